import type { Figure } from './amounts.ts'
import type { Sentence } from '../text/clauses.ts'
import type { Reading } from '../reading.ts'
import { placeIn } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/** A sentence that tells two places of the document which say different things: "55 % on page 4, while Annex I has 50 %". Folded text. */

/** A part of the document itself. */
const place =
  /(?<!\p{L})(?:σελ(?:ιδα|ιδασ|\.)|κεφαλαιο|ενοτητα|αρθρο|παραγραφο|παραρτημα|πινακα|εξωφυλλο|τιτλο|περιληψη|κειμενο|προσκληση|οδηγο|συνοψη|ιστοσελιδα|δελτιο|ερωτηματολογι|συχν\p{L}+ ερωτησ|ερωταπαντησ|faqs?(?!\p{L})|φορμα|page|chapter|section|annex|table|cover|title|summary|text|guide|website|questionnaire|call document)\p{L}*/gu
const telling =
  /αναφερ|γραφ|αναγραφ|λεει|προβλεπ|οριζ|διαβαζ|εμφανιζ|δινει|(?<!\p{L})ζητ(?:α|ει|ειται|ουνται)(?!\p{L})|αρκ(?:ει|ουν)(?!\p{L})|δεχεται|απαιτ(?:ει|ειται|ουνται)|accepts|requires|asks|says?(?!\p{L})|states?(?!\p{L})|gives|reads|mentions|shows|has(?!\p{L})|according to|συμφωνα με/u
/** Where a sentence that tells what two places of the document say goes over to the second: "…, the questionnaire however accepts …". */
export function betweenPlaces(text: string): { index: number; length: number } | undefined {
  const [first, ...others] = [...text.matchAll(place)]
  if (first === undefined || !telling.test(text) || changing.test(text)) return undefined
  for (const other of others) {
    const joint = [...text.slice(first.index, other.index).matchAll(/,? (?:και|ενω|ομωσ|αλλα|and|while|but) |, /gu)].at(
      -1,
    )
    if (joint !== undefined) return { index: first.index + joint.index, length: joint[0].length }
  }
  return undefined
}

/** Such a sentence changes something, and does not contradict itself. */
const changing = /αντικαθ|τροποποι|διορθων|καταργ|αντι |υπερισχυ|κατισχυ|replac|amend|correct|instead|prevail/u

/** Puts the second value beside the reading of the first, and takes its own reading away. */
export function withSecondPlaces(
  block: Block,
  sentences: readonly Sentence[],
  figures: readonly Figure[],
  readings: readonly Reading[],
): Reading[] {
  let out = [...readings]
  for (const { start, end } of sentences) {
    const text = block.folded.folded.slice(start, end)
    const [first, second, third] = figures.filter((each) => each.start >= start && each.end <= end)
    if (
      first === undefined ||
      second === undefined ||
      third !== undefined ||
      first.kind !== second.kind ||
      first.values[0] === second.values[0] ||
      first.values.length + second.values.length > 2 ||
      !telling.test(text) ||
      changing.test(text)
    )
      continue
    const places = [...text.matchAll(place)].map(({ index }) => start + index)
    // One place goes with each value: before both, or behind both, or round the first.
    if (
      places.length < 2 ||
      !places.some((at) => at > first.end - 1 || at < first.start) ||
      !apart(places, first, second)
    )
      continue
    const at = (figure: Figure) => placeIn(block, figure.start, figure.end)
    const mine = out.filter(({ figure }) => figure.start === at(first).start)
    if (mine.length === 0) continue
    out = out.filter(({ figure }) => figure.start !== at(second).start)
    out = out.map((each) =>
      mine.includes(each) ? { ...each, otherwise: { cents: second.values[0] ?? 0, figure: at(second) } } : each,
    )
  }
  return out
}

/** Whether a place stands on the first value's side of the sentence and another on the second's. */
const apart = (places: readonly number[], first: Figure, second: Figure): boolean =>
  (places.some((at) => at < first.start) && places.some((at) => at > first.end)) ||
  (places.some((at) => at > first.end && at < second.start) && places.some((at) => at > second.end))
