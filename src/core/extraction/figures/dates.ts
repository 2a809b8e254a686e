import { isPlainDate } from '../../facts/day.ts'
import type { PlainDate } from '../../facts/profile.ts'
import type { Span } from '../../facts/text-fold.ts'
import { wordNumbers } from './number-words.ts'

/** A calendar day, with the hour where one is told, and the folded text's half-open range it was read from. */
export interface StatedDate {
  readonly date: PlainDate
  /** `HH:MM`, wall clock. `24:00` is kept as told: it is the end of the day. */
  readonly time?: string
  readonly start: number
  readonly end: number
}

/** Genitive and nominative, learned and spoken, abbreviated; in the order of the year. */
const greekMonths = [
  'ιανουαρι(?:οσ|ου)|γεναρησ?|ιαν\\.',
  'φεβρουαρι(?:οσ|ου)|φλεβαρησ?|φεβ(?:ρ)?\\.',
  'μαρτι(?:οσ|ου)|μαρτησ?|μαρ\\.',
  'απριλι(?:οσ|ου)|απριλησ?|απρ\\.',
  'μαι(?:οσ|ου)|μαησ?|μαι\\.',
  'ιουνι(?:οσ|ου)|ιουνησ?|ιουν\\.',
  'ιουλι(?:οσ|ου)|ιουλησ?|ιουλ\\.',
  'αυγουστ(?:οσ|ου)|αυγ\\.',
  'σεπτεμβρι(?:οσ|ου)|σεπτεμβρησ?|σεπτ?\\.',
  'οκτωβρι(?:οσ|ου)|οκτωβρησ?|οκτ\\.',
  'νοεμβρι(?:οσ|ου)|νοεμβρησ?|νοε(?:μ)?\\.',
  'δεκεμβρι(?:οσ|ου)|δεκεμβρησ?|δεκ\\.',
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

const greekMonth = String.raw`(?:${greekMonths.join('|')})`
const englishMonth = String.raw`(?:${englishMonths.join('|')}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?`
/** The names of months, in both languages. */
export const months = `${greekMonth}|${englishMonth}`
const day = String.raw`\d{1,2}`
const forms: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:(?<![\d.]|(?<!(?:19|20)\d\d|\d\.\d{1,2}\.?|(?<![\d/])\d{1,2}\/\d{1,2})-|(?<!\d{3,5}|['΄’´])\/)|(?<=\d[./]20\d\d))(?<d>${day})(?:η[σν]?)?\s?[/.-]\s?(?<m>\d{1,2})\s?[/.-]\s?(?<y>(?:19|20|21)\d{2}|\d{2}(?!\d))(?=\d{1,2}[./]\d{1,2}[./]20\d\d(?!\d)|(?![\d/]|\.\d))`,
    'gu',
  ),
  new RegExp(String.raw`(?<!\d)(?<y>(?:19|20|21)\d{2})-(?<m>\d{2})-(?<d>\d{2})(?!\d)`, 'gu'),
  // "2026 03 11", "2026.03.11".
  new RegExp(
    String.raw`(?<![\d.,/-]|\d )(?<y>20\d{2})(?<part>[ ./])(?<m>\d{2})\k<part>(?<d>\d{2})(?![\d/%€]|[ .,]\d)`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\d|\d\.)(?<d>${day})\s?(?:(?:η[σν]?|α[σν]?)(?=[\s)/.-])\)?|st|nd|rd|th)?(?:\s+|\s?[/.]\s?|-)(?:of\s+|(?:του\s+)?(?:μηνοσ\s+)?(?:του\s+)?)(?<w>${greekMonth}|${englishMonth})(?:\s*,?\s+(?:(?:του\s+)?(?:ετουσ\s+)?)?|\s?[/.-]\s?)(?<y>(?:19|20|21)\d{2})(?!\d)`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?<w>${greekMonth}|${englishMonth})\s*,?\s+(?<d>${day})(?:st|nd|rd|th)?\s*,?\s+(?<y>(?:19|20|21)\d{2})(?!\d)`,
    'gu',
  ),
  // "8-Dec-27".
  new RegExp(String.raw`(?<![\d-])(?<d>${day})-(?<w>${englishMonth})-(?<y>\d{2})(?![\d-])`, 'gu'),
]
/** "12/31/2027": no month is that long, so the month stands first, in every day that is written beside it. */
const monthFirst = /(?<![\d/.-])(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/(?:19|20|21)\d{2}(?!\d)/u

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
const unitWords = 'ενα|δυο|τρια|τεσσερα|πεντε|εξι|επτα|εφτα|οκτω|οχτω|εννεα|εννια'
const inWords = new RegExp(
  String.raw`(?<!\p{L})(?<o>${ordinals
    .map(([stem]) => stem)
    .toReversed()
    .join(
      '|',
    )})(?:η|ησ|ην)\s+(?<w>${greekMonth})(?:\s+του)?(?:\s+(?:ετουσ|ετοσ))?\s+(?:(?<y>(?:19|20|21)\d{2})(?!\d)|(?<long>δυο\s+χιλιαδεσ\s+\p{L}+(?:\s+(?:${unitWords})(?!\p{L}))?)|(?<same>(?:ιδιου|ιδιο|αυτου)(?:\s+ετουσ)?))`,
  'gu',
)
/** "1 March to 30 June 2027", "10/2 έως 10/5/2027": the year is told once, by the next day of the sentence. */
const yearless = [
  new RegExp(
    String.raw`(?<!\d)(?<d>${day})\s?(?:(?:η[σν]?|α[σν]?)(?=\s)|st|nd|rd|th)?\s+(?:του\s+|of\s+)?(?<w>${greekMonth}|${englishMonth})(?!\p{L})(?!\s*,?\s*(?:του )?(?:19|20|21)\d{2})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\d./-])(?<d>${day})\/(?<m>\d{1,2})(?=\s*(?:-|→|εωσ|μεχρι|ωσ|σε|στισ|για|to|until|και|and)\s|\s?-\s?\d{1,2}\/\d{1,2}\/(?:20)?\d\d(?!\d))(?![\d/])`,
    'gu',
  ),
  // "July 3 to July 24, 2027"; the verb "may" is no month.
  new RegExp(
    String.raw`(?<!\p{L})(?!may (?<!(?:from|until|to|on|by|and|between) may ))(?<w>${englishMonth})\s+(?<d>${day})(?:st|nd|rd|th)?(?!\d|[.,:]\d|\s*,?\s*(?:19|20|21)\d{2}|\s*%)`,
    'gu',
  ),
  // "Στις 12/2", and no third of anything.
  new RegExp(
    String.raw`(?<=(?:^|[\s(])(?:εωσ|μεχρι|ωσ|απο|στισ|στην|τισ|την|τησ|until|by|on|from|before)\s)(?<d>${day})\/(?<m>\d{1,2})(?![\d/]|[.,]\d|\s?%|\s+(?:του|των|τησ|of)(?!\p{L}))`,
    'gu',
  ),
  // "18.1 - 19.2.2027".
  new RegExp(
    String.raw`(?<![\d./-])(?<d>${day})\.(?<m>\d{1,2})\.?(?=\s*-\s*\d{1,2}\.\d{1,2}\.(?:20)?\d\d(?!\d))`,
    'gu',
  ),
]
/** "Between 1 and 31 March": the month is the next day's too. */
const monthless = new RegExp(
  String.raw`(?<=(?:between|from|μεταξυ|απο)\s(?:τη[νσ]?\s|τισ\s|the\s)?)(?<d>${day})(?:η[σν]?|st|nd|rd|th)?(?=\s*(?:and|to|-|εωσ|μεχρι|και|until)\s*(?:και\s)?(?:τη[νσ]?\s|τισ\s|the\s)?\d{1,2}(?:η[σν]?|st|nd|rd|th)?\s+(?:${greekMonth}|${englishMonth}))`,
  'gu',
)
/** "1–31 March 2027". */
const monthlessDash = new RegExp(
  String.raw`(?<![\d./,-])(?<d>${day})(?=\s?-\s?\d{1,2}(?:η[σν]?|st|nd|rd|th)?\s+(?:${greekMonth}|${englishMonth}))`,
  'gu',
)
/** "In 2027, each at 17:00: 13 January, 10 March": the year is told before the days. */
const yearBefore =
  /(?:(?:in|for|of|του|το|για το|ετουσ|ετοσ) (20\d{2})(?!\d)|(?:dates?|deadlines?|cut-?offs?|κυκλοι|ημερομηνιεσ|προθεσμιεσ) (20\d{2})\s*:)(?:(?!\.\s)[^;·?])*$/u
const formerDay =
  /(?:was to (?:close|end)(?: on)?|instead of|previously|originally|αντι (?:τησ|για τισ)|ειχε οριστει για τισ|αρχικα (?:στισ|την))\s*$/u
/** Letters between a day without its year and the next that has one. */
const yearReach = 80
/** "From 30 November until the money is used up, and in any case until 30 December 2027": the end of the period may be further away. */
const periodReach = 160
const opensPeriod =
  /(?:^|[\s(])(?:απο|from)(?: τη[νσ]?| τισ| the)?(?: (?:δευτερα|τριτη|τεταρτη|πεμπτη|παρασκευη|σαββατο|κυριακη|\p{L}{3,6}day),?)?\s*$/u
/** "Until the end of March 2027", "the last day of February 2028". */
const monthEnd = new RegExp(
  String.raw`(?<!\p{L})(?:τελ(?:οσ|η|ουσ)|end of|τελευται(?:α|ασ|αν) (?:η?μερα[σν]?|ημερολογιακη ημερα)|last day of)\s+(?:του\s+|τησ\s+|the\s+|month of\s+|μηνα\s+)*(?<w>${greekMonth}|${englishMonth})\s+(?<y>20\d{2})(?!\d)`,
  'gu',
)

/** "Until the end of 2027", "μέχρι τέλους του έτους 2027": the last day of the year. */
const yearEnd =
  /(?<!\p{L})(?:τελ(?:οσ|η|ουσ)|end of)\s+(?:του\s+|the\s+|year\s+|ετουσ\s+|calendar\s+)*(?<y>20\d{2})(?![\d/-])/gu

/** "By the end of the first quarter of 2027", "έως το τέλος του Α΄ εξαμήνου 2027". */
const partEnd = new RegExp(
  String.raw`(?<!\p{L})(?:τελ(?:οσ|ουσ)|ληξη|end of|last day of|τελευταια η?μερα)\s+(?:του\s+|the\s+)?(?:(?<k>[α-δ]['΄’]?|[1-4](?:ο|ου|st|nd|rd|th)|(?:πρωτ|δευτερ|τριτ|τεταρτ)ου|first|second|third|fourth)\s+(?:ημερολογιακου\s+|calendar\s+)?(?<span>τριμηνου|εξαμηνου|quarter|half(?:-year)?|semester)|(?<q>q[1-4]))\s*,?\s*(?:του\s+|of\s+|ετουσ\s+|the year\s+)*(?<y>20\d{2})(?![\d/-])`,
  'gu',
)
const ordinalWords = [/^(?:α|1|πρωτ|first)/u, /^(?:β|2|δευτ|second)/u, /^(?:γ|3|τριτ|third)/u, /^(?:δ|4|τετ|fourth)/u]
function partEndOf({ k = '', q, span = '', y = '' }: Record<string, string | undefined>): PlainDate | undefined {
  const order = q === undefined ? k : q.slice(1)
  const number = 1 + ordinalWords.findIndex((words) => words.test(order))
  const length = /^(?:εξ|half|sem)/u.test(span) ? 6 : 3
  if (number < 1 || number * length > 12) return undefined
  return Temporal.PlainDate.from({ year: Number(y), month: number * length, day: 1 })
    .add({ months: 1 })
    .subtract({ days: 1 })
    .toString()
}

/** What may stand between a day and its hour: "και ώρα", ", at", "(", "στις". */
const beforeHour = String.raw`^[\s,(»"”@|·–-]*(?:(?:και|στισ|ημερα|δευτερα|τριτη|τεταρτη|πεμπτη|παρασκευη|σαββατο|κυριακη|ωρα ληξησ|ωρα εναρξησ|ωρα(?: (?:ελλαδασ|κυπρου|λευκωσιασ|βρυξελλων|αθηνασ|μαλτασ))?|(?:στην )?ιδια|παντα|same|με|το μεσημερι|το πρωι|το απογευμα|τισ|at|until|by|μεχρι|εωσ|μ\.?|hour|time)(?!\p{L})[\s,:(@]*){0,5}`
const half = String.raw`π\.?\s?μ\.?(?!\p{L})|μ\.?\s?μ\.?(?!\p{L})|μ\.(?!\s?μ)|a\.?m\.?(?!\p{L})|p\.?m\.?(?!\p{L})|το πρωι|το μεσημερι|μεσημβρια|το απογευμα|το βραδυ|(?:12 )?noon|midnight`
const hourPattern = new RegExp(
  String.raw`(?:^t(?=\d)|${beforeHour})(?<h>[01]?\d|2[0-4])(?:[:.h](?<min>[0-5]\d)|h(?![\p{L}\d]))(?!\d|[.,]\d)(?::[0-5]\d)?\s*(?<half>${half})?`,
  'u',
)
/** "Ώραν δωδεκάτην μεσημβρινήν". */
const wordHour = new RegExp(
  String.raw`${beforeHour}(?:και )?ωρα[νσ]?\s+(?<o>${'πρωτ|δευτερ|τριτ|τεταρτ|πεμπτ|εκτ|εβδομ|ογδο|ενατ|δεκατ|ενδεκατ|δωδεκατ'.split('|').toReversed().join('|')})(?:η[νσ]?)(?!\p{L})\s*(?<half>${half}|μεσημβριν\p{L}+|πρωιν\p{L}+|απογευματιν\p{L}+)?`,
  'u',
)
const bareHour = new RegExp(String.raw`${beforeHour}(?<h>\d{1,2})\s*(?<half>${half})`, 'u')
const plainHour = new RegExp(String.raw`${beforeHour}ωρα\s*:?\s*(?<h>\d{1,2})(?![\d.:/])`, 'u')
const ofDay = String.raw`\s*(?:\(?(?:ωρα \p{L}+|(?:\p{L}+ ){1,2}time|cet|cest|eet|eest|gmt|bst|ist)\)?\s*)?(?:,|on|τησ|την|τη|στισ|of|ωρα)?\s*(?:\p{L}+\s*,?\s*)?$`
/** An hour before its day: "έως τις 15:00 της 31/03/2026", "by 17:00 on 5 May 2026". */
const hourBefore = new RegExp(
  String.raw`(?<![\d./-])(?<h>[01]?\d|2[0-4])(?:[:.h](?<min>[0-5]\d)(?!\d|[./]\d)|h(?![\p{L}\d]))\)?\s*(?<half>${half})?${ofDay}`,
  'u',
)
const bareHourBefore = new RegExp(String.raw`(?<![\d.,])(?<h>\d{1,2})\s*(?<half>${half})${ofDay}`, 'u')
/** "Στις τρεις το μεσημέρι της 26ης". */
const wordHourBefore = new RegExp(
  String.raw`(?<!\p{L})(?:στισ|στη|at|τισ|by|until|from) (?<w>\p{L}+)(?: o'clock)? (?<half>το πρωι|το μεσημερι|το απογευμα|το βραδυ|in the (?:morning|afternoon|evening))${ofDay}`,
  'u',
)
/** "Up to noon of Friday 20 October 2027". */
const noonBefore = new RegExp(String.raw`(?<!\d\s?)(?<noon>noon|μεσημερι|midday|midnight)${ofDay}`, 'u')

/** Where a folded text names a day that its month does not have: a slip of who wrote it. */
export const impossibleDaysIn = (folded: string): Span[] =>
  forms.flatMap((form) =>
    [...folded.matchAll(form)].flatMap((match) => {
      const { groups = {}, index: start } = match
      const isImpossible =
        /^(?:29|30|31)$/u.test(groups['d'] ?? '') &&
        dayOf(groups) === undefined &&
        dayOf({ ...groups, d: '28' }) !== undefined
      return isImpossible ? [{ start, end: start + match[0].length }] : []
    }),
  )

/** A day of a month of which the text tells no year. */
export interface YearlessDay extends Span {
  /** With the hour that is told, in a year; undefined where its month has no such day, or another weekday is told. */
  in(year: number): StatedDate | undefined
}

/** Where a folded text names a day of a month and no year: "έως τις 28 Φεβρουαρίου", "by Friday, Oct. 24". */
export function daysOfNoYear(folded: string): YearlessDay[] {
  const dated = datesIn(folded)
  const found = bareDays.flatMap((form) => [...folded.matchAll(form)])
  return found.flatMap(({ index: start, 0: { length }, groups = {} }) => {
    const end = start + length
    if (dated.some((other) => other.start < end && start < other.end)) return []
    const weekday = weekdayBefore(folded.slice(Math.max(0, start - 30), start))
    const at = (year: number): StatedDate | undefined => {
      const date = dayOf({ ...groups, y: String(year) })
      if (date === undefined || (weekday > 0 && Temporal.PlainDate.from(date).dayOfWeek !== weekday)) return undefined
      return withHour(folded, { date, start, end })
    }
    return [{ start, end, in: at }]
  })
}
const noYear = String.raw`(?!\p{L}|,? ?\d{3,}|,? (?:του )?(?:ετουσ )?(?:19|20)\d\d)`
const bareDays = [
  new RegExp(
    String.raw`(?<![\d.,/])(?<d>\d{1,2})(?:η[σν]?|α[σν]?|st|nd|rd|th)? (?:of )?(?<w>${greekMonth}|${englishMonth})${noYear}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L}|\d ?)(?!may (?<!(?:^|[^\p{L}\s] ?|\p{L}day,? |(?<!\p{L})(?:from|until|to|on|by|and|between|of) )may ))(?<w>${englishMonth}) (?<d>\d{1,2})(?:st|nd|rd|th)?(?![\d%]|[.,:]\d)${noYear}`,
    'gu',
  ),
]

/** Where a folded text names an hour behind a day that no clock shows: "30/06/2027, 25:61". */
export const impossibleHoursIn = (folded: string): Span[] =>
  datesIn(folded).flatMap(({ end, time }) => {
    const hour = time === undefined ? hourLike.exec(folded.slice(end, end + 40)) : null
    const { h = '', min = '', words = '' } = hour?.groups ?? {}
    if (hour === null || (Number(h) < 24 && Number(min) < 60)) return []
    const start = end + words.length
    return [{ start, end: end + hour[0].length }]
  })
const hourLike =
  /^(?<words>[\s,(]*(?:(?:και|στισ|ωρα|ωρεσ|at|by|hour|time|μεχρι|εωσ)[\s:,]+){0,3})(?<h>\d{2})[:.](?<min>\d{2})(?![\d/:]|\.\d)/u

/** Every date of a folded text, in order; days that no calendar has are no dates. */
export function datesIn(folded: string): StatedDate[] {
  const out: StatedDate[] = []
  const isMonthFirst = monthFirst.test(folded)
  for (const form of forms) {
    for (const match of folded.matchAll(form)) {
      const { d, m, ...rest } = match.groups ?? {}
      const isTurned = isMonthFirst && m !== undefined && match[0].includes('/')
      const date = dayOf(isTurned ? { ...rest, d: m, m: d } : (match.groups ?? {}))
      const start = match.index
      const end = start + match[0].length
      if (date === undefined || out.some((other) => start < other.end && other.start < end)) continue
      out.push(withHour(folded, { date, start, end }))
    }
  }
  for (const match of folded.matchAll(inWords)) {
    const days = ordinals.find(([stem]) => new RegExp(`^${stem}$`, 'u').test(match.groups?.['o'] ?? ''))?.[1]
    const date = dayOf({ ...match.groups, d: String(days), y: yearOf(match, out) })
    const start = match.index
    if (date !== undefined) out.push(withHour(folded, { date, start, end: start + match[0].length }))
  }
  for (const match of folded.matchAll(monthEnd)) {
    const first = dayOf({ ...match.groups, d: '1' })
    const start = match.index
    const end = start + match[0].length
    if (first === undefined || out.some((other) => start < other.end && other.start < end)) continue
    const date = Temporal.PlainDate.from(first).add({ months: 1 }).subtract({ days: 1 }).toString()
    out.push(withHour(folded, { date, start, end }))
  }
  for (const match of folded.matchAll(partEnd)) {
    const start = match.index
    const date = partEndOf(match.groups ?? {})
    if (date !== undefined) out.push(withHour(folded, { date, start, end: start + match[0].length }))
  }
  for (const match of folded.matchAll(yearEnd)) {
    const start = match.index
    out.push({ date: `${match.groups?.['y']}-12-31`, start, end: start + match[0].length })
  }
  for (const match of [monthless, monthlessDash].flatMap((form) => [...folded.matchAll(form)])) {
    const start = match.index
    const end = start + match[0].length
    const next = out.toSorted((a, b) => a.start - b.start).find((other) => other.start >= end)
    const date =
      next === undefined ? undefined : dayOf({ ...match.groups, m: next.date.slice(5, 7), y: next.date.slice(0, 4) })
    if (date !== undefined && next !== undefined && next.start - end < 20) out.push({ date, start, end })
  }
  for (const match of yearless.flatMap((form) => [...folded.matchAll(form)])) {
    const start = match.index
    const end = start + match[0].length
    const next = out.toSorted((a, b) => a.start - b.start).find((other) => other.start >= end)
    const [, named, headed] = yearBefore.exec(folded.slice(Math.max(0, start - 160), start)) ?? []
    const told = named ?? headed
    if (
      told !== undefined &&
      (next === undefined || next.start - end > yearReach || /[;·!?]|\.\s/u.test(folded.slice(end - 1, next.start)))
    ) {
      const date = dayOf({ ...match.groups, y: told })
      if (date !== undefined && !out.some((other) => start < other.end && other.start < end))
        out.push(withHour(folded, { date, start, end }))
      continue
    }
    // "It was to close on 29 January": the year is that of the day before it.
    const previous = out.toSorted((a, b) => a.start - b.start).findLast((other) => other.end <= start)
    if (next === undefined && previous !== undefined && formerDay.test(folded.slice(Math.max(0, start - 40), start))) {
      const date = dayOf({ ...match.groups, y: previous.date.slice(0, 4) })
      if (date !== undefined && date <= previous.date) out.push(withHour(folded, { date, start, end }))
      continue
    }
    if (out.some((other) => start < other.end && other.start < end)) continue
    // Words that end a sentence stand between: another matter.
    const reach = opensPeriod.test(folded.slice(Math.max(0, start - 30), start)) ? periodReach : yearReach
    if (next === undefined || next.start - end > reach || /[;·!?]|\.\s/u.test(folded.slice(end, next.start))) {
      const date = previous === undefined ? undefined : yearAfter(folded, start, match.groups ?? {}, previous.date)
      if (date !== undefined) out.push(withHour(folded, { date, start, end }))
      continue
    }
    const year = Number(next.date.slice(0, 4))
    const date = dayOf({ ...match.groups, y: String(year) })
    // "15 February instead of 31 January 2027" is no period: both are of one year.
    const period = !/(?:αντι|instead|rather|οχι|not)(?!\p{L})/u.test(folded.slice(end, next.start))
    const before =
      period && date !== undefined && date > next.date ? dayOf({ ...match.groups, y: String(year - 1) }) : date
    if (before !== undefined) out.push(withHour(folded, { date: before, start, end }))
  }
  for (const match of folded.matchAll(sameDay)) {
    const [start, end] = [match.index, match.index + match[0].length]
    const previous = out.toSorted((a, b) => a.start - b.start).findLast((other) => other.end <= start)
    if (previous !== undefined && start - previous.end < yearReach * 2)
      out.push(withHour(folded, { date: previous.date, start, end }))
  }
  return out.toSorted((a, b) => a.start - b.start)
}
/** "Until 23:59 of the same day". */
const sameDay =
  /(?<!\p{L})(?:(?:την|τησ) )?ιδια[σν]? (?:η?μερα[σν]?|ημερομηνια[σν]?)(?!\p{L})|(?<!\p{L})the same (?:day|date)(?!\p{L})/gu

const weekdayStems = [
  'δευτερ|monday',
  'τριτη|tuesday',
  'τεταρτη|wednesday',
  'πεμπτη|thursday',
  'παρασκευη|friday',
  'σαββατο|saturday',
  'κυριακη|sunday',
]
/** Straight before a day that stands for itself. */
const leadsToDay =
  /(?<!\p{L})(?:αντι|οχι|instead of|not|εωσ|μεχρι|ωσ|απο|στισ|στην|για|τησ|την|τη|τισ|δευτερα|τριτη|τεταρτη|πεμπτη|παρασκευη|σαββατο|κυριακη|until|by|on|from|to|before|is|(?:mon|tues|wednes|thurs|fri|satur|sun)day)[\s,]+$/u

/** A day without a year behind one that has it: the weekday decides, where one is told, else the nearest that follows. */
function yearAfter(
  folded: string,
  start: number,
  groups: Record<string, string | undefined>,
  previous: PlainDate,
): PlainDate | undefined {
  const lead = folded.slice(Math.max(0, start - 30), start)
  if (!leadsToDay.test(lead)) return undefined
  const year = Number(previous.slice(0, 4))
  const days = [year, year + 1, year - 1].flatMap((y) => dayOf({ ...groups, y: String(y) }) ?? [])
  const told = weekdayBefore(lead)
  if (told > 0) return days.find((day) => Temporal.PlainDate.from(day).dayOfWeek === told)
  const [same, following] = days
  const gap = (day: PlainDate): number => Temporal.PlainDate.from(previous).until(day, { largestUnit: 'day' }).days
  return same !== undefined && gap(same) < -halfYear ? following : same
}
const halfYear = 180

/** The weekday that stands straight before a day, from 1; 0 where none does. */
const weekdayBefore = (lead: string): number =>
  1 + weekdayStems.findIndex((stem) => new RegExp(`(?:${stem})[\\s,]*(?:(?:την?|the)\\s)?$`, 'u').test(lead))

/** The year of a day in words: its digits, its words, or that of the day before it ("του ιδίου έτους"). */
function yearOf({ groups = {}, index }: RegExpMatchArray, known: readonly StatedDate[]): string | undefined {
  if (groups['same'] !== undefined) return known.findLast(({ end }) => end <= (index ?? 0))?.date.slice(0, 4)
  const [words] = groups['long'] === undefined ? [] : wordNumbers(groups['long'])
  return words === undefined ? groups['y'] : String(words.value)
}

/** A day of a month that is named, in a year. */
export const dayOfMonth = (d: string, w: string, y: string): PlainDate | undefined => dayOf({ d, w, y })

function dayOf(g: Record<string, string | undefined>): PlainDate | undefined {
  const { y = '', w } = g
  const year = y.length === 2 ? `20${y}` : y
  const month = w === undefined ? Number(g['m']) : monthOf(w)
  const date = `${year}-${String(month).padStart(2, '0')}-${(g['d'] ?? '').padStart(2, '0')}`
  return isPlainDate(date) ? date : undefined
}

function monthOf(word: string): number {
  const greek = greekMonths.findIndex((forms) => new RegExp(`^(?:${forms})$`, 'u').test(word))
  return (
    1 + (greek >= 0 ? greek : englishMonths.findIndex((month) => month.startsWith(word.replace('.', '').slice(0, 3))))
  )
}

function withHour(folded: string, found: StatedDate): StatedDate {
  const rest = folded.slice(found.end, found.end + 60)
  const after = hourPattern.exec(rest) ?? bareHour.exec(rest) ?? plainHour.exec(rest)
  // "From 1 March until 3 pm on Friday 28 May": that hour is the next day's.
  if (after !== null && !/^\s*(?:on|τησ|στισ)\s+(?:\p{L}+\s+)?\d/u.test(rest.slice(after[0].length))) {
    const time = timeOf(after.groups ?? {})
    if (time !== undefined) return { ...found, time, end: found.end + after[0].trimEnd().length }
  }
  const noonBehind = /^\s*,?\s*(?:at |στισ |το )?(?<noon>noon|midday|midnight|μεσημερι|μεσανυχτα)(?!\p{L})/u.exec(rest)
  if (noonBehind !== null)
    return {
      ...found,
      time: /^(?:midnight|μεσαν)/u.test(noonBehind.groups?.['noon'] ?? '') ? '24:00' : '12:00',
      end: found.end + noonBehind[0].length,
    }
  // "Στις οκτώ το βράδυ".
  const counted =
    /^\s*,?\s*(?:(?:στισ|στη|ωρα|at) )?(?<w>\p{L}+) (?<half>το πρωι|το μεσημερι|το απογευμα|το βραδυ|in the (?:morning|afternoon|evening))/u.exec(
      rest,
    )
  const time12 = hourInWords(counted?.groups)
  if (counted !== null && time12 !== undefined) return { ...found, time: time12, end: found.end + counted[0].length }
  const spoken = wordHour.exec(rest)
  const told = ordinals.find(([stem]) => stem === spoken?.groups?.['o'])?.[1]
  if (spoken !== null && told !== undefined) {
    const later = /^(?:μ\.?\s?μ|απογευμ|το απογ)/u.test(spoken.groups?.['half'] ?? '') && told < 12
    return {
      ...found,
      time: `${String(later ? told + 12 : told).padStart(2, '0')}:00`,
      end: found.end + spoken[0].trimEnd().length,
    }
  }
  const from = Math.max(0, found.start - 60)
  const text = folded.slice(from, found.start)
  const before = hourBefore.exec(text) ?? bareHourBefore.exec(text)
  const spelt = before === null ? hourInWords(wordHourBefore.exec(text)?.groups) : undefined
  if (spelt !== undefined) return { ...found, time: spelt }
  const noon = before === null ? noonBefore.exec(text)?.groups?.['noon'] : undefined
  if (noon !== undefined) return { ...found, time: noon === 'midnight' ? '24:00' : '12:00' }
  const time = before === null ? undefined : timeOf(before.groups ?? {})
  return time === undefined || before === null ? found : { ...found, time, start: from + before.index }
}

/** "Three in the afternoon": `w` the number in words, `half` the part of the day. */
export function hourInWords(groups: Record<string, string | undefined> | undefined): string | undefined {
  const [hour] = wordNumbers(groups?.['w'] ?? '')
  if (hour === undefined || hour.value > 12) return undefined
  const later = !/πρωι|morning/u.test(groups?.['half'] ?? '') && hour.value < 12
  return `${String(later ? hour.value + 12 : hour.value).padStart(2, '0')}:00`
}

/** The hour in the head of a column of days: "Closing date (5 p.m. Irish time)". */
export function hourIn(label: string): string | undefined {
  const found =
    /\((?:at |by |ωρα |στισ )?(?<h>\d{1,2})(?:[:.](?<min>[0-5]\d))?\s*(?<half>[ap]\.?\s?m\.?|[πμ]\.?\s?μ\.?)?(?: [\p{L} ]{2,20})?\)/u.exec(
      label,
    )
  return found?.groups === undefined || (found.groups['min'] === undefined && found.groups['half'] === undefined)
    ? undefined
    : timeOf({ ...found.groups, min: found.groups['min'] ?? '00' })
}

/** `HH:MM` of the groups `h`, `min` and `half` of a pattern. */
export function timeOf({ h = '', min = '00', half: part }: Record<string, string | undefined>): string | undefined {
  let hour = Number(h)
  if (part !== undefined && /^(?:μ\.?\s?μ|p|το μεσημερι|μεσημβρια|το απογευμα|το βραδυ)/u.test(part) && hour < 12)
    hour += 12
  if (part !== undefined && /^(?:π|a|midnight|το πρωι)/u.test(part) && hour === 12) hour = 0
  return hour > 24 || (hour === 24 && min !== '00') ? undefined : `${String(hour).padStart(2, '0')}:${min}`
}
