import { clausesOf, sentenceBreaks } from './clauses.ts'
import { isNegation, like } from './meaning.ts'
import type { Source } from './source.ts'
import { isJoining, wordsOf } from './words.ts'
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
  // "Only if": said of what a source makes a condition.
  const conditional =
    /(?<!\p{L})(?:only|μονο|μονον) (?:if|where|when|once|after|αν|εαν|εφοσον|οταν|αφου|με την προυποθεση)(?!\p{L})/u.test(
      folded,
    ) &&
    sources.some(({ prose }) =>
      /(?<!\p{L})(?:προυποθεσ\p{L}+|ορ(?:οσ|ο|ου)|condition|conditional|prerequisite|subject to|provided|required|requires|must|απαιτ\p{L}+|πρεπει|υποχρε\p{L}+|εφοσον|αρκει)(?!\p{L})/u.test(
        prose,
      ),
    )
  if (conditional) return []
  if (
    first !== undefined &&
    theirs.length === 0 &&
    sources.every(({ prose, words }) => prose !== '' && !words.some(({ text }) => isNegation(text)))
  )
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
  if (clauses.length === 1) return [{ code: 'bound', at: strict[0]?.text ?? '' }]
  // Of several statements the one that is said: the words that follow "only".
  const place = source.words.findIndex(({ text }) => text === strict[0]?.text)
  const next = source.words
    .slice(place + 1, place + 6)
    .filter(({ text }) => text.length > 2 && !isJoining(text))
    .slice(0, 2)
  const summing = /^(?:αυτ\p{L}+|these|those|this)$/u.test(source.words[place + 1]?.text ?? '')
  const said =
    !summing && next.length > 0 && next.every(({ text }) => wordsOf(folded).some((word) => like(word.text, text)))
  return said ? [{ code: 'bound', at: strict[0]?.text ?? '' }] : []
}
