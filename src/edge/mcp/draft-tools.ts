import { Type, type Static } from 'typebox'
import { sectionsOf, type Block, type DraftDocument, type Section } from '../../core/drafting/document.ts'
import type { Language } from '../../platform/language.ts'
import { sayProtocol } from '../../wording/protocol.ts'
import { choice, citation, draftId, matchId, words } from './shapes.ts'
import { citationLine, listed, references, shownCitation } from './text.ts'
import { languageInput, tool, type Tool } from './tool.ts'

interface Draft {
  readonly id: string
  readonly match_id: string
  readonly status: Static<typeof status>
  readonly template: string
  readonly language: Language
  readonly error: { readonly code: string; readonly detail: string } | null
  readonly document: DraftDocument | null
}

const status = choice(
  ['queued', 'generating', 'completed', 'stale', 'failed', 'cancelled'] as const,
  '`stale`: complete, and its programme or profile has changed since.',
)

const startDraft = tool({
  name: 'start_draft',
  title: 'Start an application draft',
  says: 'Starts the draft of an application from a match that is not `not_eligible`: business plan, budget, supporting documents, with citations. It takes some seconds; read it with read_draft. The same match, template and language give the same draft again.',
  starts: true,
  takes: Type.Object({
    match_id: matchId,
    template: Type.Optional(words(64, 'Template pack; the one the call is for unless given.', 'gr-espa')),
    draft_language: Type.Optional(
      choice(['el', 'en'] as const, 'Language of the document; the profile’s unless given, else Greek.'),
    ),
    ...languageInput,
  }),
  gives: Type.Object({ draft_id: Type.String({ description: 'For read_draft.' }), status, template: Type.String() }),
  async run({ match_id, template, draft_language }, { ask, language }) {
    const draft = await ask<Draft>({
      method: 'POST',
      path: '/drafts/generate',
      body: {
        match_id,
        ...(template === undefined ? {} : { template }),
        ...(draft_language === undefined ? {} : { language: draft_language }),
      },
    })
    const ready = draft.status === 'completed' || draft.status === 'stale'
    return {
      structured: { draft_id: draft.id, status: draft.status, template: draft.template },
      text: sayProtocol(ready ? 'draft.ready' : 'draft.started', language, { id: draft.id }),
    }
  },
})

const readDraft = tool({
  name: 'read_draft',
  title: 'Read an application draft',
  says: 'Reads a draft: its state, its sections, open questions, and the text with the citations that carry it, in parts. A draft that is still being made has no text yet: read it again in a few seconds.',
  takes: Type.Object({
    draft_id: draftId,
    section: Type.Optional(
      Type.String({
        pattern: '^[a-z][a-z0-9_-]{0,63}$',
        description: 'Section to begin with: `next_section` of the last part, or an id of `sections`.',
      }),
    ),
    characters: Type.Optional(
      Type.Integer({
        minimum: 1000,
        maximum: 40_000,
        default: 12_000,
        description: 'About how much text; whole sections are given. 12000 unless given.',
      }),
    ),
    ...languageInput,
  }),
  gives: Type.Object({
    draft_id: Type.String(),
    match_id: Type.String(),
    status,
    title: Type.Optional(Type.String()),
    completeness_percent: Type.Optional(Type.Integer()),
    sections: Type.Array(Type.Object({ id: Type.String(), number: Type.String(), title: Type.String() })),
    open_questions: Type.Array(Type.String()),
    text: Type.Optional(Type.String({ description: 'Markdown; `[c1]` are ids of `citations`.' })),
    next_section: Type.Optional(Type.String({ description: 'Pass it as `section` for the next part.' })),
    citations: Type.Array(citation),
    error: Type.Optional(Type.String()),
  }),
  async run({ draft_id, section, characters = 12_000 }, { ask, language }) {
    const draft = await ask<Draft>({ method: 'GET', path: '/drafts/{id}', params: { id: draft_id } })
    const head = { draft_id: draft.id, match_id: draft.match_id, status: draft.status }
    if (draft.document === null) {
      const detail = draft.error?.detail
      return {
        structured: {
          ...head,
          sections: [],
          open_questions: [],
          citations: [],
          ...(detail === undefined ? {} : { error: detail }),
        },
        text: waiting(draft, language),
      }
    }
    const { document } = draft
    const sections = [...sectionsOf(document)]
    const part = partOf(sections, section, characters)
    const used = new Set(part.shown.flatMap((each) => each.blocks.flatMap(citedIn)))
    const cited = document.citations.filter((each) => used.has(each.citation.id))
    const { open_questions, completeness } = document
    return {
      structured: {
        ...head,
        title: document.title,
        completeness_percent: completeness.percent,
        sections: sections.map(({ id, number, title }) => ({ id, number, title })),
        open_questions: open_questions.map(({ question }) => question),
        text: part.text,
        ...(part.next === undefined ? {} : { next_section: part.next }),
        citations: cited.map((each) => shownCitation(each.citation, language)),
      },
      text: [
        `# ${document.title}`,
        ...(draft.status === 'stale' ? [sayProtocol('draft.stale', language)] : []),
        `${sayProtocol('draft.completeness', language)}: ${completeness.percent}%`,
        ...(section === undefined ? document.notice : []),
        '',
        part.text,
        ...(part.next === undefined ? [] : ['', sayProtocol('draft.more', language, { section: part.next })]),
        ...listed(
          'label.questions',
          section === undefined ? open_questions.map(({ question }) => question) : [],
          language,
        ),
        ...listed(
          'label.sources',
          cited.map(
            ({ citation: each, label }) => `${citationLine(shownCitation(each, language), language)} (${label})`,
          ),
          language,
        ),
      ].join('\n'),
    }
  },
})

function waiting({ id, status: state, error }: Draft, language: Language): string {
  if (state === 'failed') return sayProtocol('draft.failed', language, { id, detail: error?.detail ?? '' })
  return sayProtocol(state === 'cancelled' ? 'draft.cancelled' : 'draft.waiting', language, { id })
}

/** Whole sections from the one named, or from the beginning, until there is enough text. */
function partOf(sections: readonly Section[], from: string | undefined, enough: number) {
  const start =
    from === undefined
      ? 0
      : Math.max(
          0,
          sections.findIndex(({ id }) => id === from),
        )
  const texts: string[] = []
  let length = 0
  let at = start
  for (; at < sections.length; at += 1) {
    const section = sections[at]
    if (section === undefined) break
    const text = [`## ${section.number} ${section.title}`, ...section.blocks.map(blockText)].join('\n\n')
    if (texts.length > 0 && length + text.length > enough) break
    texts.push(text)
    length += text.length
  }
  return { shown: sections.slice(start, at), text: texts.join('\n\n'), next: sections[at]?.id }
}

const cell = (text: string): string => text.replaceAll('|', '\\|')

function blockText(block: Block): string {
  if (block.type === 'table') {
    const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
    return [
      `**${block.caption}**`,
      '',
      row(block.columns.map(({ title }) => cell(title))),
      row(block.columns.map(() => '---')),
      ...block.rows.map(({ cells }) =>
        row(cells.map(({ text, citations }) => `${cell(text)}${references(citations)}`)),
      ),
    ].join('\n')
  }
  if (block.type === 'checklist') {
    const items = block.items.flatMap(({ state, label, details }) => [
      `- [${state === 'done' ? 'x' : ' '}] ${label.text}${references(label.citations)}`,
      ...details.map(({ text, citations }) => `  - ${text}${references(citations)}`),
    ])
    return [`**${block.title}**`, '', ...items].join('\n')
  }
  const text = block.statements.map((each) => `${each.text}${references(each.citations)}`).join(' ')
  return block.type === 'callout' ? `> ${text}` : text
}

function citedIn(block: Block): string[] {
  const statements =
    block.type === 'table'
      ? block.rows.flatMap(({ cells }) => cells)
      : block.type === 'checklist'
        ? block.items.flatMap(({ label, details }) => [label, ...details])
        : block.statements
  return statements.flatMap(({ citations }) => citations)
}

export const draftTools: readonly Tool[] = [startDraft, readDraft]
