import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { DocumentReader, documentTypes } from '../../src/programmes/extraction/extract-document.ts'

const reader = new DocumentReader(0)

async function read(text: string) {
  const { title, draft, extraction } = await reader.read({
    bytes: new TextEncoder().encode(text),
    type: documentTypes['text/plain'],
    language: undefined,
    country: 'GR',
    timeZone: 'Europe/Athens',
  })
  return { title, authority: Object.values(draft?.input.authority?.name ?? {})[0], ...extraction }
}

describe('a call is called by its own name, and who issues it is its authority', () => {
  const rest = '\n\nΔικαιούχοι είναι μικρές επιχειρήσεις που δεν έχουν λάβει ενίσχυση από τη δράση «Άλλη χρονιά».\n'
  for (const [head, title, authority] of [
    [
      'ΥΠΟΥΡΓΕΙΟ ΤΟΥΡΙΣΜΟΥ\nΓΕΝΙΚΗ ΓΡΑΜΜΑΤΕΙΑ\n\n«Χειμερινές διαδρομές»\n\nΠΡΟΣΚΛΗΣΗ ΥΠΟΒΟΛΗΣ ΠΡΟΤΑΣΕΩΝ',
      'Χειμερινές διαδρομές',
      'ΥΠΟΥΡΓΕΙΟ ΤΟΥΡΙΣΜΟΥ',
    ],
    ['ΠΡΟΣΚΛΗΣΗ\nγια την υποβολή αιτήσεων στη δράση\n«Νέα υφαντουργεία»', 'Νέα υφαντουργεία', undefined],
    [
      'Ministry of Trade\nCall for applications: "Cool Storage 2027"\nReference: CS/2027/02',
      'Cool Storage 2027',
      'Ministry of Trade',
    ],
    [
      'Island Energy Agency\nOpen call IE-SUN-2027: solar roofs for hotels',
      'Open call IE-SUN-2027: solar roofs for hotels',
      'Island Energy Agency',
    ],
    [
      'Δημόσια Υπηρεσία Απασχόλησης\nΠρόγραμμα «Πρώτη θέση»: πρόσληψη 900 ανέργων',
      'Πρώτη θέση',
      'Δημόσια Υπηρεσία Απασχόλησης',
    ],
    [
      'ΑΝΑΠΤΥΞΙΑΚΗ ΠΑΡΝΑΣΣΟΥ Α.Ε.\nΤοπικό πρόγραμμα «Ορεινή Φωκίδα»\n2η ΠΡΟΣΚΛΗΣΗ – Υποδράση 19.2.3.1 «Μικρές μεταποιητικές μονάδες»',
      'Μικρές μεταποιητικές μονάδες',
      'ΑΝΑΠΤΥΞΙΑΚΗ ΠΑΡΝΑΣΣΟΥ Α.Ε.',
    ],
    ['ΤΑΜΕΙΟ ΜΙΚΡΩΝ ΔΑΝΕΙΩΝ\nΠρόσκληση «Κεφάλαιο κίνησης αγροτών»', 'ΤΑΜΕΙΟ ΜΙΚΡΩΝ ΔΑΝΕΙΩΝ', undefined],
    [
      'Νέα εργαστήρια στα νησιά\nΦορέας: Περιφέρεια Νοτίου Αιγαίου | Κατάσταση: ανοικτή',
      'Νέα εργαστήρια στα νησιά',
      'Περιφέρεια Νοτίου Αιγαίου',
    ],
    [
      'Η Περιφέρεια Κρήτης καλεί τις επιχειρήσεις να υποβάλουν προτάσεις.',
      'Η Περιφέρεια Κρήτης καλεί τις επιχειρήσεις να υποβάλουν προτάσεις.',
      undefined,
    ],
  ] as const)
    test(title, async () => {
      const call = await read(head + rest)
      assert.deepEqual([call.title, call.authority], [title, authority])
    })
})

describe('what looks like something else', () => {
  const call = 'Πρόσκληση «Εργαστήρια»\n\n'
  const codesOf = async (text: string) => {
    const { programme } = await read(text)
    const { eligibility } = programme
    const found =
      'all' in eligibility ? eligibility.all.find((each) => 'kind' in each && each.kind === 'activity') : undefined
    if (found === undefined || !('kind' in found) || found.kind !== 'activity') return undefined
    const { include, exclude } = found.codes
    return [
      ...(include?.exact ?? []),
      ...(include?.subtree ?? []),
      ...[...(exclude?.exact ?? []), ...(exclude?.subtree ?? [])].map((each) => `-${each}`),
    ]
  }

  test('a document has sections of its own, which are none of the classification', async () => {
    for (const [text, codes] of [
      [
        'Section A. Who may apply\nDairies of NACE class 10.51 may apply.\nSection B. Money\nSee Section C.\nSection C. Dates',
        ['10.51'],
      ],
      ['ΕΝΟΤΗΤΑ Α: ΔΙΚΑΙΟΥΧΟΙ\nΕπιχειρήσεις με ΚΑΔ 10.51.\nΕΝΟΤΗΤΑ Β: ΠΡΟΫΠΟΛΟΓΙΣΜΟΣ', ['10.51']],
      ['Part A – Rules\nPart B – Aid\nEligible: enterprises of NACE section D and class 10.51.', ['35', '10.51']],
      ['Eligible are enterprises of NACE section D.', ['35']],
    ] as const)
      assert.deepEqual(
        (await codesOf(`${/^[A-Z]/.test(text) ? 'Sample call\n\n' : call}${text}\n`))?.toSorted(),
        [...codes].toSorted(),
        text,
      )
  })

  test('the title of a code may have several lines, and says only what the code is', async () => {
    const { programme } = await read(
      `${call}Δικαιούχοι είναι μικρές επιχειρήσεις της Κρήτης.\n\nΠΑΡΑΡΤΗΜΑ: ΕΠΙΛΕΞΙΜΟΙ ΚΑΔ 2025\n10.41.50.00 ΠΑΡΑΓΩΓΗ ΕΛΑΙΩΝ ΕΚΤΟΣ ΤΩΝ ΚΑΤΑΛΟΙΠΩΝ\n10.91.10.01 ΠΑΡΑΓΩΓΗ ΤΡΟΦΩΝ ΑΠΟ ΔΥΟ ΕΡΓΑΤΕΣ\nΚΑΙ ΤΡΕΙΣ ΚΑΙ ΑΝΩ ΕΡΓΑΤΕΣ, ΕΚΤΟΣ ΤΗΣ ΣΤΕΡΕΑΣ ΜΟΡΦΗΣ\nΚΑΙ ΑΥΤΩΝ ΓΙΑ ΜΕΓΑΛΕΣ ΕΠΙΧΕΙΡΗΣΕΙΣ\n13.10.10.00 ΝΗΜΑΤΑ ΜΑΛΛΙΟΥ\n`,
    )
    const { eligibility } = programme
    const told = 'all' in eligibility ? eligibility.all.flatMap((each) => ('kind' in each ? [each] : [])) : []
    assert.deepEqual(told.map(({ kind }) => kind).toSorted(), ['activity', 'region', 'size'])
    assert.deepEqual(
      told.flatMap((each) => (each.kind === 'activity' ? [each.codes.include?.exact, each.codes.exclude] : [])),
      [['10.41.50.00', '10.91.10.01', '13.10.10.00'], undefined],
    )
  })

  test('shares of a budget are no rates of aid', async () => {
    const table = (head: string, rows: string) =>
      `${call}2. Κατανομή\n\n${head}\n${rows}\n\nΤο ποσοστό ενίσχυσης είναι 45%.\n`
    for (const [text, rates] of [
      [
        table(
          'Κατηγορία\tΠ/Υ (€)\t%',
          'Λιγότερο ανεπτυγμένες\t15.600.000\t78\nΣε μετάβαση\t4.400.000\t22\nΣύνολο\t20.000.000\t100',
        ),
        [45],
      ],
      [table('Περιφέρεια\tΠοσοστό\tΠοσό (€)', 'Ήπειρος\t60%\t6.000.000\nΘεσσαλία\t40%\t4.000.000'), [45]],
      [
        table('Περιφέρεια\tΠοσοστό ενίσχυσης\tΠοσό (€)', 'Ήπειρος\t60%\t6.000.000\nΘεσσαλία\t40%\t7.500.000').replace(
          '\n\nΤο ποσοστό ενίσχυσης είναι 45%.',
          '',
        ),
        [60, 40],
      ],
    ] as const) {
      const { funding } = (await read(text)).programme
      assert.deepEqual(
        funding.intensity?.map(({ percent }) => percent),
        rates,
        text,
      )
    }
  })

  test('words that say cents say the same as the figure', async () => {
    for (const text of [
      'Συνολική δημόσια δαπάνη: 2.300.000,50 € (δύο εκατομμύρια τριακόσιες χιλιάδες ευρώ και πενήντα λεπτά).',
      'Συνολική δημόσια δαπάνη: δύο εκατομμύρια τριακόσιες χιλιάδες ευρώ και πενήντα λεπτά (2.300.000,50 €).',
      'Total budget: 2,300,000.50 euro (two million three hundred thousand euro and fifty cents).',
    ]) {
      const { contradictions, programme } = await read(`${call}${text}\n`)
      assert.deepEqual([contradictions, programme.funding.total_budget?.amount], [[], '2300000.50'], text)
    }
    const { contradictions } = await read(
      `${call}Συνολική δημόσια δαπάνη: 2.300.000,50 € (δύο εκατομμύρια τριακόσιες χιλιάδες ευρώ και εξήντα λεπτά).\n`,
    )
    assert.equal(contradictions.length, 1)
  })

  test('an ADA is one where it is called so', async () => {
    for (const [text, ids] of [
      ['ΠΡΟΓΡΑΜΜΑ «ΔΥΤΙΚΗ ΕΛΛΑΔΑ 2021-2027»', []],
      ['ΠΑΝΕΛΛΑΔΑ: 2021-2027', []],
      ['ΑΔΑ: 6ΝΒΦ465ΧΘ7-Κ9Ω', ['6ΝΒΦ465ΧΘ7-Κ9Ω']],
      ['Α.Δ.Α.: ΩΨ7Β465ΧΘ7-Ρ2Δ', ['ΩΨ7Β465ΧΘ7-Ρ2Δ']],
    ] as const)
      assert.deepEqual(
        ((await read(`${call}${text}\n`)).programme.external_ids ?? []).map(({ value }) => value),
        ids,
        text,
      )
  })

  test('a rate is of the region of its row without what a bracket takes out, and of a part that is named behind the region', async () => {
    for (const [row, regions] of [
      ['Κρήτη (εκτός Π.Ε. Ηρακλείου)', ['EL432', 'EL433', 'EL434']],
      ['Ήπειρος, πλην Π.Ε. Ιωαννίνων', ['EL541', 'EL542']],
      ['Δυτική Μακεδονία (με εξαίρεση την Π.Ε. Κοζάνης)', ['EL532', 'EL533']],
      ['Αττική: Δυτική Αττική', ['EL306']],
      ['Αττική (Δυτικός Τομέας Αθηνών)', ['EL302']],
      ['Κρήτη', ['EL43']],
    ] as const) {
      const { funding, eligibility } = (
        await read(
          `${call}2. Ποσοστά ενίσχυσης\n\nΠεριφέρεια\tΜικρές επιχειρήσεις\tΜεσαίες επιχειρήσεις\n${row}\t60%\t50%\nΘεσσαλία\t55%\t45%\n`,
        )
      ).programme
      assert.deepEqual(
        funding.intensity?.map(({ percent, regions: of = [] }) => [percent, ...of]),
        [
          [60, ...regions],
          [50, ...regions],
          [55, 'EL61'],
          [45, 'EL61'],
        ],
        row,
      )
      const places =
        'all' in eligibility
          ? eligibility.all.flatMap((each) =>
              'kind' in each && each.kind === 'region' ? [each.include, each.exclude] : [],
            )
          : []
      assert.deepEqual(places, [[...regions, 'EL61'], undefined], row)
    }
  })

  test('a code that is taken out and that no classification has is asked of a person', async () => {
    for (const [text, asked] of [
      ['Επιλέξιμοι ΚΑΔ 2025: 55.10, 93.29 εκτός 93.29.29.04 (περιποίηση).', 1],
      ['Επιλέξιμοι ΚΑΔ 2025: 55.10 και 93.29.', 0],
      ['Επιλέξιμοι ΚΑΔ 2025: 10, πλην 10.71.', 0],
    ] as const) {
      const { eligibility } = (await read(`${call}${text}\n`)).programme
      const manual =
        'all' in eligibility ? eligibility.all.filter((each) => 'kind' in each && each.kind === 'manual') : []
      assert.equal(manual.length, asked, text)
    }
  })
})
