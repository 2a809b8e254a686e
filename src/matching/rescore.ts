import type { AsOf } from '../core/matching/as-of.ts'
import { explainMatch } from '../core/matching/evaluate.ts'
import { readFacts, type Facts } from '../core/matching/facts.ts'
import type { Profile } from '../core/facts/profile.ts'
import type { Tx } from '../platform/db/db.ts'
import { record } from '../platform/events/events.ts'
import { matchId, uuidOf, type Id } from '../platform/ids.ts'
import { groupProfilesIn, todayOf, type StoredProfile } from '../profiles/profiles.ts'
import type { CatalogueEntry } from '../programmes/programmes.ts'
import type { MatchingKit } from './matching-kit.ts'
import type { Reference } from '../reference/reference.ts'
import { answersFor } from './answers.ts'
import type { MatchScored, ScoreCause } from './matching-events.ts'
import { answersOf, dropStates, saveStates, statesOf, type MatchState, type StoredAnswer } from './match-store.ts'

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
  readonly cause: ScoreCause
  /** First imports are scored in silence. */
  readonly quiet?: boolean
}

/**
 * Scores a profile against the catalogue, stores what changed, and records an event for each change, all in `tx`.
 * The caller has locked the profile, so that two scorings of one profile follow each other.
 * @returns how many pairs changed
 */
export async function rescoreProfile(
  tx: Tx,
  kit: MatchingKit,
  accountId: string,
  profile: StoredProfile,
  scope: RescoreScope,
  now: Temporal.Instant,
): Promise<number> {
  const snapshot = await kit.catalogue.current(tx)
  const before = await statesOf(tx, accountId, profile.id, scope.programmeIds)
  const answers = await answersOf(tx, accountId, profile.id)
  const facts = await factsIn(tx, accountId, profile, kit.reference)
  const wanted = scope.programmeIds ?? snapshot.byId.keys()
  const after = new Map<string, { entry: CatalogueEntry; state: MatchState }>()
  for (const id of wanted) {
    const entry = snapshot.byId.get(id)
    if (entry !== undefined) after.set(id, { entry, state: stateOf(entry, facts, asOfNow(now), answers.get(id) ?? []) })
  }
  return store(tx, { accountId, profileId: profile.id, before, after, scope, now })
}

function stateOf(entry: CatalogueEntry, facts: Facts, asOf: AsOf, answers: readonly StoredAnswer[]): MatchState {
  const match = explainMatch(entry.compiled(), facts, asOf, answersFor(entry, answers))
  return {
    programmeId: entry.id,
    verdict: match.verdict,
    base: match.score.base,
    outcomes: Object.fromEntries(match.criteria.map((result) => [result.criterion_id, result.outcome])),
    changesOn: match.changes_on ?? null,
  }
}

interface Scored {
  accountId: string
  profileId: Id<'prf'>
  before: ReadonlyMap<string, MatchState>
  after: ReadonlyMap<string, { entry: CatalogueEntry; state: MatchState }>
  scope: RescoreScope
  now: Temporal.Instant
}

/** Only pairs worth a row are kept: those that are not `not_eligible`, or may stop being so on a known day. */
const worthKeeping = (state: MatchState): boolean => state.verdict !== 'not_eligible' || state.changesOn !== null

async function store(tx: Tx, scored: Scored): Promise<number> {
  const { accountId, profileId, before, after, scope, now } = scored
  const save: MatchState[] = []
  const drop: string[] = [...before.keys()].filter((id) => !after.has(id))
  let changes = 0
  for (const [id, { entry, state }] of after) {
    const old = before.get(id)
    if (!worthKeeping(state)) {
      if (old !== undefined) drop.push(id)
    } else if (old === undefined || JSON.stringify(old) !== JSON.stringify(state)) save.push(state)
    if (!hasChanged(old, state)) continue
    changes += 1
    if (scope.quiet !== true) await tell(tx, scored, entry, old, state)
  }
  await saveStates(tx, accountId, profileId, save, now)
  await dropStates(tx, accountId, profileId, drop)
  return changes
}

function hasChanged(old: MatchState | undefined, state: MatchState): boolean {
  const verdict = old?.verdict ?? 'not_eligible'
  if (verdict !== state.verdict) return true
  return state.verdict !== 'not_eligible' && old !== undefined && old.base !== state.base
}

async function tell(
  tx: Tx,
  { accountId, profileId, scope, now }: Scored,
  entry: CatalogueEntry,
  old: MatchState | undefined,
  state: MatchState,
): Promise<void> {
  const id = matchId(uuidOf(profileId), entry.id)
  const criteria = new Set([...Object.keys(old?.outcomes ?? {}), ...Object.keys(state.outcomes)])
  const event: MatchScored = {
    type: 'match.scored',
    accountId,
    occurredAt: now,
    subject: { match_id: id, profile_id: profileId, programme_slug: entry.slug },
    data: {
      eligibility: state.verdict,
      previous_eligibility: old?.verdict ?? null,
      base_score: state.base,
      previous_base_score: old?.base ?? null,
      cause: scope.cause,
      changed_criteria: [...criteria]
        .filter((criterion) => old?.outcomes[criterion] !== state.outcomes[criterion])
        .slice(0, 50),
      url: `/api/v1/match/${id}/reasoning`,
    },
  }
  await record(tx, event)
}
