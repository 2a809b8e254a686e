import { Type, type Static } from 'typebox'
import type { Profile } from '../core/facts/profile.ts'
import { readProfile, type ProfileReference } from './read-profile.ts'
import { mergePatch } from '../platform/http/merge-patch.ts'
import { pageOf, pageQuery } from '../platform/http/page.ts'
import { route, type Route } from '../platform/http/route.ts'
import { idInPath, idOf } from '../platform/http/schemas.ts'
import { openValidators } from '../platform/http/validator.ts'
import type { Language } from '../platform/language.ts'
import { invalidBody, type Fault } from '../platform/problem.ts'
import { requestProfileImport } from './import-jobs.ts'
import { profileImportTypes } from './import-profiles.ts'
import { profileBody, profileExample, profileView, type ProfileBody } from './profile-schemas.ts'
import {
  changeProfile,
  createProfile,
  deleteProfile,
  getProfile,
  listProfiles,
  todayOf,
  type StoredProfile,
  type WrittenProfile,
} from './profiles.ts'

const params = Type.Object({ id: idInPath('prf') })
const tag = 'Profiles'

function view(stored: StoredProfile | WrittenProfile, language: Language): Static<typeof profileView> {
  const notes =
    'notes' in stored ? stored.notes.map(({ pointer, detail }) => ({ pointer, detail: detail[language] })) : undefined
  return {
    id: stored.id,
    version: stored.version,
    created_at: stored.createdAt.toString(),
    updated_at: stored.updatedAt.toString(),
    // Of the shape of `profileBody` since it was validated by it when it came.
    ...(stored.document as ProfileBody & Pick<Profile, 'kind'>),
    ...(notes === undefined || notes.length === 0 ? {} : { notes }),
  }
}

const shown = {
  description: 'The profile, with codes, regions and tax number in their canonical form.',
  schema: profileView,
}

/** Routes of the profiles room. */
export function profileRoutes(reference: ProfileReference): Route[] {
  return [create(reference), importRoute, list, get, replace(reference), patch(reference), remove]
}

/** Faults of the members whose form is right; a tax number is read with the country it belongs to. */
const beyondForm =
  (reference: ProfileReference) =>
  ({ tax_id: taxId, ...sound }: Readonly<Record<string, unknown>>, now: Temporal.Instant): readonly Fault[] => {
    const document = { name: '…', ...sound, ...('country' in sound && taxId !== undefined ? { tax_id: taxId } : {}) }
    // A name that is not there is told by the form already.
    const reading = readProfile(document as unknown as Profile, reference, todayOf(now))
    return reading.ok ? [] : reading.faults.filter(({ pointer }) => 'name' in sound || pointer !== '/name')
  }

const create = (reference: ProfileReference) =>
  route({
    method: 'POST',
    path: '/profiles',
    id: 'createProfile',
    tag,
    scope: 'profiles:write',
    summary: { en: 'Create a profile', el: 'Δημιουργία προφίλ' },
    body: profileBody,
    bodyExample: profileExample,
    alsoWrong: beyondForm(reference),
    answers: { 201: { ...shown, headers: { Location: 'Address of the profile.', ETag: 'Of its first version.' } } },
    refusals: ['already_exists'],
    async handle(ctx, { body }) {
      const stored = await createProfile(ctx, reference, body as Profile)
      return {
        status: 201 as const,
        body: view(stored, ctx.language),
        etag: String(stored.version),
        headers: { location: `/api/v1/profiles/${stored.id}` },
      }
    },
  })

/** A million rows of a hundred bytes. */
const importBody = 128 * 1024 * 1024

const importRoute = route({
  method: 'POST',
  path: '/profiles/import',
  id: 'importProfiles',
  tag,
  scope: 'profiles:write',
  summary: { en: 'Import profiles from a file', el: 'Εισαγωγή προφίλ από αρχείο' },
  description: {
    en: "CSV, XLSX, NDJSON, or companies of the Greek business registry as JSON. A job reads the file row by row: a row that is wrong never loses another, the same file again changes nothing. The job's result is the report.",
    el: 'CSV, XLSX, NDJSON ή εταιρείες του ΓΕΜΗ ως JSON. Μια εργασία διαβάζει το αρχείο γραμμή προς γραμμή: μια λανθασμένη γραμμή δεν χάνει καμία άλλη, και το ίδιο αρχείο ξανά δεν αλλάζει τίποτα. Το αποτέλεσμα της εργασίας είναι η αναφορά.',
  },
  query: Type.Object({
    dry_run: Type.Optional(
      Type.Boolean({ default: false, description: 'Checks and compares everything, writes nothing.' }),
    ),
  }),
  body: Type.Union(
    [
      Type.Array(Type.Unknown(), { maxItems: 20_000, description: 'Companies of the registry.' }),
      Type.Object(
        {},
        { additionalProperties: true, description: 'A company of the registry, or a page of its search.' },
      ),
    ],
    { description: 'Answers of the Greek business registry.' },
  ),
  bodyTypes: profileImportTypes,
  bodyLimit: importBody,
  answers: {
    202: {
      description: 'Accepted; follow the job.',
      schema: Type.Object({ job_id: idOf('job'), url: Type.String({ description: 'Address of the job.' }) }),
      headers: { Location: 'Address of the job.', 'Retry-After': 'Seconds after which to look.' },
    },
  },
  async handle(ctx, { query, body, raw }) {
    const id = await requestProfileImport(ctx, {
      media: raw?.type ?? 'application/json',
      bytes: raw?.bytes ?? new TextEncoder().encode(JSON.stringify(body)),
      dryRun: query.dry_run ?? false,
    })
    const url = `/api/v1/jobs/${id}`
    return { status: 202 as const, body: { job_id: id, url }, headers: { location: url, 'retry-after': '1' } }
  },
})

const list = route({
  method: 'GET',
  path: '/profiles',
  id: 'listProfiles',
  tag,
  scope: 'profiles:read',
  summary: { en: 'List profiles, newest first', el: 'Κατάλογος προφίλ, τα νεότερα πρώτα' },
  query: Type.Object({
    ...pageQuery,
    external_id: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'Your own id.' })),
    tax_id: Type.Optional(
      Type.String({ minLength: 1, maxLength: 30, description: 'Tax number as stored: a Greek AFM has nine digits.' }),
    ),
    kind: Type.Optional(
      Type.Unsafe<'business' | 'client'>({
        type: 'string',
        enum: ['business', 'client'],
        description: 'Kind of profile.',
      }),
    ),
    tag: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: 'Only those with this tag.' })),
    q: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'Words in name, external id or tax number; accents and capitals do not matter.',
      }),
    ),
  }),
  answers: { 200: { description: 'A page of profiles.', schema: pageOf(profileView) } },
  async handle(ctx, { query, page }) {
    const filter = {
      ...(query.external_id === undefined ? {} : { externalId: query.external_id }),
      ...(query.tax_id === undefined ? {} : { taxId: query.tax_id }),
      ...(query.kind === undefined ? {} : { kind: query.kind }),
      ...(query.tag === undefined ? {} : { tags: [query.tag] }),
      ...(query.q === undefined ? {} : { q: query.q }),
    }
    const after = page.after === null ? null : String(page.after[0])
    const rows = await listProfiles(ctx, filter, after, page.limit + 1)
    return page.answer(
      rows,
      (stored) => view(stored, ctx.language),
      (stored) => [stored.id],
    )
  },
})

const get = route({
  method: 'GET',
  path: '/profiles/{id}',
  id: 'getProfile',
  tag,
  scope: 'profiles:read',
  params,
  etag: true,
  summary: { en: 'Get a profile', el: 'Ανάγνωση προφίλ' },
  answers: { 200: shown },
  async handle(ctx, { params: { id } }) {
    const stored = await getProfile(ctx, id)
    return { status: 200 as const, body: view(stored, ctx.language), etag: String(stored.version) }
  },
})

const replace = (reference: ProfileReference) =>
  route({
    method: 'PUT',
    path: '/profiles/{id}',
    id: 'replaceProfile',
    tag,
    scope: 'profiles:write',
    params,
    etag: true,
    summary: { en: 'Replace a profile', el: 'Αντικατάσταση προφίλ' },
    body: profileBody,
    bodyExample: profileExample,
    alsoWrong: beyondForm(reference),
    answers: { 200: shown },
    refusals: ['already_exists'],
    async handle(ctx, { params: { id }, body, preconditions }) {
      const stored = await changeProfile(
        ctx,
        reference,
        id,
        () => body as Profile,
        (version) => preconditions.check(version),
      )
      return { status: 200 as const, body: view(stored, ctx.language), etag: String(stored.version) }
    },
  })

const patch = (reference: ProfileReference) => {
  const validate = openValidators().compile(profileBody)
  return route({
    method: 'PATCH',
    path: '/profiles/{id}',
    id: 'patchProfile',
    tag,
    scope: 'profiles:write',
    params,
    etag: true,
    summary: { en: 'Change some fields of a profile', el: 'Αλλαγή ορισμένων πεδίων προφίλ' },
    description: {
      en: 'JSON merge patch (RFC 7396): fields given replace, `null` removes, lists are replaced whole. The merged profile is validated as a whole.',
      el: 'JSON merge patch (RFC 7396): τα πεδία που δίνονται αντικαθιστούν, το `null` αφαιρεί, οι λίστες αντικαθίστανται ολόκληρες. Το αποτέλεσμα ελέγχεται ως σύνολο.',
    },
    body: Type.Object(
      {},
      { additionalProperties: true, description: 'Any fields of a profile.', examples: [{ headcount: 14 }] },
    ),
    bodyExample: { headcount: 14 },
    answers: { 200: shown },
    refusals: ['already_exists'],
    async handle(ctx, { params: { id }, body, preconditions }) {
      const merge = (before: Profile): Profile => {
        const merged = mergePatch(before, body)
        const faults = validate(merged)
        if (faults.length > 0) throw invalidBody(faults)
        return merged as Profile
      }
      const stored = await changeProfile(ctx, reference, id, merge, (version) => preconditions.check(version))
      return { status: 200 as const, body: view(stored, ctx.language), etag: String(stored.version) }
    },
  })
}

const remove = route({
  method: 'DELETE',
  path: '/profiles/{id}',
  id: 'deleteProfile',
  tag,
  scope: 'profiles:write',
  params,
  etag: true,
  summary: { en: 'Erase a profile and what was derived from it', el: 'Διαγραφή προφίλ και όσων προέκυψαν από αυτό' },
  answers: { 204: { description: 'Erased, with its matches, answers and decisions.' } },
  async handle(ctx, { params: { id }, preconditions }) {
    await deleteProfile(ctx, id, (version) => preconditions.check(version))
    return { status: 204 as const }
  },
})
