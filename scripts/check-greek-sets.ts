/**
 * Every official code against every call's list of eligible codes, exactly:
 * `npm run check:greek -- [set file]`; the file is a JSON object, call id → 8-digit KAD 2025 codes.
 * The expected answers come from plain string sets, not from the compiled form that is checked. Exit 1 on any wrong one.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Membership } from '../src/core/facts/activity-membership.ts'
import type { Criterion } from '../src/core/criteria/criterion.ts'
import { compileProgramme } from '../src/core/matching/compile.ts'
import { exampleProfile, exampleProgramme } from '../src/core/matching/example-programme.ts'
import { readFacts, type CoreReference } from '../src/core/matching/facts.ts'
import { ForwardIndex } from '../src/core/matching/forward/forward-index.ts'
import { buildSegment, built } from '../src/core/matching/forward/segment.ts'
import { countOf, ProfileIndex, verdictAt } from '../src/core/matching/reverse/profile-index.ts'
import { compileCodeSet, judgeActivity, resolveActivity } from '../src/core/facts/activity-membership.ts'
import { formatCode } from '../src/core/facts/activity-code.ts'
import type { ActivityReference } from '../src/core/facts/activity-reference.ts'
import { loadReference } from '../src/reference/reference.ts'

export interface Count {
  met: number
  not_met: number
  unknown: number
  wrong: number
}
export interface GreekReport {
  readonly call: string
  readonly listed: number
  /** Entries that are not on the official list: no business can have them. */
  readonly unlisted: readonly string[]
  readonly now: Count
  /** KAD 2008 input: codes with one translation, and splits. */
  readonly unique: Count
  readonly split: Count
  /** Codes whose digits exist in both versions with another meaning: answered by the correspondence, never by their digits. */
  readonly reusedDiffering: number
}

/** The raw facts the expected answers are worked out from. */
export interface Oracle {
  readonly codes: readonly string[]
  /** 2008 code → its 2025 codes. */
  readonly old: ReadonlyMap<string, readonly string[]>
}

const none = (): Count => ({ met: 0, not_met: 0, unknown: 0, wrong: 0 })

function tally(count: Count, answer: Membership, expected: Membership): void {
  count[answer] += 1
  if (answer !== expected) count.wrong += 1
}

function expectedOf(candidates: readonly string[], listed: ReadonlySet<string>): Membership {
  const inside = candidates.filter((code) => listed.has(code)).length
  if (inside === candidates.length) return 'met'
  return inside === 0 ? 'not_met' : 'unknown'
}

/** Answers of one call's list for every code of both versions, compared with the oracle's. */
export function checkCall(call: string, list: readonly string[], oracle: Oracle, ref: ActivityReference): GreekReport {
  const listed = new Set(list)
  const set = compileCodeSet({ scheme: 'kad_2025', include: { exact: [...list] } }, ref)
  const report = {
    call,
    listed: listed.size,
    unlisted: set.unlisted,
    now: none(),
    unique: none(),
    split: none(),
    reusedDiffering: 0,
  }
  for (const code of oracle.codes) {
    const activity = resolveActivity({ scheme: 'kad_2025', code: formatCode(code) }, 'kad_2025', ref)
    tally(report.now, judgeActivity(activity, set), listed.has(code) ? 'met' : 'not_met')
  }
  for (const [old, candidates] of oracle.old) {
    const activity = resolveActivity({ scheme: 'kad_2008', code: formatCode(old) }, 'kad_2025', ref)
    const expected = expectedOf(candidates, listed)
    tally(candidates.length === 1 ? report.unique : report.split, judgeActivity(activity, set), expected)
    if (listed.has(old) !== (expected === 'met')) report.reusedDiffering += 1
  }
  return report
}

/**
 * The same codes put to the index over all calls at once, as a business's only activity, and to the index over profiles, all of
 * them asked about each call; how many answers are wrong.
 */
export function wrongByIndex(
  sets: Readonly<Record<string, readonly string[]>>,
  oracle: Oracle,
  ref: CoreReference,
): number {
  const calls = Object.values(sets).map((list, id) => {
    const codes = { scheme: 'kad_2025' as const, include: { exact: list.map(formatCode) } }
    const eligibility: Criterion = { id: 'kad', kind: 'activity', role: 'existing', basis: 'any', codes }
    const compiled = compileProgramme(exampleProgramme(eligibility), ref)
    return { id: String(id), listed: new Set(list), compiled: () => compiled }
  })
  const index = new ForwardIndex(built(buildSegment(calls, ref)), calls)
  const verdicts = { met: 'eligible', not_met: 'not_eligible', unknown: 'needs_info' } as const
  const businesses = new ProfileIndex(ref, '2025-01-01')
  const asked: (readonly string[])[] = []
  const asOf = { kind: 'date', date: '2026-06-01' } as const
  let wrong = 0
  const ask = (scheme: 'kad_2025' | 'kad_2008', code: string, candidates: readonly string[]): void => {
    const activities = [{ scheme, code: formatCode(code), rank: 'main' as const }]
    const facts = readFacts(exampleProfile({ activities }), ref, new Map())
    businesses.put(asked.push(candidates) - 1, facts)
    const judged = index.judge({ facts, asOf })
    for (const call of calls) if (judged.verdictOf(call) !== verdicts[expectedOf(candidates, call.listed)]) wrong += 1
  }
  for (const code of oracle.codes) ask('kad_2025', code, [code])
  for (const [old, candidates] of oracle.old) ask('kad_2008', old, candidates)
  for (const call of calls)
    for (const verdictsOfPart of businesses.judge(call.compiled(), asOf)) {
      wrong += countOf(verdictsOfPart.doubt)
      for (const [number, candidates] of asked.entries())
        if (verdictAt(verdictsOfPart, number) !== verdicts[expectedOf(candidates, call.listed)]) wrong += 1
    }
  return wrong
}

/** The official list and correspondence as the compact files hold them, read without the code under test. */
export async function readOracle(): Promise<Oracle> {
  const folder = join(import.meta.dirname, '../src/reference/data')
  const read = async (name: string): Promise<{ codes: string[]; rows: string[] }> =>
    JSON.parse(await readFile(join(folder, name), 'utf8')) as { codes: string[]; rows: string[] }
  const now = await read('kad-2025.json')
  const old = new Map(
    (await read('kad-2008.json')).codes.flatMap((line) => line.split(' ')).map((code) => [code, [code]]),
  )
  for (const row of (await read('kad-2008-to-2025.json')).rows) {
    const [from = '', ...to] = row.split(' ')
    old.set(from, to)
  }
  return { codes: now.codes.flatMap((line) => line.split(' ')), old }
}

function print(report: GreekReport): void {
  const line = (title: string, count: Count): string =>
    `  ${title.padEnd(22)} ${String(count.met).padStart(6)} met ${String(count.not_met).padStart(6)} not met ${String(count.unknown).padStart(5)} open ${String(count.wrong).padStart(5)} wrong\n`
  process.stdout.write(`${report.call} (${report.listed} codes)\n`)
  process.stdout.write(
    line('KAD 2025', report.now) + line('KAD 2008, one code', report.unique) + line('KAD 2008, split', report.split),
  )
  if (report.unlisted.length > 0) process.stdout.write(`  not on the official list: ${report.unlisted.join(' ')}\n`)
  process.stdout.write(
    `  read by its digits alone, ${report.reusedDiffering} codes of KAD 2008 would be answered otherwise\n`,
  )
}

if (import.meta.main) {
  const shared = join(process.env['SHARED_DATA'] ?? '../shared/data', 'gr-kad/eligible_kad_sets.json')
  const sets = JSON.parse(await readFile(process.argv[2] ?? shared, 'utf8')) as Record<string, string[]>
  const reference = await loadReference()
  const oracle = await readOracle()
  const reports = Object.entries(sets).map(([call, list]) => checkCall(call, list, oracle, reference.activities))
  reports.forEach(print)
  const wrong = reports.reduce((sum, { now, unique, split }) => sum + now.wrong + unique.wrong + split.wrong, 0)
  const answers = reports.reduce((sum, { now }) => sum + now.met + now.not_met + now.unknown, 0)
  const byIndex = wrongByIndex(sets, oracle, reference)
  process.stdout.write(
    `${answers} answers for KAD 2025; ${wrong} wrong in all; ${byIndex} wrong by the indexes over programmes and profiles\n`,
  )
  process.exitCode = wrong + byIndex === 0 ? 0 : 1
}
