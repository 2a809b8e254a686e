/**
 * The characters that a TrueType font has a glyph for, from its `cmap` table in format 12 (OpenType 1.9, "cmap"): what PDF/UA
 * cannot show is refused there, so it is found out before. Throws RangeError for a font without such a table.
 */
export function coverageOf(font: Uint8Array): (codePoint: number) => boolean {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const groups = groupsOf(view, tableAt(view, 'cmap'))
  return (codePoint) => {
    let [low, high] = [0, groups.length - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const [start = 0, end = 0] = groups[middle] ?? []
      if (codePoint < start) high = middle - 1
      else if (codePoint > end) low = middle + 1
      else return true
    }
    return false
  }
}

function tableAt(view: DataView, name: string): number {
  for (let i = 0; i < view.getUint16(4); i += 1) {
    const record = 12 + 16 * i
    const tag = String.fromCodePoint(...[0, 1, 2, 3].map((at) => view.getUint8(record + at)))
    if (tag === name) return view.getUint32(record + 8)
  }
  throw new RangeError(`the font has no table ${name}`)
}

/** First and last code point of each group, ascending. */
function groupsOf(view: DataView, cmap: number): [number, number][] {
  for (let i = 0; i < view.getUint16(cmap + 2); i += 1) {
    const table = cmap + view.getUint32(cmap + 4 + 8 * i + 4)
    if (view.getUint16(table) !== 12) continue
    return Array.from({ length: view.getUint32(table + 12) }, (_group, g): [number, number] => [
      view.getUint32(table + 16 + 12 * g),
      view.getUint32(table + 20 + 12 * g),
    ])
  }
  throw new RangeError('the font has no cmap of format 12')
}
