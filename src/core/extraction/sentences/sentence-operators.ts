import type { Span } from '../../facts/text-fold.ts'
import type { Block } from '../text/source-text.ts'

/** Words of a sentence that join conditions, take them back or make a case of them. Folded text. */

/** What a word means. A definition of those who may apply is a condition. */
export const isDefinition = (text: string): boolean =>
  /^[^\p{L}]*(?:νοειται|νοουνται) ωσ |^[^\p{L}]*(?:(?:για (?:τουσ σκοπουσ|την εφαρμογη)|for the purposes?)[^,]{0,60}, )?(?:η |ο |οι |an? |the )?[«"“'‘][^»"”'’]{3,50}[»"”'’] (?:ειναι|is|are) (?:η |ο |οι |an? |the |those |οσ)|^[^\p{L}]*(?:\p{L}{1,2}[.)] )?(?:(?:για (?:τουσ σκοπουσ|την εφαρμογη)|for the purposes?)[^,]{0,60}, )?(?:ωσ |by |an? |η |ο |οι |τα |the )?[«"“'‘]?(?!(?:[\p{L}-]+ ){0,3}?(?:χωρο|τοπο|περιοχ|περιφερ|εδρα|area|place|region|location|επιλεξιμ|δικαιουχ|δυνητικ|αποδεκτ|ωφελουμεν|eligib|beneficiar|applicant|admissib))(?:[\p{L}-]+[»"”'’]? ){1,4}(?:νοειται|νοουνται|εννοειται|εννοουνται|σημαιν(?:ει|ουν)|οριζεται|οριζονται|θεωρειται (?:η|ο|καθε|εκειν|αυτ)|θεωρουνται (?:οι|οσ|εκειν|αυτ)|ειναι (?:εκειν|αυτ)(?:η|οσ|εσ|οι) (?:που|η οποια|οι οποι)|(?:means?|refers? to|is defined as|are defined as|(?:is|are) deemed|shall mean)(?!\p{L})|is (?:one|an? (?:enterprise|undertaking|company|firm|business)) (?:that|which|with))/u.test(
    text,
  )

/** "A small mid-cap is an enterprise that …": what a word for a size means, and nothing of who may apply. */
export const definesSize = (text: string): boolean =>
  isDefinition(text) &&
  /^[^\p{L}]*(?:an? |the )?[«"“'‘]?(?:(?:micro|small|medium)[- ](?:sized )?(?:and medium-sized )?)?(?:mid[- ]?caps?|smes?|(?<=(?:micro|small|medium)[- ](?:sized )?)(?:enterprise|business|undertaking|compan|firm)\p{L}*)[»"”'’]? (?:is|are|means)(?!\p{L})/u.test(
    text,
  )

/** "Firms refused in 2025 may apply again", "companies that were aided are still eligible": what happened to them shuts nobody out. */
const inAnyway =
  /^[^\p{L}]*(?:[\p{L}\d'’«»"“”().-]+,? ){1,20}?(?:(?:refused|rejected|turned down|απορριφθ\p{L}+|απεντα\p{L}+)(?!\p{L})[^;·]{0,80}?(?:may|can|μπορ(?:ουν|ει) να)(?: \p{L}+){0,2}? (?:apply|participate|take part|submit|υποβαλ|συμμετ|μετασχ|υποβ)|(?:supported|funded|aided|benefited|received|taken part|took part|participated|approved|selected|λαβει|ελαβαν|ενισχυθ\p{L}+|χρηματοδοτηθ\p{L}+|ενταχθ\p{L}+|επιδοτηθ\p{L}+|συμμετασχει|συμμετειχαν|επωφεληθ\p{L}+)(?!\p{L})[^;·]{0,80}?(?:(?:may|can) (?:also|still|again) (?:apply|participate|take part|submit)|(?:may|can) (?:apply|participate|take part|submit)(?: \p{L}+){0,2} (?:again|too|as well)|(?:are|is|remain) (?:also|still|again|nevertheless) (?:eligible|welcome|admitted)|μπορ(?:ουν|ει) (?:και παλι|επισησ|κανονικα|ξανα|εκ νεου|να ξανα))(?!\p{L}))/u
const butNot =
  /(?<!\p{L})(?:only|if|provided|unless|except|not|but|until|once|after|when|where|without|μονον?|ε?αν|εφοσον|εκτοσ|πλην|δεν|αλλα|οχι|χωρισ|οταν|αφου|μετα|αρκει)(?!\p{L})/u

export const letsInAnyway = (text: string): boolean => inAnyway.test(text) && !butNot.test(text)

/** "Firms based in Attica are not excluded" asks nothing of anybody. */
export const isAllowance = (text: string): boolean =>
  letsInAnyway(text) ||
  (/(?<!\p{L})(?:(?:δεν|μη) (?:αποκλειονται|αποκλειεται|εξαιρουνται|εξαιρειται|απορριπτονται|ειναι μη επιλεξιμ\p{L}+)|(?:is|are) not (?:excluded|barred|rejected|refused|ineligible))(?!\p{L})/u.test(
    text,
  ) &&
    !/(?:εκτοσ|πλην|εξαιρεση|εφοσον|ε?αν|except|unless|provided|if)(?!\p{L})/u.test(text))

/** The seat or office of a body at which something happens that is not the applicant's doing. */
export const isOfOffices = (text: string): boolean =>
  /(?:ανακοιν|αναρτ|δημοσιευ|κατατιθ|παραλαμβ|προσκομιζ|αποστελλ|υποβαλλονται|διεξαγ|διενεργ|συνεδριαζ|πραγματοποιουνται οι|τηρ(?:ει|ουν)ται|παραδιδ|announced|published|posted|handed in|delivered|submitted|held|sent|kept)\p{L}*[^.;·]{0,60}(?:στ\p{L}{1,3} (?:κεντρικ\p{L}+ )?(?:εδρα|γραφεια|καταστημα)|στα γραφεια|(?:at|to) (?:the )?(?:headquarters|seat|offices?|premises) of)|(?<!\p{L})εδρα (?:του|τησ) (?:(?:ειδικησ |γενικησ )?(?:υπηρεσι|γραμματει|διευθυνσ)|φορεα (?:διαχειρ|υλοποι|χρηματοδ)|διαχειριστικ|υπουργει|τραπεζ|ταμει|επιμελητηρι|οργανισμ)|^[^\p{L}]*(?:the |our )?(?:agency|fund|bank|ministry|managing authority|secretariat|chamber) (?:has (?:its|a) (?:seat|office|headquarters)|is (?:based|located|seated))/u.test(
    text,
  )

const unless =
  /,? ?(?<!\p{L})(?:εκτοσ(?: και)?(?: εκεινων)? (?:ε?αν|οταν|εφοσον|στην? περιπτωση|σε περιπτωση|των περιπτωσεων|απο την περιπτωση)|με (?:την )?εξαιρεση (?:την |τησ |τισ |των )?περιπτωσ\p{L}+|παρα μονον? (?:ε?αν|εφοσον|οταν|σε περιπτωση)|unless|except (?:where|when|if|in (?:the )?cases?)|save where)(?!\p{L})/u

/** "Unless", where the sentence has it. */
export function unlessIn(text: string): Span | undefined {
  const match = unless.exec(text)
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length }
}

const everybody =
  /(?<!\p{L})(?:οι|η|ο|το|τα|των|τησ|του|τη[νσ]?|τουσ|στ\p{L}{1,3}|σε|να|θα|και|δεν|μη[ν]?|κανεν\p{L}+|καμι?α|ουδεμια|ουδεισ|οποιαδηποτε|επιχειρησ\p{L}+|εταιρ\p{L}+|φορε\p{L}+|αιτουντ\p{L}+|αιτησ\p{L}+|ενδιαφερομεν\p{L}+|υποψηφι\p{L}+|δυνητικ\p{L}+|δικαιουχ\p{L}+|μπορ\p{L}+|δικαιουται|δικαιουνται|επιτρεπεται|υποβ[αο]λ\p{L}+|συμμετ\p{L}+|μετ[εα]\p{L}*χ\p{L}+|γιν\p{L}+|δεκτ\p{L}+|ειναι|ενισχυ\p{L}+|επιδοτ\p{L}+|χρηματοδοτ\p{L}+|επιλεξιμ\p{L}+|λαμβαν\p{L}+|προτασ\p{L}+|προγραμμα\p{L}*|δρασ\p{L}+|προσκλησ\p{L}+|παρουσα|παρον|nobody|none|no|not|one|an?|the|to|of|in|for|under|this|any|all|business(?:es)?|compan(?:y|ies)|firms?|enterprises?|undertakings?|entit(?:y|ies)|applicants?|organi[sz]ations?|may|can(?:not)?|will|shall|is|are|be|apply|applications?|submit|participate|take|part|eligible|admitted|accepted|funded|supported|aided|given|grants?|aid|support|call|scheme|programme)(?!\p{L})/gu

/** "Nobody may apply", which refuses everybody, and not those of some kind. */
export const refusesEverybody = (words: string): boolean => !/\p{L}{3}/u.test(words.replaceAll(everybody, ' '))

const exception =
  /,? ?(?<!\p{L})(?:με (?:την )?εξαιρεση|κατ['’]? ?εξαιρεση|εξαιρουμεν\p{L}+|πλην|εκτοσ(?: απο| των?)?|except(?:ing)?(?: for)?|excluding|apart from|other than|save(?: for)?|(?:with )?the exception of)(?= (?:τ\p{L}{1,3} |the |for )?\p{L}{3})/u

/** "…, with the exception of cooperatives", where the sentence has it outside brackets. */
export function exceptionIn(text: string): Span | undefined {
  const match = exception.exec(text)
  if (match === null || /\([^)]*$/u.test(text.slice(0, match.index))) return undefined
  return { start: match.index, end: match.index + match[0].length }
}

const duty =
  /(?<!\p{L})(?:να|πρεπει|οφειλ\p{L}+|απαιτ\p{L}+|υποχρε\p{L}+|must|shall|have to|has to|required?)(?!\p{L})/u
const saysWho =
  /επιλεξιμ|δικαιουχ\p{L}+ (?:ειναι|θεωρ)|συμμετ|δεκτ|ενισχυ|επιδοτ|υποβαλ|μπορ(?:ουν|ει)|αποκλει|εξαιρ(?:ουνται|ειται)|απορριπτ|eligib|(?:may|can|cannot) (?:apply|take part|participate)|qualif|exclud|reject|admitted|open to/u
const given =
  /(?<!μονο |only )(?<!\p{L})(?:εφοσον|ε?αν|στην περιπτωση που|σε περιπτωση που|οταν (?:προκειται|ειναι|εχουν)|if (?:they|it|the|located|based|an?)|where (?:they|it|the applicant|an? )|in (?:the )?case of|when (?:they|it) (?:is|are|has|have))(?!\p{L})/u

/** A duty for a case only: "they must employ three people if they are companies". */
export function isCaseOfDuty(text: string, tells: (words: string) => boolean): boolean {
  const match = given.exec(text)
  if (match === null || match.index < 12) return false
  const head = text.slice(0, match.index)
  return duty.test(head) && !saysWho.test(head) && tells(head)
}

/** "Of every size, except for credit institutions": those by what they do whom a sentence on who may apply takes out. */
export function kindLeftOut(text: string): string | undefined {
  const match =
    /(?:,? )(?:με (?:την )?εξαιρεση|εξαιρουμεν\p{L}+|πλην|εκτοσ(?: απο)?|except(?: for)?|excluding|apart from|other than|but not|with the exception of) (?:(?:τ\p{L}{1,3}|the|for|any|και) )*(?<out>(?:those |οσ(?:εσ|οι|ουσ) )?(?:[\p{L}-]+ ){0,2}?(?:πιστωτικ|ασφαλιστικ|χρηματοπιστωτικ|ιδρυμα|εταιρ|επιχειρησ|τραπεζ|οσ(?:εσ|οι|ουσ)(?!\p{L})|credit|insur|financ|holding|compan|enterprises|undertakings|those|firms|banks|businesses)[^,;·\d]{0,60})/u.exec(
      text,
    )
  const before = match === null ? '' : text.slice(0, match.index)
  if (match === null || /\([^)]*$/u.test(before) || /\d{2}\.\d/u.test(text)) return undefined
  return match.groups?.['out']
}

/** Whom a duty spares, where its sentence names somebody: "except for cooperatives". */
export function letOff(text: string): string | undefined {
  const first = /^[^\p{L}]*([^,]{3,40}) (?:excepted|εξαιρουμεν\p{L}+),/u.exec(text)?.[1]
  if (first !== undefined && duty.test(text)) return first
  const match =
    /(?:^[^\p{L}]*|,? )(?:με (?:την )?εξαιρεση|κατ['’]? ?εξαιρεση|εξαιρουμεν\p{L}+|πλην|εκτοσ(?: απο| των?)?|except(?: for)?|excluding|apart from|other than|with the exception of)(?= (?:τ\p{L}{1,3} |the |for )?\p{L}{3})/u.exec(
      text,
    )
  if (match === null) return undefined
  const [before, behind] = [text.slice(0, match.index), text.slice(match.index + match[0].length)]
  if (/\([^)]*$/u.test(before) || !duty.test(text) || saysWho.test(text)) return undefined
  // What it takes out of a list of codes, sectors or places of the sentence itself.
  if (/(?:κλαδ|δραστηριοτητ|καδ|τομε|sector|activit|nace)\p{L}*[^,;]{0,30}$/u.test(before)) return undefined
  return /^[^,;·]{3,60}/u.exec(behind)?.[0]
}

/** "Or" between words of a sentence, outside brackets. */
export function alternativesIn(text: string, isOr: (at: number) => boolean): Span[] {
  return [
    ...text.matchAll(
      /(?<before>,? )(?<word>η|ειτε|or)(?:,? (?:εναλλακτικα|αλλιωσ|(?:σε|στην) (?:διαφορετικη|αντιθετη|αλλη) περιπτωση|alternatively|otherwise|failing that|else),?)?(?= )/gu,
    ),
  ].flatMap((match) => {
    const at = match.index + (match.groups?.['before'] ?? '').length
    const word = match.groups?.['word']
    if (word === 'η' && !isOr(at)) return []
    // The first of "either … either".
    if (word === 'ειτε' && !text.slice(0, at).includes('ειτε') && / ειτε /u.test(text.slice(at + 4))) return []
    const before = text.slice(0, at)
    return before.lastIndexOf('(') > before.lastIndexOf(')')
      ? []
      : [{ start: match.index, end: match.index + match[0].length }]
  })
}

/** The word for "or" has an accent that the article, which folds to the same letter, does not have. */
export const isPrintedOr = ({ raw, folded }: Block, at: number): boolean =>
  /[ήἤΉ]/u.test(raw.charAt(folded.map[at] ?? 0))

const opens =
  /^\s*(?:να |εχ(?:ουν|ει)|διαθετ|ειναι |που |οσ(?:οι|εσ|α) |ανηκ|απασχολ|πραγματοποι|συνεργαζ|συμμετεχ|μελ(?:η|οσ)(?!\p{L})|πιστοποι|αδεια|βεβαιω|βραβ|iso(?!\p{L})|συνεταιρισμ|have |has |hold |be |are |is |employ |must |who |which |that |those |with |belong|members? |cooperat|certif|an? (?:[\p{L}\d-]+ ){0,3}(?:certif|licen[cs]e|member|permit|label|award|patent|accredit|contract))/u
const within =
  /^\s*(?:μερικ|πληρ(?:ουσ|ησ)|ισο|ισα|ιση|μεγαλυτερ|περισσοτερ|ανω|πανω|λιγοτερ|κατω|νωριτερ|αργοτερ|μετα|πριν|αλλ|αναλογ|αντιστοιχ|ισοδυναμ|μισθωτ|εποχ|επιχειρησ|εταιρ|more|less|fewer|over|above|longer|older|greater|equal|later|after|before|part|full|equivalent|other|similar|υπο |προσ |θα (?:ιδρυθ|συσταθ|συστηθ)|νεοσυστ|νεοιδρ|to be |yet to |general|limited|private|public|its|their|\d)/u

/** "Ορισμένου ή αορίστου χρόνου": two words of one ending say the same of what follows. */
function agrees(left: string, right: string): boolean {
  const [before = '', behind = ''] = [/(\p{L}+)\s*$/u.exec(left)?.[1], /^\s*(\p{L}+)/u.exec(right)?.[1]]
  return /[α-ω]/u.test(before) && before.length > 3 && behind.length > 3 && before.slice(-2) === behind.slice(-2)
}

/** A verb behind "or", and none straight before it: "… or come from a merger", but "own or rent …". */
const verb =
  /^\s*(?:(?:δεν|ηδη) )?(?!θα )\p{L}+(?:ουν|ονται|ουνται|ηκαν|[σξψθ]αν|ομασταν|εται|ειται)(?!\p{L})|^\s*(?:result|come|came|arise|arose|originate|emerge|took|take|participate|cooperate|collaborate|export|were|was|had|did|do|does|operate|run|received|obtained)s?d?(?!\p{L})/u
const verbBefore = /(?:\p{L}+(?:ουν|ονται|ουνται|ηκαν|[σξψθ]αν|εται|ειται)|own|rent|lease|operate|run|hold|use)s?\s*$/u
const hasVerb = (left: string, right: string): boolean => verb.test(right) && !verbBefore.test(left)

/** Whether what stands on the unread side of "or" is a condition of its own rather than another name within the one that was read. */
export function opensCondition(left: string, right: string, readLeft: boolean, figure: boolean): boolean {
  if (readLeft) {
    if (opens.test(right) || hasVerb(left, right)) return true
    const next = /^[^,;·.]{0,80}/u.exec(right)?.[0] ?? ''
    return figure && !within.test(right) && !agrees(left, right) && next.trim().length > 3 && next.length < 70
  }
  return (
    figure &&
    !/\d/u.test(left) &&
    /(?:να εχ\p{L}+|διαθετ\p{L}+|have|hold|ειναι|be|are) (?:πιστοποι|αδεια|μελ(?:η|οσ)|συνεταιρ|(?:an? )?(?:[\p{L}\d-]+ ){0,2}(?:certif|licen[cs]e|member|cooperat|patent))\p{L}*[^,;·]{0,60}$/u.test(
      left,
    )
  )
}
