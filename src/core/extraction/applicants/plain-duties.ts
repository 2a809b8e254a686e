/**
 * Sentences that bind in plain words, whatever they stand under: what a plan must be, how many grants one may have at a time, what comes
 * before an application, what nobody may do before the award. Folded text.
 */

const start = String.raw`^[^\p{L}\d]*(?:\p{L}{1,2}[.)] )?(?:[\p{L} ]{2,20}: )?(?:(?:with respect to|in the case of|for|among|οσον αφορα|στην περιπτωση|για|μεταξυ) [^,]{3,60}, )?`
const article = String.raw`(?:(?:η|ο|οι|τα|το|καθε|ολ\p{L}+|the|an?|each|every|any|all|your|eligible|supported|proposed|funded|selected|επιλεξιμ\p{L}+|προτεινομεν\p{L}+|επενδυτικ\p{L}+|επιχειρηματικ\p{L}+|initial|individual) )*`
const plan = String.raw`(?:[\p{L}-]+ )?(?:σχεδι(?:ο|α)|εργ(?:ο|α)|επενδυσ(?:η|εισ)|προτασ(?:η|εισ)|projects?|investments?|proposals?|solutions?|experiments?)(?! (?:costs?|budgets?|manager|team|leader|officer|consorti|partner))`
const duty = String.raw`(?<!\p{L})(?:(?:θα )?πρεπει|οφειλ(?:ει|ουν)|απαιτειται|must|shall|should|ha(?:s|ve) to|needs? to)(?!\p{L})`
const ofPlan = new RegExp(String.raw`${start}${article}${plan}(?!\p{L})[^.;·:]{0,90}?${duty}`, 'u')
/** What is done with a plan on the way, and who marks it. */
const ofCourseOfPlan =
  /(?<!\p{L})(?:reports?|scor\p{L}+|evaluat\p{L}+|assess\p{L}+|ranked|points?|logo\p{L}*|emblem|publici\p{L}+|audit\p{L}*|monitor\p{L}*|uploaded|written|english|pages?|template|acknowledg\p{L}+|keep|kept|βαθμ\p{L}+|αξιολογ\p{L}+|δημοσιοτ\p{L}+|σελιδ\p{L}+|εντυπ\p{L}+|be (?:submitted|sent|filed|completed|finished|signed)|υποβλη\p{L}+|υποβαλ\p{L}+|ολοκληρω\p{L}+|συνοδευ\p{L}+|accompanied)(?!\p{L})/u
/** Whether a sentence says what a plan must be. */
export const bindsPlans = (folded: string): boolean =>
  ofPlan.test(folded) && !ofCourseOfPlan.test(folded) && folded.length < longest
const longest = 400

/** "Projects must:", "the investment has to be in one of these fields:", above a list. */
export const leadsFromPlans = (line: string): boolean => bindsPlans(line) && /:\s*$/u.test(line)

const may = String.raw`(?<!\p{L})(?:may|can|must|shall|μπορ(?:ει|ουν)(?: να)?|δικαιου(?:ται|νται))(?!\p{L})`
/** "Only one open project at a time". */
const atATime =
  /(?<!\p{L})(?:only|at most|no more than|not more than|a maximum of|just|μονον?|εωσ|το πολυ|περισσοτερα απο|περισσοτερεσ απο)(?!\p{L})[^.;·]{0,30}(?<!\p{L})(?:one|two|a single|\d|ενα|μια|δυο)(?!\p{L})[^.;·]{0,20}(?<!\p{L})(?:active|open|ongoing|running|current|live|ενεργ\p{L}+|ανοιχτ\p{L}+|τρεχον\p{L}*|σε εξελιξη)(?!\p{L})|(?<!\p{L})(?:not|δεν)(?!\p{L})[^.;·]{0,40}new (?:[\p{L}-]+ ){0,2}(?:application|project|proposal)[^.;·]{0,90}(?:while|until|before|interval|less than)/u
/** "No partner may carry more than half." */
const ofPartners =
  /(?<!\p{L})(?:no(?: single)?|κανεν\p{L}+)(?: other)? (?:partner|participant|beneficiary|consortium member|εταιρ\p{L}+|συμμετεχ\p{L}+|δικαιουχ\p{L}+)(?!\p{L})[^.;·]{0,30}(?<!\p{L})(?:may|can|must|shall|δεν|να)(?!\p{L})/u
/** "Other companies may own up to a fifth of it." */
const ofShares = new RegExp(
  String.raw`${may}[^.;·]{0,20}(?<!\p{L})(?:holds?|owns?|κατεχ\p{L}+)(?!\p{L})[^.;·]{0,30}\d ?%[^.;·]{0,30}`,
  'u',
)

const must = String.raw`(?<!\p{L})(?:necessary|mandatory|compulsory|obligatory|required|must|ha(?:s|ve) to|needs? to|υποχρεωτικ\p{L}+|απαιτειται|απαραιτητ\p{L}+|(?:θα )?πρεπει|οφειλ\p{L}+)(?!\p{L})`
const beforehand = String.raw`(?<!\p{L})(?:before|prior to|πριν(?: απο)?)(?!\p{L})(?: [\p{L}-]+){0,4}? (?:submi\p{L}+|appl(?:y|ying|ication)|υποβολη\p{L}*|αιτησ\p{L}*)(?!\p{L})`
const first = new RegExp(String.raw`${beforehand}[^.;·]{0,80}${must}|${must}[^.;·]{0,80}${beforehand}`, 'u')
/** How one applies. */
const errands =
  /(?<!\p{L})(?:read|check|review|consult the|download|register|sign up|log|creat\p{L}+|accounts?|contact|familiari\p{L}+|fill|complete|documents?|guide\p{L}*|διαβασ\p{L}+|μελετησ\p{L}+|ελεγξ\p{L}+|εγγραφ\p{L}+|λογαριασμ\p{L}+|κωδικ\p{L}+|συμπληρ\p{L}+|δικαιολογητικ\p{L}+|οδηγ\p{L}+|taxis\p{L}*)(?!\p{L})/u

const begun = String.raw`(?<!\p{L})(?:order|b(?:uy|ought)|purchas|start|begin|began|begun|commenc|initiat|sign|παραγγ|αγορα[σζ]|ξεκιν|αρχισ|εναρξ)\p{L}*`
const awarded = String.raw`(?:approv|award|contract|agreement|offer|confirm|decision|application|εγκρι|αποφασ|ενταξ|συμβασ|αιτησ|υποβολ)\p{L}*`
const onlyAfter = new RegExp(
  String.raw`(?<!\p{L})(?:may|must|should|can|shall|πρεπει|μπορ\p{L}+)(?!\p{L})[^.;·]{0,30}?(?<!\p{L})(?:only|not|μονο|μην?|να μην?)(?!\p{L})[^.;·]{0,40}${begun}[^.;·]{0,60}(?<!\p{L})(?:until|before|once|after|unless|prior to|πριν|αφου|μετα)(?!\p{L})[^.;·]{0,50}(?<!\p{L})${awarded}`,
  'u',
)

/** Their own share of the costs, in words or of the work. */
const ofShare =
  /(?<!\p{L})(?:must|shall|expected|required|ha(?:s|ve) to|needs? to|πρεπει|οφειλ\p{L}+|απαιτειται)(?!\p{L})[^.;·]{0,60}(?<!\p{L})(?:match[- ]?fund|co-?fund|co-?financ|αυτοχρηματοδοτ|συγχρηματοδοτ)\p{L}*|\d ?(?:%|per cent)[^.;·]{0,30}(?:person[- ]months|ανθρωπομην)/u
/** "The grant is combined with an investment of a fund": who else has to give money. */
const ofInvestors =
  /(?:grants?|funding|aid|support|ενισχυσ\p{L}*|επιχορηγησ\p{L}*)(?!\p{L})[^.;·]{0,60}(?<!\p{L})(?:(?:combined|matched|paired) (?:with|by)|συνδυα[ζσ]\p{L}+ με)(?!\p{L})[^.;·]{0,40}(?<!\p{L})(?:invest(?:ments?|ors?)|venture|angels?|επενδυτ\p{L}+|επενδυσ\p{L}+ απο)(?!\p{L})/u
/** "… in one of the following areas – health, energy and ports". */
const oneOfFields =
  /(?<!\p{L})(?:one|any) of the following (?:[\p{L}-]+ ){0,2}?(?:areas|fields|topics|sectors|domains|themes|challenges|priorities)\s*[–—:-]\s*\p{L}|(?<!\p{L})(?:εναν?|μια|ενα)(?: τουλαχιστον)? απο τ\p{L}{1,3} (?:ακολουθ|εξησ|παρακατω)\p{L}* (?:\p{L}+ )?(?:τομε|θεματικ|περιοχ|πεδι|προτεραιοτ)\p{L}*\s*[–—:-]\s*\p{L}/u
/** "Funding is not available for other kinds of animals". */
const notForOthers =
  /(?<!\p{L})not (?:available|open|given|granted|paid) (?:to|for) (?:any )?other (?:types?|kinds?|forms?) of(?!\p{L})|(?<!\p{L})δεν (?:παρεχεται|χορηγειται|δινεται|καταβαλλεται|διατιθεται) (?:σε|για) αλλ\p{L}{1,3} (?:ειδ|κατηγορι|τυπ)/u

/** Whether a sentence binds those who apply in plain words of one of these kinds. */
export const bindsPlainly = (folded: string): boolean =>
  folded.length < longest &&
  (atATime.test(folded) ||
    ofPartners.test(folded) ||
    ofShares.test(folded) ||
    onlyAfter.test(folded) ||
    [ofShare, ofInvestors, oneOfFields, notForOthers].some((words) => words.test(folded)) ||
    (first.test(folded) && !errands.test(folded)))
