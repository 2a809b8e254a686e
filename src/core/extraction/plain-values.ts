import { foldText } from '../facts/text-fold.ts'
import type { Reading, ReadField } from './reading.ts'
import type { SourceText } from './source-text.ts'

/** Sentences whose words leave nothing else that their only figure could be: however rare they are in calls, they are not doubted. Folded text. */

const before: Partial<Record<ReadField, RegExp>> = {
  max_subsidy:
    /^[^\p{L}]*(?:(?:η|the) )?(?:\p{L}+ )?(?:ενισχυση|επιδοτηση|επιχορηγηση|grant|subsidy|aid)(?!\p{L})[^.;·\d()]{0,60}(?:δεν (?:μπορει να )?(?:ειναι (?:πανω απο|μεγαλυτερη απο)|υπερβ\p{L}+|ξεπερν\p{L}+|ξεπερασει)|(?:may|can|must|does) ?not exceed)(?: (?:το ποσο|τα|τισ|των|το))*\s*€?\s*$|(?<!\p{L})(?:grants?|vouchers?|awards?|subsid(?:y|ies)|(?:επιχορηγησ|ενισχυσ|επιδοτησ)(?:η|εισ)) \((?:of )?(?:up to|(?:a )?max(?:imum|\.)?(?: of)?|εωσ|μεχρι)(?: και)?\s*$/u,
  intensity:
    /(?:ενισχυσ|επιδοτησ|επιχορηγησ)(?:η|ησ|εισ|εωσ)(?: που φ[θτ]αν\p{L}+)?(?: (?:υψουσ|(?:σε |με )?ποσοστο[υ]?|τησ ταξησ του))?(?: (?:εωσ|μεχρι|ωσ|στο|κατα)(?: και)?(?: (?:το|στο))?)?\s*$|(?<!\p{L})(?:grants?|aid|subsid(?:y|ies))(?: (?:of|at|covering))? up to\s*$|(?<!\p{L})ποσοστο (?:τησ )?(?:δημοσιασ )?(?:ενισχυσησ|επιχορηγησησ|επιδοτησησ|χρηματοδοτησησ) (?:(?:μπορει|δυναται) να )?(?:φ[θτ]α\p{L}+|ανελθει|ανερχεται|ειναι|οριζεται|διαμορφωνεται)(?: (?:σε|στο|εωσ|μεχρι|και|το))*\s*$|(?:επιδοτη|επιχορηγη|ενισχυ)(?:θ\p{L}+|\p{L}*νται|\p{L}*ται) (?:με|σε) ποσοστο(?: (?:εωσ|μεχρι|και|το))*\s*$|(?<!\p{L})(?:get|receive|obtain)s?(?: up to)?\s*$/u,
  closes_at:
    /(?:(?:deadline|closing date|last (?:day|date)|final (?:application )?date) (?:for|of)(?: the)? (?:submission|submitting|receipt|applications?|proposals?|call)[^.;\d]{0,60}(?:is|:|will be)|(?<!\p{L})(?:scheme|incentive|programme|call|support|measure|grant|fund)(?!\p{L})[^.;\d]{0,60}available (?:until|till)|(?:υποβολη (?:των |τησ )?(?:αιτησ|προτασ)\p{L}+|(?:αιτησεισ|προτασεισ) υποβαλλονται)[^.;·\d]{0,60}(?:εωσ|μεχρι)(?: και)?|(?:προθεσμια|καταληκτικη ημερομηνια|ληξη) (?:υποβολησ|για την υποβολη)[^.;·\d]{0,60}(?:ειναι|οριζεται|:))(?: (?:the|on|η|στισ|τισ|την?))*\s*$|^[^\p{L}]*(?:(?:application|submission|call|final) )?(?:deadline|closing date)\s*:\s*$/u,
  opens_at:
    /(?<!\p{L})(?:calls?|applications?|submissions?|window|portal|platform|round|scheme)(?!\p{L})[^.;]{0,200}(?<!\p{L})(?:opens?|will (?:be )?open(?:ed)?)(?: for (?:applications|submissions))? on(?: the)?\s*$|(?:εναρξη|ημερομηνια εναρξησ) (?:τησ )?υποβολησ[^.;·\d]{0,60}(?:ειναι|οριζεται|:)(?: (?:η|στισ|την?))*\s*$/u,
}
/** Behind a rate: nothing, or what it is of as a whole. */
const ofAll =
  /^\s*%?\s*(?:$|[.,;·]|επι (?:των|του) |του (?:επιλεξιμ|συνολ|προυπολ|κοστ)|των (?:επιλεξιμ|δαπανων\s*[.,]|συνολ)|για την αναπτυξη|και εωσ (?:τα )?\d|of (?:the )?(?:eligible|total)|(?:co-?)?(?:funding|financing)(?!\p{L})|(?:αναλογα|depending))/u
/** What makes it the value of some. */
const ofSome =
  /(?<!\p{L})(?:ε?αν|εφοσον|οταν|οπου|σε περιπτωση|ειδικα|μονο|κατηγορι\p{L}+|if|when|where|only|categor(?:y|ies))(?!\p{L})/u
const figure = /\d(?:[\d.,  ]*\d)?\s?(?:%|€|ευρω|eur|εκατ|εκ\.|χιλ|million)/gu

/** The readings, those that say plainly what they are told as certain. */
export const withPlain = (readings: readonly Reading[], { points }: SourceText): Reading[] =>
  readings.map((reading) => {
    const words = before[reading.value.field]
    if (words === undefined || reading.certain === true) return reading
    const { quote, figure: place } = reading
    const head = foldText(points.slice(quote.start, place.start)).folded
    if (!words.test(head)) return reading
    const behind = foldText(points.slice(place.end, quote.end)).folded
    const isAll = reading.value.field !== 'intensity' || ofAll.test(behind)
    const whole = foldText(points.slice(quote.start, quote.end)).folded
    if (reading.value.field === 'closes_at' || reading.value.field === 'opens_at')
      return ofSome.test(head) ? reading : { ...reading, certain: true }
    const percents = reading.value.field === 'intensity' ? (whole.match(/%/gu)?.length ?? 0) : 1
    const isAlone = reading.value.field === 'intensity' ? percents === 1 : (whole.match(figure)?.length ?? 0) <= 1
    return isAll && isAlone && !ofSome.test(whole) ? { ...reading, certain: true } : reading
  })
