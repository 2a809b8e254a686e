import type { Finding } from './claim.ts'
import type { Doubt } from './unsupported.ts'
import { weights } from './words/weights.ts'

/** Whether a doubt is of a word that states little: many of them say no more than one. */
export const isLight = (signs: readonly string[]): boolean => signs.some((sign) => sign.startsWith('light '))
/** Whether a doubt is of a word; others stand for themselves. */
export const isOfWord = (signs: readonly string[]): boolean =>
  signs.some((sign) => sign.startsWith('light ') || sign.startsWith('heavy '))

/** What a sign of a doubt weighs, without a weight nothing; what speaks for one thing says nothing of another. */
const weightOf = ({ signs }: Doubt): number =>
  Math.max(
    0,
    signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), 0),
  )

/** What is refused: words that together weigh one or more, those of them that weigh most; and what does so by itself. */
export function weighed(doubts: readonly Doubt[]): Finding[] {
  const weighty = doubts.map((doubt) => ({ doubt, weight: weightOf(doubt) }))
  const words = weighty.filter(({ doubt }) => isOfWord(doubt.signs))
  const [light, heavy] = [true, false].map((is) => words.filter(({ doubt }) => isLight(doubt.signs) === is))
  const most = Math.max(0, ...(light ?? []).map(({ weight }) => weight))
  const total = (heavy ?? []).reduce((sum, { weight }) => sum + weight, most)
  const top = Math.max(...words.map(({ weight }) => weight))
  return weighty
    .filter(({ doubt, weight }) => (isOfWord(doubt.signs) ? total >= 1 && weight >= top / 2 : weight >= 1))
    .map(({ doubt: { code, at } }) => ({ code, at }))
}
