/**
 * How wide Calibri's signs are (and Carlito's, which is made as wide), in 1/2048 of the size: facts of the font, by width.
 * Letters with accents are as wide as without.
 */
const regular: readonly (readonly [number, string])[] = [
  [453, "'"],
  [463, ' \u00a0'],
  [469, 'il'],
  [489, 'j'],
  [512, ',‘’'],
  [516, '.IΙΪ·'],
  [549, ':;'],
  [561, 'ίι'],
  [596, '`'],
  [621, '()'],
  [625, 'f'],
  [627, '-'],
  [629, '[]'],
  [643, '{}'],
  [653, 'J'],
  [668, '!'],
  [686, 't'],
  [694, '°'],
  [713, 'ζ'],
  [715, 'r'],
  [770, 'ξ'],
  [791, '/\\'],
  [793, 'τ'],
  [801, 's'],
  [809, 'z'],
  [821, '"'],
  [842, 'ς'],
  [852, 'Γ'],
  [856, '“”'],
  [860, 'L'],
  [866, 'c'],
  [872, 'χ'],
  [887, 'x'],
  [913, 'γ'],
  [920, 'ν'],
  [926, 'v'],
  [928, 'y'],
  [932, 'kκ'],
  [934, 'έε'],
  [938, 'Σ'],
  [940, 'FS'],
  [942, '|'],
  [948, '?λ'],
  [958, 'ZΖ'],
  [965, 'g'],
  [981, 'a'],
  [997, 'TYΤΥΫ'],
  [999, 'EΕ'],
  [1008, 'Ξ'],
  [1020, '#*+<=>^_e~–•§≤≥'],
  [1038, '$0123456789€'],
  [1042, 'ρ'],
  [1049, '«»'],
  [1059, 'PΡ'],
  [1063, 'XΧ'],
  [1065, 'KΚ'],
  [1071, 'δ'],
  [1075, 'bdhnpqu'],
  [1079, 'oο'],
  [1087, 'β'],
  [1090, 'θσ'],
  [1092, 'C'],
  [1100, 'ήη'],
  [1110, 'ΰυ'],
  [1112, 'R'],
  [1114, 'BΒ'],
  [1126, 'μ'],
  [1133, 'π'],
  [1155, 'Δ'],
  [1161, 'Vάα'],
  [1174, 'Λ'],
  [1186, 'AΑ'],
  [1260, 'D'],
  [1276, 'HΗΠ'],
  [1292, 'G'],
  [1315, 'U'],
  [1323, 'NΝ'],
  [1333, 'φ'],
  [1356, 'OΘΟ'],
  [1360, 'Ω'],
  [1378, 'Q'],
  [1397, '&'],
  [1413, '…'],
  [1425, 'ω'],
  [1450, 'ψ'],
  [1464, '%w'],
  [1536, 'Ψ'],
  [1554, 'Φ'],
  [1636, 'm'],
  [1751, 'MΜ'],
  [1764, '☐☒'],
  [1823, 'W'],
  [1831, '@'],
  [1853, '—→'],
]
const bold: readonly (readonly [number, string])[] = [
  [463, ' \u00a0'],
  [477, "'"],
  [504, 'il'],
  [522, 'j'],
  [528, ',‘’'],
  [547, '.IΙΪ'],
  [549, '·'],
  [565, ':;'],
  [586, 'ίι'],
  [614, '`'],
  [627, '-'],
  [639, '()'],
  [647, 'f'],
  [666, '[]'],
  [668, '!'],
  [678, 'J'],
  [700, '°'],
  [705, '{}'],
  [711, 't'],
  [727, 'r'],
  [745, 'ζ'],
  [788, 'ξ'],
  [805, 'τ'],
  [813, 'z'],
  [817, 's'],
  [834, 'ς'],
  [840, 'Γ'],
  [856, 'c'],
  [866, 'L'],
  [881, '/\\'],
  [891, '“”'],
  [897, '"'],
  [924, 'χ'],
  [938, 'έε'],
  [940, 'Fx'],
  [948, '?'],
  [956, 'γ'],
  [963, 'Σ'],
  [965, 'ν'],
  [969, 'Sv'],
  [971, 'gy'],
  [973, '|'],
  [979, 'ZΖ'],
  [983, 'kκ'],
  [995, 'λ'],
  [999, 'EΕ'],
  [1008, 'Ξ'],
  [1012, 'a'],
  [1014, 'TΤ'],
  [1020, '#*+<=>^_~–•§≤≥'],
  [1030, 'e'],
  [1038, '$0123456789€'],
  [1065, 'YΥΫ'],
  [1083, 'C'],
  [1085, 'ρ'],
  [1090, 'PΡ'],
  [1092, 'δ'],
  [1100, 'bdhnpqu'],
  [1102, 'oο'],
  [1104, '«»'],
  [1114, 'ήησ'],
  [1116, 'βθ'],
  [1120, 'KΚ'],
  [1122, 'ΰυ'],
  [1128, 'XΧ'],
  [1149, 'BΒ'],
  [1153, 'Rμ'],
  [1184, 'Δ'],
  [1186, 'π'],
  [1210, 'Vάα'],
  [1217, 'Λ'],
  [1241, 'AΑ'],
  [1290, 'D'],
  [1292, 'HΗΠ'],
  [1305, 'G'],
  [1337, 'U'],
  [1350, 'NΝ'],
  [1384, 'OΘΟ'],
  [1395, 'Ω'],
  [1405, 'Q'],
  [1432, 'φ'],
  [1444, '&'],
  [1456, '…'],
  [1470, 'ω'],
  [1493, '%'],
  [1511, 'ψ'],
  [1526, 'w'],
  [1640, 'Φ'],
  [1655, 'Ψ'],
  [1665, 'm'],
  [1790, 'MΜ'],
  [1805, '☐☒'],
  [1839, '@'],
  [1853, '—→'],
  [1855, 'W'],
]

/** Of signs that no table has: a letter of another alphabet, and one of East Asia or a picture. */
const [other, wide] = [1038, 2048]
/** Lines of Calibri at single spacing, in sizes. */
export const calibriLine = 1.2207

type Table = ReadonlyMap<string, number>
const tableOf = (rows: typeof regular): Table =>
  new Map(rows.flatMap(([width, signs]) => [...signs].map((sign) => [sign, width] as const)))
const tables = { regular: tableOf(regular), bold: tableOf(bold) }

function widthOf(sign: string, table: Table): number {
  const known = table.get(sign)
  if (known !== undefined) return known
  if (/[\p{M}\p{Cf}]/u.test(sign)) return 0
  const base = sign.normalize('NFD')[0] ?? sign
  return table.get(base) ?? (/[\u1100-\u11ff\u2e80-\u{10ffff}]/u.test(base) ? wide : other)
}

/** Words of one look. */
export interface Run {
  readonly text: string
  /** In points. */
  readonly size: number
  readonly bold?: boolean
  /** Number of the footnote whose reference this is. */
  readonly note?: number
}

/**
 * Breaks text into lines of a width in points, after spaces and hyphens, and endless words where they reach the margin.
 * Answers, line by line, the footnotes whose references stand in it. Nothing is still one line.
 */
export function breakLines(runs: readonly Run[], width: number): number[][] {
  let line: number[] = []
  const lines = [line]
  let [used, word] = [0, 0]
  let notes: number[] = []
  const turn = (): void => {
    line = []
    lines.push(line)
    used = 0
  }
  const flush = (): void => {
    if (used > 0 && used + word > width) turn()
    for (; word > width; word -= width) turn()
    used += word
    line.push(...notes)
    word = 0
    notes = []
  }
  for (const { text, size, bold: isBold = false, note } of runs) {
    const table = isBold ? tables.bold : tables.regular
    if (note !== undefined) notes.push(note)
    for (const sign of text) {
      if (sign === '\n') {
        flush()
        turn()
      } else if (sign === ' ') {
        flush()
        used += (widthOf(sign, table) * size) / 2048
      } else {
        word += (widthOf(sign, table) * size) / 2048
        if (/[-\u2010\u2013\u2014\u200b]/u.test(sign)) flush()
      }
    }
  }
  flush()
  return lines
}
