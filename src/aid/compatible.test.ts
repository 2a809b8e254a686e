import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { anApi, type Api, type CallerOf } from '../../test/support/api.ts'

interface Compatible {
  matches: {
    match_id: string
    programme: string
    chosen: boolean
    expected?: { amount: string }
    amount?: { amount: string }
  }[]
  pairs: {
    matches: string[]
    rule: string
    exclusive: boolean
    together_at_most?: { amount: string }
    sentence: string
    citations: string[]
  }[]
  ceilings: { matches: string[]; available: { amount: string } }[]
  total: { amount: string }
  exact: boolean
  steps: { sentence: string }[]
  citations: { id: string }[]
}

const money = (amount: string) => ({ amount, currency: 'EUR' })

describe('matches that go together', () => {
  let api: Api
  let publisher: CallerOf
  before(async () => {
    api = await anApi()
    publisher = await api.newPublisher()
  })
  after(() => api[Symbol.asyncDispose]())

  let made = 0
  /** Only businesses with this mark fit: tests do not see each other's calls. */
  const publish = async (mark: string, more: object): Promise<string> => {
    made += 1
    const slug = `compatible-${process.pid}-${made}`
    const put = await publisher.call('PUT', `/api/v1/programmes/${slug}`, {
      title: { el: `Πρόσκληση ${made}`, en: `Call ${made}` },
      country: 'GR',
      call: { deadlines: [{ id: 'end', at: '2026-09-30T12:00:00Z', time_zone: 'Europe/Athens', basis: 'fixed' }] },
      documents: [{ key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text: 'Κείμενο.' }],
      funding: { instruments: ['grant'], intensity: [{ percent: 50 }] },
      eligibility: { all: [{ kind: 'attribute', id: 'mark', name: mark, test: { equals: true } }] },
      ...more,
    })
    assert.equal(put.statusCode, 201, put.body)
    assert.equal((await publisher.call('POST', `/api/v1/programmes/${slug}/publish`)).statusCode, 200)
    return slug
  }
  const create = async (caller: CallerOf, mark: string, more: object): Promise<string> => {
    const answer = await caller.call('POST', '/api/v1/profiles', {
      kind: 'client',
      name: 'Πελάτης',
      relations: [],
      de_minimis_aid: [],
      attributes: { together: false, costs: false, funds: false, warned: false, unplanned: false, [mark]: true },
      ...more,
    })
    assert.equal(answer.statusCode, 201, answer.body)
    return answer.json<{ id: string }>().id
  }
  const compatible = async (caller: CallerOf, id: string, slugs: string[]): Promise<Compatible> => {
    const answer = await caller.call(
      'GET',
      `/api/v1/profiles/${id}/compatible?lang=en&programme_slugs=${slugs.join(',')}`,
    )
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json<Compatible>()
  }
  const costs = (category: string) => [{ category, title: { en: category } }]

  test('the set with the most aid keeps the de minimis ceiling and the calls that exclude each other', async () => {
    const deMinimis = { legal_basis: [{ regime: 'de_minimis_2023_2831' }] }
    const exclusive = { exclusive: [{ group: 'digital-actions', per: 'tax_id' }] }
    const slugs = [
      await publish('together', { ...deMinimis, ...exclusive, eligible_costs: costs('software') }),
      await publish('together', { ...deMinimis, ...exclusive, eligible_costs: costs('services') }),
      await publish('together', { ...deMinimis, eligible_costs: costs('machinery') }),
    ]
    const caller = await api.newCaller()
    const id = await create(caller, 'together', {
      planned_investment: {
        categories: [
          { category: 'software', amount: money('300000.00') },
          { category: 'services', amount: money('200000.00') },
          { category: 'machinery', amount: money('250000.00') },
        ],
      },
    })
    const found = await compatible(caller, id, slugs)
    const chosen = new Map(found.matches.map((each) => [each.programme, each.amount?.amount]))
    assert.deepEqual(
      slugs.map((slug) => chosen.get(slug)),
      ['150000.00', undefined, '125000.00'],
    )
    assert.ok(found.exact)
    const pair = found.pairs.find(({ rule }) => rule === 'exclusive_group')
    assert.match(pair?.sentence ?? '', /One application for each tax number: "Call \d+" or "Call \d+"\./u)
    assert.equal(found.ceilings[0]?.available.amount, '300000.00')
    await caller.call('PUT', `/api/v1/profiles/${id}/de-minimis`, {
      entries: [
        {
          granted_on: '2025-05-01',
          amount: money('150000.00'),
          regulation: 'general_2023_2831',
          member_state: 'GR',
          status: 'granted',
        },
      ],
    })
    const less = await compatible(caller, id, slugs)
    assert.equal(less.total.amount, '150000.00', 'one of them fits now')
    assert.ok(!less.steps.some(({ sentence }) => sentence.includes('not known')))
  })

  test('what gives an aid that is not known is named, not counted as nothing', async () => {
    const slugs = [await publish('unplanned', {}), await publish('unplanned', {})]
    const caller = await api.newCaller()
    const found = await compatible(caller, await create(caller, 'unplanned', {}), slugs)
    assert.equal(found.total.amount, '0.00')
    assert.match(
      found.steps.map(({ sentence }) => sentence).join(' '),
      /The aid is not known yet for: Call \d+, Call \d+\./u,
    )
  })

  test('for the same costs the highest intensity limits two calls, and Union funds exclude each other', async () => {
    const exempted = {
      legal_basis: [{ regime: 'gber_651_2014', article: '14' }],
      expected_award_on: '2026-10-30',
      eligible_costs: costs('machinery'),
    }
    const slugs = [
      await publish('costs', exempted),
      await publish('costs', { ...exempted, funding: { instruments: ['grant'], intensity: [{ percent: 40 }] } }),
    ]
    const funds = [
      await publish('funds', { ...exempted, union_fund: true }),
      await publish('funds', { ...exempted, union_fund: true }),
    ]
    const caller = await api.newCaller()
    const plan = { planned_investment: { categories: [{ category: 'machinery', amount: money('100000.00') }] } }
    const limited = await compatible(caller, await create(caller, 'costs', plan), slugs)
    assert.deepEqual(
      limited.pairs.map(({ rule, exclusive, together_at_most: most }) => [rule, exclusive, most?.amount]),
      [['highest_intensity', false, '50000.00']],
    )
    assert.equal(limited.total.amount, '50000.00')
    const apart = await compatible(caller, await create(caller, 'funds', plan), funds)
    assert.deepEqual(
      apart.pairs.map(({ rule, exclusive }) => [rule, exclusive]),
      [['declared_once', true]],
    )
    const ids = new Set(apart.citations.map((citation) => citation.id))
    for (const id of apart.pairs.flatMap(({ citations }) => citations)) assert.ok(ids.has(id))
  })

  test('one call alone may give more than it and another may together: then that one is the best set', async () => {
    const machines = { eligible_costs: costs('machinery') }
    const bonus = [
      {
        id: 'island',
        percent: 10,
        title: { el: 'Νησιά', en: 'Islands' },
        when: { kind: 'attribute', id: 'island', name: 'small_island', test: { equals: true } },
      },
    ]
    const small = await publish('costs', {
      ...machines,
      legal_basis: [{ regime: 'de_minimis_2023_2831' }],
      funding: { instruments: ['grant'], intensity: [{ percent: 50 }], bonuses: bonus },
    })
    const exempted = await publish('costs', {
      ...machines,
      legal_basis: [{ regime: 'gber_651_2014', article: '14' }],
      expected_award_on: '2026-10-30',
      funding: { instruments: ['grant'], intensity: [{ percent: 55 }] },
    })
    const caller = await api.newCaller()
    const plan = { planned_investment: { categories: [{ category: 'machinery', amount: money('100000.00') }] } }
    const id = await create(caller, 'costs', plan)
    assert.equal((await compatible(caller, id, [small])).total.amount, '60000.00')
    const both = await compatible(caller, id, [small, exempted])
    assert.deepEqual([both.total.amount, both.exact], ['60000.00', true])
    assert.deepEqual(
      both.pairs.map(({ together_at_most: most }) => most?.amount),
      ['55000.00'],
    )
    assert.match(both.pairs[0]?.sentence ?? '', /at most €55,000.*Alone, "Call \d+" may give €60,000\./u)
    const greek = await caller.call(
      'GET',
      `/api/v1/profiles/${id}/compatible?lang=el&programme_slugs=${small},${exempted}`,
    )
    assert.match(
      greek.json<Compatible>().pairs[0]?.sentence ?? '',
      /το πολύ 55\.000\s€.*Μόνο του, το «Πρόσκληση \d+» μπορεί να δώσει 60\.000\s€\./u,
    )
  })

  test('a match warns of what would spoil the aid, with the law', async () => {
    const slug = await publish('warned', {
      legal_basis: [{ regime: 'gber_651_2014', article: '14' }],
      expected_award_on: '2027-03-01',
      expenses_eligible_from: '2026-02-01',
      exclusive: [{ group: 'regional', per: 'single_undertaking' }],
    })
    const other = await publish('warned', { exclusive: [{ group: 'regional', per: 'single_undertaking' }] })
    const caller = await api.newCaller()
    const id = await create(caller, 'warned', {
      planned_investment: {
        amount: money('100000.00'),
        acts: [
          { kind: 'binding_order', on: '2026-01-15', amount: money('4000.00') },
          { kind: 'land_purchase', on: '2025-01-15' },
        ],
      },
      attributes: {
        warned: true,
        recovery_order_outstanding: true,
        collective_insolvency: true,
        rescue_aid_outstanding: false,
      },
    })
    const rows = (await caller.call('GET', `/api/v1/match/${id}?limit=100&lang=en`)).json<{
      data: {
        id: string
        programme: { slug: string }
        warnings: { kind: string; spoils: string; sentence: string; amount?: { amount: string }; citations: string[] }[]
        citations: { id: string; reference?: { name: string; locator?: string } }[]
      }[]
    }>().data
    const at = (wanted: string) => rows.find(({ programme }) => programme.slug === wanted)
    const decided = await caller.call('PUT', `/api/v1/match/${at(other)?.id}/decision`, {
      state: 'application',
      application: { stage: 'submitted' },
    })
    assert.equal(decided.statusCode, 200, decided.body)
    const reasoning = (await caller.call('GET', `/api/v1/match/${at(slug)?.id}/reasoning?lang=en`)).json<
      (typeof rows)[number]
    >()
    const kinds = reasoning.warnings.map(({ kind, spoils }) => `${kind} ${spoils}`)
    assert.deepEqual(kinds, [
      'works_started project',
      'expense_too_early cost',
      'recovery_order project',
      'in_difficulty project',
      'adjustment_period confirm',
      'exclusive_group project',
    ])
    assert.equal(reasoning.warnings[1]?.amount?.amount, '4000.00')
    assert.match(reasoning.warnings[0]?.sentence ?? '', /15 January 2026, before the application/u)
    const laws = new Map(
      reasoning.citations.map((citation) => [
        citation.id,
        `${citation.reference?.name} ${citation.reference?.locator}`,
      ]),
    )
    assert.ok(
      reasoning.warnings[0]?.citations.some((each) => laws.get(each) === 'Regulation (EU) No 651/2014 Article 6'),
    )
  })

  test('a person who may apply once is the same person with another spelling of the name', async () => {
    const once = { exclusive: [{ group: 'persons', per: 'person' }] }
    const slugs = [await publish('warned', once), await publish('warned', once)]
    const caller = await api.newCaller()
    const first = await create(caller, 'warned', { name: 'Πρώτη', people: [{ name: 'Μαρία Παππά' }] })
    const second = await create(caller, 'warned', {
      name: 'Δεύτερη',
      people: [{ name: 'ΜΑΡΙΑ  ΠΑΠΠΑ' }],
      relations: [{ profile_id: first, direction: 'upstream', voting_share: 0.6 }],
    })
    const match = async (profile: string, slug: string | undefined) =>
      (await caller.call('GET', `/api/v1/match/${profile}?limit=100`))
        .json<{ data: { id: string; programme: { slug: string }; warnings: { kind: string }[] }[] }>()
        .data.find(({ programme }) => programme.slug === slug)
    const applied = await caller.call('PUT', `/api/v1/match/${(await match(first, slugs[0]))?.id}/decision`, {
      state: 'application',
      application: { stage: 'submitted' },
    })
    assert.equal(applied.statusCode, 200, applied.body)
    assert.deepEqual(
      (await match(second, slugs[1]))?.warnings.map(({ kind }) => kind),
      ['exclusive_group'],
    )
  })

  test('no paper is said to be needed on a day that nobody set, nor on one that has passed', async () => {
    const papers = {
      expected_award_on: '2026-04-10',
      required_documents: [
        { id: 'offers', title: { el: 'Προσφορές', en: 'Offers' }, stage: 'submission' },
        { id: 'licence', title: { el: 'Άδεια', en: 'Licence' }, stage: 'inclusion' },
      ],
    }
    const end = { id: 'end', at: '2026-09-30T12:00:00Z', time_zone: 'Europe/Athens', basis: 'fixed' }
    const opensLater = { opens_at: { at: '2026-05-04T10:00:00Z', time_zone: 'Europe/Athens' } }
    const firstCome = { deadlines: [end], selection: 'first_come' }
    const slugs = [
      await publish('warned', { ...papers, call: firstCome }),
      await publish('warned', { ...papers, call: { ...firstCome, ...opensLater } }),
      await publish('warned', { ...papers, call: { deadlines: [end] } }),
    ]
    const caller = await api.newCaller()
    const id = await create(caller, 'warned', {
      documents: [{ kind: 'offers', issued_on: '2026-02-20', valid_until: '2026-08-31' }],
    })
    const rows = (await caller.call('GET', `/api/v1/match/${id}?limit=100`)).json<{
      data: { id: string; programme: { slug: string } }[]
    }>().data
    const papersOf = async (asOf: string) =>
      Promise.all(
        slugs.map(async (slug) => {
          const match = rows.find(({ programme }) => programme.slug === slug)?.id
          const answer = await caller.call('GET', `/api/v1/match/${match}/reasoning?as_of=${asOf}`)
          return answer
            .json<{ readiness: { state: string; needed_by?: string }[] }>()
            .readiness.map(({ state, needed_by: by }) => `${state} ${by ?? '–'}`)
        }),
      )
    assert.deepEqual(await papersOf('2026-03-10'), [
      ['ready –', 'missing 2026-04-10'],
      ['ready 2026-05-04', 'missing –'],
      ['expires 2026-09-30', 'missing –'],
    ])
    assert.deepEqual(await papersOf('2026-06-01'), [
      ['ready –', 'missing –'],
      ['ready –', 'missing –'],
      ['expires 2026-09-30', 'missing –'],
    ])
  })

  test('documents are held against the day on which they are needed', async () => {
    const slug = await publish('warned', {
      expected_award_on: '2026-12-01',
      required_documents: [
        { id: 'tax_clearance', title: { el: 'Φορολογική ενημερότητα', en: 'Tax clearance' } },
        { id: 'offers', title: { el: 'Προσφορές', en: 'Offers' }, stage: 'submission' },
        { id: 'licence', title: { el: 'Άδεια', en: 'Licence' }, stage: 'inclusion' },
        { id: 'ergani', title: { el: 'Κατάσταση ΕΡΓΑΝΗ', en: 'ERGANI list' }, stage: 'submission' },
      ],
    })
    const caller = await api.newCaller()
    const id = await create(caller, 'warned', {
      documents: [
        { kind: 'tax_clearance', issued_on: '2026-02-20', valid_until: '2026-04-20' },
        { kind: 'licence' },
        { kind: 'offers', valid_until: '2026-09-30' },
      ],
    })
    const matches = (await caller.call('GET', `/api/v1/match/${id}?limit=100`)).json<{
      data: { id: string; programme: { slug: string } }[]
    }>()
    const match = matches.data.find(({ programme }) => programme.slug === slug)
    const { readiness } = (await caller.call('GET', `/api/v1/match/${match?.id}/reasoning?lang=en`)).json<{
      readiness: { title: string; state: string; needed_by?: string; valid_until?: string }[]
    }>()
    assert.deepEqual(
      readiness.map(({ title, state, needed_by: by }) => [title, state, by]),
      [
        ['Tax clearance', 'expires', '2026-09-30'],
        ['Offers', 'ready', '2026-09-30'],
        ['ERGANI list', 'missing', '2026-09-30'],
        ['Licence', 'ready', '2026-12-01'],
      ],
    )
  })
})
