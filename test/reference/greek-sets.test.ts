import { test } from 'node:test'
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkCall, wrongByIndex } from '../../scripts/check-greek-sets.ts'
import type { Oracle } from '../../scripts/check-greek-sets.ts'
import { parseCsv } from '../../src/reference/csv.ts'
import { loadReference } from '../../src/reference/reference.ts'
import { needsSharedData, sharedData } from './shared-data.ts'

async function oracleOf(folder: string): Promise<Oracle> {
  const codes = parseCsv(await readFile(join(folder, 'kad2025_clean.csv'), 'utf8')).map((row) => row['code8'] ?? '')
  const old = new Map<string, string[]>()
  for (const row of parseCsv(await readFile(join(folder, 'kad2008_to_kad2025.csv'), 'utf8'))) {
    const from = row['kad2008'] ?? ''
    old.set(from, [...(old.get(from) ?? []), row['kad2025'] ?? ''])
  }
  return { codes, old }
}

test(
  'three real calls × 9,650 codes: every answer is met or not met, and right; 2008 codes by the correspondence',
  needsSharedData(),
  async () => {
    const folder = join(sharedData() ?? '', 'gr-kad')
    const sets = JSON.parse(await readFile(join(folder, 'eligible_kad_sets.json'), 'utf8')) as Record<string, string[]>
    const reference = await loadReference()
    const { activities } = reference
    const oracle = await oracleOf(folder)
    assert.equal(oracle.codes.length, 9_650)
    const reports = Object.entries(sets).map(([call, list]) => checkCall(call, list, oracle, activities))
    assert.equal(wrongByIndex(sets, oracle, reference), 0)
    for (const { call, now, unique, split, listed, unlisted } of reports) {
      assert.equal(now.wrong + unique.wrong + split.wrong, 0, call)
      assert.deepEqual([now.met, now.not_met, now.unknown], [listed, 9_650 - listed, 0], call)
      assert.equal(unique.unknown, 0, call)
      assert.equal(split.met + split.not_met + split.unknown, 685, call)
      assert.deepEqual(unlisted, [], call)
    }
    assert.equal(
      reports.reduce((sum, { now }) => sum + now.met + now.not_met, 0),
      28_950,
    )
    assert.deepEqual(
      reports.map(({ split }) => split.unknown),
      [71, 23, 115],
    )
  },
)
