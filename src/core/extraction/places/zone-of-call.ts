import { zonesNamedIn } from '../../facts/zone-names.ts'
import { withoutBodies } from '../whose/names-of-bodies.ts'
import type { Block, SourceText } from '../text/source-text.ts'

/** The zone in which a call tells its hours: named by itself, or by the country that it speaks of. Folded text. */

/** @returns undefined where a call names no zone and no country, or several */
export function zoneOfCall({ blocks }: SourceText): string | undefined {
  const named = zonesNamedIn(blocks.map(({ folded }) => folded.folded))
  if (named.length > 0) return named.length === 1 ? named[0] : undefined
  const isShort = blocks.reduce((sum, { raw }) => sum + raw.length, 0) < shortPage
  const texts = withoutNamesOfBodies(blocks)
  const least = isShort ? 1 : 2
  const lands = landsIn(landWords, texts, least)
  if (lands.length > 0) return lands.length === 1 ? lands[0]?.[1] : undefined
  if (timesOf(ofUnion, texts) >= 2) return 'Europe/Brussels'
  const others = landsIn(otherLands, texts, least)
  return others.length === 1 ? others[0]?.[1] : undefined
}

/**
 * The country that a text is of by its name: in the title, or again and again; ISO 3166-1 alpha-2.
 * @returns undefined where it names none so, or several
 */
export function countryNamed(blocks: readonly Block[]): string | undefined {
  const texts = withoutNamesOfBodies(blocks)
  const all = [...landWords, ...otherLands]
  const ofTitle = landsIn(
    all,
    texts.slice(0, 1).filter((text) => !isSentence.test(text)),
    1,
  )
  const lands = ofTitle.length > 0 ? ofTitle : landsIn(all, texts, 2)
  return lands.length === 1 && !(ofTitle.length === 0 && timesOf(ofUnion, texts) >= 2) ? lands[0]?.[0] : undefined
}

/** A text that begins with a sentence has no title. */
const isSentence = /[.;·]\s*$/u

const withoutNamesOfBodies = (blocks: readonly Block[]): string[] =>
  blocks.map(({ folded }) => withoutBodies(folded.folded))
const timesOf = (words: RegExp, texts: readonly string[]): number => texts.filter((text) => words.test(text)).length
const landsIn = (lands: readonly Land[], texts: readonly string[], least: number): readonly Land[] =>
  lands.filter(([, , words]) => timesOf(words, texts) >= least)

/** A country by its ISO code, the zone of its calls, and the words that name it. */
type Land = readonly [country: string, zone: string, words: RegExp]

/** Letters of a page that need not name its country again and again. */
const shortPage = 5000

const irishCounties =
  'carlow|cavan|donegal|dublin|galway|kerry|kildare|kilkenny|laois|leitrim|limerick|longford|meath|monaghan|offaly|roscommon|sligo|tipperary|waterford|westmeath|wexford|wicklow'
/** Programmes that the Union's own bodies publish, of calls that name no country. */
const ofUnion =
  /(?<!\p{L})(?:eic|erc|euroclusters?|cosme|horizon europe|digital europe|creative europe|single market programme|funding (?:&|and) tenders|european commission)(?!\p{L})/u
/** Countries whose bodies publish calls, by words that occur in them again and again; a call that names several is of none. */
const landWords: readonly Land[] = [
  [
    'IE',
    'Europe/Dublin',
    new RegExp(
      String.raw`(?<!northern )(?<!\p{L})(?:ireland|irish|local enterprise office|county (?:${irishCounties}|clare|cork|louth|mayo)|${irishCounties})(?!\p{L})`,
      'u',
    ),
  ],
  ['MT', 'Europe/Malta', /(?<!\p{L})(?:malta|maltese|gozo)(?!\p{L})/u],
  ['CY', 'Asia/Nicosia', /(?<!\p{L})(?:cyprus|cypriot|κυπρο[συν]?|κυπριακ\p{L}+|ελεγχει η δημοκρατια)(?!\p{L})/u],
  ['GR', 'Europe/Athens', /(?<!\p{L})(?:greece|greek|hellenic|ελλαδ\p{L}+|ελληνικ\p{L}+|εσπα)(?!\p{L})/u],
]

const latin = (words: string): RegExp => new RegExp(String.raw`(?<![\p{L}-])(?:${words})(?![\p{L}-])`, 'u')
/** Countries that other calls are of, by their names and what is made of these: where none of those above is named. */
const otherLands: readonly Land[] = [
  ['FR', 'Europe/Paris', latin('france|french')],
  ['DE', 'Europe/Berlin', latin('germany|german|bavarian?|saxony|brandenburg')],
  ['AT', 'Europe/Vienna', latin('austrian?|tyrol|styria')],
  ['BE', 'Europe/Brussels', latin('belgium|belgian|flanders|flemish|wallonia|walloon')],
  ['NL', 'Europe/Amsterdam', latin('netherlands|dutch')],
  ['LU', 'Europe/Luxembourg', latin('luxembourg')],
  ['IT', 'Europe/Rome', latin('italy|italian')],
  ['PT', 'Europe/Lisbon', latin('portugal|portuguese')],
  ['ES', 'Europe/Madrid', latin('spain|spanish')],
  ['SI', 'Europe/Ljubljana', latin('slovenian?|slovene')],
  ['HR', 'Europe/Zagreb', latin('croatian?')],
  ['HU', 'Europe/Budapest', latin('hungary|hungarian')],
  ['CZ', 'Europe/Prague', latin('czechia|czech')],
  ['SK', 'Europe/Bratislava', latin('slovakian?|slovak')],
  ['PL', 'Europe/Warsaw', latin('poland')],
  ['RO', 'Europe/Bucharest', latin('romanian?')],
  ['BG', 'Europe/Sofia', latin('bulgarian?')],
  ['LT', 'Europe/Vilnius', latin('lithuanian?')],
  ['LV', 'Europe/Riga', latin('latvian?')],
  ['EE', 'Europe/Tallinn', latin('estonian?')],
  ['FI', 'Europe/Helsinki', latin('finland|finnish')],
  ['SE', 'Europe/Stockholm', latin('sweden|swedish')],
  ['DK', 'Europe/Copenhagen', latin('denmark|danish')],
  ['NO', 'Europe/Oslo', latin('norway')],
  ['RS', 'Europe/Belgrade', latin('serbian?')],
  ['ME', 'Europe/Podgorica', latin('montenegro|montenegrin')],
  ['BA', 'Europe/Sarajevo', latin('bosnia|bosnian')],
  ['AL', 'Europe/Tirane', latin('albanian?')],
  ['GB', 'Europe/London', latin('united kingdom|britain|england|scotland|scottish|wales|welsh')],
]
