/** A cell of a row of the canonical text. */
export interface Cell {
  readonly text: string
  readonly start: number
}

/** The cells of a row, with the place of each. */
export function cellsOf(row: string, start: number): Cell[] {
  let at = start
  return row.split('\t').map((text) => {
    const cell = { text, start: at }
    at += text.length + 1
    return cell
  })
}

/** A day and its hour in two cells are one cell; the second stays, empty, in its column. */
export function withHours(cells: Cell[]): Cell[] {
  return cells.map((cell, at) => {
    const next = cells[at + 1]
    if (next !== undefined && hourCell.test(next.text) && dayCell.test(cell.text))
      return { ...cell, text: `${cell.text}\t${next.text}` }
    const before = cells[at - 1]
    return before !== undefined && hourCell.test(cell.text) && dayCell.test(before.text) ? { ...cell, text: '' } : cell
  })
}
const hourCell = /^\s*(?:ώρα )?\d{1,2}[:.]\d{2}(?:\s*\p{L}{2,5})?\s*$/iu
const dayCell = /(?:19|20)\d{2}\s*$/u
