import { closeExample, patchExample, programmeExample, withdrawExample } from './programme-examples.ts'
import { Type } from 'typebox'
import type { ProgrammeInput } from '../core/facts/programme.ts'
import { mergePatch } from '../platform/http/merge-patch.ts'
import { pageOf } from '../platform/http/page.ts'
import { route } from '../platform/http/route.ts'
import type { Route } from '../platform/http/route.ts'
import { idOf } from '../platform/http/schemas.ts'
import type { Context } from '../platform/context.ts'
import { invalidBody } from '../platform/problem.ts'
import {
  comparison,
  documentAnswer,
  draftChange,
  facets as facetsAnswer,
  historyItem,
  programmeAnswer,
  programmeSummary,
  searchHit,
  slug,
  writtenProgramme,
} from './answer-schemas.ts'
import { programmeAgainstText } from './against-text.ts'
import { orders } from './catalogue-order.ts'
import { instantOf } from './check-programme.ts'
import { fault } from './fault.ts'
import { importFormats } from './formats/import-format.ts'
import { importTypes } from './import-file.ts'
import { requestImport } from './import-jobs.ts'
import { listAnswer } from './list-answer-wire.ts'
import { filterQuery, readFilter, readInstant } from './list-wire.ts'
import { documentId, programmeInput } from './programme-schemas.ts'
import { programmeExportRoute } from './programme-export-routes.ts'
import { tagOf } from './programme-tag.ts'
import { viewComparison, viewDocument, viewDraftChange, viewHistory, viewHit, viewProgramme } from './programme-view.ts'
import { closeProgramme, patchProgramme, publishProgramme, putProgramme, withdrawProgramme } from './programmes.ts'
import type { ProgrammesKit, StoredProgramme } from './programmes.ts'
import {
  compareVersions,
  readDocument,
  readDraftChanges,
  readHistory,
  readProgramme,
  shownDraft,
  shownPublished,
} from './reading.ts'
import type { ShownProgramme } from './reading.ts'
import { facetNames } from './facets.ts'
import { instant, localized, oneOf } from './schema-parts.ts'
import { keyOfFound, searchProgrammes } from './searching.ts'

/** A programme's texts may be long; the catalogue's own routes take more than others. */
/** A document of 4 million characters may take four bytes for each. */
const catalogueBody = 20 * 1024 * 1024

const tag = 'Programmes'
const params = Type.Object({ slug })
const versionQuery = Type.Union(
  [
    Type.Literal('draft'),
    Type.String({ pattern: '^[1-9][0-9]{0,8}$', 'x-wanted': { en: '"draft" or a number', el: '«draft» ή αριθμός' } }),
  ],
  { description: 'A published version by number, or `draft` (needs catalogue:write). Default: the current one.' },
)
const answer = { description: 'The programme.', schema: programmeAnswer } as const
const written = { schema: writtenProgramme } as const

/** Routes that everybody with `programmes:read` may call. */
export function readingRoutes(kit: ProgrammesKit, publicUrl: string): Route[] {
  return [
    route({
      method: 'GET',
      path: '/programmes',
      id: 'listProgrammes',
      tag,
      scope: 'programmes:read',
      summary: { en: 'List programmes', el: 'Κατάλογος προγραμμάτων' },
      description: {
        en: 'Published programmes, the nearest deadline first. Filters ask what a programme is open to.',
        el: 'Δημοσιευμένα προγράμματα, πρώτα η κοντινότερη προθεσμία. Τα φίλτρα ρωτούν για ποιους είναι ανοικτό το πρόγραμμα.',
      },
      query: Type.Object({
        ...filterQuery,
        sort: Type.Optional(
          oneOf(orders, 'deadline: nearest first; updated: newest first; amount: greatest aid first; title: A to Z.'),
        ),
      }),
      answers: { 200: { description: 'A page of programmes.', schema: pageOf(programmeSummary) } },
      async handle(ctx, { query, page }) {
        return listAnswer(
          ctx,
          kit,
          { filter: () => readFilter(query, kit.reference), order: query.sort ?? 'deadline' },
          page,
        )
      },
    }),
    route({
      method: 'GET',
      path: '/programmes/search',
      id: 'searchProgrammes',
      tag,
      scope: 'programmes:read',
      summary: { en: 'Search programmes', el: 'Αναζήτηση προγραμμάτων' },
      description: {
        en: 'All words, in any form, case and accent, in Greek, in Greek written with Latin letters, and in English; codes and law numbers as they are. What is misspelt is found by its sound when nothing else is.',
        el: 'Όλες οι λέξεις, σε κάθε τύπο, με ή χωρίς τόνους και κεφαλαία, στα ελληνικά, στα greeklish και στα αγγλικά· κωδικοί και αριθμοί νόμων όπως γράφονται. Αν δεν βρεθεί τίποτα, τα ορθογραφικά λάθη βρίσκονται από τον ήχο.',
      },
      query: Type.Object({
        q: Type.String({
          minLength: 1,
          maxLength: 200,
          description: 'What to look for.',
          examples: ['ψηφιακός μετασχηματισμός'],
        }),
        ...filterQuery,
        sort: Type.Optional(oneOf(['relevance', ...orders], 'relevance: best first.')),
        facets: Type.Optional(
          Type.Array(oneOf(facetNames, 'A facet.'), {
            minItems: 1,
            maxItems: facetNames.length,
            description:
              'What to count, comma-separated: how many programmes each value would leave, the other filters kept.',
          }),
        ),
      }),
      answers: {
        200: {
          description: 'A page of hits.',
          schema: Type.Object({ ...pageOf(searchHit).properties, facets: Type.Optional(facetsAnswer) }),
        },
      },
      async handle(ctx, { query, page }) {
        const order = query.sort ?? 'relevance'
        const wish = { q: query.q, filter: readFilter(query, kit.reference), order, facets: query.facets ?? [] }
        const { rows, facets } = await searchProgrammes(ctx, kit, wish, page)
        const answered = page.answer(rows, viewHit, (row) => keyOfFound(order, row, ctx))
        return { ...answered, body: { ...answered.body, ...(facets === undefined ? {} : { facets }) } }
      },
    }),
    programmeExportRoute(kit, publicUrl),
    route({
      method: 'GET',
      path: '/programmes/{slug}',
      id: 'getProgramme',
      tag,
      scope: 'programmes:read',
      params,
      etag: true,
      summary: { en: 'Read a programme', el: 'Ανάγνωση προγράμματος' },
      query: Type.Object({ version: Type.Optional(versionQuery) }),
      answers: { 200: answer },
      async handle(ctx, { params: { slug: name }, query: { version } }) {
        const wanted =
          version === undefined ? {} : { version: version === 'draft' ? ('draft' as const) : Number(version) }
        return shownAnswer(200, await readProgramme(ctx, { slug: name, ...wanted }), ctx.now)
      },
    }),
    route({
      method: 'GET',
      path: '/programmes/{slug}/history',
      id: 'listProgrammeVersions',
      tag,
      scope: 'programmes:read',
      params,
      summary: { en: 'List the versions of a programme', el: 'Οι εκδόσεις ενός προγράμματος' },
      query: Type.Object({ limit: filterQuery.limit, cursor: filterQuery.cursor }),
      answers: { 200: { description: 'Published versions, newest first.', schema: pageOf(historyItem) } },
      async handle(ctx, { params: { slug: name }, page }) {
        return page.answer(
          await readHistory(ctx, name, page),
          (entry) => viewHistory(name, entry),
          ({ version }) => [version],
        )
      },
    }),
    route({
      method: 'GET',
      path: '/programmes/{slug}/changes',
      id: 'compareProgrammeVersions',
      tag,
      scope: 'programmes:read',
      params,
      summary: { en: 'Compare two versions of a programme', el: 'Σύγκριση δύο εκδόσεων ενός προγράμματος' },
      description: {
        en: 'What the later version says otherwise, a sentence for each difference: a deadline moved, a budget line exhausted, an amount or a condition changed.',
        el: 'Τι λέει αλλιώς η νεότερη έκδοση, με μία πρόταση για κάθε διαφορά: παράταση, εξάντληση γραμμής προϋπολογισμού, αλλαγή ποσού ή όρου.',
      },
      query: Type.Object({
        from: Type.Optional(Type.Integer({ minimum: 1, description: 'The earlier version. Default: the one before.' })),
        to: Type.Optional(Type.Integer({ minimum: 1, description: 'The later version. Default: the current one.' })),
      }),
      answers: { 200: { description: 'The differences.', schema: comparison } },
      async handle(ctx, { params: { slug: name }, query }) {
        const compared = await compareVersions(ctx, name, query)
        return { status: 200 as const, body: viewComparison(compared, (reason) => kit.explain(reason)[ctx.language]) }
      },
    }),
    route({
      method: 'GET',
      path: '/programmes/{slug}/documents/{id}',
      id: 'getProgrammeDocument',
      tag,
      scope: 'programmes:read',
      etag: true,
      params: Type.Object({ slug, id: documentId }),
      summary: { en: 'Read a source document', el: 'Ανάγνωση εγγράφου πηγής' },
      description: {
        en: 'The canonical text that citations point into: text[start:end] == exact, in code points.',
        el: 'Το κανονικό κείμενο στο οποίο δείχνουν οι παραπομπές: text[start:end] == exact, σε code points.',
      },
      answers: { 200: { description: 'The document.', schema: documentAnswer } },
      async handle(ctx, { params: { slug: name, id } }) {
        return { status: 200 as const, body: viewDocument(await readDocument(ctx, name, id)) }
      },
    }),
  ]
}

/** Programmes of a whole portal come in one file. */
const importBody = 20 * 1024 * 1024

const importQuery = Type.Object({
  format: Type.Optional(
    oneOf(
      importFormats.map(({ name }) => name),
      'What the file is; found out by its content unless given.',
    ),
  ),
  notify: Type.Optional(
    Type.Boolean({
      default: true,
      description: 'Whether accounts are told of each programme; false for a first import.',
    }),
  ),
  dry_run: Type.Optional(
    Type.Boolean({ default: false, description: 'Checks and compares everything, writes nothing.' }),
  ),
  retrieved_at: Type.Optional(instant),
  collection: Type.Optional(
    Type.String({
      pattern: '^[a-z0-9][a-z0-9._-]{0,63}$',
      description:
        'The collection that the file is the whole of; its programmes that are not in the file are reported as vanished. Default: the format.',
      examples: ['fr-schema'],
    }),
  ),
})

/** The import of a file, as a job. */
export const importRoute: Route = route({
  method: 'POST',
  path: '/programmes/import',
  id: 'importProgrammes',
  tag,
  scope: 'catalogue:write',
  summary: { en: 'Import programmes from a file', el: 'Εισαγωγή προγραμμάτων από αρχείο' },
  description: {
    en: "JSON, CSV or XLSX. A job reads the file row by row: a row that is wrong never loses another, the same file again changes nothing, what is no longer in it is reported and left alone. The job's result is the report.",
    el: 'JSON, CSV ή XLSX. Μια εργασία διαβάζει το αρχείο γραμμή προς γραμμή: μια λανθασμένη γραμμή δεν χάνει καμία άλλη, το ίδιο αρχείο ξανά δεν αλλάζει τίποτα, και όσα λείπουν πια από αυτό αναφέρονται και μένουν ως έχουν. Το αποτέλεσμα της εργασίας είναι η αναφορά.',
  },
  query: importQuery,
  body: Type.Union(
    [
      Type.Array(Type.Unknown(), { maxItems: 20_000, description: 'The rows, as their portal publishes them.' }),
      Type.Object({}, { additionalProperties: true, description: 'A portal’s file that holds its rows in a member.' }),
    ],
    { description: 'The file as JSON.' },
  ),
  bodyTypes: importTypes,
  bodyLimit: importBody,
  answers: {
    202: {
      description: 'Accepted; follow the job.',
      schema: Type.Object({ job_id: idOf('job'), url: Type.String({ description: 'Address of the job.' }) }),
      headers: { Location: 'Address of the job.', 'Retry-After': 'Seconds after which to look.' },
    },
  },
  refusals: ['publisher_required'],
  async handle(ctx, { query, body, raw }) {
    const retrievedAt = query.retrieved_at === undefined ? undefined : readInstant('retrieved_at', query.retrieved_at)
    const id = await requestImport(ctx, {
      media: raw?.type ?? 'application/json',
      bytes: raw?.bytes ?? new TextEncoder().encode(JSON.stringify(body)),
      format: query.format,
      collection: query.collection,
      retrievedAt,
      notify: query.notify ?? true,
      dryRun: query.dry_run ?? false,
    })
    const url = `/api/v1/jobs/${id}`
    return { status: 202 as const, body: { job_id: id, url }, headers: { location: url, 'retry-after': '1' } }
  },
})

/** Routes of publishers. */
export function publishingRoutes(kit: ProgrammesKit): Route[] {
  const checkInput = (merged: unknown): ProgrammeInput => {
    const faults = kit.formFaults(merged)
    if (faults.length > 0) throw invalidBody(faults)
    return merged as ProgrammeInput
  }
  /** The programme, with what of it says something else than its sentences. */
  const writtenAnswer = <S extends 200 | 201>(status: S, shown: ShownProgramme, ctx: Context) => {
    const { body, ...more } = shownAnswer(status, shown, ctx.now)
    const notes = programmeAgainstText(shown.body, kit.reference).map(({ pointer, reason }) => ({
      pointer,
      text: kit.explain(reason)[ctx.language],
    }))
    return { ...more, body: { ...body, notes } }
  }
  return [
    importRoute,
    route({
      method: 'PUT',
      path: '/programmes/{slug}',
      id: 'putProgramme',
      tag,
      scope: 'catalogue:write',
      params,
      etag: true,
      summary: { en: 'Write the draft of a programme', el: 'Εγγραφή προσχεδίου προγράμματος' },
      description: {
        en: 'Makes the programme if there is none. Everything is checked: criteria, codes, and that each quotation stands in its document. A published version stays until the draft is published.',
        el: 'Δημιουργεί το πρόγραμμα αν δεν υπάρχει. Ελέγχονται όλα: κριτήρια, κωδικοί και ότι κάθε απόσπασμα υπάρχει στο έγγραφό του. Η δημοσιευμένη έκδοση μένει ως έχει μέχρι να δημοσιευθεί το προσχέδιο.',
      },
      body: programmeInput,
      bodyExample: programmeExample,
      bodyLimit: catalogueBody,
      answers: {
        200: { ...written, description: 'The draft, changed.' },
        201: { ...written, description: 'The draft of a new programme.' },
      },
      refusals: ['publisher_required'],
      async handle(ctx, { params: { slug: name }, body, preconditions }) {
        const { created, programme } = await putProgramme(ctx, kit, {
          slug: name,
          input: body,
          agree: preconditions.check,
        })
        const shown = shownDraft(programme)
        return created ? writtenAnswer(201, shown, ctx) : writtenAnswer(200, shown, ctx)
      },
    }),
    route({
      method: 'PATCH',
      path: '/programmes/{slug}',
      id: 'patchProgramme',
      tag,
      scope: 'catalogue:write',
      params,
      etag: true,
      summary: { en: 'Change the draft of a programme', el: 'Αλλαγή προσχεδίου προγράμματος' },
      description: {
        en: 'A merge patch (RFC 7396) of the draft, or of the published version where there is no draft. Documents keep their texts when their id is kept.',
        el: 'Merge patch (RFC 7396) στο προσχέδιο ή, αν δεν υπάρχει, στη δημοσιευμένη έκδοση. Τα έγγραφα κρατούν το κείμενό τους όταν διατηρείται το id τους.',
      },
      body: Type.Object({}, { additionalProperties: true, description: 'Members to replace; null removes one.' }),
      bodyExample: patchExample,
      bodyLimit: catalogueBody,
      answers: { 200: { ...written, description: 'The draft.' } },
      refusals: ['publisher_required'],
      preconditionRequired: true,
      async handle(ctx, { params: { slug: name }, body, preconditions }) {
        const draft = await patchProgramme(ctx, kit, {
          slug: name,
          change: (current) => checkInput(mergePatch(current, body)),
          agree: preconditions.check,
        })
        return writtenAnswer(200, shownDraft(draft), ctx)
      },
    }),
    route({
      method: 'GET',
      path: '/programmes/{slug}/draft-changes',
      id: 'listProgrammeDraftChanges',
      tag,
      scope: 'catalogue:write',
      params,
      summary: { en: 'List the changes of the draft', el: 'Οι αλλαγές του προσχεδίου' },
      description: {
        en: 'Each change of the draft with who, when, and what was there before and after, newest first. They are kept when the draft is published. The first making of a programme is no change.',
        el: 'Κάθε αλλαγή του προσχεδίου με το ποιος, το πότε και το τι υπήρχε πριν και μετά, από τη νεότερη. Διατηρούνται και μετά τη δημοσίευση. Η πρώτη σύνταξη ενός προγράμματος δεν είναι αλλαγή.',
      },
      // A change may hold the whole programme twice.
      query: Type.Object({
        limit: Type.Optional(
          Type.Integer({ minimum: 1, maximum: 20, default: 20, description: 'How many to return.' }),
        ),
        cursor: filterQuery.cursor,
      }),
      answers: { 200: { description: 'Changes, newest first.', schema: pageOf(draftChange) } },
      async handle(ctx, { params: { slug: name }, page }) {
        const found = await readDraftChanges(ctx, name, page)
        return page.answer(found, viewDraftChange, ({ revision }) => [revision])
      },
    }),
    route({
      method: 'POST',
      path: '/programmes/{slug}/publish',
      id: 'publishProgramme',
      tag,
      scope: 'catalogue:write',
      params,
      summary: { en: 'Publish the draft', el: 'Δημοσίευση του προσχεδίου' },
      description: {
        en: 'Makes a new immutable version. A draft equal to the published version makes none. A withdrawn programme without a draft is published again as it was.',
        el: 'Δημιουργεί νέα, αμετάβλητη έκδοση. Προσχέδιο ίδιο με τη δημοσιευμένη έκδοση δεν δημιουργεί νέα. Πρόγραμμα που αποσύρθηκε και δεν έχει προσχέδιο δημοσιεύεται ξανά όπως ήταν.',
      },
      answers: { 200: { ...written, description: 'The published version.' } },
      refusals: ['publisher_required', 'conflict'],
      handle: async (ctx, { params: { slug: name } }) =>
        writtenAnswer(200, shownPublished(await publishProgramme(ctx, { slug: name })), ctx),
    }),
    route({
      method: 'POST',
      path: '/programmes/{slug}/close',
      id: 'closeProgramme',
      tag,
      scope: 'catalogue:write',
      params,
      summary: { en: 'Stop the call', el: 'Διακοπή της πρόσκλησης' },
      description: {
        en: 'Says that the call is closed, exhausted or paused, in a new version.',
        el: 'Δηλώνει, σε νέα έκδοση, ότι η πρόσκληση έκλεισε, εξαντλήθηκε ή ανεστάλη.',
      },
      body: Type.Object({
        status: Type.Optional(oneOf(['closed', 'exhausted', 'paused'], 'Default closed.')),
        since: Type.Optional({
          ...instant,
          description: 'From when; default now. Only a pause of a call that is not stopped may begin later.',
        }),
        reason: Type.Optional(localized(1000, 'Why.')),
      }),
      bodyExample: closeExample,
      answers: { 200: { ...answer, description: 'The new version.' } },
      refusals: ['publisher_required', 'conflict'],
      handle: async (ctx, { params: { slug: name }, body: { status = 'closed', since, ...more } }) => {
        const stop = {
          slug: name,
          status,
          since: since === undefined ? ctx.now : bodyInstant('/since', since),
          ...more,
        }
        return publishedAnswer(await closeProgramme(ctx, stop), ctx.now)
      },
    }),
    route({
      method: 'POST',
      path: '/programmes/{slug}/withdraw',
      id: 'withdrawProgramme',
      tag,
      scope: 'catalogue:write',
      params,
      summary: { en: 'Withdraw a programme', el: 'Απόσυρση προγράμματος' },
      description: {
        en: 'Takes it out of lists, searches and matches; it can still be read, with the reason.',
        el: 'Το αφαιρεί από καταλόγους, αναζητήσεις και αντιστοιχίσεις· παραμένει αναγνώσιμο, με τον λόγο.',
      },
      body: Type.Object({ reason: localized(2000, 'Why.') }),
      bodyExample: withdrawExample,
      answers: { 200: { ...answer, description: 'The withdrawn programme.' } },
      refusals: ['publisher_required', 'conflict'],
      handle: async (ctx, { params: { slug: name }, body: { reason } }) =>
        publishedAnswer(await withdrawProgramme(ctx, { slug: name, reason }), ctx.now),
    }),
  ]
}

function shownAnswer<S extends 200 | 201>(status: S, shown: ShownProgramme, now: Temporal.Instant) {
  return { status, body: viewProgramme(shown, now), etag: tagOf(shown, now) }
}

function publishedAnswer(found: StoredProgramme, now: Temporal.Instant) {
  return shownAnswer(200, shownPublished(found), now)
}

/** The form of an instant says nothing of leap seconds and days that do not exist. */
function bodyInstant(pointer: string, text: string): Temporal.Instant {
  const found = instantOf(text)
  if (found === undefined) throw invalidBody([fault.instant(pointer, text)])
  return found
}
