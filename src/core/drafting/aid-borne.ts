import { readLedger, type LedgerEntry } from '../facts/ledger.ts'
import type { PlainDate } from '../facts/profile.ts'
import type { CompiledProgramme } from '../matching/compile.ts'
import type { Facts } from '../matching/facts.ts'
import { deMinimisBasis, grantingState } from '../matching/legal-basis.ts'

/** De minimis aid of a whole single undertaking, as it counts on the day of the award. */
export interface AidBorne {
  readonly awardOn: PlainDate
  readonly entries: readonly LedgerEntry[]
  /** Cents. */
  readonly headroom: number
  /** What pending applications would take of it. Cents. */
  readonly reserved: number
}

/** Undefined for a call that is not limited by a de minimis ceiling. */
export function aidBorne({ programme }: CompiledProgramme, facts: Facts, day: PlainDate): AidBorne | undefined {
  const basis = deMinimisBasis(programme)
  const memberState = grantingState(programme)
  if (basis === undefined || memberState === undefined) return undefined
  const expected = programme.expected_award_on
  const awardOn = expected !== undefined && expected > day ? expected : day
  const query = { memberState, awardOn, regulations: [basis.regulation] }
  const { entries, accounts } = readLedger(facts.profile, query, facts.related)
  const state = accounts[0]?.state
  return { awardOn, entries, headroom: state?.headroom.hi ?? 0, reserved: state?.reserved ?? 0 }
}
