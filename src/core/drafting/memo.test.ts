import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { filledMemo } from './memo.examples.ts'
import { memoRooms, memoSections, memoWithin } from './memo.ts'

const one = (): number => 1

test('a memo that fits is left as it is, and says of no omission', () => {
  const memo = filledMemo('en', 'A short sentence.', 1)
  const [widest] = memoRooms
  assert.ok(widest !== undefined)
  const { labels, ...whole } = memo
  assert.deepEqual(memoWithin(memo, widest, one), whole)
  assert.equal(labels.shortened, 'Shortened.')
})

test('what is left out is counted, and the foot says that something is', () => {
  for (const room of memoRooms) {
    const fitted = memoWithin(filledMemo('en', 'A short sentence.', 20), room, one)
    for (const id of memoSections) {
      const section = fitted.sections.find((each) => each.id === id)
      assert.equal(section?.items.length, room.items[id])
      assert.equal(section?.dropped, `and ${20 - room.items[id]} more`)
    }
    assert.equal(fitted.foot[0], 'Shortened.')
  }
})

test('a text is never longer than its room, ends in … where it was cut, and its beginning is kept letter for letter', () => {
  const [widest] = memoRooms
  assert.ok(widest !== undefined)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 2000 }), fc.integer({ min: 1, max: 12 }), (text, wide) => {
      const widthOf = (code: number): number => (code > 0x370 ? wide : 1)
      const { quote } = memoWithin(filledMemo('el', text, 1), widest, widthOf).sections[0]?.items[0] ?? {}
      const cut = quote?.text ?? ''
      const width = [...cut.replace(/…$/u, '')].reduce((sum, sign) => sum + widthOf(sign.codePointAt(0) ?? 0), 0)
      assert.ok(width <= widest.quote)
      if (cut !== text) assert.ok(cut.endsWith('…') && text.startsWith(cut.slice(0, -1)))
    }),
  )
})

test('each room is at most as large as the one before', () => {
  for (const [i, room] of memoRooms.entries()) {
    const wider = memoRooms[i - 1]
    if (wider === undefined) continue
    for (const name of ['quote', 'text', 'label', 'title'] as const) assert.ok(room[name] <= wider[name], name)
    for (const id of memoSections) assert.ok(room.items[id] <= wider.items[id], id)
  }
})
