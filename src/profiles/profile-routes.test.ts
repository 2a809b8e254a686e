import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { anApi, type CallerOf } from '../../test/support/api.ts'
import { profileExample } from './profile-schemas.ts'

const api = await anApi()
after(() => api[Symbol.asyncDispose]())

const business = { kind: 'business', name: 'Φούρνος Δοκιμή' } as const

async function created(caller: CallerOf, body: object): Promise<{ id: string; [field: string]: unknown }> {
  const answer = await caller.call('POST', '/api/v1/profiles', body)
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json()
}

async function faultsOf(caller: CallerOf, body: object): Promise<{ pointer: string; code: string; detail: string }[]> {
  const answer = await caller.call('POST', '/api/v1/profiles', body)
  assert.equal(answer.statusCode, 422, answer.body)
  return answer.json().errors
}

test('a profile is kept with its codes, region, country and tax number in canonical form, and says what it understood', async () => {
  const caller = await api.newCaller()
  const profile = await created(caller, {
    ...business,
    tax_id: 'EL 000000012',
    country: 'EL',
    activities: [
      { scheme: 'kad_2025', code: '1111000' },
      { scheme: 'kad_2025', code: '62 10 11 03' },
    ],
    establishments: [{ region: 'Aττική' }, { region: 'GR303' }],
  })
  assert.equal(profile['tax_id'], '000000012')
  assert.equal(profile['country'], 'GR')
  assert.deepEqual(
    (profile['activities'] as { code: string }[]).map(({ code }) => code),
    ['01.11.10.00', '62.10.11.03'],
  )
  assert.deepEqual(profile['establishments'], [{ region: 'EL30' }, { region: 'EL303' }])
  const notes = profile['notes'] as { pointer: string }[]
  assert.ok(
    notes.some(({ pointer }) => pointer === '/activities/0/code'),
    'the leading zero is told',
  )
  const read = await caller.call('GET', `/api/v1/profiles/${profile.id}`)
  const { notes: _, ...kept } = profile
  assert.deepEqual(read.json(), kept)
})

test('people own at most the whole, together with the enterprises beside them, and one told twice owns once', async () => {
  const caller = await api.newCaller()
  const person = (name: string, share: number) => ({ name, capital_share: share, voting_share: share })
  const [over, votes] = await faultsOf(caller, {
    ...business,
    people: [person('Άννα', 0.8), person('Βασίλης', 0.7)],
  })
  assert.deepEqual([over?.pointer, over?.code, votes?.pointer], ['/people', 'shares_over_whole', '/people'])
  assert.match(over?.detail ?? '', /capital that the people hold add up to 150%/u)
  const company = { name: 'Συμμετοχές ΑΕ', direction: 'upstream', capital_share: 0.4 }
  const [beside] = await faultsOf(caller, { ...business, people: [person('Άννα', 0.7)], relations: [company] })
  assert.match(beside?.detail ?? '', /people and the enterprises of `relations` hold add up to 110%/u)
  const greek = await caller.call(
    'POST',
    '/api/v1/profiles',
    { ...business, people: [person('Άννα', 0.7), person('Βασίλης', 0.6)] },
    { 'accept-language': 'el' },
  )
  assert.match(
    greek.json<{ errors: { detail: string }[] }>().errors[0]?.detail ?? '',
    /τα πρόσωπα αθροίζονται σε 130%/u,
  )
  await created(caller, {
    ...business,
    people: [person('Άννα', 0.6), person('ΑΝΝΑ', 0.6), person('Βασίλης', 0.4)],
    relations: [{ name: 'Άννα', direction: 'upstream', capital_share: 0.6, investor_type: 'natural_person' }],
  })
  await created(caller, { ...business, people: [person('Α', 1 / 3), person('Β', 1 / 3), person('Γ', 1 / 3)] })
})

test('a business that is still to be founded has neither begun nor closed accounts', async () => {
  const caller = await api.newCaller()
  const planned = { ...business, lifecycle: 'to_be_established' }
  const faults = await faultsOf(caller, {
    ...planned,
    activity_started_on: '2020-01-01',
    financial_years: [{ year: 2024, turnover: { amount: '1000.00', currency: 'EUR' } }],
  })
  assert.deepEqual(
    faults.map(({ pointer, code }) => `${pointer} ${code}`),
    ['/activity_started_on not_yet_founded', '/financial_years/0 not_yet_founded'],
  )
  const { id } = await created(caller, { ...planned, financial_years: [] })
  const patch = (body: object) => caller.call('PATCH', `/api/v1/profiles/${id}`, body, { 'accept-language': 'el' })
  const begun = await patch({ activity_started_on: '2024-01-01' })
  assert.equal(begun.statusCode, 422, begun.body)
  assert.match(begun.body, /δεν έχει αρχίσει ακόμη/u)
  const founded = await patch({ activity_started_on: '2024-01-01', lifecycle: 'active' })
  assert.equal(founded.statusCode, 200, founded.body)
})

test('every fault of a profile is told at once, with its pointer and what would be right', async () => {
  const caller = await api.newCaller()
  const faults = await faultsOf(caller, {
    ...business,
    tax_id: '000000013',
    country: 'GR',
    registered_on: '2021-02-30',
    fiscal_year_end: '02-30',
    activities: [
      { scheme: 'kad_2025', code: '62.10.11.03', since: '2022-01-01', until: '2021-01-01' },
      { scheme: 'kad_2025', code: '99.99.99.99' },
    ],
    establishments: [{ region: 'Ατλαντίδα' }],
  })
  assert.deepEqual(faults.map(({ pointer, code }) => [pointer, code]).toSorted(), [
    ['/activities/0/until', 'end_before_start'],
    ['/activities/1/code', 'activity_code_unknown'],
    ['/establishments/0/region', 'region_unknown'],
    ['/fiscal_year_end', 'date_invalid'],
    ['/registered_on', 'date_invalid'],
    ['/tax_id', 'tax_id_check_digit'],
  ])
})

test('what no business can have is refused: a blank name, an unknown country, two seats, a date of another age', async () => {
  const caller = await api.newCaller()
  const faults = await faultsOf(caller, {
    ...business,
    name: ' \u200b ',
    country: 'zz',
    registered_on: '0001-01-01',
    establishments: [
      { region: 'EL303', role: 'headquarters' },
      { region: 'EL522', role: 'headquarters' },
    ],
    relations: [{ direction: 'upstream', country: 'QQ' }],
  })
  assert.deepEqual(faults.map(({ pointer, code }) => [pointer, code]).toSorted(), [
    ['/country', 'country_unknown'],
    ['/establishments', 'several_headquarters'],
    ['/name', 'name_blank'],
    ['/registered_on', 'date_out_of_range'],
    ['/relations/0/country', 'country_unknown'],
  ])
  const made = await caller.call('POST', '/api/v1/profiles', { ...business, external_id: 'uk', country: 'uk' })
  assert.equal(made.json<{ country: string }>().country, 'GB')
})

test('a member of the wrong form beside texts that are not safe, or beside more faults than are told, is refused', async () => {
  const caller = await api.newCaller()
  const relations = [{ kind: 'partner', financial_years: { year: 2024 } }]
  const unsafe = await faultsOf(caller, { ...business, notes: 'a\u0000b', name: 'Φούρνος\u0000', relations })
  assert.ok(unsafe.length > 0)
  const many = Array.from({ length: 60 }, () => ({ code: 5 }))
  const faults = await faultsOf(caller, { ...business, activities: many, relations })
  assert.ok(faults.some(({ pointer }) => pointer.startsWith('/activities/')))
})

test('a code whose digits mean different things in the two KAD versions is refused without a scheme', async () => {
  const caller = await api.newCaller()
  const [fault] = await faultsOf(caller, {
    ...business,
    activities: [{ code: '62.10.11.03' }, { code: '43.21.10.02' }, { code: '01.11.10.00' }, { code: '58.29.10.00' }],
  })
  assert.match(fault?.code ?? '', /activity_code_ambiguous_scheme|activity_code_unknown/)
})

test('money is a decimal string that is not negative, never a float', async () => {
  const caller = await api.newCaller()
  for (const turnover of [
    12.5,
    { amount: 12.5, currency: 'EUR' },
    { amount: '-1.00', currency: 'EUR' },
    { amount: '1', currency: 'EUR' },
    { amount: '1.00' },
  ]) {
    assert.equal((await faultsOf(caller, { ...business, turnover }))[0]?.pointer.startsWith('/turnover'), true)
  }
})

test('unknown fields and wrong types are refused, not dropped or coerced', async () => {
  const caller = await api.newCaller()
  assert.equal((await faultsOf(caller, { ...business, headcount: '5' }))[0]?.pointer, '/headcount')
  assert.equal((await faultsOf(caller, { ...business, staff: 5 }))[0]?.pointer, '/staff')
})

test('relations that lead back to the profile, or to nobody, are refused', async () => {
  const caller = await api.newCaller()
  const a = await created(caller, { ...business, name: 'Α' })
  const b = await created(caller, {
    ...business,
    name: 'Β',
    relations: [{ direction: 'downstream', profile_id: a.id, capital_share: 1 }],
  })
  const back = await caller.call('PATCH', `/api/v1/profiles/${a.id}`, {
    relations: [{ direction: 'upstream', profile_id: b.id }],
  })
  assert.equal(back.statusCode, 422)
  assert.equal(back.json().errors[0].code, 'relation_cycle')
  const self = await caller.call('PATCH', `/api/v1/profiles/${a.id}`, {
    relations: [{ direction: 'upstream', profile_id: a.id }],
  })
  assert.equal(self.json().errors[0].code, 'relation_cycle')
  assert.equal(
    (
      await faultsOf(caller, {
        ...business,
        relations: [{ direction: 'upstream', profile_id: 'prf_01h455vb4pex5vsknk084sn02q' }],
      })
    )[0]?.code,
    'profile_unknown',
  )
  assert.equal(
    (await faultsOf(caller, { ...business, relations: [{ direction: 'upstream', profile_id: a.id, headcount: 3 }] }))[0]
      ?.code,
    'relation_twice',
  )
})

test('a merge patch changes what it names, removes what it nulls, and is validated as a whole', async () => {
  const caller = await api.newCaller()
  const profile = await created(caller, profileExample)
  const patched = await caller.call('PATCH', `/api/v1/profiles/${profile.id}`, { headcount: 14, turnover: null })
  assert.equal(patched.statusCode, 200, patched.body)
  assert.equal(patched.json().headcount, 14)
  assert.equal('turnover' in patched.json(), false)
  assert.equal(patched.json().version, 2)
  const refused = await caller.call('PATCH', `/api/v1/profiles/${profile.id}`, { name: null })
  assert.equal(refused.statusCode, 422)
  assert.equal((await caller.call('GET', `/api/v1/profiles/${profile.id}`)).json().version, 2)
})

test('writing what stands, in whatever order its fields come, makes no new version', async () => {
  const caller = await api.newCaller()
  const profile = await created(caller, business)
  const turned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turned)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([name, each]) => [name, turned(each)]),
    )
  }
  for (const body of [business, turned(business) as object]) {
    const answer = await caller.call('PUT', `/api/v1/profiles/${profile.id}`, body)
    assert.deepEqual([answer.statusCode, answer.json().version], [200, 1], answer.body)
  }
  assert.equal((await caller.call('PATCH', `/api/v1/profiles/${profile.id}`, {})).json().version, 1)
})

test('two editors: the second, who read an older version, is told and loses nothing', async () => {
  const caller = await api.newCaller()
  const profile = await created(caller, business)
  const etag = String((await caller.call('GET', `/api/v1/profiles/${profile.id}`)).headers['etag'])
  assert.equal(
    (await caller.call('PUT', `/api/v1/profiles/${profile.id}`, { ...business, name: 'Πρώτος' }, { 'if-match': etag }))
      .statusCode,
    200,
  )
  assert.equal(
    (
      await caller.call(
        'PUT',
        `/api/v1/profiles/${profile.id}`,
        { ...business, name: 'Δεύτερος' },
        { 'if-match': etag },
      )
    ).statusCode,
    412,
  )
  assert.equal(
    (await caller.call('DELETE', `/api/v1/profiles/${profile.id}`, undefined, { 'if-match': etag })).statusCode,
    412,
  )
  assert.equal((await caller.call('GET', `/api/v1/profiles/${profile.id}`)).json().name, 'Πρώτος')
})

test('an external id belongs to one profile of the account', async () => {
  const caller = await api.newCaller()
  await created(caller, { ...business, external_id: 'crm-1' })
  assert.equal((await caller.call('POST', '/api/v1/profiles', { ...business, external_id: 'crm-1' })).statusCode, 409)
  await created(await api.newCaller(), { ...business, external_id: 'crm-1' })
  const found = await caller.call('GET', '/api/v1/profiles?external_id=crm-1')
  assert.equal(found.json().data.length, 1)
})

test('a list pages through all profiles once, newest first, and searches without accents', async () => {
  const caller = await api.newCaller()
  const ids: string[] = []
  for (let i = 0; i < 5; i += 1)
    ids.push((await created(caller, { ...business, name: `Επιχείρηση ${i}`, tags: i % 2 === 0 ? ['ζυγός'] : [] })).id)
  const seen: string[] = []
  let url: string | null = '/api/v1/profiles?limit=2'
  while (url !== null) {
    const page: { data: { id: string }[]; next_cursor: string | null } = (await caller.call('GET', url)).json()
    seen.push(...page.data.map(({ id }) => id))
    url = page.next_cursor === null ? null : `/api/v1/profiles?limit=2&cursor=${encodeURIComponent(page.next_cursor)}`
  }
  // The clock of the house stands still: ids made in one instant sort by chance, and the list by id.
  assert.deepEqual(seen, ids.toSorted().toReversed())
  assert.equal(
    (await caller.call('GET', `/api/v1/profiles?q=${encodeURIComponent('ΕΠΙΧΕΙΡΗΣΗ 3')}`)).json().data[0].id,
    ids[3],
  )
  assert.equal((await caller.call('GET', `/api/v1/profiles?tag=${encodeURIComponent('ζυγός')}`)).json().data.length, 3)
  assert.equal((await caller.call('GET', '/api/v1/profiles?cursor=abc')).statusCode, 400)
})

test('a tax number that the account has already is told, and found by filter', async () => {
  const caller = await api.newCaller()
  const first = await created(caller, { ...business, tax_id: '000000012' })
  const second = await created(caller, { ...business, tax_id: 'EL000000012' })
  assert.ok(
    (second['notes'] as { pointer: string; detail: string }[]).some(
      ({ pointer, detail }) => pointer === '/tax_id' && detail.includes(first.id),
    ),
  )
  assert.equal((await caller.call('GET', '/api/v1/profiles?tax_id=000000012')).json().data.length, 2)
})

test('what a code could be instead is told in a form that a script can choose from', async () => {
  const caller = await api.newCaller()
  const answer = await caller.call('POST', '/api/v1/profiles', { ...business, activities: [{ code: '47.73' }] })
  assert.equal(answer.statusCode, 422)
  for (const candidate of answer.json().errors[0].candidates) {
    assert.equal(
      (await caller.call('POST', '/api/v1/profiles', { ...business, activities: [candidate] })).statusCode,
      201,
    )
  }
})

test('numbers that cannot be kept are refused', async () => {
  const caller = await api.newCaller()
  const post = (body: string) => caller.call('POST', '/api/v1/profiles', body)
  assert.equal(
    (await post('{"kind":"client","name":"x","attributes":{"n":1e400}}')).json().errors[0].pointer,
    '/attributes/n',
  )
  const categories = Array.from({ length: 50 }, (_, i) => ({
    category: `c${i}`,
    amount: { amount: '99999999999.99', currency: 'EUR' },
  }))
  const kept = await created(caller, { ...business, planned_investment: { categories } })
  assert.equal((await caller.call('GET', `/api/v1/match/${kept.id}`)).statusCode, 200)
})

test('cost categories that add up to more than the plan are refused, on writing as in a preview', async () => {
  const caller = await api.newCaller()
  const euros = (amount: string) => ({ amount, currency: 'EUR' })
  const plan = (software: string) => ({
    amount: euros('60000.00'),
    categories: [
      { category: 'equipment', amount: euros('35000.00') },
      { category: 'software', amount: euros(software) },
    ],
  })
  const kept = await created(caller, { ...business, planned_investment: plan('25000.00') })
  const tooMuch = { planned_investment: plan('25000.01') }
  for (const [method, path, body] of [
    ['POST', '/api/v1/profiles', { ...business, ...tooMuch }],
    ['PATCH', `/api/v1/profiles/${kept.id}`, tooMuch],
    ['POST', '/api/v1/match/preview', { profile: { ...business, ...tooMuch } }],
  ] as const) {
    const answer = await caller.call(method, path, body)
    assert.equal(answer.statusCode, 422, path)
    const [fault] = answer.json().errors
    assert.ok(fault.pointer.endsWith('/planned_investment/categories'), fault.pointer)
    assert.equal(fault.code, 'categories_exceed_amount')
  }
})

test('a financial year that has not ended is refused; which have is told by the end of the year', async () => {
  const caller = await api.newCaller()
  const today = api.house.clock.now().toZonedDateTimeISO('Europe/Athens').toPlainDate()
  const endingWith = (last: Temporal.PlainDate) => ({
    ...business,
    fiscal_year_end: last.toString().slice(5),
    financial_years: [{ year: last.year - 1 }, { year: last.year, headcount: 3 }],
  })
  await created(caller, endingWith(today.subtract({ days: 2 })))
  const [fault] = await faultsOf(caller, endingWith(today.add({ days: 2 })))
  assert.equal(fault?.pointer, '/financial_years/1/year')
  assert.equal(fault.code, 'date_in_future')
  assert.match(fault.detail, /has not ended/u)
})

test('works that began and a target are on days that can be: not to come, and not before the investment starts', async () => {
  const caller = await api.newCaller()
  const today = api.house.clock.now().toZonedDateTimeISO('Europe/Athens').toPlainDate()
  const starts = today.add({ months: 2 })
  const planned = (more: object) => ({
    ...business,
    planned_investment: { starts_on: starts.toString(), ...more },
  })
  const target = (year: number) => ({ indicators: [{ title: 'Jobs', target: 3, year }] })
  await created(caller, planned({ works_started_on: today.toString(), ...target(starts.year) }))
  const [works] = await faultsOf(caller, planned({ works_started_on: today.add({ days: 1 }).toString() }))
  assert.deepEqual([works?.pointer, works?.code], ['/planned_investment/works_started_on', 'date_in_future'])
  const [year] = await faultsOf(caller, planned(target(starts.year - 1)))
  assert.deepEqual([year?.pointer, year?.code], ['/planned_investment/indicators/0/year', 'out_of_order'])
})

test('a profile whose partner was erased can still be changed', async () => {
  const caller = await api.newCaller()
  const partner = await created(caller, business)
  const profile = await created(caller, {
    ...business,
    relations: [{ direction: 'upstream', profile_id: partner.id, capital_share: 0.3 }],
  })
  await caller.call('DELETE', `/api/v1/profiles/${partner.id}`)
  assert.equal((await caller.call('PATCH', `/api/v1/profiles/${profile.id}`, { tags: ['νέο'] })).statusCode, 200)
})

test('a search for what no word is left of finds nothing', async () => {
  const caller = await api.newCaller()
  await created(caller, business)
  assert.equal((await caller.call('GET', '/api/v1/profiles?q=%25')).json().data.length, 0)
})

test('an erased profile is gone', async () => {
  const caller = await api.newCaller()
  const profile = await created(caller, business)
  assert.equal((await caller.call('DELETE', `/api/v1/profiles/${profile.id}`)).statusCode, 204)
  assert.equal((await caller.call('GET', `/api/v1/profiles/${profile.id}`)).statusCode, 404)
})

test('salaried units are of a calendar year or of the twelve months that end with a month, each told once', async () => {
  const caller = await api.newCaller()
  const staff = (...periods: string[]): object => ({
    ...business,
    salaried_awu: periods.map((period) => ({ period, value: 3 })),
  })
  await created(caller, staff('2025', '2026-04'))
  const twice = await faultsOf(caller, staff('2025', '2025-12'))
  assert.deepEqual(
    twice.map(({ pointer }) => pointer),
    ['/salaried_awu/1/period'],
  )
  const answer = await caller.call('POST', '/api/v1/profiles', staff('2025-13'))
  assert.ok(answer.statusCode === 400 || answer.statusCode === 422, answer.body)
})

test('faults of the form and of what stands in it are told together', async () => {
  const caller = await api.newCaller()
  const wrong = {
    headcount: 'twelve',
    colour: 'blue',
    country: 'GR',
    tax_id: '123456789',
    registered_on: '2099-01-01',
    activities: [{ code: '99.99.99.99', rank: 'main' }],
  }
  const at = async (answer: Promise<{ statusCode: number; json: () => unknown; body: string }>) => {
    const refused = await answer
    assert.equal(refused.statusCode, 422, refused.body)
    const { errors } = refused.json() as { errors: { pointer: string }[] }
    return errors.map(({ pointer }) => pointer).toSorted()
  }
  const all = ['/activities/0/code', '/colour', '/headcount', '/name', '/registered_on', '/tax_id']
  assert.deepEqual(await at(caller.call('POST', '/api/v1/profiles', wrong)), all)
  const kept = await created(caller, business)
  assert.deepEqual(await at(caller.call('PUT', `/api/v1/profiles/${kept.id}`, wrong)), all)
})

test('a profile needs a name alone; it is a client unless told otherwise, and its name is one line', async () => {
  const caller = await api.newCaller()
  const made = await caller.call('POST', '/api/v1/profiles', { name: 'Μόνο όνομα' })
  assert.equal(made.statusCode, 201, made.body)
  assert.equal(made.json<{ kind: string }>().kind, 'client')
  for (const name of ['Δύο\nγραμμές', 'Καμπάνα\u0007', '   '])
    assert.equal((await caller.call('POST', '/api/v1/profiles', { name })).statusCode, 422, JSON.stringify(name))
})
