import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { exampleReference } from '../../criteria/example-reference.ts'
import { callStatuses } from '../../facts/programme.ts'
import { verdicts, type Verdict } from '../../verdict.ts'
import { asOf, factsOf, profile, programme } from '../../../../test/support/random-matches.ts'
import type { AsOf } from '../as-of.ts'
import { callNow } from '../call-now.ts'
import type { CompiledProgramme } from '../compile.ts'
import { estimate } from '../estimate.ts'
import { quickMatch, submissionDay, type Answers } from '../evaluate.ts'
import type { QuickMatch } from '../result.ts'
import { ForwardIndex, type Wish } from './forward-index.ts'
import { buildSegment, built } from './segment.ts'
import { comparePlaces } from './top.ts'
import { plainMemory, wordMemory } from './word-memory.ts'

const { constantFrom, record } = fc

interface Entry {
  id: string
  compiled(): CompiledProgramme
}

const programmes = (from: number, to: number): fc.Arbitrary<Entry[]> =>
  fc
    .array(programme, { minLength: from, maxLength: to, size: 'max' })
    .map((list) =>
      list.map((compiled, i): Entry => ({ id: `p${String(i).padStart(4, '0')}`, compiled: () => compiled })),
    )
const wish = record({
  verdicts: fc.subarray([...verdicts], { minLength: 1 }).map((list) => new Set(list)),
  statuses: fc.subarray([...callStatuses], { minLength: 3 }).map((list) => new Set(list)),
  minScore: constantFrom(0, 0, 30, 55),
  closesBefore: constantFrom(undefined, undefined, '2026-07-01'),
  sort: constantFrom('score', 'score', 'deadline', 'amount'),
  count: constantFrom(1, 5, 20),
  from: constantFrom(0, 0, 3),
})

/** An answer to some of the programmes' first manual criterion. */
function answersTo(entries: readonly Entry[]): Map<string, Answers> {
  const answer = { value: 'met' as const, by: 'key', at: '2026-06-01T00:00:00Z' }
  return new Map(
    entries.flatMap((entry, i) => {
      const asked = i % 7 === 0 ? entry.compiled().leaves.find(({ manual }) => manual) : undefined
      return asked === undefined ? [] : [[entry.id, new Map([[asked.criterion.id, answer]])] as const]
    }),
  )
}

/** What the index has to say, worked out of what each pair is by itself. */
function expected(
  quickOf: ReadonlyMap<Entry, QuickMatch>,
  question: { facts: ReturnType<typeof factsOf>; asOf: AsOf },
  wanted: Wish<Entry>,
): { id: string; value: number }[] {
  const value = (compiled: CompiledProgramme, score: number, closesAt: number | undefined): number => {
    if (wanted.sort === 'score') return -score
    if (wanted.sort === 'deadline') return closesAt ?? Number.MAX_SAFE_INTEGER
    const { amount: sum, max } = estimate(compiled, question.facts, submissionDay(compiled, question.asOf))
    const most = sum ?? max
    return most === undefined ? 1 : -Number(most.amount)
  }
  const { minScore = 0, closesBefore } = wanted
  return [...quickOf]
    .filter(([, quick]) => wanted.verdicts.has(quick.verdict) && wanted.statuses.has(quick.status))
    .filter(([, quick]) => quick.base + quick.time >= minScore)
    .filter(([entry]) => {
      if (closesBefore === undefined) return true
      const { at, time_zone } = callNow(entry.compiled(), question.facts, question.asOf).next_deadline ?? {}
      if (at === undefined || time_zone === undefined) return false
      // A deadline at midnight ends the day before.
      const last = Temporal.Instant.from(at).subtract({ milliseconds: 1 }).toZonedDateTimeISO(time_zone)
      return last.toPlainDate().toString() < closesBefore
    })
    .map(([entry, quick]) => ({
      id: entry.id,
      value: value(entry.compiled(), quick.base + quick.time, quick.closes_at),
    }))
    .toSorted(comparePlaces)
}

/** In CI more than a million pairs. */
const runs = process.env['CI'] === undefined ? 40 : 260

describe('the index over programmes', () => {
  test('answers for all as they are answered for one by one', () => {
    let pairs = 0
    fc.assert(
      fc.property(
        programmes(1, 120),
        fc.array(fc.tuple(profile, wish), { minLength: 1, maxLength: 200, size: 'max' }),
        asOf,
        constantFrom(wordMemory, () => plainMemory),
        (entries, profiles, time, memory) => {
          const segment = built(buildSegment(entries, exampleReference, { memory: memory() }))
          const index = new ForwardIndex(segment, entries)
          const answers = answersTo(entries)
          for (const [one, { from, ...rest }] of profiles) {
            const question = { facts: factsOf(one), asOf: time, answers }
            const judged = index.judge(question)
            const counts = { eligible: 0, not_eligible: 0, needs_info: 0, needs_review: 0 }
            const quickOf = new Map<Entry, QuickMatch>()
            const possible = new Map<Entry, { verdict: Verdict; base: number }>()
            judged.eachPossible((entry, verdict, base) => possible.set(entry, { verdict, base }))
            for (const entry of entries) {
              const plain = quickMatch(entry.compiled(), question.facts, time, answers.get(entry.id))
              quickOf.set(entry, plain)
              counts[plain.verdict] += 1
              const ruledOut = plain.verdict === 'not_eligible'
              const found = possible.get(entry)
              // Comparing field by field: a million deep comparisons take half of the test's time.
              const isSame = ruledOut
                ? found === undefined
                : found !== undefined && found.verdict === plain.verdict && found.base === plain.base
              if (!isSame) assert.deepEqual(found, plain, JSON.stringify(entry.compiled().programme.eligibility))
              if (judged.verdictOf(entry) !== plain.verdict) assert.fail(`${entry.id} is ${plain.verdict}`)
              if (judged.isRuledOut(index.numbers.get(entry) ?? -1) !== ruledOut)
                assert.fail(`${entry.id} is ${plain.verdict}`)
            }
            assert.deepEqual(judged.counts(), counts)
            const all = expected(quickOf, question, { ...rest, after: null } as Wish<Entry>)
            const after = all[from - 1] ?? null
            const { rows } = index.judge(question).select({ ...rest, after } as Wish<Entry>)
            const wanted = after === null ? all : all.slice(from)
            assert.deepEqual(
              rows.map(({ id, value }) => ({ id, value })),
              wanted.slice(0, rest.count),
            )
            pairs += entries.length
          }
        },
      ),
      { numRuns: runs },
    )
    if (process.env['CI'] !== undefined) assert.ok(pairs >= 1_000_000, `${pairs} pairs are fewer than a million`)
  })

  test('says of a programme that it is ruled out for good only where no later day changes that', () => {
    fc.assert(
      fc.property(programmes(1, 30), profile, asOf, (entries, one, time) => {
        const question = factsOf(one)
        const judged = new ForwardIndex(built(buildSegment(entries, exampleReference)), entries).judge({
          facts: question,
          asOf: time,
        })
        for (const entry of entries.filter((each) => judged.isSettled(each))) {
          for (const date of ['2026-06-01', '2026-07-15', '2027-01-01', '2029-08-01']) {
            const later: AsOf = { kind: 'date', date }
            if (date < '2026-07-15' && time.kind === 'instant') continue
            assert.equal(quickMatch(entry.compiled(), question, later).verdict, 'not_eligible')
          }
        }
      }),
      { numRuns: 400 },
    )
  })

  test('is the same when programmes come and go as when it is built anew', () => {
    fc.assert(
      fc.property(
        programmes(2, 40),
        fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
        profile,
        asOf,
        (all, was, one, time) => {
          const before = all.filter((_, i) => was[i] === true)
          const now = all.filter((_, i) => was[(i * 7) % 40] === false)
          const wanted: Wish<Entry> = {
            verdicts: new Set(verdicts),
            statuses: new Set(callStatuses),
            sort: 'score',
            after: null,
            count: 50,
          }
          const question = { facts: factsOf(one), asOf: time }
          const grown = new ForwardIndex(built(buildSegment(before, exampleReference)), now).judge(question)
          const anew = new ForwardIndex(built(buildSegment(now, exampleReference)), now).judge(question)
          assert.deepEqual(grown.select(wanted), anew.select(wanted))
          assert.deepEqual(grown.counts(), anew.counts())
        },
      ),
      { numRuns: 200 },
    )
  })
})
