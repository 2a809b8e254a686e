import { Type, type Static } from 'typebox'
import type { Profile } from '../core/facts/profile.ts'
import type { ProfileReference } from './read-profile.ts'
import { mergePatch } from '../platform/http/merge-patch.ts'
import { pageOf, pageQuery } from '../platform/http/page.ts'
import { route, type Route } from '../platform/http/route.ts'
import { idInPath } from '../platform/http/schemas.ts'
import { openValidators } from '../platform/http/validator.ts'
import type { Language } from '../platform/language.ts'
import { invalidBody } from '../platform/problem.ts'
import { profileBody, profileExample, profileView, type ProfileBody } from './profile-schemas.ts'
import {
  changeProfile,
  createProfile,
  deleteProfile,
  getProfile,
  listProfiles,
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
    ...(stored.document as ProfileBody),
    ...(notes === undefined || notes.length === 0 ? {} : { notes }),
  }
}

const shown = {
  description: 'The profile, with codes, regions and tax number in their canonical form.',
  schema: profileView,
}

/** Routes of the profiles room. */
export function profileRoutes(reference: ProfileReference): Route[] {
  return [create(reference), list, get, replace(reference), patch(reference), remove]
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
    answers: { 201: { ...shown, headers: { Location: 'Address of the profile.' } } },
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
