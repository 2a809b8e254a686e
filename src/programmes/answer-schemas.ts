import { Type } from 'typebox'
import { callStatuses, instruments } from '../core/facts/programme.ts'
import { slugPattern } from './programmes-kit.ts'
import { programmeMembers, sha256, suspended } from './programme-schemas.ts'
import { documentId } from './programme-schemas.ts'
import { instant, localized, money, oneOf, percent, plainDate, timeZone, url } from './schema-parts.ts'

export const slug = Type.String({
  pattern: slugPattern.source,
  maxLength: 128,
  description: "The programme's name in addresses: a–z, 0–9 and hyphens.",
  examples: ['psifiakos-metaschimatismos-2026'],
  'x-wanted': { en: 'a slug of a–z, 0–9 and hyphens', el: 'slug με a–z, 0–9 και παύλες' },
})

export const callStatus = oneOf(callStatuses, "The call's status now, from its dates unless the publisher set it.")
const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

const basis = oneOf(['fixed', 'rolling', 'until_exhausted', 'recurring', 'unknown'], 'What ends the period.')
const nextDeadline = Type.Object(
  {
    id: Type.String(),
    at: Type.Optional(instant),
    time_zone: timeZone,
    basis,
    stage: Type.Optional(Type.String()),
    round: Type.Optional(Type.String()),
  },
  { description: 'The next moment to apply by; without `at` where the source names none.' },
)

const callState = Type.Object(
  {
    status: callStatus,
    since: Type.Optional(instant),
    next_deadline: Type.Optional(nextDeadline),
    opens_at: Type.Optional(Type.Object({ at: instant, time_zone: timeZone })),
    basis: oneOf(['dates', 'publisher', 'none'], 'What the status rests on.'),
    budget_line: Type.Optional(Type.String()),
  },
  { description: 'The status with what it rests on, at the moment of the answer.', 'x-component': 'CallState' },
)

const { call, budget_lines, ...rest } = programmeMembers

const budgetLineShown = Type.Object({
  ...budget_lines.items.properties,
  suspended: Type.Optional(suspended),
  status: callStatus,
})

const publication = {
  id: Type.String({ format: 'uuid', description: 'Stable, whatever the slug.' }),
  slug,
  state: oneOf(['draft', 'published', 'withdrawn'], 'Its place in the catalogue.'),
  version: nullable(Type.Integer({ minimum: 1, description: 'Which published version this is; null for a draft.' })),
  first_published_at: nullable(instant),
  published_at: nullable(instant),
}

/** A programme as answered. */
const programmeMembersShown = {
  ...publication,
  draft_updated_at: nullable(instant),
  withdrawn: nullable(Type.Object({ at: instant, reason: localized(2000, 'Why.') })),
  status: callStatus,
  call_state: callState,
  ...rest,
  call,
  budget_lines: Type.Optional(Type.Array(budgetLineShown, { maxItems: 200 })),
}

export const programmeAnswer = Type.Object(programmeMembersShown, {
  description: 'A programme.',
  'x-component': 'Programme',
})

export const notesOnText = Type.Array(
  Type.Object({
    pointer: Type.String({ description: 'Of a criterion, or of the sentence beside a value.' }),
    text: Type.String(),
  }),
  { description: 'Criteria, dates, amounts and percentages that say something else than the sentences they cite.' },
)

export const writtenProgramme = Type.Object(
  { ...programmeMembersShown, notes: notesOnText },
  { description: 'A programme, and what a reviewer should look at in it.', 'x-component': 'WrittenProgramme' },
)

const highlight = Type.Object({
  field: Type.String({ description: 'JSON pointer of the member that was hit.' }),
  text: Type.String(),
  marks: Type.Array(Type.Object({ start: Type.Integer(), end: Type.Integer() }), {
    description: 'Hits, as half-open ranges in code points of `text`.',
  }),
})

const summaryMembers = {
  id: publication.id,
  slug,
  version: Type.Integer({ minimum: 1 }),
  title: localized(500, 'The title.'),
  summary: Type.Optional(localized(5000, 'What it is.')),
  authority: programmeMembers.authority,
  country: programmeMembers.country,
  sample: programmeMembers.sample,
  provisional: programmeMembers.provisional,
  status: callStatus,
  call_state: callState,
  funding: Type.Object({
    instruments: Type.Array(oneOf(instruments, 'A form of aid.')),
    total_budget: Type.Optional(money),
    min_subsidy: Type.Optional(money),
    max_subsidy: Type.Optional(money),
    max_intensity_percent: Type.Optional(percent),
  }),
  objectives: programmeMembers.objectives,
  budget_lines: Type.Optional(
    Type.Array(
      Type.Object({ id: Type.String(), title: Type.Optional(localized(300, 'The line.')), status: callStatus }),
    ),
  ),
  published_on: Type.Optional(plainDate),
  first_published_at: instant,
  published_at: instant,
  uncertain: Type.Array(oneOf(['kad', 'region', 'business_size', 'subsidy', 'closing'], 'A filter.'), {
    description: 'Filters that what is known of the programme cannot decide; it is listed all the same.',
  }),
  url: Type.String({ description: 'Where the whole programme is read.' }),
}

export const programmeSummary = Type.Object(summaryMembers, {
  description: 'A programme in a list.',
  'x-component': 'ProgrammeSummary',
})
export const searchHit = Type.Object(
  {
    ...summaryMembers,
    rank: Type.Number({ description: 'Comparable within one search.' }),
    highlights: Type.Array(highlight),
  },
  { description: 'A programme found.', 'x-component': 'ProgrammeHit' },
)

const facetCounts = Type.Array(Type.Object({ value: Type.String(), count: Type.Integer({ minimum: 1 }) }))
export const facets = Type.Object(
  {
    status: Type.Optional(facetCounts),
    instrument: Type.Optional(facetCounts),
    business_size: Type.Optional(facetCounts),
    country: Type.Optional(facetCounts),
    objective: Type.Optional(facetCounts),
  },
  { description: 'The facets asked for, each counted under all filters but its own.' },
)

export const historyItem = Type.Object(
  {
    version: Type.Integer({ minimum: 1 }),
    published_at: instant,
    changed: Type.Array(Type.String(), {
      description: 'JSON pointers of what differs from the version before; empty for the first.',
    }),
    url: Type.String(),
  },
  { 'x-component': 'ProgrammeVersion' },
)

const values = {
  before: Type.Optional(Type.Unknown({ description: 'As it was.' })),
  after: Type.Optional(Type.Unknown({ description: 'As it is.' })),
}

export const draftChange = Type.Object(
  {
    revision: Type.Integer({ minimum: 1, description: 'Of the draft, as the change left it; never used twice.' }),
    at: instant,
    caller: nullable(
      Type.Object(
        { kind: Type.Enum(['api_key', 'session', 'system']), id: Type.String({ maxLength: 300 }) },
        { description: 'Who changed it, as in the audit log of your account; null: a publisher of another account.' },
      ),
    ),
    published_version: nullable(
      Type.Integer({ minimum: 1, description: 'What was published then; null before the first publication.' }),
    ),
    changes: Type.Array(
      Type.Object({
        pointer: Type.String({
          description: 'JSON pointer of what differs; items are named by their id or key. Empty: the whole programme.',
        }),
        ...values,
      }),
      { maxItems: 100, description: 'Where there are more than 100, the last is the whole programme.' },
    ),
  },
  { description: 'A change of a draft.', 'x-component': 'ProgrammeDraftChange' },
)

export const comparison = Type.Object(
  {
    from: Type.Integer({ minimum: 1 }),
    to: Type.Integer({ minimum: 1 }),
    changes: Type.Array(
      Type.Object({
        pointer: Type.String({
          description:
            'JSON pointer into the later version, into the earlier one for what is gone; items are named by their id or key.',
        }),
        kind: oneOf(['added', 'removed', 'changed'], 'How it differs.'),
        text: Type.String({ description: 'The difference as a sentence.' }),
        ...values,
      }),
    ),
  },
  { description: 'What a later version says otherwise.', 'x-component': 'ProgrammeComparison' },
)

export const documentAnswer = Type.Object(
  {
    id: documentId,
    sha256,
    length: Type.Integer({ minimum: 0, description: 'In code points.' }),
    text: Type.String({ description: 'The canonical text: citations are half-open ranges of its code points.' }),
    key: Type.String(),
    title: Type.String(),
    url: Type.Optional(url),
    role: rest.documents.items.properties.role,
    order: Type.Integer(),
    language: Type.String(),
    published_on: Type.Optional(plainDate),
    retrieved_at: Type.Optional(instant),
    pages: rest.documents.items.properties.pages,
    sections: rest.documents.items.properties.sections,
    programme_version: nullable(
      Type.Integer({ description: 'The newest published version that has it; null where only a draft has.' }),
    ),
  },
  { description: 'A source document with its text.', 'x-component': 'ProgrammeDocument' },
)
