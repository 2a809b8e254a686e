import { hourInWords, timeOf } from './dates.ts'

/** Hours of a day, however they are written: "17:00", "5 p.m.", "στη μία το μεσημέρι", "noon". Folded text. */

export interface StatedHour {
  /** `HH:MM`; `24:00` is the end of the day. */
  readonly time: string
  readonly start: number
  readonly end: number
}

const half = String.raw`π\.?\s?μ\.?(?!\p{L})|μ\.?\s?μ\.?(?!\p{L})|a\.?m\.?(?!\p{L})|p\.?m\.?(?!\p{L})|το πρωι|το μεσημερι|το απογευμα|το βραδυ`
const unit = String.raw`\s?(?:%|€|ευρω|euro|eur(?!\p{L})|εκατ|εκ\.|δισ|χιλ|million|billion|mio|εμε|φορ|times)`
const forms: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\d.,:/€£-]|€ |£ )(?<h>[01]?\d|2[0-4])[:.](?<min>[0-5]\d)(?!\d|[.,/:-]\d|${unit})(?:\s*(?<half>${half}))?`,
    'gu',
  ),
  new RegExp(String.raw`(?<![\d.,:/€£-]|€ |£ )(?<h>1[0-2]|[1-9])\s?(?<half>${half})`, 'gu'),
]
const spelt =
  /(?<!\p{L})(?:στισ|στη|at|by) (?<w>\p{L}+)(?: o'clock)? (?<half>το πρωι|το μεσημερι|το απογευμα|το βραδυ|in the (?:morning|afternoon|evening))/gu
const named = /(?<!\p{L})(?:(?:12 )?(?<noon>noon|midday)|(?<midnight>midnight|μεσανυχτα))(?!\p{L})/gu

/** Every hour of a text, in order. */
export function hoursIn(folded: string): StatedHour[] {
  const out: StatedHour[] = []
  const put = (time: string | undefined, { index, 0: { length } }: RegExpExecArray): void => {
    const [start, end] = [index, index + length]
    if (time !== undefined && !out.some((other) => start < other.end && other.start < end))
      out.push({ time, start, end })
  }
  for (const form of forms) for (const match of folded.matchAll(form)) put(timeOf(match.groups ?? {}), match)
  for (const match of folded.matchAll(spelt)) put(hourInWords(match.groups), match)
  for (const match of folded.matchAll(named)) put(match.groups?.['noon'] === undefined ? '24:00' : '12:00', match)
  return out.toSorted((a, b) => a.start - b.start)
}

/** What held before stands behind these. */
const denied = /(?<!\p{L})(?:οχι|αντι|not|instead of|rather than)(?: (?:για|την|τη|τισ|στισ|τησ|των|ωρα|at|the))*\s*$/u
const from = /(?<!\p{L})(?:απο|from)(?: (?:τισ|τη[ν]?|ωρα|the))*\s*$/u
const to = /^[^\d]{0,30}(?:στισ|σε|→|->|to|until)[^\d]{0,12}$/u
const ofEnd =
  /(?<!\p{L})(?:κλειν|κλεισ|λη[γξ]|τελειων|σταματ|παυ(?:ει|ουν)|οριζ|clos|ends?(?!\p{L})|shut|stop|deadline|cut-?off)/u
const ofStart = /(?<!\p{L})(?:ανοι[γξ]|ξεκιν|αρχι[ζσ]|εκκιν|ενεργοπ|open|start|begin|launch)/u
const elsewhere =
  /τηλ|phone|office|γραφει|webinar|event|ημεριδ|εκδηλωσ(?!\p{L}* ενδιαφ)|meeting|session|συνεντευξ|παρουσιασ|εξυπηρετ|help|υποστηρ|αποτελεσμ|result/u
/** Letters between a day and its hour. */
const nearDay = 70
/** Letters behind an hour in which it may be said what happens then. */
const nearHour = 15

/** The hour that a clause tells of its day, some words behind it, and the one that it takes back; none where it is about something else. */
export function hourBehind(rest: string, role: 'opens' | 'closes'): { time: string; former?: string } | undefined {
  const hours = hoursIn(rest)
  const lead = (at: number): string => rest.slice(hours[at - 1]?.end ?? 0, hours[at]?.start)
  const old = hours.findIndex(
    (_, at) => denied.test(lead(at)) || (hours.length === 2 && at === 0 && from.test(lead(0)) && to.test(lead(1))),
  )
  const at = old === 0 ? 1 : 0
  const told = hours[at]
  if (told === undefined || hours.length > (old < 0 ? 1 : 2)) return undefined
  const between = rest.slice(0, hours[0]?.start)
  if (between.length > nearDay || elsewhere.test(between)) return undefined
  const [own, other] = role === 'opens' ? [ofStart, ofEnd] : [ofEnd, ofStart]
  // "On 17 March, once the clock strikes one in the afternoon, applications begin": the word may stand behind the hour.
  const isOwn = own.test(between) || own.test(rest.slice(told.end, told.end + nearHour))
  if (!(isOwn && !other.test(between)) && !(old >= 0 && role === 'closes')) return undefined
  const former = hours[old]?.time
  return { time: told.time, ...(former === undefined ? {} : { former }) }
}

const ofEach =
  /(?<!\p{L})(?:each|both|all|every|always|αμφοτερ\p{L}+|και τα δυο|same (?:time|hour)|παντα|παντοτε|(?:και )?(?:οι|στισ|για τισ|για τουσ) (?:δυο|τρεισ|τεσσερ)|ολεσ|ολων|καθε|ιδια ωρα|ωρα|στισ|at)(?!\p{L})/u

/** "…, both at 4pm", "always at 17:00": one hour for several days, behind the last of them. */
export function hourOfAll(rest: string): string | undefined {
  const [only, second] = hoursIn(rest)
  if (only === undefined || second !== undefined || only.start > nearDay) return undefined
  const around = rest.slice(0, only.end + 30)
  return ofEach.test(around) && !elsewhere.test(around) ? only.time : undefined
}
