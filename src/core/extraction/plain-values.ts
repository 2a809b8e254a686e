import { foldText } from '../facts/text-fold.ts'
import type { Reading, ReadField } from './reading.ts'
import type { SourceText } from './source-text.ts'

/** Sentences whose words leave nothing else that their only figure could be: however rare they are in calls, they are not doubted. Folded text. */

const most = String.raw`(?:μεγιστ|ανωτατ|maximum|highest)\p{L}*`
const least = String.raw`(?:ελαχιστ|κατωτατ|minimum|lowest)\p{L}*`
const ofPlan = String.raw` (?:(?:\p{L}+ ){0,2}(?:προυπολογισμ|κοστ)\p{L}+(?: (?:των|του|τησ|καθε|ανα))?(?: \p{L}+){0,3}|(?:eligible |total |project )?(?:budget|cost|investment)s?(?: (?:of|for|per)(?: (?:the|each|any))?(?:[ ][\p{L}/–-]+){1,6})?) (?:ειναι|οριζεται|ανερχεται|διαμορφωνεται|is|are|amounts?|stands?)(?: (?:σε|στα|στισ|το ποσο|των|set|to|at|the amount of|eur|euro))*\s*€?\s*$`
const before: Partial<Record<ReadField, RegExp>> = {
  max_eligible_cost: new RegExp(String.raw`(?<!\p{L})${most}${ofPlan}`, 'u'),
  min_eligible_cost: new RegExp(String.raw`(?<!\p{L})${least}${ofPlan}`, 'u'),
  max_subsidy:
    /^[^\p{L}]*(?:(?:η|the) )?(?:\p{L}+ )?(?:ενισχυση|επιδοτηση|επιχορηγηση|grant|subsidy|aid)(?!\p{L})[^.;·\d()]{0,60}(?:δεν (?:μπορει να )?(?:ειναι (?:πανω απο|μεγαλυτερη απο)|υπερβ\p{L}+|ξεπερν\p{L}+|ξεπερασει)|(?:may|can|must|does) ?not exceed)(?: (?:το ποσο|τα|τισ|των|το))*\s*€?\s*$/u,
  intensity:
    /(?:ενισχυσ|επιδοτησ|επιχορηγησ)(?:η|ησ|εισ|εωσ)(?: που φ[θτ]αν\p{L}+)?(?: (?:υψουσ|(?:σε |με )?ποσοστο[υ]?|τησ ταξησ του))?(?: (?:εωσ|μεχρι|ωσ|στο|κατα)(?: και)?(?: (?:το|στο))?)?\s*$|(?<!\p{L})(?:grants?|aid|subsid(?:y|ies))(?: (?:of|at|covering))? up to\s*$/u,
}
/** Behind a rate: nothing, or what it is of as a whole. */
const ofAll =
  /^\s*%?\s*(?:$|[.,;·]|επι (?:των|του) |του (?:επιλεξιμ|συνολ|προυπολ|κοστ)|των (?:επιλεξιμ|δαπανων\s*[.,]|συνολ)|για την αναπτυξη|και εωσ (?:τα )?\d|of (?:the )?(?:eligible|total)|(?:αναλογα|depending))/u
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
    const percents = reading.value.field === 'intensity' ? (whole.match(/%/gu)?.length ?? 0) : 1
    const isAlone = reading.value.field === 'intensity' ? percents === 1 : (whole.match(figure)?.length ?? 0) <= 1
    return isAll && isAlone && !ofSome.test(whole) ? { ...reading, certain: true } : reading
  })
