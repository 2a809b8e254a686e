import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { citedByManual, readCall } from './read-call.ts'

/** A call with a section on who may apply, and something said in it or elsewhere. */
const calls = {
  el: (text: string) => `Δικαιούχοι\n\nΜικρές επιχειρήσεις με έδρα στην Ήπειρο.\n\n${text}`,
  en: (text: string) => `Who may apply\n\nSmall enterprises with their seat in Epirus.\n\n${text}`,
}
const asked = async (text: string): Promise<string[]> =>
  citedByManual(await readCall(/[α-ω]/u.test(text) ? calls.el(text) : calls.en(text)))

describe('a sentence on who may apply that no reader knows', () => {
  const stated: readonly (readonly [text: string, words: string])[] = [
    [
      'Τι δεν επιτρέπεται\n\nΔεν δικαιούνται ενίσχυσης επιχειρήσεις που χρηματοδοτήθηκαν για τις ίδιες δαπάνες.',
      'ίδιες',
    ],
    ['Τι δεν επιτρέπεται\n\nΗ κατάσταση ελέγχεται. Οι εξωχώριες εταιρείες αποκλείονται.', 'εξωχώριες'],
    ['Θετικά αποτελέσματα προ φόρων (EBITDA) σε δύο τουλάχιστον από τις τρεις τελευταίες χρήσεις.', 'EBITDA'],
    ['Δεν ενισχύονται καταστήματα και επιχειρήσεις δικαιόχρησης (franchise).', 'franchise'],
    ['Άλλα\n\nΤο λιανικό εμπόριο σκαφών δεν είναι επιλέξιμο.', 'λιανικό εμπόριο'],
    ['Σύμπραξη\n\nΣτη σύμπραξη συμμετέχει υποχρεωτικά μία τουλάχιστον μικρομεσαία επιχείρηση.', 'υποχρεωτικά'],
    ['Έργα\n\nΕπενδύσεις που συνδέονται με την παραγωγή όπλων δεν χρηματοδοτούνται.', 'όπλων'],
    ['Κεφάλαιο\n\nΗ συμμετοχή γυναικών στο εταιρικό κεφάλαιο είναι τουλάχιστον 51%.', '51%'],
    ['Other terms\n\nBusinesses that had a grant from us in the last two years may not apply again.', 'last two years'],
    ['Other terms\n\nWe do not support retail or construction: these firms are not eligible.', 'retail'],
    ['Other terms\n\nCharities and voluntary organisations cannot apply.', 'Charities'],
    [
      'Partners\n\nProposals are submitted by a consortium of at least three applicants from two countries.',
      'consortium',
    ],
    ['Other terms\n\nNatural persons may not apply.', 'Natural persons'],
    ['Other terms\n\nInvestments in tobacco or weapons are not funded.', 'tobacco'],
    ['Κριτήρια αξιολόγησης\n\nΑιτήσεις επιχειρήσεων τυχερών παιγνίων απορρίπτονται.', 'τυχερών'],
    ['Scoring\n\nCompanies that failed to repay an earlier grant are not eligible.', 'failed to repay'],
    ['Procedure\n\nEnterprises with an open recovery order are not eligible.', 'recovery order'],
  ]
  for (const [text, words] of stated)
    test(`becomes a question: ${text.replaceAll('\n\n', ' / ')}`, async () => {
      const told = await asked(text)
      assert.ok(
        told.some((each) => each.includes(words)),
        JSON.stringify(told),
      )
    })

  const nothing = [
    'Υποβολή\n\nΟι επιχειρήσεις πρέπει να υποβάλουν την αίτηση ηλεκτρονικά.',
    'Υποχρεώσεις\n\nΗ επιχείρηση πρέπει να διατηρήσει τον εξοπλισμό τρία έτη.',
    'Δαπάνες\n\nΟ ΦΠΑ και οι τόκοι δεν είναι επιλέξιμοι.',
    'Ορισμοί\n\n«Νέα επιχείρηση» είναι εκείνη που δεν έχει κλείσει χρήση.',
    'Πληρωμή\n\nΗ προκαταβολή δεν υπερβαίνει το 40% της ενίσχυσης.',
    'Παράδειγμα\n\nΜια επιχείρηση με δαπάνες 10.000 € δεν λαμβάνει πάνω από 5.000 €.',
    'Αξιολόγηση\n\nΑιτήσεις κάτω από 50 βαθμούς δεν κατατάσσονται.',
    'Award criteria\n\nApplications below 50 points are rejected.',
    'Άλλα\n\nΚάθε επιχείρηση υποβάλλει μία μόνο αίτηση.',
    'How to apply\n\nApplicants must send the form by e-mail.',
    'Payments\n\nThe grant is not paid before the final report.',
    'After the award\n\nThe enterprise must keep its records for ten years.',
    'Costs\n\nVAT, land and second-hand machines are not eligible.',
    'Definitions\n\n"Start-up" means an enterprise that is not older than five years.',
    'Other terms\n\nApplicants need not have a website.',
    'Background\n\nSmall firms have no access to finance in most regions.',
    'Contact\n\nThe help desk does not answer on holidays.',
  ]
  for (const text of nothing)
    test(`is none where nobody is told apart: ${text.replaceAll('\n\n', ' / ')}`, async () => {
      assert.deepEqual(await asked(text), [])
    })
})

describe('a list under a line that leads to conditions', () => {
  const lists: readonly (readonly [lead: string, ...members: string[]])[] = [
    [
      'Αίτηση στη δράση μπορούν να κάνουν όσοι, την ημέρα της αίτησης, σωρευτικά πληρούν :',
      '• Έχουν τελειώσει τη διαδικασία προσέγγισης και έχουν δεχθεί ατομικό σχέδιο',
      '• Βρίσκονται εκτός εργασίας και σπουδών',
      '• Είναι πολίτες κράτους της ΕΕ ή ομογενείς',
    ],
    [
      'Τελειόφοιτοι και απόφοιτοι που ικανοποιούν τα εξής:',
      '• Όρια εισοδήματος:',
      '• Ατομικό < 19.000€',
      '• Οικογενειακό < 31.000€',
      '• Δεν έχουν πάρει άλλη επιδότηση από το 2021 και μετά',
      '• Δεν παίρνουν σύνταξη γήρατος',
    ],
    [
      'Conditions of eligibility\nFor the employer:',
      '1. To have hired the trainee in a full-time position.',
      '2. To go on employing the trainee for three more months.',
    ],
    [
      'Εργοδότες που συγκεντρώνουν όλα τα παρακάτω:',
      '- Έδρα ή υποκατάστημα με άδεια σε ισχύ',
      '- Καμία απόλυση το τελευταίο τρίμηνο',
    ],
  ]
  for (const [lead, ...members] of lists)
    test(`is asked line by line: ${lead.replaceAll('\n', ' / ')}`, async () => {
      const told = citedByManual(await readCall([lead, ...members].join('\n')))
      const lost = members.filter((each) => !/:$/u.test(each) && !told.some((words) => each.endsWith(words)))
      assert.deepEqual(lost, [])
    })

  test('goes on behind a line that says what those before it must be', async () => {
    const duty = 'Πρέπει μεταξύ άλλων να είναι εγγεγραμμένοι στο μητρώο της οικονομίας.'
    assert.deepEqual(citedByManual(await readCall(`• Φορείς που λειτουργούν ήδη\n\n${duty}`)), [duty])
  })
})

describe('a sentence that says for whom a call is, under no title', () => {
  const sentences = [
    'Η δράση αφορά σε χρηματοδοτική ενίσχυση άνεργων γυναικών από 20 έως 60 ετών για την ίδρυση επιχείρησης και νέες θέσεις εργασίας με επιδότηση 100%.',
    'Στη δράση μπορούν να συμμετάσχουν οι νέοι ελεύθεροι επαγγελματίες 32-52 ετών.',
    'Στη δράση μπορούν να συμμετάσχουν καλλιτέχνες με ενεργό επάγγελμα.',
    'Δικαιούχοι του προγράμματος είναι υφιστάμενοι φορείς που έχουν καταχωρηθεί στο σχετικό μητρώο.',
    'Δικαιούχοι είναι φορείς που έχουν γραφτεί στο μητρώο έως την προηγούμενη ημέρα της προκήρυξης.',
    'Δικαίωμα συμμετοχής στο σχέδιο έχουν κάτοικοι των ακριτικών χωριών.',
    'Painters and sculptors may apply.',
  ]
  for (const text of sentences)
    test(`is asked: ${text}`, async () => {
      assert.deepEqual(citedByManual(await readCall(text)), [text])
    })

  for (const text of [
    'Το πρόγραμμα αφορά την πρόσληψη ανέργων 30 έως 49 ετών.',
    'Στο πρόγραμμα μπορούν να συμμετάσχουν όλες οι ενδιαφερόμενες επιχειρήσεις.',
    'All businesses may apply.',
    'Applicants may apply online.',
  ])
    test(`is none where it tells nobody apart: ${text}`, async () => {
      assert.deepEqual(citedByManual(await readCall(text)), [])
    })
})

describe('a list of sectors by their names', () => {
  test('is one question where the call lists no codes', async () => {
    const list =
      '1. Κύρια καταλύματα\n• Ξενοδοχεία τεσσάρων αστέρων\n• Κατασκηνώσεις\n2. Γραφεία\n• Εκμίσθωση ποδηλάτων'
    const whole = `Επιλέξιμοι τομείς δραστηριότητας\n\n${list}`
    assert.deepEqual(citedByManual(await readCall(`${whole}\n\nΗ αίτηση είναι σύντομη.`)), [whole])
    const english = 'Eligible fields of activity\n- Boat building\n- Cheese making'
    assert.deepEqual(citedByManual(await readCall(english)), [english])
  })

  test('is none beside their codes', async () => {
    assert.deepEqual(citedByManual(await readCall('Επιλέξιμοι κλάδοι\n- 10.71 Αρτοποιία\n- 55.10 Ξενοδοχεία')), [])
  })
})

describe('a list of whom or where a call is for', () => {
  test('is one question, whatever was read of the line that leads to it', async () => {
    for (const list of [
      'Δικαιούχοι είναι επιχειρήσεις που ιδρύθηκαν έως το τέλος του 2023 και εδρεύουν σε μία από τις παρακάτω περιοχές:\n• Δημοτική Ενότητα Άνω Καστρίου\n• Κοινότητες Πεύκης και Λάκκας',
      'Οι δικαιούχοι είναι:\n• Συνεταιρισμοί μελισσοκόμων.\n• Πάροχοι ξεναγήσεων.',
      'The following businesses can apply:\n• Category 1: Mills\n• Category 2: Riding schools',
      'Οι δικαιούχοι δραστηριοποιούνται στις ακόλουθες περιοχές και σε χώρο με δική του είσοδο.\n• Οικισμός Άνω Πηγής\n• Οικισμός Κάτω Πηγής',
      'Δικαιούχοι είναι όσοι καλλιεργούν:\nφασκόμηλο\nμαύρη σταφίδα\nσαφράν',
      'Businesses that are eligible for the subsidy are:\n• Puppet theatres\n• Tea rooms',
    ])
      assert.ok(citedByManual(await readCall(list)).includes(list), list)
  })

  test('binds nobody to the place of one of them', async () => {
    const list =
      'Την επιδότηση λαμβάνουν οι παρακάτω κατηγορίες επιχειρήσεων:\n• Λιμενικές επιχειρήσεις.\n• Μη κερδοσκοπικές επιχειρήσεις που έχουν την έδρα τους στην Ελλάδα.'
    const { eligibility } = (await readCall(list)).programme
    assert.ok('all' in eligibility && eligibility.all.every((each) => 'kind' in each && each.kind === 'manual'))
  })

  test('leaves the conditions of the same people apart', async () => {
    const cited = citedByManual(
      await readCall(
        'Δικαιούχοι\n• Επιχειρήσεις που διαθέτουν εργαστήριο.\n• Επιχειρήσεις που δεν ανήκουν σε δίκτυο δικαιόχρησης.',
      ),
    )
    assert.equal(cited.length, 2)
  })
})

test('a line that only leads to what is asked is no question, nor is a title or a question of the page', async () => {
  const cited = citedByManual(
    await readCall(
      'Ateliers must cumulatively meet each of these conditions:\n• own a licensed workshop\n• keep a register of visitors\n\nWho may I call?\nPlease direct all questions to the help desk.',
    ),
  )
  assert.ok(cited.length > 0 && cited.every((each) => each.startsWith('•')), cited.join('\n'))
})

test('whoever has the right to join meets what stands below', async () => {
  const cited = citedByManual(
    await readCall(
      'Δικαίωμα ένταξης στο Σχέδιο έχουν όλοι οι εργοδότες που:\n1. Είναι εγγεγραμμένοι στο Μητρώο Εργοδοτών.\n2. Δεν έχουν απολύσει εργάτες το τελευταίο τρίμηνο.',
    ),
  )
  assert.equal(cited.length, 2)
})

test('some of a form are left out, and not all others', async () => {
  const { eligibility } = (
    await readCall('Exclusion criteria\n- Cooperatives that do not have an audited register of members.')
  ).programme
  assert.ok('all' in eligibility && eligibility.all.every((each) => 'kind' in each && each.kind === 'manual'))
})

test('a trade of one word is left out as well as a longer one', async () => {
  const cited = citedByManual(
    await readCall('Από το πρόγραμμα εξαιρούνται οι παρακάτω δραστηριότητες:\n• Αλιεία\n• Εκτροφή στρουθοκαμήλων'),
  )
  assert.ok(cited.some((each) => each.endsWith('Αλιεία')))
})
