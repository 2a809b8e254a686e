import { sizeAt } from '../criteria/digest.ts'
import type { PlainDate, SizeClass } from '../facts/profile.ts'
import { closesHere } from '../matching/call-now.ts'
import type { CompiledProgramme } from '../matching/compile.ts'
import { estimate, expectedAidChangesOn } from '../matching/estimate.ts'
import { explainBonuses, type ExplainedBonus } from '../matching/evaluate.ts'
import type { Facts } from '../matching/facts.ts'
import type { Estimate } from '../matching/result.ts'

/** What a match expects of an application from a later day on. */
export interface LaterAid {
  readonly on: PlainDate
  readonly estimate: Estimate
  /** What may make it another one: the conditions of the bonuses, and the size of the business where it is one. */
  readonly bonuses: readonly ExplainedBonus[]
  readonly size?: SizeClass
}

/**
 * The aid from the first day on which nothing but time makes it another one, while the call can still be applied to: another
 * rate holds, a bonus is lost. Undefined where it stays the same, or where facts decide it that nobody can tell yet.
 */
export function laterAid(compiled: CompiledProgramme, facts: Facts, day: PlainDate): LaterAid | undefined {
  const closesOn = closesHere(compiled, facts)
  const today = estimate(compiled, facts, day)
  const now = sumsOf(today)
  let on = expectedAidChangesOn(compiled, facts, day)
  for (let turns = 0; on !== undefined && turns < mostTurns; turns += 1) {
    if (closesOn !== undefined && on > closesOn) return undefined
    const later = estimate(compiled, facts, on)
    // What is not known yet, such as the accounts of the year that ends until then, says nothing of the amount.
    if (later.missing.some((path) => !today.missing.includes(path))) return undefined
    if (sumsOf(later) !== now) {
      const { decided } = sizeAt(facts, on)
      const bonuses = explainBonuses(compiled, facts, on)
      return { on, estimate: later, bonuses, ...(decided === undefined ? {} : { size: decided }) }
    }
    on = expectedAidChangesOn(compiled, facts, on)
  }
  return undefined
}

/** Of a call that never closes, days that change nothing are looked at so often. */
const mostTurns = 8

const sumsOf = ({ status, amount, min, max }: Estimate): string => JSON.stringify([status, amount, min, max])
