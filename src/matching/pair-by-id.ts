import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/db/db.ts'
import { parseMatchId } from '../platform/ids.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { readProfileIn, type StoredProfile } from '../profiles/profiles.ts'
import type { CatalogueEntry } from '../programmes/programmes.ts'
import type { MatchingKit } from './matching-kit.ts'

/** A pair by its match id, from profile and catalogue as they are now. @throws Problem 404 */
export async function pairIn(
  tx: Tx,
  ctx: Context,
  kit: MatchingKit,
  id: string,
): Promise<{ profile: StoredProfile; entry: CatalogueEntry }> {
  const pair = parseMatchId(id)
  if (pair === undefined) throw unknownMatch(id)
  const profile = await readProfileIn(tx, ctx.accountId, pair.profileId).catch((error: unknown) => {
    throw error instanceof Problem && error.code === 'not_found' ? unknownMatch(id) : error
  })
  const entry = (await kit.catalogue.current(tx)).byId.get(pair.programmeUuid)
  if (entry === undefined) throw unknownMatch(id)
  return { profile, entry }
}

const unknownMatch = (id: string): Problem => notFound({ en: 'match', el: 'αντιστοίχιση' }, id)
