import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileCall, quickStatus, windowOf } from '../../src/core/facts/call-status.ts'
import type { CompiledCall } from '../../src/core/facts/call-status.ts'
import type { CallStatus, Programme, ProgrammeDocument } from '../../src/core/facts/programme.ts'
import type { Profile } from '../../src/core/facts/profile.ts'
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
  headcount: number
  date: string
  microentrepreneur: boolean
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
  /** The state of a programme's call on a day. */
  statusOn(slug: string, date: string): CallStatus
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
  const calls = new Map(compiled.map(([slug, { programme }]): [string, CompiledCall] => [slug, compileCall(programme)]))
  return {
    rows: new Map(list.map((row) => [String(row['id']), row])),
    imported,
    compiled: new Map(compiled),
    reference,
    statusOn(slug, date) {
      const call = calls.get(slug)
      return call === undefined ? 'unknown' : quickStatus(call, windowOf({ kind: 'date', date }))
    },
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

/**
 * A case as a profile. Upstream asks a micro-entrepreneur for no headcount: its rules then see none, whatever the file
 * says (`upstream`); `full` is everything the file says. A form other than micro-entrepreneur is all that `false` means.
 */
export function profileOf(grid: GridProfile, facts: 'upstream' | 'full', reference: Reference): Profile {
  const region = placeCode(grid.region, reference.regions)
  if (region === undefined) throw new Error(`the grid names a region that is not on record: ${grid.region}`)
  return {
    kind: 'client',
    name: `${grid.region}, ${grid.naf_section}, ${grid.size_class}`,
    country: 'FR',
    lifecycle: 'active',
    activities: [{ scheme: 'naf', code: grid.naf_section, rank: 'main' }],
    establishments: [{ region, role: 'headquarters' }],
    ...(facts === 'upstream' && grid.microentrepreneur ? {} : { headcount: grid.headcount }),
    legal_form: grid.microentrepreneur ? 'micro_entrepreneur_fr' : 'other',
  }
}
