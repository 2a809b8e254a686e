import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { storedValue } from '../../src/wording/stored-value.ts'
import { foreignIn } from './foreign.ts'

interface Schema {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly enum?: readonly unknown[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}

describe('a note on a field of a profile', () => {
  const openapi = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
    components: { schemas: Record<string, Schema> }
  }
  const { schemas } = openapi.components
  /** Terms by the place of the member that has them. */
  const members = new Map<string, Set<string>>()
  const walked = new Set<Schema>()
  const walk = (schema: Schema, place: string): void => {
    const found = schema.$ref === undefined ? schema : (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? schema)
    for (const value of found.enum ?? []) members.get(place)?.add(String(value))
    if (walked.has(found)) return
    walked.add(found)
    for (const [name, value] of Object.entries(found.properties ?? {})) {
      members.set(`${place}/${name}`, new Set())
      walk(value, `${place}/${name}`)
    }
    if (found.items !== undefined) walk(found.items, `${place}/0`)
    for (const each of [...(found.anyOf ?? []), ...(found.oneOf ?? []), ...(found.allOf ?? [])]) walk(each, place)
  }
  walk(schemas['ProfileBody'] ?? {}, '')

  it('has a Greek word for each member and each term that a profile can have', () => {
    assert.ok(members.size > 80, `${members.size} members`)
    for (const [place, terms] of members) {
      const at = place.lastIndexOf('/')
      const told = storedValue({ [place.slice(at + 1)]: 1 }, place.slice(0, at), 'el')
      assert.deepEqual(foreignIn(told), [], place)
      for (const term of terms) assert.deepEqual(foreignIn(storedValue(term, place, 'el')), [], `${place}: ${term}`)
    }
  })
})
