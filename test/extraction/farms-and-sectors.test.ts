import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { told } from './logic-is-kept.ts'
import { citedByManual, readCall } from './read-call.ts'

/** Calls for farms and farmers, and calls of several sectors: what is asked of whom. */

describe('what is asked of a farm or a farmer leaves a trace', () => {
  for (const sentence of [
    'Η εκμετάλλευση θα πρέπει να έχει τυπική απόδοση άνω των 9.500 € και να λειτουργεί νόμιμα.',
    'Προβλέπεται η παροχή εφάπαξ στήριξης σε νέους που δεν έχουν υπερβεί το 38ο έτος της ηλικίας τους για την είσοδο και την παραμονή τους στη γεωργική απασχόληση, καθώς και για την πρώτη τους εγκατάσταση σε εκμετάλλευση, εφόσον έχουν επαρκή επαγγελματικά προσόντα ή αναλαμβάνουν να τα αποκτήσουν και εκπονούν επιχειρηματικό σχέδιο για την ανάπτυξη των γεωργικών δραστηριοτήτων τους μέσα στην πρώτη τριετία από την ένταξή τους στο πρόγραμμα.',
    'The holding must have at least two hectares under glass.',
    'Ωστόσο, για τη στήριξη, αποτελεί προϋπόθεση η ύπαρξη δεξαμενής.',
  ])
    test(sentence, async () => {
      assert.ok(citedByManual(await readCall(sentence)).some((cited) => sentence.startsWith(cited.slice(0, 40))))
    })

  const items = [
    '• Είναι μόνιμος κάτοικος σε περιοχή του προγράμματος.',
    '• Ο υποψήφιος εγκαθίσταται για πρώτη φορά σε εκμετάλλευση τους τελευταίους δέκα μήνες.',
    '• Να μην έχει υπάρξει δικαιούχος του ίδιου μέτρου στην πρόσκληση του 2019.',
  ]
  test('in items without a title', async () => {
    const cited = citedByManual(await readCall(`Τα βασικά στοιχεία συνοψίζονται:\n${items.join('\n')}`))
    assert.deepEqual(cited, items)
  })

  test('that he was not active before is no age of a business', async () => {
    const text =
      'Δικαιούχοι\nΝα μην έχει ασκηθεί δραστηριότητα τουλάχιστον κατά τα τελευταία 4 έτη πριν την εγκατάσταση.'
    const { eligibility } = (await readCall(text)).programme
    assert.deepEqual('all' in eligibility && eligibility.all.map(told), ['manual'])
  })

  test('costs in a list are no conditions', async () => {
    const text =
      'Δικαιούχοι\n\nΚάτοχοι εκμεταλλεύσεων.\n\nΕπιλέξιμες δαπάνες\n\nΣτο πλαίσιο του μέτρου ενισχύονται ιδίως δαπάνες στις εξής κατηγορίες:\n• Αγορά και μεταφορά κυψελών και εξοπλισμού\n• Περίφραξη βοσκοτόπων και διαμόρφωση δρόμων'
    assert.deepEqual(citedByManual(await readCall(text)), ['Κάτοχοι εκμεταλλεύσεων.'])
  })
})

describe('one sector of several', () => {
  const text = [
    'Α. Για τον πρωτογενή τομέα, αιτήσεις υποβάλλουν οι πολύ μικρές και μικρές επιχειρήσεις.',
    'Το ποσό της ενίσχυσης δεν μπορεί να υπερβεί τις 350.000 ευρώ.',
    'Β. Για τη μεταποίηση, αιτήσεις υποβάλλουν όλες οι επιχειρήσεις.',
    'Το συνολικό ποσό ενίσχυσης για σχέδια που υποβάλλονται από μικρές επιχειρήσεις ορίζεται σε 2.000.000 ευρώ.',
  ].join('\n\n')

  test('asks and gives what is not asked of and given to the others', async () => {
    const { eligibility, funding } = (await readCall(text)).programme
    assert.deepEqual('all' in eligibility && eligibility.all.map(told), ['manual'])
    assert.equal(funding.max_subsidy, undefined)
  })

  test('but the only sector of a call is that of all', async () => {
    const alone = (await readCall(text.split('\n\n').slice(0, 2).join('\n\n'))).programme
    assert.deepEqual('all' in alone.eligibility && alone.eligibility.all.map(told), ['size micro+small'])
    assert.equal(alone.funding.max_subsidy?.amount, '350000.00')
  })
})

describe('sectors in words', () => {
  test('beside an age that was read are asked', async () => {
    const text =
      'Δικαιούχοι είναι επιχειρήσεις που έχουν ιδρυθεί έως 30/06/2022 στους κλάδους του εμπορίου και της εστίασης.'
    const { eligibility } = (await readCall(text)).programme
    assert.deepEqual('all' in eligibility && eligibility.all.map(told), ['started <=2022-06-30', 'manual'])
  })

  test('that a list names are one question with the words that lead to it', async () => {
    for (const list of [
      'Αίτηση μπορούν να υποβάλουν επιχειρήσεις που ανήκουν στους κλάδους:\n• Εμπορίου,\n• Εστίασης,',
      'Επιλέξιμοι κλάδοι οικονομικής δραστηριότητας είναι:\n• Τυποποίηση τροφίμων\n• Οινοποιία',
      'Eligible beneficiaries are companies in the growth sectors of the valley:\n- Ceramics\n- Beekeeping',
    ])
      assert.deepEqual(citedByManual(await readCall(list)), [list])
  })

  test('and farmers are asked in the words that lead to what is asked of them', async () => {
    const lead = 'Στο μέτρο μπορούν να ενταχθούν φυσικά πρόσωπα γεωργοί, που πληρούν όλα τα παρακάτω:'
    assert.ok(citedByManual(await readCall(`${lead}\n• Τυποποίηση τροφίμων\n• Οινοποιία`)).includes(lead), lead)
  })

  test('of which one has its own condition leave the others free', async () => {
    const text =
      'Δικαιούχοι\nΕπιχειρήσεις μεταποίησης και τουρισμού.\nΕιδικότερα για τις επιχειρήσεις του τουρισμού, συμμετέχουν μόνο όσες απασχολούν λιγότερους από 40 εργαζομένους.'
    const { eligibility } = (await readCall(text)).programme
    assert.ok('all' in eligibility && eligibility.all.map(told).every((each) => each === 'manual'))
  })
})

test('a line that leads to those who may not apply is none of them', async () => {
  const lead = 'Δεν έχουν δικαίωμα υποβολής:'
  const manual = citedByManual(
    await readCall(`Δικαιούχοι\n${lead}\n• όσες εδρεύουν σε κατοικία του ιδιοκτήτη,\n• τα καταστήματα δικαιόχρησης.`),
  )
  assert.ok(!manual.every((cited) => cited === lead) && manual.some((cited) => cited.includes('δικαιόχρησης')))
})

test('a wide gap within a sentence divides it into no two', async () => {
  const item = '• να μην έχουν υπερβεί το    38ο έτος της ηλικίας'
  const cited = citedByManual(
    await readCall(`Οι υποψήφιοι θα πρέπει:\n${item}\n• να είναι μόνιμοι κάτοικοι του νησιού`),
  )
  assert.deepEqual(cited, [item.replace(/ {4}/u, ' '), '• να είναι μόνιμοι κάτοικοι του νησιού'])
})

describe('a sentence of what the call is for', () => {
  for (const text of [
    'Η Δράση στοχεύει στην επιχορήγηση ΜμΕ του κλάδου της μελισσοκομίας, για νέες κυψέλες.',
    'Το πρόγραμμα στοχεύει στην υποστήριξη πολύ μικρών και μικρών εξαγωγικών και μεταποιητικών επιχειρήσεων με επιταγές.',
    'Σκοπός του μέτρου είναι η παροχή οικονομικής στήριξης σε μεγάλες και μικρές μονάδες ξενοδοχείων.',
    'Οι επενδύσεις αφορούν τους τομείς της κεραμικής και της υφαντικής.',
    'Το Σχέδιο στοχεύει στην προώθηση και υποστήριξη των ΜμΕ του υφαντουργικού τομέα.',
    'The voucher programme assists small manufacturers with new looms.',
    'The sub-programme supports puppet theatre companies in all valleys.',
  ])
    test(`asks of the trade that it names: ${text}`, async () => {
      assert.deepEqual(citedByManual(await readCall(`Κουπόνια 2031\n\n${text}`)), [text])
    })

  for (const text of [
    'Η Δράση στοχεύει στην ενίσχυση υφιστάμενων μικρών επιχειρήσεων, μέσω επιταγών.',
    'This scheme shall support undertakings through vouchers.',
  ])
    test(`asks nothing where it names none: ${text}`, async () => {
      assert.deepEqual(citedByManual(await readCall(`Κουπόνια 2031\n\n${text}`)), [])
    })
})
