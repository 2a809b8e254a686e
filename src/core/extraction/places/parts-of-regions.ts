import { foldText } from '../../facts/text-fold.ts'
import { greekPlaces } from './greek-places.ts'

/** Places that are less than a unit of NUTS: municipalities, towns, islands, mountains. A region code bounds them; the rest is for a person. Folded text. */

const municipal = String.raw`(?<!\p{L})δημ(?:οσ|ο|ου|οι|ουσ|ων)(?= )`
/** A list of municipalities, up to the regional units or the end that follow it: they are no regions. */
const municipalities = new RegExp(
  String.raw`${municipal}[^.;·]*?(?=(?:,| και| η| καθωσ και| \() ?(?:στη[νσ]?|στισ|στο[νυσ]*|τη[νσ]?|τισ)? ?(?:περιφερει|π\. ?ε|νησ)| τη[σν] (?:περιφερει|π\. ?ε)|[.;·)]|$)|(?<!\p{L})municipalit(?:y|ies) of [^.;()]*?(?=,? (?:in|of|and|or) the (?:region|prefecture)|[.;()]|$)`,
  'gu',
)
/** The unit that municipalities are of. */
const owner = String.raw`(?:[,(]| τη[σν]| (?:in|of) the)+ ?(?:περιφερει\p{L}+(?: ενοτητ\p{L}+)?|π\. ?ε\.|region(?:al unit)?s?|prefecture)(?: of)? \p{L}+(?: (?:μακεδονι|ελλαδ|αιγαι|macedonia|greece|aegean)\p{L}*)?\)?`
const municipalitiesOf = new RegExp(`(?:${municipalities.source})(?:${owner})?`, 'gu')

/** A text without its municipalities: the units that they are of still stand in it. */
export const withoutMunicipalities = (folded: string): string => folded.replaceAll(municipalities, ' ')
/** A text without its municipalities and the units that these are of. */
export const withoutMunicipalParts = (folded: string): string => folded.replaceAll(municipalitiesOf, ' ')

/** A local action group by its name, which is no place where somebody has to be: "ΟΤΔ «Ορεινή Κορινθία»". */
const localGroup =
  /(?<!\p{L})(?:ομαδ\p{L}+ τοπικησ δρασησ|τοπικ\p{L}+ ομαδ\p{L}+(?: δρασησ)?(?: αλιειασ)?|ο\.?τ\.?δ\.?|(?:fisheries )?local action groups?|f?lags?)(?!\p{L})(?: (?:τησ|του|των|of|for))?(?: αλιειασ)? ?(?:[«"“][^»"”]{3,60}[»"”]|(?:(?:νοτι|βορει|ανατολικ|δυτικ|κεντρικ|ορειν|mountain|north|south|east|west)\p{L}* )?\p{L}{4,})/gu
/** A text without the names of local action groups, letter for letter as long. */
export const withoutLocalGroups = (folded: string): string =>
  folded.replaceAll(localGroup, (words) => ' '.repeat(words.length))

/** Where something is, before the name of a kind of place. */
const where = String.raw`(?:οι|στ(?:α|ην?|ον?|ισ|ουσ|ο)|σε|τ(?:α|ων|ησ|ου|ισ|ουσ|ην?|ον?)|εντοσ|απο|πλην|εκτοσ|in|on|of|from|within|the|an?|for|except|outside|excluding)`
const kinds = String.raw`(?:(?:κατεξοχην )?αστικ\p{L}+ (?:ιστ|κεντρ|περιοχ|συγκροτημ)\p{L}+|ορειν\p{L}+|ημιορειν\p{L}+|μειονεκτικ\p{L}+|παραθαλασσι\p{L}+|παρακτι\p{L}+|παραλιακ\p{L}+|αγροτικ\p{L}+ (?:περιοχ|ζων)\p{L}+|πεδιν\p{L}+|πληγεισ\p{L}+|(?:πυρο|πλημμυρο|σεισμο)πληκτ\p{L}+|πληττομεν\p{L}+|πολ(?:η|ησ|εωσ|εισ|εων)|πολεοδομικ\p{L}+|οικιστικ\p{L}+|ιστορικ\p{L}+ κεντρ\p{L}+|κεντρο(?:υ)?|οικισμ\p{L}+|κοινοτητ\p{L}+|χωρι(?:α|ων|ο|ου)|δ\.? ?ε\.|δημοτικ\p{L}+ (?:ενοτητ|κοινοτητ)\p{L}+|mountain\p{L}*|coastal|rural (?:areas?|zones?|parts?)|disadvantaged|affected|(?:[\p{L}]+-)?(?:hit|stricken)|cit(?:y|ies)|towns?|villages?|settlements?|urban|historic|municipal)(?!\p{L})`
const ofKind = new RegExp(
  String.raw`(?<!\p{L})(?:${where} (?:\p{L}+ )??(?:${kinds})|δημ(?:οσ|ο|ου|ουσ|ων|οι(?! τησ περιφερ))(?!\p{L}) |municipalit(?:y|ies) of )|με πληθυσμο|(?:with|whose) (?:an? )?population`,
  'u',
)
const islands = new RegExp(
  String.raw`(?<!\p{L})(?:${where} |μικρ\p{L}+ )(?:\p{L}+ )?(?:νησ(?:ι|ιου|ια|ιων|ουσ|ων)|νησιωτικ\p{L}+ (?:περιοχ|δημ|τμημ)\p{L}+|islands?)(?!\p{L})|(?:νησιωτικ\p{L}+|νησ(?:ων|οι|ουσ)) αττικ|^[^\p{L}]*(?:νησια|islands?) `,
  'u',
)
/** Regions that are islands altogether (NUTS 2021). */
const ofIslands = /^EL(?:4[123]|62)/

/** Units of NUTS 3 that have several regional units or islands of their own: only all of these together are the unit. */
const several: readonly (readonly [code: string, ...parts: RegExp[]])[] = [
  ['EL411', /λεσβ|μυτιλην|lesv|lesb|mytil/u, /λημν|limnos|lemnos/u],
  ['EL412', /(?<!\p{L})σαμ(?:οσ|ου|ο)|samos/u, /ικαρι|i[kc]aria/u],
  ['EL421', /δωδεκανησ|dodecanes/u],
  ['EL422', /κυκλαδ|cyclad/u],
  ['EL515', /καβαλ|kavala/u, /(?<!\p{L})θασ(?:οσ|ου|ο)|thas+os/u],
  ['EL531', /κοζαν|kozani/u, /γρεβεν|grevena/u],
  ['EL541', /(?<!\p{L})αρτα|(?<!\p{L})arta/u, /πρεβεζ|preveza/u],
  ['EL611', /καρδιτσ|karditsa/u, /τρικαλ|trikala/u],
  ['EL613', /μαγνησι|magn[ei]sia/u, /σποραδ|sporades/u],
  ['EL623', /κεφαλλ?[ηο]νι|[kc]e(?:f|ph)al/u, /ιθακ|ithak|ithaca/u],
  ['EL642', /ευβοι|ev+[io]+a|euboea/u],
  ['EL651', /αργολιδ|argoli/u, /αρκαδι|ar[kc]adia/u],
  ['EL653', /λακωνι|la[kc]oni/u, /μεσσηνι|mess[ei]ni/u],
]
/** Towns that call a unit by a name of its own. */
const towns =
  /αλεξανδρουπολ|κομοτην|βεροια|κατεριν|ζαγορι(?!\p{L})|(?<!\p{L})βολο[συ]?(?!\p{L})|πηλι[οου]+(?!\p{L})|πατρα|(?<!\p{L})μανη|volos|patras/u

/** Whether words that name these regions mean less than all of each: an island of one, its mountains, its municipalities. */
export const isPartly = (folded: string, codes: readonly string[]): boolean =>
  codes.length > 0 && (ofKind.test(folded) || (islands.test(folded) && !codes.every((code) => ofIslands.test(code))))

/** Whether they name a town of one, or one regional unit or island of several that have a code together. */
export const namesLess = (folded: string, codes: readonly string[]): boolean =>
  codes.length > 0 &&
  (towns.test(folded) ||
    several.some(
      ([code, ...parts]) =>
        codes.includes(code) && !folded.includes(code.toLowerCase()) && !parts.every((part) => part.test(folded)),
    ))

/** Where the next of several places begins. */
const nextPlace =
  /(?:,| και| η| or| and) (?=(?:σε|στ(?:α|ην?|ον?|ισ|ουσ|ο)|του|τησ|των|τον|την|in|on|the|an?|δημ(?:ο|ου|ουσ|ων)|municipalit) )/u

/** Whether each of the parts that words name is of a region that they name too: only then those regions bound it. */
export const areBounded = (folded: string, find: (words: string) => readonly string[]): boolean =>
  folded.split(nextPlace).every((place) => !(ofKind.test(place) || islands.test(place)) || find(place).length > 0)

/** What stands behind a region as its like: "… της Δυτικής Μακεδονίας και της Μεγαλόπολης". */
const like =
  /^,? ?(?:και|&|καθώς και|and) (?:(?:τη[ςν]?|του|των|το[νυ]?|στη[ν]?|στο[νυ]?|στις|στους|σε|the|of|in) )*(?<name>\p{Lu}\p{Ll}{3,})(?=\s*(?:[.,;·:»"”)]|$|(?:για|που|με|για|for|that|with|to)(?!\p{L})))/u
/** Nouns that titles print with a capital letter, and no names of places. */
const noPlaces =
  /^(?:επιχειρησ|εταιρ|επενδυσ|επαγγελματ|τουρισμ|εμπορι|μεταποιησ|υπηρεσι|αναπτυξ|ενισχυσ|ενωσ|ταμει|δραστηριοτ|καινοτομι|ερευν|απασχολησ|κοινων|περιβαλλον|πολιτισμ|οικονομι|ελλαδ|ευρωπ|δημ(?:ου|ων|οσι)|περιφερει|νησ|προγραμμ|φορε|οργανισμ|κρατ|πολιτ|εκπαιδευσ|εξωστρεφ|επιχειρηματικ|ενεργει|ψηφιακ|bus|enterpr|compan|tour|trade|serv|invest|union|fund|innovat|research|europ|greec)/u

/**
 * Whether behind a region that printed words name there stands a second place, with a name of its own, that is none of the regions: who is
 * there is meant too, and no code says it.
 * @param printed the words as they stand, whose letters say what is a name
 * @param find the regions of folded words
 */
export function hasPlaceBeside(printed: string, find: (words: string) => readonly string[]): boolean {
  return [...printed.matchAll(/(?<=\p{L}{3}\)?),? ?(?:και|&|and) (?=\p{L})/gu)].some(({ index }) => {
    const name = like.exec(printed.slice(index))?.groups?.['name']
    if (name === undefined) return false
    const folded = foldText(name).folded
    // "Eastern Macedonia and Thrace" is one name.
    if (!greekPlaces(foldText(printed).folded).rest.includes(folded)) return false
    if (noPlaces.test(folded) || find(foldText(printed.slice(index)).folded.slice(0, 60)).length > 0) return false
    const [last = ''] = /(?:\p{Lu}\p{L}+ )?\p{Lu}\p{L}+$/u.exec(printed.slice(0, index)) ?? []
    return last !== '' && find(foldText(last).folded).length > 0
  })
}

/** A name in Latin letters, and what joins it to the next of a list. */
const latinName = String.raw`(?:(?:North|South|East|West|Upper|Lower|New)\p{L}* )?\p{Lu}\p{Ll}{2,}(?:-\p{L}+)?(?: \p{Lu}\p{Ll}{2,})?`
const latinPair = new RegExp(
  String.raw`(?<![\p{L}-])(?<one>${latinName})(?=(?:,? (?:and|or)|,)(?: (?:in|the|of|on))* (?<two>${latinName}))`,
  'gu',
)
/** Words with a capital letter that name nobody's place. */
const noPlaceEnglish =
  /^(?:univers|chamb|minist|counc|agenc|partner|member|appl|small|medium|micro|large|new|exist|start|sme|ngo|associat|found|coop|horizon|programm|scheme|grant|region)/u

/**
 * Whether of two names side by side one is a place and the other has no code: "in Kent or the Medway towns".
 * @param printed the words as they stand, whose letters say what is a name
 * @param isPlace whether folded words are the name of a place
 */
export function hasUnknownBeside(printed: string, isPlace: (words: string) => boolean): boolean {
  const plain = printed.replaceAll(/ ?\([^()]*\)/gu, '')
  return [...plain.matchAll(latinPair)].some(({ groups }) => {
    const [one, two] = [groups?.['one'], groups?.['two']].map((name) => foldText(name ?? '').folded)
    if (one === undefined || two === undefined) return false
    const known = [one, two].map((name) => [name, ...name.split(' ')].some(isPlace))
    const unknown = known[0] === true ? two : one
    // "Eastern Macedonia and Thrace" is one name.
    if (isPlace(`${one} and ${two}`)) return false
    return known[0] !== known[1] && !noPlaces.test(unknown) && !noPlaceEnglish.test(unknown)
  })
}
