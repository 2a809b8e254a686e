import { Type, type TSchema } from 'typebox'
import { callStatuses } from '../../core/facts/programme.ts'
import { verdicts } from '../../core/verdict.ts'

/** Schemas that several tools share. Limits stand on all that is taken in; what is given out is described and no more. */

export const choice = <const T extends readonly string[]>(values: T, description: string) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], description })
export const some = <const T extends readonly string[]>(values: T, description: string) =>
  Type.Optional(Type.Array(choice(values, 'One of them.'), { minItems: 1, maxItems: values.length, description }))
export const words = (maxLength: number, description: string, example?: string) =>
  Type.String({ minLength: 1, maxLength, description, ...(example === undefined ? {} : { examples: [example] }) })
export const day = (description: string) =>
  Type.String({
    pattern: '^\\d{4}-\\d{2}-\\d{2}$',
    description: `${description} \`YYYY-MM-DD\`.`,
    examples: ['2027-01-20'],
  })
export const cursor = Type.Optional(
  Type.String({ minLength: 1, maxLength: 2000, description: 'Where the next page begins: `next_cursor` of the last.' }),
)
export const limit = (most: number, usual: number) =>
  Type.Optional(
    Type.Integer({ minimum: 1, maximum: most, default: usual, description: `How many; ${usual} unless given.` }),
  )
export const slug = Type.String({
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  maxLength: 128,
  description: 'Slug of the programme, as lists give it.',
})
const id = (prefix: string, what: string) =>
  Type.String({ pattern: `^${prefix}_[0-9a-z]{1,60}$`, description: `${what}, \`${prefix}_…\`.` })
export const profileId = id('prf', 'Id of a stored profile')
export const matchId = id('mat', 'Id of a match, as lists of matches give it')
export const draftId = id('drf', 'Id of a draft')

const text = (description?: string) => Type.String(description === undefined ? {} : { description })
const optional = Type.Optional

export const money = Type.Object({ amount: text('Decimal string.'), currency: text('ISO 4217.') })

export const nextCursor = optional(text('Pass it as `cursor` for the next page.'))

/** Where a statement comes from, resolvable: `text[start:end]` of the document, in code points, is the quote. */
export const citation = Type.Object({
  id: text('Referred to by `citations`.'),
  kind: choice(
    ['source_span', 'profile_field', 'derived', 'reference'] as const,
    'Words of the call, a fact of the profile, computed, or law.',
  ),
  quote: optional(text('The words, letter for letter.')),
  document: optional(
    Type.Object({
      id: text('For read_document.'),
      title: text(),
      version: Type.Integer({ description: 'Version of the programme.' }),
      sha256: text('Of its text in UTF-8.'),
      start: optional(Type.Integer()),
      end: optional(Type.Integer()),
      page: optional(Type.Integer()),
      section: optional(text()),
    }),
  ),
  field: optional(Type.Object({ path: text('JSON pointer into the profile.'), value: Type.Unknown() })),
  formula: optional(text('How it was computed.')),
  law: optional(text('Regulation or table, with its place.')),
  link: optional(text('The source, opened at the words.')),
})

export const citations = Type.Array(Type.String(), { description: 'Ids of `citations`.' })

export const deadline = Type.Object(
  { at: optional(text('RFC 3339; absent where the call names no date.')), time_zone: text('IANA.'), basis: text() },
  { description: 'The next deadline.' },
)

export const programmeHead = {
  slug: text(),
  title: text(),
  version: Type.Integer(),
  status: choice(callStatuses, 'Status of the call now.'),
  deadline: optional(deadline),
  sample: Type.Boolean({ description: 'Written to show the service: not a real call.' }),
}

const reason = Type.Object({
  criterion: text('Id of the criterion.'),
  outcome: choice(['met', 'not_met', 'unknown'] as const, 'Unknown is never false.'),
  sentence: text('What the call asks, what the profile says, what follows.'),
  citations,
})

export const matchHead = {
  match_id: text('For explain_match and start_draft.'),
  programme: Type.Object(programmeHead),
  eligibility: choice(verdicts, 'The verdict.'),
  score: Type.Integer({ description: '0 to 100.' }),
  expected_aid: optional(Type.Object({ amount: optional(money), min: optional(money), max: optional(money) })),
  summary: Type.Array(Type.String(), {
    description: 'Verdict, deciding reasons, what is missing or blocks, next action.',
  }),
  missing: Type.Array(Type.Object({ pointer: text('Member of the profile.'), label: text() }), {
    description: 'Facts that would decide.',
  }),
}

/** One match in a list: the deciding reasons with the words they rest on. */
export const match = Type.Object({
  ...matchHead,
  reasons: Type.Array(reason, { description: 'What decides; explain_match has all.' }),
  citations: Type.Array(citation),
})

export const reasonWith = (more: Record<string, TSchema>) => Type.Object({ ...reason.properties, ...more })
