import { Type } from 'typebox'
import type { Anchor } from '../../core/citing/citation.ts'
import { codePointLength } from '../../core/citing/canonical.ts'
import type { Contradiction, ExtractedField } from '../../core/extraction/extraction.ts'
import type { ProgrammeInput } from '../../core/facts/programme.ts'
import type { Difference } from '../../core/comparing/difference.ts'
import type { Reason } from '../../core/matching/result.ts'
import { named } from '../../platform/named.ts'
import type { RuleNote } from '../against-text.ts'
import { comparison, notesOnText, slug as slugSchema } from '../answer-schemas.ts'
import { documentOf } from '../documents.ts'
import { documentMeta, programmeInput } from '../programme-schemas.ts'
import { anchor, instant, oneOf, timeZone, url } from '../schema-parts.ts'
import type { ReadExtraction } from './extract-document.ts'

/** The parameters of an extraction. */
export const extractionQuery = Type.Object({
  slug: Type.Optional(slugSchema),
  role: Type.Optional({
    ...oneOf(
      ['call', 'amendment'],
      'amendment: a decision that changes the programme of `slug`; its draft is changed, each difference cited.',
    ),
    default: 'call',
  }),
  title: Type.Optional(
    Type.String({ minLength: 1, maxLength: 500, description: 'The title; the first heading or line unless given.' }),
  ),
  language: Type.Optional(oneOf(['el', 'en'], 'Of the document; found out by its letters unless given.')),
  country: Type.Optional(
    Type.String({
      pattern: '^[A-Z]{2}$',
      description:
        'ISO 3166-1 alpha-2 of the Member State that grants, or EU. Unless given, the one country in which the text says that applicants are established, else GR; of an amendment, that of its programme.',
    }),
  ),
  time_zone: Type.Optional({
    ...timeZone,
    description:
      'Of the hours that the document tells; by default Europe/Athens, Europe/Brussels for EU; of an amendment, that of its programme.',
  }),
  url: Type.Optional({ ...url, description: 'Where the document was published.' }),
  retrieved_at: Type.Optional(instant),
  dry_run: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Reads and reports, stores nothing; the canonical text is in the answer.',
    }),
  ),
})

const value = Type.Unknown({
  description: 'As it stands in the draft: an amount, a percentage, a moment, a criterion.',
})
const citations = Type.Array(anchor, {
  description: 'Where it stands: text[start:end] == exact, in code points of the canonical text.',
})

const report = {
  fields: Type.Array(
    Type.Object({
      field: Type.String({
        description: 'What it is: `max_eligible_cost`, `closes_at`, `criterion:headcount`, …',
        examples: ['max_eligible_cost'],
      }),
      pointer: Type.Union([Type.String(), Type.Null()], {
        description: 'JSON pointer into the draft; null where it is not in it.',
      }),
      value,
      confidence: Type.Number({
        minimum: 0,
        maximum: 1,
        description: 'How surely the text says what the value is of. Check those below 0.8 first.',
      }),
      citations,
    }),
    { description: 'What was read, in the order of the draft.' },
  ),
  contradictions: Type.Array(
    Type.Object({ field: Type.String(), values: Type.Array(Type.Object({ value, citations })) }),
    { description: 'What two places say differently, words against digits included; the first stands in the draft.' },
  ),
  values: Type.Array(
    Type.Object({ kind: oneOf(['money', 'percent', 'date'], 'What it is.'), value, citation: anchor }),
    { description: 'Every amount, percentage and date of the text, whether or not it could be told what it is of.' },
  ),
  unread: Type.Optional(
    Type.Array(anchor, {
      description:
        'Of a call: what nothing in `draft` or `fields` cites, in the order of the text, sentences beside each other as one; titles and rows of codes are left out, and what is behind the first 1,000. Read it through before you publish: a condition that was not understood at all stands here.',
    }),
  ),
  notes: notesOnText,
  changes: Type.Optional(
    Type.Array(Type.Object({ ...comparison.properties.changes.items.properties, citations }), {
      description:
        'Of an amendment: what the draft now says otherwise, with the words that say so. What was read and has no place in the draft stands in `fields` with no pointer.',
    }),
  ),
  activities: Type.Optional(
    Type.Object(
      {
        scheme: Type.String(),
        scheme_assumed: Type.Boolean({
          description: 'The call does not name its classification: the one was taken in which more of its codes exist.',
        }),
        refused: Type.Array(Type.String(), { description: 'Printed codes that the classification does not have.' }),
      },
      { description: 'How the lists of activity codes were read.' },
    ),
  ),
}

/** The answer. */
export const extractionAnswer = named(
  'Extraction',
  Type.Object(
    {
      slug: Type.String({ description: 'Of the draft.' }),
      url: Type.Union([Type.String(), Type.Null()], { description: 'Address of the draft; null on a dry run.' }),
      document: documentMeta,
      text: Type.Optional(
        Type.String({ description: 'The canonical text; on a dry run only, since it is stored otherwise.' }),
      ),
      draft: programmeInput,
      ...report,
    },
    { description: 'A draft programme read from a document, and how it was read.' },
  ),
)

/** What came of a document. */
export interface Extracted {
  readonly slug: string
  /** Null on a dry run. */
  readonly address: string | null
  readonly read: ReadExtraction
  /** The draft; its last document is the one that was read. */
  readonly input: ProgrammeInput
  readonly fields: readonly ExtractedField[]
  readonly contradictions: readonly Contradiction[]
  readonly notes: readonly RuleNote[]
  readonly changes?: readonly CitedDifference[]
}

export interface CitedDifference {
  readonly difference: Difference
  readonly citations: readonly Anchor[]
}

/** As the wire shows it. */
export function viewExtracted(extracted: Extracted, say: (reason: Reason) => string) {
  const { slug, address, read, input, fields, contradictions, notes, changes } = extracted
  const { document, extraction } = read
  const stored = documentOf(document.text, codePointLength(document.text))
  const source = input.documents.at(-1)
  const { text: _text, ...meta } = source ?? { key: 'call', title: '', role: 'call' as const, order: 1, language: 'el' }
  const shown = { ...meta, id: stored.id, sha256: stored.sha256, length: stored.length }
  const { activities } = extraction
  return {
    slug,
    url: address,
    document: shown,
    ...(address === null ? { text: document.text } : {}),
    draft: { ...input, documents: [...input.documents.slice(0, -1), shown] },
    fields: fields.map(({ citations: cited, ...field }) => ({ ...field, citations: [...cited] })),
    contradictions: contradictions.map(({ field, values }) => ({
      field,
      values: values.map((each) => ({ value: each.value, citations: [...each.citations] as Anchor[] })),
    })),
    values: extraction.stated.map((each) => ({ ...each })),
    notes: notes.map(({ pointer, reason }) => ({ pointer, text: say(reason) })),
    ...(changes === undefined
      ? { unread: extraction.unread.map((each) => ({ ...each })) }
      : {
          changes: changes.map(({ difference: { says, pointer, kind, ...difference }, citations: cited }) => ({
            pointer,
            kind,
            text: say(says),
            ...(difference.before === undefined ? {} : { before: difference.before }),
            ...(difference.after === undefined ? {} : { after: difference.after }),
            citations: [...cited],
          })),
        }),
    ...(activities === undefined
      ? {}
      : {
          activities: {
            scheme: activities.scheme,
            scheme_assumed: activities.schemeAssumed,
            refused: [...activities.refused],
          },
        }),
  }
}
