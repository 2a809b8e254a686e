import { regionLeaves } from '../../core/facts/region.ts'
import type { RegionReference } from '../../core/facts/region-reference.ts'
import { foldName } from '../../core/facts/text-fold.ts'

/** French territories outside NUTS, by ISO 3166-1. */
const overseas: ReadonlySet<string> = new Set(['PF', 'NC', 'BL', 'MF', 'PM', 'TF', 'WF'])

/** The whole country with all its territories. */
export const wholeFrance: readonly string[] = ['FR', ...overseas]

/** A part of France: a region, a department, a territory; not the whole country. */
export const isFrenchPlace = (code: string): boolean => overseas.has(code) || (code.startsWith('FR') && code.length > 2)

/**
 * NUTS code of a French region or department, or ISO code of a territory, by its French name. Of units with one
 * territory (FRL and FRL0) the coarsest; undefined where the name is not on record or is of several places.
 */
export function placeCode(name: string, regions: RegionReference): string | undefined {
  const codes = (regions.named().names.get(foldName(name)) ?? [])
    .filter(isFrenchPlace)
    .toSorted((a, b) => a.length - b.length)
  const [first, ...others] = codes
  if (first === undefined) return undefined
  const { lo, hi } = regionLeaves(first, regions)
  const same = others.every((code) => regionLeaves(code, regions).lo === lo && regionLeaves(code, regions).hi === hi)
  return same ? first : undefined
}

/** A department (NUTS 3) that is only a part of its region. */
export function isDepartment(code: string, regions: RegionReference): boolean {
  if (code.length !== 5 || !code.startsWith('FR')) return false
  const region = regionLeaves(code.slice(0, 3), regions)
  const part = regionLeaves(code.slice(0, 4), regions)
  return region.hi - region.lo > 1 && !(code.startsWith('FRY') && part.hi - part.lo === 1)
}
