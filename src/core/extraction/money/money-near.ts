import { forSome } from '../whose/amended.ts'
import { endOf } from '../figures/bounds.ts'
import type { Figure } from '../figures/amounts.ts'
import { leastCallBudget } from './budget-parts.ts'
import type { Sentence } from '../text/clauses.ts'
import { firstNamed, labelOf, moneyLabels } from '../text/labels.ts'
import type { MoneyName, Near } from '../text/labels.ts'
import { moneySenseOf } from '../figures/sense.ts'
import { keysOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/** What an amount is of beyond its nearest label: the loan that its section is about, one plan, what stands in the sentence before it. */

/** Cents. Plans of businesses that calls bound are smaller. */
export const largestPlan = 2_000_000_000

/** "Amount: 30.000 € to 1.500.000 €", or a range without a word, in a section about a loan. */
export function ofLoan(near: Near<MoneyName> | undefined, block: Block, figure: Figure): Near<MoneyName> | undefined {
  if (
    (figure.values.at(-1) ?? 0) >= largestPlan ||
    !/(?:χαρακτηριστικ|οροι|στοιχεια|ποσο)\p{L}* (?:του )?δανει|^(?:\d[\d.]*\s+)?(?:το |τα |the )?(?:μικρο|micro-?)?(?:δανει(?:ο|α)|loans?)(?!\p{L})|loan (?:terms|features|characteristics)|terms of the loan/u.test(
      block.section,
    )
  )
    return near
  const [key = ''] = keysOf(block)
  const bare = near === undefined && /^[\s•–*-]*(?:απο|from|€|\d)/u.test(block.folded.folded)
  return bare || /^(?:ποσ[οα]|υψοσ|amount|size)(?!\p{L})/u.test(key)
    ? { names: 'loan', where: 'table', between: '' }
    : near
}

/** A small sum that is bounded is of one plan or one grant, though its words are those of a whole call. */
export function ofOne(
  near: Near<MoneyName> | undefined,
  folded: string,
  sentence: Sentence,
  figure: Figure,
): Near<MoneyName> | undefined {
  if (near?.names !== 'total_budget' || (figure.values.at(-1) ?? 0) >= leastCallBudget) return near
  const before = folded.slice(sentence.start, figure.start)
  const bounded = figure.values.length === 2 || endOf(before, folded.slice(figure.end, sentence.end)) !== undefined
  const own = before.slice(/\d[^\d]*$/u.exec(before)?.index ?? 0)
  if (
    bounded &&
    /(?:μεγιστ|ανωτατ|ελαχιστ|κατωτατ)\p{L}+ (?:συνολικ\p{L}+ )?δημοσι\p{L}+ (?:δαπαν|συνδρομ|χρηματοδ)/u.test(own)
  )
    return { ...near, names: 'subsidy' }
  if (!bounded || /διατεθ|διατιθ|δοθ(?:ει|ουν)|πιστωσ|κονδυλ|set aside|allocat|in total|for the call/u.test(before))
    return near
  if (/προυπολογισμ|π\/υ|κοστ|budgets?|costs?/u.test(before)) return { ...near, names: 'eligible_cost' }
  return /δημοσι\p{L}+ (?:δαπαν|συνδρομ|συνεισφορ)|χρηματοδοτ|ενισχυ|επιχορηγ|επιδοτ|funding|support|assistance|grant|public (?:expenditure|contribution)/u.test(
    before,
  )
    ? { ...near, names: 'subsidy' }
    : near
}

const bound = String.raw`(?: (?:at most|at least|up to|between|from|(?:no|not) more than|less than|more than|over|under|an? (?:maximum|minimum) of|εωσ|μεχρι|απο|τουλαχιστον|το πολυ|ανω των|κατω των|και|τα|τισ))*\s*(?:€|eur )?\s*$`
/** Right before a figure: a plan of so much. What one plan receives is told otherwise: "per plan", "each plan gets". */
const ofPlanItself = new RegExp(
  String.raw`(?<!(?:per|each|every|one|καθε|ανα) )(?<!\p{L})(?:(?:plans?|projects?|proposals?|investments?) (?:of|costing|worth|that costs?|with (?:an? )?(?:total )?(?:budget|cost) of)|(?:σχεδι(?:ο|α)|εργ(?:ο|α)|επενδυσ(?:η|εισ)|προτασ(?:η|εισ)) (?:υψουσ|αξιασ|κοστουσ|προυπολογισμου|που κοστιζ\p{L}+)|(?:επιχορηγ|επιδοτ|ενισχυ|χρηματοδοτ)(?:ειται|ουνται|εται|ονται) (?:\p{L}+ )?(?:σχεδι(?:ο|α)|εργ(?:ο|α)|επενδυσ(?:η|εισ))|(?:grants?|support|aid|vouchers?) (?:is|are) (?:given )?(?:for|to) (?:plans|projects|investments)(?= of))${bound}`,
  'u',
)
/** "Support is given for a plan of at most 40.000 €": what bounds the plan is no aid. */
export const boundsPlan = (folded: string, sentence: Sentence, figure: Figure): boolean =>
  (figure.values.at(-1) ?? 0) < largestPlan && ofPlanItself.test(folded.slice(sentence.start, figure.start))

/** "Plans up to 120.000 €, … The least in both cases: 12.000 €": a bound without a noun is of what stands before it. */
export function ofPrevious(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
): Near<MoneyName> | undefined {
  const { folded } = block.folded
  const before = folded.slice(sentence.start, figure.start)
  const subject = block.kind === 'cell' || !withoutSubject.test(before) ? undefined : subjectBefore(folded, sentence)
  if (subject !== undefined) return { names: subject, where: 'sense', between: '' }
  if (
    block.kind === 'cell' ||
    figure.values.length !== 1 ||
    !/^\s*(?:και )?(?:το |η |the )?(?:ελαχιστ|κατωτατ|ανωτατ|μεγιστ|minimum|maximum|least|most)\p{L}*(?: (?:οριο|ποσο|amount|limit))?[^.;·\d]{0,50}$/u.test(
      before,
    ) ||
    /ποσ(?:ο|α) |amount/u.test(before.slice(-12)) ||
    /δαπαν|δανει|loan|cost/u.test(before)
  )
    return undefined
  const earlier = all.findLast((other) => other.end <= sentence.start)
  if (earlier === undefined) return undefined
  const whole = { start: 0, end: sentence.start }
  const label = labelOf(moneyLabels, block, whole, earlier) ?? moneySenseOf(block, whole, earlier, all)
  return label !== undefined && ['eligible_cost', 'subsidy', 'loan'].includes(label.names)
    ? { names: label.names, where: 'sense', between: '' }
    : undefined
}

/** "The grant is 12 % of the turnover. It cannot be below 3.000 nor above 40.000 €." */
const withoutSubject =
  /^\s*(?:(?:ωστοσο|παντωσ|ομωσ|however),? )?(?:(?:δεν|ουτε) (?:μπορει|επιτρεπεται|υπερβαινει|ξεπερνα|ειναι)|μπορει να (?:φ[θτ]α|ανελθ|ειναι)|it (?:may|can|must|shall|is|cannot)(?!\p{L}))(?:[^.;·]|\.(?=\d))*$/u
function subjectBefore(folded: string, sentence: Sentence): 'subsidy' | 'eligible_cost' | 'loan' | undefined {
  const previous =
    folded
      .slice(0, sentence.start)
      .trimEnd()
      .replace(/[.;·!]+$/u, '')
      .split(/[.;·!]\s/u)
      .at(-1) ?? ''
  const names = firstNamed(moneyLabels, /^[^\d]{0,60}/u.exec(previous)?.[0] ?? '')
  return names === 'subsidy' || names === 'eligible_cost' || names === 'loan' ? names : undefined
}

/** The other figure of "18.000 € / 30.000 €". */
export function pairOf(figure: Figure, all: readonly Figure[], folded: string): Figure | undefined {
  return all.find(
    (other) =>
      other !== figure &&
      /^\s*(?:\/|και|and|,)\s*$/u.test(
        figure.start < other.start ? folded.slice(figure.end, other.start) : folded.slice(other.end, figure.start),
      ),
  )
}

/** "The aid is 30.000 € and may reach 36.000 € when …": the first is that of all, the second of some. */
export function raisedAid(
  folded: string,
  sentence: Sentence,
  figure: Figure,
  inside: readonly Figure[],
): 'for all' | 'for some' | undefined {
  const at = inside.indexOf(figure)
  const isRaise = (low: Figure | undefined, high: Figure | undefined): boolean =>
    low !== undefined &&
    high !== undefined &&
    low.values.length === 1 &&
    (low.values[0] ?? 0) < (high.values[0] ?? 0) &&
    // "Grants start at 10.000 and may reach 90.000 €": the ends of a range.
    endOf(folded.slice(sentence.start, low.start), '') !== 'min' &&
    /^[^.;·]{0,40}(?:προσαυξ|αυξαν|αυξη|ανεβαιν|γινεται|γινονται|φ[θτ]α[νσ]|ανερχ|διαμορφων|ris(?:es?|ing)|increas|goes up|becomes?|reach)[^.;·\d]{0,40}$/u.test(
      folded.slice(low.end, high.start),
    ) &&
    forSome.test(folded.slice(high.end, sentence.end))
  if (isRaise(inside[at - 1], figure)) return 'for some'
  return isRaise(figure, inside[at + 1]) ? 'for all' : undefined
}

/** "The grant is at most 40.000 €. Enterprises that were also damaged may receive up to 60.000 €.": more for some, behind what is for all. */
export function isOfSome(folded: string, sentence: Sentence, figure: Figure, all: readonly Figure[]): boolean {
  const earlier = all.findLast((other) => other.end <= sentence.start)
  return (
    earlier !== undefined &&
    (earlier.values.at(-1) ?? 0) < (figure.values.at(-1) ?? 0) &&
    ((mayReach.test(folded.slice(sentence.start, figure.start)) &&
      ifSome.test(folded.slice(figure.end, sentence.end))) ||
      /^\s*(?:(?:οι|an?|the|μια|ενασ) )?(?:επιχειρησ(?:εισ|η)|δικαιουχο[ισ]|φορεισ|οσ(?:οι|εσ)|επενδυσεισ|σχεδια|applicants?|beneficiar(?:y|ies)|enterprises?|business(?:es)?|compan(?:y|ies)|firms?|those|projects?|plans?) (?:(?:που|οι οποι\p{L}+|that|who|which|whose)(?!\p{L})|(?:led|owned|run) by)/u.test(
        folded.slice(sentence.start, figure.start),
      ))
  )
}
/** "The largest budget may reach 45.000 € if the proposal is a joint one". */
const mayReach =
  /(?:(?:δυνα|μπορ)\p{L}+ να (?:φ[θτ]α[σν]|ανελθ|αυξηθ|διαμορφωθ)\p{L}*|(?:may|can|could) (?:reach|rise to|go up to|be (?:raised|increased) to))[^.;·\d]{0,30}$/u
const ifSome = /^\s*(?:€|ευρω|eur)?,?\s*(?:εφοσον|ε?αν|οταν|σε περιπτωση|if|when|where|in case|provided)(?!\p{L})/u

/** "Raised from 10 to 14 million" looks like a range, and is its second value. */
export function raisedRange(folded: string, sentence: Sentence, figure: Figure): Figure {
  const [, high] = figure.values
  const place = figure.parts[1]
  if (high === undefined || place === undefined) return figure
  return /(?:αυξησ|αυξαν|αυξηθ|μειωσ|μειων|αναπροσαρμο|τροποποι|increas|rais|reduc|amend)[^.;]{0,40}(?:απο|from)\s*(?:τα |τισ |το |eur ?|€)?$/u.test(
    folded.slice(sentence.start, figure.start),
  )
    ? { ...figure, values: [high], start: place.start, parts: [place] }
    : figure
}
