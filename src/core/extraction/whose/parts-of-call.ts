import { eligibility, ofApplicants, saysOfApplicants } from '../applicants/condition-gate.ts'
import type { Reading } from '../reading.ts'
import type { Block } from '../text/source-text.ts'
import { isOfOneKind } from './kinds-apart.ts'

/** What a call asks in one of its parts only: a lot, an action, a stage. Folded text. */

const noun = String.raw`(?:track|strand|lot|window|component|action|topic|category|pillar|axis|stage|phase|sub-?action|(?:υπο)?δρασ(?:η|ησ|εισ|εων)|κατηγορι(?:α|ασ|εσ|ων)|τμημα(?:τοσ|τα)?|αξον(?:α|ασ|εσ|ων)|σκελ(?:οσ|ουσ)|θεματικ(?:η|ησ)(?: ενοτητα[σ]?)?|πυλων(?:α|ασ)|περ\.|περιπτωσ(?:η|ησ)|ομαδ(?:α|ασ)|group|σταδι(?:ο|ου)|φασ(?:η|ησ)|κυκλ(?:οσ|ο|ου))`
const number = String.raw`(?:\d{1,2}(?:\.\d{1,2})?|(?:[α-ζθ]|στ|[ivxι]{1,3}|[a-h])['΄’´]?|one|two|three|four)(?![\p{L}\d%])`
const ordinal = String.raw`(?:(?:πρωτ|δευτερ|τριτ|τεταρτ)(?:η|ησ|ο|ου|οσ|ον)|[1-5](?:η|ησ|ο|οσ|ου|st|nd|rd|th)|[α-ε]['΄’´]?|first|second|third|fourth)`
const part = String.raw`[«"“]?(?:${noun}s? ${number}|${ordinal} ${noun})`
const anyPart = new RegExp(String.raw`(?<!\p{L})${part}`, 'gu')

const lead = String.raw`^[^\p{L}\d]*(?:(?:\d{1,2}(?:\.\d{1,2})*[.)]?|\p{L}{1,2}[.)]) )?(?:(?:ενω|ειδικ(?:α|οτερα)|ομωσ|επισησ|επιπλεον|while|whereas|however|specifically|and|και)[, ]+)*`
const prepositions = String.raw`(?:for|to|in|under|of|at|during|για|στη[νσ]?|στο[ν]?|σε|κατα|τ(?:η[νσ]?|ο[νυ]?|ων))`
const article = String.raw`(?: (?:the|τη[νσ]?|το[νυ]?))?`
const applicants = String.raw`(?:(?:οι|τα|the|all) )?(?:applicants?|candidates?|beneficiar\p{L}+|those|firms|companies|enterprises|businesses|proposals|projects|υποψηφι\p{L}+|δικαιουχ\p{L}+|αιτουντ\p{L}+|οσ(?:οι|εσ)|επιχειρησεισ|εταιρ\p{L}+|ενδιαφερομεν\p{L}+|(?:νομικ|φυσικ)\p{L}+ προσωπ\p{L}+|φορε(?:ισ|ων))`
/** "For Lot 1, …", "Lot 1: …", "Applicants to Action 2 must …". */
const begins = new RegExp(
  String.raw`${lead}(?:${prepositions}${article} ${part}|${part}(?: (?:only|μονον?))?\s*[:–—-]|${applicants}(?: \p{L}+){0,3}? ${prepositions}${article} ${part})`,
  'u',
)
/** "At least five persons (Lot 1) or at least two (Lot 2)". */
const inBrackets = new RegExp(
  String.raw`\d[^()]*\(${prepositions}?${article} ?${part}\)|\p{L}\s\(${part}\)[^()]*\(${part}\)`,
  'u',
)

/** "… may apply under Action 1." */
const ends = new RegExp(
  String.raw`(?<!\p{L})(?:under|for|in|στη[ν]?|στο[ν]?|για τη[ν]?)${article} ${part}\s*[.;·]?\s*$`,
  'u',
)

/** "Those below a turnover apply only in the group «Small»": which of the parts some are for. */
const onlyInGroup =
  /(?:υποβαλλ\p{L}+|υποβαλουν|συμμετεχουν|συμμετασχουν|μετεχουν|apply|submit|participate|compete) (?:\p{L}+ ){0,2}?(?:μονον?|αποκλειστικα|only|solely) (?:για |σε |στη[ν]? |in |to |under |for )+(?:(?:the|την?) )?(?:[\p{L}-]+ )?(?:ομαδα|κατηγορια|group|category|strand|track)(?!\p{L})/u

/** A part as it is told apart from others: "lot 1". */
const shortName = (name: string): string => name.replaceAll(/[«"“'΄’´]/gu, '').replaceAll(/(\p{L}{4})\p{L}*/gu, '$1')

/** The parts that the title of a call names: it is the call of them. */
export function partsOfTitle(blocks: readonly Block[]): ReadonlySet<string> {
  const titles = blocks.slice(0, 6).filter(({ kind }, at) => at === 0 || kind === 'heading')
  return new Set(titles.flatMap(({ folded }) => partsIn(folded.folded)))
}
const partsIn = (folded: string): string[] => [...folded.matchAll(anyPart)].map(([name]) => shortName(name))

/** "Για τον πρωτογενή τομέα, …", "In tourism: …": the sector that a sentence begins with. */
const sector = new RegExp(
  String.raw`${lead}(?:για|σε|στ(?:η[νσ]?|ο[νυ]?|ισ|ουσ|α)|for|in)${article} (?:(?:τομεα|κλαδο)[υσ]? (?:τησ |του |των )?)?(?<name>(?:πρωτογεν|μεταποι|αγροτ|γεωργ|φυτικ|ζωικ|αλιε|υδατοκαλ|τουρισ|εμπορ|εστιασ|υπηρεσι|βιομηχ|primary|processing|agricult|fisher|aquacult|touris|trade|retail|catering|services|manufact)\p{L}*)[^,:;.]{0,60}[,:] `,
  'u',
)
/** "Ειδικά για τις επιχειρήσεις του τουρισμού, …": of these alone, though nothing is told of another. */
const especially = new RegExp(
  String.raw`^[^\p{L}\d]*(?:\p{L}{1,2}[.)] )?(?:ειδικ(?:α|οτερα)|specifically|in particular),? (?:για|στ(?:η[νσ]?|ο[νυ]?|ισ|ουσ|α)|for|in) (?:(?:τη[νσ]?|το[νυ]?|τισ|τουσ|the) )?(?:επιχειρησεισ (?:του |τησ |των )?|(?:enterprises|businesses|companies) (?:of|in) )?(?:the )?(?:(?:τομεα|κλαδο)[υσ]? )?(?:(?:τησ|του|των) )?(?:πρωτογεν|μεταποι|αγροτ|γεωργ|αλιε|υδατοκαλ|τουρισ|εμπορ|εστιασ|υπηρεσι|βιομηχ|primary|processing|agricult|fisher|touris|trade|retail|catering|services|manufact)`,
  'u',
)
const sectorOf = (folded: string): string | undefined => sector.exec(folded)?.groups?.['name']?.slice(0, 6)

/** The sectors that a call tells apart, each in sentences of its own; a call of one sector tells none. */
export function sectorsApart(blocks: readonly Block[]): ReadonlySet<string> {
  const found = blocks.flatMap(({ folded }) => sectorOf(folded.folded) ?? [])
  return new Set(new Set(found).size > 1 ? found : [])
}

/** Which regulation a line names, that says no more: "De minimis (EU 2023/2831)", "Γενικός Απαλλακτικός Κανονισμός". */
function regimeOf(folded: string): 'minor' | 'exemption' | undefined {
  const line = folded.trim()
  if (line.length > longestName || /[€%]|\d{1,3}[.,]\d{3}(?!\d)|[.;·?]$/u.test(line)) return undefined
  if (
    !/^[^\p{L}]*(?:\p{L}+ ){0,4}?(?:de[ -]minimis|ησσονοσ|2023\/2831|2831\/2023|gber|γακ|651\/2014|general block|γενικ\p{L}+ απαλλακτ)/u.test(
      line,
    )
  )
    return undefined
  const [minor, exemption] = [
    /de[ -]minimis|ησσονοσ|2023\/2831|2831\/2023/u.test(line),
    /gber|(?<!\p{L})γακ(?!\p{L})|651\/2014|block exemption|απαλλακτ/u.test(line),
  ]
  return minor === exemption ? undefined : minor ? 'minor' : 'exemption'
}
const longestName = 90

const ofOnePlan = ['max_subsidy', 'min_subsidy', 'max_eligible_cost', 'min_eligible_cost']

/** The bounds of a plan or its aid that stand below the line of one sector or of one of two regulations, and the money of it: they are not those of all. */
export function boundsOfParts(
  readings: readonly Reading[],
  blocks: readonly Block[],
  sectors: ReadonlySet<string>,
): Reading[] {
  const regimes = new Set(blocks.flatMap(({ folded }) => regimeOf(folded.folded) ?? []))
  if (sectors.size === 0 && regimes.size < 2) return []
  const ofSector = ({ folded: { folded } }: Block): boolean => sectors.has(sectorOf(folded) ?? '')
  const ofRegime = ({ folded: { folded } }: Block): boolean => regimes.size > 1 && regimeOf(folded) !== undefined
  const starts = blocks.map(({ base }) => base)
  return readings.filter(({ value, quote }) => {
    if (!ofOnePlan.includes(value.field) && value.field !== 'total_budget') return false
    const at = starts.findLastIndex((base) => base <= quote.start)
    const above = blocks
      .slice(0, at + 1)
      .findLast((block) => block.kind === 'heading' || sectorOf(block.folded.folded) !== undefined || ofRegime(block))
    if (above === undefined || (above.section !== blocks[at]?.section && above.kind !== 'heading')) return false
    return (
      ofRegime(above) || (ofSector(above) && value.field !== 'total_budget' && above.section === blocks[at]?.section)
    )
  })
}

/** Whether a sentence is about one part of the call or one of its sectors, or tells its parts apart. */
export const isOfPart = (folded: string, { own, sectors, kinds }: Parts): boolean =>
  isLabelOfCase(folded) ||
  isOfOneKind(folded, kinds) ||
  onlyInGroup.test(folded) ||
  sectors.has(sectorOf(folded) ?? '') ||
  especially.test(folded) ||
  ((begins.test(folded) || ends.test(folded) || inBrackets.test(folded)) &&
    partsIn(folded).some((name) => !own.has(name)))

/** "GBER for start-ups (micro and small enterprises up to 5 years old):": for whom what stands below is, and not all of the call. */
export const isLabelOfCase = (folded: string): boolean => {
  const { name } = /^[^\p{L}]*(?<name>[^():.;]{3,70}) \([^()]{5,120}\)\s*:\s*$/u.exec(folded)?.groups ?? {}
  return (
    name !== undefined &&
    !saysOfApplicants(name) &&
    !ofApplicants.test(name) &&
    !eligibility.test(name) &&
    !/(?<!\p{L})(?:επιχειρησ|εταιρ|μμε|enterprises|companies|firms|businesses|undertakings|smes)/u.test(name)
  )
}

export interface Parts {
  /** The lots or actions that the call is of by its title. */
  readonly own: ReadonlySet<string>
  readonly sectors: ReadonlySet<string>
  /** The kinds of those who may apply that it names beside others. */
  readonly kinds: ReadonlySet<string>
}
