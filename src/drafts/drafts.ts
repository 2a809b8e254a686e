/**
 * The door of drafts: application drafts from a match, composed by a job, edited by people, exported. Everything factual in
 * them is cited; what is missing is a question.
 */
import type { DraftDocument } from '../core/drafting/document.ts'
import { discarding, sectionIds, type Edits } from '../core/drafting/edits.ts'
import type { Language } from '../core/facts/text.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/db/db.ts'
import { newId, type Id } from '../platform/ids.ts'
import { cancelJob, enqueue } from '../platform/jobs/jobs.ts'
import { invalidBody, notFound, Problem, type Fault } from '../platform/problem.ts'
import { generateJob } from './draft-job.ts'
import {
  draftOfInput,
  findDraft,
  insertDraft,
  listDrafts as list,
  lockDraft,
  removeDraft,
  updateDraft,
  type DraftFilter,
  type DraftOrder,
  type StoredDraft,
} from './draft-store.ts'
import type { DraftsKit } from './drafts-kit.ts'
import { draftableIn, inputKey, type Draftable } from './input.ts'
import { shownDocument } from './shown-document.ts'
import { packIds, packOf, packsFor } from './packs/packs.ts'
import { standingOf, tagOf, type ShownDraft } from './standing.ts'

export type { DraftsKit } from './drafts-kit.ts'
export type { DraftEvent } from './draft-events.ts'
export type { DraftFilter } from './draft-store.ts'
export { packIds } from './packs/packs.ts'
export type { ShownDraft } from './standing.ts'

/** What a change was based on: throws when it may not happen. */
export type CheckVersion = (version: string | null) => void

const word = { en: 'draft', el: 'σχέδιο' } as const

export interface DraftRequest {
  readonly matchId: string
  readonly template: string | undefined
  readonly language: Language | undefined
}

/**
 * Asks for a draft of a match. The same match, form, language and versions are the same draft, and the same job.
 * @throws Problem 404, 409 `match_not_eligible` or `programme_withdrawn`, 422 for a form that this call is not for
 */
export async function generateDraft(ctx: Context, kit: DraftsKit, request: DraftRequest): Promise<ShownDraft> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const draftable = await draftableIn(tx, ctx, kit, { id: request.matchId, at: ctx.now })
    const template = chosenPack(draftable, request.template)
    const language = request.language ?? draftable.input.profile.language ?? 'el'
    const key = inputKey(draftable, template, language)
    const there = await liveDraft(tx, ctx, kit, key)
    if (there !== undefined) return there
    const id = newId('drf', ctx.now)
    const jobId = await enqueue(tx, generateJob, { draft_id: id }, { accountId: ctx.accountId })
    const order = orderOf(draftable, { template, language, key, jobId }, ctx.now)
    const made = await insertDraft(tx, ctx.accountId, id, order, ctx.now)
    if (made !== undefined) return standingOf(tx, ctx, kit, made)
    // Asked for by two calls at once: the first one's draft is the draft.
    await cancelJob(tx, ctx.accountId, jobId)
    return (await liveDraft(tx, ctx, kit, key)) ?? refuseUnknown(id)
  })
}

/**
 * The draft of an input, unless its job has ended without one, or its document is of another input, which its versions need not
 * tell: then it is put aside, and the draft is made anew.
 */
async function liveDraft(tx: Tx, ctx: Context, kit: DraftsKit, key: string): Promise<ShownDraft | undefined> {
  const found = await draftOfInput(tx, ctx.accountId, key)
  if (found === undefined) return undefined
  const shown = await standingOf(tx, ctx, kit, found, 'versions')
  const { status, draft } = shown
  if (status === 'failed' || status === 'cancelled') {
    await updateDraft(tx, ctx.accountId, found.id, { status }, ctx.now)
    return undefined
  }
  if (found.status === draft.status) return shown
  // It was to be made anew from this input, and that was cancelled: it stays what it was before.
  const order = { ...draft, inputKey: `${key} ${draft.id}` }
  await updateDraft(tx, ctx.accountId, found.id, { order, status: draft.status, edits: draft.edits }, ctx.now)
  return undefined
}

function chosenPack({ input }: Draftable, wanted: string | undefined): string {
  const fitting = packsFor(input.programme).map(({ id }) => id)
  const chosen = wanted ?? fitting[0]
  if (chosen !== undefined && fitting.includes(chosen)) return chosen
  const choice = fitting.join(', ')
  throw invalidBody([
    {
      pointer: '/template',
      code: packIds.includes(wanted ?? '') ? 'template_unfit' : 'template_unknown',
      detail: {
        en: `The template "${wanted ?? ''}" is not for this call. Fitting: ${choice}.`,
        el: `Το υπόδειγμα «${wanted ?? ''}» δεν είναι για αυτή την πρόσκληση. Κατάλληλα: ${choice}.`,
      },
      candidates: fitting.map((id) => ({ template: id })),
    },
  ])
}

function orderOf(
  { input, profile, shown }: Draftable,
  { template, language, key, jobId }: { template: string; language: Language; key: string; jobId: Id<'job'> },
  asOf: Temporal.Instant,
): DraftOrder {
  return {
    profileId: profile.id,
    programmeId: shown.entry.id,
    slug: shown.entry.slug,
    template,
    language,
    inputKey: key,
    profileVersion: input.profileVersion,
    programmeVersion: input.programmeVersion,
    asOf,
    jobId,
  }
}

/** @throws Problem 404 */
export async function getDraft(ctx: Context, kit: DraftsKit, id: string): Promise<ShownDraft> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const draft = (await findDraft(tx, ctx.accountId, id)) ?? refuseUnknown(id)
    return standingOf(tx, ctx, kit, draft, 'differences')
  })
}

/** Newest first, from after the id given; at most `count`. */
export async function listDrafts(
  ctx: Context,
  kit: DraftsKit,
  { filter, after, count }: { filter: DraftFilter; after: string | null; count: number },
): Promise<ShownDraft[]> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const drafts = await list(tx, ctx.accountId, filter, after, count)
    const shown: ShownDraft[] = []
    for (const draft of drafts) shown.push(await standingOf(tx, ctx, kit, draft, 'versions'))
    return shown
  })
}

/** A section's new paragraphs; null takes a person's text back and shows the composed one. */
export type SectionChanges = Readonly<Record<string, { readonly paragraphs: readonly string[] } | null>>

/**
 * Rewrites sections of a complete draft. Sections that are not named stay as they are.
 * @throws Problem 404, 409 `draft_not_ready`, 412, 422 for a section that the draft does not have
 */
export async function editDraft(
  ctx: Context,
  kit: DraftsKit,
  { id, changes, check }: { id: string; changes: SectionChanges; check: CheckVersion },
): Promise<ShownDraft> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const draft = (await lockDraft(tx, ctx.accountId, id)) ?? refuseUnknown(id)
    const shown = await standingOf(tx, ctx, kit, draft)
    check(tagOf(shown))
    const document = readyDocument(draft)
    refuseUnknownSections(document, Object.keys(changes), (section) => `/sections/${escaped(section)}`)
    refuseBlank(changes)
    if (Object.keys(changes).length === 0) return standingOf(tx, ctx, kit, draft, 'differences')
    const edits: Record<string, Edits[string]> = { ...shown.draft.edits }
    for (const [section, change] of Object.entries(changes)) {
      if (change === null) delete edits[section]
      else edits[section] = { paragraphs: change.paragraphs, by: ctx.caller.id, at: ctx.now.toString() }
    }
    return standingOf(tx, ctx, kit, await updateDraft(tx, ctx.accountId, id, { edits }, ctx.now), 'differences')
  })
}

/** A paragraph of which nothing can be seen would leave its section empty, and hide what it asks. */
function refuseBlank(changes: SectionChanges): void {
  const faults = Object.entries(changes).flatMap(([section, change]) =>
    (change?.paragraphs ?? []).flatMap((text, index): Fault[] =>
      /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}]/u.test(text)
        ? []
        : [
            {
              pointer: `/sections/${escaped(section)}/paragraphs/${index}`,
              code: 'paragraph_blank',
              detail: {
                en: 'The paragraph has only spaces and characters that cannot be seen. Write a text, or send null for the section to show the composed one.',
                el: 'Η παράγραφος έχει μόνο κενά και χαρακτήρες που δεν φαίνονται. Γράψτε κείμενο ή στείλτε null για την ενότητα, ώστε να φαίνεται το συνταγμένο.',
              },
            },
          ],
    ),
  )
  if (faults.length > 0) throw invalidBody(faults)
}

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

function refuseUnknownSections(
  document: DraftDocument,
  named: readonly string[],
  pointerOf: (section: string, index: number) => string,
): void {
  const known = new Set(sectionIds(document))
  const faults = named
    .map((section, index) => ({ section, pointer: pointerOf(section, index) }))
    .filter(({ section }) => !known.has(section))
    .map(({ section, pointer }): Fault => ({
      pointer,
      code: 'section_unknown',
      detail: {
        en: `The draft has no section "${section}". It has: ${[...known].join(', ')}.`,
        el: `Το σχέδιο δεν έχει ενότητα «${section}». Έχει: ${[...known].join(', ')}.`,
      },
    }))
  if (faults.length > 0) throw invalidBody(faults)
}

/**
 * Composes a draft anew from the profile and the call as they are now, under the same id. What people wrote stays, but for
 * the sections named.
 * @throws Problem 404, 409, 412, 422
 */
export async function regenerateDraft(
  ctx: Context,
  kit: DraftsKit,
  { id, discard, check }: { id: string; discard: readonly string[]; check: CheckVersion },
): Promise<ShownDraft> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const draft = (await lockDraft(tx, ctx.accountId, id)) ?? refuseUnknown(id)
    const shown = await standingOf(tx, ctx, kit, draft)
    check(tagOf(shown))
    if (draft.document !== null) {
      refuseUnknownSections(draft.document, discard, (_, index) => `/discard_edits/${index}`)
    }
    const edits = discarding(shown.draft.edits, discard)
    if (shown.status === 'queued' || shown.status === 'generating') {
      if (!discard.some((section) => section in draft.edits)) return shown
      return standingOf(tx, ctx, kit, await updateDraft(tx, ctx.accountId, id, { edits }, ctx.now))
    }
    const draftable = await draftableIn(tx, ctx, kit, { id: shown.matchId, at: ctx.now })
    const key = inputKey(draftable, draft.template, draft.language)
    const other = await draftOfInput(tx, ctx.accountId, key)
    const jobId = await enqueue(tx, generateJob, { draft_id: id }, { accountId: ctx.accountId })
    const order = orderOf(
      draftable,
      {
        template: draft.template,
        language: draft.language,
        // Another draft may have been asked for from the same input meanwhile: both stay.
        key: other === undefined || other.id === draft.id ? key : `${key} ${draft.id}`,
        jobId,
      },
      ctx.now,
    )
    const change = { order, edits, status: 'queued' as const, error: null }
    return standingOf(tx, ctx, kit, await updateDraft(tx, ctx.accountId, id, change, ctx.now))
  })
}

/** Deletes a draft; one that is being made is cancelled. @throws Problem 404, 412 */
export async function deleteDraft(ctx: Context, kit: DraftsKit, id: string, check: CheckVersion): Promise<void> {
  await ctx.db.inAccount(ctx.accountId, async (tx) => {
    const draft = (await lockDraft(tx, ctx.accountId, id)) ?? refuseUnknown(id)
    check(tagOf(await standingOf(tx, ctx, kit, draft)))
    await cancelJob(tx, ctx.accountId, draft.jobId)
    await removeDraft(tx, ctx.accountId, id)
  })
}

/** The document with what people wrote, ready to be rendered. @throws Problem 404, 409 `draft_not_ready` */
export async function exportableDraft(
  ctx: Context,
  kit: DraftsKit,
  id: string,
): Promise<{ shown: ShownDraft; document: DraftDocument }> {
  const shown = await getDraft(ctx, kit, id)
  return { shown, document: shownDocument(readyDocument(shown.draft), shown) }
}

function readyDocument(draft: StoredDraft): DraftDocument {
  if (draft.document !== null && packOf(draft.template) !== undefined) return draft.document
  throw new Problem('draft_not_ready', {
    en: 'The draft is not complete yet, or could not be made. Read it: its status says which, its job how far it is.',
    el: 'Το σχέδιο δεν έχει ολοκληρωθεί ή δεν μπόρεσε να δημιουργηθεί. Διαβάστε το: η κατάσταση λέει τι από τα δύο, η εργασία πόσο απέχει.',
  })
}

function refuseUnknown(id: string): never {
  throw notFound(word, id)
}
