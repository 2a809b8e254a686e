import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { faultsOf, type DocumentFault } from './document-faults.ts'
import { statementsOf, type DraftDocument, type Statement } from './document.ts'
import { exampleDocument } from './document.examples.ts'

/** The faults of the example after one change. */
function faultsAfter(change: (document: DraftDocument, first: Statement) => void): DocumentFault[] {
  const document = structuredClone(exampleDocument('el'))
  const [first] = [...statementsOf(document)]
  assert.ok(first)
  change(document, first.statement)
  return faultsOf(document)
}

describe('a draft document', () => {
  it('is sound in both languages, and the same apart from its words', () => {
    const shape = (document: DraftDocument): string[] =>
      [...statementsOf(document)].map(
        ({ statement }) => `${statement.id} ${statement.kind} ${statement.citations.join()}`,
      )
    assert.deepEqual(faultsOf(exampleDocument('el')), [])
    assert.deepEqual(faultsOf(exampleDocument('en')), [])
    assert.deepEqual(shape(exampleDocument('el')), shape(exampleDocument('en')))
  })

  it('is unsound with a fact that nothing carries', () => {
    const found = faultsAfter((_document, first) => (first.citations = []))
    assert.deepEqual(
      found.map(({ code }) => code),
      ['citation_unused', 'fact_uncited'],
    )
  })

  it('is unsound with a citation that is not there, or that nothing uses', () => {
    const found = faultsAfter((document) => document.citations.shift())
    assert.deepEqual(
      found.map(({ code }) => code),
      ['citation_unknown'],
    )
    const unused = faultsAfter((document) => {
      const [one] = document.citations
      assert.ok(one)
      document.citations.push({ ...one, citation: { ...one.citation, id: 'cit_other' } })
    })
    assert.deepEqual(unused, [{ code: 'citation_unused', at: 'cit_other' }])
  })

  it('is unsound with a gap that asks nothing, and with a question that no gap asks', () => {
    const found = faultsAfter((document) => (document.open_questions = []))
    assert.deepEqual(found, [{ code: 'question_missing', at: 'financing.2.1' }])
    const unused = faultsAfter((document) =>
      document.open_questions.push({ id: 'q.other', question: 'Τι;', section: 'costs' }),
    )
    assert.deepEqual(unused, [{ code: 'question_unused', at: 'q.other' }])
  })

  it('is unsound with a text of several lines, a control character or half a surrogate pair', () => {
    for (const bad of ['δύο\nγραμμές', 'καμπάνα\u0007', 'μισό\ud83d', '\ufffe', 'χωριστής\u2028'])
      assert.deepEqual(
        faultsAfter((_document, first) => (first.text = bad)),
        [{ code: 'not_one_line', at: 'identity.1.1' }],
      )
  })

  it('is unsound with an id given twice, a row that is too short, or sections too deep', () => {
    const twice = faultsAfter((document, first) => (first.id = document.sections[0]?.id ?? ''))
    assert.deepEqual(twice, [{ code: 'id_repeated', at: 'identity' }])
    const short = faultsAfter((document) => {
      const table = document.sections[1]?.sections[0]?.blocks[0]
      if (table?.type === 'table') table.rows[0]?.cells.shift()
    })
    assert.deepEqual(short, [{ code: 'row_width', at: 'costs.1.r1' }])
    const deep = faultsAfter((document) => {
      const costs = document.sections[1]?.sections[0]
      const leaf = (id: string) => ({ id, number: '', title: id, blocks: [], sections: [] })
      costs?.sections.push({ ...leaf('three'), sections: [leaf('four')] })
    })
    assert.deepEqual(deep, [{ code: 'too_deep', at: 'four' }])
  })
})
