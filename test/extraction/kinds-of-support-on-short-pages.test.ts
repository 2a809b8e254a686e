import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readCall } from './read-call.ts'

/** What a call gives, as short pages tell it. */

describe('the kinds of support of a short page', () => {
  const told: readonly (readonly [text: string, kinds: readonly string[]])[] = [
    ['Δάνεια που εγγυάται το Ταμείο Παγετού\n\nΤα δάνεια αυτά βγαίνουν από τις τράπεζες.', ['guarantee', 'loan']],
    [
      'Εγγυητικό Ταμείο ΒΟΥΝΟ\n\nΜε το ταμείο παίρνει κανείς:\n\n1. Δάνειο για μηχανήματα\n\n2. Δάνειο για πρώτες ύλες',
      ['guarantee', 'loan'],
    ],
    [
      'Aid for new kilns\n\nThe aid may take the form of:\n\n• a cash grant\n\n• a tax credit\n\n• a guarantee for a loan\n\n• a subsidy on the interest of a loan',
      ['tax_credit', 'grant', 'interest_subsidy', 'guarantee'],
    ],
    ['Πρόγραμμα μισθών\n\nΟ δήμος επιχορηγεί εργοδότες για να προσλάβουν 40 ανέργους.', ['wage_subsidy']],
    ['Σχέδιο για μεγαλύτερους\n\nΤο κράτος επιδοτεί ένα μέρος του μισθού τους.', ['wage_subsidy']],
    ['Help for shops\n\nThe town pays a part of the wages of those whom shops take on.', ['wage_subsidy']],
    ['Track for workshops\n\nA grant together with quasi-equity is given to each.', ['grant', 'equity']],
    [
      'Καθεστώς τουρισμού\n\nΤα 30 εκατ. ευρώ αφορούν φοροαπαλλαγές. Για να επιχορηγηθεί ένα έργο χρειάζεται άδεια.',
      ['grant', 'tax_exemption'],
    ],
    ['Κουζίνες\n\nΕπιχορήγηση για μηχανήματα. Το μισθολογικό κόστος δεν καλύπτεται.', ['grant']],
  ]
  for (const [text, kinds] of told)
    test(`are ${kinds.join(', ')}: ${text.split('\n')[2]}`, async () => {
      const { programme } = await readCall(text)
      assert.deepEqual(programme.funding.instruments.toSorted(), [...kinds].toSorted())
    })
})

describe('the kinds of support of a page that no title names', () => {
  const told: readonly (readonly [text: string, kinds: readonly string[]])[] = [
    [
      'Νέα από την αγορά\n\nΕπιδοτούνται εταιρείες για 300 ανέργους της Άρτας, που θα μείνουν ένα χρόνο.',
      ['wage_subsidy'],
    ],
    [
      'Δουλειά για νέους\n\nΑνοίγουν θέσεις για 90 ανέργους σε επιχειρήσεις της πόλης.\n\nΚάθε μήνας επιδοτείται με 600 ευρώ.',
      ['wage_subsidy'],
    ],
    [
      'Work news\n\nFirms are paid for every jobseeker that they take on, 500 euros a month for a year.',
      ['wage_subsidy'],
    ],
    [
      'Δικό μου μαγαζί\n\nΆνεργοι που στήνουν επιχείρηση και προσλαμβάνουν έναν ακόμη άνεργο επιδοτούνται με 9.000 ευρώ.',
      ['grant'],
    ],
    ['News of the fund\n\nThe fund lends to potters up to 9,000 euros. A loan is repaid in three years.', ['loan']],
    [
      'Νέα του ταμείου\n\nΤο ταμείο εγγυάται στις τράπεζες τα δάνεια των αγγειοπλαστών. Κάθε δάνειο φτάνει τις 9.000 ευρώ.',
      ['guarantee', 'loan'],
    ],
    ['Τόκοι\n\nΤο κράτος πληρώνει τους τόκους των δανείων που έχουν ήδη οι ψαράδες.', ['interest_subsidy']],
    ['Δάνεια των ψαράδων\n\nΕπιδοτείται το επιτόκιο σε όσα έχουν υπογραφεί από το 2026.', ['interest_subsidy']],
    [
      'Στήριξη λατομείων\n\nΗ ενίσχυση παίρνει τη μορφή επιστρεπτέας προκαταβολής και εξοφλείται σε έξι δόσεις.',
      ['repayable_advance'],
    ],
    ['Help for quarries\n\nThe aid is in the form of a tax exemption or a cash rebate.', ['grant', 'tax_exemption']],
    ['Help for quarries\n\nThe grants are non-repayable contributions.', ['grant']],
    ['Card of a scheme\n\n• Funding type: Loan;\n\n• Website: of the agency', ['loan']],
    ['Card of a scheme\n\nWhat is given: grant, equity, or both.', ['grant', 'equity']],
    ['Young inventors\n\nA jury gives each of three teams a prize of 2,000 euros.', ['prize']],
    ['Νέοι εφευρέτες\n\nΤα έπαθλα είναι 2.000 και 1.000 ευρώ.', ['prize']],
    [
      'Trade marks\n\nA bakery can apply for a voucher of 400 euros. With the voucher it gets back half of the fees.',
      ['voucher'],
    ],
    [
      'Μαθήματα\n\nΜε το κουπόνι των 400 ευρώ υπάλληλοι καταστημάτων θα εκπαιδευτούν σε ζυγαριές. Το κουπόνι διαρκεί ένα χρόνο.',
      ['voucher', 'training'],
    ],
    [
      'Village life\n\nThe office offers advice, training and small grants to whoever keeps a shop.',
      ['grant', 'training', 'advisory'],
    ],
  ]
  for (const [text, kinds] of told)
    test(`are ${kinds.join(', ')}: ${text.split('\n')[2]}`, async () => {
      const [title = '', ...rest] = text.split('\n\n')
      const { programme } = await readCall(rest.join('\n\n'), title)
      assert.deepEqual(programme.funding.instruments.toSorted(), [...kinds].toSorted())
    })
})

describe('several kinds that are named together', () => {
  const told: readonly (readonly [text: string, kinds: readonly string[]])[] = [
    ['Επιδότηση, φοροαπαλλαγή ή και leasing έως 60% για εργαστήρια', ['grant', 'leasing_subsidy', 'tax_exemption']],
    [
      'Investment law\n\nForms of aid\n\nTax exemption\nSubsidy\nSubsidy for leasing and subsidy for the cost of new jobs',
      ['grant', 'leasing_subsidy', 'tax_exemption', 'wage_subsidy'],
    ],
    [
      'Δάνεια κίνησης με επιδότηση επιτοκίου για εργαστήρια\n\nΔίνονται με συνεπένδυση κεφαλαίων της τράπεζας και του ταμείου.',
      ['interest_subsidy', 'loan'],
    ],
    ['Interest paid for shops\n\nThe state pays the interest on loans that shops already have.', ['interest_subsidy']],
    ['Refit of inns\n\nFunding type: interest-free loan', ['loan']],
    [
      'Law for workshops\n\nA framework for plans of any size.\n\nTax exemption\nSubsidy\nSubsidy for leasing\n\nBuildings and machines are paid for.',
      ['grant', 'leasing_subsidy', 'tax_exemption'],
    ],
    ['Ταμείο νεοφυών\n\nΤο ταμείο επενδύει έως 300.000 ευρώ στο μετοχικό κεφάλαιο νέων εταιρειών.', ['equity']],
    ['Seed fund\n\nThe fund takes a minority share of the capital of young firms.', ['equity']],
    ['Νέες θέσεις\n\nΟ εργοδότης λαμβάνει 550 ευρώ τον μήνα για κάθε άνεργο που προσλαμβάνει.', ['wage_subsidy']],
  ]
  for (const [text, kinds] of told)
    test(`are ${kinds.join(', ')}: ${text.split('\n')[0]}`, async () => {
      const { programme } = await readCall(text.split('\n').slice(2).join('\n'), text.split('\n')[0])
      assert.deepEqual(programme.funding.instruments.toSorted(), [...kinds].toSorted())
    })
})
