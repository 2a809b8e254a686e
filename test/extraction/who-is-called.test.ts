import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { told } from './logic-is-kept.ts'
import { readCall } from './read-call.ts'

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
