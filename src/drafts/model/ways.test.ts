import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { rewordingFindings } from '../../core/drafting/verifier/rewording/rewording.ts'
import type { Language } from '../../core/facts/text.ts'
import { waysOf } from './ways.ts'

/** Sentences with all the other ways in which they may be said. */
const several: readonly [Language, composed: string, ...others: string[]][] = [
  [
    'el',
    'Η απόφαση ένταξης αναμένεται έως 28 Μαρτίου 2027.',
    'Έως 28 Μαρτίου 2027 αναμένεται η απόφαση ένταξης.',
    'Η απόφαση ένταξης αναμένεται μέχρι 28 Μαρτίου 2027.',
    'Μέχρι 28 Μαρτίου 2027 αναμένεται η απόφαση ένταξης.',
  ],
  [
    'el',
    'Οι αιτήσεις για «Δράση Α, έως 5%» γίνονται δεκτές από 1 Μαρτίου 2027.',
    'Από 1 Μαρτίου 2027 γίνονται δεκτές οι αιτήσεις για «Δράση Α, έως 5%».',
  ],
  ['el', 'Δαπάνες γίνονται δεκτές από 14 Οκτωβρίου 2026.', 'Από 14 Οκτωβρίου 2026 γίνονται δεκτές δαπάνες.'],
  [
    'el',
    'Ο όρος «Μέγεθος» μπορεί να αλλάξει αποτέλεσμα στις 31 Δεκεμβρίου 2026.',
    'Στις 31 Δεκεμβρίου 2026 μπορεί να αλλάξει αποτέλεσμα ο όρος «Μέγεθος».',
  ],
  [
    'el',
    'Η υποβολή λήγει νωρίτερα, αν εξαντληθεί ο προϋπολογισμός.',
    'Αν εξαντληθεί ο προϋπολογισμός, η υποβολή λήγει νωρίτερα.',
  ],
  [
    'el',
    'Η επιλεξιμότητα δεν μπορεί ακόμη να κριθεί, επειδή λείπουν στοιχεία.',
    'Επειδή λείπουν στοιχεία, η επιλεξιμότητα δεν μπορεί ακόμη να κριθεί.',
  ],
  ['el', 'Στη χρήση 2025 ο κύκλος εργασιών ήταν 4.800.000 €.', 'Ο κύκλος εργασιών ήταν 4.800.000 € στη χρήση 2025.'],
  [
    'el',
    'Ο κωδικός 62.10.11.03 είχε έσοδα 540.000 € το έτος 2025.',
    'Το έτος 2025 ο κωδικός 62.10.11.03 είχε έσοδα 540.000 €.',
  ],
  [
    'el',
    'Ο επιλέξιμος προϋπολογισμός κυμαίνεται από 20.000 € έως 200.000 €.',
    'Ο επιλέξιμος προϋπολογισμός κυμαίνεται από 20.000 € μέχρι 200.000 €.',
  ],
  [
    'el',
    'Οι αιτήσεις γίνονται δεκτές έως 18 Μαρτίου 2027, 15:00 (ώρα Ελλάδας).',
    'Οι αιτήσεις γίνονται δεκτές μέχρι 18 Μαρτίου 2027, 15:00 (ώρα Ελλάδας).',
  ],
  ['en', 'The award decision is expected by 28 March 2027.', 'By 28 March 2027, the award decision is expected.'],
  [
    'en',
    'Applications for “Line A, up to 5%” are accepted until 1 March 2027.',
    'Until 1 March 2027, applications for “Line A, up to 5%” are accepted.',
  ],
  [
    'en',
    'The outcome of the condition “Size” may change on 31 December 2026.',
    'On 31 December 2026, the outcome of the condition “Size” may change.',
  ],
  ['en', 'Submission ends earlier if the budget is exhausted.', 'If the budget is exhausted, submission ends earlier.'],
  [
    'en',
    'Applications are accepted until the budget is exhausted.',
    'Until the budget is exhausted, applications are accepted.',
  ],
  [
    'en',
    'Eligibility cannot be decided yet, because facts are missing.',
    'Because facts are missing, eligibility cannot be decided yet.',
  ],
  ['en', 'In the financial year 2025 turnover was €4,800,000.', 'Turnover was €4,800,000 in the financial year 2025.'],
  [
    'en',
    'The code 62.10.11.03 had revenue of €540,000 in the year 2025.',
    'In the year 2025, the code 62.10.11.03 had revenue of €540,000.',
  ],
  ['en', 'One business can receive aid of up to €400,000.', 'One business can receive aid of at most €400,000.'],
  [
    'en',
    'With the bonus “Youth”, aid to one business is up to €60,000.',
    'Aid to one business is up to €60,000 with the bonus “Youth”.',
    'With the bonus “Youth”, aid to one business is at most €60,000.',
    'Aid to one business is at most €60,000 with the bonus “Youth”.',
  ],
]

/** Sentences that are said as they are, by what keeps them from being said otherwise. */
const one: Readonly<Record<string, readonly [Language, ...string[]]>> = {
  'who does it, or where a fact comes from': ['en', 'By the profile, no de minimis aid has been received.'],
  'an amount alone': ['en', 'The grant is computed at €120,000.', 'The budget of the call is €5,000,000.'],
  'a day that may belong to a noun': [
    'en',
    'Support goes to businesses with losses in the year 2023.',
    'The business repaid the loan of €5,000 in the year 2025.',
  ],
  'a day that may belong to a noun (el)': [
    'el',
    'Ενισχύονται επιχειρήσεις με ζημία 5.000 € στη χρήση 2023.',
    'Η πρόσκληση αφορά επιχειρήσεις με τζίρο 5.000 € το έτος 2025.',
  ],
  'two statements': [
    'en',
    'The work ends and the project starts on 3 May 2027.',
    'The award is expected on 14 September 2027, but the adjustment period lasts until 30 June 2027.',
    'The project that received €5,000 starts on 3 May 2027.',
  ],
  'two statements (el)': [
    'el',
    'Η δαπάνη πληρώνεται και το έργο ολοκληρώνεται στις 3 Μαΐου 2027.',
    'Όσες αιτήσεις πληρούν τους όρους γίνονται δεκτές από 3 Μαΐου 2027.',
    'Το έργο που πήρε 5.000 € αρχίζει στις 3 Μαΐου 2027.',
  ],
  'a denial': ['el', 'Η επένδυση δεν αρχίζει στις 3 Μαΐου 2027.', 'Μόνο η επένδυση αρχίζει στις 3 Μαΐου 2027.'],
  'a question in a clause': ['en', 'The bank examines if the plan is viable.'],
  'an hour of the day': ['en', 'Applications are accepted until 18 March 2027, 15:00 (Greek time).'],
  'what is called something': ['en', 'Profit margin in the financial year 2025: 11.5%.', 'Legal form: sole trader.'],
  'a range or a share that is raised': [
    'en',
    'The budget ranges from €10,000 up to €20,000.',
    'The share is raised up to 50%.',
  ],
  'the ends of a list of codes': ['el', 'Δεν χρηματοδοτούνται οι κλάδοι 12, 64 έως 66 και 92 του ΚΑΔ 2025.'],
  'quotation marks that do not close': ['el', 'Ο όρος «Α «Β» αρχίζει στις 3 Μαΐου 2027.'],
}

describe('the ways in which a sentence may be said', () => {
  for (const [language, composed, ...others] of several)
    it(`are told in full, and the verifier has nothing against them: ${composed}`, () => {
      assert.deepEqual(waysOf(composed, language), [composed, ...others])
      for (const text of others) assert.deepEqual(rewordingFindings(composed, text), [], text)
    })

  for (const [name, [language, ...sentences]] of Object.entries(one))
    it(`are one where it has ${name}`, () => {
      for (const composed of sentences) assert.deepEqual(waysOf(composed, language), [composed])
    })
})
