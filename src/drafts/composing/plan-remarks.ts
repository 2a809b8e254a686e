/** What does not fit in a plan, and what it lacks, by the figures that tell it. */
import { toCents, type Money } from '../../core/facts/money.ts'
import type { Remark } from '../../core/drafting/plan/remark.ts'
import { carried } from './carrying.ts'
import { amountSaid } from './said.ts'
import { some, type Subject } from './subject.ts'
import { money } from './values.ts'
import type { Cited, Draftling, Writer } from './writer.ts'

/** Own funds under what the call requires, for certain or without a loan: a risk to the application. */
export function ownFundsTold(writer: Writer, subject: Subject): Draftling[] {
  const { faults, notes } = subject.input.plan
  return [...faults, ...notes]
    .filter(({ key }) => key === 'plan.own_below_minimum' || key === 'plan.own_open')
    .map((told) => remark(writer, subject, told))
}

/** A loan of the plan that is outside the bounds of the loans that the call gives, or gives aid for, such as guarantees. */
export function loanTold(writer: Writer, subject: Subject): Draftling[] {
  const { loan: limits } = subject.programme.funding
  const told = subject.profile.planned_investment?.financing?.loan
  const loan = told && subject.field('/planned_investment/financing/loan', money(told))
  if (told === undefined || loan === undefined || limits === undefined) return []
  const { min: least, max: most } = limits
  const differs = (limit: Money | undefined, sign: 1 | -1): limit is Money =>
    limit?.currency === told.currency && (toCents(told) - toCents(limit)) * sign > 0
  const tell = (key: 'plan.loan_above' | 'plan.loan_below', name: 'min' | 'max', limit: Money): Draftling => {
    const path = `/funding/loan/${name}`
    const stated = subject.stated(path, money(limit), subject.programme.funding.citations, amountSaid(limit, name))
    const record = subject.recordCitation(path)
    const ways: Cited['by'][] = [stated.by, [...stated.by, record]]
    return carried(writer, subject, [...ways, [record]], (by) =>
      writer.fact(key, { loan, [name === 'max' ? 'most' : 'least']: { value: stated.value, by } }),
    )
  }
  if (differs(most, 1)) return [tell('plan.loan_above', 'max', most)]
  if (differs(least, -1)) return [tell('plan.loan_below', 'min', least)]
  return []
}

/** Public support in the loan of the plan: it counts with the aid, and nothing of it is an own contribution without such support. */
export function supportedLoanTold(writer: Writer, subject: Subject): Draftling[] {
  const told = subject.profile.planned_investment?.financing?.loan_grant_equivalent
  const amount = told && subject.field('/planned_investment/financing/loan_grant_equivalent', money(told))
  if (told === undefined || amount === undefined || toCents(told) === 0) return []
  const asksOwn = subject.programme.funding.own_contribution_min_percent !== undefined
  return [
    writer.fact('plan.loan_supported', { amount }),
    ...(asksOwn ? [writer.fact('plan.loan_not_free', {}, amount.by)] : []),
  ]
}

/** What does not fit, as the plan found it, by the figures that it tells; a name in it may have figures of its own. */
export function remark(writer: Writer, subject: Subject, told: Remark): Draftling {
  const figures = Object.entries(told.figures).flatMap(([name, figure]) => {
    const value = told.values[name]
    return value === undefined ? [] : (subject.figure(figure, value)?.by ?? [])
  })
  const by = some(figures)
  if (by === undefined) throw new RangeError(`${told.key} tells figures without sources`)
  const [title] = figures.flatMap(({ field }) => (field && subject.field(field.path.replace(/[^/]+$/u, 'title'))) ?? [])
  return carried(writer, subject, title === undefined ? [by] : [by, [...by, ...title.by]], (ways) => ({
    kind: 'factual',
    text: writer.reason(told),
    citations: writer.cite(ways),
  }))
}
