import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { DraftDocument } from '../../core/drafting/document.ts'
import { exampleDocument } from '../../core/drafting/document.examples.ts'
import { draftFormats } from './draft-format.ts'
import { renderAs } from './formats.ts'
import { longDocument } from './long.examples.ts'
import { openPdfRenderer } from './pdf.ts'
import { openRenderer } from './renderer.ts'

describe('the renderer of drafts', () => {
  test('gives in every format, beside the thread that asks, what the renderers give in it', async () => {
    await using renderer = openRenderer()
    const document = exampleDocument('el')
    const made = await Promise.all(draftFormats.map((format) => renderer.render(document, format)))
    for (const [i, format] of draftFormats.entries()) {
      const here = await renderAs(document, format, openPdfRenderer)
      assert.ok(Buffer.from(here).equals(made[i] ?? new Uint8Array()), format)
    }
  })

  test('lets the thread that asks go on meanwhile', async () => {
    await using renderer = openRenderer()
    let turns = 0
    const clock = setInterval(() => (turns += 1), 1)
    await renderer.render(exampleDocument('en'), 'docx')
    clearInterval(clock)
    assert.ok(turns > 10, `${turns} turns`)
  })

  test('lets no draft wait for a long one, and renders a draft once that is asked for twice meanwhile', async () => {
    await using renderer = openRenderer()
    const done: string[] = []
    const asked = async (name: string, document: DraftDocument): Promise<Uint8Array> => {
      const bytes = await renderer.render(document, 'md', name)
      done.push(name)
      return bytes
    }
    await renderer.render(exampleDocument('el'), 'md')
    const long = longDocument('el', 700, 60)
    const [one, two] = await Promise.all([
      asked('long', long),
      asked('long', long),
      asked('short', exampleDocument('el')),
    ])
    assert.deepEqual(done, ['short', 'long', 'long'])
    assert.equal(one, two)
    assert.notEqual(await asked('long', long), one)
  })

  test('refuses a draft it cannot render, and renders the next one', async () => {
    await using renderer = openRenderer()
    const broken = { ...exampleDocument('el'), metadata: undefined }
    await assert.rejects(renderer.render(broken as never, 'docx'), /TypeError/u)
    assert.ok((await renderer.render(exampleDocument('el'), 'md')).length > 0)
  })

  test('renders nothing more once it is closed, and says so to those who wait', async () => {
    const renderer = openRenderer()
    const waiting = renderer.render(exampleDocument('el'), 'docx')
    const refused = assert.rejects(waiting, /closed|ended/u)
    await renderer[Symbol.asyncDispose]()
    await refused
    await assert.rejects(renderer.render(exampleDocument('el'), 'md'), /closed/u)
  })
})
