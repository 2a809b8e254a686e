import type { SizeClass } from '../../facts/profile.ts'
import { sizesOfSubject } from '../applicants/conditions-of-some.ts'
import { sizesIn } from '../applicants/sizes.ts'
import type { Span } from '../../facts/text-fold.ts'

/** Sentences of which a part by itself says something else than the whole. Folded text. */

const thoseLeftOut =
  /,? ?(?<!\p{L})(?:με (?:την )?εξαιρεση|κατ['’]? ?εξαιρεση|εξαιρουμεν\p{L}+|πλην|εκτοσ(?: απο)?|except(?: for)?|excluding|other than|apart from|(?:with )?the exception of)(?: (?:τισ|τουσ|των|για|the|of))* (?:οσ(?:εσ|οι|ουσ|ων|α)|εκειν\p{L}+|αυτ(?:εσ|ουσ|ων|α)|those|any|ones|(?:επιχειρησ|εταιρ|enterprises|companies|firms|businesses|undertakings)\p{L}*(?= (?:που|οι οποι|which|that|who)))(?!\p{L})/u

/** "…, except those that stopped for six months": where those begin whom a sentence leaves out by what they did or are. */
export function thoseLeftOutIn(text: string): Span | undefined {
  const match = thoseLeftOut.exec(text)
  if (match === null || match.index < shortestHead) return undefined
  return { start: match.index, end: match.index + match[0].length }
}
/** Letters of what may stand before an exception. */
const shortestHead = 20

/** A sentence without those whom it leaves out: what it says of all others. */
export const withoutThoseLeftOut = (text: string): string => {
  const out = thoseLeftOutIn(text)
  return out === undefined ? text : text.slice(0, out.start)
}

const whoDoNot =
  /(?<!\p{L})(?:που|οι οποι\p{L}+|that|which|who) (?:δεν|μην?|(?:have|has|had|do|does|did|are|is|were|was) ?not|never|no longer)(?= )(?<clause>[^,;·]*)/gu

/** What a sentence says that those who may apply are or do not: "SMEs that have not closed …". */
export const denialsOfThose = (text: string): string[] =>
  [...text.matchAll(whoDoNot)].map(({ groups }) => (groups?.['clause'] ?? '').split(nextClause)[0] ?? '')
const nextClause =
  / (?:and|or|και|η) (?=(?:have|has|are|is|were|was|hold|employ|must|that|who|which|δεν|να|εχει|\p{L}+ουν|\p{L}+ονται|ειναι|που)(?!\p{L}))/u

const applicants = String.raw`(?:επιχειρησεισ|εταιρ(?:ειεσ|ιεσ)|ομιλοι|μμε|συνεταιρισμοι|ξενοδοχεια|καταλυματα|καταστηματα|εστιατορια|βιοτεχνιεσ|βιομηχανιεσ|μοναδεσ|επαγγελματιεσ|start-?ups|smes|enterprises|companies|firms|businesses|undertakings|cooperatives|co-operatives|hotels|restaurants|shops|farms|workshops|professionals|sole traders|manufacturers)(?!\p{L})`
const nextKind = new RegExp(
  String.raw`(?:,? (?:και|καθωσ και|αλλα και|and|as well as))+ (?!(?:or|η|ειτε|that|which|who|που) )(?:(?:οι|τισ|τουσ|σε|για|the|to|for|also|επισησ) )*(?=(?:[\p{L}-]+ ){0,2}?${applicants})`,
  'u',
)

/** The kinds of applicants of a sentence, one beside the other: "start-ups founded since 2022 | SMEs with ten employees". */
export function kindsSideBySide(text: string): string[] {
  const parts = text.split(new RegExp(nextKind, 'gu'))
  return parts.length > 1 && new RegExp(applicants, 'u').test(parts[0] ?? '') ? parts : []
}

const latter = /(?<!\p{L})(?:οι τελευται(?:εσ|οι)|των τελευταιων|οι δευτερ(?:εσ|οι)|the latter|the last)(?!\p{L})/u
const only =
  /(?<!\p{L})(?:μονον?|αποκλειστικα|εφοσον|ε?αν|υπο (?:την|τον) (?:προυποθεση|ορο)|only|solely|exclusively|provided|if)(?!\p{L})/u
const takesPart =
  /(?<!\p{L})(?:ειναι επιλεξιμ|συμμετεχ|συμμετασχ|μπορουν|δικαιουνται|γινονται δεκτ|ενισχυ|επιδοτ|υποβαλ|(?:are|is) (?:eligible|admitted|funded|supported)|may|can|participate|take part|apply|qualify)/u

/** "SMEs and large enterprises, the latter only as partners": the sizes that a sentence lets in on a condition which the others need not meet. */
export function sizesOnCondition(text: string): readonly SizeClass[] {
  const last = latter.exec(text)
  if (
    last !== null &&
    (only.test(text.slice(last.index)) || /(?<!\p{L})(?:με|with|as|ωσ)(?!\p{L})/u.test(text.slice(last.index)))
  ) {
    const named = text
      .slice(0, last.index)
      .split(/,| και | η | and | or /u)
      .map((words) => sizesIn(words))
      .filter((sizes) => sizes.length > 0)
    return named.length > 1 ? (named.at(-1) ?? []) : []
  }
  const sizes = sizesOfSubject(text)
  const limit = only.exec(text)
  return sizes.length > 0 && limit !== null && takesPart.test(text.slice(0, limit.index + limit[0].length)) ? sizes : []
}

/** "Two closed years, if not more": at least so many. */
export const ifNotMore = /,? (?:αν οχι (?:και )?περισσοτερ\p{L}+|if not more)(?!\p{L})/u

/** "Local authorities of both degrees": all of them. */
export const ofBothDegrees =
  /(?<=(?:ο\.?τ\.?α\.?|αυτοδιοικησησ),?) (?:(?:και )?των δυο βαθμων|(?:α|πρωτου|1ου)['’΄]? (?:και|η) (?:β|δευτερου|2ου)['’΄]? βαθμου)(?!\p{L})/u
