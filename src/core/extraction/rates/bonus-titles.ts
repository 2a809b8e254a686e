import type { Span } from '../../facts/text-fold.ts'

/** Several bonuses of one sentence, each by its own clause: "10 points for mountain areas and 5 for women". */

const separator = /[,;·]\s+|\s(?:και|καθώς και|ενώ|ή|and|while|or)\s+/giu
/** Words that say for whom or when, at the beginning of a clause. */
const ofCase = /^(?:για|σε|στ\p{L}{1,3}|εφόσον|αν|εάν|όταν|if|for|where|in|when|with)\s/iu
/** What may stand behind a figure that has said all: its unit. */
const unit =
  /^[\s)]*(?:%|τοις εκατό|(?:ποσοστιαί\p{L}+ )?μονάδ\p{L}+|π\.?μ\.?|μον\.|(?:percentage )?points?|p\.?p\.?|per cent)?[\s)]*$/iu

/** Where between two figures the clause of the second begins: the words between them, and what they are cut at. */
function cutBetween(words: string): { before: number; behind: number } {
  const cuts = [...words.matchAll(separator)].map(({ index, 0: { length } }) => ({
    before: index,
    behind: index + length,
  }))
  const leading = cuts.find(
    ({ before, behind }) => unit.test(words.slice(0, before)) && ofCase.test(words.slice(behind)),
  )
  return leading ?? cuts.at(-1) ?? { before: words.length, behind: words.length }
}

/**
 * The clause of a figure in its sentence.
 * @param figures all figures of the sentence that say a percentage, in their order
 */
export function clauseOf(sentence: string, figures: readonly Span[], figure: Span): string {
  const at = figures.findIndex(({ start }) => start === figure.start)
  const [previous, next] = [figures[at - 1], figures[at + 1]]
  const start =
    previous === undefined ? 0 : previous.end + cutBetween(sentence.slice(previous.end, figure.start)).behind
  const end =
    next === undefined ? sentence.length : figure.end + cutBetween(sentence.slice(figure.end, next.start)).before
  return sentence
    .slice(start, end)
    .trim()
    .replace(/[,;.·:]+$/u, '')
}
