/**
 * A column: the conditions of a kind that read the same of a business, all answered at once. It has parts: the first such
 * condition of each row, the second, and those that must not hold; an answer has the words of one part after the other's.
 * Most conditions are tested on the day of the question; rows whose test day is another (a fixed day, or the opening of a call
 * that has not opened) are answered again where on that day other facts answer.
 */
import { lastDay } from '../../facts/day.ts'
import type { PlainDate } from '../../facts/profile.ts'
import type { Facts } from '../facts.ts'
import type { Aimed } from '../score-compile.ts'
import { hasBit, type Bits } from './bits.ts'
import { makeReading, write, type Reading } from './reading.ts'
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
  /** By their places in an answer. */
  readonly rows: Uint32Array
}

/** At most one condition of each row. */
export interface Part {
  /** The words that have a row with such a condition; an answer has bits for these alone. */
  readonly spans: Spans
  /** Where in an answer its words begin. */
  readonly begin: number
  /** Rows without such a condition. */
  readonly free: Bits
  /** The conditions must not hold. */
  readonly negated: boolean
  readonly aimed: Aimed | undefined
}

export interface Shape {
  readonly parts: readonly Part[]
  /** Words of an answer. */
  readonly words: number
  /** Of the test days other than the question's own, in order. */
  readonly days: readonly DayRows[]
}

/** How the facts of a day are chosen and read. */
export interface Reader<S> {
  select(facts: Facts, day: PlainDate, past: boolean): S
  same(a: S, b: S): boolean
  /** The last day on which the same facts answer as those selected for today, where that is known at once. */
  steadyUntil(now: S, facts: Facts, today: PlainDate): PlainDate
  /** Answers for every row; says whether what is open is for a person to look at. */
  read(selection: S, into: Reading, facts: Facts): boolean
  /** What `read` answers from. */
  readonly states: Bits
  readonly bytes: number
}

export interface Column {
  /** The answer is the same on all days to come. */
  lasts(facts: Facts, today: PlainDate): boolean
  narrow(sifting: Sifting, facts: Facts, today: PlainDate): void
  readonly bytes: number
}

export function column<S>(shape: Shape, reader: Reader<S>): Column {
  const { parts, words } = shape
  const main = makeReading(words, reader.states)
  const other = makeReading(words, reader.states)
  const lists = [...shape.days.map(({ rows }) => rows), ...parts.map(({ spans }) => spans.ends)]
  // Calls that have opened are tested today: of thousands of openings few are to come, and they are told apart once a day.
  let ahead: DaysAhead | undefined
  const daysAhead = (today: PlainDate): DaysAhead =>
    ahead?.today === today ? ahead : (ahead = daysFrom(today, shape.days))
  const onOtherDays = (now: S, facts: Facts, today: PlainDate, { days, latest }: DaysAhead): void => {
    const steady = reader.steadyUntil(now, facts, today)
    if (steady >= latest) return
    let last: S | undefined
    for (const { day, past, rows } of days) {
      if (!past && day >= today && day <= steady) continue
      const then = reader.select(facts, day, past)
      if (reader.same(then, now)) continue
      if (last === undefined || !reader.same(then, last)) {
        write(main)
        reader.read(then, other, facts)
        write(other)
        last = then
      }
      replace(main, other, rows)
    }
  }
  return {
    bytes: lists.reduce((sum, { byteLength }) => sum + byteLength, reader.bytes + words * 4 * 5),
    lasts: (facts, today) => reader.steadyUntil(reader.select(facts, today, false), facts, today) >= lastDay,
    narrow(sifting, facts, today) {
      const now = reader.select(facts, today, false)
      const review = reader.read(now, main, facts)
      const others = daysAhead(today)
      if (others.days.length > 0) onOtherDays(now, facts, today, others)
      for (let i = 0; i < parts.length; i += 1) sifting.narrow(main, parts[i] as Part, review)
    },
  }
}

/** The test days that are not today, as seen on a day. */
interface DaysAhead {
  readonly today: PlainDate
  readonly days: readonly DayRows[]
  /** Where the facts stay the same until then, they are the same on all of the days. */
  readonly latest: PlainDate
}

function daysFrom(today: PlainDate, all: readonly DayRows[]): DaysAhead {
  const days = all.filter(({ fixed, day }) => fixed || day > today)
  const earlier = days.some(({ past, day }) => past || day < today)
  const latest = days.reduce((last, { day }) => (day > last ? day : last), today)
  return { today, days, latest: earlier ? beyond : latest }
}

/** After every day that can be written. */
const beyond = '~'

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
