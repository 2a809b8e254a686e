import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { rewordingFindings } from './rewording.ts'

interface Example {
  readonly composed: string
  readonly same: readonly string[]
  /** Other things than the composed sentence says, by what is wrong with them. */
  readonly other: Readonly<Record<string, string>>
}

const examples: readonly Example[] = [
  {
    composed: 'Το δάνειο χρησιμοποιείται μόνο για τον σκοπό που εγκρίθηκε.',
    same: [
      'Μόνο για τον σκοπό που εγκρίθηκε χρησιμοποιείται το δάνειο.',
      'Αποκλειστικά για τον σκοπό που εγκρίθηκε χρησιμοποιείται το δάνειο.',
    ],
    other: {
      'the scope of "only"': 'Μόνο το δάνειο χρησιμοποιείται για τον σκοπό που εγκρίθηκε.',
      'another form of a word': 'Το δάνειο χρησιμοποιείται μόνο για τους σκοπούς που εγκρίθηκαν.',
    },
  },
  {
    composed: 'Αν το υπόλοιπο των 300.000 ευρώ δεν επαρκεί, μειώνεται το ποσό ή η διάρκεια του δανείου.',
    same: ['Μειώνεται το ποσό ή η διάρκεια του δανείου, εφόσον το υπόλοιπο των 300.000 € δεν επαρκεί.'],
    other: {
      'the condition and what follows':
        'Αν μειωθεί το ποσό ή η διάρκεια του δανείου, το υπόλοιπο των 300.000 ευρώ δεν επαρκεί.',
      'a negation less': 'Μειώνεται το ποσό ή η διάρκεια του δανείου, αν το υπόλοιπο των 300.000 ευρώ επαρκεί.',
      'one for the other': 'Μειώνεται το ποσό και η διάρκεια του δανείου, αν το υπόλοιπο των 300.000 ευρώ δεν επαρκεί.',
    },
  },
  {
    composed: 'Η τράπεζα πρέπει να αξιολογήσει την ικανότητα της επιχείρησης πριν από τη χορήγηση.',
    same: [
      'Πριν από τη χορήγηση η τράπεζα πρέπει να αξιολογήσει την ικανότητα της επιχείρησης.',
      'Την ικανότητα της επιχείρησης οφείλει να αξιολογήσει πριν τη χορήγηση η τράπεζα.',
    ],
    other: {
      'who does it': 'Η επιχείρηση πρέπει να αξιολογήσει την ικανότητα της τράπεζας πριν από τη χορήγηση.',
      'a duty made a right': 'Η τράπεζα μπορεί να αξιολογήσει την ικανότητα της επιχείρησης πριν από τη χορήγηση.',
      'after for before': 'Μετά από τη χορήγηση η τράπεζα πρέπει να αξιολογήσει την ικανότητα της επιχείρησης.',
      'a part left out': 'Η τράπεζα πρέπει να αξιολογήσει την ικανότητα της επιχείρησης.',
      'a part said twice':
        'Πριν από τη χορήγηση η τράπεζα πρέπει να αξιολογήσει την ικανότητα της επιχείρησης πριν από τη χορήγηση.',
    },
  },
  {
    composed: 'Το δάνειο καλύπτει το κόστος κατά την έναρξη.',
    same: ['Κατά την έναρξη το δάνειο καλύπτει το κόστος.'],
    other: { 'what covers and what is covered': 'Το κόστος καλύπτει το δάνειο κατά την έναρξη.' },
  },
  {
    composed: 'Large enterprises receive 25% and small enterprises 45% of the eligible costs.',
    same: ['Large enterprises receive 25 percent and small enterprises 45 percent of the eligible costs.'],
    other: {
      'figures exchanged': 'Large enterprises receive 45% and small enterprises 25% of the eligible costs.',
      'another figure': 'Large enterprises receive 25% and small enterprises 54% of the eligible costs.',
      'another bound': 'Large enterprises receive at least 25% and small enterprises 45% of the eligible costs.',
      'a word that says something else': 'Large enterprises receive 25% and small enterprises 45% of the total costs.',
    },
  },
  {
    composed: 'The employer shall keep every subsidised post for three months after the last payment.',
    same: [
      'For three months after the last payment, the employer must keep every subsidised post.',
      'After the last payment the employer has to keep each subsidised post for three months.',
    ],
    other: {
      'before for after': 'The employer shall keep every subsidised post for three months before the last payment.',
      'another unit': 'The employer shall keep every subsidised post for three weeks after the last payment.',
      'a fact more': 'The employer shall keep every subsidised full-time post for three months after the last payment.',
      'some for all': 'The employer shall keep some subsidised post for three months after the last payment.',
    },
  },
  {
    composed: 'In case of breach, the aid is repaid with interest.',
    same: ['The aid is repaid with interest in case of breach.'],
    other: { 'a negation more': 'The aid is not repaid with interest in case of breach.' },
  },
  {
    composed: 'The municipality provides the building, and the association runs the workshops.',
    same: ['The municipality provides the building, while the association runs the workshops.'],
    other: {
      'a condition': 'If the municipality provides the building, the association runs the workshops.',
      'one for the other': 'The association provides the building, and the municipality runs the workshops.',
    },
  },
  {
    composed: 'Debt to turnover in the financial year 2026: 12.5%.',
    same: [
      'In the financial year 2026 the debt to turnover was 12.5%.',
      'The debt to turnover in the financial year 2026 is 12.5 percent.',
    ],
    other: {
      'a ratio turned round': 'In the financial year 2026 the turnover to debt was 12.5%.',
      'another year': 'In the financial year 2025 the debt to turnover was 12.5%.',
    },
  },
  {
    composed: 'The outcome of the condition “Staff” may change on 27 May 2027.',
    same: ['On 27 May 2027 the outcome of the condition “Staff” can change.'],
    other: {
      'a duty': 'On 27 May 2027 the outcome of the condition “Staff” must change.',
      'a name that reaches further': 'On 27 May 2027 the outcome of the “condition Staff” can change.',
    },
  },
  {
    composed: 'The permit rests on the survey.',
    same: [],
    other: { 'what rests for what it rests on': 'The survey rests on the permit.' },
  },
  {
    composed: 'Η επένδυση δεν πρέπει να αρχίσει πριν από την αίτηση.',
    same: ['Πριν από την αίτηση δεν πρέπει να αρχίσει η επένδυση.'],
    other: { 'no duty for a ban': 'Η επένδυση δεν οφείλει να αρχίσει πριν από την αίτηση.' },
  },
  {
    composed: 'Δεν ενισχύονται όλες οι επιχειρήσεις.',
    same: [],
    other: { 'none for not all': 'Όλες οι επιχειρήσεις δεν ενισχύονται.' },
  },
  {
    composed: 'An application is not refused because the business is small.',
    same: [],
    other: { 'a cause of what is denied': 'Because the business is small, an application is not refused.' },
  },
  {
    composed: 'The grant covers 50% of the costs.',
    same: ['The grant covers 50 percent of the costs.'],
    other: {
      'a sign that says "about"': 'The grant covers ~50% of the costs.',
      'a question': 'The grant covers 50% of the costs?',
    },
  },
]

const badly: Readonly<Record<string, readonly [composed: string, right: string, ...wrong: string[]]>> = {
  'a small letter at the front or the old capital inside (el)': [
    'Ο επιλέξιμος προϋπολογισμός κυμαίνεται από 20.000 € έως 400.000 €.',
    'Από 20.000 € έως 400.000 € κυμαίνεται ο επιλέξιμος προϋπολογισμός.',
    'από 20.000 € έως 400.000 € κυμαίνεται Ο επιλέξιμος προϋπολογισμός.',
    'Από 20.000 € έως 400.000 € κυμαίνεται Ο επιλέξιμος προϋπολογισμός.',
    'από 20.000 € έως 400.000 € κυμαίνεται ο επιλέξιμος προϋπολογισμός.',
    'Ο Επιλέξιμος προϋπολογισμός κυμαίνεται από 20.000 € μέχρι 400.000 €.',
  ],
  'a small letter at the front or the old capital inside (en)': [
    'The award decision is expected by 26 July 2027.',
    'By 26 July 2027 the award decision is expected.',
    'By 26 July 2027, The award decision is expected.',
    'by 26 July 2027 the award decision is expected.',
    'By 26 july 2027 the award decision is expected.',
  ],
  'the small letter of a name': [
    'Greece funds the investment from 26 October 2026.',
    'From 26 October 2026 Greece funds the investment.',
    'From 26 October 2026 greece funds the investment.',
  ],
  'the small letter of an abbreviation': [
    'Το ΕΣΠΑ καλύπτει το κόστος κατά την έναρξη.',
    'Κατά την έναρξη το ΕΣΠΑ καλύπτει το κόστος.',
    'Κατά την έναρξη το εσπα καλύπτει το κόστος.',
  ],
  'the small letter of a name of several words': [
    'Digital Europe funds the investment from 26 October 2026.',
    'From 26 October 2026 Digital Europe funds the investment.',
    'From 26 October 2026 digital Europe funds the investment.',
    'From 26 October 2026 Digital europe funds the investment.',
  ],
  'the small letter of a place inside': [
    'Η επένδυση αρχίζει στην Αττική από 1 Μαρτίου 2027.',
    'Από 1 Μαρτίου 2027 η επένδυση αρχίζει στην Αττική.',
    'Από 1 Μαρτίου 2027 η επένδυση αρχίζει στην αττική.',
    'Από 1 μαρτίου 2027 η επένδυση αρχίζει στην Αττική.',
  ],
  'other letters, words or bounds of a name in quotation marks': [
    'Οι αιτήσεις για «Δράση Α: Νέες ΜμΕ» γίνονται δεκτές έως 1 Μαρτίου 2027.',
    'Έως 1 Μαρτίου 2027 γίνονται δεκτές οι αιτήσεις για «Δράση Α: Νέες ΜμΕ».',
    'Έως 1 Μαρτίου 2027 γίνονται δεκτές οι αιτήσεις για «δράση Α: νέες ΜμΕ».',
    'Έως 1 Μαρτίου 2027 γίνονται δεκτές οι αιτήσεις για «Νέες ΜμΕ: Δράση Α».',
    'Έως 1 Μαρτίου 2027 γίνονται δεκτές οι «αιτήσεις για Δράση Α: Νέες ΜμΕ».',
    'Έως 1 Μαρτίου 2027 γίνονται δεκτές οι αιτήσεις για «Δράση Β: Νέες ΜμΕ».',
  ],
  'a comma between a verb and what it is said of': [
    'Δεν πληρούνται 2 όροι, όμως η πρόσκληση δέχεται και άλλον τρόπο.',
    '2 όροι δεν πληρούνται, αλλά η πρόσκληση δέχεται και άλλον τρόπο.',
    'Δεν πληρούνται, 2 όροι όμως δέχεται και άλλον τρόπο, η πρόσκληση.',
    '2 όροι, δεν πληρούνται, όμως η πρόσκληση δέχεται και άλλον τρόπο.',
  ],
  'a comma inside a part': [
    'The award decision is expected by 26 July 2027.',
    'By 26 July 2027, the award decision is expected.',
    'By 26, July 2027 the award decision is expected.',
    'The award, decision is expected by 26 July 2027.',
  ],
}

describe('a rewording of a composed sentence', () => {
  for (const { composed, same, other } of examples) {
    it(`says the same with its parts in another order: ${composed.slice(0, 40)}…`, () => {
      for (const text of [composed, ...same]) assert.deepEqual(rewordingFindings(composed, text), [], text)
    })
    for (const [name, text] of Object.entries(other))
      it(`is refused for ${name}: ${composed.slice(0, 30)}…`, () => {
        assert.notDeepEqual(rewordingFindings(composed, text), [], text)
      })
  }

  for (const [name, [composed, right, ...wrong]] of Object.entries(badly))
    it(`is refused for ${name}`, () => {
      assert.deepEqual(rewordingFindings(composed, right), [])
      for (const text of wrong) assert.notDeepEqual(rewordingFindings(composed, text), [], text)
    })

  it('is refused with a word more, wherever it stands', () => {
    for (const { composed, same } of examples)
      for (const text of [composed, ...same]) {
        const words = text.split(' ')
        for (const at of words.keys()) {
          const longer = words.toSpliced(at, 0, 'not').join(' ')
          assert.notDeepEqual(rewordingFindings(composed, longer), [], longer)
        }
      }
  })
})
