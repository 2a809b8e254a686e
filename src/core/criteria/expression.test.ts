import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { exampleReference } from './example-reference.ts'
import { expressionLimits, readExpression } from './expression.ts'

function codes(json: unknown): string[] {
  const read = readExpression(json, exampleReference)
  return 'faults' in read ? read.faults.map(({ pointer, code }) => `${pointer} ${code}`) : []
}
const leaf = (id: string) => ({ id, kind: 'manual' })

describe('reading an expression', () => {
  test('a sound one has no faults', () => {
    assert.deepEqual(
      codes({ all: [leaf('a'), { any: [leaf('b'), { not: leaf('c') }] }, { at_least: { k: 1, of: [leaf('d')] } }] }),
      [],
    )
  })

  test('faults name their place', () => {
    assert.deepEqual(codes({ all: [leaf('a'), leaf('a')] }), ['/all/1/id criterion_id_repeated'])
    assert.deepEqual(codes({ all: [leaf('Not An Id')] }), ['/all/0/id criterion_id'])
    assert.deepEqual(codes({ any: [{ id: 'a', kind: 'horoscope' }] }), ['/any/0/kind unknown_kind'])
    assert.deepEqual(codes({ at_least: { k: 3, of: [leaf('a')] } }), ['/at_least/k at_least_too_many'])
    assert.deepEqual(codes({ at_least: { k: 0, of: [leaf('a')] } }), ['/at_least not_an_expression'])
    assert.deepEqual(codes({ all: [{ not: { any: [] } }] }), ['/all/0/not/any any_of_none'])
    assert.deepEqual(codes({ all: [{ any: [leaf('a')], not: leaf('b') }] }), ['/all/0 not_an_expression'])
    assert.deepEqual(codes({ not: { ...leaf('a'), effect: 'obligation' } }), ['/not/effect obligation_nested'])
    assert.deepEqual(codes({ ...leaf('a'), at: { event: 'fixed', date: '2026-02-30' } }), ['/at test_time'])
    assert.deepEqual(codes({ ...leaf('a'), at: { event: 'someday' } }), ['/at test_time'])
  })

  test('codes and regions have to exist', () => {
    const kad = { id: 'k', kind: 'activity', role: 'existing', basis: 'any' }
    assert.deepEqual(codes({ ...kad, codes: { scheme: 'kad_2025', include: { exact: ['99.99.99.99'] } } }), [
      '/codes/include/exact/0 unknown_code',
    ])
    assert.deepEqual(codes({ ...kad, codes: { scheme: 'kad_2025', include: { exact: ['10.71'] } } }), [
      '/codes/include/exact/0 code_too_coarse',
    ])
    assert.deepEqual(codes({ ...kad, codes: { scheme: 'kad_2025', include: { exact: ['10711100'] } } }), [
      '/codes/include/exact/0 unknown_code',
    ])
    assert.deepEqual(codes({ ...kad, codes: { scheme: 'kad_2025' } }), ['/codes needs_include_or_exclude'])
    assert.deepEqual(codes({ id: 'r', kind: 'region', of: 'headquarters', include: ['ZZ9'] }), [
      '/include/0 unknown_region',
    ])
    const where = { id: 'r', kind: 'region', of: 'headquarters' }
    assert.deepEqual(codes({ ...where, include: ['EL30', 'EL431'], exclude: ['EL43'] }), ['/include/1 taken_out_again'])
    assert.deepEqual(codes({ ...where, include: ['EL43'], exclude: ['EL43'] }), ['/include/0 taken_out_again'])
    assert.deepEqual(codes({ ...where, include: ['EL3'], exclude: ['EL304'] }), [])
  })

  test('the headcount of a group is of the last closed accounts, and of no other period', () => {
    const staff = { id: 's', kind: 'headcount', measure: 'group_headcount', range: { max_exclusive: 50 } }
    assert.deepEqual(codes(staff), [])
    assert.deepEqual(codes({ ...staff, period: 'last_closed_fy' }), [])
    assert.deepEqual(codes({ ...staff, period: 'average_last_3_closed_fy' }), ['/period group_headcount_period'])
    assert.deepEqual(codes({ ...staff, measure: 'headcount', period: 'average_last_3_closed_fy' }), [])
  })

  test('limits are told, whatever the depth', () => {
    let deep: unknown = leaf('a')
    for (let i = 0; i < 200_000; i += 1) deep = { not: deep }
    assert.equal(codes(deep).length, 1)
    assert.match(codes(deep)[0] ?? '', /expression_too_deep$/)
    const wide = { all: Array.from({ length: expressionLimits.nodes }, (_, i) => leaf(`a${i}`)) }
    assert.deepEqual(codes(wide), [' expression_too_large'])
  })

  test('no JSON makes it throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        readExpression(json, exampleReference)
      }),
      { numRuns: 1000 },
    )
    const kinds = ['activity', 'region', 'zone', 'legal_form', 'lifecycle', 'attribute', 'quantifier', 'manual']
    const odd = fc.record({
      id: fc.constant('x'),
      kind: fc.constantFrom(...kinds),
      codes: fc.jsonValue(),
      include: fc.jsonValue(),
      of: fc.jsonValue(),
      zone: fc.jsonValue(),
      test: fc.jsonValue(),
      where: fc.jsonValue(),
      over: fc.jsonValue(),
    })
    fc.assert(
      fc.property(odd, (json) => {
        readExpression(json, exampleReference)
      }),
      { numRuns: 2000 },
    )
  })
})
