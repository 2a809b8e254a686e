import { moneyIn, percentsIn } from '../figures/amounts.ts'
import type { Figure } from '../figures/amounts.ts'
import type { Reading, ReadValue } from '../reading.ts'
import { placeIn } from './source-text.ts'
import type { Block } from './source-text.ts'

/** A half-open range of a block's folded text. */
export interface Sentence {
  readonly start: number
  readonly end: number
}

/** How sure a figure is of its label, by how near that stands. */
export const sureness = { sentence: 0.9, table: 0.85, announcement: 0.75, section: 0.6, sense: 0.7 } as const

export function reading(
  block: Block,
  sentence: Sentence,
  figure: { start: number; end: number },
  value: ReadValue,
  confidence: number,
): Reading {
  return {
    value,
    quote: placeIn(block, sentence.start, sentence.end),
    figure: placeIn(block, figure.start, figure.end),
    confidence,
  }
}

/** The part of a sentence that goes with a figure: from the end of the figure before it to the next figure. */
export function clauseOf(block: Block, sentence: Sentence, figure: { start: number; end: number }): Sentence {
  const { folded } = block.folded
  const figures = [...moneyIn(folded), ...percentsIn(folded)].filter(
    (other) => other.start >= sentence.start && other.end <= sentence.end,
  )
  const before = figures.findLast((other) => other.end <= figure.start)
  const after = figures.find((other) => other.start >= figure.end)
  // The only figure of a sentence goes with all of it.
  if (before === undefined && after === undefined) return sentence
  // What follows the figure is about it ("45% for Attica"), unless all figures follow their words ("Attica: 45%").
  const leading =
    /^\s*(?:€|ευρω)?\s*(?:(?:προοριζ|διατιθ|δεσμευ|αφορ|κατευθυν|κατανεμ)\p{L}+ |(?:is|are) (?:reserved|earmarked|set aside) )?(?:(?:of (?:the )?(?:eligible |total )*costs )?(?:as an? |for )|οι (?:επενδυσ|επιχειρησ|δαπαν|προτασ)\p{L}+|εκειν\p{L}+|για|στισ?|στην?|στουσ|σε|των|τισ|for|in|if|\()/u.test(
      folded.slice(figure.end, figure.end + 40),
    )
  if (leading) return { start: figure.start, end: after?.start ?? sentence.end }
  return { start: before?.end ?? sentence.start, end: after === undefined ? sentence.end : figure.end }
}

/** Where the figure before this one ends, of any kind: its words are not this one's. */
export function lastFigureBefore(block: Block, sentence: Sentence, figure: Figure): number {
  const { folded } = block.folded
  return [...moneyIn(folded), ...percentsIn(folded)]
    .filter((other) => other.start >= sentence.start && other.end <= figure.start)
    .reduce((last, other) => Math.max(last, other.end), sentence.start)
}

export const ifWords = /(?<!\p{L})(?:εφοσον|ε?αν|σε περιπτωση|οταν|if|when|where|provided that)(?!\p{L})/u
