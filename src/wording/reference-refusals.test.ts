import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseActivityCode } from '../core/facts/activity-parse.ts'
import { parseRegion } from '../core/facts/region-parse.ts'
import { loadReference } from '../reference/reference.ts'
import { sayActivityRefusal, sayRegionRefusal } from './reference-refusals.ts'

const { activities, regions } = await loadReference()

test('a refused code is told what it is elsewhere, in both languages', () => {
  const refused = parseActivityCode('62.01.11.00', 'kad_2025', activities)
  assert.ok(!refused.ok)
  assert.deepEqual(sayActivityRefusal(refused), {
    el: 'Ο κωδικός «62.01.11.00» δεν υπάρχει στην ταξινόμηση ΚΑΔ 2025. Υπάρχει ως 62.01.11.00 (ΚΑΔ 2008). Αντιστοιχεί σε: 62.10.11.00 (ΚΑΔ 2025).',
    en: 'There is no code "62.01.11.00" in KAD 2025. It exists as 62.01.11.00 (KAD 2008). It corresponds to 62.10.11.00 (KAD 2025).',
  })
})

test('both versions are named when a code could be of either', () => {
  const refused = parseActivityCode('01281600', undefined, activities)
  assert.ok(!refused.ok)
  assert.match(sayActivityRefusal(refused).en, /01\.28\.16\.00 \(KAD 2025\) or 01\.28\.16\.00 \(KAD 2008\)/u)
  assert.match(sayActivityRefusal(refused).el, /Δηλώστε την ταξινόμηση στο πεδίο scheme: kad_2025, kad_2008/u)
})

test('a place of several is told its candidates, an unknown one what is expected', () => {
  const heraklion = parseRegion('Δήμος Ηρακλείου', regions)
  const nowhere = parseRegion('x'.repeat(500), regions)
  assert.ok(!heraklion.ok && !nowhere.ok)
  assert.match(sayRegionRefusal(heraklion).el, /Ηρακλείου Αττικής \(EL301\), Ηρακλείου Κρήτης \(EL431\)/u)
  assert.ok(sayRegionRefusal(nowhere).en.length < 300)
})
