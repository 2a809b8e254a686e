import type { Citation } from '../../core/citing/citation.ts'
import type { Criterion, ManualCriterion } from '../../core/criteria/criterion.ts'
import { citeDerived } from '../../core/citing/quote.ts'
import type { LaterAid } from '../../core/drafting/later-aid.ts'
import { toCents, type Money } from '../../core/facts/money.ts'
import type { IntensityBonus } from '../../core/facts/programme.ts'
import type { EstimateStep, Reason, ReasonValue } from '../../core/matching/result.ts'
import { percentIn } from './call-rates.ts'
import { carried, named, whatCarries } from './carrying.ts'
import { laterBecause } from './bonus-conditions.ts'
import { bonusName } from './bonus-name.ts'
import { criteriaOf } from './criteria-of.ts'
import { amountSaid, limitSaid, type FundingLimit } from './said.ts'
import type { Subject } from './subject.ts'
import { date, money, plain } from './values.ts'
import type { Cited, Draftling, Writer } from './writer.ts'

/** Steps of a match's estimate that say what of the plan counts. */
const ofCosts: ReadonlySet<string> = new Set([
  'estimate.category_share',
  'estimate.category_amount',
  'estimate.maximum_cost',
  'estimate.turnover_limit',
  'estimate.rest_open',
])

/** Those that say what the call gives, and what limits or refuses it. */
const ofAid: ReadonlySet<string> = new Set([
  'estimate.fixed',
  'estimate.fixed_base',
  'estimate.bonus_amount',
  'estimate.bonus_maximum',
  'estimate.bracket',
  'estimate.no_bracket',
  'estimate.no_rate',
  'estimate.no_rate_for_part',
  'estimate.rate_capped',
  'estimate.map',
  'estimate.map_uncertain',
  'estimate.map_not_assisted',
  'estimate.map_adjusted_amount',
  'estimate.map_new_activity',
  'estimate.map_relocation',
  'estimate.maximum',
  'estimate.below_minimum_cost',
  'estimate.below_minimum',
  'estimate.below_minimum_at_most',
])

/** The rates themselves, where no table of the plan has them. */
const ofRates: ReadonlySet<string> = new Set(['estimate.rate', 'estimate.rate_range'])

/**
 * What of the plan counts by the match's estimate, beside what the table of costs shows. A category of which a share leaves nothing
 * is told by what it lacks, not by the nothing.
 */
export function costsTold(writer: Writer, subject: Subject): Draftling[] {
  const leavesNothing = ({ reason, result }: EstimateStep): boolean =>
    reason.key === 'estimate.category_share' && toCents(result) === 0
  return stepsTold(writer, subject, (step) => ofCosts.has(step.reason.key) && !leavesNothing(step))
}

/**
 * What counts of a category, from how much to how much, where that depends on where a part without a category belongs; undefined
 * where it does not.
 */
function countedRange(writer: Writer, subject: Subject, { category }: Reason['values']): Draftling | undefined {
  const { rows, least } = subject.input.plan.costs
  if (least === undefined || typeof category !== 'object' || category.type !== 'text') return undefined
  const same = JSON.stringify(category.value)
  const at = rows.findIndex(({ title }) => title !== undefined && JSON.stringify({ ...title }) === same)
  const [lowest, row] = [least.rows[at], rows[at]]
  if (lowest === undefined || row === undefined) return undefined
  const [from, to] = [lowest, row.eligible].map((each) => subject.figure(each, money(each.value)))
  const index = (subject.programme.eligible_costs ?? []).findIndex((each) => each.category === row.category)
  if (from === undefined || to === undefined || index < 0) return undefined
  const name = named(writer, subject, category, [
    [...from.by, ...to.by],
    subject.record(`/eligible_costs/${index}/title`, category).by,
  ])
  return writer.fact('plan.category_counts_range', { category: name, least: from, most: to })
}

/** What the call gives and what limits it, by the match's estimate. */
export function aidTold(writer: Writer, subject: Subject): Draftling[] {
  const { rows, without_rate: open } = subject.input.plan.costs
  const isShown = subject.isAided && open.length === 0 && rows.some(({ rate }) => rate !== undefined)
  // A rate is told with what it is of: of a sum that is open the tables have the rates.
  const isOpen = subject.input.plan.costs.least !== undefined
  // A limit that a lower one makes idle decides nothing.
  const { binding } = subject.input.plan.grant
  const isIdle = (key: string): boolean => key === 'estimate.maximum' && binding === 'de_minimis_headroom'
  return stepsTold(
    writer,
    subject,
    ({ reason: { key } }) => (ofAid.has(key) && !isIdle(key)) || (!isShown && !isOpen && ofRates.has(key)),
  )
}

const excesses: ReadonlySet<string> = new Set(['estimate.headroom_exceeded', 'estimate.headroom_exceeded_open'])

/** That the aid is above the de minimis headroom, with what it would be, where nothing else is open. */
export function excessTold(writer: Writer, subject: Subject): Draftling[] {
  const { steps } = subject.input.match.estimate
  const found = steps.find(({ reason }) => excesses.has(reason.key))
  if (found === undefined) return []
  const inputs = { steps: steps.map(({ result }) => result) }
  const by = [citeDerived({ formula: 'estimate', inputs, result: found.result })] as const
  const isSure = steps.every(
    ({ reason: { key } }) => key === 'estimate.rate_range' || !key.endsWith('_open') || excesses.has(key),
  )
  return [
    ...(isSure ? [writer.fact('plan.by_terms', { amount: { value: money(found.result), by } })] : []),
    stepTold(writer, subject, found),
  ]
}

function stepsTold(writer: Writer, subject: Subject, isTold: (step: EstimateStep) => boolean): Draftling[] {
  return subject.input.match.estimate.steps
    .filter(isTold)
    .flatMap((step) => [
      countedRange(writer, subject, step.reason.values) ?? stepTold(writer, subject, step),
      ...limitQuoted(writer, subject, step),
      ...(step.reason.key === 'estimate.map_uncertain' ? [writer.lead('plan.map_uncertain')] : []),
    ])
}

/** Bonuses that may be earned, and for those that only a person can confirm the question. */
export function openBonuses(writer: Writer, subject: Subject): Draftling[] {
  const left = [...(subject.programme.funding.bonuses ?? [])]
  return subject.input.match.estimate.steps.flatMap((step) => {
    const { key, values } = step.reason
    if (!openBonus.has(key)) return []
    // Several may have one title: each step is of the next of them.
    const at = left.findIndex(({ title, percent, max_subsidy: most }) => {
      const isSized =
        values['points'] === percent || JSON.stringify(values['amount']) === JSON.stringify(most && money(most))
      return isSized && JSON.stringify(values['title']) === JSON.stringify({ type: 'text', value: { ...title } })
    })
    const [bonus] = at < 0 ? [] : left.splice(at, 1)
    if (bonus === undefined) return []
    const manual = [...criteriaOf(bonus.when).values()].find(isManual)
    const told = bonusTold(writer, subject, step, bonus)
    if (manual === undefined) return [told]
    const { question: own } = manual
    const name = bonusName(writer, subject, bonus)
    const question = own === undefined ? writer.asking('earns', name) : writer.say({ type: 'text', value: { ...own } })
    return [told, writer.gapAsking('condition_confirm', { id: `bonus.${bonus.id}`, about: name, question })]
  })
}

const openBonus: ReadonlySet<string> = new Set([
  'estimate.bonus_open',
  'estimate.bonus_amount_open',
  'estimate.bonus_maximum_open',
])

const isManual = (criterion: Criterion): criterion is ManualCriterion => criterion.kind === 'manual'

/** A possible bonus by the words of the call; where they do not carry all of it, by the record too. */
function bonusTold(
  writer: Writer,
  subject: Subject,
  { reason, anchors }: EstimateStep,
  bonus: IntensityBonus,
): Draftling {
  const text = writer.reason(reason)
  const words = subject.spans(anchors)
  const record = subject.recordCitation(`/funding/bonuses/${subject.programme.funding.bonuses?.indexOf(bonus)}`)
  const by = whatCarries(writer, subject, text, words) ??
    whatCarries(writer, subject, text, [...words, record]) ?? [record]
  return { kind: 'factual', text, citations: writer.cite(by) }
}

/** What is expected of later applications, each where time alone changes it, and how long where it does not last. */
export function laterTold(writer: Writer, subject: Subject): Draftling[] {
  const { later } = subject.input
  return later.flatMap((each, at) => [oneLater(writer, each), ...laterBecause(writer, subject, each, later[at - 1])])
}

function oneLater(writer: Writer, { on, until, estimate }: LaterAid): Draftling {
  const inputs = { on, ...(until === undefined ? {} : { until }) }
  const cited = (result: unknown, value: ReasonValue): Cited => ({
    value,
    by: [citeDerived({ formula: 'estimate', inputs, result })],
  })
  const amount = (value: Money): Cited => cited(value, money(value))
  const days = (result: unknown) => ({
    day: cited(result, date(on)),
    ...(until === undefined ? {} : { until: cited(result, date(until)) }),
  })
  const end = until === undefined ? '' : '_until'
  const { status, amount: sum, min, max } = estimate
  if (status === 'computed' && sum !== undefined)
    return writer.fact(`plan.later${end}`, { ...days(sum), amount: amount(sum) })
  if (status === 'range' && min !== undefined && max !== undefined)
    return writer.fact(`plan.later_range${end}`, { ...days(min), least: amount(min), most: amount(max) })
  return writer.fact(`plan.later_open${end}`, days(status))
}

/**
 * A step in the words of the match, by the words of the call that carry it, else by the estimate itself. That a map has to be
 * checked is a sentence of its own.
 */
export function stepTold(writer: Writer, subject: Subject, { reason: told, result, anchors }: EstimateStep): Draftling {
  const reason = told.key === 'estimate.map_uncertain' ? { ...told, key: 'estimate.map' } : told
  // What has no category is a row of the plan: what the grant comes to does not follow from it alone.
  const rest =
    reason.key === 'estimate.rest_open'
      ? subject.input.plan.costs.rows.find(({ category }) => category === undefined)?.net.derivation
      : undefined
  const derived = citeDerived(rest ?? { formula: 'estimate', inputs: figuresOf(reason), result })
  const says = wordsFor(subject, reason)
  const words = subject.spans(anchors).filter(({ quote }) => quote !== undefined && says(quote.exact))
  const ways = [
    ...words.map((each) => [each] as const),
    ...words.map((each) => [derived, each] as const),
    [derived] as const,
  ]
  const title = titled(subject, reason)
  return carried(writer, subject, [...ways, [derived, ...(title === undefined ? [] : [title])]], (by) => ({
    kind: 'factual',
    text: writer.reason(reason),
    citations: writer.cite(by),
  }))
}

/** Limits of the call by the step that tells them; their words stand among those on everything else that it pays. */
const limits: ReadonlyMap<string, FundingLimit> = new Map([
  ['estimate.maximum', 'max_subsidy'],
  ['estimate.maximum_cost', 'max_eligible_cost'],
  ['estimate.below_minimum', 'min_subsidy'],
  ['estimate.below_minimum_cost', 'min_eligible_cost'],
])

/** Which of the words of a step are its own: of those on all of the funding, such as state what the step tells of the call. */
function wordsFor({ programme: { funding } }: Subject, { key, values }: Reason): (quote: string) => boolean {
  const limit = limits.get(key)
  if (limit !== undefined) return limitSaid(funding, limit)
  if (key === 'estimate.no_rate') return () => false
  const { amount, percent: most } = values
  if (key === 'estimate.fixed' || key === 'estimate.fixed_base') return (quote) => statesAmount(amount, quote)
  if (key !== 'estimate.rate_capped' || typeof most !== 'object' || most.type !== 'percent') return () => true
  return most.value === funding.own_contribution_min_percent ? () => false : percentIn(most.value)
}

const statesAmount = (amount: ReasonValue | undefined, quote: string): boolean =>
  typeof amount === 'object' &&
  amount.type === 'money' &&
  ([undefined, 'min', 'max'] as const).some((bound) => amountSaid(amount.value, bound)(quote))

/** The record of the category that a step is about: its title may have figures and codes. */
function titled(subject: Subject, { values }: Reason): Citation | undefined {
  const { category } = values
  if (typeof category !== 'object' || category.type !== 'text') return undefined
  const same = JSON.stringify(category.value)
  const index = (subject.programme.eligible_costs ?? []).findIndex(({ title }) => JSON.stringify({ ...title }) === same)
  return index < 0 ? undefined : subject.recordCitation(`/eligible_costs/${index}/title`)
}

/** The figures, days and codes that a step tells. */
function figuresOf({ key, values }: Pick<Reason, 'key' | 'values'>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
      if (typeof value === 'object' && value.type === 'phrase') return Object.entries(figuresOf(value))
      const isFigure = typeof value !== 'object' || figures.has(value.type)
      return isFigure ? [[bounding.get(key) === name ? 'maximum' : name, plain(value)]] : []
    }),
  )
}
/** Of steps that tell a highest rate or share, the figure that it is. */
const bounding: ReadonlyMap<string, string> = new Map([
  ['estimate.rate_capped', 'percent'],
  ['estimate.category_share', 'share'],
])
const figures: ReadonlySet<string> = new Set(['money', 'percent', 'date', 'regions'])

/** The words of the call on a limit that its figure does not show: a share of the turnover is told as an amount. */
function limitQuoted(writer: Writer, subject: Subject, { reason, anchors }: EstimateStep): Draftling[] {
  const [words] = reason.key === 'estimate.turnover_limit' ? subject.spans(anchors) : []
  return words === undefined ? [] : [writer.quote(words)]
}
