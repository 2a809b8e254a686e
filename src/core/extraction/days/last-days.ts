import type { PlainDate } from '../../facts/profile.ts'
import type { Span } from '../../facts/text-fold.ts'
import { another, applying, ofItself } from './date-words.ts'
import { datesIn, dayOfMonth, months } from '../figures/dates.ts'
import { hourBehind, hourOfAll } from '../figures/hours.ts'
import { isOf } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { wordNumbers } from '../figures/number-words.ts'
import type { Reading } from '../reading.ts'
import { placeIn, sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'
import { isOfSelected } from '../whose/stages.ts'

/** Last days that a call tells in words: so long after a day that it names, in its own year, or not to the day. Folded text. */

/** Until when something may be done. */
const until =
  /(?<!\p{L})(?:εωσ|μεχρισ?|εντοσ|μεσα σε|λη[γξ]\p{L}*|κλειν\p{L}+|προθεσμι\p{L}+|διαρκ\p{L}+|(?:παρα)?μεν\p{L}+ ανοικτ\p{L}+|το αργοτερο|until|till|by|within|no later than|not later than|clos(?:es?|ing)|deadline|remains? open|is open|at the latest|last day)(?!\p{L})/u

const unit = String.raw`(?<unit>ημερ(?:εσ|ων|α)|εβδομαδ(?:εσ|ων|α)|μην(?:εσ|ων|α)|days?|weeks?|months?)`
/** "Sixty days from the publication": the day that it counts from may follow. */
const since = new RegExp(
  String.raw`(?<!\p{L})(?<n>\d{1,3}|\p{L}+(?:[ -]\p{L}+)?)(?: \(\d{1,3}\))? (?:(?<kind>εργασιμ\p{L}+|ημερολογιακ\p{L}+|working|business|calendar) )?${unit} (?:απο|μετα(?: απο)?|from|after|following|of)(?: (?:την?|το[νυ]?|τησ|τα|the))? (?<event>[^.;·()\d]{3,60}?)(?=\s*(?:[(,:.;·]|$|(?:στισ|την|τησ|on) \d|\d))`,
  'u',
)
/** "Closes two months later", "λήγει έξι εβδομάδες μετά την έναρξη": so long behind the opening of the call. */
const behindOpening = new RegExp(
  String.raw`(?<!\p{L})(?:clos(?:es?|ing)|ends?|λη[γξ]\p{L}*|κλειν\p{L}+|ολοκληρων\p{L}+)\s(?:ακριβωσ |exactly |(?<ahead>υστερα απο |μετα απο |επειτα απο |after ))?(?<n>\d{1,3}|\p{L}+(?:[ -]\p{L}+)?)(?: \(\d{1,3}\))? (?:(?<kind>εργασιμ\p{L}+|ημερολογιακ\p{L}+|working|business|calendar) )?${unit}(?<behind> (?:after|from|following|μετα|απο) (?:it opens|that day|(?:the |its )?(?:opening|start)|την (?:εναρξη|ημερομηνια εναρξησ)(?: (?:τησ )?υποβολησ)?|το ανοιγμα(?: τησ)?)| (?:later|αργοτερα|μετα)(?!\p{L}))?`,
  'u',
)
/** "From 1 February and for two months": whether the first day counts is not said. */
const lasting =
  /(?<=20\d\d[^.;·]{0,25})(?<!\p{L})(?:για|επι|for)(?: (?:διαστημα|περιοδο|χρονικο διαστημα|a period(?: of)?|another))* (?:\d{1,3}|\p{L}+)(?: \(\d{1,3}\))? (?:ημερ(?:εσ|ων)|εβδομαδ(?:εσ|ων)|μην(?:εσ|ων)|days|weeks|months)(?!\p{L})/u

const ofEvent = /δημοσιευ|αναρτησ|προκηρυξ|εναρξ|ανοιγμα|publi|posting|opening|call opens|launch|start|announce/u
const workingDays = /εργασιμ|working|business/u

const month = String.raw`(?:${months})`
/** "The 15th of May of the current year". */
const ownYear = new RegExp(
  String.raw`(?<!\d)(?<d>\d{1,2})(?:η[σν]?|st|nd|rd|th)? (?:of )?(?:του )?(?<w>${month}),? (?:του |of )?(?:τρεχοντοσ|ιδιου|φετινου|the current|this|the same) (?:ετουσ|ημερολογιακου ετουσ|χρονου|(?:calendar )?year)(?!\p{L})`,
  'u',
)
/** Days that the words do not tell to the day. */
const inexact = new RegExp(
  [
    String.raw`(?:τα |στα )?(?:μεσα|αρχεσ|αρχη) (?:του )?${month}(?: (?:του )?20\d\d)?`,
    String.raw`(?:the )?(?:mid(?:dle)?|beginning|early|late)[- ](?:of )?${month}(?: 20\d\d)?`,
    String.raw`(?:την |η )?τελευται\p{L}+ εργασιμ\p{L}+ (?:ημερα|μερα)?(?: του)? ?${month}(?: 20\d\d)?|(?:the )?last (?:working|business) day of ${month}(?: 20\d\d)?`,
    String.raw`(?:την? |το |του )?(?:ανοιξη|καλοκαιρι|φθινοπωρο|χειμωνα)(?: του)? 20\d\d|(?:in |the )?(?:spring|summer|autumn|winter)(?: of)? 20\d\d`,
    // From a day that counts, or does not.
    String.raw`(?:για|επι|for) (?:\d{1,3}|\p{L}+)(?: \(\d{1,3}\))? (?:ημερεσ|εβδομαδεσ|μηνεσ|days|weeks|months) (?:απο|from)(?!\p{L})`,
    String.raw`(?:τελ(?:οσ|η|ουσ)|the end) (?:of |του )?(?:τρεχοντοσ|the current|this) (?:ετουσ|μηνα|μηνοσ|year|month)`,
  ].join('|'),
  'u',
)

/** Closing days that can be counted, in sentences in which no other day closes the call. */
export function countedDays(blocks: readonly Block[], readings: readonly Reading[]): Reading[] {
  const [published, ...others] = [
    ...new Set(readings.filter(isOf('published_on')).map(({ value }) => value.date.slice(0, 4))),
  ]
  const year = others.length === 0 ? published : undefined
  const openings = readings.filter(isOf('opens_at'))
  const days = new Set(openings.map(({ value }) => value.date))
  /** The opening that is told in the sentence, or the only one of a call whose opening the sentence speaks of. */
  const openingOf = (block: Block, sentence: Span, text: string): PlainDate | undefined => {
    const { start, end } = placeIn(block, sentence.start, sentence.end)
    const own = openings.find(({ figure }) => figure.start >= start && figure.end <= end)
    if (own !== undefined) return own.value.date
    const { behind = '' } = behindOpening.exec(text)?.groups ?? {}
    return days.size === 1 && /open|start|εναρξ|ανοιγ/u.test(behind) ? openings[0]?.value.date : undefined
  }
  return sentencesWithoutDay(blocks, readings).flatMap(({ block, sentence, text }): Reading[] => {
    const found = dayCounted(text) ?? dayOfYear(text, year) ?? dayBehind(text, openingOf(block, sentence, text))
    if (found === undefined) return []
    const place = (span: Span) => placeIn(block, sentence.start + span.start, sentence.start + span.end)
    const { date } = found
    const time = hourOfAll(text.slice(found.end)) ?? hourBehind(text.slice(found.end), 'closes')?.time
    return [
      {
        value: { field: 'closes_at', date, ...(time === undefined ? {} : { time }) },
        quote: placeIn(block, sentence.start, sentence.end),
        figure: place(found),
        confidence: 0.7,
      },
    ]
  })
}

/** What the words leave open stands beside the draft, in their own words. */
export function tellLastDays(draft: Draft, blocks: readonly Block[], readings: readonly Reading[]): void {
  for (const { block, sentence, text } of sentencesWithoutDay(blocks, readings)) {
    const words =
      sinceEvent(text) ??
      spanOf(ownYear.exec(text) ?? inexact.exec(text) ?? lengthBehind(text) ?? lasting.exec(text)) ??
      dayOfSelected(text)
    if (words === undefined) continue
    const place = placeIn(block, sentence.start + words.start, sentence.start + words.end)
    draft.fields.push({
      field: 'closes_at',
      pointer: null,
      value: draft.source.points.slice(place.start, place.end).trim(),
      confidence: 0,
      citations: [draft.anchor(placeIn(block, sentence.start, sentence.end))],
    })
  }
}

interface Told {
  readonly block: Block
  readonly sentence: Span
  readonly text: string
}

/** Sentences on until when one may apply of which no closing day was read. */
function sentencesWithoutDay(blocks: readonly Block[], readings: readonly Reading[]): Told[] {
  const read = readings.filter(isOf('closes_at', 'moved_from', 'closing_unknown')).map(({ figure }) => figure.start)
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') return []
    const { folded } = block.folded
    if (![since, ownYear, inexact, behindOpening, lasting].some((words) => words.test(folded)) && !isOfSelected(folded))
      return []
    return sentencesOf(block).flatMap((sentence) => {
      const text = folded.slice(sentence.start, sentence.end)
      const { start, end } = placeIn(block, sentence.start, sentence.end)
      const isTold = read.some((at) => at >= start && at < end)
      return !isTold && (until.test(text) || lasting.test(text) || lengthBehind(text) !== null) && isOfApplying(text)
        ? [{ block, sentence, text }]
        : []
    })
  })
}
const isOfApplying = (text: string): boolean =>
  (applying.test(text) || ofItself.test(text)) && !another.test(text) && !/[;?]\s*$/u.test(text)

const spanOf = (match: RegExpExecArray | null): Span | undefined =>
  match === null ? undefined : { start: match.index, end: match.index + match[0].length }

/** "Those whose outline was approved, by 30 June 2027". */
const dayOfSelected = (text: string): Span | undefined => (isOfSelected(text) ? datesIn(text)[0] : undefined)

interface SinceEvent extends Span {
  readonly count: number
  /** Undefined where only working days count. */
  readonly unit: 'days' | 'weeks' | 'months' | undefined
}

/** "Sixty days from the publication": how long, and where the words stand. */
function sinceEvent(text: string): SinceEvent | undefined {
  const said = since.exec(text)
  const { n = '', kind = '', unit: name = '', event = '' } = said?.groups ?? {}
  if (said === null || !ofEvent.test(event)) return undefined
  const spelt = /^\d/u.test(n) ? { value: Number(n), start: 0 } : wordNumbers(n).find(({ end }) => end === n.length)
  if (spelt === undefined) return undefined
  return {
    start: said.index + spelt.start,
    end: said.index + said[0].length,
    count: spelt.value,
    unit: workingDays.test(kind) ? undefined : unitOf(name),
  }
}

/** "Within 60 days from the publication (12/01/2027)": the day of the event does not count. */
function dayCounted(text: string): (Span & { date: PlainDate }) | undefined {
  const said = sinceEvent(text)
  if (said?.unit === undefined) return undefined
  const [day] = datesIn(text.slice(said.end))
  if (day === undefined || day.start > nearEvent) return undefined
  const date = Temporal.PlainDate.from(day.date)
    .add({ [said.unit]: said.count })
    .toString()
  return { date, start: said.start, end: said.end + day.end }
}
/** Words for so long behind the opening: with one that says so before or behind them. */
function lengthBehind(text: string): RegExpExecArray | null {
  const said = behindOpening.exec(text)
  return said?.groups?.['ahead'] === undefined && (said?.groups?.['behind'] ?? '') === '' ? null : said
}

/** "Opens on 1 February and closes two months later". */
function dayBehind(text: string, opening: PlainDate | undefined): (Span & { date: PlainDate }) | undefined {
  const said = lengthBehind(text)
  const { n = '', kind = '', unit: name = '' } = said?.groups ?? {}
  const count = numberIn(n)
  if (said === null || opening === undefined || count === undefined || workingDays.test(kind)) return undefined
  const date = Temporal.PlainDate.from(opening)
    .add({ [unitOf(name)]: count })
    .toString()
  return { date, start: said.index, end: said.index + said[0].length }
}

const unitOf = (name: string): 'days' | 'weeks' | 'months' =>
  /^(?:ημερ|day)/u.test(name) ? 'days' : /^(?:εβδ|week)/u.test(name) ? 'weeks' : 'months'
const numberIn = (n: string): number | undefined =>
  /^\d/u.test(n) ? Number(n) : wordNumbers(n).find(({ end }) => end === n.length)?.value
/** Letters between an event and its day: " (στις ". */
const nearEvent = 10

function dayOfYear(text: string, year: string | undefined): (Span & { date: PlainDate }) | undefined {
  const said = ownYear.exec(text)
  const span = spanOf(said)
  const { d = '', w = '' } = said?.groups ?? {}
  const date = year === undefined ? undefined : dayOfMonth(d, w, year)
  return span === undefined || date === undefined ? undefined : { ...span, date }
}
