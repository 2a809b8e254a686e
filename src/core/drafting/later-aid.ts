import { sizeAt } from '../criteria/digest.ts'
import { earliest } from '../facts/day.ts'
import { fromCents, type Money } from '../facts/money.ts'
import type { PlainDate, SizeClass } from '../facts/profile.ts'
import { closesHere } from '../matching/call-now.ts'
import type { CompiledProgramme } from '../matching/compile.ts'
import { estimate, expectedAidChangesOn } from '../matching/estimate.ts'
import { headroomAt } from '../matching/estimate-headroom.ts'
import { explainBonuses, verdictAlone, type ExplainedBonus } from '../matching/evaluate.ts'
import type { Facts } from '../matching/facts.ts'
import type { Estimate } from '../matching/result.ts'

/** What a match expects of an application from a later day on. */
export interface LaterAid {
  readonly on: PlainDate
  readonly estimate: Estimate
  /** What may make it another one: the conditions of the bonuses, and the size of the business where it is one. */
  readonly bonuses: readonly ExplainedBonus[]
  readonly size?: SizeClass
  /** The de minimis headroom by then, where it is another one. */
  readonly headroom?: Money
}

/**
 * The aid from the first day on which nothing but time makes it another one, while the call can still be applied to and would not
 * refuse the business by then: another rate holds, a bonus is lost, earlier aid leaves the de minimis window. Undefined where it
 * stays the same, or where facts decide it that nobody can tell yet.
 */
export function laterAid(compiled: CompiledProgramme, facts: Facts, day: PlainDate): LaterAid | undefined {
  const closesOn = closesHere(compiled, facts)
  const today = estimate(compiled, facts, day)
  const now = sumsOf(today)
  let on = nextChange(compiled, facts, day)
  for (let turns = 0; on !== undefined && turns < mostTurns; turns += 1) {
    if (closesOn !== undefined && on > closesOn) return undefined
    const later = estimate(compiled, facts, on)
    // What is not known yet, such as the accounts of the year that ends until then, says nothing of the amount.
    if (later.missing.some((path) => !today.missing.includes(path))) return undefined
    if (sumsOf(later) !== now && verdictAlone(compiled, facts, { kind: 'date', date: on }) !== 'not_eligible') {
      const { decided } = sizeAt(facts, on)
      const bonuses = explainBonuses(compiled, facts, on)
      const [before, room] = [day, on].map((each) => headroomAt(compiled, facts, each)?.cents)
      return {
        on,
        estimate: later,
        bonuses,
        ...(decided === undefined ? {} : { size: decided }),
        ...(room === undefined || room === before ? {} : { headroom: fromCents(room) }),
      }
    }
    on = nextChange(compiled, facts, on)
  }
  return undefined
}

/** The next day on which rates, bonuses, accounts, size or the de minimis headroom may make the aid another one. */
const nextChange = (compiled: CompiledProgramme, facts: Facts, day: PlainDate): PlainDate | undefined =>
  earliest(expectedAidChangesOn(compiled, facts, day), headroomAt(compiled, facts, day)?.changesOn)

/** Of a call that never closes, days that change nothing are looked at so often: every year brings some. */
const mostTurns = 24

const sumsOf = ({ status, amount, min, max }: Estimate): string => JSON.stringify([status, amount, min, max])
