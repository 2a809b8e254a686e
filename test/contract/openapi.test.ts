import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { describedApi, describedRoutes } from '../../scripts/openapi/describe.ts'
import { openValidators } from '../../src/platform/http/validator.ts'

const root = join(import.meta.dirname, '../..')
const routes = await describedRoutes()

test('the committed openapi.json is what the code describes', async () => {
  assert.ok(
    (await readFile(join(root, 'openapi.json'), 'utf8')) === (await describedApi()),
    'openapi.json is out of date: run npm run openapi',
  )
})

test('every operation has its own name', () => {
  const ids = routes.map((route) => route.id)
  assert.deepEqual(
    ids.filter((id, index) => ids.indexOf(id) !== index),
    [],
  )
})

test('every route is told in Greek and English', () => {
  for (const { id, summary, description } of routes) {
    for (const text of [summary, description]) if (text !== undefined) assert.match(text.el, /[α-ωά-ώ]/, id)
  }
})

test('every example in the description fits its schema', () => {
  const validators = openValidators()
  for (const { id, body, bodyExample, answers } of routes) {
    if (body !== undefined && bodyExample !== undefined)
      assert.deepEqual(validators.compile(body)(bodyExample), [], `${id} body`)
    for (const [status, { schema, example }] of Object.entries(answers)) {
      if (schema !== undefined && example !== undefined)
        assert.deepEqual(validators.compile(schema)(example), [], `${id} ${status}`)
    }
  }
})
