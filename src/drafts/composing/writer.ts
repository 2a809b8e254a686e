import type { Citation } from '../../core/citing/citation.ts'
import { closed } from '../rendering/clean.ts'
import { stableHash } from '../../core/citing/stable-hash.ts'
import { lineOf } from '../../core/drafting/line.ts'
import type { Block, ChecklistItem, Column, OpenQuestion, Row, Statement } from '../../core/drafting/document.ts'
import type { Language } from '../../core/facts/text.ts'
import type { Reason, ReasonValue } from '../../core/matching/result.ts'
import { labels, type LabelKey } from '../../wording/drafts/labels.ts'
import { ofBody } from '../../wording/drafts/of-body.ts'
import { fillDraft } from '../../wording/drafts/message.ts'
import { promptOf, questionOf } from '../../wording/drafts/fact-questions.ts'
import { askingFor, prompts, type Prompt, type PromptKey } from '../../wording/drafts/prompts.ts'
import { sentences, type SentenceKey } from '../../wording/drafts/sentences.ts'
import { countOf, renderValue, type Names } from '../../wording/render.ts'
import { say } from '../../wording/wording.ts'

/** A value that stands in a source. Nothing factual is said of anything else: the list is never empty. */
export interface Cited {
  readonly value: ReasonValue
  readonly by: readonly [Citation, ...Citation[]]
}

/** Several values as one that is cited by all their sources; undefined of none. */
export function listed([first, ...others]: readonly Cited[]): Cited | undefined {
  if (first === undefined || others.length === 0) return first
  const values = [first, ...others].map(({ value }) => value)
  return { value: { type: 'list', values }, by: [...first.by, ...others.flatMap(({ by }) => by)] }
}

/** What a statement is before it has its place: without an id. */
export type Draftling = Omit<Statement, 'id'>

/** What several sections of one draft share: wording, turns, citations, questions. */
export interface Desk {
  readonly language: Language
  readonly names: Names
  /** Chooses the wording: the same for the same input. */
  readonly seed: string
  readonly citations: Map<string, Citation>
  readonly questions: Map<string, OpenQuestion>
  readonly turns: Map<string, number>
  /** Gaps of what a business has only once it is established. */
  readonly awaited: Map<Draftling, PromptKey>
  /** Of a business that is still to be established: what says so. It is not asked for what it cannot have yet. */
  readonly notFounded: Citation | undefined
  /** A body that nobody owns, such as a municipality: it is asked for those who govern it. */
  readonly isUnowned: boolean
}

/** What is asked of a body that nobody owns in place of owners and partners. */
const ofUnowned: Partial<Record<PromptKey, PromptKey>> = {
  people: 'people_of_body',
  owners_experience: 'experience_of_body',
}

/** What no business has before it is established. */
const onceFounded: ReadonlySet<PromptKey> = new Set([
  'tax_id',
  'registered_on',
  'activity_started_on',
  'fiscal_year_end',
  'activities',
  'exporting',
  'headcount',
  'salaried_awu',
  'financial_years',
  'year_figure',
  'history',
])

export function openDesk(
  language: Language,
  names: Names,
  seed: string,
  { notFounded, isUnowned = false }: { notFounded?: Citation | undefined; isUnowned?: boolean } = {},
): Desk {
  return {
    language,
    names: { ...names, exact: true },
    seed,
    citations: new Map(),
    questions: new Map(),
    turns: new Map(),
    awaited: new Map(),
    notFounded,
    isUnowned,
  }
}

/** Writes one section: statements get their ids where they are placed, citations and questions are kept once for the draft. */
export class Writer {
  readonly desk: Desk
  readonly section: string
  readonly blocks: Block[] = []

  constructor(desk: Desk, section: string) {
    this.desk = desk
    this.section = section
  }

  get language(): Language {
    return this.desk.language
  }

  /** Words on the business as they are said of this applicant, which may be a body that is none. */
  readonly #ofApplicant = (text: string): string => (this.desk.isUnowned ? ofBody(text, this.language) : text)

  label(key: LabelKey): string {
    return labels[key][this.language]
  }

  /** A value in words of the draft's language, on one line. */
  say(value: ReasonValue): string {
    return closed(lineOf(renderValue(value, this.language, this.desk.names)))
  }

  /** A reason of the core in words, on one line. */
  reason(reason: Reason): string {
    return lineOf(say(reason, this.language, this.desk.names))
  }

  /** A sentence about cited values; its citations are those of the values, and `also` for what the sentence itself rests on. */
  fact(key: SentenceKey, slots: Readonly<Record<string, Cited>>, also: readonly Citation[] = []): Draftling {
    const values: Record<string, string | number> = {}
    for (const [name, { value }] of Object.entries(slots)) {
      values[name] = this.say(value)
      values[`${name}_n`] = countOf(value)
    }
    return {
      kind: 'factual',
      text: fillDraft(
        sentences,
        { key, turn: this.#turn(key), language: this.language, worded: this.#ofApplicant },
        values,
      ),
      citations: this.cite([...Object.values(slots).flatMap(({ by }) => [...by]), ...also]),
    }
  }

  /** A sentence that leads the reader and states nothing. */
  lead(key: SentenceKey): Draftling {
    return {
      kind: 'structural',
      text: fillDraft(sentences, { key, turn: 0, language: this.language, worded: this.#ofApplicant }, {}),
      citations: [],
    }
  }

  /** A cited value by itself, as in a table's cell. */
  value({ value, by }: Cited, also: readonly Citation[] = []): Draftling {
    return { kind: 'factual', text: this.say(value), citations: this.cite([...by, ...also]) }
  }

  /** Words of sources as they stand there, in their own language; between those of two places a mark that some are left out. */
  quote(citation: Citation, ...others: readonly Citation[]): Draftling {
    const words = [...new Set([citation, ...others].map(({ quote }) => lineOf(quote?.exact ?? '')))]
    // What stands within other words is said with them.
    const once = words.filter((each) => !words.some((other) => other !== each && other.includes(each)))
    const text = once.join(' […] ')
    const said = [citation, ...others].filter(({ quote }) => once.includes(lineOf(quote?.exact ?? '')))
    const language = citation.source?.language
    return {
      kind: 'factual',
      text,
      citations: this.cite(said),
      ...(language === undefined || language === this.language ? {} : { language }),
    }
  }

  text(text: string, kind: 'structural' | 'advice' = 'structural'): Draftling {
    return { kind, text: lineOf(text), citations: [] }
  }

  empty(): Draftling {
    return { kind: 'structural', text: '', citations: [] }
  }

  /** A visible gap with its question, which is asked once in a draft. */
  gap(key: PromptKey): Draftling {
    const { notFounded } = this.desk
    if (notFounded !== undefined && onceFounded.has(key)) {
      const said = this.fact('business.not_founded', {}, [notFounded])
      this.desk.awaited.set(said, key)
      return said
    }
    const prompt = this.#promptOf(key)
    const id = `q.${key}`
    if (!this.desk.questions.has(id)) {
      const { pointer } = prompt
      this.desk.questions.set(id, {
        id,
        question: this.#ofApplicant(prompt.question[this.language]),
        ...(pointer === undefined ? {} : { pointer }),
        section: this.section,
      })
    }
    return {
      kind: 'placeholder',
      text: `[${this.#ofApplicant(prompt.gap[this.language])}]`,
      citations: [],
      question: id,
    }
  }

  /** What a business that is still to be established can only estimate. */
  #isAwaited(key: PromptKey | undefined): boolean {
    return this.desk.notFounded !== undefined && key !== undefined && onceFounded.has(key)
  }

  /** A business that is still to be established has no size yet but its own estimate. */
  #promptOf(key: PromptKey): Prompt {
    if (key === 'size' && this.desk.notFounded !== undefined) return prompts.size_estimate
    return prompts[(this.desk.isUnowned ? ofUnowned[key] : undefined) ?? key]
  }

  /** Asks whether a condition holds that nobody but a person can judge, or what is to be told of a fact, by its name. */
  asking(key: keyof typeof askingFor, title: string, period = ''): string {
    return fillDraft(
      askingFor,
      { key, turn: 0, language: this.language, worded: this.#ofApplicant },
      { title: title.replace(/[\s.;;?]+$/u, '').replace(/^[«“"](.*)[»”"]$/u, '$1'), period },
    )
  }

  /** What asks for a fact of the profile: its own question, else by the name that it goes by. */
  askingForFact(pointer: string, about: string): string {
    const key = promptOf(pointer)
    if (this.#isAwaited(key)) return this.asking('estimated', about)
    if (key !== undefined) return this.#ofApplicant(this.#promptOf(key).question[this.language])
    const own = questionOf(pointer, this.language)
    return own === undefined ? this.asking('told', about) : this.#ofApplicant(own)
  }

  /**
   * A gap that names what it is about, such as a condition of the call. A fact is asked for once, whatever lacks it; of a list of
   * figures the one question says each that is wanted, and of which period (`adds`).
   */
  gapAsking(
    key: PromptKey,
    asked: { id: string; about: string; question: string; pointer?: string | undefined; adds?: boolean },
  ): Draftling {
    const { pointer } = asked
    const prompt = pointer === undefined ? undefined : promptOf(pointer)
    const fact = pointer === undefined ? `${key}.${asked.id}` : `fact${pointer.replaceAll('/', '.')}`
    const id = `q.${prompt ?? fact}`
    const question = lineOf(asked.question)
    const known = this.desk.questions.get(id)
    if (known === undefined) {
      this.desk.questions.set(id, {
        id,
        question,
        ...(pointer === undefined ? {} : { pointer }),
        section: this.section,
      })
    } else if (asked.adds === true && !known.question.includes(question)) {
      this.desk.questions.set(id, { ...known, question: `${known.question} ${question}` })
    }
    const estimated = this.#isAwaited(prompt) ? ` (${this.label('asked.estimate')})` : ''
    const text = lineOf(`[${prompts[key].gap[this.language]}: ${asked.about}${estimated}]`)
    return { kind: 'placeholder', text, citations: [], question: id }
  }

  /** Keeps citations and answers their ids, each once. */
  cite(citations: readonly Citation[]): string[] {
    for (const citation of citations)
      if (!this.desk.citations.has(citation.id)) this.desk.citations.set(citation.id, citation)
    return [...new Set(citations.map(({ id }) => id))]
  }

  paragraph(told: readonly Draftling[]): void {
    const all = [...this.#takenBack(told), ...told]
    const statements = this.#withAwaited(all)
    const id = this.#nextBlock()
    const once = statements.filter(({ text }, at) => statements.findIndex((other) => other.text === text) === at)
    if (once.length > 0) this.blocks.push({ type: 'paragraph', id, statements: placed(id, once) })
    this.#awaiting = statements === all ? undefined : { block: this.blocks.at(-1), statements: all }
  }

  /** The last paragraph that names what is awaited. */
  #awaiting: { readonly block: Block | undefined; readonly statements: readonly Draftling[] } | undefined

  /** What stands right before, taken back to be one paragraph with what only names more that is awaited. */
  #takenBack(statements: readonly Draftling[]): readonly Draftling[] {
    const before = this.#awaiting
    const more = statements.length > 0 && statements.every((each) => this.desk.awaited.has(each))
    if (!more || before === undefined || before.block !== this.blocks.at(-1)) return []
    this.blocks.pop()
    this.#made -= 1
    return before.statements
  }

  /** In prose, what a business has only once it is established is named in one sentence, where the first of it stands. */
  #withAwaited(statements: readonly Draftling[]): readonly Draftling[] {
    const { awaited, notFounded } = this.desk
    const names = [...new Set(statements.flatMap((each) => awaited.get(each) ?? []))].map(
      (key) => prompts[key].gap[this.language],
    )
    const [name] = names
    if (name === undefined || notFounded === undefined) return statements
    const what: ReasonValue = names.length === 1 ? name : { type: 'list', values: names }
    const said = this.fact('business.not_yet', { what: { value: what, by: [notFounded] } })
    const at = statements.findIndex((each) => awaited.has(each))
    return statements.flatMap((each, index) => (index === at ? [said] : awaited.has(each) ? [] : [each]))
  }

  callout(tone: 'info' | 'warning', statements: readonly Draftling[]): void {
    const id = this.#nextBlock()
    if (statements.length > 0) this.blocks.push({ type: 'callout', id, tone, statements: placed(id, statements) })
  }

  /** A table, without the columns in which nothing stands. */
  table(
    caption: LabelKey,
    columns: readonly Column[],
    rows: readonly { total?: true; cells: readonly Draftling[] }[],
  ): void {
    const id = this.#nextBlock()
    if (rows.length === 0) return
    const filled = columns.map((_column, at) => rows.some(({ cells }) => cells[at]?.text !== ''))
    const set = rows.map(({ total, cells }, index): Row => ({
      id: `${id}.r${index + 1}`,
      ...(total === undefined ? {} : { total }),
      cells: placed(
        `${id}.r${index + 1}`,
        cells.filter((_cell, at) => filled[at]),
      ),
    }))
    this.blocks.push({
      type: 'table',
      id,
      caption: this.label(caption),
      columns: columns.filter((_column, at) => filled[at]),
      rows: set,
    })
  }

  /** A table of items and values, such as the identity of a business. */
  fields(caption: LabelKey, rows: readonly (readonly [string, Draftling])[]): void {
    this.table(
      caption,
      [
        { title: this.label('field'), align: 'start' },
        { title: this.label('value'), align: 'start', weight: 2 },
      ],
      rows.map(([label, cell]) => ({ cells: [this.text(label), cell] })),
    )
  }

  checklist(
    title: LabelKey,
    items: readonly { state: ChecklistItem['state']; label: Draftling; details: readonly Draftling[] }[],
  ): void {
    const id = this.#nextBlock()
    if (items.length === 0) return
    this.blocks.push({
      type: 'checklist',
      id,
      title: this.label(title),
      items: items.map(({ state, label, details }, index) => {
        const item = `${id}.i${index + 1}`
        const [first, ...rest] = placed(item, [label, ...details])
        if (first === undefined) throw new RangeError('an item without a label')
        return { id: item, state, label: first, details: rest }
      }),
    })
  }

  #made = 0
  #nextBlock(): string {
    this.#made += 1
    return `${this.section}.${this.#made}`
  }

  /** The next wording of a message: where it begins depends on the draft, and none comes twice before all were used. */
  #turn(key: string): number {
    const used = this.desk.turns.get(key) ?? 0
    this.desk.turns.set(key, used + 1)
    return (Number.parseInt(stableHash([this.desk.seed, key]).slice(0, 6), 16) + used) % 1_000_000
  }
}

function placed(at: string, statements: readonly Draftling[]): Statement[] {
  return statements.map((statement, index) => ({ id: `${at}.${index + 1}`, ...statement }))
}
