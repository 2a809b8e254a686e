import type { LeafRange, RegionCategory, RegionReference, RegionUnit } from './region-reference.ts'

/** `gr30` → `EL30`: Greek look-alike letters, `GR` for `EL`, `GB` for `UK`. */
export function normalRegionCode(input: string): string {
  const latin: Record<string, string> = {
    Α: 'A',
    Β: 'B',
    Ε: 'E',
    Ζ: 'Z',
    Η: 'H',
    Ι: 'I',
    Κ: 'K',
    Μ: 'M',
    Ν: 'N',
    Ο: 'O',
    Ρ: 'P',
    Τ: 'T',
    Υ: 'Y',
    Χ: 'X',
  }
  const code = input
    .replace(/[\s\u200b.-]/gu, '')
    .toUpperCase()
    .replace(/\p{Script=Greek}/gu, (letter) => latin[letter] ?? letter)
  return code.replace(/^GR/u, 'EL').replace(/^GB/u, 'UK')
}

const NOWHERE: LeafRange = { lo: 0, hi: 0 }

/** The leaf ids (NUTS 3 units, territories) of a unit; empty for a code that is not on record. */
export function regionLeaves(code: string, ref: RegionReference): LeafRange {
  return ref.ranges.get(code) ?? NOWHERE
}

/** Whether a unit lies in another (or is it, or has the same territory: EL3 and EL30). */
export function isWithin(code: string, ancestor: string, ref: RegionReference): boolean {
  const inner = regionLeaves(code, ref)
  const outer = regionLeaves(ancestor, ref)
  return inner.hi > inner.lo && outer.lo <= inner.lo && inner.hi <= outer.hi
}

/** A call's territory as a bit for each leaf. */
export interface CompiledRegions {
  readonly bits: Uint32Array
  /** Codes that are not on record: they can never be met and a publisher should see them. */
  readonly unlisted: readonly string[]
}

function setRange(bits: Uint32Array, lo: number, hi: number, on: boolean): void {
  for (let id = lo; id < hi; id += 1) {
    const bit = 1 << (id & 31)
    bits[id >>> 5] = on ? (bits[id >>> 5] ?? 0) | bit : (bits[id >>> 5] ?? 0) & ~bit
  }
}

/** Compiles a territory for many tests: `include` absent is everywhere; exclusions win. */
export function compileRegions(
  include: readonly string[] | undefined,
  exclude: readonly string[] | undefined,
  ref: RegionReference,
): CompiledRegions {
  const bits = new Uint32Array((ref.leaves.length + 31) >>> 5)
  const unlisted: string[] = []
  const apply = (codes: readonly string[], on: boolean): void => {
    for (const given of codes) {
      const { lo, hi } = regionLeaves(normalRegionCode(given), ref)
      if (hi === lo) unlisted.push(given)
      else setRange(bits, lo, hi, on)
    }
  }
  if (include === undefined) setRange(bits, 0, ref.leaves.length, true)
  else apply(include, true)
  apply(exclude ?? [], false)
  return { bits, unlisted }
}

export interface RegionMembershipResult {
  readonly outcome: 'met' | 'not_met' | 'unknown'
  /** The leaves of the profile's unit, by whether the territory has them; named when the outcome is unknown. */
  readonly candidates: { readonly in: readonly string[]; readonly out: readonly string[] }
}

const NONE = { in: [], out: [] } as const

/**
 * Whether a place lies in a territory: met when all of its leaves do, not met when none does, unknown
 * when it is given coarser than the territory's border (Nouvelle-Aquitaine against one of its departments).
 */
export function judgeRegion(region: string, territory: CompiledRegions, ref: RegionReference): RegionMembershipResult {
  const { lo, hi } = regionLeaves(region, ref)
  const outcome = judgeLeaves(lo, hi, territory)
  if (outcome !== 'unknown' || hi === lo) return { outcome, candidates: NONE }
  const sides = { in: [] as string[], out: [] as string[] }
  for (let id = lo; id < hi; id += 1) sides[hasLeaf(territory, id) ? 'in' : 'out'].push(ref.leaves[id] ?? '')
  return { outcome: 'unknown', candidates: sides }
}

const hasLeaf = (territory: CompiledRegions, id: number): boolean =>
  (((territory.bits[id >>> 5] ?? 0) >>> (id & 31)) & 1) === 1

/** As `judgeRegion` for leaves found before (`regionLeaves`), without allocating; no leaves at all is unknown. */
export function judgeLeaves(lo: number, hi: number, territory: CompiledRegions): RegionMembershipResult['outcome'] {
  if (hi === lo) return 'unknown'
  const inside = hasLeaf(territory, lo)
  for (let id = lo + 1; id < hi; id += 1) if (hasLeaf(territory, id) !== inside) return 'unknown'
  return inside ? 'met' : 'not_met'
}

/** One place against one territory; for many, `compileRegions` once and `judgeRegion`. */
export function regionMembership(
  region: string,
  include: readonly string[] | undefined,
  exclude: readonly string[] | undefined,
  ref: RegionReference,
): RegionMembershipResult {
  return judgeRegion(region, compileRegions(include, exclude, ref), ref)
}

/** The units a unit lies in, from itself up to its country. */
export function regionChain(code: string, ref: RegionReference): RegionUnit[] {
  const out: RegionUnit[] = []
  for (let length = code.length; length >= 2; length -= 1) {
    const unit = ref.units.get(code.slice(0, length))
    if (unit !== undefined) out.push(unit)
  }
  return out
}

/** The French department (INSEE number, NUTS 3) of a unit, or undefined when it is coarser or elsewhere. */
export function departmentOf(
  code: string,
  ref: RegionReference,
): { number: string; nuts3: string; name: string } | undefined {
  const { lo, hi } = regionLeaves(code, ref)
  const department = hi - lo === 1 ? ref.departments.get(ref.leaves[lo] ?? '') : undefined
  if (department === undefined) return undefined
  return { ...department, name: ref.units.get(department.nuts3)?.name ?? department.number }
}

/** The NUTS 3 unit of a French department number (`75`, `2A`, `971`). */
export function departmentByNumber(number: string, ref: RegionReference): string | undefined {
  for (const department of ref.departments.values()) {
    if (department.number === number.toUpperCase().padStart(2, '0')) return department.nuts3
  }
  return undefined
}

/** The category of a place in a programming period; undefined when not on record or given coarser than NUTS 2. */
export function regionCategory(
  code: string,
  period: string,
  ref: RegionReference,
): RegionCategory['category'] | undefined {
  return ref.categories.find((row) => row.programming_period === period && isWithin(code, row.code, ref))?.category
}
