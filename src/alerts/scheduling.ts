/**
 * Looks at the alerts that are due: records what is to be told now, suppressed notices included, and when to look again. One
 * transaction for a batch; an alert is locked while it is looked at, and the key of a notice holds whoever else schedules.
 */
import { passingReasons, plan, type Line, type PlannedChannel, type SuppressReason } from '../core/alerts/plan.ts'
import { timingOf, type IsHoliday } from '../core/alerts/schedule.ts'
import { quietFor, settledBy, settlingOf, type Settling } from '../core/alerts/settle.ts'
import { stoppedAt, type Target } from '../core/alerts/targets.ts'
import { fittingPairs, fittingProgrammes, type FittingPair } from '../matching/matching.ts'
import type { Database, Tx } from '../platform/db/db.ts'
import { recordAll } from '../platform/events/events.ts'
import { matchId, newId, type Id } from '../platform/ids.ts'
import type { CatalogueEntry } from '../programmes/programmes.ts'
import { addressesOf, channelKey, isByProfile, isScheduled, leadsOf, type Alert, type Channel } from './alert.ts'
import { mostProfiles, type DeadlineApproaching } from './alert-events.ts'
import { saveLooks, takeDueAlerts } from './alert-store.ts'
import { findAddresses, type AddressState } from './address-store.ts'
import { passes, type DueBook } from './candidates.ts'
import type { AlertsKit } from './kit.ts'
import {
  delayNotices,
  dueNews,
  finishNotices,
  insertMessages,
  insertNotices,
  nextNews,
  putInMessage,
  toldOf,
  type Message,
  type Notice,
} from './notice-store.ts'

/** Every alert is looked at this often (minutes) though nothing is due: what no event told of is found by then. */
const heal = 6 * 60
/** Alerts for each transaction. */
export const lookBatch = 500

/** What came of looking at a batch. */
export interface Looked {
  readonly alerts: number
  readonly scheduled: number
  readonly suppressed: number
  readonly messages: number
}

/** An alert with a moment of a programme of which some lead time has been reached. */
interface Hot {
  readonly alert: Alert
  readonly entry: CatalogueEntry
  readonly target: Target
}

/** Looks at alerts that are due, at most a batch. @returns how many there were, and what was recorded */
export async function lookAtDue(
  deps: { readonly db: Database; readonly kit: AlertsKit; readonly isHoliday: IsHoliday; readonly dues: DueBook },
  now: Temporal.Instant,
  count = lookBatch,
): Promise<Looked> {
  return deps.db.asService('schedule alerts', async (tx) => {
    // Before anything is locked: what a writing transaction reads of the catalogue is not kept for others.
    await deps.kit.catalogue.current(tx)
    const alerts = await takeDueAlerts(tx, now, count)
    if (alerts.length === 0) return { alerts: 0, scheduled: 0, suppressed: 0, messages: 0 }
    const work = new Batch(tx, deps.kit, deps.isHoliday, deps.dues, alerts, now)
    return work.run()
  })
}

class Batch {
  readonly #tx: Tx
  readonly #kit: AlertsKit
  readonly #isHoliday: IsHoliday
  readonly #dues: DueBook
  readonly #alerts: readonly Alert[]
  readonly #now: Temporal.Instant
  readonly #next = new Map<string, number>()
  readonly #notices: Notice[] = []
  readonly #events: (DeadlineApproaching & { readonly id: Id<'evt'> })[] = []
  /** By alert and channel: one message for all that is told at one time. */
  readonly #messages = new Map<string, Pick<Message, 'id' | 'accountId' | 'alertId' | 'kind' | 'channel'>>()
  readonly #settling: ReadonlyMap<string, Settling | undefined>
  #blocked: (alert: Alert, channel: Channel) => SuppressReason | undefined = () => undefined

  constructor(
    tx: Tx,
    kit: AlertsKit,
    isHoliday: IsHoliday,
    dues: DueBook,
    alerts: readonly Alert[],
    now: Temporal.Instant,
  ) {
    this.#tx = tx
    this.#kit = kit
    this.#isHoliday = isHoliday
    this.#dues = dues
    this.#alerts = alerts
    this.#now = now
    this.#settling = new Map(alerts.map(({ id, settling, stirred }) => [id, settlingOf(settling, stirred, now)]))
  }

  async run(): Promise<Looked> {
    const tx = this.#tx
    this.#blocked = await this.#readAddresses()
    const hot = await this.#findHot()
    const alertIds = [...new Set(hot.map(({ alert }) => alert.id as string))]
    const programmeIds = [...new Set(hot.map(({ entry }) => entry.id))]
    const told = await toldOf(tx, alertIds, programmeIds)
    const accounts = [...new Set(hot.map(({ alert }) => alert.accountId))]
    const pairs = Map.groupBy(
      await fittingPairs(tx, accounts, programmeIds),
      (pair) => `${pair.accountId} ${pair.programmeId}`,
    )
    for (const each of hot) {
      const fitting = pairs.get(`${each.alert.accountId} ${each.entry.id}`) ?? []
      const key = `${each.alert.id} ${each.entry.id} ${each.target.id}`
      this.#planOne(each, fitting, told.get(key) ?? [])
    }
    await recordAll(tx, this.#events)
    const recorded = await insertNotices(tx, this.#notices, passingReasons, this.#now)
    const gathered = await this.#gatherNews()
    const filled = new Set(this.#notices.flatMap(({ id, messageId }) => (recorded.has(id) ? (messageId ?? []) : [])))
    const messages = [...this.#messages.values()].filter(({ id }) => gathered.has(id) || filled.has(id))
    await insertMessages(tx, messages, this.#now)
    await this.#saveNext()
    const suppressed = this.#notices.filter(({ status }) => status === 'suppressed').length
    return {
      alerts: this.#alerts.length,
      scheduled: this.#notices.length - suppressed,
      suppressed,
      messages: messages.length,
    }
  }

  async #readAddresses() {
    const addresses = [...new Set(this.#alerts.flatMap(({ channels }) => channels.flatMap(addressesOf)))]
    const accounts = [...new Set(this.#alerts.map(({ accountId }) => accountId))]
    const states = new Map<string, AddressState>()
    for (const row of await findAddresses(this.#tx, accounts, addresses))
      states.set(`${row.accountId} ${row.address}`, row.state)
    return (alert: Alert, channel: Channel): SuppressReason | undefined => {
      // Copies go to those who have agreed; the one it is addressed to decides.
      const [to] = addressesOf(channel)
      if (to === undefined) return undefined
      const state = states.get(`${alert.accountId} ${to}`)
      return state === 'confirmed' ? undefined : state === 'unsubscribed' ? 'unsubscribed' : 'address_unconfirmed'
    }
  }

  /** The moments of which some lead time has been reached and that have not passed before; of the others, when they are due. */
  async #findHot(): Promise<Hot[]> {
    const scheduled = this.#alerts.filter(({ trigger }) => isScheduled(trigger.on))
    const fitting = await this.#readFitting(scheduled.filter(isByProfile))
    // After the alerts are locked: what was published before this moment counts.
    const snapshot = await this.#kit.catalogue.current(this.#tx)
    const hot: Hot[] = []
    const now = this.#now.epochMilliseconds
    for (const alert of scheduled) {
      const ids = isByProfile(alert) ? fitting(alert) : undefined
      const dues = this.#dues.of(alert.schedule)
      const leads = leadsOf(alert)
      const opens = alert.trigger.on === 'call_opens'
      const made = alert.createdAt.epochMilliseconds
      // What had passed when it was last looked at is over; an opening before the alert was made is no news.
      const since = Math.max(alert.lookedAt?.epochMilliseconds ?? now, opens ? made : 0)
      for (const entry of this.#kit.candidates.programmes(snapshot, alert.trigger.filter, ids, this.#now)) {
        for (const target of this.#kit.candidates.targets(entry, alert.trigger.on)) {
          if (target.untilMs <= since || (opens && target.at.epochMilliseconds <= made)) continue
          let reached = false
          for (const lead of leads) {
            const due = dues.ms(target, lead)
            if (due > now) this.#lookAt(alert, due)
            else reached = true
          }
          if (reached) hot.push({ alert, entry, target })
        }
      }
    }
    return hot
  }

  /** The programmes that may concern an alert by its profiles. */
  async #readFitting(alerts: readonly Alert[]): Promise<(alert: Alert) => Iterable<string>> {
    const named = alerts.flatMap(({ trigger }) => trigger.filter.profile_ids ?? [])
    const wide = alerts.filter(({ trigger }) => trigger.filter.profile_ids === undefined)
    const accounts = [...new Set(wide.map(({ accountId }) => accountId))]
    const found = await fittingProgrammes(this.#tx, accounts, [...new Set(named)])
    const by = Map.groupBy(found, ({ accountId, profileId }) => `${accountId} ${profileId ?? ''}`)
    return ({ accountId, trigger }) =>
      new Set(
        (trigger.filter.profile_ids ?? ['']).flatMap((id) =>
          (by.get(`${accountId} ${id}`) ?? []).map(({ programmeId }) => programmeId),
        ),
      )
  }

  #lookAt(alert: Alert, atMs: number): void {
    this.#next.set(alert.id, Math.min(atMs, this.#next.get(alert.id) ?? Number.POSITIVE_INFINITY))
  }

  #planOne(
    { alert, entry, target }: Hot,
    fitting: readonly FittingPair[],
    told: Parameters<typeof plan>[1]['told'],
  ): void {
    const own = fitting.filter((pair) => passes(alert.trigger.filter, pair, entry, this.#now))
    const profiles = isByProfile(alert) ? own.map(({ profileId }) => profileId) : ['']
    const channels = alert.channels.map((channel): PlannedChannel => ({
      key: channelKey(channel),
      blocked: this.#blocked(alert, channel),
    }))
    const stopped = stoppedAt(entry.call(), target, this.#now)
    const { lines, next } = plan(
      {
        schedule: alert.schedule,
        leads: leadsOf(alert),
        channels,
        lookedAt: alert.lookedAt ?? undefined,
        settling: this.#settling.get(alert.id),
      },
      { target, stopped, profiles, told },
      this.#now,
      this.#dues.of(alert.schedule).at,
      this.#isHoliday,
    )
    if (next !== undefined) this.#lookAt(alert, next.epochMilliseconds)
    const events = new Map<string, Id<'evt'>>()
    for (const line of lines) {
      const channel = alert.channels.find((each) => channelKey(each) === line.channel)
      if (channel === undefined) continue
      let eventId: Id<'evt'> | null = null
      if (line.reason === null && channel.type === 'webhook') {
        const key = `${line.channel} ${line.lead}`
        const together = lines.filter(
          (other) => other.reason === null && other.channel === line.channel && other.lead === line.lead,
        )
        const named = new Set(together.map(({ profile }) => profile))
        const concerned = isByProfile(alert) ? own.filter(({ profileId }) => named.has(profileId)) : own
        const known = events.get(key)
        eventId = known ?? newId('evt', this.#now)
        events.set(key, eventId)
        if (known === undefined)
          this.#events.push({
            ...eventOf(alert, channel, { entry, target, line }, concerned, this.#now),
            id: eventId,
          })
      }
      this.#notices.push(this.#noticeOf(alert, channel, { entry, target, line }, eventId))
    }
  }

  #noticeOf(
    alert: Alert,
    channel: Channel,
    { entry, target, line }: { entry: CatalogueEntry; target: Target; line: Line },
    eventId: string | null,
  ): Notice {
    const sent = channel.type === 'webhook' && line.reason === null
    const status = line.reason !== null ? 'suppressed' : sent ? 'sent' : 'scheduled'
    return {
      id: newId('ntf', this.#now),
      accountId: alert.accountId,
      alertId: alert.id,
      programmeId: entry.id,
      slug: entry.slug,
      profileId: line.profile,
      target: target.id,
      generation: line.generation,
      lead: line.lead,
      channel: line.channel,
      targetAt: target.at,
      targetZone: target.timeZone,
      untilAt: target.until,
      movedFrom: line.movedFrom ?? null,
      dueAt: line.due,
      status,
      reason: line.reason,
      marks: line.marks,
      detail: null,
      messageId: status === 'scheduled' ? this.#messageFor(alert, line.channel) : null,
      eventId,
      finishedAt: status === 'scheduled' ? null : this.#now,
    }
  }

  #messageFor(alert: Alert, channel: string): string {
    const key = `${alert.id} ${channel}`
    const message = this.#messages.get(key) ?? {
      id: newId('msg', this.#now),
      accountId: alert.accountId,
      alertId: alert.id,
      kind: 'notice' as const,
      channel,
    }
    this.#messages.set(key, message)
    return message.id
  }

  /** News that have waited for their time go out with the rest, or wait on. @returns the messages that hold some */
  async #gatherNews(): Promise<ReadonlySet<string>> {
    const tx = this.#tx
    const told = this.#alerts.filter(({ trigger }) => !isScheduled(trigger.on))
    const byId = new Map(told.map((alert) => [alert.id as string, alert]))
    // What comes in the same minute goes along.
    const soon = await dueNews(tx, [...byId.keys()], this.#now.add({ seconds: quietFor }))
    const used = new Set<string>()
    for (const [key, group] of Map.groupBy(soon, ({ alertId, channel }) => `${alertId} ${channel}`)) {
      const due = group.filter(({ dueAt }) => Temporal.Instant.compare(dueAt, this.#now) <= 0)
      if (due.length === 0) continue
      const alert = byId.get(group[0]?.alertId ?? '')
      const channel = alert?.channels.find((each) => `${alert.id} ${channelKey(each)}` === key)
      const ids = group.map(({ id }) => id)
      const reason: SuppressReason | undefined =
        alert === undefined || channel === undefined ? 'channel_removed' : this.#blocked(alert, channel)
      if (alert === undefined || channel === undefined || reason !== undefined) {
        await finishNotices(tx, ids, 'suppressed', reason ?? null, this.#now)
        continue
      }
      const first = due[0]
      if (first === undefined) continue
      const until = group.flatMap(({ untilAt }) => untilAt ?? []).toSorted(Temporal.Instant.compare)[0]
      const last = until ?? this.#now.add({ hours: 24 * 400 })
      const settled = alert.schedule.digest === 'immediate' ? settledBy(this.#settling.get(alert.id), until) : undefined
      if (settled !== undefined && Temporal.Instant.compare(settled, this.#now) > 0) {
        await delayNotices(tx, ids, settled)
        continue
      }
      const timing = timingOf(alert.schedule, first.dueAt, last, this.#now, this.#isHoliday)
      if (timing.kind === 'wait') {
        await delayNotices(tx, ids, timing.at)
        continue
      }
      const messageId = this.#messageFor(alert, channelKey(channel))
      used.add(messageId)
      await putInMessage(tx, ids, messageId, timing.kind === 'send' ? timing.marks : ['late'])
    }
    for (const [alertId, next] of await nextNews(tx, [...byId.keys()])) {
      const alert = byId.get(alertId)
      if (alert !== undefined) this.#lookAt(alert, next.epochMilliseconds)
    }
    return used
  }

  async #saveNext(): Promise<void> {
    const looks = this.#alerts.map(({ id }) => {
      const last = id.charCodeAt(id.length - 1) + id.charCodeAt(id.length - 2)
      const healing = this.#now.add({ minutes: heal + (last % 60) })
      const due = this.#next.get(id) ?? Number.POSITIVE_INFINITY
      const soon = due < healing.epochMilliseconds
      const next = soon ? Temporal.Instant.fromEpochMilliseconds(due) : healing
      return { id, next, settling: this.#settling.get(id) }
    })
    await saveLooks(this.#tx, looks, this.#now)
  }
}

function eventOf(
  alert: Alert,
  channel: Extract<Channel, { type: 'webhook' }>,
  { entry, target, line }: { entry: CatalogueEntry; target: Target; line: Line },
  concerned: readonly FittingPair[],
  now: Temporal.Instant,
): DeadlineApproaching {
  return {
    type: 'deadline.approaching',
    accountId: alert.accountId,
    occurredAt: now,
    subject: {
      alert_id: alert.id,
      programme_slug: entry.slug,
      ...(channel.webhook_id === undefined ? {} : { webhook_id: channel.webhook_id }),
    },
    data: {
      kind: alert.trigger.on === 'call_opens' ? 'opening' : 'deadline',
      deadline_id: target.id,
      deadline_at: target.at.toString(),
      time_zone: target.timeZone,
      lead_time: line.lead,
      moved: line.generation > 0,
      ...(line.movedFrom === undefined ? {} : { moved_from: line.movedFrom.toString() }),
      late: line.marks.includes('late') || line.marks.includes('out_of_hours'),
      profiles: concerned.slice(0, mostProfiles).map((pair) => ({
        profile_id: pair.profileId,
        match_id: matchId(pair.profileId as Id<'prf'>, entry.id),
        eligibility: pair.verdict,
      })),
      profile_count: concerned.length,
      profiles_url: `/api/v1/programmes/${entry.slug}/matches`,
      url: `/api/v1/programmes/${entry.slug}`,
    },
  }
}
