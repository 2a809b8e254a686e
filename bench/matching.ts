/**
 * One profile against all programmes, by our index and by others, in one run on the same data, taking turns. Every engine's
 * answer is compared with the plain interpreter's for every pair; a difference fails the run. Memory is what the heap grew
 * by while an engine was built, with its indexes, and what it takes beside the heap; an update is one programme changed.
 * `npm run bench:matching [programmes …]`, by default 1,000 and 10,000.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import pg from 'pg'
import { roaringLibraryInitialize } from 'roaring-wasm'
import type { Profile } from '../src/core/facts/profile.ts'
import { loadReference } from '../src/reference/reference.ts'
import { aPostgres } from '../test/support/postgres.ts'
import { generate } from './generate.ts'
import * as engines from './matching/engines.ts'
import type { Contender, Verdicts } from './matching/engines.ts'

await roaringLibraryInitialize()
const reference = await loadReference()
await using server = await aPostgres()
const pool = new pg.Pool({ connectionString: server.adminUrl, max: 1 })

interface Row {
  contender: Contender
  buildMs: number
  /** Of memory. */
  bytes: number
  updateMs: number[]
  times: number[]
  /** At most so many profiles: the slow ones would take hours. */
  most: number
}

const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? NaN

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

function memory(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

async function made(make: () => Contender | Promise<Contender>, most: number): Promise<Row> {
  const before = memory()
  const start = performance.now()
  const contender = await make()
  const buildMs = performance.now() - start
  const bytes = memory() - before + (contender.outsideBytes ?? 0)
  return { contender, buildMs, bytes, updateMs: [], times: [], most }
}

async function measureUpdates({ contender: { update }, updateMs }: Row, count: number): Promise<void> {
  for (let i = 0; update !== undefined && i < 20; i += 1) {
    const start = performance.now()
    await update((i * 37) % count)
    updateMs.push(performance.now() - start)
  }
}

/**
 * As in a service that has run for a while: a second of the processor for each, its first answer at least. By the clock a busy
 * machine would leave the quick ones half compiled.
 */
async function warm({ contender }: Row, profiles: readonly Profile[]): Promise<void> {
  const until = performance.now() + 15_000
  const before = process.cpuUsage()
  for (let i = 0; i < 5000; i += 1) {
    const { user } = process.cpuUsage(before)
    if (i > 0 && (user > 1_000_000 || performance.now() > until)) return
    await contender.of(profiles[i % profiles.length] as Profile)
  }
}

/** Milliseconds that a turn has at least: the quick ones go through its profiles again. */
const leastTurn = 20

/**
 * They take turns by the block and by the time, so that each runs with its own data in the caches, as a service that does
 * nothing else, and none has the quiet minutes alone.
 */
async function race(rows: readonly Row[], profiles: readonly Profile[]): Promise<number> {
  let differences = 0
  const block = 25
  for (const row of rows) await warm(row, profiles)
  for (let at = 0; at < profiles.length; at += block) {
    const answers: Uint8Array[][] = []
    for (const { contender, times, most } of rows) {
      const asked = profiles.slice(at, Math.max(at, Math.min(at + block, most)))
      let own: (Verdicts | (() => Verdicts))[] = []
      for (const end = performance.now() + leastTurn; own.length === 0 || performance.now() < end;) {
        if (asked.length === 0) break
        own = []
        for (const profile of asked) {
          const start = performance.now()
          const answer = await contender.of(profile)
          times.push(performance.now() - start)
          own.push(answer)
        }
      }
      // Not between the answers: looking at 10,000 programmes would put the engine's own data out of the caches.
      answers.push(own.map((answer) => (typeof answer === 'function' ? answer() : answer)))
    }
    const [right = [], ...others] = answers
    for (const own of others)
      for (const [i, answer] of own.entries())
        if (Buffer.compare(answer, right[i] ?? new Uint8Array()) !== 0) differences += 1
  }
  return differences
}

function print(title: string, rows: readonly Row[], count: number): void {
  const ours = rows.find(({ contender }) => contender.name === 'the index')
  const mine = quantile(ours?.times ?? [], 0.5)
  console.log(`\n${title}`)
  console.log(
    'engine'.padEnd(30),
    'answers'.padStart(9),
    'build'.padStart(10),
    'p50 ms'.padStart(10),
    'p99 ms'.padStart(10),
    '÷ index'.padStart(9),
    'B each'.padStart(8),
    'update ms'.padStart(10),
  )
  const index = ours?.contender.indexBytes
  for (const { contender, buildMs, bytes, updateMs, times } of rows) {
    const p50 = quantile(times, 0.5)
    console.log(
      contender.name.padEnd(30),
      String(times.length).padStart(9),
      `${buildMs.toFixed(0)} ms`.padStart(10),
      p50.toFixed(3).padStart(10),
      quantile(times, 0.99).toFixed(3).padStart(10),
      `${(p50 / mine).toFixed(1)}×`.padStart(9),
      (bytes / count).toFixed(0).padStart(8),
      (updateMs.length > 0 ? quantile(updateMs, 0.5).toFixed(3) : '–').padStart(10),
    )
  }
  if (index !== undefined) console.log(`of the index itself ${(index / count).toFixed(0)} B each`)
}

const counts = process.argv.slice(2).map(Number)
for (const count of counts.length > 0 ? counts : [1000, 10_000]) {
  const { programmes, profiles } = generate(reference, { programmes: count, profiles: 100 })
  const slow = Math.max(1, Math.round(30_000 / count))
  // The plain ones take a third of a second for 100,000.
  const plain = Math.min(100, Math.max(20, Math.round(1_000_000 / count)))
  const all = [
    await made(() => engines.interpreter(programmes, reference), plain),
    await made(() => engines.compiledJudges(programmes, reference), plain),
    await made(() => engines.closures(programmes, reference), plain),
    await made(() => engines.index(programmes, reference), 100),
    await made(() => engines.explained(programmes, reference), 100),
    await made(() => engines.cel(programmes, reference), 10),
    await made(() => engines.jsonRules(programmes, reference), slow),
    // Its situation is one rule for each condition: with 10,000 programmes an answer takes minutes.
    ...(count > 1000 ? [] : [await made(() => engines.publicodes(programmes, reference), 5)]),
  ]
  const differences = await race(all, profiles)
  for (const row of all) await measureUpdates(row, count)
  print(`${count} programmes, all shapes; ${differences} differences`, all, count)

  const flat = programmes.filter(engines.isFlat)
  const some = [
    await made(() => engines.interpreter(flat, reference), plain),
    await made(() => engines.index(flat, reference), 100),
    await made(() => engines.roaring(flat, reference), 100),
    await made(() => engines.postgres(pool, flat, reference), 50),
  ]
  const flatDifferences = await race(some, profiles)
  for (const row of some) await measureUpdates(row, flat.length)
  print(`${flat.length} of them that are plain lists of conditions; ${flatDifferences} differences`, some, flat.length)
  if (differences + flatDifferences > 0) process.exitCode = 1
}
await pool.end()
