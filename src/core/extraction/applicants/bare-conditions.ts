import { leadsToConditions, plainKeysOf, withoutNumber } from './condition-gate.ts'
import type { Block } from '../text/source-text.ts'
import { saysSomething } from '../sentences/unread-parts.ts'

/**
 * Lines under a title that says who may apply, which state a condition without a word that binds: "Trading for two years.", "Ενεργός ΑΦΜ."
 * Folded text.
 */

/** Titles of nothing but who may apply and on what conditions. */
const ofWhom =
  /^(?:οι |the |βασικ\p{L}{1,3} |γενικ\p{L}{1,3} |κυρι\p{L}{1,3} |main |basic |general |minimum )?(?:(?:δυνητικ\p{L}+ |επιλεξιμ\p{L}+ |τελικ\p{L}+ )?(?:δικαιουχ(?:οι|οσ)|ωφελουμεν(?:οι|οσ))(?! (?:φορεασ|τησ χρηματοδοτ))|επιλεξιμ\p{L}+ (?:επιχειρησ|αιτου|φορεισ|υποψηφι|μορφ)|(?:σε )?ποι(?:οι|οσ|ουσ|ον|εσ) (?:επιχειρησεισ )?(?:μπορ|αφορα|απευθυν|ενισχυ|δικαιου|συμμετ|ειναι (?:οι )?(?:δικαιουχ|επιλεξιμ|ωφελ))|σε ποιουσ απευθυν|για ποιουσ|(?:προυποθεσ\p{L}+|οροι|κριτηρια) (?:τησ )?(?:και οροι |και κριτηρια |και προυποθεσεισ )?(?:συμμετοχ|επιλεξιμοτ|υπαγωγ|ενταξ|για να συμμετ)|προυποθεσεισ(?=$| δικαιουχ| για τ\p{L}+ (?:επιχειρησ|δικαιουχ))|επιλεξιμοτητα(?=$| (?:δικαιουχ|επιχειρησ|αιτουν|υποψηφι))|συμμετεχοντεσ|αιτουντεσ|who (?:can|may|is eligible to|could) (?:apply|take part|participate|benefit)|who (?:is (?:it|this|the \p{L}+) for|is eligible|qualifies)|who it is for|for whom|eligible (?:applicants?|enterprises?|businesses|companies|firms|beneficiar|organi[sz]ations|entities|undertakings|participants|bodies|recipients|candidates)|eligibility(?=$| (?:criteri|condition|requirement|rules|of (?:the )?(?:applicant|beneficiar|compan|firm|business|enterprise)))|(?:conditions?|criteria|requirements) (?:of|for) (?:the )?(?:participation|eligibility|applicants|taking part)|(?:participation|admission) (?:conditions|criteria|requirements)|applicants?(?=$| (?:must|eligib|profile|condition|requirement))|beneficiar(?:y|ies)(?=$| (?:eligib|profile|condition|requirement))|target (?:group|applicants|beneficiaries)|(?:entry|key|main|basic) requirements?(?=$)|you (?:can|may) apply if|are you eligible|can i apply|(?:[\p{L}-]+ ){0,4}?(?:grants?|support|funding|loans?|vouchers?|aid|they) (?:may|can|will) be (?:awarded|given|available|offered|granted|provided|paid) (?:to|for)(?=$| (?:[\p{L}-]+ ){0,3}?(?:applicants?|businesses|companies|firms|enterprises|undertakings|smes?|those)(?!\p{L})(?:(?! (?:costs?|projects?)).){0,40}$))/u

/** Under such a title: of what is done, paid or counted. */
const notOfWhom =
  /δαπαν|ενεργει|(?<!\p{L})εργων|σχεδιων|υποχρεωσ|υποβολ|δικαιολογητικ|παραστατικ|ενισχυσησ|αξιολογ|βαθμολογ|αριθμοσ|ανεξαρτητα|cost|expenditure|project|activit|action|obligation|document|evidence|number of|how many|per applicant|per beneficiary/u

/** What a line is about where it tells nobody apart: the call and its aid, a body, the plan, how one applies, and what goes on from a line before. */
const ofElse =
  /^[^\p{L}]*(?:\p{L}{1,2}[.)] )?(?:(?:η|ο|οι|το|τα|την?|τησ|του|στην?|στο|σε|με|για|the|an?|each|every|any|this|our|καθε|under|in|for|through|with) )*(?:παρουσα )?(?:[\p{L}-]+ ){0,1}?(?:δρασ(?:η|ησ)|προγραμμα|προσκλησ|προκηρυξ|καθεστω|παρεμβασ|μετρο|ενισχυσ|επιχορηγ|επιδοτησ|χρηματοδοτησ|προυπολογισμ|ποσοστ|ποσο|δανει|εγγυησ|στοχο|σκοπο|αντικειμεν|υπουργει|υπηρεσι|επιτροπ|αρχη|φορεασ (?:διαχ|υλοπ|χρημ)|αιτησ|προτασ|υποβολ|φακελ|προθεσμι|πληρωμ|ερωτησ|λιστα|payments?|questions?|list(?!\p{L})|αρθρο|κανονισμ|διαρκει|ωρεσ|duration|article|regulation|εργα?(?!\p{L})|εργο|τοποσ|επενδυσ|επενδυτικ|σχεδι|δαπαν|κριτηρι|προυποθεσ\p{L}+(?! ?:)|οροι|παραρτημ|πινακ|σημειωσ|ακολουθ|εξησ|παρακατω|ανωτερω|λεπτομερ|πληροφορ|παραδειγμ|call|scheme|programme|program|grants?|support|aid(?!\p{L})|funding|budget|loans?|guarantees?|objectives?|aim|purpose|ministry|agency|authority|committee|applications?(?!\p{L})|proposals?|deadline|projects?(?!\p{L})|investments?(?!\p{L})|(?<!business )plans?(?!\p{L})|works?(?!\p{L})|costs?(?!\p{L})|expenditure|criteria|conditions|annex|table|note|following|see|details|information|examples?)/u

/** Sentences that tell: of what is given, hoped for, advised or decided, of a case, or that something does not matter. */
const tells =
  /(?<!\p{L})(?:θα (?!πρεπει|ειναι|εχ|ιδρυ|συστ|απασχ|δημιουργ)|αναρτ|ενημερω|κοινοποι|ανακοινων|δημοσιοτητ|εμβλημα|λογοτυπ|συγχρηματοδοτ|(?:is|are|be) published|posted|announced|informed|notified|expected|emblem|logo|publicity|paid(?!\p{L})|answered|co-?financ|instalment|(?:ειναι |γινονται )?δεκτ(?:οι|εσ|α)(?!\p{L})|γιν(?:ονται|εται) δεκτ|αναμενεται|υπολογιζει|εκδηλωσ|στηριχθ|μετρουν|παροχ(?:οσ|οι|ου)|εξοδα|τιμοκαταλ|εφαρμοζεται|παραπεμπ|απο την εγκριση|αρκει|αποκλειει|μπορει να|μετεχει σε ενα|apply too|may (?:also )?(?:apply|be|host)|alike|pay for|talk to|enquir|duration|after approval|accept the|δαπαν|κοστ(?:οσ|η|ουσ)|costs?(?!\p{L})|expenditure|στοχευ|αποσκοπ|στοχοσ|αποβλεπ|συμβαλλ|ενισχυεται|ενισχυει|στηριζει|επιδοτει|επιδοτουνται|χρηματοδοτει|καλυπτ|λαμβαν(?:ει|ουν)|δικαιουται|εγκρινε|εκδοθ|δημοσιευ|υποβαλλ|υποβαλ|καταθετ|δηλων|προσκομ|συμπληρων|επισυναπτ|συνυποβαλλ|αποδεικν|τεκμηριων|ελεγχ|βαθμολογ|αξιολογ|κατατασσ|προτιμ|ενδεικτικα|ανεξαρτητα|ανεξαρτητωσ|οποιαδηποτε|οποιοδηποτε|anywhere|any region|δεν (?:απαιτ|εχει σημασια|παιζει|αποτελει|χρειαζ|υπαρχει|τιθεται)|μπορει να ειναι|(?:aims?|seeks|intends|helps?|supports|funds|pays|covers|receives?|gets?|are given|is given|will (?:be|receive|get)|submit|upload|attach|declare|prove|proven|checked|assessed|scored|ranked|preferr|regardless|irrespective|whatever|no matter|e\.g|for example|need not|not required|advised|reminded)|σημειων|υπενθυμιζ|επισημαιν|περιπτωση)/u

/** A sentence with a verb of its own is one of what stands before the verb. */
const toldOf =
  /^[^\p{L}]*(?<of>(?:[\p{L}-]+ ){1,5}?)(?:ειναι|διατιθ\p{L}+|κατανεμ\p{L}+|\p{L}{2,}(?:εται|ονται|ειται|ουνται)|is|are|was|were|has been|have been|lasts|move)(?!\p{L})/u
/** "Hotels that are …": the verb is of a clause. */
const ofClause = /(?<!\p{L})(?:να|που|οποι\p{L}+|οσ(?:οι|εσ)|who|which|that|whose)(?!\p{L})/u
/** Those who apply, who stands behind them, and what is theirs. */
const theirs =
  /επιχειρησ|εταιρ|αιτ(?:ουν|ων)|δικαιουχ|υποψηφι|φορε(?:ασ|ισ)|συνεταιρ|προσωπ|μελ(?:η|οσ)|εδρα|εγκαταστασ|κεφαλαι|μετοχ|διαχειριστ|ιδιοκτητ|εκπροσωπ|ιδρυτ|δραστηριοτητ|αδεια|βιβλια|τζιρ|κυκλοσ|οφειλ|applicant|beneficiar|compan|firm|business|enterprise|undertaking|smes?(?!\p{L})|bod(?:y|ies)|entit|both|all|they|members?|seat|premises|capital|shares?|manager|director|owner|founder|partner|activity|licen[cs]e|books|accounts|turnover|debts?/u

/** Bodies that stand on the other side. */
const notApplicants =
  /φορε\p{L}+ (?:διαχειρισησ|υλοποιησησ|χρηματοδοτησησ)|(?:διαχειριστικ\p{L}+|αναθετουσ\p{L}+) αρχ|περιφερειασ|υπουργει|(?:managing|granting|contracting|implementing) (?:authority|body)|ministry/u

/** Letters of a line that states one thing. */
const longest = 220
/** Words of a line that begins as a title does and is none. */
const shortestWithTitle = 6

/** "Who can apply? Trading for two years.": a title in the line itself. */
const titleWithin = /^[^\p{L}]*([^:.;?]{3,60})[:.;?]\s+(?=\S)/u

/** Columns of a numbered table that state one condition in each row. */
const ofConditions = /προυποθεσ|κριτηρι|οροσ|οροι|απαιτησ|condition|criteri|requirement/u

/** "From 6.000 € to 60.000 €": a sum, of what is given. */
const isSum = /^[^\p{L}\d€]*(?:(?:απο|εωσ|μεχρι|from|up to) )?(?:€|eur )?\d[\d.,]* ?(?:€|ευρω|eur)?/u

/** Whether a cell may state something: in a column of conditions, or beside the name of its row, which is no code. */
function isValue({ kind, column, isCounted, labels, folded }: Block): boolean {
  const [head = '', name = head] = labels
  if (kind !== 'cell' || ofConditions.test(head)) return true
  if (column !== 1 || isCounted === true || !/\p{L}{2}/u.test(name)) return false
  return !(isSum.test(folded.folded) && /€|ευρω|(?<!\p{L})eur/u.test(folded.folded))
}

/** Whether a sentence of a paragraph goes on with what a line before it began. */
const goesOn = ({ kind, raw, folded }: Block, start: number): boolean =>
  kind === 'paragraph' && /^[\s(«"“]*\p{Ll}/u.test(raw.slice(folded.map[start]))

/** A word or two without a full stop, or the name of a call or guide: a title that is not set as one. */
const isTitle = ({ kind, raw, folded }: Block): boolean =>
  kind === 'paragraph' &&
  !/[.·]\s*$/u.test(raw) &&
  (raw.trim().split(/\s+/u).length < 3 ||
    /(?:προσκληση|προκηρυξη|οδηγοσ|call|guide)[^\p{L}]*$|\d (?:of|απο) \d+\s*$/u.test(folded.folded))

/** "Be directly responsible for …", "belong to one of …": what the line of a list asks somebody to be. */
const whatToBe =
  /^[^\p{L}]*(?:not )?(?:be|belong|hold|employ)(?= (?:an? |the |at |to |in |not )*\p{L}{3,})(?! (?:aware|careful|sure|prepared))/u

/** Whether a line is one of who may apply by the title that it stands under, and states something by itself. */
export function isBareCondition(block: Block, folded: string, start: number): boolean {
  if (!isValue(block) || goesOn(block, start) || isTitle(block)) return false
  const within = titleWithin.exec(block.folded.folded)?.[1] ?? ''
  const keys = [...(ofWhom.test(within) ? [within] : []), ...plainKeysOf(block)]
  if (
    block.kind === 'item' &&
    whatToBe.test(folded) &&
    folded.length <= longest &&
    !keys.some((key) => /cost|expenditure|document|evidence|obligation|δαπαν|δικαιολογητικ|υποχρεωσ/u.test(key))
  )
    return true
  const isLead = (key: string): boolean => block.kind === 'item' && leadsToConditions.test(key)
  const at = keys.findIndex((key) => ofWhom.test(key) || isLead(key))
  if (at < 0 || keys.slice(0, at + 1).some((key) => notOfWhom.test(key))) return false
  const own = ofWhom.test(within) && folded.includes(within) ? folded.replace(titleWithin, '') : folded
  if (!/\p{L}[\p{L}).,-]* \S/u.test(own.trim()) || own.length > longest) return false
  if (ofWhom.test(withoutNumber(own.trim())) && own.trim().split(/\s+/u).length < shortestWithTitle) return false
  const { of } = toldOf.exec(own)?.groups ?? {}
  if (of !== undefined && (notApplicants.test(of) || (!theirs.test(of) && !ofClause.test(of)))) return false
  return !ofElse.test(own) && !tells.test(own) && saysSomething(own)
}
