import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { anApi, type CallerOf } from '../../test/support/api.ts'
import { openLog } from '../platform/log.ts'
import { recompute } from './matching-jobs.ts'

const api = await anApi()
after(() => api[Symbol.asyncDispose]())
const publisher = await api.newPublisher()

const callText = [
  'Δείγμα: δεν είναι πραγματική πρόσκληση.',
  'Δικαιούχοι είναι πολύ μικρές και μικρές επιχειρήσεις με έδρα στην Περιφέρεια Αττικής.',
  'Η επιχείρηση απασχολεί τουλάχιστον 3 ΕΜΕ εξαρτημένης εργασίας το προηγούμενο ημερολογιακό έτος.',
  'Η έγκριση προϋποθέτει πιστοποιητικό ασφάλειας πληροφοριών.',
  'Η επιχορήγηση ανέρχεται στο 50% των επιλέξιμων δαπανών, έως 30.000 ευρώ.',
].join('\n')
const cite = (exact: string) => [{ document: 'call', exact }]

let made = 0
async function aProgramme(more: Record<string, unknown> = {}): Promise<string> {
  made += 1
  const slug = `matching-${process.pid}-${made}`
  const body = {
    title: { el: `Δοκιμαστικό πρόγραμμα ${made}`, en: `Trial programme ${made}` },
    country: 'GR',
    sample: true,
    call: {
      opens_at: { at: '2026-01-10T10:00:00Z', time_zone: 'Europe/Athens' },
      deadlines: [{ id: 'end', at: '2026-06-30T12:00:00Z', time_zone: 'Europe/Athens', basis: 'fixed' }],
    },
    documents: [
      {
        key: 'call',
        title: 'Πρόσκληση',
        role: 'call',
        order: 1,
        language: 'el',
        text: callText,
        url: 'https://example.org/prosklisi',
      },
    ],
    funding: {
      instruments: ['grant'],
      max_subsidy: { amount: '30000.00', currency: 'EUR' },
      intensity: [
        { percent: 50, citations: cite('Η επιχορήγηση ανέρχεται στο 50% των επιλέξιμων δαπανών, έως 30.000 ευρώ.') },
      ],
    },
    eligibility: {
      all: [
        {
          kind: 'region',
          id: 'region',
          of: 'headquarters',
          include: ['EL30'],
          citations: cite('με έδρα στην Περιφέρεια Αττικής'),
        },
        {
          kind: 'headcount',
          id: 'staff',
          measure: 'salaried_awu',
          period: 'previous_calendar_year',
          range: { min: 3 },
          citations: cite('τουλάχιστον 3 ΕΜΕ εξαρτημένης εργασίας'),
        },
      ],
    },
    ...more,
  }
  const put = await publisher.call('PUT', `/api/v1/programmes/${slug}`, body)
  assert.equal(put.statusCode, 201, put.body)
  const published = await publisher.call('POST', `/api/v1/programmes/${slug}/publish`)
  assert.equal(published.statusCode, 200, published.body)
  return slug
}

async function change(slug: string, patch: object): Promise<void> {
  for (const answer of [
    await publisher.call('PATCH', `/api/v1/programmes/${slug}`, patch, { 'if-match': '*' }),
    await publisher.call('POST', `/api/v1/programmes/${slug}/publish`),
  ]) {
    assert.equal(answer.statusCode, 200, answer.body)
  }
}

const attica = {
  kind: 'client',
  name: 'Πελάτης Α',
  country: 'GR',
  establishments: [{ region: 'EL303', role: 'headquarters' }],
  salaried_awu: [{ period: '2025', value: 4 }],
}

async function aProfile(caller: CallerOf, body: object = attica): Promise<string> {
  const answer = await caller.call('POST', '/api/v1/profiles', body)
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().id
}

interface Row {
  id: string
  eligibility: string
  programme: { slug: string }
  [field: string]: unknown
}
async function matchOf(caller: CallerOf, profileId: string, slug: string, query = ''): Promise<Row | undefined> {
  let url: string | null =
    `/api/v1/match/${profileId}?limit=100&eligibility=eligible,not_eligible,needs_info,needs_review${query}`
  while (url !== null) {
    const page = await caller.call('GET', url)
    assert.equal(page.statusCode, 200, page.body)
    const found = page.json().data.find((row: Row) => row.programme.slug === slug)
    if (found !== undefined) return found
    const link = /<([^>]+)>/.exec(String(page.headers['link'] ?? ''))
    url = link?.[1] ?? null
  }
  return undefined
}

test('a fitting programme is eligible, with a reasoning in Greek or English and citations that resolve', async () => {
  const slug = await aProgramme()
  const caller = await api.newCaller()
  const match = await matchOf(caller, await aProfile(caller), slug)
  assert.equal(match?.eligibility, 'eligible')
  const greek = (await caller.call('GET', `/api/v1/match/${match?.id}/reasoning`)).json()
  const english = (await caller.call('GET', `/api/v1/match/${match?.id}/reasoning?lang=en`)).json()
  assert.match(greek.summary.join(' '), /[α-ω]/)
  assert.match(english.summary.join(' '), /[a-z]/)
  assert.doesNotMatch(english.summary.join(' '), /…/)
  const spans = greek.citations.filter((citation: { kind: string }) => citation.kind === 'source_span')
  assert.ok(spans.length >= 2)
  for (const { source, quote, position } of spans) {
    const document = (await caller.call('GET', `/api/v1/programmes/${slug}/documents/${source.document_id}`)).json()
    assert.equal(document.sha256, source.sha256)
    assert.equal([...document.text].slice(position.start, position.end).join(''), quote.exact)
  }
  const ids = new Set(greek.citations.map(({ id }: { id: string }) => id))
  for (const criterion of greek.criteria) for (const id of criterion.citations) assert.ok(ids.has(id))
})

test('a reasoning calls rules and formulas by their names in the language of the answer', async () => {
  const aid = {
    id: 'aid',
    kind: 'de_minimis',
    regulation: 'general_2023_2831',
    member_state: 'GR',
    on_excess: 'reduce',
  }
  const slug = await aProgramme({
    eligibility: { all: [aid] },
    legal_basis: [{ regime: 'de_minimis_2023_2831' }],
    expected_award_on: '2026-09-01',
  })
  const caller = await api.newCaller()
  const match = await matchOf(caller, await aProfile(caller, { ...attica, relations: [], de_minimis_aid: [] }), slug)
  const labels = async (lang: string): Promise<(string | undefined)[]> => {
    const reasoning = await caller.call('GET', `/api/v1/match/${match?.id}/reasoning?lang=${lang}`)
    return reasoning
      .json<{ citations: { kind: string; label?: string }[] }>()
      .citations.filter(({ kind }) => kind === 'derived' || kind === 'reference')
      .map(({ label }) => label)
  }
  const [greek, english] = [await labels('el'), await labels('en')]
  assert.ok(greek.includes('Κανονισμός (ΕΕ) 2023/2831, άρθρο 3(2)'), greek.join('\n'))
  assert.ok(greek.includes('ανώτατο όριο μείον ενισχύσεις της περιόδου'), greek.join('\n'))
  assert.ok(english.includes('Regulation (EU) 2023/2831, Article 3(2)'), english.join('\n'))
  assert.ok(english.includes('ceiling less aid granted in the period'), english.join('\n'))
  assert.ok(![...greek, ...english].includes(undefined))
})

test('what is missing is named, never taken for false', async () => {
  const slug = await aProgramme()
  const caller = await api.newCaller()
  const { salaried_awu: _, ...unknown } = attica
  const match = await matchOf(caller, await aProfile(caller, unknown), slug)
  assert.equal(match?.eligibility, 'needs_info')
  assert.deepEqual(
    (match?.['missing'] as { pointer: string }[]).map(({ pointer }) => pointer),
    ['/salaried_awu'],
  )
})

test('an answer is current right after a change of the profile or of the programme', async () => {
  const slug = await aProgramme()
  const caller = await api.newCaller()
  const id = await aProfile(caller)
  assert.equal((await matchOf(caller, id, slug))?.eligibility, 'eligible')
  await caller.call('PATCH', `/api/v1/profiles/${id}`, { establishments: [{ region: 'EL522', role: 'headquarters' }] })
  assert.equal((await matchOf(caller, id, slug))?.eligibility, 'not_eligible')
  await change(slug, { eligibility: { all: [{ kind: 'region', id: 'region', of: 'headquarters', include: ['EL5'] }] } })
  assert.equal((await matchOf(caller, id, slug))?.eligibility, 'eligible')
  await publisher.call('POST', `/api/v1/programmes/${slug}/withdraw`, {
    reason: { el: 'Αποσύρθηκε.', en: 'Withdrawn.' },
  })
  assert.equal(await matchOf(caller, id, slug), undefined)
})

test('an answer is current when another process has made the change, of profile, programme, decision, answer or group', async () => {
  await using db = await api.house.elsewhere()
  await using other = await anApi({ house: { ...api.house, db } })
  const manual = { kind: 'manual', id: 'm', question: { el: 'Ναι;', en: 'Yes?' } }
  const slug = await aProgramme({ eligibility: { all: [{ kind: 'size', id: 'size', include: ['micro'] }, manual] } })
  const caller = await api.newCaller()
  const there = await other.callerOf(caller.accountId)
  const figures = {
    turnover: { amount: '500000.00', currency: 'EUR' },
    balance_sheet_total: { amount: '500000.00', currency: 'EUR' },
  }
  const id = await aProfile(caller, { kind: 'client', name: 'Κόρη', headcount: 3, ...figures, relations: [] })
  const parent = await aProfile(caller, { kind: 'client', name: 'Μητρική', headcount: 400, ...figures })
  const seen = async () => {
    // What is kept here is asked for twice: as it was written, and as it is written again.
    const [first, second] = [await matchOf(there, id, slug), await matchOf(there, id, slug)]
    assert.deepEqual({ ...first, as_of: '' }, { ...second, as_of: '' })
    return first
  }
  const match = await seen()
  assert.equal(match?.eligibility, 'needs_review')
  await caller.call('PUT', `/api/v1/match/${match?.id}/answers/m`, { value: 'met' })
  assert.equal((await seen())?.eligibility, 'eligible')
  await caller.call('PUT', `/api/v1/match/${match?.id}/decision`, { state: 'saved' })
  assert.equal((await seen())?.['decision'] === undefined, false)
  await caller.call('DELETE', `/api/v1/match/${match?.id}/decision`)
  assert.equal((await seen())?.['decision'], undefined)
  await caller.call('PATCH', `/api/v1/profiles/${parent}`, {
    relations: [{ direction: 'downstream', profile_id: id, voting_share: 1 }],
  })
  assert.equal((await seen())?.eligibility, 'not_eligible')
  await caller.call('PATCH', `/api/v1/profiles/${parent}`, { headcount: 2 })
  assert.equal((await seen())?.eligibility, 'eligible')
  await caller.call('PATCH', `/api/v1/profiles/${id}`, { headcount: 300 })
  assert.equal((await seen())?.eligibility, 'not_eligible')
  await change(slug, { eligibility: { all: [manual] } })
  assert.equal((await seen())?.eligibility, 'eligible')
})

test('a page of matches says the moment it is asked at, and the next page is as of that moment', async () => {
  await aProgramme()
  await aProgramme()
  const caller = await api.newCaller()
  const id = await aProfile(caller)
  const read = async () =>
    (await caller.call('GET', `/api/v1/match/${id}?limit=1`)).json<{ data: { as_of: string }[]; next_cursor: string }>()
  const first = await read()
  api.house.clock.advance({ minutes: 1 })
  const second = await read()
  assert.equal(
    Temporal.Instant.from(second.data[0]?.as_of ?? '')
      .since(Temporal.Instant.from(first.data[0]?.as_of ?? ''))
      .total('seconds'),
    60,
  )
  const next = await caller.call('GET', `/api/v1/match/${id}?limit=1&cursor=${second.next_cursor}`)
  assert.equal(next.json<{ data: { as_of: string }[] }>().data[0]?.as_of, second.data[0]?.as_of)
  // A kept page is as of the second's beginning, but not of a moment before the change that it shows.
  api.house.clock.advance({ milliseconds: 1400 - (api.house.clock.now().epochMilliseconds % 1000) })
  await caller.call('PATCH', `/api/v1/profiles/${id}`, { name: 'Άλλη' })
  const stale = await caller.call('GET', `/api/v1/match/${id}?limit=1&cursor=${second.next_cursor}`)
  assert.deepEqual([stale.statusCode, stale.json<{ code: string }>().code], [400, 'invalid_cursor'])
  const changed = api.house.clock.now()
  api.house.clock.advance({ milliseconds: 300 })
  for (const { data } of [await read(), await read()])
    assert.ok(
      Temporal.Instant.compare(data[0]?.as_of ?? '', changed) >= 0,
      `${data[0]?.as_of} is before ${changed.toString()}`,
    )
})

test('a list that is asked for again is sent with gzip to who takes it, and says the moment it is asked at', async () => {
  await aProgramme()
  await aProgramme()
  const caller = await api.newCaller()
  const id = await aProfile(caller)
  const read = async (encoding: string) => {
    const answer = await caller.call('GET', `/api/v1/match/${id}?limit=1`, undefined, { 'accept-encoding': encoding })
    const packed = answer.headers['content-encoding'] === 'gzip'
    const { data } = JSON.parse((packed ? gunzipSync(answer.rawPayload) : answer.rawPayload).toString()) as {
      data: { as_of: string }[]
    }
    return { packed, data }
  }
  let first = await read('gzip')
  for (let i = 0; i < 500 && !first.packed; i += 1) {
    await sleep(2)
    first = await read('gzip')
  }
  assert.ok(first.packed)
  api.house.clock.advance({ minutes: 1 })
  const [then, plain] = [await read('gzip'), await read('identity')]
  assert.deepEqual([then.packed, plain.packed], [true, false])
  assert.deepEqual(then.data, plain.data)
  assert.notEqual(then.data[0]?.as_of, first.data[0]?.as_of)
  // What says something else is written anew, and sent as it is until it is asked for again.
  await caller.call('PATCH', `/api/v1/profiles/${id}`, { name: 'Άλλη' })
  assert.equal((await read('gzip')).packed, false)
})

test('a criterion that only a person can confirm is asked, and its answer shown with who and when, until its words change', async () => {
  const manual = {
    kind: 'manual',
    id: 'security',
    question: { el: 'Υπάρχει πιστοποιητικό;', en: 'Is there a certificate?' },
    citations: cite('πιστοποιητικό ασφάλειας πληροφοριών'),
  }
  const slug = await aProgramme({ eligibility: { all: [manual] } })
  const caller = await api.newCaller()
  const profileId = await aProfile(caller)
  const before = await matchOf(caller, profileId, slug)
  assert.equal(before?.eligibility, 'needs_review')
  const answered = await caller.call('PUT', `/api/v1/match/${before?.id}/answers/security`, {
    value: 'met',
    note: 'Είδα το πιστοποιητικό.',
  })
  assert.equal(answered.statusCode, 200, answered.body)
  const after = await matchOf(caller, profileId, slug)
  assert.equal(after?.eligibility, 'eligible')
  const [criterion] = after?.['criteria'] as { answered?: { note: string; by: string } }[]
  assert.equal(criterion?.answered?.note, 'Είδα το πιστοποιητικό.')
  await change(slug, {
    eligibility: { all: [{ ...manual, question: { el: 'Υπάρχει ISO 27001;', en: 'Is there ISO 27001?' } }] },
  })
  assert.equal((await matchOf(caller, profileId, slug))?.eligibility, 'needs_review')
  assert.equal(
    (await caller.call('PUT', `/api/v1/match/${before?.id}/answers/nothing`, { value: 'met' })).statusCode,
    404,
  )
})

test('a preview matches a profile that is not stored, and keeps nothing', async () => {
  const slug = await aProgramme()
  const caller = await api.newCaller()
  const answer = await caller.call('POST', '/api/v1/match/preview', { profile: attica, programme_slugs: [slug] })
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(answer.json().data[0].eligibility, 'eligible')
  assert.equal((await caller.call('GET', '/api/v1/profiles')).json().data.length, 0)
  const refused = await caller.call('POST', '/api/v1/match/preview', {
    profile: { ...attica, tax_id: '000000000' },
    programme_slugs: ['no-such'],
  })
  assert.equal(refused.statusCode, 422)
  assert.equal(refused.json().errors[0].pointer, '/profile/tax_id')
})

test('as_of answers as on that day: closed after the deadline, open before', async () => {
  const slug = await aProgramme()
  const caller = await api.newCaller()
  const id = await aProfile(caller)
  const status = async (day: string) =>
    (
      (await matchOf(caller, id, slug, `&status=open,closed,forecasted&as_of=${day}`))?.programme as unknown as {
        status: string
      }
    ).status
  assert.equal(await status('2026-06-30'), 'open')
  assert.equal(await status('2026-07-01'), 'closed')
  assert.equal(await status('2026-01-09'), 'forecasted')
  assert.equal((await caller.call('GET', `/api/v1/match/${id}?as_of=2026-02-30`)).statusCode, 400)
})

test('a deadline is before a day in its own zone; one at midnight ends the day before', async () => {
  const caller = await api.newCaller()
  const profile = await aProfile(caller)
  const opens_at = { at: '2026-01-10T10:00:00Z', time_zone: 'Europe/Athens' }
  // Midnight on the Azores is three in the night in Athens.
  const ends = { id: 'end', at: '2026-07-01T00:00:00Z', time_zone: 'Atlantic/Azores', basis: 'fixed' }
  const slug = await aProgramme({ call: { opens_at, deadlines: [ends] } })
  assert.ok(await matchOf(caller, profile, slug, '&closing_before=2026-07-01'))
  assert.equal(await matchOf(caller, profile, slug, '&closing_before=2026-06-30'), undefined)
})

test('all matches are paged once each in the order asked for', async () => {
  for (let i = 0; i < 5; i += 1) await aProgramme()
  const caller = await api.newCaller()
  const id = await aProfile(caller)
  for (const sort of ['score', 'deadline', 'amount']) {
    const seen: string[] = []
    let url: string | null = `/api/v1/match/${id}?limit=3&sort=${sort}`
    while (url !== null) {
      const page = await caller.call('GET', url)
      assert.equal(page.statusCode, 200, page.body)
      seen.push(...page.json().data.map((row: Row) => row.programme.slug))
      url = /<([^>]+)>/.exec(String(page.headers['link'] ?? ''))?.[1] ?? null
    }
    assert.equal(new Set(seen).size, seen.length)
    assert.ok(seen.length >= 5)
  }
})

test('a decision is kept and shown; an application needs its record', async () => {
  const slug = await aProgramme()
  const caller = await api.newCaller()
  const id = await aProfile(caller)
  const match = await matchOf(caller, id, slug)
  const application = {
    stage: 'submitted',
    number: 'ΑΙΤ-1',
    submitted_at: '2026-03-01T10:00:00Z',
    amount: { amount: '25000.00', currency: 'EUR' },
  }
  assert.equal(
    (await caller.call('PUT', `/api/v1/match/${match?.id}/decision`, { state: 'application', application })).statusCode,
    200,
  )
  assert.equal(
    ((await matchOf(caller, id, slug))?.['decision'] as { application: { number: string } }).application.number,
    'ΑΙΤ-1',
  )
  for (const [body, says] of [
    [{ state: 'application' }, /needs the member application with at least its stage/u],
    [{ state: 'saved', application }, /goes with the state "application" only, and the state is "saved"/u],
  ] as const) {
    const refused = await caller.call('PUT', `/api/v1/match/${match?.id}/decision?lang=en`, body)
    assert.equal(refused.statusCode, 422)
    const [fault] = refused.json<{ errors: { pointer: string; detail: string }[] }>().errors
    assert.equal(fault?.pointer, '/application')
    assert.match(fault?.detail ?? '', says)
  }
  for (const [wrong, pointer] of [
    [{ submitted_at: '2999-03-01T10:00:00Z' }, '/application/submitted_at'],
    [{ expected_award_on: '2026-02-28' }, '/application/expected_award_on'],
  ] as const) {
    const body = { state: 'application', application: { ...application, ...wrong } }
    const refused = await caller.call('PUT', `/api/v1/match/${match?.id}/decision`, body)
    assert.equal(refused.statusCode, 422)
    assert.equal(refused.json().errors[0].pointer, pointer)
  }
})

test('a reasoning that says the same a moment later is not sent again', async () => {
  const slug = await aProgramme()
  const caller = await api.newCaller()
  const match = await matchOf(caller, await aProfile(caller), slug)
  const url = `/api/v1/match/${match?.id}/reasoning`
  const tag = String((await caller.call('GET', url)).headers['etag'])
  assert.match(tag, /^W\//)
  api.house.clock.advance({ seconds: 2 })
  const ask = () => caller.call('GET', url, undefined, { 'if-none-match': tag })
  assert.equal((await ask()).statusCode, 304)
  await caller.call('PUT', `/api/v1/match/${match?.id}/decision`, { state: 'dismissed' })
  assert.equal((await ask()).statusCode, 200)
})

test('a decision can be taken back, and a criterion that facts decide is not answered by a person', async () => {
  const slug = await aProgramme()
  const caller = await api.newCaller()
  const match = await matchOf(caller, await aProfile(caller), slug)
  await caller.call('PUT', `/api/v1/match/${match?.id}/decision`, { state: 'dismissed' })
  assert.equal((await caller.call('DELETE', `/api/v1/match/${match?.id}/decision`)).statusCode, 204)
  const after = (await caller.call('GET', `/api/v1/match/${match?.id}/reasoning`)).json()
  assert.equal('decision' in after, false)
  assert.equal((await caller.call('PUT', `/api/v1/match/${match?.id}/answers/staff`, { value: 'met' })).statusCode, 409)
})

test('a recompute that is cut off goes on where it was, and tells of nothing twice', async () => {
  const slug = await aProgramme()
  const caller = await api.newCaller()
  for (let i = 0; i < 25; i += 1) await aProfile(caller)
  const said: { done: number; place: unknown }[] = []
  const attempt = (place: unknown, most: number) => {
    const stop = new AbortController()
    return recompute(api.matching)(
      {
        id: 'job_test',
        accountId: caller.accountId,
        db: api.house.db,
        clock: api.house.clock,
        log: openLog('silent'),
        signal: stop.signal,
        place,
        progress: async (done, _total, next) => {
          said.push({ done, place: next })
          if (done === most) stop.abort(new Error('cut off'))
        },
      },
      {},
    )
  }
  await assert.rejects(attempt(undefined, 20), /cut off/)
  const result = await attempt(said.at(-1)?.place, 100)
  assert.deepEqual(
    said.map(({ done }) => done),
    [20, 25],
  )
  assert.equal((result as { profiles: number }).profiles, 25)
  const { rows } = await api.house.db.inAccount(caller.accountId, (tx) =>
    sql<{ pairs: number; events: number }>`
      select count(distinct subject ->> 'match_id')::int as pairs, count(*)::int as events from platform_events
      where account_id = ${caller.accountId} and type = 'match.scored' and subject ->> 'programme_slug' = ${slug}`.execute(
      tx,
    ),
  )
  assert.deepEqual(rows, [{ pairs: 25, events: 25 }])
  assert.ok((result as { changed: number }).changed >= 25)
  assert.equal(((await attempt(undefined, 100)) as { changed: number }).changed, 0)
})

test('a recompute for the same as one that has not begun is that one', async () => {
  const caller = await api.newCaller()
  const profile = await aProfile(caller)
  const ask = async (who: CallerOf, body: unknown) =>
    (await who.call('POST', '/api/v1/match/recompute', body)).json<{ job_id: string }>().job_id
  const all = await ask(caller, {})
  assert.equal(await ask(caller, {}), all)
  assert.notEqual(await ask(caller, { profile_ids: [profile] }), all)
  const another = await api.newCaller()
  const together = await Promise.all(Array.from({ length: 8 }, () => ask(another, {})))
  assert.equal(new Set(together).size, 1, 'also where all ask at once')
  assert.notEqual(await ask(await api.newCaller(), {}), all)
})

test('a body of optional fields may be left out', async () => {
  const caller = await api.newCaller()
  assert.equal((await caller.call('POST', '/api/v1/match/recompute')).statusCode, 202)
})

test('a preview counts the profiles that its relations name, and refuses unknown ones', async () => {
  const slug = await aProgramme({ eligibility: { all: [{ kind: 'size', id: 'size', include: ['micro', 'small'] }] } })
  const caller = await api.newCaller()
  const figures = {
    turnover: { amount: '90000000.00', currency: 'EUR' },
    balance_sheet_total: { amount: '90000000.00', currency: 'EUR' },
  }
  const big = await aProfile(caller, { kind: 'client', name: 'Μητρική', headcount: 400, ...figures, relations: [] })
  const small = {
    kind: 'client',
    name: 'Θυγατρική',
    headcount: 4,
    turnover: { amount: '100000.00', currency: 'EUR' },
    balance_sheet_total: { amount: '90000.00', currency: 'EUR' },
  }
  const preview = (id: string) =>
    caller.call('POST', '/api/v1/match/preview', {
      profile: { ...small, relations: [{ direction: 'upstream', control: true, profile_id: id }] },
      programme_slugs: [slug],
    })
  assert.equal((await preview(big)).json().data[0].eligibility, 'not_eligible')
  assert.equal((await preview('prf_01h455vb4pex5vsknk084sn02q')).json().errors[0].pointer, '/profile/relations')
})

test('a lone activity that is said to be secondary is not taken for the main one', async () => {
  const criterion = {
    kind: 'activity',
    id: 'activity',
    role: 'existing',
    basis: 'main',
    codes: { scheme: 'kad_2025', include: { exact: ['62.10.11.03'] } },
  }
  const slug = await aProgramme({ eligibility: { all: [criterion] } })
  const caller = await api.newCaller()
  const verdict = async (activity: object) =>
    (
      await caller.call('POST', '/api/v1/match/preview', {
        profile: { kind: 'client', name: 'Α', activities: [activity] },
        programme_slugs: [slug],
      })
    ).json().data[0].eligibility
  assert.equal(await verdict({ code: '62.10.11.03' }), 'eligible')
  assert.equal(await verdict({ code: '62.10.11.03', rank: 'secondary' }), 'needs_info')
})

test('a catalogue sifted gives the same list as one judged call by call', async () => {
  const caller = await api.newCaller()
  const id = await aProfile(caller)
  const list = async () =>
    (await caller.call('GET', `/api/v1/match/${id}?limit=100`))
      .json()
      .data.map((row: Row) => [row.id, row.eligibility, (row['score'] as { total: number }).total])
  const first = await list()
  assert.deepEqual(await list(), first)
  assert.deepEqual(await list(), first)
})

test('a programme lists the profiles it fits', async () => {
  const slug = await aProgramme()
  const caller = await api.newCaller()
  const fits = await aProfile(caller)
  await aProfile(caller, { ...attica, establishments: [{ region: 'EL522', role: 'headquarters' }] })
  const rows = (await caller.call('GET', `/api/v1/programmes/${slug}/matches`)).json().data
  assert.deepEqual(
    rows.map((row: { profile_id: string }) => row.profile_id),
    [fits],
  )
})

test('a match of another account, or of nobody, does not exist', async () => {
  const slug = await aProgramme()
  const caller = await api.newCaller()
  const match = await matchOf(caller, await aProfile(caller), slug)
  const rival = await api.newCaller()
  for (const url of [`/api/v1/match/${match?.id}/reasoning`, '/api/v1/match/mat_nothing/reasoning']) {
    assert.equal((await rival.call('GET', url)).statusCode, 404)
  }
})
