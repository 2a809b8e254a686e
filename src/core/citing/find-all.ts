/** UTF-16 offsets at which a pattern stands in a text (overlaps included), and how many there are in all. */
export interface Occurrences {
  offsets: number[]
  count: number
}

/**
 * Every occurrence, in time linear in the text for any input (Knuth, Morris, Pratt 1977): `indexOf` is quadratic on
 * periodic texts, and both text and quote come from outside. At most `keep` offsets are kept; all are counted.
 */
export function findAll(text: string, pattern: string, keep = 2): Occurrences {
  const offsets: number[] = []
  let count = 0
  if (pattern.length === 0 || pattern.length > text.length) return { offsets, count }
  const border = borders(pattern)
  let matched = 0
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i)
    while (matched > 0 && pattern.charCodeAt(matched) !== unit) matched = border[matched - 1] ?? 0
    if (pattern.charCodeAt(matched) === unit) matched += 1
    if (matched < pattern.length) continue
    if (offsets.length < keep) offsets.push(i - pattern.length + 1)
    count += 1
    matched = border[matched - 1] ?? 0
  }
  return { offsets, count }
}

/** Length of the longest proper border of every prefix of the pattern. */
function borders(pattern: string): Int32Array {
  const border = new Int32Array(pattern.length)
  let length = 0
  for (let i = 1; i < pattern.length; i += 1) {
    const unit = pattern.charCodeAt(i)
    while (length > 0 && pattern.charCodeAt(length) !== unit) length = border[length - 1] ?? 0
    if (pattern.charCodeAt(length) === unit) length += 1
    border[i] = length
  }
  return border
}
