import type { Anchor } from '../../citing/citation.ts'
import type { SizeClass } from '../../facts/profile.ts'
import type { Span } from '../../facts/text-fold.ts'
import { moneyIn, percentsIn } from '../figures/amounts.ts'
import type { Figure } from '../figures/amounts.ts'
import { isForSome, joints } from './amendment-sense.ts'
import { isCorrection, rolesOf } from './corrections.ts'
import type { Rewording, Role } from './corrections.ts'
import { labelOf, moneyLabels } from '../text/labels.ts'
import type { MoneyName } from '../text/labels.ts'
import type { Places } from '../places/places.ts'
import { sizesIn } from '../applicants/sizes.ts'
import type { Block } from '../text/source-text.ts'

/** A figure in the place of another. Cents, or hundredths of a percent. */
export interface ChangedFigure extends Places {
  readonly kind: Figure['kind']
  readonly was?: number
  readonly now?: number
  /** By how much, with its sign, where only that is told. */
  readonly by?: number
  /** By which part of an amount, with its sign, in hundredths of a percent. */
  readonly share?: number
  readonly currency?: string
  /** What the words beside it name. */
  readonly names?: MoneyName
  readonly end: 'min' | 'max'
  readonly sizes: readonly SizeClass[]
  /** It is for those who fulfil something. */
  readonly ofSome: boolean
  /** One wording takes the place of another: wherever the old one stands, whatever it is of. */
  readonly reworded: boolean
  readonly words: string
  readonly citations: readonly Anchor[]
}

type Unplaced = Omit<ChangedFigure, 'citations'>

const changes =
  /(?<!\p{L})(?:(?:επ)?αυξ(?:αν|ησ|ηθ|ημ)|μει(?:ων|ωσ|ωθ)|διαμορφ|τροποποι|αναπροσαρμ|αντικα[θτ]|αντι(?!\p{L})|μεταβαλλ|ανακατανομ|ανακατανεμ|μεταφερ|μεταφορα|κατανεμ|διορθ|ορθ(?:ο|ησ|ου|η)(?!\p{L})|αλλα[ζξ]|γινε(?:ται|νται)|ενισχυεται|πλεον(?!\p{L})|οριζεται|επιπλεον|προσθετ|increas|rais(?:e|ed|ing)(?!\p{L})|ris(?:es?|en|ing)(?!\p{L})|falls?(?!\p{L})|drops?(?!\p{L})|dropped|reduc|lower|cut(?!\p{L})|top(?:ped|s)?[- ]up|amend|replac|chang|instead of|revis|adjust|correct|should read|now(?!\p{L})|brought|goes|becomes?|additional|extra|transfer|reallocat|distribut)/u
const raisesOrLowers =
  /(?<!\p{L})(?:(?<up>(?:επ)?αυξ(?:αν|ησ|ηθ|ημ)|ενισχυ(?:εται|θ)|increas|rais(?:e|ed|ing)(?!\p{L})|ris(?:es?|en|ing)(?!\p{L})|top(?:ped|s)?[- ]up)|(?<down>μει(?:ων|ωσ|ωθ)|reduc|lower|cut(?!\p{L})|decreas|falls?(?!\p{L})|drops?(?!\p{L})|dropped))/gu
/** "The increase is distributed": each amount is a part of it. */
const distributed =
  /(?<!\p{L})(?:αυξησ|επιπλεον|προσθετ|συμπληρωματικ|(?:the )?(?:increase|additional|extra|further|top-up))(?:[^.;]|\.\d){0,90}(?:κατανε[μι]|διατιθ|διανεμ|κατευθυν|επιμερι|μοιρα[ζσ]|split|shared|distribut|allocat|goes|divided)/u
/** The head of a column of differences. */
const increaseHead =
  /^(?:(?:ποσο |υψοσ )?(?:αυξησ|ενισχυσησ? προυπ)|προσθετ|επιπλεον|συμπληρωμ|(?:the )?(?:increase|additional|extra|top-up))/u
const transferred =
  /(?<!\p{L})(?:μεταφερ|μεταφορα|ανακατανεμ|ανακατανομ|transfer|reallocat|shift(?:ed|s)?(?!\p{L})|mov(?:ed|es?)(?!\p{L}))/u
/** "The aid rate is increased to 60 %", where a call would tell of what grows. */
const rateRaised =
  /(?<!\p{L})(?:ποσοστ\p{L}* (?:τησ )?(?:δημοσιασ )?(?:ενισχυσ|επιχορηγησ|επιδοτησ|χρηματοδοτησ)|ενταση\p{L}? (?:τησ |των )?ενισχυσ|(?:aid|grant|subsidy|funding|support|co-?financing) (?:rate|intensity)|(?:rate|intensity) of (?:the )?(?:aid|support|grant|subsidy|funding))\p{L}*[^.;·%]{0,80}(?:αυξαν|αυξηθ|μειων|μειωθ|increas|rais|reduc|lower)/u
/** A rate of aid is named, or its points: else a percentage by which something changes is a part of an amount. */
const ofRate =
  /(?<!\p{L})(?:ποσοστ|ενταση|ρυθμ|rate(?!\p{L})|intensit|percentage|(?:percentage )?points?(?!\p{L})|μοναδ)/u
/** "From A up to B": the ends of a range, where nothing is raised or lowered. */
const rangeJoint = /^[\s€]*(?:ευρω|eur)?\s*,?\s*(?:εωσ|μεχρι|ωσ)(?: (?:και|τα|τισ|το))*\s*(?:€|eur)?\s*$/u
const ranges = /(?<!\p{L})(?:κυμαιν|μεταξυ|range|vary|varies|between)/u
const lowest = /ελαχιστ|κατωτατ|κατωτερ|minimum|at least|lowest/u

interface Told {
  readonly role: Role
  readonly value: number
  readonly figure: Figure
  readonly start: number
  readonly end: number
}

/** Pairs of an old and a new figure in a sentence, each with the places named beside it. */
export function changedIn(
  block: Block,
  sentence: Span,
  placesIn: (part: Span) => Places,
  /** A stop or a resumption is told in it: an amount that it also sets has no other reading. */
  isStop: boolean,
): Unplaced[] {
  const { folded } = block.folded
  const said = folded.slice(sentence.start, sentence.end)
  const announced =
    distributed.test(`${block.announcedBy} ${block.section}`) ||
    (block.kind === 'cell' && block.labels.length > 1 && increaseHead.test(block.labels[0] ?? ''))
  if (!changes.test(said) && !announced && !isCorrection(said)) return []
  const within = ({ start, end }: Span): boolean => start >= sentence.start && end <= sentence.end
  const money = moneyIn(folded).filter((figure) => within(figure) && !isRange(folded, sentence, figure))
  const moved = money.length === 1 ? transferOf(block, sentence, money[0], placesIn) : []
  if (moved.length > 0) return moved
  const figures = money.length > 0 ? money : percentsIn(folded).filter(within)
  const ends = money.filter((figure, at) => {
    const other = money[at + 1] ?? money[at - 1]
    return other !== undefined && isRangeOf(folded, sentence, [figure, other])
  })
  if (ends.length > 0 && ends.length === money.length) return []
  const shared = announced || distributed.test(said)
  const told = toldOf(folded, sentence, figures, shared)
  const groups = groupsOf(told, (each) => placesIn(partBehind(each, told, sentence)))
  const parts = partsOf(folded, sentence, groups, placesIn)
  const isChanged = groups.some(({ was, by }) => was !== undefined || by !== undefined)
  return groups.flatMap(({ was, by, now }, at): Unplaced[] => {
    const part = parts[at] ?? sentence
    const all = [was, by, now].filter((each) => each !== undefined)
    const [first] = all.toSorted((a, b) => a.start - b.start)
    if (first === undefined) return []
    const isRate = first.figure.kind === 'percent' && groups.length === 1 && rateRaised.test(said)
    const words = folded.slice(part.start, part.end)
    const places = placesIn(part)
    // "… and becomes 4 million, of which 3 for A and 1 for B": parts of what is changed.
    const isPart = isChanged && places.regions.length + places.categories.length > 0
    if (was === undefined && by === undefined && !isStop && !isRate && !isPart) return []
    if (now === undefined && by === undefined) return []
    const signed = by === undefined ? undefined : isLowered(folded, sentence, by) ? -by.value : by.value
    const isShare = first.figure.kind === 'percent' && signed !== undefined && !ofRate.test(outsideNames(said))
    const { currency: _none, ...bare } = first.figure
    return [
      {
        ...describe(block, sentence, isShare ? { ...bare, kind: 'money' } : first.figure, first, words),
        ...(was === undefined || isShare ? {} : { was: was.value }),
        ...(now === undefined || isShare ? {} : { now: now.value }),
        ...(signed === undefined ? {} : isShare ? { share: signed } : { by: signed }),
        sizes: sizesIn(outsideNames(words)),
        reworded: false,
        ...places,
      },
    ]
  })
}

function describe(
  block: Block,
  sentence: Span,
  { kind, currency }: Figure,
  at: Span,
  words: string,
): Pick<Unplaced, 'kind' | 'currency' | 'names' | 'end' | 'ofSome' | 'words'> {
  const near = kind === 'money' ? labelOf(moneyLabels, block, sentence, at) : undefined
  return {
    kind,
    ...(currency === undefined ? {} : { currency }),
    ...(near === undefined ? {} : { names: near.names }),
    end: lowest.test(words) ? 'min' : 'max',
    ofSome: isForSome(words),
    words,
  }
}

/** An amount or a rate is named. */
const nounOfFigure =
  /(?<!\p{L})(?:προυπολογισμ|π\/υ|ενισχυσ|επιχορηγησ|επιδοτησ|δαπαν|κοστ|ποσοστ|ενταση|ορι(?:ο|α)(?!\p{L})|budget|grant|aid(?!\p{L})|subsidy|support|cost|rate(?!\p{L})|intensity|ceiling)/u

/**
 * A sentence that changes two things, each with its noun on its side of a joint, as two: a rate and an amount, or amounts of which
 * one side tells by how much it changes.
 */
export function changesApart(folded: string, sentence: Span): Span[] {
  const within = ({ start, end }: Span): boolean => start >= sentence.start && end <= sentence.end
  const [rates, money] = [percentsIn(folded).filter(within), moneyIn(folded).filter(within)]
  const all = [...rates, ...money]
  const said = folded.slice(sentence.start, sentence.end)
  if (all.length < 2 || /[«»"“”]/u.test(said)) return [sentence]
  for (const { index, 0: joint } of said.matchAll(joints)) {
    const cut = sentence.start + index
    const isBefore = ({ end }: Span): boolean => end <= cut
    const behind = { start: cut + joint.length, end: sentence.end }
    const next = all.filter((each) => !isBefore(each)).toSorted((a, b) => a.start - b.start)[0]
    if (next === undefined || !all.some(isBefore)) continue
    const apart = (one: readonly Span[], other: readonly Span[]): boolean =>
      one.length > 0 && other.length > 0 && one.every(isBefore) && !other.some(isBefore)
    const ratesFirst = apart(rates, money)
    const isMixed =
      ofRate.test(ratesFirst ? said.slice(0, index) : said.slice(index)) && (ratesFirst || apart(money, rates))
    const lead = folded.slice(behind.start, next.start)
    const isNamed = nounOfFigure.test(said.slice(0, index)) && nounOfFigure.test(lead)
    const own = isNamed && (changes.test(lead) || rolesOf(folded, behind, [next])[0] === 'by')
    if (isMixed || own) return [{ start: sentence.start, end: cut }, ...changesApart(folded, behind)]
  }
  return [sentence]
}

/** Whether one figure has both ends of a range. */
function isRange(folded: string, sentence: Span, { values, parts }: Figure): boolean {
  const [low, high] = parts
  return values.length > 1 && low !== undefined && high !== undefined && isRangeOf(folded, sentence, [low, high])
}

/** "Is from A up to B", "now range from A to B": neither is in the place of the other. */
function isRangeOf(folded: string, sentence: Span, pair: readonly [Span, Span]): boolean {
  const [low, high] = pair[0].start < pair[1].start ? pair : [pair[1], pair[0]]
  const before = folded.slice(sentence.start, low.start)
  const isOpened = /(?<!\p{L})(?:απο|μεταξυ|from|between)[^\p{L}\d]*(?:(?:τα|των|eur|€) )*[^\p{L}\d]*$/u.test(before)
  const raises = raisesOrLowers.test(before)
  raisesOrLowers.lastIndex = 0
  if (!isOpened || raises) return false
  return ranges.test(before) || rangeJoint.test(folded.slice(low.end, high.start))
}

const outsideNames = (words: string): string => words.replaceAll(/[«"“][^»"”]{2,200}[»"”]/gu, ' ')

function isLowered(folded: string, sentence: Span, { start }: Span): boolean {
  const before = [...folded.slice(sentence.start, start).matchAll(raisesOrLowers)].at(-1)
  const any = before ?? raisesOrLowers.exec(folded.slice(sentence.start, sentence.end))
  raisesOrLowers.lastIndex = 0
  return any?.groups?.['down'] !== undefined
}

/** @param shared an increase is distributed: each amount is a part of it, whatever stands before it */
function toldOf(folded: string, sentence: Span, figures: readonly Figure[], shared: boolean): Told[] {
  const reached = /(?<!κατανε\p{L}+ )(?<!\p{L})(?:σε|στα|στισ|to|at)\s*(?:€|eur)?\s*$/u
  const roles = rolesOf(folded, sentence, figures).map((role, at) =>
    shared && role === 'now' && !reached.test(folded.slice(sentence.start, figures[at]?.start)) ? 'by' : role,
  )
  return figures.flatMap((figure, at): Told[] => {
    const [low = 0, high] = figure.values
    const role = roles[at] ?? 'now'
    const told = (as: Role, value: number, part: Span | undefined): Told => ({
      role: as,
      value,
      figure,
      start: part?.start ?? figure.start,
      end: part?.end ?? figure.end,
    })
    if (high === undefined) return [told(role, low, figure.parts[0])]
    // "From 10 to 15 million" is one figure of two values: here the second takes the place of the first.
    return role === 'now' ? [] : [told(role, low, figure.parts[0]), told('now', high, figure.parts[1])]
  })
}

type Group = Partial<Record<Role, Told>>

/** A difference behind a figure that has its old and its new value is another one where it has places of its own, else the same told twice. */
function groupsOf(told: readonly Told[], placesOfPart: (each: Told) => Places): Group[] {
  const groups: Group[] = []
  for (const each of told) {
    const last = groups.at(-1)
    const whole = last?.was !== undefined && last.now !== undefined
    if (last !== undefined && each.role === 'by' && whole) {
      const { regions, categories } = placesOfPart(each)
      if (regions.length + categories.length > 0) groups.push({ by: each })
    } else if (last === undefined || last[each.role] !== undefined) groups.push({ [each.role]: each })
    else last[each.role] = each
  }
  return groups
}

const partBehind = (each: Told, told: readonly Told[], sentence: Span): Span => ({
  start: each.start,
  end: told.find(({ start }) => start >= each.end)?.start ?? sentence.end,
})

/** The words that go with each figure: those up to it where the first one has its places before it, else those behind it. */
function partsOf(folded: string, sentence: Span, groups: readonly Group[], placesIn: (part: Span) => Places): Span[] {
  const spans = groups.map((group) => {
    const all = Object.values(group)
    return { start: Math.min(...all.map(({ start }) => start)), end: Math.max(...all.map(({ end }) => end)) }
  })
  const [first, ...more] = spans
  if (first === undefined) return []
  if (more.length === 0) return [sentence]
  const lead = placesIn({ start: sentence.start, end: first.start })
  const leading = lead.regions.length + lead.categories.length > 0
  return spans.map((span, at) =>
    leading
      ? { start: at === 0 ? sentence.start : (spans[at - 1]?.end ?? span.start), end: span.end }
      : {
          start: at === 0 ? sentence.start : span.start,
          end: at === spans.length - 1 ? sentence.end : (spans[at + 1]?.start ?? sentence.end),
        },
  )
}

/** "1 million is transferred from less developed regions to those in transition": one amount that two parts are changed by. */
function transferOf(
  block: Block,
  sentence: Span,
  figure: Figure | undefined,
  placesIn: (part: Span) => Places,
): Unplaced[] {
  const { folded } = block.folded
  const said = folded.slice(sentence.start, sentence.end)
  const [amount = 0, more] = figure?.values ?? []
  if (figure === undefined || more !== undefined || !transferred.test(said)) return []
  const cut = (words: RegExp): number[] => [...said.matchAll(words)].map(({ index }) => sentence.start + index)
  const from = cut(/(?<!\p{L})(?:απο|from)(?!\p{L})/gu)
  const to = cut(/(?<!\p{L})(?:σε|στ\p{L}{1,3}|προσ|υπερ|to)(?!\p{L})/gu)
  const ends = [...from, ...to].toSorted((a, b) => a - b)
  const placed = (starts: readonly number[]): { part: Span; places: Places } | undefined =>
    starts
      .map((start) => ({ start, end: ends.find((each) => each > start) ?? sentence.end }))
      .map((part) => ({ part, places: placesIn(part) }))
      .find(({ places }) => places.regions.length + places.categories.length > 0)
  const [source, target] = [placed(from), placed(to)]
  if (source === undefined || target === undefined) return []
  return [
    { ...source, by: -amount },
    { ...target, by: amount },
  ].map(({ part, places, by }) => ({
    ...describe(block, sentence, figure, figure, folded.slice(part.start, part.end)),
    by,
    sizes: [],
    reworded: false,
    ...places,
  }))
}

/** "… is replaced by "60%" for existing firms": behind both wordings stands for whom, and it is not for all. */
const forWhom =
  /^[\s,]*(?:(?:μονο )?(?:για|ωσ προσ|οσον αφορα|στην περιπτωση)|(?:only )?(?:for|as regards|in the case of)) (?!(?:την?|τισ|τα|τουσ|the|this)? ?(?:ολ|καθε|λογ|παρουσα|συνολ|δραση|προσκλησ|προγραμμα|all(?!\p{L})|every|each|whole|call(?!\p{L})|programme|scheme))/u

/** The figures of a wording that takes the place of another, where both have as many. */
export function rewordedFigures(
  block: Block,
  sentence: Span,
  { was, now }: Rewording,
  placesIn: (part: Span) => Places,
): Unplaced[] {
  if (now === undefined) return []
  const { folded } = block.folded
  // Whom it is for may stand behind both, before the next wording.
  const [behind = ''] = folded
    .slice(Math.max(was.end, now.end), sentence.end)
    .replace(/^\s*[»"”]/u, '')
    .split(/[«"“;·]/u)
  const words = `${folded.slice(sentence.start, Math.min(was.start, now.start))} ${folded.slice(now.start, now.end)} ${behind}`
  const forSome = forWhom.test(behind) || isForSome(behind) || sizesIn(behind).length > 0
  const of = (part: Span, read: (text: string) => Figure[]): (Told & { low: boolean })[] =>
    read(folded)
      .filter(({ start, end }) => start >= part.start && end <= part.end)
      .flatMap((figure) =>
        figure.values.map((value, at) => ({
          role: 'now' as const,
          value,
          figure,
          start: figure.parts[at]?.start ?? figure.start,
          end: figure.parts[at]?.end ?? figure.end,
          low: figure.values.length > 1 && at === 0,
        })),
      )
  return [moneyIn, percentsIn].flatMap((read) => {
    const [before, after] = [of(was, read), of(now, read)]
    if (before.length !== after.length) return []
    return after.flatMap((each, at): Unplaced[] => {
      const old = before[at]
      if (old === undefined || old.value === each.value) return []
      const told = describe(block, sentence, each.figure, each, words)
      return [
        {
          ...told,
          ...(each.low ? { end: 'min' as const } : {}),
          was: old.value,
          now: each.value,
          sizes: sizesIn(words),
          // A wording that is replaced for some stays as it is for the others.
          ...(forSome ? { ofSome: true, reworded: false } : { reworded: true }),
          ...placesIn({ start: Math.min(was.start, now.start), end: Math.max(was.end, now.end) }),
        },
      ]
    })
  })
}
