import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { jsonFaultAt } from './json-fault.ts'

function parses(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test('the first character that cannot stand there is found', () => {
  const places: readonly [string, number][] = [
    ['{"a": [1, }', 10],
    ['[1 2]', 3],
    ['{"a" 1}', 5],
    ['{"a":1,}', 7],
    ['nul', 3],
    ['tru e', 3],
    ['01', 1],
    ['1.', 1],
    ['"a\nb"', 2],
    ['"\\x"', 2],
    ['"\\u12g4"', 5],
    ['', 0],
    ["{'a': 1}", 1],
    ['[1,', 3],
    ['1 2', 2],
  ]
  for (const [text, at] of places) assert.equal(jsonFaultAt(text), at, JSON.stringify(text))
})

test('a fault is found exactly where the engine itself finds one', () => {
  fc.assert(
    fc.property(
      fc.json({ maxDepth: 4 }),
      fc.nat(),
      fc.constantFrom('', ',', '}', ']', '"', ':', ' ', 'x', '0', '-', '\\', '\u0000'),
      (text, place, piece) => {
        const at = place % (text.length + 1)
        const changed = text.slice(0, at) + piece + text.slice(at + 1)
        assert.equal(jsonFaultAt(changed) === undefined, parses(changed), changed)
      },
    ),
    { numRuns: 2000 },
  )
})
