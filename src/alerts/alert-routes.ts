import { Type } from 'typebox'
import type { Language } from '../platform/language.ts'
import { pageOf, pageQuery } from '../platform/http/page.ts'
import { route, type Route } from '../platform/http/route.ts'
import { addressesOf, type Alert, type AlertFilter, type Channel } from './alert.ts'
import {
  alertBody,
  alertExample,
  alertSchema,
  calendarBody,
  calendarExample,
  calendarSchema,
  idParam,
  notificationSchema,
  previewBody,
  previewSchema,
  trialSchema,
  weekdays,
} from './alert-wire.ts'
import {
  createAlert,
  deleteAlert,
  getAlert,
  listAlerts,
  makeCalendar,
  notificationsOf,
  replaceAlert,
  understood,
  type AlertsKit,
  type ShownAlert,
} from './alerts.ts'
import type { ShownNotice } from './notice-store.ts'
import { previewAlert, type Foreseen } from './preview.ts'
import { shownUrl } from './read-alert.ts'
import { testAlert } from './trial.ts'

const tag = 'Alerts'
/** Notices that a preview shows. */
const mostForeseen = 100

/** Routes of the alerts room. */
export function alertRoutes(kit: AlertsKit): Route[] {
  return [
    list(kit),
    create(kit),
    preview(kit),
    get(kit),
    replace(kit),
    remove,
    notifications,
    trial(kit),
    calendar(kit),
  ]
}

function filterView({ kad, region, ...rest }: AlertFilter) {
  return {
    ...(rest.profile_ids === undefined ? {} : { profile_ids: [...rest.profile_ids] }),
    ...(rest.programme_slugs === undefined ? {} : { programme_slugs: [...rest.programme_slugs] }),
    ...(rest.min_score === undefined ? {} : { min_score: rest.min_score }),
    ...(rest.eligibility === undefined ? {} : { eligibility: [...rest.eligibility] }),
    ...(rest.instrument === undefined ? {} : { instrument: [...rest.instrument] }),
    ...(kad === undefined ? {} : { kad: kad.code, scheme: kad.scheme }),
    ...(region === undefined ? {} : { region }),
  }
}

function channelView(kit: AlertsKit, channel: Channel, states: ShownAlert['states']) {
  if (channel.type === 'email') {
    const { to, cc } = channel
    const address = states.get(addressesOf(channel)[0] ?? '')
    const askAt = address?.askAt?.toString()
    const refused = address?.refused ?? undefined
    return {
      type: 'email',
      to,
      ...(cc === undefined ? {} : { cc: [...cc] }),
      state: address?.state ?? 'pending',
      ...(askAt === undefined ? {} : { ask_at: askAt }),
      ...(refused === undefined ? {} : { refused }),
    } as const
  }
  if (channel.type === 'messaging' && channel.provider === 'slack')
    return { type: 'messaging', provider: 'slack', url: shownUrl(kit, channel) }
  return { ...channel }
}

const view =
  (kit: AlertsKit) =>
  ({ alert, states }: ShownAlert) => {
    const { schedule, trigger } = alert
    return {
      id: alert.id,
      name: alert.name,
      status: alert.status,
      language: alert.language,
      trigger: { on: trigger.on, lead_times: [...trigger.lead_times], filter: filterView(trigger.filter) },
      channels: alert.channels.map((channel) => channelView(kit, channel, states)),
      schedule: {
        time_zone: schedule.timeZone,
        at: schedule.at,
        days: schedule.days.flatMap((day) => weekdays[day - 1] ?? []),
        business_days_only: schedule.businessDaysOnly,
        quiet_hours: schedule.quiet === undefined ? null : { ...schedule.quiet },
        digest: schedule.digest,
      },
      created_at: alert.createdAt.toString(),
      updated_at: alert.updatedAt.toString(),
    }
  }

/** `c`, `p`, `u`; `a` for one that was unsubscribed and will be asked, `r` for one that its mail server refused. */
const letterOf = (address: { state: string; askAt: unknown; refused: string | null } | undefined): string => {
  if (address === undefined) return '-'
  if (address.refused !== null) return 'r'
  return address.askAt === null ? address.state.charAt(0) : 'a'
}

/** The state of an address is part of what is shown, so it is part of the version that `If-None-Match` is held against. */
const tagOf = ({ alert, states }: ShownAlert): string => {
  const asked = alert.channels.flatMap(addressesOf).map((address) => states.get(address))
  return asked.length === 0 ? String(alert.version) : `${alert.version}-${asked.map(letterOf).join('')}`
}

const list = (kit: AlertsKit) =>
  route({
    method: 'GET',
    path: '/alerts',
    id: 'listAlerts',
    tag,
    scope: 'alerts:read',
    summary: { en: 'List alerts, newest first', el: 'Κατάλογος ειδοποιήσεων, οι νεότερες πρώτες' },
    query: Type.Object({ ...pageQuery }),
    answers: { 200: { description: 'A page of alerts.', schema: pageOf(alertSchema) } },
    async handle(ctx, { page }) {
      const after = page.after === null ? null : String(page.after[0])
      return page.answer(await listAlerts(ctx, after, page.limit + 1), view(kit), ({ alert }) => [alert.id])
    },
  })

const create = (kit: AlertsKit) =>
  route({
    method: 'POST',
    path: '/alerts',
    id: 'createAlert',
    tag,
    scope: 'alerts:write',
    summary: { en: 'Create an alert', el: 'Δημιουργία ειδοποίησης' },
    description: {
      en: 'Lead times that have passed already are told once, at once. Addresses of mail that have not agreed yet are asked first.',
      el: 'Για χρόνους προειδοποίησης που έχουν ήδη παρέλθει αποστέλλεται αμέσως ένα μήνυμα. Από διευθύνσεις που δεν έχουν συμφωνήσει ζητείται πρώτα επιβεβαίωση.',
    },
    body: alertBody,
    bodyExample: alertExample,
    answers: {
      201: {
        description: 'The alert.',
        schema: alertSchema,
        headers: { Location: 'Address of the alert.', ETag: 'Of its first version.' },
      },
    },
    refusals: ['conflict'],
    async handle(ctx, { body }) {
      const made = await createAlert(ctx, kit, body)
      return {
        status: 201 as const,
        body: view(kit)(made),
        etag: tagOf(made),
        headers: { location: `/api/v1/alerts/${made.alert.id}` },
      }
    },
  })

const get = (kit: AlertsKit) =>
  route({
    method: 'GET',
    path: '/alerts/{id}',
    id: 'getAlert',
    tag,
    scope: 'alerts:read',
    params: idParam,
    etag: true,
    summary: { en: 'Get an alert', el: 'Ανάγνωση ειδοποίησης' },
    answers: { 200: { description: 'The alert.', schema: alertSchema } },
    async handle(ctx, { params: { id } }) {
      const found = await getAlert(ctx, id)
      return { status: 200 as const, body: view(kit)(found), etag: tagOf(found) }
    },
  })

const replace = (kit: AlertsKit) =>
  route({
    method: 'PUT',
    path: '/alerts/{id}',
    id: 'replaceAlert',
    tag,
    scope: 'alerts:write',
    params: idParam,
    etag: true,
    summary: { en: 'Replace an alert', el: 'Αντικατάσταση ειδοποίησης' },
    description: {
      en: 'What it has told stays told: only what the change makes due goes out. A Slack address that is sent back as shown stays as it is.',
      el: 'Ό,τι έχει αποσταλεί δεν αποστέλλεται ξανά: στέλνεται μόνο ό,τι οφείλεται στην αλλαγή. Διεύθυνση Slack που επιστρέφεται όπως εμφανίζεται παραμένει ως έχει.',
    },
    body: alertBody,
    bodyExample: alertExample,
    answers: { 200: { description: 'The alert as it is now.', schema: alertSchema } },
    refusals: ['conflict'],
    async handle(ctx, { params: { id }, body, preconditions }) {
      const changed = await replaceAlert(ctx, kit, id, body, (before) => preconditions.check(tagOf(before)))
      return { status: 200 as const, body: view(kit)(changed), etag: tagOf(changed) }
    },
  })

const remove = route({
  method: 'DELETE',
  path: '/alerts/{id}',
  id: 'deleteAlert',
  tag,
  scope: 'alerts:write',
  params: idParam,
  etag: true,
  summary: { en: 'Delete an alert', el: 'Διαγραφή ειδοποίησης' },
  description: {
    en: 'With its history. What waits to be sent is not sent.',
    el: 'Μαζί με το ιστορικό της. Ό,τι αναμένει δεν αποστέλλεται.',
  },
  answers: { 204: { description: 'It is deleted.' } },
  async handle(ctx, { params: { id }, preconditions }) {
    await deleteAlert(ctx, id, (before) => preconditions.check(tagOf(before)))
    return { status: 204 as const }
  },
})

const noticeView = (alert: Alert) => (notice: ShownNotice) => ({
  id: notice.id,
  kind: alert.trigger.on,
  channel: notice.channel,
  profile_id: notice.profileId === '' ? null : notice.profileId,
  programme_slug: notice.slug,
  deadline_id: notice.lead === '' ? null : notice.target,
  deadline_at: notice.targetAt?.toString() ?? null,
  time_zone: notice.targetZone,
  lead_time: notice.lead === '' ? null : notice.lead,
  due_at: notice.dueAt.toString(),
  status: notice.status,
  reason: notice.reason,
  marks: [...notice.marks],
  moved_from: notice.movedFrom?.toString() ?? null,
  finished_at: notice.finishedAt?.toString() ?? null,
  event_id: notice.eventId,
  attempts: notice.attempts.map((attempt) => ({ ...attempt })),
})

const notifications = route({
  method: 'GET',
  path: '/alerts/{id}/notifications',
  id: 'listAlertNotifications',
  tag,
  scope: 'alerts:read',
  params: idParam,
  summary: {
    en: 'What an alert has told, newest first: sent, failed, waiting, or suppressed with the reason',
    el: 'Ιστορικό ειδοποίησης, το νεότερο πρώτο: τι στάλθηκε, απέτυχε, αναμένει ή παραλείφθηκε και γιατί',
  },
  query: Type.Object({
    ...pageQuery,
    status: Type.Optional(
      Type.Enum(['scheduled', 'sent', 'failed', 'suppressed'], { description: 'Only those in this state.' }),
    ),
  }),
  answers: {
    200: {
      description: 'A page of notifications: one for each profile, programme, deadline, lead time and channel.',
      schema: pageOf(notificationSchema),
    },
  },
  async handle(ctx, { params: { id }, query, page }) {
    const after = page.after === null ? null : String(page.after[0])
    const { alert, notices } = await notificationsOf(ctx, id, query.status, after, page.limit + 1)
    return page.answer(notices, noticeView(alert), (notice) => [notice.id])
  },
})

const trial = (kit: AlertsKit) =>
  route({
    method: 'POST',
    path: '/alerts/{id}/test',
    id: 'testAlert',
    tag,
    scope: 'alerts:write',
    params: idParam,
    summary: { en: 'Send a test through every channel', el: 'Δοκιμαστική αποστολή από κάθε κανάλι' },
    description: {
      en: 'Once and at once, whatever the schedule says. Nothing goes to an address that has not agreed. Webhooks get a signed `webhook.test`.',
      el: 'Μία φορά και αμέσως, ανεξάρτητα από το πρόγραμμα αποστολής. Δεν στέλνεται τίποτα σε διεύθυνση που δεν έχει συμφωνήσει. Τα webhooks λαμβάνουν υπογεγραμμένο `webhook.test`.',
    },
    answers: { 200: { description: 'What came of it, channel by channel.', schema: trialSchema } },
    async handle(ctx, { params: { id } }) {
      return { status: 200 as const, body: { results: (await testAlert(ctx, kit, id)).map((each) => ({ ...each })) } }
    },
  })

const foreseenView = (notice: Foreseen) => ({
  at: notice.at.toString(),
  programme_slug: notice.slug,
  deadline_id: notice.targetId,
  deadline_at: notice.targetAt.toString(),
  time_zone: notice.timeZone,
  lead_time: notice.lead,
  title: notice.title.slice(0, 1000),
  profile_ids: notice.profileIds.slice(0, 50),
  profile_count: notice.profileIds.length,
  marks: [...notice.marks],
})

const preview = (kit: AlertsKit) =>
  route({
    method: 'POST',
    path: '/alerts/preview',
    id: 'previewAlert',
    tag,
    scope: 'alerts:read',
    summary: {
      en: 'Which notices an alert would send, and when',
      el: 'Ποια μηνύματα θα έστελνε μια ειδοποίηση και πότε',
    },
    description: {
      en: 'Nothing is stored or sent. It holds if nothing changes meanwhile.',
      el: 'Δεν αποθηκεύεται ούτε αποστέλλεται τίποτα. Ισχύει εφόσον δεν αλλάξει κάτι στο μεταξύ.',
    },
    body: previewBody,
    bodyExample: { trigger: alertExample.trigger, horizon_days: 90 },
    answers: { 200: { description: 'The notices, earliest first.', schema: previewSchema } },
    async handle(ctx, { body: { horizon_days: horizon, channels, ...rest } }) {
      const settings = understood({ ...rest, channels: channels ?? [] }, kit)
      const { notices, notes } = await previewAlert(ctx, kit, settings, horizon ?? 366)
      const language: Language = ctx.language
      return {
        status: 200 as const,
        body: {
          notices: notices.slice(0, mostForeseen).map(foreseenView),
          total: notices.length,
          notes: notes.map(({ code, detail }) => ({ code, detail: detail[language] })),
        },
      }
    },
  })

const calendar = (kit: AlertsKit) =>
  route({
    method: 'POST',
    path: '/calendar-tokens',
    id: 'createCalendarToken',
    tag,
    scope: 'alerts:write',
    summary: { en: 'Make the address of a calendar feed', el: 'Δημιουργία διεύθυνσης ημερολογίου' },
    description: {
      en: 'The feed (iCalendar) holds the deadlines and openings of the programmes that fit, with alarms at the lead times. The same name again gives it a new address and the old one stops working.',
      el: 'Το ημερολόγιο (iCalendar) περιέχει τις προθεσμίες και τις ενάρξεις των προγραμμάτων που ταιριάζουν, με υπενθυμίσεις στους χρόνους προειδοποίησης. Με το ίδιο όνομα αποκτά νέα διεύθυνση και η παλιά παύει να ισχύει.',
    },
    body: calendarBody,
    bodyExample: calendarExample,
    answers: { 201: { description: 'The feed and its address.', schema: calendarSchema } },
    refusals: ['conflict'],
    secret: true,
    async handle(ctx, { body }) {
      const made = await makeCalendar(ctx, kit, body)
      return { status: 201 as const, body: { ...made, created_at: ctx.now.toString() } }
    },
  })
