import type { Citation } from '../../core/citing/citation.ts'
import {
  sectionsOf,
  type DraftDocument,
  type Paragraph,
  type Section,
  type Statement,
} from '../../core/drafting/document.ts'
import { lineOf } from '../../core/drafting/line.ts'
import { freedomOf } from '../../core/drafting/verifier/rewording/freedom.ts'
import { recompute } from '../../core/drafting/verifier/recompute.ts'
import { verifyRewording } from '../../core/drafting/verifier/rewording/rewording.ts'
import { hasForeignSigns } from './foreign-signs.ts'
import { readAnswer, type Proposal } from './answer.ts'
import { spanText, type RewordRequest, type WriterModel } from './writer-model.ts'

/** What came of it: for the log and the draft. */
export interface Rewording {
  readonly document: DraftDocument
  readonly asked: number
  readonly accepted: number
}

export interface RewordOptions {
  readonly signal: AbortSignal
  /** Milliseconds that one answer may take. */
  readonly patience: number
}

const mostWords = 22

/**
 * Lets a language model word the factual sentences of a composed draft anew, paragraph by paragraph. Each answer is held
 * against the composed sentence and its citations by the verifier: accepted, tried once more, or the composed sentence
 * stays. So the draft is never worse than without: same facts, same citations, same length. A model that fails is as if
 * it were not there.
 */
export async function reword(document: DraftDocument, model: WriterModel, options: RewordOptions): Promise<Rewording> {
  const work: Work = {
    document,
    model,
    options,
    citations: new Map(document.citations.map(({ citation }) => [citation.id, citation])),
    accepted: new Map(),
    asked: 0,
  }
  for (const section of sectionsOf(document)) {
    for (const block of section.blocks) {
      if (block.type === 'paragraph') await rewordParagraph(work, section, block)
    }
  }
  const sections = document.sections.map((section) => withAccepted(section, work.accepted))
  const { provider, model: name } = model
  const told = { provider, model: name, asked: work.asked, accepted: work.accepted.size }
  return {
    document: { ...document, sections, metadata: { ...document.metadata, model: told } },
    asked: work.asked,
    accepted: work.accepted.size,
  }
}

interface Work {
  readonly document: DraftDocument
  readonly model: WriterModel
  readonly options: RewordOptions
  readonly citations: ReadonlyMap<string, Citation>
  readonly accepted: Map<string, Statement>
  asked: number
}

async function rewordParagraph(work: Work, section: Section, paragraph: Paragraph): Promise<void> {
  // Of a sentence with nothing to do the model is not asked.
  const statements = paragraph.statements.filter(
    ({ kind, citations, text }) => kind === 'factual' && citations.length > 0 && freedomOf(text) !== undefined,
  )
  if (statements.length === 0) return
  work.asked += statements.length
  const ids = [...new Set(statements.flatMap(({ citations }) => citations))]
  const request: RewordRequest = {
    section: section.title,
    spans: ids.flatMap((id, index) => {
      const citation = work.citations.get(id)
      return citation === undefined ? [] : [{ number: index + 1, text: spanText(citation) }]
    }),
    sentences: statements.map(({ text, citations }, index) => ({
      number: index + 1,
      text,
      spans: citations.map((id) => ids.indexOf(id) + 1),
    })),
  }
  const refused = await attempt(work, statements, ids, request)
  if (refused.length === 0) return
  const wanted = new Set(refused.map(({ number }) => number))
  const sentences = request.sentences.filter(({ number }) => wanted.has(number))
  await attempt(work, statements, ids, { ...request, sentences, faults: refused })
}

type Faults = NonNullable<RewordRequest['faults']>

/** One answer of the model: what passes is kept; what was proposed and does not is returned with the reason. */
async function attempt(
  work: Work,
  statements: readonly Statement[],
  ids: readonly string[],
  request: RewordRequest,
): Promise<Faults> {
  const refused: Faults[number][] = []
  for (const proposal of readAnswer(await ask(work, request))) {
    const statement = statements[proposal.number - 1]
    if (statement === undefined || !request.sentences.some(({ number }) => number === proposal.number)) continue
    const text = lineOf(proposal.text)
    if (text === statement.text) continue
    const why = faultOf(work, statement, proposal, ids)
    if (why === undefined) work.accepted.set(statement.id, { ...statement, text, model: true })
    else refused.push({ number: proposal.number, text: text.slice(0, 500), why })
  }
  return refused
}

/** A model that cannot be reached, takes too long or breaks off answers nothing. */
async function ask({ model, options }: Work, request: RewordRequest): Promise<string> {
  options.signal.throwIfAborted()
  try {
    return await model.answer(request, AbortSignal.any([options.signal, AbortSignal.timeout(options.patience)]))
  } catch {
    options.signal.throwIfAborted()
    return ''
  }
}

/** Why a proposal may not stand in the place of the composed sentence; undefined where it may. */
function faultOf(work: Work, statement: Statement, proposal: Proposal, ids: readonly string[]): string | undefined {
  const text = lineOf(proposal.text)
  if (text === '' || text.split(/\s+/u).length > mostWords) return `at most ${mostWords} words`
  if (hasForeignSigns(text, statement.text, work.document.language))
    return 'hidden signs or letters of another alphabet: only those of the sentence'
  const named = proposal.spans.map((number) => ids[number - 1])
  if (named.some((id) => id === undefined || !statement.citations.includes(id)))
    return 'spans that are not this sentence’s'
  if (statement.citations.some((id) => !named.includes(id))) return 'all spans of the sentence are needed'
  const { language } = work.document
  const citations = statement.citations.flatMap((id) => work.citations.get(id) ?? [])
  const findings = verifyRewording({ composed: statement.text, text, language, citations }, { recompute })
  const [first] = findings
  return first === undefined ? undefined : `${first.code}: ${first.at}`
}

function withAccepted(section: Section, accepted: ReadonlyMap<string, Statement>): Section {
  return {
    ...section,
    sections: section.sections.map((inner) => withAccepted(inner, accepted)),
    blocks: section.blocks.map((block) =>
      block.type === 'paragraph'
        ? { ...block, statements: block.statements.map((each) => accepted.get(each.id) ?? each) }
        : block,
    ),
  }
}
