import { greek } from '../../citing/quantity-lexicon.ts'
import { readPlaces } from '../../citing/stated-place.ts'
import { regionLeaves } from '../../facts/region.ts'
import { withoutBodies } from '../whose/names-of-bodies.ts'
import type { RegionReference } from '../../facts/region-reference.ts'
import type { Sentence } from '../text/clauses.ts'
import { greekPlacesIn } from './greek-places.ts'
import type { RegionCategoryName } from '../reading.ts'
import type { Block } from '../text/source-text.ts'

/** Where and for whom a figure holds, as its own words say. */
export interface Places {
  readonly regions: readonly string[]
  readonly categories: readonly RegionCategoryName[]
}

const categoryWords: readonly (readonly [RegionCategoryName, RegExp])[] = [
  ['less_developed', /λιγοτερο αναπτυγμεν|λιγοτερο ανεπτυγμεν|less[- ]developed|(?<!\p{L})λαπ(?!\p{L})/u],
  [
    'transition',
    /(?:σε |τησ )μεταβαση|(?:^|[,;:·(•]\s*|και )(?:τησ )?μεταβασησ(?=\s*(?:[:(\d]|$))|περιφερει\p{L}+ μεταβασησ|(?<!just )transition (?:region|area)|in transition/u,
  ],
  ['more_developed', /περισσοτερο (?:ανα|ανε)πτυγμεν|more[- ]developed/u],
]
/** The regions and categories that a sentence of a block names. */
export function placesOf(block: Block, sentence: Sentence, regions: RegionReference, country: string): Places {
  const words = block.folded.folded.slice(sentence.start, sentence.end)
  const pieces = block.kind === 'cell' ? [...block.labels, words] : [words]
  const folded = pieces.join(' · ')
  return {
    regions:
      block.kind === 'cell'
        ? [...new Set(pieces.flatMap((piece) => regionsOfCell(piece, regions, country)))]
        : regionsIn(folded, regions, country),
    categories: categoryWords.filter(([, words]) => words.test(folded)).map(([name]) => name),
  }
}

const excepted =
  /(?:\(|, )(?:πλην|εκτοσ|εξαιρουμεν\p{L}+|εξαιρειται|με εξαιρεση|except|excluding|other than|without)(?!\p{L})(?<named>[^()]*)\)?/u
/** "Attica: West Athens", "Attica (West Athens)": the second is the part of the first that is meant. */
const partOfFirst = /^(?<whole>[^:(]{3,60}?)\s*[:(]\s*(?<part>[^:()]{3,80})\)?\s*$/u

/** The regions that a cell names: without those that a bracket takes out of them, and of a region only the part that is named behind it. */
function regionsOfCell(text: string, regions: RegionReference, country: string): string[] {
  const out = excepted.exec(text)
  if (out !== null) {
    const whole = regionsOfCell(text.replace(out[0], ' '), regions, country)
    const left = regionsIn(out.groups?.['named'] ?? '', regions, country)
    return whole.flatMap((code) => withoutParts(code, left, regions))
  }
  const { whole, part } = partOfFirst.exec(text)?.groups ?? {}
  const named = regionsIn(text, regions, country)
  if (whole === undefined || part === undefined) return named
  const wholes = regionsIn(whole, regions, country)
  const parts = regionsIn(part, regions, country)
  const isPart =
    parts.length > 0 && parts.every((code) => wholes.some((each) => code !== each && code.startsWith(each)))
  return isPart ? parts : named
}

/** A region without parts of it: the others of their level. */
export function withoutParts(code: string, parts: readonly string[], regions: RegionReference): string[] {
  const own = parts.filter((part) => part !== code && part.startsWith(code))
  const length = Math.max(...own.map((part) => part.length))
  if (own.length === 0) return [code]
  return [...regions.units.keys()].filter(
    (each) => each.length === length && each.startsWith(code) && !own.some((part) => each.startsWith(part)),
  )
}

const side = String.raw`(?:(?:βορει|νοτι|ανατολικ|δυτικ|κεντρικ)\p{L}+|[βνδκα]\.)`
/** "Βόρειο και Νότιο Αιγαίο" are two, "Κεντρικού, Βόρειου και Νότιου Τομέα Αθηνών" three. */
const manySides = new RegExp(
  String.raw`(?<!\p{L})(${side}(?:(?:, | και | η | & )(?:τη[νσ]? |του? |στο[ν]? |στην? )?${side})+) (τομε\p{L}+ αθηνων|αιγαι\p{L}+|μακεδονι\p{L}+|ελλαδ\p{L}+|αττικη\p{L}*)`,
  'gu',
)
const eachSide = (named: string): string =>
  named.replaceAll(manySides, (_, sides: string, noun: string) =>
    sides.replaceAll(new RegExp(side, 'gu'), (one) => `${one} ${noun}`),
  )

const twoSidesEnglish =
  /(?<!\p{L})((?:north|south|east|west)(?:ern)?|central)( (?:and|&|or) (?:the |in )?)((?:north|south|east|west)(?:ern)?|central) (aegean|macedonia|greece)/gu

/** Countries that NUTS calls otherwise than ISO 3166. */
const asNuts: Readonly<Record<string, string>> = { GR: 'EL', GB: 'UK' }

/** NUTS codes of the regions named in a folded text; a level that has one region only is that region. */
export function regionsIn(named: string, regions: RegionReference, country: string): string[] {
  const prefix = asNuts[country] ?? country
  const folded = eachSide(withoutBodies(named)).replaceAll(twoSidesEnglish, '$1 $4$2$3 $4')
  const read = readPlaces(folded, regions, (code) => code.startsWith(prefix) && code !== prefix, greek).places
  let rest = folded
  for (const { span } of read)
    rest = rest.slice(0, span.start) + ' '.repeat(span.end - span.start) + rest.slice(span.end)
  const inflected = country === 'GR' ? greekPlacesIn(rest) : []
  const coded = [...folded.matchAll(/(?<![\p{L}\d])[a-z]{2}\d{1,3}(?![\p{L}\d])/gu)]
    .map(([code]) => code.toUpperCase())
    .filter((code) => code.startsWith(prefix) && regions.units.has(code))
  return [...new Set([...read.map(({ code }) => finest(code, regions)), ...inflected, ...coded])]
}

/** EL3 and EL30 are both Attica: the NUTS 2 code is the one that calls mean. */
function finest(code: string, regions: RegionReference): string {
  if (code.length !== 3) return code
  const { lo, hi } = regionLeaves(code, regions)
  for (const unit of regions.units.values()) {
    if (unit.level !== 2 || !unit.code.startsWith(code)) continue
    const inner = regionLeaves(unit.code, regions)
    if (inner.lo === lo && inner.hi === hi) return unit.code
  }
  return code
}
