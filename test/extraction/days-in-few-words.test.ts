import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atomsOfDraft } from '../../scripts/extraction/atoms.ts'
import { extractProgramme } from '../../src/core/extraction/extract.ts'
import { isGreek } from '../../src/core/extraction/text/source-text.ts'
import { readText } from '../../src/programmes/extraction/read-text.ts'
import { loadReference } from '../../src/reference/reference.ts'

const reference = loadReference()

async function told(page: string, ...fields: string[]): Promise<string[]> {
  const { activities, regions } = await reference
  const { programme } = extractProgramme(
    {
      ...readText(page),
      language: isGreek(page) ? 'el' : 'en',
      country: 'GR',
      timeZone: 'Europe/Athens',
      document: 'call',
    },
    { activities, regions },
  )
  const atoms = atomsOfDraft(programme)
  return fields.flatMap((field) => (atoms.get(field) ?? []).map((atom) => atom.replace(' Europe/Athens', '')))
}
const daysOf = (page: string): Promise<string[]> => told(page, 'opens', 'closes')

test('a call begins, gets going or gets under way, and ends on its day for filing or its terminus', async () => {
  for (const [page, ...days] of [
    ['Vouchers\n\nThe third round of applications began on October 5, 2026.', '2026-10-05 00:00'],
    ['Vouchers\n\nThe window kicked off on 3 May 2027.', '2027-05-03 00:00'],
    ['Start of the oven fund: on 2 March 2026 the Office set it going.', '2026-03-02 00:00'],
    ['Vouchers\n\nThe day for filing is 22 January 2027.', '2027-01-22 23:59'],
    ['Start: 3 May 2027\nStop: 9 July 2027\n\nVouchers for bakers.', '2027-05-03 00:00', '2027-07-09 23:59'],
    [
      'Επιταγές\n\nΟι φούρνοι στέλνουν αιτήσεις με αφετηρία τη 12η Ιανουαρίου 2027 και τέρμα τη 19η Μαρτίου 2027, ώρα 15:00.',
      '2027-01-12 00:00',
      '2027-03-19 15:00',
    ],
    ['Επιταγές\n\nΑπό τις 5 Μαΐου 2027 οι φούρνοι μπορούν να αποτείνονται στο Σχέδιο.', '2027-05-05 00:00'],
    ['Δάνεια\n\nΤο προϊόν θα διατίθεται ως την 1η Ιουνίου του 2027.', '2027-06-01 23:59'],
  ] as const)
    assert.deepEqual(await daysOf(page), days, page)
})

test('the only period of a page of few lines is that of the call, with a dash, a word or nothing between its days', async () => {
  for (const [page, ...days] of [
    ['Επιταγές\n\nΠερίοδος αιτήσεων: 18/1/2027 με 30/4/2027.', '2027-01-18 00:00', '2027-04-30 23:59'],
    ['Επιταγές φούρνων\n\nΑπό\n\nΈως\n16/11/202630/06/2027\n\nΓια κλιβάνους.', '2026-11-16 00:00', '2027-06-30 23:59'],
    ['Φούρνοι: αιτήσεις 5/10-13/11/2026', '2026-10-05 00:00', '2026-11-13 23:59'],
    [
      'Vouchers\n\nWhen does it start, when does it stop\n4 April 2027 – 2 June 2027 (2PM)',
      '2027-04-04 00:00',
      '2027-06-02 14:00',
    ],
  ] as const)
    assert.deepEqual(await daysOf(page), days, page)
  assert.deepEqual(await daysOf('Vouchers\n\nIn January 2027 and on 2 May 2027 bakers met in Volos.'), [])
})

test('last days of several rounds hold, though a later round opens in between or depends on the money', async () => {
  for (const page of [
    'Vouchers\n\nForms are handed in by 4 March 2027 for the first round, and by 9 September 2027 for the second, which opens on 1 June 2027.',
    'Επιταγές\n\nΟι φάκελοι παραδίδονται ως τις 4 Μαρτίου 2027 για τον πρώτο κύκλο και ως τις 9 Σεπτεμβρίου 2027 για τον δεύτερο, που ανοίγει την 1η Ιουνίου 2027.',
    'Vouchers\n\nDeadline\n\n4 March 2027, and\n\n9 September 2027 if any money is left',
  ])
    assert.deepEqual(await daysOf(page), ['2027-03-04 23:59', '2027-09-09 23:59'], page)
})

test('a day from which something cannot be done, or by whom it is announced, is no end of the time for applying', async () => {
  for (const page of [
    'Vouchers\n\nSince 1 January 2025 it has not been possible to apply all year round.',
    'Επιταγές\n\nΑπό τις 3 Μαΐου 2027 δεν θα μπορεί κανείς να κάνει αίτηση.',
    'Vouchers\n\nThe call is to be announced by the Ministry of Bread on 3 May 2027.',
    'Δάνεια φούρνων\n\nΜέχρι και την 30ή Νοεμβρίου 2027 τρέχει περίοδος χάριτος και δεν πληρώνεται δόση.',
    'Δάνεια φούρνων\n\nΤο πρόγραμμα: πληρώνονται οι τόκοι από 1.3.2026 ως και 31.8.2026.',
    'Bakery scheme\n\nInterest is paid from 1 March 2026 to 31 August 2026.',
    'Επιταγές\n\nΓια το προσχέδιο της πρόσκλησης παρατηρήσεις στέλνονται έως 15/9/2026.',
  ])
    assert.deepEqual(await daysOf(page), [], page)
  assert.deepEqual(
    await daysOf('Επιταγές\n\nΑπό τις 3 Μαΐου 2027 όσοι δεν έχουν κωδικούς κάνουν αίτηση στα γραφεία.'),
    ['2027-05-03 00:00'],
  )
})

test('what a day is not stands between it and its verb', async () => {
  assert.deepEqual(await daysOf('Επιταγές\n\nΣτις 18 Μαρτίου 2027, και όχι στις 11 του μηνός, λήγουν οι αιτήσεις.'), [
    '2027-03-18 23:59',
  ])
  assert.deepEqual(await daysOf('Vouchers\n\nOn 18 March 2027, and not on the 11th, applications end.'), [
    '2027-03-18 23:59',
  ])
})

test('days are read with the year first, and in a head that tells when it begins no day of publication', async () => {
  assert.deepEqual(await told('Vouchers\n\n2027 03 11\n\nA call for bakers comes.', 'published_on'), ['2027-03-11'])
  assert.deepEqual(await told('Επιταγές\n\nΟ Κύκλος ξεκινά – 2 ΝΟΕΜΒΡΙΟΥ 2026', 'published_on'), [])
  assert.deepEqual(await told('Start: 3 May 2027\nStop: 9 July 2027\n\nVouchers for bakers.', 'published_on'), [])
})

test('hours are those of the only country that a short call names', async () => {
  for (const [page, ...days] of [
    ['Vouchers\n\nBakers of Slovenia may apply until 20 March 2027, 14:00.', '2027-03-20 14:00 Europe/Ljubljana'],
    ['Vouchers\n\nThe French baking trade may apply until 20 March 2027, 14:00.', '2027-03-20 14:00 Europe/Paris'],
    ['Επιταγές\n\nΑιτήσεις από περιοχές που ελέγχει η Δημοκρατία έως 20/3/2027.', '2027-03-20 23:59 Asia/Nicosia'],
    ['Vouchers\n\nBakers of Slovenia and of Croatia apply until 20 March 2027, 14:00.', '2027-03-20 14:00'],
  ] as const)
    assert.deepEqual(await daysOf(page), days, page)
})

test('a call ends with its money, whatever stands for it, where a condition tells that it is gone and the sentence that it closes', async () => {
  for (const page of [
    'Ovens\n\nShould all the money be given out, the scheme closes by itself.',
    'Ovens\n\nThe fund has its limits. Should it be used up, no more forms will be taken.',
    'Ovens\n\nIf it is all subscribed before that, the scheme ends.',
    'Loans for ovens\n\nLoans can be had for as long as the scheme is not fully subscribed.',
    'Φούρνοι\n\nΑν τα χρήματα τελειώσουν πιο πριν, η παράταση κόβεται.',
    'Φούρνοι\n\nΤο πρόγραμμα μένει ανοιχτό όσο έχει λεφτά.',
    'Φούρνοι\n\nΜόλις αδειάσει ο κουμπαράς, σταματούν οι αιτήσεις.',
  ])
    assert.deepEqual(await told(page, 'closes'), ['until_exhausted'], page)
  for (const page of [
    'Φούρνοι\n\nΩς και 90% του προϋπολογισμού καλύπτουν οι ενισχύσεις της δράσης.',
    'Δάνεια φούρνων\n\nΤο πρόγραμμα καλύπτει δάνεια, μέχρι το 30% των πόρων που δεσμεύονται.',
    'Ovens\n\nThe grant pays for ovens. Should it be spent earlier, no payment follows.',
  ])
    assert.deepEqual(await told(page, 'closes'), [], page)
})

test('a short page is published on the day that its head bears as news do, and not on that of its last change', async () => {
  for (const page of [
    'News article4 April 2027Office in Larnaca3 min read\n\nOvens are paid for.',
    'FOR IMMEDIATE RELEASE: April 4, 2027\n\nOvens are paid for.',
    'Ovens again\n\nPublication date: 04/04/2027\nLatest update: 06/04/2027 - 09:35\n\nOvens are paid for.',
    'By Anna Smith, 4 April 2027 · 4 minute read\n\nOvens are paid for.',
    'Αναρτήθηκε: 4/4/2027\n\nΕπιταγές για φούρνους.',
  ])
    assert.deepEqual(await told(page, 'published_on'), ['2027-04-04'], page)
  assert.deepEqual(
    await told('Ο Νόμος δημοσιεύθηκε στις 4 Απριλίου 2023.\n\nΕπιταγές για φούρνους.', 'published_on'),
    [],
  )
  assert.deepEqual(await told('Last modified on 4 April 2027 by Anna Smith\n\nOvens are paid for.', 'published_on'), [])
})
