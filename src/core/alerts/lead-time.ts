/** How long before a moment somebody wants to hear of it: so many calendar days, or an exact time. */
export type LeadTime =
  | { readonly text: string; readonly days: number; readonly ms: number }
  | { readonly text: string; readonly days: undefined; readonly ms: number }

export type LeadTimeFault = 'not_a_duration' | 'months_or_years' | 'zero' | 'too_long'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** The shortest exact lead time (ms): what is sent later may not arrive in time. */
export const shortest = 5 * minute
/** Leap years included. */
const most = 366 * day

/**
 * Reads a lead time: `P30D`, `P2W` (calendar days) or `PT24H`, `PT90M`, `PT1H30M` (exact), as ISO 8601-2 has them without
 * months and years, whose length depends on where one counts from.
 * @param allowZero for an opening, of which one may hear when it comes; a deadline that is reached is too late
 */
export function parseLeadTime(
  text: string,
  allowZero: boolean,
): { ok: true; lead: LeadTime } | { ok: false; fault: LeadTimeFault } {
  const refused = (fault: LeadTimeFault) => ({ ok: false, fault }) as const
  const byDays = /^P(\d{1,4})([DW])$/.exec(text)
  if (byDays !== null) {
    const days = Number(byDays[1]) * (byDays[2] === 'W' ? 7 : 1)
    return days * day > most ? refused('too_long') : { ok: true, lead: { text, days, ms: days * day } }
  }
  const exact = /^PT(?=\d)(?:(\d{1,5})H)?(?:(\d{1,6})M)?$/.exec(text)
  if (exact !== null) {
    const ms = Number(exact[1] ?? 0) * hour + Number(exact[2] ?? 0) * minute
    if (ms === 0 && !allowZero) return refused('zero')
    return ms > most ? refused('too_long') : { ok: true, lead: { text, days: undefined, ms } }
  }
  return refused(/^P[\dDWTHMSY.,]*[YM]/.test(text) && !text.startsWith('PT') ? 'months_or_years' : 'not_a_duration')
}
