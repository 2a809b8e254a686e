import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  aPlace,
  aProgramme,
  allSlugs,
  countEvents,
  fresh,
  published,
  slugsOf,
} from '../../test/support/programme-world.ts'

const place = await aPlace()
after(() => place.api[Symbol.asyncDispose]())

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

test('a call of which one line is paused before it opens is listed among those that are to open', async () => {
  const { publisher, reader } = place
  const { slug, word } = fresh()
  const time_zone = 'Europe/Athens'
  const call = {
    opens_at: { at: '2026-05-04T07:00:00Z', time_zone },
    deadlines: [{ id: 'end', at: '2026-09-30T12:00:00Z', time_zone, basis: 'fixed' }],
  }
  const budget_lines = [
    { id: 'coast', suspended: { status: 'paused', since: '2026-02-20T10:00:00Z' } },
    { id: 'hills' },
  ]
  await published(publisher, slug, aProgramme(word, { call, budget_lines }))
  const { body } = await reader('GET', `/programmes/${slug}`)
  assert.deepEqual(
    [body.status, ...body.budget_lines.map((line: { status: string }) => line.status)],
    ['forecasted', 'paused', 'forecasted'],
  )
  assert.ok((await allSlugs(reader, '&status=forecasted')).includes(slug))
  assert.ok(!(await allSlugs(reader, '&status=paused')).includes(slug))
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
