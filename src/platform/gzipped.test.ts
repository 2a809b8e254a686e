import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { checksumOf, gzipped } from './gzipped.ts'

const value = fc.string({ unit: fc.constantFrom(...'0123456789TZ:-'), minLength: 1, maxLength: 30 })
const textPart = fc.oneof(
  fc.string({ maxLength: 300 }),
  // What repeats farther back than deflate refers to, and values that stand in the text as well.
  fc.constant('{"τίτλος":"Ψηφιακός μετασχηματισμός","at":"2026-01-01T00:00:00Z"}'.repeat(600)),
)

test('what was compressed says any other values of the same lengths that are written to their places, wherever they stand', async () => {
  const body = fc.record({ parts: fc.array(fc.tuple(textPart, value), { maxLength: 6 }), rest: textPart })
  await fc.assert(
    fc.asyncProperty(body, fc.infiniteStream(fc.nat(9)), async ({ parts, rest }, digits) => {
      // As in the texts that are kept, nothing else is zero.
      const clean = (text: string): string => JSON.stringify(text).replaceAll('\0', '')
      const pieces = parts.map(([text, said]) => ({ text: clean(text), said }))
      let at = 0
      const places = pieces.map(({ text, said }) => {
        const place = { at: at + Buffer.byteLength(text), length: said.length }
        at = place.at + said.length
        return [place]
      })
      const whole = (values: readonly string[]): Buffer =>
        Buffer.from(pieces.map(({ text }, i) => text + (values[i] ?? '')).join('') + clean(rest))
      const first = whole(pieces.map(({ said }) => said))
      const { bytes, places: found } = await gzipped(first, places)
      assert.deepEqual(gunzipSync(bytes), first)
      const others = pieces.map(({ said }) => said.replaceAll(/./g, () => String(digits.next().value)))
      const then = whole(others)
      for (const [i, text] of [...others, checksumOf(then)].entries())
        for (const place of found[i] ?? []) bytes.write(text, place.at, 'latin1')
      assert.deepEqual(gunzipSync(bytes), then)
    }),
    { numRuns: 60 },
  )
})

test('a list in which a value stands at twenty places becomes little larger than it would without them', async () => {
  const sentence = (i: number): string =>
    `Κριτήριο ${i * 7919}: δικαιούχοι είναι μικρές επιχειρήσεις της περιφέρειας ${i % 13}`
  const text = JSON.stringify(
    Array.from({ length: 20 }, (_, i) => ({
      as_of: '2026-01-01T00:00:00Z',
      criteria: Array.from({ length: 30 }, (__, j) => sentence(i * 30 + j)),
    })),
  )
  const bytes = Buffer.from(text)
  const places = [...text.matchAll(/2026-01/g)].map(({ index }) => ({
    at: Buffer.byteLength(text.slice(0, index)),
    length: 20,
  }))
  const packed = await gzipped(bytes, [places])
  assert.equal(packed.places[0]?.length, 20)
  const [ours, whole] = [packed.bytes.byteLength, gzipSync(bytes).byteLength]
  assert.ok(ours < whole * 1.4, `${ours} bytes instead of ${whole}`)
})
