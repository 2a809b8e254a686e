import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildActivityReference } from '../core/facts/activity-reference.ts'
import type { ActivityFacts, ActivityReference } from '../core/facts/activity-reference.ts'
import type { AidMapRow } from '../core/facts/aid-map.ts'
import { buildRegionReference } from '../core/facts/region-reference.ts'
import type {
  LocalUnit,
  RegionCategory,
  RegionFacts,
  RegionReference,
  RegionUnit,
} from '../core/facts/region-reference.ts'

export { importTitles, openTitles, type ActivityTitles, type TitleImport } from './activity-titles.ts'
export { parseTitlesCsv, parseTitlesPdf, type ActivityTitle } from './titles.ts'

/** Classifications and regions, immutable, shared by all. */
export interface Reference {
  readonly activities: ActivityReference
  readonly regions: RegionReference
  /** Maximum intensities of regional aid, by decision. */
  readonly aidMap: readonly AidMapRow[]
}

type Sections = Record<string, string>
type Names = Record<string, string[]>

async function data<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(join(import.meta.dirname, 'data', name), 'utf8')) as T
}

const unpackCodes = (lines: readonly string[]): string[] => lines.join(' ').split(' ')

const unpackSections = (sections: Sections): Map<string, string[]> =>
  new Map(Object.entries(sections).map(([letter, classes]) => [letter, classes.split(' ')]))

async function activityFacts(): Promise<ActivityFacts> {
  const [now, old, rows, nace2, nace21, naf] = await Promise.all([
    data<{ codes: string[]; beside_the_list: string[] }>('kad-2025.json'),
    data<{ codes: string[] }>('kad-2008.json'),
    data<{ rows: string[] }>('kad-2008-to-2025.json'),
    data<{ classes: Sections }>('nace-2.json'),
    data<{ classes: Sections }>('nace-2.1.json'),
    data<{ codes: Sections }>('naf-2.json'),
  ])
  return {
    kad2025: unpackCodes([...now.codes, ...now.beside_the_list]),
    kad2008: unpackCodes(old.codes),
    correspondence: new Map(
      rows.rows.map((row) => {
        const [from = '', ...to] = row.split(' ')
        return [from, to]
      }),
    ),
    nace2: unpackSections(nace2.classes),
    nace21: unpackSections(nace21.classes),
    naf: unpackSections(naf.codes),
  }
}

function unit(line: string): RegionUnit {
  const at = line.indexOf(' ')
  const code = line.slice(0, at)
  return { code, level: (code.length - 2) as RegionUnit['level'], name: line.slice(at + 1) }
}

/** Municipalities stand in the NUTS 3 unit of their communities. */
function localUnits(byNuts: Record<string, string[]>, municipalities: Record<string, string>): LocalUnit[] {
  const seat = new Map<string, string>()
  const communities = Object.entries(byNuts).flatMap(([nuts3, lines]) =>
    lines.map((line): LocalUnit => {
      const [lau = '', name = '', latin = ''] = line.split('|')
      seat.set(lau.slice(0, 4), nuts3)
      return { lau, kind: 'community', names: name === '' ? [] : [name], latin, nuts3 }
    }),
  )
  const above = Object.entries(municipalities).map(([lau, names]): LocalUnit => ({
    lau,
    kind: 'municipality',
    names: names.split('|'),
    nuts3: seat.get(lau) ?? '',
  }))
  return [...above, ...communities]
}

const namesOf = (names: Names): { code: string; names: string[] }[] =>
  Object.entries(names).map(([code, list]) => ({ code, names: list }))

async function regionFacts(): Promise<RegionFacts> {
  const [nuts, communities, towns, names, france, categories] = await Promise.all([
    data<{ units: string[] }>('nuts-2021.json'),
    data<{ communities: Record<string, string[]> }>('communities-el.json'),
    data<{ municipalities: Record<string, string> }>('municipalities-el.json'),
    data<{ territories: string[]; names: Names; parts: Names }>('region-names.json'),
    data<{ departments: Record<string, string> }>('departments-fr.json'),
    data<{ categories: RegionCategory[] }>('region-categories.json'),
  ])
  return {
    units: [...nuts.units, ...names.territories].map(unit),
    aliases: namesOf(names.names),
    partNames: namesOf(names.parts),
    localUnits: localUnits(communities.communities, towns.municipalities),
    departments: Object.entries(france.departments).map(([number, nuts3]) => ({ number, nuts3 })),
    categories: categories.categories,
  }
}

/** Reads and builds the whole reference once; the caller keeps and passes it. */
export async function loadReference(): Promise<Reference> {
  const [activities, regions, map] = await Promise.all([
    activityFacts(),
    regionFacts(),
    data<{ rows: AidMapRow[] }>('aid-map-el.json'),
  ])
  return {
    activities: buildActivityReference(activities),
    regions: buildRegionReference(regions),
    aidMap: map.rows,
  }
}
