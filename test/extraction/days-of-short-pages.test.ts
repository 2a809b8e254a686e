import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractProgramme } from '../../src/core/extraction/extract.ts'
import { isGreek } from '../../src/core/extraction/text/source-text.ts'
import { readText } from '../../src/programmes/extraction/read-text.ts'
import { loadReference } from '../../src/reference/reference.ts'

const reference = loadReference()

async function programmeOf(page: string) {
  const { activities, regions } = await reference
  const { text, sections } = readText(page)
  const language = isGreek(page) ? 'el' : 'en'
  const { programme } = extractProgramme(
    { text, sections, language, country: 'GR', timeZone: 'Europe/Athens', document: 'call' },
    { activities, regions },
  )
  return programme
}

const dayOf = (moment: { at?: string | undefined; time_zone: string } | undefined): string | undefined =>
  moment?.at === undefined
    ? undefined
    : Temporal.Instant.from(moment.at)
        .toZonedDateTimeISO(moment.time_zone)
        .toString({ smallestUnit: 'minute', offset: 'never', timeZoneName: 'never' })

async function daysOf(page: string) {
  const { call } = await programmeOf(page)
  return { opens: dayOf(call.opens_at), closes: dayOf(call.deadlines.find(({ at }) => at !== undefined)) }
}

test('days without a year have that of the notice, of their sentence, or the only one of the page', async () => {
  for (const [page, told] of [
    [
      'Grants for bakeries\n\nMarch 4, 2027\n\nThe form has to be handed in by 3 p.m. on Friday, Apr. 9.',
      { opens: undefined, closes: '2027-04-09T15:00' },
    ],
    [
      'Επιδότηση φούρνων\n\n4 Δεκεμβρίου 2026\n\nΑιτήσεις γίνονται δεκτές από τις 14 Ιανουαρίου.',
      { opens: '2027-01-14T00:00', closes: undefined },
    ],
    ['Kilns\n\nFrom the 3rd of May one can apply in 2027.', { opens: '2027-05-03T00:00', closes: undefined }],
    [
      'Kilns for potters: apply by the 8th of June\n\nWork may begin in autumn 2027.',
      { opens: undefined, closes: '2027-06-08T23:59' },
    ],
  ] as const)
    assert.deepEqual(await daysOf(page), told, page)
})

test('a day of no year is no day of the call where the page names several years, or its weekday is another', async () => {
  for (const page of [
    'Kilns\n\nApply by the 8th of June. The first kilns were paid in 2024 and the last in 2026.',
    'Kilns\n\nMarch 4, 2027\n\nThe form has to be handed in by Monday, Apr. 9.',
  ])
    assert.equal((await daysOf(page)).closes, undefined, page)
})

test('first and last days are read in any words for handing in, and where the end of the money is told beside them', async () => {
  for (const [sentence, told] of [
    ['Φάκελο καταθέτει κανείς μεταξύ 03/02/2027 και 28/05/2027.', ['2027-02-03T00:00', '2027-05-28T23:59']],
    ['Η πύλη λειτουργεί από 12/1/2027 και κλείνει στις 19/4/2027.', ['2027-01-12T00:00', '2027-04-19T23:59']],
    ['Υπαγωγή ζητά όποιος θέλει από τη 2α Μαρτίου 2027.', ['2027-03-02T00:00', undefined]],
    [
      'Συμβάσεις δανείου υπογράφονται έως τις 30/09/2027, και νωρίτερα αν εξαντληθούν τα κεφάλαια.',
      [undefined, '2027-09-30T23:59'],
    ],
    [
      'Loan contracts are signed by 30 September 2027, or earlier if the funds are used up.',
      [undefined, '2027-09-30T23:59'],
    ],
    [
      'Αιτήσεις του καθεστώτος του αναπτυξιακού νόμου γίνονται μέχρι τις 5 Ιουνίου 2027.',
      [undefined, '2027-06-05T23:59'],
    ],
  ] as const) {
    const { opens, closes } = await daysOf(`Δείγμα\n\n${sentence}`)
    assert.deepEqual([opens, closes], told, sentence)
  }
  assert.deepEqual(await daysOf('Δείγμα\n\nΑπό: 3/2/2027\n\nΜέχρι: 30/4/2027'), {
    opens: '2027-02-03T00:00',
    closes: '2027-04-30T23:59',
  })
})

test('days of those who apply, of their plans and of what is paid for are none of the call', async () => {
  for (const sentence of [
    'Ως το τέλος του Μαρτίου 2027 ανοίγει η δράση.',
    'Αιτήσεις γίνονται τουλάχιστον έως τις 29 Μαρτίου 2027 και ύστερα όσο υπάρχουν χρήματα.',
    'Each project has to start by 1 March 2027 and be over by 1 July 2028.',
    'You can turn to the scheme if you were trading on 9 February 2026.',
    'One can apply only for the period of the closure from 3 February 2026 to 14 March 2026.',
    'Η έναρξή τους, όπως γράψαμε, προηγείται της 1.1.2024.',
  ])
    assert.deepEqual(await daysOf(`Δείγμα\n\n${sentence}`), { opens: undefined, closes: undefined }, sentence)
})

test('an amount that a grant may reach ends no call; money that is spent does', async () => {
  const basesOf = async (sentence: string) =>
    (await programmeOf(`Δείγμα\n\n${sentence}`)).call.deadlines.map(({ basis }) => basis)
  assert.deepEqual(await basesOf('Αν η εταιρεία εξάγει, η χορηγία μπορεί να φτάσει τις €50.000.'), [])
  assert.deepEqual(await basesOf('Δεχόμαστε αιτήσεις ώσπου να δαπανηθεί το κονδύλι.'), ['until_exhausted'])
  assert.deepEqual(await basesOf('Η πλατφόρμα κλείνει μόλις οι αιτήσεις φτάσουν τα 4.000.000 €.'), ['until_exhausted'])
})

test('a page that names one country has its hours, also by a county of it', async () => {
  for (const [page, zone] of [
    ['Small firms of County Sligo\n\nApplications close on 5 May 2027.', 'Europe/Dublin'],
    ['Σχέδιο κινήτρων στην Κύπρο\n\nΟι αιτήσεις λήγουν στις 5 Μαΐου 2027.', 'Asia/Nicosia'],
    ['Horizon Europe\n\nA call of the EIC.\n\nThe call closes on 5 May 2027.', 'Europe/Brussels'],
    ['Firms of Greece and Cyprus\n\nApplications close on 5 May 2027.', 'Europe/Athens'],
  ] as const)
    assert.equal((await programmeOf(page)).call.deadlines[0]?.time_zone, zone, page)
})

test('the day of a page, of its costs, its numbers, and that it only announces a call', async () => {
  const { published_on } = await programmeOf('date 2027-02-03 Grants for the mills of the valley\n\nMills get a grant.')
  assert.equal(published_on, '2027-02-03')
  assert.equal((await programmeOf('Οδηγός για τους μύλους [3/2/2027]\n\nΜια δράση.')).published_on, '2027-02-03')
  for (const sentence of [
    'Δαπάνες αναγνωρίζονται από την ημέρα της προκήρυξης, ήτοι 16-3-2027.',
    'Only what has in fact been bought, from 16 March 2027 on, is reimbursed.',
  ])
    assert.equal((await programmeOf(`Δείγμα\n\n${sentence}`)).expenses_eligible_from, '2027-03-16', sentence)
  for (const [page, id] of [
    ['Δείγμα\n\n(Δημόσια Πρόσκληση Νο8/2027 για ανέργους)', '8/2027'],
    ['Sample\n\nAxis | Mills | |\nCode of the Call | MILLS-UP/0327 | |\nMoney | Own funds | |', 'MILLS-UP/0327'],
    ['Sample\n\nThe guidelines are kept under number 190211 on the site.', '190211'],
  ] as const)
    assert.deepEqual(
      (await programmeOf(page)).external_ids?.map(({ value }) => value),
      [id],
      page,
    )
  for (const sentence of [
    'Soon to be announced: an action for mills.',
    'The pre-published text asks for stone mills.',
    'Το κείμενο αναρτήθηκε ως προδημοσίευση.',
  ])
    assert.equal((await programmeOf(`Δείγμα\n\nΜύλοι.\n\n${sentence}`)).provisional, true, sentence)
})

test('an hour behind a sign or with an h, an end of the intake, and a first day under a label cut short', async () => {
  for (const [page, told] of [
    ['Kiln vouchers\n\nDeadline: 12 March 2027 @17.00 CET', { opens: undefined, closes: '2027-03-12T17:00' }],
    ['Kiln vouchers\n\nThe call closes at 17h on 12 March 2027.', { opens: undefined, closes: '2027-03-12T17:00' }],
    [
      'Σχέδιο για φούρνους\n\nΗ παραλαβή αιτήσεων θα τερματιστεί την Παρασκευή 05/03/2027.',
      { opens: undefined, closes: '2027-03-05T23:59' },
    ],
    [
      'Oven scheme\n\nAcceptance of applications finishes on 5 March 2027 at 2 p.m.',
      { opens: undefined, closes: '2027-03-05T14:00' },
    ],
    [
      'Ενίσχυση κλιβάνων\n\nΗμ. Έναρξης:\nMonday, February 1, 2027\nΗμ. Λήξης:\nWednesday, March 31, 2027\n\nΣκοπός είναι οι κλίβανοι.',
      { opens: '2027-02-01T00:00', closes: '2027-03-31T23:59' },
    ],
    [
      'Potters fund\n\nNew loans for potters are available from 27 January 2027.',
      { opens: '2027-01-27T00:00', closes: undefined },
    ],
    [
      'Potters fund\n\nThe fund, which launched on 20 May 2027, lends to potters.',
      { opens: '2027-05-20T00:00', closes: undefined },
    ],
  ] as const)
    assert.deepEqual(await daysOf(page), told, page)
})

test('how long a measure has rules, or for which time debts are paid, is no time for applying', async () => {
  for (const page of [
    'Σχέδιο για κλιβάνους\n\nΗ περίοδος εφαρμογής του μέτρου είναι μέχρι τις 31/12/2028.',
    'Kiln scheme\n\nThe period of application of the scheme runs until 31 December 2028.',
    'Επιδότηση τόκων\n\nΚαλύπτει όσα χρωστά η επιχείρηση για το διάστημα από 01.02.2027 έως και 30.04.2027.',
    'Επιδότηση ενοικίων\n\nΠληρώνονται τα ενοίκια της περιόδου από 1/2/2027 έως 30/4/2027.',
    'Rent aid\n\nIt covers the rent owed for the period from 1 February 2027 to 30 April 2027.',
  ])
    assert.deepEqual(await daysOf(page), { opens: undefined, closes: undefined }, page)
})

test('the tranche behind the current one has a last day of its own, and its first day opens nothing before', async () => {
  const { call } = await programmeOf(
    'Tranche 4 for hen houses\n\nThe closing date of the current tranche is Friday, 5 March 2027. Tranche 5 will open on Saturday, 6 March 2027 and applications for it end on Friday, 4 June 2027.',
  )
  assert.deepEqual(call.deadlines.map(dayOf), ['2027-03-05T23:59', '2027-06-04T23:59'])
  assert.equal(call.opens_at, undefined)
})

test('a call that was issued behind its pre-publication is none that is still to come', async () => {
  for (const page of [
    'Ενίσχυση κλιβάνων\n\nΗμ/νία Προδημοσίευσης: 14/01/2027\nΗμ/νία Προκήρυξης: 15/02/2027\nΗμ/νία Λήξης: 31/05/2027',
    'Ενίσχυση κλιβάνων\n\nΗ δράση προδημοσιεύθηκε στις 14/01/2027 και προκηρύχθηκε στις 15/02/2027.',
    'Kiln aid\n\nPre-announcement: 14 January 2027\nPublication of the call: 15 February 2027\nDeadline: 31 May 2027',
  ]) {
    const { provisional, published_on } = await programmeOf(page)
    assert.deepEqual({ provisional, published_on }, { provisional: undefined, published_on: '2027-02-15' }, page)
  }
  const { provisional } = await programmeOf(
    'Ενίσχυση κλιβάνων\n\nΗμ/νία Προδημοσίευσης: 14/01/2027\n\nΗ πρόσκληση θα δημοσιευθεί στις 15/02/2027.',
  )
  assert.equal(provisional, true)
})

test('lines that end with a day each are lines of their own, and registering ends nothing', async () => {
  assert.deepEqual(
    await daysOf(
      'Kiln race: open competition\nUpdated 3 May 2027\n\n1. Dates\n\nCompetition opens 7 June 2027\nBriefing for all who want to come 15 June 2027\nRegister for the briefing 2 July 2027\nRegistration closes noon 30 August 2027\nDeadline for plans noon 6 September 2027\n\n2. Scope\n\nKilns of any kind.',
    ),
    { opens: '2027-06-07T00:00', closes: '2027-09-06T12:00' },
  )
})

test('money that may run out one day sets no end, and an illness is no number of a call', async () => {
  const { call, external_ids: ids } = await programmeOf(
    'COVID-19 OVEN GRANT\n\nOn such a morning of many forms one feels the fund would soon be oversubscribed.',
  )
  assert.deepEqual(call.deadlines, [])
  assert.equal(ids, undefined)
})

test('one name of a last day under several titles is a last day of each round, and a day of some is not that of all', async () => {
  const { call } = await programmeOf(
    'Kilns\n\nWinter round\n- Letters of inquiry: 1 November to 5 December 2026\n- Proposal deadline: 16 February 2027\nSummer round\n- Proposal deadline: 1 June 2027',
  )
  assert.deepEqual(call.deadlines.map(dayOf), ['2027-02-16T23:59', '2027-06-01T23:59'])
  for (const page of [
    'Εστίαση\n\nΠαράταση δίνεται μέχρι τις 30 Σεπτεμβρίου 2027 μόνο για όσους η αίτησή τους απορρίφθηκε. Η προθεσμία για τις αιτήσεις λήγει στις 31 Ιουλίου.',
    'Tranche 4\n\nThe closing date of the current tranche is Saturday, 31 July 2027. Tranche 5 will open on Sunday, 1 August.',
  ])
    assert.deepEqual(await daysOf(page), { opens: undefined, closes: '2027-07-31T23:59' }, page)
})

test('until today is how long applications have come in, and a day by which they are reviewed ends nothing', async () => {
  assert.deepEqual(await daysOf('Ovens\n\nExpressions of interest should have been assessed by 9 April 2027.'), {
    opens: undefined,
    closes: undefined,
  })
  assert.deepEqual(
    await daysOf(
      'Φούρνοι\n\nΜέχρι σήμερα 02/02/2027 έχουν παραληφθεί 190 αιτήσεις. Η παραλαβή αιτήσεων τερματίζεται στις 05/02/2027.',
    ),
    { opens: undefined, closes: '2027-02-05T23:59' },
  )
})

test('the name of an office and that it announces something are not what a day is of', async () => {
  for (const page of [
    'Βοήθεια σε παραγωγούς\n\nΗ Υπηρεσία Πληρωμών ανακοινώνει ότι μέχρι τις 3 Νοεμβρίου 2027 δέχεται αιτήσεις.',
    'Βοήθεια σε παραγωγούς\n\nΟ Οργανισμός Αγροτικών Πληρωμών δέχεται αιτήσεις μέχρι τις 3 Νοεμβρίου 2027.',
    'Help for growers\n\nThe Payments Agency takes applications until 3 November 2027.',
    'Help for growers\n\nThe Agency for Payments and Controls announces that applications will be received until November, 3 2027.',
  ])
    assert.deepEqual(await daysOf(page), { opens: undefined, closes: '2027-11-03T23:59' }, page)
  assert.equal(
    (await daysOf('Help for growers\n\nThe Agency makes payments until 3 November 2027 for earlier applications.'))
      .opens,
    undefined,
  )
})
