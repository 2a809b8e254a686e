import type { Anchor } from '../../core/citing/citation.ts'
import { isRow } from './row.ts'
import type { Row } from './row.ts'
import { plainText } from './row-text.ts'
import type { RowText } from './row-text.ts'

/** The lines that a field of a row became, by its path in the row (`funding/details`), those below it included. */
export type CitedFields = (path: string) => Anchor[]

/** One thing that a row says, and where. */
interface Leaf {
  readonly path: string
  readonly text: string
}

/** Levels of a row below which nothing is read: no request may have them. */
const deepest = 64

/**
 * Writes every field of a row into its document: those that its format knows first, in its order and under its names, then
 * whatever else the row has, under its own names in their order by letter. So a field that no format knows of is not lost.
 *
 * @param labels what the document calls a field, by its path
 * @param unsaid members that say nothing of the programme: when the record was made and last changed
 */
export function writeFields(
  text: RowText,
  row: Row,
  { labels, unsaid }: { labels: Readonly<Record<string, string>>; unsaid: readonly string[] },
): CitedFields {
  const leaves = fieldsOf(row, unsaid)
  const known = Object.keys(labels).flatMap((path) =>
    leaves
      .filter((leaf) => isWithin(leaf.path, path))
      .map((leaf) => ({ ...leaf, label: `${labels[path] ?? path}${shown(leaf.path.slice(path.length))}` })),
  )
  const told = new Set(known.map(({ path }) => path))
  const others = leaves.filter(({ path }) => !told.has(path)).map((leaf) => ({ ...leaf, label: shown(leaf.path) }))
  const cited = new Map<string, Anchor[]>()
  for (const { path, label, text: value } of [...known, ...others]) {
    const lines = text.field(label, value)
    for (const above of pathsAbove(path)) {
      const found = cited.get(above)
      if (found === undefined) cited.set(above, [...lines])
      else found.push(...lines)
    }
  }
  return (path) => cited.get(path) ?? []
}

/** The path, and those of all that it stands in. */
const pathsAbove = (path: string): string[] => {
  const names = path.split('/')
  return names.map((_, index) => names.slice(0, index + 1).join('/'))
}

/** What the members of a row say, but some of them, in the order of their names by letter. */
export const fieldsOf = (row: Row, but: readonly string[]): Leaf[] =>
  Object.keys(row)
    .filter((name) => !but.includes(name))
    .toSorted()
    .flatMap((name) => leavesOf(row[name], name, 1))

export const shown = (path: string): string => path.replaceAll('/', ' / ')
const isWithin = (path: string, above: string): boolean => path === above || path.startsWith(`${above}/`)

/** What a field holds, part by part. An amount with its currency is one part, and so is a list of words. */
function leavesOf(value: unknown, path: string, depth: number): Leaf[] {
  if (depth > deepest) return []
  if (Array.isArray(value) && value.every((each) => !isRow(each) && !Array.isArray(each)))
    return leaf(path, value.map((each) => scalarText(each) ?? '').join('\n'))
  if (!isRow(value) && !Array.isArray(value)) return leaf(path, scalarText(value))
  if (isMoney(value)) return leaf(path, `${String(value['amount'])} ${String(value['currency'] ?? '')}`)
  const parts = Array.isArray(value)
    ? value.map((each, index) => [String(index + 1), each] as const)
    : Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return parts.flatMap(([name, each]) => leavesOf(each, `${path}/${name}`, depth + 1))
}

const leaf = (path: string, text: string | undefined): Leaf[] =>
  text === undefined || text.trim() === '' ? [] : [{ path, text }]

const isMoney = (value: unknown): value is Row =>
  isRow(value) &&
  !isRow(value['amount']) &&
  'amount' in value &&
  Object.keys(value).every((each) => each === 'amount' || each === 'currency')

function scalarText(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return plainText(value)
}
