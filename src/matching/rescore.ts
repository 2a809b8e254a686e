import type { AsOf } from '../core/matching/as-of.ts'
import { explainMatch, submissionDay, type Answers } from '../core/matching/evaluate.ts'
import type { Judgements } from '../core/matching/forward/forward-index.ts'
import { PairsDigest } from '../core/matching/pairs-digest.ts'
import { rateChangesOn } from '../core/matching/score.ts'
import { readFacts, type Facts } from '../core/matching/facts.ts'
import { earliest } from '../core/facts/day.ts'
import type { Profile } from '../core/facts/profile.ts'
import type { Tx } from '../platform/db/db.ts'
import { recordAll } from '../platform/events/events.ts'
import { matchId, newId, type Id } from '../platform/ids.ts'
import { groupProfilesIn, groupsIn, todayOf, type StoredProfile } from '../profiles/profiles.ts'
import type { CatalogueEntry, CatalogueSnapshot } from '../programmes/programmes.ts'
import type { MatchingKit } from './matching-kit.ts'
import type { Reference } from '../reference/reference.ts'
import { answersFor } from './answers.ts'
import type { MatchScored, ScoreCause } from './matching-events.ts'
import { answersOfAll, type StoredAnswer } from './match-store.ts'
import { isSameState, type MatchState } from './packed-pairs.ts'
import {
  emptyDigests,
  keepStates,
  saveWholeScorings,
  scoredProgrammes,
  statesOf,
  wholeScoringsOf,
  type WholeScoring,
} from './pair-store.ts'

/** The facts of a profile with those of its group. */
export async function factsIn(tx: Tx, accountId: string, profile: StoredProfile, reference: Reference): Promise<Facts> {
  const group = await groupProfilesIn(tx, accountId, [profile.id])
  return readFacts(profile.document, reference, groupMap(profile, group))
}

/** A group by id, with the profile as the very object that is asked about: by that its own place in the group is known. */
export function groupMap(profile: StoredProfile, group: readonly StoredProfile[]): ReadonlyMap<string, Profile> {
  return new Map(
    group.map((other) => [other.id as string, other.id === profile.id ? profile.document : other.document]),
  )
}

export const asOfNow = (now: Temporal.Instant): AsOf => ({
  kind: 'instant',
  epoch_ms: now.epochMilliseconds,
  today: todayOf(now),
})

/** What is scored: the whole catalogue, or these programmes, withdrawn ones included. */
export interface RescoreScope {
  readonly programmeIds?: readonly string[]
  /** Why all this is scored; a pair whose profile or programme changed before and was not scored since says that. */
  readonly cause: ScoreCause
  /** First imports are scored in silence, but for profiles that have changed since: of those nobody was told yet. */
  readonly quietBefore?: Temporal.Instant | undefined
}

/** For so many programmes the index over programmes is asked first. */
export const worthIndexing = 100

/**
 * Scores profiles against the catalogue, stores what changed, and records an event for each change, all in `tx`.
 * The caller has locked the profiles, so that two scorings of one profile follow each other.
 * @returns how many pairs changed
 */
export async function rescoreProfiles(
  tx: Tx,
  kit: MatchingKit,
  accountId: string,
  profiles: readonly StoredProfile[],
  scope: RescoreScope,
  now: Temporal.Instant,
): Promise<number> {
  const ids = profiles.map(({ id }) => id as string)
  const whole = scope.programmeIds === undefined
  const [snapshot, last, answers, groups] = await Promise.all([
    kit.catalogue.current(tx),
    wholeScoringsOf(tx, accountId, ids),
    answersOfAll(tx, accountId, ids),
    groupsIn(tx, accountId, ids),
  ])
  const asOf = asOfNow(now)
  const index = kit.catalogue.judgeNow(snapshot)
  const wanted = [...(scope.programmeIds ?? snapshot.byId.keys())]
  const scorings = profiles.map((profile) => {
    const group = groups.get(profile.id) ?? [profile]
    const facts = readFacts(profile.document, kit.reference, groupMap(profile, group))
    const given = answers.get(profile.id)
    const judged =
      wanted.length < worthIndexing && !whole
        ? undefined
        : index.judge({ facts, asOf, answers: validIn(snapshot, given) })
    const digest = whole && judged !== undefined ? digestOf(judged) : undefined
    const versions = group.reduce((sum, { version }) => sum + version, 0)
    return { profile, facts, given, judged, digest, versions, isNew: isNewSince(last.get(profile.id), versions) }
  })
  // Of most nothing has changed: their states need no look.
  const others =
    scope.cause === 'rules'
      ? scorings.filter(({ profile, digest }) => digest === undefined || last.get(profile.id)?.digest !== digest)
      : scorings
  const before = await statesOf(
    tx,
    accountId,
    others.map(({ profile }) => profile.id),
    scope.programmeIds,
  )
  const changes: Changes = { save: [], drop: [], told: [], count: 0 }
  for (const { profile, facts, given, judged, isNew } of others) {
    const known = before.get(profile.id) ?? new Map<string, MatchState>()
    const { quietBefore } = scope
    const quiet = quietBefore !== undefined && Temporal.Instant.compare(profile.updatedAt, quietBefore) < 0
    for (const id of new Set([...wanted, ...known.keys()])) {
      const entry = snapshot.byId.get(id)
      // Of all programmes most are ruled out for good, and were: they need no look at what they say.
      if (entry !== undefined && !known.has(id) && judged?.isSettled(entry) === true) continue
      const state = entry === undefined ? undefined : stateOf(entry, facts, asOf, given?.get(id) ?? [])
      compare(
        { accountId, profileId: profile.id, isNew, quiet, now },
        { id, entry, old: known.get(id), state },
        changes,
      )
    }
  }
  await keepStates(tx, accountId, changes)
  await keepWholeScorings(tx, accountId, { scorings, last }, changes)
  await recordAll(tx, await eventsOf(tx, changes.told, scope.cause))
  return changes.count
}

/** Whether it has not been scored against the whole catalogue as it is now. */
const isNewSince = (last: WholeScoring | undefined, versions: number): boolean =>
  last === undefined || (last.versions !== null && last.versions !== versions)

/** What the whole catalogue came to is kept; what some programmes did makes it another. */
async function keepWholeScorings(
  tx: Tx,
  accountId: string,
  {
    scorings,
    last,
  }: {
    scorings: readonly { profile: StoredProfile; digest: string | undefined; versions: number }[]
    last: ReadonlyMap<string, WholeScoring>
  },
  { save, drop }: Changes,
): Promise<void> {
  const whole = scorings.flatMap(({ profile, digest, versions }) =>
    digest === undefined ? [] : [{ profileId: profile.id, digest, versions }],
  )
  const others = whole.filter(({ profileId, digest, versions }) => {
    const kept = last.get(profileId)
    return kept?.digest !== digest || kept.versions !== versions
  })
  await saveWholeScorings(tx, accountId, others)
  if (whole.length === 0)
    await emptyDigests(tx, accountId, [...new Set([...save, ...drop].map((pair) => pair.profileId))])
}

/** Answers that hold, by programme. */
function validIn(
  { byId }: CatalogueSnapshot,
  given: ReadonlyMap<string, readonly StoredAnswer[]> | undefined,
): ReadonlyMap<string, Answers> {
  const valid = new Map<string, Answers>()
  for (const [id, stored] of given ?? []) {
    const entry = byId.get(id)
    if (entry !== undefined) valid.set(id, answersFor(entry, stored))
  }
  return valid
}

/** Verdict and base score of every pair that is not ruled out, as one hash; with a mark: it is about pairs that are kept packed. */
export function digestOf(judged: Judgements<CatalogueEntry>): string {
  const digest = new PairsDigest()
  judged.eachPossible(({ id }, verdict, base) => digest.add(id, verdict, base))
  return `p.${digest.toString()}`
}

function stateOf(entry: CatalogueEntry, facts: Facts, asOf: AsOf, answers: readonly StoredAnswer[]): MatchState {
  const compiled = entry.compiled()
  const match = explainMatch(compiled, facts, asOf, answersFor(entry, answers))
  const rates =
    match.verdict === 'not_eligible'
      ? undefined
      : rateChangesOn({ compiled, facts, day: submissionDay(compiled, asOf) })
  return {
    programmeId: entry.id,
    verdict: match.verdict,
    base: match.score.base,
    outcomes: Object.fromEntries(match.criteria.map((result) => [result.criterion_id, result.outcome])),
    changesOn: earliest(match.changes_on, rates) ?? null,
  }
}

interface Scored {
  readonly accountId: string
  readonly profileId: Id<'prf'>
  /** Whether it changed since it was scored against the whole catalogue. */
  readonly isNew: boolean
  readonly quiet: boolean
  readonly now: Temporal.Instant
}

/** A pair as it was and as it is; without an entry the programme is no longer published. */
interface Pair {
  readonly id: string
  readonly entry: CatalogueEntry | undefined
  readonly old: MatchState | undefined
  readonly state: MatchState | undefined
}

interface Changes {
  readonly save: { profileId: string; state: MatchState }[]
  readonly drop: { profileId: string; programmeId: string }[]
  readonly told: Told[]
  count: number
}

/** A pair that came out otherwise, to be told of. */
interface Told {
  readonly scored: Scored
  readonly entry: CatalogueEntry
  readonly old: MatchState | undefined
  readonly state: MatchState
}

/**
 * A pair is kept from when it is not `not_eligible`, or may stop being so on a known day, and then for as long as its programme is
 * published: who was told of it is told later what it was.
 */
const worthKeeping = (state: MatchState): boolean => state.verdict !== 'not_eligible' || state.changesOn !== null

function compare(scored: Scored, { id, entry, old, state }: Pair, changes: Changes): void {
  const { profileId, quiet } = scored
  if (entry === undefined || state === undefined) {
    if (old !== undefined) changes.drop.push({ profileId, programmeId: id })
  } else if (old === undefined ? worthKeeping(state) : !isSameState(old, state)) changes.save.push({ profileId, state })
  if (entry === undefined || state === undefined || !hasChanged(old, state)) return
  changes.count += 1
  if (!quiet) changes.told.push({ scored, entry, old, state })
}

function hasChanged(old: MatchState | undefined, state: MatchState): boolean {
  const verdict = old?.verdict ?? 'not_eligible'
  if (verdict !== state.verdict) return true
  return state.verdict !== 'not_eligible' && old !== undefined && old.base !== state.base
}

async function eventsOf(
  tx: Tx,
  told: readonly Told[],
  asked: ScoreCause,
): Promise<readonly (MatchScored & { readonly id: Id<'evt'> })[]> {
  if (told.length === 0) return []
  const scored = await scoredProgrammes(tx, [...new Set(told.map(({ entry }) => entry.id))])
  const isNew = ({ id, changedIn }: CatalogueEntry): boolean => changedIn > (scored.get(id) ?? 0)
  return told.map((pair) => scoredEvent(pair, causeOf(pair, isNew(pair.entry), asked)))
}

/** What changed since the pair was scored, whichever scoring is the first to see it; where nothing did, why it was scored. */
function causeOf({ scored, old }: Told, programmeIsNew: boolean, asked: ScoreCause): ScoreCause {
  if (asked === 'date') return asked
  if (scored.isNew && programmeIsNew) return asked === 'profile' ? asked : 'programme'
  if (scored.isNew) return 'profile'
  if (programmeIsNew) return 'programme'
  const due = old?.changesOn ?? null
  return asked === 'rules' && due !== null && due <= todayOf(scored.now) ? 'date' : asked
}

function scoredEvent(
  { scored: { accountId, profileId, now }, entry, old, state }: Told,
  cause: ScoreCause,
): MatchScored & { readonly id: Id<'evt'> } {
  const id = matchId(profileId, entry.id)
  const criteria = new Set([...Object.keys(old?.outcomes ?? {}), ...Object.keys(state.outcomes)])
  return {
    id: newId('evt', now),
    type: 'match.scored',
    accountId,
    occurredAt: now,
    subject: { match_id: id, profile_id: profileId, programme_slug: entry.slug },
    data: {
      eligibility: state.verdict,
      previous_eligibility: old?.verdict ?? null,
      base_score: state.base,
      previous_base_score: old?.base ?? null,
      cause,
      changed_criteria: [...criteria]
        .filter((criterion) => old?.outcomes[criterion] !== state.outcomes[criterion])
        .slice(0, 50),
      url: `/api/v1/match/${id}/reasoning`,
    },
  }
}
