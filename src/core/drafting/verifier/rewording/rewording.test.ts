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
    composed:
      'Η τράπεζα πρέπει να αξιολογήσει θετικά την πιστοληπτική ικανότητα της επιχείρησης και το σχέδιο χρήσης του δανείου.',
    same: [
      'Η πιστοληπτική ικανότητα της επιχείρησης και το σχέδιο χρήσης του δανείου πρέπει να αξιολογηθούν θετικά από την τράπεζα.',
      'Πρέπει η τράπεζα να αξιολογήσει θετικά το σχέδιο χρήσης του δανείου και την πιστοληπτική ικανότητα της επιχείρησης.',
    ],
    other: {
      'who does it':
        'Η επιχείρηση πρέπει να αξιολογήσει θετικά την πιστοληπτική ικανότητα της τράπεζας και το σχέδιο χρήσης του δανείου.',
      'a duty made a right':
        'Η τράπεζα μπορεί να αξιολογήσει θετικά την πιστοληπτική ικανότητα της επιχείρησης και το σχέδιο χρήσης του δανείου.',
      'one of two for both':
        'Η τράπεζα πρέπει να αξιολογήσει θετικά την πιστοληπτική ικανότητα της επιχείρησης ή το σχέδιο χρήσης του δανείου.',
      'a part left out': 'Η τράπεζα πρέπει να αξιολογήσει θετικά την πιστοληπτική ικανότητα της επιχείρησης.',
    },
  },
  {
    composed:
      'Το δάνειο χρησιμοποιείται μόνο για τον σκοπό που εγκρίθηκε και η χρήση του αποδεικνύεται με παραστατικά.',
    same: ['Μόνο για τον σκοπό που εγκρίθηκε χρησιμοποιείται το δάνειο, και με παραστατικά αποδεικνύεται η χρήση του.'],
    other: {
      'the scope of "only"':
        'Μόνο το δάνειο χρησιμοποιείται για τον σκοπό που εγκρίθηκε και η χρήση του αποδεικνύεται με παραστατικά.',
      '"only" at something else':
        'Το δάνειο χρησιμοποιείται για τον σκοπό που εγκρίθηκε και η χρήση του αποδεικνύεται μόνο με παραστατικά.',
    },
  },
  {
    composed: 'Αν το υπόλοιπο των 300.000 ευρώ δεν επαρκεί, μειώνεται το ποσό ή η διάρκεια του δανείου.',
    same: ['Μειώνεται το ποσό του δανείου ή η διάρκειά του, εφόσον το υπόλοιπο των 300.000 € δεν επαρκεί.'],
    other: {
      'the condition and what follows':
        'Αν μειωθεί το ποσό ή η διάρκεια του δανείου, το υπόλοιπο των 300.000 ευρώ δεν επαρκεί.',
      'a negation less': 'Το ποσό ή η διάρκεια του δανείου μειώνεται, αν επαρκεί το υπόλοιπο των 300.000 ευρώ.',
    },
  },
  {
    composed: 'Large enterprises receive 25% and small enterprises 45% of the eligible costs.',
    same: [
      'Small enterprises receive 45% of the eligible costs, and large enterprises 25%.',
      'Of the eligible costs, 25% is received by large enterprises and 45 percent by small enterprises.',
    ],
    other: {
      'figures exchanged': 'Large enterprises receive 45% and small enterprises 25% of the eligible costs.',
      'another figure': 'Large enterprises receive 25% and small enterprises 54% of the eligible costs.',
      'another bound': 'Large enterprises receive at least 25% and small enterprises 45% of the eligible costs.',
      'a word that says something else': 'Large enterprises receive 25% and small enterprises 45% of the total costs.',
    },
  },
  {
    composed: 'The employer shall keep every subsidised post for three months after the subsidy ends.',
    same: ['Every subsidised post shall be kept by the employer for three months after the end of the subsidy.'],
    other: {
      'before for after': 'The employer shall keep every subsidised post for three months before the subsidy ends.',
      'another unit': 'The employer shall keep every subsidised post for three weeks after the subsidy ends.',
      'a fact more': 'The employer shall keep every subsidised full-time post for three months after the subsidy ends.',
      'some for all': 'The employer shall keep some subsidised posts for three months after the subsidy ends.',
    },
  },
  {
    composed: 'The committee rejects proposals that do not reach 50 points.',
    same: ['Proposals that do not reach 50 points are rejected by the committee.'],
    other: { 'a negation less': 'Proposals that reach 50 points are rejected by the committee.' },
  },
  {
    composed: 'No letter of guarantee is required when the advance is below €10,000.',
    same: ['A letter of guarantee is not required for an advance below €10,000.'],
    other: { 'the other side of the limit': 'A letter of guarantee is not required for an advance above €10,000.' },
  },
  {
    composed: 'Η επένδυση δημιουργεί 8 θέσεις πλήρους απασχόλησης, από τις οποίες 3 για ανέργους.',
    same: ['Με την επένδυση δημιουργούνται 8 θέσεις πλήρους απασχόλησης, 3 εκ των οποίων για ανέργους.'],
    other: {
      'figures exchanged': 'Με την επένδυση δημιουργούνται 3 θέσεις πλήρους απασχόλησης, 8 εκ των οποίων για ανέργους.',
    },
  },
  {
    composed: 'In case of breach the aid is repaid with interest.',
    same: ['The aid is repaid with interest if there is a breach.'],
    other: { 'a negation more': 'The aid is not repaid with interest if there is a breach.' },
  },
  {
    composed:
      'Advance payments above €50,000 require a bank guarantee that is valid for three months longer than the project.',
    same: [
      'A bank guarantee whose validity is three months longer than the project is required for advance payments above €50,000.',
    ],
    other: {
      'another comparison':
        'A bank guarantee whose validity is three months shorter than the project is required for advance payments above €50,000.',
    },
  },
  {
    composed: 'The municipality provides the building, and the association runs the workshops.',
    same: ['While the building is provided by the municipality, the workshops are run by the association.'],
    other: {
      'a condition': 'If the building is provided by the municipality, the workshops are run by the association.',
    },
  },
  {
    composed: 'Το σχέδιο πρέπει να φθάνει τουλάχιστον τους 75 βαθμούς με το ερωτηματολόγιο του Παραρτήματος ΙΙ.',
    same: ['Με το ερωτηματολόγιο του Παραρτήματος ΙΙ πρέπει να φθάνει το σχέδιο τουλάχιστον τους 75 βαθμούς.'],
    other: {
      'another annex':
        'Με το ερωτηματολόγιο του Παραρτήματος ΙΙΙ πρέπει να φθάνει το σχέδιο τουλάχιστον τους 75 βαθμούς.',
      'a bound less': 'Με το ερωτηματολόγιο του Παραρτήματος ΙΙ πρέπει να φθάνει το σχέδιο τους 75 βαθμούς.',
    },
  },
  {
    composed: 'Debt to turnover in the financial year 2026: 12.5%.',
    same: [
      'Debt was 12.5% of turnover in the financial year 2026.',
      'In the financial year 2026, debt to turnover was 12.5%.',
    ],
    other: {
      'the whole for the part': 'Turnover was 12.5% of debt in the financial year 2026.',
      'a ratio turned round': 'In the financial year 2026, turnover to debt was 12.5%.',
    },
  },
  {
    composed: 'The rate rises by 5 points for islands and by 15 points for mountain areas.',
    same: ['For mountain areas the rate rises by 15 points, and for islands by 5 points.'],
    other: {
      'figures of the other half': 'For mountain areas the rate rises by 5 points, and for islands by 15 points.',
    },
  },
  {
    composed: 'The factor that decides the loan is: the location of the plant.',
    same: [
      'The loan is decided by a factor, which is the location of the plant.',
      'The location of the plant is the factor that decides the loan.',
    ],
    other: {
      'what is decided for what decides': 'The loan is the factor that decides the location of the plant.',
      'the same in the passive': 'The location of the plant is decided by a factor, which is the loan.',
    },
  },
  {
    composed: 'The permit rests on the survey: valid.',
    same: ['The survey on which the permit rests is: valid.'],
    other: { 'what rests for what it rests on': 'The survey rests on the permit: valid.' },
  },
  {
    composed: 'Ο ανάδοχος παραδίδει δύο αντίγραφα της μελέτης.',
    same: ['Δύο αντίγραφα της μελέτης παραδίδονται από τον ανάδοχο.'],
    other: { 'the receiver for the giver': 'Δύο αντίγραφα της μελέτης παραδίδονται στον ανάδοχο.' },
  },
]

describe('a rewording of a composed sentence', () => {
  for (const { composed, same, other } of examples) {
    it(`says the same in another order, voice or form of its words: ${composed.slice(0, 40)}…`, () => {
      for (const text of [composed, ...same]) assert.deepEqual(rewordingFindings(composed, text), [], text)
    })
    for (const [name, text] of Object.entries(other))
      it(`is refused for ${name}: ${composed.slice(0, 30)}…`, () => {
        assert.notDeepEqual(rewordingFindings(composed, text), [], text)
      })
  }
})
