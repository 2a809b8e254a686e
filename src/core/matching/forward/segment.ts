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
  ActivityChoice,
  ActivityReader,
  activityFamily,
  isScattered,
  sameActivities,
  type ActivityFamily,
} from './activity-column.ts'
import { amountBounds, buildAmounts, readAmounts, type AmountFamily } from './amount-column.ts'
import { firstBits, Room, setBit, wordsFor, type Bits } from './bits.ts'
import { callsReader, type CallsAt } from './calls-at.ts'
import { column, type Column, type Part, type Reader, type TestDay } from './column.ts'
import { IntervalBuilder, type Placed } from './intervals.ts'
import { mostCounted, OpenConditions } from './open-conditions.ts'
import { PlaceReader, samePlaces, selectPlaces, steadyPlaces } from './place-column.ts'
import { PlainScores } from './plain-scores.ts'
import { rowsOf, type Literal, type Row } from './rows.ts'
import { SharedTestsBuilder, type SharedTests } from './shared-tests.ts'
import { Sifting } from './sifting.ts'
import { packedBits, packing, spansOf } from './spans.ts'
import { IdRanks } from './top.ts'
import { keptIn, spansIn, wordMemory, type WordMemory } from './word-memory.ts'
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
  /** The programmes' order by id. */
  readonly ranks: IdRanks
  /** Room for lists of numbers, as long as one question is answered. */
  readonly links: Int32Array
  readonly callsAt: (asOf: AsOf) => CallsAt
  readonly #slices: readonly Slice[]
  readonly #all: Bits
  readonly #columns: readonly Column[]
  readonly #tests: SharedTests
  readonly #room = new Room()
  readonly #memory: WordMemory
  readonly #sifting: Sifting
  /** What a question says of the programmes, as long as the next one is not asked. */
  readonly #answer: Sifted
  #byId: Map<string, number> | undefined

  constructor(parts: {
    entries: readonly (E | undefined)[]
    plain: number
    unindexed: readonly number[]
    slices: readonly Slice[]
    rowCount: number
    columns: readonly Column[]
    tests: SharedTests
    memory: WordMemory
  }) {
    const { entries, plain, slices, memory } = parts
    this.entries = entries
    this.numbers = new Map(entries.flatMap((entry, number) => (entry === undefined ? [] : [[entry, number]])))
    this.plain = plain
    this.unindexed = parts.unindexed
    this.#slices = slices
    this.#all = firstBits(plain, wordsFor(parts.rowCount))
    for (const { from, count } of slices) for (let i = 0; i < count; i += 1) setBit(this.#all, from + i)
    this.#memory = memory
    this.#sifting = new Sifting(this.#all.length, memory)
    const { possible, info, review } = this.#sifting
    const [may, ask, look] = [possible, info, review].map((rows) => rows.subarray(0, this.words)) as [Bits, Bits, Bits]
    this.#answer = { possible: may, certain: memory.take(this.words), someInfo: ask, someReview: look }
    this.#columns = parts.columns
    this.#tests = parts.tests
    const compiled = entries.map((entry) => entry?.compiled())
    this.scores = new PlainScores(entries.length)
    compiled.forEach((one, number) => {
      if (one !== undefined) this.scores.put(number, one, number < plain)
    })
    this.ranks = new IdRanks(entries.map((entry) => entry?.id))
    this.links = new Int32Array(entries.length)
    this.callsAt = callsReader(compiled, wordsFor(entries.length), this.scores.most)
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
    return (
      columns +
      this.#tests.bytes +
      this.scores.bytes +
      this.ranks.bytes +
      this.links.byteLength +
      this.#all.byteLength * 5
    )
  }

  /** Of it, what the runtime does not tell of. */
  get outsideBytes(): number {
    return this.#memory.bytes
  }

  /** `opens`: takes the open conditions of the programmes of one row down. */
  sift(facts: Facts, asOf: AsOf, opens?: OpenConditions): Sifted {
    const today = dayOf(asOf)
    const rows = this.#sifting
    rows.begin(this.#all, opens)
    this.#tests.narrow(rows, facts, today, false)
    for (const one of this.#columns) one.narrow(rows, facts, today)
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
    const rows = this.#sifting
    rows.begin(this.#all, undefined)
    for (const one of this.#columns) if (one.lasts(facts, today)) one.narrow(rows, facts, today)
    this.#tests.narrow(rows, facts, today, true)
    return this.#sifted(rows).possible
  }

  /** Of a programme one alternative is enough. The first stand where their programmes have their numbers. */
  #sifted({ possible, info, review }: Sifting): Sifted {
    const { words, plainWords } = this
    const { certain } = this.#answer
    this.#memory.loops.without(certain, possible, info, review)
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
    const { someInfo, someReview } = this.#answer
    return {
      possible: this.#kept(this.#answer.possible),
      certain: this.#kept(certain),
      someInfo: this.#kept(someInfo),
      someReview: this.#kept(someReview),
    }
  }

  /** For as long as somebody asks for it. */
  #kept(bits: Bits): Bits {
    const kept = this.#room.take(bits.length)
    kept.set(bits)
    return kept
  }
}

interface Shaped<E> {
  readonly entry: E
  readonly compiled: CompiledProgramme
  readonly rows: readonly Row[] | undefined
  /** The parts of columns that its rows have conditions in. */
  readonly parts: ReadonlySet<string>
}

/**
 * A plain programme's conditions all have to be met, none is left out of its row, and they can be counted.
 * Built in steps, so that a large one can be built beside other work; `step` says how many programmes each takes.
 */
export function* buildSegment<E extends Entry>(
  list: readonly E[],
  reference: CoreReference,
  { step = 10, memory = wordMemory() }: { step?: number; memory?: WordMemory } = {},
): Generator<undefined, Segment<E>> {
  const plain: Shaped<E>[] = []
  const others: Shaped<E>[] = []
  for (const [i, entry] of list.entries()) {
    const compiled = entry.compiled()
    const rows = rowsOf(compiled.root)
    const deciding = compiled.leaves.filter(({ obligation }) => !obligation).length
    const isPlain = rows?.length === 1 && rows[0]?.length === deciding && deciding <= mostCounted
    const parts = new Set((rows ?? []).flat().flatMap((literal) => partOf(literal, compiled) ?? []))
    const shaped = { entry, compiled, rows, parts }
    ;(isPlain ? plain : others).push(shaped)
    if (i % step === step - 1) yield
  }
  // Rows with conditions in the same columns stand together: what a column says is then few runs of words.
  const byParts = orderOf([...plain, ...others])
  plain.sort(byParts)
  // Those with most alternatives first: the nth alternatives of all of them are then one run of rows.
  others.sort((a, b) => (b.rows?.length ?? 0) - (a.rows?.length ?? 0) || byParts(a, b))
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
  const columns = new ColumnsBuilder(rowCount, reference, memory)
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
    memory,
    ...columns.build(),
  })
}

/**
 * An order in which the rows of each part are few runs: by the part that fewest have, those that have it first; then by the
 * next, and so on, each time the other way round where the one before is there (a Gray code), so that runs go on over borders.
 */
function orderOf(all: readonly Shaped<unknown>[]): (a: Shaped<unknown>, b: Shaped<unknown>) => number {
  const counts = new Map<string, number>()
  for (const part of all.flatMap(({ parts }) => [...parts])) counts.set(part, (counts.get(part) ?? 0) + 1)
  const ranked = [...counts].toSorted(([a, n], [b, m]) => n - m || (a < b ? -1 : 1))
  const rank = new Map(ranked.map(([part], i) => [part, i]))
  const ranks = new Map(
    all.map((one) => [one, Array.from(one.parts, (part) => rank.get(part) ?? 0).toSorted((a, b) => a - b)]),
  )
  return (one, other) => {
    const a = ranks.get(one) ?? []
    const b = ranks.get(other) ?? []
    let at = 0
    while (at < a.length && a[at] === b[at]) at += 1
    if (at === a.length && at === b.length) return 0
    const first = (a[at] ?? Infinity) < (b[at] ?? Infinity)
    return first === (at % 2 === 0) ? -1 : 1
  }
}

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
function columnOf({ leaf }: Literal, { programme, context }: CompiledProgramme): ColumnKind | undefined {
  const { criterion } = leaf
  const key = (kind: string, rest: unknown): string => `${kind} ${JSON.stringify(rest)}`
  if (criterion.kind === 'activity') {
    const family = activityFamily(leaf)
    if (family === undefined) return undefined
    // Lists of single codes differ at every code, lists of branches at few: apart, they take little memory.
    const scattered = isScattered(context.codeSet(criterion.codes))
    return { key: key(scattered ? 'codes' : 'branches', family), kind: 'activity', family }
  }
  if (criterion.kind === 'region')
    return isDayUnknown(leaf) ? undefined : { key: key('region', criterion.of), kind: 'region', of: criterion.of }
  if (criterion.kind !== 'investment_amount') return undefined
  // What counts of a plan differs between calls that say which costs count.
  if ((programme.eligible_costs ?? []).length > 0) return undefined
  const family = { currency: amountBounds(criterion).currency, unplanned: criterion.unplanned === 'met' }
  return { key: key('amount', family), kind: 'amount', family }
}

/** The column, and whether it is of what must not hold. */
function partOf(literal: Literal, compiled: CompiledProgramme): string | undefined {
  const kind = columnOf(literal, compiled)
  return kind && `${kind.key}${literal.negated ? ' not' : ''}`
}

/** A part of a column while rows are added. */
interface GrowingPart {
  readonly rows: Bits
  readonly negated: boolean
  /** A row's place is this and its number, until it is known which words the part has. */
  readonly base: number
}

/** A column while rows are added, each by its place. */
interface GrowingColumn {
  readonly parts: Map<string, GrowingPart>
  readonly days: Map<string, TestDay & { rows: number[] }>
  add(place: number, literal: Literal, compiled: CompiledProgramme): void
  build(): Column
}

class ColumnsBuilder {
  readonly #columns = new Map<string, GrowingColumn>()
  readonly #tests = new SharedTestsBuilder()
  readonly #choices = new Map<string, ActivityChoice>()
  readonly #words: number
  readonly #reference: CoreReference
  readonly #memory: WordMemory

  constructor(rowCount: number, reference: CoreReference, memory: WordMemory) {
    this.#words = wordsFor(rowCount)
    this.#reference = reference
    this.#memory = memory
  }

  /** A second condition of a column in a row goes to a second part of it. */
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
      let into = this.#columns.get(kind.key)
      if (into === undefined) this.#columns.set(kind.key, (into = this.#open(kind)))
      const { negated } = literal
      const name = `${nth(`${kind.key} ${negated}`)} ${negated}`
      let part = into.parts.get(name)
      if (part === undefined) {
        const base = into.parts.size * this.#words * 32
        into.parts.set(name, (part = { rows: new Uint32Array(this.#words), negated, base }))
      }
      setBit(part.rows, row)
      noteDay(into, part.base + row, literal, compiled)
      into.add(part.base + row, literal, compiled)
    }
  }

  build(): { columns: Column[]; tests: SharedTests } {
    return {
      columns: [...this.#columns.values()].map((one) => one.build()),
      tests: this.#tests.build(this.#words),
    }
  }

  #open(kind: ColumnKind): GrowingColumn {
    if (kind.kind === 'activity') return this.#activities(kind.family)
    return kind.kind === 'region' ? this.#places(kind.of) : this.#amounts(kind.family)
  }

  #activities(family: ActivityFamily): GrowingColumn {
    const domain = this.#reference.activities.index[family.scheme].leaves.length
    const builder = new IntervalBuilder()
    const choice = this.#choiceOf(family)
    return this.#growing(
      'activity',
      (row, { leaf: { criterion } }, { context }) => {
        if (criterion.kind === 'activity') builder.addSet(row, context.codeSet(criterion.codes).bits, domain)
      },
      (placed) => {
        const index = builder.build(domain, placed)
        const reader = new ActivityReader(family.scheme, index, placed.always.length)
        return {
          select: (facts, day, past) => choice.select(facts, day, past),
          same: sameActivities,
          steadyUntil: ({ until }) => until,
          read: (selection, into) => {
            reader.read(selection, into)
            return false
          },
          states: index.states,
          bytes: index.bytes,
        }
      },
    )
  }

  #choiceOf(family: ActivityFamily): ActivityChoice {
    const key = JSON.stringify(family)
    let choice = this.#choices.get(key)
    if (choice === undefined) this.#choices.set(key, (choice = new ActivityChoice(family)))
    return choice
  }

  #places(of: Place): GrowingColumn {
    const { regions } = this.#reference
    const builder = new IntervalBuilder()
    return this.#growing(
      'region',
      (row, { leaf: { criterion } }) => {
        if (criterion.kind !== 'region') return
        const { bits } = compileRegions(criterion.include, criterion.exclude, regions)
        builder.addSet(row, bits, regions.leaves.length)
      },
      (placed) => {
        const index = builder.build(regions.leaves.length, placed)
        const reader = new PlaceReader(index, placed.always.length)
        return {
          select: (facts, day) => selectPlaces(of, facts, day),
          same: samePlaces,
          steadyUntil: (_now, facts, today) => steadyPlaces(of, facts, today),
          read: (selection, into) => {
            reader.read(selection, into)
            return false
          },
          states: index.states,
          bytes: index.bytes,
        }
      },
    )
  }

  #amounts(family: AmountFamily): GrowingColumn {
    const list: { row: number; bounds: ReturnType<typeof amountBounds>['bounds'] }[] = []
    return this.#growing(
      undefined,
      (row, { leaf: { criterion } }) => {
        if (criterion.kind === 'investment_amount') list.push({ row, bounds: amountBounds(criterion).bounds })
      },
      (placed) => {
        const amounts = buildAmounts(list, placed)
        return {
          select: () => undefined,
          same: () => true,
          steadyUntil: () => lastDay,
          read: (_selection, into, facts) => readAmounts(amounts, family, facts, into),
          states: amounts.index.states,
          bytes: amounts.index.bytes + amounts.thresholds.byteLength,
        }
      },
    )
  }

  /** `reader`: makes what answers of the rows added, which stand where they are placed. */
  #growing<S>(
    aimed: Aimed | undefined,
    add: GrowingColumn['add'],
    reader: (placed: Placed) => Reader<S>,
  ): GrowingColumn {
    const parts: GrowingColumn['parts'] = new Map()
    const days: GrowingColumn['days'] = new Map()
    const partRows = this.#words * 32
    const memory = this.#memory
    return {
      parts,
      days,
      add,
      build: () => {
        let words = 0
        const placed = Array.from(parts.values(), ({ rows, negated }) => {
          const spans = spansIn(memory, spansOf(rows))
          const free = keptIn(
            memory,
            packedBits(rows, spans).map((word) => ~word),
          )
          const part: Part = { spans, begin: words, free, negated, aimed }
          words += spans.words
          return { part, packed: packing(spans) }
        })
        const packed = (place: number): number => {
          const one = placed[Math.floor(place / partRows)] as (typeof placed)[number]
          return one.part.begin * 32 + one.packed(place % partRows)
        }
        const sorted = [...days.entries()]
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([, day]) => ({ ...day, rows: Uint32Array.from(day.rows, packed) }))
        // Rows without such a condition are in every answer: nothing else need be looked at. Where it must not hold, in none.
        const always = new Uint32Array(words)
        for (const { part } of placed) if (!part.negated) always.set(part.free, part.begin)
        return column(
          { parts: placed.map(({ part }) => part), words, days: sorted },
          reader({ always, packed, memory }),
        )
      },
    }
  }
}

function noteDay(into: GrowingColumn, place: number, { leaf }: Literal, { context }: CompiledProgramme): void {
  const fixed = leaf.day !== undefined
  const day = leaf.day ?? context.opensOn
  if (day === undefined || leaf.criterion.kind === 'investment_amount') return
  const event = leaf.criterion.at?.event
  const past = fixed && (event === 'publication' || event === 'fixed')
  const key = `${fixed ? 1 : 0} ${past ? 1 : 0} ${day}`
  let known = into.days.get(key)
  if (known === undefined) into.days.set(key, (known = { fixed, past, day, rows: [] }))
  known.rows.push(place)
}
