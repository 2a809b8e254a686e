import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Collected } from './collector.ts'
import type { RunningService } from './process.ts'
import type { Receiver } from './receiver.ts'

/** What a service needs to send its traces there, and its webhooks to this machine. */
export const traced = (endpoint: string): Record<string, string> => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  WEBHOOK_ALLOW_HTTP: 'true',
  WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
})

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parent = '00f067aa0ba902b7'

/** Makes profiles under a trace of ours until a webhook bears it, ends the service, and answers the key that was used. */
export async function traceACall(service: RunningService, receiver: Receiver): Promise<string> {
  while (!service.output().includes('/docs')) await sleep(25)
  const key = /export KEY=(\S+)/.exec(service.output())?.[1] ?? ''
  const post = async (path: string, body: unknown, more: Record<string, string> = {}) => {
    const answer = await fetch(`${service.address}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    })
    assert.equal(answer.status, 201, await answer.text())
  }
  await post('/webhooks/register', { url: receiver.url, event_types: ['match.scored'] })
  const traceparent = `00-${traceId}-${parent}-01`
  const arrived = () => receiver.calls.some(({ headers }) => headers['traceparent']?.includes(traceId) === true)
  // While the samples are scored, profiles made meanwhile are scored with them, which is another trace.
  for (let tries = 0; !arrived(); tries += 1) {
    assert.ok(tries < 30, 'no delivery bears the trace')
    await post('/profiles', { name: `Traced ${tries}`, activities: [{ code: '62.10.11' }] }, { traceparent })
    for (let waits = 0; !arrived() && waits < 80; waits += 1) await sleep(25)
  }
  // The service sends what it has collected when it ends, at the latest.
  await service.end('SIGTERM')
  return key
}

/** Holds what a collector got against what was called: one trace from the call to the delivery, and no secret in it. */
export function assertTraced(spans: readonly Collected[], key: string): void {
  const mine = spans.filter((span) => span.traceId === traceId)
  const names = new Set(mine.map(({ name }) => name))
  for (const name of ['POST /api/v1/profiles', 'event profile.changed', 'event match.scored', 'webhook delivery'])
    assert.ok(names.has(name), `${name} in ${[...names].join(', ')}`)
  assert.ok(
    [...names].some((name) => name.startsWith('job matching.')),
    [...names].join(', '),
  )
  const byId = new Map(mine.map((span) => [span.spanId, span]))
  const delivery = mine.find(({ name }) => name === 'webhook delivery')
  const path: string[] = []
  for (let at = delivery; at !== undefined; at = byId.get(at.parentSpanId ?? '')) path.push(at.name)
  assert.equal(path.at(-1), 'POST /api/v1/profiles', path.join(' < '))
  assert.equal(Number(delivery?.attributes['http.response.status_code']), 204)
  const call = mine.find(({ name }) => name === 'POST /api/v1/profiles')
  assert.equal(call?.parentSpanId, parent)
  assert.equal(Number(call?.attributes['http.response.status_code']), 201)
  assert.ok(!JSON.stringify(spans).includes(key.split('_').at(-1) ?? '?'), 'no secret in a trace')
}
