import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { anApi, type Api, type CallerOf, type Method } from '../support/api.ts'
import { resources } from '../support/resources.ts'

interface Operation {
  readonly operationId: string
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> }
}

/** What the service decides, and no caller. */
const notTheirs = { account_id: 'acc_01h455vb4pex5vsknk084sn02q', tier: 'agency', publisher: true, calls_per_minute: 9 }

/** Addresses that are no operation of the API: health, documentation, links in mails, and the messages of MCP. */
const beside =
  /^\/(livez|readyz|metrics|openapi\.json|docs|problems|confirm|unsubscribe|calendar|mcp|\.well-known)(\/|$|\.)/

describe('the doors of the service', () => {
  let api: Api
  let caller: CallerOf
  let paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  before(async () => {
    api = await anApi()
    caller = await api.newPublisher()
    paths = (await api.send({ url: '/openapi.json' })).json<{ paths: typeof paths }>().paths
  })
  after(() => api[Symbol.asyncDispose]())

  it('are all in the description, but for those of health, documentation, links and messages', () => {
    const described = new Set(Object.keys(paths).map((path) => path.replaceAll(/\{\w+\}/g, ':')))
    const open: string[] = []
    const stems: string[] = []
    for (const line of api.app.printRoutes({ commonPrefix: false }).split('\n')) {
      const found = /^((?:│ {3}| {4})*)(?:├|└)── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line)
      if (found === null) continue
      const depth = (found[1] ?? '').length / 4
      // The router tells all names that a parameter has at one place.
      stems[depth] = (found[2] ?? '').replaceAll(/:[\w|:]+/g, ':')
      if (found[3] !== undefined) open.push(stems.slice(0, depth + 1).join(''))
    }
    assert.ok(open.length > described.size, `${open.length} routes are open`)
    const hidden = open.filter((path) => !described.has(path) && !beside.test(path))
    assert.deepEqual(hidden, [])
    for (const path of described) assert.ok(open.includes(path), path)
  })

  it('take nothing from a caller that is not theirs to say: account, tier, mark, limit', async () => {
    let tried = 0
    for (const [path, item] of Object.entries(paths)) {
      for (const [method, operation] of Object.entries(item)) {
        const example = operation.requestBody?.content['application/json']?.example
        if (typeof example !== 'object' || example === null || Array.isArray(example)) continue
        let url = path
        for (const [whole, name] of path.matchAll(/\{(\w+)\}/g)) {
          const resource = resources.find(({ parameter, under }) => parameter === name && path.startsWith(under))
          url = url.replace(whole, (await resource?.make(caller, api)) ?? 'x')
        }
        const answer = await caller.call(method.toUpperCase() as Method, url, { ...example, ...notTheirs })
        const label = `${operation.operationId} answered ${answer.statusCode} ${answer.body.slice(0, 300)}`
        assert.ok(answer.statusCode >= 400 && answer.statusCode < 500, label)
        if (answer.statusCode === 422 || answer.statusCode === 400)
          assert.match(answer.body, /account_id|calls_per_minute/, label)
        tried += 1
      }
    }
    assert.ok(tried > 15, `${tried} operations were tried`)
    const account = (await caller.call('GET', '/api/v1/account')).json<{ id: string }>()
    assert.equal(account.id, caller.accountId)
  })

  it('let no page of another origin read an answer', async () => {
    for (const url of ['/api/v1/account', '/api/v1/profiles', '/livez', '/api/v1/nothing']) {
      const answer = await caller.call('GET', url, undefined, { origin: 'https://evil.example' })
      assert.equal(answer.headers['access-control-allow-origin'], undefined, url)
    }
    const asked = await api.send({
      method: 'OPTIONS',
      url: '/api/v1/profiles',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    assert.equal(asked.headers['access-control-allow-methods'], undefined)
    assert.equal(asked.headers['access-control-allow-origin'], undefined)
  })
})
