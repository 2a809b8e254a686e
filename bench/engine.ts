import { compileProgramme } from '../src/core/matching/compile.ts'
import { explainMatch, quickMatch, submissionDay } from '../src/core/matching/evaluate.ts'
import { readFacts } from '../src/core/matching/facts.ts'
import { buildSieve } from '../src/core/matching/sieve.ts'
import { loadReference } from '../src/reference/reference.ts'
import { generate } from './generate.ts'
import { plainVerdict } from './plain-interpreter.ts'

/**
 * One profile against 10,000 programmes: verdict and score of each, beside a plain interpreter of the same documents in
 * the same run. Prints the least, p50 and p99 of processor time over the profiles: on a
 * machine that is busy with other work the least is nearest to what an idle one shows. `npm run bench:engine [programmes] [profiles]`.
 */
const programmeCount = Number(process.argv[2] ?? 10_000)
const profileCount = Number(process.argv[3] ?? 200)
const asOf = { kind: 'instant', epoch_ms: Date.parse('2026-06-01T09:00:00Z'), today: '2026-06-01' } as const

const reference = await loadReference()
const { programmes, profiles } = generate(reference, { programmes: programmeCount, profiles: profileCount })

/** Time of this process alone: other work on the machine does not count. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const compileStart = cpuMs()
const compiled = programmes.map((programme) => compileProgramme(programme, reference))
const compileMs = cpuMs() - compileStart

const sieveStart = cpuMs()
const sieve = buildSieve(compiled, reference)
const sieveMs = cpuMs() - sieveStart

const days = compiled.map((one) => submissionDay(one, asOf))
const tally: Record<string, number> = {}
let disagreements = 0
const engine: number[] = []
const sifted: number[] = []
const plain: number[] = []
const explain: number[] = []

function timed<T>(into: number[], work: () => T): T {
  const start = cpuMs()
  const result = work()
  into.push(cpuMs() - start)
  return result
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
    timed(sifted, () => sieve.matchAll(readFacts(profile, reference, new Map()), asOf)),
  )
  const others = turn.map((profile) =>
    timed(plain, () => programmes.map(({ eligibility }, i) => plainVerdict(eligibility, profile, days[i] ?? ''))),
  )
  verdicts.forEach((found, n) => {
    found.forEach(({ verdict }, i) => {
      tally[verdict] = (tally[verdict] ?? 0) + 1
      if (verdict !== others[n]?.[i] || verdict !== again[n]?.[i]?.verdict) disagreements += 1
    })
    const facts = read[n]
    const page = found.flatMap(({ verdict }, i) => (verdict === 'not_eligible' ? [] : (compiled[i] ?? []))).slice(0, 50)
    if (facts !== undefined) timed(explain, () => page.map((one) => explainMatch(one, facts, asOf, new Map())))
  })
}

function quantile(values: readonly number[], q: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? NaN
}
const ms = (value: number): string => `${value.toFixed(2)} ms`
const line = (name: string, values: readonly number[]): string =>
  `${name.padEnd(34)} least ${ms(quantile(values, 0)).padStart(9)}   p50 ${ms(quantile(values, 0.5)).padStart(9)}   p99 ${ms(quantile(values, 0.99)).padStart(9)}`

console.log(
  `${programmeCount} programmes, ${profileCount} profiles; compiled in ${ms(compileMs)}, sieve in ${ms(sieveMs)}`,
)
console.log(line('engine: verdict, score, status', engine))
console.log(line('with the sieve (all of the above)', sifted))
console.log(line('plain interpreter: verdict only', plain))
console.log(line('explaining the first 50', explain))
const ratio = (values: readonly number[]): string => `${(quantile(plain, 0.5) / quantile(values, 0.5)).toFixed(1)}×`
console.log(`plain interpreter ÷ engine, p50: ${ratio(engine)}; with the sieve: ${ratio(sifted)}`)
console.log(`verdicts ${JSON.stringify(tally)}; disagreements ${disagreements}`)
if (disagreements > 0) process.exitCode = 1
