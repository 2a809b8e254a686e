import type { MoneyRange, NumberRange } from '../../criteria/criterion.ts'
import { fromCents } from '../../facts/money.ts'
import type { Span } from '../../facts/text-fold.ts'
import { moneyIn } from '../figures/amounts.ts'
import { negation } from './condition-gate.ts'
import type { Bare, ConditionSentence, Recogniser } from './condition-sentence.ts'
import { countsIn } from '../figures/counts.ts'
import { withDigits } from '../figures/number-words.ts'
import { size } from './size-conditions.ts'
import type { Block } from '../text/source-text.ts'
import { headcount } from './staffing.ts'
import { betweenPlaces } from '../figures/stated-twice.ts'
import { closedYears } from './ages.ts'

/** What a second place of the document says of a condition, where one sentence tells both: "page 9 asks for two years, page 21 for three". */

/** The second part of a sentence that tells two places; undefined where the next part belongs to no such sentence. */
export function secondPlace(
  block: Block,
  first: Span,
  second: Span | undefined,
): Pick<ConditionSentence, 'folded' | 'plain' | 'range' | 'negative'> | undefined {
  if (second === undefined) return undefined
  const whole = block.folded.folded.slice(first.start, second.end)
  const joint = betweenPlaces(whole)
  if (joint === undefined || first.start + joint.index !== first.end) return undefined
  const folded = block.folded.folded.slice(second.start, second.end)
  return { folded, plain: folded, range: second, negative: negation.test(folded) }
}

/** The same condition as the second place has it: in its own words, or by the only number that it tells. */
export function toldThere(criterion: Bare, second: ConditionSentence): Bare | undefined {
  const readers: readonly Recogniser[] = [headcount, size, closedYears]
  const own = readers.flatMap((read) => read(second, true)).find(({ kind }) => kind === criterion.kind)
  if (own !== undefined) return JSON.stringify(own) === JSON.stringify(criterion) ? undefined : own
  const money = moneyIn(second.folded)[0]?.values[0]
  const [count, more] = countsIn(withDigits(second.folded), /^\s*(?:εμε|εργαζ|χρησ|ατομ|employ|staff|people)/u)
  if (criterion.kind === 'accounts' && money !== undefined) {
    const range = replaced<MoneyRange>(criterion.range, fromCents(money, 'EUR'))
    return range === undefined ? undefined : { ...criterion, range }
  }
  if (count === undefined || more !== undefined) return undefined
  if (criterion.kind === 'headcount') {
    const range = replaced<NumberRange>(criterion.range, count.value)
    return range === undefined ? undefined : { ...criterion, range }
  }
  if (criterion.kind !== 'age' || criterion.test.measure !== 'closed_full_fiscal_years') return undefined
  const range = replaced<NumberRange>(criterion.test.range, count.value)
  return range === undefined ? undefined : { ...criterion, test: { ...criterion.test, range } }
}

/** A range of one end with another figure at it. */
function replaced<R extends object>(range: R, figure: R[keyof R]): R | undefined {
  const [end, ...more] = Object.keys(range)
  return end === undefined || more.length > 0 ? undefined : ({ [end]: figure } as R)
}
