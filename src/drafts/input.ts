import { stableHash } from '../core/citing/stable-hash.ts'
import { planInputOf } from '../core/drafting/plan/plan-input.ts'
import { businessPlan } from '../core/drafting/plan/plan.ts'
import type { Language } from '../core/facts/text.ts'
import { asOfNow, explainPairIn, type ShownMatch } from '../matching/matching.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/db/db.ts'
import { matchId, uuidOf, type Id } from '../platform/ids.ts'
import { Problem } from '../platform/problem.ts'
import { todayOf, type StoredProfile } from '../profiles/profiles.ts'
import { documentsIn } from '../programmes/programmes.ts'
import { composerVersion } from './composing/compose.ts'
import type { DraftInput } from './composing/subject.ts'
import type { DraftsKit } from './drafts-kit.ts'

/** A pair as the transaction sees it, ready to be drafted. */
export interface Draftable {
  readonly shown: ShownMatch
  readonly profile: StoredProfile
  readonly input: DraftInput
  readonly matchId: Id<'mat'>
}

/**
 * Reads everything a draft is made from, judged at an instant.
 * @throws Problem 404 for a pair that is not there, 409 `match_not_eligible`
 */
export async function draftableIn(
  tx: Tx,
  ctx: Context,
  kit: DraftsKit,
  { id, at }: { id: string; at: Temporal.Instant },
): Promise<Draftable> {
  const { shown, profile, facts } = await explainPairIn(tx, ctx, kit.matching, { id, asOf: asOfNow(at) })
  const { match, entry } = shown
  if (match.verdict === 'not_eligible') {
    throw new Problem('match_not_eligible', {
      en: 'The business does not meet the conditions of this call; there is nothing to apply with. See the reasoning of the match for what would have to change.',
      el: 'Η επιχείρηση δεν πληροί τους όρους αυτής της πρόσκλησης και δεν υπάρχει τι να υποβληθεί. Η αιτιολόγηση της αντιστοίχισης δείχνει τι θα έπρεπε να αλλάξει.',
    })
  }
  const pair = matchId(uuidOf(profile.id), entry.id)
  const ids = entry.programme.documents.map((each) => each.id)
  const documents = await documentsIn(tx, ids)
  const input: DraftInput = {
    programme: entry.programme,
    programmeVersion: entry.version,
    profile: profile.document,
    profileVersion: profile.version,
    profileId: profile.id,
    matchId: pair,
    match,
    asOf: at.toString(),
    generatedAt: at.toString(),
    plan: businessPlan(planInputOf(entry.compiled(), facts, todayOf(at)).input),
    texts: new Map(documents.map((each) => [each.id, each.text])),
  }
  return { shown, profile, input, matchId: pair }
}

/**
 * What a draft is known by: pair, form, language, versions, and how each condition was judged, since answers of people and
 * figures of related businesses move it without a new version of the profile.
 */
export function inputKey({ input }: Draftable, template: string, language: Language): string {
  const outcomes = input.match.criteria.map(({ criterion_id, outcome }) => [criterion_id, outcome])
  return stableHash([
    input.matchId,
    template,
    language,
    input.profileVersion,
    input.programmeVersion,
    composerVersion,
    outcomes,
    input.plan.grant.amount?.value ?? null,
  ])
}
