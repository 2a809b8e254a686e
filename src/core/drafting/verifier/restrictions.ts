import { clausesOf, sentenceBreaks } from './clauses.ts'
import { isNegation } from './meaning.ts'
import type { Source } from './source.ts'
import { wordsOf } from './words.ts'
import type { Finding } from './claim.ts'

/** Words by which a statement is only about what it names. */
const only =
  /^(?:only|solely|exclusively|μονο|μονον|αποκλειστικα|αποκλειστικ(?!οτ)\p{L}+|confined|restricted|περιοριζ\p{L}+|limited|exclusive|alone)$/u

/** "Only" is said where the source says it, and not said where it does not. */
export function restrictionFindings(folded: string, sources: readonly Source[]): Finding[] {
  const own = wordsOf(folded).filter(({ text }) =>
    /^(?:only|solely|exclusively|μονο|μονον|αποκλειστικ(?!οτ)\p{L}+)$/u.test(text),
  )
  const theirs = sources.flatMap(({ words }) => words.filter(({ text }) => only.test(text)))
  const [first] = own
  if (first !== undefined && theirs.length === 0 && sources.every(({ span }) => span))
    return [{ code: 'bound', at: first.text }]
  const [source, ...more] = sources.filter(({ span }) => span)
  if (first !== undefined || source === undefined || more.length > 0) return []
  const strict = source.words.filter(({ text }) => /^(?:only|solely|exclusively|μονο|μονον|αποκλειστικα)$/u.test(text))
  const followed = /(?:only|solely|exclusively|μονο|μονον|αποκλειστικα) (?:one|a|μια|ενα|for those)(?!\p{L})/u.test(
    source.folded,
  )
  if (strict.length !== 1 || followed || /(?:must|shall|πρεπει|απαιτ|requir|οφειλ)/u.test(folded)) return []
  if (wordsOf(folded).some(({ text }) => only.test(text) || isNegation(text))) return []
  const clauses = clausesOf(source.folded, source.quantities, sentenceBreaks)
  return clauses.length > 1 ? [] : [{ code: 'bound', at: strict[0]?.text ?? '' }]
}
