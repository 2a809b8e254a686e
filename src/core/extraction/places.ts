import { greek } from '../citing/quantity-lexicon.ts'
import { readPlaces } from '../citing/stated-place.ts'
import { regionLeaves } from '../facts/region.ts'
import type { RegionReference } from '../facts/region-reference.ts'
import type { Sentence } from './clauses.ts'
import { greekPlacesIn } from './greek-places.ts'
import type { RegionCategoryName } from './reading.ts'
import type { Block } from './source-text.ts'

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
  const folded = [
    ...(block.kind === 'cell' ? block.labels : []),
    block.folded.folded.slice(sentence.start, sentence.end),
  ].join(' · ')
  return {
    regions: regionsIn(folded, regions, country),
    categories: categoryWords.filter(([, words]) => words.test(folded)).map(([name]) => name),
  }
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

/** NUTS codes of the regions named in a folded text; a level that has one region only is that region. */
export function regionsIn(named: string, regions: RegionReference, country: string): string[] {
  const prefix = country === 'GR' ? 'EL' : country
  const folded = eachSide(named).replaceAll(twoSidesEnglish, '$1 $4$2$3 $4')
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
