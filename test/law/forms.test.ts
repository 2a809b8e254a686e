import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'

interface PlanCase {
  id: string
  derivation: { rule: string; step: string }[]
  expected: { total_cost: string; grant?: string | null; own?: string; loan?: string; categories?: Categories }
}
type Categories = Record<string, { grant?: string }>
interface AidCase {
  id: string
  topic: string
  law: string[]
  derivation: string
}

const read = <T>(name: string): T[] =>
  (JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as { cases: T[] }).cases
const plans = read<PlanCase>('plan-cases.json')
const aid = read<AidCase>('state-aid-cases.json')

/** "8355.88" as a whole number of cents; anything else is a mistake of the case. */
function cents(amount: string): bigint {
  assert.match(amount, /^-?\d+\.\d{2}$/)
  return BigInt(amount.replace('.', ''))
}

describe('law cases', () => {
  test('every case has its own name', () => {
    const ids = [...plans, ...aid].map(({ id }) => id)
    assert.equal(new Set(ids).size, ids.length)
  })

  test('grant, own contribution and loan of every plan add up to its cost', () => {
    for (const { id, expected } of plans) {
      const { total_cost: total, grant, own, loan = '0.00' } = expected
      if (grant === null || grant === undefined || own === undefined) continue
      assert.equal(cents(grant) + cents(own) + cents(loan), cents(total), id)
    }
  })

  test('a grant that only the rates decide is the sum of its categories', () => {
    for (const { id, expected } of plans) {
      const rows = Object.values(expected.categories ?? {}).flatMap(({ grant }) => (grant === undefined ? [] : [grant]))
      if (rows.length === 0 || typeof expected.grant !== 'string') continue
      assert.equal(
        rows.map(cents).reduce((sum, row) => sum + row, 0n),
        cents(expected.grant),
        id,
      )
    }
  })

  test('every case names its law and its derivation', () => {
    for (const { id, derivation } of plans) {
      assert.ok(derivation.length > 0 && derivation.every(({ rule, step }) => rule !== '' && step !== ''), id)
    }
    for (const { id, law, derivation } of aid) assert.ok(law.length > 0 && derivation !== '', id)
  })
})
