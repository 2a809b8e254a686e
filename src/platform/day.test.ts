import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { dayIn } from './day.ts'

test('the day of a moment is the one of the calendar in its zone, in whatever order moments are asked about', () => {
  const dayOf = dayIn('Europe/Athens')
  // Two years around changes of the clock, to the millisecond.
  const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) })
  const nearMidnight = fc
    .tuple(fc.integer({ min: 0, max: 730 }), fc.integer({ min: -2, max: 2 }), fc.constantFrom(21, 22))
    .map(([days, ms, hour]) => Date.UTC(2026, 0, 1 + days, hour) + ms)
  fc.assert(
    fc.property(fc.array(fc.oneof(moment, nearMidnight), { maxLength: 8 }), (moments) => {
      for (const at of moments) {
        const instant = Temporal.Instant.fromEpochMilliseconds(at)
        assert.equal(dayOf(instant), instant.toZonedDateTimeISO('Europe/Athens').toPlainDate().toString())
      }
    }),
  )
})
