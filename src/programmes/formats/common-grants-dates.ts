import type { PlainDate } from '../../core/facts/profile.ts'
import { foldName, foldText } from '../../core/facts/text-fold.ts'
import { zonesNamedIn } from '../../core/facts/zone-names.ts'
import { isRow } from './row.ts'
import type { Row } from './row.ts'
import { dayIn, endOf, plainText, startOf } from './row-text.ts'

/** An event of the protocol: a day, a range of days or words, each with a name. */
export interface CommonEvent {
  /** Its place in the row. */
  readonly path: string
  readonly json: Row
  /** Its key and name, folded: what it is the day of. */
  readonly named: string
  /** What it says in words, folded. */
  readonly said: string
}

/** A moment of the protocol, in the zone in which it is told. */
export interface CommonMoment {
  readonly day: PlainDate
  readonly at: string
  readonly zone: string
  /** An hour that is told without saying where, which is read in UTC; or one that its day does not have in its zone. */
  readonly odd?: 'hour_without_zone' | 'hour_skipped'
}

export function eventOf(json: unknown, path: string): CommonEvent | undefined {
  if (!isRow(json)) return undefined
  const words = ['name', 'details', 'description'].map((name) => plainText(json[name]) ?? '')
  const key = path.slice(path.lastIndexOf('/') + 1).replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ')
  return { path, json, named: foldName(`${key} ${words[0] ?? ''}`), said: foldText(words.join(' · ')).folded }
}

/** The first moment of an event: of a range that of its start. Undefined where it has no day that can be read. */
export const beginningOf = ({ json, said }: CommonEvent, zone: string | undefined): CommonMoment | undefined =>
  momentOf(json['startDate'] ?? json['date'], json['startTime'] ?? json['time'], {
    zone: zone ?? zoneIn(said),
    end: false,
  })

/** The last moment of an event: of a range that of its end. */
export const endingOf = ({ json, said }: CommonEvent, zone: string | undefined): CommonMoment | undefined =>
  momentOf(json['endDate'] ?? json['date'], json['endTime'] ?? json['time'], { zone: zone ?? zoneIn(said), end: true })

/** Whether an event has a day, readable or not. */
export const isDated = ({ json }: CommonEvent): boolean =>
  ['date', 'startDate', 'endDate'].some((name) => plainText(json[name]) !== undefined)

function zoneIn(said: string): string | undefined {
  const zones = zonesNamedIn([said])
  return zones.length === 1 ? zones[0] : undefined
}

/** A day with an hour in one field or in two, with or without an offset; a day without an hour is meant whole. */
function momentOf(
  date: unknown,
  time: unknown,
  { zone, end }: { zone: string | undefined; end: boolean },
): CommonMoment | undefined {
  const day = dayIn(date)
  if (day === undefined) return undefined
  const clock = (/^[T ](.+)$/u.exec(String(date).trim().slice(10))?.[1] ?? plainText(time))?.trim()
  if (clock === undefined) {
    const where = zone ?? 'UTC'
    return { day, at: end ? endOf(day, where) : startOf(day, where), zone: where }
  }
  const [, hour = '', offset] = /^(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2}(?::?\d{2})?)?$/iu.exec(clock) ?? []
  try {
    const told = hour.startsWith('24:00') ? (end ? '23:59:59' : undefined) : hour
    if (told === undefined) return undefined
    const where = zone ?? (offset === undefined ? 'UTC' : zoneOfOffset(offset))
    if (offset !== undefined)
      return { day, at: Temporal.Instant.from(`${day}T${told}${offset.toUpperCase()}`).toString(), zone: where }
    const moment = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: where, plainTime: told })
    const skipped = !moment.toPlainTime().equals(told)
    const odd = zone === undefined ? 'hour_without_zone' : skipped ? 'hour_skipped' : undefined
    return { day, at: moment.toInstant().toString(), zone: where, ...(odd === undefined ? {} : { odd }) }
  } catch {
    return undefined
  }
}

/** The zone that always has an offset; UTC for one of half an hour, which has none. */
function zoneOfOffset(offset: string): string {
  const [, sign, hours = '', minutes = '00'] = /^([+-])(\d{2}):?(\d{2})?$/u.exec(offset) ?? []
  if (sign === undefined || Number(hours) === 0 || minutes !== '00' || Number(hours) > 12) return 'UTC'
  return `Etc/GMT${sign === '+' ? '-' : '+'}${Number(hours)}`
}
