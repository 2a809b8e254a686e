import type { Sentence } from '../text/clauses.ts'
import type { StatedDate } from '../figures/dates.ts'
import type { PlainDate } from '../../facts/profile.ts'
import { keysOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/** The first day of costs that count. Folded text. */

export const ofEligibility =
  /(?:εναρξ|αρχ|ημερομηνι)\p{L}* (?:τησ )?(?:περιοδου )?επιλεξιμοτητ|επιλεξιμοτητ\p{L}* δαπαν|eligibility (?:start|date|period)|start of eligib/u

/** The matter: when costs count, or projects may begin to cost. */
const eligibilityWords = /επιλεξιμοτητ|επιλεξιμεσ?(?!\p{L})|eligib/u
const applyingWords = /υποβ[αο]λ|υποβληθ|αιτησ\p{L}+|αιτουντ|submi|appl(?:y|ication)/u
/** Straight before a first day. */
const since =
  /(?<!\p{L})(?:απο|εφεξησ απο|μετα(?: απο)?|from|since|back to|as of|as from|on or after|after|not before|οχι (?:νωριτερα|πριν)(?: απο)?)(?: και)?(?: τη[νσ]?| τισ| τησ| the)?(?: (?:ημερομηνια|η?μερα|date|day)(?: (?:τησ|of)(?: the)?)?)?(?: (?:(?:προ)?δημοσιευσησ?|προκηρυξησ?|εκδοσησ?|publication|issue|launch)(?: (?:τησ|του|of) (?:the )?\p{L}+)?(?: προσκλησησ)?)?\s*[:,(]?\s*(?:(?:ητοι|δηλαδη|i\.e\.|that is,?|namely) )?(?:απο )?(?:τη[νσ]? |τισ |στισ |from |on )?$/u
const startsThen =
  /(?<!\p{L})(?:αφετηρι|αρχιζ|ξεκιν|εκκιν|εναρξ|αρχη(?!\p{L})|start|begin|commenc)\p{L}*[^.;·\d]{0,45}$/u
const onwards =
  /^\s*(?:\)\s*)?,?\s*(?:\([^)\d]{3,60}\)\s*)?(?:(?:και|κι) (?:μετα|επειτα|εξησ|εφεξησ|υστερα|στο εξησ)|εφεξησ|onwards?(?!\p{L})|or (?:later|after)|and (?:later|after|onwards?)|forward)/u
const period = /^\s*(?:-|→|εωσ|μεχρι|ωσ|until|till|to|through|και|and)\s*(?:και )?(?:τη[νσ]? |τισ |the )?$/u

/**
 * The first day of costs that a date is or tells; undefined where it is no such day.
 * @param next the day behind it in its sentence
 */
export function costDay(
  block: Block,
  sentence: Sentence,
  date: StatedDate,
  next: StatedDate | undefined,
): PlainDate | undefined {
  const { folded } = block.folded
  const text = folded.slice(sentence.start, sentence.end)
  const head = folded.slice(sentence.start, date.start)
  if (ofSomeOnly.test(head) || ofPapers.test(head)) return undefined
  const told = costsFrom(head, text) ?? costsAround(head, text)
  if (told === undefined && refusedUntil(head, text)) return dayAfter(date.date)
  if (told !== undefined) return told.after ? dayAfter(date.date) : date.date
  return isFirst(block, sentence, date, next) ? date.date : undefined
}

/** "Bank statements that cover the period from", "must have spent 5 million between": of which time something is. */
export const ofPapers =
  /(?<!\p{L})(?:must|should|need to|has to|have to) have (?:incurred|spent|consumed|used|paid)(?!\p{L})|(?<!\p{L})(?:accounts|statements|tax returns|ισοζυγι\p{L}+|εντυπα|καταστασεισ)(?!\p{L})[^.;]{0,120}(?:period|περιοδο|for|του)[^.;\d]{0,20}(?:\d[^.;]*)?$/u

const dayAfter = (day: PlainDate): PlainDate => Temporal.PlainDate.from(day).add({ days: 1 }).toString()
/** "Nothing paid up to 31/12/2026 is covered": costs count from the day behind it. */
const refusedUntil = (head: string, text: string): boolean =>
  /(?<!\p{L})(?:εωσ|μεχρι|ωσ|up to|until|on or before)(?: και)?(?: τη[νσ]?| τισ| the)?\s*$/u.test(head) &&
  /(?:πληρωθηκ|αγοραστηκ|τιμολογηθηκ|πραγματοποιηθηκ|εξοφληθηκ|paid|bought|incurred|invoiced|spent)\p{L}*[^.;·\d]{0,25}$/u.test(
    head,
  ) &&
  /δεν (?:επιδοτ|καλυπτ|αναγνωρ|ειναι επιλεξ|γιν|ενισχ|χρηματοδ)|(?:not|cannot|no|nothing) [^.;]*(?:eligib|cover|claim|fund|accept|reimburs|paid)/u.test(
    text,
  ) &&
  !applyingWords.test(head)

/** Whether words of the matter and of a beginning go with the day, in any order. */
function isFirst(block: Block, sentence: Sentence, date: StatedDate, next: StatedDate | undefined): boolean {
  const { folded } = block.folded
  const text = folded.slice(sentence.start, sentence.end)
  const head = folded.slice(sentence.start, date.start)
  const behind = folded.slice(date.end, next?.start ?? sentence.end)
  const [key = ''] = keysOf(block)
  const titled =
    ofEligibility.test(key) ||
    askedFrom.test(`${key.replace(/\s*[:;?]*\s*$/u, '')}: `) ||
    /περιοδοσ επιλεξιμοτητ|επιλεξιμοτητα|eligibility period/u.test(key)
  const clause = head.slice(Math.max(head.lastIndexOf(';'), head.lastIndexOf('·')) + 1)
  if (
    applyingWords.test(clause) ||
    applyingWords.test(behind.slice(0, 60).replace(/[,·;(].*$/u, '')) ||
    /λη[ξγ]\p{L}* (?:τησ )?(?:περιοδου )?επιλεξ|end of eligib/u.test(clause)
  )
    return false
  if (titled) return bareLead.test(folded.slice(0, date.start).replace(/^[^:]*:/u, ''))
  const costs = ofCost.test(text) || /δαπαν|costs|expenditure/u.test(folded.slice(0, sentence.start).slice(-160))
  if (!costs && !eligibilityWords.test(text)) return false
  if (/(?:δεν|not) (?:\p{L}+ ){0,2}(?:επιλεξ|αναγνωρ|δεκτ|eligib|accept|count)/u.test(text)) return false
  const begins =
    since.test(clause) ||
    (next !== undefined && period.test(behind) && /(?:περιοδο|διαστημα|period)\p{L}*[^.;·\d]{0,40}$/u.test(clause))
  if (ofCost.test(clause) && onwards.test(behind)) return true
  if (retroactive.test(clause) && since.test(clause) && costs && counts.test(`${text} `)) return true
  if (
    startsThen.test(clause) &&
    /επιλεξιμοτητ|eligib|(?:περιοδο|period)\p{L}*[^.;·]{0,40}(?:δαπαν|costs?|expens|expenditure)/u.test(clause)
  )
    return true
  if (isAskedFrom(folded.slice(0, date.start))) return true
  return (
    begins && ((counts.test(clause) && (eligibilityWords.test(clause) || ofCost.test(clause))) || onwards.test(behind))
  )
}
/** "Since when do costs count?", and "start of costs" as a label. */
const askedFrom =
  /(?:(?:απο ποτε|ποτε αρχιζ\p{L}+|since when|from when|when do)[^:;?]{0,70}(?:δαπαν|τιμολογ|εξοδ|παραστατικ|costs?|invoices?|expens|spending)\p{L}*[^:;?]{0,40}|(?:εναρξη|αρχη|start) (?:(?:τησ )?περιοδου |of (?:the )?(?:period of )?)?(?:των )?(?:δαπανων|costs|expenditure))[:;?]\s*(?:απο |from |since |as of )?(?:και )?(?:τισ |τη[ν]? |the )?$/u
/** Whether words before a day ask since when costs count. */
export const isAskedFrom = (before: string): boolean => askedFrom.test(before.slice(-140))
const retroactive = /αναδρομικ|retrospectiv|retroactiv/u
const bareLead = /^\s*(?:απο |from )?(?:και )?(?:τισ |τη[ν]? |the )?$/u

/** Before the day from which some costs only count. */
export const ofSomeOnly =
  /(?:δαπαν\p{L}+|εξοδα|costs?|fees) (?:of |for |για )?(?:την? |τισ |του )?(?:προετοιμ|προπαρασκευ|preparat)[^.;·]{0,90}$|preparatory [^.;]{0,90}$|(?:εξαιρεση|εξαιρουμεν\p{L}+|except(?:ion)?)(?!\p{L})[^.;·]{0,90}$/u

/** A cost, that it counts, and a day from which or before which it does not, in any order. */
const ofCost =
  /(?<!\p{L})(?:δαπαν|εξοδ(?:α|ων)(?!\p{L})|τιμολογ|παραστατικ|κοστ(?:οσ|η|ουσ)|αγορ(?:εσ|ων)(?!\p{L})|μισθοδοσ|αμοιβ(?:εσ|ων)|πληρωθηκ|αγοραστηκ|costs?(?!\p{L})|expenditure|expenses|invoices?|spending|purchases|fees(?!\p{L})|(?:anything|whatever|everything|what) (?:\p{L}+ ){0,4}?(?:bought|paid|purchased|spent|ordered))/u
const counts =
  /επιλεξ|αναγνωρ|δεκτ|καλυπτ|επιδοτ|ενισχυ|καταλογ|μετρ(?:α|ουν)|eligib|accept|count(?!\p{L}*y)|claim|reimburs|cover|recogni|allow|considered|επιλεγ/u
const refuses = /δεν |απορριπτ|αποκλει|εκτοσ|refus|reject|not |no |exclud|ineligib/u
const fromThen =
  /(?<!\p{L})(?:απο|μετα(?: απο)?|εφεξησ απο|from|since|as of|on or after)(?: και)?(?: την?| τισ| τησ| the)?\s*$|ημερομηνι\p{L}+ απο την οποια[^.;·\d]{0,60}$/u
const beforeThen =
  /(?<!\p{L})(?:πριν(?: απο)?|προ|παλαιοτερ\p{L}+|προγενεστερ\p{L}+|νωριτερ\p{L}+|earlier than|before|older than|prior to)(?: την?| τισ| τησ| the| απο)*\s*$/u

function costsAround(before: string, text: string): { after: boolean } | undefined {
  if (!ofCost.test(text) || ofSomeOnly.test(before)) return undefined
  if (/υποβ[αο]λ|αιτησ\p{L}+ (?:ενισχ|υποβ)|submi|appl(?:y|ication)/u.test(text)) return undefined
  if (beforeThen.test(before)) return refuses.test(text) && counts.test(`${text} accept`) ? { after: false } : undefined
  if (
    !fromThen.test(before) ||
    !counts.test(text) ||
    /(?:δεν|not) (?:\p{L}+ ){0,2}(?:επιλεξ|αναγνωρ|δεκτ|eligib|accept|count)/u.test(text)
  )
    return undefined
  return { after: /(?:μετα(?: απο)?|after)(?: την?| τισ| τησ| the)?\s*$/u.test(before) && !/on or after/u.test(before) }
}

/** "Eligible are costs from …": the first day of costs; `after` where that day itself is out. */
function costsFrom(before: string, text: string): { after: boolean } | undefined {
  if (ofSomeOnly.test(before)) return undefined
  const match =
    /(?:δαπαν\p{L}*|κοστη|εξοδα|αγορ(?:εσ|ων)|τιμολογι\p{L}*|παραστατικ\p{L}*|costs?|expenditure|expenses|spending|invoices?)(?!\p{L})[^.·;]{0,110}?(?<!\p{L})(?<w>απο|μετα(?: απο)?|εφεξησ απο|(?:την? )?(?:χρονικη )?περιοδο|(?:το )?διαστημα|from|after|since|as of|on or after|not before|in the period|between)\s*:?\s*(?:και )?(?:την|τη|τισ|τησ|the)?\s*$/u.exec(
      before,
    )
  if (
    /(?:δαπαν\p{L}*|τιμολογι\p{L}*|παραστατικ\p{L}*|costs?|fees?|expenditure|expenses|spending|invoices?|payments?)[^.·;]{0,70}(?:πριν (?:απο )?|προ |(?:παλαιοτερ|προγενεστερ)\p{L}+ (?:τησ |του |απο )?|before |older than |earlier than |prior to )(?:την |τη |τησ |τισ |the )?(?:(?:δημοσιευσησ?|δημοσιευση|publication)[^.·;\d]{0,45}\(?)?$/u.test(
      before,
    ) &&
    /(?:δεν|not|no|cannot) [^.]*(?:επιλεξ|αναγνωρ|δεκτ|καλυπτ|ενταχθ|πληρων|επιδοτ|λαμβαν|eligib|accept|count|claim|cover|fund|includ|reimburs|paid)/u.test(
      text,
    )
  )
    return { after: false }
  if (/δαπαν\p{L}*[^.·;]{0,40}ανατρεχ\p{L}+ (?:στην?|εωσ) (?:την )?$/u.test(before)) return { after: false }
  if (/δαπαν\p{L}*[^.·;]{0,60}μεταγενεστερ\p{L}+ (?:τησ |τισ |απο (?:την )?)$/u.test(before)) return { after: true }
  if (
    /επιλεξιμοτητα(?: των δαπανων)? (?:ξεκιν|αρχιζ)\p{L}+ (?:απο |την |τη |στισ )*$|(?:εναρξ|αρχ)\p{L}+ (?:τησ )?(?:περιοδου )?επιλεξιμοτητ\p{L}+(?: (?:των )?(?:δαπαν|εξοδ)\p{L}*)?[^.]{0,30}$|(?:start(?: date)?|beginning) of (?:the )?eligib\p{L}+[^.]{0,40}$|(?:eligibility of|eligible) (?:costs|expenditure)[^.]{0,20}(?:starts?|begins?|start date)[^.]{0,20}$/u.test(
      before,
    )
  )
    return { after: false }
  if (match === null || /(?:δεν|not|no) (?:\p{L}+ )?(?:ειναι επιλεξ|επιλεξ|eligible)/u.test(text)) return undefined
  if (
    /υποβ[αο]λ\p{L}*|αιτησ\p{L}* (?:υποβ|απο)|δημοσια δαπαν|submi/u.test(
      match[0].replace(/(?:την|πριν|μετα) (?:απο )?(?:την )?υποβολη/u, ''),
    )
  )
    return undefined
  return { after: /^(?:μετα|after)/u.test(match.groups?.['w'] ?? '') }
}
