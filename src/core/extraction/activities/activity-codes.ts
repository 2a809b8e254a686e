import { formatCode } from '../../facts/activity-code.ts'
import type { ActivityReference } from '../../facts/activity-reference.ts'
import type { Scheme } from '../../facts/scheme.ts'
import type { Span } from '../../facts/text-fold.ts'
import { datesIn } from '../figures/dates.ts'
import { parseActivityCode } from '../../facts/activity-parse.ts'
import { letInBehind } from './codes-let-in.ts'
import { negation, refusal, refusing } from '../applicants/condition-gate.ts'
import { denialsIn } from '../sentences/sentence-denials.ts'
import type { Denial } from '../sentences/sentence-denials.ts'
import { leavesCodeOpen } from '../sentences/sentence-logic.ts'
import { isPrintedOr } from '../sentences/sentence-operators.ts'
import { keysOf, placeIn, sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/** Where a block prints activity codes, as full codes, short ones, divisions or letters of sections. Folded text. */

/** A code as it is printed, and whether the call takes it in or out. */
export interface Printed {
  readonly code: string
  readonly excluded: boolean
  /** It is part of a refused code, and let in all the same. */
  readonly letIn?: true
  readonly place: Span
}

export const aboutCodes =
  /(?<!\p{L})(?:καδ|kad|κ\.α\.δ|κωδικ\p{L}+ (?:αριθμ\p{L}+ )?δραστηριοτ|nace|naf|activity codes?|στακοδ|κλαδ\p{L}+ (?:οικονομικησ )?δραστηριοτ|επιλεξιμ\p{L}+ (?:δραστηριοτ|κωδικ)|οικονομικ\p{L}+ δραστηριοτ|τομε(?:ισ|ασ|α|ων) \d{2}(?![\d/])|(?:δραστηριοτητ\p{L}*|καδ)[^.]{0,30}κωδικ\p{L}+|κωδικ\p{L}+ (?:τησ|του|των) (?:μεταποιησ|βιομηχαν|εμπορι|τουρισμ|κατασκευ|υπηρεσι)|διψηφι\p{L}+|τετραψηφι\p{L}+|κωδικ\p{L}+ (?:του |των |τησ |που (?:ξεκιν|αρχιζ)\p{L}+ (?:απο|με) )?\d{2}(?:\.\d{2}|(?![\d./-]))|δραστηριοτητ\p{L}+ (?:με κωδ\p{L}+ )?\d{2}(?![\d/])|(?:στακοδ|ταξινομησ)|industr(?:y|ies) \d{2}(?!\d)|κλαδ(?:οι|ουσ|ων|οσ|ο|ου)\s*:?\s*(?:\d{2}(?![\d%]|[.,/]\d{3}|\/)|με κωδικ)|(?:ταξ(?:η|εισ|ησ)|ομαδ(?:α|εσ)) \d{2}\.\d|κωδικοι (?:που|δραστ)|sectors? \d{2}(?!\d)|divisions? \d{2}|(?:δραστηριοτητ|κλαδ|τομε|sector|activit|industr|division)\p{L}*[^.;\d]{0,60}(?:εκτοσ|πλην|except(?:ing)?|other than|apart from|save for)(?: απο)?(?: \p{L}{1,6}){0,2} \d{2}(?![\d%/]|[.,]\d{3}| ?(?:€|ευρω|χρον|ετ))|(?:codes?|class(?:es)?|groups?|divisions?|sectors?|activit(?:y|ies)|industr(?:y|ies)|κωδικ\p{L}+|κλαδ\p{L}+|ταξ(?:η|εισ|ησ|εων)|ομαδ(?:α|εσ|ων)|τομε\p{L}+|δραστηριοτητ\p{L}+)(?!\p{L})[^.;\d€%]{0,40} \d{2}\.\d{1,2}(?![\d%]|\.\d{4}|[.,]\d{3}|\/| ?(?:%|€|ευρω|εκατ|μμ|μετρ|ωρ)))/u
export const excluding = new RegExp(
  String.raw`[✘✗✖❌]|(?<!\p{L})(?:not for|(?:δεν ειναι|οχι) για)\s*:|exclus|διαγραφ(?:εται|ονται)|αφαιρ(?:ειται|ουνται)|απαλειφ|(?:is|are) (?:deleted|removed|struck out)|απαγορευ|(?<!\p{L})out\s*:|(?:δεν|μη) (?:θα )?(?:χρηματοδοτ|ενισχυ|επιδοτ|συμμετ|γιν(?:ονται|εται) δεκτ|υπαγ|εντασσ|περιλαμβ|αφορα|υποστηριζ|μετεχ|καλυπτ|ενταχθ|δικαιουντ)|not (?:admitted|accepted|open to)|(?:(?:δεν|μη) επιτρεπ\p{L}+|not (?:allowed|permitted))(?=\s*(?::|$))|not (?:funded|supported|aided|assisted|financed)|(?:do|does|will) not (?:fund|support|finance|accept|cover|admit)(?!\p{L})|εξαιρ|αποκλει(?!στικ)|(?:μη|δεν ειναι|δεν) επιλεξιμ|εκτοσ|(?<!\p{L})πλην|exclud|ineligible|not eligible|except|other than|different (?:from|to|than) |διαφορετικ\p{L}+ απο|αλλ(?:οσ|ον?|η|ουσ|οι|εσ) απο|apart from|(?<!\p{L})save for |barring|all but |καθε (?:\p{L}+ ){0,3}εξω απο|(?<!\p{L})(?:χωρισ (?=τ[ηοια])|without |(?:but|though|although) not |(?:αλλα )?οχι (?:ομωσ|και) (?=(?:\p{L}{1,4} )?(?:κλαδ\p{L}+ |κωδικ\p{L}+ |ταξ\p{L}+ |ομαδ\p{L}+ )?(?:\d\d|$))|(?:οχι|no),? (?:ε?αν|if) |(?<=\d[,;(]? ?\(?)(?:αλλα |και |but |and )?(?:οχι|not) (?:(?:ο|οι|τον?|τουσ) )?(?=\d\d|$)|(?:may|can) ?not (?:apply|take part|participate|receive|be (?:funded|supported))(?=[^.;:]{0,12}:))|(?<!\p{L})(?:δεν|μη)(?: \p{L}+){0,2} ${refusal}|(?:does|do|is|are|may) not (?:carry|operat|engag|be |active)|(?:δεν|μη) (?:\p{L}+ )?(?:δραστηριοποι|ασκουν|ασκει)`,
  'u',
)
const refusedBehind =
  /(?:is|are) not (?:included|part of)|(?:may|can|do|does|are|is) ?not(?=\s*[.;]|\s*$)|(?:δεν|μη) θα (?:\p{L}{0,3}περιληφθ|ενταχθ|επιδοτηθ|χρηματοδοτηθ|ενισχυθ|καλυφθ)|(?:δεν|μη) (?:παρεχ|χορηγ|δινεται|διδεται|επιτρεπ)|απαγορευ|cannot (?:be|receive|take|use|get|claim)|(?:is|are|will be) (?:ruled out|barred|rejected|refused|excluded|left out|not (?:eligible|admitted|accepted|covered|supported|funded))|cannot (?:apply|join)|εχουν δικη τουσ|(?:μεν\p{L}+|παραμεν\p{L}+) εκτοσ|δεν (?:θα )?(?:ειναι επιλεξ|ενισχυ|συμμετ|επιδοτ|χρηματοδοτ|υποστηριζ|υποστηριχθ|μετεχ|περιλαμβ|καλυπτ|αφορα|δικαιουντ|ενταχθ|γιν(?:ονται|εται) δεκτ|υπαγ|εντασσ)|(?:do|does|may|can) ?not (?:qualify|apply|take part|participate)|(?:is|are) (?:out|ineligible|outside)|(?:εξαιρουνται|εξαιρειται|αποκλειονται|αποκλειεται)(?!\p{L})|:\s*(?:οχι|μη επιλεξ)/u
const token =
  /(?<![\d.,/-])(?:\d{1,2}(?:\.\d{2}){3}|\d{1,2}(?:\.\d{1,2}){1,2}|\d{7,8})(?![\d]|[.,/-]\d|\s?(?:%|€|ευρω|εκατ))/gu
/** "Του τομέα Γ (Μεταποίηση)", "NACE sections C and D": sections whose divisions are the same in both revisions. */
export const sectionLetter =
  /(?<!\p{L})(?:τομε(?:ασ|α|ισ|ων)|κλαδ(?:οσ|ου|ο|οι|ουσ|ων)(?: (?:με )?στοιχει\p{L}+)?|sections?|nace(?: rev\.? ?2(?:\.1)?,?)?)\s*:?\s+(?<letter>(?:στ|[α-ι]|[a-j])(?:΄|'|’)?(?=[\s,;)(:–-]|\.(?!\d)|$)(?:\s*(?:\([^()]{1,90}\)|«[^»]{1,90}»))?(?:\s*(?:,|και|and|&|η|or)\s*(?:στ|[α-ιa-j])(?:΄|'|’)?(?=[\s,;)(:–-]|\.(?!\d)|$)(?:\s*(?:\([^()]{1,90}\)|«[^»]{1,90}»))?)*)/gu
/** Words before a letter that make it a section of the classification, whatever sections a document has itself. */
const ofActivities =
  /(?<!\p{L})(?:nace|isic|καδ|στακοδ|οικονομικ\p{L}+ δραστηριοτ|economic activit)\p{L}*[^.;·]{0,40}$/u
/** "Section A. Who may apply", "ΕΝΟΤΗΤΑ Β: Δικαιούχοι", "Part C – Costs": the head of a part of the document. */
const ownSection =
  /^\s*(?:sections?|parts?|chapter|ενοτητα|μεροσ|κεφαλαιο|τμημα|τομεασ)\s+(?<letter>στ|[α-ι]|[a-j])(?:΄|'|’)?\s*(?:[.:)–—-]|$)/u

/** Letters under which a document has its own sections: two at the least, the first of the alphabet among them. */
export function ownSectionsOf(blocks: readonly Block[]): ReadonlySet<string> {
  const letters = new Set(
    blocks.flatMap(({ folded: { folded }, kind }) => {
      const letter = kind === 'cell' || folded.length > 120 ? undefined : ownSection.exec(folded)?.groups?.['letter']
      return letter === undefined || aboutCodes.test(folded) ? [] : [letter.toUpperCase()]
    }),
  )
  return letters.size > 1 && (letters.has('A') || letters.has('Α')) ? letters : new Set()
}

const oneLetter = /(?<![\p{L}\d])(?<name>στ|[α-ιa-j])(?:΄|'|’)?(?:\s*\((?<inside>[^()]*)\)|\s*«[^»]*»)?/gu
const sectionDivisions: Readonly<Record<string, readonly [number, number]>> = {
  Α: [1, 3],
  A: [1, 3],
  Β: [5, 9],
  B: [5, 9],
  Γ: [10, 33],
  C: [10, 33],
  Δ: [35, 35],
  D: [35, 35],
  Ε: [36, 39],
  E: [36, 39],
  ΣΤ: [41, 43],
  F: [41, 43],
  Η: [49, 53],
  H: [49, 53],
  Θ: [55, 56],
  I: [55, 56],
}
/** Information and communication: its divisions are one section in the older revision only. */
const olderSections: Readonly<Record<string, readonly [number, number]>> = { J: [58, 63], Ι: [58, 63] }
/** The divisions of a section. */
function divisionsOf(letter: string, scheme: Scheme | undefined): string[] {
  const older = scheme === 'nace_2' || scheme === 'kad_2008' ? olderSections[letter] : undefined
  const [from, to] = sectionDivisions[letter] ?? older ?? [0, -1]
  return Array.from({ length: to - from + 1 }, (_, k) => from + k)
    .filter((division) => !notInNace.has(division))
    .map((division) => String(division).padStart(2, '0'))
}
/** Numbers that no division has. */
const notInNace = new Set([4, 34, 40, 44, 48, 54, 57])
export const fullCode = /^\s*(?:\d{1,4}[.)]?\s+)?(?:\d{1,2}(?:\.\d{2}){3}|\d{7,8})(?=\s|$|[;,.)])/u
const between =
  /(?<![\d.:])(?:(?<!\p{L})[a-uα-σ])?(\d{1,2}(?:\.\d{1,2}){0,3})\s*(?:-|–|εωσ(?: και)?|ωσ|μεχρι(?: και)?|to|through)\s*(?:[a-uα-σ](?=\d))?(\d{1,2}(?:\.\d{1,2}){0,3})(?![\d.]*\d|:\d)/gu
const divisions =
  /(?:(?<!\p{L})(?:καδ|nace|kad)(?!\p{L})(?: rev\.? ?2(?:\.1)?| αναθ\.? ?2(?:\.1)?)?|κλαδ\p{L}+|τομε\p{L}+|διψηφι\p{L}+|δραστηριοτητ\p{L}+(?=[^.;]{0,12}\d{2}(?:[ ,]|$))|κωδικ(?:οι|ουσ|ων|οσ|ου)|κατηγορι\p{L}+(?= \d{2}[^.]{0,30}(?:καδ|nace))|industr(?:y|ies)|divisions?|sectors?|codes?|(?<!υπο)διαιρεσ\p{L}+)(?!\p{L}{0,3} ?20\d\d)[^.;\d]{0,60}?((?:(?<![\d.])\d{2}(?:\.\d{1,2})?(?![\d%]|\.\d|\p{L}| ?%|\s(?:μετρ|ετ[ηωο]|μην|χρον|ατομ|εργαζ|κλιν|μοναδ|ευρω|εκατ|χιλ|ημερ|years|months|people|staff|employees|rooms|beds))(?:\s*\([^)]{3,60}\))?(?:\s*(?:,|και|and|&|\/|η|or|-|–|(?:εωσ|ωσ|μεχρι)(?: και)?|up to|to)\s*(?:τον |το |την |ο |η )?)?)+)/gu

/** "Εξαιρείται ο 12", "except 47 and 49": divisions behind a word that takes out. */
const outDivisions =
  /(?:εξαιρ(?:ειται|ουνται|εση)|εκτοσ|πλην|χωρισ|except(?:ing| for)?|excluding|other than|apart from|save(?: for)?|all but|but not|without)(?: (?:ο|η|οι|του|των|τον|τουσ|τα|απο|κλαδ\p{L}+|τομε\p{L}+|κωδικ\p{L}+|καδ|nace|divisions?|sectors?|codes?|of|the))* ((?:\d{2}(?:\.\d{1,2})?(?![\d%]|\.\d)(?:\s*(?:,|και|and|η|or)\s*(?:του |τον |ο |των |τησ )?)?)+)(?!\d|\s?%|\p{L}|\s(?:ετ|μην|χρον|εργαζ|ατομ|ημερ|years|months|people|employees))/gu
/** "Ο κλάδος 68 εξαιρείται, όπως και ο 92": one more, behind what the sentence says of the first. */
const alsoDivisions =
  /(?:(?:οπωσ|καθωσ|ομοιωσ|ουτε|μαζι με)(?: και)? (?:ο|οι|τον?|τουσ|των?|του)(?: κλαδ\p{L}+| τομε\p{L}+)?|as (?:is|are|well as)|nor(?: is| are)?|likewise) (\d{2}(?:\s*(?:,|και|and|or|η)\s*(?:ο |τον |του )?\d{2})*)(?![\d%/]|[.,]\d|\s(?:ετ|μην|χρον|εργαζ|ατομ|ημερ|years|months|people|employees))/gu
/** "Πληροφορική (62)": the division in brackets behind its name, where sectors are listed. */
export const inBrackets = /(?<=\p{L}{4}\s*\()(\d{2}(?:\s*(?:,|και|and|&|\/)\s*\d{2})*)(?=(?: μονον?| only)?\))/gu

const listWords = String.raw`(?:(?<!\p{L})(?:καδ|kad|nace|στακοδ)(?!\p{L})|κλαδ(?:οι|ουσ|οσ|ων|ο)(?!\p{L})|τομε(?:ισ|ων|ασ|α)(?!\p{L})|(?<!εναρξ\p{L}{1,2} (?:τησ )?)δραστηριοτητ\p{L}+|(?:eligible|excluded|ineligible|which|what|target|following|supported|priority|these)(?: \p{L}+){0,2} (?:activit|sector|industr)\p{L}*|(?<=^\P{L}*|[.;] ?)(?:activit|sector|industr)\p{L}*|κωδικ(?:οι|ουσ|ων|οσ|ου) (?:αριθμ|δραστ)\p{L}+|επιλεξιμ\p{L}+ κωδικ\p{L}+|(?:nace|activity|eligible) codes?)`
/** A title, a label or a question under which divisions may stand as bare numbers. */
const listHead = new RegExp(
  String.raw`^[^\d€%]{0,60}?${listWords}(?![^.;]*(?:δαπαν|κοστ|ποσο(?:στ)?|ενταση|προυπολογ|βαθμ|κυκλ\p{L}+ εργ|τζιρ|cost|rate|budget|amount|score))`,
  'u',
)
/** "Δεν ενισχύονται οι δραστηριότητες: 12 …, 19 …": words before a colon that say the same of what follows it. */
const lead = new RegExp(String.raw`(?:^|[.;·(?!] ?)(?<lead>[^:.;·()]{0,90}?${listWords}[^:.;·]{0,50}):(?=\s)`, 'gu')
const bareDivision = /(?<![\d.,/]|\d[-–])(?<code>\d{2})(?![\d%/]|[.,]\d)/gu
/** Numbers of something else than activities. */
const counted =
  /^\s?(?:\)? ?)?(?:[%€$£+×]|ετ(?:η|ων|οσ|ουσ)|χρον|μην(?:α|ε|ω|ο)|ημερ|εργασ|εργαζ|ατομ|απασχ|θεσ(?:εισ|εων)|κλιν|δωματ|μονα[δσ]|ευρω|eur|εκατ|χιλ|δισ|δοσ(?:εισ|εων)|βαθμ|μορι|ε\.?\s?μ\.?\s?ε\.?(?!\p{L})|μετρ|στρεμ|kwh?|mw|αιτησ|επιχειρησ|εταιρ|δικαιουχ|σχεδι|εργ(?:α|ο|ων|ου)(?!\p{L})|χρησ|ωρ(?:ων|εσ)|[ap]\.?m(?!\p{L})|[πμ]\.?μ(?!\p{L})|:\d\d|years?|months?|days?|weeks?|hours?|people|persons?|staff|employ|jobs?|rooms?|beds?|points?|per ?cent|million|thousand|applic|compan|firms?|enterpr|business|projects?|(?:ιανουαρ|φεβρουαρ|μαρτιο|απριλ|μαιο|ιουνιο|ιουλ|αυγουστ|σεπτεμ|οκτωβρ|νοεμβρ|δεκεμβρ|january|february|march|april|may(?= \d)|june|july|august|september|october|november|december))/u
/** What a range of numbers counts, where it is none of codes. */
const counts =
  /^\s?(?:[%€$£+]|(?:ευρω|εκατ\p{L}*|χιλ\p{L}*|ετ(?:η|ων|οσ|ουσ)|χρον(?:ια|ων)|μην(?:εσ|ων)|ημερ(?:εσ|ων)|ωρ(?:εσ|ων)|ατομ(?:α|ων)|εργαζομεν\p{L}+|κλιν(?:εσ|ων)|δωματι(?:α|ων)|μοναδ(?:εσ|ων)|βαθμ(?:οι|ουσ|ων)|εμε|years?|months?|days?|hours?|people|persons?|staff|employees|rooms?|beds?|points?)(?!\p{L}))/u
const opensMember =
  /(?:^\s*(?:[•●▪*–-]\s*|\(?\p{L}{1,2}[.)΄'’]\s*)?|[,(:·;&/–—]\s*(?:\(?\p{L}{1,2}[.)΄'’]\s*)?|(?<!\p{L})(?:και|η|οι|ο|τον|τουσ|των|του|απο|or|and|the|εωσ|μεχρι|μονο|only|κλαδ\p{L}+|τομε\p{L}+|καδ|nace|κωδικ\p{L}+|sectors?|divisions?|codes?)\s*)$/u
/** A section's letter before its division: "C10", "C.10". */
const lettered = /(?<![\p{L}\d])(?<letter>[α-σa-u])[.\- ]?(?<code>\d{2}(?:\.\d{1,2}){0,3})(?![\d%]|[.,]\d|\p{L})/gu

/**
 * What a block prints, in the order in which it is found.
 * @param refusedRow it stands in a row of a table that says "not eligible" of itself
 * @param sure it is about codes by its own words or those above it; else only what stands where a list of them is announced counts
 * @param numbered the list that it belongs to is numbered: its first number is no division
 * @param ownSections letters of the document's own sections: "Section A" is one of these
 */
export function printedIn(
  block: Block,
  ref: ActivityReference,
  scheme: Scheme | undefined,
  refusedRow: boolean,
  numbered: boolean,
  sure: boolean,
  ownSections: ReadonlySet<string> = new Set(),
): Printed[] {
  const blank = (words: string): string => ' '.repeat(words.length)
  // "13.xx" is 13; what somebody asked for says nothing of the list.
  const written = block.folded.folded
    .replaceAll(/(?<=\d{2})\.[xχ*]{1,2}(?![\p{L}\d])/gu, blank)
    .replaceAll(
      /(?<=^|[.;·] )[^.;·]{0,60},? (?:αν και|παροτι|although|though) (?:\p{L}+ )?(?:ζητηθηκ|προταθηκ|asked|requested|proposed)\p{L}*[^.;·]*/gu,
      blank,
    )
    // "My code is 68.20": of somebody who asks.
    .replaceAll(
      /(?<=^|[.;·:] ?)[^.;·:]{0,60}(?:(?:καδ|κωδικ\p{L}+|δραστηριοτητα|επιχειρησ\p{L}+|εταιρ\p{L}+) (?:μου|μασ)(?!\p{L})|(?<!\p{L})my (?:\p{L}+ ){0,2}(?:code|activity|business|company))[^.;·]*(?:\.\d{1,2})?/gu,
      blank,
    )
  const said = withoutOthers(block, written)
  // Behind a word for codes "10 71 11 03" is 10.71.11.03.
  const folded = sure || aboutCodes.test(said) ? joined(said, block, ref) : said
  const taken: Span[] = []
  const isTaken = (start: number, end: number): boolean => taken.some((each) => start < each.end && each.start < end)
  const excluded = refusalIn(block, refusedRow)
  const isOpen = openIn(block)
  const standing: { code: string; excluded: boolean; at: Span }[] = []
  const put = (code: string, start: number, end: number): void => {
    taken.push({ start, end })
    if (isOpen(start) || isWholeOfPart(code, folded, start, end)) return
    standing.push({ code, excluded: excluded(start), at: { start, end } })
  }
  const zones = listZones(block)
  const inZone = (at: number): boolean => zones.some(({ start, end }) => at >= start && at < end)
  for (const match of folded.matchAll(between)) {
    if (!sure && !inZone(match.index)) continue
    const end = match.index + match[0].length
    // "From 18 to 29 years old": ages and amounts run from one number to another, too.
    if (counts.test(folded.slice(end))) {
      taken.push({ start: match.index, end })
      continue
    }
    const [low = '', high = ''] = [match[1], match[2]]
    const now = codesBetween(low, high, ref, scheme ?? 'kad_2025')
    const codes = now.length === 0 && scheme === undefined ? codesBetween(low, high, ref, 'kad_2008') : now
    for (const code of codes) put(code, match.index, end)
  }
  for (const { index, 0: printed, groups } of folded.matchAll(lettered)) {
    const at = index + printed.length - (groups?.['code'] ?? '').length
    if (
      (inZone(index) || /(?:καδ|nace|εξαιρουνται:|excluded:)[^;€%]{0,120}$/u.test(folded.slice(0, index))) &&
      !isTaken(at, index + printed.length) &&
      isCapital(block, index)
    )
      put(groups?.['code'] ?? '', at, index + printed.length)
  }
  for (const match of folded.matchAll(sectionLetter)) {
    const { letter: letters = '' } = match.groups ?? {}
    const from = match.index + match[0].length - letters.length
    for (const { index, 0: printed, groups } of letters.matchAll(oneLetter)) {
      const at = from + index
      // "Τομέα ή κλάδου": the word, not the section.
      if (isTaken(at, at + printed.length) || !isCapital(block, at)) continue
      if (ownSections.has((groups?.['name'] ?? '').toUpperCase()) && !ofActivities.test(folded.slice(0, from))) continue
      // "Sectors: A. Food": the letter of a list.
      if (/:\s+$/u.test(folded.slice(match.index, from)) && /^\.\s+\p{L}/u.test(folded.slice(at + printed.length)))
        continue
      // "J (62 και 63 μόνο)": these of its divisions.
      if (/^[\s\d.,–-]*\d{2}(?:[\s\d.,–&-]|και|and|εωσ|to|μονον?|only)*$/u.test(groups?.['inside'] ?? '')) {
        for (const one of printed.matchAll(/(?<![\d.])\d{2}(?![\d.]*\d)/gu)) {
          const start = at + one.index
          if (!isTaken(start, start + 2)) put(one[0], start, start + 2)
        }
        continue
      }
      for (const code of divisionsOf((groups?.['name'] ?? '').toUpperCase(), scheme)) put(code, at, at + 1)
    }
  }
  const loose = [
    ...(sure || aboutCodes.test(folded) ? folded.matchAll(outDivisions) : []),
    ...(sure ? folded.matchAll(alsoDivisions) : []),
    ...(sure || aboutCodes.test(folded) || zones.length > 0 ? folded.matchAll(inBrackets) : []),
  ]
  for (const match of [...folded.matchAll(divisions), ...loose]) {
    const list = match[1] ?? ''
    const from = match.index + match[0].length - list.length
    for (const one of list.matchAll(/(?<![\d.])\d{2}(?![\d.]*\d)/gu)) {
      const at = from + one.index
      if (!isTaken(at, at + 2) && !counted.test(folded.slice(at + 2))) put(one[0], at, at + 2)
    }
  }
  if (zones.length > 0) {
    for (const { index, groups } of folded.matchAll(bareDivision)) {
      const end = index + 2
      if (!inZone(index) || isTaken(index, end) || !opensMember.test(folded.slice(0, index))) continue
      const after = folded.slice(end)
      if (counted.test(after) || (index < 4 && (numbered || /^[.)]/u.test(after)))) continue
      if (isDivision(groups?.['code'] ?? '')) put(groups?.['code'] ?? '', index, end)
    }
    // "1107" for 11.07, in a column of codes or behind the word.
    for (const { index, 1: code = '' } of folded.matchAll(/^\s*(\d{4})\s*$/gu)) {
      const at = index + folded.indexOf(code)
      if (block.kind === 'cell') put(`${code.slice(0, 2)}.${code.slice(2)}`, at, at + 4)
    }
  }
  const refers =
    (fullCode.test(folded) || block.labels.some((label) => /^\s*\d{7,8}\s*$/u.test(label))) && !aboutCodes.test(folded)
  for (const match of folded.matchAll(token)) {
    const end = match.index + match[0].length
    // Behind the full code of a line, short ones are what its description refers to.
    if (refers && !/^\d{7,8}$|(?:\.\d{2}){3}/u.test(match[0])) continue
    const named =
      /^\d{2}\.\d$/u.test(match[0]) &&
      (/^\s*\(\p{L}{3}/u.test(folded.slice(end)) ||
        (/^\s\p{L}{4}/u.test(folded.slice(end)) && isCapital(block, end + 1)))
    if (!sure && !(inZone(match.index) && (named || /^\d{2}\.\d{2}/u.test(match[0])))) continue
    if (/^ (?:του προυπολογισμ|τησ? εκθεσ|of the budget)/u.test(folded.slice(end))) continue
    if (isTaken(match.index, end) || isNumbering(match[0], match.index, folded, block)) continue
    put(match[0], match.index, end)
  }
  // "10.1, 12 and 19": behind a code of the list.
  for (const { index, groups } of folded.matchAll(bareDivision)) {
    const { code = '' } = groups ?? {}
    const gap = /\s*(?:,|και|and|or|η|&)\s*$/u.exec(folded.slice(0, index))
    if (!sure || gap === null || isTaken(index, index + 2) || !isDivision(code)) continue
    if (taken.some(({ end }) => end === gap.index) && !counted.test(folded.slice(index + 2)))
      put(code, index, index + 2)
  }
  return turnedIn(block, folded, standing)
}

/** The codes of a block as the exceptions of its sentences turn them. */
function turnedIn(
  block: Block,
  folded: string,
  standing: readonly { readonly code: string; readonly excluded: boolean; readonly at: Span }[],
): Printed[] {
  const sentences = sentencesOf(block)
  return standing.flatMap(({ code, excluded, at }): Printed[] => {
    const place = placeIn(block, at.start, at.end)
    const own = sentences.find(({ start, end }) => at.start >= start && at.start < end)
    if (own === undefined) return [{ code, excluded, place }]
    const within = standing
      .filter((each) => each.at.start >= own.start && each.at.start < own.end)
      .map((each) => ({ ...each, at: { start: each.at.start - own.start, end: each.at.end - own.start } }))
    const mine = { code, excluded, at: { start: at.start - own.start, end: at.end - own.start } }
    const meant = letInBehind(folded.slice(own.start, own.end), mine, within)
    if (meant === 'left open') return []
    return [
      meant === undefined
        ? { code, excluded, place }
        : { code, excluded: false, ...(meant === 'let in again' ? { letIn: true as const } : {}), place },
    ]
  })
}

/** A call's own numbers of costs: "code 25.4 needs no invoices". */
const ofCosts =
  /(?<!\p{L})(?:δαπαν|εξοδ(?:α|ων|ου)(?!\p{L})|παραστατικ|τιμολογ|costs?(?!\p{L})|expenditure|expenses|invoices?)/u
const ofActivity =
  /(?<!\p{L})(?:καδ|kad|nace|στακοδ|δραστηριοτ|κλαδ|τομε(?:ισ|ασ|α|ων)|επιχειρησ|activit|sector|industr|division|business|compan)/u
/** The text without its days and without the sentences in which a number is that of a cost. */
function withoutOthers(block: Block, text: string): string {
  const blank = (from: string, start: number, end: number): string =>
    from.slice(0, start) + ' '.repeat(end - start) + from.slice(end)
  let out = text
  if (/\d[/.-]\d{1,2}[/.-](?:19|20)\d\d/u.test(text) && text.length < longestDated)
    for (const { start, end } of datesIn(text)) out = blank(out, start, end)
  if (block.kind !== 'cell' && ofCosts.test(out) && /\d{2}\.\d/u.test(out))
    for (const { start, end } of sentencesOf(block)) {
      const sentence = out.slice(start, end)
      if (ofCosts.test(sentence) && !ofActivity.test(sentence)) out = blank(out, start, end)
    }
  if (block.kind !== 'cell')
    for (const { start, end } of sentencesOf(block))
      if (ofSomeCodes.test(out.slice(start, end))) out = blank(out, start, end)
  if (block.kind !== 'cell' && ofMarks.test(out))
    for (const { start, end } of sentencesOf(block)) {
      const sentence = out.slice(start, end)
      if (ofMarks.test(sentence) && !ofList.test(sentence)) out = blank(out, start, end)
    }
  return out
}
/** "For 55.10 and 55.20 a permit is needed as well": what is asked of some codes lists none. */
const ofSomeCodes =
  /^[^\p{L}\d]*(?:για|σε|οσον αφορα|for|as regards|in the case of|with)(?!\p{L})(?: \p{L}+){0,4}? \d{2}(?:\.\d{1,2})*(?: ?(?:,|και|η|and|or|&)? ?\d{2}(?:\.\d{1,2})*)*(?: ?\([^()]*\))?(?! *[:;]|,? (?:(?:ο|η|το|οι|τα|τον|την) οποι|που |which|that |who))(?![^.]*(?:επιλεξιμ|ενισχυ|μονο|eligib|support|only))[^.;]{0,60}?(?<!\p{L})(?:απαιτ|πρεπει|χρεια|ζητ(?:α|ουν|ει)|must|needs?(?!\p{L})|needed|required|asked)/u
/** What is marked, and what other calls had or hope for. */
const ofMarks =
  /(?<!\p{L})(?:βαθμ(?:οι|ουσ|ων|οσ|ολογ\p{L}+)|μορι(?:α|ων)|points?|bonus|προσαυξησ\p{L}+)(?!\p{L})|(?:last|previous|earlier) (?:call|round)|προηγουμεν\p{L}+ (?:κυκλ|προσκλ|δρασ)|αιτιολογικ\p{L}+ εκθεσ/u
const ofList = /επιλεξιμ|μονο(?!\p{L})|εξαιρ|αποκλει|eligib|only|exclud/u
/** Letters of a block that is no annex of codes. */
const longestDated = 3000

/** Where bare numbers of two digits are divisions: under a title or label of codes all of a block, else behind such words and a colon. */
export function listZones(block: Block): Span[] {
  const { folded } = block.folded
  const [head] = block.labels
  const titles = [block.announcedBy, block.section]
  const under =
    block.kind === 'cell' && head !== undefined
      ? (listHead.test(head) && (block.labels.length > 1 || block.column === 0 || !/\d/u.test(head))) ||
        (/^(?:κωδικο[ισ]|κωδ\.?|codes?|τομεασ|κλαδοσ|διαιρεση|division)\s*$/u.test(head) &&
          titles.some((key) => aboutCodes.test(key) || listHead.test(key)))
      : [block.key ?? '', ...titles].some((key) => key.length < 120 && listHead.test(key))
  if (under) return [{ start: 0, end: folded.length }]
  // "All branches but agriculture (01), fishing (03) and gambling (92)".
  const named = sentencesOf(block).filter(({ start, end }) => {
    const text = folded.slice(start, end)
    return /κλαδ|δραστηριοτ|τομε|sector|activit|industr/u.test(text) && [...text.matchAll(inBrackets)].length > 1
  })
  if (named.length > 0) return named
  return [...folded.matchAll(lead)].map(({ index, 0: printed }) => {
    const start = index + printed.length
    const stop = /\.(?=\s+\p{L}|\s*$)|[.;·] ?[^:.;·]{3,60}:(?=\s)/u.exec(folded.slice(start))
    return { start, end: stop === null ? folded.length : start + stop.index + 1 }
  })
}

const isDivision = (code: string): boolean => Number(code) > 0 && Number(code) < 100 && !notInNace.has(Number(code))

/** An upper-case letter is a section, a lower-case one a word. */
const isCapital = (block: Block, at: number): boolean => /\p{Lu}/u.test(block.raw.charAt(block.folded.map[at] ?? 0))

/** Pairs of digits that stand apart, one code where the classification has it. */
const spaced = /(?<![\d.,/-]|\d )\d{2}(?: \d{2}){1,3}(?!\d|[.,/-]\d| \d|\s?(?:%|€|ευρω|εκατ))/gu
function joined(folded: string, block: Block, ref: ActivityReference): string {
  const exists = (code: string): boolean =>
    (['kad_2025', 'kad_2008'] as const).some((scheme) => parseActivityCode(code, scheme, ref).ok)
  const longer = /\d{2}\.\d{2}/u.test(folded)
  const others = folded.match(spaced)?.length ?? 0
  return folded.replaceAll(spaced, (printed: string, at: number) => {
    const code = printed.replaceAll(' ', '.')
    const pairs = printed.split(' ').map(Number)
    // "10 11 12" may be three divisions.
    const certain = longer || others > 1 || pairs.some((pair, k) => k > 0 && pair <= (pairs[k - 1] ?? 0))
    const apart = block.raw.slice(block.folded.map[at] ?? 0, block.folded.map[at + printed.length - 1] ?? 0)
    return certain && !apart.includes('\n') && exists(code) && !counted.test(folded.slice(at + printed.length))
      ? code
      : printed
  })
}

/** Whether the sentence at a place of a block makes its codes one way among others. */
function openIn(block: Block): (at: number) => boolean {
  const { folded } = block.folded
  const sentences = sentencesOf(block)
  return (at) => {
    const own = sentences.find(({ start, end }) => at >= start && at < end)
    return (
      own !== undefined &&
      block.kind !== 'cell' &&
      leavesCodeOpen(folded.slice(own.start, own.end), at - own.start, (or) => isPrintedOr(block, own.start + or))
    )
  }
}

/** Letters of the name of a row or a list. */
const longestName = 100

/** Whether what stands at a place of a block is taken out. */
function refusalIn(block: Block, refusedRow: boolean): (at: number) => boolean {
  const { folded } = block.folded
  // "All but 10.11 and 10.12": what stands after the word is taken out; before it stands what the list is of.
  const sentences = sentencesOf(block)
  const sentenceAt = (at: number): Span =>
    sentences.find(({ start, end }) => at >= start && at < end) ?? { start: 0, end: folded.length }
  // A title in capitals above a list may be part of a description ("… ΕΚΤΟΣ ΡΥΖΙΟΥ"): only one about activities takes codes out.
  const takesOut = (text: string): boolean =>
    excluding.test(text) && (aboutCodes.test(text) || /δραστηριοτητ|κλαδ|activit|sector/u.test(text))
  // What stands beside a cell at length is a text of its own, not the name of its row.
  const keys = keysOf(block)
    .slice(0, 3)
    .filter((key) => key.length < longestName)
  const outside =
    refusedRow ||
    (excluding.test(keys[0] ?? '') && /\d{2}\.\d/u.test(folded)) ||
    keys.slice(0, 2).some((key) => refusing.test(key)) ||
    takesOut(block.announcedBy) ||
    // "Not allowed:" above a list of many things.
    (block.announcedBy.length < longestName && negation.test(block.announcedBy) && aboutCodes.test(folded)) ||
    takesOut(block.section) ||
    block.labels.some((label) => label.length < longestName && takesOut(label)) ||
    (keys.some((key) => excluding.test(key)) &&
      (aboutCodes.test(folded) || /δραστηριοτητ|κλαδ|δρασεισ|activit|sector/u.test(`${folded} ${keys.join(' ')}`)))
  const known = new Map<number, readonly Denial[]>()
  return (at) => {
    const { start, end } = sentenceAt(at)
    const text = folded.slice(start, end)
    const denials = known.get(start) ?? denialsIn(text)
    known.set(start, denials)
    const over = denials.filter(
      (each) => each.end <= at - start && at - start < each.until && each.unsure === undefined,
    )
    if (over.length > 0) {
      const plain = over.reduce(
        (words, { start: from, end: to }) => words.slice(0, from) + ' '.repeat(to - from) + words.slice(to),
        text,
      )
      const isOut = outside || excluding.test(plain.slice(0, at - start)) || refusedBehind.test(plain.slice(at - start))
      return (over.length + (isOut ? 1 : 0)) % 2 === 1
    }
    // What a bracket takes out of one code is closed before the next: "10 (πλην 10.91), 13"; a place that is left out is no code.
    const before = folded
      .slice(start, at)
      .replaceAll(/\([^()]*\)/gu, ' ')
      .replaceAll(placeLeftOut, ' ')
    const after = folded.slice(at, end)
    const turned =
      excluding.test(before.slice(resumedAt(before))) ||
      refusedBehind.test(after.replaceAll(/\([^)]*\)/gu, '').replace(refusesNext, '')) ||
      listedAsOut(folded, start)
    // What a list of refused codes leaves out of itself is open: "47, except 47.91".
    const inside = before.replace(/^[^:]{2,40}:/u, ' ')
    return outside && !covering.test(before) ? !(turned && /(?:εκτοσ|πλην|except|εξαιρεση)/u.test(inside)) : turned
  }
}

/** "The call covers every sector but …": who is let in, whatever title it stands under. */
const covering =
  /^(?!.*(?<!\p{L})(?:δεν|μη|not|no)(?!\p{L})).*(?<!\p{L})(?:καλυπτ|αφορα|ενισχυ|επιδοτ|χρηματοδοτ|απευθυν|συμμετεχ|επιλεξιμ|covers?|supports?|funds?|open|eligible|addressed)\p{L}* (?:[\p{L},]+ ){0,4}?(?:καθε|ολ(?:οι|ουσ|εσ|α|ων|ο)|οποι\p{L}+|every|all|any)(?!\p{L})/u

/** "Anywhere except Attica, with code …": who is left out there is told by a place. */
const placeLeftOut =
  /(?<!\p{L})(?:εκτοσ(?: απο)?|πλην|με εξαιρεση|except(?: for| in)?|excluding|outside|other than) (?:(?!κλαδ|δραστηρ|καδ|κωδικ|τομε|activit|sector|nace|code|division|class)\p{L}+[ -]?){1,6}, (?=(?:που|οι οποι\p{L}+|και|με|which|that|who|and|with)(?!\p{L}))/gu

/** "10.3 and 10.8, left out is 10.81": what is refused stands behind its verb. */
const refusesNext =
  /,\s*(?:και |and )?(?:εξαιρειται|εξαιρουνται|αποκλειεται|αποκλειονται|(?:is|are) (?:excluded|left out|refused)|excluded (?:is|are))(?: μονον?| only)? (?:ο|η|οι|το|τα|code|class|division|group)?s? ?(?:\p{L}+ )?\d.*$/u

/** "10 to 33, except 12 and 19, as well as in 38.2": where a list of those that are taken goes on. */
function resumedAt(before: string): number {
  const resumed =
    /^(?<head>.*?)(?<!\p{L})(?:πλην|εκτοσ|εξαιρουμεν\p{L}+|(?:με|κατ) εξαιρεση|except|excluding|other than)(?!\p{L}).*?(?:καθωσ και|αλλα και|as well as|and also|plus) (?:σ[ετ]\p{L}{0,3}|in|to|for|(?:επενδυτικα )?σχεδια|επενδυσεισ|επιχειρησεισ|projects|plans|investments|businesses)(?!\p{L})/u.exec(
      before,
    )
  return resumed === null || excluding.test(resumed.groups?.['head'] ?? '') ? 0 : resumed[0].length
}

/** "Δεν ενισχύονται: 12 καπνός· 19 οπτάνθρακας": the words before the colon hold for all that semicolons part. */
function listedAsOut(folded: string, start: number): boolean {
  const before = folded.slice(Math.max(0, start - 400), start)
  const open = /(?:^|[.?!] )([^.:?!]{3,90}):[^.:?!]*[;·]\s*$/u.exec(before)
  return open !== null && excluding.test(open[1] ?? '')
}

/** "From division 47, 47.26 is left out", "21 (only 21.20)": the sentence takes out, or in, only the part of a code that it names behind it. */
function isWholeOfPart(code: string, folded: string, start: number, end: number): boolean {
  const after = folded.slice(end)
  const inside = /^\s*\((?<inside>[^()]*)\)/u.exec(after)?.groups?.['inside'] ?? ''
  if (/(?<!\p{L})(?:μονον?|αποκλειστικα|only)(?!\p{L})/u.test(inside) && inside.includes(`${code}.`)) return true
  const part = new RegExp(
    String.raw`^(?<words>[^.;·()]{0,50}?)(?<![\d.])${code.replaceAll('.', '\\.')}(?:\.\d|(?!\d{2}(?!\d))\d)`,
    'u',
  ).exec(after)
  return (
    part !== null &&
    ofWhole.test(folded.slice(0, start)) &&
    !/(?<!\p{L}|μεν\p{L}{1,4} )(?:εκτοσ|πλην|(?:με )?εξαιρεση|except|excluding|other than|but not)(?!\p{L})/u.test(
      part.groups?.['words'] ?? '',
    ) &&
    !/ (?:και|and|or) /u.test(part.groups?.['words'] ?? '')
  )
}
const ofWhole =
  /(?<!\p{L})(?:(?:απο|σε|εντοσ)(?: τ\p{L}{1,3})?|στ(?:ον?|ην?|ουσ|ισ)|from|within|in|of)(?: the)?(?: (?:κλαδ|τομε|ομαδ|ταξ|κωδικ|διψηφι)\p{L}+| (?:καδ|nace|division|group|class|sector|code))? $/u

/** "2.1 Beneficiaries" and "Regulation 2.1": numbers of paragraphs look like short codes. */
function isNumbering(code: string, at: number, folded: string, block: Block): boolean {
  if (/^\d{7,8}$|(?:\.\d{2}){2,}/u.test(code)) return false
  if (/(?:παρ|αρθρ|ενοτητ|παραγραφ|rev|section|article|καν)\p{L}*\.?\s*$/u.test(folded.slice(Math.max(0, at - 14), at)))
    return true
  // "3.3 NACE classes": the number of a title.
  if (at <= 1 && block.kind !== 'cell' && titleOfCodes.test(folded.slice(at + code.length))) return true
  if (/(?:(?:rev|αναθ)\.?|ωρα:?|ωρεσ:?|at|trl)\s*$/u.test(folded.slice(0, at))) return true
  // Alone at the start of a paragraph that goes on with words that are no title of a code.
  return (
    /\.\d$/u.test(code) &&
    at <= 1 &&
    block.kind !== 'cell' &&
    !aboutCodes.test(block.announcedBy) &&
    !aboutCodes.test(block.section)
  )
}

const titleOfCodes =
  /^\.?\s+(?:(?:οι|the) )?(?:(?:επιλεξιμ|κυρι|επιτρεπομεν|eligible|main|admitted)\p{L}* )?(?:καδ|nace|κωδικ|δραστηριοτ|κλαδ|activit|sectors?|codes?)(?!\p{L}{12})/u

/** All codes of one level from one to another: divisions 10 to 32, classes 10.11 to 10.39. */
function codesBetween(from: string, to: string, ref: ActivityReference, scheme: Scheme): string[] {
  const low = digitsOf(from)
  const high = digitsOf(to)
  if (low.length !== high.length || low >= high || (low.length === 2 && !from.match(/^\d{2}$/u))) return []
  const seen = new Set<string>()
  for (const leaf of ref.index[scheme].leaves) {
    const prefix = leaf.slice(0, low.length)
    if (prefix >= low && prefix <= high) seen.add(prefix)
  }
  return [...seen].map((prefix) => formatCode(prefix))
}

const digitsOf = (code: string): string => {
  const [first = '', ...rest] = code.split('.')
  return first.padStart(2, '0') + rest.join('')
}
