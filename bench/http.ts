/**
 * GET /match over HTTP with 10,000 programmes, beside node:http's "hello world" and the emptiest route of the same process, in
 * alternating rounds from another process. Prints p50 and p99 in milliseconds at one connection; at ten, how many calls a
 * second they were given, and what each took of the server's processor (all its threads, the embedded database's among them)
 * as a share of "hello world": so many calls a whole core would answer. The callers share the machine and are slower than
 * the server, so that calls a second tell little.
 * Every profile is asked about many times, as screens do: "as of a day" is computed and written each time; the rest is kept, and
 * asked for as it is and compressed.
 * With `postgres`, two processes on one PostgreSQL that is started for it; its own processor time is not theirs.
 * `npm run bench:http [programmes] [postgres]`
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { aPostgres } from '../test/support/postgres.ts'
import type { Ready, Seeded } from './http-server.ts'
import { processorSeconds } from './processor-seconds.ts'

const count = process.argv[2] ?? '10000'
await using database = process.argv[3] === 'postgres' ? await aPostgres() : undefined
const began = performance.now()

async function serve(seeded?: Seeded) {
  const args = [count, database?.url ?? 'embedded', ...(seeded === undefined ? [] : [JSON.stringify(seeded)])]
  // The programmes of a hundred thousand calls, twice while they are made, need more than the 4 GB that Node takes by itself.
  const server = fork(join(import.meta.dirname, 'http-server.ts'), args, { execArgv: ['--max-old-space-size=12000'] })
  const [ready] = (await once(server, 'message')) as [Ready]
  const cpuMicroseconds = async (): Promise<number> => {
    server.send('cpu')
    const [{ cpu }] = (await once(server, 'message')) as [{ cpu: number }]
    return cpu
  }
  return { server, cpuMicroseconds, ...ready }
}

const first = await serve()
const servers = database === undefined ? [first] : [first, await serve(first)]
const since = (from: number): string => `${((performance.now() - from) / 1000).toFixed(0)} s`
console.log(
  `${count} programmes (${first.refused} refused), ${first.profiles.length} profiles, ${servers.length} process${servers.length > 1 ? 'es' : ''} on ${database === undefined ? 'the embedded database' : 'PostgreSQL'}, ready after ${since(began)}`,
)

const headers = { authorization: `Bearer ${first.secret}` }
// As Node's fetch sends it.
const packed = { ...headers, 'accept-encoding': 'gzip, deflate' }
const matchesOf = (query: string, sent: Readonly<Record<string, string>> = headers): autocannon.Request[] =>
  first.profiles.map((id) => ({ path: `/api/v1/match/${id}${query}`, headers: sent }))
const routes: Record<string, autocannon.Request[]> = {
  'node:http, hello world': [{ path: '/' }],
  'empty route': [{ path: '/livez' }],
  'GET /match, 20 explained': matchesOf(''),
  'the same, gzip': matchesOf('', packed),
  'GET /match, 1 explained': matchesOf('?limit=1'),
  'GET /match, as of a day': matchesOf('?as_of=2026-06-01'),
  'GET /programmes': [{ path: '/api/v1/programmes', headers }],
  'the same list, gzip': [{ path: '/api/v1/programmes', headers: packed }],
}
interface Measured {
  p50: number[]
  p99: number[]
  rate: number[]
  /** Of the servers for each call, in microseconds. */
  cpu: number[]
  bytes: number
  failed: number
}
const results: Record<string, Measured> = {}

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)

async function load(name: string, requests: autocannon.Request[], connections: number, seconds: number) {
  return Promise.all(
    servers.map(({ url, hello }) =>
      autocannon({
        url: name.startsWith('node:http') ? hello : url,
        requests,
        connections: Math.ceil(connections / servers.length),
        duration: seconds,
        sampleInt: 100,
      }),
    ),
  )
}

async function cpuOfServers(): Promise<number> {
  return sum(await Promise.all(servers.map((each) => each.cpuMicroseconds())))
}

async function round(name: string, requests: autocannon.Request[]): Promise<void> {
  const ones = await load(name, requests, 1, 0.6)
  const before = await cpuOfServers()
  const tens = await load(name, requests, 10, 1.2)
  const cpu = (await cpuOfServers()) - before
  const kept = (results[name] ??= { p50: [], p99: [], rate: [], cpu: [], bytes: 0, failed: 0 })
  kept.p50.push(...ones.map(({ latency }) => latency.p50))
  kept.p99.push(...ones.map(({ latency }) => latency.p99))
  const answered = sum(tens.map(({ requests: { total } }) => total))
  kept.rate.push(sum(tens.map(({ requests: { total }, duration }) => total / duration)))
  kept.cpu.push(cpu / answered)
  kept.bytes = sum(tens.map(({ throughput: { total } }) => total)) / answered
  kept.failed += sum([...ones, ...tens].map(({ non2xx, errors }) => non2xx + errors))
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

// The first answer waits for the catalogue and its index, as after a start: with many programmes longer than a call may take.
for (const { url } of servers)
  for (const { path } of [...matchesOf('').slice(0, 1), { path: '/api/v1/programmes' }])
    while (!(await fetch(`${url}${path}`, { headers })).ok);
console.log(`first answers after ${since(began)}`)
// As in a service that has run for a while: the first calls are compiled and every list is written once.
for (const [name, requests] of Object.entries(routes)) await load(name, requests, 10, 1.5)
const [measuredFrom, cpuFrom] = [performance.now(), processorSeconds() ?? NaN]
for (let i = 0; i < 4; i += 1) for (const [name, requests] of Object.entries(routes)) await round(name, requests)
const busy = (((processorSeconds() ?? NaN) - cpuFrom) * 1000) / (performance.now() - measuredFrom)
console.log(`measured in ${since(measuredFrom)}; all of it had ${busy.toFixed(2)} processors`)
const hello = results['node:http, hello world']
for (const [name, { p50, p99, rate, cpu, bytes, failed }] of Object.entries(results)) {
  const share = middle(hello?.cpu ?? []) / middle(cpu)
  console.log(
    `${name.padEnd(26)} p50 ${middle(p50)} ms  p99 ${middle(p99)} ms  ${middle(rate).toFixed(0).padStart(6)} calls/s  ${middle(cpu).toFixed(0).padStart(5)} µs of the server's processor (× ${share.toFixed(3)})  ${(bytes / 1000).toFixed(1)} KB${failed > 0 ? `  FAILED ${failed}` : ''}`,
  )
}
if (Object.values(results).some(({ failed }) => failed > 0)) process.exitCode = 1
for (const { server } of servers) {
  server.disconnect()
  await once(server, 'exit')
}
