import type { Criterion } from '../../criteria/criterion.ts'
import { isOf } from '../draft/draft.ts'
import type { Of } from '../draft/draft.ts'
import type { Reading } from '../reading.ts'

/** When those who may apply were founded, where a call tells it of several kinds of them. */

/** From one day to another, as one reading tells it; undefined of all others. */
function timeOf({ value: { criterion } }: Of<'criterion'>): { from?: string; to?: string } | undefined {
  return 'kind' in criterion && criterion.kind === 'age' && criterion.test.measure === 'started_between'
    ? criterion.test
    : undefined
}

/** Whether nobody can have been founded at both times. */
function areApart(one: Of<'criterion'>, other: Of<'criterion'>): boolean {
  const [a, b] = [timeOf(one), timeOf(other)]
  if (a === undefined || b === undefined) return false
  return (
    (a.to !== undefined && b.from !== undefined && a.to < b.from) ||
    (b.to !== undefined && a.from !== undefined && b.to < a.from)
  )
}

/**
 * "Existing: founded by the end of 2019", "new: since January 2020": both together would let nobody in, so each is of some of those who may
 * apply. Which of them, and what else is asked of these, is one question with the words of each.
 */
export function eitherOfTimes(
  readings: readonly Reading[],
  manual: readonly Reading[],
): { readings: readonly Reading[]; manual: readonly Reading[] } {
  const told = readings.filter(isOf('criterion')).filter((each) => timeOf(each) !== undefined)
  const apart = told.filter((one) => told.some((other) => areApart(one, other)))
  const [first] = apart
  if (first === undefined) return { readings, manual }
  const quotes = [...new Map(apart.map(({ quote }) => [`${quote.start}-${quote.end}`, quote])).values()]
  const isOne = (each: Reading): boolean =>
    quotes.some(({ start, end }) => each.quote.start === start && each.quote.end === end)
  const asked: Criterion = { kind: 'manual', id: '' }
  const either: Reading = {
    ...first,
    value: { field: 'criterion', criterion: { any: quotes.map(() => asked) }, places: quotes },
  }
  return {
    readings: [...readings.filter((each) => !apart.some((one) => one === each)), either],
    manual: manual.filter((each) => !isOne(each)),
  }
}
