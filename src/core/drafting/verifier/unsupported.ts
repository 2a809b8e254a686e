import { foldText } from '../../facts/text-fold.ts'
import { contentWords } from './clauses.ts'
import { meaningsOf, soundOf } from './lexicon.ts'
import { begins, isExcluding, isNegation, isWordNegation, like, oppositesOf, prefixed } from './meaning.ts'
import { unitOf } from './number-words.ts'
import type { Quantity } from './quantities.ts'
import type { Source } from './source.ts'
import { isNeutralVerb } from './words/neutral.ts'
import { sameTopic } from './words/topics.ts'
import { isFrame, isJoining, wordsOf, type Word } from './words.ts'
import type { Finding, Claim } from './claim.ts'

/** Words of bounds and ranges: what they do is held against the source where they stand beside a figure. */
const bounding =
  /^(εωσ|μεχρι|τουλαχιστον|πανω|κατω|ανω|απο|λιγοτερ\p{L}*|περισσοτερ\p{L}*|υπερβαιν\p{L}*|ξεπερν\p{L}*|υπερβει|ανωτατ\p{L}*|μεγιστ\p{L}*|ελαχιστ\p{L}*|οριο|ορια|οριου|περιοριζ\p{L}*|κυμαιν(?:εται|ονται)|εντοσ|μεταξυ|up|least|most|than|over|under|above|below|fewer|more|less|maximum|minimum|ceiling|limit|limited|capped|exceed\p{L}*|range\p{L}*|within|between|out|only|just|per|eur|euros?|ευρω|percent|points?)$/u

/** Before and after, where the source has neither: dates say which. */
const timing = /^(πριν|μετα|before|after|earlier|later|νωριτερα|αργοτερα|προηγ\p{L}*|following)$/u

const kinds =
  /^(?:activity|code|codes|activities|καδ|κωδικ\p{L}+|δραστηριοτ\p{L}+|nace|nuts|region|statistical|περιφερει\p{L}+|criterion|criteria|κριτηρι\p{L}+)$/u

/** What a code is of: "activity code 62.01.11", "region EL412". */
const kindOfCode = (text: string, quantities: readonly Quantity[]): boolean =>
  kinds.test(text) && quantities.some(({ kind }) => kind === 'code')

/** The noun that a figure counts: its unit is held against the source's. */
function counted({ start, text }: Word, quantities: readonly Quantity[], sources: readonly Source[]): boolean {
  const measure = (unit: Quantity['unit']): boolean =>
    sources.some(({ span, quantities: theirs }) =>
      theirs.some((each) => each.unit === unit || (!span && each.unit === undefined)),
    )
  if (/^(?:met(?:re|er)s?|square|cubic|μετρα|μετρων|τετραγωνικ\p{L}+|κυβικ\p{L}+)$/u.test(text))
    return quantities.some(({ unit }) => unit?.endsWith('metre') === true && measure(unit))
  return (
    unitOf(text) !== undefined &&
    quantities.some(({ end, unit }) => unit === unitOf(text) && start >= end && start - end < 25 && measure(unit))
  )
}

/** A noun that says what a value is about. */
function topical(text: string, sources: readonly Source[]): boolean {
  return sources.some(({ span, names }) => !span && names.all.some((name) => sameTopic(text, name)))
}

/** What a profile is of, and the year that its figures are of. */
const applicant =
  /^(?:company|companies|firms?|undertakings?|farms?|plant|premises|site|annual|μοναδα|μοναδασ|εκμεταλλευση|εκμεταλλευσησ|εγκατασταση|εγκαταστασησ|ετησι\p{L}+)$/u
/** After these comes what something is counted by. */
const each = /^(?:per|ανα)$/u
const latinScript = /^[a-z]/u
/** After these an English word is a noun or describes one; so it is at the beginning of a sentence. */
const nominal = /^(?:|the|an?|of|per|each|every|any|no|its)$/u

interface Reading {
  readonly folded: string
  readonly quantities: readonly Quantity[]
  readonly sources: readonly Source[]
  readonly licensed: readonly Word[]
}

export function wordFindings(claim: Claim, reading: Reading, carried: Set<Source>): Finding[] {
  const { folded, quantities, sources, licensed } = reading
  const names = namesIn(claim.text)
  const foreign = sources.some(({ span, citation }) => span && citation.source?.language !== claim.language)
  // What a value is of: the business itself.
  const own = sources.some(({ span }) => !span)
  const unknown: Word[] = []
  const weak = new Set<Source>()
  const findings: Finding[] = []
  const inside = ({ start, end }: Word): boolean => quantities.some((each) => start < each.end && end > each.start)
  const all = wordsOf(folded)
  for (const [index, word] of all.entries()) {
    const { text } = word
    const before = all[index - 1]?.text ?? ''
    if (
      inside(word) ||
      text.length < 2 ||
      /^\d+$/u.test(text) ||
      isJoining(text) ||
      isNegation(text) ||
      isWordNegation(text)
    )
      continue
    if (isExcluding(text) && sources.some(({ polarity, negative }) => negative || polarity.negative > 0)) continue
    const having = sources.filter((source) => source.words.some((each) => like(each.text, text)))
    if (having.length > 0) {
      const best = having.filter((source) => source.words.some((each) => each.text === text))
      if (!isFrame(text)) for (const source of having) carried.add(source)
      else if (best.length === sources.length) for (const source of best) carried.add(source)
      else if (having.length === 1) for (const source of having) weak.add(source)
      continue
    }
    const kindOfCompany = text === 'limited' && all[index + 1]?.text !== 'to'
    if (
      (bounding.test(text) && !kindOfCompany) ||
      licensed.some((each) => each.text === text) ||
      counted(word, quantities, sources)
    )
      continue
    if (
      /^(?:end|start|beginning|τελοσ|αρχη)$/u.test(text) &&
      quantities.some(({ start }) => start > word.end && start - word.end < 8)
    )
      continue
    if (kindOfCode(text, quantities) || (text === 'free' && sources.some(({ polarity }) => polarity.negative > 0)))
      continue
    const opposite = oppositesOf(text)
    const against =
      !isExcluding(text) &&
      sources.some(({ words }) =>
        words.some(
          (each) =>
            !isExcluding(each.text) && (opposite.some((stem) => begins(each.text, stem)) || prefixed(text, each.text)),
        ),
      )
    if (against) findings.push({ code: 'opposite', at: text })
    else if (
      named(text, names, sources, carried) ||
      (!names.has(text) && isFrame(text) && !each.test(before) && !kindOfCompany) ||
      (!names.has(text) && isNeutralVerb(text) && !(latinScript.test(text) && nominal.test(before))) ||
      timing.test(text) ||
      (own && (applicant.test(text) || topical(text, sources)))
    )
      continue
    else if (foreign && !names.has(text) && meaningsOf(text).length === 0) unknown.push(word)
    else findings.push({ code: 'word', at: text })
  }
  for (const source of weak) carried.add(source)
  chain(sources, carried)
  return [...findings, ...beyond(unknown, reading)]
}

/** A field that gives the code which another source explains is needed with it. */
function chain(sources: readonly Source[], carried: Set<Source>): void {
  for (const source of sources) {
    const value = source.citation.field?.value
    if (carried.has(source) || typeof value !== 'string' || !/\d/u.test(value)) continue
    const code = foldText(value).folded
    const explained = [...carried].some(
      (other) => other !== source && other.quantities.some(({ key }) => key === code || key.startsWith(code)),
    )
    if (explained) carried.add(source)
  }
}

/** Folded words that are written with a capital inside the sentence. */
function namesIn(text: string): ReadonlySet<string> {
  const found = [...text.matchAll(/(?<=[\p{L}\p{N},;)»”] |[«“(])\p{Lu}[\p{L}\p{N}]*/gu)].map(
    ([word]) => foldText(word).folded,
  )
  return new Set(found)
}

/** A name that sounds like one of the source's, in the other script. */
function named(text: string, names: ReadonlySet<string>, sources: readonly Source[], carried: Set<Source>): boolean {
  if (!names.has(text)) return false
  const sound = soundOf(text)
  const having = sources.filter(({ words }) =>
    words.some(
      (each) =>
        latinScript.test(each.text) !== latinScript.test(text) &&
        each.text.length > 2 &&
        sound.length > (text.length > 5 ? 1 : 0) &&
        soundOf(each.text) === sound,
    ),
  )
  for (const source of having) carried.add(source)
  return having.length > 0
}

/** Between two languages a word that the lexicon does not know may translate a word of the source that nothing else does. */
function beyond(unknown: readonly Word[], { folded, quantities, sources }: Reading): Finding[] {
  if (unknown.length === 0) return []
  const own = contentWords(wordsOf(folded), quantities)
  const left = sources
    .filter(({ span }) => span)
    .flatMap((source) => contentWords(source.words, source.quantities))
    .filter(({ text }) => !isNegation(text) && !bounding.test(text) && unitOf(text) === undefined)
    .filter(({ text }) => meaningsOf(text).length === 0 && !isFrame(text) && !own.some((word) => like(word.text, text)))
  return unknown.slice(left.length).map(({ text }) => ({ code: 'word', at: text }))
}
