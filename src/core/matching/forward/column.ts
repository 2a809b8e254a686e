/**
 * A column: at most one condition of a kind for each row, all answered at once. Most are tested on the day of the question;
 * rows whose test day is another (a fixed day, or the opening of a call that has not opened) are answered again where on
 * that day other facts answer.
 */
import { lastDay } from '../../facts/day.ts'
import type { PlainDate } from '../../facts/profile.ts'
import type { Facts } from '../facts.ts'
import type { Aimed } from '../score-compile.ts'
import { hasBit, type Bits } from './bits.ts'
import { makeReading, spellOut, type Reading } from './reading.ts'
import type { Sifting } from './sifting.ts'
import type { Spans } from './spans.ts'

/** When a row's condition is tested. */
export interface TestDay {
  /** A day that the call fixes; otherwise the day is the opening of the call, if that is later than the question's. */
  readonly fixed: boolean
  readonly day: PlainDate
  /** A day in the past of the facts: dates that are missing leave it open. */
  readonly past: boolean
}

export interface DayRows extends TestDay {
  readonly rows: Uint32Array
}

export interface Shape {
  /** The words that have a row with such a condition; all other bits of a column are of these words alone. */
  readonly spans: Spans
  /** Rows without such a condition. */
  readonly free: Bits
  /** The conditions must not hold. */
  readonly negated: boolean
  readonly aimed: Aimed | undefined
  /** Of the test days other than the question's own, in order. */
  readonly days: readonly DayRows[]
}

/** How the facts of a day are chosen and read. */
export interface Reader<S> {
  select(facts: Facts, day: PlainDate, past: boolean): S
  same(a: S, b: S): boolean
  /** The last day on which the same facts answer as today, where that is known at once. */
  steadyUntil(facts: Facts, today: PlainDate): PlainDate
  /** Answers for every row; says whether what is open is for a person to look at. */
  read(selection: S, into: Reading, facts: Facts): boolean
  readonly bytes: number
}

export interface Column {
  /** The answer is the same on all days to come. */
  lasts(facts: Facts, today: PlainDate): boolean
  narrow(sifting: Sifting, facts: Facts, today: PlainDate): void
  readonly bytes: number
}

export function column<S>(shape: Shape, reader: Reader<S>): Column {
  const { words, ends } = shape.spans
  const main = makeReading(words)
  const other = makeReading(words)
  const lists = shape.days.reduce((sum, { rows }) => sum + rows.byteLength, ends.byteLength)
  // Calls that have opened are tested today: of thousands of openings few are to come, and they are told apart once a day.
  let ahead: { today: PlainDate; days: readonly DayRows[] } | undefined
  const daysAhead = (today: PlainDate): readonly DayRows[] => {
    if (ahead?.today !== today) ahead = { today, days: shape.days.filter(({ fixed, day }) => fixed || day > today) }
    return ahead.days
  }
  const onOtherDays = (now: S, facts: Facts, today: PlainDate, days: readonly DayRows[]): void => {
    const steady = reader.steadyUntil(facts, today)
    let last: S | undefined
    for (const { day, past, rows } of days) {
      if (!past && day >= today && day <= steady) continue
      const then = reader.select(facts, day, past)
      if (reader.same(then, now)) continue
      if (last === undefined || !reader.same(then, last)) {
        spellOut(main)
        reader.read(then, other, facts)
        spellOut(other)
        last = then
      }
      replace(main, other, rows)
    }
  }
  return {
    bytes: reader.bytes + lists + words * 4 * 5,
    lasts: (facts, today) => reader.steadyUntil(facts, today) >= lastDay,
    narrow(sifting, facts, today) {
      const now = reader.select(facts, today, false)
      const review = reader.read(now, main, facts)
      const days = daysAhead(today)
      if (days.length > 0) onOtherDays(now, facts, today, days)
      sifting.narrow(main, shape, review)
    },
  }
}

function replace(into: Reading, by: Reading, rows: Uint32Array): void {
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] as number
    copyBit(into.possible, by.possible, row)
    copyBit(into.certain, by.certain, row)
  }
}

function copyBit(into: Bits, from: Bits, at: number): void {
  const word = at >>> 5
  const bit = 1 << (at & 31)
  into[word] = hasBit(from, at) ? (into[word] as number) | bit : (into[word] as number) & ~bit
}
