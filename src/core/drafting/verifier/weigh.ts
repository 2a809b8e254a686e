import type { Finding } from './claim.ts'
import type { Doubt } from './unsupported.ts'
import { weights } from './words/weights.ts'

/** What a sign of a doubt weighs; without a weight nothing. */
const weightOf = ({ signs }: Doubt): number => signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), 0)

/** What is refused, where all doubts together weigh one or more: those that weigh most. */
export function weighed(doubts: readonly Doubt[]): Finding[] {
  const weighty = doubts.map((doubt) => ({ doubt, weight: weightOf(doubt) }))
  if (weighty.reduce((total, { weight }) => total + weight, 0) < 1) return []
  const most = Math.max(...weighty.map(({ weight }) => weight))
  return weighty.filter(({ weight }) => weight >= most / 2).map(({ doubt: { code, at } }) => ({ code, at }))
}
