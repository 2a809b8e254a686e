import { Type, type Static } from 'typebox'
import type { Language } from '../core/facts/text.ts'
import { pageOf, pageQuery } from '../platform/http/page.ts'
import { route, type Route } from '../platform/http/route.ts'
import { idInPath } from '../platform/http/schemas.ts'
import { draftSummary, draftView, generateBody, patchBody, regenerateBody } from './draft-wire.ts'
import {
  deleteDraft,
  editDraft,
  exportableDraft,
  generateDraft,
  getDraft,
  listDrafts,
  packIds,
  regenerateDraft,
  type DraftsKit,
  type ShownDraft,
} from './drafts.ts'
import { draftFormats, mediaTypes, type DraftFormat } from './rendering/draft-format.ts'
import type { DraftRenderer } from './rendering/renderer.ts'
import { shownDocument } from './shown-document.ts'
import { tagOf } from './standing.ts'

const tag = 'Drafts'
const types = draftFormats.map((name) => mediaTypes[name].split(';', 1)[0] ?? '')
const params = Type.Object({ id: idInPath('drf') })

/** Routes of the drafts room. */
export function draftRoutes(kit: DraftsKit, renderer: DraftRenderer): Route[] {
  return [create(kit), list(kit), get(kit), edit(kit), again(kit), remove(kit), download(kit, renderer)]
}

function summary({ draft, status, matchId }: ShownDraft, language: Language): Static<typeof draftSummary> {
  const { error } = draft
  return {
    id: draft.id,
    match_id: matchId,
    profile_id: draft.profileId,
    programme: { slug: draft.slug, version: draft.programmeVersion },
    profile_version: draft.profileVersion,
    template: draft.template,
    language: draft.language,
    status,
    job_id: draft.jobId,
    as_of: draft.asOf.toString(),
    edited_sections: Object.keys(draft.edits).toSorted(),
    error: error === null ? null : { code: error.code, detail: error.detail[language] },
    created_at: draft.createdAt.toString(),
    updated_at: draft.updatedAt.toString(),
    completed_at: status === 'completed' || status === 'stale' ? (draft.completedAt?.toString() ?? null) : null,
    url: `/api/v1/drafts/${draft.id}`,
  }
}

function view(shown: ShownDraft, language: Language): Static<typeof draftView> {
  const { draft, differences } = shown
  const document = draft.document === null ? null : shownDocument(draft.document, shown)
  return {
    ...summary(shown, language),
    ...(differences === undefined
      ? {}
      : {
          differences: {
            citations: [...differences.citations],
            sections: [...differences.sections],
            ...(differences.blocked === undefined ? {} : { blocked: differences.blocked }),
          },
        }),
    document,
  }
}

const accepted = {
  description: 'Accepted; follow the job.',
  schema: draftSummary,
  headers: { Location: 'Address of the job.', 'Retry-After': 'Seconds after which to look.' },
}
const acceptedAnswer = (shown: ShownDraft, language: Language) => ({
  status: 202 as const,
  body: summary(shown, language),
  headers: { location: `/api/v1/jobs/${shown.draft.jobId}`, 'retry-after': '1' },
})

const create = (kit: DraftsKit) =>
  route({
    method: 'POST',
    path: '/drafts/generate',
    id: 'generateDraft',
    tag,
    scope: 'drafts:write',
    summary: { en: 'Make an application draft from a match', el: 'Δημιουργία σχεδίου αίτησης από μια αντιστοίχιση' },
    description: {
      en: 'The same match, template, language and versions are the same draft: asking again answers with it. `draft.completed` tells when it is done.',
      el: 'Ίδια αντιστοίχιση, υπόδειγμα, γλώσσα και εκδόσεις δίνουν το ίδιο σχέδιο. Το συμβάν `draft.completed` δηλώνει ότι ολοκληρώθηκε.',
    },
    body: generateBody,
    bodyExample: { match_id: 'mat_01k7w1z8e3f6r9q2m5t0x4c8vb01k7w1zb2d4f6h8k0n2q4t6w8' },
    refusals: ['match_not_eligible', 'programme_withdrawn', 'not_found'],
    answers: { 202: accepted },
    async handle(ctx, { body }) {
      const request = { matchId: body.match_id, template: body.template, language: body.language }
      return acceptedAnswer(await generateDraft(ctx, kit, request), ctx.language)
    },
  })

const list = (kit: DraftsKit) =>
  route({
    method: 'GET',
    path: '/drafts',
    id: 'listDrafts',
    tag,
    scope: 'drafts:read',
    summary: { en: 'List drafts, newest first', el: 'Κατάλογος σχεδίων, τα νεότερα πρώτα' },
    query: Type.Object({
      ...pageQuery,
      profile_id: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: 'Only of this profile.' })),
      programme: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'Only for this programme.' })),
      template: Type.Optional(
        Type.Unsafe<string>({ type: 'string', enum: [...packIds], description: 'Only of this template.' }),
      ),
    }),
    answers: { 200: { description: 'A page of drafts.', schema: pageOf(draftSummary) } },
    async handle(ctx, { query, page }) {
      const filter = {
        ...(query.profile_id === undefined ? {} : { profileId: query.profile_id }),
        ...(query.programme === undefined ? {} : { slug: query.programme }),
        ...(query.template === undefined ? {} : { template: query.template }),
      }
      const after = page.after === null ? null : String(page.after[0])
      const rows = await listDrafts(ctx, kit, { filter, after, count: page.limit + 1 })
      return page.answer(
        rows,
        (shown) => summary(shown, ctx.language),
        ({ draft }) => [draft.id],
      )
    },
  })

const get = (kit: DraftsKit) =>
  route({
    method: 'GET',
    path: '/drafts/{id}',
    id: 'getDraft',
    tag,
    scope: 'drafts:read',
    params,
    etag: true,
    summary: { en: 'Get a draft with its document', el: 'Ανάγνωση σχεδίου με το έγγραφό του' },
    answers: { 200: { description: 'The draft.', schema: draftView } },
    async handle(ctx, { params: { id } }) {
      const shown = await getDraft(ctx, kit, id)
      return { status: 200 as const, body: view(shown, ctx.language), etag: tagOf(shown) }
    },
  })

const edit = (kit: DraftsKit) =>
  route({
    method: 'PATCH',
    path: '/drafts/{id}',
    id: 'editDraft',
    tag,
    scope: 'drafts:write',
    params,
    etag: true,
    preconditionRequired: true,
    summary: { en: 'Rewrite sections of a draft', el: 'Επεξεργασία ενοτήτων σχεδίου' },
    description: {
      en: 'JSON merge patch (RFC 7396) of sections by id. `If-Match` is required, so that nobody’s text is lost.',
      el: 'JSON merge patch (RFC 7396) ενοτήτων με το αναγνωριστικό τους. Το `If-Match` είναι υποχρεωτικό, ώστε να μη χαθεί κείμενο άλλου.',
    },
    body: patchBody,
    bodyExample: { sections: { market: { paragraphs: ['Οι πελάτες είναι ξενοδοχεία της περιοχής.'] } } },
    refusals: ['draft_not_ready'],
    answers: { 200: { description: 'The draft as it is now.', schema: draftView } },
    async handle(ctx, { params: { id }, body, preconditions }) {
      const check = (version: string | null): void => preconditions.check(version)
      const shown = await editDraft(ctx, kit, { id, changes: body.sections, check })
      return { status: 200 as const, body: view(shown, ctx.language), etag: tagOf(shown) }
    },
  })

const again = (kit: DraftsKit) =>
  route({
    method: 'POST',
    path: '/drafts/{id}/regenerate',
    id: 'regenerateDraft',
    tag,
    scope: 'drafts:write',
    params,
    summary: { en: 'Make a draft anew from what is known now', el: 'Νέα δημιουργία σχεδίου με τα τωρινά στοιχεία' },
    description: {
      en: 'The id stays, and so does what people wrote, but for the sections named.',
      el: 'Το αναγνωριστικό μένει, όπως και ό,τι έγραψαν άνθρωποι, εκτός από τις ενότητες που ορίζονται.',
    },
    body: regenerateBody,
    bodyExample: {},
    refusals: ['match_not_eligible', 'programme_withdrawn'],
    answers: { 202: accepted },
    async handle(ctx, { params: { id }, body, preconditions }) {
      const check = (version: string | null): void => preconditions.check(version)
      const shown = await regenerateDraft(ctx, kit, { id, discard: body.discard_edits ?? [], check })
      return acceptedAnswer(shown, ctx.language)
    },
  })

const remove = (kit: DraftsKit) =>
  route({
    method: 'DELETE',
    path: '/drafts/{id}',
    id: 'deleteDraft',
    tag,
    scope: 'drafts:write',
    params,
    etag: true,
    summary: { en: 'Delete a draft', el: 'Διαγραφή σχεδίου' },
    answers: { 204: { description: 'Deleted; if it was being made, that stops.' } },
    async handle(ctx, { params: { id }, preconditions }) {
      await deleteDraft(ctx, kit, id, (version) => preconditions.check(version))
      return { status: 204 as const }
    },
  })

/** The PDF of a draft with 3,400 notes took 70 seconds on two busy processors. */
const exportSeconds = 300

const download = (kit: DraftsKit, renderer: DraftRenderer) =>
  route({
    method: 'GET',
    path: '/drafts/{id}/export',
    id: 'exportDraft',
    tag,
    scope: 'drafts:read',
    params,
    etag: true,
    seconds: exportSeconds,
    summary: { en: 'Export a draft as a file', el: 'Εξαγωγή σχεδίου σε αρχείο' },
    description: {
      en: 'Every format renders the same document; equal drafts give equal bytes.',
      el: 'Κάθε μορφή αποδίδει το ίδιο έγγραφο· ίδια σχέδια δίνουν ίδια αρχεία.',
    },
    query: Type.Object({
      format: Type.Optional(
        Type.Unsafe<DraftFormat>({
          type: 'string',
          enum: [...draftFormats],
          default: 'docx',
          description: 'Format of the file.',
        }),
      ),
    }),
    refusals: ['draft_not_ready'],
    answers: {
      200: {
        description: 'The file.',
        type: types[0] ?? '',
        otherTypes: types.slice(1),
        headers: { 'Content-Disposition': 'Suggests a name for the file.' },
      },
    },
    async handle(ctx, { params: { id }, query: { format = 'docx' } }) {
      const { shown, document } = await exportableDraft(ctx, kit, id)
      const name = `draft-${shown.draft.slug}-${shown.draft.language}.${format}`
      const etag = `${tagOf(shown)}-${format}`
      return {
        status: 200 as const,
        body: await renderer.render(document, format, `${id} ${etag}`),
        etag,
        headers: {
          'content-type': mediaTypes[format],
          'content-language': shown.draft.language,
          'content-disposition': `attachment; filename="${name}"`,
        },
      }
    },
  })
