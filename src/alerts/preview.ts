import { plan } from '../core/alerts/plan.ts'
import { stoppedAt } from '../core/alerts/targets.ts'
import type { Mark } from '../core/alerts/schedule.ts'
import { fittingPairs, fittingProgrammes } from '../matching/matching.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/db/db.ts'
import type { Text } from '../platform/language.ts'
import { listWebhooks } from '../webhooks/webhooks.ts'
import { findAddresses } from './address-store.ts'
import { addressesOf, isByProfile, isScheduled, leadsOf, type AlertSettings } from './alert.ts'
import { notes } from './alert-faults.ts'
import { checkPlaces } from './alerts.ts'
import { mayAskAt } from './asking.ts'
import { DueBook, passes } from './candidates.ts'
import { titleIn } from './content.ts'
import { greekHolidays } from './holidays.ts'
import type { AlertsKit } from './kit.ts'

/** A notice that would go out. */
export interface Foreseen {
  readonly at: Temporal.Instant
  readonly slug: string
  readonly title: string
  readonly targetId: string
  readonly targetAt: Temporal.Instant
  readonly timeZone: string
  readonly lead: string
  readonly profileIds: readonly string[]
  readonly marks: readonly Mark[]
}

export interface Preview {
  readonly notices: readonly Foreseen[]
  readonly notes: readonly { readonly code: string; readonly detail: Text }[]
}

/**
 * Which notices an alert would send within so many days, if nothing changes, earliest first. Nothing is stored or sent.
 * @throws Problem 422 for another account's webhook or profile
 */
export async function previewAlert(
  ctx: Context,
  kit: AlertsKit,
  settings: AlertSettings,
  horizonDays: number,
): Promise<Preview> {
  const isHoliday = await greekHolidays()
  const webhooks = settings.channels.some((channel) => channel.type === 'webhook' && channel.webhook_id === undefined)
    ? await listWebhooks(ctx, null, 100)
    : undefined
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    await checkPlaces(tx, ctx, settings)
    const notices = await foresee(tx, ctx, kit, settings, new DueBook(isHoliday), isHoliday)
    const horizon = ctx.now.add({ hours: horizonDays * 24 })
    const within = notices
      .filter(({ at }) => Temporal.Instant.compare(at, horizon) <= 0)
      .toSorted((a, b) => Temporal.Instant.compare(a.at, b.at) || (a.slug < b.slug ? -1 : 1))
    const snapshot = await kit.catalogue.current(tx)
    const unknown = (settings.trigger.filter.programme_slugs ?? []).filter((slug) => !snapshot.bySlug.has(slug))
    const subscribed = webhooks?.some(
      ({ eventTypes, health }) => health.status !== 'disabled' && eventTypes.includes('deadline.approaching'),
    )
    return {
      notices: within,
      notes: [
        ...(isScheduled(settings.trigger.on) ? [] : [notes.unforeseen]),
        ...(isScheduled(settings.trigger.on) && within.length === 0 ? [notes.nothing] : []),
        ...unknown.slice(0, 20).map(notes.slugUnknown),
        ...(subscribed === false ? [notes.noWebhook] : []),
        ...(await unconfirmed(tx, ctx, settings)),
      ],
    }
  })
}

async function unconfirmed(tx: Tx, ctx: Context, { channels }: AlertSettings) {
  const addresses = [...new Set(channels.flatMap(addressesOf))]
  const known = new Map((await findAddresses(tx, [ctx.accountId], addresses)).map((row) => [row.address, row]))
  return addresses.flatMap((address) => {
    const row = known.get(address)
    if (row?.state === 'confirmed') return []
    if (row?.state !== 'unsubscribed') return [notes.unconfirmed(address)]
    const at = mayAskAt(row)
    return [notes.unsubscribed(address, Temporal.Instant.compare(at, ctx.now) > 0 ? at : null)]
  })
}

async function foresee(
  tx: Tx,
  ctx: Context,
  kit: AlertsKit,
  settings: AlertSettings,
  dues: DueBook,
  isHoliday: (day: string) => boolean,
): Promise<Foreseen[]> {
  const { trigger, schedule } = settings
  if (!isScheduled(trigger.on)) return []
  const byProfile = isByProfile(settings)
  const fitting = byProfile
    ? (await fittingProgrammes(tx, [ctx.accountId])).map(({ programmeId }) => programmeId)
    : undefined
  const snapshot = await kit.catalogue.current(tx)
  const entries = kit.candidates
    .programmes(snapshot, trigger.filter, fitting, ctx.now)
    .filter((entry) =>
      kit.candidates.targets(entry, trigger.on).some(({ until }) => Temporal.Instant.compare(until, ctx.now) > 0),
    )
  const pairs = Map.groupBy(
    await fittingPairs(
      tx,
      [ctx.accountId],
      entries.map(({ id }) => id),
    ),
    ({ programmeId }) => programmeId,
  )
  const leads = leadsOf(settings)
  const dueOf = dues.of(schedule).at
  const found: Foreseen[] = []
  for (const entry of entries) {
    const profileIds = (pairs.get(entry.id) ?? [])
      .filter((pair) => passes(trigger.filter, pair, entry, ctx.now))
      .map(({ profileId }) => profileId)
    if (byProfile && profileIds.length === 0) continue
    for (const target of kit.candidates.targets(entry, trigger.on)) {
      if (
        Temporal.Instant.compare(target.until, ctx.now) <= 0 ||
        stoppedAt(entry.call(), target, ctx.now) !== undefined
      )
        continue
      if (trigger.on === 'call_opens' && Temporal.Instant.compare(target.at, ctx.now) <= 0) continue
      const about = {
        slug: entry.slug,
        title: titleIn(entry.programme.title, ctx.language),
        targetId: target.id,
        targetAt: target.at,
        timeZone: target.timeZone,
        profileIds,
      }
      const due = leads.flatMap((lead) => {
        const at = dueOf(target, lead)
        return at === undefined ? [] : [{ lead, at }]
      })
      for (const { lead, at } of due) {
        // A nearer one that is due by then tells it, too.
        const isTold = due.some((near) => near.lead.ms < lead.ms && Temporal.Instant.compare(near.at, at) <= 0)
        if (Temporal.Instant.compare(at, ctx.now) > 0 && !isTold)
          found.push({ ...about, at, lead: lead.text, marks: [] })
      }
      // What is due already goes out at once, or at the next allowed moment, as one notice.
      const wanted = { schedule, leads, channels: [{ key: '' }], lookedAt: undefined }
      const occasion = { target, stopped: undefined, profiles: [''], told: [] }
      const atOnce = plan(wanted, occasion, ctx.now, dueOf, isHoliday)
      const line = atOnce.lines.find(({ reason }) => reason === null)
      if (line !== undefined) found.push({ ...about, at: ctx.now, lead: line.lead, marks: line.marks })
      else if (
        atOnce.next !== undefined &&
        !found.some(({ at }) => Temporal.Instant.compare(at, atOnce.next ?? at) === 0)
      ) {
        const past = due.filter(({ at }) => Temporal.Instant.compare(at, ctx.now) <= 0)
        const nearest = past.toSorted((a, b) => a.lead.ms - b.lead.ms)[0]
        if (nearest !== undefined) found.push({ ...about, at: atOnce.next, lead: nearest.lead.text, marks: ['late'] })
      }
    }
  }
  return found
}
