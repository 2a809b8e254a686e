import type { Anchor } from '../../core/citing/citation.ts'
import type { Expression } from '../../core/criteria/criterion.ts'
import { callStatus } from '../../core/facts/call-status.ts'
import { deadlineTold } from '../../core/facts/deadline-told.ts'
import type { Call, CallStatus, Deadline, Programme, Suspension } from '../../core/facts/programme.ts'
import { foldName } from '../../core/facts/text-fold.ts'
import type { LocalizedText } from '../../core/facts/text.ts'
import type { Reason } from '../../core/matching/result.ts'
import { beginningOf, endingOf, eventOf, isDated } from './common-grants-dates.ts'
import type { CommonEvent, CommonMoment } from './common-grants-dates.ts'
import { isRow } from './row.ts'
import type { Row } from './row.ts'
import type { CitedFields } from './row-fields.ts'
import { fieldNote } from './row-report.ts'
import { askedOf, languageOf, noEnd, plainText } from './row-text.ts'
import { askedDay } from './unread-days.ts'

type Dates = Pick<Programme, 'call' | 'provisional' | 'published_on'>
/** What else a programme says that its dates depend on. */
type Around = Pick<Programme, 'country' | 'budget_lines'>

/** Where a row stands: its cited lines, the day it was fetched, the notes of its report. */
export interface RowAround {
  readonly cited: CitedFields
  readonly retrievedAt: string
  readonly notes: Reason[]
}

const opening =
  /(?<!\p{L})(?:open|opens|opening|(?:application|submission)s? (?:start|begin)s?|(?:start|begin)s? (?:of )?(?:application|submission)s?|εναρξη|ανοιγμα)(?!\p{L})/u
const period =
  /(?<!\p{L})(?:application|submission|call|funding)s? (?:period|window)(?!\p{L})|(?<!\p{L})window(?!\p{L})/u
const ofSomethingElse = /(?<!\p{L})(?:house|session|meeting|webinar|performance|project|question|award)s?(?!\p{L})/u
const anotherEnd =
  /(?<!\p{L})(?:due|deadline|closes|closing|letter of intent|pre ?application|ληξη|προθεσμια)(?!\p{L})/u
const exhausts =
  /exhaust|deplet|first[ -]come|(?:until|while|as long as) (?:all )?(?:the )?(?:funds?|funding|budget|money)(?!\p{L})|εξαντλ/u
const rolls =
  /rolling|continuous|ongoing|open[ -]ended|any ?time|year[ -]round|always open|until further notice|no (?:\p{L}+ )?(?:closing|end|due|deadline)|χωρισ (?:καταληκτικ|ληξ|προθεσμ)|συνεχ|οποτεδηποτε/u

/**
 * The dates of an opportunity. `postDate` is the day of publication, which opens nothing. An hour counts where its offset or its
 * zone puts it; one that says neither is in UTC, and so is a day without an hour.
 */
export function datesOf(json: Row, { cited, notes }: RowAround): Dates & { unread: Expression[] } {
  const dates = isRow(json['keyDates']) ? json['keyDates'] : {}
  const others = isRow(dates['otherDates']) ? dates['otherDates'] : {}
  const events = Object.keys(others).flatMap((name) => eventOf(others[name], `keyDates/otherDates/${name}`) ?? [])
  const posted = eventOf(dates['postDate'], 'keyDates/postDate')
  const closing = eventOf(dates['closeDate'], 'keyDates/closeDate')
  const zone = zoneOf(json, notes)
  const unread: Expression[] = []
  const read = (
    event: CommonEvent,
    of: typeof endingOf,
    field?: 'opens_at' | 'closes_at',
  ): CommonMoment | undefined => {
    const moment = of(event, zone)
    const lines = cited(event.path)
    if (moment === undefined) {
      notes.push(fieldNote(field === undefined ? 'field_unreadable' : 'field_asked', event.path, quoted(lines)))
      if (field !== undefined) unread.push(...askedDay(field, lines.slice(0, 50)))
    } else if (field !== undefined && moment.odd !== undefined)
      notes.push(fieldNote(moment.odd, event.path, quoted(lines)))
    return moment
  }
  const ours = events.filter(({ named }) => !ofSomethingElse.test(named))
  const span = [...ours, ...(closing === undefined ? [] : [closing])].find(
    ({ named, json: { startDate } }) => startDate !== undefined && period.test(named),
  )
  const opens = ours.find((event) => opening.test(event.named) && isDated(event) && event !== span) ?? span
  const ends = closing ?? span
  const start = opens === undefined ? undefined : read(opens, beginningOf, 'opens_at')
  const end = ends === undefined || !isDated(ends) ? undefined : read(ends, endingOf, 'closes_at')
  for (const { path, named } of events)
    if (path !== opens?.path && path !== ends?.path && anotherEnd.test(named))
      notes.push(fieldNote('field_unused', path, quoted(cited(path))))
  if (start !== undefined && end !== undefined && end.at < start.at)
    notes.push(fieldNote('end_before_start', 'closeDate'))
  const published = posted === undefined ? undefined : read(posted, beginningOf)?.day
  const deadline = ends === undefined ? undefined : deadlineOf(ends, end, { lines: cited(ends.path), notes, unread })
  return {
    call: {
      ...(start === undefined ? {} : { opens_at: { at: start.at, time_zone: start.zone } }),
      deadlines:
        deadline === undefined
          ? start === undefined
            ? []
            : [{ id: 'end', time_zone: start.zone, basis: 'unknown' }]
          : [deadline],
    },
    ...(published === undefined ? {} : { published_on: published }),
    unread,
  }
}

export const quoted = (lines: readonly Anchor[]): string => lines.map(({ exact }) => exact).join(' · ')

/** The zone of the row's days, where a field of its publisher names it. */
function zoneOf(json: Row, notes: Reason[]): string | undefined {
  const fields = isRow(json['customFields']) ? json['customFields'] : {}
  const given = isRow(fields['timeZone']) ? plainText(fields['timeZone']['value']) : undefined
  if (given === undefined) return undefined
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(given).timeZoneId
  } catch {
    notes.push(fieldNote('field_unreadable', 'customFields/timeZone', given))
    return undefined
  }
}

/** What ends a call: a day, or what the event says in words; words that name neither are asked of a person. */
function deadlineOf(
  { path, said, json }: CommonEvent,
  end: CommonMoment | undefined,
  { lines, notes, unread }: { lines: readonly Anchor[]; notes: Reason[]; unread: Expression[] },
): Deadline {
  const basis = exhausts.test(said) ? 'until_exhausted' : rolls.test(said) ? 'rolling' : 'unknown'
  const citations = lines.slice(0, 50)
  const of = (deadline: Omit<Deadline, 'id' | 'citations'>): Deadline => ({
    id: 'end',
    ...deadline,
    ...(citations.length === 0 ? {} : { citations }),
  })
  if (end !== undefined && end.day >= noEnd)
    return of({ time_zone: end.zone, basis: basis === 'unknown' ? 'rolling' : basis })
  if (end !== undefined)
    return of({ at: end.at, time_zone: end.zone, basis: basis === 'until_exhausted' ? basis : 'fixed' })
  const worded = lines.filter(({ exact }) => exact !== json['eventType'] && exact !== json['name'])
  if (basis === 'unknown' && unread.length === 0 && worded.length > 0) {
    notes.push(fieldNote('field_asked', path, quoted(worded)))
    unread.push(...askedDay('closes_at', worded.slice(0, 50)))
  }
  return of({ time_zone: 'UTC', basis })
}

const words: Readonly<Record<string, CallStatus>> = {
  ...{ forecasted: 'forecasted', forecast: 'forecasted', anticipated: 'forecasted', upcoming: 'forecasted' },
  ...{ open: 'open', posted: 'open', active: 'open' },
  ...{ paused: 'paused', suspended: 'paused', 'on hold': 'paused' },
  ...{ exhausted: 'exhausted', 'funds exhausted': 'exhausted', 'fully allocated': 'exhausted' },
  ...{
    closed: 'closed',
    archived: 'closed',
    cancelled: 'closed',
    canceled: 'closed',
    expired: 'closed',
    withdrawn: 'closed',
  },
  unknown: 'unknown',
}
const stopped: Readonly<Record<Suspension['status'], LocalizedText>> = {
  closed: { en: 'Closed by its funder', el: 'Έκλεισε από τον φορέα της' },
  paused: { en: 'Paused by its funder', el: 'Σε αναστολή από τον φορέα της' },
  exhausted: {
    en: 'Its funder says that the budget is exhausted',
    el: 'Κατά τον φορέα της ο προϋπολογισμός εξαντλήθηκε',
  },
}

/**
 * The dates, and what the row's word on its status adds to them: a call that its funder stopped is stopped, one that is
 * forecasted without a day to come stays a forecast, and one that is open without any other date is so since its publication. A
 * word that nobody knows is asked of a person.
 */
export function withStatus(
  json: Row,
  { unread, ...dates }: Dates & { unread: Expression[] },
  around: Around,
  { cited, retrievedAt, notes }: RowAround,
): Dates & { unread: Expression[] } {
  const { status } = json
  const given = isRow(status)
    ? status['value'] === 'custom'
      ? plainText(status['customValue'])
      : plainText(status['value'])
    : plainText(status)
  if (given === undefined) return { ...dates, unread }
  const lines = cited('status')
  const said = words[foldName(given)]
  const told = { ...dates, unread }
  if (said === undefined) {
    notes.push(fieldNote('field_asked', 'status', given))
    return { ...dates, unread: [...unread, ...askedStatus(given, lines)] }
  }
  const now = { kind: 'instant', epoch_ms: Date.parse(retrievedAt), today: retrievedAt.slice(0, 10) } as const
  const computed = callStatus({ ...around, ...dates }, now).status
  if (computed === said) return told
  const { call, published_on: posted } = dates
  if (said === 'closed' || said === 'exhausted' || said === 'paused') {
    if (computed === 'closed' && said === 'paused') notes.push(fieldNote('fields_differ', 'status', given))
    const description = isRow(status) ? plainText(status['description']) : undefined
    const reason = description === undefined ? stopped[said] : { [languageOf(description)]: description.slice(0, 1000) }
    return { ...told, call: { ...call, suspended: { status: said, since: retrievedAt, reason, citations: lines } } }
  }
  if (said === 'forecasted' && computed !== 'closed') {
    if (computed === 'open' && call.opens_at !== undefined) notes.push(fieldNote('fields_differ', 'status', given))
    return { ...told, provisional: true }
  }
  if (said === 'open' && computed === 'unknown' && unread.length === 0 && posted !== undefined)
    return { ...told, call: openSince(call, posted) }
  notes.push(fieldNote('fields_differ', 'status', given))
  return said === 'unknown' ? { ...dates, unread: [...unread, ...askedStatus(given, lines)] } : told
}

function openSince({ deadlines, ...call }: Call, posted: string): Call {
  const zone = deadlines[0]?.time_zone ?? 'UTC'
  return {
    ...call,
    opens_at: { at: Temporal.PlainDate.from(posted).toZonedDateTime(zone).toInstant().toString(), time_zone: zone },
    deadlines: deadlines.length > 0 ? deadlines : [{ id: 'end', time_zone: zone, basis: 'unknown' }],
  }
}

const askedStatus = (given: string, lines: readonly Anchor[]): Expression[] =>
  askedOf(lines).map((asked) => ({
    ...asked,
    id: 'status-unread',
    question: {
      el: `Για την κατάσταση της πρόσκλησης ο φορέας της λέει «${given}». Δέχεται η πρόσκληση αιτήσεις;`,
      en: `Its funder says “${given}” of the state of the call. Does the call accept applications?`,
    },
  }))

/** Whether a call has all the last days that the row's own dates name: then it says what they have no place for. */
export function saysSameDays(call: Call, dates: Dates): boolean {
  const told = ({ deadlines, opens_at }: Call): string[] => [
    ...deadlines.flatMap(({ at, time_zone: zone }) => (at === undefined ? [] : deadlineTold(at, zone).day.toString())),
    ...(opens_at === undefined ? [] : [`from ${Temporal.Instant.from(opens_at.at).epochMilliseconds}`]),
  ]
  const days = new Set(told(call))
  return told(dates.call).every((day) => days.has(day))
}
