import type { Finding } from '../claim.ts'
import type { Reading } from './reading.ts'
import { meet, Names, said, without, type Said } from './relations.ts'

/** The words of two statements that a sentence joins. */
type Halves = readonly [ReadonlySet<number>, ReadonlySet<number>]

const joint = /;|·|(?<!\p{L})(?:and|but|while|whereas|και|αλλα|ενω)(?!\p{L})/gu

/**
 * "For medium-sized ones by 10 and for small ones by 20": where both sentences join two statements, the words of the second
 * either stay together or all go with the first; some here and some there belong to the wrong statement.
 */
export function halfFindings(composed: Reading, proposed: Reading): Finding[] {
  const names = new Names()
  const [theirs, ours] = [halvesOf(composed, names), halvesOf(proposed, names)]
  if (theirs.length !== 1 || ours.length === 0) return []
  const [first, second] = own(theirs[0] as Halves)
  const mixed = ours.every((halves) => {
    const [before, after] = own(halves)
    // What the first says before it is joined may stand in either half; of the second nothing may.
    return meet(second, before) && meet(second, after) && meet(first, before) && meet(first, after)
  })
  if (!mixed) return []
  const moved = [...second].find((each) => own(ours[0] as Halves)[0].has(each))
  return [{ code: 'role', at: moved === undefined ? '' : (names.list[moved] as Said).text }]
}

const own = ([first, second]: Halves): [Set<number>, Set<number>] => [without(first, second), without(second, first)]

/** The halves at each joint that has a figure, or a verb, on either side. */
function halvesOf({ items, folded }: Reading, names: Names): Halves[] {
  const kept = items.filter(said)
  return [...folded.matchAll(joint)].flatMap(({ index }): Halves[] => {
    const [first, second] = [kept.filter(({ start }) => start < index), kept.filter(({ start }) => start > index)]
    const counts = (half: readonly Said[]): boolean => half.some(({ kind }) => kind === 'figure')
    const acts = (half: readonly Said[]): boolean => half.some((item) => item.kind === 'word' && item.verb === true)
    const apart = (counts(first) && counts(second)) || (acts(first) && acts(second))
    const numbers = (half: readonly Said[]): Set<number> => new Set(half.map((item) => names.numberOf(item)))
    return apart ? [[numbers(first), numbers(second)]] : []
  })
}
