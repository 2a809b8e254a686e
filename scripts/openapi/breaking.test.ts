import assert from 'node:assert/strict'
import { test } from 'node:test'
import { breakingChanges } from './breaking.ts'
import { describedApi } from './describe.ts'

interface Draft {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters: unknown[]
        requestBody?: { content: Record<string, { schema: Record<string, unknown> }> }
        responses: Record<string, unknown>
      }
    >
  >
  components: { schemas: Record<string, { properties: Record<string, { enum?: string[] }>; required: string[] }> }
}
const text = await describedApi()
const changed = (change: (draft: Draft) => void): string[] => {
  const draft = JSON.parse(text) as Draft
  change(draft)
  return breakingChanges(JSON.parse(text), draft)
}
const get = <T>(value: T | undefined): T => {
  assert.ok(value !== undefined)
  return value
}

test('the same description breaks nothing, and neither do additions', () => {
  assert.deepEqual(
    changed(() => {}),
    [],
  )
  assert.deepEqual(
    changed((draft) => {
      draft.paths['/api/v1/new'] = get(draft.paths['/api/v1/account'])
      get(draft.components.schemas['ApiKey']).properties['colour'] = {}
      get(get(draft.components.schemas['ApiKey']).properties['status']).enum?.push('paused')
      get(draft.paths['/api/v1/api-keys']?.['get']).parameters.push({
        name: 'q',
        in: 'query',
        schema: { type: 'string' },
      })
    }),
    [],
  )
})

test('what is taken away is told', () => {
  assert.deepEqual(
    changed((draft) => delete draft.paths['/api/v1/account']),
    ['GET /api/v1/account was removed'],
  )
  assert.deepEqual(
    changed((draft) => delete get(draft.paths['/api/v1/api-keys'])['post']),
    ['POST /api/v1/api-keys was removed'],
  )
  const found = changed((draft) => delete get(draft.components.schemas['ApiKey']).properties['hint'])
  assert.deepEqual(found, ['GET /api/v1/api-keys answer 200/data/*/hint was removed'])
})

test('new duties of the caller are told', () => {
  assert.deepEqual(
    changed((draft) =>
      get(draft.paths['/api/v1/api-keys']?.['get']).parameters.push({
        name: 'q',
        in: 'query',
        required: true,
        schema: {},
      }),
    ),
    ['GET /api/v1/api-keys: required parameter query q was added'],
  )
  const body = (draft: Draft) =>
    get(get(draft.paths['/api/v1/api-keys']?.['post']?.requestBody).content['application/json']).schema
  assert.deepEqual(
    changed((draft) => (body(draft)['required'] = ['name', 'scopes', 'expires_at'])),
    ['POST /api/v1/api-keys body/expires_at became required'],
  )
})
