import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readCall } from './read-call.ts'

const categoriesOf = async (text: string): Promise<string[]> =>
  ((await readCall(text)).programme.eligible_costs ?? []).map(
    ({ title, max_percent_of_total: share, max_amount: most }) =>
      [
        title['el'] ?? title['en'],
        ...(share === undefined ? [] : [`${share} %`]),
        ...(most === undefined ? [] : [most.amount]),
      ].join(' '),
  )

describe('a list of costs of which some have a ceiling', () => {
  const lists: readonly (readonly [text: string, ...categories: string[]])[] = [
    [
      '4. Επιλέξιμες δαπάνες\nα) Θερμομόνωση και κουφώματα, έως 60% του προϋπολογισμού\nβ) Συστήματα ψύξης και θέρμανσης\nγ) Σύμβουλοι, έως 8.000 €\nΔαπάνες είναι επιλέξιμες από 15/11/2026.',
      'Θερμομόνωση και κουφώματα 60 %',
      'Συστήματα ψύξης και θέρμανσης',
      'Σύμβουλοι 8000.00',
    ],
    [
      'Επιλέξιμες δαπάνες:\n- Κουφώματα, έως 60% του προϋπολογισμού\n- Συστήματα ψύξης\n- Σύμβουλοι, έως 8.000 €',
      'Κουφώματα 60 %',
      'Συστήματα ψύξης',
      'Σύμβουλοι 8000.00',
    ],
    [
      '4. Επιλέξιμες κατηγορίες δαπανών\n4.1 Κουφώματα, έως 60% του προϋπολογισμού\n4.2 Συστήματα ψύξης\n4.3 Σύμβουλοι, έως 8.000 €',
      'Κουφώματα 60 %',
      'Συστήματα ψύξης',
      'Σύμβουλοι 8000.00',
    ],
    [
      'Κατηγορίες δαπανών\ni. Έπιπλα και εξοπλισμός\nii. Ιστοσελίδα (έως 3.000 €)\niii. Μεταφορικά μέσα',
      'Έπιπλα και εξοπλισμός',
      'Ιστοσελίδα 3000.00',
      'Μεταφορικά μέσα',
    ],
    [
      'Δαπάνες που χρηματοδοτούνται\n• Αγορά βιβλίων\n• Μισθοί βιβλιοθηκονόμου, έως 15.000 €\n• Ράφια και φωτισμός',
      'Αγορά βιβλίων',
      'Μισθοί βιβλιοθηκονόμου 15000.00',
      'Ράφια και φωτισμός',
    ],
    [
      '<h2>Επιλέξιμες δαπάνες</h2><ul><li>Παγκάκια και όργανα</li><li>Δάπεδα, έως 40% του προϋπολογισμού</li><li>Φύτευση</li></ul>',
      'Παγκάκια και όργανα',
      'Δάπεδα 40 %',
      'Φύτευση',
    ],
    [
      'Eligible costs\nMachinery and equipment\nPersonnel, up to 25% of the eligible costs\nCertification, up to EUR 15,000',
      'Machinery and equipment',
      'Personnel 25 %',
      'Certification 15000.00',
    ],
    [
      'Eligible costs\n(a) machinery and equipment;\n(b) personnel, up to 25% of the eligible costs;\n(c) certification, up to EUR 15,000.',
      'machinery and equipment',
      'personnel 25 %',
      'certification 15000.00',
    ],
    [
      'What is paid\n1. Nets and boxes\n2. Fuel tanks, not more than 10% of the eligible costs\n3. Training of the crew, up to EUR 4,000\n4. Cold rooms',
      'Nets and boxes',
      'Fuel tanks 10 %',
      'Training of the crew 4000.00',
      'Cold rooms',
    ],
    [
      'Eligible costs\n- Looms and sewing machines\n- Design services: up to EUR 9,000\n- Cloth\nAll costs have to be paid by bank transfer.',
      'Looms and sewing machines',
      'Design services 9000.00',
      'Cloth',
    ],
    [
      'Eligible costs\nEquipment\nStaff, up to 30% of the eligible costs\nNot eligible\nLand\nInterest',
      'Equipment',
      'Staff 30 %',
    ],
    [
      'Επιλέξιμες είναι οι δαπάνες για: α) μηχανήματα, β) λογισμικό έως 10.000 €, γ) κτιριακά έως 40% του προϋπολογισμού, δ) διαμόρφωση χώρου.',
      'μηχανήματα',
      'λογισμικό 10000.00',
      'κτιριακά 40 %',
      'διαμόρφωση χώρου',
    ],
  ]
  for (const [text, ...categories] of lists)
    test(`has the others too: ${text.replaceAll('\n', ' | ')}`, async () => {
      assert.deepEqual(await categoriesOf(text), categories)
    })

  test('is of no categories where none has one', async () => {
    assert.deepEqual(await categoriesOf('Επιλέξιμες δαπάνες\nα) Κουφώματα\nβ) Συστήματα ψύξης\nγ) Σύμβουλοι'), [])
  })

  test('has ids that say what each is, so that no plan is read as other costs', async () => {
    const idsOf = async (text: string): Promise<string[]> =>
      ((await readCall(text)).programme.eligible_costs ?? []).map(({ category }) => category)
    assert.deepEqual(
      await idsOf(
        'Επιλέξιμες δαπάνες\nα) Μισθοί νέου προσωπικού, έως 40% του προϋπολογισμού\nβ) Ψηφιακή προβολή, έως 6.000 €',
      ),
      ['misthoi-neou-prosopikou', 'psifiaki-provoli'],
    )
    assert.deepEqual(
      await idsOf('Eligible costs\n- Software, up to EUR 9,000\n- Certification, up to 5% of the costs'),
      ['software', 'certification'],
    )
  })
})
