import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Type } from 'typebox'
import { anApi, type Api, type CallerOf } from '../../../test/support/api.ts'
import type { Context } from '../context.ts'
import { usualPatience } from './deps.ts'
import { route } from './route.ts'

/** Of each call under way: by its `name`. */
const signals = new Map<string, AbortSignal>()
const signalOf = async (name: string): Promise<AbortSignal> => {
  for (;;) {
    const found = signals.get(name)
    if (found !== undefined) return found
    await sleep(10)
  }
}

const work = async ({ signal }: Context, name: string, milliseconds: number) => {
  signals.set(name, signal)
  const ended = once(signal, 'abort')
  await Promise.race([sleep(milliseconds, undefined, { ref: false }), ended])
  signal.throwIfAborted()
  return { status: 200 as const, body: { aborted: signal.aborted } }
}
const base = { tag: 'Account', scope: null, summary: { en: 'Test', el: 'Δοκιμή' }, seconds: 1 } as const
const answers = { 200: { description: 'It.', schema: Type.Object({ aborted: Type.Boolean() }) } }
const name = Type.String()
const ms = Type.Integer()
const routes = [
  route({
    ...base,
    method: 'GET',
    path: '/test-slow',
    id: 'getTestSlow',
    query: Type.Object({ name, ms }),
    answers,
    handle: async (ctx, { query }) => work(ctx, query.name, query.ms),
  }),
  route({
    ...base,
    method: 'POST',
    path: '/test-slow',
    id: 'postTestSlow',
    body: Type.Object({ name, ms }),
    answers,
    handle: async (ctx, { body }) => work(ctx, body.name, body.ms),
  }),
]

describe('an answer that takes long', () => {
  let api: Api
  let caller: CallerOf
  let address = ''
  before(async () => {
    api = await anApi({ routes })
    caller = await api.newCaller()
    address = await api.app.listen({ host: '127.0.0.1', port: 0 })
  })
  after(() => api[Symbol.asyncDispose]())

  const calls = {
    GET: (asked: string, milliseconds: number) => ({
      url: `${address}/api/v1/test-slow?name=${asked}&ms=${milliseconds}`,
      body: undefined,
    }),
    POST: (asked: string, milliseconds: number) => ({
      url: `${address}/api/v1/test-slow`,
      body: JSON.stringify({ name: asked, ms: milliseconds }),
    }),
  }
  const headers = () => ({ authorization: `Bearer ${caller.token}`, 'content-type': 'application/json' })

  for (const method of ['GET', 'POST'] as const) {
    const send = async (asked: string, milliseconds: number) => {
      const { url, body } = calls[method](asked, milliseconds)
      const answer = await fetch(url, { method, headers: headers(), ...(body === undefined ? {} : { body }) })
      return { status: answer.status, retry: answer.headers.get('retry-after'), body: await answer.json() }
    }

    test(`${method}: is waited for while there is time`, async () => {
      const { status, body } = await send(`${method}-in-time`, 300)
      assert.deepEqual([status, body], [200, { aborted: false }])
    })

    test(`${method}: is 503 when its time is up, and who works on it is told`, async () => {
      const from = performance.now()
      const { status, retry, body } = await send(`${method}-late`, 20_000)
      const seconds = (performance.now() - from) / 1000
      assert.deepEqual([status, retry, (body as { code: string }).code], [503, '5', 'service_unavailable'])
      assert.ok(seconds > 0.9 && seconds < 10, `${seconds} s`)
      assert.equal((await signalOf(`${method}-late`)).aborted, true)
    })

    test(`${method}: is broken off when its caller is gone`, async () => {
      const { url, body } = calls[method](`${method}-gone`, 20_000)
      const request = httpRequest(url, { method, headers: headers() })
      request.on('error', () => {})
      request.end(body)
      const signal = await signalOf(`${method}-gone`)
      assert.equal(signal.aborted, false)
      const from = performance.now()
      request.destroy()
      if (!signal.aborted) await once(signal, 'abort')
      assert.ok(performance.now() - from < 900, 'before its time is up')
    })
  }
})

test('an answer that is not ready when its process stops is 503, on a connection that ends; one that is comes whole', async () => {
  await using api = await anApi({ routes, patience: { ...usualPatience, stopping: 400 } })
  const caller = await api.newCaller()
  const address = await api.app.listen({ host: '127.0.0.1', port: 0 })
  const ask = async (asked: string, milliseconds: number) => {
    const answer = await fetch(`${address}/api/v1/test-slow?name=${asked}&ms=${milliseconds}`, {
      headers: { authorization: `Bearer ${caller.token}` },
    })
    const { status, headers } = answer
    const [connection, retry] = ['connection', 'retry-after'].map((each) => headers.get(each))
    return { status, connection, retry, body: (await answer.json()) as { code?: string } }
  }
  const [soon, late] = [ask('stopping-soon', 250), ask('stopping-late', 900)]
  const signal = await signalOf('stopping-late')
  await signalOf('stopping-soon')
  api.stop.abort()
  const { status, connection } = await soon
  assert.deepEqual([status, connection], [200, 'close'])
  const refused = await late
  assert.deepEqual(
    [refused.status, refused.connection, refused.retry, refused.body.code],
    [503, 'close', '1', 'shutting_down'],
  )
  assert.equal(signal.aborted, true)
})
