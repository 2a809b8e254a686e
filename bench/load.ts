/**
 * The read routes over HTTP on PostgreSQL at 10,000 programmes and 100,000 profiles of 20 accounts: one API process, called
 * from this one. Prints p50 and p99 in milliseconds at one connection, calls per second at ten, and how many times as many
 * calls the emptiest route (`/livez`) answers; then the API's memory over as many mixed calls as an account may make in an
 * hour. `npm run bench:load [programmes] [profiles] [seconds a round] [calls of the hour]`
 */
import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import pg from 'pg'
import { changeAccount, createAccount, issueKey } from '../src/access/access.ts'
import { compose } from '../src/compose.ts'
import { loadSamples } from '../src/edge/load-samples.ts'
import { readConfig } from '../src/platform/config.ts'
import type { Context } from '../src/platform/context.ts'
import { newId } from '../src/platform/ids.ts'
import { scopes } from '../src/platform/scopes.ts'
import { createProfile } from '../src/profiles/profiles.ts'
import { importProgrammes, openProgrammes } from '../src/programmes/programmes.ts'
import { loadReference } from '../src/reference/reference.ts'
import { aDatabase, aPostgresServer } from '../test/support/postgres.ts'
import { startService, startWorker, type RunningService } from '../test/support/process.ts'
import { generate } from './generate.ts'

const [programmes = 10_000, profiles = 100_000, seconds = 4, hour = 36_000] = process.argv.slice(2).map(Number)
const accounts = 20
/** Profiles that are checked one by one; the others are copies of them with ids of their own. */
const distinct = Math.min(1000, profiles / accounts)

interface Scene {
  readonly secret: string
  readonly account: string
  readonly profiles: readonly string[]
}

/** The catalogue and the first account's profiles through the rooms' doors, the rest as copies. */
async function prepare(env: Readonly<Record<string, string>>, adminUrl: string): Promise<Scene> {
  // No reactions: what is measured is reading, not the scoring that follows new profiles.
  await using house = await compose(readConfig({ ...env, PORT: '0', LOG_LEVEL: 'silent' }), { jobs: [], reactions: {} })
  const now = house.clock.now()
  const operator = { db: house.db, now, command: 'bench' }
  const made = []
  for (let n = 0; n < accounts; n += 1)
    made.push(await createAccount(operator, { name: `Bench ${n}`, tier: 'agency', publisher: n === 0 }))
  const account = made[0]?.id ?? ''
  await changeAccount(operator, account, { callsPerMinute: 1_000_000_000 })
  const { secret } = await issueKey(operator, account, { name: 'bench' })
  const reference = await loadReference()
  const kit = openProgrammes(reference)
  const ctx: Context = {
    accountId: account,
    caller: { kind: 'system', id: 'bench', scopes: new Set(scopes) },
    language: 'el',
    now,
    requestId: 'bench',
    db: house.db,
    signal: new AbortController().signal,
  }
  await loadSamples(ctx, kit, now.toZonedDateTimeISO('Europe/Athens').toPlainDate().toString())
  const workload = generate(reference, { programmes, profiles: distinct })
  const inputs = workload.programmes.map(({ slug, ...input }) => ({ slug, input: { ...input, documents: [] } }))
  for (let at = 0; at < inputs.length; at += 1000)
    await importProgrammes(ctx, kit, inputs.slice(at, at + 1000), { notify: false, dryRun: false })
  const ids: string[] = []
  for (const profile of workload.profiles) ids.push((await createProfile(ctx, reference, profile)).id)
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  for (const { id } of made) {
    const wanted = profiles / accounts - (id === account ? ids.length : 0)
    await admin.query(
      `insert into profiles (id, account_id, version, kind, tags, search_text, document, created_at, updated_at)
       select copy.id, $1, p.version, p.kind, p.tags, p.search_text, p.document, p.created_at, p.updated_at
       from unnest($2::text[], $3::text[]) as copy (id, original) join profiles p on p.id = copy.original`,
      [
        id,
        Array.from({ length: wanted }, () => newId('prf', now)),
        Array.from({ length: wanted }, (_, n) => ids[n % ids.length]),
      ],
    )
  }
  await admin.query('delete from platform_events')
  // As PostgreSQL does by itself within a minute.
  await admin.query('vacuum analyze')
  await admin.end()
  return { secret, account, profiles: ids }
}

type Call = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ id: string; data: { id: string; slug: string; eligibility: string }[]; status: string }>

/** What the read routes read beside the catalogue: alerts, a webhook, a draft. */
async function furnish(
  call: Call,
  first: string,
  worker: RunningService,
): Promise<{ matches: string[]; slugs: string[]; draft: string }> {
  for (let n = 0; n < 20; n += 1)
    await call('POST', '/alerts', {
      name: `Bench ${n}`,
      trigger: { on: 'deadline', lead_times: ['P7D'] },
      channels: [{ type: 'webhook' }],
    })
  await call('POST', '/webhooks/register', { url: 'https://example.org/', event_types: ['match.scored'] })
  const listed = await call('GET', `/match/${first}?limit=100&eligibility=eligible,needs_info,needs_review`)
  const slugs = (await call('GET', '/programmes?limit=100')).data.map(({ slug }) => slug)
  const [match] = listed.data
  const { id: draft } = await call('POST', '/drafts/generate', { match_id: match?.id })
  for (let tries = 0; (await call('GET', `/drafts/${draft}`)).status !== 'completed'; tries += 1) {
    if (tries > 300) throw new Error('the draft is not made')
    await sleep(200)
  }
  await worker.end('SIGTERM')
  return { matches: listed.data.map(({ id }) => id), slugs, draft }
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** Resident memory of a process in MB. */
function memoryOf(pid: number): number {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024)
}

const server = await aPostgresServer({ settings: { fsync: 'on', shared_buffers: '256MB' } })
const database = await aDatabase(server.adminUrl)
const env = { DATABASE_URL: database.url, SECRET_KEY: Buffer.alloc(32, 7).toString('base64'), LOG_LEVEL: 'info' }
try {
  const began = performance.now()
  const scene = await prepare(env, database.adminUrl)
  console.log(
    `${programmes} programmes, ${profiles} profiles in ${accounts} accounts, made in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  )
  await using api = await startService({ ...env, ROLE: 'api', WEBHOOK_ALLOW_HTTP: 'true' })
  const headers = { authorization: `Bearer ${scene.secret}` }
  const call: Call = async (method, path, body) => {
    const response = await fetch(`${api.address}/api/v1${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Awaited<ReturnType<Call>>
  }
  await using worker = await startWorker(env)
  const { matches, slugs, draft } = await furnish(call, scene.profiles[0] ?? '', worker)
  const words = ['επιχειρήσεις', 'ψηφιακός', 'epidotisi', 'πράσινη ενέργεια', 'τουρισμός', 'ν. 4887/2022']
  const paths: Record<string, string[]> = {
    'GET /match/{profile_id}': scene.profiles.map((id) => `/match/${id}`),
    'GET /match/{match_id}/reasoning': matches.map((id) => `/match/${id}/reasoning`),
    'GET /programmes': ['/programmes'],
    'GET /programmes?filters': ['EL30', 'EL43', 'EL52', 'EL61'].map(
      (region) => `/programmes?region=${region}&kad=62.10.11.03&business_size=small&subsidy_min=20000`,
    ),
    'GET /programmes/{slug}': slugs.map((slug) => `/programmes/${slug}`),
    'GET /programmes/search': words.map((word) => `/programmes/search?q=${encodeURIComponent(word)}`),
    'GET /profiles': ['/profiles'],
    'GET /alerts': ['/alerts'],
    'GET /drafts/{id}': [`/drafts/${draft}`],
    'GET /drafts/{id}/export (docx)': [`/drafts/${draft}/export?format=docx`],
    'GET /webhooks': ['/webhooks'],
  }
  const requests = (of: readonly string[]) => of.map((path) => ({ path: `/api/v1${path}`, headers }))
  const routes: Record<string, { path: string; headers?: Record<string, string> }[]> = {
    'GET /livez, the static answer': [{ path: '/livez' }],
    ...Object.fromEntries(Object.entries(paths).map(([name, of]) => [name, requests(of)])),
  }
  const results: Record<string, { p50: number[]; p99: number[]; rate: number[]; failed: number }> = {}
  const round = async (name: string, of: autocannon.Request[], length: number): Promise<void> => {
    const one = await autocannon({ url: api.address, requests: of, connections: 1, duration: length })
    const ten = await autocannon({ url: api.address, requests: of, connections: 10, duration: length })
    const kept = (results[name] ??= { p50: [], p99: [], rate: [], failed: 0 })
    kept.p50.push(one.latency.p50)
    kept.p99.push(one.latency.p99)
    kept.rate.push(ten.requests.average)
    kept.failed += one.non2xx + ten.non2xx + one.errors + ten.errors
  }
  for (const [name, of] of Object.entries(routes)) await round(name, of, 1)
  for (const name of Object.keys(results)) delete results[name]
  // In alternating rounds: what else the machine does falls on all of them.
  for (let n = 0; n < 3; n += 1) for (const [name, of] of Object.entries(routes)) await round(name, of, seconds / 2)
  const empty = middle(results['GET /livez, the static answer']?.rate ?? [])
  for (const [name, { p50, p99, rate, failed }] of Object.entries(results))
    console.log(
      `${name.padEnd(34)} p50 ${middle(p50)} ms  p99 ${middle(p99)} ms  ${middle(rate).toFixed(0)} calls/s  (static: ${(empty / middle(rate)).toFixed(1)}×)${failed > 0 ? `  FAILED ${failed}` : ''}`,
    )

  const mixed = requests(
    Object.values(paths)
      .flatMap((of) => of.slice(0, 20))
      .filter((path) => !path.includes('export')),
  )
  const memory: number[] = []
  for (let part = 0; part < 10; part += 1) {
    const done = await autocannon({ url: api.address, requests: mixed, connections: 4, amount: hour / 10 })
    if (done.non2xx > 0 || done.errors > 0) throw new Error(`${done.non2xx + done.errors} of the mixed calls failed`)
    memory.push(memoryOf(api.child.pid ?? 0))
  }
  console.log(`${hour} mixed calls: resident memory of the API ${memory.join(', ')} MB after each tenth`)
} finally {
  await server[Symbol.asyncDispose]()
}
