/**
 * The French government's programmes against its own verdicts: `npm run check:french -- [grid file] [--programs file]`.
 * Prints the confusion table, every difference, and the frozen set's published results. Exit 1 on any violation.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadReference } from '../src/reference/reference.ts'
import { checkFrozen } from './french-set/frozen.ts'
import type { FrozenReport } from './french-set/frozen.ts'
import { checkGrid, columns, rows } from './french-set/grid.ts'
import type { GridReport } from './french-set/grid.ts'
import { frenchFolder, importSet, readJson } from './french-set/load.ts'
import type { Grid } from './french-set/load.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

function list(title: string, lines: readonly string[]): void {
  say(`\n${title}: ${lines.length}`)
  for (const line of lines) say(`  ${line}`)
}

function printGrid(report: GridReport): void {
  say(`${report.cases} cases, ${report.pairs} pairs of a case and a programme`)
  say(`\n${'upstream \\ ours'.padEnd(16)}${columns.map((column) => column.padStart(14)).join('')}`)
  for (const row of rows)
    say(row.padEnd(16) + columns.map((column) => String(report.table[row][column]).padStart(14)).join(''))
  list('Differences', report.differences)
  list("Upstream compares a department's name with a region's; ours asks for the department", report.departments)
  say(`\nDecided by the case alone (every coded rule, and the text adds none): ${report.decided}`)
  list('  of them neither eligible nor not eligible', report.undecided)
  say(`\nneeds_info: ${report.needsInfo}`)
  list('  of them asking for a field that the case has', report.askedAgain)
}

function printFrozen(reports: readonly FrozenReport[]): void {
  for (const each of reports) {
    say(
      `\nFrozen set on 2024-06-01, profile ${each.id}: ${each.programmes} programmes (expected ${each.expected}), ${each.filtered} after the objectives (published ${each.published})`,
    )
    for (const name of each.missing) say(`  published, not ours: ${name}`)
    for (const name of each.unexpected) say(`  ours, not published: ${name}`)
  }
}

const failed = (each: FrozenReport): boolean =>
  each.programmes !== each.expected || each.missing.length > 0 || each.unexpected.length > 0

if (import.meta.main) {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { programs: { type: 'string' } } })
  const folder = frenchFolder(process.env['SHARED_DATA'] ?? '../shared/data')
  const reference = await loadReference()
  const set = importSet(await readJson(values.programs ?? join(folder, 'programs.json')), reference)
  const refused = set.imported.rows.filter((row) => row.outcome === 'refused')
  say(`${set.imported.rows.length} rows, ${set.imported.programmes.length} programmes`)
  list(
    'Rows refused',
    refused.map((row) => `row ${row.row} ${row.slug ?? ''} ${row.refusal}`),
  )
  const grid = checkGrid(set, (await readJson(positionals[0] ?? join(folder, 'oracle_grid_sample.json'))) as Grid)
  printGrid(grid)
  const frozen = checkFrozen(
    importSet(await readJson(join(folder, 'programs_tests.json')), reference),
    (await readJson(join(folder, 'expected_results.json'))) as { id: number; values: string[] }[],
  )
  printFrozen(frozen)
  const wrong =
    grid.differences.length +
    grid.undecided.length +
    grid.askedAgain.length +
    refused.length +
    frozen.filter(failed).length
  say(`\n${wrong} violations`)
  process.exitCode = wrong === 0 ? 0 : 1
}
