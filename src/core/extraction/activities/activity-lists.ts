import type { ActivityCriterion } from '../../criteria/criterion.ts'
import { readCodeList } from '../../facts/activity-list.ts'
import { parseActivityCode } from '../../facts/activity-parse.ts'
import type { ActivityReference } from '../../facts/activity-reference.ts'
import type { Scheme } from '../../facts/scheme.ts'
import type { Span } from '../../facts/text-fold.ts'
import {
  aboutCodes,
  excluding,
  fullCode,
  inBrackets,
  listZones,
  ownSectionsOf,
  printedIn,
  sectionLetter,
} from './activity-codes.ts'
import type { Printed } from './activity-codes.ts'
import { withoutLetIn } from './codes-let-in.ts'
import { isAside } from '../whose/scope.ts'
import { namedSectors } from './sector-names.ts'
import { keysOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'
import type { VerdictRow } from '../applicants/verdicts.ts'

/** The activity codes that a call lists, and those it takes out. */
export interface ActivityLists {
  readonly scheme: Scheme
  /** The call does not name its classification: it is the one in which more of its codes exist. */
  readonly schemeAssumed: boolean
  readonly include: { readonly exact: string[]; readonly subtree: string[] }
  readonly exclude: { readonly exact: string[]; readonly subtree: string[] }
  /** Where the lists begin and end, in code points: headings, first and last codes. */
  readonly places: Span[]
  /** Where each of the codes stands, or the sentence that names the sectors. */
  readonly told: readonly Span[]
  /** Printed codes that no classification has. */
  readonly refused: string[]
  /** Where such codes are taken out: a person has to look at what the call leaves out there. */
  readonly unreadOut: readonly Span[]
  /** For the investment rather than for the business as it is. */
  readonly investment: boolean
  readonly basis: ActivityCriterion['basis']
}

/** Codes that are named only to say that they are no longer there, or of something else than the call. */
const taken =
  /^\s*(?:[•●*–-] )?(?:ειδικα|ειδικοτερα),? (?:οι|για|στ\p{L}+)(?!\p{L})|κλαδ\p{L}+ \d[\d ,]*(?:και \d+ )?(?:πρεπει|οφειλ|υποχρε|προσκομιζ|υποβαλλ)|(?:αφαιρεθηκ|διαγραφηκ|απορριφθηκ|δεν εγινε δεκτ)\p{L}*|χωρισ συνεπεια|επικινδυνοτητ|(?:was|were|has been) (?:removed|deleted|struck)/u

/** Codes of those who sell to the applicants. */
const providers =
  /(?<!\p{L})(?:παροχ(?:οσ|οι|ων|ουσ|ο|ου)|προμηθευτ(?:ησ|εσ|ων|η)|συμβουλ(?:οσ|οι|ων)|suppliers?|(?:service )?providers?|vendors?)(?!\p{L})/u
const isOfProviders = ({ folded: { folded }, key = '', labels, announcedBy }: Block): boolean =>
  folded.length < 400 &&
  (/^[^\p{L}]*(?:(?:οι|ο|the|ποι\p{L}+|which|who are) )*(?:παροχ|προμηθευτ|suppliers?|(?:service )?providers?|vendors?)/u.test(
    folded,
  ) ||
    [key, labels.at(-1) ?? '', announcedBy].some((name) => name.length < 90 && providers.test(name)))

/** The head of a column that counts something. */
const ofNumbers =
  /^(?:(?:αριθμοσ|πληθοσ|number|count|no\.?) |(?:αιτησεισ|επιχειρησεισ|εργα|βαθμ(?:οι|οσ)|μορια|points?|applications?|projects?|cases?)\s*$)/u

/** A table of contents: its numbers are those of pages. */
const ofContents = /^(?:πινακασ )?περιεχομενα?(?:ων)?\s*$|^(?:table of )?contents\s*$/u

/** A row of a list of codes: a full code, or what stands beside one. */
export const isCodeRow = (block: Block): boolean =>
  fullCode.test(block.folded.folded) || block.labels.some((label) => fullCode.test(label))

/** Full codes that make a list an annex of exact codes. */
const annexOf = 100

/** Codes that are few enough to cite each. */
const mostCited = 8

/** A number, a rate or a sum, beside its code. */
const figure = /[\d%€$£]|ευρω|euro|εκατο(?!\p{L})|per ?cent/u

/** The blocks without the rows of an annex that print a code and its name: ten thousand of them say nothing else of a call. */
export function withoutAnnexRows(blocks: readonly Block[]): readonly Block[] {
  const rows = new Set(
    blocks.filter((block) => isCodeRow(block) && !figure.test(block.folded.folded.replace(fullCode, ''))),
  )
  return rows.size < annexOf ? blocks : blocks.filter((block) => !rows.has(block))
}

/** "Hotels (55.10) and campsites (55.30)": two names with their codes need no word for codes. */
const namesWithCodes = (folded: string): boolean =>
  [...folded.matchAll(/\p{L}{4}\s*\(\d{2}\.\d{2}(?:\.\d{2}){0,2}(?:, \d{2}\.\d{2}(?:\.\d{2}){0,2})*\)/gu)].length > 1

/** Reads the lists of activity codes of a document; undefined where it has none. */
export function activityListsOf(
  blocks: readonly Block[],
  rows: readonly VerdictRow[],
  ref: ActivityReference,
): ActivityLists | undefined {
  const collected: Printed[] = []
  /** Two digits that only stand near codes. */
  const doubtful = new Set<Printed>()
  const places: Span[] = []
  let investment = false
  const scheme = schemeNamed(blocks)
  const refused = new Set(rows.flatMap(({ cells, taken: isTaken }) => (isTaken ? [] : cells)))
  const numbered = numberedLists(blocks)
  const below = linesBelowRefusals(blocks)
  const ownSections = ownSectionsOf(blocks)
  let open: Block | undefined
  for (const block of blocks) {
    const { folded } = block.folded
    // "ΚΑΔ: 50.10 (…), 77.21 (…)," at the end of a line, and "85.51 (…)" at the beginning of the next.
    const goesOn = open !== undefined && /^\s*\d{2}\.\d{1,2}(?!\d|%)/u.test(folded)
    open = undefined
    if (
      (block.kind === 'cell' &&
        block.column > 0 &&
        /^\s*\d+\s*$/u.test(folded) &&
        ofNumbers.test(block.labels[0] ?? '')) ||
      isAside(block, '') ||
      ofContents.test(block.section) ||
      taken.test(folded) ||
      isOfProviders(block) ||
      (block.kind === 'heading' && /[;?]\s*$/u.test(block.raw))
    )
      continue
    const context = [block.section, block.announcedBy, ...block.labels].join(' · ')
    const told = aboutCodes.test(folded)
    const full = fullCode.test(folded)
    // A description in a list ("except goods of 26.51.12") takes nothing out: a sentence of its own does, or a refusing label.
    const code =
      /(?<![\d.])\d{2}\.\d{2}(?![\d%.]*\d)/u.test(folded) || /(?<![\p{L}\d])[A-U]\.?\d{2}(?![\d%])/u.test(block.raw)
    const sentence =
      block.kind !== 'cell' &&
      collected.length > 0 &&
      (/(?:εξαιρουνται|αποκλειονται|are excluded|not eligible:)/u.test(folded) ||
        (excluding.test(folded) && /\p{L}{4}\s*\((?:\d{2}\.\d{2}(?:, )?)+\)/u.test(folded)))
    const bracketed =
      excluding.test(context) && /\((?:\d{2}\.\d{2}(?:, )?)+\)/u.test(folded) && !aboutCodes.test(context)
    const keyed = collected.length > 0 && excluding.test(keysOf(block)[0] ?? '') && folded.length < 120
    const listing = /^(?:επιλεξιμ\p{L}+ )?(?:κλαδ|τομε|δραστηριοτ|sector|activit)\p{L}*/u.test(keysOf(block)[0] ?? '')
    const noted = block.kind === 'cell' && aboutCodes.test(block.heads[0] ?? '') && excluding.test(folded)
    const more =
      noted || goesOn || (code && (sentence || bracketed || keyed)) || (listing && folded.search(inBrackets) >= 0)
    const sure =
      told || namesWithCodes(folded) || full || more || aboutCodes.test(context) || folded.search(sectionLetter) >= 0
    if (!sure && listZones(block).length === 0) continue
    const found = printedIn(
      block,
      ref,
      scheme,
      refused.has(block) || below.has(block),
      block.kind !== 'cell' && numbered.has(listOf(block)),
      sure,
      ownSections,
    )
    if (found.length === 0) continue
    if (/,\s*$/u.test(block.raw)) open = block
    if (
      /επενδυτικ\p{L}+ (?:καδ|κωδικ|δραστηριοτ)|(?:καδ|δραστηριοτ\p{L}+)[^.;]{0,30} (?:στ\p{L}+ οποι\p{L}+|οπου|που) (?:θα )?(?:γιν|υλοποι|πραγματοποι|αφορα)\p{L}* (?:η επενδυση|το (?:επενδυτικο )?(?:σχεδιο|εργο))|(?:καδ|κωδικ\p{L}+|δραστηριοτ\p{L}+) (?:(?:τησ )?επενδυσησ|του (?:επενδυτικου )?(?:σχεδιου|εργου))|(?:(?:επενδυτικα )?σχεδια|επενδυσ(?:εισ|η)|να επενδυσ\p{L}+),? (?:(?!υφισταμεν)\p{L}+ ){0,6}(?:τομε|κλαδ|καδ|κωδικ)|επενδυση (?:θα )?(?:αφορα|εμπιπτ\p{L}+|ανηκ\p{L}+|γινεται)[^.;]{0,40}(?:καδ|κλαδ|κωδικ)|(?<!\p{L})νεα δραστηριοτητα (?:\p{L}+ ){0,2}(?:αν[ηι]κ|εμπιπτ|περιλαμβ)|(?:τομε|κλαδ|καδ)\p{L}* (?:των )?επενδυτικ|investment/u.test(
        `${context} ${folded}`,
      )
    )
      investment = true
    collected.push(...found)
    if (!told) for (const each of found) if (/^\d{2}$/u.test(each.code)) doubtful.add(each)
  }
  // In an annex of full codes such a number is a page's or a heading's.
  const fullCodes = collected.filter(({ code }) => code.replaceAll('.', '').length === 8).length
  const printed = fullCodes < annexOf ? collected : collected.filter((each) => !doubtful.has(each))
  if (printed.length === 0) return listOfNames(blocks, scheme)
  const chosen = scheme ?? likelyScheme(printed, ref, onlyNace(blocks))
  const codesOf = (excluded: boolean): string[] =>
    printed.filter((each) => each.excluded === excluded && each.letIn === undefined).map(({ code }) => code)
  const letIn = printed.filter((each) => each.letIn !== undefined).map(({ code }) => code)
  const include = readCodeList(codesOf(false), chosen, ref)
  const exclude = readCodeList(withoutLetIn(codesOf(true), letIn, chosen, ref), chosen, ref)
  if (
    include.entries.exact.length +
      include.entries.subtree.length +
      exclude.entries.exact.length +
      exclude.entries.subtree.length ===
    0
  )
    return undefined
  // Of a few codes each is cited where it stands; of a list its ends.
  const cited = [...new Map(printed.map(({ place }) => [place.start, place])).values()]
  places.push(...(cited.length > mostCited ? [...cited.slice(0, 1), ...cited.slice(-1)] : cited))
  const all = printed.map(({ code }) => code)
  const isKnown = (code: string): boolean => parseActivityCode(code, chosen, ref).ok
  return {
    scheme: chosen,
    schemeAssumed: scheme === undefined,
    include: include.entries,
    exclude: exclude.entries,
    places,
    told: printed.map(({ place }) => place),
    refused: [...new Set(all.filter((code) => !isKnown(code)))],
    unreadOut: printed.filter(({ code, excluded }) => excluded && !isKnown(code)).map(({ place }) => place),
    investment: investment || onlyForInvestment(blocks),
    basis: basisOf(blocks),
  }
}

/** Sectors in words, where a call prints no code at all. */
function listOfNames(blocks: readonly Block[], scheme: Scheme | undefined): ActivityLists | undefined {
  const named = namedSectors(blocks)
  if (named === undefined) return undefined
  return {
    scheme: scheme ?? 'kad_2025',
    schemeAssumed: scheme === undefined,
    include: { exact: [], subtree: [...named.codes] },
    exclude: { exact: [], subtree: [] },
    places: [named.place],
    told: [named.place],
    refused: [],
    unreadOut: [],
    investment: false,
    basis: basisOf(blocks),
  }
}

/** Letters of a line that is a member of a list, though it has no mark. */
const longestMember = 90

/** "Not allowed:", and below it a line for each that is not, without marks: the first is announced by it, and so are the others. */
function linesBelowRefusals(blocks: readonly Block[]): Set<Block> {
  const below = new Set<Block>()
  blocks.forEach((block, at) => {
    const before = blocks[at - 1]
    if (before?.kind !== 'paragraph' || block.kind !== 'paragraph' || block.raw.length > longestMember) return
    const isNext = block.base - before.base - before.folded.folded.length <= 2
    const isLed = /:\s*$/u.test(before.announcedBy) && excluding.test(before.announcedBy)
    if (isNext && (isLed || below.has(before)) && !/:\s*$/u.test(block.raw)) below.add(block)
  })
  return below
}

const listOf = ({ section, announcedBy }: Block): string => `${section} · ${announcedBy}`

/** Lists whose members are numbered from 1: the first number of a member is none of its codes. */
function numberedLists(blocks: readonly Block[]): Set<string> {
  return new Set(
    blocks
      .filter(({ kind, folded }) => kind !== 'cell' && /^\s*\(?[1-9][.) ]/u.test(folded.folded))
      .map((block) => listOf(block)),
  )
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
    const either =
      /κυρι\p{L}+ (?:η|και) (?:\p{L}+ )?δευτερ|main or (?:an? |the )?secondary|any (?:of (?:its|their) )?activit/u.test(
        text,
      )
    if (either) return 'any'
    const main = /(?:ωσ |η |την )?κυρι(?:οσ|ο|α|ασ)(?!\p{L}| ξενοδοχ| καταλυμ)|main (?:activity|code)/u.test(text)
    const largest = /μεγαλυτερ\p{L}+ (?:εσοδ|ακαθαριστ)|(?:εσοδ|τζιρ)\p{L}+ [^.]{0,20}μεγαλυτερ|largest revenue/u.test(
      text,
    )
    if (main && largest) return 'main_or_largest_revenue'
    if (largest) return 'largest_revenue'
    if (
      /(?<!\p{L})κυρι(?:οσ|ο|ου|οι|ων|α|ασ|εσ) (?:(?!δευτερ|η |και )\p{L}+ ){0,2}(?:καδ|κωδικ|δραστηριοτητ|κλαδ)(?!\p{L}* (?:η|και|or) (?:\p{L}+ )?δευτερ)|(?:main|principal|primary|core) (?:\p{L}+ ){0,2}(?:business|activity|nace|kad|code)(?! or secondary)|(?:καδ|δραστηριοτητα) (?:(?!δευτερ)\p{L}+ ){0,4}κυρι(?:οσ|ο|α)(?!\p{L}| η | δραστ)|(?:κυριοσ|κυριο|κυρια|κυριασ) (?:επιλεξιμ\p{L}+ )?(?:καδ|δραστηριοτητασ?)(?!\p{L})|(?:main|principal|primary) (?:business|activity|nace|kad)|(?:καδ|κωδικ\p{L}+) [\d., ηκαι]+ ωσ κυρι(?:ο|α|ουσ)(?!\p{L})|κυριωσ (?:σ[τε]\p{L}*|με) [^.]{0,70}(?:καδ|κλαδ)|mainly (?:active )?in [^.]{0,30}(?:nace|kad)/u.test(
        text,
      ) &&
      !isAside(block, /[^.;·]*κυρι[^.;·]*|[^.;]*(?:main|principal|primary|core)[^.;]*/u.exec(text)?.[0] ?? text)
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
  return undefined
}

/** Whether a call speaks of NACE and nowhere of the Greek codes. */
function onlyNace(blocks: readonly Block[]): boolean {
  const says = (words: RegExp): boolean => blocks.some(({ folded }) => words.test(folded.folded))
  return says(/(?<!\p{L})nace(?!\p{L})/u) && !says(/(?<!\p{L})(?:καδ|kad)(?!\p{L})/u)
}

/** The version that has more of the codes; the one in force where both have all. */
function likelyScheme(printed: readonly Printed[], ref: ActivityReference, nace: boolean): Scheme {
  const fits = (scheme: Scheme): number => printed.filter(({ code }) => parseActivityCode(code, scheme, ref).ok).length
  if (nace) return fits('nace_2') > fits('nace_2.1') ? 'nace_2' : 'nace_2.1'
  return fits('kad_2008') > fits('kad_2025') ? 'kad_2008' : 'kad_2025'
}
