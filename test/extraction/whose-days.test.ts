import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractProgramme } from '../../src/core/extraction/extract.ts'
import { isGreek } from '../../src/core/extraction/text/source-text.ts'
import { readText } from '../../src/programmes/extraction/read-text.ts'
import { loadReference } from '../../src/reference/reference.ts'

const reference = loadReference()
const wall = ({ at, time_zone }: { at?: string; time_zone: string }): string[] =>
  at === undefined
    ? []
    : [Temporal.Instant.from(at).toZonedDateTimeISO(time_zone).toPlainDateTime().toString().slice(0, 16)]

/** When a call with these sentences opens and closes, the ages that it asks with the day of counting, and what it leaves open. */
async function read(sentences: string) {
  const { activities, regions } = await reference
  const language = isGreek(sentences) ? 'el' : 'en'
  const { text, sections } = readText(`Δείγμα\n\n${sentences}\n`)
  const { programme, fields } = extractProgramme(
    { text, sections, language, country: 'GR', timeZone: 'Europe/Athens', document: 'call' },
    { activities, regions },
  )
  const { call, eligibility } = programme
  const criteria = 'all' in eligibility ? eligibility.all : []
  return {
    opens: call.opens_at === undefined ? [] : wall(call.opens_at),
    closes: call.deadlines.flatMap(wall),
    moved: call.deadlines.flatMap(({ moved = [] }) => moved),
    rolling: call.deadlines.some(({ basis }) => basis === 'rolling'),
    exhausted: call.deadlines.some(({ basis }) => basis === 'until_exhausted'),
    ages: criteria.flatMap((each) => ('kind' in each && each.kind === 'age' ? [each.at] : [])),
    asked: criteria.flatMap((each) => ('kind' in each && each.kind === 'manual' ? [each.citations?.[0]?.exact] : [])),
    notes: fields.filter(({ field, pointer }) => field === 'closes_at' && pointer === null).map(({ value }) => value),
    expenses: programme.expenses_eligible_from,
  }
}

test('a call that is open until its money is gone, and no later than a day, closes on that day', async () => {
  for (const sentence of [
    'Αιτήσεις γίνονται δεκτές από τις 07/12/2026 ώσπου να εξαντληθούν οι πόροι και οπωσδήποτε όχι αργότερα από τις 26 Μαρτίου 2027.',
    'Η υποβολή διαρκεί από τη Δευτέρα 7/12/2026 έως την εξάντληση του ποσού, όχι όμως αργότερα από την 26/03/2027.',
    'Proposals are taken from 7 December 2026 while funds last, though not later than 26 March 2027.',
  ]) {
    const { opens, closes, moved, exhausted } = await read(sentence)
    assert.deepEqual(
      { opens, closes, moved, exhausted },
      { opens: ['2026-12-07T00:00'], closes: ['2027-03-26T23:59'], moved: [], exhausted: true },
      sentence,
    )
  }
})

test('the day on which those who apply began, or ended another plan, is no day of the call', async () => {
  for (const sentence of [
    'Αίτηση υποβάλλουν εταιρείες με ημερομηνία έναρξης από 15/02/2024 και μετά.',
    'Δικαιούχοι είναι ΜμΕ των οποίων η έναρξη έγινε από 15/02/2024.',
    'Eligible are small firms with a start date of operations on or after 15 February 2024.',
    'Συμμετέχουν επιχειρήσεις που έχουν ολοκληρώσει το προηγούμενο σχέδιό τους έως 15/02/2026.',
    'SMEs that have completed their earlier project by 15 February 2026 may apply.',
    'Applicants must have been trading without interruption since before 15 February 2020.',
    'Το έργο δεν πρέπει να έχει αρχίσει πριν από την υποβολή και περατώνεται έως 15/02/2029.',
    'The project may not have started before the application and must be completed by 15 February 2029.',
  ]) {
    const { opens, closes, expenses } = await read(sentence)
    assert.deepEqual([opens, closes, expenses], [[], [], undefined], sentence)
  }
})

test('a business that has to have operated continuously makes no call that is always open', async () => {
  const { rolling } = await read('Applicants must have been operating continuously since before 15 February 2020.')
  assert.equal(rolling, false)
  assert.equal((await read('Applications are accepted continuously.')).rolling, true)
})

test('an age on the last day for applying is counted on that day, and asked of a person where there are several or none', async () => {
  const fixed = { event: 'fixed', date: '2027-05-14' }
  for (const sentence of [
    'SMEs may apply. Applicants must be under six years old on the closing date of the call. The deadline is 14 May 2027.',
    'Πρέπει να λειτουργούν τουλάχιστον δύο έτη κατά την ημερομηνία λήξης. Η υποβολή λήγει στις 14/05/2027.',
    'ΜμΕ με δύο έτη λειτουργίας τουλάχιστον κατά την καταληκτική ημερομηνία. Η υποβολή λήγει στις 14/05/2027.',
    'Δικαιούχοι είναι ΜμΕ που έχουν συσταθεί το πολύ τέσσερα έτη πριν από τη λήξη της προθεσμίας. Η προθεσμία λήγει στις 14/05/2027.',
  ])
    assert.deepEqual((await read(sentence)).ages, [fixed], sentence)
  const dayTold =
    'Companies that have been trading for six years or less as of 14 May 2027 may apply. The deadline is 3 June 2027.'
  assert.deepEqual((await read(dayTold)).ages, [fixed])
  const own = 'Firms must have traded for three years when they apply. The deadline is 14 May 2027.'
  assert.deepEqual((await read(own)).ages, [undefined])
  for (const sentence of ['Small firms must be less than six years old at the submission deadline.']) {
    const { ages, asked } = await read(sentence)
    assert.deepEqual([ages, asked], [[], [sentence]])
  }
})

test('so long behind the opening is a last day; how long a call is open beside the day from which stays open', async () => {
  for (const [sentences, ...closes] of [
    ['The call opens on 3 May 2027 and closes three weeks later at 14:00.', '2027-05-24T14:00'],
    ['Η υποβολή ξεκινά στις 03/05/2027 και ολοκληρώνεται έναν μήνα αργότερα.', '2027-06-03T23:59'],
    ['Η υποβολή ανοίγει στις 03/05/2027. Λήγει δέκα ημέρες μετά την έναρξη.', '2027-05-13T23:59'],
  ] as const)
    assert.deepEqual((await read(sentences)).closes, closes, sentences)
  const { closes, notes } = await read('Αιτήσεις υποβάλλονται από 03/05/2027 και για διάστημα έξι εβδομάδων.')
  assert.deepEqual([closes, notes], [[], ['για διάστημα έξι εβδομάδων']])
})

test('where a later round is told in a sentence of its own, the last day before it is that of the first', async () => {
  for (const [sentences, opens] of [
    [
      'Applications run from 4 January 2027 to 5 March 2027. A second window opens on 6 September 2027 and closes on 5 November 2027.',
      ['2027-01-04T00:00'],
    ],
    ['Submissions close on 5 March 2027. A further round opens on 6 September 2027 and ends on 5 November 2027.', []],
    [
      'Υποβολή από 04/01/2027 έως 05/03/2027. Ο επόμενος κύκλος αρχίζει την 06/09/2027 και λήγει την 05/11/2027.',
      ['2027-01-04T00:00'],
    ],
  ] as const) {
    const told = await read(sentences)
    assert.deepEqual([told.opens, told.closes], [opens, ['2027-03-05T23:59', '2027-11-05T23:59']], sentences)
  }
})
