import type { Criterion } from '../../criteria/criterion.ts'
import { addressed } from './condition-gate.ts'
import { isOfCosts } from './left-out.ts'
import { saysOfWhom } from '../text/other-sections.ts'
import type { Reading, ReadValue } from '../reading.ts'
import { isAside } from '../whose/scope.ts'
import { keysOf, placeIn, sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/**
 * What a call asks besides who may apply, in whatever section: no other aid for the same costs, what holds after the award, from when
 * costs count where that is no day. What has no field of its own is an obligation that is told with its sentence. Folded text.
 */

/** Sections about what comes after the award: a sentence in them that obliges is the call's own. */
const ofObligations =
  /υποχρεωσ|δεσμευσ|τηρηση|διατηρηση|σωρευση|μετα την (?:ενταξη|υπαγωγη|εγκριση|ολοκληρωση)|obligation|commitment|cumulation|after (?:the )?(?:award|completion|grant)/u

const cumulation =
  /σωρευσ|σωρευ(?:εται|ονται|θει|τει|ει)(?!\p{L})|διπλη\p{L}? (?:χρηματοδοτ|επιδοτ|ενισχ)|(?<!\p{L})cumulat|double funding|combined with (?:any )?other/u
/** Papers on earlier aid, and the ceiling of small aid: told elsewhere. */
const ofPapersOrCeiling =
  /δηλωσ|βεβαιωσ|declaration|αθροιστικ|τριετι|300\.000|300,000|(?:υπολογισμ|ελεγχ)\p{L}* (?:τησ )?σωρευσ|over (?:any )?three|rolling/u
const sameCosts =
  /(?:ιδι(?:εσ|ων|α|ο|ασ|ου)|same) (?:\p{L}+ )?(?:δαπαν|κοστ|επενδυσ|εργ|ενεργει|σχεδι|αντικειμεν|costs?|expenditure|expenses|eligible|project|investment|activit)/u
const forbidden =
  /απαγορευ\p{L}+ (?:\p{L}+ ){0,3}(?:σωρευσ|διπλη)|(?:σωρευσ|χρηματοδοτησ|επιδοτησ)\p{L}* (?:[^.;·,]{0,60} )?(?:δεν επιτρεπ|απαγορευ|αποκλει)|δεν επιτρεπ\p{L}+ (?:\p{L}+ ){0,2}(?:σωρευσ|διπλη)|δεν (?:μπορ\p{L}+ να |δυναται να )?(?:σωρευ|συνδυαζ)|(?:cumulation|double funding|combin\p{L}+)[^.;,]{0,60}(?:is|are) (?:not (?:allowed|permitted|possible)|prohibited|excluded|forbidden)|(?:may|can|must|shall)(?: not|not) be (?:cumulated|combined)|no cumulation|no double funding/u
const otherAid = String.raw`(?:αλλ\p{L}{1,3}|ετερ\p{L}+|οποι\p{L}+|εθνικ\p{L}+|ενωσιακ\p{L}+|other|another|any) (?:\p{L}+ ){0,2}?(?:ενισχυσ|χρηματοδοτ|επιδοτ|επιχορηγ|προγραμ|δρασ(?!τηρ)|καθεστ|πηγ(?:η|εσ|ων)|πορ(?:ο|ων|ουσ)|μετρ|aid|funding|grant|support|scheme|programme|source|subsid)`
const otherForSame = new RegExp(
  String.raw`(?:(?:δεν|μην?) (?:\p{L}+ ){0,5}?(?:λαβ|λαμβαν|ενισχυ|επιδοτ|χρηματοδοτ|επιχορηγ)\p{L}*|not (?:\p{L}+ ){0,4}(?:received?|funded|financed|supported)) [^.;·]{0,80}?${otherAid}`,
  'u',
)
/** Two programmes that are named shut each other out, not all aid. */
const ofNamed =
  /τα δυο (?:προγραμματα|καθεστωτα)|οι δυο δρασεισ|(?:με|with) (?:τη[νσ]? |το |the )?[«"“]|the two (?:schemes|programmes|calls)/u
const butWhere =
  /(?<!\p{L})(?:εκτοσ|πλην|εφοσον|ε?αν|υπερβ\p{L}+|περαν|ανω|πανω|μεχρι|εωσ|unless|except|provided|if|where|above|beyond|exceed\p{L}*|up to)(?!\p{L})/u
const within =
  /επιτρεπ\p{L}+[^.;·]{0,160}(?:ενταση|ποσοστ|ανωτατ|οριο|ορια)|(?:may|can) be (?:cumulated|combined)[^.;]{0,160}(?:intensity|rate|ceiling|limit)|cumulation[^.;]{0,40}(?:allowed|permitted)[^.;]{0,120}(?:intensity|rate|ceiling|limit)/u

const forYears = String.raw`(?:επι|για|τουλαχιστον|κατ ?['’]? ?ελαχιστον|for|at least)(?: (?:τουλαχιστον|χρονικο|διαστημα|περιοδο|at|least|a|period|of|minimum|κατ ?['’]? ?ελαχιστον))* (?:\p{L}+|\d{1,2})(?: ?\(\d{1,2}\))? (?:\p{L}+ )?(?:ετη|ετων|χρονια|ετοσ|χρονο|μηνεσ|μηνων|years?|months?)`
/** "Διατηρεί την επένδυση επί τρία (3) έτη", "keeps the jobs for two years". */
const keeps = new RegExp(
  String.raw`(?<!\p{L})(?:διατηρ(?:ει|ησει|ουν|ησουν|ησω|ειται|ουνται|ηθ\p{L}+|ηση)|(?:μη )?(?:μεταβιβα[ζσ]|παυσ|μεταφερ)\p{L}*|τηρ(?:ει|ησει|ουν)|φυλασσ\p{L}+|maintain|keep|retain|preserve)\p{L}*(?!\p{L})[^.;·]{0,100}?(?<!\p{L})${forYears}`,
  'u',
)
/** Whose years those are: not how long a business has run before it applies. */
const before =
  /πριν (?:απο )?την|κατα την (?:υποβολη|ημερομηνια)|before (?:the )?(?:application|submission)|at the time of/u
const notApplicants = /φορεα\p{L}* διαχειρισησ|παροχο|προμηθευτ|τραπεζ|supplier|provider|managing authority|the bank/u

/** Costs count, or works may begin, from an event that is no day of the calendar. */
const fromEvent =
  /(?:δαπαν|επιλεξιμοτητ|εργασι(?:ων|εσ)|επενδυσ|υλοποιησ|costs?|expenditure|works?)\p{L}*[^.;·\d]{0,90}(?:απο|μετα|πριν(?: απο)?|ειναι η|προ|after|from|before|since|is the) (?:την? |τησ |the )?(?:(?:ημερομηνια|ημερα|date|day) (?:τησ |of (?:the )?)?)?(?:ηλεκτρονικησ? )?(?:υποβολη|αιτηση|ενταξη|εγκριση|υπαγωγη|υπογραφη|submission|application|award|approval|signature)/u
const ofCount = /επιλεξιμ|αναγνωριζ|εναρξ|αρχι[ζσ]|ξεκιν|πραγματοποι|αναλαμβαν|eligib|accept|start|begin|incur/u

/** What was aided already: a condition, too. */
const alreadyAided =
  /(?:δεν|μην?|ουτε) (?:\p{L}+ ){0,3}?(?:εχ(?:ει|ουν)|να εχ(?:ει|ουν)) (?:\p{L}+ ){0,2}?(?:λαβει|ενταχθει|χρηματοδοτηθει|επιχορηγηθει|ενισχυθει|επιδοτηθει|υποβαλει|υποβληθει|εγκριθει)|(?:has|have) not (?:already )?(?:received|been (?:funded|awarded|supported|approved))/u

/** "Minimum score: 60 points", "plans below 50 of 100 points are rejected". */
const score =
  /(?<!\p{L})(?:βαθμολογι\p{L}|βαθμ(?:οι|ουσ|ων)(?!\p{L})|μορι(?:α|ων)(?!\p{L})|μοναδεσ|scores?(?!\p{L})|points?(?!\p{L}))/u
const leastScore =
  /(?<!\p{L})(?:(?:ελαχιστ|κατωτατ)\p{L}+ (?:\p{L}+ ){0,3}(?:βαθμολογι|βαθμ|σκορ|οριο)|βαση (?:\p{L}+ )?(?:βαθμ|επιτυχ)|minimum (?:\p{L}+ ){0,2}(?:score|points|threshold)|(?:overall |total |quality )?threshold(?!\p{L})|(?:συγκεντρω\p{L}+|λαβ\p{L}+|βαθμολογ\p{L}+|score|reach|obtain|achieve|receiv)\p{L}* [^.;·]{0,60}(?:τουλαχιστον|κατω (?:απο|των)|λιγοτερ|μικροτερ|at least|fewer than|less than|below|under|not less))/u
const isLeastScore = (folded: string): boolean =>
  score.test(folded) && leastScore.test(folded) && /\d{2}/u.test(folded) && !/ποσοστιαι|percentage/u.test(folded)

/** A statement, and no question about it. */
const asked = /[;?]\s*$/u

/** "Each applicant may submit one application only", "έως δύο αιτήσεις ανά ΑΦΜ". */
const howMany = String.raw`(?:μια|δυο|τρεισ|ενα|δευτερη|πανω απο μια|περισσοτερ\p{L}+(?: (?:απο|τησ) μιασ?)?|one|two|three|a single|a second|more than one|\d{1,2})`
const applications = String.raw`(?:\(\d\) )?(?:μονο |only )?(?:αιτησ(?:η|εισ|ησ|εων)|προτασ(?:η|εισ)|επενδυτικ\p{L}+ σχεδι(?:ο|α)|applications?|proposals?)(?!\p{L})`
const perApplicant = new RegExp(
  String.raw`(?<!\p{L})(?:(?:(?:καθε|each|every|an?|no|the same) (?:[\p{L}().-]+ ){1,4}?(?:μπορει να |δυναται να |δικαιουται να |can |may )?(?:not )?(?:υποβ\p{L}+|καταθετ\p{L}+|submits?|lodges?|files?|hand(?:s)? in) (?:μεχρι |εωσ |μονο |up to |at most |only )*${howMany} ${applications})|${howMany} (?:μονο |only )?${applications}[^.;·]{0,30}(?:ανα|per|for each|by the same|τησ ιδιασ) |(?:δεν (?:επιτρεπεται|ειναι δυνατη)|(?:is|are) not (?:allowed|permitted|possible)|may not) [^.;·]{0,30}?(?:δευτερησ|περισσοτερων|${howMany}) (?:τησ μιασ )?${applications})`,
  'u',
)

/** Costs of which the call says itself that they are not eligible, and whether value added tax is. */
const refusedCosts =
  /(?:δεν (?:ειναι|θεωρουνται|αποτελουν|συνιστουν) επιλεξιμ|(?<!\p{L})μη επιλεξιμ\p{L}+ (?:δαπαν|ειναι)|(?:is|are) (?:not eligible|ineligible|not funded|not covered)|not eligible(?: costs)?(?: are|:)|cannot be (?:funded|covered|reimbursed))/u
const valueAddedTax =
  /(?<!\p{L})(?:φπα|φ\.π\.α\.?|vat|value added tax)(?!\p{L})[^.;·]{0,60}(?:επιλεξιμ|eligible|recover|ανακτ)/u
const tellsCosts = (folded: string): boolean =>
  valueAddedTax.test(folded) || (refusedCosts.test(folded) && isOfCosts(folded) && !saysOfWhom(folded))

type Manual = Extract<Criterion, { kind: 'manual' }>
const manual = (effect?: 'obligation'): ReadValue => ({
  field: 'criterion',
  criterion: { kind: 'manual', ...(effect === undefined ? {} : { effect }) } as Manual,
})
const exclusive: ReadValue = { field: 'cumulation', what: 'exclusive' }

function termsIn(folded: string): ReadValue[] {
  if (cumulation.test(folded)) {
    if (ofPapersOrCeiling.test(folded)) return []
    const plainly = ![butWhere, ofNamed, /ησσονοσ|de[ -]minimis/u].some((words) => words.test(folded))
    if (forbidden.test(folded)) return [plainly ? exclusive : manual('obligation')]
    if (!within.test(folded)) return []
    return [sameCosts.test(folded) ? { field: 'cumulation', what: 'within_intensity' } : manual('obligation')]
  }
  if (sameCosts.test(folded) && otherForSame.test(folded)) {
    if (butWhere.test(folded)) return [manual('obligation')]
    return alreadyAided.test(folded) ? [exclusive, manual()] : [exclusive]
  }
  if (perApplicant.test(folded) || tellsCosts(folded)) return [manual('obligation')]
  const keptAfter = keeps.test(folded) && !before.test(folded) && !notApplicants.test(folded)
  return keptAfter || (fromEvent.test(folded) && ofCount.test(folded)) ? [manual('obligation')] : []
}

const ledByWhom = /^[^\p{L}]*(?:eligible|επιλεξιμ\p{L}+|δικαιουχ\p{L}+)\s*:/u

export function standingTermsOf(block: Block): Reading[] {
  if (block.kind === 'heading') return []
  const { folded } = block.folded
  const titled = keysOf(block).some((key) => ofObligations.test(key))
  return sentencesOf(block).flatMap(({ start, end }) => {
    const text = folded.slice(start, end)
    if (block.kind !== 'cell' && !asked.test(text) && isLeastScore(text)) {
      const place = placeIn(block, start, end)
      // "Open to SMEs whose proposal scored at least 12 points" says who may apply.
      const value = (addressed.test(text) && saysOfWhom(text)) || ledByWhom.test(text) ? manual() : manual('obligation')
      return [{ value, quote: place, figure: place, confidence: 0.8 }]
    }
    if (asked.test(text) || (isAside(block, text) && !titled && !sameCosts.test(text) && !alreadyAided.test(text)))
      return []
    const quote = placeIn(block, start, end)
    return termsIn(text).map((value): Reading => ({ value, quote, figure: quote, confidence: 0.8 }))
  })
}
