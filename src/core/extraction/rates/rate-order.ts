import type { SizeClass } from '../../facts/profile.ts'
import type { Figure } from '../figures/amounts.ts'
import type { Sentence } from '../text/clauses.ts'
import type { Places } from '../places/places.ts'
import { sizesInTurn } from '../applicants/sizes.ts'

/** Which size or place of a sentence a rate goes with, by its own place among the rates. Folded text. */

export const isPlace = ({ regions, categories }: Places): boolean => regions.length + categories.length > 0

/** "Small, medium and large enterprises, with 60 %, 50 % and 40 % respectively", or the sizes behind the rates: the size of the rate in its place. */
export function sizesBefore(
  folded: string,
  sentence: Sentence,
  all: readonly Figure[],
  order: number,
): SizeClass | undefined {
  const row = all.filter((each) => each.start >= sentence.start && each.end <= sentence.end)
  const ahead = sizesInTurn(folded.slice(sentence.start, row[0]?.start))
  const behind = sizesInTurn(folded.slice(row.at(-1)?.end, sentence.end))
  return [ahead, behind].find((sizes) => sizes.length === row.length && new Set(sizes).size === row.length)?.[order]
}

/** "60 % North Aegean, 50 % Crete" and "North Aegean 60 %, Crete 50 %": where the place of each rate of a list stands. */
export function listedPlace(
  folded: string,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
  placesIn: (sentence: Sentence) => Places,
): Sentence | undefined {
  const row = all.filter((each) => each.start >= sentence.start && each.end <= sentence.end)
  const at = row.indexOf(figure)
  if (row.length < 2 || at < 0) return undefined
  const named = ({ start, end }: Sentence): boolean => start < end && placesIn({ start, end }).regions.length > 0
  const before = { start: row[at - 1]?.end ?? sentence.start, end: figure.start }
  const after = { start: figure.end, end: row[at + 1]?.start ?? sentence.end }
  const first = named({ start: sentence.start, end: row[0]?.start ?? 0 })
  const last = named({ start: row.at(-1)?.end ?? 0, end: sentence.end })
  if (first === last || /(?:υπ?ολοιπ|λοιπ)\p{L}+/u.test(folded.slice(sentence.start, sentence.end))) return undefined
  const span = first ? before : after
  return named(span) ? span : undefined
}

/** "In Crete: 70 % for small enterprises, 60 % for medium ones": the place before the colon is that of all rates behind it. */
export function placeAhead(
  folded: string,
  sentence: Sentence,
  all: readonly Figure[],
  placesIn: (sentence: Sentence) => Places,
): Places | undefined {
  const row = all.filter((each) => each.start >= sentence.start && each.end <= sentence.end)
  const [first] = row
  if (first === undefined || row.length < 2) return undefined
  if (!/^\s*(?:\d+(?:\.\d+)*[.)]? )?[^%\d:]{3,60}:\s*$/u.test(folded.slice(sentence.start, first.start)))
    return undefined
  const ahead = placesIn({ start: sentence.start, end: first.start })
  return ahead.regions.length > 0 && !isPlace(placesIn({ start: first.end, end: sentence.end })) ? ahead : undefined
}

/** "45 %, 35 % and 25 % respectively": the place of a rate in the order of those before it. */
export function respectiveOrder(
  folded: string,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
): number | undefined {
  if (!/αντιστοιχ(?:α|ωσ)|respectively/u.test(folded.slice(figure.end, sentence.end))) return undefined
  const row = all.filter((each) => each.start >= sentence.start && each.end <= sentence.end && each.values.length === 1)
  return row.length > 1 && row.includes(figure) ? row.indexOf(figure) : undefined
}
