/**
 * The door of matching: what others may do with pairs of profiles and programmes. Everything shown is computed when
 * it is asked for, from the profile and the catalogue as the transaction sees them, so that an answer is never stale.
 */
import { fitting, openStatuses } from './match-parameters.ts'
import type { AsOf } from '../core/matching/as-of.ts'
import { explainMatch, quickMatch, type Answers } from '../core/matching/evaluate.ts'
import { readFacts, type Facts } from '../core/matching/facts.ts'
import type { Found, Wish } from '../core/matching/forward/forward-index.ts'
import type { Match } from '../core/matching/result.ts'
import type { Profile } from '../core/facts/profile.ts'
import type { CallStatus } from '../core/facts/programme.ts'
import type { Verdict } from '../core/verdict.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/db/db.ts'
import { enqueueOnce } from '../platform/jobs/jobs.ts'
import { type Id } from '../platform/ids.ts'
import { invalidBody, notPublished, Problem } from '../platform/problem.ts'
import {
  groupProfilesIn,
  groupsIn,
  listProfilesIn,
  readProfileIn,
  readProfilesIn,
  relatedTo,
  todayOf,
  understand,
  type StoredProfile,
} from '../profiles/profiles.ts'
import {
  filterCatalogue,
  type CatalogueEntry,
  type CatalogueFilter,
  type CatalogueSnapshot,
} from '../programmes/programmes.ts'
import { answersFor } from './answers.ts'
import { answersOf, answersOfAll, decisionsOf, type Decision, type StoredAnswer } from './match-store.ts'
import { explained, type MatchPair, type ShownMatch } from './match-view.ts'
import type { Kept, Pairs } from './match-memory.ts'
import { recomputeJob } from './matching-jobs.ts'
import type { MatchingKit } from './matching-kit.ts'
import { pairIn } from './pair-by-id.ts'
import { factsWith, factsWithReservations } from './reservations.ts'
import { asOfNow } from './rescore.ts'

export { citation, reasoningView } from './match-schemas.ts'
export { explained, reasoningOf, textIn, viewOf } from './match-view.ts'
export { asOf, readAsOf } from './match-parameters.ts'
export { asOfNow } from './rescore.ts'
export { beginRecompute, cancelRecompute, recomputeState } from './recompute-everything.ts'
export type { ShownMatch } from './match-view.ts'
export { MatchMemory } from './match-memory.ts'
export { IndexedProfiles } from './indexed-profiles.ts'
export { measureMatchMemory, measureProfileIndex } from './matching-metrics.ts'
export type { MatchingKit } from './matching-kit.ts'
export type { MatchScored } from './matching-events.ts'
export { reservationsIn } from './reservations.ts'
export { groupMap } from './rescore.ts'
export { accountsFitting, fittingPairs, fittingProgrammes } from './pair-store.ts'
export type { FittingPair } from './pair-store.ts'
export type { Application, Decision } from './match-store.ts'
export { answerCriterion, decide, withdrawDecision } from './said-of-pairs.ts'

export const matchSorts = ['score', 'deadline', 'amount'] as const

/** Which matches of a profile are asked for, and in which order. */
export interface MatchFilter {
  readonly eligibility: readonly Verdict[]
  readonly status: readonly CallStatus[]
  readonly minScore?: number
  readonly closingBefore?: string
  /** By activity code, region or instrument; absent: the whole catalogue. */
  readonly programmes?: CatalogueFilter
  readonly slugs?: readonly string[]
  readonly sort: (typeof matchSorts)[number]
}

/** A place in a list of matches: where it is ordered, and the instant the whole list is evaluated at. */
export interface MatchCursor {
  readonly at: number
  readonly value: number
  readonly programmeId: string
  /** Of the profile, on the page before. */
  readonly version: number
}

/** A profile's matches in an order, each explained. @throws Problem 404 */
export async function matchesOf(
  ctx: Context,
  kit: MatchingKit,
  profileId: string,
  wish: { filter: MatchFilter; asOf: AsOf; after: MatchCursor | null; count: number },
): Promise<ShownMatch[]> {
  const { pairs } = await keptPairs(ctx, kit, profileId)
  return (await pageOfPairs(kit, pairs, wish)).page.map(explained)
}

/**
 * A page of a list; the places of its pairs and of the next one, if there is one; and the moments between which all of it is
 * the same.
 */
export async function pageOfPairs(
  kit: MatchingKit,
  { profile, facts, answers, decisions, snapshot }: Pairs,
  { filter, asOf, after, count }: { filter: MatchFilter; asOf: AsOf; after: MatchCursor | null; count: number },
): Promise<{
  page: MatchPair[]
  places: { value: number; id: string }[]
  steady: { from: number; until: number }
}> {
  const from = { after: after === null ? null : { value: after.value, id: after.programmeId }, count: count + 1 }
  const { rows, steady } = await rank(kit, { snapshot, facts, asOf, filter, answers }, from)
  const page = rows.slice(0, count).map(({ entry }) =>
    pairOf({
      entry,
      facts,
      asOf,
      answers: answers.get(entry.id) ?? [],
      profile,
      decision: decisions.get(`${profile.id} ${entry.id}`),
    }),
  )
  return { page, places: rows.map(({ entry: { id }, value }) => ({ value, id })), steady }
}

interface Question {
  readonly snapshot: CatalogueSnapshot
  readonly facts: Facts
  readonly asOf: AsOf
  readonly filter: MatchFilter
  readonly answers: ReadonlyMap<string, readonly StoredAnswer[]>
}

/** Every programme judged; of those that the filter wants, the page, and how many there are. */
async function rank(
  kit: MatchingKit,
  { snapshot, facts, asOf, filter, answers }: Question,
  page: Pick<Wish<CatalogueEntry>, 'after' | 'count'>,
): Promise<{ rows: Found<CatalogueEntry>[]; total: number; steady: { from: number; until: number } }> {
  const held = new Map<string, Answers>()
  for (const [id, given] of answers) {
    const entry = snapshot.byId.get(id)
    if (entry !== undefined) held.set(id, answersFor(entry, given))
  }
  const judge = await kit.catalogue.judge(snapshot)
  const among =
    filter.slugs === undefined && filter.programmes === undefined
      ? undefined
      : await wanted(kit, { snapshot, asOf, filter })
  const judged = judge.judge({ facts, asOf, answers: held })
  const selected = judged.select({
    verdicts: new Set(filter.eligibility),
    statuses: new Set(filter.status),
    sort: filter.sort,
    ...(filter.minScore === undefined ? {} : { minScore: filter.minScore }),
    ...(filter.closingBefore === undefined ? {} : { closesBefore: filter.closingBefore }),
    ...(among === undefined ? {} : { among }),
    ...page,
  })
  return { ...selected, steady: judged.steady() }
}

/** The few programmes that the filter names, or those it leaves of all. */
async function wanted(
  kit: MatchingKit,
  { snapshot, asOf, filter: { slugs, programmes } }: Pick<Question, 'snapshot' | 'asOf' | 'filter'>,
): Promise<CatalogueEntry[]> {
  const named = slugs?.flatMap((slug) => snapshot.bySlug.get(slug) ?? []) ?? [...snapshot.byId.values()]
  if (programmes === undefined) return named
  const judge = await kit.catalogue.judge(snapshot)
  return filterCatalogue(named, programmes, asOf, kit.reference, judge).map(({ entry }) => entry)
}

/** Answers are those on record; they hold as long as what they were given to does. */
function pairOf({
  entry,
  facts,
  asOf,
  answers,
  profile,
  decision,
}: {
  entry: CatalogueEntry
  facts: Facts
  asOf: AsOf
  answers: readonly StoredAnswer[]
  profile: StoredProfile | undefined
  decision: Decision | undefined
}): MatchPair {
  return { entry, profileId: profile?.id, facts, answers: answersFor(entry, answers), decision, asOf }
}

/** The whole reasoning of any pair. @throws Problem 404 */
export async function explainPair(ctx: Context, kit: MatchingKit, id: string, asOf: AsOf): Promise<ShownMatch> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const { profile, entry } = await pairIn(tx, ctx, kit, id)
    return explainIn(tx, ctx, kit, { profile, entry, asOf })
  })
}

/**
 * Any pair in a transaction that is open already, with everything it was judged from: all of it as the transaction sees it.
 * @throws Problem 404
 */
export async function explainPairIn(
  tx: Tx,
  ctx: Context,
  kit: MatchingKit,
  { id, asOf }: { id: string; asOf: AsOf },
): Promise<{ shown: ShownMatch; profile: StoredProfile; facts: Facts }> {
  const { profile, entry } = await pairIn(tx, ctx, kit, id)
  const facts = await factsWithReservations(tx, ctx.accountId, kit, profile, todayOf(ctx.now))
  return { shown: await explainIn(tx, ctx, kit, { profile, entry, asOf }), profile, facts }
}

async function explainIn(
  tx: Tx,
  ctx: Context,
  kit: MatchingKit,
  { profile, entry, asOf }: { profile: StoredProfile; entry: CatalogueEntry; asOf: AsOf },
): Promise<ShownMatch> {
  const facts = await factsWithReservations(tx, ctx.accountId, kit, profile, todayOf(ctx.now))
  const answers = (await answersOf(tx, ctx.accountId, profile.id)).get(entry.id) ?? []
  const decision = (await decisionsOf(tx, ctx.accountId, [profile.id])).get(`${profile.id} ${entry.id}`)
  return explained(pairOf({ entry, facts, asOf, answers, profile, decision }))
}

/** Matches of a profile that is not stored. @throws Problem 422 for a faulty profile or an unknown slug */
export async function previewMatches(
  ctx: Context,
  kit: MatchingKit,
  {
    document,
    slugs,
    asOf,
    limit,
  }: { document: Profile; slugs: readonly string[] | undefined; asOf: AsOf; limit: number },
): Promise<{ matches: MatchPair[]; total: number }> {
  const { profile } = await within('/profile', async () => understand(document, kit.reference, ctx.now))
  const { snapshot, related } = await ctx.db.inAccount(ctx.accountId, async (tx) => ({
    snapshot: await kit.catalogue.current(tx),
    related: await within('/profile', () => relatedTo(tx, ctx.accountId, profile)),
  }))
  refuseUnknownSlugs(snapshot, slugs)
  const facts = readFacts(profile, kit.reference, new Map(related.map((other) => [other.id as string, other.document])))
  const filter: MatchFilter = {
    eligibility:
      slugs === undefined
        ? ['eligible', 'needs_info', 'needs_review']
        : ['eligible', 'needs_info', 'needs_review', 'not_eligible'],
    status: slugs === undefined ? openStatuses : [...openStatuses, 'closed', 'exhausted'],
    sort: 'score',
    ...(slugs === undefined ? {} : { slugs: [...new Set(slugs)] }),
  }
  const page = { after: null, count: limit }
  const { rows, total } = await rank(kit, { snapshot, facts, asOf, filter, answers: new Map() }, page)
  const matches = rows.map(({ entry }) =>
    pairOf({ entry, facts, asOf, answers: [], profile: undefined, decision: undefined }),
  )
  return { matches, total }
}

/** Faults of a part of a body, with their pointers from its root. */
async function within<T>(pointer: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'validation_failed') throw error
    throw invalidBody(error.errors.map((fault) => ({ ...fault, pointer: `${pointer}${fault.pointer}` })))
  }
}

function refuseUnknownSlugs(snapshot: CatalogueSnapshot, slugs: readonly string[] | undefined): void {
  const faults = (slugs ?? []).flatMap((slug, index) =>
    snapshot.bySlug.has(slug)
      ? []
      : [
          {
            pointer: `/programme_slugs/${index}`,
            code: 'programme_unknown',
            detail: {
              en: `There is no published programme "${slug}".`,
              el: `Δεν υπάρχει δημοσιευμένο πρόγραμμα «${slug}».`,
            },
          },
        ],
  )
  if (faults.length > 0) throw invalidBody(faults)
}

/** The account's profiles that a programme fits, by id from after the one given; at most `count`. @throws Problem 404 */
export async function matchesOfProgramme(
  ctx: Context,
  kit: MatchingKit,
  slug: string,
  { eligibility, after, count }: { eligibility: readonly Verdict[]; after: string | null; count: number },
): Promise<ShownMatch[]> {
  const wanted = new Set(eligibility)
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const snapshot = await kit.catalogue.current(tx)
    const entry = snapshot.bySlug.get(slug)
    if (entry === undefined) throw notPublished({ en: 'programme', el: 'πρόγραμμα' }, slug)
    const found: ShownMatch[] = []
    let place = after
    while (found.length < count) {
      ctx.signal.throwIfAborted()
      const profiles = await listProfilesIn(tx, ctx.accountId, {}, place, profilesAtOnce)
      for (const pair of await factsOfMany(tx, ctx, kit, snapshot, profiles)) {
        const answers = pair.answers.get(entry.id) ?? []
        // Judging costs a fraction of explaining, and most do not fit.
        const { verdict } = quickMatch(entry.compiled(), pair.facts, asOfNow(ctx.now), answersFor(entry, answers))
        if (!wanted.has(verdict)) continue
        const { profile, facts, decisions } = pair
        const decision = decisions.get(`${profile.id} ${entry.id}`)
        found.push(explained(pairOf({ entry, facts, asOf: asOfNow(ctx.now), answers, profile, decision })))
        if (found.length === count) break
      }
      const last = profiles.at(-1)
      if (last === undefined || profiles.length < profilesAtOnce) break
      place = last.id
    }
    return found
  })
}

/** Profiles whose facts are read together. */
const profilesAtOnce = 200

interface Read {
  readonly profile: StoredProfile
  readonly facts: Facts
  readonly answers: ReadonlyMap<string, readonly StoredAnswer[]>
  readonly decisions: ReadonlyMap<string, Decision>
}

/** What is on record of several profiles, in a few statements for all of them. */
async function factsOfMany(
  tx: Tx,
  ctx: Context,
  kit: MatchingKit,
  snapshot: CatalogueSnapshot,
  profiles: readonly StoredProfile[],
): Promise<Read[]> {
  const ids = profiles.map(({ id }) => id as string)
  const [groups, answers] = await Promise.all([groupsIn(tx, ctx.accountId, ids), answersOfAll(tx, ctx.accountId, ids)])
  const decisions = await decisionsOf(tx, ctx.accountId, [...groups.keys()])
  const today = todayOf(ctx.now)
  return profiles.map((profile) => {
    const group = groups.get(profile.id) ?? [profile]
    const facts = factsWith(kit, snapshot, profile, group, decisions, today)
    return { profile, facts, answers: answers.get(profile.id) ?? new Map<string, StoredAnswer[]>(), decisions }
  })
}

/**
 * Scores everything again, or these profiles and programmes, as a job; only what changed becomes an event.
 * @returns the job's id; that of one for the same which has not begun, where there is one
 * @throws Problem 422 for profiles or programmes that are not there
 */
export async function requestRecompute(
  ctx: Context,
  kit: MatchingKit,
  { profileIds, slugs }: { profileIds: readonly string[] | undefined; slugs: readonly string[] | undefined },
): Promise<Id<'job'>> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const snapshot = await kit.catalogue.current(tx)
    refuseUnknownSlugs(snapshot, slugs)
    await refuseUnknownProfiles(tx, ctx, profileIds)
    const programmeIds = slugs?.flatMap((slug) => snapshot.bySlug.get(slug)?.id ?? [])
    return enqueueOnce(
      tx,
      recomputeJob,
      {
        ...(profileIds === undefined ? {} : { profile_ids: [...profileIds] }),
        ...(programmeIds === undefined ? {} : { programme_ids: programmeIds }),
      },
      ctx.accountId,
    )
  })
}

async function refuseUnknownProfiles(tx: Tx, ctx: Context, profileIds: readonly string[] | undefined): Promise<void> {
  const wanted = profileIds ?? []
  const known = new Set((await readProfilesIn(tx, ctx.accountId, wanted)).map((profile) => profile.id as string))
  const faults = []
  for (const [index, id] of wanted.entries()) {
    if (!known.has(id))
      faults.push({
        pointer: `/profile_ids/${index}`,
        code: 'profile_unknown',
        detail: {
          en: `There is no profile "${id}" in this account.`,
          el: `Δεν υπάρχει προφίλ «${id}» σε αυτόν τον λογαριασμό.`,
        },
      })
  }
  if (faults.length > 0) throw invalidBody(faults)
}

/** A profile's matches that could still be applied for: not refused, and their call neither closed nor exhausted. */
export interface ApplicableMatches {
  profile: StoredProfile
  facts: Facts
  asOf: AsOf
  entries: { entry: CatalogueEntry; decision: Decision | undefined; match: Match }[]
}

/** Those that are not refused and not closed, dismissed or applied for, best first; at most `most`. @throws Problem 404 */
export async function applicableMatches(
  ctx: Context,
  kit: MatchingKit,
  profileId: string,
  { asOf, most, slugs }: { asOf: AsOf; most: number; slugs?: readonly string[] | undefined },
): Promise<ApplicableMatches> {
  const { pairs: read } = await keptPairs(ctx, kit, profileId)
  const { profile, facts, answers, decisions } = read
  const filter: MatchFilter = { eligibility: fitting, status: openStatuses, sort: 'score' }
  // Those that were dismissed or applied for fall out, so more than the page is asked for.
  const page = { after: null, count: slugs === undefined ? most + decisions.size : read.snapshot.bySlug.size }
  const { rows } = await rank(kit, { ...read, asOf, filter }, page)
  const entries = rows
    .map(({ entry }) => ({ entry, decision: decisions.get(`${profile.id} ${entry.id}`) }))
    .filter(({ decision }) => decision === undefined || decision.state === 'saved')
    .filter(({ entry }) => slugs === undefined || slugs.includes(entry.slug))
    .slice(0, most)
    .map(({ entry, decision }) => ({
      entry,
      decision,
      match: explainMatch(entry.compiled(), facts, asOf, answersFor(entry, answers.get(entry.id) ?? [])),
    }))
  return { profile, facts, asOf, entries }
}

/** A profile's programmes of these verdicts whose call is not over, with what is asked of each pair. @throws Problem 404 */
export async function pairsOf<T>(
  ctx: Context,
  kit: MatchingKit,
  profileId: string,
  wanted: { eligibility: readonly Verdict[]; asOf: AsOf; most: number },
  ask: (pair: { entry: CatalogueEntry; facts: Facts; answers: Answers }) => T,
): Promise<{ profile: StoredProfile; pairs: T[] }> {
  const { pairs: read } = await keptPairs(ctx, kit, profileId)
  const { asOf, most } = wanted
  const filter: MatchFilter = { eligibility: wanted.eligibility, status: openStatuses, sort: 'score' }
  const { rows } = await rank(kit, { ...read, asOf, filter }, { after: null, count: most })
  const asked = rows.map(({ entry }) =>
    ask({ entry, facts: read.facts, answers: answersFor(entry, read.answers.get(entry.id) ?? []) }),
  )
  return { profile: read.profile, pairs: asked }
}

/** What a question about a profile's matches has to know, kept or read together. @throws Problem 404 */
export async function keptPairs(
  ctx: Context,
  kit: MatchingKit,
  profileId: string,
): Promise<{ pairs: Pairs; kept: Kept | undefined }> {
  const { accountId } = ctx
  const today = todayOf(ctx.now)
  const read = async (tx: Tx): Promise<Pairs> => {
    // Asked for together: each answer that is waited for is a turn of the database.
    const [profile, group, answers, snapshot] = await Promise.all([
      readProfileIn(tx, accountId, profileId),
      groupProfilesIn(tx, accountId, [profileId]),
      answersOf(tx, accountId, profileId),
      kit.catalogue.current(tx),
    ])
    const decisions = await decisionsOf(
      tx,
      accountId,
      group.map(({ id }) => id as string),
    )
    const facts = factsWith(kit, snapshot, profile, group, decisions, today)
    return { profile, facts, answers, decisions, snapshot }
  }
  const { memory } = kit
  if (memory === undefined) return { pairs: await ctx.db.inAccount(accountId, read), kept: undefined }
  const kept = await memory.of({ db: ctx.db, accountId, profileId, today }, read)
  return { pairs: kept.pairs, kept }
}
