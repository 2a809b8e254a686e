import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { addDays, addMonths, daysBetween, firstDay, isPlainDate, lastDay, nextDay } from './day.ts'

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('days', () => {
  test('the days between two days are those one has to add', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -40_000, max: 40_000 }), (from, days) => {
        const to = addDays(from, days)
        if (to >= '1800-01-01') assert.equal(daysBetween(from, to), days)
      }),
    )
  })

  test('nothing that is worked out lies beyond the days that can be written', () => {
    assert.deepEqual([nextDay(lastDay), addMonths(lastDay, 36), addDays(lastDay, 1)], [lastDay, lastDay, lastDay])
    assert.deepEqual([addMonths(firstDay, -1), addDays(firstDay, -1)], [firstDay, firstDay])
  })

  test('only days that exist are days', () => {
    for (const good of ['2026-12-31', '2024-02-29', '2000-02-29']) assert.ok(isPlainDate(good), good)
    for (const bad of [
      '2026-02-29',
      '1900-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-04-31',
      '2026-1-1',
      '20260101',
      '',
      5,
      null,
    ]) {
      assert.ok(!isPlainDate(bad), String(bad))
    }
  })
})
