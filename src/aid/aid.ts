/**
 * The door of State aid beyond the single call: what a business and its group have taken and can still take, and how large
 * it is in the sense of the aid rules.
 */
import { readLedger, type DeMinimisLedger } from '../core/facts/ledger.ts'
import { isPlainDate } from '../core/facts/day.ts'
import type { DeMinimisAid, PlainDate, Predecessor, Profile } from '../core/facts/profile.ts'
import { recommendedMidCap, sizeOf, type SizeResult } from '../core/facts/size.ts'
import { dayOf, type AsOf } from '../core/matching/as-of.ts'
import { compatibleSet, type Compatible } from '../core/matching/compatible.ts'
import type { Outcome } from '../core/verdict.ts'
import type { Context } from '../platform/context.ts'
import { invalidBody, Problem } from '../platform/problem.ts'
import {
  applicableMatches,
  groupMap,
  reservationsIn,
  type ApplicableMatches,
  type MatchingKit,
} from '../matching/matching.ts'
import {
  changeProfile,
  countryCodeOf,
  groupProfilesIn,
  readProfileIn,
  todayOf,
  type CheckVersion,
  type StoredProfile,
  type WrittenProfile,
} from '../profiles/profiles.ts'

/** The regulations a ledger is opened for; aid under Regulation 1407/2013 is measured by its successor. */
const regulations = ['general_2023_2831', 'sgei_2023_2832', 'agriculture_1408_2013', 'fishery_717_2014'] as const

/** A ledger, and what it was opened for. */
export interface ShownLedger {
  profile: StoredProfile
  /** Names of the group's profiles by id. */
  names: ReadonlyMap<string, string>
  memberState: string
  awardOn: PlainDate
  needed: number | undefined
  ledger: DeMinimisLedger
}

export interface LedgerRequest {
  memberState?: string
  awardOn?: PlainDate
  /** Cents that are to fit. */
  needed?: number
  countPersons?: boolean
}

/** The de minimis ledger of the single undertaking that a profile belongs to. @throws Problem 404, 400 */
export async function openLedger(
  ctx: Context,
  kit: MatchingKit,
  id: string,
  request: LedgerRequest,
): Promise<ShownLedger> {
  const today = todayOf(ctx.now)
  const awardOn = request.awardOn === undefined ? today : checkedDay('award_on', request.awardOn)
  const granting = request.memberState === undefined ? undefined : checkedState(request.memberState)
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const profile = await readProfileIn(tx, ctx.accountId, id)
    const group = await groupProfilesIn(tx, ctx.accountId, [profile.id])
    const reservations = await reservationsIn(tx, ctx.accountId, kit, group, today)
    const memberState = granting ?? profile.document.country ?? 'GR'
    const ledger = readLedger(
      profile.document,
      {
        memberState,
        awardOn,
        regulations,
        ...(request.needed === undefined ? {} : { needed: request.needed }),
        ...(request.countPersons === undefined ? {} : { countPersons: request.countPersons }),
      },
      groupMap(profile, group),
      reservations,
    )
    const names = new Map(group.map((other) => [other.id as string, other.document.name]))
    return { profile, names, memberState, awardOn, needed: request.needed, ledger }
  })
}

/**
 * Replaces the entries of a profile's own ledger, and its mergers and splits where they are given.
 * @throws Problem 404, 412, 422
 */
export async function replaceLedger(
  ctx: Context,
  kit: MatchingKit,
  id: string,
  input: { entries: DeMinimisAid[]; predecessors?: Predecessor[] },
  check: CheckVersion,
): Promise<WrittenProfile> {
  const change = (before: Profile): Profile => ({
    ...before,
    de_minimis_aid: input.entries,
    ...(input.predecessors === undefined ? {} : { predecessors: input.predecessors }),
  })
  try {
    return await changeProfile(ctx, kit.reference, id, change, check)
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'validation_failed') throw error
    throw invalidBody(
      error.errors.map((fault) => ({ ...fault, pointer: fault.pointer.replace(/^\/de_minimis_aid/u, '/entries') })),
    )
  }
}

/** How large a business is, and how that was reached. */
export interface ShownSize {
  profile: StoredProfile
  names: ReadonlyMap<string, string>
  day: PlainDate
  size: SizeResult
  /** By Recommendation (EU) 2025/1099. */
  recommendedMidCap: Outcome
}

/** The size of a profile with its group. @throws Problem 404, 400 */
export async function openSize(ctx: Context, id: string, asOf: PlainDate | undefined): Promise<ShownSize> {
  const day = asOf === undefined ? todayOf(ctx.now) : checkedDay('as_of', asOf)
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const profile = await readProfileIn(tx, ctx.accountId, id)
    const group = await groupProfilesIn(tx, ctx.accountId, [profile.id])
    const size = sizeOf(profile.document, day, groupMap(profile, group))
    const names = new Map(group.map((other) => [other.id as string, other.document.name]))
    return { profile, names, day, size, recommendedMidCap: recommendedMidCap(size, day) }
  })
}

function checkedDay(parameter: string, day: string): PlainDate {
  const exists: boolean = isPlainDate(day)
  if (exists) return day
  throw new Problem('invalid_parameter', {
    en: `${parameter}: "${day}" is not a day of the calendar.`,
    el: `${parameter}: η «${day}» δεν είναι υπαρκτή ημερομηνία.`,
  })
}

function checkedState(code: string): string {
  const known = countryCodeOf(code)
  if (known !== undefined) return known
  throw new Problem('invalid_parameter', {
    en: `member_state: "${code}" is not a country's code of ISO 3166-1 alpha-2, e.g. GR, CY or DE.`,
    el: `member_state: το «${code}» δεν είναι κωδικός χώρας του ISO 3166-1 alpha-2, π.χ. GR, CY ή DE.`,
  })
}

/** More matches than this are not compared: nobody applies to that many calls at once. */
const mostCompared = 200

/** The matches of a profile that go together, and those that do not. */
export interface ShownCompatible {
  profile: StoredProfile
  day: PlainDate
  matches: ApplicableMatches['entries']
  compatible: Compatible
}

/** Which open matches exclude or limit each other, and the best set of them. @throws Problem 404, 400 */
export async function openCompatible(
  ctx: Context,
  kit: MatchingKit,
  id: string,
  { asOf, slugs }: { asOf?: PlainDate | undefined; slugs?: readonly string[] | undefined },
): Promise<ShownCompatible> {
  const at: AsOf =
    asOf === undefined
      ? { kind: 'instant', epoch_ms: ctx.now.epochMilliseconds, today: todayOf(ctx.now) }
      : { kind: 'date', date: checkedDay('as_of', asOf) }
  const { profile, facts, entries } = await applicableMatches(ctx, kit, id, { asOf: at, most: mostCompared, slugs })
  const compatible = compatibleSet(
    entries.map(({ entry, match }) => ({ compiled: entry.compiled(), estimate: match.estimate })),
    facts,
    dayOf(at),
  )
  return { profile, day: dayOf(at), matches: entries, compatible }
}
