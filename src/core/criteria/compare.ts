import type { FigureAt } from '../facts/accounts.ts'
import { fromCents, toCents } from '../facts/money.ts'
import type { PlainDate } from '../facts/profile.ts'
import type { Facts } from '../matching/facts.ts'
import type { ReasonValue } from '../matching/result.ts'
import type { AmountExpression, CompareCriterion, Criterion } from './criterion.ts'
import { figureTerm, isFigure } from './accounts.ts'
import { figureReader } from './digest.ts'
import { isRecord } from './record.ts'
import { isPeriod, noteFigure, periodTerm } from './headcount.ts'
import { plannedOf } from './investment-amount.ts'
import { fault } from './kind.ts'
import type { CriterionFault, Judge, Judgement, Kind, Note } from './kind.ts'
import { escapePointer, isMoney } from './compare-values.ts'

/** Deeper or longer formulas are no condition of a call. */
const limits = { depth: 6, terms: 20 } as const
const operators: ReadonlySet<string> = new Set(['lte', 'lt', 'gte', 'gt'])
const forms = ['value', 'figure', 'investment_amount', 'attribute', 'times', 'sum'] as const

/** Whether a condition looks at the planned budget, by itself or in a formula. */
export function readsBudget(criterion: Criterion): boolean {
  if (criterion.kind === 'investment_amount') return true
  return criterion.kind === 'compare' && [criterion.left, criterion.right].some(hasBudget)
}

function hasBudget(amount: AmountExpression): boolean {
  if ('sum' in amount) return amount.sum.some(hasBudget)
  if ('times' in amount) return hasBudget(amount.of)
  return 'investment_amount' in amount
}

function check(criterion: CompareCriterion, pointer: string): CriterionFault[] {
  return [
    ...(operators.has(criterion.operator)
      ? []
      : [fault(`${pointer}/operator`, 'unknown_term', { value: String(criterion.operator) })]),
    ...checkAmount(criterion.left, `${pointer}/left`, 1),
    ...checkAmount(criterion.right, `${pointer}/right`, 1),
  ]
}

function checkAmount(json: unknown, pointer: string, depth: number): CriterionFault[] {
  if (!isRecord(json) || depth > limits.depth) return [fault(pointer, 'amount_expression')]
  const present = forms.filter((form) => json[form] !== undefined)
  if (present.length !== 1) return [fault(pointer, 'amount_expression')]
  switch (present[0]) {
    case 'value':
      return isMoney(json['value']) ? [] : [fault(`${pointer}/value`, 'money_expected')]
    case 'figure':
      return isFigure(json['figure']) && isPeriod(json['period'])
        ? []
        : [fault(pointer, 'unknown_term', { value: String(json['figure']) })]
    case 'investment_amount':
      return json['investment_amount'] === true ? [] : [fault(pointer, 'amount_expression')]
    case 'attribute':
      return typeof json['attribute'] === 'string' && json['attribute'] !== ''
        ? []
        : [fault(pointer, 'amount_expression')]
    case 'times': {
      const { times } = json
      const good = typeof times === 'number' && Number.isFinite(times) && times > 0
      return [
        ...(good ? [] : [fault(`${pointer}/times`, 'number_expected')]),
        ...checkAmount(json['of'], `${pointer}/of`, depth + 1),
      ]
    }
    default: {
      const { sum } = json
      if (!Array.isArray(sum) || sum.length === 0 || sum.length > limits.terms)
        return [fault(`${pointer}/sum`, 'amount_expression')]
      return sum.flatMap((term: unknown, i) => checkAmount(term, `${pointer}/sum/${i}`, depth + 1))
    }
  }
}

/** A formula ready to be worked out: its bounds on a day, and what it is made of. */
interface Term {
  lo(facts: Facts, day: PlainDate): number
  hi(facts: Facts, day: PlainDate): number
  note(facts: Facts, day: PlainDate, note: Note): void
  /** By how many cents it changes with each cent of the budget. */
  readonly slope: number
  /** Pointers that would make it exact. */
  missing(facts: Facts, day: PlainDate): readonly string[]
}

const open = { lo: Number.NEGATIVE_INFINITY, hi: Number.POSITIVE_INFINITY } as const

/** `currency`: of the whole comparison; amounts in another one are not known in it. */
function termOf(json: AmountExpression, currency: string): Term {
  if ('value' in json) return constant(json.value.currency === currency ? toCents(json.value) : undefined)
  if ('figure' in json) return figureTermOf(json, currency)
  if ('investment_amount' in json) return investment(currency)
  if ('attribute' in json) return attributeTerm(json.attribute, currency)
  if ('times' in json) {
    const of = termOf(json.of, currency)
    return {
      lo: (f, d) => json.times * of.lo(f, d),
      hi: (f, d) => json.times * of.hi(f, d),
      note: of.note,
      slope: json.times * of.slope,
      missing: of.missing,
    }
  }
  const terms = json.sum.map((term) => termOf(term, currency))
  return {
    lo: (f, d) => terms.reduce((total, term) => total + term.lo(f, d), 0),
    hi: (f, d) => terms.reduce((total, term) => total + term.hi(f, d), 0),
    note: (f, d, note) => terms.forEach((term) => term.note(f, d, note)),
    slope: terms.reduce((total, { slope }) => total + slope, 0),
    missing: (f, d) => terms.flatMap((term) => term.missing(f, d)),
  }
}

function constant(cents: number | undefined): Term {
  return { lo: () => cents ?? open.lo, hi: () => cents ?? open.hi, note: () => {}, slope: 0, missing: () => [] }
}

function figureTermOf(json: Extract<AmountExpression, { figure: unknown }>, currency: string): Term {
  const read = figureReader(json.figure, json.period)
  const isOther = (figure: FigureAt): boolean => figure.currency !== undefined && figure.currency !== currency
  return {
    lo: (f, d) => {
      const figure = read(f, d)
      return isOther(figure) ? open.lo : figure.lo
    },
    hi: (f, d) => {
      const figure = read(f, d)
      return isOther(figure) ? open.hi : figure.hi
    },
    note: (f, d, note) => noteFigure(read(f, d), 'met', note),
    slope: 0,
    missing: (f, d) => read(f, d).missing,
  }
}

function investment(currency: string): Term {
  const cents = (facts: Facts): number | undefined => {
    const planned = facts.derive(plannedOf)
    return planned?.currency === currency ? planned.cents : undefined
  }
  return {
    lo: (f) => cents(f) ?? 0,
    hi: (f) => cents(f) ?? open.hi,
    note: (f, _d, note) => {
      const planned = f.derive(plannedOf)
      if (planned !== undefined) note.found(planned.path)
    },
    slope: 1,
    missing: (f) => (f.derive(plannedOf) === undefined ? ['/planned_investment/amount'] : []),
  }
}

function attributeTerm(name: string, currency: string): Term {
  const path = `/attributes/${escapePointer(name)}`
  const valueIn = ({ profile: { attributes } }: Facts): unknown =>
    attributes !== undefined && Object.hasOwn(attributes, name) ? attributes[name] : undefined
  const cents = (facts: Facts): number | undefined => {
    const value = valueIn(facts)
    return isMoney(value) && value.currency === currency ? toCents(value) : undefined
  }
  return {
    lo: (f) => cents(f) ?? open.lo,
    hi: (f) => cents(f) ?? open.hi,
    note: (f, _d, note) => {
      if (valueIn(f) !== undefined) note.found(path)
    },
    slope: 0,
    // An amount in another currency is for a person to compare; what is no amount is asked for.
    missing: (f) => (isMoney(valueIn(f)) ? [] : [path]),
  }
}

/** The currency of the first amount that the call itself names, else euros. */
function currencyOf(json: AmountExpression): string | undefined {
  if ('value' in json) return json.value.currency
  if ('times' in json) return currencyOf(json.of)
  if ('sum' in json) return json.sum.map(currencyOf).find((currency) => currency !== undefined)
  return undefined
}

/** `left` is at most `right` in every case, in none, or it depends on what is missing. */
function atMost(left: Term, right: Term, strict: boolean, facts: Facts, day: PlainDate): Judgement {
  const most = Math.round(left.hi(facts, day))
  const least = Math.round(right.lo(facts, day))
  if (strict ? most < least : most <= least) return 'met'
  const from = Math.round(left.lo(facts, day))
  const to = Math.round(right.hi(facts, day))
  return (strict ? from >= to : from > to) ? 'not_met' : 'unknown'
}

/** An amount compared in cents: what a factor like 0.1 leaves behind the point is rounded away. */
function bounds(term: Term, facts: Facts, day: PlainDate): readonly [number, number] {
  return [Math.round(term.lo(facts, day)), Math.round(term.hi(facts, day))]
}

/** Two formulas over amounts, accounts and the plan: "budget ≤ 2 × highest turnover of three years". */
function compile(criterion: CompareCriterion): Judge {
  const currency = currencyOf(criterion.left) ?? currencyOf(criterion.right) ?? 'EUR'
  const left = termOf(criterion.left, currency)
  const right = termOf(criterion.right, currency)
  const { operator } = criterion
  const strict = operator === 'lt' || operator === 'gt'
  const [low, high] = operator === 'lte' || operator === 'lt' ? [left, right] : [right, left]
  return (facts, day, note) => {
    const outcome = atMost(low, high, strict, facts, day)
    if (outcome !== 'unknown') {
      if (note !== undefined) {
        explain(criterion, left, right, facts, day, outcome, currency, note)
        if (outcome === 'not_met') nearMiss(low, high, strict, facts, day, currency, note)
      }
      return outcome
    }
    const missing = [...left.missing(facts, day), ...right.missing(facts, day)]
    const judged: Judgement = missing.length === 0 ? 'review' : 'unknown'
    if (note !== undefined) {
      for (const path of judged === 'unknown' ? missing : []) note.missing(path)
      explain(criterion, left, right, facts, day, judged, currency, note)
    }
    return judged
  }
}

/** Of a cent: more than sums and products of amounts are off by. */
const fraction = 1e-4

/** Where the formula turns on the budget and all else in it is known: the budget nearest to the plan's that meets it. */
function nearMiss(
  low: Term,
  high: Term,
  strict: boolean,
  facts: Facts,
  day: PlainDate,
  currency: string,
  note: Note,
): void {
  const planned = facts.derive(plannedOf)
  const slope = low.slope - high.slope
  const [least, most] = [low.lo(facts, day), high.lo(facts, day)]
  const exact = least === low.hi(facts, day) && most === high.hi(facts, day) && Number.isFinite(least - most)
  if (planned === undefined || planned.currency !== currency || slope === 0 || !exact) return
  const meets = (cents: number): boolean => {
    const change = cents - planned.cents
    // What binary fractions leave behind may not decide whether half a cent is rounded up.
    const left = Math.round(least + low.slope * change + fraction)
    const right = Math.round(most + high.slope * change - fraction)
    return strict ? left < right : left <= right
  }
  const equal = Math.round(planned.cents - (least - most) / slope)
  // Rounding to cents moves the bound by so many cents of the budget at most. Between the two one side meets it, the other not.
  const slack = Math.ceil(2 / Math.abs(slope)) + 1
  const raise = slope < 0
  let near = raise ? equal - slack : equal + slack
  let far = raise ? equal + slack : equal - slack
  if (near <= 0) near = 0
  if (far <= 0) far = meets(1) ? 1 : 0
  if (far === 0 || !Number.isSafeInteger(near) || !Number.isSafeInteger(far)) return
  while (Math.abs(far - near) > 1) {
    const middle = Math.trunc((far + near) / 2)
    if (meets(middle)) far = middle
    else near = middle
  }
  note.nearMiss({
    key: `investment_amount.near_${raise ? 'raise' : 'lower'}`,
    values: { bound: { type: 'money', value: fromCents(far, currency) } },
  })
}

function explain(
  criterion: CompareCriterion,
  left: Term,
  right: Term,
  facts: Facts,
  day: PlainDate,
  outcome: Judgement,
  currency: string,
  note: Note,
): void {
  left.note(facts, day, note)
  right.note(facts, day, note)
  const sides = { left: bounds(left, facts, day), right: bounds(right, facts, day) }
  const values = {
    left: worth(amountWords(criterion.left), sides.left, currency, 'compare.worth'),
    // An amount that the call itself names is its own description.
    right:
      'value' in criterion.right
        ? amountWords(criterion.right)
        : worth(amountWords(criterion.right), sides.right, currency, 'compare.bound'),
    relation: relationOf(criterion.operator),
  }
  note.derived({
    formula: `left ${criterion.operator} right`,
    inputs: { left: criterion.left, right: criterion.right },
    result: outcome,
  })
  const exact = [sides.left, sides.right].every(([lo, hi]) => lo === hi && Number.isSafeInteger(lo))
  note.reason(exact ? `compare.${outcome}` : `compare.${outcome}_open`, values)
}

/** A side of the comparison with its amount, or the least that it is, where either is known. */
function worth(
  is: ReasonValue,
  [lo, hi]: readonly [number, number],
  currency: string,
  key: 'compare.worth' | 'compare.bound',
): ReasonValue {
  if (!Number.isSafeInteger(lo) || (lo !== hi && lo <= 0)) return is
  const amount: ReasonValue = { type: 'money', value: fromCents(lo, currency) }
  return { type: 'phrase', key: lo === hi ? key : `${key}_at_least`, values: { is, amount } }
}

const relationOf = (operator: string): ReasonValue => ({ type: 'terms', vocabulary: 'comparison', values: [operator] })

/** A factor below one is a percentage. */
const factor = (times: number): ReasonValue =>
  times < 1 ? { type: 'percent', value: Math.round(times * 10_000) / 100 } : times

/** The formula in words, as nested values of a sentence. */
export function amountWords(json: AmountExpression): ReasonValue {
  if ('value' in json) return { type: 'money', value: json.value }
  if ('figure' in json)
    return {
      type: 'phrase',
      key: 'compare.figure',
      values: { figure: figureTerm(json.figure), period: periodTerm(json.period) },
    }
  if ('investment_amount' in json) return { type: 'terms', vocabulary: 'field', values: ['/planned_investment/amount'] }
  if ('attribute' in json) return { type: 'terms', vocabulary: 'attribute', values: [json.attribute] }
  if ('times' in json)
    return { type: 'phrase', key: 'compare.times', values: { times: factor(json.times), of: amountWords(json.of) } }
  return {
    type: 'phrase',
    key: 'compare.sum',
    values: { items: { type: 'list', values: json.sum.map(amountWords) } },
  }
}

const euros = (amount: string) => ({ amount, currency: 'EUR' })
const twice: CompareCriterion = {
  id: 'twice',
  kind: 'compare',
  left: { investment_amount: true },
  operator: 'lte',
  right: { times: 2, of: { figure: 'turnover', period: 'highest_last_3_closed_fy' } },
}

export const compare: Kind<CompareCriterion> = {
  kind: 'compare',
  dated: true,
  check,
  compile,
  examples: [
    {
      says: 'a budget of twice the highest turnover is within it',
      criterion: twice,
      profile: {
        planned_investment: { amount: euros('300000.00') },
        financial_years: [
          { year: 2023, turnover: euros('150000.00') },
          { year: 2024, turnover: euros('90000.00') },
          { year: 2025, turnover: euros('120000.00') },
        ],
      },
      outcome: 'met',
      reason: 'compare.met',
    },
    {
      says: 'one cent more is not',
      criterion: twice,
      profile: {
        planned_investment: { amount: euros('300000.01') },
        financial_years: [
          { year: 2023, turnover: euros('150000.00') },
          { year: 2024, turnover: euros('90000.00') },
          { year: 2025, turnover: euros('120000.00') },
        ],
      },
      outcome: 'not_met',
      reason: 'compare.not_met',
      near_miss: 'investment_amount.near_lower',
    },
    {
      says: 'what no budget would change has no near miss',
      criterion: {
        id: 'own',
        kind: 'compare',
        left: { attribute: 'own_funds' },
        operator: 'gte',
        right: { value: euros('10000.00') },
      },
      profile: { planned_investment: { amount: euros('100000.00') }, attributes: { own_funds: euros('9999.99') } },
      outcome: 'not_met',
      near_miss: null,
    },
    {
      says: 'one year that is high enough decides before the others are told',
      criterion: twice,
      profile: {
        planned_investment: { amount: euros('300000.00') },
        financial_years: [{ year: 2025, turnover: euros('200000.00') }],
      },
      outcome: 'met',
      reason: 'compare.met_open',
    },
    {
      says: 'the missing years are asked for when they could decide',
      criterion: twice,
      profile: {
        planned_investment: { amount: euros('300000.00') },
        financial_years: [{ year: 2025, turnover: euros('100000.00') }],
      },
      outcome: 'unknown',
      missing: ['/financial_years'],
    },
    {
      says: 'a number is no amount: the amount is asked for',
      criterion: {
        id: 'own',
        kind: 'compare',
        left: { attribute: 'own_funds' },
        operator: 'gte',
        right: { value: euros('10000.00') },
      },
      profile: { attributes: { own_funds: 25_000 } },
      outcome: 'unknown',
      missing: ['/attributes/own_funds'],
    },
    {
      says: 'an amount in another currency is for a person to compare',
      criterion: {
        id: 'own',
        kind: 'compare',
        left: { attribute: 'own_funds' },
        operator: 'gte',
        right: { value: euros('10000.00') },
      },
      profile: { attributes: { own_funds: { amount: '25000.00', currency: 'USD' } } },
      outcome: 'review',
    },
    {
      says: 'a name that every object has is not a fact',
      criterion: {
        id: 'odd',
        kind: 'compare',
        left: { attribute: 'constructor' },
        operator: 'gte',
        right: { value: euros('10000.00') },
      },
      profile: { attributes: {} },
      outcome: 'unknown',
      missing: ['/attributes/constructor'],
    },
    {
      says: 'own funds as an attribute against a share of the budget',
      criterion: {
        id: 'own',
        kind: 'compare',
        left: { attribute: 'own_funds' },
        operator: 'gte',
        right: { times: 0.25, of: { investment_amount: true } },
      },
      profile: { planned_investment: { amount: euros('100000.00') }, attributes: { own_funds: euros('25000.00') } },
      outcome: 'met',
    },
  ],
}
