import type { Part } from './arrangement.ts'
import { isComma } from './cutting.ts'

/** Whether a comma may stand between two parts: not between a verb and what it is said of. */
export function mayStand(all: readonly Part[], before: Part, after: Part): boolean {
  if (isComma(before.tokens.at(-1)) && all.indexOf(after) === all.indexOf(before) + 1) return true
  const bare = [before, after].every((part) => isBare(part))
  const first = all[0]
  const verb = all.find(({ kind }) => kind === 'verb') ?? first
  return !bare || (before !== verb && after !== verb)
}

/** A part with no preposition or conjunction at its front and no comma inside. */
const isBare = ({ kind, tokens }: Part): boolean =>
  !/^(?:clause|lead)/u.test(kind) &&
  !['lead', 'opener', 'focus'].includes(tokens[0]?.row?.sort ?? '') &&
  !preposition.test(tokens[0]?.word ?? '') &&
  !tokens.slice(0, -1).some(isComma)

const preposition =
  /^(?:σε|στο\p{L}?|στη|στις|στα|για|από|με|κατά|χωρίς|ως|προς|υπό|for|in|at|on|from|of|by|with|under|during|after|before|until)$/u
