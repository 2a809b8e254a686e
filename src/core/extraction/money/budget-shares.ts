import { beginning } from '../../citing/canonical.ts'
import type { Figure } from '../figures/amounts.ts'
import type { Sentence } from '../text/clauses.ts'
import type { Places } from '../places/places.ts'
import type { ReadValue } from '../reading.ts'
import type { Block } from '../text/source-text.ts'

/**
 * Parts of a budget that need not add up: "of the 9 million, 2 million is ring-fenced for islands", "Strand A (900.000 €)",
 * "45 million for the less developed regions". Folded text.
 */

type BudgetLine = Extract<ReadValue, { field: 'budget_line' }>

/** Of a sentence with more sums no words tell which is a part of which. */
const mostSums = 16
/** Cents: a part of a call is at least so much, and a whole that is parted. */
const leastShare = 10_000_000
const leastWhole = 30_000_000
/** Of a part that only its place in brackets tells. */
const leastBracketed = 50_000_000

const ofWhich =
  /(?:εκ των οποιων|απο τα οποια|απο τουσ οποιουσ|απο αυτα|εξ αυτων|μεσα σε αυτα|συμπεριλαμβανομεν\p{L}+|of which|of this|of these|out of which|including|incl\.)(?:\s+(?:τουλαχιστον|κατ ?['’]? ?ελαχιστον?|at least|up to|εωσ|ποσο|τα|το))*\s*(?:€|eur|£)?$/u
/** "3 million, that is: Crete 1.8 million and …". */
const thatIs =
  /^\s*(?:€|ευρω|eur)?\s*(?:\([^()]{3,80}\)|\))?[\s,·:–-]*(?:ητοι|δηλαδη|namely|that is)(?!\p{L})[^.;·\d]{2,60}$/u
const ofTheWhole =
  /^\s*(?:απο (?:τα|το|τον|τισ|το ποσο των|τα συνολικα)|(?:out )?of (?:the |our |a total of )?)\s*(?:€|eur|£)?\s*$/u
/** "Of the new amount 9.900.000 is for …". */
const ofNamedWhole =
  /^\s*(?:\S{1,4}[.)] )?(?:απο (?:το|αυτο το|τον)|of (?:the|this)) (?:νεο |συνολικο |ανωτερω |παραπανω |new |total )?(?:ποσο|προυπολογισμο|κονδυλι|amount|total|budget|sum)(?!\p{L})/u
/** Money that is kept for somebody. */
const kept =
  /(?:δεσμευ|δεσμευθ|κρατ(?:ηθ|ειτ|ουντ)|προοριζ|επιφυλασσ|κατευθυν|διατ[ιε]θ|δινοντ|αφορ)\p{L}+|(?:is|are|will be|has been|have been) (?:ring-?fenced|reserved|earmarked|set aside|dedicated|allocated|kept|for)/u
const keptFor =
  /^\s*(?:€|ευρω|eur)?\s*(?:(?:θα |εχ(?:ει|ουν) (?:ηδη )?)?(?:δεσμευ|κρατ(?:ηθ|ειτ|ουντ)|προοριζ|επιφυλασσ|κατευθυν|διατ[ιε]θ|δινοντ|αφορ)\p{L}+ |(?:is|are|will be|has been|have been) (?:ring-?fenced |reserved |earmarked |set aside |dedicated |allocated |kept )?)?(?:(?:αποκλειστικα|μονο|only) )?(?:για|σε|στ\p{L}{1,3}|for|to|τισ|τουσ|την)\s+(?<name>[^,.;·()\d]{3,80}?)(?=\s*(?:[,.;·()\d]|$|και \d|and (?:eur|€|\d)))/u
/** Sums of one who applies are no parts of a call. */
const ofOne =
  /(?:ανα|καθε|per|each|every) \p{L}|επιχειρησ\p{L}+ (?:λαμβαν|παιρν)|(?:εωσ|μεχρι|up to|max)\.?\s*(?:τα |€|eur )?$|ησσονοσ|de minimis|δανει|loan|κυκλ\p{L}+ εργασ|τζιρ|turnover|προυπολογισμ\p{L}* (?:του |καθε |ενοσ )?(?:εργ|σχεδι|επενδ|προτ)|ωφελουμεν/u

/** What a part of a call is called, right before its amount. */
const partBefore =
  /(?<name>(?:(?:δρασ(?:η|ησ|εισ)|υποδραση|κυκλο[συ]|σκελο[συ]|παρεμβασ(?:η|ησ)|κατηγορια[σ]?|θεματικ\p{L}+ \p{L}+|πυλωνα[σ]?|αξονα[σ]?|strand|lot|window|round|track|topic|action|pillar|component|stream|measure|μετρο)\s+(?:\d{1,2}|[α-ωa-z]{1,2}|[ivx]{1,4})['΄’´]?|(?:[α-δ]['΄’´]?|\d(?:οσ|η|st|nd|rd|th)|πρωτ\p{L}+|δευτερ\p{L}+|first|second|third|\p{L}+) (?:κυκλο[συ]|φαση|strand|lot|window|round|track|topic|pillar|stream|fund|pot))(?:\s[«"“][^»"”]{2,60}[»"”])?)(?:\s*[:(]|\s-|\s\((?!(?:19|20)\d\d)[^)]{2,50}\):?)\s*$/u

/** Whether an amount is the whole of which its sentence tells parts. */
export function isParted(folded: string, sentence: Sentence, figure: Figure, all: readonly Figure[]): boolean {
  const [cents = 0] = figure.values
  const inside = insideOf(sentence, all)
  if (inside.length > mostSums) return false
  const next = inside[inside.indexOf(figure) + 1]
  if (figure.values.length !== 1 || cents < leastWhole || next === undefined) return false
  const before = folded.slice(sentence.start, figure.start)
  if (ofOne.test(before) || (next.values.at(-1) ?? 0) >= cents) return false
  const between = folded.slice(figure.end, next.start)
  const behind = folded.slice(next.end, sentence.end)
  return (
    (ofWhich.test(between) && !/^\s*(?:€|ευρω)?\s*(?:ανα|per|for each)/u.test(behind)) ||
    thatIs.test(between) ||
    (ofTheWhole.test(before) && (keptFor.test(behind) || kept.test(`${between} ${behind}`)))
  )
}

/** An amount that is a part of a budget, as its words say; undefined where they do not. */
export function shareLine(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
  placesIn: (sentence: Sentence) => Places,
): BudgetLine | undefined {
  const { folded } = block.folded
  const [cents = 0] = figure.values
  if (block.kind === 'cell' || figure.values.length !== 1 || cents < leastShare) return undefined
  const inside = insideOf(sentence, all)
  if (inside.length > mostSums) return undefined
  const at = inside.indexOf(figure)
  const previous = inside[at - 1]
  const before = folded.slice(previous?.end ?? sentence.start, figure.start)
  const behind = folded.slice(figure.end, inside[at + 1]?.start ?? sentence.end)
  if (ofOne.test(folded.slice(sentence.start, figure.start))) return undefined
  const line = (name: string, span: Sentence): BudgetLine => {
    const base = { field: 'budget_line', cents, currency: figure.currency ?? 'EUR' } as const
    const { regions, categories } = isPartOfPlace.test(name.replace(wholeArchipelago, ' '))
      ? { regions: [], categories: [] }
      : placesIn(span)
    const [category, second] = categories
    if (category !== undefined && second === undefined) return { ...base, category, regions }
    return regions.length > 0 ? { ...base, regions } : { ...base, regions: [], title: beginning(name.trim(), 80) }
  }
  const ofNamed = ofNamedWhole.test(folded.slice(sentence.start, inside[0]?.start))
  const whole = inside.slice(0, at).find((each) => isParted(folded, sentence, each, inside))
  const named = keptFor.exec(behind)
  // "Half a million is ring-fenced for social enterprises out of the scheme's 4 million".
  const wholeBehind = inside[at + 1]
  if (
    named !== null &&
    wholeBehind !== undefined &&
    (wholeBehind.values[0] ?? 0) > cents &&
    kept.test(behind) &&
    /(?:out of|of|απο|από) (?:the |τα |το |τον |τη[ν]? )?[^.;·\d]{0,40}$/u.test(behind)
  )
    return line((named.groups?.['name'] ?? '').replace(/ (?:out of|from|απο) .*$/u, ''), {
      start: figure.end,
      end: figure.end + named[0].length,
    })
  const nameAt = (match: RegExpExecArray): Sentence => ({ start: figure.end, end: figure.end + match[0].length })
  if ((ofNamed || (whole !== undefined && (whole.values[0] ?? 0) > cents)) && named !== null)
    return line(named.groups?.['name'] ?? '', nameAt(named))
  // "At least 2 million is set aside for islands", "60 % of the budget (12.000.000 €) is kept for …".
  const keeps =
    (/(?:τουλαχιστον|κατ ?['’]? ?ελαχιστον?|at least)\s*(?:€|eur)?\s*$/u.test(before) &&
      kept.test(`${before} ${behind}`)) ||
    /% (?:του|τησ|of the) (?:\p{L}+ )?(?:προυπολογισμ|πιστωσ|δαπαν|budget|fund)\p{L}*\s*\(\s*$/u.test(before) ||
    /^\s*(?:€|ευρω|eur)?\s*(?:(?:is|are|has been|have been) (?:already |exclusively )?(?:ring-?fenced|reserved|earmarked|kept|held) for(?! (?:the|this) (?:call|scheme|programme))|εχ(?:ει|ουν) (?:ηδη )?(?:κρατηθ|δεσμευ[θτ]|επιφυλαχθ|προβλεφθ)\p{L}+ για|(?:κρατ|επιφυλασσ)\p{L}*(?:ται|νται) (?:αποκλειστικα |μονο )?για)/u.test(
      behind,
    )
  if (keeps) {
    const told = named ?? keptFor.exec(behind.replace(/^\s*(?:€|ευρω|eur)?\s*\)/u, (close) => ' '.repeat(close.length)))
    if (told !== null) return line(told.groups?.['name'] ?? '', nameAt(told))
    const lead = /^\s*(?:για|στ\p{L}{1,3}|for|in) (?<name>[^,.;·()\d]{3,60}?) (?:δεσμευ|προοριζ|διατ[ιε]θ)/u.exec(
      before,
    )
    if (lead !== null)
      return line(lead.groups?.['name'] ?? '', { start: previous?.end ?? sentence.start, end: figure.start })
  }
  const part = partBefore.exec(before)
  if (part !== null && cents >= leastBracketed && /^\s*(?:€|ευρω|eur)?\s*(?:[),.;·]|$|(?:και|and) )/u.test(behind))
    return line(part.groups?.['name'] ?? '', { start: figure.start - part[0].length, end: figure.start })
  // "The allocation for Gozo (800.000 €)", "until the remaining 2,4 million is committed".
  const forName =
    /(?:allocation|budget|share|money|ποσο|πιστωση|μεριδιο|κονδυλι) (?:for|of|για|τησ|του) (?:την? |το |the )?(?<name>[^,.;(\d]{3,40}?)\s*\(\s*$/u.exec(
      before,
    )
  if (forName !== null) return line(forName.groups?.['name'] ?? '', { start: figure.start, end: figure.start })
  if (
    /(?:remaining|left|υπ?ολοιπα|εναπομειναντα)\s*(?:€|eur)?\s*$/u.test(before) &&
    kept.test(`${behind} διατεθ`) &&
    /committed|used|exhausted|δεσμευ|εξαντλ/u.test(behind)
  )
    return line(before, { start: previous?.end ?? sentence.start, end: figure.start })
  // "The less developed ones (70.200.000 €)".
  if (/\(\s*$/u.test(before) && /^\s*(?:€|ευρω|eur)?\s*\)/u.test(behind) && cents >= leastBracketed) {
    const span = { start: Math.max(previous?.end ?? sentence.start, figure.start - nearName), end: figure.start }
    const { regions, categories } = placesIn(span)
    if (regions.length + categories.length > 0) return line(folded.slice(span.start, span.end), span)
  }
  // "Companies in Attica: 5 million": a line of its own for a region.
  const alone = /^\s*(?:\S{1,4}[.)] |[•–*-]\s)?[^:\d%]{3,60}:\s*$/u.test(folded.slice(sentence.start, figure.start))
  const byRegion = /(?:ανα|κατα) περιφερει|(?:per|by) region/u.test(
    `${block.announcedBy} ${block.section} ${block.key ?? ''}`,
  )
  if (
    alone &&
    cents >= (byRegion ? leastShare : leastBracketed * 2) &&
    /^\s*(?:€|ευρω|eur)?\s*[.;,·]?\s*$/u.test(behind)
  ) {
    const span = { start: sentence.start, end: figure.start }
    const { regions, categories } = placesIn(span)
    if (regions.length + categories.length > 0) return line(folded.slice(span.start, span.end), span)
  }
  return namedInTurn(folded, sentence, inside, at, line)
}

/** Letters before a bracket in which the name of a region stands. */
const nearName = 60
const wholeArchipelago = /ionian islands?|ιονι\p{L}+ νησ\p{L}+|νησ\p{L}+ (?:του )?ιονι\p{L}+/u
/** A town, an island of a unit, or what lies outside of a region is not that region. */
const isPartOfPlace =
  /(?<!\p{L})δημ(?:οσ|ου|ο|οι|ων|ουσ)(?!\p{L})|εκτοσ|(?<!\p{L})νησ(?:ι|ια|ιων|ων|ουσ)(?!\p{L})(?! αιγαι)|outside|municipalit|islands?(?!\p{L})/u

/** "Industry gets 15 million and tourism 10 million": names in turn, all before or all behind their amounts. */
function namedInTurn(
  folded: string,
  sentence: Sentence,
  inside: readonly Figure[],
  at: number,
  line: (name: string, span: Sentence) => BudgetLine,
): BudgetLine | undefined {
  const words = folded.slice(sentence.start, sentence.end)
  const listed = partsInTurn(folded, sentence, inside)[at]
  // Parts of one sentence are parts of one whole, though two of them be equal.
  if (listed !== undefined) return { ...line(listed.name, listed.span), group: groupsOfSentences + sentence.start }
  if (inside.length < 2 || inside.some(({ values: [value = 0] }) => value < leastBracketed * 2)) return undefined
  if (!/διατ[ιε]θ|κατανεμ|κατανομ|μοιραζ|κατευθυν|προοριζ|allocat|distribut|goes? to/u.test(words)) return undefined
  const gaps = inside.map((figure, k) => ({
    start: inside[k - 1]?.end ?? sentence.start,
    end: figure.start,
  }))
  const name =
    /^[\s,·]*(?:€|ευρω|eur)?\s*(?:(?:και|ενω|and|while) )?(?:στ\p{L}{1,3}|για|in|for) (?<name>\p{L}[^,.;·()]{3,70}?)(?: (?:θα )?(?:διατ[ιε]θ|κατανεμ|κατευθυν|προοριζ)\p{L}+)?\s*$/u
  const own = gaps.map((gap) => name.exec(folded.slice(gap.start, gap.end))?.groups?.['name'])
  const mine = own[at]
  const gap = gaps[at]
  return mine === undefined || gap === undefined || own.some((each) => each === undefined) ? undefined : line(mine, gap)
}

/** Whether an amount is one of several parts that its sentence tells in turn. */
export const isInTurn = (folded: string, sentence: Sentence, all: readonly Figure[]): boolean =>
  partsInTurn(folded, sentence, insideOf(sentence, all)).length > 0

/** Groups of parts that their sum tells are counted from 0. */
const groupsOfSentences = 10_000

/** What parts a budget, before the list of its parts. */
const parting =
  /(?:προυπολογισμ|πορ(?:οι|ων|ουσ)|πιστωσ|κονδυλ|δημοσι\p{L}+ δαπαν|χρηματοδοτησ|ποσο|χρηματα|budget|allocation|funds?|funding|money|envelope)\p{L}*[^.;·]*(?:κατανεμ|κατανομ|μοιραζ|επιμεριζ|διανεμ|διαιρ|χωριζ|αναλυ|ωσ εξησ|split|divided|allocated|distributed|shared|breaks? down|as follows)/u
/** Parts of calls by their usual names. */
const partOfCall =
  /(?:κυκλο[συ]?(?! εργ)|δραση|υποδραση|σκελοσ|σκελο[υσ]|αξονα[σ]?|πυλωνα[σ]?|κατηγορια|strand|lot|window|round|track|pillar|component|stream)(?!\p{L})|(?:^|\s)(?:ο|η|το|τον|την) (?:[α-δ]['΄’´]?|\d['΄’´οη])(?!\p{L})|(?:first|second|third) one/u

/** "Is divided: Action 1 processing 1.200.000 €, Action 2 tourism 1.850.000 €", "round A is funded with 8 million and B with 6.5". */
function partsInTurn(
  folded: string,
  sentence: Sentence,
  inside: readonly Figure[],
): { readonly name: string; readonly span: Sentence }[] {
  const first = inside[0]
  if (inside.length < 2 || first === undefined || inside.some(({ values: [value = 0] }) => value < leastShare))
    return []
  const lead = folded.slice(sentence.start, first.start)
  const tail = folded.slice(inside.at(-1)?.end ?? sentence.end, sentence.end)
  if (ofOne.test(folded.slice(sentence.start, sentence.end)) || /^\s*(?:ανα|καθε|per|each)(?!\p{L})/u.test(tail))
    return []
  // "10 million the first and 6 million the second".
  const ordinals = inside.map((figure, k) => {
    const span = { start: figure.end, end: inside[k + 1]?.start ?? sentence.end }
    const name =
      /^\s*(?:€|ευρω|eur)?\s*(?:για |for |in )?((?:ο|η|το|τον?|την?|the) (?:πρωτ|δευτερ|τριτ|τεταρτ|first|second|third|fourth|[α-δ]['΄’´]?(?!\p{L}))\p{L}*(?: \p{L}+)?)/u.exec(
        folded.slice(span.start, span.end),
      )?.[1]
    return name === undefined ? undefined : { name, span }
  })
  if (
    /κυκλ|περιοδ|φασ(?:η|εισ)|γυρ|προσκλησ|δρασεισ|round|window|phase|cut-?off|call/u.test(
      folded.slice(sentence.start, sentence.end),
    ) &&
    ordinals.every((each) => each !== undefined)
  )
    return ordinals
  const divided = parting.exec(lead)
  const names = inside.map((figure, k) => {
    const from =
      k === 0
        ? divided === null
          ? sentence.start
          : sentence.start + divided.index + divided[0].length
        : (inside[k - 1]?.end ?? 0)
    const text = folded.slice(from, figure.start)
    const colon = k === 0 ? text.lastIndexOf(': ', text.length - 3) + 1 : 0
    return {
      name: text
        .slice(colon)
        .replace(/^[\s,:;·(–-]*(?:€|ευρω|eur)?[\s,:;·(–-]*(?:(?:και|ενω|and|while) )?(?:(?:για|σε|for|to) )?/u, '')
        .replace(/[\s:(–-]+$/u, ''),
      span: { start: from, end: figure.start },
    }
  })
  const said = (text: string): boolean => (text.match(/\p{L}/gu)?.length ?? 0) > 3
  const isList =
    divided !== null &&
    /:/u.test(lead.slice(divided.index)) &&
    names.every(({ name }) => said(name) && name.length < 80)
  const isParts =
    names.every(({ name }) => partOfCall.test(` ${name}`)) &&
    /χρηματοδοτ|διατ[ιε]θ|εχει|διαθετει|κατανεμ|δεσμευ|προβλεπ|is funded|receives?|has |with |gets?|allocat/u.test(
      lead + names.map(({ name }) => name).join(' '),
    )
  return isList || isParts ? names : []
}

const insideOf = (sentence: Sentence, all: readonly Figure[]): Figure[] =>
  all.filter(({ start, end, values }) => start >= sentence.start && end <= sentence.end && values.length === 1)
