import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fitRoles } from './fit-roles.ts'

const examples = [
  { cues: new Map([['b~up', 1]]), roles: ['max_subsidy'] },
  { cues: new Map([['b~up', 1]]), roles: ['max_subsidy'] },
  { cues: new Map([['b~least', 1]]), roles: ['min_subsidy'] },
  { cues: new Map([['b~least', 1]]), roles: ['min_subsidy'] },
  { cues: new Map([['seen once', 1]]), roles: ['min_subsidy'] },
]

describe('learning what figures are of', () => {
  test('speaks for the role that stood beside a cue, and against the other', () => {
    const { roles, cues } = fitRoles(examples)
    assert.deepEqual(roles, ['max_subsidy', 'min_subsidy'])
    const [up, least] = cues.split('\n').map((line) => line.split(/[\t ]/))
    assert.deepEqual([up?.[0], Math.sign(Number(up?.[2])), Math.sign(Number(up?.[4]))], ['b~up', 1, -1])
    assert.deepEqual([least?.[0], Math.sign(Number(least?.[2])), Math.sign(Number(least?.[4]))], ['b~least', -1, 1])
  })

  test('leaves out what was seen once', () => {
    assert.doesNotMatch(fitRoles(examples).cues, /seen once/)
  })

  test('comes to the same weights again', () => {
    assert.deepEqual(fitRoles(examples), fitRoles(examples))
  })
})
