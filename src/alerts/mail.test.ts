import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import ICAL from 'ical.js'
import { sql } from 'kysely'
import { anAlertWorld, type AlertWorld } from '../../test/support/alert-world.ts'
import type { CallerOf } from '../../test/support/api.ts'
import { onOneEngine } from '../../test/support/house.ts'
import { openLog } from '../platform/log.ts'
import { Deliverer } from '../webhooks/deliver.ts'
import { claimMessages } from './notice-store.ts'
import { aReceiver } from '../../test/support/receiver.ts'
import { aMailServer, type Arrived, type MailServer } from '../../test/support/mail-server.ts'

describe('alerts by mail', () => {
  let server: MailServer
  let world: AlertWorld
  before(async () => {
    server = await aMailServer()
    world = await anAlertWorld({ alerts: { mail: server.options } })
  })
  after(async () => {
    await world[Symbol.asyncDispose]()
    await server[Symbol.asyncDispose]()
  })

  let made = 0
  const anAddress = () => `info${(made += 1)}@client.example.org`
  const mailsTo = (address: string): Arrived[] => server.mails.filter(({ recipients }) => recipients.includes(address))
  const linkIn = (mail: Arrived | undefined, kind: 'confirm' | 'unsubscribe'): string => {
    const found = new RegExp(`https://subsidies\\.example\\.org(/${kind}/[^\\s>"]+)`).exec(mail?.parsed.text ?? '')
    assert.ok(found?.[1] !== undefined, mail?.parsed.text ?? 'no mail')
    return found[1]
  }
  const confirm = async (address: string) => {
    const url = linkIn(mailsTo(address).at(-1), 'confirm')
    const page = await world.api.send({ url })
    assert.equal(page.statusCode, 200, page.body)
    assert.ok(page.body.includes('<form method="post">'))
    const done = await world.api.send({ method: 'POST', url })
    assert.equal(done.statusCode, 200, done.body)
    await world.settle()
  }
  /** An alert of a fresh account on a programme that closes on 30 April at 15:00 in Greece. */
  const anAlert = async (more: Record<string, unknown> = {}, channel: Record<string, unknown> = {}) => {
    await world.at('2026-03-02T09:00:00Z')
    server.answers.length = 0
    const caller = await world.newCaller()
    await world.profile(caller, 'Καφενείον «Η Ωραία» <ΟΕ>')
    const slug = await world.publish(['2026-04-30T12:00:00Z'])
    await world.settle()
    const to = anAddress()
    const id = await world.create(caller, {
      name: 'Προθεσμίες',
      trigger: { on: 'deadline', lead_times: ['P7D', 'PT24H'], filter: { programme_slugs: [slug], min_score: 1 } },
      channels: [{ type: 'email', to, ...channel }],
      ...more,
    })
    await world.settle()
    return { caller, slug, to, id }
  }
  const states = async (caller: CallerOf, id: string) =>
    (await world.notifications(caller, id)).map(({ lead_time, status, reason }) => [lead_time, status, reason])

  it('are asked for first: nothing is told to an address that has not agreed, and what was held back is told when it does', async () => {
    const { caller, to, id } = await anAlert()
    assert.equal(mailsTo(to).length, 1)
    assert.match(mailsTo(to)[0]?.parsed.subject ?? '', /Επιβεβαιώστε/)
    assert.match(mailsTo(to)[0]?.parsed.text ?? '', /Ο λογαριασμός «Δοκιμή ΑΕ»/)
    await world.at('2026-04-23T06:00:00Z')
    assert.equal(mailsTo(to).length, 1)
    assert.deepEqual(await states(caller, id), [['P7D', 'suppressed', 'address_unconfirmed']])
    await confirm(to)
    assert.equal(mailsTo(to).length, 2)
    assert.deepEqual(await states(caller, id), [['P7D', 'sent', null]])
    const shown = (await caller.call('GET', `/api/v1/alerts/${id}`)).json<{ channels: { state: string }[] }>()
    assert.equal(shown.channels[0]?.state, 'confirmed')
  })

  it('arrive over TLS with a log-in, in Greek, as text and HTML, with a calendar entry at the right local hour', async () => {
    const { to } = await anAlert()
    await confirm(to)
    await world.at('2026-04-23T06:00:00Z')
    const mail = mailsTo(to)[1]
    assert.ok(mail !== undefined)
    assert.equal(mail.parsed.subject, 'Προθεσμία σε 7 ημέρες: Ψηφιακός μετασχηματισμός')
    assert.match(mail.parsed.text ?? '', /Προθεσμία: 30 Απριλίου 2026, 15:00 \(ώρα Ελλάδας\)\./)
    assert.match(mail.parsed.text ?? '', /Αφορά: Καφενείον «Η Ωραία» <ΟΕ>\./)
    assert.match(String(mail.parsed.html), /<html lang="el">[\s\S]*Καφενείον «Η Ωραία» &lt;ΟΕ&gt;/)
    assert.equal(mail.parsed.from?.value[0]?.address, 'alerts@subsidies.example.org')
    assert.match(mail.parsed.messageId ?? '', /^<msg_\w+@subsidies\.example\.org>$/)
    const [attachment] = mail.parsed.attachments
    assert.match(attachment?.contentType ?? '', /text\/calendar/)
    const calendar = new ICAL.Component(ICAL.parse(attachment?.content.toString('utf8') ?? '') as unknown[])
    for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
    assert.equal(event.startDate.hour, 15)
    assert.equal(event.startDate.zone?.tzid, 'Europe/Athens')
    assert.equal(event.startDate.toUnixTime(), Date.parse('2026-04-30T12:00:00Z') / 1000)
    assert.equal(event.component.getAllSubcomponents('valarm').length, 2)
    assert.equal(String(event.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')), '-P7DT6H')
  })

  it('of a deadline at midnight count to the day that ends, and call it 24:00 of that day', onOneEngine, async () => {
    const { caller, to } = await anAlert()
    await confirm(to)
    const slug = await world.publish(['2026-05-31T21:00:00Z'])
    await world.settle()
    await world.create(caller, {
      trigger: { on: 'deadline', lead_times: ['P1D', 'PT6H'], filter: { programme_slugs: [slug] } },
      channels: [{ type: 'email', to }],
    })
    await world.at('2026-05-30T06:00:00Z')
    const last = () => mailsTo(to).at(-1)?.parsed
    assert.equal(last()?.subject, 'Προθεσμία σε 1 ημέρα: Ψηφιακός μετασχηματισμός')
    assert.match(last()?.text ?? '', /Προθεσμία: 31 Μαΐου 2026, 24:00 \(ώρα Ελλάδας\)\./)
    await world.at('2026-05-31T15:00:00Z')
    assert.match(last()?.subject ?? '', /σήμερα/)
  })

  it('hold a calendar whose name and texts are as RFC 5545 has them', onOneEngine, async () => {
    const { caller, to } = await anAlert()
    await confirm(to)
    const title = { el: 'Καινοτομία, έρευνα; και \\ ανάπτυξη', en: 'Innovation, research; and \\ growth' }
    const slug = await world.publish(['2026-05-29T12:00:00Z'], { title, source: undefined })
    await world.settle()
    await world.create(caller, {
      trigger: { on: 'deadline', lead_times: ['PT24H'], filter: { programme_slugs: [slug] } },
      channels: [{ type: 'email', to }],
    })
    await world.at('2026-05-28T12:00:00Z')
    const text = mailsTo(to).at(-1)?.parsed.attachments[0]?.content.toString('utf8') ?? ''
    const whole = text.replaceAll('\r\n ', '')
    for (const line of ['NAME', 'X-WR-CALNAME'])
      assert.match(whole, new RegExp(String.raw`^${line}:Καινοτομία\\, έρευνα\\; και \\\\ ανάπτυξη\r$`, 'm'))
    assert.ok(!/^DESCRIPTION:\r$/m.test(whole), whole)
    assert.ok(!whole.includes('DTEND'))
  })

  it('come in English where the alert is in English', onOneEngine, async () => {
    const { to } = await anAlert({ language: 'en' })
    await confirm(to)
    await world.at('2026-04-29T12:00:00Z')
    assert.equal(mailsTo(to).at(-1)?.parsed.subject, 'Deadline in 1 day: Digital transformation')
    assert.match(mailsTo(to).at(-1)?.parsed.text ?? '', /Deadline: 30 April 2026, 15:00 \(Greek time\)\./)
  })

  it('stop at one click, and begin again only when the owner agrees', async () => {
    const { caller, to, id, slug } = await anAlert()
    await confirm(to)
    await world.at('2026-04-23T06:00:00Z')
    const mail = mailsTo(to).at(-1)
    const header = String(
      mail?.parsed.headers.get('list-unsubscribe') ?? mail?.raw.match(/^List-Unsubscribe: .*$/im)?.[0],
    )
    assert.match(mail?.raw ?? '', /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    const url = linkIn(mail, 'unsubscribe')
    assert.ok((mail?.raw ?? '').replaceAll('\r\n ', '').includes(url.split('?')[0] ?? ''), header)
    // RFC 8058: a POST with this body, without cookies or further steps.
    const answer = await world.api.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    assert.equal(answer.statusCode, 200, answer.body)
    await world.at('2026-04-29T12:00:00Z')
    assert.equal(mailsTo(to).length, 2)
    assert.deepEqual(await states(caller, id), [
      ['PT24H', 'suppressed', 'unsubscribed'],
      ['P7D', 'sent', null],
    ])
    const again = {
      trigger: { on: 'deadline', lead_times: ['PT24H'], filter: { programme_slugs: [slug] } },
      channels: [{ type: 'email', to }],
    }
    await world.create(caller, again)
    await world.settle()
    assert.match(mailsTo(to).at(-1)?.parsed.subject ?? '', /Επιβεβαιώστε/)
    await confirm(to)
    assert.equal(mailsTo(to).filter(({ parsed }) => parsed.subject?.startsWith('Προθεσμία') === true).length, 3)
  })

  it('whose server refuses the question are shown with its answer, until they are asked anew', async () => {
    await world.at('2026-03-02T09:00:00Z')
    const caller = await world.api.newCaller()
    const to = anAddress()
    server.answers.length = 0
    server.answers.push('550 5.1.1 No such mailbox', undefined)
    const definition = {
      trigger: { on: 'deadline', lead_times: ['P7D'], filter: {} },
      channels: [{ type: 'email', to }],
    }
    const id = await world.create(caller, definition)
    const before = await caller.call('GET', `/api/v1/alerts/${id}`)
    await world.settle()
    const shown = async () => {
      const answer = await caller.call('GET', `/api/v1/alerts/${id}`)
      const [channel] = answer.json<{ channels: { state: string; refused?: string }[] }>().channels
      return { state: channel?.state, refused: channel?.refused, etag: answer.headers['etag'] }
    }
    const refused = await shown()
    assert.equal(refused.state, 'pending')
    assert.match(refused.refused ?? '', /550 5\.1\.1 No such mailbox/)
    assert.notEqual(refused.etag, before.headers['etag'])
    await world.at('2026-03-03T10:00:00Z')
    await world.create(caller, definition)
    await world.settle()
    assert.deepEqual([(await shown()).state, (await shown()).refused], ['pending', undefined])
    await confirm(to)
    assert.equal((await shown()).state, 'confirmed')
  })

  it('named again within a day of the last question are asked when the day is over, once, and the alert says when', async () => {
    const { caller, to, slug, id: first } = await anAlert()
    await confirm(to)
    await world.at('2026-03-02T10:00:00Z')
    const again = {
      trigger: { on: 'deadline', lead_times: ['PT24H'], filter: { programme_slugs: [slug] } },
      channels: [{ type: 'email', to }],
    }
    const test = await world.create(caller, again)
    await caller.call('POST', `/api/v1/alerts/${test}/test`)
    const url = linkIn(mailsTo(to).at(-1), 'unsubscribe')
    assert.equal((await world.api.send({ method: 'POST', url })).statusCode, 200)
    await caller.call('DELETE', `/api/v1/alerts/${test}`)
    const preview = (await caller.call('POST', '/api/v1/alerts/preview?lang=en', again)).json<{
      notes: { code: string; detail: string }[]
    }>()
    assert.deepEqual(
      preview.notes.map(({ code }) => code),
      ['address_unsubscribed'],
    )
    assert.match(preview.notes[0]?.detail ?? '', /2026-03-03T09:00Z/)
    const id = await world.create(caller, again)
    const shown = async () =>
      (await caller.call('GET', `/api/v1/alerts/${id}`)).json<{ channels: { state: string; ask_at?: string }[] }>()
        .channels[0]
    assert.deepEqual([(await shown())?.state, (await shown())?.ask_at], ['unsubscribed', '2026-03-03T09:00:00Z'])
    await world.at('2026-03-03T08:59:00Z')
    const before = mailsTo(to).length
    await world.at('2026-03-03T09:00:00Z')
    await world.at('2026-03-06T09:00:00Z')
    assert.equal(mailsTo(to).length, before + 1)
    assert.match(mailsTo(to).at(-1)?.parsed.subject ?? '', /Επιβεβαιώστε/)
    assert.equal((await shown())?.ask_at, undefined)
    await confirm(to)
    assert.equal((await shown())?.state, 'confirmed')
    // What they would tell later is no business of other tests.
    for (const made of [first, id]) await caller.call('DELETE', `/api/v1/alerts/${made}`)
  })

  it('are tried again after greylisting, and a refusal for good is shown', async () => {
    const { caller, to, id } = await anAlert()
    await confirm(to)
    server.answers.push('451 4.7.1 Greylisted, try again later', undefined)
    await world.at('2026-04-23T06:00:00Z')
    assert.deepEqual(await states(caller, id), [['P7D', 'scheduled', null]])
    await world.at('2026-04-23T06:01:00Z')
    const [told] = await world.notifications(caller, id)
    assert.deepEqual(
      told?.attempts.map(({ outcome }) => outcome),
      ['retry', 'sent'],
    )
    assert.match(told?.attempts[0]?.answer ?? '', /451 4\.7\.1 Greylisted/)
    server.answers.length = 0
    server.answers.push('550 5.1.1 No such mailbox')
    await world.at('2026-04-29T12:00:00Z')
    const [refused] = await world.notifications(caller, id)
    assert.deepEqual([refused?.status, refused?.reason], ['failed', 'refused'])
    assert.match(refused?.attempts[0]?.answer ?? '', /550 5\.1\.1 No such mailbox/)
  })

  it('wait outside quiet hours between attempts, and are given up when the deadline passes', async () => {
    const { caller, to, id } = await anAlert({ schedule: { quiet_hours: { from: '09:03', to: '09:30' } } })
    await confirm(to)
    server.answers.push('451 4.3.0 Busy')
    await world.at('2026-04-23T06:00:00Z')
    await world.at('2026-04-23T06:01:00Z')
    await world.at('2026-04-23T06:10:00Z')
    assert.equal((await world.notifications(caller, id))[0]?.attempts.length, 2)
    await world.at('2026-04-23T06:30:00Z')
    assert.equal((await world.notifications(caller, id))[0]?.attempts.length, 3)
    await world.at('2026-04-30T12:00:00Z')
    const reasons = (await states(caller, id)).map(([, status, reason]) => [status, reason])
    assert.deepEqual(reasons, [
      ['suppressed', 'deadline_passed'],
      ['suppressed', 'deadline_passed'],
    ])
  })

  it('that a process took with it are sent by another when its lease is over, once', async () => {
    const { caller, to, id } = await anAlert()
    await confirm(to)
    const { clock, db } = world.api.house
    clock.set('2026-04-23T06:00:00Z')
    while ((await world.worker.look()).alerts > 0) {}
    const until = clock.now().add({ minutes: 5 })
    const taken = await db.asService('send alerts', (tx) => claimMessages(tx, 'dead', clock.now(), until, 100))
    assert.equal(taken.length, 1)
    await world.at('2026-04-23T06:04:00Z')
    assert.equal(mailsTo(to).length, 1)
    await world.at('2026-04-23T06:05:00Z')
    await world.at('2026-04-23T07:00:00Z')
    assert.equal(mailsTo(to).length, 2)
    assert.deepEqual(await states(caller, id), [['P7D', 'sent', null]])
  })

  it('copies go to those who have agreed, each with a link of its own', async () => {
    const copy = anAddress()
    const { to } = await anAlert({}, { cc: [copy] })
    await confirm(to)
    await confirm(copy)
    await world.at('2026-04-23T06:00:00Z')
    const [first, second] = [mailsTo(to).at(-1), mailsTo(copy).at(-1)]
    assert.equal(first?.parsed.messageId, second?.parsed.messageId)
    assert.notEqual(linkIn(first, 'unsubscribe'), linkIn(second, 'unsubscribe'))
    const cc = second?.parsed.cc
    assert.equal(Array.isArray(cc) ? undefined : cc?.text, copy)
  })

  it('what changed between looking and sending is left out, with the reason', async () => {
    const { caller, to, id, slug } = await anAlert()
    await confirm(to)
    world.api.house.clock.set('2026-04-23T06:00:00Z')
    while ((await world.worker.look()).alerts > 0) {}
    await world.close(slug, 'exhausted')
    await world.settle()
    assert.equal(mailsTo(to).length, 1)
    assert.deepEqual(await states(caller, id), [['P7D', 'suppressed', 'call_exhausted']])
  })

  it('tell in one message of all that is due at one time, also after days of silence', async () => {
    await world.at('2026-03-02T09:00:00Z')
    const caller = await world.newCaller()
    await world.profile(caller)
    const slugs = []
    for (const day of ['10', '11', '12']) slugs.push(await world.publish([`2026-05-${day}T12:00:00Z`]))
    await world.settle()
    const to = anAddress()
    await world.create(caller, {
      trigger: { on: 'deadline', lead_times: ['P7D'], filter: { programme_slugs: slugs } },
      channels: [{ type: 'email', to }],
    })
    await world.settle()
    await confirm(to)
    await world.at('2026-05-06T06:00:00Z')
    assert.deepEqual(
      mailsTo(to)
        .slice(1)
        .map(({ parsed }) => parsed.subject),
      ['3 ενημερώσεις για προγράμματα επιδότησης'],
    )
    assert.match(mailsTo(to).at(-1)?.parsed.text ?? '', /αργότερα από τον χρόνο προειδοποίησης/)
  })

  it('tell of new matches, changes and exhausted budgets when they happen', async () => {
    await world.at('2026-03-02T09:00:00Z')
    const caller = await world.newCaller()
    await world.profile(caller)
    const to = anAddress()
    const slug = `news-${process.pid}`
    for (const on of ['new_match', 'programme_changed', 'budget_line_exhausted'])
      await world.create(caller, {
        trigger: { on, filter: { programme_slugs: [slug] } },
        channels: [{ type: 'email', to }],
      })
    await world.settle()
    await confirm(to)
    const subjects = () =>
      mailsTo(to)
        .slice(1)
        .map(({ parsed }) => parsed.subject)
    await world.publish(['2026-06-30T12:00:00Z'], { budget_lines: [{ id: 'a' }, { id: 'b' }] }, slug)
    await world.settle()
    assert.deepEqual(subjects(), [])
    await world.at('2026-03-02T09:01:00Z')
    assert.deepEqual(subjects(), ['Νέο πρόγραμμα που ταιριάζει: Ψηφιακός μετασχηματισμός'])
    assert.match(mailsTo(to).at(-1)?.parsed.text ?? '', /Επόμενη προθεσμία: 30 Ιουνίου 2026, 15:00/)
    const exhausted = { status: 'exhausted', since: '2026-03-02T09:00:00Z' }
    await world.publish(
      ['2026-06-30T12:00:00Z'],
      { budget_lines: [{ id: 'a', suspended: exhausted }, { id: 'b' }] },
      slug,
    )
    await world.settle()
    await world.at('2026-03-02T09:03:00Z')
    assert.deepEqual(subjects().slice(1).toSorted(), [
      'Εξαντλήθηκε ο προϋπολογισμός της γραμμής «a»: Ψηφιακός μετασχηματισμός',
      'Το πρόγραμμα άλλαξε: Ψηφιακός μετασχηματισμός',
    ])
    // Another change of a line that is exhausted is no news of its end.
    await world.publish(
      ['2026-06-30T12:00:00Z'],
      { budget_lines: [{ id: 'a', suspended: exhausted, as_of: '2026-03-01' }, { id: 'b' }] },
      slug,
    )
    await world.settle()
    await world.at('2026-03-02T09:05:00Z')
    assert.equal(subjects().filter((subject) => subject?.startsWith('Εξαντλήθηκε') === true).length, 1)
    await world.withdraw(slug)
    await world.settle()
    await world.at('2026-03-02T09:08:00Z')
    assert.match(subjects().at(-1) ?? '', /Το πρόγραμμα αποσύρθηκε/)
  })

  it('name a programme that begins to fit several clients once, with all of them', async () => {
    await world.at('2026-03-02T09:00:00Z')
    const caller = await world.newCaller()
    for (const name of ['Γάμα', 'Άλφα', 'Βήτα']) await world.profile(caller, name)
    const to = anAddress()
    const slug = `several-${process.pid}`
    await world.create(caller, {
      trigger: { on: 'new_match', filter: { programme_slugs: [slug] } },
      channels: [{ type: 'email', to }],
    })
    await world.settle()
    await confirm(to)
    await world.publish(['2026-06-30T12:00:00Z'], {}, slug)
    await world.settle()
    await world.at('2026-03-02T09:02:00Z')
    const [, mail, ...more] = mailsTo(to)
    assert.deepEqual([mail?.parsed.subject, more], ['Νέο πρόγραμμα που ταιριάζει: Ψηφιακός μετασχηματισμός', []])
    assert.match(mail?.parsed.text ?? '', /Αφορά: Άλφα, Βήτα, Γάμα\./)
  })

  it('name a budget line in the language of the alert', async () => {
    await world.at('2026-03-02T09:00:00Z')
    const caller = await world.newCaller()
    await world.profile(caller)
    const to = anAddress()
    const slug = `lines-${process.pid}`
    await world.create(caller, {
      language: 'en',
      trigger: { on: 'budget_line_exhausted', filter: { programme_slugs: [slug] } },
      channels: [{ type: 'email', to }],
    })
    await world.settle()
    await confirm(to)
    const line = { id: 'a', title: { el: 'Πράσινη', en: 'Green' } }
    await world.publish(['2026-06-30T12:00:00Z'], { budget_lines: [line] }, slug)
    await world.settle()
    const suspended = { status: 'exhausted', since: '2026-03-02T09:00:00Z' }
    await world.publish(['2026-06-30T12:00:00Z'], { budget_lines: [{ ...line, suspended }] }, slug)
    await world.settle()
    await world.at('2026-03-02T09:02:00Z')
    assert.match(mailsTo(to).at(-1)?.parsed.subject ?? '', /^The budget of line "Green" is exhausted/)
  })

  for (const on of ['deadline', 'new_match']) {
    it(`of clients that come one after the other are one mail (${on})`, async () => {
      await world.at('2026-03-02T09:00:00Z')
      const caller = await world.newCaller()
      const slug = await world.publish(['2026-03-20T12:00:00Z'])
      const to = anAddress()
      const trigger = { on, ...(on === 'deadline' ? { lead_times: ['P30D'] } : {}) }
      const id = await world.create(caller, {
        trigger: { ...trigger, filter: { programme_slugs: [slug], min_score: 1 } },
        channels: [{ type: 'email', to }],
      })
      await world.settle()
      await confirm(to)
      const start = Temporal.Instant.from('2026-03-02T10:00:00Z')
      const after = (seconds: number) => world.at(start.add({ seconds }).toString())
      const mails = () => mailsTo(to).length - 1
      for (let n = 0; n < 5; n += 1) {
        await after(7 * n)
        await world.profile(caller, `Πελάτης ${n}`)
        await world.settle()
      }
      await after(28 + 59)
      assert.equal(mails(), 0)
      await after(28 + 60)
      assert.equal(mails(), 1)
      assert.equal((await world.notifications(caller, id)).filter(({ status }) => status === 'sent').length, 5)
      // They keep coming for a quarter of an hour: none waits for more than ten minutes.
      for (let n = 0; n < 18; n += 1) {
        await after(3600 + 50 * n)
        await world.profile(caller, `Κι άλλος ${n}`)
        await world.settle()
      }
      assert.equal(mails(), 2)
      await after(3600 + 900 + 60)
      assert.equal(mails(), 3)
      assert.equal((await world.notifications(caller, id)).filter(({ status }) => status === 'sent').length, 23)
    })
  }

  it('do not wait for more beyond the deadline', async () => {
    const { caller, slug, to } = await anAlert()
    await confirm(to)
    await world.at('2026-04-30T11:58:00Z')
    const before = mailsTo(to).length
    await world.profile(caller, 'Τελευταία στιγμή')
    await world.settle()
    await world.at('2026-04-30T11:59:00Z')
    assert.equal(mailsTo(to).length, before + 1, slug)
  })

  it('go to no more than 500 strangers of an account a day', async () => {
    const { caller } = await anAlert()
    const strangers = async (count: number, askedAt: string) =>
      world.api.house.db.asService('open links', (tx) =>
        sql`insert into alerts_addresses (id, account_id, address, state, round, language, asked_at)
          select gen_random_uuid(), ${caller.accountId}, 'stranger' || n || ${askedAt} || '@example.org', 'pending', 1, 'el', ${askedAt}::timestamptz
          from generate_series(1, ${count}::integer) as n`.execute(tx),
      )
    await strangers(490, '2026-03-02T08:00:00Z')
    await strangers(500, '2026-03-01T08:00:00Z')
    const name = (count: number) =>
      caller.call('POST', '/api/v1/alerts', {
        trigger: { on: 'new_match' },
        channels: [{ type: 'email', to: anAddress(), cc: Array.from({ length: count - 1 }, anAddress) }],
      })
    const many = await name(10)
    assert.equal(many.statusCode, 409, many.body)
    const few = await name(9)
    assert.equal(few.statusCode, 201, few.body)
    await caller.call('DELETE', `/api/v1/alerts/${few.json<{ id: string }>().id}`)
  })

  it('refuse addresses that are none or would add lines to a mail', async () => {
    const caller = await world.newCaller()
    for (const to of [
      'a@example.org\r\nBcc: b@example.org',
      'a@example.org, b@example.org',
      'Name <a@example.org>',
      'a@b',
      'a b@example.org',
      '.a@example.org',
      'ά@example.org',
      'info@καφές.gr',
    ]) {
      const refused = await caller.call('POST', '/api/v1/alerts', {
        trigger: { on: 'deadline', lead_times: ['P7D'] },
        channels: [{ type: 'email', to }],
      })
      assert.equal(refused.statusCode, 422, to)
      assert.match(refused.body, /address_invalid|control/, to)
    }
  })

  it('links of another purpose, of an old question, or made up are a 404', async () => {
    const { to } = await anAlert()
    const url = linkIn(mailsTo(to)[0], 'confirm')
    for (const wrong of [
      url.replace('/confirm/', '/unsubscribe/'),
      `${url.slice(0, 20)}${url[20] === 'A' ? 'B' : 'A'}${url.slice(21)}`,
      '/confirm/x',
      '/calendar/x.ics',
    ])
      assert.equal((await world.api.send({ url: wrong })).statusCode, 404, wrong)
    const browser = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' }
    const page = await world.api.send({ url: '/confirm/x?lang=en', headers: browser })
    assert.equal(page.statusCode, 404)
    assert.match(String(page.headers['content-type']), /^text\/html/)
    assert.match(page.body, /<p>This link is not valid/)
  })

  it('warn of a webhook that was disabled, whoever is named for it and has agreed', async () => {
    await using receiver = await aReceiver((_call, response) => void response.writeHead(410).end())
    await world.at('2026-03-02T09:00:00Z')
    const caller = await world.newCaller()
    await world.profile(caller)
    const slug = await world.publish([])
    const to = anAddress()
    const register = (warnEmail: string, more: Record<string, unknown> = {}) =>
      caller.call('POST', '/api/v1/webhooks/register', {
        url: receiver.url,
        event_types: ['match.scored'],
        warn_email: warnEmail,
        ...more,
      })
    const refused = await register('Anna <anna@example.org>')
    assert.equal(refused.statusCode, 422, refused.body)
    assert.equal(refused.json<{ errors: { pointer: string }[] }>().errors[0]?.pointer, '/warn_email')
    const answer = await register(to.toUpperCase())
    assert.equal(answer.statusCode, 201, answer.body)
    const { id, warn_email: named } = answer.json<{ id: string; warn_email: string }>()
    assert.equal(named, to.toUpperCase())
    const unasked = (await register(anAddress())).json<{ id: string }>().id
    await world.settle()
    await confirm(to)
    const { db, clock } = world.api.house
    const deliverer = new Deliverer({
      db,
      clock,
      log: openLog('silent'),
      kit: world.api.alerts.webhooks,
      holder: 'mail.test',
    })
    await world.close(slug, 'exhausted')
    await world.settle()
    await deliverer.once()
    await world.settle()
    const warnings = mailsTo(to).filter(({ parsed }) => parsed.subject?.includes('whk_') === true)
    assert.deepEqual(
      warnings.map(({ parsed }) => parsed.subject),
      [`Το webhook ${id} απενεργοποιήθηκε`],
    )
    const text = warnings[0]?.parsed.text ?? ''
    assert.ok(text.includes(`Διεύθυνση: ${receiver.url}`), text)
    assert.match(text, /Απάντησε 410/)
    assert.ok(warnings[0] !== undefined && linkIn(warnings[0], 'unsubscribe').length > 0)
    assert.ok(!server.mails.some(({ parsed }) => parsed.subject?.includes(unasked) === true))
    // Unsubscribed and named again within a day of the question: asked when the day is over.
    assert.equal((await world.api.send({ method: 'POST', url: linkIn(warnings[0], 'unsubscribe') })).statusCode, 200)
    await caller.call('PATCH', `/api/v1/webhooks/${id}`, { warn_email: to })
    const before = mailsTo(to).length
    await world.at('2026-03-03T08:59:00Z')
    assert.equal(mailsTo(to).length, before)
    await world.at('2026-03-03T09:01:00Z')
    assert.deepEqual(
      mailsTo(to)
        .slice(before)
        .map(({ parsed }) => /Επιβεβαιώστε/.test(parsed.subject ?? '')),
      [true],
    )
    const off = await caller.call('PATCH', `/api/v1/webhooks/${id}`, { warn_email: null, status: 'active' })
    assert.equal(off.json<{ warn_email: string | null }>().warn_email, null)
  })

  it('whose turn has not come when the process stops are given back as they were, and sent by the next', async () => {
    await world.at('2026-03-02T09:00:00Z')
    const caller = await world.newCaller()
    const addresses = Array.from({ length: 30 }, anAddress)
    for (let at = 0; at < addresses.length; at += 10) {
      const [to, ...cc] = addresses.slice(at, at + 10)
      await world.create(caller, {
        trigger: { on: 'deadline', lead_times: ['P7D'] },
        channels: [{ type: 'email', to, cc }],
      })
    }
    await world.worker.ask()
    await world.worker.send(AbortSignal.abort())
    const asked = () => addresses.map((address) => mailsTo(address).length)
    const first = asked().reduce((sum, count) => sum + count, 0)
    assert.ok(first > 0 && first < addresses.length, `${first} were under way`)
    await world.worker.send()
    assert.deepEqual(new Set(asked()), new Set([1]), 'each once, and no wait')
  })

  it('whose turn a slow mail server leaves for too long are given back before another process takes them, each sent once', async () => {
    await world.at('2026-03-02T09:00:00Z')
    const caller = await world.newCaller()
    const addresses = Array.from({ length: 60 }, anAddress)
    for (let at = 0; at < addresses.length; at += 10) {
      const [to, ...cc] = addresses.slice(at, at + 10)
      await world.create(caller, {
        trigger: { on: 'deadline', lead_times: ['P7D'] },
        channels: [{ type: 'email', to, cc }],
      })
    }
    await world.worker.ask()
    const arrived = server.mails.length
    const sending = world.worker.send()
    while (server.mails.length === arrived) await setImmediate()
    world.api.house.clock.advance({ seconds: 200 })
    await sending
    const asked = () => addresses.map((address) => mailsTo(address).length)
    const first = asked().reduce((sum, count) => sum + count, 0)
    assert.ok(first < addresses.length, `${first} were begun`)
    await world.worker.send()
    assert.deepEqual(new Set(asked()), new Set([1]))
  })

  it('can be tested, but not on an address that has not agreed', async () => {
    const { caller, to, id } = await anAlert()
    const test = async () =>
      (await caller.call('POST', `/api/v1/alerts/${id}/test`)).json<{ results: { status: string; detail: string }[] }>()
        .results
    assert.equal((await test())[0]?.status, 'suppressed')
    await confirm(to)
    assert.equal((await test())[0]?.status, 'sent')
    assert.equal(mailsTo(to).at(-1)?.parsed.subject, 'Δοκιμαστική ειδοποίηση')
    await world.api.send({ method: 'POST', url: linkIn(mailsTo(to).at(-1), 'unsubscribe') })
    const [stopped] = await test()
    assert.equal(stopped?.status, 'suppressed')
    assert.match(stopped?.detail ?? '', /διαγράφηκε από τον κάτοχό της/)
  })
})

describe('a mail server that cannot be trusted', () => {
  const attempts = async (
    more: Parameters<typeof aMailServer>[0],
    change: Record<string, unknown>,
  ): Promise<string> => {
    await using server = await aMailServer(more)
    await using world = await anAlertWorld({ alerts: { mail: { ...server.options, ...change } } })
    await world.at('2026-03-02T09:00:00Z')
    const sent = await world.api.alerts.mail?.send({
      messageId: '<x@example.org>',
      recipient: 'a@example.org',
      to: 'a@example.org',
      cc: [],
      subject: 'x',
      text: 'x',
      html: 'x',
      headers: {},
      language: 'en',
    })
    assert.equal(server.mails.length, 0)
    return `${sent?.outcome} ${sent?.answer}`
  }

  it('gets nothing without TLS, with a wrong name or an unknown certificate, or with a wrong password; it is tried again', async () => {
    assert.match(await attempts({ disabledCommands: ['STARTTLS'] }, {}), /^retry ETLS|^retry EREQUIRETLS|^retry .*TLS/)
    assert.match(await attempts({}, { serverName: 'other.test' }), /^retry .*(altnames|certificate)/i)
    assert.match(await attempts({}, { ca: undefined }), /^retry .*self-signed/i)
    assert.match(await attempts({}, { auth: { user: 'alerts', pass: 'wrong' } }), /^retry EAUTH: .*535/)
  })

  it('may be reached by TLS from the first byte', async () => {
    await using server = await aMailServer({ secure: true })
    await using world = await anAlertWorld({ alerts: { mail: server.options } })
    const sent = await world.api.alerts.mail?.send({
      messageId: '<x@example.org>',
      recipient: 'a@example.org',
      to: 'a@example.org',
      cc: [],
      subject: 'Γεια',
      text: 'x',
      html: 'x',
      headers: {},
      language: 'el',
    })
    assert.equal(sent?.outcome, 'sent', sent?.answer ?? '')
    assert.equal(server.mails[0]?.parsed.subject, 'Γεια')
  })
})
