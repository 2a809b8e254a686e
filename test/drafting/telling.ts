import assert from 'node:assert/strict'
import { faultsOf } from '../../src/core/drafting/document-faults.ts'
import { sectionsOf, statementsOf, type DraftDocument } from '../../src/core/drafting/document.ts'
import { unverifiedIn } from '../../src/core/drafting/verifier/verify-document.ts'
import type { Language } from '../../src/core/facts/text.ts'
import type { Pack } from '../../src/drafts/packs/pack.ts'
import type { SamplePair } from './sample-drafts.ts'

export type Both = Readonly<Record<Language, RegExp>>
export const both = (el: RegExp, en: RegExp = el): Both => ({ el, en })

/** What a draft says, asks and names in its notes, and what it must neither say nor ask. */
export interface Telling {
  readonly says?: readonly Both[]
  readonly asks?: readonly Both[]
  readonly never?: readonly Both[]
  readonly notes?: readonly Both[]
  /** Of sentences that say this the words of the call that are cited. */
  readonly cites?: readonly (readonly [Both, RegExp])[]
}

/** The draft of a pair in Greek and in English: sound, and as it should tell. */
export function assertTold(
  pair: SamplePair,
  pack: Pack,
  { says = [], asks = [], never = [], notes = [], cites = [] }: Telling,
): void {
  for (const language of ['el', 'en'] as const) {
    const document = pair.draft(pack, language)
    assert.deepEqual(faultsOf(document), [])
    assert.deepEqual(unverifiedIn(document, pair), [])
    const statements = [...statementsOf(document)]
      .map(({ statement }) => ({ ...statement, text: statement.text.replaceAll('\u00a0', ' ') }))
      .filter((each) => each.text !== '')
    const texts = [...statements.map((each) => each.text), ...rowsOf(document)]
    const questions = document.open_questions.map(({ question }) => question)
    for (const each of says) assertAmong(texts, each[language])
    for (const each of asks) assertAmong(questions, each[language])
    for (const each of never) for (const told of [...texts, ...questions]) assert.doesNotMatch(told, each[language])
    const labels = document.citations.map(({ label }) => label)
    for (const each of notes) assertAmong(labels, each[language])
    const quotes = new Map(document.citations.map(({ citation }) => [citation.id, citation.quote?.exact ?? '']))
    for (const [sentence, words] of cites) {
      const saying = statements.filter((each) => sentence[language].test(each.text))
      assertAmong(
        saying.flatMap(({ citations }) => citations.flatMap((id) => quotes.get(id) ?? [])),
        words,
      )
    }
  }
}

export function assertAmong(list: readonly string[], wanted: RegExp): void {
  assert.ok(
    list.some((each) => wanted.test(each)),
    `${wanted}\n${list.join('\n')}`,
  )
}

/** Each row of a table as one text: its cells, a bar between them. */
function rowsOf(document: DraftDocument): string[] {
  const tables = [...sectionsOf(document)].flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'table' ? block.rows : [])),
  )
  return tables.map(({ cells }) => cells.map(({ text }) => text.replaceAll('\u00a0', ' ')).join(' | '))
}
