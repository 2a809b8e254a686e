import { isPlainDate } from '../facts/day.ts'
import type { PlainDate } from '../facts/profile.ts'

/** A calendar day, with the hour where one is told, and the folded text's half-open range it was read from. */
export interface StatedDate {
  readonly date: PlainDate
  /** `HH:MM`, wall clock. `24:00` is kept as told: it is the end of the day. */
  readonly time?: string
  readonly start: number
  readonly end: number
}

const greekMonths = [
  'ιανουαρι',
  'φεβρουαρι',
  'μαρτι',
  'απριλι',
  'μαι',
  'ιουνι',
  'ιουλι',
  'αυγουστ',
  'σεπτεμβρι',
  'οκτωβρι',
  'νοεμβρι',
  'δεκεμβρι',
]
const englishMonths = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

const greekMonth = String.raw`(?:${greekMonths.join('|')})(?:οσ|ου|ο)`
const englishMonth = String.raw`(?:${englishMonths.join('|')}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?`
const day = String.raw`\d{1,2}`
const forms: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\d./-])(?<d>${day})\s?[/.-]\s?(?<m>\d{1,2})\s?[/.-]\s?(?<y>(?:19|20|21)\d{2}|\d{2})(?![\d/])`,
    'gu',
  ),
  new RegExp(String.raw`(?<!\d)(?<y>(?:19|20|21)\d{2})-(?<m>\d{2})-(?<d>\d{2})(?!\d)`, 'gu'),
  new RegExp(
    String.raw`(?<!\d)(?<d>${day})\s?(?:η(?=\s)|ησ(?=\s)|st|nd|rd|th)?\s+(?:of\s+)?(?<w>${greekMonth}|${englishMonth})\s*,?\s+(?<y>(?:19|20|21)\d{2})(?!\d)`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?<w>${englishMonth})\s+(?<d>${day})(?:st|nd|rd|th)?\s*,?\s+(?<y>(?:19|20|21)\d{2})(?!\d)`,
    'gu',
  ),
]

const units = ['πρωτ', 'δευτερ', 'τριτ', 'τεταρτ', 'πεμπτ', 'εκτ', 'εβδομ', 'ογδο', 'ενατ']
/** "Εικοστή ογδόη": days of the month in words, by their stems. */
const ordinals: readonly (readonly [string, number])[] = [
  ...units.map((stem, k) => [stem, k + 1] as const),
  ['δεκατ', 10],
  ['ενδεκατ', 11],
  ['δωδεκατ', 12],
  ...units.slice(2).map((stem, k) => [`δεκατ\\p{L}+ ${stem}`, k + 13] as const),
  ['εικοστ', 20],
  ...units.map((stem, k) => [`εικοστ\\p{L}+ ${stem}`, k + 21] as const),
  ['τριακοστ', 30],
  ['τριακοστ\\p{L}+ πρωτ', 31],
]
const inWords = new RegExp(
  String.raw`(?<!\p{L})(?<o>${ordinals
    .map(([stem]) => stem)
    .toReversed()
    .join('|')})(?:η|ησ|ην)\s+(?<w>${greekMonth})(?:\s+του)?\s+(?<y>(?:19|20|21)\d{2})(?!\d)`,
  'gu',
)
/** "1 March to 30 June 2027": the year is told once. */
const yearless = new RegExp(
  String.raw`(?<!\d)(?<d>${day})\s?(?:η(?=\s)|ησ(?=\s)|st|nd|rd|th)?\s+(?<w>${greekMonth}|${englishMonth})(?=\s*(?:-|εωσ|μεχρι|ωσ|to|until|till|και|and)\s)`,
  'gu',
)

/** What may stand between a day and its hour: "και ώρα", ", at", "(", "στις". */
const beforeHour = String.raw`^(?:\s*[,(–-])?\s*(?:(?:και|στισ|και στισ|ημερα \p{L}+|και ωρα|ωρα ληξησ|ωρα εναρξησ|ωρα|με ωρα|at|until|by|μεχρι τισ|εωσ τισ|και μεχρι(?: τισ)?|μ\.?|hour|time)\s*:?\s*){0,3}`
const hourPattern = new RegExp(
  String.raw`${beforeHour}(?<h>[01]?\d|2[0-4])(?:[:.](?<min>[0-5]\d))(?::[0-5]\d)?\s*(?<half>π\.?\s?μ\.?|μ\.?\s?μ\.?|a\.?m\.?|p\.?m\.?)?`,
  'u',
)
const bareHour = new RegExp(
  String.raw`${beforeHour}(?<h>\d{1,2})\s*(?<half>π\.?\s?μ\.?|μ\.?\s?μ\.?|a\.?m\.?|p\.?m\.?|το μεσημερι|noon|midnight)`,
  'u',
)
/** An hour before its day: "έως τις 15:00 της 31/03/2026", "by 17:00 on 5 May 2026". */
const hourBefore =
  /(?<h>[01]?\d|2[0-4])[:.](?<min>[0-5]\d)\s*(?<half>π\.?\s?μ\.?|μ\.?\s?μ\.?|a\.?m\.?|p\.?m\.?)?\s*(?:\(?(?:ωρα ελλαδασ|ωρα βρυξελλων|brussels (?:local )?time|greek time|cet|eet)\)?\s*)?(?:,|on|τησ|την|στισ|of|ωρα)?\s*(?:\p{L}+\s*,?\s*)?$/u

const bareHourBefore =
  /(?<h>\d{1,2})\s*(?<half>π\.?\s?μ\.?|μ\.?\s?μ\.?|a\.?m\.?|p\.?m\.?)\s*(?:,|on|τησ|την|στισ|of)?\s*(?:\p{L}+\s*,?\s*)?$/u

/** Every date of a folded text, in order; days that no calendar has are no dates. */
export function datesIn(folded: string): StatedDate[] {
  const out: StatedDate[] = []
  for (const form of forms) {
    for (const match of folded.matchAll(form)) {
      const date = dayOf(match.groups ?? {})
      const start = match.index
      const end = start + match[0].length
      if (date === undefined || out.some((other) => start < other.end && other.start < end)) continue
      out.push(withHour(folded, { date, start, end }))
    }
  }
  for (const match of folded.matchAll(inWords)) {
    const days = ordinals.find(([stem]) => new RegExp(`^${stem}$`, 'u').test(match.groups?.['o'] ?? ''))?.[1]
    const date = dayOf({ ...match.groups, d: String(days) })
    const start = match.index
    if (date !== undefined) out.push(withHour(folded, { date, start, end: start + match[0].length }))
  }
  for (const match of folded.matchAll(yearless)) {
    const start = match.index
    const end = start + match[0].length
    const next = out.toSorted((a, b) => a.start - b.start).find((other) => other.start >= end)
    if (next === undefined || next.start - end > 30 || out.some((other) => start < other.end && other.start < end))
      continue
    const date = dayOf({ ...match.groups, y: next.date.slice(0, 4) })
    if (date !== undefined) out.push({ date, start, end })
  }
  return out.toSorted((a, b) => a.start - b.start)
}

function dayOf(g: Record<string, string | undefined>): PlainDate | undefined {
  const { y = '', w } = g
  const year = y.length === 2 ? `20${y}` : y
  const month = w === undefined ? Number(g['m']) : monthOf(w)
  const date = `${year}-${String(month).padStart(2, '0')}-${(g['d'] ?? '').padStart(2, '0')}`
  return isPlainDate(date) ? date : undefined
}

function monthOf(word: string): number {
  const greek = greekMonths.findIndex((stem) => word.startsWith(stem) && word.length <= stem.length + 2)
  return (
    1 + (greek >= 0 ? greek : englishMonths.findIndex((month) => month.startsWith(word.replace('.', '').slice(0, 3))))
  )
}

function withHour(folded: string, found: StatedDate): StatedDate {
  const rest = folded.slice(found.end, found.end + 60)
  const after = hourPattern.exec(rest) ?? bareHour.exec(rest)
  // "From 1 March until 3 pm on Friday 28 May": that hour is the next day's.
  if (after !== null && !/^\s*(?:on|τησ|στισ)\s+(?:\p{L}+\s+)?\d/u.test(rest.slice(after[0].length))) {
    const time = timeOf(after.groups ?? {})
    if (time !== undefined) return { ...found, time, end: found.end + after[0].trimEnd().length }
  }
  const from = Math.max(0, found.start - 60)
  const text = folded.slice(from, found.start)
  const before = hourBefore.exec(text) ?? bareHourBefore.exec(text)
  const time = before === null ? undefined : timeOf(before.groups ?? {})
  return time === undefined || before === null ? found : { ...found, time, start: from + before.index }
}

function timeOf({ h = '', min = '00', half }: Record<string, string | undefined>): string | undefined {
  let hour = Number(h)
  if (half !== undefined && /^(?:μ\.?\s?μ|p|το μεσημερι|noon)/u.test(half) && hour < 12) hour += 12
  if (half !== undefined && /^(?:π|a|midnight)/u.test(half) && hour === 12) hour = 0
  return hour > 24 || (hour === 24 && min !== '00') ? undefined : `${String(hour).padStart(2, '0')}:${min}`
}
