import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { callState, compileCall, windowOf } from '../facts/call-status.ts'
import type { Deadline, Programme } from '../facts/programme.ts'
import { callSteps, dayNumber } from './call-steps.ts'
import type { CallStep } from './call-steps.ts'
import type { AsOf } from './as-of.ts'

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
const suspended = fc.record({
  status: fc.constantFrom('paused' as const, 'exhausted' as const, 'closed' as const),
  since: hour,
})
const call = fc.record(
  {
    opens_at: fc.record({ at: hour, time_zone: zone }),
    deadlines: fc.array(deadline, { maxLength: 3 }),
    suspended,
  },
  { requiredKeys: ['deadlines'] },
)
const programme = fc.record(
  {
    call,
    provisional: fc.boolean(),
    published_on: hour.map((at) => at.slice(0, 10)),
    budget_lines: fc.record({ id: fc.constant('a'), suspended }, { requiredKeys: ['id'] }).map((line) => [line]),
  },
  { requiredKeys: ['call'] },
)

describe('a call in steps of time', () => {
  test('has the same status and the same next deadline at every moment and on every day', () => {
    fc.assert(
      fc.property(programme, hour, fc.constantFrom(-1, 0, 1), (one, at, shift) => {
        const call = compileCall(one as Pick<Programme, 'call'>)
        const [line] = call.lines
        const [steps] = callSteps(call)
        assert.ok(line !== undefined && steps !== undefined)
        const same = (step: CallStep, asOf: AsOf): void => {
          const { status, next_deadline: next } = callState(call, windowOf(asOf)).whole
          assert.equal(step.status, status)
          assert.equal(step.closesAt, next?.at === undefined ? undefined : Date.parse(next.at))
          assert.equal(step.refused.closes_at, step.closesAt)
        }
        for (const ms of [Date.parse(at) + shift, ...line.points.map((point) => point.ms + shift)]) {
          same(steps.at(ms), { kind: 'instant', epoch_ms: ms, today: '2026-01-01' })
          const date = new Date(ms).toISOString().slice(0, 10)
          same(steps.on(dayNumber(date)), { kind: 'date', date })
        }
      }),
      { numRuns: 500 },
    )
  })
})
