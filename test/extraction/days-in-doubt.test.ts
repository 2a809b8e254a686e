import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractProgramme } from '../../src/core/extraction/extract.ts'
import { isGreek } from '../../src/core/extraction/text/source-text.ts'
import { readText } from '../../src/programmes/extraction/read-text.ts'
import { loadReference } from '../../src/reference/reference.ts'

const reference = loadReference()

async function read(sentence: string) {
  const { activities, regions } = await reference
  const { text, sections } = readText(`Δείγμα πρόσκλησης\n\n${sentence}\n`)
  const language = isGreek(sentence) ? 'el' : 'en'
  return extractProgramme(
    { text, sections, language, country: 'GR', timeZone: 'Europe/Athens', document: 'call' },
    { activities, regions },
  )
}

test('a day that no calendar has is told in its own words, and is no day of the call', async () => {
  for (const [sentence, field, day] of [
    ['Λήξη υποβολής αιτήσεων: 30/02/2027 ώρα 15:00.', 'closes_at', '30/02/2027'],
    ['Οι αιτήσεις υποβάλλονται έως τις 31 Απριλίου 2027.', 'closes_at', '31 Απριλίου 2027'],
    ['Η υποβολή αρχίζει στις 31/11/2026 και λήγει στις 15/01/2027.', 'opens_at', '31/11/2026'],
    ['Submissions close on 31 February 2027.', 'closes_at', '31 February 2027'],
    ['The call opens on 31 April 2027 and closes on 15 June 2027.', 'opens_at', '31 April 2027'],
  ] as const) {
    const { fields } = await read(sentence)
    const told = fields.filter((each) => each.pointer === null).map((each) => [each.field, each.value])
    assert.deepEqual(told, [[field, day]], sentence)
  }
})

test('an hour that no clock has is told beside its day', async () => {
  for (const [sentence, hour] of [
    ['Η λήξη υποβολής είναι στις 30/06/2027 και ώρα 25:61.', '25:61'],
    ['The deadline is 30 June 2027 at 25:61.', '25:61'],
    ['Submission deadline: 30 June 2027, 17:75.', '17:75'],
  ] as const) {
    const { fields, programme } = await read(sentence)
    const told = fields.filter((each) => each.pointer === null).map((each) => [each.field, each.value])
    assert.deepEqual(told, [['closes_at', hour]], sentence)
    assert.equal(programme.call.deadlines.length, 1)
  }
})

test('an amount or a rate below nought is told beside the draft', async () => {
  for (const [sentence, field] of [
    ['Επιχορήγηση έως -5 €.', 'max_subsidy'],
    ['The grant is up to -5,000 EUR.', 'max_subsidy'],
    ['Ποσοστό ενίσχυσης: -20%.', 'intensity'],
  ] as const) {
    const { doubted, programme } = await read(sentence)
    assert.deepEqual(
      doubted.map((each) => [each.field, each.pointer]),
      [[field, null]],
      sentence,
    )
    assert.deepEqual(programme.funding, { instruments: ['grant'] }, sentence)
  }
  const { programme } = await read('Επιχορήγηση 5.000-10.000 €.')
  assert.equal(programme.funding.max_subsidy?.amount, '10000.00')
})

test('a call that closes before it opens says so of both days', async () => {
  for (const sentence of [
    'Έναρξη υποβολής αιτήσεων: 10/02/2027. Λήξη υποβολής αιτήσεων: 05/01/2027.',
    'The call opens on 10 February 2027 and closes on 5 January 2027.',
  ]) {
    const { contradictions } = await read(sentence)
    assert.deepEqual(
      contradictions.map(({ field, values }) => [
        field,
        values.length,
        values.every((each) => each.citations.length > 0),
      ]),
      [['closes_at', 2, true]],
      sentence,
    )
  }
  const { contradictions } = await read('Έναρξη υποβολής: 10/02/2027. Λήξη υποβολής: 05/03/2027.')
  assert.deepEqual(contradictions, [])
})

test('a last day without a year is told in its own words where no other is', async () => {
  for (const [sentence, told] of [
    ['Αιτήσεις υποβάλλονται από τις 3 Οκτωβρίου έως τις 19 Δεκεμβρίου.', ['3 Οκτωβρίου', '19 Δεκεμβρίου']],
    ['Applications are open until 14 May.', ['14 May']],
    ['Αιτήσεις υποβάλλονται έως τις 19 Δεκεμβρίου 2027.', []],
    ['Αιτήσεις υποβάλλονται έως τις 19 Δεκεμβρίου 2027, δηλαδή έως τις 19 Δεκεμβρίου.', []],
    ['Οι δαπάνες πληρώνονται έως τις 19 Δεκεμβρίου.', []],
  ] as const) {
    const { fields } = await read(sentence)
    assert.deepEqual(
      fields.filter(({ pointer }) => pointer === null).map(({ value }) => value),
      told,
      sentence,
    )
  }
})
