import { canonicalJson } from '../core/citing/stable-hash.ts'
import { heldOverWhole, readGraph } from '../core/facts/group.ts'
import type { Profile } from '../core/facts/profile.ts'
import type { KnownProfiles } from './known-profiles.ts'
import { readProfile, type Note, type ProfileReference } from './read-profile.ts'
import type { Context } from '../platform/context.ts'
import { dayIn } from '../platform/day.ts'
import type { Tx } from '../platform/db/db.ts'
import { record, recordAll } from '../platform/events/events.ts'
import { newId, type Id } from '../platform/ids.ts'
import type { Text } from '../platform/language.ts'
import type { ProfileChanged } from './profile-events.ts'
import { invalidBody, notFound, Problem, type Fault } from '../platform/problem.ts'
import {
  findProfile,
  groupIds,
  groupProfiles,
  holderOfExternalId,
  holdersOfTaxId,
  insertProfile,
  insertProfiles,
  listProfiles as list,
  lockProfile,
  reaches,
  relatedIds,
  removeProfile,
  updateProfile,
  findProfiles,
  type ProfileFilter,
  type StoredProfile,
} from './profile-store.ts'

export { countryCodeOf } from './read-profile.ts'
export type { StoredProfile, ProfileFilter }
export type { ProfileEvent, ProfileChanged, ProfileDeleted } from './profile-events.ts'
export {
  accountsWithProfiles,
  profileIdsAfter,
  everyProfile as everyProfileIn,
  groupProfiles as groupProfilesIn,
  knownProfileIds as knownProfileIdsIn,
  profileNames,
  groupsOf as groupsIn,
  lockProfile as lockProfileIn,
  lockProfiles as lockProfilesIn,
  listProfiles as listProfilesIn,
  relatedIds,
  historyNow,
  profilesByNumber,
  profilesChangedSince,
  profilesWithNumbers,
} from './profile-store.ts'
export type { NumberedProfile } from './profile-store.ts'
export { deMinimisEntries, predecessors, profileBody, profileExample } from './profile-schemas.ts'

/** A profile after a write, with what was understood from forgiving input. */
export interface WrittenProfile extends StoredProfile {
  notes: readonly Note[]
}

/** What a change was based on: throws `precondition_failed` or `precondition_required` when it may not happen. */
export type CheckVersion = (version: string | null) => void

const unconditional: CheckVersion = () => {}

/** The calendar day in Greece, where the registries live whose dates a profile states. */
export const todayOf: (now: Temporal.Instant) => string = dayIn('Europe/Athens')

/**
 * Reads a profile document: canonical codes, regions and tax number, or every fault with its pointer.
 * @throws Problem 422 `validation_failed`
 */
export function understand(
  document: Profile,
  reference: ProfileReference,
  now: Temporal.Instant,
): { profile: Profile; notes: Note[] } {
  const reading = readProfile(document, reference, todayOf(now))
  if (!reading.ok) throw invalidBody(reading.faults)
  return reading
}

/** @throws Problem 422 for a faulty document, 409 `already_exists` for an external id that is taken */
export async function createProfile(
  ctx: Context,
  reference: ProfileReference,
  document: Profile,
): Promise<WrittenProfile> {
  const { profile, notes } = understand(document, reference, ctx.now)
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const id = newId('prf', ctx.now)
    await checkExternalId(tx, ctx.accountId, id, profile)
    await checkRelations(tx, ctx.accountId, id, profile)
    const stored = await insertProfile(tx, ctx.accountId, id, profile, ctx.now)
    await tellChanged(tx, ctx, stored)
    return { ...stored, notes: [...notes, ...(await twins(tx, ctx, stored))] }
  })
}

/** A document as it was understood. */
export type Understood = ReturnType<typeof understand>

export type PutOutcome = 'created' | 'updated' | 'unchanged'

/**
 * Writes a profile that comes from a file: into the one with its external id, or else the only one with its tax number; a
 * new one where there is none, which is gathered in `known` for `insertFreshIn`. Members that the document has not stay as they are. A dry run only says what would be done.
 * @param known who has the external ids and tax numbers of this and other rows
 * @throws Problem 422 for faulty relations, 409 where several profiles have its tax number
 */
export async function putProfileIn(
  tx: Tx,
  ctx: Context,
  reference: ProfileReference,
  { document, read }: { document: Profile; read: Understood },
  known: KnownProfiles,
  dryRun: boolean,
): Promise<{ id: string | null; outcome: PutOutcome; notes: readonly Note[] }> {
  const named = knownAs(known, read.profile)
  const idIn = (each: string): string | null => (dryRun && known.isMade(each) ? null : each)
  // The row may be about a new one, or name it.
  if (named !== undefined || read.profile.relations !== undefined) await insertFreshIn(tx, ctx, known)
  const rehearsed = named !== undefined && dryRun ? known.rehearsed(named) : undefined
  const before =
    named === undefined
      ? undefined
      : rehearsed === undefined
        ? await lockProfile(tx, ctx.accountId, named)
        : { id: named as Id<'prf'>, document: rehearsed }
  const { profile, notes: understood } =
    before === undefined ? read : understand({ ...before.document, ...document }, reference, ctx.now)
  if (before !== undefined && canonicalJson(profile) === canonicalJson(before.document))
    return { id: idIn(before.id), outcome: 'unchanged', notes: understood }
  const id = before?.id ?? newId('prf', ctx.now)
  await checkRelations(tx, ctx.accountId, id, profile, before?.document)
  const outcome = before === undefined ? 'created' : 'updated'
  // A list with ids of its own meets profiles made by hand, which have none: nothing is joined, and it is told.
  const twinsOf = (taxId: string) => known.withTaxId(taxId).map((each) => idIn(each) ?? earlierRow)
  const notes = [...understood, ...(before === undefined ? twinNote(twinsOf(profile.tax_id ?? '')) : [])]
  if (dryRun) {
    known.wrote(id, profile, before?.document)
    return { id: before === undefined ? null : idIn(id), outcome, notes }
  }
  if (before === undefined && relatedIds(profile).length === 0) {
    known.addFresh(id, profile)
    return { id, outcome, notes }
  }
  const group = before === undefined ? [] : await groupIds(tx, ctx.accountId, [id])
  const stored =
    before === undefined
      ? await insertProfile(tx, ctx.accountId, id, profile, ctx.now)
      : await updateProfile(tx, ctx.accountId, id, profile, ctx.now)
  known.wrote(id, profile, before?.document)
  await tellChanged(tx, ctx, stored, group)
  return { id, outcome, notes }
}

/** Writes the new profiles that `putProfileIn` has gathered. */
export async function insertFreshIn(tx: Tx, ctx: Context, known: KnownProfiles): Promise<void> {
  const fresh = known.takeFresh()
  if (fresh.length === 0) return
  await insertProfiles(tx, ctx.accountId, fresh, ctx.now)
  await recordAll(
    tx,
    fresh.map(({ id }) => ({ ...profileChanged(ctx, { id, version: 1 }), id: newId('evt', ctx.now) })),
  )
}

/** The profile that a document is about. @throws Problem 409 where several have its tax number */
function knownAs(known: KnownProfiles, profile: Profile): string | undefined {
  if (profile.external_id !== undefined) return known.withExternalId(profile.external_id)
  if (profile.tax_id === undefined) return undefined
  const [holder, ...others] = known.withTaxId(profile.tax_id)
  if (others.length === 0) return holder
  throw new Problem('already_exists', {
    en: `Several profiles have the tax number ${profile.tax_id}. Give the row an external_id.`,
    el: `Πολλά προφίλ έχουν τον ΑΦΜ ${profile.tax_id}. Δώστε external_id στη γραμμή.`,
  })
}

/** @throws Problem 404 */
export async function getProfile(ctx: Context, id: string): Promise<StoredProfile> {
  const stored = await ctx.db.inAccount(ctx.accountId, (tx) => findProfile(tx, ctx.accountId, id))
  return stored ?? refuseUnknown(id)
}

/** In a transaction that is open already. @throws Problem 404 */
export async function readProfileIn(tx: Tx, accountId: string, id: string): Promise<StoredProfile> {
  return (await findProfile(tx, accountId, id)) ?? refuseUnknown(id)
}

/** The profiles with these ids that the account has, in no order. */
export async function readProfilesIn(tx: Tx, accountId: string, ids: readonly string[]): Promise<StoredProfile[]> {
  return findProfiles(tx, accountId, ids)
}

/**
 * Replaces a profile. `change` makes the new document from the stored one.
 * @throws Problem 404, 409, 412, 422
 */
export async function changeProfile(
  ctx: Context,
  reference: ProfileReference,
  id: string,
  change: (before: Profile) => Profile,
  check: CheckVersion = unconditional,
): Promise<WrittenProfile> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const before = await lockProfile(tx, ctx.accountId, id)
    if (before === undefined) return refuseUnknown(id)
    check(String(before.version))
    const { profile, notes } = understand(change(before.document), reference, ctx.now)
    if (canonicalJson(profile) === canonicalJson(before.document)) return { ...before, notes }
    await checkExternalId(tx, ctx.accountId, before.id, profile)
    await checkRelations(tx, ctx.accountId, before.id, profile, before.document)
    // Those whose group it leaves are concerned as much as those it joins.
    const group = await groupIds(tx, ctx.accountId, [before.id])
    const stored = await updateProfile(tx, ctx.accountId, before.id, profile, ctx.now)
    await tellChanged(tx, ctx, stored, group)
    return { ...stored, notes: [...notes, ...(await twins(tx, ctx, stored))] }
  })
}

/** Erases a profile with all that was derived from it. @throws Problem 404, 412 */
export async function deleteProfile(ctx: Context, id: string, check: CheckVersion = unconditional): Promise<void> {
  await ctx.db.inAccount(ctx.accountId, async (tx) => {
    const before = await lockProfile(tx, ctx.accountId, id)
    if (before === undefined) return refuseUnknown(id)
    check(String(before.version))
    const affected = (await groupIds(tx, ctx.accountId, [id])).filter((other) => other !== id)
    await removeProfile(tx, ctx.accountId, id)
    await record(tx, {
      type: 'profile.deleted',
      accountId: ctx.accountId,
      occurredAt: ctx.now,
      subject: { profile_id: id },
      data: {},
    })
    for (const other of await findProfiles(tx, ctx.accountId, affected)) await tell(tx, ctx, other)
  })
}

/** Newest first, from after the id given; at most `count`. */
export async function listProfiles(
  ctx: Context,
  filter: ProfileFilter,
  after: string | null,
  count: number,
): Promise<StoredProfile[]> {
  return ctx.db.inAccount(ctx.accountId, (tx) => list(tx, ctx.accountId, filter, after, count))
}

/** One business may stand in an account twice (two branches, an old import): allowed, and told. */
async function twins(tx: Tx, ctx: Context, { id, document }: Pick<StoredProfile, 'id' | 'document'>): Promise<Note[]> {
  if (document.tax_id === undefined) return []
  return twinNote(await holdersOfTaxId(tx, ctx.accountId, document.tax_id, id))
}

/** What a dry run calls a profile that the run would make. */
const earlierRow: Text = { en: 'that of an earlier row of this file', el: 'αυτό προηγούμενης γραμμής του αρχείου' }

function twinNote(others: readonly (string | Text)[]): Note[] {
  if (others.length === 0) return []
  const list = (language: 'en' | 'el'): string =>
    [...new Set(others.map((each) => (typeof each === 'string' ? each : each[language])))].join(', ')
  return [
    {
      pointer: '/tax_id',
      detail: {
        en: `The account has this tax number already: ${list('en')}. Is it the same business?`,
        el: `Ο λογαριασμός έχει ήδη αυτόν τον ΑΦΜ: ${list('el')}. Μήπως είναι η ίδια επιχείρηση;`,
      },
    },
  ]
}

function refuseUnknown(id: string): never {
  throw notFound({ en: 'profile', el: 'προφίλ' }, id)
}

/** @throws Problem 409 where another profile has the external id */
async function checkExternalId(tx: Tx, accountId: string, id: Id<'prf'>, profile: Profile): Promise<void> {
  if (profile.external_id === undefined) return
  const holder = await holderOfExternalId(tx, accountId, profile.external_id, id)
  if (holder === undefined) return
  throw new Problem('already_exists', {
    en: `Profile ${holder} has the external_id "${profile.external_id}" already. Change that one, or use another external_id.`,
    el: `Το προφίλ ${holder} έχει ήδη external_id «${profile.external_id}». Αλλάξτε εκείνο ή χρησιμοποιήστε άλλο external_id.`,
  })
}

/** What only the account's other profiles can tell: relations that exist and do not go in a circle. */
async function checkRelations(
  tx: Tx,
  accountId: string,
  id: Id<'prf'>,
  profile: Profile,
  before?: Profile,
): Promise<void> {
  const named = relatedIds(profile)
  if (named.length === 0 && profile.relations === undefined) return
  // One that was erased since stays named: what it knew is unknown now, and other fields can still be changed.
  const kept = before === undefined ? [] : relatedIds(before)
  const known = new Set([...kept, ...(await findProfiles(tx, accountId, named)).map((other) => other.id as string)])
  const faults = named.filter((other) => other !== id && !known.has(other)).map(unknownRelation)
  if (faults.length === 0 && (named.includes(id) || (await reaches(tx, accountId, named, id)))) {
    faults.push({
      pointer: '/relations',
      code: 'relation_cycle',
      detail: {
        en: 'The relations lead back to this profile. State each relation on one of the two profiles only.',
        el: 'Οι σχέσεις οδηγούν πίσω σε αυτό το προφίλ. Δηλώστε κάθε σχέση μόνο στο ένα από τα δύο προφίλ.',
      },
    })
  }
  // What stands is not held against a change of something else.
  if (faults.length === 0 && canonicalJson(profile.relations ?? []) !== canonicalJson(before?.relations ?? []))
    faults.push(...(await sharesOver(tx, accountId, id, profile, named)))
  if (faults.length > 0) throw invalidBody(faults)
}

/** Shares of one enterprise that several profiles of the account tell, each of its own: together at most the whole. */
async function sharesOver(
  tx: Tx,
  accountId: string,
  id: string,
  profile: Profile,
  named: readonly string[],
): Promise<Fault[]> {
  const group = await groupProfiles(tx, accountId, [id, ...named])
  const related = new Map([...group.map((other): [string, Profile] => [other.id, other.document]), [id, profile]])
  return heldOverWhole(readGraph(profile, related)).map(({ name, of, share }) => {
    const percent = Math.round(share * 1e4) / 100
    const what = of === 'capital' ? { en: 'capital', el: 'κεφαλαίου' } : { en: 'votes', el: 'ψήφων' }
    return {
      pointer: '/relations',
      code: 'shares_over_whole',
      detail: {
        en: `With what the other profiles state, the shares of ${what.en} of "${name ?? '…'}" add up to ${percent}%; together they are at most 100%.`,
        el: `Μαζί με όσα δηλώνουν τα άλλα προφίλ, τα ποσοστά ${what.el} στην επιχείρηση «${name ?? '…'}» αθροίζονται σε ${percent}%· μαζί είναι το πολύ 100%.`,
      },
    }
  })
}

/**
 * The profiles that a document's relations name, and those of their groups.
 * @throws Problem 422 for one that the account has not
 */
export async function relatedTo(tx: Tx, accountId: string, document: Profile): Promise<StoredProfile[]> {
  const named = relatedIds(document)
  const found = await findProfiles(tx, accountId, named)
  const unknown = named.filter((id) => !found.some((profile) => profile.id === id))
  if (unknown.length > 0) throw invalidBody(unknown.map(unknownRelation))
  return groupProfiles(
    tx,
    accountId,
    found.map((profile) => profile.id),
  )
}

const unknownRelation = (id: string): Fault => ({
  pointer: '/relations',
  code: 'profile_unknown',
  detail: {
    en: `There is no profile "${id}" in this account.`,
    el: `Δεν υπάρχει προφίλ «${id}» σε αυτόν τον λογαριασμό.`,
  },
})

/** The profile's own matches may have changed, and those of profiles whose group it belongs to. */
async function tellChanged(tx: Tx, ctx: Context, stored: StoredProfile, before: readonly string[] = []): Promise<void> {
  await tell(tx, ctx, stored)
  const group = new Set([...before, ...(await groupIds(tx, ctx.accountId, [stored.id]))])
  group.delete(stored.id)
  for (const other of await findProfiles(tx, ctx.accountId, [...group])) await tell(tx, ctx, other)
}

async function tell(tx: Tx, ctx: Context, stored: StoredProfile): Promise<void> {
  await record(tx, profileChanged(ctx, stored))
}

const profileChanged = (ctx: Context, { id, version }: Pick<StoredProfile, 'id' | 'version'>): ProfileChanged => ({
  type: 'profile.changed',
  accountId: ctx.accountId,
  occurredAt: ctx.now,
  subject: { profile_id: id },
  data: { version },
})
