import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { compileCall, quickStatus, windowOf } from '../core/facts/call-status.ts'
import type { Deadline, Programme } from '../core/facts/programme.ts'
import { deadlinePoint, statusOf } from './programme-status.ts'

const days = fc.integer({ min: 1, max: 28 }).map((day) => `2026-03-${String(day).padStart(2, '0')}T12:00:00Z`)
const deadlines = fc.array(
  fc.record({
    at: fc.option(days, { nil: undefined }),
    basis: fc.constantFrom<Deadline['basis']>('fixed', 'rolling', 'until_exhausted', 'recurring', 'unknown'),
    line: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
    category: fc.option(fc.constantFrom('less_developed', 'transition'), { nil: undefined }),
  }),
  { maxLength: 4 },
)

test('the deadline a list is ordered by is the one it shows', () => {
  fc.assert(
    fc.property(deadlines, fc.boolean(), days, (given, lines, now) => {
      const programme: Pick<Programme, 'call' | 'budget_lines' | 'country'> = {
        country: 'GR',
        call: {
          deadlines: given.map(({ at, basis, line, category }, index) => ({
            id: `d${index}`,
            time_zone: 'Europe/Athens',
            basis,
            ...(at === undefined ? {} : { at }),
            ...(lines && line !== undefined ? { budget_line: line } : {}),
            ...(category === undefined ? {} : { region_category: category }),
          })),
        },
        ...(lines
          ? {
              budget_lines: [
                { id: 'a' },
                { id: 'b', suspended: { status: 'exhausted' as const, since: '2026-03-10T00:00:00Z' } },
              ],
            }
          : {}),
      }
      const compiled = compileCall(programme)
      const window = windowOf({ kind: 'instant', epoch_ms: Date.parse(now), today: now.slice(0, 10) })
      const { status, deadline } = statusOf(programme as Programme, window, compiled)
      assert.equal(quickStatus(compiled, window), status)
      assert.equal(
        deadlinePoint(compiled, window, status)?.ms,
        deadline?.at === undefined ? undefined : Date.parse(deadline.at),
      )
    }),
    { numRuns: 500 },
  )
})
