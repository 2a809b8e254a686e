import { stableHash } from '../core/citing/stable-hash.ts'
import { sizeAt } from '../core/criteria/digest.ts'
import { aidBorne } from '../core/drafting/aid-borne.ts'
import { applicationsOf } from '../core/drafting/applications.ts'
import { laterAid } from '../core/drafting/later-aid.ts'
import { planInputOf } from '../core/drafting/plan/plan-input.ts'
import { businessPlan } from '../core/drafting/plan/plan.ts'
import { undertakingAid } from '../core/facts/ledger.ts'
import type { Language } from '../core/facts/text.ts'
import { callNow, linesNow, siteOf } from '../core/matching/call-now.ts'
import { explainBonuses, submissionDay } from '../core/matching/evaluate.ts'
import { neededBy } from '../core/matching/readiness.ts'
import type { Match } from '../core/matching/result.ts'
import { asOfNow, explainPairIn, textIn, type ShownMatch } from '../matching/matching.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/db/db.ts'
import { matchId, parseMatchId, type Id } from '../platform/ids.ts'
import { Problem } from '../platform/problem.ts'
import { todayOf, type StoredProfile } from '../profiles/profiles.ts'
import { documentsIn, withdrawalIn } from '../programmes/programmes.ts'
import { sayDate, type Names } from '../wording/render.ts'
import { say } from '../wording/wording.ts'
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

/** Why each condition that the business does not meet is not met, a space behind it; one of several ways is none. */
function unmetIn({ criteria }: Match, language: Language, names: Names): string {
  return criteria
    .filter(
      ({ effect, outcome, alternative }) => effect !== 'obligation' && outcome === 'not_met' && alternative !== true,
    )
    .map(({ reason }) => `${say(reason, language, names)} `)
    .join('')
}

/**
 * Reads everything a draft is made from, judged at an instant.
 * @throws Problem 404 for a pair that is not there, 409 `match_not_eligible`, 409 `programme_withdrawn`
 */
export async function draftableIn(
  tx: Tx,
  ctx: Context,
  kit: DraftsKit,
  { id, at }: { id: string; at: Temporal.Instant },
): Promise<Draftable> {
  const pairOf = explainPairIn(tx, ctx, kit.matching, { id, asOf: asOfNow(at) })
  const { shown, profile, facts } = await pairOf.catch(async (error: unknown) => {
    throw error instanceof Problem && error.code === 'not_found' ? ((await withdrawn(tx, id)) ?? error) : error
  })
  const { match, entry } = shown
  if (match.verdict === 'not_eligible') {
    const unmet = (language: Language): string => unmetIn(match, language, kit.names)
    throw new Problem('match_not_eligible', {
      en: `The business does not meet the conditions of this call; there is nothing to apply with. ${unmet('en')}See the reasoning of the match for what would have to change.`,
      el: `Η επιχείρηση δεν πληροί τους όρους αυτής της πρόσκλησης και δεν υπάρχει τι να υποβληθεί. ${unmet('el')}Η αιτιολόγηση της αντιστοίχισης δείχνει τι θα έπρεπε να αλλάξει.`,
    })
  }
  const pair = matchId(profile.id, entry.id)
  const ids = entry.programme.documents.map((each) => each.id)
  const documents = await documentsIn(tx, ids)
  const day = todayOf(at)
  const submission = submissionDay(entry.compiled(), asOfNow(at))
  const aid = aidBorne(entry.compiled(), facts, submission)
  const { category } = facts.derive(siteOf)
  const input: DraftInput = {
    programme: entry.programme,
    programmeVersion: entry.version,
    profile: profile.document,
    profileVersion: profile.version,
    profileId: profile.id,
    matchId: pair,
    match,
    ...(category === undefined ? {} : { regionCategory: category }),
    lines: linesNow(entry.compiled().call, facts, asOfNow(at)),
    call: callNow(entry.compiled(), facts, asOfNow(at)),
    asOf: at.toString(),
    day,
    generatedAt: at.toString(),
    submission,
    size: sizeAt(facts, submission),
    bonuses: explainBonuses(entry.compiled(), facts, submission),
    plan: businessPlan(planInputOf(entry.compiled(), facts, submission).input),
    neededBy: neededBy(entry.compiled(), day, match.next_deadline),
    ...applicationsOf(facts, entry.slug),
    held: undertakingAid(facts.profile, facts.related),
    ...(aid === undefined ? {} : { aid }),
    later: laterAid(entry.compiled(), facts, submission),
    related: new Map([...facts.related].map(([other, { name }]) => [other, name])),
    texts: new Map(documents.map((each) => [each.id, each.text])),
  }
  return { shown, profile, input, matchId: pair }
}

/** What became of the programme of a pair, where it has left the catalogue. */
async function withdrawn(tx: Tx, id: string): Promise<Problem | undefined> {
  const uuid = parseMatchId(id)?.programmeUuid
  const found = uuid === undefined ? undefined : await withdrawalIn(tx, uuid)
  if (found === undefined) return undefined
  const { title, at, reason } = found
  const told = (language: Language): string => {
    const why = textIn(reason, language)
    return `${sayDate(todayOf(at), language)}${why === '' ? '' : `: ${why.replace(/[.\s]+$/u, '')}`}`
  }
  return new Problem('programme_withdrawn', {
    en: `The programme “${textIn(title, 'en')}” was withdrawn from the catalogue on ${told('en')}. No draft can be made for it now. Drafts that are there stay, with everything that was written in them.`,
    el: `Το πρόγραμμα «${textIn(title, 'el')}» αποσύρθηκε από τον κατάλογο στις ${told('el')}. Δεν μπορεί πλέον να δημιουργηθεί σχέδιο για αυτό. Όσα σχέδια υπάρχουν μένουν, με ό,τι έχει γραφτεί σε αυτά.`,
  })
}

/**
 * What a draft is known by: pair, form, language, versions, how the call stands, how each condition was judged, how large the
 * business is, what is warned of, granted and counted as earlier aid, since time, answers of people and related businesses move these without a new
 * version of the profile.
 */
export function inputKey({ input }: Draftable, template: string, language: Language): string {
  const outcomes = input.match.criteria.map(({ criterion_id, outcome, answered }) => {
    const { at, note, evidence } = answered ?? {}
    return [criterion_id, outcome, at ?? null, note ?? null, evidence ?? null]
  })
  const { range } = input.plan.grant
  return stableHash([
    input.matchId,
    template,
    language,
    input.profileVersion,
    input.programmeVersion,
    composerVersion,
    outcomes,
    input.call.status,
    [input.size.classes, input.size.figures],
    input.match.warnings,
    [input.plan.grant.amount, range?.least, range?.most].map((figure) => figure?.value ?? null),
    input.later,
    [input.applications, input.own ?? null],
    input.held,
    input.aid === undefined
      ? null
      : [input.aid.entries, input.aid.applications, input.aid.headroom, input.aid.reserved, input.aid.available],
  ])
}
