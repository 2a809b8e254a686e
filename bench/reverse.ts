/**
 * One programme against all profiles: the index, a plain interpreter of the same documents and a sequential scan of PostgreSQL,
 * in one run on the same data; every count and, for as many profiles as are kept as documents, every verdict is compared.
 * `npm run bench:reverse [profiles …]`, by default 10,000, 100,000 and 1,000,000.
 */
import pg from 'pg'
import { compileProgramme } from '../src/core/matching/compile.ts'
import { submissionDay } from '../src/core/matching/evaluate.ts'
import { readFacts } from '../src/core/matching/facts.ts'
import { countOf, ProfileIndex, verdictAt } from '../src/core/matching/reverse/profile-index.ts'
import type { Profile } from '../src/core/facts/profile.ts'
import { loadReference } from '../src/reference/reference.ts'
import { aPostgres } from '../test/support/postgres.ts'
import { generate } from './generate.ts'
import { conditionsOf, plainVerdict } from './plain-interpreter.ts'
import { ProfileTable } from './reverse-postgres.ts'

const asOf = { kind: 'instant', epoch_ms: Date.parse('2026-06-01T09:00:00Z'), today: '2026-06-01' } as const
const floor = '2025-01-01'
/** Kept as documents for the interpreter; of more profiles its time is that of these, scaled. */
const documentsKept = 20_000
/** Profiles that are made at once, each lot with a seed of its own. */
const lot = 10_000

const reference = await loadReference()
await using server = await aPostgres()
const pool = new pg.Pool({ connectionString: server.adminUrl, max: 1 })
const { programmes } = generate(reference, { programmes: 100, profiles: 0 })
const asked = programmes.map((programme) => {
  const compiled = compileProgramme(programme, reference)
  return { compiled, conditions: conditionsOf(programme), day: submissionDay(compiled, asOf) }
})

const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? Number.NaN
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

async function timed<T>(into: number[], work: () => T | Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  into.push(performance.now() - start)
  return result
}

/** Milliseconds of the processor that this thread has had: what other work on the machine takes is not in it. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

interface Fill {
  readonly index: ProfileIndex
  readonly table: ProfileTable
  readonly documents: Profile[]
  readonly buildMs: number
  readonly buildProcessorMs: number
}

async function fill(count: number): Promise<Fill> {
  const index = new ProfileIndex(reference, floor)
  const table = await ProfileTable.make(pool, reference)
  const documents: Profile[] = []
  let [buildMs, buildProcessorMs] = [0, 0]
  const timedBuild = (work: () => void): void => {
    const [start, processor] = [performance.now(), processorMs()]
    work()
    buildMs += performance.now() - start
    buildProcessorMs += processorMs() - processor
  }
  for (let from = 0; from < count; from += lot) {
    const { profiles } = generate(reference, { programmes: 0, profiles: Math.min(lot, count - from) }, 1000 + from)
    timedBuild(() => {
      for (const [i, profile] of profiles.entries()) index.put(from + i, readFacts(profile, reference, new Map()))
    })
    if (documents.length < documentsKept) documents.push(...profiles)
    await table.add(profiles)
  }
  timedBuild(() => {
    for (const _ of index.settle()) continue
  })
  await table.ready()
  return { index, table, documents, buildMs, buildProcessorMs }
}

const rows: string[][] = []
let differences = 0

for (const count of process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 100_000, 1_000_000]) {
  const { index, table, documents, buildMs, buildProcessorMs } = await fill(count)
  const scans = Math.max(10, Math.min(100, Math.round(2_000_000 / count)))
  const [ours, plain, sequential]: [number[], number[], number[]] = [[], [], []]
  const oursProcessor: number[] = []
  for (let i = 0; i < 20; i += 1) index.judge((asked[i] as (typeof asked)[number]).compiled, asOf)
  for (const [i, { compiled, conditions, day }] of asked.entries()) {
    const processor = processorMs()
    const parts = await timed(ours, () => index.judge(compiled, asOf))
    oursProcessor.push(processorMs() - processor)
    const eligible = parts.reduce((sum, { certain }) => sum + countOf(certain), 0)
    const possible = parts.reduce((sum, part) => sum + countOf(part.possible), 0)
    differences += parts.reduce((sum, { doubt }) => sum + countOf(doubt), 0)
    const verdicts = await timed(plain, () => documents.map((profile) => plainVerdict(conditions, profile, day)))
    verdicts.forEach((verdict, number) => {
      const part = parts.find(({ first }) => number >= first && number < first + 65_536)
      if (part === undefined || verdictAt(part, number - part.first) !== verdict) differences += 1
    })
    if (i >= scans) continue
    const [yes, no, open] = await timed(sequential, () => table.counts(conditions, day))
    if (yes !== eligible || no !== count - possible || open !== possible - eligible) differences += 1
  }
  const scale = count / documents.length
  // Changes: a thousand profiles are what other ones are, and the next question is asked with them unsettled.
  const changes: number[] = []
  const one = documents.slice(0, 1000)
  for (const [i, profile] of one.entries())
    await timed(changes, () => index.put((i * 7919) % count, readFacts(profile, reference, new Map())))
  const unsettled: number[] = []
  for (const { compiled } of asked) await timed(unsettled, () => index.judge(compiled, asOf))
  const [p50, interpreter, scan] = [quantile(ours, 0.5), quantile(plain, 0.5) * scale, quantile(sequential, 0.5)]
  rows.push([
    String(count),
    `${(buildMs / 1000).toFixed(2)} s`,
    `${(buildProcessorMs / 1000).toFixed(2)} s`,
    `${(index.bytes / count).toFixed(0)} B`,
    p50.toFixed(3),
    quantile(oursProcessor, 0.5).toFixed(3),
    quantile(ours, 0.99).toFixed(3),
    mean(ours).toFixed(3),
    interpreter.toFixed(1),
    `${(interpreter / p50).toFixed(0)}×`,
    scan.toFixed(1),
    `${(scan / p50).toFixed(0)}×`,
    `${(quantile(changes, 0.5) * 1000).toFixed(0)} µs`,
    quantile(unsettled, 0.5).toFixed(3),
  ])
}
await pool.end()

const heads = [
  'profiles',
  'build',
  'of it processor',
  'each',
  'p50 ms',
  'p50 processor',
  'p99',
  'mean',
  'interpreter',
  '÷ index',
  'PostgreSQL',
  '÷ index',
  'a change',
  'p50 with 1,000 changed',
]
console.log(`One of ${asked.length} programmes against all profiles; ${differences} differences`)
for (const row of [heads, ...rows])
  console.log(row.map((cell, i) => cell.padStart(Math.max(10, heads[i]?.length ?? 0))).join('  '))
if (differences > 0) process.exitCode = 1
