import { Type } from 'typebox'
import { idOf, instant, nullable } from '../platform/http/schemas.ts'
import { named } from '../platform/named.ts'
import { draftDocument } from './document-schema.ts'
import { packIds } from './drafts.ts'

const text = (description: string) => Type.String({ description })
const optional = Type.Optional

export const draftStatuses = ['queued', 'generating', 'completed', 'stale', 'failed', 'cancelled'] as const

const changedCitation = Type.Object({
  id: text('Id of a citation of the document.'),
  anchor: Type.Unsafe<'moved' | 'changed' | 'missing' | 'exact'>({
    type: 'string',
    enum: ['moved', 'changed', 'missing'],
    description: '`moved`: the same words elsewhere; `changed`: other words or another value; `missing`: gone.',
  }),
  label: text('Names the source.'),
  before: optional(Type.Unknown({ description: 'As it was.' })),
  after: optional(Type.Unknown({ description: 'As it is.' })),
})

const fields = {
  id: idOf('drf'),
  match_id: idOf('mat'),
  profile_id: idOf('prf'),
  programme: Type.Object({ slug: text('Slug.'), version: Type.Integer({ description: 'Version it was made from.' }) }),
  profile_version: Type.Integer({ description: 'Version of the profile it was made from.' }),
  template: text('Template pack.'),
  language: Type.Unsafe<'el' | 'en'>({ type: 'string', enum: ['el', 'en'], description: 'Language of the document.' }),
  status: Type.Unsafe<(typeof draftStatuses)[number]>({
    type: 'string',
    enum: [...draftStatuses],
    description:
      'A completed draft is `stale` when its programme or profile has a new version; it stays readable, and the draft itself says what differs.',
  }),
  job_id: idOf('job'),
  as_of: instant('The match was judged at this instant.'),
  edited_sections: Type.Array(Type.String(), { description: 'Sections that a person rewrote.' }),
  error: nullable(Type.Object({ code: text('As in a problem.'), detail: text('Why it could not be made.') })),
  created_at: instant(),
  updated_at: instant(),
  completed_at: nullable(instant()),
  url: text('This draft.'),
}

/** A draft in a list. */
export const draftSummary = named('DraftSummary', Type.Object(fields, { description: 'A draft without its document.' }))

/** A draft by itself. */
export const draftView = named(
  'Draft',
  Type.Object(
    {
      ...fields,
      differences: optional(
        Type.Object(
          {
            citations: Type.Array(changedCitation),
            sections: Type.Array(Type.String(), { description: 'Sections that would read otherwise now.' }),
            blocked: optional(text('Code of the problem why it can be made no more.')),
          },
          { description: 'Of a stale draft.' },
        ),
      ),
      document: nullable(draftDocument),
    },
    { description: 'An application draft.' },
  ),
)

export const generateBody = named(
  'GenerateDraftBody',
  Type.Object(
    {
      match_id: Type.String({ minLength: 1, maxLength: 100, description: 'Match id, `mat_…`.' }),
      template: optional(
        Type.Unsafe<string>({
          type: 'string',
          enum: [...packIds],
          description: 'Template pack; unless given, the most special one that the call is for.',
        }),
      ),
      language: optional(
        Type.Unsafe<'el' | 'en'>({
          type: 'string',
          enum: ['el', 'en'],
          description: 'Language of the document; unless given, the profile’s, else Greek.',
        }),
      ),
    },
    {
      examples: [
        { match_id: 'mat_01k7w1z8e3f6r9q2m5t0x4c8vb01k7w1zb2d4f6h8k0n2q4t6w8', template: 'gr-espa', language: 'el' },
      ],
    },
  ),
)

export const patchBody = named(
  'PatchDraftBody',
  Type.Object({
    sections: Type.Record(
      Type.String({ maxLength: 64 }),
      Type.Union([
        Type.Object({
          paragraphs: Type.Array(Type.String({ minLength: 1, maxLength: 10_000, pattern: '\\S' }), {
            minItems: 1,
            maxItems: 200,
            description:
              'Your own text, a paragraph each. It has no citations, and the notice of the draft names its section as yours.',
          }),
        }),
        Type.Null(),
      ]),
      { maxProperties: 50, description: 'By section id; `null` takes your text back and shows the composed one.' },
    ),
  }),
)

export const regenerateBody = named(
  'RegenerateDraftBody',
  Type.Object({
    discard_edits: optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
        maxItems: 50,
        description: 'Sections whose text of yours is given up; all others keep it.',
      }),
    ),
  }),
)
