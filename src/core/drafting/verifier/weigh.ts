import type { Finding } from './claim.ts'
import type { Doubt } from './unsupported.ts'
import { weights } from './words/weights.ts'

/** What a sign of a doubt weighs; without a weight nothing. */
const weightOf = ({ signs }: Doubt): number => signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), 0)

/** What is refused: the doubts that speak against a sentence, where all of them together weigh one or more. */
export function weighed(doubts: readonly Doubt[]): Finding[] {
  const weighty = doubts.map((doubt) => ({ doubt, weight: weightOf(doubt) }))
  if (weighty.reduce((total, { weight }) => total + weight, 0) < 1) return []
  return weighty.filter(({ weight }) => weight > 0).map(({ doubt: { code, at } }) => ({ code, at }))
}
