import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { parse } from 'yaml'
import { sampleCatalogue } from '../../src/edge/samples.ts'
import { loadReference } from '../../src/reference/reference.ts'
import { anApi, type Api, type CallerOf } from '../support/api.ts'

/**
 * The routes of the CommonGrants protocol, held against its base description (0.4.0): all three are there and no other, no answer
 * has a property or a word that the protocol lacks, nothing that it requires is missing.
 */

type Schema = Readonly<Record<string, unknown>>
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Schema
}
interface Operation {
  readonly parameters?: readonly { readonly name?: string; readonly in?: string; readonly $ref?: string }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >
}

const shared = process.env['SHARED_DATA'] ?? '../shared/data'
const file = `${shared}/us-commongrants/openapi.base.0.4.0.yaml`
const absent = !existsSync(file)
if (absent && process.env['CI'] === 'true') throw new Error(`${file} is not there`)

let api: Api
let caller: CallerOf
let ours: Description
const published = new Set<string>()
before(async () => {
  api = await anApi()
  caller = await api.newCaller()
  const publisher = await api.newPublisher()
  const { activities } = await loadReference()
  const samples = await sampleCatalogue('2026-11-28', activities)
  for (const { slug, programme } of samples.slice(0, 12)) {
    published.add(slug)
    const put = await publisher.call('PUT', `/api/v1/programmes/${slug}`, programme)
    assert.ok(put.statusCode < 300, put.body)
    assert.equal((await publisher.call('POST', `/api/v1/programmes/${slug}/publish`)).statusCode, 200)
  }
  ours = (await api.send({ url: '/openapi.json' })).json<Description>()
})
after(() => api[Symbol.asyncDispose]())

/** One description's schemas, references and `allOf` worked out. */
function reader(description: Description) {
  const resolve = (schema: Schema): Schema => {
    const reference = schema['$ref']
    if (typeof reference !== 'string') return schema
    const found = reference
      .slice(2)
      .split('/')
      .reduce<unknown>((at, name) => (at as Schema)[name], description)
    return resolve(found as Schema)
  }
  const whole = (schema: Schema): Schema => {
    const { allOf, ...own } = resolve(schema)
    const parts = ((allOf as Schema[] | undefined) ?? []).map(whole)
    return [own as Schema, ...parts].reduce<Record<string, unknown>>(
      (merged, part) => ({
        ...part,
        ...merged,
        ...(part['properties'] === undefined && merged['properties'] === undefined
          ? {}
          : { properties: { ...(part['properties'] as Schema), ...(merged['properties'] as Schema) } }),
        required: [
          ...new Set([...((merged['required'] as string[]) ?? []), ...((part['required'] as string[]) ?? [])]),
        ],
      }),
      {},
    )
  }
  return whole
}

/** Where our schema says more, less or other than the protocol's. */
function differences(
  base: Schema,
  own: Schema,
  readBase: (s: Schema) => Schema,
  readOwn: (s: Schema) => Schema,
  at = '',
): string[] {
  const theirs = readBase(base)
  const mine = readOwn(own)
  const alternatives = mine['anyOf'] ?? mine['oneOf']
  const allowed = theirs['anyOf'] ?? theirs['oneOf']
  if (Array.isArray(alternatives))
    return (alternatives as Schema[]).flatMap((each, k) => differences(base, each, readBase, readOwn, `${at}|${k}`))
  if (Array.isArray(allowed)) {
    const tries = (allowed as Schema[]).map((each) =>
      differences(each, mine, readBase, (schema) => (schema === mine ? mine : readOwn(schema)), at),
    )
    return tries.some((found) => found.length === 0)
      ? []
      : [`${at}: none of the protocol's forms (${tries.flat().join('; ')})`]
  }
  const found: string[] = []
  const words = (schema: Schema): unknown[] | undefined =>
    schema['const'] === undefined ? (schema['enum'] as unknown[]) : [schema['const']]
  const theirWords = words(theirs)
  const myWords = words(mine)
  if (theirWords !== undefined && (myWords === undefined || myWords.some((word) => !theirWords.includes(word))))
    found.push(`${at}: words ${JSON.stringify(myWords)} of ${JSON.stringify(theirWords)}`)
  if (theirs['type'] !== undefined && mine['type'] !== undefined && theirs['type'] !== mine['type'])
    found.push(`${at}: ${String(mine['type'])} instead of ${String(theirs['type'])}`)
  const theirProperties = (theirs['properties'] as Readonly<Record<string, Schema>> | undefined) ?? {}
  const myProperties = (mine['properties'] as Readonly<Record<string, Schema>> | undefined) ?? {}
  for (const name of (theirs['required'] as string[] | undefined) ?? []) {
    if (!((mine['required'] as string[] | undefined) ?? []).includes(name))
      found.push(`${at}/${name}: required by the protocol`)
  }
  for (const [name, schema] of Object.entries(myProperties)) {
    const known = theirProperties[name]
    if (known !== undefined) found.push(...differences(known, schema, readBase, readOwn, `${at}/${name}`))
    else if (theirs['type'] === 'object' && theirs['additionalProperties'] === undefined)
      found.push(`${at}/${name}: not in the protocol`)
  }
  if (theirs['items'] !== undefined && mine['items'] !== undefined)
    found.push(...differences(theirs['items'] as Schema, mine['items'] as Schema, readBase, readOwn, `${at}[]`))
  return found
}

test(
  'the description speaks the protocol: its routes and no other, its properties, its words',
  { skip: absent },
  () => {
    const base = parse(readFileSync(file, 'utf8')) as Description
    const readBase = reader(base)
    const readOwn = reader(ours)
    const mine = Object.keys(ours.paths).filter((path) => path.startsWith('/common-grants/'))
    assert.deepEqual(mine.toSorted(), [
      '/common-grants/opportunities',
      '/common-grants/opportunities/search',
      '/common-grants/opportunities/{oppId}',
    ])
    let compared = 0
    for (const path of mine) {
      for (const [method, operation] of Object.entries(ours.paths[path] ?? {})) {
        const theirs = base.paths[path]?.[method]
        assert.ok(theirs !== undefined, `${method} ${path} is not in the protocol`)
        for (const [status, answer] of Object.entries(theirs.responses)) {
          const wanted = answer.content?.['application/json']?.schema
          const given = operation.responses[status]?.content?.['application/json']?.schema
          assert.ok(wanted !== undefined && given !== undefined, `${method} ${path} ${status}`)
          assert.deepEqual(differences(wanted, given, readBase, readOwn), [], `${method} ${path} ${status}`)
          compared += 1
        }
        const wanted = theirs.requestBody?.content['application/json']?.schema
        const given = operation.requestBody?.content['application/json']?.schema
        if (wanted !== undefined) {
          assert.ok(given !== undefined)
          assert.deepEqual(differences(wanted, given, readBase, readOwn), [], `${method} ${path} body`)
          compared += 1
        }
        const names = (parameters: Operation['parameters']) =>
          (parameters ?? []).flatMap(({ name, $ref }) => name ?? $ref?.split('.').at(-1) ?? [])
        for (const name of names(theirs.parameters))
          assert.ok(names(operation.parameters).includes(name), `${path}: ${name}`)
      }
    }
    assert.equal(compared, 5)
  },
)

interface Page {
  items: {
    id: string
    title: string
    status: { value: string; customValue?: string }
    lastModifiedAt: string
    customFields: Record<string, { value: unknown }>
  }[]
  paginationInfo: { page: number; pageSize: number; totalItems: number; totalPages: number }
  sortInfo?: { sortBy: string; sortOrder: string; errors?: string[] }
  filterInfo?: { errors?: string[] }
}

test('the list pages through all published programmes once, the last modified first', async () => {
  const seen: string[] = []
  for (let page = 1; ; page += 1) {
    const answer = (await caller.call('GET', `/common-grants/opportunities?page=${page}&pageSize=5`)).json<Page>()
    assert.equal(answer.paginationInfo.page, page)
    seen.push(...answer.items.map(({ id }) => id))
    const times = answer.items.map(({ lastModifiedAt }) => Date.parse(lastModifiedAt))
    assert.deepEqual(
      times,
      times.toSorted((a, b) => b - a),
    )
    if (page >= answer.paginationInfo.totalPages) {
      assert.equal(seen.length, answer.paginationInfo.totalItems)
      break
    }
  }
  assert.equal(new Set(seen).size, seen.length)
})

test('search finds by words and filters by status, dates and amounts; what it cannot do it says', async () => {
  const search = async (body: unknown): Promise<Page> => {
    const answer = await caller.call('POST', '/common-grants/opportunities/search', body)
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json<Page>()
  }
  // Other tests of the process publish calls of their own.
  const slugs = (page: Page) => page.items.map(({ customFields }) => String(customFields['slug']?.value))
  const digital = slugs(await search({ search: 'ψηφιακού μετασχηματισμού' })).filter((slug) => published.has(slug))
  assert.ok(digital.length > 0 && digital.every((slug) => slug.includes('digital')), digital.join())
  const open = await search({ filters: { status: { operator: 'in', value: ['open'] } } })
  assert.ok(open.items.length > 0 && open.items.every(({ status }) => status.value === 'open'))
  const rest = await search({ filters: { status: { operator: 'notIn', value: ['open'] } } })
  assert.equal(
    open.paginationInfo.totalItems + rest.paginationInfo.totalItems,
    (await search({})).paginationInfo.totalItems,
  )
  const money = (amount: string) => ({ amount, currency: 'EUR' })
  const large = await search({
    filters: {
      totalFundingAvailableRange: { operator: 'between', value: { min: money('100000000'), max: money('9000000000') } },
    },
    sorting: { sortBy: 'funding.totalAmountAvailable', sortOrder: 'asc' },
  })
  assert.ok(large.items.length > 1)
  const odd = await search({
    filters: { customFilters: { colour: { operator: 'eq', value: 'red' } } },
    sorting: { sortBy: 'custom', customSortBy: 'colour' },
  })
  assert.match(String(odd.filterInfo?.errors), /colour/)
  assert.match(String(odd.sortInfo?.errors), /colour/)
})

test('a deadline at midnight closes on the day that ends, in what is shown, filtered and sorted by', async () => {
  const publisher = await api.newPublisher()
  const { activities } = await loadReference()
  const sample = (await sampleCatalogue('2026-11-28', activities)).find(({ slug }) => slug === 'sample-digital-voucher')
  assert.ok(sample)
  const zone = { time_zone: 'Europe/Athens', basis: 'fixed' }
  const ends = { noon: '2027-01-31T12:00:00+02:00', midnight: '2027-02-01T00:00:00+02:00' }
  for (const [name, at] of Object.entries(ends)) {
    const slug = `closing-${name}-${process.pid}`
    const call = { ...sample.programme.call, deadlines: [{ ...zone, id: 'end', at }] }
    const put = await publisher.call('PUT', `/api/v1/programmes/${slug}`, { ...sample.programme, call })
    assert.ok(put.statusCode < 300, put.body)
    assert.equal((await publisher.call('POST', `/api/v1/programmes/${slug}/publish`)).statusCode, 200)
  }
  const found = async (min: string, max: string) => {
    const answer = await caller.call('POST', '/common-grants/opportunities/search', {
      filters: { closeDateRange: { operator: 'between', value: { min, max } } },
      sorting: { sortBy: 'keyDates.closeDate', sortOrder: 'asc' },
    })
    assert.equal(answer.statusCode, 200, answer.body)
    return answer
      .json<{ items: { customFields: Page['items'][number]['customFields']; keyDates: { closeDate: object } }[] }>()
      .items.filter(({ customFields }) => String(customFields['slug']?.value).startsWith('closing-'))
      .map(({ keyDates }) => keyDates.closeDate)
  }
  const event = { name: 'Λήξη υποβολής', eventType: 'singleDate', date: '2027-01-31' }
  assert.deepEqual(await found('2027-01-31', '2027-01-31'), [{ ...event, time: '12:00:00+02:00' }, event])
  assert.deepEqual(await found('2027-02-01', '2027-02-28'), [])
})

test('a refusal has the form of the protocol', async () => {
  for (const [answer, status] of [
    [await caller.call('GET', '/common-grants/opportunities/00000000-0000-7000-8000-000000000000'), 404],
    [await caller.call('GET', '/common-grants/opportunities?page=0'), 400],
    [await caller.call('POST', '/common-grants/opportunities/search', { colour: 'red' }), 422],
    [await api.send({ url: '/common-grants/opportunities' }), 401],
  ] as const) {
    assert.equal(answer.statusCode, status)
    assert.match(String(answer.headers['content-type']), /^application\/json/)
    const body = answer.json<{ status: number; message: string; errors: unknown[] }>()
    assert.deepEqual(Object.keys(body).toSorted(), ['errors', 'message', 'status'])
    assert.equal(body.status, status)
    assert.ok(body.message.length > 10 && body.errors.length > 0)
  }
})
