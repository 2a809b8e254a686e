/**
 * Everything scored again: 100,000 profiles × 10,000 programmes on PostgreSQL, where nothing has changed since the last time,
 * by one worker and by two. Prints pairs a second and how much of the processor was to be had: with two cores the second worker
 * shares them with the database and with whatever else runs. All of it where that takes no longer than a minute; else a minute
 * of it, and the recompute is cancelled. `npm run bench:recompute [profiles] [programmes] [seconds]`
 *
 * Profiles are copies of 1,000, in 20 accounts; what the last scoring came to (`matching_digests`) is worked out once for each.
 */
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { createAccount } from '../src/access/access.ts'
import { compose } from '../src/compose.ts'
import { readFacts } from '../src/core/matching/facts.ts'
import { asOfNow, beginRecompute, cancelRecompute, recomputeState } from '../src/matching/matching.ts'
import { digestOf } from '../src/matching/rescore.ts'
import { readConfig } from '../src/platform/config.ts'
import type { Context } from '../src/platform/context.ts'
import { newId } from '../src/platform/ids.ts'
import { scopes } from '../src/platform/scopes.ts'
import { createProfile } from '../src/profiles/profiles.ts'
import { importProgrammes } from '../src/programmes/programmes.ts'
import { loadReference } from '../src/reference/reference.ts'
import { aDatabase, aPostgresServer } from '../test/support/postgres.ts'
import { startWorker } from '../test/support/process.ts'
import { generate } from './generate.ts'
import { processorSeconds } from './processor-seconds.ts'

const [profiles = 100_000, programmes = 10_000, seconds = 60] = process.argv.slice(2).map(Number)
const accounts = 20
const distinct = Math.min(1000, profiles / accounts)

await using server = await aPostgresServer({ settings: { shared_buffers: '256MB' } })
const database = await aDatabase(server.adminUrl)
const env = { DATABASE_URL: database.url, SECRET_KEY: Buffer.alloc(32, 7).toString('base64') }
const config = readConfig({ ...env, PORT: '0', LOG_LEVEL: 'silent' })
const house = await compose(config, { jobs: [], reactions: {} })
const admin = new pg.Client({ connectionString: database.adminUrl })
await admin.connect()

const owners: string[] = []
for (let n = 0; n < accounts; n += 1) {
  const operator = { db: house.db, now: house.clock.now(), command: 'bench' }
  owners.push((await createAccount(operator, { name: `Bench ${n}`, tier: 'agency', publisher: n === 0 })).id)
}
const ctx: Context = {
  accountId: owners[0] ?? '',
  caller: { kind: 'system', id: 'bench', scopes: new Set(scopes) },
  language: 'el',
  now: house.clock.now(),
  requestId: 'bench',
  db: house.db,
  signal: new AbortController().signal,
}
const reference = await loadReference()
const { catalogue } = house.programmes
const workload = generate(reference, { programmes, profiles: distinct })
const inputs = workload.programmes.map(({ slug, ...input }) => ({ slug, input: { ...input, documents: [] } }))
for (let at = 0; at < inputs.length; at += 1000)
  await importProgrammes(ctx, house.programmes, inputs.slice(at, at + 1000), { notify: false, dryRun: false })
const snapshot = await house.db.inAccount(ctx.accountId, (tx) => catalogue.current(tx))
const index = await catalogue.judge(snapshot, true)
const originals: { id: string; digest: string }[] = []
for (const profile of workload.profiles) {
  const { id, document } = await createProfile(ctx, reference, profile)
  const facts = readFacts(document, reference, new Map([[id, document]]))
  originals.push({ id, digest: digestOf(index.judge({ facts, asOf: asOfNow(ctx.now) })) })
}
for (const [n, owner] of owners.entries()) {
  const count = profiles / accounts - (n === 0 ? distinct : 0)
  const copies = Array.from({ length: count }, (_, i) => ({ ...originals[i % distinct], copy: newId('prf', ctx.now) }))
  await admin.query(
    `with copies as (select * from jsonb_to_recordset($2::jsonb) as copy (copy text, id text, digest text)),
       made as (
         insert into profiles (id, account_id, version, kind, tags, search_text, document, created_at, updated_at)
         select c.copy, $1, p.version, p.kind, p.tags, p.search_text, p.document, p.created_at, p.updated_at
         from copies as c join profiles as p on p.id = c.id)
     select count(*) from copies`,
    [owner, JSON.stringify(copies)],
  )
  const known = n === 0 ? [...copies, ...originals.map(({ id, digest }) => ({ copy: id, digest }))] : copies
  await admin.query(
    `insert into matching_digests (account_id, profile_id, digest)
     select $1, row.copy, row.digest from jsonb_to_recordset($2::jsonb) as row (copy text, digest text)`,
    [owner, JSON.stringify(known)],
  )
}
await admin.query('delete from platform_events')
await admin.query('vacuum analyze')
console.log(`${snapshot.byId.size} programmes × ${profiles} profiles in ${accounts} accounts; ${cpus().length} cores`)

/** Profiles a second, from when the workers have been at it for long enough to have read the catalogue. */
async function measure(count: number): Promise<number> {
  const workers = await Promise.all(Array.from({ length: count }, () => startWorker(env)))
  const id = await beginRecompute(house.db)
  const state = async () => {
    const whole = await recomputeState(house.db, id)
    if (whole === undefined) throw new Error('the recompute is gone')
    return whole
  }
  let now = await state()
  // Each worker has a part, and all of them have come some way.
  while (now.parts.running < count || now.done < count * 60) {
    if (now.finishedAt !== null) throw new Error('too few profiles to measure')
    await sleep(100)
    now = await state()
  }
  const [first, busy, start] = [now.done, processorSeconds(), performance.now()]
  const took = () => (performance.now() - start) / 1000
  while (now.finishedAt === null && took() < seconds) {
    await sleep(200)
    now = await state()
  }
  const [spent, scored] = [took(), now.done - first]
  const cores = ((processorSeconds() ?? Number.NaN) - (busy ?? Number.NaN)) / spent
  const whole = now.finishedAt !== null
  while (now.finishedAt === null) {
    await cancelRecompute(house.db)
    await sleep(200)
    now = await state()
  }
  const { rows } = await admin.query<{ told: string }>(
    `select count(*) as told from platform_events where type = 'match.scored'`,
  )
  const told = rows[0]?.told
  if (now.parts.failed > 0 || told !== '0') process.exitCode = 1
  for (const worker of workers) await worker.end('SIGTERM')
  const rate = scored / spent
  console.log(
    `${count} worker${count > 1 ? 's' : ''}: ${rate.toFixed(0)} profiles/s, ${((rate * snapshot.byId.size) / 1e6).toFixed(1)} million pairs/s, over ${spent.toFixed(1)} s and ${scored} profiles (${whole ? 'all' : 'a sample: cancelled then'}); ${cores.toFixed(2)} cores had, the database's included, ${(rate / cores).toFixed(0)} profiles for each second of one; ${now.parts.failed} parts failed, ${told} events`,
  )
  return rate
}

const one = await measure(1)
const two = await measure(2)
const { rows: sizes } = await admin.query<{ bytes: string }>(
  `select pg_total_relation_size('matching_digests') as bytes`,
)
const bytes = Number(sizes[0]?.bytes) / profiles
console.log(
  `what is kept of a profile for pairs in which nothing has changed: ${bytes.toFixed(0)} bytes with indexes, ${(bytes / snapshot.byId.size).toFixed(4)} a pair`,
)
console.log(`two workers: ${(two / one).toFixed(2)}× one`)
await admin.end()
await house[Symbol.asyncDispose]()
