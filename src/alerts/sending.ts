/**
 * Sends messages whose turn it is. What they tell is looked up in the moment before: a deadline that moved, a call that was
 * stopped, a pair that was dismissed meanwhile are left out, with the reason.
 */
import { accountNames } from '../access/access.ts'
import type { SuppressReason } from '../core/alerts/plan.ts'
import { retryWait } from '../core/alerts/retry.ts'
import { dueAt, timingOf, type IsHoliday } from '../core/alerts/schedule.ts'
import { stoppedAt, type Target } from '../core/alerts/targets.ts'
import { quickStatus, windowOf } from '../core/facts/call-status.ts'
import { fittingPairs, type FittingPair } from '../matching/matching.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Tx } from '../platform/db/db.ts'
import { insist, type Teller } from '../platform/rounds.ts'
import { profileNames } from '../profiles/profiles.ts'
import type { CatalogueEntry, CatalogueSnapshot } from '../programmes/programmes.ts'
import { addressesById, findAddresses, noteRefusedQuestions, type Address } from './address-store.ts'
import { addressesOf, channelKey, isByProfile, isScheduled, leadsOf, type Alert, type Channel } from './alert.ts'
import { findAlerts, lookAgainInAccount } from './alert-store.ts'
import { calendarOf } from './calendar.ts'
import { passes } from './candidates.ts'
import { contentOf, titleIn, type Item } from './content.ts'
import type { Delivered } from './delivered.ts'
import { entryOf } from './entries.ts'
import type { AlertsKit } from './kit.ts'
import {
  claimMessages,
  finishNotices,
  noticesOf,
  settleMessages,
  type Message,
  type MessageOutcome,
  type Notice,
} from './notice-store.ts'
import { sendBy, sendConfirmation, sendWarning, type Outgoing } from './transport.ts'

/** Longer than the longest attempt (a mail to eleven recipients through a slow server) by far. */
const leaseSeconds = 300
/** Seconds of it in which attempts begin: what a slow server leaves of a claim is given back before another process takes it. */
const beginWithin = 100
const perClaim = 200
/** Messages under way at a time; the mail server's connections are fewer. */
const atOnce = 20
/** Milliseconds that messages under way get when the process stops: a slow mail server may take minutes. */
const patience = 15_000
/** Names of profiles that an item bears. */
const mostNames = 10

export interface SendingDeps {
  readonly db: Database
  readonly clock: Clock
  readonly kit: AlertsKit
  readonly isHoliday: IsHoliday
  readonly holder: string
  readonly teller: Teller
  /** Aborts when the process stops: no more is sent then, and what is under way gets 15 s. */
  readonly stopping?: AbortSignal
}

/** A message ready to go, with the notices it tells. */
type Ready =
  | {
      readonly message: Message
      readonly kind: 'confirmation' | 'webhook_warning'
      readonly address: Address
      /** Its name. */
      readonly account: string
      readonly notices: readonly Notice[]
      readonly until: null
    }
  | {
      readonly message: Message
      readonly kind: 'notice'
      readonly channel: Exclude<Channel, { type: 'webhook' }>
      readonly alert: Alert
      readonly outgoing: Outgoing
      readonly notices: readonly Notice[]
      readonly until: Temporal.Instant | null
    }

/** Claims messages that are due and sends them. @returns how many there were */
export async function sendDue(deps: SendingDeps): Promise<number> {
  const now = deps.clock.now()
  const { claimed, ready } = await deps.db.asService('send alerts', async (tx) => {
    // Before anything is written: what a writing transaction reads of the catalogue is not kept for others.
    await deps.kit.catalogue.current(tx)
    const messages = await claimMessages(tx, deps.holder, now, now.add({ seconds: leaseSeconds }), perClaim)
    return { claimed: messages.length, ready: await new Preparation(tx, deps, messages, now).run() }
  })
  const lastBegin = now.add({ seconds: beginWithin })
  const results = new Map<string, Delivered>()
  const waiting = [...ready]
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      results.set(next.message.id, await attempt(deps.kit, next))
      if (deps.stopping?.aborted === true || Temporal.Instant.compare(deps.clock.now(), lastBegin) > 0) return
    }
  }
  await inTime(Promise.all(Array.from({ length: Math.min(atOnce, ready.length) }, work)), deps.stopping)
  if (ready.length > 0) {
    const left = new Set(waiting)
    await insist(() => settle(deps, ready, left, results), deps.teller, deps.stopping)
  }
  return claimed
}

/** Waits for the work, but only a while once the process stops; what is not done by then counts as failed. */
async function inTime(work: Promise<unknown>, stopping: AbortSignal | undefined): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  let timer: NodeJS.Timeout | undefined
  const hurry = () => void (timer = setTimeout(resolve, patience))
  stopping?.addEventListener('abort', hurry)
  if (stopping?.aborted === true) hurry()
  await Promise.race([work, late])
  stopping?.removeEventListener('abort', hurry)
  clearTimeout(timer)
}

async function attempt(kit: AlertsKit, ready: Ready): Promise<Delivered> {
  const begun = performance.now()
  const delivered = await sendOnce(kit, ready)
  kit.metrics.attempted(channelOf(ready), delivered.outcome, (performance.now() - begun) / 1000)
  return delivered
}

function channelOf(ready: Ready): string {
  if (ready.kind !== 'notice') return ready.kind
  const { channel } = ready
  return channel.type === 'messaging' ? channel.provider : channel.type
}

async function sendOnce(kit: AlertsKit, ready: Ready): Promise<Delivered> {
  try {
    switch (ready.kind) {
      case 'notice':
        return await sendBy(kit, ready.channel, ready.outgoing)
      case 'confirmation':
        return await sendConfirmation(kit, ready.address, ready.account, ready.message.id)
      case 'webhook_warning':
        return await sendWarning(kit, ready.address, ready.message)
    }
  } catch (error) {
    return { outcome: 'retry', answer: error instanceof Error ? error.name : 'failed' }
  }
}

/** Writes down what came of the messages; those that are left are given back as they were. */
async function settle(
  deps: SendingDeps,
  ready: readonly Ready[],
  left: ReadonlySet<Ready>,
  results: ReadonlyMap<string, Delivered>,
): Promise<void> {
  const now = deps.clock.now()
  const sent: string[] = []
  const refused: string[] = []
  const exhausted: string[] = []
  const outcomes = ready.map((each): MessageOutcome => {
    const { message, notices, until } = each
    if (left.has(each))
      return { id: message.id, status: 'scheduled', attempts: message.attempts, log: message.log, next: now }
    const result = results.get(message.id) ?? { outcome: 'retry', answer: 'internal' }
    const attempts = message.attempts + 1
    const time = until === null ? Number.MAX_SAFE_INTEGER : until.epochMilliseconds - now.epochMilliseconds
    const wait = result.outcome === 'retry' ? retryWait(attempts, result.waitMs, time) : null
    const log = [...message.log, { at: now.toString(), outcome: result.outcome, answer: printable(result.answer) }]
    const ids = notices.map(({ id }) => id)
    if (wait === null)
      (result.outcome === 'sent' ? sent : result.outcome === 'failed' ? refused : exhausted).push(...ids)
    const status = wait !== null ? 'scheduled' : result.outcome === 'sent' ? 'sent' : 'failed'
    return {
      id: message.id,
      status,
      attempts,
      log: log.slice(-10),
      next: wait === null ? null : now.add({ milliseconds: wait }),
    }
  })
  const questions = ready.flatMap((each) => {
    const result = results.get(each.message.id)
    if (each.kind !== 'confirmation' || result?.outcome !== 'failed') return []
    return [{ id: each.address.id, round: each.address.round, answer: printable(result.answer) }]
  })
  await deps.db.asService('send alerts', async (tx) => {
    await settleMessages(tx, deps.holder, outcomes, now)
    await noteRefusedQuestions(tx, questions)
    await finishNotices(tx, sent, 'sent', null, now)
    await finishNotices(tx, refused, 'failed', 'refused', now)
    await finishNotices(tx, exhausted, 'failed', 'attempts_exhausted', now)
  })
}

/** What servers say may hold anything; a database holds no zero bytes, a list no line ends. */
// eslint-disable-next-line no-control-regex
const printable = (text: string): string => text.replaceAll(/[\u0000-\u001f\u007f]+/g, ' ').slice(0, 400)

/** Everything that the messages of one claim tell, read at once. */
class Preparation {
  readonly #tx: Tx
  readonly #deps: SendingDeps
  readonly #messages: readonly Message[]
  readonly #now: Temporal.Instant
  readonly #suppressed = new Map<SuppressReason, string[]>()
  readonly #outcomes: MessageOutcome[] = []
  #snapshot: CatalogueSnapshot | undefined
  #pairs = new Map<string, FittingPair[]>()
  #names = new Map<string, string>()
  #addresses = new Map<string, Address>()

  constructor(tx: Tx, deps: SendingDeps, messages: readonly Message[], now: Temporal.Instant) {
    this.#tx = tx
    this.#deps = deps
    this.#messages = messages
    this.#now = now
  }

  async run(): Promise<Ready[]> {
    if (this.#messages.length === 0) return []
    const tx = this.#tx
    const notices = await noticesOf(
      tx,
      this.#messages.map(({ id }) => id),
    )
    const alerts = await findAlerts(tx, [...new Set(this.#messages.flatMap(({ alertId }) => alertId ?? []))])
    const direct = this.#messages.filter(({ kind }) => kind !== 'notice').map(({ channel }) => channel)
    const addressed = await addressesById(tx, direct)
    const accounts = await accountNames(
      tx,
      [...addressed.values()].map(({ accountId }) => accountId),
    )
    await this.#read([...notices.values()].flat(), [...alerts.values()])
    const ready: Ready[] = []
    for (const message of this.#messages) {
      const { kind } = message
      if (kind !== 'notice') {
        const address = addressed.get(message.channel)
        // Who has agreed is not asked; who has not is not warned.
        const account = accounts.get(address?.accountId ?? '')
        if (
          address === undefined ||
          account === undefined ||
          (address.state === 'confirmed') !== (kind === 'webhook_warning')
        )
          this.#end(message)
        else ready.push({ message, kind, address, account, notices: [], until: null })
        continue
      }
      const alert = alerts.get(message.alertId ?? '')
      const found = alert === undefined ? undefined : await this.#prepare(message, alert, notices.get(message.id) ?? [])
      if (found !== undefined) ready.push(found)
    }
    for (const [reason, ids] of this.#suppressed) await finishNotices(tx, ids, 'suppressed', reason, this.#now)
    await settleMessages(tx, this.#deps.holder, this.#outcomes, this.#now)
    return ready
  }

  async #read(notices: readonly Notice[], alerts: readonly Alert[]): Promise<void> {
    const tx = this.#tx
    const accounts = [...new Set(alerts.map(({ accountId }) => accountId))]
    const programmes = [...new Set(notices.map(({ programmeId }) => programmeId))]
    const pairs = await fittingPairs(tx, accounts, programmes)
    this.#pairs = Map.groupBy(pairs, (pair) => `${pair.accountId} ${pair.programmeId}`)
    this.#names = await profileNames(tx, [
      ...new Set([...pairs, ...notices].map(({ profileId }) => profileId).filter((id) => id !== '')),
    ])
    const addresses = [...new Set(alerts.flatMap(({ channels }) => channels.flatMap(addressesOf)))]
    for (const row of await findAddresses(tx, accounts, addresses))
      this.#addresses.set(`${row.accountId} ${row.address}`, row)
    // Last of all: what is published before this moment counts.
    this.#snapshot = await this.#deps.kit.catalogue.current(tx)
  }

  /** The message, or undefined when it tells nothing any more or has to wait. */
  async #prepare(message: Message, alert: Alert, notices: readonly Notice[]): Promise<Ready | undefined> {
    const channel = alert.channels.find((each) => channelKey(each) === message.channel)
    const recipients = this.#recipientsOf(alert, channel)
    const blocked = this.#blockOf(alert, channel, recipients)
    const told: Notice[] = []
    for (const notice of notices) {
      const reason = blocked ?? (await this.#recheck(alert, notice))
      if (reason === undefined) told.push(notice)
      else this.#suppressed.set(reason, [...(this.#suppressed.get(reason) ?? []), notice.id])
    }
    if (told.length === 0 || channel === undefined || channel.type === 'webhook') {
      this.#end(message)
      return undefined
    }
    const until = told.flatMap(({ untilAt }) => untilAt ?? []).toSorted(Temporal.Instant.compare)[0] ?? null
    const last = until ?? this.#now.add({ hours: 24 * 400 })
    // A second attempt must not come in quiet hours either.
    const timing = timingOf(alert.schedule, this.#now, last, this.#now, this.#deps.isHoliday)
    if (timing.kind === 'wait') {
      const { id, attempts, log } = message
      this.#outcomes.push({ id, status: 'scheduled', attempts, log, next: timing.at })
      return undefined
    }
    const items = this.#itemsOf(alert, told)
    const content = contentOf(items, this.#now, alert.language)
    const outgoing: Outgoing = {
      messageId: message.id,
      alertName: alert.name,
      language: alert.language,
      content,
      recipients,
      calendar: channel.type === 'email' ? this.#calendarOf(alert, items) : undefined,
    }
    return { message, kind: 'notice', channel, alert, outgoing, notices: told, until }
  }

  #recipientsOf(alert: Alert, channel: Channel | undefined): Address[] {
    if (channel === undefined) return []
    return addressesOf(channel).flatMap((address) => {
      const row = this.#addresses.get(`${alert.accountId} ${address}`)
      return row?.state === 'confirmed' ? [row] : []
    })
  }

  #blockOf(alert: Alert, channel: Channel | undefined, recipients: readonly Address[]): SuppressReason | undefined {
    if (alert.status === 'paused') return 'paused'
    if (channel === undefined) return 'channel_removed'
    const [to] = addressesOf(channel)
    if (to === undefined || recipients[0]?.address === to) return undefined
    const state = this.#addresses.get(`${alert.accountId} ${to}`)?.state
    return state === 'unsubscribed' ? 'unsubscribed' : 'address_unconfirmed'
  }

  async #recheck(alert: Alert, notice: Notice): Promise<SuppressReason | undefined> {
    const entry = this.#snapshot?.byId.get(notice.programmeId)
    if (entry === undefined) return notice.detail?.cause === 'withdrawn' ? undefined : 'withdrawn'
    if (notice.untilAt !== null && Temporal.Instant.compare(this.#now, notice.untilAt) >= 0) return 'deadline_passed'
    if (isScheduled(alert.trigger.on)) {
      const target = this.#targetOf(alert, entry, notice)
      if (
        target === undefined ||
        notice.targetAt === null ||
        Temporal.Instant.compare(target.at, notice.targetAt) !== 0
      ) {
        await lookAgainInAccount(this.#tx, alert.accountId, notice.slug, this.#now)
        return 'moved'
      }
      const stopped = stoppedAt(entry.call(), target, this.#now)
      if (stopped !== undefined) return stopped
    } else if (
      this.#snapshot !== undefined &&
      !this.#deps.kit.candidates
        .programmes(this.#snapshot, { ...alert.trigger.filter, programme_slugs: [entry.slug] }, undefined, this.#now)
        .some(({ id }) => id === entry.id)
    ) {
      return 'filtered'
    }
    if (notice.profileId === '') return undefined
    const pair = this.#pairs
      .get(`${alert.accountId} ${entry.id}`)
      ?.find(({ profileId }) => profileId === notice.profileId)
    if (pair === undefined) return 'no_longer_fits'
    return passes(alert.trigger.filter, pair, entry, this.#now) ? undefined : 'filtered'
  }

  /** Undefined where nobody can apply any more. */
  #nextDeadline(entry: CatalogueEntry, { detail }: Notice): Target | undefined {
    if (detail?.cause !== undefined) return undefined
    return this.#deps.kit.candidates
      .targets(entry, 'deadline')
      .filter(
        (target) =>
          target.untilMs > this.#now.epochMilliseconds && stoppedAt(entry.call(), target, this.#now) === undefined,
      )
      .toSorted((a, b) => a.untilMs - b.untilMs)[0]
  }

  #targetOf(alert: Alert, entry: CatalogueEntry, notice: Notice): Target | undefined {
    return this.#deps.kit.candidates.targets(entry, alert.trigger.on).find(({ id }) => id === notice.target)
  }

  /** One item for each programme and moment, with the profiles it is about. */
  #itemsOf(alert: Alert, notices: readonly Notice[]): Item[] {
    // News of matches have a target each: a programme that begins to fit twenty clients is one item.
    const isNews = alert.trigger.on === 'new_match'
    const groups = Map.groupBy(notices, ({ programmeId, target }) =>
      isNews ? programmeId : `${programmeId} ${target}`,
    )
    return [...groups.values()].flatMap((group): Item[] => {
      const [first] = group
      if (first === undefined) return []
      const entry = this.#snapshot?.byId.get(first.programmeId)
      const pairs = this.#pairs.get(`${alert.accountId} ${first.programmeId}`) ?? []
      const ids = isByProfile(alert)
        ? group.map(({ profileId }) => profileId)
        : entry === undefined
          ? []
          : pairs
              .filter((pair) => passes(alert.trigger.filter, pair, entry, this.#now))
              .map(({ profileId }) => profileId)
      const names = [...new Set(ids)]
        .flatMap((id) => this.#names.get(id) ?? [])
        .toSorted(new Intl.Collator(alert.language).compare)
      const changed = [...new Set(group.flatMap(({ detail }) => detail?.changed ?? []))]
      const window = windowOf({ kind: 'instant', epoch_ms: this.#now.epochMilliseconds, today: '' })
      return [
        {
          kind: alert.trigger.on,
          programmeId: first.programmeId,
          slug: first.slug,
          title: entry?.programme.title ?? { el: first.slug, en: first.slug },
          sourceUrl: entry?.programme.source?.url,
          status: entry === undefined ? 'unknown' : quickStatus(entry.call(), window),
          target: entry === undefined ? undefined : this.#targetOf(alert, entry, first),
          next: entry === undefined ? undefined : this.#nextDeadline(entry, first),
          movedFrom: first.movedFrom ?? undefined,
          marks: [...new Set(group.flatMap(({ marks }) => marks))],
          detail: first.detail?.changed === undefined ? first.detail : { ...first.detail, changed },
          names: names.slice(0, mostNames),
          profileCount: new Set(ids).size,
        },
      ]
    })
  }

  #calendarOf(alert: Alert, items: readonly Item[]): string | undefined {
    const entries = items.flatMap(({ programmeId, target }) => {
      const entry = this.#snapshot?.byId.get(programmeId)
      if (entry === undefined || target === undefined) return []
      return [
        entryOf(entry, target, alert.trigger.on === 'call_opens' ? 'opening' : 'deadline', alert.language, this.#now),
      ]
    })
    if (entries.length === 0) return undefined
    const [only] = entries
    const name = entries.length === 1 && only !== undefined ? titleIn({ el: only.title }, 'el') : 'deadlines'
    return calendarOf(entries, {
      name,
      leads: leadsOf(alert),
      language: alert.language,
      method: 'PUBLISH',
      alarmAt: (target, lead) => dueAt({ ...alert.schedule, digest: 'immediate' }, target, lead, this.#deps.isHoliday),
    })
  }

  #end({ id, attempts, log }: Message): void {
    this.#outcomes.push({ id, status: 'suppressed', attempts, log, next: null })
  }
}
