import { formsIn } from './legal-forms.ts'
import type { Block } from '../text/source-text.ts'

/** Figures of some, who are let in or are given something beside all the others: no bound of everybody. Folded text. */

/** "New companies are admitted too, if …": a case beside the rule, and no rule for all. */
const alsoAdmitted =
  /^[^\p{L}]*(?:\p{L}{1,2}[.)] |[\p{L}\d]{1,2}\.\d{1,2} )?(?:(?:γινονται |ειναι )?δεκτ(?:εσ|οι|α) (?:γινονται |ειναι )?(?:και|επισησ)|(?:συμμετεχουν|μπορουν να (?:συμμετεχουν|υποβαλουν)|επιλεξιμ(?:εσ|οι) ειναι) (?:και|επισησ)|also (?:admitted|accepted|eligible) are)(?!\p{L})/u

/** "Workshops with up to 4 people may also …": what they may besides, and no bound of the others. */
const alsoInside =
  /(?<!\p{L})(?:(?:may|can) also (?:apply|take part|participate|submit|be (?:aided|funded|supported))|μπορ(?:ουν|ει) (?:επισησ |επιπλεον |ακομη )(?:και )?να (?:υποβ|συμμετ|μετ[εα]|ενισχ|επιδοτ|ζητησ))/u
/** "Units employing up to 3 persons may also apply for …": what others than these need not be. */
const mayToo =
  /^[^\p{L}]*(?:[\p{L}\d-]+ ){2,14}?(?:(?:may|can) also|also (?:may|can)) (?:apply|participate|take part|request|receive|benefit|opt|choose|ask|get)(?!\p{L})|^[^\p{L}]*(?:[\p{L}\d-]+ ){2,14}?(?:μπορουν|δυνανται|δικαιουνται) (?:επισησ|και αυτ\p{L}{1,2}) να (?:συμμετ|υποβ|αιτ|λαβ|επιλε|ζητ)/u
/** "Firms with 3 to 20 staff are eligible for €4,000 and those with 21 to 50 for €9,000": what each of them gets. */
const eachItsOwn =
  /(?:eligible for|receives?|gets?|λαμβαν\p{L}+|παιρν\p{L}+)(?!\p{L})[^.;·]{0,40}\d[^;·]{0,40}(?<!\p{L})(?:and|while|και|ενω) (?:those|others|the rest|οσ(?:οι|εσ)|εκειν(?:οι|εσ)) (?:with|that|of|που|με|απο)(?!\p{L})/u
/** "From 6 to 20 employees, a firm gets €9,000": what goes with a range that a sentence begins with. */
const byRange =
  /^[^\p{L}\d]*(?:between|from|up to|with|για|με|απο|εωσ|μεχρι) [^,;·]{1,40}(?:employees|staff|people|workers|εργαζομεν|απασχολουμεν|ατομ|εμε)\p{L}*,[^;·]*(?<!\p{L})(?:gets?|receives?|λαμβαν|παιρν|δικαιου)\p{L}*[^;·]{0,30}(?:€|eur)/u
/** "4 Workshops with up to 4 people 50 90.000": a row whose last cells are numbers, and none of a day ("March 4, 2024"). */
const isTableRow = /\p{L} (?!\d{1,2},? (?:19|20)\d\d\.?\s*$)\d[\d.,]* ?%? \d[\d.,]*\s*$/u
/** The first of these numbers with the name of its row in one cell. */
const endsInNumber = /\p{L} \d{1,3}\s*$/u
/** "Turnover below 40.000 € (sole traders)": of those alone. */
const isOfFormsBehind = (folded: string): boolean => {
  const inside = /\((?:για |μονο |for |only )*(?<of>[^()\d]{4,60})\)\s*[.,;·]?\s*$/u.exec(folded)?.groups?.['of']
  return inside !== undefined && formsIn(inside).length > 0
}

const ofCase =
  /(?<!\p{L})(?:νεοσυστ\p{L}+|νεοφυ\p{L}+|νε(?:εσ|οι)|new(?:ly)?|εφοσον|ε?αν|if|provided|with|με εγγυηση)(?!\p{L})/u

/** Whether the figures of a sentence are those of some who stand beside all the others. */
export const isOfSomeBesides = (block: Block, folded: string): boolean =>
  (alsoAdmitted.test(folded) && ofCase.test(folded)) ||
  alsoInside.test(folded) ||
  mayToo.test(folded) ||
  eachItsOwn.test(folded) ||
  byRange.test(folded) ||
  isTableRow.test(folded) ||
  (block.kind === 'cell' && endsInNumber.test(folded) && block.labels.some((label) => /%|€/u.test(label))) ||
  (block.kind === 'item' && isOfFormsBehind(folded))

/** "Large firms receive only a guarantee", "start-ups need no accounts": in what way some are aided, or what they are spared. */
const onlyInThisWay =
  /^[^\p{L}]*(?:[\p{L}\d-]+ ){1,8}?(?:(?:receives?|gets?|(?:are|is) (?:aided|supported|funded|financed))(?: \p{L}+)? (?:only|solely|exclusively)|(?:only|solely) (?:receives?|gets?)|(?:ενισχυ|επιδοτ|χρηματοδοτ|στηριζ)\p{L}+ (?:μονο|αποκλειστικα) (?:με|μεσω)|(?:λαμβαν|παιρν)\p{L}+ (?:μονο|αποκλειστικα))(?!\p{L})/u
const spared =
  /^[^\p{L}]*(?:[\p{L}\d-]+[, ]+){1,12}?(?:needs? (?:no|not|neither)|(?:do|does) not (?:need|have) (?:to|any)|are (?:not required|exempt)|δεν (?:χρειαζ|υποχρεουν|απαιτ)\p{L}+|απαλλασσονται)(?!\p{L})/u

/** "… whereas all others must have two": what is asked of the rest, beside those named before. */
export const asksOfTheRest = (folded: string): boolean =>
  /^[^\p{L}]*(?:ενω|αντιθετα|while|whereas),? (?:all |ολ\p{L}{1,3} )?(?:(?:οι|τα|τουσ|τισ|the) )?(?:υπολοιπ\p{L}+|λοιπ\p{L}+|αλλ(?:οι|εσ|α)|others?|rest|remaining|established|existing|υφισταμεν\p{L}+)(?!\p{L})[^.;·]*?(?<!\p{L})(?:πρεπει|οφειλ\p{L}+|απαιτ\p{L}+|χρειαζ\p{L}+|must|shall|have to|needs?|required)(?!\p{L})/u.test(
    folded,
  )

/** Whether a sentence tells of some whom it names how they are aided, or what they need not: who they are binds nobody. */
export const tellsOfSome = (folded: string): boolean =>
  mayToo.test(folded) || onlyInThisWay.test(folded) || spared.test(folded) || asksOfTheRest(folded)
