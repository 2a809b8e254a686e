/**
 * Conditions that many programmes share ("micro or small", "not a sole trader"): each different one is asked of its judge
 * once for a question, whatever it is about, and the answer goes to all rows that have it.
 */
import type { Criterion, CriterionKind } from '../../criteria/criterion.ts'
import type { Judgement } from '../../criteria/kind.ts'
import type { PlainDate } from '../../facts/profile.ts'
import type { CompiledProgramme, Leaf } from '../compile.ts'
import type { Facts } from '../facts.ts'
import type { Aimed } from '../score-compile.ts'
import { rowSet, type RowSet } from './bits.ts'
import type { Sifting } from './sifting.ts'

/** Kinds whose answer is the same on all days. */
const timeless: ReadonlySet<CriterionKind> = new Set([
  'legal_form',
  'lifecycle',
  'attribute',
  'investment_amount',
  'manual',
])

/** Rows of a test that are tested on the same day. */
interface Cell {
  /** The day that the call fixes, or its opening. */
  readonly day: PlainDate | undefined
  readonly straight: RowSet | undefined
  readonly negated: RowSet | undefined
}

interface SharedTest {
  readonly leaf: Leaf
  readonly aimed: Aimed | undefined
  readonly cells: readonly Cell[]
}

export interface SharedTests {
  /** `timeless`: only the tests whose answer is the same on all days, or only the others. */
  narrow(sifting: Sifting, facts: Facts, today: PlainDate, timeless: boolean): void
  readonly bytes: number
  readonly count: number
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
  // The judge of de minimis reads the award day of the programme.
  const award = criterion.kind === 'de_minimis' ? (compiled.programme.expected_award_on ?? '') : ''
  return `${day ?? ''} ${award} ${JSON.stringify(asked)} ${criterion.kind === 'investment_amount' ? costsOf(compiled) : ''}`
}

/** What says which costs of a plan count. */
const costsOf = ({ programme: { eligible_costs: costs = [] } }: CompiledProgramme): string =>
  JSON.stringify(costs.map((cost) => [cost.category, cost.max_amount, cost.max_percent_of_total]))

interface Growing {
  leaf: Leaf
  cells: Map<PlainDate | undefined, { straight: number[]; negated: number[] }>
}

export class SharedTestsBuilder {
  readonly #tests = new Map<string, Growing>()

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
    if (test === undefined) this.#tests.set(key, (test = { leaf, cells: new Map() }))
    const day = timeless.has(leaf.criterion.kind) ? undefined : (leaf.day ?? compiled.context.opensOn)
    let cell = test.cells.get(day)
    if (cell === undefined) test.cells.set(day, (cell = { straight: [], negated: [] }))
    cell[negated ? 'negated' : 'straight'].push(row)
  }

  build(words: number): SharedTests {
    const some = (rows: number[]): RowSet | undefined => (rows.length === 0 ? undefined : rowSet(rows, words))
    const tests = [...this.#tests.values()].map(({ leaf, cells }): SharedTest => ({
      leaf,
      aimed: aimedAt(leaf.criterion),
      cells: [...cells].map(([day, { straight, negated }]) => ({
        day,
        straight: some(straight),
        negated: some(negated),
      })),
    }))
    const sizeOf = (rows: RowSet | undefined): number => (rows?.bits ?? rows?.list)?.byteLength ?? 0
    const bytes = tests
      .flatMap(({ cells }) => cells)
      .reduce((sum, cell) => sum + sizeOf(cell.straight) + sizeOf(cell.negated), 0)
    return {
      bytes,
      count: tests.length,
      narrow: (sifting, facts, today, wanted) => {
        for (const test of tests) {
          if (timeless.has(test.leaf.criterion.kind) === wanted) narrow(test, sifting, facts, today)
        }
      },
    }
  }
}

function narrow({ leaf, aimed, cells }: SharedTest, sifting: Sifting, facts: Facts, today: PlainDate): void {
  let now: Judgement | undefined
  for (const { day, straight, negated } of cells) {
    const later = leaf.day !== undefined || (day !== undefined && day > today)
    const judged = later ? judge(leaf, facts, day ?? today) : (now ??= judge(leaf, facts, today))
    if (judged === 'met') {
      if (negated !== undefined) sifting.refuse(negated)
    } else if (judged === 'not_met') {
      if (straight !== undefined) sifting.refuse(straight)
    } else {
      if (straight !== undefined) sifting.leaveOpen(straight, judged === 'review', aimed)
      if (negated !== undefined) sifting.leaveOpen(negated, judged === 'review', undefined)
    }
  }
}

/** As the evaluation asks it: what cannot be applied is a question for a person. */
function judge(leaf: Leaf, facts: Facts, day: PlainDate): Judgement {
  try {
    return leaf.judge(facts, day)
  } catch {
    return 'review'
  }
}
