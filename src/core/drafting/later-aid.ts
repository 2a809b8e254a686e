import { sizeAt } from '../criteria/digest.ts'
import { addDays, earliest } from '../facts/day.ts'
import { fromCents, type Money } from '../facts/money.ts'
import type { PlainDate, SizeClass } from '../facts/profile.ts'
import { callNow, closesHere, stopsTurnOn } from '../matching/call-now.ts'
import type { CompiledProgramme } from '../matching/compile.ts'
import { estimate, expectedAidChangesOn } from '../matching/estimate.ts'
import { headroomAt } from '../matching/estimate-headroom.ts'
import { conditionsChangeOn, explainBonuses, verdictAlone, type ExplainedBonus } from '../matching/evaluate.ts'
import type { Facts } from '../matching/facts.ts'
import type { Estimate } from '../matching/result.ts'

/** What a match expects of an application from a later day on. */
export interface LaterAid {
  readonly on: PlainDate
  /** The last day of it, where it becomes another one or the call takes no application of the business any more; absent: as long as it can apply. */
  readonly until?: PlainDate
  readonly estimate: Estimate
  /** What may make it another one than before: the conditions of the bonuses, and the size of the business where it is one. */
  readonly bonuses: readonly ExplainedBonus[]
  readonly size?: SizeClass
  /** The de minimis headroom by then, where it is another one than before. */
  readonly headroom?: Money
}

/** Days that change nothing are looked at so often, of a call that never closes: every year brings some. */
const mostTurns = 24
/** So many changes are told. */
const mostTold = 4

/**
 * The aid from each day on which nothing but time makes it another one, while the call can be applied to and would not refuse the
 * business by then: another rate holds, a bonus is lost, earlier aid leaves the de minimis window. It ends where facts decide it that
 * nobody can tell yet.
 */
export function laterAid(compiled: CompiledProgramme, facts: Facts, day: PlainDate): LaterAid[] {
  const closesOn = closesHere(compiled, facts)
  const today = estimate(compiled, facts, day)
  const told: LaterAid[] = []
  let now = sumsOf(today)
  let room = headroomAt(compiled, facts, day)?.cents
  let holds = true
  const end = (on: PlainDate): void => {
    const last = told.at(-1)
    if (holds && last !== undefined) told[told.length - 1] = { ...last, until: addDays(on, -1) }
    holds = false
  }
  let on = nextChange(compiled, facts, day)
  for (let turns = 0; on !== undefined && turns < mostTurns; turns += 1) {
    if (closesOn !== undefined && on > closesOn) break
    const later = estimate(compiled, facts, on)
    // What is not known yet, such as the accounts of the year that ends until then, says nothing of the amount.
    if (later.missing.some((path) => !today.missing.includes(path))) {
      end(on)
      break
    }
    if (!canApply(compiled, facts, on)) end(on)
    else if (sumsOf(later) !== now || (!holds && told.length > 0)) {
      end(on)
      if (told.length === mostTold) break
      const { decided } = sizeAt(facts, on)
      const left = headroomAt(compiled, facts, on)?.cents
      told.push({
        on,
        estimate: later,
        bonuses: explainBonuses(compiled, facts, on),
        ...(decided === undefined ? {} : { size: decided }),
        ...(left === undefined || left === room ? {} : { headroom: fromCents(left) }),
      })
      ;[now, room, holds] = [sumsOf(later), left, true]
    }
    on = nextChange(compiled, facts, on)
  }
  return told
}

/** Whether the call takes applications on a day, and would not refuse this business. */
function canApply(compiled: CompiledProgramme, facts: Facts, day: PlainDate): boolean {
  const asOf = { kind: 'date', date: day } as const
  const { status } = callNow(compiled, facts, asOf)
  const isStopped = status === 'closed' || status === 'exhausted' || status === 'paused'
  return !isStopped && verdictAlone(compiled, facts, asOf) !== 'not_eligible'
}

/** The next day on which rates, bonuses, accounts, size, headroom, the conditions or a decided stop may make it another one. */
const nextChange = (compiled: CompiledProgramme, facts: Facts, day: PlainDate): PlainDate | undefined =>
  [
    headroomAt(compiled, facts, day)?.changesOn,
    conditionsChangeOn(compiled, facts, day),
    stopsTurnOn(compiled.call, day),
  ].reduce(earliest, expectedAidChangesOn(compiled, facts, day))

const sumsOf = ({ status, amount, min, max }: Estimate): string => JSON.stringify([status, amount, min, max])
