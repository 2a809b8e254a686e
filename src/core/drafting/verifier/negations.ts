import { clausesOf, contentWords, overlap, sentenceBreaks } from './clauses.ts'
import { exceedingIn, exceptionsIn, isExcluding, isNegation, isWordNegation, like, polarityOf } from './meaning.ts'
import type { Quantity } from './quantities.ts'
import type { Source } from './source.ts'
import { isJoining, wordsOf, type Word } from './words.ts'
import type { Finding } from './claim.ts'
import { unreached } from './roles/decided.ts'

/** What is negated in the claim has to be negated in a source, clause by clause, and the other way round. */
export function negationFindings(
  folded: string,
  quantities: readonly Quantity[],
  sources: readonly Source[],
  licensed: readonly Word[],
): Finding[] {
  const words = wordsOf(folded)
  const own = polarityOf(words)
  const exceptions = exceptionFindings(words, sources)
  if (exceptions.length > 0 && licensed.length === 0) return exceptions
  const allowed = polarityOf(licensed).negative
  const single = wordNegations(words, sources)
  if (single !== undefined && licensed.length === 0) return [{ code: 'negation', at: single }]
  const finding: Finding[] = [{ code: 'negation', at: words.find(({ text }) => isNegation(text))?.text ?? '' }]
  const negativeValue = sources.some(({ negative }) => negative)
  const unmet = unreached(quantities, sources)
  if (licensed.length > 0) return own.negative > allowed && !negativeValue ? finding : []
  const theirs = sources.reduce((sum, { polarity }) => sum + polarity.negative, 0)
  const exceeding = exceedingIn(words)
  const exceeded = sources.map((source) => exceedingIn(source.words))
  const [does, not] = [exceeded.some((each) => each.does > 0), exceeded.some((each) => each.not > 0)]
  if ((exceeding.does > 0 && not && !does) || (exceeding.not > 0 && does && !not)) return finding
  if (own.double > 0 && !sources.some(({ polarity }) => polarity.double > 0)) return finding
  if (own.negative > theirs + (negativeValue || unmet ? 1 : 0)) return finding
  const zero = quantities.some(
    ({ kind, value }) => kind !== 'date' && kind !== 'time' && kind !== 'code' && value === 0,
  )
  if (negativeValue && own.negative + own.double === 0 && theirs === 0 && !zero) return finding
  if ((negativeValue || unmet) && own.negative > 0) return []
  if (words.some(({ text }) => /^(οχι|not)$/u.test(text)) && own.negative === 0) return []
  return sources.some((source) => source.span && turned(folded, quantities, source)) ? finding : []
}

/** «Μη» and "non" before one word: in the claim and in the source, or in neither. */
function wordNegations(words: readonly Word[], sources: readonly Source[]): string | undefined {
  const negatedIn = (list: readonly Word[]): Word[] =>
    list.flatMap(({ text }, at) => (isWordNegation(text) ? (list[at + 1] ?? []) : []))
  const [own, theirs] = [negatedIn(words), sources.flatMap((source) => negatedIn(source.words))]
  if (
    own.length > 0 &&
    theirs.length === 0 &&
    sources.every(({ negative, polarity }) => !negative && polarity.negative === 0)
  )
    return own[0]?.text
  if (theirs.length === 0 || own.length > 0) return undefined
  const said = theirs.find(
    ({ text }) => words.some((each) => like(each.text, text)) && !words.some((each) => isNegation(each.text)),
  )
  return said?.text
}

/** What the source leaves out has to be left out, and nothing else. */
function exceptionFindings(words: readonly Word[], sources: readonly Source[]): Finding[] {
  const own = exceptionsIn(words)
  const theirs = sources.flatMap((source) => exceptionsIn(source.words))
  const at = 'except'
  if (own.length > 0 && theirs.length === 0 && sources.every(({ polarity }) => polarity.negative === 0))
    return [{ code: 'negation', at }]
  const said = (word: Word): boolean => !isJoining(word.text) && words.some(({ text }) => like(text, word.text))
  const kept = words.some(({ text }) => isNegation(text) || isExcluding(text))
  return own.length === 0 && theirs.some(said) && !(kept && sources.every(({ polarity }) => polarity.negative === 0))
    ? [{ code: 'negation', at }]
    : []
}

/** A clause of the claim says yes where the clause of the source that is most like it says no, or the other way round. */
function turned(folded: string, quantities: readonly Quantity[], source: Source): boolean {
  const theirs = clausesOf(source.folded, source.quantities, sentenceBreaks)
  return clausesOf(folded, quantities, sentenceBreaks).some((clause) => {
    const words = contentWords(clause.words, clause.quantities)
    const scored = theirs.map((each) => ({ each, score: overlap(words, each) }))
    const best = Math.max(...scored.map(({ score }) => score))
    if (best < 1 || best < words.length / 3) return false
    const like_ = scored.filter(({ score }) => score === best)
    const own = polarityOf(clause.words)
    return like_.every(({ each }) => {
      const polarity = polarityOf(each.words)
      // "Rejected if it does not reach": two that undo each other.
      const undone =
        polarity.negative === 2 && each.words.some(({ text }) => /^(αν|εαν|εφοσον|οταν|if|unless)$/u.test(text))
      return (polarity.negative > 0 && !undone) !== own.negative > 0
    })
  })
}
