/**
 * Alerts under load on PostgreSQL: 100,000 alerts of 100 accounts over 10,000 programmes with deadlines all over a year; how
 * long a look takes when nothing is due, at nine in the morning, and at alerts that are looked at only to be sure; and how many
 * mails a second reach an SMTP server on loopback, with STARTTLS and a log-in.
 * `npm run bench:alerts -- [alerts] [programmes] [mails]`.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { channelKey, isByProfile, leadsOf, type AlertDefinition, type Channel } from '../src/alerts/alert.ts'
import { mailWarnings, openAlerts } from '../src/alerts/alerts.ts'
import { DueBook } from '../src/alerts/candidates.ts'
import { greekHolidays } from '../src/alerts/holidays.ts'
import { AlertsWorker } from '../src/alerts/worker.ts'
import { keepStates } from '../src/matching/pair-store.ts'
import { fixedClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { openDatabase, type Database } from '../src/platform/db/db.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { json } from '../src/platform/db/values.ts'
import { newId, newUuid } from '../src/platform/ids.ts'
import { openLog } from '../src/platform/log.ts'
import { knownProfileIdsIn } from '../src/profiles/profiles.ts'
import { openProgrammes } from '../src/programmes/programmes.ts'
import { loadReference } from '../src/reference/reference.ts'
import { openWebhooks } from '../src/webhooks/webhooks.ts'
import { selfSigned } from '../test/support/self-signed.ts'
import { aPostgres } from '../test/support/postgres.ts'
import { processorSeconds } from './processor-seconds.ts'

const wantedAlerts = Number(process.argv[2] ?? 100_000)
const wantedProgrammes = Number(process.argv[3] ?? 10_000)
const wantedMails = Number(process.argv[4] ?? 4000)
const accountCount = 100
/** Profiles of each account, and programmes that fit each. */
const profileCount = 20
const fitCount = 30

/** The same numbers at every run (mulberry32). */
let seed = 20261128
function chance(): number {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
}
const below = (most: number): number => Math.floor(chance() * most)

await using resources = new AsyncDisposableStack()
const postgres = resources.use(await aPostgres())
const db: Database = resources.use(
  await openDatabase(readConfig({ DATABASE_URL: postgres.url, SECRET_KEY: Buffer.alloc(32, 7).toString('base64') })),
)
await migrate(db)
const start = Temporal.Instant.from('2026-03-02T08:00:00Z')
const clock = fixedClock(start)

const server = fork(fileURLToPath(new URL('./mail-server.ts', import.meta.url)))
resources.defer(() => void server.kill())
const [port] = (await once(server, 'message')) as [number]

const reference = await loadReference()
const { catalogue } = openProgrammes(reference)
const secretKey = new Uint8Array(32)
const webhooks = resources.use(
  openWebhooks({
    secretKey,
    knownProfiles: knownProfileIdsIn,
    warnings: mailWarnings(true),
    allowPrivate: [],
    allowHttp: false,
  }),
)
const kit = resources.use(
  openAlerts({
    secretKey,
    catalogue,
    reference,
    webhooks,
    publicUrl: 'https://subsidies.example.org',
    mail: {
      host: '127.0.0.1',
      port,
      secure: false,
      allowPlain: false,
      auth: { user: 'alerts', pass: 'secret' },
      from: 'alerts@subsidies.example.org',
      ca: selfSigned.cert,
      serverName: 'self-signed.test',
    },
  }),
)
const worker = new AlertsWorker({ db, clock, log: openLog('warn'), kit, holder: 'bench' })

/** What a part took: by the clock, and of the processors with the database's share, which a busy machine does not change. */
function measure(): () => { ms: number; processor: string } {
  const [began, used] = [performance.now(), processorSeconds()]
  return () => {
    const after = processorSeconds()
    const processor =
      used === undefined || after === undefined ? '' : ` (${(after - used).toFixed(2)} processor seconds)`
    return { ms: performance.now() - began, processor }
  }
}

interface Row {
  readonly [column: string]: unknown
}

/** Inserts rows by the thousand. */
async function insert(table: string, columns: string, rows: readonly Row[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 2000) {
    const part = rows.slice(at, at + 2000)
    await db.asService('schedule alerts', (tx) =>
      sql`insert into ${sql.table(table)} (${sql.raw(columns)}) select ${sql.raw(columns)}
        from jsonb_populate_recordset(null::${sql.table(table)}, ${json(part)}::jsonb)`.execute(tx),
    )
  }
}

function programme(n: number): Row {
  const at = start.add({ hours: 24 * (31 + below(364)) + 6 + below(14) })
  return {
    slug: `p${n}`,
    title: { el: `Πρόγραμμα επιδότησης ${n}`, en: `Funding programme ${n}` },
    country: 'GR',
    source: { url: `https://call.example.org/${n}` },
    call: { deadlines: [{ id: 'd', at: at.toString(), time_zone: 'Europe/Athens', basis: 'fixed' }] },
    documents: [],
    funding: { instruments: ['grant'] },
    eligibility: { all: [] },
  }
}

function alertRow(accountId: string, definition: AlertDefinition, nextAt: Temporal.Instant): Row {
  const slugs = definition.trigger.filter.programme_slugs
  return {
    id: newId('alr', start),
    account_id: accountId,
    version: 1,
    name: 'Bench',
    status: 'active',
    language: 'el',
    kind: 'deadline',
    definition,
    slugs: slugs ?? null,
    by_profile: isByProfile(definition),
    next_at: nextAt,
    looked_at: start,
    created_at: start,
    updated_at: start,
  }
}

const alertColumns =
  'id, account_id, version, name, status, language, kind, definition, slugs, by_profile, next_at, looked_at, created_at, updated_at'
const schedules = ['Europe/Athens', 'Europe/Brussels'].flatMap((timeZone) =>
  [false, true].map((businessDaysOnly) => ({
    timeZone,
    at: '09:00',
    days: [1, 2, 3, 4, 5, 6, 7],
    businessDaysOnly,
    quiet: { from: '21:00', to: '08:00' },
    digest: 'immediate' as const,
  })),
)
/** Deadlines begin 31 days ahead, so that nothing has been reached at the start; on the second day two of these are. */
const leadTimes = ['P30D', 'P29D', 'PT24H']
const webhook: Channel = { type: 'webhook' }

async function seedAll(): Promise<string[]> {
  const programmes = Array.from({ length: wantedProgrammes }, (_none, n) => ({
    id: newUuid(start),
    body: programme(n),
  }))
  await insert(
    'programmes',
    'id, slug, state, created_at, draft_revision, published_version, first_published_at, changed_in',
    programmes.map(({ id, body }) => ({
      id,
      slug: body['slug'],
      state: 'published',
      created_at: start,
      draft_revision: 1,
      published_version: 1,
      first_published_at: start,
      changed_in: 1,
    })),
  )
  await insert(
    'programmes_versions',
    'programme_id, version, body, changed, published_at',
    programmes.map(({ id, body }) => ({ programme_id: id, version: 1, body, changed: [], published_at: start })),
  )
  await db.asService('schedule alerts', (tx) => sql`update programmes_catalogue set version = 1`.execute(tx))
  const accounts = Array.from({ length: accountCount }, () => newId('acc', start))
  await insert(
    'accounts',
    'id, name, tier, created_at',
    accounts.map((id) => ({ id, name: 'Bench', tier: 'agency', created_at: start })),
  )
  const entries = await db.asService('schedule alerts', async (tx) => (await kit.catalogue.current(tx)).bySlug)
  const dues = new DueBook(await greekHolidays())
  const slugOf = new Map(programmes.map(({ id, body }) => [id, String(body['slug'])]))
  /** When an alert that has just been looked at is next. */
  const nextOf = (definition: AlertDefinition, slugs: Iterable<string>): Temporal.Instant => {
    const { ms } = dues.of(definition.schedule)
    let next = start.add({ hours: 400 * 24 }).epochMilliseconds
    for (const slug of slugs) {
      const entry = entries.get(slug)
      for (const target of entry === undefined ? [] : kit.candidates.targets(entry, 'deadline'))
        for (const lead of leadsOf(definition)) next = Math.min(next, ms(target, lead))
    }
    return Temporal.Instant.fromEpochMilliseconds(Math.round(next))
  }
  const alerts: Row[] = []
  for (const accountId of accounts) {
    const profiles = Array.from({ length: profileCount }, () => newId('prf', start))
    await insert(
      'profiles',
      'id, account_id, version, kind, tags, search_text, document, created_at, updated_at',
      profiles.map((id, n) => ({
        id,
        account_id: accountId,
        version: 1,
        kind: 'client',
        tags: [],
        search_text: '',
        document: { kind: 'client', name: `Πελάτης ${n}` },
        created_at: start,
        updated_at: start,
      })),
    )
    const fitting = new Map(
      profiles.map((id) => [
        id as string,
        new Set(Array.from({ length: fitCount }, () => programmes[below(programmes.length)]?.id ?? '')),
      ]),
    )
    const pairs = profiles.flatMap((profileId) =>
      [...(fitting.get(profileId) ?? [])].map((programmeId) => ({
        profileId,
        state: { programmeId, verdict: 'eligible' as const, base: 60, outcomes: {}, changesOn: null },
      })),
    )
    await db.inAccount(accountId, (tx) => keepStates(tx, accountId, { save: pairs, drop: [] }))
    for (let n = 0; n < wantedAlerts / accountCount; n += 1) {
      // Two of three watch programmes by name, one of three a client.
      const profile = profiles[below(profiles.length)] ?? ''
      const slugs = [...new Set([`p${below(wantedProgrammes)}`, `p${below(wantedProgrammes)}`])]
      const filter = n % 3 === 0 ? { profile_ids: [profile] } : { programme_slugs: slugs }
      const schedule = schedules[n % schedules.length]
      if (schedule === undefined) continue
      const trigger = { on: 'deadline' as const, lead_times: leadTimes, filter }
      const definition = { trigger, channels: [webhook], schedule }
      const fits = [...(fitting.get(profile) ?? [])].map((id) => slugOf.get(id) ?? '')
      alerts.push(alertRow(accountId, definition, nextOf(definition, n % 3 === 0 ? fits : slugs)))
    }
  }
  await insert('alerts', alertColumns, alerts)
  return accounts
}

/** Looks until nothing is due; how long it took, how many alerts and notices. */
async function lookAll(): Promise<{
  ms: number
  alerts: number
  notices: number
  messages: number
  longest: number
  processor: string
}> {
  const taken = measure()
  let [alerts, notices, messages, longest] = [0, 0, 0, 0]
  for (;;) {
    const before = performance.now()
    const looked = await worker.look()
    longest = Math.max(longest, performance.now() - before)
    alerts += looked.alerts
    notices += looked.scheduled
    messages += looked.messages
    if (looked.alerts === 0) return { ...taken(), alerts, notices, messages, longest }
  }
}

const say = (
  what: string,
  looked: { ms: number; alerts: number; notices: number; longest: number; processor: string },
) =>
  console.log(
    `${what}: ${(looked.ms / 1000).toFixed(2)} s${looked.processor}, ${looked.alerts} alerts due, ${looked.notices} notices recorded, longest transaction ${Math.round(looked.longest)} ms`,
  )

const began = performance.now()
const accounts = await seedAll()
await db.raw.query('owner', 'analyze', [])
console.log(
  `${wantedAlerts} alerts of ${accountCount} accounts, ${wantedProgrammes} programmes; made in ${Math.round((performance.now() - began) / 1000)} s`,
)
await db.asService('schedule alerts', (tx) =>
  sql`update alerts set next_at = ${start} where id in (select id from alerts where next_at > ${start} limit 10000)`.execute(
    tx,
  ),
)
say('Looked at only to be sure', await lookAll())
say('Nothing due', await lookAll())
const scans: number[] = []
for (let day = 1; day <= 2; day += 1) {
  const nine = start.add({ hours: 24 * day - 1 })
  // What is looked at only to be sure comes at other times of the day.
  await db.asService('schedule alerts', (tx) =>
    sql`update alerts set next_at = ${nine}::timestamptz + (1 + 6 * random()) * interval '1 hour' where next_at < ${nine}`.execute(
      tx,
    ),
  )
  clock.set(nine)
  const scan = await lookAll()
  scans.push(scan.ms)
  say(`Nine o’clock of day ${day}`, scan)
}
console.log(`Due scan at nine o’clock: at most ${(Math.max(...scans) / 1000).toFixed(2)} s (wanted: 2 s)`)

await benchMails()

async function benchMails(): Promise<void> {
  const accountId = accounts[0] ?? ''
  const rows: Row[] = []
  const addresses: Row[] = []
  for (let n = 0; n < wantedMails; n += 1) {
    const channel: Channel = { type: 'email', to: `info${n}@client.example.org` }
    addresses.push({
      id: newUuid(start),
      account_id: accountId,
      address: channelKey(channel).slice('email:'.length),
      state: 'confirmed',
      round: 1,
      language: 'el',
      asked_at: start,
    })
    const filter = { programme_slugs: [`p${n % wantedProgrammes}`, `p${(n + 1) % wantedProgrammes}`] }
    const [schedule] = schedules
    if (schedule === undefined) continue
    const trigger = { on: 'deadline' as const, lead_times: ['P366D'], filter }
    rows.push(alertRow(accountId, { trigger, channels: [channel], schedule }, clock.now()))
  }
  await insert('alerts_addresses', 'id, account_id, address, state, round, language, asked_at', addresses)
  await insert('alerts', alertColumns, rows)
  const { messages } = await lookAll()
  const taken = measure()
  while ((await worker.send()) > 0) {}
  const { ms, processor } = taken()
  const seconds = ms / 1000
  const counted = once(server, 'message')
  server.send('count')
  const [arrived] = (await counted) as [number]
  console.log(
    `Mails with text, HTML and a calendar entry: ${arrived} of ${messages} arrived in ${seconds.toFixed(2)} s${processor}, ${Math.round(arrived / seconds)} a second (wanted: 200)`,
  )
}
