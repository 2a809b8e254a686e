/**
 * Many programmes as one immutable structure. Each is one row of conditions or several alternatives (`rows.ts`);
 * conditions on activity, place and amount stand in columns with an index each, all others are shared tests.
 *
 * Programmes of one row come first: row and programme have the same number. The others follow from the next whole word on.
 */
import { compileRegions } from '../../facts/region.ts'
import { dayOf, type AsOf } from '../as-of.ts'
import type { CompiledProgramme } from '../compile.ts'
import type { CoreReference, Facts } from '../facts.ts'
import {
  ActivityReader,
  activityFamily,
  sameActivities,
  selectActivities,
  steadyActivities,
} from './activity-column.ts'
import { amountBounds, buildAmounts, readAmounts } from './amount-column.ts'
import { firstBits, setBit, wordsFor, type Bits } from './bits.ts'
import { callsReader, type CallsAt } from './calls-at.ts'
import { column, lastDay, type Column, type Reader, type TestDay } from './column.ts'
import { IntervalBuilder } from './intervals.ts'
import { mostCounted, type OpenConditions } from './open-conditions.ts'
import { PlaceReader, samePlaces, selectPlaces, steadyPlaces } from './place-column.ts'
import { PlainScores } from './plain-scores.ts'
import { rowsOf, type Literal, type Row } from './rows.ts'
import { SharedTestsBuilder, type SharedTests } from './shared-tests.ts'
import { Sifting } from './sifting.ts'
import type { Aimed } from '../score-compile.ts'

/** A programme as the index is given it. */
export interface Entry {
  readonly id: string
  compiled(): CompiledProgramme
}

/** Which programmes a question leaves, by number. */
export interface Sifted {
  readonly possible: Bits
  readonly certain: Bits
  /** Programmes with an alternative that is left and has a condition that a fact of the profile would decide, or a person. */
  readonly someInfo: Bits
  readonly someReview: Bits
  /** Of the programmes of one row. */
  readonly opens: OpenConditions
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
  readonly #rows: Sifting
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
    this.#rows = new Sifting(this.#all.length, this.plainWords)
    const compiled = entries.map((entry) => entry?.compiled())
    this.scores = new PlainScores(entries.length)
    compiled.forEach((one, number) => {
      if (one !== undefined) this.scores.put(number, one)
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

  sift(facts: Facts, asOf: AsOf): Sifted {
    const today = dayOf(asOf)
    const rows = this.#rows
    rows.begin(this.#all)
    for (const one of this.#columns) one.narrow(rows, facts, today)
    this.#tests.narrow(rows, facts, today, false)
    return this.#sifted(rows)
  }

  /** Programmes that no condition rules out whose answer is the same on all days. */
  lasting(facts: Facts, asOf: AsOf): Bits {
    const today = dayOf(asOf)
    const rows = this.#rows
    rows.begin(this.#all)
    for (const one of this.#columns) if (one.lasts(facts, today)) one.narrow(rows, facts, today)
    this.#tests.narrow(rows, facts, today, true)
    return this.#sifted(rows).possible
  }

  /** Of a programme one alternative is enough; the room of the rows is free again. */
  #sifted({ possible, info, review, opens }: Sifting): Sifted {
    const { words } = this
    const room = new Uint32Array(words * 4)
    const [may, does, asks, looks] = [0, 1, 2, 3].map((part) => room.subarray(part * words, (part + 1) * words)) as [
      Bits,
      Bits,
      Bits,
      Bits,
    ]
    const put = (from: number, into: number, count: number): void => {
      for (let i = 0; i < count; i += 1) {
        const left = possible[from + i] as number
        const [ask, look] = [info[from + i] as number, review[from + i] as number]
        may[into + i] = (may[into + i] as number) | left
        does[into + i] = (does[into + i] as number) | (left & ~(ask | look))
        asks[into + i] = (asks[into + i] as number) | (left & ask)
        looks[into + i] = (looks[into + i] as number) | (left & look)
      }
    }
    const { plainWords } = this
    put(0, 0, plainWords)
    for (const { from, count } of this.#slices) put(from >>> 5, plainWords, wordsFor(count))
    return { possible: may, certain: does, someInfo: asks, someReview: looks, opens }
  }
}

interface Shaped<E> {
  readonly entry: E
  readonly compiled: CompiledProgramme
  readonly rows: readonly Row[] | undefined
}

/**
 * A plain programme's conditions all have to be met, none is left out of its row, and they can be counted.
 * Built in steps, so that a large one can be built beside other work; `step` says how many programmes each takes. */
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
    ;(isPlain ? plain : others).push({ entry, compiled, rows })
    if (i % step === step - 1) yield
  }
  // Those with most alternatives first: the nth alternatives of all of them are then one run of rows.
  others.sort((a, b) => (b.rows?.length ?? 0) - (a.rows?.length ?? 0))
  const base = wordsFor(plain.length) * 32
  const entries: (E | undefined)[] = [
    ...plain.map(({ entry }) => entry),
    ...Array.from({ length: base - plain.length }, () => undefined),
    ...others.map(({ entry }) => entry),
  ]
  const slices: Slice[] = []
  let rowCount = base
  for (let nth = 0; nth < (others[0]?.rows?.length ?? 0); nth += 1) {
    const count = others.filter(({ rows }) => (rows?.length ?? 0) > nth).length
    slices.push({ from: rowCount, count })
    rowCount += wordsFor(count) * 32
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

/** Runs a build to its end at once. */
export function built<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** A column while rows are added. */
interface GrowingColumn {
  readonly aimed: Aimed | undefined
  readonly rows: Bits
  readonly negated: Bits
  anyNegated: boolean
  readonly days: Map<string, TestDay & { rows: number[] }>
  add(row: number, literal: Literal, compiled: CompiledProgramme): void
  build(): Column
}

class ColumnsBuilder {
  readonly #columns = new Map<string, GrowingColumn>()
  readonly #tests = new SharedTestsBuilder()
  readonly #rowCount: number
  readonly #words: number
  readonly #reference: CoreReference

  constructor(rowCount: number, reference: CoreReference) {
    this.#rowCount = rowCount
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
      const kind = this.#kindOf(literal, compiled)
      if (kind === undefined) {
        this.#tests.add(row, literal, compiled, nth)
        continue
      }
      const key = `${kind.key} ${nth(kind.key)}`
      let into = this.#columns.get(key)
      if (into === undefined) this.#columns.set(key, (into = kind.open()))
      setBit(into.rows, row)
      if (literal.negated) {
        setBit(into.negated, row)
        into.anyNegated = true
      }
      this.#noteDay(into, row, literal, compiled)
      into.add(row, literal, compiled)
    }
  }

  build(): { columns: Column[]; tests: SharedTests } {
    return {
      columns: [...this.#columns.values()].map((one) => one.build()),
      tests: this.#tests.build(this.#words),
    }
  }

  #noteDay(into: GrowingColumn, row: number, { leaf }: Literal, { context }: CompiledProgramme): void {
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

  /** The column that a condition goes to; undefined: it is a shared test. */
  #kindOf({ leaf }: Literal, { programme }: CompiledProgramme): { key: string; open: () => GrowingColumn } | undefined {
    const { criterion } = leaf
    if (criterion.kind === 'activity') {
      const family = activityFamily(leaf)
      return family && { key: JSON.stringify(family), open: () => this.#activities(family) }
    }
    if (criterion.kind === 'region') return { key: criterion.of, open: () => this.#places(criterion.of) }
    if (criterion.kind !== 'investment_amount') return undefined
    // One that is met without a plan is no bound alone.
    if (criterion.unplanned !== undefined) return undefined
    // What counts of a plan differs between calls that say which costs count.
    if ((programme.eligible_costs ?? []).length > 0) return undefined
    const { currency } = amountBounds(criterion)
    return { key: `amount ${currency}`, open: () => this.#amounts(currency) }
  }

  #activities(family: NonNullable<ReturnType<typeof activityFamily>>): GrowingColumn {
    const domain = this.#reference.activities.index[family.scheme].leaves.length
    const builder = new IntervalBuilder()
    return this.#growing(
      'activity',
      (row, { leaf: { criterion } }, { context }) => {
        if (criterion.kind === 'activity') builder.addSet(row, context.codeSet(criterion.codes).bits, domain)
      },
      () => {
        const index = builder.build(domain, this.#rowCount)
        const reader = new ActivityReader(family, index, this.#words)
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

  #places(of: 'any_establishment' | 'headquarters' | 'investment_site'): GrowingColumn {
    const { regions } = this.#reference
    const builder = new IntervalBuilder()
    return this.#growing(
      'region',
      (row, { leaf: { criterion } }) => {
        if (criterion.kind !== 'region') return
        const { bits } = compileRegions(criterion.include, criterion.exclude, regions)
        builder.addSet(row, bits, regions.leaves.length)
      },
      () => {
        const index = builder.build(regions.leaves.length, this.#rowCount)
        const reader = new PlaceReader(index, this.#words)
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

  #amounts(currency: string): GrowingColumn {
    const list: { row: number; bounds: ReturnType<typeof amountBounds>['bounds'] }[] = []
    return this.#growing(
      undefined,
      (row, { leaf: { criterion } }) => {
        if (criterion.kind === 'investment_amount') list.push({ row, bounds: amountBounds(criterion).bounds })
      },
      () => {
        const amounts = buildAmounts(list, this.#rowCount)
        return {
          select: () => undefined,
          same: () => true,
          steadyUntil: () => lastDay,
          read: (_selection, into, facts) => readAmounts(amounts, currency, facts, into),
          bytes: amounts.index.bytes + amounts.thresholds.byteLength,
        }
      },
    )
  }

  #growing<S>(aimed: Aimed | undefined, add: GrowingColumn['add'], reader: () => Reader<S>): GrowingColumn {
    const rows = new Uint32Array(this.#words)
    const negated = new Uint32Array(this.#words)
    const days: GrowingColumn['days'] = new Map()
    const growing: GrowingColumn = {
      aimed,
      rows,
      negated,
      anyNegated: false,
      days,
      add,
      build: () => {
        const free = rows.map((word) => ~word)
        const sorted = [...days.entries()]
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([, day]) => ({ ...day, rows: Uint32Array.from(day.rows) }))
        const shape = { free, negated: growing.anyNegated ? negated : undefined, aimed, days: sorted }
        return column(shape, reader(), this.#words)
      },
    }
    return growing
  }
}
