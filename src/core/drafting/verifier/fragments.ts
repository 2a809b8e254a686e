import { contentWords } from './clauses.ts'
import { isExcluding, isNegation, isWordNegation, like } from './meaning.ts'
import { wordValue } from './number-words.ts'
import type { Quantity } from './quantities.ts'
import { isNeutralVerb } from './words/neutral.ts'
import { isFrame, stemOf, wordsOf, type Word } from './words.ts'

/** A part of a sentence that says yes or no as a whole. */
export interface Fragment {
  readonly words: readonly Word[]
  /** Whether it says no; both where a negation beside it may reach it or not. */
  readonly negative: readonly boolean[]
}

/** Between statements of their own. */
const strong =
  /[;·.](?=\s|$)|,? (?:while|whereas|ενω|but|αλλα|although|unless|εκτοσ αν|εκτοσ εαν|except where|except if|only if|only where|μονο αν|μονο εαν|μονο εφοσον)(?= )/gu
/** Between things that may share a statement. */
const weak =
  /[,:](?=\s)| (?:και|and|or)(?= )| (?=(?:ουτε|nor|πλην|except|unlike|without|χωρισ|διχωσ) )| (?=(?:εκτοσ απο|με εξαιρεση|apart from|other than) )/gu

/** Negations that reach no further than the next words, and what sets two things against each other. */
const local = /^(?:χωρισ|διχωσ|without|non|ανευ|except|excepting|excluding|πλην|unlike|αντι|αντιθεσ\p{L}+|rather)$/u
const comparing =
  /^(?:more|less|fewer|later|earlier|further|farther|higher|lower|longer|shorter|greater|smaller|larger|older|younger|περισσοτερ\p{L}*|λιγοτερ\p{L}*|μεγαλυτερ\p{L}*|μικροτερ\p{L}*|υψηλοτερ\p{L}*|χαμηλοτερ\p{L}*|παραπανω|αργοτερα|νωριτερα|exceed\p{L}*|υπερβ\p{L}*|υπερε\p{L}*|υπολειπ\p{L}*|ξεπερ\p{L}*|outnumber\p{L}*)$/u
const placing = /^(?:below|above|over|under|beyond|πανω|κατω|ανω|περαν|περα)$/u

/** Whether a negation is of a bound: "not more than", «δεν υπερβαίνει». Bounds are held against the source by themselves. */
function isOfBound(words: readonly Word[], at: number): boolean {
  const next = words.slice(at + 1, at + 6)
  const figure = (index: number): boolean =>
    words
      .slice(at + 2 + index, at + 5 + index)
      .find(({ text }) => !/^(?:the|eur|απο|των|than|of|τα|τισ|των|τον|την|το|τουσ)$/u.test(text))
      ?.text.match(/^\d/u) != null || wordValue(words[at + 2 + index]?.text ?? '') !== undefined
  const found = next.findIndex(
    ({ text }, index) =>
      comparing.test(text) ||
      (index < 3 && placing.test(text) && figure(index)) ||
      (index === 0 && /^(?:only|μονο)$/u.test(text)),
  )
  return found >= 0 && !next.slice(0, found).some(({ text }) => isNegation(text))
}

const isException = (words: readonly Word[], at: number): boolean =>
  /^(?:εκτοσ|apart|other)$/u.test(words[at]?.text ?? '') && /^(?:απο|from|than)$/u.test(words[at + 1]?.text ?? '')

/** Whether the words say no: by negations, of which several say it once, or by an exclusion that is not negated. */
function saysNo(words: readonly Word[]): boolean {
  let negated = false
  let excluded = false
  let outside = false
  for (const [at, { text }] of words.entries()) {
    const next = words[at + 1]?.text ?? ''
    if (isException(words, at)) continue
    if (text === 'outside' || text === 'εκτοσ') outside = !outside
    else if (isExcluding(text)) {
      const denied = words
        .slice(Math.max(0, at - 3), at)
        .some((word) => /^(?:δεν|δε|μην|not|never|no)$/u.test(word.text))
      if (denied) return false
      excluded = true
    } else if (text === 'free' && /^(?:of|from)$/u.test(next) && words[at + 2]?.text !== 'charge') excluded = true
    // «Δεν … καμία»: said twice, meant once.
    else if (
      /^(?:καν(?:ενα|ενασ|εναν|ενοσ)|καμια|καμιασ|τιποτα|τιποτε|ποτε)$/u.test(text) &&
      words.slice(0, at).some((word) => /^(?:δεν|δε|μην)$/u.test(word.text))
    )
      continue
    else if (isNegation(text) && !local.test(text) && !isWordNegation(text) && text !== 'unless')
      negated ||= !isOfBound(words, at)
  }
  return (negated || excluded) !== outside
}

const auxiliary =
  /^(?:is|are|was|were|be|been|may|must|can|could|shall|should|will|would|does|do|did|has|have|had|ειναι|ηταν|εχει|εχουν|θα|να)$/u
const isVerb = (word: string): boolean =>
  auxiliary.test(word) || (/\p{Script=Greek}/u.test(word) && /(?:ει|ουν|ται)$/u.test(word) && isNeutralVerb(word))

/** "If it is not": «εκτός αν» said otherwise. */
const conditional = /(?<!\p{L})(?:αν|εαν|εφοσον|if|where) (?:\p{L}+ ){0,3}(?:δεν|not)(?!\p{L})/u

/** «Μη επιλέξιμος», "non-eligible": it says of a thing what a negated statement says. */
const isPredicate =
  (words: readonly Word[]) =>
  ({ text }: Word, at: number): boolean =>
    isWordNegation(text) &&
    /^(?:επιλεξιμ|αποδεκτ|δεκτ|επιτρεπτ|ενισχυ|εφικτ|eligib|accept|admiss|compli)/u.test(words[at + 1]?.text ?? '')

/** The fragments of a folded text. */
export function fragmentsOf(folded: string, quantities: readonly Quantity[]): Fragment[] {
  const cut = (from: number, to: number, pattern: RegExp): [number, number][] => {
    const out: [number, number][] = []
    let start = from
    for (const match of folded.slice(from, to).matchAll(pattern)) {
      const at = from + match.index
      if (quantities.some((each) => each.start < at + match[0].length && each.end > at)) continue
      out.push([start, at])
      start = at + match[0].length
    }
    out.push([start, to])
    return out
  }
  const all = wordsOf(folded)
  return cut(0, folded.length, strong).flatMap(([from, to]) => {
    const parts = cut(from, to, weak)
      .map(([start, end]) => all.filter((word) => word.start >= start && word.end <= end))
      .filter((words) => words.length > 0)
    const no = parts.map(saysNo)
    return parts.map((words, at): Fragment => {
      const text = folded.slice(words[0]?.start, words.at(-1)?.end)
      const apart = words.some((word, index) => local.test(word.text) || isException(words, index))
      if (
        apart ||
        conditional.test(text) ||
        words.some(isPredicate(words)) ||
        words.some((word) => /^(?:exempt(?:s|ed)?|απαλλασσ\p{L}+|απαλλαγμεν\p{L}+)$/u.test(word.text))
      )
        return { words, negative: [true, false] }
      if (no[at] === true || !no.includes(true)) return { words, negative: [no[at] === true] }
      // "Retail, catering and tourism are not funded": things of which the statement that follows says no.
      const first = no.indexOf(true)
      const contrast = /^(?:οχι|not|δεν|δε|μην|cannot)$/u.test(parts[first]?.[0]?.text ?? '')
      const listed =
        first > at &&
        !contrast &&
        !words.some(({ text: word }) => /\d/u.test(word)) &&
        words.length < 5 &&
        !words.some(({ text: word }) => isVerb(word))
      // «Δεν παίρνει μερίδιο και χρεώνει τέλη»: a verb of its own after «και» says yes.
      const own =
        (at > first || contrast) &&
        /\p{Script=Greek}/u.test(words[0]?.text ?? '') &&
        isVerb(words[0]?.text ?? '') &&
        !auxiliary.test(words[0]?.text ?? '')
      return { words, negative: own ? [false] : listed ? [true] : [true, false] }
    })
  })
}

/** How many of the words a fragment has: as they stand for more than by their meaning, frame words for little. */
function fit(content: readonly Word[], { words }: Fragment): number {
  let sum = 0
  for (const { text } of content) {
    const weight = isFrame(text) ? 0.4 : 1
    if (words.some((other) => stemOf(other.text) === stemOf(text))) sum += weight
    else if (words.some((other) => like(other.text, text))) sum += 0.6 * weight
  }
  return sum
}

/** A fragment that says yes where the fragments of the source that are most like it say no, or the other way round. */
export function turnedFragment(
  claim: readonly Fragment[],
  source: readonly Fragment[],
  quantities: readonly Quantity[],
): Fragment | undefined {
  return claim.find(({ words, negative }) => {
    if (negative.length > 1) return false
    const content = contentWords(words, quantities).filter(({ text }) => !isNegation(text) && !isExcluding(text))
    const scored = source.map((each) => ({ each, score: fit(content, each) }))
    const best = Math.max(0, ...scored.map(({ score }) => score))
    if (best < (content.length < 3 ? 0.6 : 0.9) || best < content.length / 3) return false
    return scored
      .filter(({ score }) => score >= best - 0.4)
      .every(({ each }) => !each.negative.includes(negative[0] ?? false))
  })
}
