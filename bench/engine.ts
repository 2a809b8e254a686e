import { compileProgramme } from '../src/core/matching/compile.ts'
import { explainMatch, quickMatch, submissionDay } from '../src/core/matching/evaluate.ts'
import { readFacts } from '../src/core/matching/facts.ts'
import { ForwardIndex } from '../src/core/matching/forward/forward-index.ts'
import { buildSegment, built } from '../src/core/matching/forward/segment.ts'
import { loadReference } from '../src/reference/reference.ts'
import { generate } from './generate.ts'
import { conditionsOf, plainVerdict } from './plain-interpreter.ts'

/**
 * One profile against 10,000 programmes: verdict and score of each, beside a plain interpreter of the same documents in
 * the same run. Prints the least, p50 and p99 over the profiles: on a machine that is busy with other work the least is
 * nearest to what an idle one shows. `npm run bench:engine [programmes] [profiles]`.
 */
const programmeCount = Number(process.argv[2] ?? 10_000)
const profileCount = Number(process.argv[3] ?? 200)
const asOf = { kind: 'instant', epoch_ms: Date.parse('2026-06-01T09:00:00Z'), today: '2026-06-01' } as const

const reference = await loadReference()
const { programmes, profiles } = generate(reference, { programmes: programmeCount, profiles: profileCount })

const compileStart = performance.now()
const compiled = programmes.map((programme) => compileProgramme(programme, reference))
const compileMs = performance.now() - compileStart

const entries = compiled.map((one, i) => ({ id: String(i).padStart(6, '0'), compiled: () => one }))
const indexStart = performance.now()
const segment = built(buildSegment(entries, reference))
const indexMs = performance.now() - indexStart
const index = new ForwardIndex(segment, entries)
const page = {
  verdicts: new Set(['eligible', 'needs_info', 'needs_review'] as const),
  statuses: new Set(['open', 'forecasted', 'paused', 'unknown'] as const),
  sort: 'score',
  after: null,
  count: 21,
} as const

const conditions = programmes.map(conditionsOf)
const days = compiled.map((one) => submissionDay(one, asOf))
const tally: Record<string, number> = {}
let disagreements = 0
const engine: number[] = []
const indexed: number[] = []
const ranked: number[] = []
const plain: number[] = []
const explain: number[] = []

function timed<T>(into: number[], work: () => T): T {
  const start = performance.now()
  const result = work()
  into.push(performance.now() - start)
  return result
}

// As in a service that has run for a while.
for (let i = 0; i < 3000; i += 1) {
  const facts = readFacts(profiles[i % profiles.length] as (typeof profiles)[number], reference, new Map())
  const judged = index.judge({ facts, asOf })
  judged.counts()
  judged.select(page)
}

/** The engines take turns by the block: each is measured as it runs in service, with its own data in the caches. */
const block = 20
for (let at = 0; at < profiles.length; at += block) {
  const turn = profiles.slice(at, at + block)
  const read = turn.map((profile) => readFacts(profile, reference, new Map()))
  const verdicts = turn.map((profile) =>
    timed(engine, () => {
      const facts = readFacts(profile, reference, new Map())
      return compiled.map((one) => quickMatch(one, facts, asOf))
    }),
  )
  const again = turn.map((profile) =>
    timed(indexed, () => {
      const judged = index.judge({ facts: readFacts(profile, reference, new Map()), asOf })
      judged.counts()
      return judged
    }),
  )
  for (const profile of turn)
    timed(ranked, () => index.judge({ facts: readFacts(profile, reference, new Map()), asOf }).select(page))
  const others = turn.map((profile) =>
    timed(plain, () => conditions.map((asked, i) => plainVerdict(asked, profile, days[i] ?? ''))),
  )
  verdicts.forEach((found, n) => {
    found.forEach(({ verdict }, i) => {
      tally[verdict] = (tally[verdict] ?? 0) + 1
      if (verdict !== others[n]?.[i] || verdict !== again[n]?.verdictOf(entries[i] as (typeof entries)[number]))
        disagreements += 1
    })
    const facts = read[n]
    const first = found
      .flatMap(({ verdict }, i) => (verdict === 'not_eligible' ? [] : (compiled[i] ?? [])))
      .slice(0, 50)
    if (facts !== undefined) timed(explain, () => first.map((one) => explainMatch(one, facts, asOf, new Map())))
  })
}

function quantile(values: readonly number[], q: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? NaN
}
const ms = (value: number): string => `${value.toFixed(2)} ms`
const line = (name: string, values: readonly number[]): string =>
  `${name.padEnd(34)} least ${ms(quantile(values, 0)).padStart(9)}   p50 ${ms(quantile(values, 0.5)).padStart(9)}   p99 ${ms(quantile(values, 0.99)).padStart(9)}`

console.log(
  `${programmeCount} programmes, ${profileCount} profiles; compiled in ${ms(compileMs)}, index in ${ms(indexMs)}, ${(segment.bytes / programmeCount).toFixed(0)} B each`,
)
console.log(line('engine: verdict, score, status', engine))
console.log(line('index: all verdicts', indexed))
console.log(line('index: and the first 21 by score', ranked))
console.log(line('plain interpreter: verdict only', plain))
console.log(line('explaining the first 50', explain))
const ratio = (values: readonly number[]): string => `${(quantile(plain, 0.5) / quantile(values, 0.5)).toFixed(1)}×`
console.log(`plain interpreter ÷ engine, p50: ${ratio(engine)}; index: ${ratio(indexed)}`)
console.log(`verdicts ${JSON.stringify(tally)}; disagreements ${disagreements}`)
if (disagreements > 0) process.exitCode = 1
