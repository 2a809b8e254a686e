/**
 * Conditions that many programmes share ("micro or small", "not a sole trader"): each different one is asked of its judge
 * once, whatever it is about, and the answer goes to all rows that have it.
 *
 * Where a kind says what it reads of a business (`Kind.reads`), its conditions are a group, and the answers of the whole
 * group are kept for the values that were read: the next sole trader of any account finds them.
 */
import type { Criterion, CriterionKind } from '../../criteria/criterion.ts'
import type { Judgement, Kind } from '../../criteria/kind.ts'
import { kindOf } from '../../criteria/kinds.ts'
import type { PlainDate } from '../../facts/profile.ts'
import type { CompiledProgramme, Leaf } from '../compile.ts'
import type { Facts } from '../facts.ts'
import type { Aimed } from '../score-compile.ts'
import { addRows, firstBits, hasBit, removeRows, rowSet, setBit, type Bits, type RowSet } from './bits.ts'
import type { Open } from './open-conditions.ts'
import type { Sifting } from './sifting.ts'
import { packedBits, spansOf, type Spans } from './spans.ts'

/** Kinds whose answer is the same on all days. */
const timeless: ReadonlySet<CriterionKind> = new Set([
  'legal_form',
  'lifecycle',
  'attribute',
  'investment_amount',
  'manual',
])

export interface SharedTests {
  /** Kinds whose answer may be another on a later day are left out where only what lasts is asked for. */
  narrow(sifting: Sifting, facts: Facts, today: PlainDate, lasting: boolean): void
  readonly bytes: number
}

export function aimedAt({ kind }: Criterion): Aimed | undefined {
  if (kind === 'activity' || kind === 'size') return kind
  return kind === 'region' || kind === 'zone' ? 'region' : undefined
}

/** What the answer depends on, in one text. */
function keyOf(leaf: Leaf, compiled: CompiledProgramme): string {
  const { criterion, day } = leaf
  if (leaf.manual) return 'manual'
  const { id: _id, title: _title, citations: _citations, ...asked } = criterion
  return `${day ?? ''} ${aidOf(criterion, compiled)} ${JSON.stringify(asked)} ${criterion.kind === 'investment_amount' ? costsOf(compiled) : ''}`
}

/** The judge of de minimis reads the programme's award day; and its funding, unless the condition says what has to fit. */
function aidOf(criterion: Criterion, { programme }: CompiledProgramme): string {
  if (criterion.kind !== 'de_minimis') return ''
  const { expected_award_on: award = '', funding, eligible_costs: costs } = programme
  return criterion.on_excess === 'reduce' || criterion.needed !== undefined
    ? award
    : JSON.stringify([award, funding, costs])
}

/** What says which costs of a plan count. */
const costsOf = ({ programme: { eligible_costs: costs = [] } }: CompiledProgramme): string =>
  JSON.stringify(costs.map((cost) => [cost.category, cost.max_amount, cost.max_percent_of_total]))

interface RowLists {
  readonly straight: number[]
  readonly negated: number[]
}

/** A condition, and the rows that have it by the day that the call fixes or its opening. */
interface SharedTest {
  readonly leaf: Leaf
  readonly rows: Map<PlainDate | undefined, RowLists>
}

export class SharedTestsBuilder {
  readonly #tests = new Map<string, SharedTest>()

  /** `nth`: how many equal conditions the row has already; each is counted. */
  add(
    row: number,
    literal: { leaf: Leaf; negated: boolean },
    compiled: CompiledProgramme,
    nth: (key: string) => number,
  ): void {
    const { leaf, negated } = literal
    const asked = keyOf(leaf, compiled)
    const key = `${nth(asked)} ${asked}`
    let test = this.#tests.get(key)
    if (test === undefined) this.#tests.set(key, (test = { leaf, rows: new Map() }))
    const day = timeless.has(leaf.criterion.kind) ? undefined : (leaf.day ?? compiled.context.opensOn)
    let lists = test.rows.get(day)
    if (lists === undefined) test.rows.set(day, (lists = { straight: [], negated: [] }))
    lists[negated ? 'negated' : 'straight'].push(row)
  }

  build(words: number): SharedTests {
    const groups = new Map<string, SharedTest[]>()
    for (const [key, test] of this.#tests) {
      const { criterion } = test.leaf
      const topic = kindOf(criterion.kind)?.reads?.topic(criterion)
      const name = topic === undefined ? key : `${criterion.kind} ${topic}`
      groups.set(name, [...(groups.get(name) ?? []), test])
    }
    const all = [...groups.values()].map((tests) => new TestGroup(tests, words))
    const rows = [...this.#tests.values()].flatMap((test) => [...test.rows.values()])
    const listed = rows.reduce((sum, { straight, negated }) => sum + straight.length + negated.length, 0)
    return {
      get bytes() {
        return all.reduce((sum, group) => sum + group.bytes, listed * 4)
      },
      narrow: (sifting, facts, today, lasting) => {
        const left: Bits[] = []
        for (const group of all) if (group.timeless || !lasting) group.narrow(sifting, facts, today, left)
        sifting.keepAll(left)
      },
    }
  }
}

/** Conditions that are tested on one day. */
interface Cell {
  readonly day: PlainDate
  readonly tests: readonly {
    readonly leaf: Leaf
    readonly straight: RowSet | undefined
    readonly negated: RowSet | undefined
  }[]
}

/** The answers of a whole group, packed but for the open ones. */
interface Answers {
  /** Rows no condition of which is certainly not met; undefined where these are all. */
  readonly possible: Bits | undefined
  readonly info: Bits | undefined
  readonly review: Bits | undefined
  readonly opens: readonly Open[]
  readonly bytes: number
}

/** Answers kept of a group. */
const mostKept = 48
/** From this share of the words on, a group's answers are for all of them, so that several groups are put together at once. */
const worthAll = 0.7

type Reads = Omit<NonNullable<Kind['reads']>, 'topic'> & { readonly topic: string }

class TestGroup {
  readonly timeless: boolean
  readonly #tests: readonly SharedTest[]
  readonly #words: number
  /** Of all rows that have one of the tests; what is kept is as long as these. */
  readonly #spans: Spans
  /** The spans are all words. */
  readonly #wide: boolean
  readonly #reads: Reads | undefined
  #today: PlainDate | undefined
  #cells: readonly Cell[] = []
  readonly #kept = new Map<string, Answers>()

  constructor(tests: readonly SharedTest[], words: number) {
    const criterion = tests[0]?.leaf.criterion as Criterion
    this.timeless = timeless.has(criterion.kind)
    this.#tests = tests
    this.#words = words
    const rows = new Uint32Array(words)
    for (const { straight, negated } of tests.flatMap((test) => [...test.rows.values()]))
      for (const row of [...straight, ...negated]) setBit(rows, row)
    const spans = spansOf(rows)
    this.#wide = spans.words >= words * worthAll
    this.#spans = this.#wide ? { ends: Int32Array.of(0, words), words } : spans
    const reads = kindOf(criterion.kind)?.reads
    this.#reads = reads && { ...reads, topic: reads.topic(criterion) }
  }

  get bytes(): number {
    const sizeOf = (rows: RowSet | undefined): number => (rows?.bits ?? rows?.list)?.byteLength ?? 0
    const cells = this.#cells.flatMap(({ tests }) => tests)
    const kept = [...this.#kept.values()].reduce((sum, { bytes }) => sum + bytes, 0)
    return cells.reduce((sum, { straight, negated }) => sum + sizeOf(straight) + sizeOf(negated), kept)
  }

  /** `left`: takes the rows that are left, where they are told for all words. */
  narrow(sifting: Sifting, facts: Facts, today: PlainDate, left: Bits[]): void {
    const cells = this.#cellsOf(today)
    const reads = this.#reads
    if (reads === undefined) {
      for (const cell of cells) askEach(cell, facts, sifting)
      return
    }
    const key = this.#keyOf(cells, facts, reads)
    let answers = this.#kept.get(key)
    if (answers === undefined) {
      const [oldest] = this.#kept.keys()
      if (this.#kept.size >= mostKept && oldest !== undefined) this.#kept.delete(oldest)
      this.#kept.set(key, (answers = answersOf(cells, facts, this.#words, this.#spans)))
    }
    const { possible, info, review, opens } = answers
    if (possible !== undefined && this.#wide) left.push(possible)
    else if (possible !== undefined) sifting.keep(possible, this.#spans)
    if (info !== undefined) sifting.unite(false, info, this.#spans)
    if (review !== undefined) sifting.unite(true, review, this.#spans)
    if (sifting.opens !== undefined) for (const open of opens) sifting.opens.add(open)
  }

  /** What is read of the business on the days of the cells, each time it is another than before. */
  #keyOf(cells: readonly Cell[], facts: Facts, { topic, of, before }: Reads): string {
    let key = ''
    let last: string | undefined
    let same: PlainDate | undefined
    const latest = cells[cells.length - 1]?.day ?? ''
    for (let i = 0; i < cells.length; i += 1) {
      const { day } = cells[i] as Cell
      if (same !== undefined && day < same) {
        if (latest < same) break
        continue
      }
      const text = of(facts, day, topic)
      if (text !== last) key = last === undefined ? text : `${key}\n${i} ${text}`
      last = text
      same = i + 1 < cells.length ? before?.(facts, day, topic) : undefined
    }
    return key
  }

  /** Calls that have opened are tested today; the rows of all of them are put together once a day. */
  #cellsOf(today: PlainDate): readonly Cell[] {
    if (this.#today === today) return this.#cells
    const byDay = new Map<PlainDate, { leaf: Leaf; lists: RowLists[] }[]>()
    for (const { leaf, rows } of this.#tests) {
      const own = new Map<PlainDate, RowLists[]>()
      for (const [day, lists] of rows) {
        const at = leaf.day ?? (day !== undefined && day > today ? day : today)
        own.set(at, [...(own.get(at) ?? []), lists])
      }
      for (const [day, lists] of own) byDay.set(day, [...(byDay.get(day) ?? []), { leaf, lists }])
    }
    const some = (rows: number[]): RowSet | undefined => (rows.length === 0 ? undefined : rowSet(rows, this.#words))
    const inOrder = [...byDay].toSorted(([a], [b]) => (a < b ? -1 : 1))
    this.#cells = inOrder.map(([day, tests]) => ({
      day,
      tests: tests.map(({ leaf, lists }) => ({
        leaf,
        straight: some(lists.flatMap(({ straight }) => straight)),
        negated: some(lists.flatMap(({ negated }) => negated)),
      })),
    }))
    this.#today = today
    this.#kept.clear()
    return this.#cells
  }
}

function askEach({ day, tests }: Cell, facts: Facts, sifting: Sifting): void {
  for (const { leaf, straight, negated } of tests) {
    const judged = judge(leaf, facts, day)
    const refused = judged === 'met' ? negated : judged === 'not_met' ? straight : undefined
    if (refused !== undefined) sifting.refuse(refused)
    if (judged === 'met' || judged === 'not_met') continue
    if (straight !== undefined) sifting.leaveOpen(straight, judged === 'review', aimedAt(leaf.criterion))
    if (negated !== undefined) sifting.leaveOpen(negated, judged === 'review', undefined)
  }
}

function answersOf(cells: readonly Cell[], facts: Facts, words: number, spans: Spans): Answers {
  const possible = firstBits(words * 32)
  const opens = new Map<string, Bits[]>()
  const left: Open[] = []
  /** Of several open conditions of a row each is in a set of its own. */
  const leaveOpen = (rows: RowSet, review: boolean, aimed: Aimed | undefined): void => {
    const key = `${review} ${aimed}`
    const layers = opens.get(key) ?? []
    opens.set(key, layers)
    const each = (row: number): void => {
      let layer = layers.find((bits) => !hasBit(bits, row))
      if (layer === undefined) {
        layers.push((layer = new Uint32Array(words)))
        left.push({ rows: layer, review, aimed })
      }
      setBit(layer, row)
    }
    if (rows.bits === undefined) rows.list.forEach(each)
    else for (let row = 0; row < words * 32; row += 1) if (hasBit(rows.bits, row)) each(row)
  }
  for (const { day, tests } of cells)
    for (const { leaf, straight, negated } of tests) {
      const judged = judge(leaf, facts, day)
      const refused = judged === 'met' ? negated : judged === 'not_met' ? straight : undefined
      if (refused !== undefined) removeRows(possible, refused)
      if (judged === 'met' || judged === 'not_met') continue
      if (straight !== undefined) leaveOpen(straight, judged === 'review', aimedAt(leaf.criterion))
      if (negated !== undefined) leaveOpen(negated, judged === 'review', undefined)
    }
  const together = (review: boolean): Bits | undefined => {
    const some = left.filter((open) => open.review === review)
    if (some.length === 0) return undefined
    const bits = new Uint32Array(words)
    for (const { rows } of some) addRows(bits, { bits: rows })
    return packedBits(bits, spans)
  }
  const [info, review] = [together(false), together(true)]
  const all = possible.every((word) => word === 0xffffffff)
  const refused = all ? undefined : packedBits(possible, spans)
  const sets = [refused, info, review, ...left.map(({ rows }) => rows)]
  const bytes = sets.reduce((sum, bits) => sum + (bits?.byteLength ?? 0), 0)
  return { possible: refused, info, review, opens: left, bytes }
}

/** As the evaluation asks it: what cannot be applied is a question for a person. */
export function judge(leaf: Leaf, facts: Facts, day: PlainDate): Judgement {
  try {
    return leaf.judge(facts, day)
  } catch {
    return 'review'
  }
}
