import type { Reservation } from '../core/facts/ledger.ts'
import { toCents } from '../core/facts/money.ts'
import type { PlainDate } from '../core/facts/profile.ts'
import { foldName } from '../core/facts/text-fold.ts'
import { estimate } from '../core/matching/estimate.ts'
import { readFacts, type Facts } from '../core/matching/facts.ts'
import { deMinimisBasis, grantingState } from '../core/matching/legal-basis.ts'
import type { OtherApplication } from '../core/matching/warnings.ts'
import type { Tx } from '../platform/db/db.ts'
import { matchId } from '../platform/ids.ts'
import { groupProfilesIn, todayOf, type StoredProfile } from '../profiles/profiles.ts'
import type { CatalogueEntry, CatalogueSnapshot } from '../programmes/programmes.ts'
import type { MatchingKit } from './matching-kit.ts'
import { decisionsOf, type Application, type Decision } from './match-store.ts'
import { groupMap } from './rescore.ts'

/** Stages that hold no room: not handed in yet, or over without aid. */
const holdsNothing: ReadonlySet<Application['stage']> = new Set<Application['stage']>([
  'preparing',
  'withdrawn',
  'revoked',
])

/**
 * The de minimis room that a group's application records hold: those to calls whose only legal basis is a de minimis
 * regulation, with the amount applied for, or else the estimate.
 */
export async function reservationsIn(
  tx: Tx,
  accountId: string,
  kit: MatchingKit,
  group: readonly StoredProfile[],
  today: PlainDate,
): Promise<Reservation[]> {
  const decisions = await decisionsOf(
    tx,
    accountId,
    group.map(({ id }) => id),
  )
  return decisions.size === 0 ? [] : reservationsOf(kit, await kit.catalogue.current(tx), group, decisions, today)
}

/** The same from decisions that are read already. */
function reservationsOf(
  kit: MatchingKit,
  { byId }: CatalogueSnapshot,
  group: readonly StoredProfile[],
  decisions: ReadonlyMap<string, Decision>,
  today: PlainDate,
): Reservation[] {
  const out: Reservation[] = []
  for (const profile of group) {
    for (const [key, { application, programmeId }] of decisions) {
      const entry = byId.get(programmeId)
      if (!key.startsWith(`${profile.id} `) || application === null || entry === undefined) continue
      const amount = (): number | undefined => estimated(kit, entry, profile, group, today)
      const held = reservationOf(entry, profile, application, today, amount)
      if (held !== undefined) out.push(held)
    }
  }
  return out
}

function reservationOf(
  entry: CatalogueEntry,
  profile: StoredProfile,
  application: Application,
  today: PlainDate,
  estimatedCents: () => number | undefined,
): Reservation | undefined {
  const { programme } = entry
  const found = deMinimisBasis(programme)
  const memberState = grantingState(programme)
  if (found === undefined || memberState === undefined || holdsNothing.has(application.stage)) return undefined
  const { amount, number } = application
  const expected = application.expected_award_on ?? programme.expected_award_on ?? today
  return {
    profileId: profile.id,
    programme: entry.slug,
    matchId: matchId(profile.id, entry.id),
    regulation: found.regulation,
    memberState,
    cents: amount?.currency === 'EUR' ? toCents(amount) : estimatedCents(),
    expectedOn: expected < today ? today : expected,
    stage: application.stage,
    ...(number === undefined ? {} : { number }),
  }
}

function estimated(
  kit: MatchingKit,
  entry: CatalogueEntry,
  profile: StoredProfile,
  group: readonly StoredProfile[],
  today: PlainDate,
): number | undefined {
  const facts = readFacts(profile.document, kit.reference, groupMap(profile, group))
  const { amount, max } = estimate(entry.compiled(), facts, today)
  const expected = amount ?? max
  return expected === undefined || expected.currency !== 'EUR' ? undefined : toCents(expected)
}

/** Application records that are not over, to programmes that are published. */
function applicationsOf(
  { byId }: CatalogueSnapshot,
  group: readonly StoredProfile[],
  decisions: ReadonlyMap<string, Decision>,
): OtherApplication[] {
  return group.flatMap((profile) =>
    [...decisions].flatMap(([key, { application, programmeId }]): OtherApplication[] => {
      const entry = byId.get(programmeId)
      if (!key.startsWith(`${profile.id} `) || application === null || entry === undefined) return []
      const { submitted_at: at, stage, number, amount } = application
      if (stage === 'withdrawn' || stage === 'revoked') return []
      return [
        {
          profileId: profile.id,
          programme: entry.programme,
          submittedOn: at === undefined ? undefined : todayOf(Temporal.Instant.from(at)),
          stage,
          ...(number === undefined ? {} : { number }),
          ...(amount === undefined ? {} : { amount }),
          people: (profile.document.people ?? []).flatMap(({ name }) => (name === undefined ? [] : foldName(name))),
        },
      ]
    }),
  )
}

/** The facts of a profile with those of its group and with what the group's applications hold, from what is read already. */
export function factsWith(
  kit: MatchingKit,
  snapshot: CatalogueSnapshot,
  profile: StoredProfile,
  group: readonly StoredProfile[],
  decisions: ReadonlyMap<string, Decision>,
  today: PlainDate,
): Facts {
  const told = decisions.size > 0
  return readFacts(profile.document, kit.reference, groupMap(profile, group), {
    reservations: told ? reservationsOf(kit, snapshot, group, decisions, today) : [],
    applications: told ? applicationsOf(snapshot, group, decisions) : [],
  })
}

/** The same, read in a transaction. */
export async function factsWithReservations(
  tx: Tx,
  accountId: string,
  kit: MatchingKit,
  profile: StoredProfile,
  today: PlainDate,
): Promise<Facts> {
  const group = await groupProfilesIn(tx, accountId, [profile.id])
  const members = group.map(({ id }) => id as string)
  const decisions = await decisionsOf(tx, accountId, members)
  return factsWith(kit, await kit.catalogue.current(tx), profile, group, decisions, today)
}
