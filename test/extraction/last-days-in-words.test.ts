import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractProgramme } from '../../src/core/extraction/extract.ts'
import { isGreek } from '../../src/core/extraction/text/source-text.ts'
import { readText } from '../../src/programmes/extraction/read-text.ts'
import { loadReference } from '../../src/reference/reference.ts'

const reference = loadReference()

/** The closing days of a call with this sentence, and what stands beside the draft of them. */
async function read(sentence: string) {
  const { activities, regions } = await reference
  const { text, sections } = readText(`Δείγμα πρόσκλησης\n\n${sentence}\n`)
  const { programme, fields } = extractProgramme(
    {
      text,
      sections,
      language: isGreek(sentence) ? 'el' : 'en',
      country: 'GR',
      timeZone: 'Europe/Athens',
      document: 'call',
    },
    { activities, regions },
  )
  const days = programme.call.deadlines.map(({ at = '', time_zone }) =>
    Temporal.Instant.from(at).toZonedDateTimeISO(time_zone).toPlainDateTime().toString().slice(0, 16),
  )
  const told = fields.filter(({ field }) => field === 'closes_at')
  return { days, notes: told.filter(({ pointer }) => pointer === null).map(({ value }) => value), told }
}

test('a last day in words that the calendar tells is read, with its sentence', async () => {
  for (const [sentence, day] of [
    ['Οι αιτήσεις υποβάλλονται έως το τέλος του πρώτου τριμήνου του 2027.', '2027-03-31T23:59'],
    ['Οι αιτήσεις υποβάλλονται έως το τέλος του Β΄ εξαμήνου 2027, ώρα 15:00.', '2027-12-31T15:00'],
    ['Η υποβολή διαρκεί 60 ημέρες από τη δημοσίευση της πρόσκλησης (12/01/2027).', '2027-03-13T23:59'],
    ['Η προθεσμία υποβολής λήγει δύο μήνες μετά την έναρξη (01/02/2027).', '2027-04-01T23:59'],
    [
      'Οι αιτήσεις υποβάλλονται εντός δύο (2) μηνών από την ανάρτηση της πρόσκλησης στις 05/02/2027.',
      '2027-04-05T23:59',
    ],
    [
      'Ημερομηνία δημοσίευσης: 10/01/2027\nΗ υποβολή αιτήσεων λήγει τη 15η Μαΐου του τρέχοντος έτους.',
      '2027-05-15T23:59',
    ],
    ['Applications are accepted by the end of the first quarter of 2027.', '2027-03-31T23:59'],
    ['Proposals are accepted by the end of Q2 2027.', '2027-06-30T23:59'],
    ['The deadline for applications is the last day of February 2028.', '2028-02-29T23:59'],
    ['Applications must be submitted within 60 days from publication (12/01/2027).', '2027-03-13T23:59'],
  ] as const) {
    const { days, notes, told } = await read(sentence)
    assert.deepEqual([days, notes], [[day], []], sentence)
    assert.ok(
      told.every(({ citations }) => sentence.includes(citations[0]?.exact ?? 'nothing')),
      sentence,
    )
  }
})

test('a last day that the words do not tell to the day stands beside the draft in its own words', async () => {
  for (const [sentence, words] of [
    ['Η υποβολή αιτήσεων λήγει τη 15η Μαΐου του τρέχοντος έτους.', '15η Μαΐου του τρέχοντος έτους'],
    ['Οι αιτήσεις υποβάλλονται εντός τριάντα (30) ημερών από τη δημοσίευση.', 'τριάντα (30) ημερών από τη δημοσίευση'],
    [
      'Οι αιτήσεις υποβάλλονται εντός 20 εργάσιμων ημερών από τη δημοσίευση (12/01/2027).',
      '20 εργάσιμων ημερών από τη δημοσίευση',
    ],
    ['Οι αιτήσεις γίνονται δεκτές έως τα μέσα Ιουλίου 2027.', 'τα μέσα Ιουλίου 2027'],
    [
      'Οι αιτήσεις υποβάλλονται έως την τελευταία εργάσιμη ημέρα του Ιουνίου 2027.',
      'την τελευταία εργάσιμη ημέρα του Ιουνίου 2027',
    ],
    ['The closing date is the 15th of May of the current year.', '15th of May of the current year'],
    ['Proposals may be submitted until mid-July 2027.', 'mid-July 2027'],
    ['Applications are accepted until the last working day of June 2027.', 'the last working day of June 2027'],
    ['Applications must be lodged no later than two months after the call opens.', 'two months after the call opens'],
    ['The call remains open for 45 days from 1 February 2027.', 'for 45 days from'],
    ['Applicants whose outline was approved must submit the full application by 30 June 2027.', '30 June 2027'],
    ['The call closes in spring 2027.', 'in spring 2027'],
  ] as const)
    assert.deepEqual(await read(sentence).then(({ days, notes }) => [days, notes]), [[], [words]], sentence)
})

test('what ends for others, or after the call, is no last day of it', async () => {
  for (const sentence of [
    'Ενστάσεις υποβάλλονται εντός 10 ημερών από τη δημοσίευση των αποτελεσμάτων.',
    'Το έργο ολοκληρώνεται έως το τέλος του πρώτου τριμήνου του 2029.',
    'The project ends by the end of the first quarter of 2029.',
    'Payments are made within 60 days from approval (12/01/2027).',
    'Are applications accepted until mid-July 2027?',
  ])
    assert.deepEqual(await read(sentence).then(({ days, notes }) => [days, notes]), [[], []], sentence)
})
