import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { countryOfCall } from '../../src/core/extraction/places/country-of-call.ts'
import { loadReference } from '../../src/reference/reference.ts'
import { logicIsKept } from './logic-is-kept.ts'

const both = 'lifecycle'
logicIsKept({
  'of founders and of what runs already': [
    [
      'Founders who intend to set up a business, and businesses not older than 36 months, may apply.',
      both,
      'months <=36',
      'manual',
    ],
    [
      'Businesses not older than 36 months and people who plan to start a business may apply.',
      both,
      'months <=36',
      'manual',
    ],
    ['Enterprises to be founded, or firms founded after 1 January 2024.', both, 'started >=2024-01-02'],
    [
      'Υπό σύσταση επιχειρήσεις, καθώς και επιχειρήσεις που έχουν ιδρυθεί μετά την 1/1/2024.',
      both,
      'started >=2024-01-02',
    ],
    ['Only enterprises that are to be founded may apply.', both],
    ['Μόνο υπό σύσταση επιχειρήσεις.', both],
  ],
  'of a multiple of the turnover': [
    [
      'Ο προϋπολογισμός του έργου δεν μπορεί να υπερβαίνει το διπλάσιο του μέγιστου κύκλου εργασιών των τριών τελευταίων χρήσεων και σε κάθε περίπτωση τα 2.500.000 ευρώ.',
      'compare',
      'investment_amount',
    ],
    ['The budget of the project may not exceed twice the highest turnover of the last three years.', 'compare'],
    ['Ο προϋπολογισμός δεν υπερβαίνει το 50% του κύκλου εργασιών της τελευταίας χρήσης.', 'compare'],
    ['The turnover of the last year must be at least EUR 100,000.', 'turnover >=100000.00'],
    ['Ο κύκλος εργασιών της τελευταίας χρήσης είναι τουλάχιστον 100.000 €.', 'turnover >=100000.00'],
  ],
  'of small and medium ones': [
    ['Applicants must be small or medium-sized enterprises.', 'any(size small+medium | all(size micro & manual))'],
    ['Applicants must be small and medium-sized businesses.', 'size micro+small+medium'],
    ['Eligible are small, micro and medium-sized enterprises.', 'size micro+small+medium'],
    ['Small and medium enterprises may apply.', 'any(size small+medium | all(size micro & manual))'],
    ['Δικαιούχοι είναι μικρές και μεσαίες επιχειρήσεις.', 'any(size small+medium | all(size micro & manual))'],
    ['Δικαιούχοι είναι μικρές και μεσαίες επιχειρήσεις, όχι όμως πολύ μικρές.', 'size small+medium'],
    ['Δικαιούχοι είναι μικρομεσαίες επιχειρήσεις.', 'size micro+small+medium'],
    ['Δικαιούχοι είναι μεσαίες επιχειρήσεις.', 'size medium'],
  ],
  'of a municipality': [
    [
      'Applicants must be small enterprises based in the Municipality of Patras.',
      'size small',
      'region any_establishment EL632',
      'manual',
    ],
    [
      'Δικαιούχοι είναι μικρές επιχειρήσεις του Δήμου Πατρέων.',
      'size small',
      'region any_establishment EL632',
      'manual',
    ],
    ['Δικαιούχοι είναι μεσαίες επιχειρήσεις.', 'size medium'],
    ['Small enterprises may apply.', 'size small'],
  ],
  'of sectors of which only some have codes': [
    ['Businesses in fisheries, agriculture and gambling (NACE 92) are excluded.', 'manual', 'activity any not 92'],
    ['Excluded are gambling (NACE 92), fisheries and the arms trade.', 'manual', 'activity any not 92'],
    ['Αποκλείονται η αλιεία, η γεωργία και τα τυχερά παίγνια (ΚΑΔ 92).', 'manual', 'activity any not 92'],
    ['Εξαιρούνται οι κλάδοι του καπνού, των όπλων και ο ΚΑΔ 92.', 'manual', 'activity any not 92'],
    ['Eligible sectors: tourism, NACE 62 and 63.', 'any(activity any 62+63 | manual)'],
    ['Firms of NACE divisions 62 and 63, and of tourism, may apply.', 'any(activity any 62+63 | manual)'],
    ['Επιλέξιμοι κλάδοι: τουρισμός, ΚΑΔ 62 και 63.', 'any(activity any 62+63 | manual)'],
    ['Επιλέξιμος είναι ο κλάδος των ξενοδοχείων, καθώς και οι ΚΑΔ 62 και 63.', 'any(activity any 62+63 | manual)'],
    ['Eligible sectors: computer programming (62), information services (63).', 'activity any 62+63'],
    ['Επιλέξιμοι ΚΑΔ: 62, 63.', 'activity any 62+63'],
    ['Enterprises of NACE divisions 01, 02 or 03 are excluded.', 'activity any not 01+02+03'],
    ['Gambling (NACE 92) and fishing (NACE 03) are excluded.', 'activity any not 03+92'],
    ['Εξαιρούνται οι ΚΑΔ 92 και 03.', 'activity any not 03+92'],
    ['Αποκλείονται τα τυχερά παίγνια (ΚΑΔ 92) και η αλιεία (ΚΑΔ 03).', 'activity any not 03+92'],
  ],
})

describe('the country of a call that nobody has named', () => {
  const told: readonly (readonly [text: string, country: string | undefined])[] = [
    ['Applicants must be established in Ireland.', 'IE'],
    ['Companies registered in Malta may apply.', 'MT'],
    ['Firms based in Cyprus.', 'CY'],
    ['Small enterprises with their seat in Italy.', 'IT'],
    ['Η επιχείρηση εδρεύει στην Κύπρο.', 'CY'],
    ['Επιχειρήσεις με έδρα στην Ελλάδα.', 'GR'],
    ['Enterprises established in Crete.', undefined],
    ['Applicants may be established in Greece or Cyprus.', undefined],
    ['Firms based in Cyprus may apply. Firms based in Malta may apply.', undefined],
    ['Firms established in Ireland are not eligible.', undefined],
    ['The conference took place in Ireland.', undefined],
  ]
  for (const [text, country] of told)
    test(`is ${country ?? 'none that is told'}: ${text}`, async () => {
      assert.equal(countryOfCall(text, (await loadReference()).regions), country)
    })
})
