import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildActivityReference } from '../core/facts/activity-reference.ts'
import type { ActivityFacts, ActivityReference } from '../core/facts/activity-reference.ts'
import { buildRegionReference } from '../core/facts/region-reference.ts'
import type { LocalUnit, RegionCategory, RegionFacts, RegionReference, RegionUnit } from '../core/facts/region-reference.ts'

/** Classifications and regions, immutable, shared by all. */
export interface Reference {
  readonly activities: ActivityReference
  readonly regions: RegionReference
}

type Sections = Record<string, string>
type Names = Record<string, string[]>

async function data<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(join(import.meta.dirname, 'data', name), 'utf8')) as T
}

function unpackCodes(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const [head = '', ...tails] = line.split(' ')
    return tails.map((tail) => head + tail)
  })
}

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
    correspondence: new Map(rows.rows.map((row) => {
      const [from = '', ...to] = row.split(' ')
      return [from, to]
    })),
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

function localUnits(byNuts: Record<string, string[]>): LocalUnit[] {
  return Object.entries(byNuts).flatMap(([nuts3, lines]) =>
    lines.map((line): LocalUnit => {
      const [lau = '', name = '', latin = ''] = line.split('|')
      return { lau, kind: lau.length === 4 ? 'municipality' : 'community', name, latin, nuts3 }
    }))
}

const namesOf = (names: Names): { code: string; names: string[] }[] =>
  Object.entries(names).map(([code, list]) => ({ code, names: list }))

async function regionFacts(): Promise<RegionFacts> {
  const [nuts, communities, names, france, categories] = await Promise.all([
    data<{ units: string[] }>('nuts-2021.json'),
    data<{ communities: Record<string, string[]> }>('communities-el.json'),
    data<{ territories: string[]; names: Names; parts: Names }>('region-names.json'),
    data<{ departments: Record<string, string> }>('departments-fr.json'),
    data<{ categories: RegionCategory[] }>('region-categories.json'),
  ])
  return {
    units: [...nuts.units, ...names.territories].map(unit),
    aliases: namesOf(names.names),
    partNames: namesOf(names.parts),
    localUnits: localUnits(communities.communities),
    departments: Object.entries(france.departments).map(([number, nuts3]) => ({ number, nuts3 })),
    categories: categories.categories,
  }
}

/** Reads and builds the whole reference once; the caller keeps and passes it. */
export async function loadReference(): Promise<Reference> {
  const [activities, regions] = await Promise.all([activityFacts(), regionFacts()])
  return { activities: buildActivityReference(activities), regions: buildRegionReference(regions) }
}
