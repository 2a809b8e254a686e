import type { Block } from '../../core/drafting/document.ts'

/** A table of so many rows stays on one page. */
export const wholeTable = 8

/** Whether a block only says what the table after it shows, and so may not end a page. */
export function leadsIn(block: Block, next: Block | undefined): boolean {
  return (
    next?.type === 'table' && block.type === 'paragraph' && block.statements.every(({ kind }) => kind === 'structural')
  )
}
