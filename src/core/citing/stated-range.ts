import type { NumberRange } from '../criteria/criterion.ts'
import { foldText, originalSpan } from '../facts/text-fold.ts'
import type { Span } from '../facts/text-fold.ts'
import type { Bound, QuantityLexicon, QuantityUnit } from './quantity-lexicon.ts'

/** A range that a text states, with the place where it does. */
export interface StatedRange {
  readonly unit: QuantityUnit
  readonly range: NumberRange
  /** "Between 20 and 250" does not say for certain whether 250 is inside. */
  readonly betweenTwo: boolean
  /** The other side of its bound, where a word denies it or the sentence tells who is left out. */
  readonly turned?: NumberRange
  /** Code points, half-open. */
  readonly span: Span
}

/** What was read of one text. */
export interface ReadText {
  readonly ranges: readonly StatedRange[]
  /** Whether one of the phrases stands in it as whole words. */
  says(phrases: readonly string[]): boolean
  /** What remains beside the ranges and the given fillers, as folded words. */
  rest(fillers: readonly string[]): readonly string[]
}

export interface QuantityReader {
  readonly lexicon: QuantityLexicon
  /** Every range of persons, years and months that a text states. */
  read(text: string): ReadText
  /**
   * The one range that a sentence is about, and nothing else. Undefined where anything more is said ("… or two closed
   * years"), so that what is coded from it is surely what it says.
   */
  whole(text: string, units: readonly QuantityUnit[]): StatedRange | undefined
}

type Phrase = readonly string[]

interface Token {
  readonly text: string
  readonly value?: number
  readonly grouped?: boolean
  readonly start: number
  readonly end: number
}

const words = /\d+|[\p{L}\p{N}]+|<=|>=|[<>≤≥]/gu

const phraseOf = (text: string): Phrase => Array.from(foldText(text).folded.matchAll(words), (match) => match[0])

/** A lexicon with its phrases cut into folded words, longest first. */
interface Grammar {
  readonly before: readonly { phrase: Phrase; bound: Bound }[]
  readonly after: readonly { phrase: Phrase; bound: Bound }[]
  readonly between: readonly { open: Phrase; middle: Phrase }[]
  readonly numbers: readonly { phrase: Phrase; value: number }[]
  readonly units: readonly { phrase: Phrase; unit: QuantityUnit }[]
  readonly counted: readonly Phrase[]
  readonly denials: readonly Phrase[]
  readonly refusals: readonly Phrase[]
}

const longest = <T extends { phrase: Phrase }>(list: T[]): T[] =>
  list.toSorted((a, b) => b.phrase.length - a.phrase.length)

function grammarOf(lexicon: QuantityLexicon): Grammar {
  const cut = (list: QuantityLexicon['before']): { phrase: Phrase; bound: Bound }[] =>
    longest(list.map((each) => ({ phrase: phraseOf(each.words), bound: each.bound })))
  const units = (['persons', 'years', 'months'] as const).flatMap((unit) =>
    lexicon.units[unit].map((text) => ({ phrase: phraseOf(text), unit })),
  )
  const between = lexicon.between.map(({ open, middle }) => ({ open: phraseOf(open), middle: phraseOf(middle) }))
  return {
    before: cut(lexicon.before),
    after: cut(lexicon.after),
    between: between.toSorted((a, b) => b.open.length + b.middle.length - a.open.length - a.middle.length),
    numbers: longest(Object.entries(lexicon.numbers).map(([text, value]) => ({ phrase: phraseOf(text), value }))),
    units: longest(units),
    counted: lexicon.counted.map(phraseOf),
    denials: lexicon.denials.map(phraseOf),
    refusals: lexicon.refusals.map(phraseOf),
  }
}

/** Words, signs and numbers; groups of three digits and decimals are one number. */
function tokenise(folded: string, lexicon: QuantityLexicon): Token[] {
  const out: Token[] = []
  for (const match of folded.matchAll(words)) {
    const [text] = match
    const start = match.index
    const end = start + text.length
    const last = out.at(-1)
    const number = /^\d+$/u.test(text)
    if (number && last?.value !== undefined) {
      const gap = folded.slice(last.end, start)
      if (gap === lexicon.group && text.length === 3 && (last.grouped === true || last.text.length <= 3)) {
        out[out.length - 1] = {
          text: last.text + text,
          value: Number(last.text + text),
          grouped: true,
          start: last.start,
          end,
        }
        continue
      }
      if (gap === lexicon.decimal) {
        out[out.length - 1] = {
          text: `${last.text}.${text}`,
          value: Number(`${last.text}.${text}`),
          start: last.start,
          end,
        }
        continue
      }
    }
    out.push({ text, ...(number ? { value: Number(text) } : {}), start, end })
  }
  return out
}

const has = (list: readonly Token[], at: number, phrase: Phrase): boolean =>
  phrase.every((word, k) => list[at + k]?.text === word)

function numberAt(list: readonly Token[], at: number, grammar: Grammar): { value: number; next: number } | undefined {
  const token = list[at]
  if (token?.value !== undefined) return { value: token.value, next: at + 1 }
  const word = grammar.numbers.find((each) => has(list, at, each.phrase))
  return word === undefined ? undefined : { value: word.value, next: at + word.phrase.length }
}

interface UnitFound {
  unit: QuantityUnit
  next: number
}

function unitAt(list: readonly Token[], at: number, grammar: Grammar): UnitFound | undefined {
  const found = grammar.units.find((each) => has(list, at, each.phrase))
  return found === undefined ? undefined : { unit: found.unit, next: at + found.phrase.length }
}

/** How many words before a number a noun may stand that says what is counted. */
const reach = 5

/** The unit after the number, or persons where a counting noun stands shortly before. */
function unitOf(list: readonly Token[], start: number, after: number, grammar: Grammar): UnitFound | undefined {
  const unit = unitAt(list, after, grammar)
  if (unit !== undefined) return unit
  for (let at = Math.max(0, start - reach); at < start; at += 1) {
    if (grammar.counted.some((phrase) => has(list, at, phrase))) return { unit: 'persons', next: after }
  }
  return undefined
}

type Found = UnitFound & { range: NumberRange; betweenTwo: boolean }

/** "Entre 20 et 250 salariés", "de 20 salariés à 250 salariés". */
function betweenAt(list: readonly Token[], at: number, grammar: Grammar): Found | undefined {
  for (const { open, middle } of grammar.between) {
    if (!has(list, at, open)) continue
    const low = numberAt(list, at + open.length, grammar)
    if (low === undefined) continue
    const middleAt = unitAt(list, low.next, grammar)?.next ?? low.next
    if (!has(list, middleAt, middle)) continue
    const high = numberAt(list, middleAt + middle.length, grammar)
    if (high === undefined || high.value < low.value) continue
    const unit = unitOf(list, at, high.next, grammar)
    if (unit !== undefined) return { ...unit, range: { min: low.value, max: high.value }, betweenTwo: true }
  }
  return undefined
}

/** "Moins de 50 salariés". */
function boundBeforeAt(list: readonly Token[], at: number, grammar: Grammar): Found | undefined {
  for (const { phrase, bound } of grammar.before) {
    if (!has(list, at, phrase)) continue
    const number = numberAt(list, at + phrase.length, grammar)
    const unit = number === undefined ? undefined : unitOf(list, at, number.next, grammar)
    if (number !== undefined && unit !== undefined)
      return { ...unit, range: { [bound]: number.value }, betweenTwo: false }
  }
  return undefined
}

/** "50 salariés et plus", "50 ou plus salariés". */
function boundAfterAt(list: readonly Token[], at: number, grammar: Grammar): Found | undefined {
  const number = numberAt(list, at, grammar)
  if (number === undefined) return undefined
  const unit = unitAt(list, number.next, grammar)
  const bound = grammar.after.find((each) => has(list, unit?.next ?? number.next, each.phrase))
  if (bound === undefined) return undefined
  const next = (unit?.next ?? number.next) + bound.phrase.length
  const behind = unit === undefined ? unitAt(list, next, grammar) : { unit: unit.unit, next }
  return behind === undefined ? undefined : { ...behind, range: { [bound.bound]: number.value }, betweenTwo: false }
}

function restOf(list: readonly Token[], used: readonly boolean[], fillers: readonly string[]): string[] {
  const taken = [...used]
  for (const phrase of fillers.map(phraseOf)) {
    list.forEach((_, at) => {
      if (has(list, at, phrase)) taken.fill(true, at, at + phrase.length)
    })
  }
  return list.filter((_, at) => taken[at] !== true).map((token) => token.text)
}

const otherSide = {
  min: 'max_exclusive',
  max: 'min_exclusive',
  min_exclusive: 'max',
  max_exclusive: 'min',
} as const satisfies Record<Bound, Bound>

/** How many words before a bound one may stand that denies it. */
const reachOfDenial = 8

/** For each word, whether a bound that begins there is told the other way round by the words of its text. */
function turnsOf(list: readonly Token[], { denials, refusals }: Grammar): (at: number, behind: number) => boolean {
  const refused = list.map(() => false)
  for (const phrase of refusals)
    for (const at of list.keys()) if (has(list, at, phrase)) refused.fill(true, at, at + phrase.length)
  const leftOut = refused.includes(true)
  const denies = list.map((_, at) => refused[at] !== true && denials.some((phrase) => has(list, at, phrase)))
  return (at, behind) => {
    const count = denies.slice(Math.max(behind, at - reachOfDenial), at).filter(Boolean).length
    return (count + (leftOut ? 1 : 0)) % 2 === 1
  }
}

/** All that lies outside a range with one bound; undefined for one with two. */
function outside(range: NumberRange): NumberRange | undefined {
  const [only, more] = Object.entries(range) as [Bound, number][]
  return only === undefined || more !== undefined ? undefined : { [otherSide[only[0]]]: only[1] }
}

function readText(text: string, lexicon: QuantityLexicon, grammar: Grammar): ReadText {
  const folded = foldText(text)
  const list = tokenise(folded.folded, lexicon)
  const ranges: StatedRange[] = []
  const used = list.map(() => false)
  const isTurned = turnsOf(list, grammar)
  let behind = 0
  for (let at = 0; at < list.length;) {
    const found = betweenAt(list, at, grammar) ?? boundBeforeAt(list, at, grammar) ?? boundAfterAt(list, at, grammar)
    if (found === undefined) {
      at += 1
      continue
    }
    const span = originalSpan(folded, list[at]?.start ?? 0, list[found.next - 1]?.end ?? 0)
    const turned = isTurned(at, behind) ? outside(found.range) : undefined
    ranges.push({
      unit: found.unit,
      range: found.range,
      betweenTwo: found.betweenTwo,
      span,
      ...(turned === undefined ? {} : { turned }),
    })
    used.fill(true, at, found.next)
    at = found.next
    behind = at
  }
  return {
    ranges,
    says: (phrases) =>
      phrases.map(phraseOf).some((phrase) => phrase.length > 0 && list.some((_, at) => has(list, at, phrase))),
    rest: (fillers) => restOf(list, used, fillers),
  }
}

/** Prepares a lexicon for many texts. */
export function quantityReader(lexicon: QuantityLexicon): QuantityReader {
  const grammar = grammarOf(lexicon)
  const read = (text: string): ReadText => readText(text, lexicon, grammar)
  return {
    lexicon,
    read,
    whole(text, units) {
      const found = read(text)
      const [only, second] = found.ranges
      if (only === undefined || second !== undefined || !units.includes(only.unit)) return undefined
      return found.rest(lexicon.fillers[only.unit]).length === 0 ? only : undefined
    },
  }
}
