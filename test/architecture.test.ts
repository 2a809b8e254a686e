import assert from 'node:assert/strict'
import { globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { rules, survey, textRuleNames, type Survey } from './support/architecture.ts'

const root = join(import.meta.dirname, '..')
const crimes = join(root, 'test/crimes')
const names = [...new Set([...rules.map(({ name }) => String(name)), ...textRuleNames])]

describe('the architecture', () => {
  let house: Survey
  before(async () => {
    house = await survey(root)
  })

  it('is kept: no file knows what it must not know', () => {
    assert.deepEqual(house.crimes, [])
  })

  it('is checked in every source file', () => {
    const files = globSync('src/**/*.ts', { cwd: root }).toSorted()
    assert.ok(files.length > 0)
    assert.deepEqual(house.seen, files)
  })

  it('has a seeded crime for each rule', () => {
    assert.deepEqual(readdirSync(crimes).toSorted(), names.toSorted())
  })

  for (const name of names) {
    it(`catches the crime against ${name}, and only that one`, async () => {
      const found = await survey(join(crimes, name))
      assert.deepEqual([...new Set(found.crimes.map(({ rule }) => rule))], [name])
    })
  }
})
