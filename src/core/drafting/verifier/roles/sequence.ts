import type { Finding } from '../claim.ts'
import { like } from '../meaning.ts'
import type { Quantity } from '../quantities.ts'
import type { Source } from '../source.ts'
import { isJoining, wordsOf, type Word } from '../words.ts'

type Order = 'before' | 'after' | 'at' | 'from'

const marks: readonly (readonly [Order, RegExp])[] = [
  ['before', /^(?:before|prior|πριν|προ|until|till|μεχρι|εωσ)$/u],
  ['after', /^(?:after|following|once|upon|μετα|αφου|υστερα|επειτα|κατοπιν)$/u],
  ['at', /^(?:on|at|during|when|κατα|with|με)$/u],
  ['from', /^(?:from|since|απο)$/u],
]
const orderOf = (word: string): Order | undefined => marks.find(([, pattern]) => pattern.test(word))?.[0]
const passing = /^(?:date|day|time|moment|ημερομηνι\p{L}+|ημερα|ημερασ|στιγμη|να|be|been|is|has|have|την|τη|το)$/u

/** The order that the words before a place say. */
function orderBefore(words: readonly Word[], at: number): Order | undefined {
  for (let back = at - 1; back >= Math.max(0, at - 5); back -= 1) {
    const text = words[back]?.text ?? ''
    const order = orderOf(text)
    // «Πριν από», «μετά από»: the first word says it.
    const first = order === 'from' ? orderOf(words[back - 1]?.text ?? '') : undefined
    if (order !== undefined) return first === 'before' || first === 'after' ? first : order
    if (!isJoining(text) && !passing.test(text)) return undefined
  }
  return undefined
}

const contrary: Readonly<Record<'before' | 'after', readonly Order[]>> = {
  before: ['after', 'at', 'from'],
  after: ['before', 'at'],
}

/** "Before the payment" where the source says on its day, or after it. */
export function sequenced(folded: string, quantities: readonly Quantity[], sources: readonly Source[]): Finding[] {
  const own = wordsOf(folded)
  const inside = ({ start, end }: Word): boolean => quantities.some((each) => start < each.end && end > each.start)
  return own.flatMap((word, at): Finding[] => {
    const order = orderBefore(own, at)
    if ((order !== 'before' && order !== 'after') || isJoining(word.text) || passing.test(word.text) || inside(word))
      return []
    const theirs = sources
      .filter(({ prose }) => prose !== '')
      .flatMap(({ prose }) => {
        const words = wordsOf(prose)
        return words.flatMap((other, index) => (like(other.text, word.text) ? [orderBefore(words, index)] : []))
      })
    const wrong = theirs.length > 0 && theirs.every((other) => other !== undefined && contrary[order].includes(other))
    return wrong ? [{ code: 'bound', at: `${order} ${word.text}` }] : []
  })
}

/** "180 days before" a day from which they are counted on. */
export function countedBack(folded: string, sources: readonly Source[]): Finding[] {
  const on = sources.some(({ citation: { derivation } }) =>
    /^\w+ \+ (?:\w+ )?\w*(?:day|month|year)/u.test(derivation?.formula ?? ''),
  )
  const back = /(?:days?|months?|years?|ημερεσ|ημερων|μηνεσ|μηνων|ετη|ετων|χρονια) (?:before|πριν)(?!\p{L})/u.exec(
    folded,
  )
  return on && back !== null ? [{ code: 'bound', at: back[0] }] : []
}
