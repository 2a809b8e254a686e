import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { before, describe, test } from 'node:test'
import { join } from 'node:path'
import { failed, findingsOf, scoreFindings } from '../../scripts/check-rule-text.ts'
import { checkFrozen } from '../../scripts/french-set/frozen.ts'
import { checkGrid } from '../../scripts/french-set/grid.ts'
import { frenchFolder, importSet, readJson } from '../../scripts/french-set/load.ts'
import type { FrenchSet, Grid } from '../../scripts/french-set/load.ts'
import { codePoints } from '../../src/core/citing/canonical.ts'
import type { Anchor } from '../../src/core/citing/citation.ts'
import { loadReference } from '../../src/reference/reference.ts'
import { needsSharedData, sharedData } from '../reference/shared-data.ts'

/** Every anchor in a document, wherever it stands. */
function anchorsIn(json: unknown): Anchor[] {
  if (Array.isArray(json)) return json.flatMap(anchorsIn)
  if (typeof json !== 'object' || json === null) return []
  if ('document' in json && 'exact' in json) return [json as Anchor]
  return Object.values(json).flatMap(anchorsIn)
}

describe('the programmes of the French government', needsSharedData(), () => {
  let set: FrenchSet
  let frozen: FrenchSet
  const folder = frenchFolder(sharedData() ?? '')

  before(async () => {
    const reference = await loadReference()
    set = importSet(await readJson(join(folder, 'programs.json')), reference)
    frozen = importSet(await readJson(join(folder, 'programs_tests.json')), reference)
  })

  test('every row is read, and the eight whose rules do not parse are kept with a question', () => {
    assert.equal(set.imported.programmes.length, 260)
    assert.equal(frozen.imported.programmes.length, 131)
    assert.deepEqual(
      set.imported.rows.filter((row) => row.outcome === 'refused'),
      [],
    )
    assert.equal(
      set.imported.rows.filter(
        (row) => row.outcome === 'read' && row.warnings.some((warning) => warning.code === 'rule_unreadable'),
      ).length,
      8,
    )
  })

  test('every citation resolves letter for letter, and every document has the digest of its text', () => {
    let walked = 0
    for (const { slug, programme } of [...set.imported.programmes, ...frozen.imported.programmes]) {
      const [document] = programme.documents
      assert.ok(document !== undefined, slug)
      assert.equal(document.sha256, createHash('sha256').update(document.text, 'utf8').digest('hex'), slug)
      const points = codePoints(document.text)
      assert.equal(document.length, points.length, slug)
      for (const { exact, start, end } of anchorsIn([programme.eligibility, programme.funding])) {
        assert.ok(start !== undefined && end !== undefined && exact !== '', slug)
        assert.equal(points.slice(start, end), exact, slug)
        walked += 1
      }
    }
    assert.ok(walked > 1500, `${walked} citations`)
  })

  test('all cases of the grid agree with upstream; decided cases are decided; only missing facts are asked for', async () => {
    const report = checkGrid(set, (await readJson(join(folder, 'oracle_grid_sample.json'))) as Grid)
    assert.equal(report.pairs, 294 * 260)
    assert.deepEqual(report.differences, [])
    assert.ok(report.decided > 20_000, `${report.decided} decided pairs`)
    assert.deepEqual(report.undecided, [])
    assert.deepEqual(report.askedAgain, [])
    assert.equal(report.table.left_out.eligible + report.table.left_out.needs_info, 0)
  })

  test('the two published profiles get 42 and 54 programmes, and the published 30 and 46 after the objectives', async () => {
    const expected = (await readJson(join(folder, 'expected_results.json'))) as { id: number; values: string[] }[]
    const reports = checkFrozen(frozen, expected)
    assert.deepEqual(
      reports.map(({ id, programmes, filtered }) => [id, programmes, filtered]),
      [
        [1, 42, 30],
        [4, 54, 46],
      ],
    )
    for (const each of reports) assert.deepEqual([...each.missing, ...each.unexpected], [], `profile ${each.id}`)
  })

  test('rules that contradict their own text are found, with few false alarms', () => {
    const scores = scoreFindings(findingsOf(set.imported), set.imported.programmes.length)
    for (const score of scores) assert.equal(failed(score), false, JSON.stringify(score))
  })
})
