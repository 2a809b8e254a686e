import { percentsIn } from '../figures/amounts.ts'
import type { Figure } from '../figures/amounts.ts'
import { endOf } from '../figures/bounds.ts'
import type { Sentence } from '../text/clauses.ts'
import { ofEach } from './named-sums.ts'
import { sizesIn } from '../applicants/sizes.ts'
import type { Block } from '../text/source-text.ts'

/** Amounts of one case of several, and those that bound what a rate gives. Folded text. */

/** "For taxis 40 %, up to 17.500 €. For vans 35 %, up to 12.000 €.", "Audit voucher: up to 2.500 €. Measures voucher: up to 35.000 €.": each its own. */
export function isOfListedCase(folded: string, sentence: Sentence): boolean {
  const text = folded.slice(sentence.start, sentence.end)
  if (
    [...folded.matchAll(things)].some(
      ({ index, 0: { length } }) => index < sentence.end && index + length > sentence.start,
    )
  )
    return true
  if (ofCase.test(text)) return [...folded.matchAll(cases)].length > 1
  if (!ofKind.test(text)) return false
  return new Set([...folded.matchAll(kinds)].map((match) => match[1])).size > 1
}
/** "Up to 5,000 for one kind of thing; up to 50,000 for another". */
const things =
  /(?:up to|εωσ|μεχρι) [^.;·]{0,12}\d[^;·]{0,14} (?:for|για) [^.;·]{3,60};\s*(?:and |or |και |η )?(?:up to|εωσ|μεχρι) [^.;·]{0,12}\d[^;·]{0,14} (?:for|για) [^;·\d]{3,60}/gu
const caseStart = String.raw`(?:για|for) (?!(?:τη[νσ]? |το |τα |τισ |τουσ |the )?(?:καθε|ολ|each|every|all|συνολο|παρουσ|δρασ|προσκλησ))[^.;·%€\d]{1,60}\d`
const ofCase = new RegExp(String.raw`^\s*${caseStart}`, 'u')
const cases = new RegExp(String.raw`(?:^|[.;·]\s+)${caseStart}`, 'gu')
const kindStart = String.raw`([^.:;·]{2,40}? ?(?:vouchers?|grants?|επιταγη|επιχορηγηση|ενισχυση))\s*:\s*(?:up to|εωσ|μεχρι)`
const ofKind = new RegExp(String.raw`^\s*${kindStart}`, 'u')
const kinds = new RegExp(String.raw`(?:^|[.;·?]\s+)${kindStart}`, 'gu')

/** "The most is 40.000 € if it is a film; 20.000 € if it is a play": the first of several cases. */
export const isFirstOfCases = (after: string): boolean => casesBehind.test(after)
const caseOf = String.raw`\s*(?:€|eur|euros?|ευρω)?,?\s*(?:if|when|where|ε?αν|οταν|εφοσον|(?:για|for)(?! (?:τ\p{L}{1,3} )?(?:καθε|μεμονωμεν|μια|ενα|ολ|each|every|an?|the|single|all)(?!\p{L}{4})))(?!\p{L})`
const casesBehind = new RegExp(
  String.raw`^${caseOf}[^.;·\d]{3,90}[;·,]\s*(?:and |or |και |ή |η )?(?:€|eur|τα|τισ)?\s?\d[\d., ]*\d${caseOf}`,
  'u',
)

/** "50 % for small enterprises, with a maximum eligible budget of": the bound of the plan stands straight before the amount. */
const costAhead =
  /(?<!\p{L})(?:μεγιστ|ανωτατ|maximum|max)\p{L}*\.? (?:(?:συνολικ|επιλεξιμ|επιχορηγουμεν)\p{L}+ |total |eligible |project )*(?:προυπολογισμ\p{L}+|κοστ(?:οσ|ουσ)|δαπαν\p{L}{1,3}|budget|costs?|expenditure|investment)(?: (?:(?:επιλεξιμων )?δαπανων|εργου|σχεδιου|επενδυσησ|of|των|τα|τισ))*\s*(?:€|eur)?\s*$/u

/** "For manufacturing from 30.000 to 300.000 €, for tourism from 20.000 to 200.000": each range of one kind, none of all. */
export function areRangesOfKinds(folded: string, sentence: Sentence, inside: readonly Figure[]): boolean {
  const leads = inside.map(({ start }, at) => folded.slice(inside[at - 1]?.end ?? sentence.start, start))
  return (
    inside.length > 1 &&
    inside.every(({ values }) => values.length === 2) &&
    sizesIn(folded.slice(sentence.start, sentence.end)).length === 0 &&
    leads.every((lead) => kindAhead.test(lead))
  )
}
const kindAhead =
  /(?<!\p{L})(?:για|σε|στ\p{L}{1,3}|for|in) (?!(?:την? |το |τα |τουσ |τισ |the )?(?:ολ|καθε|all|each|every))[^.;·\d%€]{3,60}$/u

/** "40 % of the costs, up to 25.000 €": the most that the rate may give. */
export function boundsRate(block: Block, before: string, after: string): boolean {
  if (costAhead.test(before)) return false
  const rate = percentsIn(before).at(-1)
  // "6 % of the revenue of 2019, with a ceiling of 300.000 €" is no rate of costs, and bounded by what it says.
  const least = /(?:ανωτατ|μεγιστ|maximum|ceiling|cap(?:ped)?(?!\p{L}))/u.test(before.slice(rate?.end)) ? 100 : 1000
  if (rate === undefined || (rate.values[0] ?? 0) < least || /μοναδ|point/u.test(before.slice(rate.start, rate.end)))
    return false
  const between = before.slice(rate.end)
  const told =
    /^(?:(?:[^.;·\d]|20\d\d){0,90}[\s,(])?(?:(?:up )?to (?:a |the )?(?:maximum|ceiling|limit)(?: (?:grant|amount|aid))?(?: of)?|up to|(?:a )?(?:maximum|max\.?|ceiling|limit|cap)(?: (?:grant|amount|aid))?(?: of)?|capped at|not exceeding|at most|no more than|το πολυ(?: μεχρι)?|εωσ|μεχρι|(?:με )?(?:ανωτατο|μεγιστο|πλαφον|οριο)(?: \p{L}+){0,3}|(?:(?:και|παντωσ|σε καθε περιπτωση) )*οχι (?:πανω απο|περισσοτερ\p{L}* απο|ανω)|ποσο που δεν (?:μπορει να |θα )?(?:υπερβ|ξεπερν)\p{L}+)\s*(?:του ποσου |ποσου? |το ποσο |των |τα |τισ |€|eur |ευρω )*$/u
  // "… of the budget, which may reach 600.000 €".
  if (/(?:προυπολογισμ|κοστ|budget|cost)\p{L}*,? (?:ο οποι|το οποι|που |which|that)/u.test(between)) return false
  return (
    told.test(between) &&
    !/τζιρ|κυκλου? εργασ|turnover|δαπαν\p{L}+ (?:προβολ|μισθ|συμβουλ)|τον μηνα|το μηνα|μηνιαι|monthly|a month/u.test(
      `${between} ${after.slice(0, 20)}`,
    ) &&
    !perOther.test(`${between} ${after.slice(0, 30)}`) &&
    (/^[^\p{L}]*$/u.test(before.slice(0, rate.start)) ||
      /ποσοστο|ενταση|(?<!\p{L})rates?(?!\p{L})|intensity|επιδοτ|χορηγ|ενισχυ|καλυπτ|χρηματοδοτ|επιστρεφ|grant|support|(?<!\p{L})aid|cover|fund|pays?|refund|reimburs|credit|assist|claim|subsid|voucher/u.test(
        `${before} ${block.labels.join(' ')} ${block.announcedBy} ${block.section}`,
      ))
  )
}
const perOther = new RegExp(String.raw`(?<!\p{L})(?:ανα|per) (?!${ofEach})`, 'u')

/** "Maximum grant €70,000 €50,000": cells of a row, each of the column that it stood in; so are two that are given by two regulations. */
export const isOfColumns = (folded: string, sentence: Sentence, figure: Figure, inside: readonly Figure[]): boolean =>
  endOf(folded.slice(sentence.start, inside[0]?.start), '') !== undefined &&
  inside.some(
    (other) =>
      (other.end <= figure.start || other.start >= figure.end) &&
      other.values[0] !== figure.values[0] &&
      (/^\s*$/u.test(
        other.start < figure.start ? folded.slice(other.end, figure.start) : folded.slice(figure.end, other.start),
      ) ||
        [figure, other].every(({ end }) => underRegulation.test(folded.slice(end)))),
  )
const underRegulation =
  /^\s*(?:€|ευρω|eur)?\s*(?:(?:for|under|με|βασει|για|κατα|συμφωνα) [^.;·\d]{0,40})(?:regulation|κανονισμ\p{L}*|καν\.)/u
