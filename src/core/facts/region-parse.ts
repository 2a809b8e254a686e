import { departmentByNumber, isWithin, normalRegionCode, regionLeaves } from './region.ts'
import type { LocalUnit, RegionReference } from './region-reference.ts'
import { soundKey } from './latin-letters.ts'
import { foldName } from './text-fold.ts'

export type RegionRefusal = 'region_unknown' | 'region_ambiguous'

export interface RegionCandidate {
  readonly code: string
  readonly name: string
  readonly lau?: string
}

export type RegionParse =
  | {
      readonly ok: true
      /** NUTS code, or ISO code of a country outside NUTS. */
      readonly code: string
      /** `exact`: the unit itself; `inside`: the name is of a smaller place within it (a municipality, a part of a NUTS 3 unit). */
      readonly precision: 'exact' | 'inside'
      /** LAU code, when the input named one municipality or community. */
      readonly lau?: string
    }
  | {
      readonly ok: false
      readonly code: RegionRefusal
      readonly input: string
      readonly candidates: readonly RegionCandidate[]
    }

type Rank = 'any' | 'region' | 'department' | 'local' | 'municipality'

/** Words before a name that say what kind of unit is meant, folded. */
const PREFIXES: readonly (readonly [string, Rank])[] = [
  ['περιφερειακη ενοτητα ', 'department'],
  ['περιφερειακησ ενοτητασ ', 'department'],
  ['π ε ', 'department'],
  ['πε ', 'department'],
  ['νομοσ ', 'department'],
  ['νομου ', 'department'],
  ['περιφερεια ', 'region'],
  ['περιφερειασ ', 'region'],
  ['δημοσ ', 'municipality'],
  ['δημου ', 'municipality'],
  ['δημοτικη κοινοτητα ', 'local'],
  ['τοπικη κοινοτητα ', 'local'],
  ['κοινοτητα ', 'local'],
  ['region of ', 'region'],
  ['municipality of ', 'municipality'],
  ['regional unit of ', 'department'],
  ['region ', 'region'],
  ['departement de ', 'department'],
  ['departement du ', 'department'],
  ['departement des ', 'department'],
  ['departement ', 'department'],
]

function split(folded: string): { rank: Rank; name: string } {
  for (const [prefix, rank] of PREFIXES) {
    if (folded.startsWith(prefix)) return { rank, name: folded.slice(prefix.length) }
  }
  return { rank: 'any', name: folded }
}

/**
 * Of units with one territory: the country (LU, LU0, LU00 Luxembourg), else the NUTS 2 unit, in which calls and
 * maps speak (EL3 and EL30 Αττική; FR1 and FR10), else the coarsest.
 */
function sameTerritory(codes: readonly string[], ref: RegionReference): string[] {
  const groups = new Map<string, string[]>()
  for (const code of codes) {
    const { lo, hi } = regionLeaves(code, ref)
    const key = `${lo}-${hi}`
    groups.set(key, [...(groups.get(key) ?? []), code])
  }
  return [...groups.values()].map((group) => {
    const byLength = group.toSorted((a, b) => a.length - b.length)
    const country = byLength.find((code) => code.length === 2)
    return country ?? byLength.find((code) => code.length === 4) ?? byLength[0] ?? ''
  })
}

function candidatesOf(codes: readonly string[], ref: RegionReference): RegionCandidate[] {
  return codes.map((code) => ({ code, name: ref.units.get(code)?.name ?? code }))
}

function ofRank(codes: readonly string[], rank: Rank): string[] {
  if (rank === 'department') return codes.filter((code) => code.length === 5)
  return rank === 'region' ? codes.filter((code) => code.length === 3 || code.length === 4) : [...codes]
}

function decideUnits(
  input: string,
  codes: readonly string[],
  precision: 'exact' | 'inside',
  ref: RegionReference,
): RegionParse {
  const distinct = sameTerritory(codes, ref)
  const [only] = distinct
  if (only !== undefined && distinct.length === 1) return { ok: true, code: only, precision }
  return { ok: false, code: 'region_ambiguous', input, candidates: candidatesOf(distinct, ref) }
}

/** A name of many villages is refused with this many of them named. */
const CANDIDATES_SHOWN = 12

/** One unit or several of one NUTS 3 unit; of namesakes in several the first of each, municipalities first. */
function decideLocal(input: string, units: readonly LocalUnit[]): RegionParse {
  const [first] = units
  if (first === undefined) return { ok: false, code: 'region_unknown', input, candidates: [] }
  if (units.every((unit) => unit.nuts3 === first.nuts3)) {
    const base = { ok: true, code: first.nuts3, precision: 'inside' } as const
    const municipality = units.find((unit) => unit.kind === 'municipality')
    const lau = municipality?.lau ?? (units.length === 1 ? first.lau : undefined)
    return lau === undefined ? base : { ...base, lau }
  }
  const ordered = units.toSorted((a, b) => a.lau.length - b.lau.length || (a.lau < b.lau ? -1 : 1))
  const firsts = ordered.filter((unit, at) => ordered.findIndex((other) => other.nuts3 === unit.nuts3) === at)
  const candidates = firsts
    .slice(0, CANDIDATES_SHOWN)
    .map((unit) => ({ code: unit.nuts3, name: unit.names[0] ?? '', lau: unit.lau }))
  return { ok: false, code: 'region_ambiguous', input, candidates }
}

function localUnits(name: string, rank: Rank, within: string | undefined, ref: RegionReference): readonly LocalUnit[] {
  const { names, sounds } = ref.local()
  const fits = (unit: LocalUnit): boolean =>
    (rank !== 'municipality' || unit.kind === 'municipality') &&
    (within === undefined || isWithin(unit.nuts3, within, ref))
  const exact = (names.get(name) ?? []).filter(fits)
  const alike = (sounds.get(soundKey(name)) ?? []).filter(fits)
  return [...new Set([...exact, ...alike])]
}

function byCode(input: string, ref: RegionReference): string | undefined {
  const code = normalRegionCode(input)
  if (ref.units.has(code)) return code
  const department = /^FR-?(\d{2,3}|2[AB])$/u.exec(input.trim().toUpperCase())?.[1]
  return department === undefined ? undefined : departmentByNumber(department, ref)
}

/**
 * Reads a place as people write it: a NUTS code (`GR30` for `EL30`), a name in its own language, Greek, English or
 * Latin letters with any case and accents, a French department (`FR-75`), a Greek municipality or community (by name
 * or LAU code; resolves to NUTS 3). A name of several places is refused with its candidates; names of regions
 * go before names of municipalities. `within` limits the search to a unit that is known already.
 */
export function parseRegion(input: string, ref: RegionReference, within?: string): RegionParse {
  const code = byCode(input, ref)
  if (code !== undefined) return { ok: true, code, precision: 'exact' }
  const { rank, name } = split(foldName(input))
  const inside = (codes: readonly string[]): string[] =>
    ofRank(codes, rank).filter((unit) => within === undefined || isWithin(unit, within, ref))
  if (rank !== 'local' && rank !== 'municipality') {
    const exact = inside(ref.named().names.get(name) ?? [])
    if (exact.length > 0) return decideUnits(input, exact, 'exact', ref)
    const parts = rank === 'region' ? [] : inside(ref.named().parts.get(name) ?? [])
    if (parts.length > 0) return decideUnits(input, parts, 'inside', ref)
    if (rank !== 'any') return { ok: false, code: 'region_unknown', input, candidates: [] }
  }
  return parseMunicipality(input, ref, within)
}

/** Reads a Greek municipality or community by LAU code or name ("Δήμος Καλλιθέας", "Kallithea"); as `parseRegion`, without the names of regions. */
export function parseMunicipality(input: string, ref: RegionReference, within?: string): RegionParse {
  const byLau = ref.local().codes.get(input.trim())
  if (byLau !== undefined) return { ok: true, code: byLau.nuts3, precision: 'inside', lau: byLau.lau }
  const { rank, name } = split(foldName(input))
  return decideLocal(input, localUnits(name, rank, within, ref))
}
