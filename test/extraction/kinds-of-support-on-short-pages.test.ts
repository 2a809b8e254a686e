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
