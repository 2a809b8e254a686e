import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import ICAL from 'ical.js'
import { anAlertWorld, type AlertWorld } from '../../test/support/alert-world.ts'
import { anApi, type CallerOf } from '../../test/support/api.ts'

describe('calendar feeds', () => {
  let world: AlertWorld
  before(async () => {
    world = await anAlertWorld()
  })
  after(() => world[Symbol.asyncDispose]())

  const feedOf = async (caller: CallerOf, body: Record<string, unknown>): Promise<string> => {
    const made = await caller.call('POST', '/api/v1/calendar-tokens', body)
    assert.equal(made.statusCode, 201, made.body)
    const url = made.json<{ url: string }>().url
    assert.match(url, /^https:\/\/subsidies\.example\.org\/calendar\/[\w-]{43}\.ics$/)
    return new URL(url).pathname
  }
  const read = (text: string): ICAL.Event[] => {
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
    for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
    return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  }

  it('hold deadlines and openings at their local hour, summer and winter, in every zone, with alarms at the lead times', async () => {
    await world.at('2026-03-02T09:00:00Z')
    const caller = await world.newCaller()
    await world.profile(caller, 'Πελάτης, με κόμμα; και άνω τελεία')
    const call = {
      opens_at: { at: '2026-04-15T07:00:00Z', time_zone: 'Europe/Athens' },
      deadlines: [
        { id: 'summer', at: '2026-06-30T12:00:00Z', time_zone: 'Europe/Athens', basis: 'fixed' },
        { id: 'winter', at: '2026-12-15T13:00:00Z', time_zone: 'Europe/Athens', basis: 'fixed' },
        { id: 'brussels', at: '2026-10-25T00:30:00Z', time_zone: 'Europe/Brussels', basis: 'fixed' },
      ],
    }
    const slug = await world.publish([], { call })
    await world.settle()
    const path = await feedOf(caller, {
      lead_times: ['P7D', 'PT24H'],
      filter: { programme_slugs: [slug], min_score: 1 },
    })
    const answer = await world.api.send({ url: path })
    assert.equal(answer.statusCode, 200, answer.body)
    assert.equal(answer.headers['content-type'], 'text/calendar; charset=utf-8')
    for (const line of answer.body.split('\r\n'))
      assert.ok(Buffer.byteLength(line) <= 75, `${line} is longer than 75 octets`)
    const events = read(answer.body)
    const at = Object.fromEntries(
      events.map((event) => [
        event.uid.replace(/^.{37}|@.*$/g, ''),
        `${event.startDate.toString()} ${event.startDate.zone?.tzid ?? ''}`,
      ]),
    )
    assert.deepEqual(at, {
      opens_at: '2026-04-15T10:00:00 Europe/Athens',
      summer: '2026-06-30T15:00:00 Europe/Athens',
      winter: '2026-12-15T15:00:00 Europe/Athens',
      // The first of the two half past two of that night.
      brussels: '2026-10-25T02:30:00 Europe/Brussels',
    })
    const summer = events.find(({ uid }) => uid.includes('summer'))
    assert.equal(summer?.startDate.toUnixTime(), Date.parse('2026-06-30T12:00:00Z') / 1000)
    assert.equal(summer?.summary, 'Προθεσμία: Ψηφιακός μετασχηματισμός')
    assert.match(summer?.description ?? '', /Αφορά: Πελάτης, με κόμμα; και άνω τελεία\./)
    // At nine in Greece so many days before; exact times are exact.
    assert.deepEqual(
      summer?.component.getAllSubcomponents('valarm').map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
      ['-P7DT6H', '-P1D'],
    )
    const winter = events.find(({ uid }) => uid.includes('winter'))
    assert.equal(String(winter?.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')), '-P7DT6H')
    assert.ok(!answer.body.includes('DTEND'))
  })

  it('keep the identity of an entry when it moves, and cancel it when the call is stopped', async () => {
    await world.at('2026-03-02T09:00:00Z')
    const caller = await world.newCaller()
    await world.profile(caller)
    const slug = await world.publish(['2026-04-30T12:00:00Z'])
    const path = await feedOf(caller, { filter: { programme_slugs: [slug] } })
    const [before] = read((await world.api.send({ url: path })).body)
    await world.publish(['2026-05-29T12:00:00Z'], {}, slug)
    const [moved] = read((await world.api.send({ url: path })).body)
    assert.equal(moved?.uid, before?.uid)
    assert.ok((moved?.sequence ?? 0) > (before?.sequence ?? 0))
    assert.equal(moved?.startDate.toString(), '2026-05-29T15:00:00')
    await world.close(slug, 'closed')
    const [cancelled] = read((await world.api.send({ url: path })).body)
    assert.equal(cancelled?.component.getFirstPropertyValue('status'), 'CANCELLED')
    assert.equal(cancelled?.component.getAllSubcomponents('valarm').length, 0)
  })

  it('answer 304 while nothing has changed, and stop at the old address when it is replaced', async () => {
    await world.at('2026-03-02T09:00:00Z')
    const caller = await world.newCaller()
    const slug = await world.publish(['2026-04-30T12:00:00Z'])
    const path = await feedOf(caller, { name: 'clients', filter: { programme_slugs: [slug] } })
    const first = await world.api.send({ url: path })
    world.api.house.clock.set('2026-03-02T10:00:00Z')
    const again = await world.api.send({ url: path, headers: { 'if-none-match': String(first.headers['etag']) } })
    assert.equal(again.statusCode, 304)
    const other = await feedOf(caller, { name: 'others', filter: { programme_slugs: [slug] } })
    const next = await feedOf(caller, { name: 'clients', filter: { programme_slugs: [slug] } })
    assert.notEqual(next, path)
    assert.equal((await world.api.send({ url: path })).statusCode, 404)
    for (const url of [next, other]) assert.equal((await world.api.send({ url })).statusCode, 200)
  })

  it('show nothing of another account', async () => {
    await world.at('2026-03-02T09:00:00Z')
    const [one, other] = [await world.newCaller(), await world.newCaller()]
    await world.profile(one, 'Μυστικός πελάτης')
    const slug = await world.publish(['2026-04-30T12:00:00Z'])
    await world.settle()
    const path = await feedOf(other, { filter: { programme_slugs: [slug] } })
    assert.ok(!(await world.api.send({ url: path })).body.includes('Μυστικός'))
  })

  it('are made sixty times a minute for one address at most, however many ask at once', async () => {
    await world.at('2026-03-02T09:00:00Z')
    const caller = await world.newCaller()
    const [path, other] = [await feedOf(caller, { name: 'a' }), await feedOf(caller, { name: 'b' })]
    const answers = await Promise.all(Array.from({ length: 63 }, () => world.api.send({ url: path })))
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    assert.equal(refused.length, 3)
    for (const answer of refused) {
      assert.deepEqual([answer.statusCode, answer.json<{ code: string }>().code], [429, 'rate_limited'])
      assert.equal(answer.headers['retry-after'], '60')
    }
    assert.equal((await world.api.send({ url: path.replace('.ics', '') })).statusCode, 429, 'the same by another name')
    assert.equal((await world.api.send({ url: other })).statusCode, 200)
    await world.at('2026-03-02T09:01:00Z')
    assert.equal((await world.api.send({ url: path })).statusCode, 200)
  })

  it('cannot be guessed at: an address whose links lead nowhere has to wait, as with keys', async () => {
    await using api = await anApi({ failuresPerMinute: 3 })
    const made = await (await api.newCaller()).call('POST', '/api/v1/calendar-tokens', { name: 'a' })
    const { pathname } = new URL(made.json<{ url: string }>().url)
    const statusOf = async (url: string) => (await api.send({ url })).statusCode
    assert.equal(await statusOf(pathname), 200)
    const guesses = ['calendar', 'confirm', 'unsubscribe'].map((kind) => `/${kind}/${'x'.repeat(43)}`)
    for (const url of guesses) assert.equal(await statusOf(url), 404, url)
    for (const url of [...guesses, pathname]) {
      const answer = await api.send({ url })
      assert.deepEqual([answer.statusCode, answer.json<{ code: string }>().code], [429, 'too_many_failures'], url)
    }
    api.house.clock.advance({ seconds: 60 })
    assert.equal(await statusOf(pathname), 200)
  })
})
