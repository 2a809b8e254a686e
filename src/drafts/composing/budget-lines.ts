import { citeDerived } from '../../core/citing/quote.ts'
import { cents } from '../../core/drafting/plan/figure.ts'
import { fromCents, toCents, type Money } from '../../core/facts/money.ts'
import type { BudgetLine } from '../../core/facts/programme.ts'
import type { ReasonValue } from '../../core/matching/result.ts'
import { carried } from './carrying.ts'
import type { Subject } from './subject.ts'
import { date, lineName, money } from './values.ts'
import type { Cited, Draftling, Writer } from './writer.ts'

interface Line {
  readonly line: BudgetLine
  readonly path: string
  /** What it has; of the only line of a call that names no amount for it, the budget of the call. */
  readonly amount: Money | undefined
  /** Absent for a line that is the whole budget and has no name. */
  readonly name: ReasonValue | undefined
}

/** The lines of the budget that the business can choose; a call's only one is no choice. */
function linesOf({ programme, choices }: Subject): Line[] {
  const { budget_lines: all = [], funding } = programme
  const chosen = new Set(choices.map(({ budget_line: line }) => line))
  const isOnly = all.length === 1
  return all.flatMap((line, index) =>
    isOnly || chosen.has(line.id)
      ? [
          {
            line,
            path: `/budget_lines/${index}`,
            amount: line.amount ?? (isOnly ? funding.total_budget : undefined),
            name: isOnly && line.title === undefined && line.regions === undefined ? undefined : lineName(line, all),
          },
        ]
      : [],
  )
}

/** What the lines of the budget have, how much of it was committed and how much that left. */
export function linesTold(writer: Writer, subject: Subject): Draftling[] {
  const { total_budget: total } = subject.programme.funding
  return linesOf(subject).flatMap((each) => {
    const { line, amount } = each
    // The only line of a call has the whole budget, which is told as such.
    const isTold = total !== undefined && amount?.amount === total.amount && amount.currency === total.currency
    return [
      ...(amount === undefined || isTold ? [] : [tell(writer, subject, each, 'budget', amount)]),
      ...(line.absorbed === undefined || line.as_of === undefined
        ? []
        : [tell(writer, subject, each, 'absorbed', line.absorbed)]),
      ...leftOf(writer, subject, each),
    ]
  })
}

/** What is left of a line where less is left than would be granted, or little of a call that ends with its budget or takes who comes first. */
export function lineRisks(writer: Writer, subject: Subject): Draftling[] {
  const { call } = subject.programme
  const ends = call.selection === 'first_come' || call.deadlines.some(({ basis }) => basis === 'until_exhausted')
  return linesOf(subject).flatMap((each) => {
    const short = shortOf(writer, subject, each)
    return short.length > 0 || (ends && isLow(each)) ? [...leftOf(writer, subject, each), ...short] : []
  })
}

/** That less is left of a line than the match expects for this plan at least. */
function shortOf(writer: Writer, subject: Subject, line: Line): Draftling[] {
  const { amount, range } = subject.input.plan.grant
  const [least, left] = [amount ?? range?.least, leftIn(line)]
  if (least === undefined || left === undefined || left.currency !== least.value.currency) return []
  const cited = subject.figure(least, money(least.value))
  if (toCents(left) >= cents(least)) return shortLater(writer, subject, left)
  return cited === undefined
    ? []
    : [writer.fact(subject.isGrant ? 'risk.left_below_grant' : 'risk.left_below_aid', { amount: cited })]
}

/** The same of what is expected of a later application alone. */
function shortLater(writer: Writer, { input: { later } }: Subject, left: Money): Draftling[] {
  const found = later.find(
    ({ estimate: { amount, min = amount } }) => min !== undefined && toCents(min) > toCents(left),
  )
  const { amount = found?.estimate.min } = found?.estimate ?? {}
  if (found === undefined || amount === undefined) return []
  const by = [citeDerived({ formula: 'estimate', inputs: { on: found.on }, result: amount })] as const
  const slots = { amount: { value: money(amount), by }, day: { value: date(found.on), by } }
  return [writer.fact('risk.left_below_later', slots)]
}

/** Whether less than a tenth of a line is left. */
function isLow(line: Line): boolean {
  const left = leftIn(line)
  return left !== undefined && line.amount !== undefined && toCents(left) * 10 < toCents(line.amount)
}

/** What the commitments that are known leave of a line. */
function leftIn({ line: { absorbed, as_of: day }, amount }: Line): Money | undefined {
  if (amount === undefined || absorbed === undefined || day === undefined || amount.currency !== absorbed.currency)
    return undefined
  return fromCents(Math.max(0, toCents(amount) - toCents(absorbed)), amount.currency)
}

function tell(
  writer: Writer,
  subject: Subject,
  { line, path, name }: Line,
  what: 'budget' | 'absorbed',
  amount: Money,
): Draftling {
  const record = subject.recordCitation(path)
  const words = subject.spans(line.citations)
  const ways: Cited['by'][] = [...words.map((each) => [each] as const), ...words.map((each) => [each, record] as const)]
  return carried(writer, subject, [...ways, [record]], (by) => {
    const day = what === 'absorbed' && line.as_of !== undefined ? { day: { value: date(line.as_of), by } } : {}
    const slots = { amount: { value: money(amount), by }, ...day }
    return name === undefined
      ? writer.fact(`call.whole_${what}`, slots)
      : writer.fact(`call.line_${what}`, { ...slots, line: { value: name, by } })
  })
}

function leftOf(writer: Writer, subject: Subject, each: Line): Draftling[] {
  const { line, path, amount, name } = each
  const { absorbed, as_of: day } = line
  const left = leftIn(each)
  if (left === undefined || day === undefined) return []
  const isNothing = toCents(left) === 0
  const derived = citeDerived({ formula: 'max(amount − absorbed, 0)', inputs: { amount, absorbed }, result: left })
  const by = [derived, subject.recordCitation(path)] as const
  const slots = { left: { value: money(left), by }, day: { value: date(day), by } }
  return [
    name === undefined
      ? writer.fact(isNothing ? 'call.whole_used_up' : 'call.whole_left', slots)
      : writer.fact(isNothing ? 'call.line_used_up' : 'call.line_left', { ...slots, line: { value: name, by } }),
  ]
}

/** Asks for which line of the budget it is applied, where neither its places nor a deadline that is over decide it. */
export function lineAsked(writer: Writer, subject: Subject): Draftling[] {
  const lines = linesOf(subject).map(({ line }) => line)
  const placeOf = ({ regions, region_category: category }: BudgetLine): string => JSON.stringify([regions, category])
  if (lines.length < 2 || new Set(lines.map(placeOf)).size > 1) return []
  const { budget_lines: all = [] } = subject.programme
  const about = writer.say({ type: 'list', values: lines.map((line) => lineName(line, all)) })
  return [writer.gapAsking('budget_line', { id: 'choice', about, question: writer.asking('line', about) })]
}
