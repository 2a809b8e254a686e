import { isFigure, type Token } from './tokens.ts'

interface Cased {
  /** A word of the composed sentence. */
  readonly token: Token
  /** What the proposal says in its place. */
  readonly said: Token
  /** Whether the proposal begins with it. */
  readonly first: boolean
  /** Whether a capital there is the writer's: "the form is: Loan", "the form is loan". */
  readonly free: boolean
}

/**
 * Whether a word has the capital that its place wants: the first word where the composed sentence began with one, no other
 * than had one; what was first loses its own further back, unless it is a name or an abbreviation.
 */
export function isCased(
  { composed, text }: { composed: string; text: string },
  { token, said, first, free }: Cased,
): boolean {
  if (free && !first) return true
  const [was, is] = [composed.slice(token.start, token.end), text.slice(said.start, said.end)]
  if (isFigure(token) || !/^\p{L}/u.test(is)) return true
  const begins = composed.slice(0, token.start).match(/\p{L}|\p{N}/u) === null
  if (first) return begins ? isCapital(is) === isCapital(was) : isCapital(is) || !/^\P{L}*\p{Lu}/u.test(composed)
  return isCapital(is) === (isCapital(was) && (!begins || isName(composed, token)))
}

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word)

/** A first word that keeps its capital: an abbreviation, a name of several words, a month, a country, a people. */
function isName(composed: string, token: Token): boolean {
  const word = composed.slice(token.start, token.end)
  if (/^.+[\p{Lu}\p{N}]/u.test(word)) return true
  if (names.test(word)) return true
  return !articles.test(word) && /^[ -]\p{Lu}\p{Ll}/u.test(composed.slice(token.end))
}

const articles =
  /^(?:Ο|Η|Το|Οι|Τα|Τον|Την?|Τους|Τις|Του|Της|Των|Σ(?:ε|το\p{L}?|τους|την?|τις|τα)|Για|Από|Με|Κατά|Αν|Δεν?|The|An?|In|At|On|For|From|By|Of|Under|Until|If|When|No|Its)$/u

const names =
  /^(?:I|January|February|March|April|May|June|July|August|September|October|November|December|Gree(?:ce|ks?)|Europe(?:an)?|Brussels|Athens|Crete|Epirus|Thessaly|Attica|Macedonia|Peloponnese|Brexit|Ελλάδ\p{L}{1,2}|Έλλην\p{L}{1,2}|Ευρώπη\p{L}?|Αθήνα\p{L}?|Κρήτη\p{L}?|Ήπειρο\p{L}?|Θεσσαλία\p{L}?|Αττική\p{L}?|Μακεδονία\p{L}?|Πελοπόννησο\p{L}?)$/u
