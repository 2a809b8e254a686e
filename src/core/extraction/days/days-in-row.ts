import type { Sentence } from '../text/clauses.ts'
import type { StatedDate } from '../figures/dates.ts'
import type { Block } from '../text/source-text.ts'

/** Several last days in one sentence: "closing on 15 March, 15 September and 15 December 2027". Folded text. */

/** Nothing but a comma, "and" or "or" stands between two days of a row, and an hour of the first of them. */
const joint =
  /^\s*,?\s*(?:(?:και |at )?(?:ωρα |στισ )?(?:[01]?\d|2[0-4])[:.][0-5]\d)?\s*(?:[,;·]|και|η|ειτε|and|or|&)\s*(?:(?:και|and|or|η) )?(?:(?:στισ?|τη[νσ]?|τισ|την|on|by|the|εωσ|μεχρι|until) )*$/u
/** Of two days one is that before a change, or both are of something that is not settled yet. */
const notBoth =
  /παρατ(?:ειν|αθ|ασ)|μετατ[ιε]θ|μεταθεσ|τροποποι|διορθ|αντι(?!κ)|extend|postpone|moved|instead|correct|amend|between|μεταξυ|αναλογα|whichever|οποι[αο] /u

/** @param inside the days of the sentence, in order */
export function isInRow(block: Block, sentence: Sentence, date: StatedDate, inside: readonly StatedDate[]): boolean {
  const { folded } = block.folded
  if (inside.length < 2 || notBoth.test(folded.slice(sentence.start, sentence.end))) return false
  const at = inside.indexOf(date)
  const joins = (first: StatedDate | undefined, second: StatedDate | undefined): boolean =>
    first !== undefined &&
    second !== undefined &&
    first.date < second.date &&
    joint.test(folded.slice(first.end, second.start))
  return joins(inside[at - 1], date) || joins(date, inside[at + 1])
}
