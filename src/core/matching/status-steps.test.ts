import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { compileCall, lineStatus, windowOf } from '../facts/call-status.ts'
import type { Deadline, Programme } from '../facts/programme.ts'
import { dayNumber, statusSteps } from './status-steps.ts'

const zone = fc.constantFrom('Europe/Athens', 'Europe/Brussels', 'America/New_York', 'UTC')
/** Hours of 2026, so that deadlines at midnight and days of a clock change are among them. */
const hour = fc.integer({ min: 0, max: 365 * 24 }).map((hours) => new Date(Date.UTC(2026, 0, 1, hours)).toISOString())
const deadline = fc.record(
  {
    id: fc.constant('d'),
    at: hour,
    time_zone: zone,
    basis: fc.constantFrom<Deadline['basis']>('fixed', 'rolling', 'until_exhausted', 'recurring', 'unknown'),
  },
  { requiredKeys: ['id', 'time_zone', 'basis'] },
)
const call = fc.record(
  {
    opens_at: fc.record({ at: hour, time_zone: zone }),
    deadlines: fc.array(deadline, { maxLength: 3 }),
    suspended: fc.record({
      status: fc.constantFrom('paused' as const, 'exhausted' as const, 'closed' as const),
      since: hour,
    }),
  },
  { requiredKeys: ['deadlines'] },
)
const programme = fc.record(
  { call, provisional: fc.boolean(), published_on: hour.map((at) => at.slice(0, 10)) },
  { requiredKeys: ['call'] },
)

describe('status in steps of time', () => {
  test('is the status at every moment and on every day', () => {
    fc.assert(
      fc.property(programme, hour, fc.constantFrom(-1, 0, 1), (one, at, shift) => {
        const [line] = compileCall(one as Pick<Programme, 'call'>).lines
        assert.ok(line)
        const steps = statusSteps(line)
        for (const ms of [Date.parse(at) + shift, ...line.points.map((point) => point.ms + shift)]) {
          assert.equal(steps.at(ms), lineStatus(line, windowOf({ kind: 'instant', epoch_ms: ms, today: '2026-01-01' })))
          const date = new Date(ms).toISOString().slice(0, 10)
          assert.equal(steps.on(dayNumber(date)), lineStatus(line, windowOf({ kind: 'date', date })))
        }
      }),
      { numRuns: 500 },
    )
  })
})
