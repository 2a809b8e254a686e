import type { Changes } from '../platform/db/changes.ts'
import type { Database, Tx } from '../platform/db/db.ts'
import { notPublished } from '../platform/problem.ts'
import type { Fault } from '../platform/problem.ts'
import type { Reference } from '../reference/reference.ts'
import { openCatalogue } from './catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import type { IndexOptions } from './catalogue-index.ts'
import { openCatalogueSearch } from './catalogue-search.ts'
import type { CatalogueSearch } from './catalogue-search.ts'
import { openProgrammeForm } from './programme-wire.ts'
import { openPrepareKit } from './prepare-programme.ts'
import type { PrepareKit } from './prepare-programme.ts'
import { findProgramme, lockProgramme } from './programme-store.ts'
import type { StoredProgramme } from './programme-store.ts'

/** What the room's verbs need beside the context. */
export interface ProgrammesKit extends PrepareKit {
  readonly catalogue: Catalogue
  readonly search: CatalogueSearch
  /** What is wrong with the form of a programme as a publisher writes it. */
  readonly formFaults: (json: unknown) => Fault[]
}

/** The room, with an empty catalogue in memory that fills itself at the first read. */
export function openProgrammes(
  reference: Reference,
  options: IndexOptions & { changes?: Changes } = {},
): ProgrammesKit {
  return {
    ...openPrepareKit(reference),
    catalogue: openCatalogue(reference, options),
    search: openCatalogueSearch(),
    formFaults: openProgrammeForm(),
  }
}

/** Reads the catalogue, its index and its words, so that the first caller does not wait for them. */
export async function warm(
  db: Database,
  { catalogue, search }: Pick<ProgrammesKit, 'catalogue' | 'search'>,
  now: Temporal.Instant,
): Promise<void> {
  const snapshot = await db.asService('read the catalogue', (tx) => catalogue.current(tx))
  const judge = await catalogue.judge(snapshot)
  await search.look(snapshot, (searched) => {
    searched.statusesAt(now.epochMilliseconds)
    searched.numbersIn(judge)
  })
}

/** What a slug is made of. */
export const slugPattern = /^[a-z0-9][a-z0-9-]{0,127}$/

/** Words that stand in the place of a slug in other routes. */
export const reservedSlugs: ReadonlySet<string> = new Set(['search', 'import', 'extract', 'export'])

export const what = { en: 'programme', el: 'πρόγραμμα' } as const

export async function mustFind(tx: Tx, slug: string): Promise<StoredProgramme> {
  const found = await findProgramme(tx, slug)
  if (found === undefined) throw notPublished(what, slug)
  return found
}

export async function mustLock(tx: Tx, slug: string): Promise<StoredProgramme> {
  const found = await lockProgramme(tx, slug)
  if (found === undefined) throw notPublished(what, slug)
  return found
}
