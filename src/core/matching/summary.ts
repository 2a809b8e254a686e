import type { CriterionKind } from '../criteria/criterion.ts'
import type { Instant, Moment, CallStatus } from '../facts/programme.ts'
import type { PlainDate } from '../facts/profile.ts'
import { negate } from '../verdict.ts'
import type { Verdict } from '../verdict.ts'
import { percentLeft } from './call-now.ts'
import type { Leaf, Node } from './compile.ts'
import { lasting, plain } from './lasting.ts'
import { comesLate, wayInto } from './near-miss.ts'
import { exclusionReason } from './exclusion.ts'
import type { Standing } from './exclusion.ts'
import { refusing } from './estimate.ts'
import type { CriterionResult, Estimate, EvaluatedNode, NearMiss, Reason, ReasonValue } from './result.ts'

/** What the call's dates say on the day asked about. */
export interface CallNow {
  readonly status: CallStatus
  readonly next_deadline?: { readonly at?: Instant; readonly time_zone: string }
  readonly opens_at?: Moment
}

/** What time alone makes of a verdict while the call can be applied to. */
export interface Ahead {
  /** The first day on which the business is not eligible. */
  readonly refusedFrom?: PlainDate
  /** The first day on which one that is eligible is not settled any more, where that comes first, and the facts that are missing then. */
  readonly open?: { readonly from: PlainDate; readonly missing: readonly string[] }
}

export interface SummaryInput {
  readonly verdict: Verdict
  readonly provisional: boolean
  readonly root: Node
  readonly tree: EvaluatedNode
  readonly leaves: readonly Leaf[]
  /** The same in the order in which a reader asks for them. */
  readonly order: readonly Leaf[]
  /** Of each of the leaves, and how each of them stands. */
  readonly results: readonly CriterionResult[]
  readonly standing: readonly Standing[]
  /** Open leaves that could change the whole. */
  readonly deciding: readonly Leaf[]
  readonly missing: readonly string[]
  readonly estimate: Estimate
  readonly call: CallNow
  /** When nobody can apply any more, or for a while, by a decision that is made already. */
  readonly stops: Moment | undefined
  /** What time alone makes of the verdict, though the call can still be applied to. */
  readonly ahead: Ahead
  /** The application that the business has submitted already. */
  readonly applied: { readonly submittedOn: PlainDate | undefined } | undefined
  /** Of a call that ends when its budget does, from 0 to 1: of all of its lines, or of those at the site that are open. */
  readonly budgetLeft: { readonly share: number; readonly isWhole: boolean } | undefined
  readonly today: PlainDate
  readonly closesOn: PlainDate | undefined
}

/** A step of a near miss, whichever condition it is of. */
type ChangeStep = Omit<NearMiss['steps'][number], 'criterion_id'>

/** Reasons shown at most; the rest is counted. */
const atMost = 3

/** What a reader asks first. */
export const importance: readonly CriterionKind[] = [
  'activity',
  'region',
  'zone',
  'size',
  'age',
  'lifecycle',
  'legal_form',
  'headcount',
  'accounts',
  'investment_amount',
  'compare',
  'de_minimis',
  'not_in_difficulty',
  'quantifier',
  'attribute',
  'manual',
]

const reason = (key: string, values: Reason['values'] = {}): Reason => ({ key, values })
const date = (value: PlainDate): ReasonValue => ({ type: 'date', value })

/** The leaves that make a decided node what it is; under `not`, by being met where the call excludes it. */
function causes(node: Node, evaluated: EvaluatedNode, into: Leaf[]): Leaf[] {
  if (node.leaf !== undefined) {
    if (!node.leaf.obligation) into.push(node.leaf)
    return into
  }
  if (evaluated.op === 'criterion') return into
  // Of a conjunction that fails, the parts that fail; of one that holds, all of them.
  const wanted = node.op === 'not' ? (evaluated.outcome === 'met' ? 'not_met' : 'met') : evaluated.outcome
  for (let i = 0; i < node.children.length; i += 1) {
    const child = node.children[i] as Node
    const below = evaluated.children[i]
    if (below?.outcome === wanted && child.leaf?.obligation !== true) causes(child, below, into)
  }
  return into
}

const ranks = new Map(importance.map((kind, rank) => [kind, rank]))

/** In the order in which a reader asks for them. */
export function byImportance(leaves: readonly Leaf[]): readonly Leaf[] {
  const rank = ({ criterion }: Leaf): number => ranks.get(criterion.kind) ?? -1
  return leaves.toSorted((a, b) => rank(a) - rank(b))
}

const inOrder = (some: readonly Leaf[], { order }: SummaryInput): readonly Leaf[] =>
  some.length === order.length ? order : order.filter((leaf) => some.includes(leaf))

/** What settles the whole. */
const settling = (input: SummaryInput): readonly Leaf[] => inOrder(causes(input.root, input.tree, []), input)

/**
 * Verdict first, at most three deciding reasons, then what is missing or would have to change, then the next action with
 * its date. Nothing is promised; what the call does not say is told apart from what is not known.
 */
export function summarise(input: SummaryInput): Reason[] {
  const { verdict, provisional } = input
  const told =
    verdict === 'not_eligible' ? refusal(input) : verdict === 'eligible' ? acceptance(input) : undecided(input)
  if (provisional) told.unshift(plain('summary.provisional'))
  if (verdict !== 'not_eligible') told.push(...withoutAid(input.estimate))
  told.push(...obligationsDenied(input), ...assumed(input, told))
  return told
}

/** That a call which gives an amount would give this business none, and why: its conditions alone do not say so. */
function withoutAid(estimate: Estimate): Reason[] {
  const why = refusing(estimate)
  return why === undefined ? [] : [plain('summary.no_aid'), why.reason]
}

/** Obligations that the applicant is known not to keep: they do not decide, and would cost the aid later. */
function obligationsDenied({ leaves, results }: SummaryInput): Reason[] {
  const denied: Reason[] = []
  for (const { at, criterion, obligation } of leaves) {
    if (!obligation || results[at]?.outcome !== 'not_met') continue
    const { title } = criterion
    if (title === undefined) denied.push(plain('summary.obligation_denied_untitled'))
    else denied.push(reason('summary.obligation_denied', { title: { type: 'text', value: { ...title } } }))
  }
  return denied
}

/** The one thing that is assumed where nothing is said: told once, unless a reason of the summary says it already. */
function assumed({ results }: SummaryInput, told: readonly Reason[]): Reason[] {
  const says = (each: Reason): boolean => each.key.endsWith('_alone')
  for (const result of results)
    if (says(result.reason)) return told.some(says) ? [] : [plain('summary.no_relations_assumed')]
  return []
}

/** The reasons of the leaves; of those that settle the whole, each as it counts. */
function tell(list: readonly Leaf[], { results, standing }: SummaryInput, settle: boolean): Reason[] {
  const told: Reason[] = []
  for (let i = 0; i < list.length && i < atMost; i += 1) {
    const { at, criterion } = list[i] as Leaf
    const result = results[at]
    if (result === undefined) continue
    const { negated, alternative } = standing[at] as Standing
    told.push(settle && negated ? exclusionReason(criterion, negate(result.outcome), alternative) : result.reason)
  }
  return once(told, ({ key }) => key)
}

/** What says the same is said once; things of different keys say different things. */
function once<T>(list: T[], keyOf: (each: T) => string): T[] {
  if (list.every((each, i) => list.findIndex((other) => keyOf(other) === keyOf(each)) === i)) return list
  return [...new Map(list.map((each) => [JSON.stringify(each), each])).values()]
}

function acceptance(input: SummaryInput): Reason[] {
  // What is met on a condition is told with the steps.
  const { results, standing } = input
  const found = settling(input).filter(
    ({ at }) => standing[at]?.negated === true || results[at]?.condition === undefined,
  )
  return [plain('summary.eligible'), ...tell(found, input, true), ...next(input)]
}

function refusal(input: SummaryInput): Reason[] {
  const failing = settling(input)
  const astray = aside(input.root, input.tree, input.results)
  const found = failing.filter((leaf) => !astray.has(leaf))
  const order = new Map(found.map(({ criterion }, i) => [criterion.id, i]))
  const steps = once(
    stepsOf(input.root, input.tree, input)
      .toSorted((a, b) => (order.get(a.criterion_id) ?? 0) - (order.get(b.criterion_id) ?? 0))
      .map(({ criterion_id: _criterion, ...step }) => step),
    (step) => step.reason.key,
  )
  const rest = found.length - atMost
  return [
    plain('summary.not_eligible'),
    ...tell(found, input, true),
    ...(rest > 0 ? [reason('summary.more_reasons', { count: rest })] : []),
    ...way(steps, input),
  ]
}

/** The way in, if there is one: none once the call takes no more applications. */
function way(steps: readonly ChangeStep[], input: SummaryInput): Reason[] {
  const { status } = input.call
  if (status === 'closed' || status === 'exhausted') return [plain(`summary.call_${status}`)]
  if (steps.length === 0) return [plain('summary.no_step')]
  const late = steps.some((step) => comesLate(step, input))
  const partly = !reachable(input.root, input.tree, input.results)
  const lead = late ? 'summary.would_change_late' : partly ? 'summary.would_change_partly' : 'summary.would_change'
  return [plain(lead), ...change(steps.slice(0, atMost), input)]
}

/** The steps towards what everybody has to meet, of a choice those of its nearest part; none where no part can be met. */
function stepsOf(node: Node, evaluated: EvaluatedNode, input: SummaryInput): NearMiss['steps'] {
  if (evaluated.outcome !== 'not_met' || node.leaf?.obligation === true) return []
  if (node.op !== 'all' || evaluated.op === 'criterion') return [...(wayInto(node, evaluated, input)?.steps ?? [])]
  return node.children.flatMap((child, i) => {
    const below = evaluated.children[i]
    return below === undefined ? [] : stepsOf(child, below, input)
  })
}

/** Leaves in parts of a choice that no step can meet, such as the minimum of another size, where a step meets another part. */
function aside(
  node: Node,
  evaluated: EvaluatedNode,
  results: SummaryInput['results'],
  into = new Set<Leaf>(),
  out = false,
): ReadonlySet<Leaf> {
  if (node.leaf !== undefined) {
    if (out) into.add(node.leaf)
    return into
  }
  if (evaluated.op === 'criterion') return into
  const fails = evaluated.outcome === 'not_met' && node.op === 'any'
  const can = node.children.map((child, i) => {
    const below = evaluated.children[i]
    return below !== undefined && reachable(child, below, results)
  })
  node.children.forEach((child, i) => {
    const below = evaluated.children[i]
    const lost = fails && can[i] === false && can.includes(true) && child.op === 'all'
    if (below !== undefined) aside(child, below, results, into, out || lost)
  })
  return into
}

/** Whether the steps that were found could together meet what is not met. */
function reachable(node: Node, evaluated: EvaluatedNode, results: SummaryInput['results']): boolean {
  if (evaluated.outcome !== 'not_met') return true
  if (node.leaf !== undefined) return node.leaf.obligation || results[node.leaf.at]?.near_miss !== undefined
  if (evaluated.op === 'criterion' || node.op === 'not') return false
  const can = node.children.filter((child, i) => {
    const below = evaluated.children[i]
    return below !== undefined && reachable(child, below, results)
  }).length
  return can >= (node.op === 'all' ? node.children.length : node.op === 'any' ? 1 : node.k)
}

/** What would have to change, and by when. */
function change(steps: readonly ChangeStep[], { closesOn, today }: SummaryInput): Reason[] {
  return steps.flatMap((step): Reason[] => {
    const { possible_from: from, possible_until: until } = step
    if (from !== undefined && closesOn !== undefined && from > closesOn) {
      if ('closes' in step.reason.values) return [step.reason]
      return [step.reason, reason('summary.too_late', { from: date(from), closes: date(closesOn) })]
    }
    if (until !== undefined && until < today) return [step.reason, reason('summary.step_over', { until: date(until) })]
    if (from !== undefined && from > today && until !== undefined) {
      const key = until === closesOn ? 'summary.step_between_close' : 'summary.step_between'
      return [step.reason, reason(key, { from: date(from), until: date(until) })]
    }
    return [
      step.reason,
      // A reason that has its own day is not told it twice.
      ...(from === undefined || from <= today || 'on' in step.reason.values
        ? []
        : [reason('summary.step_from', { from: date(from) })]),
      ...(until === undefined ? [] : [reason('summary.step_until', { until: date(until) })]),
    ]
  })
}

const counted = (key: string) => lasting((count: number): Reason => reason(key, { count }))
const askedFor = counted('summary.needs_info')
const openFor = counted('summary.needs_review')
const alsoConfirm = counted('summary.also_confirm')
/** By pointers, one a line. */
const lacking = lasting((missing: string): Reason =>
  reason('summary.missing', { fields: { type: 'terms', vocabulary: 'field', values: missing.split('\n') } }),
)

function undecided(input: SummaryInput): Reason[] {
  const { verdict, deciding, missing, results } = input
  const open = inOrder(deciding, input)
  // Facts that a client can give come before what a person has to confirm.
  const asked = open.filter(({ at }) => (results[at]?.missing.length ?? 0) > 0)
  const shown = verdict === 'needs_info' ? asked : open
  const people = open.length - asked.length
  return [
    verdict === 'needs_info' ? askedFor(asked.length) : openFor(open.length),
    ...tell(shown, input, false),
    ...(missing.length > 0 ? [lacking(missing.join('\n'))] : []),
    ...(verdict === 'needs_info' && people > 0 ? [alsoConfirm(people)] : []),
    ...next(input),
  ]
}

/** Steps on which conditions are met; under an open node only of those that everybody has to meet. */
function conditions(node: Node, evaluated: EvaluatedNode, input: SummaryInput): Reason[] {
  if (evaluated.outcome === 'met') {
    return causes(node, evaluated, []).flatMap(({ at }) => {
      const result = input.standing[at]?.negated === true ? undefined : input.results[at]
      return result?.condition === undefined ? [] : [result.reason]
    })
  }
  if (evaluated.op !== 'all' || node.leaf !== undefined) return []
  return node.children.flatMap((child, i) => {
    const below = evaluated.children[i]
    return below === undefined ? [] : conditions(child, below, input)
  })
}

const budgetOf = (key: string): ((percent: number) => Reason) =>
  lasting((percent: number): Reason => reason(key, { percent: { type: 'percent', value: percent } }))
const wholeBudget = budgetOf('summary.budget_left')
const budgetHere = budgetOf('summary.budget_left_here')

/** The next action, with its date where the call names one; what has to be done before comes first. */
function next(input: SummaryInput): Reason[] {
  const { status } = input.call
  const over = status === 'closed' || status === 'exhausted'
  const some = !over && input.results.some(({ condition }) => condition !== undefined)
  const { budgetLeft: left } = input
  return [
    ...(some ? conditions(input.root, input.tree, input) : []),
    ...(input.applied === undefined
      ? [action(input), ...untilStopped(input), ...untilOpen(input), ...untilRefused(input)]
      : [submitted(input.applied)]),
    ...(left === undefined ? [] : [(left.isWhole ? wholeBudget : budgetHere)(percentLeft(left.share))]),
  ]
}

/** What is said of a moment, by moment and zone: calls share their days. */
const atMoment = (key: string, type: 'moment' | 'deadline') =>
  lasting((moment: string): Reason => {
    const [at = '', zone = ''] = moment.split(' ')
    return reason(key, { at: { type, at, time_zone: zone } })
  })
/** A call that opens with a day is said to open on that day. */
const opensAt = lasting((moment: string): Reason => {
  const [at = '', zone = ''] = moment.split(' ')
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(zone)
  if (local.hour + local.minute + local.second > 0) return atOpening(moment)
  return reason('summary.opens', { at: date(local.toPlainDate().toString()) })
})
const atOpening = atMoment('summary.opens', 'moment')
const stoppedAt = atMoment('summary.until', 'deadline')
const doingBy = {
  apply: atMoment('summary.apply_by', 'deadline'),
  complete: atMoment('summary.complete_by', 'deadline'),
  confirm: atMoment('summary.confirm_by', 'deadline'),
} as const

function action({ verdict, call, stops, ahead: { refusedFrom: refused } }: SummaryInput): Reason {
  const { status, next_deadline: deadline, opens_at: opens } = call
  const doing = verdict === 'eligible' ? 'apply' : verdict === 'needs_info' ? 'complete' : 'confirm'
  if (status === 'closed' || status === 'exhausted' || status === 'paused') return plain(`summary.call_${status}`)
  if (status === 'forecasted' && opens !== undefined) return opensAt(`${opens.at} ${opens.time_zone}`)
  if (status === 'forecasted') return plain('summary.opens_unknown')
  const ends = [stops, ...(verdict === 'eligible' ? [beginningOf(refused, deadline?.time_zone)] : [])]
  const last = ends.reduce<LastMoment | undefined>(
    (first, each) => (each !== undefined && isBefore(each.at, first?.at) ? each : first),
    deadline,
  )
  if (last?.at !== undefined) return doingBy[doing](`${last.at} ${last.time_zone}`)
  return plain(status === 'open' ? `summary.${doing}_open` : 'summary.call_unknown')
}

type LastMoment = NonNullable<CallNow['next_deadline']>

/** When a day begins: the last moment before it. */
function beginningOf(day: PlainDate | undefined, zone: string | undefined): Moment | undefined {
  if (day === undefined || zone === undefined) return undefined
  const at = Temporal.PlainDate.from(day).toZonedDateTime(zone).toInstant().toString()
  return { at, time_zone: zone }
}

const goesOn: ReadonlySet<CallStatus> = new Set(['open', 'forecasted', 'paused'])

/** That the business stops to be eligible while the call goes on, and from when. */
function untilRefused({ call: { status }, ahead: { refusedFrom: from } }: SummaryInput): Reason[] {
  return goesOn.has(status) && from !== undefined ? [reason('summary.refused_from', { from: date(from) })] : []
}

/** That what is known today stops to settle the conditions while the call goes on, from when, and what is to be told then. */
function untilOpen({ call: { status }, ahead: { open } }: SummaryInput): Reason[] {
  if (open === undefined || !goesOn.has(status)) return []
  const from = date(open.from)
  if (open.missing.length === 0) return [reason('summary.open_from', { from })]
  const fields: ReasonValue = { type: 'terms', vocabulary: 'field', values: [...open.missing] }
  return [reason('summary.open_from_missing', { from, fields })]
}

/** In place of an action: the application is submitted. */
const submitted = ({ submittedOn: on }: NonNullable<SummaryInput['applied']>): Reason =>
  on === undefined ? plain('summary.applied') : reason('summary.applied_on', { on: date(on) })

/** Of a call that is still to open the last moment for applications, where a decision has set it already. */
function untilStopped({ call: { status }, stops }: SummaryInput): Reason[] {
  return status === 'forecasted' && stops !== undefined ? [stoppedAt(`${stops.at} ${stops.time_zone}`)] : []
}

const isBefore = (at: Instant, other: Instant | undefined): boolean =>
  other === undefined || Date.parse(at) < Date.parse(other)
