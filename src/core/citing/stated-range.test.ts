import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { codePoints } from './canonical.ts'
import { english, french, greek } from './quantity-lexicon.ts'
import { quantityReader } from './stated-range.ts'

const fr = quantityReader(french)
const en = quantityReader(english)
const el = quantityReader(greek)

const cases: readonly [reader: typeof fr, text: string, unit: string, range: object][] = [
  [fr, 'Moins de 50 salariés', 'persons', { max_exclusive: 50 }],
  [fr, 'jusqu’à 5 000 salariés', 'persons', { max: 5000 }],
  [fr, 'Entre 20 et 250 salariés', 'persons', { min: 20, max: 250 }],
  [fr, 'De 1 à 19 salariés', 'persons', { min: 1, max: 19 }],
  [fr, 'PME de vingt salariés et plus', 'persons', { min: 20 }],
  [fr, "L'effectif est inférieur ou égal à 49", 'persons', { max: 49 }],
  [fr, 'Au moins un an d’activité', 'years', { min: 1 }],
  [en, 'The business employs fewer than 50 persons', 'persons', { max_exclusive: 50 }],
  [en, 'up to 1,500 employees', 'persons', { max: 1500 }],
  [en, 'at least three years of activity', 'years', { min: 3 }],
  [en, '10 or more employees', 'persons', { min: 10 }],
  [el, 'λιγότερους από 50 εργαζομένους', 'persons', { max_exclusive: 50 }],
  [el, 'Έως και 1.500 άτομα', 'persons', { max: 1500 }],
  [el, 'ΤΟΥΛΑΧΙΣΤΟΝ ΔΕΚΑ ΑΤΟΜΑ', 'persons', { min: 10 }],
  [el, 'από 10 έως 250 εργαζόμενους', 'persons', { min: 10, max: 250 }],
  [el, 'τουλάχιστον δύο έτη λειτουργίας', 'years', { min: 2 }],
]

describe('ranges that a text states', () => {
  for (const [reader, text, unit, range] of cases) {
    test(`“${text}” is read as ${JSON.stringify(range)} ${unit}`, () => {
      const { ranges } = reader.read(text)
      assert.deepEqual(
        ranges.map((each) => [each.unit, each.range]),
        [[unit, range]],
      )
    })
  }

  test('a range is quoted letter for letter, also after characters outside the basic plane', () => {
    const text = '🌱 Ouvert : moins de 1 000 salariés, partout'
    const [found] = fr.read(text).ranges
    assert.equal(codePoints(text).slice(found?.span.start ?? 0, found?.span.end ?? 0), 'moins de 1 000 salariés')
  })

  test('amounts, percentages and distances are no ranges of persons or years', () => {
    assert.deepEqual(fr.read('Moins de 50 M€ de chiffre d’affaires, à moins de 5 km, plus de 30 %').ranges, [])
    assert.deepEqual(fr.read('Un parc de 250 véhicules').ranges, [])
  })

  test('a number without a bound is no range', () => {
    assert.deepEqual(fr.read('Une entreprise de 250 salariés').ranges, [])
  })

  test('a sentence is read as a whole only where it says one thing', () => {
    assert.deepEqual(fr.whole("Au moins 3 ans d'activité", ['years'])?.range, { min: 3 })
    assert.equal(fr.whole("Au moins 3 ans d'activité ou deux comptes clos", ['years']), undefined)
    assert.equal(fr.whole('Au moins 3 salariés', ['years']), undefined)
  })
})
