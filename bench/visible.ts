/**
 * How soon a change is seen: of a programme, published by one API process and asked for at another, both on PostgreSQL; of a
 * profile, in one process with the embedded database; and of a profile in the index over 100,000 of them. What is measured is
 * the first answer that is asked for after the acknowledgement: it has to have the change, and says how long that took.
 * `npm run bench:visible [programmes] [rounds]`
 */
import { changeAccount, createAccount, issueKey } from '../src/access/access.ts'
import { compose } from '../src/compose.ts'
import { compileProgramme } from '../src/core/matching/compile.ts'
import { exampleProgramme } from '../src/core/matching/example-programme.ts'
import { readFacts } from '../src/core/matching/facts.ts'
import { ProfileIndex } from '../src/core/matching/reverse/profile-index.ts'
import { readConfig } from '../src/platform/config.ts'
import type { Context } from '../src/platform/context.ts'
import { matchId } from '../src/platform/ids.ts'
import { scopes } from '../src/platform/scopes.ts'
import { createProfile } from '../src/profiles/profiles.ts'
import { importProgrammes, openProgrammes } from '../src/programmes/programmes.ts'
import { loadReference } from '../src/reference/reference.ts'
import { aPostgres } from '../test/support/postgres.ts'
import { startService } from '../test/support/process.ts'
import { generate } from './generate.ts'

const [programmes = 10_000, rounds = 100] = process.argv.slice(2).map(Number)
const reference = await loadReference()
const slug = 'bench-visible'
const regions = ['EL303', 'EL522'] as const

/** A programme for businesses in a region; the published version is another in every round. */
const input = (round: number) => ({
  title: { el: `Δείγμα ${round}` },
  country: 'GR',
  sample: true,
  call: { deadlines: [{ id: 'd', time_zone: 'Europe/Athens', basis: 'rolling' as const }] },
  documents: [],
  funding: { instruments: ['grant' as const] },
  eligibility: {
    all: [{ id: 'place', kind: 'region' as const, of: 'headquarters' as const, include: [regions[round % 2] ?? ''] }],
  },
})
const seat = (round: number) => ({
  establishments: [{ region: regions[round % 2] ?? '', role: 'headquarters' as const }],
})

interface Scene {
  readonly secret: string
  readonly profile: string
  readonly match: string
}

async function prepare(house: Awaited<ReturnType<typeof compose>>): Promise<Scene> {
  const now = house.clock.now()
  const operator = { db: house.db, now, command: 'bench' }
  const account = await createAccount(operator, { name: 'Bench', tier: 'agency', publisher: true })
  await changeAccount(operator, account.id, { callsPerMinute: 1_000_000_000 })
  const { secret } = await issueKey(operator, account.id, { name: 'bench' })
  const ctx: Context = {
    accountId: account.id,
    caller: { kind: 'system', id: 'bench', scopes: new Set(scopes) },
    language: 'el',
    now,
    requestId: 'bench',
    db: house.db,
    signal: new AbortController().signal,
  }
  const inputs = generate(reference, { programmes, profiles: 0 }).programmes.map(({ slug: name, ...rest }) => ({
    slug: name,
    input: { ...rest, documents: [] },
  }))
  const kit = openProgrammes(reference)
  await importProgrammes(ctx, kit, [...inputs, { slug, input: input(0) }], { notify: false, dryRun: false })
  const { id } = await createProfile(ctx, reference, { kind: 'client', name: 'Bench', country: 'GR', ...seat(0) })
  const programme = await house.db.asService('read the catalogue', async (tx) =>
    (await kit.catalogue.current(tx)).bySlug.get(slug),
  )
  return { secret, profile: id, match: matchId(id, programme?.id ?? '') }
}

const callerOf =
  (address: string, secret: string) =>
  async (method: string, path: string, body?: unknown): Promise<{ eligibility?: string }> => {
    const response = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as { eligibility?: string }
  }

type Call = ReturnType<typeof callerOf>
const quantile = (values: readonly number[], q: number): string =>
  (values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? Number.NaN).toFixed(
    2,
  )
let stale = 0

/** In every round a change, then at once a question; `unchanged`: the same question when nothing has changed. */
async function measure(
  name: string,
  change: (round: number) => Promise<unknown>,
  ask: Call,
  scene: Scene,
): Promise<void> {
  const seen: number[] = []
  const unchanged: number[] = []
  const question = async (into: number[], wanted: string): Promise<void> => {
    const start = performance.now()
    const { eligibility } = await ask('GET', `/match/${scene.match}/reasoning`)
    into.push(performance.now() - start)
    if (eligibility !== wanted) stale += 1
  }
  for (let round = 1; round <= rounds; round += 1) {
    await change(round)
    const wanted = round % 2 === 0 ? 'eligible' : 'not_eligible'
    await question(seen, wanted)
    await question(unchanged, wanted)
  }
  console.log(
    `${name.padEnd(52)} p50 ${quantile(seen, 0.5)} ms  p99 ${quantile(seen, 0.99)} ms  most ${quantile(seen, 1)} ms; unchanged p50 ${quantile(unchanged, 0.5)} ms  p99 ${quantile(unchanged, 0.99)} ms  most ${quantile(unchanged, 1)} ms`,
  )
}

{
  await using server = await aPostgres()
  const env = { DATABASE_URL: server.url, SECRET_KEY: Buffer.alloc(32, 7).toString('base64'), ROLE: 'api' }
  const house = await compose(readConfig({ ...env, PORT: '0', LOG_LEVEL: 'silent' }), { jobs: [], reactions: {} })
  const scene = await prepare(house)
  await house[Symbol.asyncDispose]()
  await using writer = await startService(env)
  await using reader = await startService(env)
  const [write, read] = [callerOf(writer.address, scene.secret), callerOf(reader.address, scene.secret)]
  for (const ask of [write, read]) await ask('GET', `/match/${scene.profile}?limit=1`)
  const publish = async (round: number): Promise<void> => {
    await write('PUT', `/programmes/${slug}`, input(round))
    await write('POST', `/programmes/${slug}/publish`)
  }
  await measure('a programme, at another process, PostgreSQL', publish, read, scene)
}

{
  const config = {
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: 'memory',
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  }
  await using house = await compose(readConfig(config), { jobs: [], reactions: {} })
  const scene = await prepare(house)
  const call = callerOf((await house.start()) ?? '', scene.secret)
  await call('GET', `/match/${scene.profile}?limit=1`)
  const move = async (round: number): Promise<unknown> => call('PATCH', `/profiles/${scene.profile}`, seat(round))
  await measure('a profile, in the same process, embedded', move, call, scene)
}

{
  const index = new ProfileIndex(reference, '2025-01-01')
  const { profiles } = generate(reference, { programmes: 0, profiles: 10_000 })
  for (let i = 0; i < 100_000; i += 1)
    index.put(i, readFacts(profiles[i % profiles.length] ?? { kind: 'client', name: '' }, reference, new Map()))
  for (const _ of index.settle()) continue
  const { eligibility } = input(0)
  const compiled = compileProgramme(exampleProgramme(eligibility), reference)
  const asOf = { kind: 'date', date: '2026-06-01' } as const
  const seen: number[] = []
  for (let round = 0; round < rounds * 10; round += 1) {
    const profile = { ...(profiles[round] ?? { kind: 'client', name: '' }), ...seat(round) }
    const start = performance.now()
    index.put(round, readFacts(profile, reference, new Map()))
    seen.push(performance.now() - start)
  }
  const found = new Set(index.everPossible(compiled, asOf))
  for (let round = 0; round < rounds * 10; round += 1) if (found.has(round) !== (round % 2 === 0)) stale += 1
  console.log(
    `${'a profile, in the index over 100,000'.padEnd(52)} p50 ${quantile(seen, 0.5)} ms  p99 ${quantile(seen, 0.99)} ms  most ${quantile(seen, 1)} ms`,
  )
}
console.log(`${stale} stale answers`)
if (stale > 0) process.exitCode = 1
