import type { Expression } from '../../criteria/criterion.ts'
import type { LegalForm } from '../../facts/profile.ts'
import type { Bare, Recogniser } from './condition-sentence.ts'
import { deniesTwice, eligibility } from './condition-gate.ts'
import { isSoft } from './condition-sentence.ts'
import { inBackground, isOfEconomy, isUnpaid } from '../whose/scope.ts'
import type { Block } from '../text/source-text.ts'

/** The legal forms that a call names, as Greek and English calls write them. Folded text. */
const forms: readonly (readonly [LegalForm, RegExp])[] = [
  [
    'sole_trader',
    /ατομικ\p{L}+ (?:εμπορικ\p{L}+ )?επιχειρησ\p{L}+(?!\p{L}| με κοστοσ| χωρισ| που δεν)|(?<!\p{L})ατομικ(?:εσ|η|ησ|ων)(?=[,;).]|\s*$| (?:η|και|εταιρ|δεν|εξαιρ|αποκλ|επισησ|μον|ουτε))|(?<!\p{L})ατ\.?\s?επ(?!\p{L})|ατομικ\p{L}+ εκμεταλλευσ|sole[- ](?:traders?|proprietor\p{L}*)|self-employed(?! professional)|individual (?:enterprise|business)|one-person business|αυτοαπασχολουμεν|αυτοεργοδοτουμεν|αυτοτελωσ (?:απ)?(?:εργαζ|ασχολ)\p{L}*μεν/u,
  ],
  [
    'professional',
    /ελευθερ\p{L}+ επαγγελματ\p{L}+(?!\p{L}| χωρισ)|επιτηδευματι\p{L}+(?!\p{L}| (?:χωρισ|που))|freelance|self-employed professional|liberal profession|members of (?:the )?professions/u,
  ],
  [
    'general_partnership',
    /ομορρυθμ|ομορυθμ|general (?:and|or|&) limited partnership|(?<!\p{L})ο\.?\s?ε\.?(?![\p{L}.])|(?<!\p{L})o\.\s?e\.?(?=[,;)]| and| or)|(?<=(?:ike|ltd|epe|sa|ae|ee)s?(?:,? ?\/?|,? (?:and|or|και|η)) ?)(?<!\p{L})oe(?!\p{L})|(?<!\p{L})oe(?=(?:,? (?:and |or )?|\/)(?:ee|ike|epe|sa|ae|ltd)(?!\p{L}))|general partnership|unlimited partnership|(?<!\p{L})an? partnership(?! (?:with|between|of|agreement))|(?<=(?:compan(?:y|ies)|traders?|persons?|cooperatives?)(?:,|,? or|,? and) )partnership(?=,| or | and |\s*[.;)]|\s*$)|(?<!(?:limited|agricultural|private|social) )(?<!\p{L})partnerships(?! (?:with|between|of))|προσωπικ\p{L}+ εταιρ/u,
  ],
  [
    'limited_partnership',
    /ετερορρυθμ(?!\p{L}+ (?:εταιρ\p{L}+ )?κατα μετοχ)|ετερορυθμ|(?<![\p{L}(])ε\.?\s?ε\.?(?![\p{L}.)]|\) ?\d| κατα μετοχ)|(?<=[,/] ?)ε\.\s?ε\.?(?=[),.])(?!\.? κατα μετοχ)|(?<=(?:ο\.?ε\.?|ο\.\s?ε\.)(?:,| και| η) ?)ε\.?\s?ε\.?(?![\p{L}])|(?<=\),? (?:και |η )?)\(ε\.?\s?ε\.?\)(?!\s?(?:\d|αρ|κατα μετοχ))|(?<!\p{L})e\.\s?e\.?(?=[,;)]| and| or)|(?<=(?<!\p{L})oe(?:,? (?:and |or )?|\/))ee(?!\p{L})|(?<!\p{L})ee(?=(?:,? (?:and |or )?|\/)oe(?!\p{L}))|limited partnership|(?<=(?:compan(?:y|ies)|traders?|persons?|cooperatives?)(?:,|,? or|,? and) )partnership(?=,| or | and |\s*[.;)]|\s*$)|partnerships? \([^)]*limited|προσωπικ\p{L}+ εταιρ/u,
  ],
  [
    'private_company',
    /ιδιωτικ\p{L}+ κεφαλαιουχικ|(?<!\p{L})ι\.?\s?κ\.?\s?ε\.?(?![\p{L}])|private (?:capital )?compan|(?<!\p{L})(?:ike|pc|i\.\s?k\.\s?e\.?)s?(?=[,;)]| and| or)|κεφαλαιουχικ\p{L}+ εταιρ/u,
  ],
  [
    'limited_liability_company',
    /(?<!συνεταιρισμ\p{L}{1,3} )περιορισμενησ ευθυνησ(?! κοινων)|(?<!\p{L})ε\.?\s?π\.?\s?ε\.?(?![\p{L}])|(?<!\p{L})e\.\s?p\.\s?e\.?(?=[,;)]| and| or)|limited[- ]liability compan|(?<!\p{L})ltds?(?=\.?\s*(?:[,;)]|and(?!\p{L})|or(?!\p{L})))|(?<!public )(?<!liability )(?<!\p{L})limited compan|(?<!\p{L})llcs?(?!\p{L})|(?<!ιδιωτικ\p{L}{1,3} )κεφαλαιουχικ\p{L}+ εταιρ/u,
  ],
  [
    'public_limited_company',
    /ανωνυμ\p{L}+ (?:\p{L}+ )?εταιρ|(?<!\p{L})ανωνυμ(?:η|εσ)(?=\s*[,.·;)]|\s*$| (?:η|και|μον|δεν))|(?<!\p{L})α\.?\s?ε\.?(?![\p{L}.]|\. ?[α-ω]{2})|public limited|(?<!\p{L})s\.\s?a\.?s?(?!\p{L}|\. ?\p{L})|(?<!\p{L})(?:plc|sa)s?(?=[,;)]| and| or| compan)|joint[- ]stock|societ\p{L}+ anonym|(?<!ιδιωτικ\p{L}{1,3} )κεφαλαιουχικ\p{L}+ εταιρ/u,
  ],
  [
    'limited_liability_social_cooperative',
    /κοι\.?\s?σ\.?\s?π\.?\s?ε(?!\p{L})|κοινωνικ\p{L}+ συνεταιρισμ\p{L}+ περιορισμενησ|limited[- ]liability social cooperative/u,
  ],
  [
    'social_cooperative_enterprise',
    /κοινωνικ\p{L}+ συν(?:εταιριστικ|\/κ)|κοιν\.?\s?σ\.?\s?επ|(?<!\p{L})kinsep|koinsep|social (?:cooperative|enterprise)/u,
  ],
  [
    'workers_cooperative',
    /συνεταιρισμ\p{L}+ εργαζομ|worker(?:s'?|s’)? co-?operative|workers'? co-?operative|employee co-?operative/u,
  ],
  [
    'agricultural_cooperative',
    /(?:αγροτικ|γεωργικ)\p{L}+(?: ?\/ ?\p{L}+)? συνεταιρισ|(?<!\p{L})α\.?σ\.?(?=[,;) ]) ?(?:και|η|,) ομαδ\p{L}+ παραγωγ|agricultural co-?operative|farmers'? co-?operative/u,
  ],
  [
    'cooperative',
    /(?<!αγροτικ\p{L}{1,3} )(?<!γεωργικ\p{L}{1,3} )(?<!κοινωνικ\p{L}{1,3} )(?<!ενεργειακ\p{L}{1,3} )(?<!(?:ομο|ετερο)ρ+υθμ\p{L}{1,3} )(?<!\p{L})συνεταιρισμ(?!\p{L}+ νομο)(?!\p{L}+ (?:εργαζομ|περιορισμ))(?!\p{L}+ \((?:ομο|ετερο)ρρ?υθμ)|(?<!social )(?<!agricultural )(?<!farmers'? )(?<!employee )(?<!workers['’]? )(?<!worker )(?<!\p{L})(?<!(?:non|un)-)co-?operatives?(?!\p{L}| (?:jurisdictions?|countr))|συνεταιριστικ\p{L}+ (?:εταιρ|οργαν)/u,
  ],
  ['leisure_shipping_company', /ναυτικ\p{L}+ εταιρ\p{L}+ πλοιων αναψυχ|(?<!\p{L})ν\.?\s?ε\.?\s?π\.?\s?α\.?(?!\p{L})/u],
  [
    'shipping_company',
    /ναυτικ\p{L}+ εταιρ(?!\p{L}+ πλοιων αναψυχ)|ναυτιλιακ\p{L}+ εταιρ(?!\p{L}+ ποντοπορ)|shipping compan|maritime compan/u,
  ],
  [
    'civil_nonprofit_company',
    /αστικ\p{L}+ (?:εταιρ\p{L}+ )?μη κερδοσκοπικ|(?<!\p{L})α\.?\s?μ\.?\s?κ\.?\s?ε(?!\p{L})|(?:εταιρ\p{L}+|φορε\p{L}+|οργανωσ\p{L}+|νομικ\p{L}+ προσωπ\p{L}+) μη κερδοσκοπικ|μη κερδοσκοπικ\p{L}+ (?:ιδιωτικ\p{L}+ )?(?:εταιρ|φορε|οργαν|νομικ)|non-?profits?(?! (?:association|cooperative|co-op))|not[- ]for[- ]profit(?! (?:association|co))|(?<!\p{L})ngos?(?!\p{L})|(?<!\p{L})μ\.?κ\.?ο\.?(?!\p{L})|μη κυβερνητικ/u,
  ],
  [
    'foundation',
    /(?<!(?:πιστωτικ|εκπαιδευτικ|ερευνητικ|οικονομικ|ανωτατ|χρηματοδοτικ|τραπεζικ|ασφαλιστικ|τριτοβαθμι)\p{L}{1,3} )(?<!(?:το|του|στο|αυτο|παρον|εν λογω|κοινωφελεσ) )(?<!\p{L})ιδρυμα(?:τα|των|τοσ)?(?!\p{L})(?! (?:παιδειασ|τριτοβαθμ|εκπαιδευ))|(?<!\p{L})foundations(?!\p{L})|(?<!(?<!\p{L})the (?:[\p{L}&,-]+ ){0,5})(?<!\p{L})foundation(?!\p{L})/u,
  ],
  [
    'association',
    /(?<!\p{L})σωματει|(?<!\p{L})συλλογ(?:οι|ουσ|ων|οσ|ο)(?!\p{L})|(?<!\p{L})ενωσ(?:εισ|εων) προσωπων|(?<!\p{L})associations?(?!\p{L})(?! agreement)|clubs and societies|(?:sports?|amateur|cultural|youth|athletic|music|folk)[ -](?:\p{L}+ )?(?:clubs?|societ(?:y|ies))(?!\p{L})|voluntary organi[sz]ation/u,
  ],
  [
    'local_authority',
    /τοπικησ αυτοδιοικησησ|(?<!\p{L})ο\.?τ\.?α\.?(?!\p{L})|(?<!\p{L})δημοι(?= και|[ ,.]*$|,)|(?:τουσ|οι) δημ(?:ουσ|οι)(?= και(?! τουσ δημ)|,| ?[.]|\s*$)|local (?:authorit|government)|municipalit(?:y|ies)(?! of)|municipal (?:bod|enterprise|compan)|δημοτικ\p{L}+ επιχειρησ/u,
  ],
  [
    'public_body',
    /δημοσι\p{L}+ (?:(?:και |η )?\p{L}+ )?(?:επιχειρησ|φορε|οργανισμ|υπηρεσ|τομε|αρχ(?:εσ|ων)|νομικ)|(?:φορε|επιχειρησ|οργανισμ)\p{L}+ (?:του |τησ )?(?:ευρυτερου )?δημοσιου|(?:νομικ\p{L}+ προσωπ\p{L}+|νπ) δημοσιου|(?<!\p{L})ν\.?\s?π\.?\s?δ\.?\s?δ|(?<!\p{L})δ\.?ε\.?κ\.?ο\.?(?!\p{L})|(?:public|state) (?:law )?(?:sector|bod|enterprise|authorit|entit|compan|undertaking|organisation|institution)|state-owned|bodies governed by public law|κρατικ\p{L}+ (?:επιχειρησ|φορε)/u,
  ],
  [
    'co_ownership',
    /συμπλοιοκτησι|κοινωνι\p{L}+ (?:κληρονομ|αστικου)|(?<!τοπικ\p{L}{1,3} )(?<!\p{L})κοινωνι(?:εσ|ων)(?= (?:και|η|δεν|αποκλ|εξαιρ)(?!\p{L})|[,.;]|\s*$)|συγκυριοτητ|συνιδιοκτησι|co-?ownership|co-?owned/u,
  ],
  [
    'foreign_branch',
    /(?:αλλοδαπ|ξεν)\p{L}+ (?:εταιρ|επιχειρησ)\p{L}+ (?:με|που (?:εχουν|διατηρουν)) υποκαταστημ|foreign compan\p{L}+ (?:with|that have) (?:an? )?branch|υποκαταστημα\p{L}* (?:αλλοδαπ|ξεν)|branch(?:es)? of (?:a )?foreign|foreign branch/u,
  ],
  ['energy_community', /ενεργειακ\p{L}+ κοινοτητ|κοινοτητ\p{L}+ (?:ανανεωσιμησ )?ενεργειασ|energy communit/u],
  [
    'limited_partnership_by_shares',
    /(?:ετερορρυθμ\p{L}+|(?<!\p{L})ε\.?\s?ε\.?\)?) (?:εταιρ\p{L}+ )?κατα μετοχ|partnership limited by shares/u,
  ],
  [
    'civil_law_company',
    /εταιρ\p{L}+ αστικου δικαιου|αστικ\p{L}+ (?:εταιρ\p{L}+(?! μη)(?: (?:του|αστικου|κερδοσκοπικ))?|επαγγελματικ)(?!\p{L}* μη)|civil[- ]law (?:compan|partner)|(?:partnership|compan)\p{L}* (?:of|under) civil law|civil (?:compan|partnership)/u,
  ],
  ['european_cooperative', /ευρωπαικ\p{L}+ συνεταιριστικ|european cooperative societ/u],
  ['european_company', /ευρωπαικ\p{L}+ εταιρ(?!\p{L}+ συν)|societas europaea|european company/u],
  [
    'consortium',
    /κοινοπραξι|συμπραξ(?:εισ|εων)(?! (?:δημοσ|μεταξ))|(?<!(?:of|in|by|from) the )consorti(?!um agreement)|joint ventures?/u,
  ],
]

/** A company of one member is the same form in law (Greek laws 4072/2012, 4548/2018, 3190/1955). */
const singleMember: Readonly<Partial<Record<LegalForm, LegalForm>>> = {
  private_company: 'private_company_single_member',
  limited_liability_company: 'limited_liability_company_single_member',
  public_limited_company: 'public_limited_company_single_member',
}

const onlySingle = /(?:μονοπροσωπ\p{L}+|single[- ]member|one-person) (?:private |limited )?$/u

export function formsIn(text: string): LegalForm[] {
  // "Προσωπικές εταιρείες (Ο.Ε., Ε.Ε.)": what the brackets list is what is meant.
  const folded = text.replaceAll(
    /(?:προσωπικ|κεφαλαιουχικ|εμπορικ)\p{L}+ εταιρ\p{L}+(?=[^,.;]{0,15}\([^)]*(?:[αοειικπ]\.? ?[επκ]))/gu,
    ' ',
  )
  return forms
    .filter(([, words]) => words.test(folded))
    .flatMap(([form, words]) => {
      const single = singleMember[form]
      if (single === undefined) return [form]
      const only = words.exec(folded)
      return onlySingle.test(folded.slice(0, only?.index)) ? [single] : [form, single]
    })
}

const everyForms = forms.map(([, { source }]) => new RegExp(String.raw`\p{L}*(?:${source})\p{L}*`, 'gu'))
/** A folded text with the names of legal forms left blank. */
export const withoutForms = (folded: string): string =>
  everyForms.reduce((text, names) => text.replaceAll(names, (words) => ' '.repeat(words.length)), folded)

const butWords =
  /(?<!\p{L})(?:εκτοσ|πλην|(?:με|κατ) εξαιρεση|εξαιρουμεν\p{L}+|εξαιρουνται|αποκλειονται|οχι ομωσ|(?:αλλα |και )οχι(?= (?:οι|τισ|τα|απο|σε|για|ωσ))|(?<=, )οχι(?= (?:οι|τισ|τα|απο|σε|για|ωσ))|but no(?= \p{L})|except(?:ing|ion)?|excluding|other than|apart from|but not|save for|unless they are)(?!\p{L})/u
const everyForm =
  /καθε (?:νομικη |εταιρικη )?μορφη(?!\p{L})|καθε (?:ειδουσ |τυπου|μορφησ|(?:νομικησ|εταιρικησ) μορφησ)|(?:οποιαδηποτε|οποιασδηποτε|ανεξαρτητ\p{L}+ (?:απο )?(?:τη[νσ]? )?)(?:\p{L}+ )?μορφη|ολ(?:εσ|ων) (?:οι |των )?(?:νομικ|εταιρικ)\p{L}+ μορφ|any legal form(?! other)|(?:all|every) legal forms?|(?:whatever|regardless of|irrespective of) (?:their |its |the )?legal form/u
/** Persons of either kind, with nothing that says which of them: "φυσικά ή νομικά πρόσωπα" and not "(ΑΕ, ΙΚΕ)". */
const everyPerson =
  /(?:φυσικ\p{L}+ (?:και |η |ή |και ?\/ ?η )(?:\p{L}+ )?νομικ\p{L}+ προσωπ\p{L}+|natural (?:and|or|and ?\/ ?or) (?:\p{L}+ )?legal (?:persons?|entit(?:y|ies)))(?!\p{L}| ?\(| ?:|,? (?:with|having|με|που|ητοι|δηλαδη) )/u
/** "50.000 € for cooperatives": of the amount, in a list of them. */
const ofAmount = /^[^\p{L}\d]*(?:\p{L}{1,2}[.)] )?(?:€|eur )?\d[\d.,]* ?(?:€|ευρω|euros?|eur)(?!\p{L})/u
/** Words that say that forms are listed. */
const formWords =
  /(?:συστην|συνιστ|ιδρυ|λειτουργ|οργανων)\p{L}* (?:ωσ|υπο τη)(?!\p{L})|^\s*μορφη|με (?:τη )?μορφη|καταστατικ\p{L}* μορφ|(?:νομικ|εταιρικ)\p{L}+ (?:μορφ|τυπ)|(?<!\p{L})μορφη|legal (?:forms?|status|structure)|(?:set up|incorporated|constituted|organised|established|registered) as|take the form|in the form of|qualify|δικαιουχοι ?:|λειτουργουν ωσ|^[^\p{L}]*(?:μονο|αποκλειστικα|only) |εμπορικ\p{L}+ εταιρ/u
/** Words that close a circle, outside a clause that says which of them: "cooperatives that consist exclusively of residents". */
const closing =
  /(?<!\p{L})(?:(?:ειναι|μπορει να ειναι|μπορουν να ειναι) (?:μονο|αποκλειστικα)|μονον?(?=\s*(?:[.(,·]|$))|αποκλειστικα|only|exclusively)(?!\p{L})/u
/** Persons who take part in such an undertaking, and what else the words are of. */
const others =
  /εκπροσωπ(?:οι|ουσ|ων) (?:\p{L}+ ){0,2}?(?:συνεταιρ|σωματει|συλλογ|ενωσ|δημ|φορε)|(?:presented|sent|disseminated|communicated) to (?:the )?|(?:συμμετεχ(?:οντεσ|ουν)|μελη|εταιροι|μετοχοι) (?:σε|αλλ\p{L}+|μιασ|ενοσ)|(?:members|partners|shareholders) (?:in|of) (?:an?|another|other)|among the shareholders|α\.?\s?ε\.?[»,]? (?:προσκαλει|καλει|ανακοινωνει)(?!\p{L})|(?:rented|leased|bought|purchased|acquired|owned) (?:from|by) |(?:μισθωμεν|αγορασμεν|παραχωρημεν)\p{L}+ (?:απο|σε) |υποκαταστηματα αλυσ/u
/** "Sole traders too", "και οι ατομικές": no closed circle. */
const alsoOnly =
  /^\s*(?:[•●▪*–-]\s*)?(?:ναι[.,] )?(?:και (?:οι|τα)|αντιθετα|αντιθετωσ|in contrast|by contrast|επισησ|ακομη και|also|yes)(?!\p{L})|(?<!\p{L})(?:επισησ|επιπλεον|επιπροσθετ\p{L}+|too|as well|also|additionally|in addition)(?!\p{L})|μπορουν (?:και|ακομη) /u
const alsoFirst = /^[^\p{L}]*(?:επισησ|επιπλεον|επιπροσθετ\p{L}+|ακομ[αη]|also|additionally|in addition)(?!\p{L})/u
const participation =
  /μετεχ|αιτησεισ υποβαλλ|δικαιουχ|συμμετεχ|συμμετασχ|υποβαλ|αιτουντ|ενισχυονται|επιδοτουνται|χρηματοδοτουνται|υπαγονται|επιλεξιμ|δεκτ|μπορουν|δικαιουνται|απευθυν|αφορα|eligible|apply|applicants?|join|benefi|participat|take part|open to|qualify|admitted|accepted|available to|supported/u

/** "Δικαίωμα συμμετοχής έχουν οι συνεταιρισμοί": the sentence tells first that it says who they are. */
const areBeneficiaries =
  /^[^\p{L}]*(?:(?:δικαιωμα|προσβαση|δυνατοτητα) (?:\p{L}+ ){0,2}εχουν|επιλεξιμ\p{L}+ (?:\p{L}+ )?ειναι|δικαιουχοι (?:\p{L}+ ){0,2}ειναι|αποδεκτ\p{L}+ (?:\p{L}+ ){0,2}ειναι|(?:the )?(?:beneficiaries|applicants|eligible applicants) are) (?!και )(?:οι )?[^,·;]*$/u

/** "… και μόνο", "no other legal form": said beside the forms, before or behind them. */
const noOthers =
  /(?<!\p{L})(?:και μονον?(?=\s*(?:[.,;·)(–-]|$))|(?:τιποτ[αε]|κατι|κανεν\p{L}{1,3}|καμι?α|ουδεμια) αλλ\p{L}+|αλλ(?:η|οσ|οι|εσ|ο) (?:\p{L}+ )?(?:μορφ|τυπ)\p{L}+ (?:δεν|αποκλει|απορριπτ|εξαιρ|μεν)|υποχρεωτικα|no other|nothing else|none other|(?<=\p{L} )alone(?=\s*(?:[.,;)]|$)))/u

/** "Υποβάλλουν μόνο συνεταιρισμοί": the word that closes the list stands by the form itself. */
function onlyForms(head: string): boolean {
  const joint =
    /(?<!\p{L}|οχι )(?:μονον?|αποκλειστικα(?: και μονο)?|only|solely|exclusively) (?!ε?αν|οταν|εφοσον|με |if|when|once|after)(?<words>[^,.;·]{0,70})/u.exec(
      head,
    )
  if (
    joint !== null &&
    formsIn((joint.groups?.['words'] ?? '').split(/(?<!\p{L})(?:με|που|for|with|which|that) /u)[0] ?? '').length > 0
  )
    return true
  return /\p{L} (?:only|μονο|αποκλειστικα)\s*[.;,]?\s*$/u.test(head)
}

/** "…; no other legal form qualifies": the sentence behind closes the circle. */
const closedBehind = (block: Block, end: number): boolean => {
  const next = /^[\s;·.,]*(?:(?:and|και) )?(?<words>[^.;·]{4,70})/u.exec(block.folded.folded.slice(end, end + 90))
  const words = next?.groups?.['words'] ?? ''
  return noOthers.test(words) && formsIn(words).length === 0
}

/** The last of a list that is refused where it lacks something: "branches of foreign companies without a tax number". */
const onlySome =
  /(?:^|,|:| και | η | and | or )((?:(?! και | η | and | or |,|:).)*?) (?:χωρισ(?! δικαιωμα)|που δεν (?:εχουν|ειναι|διαθετουν|τηρουν)|without|(?:that|which) (?:are|have|do|hold) (?:not|no)(?!\p{L})|not) (?:\p{L}+ ){0,3}(?:εγγραφ|εγγεγραμ|γεμη|γ\.ε\.μη|εδρα|αφμ|α\.φ\.μ|ενεργ|εγκαταστασ|αδει|regist|entry|seat|tax|vat(?!\p{L})|establish|office|active|licen)/u

/** "Enterprises of all sizes; cooperatives": who else stands straight before. */
const beside =
  /(?<!(?:ατομικεσ|δημοσιεσ|συνεταιριστικεσ|ναυτιλιακεσ) )(?<!\p{L})(?:επιχειρησεισ|enterprises|smes)\s*[·;]\s*$/u

/** "All private enterprises, cooperatives and employers in general": whatever is named besides, nobody is kept out by his form. */
const openCircle =
  /(?<!\p{L})(?:(?:(?:ολ(?:εσ|οι)|ολων) (?:οι |των )?|οι )?ιδιωτικ(?:εσ|ων|οι) (?:επιχειρησεισ|επιχειρησεων|φορεισ)|ολ(?:εσ|ων) (?:οι |των )?επιχειρησε(?:ισ|ων)|all (?:private )?(?:enterprises|businesses|companies|undertakings)|private (?:enterprises|businesses|sector employers))(?=\s*(?:,|και(?!\p{L})|and(?!\p{L})|as well))|(?<!\p{L})(?:(?:και|η) (?:γενικ(?:α|οτερα)|εν γενει)|(?:and|or) (?:generally|in general)) (?!\p{L}*(?:δημοσι|κοινωφελ|public))|(?<!\p{L})(?:και|and) (?:γενικα |in general )?(?:εργοδοτεσ|employers)(?!\p{L})/u
/** "Mainly social cooperatives", "κατά κύριο λόγο": others are not kept out. */
const mostly =
  /(?<!\p{L})(?:κυριωσ|κατα κυριο λογο|ωσ επι το πλειστον|mainly|mostly|primarily|chiefly|for the most part)(?!\p{L})[^.;·]{0,60}$/u
/** "Self-employed persons may take part only for the training of their staff": what closes the circle is of the purpose. */
const onlyForPurpose =
  /(?:participate|take part|apply|join|συμμετ[εα]χ\p{L}*|συμμετασχ\p{L}*|μετεχ\p{L}+|υποβαλ\p{L}+) (?:only|solely|exclusively|μονον?|αποκλειστικα) (?:for|to|in|on|through|για|σε|με|μεσω|στ\p{L}{1,3}) /u
/** "Associations are accepted only for small projects", "sole traders can only be subcontractors": of one form, beside the others. */
const onlyForThat =
  /(?:accepted|admitted|eligible|aided|funded|supported|δεκτ\p{L}+|επιλεξιμ\p{L}+|ενισχυ\p{L}+|επιδοτ\p{L}+|χρηματοδοτ\p{L}+) (?:only|solely|μονον?|αποκλειστικα) (?:for|to|through|για|μεσω) |(?<!\p{L})(?:only|solely|μονον?|αποκλειστικα) (?:take part |participate |join )?(?:be|as|ωσ) (?:an? )?(?:sub-?contractors?|suppliers?|observers?|υπεργολαβ\p{L}+|προμηθευτ\p{L}+|παρατηρητ\p{L}+)(?!\p{L})/u
/** Words that say of whom a sentence speaks, or under which condition: a "not" within them refuses nobody. */
const aside =
  /(?<!\p{L})(?:που|οσ(?:οι|εσ|α|ουσ|ων)|οποι\p{L}+|ε?αν|εφοσον|οταν|οτι|ωστε|χωρισ|who|which|that|if|when|unless|where|without)(?!\p{L})[^,;·]*/gu
/** "Κοινωνίες … δεν δανειοδοτούνται", "what we do not admit are …": a verb of any kind is denied of the forms that are named. */
const denies =
  /(?<!\p{L})(?:δεν|να μην?) (?!(?:ειναι |θα ειναι )?(?:απαιτ|χρειαζ|υποχρε|αποκλει|εξαιρ|απαραιτητ|αναγκ|εμποδι|επηρεαζ|περιοριζ|προβλεπ|υπαρχ|τιθε|πρεπει|εχ(?:ει|ουν)(?!\p{L})|ισχυει (?:ο|η|το) ))|(?<!\p{L})(?:cannot|can not|may not|must not|(?:do|does|will|are|is) not|what (?:\p{L}+ ){1,2}(?:do|does) not)(?! (?:need|have to|requir|exclud|matter|limit|restrict|count|have|necessar|only|just|prevent))/u
const deniesForms = (folded: string): boolean => {
  const said = folded.replaceAll(aside, ' ')
  // A list on one line: each member denies for itself.
  return !deniesTwice(folded) && said.split(/[•▪●]/u).some((part) => denies.test(part) && formsIn(part).length > 0)
}

const relative = /(?<!\p{L})(?:που|οποι\p{L}+|ε?αν|εφοσον|that|which|who|if)(?!\p{L})/u

/** Four forms or more with nothing but commas and "or" between most of them are a list, whatever its verb. */
const enumerates = (folded: string): boolean => {
  if (formsIn(folded).filter((form) => !form.endsWith('_single_member')).length < 4) return false
  const parts = folded.split(/,| και | η | and | or |[·;:()]/u).filter((part) => /\p{L}/u.test(part))
  const named = parts.filter((part) => part.length < 60 && formsIn(part).length > 0)
  return named.length > 3 && named.length * 3 >= parts.length * 2
}

/** "In-kind contribution is not accepted, except …": of what an applicant pays or hands in. */
const ofContribution =
  /συνεισφορ|εισφορ(?:α|εσ)(?!\p{L})|δικαιολογητικ|δαπαν|κοστ|εγγυη|contribution|expenditure|costs?(?!\p{L})|guarantee|document/u
/** "Only together with a company": a case of those who may, which closes no list. */
const onlyInCase =
  /(?<!\p{L})(?:only|solely|μονον?|αποκλειστικα) (?:together|jointly|(?:as|if|when|where|once|after) |in (?:an? )?(?:consort|partner|co-?oper)|with (?:an?|another) |μαζι|απο κοινου|ε?αν |εφοσον|οταν|ωσ (?:εταιρ|μελ|συμπρατ)|σε (?:συμπραξ|συνεργασ|κοινοπραξ)|με (?:αλλ\p{L}+|(?:μια|ενα[νσ]?|μι?ασ) (?:επιχειρ|εταιρ|φορε|συμπρ)))/u
/** "They have to be turned into a company first": who is to change his form may not apply in it. */
const toChange =
  /(?:have|has|need|needs|ought|must|should|οφειλ\p{L}+|πρεπει|χρειαζ\p{L}+|απαιτ\p{L}+)(?: \p{L}+){0,3} (?:be (?:turned|converted|transformed) into|(?:turn|convert|transform) into|become|change (?:their|its) (?:legal )?form|μετατραπ\p{L}+|μετασχηματισ\p{L}+|αλλαξ\p{L}+ (?:νομικη )?μορφη|μετατροπη)/u
/** "Legal persons, …", "legal entities and …": named beside forms as a kind of their own. */
const ofAnyForm =
  /(?<!\p{L})(?:νομικ(?:α|ων) προσωπ(?:α|ων)|legal (?:persons|entities))(?=\s*,| και(?! φυσικ)(?!\p{L})| καθωσ | η | and | or )/u
/** "Does a branch qualify?": only asked. */
const asks = /^[^\p{L}]*(?:does|do|can|may|is|are) (?:an?|the|my|i|we)(?!\p{L})/u

/** "The project consortium is led by …": who joins in one, and no form that applicants have. */
const ofProject =
  /(?<!\p{L})(?:project|proposal) consorti(?:um|a)(?!\p{L})|^[^\p{L}]*(?:the|each|every|an?) consortium(?= (?:is|must|should|shall|has|needs|consists|comprises|includes|may)(?!\p{L}))/gu

const anyNature =
  /(?<!\p{L})(?:any|all|every|whatever|whichever) (?:legal |corporate )(?:natures?|types?|kinds?|status(?:es)?|structures?)(?!\p{L})|of (?:any|every|whatever) (?:type|kind|sort)(?!\p{L})/u
/** Who joins together, of whom one kind or another is part. */
const composed =
  /(?<!\p{L})(?:consorti(?:um|a)|partnerships?|κοινοπραξι\p{L}+|συμπραξ(?:η|εισ|εων)),? (?:that (?:are|is) |(?:which|that) )?(?:(?:composed|made up|consist(?:s|ing)?|formed|comprised|built|set up) (?:of|by|from|between)|comprising|(?:που )?(?:αποτελ|απαρτιζ|συγκροτ)\p{L}+|με τη συμμετοχη)(?!\p{L})/u

const deniedInBrackets =
  /\((?:(?:thus|so|hence|i\.e\.|that is|and|αρα|και|δηλαδη),? )?(?:not|no|οχι)(?!\p{L})(?<forms>[^()]*)\)/u

const isNoForm =
  /(?<!\p{L})(?:δεν (?:θεωρ|λογιζ|νοου|χαρακτηριζ)\p{L}+(?: ωσ)?|(?:is|are) not (?:considered|regarded|deemed|treated|counted|seen)(?: (?:as|to be))?) (?!(?:\p{L}+ )?(?:επιλεξιμ|δικαιουχ|ωφελουμ|αποδεκτ|δεκτ|eligible|applicant|beneficiar|admissible|accept))(?:an? )?(?<form>[^,;.·:]{2,40})/u

/** Whether forms are those of others, or may only in a case, or the other way round than those before. */
const isInCase = (folded: string): boolean =>
  onlyInCase.test(folded) ||
  others.test(folded) ||
  /^[^\p{L}]*(?:αντιθετ(?:α|ωσ)|(?:in|by) contrast)(?!\p{L})/u.test(folded)
/** Whether a sentence opens a circle of forms, or speaks of one by the way: it tells nothing of who else may. */
export const closesNoForms = (folded: string): boolean =>
  isInCase(folded) || alsoOnly.test(folded) || asks.test(folded) || ofAmount.test(folded) || toChange.test(folded)

export const legalForm: Recogniser = ({ folded: printed, negative: refused, listsForms, keys, block, range }, here) => {
  const folded = printed.replaceAll(ofProject, (words) => ' '.repeat(words.length))
  // "Political parties are not regarded as associations": what is no such form.
  if (formsIn(isNoForm.exec(folded)?.groups?.['form'] ?? '').length > 0) return [{ kind: 'manual' }]
  // "A commercial entity (thus not a foundation)": what a bracket denies is left out, whoever else is let in.
  const denied = refused ? null : deniedInBrackets.exec(folded)
  const outside = formsIn(denied?.groups?.['forms'] ?? '')
  if (outside.length > 0 && formsIn(folded.replace(deniedInBrackets, ' ')).length === 0)
    return [{ kind: 'legal_form', exclude: outside }]
  // "By contrast, cooperatives take part" opens what stands before, and closes nothing; "Does a branch qualify?" only asks.
  const change = toChange.exec(folded)
  if (change !== null && !isSoft(folded) && here) {
    const forms = formsIn(folded.slice(0, change.index))
    return forms.length === 0 ? [] : [{ kind: 'legal_form', exclude: forms }]
  }
  if (
    isSoft(folded) ||
    ofAmount.test(folded) ||
    change !== null ||
    asks.test(folded) ||
    isOfEconomy(folded) ||
    isUnpaid(folded) ||
    isInCase(folded)
  )
    return []
  // "Cooperative organisations:" above their kinds.
  if (!refused && /:\s*$/u.test(folded) && formsIn(folded).length === 1) return []
  const negative =
    refused || /^[^\p{L}]*(?:οχι|no(?:t for)?) /u.test(folded) || ((here || listsForms) && deniesForms(folded))
  const but = butWords.exec(folded)
  // "Companies of any legal nature, cooperatives and sole traders", "consortia made up of companies and public bodies".
  if (!negative && but === null && (anyNature.test(folded) || composed.test(folded)))
    return formsIn(folded).length > 0 && (here || participation.test(folded)) ? [{ kind: 'manual' }] : []
  // Every form is treated alike; some are refused only under a condition.
  if (everyForm.test(folded) && but === null && !negative) return []
  if (negative && /(?<!\p{L})(?:(?:ε?αν|εφοσον) (?:δεν|η)|αλλιωσ|διαφορετικα|otherwise|unless)(?!\p{L})/u.test(folded))
    return []
  const told =
    listsForms ||
    (enumerates(folded) && !inBackground(folded)) ||
    formWords.test(folded) ||
    closing.test(folded.replaceAll(aside, ' ')) ||
    keys
      .slice(0, 2)
      .some((key) =>
        /μορφ(?:η|εσ)|legal (?:form|status|type)|^δικαιουχοι$|^(?:type|kind) of (?:applicant|organi[sz]ation|entity)/u.test(
          key,
        ),
      )
  // "Είναι ΑΕ, ΕΠΕ, ΟΕ ή ατομική επιχείρηση": three forms that something is are a list of them.
  const areForms =
    /^[^\p{L}]*(?:\p{L} )?(?:(?:η|ο|καθε|the|each|every|an?) (?:[\p{L}-]+ ){1,2})?(?:να |it |they |you )?(?:ειναι|(?:can|may|must) be|is|are)(?!\p{L})/u.test(
      folded,
    ) && formsIn(folded).filter((form) => !form.endsWith('_single_member')).length > 2
  const closed =
    onlyForms(folded) || areBeneficiaries.test(folded) || noOthers.test(folded) || closedBehind(block, range.end)
  if (!closed && !told && !here && !negative && but === null && !areForms && !participation.test(folded)) return []
  const head = but === null ? folded : folded.slice(0, but.index)
  const tail = but === null ? '' : folded.slice(but.index)
  const first = everyForm.test(head) ? [] : formsIn(head)
  const bare = /(?<!(?<!\p{L})(?:στο|προσ|απο)(?: το)? )(?<!\p{L})(?:το )?δημοσιο(?=\s*[,.·]|$| και οι )/u.test(folded)
    ? (['public_body'] as const)
    : []
  const second = [...new Set([...formsIn(tail), ...(but === null ? [] : bare)])]
  if (first.length + second.length === 0) return []
  if (!negative && but === null && keepsNobodyOut(head)) return [{ kind: 'manual' }]
  if (but !== null && first.length === 0 && ofContribution.test(head)) return []
  // "Checked for coordinators, except public bodies": nothing is said of who may apply.
  if (
    but !== null &&
    first.length === 0 &&
    !here &&
    !negative &&
    ![participation, eligibility, everyForm].some((words) => words.test(head))
  )
    return []
  // "Non-profits that do not have the status" are some of them; "those that are not cooperatives" are all others.
  if (negative && deniesTwice(folded) && formsIn(head.split(relative)[0] ?? '').length > 0) return [{ kind: 'manual' }]
  if (negative && deniesTwice(folded)) return [{ kind: 'legal_form', include: [...new Set([...first, ...second])] }]
  // "No form is excluded but public bodies" says twice that something is not so.
  const none = /δεν αποκλει\p{L}+ (?:καμ|καν)|no legal form is excluded/u.test(head)
  // "Consortia without an entry in the register": some of them.
  const some = [...formsIn(onlySome.exec(folded)?.[1] ?? ''), ...(negative ? narrowed(head) : []), ...narrowed(tail)]
  if (second.length > 0 && (first.length === 0 || none)) {
    const out = without(second, some)
    return out.length === 0 && some.length > 0 ? [{ kind: 'manual' }] : out
  }
  const isNot = /δεν (?:ειναι|εχουν τη μορφη|λειτουργουν ωσ|αποτελουν)/u.test(head)
  if (negative || isNot) {
    if (
      but !== null &&
      first.length > 0 &&
      second.length > 0 &&
      /εκτοσ|πλην|εξαιρεση|except|unless|other/u.test(but[0])
    )
      return [{ kind: 'legal_form', exclude: first }]
    // Where partnerships are refused, limited ones are too.
    const partners =
      !some.includes('general_partnership') && /(?<!general |unlimited |limited )(?<!\p{L})partnerships/u.test(folded)
        ? (['limited_partnership'] as const)
        : []
    const out = without([...new Set([...(first.length === 0 ? second : first), ...partners, ...bare])], some)
    return out.length === 0 && some.length > 0 ? [{ kind: 'manual' }] : out
  }
  // "Small enterprises, agricultural cooperatives and groups": the form is one of those who may apply, not the only one.
  if (
    first.length === 1 &&
    !closed &&
    (beside.test(block.folded.folded.slice(0, range.start)) ||
      /(?<!(?:ατομικεσ|δημοσιεσ|συνεταιριστικεσ|ναυτιλιακεσ) )(?<!\p{L})επιχειρησεισ\s*(?:[,·]|και)|(?<!\p{L})(?:enterprises|smes)\s*(?:[,;]|and(?!\p{L})|as well as)/u.test(
        head,
      ))
  )
    return []
  // "A business, a cooperative or a charity": companies of whatever form are named by what they are.
  if (!closed && !told && besideCompanies.test(head) && first.length > 1 && !first.some(isCompany))
    return [{ kind: 'manual' }]
  // "Private companies, associations and public bodies": companies that are not public, of any form.
  const ofCompanies = first.filter((form) => isCompany(form))
  if (!closed && !told && ofCompanies.join() === 'private_company' && privateOnes.test(head) && first.length > 2)
    return [{ kind: 'manual' }]
  // "Legal persons, social cooperatives and consortia": the first are of any form, and the others no closed list beside them.
  if (ofAnyForm.test(head) && first.length > 0) return [{ kind: 'manual' }]
  // "Natural or legal persons, or associations of them": whoever is one of the two may.
  if (everyPerson.test(head) && !/:|μορφ|legal form/u.test(head)) return [{ kind: 'manual' }]
  // "A commercial company or a cooperative", "a company or a sole trader": of which form the company is is not said.
  if (/εμπορικ\p{L}+ εταιρ(?!\p{L}+ \()|(?<!\p{L})an? company(?=,| or(?!\p{L}))/u.test(head)) return []
  // "Besides sole traders may apply:" above the list: they stand with those below.
  const more = formsIn(alsoBeside.exec(block.announcedBy)?.groups?.['first'] ?? '').filter(
    (form) => !first.includes(form),
  )
  // "Also cooperatives of fishers": beside others, of whom no form was told.
  if (alsoFirst.test(folded) && !listsForms && !formWords.test(folded)) return [{ kind: 'manual' }]
  // A company of one member is no second form beside its own.
  const several = first.filter((form) => !form.endsWith('_single_member')).length > 1
  if ((!several && !told && !closed) || (alsoOnly.test(folded) && !told)) return []
  const taken = second.filter((form) => !some.includes(form))
  return [
    { kind: 'legal_form', include: [...first, ...more], ...(taken.length === 0 ? {} : { exclude: taken }) },
    ...(taken.length < second.length ? [{ kind: 'manual' } as const] : []),
  ]
}

/** Whether forms are refused among what was read of a sentence: it says who may not apply, and may name more of them. */
export const leavesFormsOut = (found: readonly Bare[]): boolean =>
  found.some((each) => each.kind === 'legal_form' && each.exclude !== undefined)

const besideCompanies =
  /(?<!\p{L})(?:an?|any|each|every|the|μια|καθε|η) (?:(?!social|public|municipal|individual|sole|ατομικη|δημοσια|δημοτικη|κοινωνικη|συνεταιριστικη|ναυτικη)[\p{L}-]+ ){0,2}?(?:business|company|enterprise|firm|undertaking|επιχειρηση|εταιρεια)(?=,| or(?!\p{L})| η )|(?<!(?:social|public|municipal|individual|sole|state|shipping|non-profit) )(?<!\p{L})(?:businesses|companies|firms)(?=, (?:[\p{L}-]+ ){0,3}(?:co-?operatives?|non-?profit|associations?|foundations?|charit|ngos?)| (?:and|or) (?:non-?profit|ngos?|co-?operatives?|charit))/u
const alsoBeside =
  /(?<!\p{L})(?:εκτοσ|περαν?) (?:απο |των? )(?:(?:τουσ|τισ|τα) )?(?<first>[^.;·:,]{4,80}?) (?:μπορ|δικαι|γιν|υπαγ|συμμετ|ενταχθ)\p{L}* [^.;·]*?και (?!να)|(?<!\p{L})(?:besides|in addition to|as well as|apart from) (?<first>[^.;:,]{4,80}?),? (?:may|can|are|also)(?!\p{L})/u
const privateOnes =
  /(?<!\p{L})private compan(?:y|ies)(?!\p{L})[^.;]*(?:public (?:bod|entit|authorit|law|sector)|governed by public law)|(?:public (?:bod|entit|authorit|law|sector))[^.;]*(?<!\p{L})private compan(?:y|ies)(?!\p{L})/u
/** Forms that companies have. */
const companies: ReadonlySet<LegalForm> = new Set([
  'general_partnership',
  'limited_partnership',
  'private_company',
  'limited_liability_company',
  'public_limited_company',
  'civil_law_company',
])
const isCompany = (form: LegalForm): boolean => companies.has(form)

/** Whether the forms that are named are not those that one has to have. */
function keepsNobodyOut(head: string): boolean {
  // "For-profit or non-profit": whoever it is.
  if (whateverProfit.test(head) || goesOnIncluding.test(head)) return true
  const purpose = onlyForPurpose.exec(head)
  if (purpose !== null && formsIn(head.slice(purpose.index)).length === 0) return true
  const ofOne = formsIn(head).filter((form) => !form.endsWith('_single_member')).length === 1
  const that = onlyForThat.exec(head)
  if (ofOne && that !== null && formsIn(head.slice(that.index)).length === 0) return true
  // "Turnover below 40.000 € (sole traders)": whose figure it is.
  const unbracketed = head.replaceAll(/\([^()]*\)/gu, ' ')
  if (/\d/u.test(unbracketed) && formsIn(unbracketed).length === 0 && !formWords.test(unbracketed)) return true
  const circle = openCircle.exec(head)
  if (circle !== null && !onlyForms(head)) return true
  return mostly.test(head.slice(0, firstForm(head)))
}

/** "This includes sole traders and partnerships": some of those who were named before. */
const goesOnIncluding =
  /^[^\p{L}]*(?:this|that|it|these|they|αυτο|εδω|σε αυτ\p{L}+) (?:also |ακομη )?(?:includes?|(?:συμ)?περιλαμβαν)/u
const whateverProfit =
  /(?<!non-?|not-?|non |not )(?<!\p{L})(?<!for[- ])(?:for[- ]?)?profit,?(?: (?:or|and)|\/) (?:an? )?(?:non|not)|(?:non-?profit|not-for-profit),?(?: (?:or|and)|\/) (?:an? )?for-?profit|(?<!μη )(?<!\p{L})κερδοσκοπικ\p{L}+ (?:η|και) μη(?!\p{L})/u

/** "Consortia whose members are linked", "the partners of the consortium": the clause behind a form says which of them, or whose. */
const narrowing =
  /^\p{L}*(?:[ -](?:εταιρ|επιχειρησ|enterpris|compan)\p{L}+)? (?:whose|of which|in which|that|which|who|with|without|led by|controlled by|owned by|των οποιων|τησ οποιασ|στ\p{L}+ οποι\p{L}+|(?:η|οι|ο|τα) οποι\p{L}+|που|με|χωρισ)(?!\p{L})/u
const belongs =
  /(?:partners?|members?|participants?|εταιρο\p{L}|μελ(?:η|οσ)|μελων) (?:of|in|του|τησ|των|σε) (?:the |an? )?(?:[\p{L}\d-]+ ){0,2}$/u
/** The forms that a refusal names and of which it refuses some. */
const narrowed = (head: string): LegalForm[] => {
  const some = forms.flatMap(([form, words]) => {
    const found = words.exec(head)
    if (found === null) return []
    const behind = head.slice(found.index + found[0].length)
    return narrowing.test(behind) || belongs.test(head.slice(0, found.index)) ? [form] : []
  })
  // "Sole traders and partnerships without a number": of both, for all that the words say.
  return some.length === 0 || head.includes(',') ? some : formsIn(head)
}

/** Where the first form is named. */
const firstForm = (head: string): number =>
  Math.min(head.length, ...forms.map(([, words]) => words.exec(head)?.index ?? head.length))

/** The forms that are refused whatever else they are. */
function without(refused: readonly LegalForm[], some: readonly LegalForm[]): Bare[] {
  const all = refused.filter((form) => !some.includes(form))
  return all.length === 0 ? [] : [{ kind: 'legal_form', exclude: all }]
}

/** A name of cooperatives alone means all of their kinds: who is of one of them is a cooperative. */
export const cooperatives = [
  'cooperative',
  'agricultural_cooperative',
  'workers_cooperative',
  'social_cooperative_enterprise',
  'limited_liability_social_cooperative',
] as const satisfies readonly LegalForm[]
const everyCooperative =
  /(?<!αστικ\p{L}{1,3} |(?:καταναλωτ|πιστωτ|οικοδομ|προμηθευτ|φαρμακοποι)\p{L}* )(?<!\p{L})συνεταιρισμ(?:ο[ιυ]|ουσ|ων|οσ|ο[νυ]?)(?! (?:καταναλωτ|προμηθευτ|φαρμακ|κατοικ))(?!\p{L})|(?<!(?:civil|urban|housing|consumer|credit|purchasing|energy) )(?<!\p{L})co-?operatives?(?! (?:bank|societ))(?!\p{L})/u

/** Bodies that make no profit, of whatever form: clubs and foundations are among them. */
const nonprofits = ['civil_nonprofit_company', 'association', 'foundation'] as const satisfies readonly LegalForm[]
const everyNonprofit =
  /(?<!αστικ\p{L}{1,3} )(?<!αστικ\p{L}{1,3} εταιρ\p{L}{1,4} )(?<!\p{L})μη κερδοσκοπικ\p{L}+ (?:ιδιωτικ\p{L}+ )?(?:φορε|οργαν|νομικ)|(?:φορε\p{L}+|οργανωσ\p{L}+|νομικ\p{L}+ προσωπ\p{L}+) μη κερδοσκοπικ|(?<!\p{L})non-?profits?(?! compan)(?!\p{L})|not[- ]for[- ]profit(?! compan)|(?<!\p{L})ngos?(?!\p{L})|(?<!\p{L})μ\.?κ\.?ο\.?(?!\p{L})|μη κυβερνητικ/u

/** A legal form that a sentence names, with all kinds of cooperatives, and of non-profits that are let in, where it names these by the bare word. */
export function withKindsNamed(criterion: Expression, folded: string): Expression {
  const [ofCooperatives, ofNonprofits] = [everyCooperative.test(folded), everyNonprofit.test(folded)]
  if (!ofCooperatives && !ofNonprofits) return criterion
  const all = (forms: readonly LegalForm[] | undefined): LegalForm[] | undefined =>
    ofCooperatives && forms?.includes('cooperative') === true
      ? [...new Set([...forms, ...cooperatives])]
      : forms?.slice()
  const letIn = (forms: LegalForm[]): LegalForm[] =>
    ofNonprofits && forms.includes('civil_nonprofit_company') ? [...new Set([...forms, ...nonprofits])] : forms
  if ('all' in criterion) return { all: criterion.all.map((each) => withKindsNamed(each, folded)) }
  if ('any' in criterion) return { any: criterion.any.map((each) => withKindsNamed(each, folded)) }
  if (!('kind' in criterion) || criterion.kind !== 'legal_form') return criterion
  const { include, exclude, ...rest } = criterion
  return {
    ...rest,
    ...(include === undefined ? {} : { include: letIn(all(include) ?? []) }),
    ...(exclude === undefined ? {} : { exclude: all(exclude) ?? [] }),
  }
}
