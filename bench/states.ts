/**
 * What is kept of matches, and what it costs to keep: bytes a pair, packed and as the row it was before, on the same pairs; then
 * three times one more programme that fits is scored for 10,000 profiles, with the time that takes, the bytes written to the
 * database's log and how the table grows, beside as many rows. PostgreSQL. `npm run bench:states [profiles] [programmes]`, by
 * default 20,000 and 2,000.
 *
 * Profiles are copies of 500 that are scored against all programmes; pairs are copied with them.
 */
import pg from 'pg'
import { createAccount } from '../src/access/access.ts'
import { compose } from '../src/compose.ts'
import { recompute, rescoreChangedProfile } from '../src/matching/matching-jobs.ts'
import { readConfig } from '../src/platform/config.ts'
import type { Context } from '../src/platform/context.ts'
import { newId } from '../src/platform/ids.ts'
import { openLog } from '../src/platform/log.ts'
import { scopes } from '../src/platform/scopes.ts'
import { createProfile } from '../src/profiles/profiles.ts'
import { importProgrammes } from '../src/programmes/programmes.ts'
import { loadReference } from '../src/reference/reference.ts'
import { aDatabase, aPostgresServer } from '../test/support/postgres.ts'
import { generate } from './generate.ts'

const [profiles = 20_000, programmes = 2000] = process.argv.slice(2).map(Number)
const distinct = Math.min(500, profiles)
const reached = Math.min(10_000, profiles)

await using server = await aPostgresServer({ settings: { shared_buffers: '256MB', max_wal_size: '8GB' } })
const database = await aDatabase(server.adminUrl)
const env = { DATABASE_URL: database.url, SECRET_KEY: Buffer.alloc(32, 7).toString('base64') }
const house = await compose(readConfig({ ...env, PORT: '0', LOG_LEVEL: 'silent' }), { jobs: [], reactions: {} })
const admin = new pg.Client({ connectionString: database.adminUrl })
await admin.connect()
const ask = async (text: string, values: unknown[] = []): Promise<Record<string, string>> =>
  (await admin.query<Record<string, string>>(text, values)).rows[0] ?? {}

const operator = { db: house.db, now: house.clock.now(), command: 'bench' }
const { id: accountId } = await createAccount(operator, { name: 'Bench', tier: 'agency', publisher: true })
const ctx: Context = {
  accountId,
  caller: { kind: 'system', id: 'bench', scopes: new Set(scopes) },
  language: 'el',
  now: house.clock.now(),
  requestId: 'bench',
  db: house.db,
  signal: new AbortController().signal,
}
const reference = await loadReference()
const kit = { reference, catalogue: house.programmes.catalogue }
const job = {
  id: 'job',
  accountId,
  db: house.db,
  clock: house.clock,
  log: openLog('silent'),
  signal: ctx.signal,
  progress: async () => {},
}
const workload = generate(reference, { programmes, profiles: distinct })
const inputs = workload.programmes.map(({ slug, ...input }) => ({ slug, input: { ...input, documents: [] } }))
for (let at = 0; at < inputs.length; at += 1000)
  await importProgrammes(ctx, house.programmes, inputs.slice(at, at + 1000), { notify: false, dryRun: false })
const originals: string[] = []
for (const profile of workload.profiles) originals.push((await createProfile(ctx, reference, profile)).id)
const began = performance.now()
await recompute(kit)(job, {})
const first = performance.now() - began

const copies = Array.from({ length: profiles - distinct }, (_, n) => ({
  copy: newId('prf', ctx.now),
  id: originals[n % distinct],
}))
await admin.query(
  `create table copies as select * from jsonb_to_recordset($1::jsonb) as copy (copy text collate "C", id text collate "C")`,
  [JSON.stringify(copies)],
)
await admin.query(
  `insert into profiles (id, account_id, version, kind, tags, search_text, document, created_at, updated_at)
   select c.copy, p.account_id, p.version, p.kind, p.tags, p.search_text, p.document, p.created_at, p.updated_at
   from copies c join profiles p on p.id = c.id`,
)
await admin.query(
  `insert into matching_pairs_packed (block, changes_on, fits, account_id, profile_id, members, heads, outcomes)
   select s.block, s.changes_on, s.fits, s.account_id, c.copy, s.members, s.heads, s.outcomes
   from copies c join matching_pairs_packed s on s.profile_id = c.id`,
)
// The table of the version before, which nobody writes any more, with the pairs of the first 2,000 profiles: rows of all of them
// would take longer than all the rest.
await admin.query('drop trigger refuse_version_before on matching_states')
await admin.query(
  `insert into matching_states (account_id, profile_id, programme_id, verdict, base, outcomes, changes_on, scored_at)
   select s.account_id, s.profile_id, s.programme_id, s.verdict, s.base, s.outcomes, s.changes_on, now()
   from matching_pairs s where s.profile_id = any($1)`,
  [[...originals, ...copies.map(({ copy }) => copy)].slice(0, 2000)],
)
for (const table of ['matching_pairs_packed', 'matching_states', 'profiles'])
  await admin.query(`vacuum analyze ${table}`)
const { pairs } = await ask('select sum(length(heads) / 4) as pairs from matching_pairs_packed')
const { as_rows: asRows } = await ask('select count(*) as as_rows from matching_states')
const size = async (table: string): Promise<number> =>
  Number((await ask('select pg_total_relation_size($1) as bytes', [table]))['bytes'])
const each = (bytes: number, count: unknown): string =>
  `${(bytes / 1e6).toFixed(1)} MB, ${(bytes / Number(count)).toFixed(1)} bytes a pair`
const { rows } = await ask('select count(*) as rows from matching_pairs_packed')
console.log(
  `${profiles} profiles × ${programmes} programmes: ${pairs} pairs are kept, ${((Number(pairs) / profiles / programmes) * 100).toFixed(1)} % of all`,
)
console.log(
  `packed, ${rows} rows: ${each(await size('matching_pairs_packed'), pairs)}, and ${await size('matching_layouts')} bytes of layouts`,
)
console.log(`as rows, ${asRows} pairs of 2,000 profiles: ${each(await size('matching_states'), asRows)}`)
console.log(`${distinct} profiles scored for the first time: ${(first / distinct).toFixed(1)} ms each`)

/** How long it took, what it wrote to the log, and how the table has grown. */
async function costOf(table: string, work: () => Promise<unknown>): Promise<string> {
  await admin.query('checkpoint')
  const before = await ask('select pg_current_wal_insert_lsn() as lsn')
  const grown = await size(table)
  const start = performance.now()
  await work()
  const took = performance.now() - start
  const { bytes } = await ask('select pg_current_wal_insert_lsn() - $1::pg_lsn as bytes', [before['lsn']])
  return `${took.toFixed(0)} ms, ${(Number(bytes) / 1e6).toFixed(1)} MB of log, ${table} grew by ${(((await size(table)) - grown) / 1e6).toFixed(1)} MB`
}

const reach = [...originals, ...copies.map(({ copy }) => copy)].slice(0, reached)
const programme = (slug: string) => ({
  slug,
  input: {
    title: { el: 'Πρόγραμμα' },
    call: { deadlines: [{ id: 'd', time_zone: 'Europe/Athens', basis: 'rolling' as const }] },
    documents: [],
    funding: { instruments: ['grant' as const] },
    eligibility: {
      all: [
        {
          id: 'size',
          kind: 'size' as const,
          include: ['micro' as const, 'small' as const, 'medium' as const, 'large' as const],
        },
        { id: 'person', kind: 'manual' as const, question: { el: 'Ισχύει;' } },
      ],
    },
  },
})
for (const slug of ['bench-one', 'bench-two', 'bench-three']) {
  await importProgrammes(ctx, house.programmes, [programme(slug)], { notify: false, dryRun: false })
  const snapshot = await house.db.inAccount(accountId, (tx) => kit.catalogue.current(tx))
  const id = snapshot.bySlug.get(slug)?.id ?? ''
  await admin.query('delete from platform_events')
  await admin.query('vacuum platform_events')
  const cost = await costOf('matching_pairs_packed', () =>
    recompute(kit)(job, { profile_ids: reach, programme_ids: [id] }),
  )
  const { told } = await ask(`select count(*) as told from platform_events where type = 'match.scored'`)
  const { log, hot } = await ask(
    `select (select sum(pg_column_size(e)) from platform_events e) as log, n_tup_hot_upd || ' of ' || n_tup_upd as hot
     from pg_stat_user_tables where relname = 'matching_pairs_packed'`,
  )
  console.log(
    `${slug}, scored for ${reached} profiles: ${cost} (events and all; the events alone are ${(Number(log) / 1e6).toFixed(1)} MB); ${told} told; updates in place so far: ${hot}`,
  )
  const rowsCost = await costOf('matching_states', () =>
    admin.query(
      `insert into matching_states (account_id, profile_id, programme_id, verdict, base, outcomes, changes_on, scored_at)
       select account_id, profile_id, programme_id, 'needs_review', 50, '{"size": "met", "person": "unknown"}', null, now()
       from matching_pairs_found
       where programme_id = $1 on conflict (account_id, profile_id, programme_id) do nothing`,
      [id],
    ),
  )
  console.log(`  as many rows alone, in one statement: ${rowsCost}`)
}
const again = performance.now()
for (const id of originals.slice(0, 50)) await rescoreChangedProfile(kit)(job, { profile_id: id })
console.log(
  `a saved profile in which nothing changed, scored against all: ${((performance.now() - again) / 50).toFixed(1)} ms`,
)
await admin.end()
await house[Symbol.asyncDispose]()
