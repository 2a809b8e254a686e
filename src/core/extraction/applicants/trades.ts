import { foldText } from '../../facts/text-fold.ts'
import type { Span } from '../../facts/text-fold.ts'
import { negation } from './condition-gate.ts'
import { namesWithoutCode, partsOf, takesOut } from '../sentences/unread-parts.ts'

/** The trade or the people by which a sentence narrows the enterprises that it names: "small enterprises in tourism". Folded text. */

const enterprise = String.raw`(?:επιχειρησ(?:η|εισ|εων)|εταιρ(?:ει|ι)(?:α|εσ|ων)|μμε|enterprises?|undertakings?|compan(?:y|ies)|firms?|business(?:es)?|smes?|start-?ups?)(?!\p{L})`
const trade = String.raw`(?:τουρισ|μεταποι|βιοτεχν|βιομηχαν|εμποριο|εμπορικ(?!\p{L}+ εταιρ)|εστιασ|γεωργ|αγροτ|κτηνοτροφ|αλιε|αλιευτ|υδατοκαλλ|ναυτιλ|κατασκευ|ξενοδοχ|οινοποι|ζυθοποι|τυροκομ|ενεργει|λιανεμπορ|χονδρεμπορ|λιανικ|χονδρικ|μεταφορ|εκπαιδευ|πολιτισ|αθλητ|οπτικοακουσ|πληροφορικ|βιοτεχνολογ|εξαγωγ|εξορυ|υγεια|μοδα|επιπλ|tourism|tourist|manufactur|retail|wholesale|catering|hospitality|hotel|farm|agricultur|agri-?food|fishing|fisher|aquacultur|construction|transport|shipping|mining|textile|crafts?(?!\p{L})|creative|cultural|exporting|processing|logistics|wine(?!\p{L}))`
const people = String.raw`(?:ανεργ|γυναικ|νε(?:ων|ου) ηλικι|προσφυγ|αποδημ|unemployed|women|refugees|young people)`
/** "Enterprises that belong to the sectors of …". */
const belongs = String.raw`(?:που|οι οποι\p{L}+|which|that) (?:(?:ανηκ|εμπιπτ|εντασσ|δραστηριοποι|λειτουργ|belong|operate|are active)\p{L}*)(?: to)?`
const within = new RegExp(
  [
    String.raw`${enterprise},? (?:${belongs} )?(?:(?:του|τησ|των|στο[ν]?|στη[ν]?|στισ|στουσ|σε|in|of|from|owned by|led by|by) )(?:the )?(?:(?:(?:τομεα|κλαδο|χωρο)[υσ]{0,2}|τομεισ|(?:sectors?|fields?|branch(?:es)?) of) (?:του |τησ |των |the )?)?(?<behind>(?:${trade}|${people})\p{L}*)`,
    String.raw`${enterprise} (?<genitive>${people}\p{L}*)`,
    String.raw`(?<!\p{L})(?<before>${trade}\p{L}*) (?:(?:πολυ|μικρ|μεσαι|και|small|micro|medium)[\p{L}-]*,? ){0,5}${enterprise}`,
    String.raw`(?:στ(?:ον?|ουσ)|σε|των|του) (?:κλαδ|τομε)\p{L}{1,3} (?:(?:του|τησ|των) )?(?<sector>(?:${trade}|υπηρεσι)\p{L}*)|in the (?:${trade}|services)\p{L}* sectors?(?!\p{L})`,
  ].join('|'),
  'u',
)

/** Where a sentence names such a trade; what stands in quotation marks is the name of a call. */
export function tradeIn(folded: string): Span | undefined {
  const text = folded.replaceAll(/[«"“][^»"”]*[»"”]/gu, (name) => ' '.repeat(name.length))
  const match = within.exec(text)
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length }
}

/** "Enterprises that belong to the sectors:", a list of which follows. */
const leadsToList = new RegExp(
  String.raw`${enterprise},? ${belongs} (?:σε|στ\p{L}{1,3}|in|the)(?: the| (?:εξησ|ακολουθ\p{L}+|following))? ?(?:κλαδ|τομε|δραστηριοτητ|sectors|industries)\p{L}*(?: of)?\s*:\s*$`,
  'u',
)
/** Words that let somebody in. */
const letsIn =
  /(?:ενταχθ|εντασσ|ενισχυ|επιδοτ|χρηματοδοτ|συμμετεχ|απευθυν|δικαιουχ|υποβαλ|(?<!\p{L})(?:may|can|apply|eligible|open to|beneficiar|supports?|funds?)(?!\p{L}))/u

/** Whether a sentence lets in enterprises of certain sectors, which it names in words or in the list that it leads to. */
export const isOfSectors = (folded: string): boolean =>
  letsIn.test(folded) && (leadsToList.test(folded) || ofSectors.test(folded))
const ofSectors = new RegExp(
  String.raw`${enterprise},? (?:${belongs} (?:(?:μονο|αποκλειστικα|only) )?)?(?:σε|στ\p{L}{1,3}|in|the)(?: the)? (?:κλαδ|τομε|sectors|industries|fields)\p{L}*(?: of)? (?!(?:(?:τησ|του|των) )?(?:οικονομ|προτεραιοτ|παραρτημ|προσκλησ|δρασησ|προγραμμ|αυτ|ανωτερω)|που |which |that )(?:(?:τησ|του|των|the) )?\p{L}{4,}`,
  'u',
)

const anyTrade = new RegExp(String.raw`(?<!\p{L})${trade}`, 'u')
/** The beginning of the first word that names a trade, by which other sentences that name it are known. */
export const stemOfTrade = (folded: string): string | undefined =>
  (anyTrade.exec(folded)?.[0] ?? sectorOf.exec(folded)?.[1])?.slice(0, 7)
const sectorOf = /(?<!\p{L})(?:κλαδ|τομε)\p{L}{1,3} (?:τησ|του|των) (?!οικονομι|προτεραιοτ)(\p{L}{5,})/u
/** "Eligible sectors: …": all that follows are members of one list. */
const leadsToSectors =
  /^[^\p{L}]*(?:(?:the|οι|τα) )?(?:(?:επιλεξιμ|ενισχυομεν|επιδοτουμεν|eligible|supported|target|aided)\p{L}* )?(?:κλαδ|τομε|δραστηριοτητ|sectors?|activit|industr|trades?)[^:\d]{0,40}(?::|ειναι|are|is)(?= )/u

/** "Enterprises of the following sectors may apply:", "farmers who meet all of the following:", above what is asked of them. */
export const leadsToTrades = (folded: string): boolean =>
  folded.length < longestLead && leadOfWhom.test(folded) && !negation.test(folded)
const longestLead = 300
const leadOfWhom =
  /(?=.*(?:επιλεξιμ|ενισχυ|επιδοτ|μπορ|συμμετ|υποβ[αο]λ|ενταχθ|ανηκ|eligible|supported|may apply|can apply)).*(?<!\p{L})(?:(?:κλαδ(?:οι|ουσ|ων)|τομε(?:ισ|ων)|sectors)(?: \p{L}+){0,3}|(?:γεωργ(?:οι|ουσ)|αγροτ(?:εσ|ων)|κτηνοτροφοι|μελισσοκομοι|αλιεισ|κατοχοι [^:,]{0,30}εκμεταλλευσ\p{L}+|farmers|fishers|holders of [^:,]{0,30}holdings),? [^:]{4,160})\s*:\s*$/su

/** "Στον τουρισμό ή στους ΚΑΔ 10 και 11". */
const orBefore = / η (?=(?:στ\p{L}{1,3}|σε|με|τ\p{L}{1,3}) |καδ|nace)/gu

/** A section by its letter is a code. */
const section = /(?<!\p{L})(?:τομε|section)\p{L}* (?:[a-uα-ω]|στ)(?!\p{L})/u
const isCoded = (member: string): boolean => /\d{2}/u.test(member) || section.test(member)
/** Beside the codes, who is named by what he is. */
const isOfForm = /συνεταιρισμ|ομαδ|cooperativ|groups?(?!\p{L})/u
/** "Hotels with NACE 55": the codes are those of the trade before them. */
const ofBefore = /^(?:με|σε|with|under|in)(?!\p{L})[^,;·]{0,60}(?:καδ|κωδικ|κλαδ|nace|codes?|divisions?)/u

/**
 * "Tourism, NACE 62 and 63": whether a list of those who are let in names a sector without a code beside the codes, so that the codes
 * alone are narrower than the text. A trade and its own codes ("food processing, NACE 10") are one member.
 */
export function letsInWithoutCode(text: string): boolean {
  const folded = foldText(text).folded.replaceAll(orBefore, ' ειτε ')
  if (negation.test(folded) || takesOut.test(folded) || !/\d{2}/u.test(folded)) return false
  const lead = leadsToSectors.exec(folded)?.[0]
  if (lead !== undefined && /\([^()]*\d{2}[^()]*\)/u.test(folded))
    return folded
      .slice(lead.length)
      .replaceAll(/\([^()]*\)/gu, (inside) => inside.replaceAll(',', ' '))
      .split(/[,;·]/u)
      .some((member) => !isCoded(member) && anyTrade.test(member))
  if (lead !== undefined) return !section.test(folded) && namesWithoutCode(folded.slice(lead.length))
  const members = partsOf(folded).map(({ start, end }) => folded.slice(start, end))
  const first = members.findIndex(isCoded)
  const joined = members.slice(1).some((member) => /^(?:και|ειτε|καθωσ και|and|or|as well as)(?!\p{L})/u.test(member))
  return (
    joined &&
    members.some(
      (member, at) =>
        !isCoded(member) &&
        anyTrade.test(member) &&
        !isOfForm.test(member) &&
        !(at < first && ofBefore.test(members[first] ?? '')),
    )
  )
}
