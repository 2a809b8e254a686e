import type { Citation } from '../citing/citation.ts'
import type { Language } from '../facts/text.ts'
import type { Finding } from './verifier/claim.ts'

/**
 * A draft as one typed tree, already in words of one language. The composer builds it, the verifier reads it, and
 * docx, pdf, html, md and json are renderers over it: none formats a number, picks a word or splits a sentence.
 * Its names are the wire's: `format=json` is this document.
 *
 * What always holds (`faultsOf` in `document-faults.ts` checks it): ids are unique; every citation id stands in
 * `citations`, and every citation is used; a factual statement has at least one; a placeholder names an open question
 * and every open question is named by a placeholder; every text is one line without control characters.
 */
export interface DraftDocument {
  schema: 'draft-document/1'
  language: Language
  /** Id of the template pack. */
  template: string
  title: string
  /** Under the title: programme and applicant. */
  subtitle: string[]
  /** Says that this is a draft, who has to check it, and that facts may be missing. Shown before everything else. */
  notice: string[]
  metadata: DraftMetadata
  sections: Section[]
  /** Each citation once, in order of first use; a renderer numbers its notes by use. */
  citations: DraftCitation[]
  /** What is missing, as questions, in order of first use. */
  open_questions: OpenQuestion[]
  completeness: Completeness
  /** What was composed and refused by the verifier; a placeholder of the same id stands in its place. Absent: nothing. */
  left_out?: LeftOut[]
  labels: Labels
}

/** A statement that its citations do not carry: what it said and why it is not said, in the document's language. */
export interface LeftOut {
  /** Id of the placeholder. */
  statement: string
  section: string
  text: string
  reasons: { code: Finding['code']; detail: string }[]
}

export interface DraftMetadata {
  /** Instant of the input (RFC 3339): the only date a renderer may write into a file, so that equal input gives equal bytes. */
  generated_at: string
  /** Version of composer, templates and wording; a new one may word the same input differently. */
  composer_version: string
  programme: { slug: string; title: string; version: number; sample: boolean; url?: string }
  applicant: { name: string; profile_id?: string; version: number }
  match_id?: string
  /** The day or instant for which the match was judged. */
  as_of: string
  /** A language model worded sentences anew: how many it was asked for, and how many passed the verifier. */
  model?: { provider: string; model: string; asked: number; accepted: number }
}

export interface Section {
  /** Id within the template (`financing`), unique in the document; safe as an anchor: `[a-z][a-z0-9_-]*`. */
  id: string
  /** As shown before the title: `3`, `3.1`. */
  number: string
  title: string
  blocks: Block[]
  /** Subsections; at most three levels in all. */
  sections: Section[]
  /** What the authority's form allows for this section. */
  limits?: { max_words?: number; max_characters?: number; max_pages?: number }
  /** A person rewrote it: who, and when (RFC 3339). Regeneration keeps it. */
  edited?: { by: string; at: string }
}

export type Block = Paragraph | Table | Checklist | Callout

/** Statements that follow each other, joined by one space. */
export interface Paragraph {
  type: 'paragraph'
  id: string
  statements: Statement[]
}

/** Rectangular: every row has as many cells as there are columns. */
export interface Table {
  type: 'table'
  id: string
  caption: string
  columns: Column[]
  rows: Row[]
}

export interface Column {
  title: string
  /** Amounts and counts stand at the end. */
  align: 'start' | 'end'
  /** Share of the width, in relation to the other columns; 1 unless given. */
  weight?: number
}

export interface Row {
  id: string
  /** A sum of the rows above it, set apart. */
  total?: true
  cells: Statement[]
}

/** Things to gather or to confirm, each with a box. */
export interface Checklist {
  type: 'checklist'
  id: string
  title: string
  items: ChecklistItem[]
}

export interface ChecklistItem {
  id: string
  state: 'open' | 'done' | 'not_applicable'
  /** What it is: one line. */
  label: Statement
  /** Issuer, where to get it, stage, validity, condition: each one line under the label. */
  details: Statement[]
}

/** A remark set apart from the text: what a reader has to know before relying on what follows. */
export interface Callout {
  type: 'callout'
  id: string
  tone: 'info' | 'warning'
  statements: Statement[]
}

/**
 * The unit of everything written: a sentence, a table cell or a line of a checklist. A statement is built whole,
 * never cut out of prose. Empty text is an empty cell.
 */
export interface Statement {
  id: string
  /**
   * `factual`: says something of the call, the business or a computed value, and is cited. `structural`: leads the
   * reader and states nothing. `advice`: what to do, states nothing that is not cited. `placeholder`: a gap, shown
   * as one. `written`: a person's own words, which nobody verified.
   */
  kind: 'factual' | 'structural' | 'advice' | 'placeholder' | 'written'
  text: string
  /** Ids of `citations` that carry it; a renderer puts one note reference for each after the text. */
  citations: string[]
  /** For a placeholder: id of the open question. */
  question?: string
  /** ISO 639-1, where the text is not in the document's language (words of a call, a name). */
  language?: string
  /** A language model worded it; it passed the same verifier. */
  model?: true
}

/** A citation as matches return it, and one line that names the source in the document's language. */
export interface DraftCitation {
  citation: Citation
  /** `Call “…”, section 3`, `Profile: salaried work units`, `Computed: own share`. A quote is `citation.quote.exact`. */
  label: string
}

export interface OpenQuestion {
  id: string
  question: string
  /** JSON pointer of the profile's field that would answer it, where there is one. */
  pointer?: string
  /** Section where it was met first. */
  section: string
}

/** How much of the template is filled: whole percent, rounded down, so that 100 means nothing is open. */
export interface Completeness {
  filled: number
  open: number
  percent: number
}

/** Words a renderer needs, in the document's language. */
export interface Labels {
  /** Heading of the table of contents. */
  contents: string
  /** Heading of the list of citations, where a format has one. */
  sources: string
  /** Heading of the list of open questions. */
  questions: string
  /** `DRAFT`, `ΣΧΕΔΙΟ`: for headers and the cover. */
  draft: string
  /** `{page}` and `{pages}` stand for the numbers. */
  page_of: string
  /** Spoken before a note's number: `Note`, `Σημείωση`. */
  note: string
  /** Link back from a note to its text. */
  back: string
  /** Before the completeness percentage: `Completeness`. */
  completeness: string
  /** What the states of a checklist item are called. */
  open: string
  done: string
  not_applicable: string
  /** Before a section's limit; `{limit}` stands for it. */
  limit: string
}

/** A statement with the section it stands in. */
export interface PlacedStatement {
  statement: Statement
  section: Section
  block: Block
}

/** Every statement in reading order. */
export function* statementsOf(document: Pick<DraftDocument, 'sections'>): Generator<PlacedStatement> {
  for (const section of sectionsOf(document)) {
    for (const block of section.blocks) {
      for (const statement of statementsIn(block)) yield { statement, section, block }
    }
  }
}

/** Every section in reading order, subsections after their parent's own blocks. */
export function* sectionsOf({ sections }: Pick<DraftDocument, 'sections'>): Generator<Section> {
  for (const section of sections) {
    yield section
    yield* sectionsOf(section)
  }
}

function statementsIn(block: Block): Statement[] {
  if (block.type === 'table') return block.rows.flatMap((row) => row.cells)
  if (block.type === 'checklist') return block.items.flatMap((item) => [item.label, ...item.details])
  return block.statements
}
