import type { Reading } from '../reading.ts'
import type { Block, SourceText } from '../text/source-text.ts'

/** Values that stand in lines of one form, one below the other: rounds with their days, regions with their parts of the budget. */

/** Lines between two members of one list. */
const farthest = 4

/**
 * Whether two values of one field are told in the same way in neighbouring lines: "1st round: from 6 May to 10 June", "2nd round: from 2
 * September to 7 October". What is believed of one is believed of the other.
 */
export function areMembers({ blocks }: SourceText, one: Reading, other: Reading): boolean {
  const { field } = one.value
  if (
    field !== other.value.field ||
    !(field === 'closes_at' || field === 'opens_at' || field === 'budget_line' || field === 'intensity')
  )
    return false
  const [a, b] = [one, other].map(({ figure }) => blocks.findLastIndex(({ base }) => base <= figure.start))
  if (a === undefined || b === undefined || a === b || Math.abs(a - b) > farthest) return false
  const between = blocks.slice(Math.min(a, b), Math.max(a, b) + 1)
  const [first] = between
  if (first === undefined || between.some((each) => each.kind !== first.kind || each.section !== first.section))
    return false
  if (field === 'budget_line' || field === 'intensity')
    return (
      between.every(({ kind }) => kind === 'item') &&
      (field === 'budget_line' || between.every(({ folded }) => folded.folded.length <= longestRow))
    )
  const [left, right] = [wordsBefore(blocks[a], one), wordsBefore(blocks[b], other)]
  const shared = left.filter((word) => right.includes(word)).length
  return shared > 0 && shared * 2 > Math.max(left.length, right.length)
}

/** Letters of a line that names those of a rate, and the rate. */
const longestRow = 60

/** The words of a line before a figure. */
function wordsBefore(block: Block | undefined, { figure }: Reading): string[] {
  if (block === undefined) return []
  const { folded, map } = block.folded
  const at = map.findIndex((place) => block.base + place >= figure.start)
  return [...new Set(folded.slice(0, at < 0 ? folded.length : at).match(/\p{L}{4,}/gu) ?? [])]
}
