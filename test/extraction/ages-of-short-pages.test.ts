import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractProgramme } from '../../src/core/extraction/extract.ts'
import { isGreek } from '../../src/core/extraction/text/source-text.ts'
import { readText } from '../../src/programmes/extraction/read-text.ts'
import { loadReference } from '../../src/reference/reference.ts'
import { conditionsOf, readCall } from './read-call.ts'

const reference = loadReference()

/** The tests of age in the expression of a page. */
async function agesOf(page: string): Promise<unknown[]> {
  const { activities, regions } = await reference
  const { text, sections } = readText(page)
  const language = isGreek(page) ? 'el' : 'en'
  const { programme } = extractProgramme(
    { text, sections, language, country: 'GR', timeZone: 'Europe/Athens', document: 'call' },
    { activities, regions },
  )
  const { all } = programme.eligibility as { all: { kind?: string; test?: unknown }[] }
  return all.flatMap(({ kind, test: told }) => (kind === 'age' ? [told] : []))
}

const years = (min: number) => ({ measure: 'closed_full_fiscal_years', range: { min } })
const upTo = (to: string) => ({ measure: 'started_between', to })

test('closed years are read with what says more of them behind, and with "if not more"', async () => {
  for (const [page, told] of [
    ['Δείγμα\n\nΔικαιούχοι\n• Επιχειρήσεις με τρεις χρήσεις πλήρεις, δωδεκάμηνες και κλεισμένες', years(3)],
    ['Δείγμα\n\nΗ επιχείρηση πρέπει να έχει κλείσει τρεις χρήσεις, αν όχι περισσότερες.', years(3)],
    ['Sample\n\nWho can apply\nA firm must have closed three financial years, if not more.', years(3)],
    [
      'Δείγμα\n\nΠοιοι παίρνουν την ενίσχυση\nΕπιχειρήσεις με πέντε χρόνια λειτουργίας, που δείχνουν δηλαδή πέντε κλεισμένες χρήσεις.',
      years(5),
    ],
  ] as const)
    assert.deepEqual(await agesOf(page), [told], page)
})

test('having traded on a day, or since it, asks that it began by then', async () => {
  for (const [page, day] of [
    ['Sample\n\nWho can apply\n• Has traded since March 1, 2024', '2024-03-01'],
    ['Sample\n\nA firm can apply if it:\n• traded on 9 February 2026', '2026-02-09'],
    ['Δείγμα\n\nΠοιοι παίρνουν την ενίσχυση\n• Η σύστασή τους προηγείται της 02.07.2024.', '2024-07-01'],
    ['Δείγμα\n\nΔικαιούχοι\nΕπιχειρήσεις που λειτουργούσαν στις 9 Φεβρουαρίου 2026.', '2026-02-09'],
  ] as const)
    assert.deepEqual(await agesOf(page), [upTo(day)], page)
})

test('what a lead asks of those who may go on is refused to nobody', async () => {
  const asked = '\n• Must have been in business on or before 31 March 2025.'
  for (const lead of ['If one of these does not hold for you, do not apply:', 'A firm can apply if all of this holds:'])
    assert.deepEqual(await agesOf(`Sample\n\nWho can apply\n\n${lead}${asked}`), [upTo('2025-03-31')], lead)
  const refused = 'These cannot apply:\n• Firms that were founded on or before 31 March 2025.'
  assert.deepEqual(await agesOf(`Sample\n\n${refused}`), [{ measure: 'started_between', from: '2025-04-01' }])
})

test('the only age of a page of a few lines is not doubted; a definition and what some are given are no condition', async () => {
  const around = 'The mills of the valley are old, and so are those who keep them running. '.repeat(9)
  assert.deepEqual(await agesOf(`Sample\n\n${around}\n\n- A mill has to have traded for more than 18 months`), [
    { measure: 'months_since_start', range: { min_exclusive: 18 } },
  ])
  assert.deepEqual(
    await agesOf(`Sample\n\n${around}\n\nA mill that was founded by 31 December 2024 gets €4,000 of it.`),
    [],
  )
})

test('years of people are no age of a business, whatever gives them aid', async () => {
  for (const sentence of [
    'Επιδότηση σε νέους έως 29 ετών για την έναρξη επιχείρησης.',
    'Grants to young people up to 29 years of age who set up a firm.',
  ]) {
    const call = await readCall(sentence)
    assert.deepEqual(
      conditionsOf(call).map(({ kind }) => kind),
      ['manual'],
      sentence,
    )
  }
  const [age] = conditionsOf(await readCall('Δικαιούχοι: επιχειρήσεις που λειτουργούν έως 20 έτη.'))
  assert.equal(age?.kind, 'age')
})
