import { foldText } from '../../facts/text-fold.ts'
import type { Finding } from './claim.ts'
import { isExcluding, isNegation, like } from './meaning.ts'
import type { Source } from './source.ts'
import { isJoining } from './words.ts'

/** Two things with what stands between them. */
interface Pair {
  readonly left: readonly string[]
  readonly right: readonly string[]
  readonly either: boolean
}

/** «Ή» is told from the article «η» by its accent, so that the text must not be folded. */
const conjunction = /(?<!\p{L})(?:(?<and>και|κι|and)|(?<or>ή|είτε|or))(?!\p{L})/giu
/** "Or more", «και άνω»: a bound of a figure. */
const comparative =
  /^(?:more|less|fewer|above|over|below|under|later|larger|smaller|older|younger|higher|lower|after|ανω|κατω|πανω|περισσοτερ\p{L}+|λιγοτερ\p{L}+|μεγαλυτερ\p{L}+|μικροτερ\p{L}+)$/u
const wordsIn = (text: string): string[] =>
  [...text.matchAll(/\p{L}{3,}/gu)].map(([word]) => foldText(word).folded).filter((word) => !isJoining(word))

function pairsIn(text: string): Pair[] {
  return [...text.matchAll(conjunction)].flatMap(({ index, 0: found, groups }): Pair[] => {
    const before = text.slice(0, index)
    const after = text.slice(index + found.length)
    const left = wordsIn(before.slice(before.search(/[^,;·.:()]*$/u))).slice(-2)
    const right = wordsIn(/^[^,;·.:()]*/u.exec(after)?.[0] ?? '').slice(0, 2)
    return left.length === 0 || right.length === 0 || comparative.test(right[0] ?? '')
      ? []
      : [{ left, right, either: groups?.['or'] !== undefined }]
  })
}

/** "And" for "or", and the other way round, between the same two things; where nothing is denied, which turns them. */
export function joinFindings(text: string, sources: readonly Source[]): Finding[] {
  const denies = (list: readonly string[]): boolean => list.some((word) => isNegation(word) || isExcluding(word))
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
    const meet = (a: readonly string[], b: readonly string[]): boolean => a.some((x) => b.some((y) => like(x, y)))
    const same = theirs.filter(
      (pair) =>
        (meet(pair.left, left) && meet(pair.right, right)) || (meet(pair.left, right) && meet(pair.right, left)),
    )
    return same.length > 0 && same.every((pair) => pair.either !== either)
      ? [{ code: 'bound', at: `${left.at(-1) ?? ''} ${right[0] ?? ''}` }]
      : []
  })
}
