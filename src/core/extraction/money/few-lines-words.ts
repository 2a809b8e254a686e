import { endOf } from '../figures/bounds.ts'
import type { End } from '../figures/bounds.ts'
import type { Mention } from '../text/mentions.ts'
import {
  isNoAid,
  isOfOthers,
  isOfPartners,
  isOfPrivateShare,
  isPenalty,
  isScore,
  noLeastOwn,
  notRates,
} from '../rates/percent-guards.ts'
import { sizesIn } from '../applicants/sizes.ts'

/** Nouns and verbs of what a figure may be of, by which a page of a few lines is read. Folded text. */

/** What a whole call has. */
const ofCall =
  /(?<!\p{L})(?:προυπολογισμ|κονδυλ|πιστωσ|πορ(?:οι|ων|ουσ)(?!\p{L})|ταμει|χρηματ|λογαριασμ|δημοσι\p{L}+ δαπαν|δι[αε]τ[ιεθ]|διαθε|δεσμευ|εξασφαλ|διν(?:ει|ονται|εται)|μοιραζ|αντλ|βαζ(?:ει|ουν)|εχ(?:ει|ουν)(?!\p{L})|στηριζ|πληρων(?:ει|εται|ονται)|budget|envelope|pot(?!\p{L})|purse|money|funds?(?!\p{L})|funding|expenditure|allocat|earmark|set aside|committed|reserve|kept|on offer|available|ολ(?:εσ|ουσ|α) τ\p{L}{1,3} (?:περιφερει|σκελ|κατηγορι|δρασ|περιοχ|αξον|ομαδ)|(?:province|council|region|county|city|state|government|ministry|agency|chamber|municipality|foundation|programme|scheme|call)s? (?:has|have|holds?)(?!\p{L})|compet(?:e|ing)(?!\p{L})|disposal|slice|to be shared|(?:puts?|provides?|offers?|spends?)(?!\p{L}))/u
/** What one who applies is given. */
export const ofAid =
  /(?<!\p{L})(?:ενισχυ|επιχορηγ|επιδοτ|επιταγ|κουπον|χορηγ|παιρν|παρ(?:ει|ουν)(?!\p{L})|πληρωθ(?:ει|ουν)|αναλογ(?:ει|ουν)(?!\p{L})|tax credit|(?:scheme|measure|incentive|cash) (?:is|are) (?:capped|limited)|φοροαπαλλαγ|εκπτωση φορου|λαμβαν|λαβ(?:ει|ουν)(?!\p{L})|εισπρατ|ζητ(?:α|ουν)(?!\p{L})|διν(?:εται|ονται|ει)|δοθ(?:ει|ουν)|grants?(?!\p{L})|aid(?!\p{L})|subsid|awards?(?!\p{L})|support|receiv|gets?(?!\p{L})|gives?(?!\p{L})|given|paid|ask(?:s|ing)? for|request|vouchers?|fund(?:ed|ing)|κεφαλαιο κινησησ)/u
/** What one who applies means to spend. */
export const ofPlan =
  /(?<!\p{L})(?:σχεδι(?:ο|α|ου|ων)(?!\p{L})|εργ(?:ο|α|ου|ων)(?!\p{L})|επενδυσ|επενδυτικ|προτασ|κοστ|στοιχιζ|δαπαν|προυπολογισμ|projects?(?!\p{L})|plans?(?!\p{L})|proposals?(?!\p{L})|operations?(?!\p{L})|investments?(?!\p{L})|budgets?(?!\p{L})|costs?(?!\p{L})|spend|puts? in(?!\p{L})|invests?(?!\p{L}))/u
/** "The cost that is subsidised": of a cost, and no aid. */
const ofAidedCost =
  /(?:που|which|that) (?:θα )?(?:επιχορηγ|επιδοτ|ενισχυ|is |are )\p{L}*|(?<!\p{L})(?:επιχορηγουμεν|επιδοτουμεν|ενισχυομεν|επιλεξιμ)\p{L}+|subsidi[sz]ed|supported|(?:eligible )?for (?:aid|funding|support)/gu
/** What a rate does, or is. */
const ofRate =
  /(?<!\p{L})(?:καλυ[πψ]|πληρων|ποσοστ|χρηματοδοτ|covers?(?!\p{L})|covering|coverage|level of subsidy|rebate(?!\p{L})|επιστρεφ|επιστροφ|pays?|comes? back|percentage paid(?!\p{L})|rates?(?!\p{L})|tax credit|co-?financ|refund|reimburs|met out of)/u
/** One of those who apply, or of their plans. */
const ofOne =
  /(?<!\p{L})(?:καθε|ανα|εκαστ\p{L}*|μια|ενα|ενασ|per|each|every|an?|no)(?!\p{L})(?! (?:total|sum|budget|year|minimum|maximum|slice|pot|fund))/u
/** Words of others, of other things and of a time: what stands by them is no amount of the call. */
const ofOther =
  /(?<!\p{L})(?:δανει|μισθ(?!ωτ)|αποδοχ|μικτ|ισολογ|ενεργητικ|προκαταβολ|προστιμ|εγγυη|μετοχ|φπα|υπερδεσμευσ|τον μηνα|μηνιαι|το χρονο|(?:ανα|για καθε) (?:μηνα|ημερα|ωρα|kw|εργαζομεν|θεση)|ζημι|περυσι|περσι|προηγουμεν|μεχρι σημερα|loans?(?!\p{L})|lend|borrow|wage|salar|pay of|gross|balance sheet|assets|equity|fee(?!\p{L})|overbook|(?:per|a|each|every) (?:month|week|day|hour|employee|job|person)|monthly|so far|last year|previous|earlier|already|top-?up|booster|vehicle|οχηματ|loss|damage|rent(?!\p{L})|rateable|step \d|track|strand|τυπικη αποδοση|standard output|brought in|attracted|secured|μεσ(?:η|οσ|ο)(?!\p{L})|average|median)|^\s*\/ ?(?:month|week|day|hour|μηνα)/u
/** What a sum is measured by: of the last part of a clause it is, and of none that follows. */
const ofMeasure =
  /(?<!\p{L})(?:τζιρ|κυκλ\p{L}* εργασ|εσοδ|turnover|sales|revenue|takings)|(?:erdf|ετπα|national)[^.;\d]{0,12}$/u
const lastPart = (text: string): string => text.split(/[,:;·]|\s(?:and|but|και|αλλα)\s/u).at(-1) ?? text
/** Who or what alone a figure is for. */
const ofSome =
  /(?<!\p{L})(?:οταν|εφοσον|ε?αν(?!\p{L})|σε περιπτωση|κατ ?['’]? ?εξαιρεση|if|when|where|in case|by exception|exceptional|provided|unless|whatever)(?!\p{L})/u

/** "For a business that …". */
const ofThose =
  /^\s*(?:€|ευρω|euros?|eur)?\s*(?:for|to|για|σε|στ\p{L}{1,3}) (?:(?:an?|the|τ\p{L}{1,3}|μια|ενα) )?(?!(?:each|every|any|καθε)(?!\p{L}))(?:\p{L}+ )?(?:those|οσ(?:ουσ|εσ|α)(?!\p{L})|\p{L}+ (?:that|which|who|που)(?!\p{L}))/u

/** The words of a figure's own clause. */
export interface Words {
  /** From the figure before it in its sentence. */
  readonly lead: string
  /** To the comma, or the figure, behind it. */
  readonly tail: string
  readonly clause: string
  /** What stands behind it says it first: what stands before it may be of the figure before. */
  readonly end: End | undefined
  /** Whether it is the first figure of its sentence. */
  readonly isFirst: boolean
  /** Whether the next figure stands right behind it, as in a row that has lost its lines. */
  readonly isOfRow: boolean
  /** Whether it names some of the sizes that the page is about. */
  readonly isOfSizes: boolean
}

export function wordsOf(
  { block, sentence, start, end }: Mention,
  all: readonly Mention[],
  sizesOfPage: readonly string[],
): Words {
  const { folded } = block.folded
  const beside = all.filter((each) => each.block === block && each.kind !== 'date')
  const before = beside.findLast((each) => each.end <= start && each.start >= sentence.start)
  const next = beside.find((each) => each.start >= end && each.end <= sentence.end)
  const to = next?.start ?? sentence.end
  // "40 % of the investment or 60.000 €": the investment is what the rate is of.
  const lead = folded.slice(before?.end ?? sentence.start, start).replace(before === undefined ? /^$/u : ofFormer, ' ')
  const behind = /^(?:[^.,;·:()–—]|[.,](?=\d))*/u.exec(folded.slice(end, to))?.[0] ?? ''
  // "… and the aid 55 % of it": another subject has the next figure.
  const tail = (next === undefined ? behind : behind.split(ofNextSubject)[0]) ?? ''
  const clause = `${lead} ${tail}`.replaceAll(ofAidedCost, ' ').replaceAll(perOne, ' ')
  const sizes: readonly string[] = sizesIn(clause)
  return {
    lead,
    tail,
    clause,
    end: endOf('', tail) ?? endOf(lead, ''),
    isFirst: before === undefined,
    isOfSizes: [1, 2].includes(sizes.length) && sizesOfPage.some((size) => !sizes.includes(size)),
    isOfRow: next !== undefined && /^[\s€]*$/u.test(folded.slice(end, to)),
  }
}
const ofNextSubject = /\s(?:και|ενω|αλλα|and|while|but) (?:η|ο|το|οι|τα|the|its|their) (?=\p{L})/u
/** "Grant per project": of a grant, whose bound it is. */
const perOne =
  /(?<!\p{L})(?:(?:per|for each|for every|ανα|για καθε) (?:επενδυτικ\p{L}+ )?\p{L}+|(?:for|για) (?:\p{L}+ )?(?:plans|projects|proposals|actions|operations|investments|σχεδια|εργα|προτασεισ|πραξεισ|επενδυσεισ)(?!\p{L}))/gu
const ofFormer =
  /^\s*(?:%|€|ευρω|euros?|eur)?\s*(?:of|επι|των?|τησ|του) (?:(?:the|all|των|τησ|του) )?(?:\p{L}+ )?(?:investment|costs?|budget|expenditure|δαπαν\p{L}+|κοστουσ|επενδυσησ|προυπολογισμου|what (?:\p{L}+ ){0,6}?costs?(?!\p{L}))/u

/** "Lot 3", "Άξονας Β": one part of a call. */
const ofPart =
  /(?<!\p{L})(?:lot|track|strand|pillar|axis|phase|stage|category|stream|option|tier|αξον|σκελ|κατηγορι|φασ|κυκλ|υποδρασ)\p{L}{0,3} (?:\d|[ivxι]{1,3}(?![\p{L}\d])|[a-dβγδ]['’΄]?(?![\p{L}\d]))/u

/** Whether words are of somebody or something else than those who apply, or of some of them. */
const isOfSome = ({ lead, tail, clause, isFirst, isOfRow, isOfSizes }: Words): boolean =>
  isOfRow ||
  ofOther.test(clause) ||
  ofPart.test(clause) ||
  ofMeasure.test(lastPart(lead)) ||
  ofMeasure.test(tail) ||
  (!isFirst && /\d/u.test(lead.replace(/20\d\d/gu, ' '))) ||
  ofSome.test(tail) ||
  ofThose.test(tail) ||
  (!isFirst && ofSome.test(lead)) ||
  (!isFirst && !/\p{L}/u.test(lead)) ||
  /(?<!\p{L})(?:by exception|exceptional|provided|either|ειτε)/u.test(lead) ||
  isOfSizes

/** Cents. Less is no call's. */
const leastOfCall = 50_000_000
/** Cents. More is nobody's. */
export const mostOfOne = 1_500_000_000

/** Whether a sum is all that the call has, by its clause, or by the title above where the clause has no words. */
export function isOfCall({ lead, tail, clause: said, end }: Words, cents: number, title: string): boolean {
  // "640.000 € for each of them (3 million for the whole call)": what stands before is of the figure before.
  const clause =
    inAll.test(tail) && !/\p{L}{3}/u.test(lead.slice(lead.lastIndexOf('(') + 1)) ? tail.replace(inAll, ' ') : said
  const words = /\p{L}{3}/u.test(lead) ? clause : `${title} ${clause}`
  return (
    cents >= leastOfCall &&
    (ofCall.test(words) || ofCallWith.test(lead) || inAll.test(tail) || ofParts.test(lead)) &&
    (end === undefined ||
      (comesTo.test(lead) &&
        (ofCall.test(lead) || ofParts.test(lead)) &&
        !ofPlan.test(lead.replace(/προυπολογισμ/gu, ' '))) ||
      (cents >= boundedCall && (/slice of up to\s*€?\s*$/u.test(lead) || stands.test(tail)))) &&
    !ofOne.test(clause.replace(/(?<!\p{L})an? (?:slice|minimum)/u, ' ')) &&
    !ofOther.test(clause.replace(inLoans, ' ')) &&
    !ofMeasure.test(lastPart(lead)) &&
    !ofSome.test(tail)
  )
}
/** "The public aid reaches 2,6 million": so much public money is no one applicant's where nobody is named. */
export const isPublicAid = ({ lead, clause }: Words, cents: number): boolean =>
  cents >= boundedCall &&
  comesTo.test(lead) &&
  /(?<!\p{L})(?:δημοσι\p{L}+ (?:ενισχυσ|χρηματοδοτ|δαπαν|στηριξ)|public (?:aid|funding|support|money|expenditure)|total (?:aid|funding|support)|συνολικ\p{L}+ (?:ενισχυσ|χρηματοδοτ|επιδοτ))/u.test(
    lead,
  ) &&
  !ofOne.test(clause) &&
  !ofPlan.test(lead.replace(/δαπαν|expenditure/gu, ' ')) &&
  !/επιχειρησ|δικαιουχ|παραγωγ|γεωργ|compan|firm|business|applicant|beneficiar|farmer/u.test(clause)
const ofParts = /(?<!\p{L})(?:αθροι[ζσ]\p{L}+|(?:adding|added) up|taken together)(?!\p{L})|ολα τα σκελη/u
const boundedCall = 100_000_000
/** "The scheme, with 7 million": of a call, and how much. */
const ofCallWith =
  /(?<!\p{L})(?:δραση|προγραμμα|προσκληση|κουπονια|scheme|call|programme|vouchers)(?!\p{L})[^.;·\d]{0,40} (?:με|των|υψουσ|αξιασ|of|worth|with)\s*$/u
const inAll =
  /^\s*(?:€|ευρω|euros?|eur)?\s*(?:στο συνολο|συνολικα|in (?:all|total)|altogether|(?:for|in) (?:the|this) (?:whole )?(?:call|scheme|programme|round)(?: as a whole)?|overall|για (?:ολη|ολο|ολοκληρ\p{L}+|το συνολο)(?: τ\p{L}{1,3})? (?:δραση|προσκληση|προγραμμα|σχεδιο|κυκλο)?)(?!\p{L})/u
/** "Reaches 19 million", "amounts to": of a whole call, and no bound of it. */
const comesTo =
  /(?:φ[θτ]α[νσ]\p{L}+|αγγιζ\p{L}+|ανερχ\p{L}+|ανηλθ\p{L}+|reach(?:es)?|(?:comes?|amounts?|adds? up) to)(?: (?:σχεδον|περιπου|almost|about|nearly|some))?(?: (?:σ?τα|στισ|τισ|σε))?\s*€?\s*$/u
const stands = /(?<!\p{L})(?:is|are) (?:on offer|available)|διατιθενται|(?:ειναι|θα ειναι) διαθεσιμ/u
/** "65 million in loans": what is lent is what the call has. */
const inLoans = /(?<=\d?[^.;]{0,20}(?:in|σε) (?:[\p{L}-]+ )?)(?:loans?|δανει\p{L}+)/u

/** Which of the two an amount of one applicant is of, by the last of its words that names one. */
export function ofWhat(words: Words, texts: readonly string[]): 'eligible_cost' | 'subsidy' | undefined {
  if (isOfSome(words)) return undefined
  const named = texts
    .map((text) => text.replaceAll(ofAidedCost, ' ').replaceAll(perOne, ' '))
    .find((text) => ofPlan.test(text) || ofAid.test(text))
  if (named === undefined) return undefined
  return lastOf(ofPlan, named) > lastOf(ofAid, named) ? 'eligible_cost' : 'subsidy'
}
/** "To each of them 9.000 € are given": what one gets, without a bound. */
export const isFixedAid = (words: Words, title: string): boolean => {
  const said = `${/\p{L}{3}/u.test(words.lead) ? '' : title} ${words.clause}`
  return (
    toEach.test(`${words.lead} ${words.tail}`) && ofAid.test(said) && !ofPlan.test(words.clause) && !isOfSome(words)
  )
}
const toEach =
  /(?<!\p{L})(?:(?:σ?τον?|στην|σε|ο|η|το) καθ(?:ε|εναν?|εμια|ενασ)|(?:to|for) (?:each|every)|each(?! (?:month|week|day|year|hour))|apiece)(?!\p{L})/u
/** "Most for one project: 800.000 €", as a line of its own. */
export const isMostForOne = ({ lead, tail }: Words): boolean =>
  /^[^\p{L}]*(?:(?:the|το) )?(?:most|max(?:imum|\.)?|ανωτατο|μεγιστο|highest|largest)(?: (?:amount|sum|ποσο|οριο))? (?:for|per|ανα|για)(?: (?:one|an?|each|every|ενα|καθε|μια))? \p{L}+\s*:?\s*(?:€|eur)?\s*$/u.test(
    lead,
  ) && !/\p{L}{3}/u.test(tail.replace(/euros?|ευρω/u, ' '))

/** "Up to 40.000 € for new firms": what a title says first. */
export const isMostOfTitle = ({ lead, tail }: Words): boolean =>
  /^[^\p{L}\d]*(?:ωσ|εωσ|μεχρι|up to|as much as)(?: και)?(?: (?:τα|τισ))?\s*€?\s*$/u.test(lead) &&
  /^\s*(?:€|ευρω|euros?|eur)?\s*(?:σε|για|στ\p{L}{1,3}|to|for) /u.test(tail)
/** Whether the words of a sentence before its figure speak of a cost, and of nothing that is given. */
export function isPlainCost({ clause }: Words, before: string): boolean {
  const [named] = (/%/u.test(before) ? [clause] : [clause, before])
    .map((text) => text.replaceAll(ofAidedCost, ' ').replaceAll(perOne, ' '))
    .filter((text) => ofCostVerb.test(text) || ofAid.test(text))
  return named !== undefined && ofCostVerb.test(named) && !ofAid.test(named)
}
/** A plan that somebody proposes, or what it costs. */
const ofCostVerb =
  /(?<!\p{L})(?:(?:προτειν|υποβαλ|καταθε)\p{L}+ (?:\p{L}+ )?σχεδι|στοιχιζ|κοστιζ|κοστοσ|προυπολογισμ|costs?(?!\p{L})|budget(?!\p{L})|propos\p{L}+ (?:an? )?(?:plan|project))|^[^\p{L}]*(?:(?:το|η|ενα|μια|καθε|κανενα|the|an?|each|every|no) )?(?:επενδυτικο )?(?:σχεδιο|εργο|προταση|επενδυση|project|plan|investment|proposal)\s+(?:\p{L}+ ){0,2}?(?:δεν|πρεπει|μπορει|δυναται|ειναι|may|can|cannot|must|has|is|should|shall)(?!\p{L})/u
const lastOf = (words: RegExp, text: string): number =>
  [...text.matchAll(new RegExp(words.source, 'gu'))].at(-1)?.index ?? -1

const ownMoney =
  /(?<!\p{L})(?:ιδι(?:α|ων|ουσ|οι) (?:\p{L}+ )?(?:συμμετ|κεφαλ|πορ|μεσ|χρημ)|ιδιωτικ|own (?:\p{L}+ )?(?:means|money|funds|resources|pocket|contribution)|private (?:money|funds|contribution))/u
/** A share that those who apply pay themselves, at the least. */
export const isOwn = (words: Words, whole: string): boolean =>
  ownMoney.test(whole) && words.end === 'min' && !isOfPrivateShare(words.lead, words.tail) && !noLeastOwn.test(whole)

/** "The other 30 % is left to the company": what the rate leaves is those's who apply. */
export const isOwnRest = ({ lead, tail, clause }: Words): boolean =>
  (ofRest.test(lead) || ofLeft.test(tail)) && ofPayer.test(clause) && !ofGiven.test(clause.replace(toFinance, ' '))
const ofRest = /(?<!\p{L})(?:υπ?ολοιπ\p{L}+|αλλ(?:ο|α)|remaining|other|rest|remainder|balance)(?: (?:το|τα|of))?\s*$/u
const ofLeft =
  /^\s*(?:is|are|remains?|stays?|μεν\p{L}+|απομεν\p{L}+|βαρυν\p{L}+|πεφτ\p{L}+|falls?) (?:left |still )?(?:for|to|with|on|σ[εϊ]?|στ\p{L}{1,3}|τ\p{L}{1,3}|από|απο)?/u
const ofPayer =
  /(?<!\p{L})(?:compan|firm|business|enterprise|applicant|beneficiar|promoter|investor|owner|partner|farmer|you(?!\p{L})|itself|themselves|yourself|επιχειρησ|επιχειρηματ|δικαιουχ|επενδυτ|φορε(?:α|ων|ισ)|εταιρ|ιδι(?:οσ|α|ο|οι|ουσ|ων)(?!\p{L})|αγροτ|παραγωγ)/u
const ofGiven = /(?<!\p{L})(?:grants?|aid|subsid|support|state|public|ενισχυ|επιχορηγ|επιδοτ|δημοσι|κρατ)/u
const toFinance = /to finance|να χρηματοδοτ\p{L}+|free of \p{L}+ \p{L}+/gu

/** What an amount of a page is that lends: of one loan, of all, or of neither. */
export function loanOf(
  { lead, tail, clause, end, isOfRow }: Words,
  cents: number,
  isRange: boolean,
  title: string,
): 'one' | 'all' | 'none' | undefined {
  if (ofSecurity.test(clause)) return 'none'
  const words = `${title} ${clause}`
  const rest = clause.replaceAll(new RegExp(ofLoan, 'gu'), ' ')
  if (isOfRow || ofMeasure.test(lastPart(lead)) || ofMeasure.test(tail)) return undefined
  if (ofOther.test(rest.replaceAll(/(?<!\p{L})(?:εγγυη|fee)\p{L}*/gu, ' ')) || ofPart.test(clause)) return undefined
  if (cents > mostOfOne) return ofLoan.test(words) && !isRange && !ofOne.test(clause) ? 'all' : undefined
  if (end === undefined && !isRange && endOf(title, '') === undefined) return undefined
  if (isRange && (ofFund.test(lead) || (!/\p{L}/u.test(clause.replaceAll(ofRange, ' ')) && ofFeatures.test(title))))
    return 'one'
  return ofLoan.test(words) || ofAmount.test(words) ? 'one' : undefined
}
/** "From 20.000 to 400.000 €" without a word, under the features of what is lent, or behind the name of the fund. */
const ofRange = /(?<!\p{L})(?:απο|εωσ|μεχρι|και|ευρω|τα|τισ|μεταξυ|from|up|to|between|and|euros?|eur|gbp)(?!\p{L})/gu
const ofFeatures =
  /^[^\p{L}]*$|(?<!\p{L})(?:χαρακτηριστικ|οροι|ποσ(?:ο|α)|υψοσ|με μια ματια|features|characteristics|terms|at a glance|key facts|amounts?)(?!\p{L}{5})/u
const ofFund = /(?<!\p{L})(?:ταμει\p{L}{1,2}|funds?)(?!\p{L})/u
const ofLoan = /(?<!\p{L})(?:(?:μικρο)?δανει\p{L}*|(?:micro-?)?loans?(?!\p{L})|lend\p{L}*|lent(?!\p{L})|borrow\p{L}*)/u
/** How much, and for whom. */
const ofAmount =
  /(?<!\p{L})(?:ποσ(?:ο|α|ον|ων|ου)|κεφαλαι\p{L}+|χρηματοδοτ|how much|amounts?|sums?|ticket|financ|(?:per|each|every|for one) (?:investment|business|company|firm|borrower|project)|(?:ανα|καθε) (?:επιχειρησ|δανειοληπτ|επενδυσ|εταιρ|σχεδι)|(?:η|ο) καθεμι?α|εκαστ)/u
const ofSecurity =
  /(?<!\p{L})(?:security|collateral|unsecured|guarantors?|lien|mortgag|εμπραγματ|υποθηκ|προσημει|εξασφαλισ|ασφαλεια)/u

/** Whether a percentage is of what the aid pays: `high` where it is the most of it. */
export function rateIn(words: Words, whole: string, percent: number): 'high' | 'all' | undefined {
  const { lead, tail, clause } = words
  if (
    percent < 1500 ||
    percent > 10_000 ||
    isScore(lead, tail, whole) ||
    isPenalty(whole) ||
    isOfOthers(lead, tail) ||
    isNoAid(lead, tail) ||
    notRates.test(clause) ||
    ownMoney.test(whole) ||
    isOfPartners(whole) ||
    ofOthersShare.test(clause.replace(/subsidy or loan|grant or loan/u, ' ')) ||
    ofSome.test(tail) ||
    /(?<!\p{L})(?:there|εκει|further|extra|more|increas\p{L}+|rais\p{L}+|αυξ\p{L}+|προσαυξ\p{L}+|επιπλεον|αλλο ενα)(?!\p{L})/u.test(
      lead,
    ) ||
    (!words.isFirst && ofSome.test(lead)) ||
    words.isOfSizes
  )
    return undefined
  const most =
    words.end === 'max' || (mayReach.test(lead) && /(?:και|even|as much as|as high as)(?: (?:το|στο))?\s*$/u.test(lead))
  if (ofAid.test(clause) || ofRate.test(clause)) return most ? 'high' : 'all'
  return most && (ofAid.test(whole) || (percent >= leastOfScheme && ofEligible.test(tail) && ofScheme.test(lead)))
    ? 'high'
    : undefined
}
/** Hundredths of a percent: a lesser share of costs may be that of one category. */
const leastOfScheme = 4000
const ofEligible = /^\s*(?:of (?:the |all )?(?:eligible|qualifying)|(?:των|του) (?:επιλεξιμ|ενισχυομεν|επιχορηγουμεν))/u
const ofScheme =
  /(?<!\p{L})(?:νομοσ|αναπτυξιακοσ|προγραμμα|δραση|καθεστωσ|προσκληση|scheme|programme|program|call|law|fund|measure)(?!\p{L})/u
const mayReach = /(?<!\p{L})(?:μπορ|δυνα)\p{L}+|(?<!\p{L})(?:may|can|could)(?!\p{L})|as (?:much|high) as/u
const ofOthersShare =
  /(?<!\p{L})(?:δανει|επιτοκ|μισθ|γυναικ|πληθυσμ|εταιρ(?:οι|ων|ουσ)(?!\p{L})|partners|rtos?(?!\p{L})|pre-?financ|advance|κονδυλ|πορων|loans?(?!\p{L})|wage|votes|women|earn|population|points?(?!\p{L})|of the (?:funds|budget|envelope)|erdf|ετπα|themselves|yourselves|itself)/u
