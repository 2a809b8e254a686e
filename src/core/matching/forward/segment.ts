/**
 * Many programmes as one immutable structure. Each is one row of conditions or several alternatives (`rows.ts`);
 * conditions on activity, place and amount stand in columns with an index each, all others are shared tests.
 *
 * Programmes of one row come first: row and programme have the same number. The others follow from the next whole word on.
 */
import { lastDay } from '../../facts/day.ts'
import { compileRegions } from '../../facts/region.ts'
import { dayOf, type AsOf } from '../as-of.ts'
import { isDayUnknown, type CompiledProgramme } from '../compile.ts'
import type { CoreReference, Facts } from '../facts.ts'
import type { Place } from '../../criteria/criterion.ts'
import {
  ActivityReader,
  activityFamily,
  sameActivities,
  selectActivities,
  steadyActivities,
  type ActivityFamily,
} from './activity-column.ts'
import { amountBounds, buildAmounts, readAmounts, type AmountFamily } from './amount-column.ts'
import { firstBits, Room, setBit, without, wordsFor, type Bits } from './bits.ts'
import { callsReader, type CallsAt } from './calls-at.ts'
import { column, type Column, type Reader, type TestDay } from './column.ts'
import { IntervalBuilder } from './intervals.ts'
import { mostCounted, OpenConditions } from './open-conditions.ts'
import { PlaceReader, samePlaces, selectPlaces, steadyPlaces } from './place-column.ts'
import { PlainScores } from './plain-scores.ts'
import { rowsOf, type Literal, type Row } from './rows.ts'
import { SharedTestsBuilder, type SharedTests } from './shared-tests.ts'
import { Sifting } from './sifting.ts'
import { packedBits, packing, spansOf } from './spans.ts'
import type { Aimed } from '../score-compile.ts'

/** A programme as the index is given it. */
export interface Entry {
  readonly id: string
  compiled(): CompiledProgramme
}

/** Which programmes a question leaves, by number; beyond the programmes' words anything may stand. */
export interface Sifted {
  readonly possible: Bits
  readonly certain: Bits
  /**
   * Of those that are left: programmes with an alternative that is left and has a condition that a fact of the profile would
   * decide, or a person.
   */
  readonly someInfo: Bits
  readonly someReview: Bits
}

/** Alternatives of the same place in their programmes: programme `base + j` has its row at `from + j`, `count` of them. */
interface Slice {
  readonly from: number
  readonly count: number
}

export class Segment<E extends Entry> {
  /** By number; the numbers between the two parts have none. */
  readonly entries: readonly (E | undefined)[]
  readonly numbers: ReadonlyMap<E, number>
  /** Numbers below have one row, of the same number. */
  readonly plain: number
  /** Programmes whose expression has too many alternatives: always judged. */
  readonly unindexed: readonly number[]
  readonly scores: PlainScores
  readonly callsAt: (asOf: AsOf) => CallsAt
  readonly #slices: readonly Slice[]
  readonly #all: Bits
  readonly #columns: readonly Column[]
  readonly #tests: SharedTests
  readonly #room = new Room()
  #byId: Map<string, number> | undefined

  constructor(parts: {
    entries: readonly (E | undefined)[]
    plain: number
    unindexed: readonly number[]
    slices: readonly Slice[]
    rowCount: number
    columns: readonly Column[]
    tests: SharedTests
  }) {
    const { entries, plain, slices } = parts
    this.entries = entries
    this.numbers = new Map(entries.flatMap((entry, number) => (entry === undefined ? [] : [[entry, number]])))
    this.plain = plain
    this.unindexed = parts.unindexed
    this.#slices = slices
    this.#all = firstBits(plain, wordsFor(parts.rowCount))
    for (const { from, count } of slices) for (let i = 0; i < count; i += 1) setBit(this.#all, from + i)
    this.#columns = parts.columns
    this.#tests = parts.tests
    const compiled = entries.map((entry) => entry?.compiled())
    this.scores = new PlainScores(entries.length)
    compiled.forEach((one, number) => {
      if (one !== undefined) this.scores.put(number, one, number < plain)
    })
    this.callsAt = callsReader(compiled, wordsFor(entries.length))
  }

  /** The number of a programme by its id. */
  numberOf(id: string): number | undefined {
    this.#byId ??= new Map([...this.numbers].map(([entry, number]) => [entry.id, number]))
    return this.#byId.get(id)
  }

  /** Words of a set of programmes. */
  get words(): number {
    return wordsFor(this.entries.length)
  }

  /** Words of those of one row. */
  get plainWords(): number {
    return wordsFor(this.plain)
  }

  /** Memory of the index, without the programmes themselves. */
  get bytes(): number {
    const columns = this.#columns.reduce((sum, { bytes }) => sum + bytes, 0)
    return columns + this.#tests.bytes + this.scores.bytes + this.#all.byteLength * 4
  }

  /** `opens`: takes the open conditions of the programmes of one row down. */
  sift(facts: Facts, asOf: AsOf, opens?: OpenConditions): Sifted {
    const today = dayOf(asOf)
    const rows = new Sifting(this.#all, this.#room, opens)
    for (const one of this.#columns) one.narrow(rows, facts, today)
    this.#tests.narrow(rows, facts, today, false)
    return this.#sifted(rows)
  }

  /** The open conditions of the programmes' first rows, which is all there are of those of one row. */
  opens(facts: Facts, asOf: AsOf): OpenConditions {
    const opens = new OpenConditions(this.words)
    this.sift(facts, asOf, opens)
    return opens
  }

  /** Programmes that no condition rules out whose answer is the same on all days. */
  lasting(facts: Facts, asOf: AsOf): Bits {
    const today = dayOf(asOf)
    const rows = new Sifting(this.#all, this.#room)
    for (const one of this.#columns) if (one.lasts(facts, today)) one.narrow(rows, facts, today)
    this.#tests.narrow(rows, facts, today, true)
    return this.#sifted(rows).possible
  }

  /** Of a programme one alternative is enough. The first stand where their programmes have their numbers. */
  #sifted({ possible, info, review }: Sifting): Sifted {
    const { words, plainWords } = this
    const certain = this.#room.take(words)
    without(certain, possible, info, review)
    for (let i = plainWords; i < words; i += 1) {
      info[i] = (info[i] as number) & (possible[i] as number)
      review[i] = (review[i] as number) & (possible[i] as number)
    }
    for (let nth = 1; nth < this.#slices.length; nth += 1) {
      const { from, count } = this.#slices[nth] as Slice
      const more = from >>> 5
      const end = wordsFor(count)
      for (let i = 0; i < end; i += 1) {
        const into = plainWords + i
        const left = possible[more + i] as number
        const ask = left & (info[more + i] as number)
        const look = left & (review[more + i] as number)
        possible[into] = (possible[into] as number) | left
        certain[into] = (certain[into] as number) | (left & ~(ask | look))
        info[into] = (info[into] as number) | ask
        review[into] = (review[into] as number) | look
      }
    }
    return { possible, certain, someInfo: info, someReview: review }
  }
}

interface Shaped<E> {
  readonly entry: E
  readonly compiled: CompiledProgramme
  readonly rows: readonly Row[] | undefined
  /** Those that its rows have conditions in. */
  readonly columns: string
}

/**
 * A plain programme's conditions all have to be met, none is left out of its row, and they can be counted.
 * Built in steps, so that a large one can be built beside other work; `step` says how many programmes each takes.
 */
export function* buildSegment<E extends Entry>(
  list: readonly E[],
  reference: CoreReference,
  step = 10,
): Generator<undefined, Segment<E>> {
  const plain: Shaped<E>[] = []
  const others: Shaped<E>[] = []
  for (const [i, entry] of list.entries()) {
    const compiled = entry.compiled()
    const rows = rowsOf(compiled.root)
    const deciding = compiled.leaves.filter(({ obligation }) => !obligation).length
    const isPlain = rows?.length === 1 && rows[0]?.length === deciding && deciding <= mostCounted
    const columns = new Set((rows ?? []).flat().map((literal) => columnOf(literal, compiled)?.key ?? ''))
    const shaped = { entry, compiled, rows, columns: [...columns].toSorted().toReversed().join('\n') }
    ;(isPlain ? plain : others).push(shaped)
    if (i % step === step - 1) yield
  }
  // Rows of the same columns stand together: a column is then few runs of words.
  plain.sort(byColumns)
  // Those with most alternatives first: the nth alternatives of all of them are then one run of rows.
  others.sort((a, b) => (b.rows?.length ?? 0) - (a.rows?.length ?? 0) || byColumns(a, b))
  const base = wordsFor(plain.length) * 32
  const entries: (E | undefined)[] = [
    ...plain.map(({ entry }) => entry),
    ...Array.from({ length: base - plain.length }, () => undefined),
    ...others.map(({ entry }) => entry),
  ]
  // The first alternatives have the numbers of their programmes.
  const slices: Slice[] = []
  let rowCount = wordsFor(entries.length) * 32
  for (let nth = 0; nth < (others[0]?.rows?.length ?? 0); nth += 1) {
    const count = others.filter(({ rows }) => (rows?.length ?? 0) > nth).length
    slices.push({ from: nth === 0 ? base : rowCount, count })
    if (nth > 0) rowCount += wordsFor(count) * 32
  }
  const columns = new ColumnsBuilder(rowCount, reference)
  for (const [i, { rows, compiled }] of [...plain, ...others].entries()) {
    const other = i - plain.length
    for (const [nth, literals] of (rows ?? []).entries())
      columns.addRow(other < 0 ? i : (slices[nth] as Slice).from + other, literals, compiled)
    if (i % step === step - 1) yield
  }
  yield
  return new Segment({
    entries,
    plain: plain.length,
    unindexed: others.flatMap(({ rows }, i) => (rows === undefined ? [base + i] : [])),
    slices,
    rowCount,
    ...columns.build(),
  })
}

const byColumns = (a: Shaped<unknown>, b: Shaped<unknown>): number =>
  a.columns === b.columns ? 0 : a.columns > b.columns ? -1 : 1

/** Runs a build to its end at once. */
export function built<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** The column that a condition goes to. */
type ColumnKind =
  | { readonly key: string; readonly kind: 'activity'; readonly family: ActivityFamily }
  | { readonly key: string; readonly kind: 'region'; readonly of: Place }
  | { readonly key: string; readonly kind: 'amount'; readonly family: AmountFamily }

/** The column that a condition goes to; undefined: it is a shared test. */
function columnOf({ leaf, negated }: Literal, { programme }: CompiledProgramme): ColumnKind | undefined {
  const { criterion } = leaf
  const key = (kind: string, rest: unknown): string => `${kind} ${JSON.stringify(rest)}${negated ? ' not' : ''}`
  if (criterion.kind === 'activity') {
    const family = activityFamily(leaf)
    return family && { key: key('3', family), kind: 'activity', family }
  }
  if (criterion.kind === 'region')
    return isDayUnknown(leaf) ? undefined : { key: key('2', criterion.of), kind: 'region', of: criterion.of }
  if (criterion.kind !== 'investment_amount') return undefined
  // What counts of a plan differs between calls that say which costs count.
  if ((programme.eligible_costs ?? []).length > 0) return undefined
  const family = { currency: amountBounds(criterion).currency, unplanned: criterion.unplanned === 'met' }
  return { key: key('1', family), kind: 'amount', family }
}

/** A column while rows are added. */
interface GrowingColumn {
  readonly rows: Bits
  readonly days: Map<string, TestDay & { rows: number[] }>
  add(row: number, literal: Literal, compiled: CompiledProgramme): void
  build(): Column
}

class ColumnsBuilder {
  readonly #columns = new Map<string, GrowingColumn>()
  readonly #tests = new SharedTestsBuilder()
  readonly #words: number
  readonly #reference: CoreReference

  constructor(rowCount: number, reference: CoreReference) {
    this.#words = wordsFor(rowCount)
    this.#reference = reference
  }

  /** A second condition of a kind in a row goes to a second column of that kind. */
  addRow(row: number, literals: Row, compiled: CompiledProgramme): void {
    const seen = new Map<string, number>()
    const nth = (key: string): number => {
      const count = seen.get(key) ?? 0
      seen.set(key, count + 1)
      return count
    }
    for (const literal of literals) {
      const kind = columnOf(literal, compiled)
      if (kind === undefined) {
        this.#tests.add(row, literal, compiled, nth)
        continue
      }
      const key = `${kind.key} ${nth(kind.key)}`
      let into = this.#columns.get(key)
      if (into === undefined) this.#columns.set(key, (into = this.#open(kind, literal.negated)))
      setBit(into.rows, row)
      noteDay(into, row, literal, compiled)
      into.add(row, literal, compiled)
    }
  }

  build(): { columns: Column[]; tests: SharedTests } {
    return {
      columns: [...this.#columns.values()].map((one) => one.build()),
      tests: this.#tests.build(this.#words),
    }
  }

  #open(kind: ColumnKind, negated: boolean): GrowingColumn {
    if (kind.kind === 'activity') return this.#activities(kind.family, negated)
    return kind.kind === 'region' ? this.#places(kind.of, negated) : this.#amounts(kind.family, negated)
  }

  #activities(family: ActivityFamily, negated: boolean): GrowingColumn {
    const domain = this.#reference.activities.index[family.scheme].leaves.length
    const builder = new IntervalBuilder()
    return this.#growing(
      { aimed: 'activity', negated },
      (row, { leaf: { criterion } }, { context }) => {
        if (criterion.kind === 'activity') builder.addSet(row, context.codeSet(criterion.codes).bits, domain)
      },
      (always, packed) => {
        const index = builder.build(domain, always, packed)
        const reader = new ActivityReader(family, index, always.length)
        return {
          select: (facts, day, past) => selectActivities(family, facts, day, past),
          same: sameActivities,
          steadyUntil: (facts, today) => steadyActivities(family, facts, today),
          read: (selection, into) => {
            reader.read(selection, into)
            return false
          },
          bytes: index.bytes,
        }
      },
    )
  }

  #places(of: Place, negated: boolean): GrowingColumn {
    const { regions } = this.#reference
    const builder = new IntervalBuilder()
    return this.#growing(
      { aimed: 'region', negated },
      (row, { leaf: { criterion } }) => {
        if (criterion.kind !== 'region') return
        const { bits } = compileRegions(criterion.include, criterion.exclude, regions)
        builder.addSet(row, bits, regions.leaves.length)
      },
      (always, packed) => {
        const index = builder.build(regions.leaves.length, always, packed)
        const reader = new PlaceReader(index, always.length)
        return {
          select: (facts, day) => selectPlaces(of, facts, day),
          same: samePlaces,
          steadyUntil: (facts, today) => steadyPlaces(of, facts, today),
          read: (selection, into) => {
            reader.read(selection, into)
            return false
          },
          bytes: index.bytes,
        }
      },
    )
  }

  #amounts(family: AmountFamily, negated: boolean): GrowingColumn {
    const list: { row: number; bounds: ReturnType<typeof amountBounds>['bounds'] }[] = []
    return this.#growing(
      { aimed: undefined, negated },
      (row, { leaf: { criterion } }) => {
        if (criterion.kind === 'investment_amount') list.push({ row, bounds: amountBounds(criterion).bounds })
      },
      (always, packed) => {
        const amounts = buildAmounts(list, always, packed)
        return {
          select: () => undefined,
          same: () => true,
          steadyUntil: () => lastDay,
          read: (_selection, into, facts) => readAmounts(amounts, family, facts, into),
          bytes: amounts.index.bytes + amounts.thresholds.byteLength,
        }
      },
    )
  }

  #growing<S>(
    { aimed, negated }: { aimed: Aimed | undefined; negated: boolean },
    add: GrowingColumn['add'],
    reader: (always: Bits, packed: (row: number) => number) => Reader<S>,
  ): GrowingColumn {
    const rows = new Uint32Array(this.#words)
    const days: GrowingColumn['days'] = new Map()
    return {
      rows,
      days,
      add,
      build: () => {
        const spans = spansOf(rows)
        const packed = packing(spans)
        const free = packedBits(rows, spans).map((word) => ~word)
        const sorted = [...days.entries()]
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([, day]) => ({ ...day, rows: Uint32Array.from(day.rows, packed) }))
        // Rows without such a condition are in every answer: nothing else need be looked at. Where it must not hold, in none.
        const always = negated ? new Uint32Array(spans.words) : free
        return column({ spans, free, negated, aimed, days: sorted }, reader(always, packed))
      },
    }
  }
}

function noteDay(into: GrowingColumn, row: number, { leaf }: Literal, { context }: CompiledProgramme): void {
  const fixed = leaf.day !== undefined
  const day = leaf.day ?? context.opensOn
  if (day === undefined || leaf.criterion.kind === 'investment_amount') return
  const event = leaf.criterion.at?.event
  const past = fixed && (event === 'publication' || event === 'fixed')
  const key = `${fixed ? 1 : 0} ${past ? 1 : 0} ${day}`
  let known = into.days.get(key)
  if (known === undefined) into.days.set(key, (known = { fixed, past, day, rows: [] }))
  known.rows.push(row)
}
