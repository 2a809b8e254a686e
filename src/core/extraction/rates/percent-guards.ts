import type { Sentence } from '../text/clauses.ts'
import type { Figure } from '../figures/amounts.ts'

/** What a percentage is not: points of a score, a penalty, a share of something else than costs, a ceiling. Folded text. */

/** Points of a score: "exports above 30 % (10 points)". */
export const isScore = (before: string, after: string, whole: string): boolean =>
  (/μετρ(?:ουν|αει|α)(?!\p{L})|βαρυτητ|σταθμι|κριτηρι|βαθμολογ|weigh|criteria|scored/u.test(whole) &&
    /\(\s*$/u.test(before) &&
    (whole.match(/\(\d{1,2} ?%\)/gu)?.length ?? 0) > 1) ||
  (/\(\s*$/u.test(before) &&
    /^\s*\)/u.test(after) &&
    (whole.match(/\(\d{1,2} (?:μοναδεσ|points)\)/gu)?.length ?? 0) > 1) ||
  /^[^:]{0,30}(?:δεικτεσ|κριτηρια|indicators|criteria)\s*:|προσαυξ\p{L}+ (?:τησ |στη )?βαθμολογ/u.test(whole)

/** What has to be paid back is raised by no bonus. */
export const isPenalty = (whole: string): boolean =>
  /(?:επιστροφ|επιστρεφ|ανακτ|αναζητ)\p{L}*[^.;·]{0,60}(?:προσαυξ|τοκ)|(?:repa(?:y|id)|recover)\p{L}*[^.;]{0,60}(?:surcharge|interest|increase|plus)/u.test(
    whole,
  )

/** Shares of things that are neither costs nor aid: of checked places, of an investor's round, of women. */
export const isOfOthers = (before: string, after: string): boolean =>
  /^\s*(?:των|του|τησ|of(?: the| its| their)?) (?:\p{L}+ )?(?:ιδιωτικ\p{L}+ (?:δαπαν|συμμετ)|private (?:expend|share|contrib)|τζιρ|κυκλου εργασ|turnover|revenue|θεσε|ορι(?:ου|ων)|(?:\p{L}+ )?(?:χαρτη|εντασε(?:ων|ισ))|δικαιουχ|αιτησε|φακελ|εργων|επιχειρησ|πωλησ|μελ(?:ων|η)|applica|beneficiar|projects|sales|members|winners|companies|interest)/u.test(
    after,
  ) ||
  /^\s*αυτ(?:ων|ου)(?!\p{L})/u.test(after) ||
  // "62 % asked for one vehicle only": what was counted.
  /^\s*(?:ζητουσ|αφορουσ|προερχονταν|κατατεθηκ|ειχ(?:ε|αν)(?!\p{L})|asked|came from|concerned)/u.test(after) ||
  /^\s*(?:τησ|των|of (?:the |all )?)\s*(?:ζητησ|ποσοστων|demand|rates)/u.test(after) ||
  // "60 % or more of the marks".
  /^\s*(?:or more |and more |και (?:ανω|πανω) )?(?:of (?:all |the )*(?:possible |available |total )?(?:marks|points|score)|(?:τησ|των) (?:συνολικ\p{L}+ |μεγιστ\p{L}+ )?(?:βαθμ|μορι(?:ων|α)|μοναδων))/u.test(
    after,
  ) ||
  /^\s*(?:απο|by) (?:νε(?:ουσ|ων|εσ)|γυναικ|ανεργ|women|young)/u.test(after) ||
  /^\s*επιδοτ\p{L}+ \d+ (?:ποσοστ|μοναδ)/u.test(after) ||
  // "30 % (16.500.000 €) for warehouses" parts a budget.
  /^\s*\(\s*(?:€|eur\s?)?\d{1,3}(?:(?:[.,]\d{3}){2,}|(?:[.,]\d+)?\s?(?:εκατ|million|m(?!\p{L})))/u.test(after) ||
  // "16.500.000 € (30 %) for warehouses".
  (/\d(?:(?:[.,]\d{3}){2,}|(?:[.,]\d+)?\s?(?:εκατ\p{L}*\.?|εκ\.|million|m))\s?(?:€|ευρω|euros?|eur)?\s*\(\s*(?:ποσοστο |ητοι |το )?$/u.test(
    before,
  ) &&
    /^\s*\)/u.test(after)) ||
  /(?<!\p{L})(?:μελ(?:η|ων)|μετοχ|members|shareholders)[^.;]{0,90}$/u.test(before) ||
  /(?:υπερδεσμευσ|overbook|over-?commit)\p{L}*[^.;]{0,20}$/u.test(before) ||
  /\d\s?% αυτων(?!\p{L})/u.test(before) ||
  /ελεγχοσ? (?:γινεται|καλυπτει|αφορα)[^.;]{0,20}$/u.test(before) ||
  /(?:(?<!(?:the|each) )investor|ιδιωτησ επενδυτ|ιδιωτικοσ επενδυτ)\p{L}*[^.;]{0,50}$/u.test(before) ||
  /^\s*(?:ετησιωσ|τον χρονο|a year|per (?:year|annum)|(?:περιπου )?(?:αναμεν|προοριζ|δεσμευ|κατευθυν|πηγαιν|θα (?:παει|πανε|διατεθ))|is (?:reserved|earmarked|expected to go))/u.test(
    after,
  )

const privateShare = String.raw`(?:ιδιωτικ\p{L}+ (?:συμμετοχ|χρηματοδοτ|συνεισφορ|συμβολ|δαπαν)\p{L}*|ιδι(?:α|ασ) συμμετοχ\p{L}*|private (?:share|contribution|participation|part|funding|financing)|own contribution)`
const paidBy = String.raw`(?:ιδι(?:α|ουσ|ων) (?:\p{L}+ )?(?:κεφαλ|πορ|χρημ|μεσ)|own (?:\p{L}+ )?(?:funds|resources|money|means|capital|cash)|equity|μετρητ|cash|τραπεζικ|bank)`
/** "The private share is covered by own funds by at least 25 %". */
const shareCovered = new RegExp(
  String.raw`(?<!\p{L})${privateShare}[^.;·%\d]{0,60}?(?<!\p{L})(?:καλυπτ|καλυφ[θτ]|προερχ|χρηματοδοτ|προκυπτ|covered|financed|funded|comes?(?!\p{L})|consists?|raised|met(?!\p{L}))\p{L}*(?<between>(?:(?!(?<!\p{L})(?:και|and)(?!\p{L}))[^.;·%\d]){0,60})$`,
  'u',
)
const ofShare = new RegExp(String.raw`^\s*(?:τησ|των|of (?:the|its|their|that|this))\s(?:\p{L}+ )?${privateShare}`, 'u')
const ofCost =
  /^[^.;·%\d]{0,40}(?:επιλεξιμ|συνολικ|προυπολογισμ|κοστ(?:ουσ|οσ)|επενδυσησ|eligible|total|project|budget|investment|costs?(?!\p{L}))/u
/** A share of what the applicant pays: of the plan it is a smaller one, which only the rate of the aid tells. */
export const isOfPrivateShare = (before: string, after: string): boolean => {
  if (ofShare.test(after)) return true
  const covered = shareCovered.exec(before)
  if (covered === null || ofCost.test(after)) return false
  return new RegExp(paidBy, 'u').test(`${covered.groups?.['between']} ${after.slice(0, 60)}`)
}

/** "They receive an increased grant by 20 %": of what they would have otherwise, and no rate. */
export const isOfRaisedAid = (before: string): boolean =>
  /(?<!\p{L})(?:αυξημεν|προσαυξημεν)\p{L}+ (?:\p{L}+ )?(?:ενισχυσ|επιχορηγησ|επιδοτησ|χρηματοδοτησ)\p{L}+ κατα\s*(?:το )?$|(?<!\p{L})(?:an? )?(?:increased|higher|larger) (?:grant|amount|subsidy) by\s*$/u.test(
    before,
  )

/** "7.7 million, representing 51.8 % of the total budget of the programme": what the amount before it is of a larger one. */
export const isOfLargerBudget = (before: string, after: string): boolean =>
  largeSum.test(before) &&
  ofBudget.test(after) &&
  !/^[^.;·,)%]{0,60}(?:project|investment|eligible|application|applicant|proposal|εργ(?:ο|ου|ων)(?!\p{L})|επενδυ|επιλεξιμ|προτασ|πραξ|σχεδι(?:ο|ου|ων)(?! δρασ))/u.test(
    after,
  )
const largeSum =
  /(?:(?:million|billion|m|mn|bn|εκατ\p{L}*\.?|εκ\.|δισ\p{L}*\.?)|\d(?:[.,]\d{3}){2,})\s?(?:€|ευρω|euros?|eur)?[^.;·\d,()]{0,40}[,(–-]\s*(?:(?:which|and|που|το οποιο|ποσο που|δηλαδη|ητοι|i\.e\.|that is) )*(?:(?:representing|corresponding to|equivalent to|equal to|accounting for|making up|represents?|corresponds? to|makes? up|αντιστοιχ\p{L}+|αντιπροσωπευ\p{L}+|αποτελ\p{L}+|ισοδυναμ\p{L}+|ισ\p{L}{1,3})(?: (?:σε|στο|με|το|about|some|around))*)?\s*$/u
const ofBudget =
  /^\s*(?:of (?:the |its |our )?(?:[\p{L}-]+ ){0,4}?(?:budget|envelope|allocation|funds|resources)|(?:του|των|τησ) (?:\p{L}+ ){0,2}?(?:προυπολογισμ|π\/υ|πορων|πιστωσ|κονδυλ|δημοσι\p{L}+ δαπαν))/u

/** "Two other special schemes will start elsewhere. The grant will reach 70 %": of those of the sentence before. @param earlier all that stands before the sentence */
export const goesOnAboutOthers = (earlier: string, sentence: string): boolean =>
  otherSchemes.test(earlier) && !/(?<!\p{L})(?:παρον|παρουσα|συγκεκριμεν|this|the present)/u.test(sentence)
const otherSchemes =
  /(?:^|[.;·!?]\s+)(?:(?:αλλ(?:α|η|ο|εσ)|(?:(?:δυο|τρια|ενα|μια|τεσσερα) )(?:(?:ακομη|ακομα|αλλ(?:α|η|ο|εσ)) ?)+|another|(?:one|two|three|four|some) (?:other|more|further)|other)(?: (?:δυο|τρια|τεσσερα|two|three|four))?) ?(?:\p{L}+ ){0,2}(?:προγραμμα(?:τα)?|δρασ(?:η|εισ)|προσκλησ(?:η|εισ)|σχεδι(?:ο|α)|καθεστωτα?|programmes?|programs?|schemes?|calls?)(?!\p{L})[^.;·!?]*[.;·!?]\s*$/u

/** "85 % for partners from Estonia and 75 % for partners from Sweden": each of some who take part together. */
export const isOfPartners = (text: string): boolean =>
  /(?<!\p{L})(?:(?:for|to|of) (?:the )?(?:\p{L}+ )?partners|(?:για |των? )?(?:(?:τουσ|τισ) )?εταιρ(?:ουσ|ων))\s(?:from|in|based in|established in|located in|απο|στ\p{L}{1,3}|με εδρα)\s(?!(?:less|more|transition|λιγοτερο|περισσοτερο|μεταβαση|the (?:less|more))(?!\p{L}))/u.test(
    text,
  ) || /\d\s?%\s*for (?:the )?\p{L}{4,}(?:ian|ish|ese|ch) partners/u.test(text)

/** "For companies with three to 50 employees, grants cover up to 75 %": of those only. */
export const isOfStaffed = (before: string): boolean =>
  /^[^\p{L}]*(?:for|για) (?:\p{L}+ ){1,3}(?:with|having|με|που απασχολ\p{L}+|employing) [^,;.·%]{0,40}(?:employees|staff|people|εργαζομεν\p{L}+|ατομα|εμε|υπαλληλ\p{L}+)[^,;.·%]{0,20},/u.test(
    before,
  )

/** "100 % for the first six months and 50 % for the next six": each of a stretch of time, none of all of it. */
export const isOfStretches = (text: string): boolean =>
  /%[^.;·%]{0,60}(?:για|κατα|for|in|during) (?:(?:τουσ|το|τα|the|its) )?(?:\d+ )?(?:πρωτ\p{L}{1,3}|first)(?!\p{L})[^.;·%]{0,40}%[^.;·%]{0,40}(?:επομεν\p{L}+|υπολοιπ\p{L}+|δευτερ\p{L}+|next|following|second|remaining)(?!\p{L})/u.test(
    text,
  )

/** The call says that nothing of one's own has to be shown. */
export const noLeastOwn =
  /no minimum|(?:δεν|χωρισ να) (?:οριζεται|απαιτειται|προβλεπεται)[^.;·]{0,30}(?:ελαχιστ|ιδια συμμετοχη)|ιδι(?:α|ασ) συμμετοχη δεν (?:απαιτ|προβλεπ|χρειαζ|ζητ)|not required|own (?:contribution|funds) (?:is|are) not needed/u

/** Behind a share: it is paid by those who apply. */
export const ownMoney =
  /^\s*(?:ειναι |αποτελει )?(?:η |απο )?(?:ιδι(?:α|ωτικη|ωτικουσ|ουσ)|συμμετοχη (?:τησ|του|των)) (?:συμμετοχ|κεφαλ|πορ(?:οι|ουσ)|επιχειρ|δικαιουχ|επενδυτ)|^\s*\)?\s*(?:προερχ\p{L}+|καταβαλλ\p{L}+|ειναι) απο (?:την επιχειρησ|τον δικαιουχ|τον επενδυτ|τουσ δικαιουχ)|ωσ ιδι(?:α|ασ) συμμετοχ|^\s*(?:η επιχειρηση|ο δικαιουχοσ|οι δικαιουχοι|ο επενδυτησ|η εταιρεια)(?!\p{L})|(?:το )?βαζ(?:ει|ουν) (?:η|ο|οι) |(?:is|are) (?:paid|borne|covered|provided) by the (?:enterprise|compan|applicant|beneficiar)|(?:βαρυν\p{L}+|επιβαρυν\p{L}+) τ\p{L}{1,2} (?:ιδιο τον |ιδια την )?(?:δικαιουχ|επιχειρ|επενδυτ|φορε|ιδι)|(?:καταβαλλ|καλυπτ|χρηματοδοτ|πληρων)\p{L}+ απο (?:το[νυ]?|την?|τουσ|τισ) (?:ιδι|δικαιουχ|επιχειρ|επενδυτ|φορε)|(?:με|απο|σε|δι) (?:την |τα |τουσ )?(?:ιδι(?:α|ουσ|ων)|δικ(?:α|ουσ) (?:του|τουσ|τησ)) (?:κεφαλαι|πορ|χρηματ|μεσα|συμμετοχ)|(?:is|are) yours(?!\p{L})|(?:must|shall|has to|should) be (?:your|their|its) own(?!\p{L})|(?:financed|borne|covered|paid|provided|funded) by the (?:applicant|beneficiar|compan|enterprise|firm)|(?:from|by) private (?:sources|funds|means)|(?:from|by|with|through) (?:its|their|your|the applicant'?s?)? ?own (?:funds|sources|resources|means|money|contribution)|(?:has|have|is|are|must|needs?) (?:to )?(?:be )?(?:found|raised|put up|brought in|contributed) (?:by|from)|themselves|bring in/u

/** The most that a rate and its bonuses may come to. */
export function isCeiling(before: string, text: string, near: string | undefined, count: number): boolean {
  if (
    /δημοσιων ενισχυσεων|all public (?:support|funding)|total public/u.test(text) ||
    near === 'other' ||
    near === 'own_contribution'
  )
    return false
  const limit =
    /(?:με (?:ανωτατ|μεγιστ|οριο)[^%.]{0,40}|ανωτατ\p{L}+ (?:ενταση|ποσοστο|οριο)[^%.]{0,25}|συνολικα (?:οχι|δεν|εωσ)[^%.]{0,30}|(?:never|not)(?: to)? (?:above|exceed|more than|over)[^%.]{0,20}|(?:(?:δεν|μη|χωρισ)[^%.]{0,60}(?:υπερβ|ξεπερ|παραβιαζ)\p{L}*|without [^%.]{0,40}exceeding)[^%.]{0,40}|(?:up to|with) (?:a |an )?(?:overall )?(?:maximum|ceiling|cap)[^%.]{0,20}|capped at|οχι πανω απο|(?:οροφη|πλαφον|ταβανι|ceiling|cap)(?: (?:του|στο|of|at))?)\s*(?:το |τα |του |στο )?$/u
  if (!limit.test(before)) return false
  return (
    near === 'bonus' ||
    /προσαυξ|αθροισμα|επιπλεον|μοναδεσ|bonus|points|increase|top-?up/u.test(text) ||
    (near === 'intensity' && /εντασ|ποσοστ|rate|intensity/u.test(text) && (count > 1 || /εντασ|ποσοστ/u.test(before)))
  )
}

/** "The maximum intensity, bonuses included, is 70 %", a row "most in all". */
export const isHighest = (before: string, row: string): boolean =>
  /(?:μεγιστ|ανωτατ|συνολικ|τελικ|maximum|highest|overall|total)\p{L}* (?:\p{L}+ ){0,2}(?:ενταση|ποσοστο|ενισχυση|επιδοτηση|επιχορηγηση|intensity|rate|aid|funding|support)[^.;·%\d]{0,20}[,(] ?[^.;·,()%\d]{0,40}(?:bonus|προσαυξ|top-?up|uplift|πριμ)[^.;·%\d]{0,50}$/u.test(
    before,
  ) ||
  /^\s*(?:ανωτατ|μεγιστ|maximum|max\.?)\p{L}* (?:(?:συνολικ|aid|total|overall)\p{L}* )?(?:συνολ|ενταση|ποσοστ|αθροισμα|total|rate|intensity|sum)/u.test(
    row,
  )

/** "If green costs are at least 20% of the budget": a share in a condition. */
export function isShareInCondition(folded: string, sentence: Sentence, figure: Figure): boolean {
  const before = folded.slice(sentence.start, figure.start)
  // "Provided the amount does not exceed 50 % of the costs": what is granted is bounded.
  if (/(?:amount|grant|contribution|aid|support|subsidy) (?:(?:does|do|must|may) not|cannot) exceed\s*$/u.test(before))
    return false
  const share =
    /(?:τουλαχιστον|at least|(?:αν|παν)ω (?:του|απο)|more than|over|υπερβ\p{L}+|ξεπερν\p{L}+|exceeds?|φερουν)\s*(?:στο|το|σε|τα)?\s*$/u
  const condition = before.search(
    /(?<!\p{L})(?:εφοσον|ε?αν|οταν|οπου|(?:σε|στην) περιπτωση(?: που)?|για|if|when|where|in case|provided|for)(?!\p{L})/u,
  )
  if (condition < 0 || !share.test(before.slice(condition))) return false
  return (
    /^\s*(?:του|των|τησ|of|\)|,|και|and)/u.test(folded.slice(figure.end, sentence.end)) ||
    /γυναικ|women|απασχολ|τζιρ|εξαγωγ|turnover|export/u.test(before.slice(condition))
  )
}

/** "(most 65 %)" behind a rate and what raises it. */
export const ceilingAlone =
  /(?:^|[.;·(,|–]|\s-)\s*(?:με |with )?(?:συνολικ\p{L}+ )?(?:ανωτατ\p{L}+|μεγιστ\p{L}+|πλαφον|max(?:imum)?\.?|(?:a )?ceiling|cap)(?: (?:συνολικ\p{L}{1,2}|οριο|ποσοστο|ενταση|συνολο|rate|total|overall|of))*\s*:?\s*(?:το )?$/u

export const saysAid = /ενισχυ|επιχορηγ|επιδοτ|ενταση|grants?(?!\p{L})|(?<!\p{L})aid(?!\p{L})|subsid|intensity/u

export const notRates =
  /μεριδι|κατανομ|δεσμευσ|απορροφ|διαθεσησ? (?:των )?πορ|αιτησε|(?<!ανα)βαθμ|κριτηρι|μετοχ|ψηφ|συμμετοχ|εγγυησ|επιτοκ|προκαταβολ|τζιρ|εργασι(?:ων|ασ)|applications|score|shares|guarantee|interest|advance|turnover|staff/u

/** What a percentage beside these words is that is no rate of aid, and nobody's own money. */
export function isNoAid(before: string, after: string): boolean {
  // "Research organisations receive 100 %": they are not who applies. "Wage costs exceeding 3 %": a threshold.
  if (
    /(?<!(?:με|των|with|between) (?:\p{L}+ )?)(?:ερευνητικ\p{L}+ (?:οργανισμ|φορ|κεντρ)|πανεπιστημ|research (?:and technology |\/ ?technology |and knowledge )?organi[sz]ations?|rtos?(?!\p{L})|universit)\p{L}*(?![^.;·%]*(?:προσαυξ|αυξαν|bonus|increas))[^.;·%]{0,50}$/u.test(
      before,
    ) ||
    (/(?:exceeding|more than|in excess of|πανω απο|ανω του|υπερβαιν\p{L}+)\s*(?:το |τα )?$/u.test(before) &&
      /^\s*(?:of the (?:highest|average|previous)|female|women|owned|ownership|γυναικ)/u.test(after))
  )
    return true
  // "If the certified cost falls below 70 % of the approved one": a case.
  if (
    /(?<!\p{L})(?:if|when|where|εφοσον|ε?αν|οταν|οπου)(?!\p{L})[^.;·%,]*(?:falls?|drops?|below|under|less than|κατω|μικροτερ|λιγοτερ|υπολειπ|πεσ(?:ει|ουν))(?!\p{L}*[^.;·%,]*(?:ετων|years))[^.;·%,]*$/u.test(
      before,
    ) &&
    !/ιδι(?:α|ων|ασ) (?:συμμετ|κεφαλ)|own (?:contrib|funds)/u.test(before)
  )
    return true
  // "The grant is reduced by a further 10 %", "is paid at 25 % once a quarter has been certified".
  if (
    /(?:(?:ενισχυσ|επιχορηγησ|επιδοτησ|στηριξ|δημοσια δαπανη|ποσο)\p{L}* (?:\p{L}+ ){0,3}?(?:μειων|περικοπτ|ανακτ|επιστρεφ|παρακρατ|χαν)|(?:μειων|περικοπτ|ανακτ|παρακρατ|κοβ)(?:εται|ονται|αται|ωνται|ειται|ουνται)|(?:grant|aid|support|payment|award|rebate|subsidy)s? (?:\p{L}+ ){0,4}?(?:reduced|cut|withdrawn|recovered|repaid|withheld|lowered)|(?:correction|deduction) of|προστιμο|(?<!\p{L})fine of)[^.;·]{0,60}$/u.test(
      before,
    )
  )
    return true
  if (
    /(?:καταβαλλ|πληρων|εκταμιευ|αποδιδ)(?:εται|ονται)[^.;·]*$|(?:is|are|be) (?:paid|released|drawn|disbursed)(?!\p{L})[^.;]*$/u.test(
      before,
    ) &&
    /πιστοποι|certif/u.test(before + after)
  )
    return true
  // "A project that stops between a third and two thirds of its cost": how far it came.
  if (
    /(?<!\p{L})(?:σταματ\p{L}*(?!\p{L}| στ)|διακοπ|διακοψ|ημιτελ|stop(?:s|ped)?(?!\p{L}| at)|interrupt|abandon|unfinished)[^.;·%]{0,60}$/u.test(
      before,
    )
  )
    return true
  if (
    /(?:ποσοστ\p{L}{1,2} (?:εγκρισ|επιτυχ|απορροφ|ενταξ)\p{L}*|(?:success|approval|acceptance) rate)[^.;·%\d]{0,20}$/u.test(
      before,
    )
  )
    return true
  if (
    /ποσοστ\p{L}{1,2} (?:των|τησ) (?:φορεων|επιχειρησεων|αιτησεων|προτασεων|σχεδιων|εργων|δικαιουχων|μελων) (?:που|οι|τα)(?!\p{L})[^.;·%]*$|(?:share|percentage) of (?:the )?(?:applica|compan|firms|businesses|projects|beneficiar)\p{L}* (?:that|which|who)(?!\p{L})[^.;%]*$/u.test(
      before,
    )
  )
    return true
  // What a fund pays of the public money, and parts in which aid is paid.
  if (
    /(?:co-?financ|συγχρηματοδοτ)\p{L}*[^.;·]{0,40}(?<!\p{L})(?:eu|union|ενωσ\p{L}{1,3}|ε\.?ε\.?|national|εθνικ\p{L}+)(?: (?:πορ\p{L}+|funds?|share))?\s*:?\s*$/u.test(
      before,
    ) ||
    /(?<!\p{L}|(?:επιδοτηση|επιχορηγηση|ενισχυση) )(?:εγταα|ετπα|ετθα|εσπα|εκτ\+?|erdf|eafrd|emfaf|esf\+?|ta[rρ]|ταα|ταμει\p{L}+ (?:συνοχησ|δικαιησ μεταβασησ|περιφερειακησ αναπτυξησ)|(?:just transition|cohesion) fund)(?!\p{L})[^.;·%]{0,24}$/u.test(
      before,
    ) ||
    /^\s*(?:απο το |by (?:the )?|from (?:the )?)?(?:εγταα|ετπα|ετθα|erdf|eafrd|emfaf|esf)(?!\p{L})/u.test(after) ||
    /(?:σε (?:\p{L}+|\d+) (?:μερη|δοσεισ)|in (?:\p{L}+|\d+) (?:parts|instal?ments))[^.;·]{0,60}$/u.test(before)
  )
    return true
  // "Bodies for which a rate of 85 % applies", "rates for people who are no farmers", "100 % may be available for investments that": a part of them.
  if (
    /(?<!\p{L})(?:rates?|intensit(?:y|ies)|ποσοστ(?:ο|α)(?: \p{L}+){0,2}) (?:for|για) (?:(?:the|τισ|τουσ|τα) )?\p{L}+ (?:who|which|that|που|οι οποι\p{L}+|τα οποια)(?!\p{L})[^.;·]*$/u.test(
      before,
    ) ||
    /^\s*(?:may|can|could) be (?:available|granted|given|awarded) (?:for|to|where|if|in)(?!\p{L})/u.test(after) ||
    /(?<!\p{L})(?:για (?:τουσ|τισ|τα|την|τον) οποι\p{L}+|for (?:whom|which)) (?:ισχυ|προβλεπ|εφαρμοζ|οριζ|applies|apply|(?:a|the) )[^.;·%]{0,60}$/u.test(
      before,
    )
  )
    return true
  // Sums moved from one category of costs to another.
  if (
    /(?:μεταφορ\p{L}* (?:ποσ|κονδυλ|πορ|δαπαν)|ανακατανομ|transfers? (?:of \p{L}+ )?(?:between|among)|moved? (?:between|from one))[^.;·%]{0,90}$/u.test(
      before,
    )
  )
    return true
  // "25 %, of which 10 % in new capital".
  if (
    /(?:(?:απο|εκ) (?:το|τα|των|του) οποι\p{L}+|εξ αυτ\p{L}+|of (?:which|this))\s*(?:το |τουλαχιστον |at least )*$/u.test(
      before,
    )
  )
    return true
  // "At most 10 points together": no bonus of its own.
  if (
    /(?:μεγιστ|ανωτατ|συνολικ|max(?:imum)?|total|overall)\p{L}* (?:συνολικ\p{L}+ |total )?(?:προσαυξ|bonus|uplift)\p{L}*(?: (?:of|εωσ))?\s*:?\s*$/u.test(
      before,
    )
  )
    return true
  // "Where the plan cuts its use of energy by 20 % or more": a share in a condition.
  if (
    /(?<!\p{L})(?:where|if|when|εφοσον|ε?αν|οταν|οπου)(?!\p{L})[^.;·%]*(?:μειω|εξοικονομ|cuts?|reduc|sav)\p{L}*[^.;·%]*$/u.test(
      before,
    ) &&
    !/(?:προσαυξ|αυξαν|ενταση|ποσοστο|γινεται|becomes|rises|rate)[^.;·%]*$/u.test(before.slice(-40))
  )
    return true
  // "Regions with a GDP of 45 % to 60 % of the average", "emissions cut by 30 %": of the economy or the climate.
  if (
    /(?<!\p{L})(?:α\.?ε\.?π\.?|gdp|πληθυσμ\p{L}+|population|ανεργι\p{L}+|unemployment|αναπηρι\p{L}+|disabilit\p{L}+|(?:μειωσ|μειων|reduc|cut)\p{L}* (?:[\p{L}]+ ){0,3}(?:εκπομπ\p{L}+|ρυπων|co ?2|emissions))(?!\p{L})[^.;·%\d,]{0,25}$/u.test(
      before,
    ) ||
    /^\s*(?:(?:του|of the) )?(?:(?:κοινοτικ|ευρωπαικ|εθνικ)\p{L}+ |eu |national )?(?:μεσου ορου|average)(?!\p{L})/u.test(
      after,
    )
  )
    return true
  // "Own capital to total liabilities at least 10 %": a ratio of the accounts.
  if (/(?:δεικτησ?|παθητικ\p{L}+|ratio|equity to)(?!\p{L})[^.;·%]*$/u.test(before)) return true
  // What a guarantee covers, and what a loan costs, are no rates of aid; nor is a share of the private share.
  if (
    /(?:guarantees?|εγγυησ\p{L}*|εγγυαται)(?!\p{L})[^.;·]{0,60}$/u.test(before) ||
    /(?:(?:ecb|bank'?s?|reference|lending) (?:base )?rate|base rate of the (?:ecb|bank)|euribor|pricing|spread|περιθωρι\p{L}*|επιτοκι\p{L}*)[^.;·]{0,40}$/u.test(
      before,
    ) ||
    /^\s*(?:τησ|του|of (?:the|their|its)?)\s*(?:ιδιωτικ\p{L}+|ιδιασ|private|own) (?:συμμετοχ|contribution|share)/u.test(
      after,
    )
  )
    return true
  // A share of the grant, and flat rates of overheads, are no rates of aid.
  if (
    /^\s*(?:επι )?(?:τησ|των|του|of the|of|of its|of their) (?:(?:δημοσι|συνολικ|εγκεκριμεν|χορηγουμεν|total|whole|approved|full|agreed)\p{L}* )*(?:ποσου (?:τησ )?)?(?:επιχορηγησ|ενισχυσ|στηριξησ|χορηγιασ|(?:grant|award|support|subsidy)(?!\p{L})|aid)/u.test(
      after,
    )
  )
    return true
  if (
    /(?:γραφει|εμμεσ|γενικ|υπολογιζ|office|overhead)[^.;·%]{0,30}$/u.test(before) &&
    /^\s*(?:(?:του κοστουσ |των δαπανων )?(?:του )?προσωπικου|of (?:the )?(?:personnel|staff))/u.test(after)
  )
    return true
  if (
    /^\s*(?:των (?:λοιπων )?αμεσων|επι του μισθολογ|επι των αμεσ|of (?:the )?(?:personnel|direct|staff))|εμμεσ\p{L}+ (?:δαπαν|κοστ)|overheads?|indirect costs/u.test(
      `${after.slice(0, 40)} ${before.slice(-60)}`,
    )
  )
    return true
  return false
}

/** "30 % (15 % from …, 15 % from …)": a part of what stands before its bracket. */
export function isPartInBracket(folded: string, figure: Figure, all: readonly Figure[]): boolean {
  const open = folded.lastIndexOf('(', figure.start)
  const close = folded.indexOf(')', figure.end)
  if (open < 0 || close < 0 || folded.lastIndexOf(')', figure.start) > open) return false
  const whole = all.findLast(({ end }) => end <= open)
  const parts = all.filter(({ start, end }) => start > open && end < close)
  return (
    whole !== undefined &&
    parts.length > 1 &&
    open - whole.end < 40 &&
    parts.reduce((sum, { values: [value = 0] }) => sum + value, 0) === whole.values[0]
  )
}
