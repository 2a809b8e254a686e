import type { MoneyRange, NumberRange } from '../../criteria/criterion.ts'
import { sizeClasses } from '../../facts/profile.ts'
import { negation } from '../applicants/condition-gate.ts'
import type { Bare } from '../applicants/condition-sentence.ts'
import type { Span } from '../../facts/text-fold.ts'
import { formsIn } from '../applicants/legal-forms.ts'
import { sparesSomeBehind } from '../applicants/let-off.ts'
import { oneIsEnough } from '../applicants/one-of-list.ts'
import { isSizeDefinition } from '../applicants/size-figures.ts'
import { sizesIn } from '../applicants/sizes.ts'
import {
  alternativesIn,
  exceptionIn,
  isAllowance,
  isCaseOfDuty,
  isDefinition,
  isOfOffices,
  kindLeftOut,
  letOff,
  opensCondition,
  refusesEverybody,
  unlessIn,
} from './sentence-operators.ts'
import { denialsOfThose, kindsSideBySide, withoutThoseLeftOut } from './sentence-shapes.ts'
import { denialsIn, isCompared, isCompleting, statementsIn } from './sentence-denials.ts'
import type { Denial } from './sentence-denials.ts'

/** What a sentence says of an applicant, after its negations, alternatives and exceptions have been looked at. */
export interface Judged {
  readonly criteria: readonly Bare[]
  /** Criteria of which one will do. */
  readonly any?: readonly (Bare | { readonly all: readonly Bare[] })[]
  /** The sentence says more, or something else, than its criteria: it has to be asked of a person as it stands. */
  readonly open: boolean
  /** It states no condition: what a word means, or where an office is. */
  readonly none?: true
}

/** A sentence, and what the readers of each kind of condition took from it. Folded text. */
export interface Said {
  readonly text: string
  /** Whether a letter that folds to "η" is printed as the word for "or". */
  readonly isOr: (at: number) => boolean
  readonly found: readonly Bare[]
  /** It tells who is refused, by its own words or those above it. */
  readonly refused: boolean
  /** The words above it do. */
  readonly refusedAbove: boolean
  /** Reads words by themselves, as a condition of those who may apply. */
  readonly read: (words: string) => readonly Bare[]
  /** Whether words name a place. */
  readonly isPlace: (words: string) => boolean
}

/**
 * Holds what the readers made of a sentence against the words in it that turn, join or take back. A criterion is turned round
 * where the meaning is certain, two become alternatives where "or" parts them, and everything else is left to a person.
 */
export function judged(said: Said): Judged {
  const { text, found, read } = said
  if (found.length === 0) return { criteria: [], open: false }
  if (isDefinition(text) || isAllowance(text)) return { criteria: [], open: false, none: true }
  const kept = isOfOffices(text) ? found.filter(({ kind }) => kind !== 'region') : found
  if (kept.length === 0) return { criteria: [], open: false, none: true }
  // Where somebody has moved from or to is neither where he has to be nor where he may not.
  if (hasMoved.test(text) && found.some(({ kind }) => kind === 'region')) return nothing
  // "At least one of: …" in one sentence.
  if (oneIsEnough(text) && found.some(({ kind }) => isFigure(kind))) return nothing
  const leftOut = withoutThoseLeftOut(text)
  // What holds of those who are left out is no condition of the others, and is for a person.
  if (leftOut.length < text.length)
    return said.refused ? nothing : { ...judged({ ...said, text: leftOut, found: read(leftOut) }), open: true }
  const excepted = withException({ ...said, found: kept })
  if (excepted !== undefined) return excepted
  const founding = withFounding({ ...said, found: kept })
  if (founding !== undefined) return founding
  if (hasKindsOfTheirOwn({ ...said, found: kept })) return nothing
  const beside = besideDenial({ ...said, found: kept })
  if (beside !== undefined) return beside
  const turned = withDenials({ ...said, found: kept })
  const joined = turned.open ? turned : withAlternatives({ ...said, found: turned.criteria })
  // Less than the place is meant, and what is left of it has no name here.
  const part = takesOutPart(said, joined.criteria)
  const unread =
    !said.refused &&
    (denialsOfThose(text).some((clause) => read(clause).length === 0) ||
      denialsIn(text).some(({ start, until }) => addsNothing(said, start, until)))
  return part || unread ? { ...joined, open: true } : joined
}

const hasMoved =
  /(?<!\p{L})(?:μετεγκα(?:ταστα|τεστη)\p{L}+|μετ(?:εφερ|αφερ)\p{L}* (?:την? )?(?:εδρα|δραστηριοτητα|εγκαταστασ)|(?:have |has )?(?:relocat|moved (?:their|its|from|to))\p{L}*)(?!\p{L})/u

/** Whether nothing was read of what a denial reaches, and no code stands there. */
const addsNothing = ({ text, read }: Said, start: number, until: number): boolean =>
  !/(?<!\d)\d{2}\.\d{1,2}(?!\d)|(?<!\p{L})(?:καδ|κωδικ|nace|kad)/u.test(text.slice(start, until)) &&
  read(text.slice(0, until)).length <= read(text.slice(0, start)).length &&
  read(text.slice(start, until)).length === 0

const nothing: Judged = { criteria: [], open: true }

/** What a criterion is about: two of one key bound the same thing. */
export const keyOf = (criterion: Bare): string => {
  switch (criterion.kind) {
    case 'age':
      return `age ${criterion.test.measure}`
    case 'headcount':
      return `headcount ${criterion.measure}`
    case 'accounts':
      return `accounts ${criterion.figure}`
    default:
      return criterion.kind
  }
}

const same = (one: Bare, other: Bare): boolean => JSON.stringify(one) === JSON.stringify(other)

/** "Unless …", "if they are …", "except for cooperatives": a rule that does not hold for everybody. */
function withException(said: Said): Judged | undefined {
  const { text, found, read } = said
  const unless = unlessIn(text)
  if (unless !== undefined) {
    const head = text.slice(0, unless.start)
    // "Nobody may apply unless he has two closed years": what stands behind it is the condition.
    if ((negation.test(head) || nobody.test(head)) && refusesEverybody(head)) return conditionFrom(said, unless.end)
    return nothing
  }
  const spared = said.refused || nobody.test(text) ? sparedOf(said) : undefined
  if (spared !== undefined) return spared
  if (isCaseOfDuty(text, (words) => read(words).length > 0)) return nothing
  const figures = found.some(({ kind }) => isFigure(kind))
  if (figures && sparesSomeBehind(text)) return { criteria: found.filter(({ kind }) => !isFigure(kind)), open: true }
  const off = letOff(text)
  const out = said.refused || (figures && off !== undefined) ? undefined : kindLeftOut(text)
  if (out !== undefined && !said.isPlace(out) && [sizesIn(out), formsIn(out)].every((names) => names.length === 0))
    return { criteria: found, open: true }
  if (off === undefined || said.isPlace(off) || partOfPlace.test(off)) return undefined
  return found.some(({ kind }) => isFigure(kind) || kind === 'region') ? nothing : undefined
}

/** "Large enterprises may not apply, except for cooperatives": who is spared is let in, and by nothing that is read of him left out. */
function sparedOf(said: Said): Judged | undefined {
  const { text, read } = said
  const off = exceptionIn(text)
  if (off === undefined) return undefined
  const [head, tail] = [text.slice(0, off.start), text.slice(off.end)]
  // What tells the refusal is the exception itself: "all enterprises except for …".
  if (!said.refusedAbove && !negation.test(head) && !nobody.test(head)) return undefined
  // "Nobody but cooperatives may apply": those who are spared are all that may.
  if (refusesEverybody(head) && (negation.test(head) || nobody.test(head))) return conditionFrom(said, off.end)
  // Codes, places and parts of them that are taken out of what is named before.
  if (partOfPlace.test(tail) || said.isPlace(tail)) return undefined
  if (/\d{2}\.\d/u.test(text)) return sparesSome(text, text.search(/\d{2}\.\d/u)) ? nothing : undefined
  const refused = judged({ ...said, text: head, found: read(head).length === 0 ? [] : refusedIn(said, head) })
  const [one, ...more] = refused.criteria
  const letIn = read(tail)
  if (one === undefined || more.length > 0 || refused.open || refused.any !== undefined || letIn.length !== 1)
    return nothing
  return { criteria: [], any: [one, ...letIn], open: false }
}

/** What is asked of all by the words from a place on, where those before it refuse everybody. */
function conditionFrom(said: Said, at: number): Judged {
  const text = said.text.slice(at)
  const found = said.read(text)
  return found.length === 0
    ? nothing
    : judged({ ...said, text, found, refused: false, isOr: (place) => said.isOr(at + place) })
}

/** What the words that refuse tell by themselves. */
const refusedIn = ({ found, read }: Said, head: string): readonly Bare[] => {
  const named = new Set(read(head).map(keyOf))
  return found.filter((each) => named.has(keyOf(each)))
}

const nobody = /^[^\p{L}]*(?:no|none|nobody|κανεν\p{L}+|καμι?α|ουδεμια) /u

const isFigure = (kind: Bare['kind']): boolean => kind === 'age' || kind === 'headcount' || kind === 'accounts'

const part = String.raw`(?: ?(?:απο|του|τησ|των|τον|την|το|τουσ|τισ|for|the|of))* ?(?:δημ(?:ο|ου|ων|ουσ)|κοινοτητ\p{L}+|δ\.? ?ε\.?|οικισμ\p{L}+|πολ(?:η|ησ|εωσ)|νησ\p{L}+|municipalit\p{L}+|cit(?:y|ies)|towns?|islands?|villages?)(?!\p{L})`
const partOfPlace = new RegExp(`^${part}`, 'u')
const butPart = new RegExp(
  String.raw`(?<!\p{L})(?:εκτοσ|πλην|εξαιρουμεν\p{L}+|(?:με )?εξαιρεση|except(?:ing)?|excluding|other than|but not|outside)${part}`,
  'u',
)
/** "In Epirus but for the municipality of Ioannina". */
const takesOutPart = ({ text }: Said, criteria: readonly Bare[]): boolean =>
  criteria.some((each) => each.kind === 'region' && each.include !== undefined && each.exclude === undefined) &&
  butPart.test(text)

/** "One closed year, or to be founded", "started since 2026, or have not started yet": who is still to be founded has no years, so either will do. */
function withFounding({ text, found, refused, isOr }: Said): Judged | undefined {
  const ways = refused ? [] : alternativesIn(text, isOr)
  const founded =
    found.find((each) => each.kind === 'lifecycle' && each.include.includes('to_be_established')) ??
    (ways.some(({ end }) => notYetFounded.test(text.slice(end))) ? toBeFounded : undefined)
  if (founded === undefined || ways.length === 0 || (founded !== toBeFounded && denialsIn(text).length > 0))
    return undefined
  const alone = founded.kind === 'lifecycle' && !founded.include.includes('active')
  const [old, ...more] = found.filter((each) => asksForYears(each) || (alone && each.kind === 'age'))
  const criteria = found.filter((each) => each !== founded && each !== old)
  if (old !== undefined && more.length === 0) return { criteria, any: [old, toBeFounded], open: false }
  // The years are told, and could not be read.
  return old === undefined && closedYearWords.test(text) && !found.some(({ kind }) => kind === 'age')
    ? { criteria, open: true }
    : undefined
}
const toBeFounded: Bare = { kind: 'lifecycle', include: ['to_be_established'] }
const notYetFounded =
  /^ *(?:(?:που|οσ(?:οι|εσ)|(?:those )?(?:who|that|which)) )?(?:(?:δεν|σκοπευουν να|προτιθενται να|θα) (?:εχ(?:ουν|ει) )?(?:(?:ακομ[αη]|ηδη) )?(?:κανει|κανουν) (?:ακομ[αη] )?εναρξη|(?:have|has) not (?:yet )?(?:started|begun|been (?:founded|set up|established))(?! (?:the|their) (?:project|works|investment))|(?:intend|plan|mean|are about) to (?:start|found|set up|establish))(?!\p{L})/u
const closedYearWords =
  /κλεισμεν|(?:διαχειριστικ|οικονομικ)\p{L}+ (?:χρησ|ετ)|closed|(?:financial|fiscal|accounting) (?:years?|periods?)/u

/** Whether an age is one that nobody has who is still to be founded. */
const asksForYears = (each: Bare): boolean =>
  each.kind === 'age' &&
  (each.test.measure === 'started_between'
    ? each.test.from === undefined
    : 'min' in each.test.range || 'min_exclusive' in each.test.range)

/** Criteria in the reach of a word that denies are read without it, and turned round where what is left says the opposite. */
function withDenials(said: Said): Judged {
  const { text, found, read } = said
  const denials = denialsIn(text)
  if (denials.length === 0) return { criteria: found, open: false }
  if (denials.length > mostDenials) return nothing
  const bare = denials
    .toReversed()
    .reduce((words, { start, end, left }) => words.slice(0, start) + left + words.slice(end), text)
    .replaceAll(/ (?:ουτε|nor) /gu, (word) => (word === ' nor ' ? ' and ' : ' και '))
  const own = negation.test(bare)
  const refused = own || (said.refused && !negation.test(text))
  const core = tidy(bare.replace(negation, ' '))
  const plain = read(core)
  const beside = denials.map((denial) => read(without(text, denial)))
  const reaching = (key: string): Denial[] =>
    denials.filter((_denial, at) => beside[at]?.some((each) => keyOf(each) === key) === false)
  const out: Bare[] = []
  let open = false
  for (const criterion of found) {
    // The readers of these know no other side of them.
    if (!hasOpposite.has(criterion.kind)) {
      out.push(criterion)
      continue
    }
    const key = keyOf(criterion)
    const ofKey = plain.filter((each) => keyOf(each) === key)
    const [mine, ...more] = ofKey.length > 0 ? ofKey : plain.filter(({ kind }) => kind === criterion.kind)
    const over = reaching(key)
    if (over.length === 0) {
      // "In Crete, and with no branch in Attica": both are about places.
      const other = beside.flat().find((each) => keyOf(each) === key && !same(each, criterion))
      const widened = criterion.kind === 'region' && criterion.include !== undefined && criterion.exclude === undefined
      // "They must not have had two grants and must have three employees": what is denied is none of the figure.
      const apart = isFigure(criterion.kind) && !said.refused && denials.length === 1 ? other : undefined
      if (apart !== undefined) out.push(apart)
      else if (other === undefined || denials.length > 1 || !widened) out.push(criterion)
      else {
        out.push(other)
        open = true
      }
      continue
    }
    if (over.some(({ unsure }) => unsure)) {
      open = true
      continue
    }
    const odd = (over.length + (refused ? 1 : 0)) % 2 === 1
    if (mine === undefined || more.length > 0) {
      if (mine === undefined && saysAlready(criterion, odd)) out.push(criterion)
      else open = true
      continue
    }
    if (!odd) {
      out.push(mine)
      continue
    }
    const many =
      found.filter(
        (each) => hasOpposite.has(each.kind) && reaching(keyOf(each)).some((denial) => over.includes(denial)),
      ).length > 1
    const reach = over.map(({ end, until }) => text.slice(end, until)).join(' ')
    const turned = many && !/(?<!\p{L})(?:η|ειτε|ουτε|or|nor)(?!\p{L})/u.test(reach) ? undefined : opposite(mine, core)
    // "Not above 10, nor below 0,3": which end each of two is, their reader has told from the words.
    const bothEnds = turned === undefined && isFigure(criterion.kind) && /(?<!\p{L})(?:ουτε|nor)(?!\p{L})/u.test(text)
    if (turned !== undefined) out.push(turned)
    else if (bothEnds) out.push(criterion)
    else open = true
  }
  return { criteria: out, open }
}

/** "Start-ups founded since 2022 and SMEs with ten employees": what one kind must be is no condition of the next. */
function hasKindsOfTheirOwn({ text, read, refused, found }: Said): boolean {
  if (refused || isSizeDefinition(text) || !found.some(({ kind }) => isFigure(kind))) return false
  // Who is still to be founded has no age: the other kind alone has one.
  if (found.some((each) => each.kind === 'lifecycle' && each.include.includes('to_be_established'))) return false
  if (newAndOld.test(text)) return true
  return kindsSideBySide(text)
    .slice(0, -1)
    .some((part) => read(part).some(({ kind }) => isFigure(kind)))
}

/** "New ones (up to three years old) and existing ones". */
const newWords = String.raw`(?:νεοσυστατ\p{L}+|νεοιδρυ\p{L}+|νεοφυ\p{L}+|νε(?:εσ|ων|οι)|new|newly|start-?ups)`
const oldWords = String.raw`(?:υφισταμεν\p{L}+|παλαι\p{L}+|existing|established (?=businesses|companies|firms|enterprises))`
const newAndOld = new RegExp(
  String.raw`(?<!\p{L})(?:${newWords}(?!\p{L})[^.;·]{0,80}?(?:,| και| and| or| η)+ (?:(?:οι|τισ|σε|to|for) )*${oldWords}|${oldWords}(?!\p{L})[^.;·]{0,80}?(?:,| και| and| or| η)+ (?:(?:οι|τισ|σε|to|for) )*${newWords})`,
  'u',
)

const noStaff =
  /(?<!\p{L})(?:(?:να )?(?:δεν|μην?) (?:απασχολουν|εχουν|διαθετουν) (?:καθολου )?(?:προσωπικο|εργαζομεν\p{L}+|υπαλληλουσ)|(?:do not (?:employ|have) (?:any )?|(?:have|employ) no )(?:staff|employees|personnel|persons)),? (?:η|ειτε|or) /u

/** "That do not …, or that …": of what is denied and something else either will do; all of it is left to a person but what stands before. */
function besideDenial(said: Said): Judged | undefined {
  const { text, found, read, isOr } = said
  if (said.refused) return undefined
  // "No staff, or up to two": up to two.
  const none = noStaff.exec(text)
  if (none !== null) {
    const words = `${text.slice(0, none.index)}${text.slice(none.index + none[0].length)}`
    const told = read(words)
    const upTo = told.some((each) => each.kind === 'headcount' && !isLow(each.range))
    return upTo
      ? { criteria: told, open: false }
      : { criteria: found.filter(({ kind }) => kind === 'size'), open: true }
  }
  const denials = denialsIn(text)
  const [first] = denials
  if (first === undefined) return undefined
  const apart = alternativesIn(text, isOr).filter(
    ({ start, end }) =>
      denials.some(({ until }) => start <= until && until <= end) || denials.some((each) => each.start === end),
  )
  if (apart.length === 0) return undefined
  const statement = statementsIn(text).findLast(({ start }) => start <= Math.min(first.start, apart[0]?.start ?? 0))
  const head = text.slice(0, statement?.start ?? 0)
  const before = read(head)
  return { criteria: found.filter((each) => before.some((one) => same(one, each))), open: true }
}

const isLow = (range: NumberRange): boolean => 'min' in range || 'min_exclusive' in range

/** A sentence with more of them is a list. */
const mostDenials = 6

const hasOpposite: ReadonlySet<Bare['kind']> = new Set(['region', 'legal_form', 'size', 'headcount', 'accounts', 'age'])

/** Whether a criterion takes out or in what an odd or even number of denials does. */
const saysAlready = (criterion: Bare, odd: boolean): boolean =>
  (criterion.kind === 'legal_form' || criterion.kind === 'region') &&
  (odd ? criterion.include : criterion.exclude) === undefined

const tidy = (words: string): string => words.replaceAll(/\s+/gu, ' ')
/** A sentence without all that one of its denials reaches. */
const without = (text: string, { start, until }: Denial): string => tidy(`${text.slice(0, start)} ${text.slice(until)}`)

/** Who is left where nobody may be what a criterion names; undefined where that is not certain. */
export function opposite(criterion: Bare, text: string): Bare | undefined {
  switch (criterion.kind) {
    case 'region':
    case 'legal_form': {
      const { include, exclude, ...rest } = criterion
      if ((include === undefined) === (exclude === undefined)) return undefined
      return (include === undefined ? { ...rest, include: exclude } : { ...rest, exclude: include }) as Bare
    }
    case 'size': {
      const left = sizeClasses.filter((each) => each !== 'small_mid_cap' && !criterion.include.includes(each))
      return left.length === 0 ? undefined : { ...criterion, include: left }
    }
    case 'headcount':
    case 'accounts': {
      const range = isCompared(text) ? beyond(criterion.range) : undefined
      return range === undefined ? undefined : ({ ...criterion, range } as Bare)
    }
    case 'age': {
      const { test } = criterion
      if (test.measure === 'started_between') {
        const { from, to } = test
        if ((from === undefined) === (to === undefined)) return undefined
        const day = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString()
        return {
          ...criterion,
          test: { measure: test.measure, ...(from === undefined ? { from: day(to ?? '', 1) } : { to: day(from, -1) }) },
        }
      }
      const range = isCompared(text) || isCompleting(text) ? beyond(test.range) : undefined
      return range === undefined ? undefined : ({ ...criterion, test: { ...test, range } } as Bare)
    }
    default:
      return undefined
  }
}

/** All that lies outside a range with one end. */
function beyond<R extends NumberRange | MoneyRange>(range: R): R | undefined {
  const [end, ...more] = Object.entries(range)
  if (end === undefined || more.length > 0) return undefined
  const other = { min: 'max_exclusive', max: 'min_exclusive', min_exclusive: 'max', max_exclusive: 'min' }[end[0]]
  return other === undefined ? undefined : ({ [other]: end[1] } as unknown as R)
}

/** Where "or" parts two conditions, either will do; where only one of them could be read, neither is a rule for all. */
function withAlternatives(said: Said): Judged {
  const { text, found, read } = said
  const kept: Judged = { criteria: found, open: false }
  // "Nobody with fewer than three people or a turnover below …": neither may be.
  if (
    said.refused ||
    isSizeDefinition(text) ||
    alternativesIn(text, said.isOr).length === 0 ||
    denialsIn(text).length > 0
  )
    return kept
  let left = found
  let any: readonly Bare[] | undefined
  let open = false
  for (const { start, end } of statementsIn(text)) {
    const words = text.slice(start, end).replace(providedThat, (lead) => ' '.repeat(lead.length))
    const cuts = alternativesIn(words, (at) => said.isOr(start + at))
    if (cuts.length === 0) continue
    const inWords = end - start === text.length ? found : read(words)
    const own = left.filter((each) => inWords.some((one) => same(one, each)))
    const told = eitherOf(words, cuts, own, read)
    if (told === 'all') continue
    left = left.filter((each) => !own.includes(each))
    const rest = text.slice(end).replace(/^[\s.,;·]+|[\s.]+$/gu, '')
    if (told === 'unknown' || any !== undefined) open = true
    else {
      any = told
      open ||= rest !== '' && read(rest).length === 0
    }
  }
  return { criteria: left, open, ...(any === undefined ? {} : { any }) }
}

const providedThat = /^(?:εφοσον|υπο (?:τον ορο|την προυποθεση) οτι|provided(?: that)?|as long as) /u

/** Of the criteria that words with "or" tell: whether all hold, one of them will do, or it is not known what else would. */
function eitherOf(
  words: string,
  all: readonly Span[],
  own: readonly Bare[],
  read: Said['read'],
): 'all' | 'unknown' | readonly Bare[] {
  const cuts = all.filter(({ start, end }) => !joinsNames(words.slice(0, start), words.slice(end)))
  if (cuts.length === 0 || cuts.length > mostParts) return 'all'
  const parts = [
    ...cuts.map(({ start }, at) => words.slice(cuts[at - 1]?.end ?? 0, start)),
    words.slice(cuts.at(-1)?.end),
  ]
  // "Founded since 2025, or to be founded": their reader knows of both.
  const keys = new Set(own.filter(({ kind }) => kind !== 'lifecycle').map(keyOf))
  const told = parts.map((part) => read(part).filter((each) => keys.has(keyOf(each))))
  const isOther = (each: Bare): boolean => each.kind === 'size' && !own.some((one) => same(one, each))
  if (ofAnySize.test(words) && told.flat().some(isOther)) return 'unknown'
  for (const [at, cut] of cuts.entries()) {
    const [left, right] = [words.slice(0, cut.start), words.slice(cut.end)]
    const [before = [], behind = []] = [told[at], told[at + 1]]
    if (isOfSizeOrForm(left, right, own)) return own.length === 2 && !ofAnySize.test(words) ? own : 'unknown'
    if (before.length > 0 && behind.length > 0) {
      const shared = before.filter((each) => behind.some((other) => keyOf(other) === keyOf(each)))
      if (shared.length === 0 && read(/^[^,:]*/u.exec(right)?.[0] ?? '').length === 0) continue
      if (shared.length === 0) return plainly(told, own, right) ? told.flat() : 'unknown'
      // "Fewer than ten, or fewer than fifty on an island": only one of the two could be read.
      const lost = shared.some(
        (each) =>
          isFigure(each.kind) &&
          !behind.some((other) => same(other, each)) &&
          [...before, ...behind].some((one) => keyOf(one) === keyOf(each) && own.some((whole) => same(whole, one))),
      )
      if (lost || (shared.some(({ kind }) => kind === 'size') && ofAnySize.test(words))) return 'unknown'
      continue
    }
    const [one] = before.length > 0 ? before : behind
    if (one === undefined || !own.some((each) => same(each, one))) continue
    if (opensCondition(left, right, before.length > 0, isFigure(one.kind))) return 'unknown'
  }
  return 'all'
}

/** Words with more than so many are a list of names. */
const mostParts = 6

/** "A seat or a branch", "62.10 or 62.20", "Α.Ε. ή Ε.Π.Ε.": two names of one kind. */
function joinsNames(left: string, right: string): boolean {
  const [before, behind] = [left.slice(-30), right.slice(0, 30)]
  return (
    (place.test(before) && placeFirst.test(behind)) ||
    (/\d{2}\.\d{1,2}(?:\.\d{2})*\s*(?:\([^()]*\))?\s*$/u.test(left) && /^\s*(?:\p{L}+ ){0,2}\d{2}/u.test(behind)) ||
    (formsIn(before).length > 0 && formsIn(behind).length > 0) ||
    (sizesIn(before).length > 0 && sizesIn(behind).length > 0)
  )
}
const placeNoun = String.raw`(?:εδρα\p{L}*|υποκαταστημα\p{L}*|εγκαταστασ\p{L}+|καταστημα\p{L}*|μοναδ\p{L}+|γραφει\p{L}+|registered office|head office|office|seat|branch|establishment|premises|site|unit|facility)`
const place = new RegExp(String.raw`(?<!\p{L})${placeNoun}(?: \p{L}+)?\s*$`, 'u')
const placeFirst = new RegExp(String.raw`^\s*(?:an? |the |η |το |την? )?(?:\p{L}+ )?${placeNoun}(?!\p{L})`, 'u')

const ofAnySize = /(?:ανεξαρτητ\p{L}+|regardless|irrespective) (?:\p{L}+ ){0,3}?(?:μεγεθ|size)/u

/** Whether every part tells one condition, and nothing else stands there. */
const plainly = (told: readonly (readonly Bare[])[], own: readonly Bare[], right: string): boolean =>
  told.every((each) => each.length === 1) &&
  told.flat().length === own.length &&
  own.every((each) => told.flat().some((one) => same(one, each))) &&
  !/(?<!\p{L})(?:και|and|plus|καθωσ|αν|εαν|εφοσον|if|where)(?!\p{L})/u.test(right)

/** "Small enterprises or professionals": a size on one side, a form on the other. */
function isOfSizeOrForm(left: string, right: string, own: readonly Bare[]): boolean {
  const includes = (kind: Bare['kind']): boolean => own.some((each) => each.kind === kind && 'include' in each)
  if (!includes('size') || !includes('legal_form')) return false
  const [sizes, forms] = [
    [left, right].map((side) => sizesIn(side).length > 0),
    [left, right].map((side) => formsIn(side).length > 0),
  ]
  return sizes[0] === forms[1] && sizes[1] === forms[0] && sizes[0] !== sizes[1]
}

/** Whether a code at a place of a sentence is one way among others, or a rule of which somebody is let off. */
export function leavesCodeOpen(text: string, at: number, isOr: (at: number) => boolean): boolean {
  if (text.length > longestRule) return false
  if (ofEachRank.test(text)) return true
  const unless = unlessIn(text)
  if (unless !== undefined && at < unless.start) return true
  if (isCaseOfDuty(text, (words) => at < words.length)) return true
  if (sparesSome(text, at)) return true
  if (denialsIn(text).some(({ end, until, unsure }) => unsure && end <= at && at < until)) return true
  return alternativesIn(text, isOr).some(({ start, end }) => {
    const right = text.slice(end)
    return (
      at < start &&
      !/\d{2}/u.test(right.replaceAll(/iso[\s\d/.:-]*/gu, '')) &&
      opensCondition(text.slice(0, start), right, true, false)
    )
  })
}

const whom = /(?<!\p{L})(?:επιχειρησ(?!ιακ)|εταιρ(?:ει|ι)|φορε|firms?|compan|enterprise|undertaking|business)/u

/** "Firms of 35.11 are excluded, except for energy communities": the code is not left out of all. */
function sparesSome(text: string, at: number): boolean {
  const off = exceptionIn(text)
  // The title of a code names nobody: "10.91.10.01 Feed, except for large enterprises".
  if (off === undefined || at > off.start || !whom.test(text.slice(0, at))) return false
  const tail = text.slice(off.end)
  return !/\d{2}/u.test(tail) && formsIn(tail).length + sizesIn(tail).length > 0
}

/** "The main code 55.10 or the secondary one 79.11": each of the two ranks has its own codes. */
const ofEachRank =
  /(?<!\p{L})(?:κυρι(?:ο|α|οσ|ουσ|εσ|ασ|ου)|main|primary|principal)(?!\p{L})[^.;·]{0,60}?\d{2}[\d.]*(?: ?\([^()]*\)| ?«[^»]*»)?[^.;·]{0,30}?(?<!\p{L})(?:η|ειτε|και|or|and)(?!\p{L})[^.;·\d]{0,30}?(?<!\p{L})(?:δευτερευ\p{L}+|secondary)(?!\p{L})[^.;·]{0,60}?\d{2}/u

/** Letters of a sentence that states one rule; a list of codes is longer. */
const longestRule = 300
