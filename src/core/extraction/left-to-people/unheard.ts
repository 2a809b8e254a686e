import type { Span } from '../../facts/text-fold.ts'
import { isCodeRow } from '../activities/activity-lists.ts'
import { isBareCondition } from '../applicants/bare-conditions.ts'
import {
  addressed,
  afterAward,
  eligibility,
  leadsFromWhom,
  negation,
  notEligibility,
  ofApplicants,
  ofPlaces,
  plainKeysOf,
} from '../applicants/condition-gate.ts'
import { isSoft } from '../applicants/condition-sentence.ts'
import { boundsAccounts, isOfCosts, isOfHow, isOfOther } from '../applicants/left-out.ts'
import { bindsWhoApplies, countsAsOthersDo, takesNot } from '../whose/own-verdicts.ts'
import { bindsPlainly, bindsPlans, leadsFromPlans } from '../applicants/plain-duties.ts'
import { askedOf } from '../reading.ts'
import type { Reading } from '../reading.ts'
import { isApart, isAside, standsAside, tellsOfOthers } from '../whose/scope.ts'
import { isOfSectors } from '../applicants/trades.ts'
import { isAllowance, isDefinition } from '../sentences/sentence-operators.ts'
import { asks, placeIn, sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/**
 * The sentences that bind those who apply, or leave some of them out, whatever else the readers know: what nothing of a draft cites becomes
 * a question, so that no condition goes without a trace. Folded text.
 */

/** Words that bind, bound or leave out. */
const binding =
  /(?<!\p{L})(?:πρεπει|οφειλ\p{L}+|υποχρεουται|υποχρεουνται|απαιτ(?:ειται|ουνται)|προυποτιθεται|προυποθεση|δεν|μην?|ουτε|κανεν\p{L}+|καμι?α|χωρισ|αποκλει(?!στικ)\p{L}+|εξαιρ(?:ειται|ουνται|ουμεν\p{L}+)|εκτοσ|πλην|απαγορευ\p{L}+|απορριπτ\p{L}+|μονον?|αποκλειστικα|τουλαχιστον|κατ'? ?ελαχιστον|ελαχιστ\p{L}+|αναγκαι\p{L}+|απαραιτητ\p{L}+|must|shall|ha(?:ve|s) to|needs? to|required|requires?|may not|cannot|excluded|barred|ineligible|not|nor|no|none|nobody|without|only|solely|exclusively|unless|at least|minimum|prohibited|refused|rejected)(?!\p{L})/u

/** Those who apply, and what they do for a living. */
const whom =
  /(?<!\p{L})(?:επιχειρησ(?!ιακ)|εταιρ(?:ει|ι)|αιτουντ|αιτων|αιτουσ|υποψηφι|ωφελουμεν|επαγγελματι|συνεταιρισμ|σωματει|ιδρυματ|νομικ\p{L}+ προσωπ|φυσικ\p{L}+ προσωπ|φορε(?:ισ|ασ|α|ων)(?!\p{L})|οσ(?:οι|εσ|ουσ)(?!\p{L})|οποι(?:οσ|α|οι) (?:εχ|ειν|ελαβ)|συμμετεχοντ|μονοπροσωπ|κλαδ(?:οι|οσ|ων|ουσ)(?!\p{L})|δραστηριοτητ(?:εσ|α|ων)(?!\p{L})|(?:χονδρικο|λιανικο) εμποριο|αλιεια|γεωργια|πρωτογενη|τυχερ\p{L}+ παι|applicants?(?!\p{L})|candidates?(?!\p{L})|borrowers?(?!\p{L})|enterprises?(?!\p{L})|compan(?:y|ies)(?!\p{L})|firms?(?!\p{L})|business(?:es)?(?!\p{L})(?! (?:plan|hours|days?|model|case|trip|class))|undertakings?(?!\p{L})|smes?(?!\p{L})|start-?ups?(?!\p{L})|organi[sz]ations?(?!\p{L})|(?:legal )?entit(?:y|ies)(?!\p{L})|associations?(?!\p{L})|foundations?(?!\p{L})|charit(?:y|ies)(?!\p{L})|cooperatives?(?!\p{L})|sole traders?(?!\p{L})|public bodies(?!\p{L})|authorit(?:y|ies)(?!\p{L})|natural persons?(?!\p{L})|legal persons?(?!\p{L})|(?:those|anyone|anybody|nobody|people) (?:who|that|with|whose)|sectors?(?!\p{L})|retail(?:ers)?(?!\p{L})|wholesale(?!\p{L})|agricultur|fisher(?:y|ies)|gambling|tobacco|weapons)/u
/** Whom the first words of a sentence are about, where what it says of them is a state and no errand. */
const opensWithWhom =
  /^[^\p{L}]*(?:\p{L}{1,2}[.)] )?(?:(?:η|ο|οι|τα|το|τισ|τουσ|the|an?|each|every|any|all|no|only|μονον?|καθε|ολεσ|ολοι) )*(?:[\p{L}-]+ ){0,2}?(?:επιχειρησ(?!ιακ)|εταιρ(?:ει|ι)|αιτουν|αιτων|αιτουσ|φορε(?:ασ|ισ)(?! (?:διαχ|υλοπ|χρημ|πιστοπ))(?!\p{L})|υποψηφι|ενδιαφερομεν|συνεταιρισμ|νομιμ\p{L}+ εκπροσωπ|εκμεταλλευσ(?:η|εισ)(?!\p{L})|γεωργ(?:οσ|οι)(?!\p{L})|αγροτ(?:ησ|εσ)(?!\p{L})|αλι(?:εασ|εισ)(?!\p{L})|παραγωγο[ισ](?!\p{L})|(?:agricultural )?holdings?(?!\p{L})|farms?(?!\p{L})|farmers?(?!\p{L})|fishers?(?!\p{L})|επιχειρηματι(?:ασ|εσ)|αυτοαπασχολουμεν|applicant|candidate|entrepreneurs?(?!\p{L})|self-employed|enterprise|undertaking|compan(?:y|ies)(?!\p{L})|firms?(?!\p{L})|business(?:es)?(?!\p{L})|smes?(?!\p{L})|start-?ups?(?!\p{L})|cooperatives?(?!\p{L})|owners?(?!\p{L}))/u

/** "Πρέπει μεταξύ άλλων να είναι εγγεγραμμένοι …": those who were named before have to be or have something. */
const opensWithDuty =
  /^[^\p{L}]*(?:(?:θα )?πρεπει|οφειλουν|απαιτειται|they (?:must|have to|need to|(?:will |are )(?:also )?(?:be )?expected to))(?!\p{L})(?:(?: (?!να )\p{L}+,?){0,3},?(?: να)?|[^.;·:]{3,140}? να) (?:μην? )?(?:ειναι|εχουν|ηταν|ειχαν|διαθετουν|ανηκουν|λειτουργουν|εδρευουν|be|have|hold|belong|operate|contribute|match|finance|co-?finance)(?!\p{L})/u

/** "Στη δράση μπορούν να συμμετάσχουν …", "δικαιούχοι είναι …", "… may apply": a sentence that says who, under whatever title. */
const tellsWho =
  /(?<!\p{L})(?:μπορ(?:ουν|ει) να (?:συμμετ[εα]\p{L}+|μετ[εα]σ?χ\p{L}+|λαβ\p{L}+ μεροσ)|(?:δικαιωμα|δυνατοτητα) (?:συμμετοχησ|υποβολησ|ενισχυσησ|αιτησησ)(?: \p{L}+){0,5} εχ(?:ουν|ει)|entitled to (?:apply|participate|take part)|(?:δικαιουχ(?:οι|οσ)|επιλεξιμοι)(?: \p{L}+){0,4} (?:ειναι|θεωρουνται)|(?:may|can) (?:apply|participate|take part)(?! (?:online|by|from|until|before|through|for|again|with|only))|(?:eligible (?:applicants|beneficiaries)|beneficiaries) are)(?!\p{L})/u
/** Words of it that tell nobody apart. */
const ofAnybody =
  /(?<!\p{L})(?:στ\p{L}{1,3}|σε|οι|τησ?|τ[αοω]ν?|τισ|τουσ|ολ\p{L}{1,3}|και|επισησ|επιχειρησ\p{L}*|εταιρ\p{L}*|ενδιαφερομεν\p{L}*|δυνητικ\p{L}*|δρασ(?:η|ησ|εων)|προγραμμα\p{L}*|προσκλησ\p{L}*|σχεδιο\p{L}?|παρουσα\p{L}?|παρον|αυτ\p{L}+|the|in|to|of|this|call|scheme|programme|all|any|both|businesses|enterprises|companies|firms|interested|parties|applicants)(?!\p{L})/gu
const saysWho = (folded: string): boolean =>
  tellsWho.test(folded) &&
  !/^[^\p{L}]*(?:(?:σε|για|απο) )?(?:ποι\p{L}+|τι|πωσ|who|which|for whom|how)(?!\p{L})/u.test(folded) &&
  /\p{L}{4}/u.test(folded.replace(tellsWho, ' ').replaceAll(ofAnybody, ' '))

/** Titles of what is done, paid, watched or asked for: duties there are no conditions of who may apply. */
const ofCourse =
  /^(?:\S{1,4}[.)] )?(?:[\p{L}’'-]+ ){0,3}?(?:υποβολ|διαδικασι|προθεσμι|χρονοδιαγραμμ|υλοποι|παρακολουθ|πληρωμ|καταβολ|εκταμιευ|ελεγχ|κυρωσ|υποχρεωσ|δεσμευσ|δημοσιοτητ|ενστασ|ορισμ|εννοι|προσωπικ\p{L}+ δεδομεν|αξιολογ|βαθμολογ|επικοινων|πληροφορ|παραδειγμ|δαπαν|δικαιολογητ|ποσα|υψοσ|ενταση|σωρευ|εξοπλισμ|how to (?:apply|submit)|submission|procedure|deadline|timetable|timeline|calendar|when(?!\p{L})|implementation|monitoring|payments?|controls?|checks?|penalt|sanction|obligations?|publicity|visibility|appeals?|definitions?|personal data|data protection|evaluation|assessment|scoring|award|contact|information|examples?|costs?|expenditure|documents?|amounts?|how much|rates?|cumulation|delivery|drawdown|after|μετα|τι (?:χρηματοδοτ|ενισχυ|επιδοτ)|what (?:we|is|it) (?:fund|support|pa))/u

/** What a sentence is about where it binds nobody who applies: aid and how it is paid, an authority, a form, the call itself. */
const ofThings =
  /^[^\p{L}]*(?:\p{L}{1,2}[.)] )?(?:(?:η|ο|οι|τα|το|τισ|τουσ|την?|the|an?|each|every|any|no|this|these|καθε|κανενα|καμια) )*(?:[\p{L}-]+ ){0,2}?(?:ενισχυσ|επιχορηγησ|επιδοτησ|επιταγ|δανει|εγγυησ|ποσ(?:ο|α|οστ)|προυπολογισμ|υπουργει|υπηρεσι|επιτροπ|ταμει|τραπεζ|φακελ|αιτησ|προτασ|προκαταβολ|προθεσμι|πρακτικ|αρχη|συμβασ|απαντησ|προγραμμα(?!\p{L})|προσκλησ|grants?(?!\p{L})|aid(?!\p{L})|support(?!\p{L})|loans?(?!\p{L})|vouchers?(?!\p{L})|guarantees?(?!\p{L})|credit(?!\p{L})|amounts?(?!\p{L})|ministry|committee|agency|fund(?!\p{L})|bank|applications?(?!\p{L})|proposals?(?!\p{L})|forms?(?!\p{L})|payments?(?!\p{L})|advances?(?!\p{L})|call(?!\p{L})|scheme(?!\p{L})|pages?(?!\p{L})|rules?(?!\p{L})|files?(?!\p{L})|απορριψη|εξοφλησ|αναχρηματοδοτ|κωδικο|κανονισμ|σελιδ|εργαζομεν|υπαλληλ|ελεγκτ|συμβουλ|employees?(?!\p{L})|auditors?(?!\p{L})|refinancing)/u

/** What goes on about something that another sentence has named, lets somebody off, counts, names who paid for the page, or is one application for each. */
const ofNobody =
  /^[^\p{L}]*(?:it|this|they|these|that|for (?:the|these)|so|αυτ\p{L}+|τουτο)(?!\p{L})|(?:need|needs) not(?!\p{L})|(?:δεν|μη) (?:εμποδιζ|χρειαζ|απαιτ|προβλεπ|αποτελει αιτησ|υφισταται|μετρ|υπαρχ)\p{L}*|(?:μια|ενα|one|a single) (?:μονο(?:ν)? |only )?(?:αιτησ|προτασ|δρασ|φακελ|application|proposal)\p{L}*|εργαζομεν|προσληφθ|hired?(?!\p{L})|(?:does|do) not count|δεν (?:προσ)?(?:μετρ|υπολογιζ|λογιζ)|views expressed|οι αποψεισ|grant agreement|received funding from|(?:δεν αποτελ\p{L}+|δεν συνιστ\p{L}+) (?:κωλυμα|εμποδιο)|(?:no|not an?) (?:obstacle|bar)(?!\p{L})|only one (?:grant|voucher|loan|plan)(?!\p{L})/u

/** Who joins with whom, and who holds the shares: asked of those who apply in whatever words the sentence begins. */
const ofJoining =
  /(?<!\p{L})(?:consorti(?:um|a)|partnerships?|συμπραξ\p{L}+|κοινοπραξ\p{L}+|εταιρικο (?:\p{L}+ )?σχημα)(?!\p{L})[^.;·]{0,80}(?<!\p{L})(?:at least|no (?:fewer|more)|must|of which|τουλαχιστον|υποχρεωτικα|κατ'? ?ελαχιστον)(?!\p{L})|(?:among|one of|two of) (?:the )?(?:beneficiaries|applicants|partners)(?!\p{L})|(?:στο|του) (?:εταιρικο|μετοχικο)\p{L}? κεφαλαιο\p{L}? (?:ειναι |να ειναι |πρεπει )|(?:shares|capital|voting rights)(?!\p{L})[^.;·]{0,40}(?:held|owned|belong)/u

/** "A readiness level of 5 is required to apply": whatever it is that the application depends on. */
const ofApplying =
  /(?<!\p{L})(?:is|are|be) (?:required|needed|necessary|a (?:condition|prerequisite|requirement)) (?:in order )?(?:to (?:apply|participate|take part|be eligible|qualify)|for (?:applying|participation|eligibility))(?!\p{L})(?! online)|(?:απαιτειται|απαιτουνται|αναγκαι\p{L}+|απαραιτητ\p{L}+) (?:\p{L}+ ){0,2}?για τη[ν]? συμμετοχη|^[^\p{L}]*(?:(?:an?|the|each|every|all) )?(?:applicants?|candidates?|beneficiar(?:y|ies)) needs? (?!to (?:submit|register|apply|send|upload|fill))|^[^\p{L}]*απαιτειται (?:\p{L}+ )?(?:συμμετοχ|εμπειρι|αδει|εγγραφ|πιστοποιησ)|(?:at least|no fewer than) (?:\d+|one|two|three|four|five|six|ten) [\p{L} -]{3,30} (?:is|are) (?:needed|required)(?!\p{L})|^[^\p{L}]*(?:the|its|their|your) (?!(?:project|application|proposal|plan|investment|aid|grant|loan|costs?|budget|call|programme|scheme)(?!\p{L}))\p{L}+ must (?:count|comprise|number|have|hold|include|consist of) (?:at least|no fewer than) (?!€|eur)/u

/** Plans of a kind, refused for what they are. */
const ofPlans =
  /^[^\p{L}]*(?:\p{L}{1,2}[.)] )?(?:επιλεξιμ\p{L}+ (?:ειναι|θεωρ\p{L}+) μονον? (?:εργ|σχεδι|επενδυσ)|only (?:projects|investments|plans)(?!\p{L})|(?:(?:οι|τα|the|any|all) )?(?:επενδυσεισ|εργα|επενδυτικα σχεδια|projects|investments|investment plans)(?!\p{L}))/u
/** When an application came, what it lacks and how it was marked. */
const ofMarks =
  /εκπροθεσμ|ελλιπ|βαθμ|δημοσι\p{L}+ συμβασ|reserve list|marks?(?!\p{L})|μοναδεσ|μορι(?:α|ων)|σειρα|καταταξ|points?(?!\p{L})|scor|rank|late(?!\p{L})|incomplete|(?:within|after|by|before) (?:\d|the)|πριν|μετα|εντοσ|μεχρι/u

/** "(With the exception of enterprises in farming)": whom a sentence leaves out of all that it lets in. */
const takesOut =
  /(?:με|κατ) εξαιρεση (?:(?:τισ|τουσ|των|τα|τησ|τον) )?(?:\p{L}+ )?(?:επιχειρησ|εταιρ|κλαδ|επαγγελματ|συνεταιρισμ)|with the exception of (?:the )?(?:\p{L}+ )?(?:enterprises|compan|firms|business|undertakings|professionals|co-?operatives)/u

/** "To claim the support a photovoltaic station is a precondition": of taking part, whatever it is. */
const isPrecondition =
  /(?<!δεν )(?<!\p{L})(?:αποτελει|ειναι|συνιστα) (?:(?:βασικη|απαραιτητη|αναγκαια|κυρια|η) ){0,2}προυποθεση(?!\p{L})[^.;·]*(?:συμμετοχ|ενταξ|υπαγωγ|διεκδικ|επιδοτησ|ενισχυσ|στηριξ|χρηματοδοτησ)|(?:συμμετοχ|ενταξ|υπαγωγ|διεκδικ|επιδοτησ|ενισχυσ|στηριξ|χρηματοδοτησ)[^.;·]*(?<!δεν )(?:αποτελει|ειναι|συνιστα) (?:(?:βασικη|απαραιτητη|αναγκαια|κυρια|η) ){0,2}προυποθεση(?!\p{L})|is a (?:pre)?condition (?:for|of) (?:taking part|participation|eligibility|support|funding|the (?:grant|aid))/u

/** "Shops that are located in …": where those who apply are, whatever place it is. */
const tellsWhere =
  /(?<!\p{L})(?:(?:is|are|be)(?: \p{L}+ly)?|physically) (?:located|based|situated|established|domiciled|resident) (?:in|within|on) (?=\p{L})|(?<!\p{L})(?:εδρευ(?:ουν|ει)|(?:ειναι|που) εγκατεστημεν\p{L}+|βρισκ(?:ονται|εται)) (?:σε|στ\p{L}+|εντοσ)(?!\p{L})/u

/** "Firms with a loan above 400.000 € are not eligible", "… can take part if their report was handed in by May": whom a sentence keeps out, or lets in on a condition, whatever figure it names. */
const keepsOut =
  /(?<!\p{L})(?:(?:may|can|shall|will) ?not (?:be (?:admitted|accepted|funded|supported)|apply|participate|take part)|(?:is|are|be) (?:excluded|ineligible|rejected|turned (?:down|away)|not (?:eligible|accepted|admitted))|(?:may|can) (?:apply|participate|take part) (?:only )?(?:if|provided|where|when)|αποκλει(?:ονται|εται)|εξαιρ(?:ουνται|ειται)|δεν (?:μπορ(?:ουν|ει) |δικαιου(?:νται|ται) )?(?:να )?(?:υποβαλ|συμμετ|ενταχθ|δανειοδοτ|υπαχθ|υπαγ|εντασσ)\p{L}+|δεν γιν(?:ονται|εται) δεκτ\p{L}+|μπορ(?:ουν|ει) να (?:υποβαλ|συμμετ|ενταχθ)\p{L}+(?: αιτηση)?,? (?:εφοσον|ε?αν|μονον? (?:ε?αν|εφοσον)))(?!\p{L})/u
/** "The premises must have been built before 2017": what has to have been so already is no duty of those who are chosen. */
const mustHaveBeen =
  /(?<!\p{L})(?:πρεπει να (?:μην? )?(?:ηταν|ειχ(?:ε|αν)|εχ(?:ει|ουν) (?:ηδη )?\p{L}{2,}(?:ει|θει))|must (?:not )?have (?:already )?(?:been|\p{L}+ed))(?!\p{L})/u
const laterOn =
  /ολοκληρω|υλοποι|υποβληθ|καταβληθ|εξοφληθ|πληρωθ|εκδοθει τιμολογ|προσκομ|complet|submitted|paid|invoiced|delivered|implemented|spent/u
const tellsPast = (folded: string): boolean => mustHaveBeen.test(folded) && !laterOn.test(folded)
/** The ceiling of small aid, where it is the last of several things that keep somebody out. */
const lastOfCeiling =
  /,? (?:ουτε|καθωσ και|nor|or)(?!\p{L})[^;·]*?(?:300[.,]000|750[.,]000|ησσονοσ|de[ -]minimis)[^;·]*/u
/** "Προϋπόθεση είναι …", "it is a condition that …": whatever it is that has to be so. */
const namesCondition =
  /^[^\p{L}]*(?:(?:βασικη|απαραιτητη|αναγκαια|μονη) )?προυποθεση (?:ειναι|αποτελει)(?!\p{L})|^[^\p{L}]*(?:it is|a|the|one) (?:further |only )?(?:condition|precondition|requirement) (?:is )?that(?!\p{L})/u
/** "Sectors: all except retail", "neither grant is open to retailers", «δεν δικαιούνται συμμετοχής τα υπουργεία». */
const keepsKindsOut =
  /^[^\p{L}]*(?:(?:eligible )?(?:sectors?|industries|activities|trades)|(?:επιλεξιμ\p{L}+ )?(?:κλαδοι|τομεισ|δραστηριοτητεσ))\s*: (?:all|any|every|ολ(?:οι|εσ)|καθε)(?!\p{L})[^.;·]*?(?:except|but|apart from|other than|save|εκτοσ|πλην)(?!\p{L})|(?<!\p{L})(?:neither|none|no)(?: [\p{L}-]+){0,4} (?:is|are) (?:open|available|given|meant) (?:to|for)(?!\p{L})|^[^\p{L}]*δεν (?:εχουν δικαιωμα|δικαιουνται) (?:συμμετοχησ|υποβολησ|να (?:συμμετ|υποβαλ)\p{L}+) (?:οι|τα|ο|η|το)(?!\p{L})/u

/** Letters of a sentence that may state something, and of one that is more than a sentence. */
const [shortest, longest] = [15, 600]

/**
 * Whether a sentence states a condition of who may apply, by its own words or those that it stands under.
 * @param isBare whether it would by where it stands alone
 */
function states(block: Block, folded: string, ofOthers: boolean, isBare: boolean): boolean {
  if (folded.length > longest) return false
  if ((asks(folded) || /:\s*$/u.test(folded)) && !isOfSectors(folded)) return false
  if (isApart(block, folded) || isSoft(folded) || isDefinition(folded) || isAllowance(folded)) return false
  const keys = plainKeysOf(block)
  const context = keys.join(' · ')
  if (notEligibility.test(context) || notEligibility.test(folded)) return false
  if (tellsOfOthers(folded))
    return !ofOthers && !afterAward.test(folded) && (bindsWhoApplies(folded) || countsAsOthersDo(folded))
  if (takesNot(folded) && !isOfCosts(folded)) return true
  if (afterAward.test(folded) || (ofNobody.test(folded) && !opensWithDuty.test(folded))) return false
  if (isBare || ((isOfSectors(folded) || takesOut.test(folded) || isPrecondition.test(folded)) && !ofOthers))
    return true
  const isOfTheirWay = keys.some((key) => ofCourse.test(key))
  if (saysWho(folded) && !isOfCosts(folded) && !isOfTheirWay) return true
  if (!ofOthers && !isOfTheirWay && (keepsKindsOut.test(folded) || namesCondition.test(folded))) return true
  if (!isOfTheirWay && (bindsPlainly(folded) || (leadsFromPlans(block.announcedBy) && block.kind === 'item')))
    return true
  if (folded.length < shortest || isOfHow(folded)) return false
  if (!isOfTheirWay && bindsPlans(folded) && !isOfCosts(folded)) return true
  const refuses = negation.test(folded) && whom.test(folded)
  if (isOfCosts(folded) && !(refuses && opensWithWhom.test(folded))) return false
  if (ofJoining.test(folded) || ofApplying.test(folded) || boundsAccounts(folded)) return true
  if (ofPlans.test(folded) && binding.test(folded)) return negation.test(folded) && !ofMarks.test(folded)
  if (!ofOthers && !isOfTheirWay && tellsPast(folded)) return true
  if (
    isOfOther(folded.replace(lastOfCeiling, '')) ||
    (ofThings.test(folded) && !(keepsOut.test(folded) && opensWithWhom.test(folded)))
  )
    return false
  if (!ofOthers && opensWithWhom.test(folded) && tellsWhere.test(folded)) return true
  if (isOfTheirWay) return refuses && opensWithWhom.test(folded)
  const here =
    eligibility.test(context) ||
    ofApplicants.test(keys[0] ?? '') ||
    addressed.test(block.announcedBy) ||
    leadsFromWhom(block.announcedBy)
  if (here) return binding.test(folded) || refuses
  return refuses || (!ofOthers && (opensWithDuty.test(folded) || (opensWithWhom.test(folded) && binding.test(folded))))
}

const ofScoring = /αξιολογησ|βαθμολογ|κριτηρια επιλογησ|evaluation|assessment|scoring|selection|award criteria/u
const theirApplications =
  /^[^\p{L}]*(?:\p{L}{1,2}[.)] )?(?:(?:οι|the|any) )?(?:αιτησ|προτασ|σχεδι|applications?|proposals?)\p{L}* (?:απο |των? |που υποβαλλουν |of |from |by |submitted by )/u
/** "Criteria of evaluation: … applications of holding companies are rejected": whom a section on scores leaves out. */
const isRefusedInScoring = (block: Block, folded: string): boolean =>
  plainKeysOf(block).some((key) => ofScoring.test(key)) &&
  negation.test(folded) &&
  whom.test(folded) &&
  folded.length <= longest &&
  (opensWithWhom.test(folded) || theirApplications.test(folded)) &&
  !ofMarks.test(folded) &&
  !isSoft(folded)

/** A paper by name: what it is asked for is asked of the paper. */
const ofPaper =
  /βεβαιωσ|πιστοποιητικ|αντιγραφ|δηλωσ|αποδεικτικ|δικαιολογητικ|καταστατικ|αποσπασμ|εντυπο|τιτλο|certificat(?:es?|ions?)(?!\p{L})|cop(?:y|ies)(?!\p{L})|extracts?(?!\p{L})|declaration|statement|proof|evidence|letter|deed|forms?(?!\p{L})/u

/**
 * The sentences of a document that state a condition which nothing that was read of it is about.
 * @param heard the places of what was read
 * @param named the places of supporting documents and of regulations: "Απαραίτητη προϋπόθεση: εγγραφή στο ΓΕΜΗ" names one, and is a condition
 * @param figures the places of sums, rates and days: what keeps somebody out is asked beside them
 * @param isPassed whether a block is none that conditions are looked for in: papers, verdicts, former wordings
 */
export function unheardConditions(
  blocks: readonly Block[],
  heard: readonly Span[],
  named: readonly Span[],
  figures: readonly Span[],
  others: ReadonlySet<string>,
  isPassed: (block: Block) => boolean,
): Reading[] {
  const ends = reachOf(heard)
  const names = reachOf(named)
  const counts = reachOf(figures)
  const once = printedOnce(blocks)
  return blocks.flatMap((block) => {
    if (block.kind === 'heading' || isPassed(block) || isCodeRow(block)) return []
    return sentencesOf(block).flatMap(({ start, end }): Reading[] => {
      const quote = placeIn(block, start, end)
      const folded = block.folded.folded.slice(start, end)
      if (standsAside(block)) return !ends(quote) && isRefusedInScoring(block, folded) ? [askedOf(quote, 0.5)] : []
      const isBare = once(block) && isBareCondition(block, folded, start)
      if (ends(quote)) return []
      const tellsWhom =
        (keepsOut.test(folded) && whom.test(folded) && !ofPlans.test(folded)) ||
        tellsPast(folded) ||
        (tellsOfOthers(folded) && bindsWhoApplies(folded))
      if (counts(quote) && !tellsWhom) return []
      if (names(quote) && !tellsWhom && (!isBare || ofPaper.test(folded))) return []
      return states(block, folded, others.has(block.section), isBare) ? [askedOf(quote, 0.5)] : []
    })
  })
}

/** Whether a block is no head or foot of a page, which stands on every one of them with its number. */
function printedOnce(blocks: readonly Block[]): (block: Block) => boolean {
  const times = new Map<string, number>()
  const textOf = ({ raw }: Block): string => raw.trim().replaceAll(/\d+/g, '#')
  for (const block of blocks) times.set(textOf(block), (times.get(textOf(block)) ?? 0) + 1)
  return (block) => block.kind !== 'paragraph' || times.get(textOf(block)) === 1
}

/** A municipality by name: narrower than any region that a criterion can have. */
const ofMunicipality =
  /(?<!\p{L})(?:δημ(?:ου|ο|οσ|ων|ουσ|οι) (?!(?:δικαιου|που|και|η|ή|με|σε|του|τησ|των|τα|οι|θα|να|δεν)(?!\p{L}))\p{L}{4,}|municipalit(?:y|ies) of \p{L}{3,})/gu

/** Islands, towns or municipalities by how many live there: no region is as narrow. */
const ofPopulation =
  /(?<!\p{L})(?:νησι\p{L}*|οικισμ\p{L}+|πολεισ|δημ(?:ουσ|ων|οι)|κοινοτητ\p{L}+|islands?|towns?|settlements|municipalities)(?!\p{L})[^.;·]{0,70}?(?:(?:εωσ|κατω (?:απο|των)|λιγοτερ\p{L}+ (?:απο|των)|μεχρι|ανω των|up to|fewer than|less than|under|of|below|over) \d[\d.,]* (?:μονιμ\p{L}+ )?(?:κατοικ|inhabitants|residents)|population of (?:up to|less than|under|fewer than|at most|over) \d)/u

/**
 * The sentences on who may apply, or where, that name a municipality of which nothing was read, though something else of them was: left out,
 * the condition would be wider than the call's.
 * @param heard the sentences of which a place was read, or which a person is asked
 */
export function unheardPlaces(
  blocks: readonly Block[],
  heard: readonly Span[],
  isPassed: (block: Block) => boolean,
): Reading[] {
  const reaches = reachOf(heard)
  return blocks.flatMap((block) => {
    if (block.kind === 'heading' || isPassed(block) || standsAside(block)) return []
    const keys = plainKeysOf(block)
    const ofArea = keys.some((key) => ofPlaces.test(key))
    const here = ofArea || keys.some((key) => ofApplicants.test(key)) || eligibility.test(keys.join(' · '))
    if (!here && !ofPopulation.test(block.folded.folded)) return []
    return sentencesOf(block).flatMap(({ start, end }): Reading[] => {
      const folded = block.folded.folded.slice(start, end)
      const living = ofPopulation.exec(folded)
      if (living === null && !here) return []
      if (!(ofArea || whom.test(folded)) || isAside(block, folded) || isDefinition(folded) || afterAward.test(folded))
        return []
      const named = living === null ? [...folded.matchAll(ofMunicipality)] : [living]
      if (named.length === 0) return []
      if (named.some(({ 0: name, index }) => reaches(placeIn(block, start + index, start + index + name.length))))
        return []
      const quote = placeIn(block, start, end)
      return [askedOf(quote, 0.5)]
    })
  })
}

/** Whether one of many places meets a place. */
function reachOf(places: readonly Span[]): (place: Span) => boolean {
  const sorted = places.toSorted((a, b) => a.start - b.start)
  const reach: number[] = []
  for (const { end } of sorted) reach.push(Math.max(reach.at(-1) ?? 0, end))
  return ({ start, end }) => {
    let [from, to] = [0, sorted.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((sorted[middle]?.start ?? 0) < end) from = middle + 1
      else to = middle
    }
    return from > 0 && (reach[from - 1] ?? 0) > start
  }
}
