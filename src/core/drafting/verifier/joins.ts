import { foldText } from '../../facts/text-fold.ts'
import type { Finding } from './claim.ts'
import { isExcluding, isNegation, isWordNegation, like } from './meaning.ts'
import type { Source } from './source.ts'
import { isJoining } from './words.ts'

/** Two things with what stands between them. */
interface Pair {
  readonly left: string
  readonly right: string
  readonly either: boolean
}

/** «Ή» is told from the article «η» by its accent, so that the text must not be folded. */
const conjunction = /(?<!\p{L})(?:(?<and>και|κι|and)|(?<or>ή|είτε|or))(?!\p{L})/giu
const wordsIn = (text: string): string[] =>
  [...text.matchAll(/\p{L}{3,}/gu)].map(([word]) => foldText(word).folded).filter((word) => !isJoining(word))

function pairsIn(text: string): Pair[] {
  return [...text.matchAll(conjunction)].flatMap(({ index, 0: found, groups }): Pair[] => {
    const before = text.slice(0, index)
    const after = text.slice(index + found.length)
    const left = wordsIn(before.slice(before.search(/[^,;·.:()]*$/u))).at(-1)
    const right = wordsIn(/^[^,;·.:()]*/u.exec(after)?.[0] ?? '').at(0)
    return left === undefined || right === undefined ? [] : [{ left, right, either: groups?.['or'] !== undefined }]
  })
}

/** "And" for "or", and the other way round, between the same two things; where nothing is denied, which turns them. */
export function joinFindings(text: string, sources: readonly Source[]): Finding[] {
  const denies = (list: readonly string[]): boolean =>
    list.some((word) => isNegation(word) || isWordNegation(word) || isExcluding(word))
  const spans = sources.flatMap(({ citation: { quote, reference, field }, prose }) =>
    prose === ''
      ? []
      : [
          quote?.exact ??
            (typeof field?.value === 'string' ? field.value : undefined) ??
            (reference === undefined ? '' : prose),
        ],
  )
  if (
    denies(foldText(text).folded.split(/[^\p{L}]+/u)) ||
    spans.some((each) => denies(foldText(each).folded.split(/[^\p{L}]+/u)))
  )
    return []
  // "Either of them, both": said of the pair by itself.
  if (
    [text, ...spans].some((each) =>
      /(?<!\p{L})(?:both|either|respectively|αμφότερ\p{L}+|αντίστοιχα|τόσο)(?!\p{L})/iu.test(each),
    )
  )
    return []
  const theirs = spans.flatMap(pairsIn)
  return pairsIn(text).flatMap(({ left, right, either }): Finding[] => {
    const same = theirs.filter(
      (pair) =>
        (like(pair.left, left) && like(pair.right, right)) || (like(pair.left, right) && like(pair.right, left)),
    )
    return same.length > 0 && same.every((pair) => pair.either !== either)
      ? [{ code: 'bound', at: `${left} ${right}` }]
      : []
  })
}
