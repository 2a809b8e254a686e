import type { Citation } from '../../../citing/citation.ts'
import type { Language } from '../../../facts/text.ts'
import type { Finding, Library } from '../claim.ts'
import { verify } from '../verify.ts'
import { contentFindings } from './contents.ts'
import { doerFindings } from './doers.ts'
import { exchangeFindings } from './exchanged.ts'
import { figureFindings } from './figures-kept.ts'
import { halfFindings } from './halves.ts'
import { markFindings } from './marks-kept.ts'
import { ratioFindings } from './ratios.ts'
import { readSentence } from './reading.ts'

/** A composed sentence, what it cites, and what is proposed in its place. */
export interface Reworded {
  readonly composed: string
  readonly text: string
  readonly language: Language
  readonly citations: readonly Citation[]
}

/**
 * Everything for which a proposal may not stand in the place of a composed sentence; empty where it may. The composed
 * sentence is true, so that the proposal has to say the same; its figures are held against the citations once more.
 */
export function verifyRewording({ composed, text, language, citations }: Reworded, library: Library = {}): Finding[] {
  const cited = (said: string): Finding[] =>
    verify({ text: said, language, citations, licensed: [composed] }, library).filter(({ code }) => ofFigures.has(code))
  // What the composed sentence itself is told says nothing of its rewording.
  const known = new Set(cited(composed).map(({ code }) => code))
  return [...rewordingFindings(composed, text), ...cited(text).filter(({ code }) => !known.has(code))]
}

/** What the citations tell of a rewording: its words and bounds are the composed sentence's, which may differ from theirs. */
const ofFigures: ReadonlySet<Finding['code']> = new Set(['uncited', 'unresolved', 'derivation', 'date', 'code'])

/**
 * Where a rewording does not say what the composed sentence says, in the same language; empty where it does. Both have the
 * same figures with the same bounds, the same words or ones made of them, and the same little words that change what is
 * said, at the same words; nothing has changed places with something else. Strict: what is in doubt is told.
 */
export function rewordingFindings(composed: string, text: string): Finding[] {
  const [theirs, ours] = [readSentence(composed), readSentence(text)]
  return [
    ...figureFindings(theirs, ours),
    ...contentFindings(theirs, ours),
    ...markFindings(theirs, ours),
    ...exchangeFindings(theirs, ours),
    ...halfFindings(theirs, ours),
    ...doerFindings(theirs, ours),
    ...ratioFindings(theirs, ours),
  ]
}
