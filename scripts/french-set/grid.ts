import type { Criterion, Expression } from '../../src/core/criteria/criterion.ts'
import type { Profile } from '../../src/core/facts/profile.ts'
import { explainMatch, quickMatch, verdictAlone } from '../../src/core/matching/evaluate.ts'
import { readFacts, type Facts } from '../../src/core/matching/facts.ts'
import type { CallStatus } from '../../src/core/facts/programme.ts'
import type { QuickMatch } from '../../src/core/matching/result.ts'
import { ProfileIndex, resolve, verdictAt } from '../../src/core/matching/reverse/profile-index.ts'
import type { AsOf } from '../../src/core/matching/as-of.ts'
import { isDepartment } from '../../src/programmes/formats/french-places.ts'
import type { FrenchSet, Grid, GridProfile } from './load.ts'
import { profileOf } from './load.ts'

export const columns = ['eligible', 'needs_info', 'needs_review', 'not_eligible', 'closed'] as const
export type Column = (typeof columns)[number]
export const rows = ['eligible', 'not_eligible', 'left_out'] as const
export type RowName = (typeof rows)[number]

export interface GridReport {
  cases: number
  pairs: number
  table: Record<RowName, Record<Column, number>>
  /** One line each. */
  differences: string[]
  /** Upstream compares a department's name with a region's; ours asks for the department. */
  departments: string[]
  /** Pairs where the case decides every coded rule and the text adds none. */
  decided: number
  undecided: string[]
  /** Pairs of `needs_info`, and those that ask for something the case has. */
  needsInfo: number
  askedAgain: string[]
}

const closedStates: ReadonlySet<CallStatus> = new Set(['closed', 'exhausted', 'forecasted'])

function columnOf(match: QuickMatch): Column {
  return closedStates.has(match.status) ? 'closed' : match.verdict
}

/** What is known of a programme before any case is looked at. */
interface Traits {
  leftOut: boolean
  decidable: boolean
  departments: boolean
  exactCodes: boolean
}

/** Compares every case of a grid with every programme. */
export function checkGrid(set: FrenchSet, grid: Grid): GridReport {
  const empty = (): Record<Column, number> => ({
    eligible: 0,
    needs_info: 0,
    needs_review: 0,
    not_eligible: 0,
    closed: 0,
  })
  const report: GridReport = {
    cases: grid.profiles.length,
    pairs: 0,
    table: { eligible: empty(), not_eligible: empty(), left_out: empty() },
    differences: [],
    departments: [],
    decided: 0,
    undecided: [],
    needsInfo: 0,
    askedAgain: [],
  }
  const everListed = new Set(grid.profiles.flatMap((each) => each.eligible_publicodes))
  const traits = new Map([...set.compiled.keys()].map((slug) => [slug, traitsOf(slug, set, everListed)]))
  for (const each of grid.profiles) checkCase(set, each.profile, new Set(each.eligible_publicodes), traits, report)
  checkReverse(set, grid, report)
  return report
}

/** Every programme asked of all cases of a day at once, by the index over profiles. */
function checkReverse(set: FrenchSet, { profiles }: Grid, report: GridReport): void {
  for (const [date, cases] of Map.groupBy(profiles, ({ profile }) => profile.date)) {
    const asOf: AsOf = { kind: 'date', date }
    const all = cases.map(({ profile }) => readFacts(profileOf(profile, set.reference), set.reference, none))
    const index = new ProfileIndex(set.reference, `${date.slice(0, 4)}-01-01`)
    all.forEach((facts, number) => index.put(number, facts))
    for (const entry of set.entries) {
      const compiled = entry.compiled()
      const judged = index.judge(compiled, asOf)
      resolve(judged, (number) => verdictAlone(compiled, all[number] as Facts, asOf))
      const [first] = judged
      for (const [number, facts] of all.entries()) {
        const own = quickMatch(compiled, facts, asOf).verdict
        const byIndex = first && verdictAt(first, number)
        if (byIndex !== own)
          report.differences.push(
            `${entry.id} | ${date}, case ${number} | ours ${own}, by the index over profiles ${byIndex}`,
          )
      }
    }
  }
}

function checkCase(
  set: FrenchSet,
  grid: GridProfile,
  listed: ReadonlySet<string>,
  traits: ReadonlyMap<string, Traits>,
  report: GridReport,
): void {
  const asOf: AsOf = { kind: 'date', date: grid.date }
  const facts = readFacts(profileOf(grid, set.reference), set.reference, none)
  const judged = set.index.judge({ facts, asOf })
  const where = `${grid.region}, ${grid.naf_section}, ${grid.size_class} ${grid.headcount ?? ''}, ${grid.date}`
  for (const slug of listed)
    if (!set.compiled.has(slug)) report.differences.push(`${slug} | ${where} | upstream eligible, ours not imported`)
  for (const entry of set.entries) {
    const [slug, compiled] = [entry.id, entry.compiled()]
    const trait = traits.get(slug)
    if (trait === undefined) continue
    report.pairs += 1
    const theirs: RowName = trait.leftOut ? 'left_out' : listed.has(slug) ? 'eligible' : 'not_eligible'
    const own = quickMatch(compiled, facts, asOf)
    const column = columnOf(own)
    report.table[theirs][column] += 1
    const line = `${slug} | ${where} | upstream ${theirs}, ours ${column}`
    compare(theirs, column, trait, line, report)
    const byIndex = judged.verdictOf(entry)
    if (byIndex !== own.verdict) report.differences.push(`${line} | by the index ${byIndex}`)
    decide(trait, own, `${slug} | ${where} | ${own.verdict}`, report)
    if (own.verdict === 'needs_info') {
      report.needsInfo += 1
      const { missing } = explainMatch(compiled, facts, asOf, new Map())
      const again = missing.filter((pointer) => !lacks(pointer, trait))
      if (missing.length === 0 || again.length > 0)
        report.askedAgain.push(`${slug} | ${where} | asks for ${again.join(', ') || 'nothing'}`)
    }
  }
}

const none: ReadonlyMap<string, Profile> = new Map()

function compare(theirs: RowName, column: Column, trait: Traits, line: string, report: GridReport): void {
  if (theirs === 'eligible' && (column === 'not_eligible' || column === 'closed')) report.differences.push(line)
  if (theirs !== 'not_eligible' || column === 'not_eligible' || column === 'closed') return
  if (trait.departments && column === 'needs_info') report.departments.push(line)
  else report.differences.push(line)
}

function decide(trait: Traits, own: QuickMatch, line: string, report: GridReport): void {
  if (!trait.decidable) return
  report.decided += 1
  if (own.verdict !== 'eligible' && own.verdict !== 'not_eligible') report.undecided.push(line)
}

/** Whether a case lacks what a pointer names: it has a headcount, a region, a section, and whether it is a micro-entrepreneur. */
function lacks(pointer: string, trait: Traits): boolean {
  if (pointer.startsWith('/headcount') || pointer.startsWith('/legal_form')) return false
  if (pointer.startsWith('/establishments')) return trait.departments
  if (pointer.startsWith('/activities')) return trait.exactCodes
  return true
}

function traitsOf(slug: string, set: FrenchSet, everListed: ReadonlySet<string>): Traits {
  const programme = set.compiled.get(slug)?.programme
  const criteria = programme === undefined ? [] : criteriaOf(programme.eligibility)
  const unreadable = criteria.some((each) => each.kind === 'manual' && each.unreadable !== undefined)
  const departments = criteria.some(
    (each) =>
      each.kind === 'region' &&
      [...(each.include ?? []), ...(each.exclude ?? [])].some((code) => isDepartment(code, set.reference.regions)),
  )
  const placeAsked = criteria.some((each) => each.kind === 'manual' && each.about === 'region')
  const exactCodes = criteria.some(
    (each) => each.kind === 'activity' && (each.codes.include?.exact ?? each.codes.exclude?.exact) !== undefined,
  )
  const coded = criteria.filter((each) => each.kind !== 'manual' && each.kind !== 'age')
  const known = coded.every(
    (each) =>
      each.kind === 'headcount' || each.kind === 'legal_form' || each.kind === 'region' || each.kind === 'activity',
  )
  return {
    leftOut: unreadable && !everListed.has(slug),
    departments,
    exactCodes,
    decidable: !unreadable && !placeAsked && known && !departments && !exactCodes && textAddsNone(set.rows.get(slug)),
  }
}

/** No "autres critères" and no minimum years, read from the file itself. */
function textAddsNone(row: Readonly<Record<string, unknown>> | undefined): boolean {
  const conditions = (row?.["conditions d'éligibilité"] ?? {}) as Record<string, unknown>
  const others = [conditions, ...((row?.['champs conditionnels'] ?? []) as Record<string, unknown>[])].flatMap(
    (each) => (each["autres critères d'éligibilité"] ?? []) as string[],
  )
  const years = (conditions["nombre d'années d'activité"] ?? []) as string[]
  return others.length === 0 && years.every((line) => line.trim() === 'Éligible à toutes les entreprises')
}

function criteriaOf(expression: Expression): Criterion[] {
  if ('kind' in expression) return [expression]
  if ('all' in expression) return expression.all.flatMap(criteriaOf)
  if ('any' in expression) return expression.any.flatMap(criteriaOf)
  if ('not' in expression) return criteriaOf(expression.not)
  return expression.at_least.of.flatMap(criteriaOf)
}
