import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { DocumentReader, documentTypes } from '../../src/programmes/extraction/extract-document.ts'

const reader = new DocumentReader(0)

async function read(text: string) {
  const { title, extraction } = await reader.read({
    bytes: new TextEncoder().encode(text),
    type: documentTypes['text/plain'],
    language: undefined,
    country: 'GR',
    timeZone: 'Europe/Athens',
  })
  return { title, programme: extraction.programme }
}

describe('a letter is called by its action, not by who writes it', () => {
  const service = 'ΕΛΛΗΝΙΚΗ ΔΗΜΟΚΡΑΤΙΑ\nΠΕΡΙΦΕΡΕΙΑ ΚΡΗΤΗΣ\nΕΙΔΙΚΗ ΥΠΗΡΕΣΙΑ ΔΙΑΧΕΙΡΙΣΗΣ ΠΡΟΓΡΑΜΜΑΤΟΣ «ΚΡΗΤΗ»\n\n'
  for (const [lines, title] of [
    ['ΠΡΟΣΚΛΗΣΗ για αιτήσεις στη δράση «Εργαστήρια τροφίμων»', 'Εργαστήρια τροφίμων'],
    ['ΘΕΜΑ: Ενίσχυση εργαστηρίων τροφίμων', 'Ενίσχυση εργαστηρίων τροφίμων'],
    ['ΠΡΟΣΚΛΗΣΗ για την ενίσχυση εργαστηρίων', 'ΠΡΟΣΚΛΗΣΗ για την ενίσχυση εργαστηρίων'],
    ['Ενίσχυση εργαστηρίων του νησιού', 'Ενίσχυση εργαστηρίων του νησιού'],
  ] as const)
    test(title, async () => {
      assert.equal((await read(`${service}${lines}\n\nΟι αιτήσεις υποβάλλονται έως 31.3.2027.\n`)).title, title)
    })
})

describe('a figure of a year that the call names is that year’s', () => {
  const at = (date: string) => ({ event: 'fixed', date })
  for (const [sentence, expected] of [
    ['Ο κύκλος εργασιών της χρήσης 2025 να είναι τουλάχιστον 60.000 €.', at('2026-01-01')],
    ['Ο κύκλος εργασιών κατά το έτος 2024 να είναι τουλάχιστον 60.000 €.', at('2025-01-01')],
    ['Turnover of at least EUR 60 000 in the financial year 2025.', at('2026-01-01')],
    ['Ο μέσος όρος του κύκλου εργασιών των ετών 2023, 2024 και 2025 να είναι τουλάχιστον 60.000 €.', at('2026-01-01')],
    ['Να απασχολούν κατά το έτος 2025 τουλάχιστον δύο (2) ΕΜΕ εξαρτημένης εργασίας.', at('2026-01-01')],
    ['Ο κύκλος εργασιών της τελευταίας χρήσης να είναι τουλάχιστον 60.000 €.', undefined],
    ['Ο κύκλος εργασιών της χρήσης πριν από το έτος 2026 να είναι τουλάχιστον 60.000 €.', undefined],
  ] as const)
    test(sentence, async () => {
      const { eligibility } = (await read(`Πρόσκληση\n\nΔικαιούχοι\n\n${sentence}\n`)).programme
      const found = JSON.stringify(eligibility).match(/"kind":"(?:accounts|headcount)".*?"id"/u)?.[0] ?? ''
      assert.notEqual(found, '')
      assert.deepEqual(JSON.parse(/"at":(\{[^}]*\})/u.exec(found)?.[1] ?? 'null'), expected ?? null)
    })
})

describe('a paper has the name that the sentence gives it', () => {
  for (const [sentence, names] of [
    [
      'Με την αίτηση υποβάλλονται: α) έντυπο Ε3 των ετών 2023, 2024 και 2025, β) δήλωση ΜΜΕ.',
      ['έντυπο Ε3 των ετών 2023, 2024 και 2025', 'δήλωση ΜΜΕ'],
    ],
    [
      'Με την αίτηση πληρωμής υποβάλλονται φορολογική και ασφαλιστική ενημερότητα.',
      ['φορολογική ενημερότητα', 'ασφαλιστική ενημερότητα'],
    ],
    [
      'Applications must include a business plan, the accounts of 2025 and a declaration of SME status.',
      ['business plan', 'accounts of 2025', 'declaration of SME status'],
    ],
    ['Με την αίτηση υποβάλλεται υπεύθυνη δήλωση σώρευσης.', ['υπεύθυνη δήλωση σώρευσης']],
  ] as const)
    test(sentence, async () => {
      const { required_documents: papers = [] } = (await read(`Πρόσκληση\n\n${sentence}\n`)).programme
      assert.deepEqual(
        papers.map(({ title }) => title['el'] ?? title['en']),
        names,
      )
    })
})

test('a sentence that lists the codes is one condition, not one more for a person', async () => {
  for (const sentence of [
    '2.1 Enterprises whose main activity is in NACE divisions 01, 02 or 03 are excluded.',
    '2.1 Αποκλείονται επιχειρήσεις με κύρια δραστηριότητα στους κλάδους NACE 01, 02 ή 03.',
  ]) {
    const { eligibility } = (await read(`Πρόσκληση\n\nΔικαιούχοι\n\n${sentence}\n`)).programme
    assert.deepEqual(JSON.stringify(eligibility).match(/"kind":"\w+"/gu), ['"kind":"activity"'], sentence)
  }
})

describe('no condition of the call is', () => {
  for (const sentence of [
    '«Μικρή επιχείρηση»: απασχολεί λιγότερους από 50 εργαζομένους.',
    'ΜΜΕ: επιχείρηση με λιγότερα από 250 άτομα προσωπικό.',
    'Small and medium-sized enterprises are those with fewer than 250 employees.',
    'Το 86% των μονάδων έχει λιγότερους από πέντε εργαζομένους.',
    '«Με τρεις εργαζομένους μένουν έξω οι μισές μονάδες», ανέφερε στέλεχός του.',
    'Στην αρχική πρόσκληση απαιτούνταν 2 ΕΜΕ εξαρτημένης εργασίας.',
  ])
    test(sentence, async () => {
      const { eligibility } = (await read(`Πρόσκληση\n\nΔικαιούχοι\n\n${sentence}\n`)).programme
      assert.doesNotMatch(JSON.stringify(eligibility), /"kind":"headcount"/u)
    })
})

test('a line of a place and a day is the day of the call, wherever the place is', async () => {
  const { published_on: day } = (await read('Πρόσκληση\n\nΠολύγυρος, 23-11-2026\n\nΟι αιτήσεις υποβάλλονται.\n'))
    .programme
  assert.equal(day, '2026-11-23')
})

test('limits of the aid are among the citations of the funding', async () => {
  const own = 'Η ίδια συμμετοχή ανέρχεται τουλάχιστον στο 20% του προϋπολογισμού.'
  const { funding } = (await read(`Πρόσκληση\n\nΤο ποσοστό ενίσχυσης είναι 50%.\n\n${own}\n`)).programme
  assert.equal(funding.own_contribution_min_percent, 20)
  assert.ok(funding.citations?.some(({ exact }) => exact === own))
})

describe('public expenditure that is bounded is the aid of one applicant', () => {
  const whole = 'Η συνολική δημόσια δαπάνη ανέρχεται σε 12.500.000 €.'
  for (const sentence of [
    'Το ύψος της δημόσιας δαπάνης δεν υπερβαίνει τις 120.000 €.',
    'Η δημόσια δαπάνη κάθε πράξης ανέρχεται κατ’ ανώτατο σε 120.000,00 ευρώ.',
    'Το ύψος της δημόσιας δαπάνης δεν υπερβαίνει τις 120.000 €, ενώ για συνεταιρισμούς τις 150.000 €.',
  ])
    test(sentence, async () => {
      const { funding } = (await read(`Πρόσκληση\n\n${whole}\n\n${sentence}\n`)).programme
      assert.equal(funding.max_subsidy?.amount, '120000.00')
      assert.equal(funding.total_budget?.amount, '12500000.00')
    })
})
