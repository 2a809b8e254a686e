import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { Type } from 'typebox'
import { anApi, type Api, type CallerOf } from '../../../test/support/api.ts'
import { DatabaseAway } from '../db/errors.ts'
import { describeProblems } from '../describe-problems.ts'
import { ReusableBody, SpareMemory } from '../reusable-body.ts'
import { route, Written } from './route.ts'

const base = { tag: 'Account', scope: null, summary: { en: 'Test', el: 'Δοκιμή' } } as const
const thing = Type.Object({ name: Type.String(), language: Type.String() })

const kept = new ReusableBody(
  JSON.stringify({ name: 'long '.repeat(100), language: 'el' }),
  [{ member: 'language', value: 'el' }],
  new SpareMemory(),
)
let version = 1
const routes = [
  route({
    ...base,
    method: 'GET',
    path: '/test-things',
    id: 'getTestThing',
    etag: true,
    answers: { 200: { description: 'It.', schema: thing } },
    handle: async (ctx) => ({
      status: 200,
      body: { name: `v${version}`, language: ctx.language },
      etag: String(version),
    }),
  }),
  route({
    ...base,
    method: 'PUT',
    path: '/test-things',
    id: 'putTestThing',
    etag: true,
    preconditionRequired: true,
    body: Type.Object({ name: Type.String() }),
    answers: { 200: { description: 'It.', schema: thing } },
    async handle(ctx, { body, preconditions }) {
      preconditions.check(String(version))
      version += 1
      return { status: 200, body: { name: body.name, language: ctx.language }, etag: String(version) }
    },
  }),
  route({
    ...base,
    method: 'GET',
    path: '/test-hashed',
    id: 'getTestHashed',
    etag: true,
    answers: { 200: { description: 'It.', schema: thing } },
    handle: async (ctx) => ({ status: 200, body: { name: 'same', language: ctx.language } }),
  }),
  ...[true, false].map((etag) =>
    route({
      ...base,
      method: 'GET',
      path: etag ? '/test-kept-tagged' : '/test-kept',
      id: etag ? 'getTestKeptTagged' : 'getTestKept',
      etag,
      answers: { 200: { description: 'It.', schema: thing } },
      handle: async (ctx) => ({ status: 200, body: Written.again(kept, [ctx.language]) }),
    }),
  ),
  route({
    ...base,
    method: 'GET',
    path: '/test-wrong',
    id: 'getTestWrong',
    answers: { 200: { description: 'It.', schema: thing } },
    handle: async () => ({
      status: 200,
      body: JSON.parse('{"name":"x","language":"el","secret":"leaks"}') as { name: string; language: string },
    }),
  }),
  route({
    ...base,
    method: 'GET',
    path: '/test-away',
    id: 'getTestAway',
    answers: { 204: { description: 'Nothing.' } },
    handle: async () => {
      throw new DatabaseAway('the connection is lost')
    },
  }),
  route({
    ...base,
    method: 'POST',
    path: '/test-files',
    id: 'postTestFile',
    bodyTypes: ['text/csv'],
    bodyLimit: 1024 * 1024,
    answers: { 200: { description: 'It.', type: 'text/csv' } },
    handle: async (_ctx, { raw }) => ({ status: 200, body: raw === undefined ? 'none' : raw.bytes }),
  }),
  route({
    ...base,
    method: 'GET',
    path: '/test-old',
    id: 'getTestOld',
    deprecated: { since: '2026-01-01T00:00:00Z', sunset: '2027-02-01T00:00:00Z', instead: '/api/v1/test-things' },
    answers: { 204: { description: 'Nothing.' } },
    handle: async () => ({ status: 204 }),
  }),
]

let api: Api
let caller: CallerOf
before(async () => {
  api = await anApi({ routes })
  caller = await api.newCaller()
})
after(() => api[Symbol.asyncDispose]())

const things = '/api/v1/test-things'

test('a resource has a strong ETag of its version and language, and is not sent again to who has it', async () => {
  const greek = await caller.call('GET', things)
  const english = await caller.call('GET', `${things}?lang=en`)
  assert.equal(greek.headers['etag'], '"1.el"')
  assert.equal(english.headers['etag'], '"1.en"')
  assert.deepEqual([greek.headers['content-language'], english.headers['content-language']], ['el', 'en'])
  const again = await caller.call('GET', things, undefined, { 'if-none-match': '"1.el"' })
  assert.deepEqual([again.statusCode, again.body, again.headers['etag']], [304, '', '"1.el"'])
  assert.equal((await caller.call('GET', things, undefined, { 'if-none-match': '"1.en"' })).statusCode, 200)
})

test('a change under a stale ETag is refused, one without an ETag too where it is required', async () => {
  assert.equal((await caller.call('PUT', things, { name: 'x' })).statusCode, 428)
  const changed = await caller.call('PUT', things, { name: 'x' }, { 'if-match': '"1.en"' })
  assert.deepEqual([changed.statusCode, changed.headers['etag']], [200, '"2.el"'])
  assert.equal((await caller.call('PUT', things, { name: 'x' }, { 'if-match': '"1.el"' })).statusCode, 412)
})

test('where a room counts no versions, the body makes the ETag', async () => {
  const first = await caller.call('GET', '/api/v1/test-hashed')
  assert.match(String(first.headers['etag']), /^"[\w-]{22}\.el"$/)
  assert.equal(
    (await caller.call('GET', '/api/v1/test-hashed', undefined, { 'if-none-match': String(first.headers['etag']) }))
      .statusCode,
    304,
  )
})

test('an answer that its schema does not describe never leaves a test or development', async () => {
  const response = await caller.call('GET', '/api/v1/test-wrong')
  assert.equal(response.statusCode, 500)
  assert.ok(!response.body.includes('leaks'))
})

test('a database that is away is a 503 with Retry-After', async () => {
  const response = await caller.call('GET', '/api/v1/test-away')
  assert.deepEqual([response.statusCode, response.json<{ code: string }>().code], [503, 'database_unavailable'])
  assert.match(String(response.headers['retry-after']), /^[1-9]\d*$/)
})

test('a route may take another media type and a larger body, and gets it as it came', async () => {
  const csv = `name\n${'α'.repeat(300_000)}\n`
  const response = await caller.call('POST', '/api/v1/test-files', csv, { 'content-type': 'text/csv; charset=utf-8' })
  assert.equal(response.statusCode, 200)
  assert.equal(response.body, csv)
  assert.equal((await caller.call('POST', '/api/v1/test-files', csv, { 'content-type': 'text/plain' })).statusCode, 415)
  assert.equal(
    (await caller.call('POST', '/api/v1/test-files', csv.repeat(2), { 'content-type': 'text/csv' })).statusCode,
    413,
  )
})

test('a body that comes in very small pieces is taken whole', async () => {
  const csv = `name\n${'α'.repeat(280_000)}\n`
  const bytes = Buffer.from(csv)
  const pieces = Array.from({ length: Math.ceil(bytes.length / 3) }, (_, at) => bytes.subarray(at * 3, at * 3 + 3))
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/v1/test-files',
    payload: Readable.from(pieces, { objectMode: false }),
    headers: { authorization: `Bearer ${caller.token}`, 'content-type': 'text/csv' },
  })
  assert.deepEqual([response.statusCode, response.body === csv], [200, true])
})

test('a route that will go away says since when and until when', async () => {
  const { headers } = await caller.call('GET', '/api/v1/test-old')
  assert.deepEqual([headers['deprecation'], headers['sunset']], ['@1767225600', 'Mon, 01 Feb 2027 00:00:00 GMT'])
})

test('HEAD answers like GET without the body', async () => {
  const response = await caller.call('HEAD', things)
  assert.deepEqual([response.statusCode, response.body], [200, ''])
  assert.ok(response.headers['etag'] !== undefined)
})

test('what is kept is sent with gzip to who takes it, once it was asked for again', async () => {
  const get = async (method: 'GET' | 'HEAD', path: string, encoding?: string) =>
    caller.call(method, path, undefined, encoding === undefined ? {} : { 'accept-encoding': encoding })
  const first = await get('GET', '/api/v1/test-kept', 'gzip')
  assert.equal(first.headers['content-encoding'], undefined)
  // Caches keep both forms, also where the first was sent as it is.
  assert.match(String(first.headers['vary']), /Accept-Encoding/)
  let packed = first
  for (let i = 0; i < 500 && packed.headers['content-encoding'] === undefined; i += 1) {
    await sleep(2)
    packed = await get('GET', '/api/v1/test-kept', 'gzip')
  }
  assert.equal(packed.headers['content-encoding'], 'gzip')
  assert.equal(packed.headers['content-length'], String(packed.rawPayload.length))
  assert.equal(gunzipSync(packed.rawPayload).toString(), first.body)
  assert.ok(packed.rawPayload.length < first.rawPayload.length / 2)
  const english = await get('GET', '/api/v1/test-kept?lang=en', 'gzip')
  assert.equal(gunzipSync(english.rawPayload).toString(), first.body.replace('"el"', '"en"'))
  const head = await get('HEAD', '/api/v1/test-kept', 'gzip')
  assert.deepEqual([head.headers['content-encoding'], head.body], ['gzip', ''])
  for (const encoding of [undefined, 'br', 'gzip;q=0'])
    assert.equal((await get('GET', '/api/v1/test-kept', encoding)).body, first.body)
  // An ETag names one form of a body: what has one is sent as it is.
  const tagged = await get('GET', '/api/v1/test-kept-tagged', 'gzip')
  assert.deepEqual([tagged.headers['content-encoding'], tagged.body], [undefined, first.body])
})

test('every answer forbids framing, sniffing and shared caching', async () => {
  for (const response of [
    await caller.call('GET', things),
    await caller.call('GET', '/api/v1/nothing'),
    await api.send({ url: '/livez' }),
  ]) {
    assert.equal(response.headers['x-content-type-options'], 'nosniff')
    assert.equal(response.headers['x-frame-options'], 'DENY')
    assert.match(String(response.headers['content-security-policy']), /^default-src 'none'/)
    assert.match(String(response.headers['cache-control']), /private|no-store/)
  }
})

test('the reference page comes from this process alone', async () => {
  const moved = await api.send({ url: '/docs/reference' })
  assert.deepEqual([moved.statusCode, moved.headers['location']], [308, '/docs/reference/'])
  const page = await api.send({ url: '/docs/reference/' })
  assert.equal(page.statusCode, 200)
  const policy = String(page.headers['content-security-policy'])
  assert.ok(!policy.includes('http'), policy)
  for (const [, source] of page.body.matchAll(/(?:src|href)="([^"]+)"/g))
    assert.ok(!/^(https?:)?\/\//.test(source ?? ''), `it loads ${source}`)
  const script = await api.send({ url: '/docs/reference/js/scalar.js' })
  assert.match(String(script.headers['content-type']), /javascript/)
  assert.ok(script.body.length > 1_000_000)
})

test('every page of the documentation is served, and no link among them is dead', async () => {
  const moved = await api.send({ url: '/docs' })
  assert.deepEqual([moved.statusCode, moved.headers['location']], [308, '/docs/'])
  const pages = new Map<string, string>()
  const waiting = ['/docs/']
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path) || path === '/docs/reference/') continue
    const { statusCode, body, headers } = await api.send({ url: path })
    assert.equal(statusCode, 200, path)
    pages.set(path, body)
    if (!String(headers['content-type']).startsWith('text/html')) continue
    assert.match(body, /<h1 id="/, path)
    for (const [, link = ''] of body.matchAll(/href="(\/[^"#]*)/g)) waiting.push(link)
  }
  for (const [path, body] of pages) {
    for (const [, link = path, anchor = ''] of body.matchAll(/href="(\/[^"#]*)?#([^"]+)"/g))
      assert.ok(pages.get(link === '' ? path : link)?.includes(`id="${anchor}"`), `${path} links to ${link}#${anchor}`)
  }
  const files = globSync('docs/**/*.md', { cwd: join(import.meta.dirname, '../../..') })
  const served = [...pages.keys()].filter((path) => path.startsWith('/docs/') && !path.endsWith('.css'))
  assert.equal(served.length, files.length, 'every page is linked to from another')
  assert.equal((await api.send({ url: '/docs/guides/../../package.json' })).statusCode, 404)
  assert.equal((await api.send({ url: '/docs/no-such-page' })).statusCode, 404)
})

test('every refusal has a page that says what to do, and the list of them is in the documentation', async () => {
  assert.equal(
    await readFile(join(import.meta.dirname, '../../../docs/errors.md'), 'utf8'),
    describeProblems(),
    'run node scripts/errors.ts',
  )
  const page = await api.send({ url: '/problems/rate_limited' })
  assert.match(page.body, /Wait `Retry-After` seconds[^<]*<\/p><p lang="el">[^<]*Retry-After/)
})

test('requests are measured by route, not by address', async () => {
  await caller.call('DELETE', '/api/v1/api-keys/key_01h455vb4pex5vsknk084sn02q')
  const { body } = await api.send({ url: '/metrics' })
  assert.match(
    body,
    /http_server_request_duration_seconds_count\{method="DELETE",route="\/api\/v1\/api-keys\/:id",status="404"\} 1/,
  )
  assert.ok(!body.includes('key_01h455'))
})
