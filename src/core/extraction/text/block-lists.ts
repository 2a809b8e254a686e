import { bullet, keysOf } from './source-text.ts'
import type { Block } from './source-text.ts'

/** Lists as they stand in a document: what leads to them, and their members behind their marks. Folded text. */

/** Bullets, numbers and letters mark different lists. */
const markedBy = ({ folded }: Block): string => {
  const mark = bullet.exec(folded.folded)?.[0].trim() ?? ''
  return /\d/u.test(mark) ? 'number' : /\p{L}/u.test(mark) ? 'letter' : mark
}
/** "(α) φορολογική ενημερότητα" in any cell of a table is the member of a list that was set in columns. */
const isLettered = ({ folded }: Block): boolean => /^\s*\(\p{L}{1,2}\)\s/u.test(folded.folded)

/** Items one after another under one title or lead-in with one kind of mark, and the columns of tables; in order. */
export function listsOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const lists = new Map<string, Block[]>()
  let run = 0
  let before: Block | undefined
  for (const block of blocks) {
    if (before !== undefined && !sameRun(before, block)) run += 1
    before = block
    if (block.kind !== 'item' && block.kind !== 'cell') continue
    const place = block.kind === 'item' ? 'items' : isLettered(block) ? 'letters' : `column ${block.column}`
    const key = `${run} ${place}`
    const list = lists.get(key)
    if (list === undefined) lists.set(key, [block])
    else list.push(block)
  }
  return [...lists.values()]
}

const sameRun = (a: Block, b: Block): boolean =>
  a.kind === b.kind &&
  a.section === b.section &&
  (a.kind === 'cell' || (a.announcedBy === b.announcedBy && markedBy(a) === markedBy(b)))

/** The folded text of a member behind its mark. */
export const behindMark = ({ folded: { folded } }: Block): string => folded.slice(bullet.exec(folded)?.[0].length ?? 0)

/** What leads to a list: the last sentence of its lead-in, its title and its labels. */
export const leadOf = (block: Block): string =>
  [lastSentence(block.announcedBy), block.section, keysOf(block)[0] ?? '', ...block.labels].join(' · ')
const lastSentence = (text: string): string => /[^.;·]*$/u.exec(text.trimEnd())?.[0] ?? ''
