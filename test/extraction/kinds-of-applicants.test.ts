import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Extraction } from '../../src/core/extraction/extraction.ts'
import { told } from './logic-is-kept.ts'
import { readCall } from './read-call.ts'

/** Who may apply, where, and what it is worth to them, each in a few lines of a call with all that a draft makes of them. */

const el = (...lines: string[]): string => `Δικαιούχοι\n${lines.join('\n')}`
const en = (...lines: string[]): string => `Who may apply\n${lines.join('\n')}`
const area = (...lines: string[]): string => `Περιοχή εφαρμογής\n${lines.join('\n')}`

const shown = ({ programme: { eligibility } }: Extraction): string[] =>
  ('all' in eligibility ? eligibility.all : [eligibility]).map(told)

test('partnerships are read by their Latin letters where they stand beside other forms', async () => {
  for (const text of ['Firms (SA, LTD, IKE, OE, EE) may apply.', 'Eligible applicants are SA, IKE, Ltd, OE and EE.']) {
    const [form = ''] = shown(await readCall(text)).filter((each) => each.startsWith('legal form'))
    for (const name of ['general_partnership', 'limited_partnership', 'private_company', 'public_limited_company'])
      assert.ok(form.includes(name), `${text} ${name}: ${form}`)
  }
})

describe('kinds of applicants side by side', () => {
  const cases: readonly (readonly [text: string, ...expected: string[]])[] = [
    [
      el('• Φυσικά πρόσωπα που δεν είναι αγρότες', '• Μικρές και πολύ μικρές επιχειρήσεις', '• Συνεταιρισμοί'),
      'any(size micro+small | legal form cooperative | manual)',
    ],
    [
      'Δικαιούχοι της πρόσκλησης είναι:\nα) πολύ μικρές επιχειρήσεις,\nβ) αστικές μη κερδοσκοπικές εταιρείες,\nγ) δήμοι.',
      'any(size micro | legal form civil_nonprofit_company | legal form local_authority)',
    ],
    [
      en('- Small and medium-sized enterprises', '- Universities and research centres'),
      'any(size micro+small+medium | manual)',
    ],
    [
      en('- SMEs', '- cooperatives', '- sole traders'),
      'any(size micro+small+medium | legal form cooperative | legal form sole_trader)',
    ],
    [
      el('- Μικρές επιχειρήσεις με τουλάχιστον 3 εργαζομένους', '- Συνεταιρισμοί με τουλάχιστον 10 μέλη'),
      'any(all(size small & headcount >=3) | all(legal form cooperative & manual))',
    ],
    [
      el(
        '- Πολύ μικρές και μικρές επιχειρήσεις, υφιστάμενες ή υπό ίδρυση.',
        '- Φυσικά πρόσωπα που θα ξεκινήσουν δραστηριότητα.',
        '- Αποκλείονται τα σωματεία.',
      ),
      'legal form not association',
      'any(all(size micro+small & lifecycle) | all(lifecycle & manual))',
    ],
    [
      el('Δικαιούχοι είναι φυσικά πρόσωπα, συνεταιρισμοί και μικρές επιχειρήσεις.'),
      'any(size small | legal form cooperative | manual)',
    ],
    [
      en('Eligible applicants are micro-enterprises, associations and foundations.'),
      'any(size micro | legal form association+foundation)',
    ],
    [en('Farmers, producer organisations and small enterprises are eligible.'), 'any(size small | manual)'],
    [en('Natural persons, cooperatives and small businesses may apply.'), 'any(manual)'],
    [en('Small companies may apply.'), 'manual'],
    [en('It is open to everybody.\nThe company must have no tax debts and keep double-entry books.'), 'manual'],
    // Rates for all sizes but the smallest, whom the law counts among the small ones.
    [
      'Το ποσοστό κυμαίνεται από 25% για τις μεγάλες, 35% για τις μεσαίες και 45% για τις μικρές επιχειρήσεις.',
      'any(size small+medium+large | all(size micro & manual))',
    ],
    // A form that nobody knows by its name leaves the list of those that are known open.
    [
      el('– Εμπορικές εταιρείες', '– Συνεταιρισμοί', '– Κοινοπραξίες με εγγραφή στο ΓΕΜΗ'),
      'any(legal form cooperative | all(legal form consortium & manual) | manual)',
    ],
    [
      'Ποιες επιχειρήσεις δικαιούνται;\n• Ατομική\n• Εμπορική\n• Δημοτικές επιχειρήσεις και θυγατρικές τους',
      'any(legal form sole_trader | manual | manual)',
    ],
    [
      en('- Commercial companies', '- Co-operatives', '- Municipal enterprises'),
      'any(legal form cooperative | legal form local_authority | manual)',
    ],
    [
      en('- Private companies', '- Co-operatives'),
      'legal form private_company+private_company_single_member+cooperative',
    ],
    [en('Natural or legal persons, associations of them and municipalities that breed mussels may apply.'), 'manual'],
    [
      el(
        'Δικαιούχοι είναι φυσικά ή νομικά πρόσωπα, ενώσεις αυτών και συνεταιρισμοί που δραστηριοποιούνται στην αλιεία.',
      ),
      'manual',
    ],
    [
      el('Φυσικά ή νομικά πρόσωπα (ΑΕ, ΟΕ, ατομικές επιχειρήσεις).'),
      'legal form sole_trader+general_partnership+public_limited_company+public_limited_company_single_member',
    ],
    // A stage of one kind beside another kind, and kinds that a number tells apart.
    [
      en('- People who plan to open a new business', '- Small or micro enterprises that keep one'),
      'any(all(size micro+small & manual) | all(lifecycle & manual))',
    ],
    [
      el('• Για το Υποπρόγραμμα 4: Μικρές επιχειρήσεις.', '• Για το Υποπρόγραμμα 5: Μεσαίες επιχειρήσεις που εξάγουν.'),
      'any(size small | all(size medium & manual))',
    ],
    [
      el('1. Μικρομεσαίες επιχειρήσεις (εξαιρούνται οι εισηγμένες) με εργαστήριο', '2. Ομάδες τεχνιτών'),
      'any(all(size micro+small+medium & manual) | manual)',
    ],
    [
      el(
        '▪ βοσκοί και λοιπά φυσικά πρόσωπα',
        '▪ νομικά πρόσωπα (Ο.Ε., Ε.Π.Ε.)',
        '▪ φορείς του Δημοσίου',
        '▪ φορείς με εθελοντές',
      ),
      'any(legal form general_partnership+limited_liability_company+limited_liability_company_single_member | legal form public_body | manual | manual)',
    ],
    // A list within the list has members of the same rank.
    [
      el(
        '- Ατομικές επιχειρήσεις',
        '- Συνεταιριστικές οργανώσεις:',
        '· αγροτικοί συνεταιρισμοί',
        '· κοινωνικές συνεταιριστικές επιχειρήσεις',
      ),
      'legal form sole_trader+agricultural_cooperative+social_cooperative_enterprise',
      'manual',
    ],
    // Where nothing of it tells applicants apart, the list is one question.
    [
      el(
        '1. Κατηγορία Δικαιούχων Α: Άνεργοι αργυροχόοι',
        '2. Κατηγορία Δικαιούχων Β: Τεχνίτες που δεν λαμβάνουν σύνταξη',
      ),
      'manual',
    ],
    [
      'Μέσω του ταμείου ενισχύονται σχέδια που αφορούν στις εξής δράσεις:\n▪ στην ίδρυση πολύ μικρών μονάδων ταπητουργίας\n▪ στην επέκταση μονάδων κεραμικής',
      'manual',
    ],
    // What goes on from a sentence before it closes no list of forms.
    [en('This includes sole traders, partnerships and associations.'), 'manual'],
    [el('1. Αγρότες με θερμοκήπιο', '2. Μη αγρότες'), 'manual'],
    [en('• Category A: Vineyards', '• Category B: Olive presses', '• Category C: Dairies'), 'manual'],
    [
      'The following businesses can apply:\n• Crafts such as pottery, weaving and carpentry.\n• Repairs such as those of bicycles and boats.',
      'manual',
    ],
    [
      'Beneficiaries can present projects related to:\n• The opening of a workshop;\n• The extension of a workshop.',
      'manual',
    ],
    [
      en(
        '- To be eligible the kiln must be electric.',
        '- A rent of up to £900: £50 a week.',
        '- A rent over £900: £70 a week.',
      ),
      'manual',
      'manual',
      'manual',
    ],
    // Conditions that all hold, and forms of one kind, stay what they were.
    [
      el(
        '• Μικρές επιχειρήσεις με τουλάχιστον 3 εργαζομένους',
        '• Επιλέξιμες είναι όλες οι επιχειρήσεις κεραμικής πλην των νέων',
      ),
      'headcount >=3',
      'size small',
      'manual',
    ],
    [
      en('- Businesses with a seat in Crete', '- Businesses with at least 4 employees'),
      'region headquarters EL43',
      'headcount >=4',
    ],
    [
      'Προϋποθέσεις συμμετοχής\n- Μικρές ή πολύ μικρές επιχειρήσεις\n- Να έχουν έδρα στην Κρήτη',
      'size micro+small',
      'region headquarters EL43',
    ],
    [el('- Πολύ μικρές επιχειρήσεις', '- Μικρές επιχειρήσεις'), 'size micro+small'],
  ]
  for (const [text, ...expected] of cases)
    test(text.replaceAll('\n', ' / '), async () => {
      assert.deepEqual(shown(await readCall(text)), expected)
    })
})

describe('the day by which a code must be held', () => {
  const cases: readonly (readonly [text: string, day: string | undefined])[] = [
    [el('Υφιστάμενες επιχειρήσεις που ιδρύθηκαν έως 31/12/2022 και έχουν κύριο ΚΑΔ τον 56.11.'), undefined],
    [el('Επιχειρήσεις που διαθέτουν ΚΑΔ 55.10 και έχουν συσταθεί έως 31/12/2021.'), undefined],
    [el('Επιχειρήσεις με ΚΑΔ 31.01 που έχουν κλείσει δύο χρήσεις έως 31/12/2025.'), undefined],
    [en('Enterprises set up by 31/12/2022 and registered under NACE code 62.10.'), undefined],
    [el('Να έχουν συσταθεί έως 31/12/2022 και να διαθέτουν τον ΚΑΔ 62.10 έως 31/12/2025.'), '2025-12-31'],
    [el('Επιχειρήσεις που διέθεταν ενεργό τον ΚΑΔ 49.41 έως και 31/12/2024.'), '2024-12-31'],
    [en('The enterprise must have registered NACE code 62.10 no later than 30/06/2026.'), '2026-06-30'],
  ]
  for (const [text, day] of cases)
    test(text.replaceAll('\n', ' / '), async () => {
      const { eligibility } = (await readCall(text)).programme
      const held = ('all' in eligibility ? eligibility.all : []).flatMap((each) =>
        'kind' in each && each.kind === 'activity'
          ? [each.held_by?.event === 'fixed' ? each.held_by.date : undefined]
          : [],
      )
      assert.deepEqual(held, [day])
    })
})

describe('a place that is less than a region', () => {
  const cases: readonly (readonly [text: string, ...expected: string[]])[] = [
    [
      area('Οι επενδύσεις υλοποιούνται στις Τοπικές Κοινότητες του Δήμου Ξυλοκάστρου-Ευρωστίνης της Π.Ε. Κορινθίας.'),
      'region investment_site EL652',
      'manual',
    ],
    [area('Οι επενδύσεις υλοποιούνται στον Δήμο Ευρώτα της Π.Ε. Λακωνίας.'), 'region investment_site EL653', 'manual'],
    [
      'Περιοχή παρέμβασης\nΠεριοχή παρέμβασης είναι οι Τοπικές Κοινότητες άνω των 600 μέτρων της Περιφερειακής Ενότητας Ευρυτανίας.',
      'region any_establishment EL643',
      'manual',
    ],
    ['Πού υλοποιούνται τα έργα\nΑποκλειστικά στον Δήμο Ανωγείων.', 'region investment_site EL433', 'manual'],
    ['Η Ομάδα Τοπικής Δράσης «Ορεινά Χανιά» καλεί τους ενδιαφερόμενους να υποβάλουν προτάσεις.'],
    ['Το Τοπικό Πρόγραμμα LEADER της ΟΤΔ Δράμας καλεί επενδυτές.'],
    ['Η Τοπική Ομάδα Αλιείας «Λέσβος» ανακοινώνει την πρόσκληση.'],
    [area('Οι επενδύσεις υλοποιούνται στην Περιφερειακή Ενότητα Κορινθίας.'), 'region investment_site EL652'],
  ]
  for (const [text, ...expected] of cases)
    test(text.replaceAll('\n', ' / '), async () => {
      assert.deepEqual(shown(await readCall(text)), expected)
    })
})

describe('who is taxed, and who is left out by what he does', () => {
  const every = 'size micro+small+medium+large'
  const cases: readonly (readonly [text: string, ...expected: string[]])[] = [
    ['The incentive is open to all companies irrespective of size, except for credit institutions.', every, 'manual'],
    [
      'Small and medium-sized enterprises may apply, with the exception of companies that trade in arms.',
      'size micro+small+medium',
      'manual',
    ],
    ['Open to businesses of every size other than holding companies.', every, 'manual'],
    [
      'Δικαίωμα έχουν όλες οι επιχειρήσεις, ανεξάρτητα από το μέγεθός τους, πλην των ασφαλιστικών εταιρειών.',
      every,
      'manual',
    ],
    ['Companies subject to corporate income tax in Greece may deduct 200% of their expenditure on research.', 'manual'],
    ['Επιχειρήσεις που υπόκεινται σε φόρο εισοδήματος στην Ελλάδα εκπίπτουν το 200% των δαπανών έρευνας.', 'manual'],
  ]
  for (const [text, ...expected] of cases)
    test(text, async () => {
      assert.deepEqual(shown(await readCall(text)), expected)
    })
})

describe('the kind of support', () => {
  const cases: readonly (readonly [title: string, text: string, kind: string, guessed?: number])[] = [
    ['Tax incentive for research', 'Companies may deduct from taxable income 200% of their expenditure.', 'other'],
    ['Φορολογικό κίνητρο', 'Οι επιχειρήσεις εκπίπτουν από το φορολογητέο εισόδημα το 200% των δαπανών τους.', 'other'],
    ['Green equipment', 'Accelerated depreciation is allowed for the equipment.', 'other'],
    ['Καταστήματα του κέντρου', 'Τα καταστήματα απαλλάσσονται από τα δημοτικά τέλη για δύο έτη.', 'tax_exemption'],
    ['Mentoring for young firms', 'Small enterprises receive advice of experts free of charge.', 'advisory'],
    ['Digital tools for SMEs', 'The grant covers 50% of eligible costs.', 'grant'],
    ['Digital tools for SMEs', 'The aid covers 50% of eligible costs.', 'grant', 0.6],
    ['Export fair', 'SMEs register by 30 June 2027.', 'grant', 0.3],
  ]
  for (const [title, text, kind, guessed] of cases)
    test(`of “${title}”: ${text}`, async () => {
      const { programme, fields } = await readCall(text, title)
      assert.deepEqual(programme.funding.instruments, [kind])
      const told = fields.filter(({ field }) => field === 'instruments')
      assert.deepEqual(
        told.map(({ confidence, citations }) => [confidence, citations]),
        guessed === undefined ? [] : [[guessed, []]],
      )
    })
})

describe('the budget of a call that one fund pays', () => {
  const cases: readonly (readonly [text: string, budget: string | undefined])[] = [
    ['Ο προϋπολογισμός της Πρόσκλησης είναι 8.000.000,00 € (ΕΚΤ+).', '8000000.00'],
    ['Ο προϋπολογισμός της Δράσης ανέρχεται σε 8.000.000 € (ΕΤΠΑ).', '8000000.00'],
    ['The budget of the call is EUR 5,000,000 (ESF+).', '5000000.00'],
  ]
  for (const [text, budget] of cases)
    test(text, async () => {
      assert.equal((await readCall(text)).programme.funding.total_budget?.amount, budget)
    })
})

describe('rates by kind of entity', () => {
  const texts = [
    'Funding rate: 70% of eligible costs for profit-making entities; 100% for non-profit legal entities.',
    'The aid intensity is 50% of eligible costs for companies and 80% for research organisations.',
    'Η χρηματοδότηση καλύπτει το 70% των επιλέξιμων δαπανών των επιχειρήσεων και το 100% των δαπανών των πανεπιστημίων.',
  ]
  for (const text of texts)
    test(`are nobody's in general: ${text}`, async () => {
      assert.equal((await readCall(text)).programme.funding.intensity, undefined)
    })
})

describe('those to be founded', () => {
  const cases: readonly (readonly [text: string, ...states: string[]])[] = [
    [
      el('• Νομικά πρόσωπα κάθε μεγέθους', '• Υπό σύσταση νομικά πρόσωπα, που συστήνονται ως την απόφαση'),
      'active',
      'to_be_established',
    ],
    [en('- Companies of any size', '- Companies to be founded by the decision'), 'active', 'to_be_established'],
    [el('• Υπό σύσταση επιχειρήσεις', '• Εταιρείες υπό ίδρυση'), 'to_be_established'],
  ]
  for (const [text, ...states] of cases)
    test(`are let in beside the others of their list: ${text.replaceAll('\n', ' / ')}`, async () => {
      const { eligibility } = (await readCall(text)).programme
      const all = 'all' in eligibility ? eligibility.all : [eligibility]
      assert.deepEqual(
        all.flatMap((each) => ('kind' in each && each.kind === 'lifecycle' ? each.include : [])),
        states,
      )
    })
})

describe('the stage of enterprises', () => {
  // A document long enough to be judged by what was learned of such sentences.
  const rest = (el: boolean): string =>
    (el
      ? 'Το ταμείο καλύπτει την αγορά αργαλειών και φούρνων. Οι αιτήσεις εξετάζονται με τη σειρά που φτάνουν. '
      : 'The fund pays for looms and kilns that are new. Plans are looked at in the order of their arrival. '
    ).repeat(8)
  const cases: readonly (readonly [text: string, read: boolean | undefined])[] = [
    ['Το ταμείο στηρίζει υφιστάμενες μικρές επιχειρήσεις κεραμικής των νησιών.', true],
    ['Δικαίωμα αίτησης έχουν μόνο υφιστάμενες μικρές επιχειρήσεις υφαντικής του νησιού.', true],
    ['The fund is open to any existing business of the islands that weaves.', true],
    ['Το ταμείο επιδοτεί τόκους υφιστάμενων δανείων μικρών επιχειρήσεων κεραμικής στα νησιά.', undefined],
    ['Ίδρυση νέων και ανανέωση υφιστάμενων επιχειρήσεων κεραμικής και υφαντικής στα νησιά.', false],
  ]
  for (const [text, read] of cases)
    test(`${read === true ? 'is read where it is told of whom a call is for' : 'is left open else'}: ${text}`, async () => {
      const { programme, doubted } = await readCall(`${text}\n\n${rest(/[α-ω]/u.test(text))}`)
      const { eligibility } = programme
      const all = 'all' in eligibility ? eligibility.all : [eligibility]
      assert.equal(
        all.some((each) => 'kind' in each && each.kind === 'lifecycle'),
        read === true,
      )
      assert.equal(
        doubted.some(({ field }) => field === 'criterion:lifecycle'),
        read === false,
      )
    })
})

describe('figures that are of some, or of either', () => {
  const cases: readonly (readonly [text: string, ...expected: string[]])[] = [
    ['Γίνονται δεκτές και προτάσεις εταιρειών υπό σύσταση.', 'lifecycle active+to_be_established'],
    ['Οι υπό σύσταση εταιρείες είναι δεκτές.', 'lifecycle active+to_be_established'],
    ['Και οι υπό ίδρυση φορείς μπορούν να καταθέσουν πρόταση.', 'lifecycle active+to_be_established'],
    ['Firms to be founded are eligible, provided that they register by May.', 'lifecycle active+to_be_established'],
    ['Μόνο οι υπό σύσταση εταιρείες είναι δεκτές.', 'lifecycle to_be_established'],
    [
      en('Eligible are new and under establishment micro enterprises.'),
      'size micro',
      'lifecycle active+to_be_established',
    ],
    [
      el(
        'Οι επιχειρήσεις έχουν κύκλο εργασιών άνω των 45.000 € κατά το τελευταίο έτος ή άνω των 120.000 € κατά το έτος 2024.',
      ),
      'manual',
    ],
    [
      en('Small, medium-sized and large enterprises, micro ones too.', 'They employ fewer than 250 persons.'),
      'size micro+small+medium+large',
      'manual',
    ],
    [el('Νέες επιχειρήσεις είναι όσες λειτουργούν λιγότερο από 20 μήνες.'), 'manual'],
    [en('The loan is for a for-profit or non-profit developer or a public body.'), 'manual'],
    [en('Firms must have begun operations by March 4, 2024.'), 'started <=2024-03-04'],
    [en('Applicants that registered a fall of 15% in sales against the year 2024.'), 'manual'],
  ]
  for (const [text, ...expected] of cases)
    test(text.replaceAll('\n', ' / '), async () => {
      const { eligibility } = (await readCall(text)).programme
      assert.deepEqual(
        ('all' in eligibility ? eligibility.all : [eligibility]).map((each) =>
          'kind' in each && each.kind === 'lifecycle' ? `lifecycle ${each.include.join('+')}` : told(each),
        ),
        expected,
      )
    })
})

describe('plain figures of a long document', () => {
  const rest =
    'The fund pays for looms and kilns that are new. Plans are looked at in the order of their arrival. '.repeat(8)
  for (const [text, kind] of [
    ['- Having at least three complete approved accounting periods before the day on which it applies', 'age'],
    ['- Have been operating for more than two years', 'age'],
    ['Weaving firms must have 30 or fewer employees and have lost their premises in the flood.', 'headcount'],
    ['The fund is open to any SME business with a turnover of under £4,000,000 in the district.', 'accounts'],
  ] as const)
    test(`are no matter of chance: ${text}`, async () => {
      const { doubted, fields } = await readCall(`Who may apply\n${text}\n\n${rest}`)
      assert.deepEqual(
        doubted.map(({ field }) => field),
        [],
      )
      assert.ok(fields.some(({ field }) => field === `criterion:${kind}` || field === 'criterion:any'))
    })
})

describe('those who are left out', () => {
  test('under a title of disqualifications are asked under it, each of them', async () => {
    const { eligibility } = (
      await readCall(
        'Further disqualifications\n• Holders of rented land only.\n• Co-operatives that do not have a register of members.\n• Mills that are behind with their water rates.',
      )
    ).programme
    const all = 'all' in eligibility ? eligibility.all : [eligibility]
    assert.deepEqual(
      all.map((each) => ('kind' in each && each.kind === 'manual' ? each.title?.['en'] : told(each))),
      [
        'Further disqualifications: Holders of rented land only.',
        'Further disqualifications: Co-operatives that do not have a register of members.',
        'Further disqualifications: Mills that are behind with their water rates.',
      ],
    )
  })

  test('by a sentence that ends in the members of its list are asked by its words', async () => {
    const { eligibility } = (
      await readCall(
        'Who may apply\n- The fund does not apply to firms that live on\n- games of chance\n- the letting of cars',
      )
    ).programme
    const all = 'all' in eligibility ? eligibility.all : [eligibility]
    assert.deepEqual(
      all.map((each) => ('kind' in each && each.kind === 'manual' ? each.title?.['en'] : told(each))),
      [
        'The fund does not apply to firms that live on: games of chance',
        'The fund does not apply to firms that live on: the letting of cars',
      ],
    )
  })
})

describe('sizes by the words around them', () => {
  const cases: readonly (readonly [text: string, ...expected: string[]])[] = [
    [en('Small start-up enterprises may apply.'), 'size micro+small', 'manual'],
    [en('The voucher is open to small enterprises with 1 to 45 employees.'), 'headcount 1 to 45', 'size micro+small'],
    [
      'Support of micro and small enterprises\n\nWho may apply\nSmall enterprises that spin wool.',
      'size micro+small',
      'manual',
    ],
    // A name of a body or a law is no size.
    [en('Micro enterprises may apply, as the Agency for SMEs and Innovation sees them.'), 'size micro', 'manual'],
    [en('Only firms that are micro enterprises by the Small and Medium Enterprises Act may apply.'), 'size micro'],
    [el('Πολύ μικρές επιχειρήσεις, κατά το Ινστιτούτο Μικρών Επιχειρήσεων.'), 'size micro', 'manual'],
    [en('Small and mid-sized companies may apply.'), 'size micro+small+medium'],
    [en('Applicants (SMEs and non-SMEs) may apply.'), 'size micro+small+medium+large'],
    // Of some partners.
    [en('At least two partners of the consortium must be SMEs.'), 'manual'],
    [el('Μικρές μονάδες τυποποίησης μπορούν να υποβάλουν αίτηση.'), 'manual'],
  ]
  for (const [text, ...expected] of cases)
    test(text.replaceAll('\n', ' / '), async () => {
      assert.deepEqual(shown(await readCall(text)), expected)
    })
})
