/** A sheet on one line: "Status: open | Closing: 26/3/2027 | Budget: 1.750.000 €". */

const field = /^\s*\p{L}[^:|·]{1,45}:\s+\S/u

/** Lengths of the pieces of a line that are names with their values, parted by bars or middle dots; the whole line where one is none. */
export function fieldsOf(line: string): readonly number[] {
  for (const bar of [' | ', ' · ']) {
    const pieces = line.split(bar)
    const named = pieces.filter((piece) => field.test(piece)).length
    if (pieces.length > 1 && named === pieces.length && !line.includes('\t'))
      return pieces.map((piece, at) => piece.length + (at < pieces.length - 1 ? bar.length : 0))
  }
  return [line.length]
}
