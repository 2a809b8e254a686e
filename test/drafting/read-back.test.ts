import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openPdfRenderer } from '../../src/drafts/rendering/pdf.ts'
import { nothingFound, readBack } from './read-back.ts'
import { samplePairs } from './sample-drafts.ts'

describe('drafts of sample clients in files', () => {
  it('are read back whole by others: statements, references, quotations at their offsets, values, questions', async (context) => {
    const pairs = await samplePairs()
    const pdf = openPdfRenderer()
    const found = nothingFound()
    // One of each form, from clients far apart; `npm run check:drafts` reads all.
    const forms = new Map(pairs.flatMap((pair) => pair.packs.map((pack) => [pack.id, { pair, pack }] as const)))
    for (const [index, { pair, pack }] of [...forms.values()].entries())
      await readBack(pair, { pack, language: index % 2 === 0 ? 'el' : 'en', pdf, found })
    const { faults, ...counts } = found
    context.diagnostic(JSON.stringify(counts))
    assert.deepEqual(faults, [])
    assert.ok(counts.drafts >= 3 && counts.statements > 500 && counts.quotes > 50 && counts.values > 50)
  })
})
