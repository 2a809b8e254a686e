import { Type } from 'typebox'
import { defineJob, enqueue, type JobContext, type JobHandler } from '../platform/jobs/jobs.ts'
import type { Reaction } from '../platform/events/events.ts'
import {
  accountsWithProfiles,
  lockProfileIn,
  profileIdsAfter,
  todayOf,
  type ProfileChanged,
} from '../profiles/profiles.ts'
import type { ProgrammeEvent } from '../programmes/programmes.ts'
import { duePairs, type DuePairs } from './match-store.ts'
import type { MatchingKit } from './matching-kit.ts'
import { rescoreProfile, type RescoreScope } from './rescore.ts'

const ids = Type.Array(Type.String())

/** Scores one account's profiles anew: all or some, against all or some programmes. */
export const recomputeJob = defineJob(
  'matching.recompute',
  Type.Object({
    profile_ids: Type.Optional(ids),
    programme_ids: Type.Optional(ids),
  }),
)

/** A profile changed: its matches are scored at once. */
export const rescoreProfileJob = defineJob('matching.rescore_profile', Type.Object({ profile_id: Type.String() }), {
  concurrency: 2,
})

/** Programmes changed: every account's profiles are scored against them. Quiet: without events, after a first import. */
export const rescoreProgrammesJob = defineJob(
  'matching.rescore_programmes',
  Type.Object({ programme_ids: Type.Optional(ids), slugs: Type.Optional(ids), quiet: Type.Boolean() }),
)

/** The day changed: pairs whose verdict may change by themselves are scored. A quarter past midnight in Greece, summer and winter. */
export const rescoreByDateJob = defineJob('matching.rescore_by_date', Type.Object({}), { cron: '15 22 * * *' })

export const onProfileChanged: Reaction<ProfileChanged> = async (tx, event) => {
  await enqueue(tx, rescoreProfileJob, { profile_id: event.subject.profile_id })
}

export const onProgrammeChanged: Reaction<Exclude<ProgrammeEvent, { type: 'catalogue.imported' }>> = async (
  tx,
  event,
) => {
  await enqueue(tx, rescoreProgrammesJob, { programme_ids: [event.data.id], quiet: false })
}

export const onCatalogueImported: Reaction<Extract<ProgrammeEvent, { type: 'catalogue.imported' }>> = async (
  tx,
  event,
) => {
  await enqueue(tx, rescoreProgrammesJob, { slugs: event.data.slugs, quiet: true })
}

interface Scoring {
  accountId: string
  profileId: string
  scope: RescoreScope
}

/** One profile in one transaction of its own, so that a long job holds nothing for long and a restart repeats little. */
async function scoreOne(
  context: JobContext,
  kit: MatchingKit,
  { accountId, profileId, scope }: Scoring,
): Promise<number> {
  context.signal.throwIfAborted()
  return context.db.inAccount(accountId, async (tx) => {
    const profile = await lockProfileIn(tx, accountId, profileId)
    return profile === undefined ? 0 : rescoreProfile(tx, kit, accountId, profile, scope, context.clock.now())
  })
}

function ownAccount(context: JobContext): string {
  if (context.accountId === null) throw new TypeError('this job belongs to an account')
  return context.accountId
}

export const recompute =
  (kit: MatchingKit): JobHandler<{ profile_ids?: string[]; programme_ids?: string[] }> =>
  async (context, payload) => {
    const accountId = ownAccount(context)
    const profileIds = payload.profile_ids ?? (await allProfiles(context, accountId))
    const scope: RescoreScope = {
      cause: 'rules',
      ...(payload.programme_ids === undefined ? {} : { programmeIds: payload.programme_ids }),
    }
    let changed = 0
    for (const [done, profileId] of profileIds.entries()) {
      await context.progress(done, profileIds.length)
      changed += await scoreOne(context, kit, { accountId, profileId, scope })
    }
    await context.progress(profileIds.length, profileIds.length)
    return { profiles: profileIds.length, changed }
  }

async function allProfiles(context: JobContext, accountId: string): Promise<string[]> {
  const found: string[] = []
  for (;;) {
    const more = await context.db.inAccount(accountId, (tx) => profileIdsAfter(tx, accountId, found.at(-1) ?? '', 1000))
    found.push(...more)
    if (more.length < 1000) return found
  }
}

export const rescoreChangedProfile =
  (kit: MatchingKit): JobHandler<{ profile_id: string }> =>
  async (context, payload) => ({
    changed: await scoreOne(context, kit, {
      accountId: ownAccount(context),
      profileId: payload.profile_id,
      scope: { cause: 'profile' },
    }),
  })

export const rescoreChangedProgrammes =
  (kit: MatchingKit): JobHandler<{ programme_ids?: string[]; slugs?: string[]; quiet: boolean }> =>
  async (context, payload) => {
    const { accounts, programmeIds } = await context.db.asService('score changed programmes', async (tx) => {
      const { bySlug } = await kit.catalogue.current(tx)
      return {
        accounts: await accountsWithProfiles(tx),
        programmeIds: [
          ...(payload.programme_ids ?? []),
          ...(payload.slugs ?? []).flatMap((slug) => bySlug.get(slug)?.id ?? []),
        ],
      }
    })
    const scope: RescoreScope = { cause: 'programme', programmeIds, quiet: payload.quiet }
    let changed = 0
    for (const [done, accountId] of accounts.entries()) {
      await context.progress(done, accounts.length)
      for (const profileId of await allProfiles(context, accountId))
        changed += await scoreOne(context, kit, { accountId, profileId, scope })
    }
    return { changed }
  }

export const rescoreByDate =
  (kit: MatchingKit): JobHandler<object> =>
  async (context) => {
    // Greek midnight is 21:00 or 22:00 UTC; the job runs after both.
    const today = todayOf(context.clock.now())
    let changed = 0
    let after: DuePairs | undefined
    do {
      const due = await context.db.asService('score by date', (tx) => duePairs(tx, today, after, 500))
      for (const { accountId, profileId, programmeIds } of due) {
        changed += await scoreOne(context, kit, { accountId, profileId, scope: { cause: 'date', programmeIds } })
      }
      after = due.length === 500 ? due.at(-1) : undefined
    } while (after !== undefined)
    return { changed }
  }
