import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { anApi } from '../../test/support/api.ts'

const api = await anApi()
after(() => api[Symbol.asyncDispose]())
const publisher = await api.newPublisher()
const caller = await api.newCaller()
const time_zone = 'Europe/Athens'
const opens_at = { at: '2026-01-10T10:00:00Z', time_zone }
const money = (amount: string) => ({ amount, currency: 'EUR' })

interface Previewed {
  readonly eligibility: string
  readonly missing: readonly { readonly pointer: string; readonly label?: string }[]
  readonly programme: { readonly status: string }
  readonly summary: readonly string[]
  readonly criteria: readonly { readonly sentence: string }[]
  readonly score: { readonly breakdown: readonly { readonly component: string; readonly sentence: string }[] }
  readonly estimate: { readonly status: string; readonly min?: { amount: string }; readonly max?: { amount: string } }
}

let made = 0
/** A match with a call, as of a day. */
async function preview(call: object, profile: object, as_of = '2026-03-01', lang = 'en'): Promise<Previewed> {
  made += 1
  const slug = `preview-${process.pid}-${made}`
  const body = { title: { en: 'Aid' }, country: 'GR', documents: [], eligibility: { all: [] }, ...call }
  const put = await publisher.call('PUT', `/api/v1/programmes/${slug}`, {
    call: { opens_at, deadlines: [] },
    funding: { instruments: ['grant'] },
    ...body,
  })
  assert.equal(put.statusCode, 201, put.body)
  assert.equal((await publisher.call('POST', `/api/v1/programmes/${slug}/publish`)).statusCode, 200)
  const asked = { profile: { name: 'Δείγμα', country: 'GR', ...profile }, programme_slugs: [slug], as_of }
  const answer = await caller.call('POST', `/api/v1/match/preview?lang=${lang}`, asked)
  assert.equal(answer.statusCode, 200, answer.body)
  const [match] = answer.json<{ data: Previewed[] }>().data
  assert.ok(match !== undefined)
  return match
}

const attica = { establishments: [{ region: 'EL303' }] }
const macedonia = { establishments: [{ region: 'EL522' }] }

test('without a place of the investment, a business is taken to invest where all of it is, which is said; else it is asked for', async () => {
  const call = {
    eligibility: { all: [{ id: 'place', kind: 'region', of: 'investment_site', include: ['EL30'] }] },
  }
  const here = await preview(call, attica)
  assert.equal(here.eligibility, 'eligible')
  assert.match(here.criteria[0]?.sentence ?? '', /The place of the investment is not given/u)
  const elsewhere = await preview(call, macedonia)
  assert.deepEqual(
    [elsewhere.eligibility, elsewhere.missing.map(({ pointer }) => pointer)],
    ['needs_info', ['/planned_investment/site']],
  )
  const planned = { ...attica, planned_investment: { site: { region: 'EL522' } } }
  assert.equal((await preview(call, planned)).eligibility, 'not_eligible')
})

test('dates for one region category say nothing of the others', async () => {
  const dated = (at: string) => ({
    call: {
      opens_at,
      deadlines: [{ id: 'less', at, time_zone, basis: 'fixed', region_category: 'less_developed' }],
    },
  })
  const passed = dated('2026-02-20T13:00:00Z')
  assert.equal((await preview(passed, attica)).programme.status, 'open')
  assert.equal((await preview(passed, macedonia)).programme.status, 'closed')
  const ahead = dated('2026-06-20T12:00:00Z')
  assert.doesNotMatch((await preview(ahead, attica)).summary.join(' '), /20 June/u)
  assert.match((await preview(ahead, macedonia)).summary.join(' '), /apply by 20 June 2026/u)
})

test('the days left of the score are those to the day by which the summary says to apply', async () => {
  const deadline = (id: string, at: string, more: object = {}) => ({ id, at, time_zone, basis: 'fixed', ...more })
  const regions = [
    deadline('less', '2026-03-11T13:00:00Z', { region_category: 'less_developed' }),
    deadline('more', '2026-03-21T13:00:00Z', { region_category: 'transition' }),
  ]
  const paused = { status: 'paused', since: '2026-03-16T10:00:00Z' }
  const line = { id: 'crete', regions: ['EL4'], amount: money('1000000.00'), suspended: paused }
  const rounds = [
    deadline('one', '2026-03-11T13:00:00Z', { round: '1' }),
    deadline('two', '2026-03-26T13:00:00Z', { round: '2' }),
  ]
  const cases = [
    [{ call: { opens_at, deadlines: regions } }, attica, '21 March', 20],
    [{ call: { opens_at, deadlines: regions } }, macedonia, '11 March', 10],
    [{ call: { opens_at, deadlines: regions } }, {}, '11 March', 10],
    [{ call: { opens_at, deadlines: rounds } }, attica, '11 March', 10],
    [
      {
        call: { opens_at, deadlines: [deadline('end', '2026-03-26T13:00:00Z')] },
        budget_lines: [line, { id: 'attica', regions: ['EL30'] }],
      },
      { establishments: [{ region: 'EL431' }] },
      '16 March',
      15,
    ],
  ] as const
  for (const [call, profile, day, days] of cases) {
    const { summary, score } = await preview(call, profile)
    assert.match(summary.join(' '), new RegExp(`apply by ${day} 2026`, 'u'))
    const left = score.breakdown.find(({ component }) => component === 'time_left')?.sentence
    assert.match(left ?? '', new RegExp(`^${days} days`, 'u'))
  }
})

test('de minimis aid that nobody told leaves a range', async () => {
  const call = {
    funding: { instruments: ['grant'], intensity: [{ percent: 100 }] },
    legal_basis: [{ regime: 'de_minimis_2023_2831' }],
  }
  const plan = { ...attica, planned_investment: { amount: money('200000.00') } }
  const open = await preview(call, plan)
  assert.deepEqual(
    [open.estimate.status, open.estimate.min?.amount, open.estimate.max?.amount],
    ['range', '0.00', '200000.00'],
  )
  assert.equal((await preview(call, { ...plan, de_minimis_aid: [] })).estimate.status, 'computed')
})

test('what is left of the budget is told of the whole call in the score, and of what is open here in the summary', async () => {
  const line = (id: string, region: string, absorbed: string) => ({
    id,
    regions: [region],
    amount: money('1000000.00'),
    absorbed: money(absorbed),
  })
  const told = async (lines: object[], lang = 'en'): Promise<(string | undefined)[]> => {
    const call = {
      call: {
        opens_at,
        deadlines: [{ id: 'end', at: '2026-09-30T12:00:00Z', time_zone, basis: 'fixed' }],
        selection: 'first_come',
      },
      budget_lines: lines,
    }
    const { score, summary } = await preview(call, attica, '2026-03-01', lang)
    const part = score.breakdown.find(({ component }) => component === 'budget_left')
    return [part?.sentence, summary.find((sentence) => /%/u.test(sentence))]
  }
  const both = [line('attica', 'EL30', '850000.00'), line('macedonia', 'EL52', '250000.00')]
  assert.deepEqual(await told(both), [
    'About 45% of the budget of the whole call is left.',
    'About 15% is left of the budget that is open at the place of the investment.',
  ])
  assert.deepEqual(await told(both, 'el'), [
    'Απομένει περίπου το 45% του προϋπολογισμού όλης της πρόσκλησης.',
    'Απομένει περίπου το 15% του προϋπολογισμού που είναι ανοικτός για τον τόπο της επένδυσης.',
  ])
  const one = 'About 15% of the budget is left.'
  assert.deepEqual(await told(both.slice(0, 1)), [one, one])
})

test('where what is known today will not settle an open call any more, the summary says from when, and what it takes then', async () => {
  const call = {
    call: { opens_at, deadlines: [{ id: 'end', at: '2027-07-30T12:00:00Z', time_zone, basis: 'fixed' }] },
    eligibility: {
      all: [
        {
          id: 'staff',
          kind: 'headcount',
          measure: 'salaried_awu',
          period: 'previous_calendar_year',
          range: { min: 3 },
        },
      ],
    },
  }
  const profile = { fiscal_year_end: '12-31', salaried_awu: [{ period: '2025', value: 4 }] }
  const now = await preview(call, profile)
  assert.equal(now.eligibility, 'eligible')
  assert.match(
    now.summary.at(-1) ?? '',
    /^From 1 January 2027 what is known today no longer settles this\..* needs newer facts, too: salaried AWU\./u,
  )
  const greek = await preview(call, profile, '2026-03-01', 'el')
  assert.match(greek.summary.at(-1) ?? '', /^Από την 1η Ιανουαρίου 2027 τα σημερινά στοιχεία δεν αρκούν πια/u)
  assert.equal((await preview(call, profile, '2027-02-15')).eligibility, 'needs_info')
  const ends = { ...call.call, deadlines: [{ id: 'end', at: '2026-12-30T12:00:00Z', time_zone, basis: 'fixed' }] }
  const before = await preview({ ...call, call: ends }, profile)
  assert.doesNotMatch(before.summary.join(' '), /no longer settles/u)
})

test('conditions are told in words: a regime by its name, a comparison as one, a fact of an item by what it is called', async () => {
  const eligibility = {
    all: [
      { id: 'regime', kind: 'attribute', name: 'aid_regime_choice', test: { equals: 'gber' } },
      {
        id: 'turnover',
        kind: 'compare',
        left: { investment_amount: true },
        operator: 'lte',
        right: { figure: 'turnover', period: 'last_closed_fy' },
      },
      {
        id: 'rooms',
        kind: 'quantifier',
        over: 'establishments',
        test: { any: true },
        where: [{ field: 'attributes.star_class', operator: 'gte', value: 3 }],
      },
      {
        any: [
          {
            not: {
              id: 'stay',
              kind: 'activity',
              role: 'existing',
              basis: 'any',
              codes: { scheme: 'kad_2025', include: { subtree: ['55'] } },
            },
          },
          { id: 'mark', kind: 'attribute', name: 'mark', test: { equals: true } },
        ],
      },
    ],
  }
  const profile = { ...attica, activities: [{ scheme: 'kad_2025', code: '62.10.11.03', rank: 'main' }] }
  const told = async (lang: string) => {
    const { criteria, missing } = await preview({ eligibility }, profile, '2026-03-01', lang)
    return [...criteria.map(({ sentence }) => sentence), ...missing.map(({ label = '' }) => label)].join('\n')
  }
  const greek = await told('el')
  assert.match(greek, /Ζητείται Κανονισμός \(ΕΕ\) 651\/2014\./u)
  assert.match(greek, /Ζητείται να είναι έως το εξής: κύκλος εργασιών/u)
  assert.match(greek, /είναι να μην ισχύει: δραστηριότητες 55\. Ο όρος πληρείται\./u)
  assert.match(greek, /στοιχείο της εγκατάστασης: κατηγορία/u)
  const english = await told('en')
  assert.match(english, /The call requires Regulation \(EU\) No 651\/2014\./u)
  assert.match(english, /requires it to be at most the following: turnover/u)
  assert.match(english, /is that this does not hold: activities 55\. The condition is met\./u)
  assert.match(english, /fact about the establishment: /u)
})
