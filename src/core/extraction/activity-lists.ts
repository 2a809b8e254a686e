import type { ActivityCriterion } from '../criteria/criterion.ts'
import { formatCode } from '../facts/activity-code.ts'
import { readCodeList } from '../facts/activity-list.ts'
import { parseActivityCode } from '../facts/activity-parse.ts'
import type { ActivityReference } from '../facts/activity-reference.ts'
import type { Scheme } from '../facts/scheme.ts'
import type { Span } from '../facts/text-fold.ts'
import { originalSpan } from '../facts/text-fold.ts'
import { refusal } from './condition-gate.ts'
import { isAside } from './scope.ts'
import { keysOf, sentencesOf } from './source-text.ts'
import type { Block } from './source-text.ts'

/** The activity codes that a call lists, and those it takes out. */
export interface ActivityLists {
  readonly scheme: Scheme
  /** The call does not name its classification: it is the one in which more of its codes exist. */
  readonly schemeAssumed: boolean
  readonly include: { readonly exact: string[]; readonly subtree: string[] }
  readonly exclude: { readonly exact: string[]; readonly subtree: string[] }
  /** Where the lists begin and end, in code points: headings, first and last codes. */
  readonly places: Span[]
  /** Printed codes that no classification has. */
  readonly refused: string[]
  /** For the investment rather than for the business as it is. */
  readonly investment: boolean
  readonly basis: ActivityCriterion['basis']
}

interface Printed {
  readonly code: string
  readonly excluded: boolean
  readonly place: Span
}

const aboutCodes =
  /(?<!\p{L})(?:καδ|kad|κ\.α\.δ|κωδικ\p{L}+ (?:αριθμ\p{L}+ )?δραστηριοτ|nace|naf|activity codes?|στακοδ|κλαδ\p{L}+ (?:οικονομικησ )?δραστηριοτ|επιλεξιμ\p{L}+ (?:δραστηριοτ|κωδικ)|οικονομικ\p{L}+ δραστηριοτ|τομε(?:ισ|ασ|α|ων) \d{2}(?![\d/])|(?:δραστηριοτητ\p{L}*|καδ)[^.]{0,30}κωδικ\p{L}+|κωδικ\p{L}+ (?:τησ|του|των) (?:μεταποιησ|βιομηχαν|εμπορι|τουρισμ|κατασκευ|υπηρεσι)|διψηφι\p{L}+|τετραψηφι\p{L}+|κωδικ\p{L}+ (?:του |των |τησ |που (?:ξεκιν|αρχιζ)\p{L}+ (?:απο|με) )?\d{2}(?:\.\d{2}|(?![\d./-]))|δραστηριοτητ\p{L}+ (?:με κωδ\p{L}+ )?\d{2}(?![\d/])|(?:στακοδ|ταξινομησ)|industr(?:y|ies) \d{2}(?!\d)|κλαδ(?:οι|ουσ|ων|οσ|ο|ου)\s*:?\s*(?:\d{2}(?![\d%]|[.,/]\d{3}|\/)|με κωδικ)|(?:ταξ(?:η|εισ|ησ)|ομαδ(?:α|εσ)) \d{2}\.\d|κωδικοι (?:που|δραστ)|sectors? \d{2}(?!\d)|divisions? \d{2})/u
const excluding = new RegExp(
  String.raw`exclus|(?:δεν|μη) (?:θα )?(?:χρηματοδοτ|ενισχυ|επιδοτ|συμμετ|γιν(?:ονται|εται) δεκτ|υπαγ|εντασσ|περιλαμβ|αφορα|υποστηριζ|μετεχ|καλυπτ|ενταχθ|δικαιουντ)|not (?:admitted|accepted|open to)|not (?:funded|supported)|εξαιρ|αποκλει(?!στικ)|(?:μη|δεν ειναι|δεν) επιλεξιμ|εκτοσ|(?<!\p{L})πλην|exclud|ineligible|not eligible|except|(?<!\p{L})(?:χωρισ (?=τ[ηοια])|without |but not |(?:οχι|no),? (?:ε?αν|if) )|(?<!\p{L})(?:δεν|μη)(?: \p{L}+){0,2} ${refusal}|(?:does|do|is|are|may) not (?:carry|operat|engag|be |active)|(?:δεν|μη) (?:\p{L}+ )?(?:δραστηριοποι|ασκουν|ασκει)`,
  'u',
)
const refusedBehind =
  /cannot (?:be|receive|take)|(?:is|are|will be) (?:ruled out|barred|rejected|refused|excluded|left out|not (?:eligible|admitted|accepted|covered|supported|funded))|cannot (?:apply|join)|εχουν δικη τουσ|(?:μεν\p{L}+|παραμεν\p{L}+) εκτοσ|δεν (?:θα )?(?:ειναι επιλεξ|ενισχυ|συμμετ|επιδοτ|χρηματοδοτ|υποστηριζ|υποστηριχθ|μετεχ|περιλαμβ|καλυπτ|αφορα|δικαιουντ|ενταχθ|γιν(?:ονται|εται) δεκτ|υπαγ|εντασσ)|(?:do|does|may|can) ?not (?:qualify|apply|take part|participate)|(?:is|are) (?:out|ineligible|outside)|(?:εξαιρουνται|εξαιρειται|αποκλειονται|αποκλειεται)(?!\p{L})|:\s*(?:οχι|μη επιλεξ)/u
const token =
  /(?<![\d.,/-])(?:\d{1,2}(?:\.\d{2}){3}|\d{1,2}(?:\.\d{1,2}){1,2}|\d{7,8})(?![\d]|[.,/-]\d|\s?(?:%|€|ευρω|εκατ))/gu
/** "Του τομέα Γ (Μεταποίηση)", "NACE section C": sections whose divisions are the same in both revisions. */
const sectionLetter =
  /(?<!\p{L})(?:τομε(?:ασ|α|εισ)|κλαδ(?:οσ|ου|ο) (?:με )?(?:στοιχειο )?|sections?)\s+(?<letter>(?:στ|[α-θι]|[a-j])(?:΄|')?(?:\s*(?:,|και|and|&|η|or)\s*(?:στ|[α-θι]|[a-j])(?:΄|')?(?![\p{L}\d]))*)(?=[\s,.;)(]|$)/gu
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
const fullCode = /^\s*(?:\d{1,4}[.)]?\s+)?(?:\d{1,2}(?:\.\d{2}){3}|\d{7,8})(?=\s|$|[;,.)])/u
const between =
  /(?<![\d.])(\d{1,2}(?:\.\d{1,2}){0,3})\s*(?:-|–|εωσ(?: και)?|ωσ|μεχρι(?: και)?|to|through)\s*(\d{1,2}(?:\.\d{1,2}){0,3})(?![\d.]*\d)/gu
const divisions =
  /(?:(?<!\p{L})(?:καδ|nace|kad)(?!\p{L})(?: rev\.? ?2(?:\.1)?| αναθ\.? ?2(?:\.1)?)?|κλαδ\p{L}+|τομε\p{L}+|διψηφι\p{L}+|δραστηριοτητ\p{L}+(?=[^.;]{0,12}\d{2}(?:[ ,]|$))|κωδικ(?:οι|ουσ|ων|οσ)|industr(?:y|ies)|divisions?|sectors?|codes?|(?<!υπο)διαιρεσ\p{L}+)(?!\p{L}{0,3} ?20\d\d)[^.;\d]{0,60}?((?:(?<![\d.])\d{2}(?:\.\d{1,2})?(?![\d%]|\.\d| ?%|\s(?:μετρ|ετ[ηωο]|μην|χρον|ατομ|εργαζ|κλιν|μοναδ|ευρω|εκατ|χιλ|ημερ|years|months|people|staff|employees|rooms|beds))(?:\s*\([^)]{3,60}\))?(?:\s*(?:,|και|and|&|\/|η|or|-|–|(?:εωσ|ωσ|μεχρι)(?: και)?|up to|to)\s*(?:τον |το |την |ο |η )?)?)+)/gu

/** "Εξαιρείται ο 12", "except 47 and 49": divisions behind a word that takes out. */
const outDivisions =
  /(?:εξαιρ(?:ειται|ουνται|εση)|εκτοσ|πλην|χωρισ|except(?:ing| for)?|excluding|but not|without)(?: (?:ο|η|οι|του|των|τον|τουσ|απο|κλαδ\p{L}+|τομε\p{L}+|κωδικ\p{L}+|division|sector|of|the))* ((?:\d{2}(?:\.\d{1,2})?(?![\d%]|\.\d)(?:\s*(?:,|και|and|η|or)\s*(?:του |τον |ο |των )?)?)+)(?!\d|\s?%|\p{L}|\s(?:ετ|μην|χρον|εργαζ|ατομ|ημερ|years|months|people|employees))/gu
/** "Πληροφορική (62)": the division in brackets behind its name, where sectors are listed. */
const inBrackets = /(?<=\p{L}{4}\s*\()(\d{2}(?:\s*(?:,|και|and)\s*\d{2})*)(?=\))/gu
/** Codes that are named only to say that they are no longer there, or of something else than the call. */
const taken =
  /(?:αφαιρεθηκ|διαγραφηκ|απορριφθηκ|δεν εγινε δεκτ)\p{L}*|χωρισ συνεπεια|επικινδυνοτητ|(?:was|were|has been) (?:removed|deleted|struck)/u

/** A row of a list of codes: a full code, or what stands beside one. */
export const isCodeRow = (block: Block): boolean =>
  fullCode.test(block.folded.folded) || block.labels.some((label) => fullCode.test(label))

/** Reads the lists of activity codes of a document; undefined where it has none. */
export function activityListsOf(blocks: readonly Block[], ref: ActivityReference): ActivityLists | undefined {
  const printed: Printed[] = []
  const places: Span[] = []
  let investment = false
  const scheme = schemeNamed(blocks)
  for (const block of blocks) {
    const { folded } = block.folded
    if (isAside(block, '') || taken.test(folded) || (block.kind === 'heading' && /[;?]\s*$/u.test(block.raw))) continue
    const context = [block.section, block.announcedBy, ...block.labels].join(' · ')
    const told = aboutCodes.test(folded)
    const full = fullCode.test(folded)
    // A description in a list ("except goods of 26.51.12") takes nothing out: a sentence of its own does, or a refusing label.
    const code = /(?<![\d.])\d{2}\.\d{2}(?![\d%.]*\d)/u.test(folded)
    const sentence =
      block.kind !== 'cell' &&
      printed.length > 0 &&
      /(?:εξαιρουνται|αποκλειονται|are excluded|not eligible:)/u.test(folded)
    const bracketed =
      excluding.test(context) && /\((?:\d{2}\.\d{2}(?:, )?)+\)/u.test(folded) && !aboutCodes.test(context)
    const keyed = printed.length > 0 && excluding.test(keysOf(block)[0] ?? '') && folded.length < 120
    const listing = /^(?:επιλεξιμ\p{L}+ )?(?:κλαδ|τομε|δραστηριοτ|sector|activit)\p{L}*/u.test(keysOf(block)[0] ?? '')
    const more = (code && (sentence || bracketed || keyed)) || (listing && folded.search(inBrackets) >= 0)
    if (!told && !full && !more && !aboutCodes.test(context) && folded.search(sectionLetter) < 0) continue
    const found = printedIn(block, ref, scheme)
    if (found.length === 0) continue
    if (
      /(?:καδ|κωδικ\p{L}+|δραστηριοτ\p{L}+) (?:(?:τησ )?επενδυσησ|του (?:επενδυτικου )?(?:σχεδιου|εργου))|(?:επενδυτικα σχεδια|επενδυσεισ) (?:(?!υφισταμεν)\p{L}+ ){0,4}(?:τομε|κλαδ|καδ)|(?:τομε|κλαδ|καδ)\p{L}* (?:των )?επενδυτικ|investment/u.test(
        `${context} ${folded}`,
      )
    )
      investment = true
    printed.push(...found)
  }
  if (printed.length === 0) return undefined
  const chosen = scheme ?? likelyScheme(printed, ref)
  const read = (excluded: boolean) =>
    readCodeList(
      printed.filter((each) => each.excluded === excluded).map(({ code }) => code),
      chosen,
      ref,
    )
  const include = read(false)
  const exclude = read(true)
  if (
    include.entries.exact.length +
      include.entries.subtree.length +
      exclude.entries.exact.length +
      exclude.entries.subtree.length ===
    0
  )
    return undefined
  const [first] = printed
  const last = printed.at(-1)
  for (const each of new Set([first, last])) if (each !== undefined) places.push(each.place)
  const all = printed.map(({ code }) => code)
  return {
    scheme: chosen,
    schemeAssumed: scheme === undefined,
    include: include.entries,
    exclude: exclude.entries,
    places,
    refused: [...new Set(all.filter((code) => !parseActivityCode(code, chosen, ref).ok))],
    investment: investment || onlyForInvestment(blocks),
    basis: basisOf(blocks),
  }
}

/** "The eligible code of the investment", and nowhere one that the business has already. */
function onlyForInvestment(blocks: readonly Block[]): boolean {
  const says = (words: RegExp): boolean => blocks.some(({ folded }) => words.test(folded.folded))
  return says(/καδ (?:τησ )?επενδυσησ/u) && !says(/υφισταμεν\p{L}+ καδ|καδ (?:κυριασ|τησ κυριασ)/u)
}

/** Which of its activities a business must have among the codes: any, unless the call says the main one. */
function basisOf(blocks: readonly Block[]): ActivityCriterion['basis'] {
  for (const block of blocks) {
    const text = block.folded.folded
    if (!/καδ|δραστηριοτητ|activity|nace|business|κλαδ/u.test(text)) continue
    const either = /κυρι\p{L}+ (?:η|και) (?:\p{L}+ )?δευτερ|main or secondary|any (?:of (?:its|their) )?activit/u.test(
      text,
    )
    if (either) return 'any'
    const main = /(?:ωσ |η |την )?κυρι(?:οσ|ο|α|ασ)(?!\p{L})|main (?:activity|code)/u.test(text)
    const largest = /μεγαλυτερ\p{L}+ (?:εσοδ|ακαθαριστ)|(?:εσοδ|τζιρ)\p{L}+ [^.]{0,20}μεγαλυτερ|largest revenue/u.test(
      text,
    )
    if (main && largest) return 'main_or_largest_revenue'
    if (largest) return 'largest_revenue'
    if (
      /(?:κυριοσ|κυριο|κυρια|κυριασ) (?:επιλεξιμ\p{L}+ )?(?:καδ|δραστηριοτητασ?)(?!\p{L})|(?:main|principal|primary) (?:business|activity|nace|kad)|κυριωσ (?:σ[τε]|με|στουσ) [^.]{0,20}(?:καδ|κλαδ)|mainly (?:active )?in [^.]{0,30}(?:nace|kad)/u.test(
        text,
      ) &&
      !isAside(block, text)
    )
      return 'main'
  }
  return 'any'
}

function schemeNamed(blocks: readonly Block[]): Scheme | undefined {
  for (const { folded, section, announcedBy } of blocks) {
    const text = `${folded.folded} ${section} ${announcedBy}`
    if (/καδ[^.]{0,20}2025|nace (?:rev|αναθ)\.? ?2\.1/u.test(text))
      return /nace/u.test(text) && !/καδ/u.test(text) ? 'nace_2.1' : 'kad_2025'
    if (/nace (?:rev\.?|αναθ\.?)? ?2(?![\d.])/u.test(text) && !/(?<!\p{L})(?:καδ|kad)(?!\p{L})/u.test(text))
      return 'nace_2'
    if (/καδ[^.]{0,20}2008|πολ\.?\s?1133/u.test(text)) return 'kad_2008'
  }
  const says = (words: RegExp): boolean => blocks.some(({ folded }) => words.test(folded.folded))
  return says(/(?<!\p{L})nace(?!\p{L})/u) && !says(/(?<!\p{L})(?:καδ|kad)(?!\p{L})/u) ? 'nace_2.1' : undefined
}

/** The KAD version that has more of the codes; the one in force where both have all. */
function likelyScheme(printed: readonly Printed[], ref: ActivityReference): Scheme {
  const fits = (scheme: Scheme): number => printed.filter(({ code }) => parseActivityCode(code, scheme, ref).ok).length
  return fits('kad_2008') > fits('kad_2025') ? 'kad_2008' : 'kad_2025'
}

function printedIn(block: Block, ref: ActivityReference, scheme: Scheme | undefined): Printed[] {
  const { folded } = block.folded
  const out: Printed[] = []
  const place = (start: number, end: number): Span => {
    const span = originalSpan(block.folded, start, end)
    return { start: block.base + span.start, end: block.base + span.end }
  }
  // "All but 10.11 and 10.12": what stands after the word is taken out; before it stands what the list is of.
  const sentences = sentencesOf(block)
  const sentenceAt = (at: number): { start: number; end: number } =>
    sentences.find(({ start, end }) => at >= start && at < end) ?? { start: 0, end: folded.length }
  // A title in capitals above a list may be part of a description ("… ΕΚΤΟΣ ΡΥΖΙΟΥ"): only one about activities takes codes out.
  const takesOut = (text: string): boolean =>
    excluding.test(text) && (aboutCodes.test(text) || /δραστηριοτητ|κλαδ|activit|sector/u.test(text))
  const keys = keysOf(block).slice(0, 3)
  const outside =
    (excluding.test(keys[0] ?? '') && /\d{2}\.\d/u.test(folded)) ||
    /^(?:not|no|οχι|εκτοσ|out)$/u.test(keys[0] ?? '') ||
    takesOut(block.announcedBy) ||
    takesOut(block.section) ||
    block.labels.some(takesOut) ||
    (keys.some((key) => excluding.test(key)) &&
      (aboutCodes.test(folded) || /δραστηριοτητ|κλαδ|δρασεισ|activit|sector/u.test(`${folded} ${keys.join(' ')}`)))
  const excluded = (at: number): boolean => {
    const { start, end } = sentenceAt(at)
    // What a bracket takes out of one code is closed before the next: "10 (πλην 10.91), 13".
    const before = folded.slice(start, at).replaceAll(/\([^()]*\)/gu, ' ')
    const after = folded.slice(at, end)
    const turned = excluding.test(before) || refusedBehind.test(after.replaceAll(/\([^)]*\)/gu, ''))
    // What a list of refused codes leaves out of itself is open: "47, except 47.91".
    const inside = before.replace(/^[^:]{2,40}:/u, ' ')
    return outside ? !(turned && /(?:εκτοσ|πλην|except|εξαιρεση)/u.test(inside)) : turned
  }
  const taken: [number, number][] = []
  for (const match of folded.matchAll(between)) {
    const codes = codesBetween(match[1] ?? '', match[2] ?? '', ref, scheme ?? 'kad_2025')
    if (codes.length === 0) continue
    const end = match.index + match[0].length
    taken.push([match.index, end])
    for (const code of codes) out.push({ code, excluded: excluded(match.index), place: place(match.index, end) })
  }
  const listing = keys.some((key) => /^(?:επιλεξιμ\p{L}+ )?(?:κλαδ|τομε|δραστηριοτ|sector|activit)\p{L}*/u.test(key))
  const loose = [
    ...(aboutCodes.test(folded) ? folded.matchAll(outDivisions) : []),
    ...(listing ? folded.matchAll(inBrackets) : []),
  ]
  for (const match of [...folded.matchAll(divisions), ...loose]) {
    const list = match[1] ?? ''
    const from = match.index + match[0].length - list.length
    for (const one of list.matchAll(/(?<![\d.])\d{2}(?![\d.]*\d)/gu)) {
      const at = from + one.index
      if (taken.some(([start, end]) => at < end && start < at + 2)) continue
      taken.push([at, at + 2])
      out.push({ code: one[0], excluded: excluded(at), place: place(at, at + 2) })
    }
  }
  const alone = block.kind === 'cell' && block.column === 0 ? /^\s*(\d{2})\s*$/u.exec(folded) : null
  if (
    alone !== null &&
    block.labels.every((label) => aboutCodes.test(label)) &&
    [block.section, block.announcedBy].some((key) => aboutCodes.test(key))
  )
    out.push({ code: alone[1] ?? '', excluded: outside, place: place(0, folded.trimEnd().length) })
  for (const match of folded.matchAll(sectionLetter)) {
    const letters = (match.groups?.['letter'] ?? '').toUpperCase().match(/(?<!\p{L})(?:ΣΤ|[Α-ΘΙA-J])(?!\p{L})/gu) ?? []
    for (const code of letters.flatMap((letter) => divisionsOf(letter, scheme)))
      out.push({
        code,
        excluded: excluded(match.index),
        place: place(match.index, match.index + match[0].length),
      })
  }
  const refers =
    (fullCode.test(folded) || block.labels.some((label) => /^\s*\d{7,8}\s*$/u.test(label))) && !aboutCodes.test(folded)
  for (const match of folded.matchAll(token)) {
    const end = match.index + match[0].length
    // Behind the full code of a line, short ones are what its description refers to.
    if (refers && !/^\d{7,8}$|(?:\.\d{2}){3}/u.test(match[0])) continue
    if (
      taken.some(([start, stop]) => match.index < stop && start < end) ||
      isNumbering(match[0], match.index, folded, block)
    )
      continue
    out.push({ code: match[0], excluded: excluded(match.index), place: place(match.index, end) })
  }
  return out
}

/** "2.1 Beneficiaries" and "Regulation 2.1": numbers of paragraphs look like short codes. */
function isNumbering(code: string, at: number, folded: string, block: Block): boolean {
  if (/^\d{7,8}$|(?:\.\d{2}){2,}/u.test(code)) return false
  if (/(?:παρ|αρθρ|ενοτητ|παραγραφ|rev|section|article|καν)\p{L}*\.?\s*$/u.test(folded.slice(Math.max(0, at - 14), at)))
    return true
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
