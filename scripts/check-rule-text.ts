/**
 * Coded size and territory rules of the French set against the sentences they cite: `npm run check:rule-text -- [programs file]`.
 * Prints every finding, and how many of the programmes judged by reading are found. Exit 1 below 9 of 10 (size), 11 of 12
 * (territory), or above 20 % false alarms on the rest; on another file, findings only.
 */
import { join } from 'node:path'
import type { RuleTextFinding } from '../src/core/citing/rule-against-text.ts'
import { ruleTextReason } from '../src/core/citing/rule-against-text.ts'
import type { FrenchImport } from '../src/programmes/formats/french-programmes.ts'
import { readFrenchProgrammes } from '../src/programmes/formats/french-programmes.ts'
import { loadReference } from '../src/reference/reference.ts'
import { say } from '../src/wording/wording.ts'
import { judgedPlace, judgedSize } from './french-set/judged.ts'
import { frenchFolder, readJson } from './french-set/load.ts'

export interface Finding {
  slug: string
  finding: RuleTextFinding
}

export function findingsOf(imported: FrenchImport): Finding[] {
  return imported.rows.flatMap((row) =>
    row.outcome === 'read'
      ? row.warnings.flatMap((warning) =>
          warning.code === 'rule_against_text' ? [{ slug: row.slug, finding: warning.finding }] : [],
        )
      : [],
  )
}

export interface Score {
  subject: 'size' | 'place'
  found: number
  of: number
  missed: string[]
  /** Flagged programmes of the rest, and how many the rest is; `strict` counts every one outside the first list as false. */
  falseAlarms: string[]
  strict: number
  rest: number
}

/** How the findings do against the programmes judged by reading. */
export function scoreFindings(findings: readonly Finding[], programmes: number): Score[] {
  const of = (subject: Score['subject'], sure: readonly string[], alsoTrue: readonly string[]): Score => {
    const flagged = new Set(findings.filter((each) => each.finding.subject === subject).map((each) => each.slug))
    const missed = sure.filter((slug) => !flagged.has(slug))
    const outside = [...flagged].filter((slug) => !sure.includes(slug))
    return {
      subject,
      found: sure.length - missed.length,
      of: sure.length,
      missed,
      falseAlarms: outside.filter((slug) => !alsoTrue.includes(slug)),
      strict: outside.length,
      rest: programmes - sure.length,
    }
  }
  return [
    of('size', judgedSize.gross, [...judgedSize.offByOne, ...judgedSize.partly, ...judgedSize.doubtful]),
    of('place', judgedPlace.department, judgedPlace.elsewhere),
  ]
}

export const failed = (score: Score): boolean => score.missed.length > 1 || score.strict > score.rest * 0.2

if (import.meta.main) {
  const out = (line: string): void => void process.stdout.write(`${line}\n`)
  const { regions, activities } = await loadReference()
  const given = process.argv[2]
  const file = given ?? join(frenchFolder(process.env['SHARED_DATA'] ?? '../shared/data'), 'programs.json')
  const imported = readFrenchProgrammes(await readJson(file), {
    regions,
    activities,
    retrievedAt: '2026-05-01T00:00:00Z',
    url: 'https://example.org/programmes',
  })
  const findings = findingsOf(imported)
  const names = { region: (code: string): string | undefined => regions.units.get(code)?.name }
  for (const { slug, finding } of findings) out(`${slug}: ${say(ruleTextReason(finding), 'en', names)}`)
  const flagged = (subject: string): number =>
    new Set(findings.filter((each) => each.finding.subject === subject).map((each) => each.slug)).size
  out(
    `\n${imported.programmes.length} programmes; flagged for size ${flagged('size')}, for territory ${flagged('place')}`,
  )
  if (given === undefined) {
    const scores = scoreFindings(findings, imported.programmes.length)
    for (const each of scores) {
      out(
        `${each.subject}: ${each.found} of ${each.of} found${each.missed.length > 0 ? ` (missed: ${each.missed.join(', ')})` : ''}; flagged outside them ${each.strict} of ${each.rest}, of these judged consistent ${each.falseAlarms.length}${each.falseAlarms.length > 0 ? ` (${each.falseAlarms.join(', ')})` : ''}`,
      )
    }
    process.exitCode = scores.some(failed) ? 1 : 0
  }
}
