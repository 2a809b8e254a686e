import type { IsHoliday } from '../core/alerts/schedule.ts'

/**
 * May Day is kept on another day when it falls into Holy Week or on a Sunday; the Ministry of Labour decides it year by year.
 * 2013, 2016, 2021 and 2024 as decided; 2027 (Holy Saturday, Easter on 2 May) as in 2021, when the calendar was the same.
 */
const movedMayDay: Readonly<Record<number, string>> = {
  2013: '2013-05-07',
  2016: '2016-05-03',
  2021: '2021-05-04',
  2022: '2022-05-02',
  2024: '2024-05-07',
  2027: '2027-05-04',
}

/** Public holidays of Greece, Orthodox Easter included. The tables behind it take 0.1 s to load, so only who needs them waits. */
export async function greekHolidays(): Promise<IsHoliday> {
  const { default: Holidays } = await import('date-holidays')
  const source = new Holidays('GR', { types: ['public'] })
  const years = new Map<number, ReadonlySet<string>>()
  const daysOf = (year: number): ReadonlySet<string> => {
    const known = years.get(year)
    if (known !== undefined) return known
    const days = new Set(source.getHolidays(year).map(({ date }) => date.slice(0, 10)))
    const moved = movedMayDay[year]
    if (moved !== undefined) {
      days.delete(`${year}-05-01`)
      days.add(moved)
    }
    years.set(year, days)
    return days
  }
  return (day) => daysOf(Number(day.slice(0, 4))).has(day)
}
