import { Type, type TSchema } from 'typebox'
import type { DraftDocument } from '../core/drafting/document.ts'
import type { Finding } from '../core/drafting/verifier/claim.ts'
import { languages } from '../core/facts/text.ts'
import { citation } from '../matching/matching.ts'
import { named } from '../platform/named.ts'

const choice = <const T extends readonly string[]>(values: T, description: string) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], description })
const text = (description: string) => Type.String({ description })
const list = <T extends TSchema>(item: T, description: string) => Type.Array(item, { description })
const count = (description: string) => Type.Integer({ minimum: 0, description })
const optional = Type.Optional
/** Nothing but what the document names: what a renderer does not know would not be shown. */
const shape = <T extends Record<string, TSchema>>(members: T, description?: string) =>
  Type.Object(members, { additionalProperties: false, ...(description === undefined ? {} : { description }) })

const statement = named(
  'DraftStatement',
  shape(
    {
      id: text('Unique in the document.'),
      kind: choice(
        ['factual', 'structural', 'advice', 'placeholder', 'written'] as const,
        '`factual` says something and is cited; `structural` leads the reader; `advice` says what to do; `placeholder` is a gap; `written` are a person’s own words, which nobody verified.',
      ),
      text: text('One line; empty is an empty cell.'),
      citations: list(Type.String(), 'Ids of the `citations` that carry it.'),
      question: optional(text('Of a placeholder: id of the open question.')),
      language: optional(text('ISO 639-1, where the text is not in the document’s language.')),
      model: optional(Type.Literal(true, { description: 'A language model worded it; it passed the same verifier.' })),
    },
    'A sentence, a table cell or a line of a checklist.',
  ),
)

const block = Type.Unsafe<DraftDocument['sections'][number]['blocks'][number]>(
  named(
    'DraftBlock',
    Type.Union(
      [
        shape({
          type: Type.Literal('paragraph'),
          id: text('Unique in the document.'),
          statements: list(statement, 'Joined by one space.'),
        }),
        shape({
          type: Type.Literal('table'),
          id: text('Unique in the document.'),
          caption: text('What it shows.'),
          columns: list(
            shape({
              title: text('Heading.'),
              align: choice(['start', 'end'] as const, 'Amounts and counts stand at the end.'),
              weight: optional(
                Type.Number({ exclusiveMinimum: 0, description: 'Share of the width; 1 unless given.' }),
              ),
            }),
            'Columns.',
          ),
          rows: list(
            shape({
              id: text('Unique in the document.'),
              total: optional(Type.Literal(true, { description: 'A sum of the rows above it.' })),
              cells: list(statement, 'One for each column.'),
            }),
            'Rows.',
          ),
        }),
        shape({
          type: Type.Literal('checklist'),
          id: text('Unique in the document.'),
          title: text('What is listed.'),
          items: list(
            shape({
              id: text('Unique in the document.'),
              state: choice(['open', 'done', 'not_applicable'] as const, 'Whether it is there.'),
              label: statement,
              details: list(statement, 'Issuer, where to get it, stage, validity, condition.'),
            }),
            'Things to gather or to confirm.',
          ),
        }),
        shape({
          type: Type.Literal('callout'),
          id: text('Unique in the document.'),
          tone: choice(['info', 'warning'] as const, 'How it is meant.'),
          statements: list(statement, 'Joined by one space.'),
        }),
      ],
      { description: 'A paragraph, a table, a checklist, or a remark set apart.' },
    ),
  ),
)

/** Sections nest at most three deep, so that the schema needs no recursion. */
const sectionWith = (inner: TSchema): TSchema =>
  shape(
    {
      id: Type.String({
        pattern: '^[a-z][a-z0-9_-]*$',
        description: 'Id within the template, unique in the document.',
      }),
      number: text('As shown before the title: `3`, `3.1`.'),
      title: text('Title.'),
      blocks: list(block, 'What stands in it.'),
      sections: inner,
      limits: optional(
        shape(
          {
            max_words: optional(count('Words.')),
            max_characters: optional(count('Characters.')),
            max_pages: optional(count('Pages.')),
          },
          'What the authority’s form allows.',
        ),
      ),
      edited: optional(
        shape({ by: text('Who.'), at: text('When (RFC 3339).') }, 'A person rewrote it; regeneration keeps it.'),
      ),
    },
    'A section, with its subsections.',
  )

const section = named(
  'DraftSection',
  sectionWith(
    list(
      named(
        'DraftSubsection',
        sectionWith(
          list(
            named('DraftInnerSection', sectionWith(Type.Array(Type.Unknown(), { maxItems: 0, description: 'None.' }))),
            'Subsections.',
          ),
        ),
      ),
      'Subsections.',
    ),
  ),
)

const words = (names: readonly (keyof DraftDocument['labels'])[]) =>
  shape(
    Object.fromEntries(names.map((name) => [name, Type.String()])),
    'Words a renderer needs, in the document’s language.',
  )

/** JSON Schema of a draft as a document: what `format=json` returns and what every other format shows. */
export const draftDocument = Type.Unsafe<DraftDocument>(
  named(
    'DraftDocument',
    shape(
      {
        schema: Type.Literal('draft-document/1'),
        language: choice(languages, 'Language of the text.'),
        template: text('Id of the template pack.'),
        title: text('Title.'),
        subtitle: list(Type.String(), 'Programme and applicant.'),
        notice: list(Type.String(), 'Says that this is a draft and who has to check it.'),
        metadata: shape({
          generated_at: text('Instant of the input (RFC 3339).'),
          composer_version: text('Version of composer, templates and wording.'),
          programme: shape({
            slug: text('Programme.'),
            title: text('Its title.'),
            version: Type.Integer({ description: 'Its version.' }),
            sample: Type.Boolean({ description: 'A sample of ours, not a real call.' }),
            url: optional(text('Where it is published.')),
          }),
          applicant: shape({
            name: text('Name.'),
            profile_id: optional(text('Profile.')),
            version: Type.Integer({ description: 'Version of the profile.' }),
          }),
          match_id: optional(text('Match.')),
          as_of: text('Day or instant for which the match was judged.'),
          model: optional(
            shape(
              {
                provider: text('Interface.'),
                model: text('Name.'),
                asked: count('Sentences it was asked to word anew.'),
                accepted: count('Those that passed the verifier.'),
              },
              'A language model worded sentences anew.',
            ),
          ),
        }),
        sections: list(section, 'In reading order.'),
        citations: list(
          shape({ citation, label: text('Names the source in one line.') }),
          'Each once, in order of first use.',
        ),
        open_questions: list(
          shape({
            id: text('Id.'),
            question: text('What is missing.'),
            pointer: optional(text('JSON pointer of the profile’s field that would answer it.')),
            section: text('Section where it was met first.'),
          }),
          'What is missing, as questions.',
        ),
        completeness: shape({
          filled: count('Slots that are filled.'),
          open: count('Slots that are open.'),
          percent: Type.Integer({ minimum: 0, maximum: 100, description: 'Rounded down.' }),
        }),
        left_out: optional(
          list(
            shape({
              statement: text('Id of the placeholder that stands in its place.'),
              section: text('Its section.'),
              text: text('What it said.'),
              reasons: list(
                shape({
                  code: choice(
                    [
                      'uncited',
                      'unresolved',
                      'derivation',
                      'number',
                      'date',
                      'code',
                      'bound',
                      'negation',
                      'opposite',
                      'role',
                      'word',
                      'superfluous',
                    ] as const satisfies readonly Finding['code'][],
                    'What the verifier found.',
                  ),
                  detail: text('The same in words, in the document’s language.'),
                }),
                'Why it is not said.',
              ),
            }),
            'Statements that the verifier refused. Absent: none.',
          ),
        ),
        labels: words([
          'contents',
          'sources',
          'questions',
          'draft',
          'page_of',
          'note',
          'back',
          'completeness',
          'open',
          'done',
          'not_applicable',
          'limit',
        ]),
      },
      'A draft as one typed tree, in words of one language.',
    ),
  ),
)
