/**
 * The door of the catalogue: what others may do with programmes. Programmes are everybody's; only callers with
 * `catalogue:write` change them (the routes ask for the scope).
 */
import type { Programme, ProgrammeInput } from '../core/facts/programme.ts'
import type { LocalizedText } from '../core/facts/text.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/db/db.ts'
import { record } from '../platform/events/events.ts'
import { newUuid } from '../platform/ids.ts'
import { invalidBody, Problem } from '../platform/problem.ts'
import { changedValues } from './changed-fields.ts'
import type { StoredDocument } from './documents.ts'
import { fault } from './fault.ts'
import { prepareProgramme } from './prepare-programme.ts'
import { withdrawnEvent } from './programme-events.ts'
import {
  deleteDraft,
  findDocuments,
  insertProgramme,
  saveDocuments,
  saveDraft,
  saveDraftChange,
  saveWithdrawal,
} from './programme-store.ts'
import type { StoredProgramme } from './programme-store.ts'
import { currentTag } from './programme-tag.ts'
import { mustFind, mustLock, reservedSlugs } from './programmes-kit.ts'
import type { ProgrammesKit } from './programmes-kit.ts'
import { moveAndTell, publishBodies, publishBody } from './publishing.ts'

export type { Catalogue, CatalogueEntry, CatalogueSnapshot } from './catalogue.ts'
export { openCatalogue } from './catalogue.ts'
export { filterCatalogue } from './catalogue-filter.ts'
export type { CatalogueFilter } from './catalogue-filter.ts'
export { readFilter } from './list-wire.ts'
export type { ProgrammeEvent } from './programme-events.ts'
export type { StoredProgramme } from './programme-store.ts'
export {
  findDocuments as documentsIn,
  findVersion as versionIn,
  findWithdrawal as withdrawalIn,
} from './programme-store.ts'
export { measureCatalogue, measureIndex } from './catalogue-metrics.ts'
export { openProgrammes, reservedSlugs, warm } from './programmes-kit.ts'
export type { ProgrammesKit } from './programmes-kit.ts'
export { importFormats } from './formats/import-format.ts'
export { formatOf, importFile, openImportFile } from './import-file.ts'
export type { ImportReport } from './import-file.ts'
export { importProgrammes } from './import-programmes.ts'
export { importJob, runImport } from './import-jobs.ts'
export { catalogueChannel } from './publishing.ts'
export { listProgrammes, readDocument, readProgramme } from './reading.ts'
export { openProgrammeTitles } from './programme-titles.ts'
export { programmeTable } from './programme-table.ts'
export { readTextsJob, readTexts } from './search-jobs.ts'
export { findProgrammes, searchProgrammes } from './searching.ts'
export { asOfNow, statusOf } from './programme-status.ts'
export type { ShownProgramme } from './reading.ts'

/** Refuses when a change starts from another state than the caller has seen; the state's tag, null where there is no programme yet. */
export type Agree = (currentTag: string | null) => void

/**
 * Writes the draft of a programme, making the programme if there is none; a published version stays as it is.
 * @throws Problem 422 with a pointer for everything that is wrong; 412 when a precondition fails
 */
export async function putProgramme(
  ctx: Context,
  kit: ProgrammesKit,
  { slug, input, agree = () => {} }: { slug: string; input: ProgrammeInput; agree?: Agree },
): Promise<{ created: boolean; programme: StoredProgramme }> {
  refuseReserved(slug)
  const prepared = await prepare(ctx, kit, slug, input)
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const created = await insertProgramme(tx, newUuid(ctx.now), slug, ctx.now)
    const before = await mustLock(tx, slug)
    agree(created ? null : currentTag(before, ctx.now))
    await saveDocuments(tx, prepared.documents, ctx.now)
    await changeDraft(tx, ctx, before, prepared.programme)
    return { created, programme: await mustLock(tx, slug) }
  })
}

/** Changes a draft; without a draft, the published version is where it starts. */
export async function patchProgramme(
  ctx: Context,
  kit: ProgrammesKit,
  {
    slug,
    change,
    agree,
  }: { slug: string; change: (current: ProgrammeInput | undefined) => ProgrammeInput; agree: Agree },
): Promise<StoredProgramme> {
  const before = await ctx.db.inAccount(ctx.accountId, (tx) => mustFind(tx, slug))
  agree(currentTag(before, ctx.now))
  const input = change(inputOf(before))
  const prepared = await prepare(ctx, kit, slug, input)
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const now = await mustLock(tx, slug)
    if (currentTag(now, ctx.now) !== currentTag(before, ctx.now)) throw changedMeanwhile()
    await saveDocuments(tx, prepared.documents, ctx.now)
    await changeDraft(tx, ctx, now, prepared.programme)
    return mustLock(tx, slug)
  })
}

/**
 * Publishes the draft as a new immutable version. A draft that is what is published already makes no version. What was
 * withdrawn and has no draft comes back as it was.
 * @throws Problem 409 when there is no draft
 */
export async function publishProgramme(ctx: Context, { slug }: { slug: string }): Promise<StoredProgramme> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const before = await mustLock(tx, slug)
    if (before.draft === null && before.state === 'withdrawn' && before.published !== null) {
      const [back] = await publishBodies(tx, ctx, [{ before, body: before.published.body }])
      if (back !== undefined) await record(tx, back)
      return mustLock(tx, slug)
    }
    if (before.draft === null) {
      throw new Problem('conflict', {
        en: `Programme "${slug}" has no draft to publish. Write one with PUT /programmes/${slug}.`,
        el: `Το πρόγραμμα «${slug}» δεν έχει προσχέδιο για δημοσίευση. Γράψτε ένα με PUT /programmes/${slug}.`,
      })
    }
    const event = await publishBody(tx, ctx, before, before.draft.body)
    await deleteDraft(tx, before.id)
    if (event !== undefined) await record(tx, event)
    return mustLock(tx, slug)
  })
}

/** What a publisher's clock may be ahead of ours: a moment that is later by no more is now. */
const skew = { minutes: 5 }

/**
 * The moment from which a call stops. It ends at once or by a deadline; what stands already is not given up for a stop that is
 * still to come. @throws Problem 422
 */
function stopFrom(since: Temporal.Instant, status: string, before: Programme, now: Temporal.Instant): Temporal.Instant {
  if (Temporal.Instant.compare(since, now) <= 0) return since
  if (Temporal.Instant.compare(since, now.add(skew)) <= 0) return now
  const { suspended } = before.call
  const stopped = suspended !== undefined && Temporal.Instant.compare(Temporal.Instant.from(suspended.since), now) <= 0
  if (status !== 'paused') throw invalidBody([fault.endsLater()])
  if (stopped) throw invalidBody([fault.stoppedAlready(suspended.status)])
  return since
}

/**
 * Stops the call of a published programme (closed, exhausted or paused), in a new version; the draft, if there is one, follows.
 * @throws Problem 404, 409; 422 for an end that is still to come, or a pause to come of a call that is stopped
 */
export async function closeProgramme(
  ctx: Context,
  {
    slug,
    status,
    since,
    reason,
  }: { slug: string; status: 'closed' | 'exhausted' | 'paused'; since: Temporal.Instant; reason?: LocalizedText },
): Promise<StoredProgramme> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const before = await mustLock(tx, slug)
    const published = mustBePublished(before)
    const from = stopFrom(since, status, published.body, ctx.now)
    const suspended = {
      status,
      since: from.round({ smallestUnit: 'second', roundingMode: 'trunc' }).toString(),
      ...(reason === undefined ? {} : { reason }),
    }
    const stop = (body: Programme): Programme => ({ ...body, call: { ...body.call, suspended } })
    const event = await publishBody(tx, ctx, before, stop(published.body))
    if (before.draft !== null) await changeDraft(tx, ctx, before, stop(before.draft.body))
    if (event !== undefined) await record(tx, event)
    return mustLock(tx, slug)
  })
}

/** Takes a published programme out of the catalogue. It can still be read, with the reason, and be published again. */
export async function withdrawProgramme(
  ctx: Context,
  { slug, reason }: { slug: string; reason: LocalizedText },
): Promise<StoredProgramme> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const before = await mustLock(tx, slug)
    const { version, body } = mustBePublished(before)
    const changedIn = await moveAndTell(tx, ctx)
    await saveWithdrawal(tx, before.id, reason, changedIn, ctx.now)
    await record(tx, withdrawnEvent(before.id, version, body, reason, ctx.now))
    return mustLock(tx, slug)
  })
}

/** Keeps who changed what, when; a draft without a published version starts from nothing, and its first making is no change. */
async function changeDraft(tx: Tx, ctx: Context, before: StoredProgramme, body: Programme): Promise<void> {
  const revision = await saveDraft(tx, before.id, body, ctx.now)
  const from = before.draft?.body ?? before.published?.body
  const changes = from === undefined ? [] : changedValues(from, body)
  if (changes.length === 0) return
  const publishedVersion = before.published?.version ?? null
  const change = { revision, at: ctx.now, caller: ctx.caller, publishedVersion, changes }
  await saveDraftChange(tx, before.id, ctx.accountId, change)
}

async function prepare(ctx: Context, kit: ProgrammesKit, slug: string, input: ProgrammeInput) {
  const wanted = input.documents.flatMap(({ id, text }) => (text === undefined && id !== undefined ? [id] : []))
  const found = await ctx.db.inAccount(ctx.accountId, (tx) => findDocuments(tx, wanted))
  const stored = new Map(found.map((document): [string, StoredDocument] => [document.id, document]))
  const prepared = prepareProgramme(slug, input, stored, kit)
  if (!prepared.ok) throw invalidBody(prepared.faults)
  return prepared
}

/**
 * A programme as its publisher would go on writing it: its draft, or the published version where there is none.
 * @throws Problem 404 where there is no such programme
 */
export async function currentInput(
  ctx: Context,
  slug: string,
): Promise<{ input: ProgrammeInput; body: Programme; tag: string | null; documents: StoredDocument[] }> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const found = await mustFind(tx, slug)
    const body = found.draft?.body ?? found.published?.body
    const input = inputOf(found)
    if (body === undefined || input === undefined) throw new RangeError(`programme ${slug} has no version`)
    const ids = body.documents.map(({ id }) => id)
    return { input, body, tag: currentTag(found, ctx.now), documents: await findDocuments(tx, ids) }
  })
}

/** The draft as its publisher would write it, or the published version where there is no draft. */
function inputOf({ draft, published }: StoredProgramme): ProgrammeInput | undefined {
  const body = draft?.body ?? published?.body
  if (body === undefined) return undefined
  const { slug: _slug, ...input } = body
  return input
}

function mustBePublished({ slug, state, published }: StoredProgramme) {
  if (state === 'published' && published !== null) return published
  throw new Problem('conflict', {
    en: `Programme "${slug}" is ${state === 'withdrawn' ? 'withdrawn' : 'a draft'}. Publish it first.`,
    el: `Το πρόγραμμα «${slug}» ${state === 'withdrawn' ? 'έχει αποσυρθεί' : 'είναι προσχέδιο'}. Δημοσιεύστε το πρώτα.`,
  })
}

export function changedMeanwhile(): Problem {
  return new Problem('precondition_failed', {
    en: 'The draft was changed by somebody else meanwhile. Read it again and decide anew.',
    el: 'Το προσχέδιο άλλαξε στο μεταξύ από άλλον. Διαβάστε το ξανά και αποφασίστε εκ νέου.',
  })
}

export function refuseReserved(slug: string): void {
  if (!reservedSlugs.has(slug)) return
  throw new Problem('invalid_parameter', {
    en: `"${slug}" is reserved and cannot be a programme's slug; choose another.`,
    el: `Το «${slug}» είναι δεσμευμένο και δεν μπορεί να είναι slug προγράμματος· επιλέξτε άλλο.`,
  })
}
