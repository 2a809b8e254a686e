import { Type } from 'typebox'
import { callStatuses, instruments } from '../core/facts/programme.ts'
import type { Profile } from '../core/facts/profile.ts'
import { verdicts } from '../core/verdict.ts'
import { weakEtagOf } from '../platform/http/etag.ts'
import { pageOf, pageQuery, type SortKey } from '../platform/http/page.ts'
import { route, Written, type Route } from '../platform/http/route.ts'
import { idInPath } from '../platform/http/schemas.ts'
import { profileBody, profileExample } from '../profiles/profiles.ts'
import { readFilter } from '../programmes/programmes.ts'
import type { Names } from '../wording/wording.ts'
import { matchExportRoute } from './match-export-routes.ts'
import { asOf, choices, fitting, openStatuses, readAsOf, readDay } from './match-parameters.ts'
import { answerBody, answerView, decisionBody, decisionView, matchView, reasoningView } from './match-schemas.ts'
import { decisionOf, reasoningOf, viewOf } from './match-view.ts'
import { JsonBytes } from '../platform/json-bytes.ts'
import { SpareMemory } from '../platform/reusable-body.ts'
import { MatchFrames } from './match-frame.ts'
import { MatchWriter } from './match-writer.ts'
import {
  answerCriterion,
  decide,
  explainPair,
  keptPairs,
  matchesOfProgramme,
  matchSorts,
  previewMatches,
  requestRecompute,
  withdrawDecision,
  type MatchCursor,
  type MatchFilter,
} from './matching.ts'
import { listAnswer } from './match-list-wire.ts'
import type { MatchingKit } from './matching-kit.ts'
import { asOfNow } from './rescore.ts'

const tag = 'Matching'
const matchId = Type.Object({
  match_id: idInPath('mat'),
})

/** Routes of the matching room. */
export function matchRoutes(kit: MatchingKit, names: Names, publicUrl: string): Route[] {
  return [
    list(kit, names),
    matchExportRoute(kit, names, publicUrl),
    recompute(kit),
    preview(kit, names),
    reasoning(kit, names),
    decision(kit),
    undecide(kit),
    answer(kit),
    ofProgramme(kit, names),
  ]
}

const readCursor = (key: SortKey | null): MatchCursor | null =>
  key === null
    ? null
    : { at: Number(key[0]), value: Number(key[1]), programmeId: String(key[2]), version: Number(key[3]) }

const list = (kit: MatchingKit, names: Names) =>
  route({
    method: 'GET',
    path: '/match/{profile_id}',
    id: 'listMatches',
    tag,
    scope: 'matches:read',
    summary: {
      en: 'Programmes that fit a profile, with reasoning and citations',
      el: 'Προγράμματα που ταιριάζουν σε ένα προφίλ, με αιτιολόγηση και παραπομπές',
    },
    description: {
      en: 'Computed when asked: always current with the profile and the catalogue. All pages of one list are evaluated at the instant of the first.',
      el: 'Υπολογίζεται όταν ζητηθεί: πάντα σύμφωνη με το προφίλ και τον κατάλογο. Όλες οι σελίδες μιας λίστας υπολογίζονται για τη στιγμή της πρώτης.',
    },
    params: Type.Object({
      profile_id: idInPath('prf'),
    }),
    query: Type.Object({
      ...pageQuery,
      eligibility: choices(verdicts, 'Verdicts wanted; by default all but `not_eligible`.'),
      status: choices(callStatuses, 'Statuses of the call; by default open, forecasted, paused and unknown.'),
      min_score: Type.Optional(Type.Integer({ minimum: 0, maximum: 100, description: 'Least score.' })),
      closing_before: Type.Optional(
        Type.String({
          pattern: '^\\d{4}-\\d{2}-\\d{2}$',
          description: "The next deadline is before this day, in the call's own zone.",
        }),
      ),
      kad: Type.Optional(Type.String({ minLength: 1, maxLength: 20, description: 'Open to this activity code.' })),
      region: Type.Optional(
        Type.String({ minLength: 1, maxLength: 120, description: 'Open to this region: NUTS code or name.' }),
      ),
      instrument: choices(instruments, 'Instruments.'),
      sort: Type.Optional(
        Type.Unsafe<(typeof matchSorts)[number]>({
          type: 'string',
          enum: [...matchSorts],
          default: 'score',
          description: 'Best first: `score`, `amount` (expected subsidy); nearest first: `deadline`.',
        }),
      ),
      as_of: asOf,
    }),
    answers: { 200: { description: 'A page of matches.', schema: pageOf(matchView) } },
    async handle(ctx, { params, query, page }) {
      const { kad, region, instrument } = query
      const after = readCursor(page.after)
      const moment =
        query.as_of === undefined && after !== null
          ? asOfNow(Temporal.Instant.fromEpochMilliseconds(after.at))
          : readAsOf(ctx, query.as_of)
      const filter = (): MatchFilter => ({
        eligibility: query.eligibility ?? fitting,
        status: query.status ?? openStatuses,
        ...(kad === undefined && region === undefined && instrument === undefined
          ? {}
          : {
              programmes: readFilter(
                {
                  status: [...callStatuses],
                  ...(kad === undefined ? {} : { kad }),
                  ...(region === undefined ? {} : { region }),
                  ...(instrument === undefined ? {} : { instrument }),
                },
                kit.reference,
              ),
            }),
        sort: query.sort ?? 'score',
        ...(query.min_score === undefined ? {} : { minScore: query.min_score }),
        ...(query.closing_before === undefined
          ? {}
          : { closingBefore: readDay('closing_before', query.closing_before) }),
      })
      // A list of now is written once, as long as it says the same.
      const key =
        query.as_of === undefined && after === null
          ? `${ctx.language} ${names.revision?.() ?? ''} ${page.asked}`
          : undefined
      const read = await keptPairs(ctx, kit, params.profile_id)
      return listAnswer(read, { ctx, kit, names, filter, asOf: moment, after, key, page })
    },
  })

const recompute = (kit: MatchingKit) =>
  route({
    method: 'POST',
    path: '/match/recompute',
    id: 'recomputeMatches',
    tag,
    scope: 'matches:write',
    summary: { en: 'Score matches again', el: 'Επανυπολογισμός αντιστοιχίσεων' },
    description: {
      en: 'Not needed for reading: answers are always current. It settles the stored state at once; only real changes become events. A call for the same as one that has not begun is answered with that one’s job.',
      el: 'Δεν χρειάζεται για την ανάγνωση: οι απαντήσεις είναι πάντα τρέχουσες. Ενημερώνει αμέσως την αποθηκευμένη κατάσταση· μόνο πραγματικές αλλαγές γίνονται συμβάντα. Κλήση για τα ίδια με μία που δεν έχει αρχίσει απαντάται με την εργασία εκείνης.',
    },
    body: Type.Object({
      profile_ids: Type.Optional(
        Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
          minItems: 1,
          maxItems: 5000,
          description: 'Only these profiles.',
        }),
      ),
      programme_slugs: Type.Optional(
        Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
          minItems: 1,
          maxItems: 5000,
          description: 'Only these programmes.',
        }),
      ),
    }),
    bodyExample: {},
    answers: {
      202: {
        description: 'Accepted; follow the job.',
        schema: Type.Object({
          job_id: Type.String({ description: 'Job id.' }),
          url: Type.String({ description: 'Address of the job.' }),
        }),
        headers: { Location: 'Address of the job.', 'Retry-After': 'Seconds after which to look.' },
      },
    },
    async handle(ctx, { body }) {
      const id = await requestRecompute(ctx, kit, { profileIds: body.profile_ids, slugs: body.programme_slugs })
      const url = `/api/v1/jobs/${id}`
      return { status: 202 as const, body: { job_id: id, url }, headers: { location: url, 'retry-after': '1' } }
    },
  })

const preview = (kit: MatchingKit, names: Names) =>
  route({
    method: 'POST',
    path: '/match/preview',
    id: 'previewMatches',
    tag,
    scope: 'matches:read',
    summary: { en: 'Match a profile without storing it', el: 'Αντιστοίχιση προφίλ χωρίς αποθήκευση' },
    description: {
      en: 'With `programme_slugs`, those programmes with every verdict; without, all that fit and are not closed.',
      el: 'Με `programme_slugs`, αυτά τα προγράμματα με κάθε πόρισμα· χωρίς, όσα ταιριάζουν και δεν έχουν κλείσει.',
    },
    body: Type.Object({
      profile: profileBody,
      as_of: asOf,
      programme_slugs: Type.Optional(
        Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
          minItems: 1,
          maxItems: 100,
          description: 'Only these programmes.',
        }),
      ),
      limit: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'How many to return, best first.' }),
      ),
    }),
    bodyExample: { profile: profileExample, limit: 5 },
    answers: {
      200: {
        description: 'The best matches; nothing was stored.',
        schema: Type.Object({
          data: Type.Array(matchView),
          total: Type.Integer({ minimum: 0, description: 'How many match in all.' }),
        }),
      },
    },
    async handle(ctx, { body }) {
      const { matches, total } = await previewMatches(ctx, kit, {
        document: body.profile as Profile,
        slugs: body.programme_slugs,
        asOf: readAsOf(ctx, body.as_of),
        limit: body.limit ?? body.programme_slugs?.length ?? 20,
      })
      const json = new JsonBytes(kit.memory?.spare ?? new SpareMemory())
      json.write('{"data":')
      const frames = kit.memory?.frames ?? new MatchFrames()
      new MatchWriter({ language: ctx.language, names, frames }, json).list(matches)
      json.write(`,"total":${total}}`)
      return { status: 200 as const, body: Written.once(json.taken()) }
    },
  })

const reasoning = (kit: MatchingKit, names: Names) =>
  route({
    method: 'GET',
    path: '/match/{match_id}/reasoning',
    id: 'getReasoning',
    tag,
    scope: 'matches:read',
    params: matchId,
    etag: true,
    summary: {
      en: 'Why a programme fits a profile or does not',
      el: 'Γιατί ένα πρόγραμμα ταιριάζει ή δεν ταιριάζει σε ένα προφίλ',
    },
    query: Type.Object({ as_of: asOf }),
    answers: { 200: { description: 'The whole reasoning.', schema: reasoningView } },
    async handle(ctx, { params, query }) {
      const shown = await explainPair(ctx, kit, params.match_id, readAsOf(ctx, query.as_of))
      const body = reasoningOf(shown, ctx.language, names)
      // Of the same reasoning a moment later only the moment is another.
      const { as_of: _moment, ...says } = body
      return { status: 200 as const, body, headers: { etag: weakEtagOf(JSON.stringify(says), ctx.language) } }
    },
  })

const decision = (kit: MatchingKit) =>
  route({
    method: 'PUT',
    path: '/match/{match_id}/decision',
    id: 'decideMatch',
    tag,
    scope: 'matches:write',
    params: matchId,
    summary: { en: 'Save, dismiss, or record an application', el: 'Αποθήκευση, απόρριψη ή καταγραφή αίτησης' },
    body: decisionBody,
    bodyExample: { state: 'saved' },
    answers: { 200: { description: 'The decision as kept.', schema: decisionView } },
    async handle(ctx, { params, body }) {
      const kept = await decide(ctx, kit, params.match_id, {
        state: body.state,
        application: body.application ?? null,
        note: body.note ?? null,
      })
      return { status: 200 as const, body: decisionOf(kept) }
    },
  })

const undecide = (kit: MatchingKit) =>
  route({
    method: 'DELETE',
    path: '/match/{match_id}/decision',
    id: 'withdrawDecision',
    tag,
    scope: 'matches:write',
    params: matchId,
    summary: { en: 'Take a decision back', el: 'Ανάκληση απόφασης' },
    answers: { 204: { description: 'There is no decision any more.' } },
    async handle(ctx, { params }) {
      await withdrawDecision(ctx, kit, params.match_id)
      return { status: 204 as const }
    },
  })

const answer = (kit: MatchingKit) =>
  route({
    method: 'PUT',
    path: '/match/{match_id}/answers/{criterion_id}',
    id: 'answerCriterion',
    tag,
    scope: 'matches:write',
    summary: {
      en: 'Confirm a criterion that only a person can',
      el: 'Επιβεβαίωση κριτηρίου που μόνο άνθρωπος μπορεί να κρίνει',
    },
    description: {
      en: 'Shown in the reasoning with who and when. It becomes void when the words it was given to change.',
      el: 'Εμφανίζεται στην αιτιολόγηση με το ποιος και πότε. Παύει να ισχύει όταν αλλάξει το κείμενο στο οποίο δόθηκε.',
    },
    params: Type.Object({
      ...matchId.properties,
      criterion_id: Type.String({ minLength: 1, maxLength: 64, description: 'Id of a manual criterion.' }),
    }),
    body: answerBody,
    bodyExample: { value: 'met' },
    refusals: ['conflict'],
    answers: { 200: { description: 'The answer as kept.', schema: answerView } },
    async handle(ctx, { params, body }) {
      const kept = await answerCriterion(ctx, kit, {
        id: params.match_id,
        criterionId: params.criterion_id,
        value: body.value,
        note: body.note ?? null,
        evidence: body.evidence ?? null,
      })
      return {
        status: 200 as const,
        body: {
          criterion_id: kept.criterionId,
          value: kept.value,
          ...(kept.note === null ? {} : { note: kept.note }),
          ...(kept.evidence === null ? {} : { evidence: kept.evidence }),
          by: kept.by,
          at: kept.at.toString(),
        },
      }
    },
  })

const ofProgramme = (kit: MatchingKit, names: Names) =>
  route({
    method: 'GET',
    path: '/programmes/{slug}/matches',
    id: 'listProgrammeMatches',
    tag,
    scope: 'matches:read',
    summary: {
      en: 'The account’s profiles that a programme fits',
      el: 'Τα προφίλ του λογαριασμού στα οποία ταιριάζει ένα πρόγραμμα',
    },
    params: Type.Object({ slug: Type.String({ minLength: 1, maxLength: 200, description: 'Slug of the programme.' }) }),
    query: Type.Object({
      ...pageQuery,
      eligibility: choices(verdicts, 'Verdicts wanted; by default all but `not_eligible`.'),
    }),
    answers: { 200: { description: 'A page of matches, newest profiles first.', schema: pageOf(matchView) } },
    async handle(ctx, { params, query, page }) {
      const rows = await matchesOfProgramme(ctx, kit, params.slug, {
        eligibility: query.eligibility ?? fitting,
        after: page.after === null ? null : String(page.after[0]),
        count: page.limit + 1,
      })
      return page.answer(
        rows,
        (shown) => viewOf(shown, ctx.language, names),
        (shown) => [shown.profileId ?? ''],
      )
    },
  })
