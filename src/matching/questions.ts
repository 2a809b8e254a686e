import { setImmediate } from 'node:timers/promises'
import { dayOf, type AsOf } from '../core/matching/as-of.ts'
import { explainMatch, openPoints, type Answers, type OpenPoints } from '../core/matching/evaluate.ts'
import { readFacts } from '../core/matching/facts.ts'
import type { NearMiss } from '../core/matching/result.ts'
import type { LocalizedText } from '../core/facts/text.ts'
import type { Context } from '../platform/context.ts'
import { matchId, type Id } from '../platform/ids.ts'
import { everyProfileIn, relatedIds, type StoredProfile } from '../profiles/profiles.ts'
import type { CatalogueEntry } from '../programmes/programmes.ts'
import { answersFor, manualCriterion } from './answers.ts'
import { answersOfAccount, type StoredAnswer } from './match-store.ts'
import { pairsOf } from './matching.ts'
import type { MatchingKit } from './matching-kit.ts'

/** A fact to ask for: how many matches it would decide by itself, and how many it bears on. */
export interface Question {
  pointer: string
  decides: number
  touches: number
  matches: string[]
}

/** A condition that only a person can confirm. */
export interface Confirmation {
  matchId: string
  criterionId: string
  programme: CatalogueEntry
  question: LocalizedText | undefined
}

export interface ShownNearMiss {
  matchId: string
  programme: CatalogueEntry
  nearMiss: NearMiss
}

export interface ProfileQuestions {
  profile: StoredProfile
  day: string
  questions: Question[]
  confirmations: Confirmation[]
  nearMisses: ShownNearMiss[]
}

/** More matches of one profile than this are not looked through. */
const mostPairs = 1000
const mostShown = 100

/** What is worth asking for a profile, in order, and what would turn its refusals. @throws Problem 404 */
export async function questionsOf(
  ctx: Context,
  kit: MatchingKit,
  profileId: string,
  asOf: AsOf,
): Promise<ProfileQuestions> {
  const open = { eligibility: ['needs_info', 'needs_review'] as const, asOf, most: mostPairs }
  const { profile, pairs } = await pairsOf(ctx, kit, profileId, open, ({ entry, facts, answers }) => ({
    entry,
    points: openPoints(entry.compiled(), facts, asOf, answers),
  }))
  const idOf = (entry: CatalogueEntry): string => matchId(profile.id, entry.id)
  const tally = new Map<string, Question>()
  for (const { entry, points } of pairs) count(tally, points, (pointer) => pointer, idOf(entry))
  const confirmations = pairs.flatMap(({ entry, points }) =>
    points.confirm.map((criterionId): Confirmation => ({
      matchId: idOf(entry),
      criterionId,
      programme: entry,
      question: manualCriterion(entry, criterionId)?.question,
    })),
  )
  const refused = { eligibility: ['not_eligible'] as const, asOf, most: mostPairs }
  const { pairs: near } = await pairsOf(ctx, kit, profileId, refused, ({ entry, facts, answers }) => ({
    matchId: idOf(entry),
    programme: entry,
    nearMiss: explainMatch(entry.compiled(), facts, asOf, answers).near_miss,
  }))
  return {
    profile,
    day: dayOf(asOf),
    questions: inOrder(tally).slice(0, mostShown),
    confirmations: confirmations.slice(0, mostShown),
    nearMisses: near
      .flatMap((each): ShownNearMiss[] => (each.nearMiss === undefined ? [] : [{ ...each, nearMiss: each.nearMiss }]))
      .toSorted((a, b) => byReach(a.nearMiss, b.nearMiss))
      .slice(0, mostShown),
  }
}

/** What can still be done in time first, then the fewest steps, then what has to be done soonest. */
function byReach(a: NearMiss, b: NearMiss): number {
  if (a.possible !== b.possible) return a.possible ? -1 : 1
  if (a.steps.length !== b.steps.length) return a.steps.length - b.steps.length
  return (a.possible_until ?? '9999') < (b.possible_until ?? '9999') ? -1 : 1
}

function count(
  tally: Map<string, Question>,
  { missing, confirm }: OpenPoints,
  key: (pointer: string) => string,
  match: string,
): void {
  const alone = missing.length === 1 && confirm.length === 0
  for (const pointer of new Set(missing.map(key))) {
    const question = tally.get(pointer) ?? { pointer, decides: 0, touches: 0, matches: [] }
    tally.set(pointer, question)
    question.touches += 1
    if (alone) question.decides += 1
    if (question.matches.length < 5) question.matches.push(match)
  }
}

/** What decides most first; of equals what bears on most. */
function inOrder<T extends Question>(tally: ReadonlyMap<string, T>): T[] {
  return [...tally.values()].toSorted(
    (a, b) => b.decides - a.decides || b.touches - a.touches || (a.pointer < b.pointer ? -1 : 1),
  )
}

/** A fact asked for over the whole account. */
export interface AccountQuestion extends Question {
  profiles: number
  examples: { id: Id<'prf'>; name: string; pointer: string }[]
}

export interface AccountQuestions {
  questions: AccountQuestion[]
  profiles: number
  /** Pairs that are open for want of facts or confirmations. */
  pairs: number
}

/** Of each profile the matches with the best score are asked about: what matters most to its client. */
const perProfile = 5
/** Profiles judged before others get their turn. */
const turn = 50

/** The same over all the account's profiles: which fact, asked of all clients, would decide most. */
export async function accountQuestions(ctx: Context, kit: MatchingKit, asOf: AsOf): Promise<AccountQuestions> {
  const { profiles, answers, snapshot } = await ctx.db.inAccount(ctx.accountId, async (tx) => ({
    profiles: await everyProfileIn(tx, ctx.accountId),
    answers: await answersOfAccount(tx, ctx.accountId),
    snapshot: await kit.catalogue.current(tx),
  }))
  const judge = await kit.catalogue.judge(snapshot, profiles.length > turn)
  const groups = groupsOf(profiles)
  const tally = new Map<string, AccountQuestion>()
  let pairs = 0
  for (const [i, profile] of profiles.entries()) {
    if (i % turn === turn - 1) {
      ctx.signal.throwIfAborted()
      await setImmediate()
    }
    const facts = readFacts(profile.document, kit.reference, groups.get(profile.id) ?? new Map())
    const held = heldAnswers(answers.get(profile.id) ?? [], snapshot.byId)
    const rows = judge.judge({ facts, asOf, answers: held }).select({
      verdicts: new Set(['needs_info', 'needs_review']),
      statuses: new Set(['open', 'forecasted', 'paused', 'unknown']),
      sort: 'score',
      after: null,
      count: perProfile,
    }).rows
    pairs += rows.length
    const own = new Map<string, Question>()
    const pointers = new Map<string, string>()
    const general = (pointer: string): string => {
      const key = pointer.replace(/^[^/]*/u, '').replace(/\/\d+(?=\/|$)/gu, '/*')
      if (!pointers.has(key)) pointers.set(key, pointer)
      return key
    }
    for (const { entry } of rows) {
      const points = openPoints(entry.compiled(), facts, asOf, held.get(entry.id))
      count(own, points, general, entry.id)
    }
    for (const [pointer, question] of own)
      add(tally, question, { id: profile.id, name: profile.document.name, pointer: pointers.get(pointer) ?? pointer })
  }
  return { questions: inOrder(tally), profiles: profiles.length, pairs }
}

/** Adds what one profile asks; `question.matches` holds ids of programmes. */
function add(
  tally: Map<string, AccountQuestion>,
  question: Question,
  example: AccountQuestion['examples'][number],
): void {
  const sum = tally.get(question.pointer) ?? {
    pointer: question.pointer,
    decides: 0,
    touches: 0,
    matches: [],
    profiles: 0,
    examples: [],
  }
  tally.set(question.pointer, sum)
  sum.decides += question.decides
  sum.touches += question.touches
  sum.profiles += 1
  // Ids of matches are made only of those that are shown.
  if (sum.matches.length < 5) {
    const left = question.matches.slice(0, 5 - sum.matches.length)
    sum.matches.push(...left.map((programmeId) => matchId(example.id, programmeId)))
  }
  if (sum.examples.length < 5) sum.examples.push(example)
}

function heldAnswers(stored: readonly StoredAnswer[], byId: ReadonlyMap<string, CatalogueEntry>): Map<string, Answers> {
  const held = new Map<string, Answers>()
  for (const programmeId of new Set(stored.map((answer) => answer.programmeId))) {
    const entry = byId.get(programmeId)
    if (entry === undefined) continue
    const given = stored.filter((answer) => answer.programmeId === programmeId)
    held.set(programmeId, answersFor(entry, given))
  }
  return held
}

/** The groups of all profiles, by whoever states a relation: each profile with the whole of its own. */
function groupsOf(profiles: readonly StoredProfile[]): Map<string, ReadonlyMap<string, StoredProfile['document']>> {
  const byId = new Map(profiles.map((profile) => [profile.id as string, profile.document]))
  const neighbours = new Map<string, string[]>()
  const join = (a: string, b: string): void => {
    const known = neighbours.get(a)
    if (known === undefined) neighbours.set(a, [b])
    else known.push(b)
  }
  for (const { id, document } of profiles) {
    for (const other of relatedIds(document)) {
      // One that was erased, too: those who name it stay of one group.
      join(id, other)
      join(other, id)
    }
  }
  const groups = new Map<string, ReadonlyMap<string, StoredProfile['document']>>()
  for (const start of neighbours.keys()) {
    if (groups.has(start)) continue
    const members = new Set([start])
    for (const id of members) for (const other of neighbours.get(id) ?? []) members.add(other)
    const group = new Map(
      [...members].toSorted().flatMap((id): [string, StoredProfile['document']][] => {
        const document = byId.get(id)
        return document === undefined ? [] : [[id, document]]
      }),
    )
    for (const id of members) groups.set(id, group)
  }
  return groups
}
