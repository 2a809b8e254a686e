import type { Figure } from '../figures/amounts.ts'
import { leastCallBudget } from './budget-parts.ts'
import type { Sentence } from '../text/clauses.ts'
import { formsIn } from '../applicants/legal-forms.ts'
import type { Places } from '../places/places.ts'
import { sizesIn } from '../applicants/sizes.ts'

/**
 * Amounts that the words straight before them name whole: "the largest budget of a plan is set at", "the total budget of the action
 * comes to". However rare such a sentence is in calls, it leaves nothing else that its figure could be. Folded text.
 */

export type NamedSum = 'total_budget' | 'min_eligible_cost' | 'max_eligible_cost' | 'min_subsidy' | 'max_subsidy'

const least = String.raw`(?:ελαχιστ|κατωτατ|κατωτερ)\p{L}*|minimum|min\.?|smallest|lowest`
const most = String.raw`(?:μεγιστ|ανωτατ|ανωτερ)\p{L}*|maximum|max\.?|largest|highest(?: possible)?`
/** Between the bound and what it is of. */
const kinds = String.raw`(?: (?:οριο|ποσο|υψοσ|(?:συνολικ|επιλεξιμ|επιχορηγουμεν|επιδοτουμεν|ενισχυομεν|αιτουμεν|δημοσι)\p{L}+|προγραμματοσ|επενδυτικ\p{L}+ σχεδι\p{L}+|limit|amount|level|value|total|eligible|approved|requested|allowable|public|project|operation|capital|τησ|του|των|of|the))*?`
const aid = String.raw`(?:ενισχυσ|επιχορηγησ|επιδοτησ|χορηγι|χρηματοδοτησ)\p{L}*|(?:grants?|subsid(?:y|ies)|aid|funding|support|awards?|vouchers?|(?:eu )?contribution)(?: amounts?)?(?!\p{L}| (?:rate|intensit|period))`
const plan = String.raw`(?:προυπολογισμ|κοστ|επενδυσ)\p{L}*|(?:budgets?|costs?|investments?|expenditure|spend)(?!\p{L})`
/** What stands between a name and its figure: what it is of, and that it is so. */
const isSo = String.raw`(?:ειναι|οριζ\p{L}+|οριστ\p{L}+|ανερχ\p{L}+|διαμορφων\p{L}+|φ[θτ]αν\p{L}+|(?:δυναται|μπορει) να (?:ανερχ\p{L}+|ανελθει|φ[θτ]ασει|ειναι)|δεν (?:μπορει να |δυναται να )?(?:υπερβ|ξεπερν)\p{L}+|is|are|stands?|amounts?|(?:has been|have been|may be|can be) (?:set|fixed)|(?:may|can|must|shall|does|do) not exceed|will be)`
const upTo = String.raw`(?: (?:σε|στα|στισ|στο|το ποσο(?:ν)?(?: των)?|του ποσου(?: των)?|εωσ|μεχρι|τα|τισ|των|set|fixed|at|to|up to|of|the amount of))*`
const named = new RegExp(
  String.raw`(?<![\p{L}-])(?:(?<least>${least})|(?<most>${most}))${kinds} (?:(?<aid>${aid})|(?<plan>${plan}))(?:\s*\([^()\d%]{0,40}\))?(?<of>(?: (?!(?:ειναι|is|are)(?!\p{L}))[\p{L}/–«»"-]+){0,8}?)(?: ${isSo})?${upTo}\s*:?\s*$`,
  'u',
)
/** "Funding to a maximum value of". */
const aidUpTo = new RegExp(
  String.raw`(?<!\p{L})(?:${aid})(?: (?:to|up to|with|με|εωσ|μεχρι))? (?:an? |ενα )?(?:maximum|μεγιστο|ανωτατο)(?: (?:value|amount|limit|ποσο|οριο|υψοσ))?(?: (?:of|των|τα|τισ))?\s*$`,
  'u',
)
const call = String.raw`(?<!\p{L})(?:(?:συνολικ|διαθεσιμ|ενδεικτικ)\p{L}+ )*(?:προυπολογισμοσ|δημοσια δαπανη)(?: (?:τησ )?δημοσι(?:ασ|α) δαπαν(?:ησ|η))?(?<of>(?: [\p{L}/«»"&–-]+){0,14}?) (?:ανερχεται|ειναι|οριζεται|διαμορφωνεται|φ[θτ]ανει|αγγιζει)${upTo}\s*$`
const sumOfCall = [
  new RegExp(call, 'u'),
  // "The Scheme, of a total of 4 million, …".
  /(?<!\p{L})(?:δρασ(?:η|ησ|εισ|εων)|προσκλησ(?:η|ησ|εισ|εων)|προγραμμα(?:τοσ|τα|των)?|κουπονια|επιταγεσ|σχεδιο(?:υ)?(?! επενδ)|μετρο(?:υ)?|καθεστωσ|καθεστωτοσ)(?!\p{L})(?<of>[^.;·\d]{0,60}?), συνολικ(?:ου|ησ|ο|η) (?:ποσου|υψουσ|προυπολογισμου|δημοσιασ δαπανησ)\s*$/u,
  // "The second set of actions, “…”, with a budget of 700 million".
  /(?<!\p{L})(?:δρασ(?:η|ησ|εισ|εων)|προσκλησ(?:η|ησ)|προγραμμα(?:τοσ)?|καθεστωσ)(?!\p{L})(?<of>(?:[^.;·\d]|20\d\d){0,200}?),? (?:συνολικου )?προυπολογισμου\s*$/u,
  // "The call “…”, with a total public expenditure of 15 million".
  /(?<!\p{L})(?:calls?|action|scheme|programme|competition|measure)(?!\p{L})(?<of>[^.;·\d]{0,80}?),? (?:with|has|having) (?:an? |the )?total (?:public expenditure|budget|funding)(?: of| amounting to)?\s*$/u,
  // "The action is funded with a total of 80 million".
  /(?<!\p{L})(?:δρασ(?:η|ησ)|προσκληση|προγραμμα)(?!\p{L})(?<of>[^.;·,\d]{0,40}?) χρηματοδοτειται με (?:το )?συνολικο ποσο(?: των| υψουσ)?\s*$/u,
]

/** What or who a call is for. */
export const ofEach = String.raw`(?:προτασ|επενδυ|εργο|σχεδι|πραξ|δικαιουχ|επιχειρησ|αιτη[σντ]|αιτουντ|φορεα|υποβαλλ|αφμ|project|proposal|compan|applicant|beneficiar|enterprise|business|undertaking|application|operation|sme|firm|plan)`
/** Words that make it the sum of some, of one part, of one thing or of other times. */
const ofSome = new RegExp(
  String.raw`(?<!\p{L})(?:που|οποι\p{L}+|εφοσον|ε?αν|οταν|οπου|σε περιπτωση|στ(?:ην|ισ|ουσ|α) (?!προσκλησ|δραση)|για (?!καθε|την ενταξη|την υλοποιηση|τη δραση|την ενισχυση|την προσκληση)|κατηγορι\p{L}+|if|when|where|which|for (?!(?:each|every|any|all|the|an?) |investment)|in (?!the |each|all )|under|δανει\p{L}+|loans?|προκαταβολ\p{L}+|δοσ(?:ησ|εων)|μην(?:α|ιαι\p{L}+)|(?:ανα|για καθε|καθε|per|for each|each|every) (?!${ofEach})\p{L}+|hotel|ξενοδοχ|partner|εταιρου|category|action|strand|track|lot|working|κινησησ|equity)(?!\p{L})`,
  'u',
)
/** A sum of one plan, of a wider programme or of what was before. */
const notOfCall =
  /(?<!\p{L})(?:καθε|ανα|επενδυτικ\p{L}+ σχεδι\p{L}+|εργ(?:ου|ων|α|ο)|σχεδι(?:α|ο|ων)|επενδυσεισ|πραξεισ|προτασ\p{L}+|αιτησ\p{L}+|πραξ(?:ησ|εων)|επενδυσησ|προηγουμεν\p{L}+|εσπα(?=\s*$)|επιχειρησησ|δικαιουχου|υποβληθ\p{L}+|ενταχθ\p{L}+|εγκριθ\p{L}+)(?!\p{L})/u
/** Behind the figure: for whom alone it is, or another one beside it. */
const forSome =
  /^\s*(?:€|ευρω|euros?|eur)?\s*\)?,?\s*(?:\(?(?:για (?!(?:το συνολο|ολ|καθε)(?!\p{L}))|σε περιπτωση|στ(?:ην|ισ|ουσ|α) |εφοσον|ε?αν(?!\p{L})|οταν|μονο|ειδικα|for (?!(?:each|every|any|all|the (?:project|operation|whole|eligible))(?!\p{L}))|in case|if |when |where |only|under (?!the |this )|(?:η|or) (?:το |the )?(?:€|£|\$)?\d[\d.,]*(?!\d|[.,]\d|\s?%))|(?:ανα|per) (?:μηνα|ημερα|ωρα|εργαζομεν|θεση|month|day|hour|employee|job)|[/–-]?\s*(?:€|\d))/u

/** The words before a figure since the one before it. */
const ownWords = (folded: string, sentence: Sentence, figure: Figure, inside: readonly Figure[]): string =>
  folded.slice(inside.findLast(({ end }) => end <= figure.start)?.end ?? sentence.start, figure.start)

/** The bound that words name whole. */
function boundIn(own: string): NamedSum | undefined {
  if (aidUpTo.test(own) && !isCase(own)) return 'max_subsidy'
  const bound = named.exec(own)?.groups
  if (bound === undefined || ofSome.test(bound['of'] ?? '') || isCase(own)) return undefined
  const end = bound['least'] === undefined ? 'max' : 'min'
  return bound['aid'] === undefined ? `${end}_eligible_cost` : `${end}_subsidy`
}

/** What a figure is by its name before it, `several` where another one of the sentence has the same name; undefined where the name is not whole, or is that of some. */
export function namedSum(
  folded: string,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
  placesIn: (sentence: Sentence) => Places,
): NamedSum | 'several' | undefined {
  const [cents = 0] = figure.values
  if (figure.values.length !== 1) return undefined
  const inside = all.filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
  const own = ownWords(folded, sentence, figure, inside)
  const behind = folded.slice(figure.end, inside.find(({ start }) => start >= figure.end)?.start ?? sentence.end)
  if (forSome.test(folded.slice(figure.end, sentence.end))) return undefined
  const bound = isGrouped(`${own} ${behind}`) ? undefined : boundIn(own)
  if (bound !== undefined) {
    // "Manufacturing (largest grant 70.000 €) or services (largest grant 50.000 €)".
    const isOneOf = inside.some(
      (other) => other.values[0] !== cents && boundIn(ownWords(folded, sentence, other, inside)) === bound,
    )
    return isOneOf ? 'several' : bound
  }
  if (cents < leastCallBudget || inside.length > 1) return undefined
  const of = sumOfCall.map((each) => each.exec(own)?.groups?.['of']).find((each) => each !== undefined)
  if (of === undefined || notOfCall.test(of)) return undefined
  const forWhom = forWhomBehind.exec(behind)?.[0] ?? ''
  const { regions, categories } = placesIn({ start: figure.end, end: figure.end + forWhom.length })
  return isGrouped(forWhom) || regions.length + categories.length > 0 ? undefined : 'total_budget'
}

/** Straight behind a sum of a call: for whom or where it is; the whole of a region is all that its call is for. */
const forWhomBehind =
  /^\s*(?:€|ευρω|euros?|eur)?\s*\)?\s*(?:(?:για|for)(?! το συνολο τησ )|στ\p{L}{1,3}|σε|in)\s[^.;·]{0,90}/u
const isGrouped = (words: string): boolean => sizesIn(words).length > 0 || formsIn(words).length > 0
/** What a clause begins with that makes all of it a case. */
const isCase = (own: string): boolean =>
  /(?<!\p{L})(?:εφοσον|ε?αν|οταν|οπου|σε περιπτωση|ειδικα|μονο|χωρισ|δεν (?:υπαρχει|προβλεπεται)|if|when|where|unless|only|without|no)(?!\p{L})/u.test(
    own,
  ) || /^[^\p{L}]*(?:για|for) (?!(?:καθε|ολ|each|every|all|any|την? παρ|this|the)(?!\p{L}))/u.test(own)
