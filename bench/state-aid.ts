/**
 * State aid over an account of 5,000 profiles in groups of up to 50: `npm run bench:state-aid [-- postgres://…]`.
 * The embedded database unless one is given. Limits: ledger and size 50 ms each, the best set of 40 candidates 200 ms,
 * questions over the account 2 s.
 */
import { createAccount } from '../src/access/access.ts'
import { openLedger, openSize } from '../src/aid/aid.ts'
import { compose } from '../src/compose.ts'
import { bestSet } from '../src/core/matching/best-set.ts'
import type { DeMinimisAid, Profile, Relation } from '../src/core/facts/profile.ts'
import { fromCents } from '../src/core/facts/money.ts'
import { accountQuestions } from '../src/matching/questions.ts'
import { readConfig } from '../src/platform/config.ts'
import type { Context } from '../src/platform/context.ts'
import { scopes } from '../src/platform/scopes.ts'
import { newId } from '../src/platform/ids.ts'
import { insertProfile } from '../src/profiles/profile-store.ts'
import { importProgrammes, openProgrammes } from '../src/programmes/programmes.ts'
import { loadReference } from '../src/reference/reference.ts'
import { dice, generate } from './generate.ts'

const counts = { profiles: 5000, group: 50, programmes: 100, rounds: 60 }
const config = readConfig({
  PORT: '0',
  LOG_LEVEL: 'silent',
  DATA_DIR: 'memory',
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  ...(process.argv[2] === undefined ? {} : { DATABASE_URL: process.argv[2] }),
})
await using house = await compose(config, { jobs: [], reactions: {} })
const operator = { db: house.db, now: house.clock.now(), command: 'bench' }
const account = await createAccount(operator, { name: 'Bench', tier: 'agency', publisher: true })
const reference = await loadReference()
const ctx: Context = {
  accountId: account.id,
  caller: { kind: 'system', id: 'bench', scopes: new Set(scopes) },
  language: 'el',
  now: house.clock.now(),
  requestId: 'bench',
  db: house.db,
  signal: new AbortController().signal,
}
const d = dice(11)
const workload = generate(reference, { programmes: counts.programmes, profiles: counts.profiles })
const inputs = workload.programmes.map(({ slug, ...input }) => ({ slug, input: { ...input, documents: [] } }))
const programmes = openProgrammes(reference)
await importProgrammes(ctx, programmes, inputs, { notify: false, dryRun: false })

const day = (): string => `${d.int(2022, 2025)}-0${d.int(1, 9)}-1${d.int(0, 9)}`
const aid = (): DeMinimisAid => ({
  granted_on: day(),
  amount: fromCents(d.int(10_000, 2_000_000)),
  regulation: 'general_2023_2831',
  member_state: 'GR',
  status: 'granted',
})
const ids: string[] = []
let group: string[] = []
// Straight into the store: the verb tells the whole group of every change, which is not what is measured.
await house.db.inAccount(account.id, async (tx) => {
  for (const [i, profile] of workload.profiles.entries()) {
    if (i % counts.group === 0) group = []
    // Each belongs to one that is there already: a tree of any shape, with partners and links.
    const parent = group.length === 0 ? undefined : group[d.int(0, group.length - 1)]
    const relations: Relation[] =
      parent === undefined
        ? []
        : [{ profile_id: parent, direction: 'upstream', voting_share: d.chance(0.7) ? 0.8 : 0.3, capital_share: 0.3 }]
    const full: Profile = { ...profile, relations, de_minimis_aid: Array.from({ length: d.int(0, 6) }, aid) }
    const id = newId('prf', ctx.now)
    await insertProfile(tx, account.id, id, full, ctx.now)
    group.push(id)
    ids.push(id)
  }
})

interface Timing {
  what: string
  limit: number
  ms: number[]
  /** Of the whole process, its database included: what an idle machine would take where one thread works. */
  cpu: number[]
}
const timed = async (what: string, limit: number, rounds: number, work: (i: number) => unknown): Promise<Timing> => {
  const ms: number[] = []
  const cpu: number[] = []
  for (let i = 0; i < rounds; i += 1) {
    const before = process.cpuUsage()
    const started = performance.now()
    await work(i)
    ms.push(performance.now() - started)
    const { user, system } = process.cpuUsage(before)
    cpu.push((user + system) / 1000)
  }
  return { what, limit, ms: ms.toSorted((a, b) => a - b), cpu: cpu.toSorted((a, b) => a - b) }
}
const kit = { reference, catalogue: programmes.catalogue }
const anyId = (i: number): string => ids[(i * 79) % ids.length] ?? ''
const candidates = () => Array.from({ length: 40 }, () => ({ cents: 500_000 + d.int(0, 15_000_000) }))
const set = () => {
  const members = Array.from({ length: 40 }, (_, i) => i)
  const excludes = Array.from({ length: 60 }, (): [number, number] => [d.int(0, 39), d.int(0, 39)]).filter(
    ([a, b]) => a !== b,
  )
  return bestSet(candidates(), excludes, [
    { members, cents: 30_000_000 },
    { members: members.filter((i) => i % 2 === 0), cents: 20_000_000 },
    { members: members.filter((i) => i % 3 === 0), cents: 9_000_000 },
  ])
}
let exact = 0
const results = [
  await timed('ledger', 50, counts.rounds, (i) => openLedger(ctx, kit, anyId(i), {})),
  await timed('size', 50, counts.rounds, (i) => openSize(ctx, anyId(i), undefined)),
  await timed('best set of 40', 200, counts.rounds, () => {
    if (set().exact) exact += 1
  }),
  await timed('questions over the account', 2000, 5, () =>
    accountQuestions(ctx, kit, { kind: 'instant', epoch_ms: ctx.now.epochMilliseconds, today: '2026-06-01' }),
  ),
]
console.log(
  `${ids.length} profiles in groups of ${counts.group}, ${counts.programmes} programmes, ${house.db.engine}; ms`,
)
console.table(
  Object.fromEntries(
    results.map(({ what, limit, ms, cpu }) => [
      what,
      {
        median: round(ms[Math.floor(ms.length / 2)]),
        p95: round(ms[Math.floor(ms.length * 0.95)]),
        worst: round(ms.at(-1)),
        'cpu median': round(cpu[Math.floor(cpu.length / 2)]),
        limit,
      },
    ]),
  ),
)
console.log(`best sets proved: ${exact} of ${counts.rounds}`)
if (results.some(({ limit, ms }) => (ms.at(-1) ?? 0) > limit) || exact < counts.rounds) process.exitCode = 1

function round(ms: number | undefined): number {
  return Math.round((ms ?? 0) * 10) / 10
}
