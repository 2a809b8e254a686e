import { readNumber } from '../figures/amounts.ts'
import type { Figure } from '../figures/amounts.ts'
import type { MoneyName, Near } from '../text/labels.ts'
import { withDigits } from '../figures/number-words.ts'
import type { ReadValue } from '../reading.ts'
import type { Block } from '../text/source-text.ts'

/** "5 to 10 work units: 1.800 €": an amount by bracket of staff. */
export function stepOf(sentence: string, block: Block, figure: Figure, near: Near<MoneyName>): ReadValue | undefined {
  if (near.names !== 'subsidy' || figure.values.length !== 1) return undefined
  const text = withDigits(block.kind === 'cell' ? block.labels.join(' ') : sentence)
  const match = bracket.exec(text)
  const { low, high } = match?.groups ?? {}
  if (match === null || low === undefined || high === undefined) return undefined
  const min = readNumber(low)
  const isAbove = /(?:ανω|πανω|περισσοτερ|more than|over)\p{L}*/u.test(match[0])
  return {
    field: 'step',
    cents: figure.values[0] ?? 0,
    currency: figure.currency ?? 'EUR',
    measure: /εμε|μισθωτ|εξαρτημεν/u.test(text) ? 'salaried_awu' : 'headcount',
    range: { ...(isAbove ? { min_exclusive: min } : { min }), max: readNumber(high) },
  }
}

const bracket =
  /(?:(?:απο|περισσοτερ\p{L}+ απο|πανω απο|ανω των?|more than|over|from)\s+)?(?<low>\d+(?:[.,]\d+)?)\s*(?:\p{L}+\s*)?(?:εωσ|και εωσ|μεχρι|-|to|and up to|up to)\s*(?<high>\d+(?:[.,]\d+)?)\s*(?:εμε|εργαζομεν|ατομ|employees|awu|fte|staff)/u
