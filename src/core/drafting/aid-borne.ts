import type { DeMinimisCriterion } from '../criteria/criterion.ts'
import { awardDayOf } from '../facts/award-day.ts'
import { readLedger, type LedgerEntry } from '../facts/ledger.ts'
import { ceilingsFor, type SharedCeiling } from '../facts/state-aid.ts'
import type { PlainDate } from '../facts/profile.ts'
import type { CompiledProgramme } from '../matching/compile.ts'
import type { Facts } from '../matching/facts.ts'
import { deMinimisBasis, deMinimisRegulation, grantingState } from '../matching/legal-basis.ts'

/** De minimis aid of a whole single undertaking, as it counts on the day of the award. */
export interface AidBorne {
  readonly awardOn: PlainDate
  readonly entries: readonly LedgerEntry[]
  /** What the award has to fit under: ceilings shared with aid under other regulations, and last the regulation's own. */
  readonly ceilings: readonly SharedCeiling[]
  /** Cents. */
  readonly headroom: number
  /** What pending applications would take of it. Cents. */
  readonly reserved: number
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
  const { entries, accounts } = readLedger(facts.profile, query, facts.related)
  const state = accounts[0]?.state
  const ceilings = ceilingsFor({ regulation, memberState, awardOn })
  return { awardOn, entries, ceilings, headroom: state?.headroom.hi ?? 0, reserved: state?.reserved ?? 0 }
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
