import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { LeadTime } from '../core/alerts/lead-time.ts'
import type { Target } from '../core/alerts/targets.ts'
import type { Language } from '../platform/language.ts'
import { sayAlert } from '../wording/alerts.ts'

/** A moment of a programme in a calendar. */
export interface Entry {
  readonly programmeId: string
  readonly kind: 'deadline' | 'opening'
  readonly title: string
  readonly target: Target
  readonly url: string | undefined
  readonly description: string
  /** The programme's version: a higher one replaces what calendars have. */
  readonly sequence: number
  readonly publishedAt: Temporal.Instant
  readonly state: 'confirmed' | 'paused' | 'cancelled'
}

/** The name of an entry in all calendars and for ever (RFC 5545, section 3.8.4.7). */
export const uidOf = (programmeId: string, targetId: string): string =>
  `${programmeId}-${encodeURIComponent(targetId)}@subsidy-matching`

/**
 * Entries as iCalendar (RFC 5545), each in its own time zone, with alarms at the lead times. The same entries give the same
 * bytes.
 */
export function calendarOf(
  entries: readonly Entry[],
  {
    name,
    leads,
    language,
    method,
    alarmAt,
  }: {
    name: string
    leads: readonly LeadTime[]
    language: Language
    method?: 'PUBLISH'
    /** When the alarm of a lead time rings; undefined: never. */
    alarmAt: (target: Target, lead: LeadTime) => Temporal.Instant | undefined
  },
): string {
  const years = entries.map(({ target }) => target.at.toZonedDateTimeISO('UTC').year)
  const span = { from: Math.min(...years, 2100) - 1, to: Math.max(...years, 1970) + 1 }
  const calendar = ical({
    name: escaped(name),
    prodId: { company: 'subsidy-matching-service', product: 'deadlines', language: language.toUpperCase() },
    ttl: 3600,
    ...(method === undefined ? {} : { method: ICalCalendarMethod.PUBLISH }),
    timezone: { name: null, generator: (zone: string) => timeZoneComponent(zone, span) },
  })
  for (const entry of entries) {
    const { target, title } = entry
    const start = target.at.toZonedDateTimeISO(target.timeZone)
    const key = entry.state === 'paused' ? 'alert.calendar_paused' : `alert.calendar_${entry.kind}`
    const event = calendar.createEvent({
      id: uidOf(entry.programmeId, target.id),
      start,
      ...(target.timeZone === 'UTC' ? {} : { timezone: target.timeZone }),
      stamp: entry.publishedAt,
      sequence: entry.sequence,
      summary: sayAlert(key as 'alert.calendar_deadline', language, { title }),
      ...(entry.description === '' ? {} : { description: entry.description }),
      status: entry.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(entry.url === undefined ? {} : { url: entry.url }),
    })
    if (entry.state !== 'confirmed') continue
    for (const lead of leads) {
      const due = alarmAt(target, lead)?.toZonedDateTimeISO(target.timeZone)
      if (due === undefined) continue
      // Days of a duration are days of the calendar (RFC 5545, section 3.3.6): what counts is the difference of the clocks.
      const triggerBefore = due.toPlainDateTime().until(start.toPlainDateTime()).total('seconds')
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore, description: title })
    }
  }
  return calendar.toString()
}

/** Text as RFC 5545, section 3.3.11, has it; ical-generator does so for entries, not for the name of a calendar. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

const pad = (value: number): string => String(value).padStart(2, '0')

/** `+0200` */
function offset(nanoseconds: number): string {
  const minutes = Math.round(nanoseconds / 60e9)
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}${pad(size % 60)}`
}

/** A VTIMEZONE with every change of the clock in these years, from the zone's own data; entries need no rules beyond. */
function timeZoneComponent(zone: string, { from, to }: { from: number; to: number }): string {
  const observances: string[] = []
  const end = Temporal.PlainDate.from({ year: to, month: 12, day: 31 }).toZonedDateTime(zone)
  let at: Temporal.ZonedDateTime | null = Temporal.PlainDate.from({ year: from, month: 1, day: 1 }).toZonedDateTime(
    zone,
  )
  observances.push(...observance(at, at.offsetNanoseconds))
  for (;;) {
    const next: Temporal.ZonedDateTime | null = at.getTimeZoneTransition('next')
    if (next === null || Temporal.ZonedDateTime.compare(next, end) > 0) break
    observances.push(...observance(next, next.subtract({ nanoseconds: 1 }).offsetNanoseconds))
    at = next
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE'].join('\r\n')
}

/** What holds from a moment on; its beginning is told in the local time before it (RFC 5545, section 3.6.5). */
function observance(at: Temporal.ZonedDateTime, before: number): string[] {
  const january = at.with({ month: 1, day: 1, hour: 12 }).offsetNanoseconds
  const july = at.with({ month: 7, day: 1, hour: 12 }).offsetNanoseconds
  const summer = at.offsetNanoseconds > Math.min(january, july)
  const kind = summer ? 'DAYLIGHT' : 'STANDARD'
  const local = at.toInstant().add({ nanoseconds: before }).toZonedDateTimeISO('UTC').toPlainDateTime()
  const start = `${local.year}${pad(local.month)}${pad(local.day)}T${pad(local.hour)}${pad(local.minute)}${pad(local.second)}`
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offset(before)}`,
    `TZOFFSETTO:${offset(at.offsetNanoseconds)}`,
    `END:${kind}`,
  ]
}
