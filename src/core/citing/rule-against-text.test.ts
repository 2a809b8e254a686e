import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildRegionReference } from '../facts/region-reference.ts'
import { english, french, greek } from './quantity-lexicon.ts'
import { criterionAgainstText, readerFor } from './criterion-against-text.ts'
import { comparePlaces, compareSize, readSize, ruleTextReason } from './rule-against-text.ts'
import { readPlaces } from './stated-place.ts'
import { quantityReader } from './stated-range.ts'
import type { NumberRange } from '../criteria/criterion.ts'

const fr = quantityReader(french)

function found(rule: NumberRange | undefined, lines: string[], reader = fr): string[] {
  const size = readSize(lines, reader)
  return size === undefined
    ? []
    : compareSize(rule, size).map((each) => `${each.code} ${each.side}${each.certain ? '' : ' ?'}`)
}

describe('a size rule against its text', () => {
  test('a rule that says the same in other words is not reported', () => {
    assert.deepEqual(found({ max: 49 }, ['Moins de 50 salariés']), [])
    assert.deepEqual(found({ max_exclusive: 50 }, ['Moins de 50 salariés']), [])
    assert.deepEqual(found({ min: 1, max: 19 }, ['De 1 à 19 salariés']), [])
    assert.deepEqual(found(undefined, ['Toutes tailles']), [])
    assert.deepEqual(found({ max: 249 }, ['PME']), [])
    assert.deepEqual(found({ min: 20, max: 99 }, ['Plus de 19 salariés', 'Moins de 100 salariés']), [])
  })

  test('"fewer than 50" coded as at most 50 is reported, in three languages', () => {
    assert.deepEqual(found({ max: 50 }, ['Moins de 50 salariés']), ['bound_differs upper'])
    assert.deepEqual(found({ max: 50 }, ['fewer than 50 employees'], quantityReader(english)), ['bound_differs upper'])
    assert.deepEqual(found({ max: 50 }, ['λιγότερους από 50 εργαζομένους'], quantityReader(greek)), [
      'bound_differs upper',
    ])
  })

  test('a dropped bound, an added bound and a missing rule are reported', () => {
    assert.deepEqual(found({ max: 19 }, ['De 5 à 19 salariés']), ['bound_dropped lower'])
    assert.deepEqual(found({ max: 499 }, ['Toutes tailles']), ['bound_added upper'])
    assert.deepEqual(found(undefined, ['moins de 20 salariés']), ['bound_dropped upper'])
  })

  test('"between 20 and 500" with a rule that ends at 499 is reported as unclear', () => {
    assert.deepEqual(found({ min: 20, max: 499 }, ['Entre 20 et 500 salariés']), ['bound_differs upper ?'])
    assert.deepEqual(found({ min: 20, max: 400 }, ['Entre 20 et 500 salariés']), ['bound_differs upper'])
  })

  test('preferences, alternatives and texts without a size are not compared', () => {
    assert.deepEqual(found(undefined, ['En priorité les entreprises de moins de 50 salariés']), [])
    assert.deepEqual(found({ max: 19 }, ['Moins de 20 salariés ou plus de 100 salariés']), [])
    assert.deepEqual(found({ max: 19 }, ['Selon le projet']), [])
  })

  test('every finding has a sentence', () => {
    const size = readSize(['Moins de 50 salariés'], fr)
    assert.ok(size !== undefined)
    assert.deepEqual(compareSize({ max: 50 }, size).map(ruleTextReason), [
      { key: 'rule_text.size.differs_upper', values: { quote: 'Moins de 50 salariés', rule: 50, text: 49 } },
    ])
  })
})

const units = [
  ['FR', 0, 'France'],
  ['FRI', 1, 'Nouvelle-Aquitaine'],
  ['FRI1', 2, 'Aquitaine'],
  ['FRI13', 3, 'Landes'],
  ['FRI14', 3, 'Lot-et-Garonne'],
  ['FRJ', 1, 'Occitanie'],
  ['FRJ2', 2, 'Midi-Pyrénées'],
  ['FRJ25', 3, 'Lot'],
  ['FRJ27', 3, 'Tarn'],
  ['FRM', 1, 'Corse'],
  ['FRM0', 2, 'Corse'],
  ['FRM01', 3, 'Corse-du-Sud'],
  ['FRM02', 3, 'Haute-Corse'],
] as const
const regions = buildRegionReference({
  units: units.map(([code, level, name]) => ({ code, level, name })),
  aliases: [],
  partNames: [],
  localUnits: [],
  departments: [],
  categories: [],
})

function places(rule: string[] | undefined, text: string): string[] {
  const stated = readPlaces(text, regions, (code) => code.length > 2, french)
  return comparePlaces(rule, stated, regions).map((each) => `${each.code} ${each.place ?? ''}`.trim())
}

describe('a territory rule against its text', () => {
  test('the longest name is read: a department inside another name is not named', () => {
    const { places: named } = readPlaces(
      'Lot-et-Garonne, Haute-Corse, Vallée du Lot',
      regions,
      (code) => code.length > 2,
      french,
    )
    assert.deepEqual(
      named.map((each) => each.code),
      ['FRI14', 'FRM02'],
    )
  })

  test('a rule with the same places is not reported, in any order and spelling', () => {
    assert.deepEqual(places(['FRJ', 'FRI'], 'Nouvelle Aquitaine ; OCCITANIE'), [])
    assert.deepEqual(places(undefined, 'France entière'), [])
  })

  test('a department widened to its region is reported, also beside that region', () => {
    assert.deepEqual(places(['FRI'], 'Landes'), ['narrower_in_text FRI13'])
    assert.deepEqual(places(['FRI13', 'FRI', 'FRJ'], 'Landes, Nouvelle-Aquitaine, Occitanie'), [
      'narrower_in_text FRI13',
    ])
  })

  test('a place only in the text, a place only in the rule, and a missing rule are reported', () => {
    assert.deepEqual(places(['FRI'], 'Nouvelle-Aquitaine, Corse'), ['outside_rule FRM'])
    assert.deepEqual(places(['FRI', 'FRM'], 'Nouvelle-Aquitaine'), ['beyond_text FRM'])
    assert.deepEqual(places(undefined, 'Corse'), ['rule_missing'])
    assert.deepEqual(places(['FRM'], 'Toute la France'), ['text_says_everywhere'])
  })
})

describe('a criterion against the sentence it cites', () => {
  const cite = (exact: string): { document: string; exact: string }[] => [{ document: 'call', exact }]

  test('is compared in the language of its document, and not at all in one that is not read', () => {
    const reader = readerFor('el')
    assert.ok(reader !== undefined)
    const criterion = { id: 'staff', kind: 'headcount', measure: 'headcount', range: { min: 3, max: 50 } } as const
    const judge = (exact: string): string[] =>
      criterionAgainstText({ ...criterion, citations: cite(exact) }, reader, regions).map((each) => each.code)
    assert.deepEqual(judge('Η επιχείρηση απασχολεί από 3 έως 50 εργαζόμενους.'), [])
    assert.deepEqual(judge('Η επιχείρηση απασχολεί λιγότερους από 50 εργαζόμενους.'), ['bound_added', 'bound_differs'])
    assert.equal(readerFor('it'), undefined)
  })

  test('a department in the sentence and its region in the rule are reported', () => {
    const criterion = {
      id: 'place',
      kind: 'region',
      of: 'headquarters',
      include: ['FRI'],
      citations: cite('Siège dans les Landes'),
    } as const
    const reader = readerFor('fr')
    assert.ok(reader !== undefined)
    assert.deepEqual(
      criterionAgainstText(
        { ...criterion, include: ['FRI'], citations: [...criterion.citations] },
        reader,
        regions,
      ).map((each) => each.code),
      ['narrower_in_text'],
    )
  })
})
