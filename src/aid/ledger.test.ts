import assert from 'node:assert/strict'
import type { LightMyRequestResponse } from 'fastify'
import { after, before, describe, test } from 'node:test'
import { anApi, type Api, type CallerOf } from '../../test/support/api.ts'

interface Account {
  regulation: string
  ceiling: { amount: string }
  used: { amount: string }
  headroom: { min: { amount: string }; max: { amount: string } }
  reserved: { amount: string }
  available: { min: { amount: string }; max: { amount: string } }
  frees_up_at?: string
  may_free_up_at?: string
  releases: { on: string; available: { amount: string } }[]
  steps: { sentence: string; citations: string[] }[]
}
interface Ledger {
  undertaking: { name?: string; link: string; profile_id?: string }[]
  entries: { counts: string; holder?: string; amount: { amount: string }; counted?: { amount: string }; path: string }[]
  reservations: { amount?: { amount: string }; expected_award_on: string; replaced_by?: string; stage: string }[]
  accounts: Account[]
  missing: { pointer: string }[]
  citations: { reference?: { name: string; locator?: string } }[]
}

const aid = (granted_on: string, amount: string, more: object = {}) => ({
  granted_on,
  amount: { amount, currency: 'EUR' },
  regulation: 'general_2023_2831',
  member_state: 'GR',
  status: 'granted',
  ...more,
})

describe('the de minimis ledger', () => {
  let api: Api
  before(async () => {
    api = await anApi()
  })
  after(() => api[Symbol.asyncDispose]())

  const create = async (caller: CallerOf, body: object): Promise<string> => {
    const answer = await caller.call('POST', '/api/v1/profiles', { kind: 'client', country: 'GR', ...body })
    assert.equal(answer.statusCode, 201, answer.body)
    return answer.json<{ id: string }>().id
  }
  const ledgerOf = async (caller: CallerOf, id: string, query = ''): Promise<Ledger> => {
    const answer = await caller.call('GET', `/api/v1/profiles/${id}/de-minimis${query}`)
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json<Ledger>()
  }
  const general = (ledger: Ledger): Account => {
    const found = ledger.accounts.find(({ regulation }) => regulation === 'general_2023_2831')
    assert.ok(found !== undefined)
    return found
  }
  const publish = async (more: object = {}): Promise<string> => {
    const publisher = await api.newPublisher()
    const slug = `aid-${process.pid}-${(made += 1)}`
    const body = {
      title: { el: 'Πρόγραμμα', en: 'Programme' },
      country: 'GR',
      call: {
        deadlines: [{ id: 'end', at: '2026-09-30T12:00:00Z', time_zone: 'Europe/Athens', basis: 'fixed' }],
      },
      documents: [{ key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text: 'Κείμενο.' }],
      funding: { instruments: ['grant'], intensity: [{ percent: 50 }] },
      legal_basis: [{ regime: 'de_minimis_2023_2831' }],
      eligibility: { all: [{ kind: 'lifecycle', id: 'stage', include: ['active'] }] },
      ...more,
    }
    const put = await publisher.call('PUT', `/api/v1/programmes/${slug}`, body)
    assert.equal(put.statusCode, 201, put.body)
    const published = await publisher.call('POST', `/api/v1/programmes/${slug}/publish`)
    assert.equal(published.statusCode, 200, published.body)
    return slug
  }
  let made = 0
  const matchOf = async (caller: CallerOf, profileId: string, slug: string): Promise<string> => {
    const rows = await caller.call(
      'GET',
      `/api/v1/programmes/${slug}/matches?eligibility=eligible,needs_info,not_eligible`,
    )
    const found = rows
      .json<{ data: { id: string; profile_id: string }[] }>()
      .data.find((row) => row.profile_id === profileId)
    assert.ok(found !== undefined, rows.body)
    return found.id
  }

  test('entries are replaced whole, and the answer is the ledger they make', async () => {
    const caller = await api.newCaller()
    const id = await create(caller, { name: 'Α', relations: [] })
    const put = await caller.call('PUT', `/api/v1/profiles/${id}/de-minimis`, {
      entries: [
        aid('2024-05-10', '120000.00'),
        aid('2022-01-10', '50000.00'),
        aid('2025-01-10', '9000.00', { status: 'repaid' }),
      ],
    })
    assert.equal(put.statusCode, 200, put.body)
    const { accounts, entries } = put.json<Ledger>()
    const account = accounts.find(({ regulation }) => regulation === 'general_2023_2831')
    assert.equal(account?.used.amount, '120000.00')
    assert.equal(account.headroom.max.amount, '180000.00')
    assert.deepEqual(
      entries.map(({ counts }) => counts),
      ['counted', 'expired', 'not_aid'],
    )
    assert.deepEqual(general(await ledgerOf(caller, id)).releases, [
      { on: '2027-05-11', available: { amount: '300000.00', currency: 'EUR' } },
    ])
    const rule = put.json<Ledger>().citations.map(({ reference }) => `${reference?.name} ${reference?.locator}`)
    assert.ok(rule.includes('Regulation (EU) 2023/2831 Article 3(2)'), rule.join())
  })

  test('a ledger that says the same is not sent again, and its ETag is the condition of its change', async () => {
    const caller = await api.newCaller()
    const id = await create(caller, { name: 'Α', relations: [] })
    const path = `/api/v1/profiles/${id}/de-minimis`
    const first = await caller.call('GET', path)
    const etag = String(first.headers['etag'])
    const again = () => caller.call('GET', path, undefined, { 'if-none-match': etag })
    assert.equal((await again()).statusCode, 304)
    const put = (condition: string) =>
      caller.call('PUT', path, { entries: [aid('2024-05-10', '120000.00')] }, { 'if-match': condition })
    assert.equal((await put(etag)).statusCode, 200)
    assert.equal((await put(etag)).statusCode, 412)
    const changed = await again()
    assert.equal(changed.statusCode, 200)
    assert.equal((await put(String(changed.headers['etag']))).statusCode, 200)
    const size = await caller.call('GET', `/api/v1/profiles/${id}/size`)
    const same = await caller.call('GET', `/api/v1/profiles/${id}/size`, undefined, {
      'if-none-match': String(size.headers['etag']),
    })
    assert.equal(same.statusCode, 304)
  })

  test('sisters stay one undertaking when the profile of their parent is erased, in every answer', async () => {
    const caller = await api.newCaller()
    const parent = await create(caller, { name: 'Μητρική', relations: [], de_minimis_aid: [] })
    const held = [{ name: 'Μητρική', profile_id: parent, direction: 'upstream', control: true }]
    const id = await create(caller, { name: 'Α', relations: held, de_minimis_aid: [] })
    await create(caller, { name: 'Β', relations: held, de_minimis_aid: [aid('2025-05-10', '300000.00')] })
    const room = { regulation: 'general_2023_2831', member_state: 'GR', on_excess: 'reject' }
    const slug = await publish({ eligibility: { all: [{ kind: 'de_minimis', id: 'room', ...room }] } })
    const verdicts = async () => {
      const rows = await caller.call('GET', `/api/v1/programmes/${slug}/matches?eligibility=not_eligible`)
      const listed = rows.json<{ data: { profile_id: string }[] }>().data.some((row) => row.profile_id === id)
      const { max } = general(await ledgerOf(caller, id)).headroom
      return [max.amount, listed]
    }
    assert.deepEqual(await verdicts(), ['0.00', true])
    assert.equal((await caller.call('DELETE', `/api/v1/profiles/${parent}`)).statusCode, 204)
    assert.deepEqual(await verdicts(), ['0.00', true])
  })

  test('sisters under a foreign parent are one undertaking, whoever states the relation', async () => {
    const caller = await api.newCaller()
    const parent = await create(caller, {
      name: 'Mutter GmbH',
      country: 'DE',
      de_minimis_aid: [aid('2025-02-01', '90000.00', { member_state: 'DE' })],
    })
    const up = [{ profile_id: parent, direction: 'upstream', voting_share: 0.8 }]
    const first = await create(caller, {
      name: 'Πρώτη',
      relations: up,
      de_minimis_aid: [aid('2025-02-01', '100000.00')],
    })
    const second = await create(caller, {
      name: 'Δεύτερη',
      relations: up,
      de_minimis_aid: [aid('2025-06-01', '150000.00')],
    })
    for (const id of [first, second, parent]) {
      const ledger = await ledgerOf(caller, id, '?member_state=GR')
      assert.equal(general(ledger).headroom.max.amount, '50000.00')
      assert.equal(ledger.undertaking.length, 3)
    }
    const german = general(await ledgerOf(caller, first, '?member_state=DE'))
    assert.equal(german.headroom.max.amount, '210000.00')
  })

  test('a partner that does not control fills no ceiling, and a link through a person only if asked', async () => {
    const caller = await api.newCaller()
    const partner = {
      name: 'Συνεργάτης',
      direction: 'upstream',
      capital_share: 0.4,
      voting_share: 0.4,
      de_minimis_aid: [aid('2025-02-01', '200000.00')],
    }
    const owner = {
      name: 'Ιδιοκτήτης',
      direction: 'upstream',
      voting_share: 0.6,
      investor_type: 'natural_person',
      relations: [
        { name: 'Αδελφή', direction: 'downstream', control: true, de_minimis_aid: [aid('2025-02-01', '40000.00')] },
      ],
    }
    const id = await create(caller, { name: 'Β', de_minimis_aid: [], relations: [partner, owner] })
    const ledger = await ledgerOf(caller, id, '?lang=en')
    assert.equal(general(ledger).headroom.max.amount, '300000.00')
    assert.match(
      general(ledger)
        .steps.map(({ sentence }) => sentence)
        .join(' '),
      /natural person.*Αδελφή/u,
    )
    assert.equal(general(await ledgerOf(caller, id, '?count_persons=true')).headroom.max.amount, '260000.00')
  })

  test('aid that nobody told leaves the day open on which an amount fits; what is told says it', async () => {
    const caller = await api.newCaller()
    const wanted = '?award_on=2027-02-10&amount=200000.00&lang='
    const told = async (id: string, lang = 'en') => {
      const account = general(await ledgerOf(caller, id, `${wanted}${lang}`))
      const { available, frees_up_at: sure, may_free_up_at: may } = account
      return { least: available.min.amount, sure, may, says: account.steps.map(({ sentence }) => sentence).join(' ') }
    }
    const id = await create(caller, { name: 'Α', relations: [] })
    const { says, ...untold } = await told(id)
    assert.deepEqual(untold, { least: '0.00', sure: undefined, may: '2027-02-10' })
    assert.match(says, /on no day before 10 February 2027\..*depends on what is missing/u)
    assert.doesNotMatch(says, /fits from/u)
    assert.match((await told(id, 'el')).says, /δεν χωρά πριν από τις 10 Φεβρουαρίου 2027\..*όσα λείπουν/u)
    await caller.call('PUT', `/api/v1/profiles/${id}/de-minimis`, { entries: [] })
    const empty = await told(id)
    assert.deepEqual([empty.least, empty.sure, empty.may], ['300000.00', '2027-02-10', undefined])

    const group = await create(caller, {
      name: 'Μητρική',
      de_minimis_aid: [aid('2024-02-10', '150000.00')],
      relations: [{ profile_id: await create(caller, { name: 'Θυγατρική' }), direction: 'downstream', control: true }],
    })
    const joint = await told(group)
    assert.deepEqual([joint.sure, joint.may], [undefined, '2027-02-11'])
    const maybe = await create(caller, {
      name: 'Β',
      de_minimis_aid: [],
      relations: [{ name: 'Ίσως', direction: 'downstream', de_minimis_aid: [aid('2025-05-01', '250000.00')] }],
    })
    const uncertain = await told(maybe)
    assert.deepEqual([uncertain.sure, uncertain.may], ['2028-05-02', '2027-02-10'], 'gone by then, whoever it is of')
    assert.match(uncertain.says, /It may fit from 10 February 2027 already/u)
  })

  test('an application holds room until it is withdrawn or entered as aid', async () => {
    const slug = await publish({ expected_award_on: '2026-07-01' })
    const caller = await api.newCaller()
    const id = await create(caller, { name: 'Γ', relations: [], de_minimis_aid: [aid('2025-02-01', '100000.00')] })
    const match = await matchOf(caller, id, slug)
    const decide = (application: object) =>
      caller.call('PUT', `/api/v1/match/${match}/decision`, { state: 'application', application })
    const decided = await decide({
      stage: 'submitted',
      number: 'ΑΡ-7',
      amount: { amount: '150000.00', currency: 'EUR' },
    })
    assert.equal(decided.statusCode, 200, decided.body)
    const dollars = await decide({ stage: 'submitted', amount: { amount: '150000.00', currency: 'USD' } })
    assert.equal(dollars.statusCode, 422, dollars.body)
    const [fault] = dollars.json<{ errors: { pointer: string; code: string }[] }>().errors
    assert.deepEqual([fault?.pointer, fault?.code], ['/application/amount', 'euros_expected'])
    const held = general(await ledgerOf(caller, id, '?award_on=2026-05-01&amount=100000.00'))
    assert.equal(held.headroom.max.amount, '200000.00', 'an application is no aid yet')
    assert.equal(held.reserved.amount, '150000.00')
    assert.equal(held.available.max.amount, '50000.00')
    assert.equal(held.frees_up_at, '2028-02-02')
    await caller.call('PUT', `/api/v1/profiles/${id}/de-minimis`, {
      entries: [aid('2025-02-01', '100000.00'), aid('2026-03-01', '140000.00', { reference: 'ΑΡ-7' })],
    })
    const entered = await ledgerOf(caller, id)
    assert.equal(general(entered).reserved.amount, '0.00')
    assert.equal(entered.reservations[0]?.replaced_by, '/de_minimis_aid/1')
    await caller.call('PUT', `/api/v1/profiles/${id}/de-minimis`, { entries: [] })
    await decide({ stage: 'withdrawn' })
    assert.deepEqual((await ledgerOf(caller, id)).reservations, [])
  })

  test('an application without an amount leaves what is available open', async () => {
    const slug = await publish()
    const caller = await api.newCaller()
    const id = await create(caller, { name: 'Δ', relations: [], de_minimis_aid: [] })
    const match = await matchOf(caller, id, slug)
    await caller.call('PUT', `/api/v1/match/${match}/decision`, {
      state: 'application',
      application: { stage: 'objection' },
    })
    const account = general(await ledgerOf(caller, id))
    assert.deepEqual([account.available.min.amount, account.available.max.amount], ['0.00', '300000.00'])
  })

  test('a loan counts by its terms, and one beyond the article needs the authority’s figure', async () => {
    const caller = await api.newCaller()
    const id = await create(caller, { name: 'Ε', relations: [] })
    const { amount: _, ...entry } = aid('2025-02-01', '0.00')
    const put = (terms: object) =>
      caller.call('PUT', `/api/v1/profiles/${id}/de-minimis`, { entries: [{ ...entry, terms }] })
    const principal = { amount: '750000.00', currency: 'EUR' }
    const five = await put({ kind: 'loan', principal, years: 5, collateral_percent: 60 })
    assert.equal(five.statusCode, 200, five.body)
    assert.equal(general(five.json<Ledger>()).used.amount, '150000.00')
    const ten = await put({ kind: 'loan', principal, years: 10, collateral_percent: 50 })
    assert.equal(general(ten.json<Ledger>()).used.amount, '300000.00')
    assert.equal(
      general((await put({ kind: 'guarantee', principal, years: 5, covered_percent: 80 })).json<Ledger>()).used.amount,
      '80000.00',
    )
    for (const terms of [
      { kind: 'loan', principal, years: 11, collateral_percent: 50 },
      { kind: 'loan', principal, years: 5 },
      { kind: 'loan', principal, years: 5, collateral_percent: 40 },
      { kind: 'guarantee', principal, years: 5, covered_percent: 90 },
    ]) {
      const refused = await put(terms)
      assert.equal(refused.statusCode, 422, refused.body)
      assert.equal(refused.json<{ errors: { pointer: string }[] }>().errors[0]?.pointer, '/entries/0/terms')
    }
  })

  test('prior aid follows a merger in full, and a split by the activity or the equity', async () => {
    const caller = await api.newCaller()
    const id = await create(caller, { name: 'ΣΤ', relations: [] })
    const put = await caller.call('PUT', `/api/v1/profiles/${id}/de-minimis`, {
      entries: [],
      predecessors: [
        {
          kind: 'merger',
          on: '2025-06-01',
          name: 'Παλαιά',
          de_minimis_aid: [aid('2025-01-10', '60000.00'), aid('2025-07-10', '1000.00')],
        },
        {
          kind: 'split',
          on: '2025-06-01',
          name: 'Διασπασθείσα',
          equity: { own: { amount: '100.00', currency: 'EUR' }, others: [{ amount: '300.00', currency: 'EUR' }] },
          de_minimis_aid: [
            aid('2025-01-10', '80000.00'),
            aid('2025-01-11', '30000.00', { taken_over: true }),
            aid('2025-01-12', '70000.00', { taken_over: false }),
          ],
        },
      ],
    })
    assert.equal(put.statusCode, 200, put.body)
    // 60,000 + 80,000 × 25 % + 30,000; aid granted after the merger was not the predecessor's any more.
    assert.equal(general(put.json<Ledger>()).used.amount, '110000.00')
  })

  test('book values of a split that tell no share leave the aid in full, in any one currency', async () => {
    const caller = await api.newCaller()
    const id = await create(caller, { name: 'ΔΣ', relations: [] })
    const worth = (amount: string, currency = 'EUR') => ({ amount, currency })
    const put = (equity: object) =>
      caller.call('PUT', `/api/v1/profiles/${id}/de-minimis?lang=en`, {
        entries: [],
        predecessors: [{ kind: 'split', on: '2025-06-01', equity, de_minimis_aid: [aid('2025-01-10', '80000.00')] }],
      })
    const used = async (equity: object): Promise<string> => general((await put(equity)).json<Ledger>()).used.amount
    assert.equal(await used({ own: worth('0.00'), others: [worth('0.00')] }), '80000.00')
    assert.equal(await used({ own: worth('0.00'), others: [worth('5.00')] }), '0.00')
    assert.equal(await used({ own: worth('100.00', 'RON'), others: [worth('300.00', 'RON')] }), '20000.00')
    const mixed = await put({ own: worth('1.00', 'USD'), others: [worth('1.00', 'USD'), worth('1.00')] })
    assert.equal(mixed.statusCode, 422, mixed.body)
    const [fault] = mixed.json<{ errors: { pointer: string; code: string; detail: string }[] }>().errors
    assert.deepEqual([fault?.pointer, fault?.code], ['/predecessors/0/equity/others/1', 'currency_mixed'])
    assert.match(fault?.detail ?? '', /all of them in USD/u)
  })

  test('ceilings cumulate: agriculture within the general one, all within that of general interest', async () => {
    const caller = await api.newCaller()
    const id = await create(caller, {
      name: 'Ζ',
      relations: [],
      de_minimis_aid: [
        aid('2025-02-01', '280000.00'),
        aid('2025-02-01', '450000.00', { regulation: 'sgei_2023_2832' }),
      ],
    })
    const { accounts } = await ledgerOf(caller, id)
    const room = Object.fromEntries(accounts.map((each) => [each.regulation, each.headroom.max.amount]))
    assert.deepEqual(room, {
      general_2023_2831: '20000.00',
      sgei_2023_2832: '20000.00',
      agriculture_1408_2013: '20000.00',
      fishery_717_2014: '20000.00',
    })
  })

  test('what cannot be is refused: other currencies, future grants, shares over the whole, circles, groups across accounts', async () => {
    const caller = await api.newCaller()
    const id = await create(caller, { name: 'Η' })
    const refusedEntry = async (entry: object): Promise<string> => {
      const answer = await caller.call('PUT', `/api/v1/profiles/${id}/de-minimis`, { entries: [entry] })
      assert.equal(answer.statusCode, 422, answer.body)
      const [fault] = answer.json<{ errors: { code: string; pointer: string }[] }>().errors
      return `${fault?.pointer} ${fault?.code}`
    }
    assert.equal(
      await refusedEntry(aid('2025-02-01', '0.00', { amount: { amount: '100.00', currency: 'USD' } })),
      '/entries/0/amount euros_expected',
    )
    assert.equal(await refusedEntry(aid('2026-03-03', '1.00')), '/entries/0/granted_on date_in_future')
    assert.equal(await refusedEntry(aid('2025-02-30', '1.00')), '/entries/0/granted_on date_invalid')
    const { amount: _, ...nothing } = aid('2025-02-01', '1.00')
    assert.equal(await refusedEntry(nothing), '/entries/0 amount_missing')
    const patch = (body: object, of = id) => caller.call('PATCH', `/api/v1/profiles/${of}`, body)
    const code = (answer: LightMyRequestResponse) => answer.json<{ errors: { code: string }[] }>().errors[0]?.code
    const over = await patch({
      relations: [
        { name: 'X', direction: 'upstream', capital_share: 0.6 },
        { name: 'Y', direction: 'upstream', capital_share: 0.5 },
      ],
    })
    assert.equal(code(over), 'shares_over_whole')
    const other = await create(caller, {
      name: 'Θ',
      relations: [{ profile_id: id, direction: 'downstream', control: true }],
    })
    assert.equal(
      code(await patch({ relations: [{ profile_id: other, direction: 'upstream', control: true }] })),
      'relation_cycle',
    )
    const stranger = await api.newCaller()
    const theirs = await create(stranger, { name: 'Ξένη' })
    const foreign = await patch({ relations: [{ profile_id: theirs, direction: 'upstream', control: true }] })
    const nobodys = await patch({
      relations: [{ profile_id: 'prf_01h455vb4pex5vsknk084sn02q', direction: 'upstream', control: true }],
    })
    assert.equal(code(foreign), 'profile_unknown')
    assert.equal(
      foreign.json<{ detail: string }>().detail.replace(theirs, ''),
      nobodys.json<{ detail: string }>().detail.replace('prf_01h455vb4pex5vsknk084sn02q', ''),
    )
    assert.equal((await caller.call('GET', `/api/v1/profiles/${id}/de-minimis?award_on=2026-02-30`)).statusCode, 400)
    assert.equal((await caller.call('GET', `/api/v1/profiles/${id}/de-minimis?member_state=XX`)).statusCode, 400)
    assert.equal((await caller.call('GET', `/api/v1/profiles/${id}/de-minimis?member_state=EL`)).statusCode, 200)
  })

  test('each refusal says in both languages what is wrong and what would be right', async () => {
    const caller = await api.newCaller()
    const stranger = await api.newCaller()
    const [daughter, mother, theirs] = [
      await create(caller, { name: 'Θυγατρική' }),
      await create(caller, { name: 'Μητρική' }),
      await create(stranger, { name: 'Ξένη' }),
    ]
    const second = await create(caller, {
      name: 'Άλλη',
      relations: [{ profile_id: daughter, direction: 'downstream', capital_share: 0.6 }],
    })
    const relation = (profile_id: string, more: object) => ({ relations: [{ profile_id, ...more }] })
    const bad: [string, string, unknown, RegExp, RegExp][] = [
      [
        'PUT',
        `${daughter}/de-minimis`,
        { entries: [aid('2025-02-01', '1.00', { amount: { amount: '1.00', currency: 'USD' } })] },
        /euro/iu,
        /ευρώ/iu,
      ],
      ['PUT', `${daughter}/de-minimis`, { entries: [aid('2031-01-01', '1.00')] }, /future/u, /μέλλον|μελλοντικ/u],
      ['PATCH', daughter, { registered_on: '2031-01-01' }, /future/u, /μέλλον|μελλοντικ/u],
      [
        'PATCH',
        daughter,
        {
          relations: [
            { name: 'Χ', direction: 'upstream', voting_share: 0.7 },
            { name: 'Ψ', direction: 'upstream', voting_share: 0.4 },
          ],
        },
        /votes.*110%.*at most 100%/u,
        /ψήφων.*110%.*το πολύ 100%/u,
      ],
      // Each states a share of its own that is sound alone.
      [
        'PATCH',
        mother,
        relation(daughter, { direction: 'downstream', capital_share: 0.5 }),
        /capital.*“?"?Θυγατρική.*110%/u,
        /κεφαλαίου.*Θυγατρική.*110%/u,
      ],
      [
        'PATCH',
        daughter,
        relation(second, { direction: 'upstream', control: true }),
        /lead back.*one of the two/u,
        /πίσω.*μόνο στο ένα/u,
      ],
      ['PATCH', mother, relation(mother, { direction: 'upstream', control: true }), /lead back/u, /πίσω/u],
      [
        'PATCH',
        mother,
        relation(theirs, { direction: 'upstream', control: true }),
        /no profile.*in this account/u,
        /Δεν υπάρχει προφίλ.*λογαριασμό/u,
      ],
      ['PATCH', mother, { relations: [{ name: 'Χ', direction: 'upstream', capital_share: 1.2 }] }, /1/u, /1/u],
    ]
    for (const [method, path, body, english, greek] of bad) {
      for (const [lang, wanted] of [
        ['en', english],
        ['el', greek],
      ] as const) {
        const answer = await caller.call(method as 'PUT', `/api/v1/profiles/${path}?lang=${lang}`, body)
        assert.equal(answer.statusCode, 422, answer.body)
        assert.equal(answer.headers['content-language'], lang)
        const [fault] = answer.json<{ errors: { detail: string }[] }>().errors
        assert.match(fault?.detail ?? '', wanted)
      }
    }
  })
})

describe('the size of a business', () => {
  let api: Api
  before(async () => {
    api = await anApi()
  })
  after(() => api[Symbol.asyncDispose]())
  const money = (amount: string) => ({ amount, currency: 'EUR' })

  test('is told with every step, and is the same from whichever side a relation is stated', async () => {
    const caller = await api.newCaller()
    const create = async (body: object): Promise<string> => {
      const answer = await caller.call('POST', '/api/v1/profiles', { kind: 'client', ...body })
      assert.equal(answer.statusCode, 201, answer.body)
      return answer.json<{ id: string }>().id
    }
    const small = await create({
      name: 'Μικρή',
      headcount: 20,
      turnover: money('3000000.00'),
      balance_sheet_total: money('2000000.00'),
      relations: [],
    })
    const read = async () => {
      const answer = await caller.call('GET', `/api/v1/profiles/${small}/size?lang=en`)
      assert.equal(answer.statusCode, 200, answer.body)
      return answer.json<{
        size: string
        totals: { headcount: { min: number } }
        members: { name: string; link: string; weight: { min: number } }[]
        steps: { sentence: string; citations: string[] }[]
        citations: { id: string }[]
        definitions: Record<string, string>
      }>()
    }
    assert.equal((await read()).size, 'small')
    await create({
      name: 'Μητρική',
      headcount: 300,
      turnover: money('90000000.00'),
      balance_sheet_total: money('80000000.00'),
      relations: [{ profile_id: small, direction: 'downstream', capital_share: 1, voting_share: 1 }],
    })
    const whole = await read()
    assert.equal(whole.size, 'large')
    assert.equal(whole.totals.headcount.min, 320)
    assert.deepEqual(whole.definitions, {
      sme: 'not_met',
      small_mid_cap_gber: 'met',
      small_mid_cap_recommendation: 'met',
    })
    assert.deepEqual(
      whole.members.map(({ name, link, weight }) => [name, link, weight.min]),
      [
        ['Μικρή', 'self', 1],
        ['Μητρική', 'linked', 1],
      ],
    )
    const ids = new Set(whole.citations.map(({ id }) => id))
    for (const { citations } of whole.steps) for (const id of citations) assert.ok(ids.has(id))
    assert.match(whole.steps.map(({ sentence }) => sentence).join(' '), /added in full \(100%\): Μητρική/u)
  })

  test('a partner counts in proportion, and its own links in full', async () => {
    const caller = await api.newCaller()
    const created = await caller.call('POST', '/api/v1/profiles', {
      kind: 'client',
      name: 'Με συνεργάτη',
      headcount: 8,
      turnover: money('1000000.00'),
      balance_sheet_total: money('500000.00'),
      relations: [
        {
          name: 'Συνεργάτης',
          direction: 'upstream',
          capital_share: 0.3,
          headcount: 10,
          turnover: money('1000000.00'),
          balance_sheet_total: money('1000000.00'),
        },
      ],
    })
    const answer = await caller.call('GET', `/api/v1/profiles/${created.json<{ id: string }>().id}/size`)
    const { size, totals } = answer.json<{ size: string; totals: { headcount: { min: number; max: number } } }>()
    assert.deepEqual([size, totals.headcount.min, totals.headcount.max], ['small', 11, 11])
  })

  const other = (name: string | undefined, headcount: number | undefined, more: object = {}) => ({
    direction: 'downstream',
    voting_share: 0.3,
    control: true,
    ...(name === undefined ? {} : { name }),
    ...(headcount === undefined ? {} : { headcount }),
    ...more,
  })
  const sameNames = [
    ['siblings with different figures', [other('Χ', 1), other('Χ', 9)], 50],
    ['a parent and a grandparent', [other('Χ', 1, { relations: [other('Χ', 9, { direction: 'upstream' })] })], 50],
    ['of two countries', [other('Χ', 9, { country: 'GR' }), other('Χ', 9, { country: 'DE' })], 58],
    ['without names', [other(undefined, 9), other(undefined, 9)], 58],
    ['one that bears the name of the business itself', [other('Χ', 1, { relations: [other('Εμείς', 9)] })], 50],
    ['one reached on two paths', [other('Χ', 1, { relations: [other('Υ', 9)] }), other('Υ', 9)], 50],
    [
      'one whose figures are told on one path',
      [other('Χ', 1, { relations: [other('Υ', undefined)] }), other('Υ', 9)],
      50,
    ],
    ['the business itself, told by its parent', [other('Χ', 10, { relations: [other('Εμείς', undefined)] })], 50],
  ] as const
  for (const [title, relations, headcount] of sameNames)
    test(`enterprises of one name are one where nothing told of them differs: ${title}`, async () => {
      const caller = await api.newCaller()
      const created = await caller.call('POST', '/api/v1/profiles', { name: 'Εμείς', headcount: 40, relations })
      assert.equal(created.statusCode, 201, created.body)
      const answer = await caller.call('GET', `/api/v1/profiles/${created.json<{ id: string }>().id}/size`)
      const { totals } = answer.json<{ totals: { headcount: { min: number; max: number } } }>()
      assert.deepEqual(totals.headcount, { min: headcount, max: headcount })
    })
})
