import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readText } from '../../src/programmes/extraction/read-text.ts'
import { conditionsOf, readCall } from './read-call.ts'

/** Two columns whose titles stand in the middle, codes that only some are asked of, papers and articles that are named beside others. */

describe('two columns of prose', () => {
  const page = [
    'Αριθμός 318                                 Άρθρο 2',
    'Οι κηπουροί της κοιλάδας                    Χρήματα',
    'ζητούν από το κράτος να πληρώσει      Το ποσό του κύκλου φτάνει',
    'ένα μέρος από τα καινούργια           τα 4.000.000 ευρώ και δίνεται',
    'θερμοκήπια που θα στηθούν             όπως έρχονται οι αιτήσεις,',
    'στις όχθες, αρκεί να μη               ώσπου να τελειώσει.',
    'βρίσκονται μέσα στο ρέμα.             Όσοι μείνουν έξω',
    'Καθένας ζητεί μία φορά.               περιμένουν τον επόμενο.',
  ]
  test('are read one after the other, though the right one begins with a title in its middle', () => {
    const { text } = readText(page.join('\n'))
    assert.ok(text.indexOf('ρέμα') < text.indexOf('4.000.000'))
    assert.ok(!text.includes('\t'))
  })

  test('are no table of names and values', () => {
    const { text } = readText(
      [
        'Δαπάνη                    Ποσοστό',
        'Κλαδευτήρια          έως 60%',
        'Φρέζες               έως 50%',
        'Σκαπτικά             έως 40%',
        'Αντλίες              έως 30%',
        'Δεξαμενές            έως 20%',
      ].join('\n'),
    )
    assert.equal(text.split('\n').filter((line) => line.includes('\t')).length, 6)
  })
})

const codesOf = async (text: string) =>
  conditionsOf(await readCall(text)).flatMap((each) => (each.kind === 'activity' ? [each.codes] : []))

describe('codes of activities', () => {
  test('that stand in a list of what is not allowed are left out, whatever its mark', async () => {
    for (const [text, out] of [
      [
        'Δεν επιτρέπεται:\n× η συστέγαση με άλλον,\n× ΚΑΔ ποτών (11), στέγασης (55), μεταφορών (49.41).',
        '11, 49.41, 55',
      ],
      ['Δεν επιτρέπονται:\n- ΚΑΔ ποτών (11.05)\n- μεταφορές (49.41)', '11.05, 49.41'],
      ['Not allowed:\nx brewing (NACE 11)\nx road haulage (NACE 49.41)', '11, 49.41'],
      ['Not allowed:\nbrewing (NACE 11)\nroad haulage (NACE 49.41)\nreal estate (NACE 68)', '11, 49.41, 68'],
      ['Not permitted:\n- brewing (NACE 11)\n- road haulage (NACE 49.41)', '11, 49.41'],
      ['What we do not pay for:\n- brewing (NACE 11)\n- road haulage (NACE 49.41)', '11, 49.41'],
    ] as const) {
      const [codes, ...more] = await codesOf(text)
      assert.deepEqual(
        [
          [...(codes?.exclude?.subtree ?? []), ...(codes?.exclude?.exact ?? [])].toSorted().join(', '),
          codes?.include,
          more,
        ],
        [out, undefined, []],
        text,
      )
    }
  })

  test('that are crossed out beside others that are ticked are left out', async () => {
    for (const mark of ['×', 'x']) {
      const [codes] = await codesOf(`Ποιοι μετέχουν\n✓ ΚΑΔ 62\n${mark} ΚΑΔ 49.41\n${mark} ΚΑΔ 55`)
      assert.deepEqual([codes?.include?.subtree, codes?.exclude?.subtree?.toSorted()], [['62'], ['49.41', '55']])
    }
  })

  test('that a sentence leaves out of all others are left out under a title of what is refused, too', async () => {
    for (const text of [
      'Παράρτημα Γ – Κλάδοι που εξαιρούνται\n\nΤο πρόγραμμα αφορά όλους τους κλάδους εκτός από τους ΚΑΔ 11, 24.2 και 93.',
      'Annex C – Excluded sectors\n\nThe scheme is open to all sectors except NACE 11, 24.2 and 93.',
    ]) {
      const [codes] = await codesOf(text)
      assert.deepEqual(codes?.exclude?.subtree?.toSorted(), ['11', '24.2', '93'])
      assert.equal(codes?.include, undefined)
    }
  })

  test('of which something more is asked are no list', async () => {
    for (const text of [
      'Επιλέξιμοι ΚΑΔ: 10.1, 10.2\n\nΓια τους ΚΑΔ 55.1 και 55.2 χρειάζεται και βεβαίωση κλινών.',
      'Eligible NACE codes: 10.1, 10.2\n\nFor NACE codes 55.1 and 55.2 the owner must live on the premises.',
    ]) {
      const [codes] = await codesOf(text)
      assert.deepEqual(codes?.include?.subtree, ['10.1', '10.2'])
    }
  })

  test('are not the numbers of pages of a table of contents', async () => {
    const [codes] = await codesOf(
      'ΠΕΡΙΕΧΟΜΕΝΑ\n\n1. ΠΟΣΑ ........................ 12\n2. ΕΠΙΛΕΞΙΜΟΙ ΚΑΔ ............... 27\n3. ΕΝΤΥΠΑ ...................... 31\n\n2. ΕΠΙΛΕΞΙΜΟΙ ΚΑΔ\n\nΟι ΚΑΔ 10.1 και 10.2.',
    )
    assert.deepEqual(codes?.include?.subtree, ['10.1', '10.2'])
  })
})

test('the sectors of a town that are taken out together stay out', async () => {
  const criteria = conditionsOf(
    await readCall(
      'Ποιοι μπορούν\n\nΗ μονάδα βρίσκεται οπουδήποτε στη χώρα, εκτός από τις Π.Ε. Νοτίου, Βορείου και Κεντρικού Τομέα Αθηνών.',
    ),
  )
  const [region] = criteria.flatMap((each) => (each.kind === 'region' ? [each] : []))
  assert.deepEqual(region?.exclude?.toSorted(), ['EL301', 'EL303', 'EL304'])
  assert.ok(region?.include?.every((code) => code === 'EL') ?? true)
})

test('local authorities of both degrees are refused with their companies', async () => {
  const criteria = conditionsOf(
    await readCall(
      'Ποιοι μπορούν\n\nΔεν υποβάλλουν αίτηση:\n\n• οι ΟΤΑ και των δύο βαθμών και όσα τους ανήκουν,\n\n• τα σωματεία',
    ),
  )
  const refused = criteria.flatMap((each) => (each.kind === 'legal_form' ? (each.exclude ?? []) : []))
  assert.deepEqual(refused.toSorted(), ['association', 'local_authority'])
})

describe('articles of the regulation on exempted aid', () => {
  const articles = async (text: string): Promise<readonly (string | undefined)[]> =>
    ((await readCall(text)).programme.legal_basis ?? []).map(({ article }) => article).toSorted()
  test('stand in a column of their own', async () => {
    assert.deepEqual(
      await articles(
        '<p>Aid is given under Regulation (EU) 651/2014.</p><table><tr><th>Work</th><th>GBER article</th><th>Small</th></tr><tr><td>Trials</td><td>25</td><td>45%</td></tr><tr><td>Stands</td><td>19</td><td>50%</td></tr></table>',
      ),
      ['19', '25'],
    )
  })
  test('are told of one cost', async () => {
    assert.deepEqual(
      await articles(
        'Εφαρμόζεται το άρθρο 25 του Κανονισμού (ΕΕ) 651/2014.\n\nΟι δαπάνες για σήματα ενισχύονται κατά το άρθρο 28.',
      ),
      ['25', '28'],
    )
    assert.deepEqual(
      await articles(
        'Εφαρμόζεται το άρθρο 25 του Κανονισμού (ΕΕ) 651/2014.\n\nΟι δαπάνες ελέγχονται κατά το άρθρο 28 του ν. 4914/2022.',
      ),
      ['25'],
    )
  })
})

describe('papers', () => {
  const papers = async (text: string): Promise<readonly string[]> =>
    ((await readCall(text)).programme.required_documents ?? []).map(({ id }) => id)
  test('that show what was paid are no proof of own means', async () => {
    const named = await papers(
      'Πληρωμή\n\nΓια την επαλήθευση υποβάλλονται τιμολόγια και αντίγραφα κινήσεων λογαριασμού.',
    )
    assert.ok(named.includes('invoices'))
    assert.ok(!named.includes('own_funds'))
  })
  test('are not what is made known to those who applied', async () => {
    assert.ok(
      !(
        await papers('Δικαιολογητικά\n\n• Καταστατικό\n\n• Ένσταση ασκείται σε 8 ημέρες από τη γνωστοποίηση.')
      ).includes('permits'),
    )
  })
  test('of own means are bank statements that show them', async () => {
    assert.deepEqual(
      await papers('Documents to attach\n\n• bank statements showing matching funds\n\n• de minimis aid declaration'),
      ['own_funds', 'de_minimis_declaration'],
    )
  })
  test('stand on lines of their own below a title that names them, in any kind of list', async () => {
    for (const [text, count] of [
      [
        'Supporting information we want to see\n\n  • A bank statement of the last month\n  • Accounts for the last two years\n  • Evidence that the oven is yours',
        3,
      ],
      [
        'To apply, please hand in all of the following:\n\nBank statement\n\nProof of address\n\nA copy of the lease',
        3,
      ],
      [
        'Δικαιολογητικά συμμετοχής\n\nΑτομικές επιχειρήσεις\n\nΕκτύπωση στοιχείων μητρώου.\n\nΠιστοποιητικό φερεγγυότητας\n\nΠιστοποιητικό φερεγγυότητας, έκδοσης του τελευταίου μήνα πριν από την υποβολή.',
        2,
      ],
      ['Λίστα εγγράφων που συνοδεύουν τον φάκελο\nα) Επιχειρηματικό σχέδιο\nβ) Προσφορές\nγ) Υπεύθυνη δήλωση', 3],
      [
        'An application should consist of the following, as a rule:\n\n  • Plan for the next two years\n  • Form with the names of all promoters\n  • Tax clearance certificate',
        3,
      ],
      ['Ο φάκελος της αίτησης περιλαμβάνει τα εξής:\n- έντυπο αίτησης\n- επιχειρηματικό σχέδιο\n- προσφορές', 3],
      ['Ποιοι συμμετέχουν\n\nΑτομικές επιχειρήσεις\n\nΕκτύπωση μακέτας\n\nΑντίγραφα έργων τέχνης', 0],
    ] as const)
      assert.equal((await readCall(text)).programme.required_documents?.length ?? 0, count, text)
  })
})
