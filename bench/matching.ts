/**
 * One profile against all programmes, by our index and by others, in one run on the same data, each taking turns with the
 * index. Every engine's answer is compared with the plain interpreter's for every pair; a difference fails the run. Memory is
 * what the heap grew by while an engine was built, with its indexes, and what it takes beside the heap; an update is one
 * programme changed.
 * `npm run bench:matching [programmes …] [engines]`, by default 1,000 and 10,000, all of them; `engines` is a pattern of those that
 * are measured beside the interpreter, such as `cel|rules`: with 100,000 all of them take six minutes.
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

/** While an engine gets warm, its answers are counted together for so many milliseconds of the processor, or by the clock. */
const stretch = { processor: 1000, clock: 5000 }
/** Stretches after which it is warm though it still gets quicker. */
const mostStretches = 16

/**
 * As in a service that has run for a while: until two stretches in a row have brought a median no more than a fiftieth below the
 * least so far, whatever the engine. By the clock alone a busy machine would leave the quick ones half compiled. One that takes
 * half a minute for an answer is compiled within it.
 */
async function warm({ contender, most }: Row, profiles: readonly Profile[]): Promise<void> {
  if (most === 1) return
  let least = Number.POSITIVE_INFINITY
  let idle = 0
  for (let nth = 0, i = 0; nth < mostStretches && idle < 2; nth += 1) {
    const times: number[] = []
    const begun = process.cpuUsage()
    const until = performance.now() + stretch.clock
    do {
      const start = performance.now()
      await contender.of(profiles[i++ % profiles.length] as Profile)
      times.push(performance.now() - start)
    } while (process.cpuUsage(begun).user < stretch.processor * 1000 && performance.now() < until)
    const median = quantile(times, 0.5)
    idle = median > least * 0.98 ? idle + 1 : 0
    least = Math.min(least, median)
  }
}

/** Profiles of a turn. */
const block = 25
/** Milliseconds that a turn has at least: the quick ones go through its profiles again. */
const leastTurn = 20

/** Of each profile the plain interpreter's verdicts, as two bits each. */
type Right = Uint8Array[]

function packed(verdicts: Verdicts): Uint8Array {
  const bits = new Uint8Array(Math.ceil(verdicts.length / 4))
  verdicts.forEach((verdict, i) => {
    bits[i >> 2] = (bits[i >> 2] ?? 0) | (verdict << ((i & 3) * 2))
  })
  return bits
}

/**
 * They take turns by the block and by the time, so that each runs with its own data in the caches, as a service that does
 * nothing else, and none has the quiet minutes alone. Says how many answers differ from the interpreter's.
 */
async function race(rows: readonly Row[], profiles: readonly Profile[], right: Right): Promise<number> {
  let differences = 0
  for (const row of rows) await warm(row, profiles)
  for (let at = 0; at < profiles.length; at += block) {
    for (const { contender, times, most } of rows) {
      const asked = profiles.slice(at, Math.max(at, Math.min(at + block, most)))
      let own: (Verdicts | (() => Verdicts))[] = []
      for (const end = performance.now() + leastTurn; own.length === 0 || performance.now() < end;) {
        if (asked.length === 0) break
        own = []
        for (const profile of asked) {
          const start = performance.now()
          const answering = contender.of(profile)
          // Waiting for an answer that is there would take longer than many a condition.
          const answer = answering instanceof Promise ? await answering : answering
          times.push(performance.now() - start)
          own.push(answer)
        }
      }
      // Not between the answers: looking at 10,000 programmes would put the engine's own data out of the caches.
      for (const [i, answer] of own.entries()) {
        const verdicts = packed(typeof answer === 'function' ? answer() : answer)
        const known = right[at + i]
        if (known === undefined) right[at + i] = verdicts
        else if (Buffer.compare(known, verdicts) !== 0) differences += 1
      }
    }
  }
  return differences
}

function printHead(title: string): void {
  console.log(`\n${title}`)
  console.log(
    'engine'.padEnd(30),
    'answers'.padStart(9),
    'build'.padStart(10),
    'p50 ms'.padStart(10),
    'p99 ms'.padStart(10),
    'index p50'.padStart(10),
    '÷ index'.padStart(9),
    'B each'.padStart(8),
    'update ms'.padStart(10),
  )
}

/** `against`: what the index took in the same turns. */
function print({ contender, buildMs, bytes, updateMs, times }: Row, against: readonly number[], count: number): void {
  const p50 = quantile(times, 0.5)
  const mine = quantile(against, 0.5)
  console.log(
    contender.name.padEnd(30),
    String(times.length).padStart(9),
    `${buildMs.toFixed(0)} ms`.padStart(10),
    p50.toFixed(3).padStart(10),
    quantile(times, 0.99).toFixed(3).padStart(10),
    mine.toFixed(4).padStart(10),
    `${(p50 / mine).toFixed(1)}×`.padStart(9),
    (bytes / count).toFixed(0).padStart(8),
    (updateMs.length > 0 ? quantile(updateMs, 0.5).toFixed(3) : '–').padStart(10),
  )
}

/** How it is chosen, what makes it, and how many profiles it is asked: the slow ones would take hours for all. */
type Entrant = [name: string, make: () => Contender | Promise<Contender>, most: number]

/**
 * The first is the interpreter, whose answers are the right ones. Each takes turns with the index, and is let go before the
 * next is made: a hundred thousand programmes fill memory once for each engine.
 */
async function raceEach(
  title: string,
  {
    entrants,
    over,
    profiles,
    count,
  }: { entrants: readonly Entrant[]; over: Entrant[1]; profiles: Profile[]; count: number },
): Promise<number> {
  if (!entrants.slice(1).some(([name]) => chosen.test(name))) return 0
  const index = await made(over, 100)
  const right: Right = []
  const all: number[] = []
  let differences = 0
  printHead(title)
  for (const [at, [name, make, most]] of entrants.entries()) {
    if (at > 0 && !chosen.test(name)) continue
    const row = await made(make, most)
    // The index is asked for a block of them at least: few profiles again and again would flatter it.
    const asked = profiles.slice(0, Math.max(block, most))
    index.times.length = 0
    differences += await race([row, index], asked, right)
    const against = [...index.times]
    all.push(...against)
    await measureUpdates(row, count)
    print(row, against, count)
  }
  index.times = all
  await measureUpdates(index, count)
  print(index, all, count)
  const bytes = index.contender.indexBytes
  if (bytes !== undefined) console.log(`of the index itself ${(bytes / count).toFixed(0)} B each`)
  console.log(`${differences} differences`)
  return differences
}

const counts = process.argv
  .slice(2)
  .map(Number)
  .filter((count) => count > 0)
const chosen = new RegExp(process.argv.slice(2).find((each) => !(Number(each) > 0)) ?? '', 'u')
for (const count of counts.length > 0 ? counts : [1000, 10_000]) {
  const { programmes, profiles } = generate(reference, { programmes: count, profiles: 100 })
  const before = memory()
  const start = performance.now()
  for (const programme of programmes) engines.compiledOf(programme, reference)
  const took = performance.now() - start
  console.log(
    `\n${count} programmes compiled in ${took.toFixed(0)} ms, ${((memory() - before) / count).toFixed(0)} B each, from which interpreter, judges and index start`,
  )
  // The plain ones take most of a second for 100,000.
  const plain = Math.min(100, Math.max(12, Math.round(1_000_000 / count)))
  const slow = Math.max(1, Math.round(30_000 / count))
  let differences = await raceEach(`${count} programmes, all shapes`, {
    entrants: [
      ['interpreter', () => engines.interpreter(programmes, reference), plain],
      ['judges', () => engines.compiledJudges(programmes, reference), plain],
      ['closures', () => engines.closures(programmes, reference), plain],
      ['explained', () => engines.explained(programmes, reference), plain],
      ['explained anew', () => engines.explainedAnew(programmes, reference), plain],
      ['cel', () => engines.cel(programmes, reference), plain],
      ['rules', () => engines.jsonRules(programmes, reference), slow],
      // Its situation is one rule for each condition: with 10,000 programmes an answer takes minutes.
      ...(count > 1000 ? [] : [['publicodes', () => engines.publicodes(programmes, reference), 5] satisfies Entrant]),
    ],
    over: () => engines.index(programmes, reference),
    profiles,
    count,
  })
  const flat = programmes.filter(engines.isFlat)
  differences += await raceEach(`${flat.length} of them that are plain lists of conditions`, {
    entrants: [
      ['interpreter', () => engines.interpreter(flat, reference), plain],
      ['roaring', () => engines.roaring(flat, reference), plain],
      ['postgres', () => engines.postgres(pool, flat, reference), plain],
    ],
    over: () => engines.index(flat, reference),
    profiles,
    count: flat.length,
  })
  if (differences > 0) process.exitCode = 1
}
await pool.end()
