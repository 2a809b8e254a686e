import { foldText, originalSpan } from '../../facts/text-fold.ts'
import type { Span } from '../../facts/text-fold.ts'
import type { Bare } from '../applicants/condition-sentence.ts'
import { formsIn } from '../applicants/legal-forms.ts'
import { sizesIn } from '../applicants/sizes.ts'

/**
 * The parts of a sentence on who may apply that say something by themselves, and which of them what was read of it leaves out: "at least one
 * employee and positive EBITDA", "holding companies, and those that were aided before, are excluded". Folded text.
 */

/** Where one part ends and the next begins. */
const joints =
  /[;·]|,(?!\d)|:(?!\d)|\s[–—-]\s|(?<!\p{L})(?:καθωσ και|αλλα και|και|ουτε|ειτε|που|οι οποι\p{L}{1,2}|η οποια|οσ(?:οι|εσ|α|ουσ)|εφοσον|με|χωρισ|εκτοσ|πλην|(?:εισηγ|ενταγ|εγγεγραμ|πιστοποιη|αδειοδοτη|εγκεκρι)μεν(?:εσ|οι|α|ων|η)|(?<!\d )μελη|τηρουσ(?:εσ|α)|and|or|nor|who|which|that|whose|with|without|holding|having|owned|run by|listed|certified|licensed|keeping|(?<!\d )members|other than|except|provided|if|as well as)(?!\p{L})/gu

/** What tells for what a condition is, how the word before it is meant, or of which law it is: no condition by itself. */
const asideFrom =
  /(?<!\p{L})(?:προκειμενου|ωστε|με σκοπο|με στοχο|οπωσ (?:αυτ\p{L}+ )?(?:οριζ|ορισ|προσδιορ|προκυπτ|προσμετρ|περιγραφ|ισχυ|καθοριζ|τροποποι)|κατα την? εννοια|συμφωνα με|κατ[' ]?εφαρμογη|βασει|του ν\.|in order to|so (?:that|as to)|that is,?|as (?:defined|set out|laid down|described|listed)|within the meaning|in accordance with|pursuant to|according to)(?!\p{L})(?:(?!, (?:with|which|that have|με|που|οι οποι)(?!\p{L})).)*/u

/** "With or without staff" asks for nothing. */
const eitherWay = /(?<!\p{L})(?:με (?:η|ειτε) χωρισ|χωρισ (?:η|ειτε) με|with or without)(?!\p{L})[^,;·.]*/gu

/** Words that every sentence on who may apply has, and that ask for nothing. */
const common =
  /^(?:επιχειρησ|εταιρ(?:ει|ι)|επιχειρηματ|φορε(?:ισ|ασ|α|ων)|δικαιουχ|δυνητικ|υποψηφι|ωφελουμεν|επιλεξιμ|ενισχυ|επιδοτ|επιχορηγ|χρηματοδοτ|στηριζ|υποβ[αο]λ|υποβλη|αιτησ|αιτουν|αιτων|προτασ|συμμετ|μετεχ|δρασησ?$|δρασεισ?$|προγραμμα|προσκλησ|προκηρυξ|προυποθεσ|κριτηρι|ορουσ?$|οροι$|ημερομηνι|ημερα|χρον(?:οσ|ο|ου)$|κατα$|πριν$|μετα$|μεχρι|απο$|ολεσ|ολοι|ολων|ολουσ|καθε$|ειναι|εχουν|εχει|διαθετ|πληρ(?!οφορ)|σωρευτικ|ακολουθ|εξησ|παρακατω|ανωτερω|κατωτερω|ιδιωτικ|δυναται|δυνανται|μπορ|πρεπει|οφειλ|απαιτ|τουλαχιστον|μονον?$|αποκλειστικ|σχετικ|παρουσ|κανονισμ|συστασ|αρθρ|παραγραφ|διαταξ|κεφαλαι|παραρτημ|σημει|εννοι|οριζ|ορισμ|τουσ$|αυτ(?:οι|εσ|ου|ησ|ων|ουσ|οσ|ην|ον)$|ετσι|επισησ|ακομ|δηλαδη|ανηκ|αφορ|απευθυν|υπαγ|εντασσ|δεκτ|γινονται|γινεται|ισχυ|εξαιρ|αποκλει|αντιστοιχ|αναλογ|μορφ|νομικ|φυσικ(?:α|ων|ο|ου|οσ|οι)$|προσωπ(?!ικοτητ)|ιδιο$|ιδια$|λιγοτερ|περισσοτερ|μικροτερ|μεγαλυτερ|ανωτερ|κατωτερ|αργοτερ|νωριτερ|υπερβαιν|ξεπερν|μεταξυ|ανω$|κατω$|επι$|συνολ|μεσ(?:ο|οσ|ου)$|χρησ(?:η|εισ|εων|ησ)$|συμπληρ|καμια|κανενα|πολυ$|φταν|most$|nobody|none$|ετ(?:η|οσ|ων|ουσ)$|ετια$|διετια|τριετια|μην(?:ασ|εσ|ων)$|χρονια$|δωδεκαμην|διαχειριστικ|κλεισ|διαρκει|προηγ|τελευται|ημερολογιακ|οικονομικ|years?$|months?$|financial|fiscal|calendar|last$|previous|closed$|twelve|ενα[νσ]?$|μια[νσ]?$|δυο$|τρεισ$|τρια$|τριων$|τεσσ[αε]ρ|πεντε$|εξι$|επτα$|οκτω$|εννεα$|δεκα|εικοσι|τριαντα|σαραντα|πενηντα|three$|four$|five$|seven$|eight$|nine$|twenty|thirty|forty|fifty|εκατ$|χιλ$|ευρω$|million$|euros?$|ιανουαρ|φεβρουαρ|μαρτι|απριλι|μαι(?:ου|οσ)$|ιουνι|ιουλι|αυγουστ|σεπτεμβρ|οκτωβρ|νοεμβρ|δεκεμβρ|january|february|march$|april$|june$|july$|august$|september|october|november|december|fewer|less$|more$|than$|later|earlier|before|after|between|average|natural|self$|employed$|any$|some$|one$|two$|three$|all$|μεγεθ|κατηγορι|στην$|στισ$|στον$|στουσ$|οποι|λειτουργουν$|αλλ(?:ησ?|οσ?|ου|οι|εσ|ων|ουσ|ην|ον|ιωσ)$|ειτε$|κοιν(?:οσ|ου|ησ|οι|εσ|ων)$|υφισταμεν|ενωση|ευρωπαικ|επιτροπ|enterpris|undertaking|compan|business|firm|organi[sz]ation|entit|applican|beneficiar|eligib|apply|applies|applied|applicat|submi|particip|calls?$|scheme|programmes?$|fund|grant|support|conditions?$|criteri|requirement|must|shall|have$|been|being|with(?:in|out)?$|that$|which|theirs?$|they$|these$|those$|them(?:selves)?$|this$|dates?$|times?$|closing|deadline|least|only|each|every|following|above|below|regulation|article|recommendation|commission|european|union|meaning|defin|within|under$|according|including|both|either|also|from$|into|other|legal|persons?$|forms?$|sizes?$|can$|may$|open$|admitted|accepted|exclud|ineligib|take|takes|part$|where|when|already|well$|such|not$|itself|its|will$|does$|would|should)/u

/** Words that belong to what a kind of criterion was read of. */
const wordsOf: Readonly<Partial<Record<Bare['kind'], RegExp>>> = {
  size: /2003\/361|συνδεδεμεν|συνεργαζομεν\p{L}+ επιχ|linked|κεφαλαιοποιησ|mid-?cap|μικρομεσαι|(?<!\p{L})μμε(?!\p{L})|(?<!\p{L})smes?(?!\p{L})|αυτοτελ|autonomous/u,
  legal_form: /νομικη μορφη|legal form|personality|εμπορικ\p{L}+ χαρακτηρ|κερδοσκοπ|μονοπροσωπ|νομικ\p{L}+ προσωπικοτ/u,
  region:
    /(?:εντοσ (?:του|τησ)|στ(?:ον?|ην?)) οποι\p{L}+ (?:θα )?(?:υλοποι|πραγματοποι)\p{L}+ (?:το|η) (?:εργο|επενδυση|σχεδιο)|περιφερει|π\.\s?ε\.|(?<!\p{L})δημο[ισυ]|δημων|νησ(?:ι|ο)|επικρατει|(?<!\p{L})χωρα|(?:registered|incorporated) in (?!the )|headquarter|offices?(?!\p{L})|operations|εδρα|εδρευ|εγκατασταση|εγκαταστημ|εγκατεστημ|υποκαταστημ|υλοποι|τοπο[συ]|περιοχ|βρισκ|region|island|whole|countr|seat|registered office|branch|establish|located|based|premises|place|area|territor|municipalit|prefecture/u,
  age: /κλεισ|closed|εργασιων|φορολογικ|εφορια|αρμοδι|μητρωο|(?<!\p{L})vat(?!\p{L})|tax office|εναρξ|ιδρυ|συστ[αη]|συσταθ|διοικησ|(?<!\p{L})(?:γινει|κανει|latest|since|passed|entered|proposal|δου|δ\.ο\.υ)(?!\p{L})|(?<!\p{L})(?:εγ)?γραφ|λειτουργ|ξεκιν|αρχισ|δραστηριοτ|δημοσιευ|founded|establish|incorporat|regist|operat|exist|trading|activit|started|formed|set up/u,
  headcount:
    /(?<!\p{L})(?:εμε|ορισμενου|αοριστου)(?!\p{L})|ετησι\p{L}+ μοναδ|σχεση (?=εξαρτημ)|επιπεδο ομιλου|αντιστοιχ|annual|salaried|head ?count|group level|συνδεδεμεν|μισθο|μετρημεν|μετρημεν|εργασι|εργαζ|απασχολ|ατομ|μισθωτ|προσωπικ|εξαρτημεν|employ|staff|people|persons|payroll|full-time|equivalent|work unit|(?<!\p{L})awu|fte/u,
  accounts:
    /κυκλο\p{L}? εργασιων|ετησι|annual|τζιρ|εσοδ|πωλησ|ισολογισμ|ενεργητικ|turnover|sales|revenue|balance sheet/u,
  compare: /\p{L}/u,
  not_in_difficulty: /προβληματικ|δυσχερ|difficult|διασωσ|αναδιαρθρ|rescu|restructur/u,
  lifecycle:
    /προκειται|υφισταμεν|υπο (?:συσταση|ιδρυση)|νε(?:εσ|ων|ασ|α)(?!\p{L})|ιδρυ|συστη|συσταθ|εναρξ|ξεκιν|αρχισ|ενεργ|λειτουργ|existing|active|founded|establish(?:ed|ment)|set up|start|new(?!\p{L})|register|incorporat/u,
}

/** What the sizes and forms of enterprises are named by. */
const namesOfKinds =
  /(?<!\p{L})(?:μμε|πολυ|μικρ\p{L}*|μεσαι\p{L}*|μεγαλ\p{L}*|micro|small|medium|large|sized|smes?|ατομικ\p{L}+|προσωπικ(?:η|εσ|ων|ησ)|κεφαλαιουχικ\p{L}+|εταιρικ\p{L}+|συνεταιρισμ\p{L}+|ομορρυθμ\p{L}+|ετερορρυθμ\p{L}+|ανωνυμ\p{L}+|περιορισμεν\p{L}+|ευθυν\p{L}+|limited|partnerships?|cooperatives?|proprietor\p{L}*|traders?|corporations?)(?!\p{L})/gu

/** That a business is one of the country asks for nothing that its calls do not ask anyway. */
const inCountry =
  /(?:areas )?(?:under the (?:effective )?control of|controlled by) (?:the )?(?:government of )?(?:the )?republic(?: of cyprus)?|(?:(?:εγκατ|εδρ|λειτουργ|υποκατ|υλοποι|established|based|located)\p{L}* (?:\p{L}+ ){0,3})?(?:ελλαδα(?!\p{L})|ελληνικ\p{L}+ επικρατει\p{L}*|οποιαδηποτε περιφερεια|οπουδηποτε|greece(?!\p{L}))/gu

/** Letters of a part that may say something. */
const shortest = 6

/** The parts of a sentence, cut at its joints: half-open ranges of it. */
export function partsOf(folded: string): Span[] {
  const blank = (words: string): string => ' '.repeat(words.length)
  const plain = folded.replace(asideFrom, blank).replace(eitherWay, blank)
  const parts: Span[] = []
  let from = 0
  const close = (end: number): void => {
    const text = plain.slice(from, end)
    const start = from + (text.length - text.trimStart().length)
    if (text.trim().length >= shortest) parts.push({ start, end: from + text.trimEnd().length })
  }
  for (const match of plain.matchAll(joints)) {
    close(match.index)
    from = match.index + (/^[;·,:]/u.test(match[0]) ? match[0].length : 0)
  }
  close(plain.length)
  return parts
}

/** The words of a part that not every such sentence has. */
const wordsIn = (part: string): number =>
  [...part.matchAll(/\p{L}{4,}/gu)].filter(([word]) => !common.test(word)).length

/** The words of a text that no criterion of these kinds is about, nor every sentence on who may apply has. Folded text. */
export function contentWords(text: string, kinds: ReadonlySet<Bare['kind']>): Span[] {
  // Each kind by its own words in the whole text: "turnover" is none of staff, whatever its other words are.
  const words = [
    inCountry,
    namesOfSizes,
    ...[...kinds].flatMap((kind) => (kind === 'compare' ? [] : (wholeWordsOf[kind] ?? []))),
  ]
  const told = words.flatMap((each) =>
    [...text.matchAll(each)].map(({ 0: found, index }) => [index, index + found.length] as const),
  )
  return [...text.matchAll(/\p{L}{4,}/gu)]
    .filter(({ 0: word, index }) => !told.some(([from, to]) => from < index + word.length && index < to))
    .filter(([word]) => !common.test(word))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
}
const namesOfSizes =
  /(?<!\p{L})(?:μμε|πολυ|μικρ(?:η|εσ|ων|ησ)|μεσαι(?:α|εσ|ων|ασ)|μεγαλ(?:η|εσ|ων|ησ)|μικρομεσαι\p{L}+|μεσαιου|μεγεθ\p{L}+|micro|small|medium|large|sized|smes?)(?!\p{L})/gu

/** How much a part says: its words, and one for a figure. */
const weightOf = (printed: string): number => {
  const part = printed.replaceAll('\u00ad', '')
  return wordsIn(part) + (/\d/u.test(part.replace(/^\s*(?:\p{L}\.)?\d{1,2}(?:\.\d{1,2})*[.)]?(?= )/u, '')) ? 1 : 0)
}

/** Whether a text says more than every sentence on who may apply. Folded text. */
export const saysSomething = (folded: string): boolean =>
  weightOf(folded.replaceAll(/(?:μικρ|μεσαι|μεγαλ)\p{L}*|micro|small|medium|large|sized/gu, ' ')) > 0

/** The parts of a text that say something by themselves, as places of the document where the text begins at `start`. */
export function sayingParts(text: string, start: number): Span[] {
  const folded = foldText(text)
  return partsOf(folded.folded)
    .filter((part) => weightOf(folded.folded.slice(part.start, part.end)) > 1)
    .map((part) => {
      const place = originalSpan(folded, part.start, part.end)
      return { start: start + place.start, end: start + place.end }
    })
}

/** "Fisheries, agriculture and gambling (NACE 92)": whether a list of names with their codes has one without. */
export function namesWithoutCode(text: string): boolean {
  const blank = (words: string): string => ' '.repeat(words.length)
  const folded = foldText(text).folded.replaceAll(/\((?![^()]*\d{2})[^()]*\)/gu, blank)
  // A bracket with codes is of the name before it.
  const joined = folded.replaceAll(/\([^()]*\)/gu, (inside) =>
    inside.replaceAll(/[(),;·]|(?<!\p{L})(?:and|or|και|η)(?!\p{L})/gu, blank),
  )
  // "Shipping, banks, real estate (50, 64, 68)": one bracket at the end for all of them; what is let in but for a code is no such list.
  const atEnd = /^[^()]*\((?<codes>[^()]*)\)[^\p{L}]*$/u.exec(folded)?.groups?.['codes']
  if (takesOut.test(folded)) return false
  const members = partsOf(joined.replace(/^[^:]{3,90}:/u, blank)).map(({ start, end }) => joined.slice(start, end))
  const hasCode = (member: string): boolean => /\d{2}/u.test(member)
  const first = members.findIndex(hasCode)
  if (atEnd !== undefined && (atEnd.match(/(?<![\d.])\d{2}/gu)?.length ?? 0) >= members.length) return false
  return members.some(
    (member, at) =>
      !hasCode(member) && (joined !== folded || at < first) && weightOf(member.replaceAll(ofCodes, ' ')) > 0,
  )
}
export const takesOut =
  /(?<!\p{L})(?:(?:με|κατ) (?:την )?εξαιρεση|εξαιρουμεν\p{L}+|εκτοσ (?!:)|πλην|except(?:ing)?|excluding|other than|apart from)(?!\p{L})/u
/** Words around codes, and of what is done with them. */
const ofCodes =
  /(?<!\p{L})(?:καδ|kad|nace|κωδικ\p{L}+|κλαδ\p{L}+|τομε\p{L}+|δραστηριοτητ\p{L}+|δραστηριοποι\p{L}+|επενδυ\p{L}+|σχεδι\p{L}+|projects?|investments?|ασκ(?:ουν|ει)|οσ(?:οι|εσ|ουσ)|οποι\p{L}+|carry\p{L}*|διαιρεσ\p{L}+|κυρι\p{L}+|δευτερευ\p{L}+|codes?|divisions?|sections?|class(?:es)?|groups?|sectors?|activit\p{L}+|industr\p{L}+|main|secondary|active|operating|whose|listed|εκτοσ|πλην|except\p{L}*|αποκλειστικ\p{L}+)(?!\p{L})/gu

/** A text without the words that belong to what a kind of criterion was read of. */
const withoutWordsOf = (kind: Bare['kind'], text: string): string => {
  const words = wholeWordsOf[kind]
  return words === undefined ? text : text.replaceAll(words, ' ')
}
const wholeWordsOf = Object.fromEntries(
  Object.entries(wordsOf).map(([kind, { source }]) => [kind, new RegExp(String.raw`\p{L}*(?:${source})\p{L}*`, 'gu')]),
) as Partial<Record<Bare['kind'], RegExp>>

/** The end of a sentence that only leads to a list. */
const leadsOn = /(?:ακολουθ|εξησ|παρακατω|κατωτερω|following|below)\p{L}*[^,;·]{0,30}:?\s*$|:\s*$/u

/** "…, that export", "… without tax debts": what such a word leads to says something of who is named before it, in a single word too. */
const relates =
  /^(?:με|χωρισ|εκτοσ|πλην|που|οι οποι\p{L}{1,2}|η οποια|with|without|that|which|who|whose|holding|having|owned|run by|other than|except)(?!\p{L})/u

/** "…, which are not linked": whom such a half leaves out is not told by the sizes before it. */
const deniesOf = /^(?:που|οι οποι\p{L}{1,2}|η οποια|that|which|who) (?:δεν|(?:are|is|do|does) not)(?!\p{L})/u

/**
 * The parts of a sentence that none of the criteria read in it is about.
 * @param listed whether each member says of itself whom it is about, as in a list of those who are refused: a single word will do
 */
export function unreadParts(
  folded: string,
  told: readonly Bare[],
  listed: boolean,
  isPlace: (part: Span) => boolean,
): Span[] {
  const kinds = new Set(told.map(({ kind }) => kind))
  const isTold = (part: string): boolean =>
    sizesIn(part).length > 0 ||
    formsIn(part).length > 0 ||
    [...kinds].some((kind) => (wordsOf[kind]?.test(part) ?? false) && !(kind === 'size' && deniesOf.test(part)))
  // What a part says beside what was read of it: "active for two years in the manufacture of furniture".
  const leavesOut = (part: string): boolean =>
    !listed &&
    !kinds.has('legal_form') &&
    !(kinds.size === 1 && kinds.has('lifecycle')) &&
    wordsIn(
      [...kinds].reduce(
        (left, kind) => withoutWordsOf(kind, left),
        part.replaceAll(namesOfKinds, ' ').replaceAll(inCountry, ' '),
      ),
    ) > 1
  const saysEnough = (part: string): boolean =>
    weightOf(part) >= (listed ? 1 : 2) || (relates.test(part) && wordsIn(part.replace(relates, '')) > 0)
  return partsOf(folded).filter(({ start, end }) => {
    const part = folded.slice(start, end)
    if (leadsOn.test(part) || /^\s*:\s*$/u.test(folded.slice(end))) return false
    if (isTold(part) ? !leavesOut(part) : !saysEnough(part)) return false
    return !(kinds.has('region') && isPlace({ start, end }))
  })
}
