import type { Bare } from './condition-sentence.ts'
import { isForExisting } from './business-state.ts'

/** Sentences whose words leave nothing else that they could ask: how rarely calls have them is no reason to doubt them. Folded text. */

const business = String.raw`(?:(?:eligible |small |existing |any |all |the |each |your )*(?:businesses|business|companies|company|firms?|enterprises?|undertakings?|applicants?|smes?|they|it|you))`
const count = String.raw`(?:(?:\p{L}+ )?\(?\d[\d.,]*\)?|(?:an?|one|two|three|four|five|six|twelve))`
/** Where a statement of who may apply begins: a line of a list, or those who apply with what they must be or have. */
const opening = String.raw`^[^\p{L}\d]*(?:\d{1,2}[.)] |\p{L}[.)] )?(?:to )?(?:${business} (?:[\p{L}]+ ){0,2}?)?(?:that |which |who )?(?:(?:must|should|shall|need to|have to|has to|are|is|cannot|may not) )?(?:not )?`
const least = String.raw`(?:at least|more than|over|not less than|no less than|a minimum of|minimum|fewer than|less than|under|up to|no more than|not more than|a maximum of|above|below|(?:equal to or )?(?:less|more) than)`
const years =
  /(?:complete|closed|full|approved|filed|μηνησ|κλεισμεν\p{L}+)[^.;·\d]{0,30}(?:accounting|financial|fiscal|management|tax|διαχειριστικ\p{L}+) (?:periods?|years?|exercises?|χρησ\p{L}+)/u
const running = new RegExp(
  String.raw`${opening}(?:have |has |had |be |been )*(?:operating|trading|operational|active|in (?:business|operation|existence)|established(?: and trading)?)(?!\p{L})[^.;\d]{0,60}?${count} (?:full |consecutive )?(?:years?|months?)`,
  'u',
)
const begun = new RegExp(
  String.raw`${opening}(?:have |has |had |be |been |were |was |being )*(?:founded|established|incorporated|set up|constituted|registered|formed|begun|started|in (?:business|operation))(?!\p{L})[^.;]{0,60}(?:before|by|prior to|after|since|on|until)(?!\p{L})`,
  'u',
)
const staff = new RegExp(
  String.raw`${opening}(?:have|has|having|employ(?:s|ing)?|with)(?!\p{L})[^.;€$£]{0,20}(?:${least} |)${count} (?:or (?:fewer|less|more) |paid |full[- ]time |salaried )*(?:employees?|staff|people|persons|workers)(?!\p{L})|(?:επιχειρησεισ|εργοδοτεσ|εταιρ(?:ειεσ|ιεσ))(?!\p{L})[^.;·]{0,90}? που απασχολουν (?:προσωπικο )?(?:εωσ|μεχρι|τουλαχιστον|λιγοτερ\p{L}+ απο|κατω απο|απο) ${count}`,
  'u',
)
const turnover = new RegExp(
  String.raw`(?:${opening}(?:have|has|having|with|generate)(?!\p{L})|(?:open to|available to|aimed at|intended for|eligible (?:are|for)) ${business}[^.;]{0,30} with)[^.;]{0,30}(?:turnover|gross receipts|annual revenues?|annual sales)(?: of| is| that is)?(?: not)? ${least} (?:than )?[€$£]?`,
  'u',
)
/** What makes it a case, a term for later or something paid. */
const ofElse =
  /(?<!\p{L})(?:if|when|where|whose|after (?:the|receiving|completion)|maintain\p{L}*|responsible|for each|per (?:employee|job)|ε?αν|εφοσον|οταν|μετα την|διατηρ\p{L}+)(?!\p{L})/u

/** Whether a sentence states a condition of the kind that was read of it, and nothing else that it could be. */
export function isPlainCondition(folded: string, criterion: Bare): boolean {
  if (criterion.kind === 'lifecycle') return isForExisting(folded)
  if (ofElse.test(folded)) return false
  if (criterion.kind === 'headcount') return staff.test(folded)
  if (criterion.kind === 'accounts') return turnover.test(folded)
  if (criterion.kind !== 'age') return false
  const { measure } = criterion.test
  return measure === 'closed_full_fiscal_years'
    ? new RegExp(String.raw`${opening}(?:have|has|having|closed|completed)(?!\p{L})`, 'u').test(folded) &&
        years.test(folded)
    : measure === 'started_between'
      ? begun.test(folded)
      : running.test(folded)
}
