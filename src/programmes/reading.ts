import type { DocumentMeta, Programme } from '../core/facts/programme.ts'
import { programmeDifferences } from '../core/comparing/programme-difference.ts'
import type { Difference } from '../core/comparing/difference.ts'
import type { LocalizedText } from '../core/facts/text.ts'
import type { Context } from '../platform/context.ts'
import { notPublished, Problem } from '../platform/problem.ts'
import type { CatalogueSnapshot } from './catalogue.ts'
import { filterCatalogue } from './catalogue-filter.ts'
import type { CatalogueFilter, Listed } from './catalogue-filter.ts'
import type { Order, PageWish } from './catalogue-order.ts'
import type { StoredDocument } from './documents.ts'
import { mustFind, what } from './programmes-kit.ts'
import type { ProgrammesKit } from './programmes-kit.ts'
import { draftChangesOf, findDocuments, findVersion, historyOf, versionWithDocument } from './programme-store.ts'
import type { DraftChange, HistoryEntry, StoredProgramme } from './programme-store.ts'
import { asOfNow } from './programme-status.ts'

/** One version of a programme as it is shown. */
export interface ShownProgramme {
  id: string
  slug: string
  state: StoredProgramme['state']
  body: Programme
  /** Null for a draft. */
  version: number | null
  firstPublishedAt: Temporal.Instant | null
  /** Of this version; null for a draft. */
  publishedAt: Temporal.Instant | null
  draftUpdatedAt: Temporal.Instant | null
  withdrawn: { at: Temporal.Instant; reason: LocalizedText } | null
  /** Changes whenever the programme's published state does. */
  tag: string
}

/**
 * A programme: its published version, an older one by number, or its draft (for callers with `catalogue:write`).
 * @throws Problem 404 for a programme that was never published, unless the draft is asked for
 */
export async function readProgramme(
  ctx: Context,
  { slug, version }: { slug: string; version?: number | 'draft' },
): Promise<ShownProgramme> {
  if (version === 'draft') mayEdit(ctx)
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const found = await mustFind(tx, slug)
    const { published, draft } = found
    if (version === 'draft') {
      if (draft !== null) return shownDraft(found)
      throw nothing(`a draft of programme "${slug}"`, `προσχέδιο του προγράμματος «${slug}»`)
    }
    if (published === null) throw notPublished(what, slug)
    if (version === undefined || version === published.version) return shown(found, published.version, published)
    const other = await findVersion(tx, found.id, version)
    if (other === undefined)
      throw nothing(`a version ${version} of programme "${slug}"`, `έκδοση ${version} του προγράμματος «${slug}»`)
    return shown(found, version, other)
  })
}

function shown(
  found: StoredProgramme,
  version: number,
  { body, publishedAt }: { body: Programme; publishedAt: Temporal.Instant },
): ShownProgramme {
  const { id, slug, state, firstPublishedAt, withdrawnAt, withdrawnReason, changedIn } = found
  const withdrawn = withdrawnAt === null ? null : { at: withdrawnAt, reason: withdrawnReason ?? {} }
  return {
    id,
    slug,
    state,
    body,
    version,
    firstPublishedAt,
    publishedAt,
    draftUpdatedAt: null,
    withdrawn,
    tag: `p${changedIn ?? 0}`,
  }
}

export function shownDraft({ id, slug, draft, draftRevision, firstPublishedAt }: StoredProgramme): ShownProgramme {
  if (draft === null) throw new RangeError(`programme ${slug} has no draft`)
  return {
    id,
    slug,
    state: 'draft',
    body: draft.body,
    version: null,
    firstPublishedAt,
    publishedAt: null,
    draftUpdatedAt: draft.updatedAt,
    withdrawn: null,
    tag: `d${draftRevision}`,
  }
}

/** The published version, as a verb that changed it has it at hand. */
export function shownPublished(found: StoredProgramme): ShownProgramme {
  if (found.published === null) throw new RangeError(`programme ${found.slug} is not published`)
  return shown(found, found.published.version, found.published)
}

/** The texts of the documents of programmes, by their ids. */
export async function readTexts(
  ctx: Context,
  programmes: readonly Pick<Programme, 'documents'>[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(programmes.flatMap(({ documents }) => documents.map(({ id }) => id)))]
  const found = await ctx.db.inAccount(ctx.accountId, (tx) => findDocuments(tx, ids))
  return new Map(found.map(({ id, text }) => [id, text]))
}

/** Published versions, newest first, from the version after which the page continues. */
export async function readHistory(ctx: Context, slug: string, page: PageWish): Promise<HistoryEntry[]> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const found = await mustFind(tx, slug)
    if (found.published === null) throw notPublished(what, slug)
    return historyOf(tx, found.id, page.after === null ? undefined : Number(page.after[0]), page.limit + 1)
  })
}

/** Changes of a programme's draft, newest first, those of drafts that were published since too. @throws Problem 404 */
export async function readDraftChanges(ctx: Context, slug: string, page: PageWish): Promise<DraftChange[]> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const { id } = await mustFind(tx, slug)
    const before = page.after === null ? undefined : Number(page.after[0])
    return draftChangesOf(tx, ctx.accountId, id, { before, limit: page.limit + 1 })
  })
}

/** Two published versions of a programme, and what the later one says otherwise. */
export interface Comparison {
  readonly from: number
  readonly to: number
  readonly differences: readonly Difference[]
}

/**
 * Compares two published versions: `to` the current one and `from` the one before it, unless given.
 * @throws Problem 404 for a version that there is not, 400 where `from` is not before `to`
 */
export async function compareVersions(
  ctx: Context,
  slug: string,
  { from, to }: { from?: number | undefined; to?: number | undefined },
): Promise<Comparison> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const found = await mustFind(tx, slug)
    if (found.published === null) throw notPublished(what, slug)
    const later = to ?? found.published.version
    const earlier = from ?? later - 1
    if (from !== undefined && from >= later)
      throw new Problem('invalid_parameter', {
        en: `from: ${from} is not before ${later}; name an earlier version`,
        el: `from: το ${from} δεν είναι πριν από το ${later}· δώστε προηγούμενη έκδοση`,
      })
    const version = async (number: number): Promise<Programme> => {
      const there = await findVersion(tx, found.id, number)
      if (there !== undefined) return there.body
      throw nothing(`a version ${number} of programme "${slug}"`, `έκδοση ${number} του προγράμματος «${slug}»`)
    }
    const after = await version(later)
    // The first version differs from nothing.
    if (from === undefined && later === 1) return { from: 1, to: 1, differences: [] }
    return { from: earlier, to: later, differences: programmeDifferences(await version(earlier), after) }
  })
}

/** A document with its text, by the newest version of the programme that has it; a draft's for callers with `catalogue:write`. */
export async function readDocument(
  ctx: Context,
  slug: string,
  id: string,
): Promise<{ meta: DocumentMeta; document: StoredDocument; version: number | null }> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const found = await mustFind(tx, slug)
    const published = await versionWithDocument(tx, found.id, id)
    const draft = ctx.caller.scopes.has('catalogue:write') ? found.draft?.body : undefined
    const meta = (published?.body ?? draft)?.documents.find((document) => document.id === id)
    const [document] = meta === undefined ? [] : await findDocuments(tx, [id])
    if (meta === undefined || document === undefined)
      throw nothing(`a document "${id}" of programme "${slug}"`, `έγγραφο «${id}» του προγράμματος «${slug}»`)
    return { meta, document, version: published?.version ?? null }
  })
}

/** The page of published programmes that pass the filter, and one row more when there is a next page. */
export async function listProgrammes(
  ctx: Context,
  kit: ProgrammesKit,
  filter: CatalogueFilter,
  order: Order,
  page: PageWish,
): Promise<Listed[]> {
  return listedIn(ctx, kit, await kit.catalogue.latest(ctx.db, ctx.accountId), { filter, order, page })
}

/** The same of a catalogue that is at hand. */
export async function listedIn(
  ctx: Context,
  kit: ProgrammesKit,
  catalogue: CatalogueSnapshot,
  { filter, order, page }: { filter: CatalogueFilter; order: Order; page: PageWish },
): Promise<Listed[]> {
  const judge = await kit.catalogue.judge(catalogue)
  const place = {
    language: ctx.language,
    now: ctx.now.epochMilliseconds,
    place: page.after,
    statuses: filter.statuses,
  }
  const entries = kit.catalogue.orders.after(catalogue, order, place)
  return filterCatalogue(entries, filter, asOfNow(ctx.now), kit.reference, judge, page.limit + 1)
}

function mayEdit(ctx: Context): void {
  if (ctx.caller.scopes.has('catalogue:write')) return
  throw new Problem('insufficient_scope', {
    en: 'Drafts are read with the scope catalogue:write, which this caller lacks.',
    el: 'Τα προσχέδια διαβάζονται με το δικαίωμα catalogue:write, που δεν υπάρχει σε αυτή την κλήση.',
  })
}

function nothing(en: string, el: string): Problem {
  return new Problem('not_found', { en: `There is no such thing as ${en}.`, el: `Δεν υπάρχει ${el}.` })
}
