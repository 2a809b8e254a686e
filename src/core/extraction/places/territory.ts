import { originalSpan } from '../../facts/text-fold.ts'
import { addressed, eligibility, negation, saysOfApplicants } from '../applicants/condition-gate.ts'
import { isSoft } from '../applicants/condition-sentence.ts'
import type { Bare, Recogniser } from '../applicants/condition-sentence.ts'
import {
  controlled,
  countriesIn,
  isAmongOthers,
  isOpenIn,
  isInUnion,
  namesUnion,
  landsBeside,
  landsOfSettled,
  placeNamed,
  withoutCooperation,
} from './countries.ts'
import {
  areBounded,
  hasPlaceBeside,
  hasUnknownBeside,
  isPartly,
  namesLess,
  withoutLocalGroups,
  withoutMunicipalities,
  withoutMunicipalParts,
} from './parts-of-regions.ts'
import { regionsIn, withoutParts } from './places.ts'
import { unitsOfMunicipalities } from './municipalities.ts'
import type { Block } from '../text/source-text.ts'
import type { Span } from '../../facts/text-fold.ts'

/** Where a business, or its investment, has to be. Folded text. */

const everywhere =
  /(?:ολη|ολοκληρη|καθε περιοχη|ολοκληρησ|ολησ) (?:τη[νσ]? |η )?(?:ελληνικη(?:σ)? )?(?:επικρατεια(?:σ)?|χωρα(?:σ)?|ελλαδα(?:σ)?)|(?:στην|εντοσ|in|σε ολη την|ολοκληρη την) (?:τησ )?(?:ελλαδα|ελλαδοσ|ελληνικη|greece)|ελληνικη(?:σ)? επικρατει|(?:ολ(?:εσ|ων)|και (?:στισ|για τισ) (?:13|δεκατρεισ)|(?:και )?(?:οι|στισ|των) (?:13|δεκατρ\p{L}+)) (?:οι |τισ |των )?(?:\p{L}+ )?περιφερει|(?:all|every|all 13|all thirteen|the (?:13|thirteen)) (?:the )?(?:greek )?regions?|πανελλαδικ|πανελληνι|(?:ολη|ολοκληρη) τη χωρα|συνολο(?:υ)? τησ (?:ελληνικησ )?(?:χωρασ|επικρατειασ|ελλαδασ)|nation-?wide|(?:throughout|across|anywhere in|all of|the whole of) (?:the )?(?:greece|country|greek territory)|(?:whole|entire) (?:country|greek territory|of greece)/u
const lessDeveloped = /λιγοτερο (?:ανα|ανε)πτυγμεν\p{L}+ περιφερει|less[- ]developed regions?|(?<!\p{L})λαπ(?!\p{L})/u
const rated = /ενταση|ποσοστ|(?<!\p{L})rate|intensity|προυπολογ|budget|κατανομ|allocation/u

export const isEverywhere = (folded: string): boolean => everywhere.test(folded)

/** Words that say that a place is where something of the business is. */
const context =
  /εδρ(?:α|ασ|ευ)|εγκατεστημ|εγκατασταση|εγκαθιστ|υλοποι\p{L}+|τοπο[συ]|χωρο[συ]|γεωγραφικ|χωρικ|υποκαταστημα|καταστημ|(?:επενδυση|μοναδα|θεση|εργα|εργο|σχεδι(?:ο|α)|δραστηριοτητα)[^.]{0,40}(?:γιν(?:εται|ονται|ει)|βρισκ(?:εται|ονται)|πραγματοποι|χωροθετ|ασκ|αναπτυσσ)|βρισκονται|βρισκεται|δραστηριοποι\p{L}+ (?:στ|σε|εντοσ)|λειτουργ\p{L}+ (?:στ|σε|εντοσ)|ασκ\p{L}+ [^.]{0,30}(?:στ|σε) |located|location|premises|based (?:in|on)|situated|established in|operat(?:e|es|ing) in|active in|registered (?:office )?(?:in|office)|resident in|domiciled|seat(?:ed)? in|headquarter|implemented (?:in|nation)|carried out in|takes? place in|regions? of|present in|(?:branch|establishment|plant|site|facility|unit|facilities)[^.]{0,25} in |επιχειρησ\p{L}+ (?:τησ|του|των) (?:περιφερει|νομ|π\.)|επιλεξιμ\p{L}+ (?:περιφερει|περιοχ)|υπαγ\p{L}+ [^.]{0,30}περιφερει|υπηχθησαν|μονο (?:στην?|στισ|στο|στα|για τισ|για την) |περιοχη (?:παρεμβασησ|εφαρμογησ|επιλεξιμ)|programme area|eligible (?:area|region|territor)|εντοσ (?:των (?:οριων )?)?(?:τησ |των )?(?:περιφερει|π\. ?ε)/u
/** "Επιχειρήσεις της Κρήτης", "firms in Attica". */
const businessOf =
  /(?:επιχειρησ\p{L}+|εταιρ(?:ειεσ|ειων|ιεσ)|ξενοδοχει\p{L}+|καταστημα\p{L}*|μοναδ(?:εσ|ων)|παραγωγ(?:οι|ων|ουσ)|επαγγελματι\p{L}+|βιοτεχνι\p{L}+|βιομηχανι\p{L}+|εργαστηρι\p{L}+) (?:\p{L}+ ){0,3}?(?:τησ|του|των|στη[νσ]?|στισ|στο|στα|σε|απο) |(?:compan|enterpris|business|firm|hotel|shop|sme|producer|farm|workshop|undertaking|applicant)\p{L}* (?:\p{L}+ )?(?:in|of|from|on) /u
const regionWords =
  /περιφερει|π\.\s?ε\.|νομο(?:σ|υ|ι|υσ|ων)?(?!\p{L})|νομων|regions?(?!\p{L})|regional units?|prefectures?|νησ(?:ι|ια|ιων|οι|ουσ|ων)(?!\p{L})|islands?/u
/** Not to have a seat, a branch or a site somewhere, or not to be there. */
const lacks =
  /(?<!\p{L})(?:(?:χωρισ|διχωσ) (?:\p{L}+ ){0,2}(?:εδρα|υποκαταστημα|εγκατασταση|μοναδα|παρουσια)|(?:δεν|μη) (?:εχ(?:ουν|ει)|διαθετουν|διαθετει|εδρευ\p{L}+|λειτουργουν|λειτουργει|δραστηριοποι\p{L}+|εγκατεστημεν\p{L}+|βρισκονται|ειναι (?:εγκατεστημεν|εγγεγραμμεν)\p{L}*)|without (?:an? |any )?(?:\p{L}+ ){0,2}(?:establishment|office|branch|seat|site|premises|presence|place of business)|not (?:registered|established|located|based|situated|resident|operating|active)|(?:do|does) not (?:have|operate|own|maintain|trade)|(?:have|has|with) no (?:\p{L}+ ){0,2}(?:establishment|office|branch|seat|site|premises|presence|place of business))(?!\p{L})/u
/** The call, its action or its area as what includes a place or leaves it out. */
const ofCall =
  /προσκλησ|δρασ|προγραμμ|μετρ(?:ο|ου)|καλυπτ|ισχυ|εφαρμοζ|αφορα|περιλαμβ|εξαιρ|αποκλει|επιλεξιμ|χρηματοδοτ|ενισχυ|συμμετεχ|ανηκ|εντασσ|call|scheme|programme|cover|applies|includ|exclud|eligible|participat|available|open/u

/** "The measure applies in", "η δράση εφαρμόζεται στις". */
const appliesIn =
  /(?:προσκλησ|δρασ|προγραμμ|μετρ(?:ο|ου)|καθεστωσ|παρεμβασ|call|scheme|programme|measure|action)\p{L}* [^.;·]{0,30}?(?:εφαρμοζ|υλοποι|ισχυ|καλυπτ|αφορα|applies|apply|runs?|covers?|is (?:open|available|implemented))\p{L}* (?:μονο |αποκλειστικα |only )?(?:στ|σε|τ\p{L}{1,2} |in |to |across |for )/u
const butWords =
  /(?<!\p{L})(?:εκτοσ(?: απο)?|πλην|(?:με|κατ)(?: (?:την? )?(?:μον\p{L}+|μοναδικ\p{L}+))? εξαιρεση|εξαιρουμεν\p{L}+|εξαιρ(?:ειται|ουνται)|(?:αλλα |και )?οχι(?: ομωσ)?|(?:αλλ|διαφορετικ)\p{L}{1,3} (?:απο|πλην|εκτοσ)|different (?:from|to)|with the (?:only |sole )?exception(?: of)?|χωρισ|except(?:ing|ion)?|excluding|outside|other than|apart from|but not|not(?: including)?|without)(?!\p{L})/gu

/** Interreg and its like: the area has parts on both sides of a border. */
const acrossBorders =
  /interreg|διασυνοριακ|cross-?border|[α-ωa-z]\s*[-–]\s*(?:βουλγαρι|bulgaria|ιταλι|italy|κυπρο|cyprus|αλβανι|albania|βορεια μακεδονια|north macedonia)/u

/** Those whom a call is for, or its projects, with a place straight behind them or with the verb of the call. */
const atOnce =
  /(?:επιχειρησ|εταιρ|επαγγελματι|εργα|επενδυσ|σχεδι|εγκαταστασ|δρασ|προγραμμα|προσκληση|ενισχυσ|enterprise|business|compan|firm|project|investment|scheme|programme|call|grant)\p{L}*|^[^\p{L}]*(?:αφορα|ισχυ|καλυπτ|που|τοπο|where|for|only in|in )|μονο|only|αποκλειστικ|καλυπτ|εκτοσ|out(?!\p{L})/u
/** "The extra money comes from the programmes of Crete and Epirus": whose budgets pay. */
const sourceOfMoney =
  /(?<!\p{L})(?:κονδυλ|πορο[ιυ]|πορων|χρηματ|πιστωσ|money|funds|funding|resources|financing)\p{L}* [^.;·]{0,60}?(?<!\p{L})(?:προερχ|αντλ|μεταφερ|εξοικονομ|come|came|drawn|taken|transferred|moved)\p{L}* (?:κυριωσ |mainly )?(?:απο|εκ|from)(?!\p{L})/u
/** Offices, towns of meetings, names of authorities, people who ask or have won: places of others. */
const ofOthers =
  /επιμελητηρι|γραφει\p{L}+ (?:τησ )?διαχειριστικ|τηλ\.|τηλεφων|(?<!\p{L})(?:λεωφ|οδοσ|οδου|πλατεια|τ\.\s?κ)(?!\p{L})|ταχυδρομ|ημεριδ|εκδηλωσ|συνεδρι|πανεπιστημι|πληροφοριεσ|διευθυνσ|ρωτησ|ερωτα |εφετει|πρωτοδικει|δικαστηρι|(?:συνταξη|πηγη|επιμελεια|ρεπορταζ)(?: ?:|$)|telephone|postal|university|event in|workshop in|seminar|asked|reason for|(?:second|other|another|sister|former|separate) (?:programme|scheme|call)|(?:δευτερ|αλλ|ξεχωριστ|προηγουμεν)\p{L}+ (?:προγραμ|προσκλ|δραση)|for information|contact|street|courts? of|κατοικια (?:του|τησ)(?!\p{L})|μονιμη κατοικια|(?:his|her|their) (?:home|residence)/u
/** "Βόλος, 12 Νοεμβρίου 2026", "382 21 Βόλος": where a letter was written, and to whom. */
const ofLetter =
  /^[^\p{L}\d]*(?:ημερομηνια\s*:\s*)?(?!(?:εωσ|μεχρι|απο|στισ|την?|until|from|by|on|since|before)(?!\p{L}))\p{L}+(?: \p{L}+){0,2}\s*,?\s*(?:(?:στισ|την|on|the)\s)?(?:\p{L}{5,9}\s*,?\s)?\d{1,2}(?:η|ησ|st|nd|rd|th)?\s?[\s/.-]\s?(?:\p{L}{3,}\.?|\d{1,2})\s?[\s/.,-]\s?(?:του )?(?:19|20)\d\d(?!\d)|(?<!\d)\d{3} ?\d{2},? (?=\p{L}{4})|(?<!\p{L})(?:ταχ\.?|ταχυδρ\p{L}*)(?!\p{L})|δ\/νση/u
/** An office that is allowed besides the seat, and another's place. */
const besides =
  /(?:γραφεια|offices?) (?:στη[ν]?|in) [^.]{0,30}(?:επιτρεπ|allowed)|οχι (?:ομωσ )?ωσ εδρα|may be invited|served by|separate (?:scheme|call)|καλυπτ\p{L}+ απο αλλη/u

/** "…, with a budget of 40.000 to 250.000 €" behind a place. */
const withBudget =
  /,? (?:με|with|για|for) (?:\p{L}+ ){0,3}?(?:προυπολογισμο|κοστοσ|ποσο|επιχορηγηση|ενισχυση|budgets?|costs?|grants?|projects|plans)(?!\p{L})[^;·]*$/u

/** "… of Attica, on any of its islands too": the whole of it. */
const itsIslands =
  /,? (?:on any of|including|with) (?:its|the) islands(?: too)?|,? (?:συμπεριλαμβανομενων των νησιων|μαζι με τα νησια|και τα νησια) τησ(?!\p{L})/u

/** "Foreign companies with a branch in Greece": a form. */
const ofForeignBranch =
  /(?:αλλοδαπ|ξεν)\p{L}+ (?:εταιρ|επιχειρησ)\p{L}+ (?:με|που (?:εχουν|διατηρουν)) υποκαταστημ\p{L}+ στη|(?:branch(?:es)? of )?foreign compan\p{L}+ (?:with an? branch )?in (?:greece|cyprus|malta|ireland)|υποκαταστηματα (?:αλλοδαπ|ξεν)\p{L}+ εταιρ\p{L}+ στη/u

/** "Entered in the register of the Chamber": no place. */
const ofChamber =
  /(?:(?:εγ)?γεγραμμεν\p{L}+|γραμμεν\p{L}+|μελη|registered|enrolled|members?) (?:(?:στα?|στο|του|των|of|in|with|the) ){1,2}(?:μητρω\p{L}+ |registers? )?(?:του |των |of |the )*(?:\p{L}+ )?(?:επιμελητηρι\p{L}+|chambers?)/gu

/** Heads of the other columns of a table of regions that has their rates or amounts. */
const figuresByRegion =
  /[€%]|π\/υ|(?<!\p{L})ποσ(?:ο|α|οστ\p{L}+)(?!\p{L})|προυπολογ|δαπανη|(?<!\p{L})(?:πολυ )?μικρ(?:εσ|ων|η|ή)(?!\p{L})|μεσαι(?:εσ|ων|α)(?!\p{L})|μεγαλ(?:εσ|ων|η)(?!\p{L})|ενταση|(?<!\p{L})(?:micro|small|medium|large|rates?|intensity|budget|amount|allocation)(?!\p{L})/u

/** "FRO: an organisation established outside Cyprus": who a partner from elsewhere is. */
const ofPartnerAbroad =
  /(?<!\p{L})(?:an?|any|the) (?:\p{L}+ ){0,3}(?:organi[sz]ation|entity|body|enterprise|partner|institution) (?:that is |which is )?(?:established|based|registered|located) outside(?!\p{L})|(?:φορεασ|οργανισμοσ|εταιροσ|επιχειρηση) (?:που (?:ειναι )?)?(?:εγκατεστημεν\p{L}+|εδρευει) εκτοσ (?:τησ )?(?:ελλαδ|κυπρ|χωρασ|επικρατει)/u

/** "Μετά τη Θεσσαλία και την Αττική, ανοίγει και στην Κρήτη": where it was before. */
const afterOthers =
  /^[^\p{L}]*(?:μετα (?:απο )?(?:τη[νσ]?|το[νυ]?|τισ|τα)|οπωσ (?:και )?(?:στη[νσ]?|στο[νυ]?|στισ|στα|εγινε)|after|following|as in|just as in)(?!\p{L})[^,;·.]{3,70},(?! (?:και|and) )/u
/** Straight before an exception: a kind of places without a name. */
const ofKindOnly =
  /(?:νησι(?:α|ων)|νησιωτικ\p{L}+ \p{L}+|ορειν\p{L}+ (?:\p{L}+ )?|μειονεκτικ\p{L}+ (?:\p{L}+ )?|islands|mountain\p{L}* (?:areas|regions)|disadvantaged areas)\s*[(,–-]*\s*$/u

/** "Greece – Cyprus", "Interreg VI-A Greece-Italy": what a programme of two countries is called, of which it is for parts. */
const ofCooperation =
  /(?<!\p{L})(?:ελλαδα|greece)\s*[-–—]\s*(?:κυπρο|ιταλια|βουλγαρια|αλβανια|βορεια μακεδονια|τουρκια|cyprus|italy|bulgaria|albania|(?:republic of )?north macedonia|turkiye|turkey)\p{L}*/gu
/** "In cooperation with a school of Crete", "a partnership with a UK-based body": where somebody else is. */
const ofPartner =
  /(?<!\p{L})(?:(?:agreement|relationship|partnership|contract|alliance)s?|collaborat\p{L}+|co-?operat\p{L}+|συνεργα[ζσ]\p{L}+|συνεργασι\p{L}+|συμπραξ\p{L}+|συμφωνι\p{L}+|συμφωνητικ\p{L}+) (?:with|με) (?:(?!and |or |και |η )[^\s,;.·:()]+ ?)+/gu
/** "Sold to the public sector of Cyprus": what a country has, and nobody's place. */
const ofLandItself =
  /(?<!\p{L})(?:public sector|market|economy|laws?|government|state budget|authorities|δημοσι\p{L}+ τομε\p{L}+|αγορ\p{L}+|οικονομι\p{L}+|νομοθεσι\p{L}+|κυβερνησ\p{L}+) (?:of|τησ|του) (?:the )?\p{L}{4,}/gu
const blank = (words: string): string => ' '.repeat(words.length)
const beginsWithWhom =
  /^[^\p{L}]*(?:any |all )?(?:private |public )?(?:legal (?:persons?|entit(?:y|ies))|smes?|start-?ups?|enterprises|companies|businesses|undertakings|firms|organi[sz]ations)(?!\p{L})/u
/** Who takes part without applying. */
export const inOtherRole =
  /(?<!\p{L})as (?:an? )?(?:sub-?contractors?|suppliers?|observers?|(?:associated?|unfunded) (?:partners?|members?|participants?))(?!\p{L})/u

/** Whether words tell the place of an office, a meeting or a partner, and of nobody who applies. */
export const tellsOthersPlace = (folded: string): boolean => ofOthers.test(folded) || folded.search(ofPartner) >= 0

export const region: Recogniser = (sentence, here) => {
  const { negative, regions, country, placed, block, keys } = sentence
  const asNamed = withoutLocalGroups(sentence.folded)
  const apartFrom = withoutCooperation(
    [ofCooperation, ofPartner, ofLandItself].reduce((text, words) => text.replaceAll(words, blank), asNamed),
    regions,
  )
  if (apartFrom !== asNamed) {
    const others = region({ ...sentence, folded: apartFrom }, here)
    return others.length > 0 || !/(?<!\p{L})(?:call|προσκληση|border area|programme area)/u.test(asNamed)
      ? others
      : [{ kind: 'manual' }]
  }
  const before = afterOthers.exec(asNamed)
  const isAfter =
    before !== null && regionsIn(asNamed.slice(before.index + before[0].length), regions, country).length > 0
  const whole = isAfter ? asNamed.slice(before[0].length) : asNamed
  // "Not for the islands: only in the units of …": what follows the colon says where.
  const instead = negative ? /^[^:]{10,120}:\s*(?=(?:μονο|αποκλειστικα|only)(?!\p{L}))/u.exec(whole) : null
  if (instead !== null && regionsIn(instead[0], regions, country).length === 0)
    return region({ ...sentence, folded: whole.slice(instead[0].length), negative: false }, here)
  if (ofPartnerAbroad.test(whole) || ofForeignBranch.test(whole)) return []
  const clause =
    /(?<!\p{L})(?:,|και|and) (?=(?:αφορα|εφαρμοζεται|ισχυει|καλυπτει|απευθυνεται|υλοποιειται|covers|applies|runs|is (?:open|for|implemented|carried out))(?!\p{L})[^.;·€%\d]{3,90}[.;·]?$)/u.exec(
      whole,
    )
  if (clause !== null && /[€%]|ευρω(?!\p{L})/u.test(whole.slice(0, clause.index)))
    return region({ ...sentence, folded: whole.slice(clause.index + clause[0].length) }, here)
  const folded = context.test(whole)
    ? whole
        .replace(itsIslands, ' ')
        .replace(ofChamber, ' ')
        .replace(withBudget, (words) => ' '.repeat(words.length))
    : whole
  // Rates and amounts by region do not say where the others are.
  if (
    block.kind === 'cell' &&
    block.column <= 1 &&
    block.heads.some((head, column) => column !== block.column && figuresByRegion.test(head)) &&
    /περιφερει|region|περιοχ|ζωνη|area/u.test(block.heads[block.column] ?? '')
  )
    return []
  if (
    block.kind === 'cell' &&
    rated.test(
      `${block.section} ${block.announcedBy} ${block.labels.filter((label) => label.length < 60).join(' ')}`,
    ) &&
    block.labels.every((label) => !/^(?:που|where|τοποσ|εδρα|χωρ)/u.test(label))
  )
    return []
  // "10 million euros for firms that operate in Epirus": the clause says where they are.
  const whereOf = /[€%]|ευρω(?!\p{L})/u.test(folded) ? clauseOfPlace.exec(folded) : null
  if (whereOf !== null && !isSoft(folded)) return region({ ...sentence, folded: whereOf[0] }, true)
  if (
    /[€%]|ευρω(?!\p{L})|(?:απο|καλυπτ\p{L}+) αλλη προσκληση|\d{3}[.,]\d{3}/u.test(folded) ||
    isSoft(folded) ||
    besides.test(folded)
  )
    return []
  const wide = sentence.abroad || acrossBorders.test(`${keys.join(' ')} ${folded}`)
  const participates = here || addressed.test(folded) || eligibility.test(folded)
  const ofAll =
    (participates ||
      saysOfApplicants(folded) ||
      controlled.test(folded) ||
      isOpenIn(folded) ||
      (block.kind === 'item' && beginsWithWhom.test(folded))) &&
    !inOtherRole.test(folded)
  // "A UK-based business": one country by name, where a sentence is of those who apply. Greece is told otherwise.
  const landsOfAll = (text: string): string[] =>
    ofAll ? landsOfSettled(text, regions).filter((code) => code !== 'EL' || country !== 'GR') : []
  const find = (text: string): string[] => {
    const lands = [...new Set([...countriesIn(text, regions), ...landsOfAll(text)])]
    const parts = regionsIn(text, regions, country)
    // "Crete (Greece) and Cyprus": of Greece that part.
    const own = [...parts, ...lands.filter((code) => !parts.some((part) => part.startsWith(code)))]
    const beside =
      parts.length > 0 ? landsBeside(text, regions).filter((code) => !own.some((part) => part.startsWith(code))) : []
    return wide ? [...new Set([...own, ...beside, ...abroad(text, regions, own)])] : own
  }
  const unnamed = listOfRegions.exec(folded)?.groups?.['names']?.split(/, | (?:and|or) /u) ?? []
  const known = unnamed.map((name) => find(`${name} region`).length > 0)
  const both = partsOfBoth(folded, find)
  if (both !== undefined) return both.flatMap((part) => region({ ...sentence, folded: part, placed: true }, here))
  // "Border, Midland or Western regions", of which one has a name that is not known.
  if (known.includes(true) && known.includes(false)) return [{ kind: 'manual' }]
  const leavesOut = negative || folded.search(butWords) >= 0
  // Names of places are looked for only where something else says that a place is told: they are many.
  const towns = (text: string): string[] => (country === 'GR' ? unitsOfMunicipalities(text, regions) : [])
  const codes = (): string[] => [...find(withoutMunicipalities(folded)), ...towns(folded)]
  if (
    ofOthers.test(folded) ||
    ofLetter.test(folded) ||
    sourceOfMoney.test(folded) ||
    (/(?:στο|σε ολο το) συνολο(?! τησ (?:ελληνικησ )?(?:χωρασ|επικρατειασ))|in (?:their|its) entirety|as a whole/u.test(
      folded,
    ) &&
      sentence.negative)
  )
    return []
  const stands =
    context.test(folded) ||
    (!/\d{2}/u.test(folded.replaceAll(/(?:19|20)\d\d|\d+\.\d+/gu, ' ')) && atOnce.test(folded) && codes().length > 0) ||
    placed ||
    ((block.folded.folded.match(/\s·\s/gu)?.length ?? 0) > 2 && /^[^\d:]{4,40}$/u.test(folded) && codes().length > 0) ||
    (participates && (everywhere.test(folded) || regionWords.test(folded))) ||
    (businessOf.test(folded) && (participates || ofCall.test(folded))) ||
    (appliesIn.test(folded) && (everywhere.test(folded) || codes().length > 0)) ||
    (participates && codes().length > 1) ||
    landsOfAll(folded).length > 0 ||
    (leavesOut &&
      (ofCall.test(folded) || /^[^\p{L}]*(?:σε |για |in )?ολ(?:η|εσ|α|οι|οκληρη) /u.test(folded)) &&
      codes().length > 0) ||
    ((participates || /επιλεξιμ/u.test(folded)) && ofBusinesses(folded, find))
  if (ofAll && !leavesOut && isInUnion(folded) && landsOfAll(folded).length === 0) return [{ kind: 'manual' }]
  if (placed && folded.length < longestPlace && !leavesOut && codes().length === 0 && namesUnion(folded))
    return [{ kind: 'manual' }]
  if (!stands) return []
  if (isAmongOthers(folded, regions)) return [{ kind: 'manual' }]
  const named = (text: string): string[] => {
    const municipal = towns(text)
    // "The municipalities of Sitia and Ierapetra of the Region of Crete": where they lie, and no region beside them.
    const own = find(municipal.length > 0 ? withoutMunicipalParts(text) : withoutMunicipalities(text))
    const found = [...own, ...municipal.filter((code) => !own.some((other) => code.startsWith(other)))]
    const all =
      country === 'GR' &&
      everywhere.test(text) &&
      !found.some((code) => code.startsWith('EL')) &&
      !isOfOtherLand(text, regions)
    // "The whole Region of the South Aegean, so Rhodes too".
    const parts = wholly.test(text)
      ? found.filter((code) => !found.some((other) => other !== code && code.startsWith(other)))
      : found
    return all ? ['EL', ...parts] : withoutWhole(text, parts)
  }
  // "Outside Crete nothing is eligible" is Crete.
  const beyond =
    /^[^,;]*?(?<!\p{L})(?:εκτοσ|εξω απο|outside(?: of)?|beyond) (?:(?:τα|των|τησ|του|την?|το[νυ]?|ορι\p{L}+|the|boundaries of|borders of) )*/u.exec(
      folded,
    )
  if (
    beyond !== null &&
    negation.test(folded.replaceAll(exceptions, ' ')) &&
    !everywhere.test(folded) &&
    find(beyond[0]).length === 0
  ) {
    const within = named(folded.slice(beyond[0].length, beyond[0].length + 80))
    if (within.length > 0) return [{ kind: 'region', of: placeOf(folded, keys), include: within }]
  }
  // "Who has no branch in Crete is refused" is Crete.
  const lacking = lacks.exec(folded)
  if (lacking !== null && find(folded.slice(0, lacking.index)).length === 0) {
    const behind = folded.slice(lacking.index + lacking[0].length)
    const within = named(/^[^,;·.]{0,80}/u.exec(behind)?.[0] ?? '')
    if (within.length > 0 && negation.test(`${folded.slice(0, lacking.index)} · ${behind}`))
      return [{ kind: 'region', of: placeOf(folded, keys), include: within }]
  }
  // "The unit of Thessaloniki excepted": behind the last comma.
  const trailing = /,(?=[^,]{3,60}(?:excepted|(?:εξαιρουμεν|μη συμπεριλαμβανομεν)\p{L}+)\s*[.;]?\s*$)/u.exec(folded)
  // A word that takes out is about places where one follows it at once: "όχι σε πολύ μικρές" is not.
  const outs = [
    ...[...folded.matchAll(butWords)].filter((word) => /\p{L}/u.test(folded.slice(word.index + word[0].length))),
    ...(trailing === null ? [] : [trailing]),
  ]
  const but = outs.find(
    ({ index, 0: { length } }) => find(straightBehind.exec(folded.slice(index + length))?.[0] ?? '').length > 0,
  )
  const head = folded.slice(0, but?.index ?? outs[0]?.index ?? folded.length)
  const include = named(but === undefined ? (named(head).length > 0 ? head : folded) : head)
  const behind = folded.slice(but?.index ?? folded.length)
  const outCodes = but === undefined ? [] : named(withoutMunicipalParts(behind))
  // "But Attica and Central Macedonia (except Serres)": the part of what is taken out is in again.
  const again = outs.find(
    ({ index, 0: { length } }) =>
      but !== undefined &&
      index > but.index &&
      find(folded.slice(index + length)).some((code) =>
        find(folded.slice(but.index, index)).some((out) => out !== code && code.startsWith(out)),
      ),
  )
  const unknownBack = outs.some(
    ({ index, 0: { length } }) =>
      but !== undefined &&
      index > but.index &&
      lesserPlace.test(folded.slice(index + length)) &&
      find(folded.slice(index + length)).length === 0,
  )
  if (unknownBack) return [{ kind: 'manual' }]
  const back = again === undefined ? '' : folded.slice(again.index)
  const letIn = named(back)
  const tail = again === undefined ? behind : folded.slice(but?.index ?? 0, again.index)
  const takenOut = (again === undefined ? outCodes : named(withoutMunicipalParts(tail))).flatMap((code) =>
    withoutParts(code, letIn, regions),
  )
  // What has no code of its own is taken out by a person.
  const exclude = takenOut.filter((code) => !isPartly(tail, [code]) && !namesLess(tail, [code]))
  const refuses =
    sentence.negative &&
    (negation.test(head) ||
      (but === undefined && !/^(?:με |κατ |εξαιρ|πλην|εκτοσ|except|excluding)/u.test(outs[0]?.[0] ?? '')))
  // "To lead a project you must be a UK-based business": of the business, whatever it stands under.
  const of = landsOfAll(folded).length > 0 ? placeOf(folded) : placeOf(folded, keys)
  // The less developed regions of Greece in 2021–2027 are all but Attica and the South Aegean (Decision (EU) 2021/1130).
  if (include.length === 0 && country === 'GR' && lessDeveloped.test(folded) && !refuses)
    return [{ kind: 'region', of, include: ['EL'], exclude: ['EL30', 'EL42'] }]
  if (include.length + exclude.length === 0) return []
  // "The small islands (except Crete)": of them the exception is, and where the others are is not said.
  if (include.length === 0 && !refuses && ofKindOnly.test(folded.slice(0, but?.index ?? 0))) return [{ kind: 'manual' }]
  // "For Crete, Lasithi and Rethymno are no area of the action": the larger one only says where they are.
  const refused = include.filter((code) => !include.some((other) => other !== code && other.startsWith(code)))
  const less = (codes: readonly string[]): boolean =>
    isPartly(head, codes) || (block.kind !== 'cell' && folded.length > shortest && namesLess(head, codes))
  const excepted = outs[0] === undefined ? '' : folded.slice(outs[0].index)
  if (isPartly(back, letIn) || (back !== '' && namesLess(back, letIn))) return [{ kind: 'manual' }]
  // "Central Macedonia is left out, except Serres"; "all regions but Crete are".
  const spared = exclude.filter((code) => refused.some((out) => out !== code && code.startsWith(out)))
  if (refuses && spared.length > 0) {
    if (less(refused) || spared.length < exclude.length || isPartOut(tail, takenOut, exclude))
      return [{ kind: 'manual' }]
    return refused.length === 1 && refused[0]?.length === 2
      ? [{ kind: 'region', of, include: spared }]
      : [{ kind: 'region', of, exclude: refused.flatMap((code) => withoutParts(code, spared, regions)) }]
  }
  if (refuses && (less(refused) || isPartly(excepted, refused))) return [{ kind: 'manual' }]
  if (refuses) return [{ kind: 'region', of, exclude: exclude.length > 0 ? exclude : refused }]
  const seat = besideSite(folded)
  const outside = exclude.filter((out) => !include.some((code) => code.startsWith(out)))
  const only: Bare = {
    kind: 'region',
    of,
    ...(include.length > 0 ? { include } : {}),
    ...(outside.length > 0 ? { exclude: outside } : {}),
  }
  if (less(include) && !areBounded(head, named)) return [{ kind: 'manual' }]
  const printed = originalSpan(block.folded, sentence.range.start, sentence.range.end)
  // What is taken out stands beside nothing that is let in.
  const words = [...block.raw].slice(printed.start, printed.end).join('')
  const [letInOnly = ''] = words.split(takenOutBehind)
  const isNamed = (name: string): boolean => placeNamed(name, regions) !== undefined || find(name).length > 0
  const isBeside = hasPlaceBeside(letInOnly, find) || (but === undefined && hasUnknownBeside(words, isNamed))
  if (include.length > 0 && isBeside) return [{ kind: 'manual' }]
  if (seat !== undefined && include.length > 0)
    return [
      { ...only, of: seat },
      { ...only, of: 'investment_site' },
      ...(less(include) ? [{ kind: 'manual' } as const] : []),
    ]
  // "All of Greece but the community of …": what has no code is taken out by a person.
  const unknownOut =
    but === undefined &&
    include.length > 0 &&
    outs.some(({ index, 0: { length } }) => lesserPlace.test(folded.slice(index + length)))
  const inPart =
    less(include) || unknownOut || (but !== undefined && include.length > 0 && isPartOut(tail, takenOut, outside))
  return inPart ? [only, { kind: 'manual' }] : [only]
}

/** What stands straight behind a word that takes out; sectors of a town have its name at their end only. */
const straightBehind = /^(?:[^;·:]{0,110}?τομε\p{L}{1,3} αθηνων|.{0,50})/su

const clauseOfPlace =
  /(?<!\p{L})(?:φτανει|αρκει|εφοσον|υπο τον ορο|με τ(?:ον|ην) (?:ορο|προυποθεση)|provided|as long as|on condition)(?!\p{L})(?: οτι| that)? [^,;·.€%\d()]{0,60}(?:επενδυσ|εργ(?:ο|α)(?!\p{L})|εδρα|εδρευ|δραστηριοποι|λειτουργ|project|investment|premises|seat|(?:are|is) (?:based|located))[^,;·.€%\d()]{3,90}|(?<=^[^€%]*(?:€|ευρω)[^€%\d]*, )(?:[\p{L}-]+,? (?:και |and )?){0,5}(?:επιχειρησ(?:εισ|εων)|εταιρ(?:ει|ι)(?:εσ|ων)|μμε|enterprises|companies|businesses|firms|smes) (?:στη[νσ]?|στο[νυ]?|τησ|των|του|in|of) [^,;·.€%\d()]{4,60}[.]?\s*$|(?<=(?:επιχειρησ(?:εισ|εων)|εταιρ(?:ει|ι)(?:εσ|ων)|μμε|enterprises|companies|businesses|firms|smes),? )(?:που|οι οποι\p{L}+|that|which|who) (?:δραστηριοποι|εδρευ|λειτουργ|(?:ειναι )?εγκατεστημεν|are (?:located|based|established|active)|operate)\p{L}* [^,;·.€%\d()]{5,90}?(?=[,;·.]| και | and |$)/u
/** "Country Luxembourg, applies nationwide": the country that a line names first. */
const isOfOtherLand = (folded: string, regions: Parameters<typeof regionsIn>[1]): boolean => {
  const [, name = ''] = /^[^\p{L}]*(?:countr(?:y|ies)|χωρα|state)\s*[:|]?\s+(\p{L}+)/u.exec(folded) ?? []
  const code = placeNamed(name, regions)
  return code !== undefined && !code.startsWith('EL')
}
/** Letters of what tells a place behind a label. */
const longestPlace = 90
const exceptions = /(?:με|κατ)['’]? ?(?:(?:την|μονη|μοναδικη) )*εξαιρεση|with the exception|except\p{L}*/gu

const takenOutBehind = /(?<!\p{L})(?:εκτός|πλην|(?:με )?εξαίρεση|εξαιρ\p{L}+|except|excluding|other than)(?!\p{L})/iu

/** A place of a kind, straight behind a word that takes out. */
const lesserPlace =
  /^ (?:(?:απο|τη[νσ]?|το[νυ]?|των|τουσ|τισ|τα|the|of) )*(?:π\.? ?ε\.?|περιφερειακ\p{L}+ ενοτητ\p{L}+|δημ(?:ο|ου|ουσ|ων)|νησ(?:ια|ιων|ι|ιου|ουσ|ων)|δημοτικ\p{L}+ (?:κοινοτητ|ενοτητ|διαμερισμ)\p{L}+|κοινοτητ\p{L}+|αστικ\p{L}+ (?:ιστ|κεντρ|περιοχ)\p{L}+|πολ(?:η|εισ|εων)|regional units?|municipalit\p{L}+|islands?|towns?|cit(?:y|ies)|urban (?:areas?|centres?))(?!\p{L})/u
const listOfRegions =
  /(?<=(?:the|in|of) )(?<names>\p{L}+(?:[ -]\p{L}+)?(?:, \p{L}+(?:[ -]\p{L}+)?)*,? (?:and|or) \p{L}+(?:[ -]\p{L}+)?) (?:regions|provinces|counties)(?!\p{L})/u

const and = / (?:και|and|καθωσ και|as well as|αλλα και|but also) /gu
const placeNouns = {
  seat: /(?<!\p{L})(?:εδρ(?:α|ασ|ευ\p{L}+)|seat(?:ed)?|(?:registered|incorporated|established) in|registered office|headquarter\p{L}*|head office|based)(?!\p{L})/u,
  branch: /(?<!\p{L})(?:υποκαταστημ\p{L}+|παραρτημ\p{L}+|branch(?:es)?|second(?:ary)? establishment)(?!\p{L})/u,
  site: /(?<!\p{L})(?:επενδυσ\p{L}+|εργ(?:ο|ου)|υλοποι\p{L}+|μοναδα|sites?|investment|project|plant|factory)(?!\p{L})/u,
}
/** "A seat in Epirus and a branch in Thessaly": two places that both have to be there, each with its own noun. */
function partsOfBoth(folded: string, find: (text: string) => string[]): [string, string] | undefined {
  for (const { index, 0: words } of folded.matchAll(and)) {
    const [left, right] = [folded.slice(0, index), folded.slice(index + words.length)]
    const either = right.search(/(?<!\p{L})(?:ειτε|or)(?!\p{L})/u)
    const noun = Object.values(placeNouns).map((nouns) => right.search(nouns))
    if (/(?<!\p{L})(?:ειτε|or)(?!\p{L})/u.test(left)) continue
    // "… in Epirus or Thessaly" is of the one place; "… or has a branch there" is another way.
    if (either >= 0 && !noun.some((at) => at >= 0 && at < either)) continue
    const [one, other] = [left, right].map((part) => kindsOfPlace(part))
    const differ = one?.[0] !== other?.[0] && one?.length === 1 && other?.length === 1
    if (differ && !ofMoreApplicants.test(right) && find(left).length > 0 && find(right).length > 0) return [left, right]
  }
  return undefined
}
const kindsOfPlace = (part: string): string[] =>
  Object.entries(placeNouns).flatMap(([kind, words]) => (words.test(part) ? [kind] : []))
const ofMoreApplicants =
  /^(?:\p{L}+ ){0,2}?(?:επιχειρησ|εταιρ|φορε(?:ισ|ασ)|οσ(?:οι|εσ)|enterprises|firms|companies|businesses|those|applicants)/u

/** Letters of a sentence; what is shorter is a name of a list, and its neighbours may name the rest of a unit. */
const shortest = 35

/** Whether words that take places out take out less than what is left of them as codes, or something that has none. */
const isPartOut = (folded: string, named: readonly string[], left: readonly string[]): boolean =>
  left.length === 0 || left.length < named.length || withoutMunicipalities(folded) !== folded

const wholly = /(?<!\p{L})(?:ολοκληρη|ολη|the whole|the entire|all of)(?!\p{L})/u

/** "Lesvos and Chios (North Aegean)", "της Π.Ε. Ξάνθης της Περιφέρειας …": the whole only says where its parts are. */
const withoutWhole = (text: string, found: readonly string[]): string[] =>
  /[()]|(?<!\p{L})(?:μονον?|only|(?:τησ|of the|in the) (?:περιφερεια|region))/u.test(text)
    ? found.filter((code) => !found.some((other) => other !== code && other.startsWith(code)))
    : [...found]

/** "Επιχειρήσεις Αργολίδας και Κορινθίας": a place straight behind those who may apply. */
function ofBusinesses(folded: string, find: (text: string) => string[]): boolean {
  return [...folded.matchAll(/επιχειρησ(?:εισ|εων) (?=\p{L})/gu)].some(
    ({ index, 0: { length } }) => find(folded.slice(index + length, index + length + 22)).length > 0,
  )
}

/** Units of other countries that are named beside those of the call's own. */
function abroad(folded: string, regions: Parameters<typeof regionsIn>[1], own: readonly string[]): string[] {
  const home = own[0]?.slice(0, 2) ?? 'EL'
  const found = [...folded.matchAll(/(?<!\p{L})\p{Script=Latin}{4,}(?:[ -]\p{Script=Latin}{4,})?/gu)].flatMap(
    ([words]) =>
      [words, ...words.split(/[ -]/u)].flatMap((word) => {
        if (/^(?:border|centre|center|north|south|east|west|midlands?)$/u.test(word)) return []
        const codes = (regions.named().names.get(word) ?? []).filter((code) => !code.startsWith(home))
        const [code] = codes.toSorted((a, b) => b.length - a.length)
        return code !== undefined && new Set(codes.map((each) => each.slice(0, 2))).size === 1 ? [code] : []
      }),
  )
  // A country beside parts of it only says where they are.
  return found.filter((code) => !found.some((other) => other !== code && other.startsWith(code)))
}

type PlaceOf = Extract<Bare, { kind: 'region' }>['of']

const ofSeat = /εδρ(?:α|ασ|εσ|ευ\p{L}*)(?!\p{L})|registered (?:office|seat)|headquarter|(?<!\p{L})seat(?:ed)?(?!\p{L})/u
/** "Έδρα ή υποκατάστημα": any of its places will do. */
const seatOrOther =
  /(?:εδρα\p{L}*|office|headquarters?|seat)(?: \p{L}+){0,2},? (?:η|ειτε|και|or|and)(?:\/(?:η|or))? (?:\p{L}+ ){0,3}?(?:υποκαταστημ|εγκαταστα|εγκατεστημ|μοναδ|καταστημ|δραστηριοποι|λειτουργ|branch|establish|site|unit|facilit|premises|operat)|(?:υποκαταστημ|εγκαταστασ|μοναδ|καταστημ|branch|establishment|premises)\p{L}*(?: \p{L}+){0,2},? (?:η|ειτε|or) (?:\p{L}+ ){0,2}?(?:εδρα|registered|headquarter|seat)/u
/** Whether words say that a branch will do as well as the seat. */
export const isAnyOfPlaces = (folded: string): boolean => seatOrOther.test(folded)
const carriedOut = /(?<!operations (?:are )?)(?:υλοποι|πραγματοποι|χωροθετ|implemented|carried out)/u
const ofInvestment = /επενδυσ|μοναδα|εργ(?:ο|ου|α)(?!\p{L})|investment|project/u

const investmentToo =
  /(?<!\p{L})(?:εδρ(?:α|ασ)|seat|registered office|headquarters)(?: (?!η |ειτε |or )\p{L}+){0,3}? (?:και|and|καθωσ και|as well as)(?: (?:η|ο|το|του|τησ|τοποσ|the|its|their|place|site|of))* (?:επενδυσ|εργο|σχεδιο|υλοποιησ|investment|project)/u
const withinWhich =
  /,? (?:(?:εντοσ|μεσα) (?:του|τησ|των) οποι\p{L}+|σ(?:τον?|την|τα|τισ|τουσ) οποι\p{L}+|οπου|where|in which) [^.;·]{0,60}?(?:υλοποι|πραγματοποι|επενδυ|investment|project|carried out|implemented)/u
/** "A seat or branch in Thessaly in which the investment is made", "the seat and the investment": what has to be at a place besides the investment. */
function besideSite(folded: string): PlaceOf | undefined {
  const inside = withinWhich.exec(folded)
  const before = folded.slice(0, inside?.index ?? 0)
  if (inside !== null && /εδρα|υποκαταστημ|branch|seat|registered office|headquarter/u.test(before))
    return placeSaid(before) ?? 'any_establishment'
  return investmentToo.test(folded) ? 'headquarters' : undefined
}

/** Of what the place is asked: by the words of a sentence, else by the label or line that it stands under. */
export const placeOf = (folded: string, keys: readonly string[] = []): PlaceOf =>
  [folded, ...keys.filter((key) => key.length < 90).slice(0, 2)].map(placeSaid).find((place) => place !== undefined) ??
  'any_establishment'

function placeSaid(words: string): PlaceOf | undefined {
  if (carriedOut.test(words)) return 'investment_site'
  if (ofSeat.test(words)) return isAnyOfPlaces(words) ? 'any_establishment' : 'headquarters'
  return ofInvestment.test(words) ? 'investment_site' : undefined
}

/** A short block that says first that it is a place: "Περιφέρεια: …". */
export const placedBySelf =
  /^(?:που|where|τοποσ)\s*:|^[^\p{L}]*(?=.{1,80}$)(?:περιφερεια|περιοχη|περιοχεσ|region|area|location|geography|(?:eligible )?countr(?:y|ies)|(?:επιλεξιμ\p{L}+ )?χωρ(?:α|εσ)|γεωγραφικη καλυψη)[: ]/su

/** "Those that are open today cover: • Corinthia, • Evia": places behind a verb instead of a noun. */
export const isListedPlace = (block: Block, { regions, country }: Where): boolean =>
  block.kind === 'item' &&
  block.folded.folded.length < longestMember &&
  leadsToWhere.test(block.announcedBy) &&
  regionsIn(block.folded.folded, regions, country).length > 0
type Where = Pick<Parameters<Recogniser>[0], 'regions' | 'country'>
/** Letters of a member that is a name. */
const longestMember = 45
const leadsToWhere =
  /(?<!\p{L})(?:καλυπτ(?:ουν|ει|εται|ονται)|(?:εφαρμοζ|υλοποι)\p{L}+ σε|ισχυ(?:ει|ουν) (?:σε|για)|ανοιγ\p{L}+ (?:σε|για)|covers?|(?:is|are) open (?:in|for)|appl(?:y|ies) (?:in|to)|runs? in)\s*:\s*$/u

/** "Where must we be based? Anywhere in …": the question stands before the answer in one block. */
export function askedWhere(block: Block, question: Span | undefined): boolean {
  if (question === undefined) return false
  return (
    /[;?]\s*$/u.test(block.raw.slice(question.start, question.end).trim()) &&
    /(?<!\p{L})(?:που|where)(?!\p{L})|ποι\p{L}+ περι(?:οχ|φερ)|which (?:region|area)|εδρα|based|located/u.test(
      block.folded.folded.slice(question.start, question.end),
    )
  )
}
