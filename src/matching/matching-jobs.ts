import { Type } from 'typebox'
import Value from 'typebox/value'
import { defineJob, enqueue, type JobContext, type JobHandler } from '../platform/jobs/jobs.ts'
import type { Reaction } from '../platform/events/events.ts'
import {
  accountsWithProfiles,
  lockProfilesIn,
  profileIdsAfter,
  todayOf,
  type ProfileChanged,
} from '../profiles/profiles.ts'
import type { ProgrammeEvent } from '../programmes/programmes.ts'
import type { MatchingKit } from './matching-kit.ts'
import { duePairs, noteScoredProgrammes, profilesWithStates, type DuePairs } from './pair-store.ts'
import { asOfNow, rescoreProfiles, worthIndexing, type RescoreScope } from './rescore.ts'

const ids = Type.Array(Type.String())

/**
 * Scores one account's profiles anew: all, some, or those with ids after one and up to another; against all or some
 * programmes.
 */
export const recomputeJob = defineJob(
  'matching.recompute',
  Type.Object({
    profile_ids: Type.Optional(ids),
    programme_ids: Type.Optional(ids),
    after: Type.Optional(Type.String()),
    until: Type.Optional(Type.String()),
  }),
  // A worker that dies takes an attempt with it, and the next one goes on from where it was.
  { retries: 20, retryAfter: 1 },
)

/** A profile changed: its matches are scored at once. */
export const rescoreProfileJob = defineJob('matching.rescore_profile', Type.Object({ profile_id: Type.String() }), {
  concurrency: 2,
})

/**
 * Programmes changed: every account's profiles are scored against them. After a first import without events, for profiles
 * that have not changed since `quiet_before`.
 */
export const rescoreProgrammesJob = defineJob(
  'matching.rescore_programmes',
  Type.Object({
    programme_ids: Type.Optional(ids),
    slugs: Type.Optional(ids),
    quiet_before: Type.Optional(Type.String({ maxLength: 40 })),
  }),
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
  await enqueue(tx, rescoreProgrammesJob, { programme_ids: [event.data.id] })
}

export const onCatalogueImported: Reaction<Extract<ProgrammeEvent, { type: 'catalogue.imported' }>> = async (
  tx,
  event,
) => {
  // A profile that changed just before may still wait for its own scoring.
  const quietBefore = event.occurredAt.subtract({ minutes: 1 })
  await enqueue(tx, rescoreProgrammesJob, { slugs: event.data.slugs, quiet_before: quietBefore.toString() })
}

interface Scoring {
  accountId: string
  profileIds: readonly string[]
  scope: RescoreScope
}

/** Pairs that are scored in one transaction: some hundred milliseconds of work, and as much to repeat after a restart. */
const pairsAtOnce = 2000
/** Profiles in one transaction: as many are locked meanwhile. */
const profilesAtOnce = 250
/** Against the whole catalogue: a millisecond each where nothing has changed, and twenty where something has. */
const wholeAtOnce = 20

/** Some profiles in one transaction of their own, so that a long job holds nothing for long and a restart repeats little. */
async function score(
  context: JobContext,
  kit: MatchingKit,
  { accountId, profileIds, scope }: Scoring,
): Promise<number> {
  context.signal.throwIfAborted()
  return context.db.inAccount(accountId, async (tx) => {
    const profiles = await lockProfilesIn(tx, accountId, profileIds)
    return profiles.length === 0 ? 0 : rescoreProfiles(tx, kit, accountId, profiles, scope, context.clock.now())
  })
}

/** The index over programmes is built before a transaction waits for it. */
async function prepareWhole({ db }: JobContext, { catalogue }: MatchingKit, accountId: string, profiles: number) {
  const snapshot = await db.inAccount(accountId, (tx) => catalogue.current(tx))
  await catalogue.judge(snapshot, profiles >= wholeAtOnce)
}

/** Up to where an attempt has come, in ascending order of accounts and profiles, and what it changed until there. */
interface Place {
  readonly account: string
  readonly profile: string
  readonly changed: number
}

const beginning: Place = { account: '', profile: '', changed: 0 }

function placeOf({ place }: Pick<JobContext, 'place'>): Place {
  return Value.Check(placeSchema, place) ? place : beginning
}

const placeSchema = Type.Object({ account: Type.String(), profile: Type.String(), changed: Type.Integer() })

/** All of them, a few at a time, in ascending order; tells how many are done, what changed, and up to which. */
async function scoreAll(
  context: JobContext,
  kit: MatchingKit,
  { accountId, profileIds, scope }: Scoring,
  done: (count: number, changed: number, last: string) => Promise<void>,
): Promise<number> {
  const each =
    scope.programmeIds === undefined ? wholeAtOnce : Math.ceil(pairsAtOnce / Math.max(1, scope.programmeIds.length))
  const step = Math.min(profilesAtOnce, each)
  if (scope.programmeIds === undefined) await prepareWhole(context, kit, accountId, profileIds.length)
  let changed = 0
  for (let at = 0; at < profileIds.length; at += step) {
    changed += await score(context, kit, { accountId, profileIds: profileIds.slice(at, at + step), scope })
    const count = Math.min(profileIds.length, at + step)
    await done(count, changed, profileIds[count - 1] ?? '')
  }
  return changed
}

function ownAccount(context: JobContext): string {
  if (context.accountId === null) throw new TypeError('this job belongs to an account')
  return context.accountId
}

export const recompute =
  (
    kit: MatchingKit,
  ): JobHandler<{ profile_ids?: string[]; programme_ids?: string[]; after?: string; until?: string }> =>
  async (context, payload) => {
    const accountId = ownAccount(context)
    const { after, until } = payload
    const profileIds = (payload.profile_ids ?? (await allProfiles(context, accountId, after, until))).toSorted()
    const scope: RescoreScope = {
      cause: 'rules',
      ...(payload.programme_ids === undefined ? {} : { programmeIds: payload.programme_ids }),
    }
    const before = placeOf(context)
    const left = profileIds.filter((id) => id > before.profile)
    const total = profileIds.length
    const changed = await scoreAll(context, kit, { accountId, profileIds: left, scope }, (count, more, profile) =>
      context.progress(total - left.length + count, total, { account: '', profile, changed: before.changed + more }),
    )
    return { profiles: total, changed: before.changed + changed }
  }

/** Ids after one, up to another and with it. */
export async function allProfiles(
  { db }: Pick<JobContext, 'db'>,
  accountId: string,
  after = '',
  until?: string,
): Promise<string[]> {
  const found: string[] = []
  for (;;) {
    const more = await db.inAccount(accountId, (tx) => profileIdsAfter(tx, accountId, found.at(-1) ?? after, 1000))
    const past = until === undefined ? -1 : more.findIndex((id) => id > until)
    if (past >= 0) return [...found, ...more.slice(0, past)]
    found.push(...more)
    if (more.length < 1000) return found
  }
}

export const rescoreChangedProfile =
  (kit: MatchingKit): JobHandler<{ profile_id: string }> =>
  async (context, payload) => {
    const accountId = ownAccount(context)
    await prepareWhole(context, kit, accountId, 1)
    return {
      changed: await score(context, kit, {
        accountId,
        profileIds: [payload.profile_id],
        scope: { cause: 'profile' },
      }),
    }
  }

export const rescoreChangedProgrammes =
  (kit: MatchingKit): JobHandler<{ programme_ids?: string[]; slugs?: string[]; quiet_before?: string }> =>
  async (context, payload) => {
    const { quiet_before: before } = payload
    const { byId, bySlug } = await context.db.asService('score changed programmes', (tx) => kit.catalogue.current(tx))
    const programmeIds = [
      ...(payload.programme_ids ?? []),
      ...(payload.slugs ?? []).flatMap((slug) => bySlug.get(slug)?.id ?? []),
    ]
    const quietBefore = before === undefined ? undefined : Temporal.Instant.from(before)
    const scope: RescoreScope = { cause: 'programme', programmeIds, quietBefore }
    const concerned = await concernedBy(context, kit, programmeIds)
    const accounts =
      concerned === undefined
        ? await context.db.asService('score changed programmes', accountsWithProfiles)
        : [...concerned.keys()]
    const left = placeOf(context)
    let { changed } = left
    let looked = 0
    for (const [done, accountId] of accounts.toSorted().entries()) {
      if (accountId < left.account) continue
      const all = concerned?.get(accountId)?.toSorted() ?? (await allProfiles(context, accountId))
      const profileIds = accountId === left.account ? all.filter((id) => id > left.profile) : all
      const until = changed
      looked += profileIds.length
      changed += await scoreAll(context, kit, { accountId, profileIds, scope }, (_count, more, profile) =>
        context.progress(done, accounts.length, { account: accountId, profile, changed: until + more }),
      )
    }
    const scored = programmeIds.flatMap((id) => byId.get(id) ?? [])
    await context.db.asService('score changed programmes', (tx) => noteScoredProgrammes(tx, scored))
    return { profiles: looked, changed }
  }

/**
 * Profiles that some of the programmes may fit, or did, by account; undefined: all. A profile that changes meanwhile is scored
 * against the whole catalogue by itself.
 */
async function concernedBy(
  { db, clock }: JobContext,
  { catalogue, profiles }: MatchingKit,
  programmeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]> | undefined> {
  // So many are asked of each profile at once, by the index over programmes.
  if (profiles === undefined || programmeIds.length >= worthIndexing) return undefined
  const { entries, had } = await db.asService('score changed programmes', async (tx) => {
    const { byId } = await catalogue.current(tx)
    return {
      entries: programmeIds.flatMap((id) => byId.get(id) ?? []),
      had: await profilesWithStates(tx, programmeIds),
    }
  })
  const may = await profiles.concerned(
    entries.map((entry) => entry.compiled()),
    asOfNow(clock.now()),
  )
  const byAccount = new Map<string, Set<string>>()
  for (const { accountId, profileId } of [...had, ...may]) {
    const ids = byAccount.get(accountId) ?? new Set()
    byAccount.set(accountId, ids.add(profileId))
  }
  return new Map([...byAccount].map(([accountId, ids]) => [accountId, [...ids]]))
}

export const rescoreByDate =
  (kit: MatchingKit): JobHandler<object> =>
  async (context) => {
    // Greek midnight is 21:00 or 22:00 UTC; the job runs after both.
    const today = todayOf(context.clock.now())
    let changed = 0
    for (let after: DuePairs | undefined; ;) {
      const due = await context.db.asService('score by date', (tx) => duePairs(tx, today, after, 500))
      if (due.length === 0) return { changed }
      for (const { accountId, profileId, programmeIds } of due) {
        changed += await score(context, kit, {
          accountId,
          profileIds: [profileId],
          scope: { cause: 'date', programmeIds },
        })
      }
      after = due.at(-1)
    }
  }
