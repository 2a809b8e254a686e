/**
 * One profile against all programmes, by our index and by others, in one run on the same data, each taking turns with the
 * index and the plain interpreter. Of a hundred profiles every engine's answer is compared with the interpreter's for every
 * pair; a difference fails the run. Beyond these they are asked for a crowd of others, each of whom comes once. Memory is what
 * the heap grew by while an engine was built, with its indexes, and what it takes beside the heap; an update is one programme
 * changed.
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
  /** Who asks beside those whose answers are compared. */
  crowd: readonly Profile[]
  /** How many of them have asked. */
  seen: number
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

async function made(make: () => Contender | Promise<Contender>, most: number, crowd: readonly Profile[]): Promise<Row> {
  const before = memory()
  const start = performance.now()
  const contender = await make()
  const buildMs = performance.now() - start
  const bytes = memory() - before + (contender.outsideBytes ?? 0)
  return { contender, buildMs, bytes, updateMs: [], times: [], crowd, seen: 0, most }
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
/** It is warm when so many in a row brought nothing: a noise or a collection of the heap makes one or two seem so. */
const idleStretches = 4
/** Stretches after which it is warm though it still gets quicker. */
const mostStretches = 40

async function ask(row: Row, profile: Profile): Promise<Verdicts | (() => Verdicts)> {
  const start = performance.now()
  const answering = row.contender.of(profile)
  // Waiting for an answer that is there would take longer than many a condition.
  const answer = answering instanceof Promise ? await answering : answering
  row.times.push(performance.now() - start)
  return answer
}

/** Who it has not been asked for yet: who was comes again after all others. */
function another(row: Row): Profile {
  row.seen += 1
  return row.crowd[row.seen % row.crowd.length] as Profile
}

/**
 * As in a service that has run for a while: until no stretch of several in a row has brought a median more than a fiftieth
 * below the least so far, whatever the engine. By the clock alone a busy machine would leave the quick ones half compiled. One
 * that takes half a minute for an answer is compiled within it.
 */
async function warm(row: Row): Promise<void> {
  if (row.most === 1 || row.seen > 0) return
  let least = Number.POSITIVE_INFINITY
  let idle = 0
  for (let nth = 0; nth < mostStretches && idle < idleStretches; nth += 1) {
    row.times.length = 0
    const begun = process.cpuUsage()
    const until = performance.now() + stretch.clock
    do await ask(row, another(row))
    while (process.cpuUsage(begun).user < stretch.processor * 1000 && performance.now() < until)
    const median = quantile(row.times, 0.5)
    idle = median > least * 0.98 ? idle + 1 : 0
    least = Math.min(least, median)
  }
  row.times.length = 0
}

/** Profiles of a turn whose answers are compared. */
const block = 25
/** Milliseconds that a turn has at least: the quick ones go on with the crowd. */
const leastTurn = 1000

/** Of each profile the plain interpreter's verdicts, as two bits each. */
type Right = Uint8Array[]

function packed(verdicts: Verdicts): Uint8Array {
  const bits = new Uint8Array(Math.ceil(verdicts.length / 4))
  verdicts.forEach((verdict, i) => {
    bits[i >> 2] = (bits[i >> 2] ?? 0) | (verdict << ((i & 3) * 2))
  })
  return bits
}

interface Asked {
  /** Of whom all answers are compared. */
  readonly profiles: readonly Profile[]
  readonly right: Right
}

/**
 * They take turns by the block and by the time, so that each runs with its own data in the caches, as a service that does
 * nothing else, and none has the quiet minutes alone. Says how many answers differ from the interpreter's, which comes first.
 */
async function race(rows: readonly Row[], { profiles, right }: Asked): Promise<number> {
  let differences = 0
  for (const row of rows) await warm(row)
  for (let at = 0; at < profiles.length; at += block) {
    for (const row of rows) {
      const asked = profiles.slice(at, Math.max(at, Math.min(at + block, row.most)))
      if (asked.length === 0) continue
      const answers: (Verdicts | (() => Verdicts))[] = []
      const end = performance.now() + leastTurn
      for (const profile of asked) answers.push(await ask(row, profile))
      while (performance.now() < end) await ask(row, another(row))
      // Not between the answers: looking at 10,000 programmes would put the engine's own data out of the caches.
      for (const [i, answer] of answers.entries()) {
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
    'plain p50'.padStart(10),
    'plain ÷'.padStart(9),
    'B each'.padStart(8),
    'update ms'.padStart(10),
  )
}

/** What the index and the plain interpreter took in the same turns. */
interface Against {
  readonly index: readonly number[]
  readonly plain: readonly number[]
}

function print({ contender, buildMs, bytes, updateMs, times }: Row, against: Against, count: number): void {
  const p50 = quantile(times, 0.5)
  const [mine, plain] = [quantile(against.index, 0.5), quantile(against.plain, 0.5)]
  console.log(
    contender.name.padEnd(30),
    String(times.length).padStart(9),
    `${buildMs.toFixed(0)} ms`.padStart(10),
    p50.toFixed(3).padStart(10),
    quantile(times, 0.99).toFixed(3).padStart(10),
    mine.toFixed(4).padStart(10),
    `${(p50 / mine).toFixed(1)}×`.padStart(9),
    plain.toFixed(3).padStart(10),
    `${(plain / p50).toPrecision(3)}×`.padStart(9),
    (bytes / count).toFixed(0).padStart(8),
    (updateMs.length > 0 ? quantile(updateMs, 0.5).toFixed(3) : '–').padStart(10),
  )
}

/** How it is chosen, what makes it, how many profiles it is asked (the slow ones would take hours for all), and who asks beside these. */
type Entrant = [name: string, make: () => Contender | Promise<Contender>, most: number, crowd?: readonly Profile[]]

/** Each takes turns with the two, and is let go before the next is made: a hundred thousand programmes fill memory once for each. */
async function raceEach(
  title: string,
  {
    entrants,
    plain: makePlain,
    over,
    profiles,
    crowd,
    count,
  }: {
    entrants: readonly Entrant[]
    plain: Entrant
    over: Entrant[1]
    profiles: readonly Profile[]
    crowd: readonly Profile[]
    count: number
  },
): Promise<number> {
  if (!entrants.some(([name]) => chosen.test(name))) return 0
  const index = await made(over, 100, crowd)
  const plain = await made(makePlain[1], makePlain[2], crowd)
  const right: Right = []
  const all = { index: [] as number[], plain: [] as number[] }
  let differences = 0
  printHead(title)
  for (const [name, make, most, own = crowd] of entrants) {
    if (!chosen.test(name)) continue
    const row = await made(make, most, own)
    // The index is asked for a block of them at least: few profiles again and again would flatter it.
    const asked = { profiles: profiles.slice(0, Math.max(block, most)), right }
    index.times.length = plain.times.length = 0
    differences += await race([plain, row, index], asked)
    await measureUpdates(row, count)
    print(row, { index: index.times, plain: plain.times }, count)
    for (const time of index.times) all.index.push(time)
    for (const time of plain.times) all.plain.push(time)
  }
  for (const [row, times] of [
    [plain, all.plain],
    [index, all.index],
  ] as const) {
    row.times = times
    await measureUpdates(row, count)
    print(row, all, count)
  }
  const bytes = index.contender.indexBytes
  if (bytes !== undefined) console.log(`of the index itself ${(bytes / count).toFixed(0)} B each`)
  console.log(`${differences} differences`)
  return differences
}

/** Others who ask: more than an engine with the longest answers gives while it is measured, so that none of them comes twice. */
const crowded = 30_000
const counts = process.argv
  .slice(2)
  .map(Number)
  .filter((count) => count > 0)
const chosen = new RegExp(process.argv.slice(2).find((each) => !(Number(each) > 0)) ?? '', 'u')
for (const count of counts.length > 0 ? counts : [1000, 10_000]) {
  const { programmes, profiles } = generate(reference, { programmes: count, profiles: 100 + crowded })
  const crowd = profiles.splice(100)
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
    plain: ['interpreter', () => engines.interpreter(programmes, reference), plain],
    entrants: [
      ['judges', () => engines.compiledJudges(programmes, reference), plain],
      ['closures', () => engines.closures(programmes, reference), plain],
      ['explained', () => engines.explained(programmes, reference), plain],
      ['explained again', () => engines.explainedAgain(programmes, reference), plain, profiles],
      ['explained anew', () => engines.explainedAnew(programmes, reference), plain],
      ['cel', () => engines.cel(programmes, reference), plain],
      ['rules', () => engines.jsonRules(programmes, reference), slow],
      // Its situation is one rule for each condition: with 10,000 programmes an answer takes minutes.
      ...(count > 1000 ? [] : [['publicodes', () => engines.publicodes(programmes, reference), 5] satisfies Entrant]),
    ],
    over: () => engines.index(programmes, reference),
    profiles,
    crowd,
    count,
  })
  const flat = programmes.filter(engines.isFlat)
  differences += await raceEach(`${flat.length} of them that are plain lists of conditions`, {
    plain: ['interpreter', () => engines.interpreter(flat, reference), plain],
    entrants: [
      ['roaring', () => engines.roaring(flat, reference), plain],
      ['postgres', () => engines.postgres(pool, flat, reference), plain],
    ],
    over: () => engines.index(flat, reference),
    profiles,
    crowd,
    count: flat.length,
  })
  if (differences > 0) process.exitCode = 1
}
await pool.end()
