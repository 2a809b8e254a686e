import { foldText } from '../../facts/text-fold.ts'
import type { Reading, ReadField } from '../reading.ts'
import type { SourceText } from '../text/source-text.ts'

/** Sentences whose words leave nothing else that their only figure could be: however rare they are in calls, they are not doubted. Folded text. */

/** Before the figure of a sentence, by what it is of. */
const before: Partial<Record<ReadField, readonly RegExp[]>> = {
  max_subsidy: [
    // "The grant may not exceed".
    /^[^\p{L}]*(?:(?:η|the) )?(?:\p{L}+ )?(?:ενισχυση|επιδοτηση|επιχορηγηση|grant|subsidy|aid)(?!\p{L})[^.;·\d()]{0,60}(?:δεν (?:μπορει να )?(?:ειναι (?:πανω απο|μεγαλυτερη απο)|υπερβ\p{L}+|ξεπερν\p{L}+|ξεπερασει)|(?:may|can|must|does) ?not exceed)(?: (?:το ποσο|τα|τισ|των|το))*\s*€?\s*$/u,
    // "A small grant (up to".
    /(?<!\p{L})(?:grants?|vouchers?|awards?|subsid(?:y|ies)|(?:επιχορηγησ|ενισχυσ|επιδοτησ)(?:η|εισ)) \((?:of )?(?:up to|(?:a )?max(?:imum|\.)?(?: of)?|εωσ|μεχρι)(?: και)?\s*$/u,
  ],
  max_eligible_cost: [
    // "The total cost of the project must not exceed".
    /(?<!\p{L})(?:συνολικο κοστοσ|συνολικοσ προυπολογισμοσ|total (?:costs?|budget)) (?:του|τησ|των|καθε|ανα|of|per) [^.;·,\d]{3,60}(?:δεν (?:μπορει να |δυναται να )?(?:υπερβ|ξεπερν)\p{L}+|(?:must|may|can|should|does) ?not exceed)(?: (?:το ποσο|τα|τισ|των))*\s*$/u,
  ],
  intensity: [
    /(?:ενισχυσ|επιδοτησ|επιχορηγησ)(?:η|ησ|εισ|εωσ)(?: που φ[θτ]αν\p{L}+)?(?: (?:υψουσ|(?:σε |με )?ποσοστο[υ]?|τησ ταξησ του))?(?: (?:εωσ|μεχρι|ωσ|στο|κατα)(?: και)?(?: (?:το|στο))?)?\s*$/u,
    /(?<!\p{L})(?:grants?|aid|subsid(?:y|ies))(?: (?:of|at|covering))? up to\s*$/u,
    // "The rate of the grant may reach".
    /(?<!\p{L})ποσοστο (?:τησ )?(?:δημοσιασ )?(?:ενισχυσησ|επιχορηγησησ|επιδοτησησ|χρηματοδοτησησ) (?:(?:μπορει|δυναται) να )?(?:φ[θτ]α\p{L}+|ανελθει|ανερχεται|ειναι|οριζεται|διαμορφωνεται)(?: (?:σε|στο|εωσ|μεχρι|και|το))*\s*$/u,
    /(?:επιδοτη|επιχορηγη|ενισχυ)(?:θ\p{L}+|\p{L}*νται|\p{L}*ται) (?:με|σε) ποσοστο(?: (?:εωσ|μεχρι|και|το))*\s*$/u,
    /(?<!\p{L})(?:get|receive|obtain)s?(?: up to)?\s*$/u,
    // "The scheme pays as much as".
    /(?<!\p{L})(?:scheme|programme|call|measure|fund|we) (?:pays?|covers?|meets?|reimburses?|refunds?)(?: (?:up to|as much as|at most|a maximum of|the))*\s*$/u,
    /(?<!\p{L})(?:προγραμμα|δραση|προσκληση|μετρο|ταμειο) (?:πληρων|καλυπτ|επιδοτ|χρηματοδοτ)(?:ει|ουν)(?: (?:εωσ|μεχρι|ωσ|και|το|κατα|σε ποσοστο))*\s*$/u,
  ],
  bonus: [
    // "A bonus of".
    /(?<!\p{L})(?:bonus|top-?up|uplift|προσαυξηση|πριμ|μπονουσ)(?: (?:of|κατα|υψουσ|τησ ταξησ του))?(?: (?:το|στο))?\s*$/u,
  ],
  own_contribution: [
    /(?<!\p{L})(?:own|private) (?:contribution|funds|resources)(?: (?:of|is|at least|a minimum of|must be))*\s*:?\s*$/u,
    /(?<!\p{L})(?:ιδια|ιδιωτικη) συμμετοχη(?: (?:ειναι|ανερχεται|τουλαχιστον|κατ ελαχιστον|σε|στο|το|ποσοστο|υψουσ))*\s*:?\s*$/u,
  ],
  closes_at: [
    /(?:deadline|closing date|last (?:day|date)|final (?:application )?date) (?:for|of)(?: the)? (?:submission|submitting|receipt|applications?|proposals?|call)[^.;\d]{0,60}(?:is|:|will be)(?: (?:the|on))*\s*$/u,
    /(?<!\p{L})(?:scheme|incentive|programme|call|support|measure|grant|fund)(?!\p{L})[^.;\d]{0,60}available (?:until|till)(?: the)?\s*$/u,
    /(?:υποβολη (?:των |τησ )?(?:αιτησ|προτασ)\p{L}+|(?:αιτησεισ|προτασεισ) υποβαλλονται)[^.;·\d]{0,60}(?:εωσ|μεχρι)(?: και)?(?: (?:τισ|την?))?\s*$/u,
    /(?:προθεσμια|καταληκτικη ημερομηνια|ληξη) (?:υποβολησ|για την υποβολη)[^.;·\d]{0,60}(?:ειναι|οριζεται|:)(?: (?:η|στισ|την?))*\s*$/u,
    /^[^\p{L}]*(?:(?:application|submission|call|final) )?(?:deadline|closing date)\s*:\s*$/u,
  ],
  opens_at: [
    /(?<!\p{L})(?:calls?|applications?|submissions?|window|portal|platform|round|scheme)(?!\p{L})[^.;]{0,200}(?<!\p{L})(?:opens?|will (?:be )?open(?:ed)?)(?: for (?:applications|submissions))? on(?: the)?\s*$/u,
    /(?:εναρξη|ημερομηνια εναρξησ) (?:τησ )?υποβολησ[^.;·\d]{0,60}(?:ειναι|οριζεται|:)(?: (?:η|στισ|την?))*\s*$/u,
  ],
}
/** "The scheme is funded under the de minimis regulation": by what aid is given. */
const givenUnder =
  /(?<!(?:may|can|could|δεν|μη|not) )(?:(?:is|are|(?:will|shall) be) (?:funded|granted|given|provided|awarded|paid|offered) (?:under|as|in accordance with|pursuant to|on the basis of)[^.;]{0,60}(?:de minimis|regulation|gber|block exemption)|(?:limited|capped|restricted)[^.;]{0,40} (?:under|by|in line with) (?:the )?de minimis|εφαρμοζ(?:εται|ονται) (?:ο |οι )?(?:κανονισμ|(?:κανον\p{L}+ )?de minimis)|(?:χορηγ(?:ειται|ουνται)|παρεχ(?:εται|ονται)|διν(?:εται|ονται)|ενισχυ(?:εται|ονται)|χρηματοδοτ(?:ειται|ουνται))[^.;·]{0,60}(?:βασει|συμφωνα με|με βαση|στο πλαισιο|κατα το|με τον|δυναμει)[^.;·]{0,60}(?:ησσονοσ|de minimis|κανονισμ|καν\.|(?<!\p{L})γακ(?!\p{L})))/u
/** Behind a rate: nothing, or what it is of as a whole. */
const ofAll =
  /^\s*%?\s*(?:$|[.,;·]|επι (?:των|του) |του (?:επιλεξιμ|συνολ|προυπολ|κοστ)|των (?:επιλεξιμ|δαπανων\s*[.,]|συνολ)|για την αναπτυξη|και εωσ (?:τα )?\d|of (?:the )?(?:eligible|total)|of what (?:\p{L}+ ){1,4}costs?(?!\p{L})|(?:co-?)?(?:funding|financing)(?!\p{L})|(?:αναλογα|depending))/u
/** What makes it the value of some. */
const ofSome =
  /(?<!\p{L})(?:ε?αν|εφοσον|οταν|οπου|σε περιπτωση|ειδικα|μονο|κατηγορι\p{L}+|if|when|where|only|categor(?:y|ies))(?!\p{L})/u
const figure = /\d(?:[\d.,  ]*\d)?\s?(?:%|€|ευρω|eur|εκατ|εκ\.|χιλ|million)/gu

/** The readings, those that say plainly what they are told as certain. */
export const withPlain = (readings: readonly Reading[], { points }: SourceText): Reading[] =>
  readings.map((reading) => {
    const { field } = reading.value
    const words = before[field]
    if (reading.certain === true || (words === undefined && field !== 'legal_basis')) return reading
    const { quote, figure: place } = reading
    const whole = foldText(points.slice(quote.start, quote.end)).folded
    if (words === undefined) return givenUnder.test(whole) ? { ...reading, certain: true } : reading
    const head = foldText(points.slice(quote.start, place.start)).folded
    if (!words.some((each) => each.test(head))) return reading
    const certain = { ...reading, certain: true as const }
    if (field === 'closes_at' || field === 'opens_at' || field === 'own_contribution')
      return ofSome.test(head) ? reading : certain
    const behind = foldText(points.slice(place.end, quote.end)).folded
    if (field === 'bonus') return certain
    const isAll = field !== 'intensity' || ofAll.test(behind)
    const isAlone = field === 'intensity' ? whole.match(/%/gu)?.length === 1 : (whole.match(figure)?.length ?? 0) <= 1
    return isAll && isAlone && !ofSome.test(whole) ? certain : reading
  })
