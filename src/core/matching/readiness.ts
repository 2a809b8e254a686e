import type { ResolvedAnchor } from '../citing/citation.ts'
import { deadlineTold } from '../facts/deadline-told.ts'
import type { HeldDocument, PlainDate, Profile } from '../facts/profile.ts'
import type { RequiredDocument } from '../facts/programme.ts'
import type { CompiledProgramme } from './compile.ts'
import { resolved } from './estimate-work.ts'
import type { Match } from './result.ts'

/** A supporting document of a call against what the business has. */
export interface DocumentState {
  document: RequiredDocument
  stage: NonNullable<RequiredDocument['stage']>
  /** The day by which it is needed; absent where the call names none for its stage. */
  neededBy?: PlainDate
  /** `expires`: at hand, and no longer accepted on the day it is needed; `unknown`: nobody said what is at hand. */
  state: 'ready' | 'expires' | 'missing' | 'unknown'
  validUntil?: PlainDate
  /** Position in the profile's documents. */
  held?: number
  anchors: readonly ResolvedAnchor[]
}

const stages = ['submission', 'inclusion', 'payment', 'completion'] as const

/** By which day each stage wants its documents, as far as the call tells. */
export type NeededBy = Partial<Record<(typeof stages)[number], PlainDate | undefined>>

/** Documents × stage × expiry, by stage. */
export function readinessOf(
  compiled: CompiledProgramme,
  profile: Profile,
  today: PlainDate,
  next: Match['next_deadline'],
): DocumentState[] {
  const days = neededBy(compiled, today, next)
  return (compiled.programme.required_documents ?? [])
    .map((document) => documentState(document, profile.documents, days, today))
    .toSorted((a, b) => stages.indexOf(a.stage) - stages.indexOf(b.stage))
}

/**
 * For an application the day it is handed in: a call where the first come are served wants it as it opens, and once it is open
 * on no set day. For inclusion the expected day of award. None that has passed, nor one for inclusion before the application's.
 */
export function neededBy(
  { programme, context }: CompiledProgramme,
  today: PlainDate,
  next: Match['next_deadline'],
): NeededBy {
  const coming = (day: PlainDate | undefined): PlainDate | undefined =>
    day !== undefined && day >= today ? day : undefined
  // Of a deadline at midnight the day that ends.
  const deadline = next?.at === undefined ? undefined : deadlineTold(next.at, next.time_zone).day.toString()
  const opens = context.opensOn !== undefined && context.opensOn > today ? context.opensOn : undefined
  const firstCome = programme.call.selection === 'first_come'
  const submission = firstCome ? opens : coming(deadline ?? context.closesOn ?? opens)
  const award = coming(programme.expected_award_on)
  const inclusion = award !== undefined && submission !== undefined && award < submission ? undefined : award
  return { submission, inclusion }
}

/** A document against what is at hand. */
export function documentState(
  document: RequiredDocument,
  held: readonly HeldDocument[] | undefined,
  days: NeededBy,
  today: PlainDate,
): DocumentState {
  const stage = document.stage ?? 'submission'
  const needed = days[stage]
  const common = {
    document,
    stage,
    ...(needed === undefined ? {} : { neededBy: needed }),
    anchors: resolved(document.citations),
  }
  if (held === undefined) return { ...common, state: 'unknown' }
  const found = held
    .map((each, at) => ({ ...each, at }))
    .filter(({ kind }) => kind === document.id)
    // The one that is accepted longest; without an end it always is.
    .toSorted((a, b) => ((a.valid_until ?? '9999') < (b.valid_until ?? '9999') ? 1 : -1))[0]
  if (found === undefined) return { ...common, state: 'missing' }
  const until = found.valid_until
  const day = needed ?? today
  return {
    ...common,
    state: until !== undefined && until < day ? 'expires' : 'ready',
    held: found.at,
    ...(until === undefined ? {} : { validUntil: until }),
  }
}
