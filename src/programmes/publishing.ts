import type { Programme } from '../core/facts/programme.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/db/db.ts'
import { changedFields } from './changed-fields.ts'
import { eventOf, type ProgrammeEvent } from './programme-events.ts'
import { moveCatalogue, saveVersion, type StoredProgramme } from './programme-store.ts'
import { saveSearchText } from './search-store.ts'

/** The channel told of every new version of the catalogue; the payload is its number. */
export const catalogueChannel = 'programmes_catalogue'

/** Makes `body` the current version, unless it is that already; undefined then. */
export async function publishBody(
  tx: Tx,
  ctx: Context,
  before: StoredProgramme,
  body: Programme,
): Promise<{ version: number; event: ProgrammeEvent } | undefined> {
  const current = before.published
  const changed = current === null ? [] : changedFields(current.body, body)
  if (current !== null && changed.length === 0 && before.state === 'published') return undefined
  const version = (current?.version ?? 0) + 1
  const changedIn = await moveAndTell(tx, ctx)
  await saveVersion(tx, { id: before.id, version, body, changed, changedIn }, ctx.now)
  await saveSearchText(tx, before.id, body)
  return { version, event: eventOf({ id: before.id, version, before: current?.body, after: body, changed }, ctx.now) }
}

/** The catalogue's next version, of which other processes are told. */
export async function moveAndTell(tx: Tx, ctx: Context): Promise<number> {
  const version = await moveCatalogue(tx)
  await ctx.db.notify(tx, catalogueChannel, String(version))
  return version
}
