import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { anAlertWorld, type AlertWorld } from '../../test/support/alert-world.ts'
import type { CallerOf } from '../../test/support/api.ts'

interface EventView {
  readonly id: string
  readonly type: string
  readonly data: {
    readonly alert_id: string
    readonly lead_time: string
    readonly moved: boolean
    readonly moved_from?: string
    readonly kind: string
    readonly late: boolean
    readonly deadline_at: string
    readonly profiles: readonly { readonly profile_id: string }[]
    readonly profile_count: number
  }
}

describe('alerts', () => {
  let world: AlertWorld
  before(async () => {
    world = await anAlertWorld()
  })
  after(() => world[Symbol.asyncDispose]())

  const webhook = [{ type: 'webhook' }]
  const eventsOf = async (caller: CallerOf, id: string): Promise<EventView[]> => {
    const answer = await caller.call('GET', '/api/v1/events?type=deadline.approaching&limit=100')
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json<{ data: EventView[] }>().data.filter(({ data }) => data.alert_id === id)
  }
  const leads = (events: readonly EventView[]) => events.map(({ data }) => data.lead_time)

  it('tell of each lead time once, with the profiles that fit', async () => {
    await world.at('2026-03-02T09:00:00Z')
    const caller = await world.newCaller()
    const profile = await world.profile(caller)
    const slug = await world.publish(['2026-06-30T12:00:00Z'])
    await world.settle()
    const id = await world.create(caller, {
      trigger: {
        on: 'deadline',
        lead_times: ['P30D', 'P7D', 'PT24H'],
        filter: { profile_ids: [profile], programme_slugs: [slug] },
      },
      channels: webhook,
    })
    await world.settle()
    assert.deepEqual(await eventsOf(caller, id), [])
    for (const moment of [
      '2026-05-31T05:59:00Z',
      '2026-05-31T06:00:00Z',
      '2026-06-01T06:00:00Z',
      '2026-06-23T06:00:00Z',
      '2026-06-29T12:00:00Z',
      '2026-07-02T06:00:00Z',
    ])
      await world.at(moment)
    const events = await eventsOf(caller, id)
    assert.deepEqual(leads(events), ['P30D', 'P7D', 'PT24H'])
    assert.deepEqual(
      events[0]?.data.profiles.map(({ profile_id }) => profile_id),
      [profile],
    )
    const told = await world.notifications(caller, id)
    assert.deepEqual(
      told.map(({ status, lead_time }) => [status, lead_time]),
      [
        ['sent', 'PT24H'],
        ['sent', 'P7D'],
        ['sent', 'P30D'],
      ],
    )
    assert.ok(told.every(({ profile_id, event_id }) => profile_id === profile && event_id !== null))
  })

  it('made inside a lead time fire once, at once; what three days of downtime left behind is one notice', async () => {
    await world.at('2026-03-02T09:00:00Z')
    const caller = await world.newCaller()
    await world.profile(caller)
    const slug = await world.publish(['2026-03-20T12:00:00Z'])
    await world.settle()
    const id = await world.create(caller, {
      trigger: {
        on: 'deadline',
        lead_times: ['P60D', 'P30D', 'P7D', 'P6D', 'P5D'],
        filter: { programme_slugs: [slug] },
      },
      channels: webhook,
    })
    await world.settle()
    await world.at('2026-03-02T09:10:00Z')
    assert.deepEqual(leads(await eventsOf(caller, id)), ['P30D'])
    await world.at('2026-03-15T10:00:00Z')
    const events = await eventsOf(caller, id)
    assert.deepEqual(leads(events), ['P30D', 'P5D'])
    assert.equal(events[1]?.data.late, true)
    const merged = (await world.notifications(caller, id)).filter(({ reason }) => reason === 'merged')
    assert.deepEqual(merged.map(({ lead_time }) => lead_time).toSorted(), ['P60D', 'P6D', 'P7D'])
  })

  it('of a moved deadline begin anew and say so; of a stopped call say why nothing came, and go on when it does', async () => {
    await world.at('2026-03-02T09:00:00Z')
    const caller = await world.newCaller()
    await world.profile(caller)
    const slug = await world.publish(['2026-04-30T12:00:00Z'])
    await world.settle()
    const id = await world.create(caller, {
      trigger: { on: 'deadline', lead_times: ['P30D', 'P7D'], filter: { programme_slugs: [slug] } },
      channels: webhook,
    })
    await world.at('2026-03-31T06:00:00Z')
    await world.publish(['2026-05-29T12:00:00Z'], {}, slug)
    await world.settle()
    await world.at('2026-04-23T06:00:00Z')
    assert.deepEqual(leads(await eventsOf(caller, id)), ['P30D'])
    await world.at('2026-04-29T06:00:00Z')
    const events = await eventsOf(caller, id)
    assert.deepEqual(leads(events), ['P30D', 'P30D'])
    assert.deepEqual([events[1]?.data.moved, events[1]?.data.moved_from], [true, '2026-04-30T12:00:00Z'])
    await world.close(slug, 'exhausted')
    await world.at('2026-05-22T06:00:00Z')
    const [last] = await world.notifications(caller, id)
    assert.deepEqual([last?.status, last?.reason, last?.lead_time], ['suppressed', 'call_exhausted', 'P7D'])
    // The publisher takes it back: the call goes on.
    await world.publish(['2026-05-29T12:00:00Z'], { summary: { el: 'Συνεχίζεται.' } }, slug)
    await world.at('2026-05-22T09:00:00Z')
    await world.at('2026-05-22T09:01:00Z')
    assert.deepEqual(leads(await eventsOf(caller, id)), ['P30D', 'P30D', 'P7D'])
  })

  it('a change that lands in the second of the notice counts', async () => {
    await world.at('2026-03-02T09:00:00Z')
    const caller = await world.newCaller()
    await world.profile(caller)
    const moved = await world.publish(['2026-04-30T12:00:00Z'])
    const closed = await world.publish(['2026-04-30T12:00:00Z'])
    await world.settle()
    const id = await world.create(caller, {
      trigger: { on: 'deadline', lead_times: ['P7D'], filter: { programme_slugs: [moved, closed] } },
      channels: webhook,
    })
    await world.settle()
    world.api.house.clock.set('2026-04-23T06:00:00Z')
    await world.publish(['2026-06-30T12:00:00Z'], {}, moved)
    await world.close(closed, 'closed')
    // The scheduler is faster than the event of the change.
    await world.worker.once()
    await world.settle()
    assert.deepEqual(await eventsOf(caller, id), [])
    const told = await world.notifications(caller, id)
    assert.deepEqual(
      told.map(({ programme_slug, reason }) => [programme_slug, reason]),
      [[closed, 'call_closed']],
    )
  })

  it('two schedulers tell once', async () => {
    await world.at('2026-03-02T09:00:00Z')
    const caller = await world.newCaller()
    await world.profile(caller)
    const slug = await world.publish(['2026-04-30T12:00:00Z'])
    await world.settle()
    const ids: string[] = []
    for (let n = 0; n < 5; n += 1)
      ids.push(
        await world.create(caller, {
          trigger: { on: 'deadline', lead_times: ['P7D'], filter: { programme_slugs: [slug] } },
          channels: webhook,
        }),
      )
    await world.settle()
    world.api.house.clock.set('2026-04-23T06:00:00Z')
    await Promise.all([world.worker.look(), world.worker.look(), world.worker.look()])
    await world.worker.once()
    await world.settle()
    for (const id of ids) assert.equal((await eventsOf(caller, id)).length, 1)
  })

  it('of an opening come before it, and when it comes', async () => {
    await world.at('2026-03-02T09:00:00Z')
    const caller = await world.newCaller()
    await world.profile(caller)
    const call = {
      opens_at: { at: '2026-04-15T07:00:00Z', time_zone: 'Europe/Athens' },
      deadlines: [{ id: 'd', at: '2026-06-30T12:00:00Z', time_zone: 'Europe/Athens', basis: 'fixed' }],
      selection: 'first_come',
    }
    const slug = await world.publish([], { call })
    await world.settle()
    const id = await world.create(caller, {
      trigger: { on: 'call_opens', lead_times: ['P7D', 'PT0H'], filter: { programme_slugs: [slug] } },
      channels: webhook,
    })
    await world.settle()
    await world.at('2026-04-08T06:00:00Z')
    await world.at('2026-04-15T07:00:05Z')
    const events = await eventsOf(caller, id)
    assert.deepEqual(
      events.map(({ data }) => [data.lead_time, data.kind]),
      [
        ['P7D', 'opening'],
        ['PT0H', 'opening'],
      ],
    )
  })

  it('that name programmes only watch them whoever fits; a profile that comes later is told by its own', async () => {
    await world.at('2026-03-02T09:00:00Z')
    const caller = await world.newCaller()
    const slug = await world.publish(['2026-04-30T12:00:00Z'])
    await world.settle()
    const watching = await world.create(caller, {
      trigger: { on: 'deadline', lead_times: ['P7D'], filter: { programme_slugs: [slug] } },
      channels: webhook,
    })
    const fitting = await world.create(caller, {
      trigger: { on: 'deadline', lead_times: ['P7D'], filter: { programme_slugs: [slug], min_score: 1 } },
      channels: webhook,
    })
    await world.at('2026-04-23T06:00:00Z')
    assert.equal((await eventsOf(caller, watching)).length, 1)
    assert.equal((await eventsOf(caller, fitting)).length, 0)
    await world.profile(caller)
    await world.at('2026-04-24T06:00:00Z')
    await world.at('2026-04-24T06:01:00Z')
    assert.equal((await eventsOf(caller, fitting)).length, 1)
    const later = await world.profile(caller, 'Άλλος πελάτης')
    await world.at('2026-04-25T06:00:00Z')
    await world.at('2026-04-25T06:01:00Z')
    const events = await eventsOf(caller, fitting)
    assert.deepEqual(
      events.map(({ data }) => data.profiles.length),
      [1, 1],
    )
    assert.deepEqual(
      events[1]?.data.profiles.map(({ profile_id }) => profile_id),
      [later],
    )
    assert.notEqual(events[0]?.id, events[1]?.id)
    assert.ok((await world.notifications(caller, fitting)).every(({ status }) => status === 'sent'))
  })

  it('inside a lead time wait until the profiles of a new programme are scored: one event with all of them', async () => {
    await world.at('2026-03-02T09:00:00Z')
    const caller = await world.newCaller()
    const ids: string[] = []
    for (let n = 0; n < 4; n += 1) ids.push(await world.profile(caller, `Πελάτης ${n}`))
    const slug = `settling-${process.pid}`
    const id = await world.create(caller, {
      trigger: { on: 'deadline', lead_times: ['P30D'], filter: { programme_slugs: [slug], min_score: 1 } },
      channels: webhook,
    })
    await world.settle()
    await world.publish(['2026-03-20T12:00:00Z'], {}, slug)
    await world.settle()
    // Others are scored while it waits.
    for (let n = 4; n < 7; n += 1) {
      ids.push(await world.profile(caller, `Πελάτης ${n}`))
      await world.at(`2026-03-02T09:00:${10 * n}Z`.replace(':60Z', ':59Z'))
    }
    assert.deepEqual(await eventsOf(caller, id), [])
    await world.at('2026-03-02T09:01:59Z')
    const events = await eventsOf(caller, id)
    assert.deepEqual(
      events.map(({ data }) => data.profile_count),
      [7],
    )
    assert.deepEqual(events[0]?.data.profiles.map(({ profile_id }) => profile_id).toSorted(), ids.toSorted())
  })

  it('leave dismissed pairs out, and forget profiles that are erased', async () => {
    await world.at('2026-03-02T09:00:00Z')
    const caller = await world.newCaller()
    const [kept, dismissed] = [await world.profile(caller), await world.profile(caller, 'Άλλος')]
    const slug = await world.publish(['2026-04-30T12:00:00Z'])
    await world.settle()
    const matches = (await caller.call('GET', `/api/v1/programmes/${slug}/matches`)).json<{
      data: { id: string; profile_id: string }[]
    }>()
    const match = matches.data.find(({ profile_id }) => profile_id === dismissed)
    const decided = await caller.call('PUT', `/api/v1/match/${match?.id}/decision`, { state: 'dismissed' })
    assert.equal(decided.statusCode, 200, decided.body)
    const id = await world.create(caller, {
      trigger: { on: 'deadline', lead_times: ['P7D'], filter: { programme_slugs: [slug], min_score: 1 } },
      channels: webhook,
    })
    await world.at('2026-04-23T06:00:00Z')
    assert.deepEqual(
      (await world.notifications(caller, id)).map(({ profile_id }) => profile_id),
      [kept],
    )
    assert.equal((await caller.call('DELETE', `/api/v1/profiles/${kept}`)).statusCode, 204)
    await world.settle()
    assert.deepEqual(await world.notifications(caller, id), [])
  })

  it('are read, listed, replaced under If-Match, paused and deleted', async () => {
    await world.at('2026-03-02T09:00:00Z')
    const caller = await world.newCaller()
    const body = {
      name: 'Πελάτες',
      trigger: { on: 'deadline', lead_times: ['P7D'], filter: { kad: '62.10.11.03', region: 'Αττική' } },
      channels: webhook,
      schedule: { days: ['fri', 'mon'], quiet_hours: { from: '21:00', to: '08:00' }, digest: 'daily' },
    }
    const made = await caller.call('POST', '/api/v1/alerts', body)
    assert.equal(made.statusCode, 201, made.body)
    const alert = made.json<{ id: string; trigger: { filter: unknown }; schedule: unknown; status: string }>()
    assert.deepEqual(alert.trigger.filter, { kad: '62.10.11.03', scheme: 'kad_2025', region: 'EL30' })
    assert.deepEqual(alert.schedule, {
      time_zone: 'Europe/Athens',
      at: '09:00',
      days: ['mon', 'fri'],
      business_days_only: false,
      quiet_hours: { from: '21:00', to: '08:00' },
      digest: 'daily',
    })
    const read = await caller.call('GET', `/api/v1/alerts/${alert.id}`)
    const etag = String(read.headers['etag'])
    assert.deepEqual(read.json(), made.json())
    const paused = await caller.call(
      'PUT',
      `/api/v1/alerts/${alert.id}`,
      { ...body, status: 'paused' },
      { 'if-match': etag },
    )
    assert.equal(paused.json<{ status: string }>().status, 'paused')
    const stale = await caller.call('PUT', `/api/v1/alerts/${alert.id}`, body, { 'if-match': etag })
    assert.equal(stale.statusCode, 412)
    assert.equal((await caller.call('GET', '/api/v1/alerts')).json<{ data: unknown[] }>().data.length, 1)
    assert.equal((await caller.call('DELETE', `/api/v1/alerts/${alert.id}`)).statusCode, 204)
    assert.equal((await caller.call('GET', `/api/v1/alerts/${alert.id}`)).statusCode, 404)
  })

  it('refuse what cannot be, each fault with its pointer', async () => {
    const caller = await world.newCaller()
    const other = await world.newCaller()
    const theirs = await other.call('POST', '/api/v1/webhooks/register', {
      url: 'http://127.0.0.1:9999/',
      event_types: ['deadline.approaching'],
    })
    const theirProfile = await world.profile(other)
    const faultsOf = async (change: Record<string, unknown>): Promise<string[]> => {
      const body = { trigger: { on: 'deadline', lead_times: ['P7D'] }, channels: webhook, ...change }
      const refused = await caller.call('POST', '/api/v1/alerts', body)
      assert.equal(refused.statusCode, 422, refused.body)
      return refused
        .json<{ errors: { pointer: string; code: string }[] }>()
        .errors.map(({ pointer, code }) => `${pointer} ${code}`)
    }
    const trigger = (lead_times: string[]) => ({ trigger: { on: 'deadline', lead_times } })
    assert.deepEqual(await faultsOf({ schedule: { time_zone: 'Europe/Sparta' } }), [
      '/schedule/time_zone time_zone_unknown',
    ])
    assert.deepEqual(await faultsOf({ schedule: { time_zone: '+02:00' } }), ['/schedule/time_zone time_zone_unknown'])
    assert.deepEqual(await faultsOf(trigger(['-P1D', 'P1M', 'PT0H', 'P400D', 'P7D', 'P1W'])), [
      '/trigger/lead_times/0 lead_time_not_a_duration',
      '/trigger/lead_times/1 lead_time_months_or_years',
      '/trigger/lead_times/2 lead_time_zero',
      '/trigger/lead_times/3 lead_time_too_long',
      '/trigger/lead_times/5 lead_time_repeated',
    ])
    assert.deepEqual(await faultsOf(trigger(['PT4M', 'PT2M', 'PT5M', 'P0D'])), [
      '/trigger/lead_times/0 lead_time_too_short',
      '/trigger/lead_times/1 lead_time_too_short',
    ])
    assert.deepEqual(await faultsOf({ trigger: { on: 'call_opens', lead_times: ['PT0H', 'PT3M'] } }), [
      '/trigger/lead_times/1 lead_time_too_short',
    ])
    const unfit = await caller.call('POST', '/api/v1/alerts', {
      trigger: { on: 'deadline', lead_times: ['P7D'], filter: { eligibility: ['not_eligible'] } },
      channels: webhook,
    })
    assert.equal(unfit.statusCode, 422)
    assert.match(unfit.body, /not_allowed_value.*(alerts are about what fits|οι ειδοποιήσεις αφορούν όσα ταιριάζουν)/)
    assert.ok(!/Did you mean|Μήπως/.test(unfit.body), unfit.body)
    assert.deepEqual(await faultsOf({ trigger: { on: 'deadline' } }), ['/trigger/lead_times lead_times_missing'])
    assert.deepEqual(await faultsOf({ trigger: { on: 'new_match' } }), ['/channels/0 webhook_subscribes_itself'])
    assert.deepEqual(
      await faultsOf({ channels: [{ type: 'webhook', webhook_id: theirs.json<{ id: string }>().id }] }),
      ['/channels/0/webhook_id webhook_unknown'],
    )
    assert.deepEqual(
      await faultsOf({ trigger: { on: 'deadline', lead_times: ['P7D'], filter: { profile_ids: [theirProfile] } } }),
      ['/trigger/filter/profile_ids/0 profile_unknown'],
    )
    assert.deepEqual(await faultsOf({ channels: [...webhook, ...webhook] }), ['/channels/1 channel_repeated'])
    assert.deepEqual(await faultsOf({ channels: [{ type: 'email', to: 'a@example.org' }] }), [
      '/channels/0/type channel_not_offered',
    ])
    assert.deepEqual(
      await faultsOf({ channels: [{ type: 'messaging', provider: 'telegram', chat_id: '1', to: 'x' }] }),
      ['/channels/0/to field_not_used'],
    )
    assert.deepEqual(
      await faultsOf({ channels: [{ type: 'messaging', provider: 'slack', url: 'https://10.0.0.1/x' }] }),
      ['/channels/0/provider channel_not_offered', '/channels/0/url forbidden_address'],
    )
    assert.deepEqual(await faultsOf({ schedule: { at: '22:00', quiet_hours: { from: '21:00', to: '08:00' } } }), [
      '/schedule/at at_in_quiet_hours',
    ])
    assert.deepEqual(await faultsOf({ schedule: { quiet_hours: { from: '21:00', to: '21:00' } } }), [
      '/schedule/quiet_hours quiet_all_day',
    ])
    assert.deepEqual(await faultsOf({ schedule: { days: ['sat', 'sun'], business_days_only: true } }), [
      '/schedule/days no_day_left',
    ])
  })

  it('can be previewed; a filter that matches nothing is accepted, and the preview says so', async () => {
    await world.at('2026-03-02T09:00:00Z')
    const caller = await world.newCaller()
    await world.profile(caller)
    const slug = await world.publish(['2026-04-30T12:00:00Z'])
    await world.settle()
    interface PreviewView {
      notices: { at: string; lead_time: string; profile_count: number; title: string }[]
      notes: { code: string }[]
      total: number
    }
    const preview = async (filter: unknown, on = 'deadline') => {
      const lead_times = on === 'deadline' ? { lead_times: ['P90D', 'P7D', 'PT24H'] } : {}
      const answer = await caller.call('POST', '/api/v1/alerts/preview?lang=en', {
        trigger: { on, ...lead_times, filter },
      })
      assert.equal(answer.statusCode, 200, answer.body)
      return answer.json<PreviewView>()
    }
    const shown = await preview({ programme_slugs: [slug] })
    assert.deepEqual(
      shown.notices.map(({ at, lead_time, title }) => [at, lead_time, title]),
      [
        ['2026-03-02T09:00:00Z', 'P90D', 'Digital transformation'],
        ['2026-04-23T06:00:00Z', 'P7D', 'Digital transformation'],
        ['2026-04-29T12:00:00Z', 'PT24H', 'Digital transformation'],
      ],
    )
    assert.equal(shown.notices[0]?.profile_count, 1)
    // A working day and quiet hours bring what is asked for the day before and twelve hours before to one moment.
    const monday = await world.publish(['2026-05-11T07:00:00Z'])
    await world.settle()
    const quiet = { time_zone: 'Europe/Athens', business_days_only: true, quiet_hours: { from: '20:00', to: '08:00' } }
    const lead_times = ['PT12H', 'PT36H', 'P30D']
    const gathered = await caller.call('POST', '/api/v1/alerts/preview', {
      trigger: { on: 'deadline', lead_times, filter: { programme_slugs: [monday] } },
      schedule: quiet,
      horizon_days: 90,
    })
    assert.deepEqual(
      gathered.json<PreviewView>().notices.map(({ at, lead_time }) => [at, lead_time]),
      [
        ['2026-04-09T06:00:00Z', 'P30D'],
        ['2026-05-08T16:55:00Z', 'PT12H'],
      ],
    )
    const none = await preview({ programme_slugs: [slug], min_score: 100 })
    assert.deepEqual([none.total, none.notes.map(({ code }) => code)], [0, ['filter_matches_nothing']])
    const unknown = await preview({ programme_slugs: ['not-yet'] })
    assert.deepEqual(
      unknown.notes.map(({ code }) => code),
      ['filter_matches_nothing', 'programme_unknown'],
    )
    assert.deepEqual(
      (await preview({}, 'new_match')).notes.map(({ code }) => code),
      ['unforeseen'],
    )
    const made = await caller.call('POST', '/api/v1/alerts', {
      trigger: { on: 'deadline', lead_times: ['P7D'], filter: { programme_slugs: ['not-yet'], min_score: 100 } },
      channels: webhook,
    })
    assert.equal(made.statusCode, 201, made.body)
  })
})
