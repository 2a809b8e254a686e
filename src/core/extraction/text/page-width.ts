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
  return full > lengths.length / 3 ? usual : undefined
}

/** Two sentences of which the second begins within a line and goes on in the next. */
const beginsWithin = /^.{10,}[\p{Ll}\d)]{2}[.;·!?]\s+\p{Lu}[^.;·!?]*[^.;·!?:\s]\s*$/u

function isBroken(lines: readonly string[], longest: number): boolean {
  const body = lines.slice(0, -1)
  if (body.length === 0 || longest < narrowest) return false
  const full = body.filter((line) => line.trim().length > 0.75 * longest).length
  const broken = body.some((line, at) => beginsWithin.test(line) || /^\s*\p{Ll}/u.test(lines[at + 1] ?? ''))
  return broken && full >= body.length * 0.7
}
