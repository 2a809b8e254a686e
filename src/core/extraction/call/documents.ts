import type { RequiredDocument } from '../../facts/programme.ts'
import type { Reading, ReadValue } from '../reading.ts'
import { plainKeysOf, withoutNumber } from '../applicants/condition-gate.ts'
import { placeIn, sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/** The usual supporting documents of a call, by the names of `samples/required-documents.json`, and the words that call them so. */
const kinds: readonly (readonly [string, RegExp])[] = [
  [
    'de_minimis_declaration',
    /(?:δηλωσ|σωρευσ|βεβαιωσ)\p{L}*[^,;·]*(?:de minimis|ησσονοσ)|(?:δηλωσ|πινακ|βεβαιωσ)\p{L}* (?:περι |για τη )?σωρευσ|δηλων\p{L}+ (?:\p{L}+ ){0,2}ενισχυσεισ (?:de minimis|ησσονοσ)|(?:statement|table|list) (?:of|on) (?:the |any |other |previous )*de minimis|de minimis (?:aid )?(?:self-? ?)?(?:declaration|statement)|(?:self-)?declaration[^,;]*(?:de minimis|previous aid|state aid)/u,
  ],
  [
    'sme_declaration',
    /δηλωσ\p{L}*[^,;·]*(?:μμε|μεγεθ)|ιδιοτητ\p{L}+ (?:τησ |τουσ )?(?:μμε|μικρομεσ)|sme (?:status |self-? ?)?(?:declaration|statement|form)|declaration (?:of|on) (?:sme|(?:company |enterprise )?size)|δηλωσ\p{L}* (?:τησ |περι |για τη[ν]? )?(?:\p{L}+ )?μικρομεσαι|declaration (?:of|on|concerning|about|as to) (?:the |its |your )?(?:sme|(?:company |enterprise )?size)/u,
  ],
  [
    'tax_clearance',
    /φορολογικ\p{L}+(?: (?:και|η|or) (?:ασφαλιστικ|δημοτικ)\p{L}+)? ενημεροτητ|ενημεροτητ\p{L}* [^,;.]{0,20}(?:φορολογικ|εφορια)|μη οφειλησ[^,;]{0,25}(?:φορολογ|εφορι)|φορολογικ\p{L}+ (?:συμμορφωσ|εκκαθαρισ)|tax(?: and social[- ](?:security|insurance))? (?:clearance|compliance)|compliance certificate|good standing (?:with|from|of)[^,;]{0,20}(?:tax(?!\p{L})|revenue)|(?:holds?|have|has) (?:a )?(?:current|valid) tax|proof of (?:no|paid) tax|(?:certificate|proof|evidence|statement)[^,;.]{0,30}(?:owes? no tax|no tax(?:es)? (?:is|are) (?:owed|due)|tax(?:es)? (?:have been|has been|are|is) (?:paid|in order))/u,
  ],
  [
    'social_clearance',
    /ασφαλιστικ\p{L}+(?: (?:και|η) φορολογικ\p{L}+)? ενημεροτητ|ενημεροτητ\p{L}* [^,;.]{0,20}(?:ασφαλιστικ|εφκα)|μη οφειλησ[^,;]{0,25}(?:εφκα|ασφαλιστ)|tax and social[- ](?:security|insurance) (?:clearance|compliance)|(?:social[- ](?:security|insurance)|insurance)(?: and tax)? (?:clearance|compliance|certificate|contributions? certificate)|εισφορ\p{L}+ (?:στ|προσ )[^,;]{0,12}(?:κοινωνικ|ασφαλισ|εφκα)|(?:certificate|statement|proof|evidence) (?:of|from|by|that)[^,;.]{0,40}(?:social (?:insurance|security)|contributions? (?:are|is|have been) (?:paid|owed|due))|(?:βεβαιωσ|πιστοποιητικ|αποδεικτικ)\p{L}* [^,;.]{0,20}(?:κοινωνικ\p{L}+ ασφαλισ|ασφαλιστικ\p{L}+ (?:εισφορ|οφειλ|υποχρεωσ))/u,
  ],
  [
    'activity_printout',
    /εκτυπωσ\p{L}+[^,;·]*(?:καδ|μητρω|taxis)|βεβαιωσ\p{L}+ (?:εναρξ|μεταβολ)|βεβαιωσ\p{L}+ (?:τησ )?(?:δ\.?ο\.?υ|ααδε|εφορια)|στοιχει\p{L}+ μητρωου|καρτελα (?:μητρω|καδ)|μητρωο (?:τησ )?(?:ααδε|taxis)|προσωποποιημεν\p{L}+ πληροφορησ|print-?out[^,;]*(?:tax|activit|registry)|tax registry/u,
  ],
  [
    'ergani',
    /εργανη|ergani|πινακ\p{L}+ προσωπικ|βεβαιωσ\p{L}+ (?:των )?εμε(?!\p{L})|καταστασ\p{L}+ προσωπικ|εντυπ\p{L}+ ε(?:4|7)(?!\d)|ε\.?(?:4|7)(?= )|staff (?:list|register)|employees? (?:list|register)|list of (?:staff|employees)|payroll (?:statement|record)/u,
  ],
  [
    'gemi',
    /γεμη|γ\.\s?ε\.\s?μη|gemi|εμπορικ\p{L}+ μητρω|(?:business|company|commercial|trade) regist(?:ry|er)|certificate of the [^,;]*regist|registrar of companies|companies['’]? regist|(?:registration|registry|company|business register|commercial register) (?:extract|certificate)|extract (?:of|from) the [^,;]*regist|certificate of (?:incorporation|registration|representation)|πιστοποιητικ\p{L}+ (?:εκπροσωπησ|μεταβολ|νομιμησ|καταχωρισ)|πιστοποιητικ\p{L}+ (?:εγγραφησ |συστασησ )?(?:του |απο τον )?εφορου εταιρ/u,
  ],
  [
    'energy_audit',
    /ενεργειακ\p{L}+ (?:ελεγ[χκ]|εκθεσ|επιθεωρησ|πιστοποιητικ)|energy (?:audit|performance|certificate)|(?<!\p{L})πεα(?!\p{L})/u,
  ],
  [
    'rd_dossier',
    /φακελ\p{L}+[^,;·]*(?:ερευν|ε&α)|(?:r&d|research and development) (?:file|dossier|expenditure)|file of (?:r&d|research)/u,
  ],
  [
    'damage_report',
    /(?:εκθεσ|δελτι|βεβαιωσ|πορισμα|πρακτικ)\p{L}*[^,;·]*ζημι|καταγραφ\p{L}+ (?:των )?ζημι|damage (?:report|assessment|survey)|(?:εκθεσ|δελτι)\p{L}* αυτοψι/u,
  ],
  [
    'completion_report',
    /(?:εκθεσ|βεβαιωσ|πιστοποιησ)\p{L}+ (?:πιστοποιησησ )?ολοκληρωσ|(?:completion|final(?: technical| activity)?) report|τελικη εκθεση/u,
  ],
  [
    'own_funds',
    /(?:αποδειξ|αποδεικτικ|βεβαιωσ|τεκμηρι|δικαιολογητικ|παραστατικ)\p{L}*[^,;·]*(?:(?:ιδι(?:ασ|α|ων|ου)|ιδιωτικ\p{L}+) (?:συμμετοχ|κεφαλαι|πορ)|κεφαλαιων)|(?:proof|evidence) of (?:(?:the|your|their|its) )?(?:own|private)[^,;]*(?:contribution|funds|participation)|own[- ](?:contribution|funds) (?:proof|evidence)|(?:proof|evidence|confirmation) of (?:the )?match(?:ed)?[- ]fund|bank (?:statement|balance|confirmation)s?[^,;.]{0,20}(?:own|match(?:ed|ing)?[- ])[ -]?fund|(?:proof|evidence)[^,;.]{0,30}own (?:contribution|funds)|τραπεζικ\p{L}+ (?:βεβαιωσ\p{L}+ )?υπολοιπ|(?:βεβαιωσ|αποδεικτικ|αντιγραφ|κινησ)\p{L}* (?:τραπεζικ\p{L}+ )?(?:καταθεσ(?:εων|εισ)|λογαριασμ)|(?:ιδι(?:α|ασ)|ιδιωτικ\p{L}+) συμμετοχ\p{L}+ [^.;·]{0,30}αποδεικν\p{L}+|(?:own|private) (?:resources|funds|contribution|share)[^.;]{0,60}(?:prov(?:e|en|ed)|shown|evidenced) (?:it |them )?(?:with|by)|(?:with|by) an? bank statement/u,
  ],
  [
    'bank_letter',
    /τραπεζικ\p{L}+ (?:βεβαιωσ\p{L}* (?:για |τησ )?(?:προ)?εγκρισ|επιστολ(?!\p{L}* εγγυ)|(?:προ)?εγκρισ)|(?:προεγκρισ|εγκρισ|(?<!εγγυητικ\p{L}{1,3} )επιστολ|βεβαιωσ)\p{L}*[^,;·]*τραπεζ|bank(?:'s|’s)? (?:(?:sanction|comfort|commitment|support|approval) )?(?:letter|pre-?approval|confirmation|commitment)|pre-?approval[^,;]*bank|letter (?:of|from) (?:the|a|your) bank/u,
  ],
  [
    'business_plan',
    /επιχειρηματικ\p{L}+ σχεδι|(?:οικονομοτεχνικ\p{L}+ )?μελετ\p{L}+ (?:σκοπιμοτ|βιωσιμοτ)|(?:οικονομοτεχνικ|τεχνικοοικονομικ)\p{L}+ μελετ|business plans?|επιχειρησιακ\p{L}+ (?:σχεδι|πλαν)|(?:^|[,;·:(] ?)(?:το )?επενδυτικ\p{L}+ σχεδι(?:ο|α)(?=\s*(?:[,;.·]|$| και))|επιχειρηματικ\p{L}+ πλαν|επενδυτικ\p{L}+ πλαν|(?:growth|investment|exploitation|pilot|project) plan(?!\p{L})|plan of (?:the|your) business/u,
  ],
  [
    'cooperation_agreement',
    /(?:συμφων|συμφωνητικ|μνημονι|συμβασ)\p{L}* (?:συνεργασ|κοινοπραξ|συμπραξ|εταιρικ)|(?:co-?operation|collaboration|consortium|partnership) agreement|partnership (?:declaration|statement)|δηλωση εταιρικησ|agreement (?:between|among|of) (?:the |all )?(?:partners|members)|memorandum of (?:understanding|cooperation)|(?:partnership|consortium) \(?(?:cooperation\)? )?agreement|συμφωνο συνεργασ|εταιρικο συμφων/u,
  ],
  [
    'articles',
    /καταστατικ|articles of (?:association|incorporation|the company)|memorandum and articles|statutes?(?!\p{L})|(?<=^[^\p{L}]*)constitution(?!\p{L})|constitution (?:of|or rules)|deed of (?:incorporation|partnership|association)|ιδρυτικ\p{L}+ (?:εγγραφ|πραξ)/u,
  ],
  [
    'e3',
    /(?<!\p{L})(?:ε3|e3)(?![\p{L}\d])|ισολογισμ\p{L}+(?! σ)|οικονομικ\p{L}+ καταστασ|balance[- ]sheets?|(?<!certificate on (?:the )?)financial statements?|(?:annual|audited|latest|filed|statutory|management|signed|certified|years?['’]?|years? of) accounts|(?<!bank )accounts (?=(?:for|of|from) )|(?:last|recent|latest) (?:\p{L}+ )?sets? of accounts|(?:most )?recent accounts/u,
  ],
  [
    'site_title',
    /τιτλ\p{L}+ (?:χρησησ|κατοχ|κυριοτ|ιδιοκτ|του (?:χωρου|ακινητου|γηπεδου)|κτησ|η μισθ|η παραχ)|μισθωτηρι|(?:συμβολαι|συμβασ)\p{L}* (?:μισθωσ|παραχωρησ)|μισθωσ(?:η|ησ|εισ)(?! εργ)|lease (?:agreement|contract|of)|(?:the|a|valid|rental) lease|title deeds?|(?:^|[,;:] ?|the )titles? (?:of|or)(?= )|proof of (?:title|ownership|tenure)|ownership (?:title|deed)|τιτλ\p{L}+ η (?:προσυμφων|μισθ)|(?:proof|evidence)[^,;.]{0,30}(?:is|are) (?:owned|leased|rented)|(?<!\p{L})(?:lease|title) or (?:the )?(?:title|lease)(?!\p{L})/u,
  ],
  [
    'unemployment_card',
    /(?:βεβαιωσ|καρτ|δελτι)\p{L}*[^,;·]*ανεργι|unemploy\p{L}+ (?:certificate|card)|proof of unemployment/u,
  ],
  [
    'permits',
    /(?:(?<!επιδομα\p{L}* )(?<!επιδομα )αδει(?:α|ασ|εσ|ων|οδοτησ\p{L}*))(?!\p{L})(?! (?:υποβ|μετ |κυκλοφορ|ταξι|οδηγ|χρησησ λογ))|(?<!(?:απο|μετα|κατα|ημερ\p{L}+) (?:τη[νσ]? )?)γνωστοποιησ(?:η|ησ|εισ)(?: (?:λειτουργ|εγκατ|εναρξ)|\)|(?=[,;·.]|\s*$))|σημα λειτουργιασ|αδειοδοτησ|planning (?:permission|consent)|(?:operating|building|environmental|planning)[^,;]{0,20} (?:licen[cs]es?|permits?)|(?:licen[cs]es?|permits?)(?: to operate| of operation| for (?:the )?works?)?(?=[,;.]|\s*$| and| where| if)/u,
  ],
  [
    'invoices',
    /(?<!(?:προ|αξια (?:των |του )?|ποσο (?:των |του )?))τιμολογ|αποδειξ\p{L}+ (?:εξοφλ|πληρωμ)|αποδεικτικ\p{L}+ (?:εξοφλ|πληρωμ)|invoices?|proof of payment|receipts?(?!\p{L})/u,
  ],
  [
    'offers',
    /προσφορ(?:α|ασ|εσ|ων|αι)(?!\p{L})|προτιμολογ|(?:price |supplier'?s? )?quotations?|(?:price |supplier |suppliers' |written |one |two |three |2 |3 |competing |(?:experts?|suppliers?|providers?)['’]s? )(?:quotes?|offers?)|quotes? (?:from|by)|(?:^|[,;:] ?|and )quotes?(?=[,;.]|\s*$)|offers? (?:from|by)|pro[- ]?forma/u,
  ],
]

/** The usual document that a folded phrase names: the one whose words stand first where there are several. */
export function documentKind(folded: string): string | undefined {
  let best: { kind: string; at: number } | undefined
  for (const [kind, words] of kinds) {
    const at = folded.search(words)
    if (at >= 0 && (best === undefined || at < best.at)) best = { kind, at }
  }
  return best?.kind
}

/** A title, a label or a question under which documents are listed. */
const listKey =
  /δικαιολογητικ|^(?:νομιμοποιητικ\p{L}+(?: εγγραφα)?|υπευθυν\p{L}+ δηλωσ\p{L}+|υποβαλλ(?:ονται|εται|ουμε|ω|ετε)|προσκομιζ\p{L}+|κατατιθ\p{L}+|καταθετ\p{L}+|επισυναπτ\p{L}+|ανεβαζ\p{L}+|συνυποβαλλ\p{L}+|αναγκαια(?: εγγραφα)?|απαραιτητα|απαιτουμενα|τι (?:πρεπει να )?(?:θα )?(?:ανεβαζ|επισυναπτ|προσκομισ|προσκομιζ|υποβαλ|καταθεσ|χρειαστ|φερ|δηλων)\p{L}*.*|(?:anything|what) (?:do (?:i|we) )?(?:need )?(?:to (?:attach|upload|submit|send|enclose|bring)|(?:i|we|you) (?:attach|upload|submit|send)).*|to (?:attach|upload|submit|enclose)|upload|attach|enclose|application (?:pack|package|file)|supporting (?:papers|material|evidence)|what (?:we|you|do i|do you|do we|will i|will you) (?:ask|need)(?: for| from you| to apply)?|τι χρειαζ\p{L}+|what (?:the|a|your) (?:\p{L}+ )?(?:application|proposal|file|pack) (?:contains|includes|consists of|has)|evidence(?: required)?|paperwork|your file|the file)$|(?:υποβαλλομεν|απαιτουμεν|συνημμεν|συνοδευτικ|υποχρεωτικ|απαραιτητ)\p{L}+ (?:εγγραφ|στοιχει|αρχει)|(?:^|\s)(?:εγγραφα|χαρτια|αρχεια|συνημμενα|απαιτουμενα|απαραιτητα|απαιτουνται|συνυποβαλλ\p{L}+)(?!\p{L})|^φακελοσ(?:$| )|^(?:τι (?:περιεχει|περιλαμβανει|συνοδευει)|παραστατικα|συνοδευουν)(?!\p{L})|περιεχομεν\p{L}+ (?:του )?φακελ|φακελ\p{L}+ (?:υποβολ|υποψηφ|αιτησ|περιεχ|περιλαμβ)|τι (?:(?:θα )?(?:μου |σασ )?ζητ|στελν|υποβαλλ|χρειαζ|καταθετ|προσκομιζ|επισυναπτ)|ποια (?:εγγραφα|χαρτια|δικαιολ)|να υποβληθουν|(?:supporting|required|mandatory|necessary) (?:documents?|documentation|evidence|information|annexes)(?! (?:on|about|for))|(?:λιστα|καταλογοσ|πινακασ) (?:των )?(?:\p{L}+ )?εγγραφων|^(?:the )?(?:documents?|attachments?|paperwork|checklist|annexes|papers|enclosures)(?!\p{L})(?! (?:and|of) (?:legal|reference))|documents? to (?:be )?(?:submit|attach|provide|send|upload)|annexes to (?:be )?(?:submit|upload)|papers to (?:send|submit|attach)|what (?:to|do i|should i|must i|you) (?:need to )?(?:submit|send|attach|bring|upload)|please (?:attach|send|enclose)/u
/** "You will have to provide all of the following:". */
const following =
  /(?:provide|submit|attach|send|upload|include|hand in)(?: us)?(?: (?:with|all|of|the))* following(?: (?:documents|papers|information|evidence|items))?\s*:\s*$|(?:application|proposal|file|submission)s? (?:(?:must|should|has to|have to|will) )?(?:consists? of|comprises?|contains?|includes?)(?: all)?(?: of)? the following[^.;:]{0,20}:\s*$|(?:φακελ|αιτηση|προταση)\p{L}*[^.;·:]{0,30}(?:περιλαμβαν|περιεχ|αποτελειται|συνοδευεται)\p{L}*(?: απο)? (?:τα )?(?:εξησ|ακολουθα|παρακατω)[^.;·:]{0,20}:\s*$/u
/** Whether a line names papers that stand below it. */
export const namesPapers = (line: string): boolean => listKey.test(withoutNumber(line)) || following.test(line)
/** A sentence that asks for documents. */
const asks =
  /(?:επι|συν)συναπτ|συνημμεν|υποβαλλ(?:ονται|εται|ει|ουν)(?! (?:(?:την |τησ |τισ )?αιτησ|εντοσ|εωσ|απο|σε ))|υποβληθουν|συνυποβαλλ|προσκομι[ζσ]|(?:απαιτ|ζητ)(?:ουνται|ειται|ηθουν|ηθει)|καταθετ(?:ει|ουν|ονται)|περιλαμβαν(?:ει|ονται)|(?:και )?περιεχει|συνοδευ(?:εται|ονται)|διν(?:ονται|εται|ει)|χρειαζ(?:εται|ονται|εστε|ομαστε)|απαραιτητ|αναρτ(?:αται|ωνται|ηθ)|κατατιθ|ανεβαζ|αποδεικνυ\p{L}+ (?:με|απο)|κρατηστε|προστιθ(?:εται|ενται)|sign(?:ed)?(?!\p{L})|(?:^|[.;] ?|to |by )apply(?:ing)? with|(?:application|proposal|file|submission)s? (?:(?:must|should|shall|have to|has to|needs? to) )?(?:include|contain)s?(?!\p{L})|you will need|must have|prove[sdn]? (?:it |this |them |so )(?:with|by) |attach|submit|upload|enclose|provide(?!r)|hand in|send|produce|(?:are|is|be) (?:required|requested|needed)|annexed|we (?:need|ask|want)|holds? an? (?:current|valid)|asked for|insert(?:ed)?|προστιθ|συνυποβ|θα χρειαστ|ετοιμ(?:αστε|αζετε)|υποψηφιοτητα περιλαμβ|φακελ\p{L}+ (?:\p{L}+ ){0,2}?(?:περιεχ|περιλαμβ|εχ(?:ει|ουν)(?!\p{L})|αποτελ|συγκροτ|απαρτιζ)|bring|accompan(?:y|ies|ied)|together with|along with|(?:on|upon|against|after) (?:the )?(?:receipt|presentation|submission|production) of|evidenced by|supported by|(?:is|are) (?:sent|filed|due)(?!\p{L})|(?<!\p{L})αρκ(?:ει|ουν)(?!\p{L})|(?:αλλιωσ|διαφορετικα|otherwise)(?= [^.]{0,40}(?:απορριπτ|δεν |reject|not ))|(?:what|all) (?:we|you) (?:do )?need|μη ξεχα|(?:do not|don['’]t) forget|(?:εχετε|εχω|εχει|εχουν) (?:ετοιμ|μαζι|διαθεσιμ)\p{L}*|φερν(?:ει|ουν|ετε)|συγκεντρων|παραδιδ|επιδεικν|comes? with|(?:claims?|payments?)[^.;]{0,20}(?:is|are) (?:made|claimed) (?:with|on|against)|(?:have|has) ready|suffic(?:es?|ient)|suppl(?:y|ied)|hand over|με (?:την )?(?:υποβολη|προσκομιση|καταθεση|επισυναψη) (?:των? |τησ )?|τεκμηριων(?:εται|ονται)|(?:δικαιολογ|αποδεικνυ)(?:ειται|ουνται|εται|ονται) (?:με|απο)/u
/** "Or a certificate that none is required": what is not asked for, said within what is. */
const within = /(?<!\p{L})(?:οτι|οπου|αν|εαν|που|that|where|if|which)(?!\p{L})[^,;·.]*/gu
const notAsked =
  /ουτε [^.]{2,50} (?:ζητ|απαιτ|χρειαζ)|χωρισ (?:την )?(?:υποβολ|προσκομισ)|without (?:submitting|attaching)|(?:απαλειφ|διαγραφ|καταργ)\p{L}*|(?:is|are) (?:deleted|removed|dropped)|(?<!\p{L})(?:delete|strike)(?!\p{L})|αντλ(?:ειται|ουνται|ει)|ουτε απαιτ|(?<!\p{L})(?:δεν (?:\p{L}+ )?|μη )(?:επισυναπτ|απαιτ|ζητ|υποβαλλ|χρειαζ|προσκομι)\p{L}*(?![^.]*(?:αλλα|παρα μονο|μεχρι την ενταξ))|(?:do|does|did|will) not (?:\p{L}+ )?(?:ask|require|need|request)(?!\p{L})|(?:not|no longer) (?:required|needed|requested|attached)|(?<!\p{L})no [^.,;]{0,60}(?:is|are) (?:needed|required|requested|asked for)/u

/** What is shown of costs that were borne, and whose means a paper is of. */
const ofCosts = /τιμολογ|επαληθευσ|πληρωμ|εξοφλ|invoice|payment|receipt/u
const ofOwn = /(?<!\p{L})(?:ιδι(?:α|ασ|ων)(?!\p{L})|ιδιωτικ|own(?!\p{L})|match|private)/u

const stages: readonly (readonly [NonNullable<RequiredDocument['stage']>, RegExp])[] = [
  ['completion', /ολοκληρωσ|τελικ\p{L}+ (?:επαληθευσ|ελεγχ)|completion/u],
  ['payment', /πληρωμ|εξοφλησ\p{L}* τησ επιχορηγ|καταβολ|payment|disburse|after the/u],
  ['inclusion', /(?:πριν|κατα|για|προ) (?:απο )?(?:την |τη )?(?:ενταξ|εγκρισ|υπογραφ)|award|grant agreement/u],
  ['submission', /υποβολ|(?:με|στην) την? αιτησ|submission|application/u],
]

/**
 * The supporting documents that a block asks for: items, cells of a column, or what a sentence names one after another.
 * @param member whether the block is of a list of documents
 */
export function requiredDocumentsOf(block: Block, member: boolean): Reading[] {
  const { folded } = block.folded
  if (block.kind === 'heading' && !member) return []
  if (block.kind === 'cell') return cellDocuments(block, member)
  const context = plainKeysOf(block)
  const titled = member || context.some(namesPapers) || following.test(block.announcedBy)
  // "SME declaration (not required of large ones)": what stands in brackets asks for nothing.
  const isLine = block.kind === 'item' || member
  if (isLine && titled && !asks.test(folded.replaceAll(/\([^)]*\)/gu, ' ').replaceAll(within, ' '))) {
    const from = /^\s*(?:[•●▪◦*–-]|\(?[ivx\p{L}\d]{1,3}[.)΄'])\s+/u.exec(folded)?.[0].length ?? 0
    const pieces = piecesOf(folded, from, folded.trimEnd().length)
    const named = pieces.filter(({ kind }) => kind !== undefined)
    if (named.length > 1) return named.map((piece) => put(block, piece))
    if (notAsked.test(folded.replaceAll(/\([^)]*\)/gu, ' ').replaceAll(within, ' ')) || folded.trim().length - from < 6)
      return []
    return [put(block, { start: from, end: folded.trimEnd().length, kind: documentKind(folded.slice(from)) })]
  }
  const out: Reading[] = []
  let going = false
  let asked = false
  let inList = false
  for (const { start, end } of sentencesOf(block)) {
    const text = folded.slice(start, end)
    const key = inlineKey.exec(text)
    const titledHere = key !== null && listKey.test(key[1] ?? '')
    const listed: boolean = titledHere || (inList && key === null)
    // "Papers: Ε3 · lease · offers": the dots part the members of one list.
    inList = (listed || (asks.test(text) && text.includes(': '))) && /[·;]\s*$/u.test(text)
    going = going && (stages.some(([, words]) => words.test(text)) || key !== null)
    const withIt =
      /^[^\p{L}]*(?:\p{L}{1,3}[.)΄'] )?(?:κατα την (?:υποβολη|πληρωμη|ενταξη|εξοφληση|ολοκληρωση)\s*:|(?:for|with) (?:the |each |a )?(?:payment|claim)\s*:|(?:μαζι )?με την αιτηση|στη[ν]? φαση|with the application|at (?:the )?(?:application|submission)|πριν (?:απο )?την (?:πρωτη )?πληρωμη|before (?:the )?payment)/u.test(
        text,
      )
    const here: boolean =
      titled ||
      listed ||
      withIt ||
      asks.test(text) ||
      going ||
      (asked && furthermore.test(text)) ||
      lists(text, block) ||
      (mustHave.test(text) && namesSome(text, block)) ||
      payNeeds.test(text) ||
      paidAgainst.test(text)
    const isPaid: boolean =
      here && paidAgainst.test(text) && !titled && !listed && !asks.test(text) && !payNeeds.test(text)
    if (!here || (notAsked.test(text.replaceAll(/\([^)]*\)/gu, ' ').replace(sentAlong, ' ')) && !listed)) continue
    const from = titledHere ? start + (key?.[0].length ?? 0) : start
    const stage = stages.find(([, words]) => words.test(text))?.[0]
    const pieces: readonly Piece[] = piecesOf(folded, from, end).filter(
      (piece) =>
        (piece.kind !== undefined &&
          !notAsked.test(folded.slice(piece.start, piece.end).replaceAll(within, ' ')) &&
          (!isPaid || (ofPayment.has(piece.kind) && /τιμολογ|invoice|receipt/u.test(text)))) ||
        (listed && pieceOfList(folded.slice(piece.start, piece.end))),
    )
    const handedIn = handedInWith(folded, start, end)
    const named = handedIn.length > pieces.length ? handedIn : pieces
    // "Invoices and copies of the bank's statements": that they were paid, and no means of one's own.
    const own = named.filter(
      (piece) => piece.kind !== 'own_funds' || !ofCosts.test(text) || ofOwn.test(folded.slice(piece.start, piece.end)),
    )
    for (const piece of own) out.push(put(block, piece, stage))
    going ||= own.some(({ kind }) => kind !== undefined)
    asked ||= going
  }
  const dense = denseList(block, titled)
  if (kindsOf(dense) > new Set(out.flatMap(({ value }) => ('kind' in value ? [value.kind] : []))).size)
    return dense.map((piece) => put(block, piece))
  if (out.length === 0) {
    const report = /(?:after|μετα) (?:the |την )?(?:completion report|εκθεση ολοκληρωσησ)/u.exec(folded)
    if (report !== null)
      out.push(
        put(
          block,
          { start: report.index, end: report.index + report[0].length, kind: 'completion_report' },
          'completion',
        ),
      )
  }
  return out
}

/** "Η αίτηση συνοδεύεται από …", "applicants attach …": what stands behind is papers, whatever they are called. */
const handsIn =
  /^[^\p{L}]*(?:(?:(?:η|οι|the|each|every|καθε) )?(?:αιτηση|αιτησεισ|προταση|προτασεισ|applications?|proposals?) (?:(?:συνοδευ(?:εται|ονται)|υποβαλλεται|υποβαλλονται) (?:υποχρεωτικα )?(?:απο|μαζι με)|(?:is|are|(?:must|has to|have to) be) (?:accompanied by|submitted together with)|comes? with)|(?:μαζι )?με την (?:υποβολη τησ )?αιτησησ? (?:συν)?(?:υποβαλλ|κατατιθ|προσκομιζ|επισυναπτ)(?:ονται|εται|ενται)|applicants? (?:(?:must|have to|should) )?(?:attach|enclose))\s+(?=\p{L})/u

/** The members of what is handed in, cut at commas and at the last "and". */
function handedInWith(folded: string, start: number, end: number): Piece[] {
  const text = folded.slice(start, end).replace(/[.;·]\s*$/u, '')
  const lead = handsIn.exec(text)?.[0].length
  if (lead === undefined || text.includes(':')) return []
  const joint = [...text.matchAll(/ (?:και|and) /gu)].at(-1)
  // "Φορολογική και ασφαλιστική ενημερότητα": one word before the joint is half a name.
  const before =
    joint === undefined ? '' : text.slice(Math.max(lead, text.lastIndexOf(', ', joint.index) + 2), joint.index)
  const cuts = [...text.slice(lead).matchAll(/, (?:και |and )?/gu)].map(({ index, 0: { length } }) => ({
    at: lead + index,
    length,
  }))
  if (joint !== undefined && joint.index > lead && /\p{L} \p{L}|\p{L}{6}(?<!ικη)$/u.test(before.trim()))
    cuts.push({ at: joint.index, length: joint[0].length })
  let from = lead
  return [
    ...cuts.filter((cut, at) => at === 0 || cut.at > (cuts[at - 1]?.at ?? 0)),
    { at: text.length, length: 0 },
  ].flatMap((cut) => {
    const piece = text.slice(from, cut.at)
    const found = { start: start + from, end: start + cut.at, kind: documentKind(piece) }
    from = cut.at + cut.length
    return pieceOfList(piece) ? [found] : []
  })
}

/** What is asked for goes on in the next sentence. */
const furthermore =
  /^[^\p{L}]*(?:παραλληλα|επισησ|ακομ[αη]|επιπλεον|ομοιωσ|καθωσ και|also|in addition|plus|likewise)(?!\p{L})/u
/** "The balance is paid against the final report and paid invoices": what is handed in for money. */
const paidAgainst =
  /(?<!\p{L})(?:πληρων|καταβαλλ|εκταμιευ|αποδιδ|δοσ(?:η|εισ|εων)(?!\p{L})|υπολοιπο(?!\p{L}))\p{L}*[^.;·]{0,70}(?<!\p{L})(?:εναντι|με τ\p{L}{1,3}|βασει|(?:μετα|κατοπιν)(?: απο)? (?:τον )?ελεγχο)(?= )|(?<!\p{L})(?:payments?|balance|instalments?|is paid|are paid|reimburse(?:d|ment))(?!\p{L})[^.;]{0,50}(?<!\p{L})(?:against|upon|on (?:the )?(?:basis|presentation|strength) of|with)(?= )/u
const ofPayment: ReadonlySet<string> = new Set(['invoices', 'completion_report'])
/** "A condition of each payment is tax clearance". */
const payNeeds =
  /(?:προυποθεση|οροσ|condition)[^.;·]{0,30}(?:καταβολ|πληρωμ|δοσ(?:η|ησ)|payment|instalment)|(?:payment|instalment)s?(?: \p{L}+)? (?:requires?|presupposes?|needs?)|(?:πληρωμ|καταβολ|δοσ)\p{L}+ (?:προυποθετ|απαιτ)\p{L}+/u
/** Of somebody who must have two papers or more. */
const mustHave = /πρεπει|οφειλ|ελεγχ(?:εται|ονται)|διαθετ|(?<!\p{L})(?:must|should|needs?|have to|has to)(?!\p{L})/u
/** "Drawn from a certificate that is sent along". */
const sentAlong = /αντλ\p{L}+(?= [^.;]{0,60}που (?:συν)?(?:υποβαλλ|επισυναπτ))/u
const ofOthers =
  /δαπαν|κοστ(?:οσ|η)|costs?(?!\p{L})|expenditure|αξιολογ|scor|οπωσ προκυπτ|βασει των|συμφωνα με (?:το|τα|τισ|τον)|according to|as shown/u

const kindsOf = (pieces: readonly Piece[]): number =>
  new Set(pieces.flatMap(({ start, end, kind }) => (kind === undefined || end - start > 90 ? [] : [kind]))).size

/** "Σύμφωνο συνεργασίας, δήλωση ΜμΕ, επιχειρηματικό σχέδιο": three documents one after another are a list of them, two where nothing else is said. */
function lists(text: string, block: Block): boolean {
  if (ofOthers.test(`${text} ${block.section}`)) return false
  const pieces = piecesOf(text, 0, text.length)
  const alone = pieces.every(({ start, end, kind }) => kind !== undefined && startsWith(text.slice(start, end), kind))
  return kindsOf(pieces) > (alone ? 1 : 2)
}

const namesSome = (text: string, block: Block): boolean =>
  !ofOthers.test(`${text} ${block.section}`) && kindsOf(piecesOf(text, 0, text.length)) > 1

/** A paragraph that is a list of documents by itself, whatever parts them: at least three, and they are most of it. */
function denseList(block: Block, titled: boolean): Piece[] {
  const { folded } = block.folded
  if (folded.length > 600 || asks.test(folded) || notAsked.test(folded)) return []
  const pieces = piecesOf(folded, 0, folded.trimEnd().length)
  const named = pieces.filter(({ start, end, kind }) => kind !== undefined && end - start < 90)
  const most = named.length * (titled ? 3 : 2) >= pieces.length
  return most &&
    kindsOf(named) > 2 &&
    !/δαπαν|κοστ(?:οσ|η)|costs?(?!\p{L})|expenditure/u.test(`${folded} ${block.section}`)
    ? named
    : []
}

/** Whether the document is the first that the words name. */
const startsWith = (text: string, kind: string | undefined): boolean => documentKind(text.slice(0, 30)) === kind

const inlineKey = /^\s*(?:\S{1,5}\s)?\[?([^:.\]]{3,60})(?::|\]|\.(?=\s))\s*/u
/** A short phrase that begins with no verb: a document without a usual name. */
const pieceOfList = (text: string): boolean =>
  text.trim().length >= 5 && text.trim().length <= 120 && !/(?<!\p{L})(?:δεν|πρεπει|must|shall)(?!\p{L})/u.test(text)

interface Piece {
  readonly start: number
  readonly end: number
  readonly kind: string | undefined
}

function put(block: Block, { start, end, kind }: Piece, stage?: RequiredDocument['stage']): Reading {
  const quote = placeIn(block, start, end)
  const value: ReadValue = {
    field: 'required_document',
    ...(kind === undefined ? {} : { kind }),
    ...(stage === undefined ? {} : { stage }),
  }
  return { value, quote, figure: quote, confidence: kind === undefined ? 0.75 : 0.85 }
}

const verb =
  /^.*?(?:accompanied by|together with|συνοδεύ(?:εται|ονται)(?: υποχρεωτικά)? (?:από|με)(?!\p{L})|(?<=^\W*applicants? (?:(?:must|have to|should) )?)(?:attach|enclose)|υποβάλλ|υποβληθ|προσκομ[ίι]|επισυνάπτ|επισυναφθ|απαιτ(?:εί|ού)|κατατίθ|submitted|attached|provided|required|uploaded|(?:must|should|shall|has to|have to) (?:include|contain|provide))\p{L}*(?: (?:επίσης|υποχρεωτικά|also))?:?\s+(?=\p{L})/iu
const clearances = /(φορολογικ|ασφαλιστικ)(\p{L}+) (?:και|ή) (φορολογικ|ασφαλιστικ)(\p{L}+)(?= ενημερ[όο]τητ)/iu

/** What a paper is called by the words that ask for it: without what is before it, and of two clearances named together the one. */
export function paperName(words: string, kind: string | undefined): string {
  const name = words
    .replace(verb, '')
    .replace(clearances, (_, first: string, end: string, second: string, last: string) => {
      const own = kind === 'social_clearance' ? 'ασφαλιστικ' : 'φορολογικ'
      return first.toLowerCase() === own ? first + end : second + last
    })
  return name
    .replace(
      / (?:is|are|(?:must|should|shall|has to|have to) be) (?:attached|submitted|enclosed|provided|uploaded)\.?$/iu,
      '',
    )
    .replace(/^(?:(?:και|ή|and|or) )?(?:(?:an?|the) )?/iu, '')
    .replace(/[;.,]+$/u, '')
}

/** "A, B and C" cut at its commas, and at "and" where both sides name a document. */
function piecesOf(folded: string, from: number, to: number): Piece[] {
  const out: Piece[] = []
  let at = from
  for (const part of folded
    .slice(from, to)
    .split(
      /(?<=[,;·:|](?!\d| 20\d\d(?!\d)))|(?<=\s{2})(?=\d\.\d)|(?<=\p{L}{2}\.)(?=\s(?:\p{L}|στ|[ivx]{2,3})[.)]\s)|(?<=[^\d]\))(?=\s)|(?<=\s)(?=\(?[\p{L}\d]\) )/u,
    )) {
    const joints = [
      ...part.matchAll(/ (?:και|and|or|η|(?:μαζι )?με(?= τ\p{L}{1,3} )|(?:together )?with(?= (?:the|its) )) /gu),
    ].filter(
      ({ index, 0: { length } }) =>
        documentKind(part.slice(0, index)) !== undefined && documentKind(part.slice(index + length)) !== undefined,
    )
    let begin = 0
    for (const stop of [...joints.map(({ index }) => index), part.length]) {
      const raw = part.slice(begin, stop)
      const text = raw.trim().replace(/[,·;:.|]+$/u, '')
      const lead = raw.length - raw.trimStart().length
      if (text.length >= 2)
        out.push({ start: at + begin + lead, end: at + begin + lead + text.length, kind: documentKind(text) })
      begin = stop
    }
    // "Φορολογική και ασφαλιστική ενημερότητα" are two.
    const last = out.at(-1)
    if (
      last !== undefined &&
      /(?:φορολογικ|ασφαλιστικ)\p{L}+ (?:και|η) (?:φορολογικ|ασφαλιστικ)\p{L}+ ενημεροτητ|ενημεροτητ\p{L}* [^,;.]{0,20}(?:φορολογικ\p{L}+|εφορια) και [^,;.]{0,12}(?:ασφαλιστικ|εφκα)|tax and social[- ](?:security|insurance) (?:clearance|compliance)|social[- ](?:security|insurance) and tax (?:clearance|compliance)/u.test(
        part,
      )
    )
      out.push({ ...last, kind: last.kind === 'tax_clearance' ? 'social_clearance' : 'tax_clearance' })
    at += part.length
  }
  return out
}

function cellDocuments(block: Block, member: boolean): Reading[] {
  const { folded } = block.folded
  if (folded.trim().length < 2 || /^\s*\d*\s*$/u.test(folded)) return []
  // "Attachments: business plan, SME declaration" in one cell.
  const named = inlineKey.exec(folded)
  if (named !== null && listKey.test(named[1] ?? '')) {
    const pieces = piecesOf(folded, named[0].length, folded.trimEnd().length).filter(({ kind }) => kind !== undefined)
    if (pieces.length > 0) return pieces.map((piece) => put(block, piece))
  }
  const [head = '', row = ''] = block.labels.length > 1 ? block.labels : [block.labels[0]]
  // What proves each kind of cost when it is paid.
  if (/δαπαν|(?<!\p{L})costs?(?!\p{L})/u.test(block.section) && /πληρωμ|payment/u.test(head)) return []
  const titled = block.labels.length === 1 && block.column === 0 && !listKey.test(head === '' ? row : head)
  const alone = listKey.test(block.section) && block.labels.length <= 1 && block.column <= 1 && !titled
  const under = block.labels.length > 0 && (listKey.test(head) || (row !== '' && listKey.test(row)))
  if (!(under || alone || member) || listKey.test(folded.slice(0, 40))) return []
  const stage = stages.find(([, words]) => words.test(row))?.[0]
  const pieces = piecesOf(folded, 0, folded.trimEnd().length)
  const known = pieces.filter(({ kind }) => kind !== undefined)
  if (known.length > 1 || (known.length === 1 && pieces.length > 1))
    return known.map((piece) => put(block, piece, stage))
  if (folded.trim().length < 12 && known.length === 0) return []
  return [put(block, { start: 0, end: folded.trimEnd().length, kind: documentKind(folded) }, stage)]
}
