import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Criterion } from '../../src/core/criteria/criterion.ts'
import { extractProgramme } from '../../src/core/extraction/extract.ts'
import { isGreek } from '../../src/core/extraction/text/source-text.ts'
import { readHtml } from '../../src/programmes/extraction/read-html.ts'
import { readText } from '../../src/programmes/extraction/read-text.ts'
import { loadReference } from '../../src/reference/reference.ts'

/** The criteria of a call: the kinds of those that are structured, and what each manual one cites. */
async function criteriaOf(text: string) {
  const { activities, regions } = await loadReference()
  const language = isGreek(text) ? 'el' : 'en'
  const title = language === 'el' ? 'Πρόσκληση «Δείγμα» για επιχορήγηση' : 'Sample call: grants'
  const document = text.startsWith('<') ? readHtml(`<h1>${title}</h1>${text}`) : readText(`${title}\n\n${text}\n`)
  const { programme } = extractProgramme(
    { ...document, language, country: 'GR', timeZone: 'Europe/Athens', document: 'call' },
    { activities, regions },
  )
  const { all } = programme.eligibility as { all: Criterion[] }
  return {
    kinds: all.flatMap(({ kind }) => (kind === 'manual' ? [] : [kind])),
    open: all.flatMap((each) =>
      each.kind === 'manual' && each.effect !== 'obligation'
        ? [{ cited: (each.citations ?? []).map(({ exact }) => exact).join(' ‖ '), title: each.title?.[language] ?? '' }]
        : [],
    ),
    shown: all.flatMap((each) =>
      each.kind === 'manual' && each.effect === 'obligation' ? [each.citations?.[0]?.exact ?? ''] : [],
    ),
  }
}

const who = (text: string): string => `${isGreek(text) ? 'Ποιοι μπορούν να συμμετάσχουν' : 'Who may apply'}\n\n${text}`

describe('of a condition that is read in part', () => {
  const halves: readonly (readonly [text: string, kind: string, rest: string])[] = [
    ['Δικαιούχοι είναι μικρές επιχειρήσεις, εγγεγραμμένες στο Μητρώο Ζυθοποιών.', 'size', 'Μητρώο Ζυθοποιών'],
    ['Οι επιχειρήσεις απασχολούν τουλάχιστον 3 εργαζομένους και διαθέτουν άδεια οινοποιείου.', 'headcount', 'άδεια'],
    ['Αποκλείονται προβληματικές επιχειρήσεις και όσες τελούν σε εκκαθάριση.', 'not_in_difficulty', 'εκκαθάριση'],
    ['Δεν συμμετέχουν σωματεία, ιδρύματα, επιχειρήσεις τυχερών παιγνίων.', 'legal_form', 'τυχερών παιγνίων'],
    ['The firm employs at least 4 people and holds an organic certificate for its produce.', 'headcount', 'organic'],
    [
      'Undertakings in difficulty, and firms with unpaid customs debts, are not eligible.',
      'not_in_difficulty',
      'customs',
    ],
    ['Foundations, associations and betting shops may not apply.', 'legal_form', 'betting'],
    ['Small enterprises that run a workshop with a craft licence in force may apply.', 'size', 'craft licence'],
    [
      '<h2>Who may apply</h2><ul><li>Micro and small enterprises, members of the Chamber of Crafts.</li></ul>',
      'size',
      'Chamber',
    ],
    ['Μικρές επιχειρήσεις που εξάγουν.', 'size', 'εξάγουν'],
    ['Μικρές επιχειρήσεις του τουρισμού με έδρα στα Ιόνια Νησιά.', 'size', 'τουρισμού'],
    ['Οι μεταποιητικές μικρές επιχειρήσεις της Θεσσαλίας.', 'region', 'μεταποιητικές'],
    ['Μικρές επιχειρήσεις ανέργων.', 'size', 'ανέργων'],
    ['Μικρές επιχειρήσεις χωρίς οφειλές στο δημόσιο.', 'size', 'οφειλές'],
    ['Small enterprises in tourism.', 'size', 'tourism'],
    ['Μικρές επιχειρήσεις σε νησιά του Αιγαίου με έως 2.400 κατοίκους.', 'size', '2.400'],
    ['It is for small enterprises that operate on islands with a population of up to 2,400.', 'size', '2,400'],
    [
      'Απευθύνεται σε επιχειρήσεις κάθε νομικής μορφής (εκτός από εξωχώριες επιχειρήσεις, σωματεία και συλλόγους).',
      'legal_form',
      'εξωχώριες',
    ],
    ['Small enterprises without tax debts.', 'size', 'tax debts'],
    ['Firms with 5 to 20 employees holding a wine licence.', 'headcount', 'wine licence'],
  ]
  for (const [text, kind, rest] of halves)
    test(`the rest is asked of a person: ${text}`, async () => {
      const { kinds, open } = await criteriaOf(text.startsWith('<') ? text : who(text))
      assert.ok(kinds.includes(kind as (typeof kinds)[number]), kinds.join())
      assert.ok(
        open.some(({ cited }) => cited.includes(rest)),
        JSON.stringify(open),
      )
    })

  const whole = [
    'Δικαιούχοι είναι πολύ μικρές και μικρές επιχειρήσεις με έδρα στην Ήπειρο και δύο κλεισμένες χρήσεις.',
    'Οι επιχειρήσεις απασχολούν από 3 έως 49 εργαζομένους κατά το έτος 2026.',
    'Δεν συμμετέχουν σωματεία, ιδρύματα και κοινοπραξίες.',
    'Small and medium-sized enterprises, as defined in Recommendation 2003/361/EC, may apply.',
    'The firm must have been founded before 1 January 2024 and must employ at least two people.',
    'Turnover in the last closed financial year must be between EUR 40,000 and EUR 2 million.',
  ]
  for (const text of whole)
    test(`nothing is asked where all of it is read: ${text}`, async () => {
      assert.deepEqual((await criteriaOf(who(text))).open, [])
    })

  test('both ages of a sentence are read', async () => {
    const { kinds } = await criteriaOf(
      who('Οι επιχειρήσεις έχουν ιδρυθεί μετά την 1/3/2021 και δεν έχουν συμπληρώσει 5 έτη λειτουργίας.'),
    )
    assert.equal(kinds.filter((kind) => kind === 'age').length, 2)
  })
})

describe('who is left out', () => {
  const lists: readonly (readonly [text: string, ...members: string[]])[] = [
    [
      'Δεν γίνονται δεκτοί: συνταξιούχοι, μέλη της επιτροπής αξιολόγησης, εταιρείες με έδρα σε φορολογικό παράδεισο.',
      'συνταξιούχοι',
    ],
    [
      'Αποκλείονται: επιχειρήσεις όπλων· επιχειρήσεις που έλαβαν ενίσχυση στην προηγούμενη πρόσκληση.',
      'όπλων',
      'έλαβαν ενίσχυση',
    ],
    [
      'The following are not eligible: tobacco companies; companies that received a grant in the previous call.',
      'tobacco',
      'received a grant',
    ],
    [
      '<p>Εξαιρούνται:</p><ul><li>όσες επιχειρήσεις ενισχύθηκαν στον προηγούμενο κύκλο,</li><li>επιχειρήσεις αλυσίδας,</li></ul>',
      'ενισχύθηκαν',
      'αλυσίδας',
    ],
  ]
  for (const [text, ...members] of lists)
    test(`is asked of a person, under whatever heading: ${text}`, async () => {
      const { open } = await criteriaOf(text)
      for (const member of members)
        assert.ok(
          open.some(({ cited, title }) => cited.includes(member) && /δεν|αποκλ|εξαιρ|not/iu.test(title)),
          `${member}: ${JSON.stringify(open)}`,
        )
    })

  test('of costs is no condition of applicants', async () => {
    assert.deepEqual((await criteriaOf('Δεν είναι επιλέξιμα: ο ΦΠΑ, οι τόκοι, η αγορά γης.')).open, [])
  })

  test('by a code that no classification has is asked of a person', async () => {
    const { open } = await criteriaOf('Επιλέξιμοι ΚΑΔ (ΚΑΔ 2025): 55.10, 93.29 εκτός 93.29.29.77.')
    assert.ok(open.some(({ cited }) => cited.includes('93.29.29.77')))
  })
})

describe('an answer on who may apply', () => {
  const answers: readonly (readonly [text: string, told: string])[] = [
    ['Μπορούν να συμμετάσχουν επιχειρήσεις αλυσίδας; Όχι, παρά μόνο με δικό τους σήμα.', 'δικό τους σήμα'],
    ['Υπάρχει όριο στον τζίρο; Ναι, τουλάχιστον 20.000 € το 2026 ή κατά μέσο όρο στη διετία.', '20.000'],
    ['May a holding company apply? Only if it has staff of its own.', 'staff of its own'],
  ]
  for (const [text, told] of answers)
    test(`is asked of a person with its question: ${text}`, async () => {
      const { open } = await criteriaOf(text)
      const question = /^[^;?]+/.exec(text)?.[0] ?? ''
      assert.ok(
        open.some(({ cited, title }) => cited.includes(told) && title.startsWith(question)),
        JSON.stringify(open),
      )
    })

  test('that asks for nothing is no condition', async () => {
    assert.deepEqual((await criteriaOf('Υπάρχει όριο στον τζίρο; Όχι, δεν τίθεται όριο.')).open, [])
  })
})

describe('in a call without a section on who may apply', () => {
  for (const text of [
    'Ο νόμιμος εκπρόσωπος πρέπει να είναι έως 40 ετών.',
    'Κύκλος εργασιών έως 20 εκατ. ευρώ ή σύνολο ενεργητικού έως 15 εκατ. ευρώ.',
    'Applicants must have at least two employees and a positive operating result in 2026.',
    'Στη δράση εντάσσονται επιχειρήσεις που ανήκουν στους κλάδους της αγροδιατροφής και των μεταφορών.',
    'Firms that operate in the sectors of tourism and transport can apply.',
    'Για τη διεκδίκηση της στήριξης αποτελεί προϋπόθεση η ύπαρξη φωτοβολταϊκού σταθμού.',
    'Membership of a chamber is a condition of participation.',
    'Χρηματοδοτείται σχεδόν το σύνολο των επιχειρήσεων (με εξαίρεση τις επιχειρήσεις του αγροτικού τομέα).',
  ])
    test(`what is asked of the applicant is a condition: ${text}`, async () => {
      const { open } = await criteriaOf(text)
      assert.deepEqual(
        open.map(({ cited }) => cited),
        [text],
      )
    })

  test('the line that leads to a list of sectors is one', async () => {
    const lead = 'Αίτηση μπορούν να υποβάλουν επιχειρήσεις που ανήκουν στους κλάδους:'
    const { open } = await criteriaOf(`${lead}\n\n• Τουρισμού\n• Μεταφορών`)
    assert.ok(
      open.some(({ cited }) => cited.startsWith(lead)),
      JSON.stringify(open),
    )
  })

  test('a trade of which it only speaks is none', async () => {
    assert.deepEqual((await criteriaOf('Η χώρα στηρίζει τους κλάδους του τουρισμού με έργα υποδομής.')).open, [])
  })
})

test('the least score of a plan is shown, and decides nothing', async () => {
  for (const text of [
    'Ελάχιστη βαθμολογία: 55 βαθμοί.',
    'Σχέδια που συγκεντρώνουν κάτω από 40 βαθμούς απορρίπτονται.',
    'Proposals must reach at least 70 of 100 points.',
  ])
    assert.deepEqual((await criteriaOf(text)).shown, [text])
})
