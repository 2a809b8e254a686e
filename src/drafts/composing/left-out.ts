import { statementsOf, type DraftDocument, type LeftOut } from '../../core/drafting/document.ts'
import { gathered, withStatements } from '../../core/drafting/edits.ts'
import { lineOf } from '../../core/drafting/line.ts'
import type { Unverified } from '../../core/drafting/verifier/verify-document.ts'
import type { Finding } from '../../core/drafting/verifier/claim.ts'
import { foldText, originalSpan } from '../../core/facts/text-fold.ts'
import { leftOutWords, whyLeftOut } from '../../wording/drafts/left-out.ts'
import { fillDraft } from '../../wording/drafts/message.ts'

/**
 * The document without the statements that its citations do not carry: each is a gap with a question that says what stood
 * there and why it does not, and stands in `left_out`. With none of them it is the document itself.
 */
export function withoutUnverified(document: DraftDocument, unverified: readonly Unverified[]): DraftDocument {
  if (unverified.length === 0) return document
  const { language } = document
  const places = new Map([...statementsOf(document)].map(({ statement, section }) => [statement.id, section.id]))
  const left = unverified.map(({ id, text, findings }): LeftOut => {
    const reasons = findings.map((finding) => ({ code: finding.code, detail: reasonOf(document, text, finding) }))
    return { statement: id, section: places.get(id) ?? '', text, reasons }
  })
  const say = (key: keyof typeof leftOutWords, values: Readonly<Record<string, string>>): string =>
    lineOf(fillDraft(leftOutWords, { key, turn: 0, language }, values))
  const gaps = new Map(
    left.map(({ statement: id, section, text, reasons }) => {
      const why = [...new Set(reasons.map(({ detail }) => detail))].join(' ')
      const question = { id: `q.left_out.${id}`, question: say('question', { text, why }), section }
      return [id, { question, gap: { id, kind: 'placeholder' as const, text: say('gap', {}), citations: [] } }]
    }),
  )
  const sections = document.sections.map((section) =>
    withStatements(section, (statement) => {
      const found = gaps.get(statement.id)
      return found === undefined ? statement : { ...found.gap, question: found.question.id }
    }),
  )
  const questions = [...document.open_questions, ...[...gaps.values()].map(({ question }) => question)]
  return { ...gathered({ ...document, open_questions: questions }, sections), left_out: left }
}

function reasonOf({ language, citations }: DraftDocument, text: string, { code, at }: Finding): string {
  const label = citations.find(({ citation }) => citation.id === at)?.label
  const words = label ?? wordsAt(text, at)
  const key = words === undefined && code !== 'uncited' ? 'other' : code
  return lineOf(fillDraft(whyLeftOut, { key, turn: 0, language }, { words: words ?? '' }))
}

/** Folded words as the text has them; undefined where they do not stand in it in one piece. */
function wordsAt(text: string, at: string): string | undefined {
  const folded = foldText(text)
  const start = at === '' ? -1 : folded.folded.indexOf(at)
  if (start < 0) return undefined
  const span = originalSpan(folded, start, start + at.length)
  return [...text].slice(span.start, span.end).join('').trim()
}
