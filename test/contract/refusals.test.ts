import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { LightMyRequestResponse } from 'fastify'
import { problems } from '../../src/platform/problems.ts'
import { anApi, type Api, type CallerOf, type Method } from '../support/api.ts'

/** Every refusal of the transport and of the contract's conventions, over HTTP, on a route that exists. */

let api: Api
let caller: CallerOf
before(async () => {
  api = await anApi()
  caller = await api.newCaller()
})
after(() => api[Symbol.asyncDispose]())

const keys = '/api/v1/api-keys'
const sound = { name: 'x', scopes: ['profiles:read'] }

interface Refusal {
  status: number
  code: string
  detail: string
  type: string
  title: string
  request_id: string
  errors?: { pointer: string; code: string; detail: string }[]
}

/** Holds an answer against the form of every refusal (RFC 9457) and hands back its body. */
function refusal(response: LightMyRequestResponse, status: number, code: keyof typeof problems): Refusal {
  const body = response.json<Refusal>()
  assert.equal(response.statusCode, status, response.body)
  assert.match(String(response.headers['content-type']), /^application\/problem\+json/)
  assert.equal(body.code, code)
  assert.equal(body.status, status)
  assert.equal(body.type, `/problems/${code}`)
  assert.equal(body.request_id, response.headers['x-request-id'])
  assert.ok(body.detail.length > 20, 'the detail says something')
  assert.ok(response.headers['content-language'] === 'en' || response.headers['content-language'] === 'el')
  return body
}

test('a body that is not JSON is refused with the place of the fault', async () => {
  const body = refusal(await caller.call('POST', keys, '{"name": "x",\n "scopes": [}'), 400, 'invalid_json')
  assert.match(body.detail, /line 2, column 13/)
  refusal(await caller.call('POST', keys, ''), 400, 'invalid_json')
  refusal(await caller.call('POST', keys), 400, 'invalid_json')
  refusal(await caller.call('POST', keys, `${'{"all":['.repeat(10_000)}${']}'.repeat(10_000)}`), 400, 'invalid_json')
  refusal(await caller.call('POST', keys, '{"__proto__": {"x": 1}}'), 400, 'invalid_json')
  refusal(
    await caller.call('POST', keys, '{"name": "x", "name": "y", "scopes": ["profiles:read"]}'),
    400,
    'invalid_json',
  )
})

test('wrong types, unknown fields and wrong values are told one by one, with pointers', async () => {
  const body = refusal(
    await caller.call('POST', keys, { name: 5, scopes: ['profiles:raed'], colour: 'red' }),
    422,
    'validation_failed',
  )
  assert.deepEqual(
    body.errors?.map((error) => [error.pointer, error.code]),
    [
      ['/colour', 'unknown_field'],
      ['/name', 'wrong_type'],
      ['/scopes/0', 'not_allowed_value'],
    ],
  )
  refusal(await caller.call('POST', keys, []), 422, 'validation_failed')
  refusal(await caller.call('POST', keys, 'null'), 422, 'validation_failed')
})

test('NUL characters and lone surrogates are refused in bodies and addresses', async () => {
  refusal(
    await caller.call('POST', keys, '{"name": "a\\u0000", "scopes": ["profiles:read"]}'),
    422,
    'validation_failed',
  )
  refusal(await caller.call('POST', keys, '{"name": "\\udc00", "scopes": ["profiles:read"]}'), 422, 'validation_failed')
  refusal(await caller.call('GET', `${keys}?cursor=a%00`), 400, 'bad_url')
  refusal(await caller.call('GET', `${keys}?cursor=%ed%a0%80`), 400, 'bad_url')
})

test('only application/json is read, however the type is spelled', async () => {
  for (const type of [
    'text/plain',
    'application/json\t',
    'application/json ;x',
    'application/jsonx',
    'application/json; charset=utf-16',
    'application/json, text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ]) {
    const body = refusal(
      await caller.call('POST', keys, JSON.stringify(sound), { 'content-type': type }),
      415,
      'unsupported_media_type',
    )
    assert.match(body.detail, /application\/json/)
  }
  const nameless = await api.send({
    method: 'POST',
    url: keys,
    headers: { authorization: `Bearer ${caller.token}`, 'content-type': '' },
    payload: JSON.stringify(sound),
  })
  refusal(nameless, 415, 'unsupported_media_type')
  for (const type of [
    'application/json',
    'APPLICATION/JSON',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
  ]) {
    assert.equal(
      (await caller.call('POST', keys, JSON.stringify(sound), { 'content-type': type })).statusCode,
      201,
      type,
    )
  }
})

test('a compressed body is refused, not read as garbage', async () => {
  const sent = (encoding: string) => caller.call('POST', keys, JSON.stringify(sound), { 'content-encoding': encoding })
  const told = await sent('gzip')
  assert.match(refusal(told, 415, 'unsupported_media_type').detail, /Content-Encoding "gzip"/)
  assert.equal(told.headers['accept-encoding'], 'identity')
  assert.equal((await sent('identity')).statusCode, 201)
})

test('a PATCH may call itself a merge patch, and a type without a body is no body', async () => {
  const made = await caller.call('POST', '/api/v1/profiles', { kind: 'client', name: 'Πελάτης' })
  const url = `/api/v1/profiles/${made.json<{ id: string }>().id}`
  const patch = (type: string) => caller.call('PATCH', url, '{"name": "Άλλος"}', { 'content-type': type })
  assert.equal((await patch('application/merge-patch+json')).statusCode, 200)
  refusal(
    await caller.call('POST', '/api/v1/profiles', '{}', { 'content-type': 'application/merge-patch+json' }),
    415,
    'unsupported_media_type',
  )
  const empty = await caller.call('POST', '/api/v1/match/recompute', '', { 'content-type': 'application/json' })
  assert.equal(empty.statusCode, 202, empty.body)
  refusal(
    await caller.call('POST', '/api/v1/profiles', '', { 'content-type': 'application/json' }),
    400,
    'invalid_json',
  )
})

test('a body of 300 KiB is refused', async () => {
  refusal(await caller.call('POST', keys, { name: 'x'.repeat(300 * 1024), scopes: [] }), 413, 'body_too_large')
})

test('a body that is too large is told how much its own operation accepts, as the description tells', async () => {
  const publisher = await api.newPublisher()
  const described = JSON.parse(await readFile(join(import.meta.dirname, '../../openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, { description: string } | undefined>>
  }
  for (const [path, type, bytes, most, way] of [
    ['/profiles', 'application/json', 300 * 2 ** 10, '256 KiB', /or use an import/u],
    ['/profiles/import', 'text/csv', 129 * 2 ** 20, '128 MiB', /parts\.$/u],
    ['/programmes/import', 'text/csv', 21 * 2 ** 20, '20 MiB', /parts\.$/u],
    ['/programmes/extract', 'text/plain', 33 * 2 ** 20, '32 MiB', /parts\.$/u],
  ] as const) {
    const answer = await api.send({
      method: 'POST',
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${publisher.token}`, 'content-type': type, 'content-length': String(bytes) },
      payload: 'x',
    })
    const { detail } = refusal(answer, 413, 'body_too_large')
    assert.ok(detail.includes(`larger than the ${most} `), detail)
    assert.match(detail, way)
    const { description = '' } = described.paths[`/api/v1${path}`]?.['post'] ?? {}
    assert.equal(description.includes(`The body may have ${most}.`), most !== '256 KiB', path)
  }
})

test('query and path faults are 400, and name the parameter', async () => {
  const body = refusal(await caller.call('GET', `${keys}?limti=5`), 400, 'invalid_parameter')
  assert.match(body.detail, /did you mean "limit"/)
  refusal(await caller.call('GET', `${keys}?limit=0`), 400, 'invalid_parameter')
  refusal(await caller.call('GET', `${keys}?limit=5&limit=6`), 400, 'invalid_parameter')
  refusal(await caller.call('GET', `${keys}?lang=fr`), 400, 'invalid_parameter')
  refusal(await caller.call('GET', `${keys}?cursor=${'A'.repeat(40)}`), 400, 'invalid_cursor')
})

test('bad, long and unknown addresses are refused', async () => {
  refusal(await caller.call('DELETE', `${keys}/%zz`), 400, 'bad_url')
  refusal(await caller.call('GET', `${keys}?cursor=%zz`), 400, 'bad_url')
  refusal(await caller.call('DELETE', `${keys}/${'a'.repeat(300)}`), 414, 'uri_too_long')
  refusal(await caller.call('GET', `${keys}?cursor=${'a'.repeat(9000)}`), 414, 'uri_too_long')
  refusal(await caller.call('GET', '/api/v1/nothing'), 404, 'route_not_found')
  refusal(await caller.call('GET', '/api/v2/account'), 404, 'route_not_found')
  refusal(await api.send({ url: '/' }), 404, 'route_not_found')
})

test('a wrong method is refused with the methods there are, and OPTIONS tells them', async () => {
  for (const method of ['PUT', 'PATCH', 'DELETE'] as const satisfies Method[]) {
    const response = await caller.call(method, keys)
    refusal(response, 405, 'method_not_allowed')
    assert.equal(response.headers['allow'], 'GET, HEAD, OPTIONS, POST')
  }
  const options = await api.send({ method: 'OPTIONS', url: keys })
  assert.equal(options.statusCode, 204)
  assert.equal(options.headers['allow'], 'GET, HEAD, OPTIONS, POST')
  refusal(await api.send({ method: 'POST', url: '/livez' }), 405, 'method_not_allowed')
})

test('an address of its own is no item of the list beside it', async () => {
  const other = await caller.call('GET', '/api/v1/programmes/extract')
  refusal(other, 405, 'method_not_allowed')
  assert.equal(other.headers['allow'], 'OPTIONS, POST')
  assert.equal((await caller.call('GET', '/common-grants/opportunities/search')).statusCode, 405)
  const made = await caller.call('POST', '/api/v1/profiles', { kind: 'client', name: 'Πελάτης' })
  const matches = `/api/v1/match/${made.json<{ id: string }>().id}`
  refusal(await caller.call('GET', `${matches}?closing_before=2026-02-30`), 400, 'invalid_parameter')
})

test('a caller without a token, with a bad one or without the scope is refused by name', async () => {
  const nobody = await api.send({ url: '/api/v1/account' })
  refusal(nobody, 401, 'authentication_required')
  assert.equal(nobody.headers['www-authenticate'], 'Bearer realm="subsidy-matching"')
  const reader = await api.callerOf(caller.accountId, ['profiles:read'])
  const denied = await reader.call('GET', keys)
  refusal(denied, 403, 'insufficient_scope')
  assert.equal(
    denied.headers['www-authenticate'],
    'Bearer realm="subsidy-matching", error="insufficient_scope", scope="keys:admin"',
  )
})

test('a resource that is not there is refused like one of another account', async () => {
  for (const [method, url] of [
    ['DELETE', `${keys}/prf_01h455vb4pex5vsknk084sn02q`],
    ['GET', '/api/v1/jobs/none'],
    ['GET', '/api/v1/profiles/none'],
    ['GET', '/api/v1/match/mat_none/reasoning'],
  ] as const)
    refusal(await caller.call(method, url), 404, 'not_found')
  refusal(await caller.call('DELETE', `${keys}/key_01h455vb4pex5vsknk084sn02q`), 404, 'not_found')
})

test('titles and details are English unless Greek is asked for', async () => {
  const url = '/api/v1/nothing'
  assert.match((await caller.call('GET', url)).json<Refusal>().title, /^There/)
  for (const [greek, headers] of [
    [`${url}?lang=el`, {}],
    [url, { 'accept-language': 'el-GR, en;q=0.5' }],
    // Refused before they are routed.
    [`${keys}/%zz?lang=el`, {}],
    [`${keys}/%zz`, { 'accept-language': 'el' }],
    [`${keys}/${'a'.repeat(300)}`, { 'accept-language': 'el' }],
    [`${keys}?cursor=${'a'.repeat(9000)}`, { 'accept-language': 'el' }],
  ] as const) {
    const response = await caller.call('GET', greek, undefined, headers)
    assert.match(response.json<Refusal>().detail, /[α-ω]/)
    assert.equal(response.headers['content-language'], 'el')
  }
  assert.equal(
    (await caller.call('GET', url, undefined, { 'accept-language': 'fr, de' })).headers['content-language'],
    'en',
  )
  assert.match(String((await caller.call('GET', url)).headers['vary']), /Accept-Language/)
})

test('several faults are counted and set apart as Greek does it', async () => {
  const detail = async (method: Method, url: string, body?: unknown) =>
    (await caller.call(method, url, body, { 'accept-language': 'el' })).json<Refusal>().detail
  assert.match(await detail('POST', keys, { name: 5, scopes: 5 }), /\(και ακόμη 1 σφάλμα, στο errors\)$/u)
  assert.match(await detail('POST', keys, { name: 5, scopes: 5, other: 5 }), /\(και ακόμη 2 σφάλματα, στο errors\)$/u)
  // A semicolon is the Greek question mark.
  assert.match(await detail('GET', `${keys}?limit=0&other=1`), /other: [^;]+· limit: [^;]+\.$/u)
})

test('a sound request id is echoed, another is replaced', async () => {
  assert.equal(
    (await caller.call('GET', '/api/v1/account', undefined, { 'x-request-id': 'abc-123' })).headers['x-request-id'],
    'abc-123',
  )
  for (const id of ['x'.repeat(129), 'a b', 'ä', '<script>']) {
    assert.match(
      String((await caller.call('GET', '/api/v1/account', undefined, { 'x-request-id': id })).headers['x-request-id']),
      /^[0-9a-f-]{36}$/,
    )
  }
})

test('while the process shuts down it is not ready, still alive, and says so', async () => {
  const closing = await anApi({ house: api.house })
  assert.equal((await closing.send({ url: '/readyz' })).statusCode, 200)
  closing.stop.abort()
  const response = await closing.send({ url: '/readyz' })
  refusal(response, 503, 'shutting_down')
  assert.ok(Number(response.headers['retry-after']) >= 1)
  assert.equal((await closing.send({ url: '/livez' })).statusCode, 200)
  await closing[Symbol.asyncDispose]()
})

/** What comes back for these bytes until the connection ends. */
async function raw(text: string): Promise<string> {
  if (!api.app.server.listening) await api.app.listen({ host: '127.0.0.1', port: 0 })
  const address = api.app.server.address()
  assert.ok(typeof address === 'object' && address !== null)
  const socket = connect(address.port, '127.0.0.1')
  socket.on('error', () => {})
  let answer = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk))
  socket.write(text)
  await once(socket, 'close')
  return answer
}

test('a request that a proxy may have read differently is refused: a header twice that stands once, or no host', async () => {
  const own = `Authorization: Bearer ${caller.token}\r\n`
  const ask = (headers: string, line = 'GET /api/v1/account HTTP/1.1') => raw(`${line}\r\n${headers}\r\n`)
  assert.match(await ask(`Host: x\r\n${own}Connection: close\r\n`), /^HTTP\/1\.1 200 /)
  assert.match(await ask('', 'GET /livez HTTP/1.0'), /^HTTP\/1\.1 200 /)
  const ambiguous = [
    `Host: x\r\nHost: y\r\n${own}`,
    `Host: x\r\n${own}AUTHORIZATION: Bearer other\r\n`,
    `Host: x\r\n${own}Content-Type: application/json\r\nContent-Type: text/plain\r\n`,
    own,
  ]
  for (const headers of ambiguous)
    assert.match(await ask(headers), /^HTTP\/1\.1 400 [\s\S]*problem\+json[\s\S]*"code":"bad_request"/, headers)
})

test('an expectation that nobody knows is passed over', async () => {
  const answer = await raw('GET /livez HTTP/1.1\r\nHost: x\r\nExpect: the-best\r\nConnection: close\r\n\r\n')
  assert.match(answer, /^HTTP\/1\.1 200 /)
})

test('headers that are too large and lines that are not HTTP are answered, then the connection ends', async () => {
  const huge = await raw(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`)
  assert.match(huge, /^HTTP\/1\.1 431 /)
  assert.match(huge, /application\/problem\+json[\s\S]*"code":"headers_too_large"/)
  const odd = await raw('NOT HTTP AT ALL\r\n\r\n')
  assert.match(odd, /^HTTP\/1\.1 400 [\s\S]*"code":"bad_request"/)
})

test('every problem code has a page', async () => {
  for (const code of Object.keys(problems))
    assert.equal((await api.send({ url: `/problems/${code}` })).statusCode, 200, code)
  assert.equal((await api.send({ url: '/problems/nothing' })).statusCode, 404)
})

test('an unknown address or method is refused as such whatever its body is', async () => {
  const text = { 'content-type': 'text/plain' }
  refusal(await caller.call('POST', '/api/v1/nothing', 'x', text), 404, 'route_not_found')
  refusal(await caller.call('PUT', keys, '{', text), 405, 'method_not_allowed')
  refusal(await api.send({ method: 'POST', url: '/nothing', payload: 'x', headers: text }), 404, 'route_not_found')
  const query = await api.send({
    method: 'QUERY' as 'GET',
    url: keys,
    headers: { authorization: `Bearer ${caller.token}` },
  })
  refusal(query, 405, 'method_not_allowed')
})

test('an answer to an authenticated call tells the rate limit even when the language parameter is wrong', async () => {
  const response = await caller.call('GET', `${keys}?lang=fr`)
  refusal(response, 400, 'invalid_parameter')
  assert.match(String(response.headers['x-ratelimit-remaining']), /^\d+$/)
})

test('of a body with very many faults the first hundred are told', async () => {
  const body = refusal(
    await caller.call(
      'POST',
      '/api/v1/profiles',
      Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`f${index}`, 1])),
    ),
    422,
    'validation_failed',
  )
  assert.ok((body.errors?.length ?? 0) <= 100)
})
