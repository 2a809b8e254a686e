import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { anApi, type Api, type CallerOf } from '../../test/support/api.ts'
import { aReceiver } from '../../test/support/receiver.ts'
import { handOutOnce } from '../platform/events/hand-out.ts'
import { record, type DomainEvent } from '../platform/events/events.ts'
import { runJobs } from '../platform/jobs/run-jobs.ts'
import { openLog } from '../platform/log.ts'
import { knownProfileIdsIn } from '../profiles/profiles.ts'
import { Deliverer } from './deliver.ts'
import { fanningOut, onPublicEvent, replaying } from './webhook-jobs.ts'
import { openWebhooks, type WebhooksKit } from './webhooks.ts'

interface View {
  id: string
  secret: string
  status: string
  disabled_reason: string | null
  broke_at: string | null
}

describe('webhooks', () => {
  let api: Api
  let kit: WebhooksKit
  before(async () => {
    kit = openWebhooks({
      secretKey: new Uint8Array(32).fill(7),
      knownProfiles: knownProfileIdsIn,
      warnings: { fault: () => undefined, ask: async () => {} },
      allowPrivate: ['127.0.0.0/8'],
      allowHttp: true,
      timeoutMs: 2000,
      chance: () => 0.5,
    })
    api = await anApi({ webhooks: kit })
    // What tests before these left to be delivered would be counted here.
    await handOut()
    await api.house.db.asService('deliver webhooks', (tx) => sql`delete from webhooks_deliveries`.execute(tx))
  })
  after(() => api[Symbol.asyncDispose]())

  const scored = (accountId: string, profile = 'prf_01h455vb4pex5vsknk084sn02q', score = 71): DomainEvent => ({
    type: 'match.scored',
    accountId,
    occurredAt: api.house.clock.now(),
    subject: { match_id: 'mat_x', profile_id: profile, programme_slug: 'green' },
    data: { base_score: score, title: 'Πράσινος μετασχηματισμός' },
  })
  const tell = (event: DomainEvent) => api.house.db.asService('hand out events', (tx) => record(tx, event))
  const handOut = async () => {
    const reactions = new Proxy(
      {},
      {
        get: (_none, type) =>
          String(type) === 'match.scored' ||
          String(type).startsWith('webhook.') ||
          String(type).startsWith('programme.')
            ? [onPublicEvent]
            : [],
      },
    )
    while ((await handOutOnce({ db: api.house.db, clock: api.house.clock, log: openLog('silent'), reactions })) > 0) {}
  }
  const deliverer = () =>
    new Deliverer({ db: api.house.db, clock: api.house.clock, log: openLog('silent'), kit, holder: randomUUID() })
  const deliver = async () => {
    await handOut()
    return deliverer().once()
  }
  const register = async (caller: CallerOf, url: string, more: Record<string, unknown> = {}): Promise<View> => {
    const response = await caller.call('POST', '/api/v1/webhooks/register', {
      url,
      event_types: ['match.scored'],
      ...more,
    })
    assert.equal(response.statusCode, 201, response.body)
    return response.json<View>()
  }
  const newProfile = async (caller: CallerOf): Promise<string> => {
    const response = await caller.call('POST', '/api/v1/profiles', { kind: 'client', name: 'Δοκιμή' })
    assert.equal(response.statusCode, 201, response.body)
    return response.json<{ id: string }>().id
  }
  const read = async (caller: CallerOf, id: string) => (await caller.call('GET', `/api/v1/webhooks/${id}`)).json<View>()

  it('are registered with a secret that is shown once, and push what happens, signed', async () => {
    await using receiver = await aReceiver()
    const caller = await api.newCaller()
    const webhook = await register(caller, receiver.url)
    assert.match(webhook.secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
    const shown = await caller.call('GET', `/api/v1/webhooks/${webhook.id}`)
    assert.ok(!shown.body.includes('secret":"whsec'))
    const id = await tell(scored(caller.accountId))
    assert.equal(await deliver(), 1)
    const call = receiver.calls[0]
    assert.ok(call !== undefined)
    assert.equal(call.headers['webhook-id'], id)
    const clockNow = Math.floor(api.house.clock.now().epochMilliseconds / 1000)
    assert.equal(call.headers['webhook-timestamp'], String(clockNow))
    const signature = new Webhook(webhook.secret).sign(id, new Date(clockNow * 1000), call.body)
    assert.equal(call.headers['webhook-signature'], signature)
    const polled = await caller.call('GET', `/api/v1/events/${id}`)
    assert.deepEqual(JSON.parse(call.body), polled.json())
    const log = (await caller.call('GET', `/api/v1/webhooks/${webhook.id}/deliveries`)).json<{
      data: { status: string; attempts: { status: number }[] }[]
    }>()
    assert.deepEqual(
      log.data.map(({ status, attempts }) => [status, attempts.map((each) => each.status)]),
      [['succeeded', [204]]],
    )
  })

  it('get only the types and profiles they ask for', async () => {
    await using receiver = await aReceiver()
    const caller = await api.newCaller()
    const profile = await newProfile(caller)
    await register(caller, receiver.url, { profile_ids: [profile] })
    await register(caller, receiver.url, { event_types: ['draft.completed'] })
    await tell(scored(caller.accountId, profile))
    await tell(scored(caller.accountId, 'prf_01h455vb4pex5vsknk084sn02z'))
    await deliver()
    assert.equal(receiver.calls.length, 1)
  })

  it('are refused for profiles that the account has not, and keep one that is deleted later', async () => {
    const caller = await api.newCaller()
    const [own, foreign] = [await newProfile(caller), await newProfile(await api.newCaller())]
    const unknown = 'prf_01h455vb4pex5vsknk084sn02q'
    const body = { url: 'http://127.0.0.1:9999/', event_types: ['match.scored'], profile_ids: [own, foreign, unknown] }
    const refused = await caller.call('POST', '/api/v1/webhooks/register', body)
    assert.equal(refused.statusCode, 422, refused.body)
    assert.deepEqual(
      refused
        .json<{ errors: { pointer: string; code: string }[] }>()
        .errors.map(({ pointer, code }) => [pointer, code]),
      [
        ['/profile_ids/1', 'profile_unknown'],
        ['/profile_ids/2', 'profile_unknown'],
      ],
    )
    const webhook = await register(caller, body.url, { profile_ids: [own] })
    const patch = (profile_ids: string[]) =>
      caller.call('PATCH', `/api/v1/webhooks/${webhook.id}`, { profile_ids }).then(({ statusCode }) => statusCode)
    assert.equal(await patch([own, foreign]), 422)
    const other = await newProfile(caller)
    assert.equal((await caller.call('DELETE', `/api/v1/profiles/${own}`)).statusCode, 204)
    assert.equal(await patch([own, other]), 200)
  })

  it('can be tried at once, and tell what came of it', async () => {
    await using receiver = await aReceiver((_call, response) => void response.writeHead(500).end('no'))
    const caller = await api.newCaller()
    const webhook = await register(caller, receiver.url)
    const response = await caller.call('POST', `/api/v1/webhooks/${webhook.id}/test`)
    assert.equal(response.statusCode, 200, response.body)
    const body = response.json<{ status: string; attempts: { status: number; excerpt: string }[] }>()
    assert.equal(body.status, 'exhausted')
    assert.deepEqual(
      body.attempts.map(({ status, excerpt }) => [status, excerpt]),
      [[500, 'no']],
    )
    assert.equal((await read(caller, webhook.id)).status, 'active')
    assert.equal(JSON.parse(receiver.calls[0]?.body ?? '{}').type, 'webhook.test')
  })

  it('may be verified while they are registered', async () => {
    await using receiver = await aReceiver()
    const caller = await api.newCaller()
    const webhook = (await register(caller, receiver.url, { verify: true })) as View & {
      verification: { status: string }
    }
    assert.equal(webhook.verification.status, 'succeeded')
  })

  it('are refused for addresses inside, with the reason', async () => {
    const caller = await api.newCaller()
    const codes = async (url: string) =>
      (await caller.call('POST', '/api/v1/webhooks/register', { url, event_types: ['match.scored'] })).json<{
        errors: { code: string; pointer: string }[]
      }>().errors[0]
    assert.deepEqual(await codes('https://10.0.0.1/').then((fault) => [fault?.code, fault?.pointer]), [
      'forbidden_address',
      '/url',
    ])
    assert.equal((await codes('ftp://example.org/'))?.code, 'scheme')
    assert.equal((await codes('https://user:pw@example.org/'))?.code, 'credentials')
    assert.equal((await codes('https://example.org:22/'))?.code, 'port')
    assert.equal((await codes('example'))?.code, 'not_a_url')
    assert.equal((await codes('https://example.org/hooks\r\nX-Header: 1'))?.code, 'not_a_url')
    assert.equal((await codes(`https://example.org/${'π'.repeat(500)}`))?.code, 'too_long')
  })

  it('are 100 for an account at most, however many are registered at once', async () => {
    const caller = await api.newCaller()
    const answers = await Promise.all(
      Array.from({ length: 105 }, (_none, n) =>
        caller.call('POST', '/api/v1/webhooks/register', {
          url: `https://example.org/${n}#part`,
          event_types: ['match.scored'],
        }),
      ),
    )
    const made = answers.filter(({ statusCode }) => statusCode === 201)
    assert.equal(made.length, 100)
    assert.equal(answers.filter(({ statusCode }) => statusCode === 409).length, 5)
    assert.ok(made.every((answer) => !answer.json<{ url: string }>().url.includes('#')))
  })

  it('are not replayed since an instant that no clock or database can hold: it is refused, never a fault of ours', async () => {
    const caller = await api.newCaller()
    const webhook = await register(caller, 'http://127.0.0.1:9999/')
    const replay = (since: string) =>
      caller.call('POST', `/api/v1/webhooks/${webhook.id}/replay`, { since, dry_run: true })
    for (const since of [
      '0000-01-01T00:00:00Z',
      '0001-01-01T00:00:00+14:00',
      '9999-12-31T23:59:59-14:00',
      '2026-03-31\t12:00:00Z',
      '2026-03-31T12:00:00.1234567890Z',
      '2026-02-30T12:00:00Z',
      '2026-03-31T12:00:00',
    ]) {
      const refused = await replay(since)
      assert.equal(refused.statusCode, 422, `${since}: ${refused.body}`)
      assert.equal(refused.json<{ errors: { code: string }[] }>().errors[0]?.code, 'bad_format')
    }
    for (const since of ['0001-01-01T00:00:00Z', '2026-03-31T12:00:00.123456789+02:00', '2026-03-31T12:00:00Z'])
      assert.equal((await replay(since)).statusCode, 200, since)
    const named = await caller.call('GET', '/api/v1/webhooks/whk%00?lang=el')
    assert.deepEqual([named.statusCode, named.json<{ code: string }>().code], [400, 'bad_url'], named.body)
  })

  it('are not replayed for a time that ends before it begins', async () => {
    const caller = await api.newCaller()
    const webhook = await register(caller, 'http://127.0.0.1:9999/')
    const body = { since: '2026-02-01T00:00:00Z', until: '2026-01-01T00:00:00Z' }
    const response = await caller.call('POST', `/api/v1/webhooks/${webhook.id}/replay`, body)
    assert.equal(response.statusCode, 422)
  })

  it('are signed with both secrets after a rotation, and with the new one alone when the overlap is over', async () => {
    await using receiver = await aReceiver()
    const caller = await api.newCaller()
    const old = await register(caller, receiver.url)
    const rotated = (await caller.call('POST', `/api/v1/webhooks/${old.id}/rotate-secret`, {})).json<View>()
    assert.notEqual(rotated.secret, old.secret)
    const signatures = async () => {
      const id = await tell(scored(caller.accountId))
      await deliver()
      const call = receiver.calls.at(-1)
      const seconds = new Date(Number(call?.headers['webhook-timestamp']) * 1000)
      const own = [rotated, old].map(({ secret }) => new Webhook(secret).sign(id, seconds, call?.body ?? ''))
      return [call?.headers['webhook-signature'], own] as const
    }
    const [during, both] = await signatures()
    assert.equal(during, both.join(' '))
    api.house.clock.advance({ hours: 25 })
    const [afterwards, [current]] = await signatures()
    assert.equal(afterwards, current)
  })

  it('keep id and bytes over ten attempts and every resend, and the timestamp rises', async () => {
    await using receiver = await aReceiver((_call, response) => void response.writeHead(500).end())
    const caller = await api.newCaller()
    const webhook = await register(caller, receiver.url)
    const started = api.house.clock.now()
    const id = await tell(scored(caller.accountId))
    assert.equal(await deliver(), 1)
    for (let attempt = 2; attempt <= 10; attempt += 1) {
      const { data } = (await caller.call('GET', `/api/v1/webhooks/${webhook.id}/deliveries?type=match.scored`)).json<{
        data: { next_attempt_at: string; status: string }[]
      }>()
      assert.equal(data[0]?.status, 'retrying')
      api.house.clock.set(Temporal.Instant.from(data[0]?.next_attempt_at ?? '').subtract({ seconds: 1 }))
      assert.equal(await deliverer().once(), 0, 'not before its time')
      api.house.clock.advance({ seconds: 1 })
      assert.equal(await deliverer().once(), 1)
    }
    const took = api.house.clock.now().since(started).total('minutes')
    assert.ok(Math.abs(took - (75 * 60 + 35 + 5 / 60)) < 1, `${took} minutes`)
    assert.equal((await read(caller, webhook.id)).status, 'failing')
    api.house.clock.advance({ seconds: 1 })
    const replayed = await caller.call('POST', `/api/v1/webhooks/${webhook.id}/replay`, { ids: [id] })
    assert.equal(replayed.statusCode, 202, replayed.body)
    await runQueued()
    assert.equal(await deliverer().once(), 1)
    assert.equal(receiver.calls.length, 11)
    assert.equal(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size, 1)
    assert.equal(new Set(receiver.calls.map(({ body }) => body)).size, 1)
    const times = receiver.calls.map(({ headers }) => Number(headers['webhook-timestamp']))
    times.forEach((time, n) => assert.ok(n === 0 || time > (times[n - 1] ?? 0), `attempt ${n + 1}`))
  })

  it('get in a replay what was for them alone, and nothing that was for another one alone', async () => {
    const caller = await api.newCaller()
    const url = 'http://127.0.0.1:9999/'
    const named = await register(caller, url)
    const other = await register(caller, url, { event_types: ['deadline.approaching'] })
    const since = api.house.clock.now().toString()
    const approaching = (webhook: object): DomainEvent => ({
      type: 'deadline.approaching',
      accountId: caller.accountId,
      occurredAt: api.house.clock.now(),
      subject: { alert_id: 'alr_x', programme_slug: 'green', ...webhook },
      data: { lead_time: 'P7D' },
    })
    const counted = async (id: string) =>
      (await caller.call('POST', `/api/v1/webhooks/${id}/replay`, { since, dry_run: true })).json<{ count: number }>()
        .count
    await tell(approaching({ webhook_id: named.id }))
    await handOut()
    assert.deepEqual([await counted(named.id), await counted(other.id)], [1, 0])
    await tell(approaching({}))
    await handOut()
    assert.deepEqual([await counted(named.id), await counted(other.id)], [1, 1])
  })

  it('get 100 events of a replay a second at most, also when a stopped worker left many due', async () => {
    await using receiver = await aReceiver()
    const caller = await api.newCaller()
    const webhook = await register(caller, receiver.url)
    for (let n = 0; n < 60; n += 1) await tell(scored(caller.accountId, undefined, n))
    assert.equal(await deliver(), 60)
    receiver.calls.length = 0
    const replayed = await caller.call('POST', `/api/v1/webhooks/${webhook.id}/replay`, {
      since: '2026-01-01T00:00:00Z',
    })
    assert.equal(replayed.statusCode, 202, replayed.body)
    await runQueued()
    api.house.clock.advance({ minutes: 10 })
    await tell(scored(caller.accountId, undefined, 60))
    await deliver()
    const at = receiver.calls.map((call) => call.at)
    assert.equal(at.length, 61)
    // A call may be late by what this machine is busy with, which brings it nearer to the next one.
    assert.ok((at[60] ?? 0) - (at[0] ?? 0) > 550, `${(at[60] ?? 0) - (at[0] ?? 0)} ms`)
  })

  /** Runs what waits in the job queue until it is empty. */
  const runQueued = async () => {
    const worker = await runJobs({
      db: api.house.db,
      clock: api.house.clock,
      log: openLog('silent'),
      jobs: [fanningOut, replaying],
    })
    for (let tries = 0; tries < 400; tries += 1) {
      const { rows } = await api.house.db.asService('run jobs', (tx) =>
        sql<{
          open: number
        }>`select count(*) as open from platform_jobs where name like 'webhooks.%' and status in ('queued', 'running')`.execute(
          tx,
        ),
      )
      if (rows[0]?.open === 0) break
      await new Promise((resolve) => {
        setTimeout(resolve, 25)
      })
    }
    await worker[Symbol.asyncDispose]()
  }

  it('are told of every programme once, whatever the account, and none twice', async () => {
    await using receiver = await aReceiver()
    const callers = [await api.newCaller(), await api.newCaller()]
    for (const caller of callers)
      await register(caller, `${receiver.url}${caller.accountId}`, { event_types: ['programme.created'] })
    await tell({
      type: 'programme.created',
      accountId: null,
      occurredAt: api.house.clock.now(),
      subject: { programme_id: randomUUID(), slug: 'green' },
      data: { version: 1 },
    })
    await handOut()
    await runQueued()
    await deliverer().once()
    assert.deepEqual(
      receiver.calls.map(({ path }) => path.slice(1)).toSorted(),
      callers.map(({ accountId }) => accountId).toSorted(),
    )
    assert.equal(new Set(receiver.calls.map(({ body }) => body)).size, 1)
  })

  it('are disabled by 410, keep their events, and get what they missed after PATCH and replay', async () => {
    let gone = true
    await using receiver = await aReceiver((_call, response) => void response.writeHead(gone ? 410 : 204).end())
    const caller = await api.newCaller()
    const webhook = await register(caller, receiver.url)
    await tell(scored(caller.accountId))
    await deliver()
    const disabled = await read(caller, webhook.id)
    assert.deepEqual([disabled.status, disabled.disabled_reason], ['disabled', 'gone'])
    api.house.clock.advance({ minutes: 1 })
    await tell(scored(caller.accountId, undefined, 72))
    await deliver()
    assert.equal(receiver.calls.length, 1)
    assert.equal(
      (await caller.call('POST', `/api/v1/webhooks/${webhook.id}/replay`, { since_broken: true })).statusCode,
      409,
    )
    gone = false
    assert.equal((await caller.call('PATCH', `/api/v1/webhooks/${webhook.id}`, { status: 'active' })).statusCode, 200)
    api.house.clock.advance({ seconds: 1 })
    const dry = (
      await caller.call('POST', `/api/v1/webhooks/${webhook.id}/replay`, {
        since: '2026-01-01T00:00:00Z',
        dry_run: true,
      })
    ).json<{ count: number }>()
    assert.equal(dry.count, 2)
    const started = await caller.call('POST', `/api/v1/webhooks/${webhook.id}/replay`, { since_broken: true })
    assert.equal(started.statusCode, 202, started.body)
    await runQueued()
    api.house.clock.advance({ seconds: 1 })
    await deliverer().once()
    assert.equal(receiver.calls.length, 3)
    const events = (await caller.call('GET', '/api/v1/events?type=webhook.disabled')).json<{
      data: { data: { reason: string } }[]
    }>()
    assert.deepEqual(
      events.data.map(({ data }) => data.reason),
      ['gone'],
    )
  })

  it('that fail for five days are disabled, after warnings that other webhooks of the account get', async () => {
    await using broken = await aReceiver((_call, response) => void response.writeHead(503).end())
    await using watcher = await aReceiver()
    const caller = await api.newCaller()
    const webhook = await register(caller, broken.url)
    await register(caller, watcher.url, { event_types: ['webhook.failing', 'webhook.disabled'] })
    for (let hours = 0; hours <= 126; hours += 6) {
      await tell(scored(caller.accountId))
      await deliver()
      api.house.clock.advance({ hours: 6 })
    }
    await deliver()
    assert.deepEqual(await read(caller, webhook.id).then((view) => [view.status, view.disabled_reason]), [
      'disabled',
      'failed_for_days',
    ])
    const told = watcher.calls.map(({ body }) => JSON.parse(body) as { type: string; data: { percent?: number } })
    assert.deepEqual(
      told.map(({ type }) => type),
      [...Array.from({ length: told.length - 1 }, () => 'webhook.failing'), 'webhook.disabled'],
    )
    assert.ok(told.length >= 4)
    const waiting = (await caller.call('GET', `/api/v1/webhooks/${webhook.id}/deliveries?status=retrying`)).json<{
      data: unknown[]
    }>()
    assert.deepEqual(waiting.data, [])
  })

  it('that were switched off get nothing, and lose what waited', async () => {
    await using receiver = await aReceiver((_call, response) => void response.writeHead(500).end())
    const caller = await api.newCaller()
    const webhook = await register(caller, receiver.url)
    await tell(scored(caller.accountId))
    await deliver()
    await caller.call('PATCH', `/api/v1/webhooks/${webhook.id}`, { status: 'disabled' })
    const { data } = (await caller.call('GET', `/api/v1/webhooks/${webhook.id}/deliveries`)).json<{
      data: { status: string }[]
    }>()
    assert.deepEqual(
      data.map(({ status }) => status),
      ['discarded'],
    )
  })

  it('are changed under If-Match only in the version that was read', async () => {
    const caller = await api.newCaller()
    const webhook = await register(caller, 'http://127.0.0.1:9/x'.replace(':9', ':9999'))
    const etag = String((await caller.call('GET', `/api/v1/webhooks/${webhook.id}`)).headers.etag)
    assert.equal(
      (await caller.call('PATCH', `/api/v1/webhooks/${webhook.id}`, { description: 'CRM' }, { 'if-match': etag }))
        .statusCode,
      200,
    )
    assert.equal(
      (await caller.call('DELETE', `/api/v1/webhooks/${webhook.id}`, undefined, { 'if-match': etag })).statusCode,
      412,
    )
    assert.equal((await caller.call('DELETE', `/api/v1/webhooks/${webhook.id}`)).statusCode, 204)
    assert.equal((await caller.call('GET', `/api/v1/webhooks/${webhook.id}`)).statusCode, 404)
  })

  it('can be done without: events are polled in an order that misses none', async () => {
    const caller = await api.newCaller()
    const ids: string[] = []
    for (let n = 0; n < 5; n += 1) ids.push(await tell(scored(caller.accountId, undefined, n)))
    await handOut()
    const seen: string[] = []
    let after = ''
    for (;;) {
      const { data } = (
        await caller.call('GET', `/api/v1/events?type=match.scored&limit=2${after === '' ? '' : `&after=${after}`}`)
      ).json<{ data: { id: string }[] }>()
      if (data.length === 0) break
      seen.push(...data.map(({ id }) => id))
      after = seen.at(-1) ?? ''
    }
    assert.deepEqual(seen, ids)
    assert.equal((await caller.call('GET', '/api/v1/events?after=evt_01h455vb4pex5vsknk084sn02q')).statusCode, 400)
  })

  it('do not exist, nor does the change, when the outbox cannot be written', async () => {
    const caller = await api.newCaller()
    await api.house.db.raw.script(`create function refuse_event() returns trigger language plpgsql as $$ begin
      if new.account_id = '${caller.accountId}' then raise exception 'no outbox'; end if; return new; end $$;
      create trigger refuse_event before insert on platform_events for each row execute function refuse_event()`)
    try {
      const response = await caller.call('POST', '/api/v1/profiles', { kind: 'client', name: 'Χαμένη' })
      assert.equal(response.statusCode, 500)
    } finally {
      await api.house.db.raw.script('drop trigger refuse_event on platform_events; drop function refuse_event()')
    }
    assert.deepEqual((await caller.call('GET', '/api/v1/profiles')).json<{ data: unknown[] }>().data, [])
    const { rows } = await api.house.db.inAccount(caller.accountId, (tx) =>
      sql`select id from platform_events where account_id is not null`.execute(tx),
    )
    assert.deepEqual(rows, [])
  })
})
