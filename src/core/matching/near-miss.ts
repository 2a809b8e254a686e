import { readsBudget } from '../criteria/compare.ts'
import { earliest } from '../facts/day.ts'
import type { PlainDate } from '../facts/profile.ts'
import type { Verdict } from '../verdict.ts'
import type { Leaf, Node } from './compile.ts'
import type { CriterionResult, EvaluatedNode, NearMiss } from './result.ts'

export interface NearMissInput {
  verdict: Verdict
  root: Node
  tree: EvaluatedNode
  leaves: readonly Leaf[]
  /** Of each of the leaves. */
  results: readonly CriterionResult[]
  closesOn: PlainDate | undefined
  today: PlainDate
}

type Step = NearMiss['steps'][number]
/** The steps that meet a node, and how many conditions below it stay open; undefined: none were found. */
interface Way {
  steps: readonly Step[]
  open: number
}

/** The smallest change that flips a refusal: in a conjunction every part that fails, of a choice the part with fewest steps. */
export function nearMissOf(input: NearMissInput): { near_miss?: NearMiss } {
  if (input.verdict !== 'not_eligible') return {}
  const way = wayInto(input.root, input.tree, input)
  if (way === undefined || way.steps.length === 0) return {}
  const from = latest(way.steps.map((step) => step.possible_from))
  const until = way.steps.reduce((first, step) => earliest(first, step.possible_until), input.closesOn)
  return {
    near_miss: {
      steps: [...way.steps],
      ...(from === undefined ? {} : { possible_from: from }),
      ...(until === undefined ? {} : { possible_until: until }),
      possible: !isLate(from, until, input.today),
      open: way.open + alsoRead(input, way.steps),
    },
  }
}

/**
 * Conditions that hold now and read the budget of the plan where a step is to change it: another budget may break them, so
 * that they are open until it is known.
 */
function alsoRead({ leaves, results }: NearMissInput, steps: readonly Step[]): number {
  const changed = new Set(steps.map((step) => step.criterion_id))
  const ofBudget = leaves.filter(({ criterion }) => readsBudget(criterion))
  if (!ofBudget.some(({ criterion }) => changed.has(criterion.id))) return 0
  return ofBudget.filter(({ at, obligation }) => results[at]?.outcome === 'met' && !obligation).length
}

function latest(days: readonly (PlainDate | undefined)[]): PlainDate | undefined {
  return days
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1)
}

/** Whether the last day for it is over, or comes before the first one. */
function isLate(from: PlainDate | undefined, until: PlainDate | undefined, today: PlainDate): boolean {
  return until !== undefined && (until < today || (from !== undefined && from > until))
}

/** What a way in is judged by: what was found, and the days between which it has to be gone. */
type Known = Pick<NearMissInput, 'results' | 'closesOn' | 'today'>

/** Whether a step comes about only when it is too late for the call. */
export function comesLate(step: Omit<Step, 'criterion_id'>, { closesOn, today }: Omit<Known, 'results'>): boolean {
  return isLate(step.possible_from, earliest(step.possible_until, closesOn), today)
}

/** The steps that meet a node, where all that fails below it has one. */
export function wayInto(node: Node, evaluated: EvaluatedNode, known: Known): Way | undefined {
  if (evaluated.outcome === 'met') return { steps: [], open: 0 }
  if (evaluated.outcome === 'unknown') return { steps: [], open: 1 }
  if (node.leaf !== undefined) return stepOf(node.leaf, known.results)
  if (evaluated.op === 'criterion' || node.op === 'not') return undefined
  const ways = node.children.flatMap((child, i) => {
    const below = evaluated.children[i]
    return below === undefined || child.leaf?.obligation === true ? [] : [wayInto(child, below, known)]
  })
  const needed = node.op === 'all' ? ways.length : node.op === 'any' ? 1 : node.k
  const found = ways.flatMap((way) => way ?? []).toSorted((a, b) => bySize(a, b, known))
  if (found.length < needed) return undefined
  const taken = found.slice(0, needed)
  return { steps: taken.flatMap(({ steps }) => steps), open: taken.reduce((sum, { open }) => sum + open, 0) }
}

/** What can be done in time first, then fewest steps, then fewest open conditions, then what is possible soonest. */
function bySize(a: Way, b: Way, known: Known): number {
  const late = ({ steps }: Way): number => (steps.some((step) => comesLate(step, known)) ? 1 : 0)
  if (late(a) !== late(b)) return late(a) - late(b)
  if (a.steps.length !== b.steps.length) return a.steps.length - b.steps.length
  if (a.open !== b.open) return a.open - b.open
  const [x, y] = [a, b].map(({ steps }) => latest(steps.map((step) => step.possible_from)) ?? '')
  return (x ?? '') < (y ?? '') ? -1 : 1
}

function stepOf(leaf: Leaf, results: NearMissInput['results']): Way | undefined {
  const near = results[leaf.at]?.near_miss
  if (near === undefined) return undefined
  const { reason, possible_from: from, possible_until: until } = near
  const step: Step = {
    criterion_id: leaf.criterion.id,
    reason,
    ...(from === undefined ? {} : { possible_from: from }),
    ...(until === undefined ? {} : { possible_until: until }),
  }
  return { steps: [step], open: 0 }
}
