import type { Citation } from '../../core/citing/citation.ts'
import {
  sectionsOf,
  type DraftDocument,
  type Paragraph,
  type Section,
  type Statement,
} from '../../core/drafting/document.ts'
import { lineOf } from '../../core/drafting/line.ts'
import { recompute } from '../../core/drafting/verifier/recompute.ts'
import { verifyRewording } from '../../core/drafting/verifier/rewording/rewording.ts'
import { readAnswer, type Proposal } from './answer.ts'
import { waysOf } from './ways.ts'
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

/**
 * Lets a language model choose how the factual sentences of a composed draft are said, paragraph by paragraph. The ways are
 * ours, and each has been verified before it is offered; an answer that is none of them is tried once more, then the composed
 * sentence stays. So the draft is never worse than without: same facts, same citations, same length, sentences that read as
 * well. A model that fails is as if it were not there.
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

/** A statement that may be said in several ways, the composed one first. */
interface Open {
  readonly statement: Statement
  readonly ways: readonly string[]
}

async function rewordParagraph(work: Work, section: Section, paragraph: Paragraph): Promise<void> {
  const open = paragraph.statements
    .map((statement): Open => ({ statement, ways: verifiedWays(work, statement) }))
    .filter(({ ways }) => ways.length > 1)
  if (open.length === 0) return
  work.asked += open.length
  const ids = [...new Set(open.flatMap(({ statement }) => statement.citations))]
  const request: RewordRequest = {
    section: section.title,
    paragraph: paragraph.statements.map(({ text }) => text).join(' '),
    spans: ids.flatMap((id, index) => {
      const citation = work.citations.get(id)
      return citation === undefined ? [] : [{ number: index + 1, text: spanText(citation) }]
    }),
    sentences: open.map(({ statement, ways }, index) => ({
      number: index + 1,
      ways,
      spans: statement.citations.map((id) => ids.indexOf(id) + 1),
    })),
  }
  const refused = await attempt(work, open, ids, request)
  if (refused.length === 0) return
  const wanted = new Set(refused.map(({ number }) => number))
  const sentences = request.sentences.filter(({ number }) => wanted.has(number))
  await attempt(work, open, ids, { ...request, sentences, faults: refused })
}

/** The ways in which a statement may be said and which its citations carry. */
function verifiedWays({ document: { language }, citations: known }: Work, statement: Statement): string[] {
  const { kind, text: composed } = statement
  if (kind !== 'factual' || statement.citations.length === 0) return [composed]
  const citations = statement.citations.flatMap((id) => known.get(id) ?? [])
  return waysOf(composed, language).filter(
    (text) => text === composed || verifyRewording({ composed, text, language, citations }, { recompute }).length === 0,
  )
}

type Faults = NonNullable<RewordRequest['faults']>

/** One answer of the model: what passes is kept; what was proposed and does not is returned with the reason. */
async function attempt(
  work: Work,
  open: readonly Open[],
  ids: readonly string[],
  request: RewordRequest,
): Promise<Faults> {
  const refused: Faults[number][] = []
  for (const proposal of readAnswer(await ask(work, request))) {
    const asked = open[proposal.number - 1]
    if (asked === undefined || !request.sentences.some(({ number }) => number === proposal.number)) continue
    const { statement } = asked
    const text = lineOf(proposal.text)
    if (text === statement.text) continue
    const why = faultOf(asked, text, proposal, ids)
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
function faultOf(
  { statement, ways }: Open,
  text: string,
  { spans }: Proposal,
  ids: readonly string[],
): string | undefined {
  if (!ways.includes(text)) return 'none of the ways of this sentence, letter for letter'
  const named = spans.map((number) => ids[number - 1])
  if (named.some((id) => id === undefined || !statement.citations.includes(id)))
    return 'spans that are not this sentence’s'
  return statement.citations.some((id) => !named.includes(id)) ? 'all spans of the sentence are needed' : undefined
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
