import { regionLeaves } from '../facts/region.ts'
import type { RegionReference } from '../facts/region-reference.ts'
import { foldName, foldText, originalSpan } from '../facts/text-fold.ts'
import type { Span } from '../facts/text-fold.ts'
import type { QuantityLexicon } from './quantity-lexicon.ts'

export interface StatedPlace {
  code: string
  span: Span
}

/** The places that a text names. */
export interface StatedPlaces {
  /** The text says that the whole country is meant. */
  everywhere: boolean
  places: StatedPlace[]
  quote: string
}

/** The longest name of a unit, in words: "Terres australes et antarctiques françaises", "Provence-Alpes-Côte d'Azur". */
const longestName = 8

/**
 * Finds the names of regions, departments and territories in a text, whole words only and the longest name first.
 * `accept` limits the search to the units of the call's country.
 */
export function readPlaces(
  text: string,
  ref: RegionReference,
  accept: (code: string) => boolean,
  lexicon: QuantityLexicon,
): StatedPlaces {
  const folded = foldText(text)
  const words = [...folded.folded.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
  const texts = words.map((word) => word.text)
  const line = ` ${texts.join(' ')} `
  const places: StatedPlace[] = []
  for (let at = 0; at < words.length;) {
    const found = longestAt(texts, at, ref, accept)
    if (found === undefined || precededBy(texts, at, lexicon.notAPlace)) {
      at += found?.words ?? 1
      continue
    }
    places.push({
      code: found.code,
      span: originalSpan(folded, words[at]?.start ?? 0, words[at + found.words - 1]?.end ?? 0),
    })
    at += found.words
  }
  return { everywhere: lexicon.anyPlace.some((phrase) => line.includes(` ${foldName(phrase)} `)), places, quote: text }
}

function longestAt(
  words: readonly string[],
  at: number,
  ref: RegionReference,
  accept: (code: string) => boolean,
): { code: string; words: number } | undefined {
  for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1) {
    const codes = (ref.named().names.get(words.slice(at, at + length).join(' ')) ?? []).filter(accept)
    const code = coarsest(codes, ref)
    if (code !== undefined) return { code, words: length }
  }
  return undefined
}

/** One unit where the names of several are those of one territory (FR1 and FR10 Île-de-France); undefined where they differ. */
function coarsest(codes: readonly string[], ref: RegionReference): string | undefined {
  const [first, ...others] = codes.toSorted((a, b) => a.length - b.length)
  if (first === undefined) return undefined
  const { lo, hi } = regionLeaves(first, ref)
  return others.every((code) => regionLeaves(code, ref).lo === lo && regionLeaves(code, ref).hi === hi)
    ? first
    : undefined
}

function precededBy(words: readonly string[], at: number, phrases: readonly string[]): boolean {
  return phrases
    .map((phrase) => foldName(phrase).split(' '))
    .some((phrase) => phrase.every((word, k) => words[at - phrase.length + k] === word))
}
