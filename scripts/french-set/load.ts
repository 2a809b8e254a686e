import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Programme, ProgrammeDocument } from '../../src/core/facts/programme.ts'
import type { Profile } from '../../src/core/facts/profile.ts'
import { ForwardIndex } from '../../src/core/matching/forward/forward-index.ts'
import { buildSegment, built, type Entry } from '../../src/core/matching/forward/segment.ts'
import { compileProgramme } from '../../src/core/matching/compile.ts'
import type { CompiledProgramme } from '../../src/core/matching/compile.ts'
import { placeCode } from '../../src/programmes/formats/french-places.ts'
import { readFrenchProgrammes } from '../../src/programmes/formats/french-programmes.ts'
import type { FrenchImport } from '../../src/programmes/formats/french-programmes.ts'
import type { Reference } from '../../src/reference/reference.ts'

/** A case of the grid, as the file has it. */
export interface GridProfile {
  region: string
  naf_section: string
  size_class: string
  headcount?: number
  date: string
  microentrepreneur?: boolean
}

export interface Grid {
  profiles: { profile: GridProfile; eligible_publicodes: string[] }[]
}

/** The French set, imported and compiled with the service's own code. */
export interface FrenchSet {
  /** As read from the file, by slug. */
  rows: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  imported: FrenchImport
  compiled: ReadonlyMap<string, CompiledProgramme>
  /** The same by slug, and all at once. */
  entries: readonly Entry[]
  index: ForwardIndex<Entry>
  reference: Reference
}

export const frenchFolder = (shared: string): string => join(shared, 'fr-mission-transition')

export async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'))
}

export function importSet(json: unknown, reference: Reference): FrenchSet {
  const imported = readFrenchProgrammes(json, {
    regions: reference.regions,
    activities: reference.activities,
    retrievedAt: '2026-05-01T00:00:00Z',
    url: 'https://example.org/programmes',
  })
  const list = json as Readonly<Record<string, unknown>>[]
  const compiled = imported.programmes.map(({ slug, programme }): [string, CompiledProgramme] => [
    slug,
    compileProgramme(published(slug, programme), reference),
  ])
  const entries = compiled.map(([id, one]): Entry => ({ id, compiled: () => one }))
  return {
    entries,
    index: new ForwardIndex(built(buildSegment(entries, reference)), entries),
    rows: new Map(list.map((row) => [String(row['id']), row])),
    imported,
    compiled: new Map(compiled),
    reference,
  }
}

/** The import's programmes carry their texts; a stored programme does not. */
function published(slug: string, programme: FrenchImport['programmes'][number]['programme']): Programme {
  const documents = programme.documents.map((document: ProgrammeDocument) => {
    const { text: _text, ...meta } = document
    return meta
  })
  return { ...programme, slug, documents }
}

/** Upstream's headcount for a size class, where a case gives only the class. */
const headcounts: Readonly<Record<string, number>> = { EI: 1, MICRO: 5, TPE: 15, PE: 40, ME: 150, ETI: 350, GE: 600 }

/** NUTS code of a case's region; the one uninhabited territory lies in no region. */
function regionOf(name: string, reference: Reference): string | undefined {
  return placeCode(name, reference.regions) ?? (/clipperton/iu.test(name) ? 'FRZZZ' : undefined)
}

/**
 * A case as a profile, with all that the file says. That a case is no
 * micro-entrepreneur means any other form; a region that is not on record is left unknown.
 */
export function profileOf(grid: GridProfile, reference: Reference): Profile {
  const region = regionOf(grid.region, reference)
  const headcount = grid.headcount ?? headcounts[grid.size_class]
  return {
    kind: 'client',
    name: `${grid.region}, ${grid.naf_section}, ${grid.size_class}`,
    country: 'FR',
    lifecycle: 'active',
    activities: [{ scheme: 'naf', code: grid.naf_section, rank: 'main' }],
    ...(region === undefined ? {} : { establishments: [{ region, role: 'headquarters' }] }),
    ...(headcount === undefined ? {} : { headcount }),
    ...(grid.microentrepreneur === undefined
      ? {}
      : { legal_form: grid.microentrepreneur ? 'micro_entrepreneur_fr' : 'other' }),
  }
}
