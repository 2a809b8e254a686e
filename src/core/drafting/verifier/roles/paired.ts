import { contentWords, overlap } from '../clauses.ts'
import { like } from '../meaning.ts'
import type { Quantity } from '../quantities.ts'
import { equal } from '../same-quantity.ts'
import type { Source } from '../source.ts'
import { wordsOf, type Word } from '../words.ts'
import type { Finding } from '../claim.ts'
import { headOf, mayStandFor } from './misplaced.ts'

interface Segment {
  readonly quantity: Quantity
  readonly words: readonly Word[]
}

const joint = /(?:[;·.,:–](?=\s|$)|(?<!\p{L})(?:και|and|while|ενω|but|αλλα|η|or|against|plus|up)(?!\p{L}))/gu

/** Each figure that may be taken for another, with the words that are nearest to it: cut at the last joint between two. */
function segmentsOf(
  folded: string,
  quantities: readonly Quantity[],
  measured: (quantity: Quantity) => boolean,
): Segment[] {
  const list = quantities.filter(measured)
  const cuts = [0]
  for (const [at, each] of list.entries()) {
    const next = list[at + 1]
    if (next === undefined) break
    const between = folded.slice(each.end, next.start)
    const joints = [...between.matchAll(joint)]
    const conjunction = joints.findLast(([text]) => /^(?:\p{L}|[;·])/u.test(text))
    cuts.push(each.end + ((conjunction ?? joints.at(-1))?.index ?? Math.floor(between.length / 2)))
  }
  cuts.push(folded.length)
  // Codes and years say what a figure is of.
  const codes = quantities.filter(
    ({ kind, key }) => kind === 'code' || (kind === 'number' && /^(?:19|20)\d\d$/u.test(key)),
  )
  const head = headOf(folded, quantities)
  return list.map((quantity, at) => {
    const [from = 0, to = folded.length] = [cuts[at], cuts[at + 1]]
    const inside = wordsOf(folded).filter(({ start, end }) => start >= from && end <= to)
    const content = contentWords(inside, quantities)
    const named = codes
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ key, start, end }): Word => ({ text: key, start, end }))
    return {
      quantity,
      words: [...content, ...named, ...head.filter(({ start }) => !content.some((word) => word.start === start))],
    }
  })
}

/** Figures of values, each with the words of its name and of what stands beside it in the same item of a list. */
function valueSegments(sources: readonly Source[]): Segment[] {
  const itemOf = (path: string): string => /^(.*\/\d+)\/[^/]+$/u.exec(path)?.[1] ?? path
  const items = Map.groupBy(
    sources.filter(
      ({ span, citation }) => !span && citation.field !== undefined && !Array.isArray(citation.field.value),
    ),
    ({ citation }) => itemOf(citation.field?.path ?? ''),
  )
  return [
    ...[...items.values()].flatMap((group) => {
      const words = group.flatMap((source) => source.words)
      return group.flatMap((source) => source.quantities.map((quantity) => ({ quantity, words })))
    }),
  ]
}

/** Every word of a value's name counts; in a sentence those that all sentences have count less. */
const scoreOf = (words: readonly Word[], segment: Segment): number =>
  segment.quantity.start < 0
    ? words.filter(({ text }) => segment.words.some((other) => like(other.text, text))).length
    : overlap(words, segment)

/** Whether a figure of the claim stands beside words that belong, in what is cited, to another figure of its kind. */
export function paired(folded: string, quantities: readonly Quantity[], sources: readonly Source[]): Finding[] {
  const measures = (kind: Quantity['kind']): boolean => kind === 'money' || kind === 'percent' || kind === 'number'
  const measured = ({ kind, bound, key }: Quantity): boolean =>
    measures(kind) && bound !== 'limit' && !key.startsWith('#') && !(kind === 'number' && /^(?:19|20)\d\d$/u.test(key))
  const theirs = [
    ...sources.filter(({ span }) => span).flatMap((source) => segmentsOf(source.folded, source.quantities, measured)),
    ...valueSegments(sources).filter(({ quantity }) => measured(quantity)),
  ]
  if (theirs.length < 2 || /(?<!\p{L})(?:not|οχι|αντι|unlike|instead|rather)(?!\p{L})/u.test(folded)) return []
  const single = /(?<!\p{L})(?:ενα|ενασ|εναν|μια|one|an?)(?!\p{L})/u.test(folded)
  const own = segmentsOf(folded, quantities, measured)
  return own.flatMap(({ quantity, words }): Finding[] => {
    const having = theirs.filter((each) => equal(quantity, each.quantity))
    const rivals = theirs.filter(
      (each) =>
        !equal(quantity, each.quantity) &&
        !(single && each.quantity.value === 1) &&
        each.quantity.value !== 0 &&
        having.some((other) => mayStandFor(quantity, each.quantity) && other !== each),
    )
    // A result has no name of its own.
    const counted = /^ ?(?:\p{L}+ ){0,2}(?:of|απο|στ\p{L}+)(?: the| τ\p{L}+)? $/u
    const part = own.some(
      (other) => other.quantity.end <= quantity.start && counted.test(folded.slice(other.quantity.end, quantity.start)),
    )
    if (part || having.length === 0 || rivals.length === 0 || having.some((each) => each.words.length === 0)) return []
    const score = (segment: Segment): number => scoreOf(words, segment)
    const best = Math.max(...having.map(score))
    // A rival whose own figure the claim gives to the same words is no rival.
    const fits = rivals.map((each) => ({ each, score: score(each) })).toSorted((a, b) => b.score - a.score)[0]
    if (fits === undefined || fits.score - best < 0.9) return []
    const holder = own.find((other) => equal(other.quantity, fits.each.quantity))
    if (holder !== undefined && scoreOf(holder.words, fits.each) >= fits.score) return []
    return [{ code: 'role', at: folded.slice(quantity.start, quantity.end) }]
  })
}
