import { sectionsOf, statementsOf, type Block, type DraftDocument, type Statement } from './document.ts'

/** What is wrong with a document, and where. */
export interface DocumentFault {
  code:
    | 'id_repeated'
    | 'id_malformed'
    | 'not_one_line'
    | 'citation_unknown'
    | 'citation_unused'
    | 'citation_repeated'
    | 'fact_uncited'
    | 'question_missing'
    | 'question_unused'
    | 'row_width'
    | 'too_deep'
  /** Id of the statement, block, section, citation or question. */
  at: string
}

const deepest = 3
// Controls, line and paragraph separators, noncharacters: none has a meaning inside one line.
const unwanted = /[\p{Cc}\u2028\u2029\ufdd0-\ufdef\ufffe\uffff]/u

/** Everything that breaks what `DraftDocument` promises; empty for a sound document. */
export function faultsOf(document: DraftDocument): DocumentFault[] {
  return [...idFaults(document), ...shapeFaults(document), ...citationFaults(document), ...questionFaults(document)]
}

function idFaults(document: DraftDocument): DocumentFault[] {
  const sections = [...sectionsOf(document)]
  const blocks = sections.flatMap((section) => section.blocks)
  const inner = blocks.flatMap(innerIds)
  const statements = [...statementsOf(document)].map(({ statement }) => statement.id)
  const ids = [...sections.map(({ id }) => id), ...blocks.map(({ id }) => id), ...inner, ...statements]
  const seen = new Set<string>()
  const repeated = ids.filter((id) => seen.has(id) || !seen.add(id))
  const malformed = sections.filter(({ id }) => !/^[a-z][a-z0-9_-]*$/u.test(id))
  return [
    ...faults('id_repeated', repeated),
    ...faults(
      'id_malformed',
      malformed.map(({ id }) => id),
    ),
  ]
}

function innerIds(block: Block): string[] {
  if (block.type === 'table') return block.rows.map(({ id }) => id)
  return block.type === 'checklist' ? block.items.map(({ id }) => id) : []
}

function shapeFaults(document: DraftDocument): DocumentFault[] {
  const sections = [...sectionsOf(document)]
  const lines: [string, string][] = [
    ['title', document.title],
    ...document.subtitle.map((text): [string, string] => ['subtitle', text]),
    ...document.notice.map((text): [string, string] => ['notice', text]),
    ...sections.map(({ id, title }): [string, string] => [id, title]),
    ...sections.flatMap(({ blocks }) => blocks.flatMap(headingsOf)),
    ...[...statementsOf(document)].map(({ statement }): [string, string] => [statement.id, statement.text]),
    ...document.citations.map(({ citation, label }): [string, string] => [citation.id, label]),
    ...document.open_questions.map(({ id, question }): [string, string] => [id, question]),
  ]
  const rows = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'table' ? block.rows.map((row) => ({ row, width: block.columns.length })) : []))
  return [
    ...faults(
      'not_one_line',
      lines.filter(([, text]) => unwanted.test(text) || !text.isWellFormed()).map(([at]) => at),
    ),
    ...faults(
      'row_width',
      rows.filter(({ row, width }) => row.cells.length !== width).map(({ row }) => row.id),
    ),
    ...faults('too_deep', tooDeep(document, deepest)),
  ]
}

function headingsOf(block: Block): [string, string][] {
  if (block.type === 'checklist') return [[block.id, block.title]]
  if (block.type !== 'table') return []
  return [[block.id, block.caption], ...block.columns.map(({ title }): [string, string] => [block.id, title])]
}

function tooDeep({ sections }: Pick<DraftDocument, 'sections'>, levels: number): string[] {
  if (levels === 0) return sections.map(({ id }) => id)
  return sections.flatMap((section) => tooDeep(section, levels - 1))
}

function citationFaults(document: DraftDocument): DocumentFault[] {
  const statements = [...statementsOf(document)].map(({ statement }) => statement)
  const known = document.citations.map(({ citation }) => citation.id)
  const used = new Set(statements.flatMap(({ citations }) => citations))
  const uncited = ({ kind, text, citations }: Statement): boolean =>
    kind === 'factual' && text !== '' && citations.length === 0
  return [
    ...faults(
      'citation_repeated',
      known.filter((id, index) => known.indexOf(id) !== index),
    ),
    ...faults(
      'citation_unused',
      known.filter((id) => !used.has(id)),
    ),
    ...faults(
      'citation_unknown',
      [...used].filter((id) => !known.includes(id)),
    ),
    ...faults(
      'fact_uncited',
      statements.filter(uncited).map(({ id }) => id),
    ),
  ]
}

function questionFaults(document: DraftDocument): DocumentFault[] {
  const known = new Set(document.open_questions.map(({ id }) => id))
  const gaps = [...statementsOf(document)]
    .map(({ statement }) => statement)
    .filter(({ kind }) => kind === 'placeholder')
  const asked = new Set(gaps.map(({ question }) => question))
  return [
    ...faults(
      'question_missing',
      gaps.filter(({ question }) => question === undefined || !known.has(question)).map(({ id }) => id),
    ),
    ...faults(
      'question_unused',
      [...known].filter((id) => !asked.has(id)),
    ),
  ]
}

function faults(code: DocumentFault['code'], at: readonly string[]): DocumentFault[] {
  return at.map((each) => ({ code, at: each }))
}
