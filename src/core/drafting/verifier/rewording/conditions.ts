import { sameFamily } from './families.ts'
import type { Item, MarkItem, Reading } from './reading.ts'

/** Words and figures that say something. */
export const isSaid = (item: Item): boolean => item.kind === 'figure' || (item.kind === 'word' && !item.empty)

/** The words of a condition or cause, and all others. */
export function sidesOf(mark: MarkItem, { items }: Reading): { inside: Item[]; outside: Item[] } {
  const at = items.indexOf(mark)
  const fronted = !items.slice(0, at).some(isSaid)
  const inside = items.filter((item, index) => {
    if (!isSaid(item)) return false
    if (mark.mark === 'result') return index < at
    if (index < at) return false
    if (!fronted) return item.clause === mark.clause
    const comma = items.findIndex((each, place) => place > at + 1 && each.before.includes(','))
    return comma < 0 ? item.clause === mark.clause : index < comma
  })
  return { inside, outside: items.filter((item) => isSaid(item) && !inside.includes(item)) }
}

/** Where a condition begins a sentence and no comma ends it, it may end anywhere: "In case of breach the aid is repaid". */
export function possibleSidesOf(mark: MarkItem, reading: Reading): ReturnType<typeof sidesOf>[] {
  const { items } = reading
  const at = items.indexOf(mark)
  const open = mark.mark !== 'result' && !items.slice(0, at).some(isSaid) && !items.slice(at + 2).some(isAfterComma)
  if (!open) return [sidesOf(mark, reading)]
  const after = items.slice(at).filter(isSaid)
  return after.slice(1).map((_, last) => ({ inside: after.slice(0, last + 1), outside: after.slice(last + 1) }))
}

const isAfterComma = ({ before }: Item): boolean => before.includes(',')

/**
 * "When the advance is below €10,000" is "for an advance below €10,000", "if it is recoverable" is "recoverable": whether
 * the other sentence says the words of a condition without a verb. Of a cause only "with", "for" and "by" tell.
 */
export function isSaidWithoutVerb(mark: MarkItem | undefined, from: Reading, to: Reading): boolean {
  if (mark === undefined) return false
  const { inside } = sidesOf(mark, from)
  const others = inside.map((item) => to.items.find((other) => isSame(item, other)))
  const led = others.some(
    (other) => other !== undefined && other.kind !== 'mark' && /^(?:with|for|by)$/u.test(other.lead),
  )
  return inside.length > 0 && others.every(isPartOfName) && (mark.mark !== 'cause' || led)
}

const isSame = (item: Item, other: Item): boolean =>
  item.kind === 'figure'
    ? other.kind === 'figure' && item.quantity.key === other.quantity.key
    : item.kind === 'word' && other.kind === 'word' && sameFamily(item.text, other.text)

const be = /^(?:is|are|be|been|was|were|ειναι|ηταν|εχει|εχουν|has|have|past)$/u

/** Not the verb of its clause, nor what "to be" says of something. */
function isPartOfName(item: Item | undefined): boolean {
  if (item === undefined || item.before.some((word) => be.test(word))) return false
  return item.kind !== 'word' || item.verb !== true || /(?:ed|ing)$/u.test(item.text)
}
