import type { Anchor, ResolvedAnchor } from '../citing/citation.ts'
import type {
  CodeSet,
  Criterion,
  CriterionKind,
  InvestmentAmountCriterion,
  ManualCriterion,
} from '../criteria/criterion.ts'
import { childrenOf, checkCriterion, expressionLimits, operatorOf } from '../criteria/expression.ts'
import { isRecord } from '../criteria/record.ts'
import type { CompileContext, Judge, Kind } from '../criteria/kind.ts'
import { kindOf } from '../criteria/kinds.ts'
import { compileCodeSet } from '../facts/activity-membership.ts'
import type { CompiledCodeSet } from '../facts/activity-membership.ts'
import { firstDay } from '../facts/day.ts'
import type { PlainDate } from '../facts/profile.ts'
import { compileCall } from '../facts/call-status.ts'
import type { CompiledCall } from '../facts/call-status.ts'
import { isAmount } from '../facts/money.ts'
import type { Programme } from '../facts/programme.ts'
import { closesOn, opensOn } from './call-now.ts'
import type { CoreReference } from './facts.ts'
import { callSteps, dayNumber } from './call-steps.ts'
import { expectedAid, expectedAidChangesOn } from './estimate.ts'
import { resolved } from './estimate-work.ts'
import type { CallSteps } from './call-steps.ts'
import { standings, type Standing } from './exclusion.ts'
import { compileFunding, type CompiledFunding } from './funding-compile.ts'
import { once } from '../facts/once.ts'
import { compileScore } from './score-compile.ts'
import { byImportance } from './summary.ts'
import type { CompiledScore } from './score-compile.ts'

/** One criterion, ready to be judged. */
export interface Leaf {
  /** Its place in the programme's `leaves`. */
  readonly at: number
  readonly criterion: Criterion
  readonly judge: Judge
  /** The test day where the call fixes it; undefined: the day of submission. */
  readonly day: PlainDate | undefined
  readonly manual: boolean
  /** Binds after award: judged and shown, and does not decide. */
  readonly obligation: boolean
  /** Where its citations stand. */
  readonly anchors: readonly ResolvedAnchor[]
  /**
   * What it asks, in one text: leaves with the same text and day say the same of a profile. Absent where the text would be
   * long, where it is said in the condition's own words, or where other terms of the call matter.
   */
  readonly asked?: string
  /** What it says is the same on all days. */
  readonly anyDay: boolean
}

type Unplaced = Omit<Leaf, 'at'>

/** The expression with its criteria numbered. */
export type Node =
  | {
      readonly op: 'all' | 'any' | 'not' | 'at_least'
      readonly k: number
      readonly children: readonly Node[]
      readonly leaf: undefined
    }
  | { readonly op: 'criterion'; readonly k: 0; readonly children: readonly never[]; readonly leaf: Leaf }

export interface CompiledProgramme {
  readonly programme: Programme
  readonly context: CompileContext
  readonly call: CompiledCall
  /** Of each line of `call`. */
  readonly steps: readonly CallSteps[]
  /** Opening day as `dayNumber`; 0 where the call names none. */
  readonly opensDay: number
  /** The same tree for the quick answer: of each conjunction and choice, the quick and telling conditions first. */
  readonly quickRoot: Node
  readonly root: Node
  /** In the order of the expression. */
  readonly leaves: readonly Leaf[]
  /** How each of them stands. */
  readonly standing: () => readonly Standing[]
  /** The same in the order in which a reader asks for them. */
  readonly order: () => readonly Leaf[]
  readonly score: CompiledScore
  readonly funding: CompiledFunding
  /** The conditions of the funding's bonuses, in their order. */
  readonly bonuses: readonly Node[]
}

/**
 * Compiles a programme once for many profiles. Never throws: a criterion that cannot be read becomes an open manual one
 * that says what it was, and an expression that is too large or too deep becomes one such criterion.
 */
export function compileProgramme(programme: Programme, reference: CoreReference): CompiledProgramme {
  const call = compileCall(programme)
  const sets = new Map<CodeSet, CompiledCodeSet>()
  // A bonus must not ask for the aid that it is itself a part of.
  const forBonuses: CompileContext = {
    reference,
    programme,
    opensOn: opensOn(call),
    closesOn: closesOn(call),
    codeSet(codes) {
      const known = sets.get(codes) ?? compileCodeSet(codes, reference.activities)
      sets.set(codes, known)
      return known
    },
  }
  const context: CompileContext = {
    ...forBonuses,
    expectedAid: (facts, day) => expectedAid(compiled, facts, day),
    expectedAidChangesOn: (facts, day) => expectedAidChangesOn(compiled, facts, day),
  }
  const leaves: Leaf[] = []
  const stated = tooLarge(programme.eligibility)
    ? keep(leaves, unreadable('eligibility', 'eligibility', false))
    : compileNode(programme.eligibility, '', true, context, leaves)
  const root = withMinimum(stated, context, leaves)
  const bonuses = (programme.funding.bonuses ?? []).map(({ when }) =>
    tooLarge(when) ? keep([], unreadable('bonus', 'bonus', false)) : compileNode(when, '', true, forBonuses, []),
  )
  const compiled: CompiledProgramme = {
    programme,
    context,
    call,
    steps: callSteps(call),
    opensDay: context.opensOn === undefined ? 0 : dayNumber(context.opensOn),
    quickRoot: quickest(root),
    root,
    leaves,
    standing: once(() => standings(root)),
    order: once(() => byImportance(leaves)),
    score: compileScore(programme, root, context),
    funding: compileFunding(programme),
    bonuses,
  }
  return compiled
}

/** The id of the condition that follows from a call's least eligible cost; with dashes behind where the call has that id itself. */
export const minimumId = 'min-eligible-cost'

/**
 * The call's minimum of eligible cost, where no condition of the call tests a minimum: a plan under it is refused, and a
 * business that has no plan yet meets it on the condition that the plan reaches it.
 */
function withMinimum(stated: Node, context: CompileContext, leaves: Leaf[]): Node {
  const { min_eligible_cost: min, citations } = context.programme.funding
  const tests = ({ criterion }: Leaf): boolean =>
    criterion.kind === 'investment_amount' && ('min' in criterion.range || 'min_exclusive' in criterion.range)
  if (min === undefined || !isAmount(min.amount) || leaves.some(tests)) return stated
  const taken = new Set(leaves.map(({ criterion }) => criterion.id))
  let id: string = minimumId
  while (taken.has(id)) id += '-'
  const criterion: InvestmentAmountCriterion = {
    id,
    kind: 'investment_amount',
    range: { min },
    unplanned: 'met',
    citations: statingAmount(citations ?? [], min.amount),
  }
  const judge = kindOf('investment_amount')?.compile(criterion, context)
  if (judge === undefined) return stated
  const leaf = keep(leaves, {
    criterion,
    judge,
    day: undefined,
    manual: false,
    obligation: false,
    anchors: resolved(criterion.citations),
    ...askedOf(criterion, context),
  })
  const children = stated.op === 'all' ? [...stated.children, leaf] : [stated, leaf]
  return { op: 'all', k: 0, children, leaf: undefined }
}

/** Of the places that the funding's figures stand at, those with this amount; all of them where none has it. */
function statingAmount(citations: readonly Anchor[], amount: string): Anchor[] {
  const euros = amount.replace(/\.00$/u, '').replace('.', '')
  const found = citations.filter(({ exact }) =>
    [...exact.matchAll(/\d[\d.,\s]*/gu)].some(([number]) => number.replace(/\D/gu, '') === euros),
  )
  return found.length > 0 ? found : [...citations]
}

function tooLarge(json: unknown): boolean {
  const open: { node: unknown; depth: number }[] = [{ node: json, depth: 1 }]
  let nodes = 0
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    nodes += 1
    if (nodes > expressionLimits.nodes || place.depth > expressionLimits.depth) return true
    const operator = operatorOf(place.node)
    if (operator === undefined || !isRecord(place.node)) continue
    for (const child of childrenOf(place.node, operator, '') ?? [])
      open.push({ node: child.node, depth: place.depth + 1 })
  }
  return false
}

/** What is judged first: what most often settles a conjunction, then what is cheap. */
const order: readonly CriterionKind[] = [
  'activity',
  'region',
  'size',
  'investment_amount',
  'lifecycle',
  'legal_form',
  'attribute',
]

/** Kleene conjunction and disjunction do not depend on the order. */
function quickest(node: Node): Node {
  if (node.leaf !== undefined) return node
  const rank = (child: Node): number => {
    if (child.leaf === undefined) return order.length + 1
    const place = order.indexOf(child.leaf.criterion.kind)
    return place < 0 ? order.length : place
  }
  const children = node.children.map(quickest)
  return { op: node.op, k: node.k, children: children.toSorted((a, b) => rank(a) - rank(b)), leaf: undefined }
}

const none: readonly never[] = []

function keep(leaves: Leaf[], unplaced: Unplaced): Node {
  const leaf = { at: leaves.length, ...unplaced }
  leaves.push(leaf)
  return { op: 'criterion', k: 0, children: none, leaf }
}

function compileNode(
  json: unknown,
  pointer: string,
  conjunctive: boolean,
  context: CompileContext,
  leaves: Leaf[],
): Node {
  const operator = operatorOf(json)
  if (operator === undefined || !isRecord(json))
    return keep(leaves, unreadable(idAt(pointer), JSON.stringify(json) ?? '', false))
  if (operator === 'kind') return keep(leaves, compileLeaf(json, pointer, conjunctive, context))
  const children = childrenOf(json, operator, pointer)
  if (children === undefined) return keep(leaves, unreadable(idAt(pointer), JSON.stringify(json), false))
  const nested = conjunctive && operator === 'all'
  return {
    op: operator,
    k: operator === 'at_least' ? (json['at_least'] as { k: number }).k : 0,
    children: children.map((child) => compileNode(child.node, child.pointer, nested, context, leaves)),
    leaf: undefined,
  }
}

const idAt = (pointer: string): string => `unreadable${pointer.replaceAll('/', '-')}`.slice(0, 64)

/** An open question in place of a rule that could not be read; what it was is kept. */
function unreadable(id: string, what: string, obligation: boolean, original?: Record<string, unknown>): Unplaced {
  const criterion: ManualCriterion = {
    id,
    kind: 'manual',
    unreadable: what.slice(0, 500),
    ...(isRecord(original?.['title']) ? { title: original['title'] as ManualCriterion['title'] & object } : {}),
    ...(Array.isArray(original?.['citations'])
      ? { citations: original['citations'] as ManualCriterion['citations'] & object }
      : {}),
    ...(obligation ? { effect: 'obligation' as const } : {}),
  }
  const judge: Judge = (_facts, _day, note) => {
    note?.reason('manual.unreadable', { what: criterion.unreadable ?? '' })
    return 'review'
  }
  return {
    criterion,
    judge,
    day: undefined,
    manual: true,
    obligation,
    anchors: resolved(criterion.citations),
    anyDay: false,
  }
}

function compileLeaf(
  json: Record<string, unknown>,
  pointer: string,
  conjunctive: boolean,
  context: CompileContext,
): Unplaced {
  const id = typeof json['id'] === 'string' ? json['id'] : idAt(pointer)
  const obligation = json['effect'] === 'obligation'
  const lost = (): Unplaced => unreadable(id, JSON.stringify(json), obligation && conjunctive, json)
  const kind = kindOf(String(json['kind']))
  // An obligation under `any`, `not` or `at_least` has no agreed meaning: it stays an open question.
  if (kind === undefined || (obligation && !conjunctive)) return lost()
  if (checkCriterion(json, pointer, context.reference).length > 0) return lost()
  const criterion = json as unknown as Criterion
  try {
    const at = testDay(criterion, context.programme)
    const known = at.known || !kind.dated
    return {
      criterion,
      judge: known ? judgeOf(kind, criterion, context, at.known) : dayUnknown(criterion),
      day: at.day,
      manual: criterion.kind === 'manual',
      obligation,
      anchors: resolved(criterion.citations),
      ...(known ? askedOf(criterion, context) : { anyDay: false }),
    }
  } catch {
    return lost()
  }
}

/** Of kinds that say what they read, and of budgets where all costs count. */
function askedOf(criterion: Criterion, { programme, closesOn }: CompileContext): Pick<Leaf, 'asked' | 'anyDay'> {
  const kind = kindOf(criterion.kind)
  const budget = criterion.kind === 'investment_amount' && (programme.eligible_costs ?? []).length === 0
  if (hasOwnWords(criterion) || (!budget && kind?.reads === undefined)) return { anyDay: false }
  const { id: _id, title: _title, citations: _citations, effect: _effect, ...asked } = criterion
  // What is told of an age depends on the call's last day.
  const text = JSON.stringify(criterion.kind === 'age' ? { ...asked, closesOn } : asked)
  return { asked: sameText(text), anyDay: kind?.dated === false }
}

/** What a person is asked is said in the condition's own question, title or words of the call. */
const hasOwnWords = (criterion: Criterion): boolean =>
  criterion.kind === 'manual' &&
  [criterion.question, criterion.title, criterion.citations?.[0]].some((own) => own !== undefined)

/** Places begin and end on days: where the test day is not known, only what is so on every day is said. */
function judgeOf(kind: Kind, criterion: Criterion, context: CompileContext, dayKnown: boolean): Judge {
  const judge = kind.compile(criterion, context)
  if (dayKnown || !(criterion.kind === 'region' || criterion.kind === 'zone')) return judge
  const open = dayUnknown(criterion)
  return (facts, day, note) => {
    const begins = (facts.profile.establishments ?? []).flatMap(({ since }) => since ?? [])
    const first = judge(facts, firstDay)
    return begins.every((begin) => judge(facts, begin) === first) ? judge(facts, day, note) : open(facts, day, note)
  }
}

/** The name of a property: V8 keeps one of each text, so that thousands of leaves share it and it is found without being compared. */
const sameText = (text: string): string => Object.keys({ [text]: true })[0] ?? text

function dayUnknown(criterion: Criterion): Judge {
  const event = criterion.at?.event ?? 'submission'
  return (_facts, _day, note) => {
    note?.reason(event === 'award' ? 'test_day.award_unknown' : 'test_day.publication_unknown')
    return 'review'
  }
}

/** Tested on a day of the call that it does not tell, such as a publication without a date. */
export const isDayUnknown = ({ criterion, day }: Pick<Leaf, 'criterion' | 'day'>): boolean =>
  day === undefined && criterion.at !== undefined && criterion.at.event !== 'submission'

function testDay(criterion: Criterion, programme: Programme): { known: boolean; day: PlainDate | undefined } {
  const at = criterion.at ?? { event: 'submission' }
  if (at.event === 'fixed') return { known: true, day: at.date }
  if (at.event === 'submission') return { known: true, day: undefined }
  const day = at.event === 'publication' ? programme.published_on : programme.expected_award_on
  return { known: day !== undefined, day }
}
