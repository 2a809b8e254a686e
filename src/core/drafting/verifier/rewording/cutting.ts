import { foldText } from '../../../facts/text-fold.ts'
import { isFigure, type Token } from './tokens.ts'

/** Tokens of one statement, with what stands in quotation marks or brackets marked: it is never cut. */
export interface Statement {
  readonly tokens: readonly Token[]
  readonly quoted: readonly boolean[]
}

/** A place at which a statement may be cut, and what begins there. */
export interface Seam {
  readonly at: number
  readonly kind: 'verb' | 'argument' | 'clause' | `lead ${string}`
}

/** The tokens of a verb, half-open. */
export interface Place {
  readonly start: number
  readonly end: number
}

export const statementOf = (tokens: readonly Token[]): Statement => ({ tokens, quoted: quotedIn(tokens) })

/** Which tokens stand in quotation marks or brackets, those signs included. */
export function quotedIn(tokens: readonly Token[]): boolean[] {
  let depth = 0
  let straight = false
  return tokens.map(({ word }) => {
    if (/^[«“„(]$/u.test(word)) depth += 1
    const before = depth > 0 || straight
    if (/^[»”)]$/u.test(word)) depth = Math.max(0, depth - 1)
    if (word === '"') straight = !straight
    return before || straight
  })
}

export const fold = (word: string): string => foldText(word).folded

export const isComma = (token: Token | undefined): boolean => token?.word === ','
export const isJoint = (token: Token | undefined): boolean =>
  token !== undefined &&
  /^(?:και|κι|ή|είτε|ούτε|and|or|nor|either|neither|both|but|αλλά|than|από ό,τι)$/u.test(token.word)

/** Figures, also in words. */
export const counts = (token: Token): boolean =>
  isFigure(token) ||
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|δυο|τρε?ι\p{L}{1,2}|τριων|τεσσερ\p{L}{1,2}|πεντε|εξι|επτα|εφτα|οκτω|οχτω|εννεα|εννια|δεκα|δωδεκα)$/u.test(
    fold(token.word),
  )

/** A year or a date in a phrase: it says when. */
export const saysWhen = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => isFigure(token) && /^(?:19|20)\d\d$|^\d{1,2}\/\d{1,2}\/\d{4}$/u.test(token.word))

/** Seams of phrases with one preposition are none: what they belong to is told by their place. */
export function withoutDoubles(seams: readonly Seam[], front: string | undefined): Seam[] {
  const kinds = Map.groupBy(seams, ({ kind }) => kind)
  return seams.filter(({ kind }) => !kind.startsWith('lead') || (kinds.get(kind)?.length === 1 && kind !== front))
}

/**
 * Before "and" what it joins may have begun: at the phrase beside it, at an earlier one with the preposition that follows
 * it, or, where there are figures on both sides, at the first figure. No seam after that.
 */
export function beforeJoint(
  seams: readonly Seam[],
  { tokens }: Statement,
  joint: number,
  leadOf: (at: number) => string | undefined,
): Seam[] {
  const sides = [tokens.slice(0, joint), tokens.slice(joint + 1)]
  const figure = sides.every((side) => side.some(counts)) ? tokens.findIndex(counts) : joint
  const lead = leadOf(joint + 1)
  const twin = tokens.findLastIndex((_, at) => at < joint && lead !== undefined && leadOf(at) === lead)
  const start = Math.min(figure, twin < 0 ? joint : twin)
  return seams.filter(({ at }) => at <= start)
}
