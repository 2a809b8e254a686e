import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Criterion, Expression } from '../../src/core/criteria/criterion.ts'
import { extractProgramme } from '../../src/core/extraction/extract.ts'
import { isGreek } from '../../src/core/extraction/text/source-text.ts'
import { readText } from '../../src/programmes/extraction/read-text.ts'
import { loadReference } from '../../src/reference/reference.ts'

const reference = loadReference()
const euros = (money: { amount: string } | undefined): number | undefined =>
  money === undefined ? undefined : Number(money.amount)

const criterion = (each: Criterion): string => {
  if (each.kind === 'size') return each.include.join('+')
  if (each.kind !== 'investment_amount') return each.kind
  return `from ${euros(each.range.min) ?? 0} to ${euros(each.range.max) ?? 'any'}`
}
const brief = (each: Expression): string => {
  if ('all' in each) return each.all.map(brief).join(' & ')
  if ('any' in each) return each.any.map(brief).join(' | ')
  return 'kind' in each ? criterion(each) : 'other'
}

/** The money of a call with these sentences, whose plans may be how large, and what is told of some. */
async function read(sentences: string) {
  const { activities, regions } = await reference
  const language = isGreek(sentences) ? 'el' : 'en'
  const { text, sections } = readText(`Δείγμα\n\n${sentences}\n`)
  const { programme, fields } = extractProgramme(
    { text, sections, language, country: 'GR', timeZone: 'Europe/Athens', document: 'call' },
    { activities, regions },
  )
  const { funding, eligibility } = programme
  const all = 'all' in eligibility ? eligibility.all : []
  return {
    rates: (funding.intensity ?? []).map(({ percent, sizes = [] }) => [percent, ...sizes].join(' ')),
    bonuses: (funding.bonuses ?? []).map(({ percent, when }) => `${percent} ${brief(when)}`),
    costs: (programme.eligible_costs ?? []).map(({ category, title }) => ({ id: category, title: title[language] })),
    rated: (funding.intensity ?? []).flatMap(({ cost_categories = [] }) => cost_categories),
    own: funding.own_contribution_min_percent,
    most: euros(funding.max_subsidy),
    least: euros(funding.min_eligible_cost),
    plans: all.flatMap((each) => ('any' in each ? each.any.map(brief) : [])),
    terms: all.flatMap((each) => ('kind' in each && each.effect === 'obligation' ? [each.citations?.[0]?.exact] : [])),
    ofSome: fields.flatMap(({ field, pointer, value }) =>
      pointer === null && field === 'max_subsidy'
        ? [[euros(value as { amount: string }), ...((value as { sizes?: string[] }).sizes ?? [])].join(' ')]
        : [],
    ),
  }
}

test('a share of what the applicant pays is no share of the plan, and stands among the terms', async () => {
  for (const sentence of [
    'Η ιδιωτική συμμετοχή καλύπτεται τουλάχιστον κατά 30% με ίδια κεφάλαια.',
    'Τουλάχιστον το 30% της ιδιωτικής συμμετοχής πρέπει να είναι μετρητά.',
    'The private contribution must be covered by equity by at least 30%.',
    'At least 30% of the private share has to come from own funds.',
  ]) {
    const { own, terms } = await read(sentence)
    assert.deepEqual([own, terms], [undefined, [sentence]], sentence)
  }
  for (const sentence of [
    'Η ιδιωτική συμμετοχή ανέρχεται τουλάχιστον σε 30% του συνολικού προϋπολογισμού.',
    'The beneficiary provides at least 30% of the eligible costs from own funds.',
  ])
    assert.equal((await read(sentence)).own, 30, sentence)
})

test('a rate that is another one for a size is a bonus of that size, and of others one that a person confirms', async () => {
  for (const [sentence, rate, bonus] of [
    ['The grant covers 35% of eligible costs, increased to 45% for micro enterprises.', '35', '10 micro'],
    ['Η επιχορήγηση είναι 35% των δαπανών, αυξανόμενη σε 45% για τις πολύ μικρές επιχειρήσεις.', '35', '10 micro'],
    ['The grant covers 35% of eligible costs, or 45% for start-ups.', '35', '10 manual'],
  ] as const) {
    const { rates, bonuses } = await read(sentence)
    assert.deepEqual([rates, bonuses], [[rate], [bonus]], sentence)
  }
})

test('rates and ceilings that are told in turn are each of the one named in its place', async () => {
  for (const sentence of [
    'The grant covers 55% of costs for small and 45% for medium-sized enterprises, up to EUR 120 000 and EUR 180 000 respectively.',
    'Η επιχορήγηση είναι 55% για τις μικρές και 45% για τις μεσαίες επιχειρήσεις, έως 120.000 € και 180.000 € αντίστοιχα.',
  ]) {
    const { rates, most, ofSome } = await read(sentence)
    assert.deepEqual(
      [rates, most, ofSome],
      [['55 small', '45 medium'], undefined, ['120000 small', '180000 medium']],
      sentence,
    )
  }
  const behind = 'Το ποσοστό ενίσχυσης είναι 65%, 55% και 45% για τις πολύ μικρές, μικρές και μεσαίες αντίστοιχα.'
  assert.deepEqual((await read(behind)).rates, ['65 micro', '55 small', '45 medium'])
})

test('the highest aid of some stands beside that of all', async () => {
  for (const sentence of [
    'Η επιχορήγηση ανέρχεται σε 40% και δεν μπορεί να υπερβεί τα 60.000 ευρώ, ενώ για τις κοινωνικές επιχειρήσεις φτάνει το 50% και τα 75.000 ευρώ.',
    "The programme pays 70% of the trainer's fee, at most EUR 60,000 (EUR 75,000 in mountain areas).",
    'Η επιχορήγηση καλύπτει το 70% των δαπανών, το πολύ 60.000 € (75.000 € στα νησιά).',
    'Η μέγιστη ενίσχυση είναι 60.000 €. Ειδικά για τις γυναικείες επιχειρήσεις ανέρχεται σε 75.000 €.',
  ]) {
    const { most, ofSome } = await read(sentence)
    assert.deepEqual([most, ofSome], [60_000, ['75000']], sentence)
  }
})

test('a least or largest plan that is another one for some refuses none of them', async () => {
  const others = 'small+medium+small_mid_cap+large'
  for (const [sentence, ...plans] of [
    [
      'Minimum investment: EUR 80 thousand (EUR 30 thousand for micro).',
      'micro & from 30000 to any',
      `${others} & from 80000 to any`,
    ],
    [
      'Ο ελάχιστος προϋπολογισμός του έργου είναι 80.000 €, ή 30.000 € για πολύ μικρές επιχειρήσεις.',
      'micro & from 30000 to any',
      `${others} & from 80000 to any`,
    ],
    [
      'Το κατώτατο όριο προϋπολογισμού έργου είναι 80.000 €, εκτός των ορεινών περιοχών όπου το κατώτατο όριο είναι 30.000 €.',
      'manual & from 30000 to any',
      'from 80000 to any',
    ],
    [
      'Eligible costs must be at least EUR 80,000, except for projects on islands, where EUR 30,000 is enough.',
      'manual & from 30000 to any',
      'from 80000 to any',
    ],
  ] as const) {
    const told = await read(sentence)
    assert.deepEqual([told.least, told.plans], [undefined, plans], sentence)
  }
  const { least, plans } = await read('The minimum project cost is EUR 80,000.')
  assert.deepEqual([least, plans], [80_000, []])
})

test('a rate of some of the costs names a category that the programme has, in the words of the call', async () => {
  for (const [sentence, ...titles] of [
    [
      'Το ποσοστό ενίσχυσης είναι 45% για δαπάνες λογισμικού και 65% για δαπάνες εκπαίδευσης.',
      'Δαπάνες λογισμικού',
      'Δαπάνες εκπαίδευσης',
    ],
    ['The grant is 45% for software costs and 65% for training costs.', 'Software costs', 'Training costs'],
  ] as const) {
    const { costs, rated } = await read(sentence)
    assert.deepEqual([costs.map(({ title }) => title), rated], [titles, costs.map(({ id }) => id)], sentence)
  }
})
