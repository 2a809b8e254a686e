import { reading } from '../text/clauses.ts'
import { hoursIn } from '../figures/hours.ts'
import type { Reading } from '../reading.ts'
import { sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/** The hour of a closing day, in another sentence than the day. Folded text. */

/** "Applications after 15:00 of the last day are not considered": the hour of a day that is told elsewhere. */
const lastHour =
  /^\s*(?:ωρα|time)(?: ληξησ)?\s*:?\s*(?<h3>[01]?\d|2[0-4])[:.](?<min3>[0-5]\d)\.?\s*$|(?:μετα τισ|εωσ τισ|μεχρι τισ|after|by|until) (?<h>[01]?\d|2[0-4])[:.](?<min>[0-5]\d)[^.\d]{0,20}(?:τελευταιασ (?:η?μερασ)|(?:last|closing|final) day)|(?:παντοτε|παντα|σε ολεσ τισ|καθε φορα|ολεσ οι προθεσμιεσ|ωρα ληξησ|ωρα (?:και )?για (?:ολεσ|τισ (?:δυο|τρεισ|τεσσερισ))|each (?:time|closing|deadline)|always|all deadlines|closing time|both at|every (?:cut-?off|deadline))[^.\d]{0,40}?(?<h2>[01]?\d|2[0-4])[:.](?<min2>[0-5]\d)(?!\d|[./]\d)/u

export function closingHoursOf(block: Block): Reading[] {
  // "Ώρα · 13:00" in a sheet of labels and values.
  const [, h0, min0] = /^\s*([01]?\d|2[0-4])[:.]([0-5]\d)\s*$/u.exec(block.folded.folded) ?? []
  if (
    block.kind === 'cell' &&
    h0 !== undefined &&
    /^(?:ωρα|time|hour)(?: λη| κλει|\s*$)/u.test(block.labels.at(-1) ?? '')
  )
    return sentencesOf(block).map((sentence) =>
      reading(block, sentence, sentence, { field: 'closing_hour', time: `${h0.padStart(2, '0')}:${min0}` }, 0.8),
    )
  return sentencesOf(block).flatMap((sentence) => {
    const match = lastHour.exec(block.folded.folded.slice(sentence.start, sentence.end))
    const { h, min, h2, min2, h3 = '', min3 = '' } = match?.groups ?? {}
    const time =
      match === null
        ? hourAlone(block.folded.folded.slice(sentence.start, sentence.end))
        : `${(h ?? h2 ?? h3).padStart(2, '0')}:${min ?? min2 ?? min3}`
    if (time === undefined) return []
    return [reading(block, sentence, sentence, { field: 'closing_hour', time }, 0.8)]
  })
}

/** "Each shuts at 15:00", "both end at one o'clock in the afternoon": the only hour of a sentence without a day, with a word for the end or for all days. */
function hourAlone(text: string): string | undefined {
  if (withDay.test(text) || !(ofEnd.test(text) || ofEach.test(text)) || notOfEnd.test(text)) return undefined
  const [only, second] = hoursIn(text)
  return second === undefined ? only?.time : undefined
}
const withDay = /\d{1,2}[./-]\d{1,2}[./-](?:20)?\d\d|(?:19|20)\d\d/u
const ofEnd =
  /(?<!\p{L})(?:λη[γξ]|κλειν|κλεισ|τελειων|υποβολ|προθεσμι|clos|shut|end(?:s|ing)?(?!\p{L})|deadline|submi|last day|τελευταια η?μερα)/u
const ofEach =
  /(?<!\p{L})(?:each|both|all|every|same (?:time|hour)|the (?:time|hour)|και (?:οι|στουσ|στισ|για τουσ|για τισ) (?:δυο|τρεισ)|ολεσ οι|ολων|καθε|παντα|παντοτε|ιδια ωρα|ωρα)(?!\p{L})/u
/** Hours of offices and meetings, of an opening, of a day's work. */
const notOfEnd =
  /ωρεσ|ωραριο|γραφει|τηλ|phone|office|hours|webinar|event|ημεριδ|εκδηλωσ(?!\p{L}* ενδιαφ)|meeting|session|σημερα|today|αναστελλ|suspend|εναρξ|ξεκιν|αρχιζ|ανοιγ|(?<!\p{L})open|start|begin|εργασιμ|καθημεριν|συνεντευξ|παρουσιασ|εξυπηρετ|help|υποστηρ/u
