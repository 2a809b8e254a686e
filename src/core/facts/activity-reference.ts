import { once } from './once.ts'
import { schemes } from './scheme.ts'
import type { Scheme } from './scheme.ts'

/** The facts an activity reference is built from, as `src/reference` reads them. Codes are digits without dots. */
export interface ActivityFacts {
  /** Official lists of 8-digit Greek codes, with the statuses that stand beside them. */
  readonly kad2025: readonly string[]
  readonly kad2008: readonly string[]
  /** 2008 code → its 2025 codes, where that is not simply the same digits. */
  readonly correspondence: ReadonlyMap<string, readonly string[]>
  /** Section letter → classes of four digits (NACE), or NAF codes such as `6201Z`. */
  readonly nace2: ReadonlyMap<string, readonly string[]>
  readonly nace21: ReadonlyMap<string, readonly string[]>
  readonly naf: ReadonlyMap<string, readonly string[]>
}

/** Half-open range of leaf ids. */
export interface Interval {
  readonly lo: number
  readonly hi: number
}

/** One classification: its finest codes in order, so that everything under a prefix is one interval of ids. */
export interface SchemeIndex {
  readonly scheme: Scheme
  /** Digits of the finest codes, sorted; the position is the leaf id. */
  readonly leaves: readonly string[]
  readonly ids: ReadonlyMap<string, number>
  /** 1 for the codes that are a status and not an activity (00.xx, 01.00.00.00). */
  readonly status: Uint8Array
  /** Codes that are not a status. */
  readonly activities: number
  readonly sections: ReadonlyMap<string, Interval>
  /** Length of a finest code. */
  readonly width: number
}

/** leaf id of one scheme → leaf ids of another: `targets.subarray(offsets[id], offsets[id + 1])`, sorted. */
export interface Links {
  readonly offsets: Uint32Array
  readonly targets: Uint32Array
}

/** Everything the functions on activity codes look up. Immutable; made once by `buildActivityReference`. */
export interface ActivityReference {
  readonly index: Readonly<Record<Scheme, SchemeIndex>>
  /** Links between neighbours of `translationChain`, both ways, keyed `from>to`; each made when first asked for. */
  readonly links: ReadonlyMap<string, () => Links>
}

/** Every translation goes along this line; neighbours have an official relation. */
export const translationChain: readonly Scheme[] = ['naf', 'nace_2', 'kad_2008', 'kad_2025', 'nace_2.1']

/** Codes of the tax authority that are a status or internal, not an economic activity. */
function isStatusCode(scheme: Scheme, digits: string): boolean {
  if (scheme !== 'kad_2025' && scheme !== 'kad_2008') return false
  return digits.startsWith('00') || digits === '01000000' || digits.startsWith('099990') || digits === '98999999'
}

/** First id whose code is not before `digits`. */
function lowerBound(leaves: readonly string[], digits: string): number {
  let lo = 0
  let hi = leaves.length
  while (lo < hi) {
    const mid = (lo + hi) >> 1
    if ((leaves[mid] ?? '') < digits) lo = mid + 1
    else hi = mid
  }
  return lo
}

/** The leaves whose code starts with `prefix`, as an interval; empty when there is none. */
export function leavesWithPrefix(index: SchemeIndex, prefix: string): Interval {
  const lo = lowerBound(index.leaves, prefix)
  let hi = lowerBound(index.leaves, `${prefix}~`)
  if (prefix === '') hi = index.leaves.length
  return { lo, hi }
}

function indexOf(
  scheme: Scheme,
  codes: readonly string[],
  sections: ReadonlyMap<string, readonly string[]>,
): SchemeIndex {
  const sorted = codes.every((code, at) => at === 0 || (codes[at - 1] ?? '') < code)
  const leaves = sorted ? codes : [...new Set(codes)].sort()
  const ids = new Map(leaves.map((code, id) => [code, id]))
  const status = Uint8Array.from(leaves, (code) => (isStatusCode(scheme, code) ? 1 : 0))
  const bounds = new Map<string, Interval>()
  for (const [letter, classes] of sections) {
    const divisions = classes.map((code) => code.slice(0, 2)).sort()
    const lo = lowerBound(leaves, divisions[0] ?? '')
    const hi = lowerBound(leaves, `${divisions.at(-1) ?? ''}~`)
    if (hi > lo) bounds.set(letter, { lo, hi })
  }
  const activities = status.reduce((sum, one) => sum - one, leaves.length)
  return { scheme, leaves, ids, status, activities, sections: bounds, width: leaves[0]?.length ?? 0 }
}

function linksOf(lists: readonly (readonly number[])[]): Links {
  const offsets = new Uint32Array(lists.length + 1)
  const targets: number[] = []
  lists.forEach((list, id) => {
    for (const target of list) targets.push(target)
    offsets[id + 1] = targets.length
  })
  return { offsets, targets: Uint32Array.from(targets) }
}

/** The same pairs the other way round; a counting sort keeps the targets in order. */
function reversed(links: Links, size: number): Links {
  const offsets = new Uint32Array(size + 1)
  for (const target of links.targets) offsets[target + 1] = (offsets[target + 1] ?? 0) + 1
  for (let id = 0; id < size; id += 1) offsets[id + 1] = (offsets[id + 1] ?? 0) + (offsets[id] ?? 0)
  const next = offsets.slice()
  const targets = new Uint32Array(links.targets.length)
  for (let id = 0; id + 1 < links.offsets.length; id += 1) {
    for (const target of links.targets.subarray(links.offsets[id], links.offsets[id + 1])) {
      const at = next[target] ?? 0
      targets[at] = id
      next[target] = at + 1
    }
  }
  return { offsets, targets }
}

function correspondenceLinks(from: SchemeIndex, to: SchemeIndex, rows: ActivityFacts['correspondence']): Links {
  return linksOf(
    from.leaves.map((code) =>
      (rows.get(code) ?? [code]).flatMap((target) => to.ids.get(target) ?? []).sort((a, b) => a - b),
    ),
  )
}

/**
 * The prefix that an official code stands for in the tree: padded parents lose their zeros
 * (01.10.00.00 is group 01.1), the last pair only as a whole, and a division keeps its two digits.
 */
export function treePrefix(digits: string): string {
  if (digits.length !== 8 || !digits.endsWith('00')) return digits
  let prefix = digits.slice(0, 6)
  while (prefix.length > 2 && prefix.endsWith('0')) prefix = prefix.slice(0, -1)
  return prefix
}

/** Codes of a finer scheme → classes of the coarser one they are built on, by their first four digits. */
function coarserLinks(fine: SchemeIndex, coarse: SchemeIndex): Links {
  return linksOf(
    fine.leaves.map((code, id) => {
      if (fine.status[id] === 1) return []
      const direct = coarse.ids.get(code.slice(0, 4))
      if (direct !== undefined) return [direct]
      const { lo, hi } = leavesWithPrefix(coarse, treePrefix(code).slice(0, 4))
      return Array.from({ length: hi - lo }, (_, k) => lo + k)
    }),
  )
}

function finerLinks(coarse: SchemeIndex, fine: SchemeIndex): Links {
  return linksOf(
    coarse.leaves.map((code) => {
      const { lo, hi } = leavesWithPrefix(fine, code)
      return Array.from({ length: hi - lo }, (_, k) => lo + k).filter((id) => fine.status[id] === 0)
    }),
  )
}

/** Builds the lookup structures from the facts. Pure. */
export function buildActivityReference(facts: ActivityFacts): ActivityReference {
  const kad2008 = indexOf('kad_2008', facts.kad2008, facts.nace2)
  const kad2025 = indexOf('kad_2025', facts.kad2025, facts.nace21)
  const nace2 = indexOf('nace_2', [...facts.nace2.values()].flat(), facts.nace2)
  const nace21 = indexOf('nace_2.1', [...facts.nace21.values()].flat(), facts.nace21)
  const naf = indexOf('naf', [...facts.naf.values()].flat(), facts.naf)
  const forward = once(() => correspondenceLinks(kad2008, kad2025, facts.correspondence))
  return {
    index: { kad_2025: kad2025, kad_2008: kad2008, 'nace_2.1': nace21, nace_2: nace2, naf },
    links: new Map([
      ['kad_2008>kad_2025', forward],
      ['kad_2025>kad_2008', once(() => reversed(forward(), kad2025.leaves.length))],
      ['kad_2025>nace_2.1', once(() => coarserLinks(kad2025, nace21))],
      ['nace_2.1>kad_2025', once(() => finerLinks(nace21, kad2025))],
      ['kad_2008>nace_2', once(() => coarserLinks(kad2008, nace2))],
      ['nace_2>kad_2008', once(() => finerLinks(nace2, kad2008))],
      ['naf>nace_2', once(() => coarserLinks(naf, nace2))],
      ['nace_2>naf', once(() => finerLinks(nace2, naf))],
    ]),
  }
}

/** Whether a word names one of the classifications. */
export function isScheme(word: string): word is Scheme {
  return (schemes as readonly string[]).includes(word)
}
