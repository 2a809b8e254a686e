import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkCriterion } from './expression.ts'
import { exampleReference } from './example-reference.ts'

const euros = { amount: '0.00', currency: 'EUR' }

/** By what is wrong: the list, one condition on its items, and where the fault is with its code. */
const refused: readonly (readonly [over: string, condition: object, at: string, code: string])[] = [
  ['financial_years', { field: 'ebitda', operator: 'gt', value: 0 }, 'where/0/value', 'member_money'],
  ['financial_years', { field: 'ebitda', operator: 'gt', value: '0.00' }, 'where/0/value', 'member_money'],
  ['financial_years', { field: 'ebitdaa', operator: 'gt', value: euros }, 'where/0/field', 'no_member'],
  ['financial_years', { field: 'year', operator: 'gt', value: 'x' }, 'where/0/value', 'member_number'],
  ['financial_years', { field: 'attributes.x', operator: 'eq', value: 1 }, 'where/0/field', 'no_member'],
  ['people', { field: 'role', operator: 'eq', value: 'owner' }, 'where/0/field', 'no_member'],
  ['people', { field: 'roles', operator: 'eq', value: 'boss' }, 'where/0/value', 'unknown_term'],
  ['people', { field: 'gender', operator: 'gt', value: 'female' }, 'where/0/operator', 'no_order'],
  ['people', { field: 'unemployed', operator: 'eq', value: 'yes' }, 'where/0/value', 'member_truth'],
  ['people', { field: 'born_on', operator: 'gte', value: '1990' }, 'where/0/value', 'member_date'],
  ['people', { field: 'toString', operator: 'eq', value: 'x' }, 'where/0/field', 'no_member'],
  ['aid_history', { field: 'status', operator: 'in', value: ['approved', 'won'] }, 'where/0/value', 'unknown_term'],
  ['establishments', { field: 'region', operator: 'eq', value: 30 }, 'where/0/value', 'member_text'],
]

const accepted: readonly (readonly [over: string, condition: object])[] = [
  ['financial_years', { field: 'ebitda', operator: 'gt', value: euros }],
  ['financial_years', { field: 'consolidated.equity', operator: 'gte', value: euros }],
  ['financial_years', { field: 'year', operator: 'gte', value: 2024 }],
  ['people', { field: 'roles', operator: 'in', value: ['owner', 'partner'] }],
  ['people', { field: 'attributes.doctorate', operator: 'eq', value: true }],
  ['establishments', { field: 'attributes.beds', operator: 'lte', value: 200 }],
  ['activities', { field: 'since', operator: 'lte', value: '2024-01-01' }],
]

const faultsOf = (over: string, where: object[], test: object = { any: true }): string[] =>
  checkCriterion({ id: 'q', kind: 'quantifier', over, test, where }, '', exampleReference).map(
    ({ pointer, code }) => `${pointer} ${code}`,
  )

describe('a condition on the items of a list', () => {
  for (const [over, condition, at, code] of refused)
    test(`is refused where no fact can decide it: ${over} ${JSON.stringify(condition)}`, () => {
      assert.deepEqual(faultsOf(over, [condition]), [`/${at} ${code}`])
    })

  test('is accepted where the items have what it looks at', () => {
    for (const [over, condition] of accepted)
      assert.deepEqual(faultsOf(over, [condition]), [], JSON.stringify(condition))
  })

  test('is told with every other fault at once', () => {
    const both = [refused[0]?.[1] ?? {}, refused[2]?.[1] ?? {}]
    assert.deepEqual(faultsOf('financial_years', both), ['/where/0/value member_money', '/where/1/field no_member'])
  })

  test('is weighed by a number or an amount of the items', () => {
    const by = (weight: string): string[] => faultsOf('people', [], { share_at_least: 0.5, weight })
    assert.deepEqual(by('capital_share'), [])
    assert.deepEqual(by('capital'), ['/test/weight no_weight'])
    assert.deepEqual(by('name'), ['/test/weight no_weight'])
  })
})
