import type { Figure } from '../figures/amounts.ts'
import { isFundShare } from './budget-parts.ts'
import type { Sentence } from '../text/clauses.ts'
import { ownWords } from '../whose/scope.ts'
import type { Block } from '../text/source-text.ts'

/** Amounts that are no amount of the call: a regulation's ceiling, a wider programme's budget, a month's, a sum beyond which nothing is given. */

/** The ceilings of the de minimis regulations, in cents: in a sentence about them they are the regulation's, not the call's. */
const ceilings = new Set([300_000, 200_000, 100_000, 750_000].map((euro) => euro * 100))
/** Those of the regulations on agriculture and fisheries. */
const sectoralCeilings = new Set([50_000, 40_000, 30_000, 25_000, 20_000].map((euro) => euro * 100))

/** What somebody may have of several grants, schemes or years together, and what others pass on: a law's ceiling, or a beneficiary's. */
const overall =
  /(?:συνολο|αθροισμα) (?:\p{L}+ ){0,3}(?:εχει|εχουν|ελαβ|λαβει|ληφθ)\p{L}*|(?:μεσα )?σε (?:οποιαδηποτε )?(?:δυο|τρια|τεσσερα|πεντε|\d) (?:συνεχη |διαδοχικα )?ετη[^.;·]{0,80}(?:περιοριζ|υπερβ|ξεπερν)|(?:σε|απο) ολα τα (?:\p{L}+ )?(?:καθεστωτα|προγραμματα)|(?:second|another|further) (?:project|plan|proposal|application)[^.;]{0,80}(?:in all|in total|together)|in all under the (?:scheme|programme|law)|(?:over|within) (?:any )?(?:two|three|four|five|\d) (?:consecutive )?years[^.;]{0,60}(?:exceed|more than|limited)|passed on|(?:καθε|each|every) (?:\p{L}+ – )?(?:εταιρ|partner)\p{L}*[^.;]{0,80}(?:απο τον προυπολογισμο|of the (?:project )?budget)/u

/** "3 million stand in the budget of 2027 for such aid": what a state has set aside in one of its years. */
const ofYearsBudget =
  /^[^.;·]{0,70}(?:in|into|under) the (?:state |national |government |government's )?(?:20\d\d (?:state |national )?budget|budget (?:for|of) 20\d\d)(?!\p{L})|^[^.;·]{0,70}(?:στον|του|τον) (?:κρατικ\p{L}+ )?προυπολογισμ\p{L}+ (?:του (?:ετουσ )?)?20\d\d/u
/** "The £15m worth of funding we have secured": all that was found for a place, and not for what it speaks of. */
const securedAtLarge = (before: string, after: string, whole: string): boolean =>
  (/^\s*(?:€|euros?|eur)?\s*(?:worth )?(?:of |in )?(?:funding|money|funds|investment) (?:that |which )?(?:we|it|they|the (?:council|county|city|region|authority))(?:'ve)? (?:have |has )?(?:already )?(?:secured|attracted|won|received|obtained)/u.test(
    after,
  ) ||
    (/χρηματοδοτησ\p{L}+(?: υψουσ)?(?: των)?\s*(?:€|eur)?\s*$/u.test(before) &&
      /^\s*(?:€|ευρω|eur)?,? που (?:εχ\p{L}+ )?(?:εξασφαλισ|προσελκυσ|κερδισ)\p{L}+/u.test(after))) &&
  !/(?<!\p{L})(?:this|the) (?:scheme|grant|call|programme|program|fund|competition)(?!\p{L})|προσκλησ|(?<!\p{L})δρασ|προγραμμ|καθεστ/u.test(
    whole,
  )

/** "140 million for various schemes", "overbooking up to 3 million", "a top-up grant of 40.000", "as a rule between 2.000 and 4.000 €", "1.090 € a month gross". */
const isBesideCall = (before: string, after: string): boolean =>
  /^[^.;,·\d]{0,60}(?:for|σε|για) (?:various|several|different|διαφορ\p{L}+|πολλ(?:α|εσ)) (?:\p{L}+ )?(?:schemes|programmes|measures|προγραμματα|δρασεισ|μετρα)(?!\p{L})/u.test(
    after,
  ) ||
  /^\s*(?:€|ευρω|euros?|eur)?\s*(?:\/ ?|a |per |τον |το |ανα )(?:month|μηνα),? (?:gross|μικτα)|^\s*(?:€|ευρω|euros?|eur)?,? (?:gross|μικτα)(?!\p{L})/u.test(
    after,
  ) ||
  /(?:(?:υπερδεσμευσ|overbook|over-?commit)\p{L}*|(?<!\p{L})top-?up (?:grant|aid|award)|(?<!\p{L})(?:as a rule|κατα κανονα|συνηθωσ|typically)(?!\p{L}))[^.;·\d]{0,40}$/u.test(
    before,
  )

const somebody = String.raw`(?:(?:επιχειρησ|εταιρ|φορε|οργανισμ|οργανωσ|δικαιουχ|αιτουντ|επαγγελματ|συνεταιρισμ)\p{L}+|οσ(?:οι|εσ|α|ουσ)|οποι\p{L}+|enterprises?|compan(?:y|ies)|firms?|business(?:es)?|undertakings?|organi[sz]ations?|entit(?:y|ies)|applicants?|beneficiar(?:y|ies)|smes?|start-?ups?|cooperatives?|those|anyone|who|that|which)(?!\p{L})`
/** Between what somebody got and its sum: nothing that is to come. */
const notToCome = String.raw`(?:(?!(?<!\p{L})(?:will|may|can|shall|θα|μπορ\p{L}+|δικαιου\p{L}+)(?!\p{L}))[^.;·\d]){0,80}$`
/** "Firms that have received more than 90.000 €": what somebody has had already is no aid of this call. */
const hadBefore = new RegExp(
  String.raw`(?<!\p{L})${somebody}[^.;·]{0,60}?(?<!\p{L})(?:(?:εχ(?:ει|ουν)|ειχ(?:ε|αν))(?: \p{L}+){0,2}? (?:λαβει|παρει|εισπραξει|αντλησει|(?:δανειοδοτ|ενισχυ|επιχορηγ|επιδοτ|χρηματοδοτ|ωφελ)ηθει|ενισχυθει|υπερβει|ξεπερασει|συγκεντρωσει)|(?:ελαβ|πηρ)(?:ε|αν)|(?:have|has|had)(?: [\p{L}-]+){0,2}? (?:received|obtained|got|drawn|borrowed|been (?:\p{L}+ )?(?:granted|awarded|paid|given|funded|supported))|(?:already |previously )?(?:received|obtained|got|drew|borrowed)|(?:were|was) (?:granted|awarded|paid|given))(?!\p{L})${notToCome}`,
  'u',
)
/** "A tax debt above 150 €", "overdue liabilities of over 5.000 €": what somebody owes. */
const owed = new RegExp(
  String.raw`(?<!\p{L})(?:οφειλ(?:η|ησ|εσ|ων)|χρε(?:οσ|ουσ|η|ων)|ληξιπροθεσμ\p{L}+|ανεξοφλητ\p{L}+|υφισταμεν\p{L}+ δανει\p{L}+|(?:debts?|arrears|owe[sd]?|owing|dues|overdue|unpaid|outstanding (?:balances?|amounts?|liabilit\p{L}+|loans?|principal|debts?)))(?!\p{L})${notToCome}`,
  'u',
)
/** What a loan is given for is no debt that keeps somebody out: "loans to refinance debts of up to 50.000 €". */
const paysDebts = /(?:αναχρηματοδοτ|αποπληρωμ|εξοφλησ|ρυθμισ|refinanc|repay|pay off|settle)\p{L}*[^.;·]{0,40}$/u
/** Whether the sum behind these words is one that somebody has had or owes. */
export const isOfApplicant = (before: string): boolean =>
  hadBefore.test(before) || (owed.test(before) && !paysDebts.test(before))

/** Amounts that are a regulation's, a group's or a month's, not one project's. */
export function isOfOthers(folded: string, sentence: Sentence, figure: Figure): boolean {
  // The ceiling may stand in the clause after the one that names the regulation, unless that calls it the call's own aid.
  const own = ownWords(folded, sentence, figure)
  const told = folded.slice(sentence.start, figure.start)
  // A plan's budget is no ceiling of a regulation.
  const whole =
    /(?:επιχορηγησ|επιδοτησ|δημοσι\p{L}+ δαπαν|προυπολογισμ)\p{L}*[^.;·,\d]{0,60}$|(?:grants?|budget)[^.;,\d]{0,40}$/u.test(
      told,
    )
      ? own
      : folded.slice(Math.max(0, sentence.start - 200), sentence.start) + own
  if (
    /ησσονοσ|de minimis|2023\/2831|1407\/2013|1408\/2013|717\/2014|ενιαια(?:σ)? επιχειρησ|single undertaking/u.test(
      whole,
    ) &&
    figure.values.every(
      (value) =>
        ceilings.has(value) ||
        (/717\/2014|1408\/2013|αλιε|γεωργ|αγροτ|fish|agricult/u.test(whole) && sectoralCeilings.has(value)),
    )
  )
    return true
  const before = folded.slice(sentence.start, figure.start)
  const after = folded.slice(figure.end, sentence.end)
  if (isOfApplicant(before)) return true
  // "300.000 euro in three years": the ceiling of the regulation, named or not.
  if (
    figure.values.length === 1 &&
    ceilings.has(figure.values[0] ?? 0) &&
    (/^[^.;·\d]{0,40}(?:(?:σε|εντοσ|για|ανα|within|over|in) (?:οποιαδηποτε |any |a )?(?:τρια|3|τριετι|three|3-year)|τριετια)/u.test(
      after,
    ) ||
      /(?:τριετ\p{L}+ ορι\p{L}+|three-year (?:limit|ceiling))[^.;·\d]{0,20}$/u.test(before))
  )
    return true
  // "6.2m (ERDF 5.27m, national 0.93m)": who pays it.
  if (
    /[(,]\s*(?:erdf|esf\+?|eafrd|emfaf|ετπα|εκτ\+?|national|εθνικ\p{L}+)(?: (?:funds?|πορ\p{L}+|συμμετοχη))?\s*:?\s*(?:€|eur)?\s*$/u.test(
      before,
    )
  )
    return true
  if (overall.test(folded.slice(sentence.start, sentence.end)) || isBesideCall(before, after)) return true
  if (ofYearsBudget.test(after) || securedAtLarge(before, after, folded.slice(sentence.start, sentence.end)))
    return true
  // "Proposals requesting around 4 million each".
  if (
    /(?:requesting|of around|of about|αιτουμεν\p{L}+)[^.;\d]{0,30}$/u.test(before) &&
    /^\s*(?:€|eur|ευρω)?\s*(?:each|η καθεμια|το καθενα)(?!\p{L})/u.test(folded.slice(figure.end, sentence.end))
  )
    return true
  if (
    /third part(?!ies (?:will be|are) (?:selected|chosen|funded|supported))|τριτ\p{L}+ μερ|τριτουσ/u.test(
      folded.slice(sentence.start, sentence.end),
    )
  )
    return true
  // "Businesses that already hold a bank loan above 100.000 €".
  if (
    /(?:already|ηδη|existing|υφισταμεν\p{L}+|current(?:ly)?)(?!\p{L})[^.;·\d]{0,50}(?:loans?|δανει\p{L}+)[^.;·\d]{0,30}$|(?:loans?|δανει\p{L}+) (?:που )?(?:already|ηδη)[^.;·\d]{0,30}$/u.test(
      before,
    )
  )
    return true
  if (
    /^[^.;]{0,60}(?:δεν ειναι το οριο|is not the (?:limit|ceiling)|δεν προσμετρ|not counted|εμμεσ\p{L}+ ενισχυσ|και ανω απαιτ)/u.test(
      folded.slice(figure.end, sentence.end),
    )
  )
    return true
  // "Up to 3 million may be added as equity", "equity of up to 3 million".
  if (
    /^\s*(?:€|euros?|eur|ευρω)?,? (?:(?:\p{L}+ ){0,4}(?:as|in the form of)|(?:\p{L}+ ){0,4}(?:ωσ|με (?:τη )?μορφη)) (?:\p{L}+ )?(?:equity|quasi-?equity|share capital|μετοχικ\p{L}+|συμμετοχησ? στο (?:μετοχικο )?κεφαλαιο)/u.test(
      after,
    ) ||
    /(?<!\p{L})equity(?: (?:investments?|stakes?|tickets?|component|part))?(?: (?:of|up to|between|from|at most|max\.?|a maximum of|:))+\s*(?:€|eur)?\s*$/u.test(
      before,
    )
  )
    return true
  // "50.000 € in equity", unless a part of the money is given so: "120 million in grants and 180 in equity".
  if (
    /^[^.;:\d]{0,60}(?:in equity|σε μετοχικ)/u.test(after) &&
    !/(?<!\p{L})(?:in|σε|ωσ) (?:grants?|loans?|guarantees?|επιχορηγησ\p{L}+|δανει\p{L}+|εγγυησ\p{L}+)(?!\p{L})/u.test(
      before,
    )
  )
    return true
  if (
    /(?:εχουν|εχει|have|has)(?: \p{L}+)? (?:επενδυθ|απορροφηθ|διατεθ|δεσμευθ|χορηγηθ|καταβληθ|αιτηθ|εκταμιευ[θτ]|invested|absorbed|paid|spent|disbursed|been (?:invested|absorbed|paid))\p{L}*\s*$/u.test(
      folded.slice(sentence.start, figure.start),
    )
  )
    return true
  // "Since 2021 the programme has helped 39 teams and paid out 1.3 million".
  if (
    /(?<!\p{L})(?:paid out|disbursed|lent out|handed out)\s*(?:€|eur|over|some|about)?\s*$/u.test(before) &&
    /(?<!\p{L})(?:since|has|have|had|so far|to date)(?!\p{L})/u.test(before)
  )
    return true
  // "At least 60 % of the grant is passed on to firms in grants of 5.000 to 12.000 €".
  if (
    /passed on to|re-?granted to|handed on to|(?:μεταβιβαζ|προωθ|αναδιανεμ)\p{L}* (?:σε|προσ|στ\p{L}{1,3}) /u.test(
      before,
    )
  )
    return true
  // "Three firms with aid of 412.000 € together", "all that a firm has received in five years from all schemes is limited to 20 million".
  if (/^\s*(?:€|ευρω|eur)?\s*(?:μαζι|αθροιστικα|between them|together|combined(?! with))(?!\p{L})/u.test(after))
    return true
  if (
    /(?:απο (?:ολα τα καθεστωτα|ολεσ τισ πηγεσ)|from all (?:schemes|sources)|σωρευτικ\p{L}+ (?:οριο|ποσο|ενισχυσ))[^.;·\d]{0,60}$/u.test(
      before,
    )
  )
    return true
  // "Purchases in cash above 500 €".
  if (/(?:μετρητ\p{L}*|in cash)[^.;·\d]{0,30}$/u.test(before)) return true
  // "The costs of preparation are covered by a lump sum of 1.000 €".
  if (
    /(?<!\p{L})(?:δαπανεσ|εξοδα|costs|expenses) [^.;·\d]{3,60}(?:καλυπτ|πληρων|αποζημιων|covered|paid)\p{L}*[^.;·\d]{0,20}(?:εφαπαξ|κατ ['’]?\s?αποκοπη|lump sum|flat)[^.;·\d]{0,20}$/u.test(
      before,
    )
  )
    return true
  // "In 2025 we received 311 applications asking for 7.4 million".
  if (
    /(?:received|υποβληθηκαν|ληφθηκαν|κατατεθηκαν)(?!\p{L})[^.;·]{0,30}(?:applications|proposals|requests|αιτησεισ|προτασεισ)(?!\p{L})[^.;·\d]{0,40}$/u.test(
      before,
    )
  )
    return true
  // The share of a fund in a sum, and sums that are given by way of exception.
  if (
    isFundShare(folded.slice(sentence.start, figure.start), folded.slice(figure.end, sentence.end)) ||
    /(?:shall be|are|is) the exception|κατ ?['’]? ?εξαιρεση|exceptionally|by way of exception/u.test(
      folded.slice(sentence.start, sentence.end),
    )
  )
    return true
  // "Through it the country has secured 31 billion": what all its calls have.
  if (
    /(?<!\p{L})(?:η (?:χωρα|ελλαδα)|greece|the country)(?: μασ)? (?:εχει |θα |has |will )?(?:εξασφαλ|λαμβαν|λαβ|αντλ|απορροφ|secur|receiv|obtain)\p{L}*[^.;·]{0,220}$/u.test(
      before,
    )
  )
    return true
  if (/(?:parent|umbrella|previous) fund|(?:μητρικ|κεντρικ)\p{L}+ ταμει|ομπρελα/u.test(before)) return true
  // What banks add, and the whole with the private share.
  if (
    /(?:μοχλευσ|leverag|αναμεν\p{L}+ (?:συνολικο )?χαρτοφυλακ|(?:με|μαζι με|και) την? ιδιωτικη|(?:with|including) (?:the )?private)[^.;·\d]{0,60}$/u.test(
      before,
    )
  )
    return true
  // "While 40 million will go to the next round".
  if (
    /^\s*(?:€|ευρω|eur)?\s*[^.;·,\d]{0,40}(?:επομεν\p{L}+|μελλοντικ\p{L}+|νεο(?:υ)?|next|future|later) (?:κυκλο|προσκλησ|φασ|call|round|phase)/u.test(
      folded.slice(figure.end, sentence.end),
    )
  )
    return true
  if (
    !/(?<!\p{L})(?:receive|λαβ(?:ει|ουν))(?!\p{L})/u.test(before) &&
    /(?:over|across) all (?:\p{L}+ )?calls|σε ολ(?:εσ|ουσ) τ(?:ισ|ουσ) (?:\p{L}+ )?(?:προσκλησ|κυκλ|δρασ)/u.test(
      folded.slice(figure.end, sentence.end),
    )
  )
    return true
  // What a State adds to the money of the Union.
  if (/(?:εθνικ\p{L}+ (?:πορ|συμμετοχ|πιστωσ)|national (?:funds|co-?financ|contribution))[^.;)]{0,40}$/u.test(before))
    return true
  // "In two rounds of 20 million".
  if (/(?:κυκλουσ|φασεισ|μερη|rounds|windows|parts)\s*(?:των|απο|of)\s*(?:€|eur)?\s*$/u.test(before)) return true
  // "With a net worth of less than 2 million", "a valuation below 5 million": the applicant's own figures.
  if (
    /(?<!\p{L})(?:net worth|(?:taxable|household|gross|personal) income|valuation|φορολογητε\p{L}+ εισοδημ\p{L}+|εισοδημα(?:τοσ)?|περιουσι\p{L}+|αποτιμησ\p{L}+)(?!\p{L})[^.;·,\d]{0,60}$/u.test(
      before,
    )
  )
    return true
  // "Previous awards ranged from 10 000 to 80 000".
  if (
    /(?<!\p{L})(?:previous|past|earlier|former|prior|προηγουμεν\p{L}+|παλαιοτερ\p{L}+) (?:awards?|grants?|ενισχυσ\p{L}+|επιχορηγησ\p{L}+|επιδοτησ\p{L}+) (?:have |had |were |was |εχουν |ειχαν )?(?:ranged|averaged|amounted|been|of|between|from|ηταν|κυμ\p{L}+|εφτασαν|ανηλθαν)(?!\p{L})[^.;·]*$/u.test(
      before,
    )
  )
    return true
  // "Monthly grant: 1.300 €".
  if (
    /(?<!\p{L})(?:monthly|weekly|daily|hourly|μηνιαι\p{L}{1,3}|εβδομαδιαι\p{L}{1,3}|ημερησι\p{L}{1,3}|ωριαι\p{L}{1,3})(?: \p{L}+){0,4}\s*:?\s*(?:€|eur)?\s*$/u.test(
      before,
    )
  )
    return true
  // A lump sum for a category of costs, a price of something, a figure of the applicant.
  if (/(?:costs?|δαπαν\p{L}+|εξοδα)\s*:\s*(?:lump sum|κατ ['’]?\s?αποκοπη)[^.]{0,20}$/u.test(before)) return true
  if (
    /(?:μεγαλ\p{L}+|large) (?:επενδυσ\p{L}+|παραγωγ\p{L}+|investments?) (?:ανω των|over|above) $|(?:για|σε|for|in) (?:παραγωγεσ|επενδυσεισ|εργα|σχεδια|προτασεισ|projects|plans|investments|grants) (?:ανω των|πανω απο|above|over|exceeding|of more than) (?:τα |€|eur )?$/u.test(
      before,
    )
  )
    return true
  // "A rateable value over 15,000": of what one has.
  if (
    /(?<!\p{L})(?:(?:rateable|rental|market|taxable|book) values?|(?:αντικειμενικ|εμπορικ|λογιστικ|φορολογητε)\p{L}+ αξι\p{L}+)(?!\p{L})[^.;·–]*$/u.test(
      before,
    )
  )
    return true
  // "In the case of projects of 15 million and more, all of it is a grant": what it is the case of.
  if (
    /^[^\p{L}]*(?:in (?:the )?case of|(?:στη[νσ]? |σε )?περιπτωσ(?:η|εισ)(?: που)?)(?!\p{L})[^:]*$/u.test(before) &&
    /^[^.;·:,]{0,60},\s/u.test(after)
  )
    return true
  // "Applicants must have incurred 5 million of energy costs".
  if (
    /(?<!\p{L})(?:must|should|need to|has to|have to) have (?:incurred|spent|consumed|used|paid)(?!\p{L})[^.;]{0,40}$/u.test(
      before,
    )
  )
    return true
  // "Loans over 5,000 – collateral is required".
  if (
    /^[^\p{L}]*(?:τα |οι |the )?(?:loans?|grants?|projects?|plans?|investments?|δανεια|επιχορηγησεισ|σχεδια|εργα|επενδυσεισ) (?:υψουσ |of )?(?:over|above|exceeding|more than|ανω (?:των|του)|πανω απο)\s*(?:τα |τισ )?(?:€|£|\$|\p{L}{3})?\s*$/u.test(
      before,
    ) &&
    /^\s*(?:€|ευρω|euros?|eur)?\s*(?:[-–—:]\s|(?:must|will|shall|require|need|have|has|πρεπει|απαιτ|θα |υποχρε|ελεγχ|αξιολογ)\p{L}*)/u.test(
      after,
    )
  )
    return true
  // "A basic amount of 30.000 €, increased by": what it is without what is added.
  if (
    /^\s*(?:€|ευρω|euros?|eur)?,? (?:(?:το οποιο|που|which is) )?(?:προσαυξαν\p{L}+|increased by|plus (?=(?:€|eur)? ?\d))/u.test(
      after,
    )
  )
    return true
  return perUnit.test(folded.slice(figure.end))
}

/** Behind an amount: it is that of a month, a vehicle, a person. */
const perUnit =
  /^[^.,;]{0,25}(?:μηνιαιωσ|ημερησι\p{L}+|ωριαι\p{L}+|εβδομαδιαι\p{L}+|(?:την|τη|για καθε|ανα) (?:ημερα|εβδομαδα|ωρα)|(?<!\p{L})(?:(?:an?|each|every) (?:day|week|month|hour)|daily|weekly|monthly|hourly)(?!\p{L})|το μηνα|την ωρα|τον χρονο|ετησιωσ ανα|ανα (?:\p{L}+ )?(?:ομιλο|μηνα|συμμετοχη(?!\p{L})|ασκουμεν|μαθητευομεν|ωφελουμεν\p{L}+ ανεργ|περιοδο|ζωο|δεντρο|σκαφοσ|ενιαια|θεση|ωρα|ημερα|ατομο|εργαζομεν|οχημα|δωματιο|στρεμμα|μοναδα|ημερομισθιο|τεμαχιο|εισιτηριο|[kκ]wp?h?(?!\p{L})|[mμ]wp?h?(?!\p{L})|κιλοβατ|μεγαβατ|εκταρι|τετραγωνικο|τ\.? ?μ(?!\p{L})|m2|τονο|κλινη|κεφαλη|συσκευη|χιλιομετρο)|τον μηνα|μηνιαι|per (?:[\p{L}\d-]+ ){0,3}(?:month|week|(?:\p{L}+-)?period|trajectory|course|placement|apprentice|student|child|animal|boat|tree|advice(?!\p{L})|group|hour|day|person|employee|job|vehicle|unit|item|room|hectare|night|post|trainee|event|kwp?h?(?!\p{L})|mwp?h?(?!\p{L})|kilowatt|megawatt|square|m2|tonne|ton(?!\p{L})|bed(?!\p{L})|head(?!\p{L})|kilomet))/u

/** "The projects that are funded are eligible: to receive booster grants of up to …": what those who have won may have besides. */
export const isFollowUp = (block: Block, before: string): boolean =>
  ofWinners.test(`${block.announcedBy} ${before}`) &&
  /(?<!\p{L})(?:grants?|funding|vouchers?|support|prizes?|επιχορηγησ\p{L}+|ενισχυσ\p{L}+|χρηματοδοτησ\p{L}+)(?!\p{L})[^.;·\d]{0,30}$/u.test(
    before,
  )
const ofWinners =
  /(?:projects?|proposals|beneficiaries|companies|applicants|winners|ones|teams) (?:that (?:are|have been|were) |which are )?(?:already )?(?:funded|selected|awarded|financed|supported)(?: (?:through|under|by|in|from) [^.;:]{2,40})? (?:are (?:also )?(?:eligible|entitled)|(?:may|can) (?:then |later |also )(?:apply|receive|ask|access)|(?:may|can) (?:receive|access) (?:follow-?up|further|additional))(?!\p{L})|(?:selected|funded|winning|awarded) (?:projects?|proposals|companies|applicants|teams) (?:may|can) (?:also|then|later|in addition) (?:receive|access|apply|ask)|(?:εργα|επιχειρησεισ|ομαδεσ|σχεδια|δικαιουχοι) που (?:χρηματοδοτ|επιλεγ|επιλεχθ|ενισχυ|βραβευ)\p{L}+(?: [^.;·:]{2,40})? (?:μπορουν|δικαιουνται|εχουν δικαιωμα) (?:επισησ|στη συνεχεια|ακομη|επιπλεον|μετα|αργοτερα)/u

/** "Most for each electric vehicle" as the name of a row. */
export const isOfUnit = (row: string): boolean =>
  perUnit.test(row.slice(Math.max(0, row.search(/(?<!\p{L})(?:ανα|per) /u))))

/** "The money is part of a larger package of 900 million, in which 300 are for …": the rest of such a sentence is of others. */
export const isOfLarger = (before: string): boolean => partOfLarger.test(before)
const partOfLarger =
  /(?<!\p{L})(?:part|slice|portion|share|comes?|drawn|taken) (?:of|out of|from) (?:an?|the|its) (?:much )?(?:larger|bigger|wider|broader|greater)(?!\p{L})|(?:μεροσ|τμημα|κομματι|απο|εντασσεται σε|στο πλαισιο) (?:ενοσ|ενα|μιασ|μια|του|τησ|το|τη) (?:πολυ )?(?:μεγαλυτερ|ευρυτερ)\p{L}+/u

/** "The programme has 3,9 billion, of which 72 million are for this call": the first is another's. */
export function widerBudget(
  folded: string,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
): 'whole' | 'part' | undefined {
  const inside = all.filter((other) => other.start >= sentence.start && other.end <= sentence.end)
  const ofThis =
    /(?:απο τα οποια|εκ των οποιων|απο αυτα|of which|of this)[^.]{0,40}(?:συγκεκριμεν|παρουσα|εν λογω|this (?:call|scheme|action)|the present)/u
  if (inside.length > 1) {
    const next = inside.find((other) => other.start > figure.start)
    const behindNext = next === undefined ? '' : folded.slice(next.end, sentence.end)
    const nextIsThis =
      next !== undefined &&
      /(?:απο τα οποια|εκ των οποιων|of which)/u.test(folded.slice(figure.end, next.start)) &&
      isThis.test(behindNext)
    // "Has 64 million for the whole programme, but 16 million are opened by this call".
    const turns =
      next !== undefined &&
      /(?:ομωσ|αλλα|ενω|ωστοσο|but|while|however)(?!\p{L})[^.;·]{0,60}(?:παρουσα|παρον|συγκεκριμεν|this (?:call|round|scheme))|(?:παρουσα|this) (?:προσκληση|κυκλο|call|round)[^.;·\d]{0,40}$/u.test(
        folded.slice(figure.end, next.start),
      ) &&
      /προγραμμα|programme|συνολικ|διαρκεια|περιοδο|lifetime|overall|whole|^\s*(?:out of|from|απο) (?:the |τα |το |τον )?(?:€|eur|\d|\p{L}+ (?:€|eur|\d))/u.test(
        folded.slice(sentence.start, next.start),
      )
    if (turns || nextIsThis || (next !== undefined && ofThis.test(folded.slice(figure.end, next.start)))) return 'whole'
    const before = inside.findLast((other) => other.end <= figure.start)
    if (
      before !== undefined &&
      (ofThis.test(folded.slice(before.end, figure.start)) ||
        (/(?:ομωσ|αλλα|ενω|ωστοσο|but|while|however)(?!\p{L})[^.;·]{0,60}(?:παρουσα|παρον|συγκεκριμεν|this (?:call|round|scheme))/u.test(
          folded.slice(before.end, figure.start),
        ) &&
          /προγραμμα|programme|διαρκεια|περιοδο|lifetime|overall|whole/u.test(
            folded.slice(sentence.start, figure.start),
          )) ||
        (/(?:απο τα οποια|εκ των οποιων|of which)/u.test(folded.slice(before.end, figure.start)) &&
          isThis.test(folded.slice(figure.end, sentence.end))))
    )
      return 'part'
  }
  if (isOfLarger(folded.slice(sentence.start, figure.start))) return 'whole'
  // "Nationally the measure has 85 million".
  if (
    /^[^\p{L}]*(?:εθνικα|πανελλαδικα|πανελληνια|σε (?:εθνικο επιπεδο|ολη τη χωρα)|nationally|nationwide|across the country)(?!\p{L})/u.test(
      folded.slice(sentence.start, figure.start),
    )
  )
    return 'whole'
  if (
    /(?:προγραμμα|programme) [«"“][^»"”]*20\d\d\s?[-–]\s?20\d\d|of the (?:destination|work programme|mission)|ταμειο ανακαμψησ (?:\p{L}+ )?(?:διαθετει|εχει)/u.test(
      folded.slice(sentence.start, figure.start),
    )
  )
    return 'whole'
  // "180 million is what all measures for water come to".
  if (
    /^[^.;·]{0,25}συνολικα (?:ολεσ )?οι (?:δρασεισ|προσκλησεισ|παρεμβασεισ)|^[^.;]{0,25}(?:for|in) all (?:the )?(?:calls|measures|schemes)/u.test(
      folded.slice(figure.end, sentence.end),
    )
  )
    return 'whole'
  return /(?<!\p{L})(?:παλυθ|εσπα|π\.?ε\.?π\.?|επανεκ|ταα|σσ καπ|ετπα|εκτ\+?|erdf|esf|rrf|horizon europe) (?:\S+ )?(?:εχει|διαθετει|has|have)/u.test(
    folded.slice(sentence.start, figure.start),
  )
    ? 'whole'
    : undefined
}

const isThis =
  /^\s*(?:€|ευρω)?\s*(?:(?:η|το|για την|για το|στην|στο) (?:παρουσα|παρον|συγκεκριμεν|εν λογω)|(?:is |are |for |in )+this (?:call|scheme))/u
