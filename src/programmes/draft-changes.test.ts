import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { anApi, type Api, type CallerOf, type Method } from '../../test/support/api.ts'
import { deleteAccount } from '../access/access.ts'

interface Change {
  revision: number
  at: string
  caller: { kind: string; id: string } | null
  published_version: number | null
  changes: { pointer: string; before?: unknown; after?: unknown }[]
}
interface Page {
  data: Change[]
  has_more: boolean
  next_cursor: string | null
}

const euro = (amount: string) => ({ amount, currency: 'EUR' })
const programme = {
  title: { el: 'Νέα εργαστήρια', en: 'New workshops' },
  country: 'GR',
  call: { deadlines: [{ id: 'main', at: '2026-06-30T12:00:00Z', time_zone: 'Europe/Athens', basis: 'fixed' }] },
  documents: [
    { key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text: 'Επιχορηγούνται εργαστήρια.' },
  ],
  funding: { instruments: ['grant'], max_subsidy: euro('30000.00') },
  eligibility: { all: [] },
}
const decision = `ΑΔΑ: ΨΧ4Ρ46ΜΤΛΡ-Α1Β
Θέμα: Τροποποίηση της πρόσκλησης «Νέα εργαστήρια»
Αποφασίζουμε
1. Την παράταση της ημερομηνίας λήξης της υποβολής αιτήσεων έως τις 30/09/2026 και ώρα 15:00, αντί της 30/06/2026.
`

describe('the changes of a draft', () => {
  let api: Api
  let publisher: CallerOf
  before(async () => {
    api = await anApi()
    publisher = await api.newPublisher()
  })
  after(() => api[Symbol.asyncDispose]())

  let count = 0
  const fresh = (): string => `draft-changes-${process.pid}-${(count += 1)}`
  const sure = async (caller: CallerOf, method: Method, path: string, body?: unknown): Promise<unknown> => {
    const anyState: Record<string, string> = method === 'PATCH' ? { 'if-match': '*' } : {}
    const answer = await caller.call(method, `/api/v1${path}`, body, anyState)
    assert.ok(answer.statusCode < 300, answer.body)
    return answer.json()
  }
  const changesOf = async (slug: string, query = '', caller = publisher): Promise<Page> =>
    (await sure(caller, 'GET', `/programmes/${slug}/draft-changes${query}`)) as Page
  const at = (instant: string): string => {
    api.house.clock.set(instant)
    return instant
  }
  /** Who the account's audit log says called last. */
  const lastCaller = async (caller: CallerOf): Promise<NonNullable<Change['caller']>> =>
    ((await sure(caller, 'GET', '/account/audit?limit=1')) as { data: Change[] }).data[0]?.caller ?? assert.fail()

  it('are kept with who, when, before and after, newest first, and stay when it is published', async () => {
    const slug = fresh()
    const colleague = await api.newPublisher()
    at('2026-02-01T08:00:00Z')
    await sure(publisher, 'PUT', `/programmes/${slug}`, programme)
    assert.deepEqual((await changesOf(slug)).data, [], 'the first making is no change')
    const second = at('2026-02-01T09:00:00Z')
    await sure(publisher, 'PATCH', `/programmes/${slug}`, { funding: { max_subsidy: euro('40000.00') }, country: 'CY' })
    const first = await lastCaller(publisher)
    await sure(publisher, 'PUT', `/programmes/${slug}`, {
      ...programme,
      country: 'CY',
      funding: { ...programme.funding, max_subsidy: euro('40000.00') },
    })
    const third = at('2026-02-02T09:00:00Z')
    await sure(colleague, 'PUT', `/programmes/${slug}`, { ...programme, summary: { el: 'Για εργαστήρια.' } })
    const other = await lastCaller(colleague)
    await sure(publisher, 'POST', `/programmes/${slug}/publish`)
    const last = at('2026-02-03T09:00:00Z')
    await sure(publisher, 'PATCH', `/programmes/${slug}`, { summary: null })
    await sure(publisher, 'POST', `/programmes/${slug}/publish`)
    const expected: Change[] = [
      {
        revision: 5,
        at: last,
        caller: first,
        published_version: 1,
        changes: [{ pointer: '/summary', before: { el: 'Για εργαστήρια.' } }],
      },
      {
        revision: 4,
        at: third,
        caller: null,
        published_version: null,
        changes: [
          { pointer: '/country', before: 'CY', after: 'GR' },
          { pointer: '/funding/max_subsidy/amount', before: '40000.00', after: '30000.00' },
          { pointer: '/summary', after: { el: 'Για εργαστήρια.' } },
        ],
      },
      {
        revision: 2,
        at: second,
        caller: first,
        published_version: null,
        changes: [
          { pointer: '/country', before: 'GR', after: 'CY' },
          { pointer: '/funding/max_subsidy/amount', before: '30000.00', after: '40000.00' },
        ],
      },
    ]
    const sorted = (changes: Change[]) =>
      changes.map((each) => ({ ...each, changes: each.changes.toSorted((a, b) => (a.pointer < b.pointer ? -1 : 1)) }))
    assert.deepEqual(sorted((await changesOf(slug)).data), expected)
    const start = await changesOf(slug, '?limit=2')
    const rest = await changesOf(slug, `?limit=2&cursor=${start.next_cursor}`)
    assert.deepEqual([start.has_more, rest.has_more], [true, false])
    assert.deepEqual(sorted([...start.data, ...rest.data]), expected)
    const seenByOther = (await changesOf(slug, '', colleague)).data.map(({ caller }) => caller)
    assert.deepEqual(seenByOther, [null, other, null])
  })

  it('are kept of a decision that was read into it and of a call that is stopped', async () => {
    const slug = fresh()
    await sure(publisher, 'PUT', `/programmes/${slug}`, programme)
    await sure(publisher, 'POST', `/programmes/${slug}/publish`)
    const amended = await api.send({
      method: 'POST',
      url: `/api/v1/programmes/extract?role=amendment&slug=${slug}`,
      headers: { authorization: `Bearer ${publisher.token}`, 'content-type': 'text/plain' },
      payload: Buffer.from(decision),
    })
    assert.ok(amended.statusCode < 300, amended.body)
    await sure(publisher, 'POST', `/programmes/${slug}/close`, { status: 'paused', since: '2026-02-05T10:00:00Z' })
    const [stopped, read] = (await changesOf(slug)).data
    assert.deepEqual(
      stopped?.changes.map(({ pointer, ...values }) => [pointer, values]),
      [['/call/suspended', { after: { status: 'paused', since: '2026-02-05T10:00:00Z' } }]],
    )
    const deadline = read?.changes.find(({ pointer }) => pointer === '/call/deadlines/main/at')
    assert.equal(deadline?.before, '2026-06-30T12:00:00Z')
    assert.equal(Temporal.Instant.from(String(deadline.after)).toString(), '2026-09-30T12:00:00Z')
    assert.ok(read?.changes.some(({ pointer }) => pointer.startsWith('/documents/amendment-1')))
  })

  it('are the whole programme where there are more than a hundred', async () => {
    const slug = fresh()
    const many = (amount: string) => ({
      ...programme,
      budget_lines: Array.from({ length: 120 }, (_none, at) => ({ id: `line-${at}`, amount: euro(amount) })),
    })
    await sure(publisher, 'PUT', `/programmes/${slug}`, many('1000.00'))
    await sure(publisher, 'PUT', `/programmes/${slug}`, many('2000.00'))
    const changes = (await changesOf(slug)).data[0]?.changes ?? []
    assert.equal(changes.length, 100)
    const whole = changes.at(-1)
    assert.equal(whole?.pointer, '')
    const lastLine = (body: unknown) => (body as ReturnType<typeof many>).budget_lines.at(-1)?.amount.amount
    assert.deepEqual([lastLine(whole.before), lastLine(whole.after)], ['1000.00', '2000.00'])
  })

  it('are shown to nobody who may not read drafts', async () => {
    const slug = fresh()
    await sure(publisher, 'PUT', `/programmes/${slug}`, programme)
    await sure(publisher, 'PATCH', `/programmes/${slug}`, { country: 'CY' })
    const path = `/api/v1/programmes/${slug}/draft-changes`
    for (const stranger of [await api.newCaller(), await api.newCaller(['programmes:read'])]) {
      const answer = await stranger.call('GET', path)
      assert.equal(answer.statusCode, 403)
      assert.doesNotMatch(answer.body, /CY|key_/u)
      const exported = await stranger.call('GET', '/api/v1/account/export')
      assert.doesNotMatch(exported.body, /programmes_draft_changes/u)
    }
    const missing = await publisher.call('GET', '/api/v1/programmes/no-such-programme/draft-changes')
    assert.equal(missing.statusCode, 404)
  })

  it('are in the export of the account that made them, and are erased with it', async () => {
    const slug = fresh()
    const leaving = await api.newPublisher()
    await sure(publisher, 'PUT', `/programmes/${slug}`, programme)
    await sure(publisher, 'PATCH', `/programmes/${slug}`, { country: 'CY' })
    await sure(leaving, 'PATCH', `/programmes/${slug}`, { country: 'IT' })
    const rows = (await leaving.call('GET', '/api/v1/account/export')).body
      .split('\n')
      .filter((line) => line.includes('"programmes_draft_changes"'))
      .map((line) => (JSON.parse(line) as { row: Record<string, unknown> }).row)
    assert.deepEqual(
      rows.map(({ revision, account_id, changes }) => ({ revision, account_id, changes })),
      [
        {
          revision: 3,
          account_id: leaving.accountId,
          changes: [{ pointer: '/country', before: 'CY', after: 'IT' }],
        },
      ],
    )
    const { db, clock } = api.house
    await deleteAccount({ db, now: clock.now(), command: 'test' }, leaving.accountId)
    assert.deepEqual(
      (await changesOf(slug)).data.map(({ revision }) => revision),
      [2],
    )
  })

  it('are told of where the sentence that a value rests on says another', async () => {
    const slug = fresh()
    const text =
      'Η ανώτατη ενίσχυση είναι 20.000 €. Το ποσοστό ενίσχυσης είναι 40%. Η υποβολή λήγει στις 30/06/2027 και ώρα 15:00.'
    const cite = (exact: string) => ({ citations: [{ document: 'call', exact }] })
    const deadline = { id: 'main', at: '2027-06-30T12:00:00Z', time_zone: 'Europe/Athens', basis: 'fixed' }
    const cited = {
      ...programme,
      call: { deadlines: [{ ...deadline, ...cite('30/06/2027 και ώρα 15:00') }] },
      documents: programme.documents.map((each) => ({ ...each, text })),
      funding: {
        instruments: ['grant'],
        max_subsidy: euro('20000.00'),
        intensity: [{ percent: 40, ...cite('Το ποσοστό ενίσχυσης είναι 40%.') }],
        ...cite('Η ανώτατη ενίσχυση είναι 20.000 €.'),
      },
    }
    type Written = { notes: { pointer: string; text: string }[] }
    const put = (await sure(publisher, 'PUT', `/programmes/${slug}`, cited)) as Written
    assert.deepEqual(put.notes, [])
    const parts = 'Δύο δόσεις: 5.000 € και 5.000 €.'
    const inParts = {
      ...programme,
      documents: programme.documents.map((each) => ({ ...each, text: parts })),
      funding: { instruments: ['grant'], max_subsidy: euro('10000.00'), ...cite(parts) },
    }
    assert.deepEqual(((await sure(publisher, 'PUT', `/programmes/${fresh()}`, inParts)) as Written).notes, [])
    const change = {
      call: { deadlines: [{ ...deadline, at: '2027-07-15T12:00:00Z', ...cite('30/06/2027 και ώρα 15:00') }] },
      funding: {
        max_subsidy: euro('25000.00'),
        intensity: [{ percent: 45, ...cite('Το ποσοστό ενίσχυσης είναι 40%.') }],
      },
    }
    const patched = (await sure(publisher, 'PATCH', `/programmes/${slug}?lang=en`, change)) as Written
    const notes = [
      [
        '/call/deadlines/0/citations/0',
        'The sentence says 30 June 2027, while the value that rests on it is 15 July 2027: “30/06/2027 και ώρα 15:00”',
      ],
      [
        '/funding/citations/0',
        'The sentence says €20,000, while the value that rests on it is €25,000: “Η ανώτατη ενίσχυση είναι 20.000 €.”',
      ],
      [
        '/funding/intensity/0/citations/0',
        'The sentence says 40%, while the value that rests on it is 45%: “Το ποσοστό ενίσχυσης είναι 40%.”',
      ],
    ]
    const told = ({ notes: found }: Written) => found.map((note) => [note.pointer, note.text]).toSorted()
    assert.deepEqual(told(patched), notes)
    assert.deepEqual(told((await sure(publisher, 'POST', `/programmes/${slug}/publish?lang=en`)) as Written), notes)
  })
})
