import { clausesOf, contentWords } from '../clauses.ts'
import { isNegation, like } from '../meaning.ts'
import type { Quantity } from '../quantities.ts'
import type { Source } from '../source.ts'
import { isNeutralVerb } from '../words/neutral.ts'
import { isFrame, isJoining, type Word } from '../words.ts'
import type { Finding } from '../claim.ts'

/** What the source denies is affirmed and the other way round, in one sentence: "to the supplier, not to the beneficiary". */
export function negatedInstead(folded: string, quantities: readonly Quantity[], source: Source): Finding[] {
  const sides = (text: string, list: readonly Quantity[]): { yes: Word[]; no: Word[] } => {
    const yes: Word[] = []
    const no: Word[] = []
    for (const { words, quantities: found } of clausesOf(text, list, fragments)) {
      const denies = words.some(({ text: word }) => isNegation(word))
      const codes = found
        .filter(({ kind }) => kind === 'code')
        .map(({ key, start, end }): Word => ({ text: key, start, end }))
      for (const word of [...contentWords(words, found), ...codes])
        if (!isNegation(word.text)) (denies ? no : yes).push(word)
    }
    return { yes, no }
  }
  const [own, theirs] = [sides(folded, quantities), sides(source.folded, source.quantities)]
  if (own.no.length === 0 || theirs.no.length === 0) return []
  const only = (list: readonly Word[], other: readonly Word[], { text }: Word): boolean =>
    list.some((each) => like(each.text, text)) && !other.some((each) => like(each.text, text))
  const denied = own.no.find((word) => !isJoining(word.text) && only(theirs.yes, theirs.no, word))
  const affirmed = own.yes.find((word) => !isJoining(word.text) && only(theirs.no, theirs.yes, word))
  const contrast = /(?:and|but|και|αλλα|,) (?:not|οχι)(?!\p{L})/u.test(folded)
  const clear =
    contrast &&
    denied !== undefined &&
    !isFrame(denied.text) &&
    !isNeutralVerb(denied.text) &&
    !own.yes.some(({ text }) => like(text, denied.text))
  return denied !== undefined && (affirmed !== undefined || clear) ? [{ code: 'role', at: denied.text }] : []
}

const fragments = /[;·.](?=\s|$)|,(?=\s)|(?<!\p{L})(?:και|and|but|αλλα)(?!\p{L})/gu
