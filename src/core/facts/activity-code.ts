import { leavesWithPrefix, translationChain, treePrefix } from './activity-reference.ts'
import type { ActivityReference, Interval } from './activity-reference.ts'
import type { Scheme } from './scheme.ts'

/**
 * A code of a classification in its stored form: `62.10.11.03`, or `62.10` when given coarser,
 * `62.01Z` in NAF, `J` for a section. Made by `parseActivityCode`, never by hand from input.
 */
export interface ActivityCode {
  readonly scheme: Scheme
  readonly code: string
}

/** A stored code as the machine compares it: a section letter, or digits without dots (NAF with its letter). */
export function compactCode(code: string): string {
  // Lists of calls have thousands of eight-digit codes: the common form goes without a regular expression.
  if (code.length === 11 && code[2] === '.' && code[5] === '.' && code[8] === '.') {
    return code.slice(0, 2) + code.slice(3, 5) + code.slice(6, 8) + code.slice(9)
  }
  return code.includes('.') ? code.replaceAll('.', '') : code
}

/** `62101103` → `62.10.11.03`, `621` → `62.1`, `6201Z` → `62.01Z`, `J` → `J`. */
export function formatCode(compact: string): string {
  if (compact.length === 8)
    return `${compact.slice(0, 2)}.${compact.slice(2, 4)}.${compact.slice(4, 6)}.${compact.slice(6)}`
  const digits = compact.replace(/[A-Z]$/u, '')
  if (digits === '') return compact
  const letter = compact.slice(digits.length)
  return digits.replace(/(..)(?=.)/gu, '$1.') + letter
}

const isSection = (compact: string): boolean => /^[A-Z]$/u.test(compact)

/** Ids of everything at or under a code, statuses included; empty when the code does not exist. */
export function leafInterval(code: ActivityCode, ref: ActivityReference): Interval {
  const index = ref.index[code.scheme]
  const compact = compactCode(code.code)
  if (isSection(compact)) return index.sections.get(compact) ?? { lo: 0, hi: 0 }
  const id = index.ids.get(compact)
  if (id !== undefined) return { lo: id, hi: id + 1 }
  return compact.length < 2 || compact.length >= index.width ? { lo: 0, hi: 0 } : leavesWithPrefix(index, compact)
}

/** The id of a finest code (all 8 digits of a KAD, a NACE class, a whole NAF code), or undefined when coarser or unknown. */
export function leafId(code: ActivityCode, ref: ActivityReference): number | undefined {
  return ref.index[code.scheme].ids.get(compactCode(code.code))
}

/** A leaf's stored form. */
export function codeOfLeaf(scheme: Scheme, id: number, ref: ActivityReference): string {
  return formatCode(ref.index[scheme].leaves[id] ?? '')
}

/** The finest activities under a code in its own scheme, without statuses. An official 8-digit code is its own only leaf. */
export function leavesUnder(code: ActivityCode, ref: ActivityReference): ActivityCode[] {
  const { lo, hi } = leafInterval(code, ref)
  const index = ref.index[code.scheme]
  const out: ActivityCode[] = []
  for (let id = lo; id < hi; id += 1) {
    if (index.status[id] === 0 || hi - lo === 1)
      out.push({ scheme: code.scheme, code: formatCode(index.leaves[id] ?? '') })
  }
  return out
}

/** The interval of a tree node: as `leafInterval`, but a padded parent (62.10.00.00) stands for all that is under it. */
export function subtreeInterval(code: ActivityCode, ref: ActivityReference): Interval {
  const compact = compactCode(code.code)
  if (isStatus(code, ref)) return leafInterval(code, ref)
  const prefix = treePrefix(compact)
  return prefix === compact ? leafInterval(code, ref) : leavesWithPrefix(ref.index[code.scheme], prefix)
}

/** Whether `code` is `ancestor` or stands under it in the same scheme's tree; padded parents count as parents. */
export function isUnder(code: ActivityCode, ancestor: ActivityCode, ref: ActivityReference): boolean {
  if (code.scheme !== ancestor.scheme) return false
  const inner = subtreeInterval(code, ref)
  const outer = subtreeInterval(ancestor, ref)
  if (inner.hi === inner.lo || (isStatus(code, ref) && compactCode(code.code) !== compactCode(ancestor.code)))
    return false
  return outer.lo <= inner.lo && inner.hi <= outer.hi
}

/** 00.xx, 01.00.00.00 and the tax authority's internal codes: a status, not an activity. */
export function isStatus(code: ActivityCode, ref: ActivityReference): boolean {
  const id = leafId(code, ref)
  return id !== undefined && ref.index[code.scheme].status[id] === 1
}

/** The section letter of a code in its scheme's own version of NACE, or undefined (statuses, padded oddities). */
export function sectionOf(code: ActivityCode, ref: ActivityReference): string | undefined {
  if (isStatus(code, ref)) return undefined
  const { lo, hi } = leafInterval(code, ref)
  if (hi === lo) return undefined
  for (const [letter, section] of ref.index[code.scheme].sections) {
    if (section.lo <= lo && hi <= section.hi) return letter
  }
  return undefined
}

/** What a code is in another scheme. */
export type Translation =
  | { readonly kind: 'unique'; readonly code: ActivityCode }
  | { readonly kind: 'split'; readonly candidates: readonly ActivityCode[] }
  | { readonly kind: 'none' }

/** Ids of `from` carried to the next scheme of the chain: each id's links, without repetition, sorted. */
function step(ids: Iterable<number>, from: Scheme, to: Scheme, ref: ActivityReference): number[] {
  const links = ref.links.get(`${from}>${to}`)?.()
  if (links === undefined) return []
  const out = new Set<number>()
  for (const id of ids) {
    for (const target of links.targets.subarray(links.offsets[id], links.offsets[id + 1])) out.add(target)
  }
  return [...out].sort((a, b) => a - b)
}

/** The activities of a code as ids of its own scheme: itself when finest, else all under it but statuses. */
export function ownIds(code: ActivityCode, ref: ActivityReference): number[] {
  const { lo, hi } = leafInterval(code, ref)
  const { status } = ref.index[code.scheme]
  const ids = Array.from({ length: hi - lo }, (_, k) => lo + k)
  return ids.length === 1 ? ids : ids.filter((id) => status[id] === 0)
}

/** The finest codes of `to` that a code may be, by the official correspondences along `translationChain`. */
export function translatedIds(code: ActivityCode, to: Scheme, ref: ActivityReference): number[] {
  let at = translationChain.indexOf(code.scheme)
  const goal = translationChain.indexOf(to)
  let ids = ownIds(code, ref)
  while (at !== goal) {
    const next = at + Math.sign(goal - at)
    ids = step(ids, translationChain[at] ?? to, translationChain[next] ?? to, ref)
    at = next
  }
  return ids
}

/** A code in another scheme: one code, several that it may be, or none on record. Works both ways and for coarse codes. */
export function translate(code: ActivityCode, to: Scheme, ref: ActivityReference): Translation {
  const candidates = translatedIds(code, to, ref).map((id): ActivityCode => ({
    scheme: to,
    code: codeOfLeaf(to, id, ref),
  }))
  const [only] = candidates
  if (only === undefined) return { kind: 'none' }
  return candidates.length === 1 ? { kind: 'unique', code: only } : { kind: 'split', candidates }
}

/** A KAD 2008 code in KAD 2025, by the tax authority's correspondence table. */
export function translate2008to2025(code: ActivityCode, ref: ActivityReference): Translation {
  return translate(code, 'kad_2025', ref)
}
