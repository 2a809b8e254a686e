import type { DeMinimisCriterion } from '../criteria/criterion.ts'
import { awardDayOf } from '../facts/award-day.ts'
import { readLedger, type LedgerEntry, type Reservation } from '../facts/ledger.ts'
import { ceilingsFor, type SharedCeiling } from '../facts/state-aid.ts'
import type { PlainDate } from '../facts/profile.ts'
import type { CompiledProgramme } from '../matching/compile.ts'
import { reservedBeside, selfId, type Facts } from '../matching/facts.ts'
import { deMinimisBasis, deMinimisRegulation, grantingState } from '../matching/legal-basis.ts'

/** An application to another call, which holds room until it is decided. */
export interface AppliedFor extends Pick<Reservation, 'programme' | 'regulation' | 'cents' | 'expectedOn'> {
  /** Another enterprise of the undertaking that has applied. */
  readonly holder: string | undefined
}

/** De minimis aid of a whole single undertaking, as it counts on the day of the award. */
export interface AidBorne {
  readonly awardOn: PlainDate
  readonly entries: readonly LedgerEntry[]
  /** What the award has to fit under: ceilings shared with aid under other regulations, and last the regulation's own. */
  readonly ceilings: readonly SharedCeiling[]
  readonly applications: readonly AppliedFor[]
  /** Enterprises joined through a natural person alone, whose aid is not counted: practice differs. */
  readonly throughPersons: readonly { readonly path: string; readonly name: string | undefined }[]
  /** Cents. */
  readonly headroom: number
  /** What pending applications would take of it, as far as their amounts are known. Cents. */
  readonly reserved: number
  /** What is left if all of them are granted when they are expected. Cents. */
  readonly available: number
}

/** Undefined for a call without de minimis aid: neither a condition on it nor any of its legal bases. */
export function aidBorne(compiled: CompiledProgramme, facts: Facts, day: PlainDate): AidBorne | undefined {
  const { programme } = compiled
  const condition = deMinimisCondition(compiled)
  const regulation = condition?.regulation ?? deMinimisRegulation(programme)
  const memberState = condition?.member_state ?? grantingState(programme)
  if (regulation === undefined || memberState === undefined) return undefined
  const awardOn = awardDayOf(programme, day)
  const query = { memberState, awardOn, regulations: [regulation] }
  const held = reservedBeside(facts, programme.slug)
  const { entries, accounts, reservations } = readLedger(facts.profile, query, facts.related, held)
  const [account] = accounts
  if (account === undefined) return undefined
  const { state, reserved, available } = account
  const self = selfId(facts)
  return {
    awardOn,
    entries,
    ceilings: ceilingsFor({ regulation, memberState, awardOn }),
    applications: reservations
      .filter(({ replacedBy }) => replacedBy === undefined)
      .map(({ profileId, ...each }) => ({
        programme: each.programme,
        regulation: each.regulation,
        cents: each.cents,
        expectedOn: each.expectedOn,
        holder: profileId === self ? undefined : facts.related.get(profileId)?.name,
      })),
    throughPersons: state.throughPersons,
    headroom: state.headroom.hi,
    reserved,
    available: available.hi,
  }
}

/** What headroom is counted by: the regulation, the call's own condition on it, the Member State that grants, and when. */
export function deMinimisAward({ programme, leaves }: CompiledProgramme, day: PlainDate) {
  const found = deMinimisBasis(programme)
  const condition = deMinimisCondition({ leaves })
  const memberState = condition?.member_state ?? grantingState(programme)
  if (found === undefined || memberState === undefined) return undefined
  return { found, condition, memberState, awardOn: awardDayOf(programme, day) }
}

/** The call's own condition on de minimis aid. */
function deMinimisCondition({ leaves }: Pick<CompiledProgramme, 'leaves'>): DeMinimisCriterion | undefined {
  return leaves.map((leaf) => leaf.criterion).find((one): one is DeMinimisCriterion => one.kind === 'de_minimis')
}
