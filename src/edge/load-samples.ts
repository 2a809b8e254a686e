import type { Context } from '../platform/context.ts'
import { createProfile, listProfiles } from '../profiles/profiles.ts'
import { importProgrammes, type ProgrammesKit } from '../programmes/programmes.ts'
import { sampleCatalogue, sampleProfiles } from './samples.ts'

/** What was there or is there now. */
export interface LoadedSamples {
  readonly programmes: number
  readonly profiles: number
}

/**
 * Publishes the sample programmes, quietly, and makes the sample clients in the context's account, through the rooms'
 * doors, so that they are checked like everything else. What is there already stays: a call that was cut off is
 * taken up by the next.
 * @param firstStart the day that the samples' dates count from
 * @param after told of how many are there
 */
export async function loadSamples(
  ctx: Context,
  kit: ProgrammesKit,
  firstStart: string,
  after: (done: number, total: number) => void = () => {},
): Promise<LoadedSamples> {
  const samples = await sampleCatalogue(firstStart, kit.reference.activities)
  const programmes = samples.map(({ slug, programme }) => ({ slug, input: programme }))
  for (const outcome of await importProgrammes(ctx, kit, programmes, { notify: false, dryRun: false })) {
    if (outcome.outcome === 'refused') throw new Error(`${outcome.slug}: ${JSON.stringify(outcome.faults)}`)
  }
  const clients = await sampleProfiles(firstStart)
  const total = programmes.length + clients.length
  for (const [at, { profile }] of clients.entries()) {
    after(programmes.length + at, total)
    const there =
      profile.external_id === undefined ? [] : await listProfiles(ctx, { externalId: profile.external_id }, null, 1)
    if (there.length === 0) await createProfile(ctx, kit.reference, profile)
  }
  return { programmes: programmes.length, profiles: clients.length }
}
