import { clausesOf, contentWords, overlap, type Clause } from '../clauses.ts'
import { meaningsOf } from '../lexicon.ts'
import { like } from '../meaning.ts'
import type { Quantity } from '../quantities.ts'
import { equal } from '../same-quantity.ts'
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

/** How many figures two clauses share. */
const shared = (a: Clause, b: Clause): number =>
  a.quantities.filter((quantity) => b.quantities.some((other) => equal(quantity, other))).length

/** An actor whose clause fits one clause of the source while the actor stands in another. */
export function elsewhere(folded: string, quantities: readonly Quantity[], source: Source): Finding[] {
  const theirs = clausesOf(source.folded, source.quantities)
  if (theirs.length < 2) return []
  return clausesOf(folded, quantities).flatMap((clause) => {
    const words = contentWords(clause.words, clause.quantities)
    const rest = words.filter(({ text }) => !isActor(text))
    const scored = theirs
      .map((each) => ({ each, score: overlap(rest, each) + shared(clause, each) }))
      .toSorted((a, b) => b.score - a.score)
    const [best, second] = scored
    if (best === undefined || best.score < 1 || (second !== undefined && best.score - second.score < 0.5)) return []
    const has = (each: Clause, text: string): boolean => each.words.some((other) => like(other.text, text))
    return words
      .filter(({ text }) => isActor(text) && !has(best.each, text) && theirs.some((each) => has(each, text)))
      .filter(() => best.each.words.some((other) => isActor(other.text)))
      .map(({ text }): Finding => ({ code: 'role', at: text }))
  })
}

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
  const [first = ''] = own
  const meant = own.some((word) => only.some((other) => like(word, other)))
  return meant || isJoining(first) || !sources.some(({ words }) => words.some(({ text }) => like(text, first)))
    ? []
    : [{ code: 'role', at: first }]
}
