import type { ReasonValue } from '../matching/result.ts'
import { isPlainDate } from '../facts/day.ts'
import { isMoney, shown } from './compare-values.ts'
import type { FieldCondition, QuantifierCriterion } from './criterion.ts'
import { listPointers } from './quantifier-items.ts'

type Vocabulary = Extract<ReasonValue, { type: 'terms' }>['vocabulary']

const term = (vocabulary: Vocabulary, word: string): ReasonValue => ({ type: 'terms', vocabulary, values: [word] })

/** Members whose values are words of a vocabulary. */
const vocabularies: Readonly<Record<string, Vocabulary>> = {
  'people.gender': 'gender',
  'people.roles': 'person_role',
  'aid_history.status': 'aid_status',
  'cost_categories.category': 'cost_category',
  'establishments.role': 'place',
}
/** Shares of 1, said as percentages. */
const shares: ReadonlySet<string> = new Set(['capital_share', 'voting_share'])

/** The conditions on one item as a value of a sentence: "beds at most 200", "age less than 45, share above 0%". */
export function conditionWords(over: QuantifierCriterion['over'], where: readonly FieldCondition[]): ReasonValue {
  if (where.length === 0) return { type: 'phrase', key: 'condition.any', values: {} }
  return { type: 'list', values: where.map((condition) => oneCondition(over, condition)) }
}

function oneCondition(over: QuantifierCriterion['over'], { field, operator, value }: FieldCondition): ReasonValue {
  const name = fieldTerm(over, field)
  const said: ReasonValue = Array.isArray(value)
    ? { type: 'list', values: value.map((one) => valueWords(over, field, one)) }
    : valueWords(over, field, value)
  const key = { eq: 'condition.is', neq: 'condition.is_not', in: 'condition.one_of' }[operator as string]
  if (key !== undefined) return { type: 'phrase', key, values: { field: name, value: said } }
  const relation = term('comparison', operator)
  return { type: 'phrase', key: 'condition.compared', values: { field: name, relation, value: said } }
}

/** The name of a member of the items; an attribute's own name where it is one. */
export function fieldTerm(over: QuantifierCriterion['over'], field: string): ReasonValue {
  const parts = field.split('.')
  if (parts[0] === 'attributes' && parts[1] !== undefined) return term('attribute', parts[1])
  return term('field', `${listPointers[over]}/*/${parts.join('/')}`)
}

function valueWords(over: QuantifierCriterion['over'], field: string, value: unknown): ReasonValue {
  const vocabulary = vocabularies[`${over}.${field}`]
  if (vocabulary !== undefined && typeof value === 'string') return term(vocabulary, value)
  // Set apart, so that it does not read as words of the sentence.
  if (field === 'programme' && typeof value === 'string')
    return { type: 'phrase', key: 'condition.programme', values: { name: { type: 'programme', slug: value } } }
  if (field === 'region' && typeof value === 'string') return { type: 'regions', values: [value] }
  if (typeof value === 'number' && shares.has(field)) return percentOf(value * 100)
  if (typeof value === 'number' && field.endsWith('_percent')) return percentOf(value)
  if (isMoney(value)) return { type: 'money', value }
  if (typeof value === 'string' && isPlainDate(value)) return { type: 'date', value }
  return shown(value)
}

const percentOf = (value: number): ReasonValue => ({ type: 'percent', value: Math.round(value * 100) / 100 })
