import { test } from 'node:test'
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadReference } from '../../src/reference/reference.ts'
import { parseTitlesCsv, parseTitlesPdf } from '../../src/reference/titles.ts'
import { needsSharedData, sharedData } from './shared-data.ts'

const folder = join(sharedData() ?? '', 'gr-kad')

test('titles are read from CSV with commas or semicolons, quotes, and lost leading zeros', () => {
  assert.deepEqual(parseTitlesCsv('code,title\n1111000,"one, ""two"""\r\n62.10.11.03, x  y \n,no code\n'), [
    { code: '01.11.10.00', title: 'one, "two"' },
    { code: '62.10.11.03', title: 'x y' },
  ])
  assert.deepEqual(parseTitlesCsv('\ufeffΚΑΔ;Περιγραφή\n62101103;α, β\n'), [{ code: '62.10.11.03', title: 'α, β' }])
  assert.throws(() => parseTitlesCsv('a,b\n1,2\n'), /no column for the code/u)
})

test('the cleaned list gives every official code its title', needsSharedData(), async () => {
  const titles = parseTitlesCsv(await readFile(join(folder, 'kad2025_clean.csv'), 'utf8'))
  const { activities } = await loadReference()
  assert.equal(new Set(titles.map((item) => item.code)).size, 9_650)
  assert.ok(titles.every((item) => activities.index.kad_2025.ids.has(item.code.replaceAll('.', ''))))
})

/** 438 pages take about 8 s: on every push, and by hand with CI=true. */
const slow = process.env['CI'] === 'true' ? needsSharedData() : { skip: 'slow; runs with CI=true' }

test('the tax authority’s PDF gives the same titles as the cleaned list', slow, async () => {
  const clean = new Map(
    parseTitlesCsv(await readFile(join(folder, 'kad2025_clean.csv'), 'utf8')).map((item) => [item.code, item.title]),
  )
  const printed = await parseTitlesPdf(await readFile(join(folder, 'AADE_KAD2025.pdf')))
  assert.ok(new Set(printed.map((item) => item.code)).size >= 9_648)
  const different = printed.filter((item) => clean.get(item.code) !== item.title)
  assert.ok(different.length <= 5, `${different.length} titles differ`)
})
