/** A text is short with so many lines at the most: its lines prove that they were broken, their lengths alone do not. */
const fewLines = 10
/** UTF-16 units: shorter lines are those of a sheet of labels and values. */
const narrowest = 28

/**
 * The width of the text's full lines, where it is set in lines: none is much longer than the others, and many are full. Absent where
 * lines are whole paragraphs.
 */
export function pageWidth(text: string): number | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.includes('\t'))
  const lengths = lines.map((line) => line.trim().length).toSorted((a, b) => a - b)
  const longest = lengths.at(-1) ?? 0
  if (longest >= 150) return undefined
  if (lines.length <= fewLines) return isBroken(lines, longest) ? longest : undefined
  const usual = lengths[Math.floor(lengths.length * 0.8)] ?? 0
  const full = lengths.filter((length) => length > 0.8 * usual).length
  if (full > lengths.length / 3) return usual
  return isBrokenOften(lines, longest) ? longest : undefined
}

/** Lines in the middle of a sentence: they end without a mark, the next one begins small, and its first word had no room. */
function isBrokenOften(lines: readonly string[], longest: number): boolean {
  const broken = lines.filter((line, at) => {
    const next = lines[at + 1]?.trim() ?? ''
    const before = line.trim()
    const first = /^\S+/u.exec(next)?.[0].length ?? 0
    return /^\p{Ll}{2,}(?![.)])/u.test(next) && !/[.;:·!?]$/u.test(before) && before.length + 1 + first > longest
  })
  return longest >= narrowest && broken.length >= leastBroken
}
/** So many of them no text has that is not set in lines. */
const leastBroken = 2

/** Two sentences of which the second begins within a line and goes on in the next. */
const beginsWithin = /^.{10,}[\p{Ll}\d)]{2}[.;·!?]\s+\p{Lu}[^.;·!?]*[^.;·!?:\s]\s*$/u

function isBroken(lines: readonly string[], longest: number): boolean {
  const body = lines.slice(0, -1)
  if (body.length === 0 || longest < narrowest) return false
  const full = body.filter((line) => line.trim().length > 0.75 * longest).length
  const broken = body.some((line, at) => beginsWithin.test(line) || /^\s*\p{Ll}/u.test(lines[at + 1] ?? ''))
  return broken && full >= body.length * 0.7
}
