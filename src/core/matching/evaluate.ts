import type { Judgement } from '../criteria/kind.ts'
import type { CallState } from '../facts/call-status.ts'
import { earliest } from '../facts/day.ts'
import type { PlainDate } from '../facts/profile.ts'
import { negate } from '../verdict.ts'
import type { Outcome, Verdict } from '../verdict.ts'
import { dayOf } from './as-of.ts'
import type { AsOf } from './as-of.ts'
import { isDayUnknown } from './compile.ts'
import type { CompiledProgramme, Leaf, Node } from './compile.ts'
import { estimate } from './estimate.ts'
import { budgetLeft, callNow, closesHere, lastDayNow, stepNow, stopAhead, todayNumber } from './call-now.ts'
import { closing } from './call-steps.ts'
import type { CallStep } from './call-steps.ts'
import { exclusionReason, standings } from './exclusion.ts'
import type { Standing } from './exclusion.ts'
import type { Facts } from './facts.ts'
import { nearMissOf } from './near-miss.ts'
import { Recorder, Said } from './recorder.ts'
import type { CriterionResult, EvaluatedNode, Match, QuickMatch } from './result.ts'
import { aimed, baseScore, explainScore, timeScore } from './score.ts'
import type { Aimed } from './score-compile.ts'
import { summarise, type Ahead } from './summary.ts'
import { appliedTo, warningsWith } from './warnings.ts'

/** A person's confirmation of a manual criterion. */
export interface Answer {
  value: 'met' | 'not_met' | 'unknown'
  by: string
  at: string
  note?: string
  evidence?: string
}

/** By criterion id. Answers to criteria of other kinds are not looked at. */
export type Answers = ReadonlyMap<string, Answer>

/** The work of one evaluation; the counters are of open leaves that can still change the whole. */
interface Run {
  readonly facts: Facts
  readonly submission: PlainDate
  readonly answers: Answers | undefined
  openInfo: number
  openReview: number
  /** The call's last day, and that at the business's site where it is another one; absent: it is the same. */
  readonly closes?: { readonly call: PlainDate | undefined; readonly here: PlainDate | undefined } | undefined
  /** What was said of the profile on the day of submission. */
  said?: Said
  /** And what is said on all days. */
  everyDay?: Said
}

/** The day of submission: the day asked about, or the opening day if that is later. */
export function submissionDay(compiled: CompiledProgramme, asOf: AsOf): PlainDate {
  const today = dayOf(asOf)
  const { opensOn } = compiled.context
  return opensOn !== undefined && opensOn > today ? opensOn : today
}

function judgeLeaf(leaf: Leaf, run: Run, note?: Recorder): Judgement {
  if (leaf.manual) {
    const answer = run.answers?.get(leaf.criterion.id)
    if (answer !== undefined && answer.value !== 'unknown') {
      note?.reason(answer.value === 'met' ? 'manual.confirmed' : 'manual.denied')
      return answer.value
    }
  }
  try {
    return leaf.judge(run.facts, leaf.day ?? run.submission, note)
  } catch {
    // No exception ever fails open: a rule that cannot be applied is a question for a person.
    note?.fail()
    return 'review'
  }
}

/**
 * Kleene value of a node, with as little work as possible. Counts the open leaves below nodes that are open all the way
 * up: those, and only those, can change the whole.
 */
function value(node: Node, run: Run): Outcome {
  const { leaf } = node
  if (leaf !== undefined) {
    if (leaf.obligation) return 'met'
    const judged = judgeLeaf(leaf, run)
    if (judged === 'review') run.openReview += 1
    else if (judged === 'unknown') run.openInfo += 1
    return judged === 'review' ? 'unknown' : judged
  }
  const { openInfo, openReview } = run
  const outcome = combine(node, run)
  if (outcome !== 'unknown') {
    run.openInfo = openInfo
    run.openReview = openReview
  }
  return outcome
}

function combine(node: Node, run: Run): Outcome {
  const { op, children } = node
  // `decides` is the child's outcome that settles the whole at once; `rest` is the whole if no child is open.
  const decides: Outcome = op === 'any' ? 'met' : 'not_met'
  if (op === 'all' || op === 'any') {
    let open = false
    for (let i = 0; i < children.length; i += 1) {
      const outcome = value(children[i] as Node, run)
      if (outcome === decides) return decides
      if (outcome === 'unknown') open = true
    }
    if (open) return 'unknown'
    return op === 'any' ? 'not_met' : 'met'
  }
  if (op === 'not') return negate(value(children[0] as Node, run))
  return atLeastOf(node, run)
}

function atLeastOf(node: Node, run: Run): Outcome {
  let met = 0
  let open = 0
  for (const child of node.children) {
    const outcome = value(child, run)
    if (outcome === 'met') met += 1
    else if (outcome === 'unknown') open += 1
  }
  if (met >= node.k) return 'met'
  return met + open >= node.k ? 'unknown' : 'not_met'
}

function verdictOf(outcome: Outcome, openInfo: number): Verdict {
  if (outcome === 'met') return 'eligible'
  if (outcome === 'not_met') return 'not_eligible'
  return openInfo > 0 ? 'needs_info' : 'needs_review'
}

/** Verdict, score and status without reasons: for ranking and for seeing what changed. */
export function quickMatch(compiled: CompiledProgramme, facts: Facts, asOf: AsOf, answers?: Answers): QuickMatch {
  return quickMatchAt(compiled, facts, asOf, stepNow(compiled.call, compiled.steps, facts, asOf), {
    answers,
    certain: false,
  })
}

/** The same where the call's state is known already; `certain`: and that every condition is met. */
export function quickMatchAt(
  compiled: CompiledProgramme,
  facts: Facts,
  asOf: AsOf,
  step: CallStep,
  { answers, certain }: { answers: Answers | undefined; certain: boolean },
): QuickMatch {
  const run = runOn(compiled, facts, asOf, answers)
  const verdict = certain ? 'eligible' : verdictOf(value(compiled.quickRoot, run), run.openInfo)
  if (verdict === 'not_eligible') return step.refused
  const { openInfo, openReview } = run
  const { status } = step
  const judgement = (leaf: Leaf): Judgement => judgeLeaf(leaf, run)
  return {
    verdict,
    base: baseScore({ compiled, facts, day: run.submission, verdict, openInfo, openReview, judgement }),
    time: timeScore({
      compiled,
      verdict,
      status,
      today: dayOf(asOf),
      lastDay: lastDayNow(compiled, facts, asOf, step),
    }),
    status,
    ...closing(step.closesAt),
  }
}

/** The verdict alone. */
export function verdictAlone(compiled: CompiledProgramme, facts: Facts, asOf: AsOf, answers?: Answers): Verdict {
  const run = runOn(compiled, facts, asOf, answers)
  return verdictOf(value(compiled.quickRoot, run), run.openInfo)
}

/** The next day after one on which a condition may come out otherwise by time alone. */
export function conditionsChangeOn(compiled: CompiledProgramme, facts: Facts, day: PlainDate): PlainDate | undefined {
  const run = runOn(compiled, facts, { kind: 'date', date: day }, undefined)
  return compiled.leaves.reduce<PlainDate | undefined>((first, leaf) => {
    if (!turns(leaf)) return first
    const note = new Recorder(facts)
    judgeLeaf(leaf, run, note)
    return earliest(first, note.changes)
  }, undefined)
}

/** Days on which conditions may change are looked at so often. */
const mostLookedAt = 12

/**
 * What time alone makes of a verdict while the call can be applied to.
 * @param first the first day on which a condition may change
 */
function aheadOf(
  { compiled, facts, answers }: { compiled: CompiledProgramme; facts: Facts; answers: Answers | undefined },
  first: PlainDate | undefined,
  { isEligible, closesOn }: { isEligible: boolean; closesOn: PlainDate | undefined },
): Ahead {
  let on = first
  let open: Ahead['open']
  for (let looked = 0; on !== undefined && looked < mostLookedAt; looked += 1) {
    if (closesOn !== undefined && on > closesOn) break
    const asOf: AsOf = { kind: 'date', date: on }
    const verdict = verdictAlone(compiled, facts, asOf, answers)
    if (verdict === 'not_eligible') return { refusedFrom: on, ...(open === undefined ? {} : { open }) }
    if (isEligible && verdict !== 'eligible') open ??= { from: on, ...openPoints(compiled, facts, asOf, answers) }
    on = conditionsChangeOn(compiled, facts, on)
  }
  return open === undefined ? {} : { open }
}

/** Whether time alone changes the verdict of a pair that nobody has answered for, by what its judges said. */
export function turnsAhead(compiled: CompiledProgramme, facts: Facts, asOf: AsOf, told: readonly Told[]): boolean {
  let changes: PlainDate | undefined
  for (let at = 0; at < told.length; at += 1) {
    const on = (told[at] as Told).note.changes
    if (on !== undefined && turns(compiled.leaves[at] as Leaf)) changes = earliest(changes, on)
  }
  if (changes === undefined) return false
  const isEligible = verdictAlone(compiled, facts, asOf) === 'eligible'
  const ahead = aheadOf({ compiled, facts, answers: undefined }, changes, {
    isEligible,
    closesOn: closesHere(compiled, facts),
  })
  return ahead.refusedFrom !== undefined || ahead.open !== undefined
}

/** What a business gets for being what the call aims at, whatever else is said of it. */
export function aimedAlone(what: Aimed, compiled: CompiledProgramme, facts: Facts, asOf: AsOf): number {
  const run = runOn(compiled, facts, asOf, undefined)
  return aimed(what, { compiled, judgement: (leaf) => judgeLeaf(leaf, run) }).points
}

function runOn(compiled: CompiledProgramme, facts: Facts, asOf: AsOf, answers: Answers | undefined): Run {
  const later = compiled.opensDay > todayNumber(facts, asOf)
  const submission = later ? submissionDay(compiled, asOf) : dayOf(asOf)
  return { facts, submission, answers, openInfo: 0, openReview: 0 }
}

/** What the judge of a condition answered on its day, and all that it said. */
export interface Told {
  readonly judged: Judgement
  readonly note: Recorder
}

/** Of each leaf, by its place in the programme. */
interface Explained {
  /** Absent: it is asked when it is explained. */
  readonly told: readonly Told[]
  readonly results: CriterionResult[]
  readonly judged: Judgement[]
}

const saidByDay = (): Map<PlainDate, Said> => new Map()
/** Days of which what was said is kept: calls that are to open are tested on their opening days. */
const mostDays = 16
/** In place of a day: what is the same on all of them. */
const always = ''

function saidOn(facts: Facts, day: PlainDate): Said {
  const byDay = facts.derive(saidByDay)
  let said = byDay.get(day)
  if (said === undefined) {
    if (byDay.size >= mostDays) byDay.clear()
    byDay.set(day, (said = new Said()))
  }
  return said
}

/** Asks a leaf's judge why; once for all leaves that ask the same, unless a person has answered. */
function askWhy(leaf: Leaf, run: Run): Told {
  const { facts, submission } = run
  const { day = submission } = leaf
  const everyDay = (run.everyDay ??= saidOn(facts, always))
  const ofSubmission = (run.said ??= saidOn(facts, submission))
  const said = leaf.anyDay ? everyDay : day === submission ? ofSubmission : saidOn(facts, day)
  const answered = leaf.manual && run.answers?.has(leaf.criterion.id) === true
  const asked = answered ? undefined : leaf.asked
  const known = asked === undefined ? undefined : said.asked(asked)
  if (known !== undefined) return known
  const note = new Recorder(facts, said, everyDay)
  const told = { judged: judgeLeaf(leaf, run, note), note: note.told }
  if (asked !== undefined) said.keepAsked(asked, told)
  return told
}

/** What the judges say of a pair, by the place of each condition: `explainMatch` makes the match of it. */
export function askAll(compiled: CompiledProgramme, facts: Facts, asOf: AsOf, answers?: Answers): Told[] {
  const run = runOn(compiled, facts, asOf, answers)
  return compiled.leaves.map((leaf) => askWhy(leaf, run))
}

function explainLeaf(leaf: Leaf, run: Run, explained: Explained): EvaluatedNode {
  const { judged, note } = explained.told[leaf.at] ?? askWhy(leaf, run)
  const outcome = judged === 'review' ? 'unknown' : judged
  const { criterion } = leaf
  const answer = leaf.manual ? run.answers?.get(criterion.id) : undefined
  const result: CriterionResult = {
    criterion_id: criterion.id,
    kind: criterion.kind,
    effect: leaf.obligation ? 'obligation' : 'eligibility',
    outcome,
    reason: note.said ?? { key: 'criterion.failed', values: {} },
    found: note.foundFacts,
    missing: judged === 'unknown' ? note.missingFields : [],
    derived: note.derivedFacts,
    references: note.referenceFacts,
    anchors: leaf.anchors,
  }
  if (note.changes !== undefined && turns(leaf)) result.changes_on = note.changes
  if (note.near !== undefined && outcome !== 'met') result.near_miss = untilHere(note.near, run)
  if (note.still !== undefined && outcome === 'met') result.condition = note.still
  if (answer !== undefined) {
    const { value: _value, ...by } = answer
    result.answered = by
  }
  explained.results[leaf.at] = result
  explained.judged[leaf.at] = judged
  return { op: 'criterion', outcome, criterion_id: criterion.id }
}

/** Whether the condition may come out otherwise on a later day: it is tested on the day of submission. */
export const turns = (leaf: Leaf): boolean => leaf.day === undefined && !isDayUnknown(leaf)

/** A step that is possible until the call ends is so until it ends at the site. */
function untilHere(near: NonNullable<Recorder['near']>, { closes }: Run): NonNullable<Recorder['near']> {
  const { possible_until: until, ...rest } = near
  if (closes === undefined || until === undefined || until !== closes.call) return near
  return closes.here === undefined ? rest : { ...rest, possible_until: closes.here }
}

function explainNode(node: Node, run: Run, explained: Explained): EvaluatedNode {
  if (node.leaf !== undefined) return explainLeaf(node.leaf, run, explained)
  const { op, k } = node
  const parts = new Tally()
  const children = node.children.map((child) => {
    const evaluated = explainNode(child, run, explained)
    // Obligations are shown and do not decide; they stand only in conjunctions, where leaving them out changes nothing.
    if (child.leaf?.obligation !== true) parts.add(evaluated.outcome)
    return evaluated
  })
  const outcome = parts.outcome(node)
  return op === 'at_least' ? { op, outcome, children, k } : { op, outcome, children }
}

/** How many parts of a node are met and how many open, which is all that its own outcome follows from. */
class Tally {
  #met = 0
  #open = 0
  #count = 0

  add(outcome: Outcome): void {
    this.#count += 1
    if (outcome === 'met') this.#met += 1
    else if (outcome === 'unknown') this.#open += 1
  }

  outcome({ op, k }: Node): Outcome {
    if (op === 'not') return this.#open > 0 ? 'unknown' : this.#met > 0 ? 'not_met' : 'met'
    const needed = op === 'all' ? this.#count : op === 'any' ? 1 : k
    if (this.#met >= needed) return 'met'
    return this.#met + this.#open >= needed ? 'unknown' : 'not_met'
  }
}

/** The open leaves that could change the whole: those whose every ancestor is open. */
function decidingLeaves(node: Node, evaluated: EvaluatedNode, into: Leaf[]): Leaf[] {
  if (evaluated.outcome !== 'unknown') return into
  if (node.leaf !== undefined) {
    if (!node.leaf.obligation) into.push(node.leaf)
    return into
  }
  if (evaluated.op === 'criterion') return into
  node.children.forEach((child, i) => {
    const below = evaluated.children[i]
    if (below !== undefined) decidingLeaves(child, below, into)
  })
  return into
}

type Deadline = NonNullable<CallState['next_deadline']>

/** Of deadlines as the call's state has them, what a match tells: the same for all of that state. */
const told = new WeakMap<Deadline, NonNullable<Match['next_deadline']>>()

function deadlineOf(deadline: Deadline): NonNullable<Match['next_deadline']> {
  let known = told.get(deadline)
  if (known === undefined) {
    const { id, at, time_zone, basis } = deadline
    told.set(deadline, (known = { id, time_zone, basis, ...(at === undefined ? {} : { at }) }))
  }
  return known
}

/** A condition's result as it counts where it stands. */
function asItCounts(leaf: Leaf, result: CriterionResult, { negated, alternative }: Standing): CriterionResult {
  if (!negated && !alternative) return result
  const flag = alternative ? ({ alternative: true } as const) : {}
  if (!negated) return { ...result, ...flag }
  const { near_miss: _near, condition: _condition, ...rest } = result
  const outcome = negate(result.outcome)
  const open = result.outcome === 'unknown' && leaf.manual
  const reason = open ? result.reason : exclusionReason(leaf.criterion, outcome, alternative)
  return { ...rest, outcome, ...(alternative ? flag : { excludes: true }), reason }
}

/** How the conditions of a bonus come out. */
export interface ExplainedBonus {
  readonly tree: EvaluatedNode
  readonly criteria: readonly CriterionResult[]
}

/** The conditions of each bonus on a day, in the order of the call. */
export function explainBonuses({ bonuses }: CompiledProgramme, facts: Facts, submission: PlainDate): ExplainedBonus[] {
  return bonuses.map((root) => {
    const explained: Explained = { told: [], results: [], judged: [] }
    const tree = explainNode(root, { facts, submission, answers: undefined, openInfo: 0, openReview: 0 }, explained)
    const standing = standings(root)
    const criteria = leavesIn(root).flatMap((leaf) => {
      const [result, stands] = [explained.results[leaf.at], standing[leaf.at]]
      return result === undefined || stands === undefined ? [] : [asItCounts(leaf, result, stands)]
    })
    return { tree, criteria }
  })
}

const leavesIn = (node: Node): Leaf[] => (node.leaf === undefined ? node.children.flatMap(leavesIn) : [node.leaf])

/** What is open about a pair: facts that are missing, and conditions that only a person can confirm. */
export interface OpenPoints {
  /** JSON pointers; with one alone and nobody to ask, that fact decides the verdict. */
  missing: readonly string[]
  /** Ids of criteria. */
  confirm: readonly string[]
}

/** The open points of a pair, without sentences: for questions over many pairs. */
export function openPoints(
  compiled: CompiledProgramme,
  facts: Facts,
  asOf: AsOf,
  answers: Answers | undefined,
): OpenPoints {
  const run: Run = { facts, submission: submissionDay(compiled, asOf), answers, openInfo: 0, openReview: 0 }
  const open: { leaf: Leaf; judged: Judgement }[] = []
  openLeaves(compiled.root, run, open)
  const missing = new Set<string>()
  const confirm: string[] = []
  for (const { leaf, judged } of open) {
    if (judged === 'review') {
      confirm.push(leaf.criterion.id)
      continue
    }
    const note = new Recorder(facts)
    judgeLeaf(leaf, run, note)
    for (const path of note.missingFields) missing.add(path)
  }
  return { missing: [...missing], confirm }
}

/** Kleene value of a node, with the open leaves that can change the whole: those below open nodes all the way up. */
function openLeaves(node: Node, run: Run, into: { leaf: Leaf; judged: Judgement }[]): Outcome {
  const { leaf } = node
  if (leaf !== undefined) {
    if (leaf.obligation) return 'met'
    const judged = judgeLeaf(leaf, run)
    if (judged === 'unknown' || judged === 'review') into.push({ leaf, judged })
    return judged === 'review' ? 'unknown' : judged
  }
  const before = into.length
  const parts = new Tally()
  for (const child of node.children) parts.add(openLeaves(child, run, into))
  const outcome = parts.outcome(node)
  if (outcome !== 'unknown') into.length = before
  return outcome
}

/** The whole answer for one pair: the same judges, all of them asked, and what they said; `told`: where they were asked before. */
export function explainMatch(
  compiled: CompiledProgramme,
  facts: Facts,
  asOf: AsOf,
  answers: Answers,
  told: readonly Told[] = [],
): Match {
  const closesOn = closesHere(compiled, facts)
  const closes =
    closesOn === compiled.context.closesOn ? undefined : { call: compiled.context.closesOn, here: closesOn }
  const run: Run = { facts, submission: submissionDay(compiled, asOf), answers, openInfo: 0, openReview: 0, closes }
  const { leaves } = compiled
  const explained: Explained = { told, results: [], judged: [] }
  const tree = explainNode(compiled.root, run, explained)
  const alone = compiled.root.leaf?.obligation === true
  const deciding = alone ? [] : decidingLeaves(compiled.root, tree, [])
  let openInfo = 0
  for (const { at } of deciding) if (explained.judged[at] === 'unknown') openInfo += 1
  const verdict = verdictOf(alone ? 'met' : tree.outcome, openInfo)
  const standing = compiled.standing()
  const { results } = explained
  let changes: PlainDate | undefined
  const criteria = results.map((result, i) => {
    changes = earliest(changes, result.changes_on)
    return asItCounts(leaves[i] as Leaf, result, standing[i] as Standing)
  })
  const missing = deciding.length === 0 ? [] : [...new Set(deciding.flatMap(({ at }) => results[at]?.missing ?? []))]
  const call = callNow(compiled, facts, asOf)
  const today = dayOf(asOf)
  const lastDay = lastDayNow(compiled, facts, asOf, stepNow(compiled.call, compiled.steps, facts, asOf))
  const estimated = estimate(compiled, facts, run.submission)
  const match: Match = {
    verdict,
    status: call.status,
    tree,
    criteria,
    score: explainScore(
      {
        compiled,
        facts,
        day: run.submission,
        verdict,
        openInfo,
        openReview: deciding.length - openInfo,
        judgement: ({ at }) => explained.judged[at] ?? 'review',
      },
      { compiled, verdict, status: call.status, today, lastDay },
    ),
    estimate: estimated,
    warnings: warningsWith(estimated, { compiled, facts, day: run.submission, verdict }),
    summary: summarise({
      verdict,
      provisional: compiled.programme.provisional === true,
      root: compiled.root,
      tree,
      leaves,
      order: compiled.order(),
      results,
      standing,
      deciding,
      missing,
      estimate: estimated,
      call,
      stops: stopAhead(compiled.call, facts, asOf),
      ahead:
        verdict === 'not_eligible'
          ? {}
          : aheadOf({ compiled, facts, answers }, changes, { isEligible: verdict === 'eligible', closesOn }),
      applied: appliedTo(compiled, facts),
      budgetLeft: budgetLeft(compiled.call, facts, asOf),
      today,
      closesOn,
    }),
    missing,
  }
  if (call.next_deadline !== undefined) match.next_deadline = deadlineOf(call.next_deadline)
  if (verdict === 'not_eligible') {
    const near = nearMissOf({ verdict, root: compiled.root, tree, leaves, results, closesOn, today })
    if (near.near_miss !== undefined) match.near_miss = near.near_miss
  }
  if (changes !== undefined) match.changes_on = changes
  return match
}
