import { zonesNamedIn } from '../facts/zone-names.ts'
import { withoutBodies } from './names-of-bodies.ts'
import type { SourceText } from './source-text.ts'

/** The zone in which a call tells its hours: named by itself, or by the country that it speaks of. Folded text. */

/** @returns undefined where a call names no zone and no country, or several */
export function zoneOfCall({ blocks }: SourceText): string | undefined {
  const named = zonesNamedIn(blocks.map(({ folded }) => folded.folded))
  if (named.length > 0) return named.length === 1 ? named[0] : undefined
  const isShort = blocks.reduce((sum, { raw }) => sum + raw.length, 0) < shortPage
  const texts = blocks.map(({ folded }) => withoutBodies(folded.folded))
  const timesOf = (words: RegExp): number => texts.filter((text) => words.test(text)).length
  const namedOf = (lands: typeof landWords): typeof landWords =>
    lands.filter(([, words]) => timesOf(words) >= (isShort ? 1 : 2))
  const lands = namedOf(landWords)
  if (lands.length > 0) return lands.length === 1 ? lands[0]?.[0] : undefined
  if (timesOf(ofUnion) >= 2) return 'Europe/Brussels'
  const others = namedOf(otherLands)
  return others.length === 1 ? others[0]?.[0] : undefined
}

/** Letters of a page that need not name its country again and again. */
const shortPage = 5000

const irishCounties =
  'carlow|cavan|donegal|dublin|galway|kerry|kildare|kilkenny|laois|leitrim|limerick|longford|meath|monaghan|offaly|roscommon|sligo|tipperary|waterford|westmeath|wexford|wicklow'
/** Programmes that the Union's own bodies publish, of calls that name no country. */
const ofUnion =
  /(?<!\p{L})(?:eic|erc|euroclusters?|cosme|horizon europe|digital europe|creative europe|single market programme|funding (?:&|and) tenders|european commission)(?!\p{L})/u
/** Countries whose bodies publish calls, by words that occur in them again and again; a call that names several is of none. */
const landWords: readonly (readonly [string, RegExp])[] = [
  [
    'Europe/Dublin',
    new RegExp(
      String.raw`(?<!northern )(?<!\p{L})(?:ireland|irish|local enterprise office|county (?:${irishCounties}|clare|cork|louth|mayo)|${irishCounties})(?!\p{L})`,
      'u',
    ),
  ],
  ['Europe/Malta', /(?<!\p{L})(?:malta|maltese|gozo)(?!\p{L})/u],
  ['Asia/Nicosia', /(?<!\p{L})(?:cyprus|cypriot|κυπρο[συν]?|κυπριακ\p{L}+|ελεγχει η δημοκρατια)(?!\p{L})/u],
  ['Europe/Athens', /(?<!\p{L})(?:greece|greek|hellenic|ελλαδ\p{L}+|ελληνικ\p{L}+|εσπα)(?!\p{L})/u],
]

const latin = (words: string): RegExp => new RegExp(String.raw`(?<![\p{L}-])(?:${words})(?![\p{L}-])`, 'u')
/** Countries that other calls are of, by their names and what is made of these: where none of those above is named. */
const otherLands: readonly (readonly [string, RegExp])[] = [
  ['Europe/Paris', latin('france|french')],
  ['Europe/Berlin', latin('germany|german|bavarian?|saxony|brandenburg')],
  ['Europe/Vienna', latin('austrian?|tyrol|styria')],
  ['Europe/Brussels', latin('belgium|belgian|flanders|flemish|wallonia|walloon')],
  ['Europe/Amsterdam', latin('netherlands|dutch')],
  ['Europe/Luxembourg', latin('luxembourg')],
  ['Europe/Rome', latin('italy|italian')],
  ['Europe/Lisbon', latin('portugal|portuguese')],
  ['Europe/Madrid', latin('spain|spanish')],
  ['Europe/Ljubljana', latin('slovenian?|slovene')],
  ['Europe/Zagreb', latin('croatian?')],
  ['Europe/Budapest', latin('hungary|hungarian')],
  ['Europe/Prague', latin('czechia|czech')],
  ['Europe/Bratislava', latin('slovakian?|slovak')],
  ['Europe/Warsaw', latin('poland')],
  ['Europe/Bucharest', latin('romanian?')],
  ['Europe/Sofia', latin('bulgarian?')],
  ['Europe/Vilnius', latin('lithuanian?')],
  ['Europe/Riga', latin('latvian?')],
  ['Europe/Tallinn', latin('estonian?')],
  ['Europe/Helsinki', latin('finland|finnish')],
  ['Europe/Stockholm', latin('sweden|swedish')],
  ['Europe/Copenhagen', latin('denmark|danish')],
  ['Europe/Oslo', latin('norway')],
  ['Europe/Belgrade', latin('serbian?')],
  ['Europe/Podgorica', latin('montenegro|montenegrin')],
  ['Europe/Sarajevo', latin('bosnia|bosnian')],
  ['Europe/Tirane', latin('albanian?')],
  ['Europe/London', latin('united kingdom|britain|england|scotland|scottish|wales|welsh')],
]
