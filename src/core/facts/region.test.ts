import { test } from 'node:test'
import assert from 'node:assert/strict'
import fc from 'fast-check'
import { loadReference } from '../../reference/reference.ts'
import {
  compileRegions,
  departmentOf,
  isWithin,
  judgeRegion,
  regionCategory,
  regionChain,
  regionLeaves,
  regionMembership,
} from './region.ts'
import { parseMunicipality, parseRegion } from './region-parse.ts'

const { regions: ref } = await loadReference()

function place(input: string, within?: string): string {
  const parsed = parseRegion(input, ref, within)
  return parsed.ok ? parsed.code : `${parsed.code} ${parsed.candidates.map((c) => c.code).join(' ')}`.trim()
}

test('a region is read by code, with GR for EL and Greek look-alike letters', () => {
  for (const input of ['EL30', 'GR30', 'el 30', 'ΕL30', ' gr-30']) assert.equal(place(input), 'EL30')
  assert.equal(place('GR'), 'EL')
})

test('a Greek name is read in any case, with or without accents, and with a Latin A inside', () => {
  for (const input of ['Αττική', 'Aττική', 'ΑΤΤΙΚΗ', 'αττικη', 'Attica', 'Attiki', 'Περιφέρεια Αττικής'])
    assert.equal(place(input), 'EL30', input)
  for (const input of ['Αχαΐα', 'ΑΧΑΪΑ', 'Αχαϊα', 'Π.Ε. Αχαΐας', 'Νομός Αχαΐας', 'Achaia'])
    assert.equal(place(input), 'EL632', input)
  assert.equal(place('Ανατολική Μακεδονία και Θράκη'), 'EL51')
  assert.equal(place('Περιφέρεια Δυτικής Μακεδονίας'), 'EL53')
})

test('part of a unit with several names is inside it, not it', () => {
  assert.deepEqual(parseRegion('Κοζάνη', ref), { ok: true, code: 'EL531', precision: 'inside' })
  assert.deepEqual(parseRegion('Γρεβενά, Κοζάνη', ref), { ok: true, code: 'EL531', precision: 'exact' })
})

test('municipalities and communities resolve to NUTS 3, in the genitive, the nominative and Latin letters', () => {
  for (const input of ['Χαλάνδρι', 'Χαλανδρίου', 'Δήμος Χαλανδρίου', 'Chalandri', 'Halandri'])
    assert.equal(place(input), 'EL301', input)
  assert.deepEqual(parseRegion('Δήμος Κομοτηνής', ref), { ok: true, code: 'EL513', precision: 'inside', lau: '0101' })
  assert.deepEqual(parseMunicipality('01010102', ref), {
    ok: true,
    code: 'EL513',
    precision: 'inside',
    lau: '01010102',
  })
  assert.equal(ref.local().codes.size > 6_000, true)
})

test('a name of several places is refused with them, and decided by what is known already', () => {
  assert.equal(place('Δήμος Ηρακλείου'), 'region_ambiguous EL301 EL431')
  assert.equal(place('Δήμος Ηρακλείου', 'EL30'), 'EL301')
  assert.match(place('Καλλιθέα'), /^region_ambiguous EL304 /u)
  assert.equal(place('Δήμος Καλλιθέας'), 'EL304')
  assert.equal(place('Ατλαντίδα'), 'region_unknown')
})

test('French regions, departments and overseas territories are read by name', () => {
  const cases = {
    'Île-de-France': 'FR10',
    "Provence-Alpes-Côte d'Azur": 'FRL0',
    'Centre-Val de Loire': 'FRB0',
    Occitanie: 'FRJ',
    'Nouvelle-Aquitaine': 'FRI',
    Landes: 'FRI13',
    'Bouches-du-Rhône': 'FRL04',
    'La Réunion': 'FRY4',
    'Saint-Pierre-Et-Miquelon': 'PM',
    'Polynésie française': 'PF',
    'FR-2A': 'FRM01',
  }
  for (const [input, code] of Object.entries(cases)) assert.equal(place(input), code, input)
  assert.deepEqual(departmentOf('FRI13', ref), { number: '40', nuts3: 'FRI13', name: 'Landes' })
  assert.equal(departmentOf('FRI', ref), undefined)
})

test('a business in EL303 is in EL30, EL3 and EL, and in no other', () => {
  assert.deepEqual(
    regionChain('EL303', ref).map((unit) => unit.code),
    ['EL303', 'EL30', 'EL3', 'EL'],
  )
  for (const code of ['EL303', 'EL30', 'EL3', 'EL']) assert.ok(isWithin('EL303', code, ref), code)
  assert.ok(!isWithin('EL303', 'EL304', ref))
  assert.ok(isWithin('EL3', 'EL30', ref), 'Attica is the same territory at two levels')
})

test('a region given coarser than the call is unknown, unless all or none of it is in', () => {
  assert.equal(regionMembership('FRI', ['FRI13'], undefined, ref).outcome, 'unknown')
  assert.deepEqual(regionMembership('EL42', ['EL421'], undefined, ref), {
    outcome: 'unknown',
    candidates: { in: ['EL421'], out: ['EL422'] },
  })
  assert.equal(regionMembership('EL42', ['EL421', 'EL422'], undefined, ref).outcome, 'met')
  assert.equal(regionMembership('EL42', ['EL43'], undefined, ref).outcome, 'not_met')
  assert.equal(regionMembership('EL', ['EL3', 'EL4', 'EL5', 'EL6'], undefined, ref).outcome, 'met')
})

test('exclusions win over inclusions', () => {
  assert.equal(regionMembership('EL303', ['EL'], ['EL30'], ref).outcome, 'not_met')
  assert.equal(regionMembership('EL', ['EL'], ['EL30'], ref).outcome, 'unknown')
  assert.equal(regionMembership('EL52', undefined, ['EL30'], ref).outcome, 'met')
})

test('a place that is not on record is unknown, and an entry that is not is reported', () => {
  assert.equal(regionMembership('EL999', ['EL'], undefined, ref).outcome, 'unknown')
  assert.deepEqual(compileRegions(['EL', 'QQ1'], undefined, ref).unlisted, ['QQ1'])
})

test('categories of Greek regions are dated data', () => {
  const categories = ref.categories.filter((row) => row.programming_period === '2021-2027' && row.code.startsWith('EL'))
  assert.deepEqual(
    categories.filter((row) => row.category === 'transition').map((row) => row.code),
    ['EL30', 'EL42'],
  )
  assert.equal(categories.filter((row) => row.category === 'less_developed').length, 11)
  assert.equal(regionCategory('EL303', '2021-2027', ref), 'transition')
  assert.equal(regionCategory('EL', '2021-2027', ref), undefined)
  assert.equal(regionCategory('EL303', '2014-2020', ref), undefined)
})

test('membership agrees with the plain reading of prefixes for every unit and random territories', () => {
  const codes = [...ref.units.keys()].filter((code) => code.charAt(2) !== 'Z')
  const unit = fc.constantFrom(...codes)
  fc.assert(
    fc.property(unit, fc.array(unit, { maxLength: 6 }), fc.array(unit, { maxLength: 3 }), (code, include, exclude) => {
      const leaves = [...ref.leaves].filter(
        (leaf) => leaf.startsWith(code) && (leaf.length === 2 || leaf.charAt(2) !== 'Z'),
      )
      const inside = leaves.filter(
        (leaf) => include.some((entry) => leaf.startsWith(entry)) && !exclude.some((entry) => leaf.startsWith(entry)),
      )
      const expected = inside.length === leaves.length ? 'met' : inside.length === 0 ? 'not_met' : 'unknown'
      assert.equal(judgeRegion(code, compileRegions(include, exclude, ref), ref).outcome, expected)
      assert.equal(regionLeaves(code, ref).hi - regionLeaves(code, ref).lo, leaves.length)
    }),
  )
})

test('every name of a Greek unit leads to a unit of that name', () => {
  for (const unit of ref.units.values()) {
    if (!unit.code.startsWith('EL') || unit.code.charAt(2) === 'Z') continue
    const parsed = parseRegion(unit.name, ref)
    assert.ok(parsed.ok && (isWithin(parsed.code, unit.code, ref) || isWithin(unit.code, parsed.code, ref)), unit.name)
  }
})
