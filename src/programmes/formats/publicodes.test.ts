import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { declaredRules, readDate, readRule, resolveName, simplify } from './publicodes.ts'

const read = (rules: Record<string, unknown>, name = 'a'): unknown => simplify(readRule(declaredRules(rules), name))

describe('rules of the source', () => {
  test('names are found in the nearest space: own, parent, root', () => {
    const rules = declaredRules({ a: null, 'a . b': null, c: null, 'a . b . c': null })
    assert.equal(resolveName(rules, 'a . b', 'c'), 'a . b . c')
    assert.equal(resolveName(rules, 'a', 'c'), 'c')
    assert.equal(resolveName(rules, 'a . x', 'b'), 'a . b')
    assert.equal(resolveName(rules, 'a', 'd'), undefined)
  })

  test('conjunction, disjunction, applicability and constants become one tree', () => {
    const tree = read({
      a: { 'applicable si': 'x', 'toutes ces conditions': ['n <= 5', { 'une de ces conditions': ['y', 'z'] }] },
      x: null,
      y: null,
      z: { valeur: 'non' },
      n: null,
    })
    assert.deepEqual(tree, {
      op: 'all',
      of: [
        { op: 'input', name: 'x' },
        { op: 'compare', left: { input: 'n' }, operator: '<=', right: { literal: { type: 'number', value: 5 } } },
        { op: 'input', name: 'y' },
      ],
    })
  })

  test('a rule compared with no is turned round, down to its comparisons', () => {
    const rules = { a: 'b = non', b: { 'une de ces conditions': ['code = "01.11Z"', 'n > 3'] }, code: null, n: null }
    assert.deepEqual(read(rules), {
      op: 'all',
      of: [
        {
          op: 'compare',
          left: { input: 'code' },
          operator: '!=',
          right: { literal: { type: 'text', value: '01.11Z' } },
        },
        { op: 'compare', left: { input: 'n' }, operator: '<=', right: { literal: { type: 'number', value: 3 } } },
      ],
    })
  })

  test('a name of words compares by the text it stands for; one that is not declared is kept as that', () => {
    const rules = {
      a: "région = Côte d'Or et Jura",
      région: null,
      "Côte d'Or et Jura": '"Côte d\'Or et Jura"',
      b: 'région = Nulle part',
    }
    assert.deepEqual(read(rules), {
      op: 'compare',
      left: { input: 'région' },
      operator: '=',
      right: { literal: { type: 'text', value: "Côte d'Or et Jura" } },
    })
    assert.deepEqual(read(rules, 'b'), {
      op: 'compare',
      left: { input: 'région' },
      operator: '=',
      right: { undeclared: 'Nulle part' },
    })
  })

  test('what lies outside the part that is read is kept as unreadable, never guessed', () => {
    for (const body of [
      'n + 1 <= 3',
      { 'une de ces conditions': 'x' },
      { variations: [] },
      { somme: ['n'] },
      ['x'],
      'n <= 3 <= 5',
      '"open',
      12,
      { 'toutes ces conditions': ['x'], valeur: 'oui' },
    ]) {
      assert.deepEqual((read({ a: body, n: null, x: null }) as { op: string }).op, 'unreadable', JSON.stringify(body))
    }
  })

  test('rules that refer to each other in a circle end as unreadable', () => {
    assert.deepEqual(read({ a: 'b', b: { 'toutes ces conditions': ['a'] } }), { op: 'unreadable', what: 'a' })
  })

  test('units, typographic signs and the older word for a value are read', () => {
    const under50 = {
      op: 'compare',
      left: { input: 'n' },
      operator: '<=',
      right: { literal: { type: 'number', value: 49 } },
    }
    assert.deepEqual(read({ a: 'n ≤ 49 salariés', n: null }), under50)
    assert.deepEqual(read({ a: { formule: { 'toutes ces conditions': ['n <= 49'] } }, n: null }), under50)
    assert.deepEqual((read({ a: 'n <= 49 M€', n: null }) as { right: unknown }).right, { undeclared: '49 M€' })
  })

  test('only days that exist are dates', () => {
    assert.equal(readDate('29/02/2024'), '2024-02-29')
    assert.equal(readDate('29/02/2023'), undefined)
    assert.equal(readDate('12/2025'), '2025-12-01')
    assert.equal(readDate('2025-12-31'), undefined)
  })
})
