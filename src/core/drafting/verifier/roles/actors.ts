import { meaningsOf } from '../lexicon.ts'
import { like } from '../meaning.ts'
import type { Source } from '../source.ts'
import { isJoining } from '../words.ts'
import type { Finding } from '../claim.ts'

/** Things that are often said of each other. */
export const isThing = (word: string): boolean =>
  /^(loans?|guarantees?|proposals?|applications?|orders?|compan(?:y|ies)|scores?)$/u.test(word)

/** Who acts or is acted on; by meaning, so in both languages. */
const actors = new Set(
  'δικαιουχοσ προμηθευτησ υπεργολαβοσ αιτων τραπεζα ταμειο υπουργειο φορεασ υπηρεσια επιτροπη συμβουλιο ενδιαμεσοσ εταιροσ agency ministry bank authority'
    .split(' ')
    .flatMap((word) => meaningsOf(word)),
)
export const isActor = (word: string): boolean => meaningsOf(word).some((meaning) => actors.has(meaning))

const agent = /(?<!\p{L})(?:απο|by|from)(?!\p{L})(?: (?:το|τη|την|τον|τα|τισ|τουσ|the|an?))*((?: \p{L}+){1,3})/gu

/** What follows "by" or "from" in the claim is something else than in the source, which says it once. */
export function otherObject(folded: string, sources: readonly Source[]): Finding[] {
  const objects = (text: string): string[][] =>
    [...text.matchAll(agent)].map(([, words = '']) => words.trim().split(' '))
  const [own, ...more] = objects(folded)
  if (own === undefined || more.length > 0) return []
  const theirs = sources.filter(({ span }) => span).flatMap((source) => objects(source.folded))
  const [only, ...others] = theirs
  if (only === undefined || others.length > 0) return []
  const dated = (words: readonly string[]): boolean =>
    words.some((word) => /^(?:date|day|ημερομηνι\p{L}+|ημερα\p{L}*)$/u.test(word))
  if (dated(own) || dated(only)) return []
  const [first = ''] = own
  const meant = own.some((word) => only.some((other) => like(word, other)))
  return meant || isJoining(first) || !sources.some(({ words }) => words.some(({ text }) => like(text, first)))
    ? []
    : [{ code: 'role', at: first }]
}
