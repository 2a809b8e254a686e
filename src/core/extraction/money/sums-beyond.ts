import type { Figure } from '../figures/amounts.ts'
import type { Sentence } from '../text/clauses.ts'

/**
 * Sums that are told apart by a comparison right before them, "grants above 100.000 €": what the sentence says of such sums tells
 * whether that bounds anything. Where they are refused or cut off it does; where something is done with them (entered in a register,
 * notified, paid in parts) it does not. Folded text.
 */

const below =
  /(?:κατω (?:απο|των?)|(?:μικροτερ|λιγοτερ|χαμηλοτερ|κατωτερ)\p{L}* (?:απο|των?)|below|under|(?:less|lower|smaller) than|for less than)\s*(?:τα |τισ |των |€|eur )?$/u
const above =
  /(?:(?:αν|παν)ω (?:απο|των?)|περα απο|(?:μεγαλυτερ|υψηλοτερ|ανωτερ)\p{L}* (?:απο|των?)|(?:που|οποι\p{L}+|(?:^|\s)ο,?τι|οσο) (?:υπερβαιν|ξεπερν)\p{L}+|above|over|beyond|exceeding|in excess of|(?:that|which) exceeds?|(?:more|higher|larger|greater) than(?: or equal to)?)\s*(?:τα |τισ |των |€|eur )?$/u
const turnedRound =
  /(?<!\p{L})(?:δεν|μην?|ουτε|οχι|χωρισ|ποτε|κανεν\p{L}*|not|never|no|nor|none|neither|cannot|without)(?:\s+[^\s.;·:,]+){0,5}\s*$/u

/** The end of a range that an unturned comparison right before a figure would make it: below it is the least, above it the most that is left. */
function comparedTo(before: string): { readonly end: 'min' | 'max'; readonly own: string } | undefined {
  const low = below.exec(before)
  const high = above.exec(before)
  const found = low ?? high
  return found === null ? undefined : { end: low === null ? 'max' : 'min', own: before.slice(0, found.index) }
}

/** "Σχέδια κάτω των 40.000 € δεν βαθμολογούνται": plans of so much are left out, whatever is not done with them. */
const plansRefused =
  /^[^,]{0,25}(?:σχεδια|εργα|προτασεισ|επενδυσεισ|αιτησεισ)(?!\p{L})[^;·]{0,60}δεν (?!απαιτ|χρειαζ|υποχρε|επιβαρ|περιλαμβ|οφειλ|δεσμευ|υποκειν|εφαρμοζ)\p{L}+(?:ονται|ουνται|ωνται)(?!\p{L})/u
/** "Κάτω από 40.000 € δεν υποβάλλεται σχέδιο". */
const noPlan =
  /^[^,;·%]{0,40}δεν (?:κατατιθεται|υποβαλλεται|γινεται δεκτ\p{L}+|εντασσεται) (?:\p{L}+ )?(?:σχεδιο|εργο|προταση|επενδυση|αιτηση)(?!\p{L})/u
const refused =
  /(?:δεν|μη) (?:\p{L}+ )?(?:εγκριν|χορηγ|καταβαλλ|δινε|δινο|ενισχυ|επιδοτ|χρηματοδοτ|γιν\p{L}+ δεκτ|πληρων|αξιολογ|εξεταζ|εκδιδ|ειναι επιλεξ)|(?:not|never|no|nor) (?:be )?(?:made|given|treated|entertained|opened|scored|ranked|admitted|taken (?:up|in|into)|pursued|supported|retained|registered|read|financed|processed|examined|assessed|dealt with|issued|granted|paid|approved|awarded|funded|considered|accepted|eligible|looked at)|(?:do|does|will|can) ?not (?:look at|consider|accept|examine|process|take|pay|admit|fund)|(?:rejected|refused|inadmissible|ineligible|returned|excluded|left out|out of scope|disregarded|dismissed|turned down)|απορριπτ|(?<!προκαταβολη )επιστρεφ(?:ονται|εται (?:χωρισ|στον))|χωρισ (?:\p{L}+ )?(?:εξεταση|αξιολογηση)|δεν (?:\p{L}+ )?(?:ανοιγ|πρωτοκολλ|παραλαμβαν|προωθ|προχωρ|βαθμολογ|προκρινετ|προκρινοντ|κρινετ)|αρχειοθετ|(?:τιθ|μεν)\p{L}+ (?:εκτοσ|στο αρχειο)|αποκλει|(?:κατατιθ|υποβαλλ|ανηκ|υπαγ)\p{L}+ (?:στον?|στη[ν]?|σε) (?:αναπτυξιακ|αλλ|ειδικ)|παραπεμπ\p{L}+ (?:στ\p{L}{1,3}|σε) |(?:go|belong|(?:is|are) (?:referred|directed)) to |(?:should|must|may|can) apply (?:to|under) [^.;]{0,40}instead/u
/** What is beyond a sum does not count, or is the applicant's. */
const cutOff =
  /(?:is|are|be) (?:cut(?: off| back| down)?|disregarded|left out|ignored|reduced)(?!\p{L})|(?:is|are|be|falls?) (?:borne|paid|met|covered|on) (?:entirely |fully |in full )?(?:by )?(?:the )?(?:applicant|beneficiar|company|enterprise|business)|(?:περικοπτ|κοβ)\p{L}+|δεν (?:λαμβαν\p{L}+ υποψη|υπολογιζ|προσμετρ|αναγνωριζ)|(?:βαρυν|επιβαρυν)\p{L}+ (?:\p{L}+ )?(?:το[νυ]?|την?|τουσ) (?:ιδι\p{L}+ )?(?:δικαιουχ|επιχειρ|αιτουντ|επενδυτ|φορε)|(?:καλυπτ|χρηματοδοτ)\p{L}+ (?:\p{L}+ )?(?:ιδιωτικα|με ιδι|απο ιδι|απο (?:το[νυ]? |την? )?(?:δικαιουχ|επιχειρ|επενδυτ))/u
/** What is done with large sums that are granted all the same. */
const handled =
  /by exception|exceptionally|κατ ?['’]? ?εξαιρεση|κοινοποι|(?:δημοσι(?:ευ|οποι)|αναρτ|καταχωρ|εγγραφ)\p{L}*|διαφανεια|μητρωο|βαση δεδομενων|προσφορ|διαγωνισμ|πινακιδ|εγγυητικ|εγγυησ|ορκωτ|ελεγχ|μετρητ|notif|publish|register|transparency|database|disclos|quot(?:ation|e)|tender|plaque|plate(?!\p{L})|billboard|guarantee|audit|cash(?!\p{L})|instal?ment|(?:requires?|needs?|subject to|απαιτ\p{L}+|χρειαζ\p{L}+|υποκειν\p{L}+ σε) (?:\p{L}+ ){0,4}(?:approval|consent|sign-off|εγκριση)/u

/** Ceilings of a regulation, sums that other aid is counted into, turnovers, and ways to pay. */
const ofOtherSums =
  /ησσονοσ|de minimis|2023\/2831|οριο|ceiling|τζιρ|εργασιων|turnover|μετρητ|cash|τριετια|three years|(?:αλλ|προηγουμεν)\p{L}+ ενισχυσ|(?:other|earlier|previous) aid|σωρευ|cumulat/u

export type Beyond = 'min_subsidy' | 'min_eligible_cost' | 'max_subsidy' | 'max_eligible_cost' | 'other'

const ofPlans =
  /επενδυσ|σχεδι|πραξεισ|εργ(?:ο|α|ων)(?!\p{L})|προτασ|προυπολογ|projects?|investments?|budgets?|proposals?/u
const ofAid =
  /ενισχυσ|επιχορηγησ|επιδοτησ|επιταγ|κουπον|(?:grants?|awards?)(?!\p{L})|(?<!\p{L})aid(?!\p{L})|subsid|vouchers?/u
/** The cost of a whole plan before a comparison: "eligible costs above", "κόστος άνω των". */
const wholeCost =
  /(?:^|[\s,(])(?:(?:(?:total|overall|eligible|qualifying|project|επιλεξιμ\p{L}+|συνολικ\p{L}+) )+(?:costs?|expenditure|κοστ\p{L}+|δαπαν\p{L}+|προυπολογισμ\p{L}+)|^[^\p{L}]*(?:το |τα )?(?:κοστοσ|προυπολογισμοσ))(?: (?:of|for) (?:the|a|each) (?:project|plan)| (?:του|καθε) (?:εργου|σχεδιου))? $/u

/** "A plan with qualifying expenditure of less than", "services of a total value below". */
const ofWholePlan =
  /(?:(?:a|each|any|no) (?:plan|project|proposal|application)s? with [^.;,\d]{0,30}(?:expenditure|costs?|budget) of|(?:συνολικησ αξιασ|of a total value(?: of)?)) $/u

/** "The total cost of the investment plans is up to": of a plan as a whole, and no category of its costs. */
const costOfPlan =
  /(?<!\p{L})(?:συνολικο (?:επιλεξιμο )?κοστοσ|συνολικοσ (?:επιλεξιμοσ )?προυπολογισμοσ|total (?:eligible )?(?:costs?|budget)) (?:του|τησ|των|καθε|ανα|of|per)(?: (?:the|an?|each|επενδυτικ\p{L}+))? (?:σχεδι|εργ(?:ου|ων|ο)(?!\p{L})|προτασ|πραξ|επενδυσ|projects?(?!\p{L})|plans?(?!\p{L})|investments?(?!\p{L}))\p{L}*[^.;·,\d]{0,40}$/u

/** "Eligible costs above 600.000 €": the sum is of the whole plan, and of no category of its costs. */
export const isOfWholeCost = (before: string): boolean => {
  if (costOfPlan.test(before)) return true
  const compared = comparedTo(before)
  return compared !== undefined && wholeCost.test(compared.own)
}

/** Below a sum nothing is granted, or above it: that sum is the least, or the most. Undefined where no such thing is said. */
export function refusedBeyond(
  folded: string,
  sentence: Sentence,
  figure: Figure,
  /** The question that the sentence answers; empty where it answers none. */
  asked = '',
): Beyond | undefined {
  const text = folded.slice(sentence.start, sentence.end)
  const before = folded.slice(sentence.start, figure.start)
  const compared = comparedTo(before)
  if (compared === undefined) return undefined
  const { end } = compared
  const cut = end === 'max' && cutOff.test(folded.slice(figure.end, sentence.end))
  if (!cut && !plansRefused.test(text) && !refused.test(text) && !noPlan.test(text)) return undefined
  if (end === 'max' && ofOtherSums.test(text)) return undefined
  // The nearest words say of what the sum is.
  const own = before.slice((/\d[^\d]*$/u.exec(before)?.index ?? -1) + 1)
  if (wholeCost.test(compared.own) || (end === 'min' && ofWholePlan.test(compared.own)))
    return end === 'min' ? 'min_eligible_cost' : 'max_eligible_cost'
  if (noPlan.test(text) && !ofAid.test(own)) return end === 'min' ? 'min_eligible_cost' : 'max_eligible_cost'
  if (
    !ofAid.test(own) &&
    /^[^\p{L}]*(?:[\p{L}']+ )*?(?:επενδυσεισ|επενδυτικα σχεδια|σχεδια|εργα|πραξεισ|προτασεισ|αιτησεισ|projects|investments|plans)(?!\p{L})|(?:κοστουσ|προυπολογισμου|of the (?:costs?|budget))(?!\p{L})/u.test(
      own,
    )
  )
    return end === 'min' ? 'min_eligible_cost' : 'max_eligible_cost'
  if (
    /ενισχυσ|επιχορηγησ(?!\p{L}*ουμεν)|επιδοτησ(?!\p{L}*ουν)|επιταγ|κουπον|vouchers?|grants?|(?<!\p{L})awards?(?!\p{L})|(?<!\p{L})aid(?!\p{L})|subsid|support/u.test(
      text,
    )
  )
    return end === 'min' ? 'min_subsidy' : 'max_subsidy'
  // "Requests below 50k are ineligible": what is asked for is aid.
  if (
    end === 'min' &&
    /(?:(?:asks?|asking|appl(?:y|ies|ying|ications?)) for|αιτ(?:ουνται|ειται)|ζητ(?:ουν|α|ουνται|ειται)) [^,.;]{0,20}$|(?:requests?|αιτημα(?:τα)?|αιτουμεν\p{L}+ ποσ\p{L}+)(?: for)? [^,.;]{0,20}$/u.test(
      own,
    )
  )
    return 'min_subsidy'
  // "Plans above 200.000 € are supported; above two million, applicants are referred to …", "anything beyond is borne by the applicant".
  const referred =
    (/παραπεμπ|referred|directed/u.test(text) ||
      (cut &&
        /(?:anything|whatever|any amount|what is|the part|ο,?τι|οσο|το (?:ποσο|μεροσ|τμημα))[^.;·\d]{0,30}$/u.test(
          own,
        ))) &&
    ofPlans.test(folded.slice(Math.max(0, sentence.start - 200), sentence.start))
  const ofAsked = ofAid.test(asked) ? (`${end}_subsidy` as const) : undefined
  if (ofAsked !== undefined && !ofPlans.test(text)) return ofAsked
  if (referred || ofPlans.test(text) || ofPlans.test(asked))
    return end === 'min' ? 'min_eligible_cost' : 'max_eligible_cost'
  // "A purchase above 60.000 € is not aided": refused, and neither a plan nor aid.
  return end === 'min' || refused.test(/^[^,;]*/u.exec(folded.slice(figure.end, sentence.end))?.[0] ?? '')
    ? 'other'
    : undefined
}

/** "Applications with costs of less than 6.000 € …": of such the sentence goes on to say something, which is no bound unless it was understood. */
const ofSuch =
  /^[^\p{L}]*(?:(?:τα|οι|οσ\p{L}{1,3}|any|the|all|ολ\p{L}{1,3}) )?(?:\p{L}+ )?(?:αιτησεισ|σχεδια|εργα|προτασεισ|επενδυσεισ|πραξεισ|φακελοι|επιχορηγησεισ|ενισχυσεισ|επιταγεσ|projects?|plans?|applications?|proposals?|investments?|requests?|grants?)(?: [\p{L},]+){0,5} ?$/u
const saidOfSuch =
  /^\s*(?:€|ευρω|eur(?:os?)?)?\s*(?!(?:και|or|and|η|για|for|με|with|χωρισ|σε|in|ανα|per)(?!\p{L}))\p{L}/u

/** "Grants above 100.000 € are entered in the register", "when the sum comes out above 300.000 €": the figure tells sums apart, and bounds none. */
export function tellsApart(folded: string, sentence: Sentence, figure: Figure): boolean {
  const before = folded.slice(sentence.start, figure.start)
  const compared = comparedTo(before)
  if (compared === undefined || turnedRound.test(compared.own)) return false
  const clause = compared.own.slice(Math.max(compared.own.lastIndexOf(','), compared.own.lastIndexOf(';')) + 1)
  return (
    handled.test(folded.slice(sentence.start, sentence.end)) ||
    (ofSuch.test(compared.own) && saidOfSuch.test(folded.slice(figure.end, sentence.end))) ||
    /^[^\p{L}]*(?:οταν|ε?αν|οπου|σε περιπτωση|when|if|where|once)(?!\p{L})[^.;·\d]*$/u.test(clause)
  )
}
