import type { RegionReference } from '../../facts/region-reference.ts'
import { foldName } from '../../facts/text-fold.ts'

/** Countries that are named one after another: "in Greece, Cyprus or Malta". Folded text. */

/** Between two of a list. */
const joint =
  /^(?:\s*[,/;·]\s*|\s+)(?:(?:και|η|ειτε|and|or|as well as|&)\s+)?(?:either\s+)?(?:(?:σε|στη[ν]?|στο[ν]?|στισ|τη[νσ]?|το[νυ]?|τησ|in|the|of|from)\s+){0,2}$/u

/** A name as it stands in lists of names: "της Κύπρου" is "Κύπρος", "στην Ελλάδα" is one already. */
const formsOf = (word: string): string[] => [
  word,
  word.replace(/σ$/u, ''),
  word.replace(/ου?$/u, 'οσ'),
  word.replace(/δοσ$/u, 'δα'),
]

/** Countries behind a word for a place or a joint, beside regions of another: "in the North Aegean, in Crete or in Cyprus". */
export const landsBeside = (folded: string, regions: RegionReference): string[] => [
  ...new Set(
    [
      ...folded.matchAll(
        /(?<=(?:(?<!\p{L})(?:στη[ν]?|στο[ν]?|τησ|του|in|and|or|και|η|ειτε)|,) )(?<land>\p{L}{4,})(?!\p{L})/gu,
      ),
    ].flatMap(({ groups }) => landNamed(groups?.['land'] ?? '', regions) ?? []),
  ),
]

/** The countries of a list of two or more; none where a text names one only. */
export function countriesIn(folded: string, regions: RegionReference): string[] {
  const codes = [...new Set(listOf(folded, regions).map(({ code }) => code))]
  return codes.length > 1 ? codes : []
}

/** Countries as they are called by their letters. */
const byLetters: Readonly<Record<string, string>> = { uk: 'UK', 'u.k.': 'UK', us: 'US', 'u.s.': 'US', usa: 'US' }

/** The country of a name, in whatever case. */
export const landNamed = (name: string, regions: RegionReference): string | undefined =>
  byLetters[name] ??
  formsOf(name)
    .flatMap((form) => regions.named().names.get(form) ?? [])
    .find((code) => code.length === 2)

/** Regions of other countries, by their names; what is only a direction, or a town, is none. */
const regionNamed = (name: string, regions: RegionReference): string | undefined => {
  if (/^(?:border|cent(?:re|er|ral)|north|south|east|west|midlands?|northern|southern|eastern|western)$/u.test(name))
    return undefined
  const codes = (regions.named().names.get(foldName(name)) ?? []).filter(
    (code) => !code.startsWith('EL') && code.length > 2 && (code.length < 5 || /[ -]/u.test(name)),
  )
  const level = Math.min(...codes.map((code) => code.length))
  const highest = codes.filter((code) => code.length === level)
  return highest.length === 1 ? highest[0] : undefined
}

/** The country, or the region of another country, that is called so. */
export const placeNamed = (name: string, regions: RegionReference): string | undefined =>
  landNamed(name, regions) ?? regionNamed(name, regions)

const land = String.raw`(?<land>u\.[ks]\.|uk|usa?|\p{L}{4,}(?:-(?!based)\p{L}{4,})?(?: \p{L}{4,})?)`
const settled = String.raw`(?:established|registered|incorporated|based|located|situated|resident|residing|domiciled|headquartered|operating|trading)`
const enterprises = String.raw`(?:smes|enterprises|undertakings|companies|businesses|firms)`
const inLand: readonly RegExp[] = [
  // Not of a place that is called after a country: "a New Mexico-based firm".
  new RegExp(String.raw`(?<![\p{L}-])(?<!(?<!\p{L})new )${land}[- ]based(?!\p{L})`, 'gu'),
  new RegExp(
    String.raw`(?<!\p{L})(?:εγκατεστημεν|εδρευ|εδρα|δραστηριοποι|λειτουργ|εγγεγραμμεν|υποκαταστημα|εγκατασταση)\p{L}* (?:(?:νομιμα|κυριωσ) )?(?:στη[ν]?|στο[ν]?|σε) ${land}(?![\p{L}-])`,
    'gu',
  ),
  // "Grants for SMEs in Malta".
  new RegExp(
    String.raw`(?<=(?:for|to|supports?|assists?)(?!\p{L})[^.;·:]{0,60})(?<!\p{L})${enterprises}(?: \([^()]*\))? in (?:the )?${land}(?![\p{L}-])`,
    'gu',
  ),
  // "Enterprises having their operations in Malta".
  new RegExp(
    String.raw`(?<!\p{L})(?:with|has|have|having)(?: (?:an?|its|their|your|all))?(?: [\p{L}-]+)? (?:operations?|premises|offices?|seat|branch|establishment|headquarters?|base|registration)(?: carried out)? (?:in|on) (?:the )?${land}(?![\p{L}-])`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})${settled}(?:,? (?:and|or)(?:\/or)? [^,;.]{3,40}?)?,?(?: (?:legally|tax))? (?:in|within|on) (?:the )?(?:(?:territory|republic|kingdom|island|state)s? of )?(?:the )?${land}(?![\p{L}-])`,
    'gu',
  ),
]
/** "Companies that trade in Malta", "where they are based is Malta": by a verb. */
const byVerb: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:that|which|who) (?:(?:legally|already|actively) )?(?:operates?|trades?|runs? (?:its|their) business|(?:are|is) active) (?:in|within|on) (?:the )?${land}(?![\p{L}-])`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})${land}(?:,? or \p{L}+)? is where (?:they|you|it|the \p{L}+) (?:are|is|have|has|trades?)(?!\p{L})`,
    'gu',
  ),
  opensIn('gu'),
]
/** "A grant for small firms is going to be opened in Ireland": the country of a scheme that is opened. */
function opensIn(flags: string): RegExp {
  return new RegExp(
    String.raw`(?<!\p{L})(?:grants?|schemes?|programmes?|funds?|vouchers?|calls?|loans?)(?!\p{L})[^.;·:]{0,60}?(?<!\p{L})(?:is|are|was|were|has been|have been|will be|be) (?:now |being )?(?:opened|open|launched|available|offered) (?:in|across|throughout) (?:the (?:whole of )?|all of )?${land}(?![\p{L}-])`,
    flags,
  )
}
/** Whether a sentence says in which country a scheme is open. */
export const isOpenIn = (folded: string): boolean => opensIn('u').test(folded)
/** "Maltese firms", "κυπριακές επιχειρήσεις"; farming is called as a country is. */
const byAdjective: readonly RegExp[] = [
  /(?<![\p{L}-])(?<root>\p{Script=Latin}{4,}?)(?:i?an|n|ese|iot|ish) (?:(?:and|or|micro|small|medium-sized|large|private|eligible)[, ]+){0,4}(?:smes|enterprises|undertakings|companies|businesses|firms|applicants|entities|organi[sz]ations)(?!\p{L})/gu,
  /(?<!\p{L})(?!γεωργ)(?<root>\p{Script=Greek}{4,}?)(?:ιακ|ικ)(?:εσ|ων|οι|ουσ|ησ|η) (?:επιχειρησ|εταιρ(?:ει|ι)|φορε|μμε(?!\p{L}))/gu,
]
/** Letters by which the name of a country is longer than what its adjective has of it. */
const longestRest = 3
/** The country that an adjective is made of; none where two begin alike. */
function landsOfAdjectives(folded: string, regions: RegionReference): string[] {
  const roots = byAdjective.flatMap((pattern) =>
    [...folded.matchAll(pattern)].map(({ groups }) => groups?.['root'] ?? ''),
  )
  return roots.flatMap((root) => {
    const named = [...regions.named().names].filter(
      ([name]) => name.startsWith(root) && name.length - root.length <= longestRest,
    )
    const lands = new Set(named.flatMap(([, codes]) => codes.filter((code) => code.length === 2)))
    return lands.size === 1 ? [...lands] : []
  })
}

/** One name of a list, with what joins it to the one before. */
const oneLand = new RegExp(
  String.raw`^(?:\s*,)?\s*(?:(?:and|or)(?:\/or)? )?(?:(?:in|on) )?(?:the )?${land}(?!\p{L})`,
  'u',
)

/** The countries where words put those who apply, however many: "a UK-based business", "incorporated in Malta or Cyprus". */
export function landsOfSettled(folded: string, regions: RegionReference): string[] {
  const found = [...inLand, ...byVerb].flatMap((pattern) =>
    [...folded.matchAll(pattern)].flatMap(({ index, 0: words, groups }) => {
      const codes: string[] = []
      let at = index + words.lastIndexOf(groups?.['land'] ?? '')
      for (;;) {
        const next = oneLand.exec(folded.slice(at))
        const names = next?.groups?.['land']?.split(' ') ?? []
        const name = [names.join(' '), names[0] ?? ''].find((each) => placeNamed(each, regions) !== undefined)
        if (next === null || name === undefined) return codes
        codes.push(placeNamed(name, regions) ?? '')
        at += next[0].length - names.join(' ').length + name.length
      }
    }),
  )
  return [
    ...new Set([
      ...found,
      ...landsOfAdjectives(folded, regions),
      ...(controlled.test(folded) && !outsideControl.test(folded) ? ['CY'] : []),
    ]),
  ]
}

/** "Croatia – Bosnia and Herzegovina – Montenegro": what a programme of several countries is called, which is for parts of them. */
export const withoutCooperation = (folded: string, regions: RegionReference): string =>
  folded.replaceAll(
    /\p{L}{4,}(?: (?:and )?\p{L}{4,}){0,2}(?:\s+[-–—]\s+\p{L}{4,}(?: (?:and )?\p{L}{4,}){0,2})+/gu,
    (names) => {
      const parts = names.split(/\s+[-–—]\s+/u).map((part) => part.split(' '))
      const lands = parts.filter((words) =>
        [words[0], words.at(-1)].some((word) => landNamed(word ?? '', regions) !== undefined),
      )
      return lands.length > 1 ? ' '.repeat(names.length) : names
    },
  )

/** Who controls them, in the words of Cypriot calls. */
const state = String.raw`(?:κυπριακ\p{L}+ δημοκρατι|(?:κυβερνησ\p{L}+|κρατουσ) (?:τησ )?κυπρ|(?:τησ|τη[ν]?) δημοκρατι)`
/** "Areas that the Republic of Cyprus controls": all of the country where its law is in force. */
export const controlled = new RegExp(
  [
    String.raw`ελεγχομεν\p{L}+ (?:απο [^.;·]{3,40} )?περιοχ\p{L}+ (?:τησ )?(?:κυπρο|κυπριακ)`,
    String.raw`ελευθερ(?:εσ|ων) περιοχ(?:εσ|ων) (?:τησ )?(?:κυπρο|κυπριακ|δημοκρατ)`,
    String.raw`περιοχ\p{L}+[^.;·]{0,60}(?:ελεγχ[^.;·]{0,40}${state}|${state}[^.;·]{0,40}ελεγχ)`,
    String.raw`areas? of (?:the )?(?:republic of )?cyprus (?:that are )?controlled by`,
    String.raw`areas? (?:that are |which are )?(?:controlled by|under the (?:effective )?control of) (?:the )?(?:government of (?:the republic of )?cyprus|republic of cyprus|cyp\p{L}+ (?:government|republic|authorities)|government(?! of \p{L}+ (?!cyprus)))`,
    String.raw`government[- ]controlled areas?(?! of (?!(?:the )?(?:republic of )?cyprus))`,
  ].join('|'),
  'u',
)

/** "Not under the control of the Government": the other part of the island. */
const outsideControl = /(?<!\p{L})(?:not|outside|δεν|μη|εκτοσ)(?!\p{L})[^,;.·]{0,60}(?:control|ελεγχ)/u

const ofUnion = new RegExp(
  String.raw`(?<!\p{L})${settled} (?:in|within) (?:(?:one|any|either) of )?(?:the |an? )?(?:27[ -]|other |eligible )*(?:(?:e\.?u\.?|eea|european union)(?!\p{L})|(?:eu |eea |european union )?member[ -]states?|(?:participating|associated|eligible|listed) (?:countr|state))|(?<![\p{L}-])(?:eu|eea)[- ]based(?!\p{L})`,
  'u',
)
/** "Location: European Union and associated countries": what is named where a place is told. */
export const namesUnion = (folded: string): boolean =>
  /(?<!\p{L})(?:e\.?u\.?|eea|europe(?:an union)?|member[ -]states?|associated countries|ε\.?ε\.?|ευρωπαικη\p{L}? ενωση\p{L}?|ευρωπη\p{L}?|κρατ(?:οσ|η)[ -]μελ(?:οσ|η))(?!\p{L})/u.test(
    folded,
  )

/** "Established in an EU Member State", "an EU-based SME": more countries than are named. */
export const isInUnion = (folded: string): boolean => ofUnion.test(folded)

function listOf(folded: string, regions: RegionReference): { code: string; start: number; end: number }[] {
  const landOf = (name: string): string | undefined => landNamed(name, regions)
  const words = [...folded.matchAll(/\p{L}{4,}(?: \p{L}{5,})?/gu)].flatMap(({ 0: text, index }) => {
    const [first = '', second] = text.split(' ')
    const places = [
      { name: text, at: index },
      { name: first, at: index },
      ...(second === undefined ? [] : [{ name: second, at: index + first.length + 1 }]),
    ]
    const place = places.find(({ name }) => landOf(name) !== undefined)
    return place === undefined
      ? []
      : [{ code: landOf(place.name) ?? '', start: place.at, end: place.at + place.name.length }]
  })
  return words.filter(
    ({ start, end }, at) =>
      joint.test(folded.slice(words[at - 1]?.end ?? folded.length, start)) ||
      joint.test(folded.slice(end, words[at + 1]?.start ?? end)),
  )
}

const lands = String.raw`(?:(?:οποι\p{L}+|αλλ\p{L}+|καθε|τα|any|an|another|other|the|e\.?u\.?|eea|european) ){0,3}(?:κρατ\p{L}+ ?-?μελ|χωρ(?:α|εσ|ων)|member states?|countr|(?:e\.?u\.?|eea|ε\.?ε\.?|ε\.?ο\.?χ\.?|ευρωπαικ\p{L}+ ενωσ)(?!\p{L}))`
const besideGreece = new RegExp(
  String.raw`(?:ελλαδα|ελλαδοσ|greece)(?:,| η| ειτε| και| or| and| as well as)+ (?:σε |στα |in |the )*${lands}`,
  'u',
)
const leadsList = new RegExp(
  String.raw`${lands}\p{L}*(?:(?:,| η| και| or| and)+|[^.;·]{0,45}?,? (?:including|among (?:them|which)|such as|e\.g\.|οπωσ|μεταξυ (?:αυτων|των οποιων)|συμπεριλαμβανομεν\p{L}+)) (?:σε |στη[ν]? |τη[νσ]? |η |ο |in |the )*$`,
  'u',
)

/** "In Greece or another Member State", "in Member States, Norway or Iceland": those that are named are not the only ones. */
export function isAmongOthers(folded: string, regions: RegionReference): boolean {
  if (besideGreece.test(folded)) return true
  return (
    new RegExp(lands, 'u').test(folded) &&
    listOf(folded, regions).some(({ start }) => leadsList.test(folded.slice(0, start)))
  )
}
