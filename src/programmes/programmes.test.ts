import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { anApi } from '../../test/support/api.ts'
import type { CallerOf, Method } from '../../test/support/api.ts'
import type { House } from '../../test/support/house.ts'
import { loadReference } from '../reference/reference.ts'
import { anchorsIn } from './anchors.ts'
import { openCatalogue } from './catalogue.ts'

// A test looks into answers of every shape; what it finds there it asserts.
// oxlint-disable-next-line no-explicit-any
type Answer = { status: number; headers: Record<string, unknown>; body: any }
type Call = (
  method: Method,
  path: string,
  options?: { body?: unknown; headers?: Record<string, string> },
) => Promise<Answer>

let last = 0
/** A slug and a word that no other test has: the catalogue is everybody's. */
function fresh(): { slug: string; word: string } {
  last += 1
  const word = `δοκιμ${String.fromCharCode(0x3b1 + (last % 16), 0x3b1 + (Math.floor(last / 16) % 16))}ζω`
  return { slug: `test-${process.pid}-${last}`, word }
}

const call =
  (caller: CallerOf): Call =>
  async (method, path, { body, headers } = {}) => {
    const answer = await caller.call(method, `/api/v1${path}`, body, headers)
    return { status: answer.statusCode, headers: answer.headers, body: answer.body === '' ? undefined : answer.json() }
  }

async function aPlace() {
  const api = await anApi()
  const { house } = api
  const account = await house.newAccount()
  await house.db.asService('operate accounts', (tx) =>
    sql`update accounts set publisher = true where id = ${account}`.execute(tx),
  )
  return {
    house,
    api,
    publisher: call(await api.callerOf(account)),
    reader: call(await api.newCaller(['programmes:read'])),
  }
}

const place = await aPlace()
after(() => place.api[Symbol.asyncDispose]())

const text =
  'ΠΡΟΣΚΛΗΣΗ\r\nΆρθρο 1. Δικαιούχοι\r\nΔικαιούχοι είναι πολύ μικρές και μικρές επιχειρήσεις της Αττικής.\r\nΗ ενίσχυση ανέρχεται στο 50% έως 30.000 ευρώ. 😀 Τέλος.'

function aProgramme(word = 'ψηφιακός', more: Record<string, unknown> = {}) {
  return {
    title: { el: `Πρόγραμμα ${word} μετασχηματισμός`, en: 'Digital transformation' },
    summary: { el: 'Ενίσχυση για επενδύσεις σε λογισμικό.', en: 'Aid for investments in software.' },
    country: 'GR',
    call: {
      opens_at: { at: '2026-02-01T10:00:00+02:00', time_zone: 'Europe/Athens' },
      deadlines: [{ id: 'main', at: '2026-06-30T15:00:00+03:00', time_zone: 'Europe/Athens', basis: 'fixed' }],
    },
    documents: [
      {
        key: 'call',
        title: 'Πρόσκληση',
        url: 'https://example.org/call',
        role: 'call',
        order: 1,
        language: 'el',
        text,
      },
    ],
    funding: {
      instruments: ['grant'],
      min_subsidy: { amount: '5000.00', currency: 'EUR' },
      max_subsidy: { amount: '30000.00', currency: 'EUR' },
      intensity: [{ percent: 50, citations: [{ document: 'call', exact: 'Η ενίσχυση ανέρχεται στο 50%' }] }],
    },
    eligibility: {
      all: [
        {
          kind: 'region',
          id: 'region',
          of: 'any_establishment',
          include: ['GR30'],
          citations: [{ document: 'call', exact: 'επιχειρησεισ της αττικησ' }],
        },
        {
          kind: 'activity',
          id: 'activity',
          role: 'existing',
          basis: 'any',
          codes: { scheme: 'kad_2025', include: { exact: ['62.10.11.03'] } },
        },
        {
          kind: 'manual',
          id: 'plan',
          question: { el: 'Υπάρχει σχέδιο;', en: 'Is there a plan?' },
          citations: [{ document: 'call', exact: 'Τέλος' }],
        },
      ],
    },
    ...more,
  }
}

async function published(publisher: Call, slug: string, body: unknown): Promise<void> {
  const put = await publisher('PUT', `/programmes/${slug}`, { body })
  assert.ok(put.status === 200 || put.status === 201, JSON.stringify(put.body))
  const answer = await publisher('POST', `/programmes/${slug}/publish`)
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
}

/** Every slug of a list, page by page: other tests may have filled the catalogue. */
async function allSlugs(call: Call, query: string): Promise<string[]> {
  const slugs: string[] = []
  for (let cursor = ''; ;) {
    const answer = await call('GET', `/programmes?limit=100${query}${cursor}`)
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    slugs.push(...answer.body.data.map((row: { slug: string }) => row.slug))
    if (!answer.body.has_more) return slugs
    cursor = `&cursor=${answer.body.next_cursor}`
  }
}

async function slugsOf(call: Call, query: string): Promise<string[]> {
  const answer = await call('GET', query)
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  return answer.body.data.map((row: { slug: string }) => row.slug)
}

const countEvents = async (house: House, slug: string) =>
  house.db.asService('hand out events', async (tx) =>
    (
      await tx
        .selectFrom('platform_events')
        .select('type')
        .where('subject', '@>', JSON.stringify({ slug }) as never)
        .orderBy('position')
        .execute()
    ).map(({ type }) => type),
  )

test('an instant and a time zone have one spelling, however they were sent', async () => {
  const { publisher } = place
  const deadlines = [{ id: 'main', at: '2026-12-31 12:00:00Z', time_zone: 'europe/athens', basis: 'fixed' }]
  const slug = `spelling-${process.pid}`
  await published(publisher, slug, aProgramme('ορθογραφία', { call: { deadlines } }))
  const { body } = await publisher('GET', `/programmes/${slug}`)
  assert.deepEqual(body.call.deadlines, [{ ...deadlines[0], at: '2026-12-31T12:00:00Z', time_zone: 'Europe/Athens' }])
})

test('a programme is drafted, published, listed and read, and every citation stands in its document', async () => {
  const { publisher, reader } = place
  const { slug } = fresh()
  const put = await publisher('PUT', `/programmes/${slug}`, { body: aProgramme() })
  assert.equal(put.status, 201, JSON.stringify(put.body))
  assert.equal(put.body.state, 'draft')
  assert.equal(put.body.eligibility.all[0].include[0], 'EL30')
  assert.equal(put.body.call.opens_at.at, '2026-02-01T08:00:00Z')
  assert.equal((await reader('GET', `/programmes/${slug}`)).status, 404)
  assert.equal((await reader('GET', `/programmes/${slug}?version=draft`)).status, 403)
  assert.equal((await publisher('GET', `/programmes/${slug}?version=draft`)).status, 200)

  const answer = await publisher('POST', `/programmes/${slug}/publish`)
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  assert.equal(answer.body.version, 1)
  assert.equal(answer.body.status, 'open')
  assert.ok((await allSlugs(reader, '')).includes(slug))
  const read = await reader('GET', `/programmes/${slug}`)
  assert.equal(read.status, 200)
  const document = await reader('GET', `/programmes/${slug}/documents/${read.body.documents[0].id}`)
  assert.equal(document.status, 200)
  const points = Array.from(document.body.text as string)
  assert.equal(points.length, document.body.length)
  assert.equal(createHash('sha256').update(document.body.text).digest('hex'), document.body.sha256)
  const anchors = anchorsIn(read.body)
  assert.equal(anchors.length, 3)
  for (const { anchor } of anchors) assert.equal(points.slice(anchor.start, anchor.end).join(''), anchor.exact)
  assert.equal(
    anchors.find(({ pointer }) => pointer.includes('eligibility/all/0'))?.anchor.exact,
    'επιχειρήσεις της Αττικής',
  )
})

test('everything that is wrong with a programme is said at once, with pointers, and nothing is kept', async () => {
  const { publisher } = place
  const { slug } = fresh()
  const wrong = aProgramme('α', {
    call: {
      opens_at: { at: '2026-07-01T10:00:00Z', time_zone: 'Mars/Base' },
      deadlines: [
        { id: 'a', at: '2026-06-30T12:00:00Z', time_zone: 'Europe/Athens', basis: 'fixed', budget_line: 'none' },
        { id: 'a', time_zone: 'Europe/Athens', basis: 'fixed' },
      ],
    },
    funding: {
      instruments: ['grant'],
      min_subsidy: { amount: '9.00', currency: 'EUR' },
      max_subsidy: { amount: '8.00', currency: 'EUR' },
      total_budget: { amount: '5.00', currency: 'EUR' },
      citations: [
        { document: 'other', exact: 'x' },
        { document: 'call', exact: 'μικρές' },
      ],
    },
    budget_lines: [
      { id: 'x', regions: ['EL99'] },
      { id: 'y', amount: { amount: '5.01', currency: 'EUR' } },
    ],
    eligibility: {
      all: [
        { kind: 'manual', id: 'a' },
        { kind: 'manual', id: 'a', citations: [{ document: 'call', exact: 'δεν υπάρχει' }] },
      ],
    },
  })
  const answer = await publisher('PUT', `/programmes/${slug}`, { body: wrong })
  assert.equal(answer.status, 422)
  const faults = answer.body.errors.map((each: { pointer: string; code: string }) => `${each.pointer} ${each.code}`)
  for (const expected of [
    '/budget_lines/0/regions/0 region_unknown',
    '/budget_lines/1/amount out_of_order',
    '/call/opens_at/time_zone unknown_time_zone',
    '/call/deadlines/1/id duplicate_key',
    '/call/deadlines/0/at out_of_order',
    '/call/deadlines/0/budget_line unknown_reference',
    '/call/deadlines/1/at missing_field',
    '/funding/min_subsidy out_of_order',
    '/funding/citations/0/document unknown_reference',
    '/funding/citations/1/exact quote_ambiguous',
    '/eligibility/all/1/id criterion_id_repeated',
    '/eligibility/all/1/citations/0/exact quote_not_found',
  ])
    assert.ok(faults.includes(expected), `${expected} in ${faults.join('\n')}`)
  assert.equal((await publisher('GET', `/programmes/${slug}?version=draft`)).status, 404)
})

test('bodies are read strictly: unknown fields, kinds and floats for money are refused where they stand', async () => {
  const { publisher } = place
  const { slug } = fresh()
  const put = async (more: Record<string, unknown>) => {
    const answer = await publisher('PUT', `/programmes/${slug}`, { body: aProgramme('α', more) })
    assert.equal(answer.status, 422, JSON.stringify(answer.body))
    return answer.body.errors.map((each: { pointer: string }) => each.pointer)
  }
  assert.deepEqual(await put({ titel: { el: 'α' } }), ['/titel'])
  assert.deepEqual(await put({ title: { Greek: 'α' } }), ['/title/Greek'])
  assert.deepEqual(await put({ eligibility: { all: [{ kind: 'sizes', id: 'a' }] } }), ['/eligibility/all/0/kind'])
  assert.deepEqual(await put({ eligibility: { all: [{ kind: 'size', id: 'a', include: ['tiny'] }] } }), [
    '/eligibility/all/0/include/0',
  ])
  assert.deepEqual(
    await put({ funding: { instruments: ['grant'], max_subsidy: { amount: 30000, currency: 'EUR' } } }),
    ['/funding/max_subsidy/amount'],
  )
  assert.deepEqual(
    await put({ funding: { instruments: ['grant'], max_subsidy: { amount: '-1.00', currency: 'EUR' } } }),
    ['/funding/max_subsidy/amount'],
  )
  assert.deepEqual(
    await put({
      documents: [
        { key: 'call', title: 'α', role: 'call', order: 1, language: 'el', text: 'α', url: 'javascript:alert(1)' },
      ],
      funding: { instruments: ['grant'] },
      eligibility: { all: [] },
    }),
    ['/documents/0/url'],
  )
  // These addresses are other operations': a programme cannot have their names.
  for (const reserved of ['search', 'import', 'extract', 'export'])
    assert.equal((await publisher('PUT', `/programmes/${reserved}`, { body: aProgramme() })).status, 405)
  assert.equal((await publisher('PUT', '/programmes/Big_Slug', { body: aProgramme() })).status, 400)
})

test('who lacks catalogue:write reads, and changes nothing', async () => {
  const { publisher, reader } = place
  const { slug } = fresh()
  await published(publisher, slug, aProgramme())
  for (const [method, path, body] of [
    ['PUT', '', aProgramme()],
    ['PATCH', '', {}],
    ['POST', '/publish', undefined],
    ['POST', '/close', {}],
    ['POST', '/withdraw', { reason: { el: 'α' } }],
  ] as const) {
    const answer = await reader(method, `/programmes/${slug}${path}`, body === undefined ? {} : { body })
    assert.equal(answer.status, 403)
    assert.equal(answer.body.code, 'insufficient_scope')
  }
  assert.equal((await reader('GET', `/programmes/${slug}`)).body.version, 1)
})

test('published versions stay as they were, and their history names what changed', async () => {
  const { publisher, reader, house } = place
  const { slug } = fresh()
  await published(publisher, slug, aProgramme())
  await published(publisher, slug, aProgramme())
  assert.equal((await reader('GET', `/programmes/${slug}`)).body.version, 1, 'an unchanged draft makes no version')
  const before = await reader('GET', `/programmes/${slug}`)
  const draft = await publisher('PATCH', `/programmes/${slug}`, {
    body: { funding: { max_subsidy: { amount: '40000.00', currency: 'EUR' } } },
    headers: { 'if-match': String(before.headers['etag']) },
  })
  assert.equal(draft.status, 200, JSON.stringify(draft.body))
  assert.equal((await reader('GET', `/programmes/${slug}`)).body.funding.max_subsidy.amount, '30000.00')
  assert.equal((await publisher('POST', `/programmes/${slug}/publish`)).body.version, 2)
  assert.equal((await reader('GET', `/programmes/${slug}`)).body.funding.max_subsidy.amount, '40000.00')
  assert.equal((await reader('GET', `/programmes/${slug}?version=1`)).body.funding.max_subsidy.amount, '30000.00')
  assert.equal((await reader('GET', `/programmes/${slug}?version=3`)).status, 404)
  const first = await reader('GET', `/programmes/${slug}/history?limit=1`)
  assert.deepEqual(first.body.data[0].changed, ['/funding/max_subsidy/amount'])
  assert.equal(first.body.has_more, true)
  const second = await reader('GET', `/programmes/${slug}/history?limit=1&cursor=${first.body.next_cursor}`)
  assert.equal(second.body.data[0].version, 1)
  assert.equal((await publisher('POST', `/programmes/${slug}/publish`)).status, 409)
  assert.deepEqual(await countEvents(house, slug), ['programme.created', 'programme.updated'])
})

test('a ceiling of intensity that is set, moved or gone is told; a deadline cited elsewhere is the same; rates may hold until another day', async () => {
  const { publisher, reader } = place
  const { slug, word } = fresh()
  const first = aProgramme(word)
  const text = first.documents[0]?.text ?? ''
  const version = async (funding: Record<string, unknown>, cited: number, more: Record<string, unknown> = {}) => {
    const citations = [{ document: 'call', exact: text.slice(0, cited) }]
    const call = { ...first.call, deadlines: [{ ...first.call.deadlines[0], citations, ...more }] }
    await published(publisher, slug, { ...first, call, funding: { ...first.funding, ...funding } })
    const says = async (language: string): Promise<string[]> =>
      (await reader('GET', `/programmes/${slug}/changes?lang=${language}`)).body.changes.map(
        ({ text: said }: { text: string }) => said.replaceAll('\u00a0', ' '),
      )
    return [...(await says('el')), ...(await says('en'))]
  }
  await version({}, 12)
  assert.deepEqual(await version({ max_intensity_percent: 50 }, 12), [
    'Ανώτατο ποσοστό ενίσχυσης: ορίστηκε σε 50%.',
    'Ceiling of intensity: set to 50%.',
  ])
  assert.deepEqual(await version({ max_intensity_percent: 60 }, 20), [
    'Ανώτατο ποσοστό ενίσχυσης: από 50% σε 60%.',
    'Ceiling of intensity: from 50% to 60%.',
  ])
  assert.deepEqual(await version({}, 12), [
    'Ανώτατο ποσοστό ενίσχυσης: δεν αναφέρεται πια (ήταν 60%).',
    'Ceiling of intensity: no longer stated (it was 60%).',
  ])
  assert.deepEqual(await version({}, 12, { round: '1' }), [
    'Άλλαξαν στοιχεία μιας προθεσμίας, όχι η ημερομηνία της.',
    'A deadline changed in something else than its date.',
  ])
  const rows = first.funding.intensity.map((row) => ({ ...row, valid_to: '2026-12-31' }))
  assert.deepEqual(await version({ intensity: rows }, 12, { round: '1' }), [
    'Άλλαξε για ποιους ή έως πότε ισχύουν τα ποσοστά ενίσχυσης.',
    'For whom or until when the intensities of aid hold changed.',
  ])
})

test('what the budget ends closes with the last date for its place, and stays open where a place has none', async () => {
  const { publisher, reader } = place
  const time_zone = 'Europe/Athens'
  const until = { id: 'until', time_zone, basis: 'until_exhausted' }
  const over = { id: 'over', at: '2026-02-20T15:00:00+02:00', time_zone, basis: 'fixed' }
  const inCategory = (region_category: string, at = over.at) => ({ ...over, id: region_category, at, region_category })
  const status = async (deadlines: unknown[], more: Record<string, unknown> = {}): Promise<string> => {
    const { slug, word } = fresh()
    const base = aProgramme(word)
    await published(publisher, slug, { ...base, call: { ...base.call, deadlines }, ...more })
    return (await reader('GET', `/programmes/${slug}`)).body.status
  }
  const both = [inCategory('less_developed'), inCategory('transition')]
  assert.equal(await status([until, ...both]), 'closed', 'Greece has no third category')
  assert.equal(await status([until, ...both], { country: 'EU' }), 'open', 'other countries may have')
  assert.equal(await status([until, inCategory('transition')]), 'open', 'elsewhere until it is used up')
  assert.equal(
    await status([until, ...both.slice(1), inCategory('less_developed', '2026-09-30T15:00:00+03:00')]),
    'open',
  )
  assert.equal(await status(both), 'closed')
  assert.equal(await status([inCategory('transition')]), 'open', 'no date is known elsewhere')
  const ofLine = { ...until, budget_line: 'only' }
  const budget_lines = [{ id: 'only', region_category: 'transition' }]
  assert.equal(await status([ofLine, over], { budget_lines }), 'closed', 'the date of the call ends its line')
  assert.equal(await status([ofLine, inCategory('transition')], { budget_lines }), 'closed')
  assert.equal(await status([ofLine, inCategory('less_developed')], { budget_lines }), 'open')
  assert.equal(await status([{ ...ofLine, basis: 'rolling' }, over], { budget_lines }), 'open', 'a line without an end')
})

test('two versions are compared in sentences, in both languages', async () => {
  const { publisher, reader } = place
  const { slug, word } = fresh()
  const lines = (more: Record<string, unknown> = {}) => [
    { id: 'less', title: { el: 'Λιγότερο ανεπτυγμένες' }, amount: { amount: '1000000.00', currency: 'EUR' }, ...more },
    { id: 'transition', amount: { amount: '500000.00', currency: 'EUR' } },
  ]
  const first = aProgramme(word, { budget_lines: lines() })
  await published(publisher, slug, first)
  const same = await reader('GET', `/programmes/${slug}/changes`)
  assert.deepEqual([same.body.from, same.body.to, same.body.changes], [1, 1, []])
  await published(publisher, slug, {
    ...first,
    call: { deadlines: [{ ...first.call.deadlines[0], at: '2026-09-30T15:00:00+03:00' }] },
    budget_lines: lines({ suspended: { status: 'exhausted', since: '2026-03-01T10:00:00Z' } }),
    funding: { ...first.funding, max_subsidy: { amount: '40000.00', currency: 'EUR' } },
    eligibility: { all: first.eligibility.all.slice(0, 2) },
  })
  const texts = async (query: string) =>
    (await reader('GET', `/programmes/${slug}/changes?${query}`)).body.changes.map(({ text: said }: { text: string }) =>
      said.replaceAll('\u00a0', ' '),
    )
  assert.deepEqual(await texts('lang=en'), [
    'No opening is stated any more (it was 1 February 2026, 10:00 (Greek time)).',
    'Extended: the deadline moved from 30 June 2026, 15:00 (Greek time) to 30 September 2026, 15:00 (Greek time).',
    'The line "Λιγότερο ανεπτυγμένες" counts as exhausted from 1 March 2026, 12:00 (Greek time) on.',
    'Greatest aid: from €30,000 to €40,000.',
    'The condition "Is there a plan?" no longer holds.',
  ])
  assert.equal(
    (await texts('lang=el'))[2],
    'Η γραμμή «Λιγότερο ανεπτυγμένες» θεωρείται εξαντλημένη από την 1η Μαρτίου 2026, 12:00 (ώρα Ελλάδας).',
  )
  const rest = { ...first, eligibility: { all: first.eligibility.all.slice(0, 2) } }
  const cited = (exact: string) => [{ document: first.documents[0]?.key, exact }]
  const text = first.documents[0]?.text ?? ''
  const rated = (percent: number, exact: string) => ({
    ...rest.funding,
    intensity: [{ percent, citations: cited(exact) }],
  })
  const line = (regions: string[]) => [{ id: 'only', regions, amount: { amount: '1000000.00', currency: 'EUR' } }]
  await published(publisher, slug, { ...rest, budget_lines: line(['EL30']), funding: rated(50, text.slice(0, 12)) })
  await published(publisher, slug, {
    ...rest,
    summary: { el: 'Νέα περίληψη' },
    budget_lines: line(['EL43']),
    funding: rated(50, text.slice(0, 20)),
  })
  assert.deepEqual(
    await texts('lang=en'),
    ['What the line "Crete (EL43)" is for changed.', 'Changed: summary.'],
    'a rate that rests on another place is the same rate',
  )
  await published(publisher, slug, {
    ...rest,
    summary: { el: 'Νέα περίληψη' },
    budget_lines: line(['EL43']),
    funding: rated(60, text.slice(0, 20)),
  })
  assert.deepEqual(await texts('lang=el'), ['Ποσοστό ενίσχυσης: από 50% σε 60%.'])
  const staffed = (min: number) => ({
    ...rest,
    eligibility: {
      all: [...rest.eligibility.all, { id: 'staff', kind: 'headcount', measure: 'headcount', range: { min } }],
    },
  })
  await published(publisher, slug, staffed(3))
  await published(publisher, slug, staffed(5))
  assert.deepEqual(await texts('lang=en'), ['The condition "staff" changed: from at least 3 AWU to at least 5 AWU.'])
  assert.equal((await reader('GET', `/programmes/${slug}/changes?from=1&to=9`)).status, 404)
  assert.equal((await reader('GET', `/programmes/${slug}/changes?from=2&to=1`)).status, 400)
})

test('a draft is changed only from the version its editor has seen', async () => {
  const { publisher } = place
  const { slug } = fresh()
  const put = await publisher('PUT', `/programmes/${slug}`, { body: aProgramme() })
  assert.equal((await publisher('PATCH', `/programmes/${slug}`, { body: { country: 'CY' } })).status, 428)
  const etag = String(put.headers['etag'])
  assert.equal(
    (await publisher('PATCH', `/programmes/${slug}`, { body: { country: 'CY' }, headers: { 'if-match': etag } }))
      .status,
    200,
  )
  assert.equal(
    (await publisher('PATCH', `/programmes/${slug}`, { body: { country: 'GR' }, headers: { 'if-match': etag } }))
      .status,
    412,
  )
  assert.equal(
    (await publisher('PUT', `/programmes/${slug}`, { body: aProgramme(), headers: { 'if-match': etag } })).status,
    412,
  )
  assert.equal(
    (await publisher('PUT', `/programmes/${slug}`, { body: aProgramme(), headers: { 'if-none-match': '*' } })).status,
    412,
  )
  const wrong = await publisher('PATCH', `/programmes/${slug}`, {
    body: { funding: { instruments: [] } },
    headers: { 'if-match': '*' },
  })
  assert.deepEqual(
    wrong.body.errors.map((each: { pointer: string }) => each.pointer),
    ['/funding/instruments'],
  )
  const got = await publisher('GET', `/programmes/${slug}?version=draft`)
  assert.equal(
    (
      await publisher('GET', `/programmes/${slug}?version=draft`, {
        headers: { 'if-none-match': String(got.headers['etag']) },
      })
    ).status,
    304,
  )
})

test('closing and withdrawing make the call follow, and are told once each', async () => {
  const { publisher, reader, house } = place
  const { slug } = fresh()
  assert.equal((await publisher('PUT', `/programmes/${slug}`, { body: aProgramme() })).status, 201)
  assert.equal((await publisher('POST', `/programmes/${slug}/close`, { body: {} })).status, 409)
  await publisher('POST', `/programmes/${slug}/publish`)
  const closed = await publisher('POST', `/programmes/${slug}/close`, {
    body: { status: 'exhausted', reason: { el: 'Εξαντλήθηκε.' } },
  })
  assert.equal(closed.status, 200, JSON.stringify(closed.body))
  assert.equal(closed.body.status, 'exhausted')
  assert.equal(closed.body.version, 2)
  assert.ok(!(await allSlugs(reader, '')).includes(slug))
  assert.ok((await allSlugs(reader, '&status=exhausted')).includes(slug))
  const withdrawn = await publisher('POST', `/programmes/${slug}/withdraw`, { body: { reason: { el: 'Ακυρώθηκε.' } } })
  assert.equal(withdrawn.body.state, 'withdrawn')
  assert.ok(!(await allSlugs(reader, '&status=exhausted')).includes(slug))
  assert.equal((await reader('GET', `/programmes/${slug}`)).body.withdrawn.reason.el, 'Ακυρώθηκε.')
  assert.deepEqual(await countEvents(house, slug), ['programme.created', 'programme.closed', 'programme.closed'])
  const back = await publisher('POST', `/programmes/${slug}/publish`)
  assert.deepEqual([back.body.state, back.body.version, back.body.status], ['published', 3, 'exhausted'])
  assert.ok((await allSlugs(reader, '&status=exhausted')).includes(slug), 'it is back as it was')
  await published(publisher, slug, aProgramme())
  assert.ok((await allSlugs(reader, '')).includes(slug))
})

test('status is of the moment it is read, for each budget line', async () => {
  const { publisher, reader, house } = place
  const { slug } = fresh()
  const lines = [
    { id: 'islands' },
    { id: 'mainland', suspended: { status: 'exhausted', since: '2026-02-20T10:00:00Z' } },
  ]
  await published(publisher, slug, aProgramme('α', { budget_lines: lines }))
  const read = await reader('GET', `/programmes/${slug}`)
  assert.equal(read.body.status, 'open')
  assert.deepEqual(
    read.body.budget_lines.map((line: { status: string }) => line.status),
    ['open', 'exhausted'],
  )
  house.clock.set('2026-07-01T00:00:00Z')
  const later = await reader('GET', `/programmes/${slug}`)
  assert.equal(later.body.status, 'closed')
  assert.notEqual(later.headers['etag'], read.headers['etag'])
  house.clock.set('2026-03-02T09:00:00Z')
})

test('an answer that is kept holds until the next deadline of a call passes, not only until the last', async () => {
  const { publisher, reader, house } = place
  const { slug } = fresh()
  const cutOff = (id: string, at: string) => ({ id, at, time_zone: 'Europe/Athens', basis: 'fixed' })
  const deadlines = [cutOff('first', '2026-04-01T12:00:00Z'), cutOff('last', '2026-06-01T12:00:00Z')]
  const opens_at = { at: '2026-02-01T08:00:00Z', time_zone: 'Europe/Athens' }
  await published(publisher, slug, aProgramme('α', { call: { opens_at, deadlines } }))
  const { headers } = await reader('GET', `/programmes/${slug}`)
  const again = () => reader('GET', `/programmes/${slug}`, { headers: { 'if-none-match': String(headers['etag']) } })
  assert.equal((await again()).status, 304)
  house.clock.set('2026-04-02T09:00:00Z')
  const later = await again()
  const changed = await publisher('PATCH', `/programmes/${slug}`, {
    body: { country: 'CY' },
    headers: { 'if-match': String(headers['etag']) },
  })
  house.clock.set('2026-03-02T09:00:00Z')
  assert.equal(later.status, 200)
  assert.equal(changed.status, 200, 'that time has passed is nobody’s change')
  assert.deepEqual([later.body.status, later.body.call_state.next_deadline.id], ['open', 'last'])
})

test('a call that is stopped is stopped in the answer, in whatever part of a second', async () => {
  const { publisher, house } = place
  const { slug, word } = fresh()
  await published(publisher, slug, aProgramme(word))
  house.clock.set('2026-03-02T09:00:00.700Z')
  const answer = await publisher('POST', `/programmes/${slug}/close`, {
    body: { status: 'exhausted', reason: { el: 'Τέλος' } },
  })
  house.clock.set('2026-03-02T09:00:00Z')
  assert.deepEqual([answer.status, answer.body.status], [200, 'exhausted'])
})

test('filters ask what a call is open to', async () => {
  const { publisher, reader } = place
  const { slug, word } = fresh()
  await published(publisher, slug, aProgramme(word))
  const found = async (query: string) =>
    (await slugsOf(reader, `/programmes/search?q=${encodeURIComponent(word)}&${query}`)).includes(slug)
  assert.ok(await found('kad=62.10.11.03'))
  assert.ok(await found('kad=62101103'))
  assert.ok(!(await found('kad=62.10.11.01')))
  assert.ok(!(await found('kad=62.10.00.00')), 'a padded parent is not in an exact set')
  assert.ok(await found('region=EL303'))
  assert.ok(await found('region=GR3'))
  assert.ok(!(await found('region=EL52')))
  assert.ok(await found(`region=${encodeURIComponent('Aττική')}`), 'with a Latin A')
  assert.ok(await found('subsidy_min=20000&subsidy_max=50000'))
  assert.ok(!(await found('subsidy_min=30001')))
  assert.ok(!(await found('subsidy_max=4999.99')))
  assert.ok(await found('instrument=loan,grant'))
  assert.ok(!(await found('instrument=loan')))
  assert.ok(await found('closing_before=2026-07-01'))
  assert.ok(!(await found('closing_before=2026-06-30')))
  assert.ok(await found('closing_after=2026-06-29'))
  assert.ok(await found('updated_since=2026-03-01T00:00:00Z'))
  assert.ok(!(await found('updated_since=2027-03-01T00:00:00Z')))
  assert.ok(!(await found('status=closed')))
  for (const bad of [
    'kad=99.99.99.99',
    'region=Nowhere',
    'region=',
    'subsidy_min=2&subsidy_max=1',
    'colour=red',
    'status=great',
    'scheme=naf',
    'cursor=abc',
    'limit=0',
    'business_size=huge',
  ]) {
    assert.equal((await reader('GET', `/programmes?${bad}`)).status, 400, bad)
  }
})

test('a programme of unknown amounts is listed under an amount filter, and says so', async () => {
  const { publisher, reader } = place
  const { slug, word } = fresh()
  await published(
    publisher,
    slug,
    aProgramme(word, { funding: { instruments: ['loan'], loan: { max: { amount: '900000.00', currency: 'EUR' } } } }),
  )
  const answer = await reader('GET', `/programmes/search?q=${encodeURIComponent(word)}&subsidy_min=1000`)
  assert.deepEqual(
    answer.body.data.map((row: { uncertain: string[] }) => row.uncertain),
    [['subsidy']],
  )
})

test('pages go through all programmes once, in every order', async () => {
  const { publisher, reader } = place
  const { word } = fresh()
  const made: string[] = []
  for (let n = 0; n < 5; n += 1) {
    const { slug } = fresh()
    made.push(slug)
    await published(publisher, slug, aProgramme(word))
  }
  for (const sort of ['deadline', 'updated', 'amount', 'title', 'relevance']) {
    const seen: string[] = []
    let cursor = ''
    do {
      const answer = await reader(
        'GET',
        `/programmes/search?q=${encodeURIComponent(word)}&limit=2&sort=${sort}${cursor}`,
      )
      seen.push(...answer.body.data.map((row: { slug: string }) => row.slug))
      cursor = answer.body.has_more ? `&cursor=${answer.body.next_cursor}` : ''
    } while (cursor !== '')
    assert.deepEqual(seen.toSorted(), made.toSorted(), sort)
  }
})

test('search finds Greek without accents, in capitals and in other forms, English, texts of documents, and misspelt titles', async () => {
  const { publisher, reader } = place
  const { slug, word } = fresh()
  const capital = word.toUpperCase()
  await published(publisher, slug, aProgramme(word))
  for (const q of [
    word,
    capital,
    `${capital} ΜΕΤΑΣΧΗΜΑΤΙΣΜΟΣ`,
    `${word} μετασχηματισμου`,
    `${word} digital`,
    `${word} TRANSFORMATIONS`,
    `${word} επενδυση λογισμικού`,
    `${word} δικαιούχος Αττικής`,
    `για τον ${word}`,
  ]) {
    assert.ok((await slugsOf(reader, `/programmes/search?q=${encodeURIComponent(q)}`)).includes(slug), q)
  }
  const answer = await reader('GET', `/programmes/search?q=${encodeURIComponent(`${capital} ΜΕΤΑΣΧΗΜΑΤΙΣΜΌΣ`)}`)
  const title = answer.body.data[0].highlights.find((each: { field: string }) => each.field === '/title/el')
  assert.deepEqual(
    title.marks.map(({ start, end }: { start: number; end: number }) =>
      Array.from(title.text as string)
        .slice(start, end)
        .join(''),
    ),
    [word, 'μετασχηματισμός'],
  )
  const accented = await reader('GET', `/programmes/search?q=${encodeURIComponent(`${capital} επενδυσεισ`)}`)
  const summary = accented.body.data[0].highlights.find((each: { field: string }) => each.field === '/summary/el')
  assert.deepEqual(
    summary.marks.map(({ start, end }: { start: number; end: number }) =>
      Array.from(summary.text as string)
        .slice(start, end)
        .join(''),
    ),
    ['επενδύσεις'],
  )
  const other = fresh()
  await published(
    publisher,
    other.slug,
    aProgramme('άλφα', { documents: [{ ...aProgramme().documents[0], text: `${text} Και ${other.word}.` }] }),
  )
  const inText = await reader('GET', `/programmes/search?q=${encodeURIComponent(other.word.toUpperCase())}`)
  assert.equal(inText.body.data[0].slug, other.slug)
  assert.equal(inText.body.data[0].highlights[0].field, '/documents/0')
  assert.ok(
    (await slugsOf(reader, `/programmes/search?q=${encodeURIComponent(`${word}ν`)}`)).includes(slug),
    'a letter too many',
  )
  assert.deepEqual(await slugsOf(reader, `/programmes/search?q=${encodeURIComponent('ξξξξψψψψ')}`), [])
  for (const odd of ["'", '\\', ':*', '& | !', '😀', '<b>'])
    assert.equal((await reader('GET', `/programmes/search?q=${encodeURIComponent(odd)}`)).status, 200, odd)
})

test('search finds Greek in Latin letters, codes only as they are, and counts facets under the other filters', async () => {
  const { publisher, reader } = place
  const { slug, word } = fresh()
  const law = `${4000 + (process.pid % 900)}/2031`
  const [main, other] = [`${slug}-m`, `${slug}-o`]
  await published(publisher, main, aProgramme(word, { title: { el: `${word} Επιδότηση ψηφιακών έργων, ν. ${law}` } }))
  await published(
    publisher,
    other,
    aProgramme(word, {
      title: { el: `${word} Εγγύηση δανείων` },
      funding: { instruments: ['guarantee'] },
      country: 'EU',
    }),
  )
  const search = async (q: string, more = '') =>
    (await reader('GET', `/programmes/search?q=${encodeURIComponent(q)}${more}`)).body
  const slugs = async (q: string, more = '') => (await search(q, more)).data.map((row: { slug: string }) => row.slug)
  const { slug: shortly, word: another } = fresh()
  const cut = `${law.slice(0, 5)}32`
  await published(publisher, shortly, aProgramme(another, { title: { el: `${another} Κίνητρα, ν. ${cut}` } }))
  assert.deepEqual(await slugs(`${law.slice(0, 5)}2032`), [shortly], 'a year of four digits finds the end of it')
  const short = law.replace(/\/\d\d(?=\d\d$)/u, '/')
  for (const q of [
    'epidotisi psifiakos',
    'epidothsh pshfiakwn',
    `ν. ${law}`,
    law,
    short,
    `ν${law.slice(0, 4)}`,
    `επιδοτίσεις ψηφιακού`,
  ])
    assert.ok((await slugs(q)).includes(main), q)
  assert.ok(!(await slugs(`${law.slice(0, -1)}2`)).includes(main), 'another year is another law')
  const marked = (await search(`${word} epidotiseis`)).data[0]
  assert.deepEqual(
    marked.highlights[0].marks.map(({ start, end }: { start: number; end: number }) =>
      Array.from(marked.highlights[0].text as string)
        .slice(start, end)
        .join(''),
    ),
    [word, 'Επιδότηση'],
  )
  const { data, facets } = await search(word, '&instrument=guarantee&facets=instrument,country,business_size')
  assert.deepEqual(
    data.map((row: { slug: string }) => row.slug),
    [other],
  )
  assert.deepEqual(facets.instrument, [
    { value: 'grant', count: 1 },
    { value: 'guarantee', count: 1 },
  ])
  assert.deepEqual(facets.country, [{ value: 'EU', count: 1 }])
  assert.ok(facets.business_size.length > 0)
  const inUnion = await search(word, '&country=EU&facets=instrument,country')
  assert.deepEqual(
    inUnion.data.map((row: { slug: string }) => row.slug),
    [other],
  )
  assert.deepEqual(inUnion.facets.instrument, [{ value: 'guarantee', count: 1 }])
  assert.deepEqual(
    inUnion.facets.country.map(({ value }: { value: string }) => value).toSorted(),
    ['EU', 'GR'],
    'a chosen country does not hide the others',
  )
  assert.deepEqual(await slugs(word, '&country=EU,GR&objective=nowhere'), [])
  assert.deepEqual(await slugs(word, '&subsidy_min=1000&include_unknown=false'), [main])
  assert.deepEqual((await slugs(word, '&subsidy_min=1000')).toSorted(), [main, other])
})

test('sizes of a business are counted among the calls that the list shows', async () => {
  const { publisher, reader } = place
  const { slug, word } = fresh()
  await published(publisher, slug, aProgramme(word))
  await published(publisher, `${slug}-e`, aProgramme(word))
  assert.equal((await publisher('POST', `/programmes/${slug}-e/close`, { body: { status: 'exhausted' } })).status, 200)
  const sizes = async (more: string) =>
    (await reader('GET', `/programmes/search?q=${encodeURIComponent(word)}&facets=business_size${more}`)).body.facets
      .business_size
  const counts = async (more: string) => [...new Set((await sizes(more)).map(({ count }: { count: number }) => count))]
  assert.deepEqual(await counts(''), [1], 'what is exhausted is not listed, and not counted')
  assert.deepEqual(await counts('&status=open,exhausted'), [2])
})

test('the words of a search are read anew when a programme changes, and forgotten when it is withdrawn', async () => {
  const { publisher, reader } = place
  const { slug } = fresh()
  const [word, next] = ['κρυσταλλουργία', 'ναυπηγοεπισκευή']
  const found = async (q: string) =>
    (await slugsOf(reader, `/programmes/search?q=${encodeURIComponent(q)}`)).includes(slug)
  await published(publisher, slug, aProgramme(word))
  assert.ok(await found(word))
  await published(publisher, slug, aProgramme(next))
  assert.ok(await found(next))
  assert.ok(!(await found(word)))
  await publisher('POST', `/programmes/${slug}/withdraw`, { body: { reason: { el: 'Δοκιμή' } } })
  assert.ok(!(await found(next)))
})

test('a catalogue held elsewhere sees a publication at its next read', async () => {
  const { publisher, house } = place
  const other = openCatalogue(await loadReference())
  const account = await house.newAccount()
  const { slug } = fresh()
  const read = () => house.db.inAccount(account, (tx) => other.current(tx))
  assert.equal((await read()).bySlug.get(slug), undefined)
  await published(publisher, slug, aProgramme())
  const now = await read()
  assert.equal(now.bySlug.get(slug)?.version, 1)
  assert.equal(await read(), now, 'unchanged, it is the same snapshot')
  await publisher('POST', `/programmes/${slug}/withdraw`, { body: { reason: { el: 'α' } } })
  assert.equal((await read()).bySlug.get(slug), undefined)
})

type Step = string | number

/** The path of every value in a document. */
function pathsIn(value: unknown, path: Step[] = []): Step[][] {
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [
    path,
    ...members.flatMap(([name, inner]) => pathsIn(inner, [...path, Array.isArray(value) ? Number(name) : name])),
  ]
}

function replaced(value: unknown, [step, ...rest]: Step[], by: unknown): unknown {
  if (step === undefined) return by
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return value.map((inner: unknown, index) => (index === step ? replaced(inner, rest, by) : inner))
  return { ...value, [step]: replaced(Reflect.get(value, step), rest, by) }
}

test('a body broken anywhere in any way is refused with its faults, never a fault of ours', async () => {
  const { publisher } = place
  const { slug, word } = fresh()
  const whole = aProgramme(word)
  const odd = fc.constantFrom<unknown>(
    {},
    [],
    '',
    null,
    0,
    -1,
    1e300,
    true,
    '2026-02-30',
    '2026-12-31T23:59:60Z',
    '0000-01-01T00:00:00Z',
    'EL30',
    { all: [] },
    { not: {} },
    { kind: 'activity' },
    { at_least: { k: 9, of: [] } },
    [{ document: 'call', exact: null }],
    [{}],
    { amount: '1.00', currency: 'USD' },
    { el: 'x' },
  )
  const broken = fc.array(fc.tuple(fc.constantFrom(...pathsIn(whole)), fc.oneof(odd, fc.jsonValue())), {
    minLength: 1,
    maxLength: 2,
  })
  const send = async (changes: [Step[], unknown][]): Promise<void> => {
    const body = changes.reduce<unknown>((document, [path, by]) => replaced(document, path, by), whole)
    const answer = await publisher('PUT', `/programmes/${slug}`, { body })
    assert.ok([200, 201, 400, 422].includes(answer.status), JSON.stringify(answer.body))
    if (answer.status === 422) assert.ok(answer.body.errors.length > 0)
  }
  await fc.assert(fc.asyncProperty(broken, send), { numRuns: 60 })
})

test('titles are one line: line ends become spaces, other control characters and blank titles are refused', async () => {
  const { slug } = fresh()
  const put = (title: unknown, lang: string) =>
    place.publisher('PUT', `/programmes/${slug}?lang=${lang}`, { body: { ...aProgramme(), title } })
  const kept = await put({ el: '  Πρόγραμμα\r\n\tψηφιακό ', en: 'Digital' }, 'el')
  assert.equal(kept.status, 201, JSON.stringify(kept.body))
  assert.equal(kept.body.title.el, 'Πρόγραμμα ψηφιακό')
  for (const [title, code] of [
    ['Καμπάνα\u0007', 'invalid_text'],
    [' \n ', 'title_blank'],
  ] as const) {
    const refused = await put({ el: title }, 'en')
    assert.equal(refused.status, 422, JSON.stringify(title))
    assert.equal(refused.body.errors[0].pointer, '/title/el')
    assert.equal(refused.body.errors[0].code, code)
    assert.match((await put({ el: title }, 'el')).body.errors[0].detail, /τίτλο/u)
  }
})

test('a plan under the least eligible cost of the funding is refused with the words that state it', async () => {
  const { slug } = fresh()
  const words = 'Ο επιλέξιμος προϋπολογισμός είναι τουλάχιστον 18.000 ευρώ.'
  const euros = (amount: string) => ({ amount, currency: 'EUR' })
  const body = aProgramme('όριο', {
    eligibility: { all: [] },
    documents: [
      {
        key: 'call',
        title: 'Πρόσκληση',
        role: 'call',
        order: 1,
        language: 'el',
        text: `Προϋπολογισμός 90.000.000 ευρώ. ${words}`,
      },
    ],
    funding: {
      instruments: ['grant'],
      min_eligible_cost: euros('18000.00'),
      citations: [
        { document: 'call', exact: 'Προϋπολογισμός 90.000.000 ευρώ.' },
        { document: 'call', exact: words },
      ],
    },
  })
  await published(place.publisher, slug, body)
  const verdictOf = async (planned_investment?: object) => {
    const answer = await place.publisher('POST', '/match/preview?lang=el', {
      body: { profile: { name: 'Σχέδιο', planned_investment }, programme_slugs: [slug] },
    })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    const [match] = answer.body.data
    const criterion = match.criteria.find((each: { id: string }) => each.id === 'min-eligible-cost')
    return { match, criterion }
  }
  const under = await verdictOf({ amount: euros('17999.99') })
  assert.equal(under.match.eligibility, 'not_eligible')
  const [id] = under.criterion.citations
  const span = under.match.citations.find((each: { id: string }) => each.id === id)
  assert.equal(span.quote.exact, words)
  assert.match(under.match.summary.join(' '), /18\.000/u)
  assert.equal((await verdictOf({ amount: euros('18000.00') })).match.eligibility, 'eligible')
  const without = await verdictOf()
  assert.equal(without.match.eligibility, 'eligible')
  assert.match(without.criterion.condition.sentence, /18\.000/u)
})

test('a stop that is told of before it comes is an update, and no end of the call yet', async () => {
  const { publisher, house } = place
  const { slug } = fresh()
  await published(publisher, slug, aProgramme())
  const stops = (since: string) => {
    const body = aProgramme()
    return published(publisher, slug, { ...body, call: { ...body.call, suspended: { status: 'closed', since } } })
  }
  const now = house.clock.now().round({ smallestUnit: 'second', roundingMode: 'trunc' })
  await stops(now.add({ hours: 48 }).toString())
  assert.deepEqual(await countEvents(house, slug), ['programme.created', 'programme.updated'])
  await stops(now.toString())
  assert.deepEqual(await countEvents(house, slug), ['programme.created', 'programme.updated', 'programme.closed'])
})

test('a stop that is still to come neither ends the call now nor gives up the pause that stands', async () => {
  const { publisher, house } = place
  const { slug } = fresh()
  await published(publisher, slug, aProgramme())
  const later = house.clock.now().add({ hours: 48 }).toString()
  const close = (body: object) => publisher('POST', `/programmes/${slug}/close`, { body })
  const pause = await close({ status: 'paused', since: later })
  assert.deepEqual([pause.status, pause.body.status], [200, 'open'], 'a pause may be announced')
  for (const status of ['closed', 'exhausted']) {
    const refused = await close({ status, since: later })
    assert.deepEqual(
      [refused.status, refused.body.errors?.[0]?.pointer, refused.body.errors?.[0]?.code],
      [422, '/since', 'too_late'],
    )
  }
  assert.equal((await close({ status: 'paused' })).body.status, 'paused')
  assert.equal((await close({ status: 'paused', since: later })).status, 422)
  assert.equal((await publisher('GET', `/programmes/${slug}`)).body.status, 'paused')
  assert.ok(!(await countEvents(house, slug)).includes('programme.closed'))
  const ahead = house.clock.now().add({ minutes: 2 }).toString()
  assert.equal((await close({ since: ahead })).body.status, 'closed', 'clocks differ')
})

test('a deadline is on its day in its own zone, in lists of programmes and of matches; one at midnight ends the day before', async () => {
  const { publisher, reader } = place
  const { slug, word } = fresh()
  // Midnight on the Azores is three in the night in Athens.
  const ends = { id: 'end', at: '2026-07-01T00:00:00Z', time_zone: 'Atlantic/Azores', basis: 'fixed' }
  await published(publisher, slug, { ...aProgramme(word), call: { deadlines: [ends] } })
  const found = async (query: string) =>
    (await slugsOf(reader, `/programmes/search?q=${encodeURIComponent(word)}&${query}`)).includes(slug)
  assert.ok(await found('closing_before=2026-07-01'))
  assert.ok(!(await found('closing_before=2026-06-30')))
  assert.ok(await found('closing_after=2026-06-29'))
  assert.ok(!(await found('closing_after=2026-06-30')))
})
