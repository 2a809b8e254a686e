import { latinLetters, soundKey } from './latin-letters.ts'
import { once } from './once.ts'
import { foldName } from './text-fold.ts'

/** A unit of NUTS 2021, or a country or territory outside NUTS (ISO 3166-1 code, no children). */
export interface RegionUnit {
  readonly code: string
  /** 0 country, 1, 2, 3 as in NUTS. */
  readonly level: 0 | 1 | 2 | 3
  readonly name: string
}

/** A Greek local unit: municipality or community. */
export interface LocalUnit {
  /** LAU code; its first four digits are the municipality's. */
  readonly lau: string
  readonly kind: 'municipality' | 'community'
  /** In Greek; the first is the official one, in the genitive as after «Δήμος» or «Κοινότητα». */
  readonly names: readonly string[]
  /** In Latin letters, where the source gives it. */
  readonly latin?: string
  readonly nuts3: string
}

/** A category of a region, valid for one programming period (Reg. (EU) 2021/1060 art. 108). */
export interface RegionCategory {
  /** `2021-2027` */
  readonly programming_period: string
  /** NUTS 2 code. */
  readonly code: string
  readonly category: 'less_developed' | 'transition' | 'more_developed'
}

/** A French department: INSEE number and NUTS 3 unit. */
export interface Department {
  readonly number: string
  readonly nuts3: string
}

export interface NamesOf {
  readonly code: string
  readonly names: readonly string[]
}

/** The facts a region reference is built from, as `src/reference` reads them. */
export interface RegionFacts {
  readonly units: readonly RegionUnit[]
  /** Further names of a unit: other languages, cases, older spellings. */
  readonly aliases: readonly NamesOf[]
  /** Further names of smaller places that lie inside a unit. */
  readonly partNames: readonly NamesOf[]
  readonly localUnits: readonly LocalUnit[]
  readonly departments: readonly Department[]
  readonly categories: readonly RegionCategory[]
}

export interface LeafRange {
  readonly lo: number
  readonly hi: number
}

export interface NameIndex {
  /** Folded name → codes of the units that bear it. */
  readonly names: ReadonlyMap<string, readonly string[]>
  /** Folded part of a NUTS 3 unit's name ("Κοζάνη" of "Γρεβενά, Κοζάνη") → codes. */
  readonly parts: ReadonlyMap<string, readonly string[]>
}

export interface LocalIndex {
  /** Folded name → units. */
  readonly names: ReadonlyMap<string, readonly LocalUnit[]>
  /** `soundKey` of a name → units, for the nominative and for Latin letters. */
  readonly sounds: ReadonlyMap<string, readonly LocalUnit[]>
  readonly codes: ReadonlyMap<string, LocalUnit>
}

/** Everything the functions on regions look up. Immutable; made once by `buildRegionReference`. */
export interface RegionReference {
  readonly units: ReadonlyMap<string, RegionUnit>
  /** Units without units under them (NUTS 3, territories), in order of code; the position is the leaf id. */
  readonly leaves: readonly string[]
  /** Unit → its leaves as a half-open range of ids; Extra-Regio units belong to no other. */
  readonly ranges: ReadonlyMap<string, LeafRange>
  /** Units by name; made when first asked for. */
  readonly named: () => NameIndex
  /** Greek local units by name and by LAU code; folding 12,000 names costs half of a start, so only when asked for. */
  readonly local: () => LocalIndex
  readonly departments: ReadonlyMap<string, Department>
  readonly categories: readonly RegionCategory[]
  /** How a unit is called in English, where it has such a name. */
  readonly latinNames: ReadonlyMap<string, string>
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  if (key === '') return
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else if (!list.includes(value)) list.push(value)
}

/** The names under which a unit is found: as written, each language of a bilingual name, without its article. */
function spellings(name: string): string[] {
  const out = [name, ...name.split('/')]
  for (const spelling of [...out]) {
    const bare = spelling.replace(/^(?:La|Le|Les) /u, '').replace(/ \([A-Z]{2}\)$/u, '')
    if (bare !== spelling) out.push(bare)
  }
  return out
}

function parents(units: Iterable<RegionUnit>): Set<string> {
  const out = new Set<string>()
  for (const unit of units) if (unit.level > 0) out.add(unit.code.slice(0, -1))
  return out
}

/** Extra-Regio units (ELZ, FRZZZ) are no territory a business stands in. */
function isExtraRegio(code: string): boolean {
  return code.length > 2 && code.charAt(2) === 'Z'
}

/** Leaves are in order, so that those of a unit stand together; Extra-Regio ones come last in their country. */
function rangesOf(leaves: readonly string[]): Map<string, LeafRange> {
  const ranges = new Map<string, LeafRange>()
  leaves.forEach((leaf, id) => {
    for (let length = isExtraRegio(leaf) ? 3 : 2; length <= leaf.length; length += 1) {
      const code = leaf.slice(0, length)
      ranges.set(code, { lo: ranges.get(code)?.lo ?? id, hi: id + 1 })
    }
  })
  return ranges
}

function localIndex(units: readonly LocalUnit[]): LocalIndex {
  const names = new Map<string, LocalUnit[]>()
  const sounds = new Map<string, LocalUnit[]>()
  for (const unit of units) {
    for (const name of unit.names) {
      push(names, foldName(name), unit)
      if (unit.kind === 'municipality') push(sounds, soundKey(name), unit)
    }
    if (unit.latin !== undefined) push(sounds, soundKey(unit.latin), unit)
  }
  return { names, sounds, codes: new Map(units.map((unit) => [unit.lau, unit])) }
}

function nameIndex(facts: RegionFacts): NameIndex {
  const names = new Map<string, string[]>()
  const parts = new Map<string, string[]>()
  for (const unit of facts.units) {
    if (isExtraRegio(unit.code)) continue
    for (const name of spellings(unit.name)) push(names, foldName(name), unit.code)
    if (unit.code.startsWith('EL')) push(names, latinLetters(foldName(unit.name)), unit.code)
    const split = unit.name.split(/,| – | και /u)
    if (unit.level === 3 && split.length > 1) for (const part of split) push(parts, foldName(part), unit.code)
  }
  for (const alias of facts.aliases) for (const name of alias.names) push(names, foldName(name), alias.code)
  for (const part of facts.partNames) for (const name of part.names) push(parts, foldName(name), part.code)
  return { names, parts }
}

/** Builds the lookup structures from the facts. Pure. */
export function buildRegionReference(facts: RegionFacts): RegionReference {
  const units = new Map(facts.units.map((unit) => [unit.code, unit]))
  const inner = parents(facts.units)
  const leaves = [...units.keys()].filter((code) => !inner.has(code)).sort()
  return {
    units,
    leaves,
    ranges: rangesOf(leaves),
    named: once(() => nameIndex(facts)),
    local: once(() => localIndex(facts.localUnits)),
    departments: new Map(facts.departments.map((department) => [department.nuts3, department])),
    categories: facts.categories,
    latinNames: new Map(
      facts.aliases.flatMap(({ code, names }): [string, string][] => {
        const latin = names.find((name) => /^[\x20-\x7e]+$/.test(name))
        return latin === undefined ? [] : [[code, latin]]
      }),
    ),
  }
}
