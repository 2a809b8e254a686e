import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import type { Context } from '../../src/platform/context.ts'
import { scopes } from '../../src/platform/scopes.ts'
import { formatOf, importFile, openImportFile, openProgrammes } from '../../src/programmes/programmes.ts'
import type { ImportReport } from '../../src/programmes/programmes.ts'
import { loadReference } from '../../src/reference/reference.ts'
import { needsSharedData, sharedData } from '../reference/shared-data.ts'
import { aHouse } from '../support/house.ts'

const files = [
  { path: 'fr-mission-transition/data_gouv_export.csv', format: 'fr-schema', rows: 190, programmes: 190 },
  { path: 'fr-mission-transition/programs.json', format: 'fr-mission-transition', rows: 260, programmes: 260 },
  { path: 'us-commongrants/pennsylvania_grants.json', format: 'us-pennsylvania', rows: 161, programmes: 161 },
  { path: 'it-incentivi/incentivi_sample.json', format: 'it-incentivi', rows: 4, programmes: 4 },
  { path: 'eu-horizon/horizon_calls_2026_05_11.json', format: 'eu-calls', rows: 608, programmes: 512 },
]

describe('real collections are imported whole, and a second time changes nothing', needsSharedData(), () => {
  for (const { path, format, rows, programmes } of files) {
    test(path, async () => {
      const house = await aHouse()
      const accountId = await house.newAccount()
      const ctx: Context = {
        accountId,
        caller: { kind: 'system', id: 'test', scopes: new Set(scopes) },
        language: 'en',
        now: house.clock.now(),
        requestId: 'test',
        db: house.db,
        signal: new AbortController().signal,
      }
      const kit = openProgrammes(await loadReference())
      const bytes = await readFile(join(sharedData() ?? '', path))
      const run = async (dryRun = false): Promise<ImportReport> => {
        const file = await openImportFile(path.endsWith('.csv') ? 'text/csv' : 'application/json', bytes)
        const found = formatOf(file, undefined)
        assert.equal(found?.name, format)
        const wish = {
          format: found,
          file,
          retrievedAt: '2026-05-11T08:00:00Z',
          collection: `${format}-test`,
          notify: false,
          dryRun,
        }
        return importFile(ctx, kit, wish)
      }
      const refused = (report: ImportReport) => report.noted.filter(({ outcome }) => outcome === 'refused')
      const first = await run()
      assert.deepEqual(refused(first), [])
      assert.deepEqual(
        [first.rows, first.created + first.updated + first.unchanged, first.merged],
        [rows, programmes, rows - programmes],
      )
      const second = await run()
      assert.deepEqual([second.created, second.updated, second.unchanged, second.vanished.count], [0, 0, programmes, 0])
    })
  }
})
