import type { Figure } from '../figures/amounts.ts'
import type { Sentence } from '../text/clauses.ts'

/** "2 million for tourism and 3 million for crafts": parts of a budget that stand side by side, and no whole. Folded text. */

const ofBudget =
  /(?<!\p{L})(?:budget|available|set aside|allocat\p{L}+|earmark\p{L}+|there (?:is|are)|split|reserved|προυπολογισμ\p{L}+|διατιθ\p{L}+|διατεθ\p{L}+|κονδυλ\p{L}+|πιστωσ\p{L}+|δεσμευ\p{L}+|κατανεμ\p{L}+)/u
/** What a part is for: neither one who applies nor the call itself. */
const purpose =
  /^\s*(?:€|ευρω|euros?|eur)?\s*(?:for|to|για|σε|στ\p{L}{1,3}) (?:(?:the|τ[ηο]ν?|τισ|τα|τουσ) )?(?!(?:each|every|an?|one|any|this|all|present|projects?|plans?|call|scheme|programme|measure|round|firm|company|applicant|καθε|ενα|μια|εργα?|σχεδι[οα]|προσκληση|δραση|προγραμμα|παρουσα|επιχειρηση)(?!\p{L}))(?<what>\p{L}[^,;.·\d€]{2,60}?)\s*(?:$|[,;.]|(?:,? ?(?:and|και) (?:€|eur )?$))/u
/** Cents. */
const leastPart = 10_000_000

/** What the part is for, of a sum that stands so beside others. */
export function partSideBySide(
  folded: string,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
): string | undefined {
  const inside = all.filter((other) => other.start >= sentence.start && other.end <= sentence.end)
  if (inside.length < 2 || !inside.includes(figure)) return undefined
  if (inside.some(({ values }) => values.length !== 1 || (values[0] ?? 0) < leastPart)) return undefined
  if (!ofBudget.test(folded.slice(sentence.start, sentence.end))) return undefined
  const told = inside.map(
    ({ end }, at) => purpose.exec(folded.slice(end, inside[at + 1]?.start ?? sentence.end))?.groups?.['what'],
  )
  const areParts = told.every((what) => what !== undefined) && new Set(told).size === told.length
  return areParts ? told[inside.indexOf(figure)] : undefined
}
