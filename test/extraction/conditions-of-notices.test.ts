import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Expression } from '../../src/core/criteria/criterion.ts'
import { citedByManual, conditionsOf, readCall } from './read-call.ts'

/** Conditions as the pages of consultants and managing bodies print them: short titles, lists behind a line, one sentence for all. */

const briefly = async (text: string): Promise<string[]> =>
  conditionsOf(await readCall(text)).flatMap((each) =>
    each.kind === 'size'
      ? [`size ${each.include.join('+')}`]
      : each.kind === 'age' && each.test.measure === 'closed_full_fiscal_years'
        ? [`closed ${JSON.stringify(each.test.range)}`]
        : each.kind === 'manual'
          ? []
          : [each.kind],
  )

describe('a list behind a line that begins with those who apply', () => {
  test('is one of conditions, whatever the title', async () => {
    const text =
      'Δικαιούχοι\n\nΜικρές Επιχειρήσεις, οι οποίες πριν από την ημέρα της αίτησης:\n\n • έχουν κλείσει τουλάχιστον τρεις (3) διαχειριστικές χρήσεις.\n • παράγουν ήδη όσα θα εκθέσουν.\n • πωλούν στο εξωτερικό τουλάχιστον το 4% των προϊόντων τους'
    assert.deepEqual(await briefly(text), ['size small', 'closed {"min":3}'])
    const asked = citedByManual(await readCall(text))
    for (const words of ['παράγουν ήδη', 'πωλούν στο εξωτερικό'])
      assert.ok(
        asked.some((each) => each.includes(words)),
        words,
      )
  })

  test('is one of conditions in English', async () => {
    const asked = citedByManual(
      await readCall(
        'Workshops\n\nTerms of the scheme\n\nBusinesses must satisfy all of the following conditions:\n\n  • to keep a shop that customers can visit\n  • to have the eligible codes of the annex',
      ),
    )
    for (const words of ['keep a shop', 'eligible codes'])
      assert.ok(
        asked.some((each) => each.includes(words)),
        words,
      )
  })

  test('may stand in one paragraph', async () => {
    const asked = citedByManual(
      await readCall(
        'Ενίσχυση καταστημάτων\n\nΕπιλέξιμες είναι επιχειρήσεις που:1. Διατηρούν φυσικό κατάστημα.2. Τηρούν απλογραφικά βιβλία.3. Έχουν λάβει άδεια του δήμου.',
      ),
    )
    for (const words of ['Διατηρούν', 'Τηρούν', 'Έχουν λάβει'])
      assert.ok(
        asked.some((each) => each.includes(words)),
        words,
      )
  })
})

describe('whom a call is for', () => {
  const sizes: readonly (readonly [text: string, size: string])[] = [
    [
      'Το μέτρο, το οποίο συγχρηματοδοτείται από το Ευρωπαϊκό Ταμείο, απευθύνεται σε μεσαίες, μικρές και πολύ μικρές επιχειρήσεις.',
      'size micro+small+medium',
    ],
    [
      'Η δράση απευθύνεται σε πολύ μικρές και μικρές επιχειρήσεις, με τουλάχιστον 6% του κύκλου εργασιών τους από εξαγωγές.',
      'size micro+small',
    ],
    [
      'Η δράση απευθύνεται σε πολύ μικρές και μικρές επιχειρήσεις των οποίων το 6% του ετήσιου κύκλου εργασιών προέρχεται από εξαγωγές.',
      'size micro+small',
    ],
  ]
  for (const [text, size] of sizes)
    test(`is read beside where its money is from and what they sell: ${text}`, async () => {
      assert.deepEqual(await briefly(text), [size])
    })

  test('is asked where a part of it says what they do', async () => {
    const text = 'Η δράση απευθύνεται σε πολύ μικρές και μικρές επιχειρήσεις που δραστηριοποιούνται στη μεταποίηση.'
    assert.deepEqual(citedByManual(await readCall(`Εργαστήρια\n\n${text}`)), [text])
  })
})

describe('days of founding', () => {
  const ages = async (text: string): Promise<string[]> =>
    conditionsOf(await readCall(text)).flatMap(({ kind }) => (kind === 'age' ? [kind] : []))

  test('that nobody can have both are of two kinds of applicants: either is asked', async () => {
    const { programme } = await readCall(
      'Στήριξη καταστημάτων\n\nΟι επιχειρήσεις διακρίνονται σε:\n\n • Υφιστάμενες που έχουν συσταθεί έως και την 31/03/2022\n • Νεοσύστατες που έχουν συσταθεί από 1/4/2022 και έχουν αποκτήσει άδεια',
    )
    const all = 'all' in programme.eligibility ? programme.eligibility.all : []
    const either = all.flatMap((each: Expression) => ('any' in each ? [each.any] : []))
    assert.equal(either.length, 1)
    assert.deepEqual(
      either[0]?.map((each) => ('kind' in each ? [each.kind, each.citations?.[0]?.exact.slice(0, 12)] : [])),
      [
        ['manual', '• Υφιστάμενε'],
        ['manual', '• Νεοσύστατε'],
      ],
    )
    assert.ok(all.every((each: Expression) => !('kind' in each) || each.kind !== 'age'))
  })

  const others = [
    'Δικαιούχοι\n\n • Να έχει ανασταλεί η λειτουργία της επιχείρησης για μία ημέρα από τις 20/04/2021 και μετά',
    'Who may apply\n\n • Trading was suspended by decision of the state for a week from 20 April 2021 onwards',
    'Δικαιούχοι\n\nΕπιχειρήσεις με έναρξη έως 30.06.2020 απαιτείται να έχουν μείωση πωλήσεων το 2021.',
    'Δικαιούχοι\n\nΤο κριτήριο αυτό δεν εφαρμόζεται στις επιχειρήσεις με έναρξη από 01.07.2020 έως 07.11.2021.',
  ]
  for (const text of others)
    test(`are none where something else began, or some have to do more: ${text.replaceAll('\n', ' ')}`, async () => {
      assert.deepEqual(await ages(text), [])
    })
})

describe('people of a notice', () => {
  test('who hold a code, or join for an amount, are no staff', async () => {
    const read = await readCall(
      'Support of graduates\n\nExisting entrepreneurs: self-employed persons who on the day of the application were active with at least one eligible code of the annex.\n\n·  Up to 12,000 euros for cooperative schemes of 2 people\n',
    )
    assert.ok(conditionsOf(read).every(({ kind }) => kind !== 'headcount'))
    assert.ok(citedByManual(read).some((each) => each.includes('self-employed')))
  })
})

describe('a list whose marks stand far from their text', () => {
  test('is one of rounds, each with its days', async () => {
    const { programme } = await readCall(
      'Workshops\n\nElectronic submission takes place in 2 cycles\n\n·         1st submission period: Starting 6.5.2024 - Ending 10.6.2024\n\n·         2nd submission period: Starting 2.9.2024 - Ending 7.10.2024\n',
    )
    assert.deepEqual(
      programme.call.deadlines.map((each) => ('at' in each ? each.at?.slice(0, 10) : undefined)),
      ['2024-06-10', '2024-10-07'],
    )
  })

  test('is one of amounts', async () => {
    const { programme } = await readCall(
      'Workshops\n\nTotal subsidised budget:\n\n·         From 4,000 euros to 20,000 euros per beneficiary.\n',
    )
    assert.deepEqual(
      [programme.funding.min_eligible_cost?.amount, programme.funding.max_eligible_cost?.amount],
      ['4000.00', '20000.00'],
    )
  })
})

describe('sums that a rate makes of one another', () => {
  test('are an example, and the rate before them is the call’s', async () => {
    const { programme } = await readCall(
      'Στήριξη εργαστηρίων\n\nΤο πρόγραμμα, προϋπολογισμού 120 εκατ. ευρώ, προβλέπει επιδότηση 40%. Έτσι, μία επιχείρηση που θέλει να υλοποιήσει σχέδιο ύψους 90.000 ευρώ, θα λάβει επιδότηση ύψους 36.000 ευρώ.',
    )
    assert.equal(programme.funding.total_budget?.amount, '120000000.00')
    assert.deepEqual(
      programme.funding.intensity?.map(({ percent }) => percent),
      [40],
    )
    assert.equal(programme.funding.max_subsidy, undefined)
  })

  test('are bounds where they are called so, also beside a regulation with the same ceiling', async () => {
    const { programme } = await readCall(
      'Στήριξη εργαστηρίων\n\nΗ επιχορήγηση είναι 50%, με βάση τον Κανονισμό De Minimis. Ο ελάχιστος προϋπολογισμός ενός σχεδίου ορίζεται στις 100.000 ευρώ, και το ανώτατο όριό του είναι 200.000 ευρώ.',
    )
    assert.equal(programme.funding.min_eligible_cost?.amount, '100000.00')
  })
})

describe('what a long line leaves out in the list below it', () => {
  test('is asked, member by member', async () => {
    const asked = citedByManual(
      await readCall(
        'Εργαστήρια\n\nΑποκλείονται από την ενίσχυση όλες οι επιχειρήσεις που διαθέτουν έστω και μία από τις παρακάτω δραστηριότητες:\n\n • Ορυχεία και λατομεία\n • Κτηνιατρική',
      ),
    )
    for (const words of ['Ορυχεία', 'Κτηνιατρική'])
      assert.ok(
        asked.some((each) => each.includes(words)),
        JSON.stringify(asked),
      )
  })
})

describe('lines of one form in a long notice', () => {
  const filler =
    'Η πρωτοβουλία θέλει να δώσει στα εργαστήρια της χώρας την ευκαιρία να γνωρίσουν νέους τρόπους δουλειάς, να συνεργαστούν μεταξύ τους και να δείξουν όσα φτιάχνουν σε περισσότερους ανθρώπους. '.repeat(
      4,
    )
  test('are believed together: every region has its part', async () => {
    const { programme } = await readCall(
      `Στήριξη εργαστηρίων\n\n${filler}\n\nΠροϋπολογισμός Δράσης: 9.000.000€.\n\n • Κεντρική Μακεδονία, Ήπειρος / 5.000.000€.\n • Αττική / 3.000.000€.\n • Νότιο Αιγαίο / 1.000.000€.`,
    )
    assert.deepEqual(
      programme.budget_lines?.map(({ amount }) => amount?.amount),
      ['5000000.00', '3000000.00', '1000000.00'],
    )
  })

  test('are believed together: every part of the call has its last day', async () => {
    const { programme } = await readCall(
      `Στήριξη εργαστηρίων\n\n${filler}\n\nΟι καταληκτικές ημερομηνίες ανά παρέμβαση είναι οι εξής:\n\n- για την Παρέμβαση Ι την Τετάρτη 08/07/2026 και ώρα 15:00\n\n- για την Παρέμβαση ΙΙ την Τετάρτη 15/07/2026 και ώρα 15:00`,
    )
    assert.deepEqual(
      programme.call.deadlines.map((each) => ('at' in each ? each.at?.slice(0, 10) : undefined)),
      ['2026-07-08', '2026-07-15'],
    )
  })
})

describe('a list of kinds behind a line', () => {
  test('is one question, as nobody is of all of them', async () => {
    const asked = citedByManual(
      await readCall(
        'Στήριξη\n\nΔικαιούχοι\n\nΕπιχειρήσεις που λειτουργούν νόμιμα στους κλάδους:\n\n • Οργάνωσης γάμων και βαπτίσεων,\n • Λειτουργίας σχολών ξένων γλωσσών,\n • Διδασκαλίας χορού και μουσικής σε παιδιά.',
      ),
    )
    assert.equal(asked.length, 1, JSON.stringify(asked))
    for (const words of ['στους κλάδους:', 'γάμων', 'ξένων γλωσσών', 'μουσικής'])
      assert.ok(asked[0]?.includes(words), words)
  })

  test('is told by its codes where it has them', async () => {
    const read = await readCall(
      'Στήριξη\n\nΔικαιούχοι\n\nΕπιχειρήσεις, οι οποίες θα πρέπει να δραστηριοποιούνται σε έναν από τους ακόλουθους ΚΑΔ:\n\n • 55.10: Ξενοδοχεία και παρόμοια καταλύματα\n • 55.30: Κατασκηνώσεις',
    )
    assert.ok(citedByManual(read).every((each) => !each.includes('Ξενοδοχεία')))
  })
})

describe('a sentence that names the programming period of its own call', () => {
  test('tells the days of this call', async () => {
    const { programme } = await readCall(
      'Ανοικτές οι υποβολές στο πρόγραμμα «Εργαστήρια» στο πλαίσιο του Επιχειρησιακού Προγράμματος «ΗΠΕΙΡΟΣ» του ΕΣΠΑ 2014-2020 από 5 Οκτωβρίου έως 9 Νοεμβρίου 2020.',
    )
    assert.deepEqual(
      programme.call.deadlines.map((each) => ('at' in each ? each.at?.slice(0, 10) : undefined)),
      ['2020-11-09'],
    )
  })
})

test('how a figure is reckoned for those founded in a year is no condition of all', async () => {
  const conditions = conditionsOf(
    await readCall(
      'Δικαιούχοι\n\n • Έχουν κάνει έναρξη εργασιών μέχρι την 30.06.2021\n • Έχουν μείωση πωλήσεων το 2021. Για τις επιχειρήσεις που συστάθηκαν εντός του 2020 για την πτώση υπολογίζεται ίσος αριθμός ημερών.',
    ),
  )
  assert.deepEqual(
    conditions.flatMap((each) => (each.kind === 'age' ? [each.test] : [])),
    [{ measure: 'started_between', to: '2021-06-30' }],
  )
})
