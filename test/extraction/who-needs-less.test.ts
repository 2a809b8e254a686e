import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Criterion, Expression } from '../../src/core/criteria/criterion.ts'
import { extractProgramme } from '../../src/core/extraction/extract.ts'
import { isGreek } from '../../src/core/extraction/text/source-text.ts'
import { readText } from '../../src/programmes/extraction/read-text.ts'
import { loadReference } from '../../src/reference/reference.ts'

const reference = loadReference()

const bounds = (range: object): string =>
  Object.entries(range)
    .map(([end, value]) => `${end} ${typeof value === 'object' ? Number((value as { amount: string }).amount) : value}`)
    .join(' ')
const detail = (each: Criterion): string => {
  if (each.kind === 'headcount' || each.kind === 'accounts') return ` ${bounds(each.range)}`
  if (each.kind !== 'age') return each.kind === 'lifecycle' ? ` ${each.include.join('+')}` : ''
  return each.test.measure === 'started_between' ? ` from ${each.test.from}` : ` ${bounds(each.test.range)}`
}
const brief = (each: Expression): string => {
  if ('any' in each) return each.any.map(brief).join(' or ')
  return 'kind' in each ? `${each.kind}${detail(each)}` : 'other'
}

/** What those who apply to a call with these sentences have to meet, besides the size of SMEs. */
async function asked(sentences: string): Promise<readonly string[]> {
  const { activities, regions } = await reference
  const language = isGreek(sentences) ? 'el' : 'en'
  const whom = language === 'el' ? 'Δικαιούχοι είναι ΜΜΕ.' : 'Eligible are SMEs.'
  const { text, sections } = readText(`${whom} ${sentences}\n`)
  const { programme } = extractProgramme(
    { text, sections, language, country: 'GR', timeZone: 'Europe/Athens', document: 'call' },
    { activities, regions },
  )
  const all = 'all' in programme.eligibility ? programme.eligibility.all : [programme.eligibility]
  return all.map(brief).filter((each) => each !== 'size')
}

test('whom less is enough for need not meet the full figure, whatever unit the smaller one is told in', async () => {
  for (const [sentences, rule] of [
    ['Να απασχολούν τουλάχιστον 4 εργαζόμενους. Στις νησιωτικές μονάδες αρκούν δύο.', 'headcount min 4'],
    ['Να απασχολούν τουλάχιστον 4 ΕΜΕ, ενώ όσες λειτουργούν το καλοκαίρι τουλάχιστον 2 ΕΜΕ.', 'headcount min 4'],
    ['Να λειτουργούν τουλάχιστον τέσσερα έτη· για τους τεχνοβλαστούς αρκεί ένα.', 'age min 48'],
    ['Ο κύκλος εργασιών να είναι τουλάχιστον 60.000 €. Για τα εργαστήρια αρκούν 20.000 €.', 'accounts min 60000'],
    ['Να λειτουργούν τουλάχιστον τέσσερα έτη. Ο όρος δεν ισχύει για τους τεχνοβλαστούς.', 'age min 48'],
    ['Να απασχολούν τουλάχιστον 3 ΕΜΕ. Για τις μικρές αρκεί 1 ΕΜΕ.', 'headcount min 3'],
    ['They must employ at least six people; museums need only two.', 'headcount min 6'],
    ['They must employ at least six people. For firms in mountain villages three are enough.', 'headcount min 6'],
    ['They must have been trading for at least four years. This does not apply to spin-offs.', 'age min 48'],
    ['They must have been founded at least 4 years ago. Start-ups founded later may join as partners.', 'age min 48'],
  ] as const)
    assert.deepEqual(await asked(sentences), [`${rule} or manual`], sentences)
})

test('a figure from which its own sentence spares some is asked', async () => {
  for (const sentence of [
    'Η επιχείρηση πρέπει να έχει ιδρυθεί πριν από τέσσερα τουλάχιστον έτη, εκτός από τους τεχνοβλαστούς των πανεπιστημίων.',
    'Να λειτουργούν τουλάχιστον τέσσερα έτη, εκτός των τεχνοβλαστών, για τους οποίους αρκεί ένα έτος.',
    'Να απασχολούν τουλάχιστον 4 ΕΜΕ (2 ΕΜΕ για τις ορεινές μονάδες).',
    'They must employ at least six people – not required for museums.',
    'They must have a turnover of at least EUR 90,000 (EUR 30,000 for first-time exporters).',
  ])
    assert.deepEqual(await asked(sentence), ['manual'], sentence)
})

test('what is enough for everybody, or as a paper, spares nobody', async () => {
  for (const sentences of [
    'Για τη συμμετοχή αρκεί να απασχολούν 4 εργαζόμενους.',
    'Να απασχολούν τουλάχιστον 4 εργαζόμενους. Για τις δηλώσεις αρκεί ένα απλό αντίγραφο.',
    'They need only four employees.',
  ])
    assert.deepEqual(
      (await asked(sentences)).filter((each) => each !== 'manual'),
      ['headcount min 4'],
      sentences,
    )
})

test('those who have started lately, or have yet to start, are both let in', async () => {
  for (const sentence of [
    'Συμμετέχουν όσοι έκαναν έναρξη από 1/3/2026 και μετά ή που δεν έχουν κάνει ακόμη έναρξη.',
    'Eligible are those who started a business on or after 1 March 2026 or have not started yet.',
  ])
    assert.deepEqual(
      (await asked(sentence)).filter((each) => each !== 'manual'),
      ['age from 2026-03-01 or lifecycle to_be_established'],
      sentence,
    )
})
