import type { Moment } from '../../core/facts/programme.ts'
import { citeDerived } from '../../core/citing/quote.ts'
import type { ReasonValue } from '../../core/matching/result.ts'
import { lineAsked, linesTold } from './budget-lines.ts'
import { callRates, callSteps, fundingWords, percentIn } from './call-rates.ts'
import { standingTold, stopsToComeTold } from './call-standing.ts'
import { aidOpenTold } from './aid-open.ts'
import { bonusName } from './bonus-name.ts'
import { carried } from './carrying.ts'
import { deadlinesTold, otherDeadlines, standingDeadlines } from './deadlines.ts'
import { conditionsOf } from './other-ways.ts'
import { date, money, percent, terms } from './values.ts'
import type { SentenceKey } from '../../wording/drafts/sentences.ts'
import { amountSaid, limitSaid, percentSaid } from './said.ts'
import type { Subject } from './subject.ts'
import { grantTold } from './parts-investment.ts'
import { spoiledTold } from './warnings.ts'
import type { Cited, Draftling, Writer } from './writer.ts'

/** Title, authority, code and day of publication, as the catalogue has them. */
export function callIdentity(writer: Writer, subject: Subject): void {
  const { programme } = subject
  const title = subject.record('/title', { type: 'text', value: { ...programme.title } })
  const rows: [string, Draftling][] = [[writer.label('call.title'), writer.value(title)]]
  if (programme.authority !== undefined) {
    const authority = subject.record('/authority/name', { type: 'text', value: { ...programme.authority.name } })
    rows.push([writer.label('call.authority'), writer.value(authority)])
  }
  for (const [index, { value }] of (programme.external_ids ?? []).entries())
    rows.push([writer.label('call.external_id'), writer.value(subject.record(`/external_ids/${index}/value`, value))])
  if (programme.published_on !== undefined) {
    const day = subject.record('/published_on', { type: 'date', value: programme.published_on })
    rows.push([writer.label('call.published_on'), writer.value(day)])
  }
  if (programme.summary !== undefined) {
    const summary = subject.record('/summary', { type: 'text', value: { ...programme.summary } })
    rows.push([writer.label('call.summary'), writer.value(summary)])
  }
  writer.fields('caption.call', rows)
}

/** What the call gives, to whom at most how much, and by when. */
export function callTerms(writer: Writer, subject: Subject): void {
  const { programme } = subject
  const { funding } = programme
  const said: Draftling[] = [writer.lead('lead.call')]
  const instruments = subject.record('/funding/instruments', terms('instrument', funding.instruments))
  said.push(writer.fact('call.instruments', { instruments }))
  const amount = (field: 'total_budget' | 'max_subsidy' | 'min_subsidy'): void => {
    const value = funding[field]
    if (value === undefined) return
    const says = field === 'total_budget' ? amountSaid(value) : limitSaid(funding, field)
    const cited = subject.stated(`/funding/${field}`, money(value), funding.citations, says)
    said.push(writer.fact(`call.${field}`, { amount: cited }))
  }
  amount('total_budget')
  said.push(...linesTold(writer, subject))
  const { min_subsidy: least, max_subsidy: most } = funding
  if (least !== undefined && least.amount === most?.amount && least.currency === most.currency) {
    const says = (quote: string): boolean =>
      ([undefined, 'min', 'max'] as const).some((bound) => amountSaid(least, bound)(quote))
    said.push(
      writer.fact('call.fixed', {
        amount: subject.stated('/funding/max_subsidy', money(least), funding.citations, says),
      }),
    )
  } else {
    amount('max_subsidy')
    amount('min_subsidy')
  }
  said.push(...raisedCeilings(writer, subject))
  said.push(...costLimits(writer, subject))
  said.push(...turnoverLimit(writer, subject))
  for (const bound of ['min', 'max'] as const) {
    const value = funding.loan?.[bound]
    if (value === undefined) continue
    const cited = subject.stated(`/funding/loan/${bound}`, money(value), funding.citations, amountSaid(value, bound))
    said.push(bound === 'min' ? writer.fact('call.loan_min', { min: cited }) : writer.fact('call.loan', { max: cited }))
  }
  if (funding.max_intensity_percent !== undefined && funding.bonuses !== undefined) {
    const path = '/funding/max_intensity_percent'
    const most = { type: 'percent' as const, value: funding.max_intensity_percent }
    const record = subject.recordCitation(path)
    const words = subject.spans(funding.citations).filter(({ quote }) => percentIn(most.value)(quote?.exact ?? ''))
    // Words that bound it in their own way carry the figure, and the record that it is the most.
    const ways: Cited['by'][] = [
      ...words.map((each) => [each] as const),
      ...words.map((each) => [each, record] as const),
    ]
    said.push(
      carried(writer, subject, [...ways, [record]], (by) =>
        writer.fact('call.max_intensity', { percent: { value: most, by } }),
      ),
    )
  }
  if (funding.own_contribution_min_percent !== undefined) {
    const value = funding.own_contribution_min_percent
    const path = '/funding/own_contribution_min_percent'
    const cited = subject.stated(path, percent(value), funding.citations, percentSaid(value, 'min'))
    said.push(writer.fact('call.own', { percent: cited }))
  }
  writer.paragraph(said)
  callRates(writer, subject)
  callSteps(writer, subject)
  fundingWords(writer, subject)
  writer.paragraph([...dates(writer, subject), ...lineAsked(writer, subject)])
}

/** The bonuses that raise the most that one business can receive, or the amount that is the same for everybody. */
function raisedCeilings(writer: Writer, subject: Subject): Draftling[] {
  const { bonuses = [], min_subsidy: least, max_subsidy: sure } = subject.programme.funding
  const isFixed = least !== undefined && least.amount === sure?.amount && least.currency === sure.currency
  const key = isFixed ? 'call.fixed_raised' : 'call.max_subsidy_raised'
  return bonuses.flatMap((bonus, index) => {
    const { max_subsidy: most, citations } = bonus
    if (most === undefined) return []
    const path = `/funding/bonuses/${index}`
    const name = bonusName(writer, subject, bonus)
    const says = (quote: string): boolean => ([undefined, 'max'] as const).some((end) => amountSaid(most, end)(quote))
    const amount = subject.stated(
      `${path}/max_subsidy`,
      money(most),
      citations,
      isFixed ? says : amountSaid(most, 'max'),
    )
    const record = subject.recordCitation(path)
    return [
      carried(writer, subject, [amount.by, [...amount.by, record], [record]], (by) =>
        writer.fact(key, { bonus: { value: name, by }, amount: { value: amount.value, by } }),
      ),
    ]
  })
}

function costLimits(writer: Writer, subject: Subject): Draftling[] {
  const { funding } = subject.programme
  const { min_eligible_cost: least, max_eligible_cost: most } = funding
  const bound = (field: 'min_eligible_cost' | 'max_eligible_cost') => {
    const value = funding[field]
    return value === undefined
      ? undefined
      : subject.stated(`/funding/${field}`, money(value), funding.citations, limitSaid(funding, field))
  }
  const [min, max] = [bound('min_eligible_cost'), bound('max_eligible_cost')]
  if (min !== undefined && max !== undefined && least !== undefined && most !== undefined)
    return [writer.fact('call.cost_range', { min, max })]
  if (min !== undefined) return [writer.fact('call.cost_min', { min })]
  return max === undefined ? [] : [writer.fact('call.cost_max', { max })]
}

/** The budget that is aided as a multiple of the turnover, and of which years. */
function turnoverLimit(writer: Writer, subject: Subject): Draftling[] {
  const limit = subject.programme.funding.turnover_limit
  if (limit === undefined) return []
  const record = subject.recordCitation('/funding/turnover_limit')
  const words = subject.spans(limit.citations)
  const ways: Cited['by'][] = [...words.map((each) => [each] as const), ...words.map((each) => [each, record] as const)]
  const period = terms('period', [limit.period])
  return [
    carried(writer, subject, [...ways, [record]], (by) =>
      writer.fact('call.turnover_limit', { times: { value: limit.times, by }, period: { value: period, by } }),
    ),
  ]
}

function dates(writer: Writer, subject: Subject): Draftling[] {
  const { programme } = subject
  const said: Draftling[] = []
  const { opens_at: opens, selection } = programme.call
  if (selection !== undefined)
    said.push(writer.fact(`call.selection.${selection}`, {}, [subject.recordCitation('/call/selection')]))
  const { status } = subject.input.call
  said.push(...standingTold(writer, subject))
  // Where nobody can apply any more, nothing is said of when one could.
  if (status === 'open' || status === 'forecasted' || status === 'unknown') {
    if (opens !== undefined) {
      const at = subject.record('/call/opens_at', opening(opens))
      said.push(writer.fact(status === 'forecasted' ? 'call.opens_later' : 'call.opens', { at }))
    } else if (status === 'forecasted') said.push(writer.fact('call.not_open', {}, [subject.recordCitation('/call')]))
    said.push(...stopsToComeTold(writer, subject), ...deadlinesTold(writer, subject))
  }
  // A suspension does not stop the clock.
  if (status === 'paused') said.push(...stopsToComeTold(writer, subject), ...standingDeadlines(writer, subject))
  if (status !== 'closed' && status !== 'exhausted') said.push(...otherDeadlines(writer, subject))
  if (programme.expenses_eligible_from !== undefined) {
    const day = subject.record('/expenses_eligible_from', { type: 'date', value: programme.expenses_eligible_from })
    said.push(writer.fact('call.expenses_from', { day }))
  }
  if (programme.expected_award_on !== undefined) {
    const day = subject.record('/expected_award_on', { type: 'date', value: programme.expected_award_on })
    said.push(writer.fact('call.award', { day }))
  }
  return said
}

/** The finding of the match, how many conditions it rests on, and the estimate. */
export function verdict(writer: Writer, subject: Subject): void {
  const { match } = subject.input
  if (match.verdict === 'not_eligible') throw new RangeError('a draft of a match that is not eligible')
  const deciding = conditionsOf(match)
  const outcomes = Object.fromEntries(deciding.map((each) => [each.criterion_id, each.outcome]))
  const count = (formula: string, wanted: (outcome: string) => boolean) => {
    const result = Object.values(outcomes).filter(wanted).length
    return subject.derived({ formula, inputs: outcomes, result }, result)
  }
  const found = subject.derived({ formula: 'verdict', inputs: outcomes, result: match.verdict }, match.verdict)
  const said = [writer.fact(`verdict.${match.verdict}`, {}, found.by)]
  if (deciding.length > 0) {
    const total = count('count', () => true)
    const met = count('count met', (outcome) => outcome === 'met')
    const open = count('count unknown', (outcome) => outcome === 'unknown')
    said.push(writer.fact('verdict.counts', { total, met }))
    const others = deciding.filter(({ alternative, outcome }) => alternative === true && outcome === 'not_met')
    const inputs = Object.fromEntries(others.map((each) => [each.criterion_id, each.outcome]))
    const ways = subject.derived({ formula: 'count not_met', inputs, result: others.length }, others.length)
    if (others.length > 0) said.push(writer.fact('verdict.other_ways', { count: ways }))
    if (open.value !== 0) said.push(writer.fact('verdict.open', { open }))
  }
  const grant = grantTold(writer, subject)
  const open = grant.length === 0 ? [...aidOpenTold(writer, subject), ...spoiledTold(writer, subject)] : []
  writer.paragraph([...said, ...grant, ...open, ...spoiling(writer, subject)])
  writer.paragraph(appliedTold(writer, subject))
  writer.callout('info', notices(writer, subject))
}

/** What may cost the aid though the conditions are met: obligations that are not kept, and what the match warns of. */
function spoiling(writer: Writer, subject: Subject): Draftling[] {
  const { criteria, warnings } = subject.input.match
  const obligations = criteria.filter(({ effect }) => effect === 'obligation')
  const outcomes = obligations.map(({ criterion_id: id, outcome }) => [id, outcome] as const)
  const risks = warnings.map(({ kind, spoils }, index) => [`${kind} ${index}`, spoils] as const)
  const told = (key: SentenceKey, found: readonly (readonly [string, string])[], wanted: string): Draftling[] => {
    const result = found.filter(([, value]) => value === wanted).length
    if (result === 0) return []
    const inputs = Object.fromEntries(found)
    return [writer.fact(key, { count: subject.derived({ formula: `count ${wanted}`, inputs, result }, result) })]
  }
  return [...told('verdict.obligation_broken', outcomes, 'not_met'), ...told('verdict.spoiled', risks, 'project')]
}

/** The application to this very call that is on record already. */
function appliedTold(writer: Writer, { input: { own } }: Subject): Draftling[] {
  if (own === undefined) return []
  const { stage, submittedOn, number, amount } = own
  const inputs = {
    ...(submittedOn === undefined ? {} : { submitted_on: submittedOn }),
    ...(number === undefined ? {} : { number }),
    ...(amount === undefined ? {} : { amount }),
  }
  const by = [citeDerived({ formula: 'application', inputs, result: stage ?? 'application' })] as const
  const named = writer.label(stage === undefined ? 'aid.application' : `application.${stage}`)
  return [
    writer.fact('applied.stage', { stage: { value: named, by } }),
    ...(submittedOn === undefined ? [] : [writer.fact('applied.on', { day: { value: date(submittedOn), by } })]),
    ...(number === undefined ? [] : [writer.fact('applied.number', { number: { value: number, by } })]),
    ...(amount === undefined ? [] : [writer.fact('applied.amount', { amount: { value: money(amount), by } })]),
  ]
}

/** When a call opens: the beginning of a day is told as the day. */
function opening({ at, time_zone: zone }: Moment): ReasonValue {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(zone)
  return local.hour === 0 && local.minute === 0
    ? date(local.toPlainDate().toString())
    : { type: 'moment', at, time_zone: zone }
}

function notices(writer: Writer, subject: Subject): Draftling[] {
  const { sample, provisional } = subject.programme
  return [
    ...(sample === true ? [writer.lead('notice.sample')] : []),
    ...(provisional === true ? [writer.lead('notice.provisional')] : []),
  ]
}
