/**
 * GET /match over HTTP with 10,000 programmes, beside node:http's "hello world" and the emptiest route of the same process, in
 * alternating rounds from another process. Prints p50 and p99 in milliseconds at one connection; at ten, calls per second and
 * what each takes of the server's processor, both as a share of "hello world": where the caller is the slower of the two, only
 * the second tells what the server could do.
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
interface Measured {
  p50: number[]
  p99: number[]
  rate: number[]
  /** Of the server for each call, in microseconds. */
  cpu: number[]
  bytes: number
  failed: number
}
const results: Record<string, Measured> = {}

async function cpuOfServer(): Promise<number> {
  server.send('cpu')
  const [{ cpuMicroseconds }] = (await once(server, 'message')) as [{ cpuMicroseconds: number }]
  return cpuMicroseconds
}

async function round(name: string, requests: autocannon.Request[], seconds: number): Promise<void> {
  const url = name.startsWith('node:http') ? ready.hello : ready.url
  const one = await autocannon({ url, requests, connections: 1, duration: seconds })
  const before = await cpuOfServer()
  const ten = await autocannon({ url, requests, connections: 10, duration: seconds })
  const cpu = (await cpuOfServer()) - before
  const kept = (results[name] ??= { p50: [], p99: [], rate: [], cpu: [], bytes: 0, failed: 0 })
  kept.p50.push(one.latency.p50)
  kept.p99.push(one.latency.p99)
  kept.rate.push(ten.requests.average)
  kept.cpu.push(cpu / ten.requests.total)
  kept.bytes = ten.throughput.average / ten.requests.average
  kept.failed += one.non2xx + ten.non2xx + one.errors + ten.errors
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

for (const [name, requests] of Object.entries(routes)) await round(name, requests, 2)
for (const name of Object.keys(results)) delete results[name]
for (let i = 0; i < 3; i += 1) for (const [name, requests] of Object.entries(routes)) await round(name, requests, 4)
const hello = results['node:http, hello world']
for (const [name, { p50, p99, rate, cpu, bytes, failed }] of Object.entries(results)) {
  const byRate = middle(rate) / middle(hello?.rate ?? [])
  const byCpu = middle(hello?.cpu ?? []) / middle(cpu)
  console.log(
    `${name.padEnd(26)} p50 ${middle(p50)} ms  p99 ${middle(p99)} ms  ${middle(rate).toFixed(0).padStart(6)} calls/s (× ${byRate.toFixed(3)})  ${middle(cpu).toFixed(0).padStart(5)} µs of the server's processor (× ${byCpu.toFixed(3)})  ${(bytes / 1000).toFixed(1)} KB${failed > 0 ? `  FAILED ${failed}` : ''}`,
  )
}
server.disconnect()
