import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'

interface GoldCitation {
  id: string
  kind: string
  source?: { document_id: string }
  quote?: { exact: string }
  position?: { start: number; end: number }
}
interface Gold {
  id: string
  /** What `text` words anew; then the citations stand as the service made them, without their documents. */
  composed?: string
  text: string
  documents: { id: string; text: string }[]
  citations: GoldCitation[]
  mutants: { kind: string; text: string; citations?: GoldCitation[] }[]
}

const gold = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.jsonl') && name !== 'rewordings.jsonl' && name !== 'arranged.jsonl')
  .flatMap((name) =>
    readFileSync(new URL(name, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Gold),
  )

interface Reworded {
  language: string
  composed: string
  texts: string[]
}
const rewordings = readFileSync(new URL('rewordings.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Reworded)

describe('gold sentences', () => {
  test('have 90 composed sentences in each language with two honest rewordings of at most 22 words', () => {
    const counts = Map.groupBy(rewordings, ({ language }) => language)
    assert.deepEqual(
      [...counts].map(([language, list]) => [language, list.length]),
      [
        ['el', 90],
        ['en', 90],
      ],
    )
    for (const { composed, texts } of rewordings) {
      assert.equal(new Set([composed, ...texts]).size, 3, composed)
      for (const text of texts) assert.ok(text.split(/\s+/u).length <= 22, text)
    }
  })

  test('are at least 600, each with its own id and text', () => {
    assert.ok(gold.length >= 600)
    assert.equal(new Set(gold.map(({ id }) => id)).size, gold.length)
    assert.equal(new Set(gold.map(({ text }) => text)).size, gold.length)
  })

  test('cite words that stand verbatim in their documents', () => {
    for (const { id, composed, documents, citations } of gold) {
      assert.ok(citations.length > 0, id)
      if (composed !== undefined && documents.length === 0) continue
      for (const { kind, source, quote, position } of citations) {
        if (kind !== 'source_span') continue
        const text = documents.find((document) => document.id === source?.document_id)?.text ?? ''
        assert.equal([...text].slice(position?.start, position?.end).join(''), quote?.exact, id)
      }
    }
  })

  test('that are rewordings differ from the composed sentence and have at most 22 words', () => {
    const reworded = gold.filter(({ composed }) => composed !== undefined)
    assert.ok(reworded.length >= 300)
    for (const { id, composed, text, mutants } of reworded)
      for (const each of [text, ...mutants.map((mutant) => mutant.text)]) {
        assert.notEqual(each, composed, id)
        assert.ok(each.split(/\s+/u).length <= 22, id)
      }
  })

  test('have mutants that differ from them in words or in citations', () => {
    for (const { id, text, citations, mutants } of gold) {
      assert.ok(mutants.length > 0, id)
      for (const mutant of mutants) {
        assert.ok(mutant.text !== text || !isDeepStrictEqual(mutant.citations ?? citations, citations), id)
      }
    }
  })
})
