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
import { firstBits, lowest, setBit, wordsFor, type Bits } from './bits.ts'
import { callsReader, type CallsAt } from './calls-at.ts'
import { column, lastDay, type Column, type Reader, type TestDay } from './column.ts'
import { IntervalBuilder } from './intervals.ts'
import { mostCounted } from './open-counts.ts'
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
  /** Programmes that no condition rules out whose answer is the same on all days. */
  readonly undecided: Bits
  /** Programmes with a condition that a fact of the profile would decide, or a person. */
  readonly someInfo: Bits
  readonly someReview: Bits
  /** By row; of the programmes of one row, by programme. */
  readonly rows: Sifting
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
  readonly #owners: Uint32Array
  readonly #base: number
  readonly #all: Bits
  readonly #columns: readonly Column[]
  readonly #tests: SharedTests
  #byId: Map<string, number> | undefined

  constructor(parts: {
    entries: readonly (E | undefined)[]
    plain: number
    unindexed: readonly number[]
    owners: Uint32Array
    columns: readonly Column[]
    tests: SharedTests
  }) {
    const { entries, plain, owners } = parts
    this.entries = entries
    this.numbers = new Map(entries.flatMap((entry, number) => (entry === undefined ? [] : [[entry, number]])))
    this.plain = plain
    this.unindexed = parts.unindexed
    this.#owners = owners
    this.#base = wordsFor(plain) * 32
    this.#all = firstBits(plain, wordsFor(this.#base + owners.length))
    for (let i = 0; i < owners.length; i += 1) setBit(this.#all, this.#base + i)
    this.#columns = parts.columns
    this.#tests = parts.tests
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

  /** Memory of the index, without the programmes themselves. */
  get bytes(): number {
    const columns = this.#columns.reduce((sum, { bytes }) => sum + bytes, 0)
    return columns + this.#tests.bytes + this.scores.bytes + this.#all.byteLength + this.#owners.byteLength
  }

  sift(facts: Facts, asOf: AsOf): Sifted {
    const today = dayOf(asOf)
    const rows = new Sifting(this.#all, wordsFor(this.plain))
    const moving: Column[] = []
    for (const one of this.#columns) {
      if (one.lasts(facts, today)) one.narrow(rows, facts, today)
      else moving.push(one)
    }
    this.#tests.narrow(rows, facts, today, true)
    const lasting = rows.possible.slice()
    for (const one of moving) one.narrow(rows, facts, today)
    this.#tests.narrow(rows, facts, today, false)
    const { possible, certain, someInfo, someReview } = rows
    return {
      possible: this.#ofProgrammes(possible),
      undecided: this.#ofProgrammes(lasting),
      certain: this.#ofProgrammes(certain, possible),
      someInfo: this.#ofProgrammes(someInfo),
      someReview: this.#ofProgrammes(someReview),
      rows,
    }
  }

  /** One alternative is enough. A row counts where it is also `within`. */
  #ofProgrammes(rows: Bits, within: Bits = rows): Bits {
    const bits = new Uint32Array(this.words)
    const plainWords = this.#base >>> 5
    for (let i = 0; i < plainWords; i += 1) bits[i] = (rows[i] as number) & (within[i] as number)
    for (let i = plainWords; i < rows.length; i += 1) {
      for (let word = (rows[i] as number) & (within[i] as number); word !== 0; word &= word - 1) {
        setBit(bits, this.#owners[i * 32 + lowest(word) - this.#base] as number)
      }
    }
    return bits
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
  const base = wordsFor(plain.length) * 32
  const entries: (E | undefined)[] = [
    ...plain.map(({ entry }) => entry),
    ...Array.from({ length: base - plain.length }, () => undefined),
    ...others.map(({ entry }) => entry),
  ]
  const owners = others.flatMap(({ rows }, i) => (rows ?? []).map(() => base + i))
  const rowCount = base + owners.length
  const columns = new ColumnsBuilder(rowCount, reference)
  let row = 0
  for (const [i, shaped] of [...plain, ...others].entries()) {
    if (i === plain.length) row = base
    for (const literals of shaped.rows ?? []) columns.addRow((row += 1) - 1, literals, shaped.compiled)
    if (i % step === step - 1) yield
  }
  yield
  return new Segment({
    entries,
    plain: plain.length,
    unindexed: others.flatMap(({ rows }, i) => (rows === undefined ? [base + i] : [])),
    owners: Uint32Array.from(owners),
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
  readonly days: Map<string, TestDay & { rows: Bits }>
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
    if (known === undefined) into.days.set(key, (known = { fixed, past, day, rows: new Uint32Array(this.#words) }))
    setBit(known.rows, row)
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
        const sorted = [...days.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, day]) => day)
        const shape = { free, negated: growing.anyNegated ? negated : undefined, aimed, days: sorted }
        return column(shape, reader(), this.#words)
      },
    }
    return growing
  }
}
