import type { Anchor } from '../../src/core/citing/citation.ts'

/** A part of a programme that cites, with its citations and where it stands. */
export interface Anchored {
  owner: object
  anchors: Anchor[]
  pointer: string
}

/** Every part of a document that has citations. */
export function* anchorsOf(value: unknown, pointer = ''): Generator<Anchored> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value) && 'citations' in value)
    yield { owner: value, anchors: value.citations as Anchor[], pointer }
  for (const [name, inner] of Object.entries(value))
    if (name !== 'citations') yield* anchorsOf(inner, `${pointer}/${name}`)
}

/** Members that no sentence has to repeat: they name things or are checked where they stand. */
const unsaid = new Set([
  'citations',
  'id',
  'title',
  'question',
  'codes',
  'date',
  'valid_to',
  'article',
  'eligible_costs',
  'loan',
])

/**
 * The numbers that a part states, as the sentence must: `18000.00` → `18.000`, a share of 0.5 → `50`, years and codes left out.
 * Parts that cite themselves are left to their own check.
 */
export function numbersOf(owner: object): string[] {
  const found: string[] = []
  const walk = (node: unknown, name: string): void => {
    if (typeof node === 'number') found.push(greek(isShare(name, node) ? node * 100 : node))
    if (typeof node !== 'object' || node === null) return
    if ('amount' in node && 'currency' in node) found.push(greek(Number(node.amount)))
    else for (const [key, inner] of Object.entries(node)) if (!unsaid.has(key) && !citesItself(inner)) walk(inner, key)
  }
  for (const [key, inner] of Object.entries(owner)) if (!unsaid.has(key) && !citesItself(inner)) walk(inner, key)
  return found.filter((number) => number !== '0')
}

const isShare = (name: string, value: number): boolean =>
  name === 'share_at_least' || name === 'revenue_share_min' || (name === 'times' && value < 1)
const greek = (value: number): string => value.toLocaleString('el', { maximumFractionDigits: 2 })

function citesItself(node: unknown): boolean {
  if (Array.isArray(node)) return node.length > 0 && node.every(citesItself)
  return typeof node === 'object' && node !== null && 'citations' in node
}

/** Whether a text has this number, not as a part of a longer one. */
export function saysNumber(text: string, number: string): boolean {
  return new RegExp(`(?<![\\d.,])${number.replaceAll('.', '\\.')}(?![\\d]|[.,]\\d)`, 'u').test(text)
}
