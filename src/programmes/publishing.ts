import type { Programme } from '../core/facts/programme.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/db/db.ts'
import { changedFields } from './changed-fields.ts'
import { eventOf, type ProgrammeEvent } from './programme-events.ts'
import { moveCatalogue, saveVersions, type StoredProgramme } from './programme-store.ts'
import { saveSearchTexts } from './search-store.ts'
import type { Words } from './search-text.ts'

/** The channel told of every new version of the catalogue; the payload is its number. */
export const catalogueChannel = 'programmes_catalogue'

/** A programme as it is, and what is to be published of it. */
export interface ToPublish {
  before: StoredProgramme
  body: Programme
}

/** Makes each body the current version of its programme, all in one version of the catalogue; their events in order. */
export async function publishBodies(
  tx: Tx,
  ctx: Context,
  programmes: readonly ToPublish[],
  words?: Words,
): Promise<ProgrammeEvent[]> {
  if (programmes.length === 0) return []
  const changedIn = await moveAndTell(tx, ctx)
  const versions = programmes.map(({ before: { id, published }, body }) => ({
    id,
    version: (published?.version ?? 0) + 1,
    body,
    changed: published === null ? [] : changedFields(published.body, body),
    changedIn,
  }))
  await saveVersions(tx, versions, ctx.now)
  await saveSearchTexts(tx, versions, words)
  return versions.map(({ id, version, body, changed }, index) =>
    eventOf({ id, version, before: programmes[index]?.before.published?.body, after: body, changed }, ctx.now),
  )
}

/** Makes `body` the current version, unless it is that already; its event. */
export async function publishBody(
  tx: Tx,
  ctx: Context,
  before: StoredProgramme,
  body: Programme,
): Promise<ProgrammeEvent | undefined> {
  const { published, state } = before
  if (published !== null && state === 'published' && changedFields(published.body, body).length === 0) return undefined
  return (await publishBodies(tx, ctx, [{ before, body }]))[0]
}

/** The catalogue's next version, of which other processes are told. */
export async function moveAndTell(tx: Tx, ctx: Context): Promise<number> {
  const version = await moveCatalogue(tx)
  await ctx.db.notify(tx, catalogueChannel, String(version))
  return version
}
