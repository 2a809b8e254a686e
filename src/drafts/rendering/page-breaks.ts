import type { Block } from '../../core/drafting/document.ts'

/** A table that is no higher than this with its notes, in points, stays on one page: more would leave much of one white. */
export const wholeTable = 280

/** Whether a block only says what the table after it shows, and so may not end a page. */
export function leadsIn(block: Block, next: Block | undefined): boolean {
  return (
    next?.type === 'table' && block.type === 'paragraph' && block.statements.every(({ kind }) => kind === 'structural')
  )
}
