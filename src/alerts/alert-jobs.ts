import { Type } from 'typebox'
import { dueForNews, type IsHoliday } from '../core/alerts/schedule.ts'
import { deadlinesOfCall } from '../core/alerts/targets.ts'
import { accountsFitting, fittingPairs, type MatchScored } from '../matching/matching.ts'
import type { Tx } from '../platform/db/db.ts'
import { reacting, type Reaction } from '../platform/events/events.ts'
import { newId, parseMatchId } from '../platform/ids.ts'
import { defineJob, doneBy, enqueue, type HandledJob, type JobContext } from '../platform/jobs/jobs.ts'
import type { ProfileEvent } from '../profiles/profiles.ts'
import type { CatalogueEntry, ProgrammeEvent } from '../programmes/programmes.ts'
import { channelKey, isByProfile, type Alert, type TriggerKind } from './alert.ts'
import { accountsWithAlerts, alertsOfKind, lookAgain, lookAgainInAccount, touchByMatch } from './alert-store.ts'
import { greekHolidays } from './holidays.ts'
import type { AlertsKit } from './kit.ts'
import {
  forgetNotices,
  forgetProfile,
  insertNotices,
  toldProfiles,
  type Notice,
  type NoticeDetail,
} from './notice-store.ts'

/** News wait so long for others of the same moment (seconds): a profile that is filled in fits ten programmes at once. */
const gather = 60
/** Notices and messages are kept so long after the deadline they were about (days). */
const retention = 400
/** Accounts for each transaction. */
const page = 100
/** Pointers of what changed that a notice keeps. */
const mostChanges = 40

/** A programme changed: alerts that it may concern are looked at, and those that are told of changes are told. */
const programmeChangedJob = defineJob(
  'alerts.programme_changed',
  Type.Object({
    programme_id: Type.String(),
    slug: Type.String(),
    version: Type.Integer(),
    changed: Type.Array(Type.String()),
    cause: Type.Optional(Type.Enum(['closed', 'exhausted', 'withdrawn'])),
    first: Type.Boolean(),
  }),
  { retries: 10, retryAfter: 5 },
)

/** Programmes came in by an import that tells nobody: alerts are looked at all the same. */
const lookAgainJob = defineJob('alerts.look_again', Type.Object({ slugs: Type.Array(Type.String()) }), { retries: 10 })

const forgetJob = defineJob('alerts.clean_up', Type.Object({}), { cron: '37 1 * * *', retries: 5, retryAfter: 60 })

export const onProgrammeForAlerts: Reaction<Exclude<ProgrammeEvent, { type: 'catalogue.imported' }>> = async (
  tx,
  event,
) => {
  const { id, slug, version } = event.data
  await enqueue(tx, programmeChangedJob, {
    programme_id: id,
    slug,
    version,
    changed: event.type === 'programme.updated' ? event.data.changed : [],
    ...(event.type === 'programme.closed' ? { cause: event.data.cause } : {}),
    first: event.type === 'programme.created',
  })
}

export const onImportForAlerts: Reaction<Extract<ProgrammeEvent, { type: 'catalogue.imported' }>> = async (
  tx,
  event,
) => {
  await enqueue(tx, lookAgainJob, { slugs: event.data.slugs })
}

export const onProfileDeleted: Reaction<Extract<ProfileEvent, { type: 'profile.deleted' }>> = async (tx, event) => {
  if (event.accountId !== null) await forgetProfile(tx, event.accountId, event.subject.profile_id)
}

type Scored = MatchScored & { readonly id: string }

/** A pair that fits anew may be inside a lead time already; and it is news for who asked for them. */
export const onMatchForAlerts: Reaction<MatchScored> = reacting(
  (tx, event) => tellOfMatches(tx, [event]),
  (tx, events) => tellOfMatches(tx, events),
)

/** All of one account. Those of one moment, as a publication or a profile makes them by the thousand, are looked up at once. */
async function tellOfMatches(tx: Tx, events: readonly Scored[]): Promise<void> {
  const fitting = events.filter(({ data }) => data.eligibility !== 'not_eligible')
  const key = (event: Scored): string => `${isNewMatch(event)} ${event.occurredAt.toString()}`
  for (const alike of Map.groupBy(fitting, key).values()) {
    const [{ accountId, occurredAt: now }] = alike as [Scored]
    if (accountId === null) continue
    const slugs = [...new Set(alike.map(({ subject }) => subject.programme_slug))]
    const touched = await touchByMatch(tx, accountId, slugs, isNewMatch(alike[0] as Scored), now)
    if (touched.length === 0) continue
    const isHoliday = await greekHolidays()
    await recordNews(
      tx,
      alike.flatMap((event) => newsOfMatch(event, touched, isHoliday)),
      now,
    )
  }
}

function isNewMatch({ data }: Scored): boolean {
  return data.previous_eligibility === null || data.previous_eligibility === 'not_eligible'
}

function newsOfMatch(
  { id, data, subject, occurredAt }: Scored,
  touched: readonly Alert[],
  isHoliday: IsHoliday,
): Notice[] {
  const pair = parseMatchId(subject.match_id)
  if (pair === undefined) return []
  const about = {
    programmeId: pair.programmeUuid,
    slug: subject.programme_slug,
    target: `match ${id}`,
    generation: 0,
    until: undefined,
    detail: null,
  }
  return touched
    .filter(({ trigger: { filter } }) => {
      if (filter.profile_ids !== undefined && !filter.profile_ids.includes(subject.profile_id)) return false
      if (filter.programme_slugs !== undefined && !filter.programme_slugs.includes(subject.programme_slug)) return false
      return filter.eligibility === undefined || filter.eligibility.some((verdict) => verdict === data.eligibility)
    })
    .flatMap((alert) => newsOf(alert, [subject.profile_id], about, occurredAt, isHoliday))
}

interface News {
  readonly programmeId: string
  readonly slug: string
  readonly target: string
  readonly generation: number
  readonly until: Temporal.Instant | undefined
  readonly detail: NoticeDetail | null
}

function newsOf(
  alert: Alert,
  profileIds: readonly string[],
  { until, ...about }: News,
  now: Temporal.Instant,
  isHoliday: IsHoliday,
): Notice[] {
  const dueAt = dueForNews(alert.schedule, now.add({ seconds: gather }), until, isHoliday)
  return alert.channels.flatMap((channel) =>
    profileIds.map((profileId): Notice => ({
      ...about,
      id: newId('ntf', now),
      accountId: alert.accountId,
      alertId: alert.id,
      profileId,
      lead: '',
      channel: channelKey(channel),
      targetAt: null,
      targetZone: null,
      untilAt: until ?? null,
      movedFrom: null,
      dueAt,
      status: 'scheduled',
      reason: null,
      marks: [],
      messageId: null,
      eventId: null,
      finishedAt: null,
    })),
  )
}

async function recordNews(tx: Tx, notices: readonly Notice[], now: Temporal.Instant): Promise<void> {
  if (notices.length === 0) return
  await insertNotices(tx, notices, [], now)
  for (const { accountId, dueAt } of new Map(notices.map((notice) => [notice.alertId, notice])).values())
    await lookAgainInAccount(tx, accountId, undefined, dueAt)
}

interface Changed {
  programme_id: string
  slug: string
  version: number
  changed: string[]
  cause?: 'closed' | 'exhausted' | 'withdrawn'
  first: boolean
}

/** Of a budget line: the whole, and what says that it is exhausted; other changes of one that is are no news. */
const partsThatExhaust: ReadonlySet<string> = new Set(['', '/suspended', '/suspended/status'])

/** What news a change is, and to which alerts. */
function newsIn(change: Changed, entry: CatalogueEntry | undefined, now: Temporal.Instant): Map<TriggerKind, News[]> {
  const next =
    entry === undefined
      ? undefined
      : deadlinesOfCall(entry.call())
          .map(({ at }) => at)
          .filter((at) => Temporal.Instant.compare(at, now) > 0)
          .toSorted(Temporal.Instant.compare)[0]
  const about = { programmeId: change.programme_id, slug: change.slug, generation: change.version, until: next }
  const news = new Map<TriggerKind, News[]>()
  if (!change.first) {
    const changed = change.changed.slice(0, mostChanges)
    const detail = { changed, ...(change.cause === undefined ? {} : { cause: change.cause }) }
    news.set('programme_changed', [{ ...about, target: change.cause ?? 'version', detail }])
  }
  const lines = (entry?.programme.budget_lines ?? []).filter(
    ({ id, suspended }) =>
      suspended?.status === 'exhausted' &&
      change.changed.some(
        (pointer) =>
          pointer === '' ||
          pointer === '/budget_lines' ||
          partsThatExhaust.has(pointer.replace(`/budget_lines/${id}`, '')),
      ),
  )
  const exhausted = [
    ...(change.cause === 'exhausted' ? [{ ...about, target: 'budget', detail: { cause: 'exhausted' as const } }] : []),
    ...lines.map(({ id, title }) => ({
      ...about,
      target: `line ${id}`,
      detail: { budget_line: title ?? id },
    })),
  ]
  if (exhausted.length > 0) news.set('budget_line_exhausted', exhausted)
  return news
}

const tellOfProgramme =
  (kit: AlertsKit) =>
  async (context: JobContext, change: Changed): Promise<unknown> => {
    const now = context.clock.now()
    const isHoliday = await greekHolidays()
    const { entry, accounts } = await context.db.asService('schedule alerts', async (tx) => {
      const { byId } = await kit.catalogue.current(tx)
      const fitting = await accountsFitting(tx, change.programme_id)
      await lookAgain(tx, [change.slug], fitting, now)
      return { entry: byId.get(change.programme_id), accounts: new Set(fitting) }
    })
    const news = newsIn(change, entry, now)
    let told = 0
    for (let after = ''; news.size > 0;) {
      context.signal.throwIfAborted()
      const from = after
      const found = await context.db.asService('schedule alerts', (tx) =>
        accountsWithAlerts(tx, [...news.keys()], from, page),
      )
      for (const accountId of found)
        told += await context.db.inAccount(accountId, (tx) =>
          tellAccount(tx, accountId, news, accounts, now, isHoliday),
        )
      after = found.at(-1) ?? ''
      if (found.length < page) break
    }
    return { told }
  }

async function tellAccount(
  tx: Tx,
  accountId: string,
  news: ReadonlyMap<TriggerKind, readonly News[]>,
  fitting: ReadonlySet<string>,
  now: Temporal.Instant,
  isHoliday: IsHoliday,
): Promise<number> {
  const alerts = await alertsOfKind(tx, accountId, [...news.keys()])
  const programmeId = [...news.values()].flat()[0]?.programmeId ?? ''
  const pairs = fitting.has(accountId) ? await fittingPairs(tx, [accountId], [programmeId]) : []
  // A programme that was withdrawn fits nobody any more: those who were told of it are told of that.
  const before = await toldProfiles(
    tx,
    alerts.map(({ id }) => id),
    programmeId,
  )
  const notices = alerts.flatMap((alert) => {
    const { filter } = alert.trigger
    return (news.get(alert.trigger.on) ?? []).flatMap((about) => {
      if (filter.programme_slugs !== undefined && !filter.programme_slugs.includes(about.slug)) return []
      const fits = pairs
        .filter((pair) => filter.profile_ids === undefined || filter.profile_ids.includes(pair.profileId))
        .map(({ profileId }) => profileId)
      const knew = before.filter(([alertId, profileId]) => alertId === alert.id && profileId !== '').map(([, id]) => id)
      const profiles = isByProfile(alert)
        ? new Set([...fits, ...(about.detail?.cause === 'withdrawn' ? knew : [])])
        : ['']
      return newsOf(alert, [...profiles], about, now, isHoliday)
    })
  })
  await recordNews(tx, notices, now)
  return notices.length
}

/** The jobs of the room. */
export function alertJobs(kit: AlertsKit): HandledJob[] {
  return [
    doneBy(programmeChangedJob, tellOfProgramme(kit)),
    doneBy(lookAgainJob, async ({ db, clock }, { slugs }) => {
      await db.asService('schedule alerts', (tx) => lookAgain(tx, slugs, null, clock.now()))
      return { programmes: slugs.length }
    }),
    doneBy(forgetJob, async ({ db, clock }) => {
      const before = clock.now().subtract({ hours: retention * 24 })
      return { notices: await db.asService('clean up', (tx) => forgetNotices(tx, before)) }
    }),
  ]
}
