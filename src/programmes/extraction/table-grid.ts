/** Rows of a table whose cells stand over several columns or rows, as rows that each have all their cells. */

/** A cell as it is written, with the columns and rows that it stands over. */
export interface SpanningCell {
  readonly text: string
  readonly columns: number
  readonly rows: number
}

/** Columns or rows that one cell stands over at the most, and columns that such cells make a row grow to: more are a mistake or a trap. */
export const mostSpanned = 60
const mostColumns = 200

/** The rows of one table, one after another. A head of several rows comes out as one: "Rate" over "small" and "large" is "Rate small" and "Rate large". */
export class TableGrid {
  /** Cells of earlier rows that stand over the next ones too, by their column. */
  #over = new Map<number, { readonly text: string; left: number }>()
  #head: readonly string[] | undefined
  #begun = false

  /** @returns the rows that are whole with this one: none while a head goes on, two where what looked like a head was none */
  row(cells: readonly SpanningCell[]): (readonly string[])[] {
    const mayBeHead = this.#begun ? this.#head !== undefined : cells.length > 1
    this.#begun = true
    const isHead = mayBeHead && cells.some(({ columns }) => columns > 1) && !cells.some(hasFigure)
    const row = this.#laid(cells, isHead)
    const above = this.#head
    if (isHead) {
      this.#head = above === undefined ? row : under(above, row)
      return []
    }
    this.#head = undefined
    if (above === undefined) return [row]
    return cells.some(hasFigure) || row.length !== above.length ? [above, row] : [under(above, row)]
  }

  /** @returns the head of a table that has nothing below it */
  end(): (readonly string[])[] {
    return this.#head === undefined ? [] : [this.#head]
  }

  /** A row with what stands over it from above; the name of a group stands over each of its columns, a value in the first of them. */
  #laid(cells: readonly SpanningCell[], isHead: boolean): string[] {
    const row: string[] = []
    const fill = (): void => {
      for (let above = this.#over.get(row.length); above !== undefined; above = this.#over.get(row.length)) {
        above.left -= 1
        if (above.left === 0) this.#over.delete(row.length)
        row.push(above.text)
      }
    }
    // A title over the whole table has no columns.
    if (cells.length === 1 && this.#over.size === 0) return [cells[0]?.text ?? '']
    for (const { text, columns, rows } of cells) {
      fill()
      for (let k = 0; k < columns && (k === 0 || row.length < mostColumns); k += 1) {
        const shown = k === 0 || isHead ? text : ''
        if (rows > 1) this.#over.set(row.length, { text: shown, left: rows - 1 })
        row.push(shown)
      }
    }
    fill()
    return row
  }
}

/** The names of columns below those of their groups; a name over several rows is told once. */
const under = (head: readonly string[], row: readonly string[]): string[] =>
  head.map((text, column) => {
    const own = row[column] ?? ''
    return own === '' || text === own || text.endsWith(` ${own}`) ? text : `${text} ${own}`.trim()
  })

const hasFigure = ({ text }: SpanningCell): boolean => /\d\s*(?:%|€)|\d{3}/u.test(text)
