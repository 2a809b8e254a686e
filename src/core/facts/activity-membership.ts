import type { CodeEntries, CodeSet } from '../criteria/criterion.ts'
import { codeOfLeaf, compactCode, isStatus, leafId, ownIds, subtreeInterval, translatedIds } from './activity-code.ts'
import type { ActivityCode } from './activity-code.ts'
import type { ActivityReference } from './activity-reference.ts'
import type { Scheme } from './scheme.ts'

export type Membership = 'met' | 'not_met' | 'unknown'

/** A call's list of codes as a bit for each finest code of its scheme. */
export interface CompiledCodeSet {
  readonly scheme: Scheme
  readonly bits: Uint32Array
  /** Codes in the set. */
  readonly size: number
  /** Entries that no code of the scheme answers to; they can never be met and a publisher should see them. */
  readonly unlisted: readonly string[]
}

function setRange(bits: Uint32Array, lo: number, hi: number, on: boolean, skip: Uint8Array | undefined): void {
  for (let id = lo; id < hi; id += 1) {
    if (skip?.[id] === 1) continue
    const word = id >>> 5
    bits[word] = on ? (bits[word] ?? 0) | (1 << (id & 31)) : (bits[word] ?? 0) & ~(1 << (id & 31))
  }
}

function apply(bits: Uint32Array, entries: CodeEntries, scheme: Scheme, on: boolean, ref: ActivityReference): string[] {
  const index = ref.index[scheme]
  const unlisted: string[] = []
  for (const entry of entries.exact ?? []) {
    const id = index.ids.get(compactCode(entry))
    if (id === undefined) unlisted.push(entry)
    else setRange(bits, id, id + 1, on, undefined)
  }
  for (const entry of entries.subtree ?? []) {
    const { lo, hi } = subtreeInterval({ scheme, code: entry }, ref)
    if (hi === lo) unlisted.push(entry)
    setRange(bits, lo, hi, on, index.status)
    // A status is in the list only where it is named itself, in full.
    const itself = index.ids.get(compactCode(entry))
    if (itself !== undefined) setRange(bits, itself, itself + 1, on, undefined)
  }
  return unlisted
}

function popcount(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/**
 * Compiles a list of codes for many tests. `exact` entries are the code itself and nothing under it; `subtree`
 * entries are everything under them but statuses; without `include` it is all activities. Exclusions win.
 */
export function compileCodeSet(set: CodeSet, ref: ActivityReference): CompiledCodeSet {
  const index = ref.index[set.scheme]
  const bits = new Uint32Array((index.leaves.length + 31) >>> 5)
  const unlisted = set.include === undefined ? [] : apply(bits, set.include, set.scheme, true, ref)
  if (set.include === undefined) setRange(bits, 0, index.leaves.length, true, index.status)
  if (set.exclude !== undefined) unlisted.push(...apply(bits, set.exclude, set.scheme, false, ref))
  return { scheme: set.scheme, bits, size: bits.reduce((sum, word) => sum + popcount(word), 0), unlisted }
}

/** Whether a leaf id of the set's scheme is in the set. */
export function hasLeaf(set: CompiledCodeSet, id: number): boolean {
  return (((set.bits[id >>> 5] ?? 0) >>> (id & 31)) & 1) === 1
}

/**
 * How a code was carried to the set's scheme. `direct`: the code itself; `coarse`: all under a code given coarser;
 * `translated`: its only correspondence; `split`: several it may be; `none`: no correspondence on record.
 */
export type Route = 'direct' | 'coarse' | 'translated' | 'split' | 'none'

/** A profile's code made ready for all sets of one scheme. */
export interface ResolvedActivity {
  readonly input: ActivityCode
  readonly scheme: Scheme
  readonly via: Route
  /** The finest codes of `scheme` it may be, sorted ids. */
  readonly ids: Uint32Array
  readonly status: boolean
}

/** Carries a code to a scheme, once for all sets of that scheme. Digits are only ever read in the code's own scheme. */
export function resolveActivity(code: ActivityCode, scheme: Scheme, ref: ActivityReference): ResolvedActivity {
  const same = code.scheme === scheme
  const ids = Uint32Array.from(same ? ownIds(code, ref) : translatedIds(code, scheme, ref))
  const coarse = leafId(code, ref) === undefined
  const via: Route =
    ids.length === 0 ? 'none' : coarse ? 'coarse' : same ? 'direct' : ids.length === 1 ? 'translated' : 'split'
  return { input: code, scheme, via, ids, status: isStatus(code, ref) }
}

/** The three-valued test: all candidates in is met, none is not met, some is unknown; no candidate at all is unknown. */
export function judgeActivity(activity: ResolvedActivity, set: CompiledCodeSet): Membership {
  const { ids } = activity
  const first = ids[0]
  if (first === undefined) return activity.status ? 'not_met' : 'unknown'
  const inside = hasLeaf(set, first)
  for (let k = 1; k < ids.length; k += 1) {
    if (hasLeaf(set, ids[k] ?? 0) !== inside) return 'unknown'
  }
  return inside ? 'met' : 'not_met'
}

/** An outcome with what it rests on. */
export interface MembershipResult {
  readonly outcome: Membership
  readonly via: Route
  readonly status: boolean
  /** The codes of the set's scheme that the profile's code is or may be, by whether the set has them; at most `CANDIDATES_SHOWN` each. */
  readonly candidates: { readonly in: readonly string[]; readonly out: readonly string[] }
  readonly counts: { readonly in: number; readonly out: number }
  /** The translation used, for the citation; absent when the code was tested in its own scheme. */
  readonly translation?: { readonly from: ActivityCode; readonly to: Scheme }
}

/** A section has thousands of codes under it; a reason names this many of each side. */
export const CANDIDATES_SHOWN = 60

/** As `judgeActivity`, with the candidates named. */
export function explainActivity(
  activity: ResolvedActivity,
  set: CompiledCodeSet,
  ref: ActivityReference,
): MembershipResult {
  const sides = { in: [] as string[], out: [] as string[] }
  const counts = { in: 0, out: 0 }
  for (const id of activity.ids) {
    const side = hasLeaf(set, id) ? 'in' : 'out'
    counts[side] += 1
    if (counts[side] <= CANDIDATES_SHOWN) sides[side].push(codeOfLeaf(set.scheme, id, ref))
  }
  const base = {
    outcome: judgeActivity(activity, set),
    via: activity.via,
    status: activity.status,
    candidates: sides,
    counts,
  }
  return activity.input.scheme === set.scheme
    ? base
    : { ...base, translation: { from: activity.input, to: set.scheme } }
}

/** One code against one set; for many of either, resolve and compile once and use `judgeActivity`. */
export function membership(
  code: ActivityCode,
  set: CodeSet | CompiledCodeSet,
  ref: ActivityReference,
): MembershipResult {
  const compiled = 'bits' in set ? set : compileCodeSet(set, ref)
  return explainActivity(resolveActivity(code, compiled.scheme, ref), compiled, ref)
}
