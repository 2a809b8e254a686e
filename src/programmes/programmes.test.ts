import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { aPlace, aProgramme, allSlugs, fresh, published } from '../../test/support/programme-world.ts'
import { loadReference } from '../reference/reference.ts'
import { anchorsIn } from './anchors.ts'
import { openCatalogue } from './catalogue.ts'

const place = await aPlace()
after(() => place.api[Symbol.asyncDispose]())

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
