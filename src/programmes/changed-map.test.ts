import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { ChangedMap } from './changed-map.ts'

const key = fc.integer({ min: 0, max: 150 }).map(String)
const change = fc.tuple(key, fc.option(fc.integer(), { nil: undefined }))

test('a map with changes, and changes of those, has what a copy with the same changes has', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(key, fc.integer()), { maxLength: 150 }),
      fc.array(fc.array(change, { maxLength: 40 }), { maxLength: 6 }),
      (first, rounds) => {
        const copy = new Map(first)
        let changed: ReadonlyMap<string, number> = new Map(first)
        for (const round of rounds) {
          const before = [changed, new Map(changed)] as const
          changed = ChangedMap.of(changed, new Map(round))
          for (const [name, value] of new Map(round)) {
            if (value === undefined) copy.delete(name)
            else copy.set(name, value)
          }
          const sorted = (map: ReadonlyMap<string, number>) => [...map].toSorted(([a], [b]) => a.localeCompare(b))
          assert.deepEqual(sorted(changed), sorted(copy))
          assert.deepEqual(
            [...changed.keys()],
            [...changed].map(([name]) => name),
          )
          assert.deepEqual(
            [...changed.values()],
            [...changed].map(([, value]) => value),
          )
          assert.equal(changed.size, copy.size)
          for (let i = 0; i <= 151; i += 1) {
            assert.equal(changed.get(String(i)), copy.get(String(i)))
            assert.equal(changed.has(String(i)), copy.has(String(i)))
          }
          // The one before is as it was.
          assert.deepEqual([...before[0]], [...before[1]])
        }
      },
    ),
  )
})
