import { eligibility, addressed, ofPlaces } from './condition-gate.ts'
import { isSoft } from './condition-sentence.ts'
import type { Recogniser } from './condition-sentence.ts'
import { regionsIn } from './figures.ts'

/** Where a business, or its investment, has to be. Folded text. */

/** A list of municipalities, up to the regional units or the end that follow it: they are no regions. */
const municipalities =
  /(?<!\p{L})δημ(?:οσ|ου|οι|ουσ|ων)(?!\p{L}) [^.;·]*?(?=(?:,| και) (?:στη[νσ]?|στισ|στο[νυσ]*|τη[νσ]?|τισ) (?:περιφερει|π\. ?ε|νησ)|[.;·]|$)|(?:municipalit(?:y|ies)) of [^.;]*?(?=[.;]|$)/gu
const everywhere =
  /(?:ολη|ολοκληρη|καθε περιοχη|ολοκληρησ|ολησ) (?:τη[νσ]? )?(?:ελληνικη(?:σ)? )?(?:επικρατεια(?:σ)?|χωρα(?:σ)?|ελλαδα(?:σ)?)|(?:στην|εντοσ|in|σε ολη την|ολοκληρη την) (?:τησ )?(?:ελλαδα|ελλαδοσ|ελληνικη|greece)|ελληνικη(?:σ)? επικρατει|(?:ολ(?:εσ|ων)|και (?:στισ|για τισ) (?:13|δεκατρεισ)|(?:και )?(?:οι|στισ|των) (?:13|δεκατρ\p{L}+)) (?:οι |τισ |των )?(?:\p{L}+ )?περιφερει|(?:all|every|all 13|all thirteen|the (?:13|thirteen)) (?:the )?(?:greek )?regions?|πανελλαδικ|πανελληνι|(?:ολη|ολοκληρη) τη χωρα|nation-?wide|(?:throughout|across|anywhere in|all of|the whole of) (?:the )?(?:greece|country|greek territory)|(?:whole|entire) (?:country|greek territory|of greece)/u
const lessDeveloped = /λιγοτερο (?:ανα|ανε)πτυγμεν\p{L}+ περιφερει|less[- ]developed regions?|(?<!\p{L})λαπ(?!\p{L})/u
const rated = /ενταση|ποσοστ|(?<!\p{L})rate|intensity|προυπολογ|budget|κατανομ|allocation|ποσο|amount|επιχορηγησ|grant/u

/** Words that say that a place is where something of the business is. */
const context =
  /εδρ(?:α|ασ|ευ)|εγκατεστημ|εγκατασταση|εγκαθιστ|υλοποι\p{L}+|τοπο[συ]|χωρο[συ]|γεωγραφικ|χωρικ|υποκαταστημα|καταστημ|(?:επενδυση|μοναδα|θεση|εργα|εργο|σχεδι(?:ο|α)|δραστηριοτητα)[^.]{0,40}(?:γιν(?:εται|ονται|ει)|βρισκ(?:εται|ονται)|πραγματοποι|χωροθετ|ασκ|αναπτυσσ)|βρισκονται|βρισκεται|δραστηριοποι\p{L}+ (?:στ|σε|εντοσ)|λειτουργ\p{L}+ (?:στ|σε|εντοσ)|ασκ\p{L}+ [^.]{0,30}(?:στ|σε) |located|location|premises|based (?:in|on)|situated|established in|operat(?:e|es|ing) in|active in|registered (?:office )?(?:in|office)|resident in|domiciled|seat(?:ed)? in|headquarter|implemented in|carried out in|takes? place in|regions? of|present in|(?:branch|establishment|plant|site|facility|unit|facilities)[^.]{0,25} in |επιχειρησ\p{L}+ (?:τησ|του|των) (?:περιφερει|νομ|π\.)|επιλεξιμ\p{L}+ (?:περιφερει|περιοχ)|υπαγ\p{L}+ [^.]{0,30}περιφερει|υπηχθησαν|μονο (?:στην?|στισ|στο|στα|για τισ|για την) |περιοχη (?:παρεμβασησ|εφαρμογησ|επιλεξιμ)|programme area|eligible (?:area|region|territor)|εντοσ (?:των (?:οριων )?)?(?:τησ |των )?(?:περιφερει|π\. ?ε)/u
/** "Επιχειρήσεις της Κρήτης", "firms in Attica". */
const businessOf =
  /(?:επιχειρησ\p{L}+|εταιρ(?:ειεσ|ειων|ιεσ)|ξενοδοχει\p{L}+|καταστημα\p{L}*|μοναδ(?:εσ|ων)|παραγωγ(?:οι|ων|ουσ)|επαγγελματι\p{L}+|βιοτεχνι\p{L}+|βιομηχανι\p{L}+|εργαστηρι\p{L}+) (?:\p{L}+ ){0,3}?(?:τησ|του|των|στη[νσ]?|στισ|στο|στα|σε|απο) |(?:compan|enterpris|business|firm|hotel|shop|sme|producer|farm|workshop|undertaking|applicant)\p{L}* (?:\p{L}+ )?(?:in|of|from|on) /u
const regionWords = /περιφερει|π\.\s?ε\.|νομο(?:σ|υ|ι|υσ|ων)?(?!\p{L})|νομων|regions?(?!\p{L})|regional units?|prefectures?|νησ(?:ι|ια|ιων|οι|ουσ|ων)(?!\p{L})|islands?/u
/** The call, its action or its area as what includes a place or leaves it out. */
const ofCall =
  /προσκλησ|δρασ|προγραμμ|μετρ(?:ο|ου)|καλυπτ|ισχυ|εφαρμοζ|αφορα|περιλαμβ|εξαιρ|αποκλει|συμμετεχ|ανηκ|εντασσ|call|scheme|programme|cover|applies|includ|exclud|eligible|participat|available|open/u

const butWords =
  /(?<!\p{L})(?:εκτοσ(?! απο την)|πλην|(?:με|κατ) εξαιρεση|εξαιρουμεν\p{L}+|εξαιρ(?:ειται|ουνται)|(?:αλλα |και )?οχι(?: ομωσ)?|χωρισ|except(?:ing|ion)?|excluding|outside|other than|apart from|but not|not(?: including)?|without)(?!\p{L})/u

/** Interreg and its like: the area has parts on both sides of a border. */
const acrossBorders = /interreg|διασυνοριακ|cross-?border|[α-ωa-z]\s*[-–]\s*(?:βουλγαρι|bulgaria|ιταλι|italy|κυπρο|cyprus|αλβανι|albania|βορεια μακεδονια|north macedonia)/u

export const region: Recogniser = (sentence, here) => {
  const { folded, negative, regions, country, placed, block, keys } = sentence
  // Rates and amounts by region do not say where the others are.
  if (
    block.kind === 'cell' &&
    rated.test(`${block.section} ${block.announcedBy} ${block.labels.join(' ')}`) &&
    block.labels.every((label) => !ofPlaces.test(label))
  )
    return []
  if (/[€%]|ευρω|(?:απο|καλυπτ\p{L}+) αλλη προσκληση|\d{3}[.,]\d{3}/u.test(folded) || isSoft(folded)) return []
  const wide = acrossBorders.test(`${keys.join(' ')} ${folded}`) || /περιοχεσ|eligible area|programme area/u.test(folded)
  const find = (text: string): string[] => {
    const own = regionsIn(text, regions, country)
    return wide && own.length > 0 ? [...new Set([...own, ...abroad(text, regions, own)])] : own
  }
  const codes = find(folded.replaceAll(municipalities, ' '))
  const participates = here || addressed.test(folded) || eligibility.test(folded)
  const stands =
    context.test(folded) ||
    placed ||
    (participates && everywhere.test(folded)) ||
    (participates && (codes.length > 1 || regionWords.test(folded))) ||
    (businessOf.test(folded) && (participates || ofCall.test(folded))) ||
    (codes.length > 0 && (negative || butWords.test(folded)) && ofCall.test(folded))
  if (!stands) return []
  const but = butWords.exec(folded)
  const named = (text: string): string[] => {
    const found = find(text.replaceAll(municipalities, ' '))
    return found.length === 0 && country === 'GR' && everywhere.test(text) ? ['EL'] : found
  }
  const include = named(but === null ? folded : folded.slice(0, but.index))
  const exclude = but === null ? [] : named(folded.slice(but.index))
  const of = /υλοποι|επενδυσ|μοναδα|εργ(?:ο|ου|α)(?!\p{L})|investment|project|implemented|carried out/u.test(folded)
    ? ('investment_site' as const)
    : /εδρ(?:α|ασ|ευ)|registered office|headquarter/u.test(folded) && !/υποκαταστημα|εγκατασταση|branch/u.test(folded)
      ? ('headquarters' as const)
      : ('any_establishment' as const)
  // The less developed regions of Greece in 2021–2027 are all but Attica and the South Aegean (Decision (EU) 2021/1130).
  if (include.length === 0 && country === 'GR' && lessDeveloped.test(folded) && !negative)
    return [{ kind: 'region', of, include: ['EL'], exclude: ['EL30', 'EL42'] }]
  if (include.length + exclude.length === 0) return []
  if (negative && (but === null || exclude.length === 0)) return [{ kind: 'region', of, exclude: include }]
  if (negative && include.length === 0) return [{ kind: 'region', of, exclude }]
  return [
    { kind: 'region', of, ...(include.length > 0 ? { include } : {}), ...(exclude.length > 0 ? { exclude } : {}) },
  ]
}

/** Units of other countries that are named beside those of the call's own. */
function abroad(folded: string, regions: Parameters<typeof regionsIn>[1], own: readonly string[]): string[] {
  const words = [...folded.matchAll(/(?<!\p{L})\p{Script=Latin}{4,}(?:[ -]\p{Script=Latin}{4,})?/gu)].map(([word]) => word)
  const home = own[0]?.slice(0, 2) ?? ''
  return words.flatMap((word) => {
    const codes = (regions.named().names.get(word) ?? []).filter((code) => !code.startsWith(home) && code.length === 5)
    return codes.length === 1 ? [...codes] : []
  })
}
