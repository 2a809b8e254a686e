/**
 * GET /match over HTTP with 10,000 programmes, beside node:http's "hello world" and the emptiest route of the same process, in
 * alternating rounds from another process. Prints p50 and p99 in milliseconds at one connection, calls per second at ten.
 * Every profile is asked about many times, as screens do: "as of a day" is computed and written each time.
 * `npm run bench:http [programmes] [database url]`
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'

interface Ready {
  url: string
  hello: string
  secret: string
  profiles: string[]
  refused: number
}

const count = process.argv[2] ?? '10000'
const server = fork(join(import.meta.dirname, 'http-server.ts'), [count, ...process.argv.slice(3)])
const [ready] = (await once(server, 'message')) as [Ready]
console.log(`${count} programmes (${ready.refused} refused), ${ready.profiles.length} profiles`)

const headers = { authorization: `Bearer ${ready.secret}` }
const routes: Record<string, autocannon.Request[]> = {
  'node:http, hello world': [{ path: '/' }],
  'empty route': [{ path: '/livez' }],
  'GET /match, 20 explained': ready.profiles.map((id) => ({ path: `/api/v1/match/${id}`, headers })),
  'GET /match, 1 explained': ready.profiles.map((id) => ({ path: `/api/v1/match/${id}?limit=1`, headers })),
  'GET /match, as of a day': ready.profiles.map((id) => ({ path: `/api/v1/match/${id}?as_of=2026-06-01`, headers })),
  'GET /programmes': [{ path: '/api/v1/programmes', headers }],
}
const results: Record<string, { p50: number[]; p99: number[]; rate: number[]; failed: number }> = {}

async function round(name: string, requests: autocannon.Request[], seconds: number): Promise<void> {
  const url = name.startsWith('node:http') ? ready.hello : ready.url
  const one = await autocannon({ url, requests, connections: 1, duration: seconds })
  const ten = await autocannon({ url, requests, connections: 10, duration: seconds })
  const kept = (results[name] ??= { p50: [], p99: [], rate: [], failed: 0 })
  kept.p50.push(one.latency.p50)
  kept.p99.push(one.latency.p99)
  kept.rate.push(ten.requests.average)
  kept.failed += one.non2xx + ten.non2xx + one.errors + ten.errors
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

for (const [name, requests] of Object.entries(routes)) await round(name, requests, 2)
for (const name of Object.keys(results)) delete results[name]
for (let i = 0; i < 3; i += 1) for (const [name, requests] of Object.entries(routes)) await round(name, requests, 4)
const hello = middle(results['node:http, hello world']?.rate ?? [])
for (const [name, { p50, p99, rate, failed }] of Object.entries(results)) {
  console.log(
    `${name.padEnd(26)} p50 ${middle(p50)} ms  p99 ${middle(p99)} ms  ${middle(rate).toFixed(0)} calls/s  (hello world × ${(middle(rate) / hello).toFixed(3)})${failed > 0 ? `  FAILED ${failed}` : ''}`,
  )
}
server.disconnect()
