import type { Expression } from '../../criteria/criterion.ts'
import type { RegionReference } from '../../facts/region-reference.ts'
import { isSoft } from '../applicants/condition-sentence.ts'
import { landsOfSettled, placeNamed } from './countries.ts'
import {
  hasPlaceBeside,
  hasUnknownBeside,
  isPartly,
  namesLess,
  withoutLocalGroups,
  withoutMunicipalParts,
} from './parts-of-regions.ts'
import { regionsIn } from './places.ts'
import { isOf } from '../draft/draft.ts'
import type { Reading } from '../reading.ts'
import { isAside, standsAside } from '../whose/scope.ts'
import { fromTitle } from '../applicants/from-title.ts'
import { mostOfPage } from '../money/few-lines.ts'
import { hadElsewhere, withoutNames } from '../whose/names-of-others.ts'
import { tellsOfSome } from '../applicants/some-besides.ts'
import { placeIn, sentencesOf } from '../text/source-text.ts'
import { inOtherRole, tellsOthersPlace } from './territory.ts'
import type { Block } from '../text/source-text.ts'

/**
 * Where those are whom a page of a few lines is for, told in passing: behind who they are, behind what they do, in the name of the
 * scheme. Holds where nothing else of the page tells a place, and where all of it tell one. Folded text.
 */

const whom = String.raw`(?:μμε|μικρομεσαι\p{L}+|επιχειρησ\p{L}+|εταιρ\p{L}+|επαγγελματι\p{L}+|φορε(?:ισ|ων|ασ)|αγροτ\p{L}+|παραγωγ(?:οι|ουσ|ων)|καταστημ\p{L}+|εργοδοτ\p{L}+|βιοτεχν\p{L}+|κατοικ(?:οι|ουσ|ων)|smes?|enterprises?|business(?:es)?|compan(?:y|ies)|firms?|start-?ups?|employers?|farmers?|producers?|shops?|traders?|founders?|entrepreneurs?|projects?|crafts)`
const being = String.raw`(?:μεν(?:ουν|ει)|κατοικ(?:ουν|ει)|δρ(?:α|ουν|αστηριοποι\p{L}+)|λειτουργ\p{L}+|εδρ(?:α|ασ|ευ\p{L}+)|εγκατεστημεν\p{L}*|εγκατασταση|υποκαταστημ\p{L}+|γυριζ(?:ει|ουν|εται|ονται)|υλοποι\p{L}+|βρισκ(?:εται|ονται)|γιν(?:εται|ονται|ει)|πραγματοποι\p{L}+|χωροθετ\p{L}+|διοργανων\p{L}+|located|based|situated|established|registered|settled|live|living|resid(?:e|ing|ent)|operat(?:e|es|ing)|trad(?:e|es|ing)|(?:carried out|implemented|filmed|made|done)|branch|establishment|seat|offices?|premises|invest(?:s|ing)?|supported|business there)`
const prepositions = String.raw`(?:in|of|from|within|across|on|στ(?:ην?|ον?|α|ισ|ουσ|ο)|τησ|του|των|σε|εντοσ(?: τησ| του| των)?)`
const governed = new RegExp(
  String.raw`(?<!\p{L})(?:${whom}(?: \([^()]*\))?|${being})(?!\p{L})(?:,? (?!and |και |or |η |in |of )[\p{L}-]+){0,2}? ${prepositions} (?:the |τη[νσ]? |ολη τη[νσ]? |ολοκληρη τη[νσ]? |(?:republic|state|territory|county|province) of (?:the )?|περιφερει\p{L}+ |π\.? ?ε\.? ?)*(?=(?<place>\p{L}[^.;·:()]{2,60}))`,
  'gu',
)
/** "Anywhere in Italy", "σε ολόκληρη την Κύπρο". */
const wherever =
  /(?<!\p{L})(?:anywhere in|all over|throughout|across|σε (?:ολοκληρη|ολη) τη[ν]?|πανω απο ολη τη[ν]?) (?:the )?(?<place>\p{L}[^.;·:()]{2,60})/gu
/** "In Friesland too: the province has …", "the Ministry of … of Saxony", where the rest of a page says "the State". */
const ofGiver =
  /^[^\p{L}]*in (?<place>\p{L}[\p{L} -]{2,30}?)(?: too)?[,:] the (?:province|region|county|state|government)(?!\p{L})|(?<!\p{L})(?:ministry|government) (?:of (?:[\p{L}-]+ ){1,4})?of (?<land>\p{L}[\p{L}-]{2,20}(?: \p{L}{4,})?)(?=[^.;]{0,120}(?:of|in) the (?:state|land|region|province)(?!\p{L}))/gu
/** The label of a place in a card. */
const label =
  /^[^\p{L}]*(?:geograph\p{L}+ (?:focus|restrictions?|scope|coverage|area|location)|country|region|(?:eligible )?(?:location|territory|area)|χωρα|(?:επιλεξιμη )?περιοχη|τοποσ|γεωγραφικ\p{L}+ \p{L}+)\s*[:|]?\s+(?<place>\p{L}[^.;·:,()]{2,40})/u
const labels =
  /^(?:geograph\p{L}+ (?:focus|restrictions?|scope|coverage|area|location)|country|(?:eligible )?(?:location|territory|area)|χωρα|τοποσ|γεωγραφικ\p{L}+ \p{L}+)\s*:?$/u
/** The name of a scheme in quotes, or a line that it ends: "«Crafts in Drama»", "… – Θεσσαλία 2026". */
const quoted = /["«“](?<place>[^"»”]{6,90})["»”]/gu
const denied =
  /(?<!\p{L})(?:δεν|μη|μην|οχι|εκτοσ|εξω|not|no|outside|except|other than|abroad|foreign|αλλοδαπ)(?!\p{L})[^,;·]*$/u
const ofOthers =
  /(?<!\p{L})(?:chamber|university|bank|ministry|agency|authority|επιμελητηρι|πανεπιστημι|τραπεζ|υπουργει|γραφει|διευθυνσ|τηλ|κτιριο|αιθουσα|office of)/u

/** The codes of what words begin with: a country, a region abroad, regions of the call's own country. */
function codesOf(words: string, regions: RegionReference, country: string): string[] {
  const parts = words.split(' ').slice(0, 3)
  const code = [parts.join(' '), parts.slice(0, 2).join(' '), parts[0] ?? '']
    .map((name) => placeNamed(name.replace(/[,;]+$/u, ''), regions))
    .find((each) => each !== undefined)
  if (code?.length === 2) return [code]
  const own = regionsIn(withoutMunicipalParts(withoutLocalGroups(words)), regions, country)
  if (own.length > 0) return isPartly(words, own) || namesLess(words, own) ? [] : own
  return code === undefined ? [] : [code]
}

interface Found {
  readonly codes: readonly string[]
  readonly block: Block
  readonly start: number
  readonly end: number
}

/** Places that those who apply are told to be in, on a page of a few lines that tells none otherwise. */
export function placesInFewLines(
  blocks: readonly Block[],
  readings: readonly Reading[],
  regions: RegionReference,
  country: string,
): Reading[] {
  const last = blocks.at(-1)
  if (last === undefined || last.base + last.folded.folded.length > mostOfPage) return []
  const isPlace = (each: Expression): boolean =>
    'kind' in each
      ? each.kind === 'region'
      : 'any' in each
        ? each.any.some(isPlace)
        : 'all' in each && each.all.some(isPlace)
  if (readings.filter(isOf('criterion')).some(({ value }) => isPlace(value.criterion))) return []
  const found = blocks.flatMap((block, at) => foundIn(block, at, regions, country))
  const all = [...new Set(found.flatMap(({ codes }) => codes))]
  // A country only says where its region is.
  const codes = all.filter((code) => !all.some((other) => other !== code && other.startsWith(code)))
  const [first] = found.filter((each) => each.codes.some((code) => codes.includes(code)))
  if (first === undefined || codes.length !== first.codes.length || !codes.every((code) => first.codes.includes(code)))
    return []
  const quote = placeIn(first.block, first.start, first.end)
  const criterion: Expression = { kind: 'region', of: 'any_establishment', include: codes } as Expression
  return [{ value: { field: 'criterion', criterion }, quote, figure: quote, confidence: fromTitle }]
}

/** Words of a seat, of cases, of parts of a call and of what is meant by a word. */
const leftOpen =
  /(?<!\p{L})(?:εδρ(?:α|ασ|εσ|ευ\p{L}+)|seats?|headquarter\p{L}*|branch(?:es)?|υποκαταστημα(?:τα)?|payment|καταβολ\p{L}+|πληρωμ\p{L}+|unless|except\p{L}*|εκτοσ|εξαιρεσ\p{L}+|lots? \d|δρασ(?:η|ησ) [α-ω](?!\p{L})|(?:means|νοειται|ειναι η επιχειρηση|θεωρειται))(?!\p{L})/u

function foundIn(block: Block, at: number, regions: RegionReference, country: string): Found[] {
  const { folded } = block.folded
  if (standsAside(block)) return []
  const key = [block.key ?? '', ...block.labels].find((each) => labels.test(each.trim()))
  return sentencesOf(block).flatMap(({ start, end }): Found[] => {
    const said = folded.slice(start, end)
    const text = withoutNames(block, start, said)
    // The name of another programme, of which somebody had money, places nobody.
    const ofHead = at < headOfPage && !hadElsewhere.test(said) ? [...withoutLocalGroups(said).matchAll(quoted)] : []
    // "Greece 2.0" is a plan of the country; "Crafts in Drama" is for Drama.
    const ofName = ofHead
      .flatMap(({ groups }) => codesOf(groups?.['place'] ?? '', regions, country))
      .filter((each) => each.length > 2)
    const named = key === undefined ? label.exec(text) : /^[^\p{L}]*(?<place>\p{L}[^.;·:()]{2,40})/u.exec(text)
    if (isAside(block, text) || isSoft(text) || inOtherRole.test(text) || meets.test(text) || tellsOthersPlace(text))
      return []
    // "Firms of Epirus may also ask for a loan": of these alone.
    if (tellsOfSome(text)) return []
    // A seat, or an exception: what the reader of conditions left open stays so.
    if (leftOpen.test(text)) return []
    // "Epirus and Mouzaki": the second has no code, and is meant too.
    if (hasPlaceBeside(block.raw, (words) => regionsIn(words, regions, country))) return []
    const isNamed = (name: string): boolean =>
      placeNamed(name, regions) !== undefined || regionsIn(name, regions, country).length > 0
    if (hasUnknownBeside(block.raw, isNamed)) return []
    const words = [...text.matchAll(governed), ...text.matchAll(wherever), ...text.matchAll(ofGiver)]
      .filter(
        ({ index }) => !denied.test(text.slice(0, index)) && !ofOthers.test(text.slice(Math.max(0, index - 40), index)),
      )
      .map(({ groups }) => groups?.['place'] ?? groups?.['land'] ?? '')
    const codes = [...words, ...(named === null ? [] : [named.groups?.['place'] ?? ''])].map((each) =>
      codesOf(each, regions, country),
    )
    const settled = denied.test(text) ? [] : landsOfSettled(text, regions)
    const told = [...codes, ofName, ...settled.map((each) => [each])].filter((each) => each.length > 0)
    return told.map((each) => ({ codes: each, block, start, end }))
  })
}
/** Where people meet is nobody's place. */
const meets = /(?<!\p{L})(?:συναντησ|παρουσιασ(?:η|εισ)(?!\p{L})|meetings?|presentation)/u
/** Blocks at the beginning of a page in which the scheme is named. */
const headOfPage = 6
