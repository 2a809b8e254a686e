import { isPlainDate } from '../facts/day.ts'
import { isMoney } from './compare-values.ts'
import type { FieldCondition, QuantifierCriterion } from './criterion.ts'
import { fault, type CriterionFault } from './kind.ts'

type Over = QuantifierCriterion['over']
/** What a member of an item holds: a kind of value, or one of the words of its vocabulary. */
type Holds = 'number' | 'money' | 'date' | 'text' | 'truth' | readonly string[]

/** The members of the items of each list that a condition can look at, as the profile has them; `age` is a person's on the test day. */
const members: Readonly<Record<Over, Readonly<Record<string, Holds>>>> = {
  people: {
    id: 'text',
    name: 'text',
    age: 'number',
    born_on: 'date',
    gender: ['female', 'male', 'other'],
    roles: ['owner', 'partner', 'manager', 'employee'],
    capital_share: 'number',
    voting_share: 'number',
    unemployed: 'truth',
    neet: 'truth',
  },
  establishments: {
    id: 'text',
    region: 'text',
    municipality: 'text',
    postal_code: 'text',
    role: ['headquarters', 'branch', 'investment_site'],
    since: 'date',
    until: 'date',
  },
  activities: {
    scheme: 'text',
    code: 'text',
    rank: ['main', 'secondary', 'other', 'auxiliary'],
    since: 'date',
    until: 'date',
    establishment: 'text',
  },
  cost_categories: { category: 'text', amount: 'money' },
  financial_years: {
    year: 'number',
    headcount: 'number',
    turnover: 'money',
    balance_sheet_total: 'money',
    equity: 'money',
    capital: 'money',
    ebitda: 'money',
    debt: 'money',
    interest: 'money',
    profit: 'money',
    'consolidated.capital': 'money',
    'consolidated.equity': 'money',
  },
  aid_history: {
    programme: 'text',
    status: ['applied', 'approved', 'completed', 'rejected', 'withdrawn'],
    on: 'date',
  },
}

/** Lists whose items have attributes of any name and kind. */
const attributed: ReadonlySet<Over> = new Set<Over>(['people', 'establishments', 'aid_history'])

const ordering: ReadonlySet<unknown> = new Set<FieldCondition['operator']>(['gte', 'lte', 'gt', 'lt'])
const ordered: ReadonlySet<Holds> = new Set<Holds>(['number', 'money', 'date'])

const isOf: Readonly<Record<Extract<Holds, string>, (value: unknown) => boolean>> = {
  number: (value) => typeof value === 'number',
  money: isMoney,
  date: isPlainDate,
  text: (value) => typeof value === 'string',
  truth: (value) => typeof value === 'boolean',
}

function holdsOf(over: Over, field: string): Holds | undefined {
  const own = members[over]
  return Object.hasOwn(own, field) ? own[field] : undefined
}

const isAttribute = (over: Over, field: string): boolean => attributed.has(over) && /^attributes\..+$/u.test(field)

/** What is wrong with a condition on one item: a member that no item has, or a value that this member never compares with. */
export function fieldFaults(over: Over, condition: FieldCondition, pointer: string): CriterionFault[] {
  const { field, operator, value } = condition
  if (isAttribute(over, field)) return []
  const holds = holdsOf(over, field)
  if (holds === undefined)
    return [fault(`${pointer}/field`, 'no_member', { value: field, fields: Object.keys(members[over]).join(', ') })]
  if (ordering.has(operator) && !ordered.has(holds)) return [fault(`${pointer}/operator`, 'no_order', { value: field })]
  const values: readonly unknown[] = operator === 'in' && Array.isArray(value) ? value : [value]
  return values.flatMap((one) => {
    if (typeof holds !== 'string')
      return holds.includes(one as string) ? [] : [fault(`${pointer}/value`, 'unknown_term', { value: String(one) })]
    return isOf[holds](one) ? [] : [fault(`${pointer}/value`, `member_${holds}`, { value: field })]
  })
}

/** Whether a share can be weighed by a member: an amount or a number. */
export function isWeight(over: Over, field: string): boolean {
  const holds = holdsOf(over, field)
  return holds === 'number' || holds === 'money' || isAttribute(over, field)
}
