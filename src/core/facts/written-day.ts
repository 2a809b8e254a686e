import type { PlainDate } from './profile.ts'

/** A day, and the time of day where one is written. */
export interface WrittenDay {
  readonly day: PlainDate
  /** `15:00`, `23:59:59`. */
  readonly time?: string
}

/** Reads `2026-06-30`, `30/06/2026`, `30.6.2026`, `30-06-2026`, each with or without a time; only days that exist. */
export function readWrittenDay(text: string): WrittenDay | undefined {
  const given = text.trim()
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{1,2}:\d{2}(?::\d{2})?))?$/u.exec(given)
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ ,]+(\d{1,2}:\d{2}(?::\d{2})?))?$/u.exec(given)
  const [year, month, day, time] =
    iso === null ? [local?.[3], local?.[2], local?.[1], local?.[4]] : [iso[1], iso[2], iso[3], iso[4]]
  if (year === undefined) return undefined
  try {
    const read = Temporal.PlainDate.from(
      { year: Number(year), month: Number(month), day: Number(day) },
      { overflow: 'reject' },
    ).toString()
    if (time === undefined) return { day: read }
    // "30/6, 24:00" is the end of that day.
    if (/^24:00(?::00)?$/u.test(time)) return { day: read, time: '23:59:59' }
    const clock = Temporal.PlainTime.from(
      time.padStart(time.length === 4 || time.length === 7 ? time.length + 1 : time.length, '0'),
    )
    return { day: read, time: clock.toString() }
  } catch {
    return undefined
  }
}
