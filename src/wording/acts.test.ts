import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actInWords } from './acts.ts'

test('acts and their articles are cited in Greek as in Greek', () => {
  const said = (name: string, locator?: string): string =>
    actInWords({ name, ...(locator === undefined ? {} : { locator }) }, 'el')
  assert.equal(said('Regulation (EU) 2023/2831', 'Article 3(2)'), 'Κανονισμός (ΕΕ) 2023/2831, άρθρο 3(2)')
  assert.equal(
    said('Commission Recommendation 2003/361/EC, Annex', 'Article 6'),
    'Σύσταση 2003/361/ΕΚ της Επιτροπής, παράρτημα, άρθρο 6',
  )
  assert.equal(
    said('Regulation (EU) No 1408/2013 as amended by Regulation (EU) 2024/3118', 'Articles 58 and 59'),
    'Κανονισμός (ΕΕ) αριθ. 1408/2013, όπως τροποποιήθηκε με τον Κανονισμό (ΕΕ) 2024/3118, άρθρα 58 και 59',
  )
  assert.equal(
    said('Commission Recommendation (EU) 2025/1099', 'Annex, Article 2'),
    'Σύσταση (ΕΕ) 2025/1099 της Επιτροπής, παράρτημα, άρθρο 2',
  )
})
