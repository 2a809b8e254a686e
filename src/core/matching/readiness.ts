import type { ResolvedAnchor } from '../citing/citation.ts'
import type { HeldDocument, PlainDate, Profile } from '../facts/profile.ts'
import type { RequiredDocument } from '../facts/programme.ts'
import type { CompiledProgramme } from './compile.ts'
import { resolved } from './estimate.ts'

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

/**
 * Documents × stage × expiry: what is needed for an application on the day it is handed in (a call where the first come are
 * served is handed in as it opens), for inclusion on the expected day of award.
 */
export function readinessOf(
  { programme, context }: CompiledProgramme,
  profile: Profile,
  today: PlainDate,
  deadline: PlainDate | undefined,
): DocumentState[] {
  const firstCome = programme.call.selection === 'first_come'
  const opens = context.opensOn !== undefined && context.opensOn > today ? context.opensOn : undefined
  const submission = firstCome ? (opens ?? today) : (deadline ?? context.closesOn ?? opens)
  const days: Partial<Record<(typeof stages)[number], PlainDate | undefined>> = {
    submission,
    inclusion: programme.expected_award_on,
  }
  return (programme.required_documents ?? [])
    .map((document) => stateOf(document, profile.documents, days[document.stage ?? 'submission'], today))
    .toSorted((a, b) => stages.indexOf(a.stage) - stages.indexOf(b.stage))
}

function stateOf(
  document: RequiredDocument,
  held: readonly HeldDocument[] | undefined,
  neededBy: PlainDate | undefined,
  today: PlainDate,
): DocumentState {
  const common = {
    document,
    stage: document.stage ?? 'submission',
    ...(neededBy === undefined ? {} : { neededBy }),
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
  const day = neededBy ?? today
  return {
    ...common,
    state: until !== undefined && until < day ? 'expires' : 'ready',
    held: found.at,
    ...(until === undefined ? {} : { validUntil: until }),
  }
}
