import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { mergeInputs } from './merge-inputs.ts'
import { modelOf, type Model } from './model.ts'
import { docOf, typeOf } from './typescript-types.ts'

const described = readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8')

/** The description with one more operation. */
function withOperation(path: string, operation: Record<string, unknown>, verb = 'get'): string {
  const api = JSON.parse(described) as { paths: Record<string, Record<string, unknown>> }
  const whole = { tags: ['Profiles'], summary: 'x', security: [], responses: { 204: {} }, ...operation }
  return JSON.stringify({ ...api, paths: { ...api.paths, [path]: { ...api.paths[path], [verb]: whole } } })
}

const methodsOf = (model: Model, resource: string) =>
  new Map(model.resources.find(({ name }) => name === resource)?.methods.map((method) => [method.name, method]))

describe('the model that SDKs are made from', () => {
  it('names a new operation by its address or its verb, in the resource that its address begins with', () => {
    const notes = modelOf(withOperation('/api/v1/profiles/{id}/open-notes', { operationId: 'listProfileNotes' }))
    assert.equal(methodsOf(notes, 'profiles').get('open_notes')?.path, '/api/v1/profiles/{id}/open-notes')
    const boards = modelOf(withOperation('/api/v1/notice-boards/{id}', { operationId: 'getNoticeBoard' }))
    assert.equal(methodsOf(boards, 'notice_boards').get('get')?.answer.kind, 'nothing')
  })

  it('refuses two operations with one name', () => {
    const clash = withOperation('/api/v1/profiles/{id}/parts/size', { operationId: 'getPartSize' })
    assert.throws(() => modelOf(clash), /two operations are named profiles\.size/)
  })

  it('tells pages, files, jobs, keys and versions apart', () => {
    const model = modelOf(described)
    const [profiles, programmes, drafts] = ['profiles', 'programmes', 'drafts'].map((name) => methodsOf(model, name))
    assert.equal(profiles?.get('list')?.answer.kind, 'page')
    assert.deepEqual(Object.keys(programmes?.get('search')?.answer.extra ?? {}), ['facets'])
    assert.equal(drafts?.get('export')?.answer.kind, 'file')
    assert.equal(drafts?.get('create')?.answer.startsJob, true)
    assert.equal(drafts?.get('update')?.ifMatch, 'required')
    assert.equal(profiles?.get('import_file')?.body?.kind, 'file')
    // Any fields of a profile: the whole, each member of which may be left out.
    const { body } = profiles?.get('update') ?? {}
    assert.deepEqual([body?.partial, body?.schema?.$ref], [true, '#/components/schemas/ProfileBody'])
    const posts = model.resources.flatMap(({ methods }) => methods).filter(({ verb }) => verb === 'POST')
    assert.ok(posts.every(({ idempotencyKey }) => idempotencyKey))
    assert.equal(model.problems.find(({ code }) => code === 'match_not_eligible')?.status, 409)
  })

  it('takes what is sent and what is answered for one type only where all that it refers to is the same, too', () => {
    const part = (more: object) => ({ type: 'object', properties: { a: { type: 'string' }, ...more } })
    const whole = (name: string) => ({ type: 'object', properties: { part: { $ref: `#/components/schemas/${name}` } } })
    const merged = (sent: object) =>
      Object.keys(
        mergeInputs({
          ...modelOf(described),
          schemas: { Part: part({}), PartInput: part(sent), Whole: whole('Part'), WholeInput: whole('PartInput') },
        }).schemas,
      )
    assert.deepEqual(merged({}), ['Part', 'Whole'])
    assert.deepEqual(merged({ b: { type: 'null' } }), ['Part', 'PartInput', 'Whole', 'WholeInput'])
  })
})

describe('types of TypeScript from schemas', () => {
  const type = (schema: object) => typeOf(schema, { input: false }).replaceAll(/\s+/g, ' ')

  it('are what the schemas say', () => {
    assert.equal(type({ enum: ['a', 1, null] }), '"a" | 1 | null')
    assert.equal(type({ anyOf: [{ type: 'string' }, { type: 'null' }, { type: 'string' }] }), 'string | null')
    assert.equal(type({ type: ['integer', 'null'] }), 'number | null')
    assert.equal(type({ type: 'array', items: { $ref: '#/components/schemas/X' } }), 'Array<X>')
    assert.equal(type({ type: 'object', properties: { 'a-b': {} }, required: ['a-b'] }), '{ "a-b": unknown }')
    assert.equal(type({ type: 'object', patternProperties: { '.': { type: 'boolean' } } }), 'Record<string, boolean>')
    assert.throws(() => type({ type: 'set' }), TypeError)
  })

  it('have comments that no description can end', () => {
    assert.equal(docOf('a */ b'), '/** a *\\/ b */\n')
    assert.equal(docOf(''), '')
    assert.ok(
      docOf('word '.repeat(60))
        .split('\n')
        .every((line) => line.length <= 120),
    )
  })
})
