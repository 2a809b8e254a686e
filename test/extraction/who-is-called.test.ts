import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { told } from './logic-is-kept.ts'
import { citedByManual, readCall } from './read-call.ts'

/** Whom a page calls, and which of them it leaves out. */

const shown = async (text: string): Promise<string[]> => {
  const { eligibility } = (await readCall(text, 'Κ')).programme
  return ('all' in eligibility ? eligibility.all : [eligibility]).map(told)
}
const el = (text: string): string => `Δικαιούχοι\n\n${text}`
const en = (text: string): string => `Who can apply\n\n${text}`

describe('a form of which some are left out', () => {
  for (const text of [
    el('Εξαιρούνται οι ναυτικές εταιρείες που τελούν υπό εκκαθάριση.'),
    el('• Να διδάσκουν χορό (εξαιρούνται ωδεία, ΑΜΚΕ που ιδρύθηκαν από Δήμους)'),
    en('Excluded are foundations that were set up by a bank.'),
    el('Τα πολιτικά κόμματα δεν θεωρούνται σωματεία.'),
    en('Trade unions and churches are not regarded as NGOs.'),
  ])
    test(`is not refused, and asked: ${text.split('\n').at(-1)}`, async () => {
      const conditions = await shown(text)
      assert.deepEqual(new Set(conditions), new Set(['manual']))
    })

  test('stands beside those that are refused whole', async () => {
    const text = el('Συμμετέχουν μόνο ΑΕ, ΕΠΕ και ΙΚΕ, εκτός από ΕΠΕ που ελέγχονται από δήμους.')
    const conditions = await shown(text)
    assert.equal(conditions.includes('manual'), true)
    assert.equal(conditions.join().includes(' not '), false, conditions.join())
  })
})

describe('a form that is named beside others', () => {
  for (const text of [
    el('Επαγγελματίες αλιείς του νησιού. Επίσης συνεταιρισμοί αλιέων που απαρτίζονται αποκλειστικά από κατοίκους.'),
    en('Fishers of the island. Also cooperatives of fishers that consist exclusively of residents.'),
  ])
    test(`closes no circle: ${text.split('\n').at(-1)}`, async () => {
      assert.equal((await shown(text)).join().includes('legal form'), false)
    })
})

describe('a register by a day', () => {
  const registers: readonly (readonly [text: string, ...conditions: string[]])[] = [
    [el('• Να έχουν εγγραφεί στο Μητρώο Θεάτρων έως τις 15/3/2026'), 'manual'],
    [el('• Να έχουν εγγραφεί στο Μητρώο των Πολιτιστικών Φορέων μέχρι 30/4/2025'), 'manual'],
    [en('Theatres that have been entered in the Register of Cultural Bodies by 15 March 2026.'), 'manual'],
    [el('• Να έχουν εγγραφεί στο ΓΕΜΗ έως τις 15/3/2026'), 'started <=2026-03-15'],
    [en('Firms entered in the register of companies by 15 March 2026 may apply.'), 'started <=2026-03-15'],
  ]
  for (const [text, ...conditions] of registers)
    test(`is a founding only where firms are registered: ${text.split('\n').at(-1)}`, async () => {
      assert.deepEqual(await shown(text), conditions)
    })
})

describe('those whom somebody calls', () => {
  const nonprofits = 'civil_nonprofit_company+association+foundation'
  const called: readonly (readonly [text: string, ...conditions: string[]])[] = [
    ['Το Ταμείο ΚΑΛΕΙ το σύνολο των Δήμων της χώρας, να καταθέσουν σχέδια πλατειών.', 'local_authority', 'manual'],
    ['Δυνητικοί δικαιούχοι είναι οι ΟΤΑ Α΄ και Β΄ βαθμού.', 'local_authority'],
    ['Προσκαλούνται τα σωματεία να καταθέσουν αίτηση.', 'association'],
    ['Οι πολιτιστικοί σύλλογοι του νησιού έχουν τη δυνατότητα να υποβάλουν αίτηση.', 'association', 'manual'],
    ['Δικαιούχα της ενίσχυσης είναι τα αθλητικά σωματεία που καλλιεργούν ένα άθλημα.', 'association', 'manual'],
    ['The fund calls on local authorities with fewer than 9,000 inhabitants to apply.', 'local_authority', 'manual'],
    ['Amateur sports clubs are invited to apply.', 'association'],
    [
      'Οι σύλλογοι του Δήμου Σκύδρας έχουν τη δυνατότητα να υποβάλουν αίτηση.',
      'association',
      'region any_establishment EL524',
      'manual',
    ],
    ['The office invites applications from NGOs.', nonprofits],
  ]
  for (const [text, form = '', ...more] of called)
    test(`are read by their form: ${text}`, async () => {
      const conditions = await shown(text)
      assert.deepEqual(new Set(conditions), new Set([`legal form ${form}`, ...more]))
    })

  for (const text of [
    'Η εν λόγω πρόσκληση, καλεί τους Δήμους με πληθυσμό κάτω των 30.000 κατοίκων, καθώς και τους συνδέσμους τους, να υποβάλλουν προτάσεις.',
    en(
      'The call is open to local or regional public authorities, groupings of regions and bodies governed by public law.',
    ),
  ])
    test(`are asked where no form tells all of them: ${text.split('\n').at(-1)}`, async () => {
      assert.equal(
        (await shown(text)).some((each) => /^any\(legal form .*manual\)$/u.test(each)),
        true,
      )
    })

  for (const text of [
    'Το Υπουργείο απευθύνει πρόσκληση σε νομικά πρόσωπα με πολιτιστικούς σκοπούς, για υποβολή αιτημάτων.',
    'Καλούνται οι δημοτικοί υπάλληλοι των σωματείων να δηλώσουν συμμετοχή στη δράση.',
  ])
    test(`have no form that they do not say: ${text}`, async () => {
      assert.equal((await shown(text)).join().includes('legal form'), false)
    })
})

test('kinds of cooperatives that a stroke joins are all let in', async () => {
  const [form] = await shown(
    el('Δικαιούχοι είναι ΑΕ, ΕΠΕ, ΙΚΕ, Αγροτικές/Δασικές Συνεταιριστικές Οργανώσεις και Συνεταιριστικές Εταιρείες.'),
  )
  assert.match(form ?? '', /agricultural_cooperative/u)
})

test('bodies that exist are told by their stage', async () => {
  assert.equal((await shown('Η δράση αφορά υφιστάμενους φορείς του νησιού.')).includes('lifecycle'), true)
  const ofPart = await shown('Ο δεύτερος άξονας είναι η ενίσχυση υφιστάμενων φορέων του νησιού.')
  assert.equal(ofPart.includes('lifecycle'), false)
})

describe('who somebody is', () => {
  for (const text of [
    'The prize targets start-ups founded, or co-founded, by women in a top position.',
    'The call targets companies led by people under 35.',
  ])
    test(`is asked: ${text}`, async () => {
      assert.deepEqual(await shown(text), ['manual'])
    })

  test('is asked in each line below whom it is of', async () => {
    const lines = ['They have completed the 18th year of their age.', 'They are permanent residents of the valley.']
    const read = await readCall(en(`Natural persons may apply, provided that:\n\n- ${lines.join('\n- ')}`))
    assert.deepEqual(
      citedByManual(read).slice(-2),
      lines.map((line) => `- ${line}`),
    )
  })
})
