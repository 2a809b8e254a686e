/**
 * From the publication of a programme to the last `match.scored` of the profiles it fits, on PostgreSQL with one process that
 * does everything. `npm run bench:publish [profiles]`, by default 10,000 in ten accounts.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { changeAccount, createAccount } from '../src/access/access.ts'
import { compose } from '../src/compose.ts'
import { readConfig } from '../src/platform/config.ts'
import type { Context } from '../src/platform/context.ts'
import { scopes } from '../src/platform/scopes.ts'
import { createProfile } from '../src/profiles/profiles.ts'
import { publishProgramme, putProgramme } from '../src/programmes/programmes.ts'
import { reactions } from '../src/reactions.ts'
import { loadReference } from '../src/reference/reference.ts'
import { aPostgres } from '../test/support/postgres.ts'
import { processorSeconds } from './processor-seconds.ts'

const count = Number(process.argv[2] ?? 10_000)
const accounts = 10
await using server = await aPostgres()
const config = readConfig({
  PORT: '0',
  LOG_LEVEL: 'silent',
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  DATABASE_URL: server.url,
})
const reference = await loadReference()
type House = Awaited<ReturnType<typeof compose>>
const contextOf = (house: House, accountId: string): Context => ({
  accountId,
  caller: { kind: 'system', id: 'bench', scopes: new Set(scopes) },
  language: 'el',
  now: house.clock.now(),
  requestId: 'bench',
  db: house.db,
  signal: new AbortController().signal,
})

/** Nobody reacts to anything. */
const nobody = Object.fromEntries(Object.keys(reactions).map((type) => [type, []]))

/** Profiles as they were before: without the scoring that follows a new one. */
async function seed(): Promise<string> {
  await using house = await compose(config, { jobs: [], reactions: nobody })
  const operator = { db: house.db, now: house.clock.now(), command: 'bench' }
  const owners: string[] = []
  for (let i = 0; i < accounts; i += 1) {
    const { id } = await createAccount(operator, { name: `Bench ${i}`, tier: 'agency', publisher: true })
    await changeAccount(operator, id, { callsPerMinute: 1_000_000_000 })
    owners.push(id)
  }
  const one = async (i: number): Promise<void> => {
    await createProfile(contextOf(house, owners[i % accounts] ?? ''), reference, {
      kind: 'client',
      name: `Bench ${i}`,
      country: 'GR',
      activities: [{ scheme: 'kad_2025', code: '62.10.11.03', rank: 'main', since: '2018-01-01' }],
      establishments: [{ region: 'EL303', role: 'headquarters' }],
      headcount: 1 + (i % 40),
      legal_form: 'private_company',
    })
  }
  for (let at = 0; at < count; at += 8)
    await Promise.all(Array.from({ length: Math.min(8, count - at) }, (_, n) => one(at + n)))
  await house.start()
  const admin = new pg.Client(server.adminUrl)
  await admin.connect()
  // What the seeding told has been handed out to nobody before the clock starts.
  const until = performance.now() + 120_000
  for (;;) {
    const { rows } = await admin.query<{ open: string }>(
      'select count(*) as open from platform_events where handed_out_at is null',
    )
    if (rows[0]?.open === '0') break
    if (performance.now() > until) throw new Error(`${rows[0]?.open} events of the seeding are not handed out`)
    await sleep(200)
  }
  await admin.end()
  return owners[0] ?? ''
}

const owner = await seed()
await using house = await compose(config)
await house.start()
// The index over profiles is read at the start: a process that has run for a while has it.
for (;;) {
  const [read] = (await house.metrics.getSingleMetric('profile_index_profiles')?.get())?.values ?? []
  if (read?.value === count) break
  await sleep(100)
}
const ctx = contextOf(house, owner)
await putProgramme(ctx, house.programmes, {
  slug: 'bench-publish',
  input: {
    title: { el: 'Πρόγραμμα', en: 'Programme' },
    call: { deadlines: [{ id: 'd', time_zone: 'Europe/Athens', basis: 'rolling' }] },
    documents: [],
    funding: { instruments: ['grant'] },
    eligibility: {
      all: [
        {
          id: 'kad',
          kind: 'activity',
          role: 'existing',
          basis: 'any',
          codes: { scheme: 'kad_2025', include: { subtree: ['62'] } },
        },
        { id: 'place', kind: 'region', of: 'any_establishment', include: ['EL30'] },
        { id: 'size', kind: 'size', include: ['micro', 'small', 'medium'] },
      ],
    },
  },
})
const admin = new pg.Client(server.adminUrl)
await admin.connect()
const scored = async (): Promise<number> =>
  Number(
    (await admin.query<{ n: string }>(`select count(*) as n from platform_events where type = 'match.scored'`)).rows[0]
      ?.n,
  )
const busy = processorSeconds()
const start = performance.now()
await publishProgramme(ctx, { slug: 'bench-publish' })
const published = performance.now() - start
let told = await scored()
while (told < count && performance.now() - start < 120_000) {
  // Counting is work for the database too.
  await sleep(50)
  told = await scored()
}
const took = performance.now() - start
const processor = (processorSeconds() ?? Number.NaN) - (busy ?? Number.NaN)
console.log(
  `${told} of ${count} profiles told, ${took.toFixed(0)} ms after the publication began (published in ${published.toFixed(0)} ms); of the processor ${processor.toFixed(1)} s, the database's included`,
)
if (told < count) process.exitCode = 1
await admin.end()
