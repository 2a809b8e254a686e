import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { anApi, type Api, type CallerOf } from '../../test/support/api.ts'

interface Questions {
  questions: { pointer: string; label: string; decides: number; touches: number; matches: string[] }[]
  confirmations: { criterion_id: string; question?: string; programme: string }[]
  near_misses: {
    programme: string
    steps: { sentence: string }[]
    possible: boolean
    possible_from?: string
    possible_until?: string
  }[]
}

describe('questions', () => {
  let api: Api
  before(async () => {
    api = await anApi()
  })
  after(() => api[Symbol.asyncDispose]())

  let made = 0
  const publish = async (publisher: CallerOf, all: object[], more: object = {}): Promise<string> => {
    const slug = `questions-${process.pid}-${(made += 1)}`
    const put = await publisher.call('PUT', `/api/v1/programmes/${slug}`, {
      title: { el: 'Πρόσκληση', en: 'Call' },
      country: 'GR',
      call: { deadlines: [{ id: 'end', at: '2026-09-30T12:00:00Z', time_zone: 'Europe/Athens', basis: 'fixed' }] },
      documents: [{ key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text: 'Κείμενο.' }],
      funding: { instruments: ['grant'], intensity: [{ percent: 50 }] },
      eligibility: { all },
      ...more,
    })
    assert.equal(put.statusCode, 201, put.body)
    assert.equal((await publisher.call('POST', `/api/v1/programmes/${slug}/publish`)).statusCode, 200)
    return slug
  }
  const create = async (caller: CallerOf, body: object): Promise<string> => {
    const answer = await caller.call('POST', '/api/v1/profiles', {
      kind: 'client',
      name: 'Πελάτης',
      country: 'GR',
      ...body,
    })
    assert.equal(answer.statusCode, 201, answer.body)
    return answer.json<{ id: string }>().id
  }
  const region = (include: string[]) => ({ kind: 'region', id: 'region', of: 'headquarters', include })
  const staff = {
    kind: 'headcount',
    id: 'staff',
    measure: 'salaried_awu',
    period: 'previous_calendar_year',
    range: { min: 3 },
  }
  const manual = { kind: 'manual', id: 'licence', question: { el: 'Υπάρχει άδεια;', en: 'Is there a licence?' } }

  test('the fact that decides most comes first, what a person confirms apart, and refusals with the step that turns them', async () => {
    const publisher = await api.newPublisher()
    // A place of its own, so that calls of other tests are refused and not asked about.
    const here = region(['EL421'])
    const wanted = [
      await publish(publisher, [here, staff]),
      await publish(publisher, [here, staff]),
      await publish(publisher, [here, staff, { kind: 'legal_form', id: 'form', include: ['private_company'] }]),
      await publish(publisher, [here, manual]),
    ]
    const young = await publish(publisher, [
      here,
      { kind: 'age', id: 'age', test: { measure: 'months_since_start', range: { min: 12 } } },
    ])
    const caller = await api.newCaller()
    const id = await create(caller, {
      activity_started_on: '2025-06-10',
      establishments: [{ region: 'EL421', role: 'headquarters' }],
    })
    const answer = await caller.call('GET', `/api/v1/match/${id}/questions?lang=en`)
    assert.equal(answer.statusCode, 200, answer.body)
    const { questions, confirmations, near_misses: near } = answer.json<Questions>()
    const salaried = questions.find(({ pointer }) => pointer === '/salaried_awu')
    assert.ok(salaried !== undefined && salaried.decides >= 2 && salaried.touches >= 3)
    assert.equal(salaried.label, 'salaried AWU')
    const form = questions.findIndex(({ pointer }) => pointer === '/legal_form')
    assert.ok(questions.indexOf(salaried) < form)
    assert.ok(
      confirmations.some(({ programme, question }) => programme === wanted[3] && question === 'Is there a licence?'),
    )
    const miss = near.find(({ programme }) => programme === young)
    assert.ok(miss !== undefined && miss.possible)
    assert.deepEqual([miss.possible_from, miss.possible_until], ['2026-06-10', '2026-09-30'])
    assert.match(miss.steps[0]?.sentence ?? '', /12 months are completed on 10 June 2026/u)
  })

  test('over the account a fact is counted for every profile that lacks it', async () => {
    const publisher = await api.newPublisher()
    const here = region(['EL411'])
    await publish(publisher, [here, staff])
    await publish(publisher, [here, { kind: 'legal_form', id: 'form', include: ['private_company'] }])
    const caller = await api.newCaller()
    const at = { establishments: [{ region: 'EL411', role: 'headquarters' }] }
    await create(caller, at)
    await create(caller, { ...at, name: 'Δεύτερος' })
    await create(caller, { ...at, salaried_awu: [{ period: '2025', value: 4 }] })
    const answer = await caller.call('GET', '/api/v1/questions?lang=en')
    assert.equal(answer.statusCode, 200, answer.body)
    const { data, profiles } = answer.json<{
      data: (Questions['questions'][number] & { profiles: number; examples: { name: string }[] })[]
      profiles: number
    }>()
    assert.equal(profiles, 3)
    const salaried = data.find(({ pointer }) => pointer === '/salaried_awu')
    assert.equal(salaried?.profiles, 2)
    assert.deepEqual(salaried.examples.map(({ name }) => name).toSorted(), ['Δεύτερος', 'Πελάτης'])
    const first = (await caller.call('GET', '/api/v1/questions?limit=1')).json<{ data: unknown[]; has_more: boolean }>()
    assert.deepEqual([first.data.length, first.has_more], [1, true])
    const all = (await caller.call('GET', '/api/v1/questions?limit=100')).json<{ data: unknown[]; has_more: boolean }>()
    assert.deepEqual([all.data.length > 1, all.has_more], [true, false])
    const stranger = await api.newCaller()
    assert.deepEqual((await stranger.call('GET', '/api/v1/questions')).json<{ data: unknown[] }>().data, [])
  })
})
