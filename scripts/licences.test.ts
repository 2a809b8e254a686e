import assert from 'node:assert/strict'
import { test } from 'node:test'
import { licencesOf, type Locked } from './licences.ts'

test('licences that ask for more than to be named are refused, as are those that nobody can read', () => {
  const refused = (license: string, more: Locked = {}) =>
    licencesOf({ 'node_modules/x': { version: '1.0.0', license, ...more } }).some((each) => !each.allowed)
  for (const fine of ['MIT', 'Apache-2.0', '(MIT OR GPL-3.0-or-later)', '(ISC AND CC-BY-3.0)'])
    assert.ok(!refused(fine), fine)
  for (const bad of ['GPL-3.0-only', 'AGPL-3.0-or-later', 'SSPL-1.0', '(MIT AND GPL-2.0-only)', 'UNLICENSED', 'BSD'])
    assert.ok(refused(bad), bad)
  assert.ok(
    licencesOf({ 'node_modules/x': { version: '1.0.0' } }).some((each) => !each.allowed),
    'none is told',
  )
  assert.ok(refused('MPL-2.0') && !refused('MPL-2.0', { dev: true }))
  assert.ok(refused('SEE LICENSE IN README.md AND LICENSE'))
})
