import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import type { AsOf } from '../matching/as-of.ts'
import { closesOn } from '../matching/call-now.ts'
import { callSteps, dayNumber } from '../matching/call-steps.ts'
import { callState, callStatus, compileCall, quickStatus, windowOf } from './call-status.ts'
import type { Call, Deadline, Programme } from './programme.ts'

const athens = 'Europe/Athens'
const at = (instant: string): AsOf => ({ kind: 'instant', epoch_ms: Date.parse(instant), today: instant.slice(0, 10) })
const on = (date: string): AsOf => ({ kind: 'date', date })
const deadline = (instant: string | undefined, more: Partial<Deadline> = {}): Deadline => ({
  id: 'end',
  time_zone: athens,
  basis: 'fixed',
  ...(instant === undefined ? {} : { at: instant }),
  ...more,
})
const opening = (instant: string): Pick<Call, 'opens_at'> => ({ opens_at: { at: instant, time_zone: athens } })

type Sketch = Pick<Programme, 'call'> & Partial<Programme>
const status = (programme: Sketch, asOf: AsOf) => callStatus(programme, asOf).status

describe('call status', () => {
  const fixed: Sketch = { call: { ...opening('2026-02-23T10:00:00Z'), deadlines: [deadline('2026-07-20T12:00:00Z')] } }

  test('a call is open from its opening to its deadline, both instants included', () => {
    assert.equal(status(fixed, at('2026-02-23T09:59:59Z')), 'forecasted')
    assert.equal(status(fixed, at('2026-02-23T10:00:00Z')), 'open')
    assert.equal(status(fixed, at('2026-07-20T12:00:00Z')), 'open')
    assert.equal(status(fixed, at('2026-07-20T12:00:01Z')), 'closed')
  })

  test('a day is the whole day in the zone of the call: open if it is open at any moment', () => {
    assert.equal(status(fixed, on('2026-02-22')), 'forecasted')
    assert.equal(status(fixed, on('2026-02-23')), 'open')
    assert.equal(status(fixed, on('2026-07-20')), 'open')
    assert.equal(status(fixed, on('2026-07-21')), 'closed')
  })

  test('a call that is stopped before it opens is not open on that day', () => {
    const stopped = (since: string): Sketch => ({
      call: {
        ...opening('2026-02-23T10:00:00Z'),
        deadlines: [deadline('2026-07-20T12:00:00Z')],
        suspended: { status: 'paused', since },
      },
    })
    assert.equal(status(stopped('2026-02-23T08:00:00Z'), on('2026-02-23')), 'paused')
    assert.equal(status(stopped('2026-02-23T11:00:00Z'), on('2026-02-23')), 'open')
  })

  test('a deadline at midnight in Athens ends the day before, in summer and in winter time', () => {
    for (const instant of ['2026-07-20T21:00:00Z', '2026-01-20T22:00:00Z']) {
      const call: Sketch = { call: { deadlines: [deadline(instant)] } }
      const month = instant.slice(0, 8)
      assert.equal(status(call, on(`${month}20`)), 'open')
      assert.equal(status(call, on(`${month}21`)), 'closed')
    }
  })

  test('the day of the change to summer time has 23 hours and is still one day', () => {
    const call: Sketch = { call: { deadlines: [deadline('2026-03-29T20:59:00Z')] } }
    assert.equal(status(call, on('2026-03-29')), 'open')
    assert.equal(status(call, on('2026-03-30')), 'closed')
  })

  test('no date at all is unknown, neither open nor closed', () => {
    assert.deepEqual(callStatus({ call: { deadlines: [] } }, on('2026-06-01')), { status: 'unknown', basis: 'none' })
    assert.equal(
      status({ call: { deadlines: [deadline(undefined, { basis: 'unknown' })] } }, on('2026-06-01')),
      'unknown',
    )
  })

  test('an opening reached and no closing date is open; the source that says rolling is open without dates', () => {
    const open: Sketch = { call: { ...opening('2026-02-23T10:00:00Z'), deadlines: [] } }
    assert.equal(status(open, on('2026-06-01')), 'open')
    assert.equal(status({ call: { deadlines: [deadline(undefined, { basis: 'rolling' })] } }, on('2026-06-01')), 'open')
  })

  test('2099 is never shown as a deadline', () => {
    const call: Sketch = { call: { ...opening('2026-01-01T00:00:00Z'), deadlines: [deadline('2099-12-31T22:00:00Z')] } }
    const state = callStatus(call, on('2026-06-01'))
    assert.equal(state.status, 'open')
    assert.deepEqual(state.next_deadline, { id: 'end', time_zone: athens, basis: 'unknown' })
  })

  test('a line that is exhausted stays so while the whole call is paused, or is to be closed on a later day', () => {
    const lines = [{ id: 'a', suspended: { status: 'exhausted' as const, since: '2026-06-05T09:00:00Z' } }, { id: 'b' }]
    const stopped = (suspended: Call['suspended'] & object): Sketch => ({
      call: { ...opening('2026-02-23T10:00:00Z'), deadlines: [deadline('2026-12-20T12:00:00Z')], suspended },
      budget_lines: lines,
    })
    const of = (programme: Sketch, asOf: AsOf) =>
      callState(compileCall(programme), asOf).lines.map((line) => [line.status, line.since])
    const paused = stopped({ status: 'paused', since: '2026-06-10T09:00:00Z' })
    const exhausted = ['exhausted', '2026-06-05T09:00:00Z']
    for (const asOf of [at('2026-06-20T12:00:00Z'), on('2026-06-20')])
      assert.deepEqual(of(paused, asOf), [exhausted, ['paused', '2026-06-10T09:00:00Z']])
    // On the day of the decision the other line was still open for a part of it.
    assert.deepEqual(of(paused, on('2026-06-10')), [exhausted, ['open', '2026-02-23T10:00:00Z']])
    const closing = stopped({ status: 'closed', since: '2026-10-01T09:00:00Z' })
    assert.deepEqual(of(closing, at('2026-06-20T12:00:00Z')), [
      ['exhausted', '2026-06-05T09:00:00Z'],
      ['open', '2026-02-23T10:00:00Z'],
    ])
    assert.deepEqual(of(closing, at('2026-10-02T12:00:00Z')), [
      ['exhausted', '2026-06-05T09:00:00Z'],
      ['closed', '2026-10-01T09:00:00Z'],
    ])
    assert.equal(status(closing, at('2026-10-02T12:00:00Z')), 'closed')
  })

  test('days are those of the deadline, also where the last of several deadlines is in a zone that is behind', () => {
    const azores = 'Atlantic/Azores'
    const call: Sketch = {
      call: {
        deadlines: [
          deadline('2026-01-20T22:30:00Z', { id: 'here' }),
          deadline('2026-01-20T23:00:00Z', { id: 'west', time_zone: azores }),
        ],
      },
    }
    // Half past midnight on the 21st in Athens, ten in the evening of the 20th on the Azores.
    assert.equal(status(call, on('2026-01-21')), 'open')
    assert.equal(status(call, on('2026-01-22')), 'closed')
    assert.equal(closesOn(compileCall(call)), '2026-01-21')
  })

  test('no day of a far year is a deadline, in whichever zone it is', () => {
    for (const [instant, time_zone] of [
      ['2098-12-31T22:00:00Z', athens],
      ['2099-12-31T21:59:59Z', athens],
      ['2100-01-01T00:00:00Z', 'UTC'],
      ['9999-12-31T21:59:00Z', athens],
      ['2098-12-31T10:00:00Z', 'Pacific/Kiritimati'],
    ] as const) {
      const call: Sketch = {
        call: { ...opening('2026-01-01T00:00:00Z'), deadlines: [deadline(instant, { time_zone })] },
      }
      assert.deepEqual(callStatus(call, on('2026-06-01')).next_deadline, { id: 'end', time_zone, basis: 'unknown' })
      assert.equal(status({ call: { ...opening(instant), deadlines: [] } }, on('2026-06-01')), 'unknown')
    }
  })

  test('at each moment, and on each day, a call is what its own dates say', () => {
    const zones = [athens, 'Atlantic/Azores', 'Pacific/Kiritimati', 'America/Los_Angeles', 'UTC']
    const hour = 3_600_000
    const start = Date.parse('2026-03-27T00:00:00Z')
    const moment = fc.integer({ min: 0, max: 6 * 48 }).map((half) => start + (half * hour) / 2)
    const written = (ms: number): string => Temporal.Instant.fromEpochMilliseconds(ms).toString()
    const ends = fc.array(
      fc.record({ ms: moment, time_zone: fc.constantFrom(...zones), round: fc.constantFrom('1', '2') }),
      { minLength: 1, maxLength: 3 },
    )
    const opens = fc.option(fc.record({ ms: moment, time_zone: fc.constantFrom(...zones) }), { nil: undefined })
    fc.assert(
      fc.property(ends, opens, moment, fc.integer({ min: 0, max: 7 }), (deadlines, opening_, now, offset) => {
        const programme: Sketch = {
          call: {
            ...(opening_ === undefined
              ? {}
              : { opens_at: { at: written(opening_.ms), time_zone: opening_.time_zone } }),
            deadlines: deadlines.map(({ ms, time_zone, round }, n) =>
              deadline(written(ms), { id: `d${n}`, time_zone, round }),
            ),
          },
        }
        const ended = deadlines.every(({ ms }) => ms < now)
        const begun = opening_ === undefined || opening_.ms <= now
        assert.equal(status(programme, at(written(now))), ended ? 'closed' : begun ? 'open' : 'forecasted')
        const day = Temporal.PlainDate.from('2026-03-26').add({ days: offset })
        const dayIn = (ms: number, zone: string) =>
          Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).toPlainDate()
        // A deadline at midnight ends the day before.
        const isOver = deadlines.every(
          ({ ms, time_zone }) => Temporal.PlainDate.compare(dayIn(ms - 1, time_zone), day) < 0,
        )
        const hasBegun =
          opening_ === undefined || Temporal.PlainDate.compare(dayIn(opening_.ms, opening_.time_zone), day) <= 0
        assert.equal(status(programme, on(day.toString())), isOver ? 'closed' : hasBegun ? 'open' : 'forecasted')
        const [steps] = callSteps(compileCall(programme))
        assert.equal(steps?.at(now).status, status(programme, at(written(now))))
        assert.equal(steps?.on(dayNumber(day.toString())).status, status(programme, on(day.toString())))
      }),
    )
  })

  test('several cut-offs: the next one is told, and the call is open until the last', () => {
    const call: Sketch = {
      call: {
        deadlines: [deadline('2026-10-01T15:00:00Z', { id: 'b' }), deadline('2026-03-01T16:00:00Z', { id: 'a' })],
      },
    }
    assert.equal(callStatus(call, on('2026-06-01')).next_deadline?.id, 'b')
    assert.equal(status(call, on('2026-10-02')), 'closed')
  })

  test('until a day or until the budget is used up: the day closes it, and is the deadline that is told', () => {
    const exhausted = deadline(undefined, { id: 'until-exhausted', basis: 'until_exhausted' })
    const call: Sketch = {
      call: { ...opening('2026-02-23T10:00:00Z'), deadlines: [exhausted, deadline('2026-07-20T12:00:00Z')] },
    }
    assert.equal(callStatus(call, on('2026-07-20')).next_deadline?.id, 'end')
    assert.equal(status(call, on('2026-07-20')), 'open')
    assert.equal(status(call, on('2026-07-21')), 'closed')
    const rounds: Sketch = {
      call: { deadlines: [deadline('2026-03-01T16:00:00Z', { round: '1' }), { ...exhausted, round: '2' }] },
    }
    assert.equal(status(rounds, on('2026-07-21')), 'open', 'a later round that only the budget ends')
  })

  test('in a call of two stages the first stage is the way in', () => {
    const call: Sketch = {
      call: {
        deadlines: [
          deadline('2026-03-01T16:00:00Z', { stage: 'pre_proposal' }),
          deadline('2026-10-01T15:00:00Z', { id: 'full', stage: 'application' }),
        ],
      },
    }
    assert.equal(status(call, on('2026-06-01')), 'closed')
  })

  test('a cut-off of a recurring call that has passed does not close it for good', () => {
    assert.equal(
      status({ call: { deadlines: [deadline('2026-03-01T16:00:00Z', { basis: 'recurring' })] } }, on('2026-06-01')),
      'unknown',
    )
  })

  test('what the publisher set wins over the dates, from its moment on', () => {
    const set = (kind: 'paused' | 'exhausted'): Sketch => ({
      call: { ...fixed.call, suspended: { status: kind, since: '2026-05-04T09:00:00Z' } },
    })
    assert.equal(status(set('exhausted'), at('2026-05-04T08:59:59Z')), 'open')
    assert.equal(status(set('exhausted'), at('2026-05-04T09:00:00Z')), 'exhausted')
    assert.equal(status(set('exhausted'), on('2026-05-04')), 'open', 'open for a part of that day')
    assert.equal(status(set('exhausted'), on('2026-05-05')), 'exhausted')
    assert.equal(status(set('paused'), on('2026-06-01')), 'paused')
    assert.equal(status(set('paused'), on('2026-08-01')), 'closed', 'a pause does not outlive the deadline')
  })

  test('before its opening a call of which one line is paused is still to open, and opens with the other', () => {
    const line = (id: string, suspended?: Call['suspended']) => ({
      id,
      ...(suspended === undefined ? {} : { suspended }),
    })
    const pause = { status: 'paused' as const, since: '2026-02-01T09:00:00Z' }
    const one: Sketch = { ...fixed, budget_lines: [line('west', pause), line('east')] }
    const both: Sketch = { ...fixed, budget_lines: [line('west', pause), line('east', pause)] }
    for (const asOf of [at('2026-02-10T09:00:00Z'), on('2026-02-10')])
      assert.deepEqual([status(one, asOf), status(both, asOf)], ['forecasted', 'paused'])
    assert.deepEqual([status(one, on('2026-03-10')), status(both, on('2026-03-10'))], ['open', 'paused'])
  })

  test('a pre-publication is forecasted, whatever its planned dates', () => {
    assert.equal(status({ ...fixed, provisional: true }, on('2026-06-01')), 'forecasted')
  })

  test('a call is not open before it is published', () => {
    assert.equal(
      status({ ...fixed, published_on: '2026-03-02', call: { deadlines: fixed.call.deadlines } }, on('2026-03-01')),
      'forecasted',
    )
  })
})

describe('budget lines', () => {
  const lines: Sketch = {
    call: {
      ...opening('2026-02-01T10:00:00Z'),
      deadlines: [
        deadline('2026-12-01T12:00:00Z'),
        deadline('2026-09-01T12:00:00Z', { id: 'transition', region_category: 'transition' }),
      ],
    },
    budget_lines: [
      { id: 'less', region_category: 'less_developed' },
      {
        id: 'transition',
        region_category: 'transition',
        suspended: { status: 'exhausted', since: '2026-04-03T10:00:00Z' },
      },
    ],
  }

  test('one line that is exhausted leaves the programme open, and its own site not', () => {
    const compiled = compileCall(lines)
    const state = callState(compiled, on('2026-06-01'), { region: 'EL303', category: 'transition' })
    assert.equal(state.whole.status, 'open')
    assert.equal(state.site.status, 'exhausted')
    assert.equal(state.site.since, '2026-04-03T10:00:00Z')
    assert.equal(state.site.basis, 'publisher')
    assert.equal(
      callState(compiled, on('2026-06-01'), { region: 'EL522', category: 'less_developed' }).site.next_deadline?.at,
      '2026-12-01T12:00:00Z',
    )
  })

  test('where deadlines differ by region category and there are no lines, a site has those of its category', () => {
    const call: Sketch = {
      call: {
        ...opening('2026-02-01T10:00:00Z'),
        deadlines: [
          deadline('2026-09-01T12:00:00Z'),
          deadline('2026-12-01T12:00:00Z', { id: 'longer', region_category: 'less_developed' }),
          deadline('2026-06-01T12:00:00Z', { id: 'shorter', region_category: 'transition' }),
        ],
      },
    }
    const compiled = compileCall(call)
    const of = (date: string, category?: string) => {
      const { site, whole } = callState(compiled, on(date), category === undefined ? {} : { category })
      assert.equal(whole.status, status(call, on(date)))
      assert.equal(quickStatus(compiled, windowOf(on(date))), whole.status)
      return [site.status, site.next_deadline?.id]
    }
    assert.deepEqual(of('2026-05-01', 'transition'), ['open', 'shorter'])
    assert.deepEqual(of('2026-07-01', 'transition'), ['closed', undefined])
    assert.deepEqual(of('2026-07-01', 'more_developed'), ['open', 'end'])
    assert.deepEqual(of('2026-10-01', 'more_developed'), ['closed', undefined])
    assert.deepEqual(of('2026-10-01', 'less_developed'), ['open', 'longer'])
    assert.deepEqual(of('2026-10-01'), ['open', 'longer'], 'a site that is not known may be there')
    assert.deepEqual(of('2026-12-24', 'less_developed'), ['closed', undefined])
  })

  test('dates for some region categories only leave a call without lines open elsewhere', () => {
    const of = (date: string, country: string, dated: readonly ('less_developed' | 'transition')[]) => {
      const call: Sketch = {
        country,
        call: {
          ...opening('2026-02-01T10:00:00Z'),
          deadlines: dated.map((only) => deadline('2026-09-01T12:00:00Z', { id: only, region_category: only })),
        },
      }
      const compiled = compileCall(call)
      const { whole } = callState(compiled, on(date))
      assert.equal(quickStatus(compiled, windowOf(on(date))), whole.status)
      const sites = (['less_developed', 'transition', 'more_developed'] as const).map((category) => {
        const { site } = callState(compiled, on(date), { category })
        return [site.status, site.next_deadline?.id]
      })
      return [whole.status, ...sites]
    }
    const [passed, undated] = [
      ['closed', undefined],
      ['open', undefined],
    ]
    assert.deepEqual(of('2026-10-01', 'GR', ['less_developed']), ['open', passed, undated, undated])
    assert.deepEqual(of('2026-10-01', 'FR', ['less_developed', 'transition']), ['open', passed, passed, undated])
    assert.deepEqual(of('2026-10-01', 'GR', ['less_developed', 'transition']).slice(0, 3), ['closed', passed, passed])
    assert.deepEqual(of('2026-08-01', 'GR', ['transition']), ['open', undated, ['open', 'transition'], undated])
  })

  test('a site that is not known has the most open line', () => {
    assert.equal(callState(compileCall(lines), on('2026-06-01')).site.status, 'open')
  })

  test('all lines exhausted is exhausted; the quick answer is the same', () => {
    const all: Sketch = {
      ...lines,
      budget_lines: (lines.budget_lines ?? []).map((line) => ({
        ...line,
        suspended: { status: 'exhausted' as const, since: '2026-04-03T10:00:00Z' },
      })),
    }
    for (const [programme, date] of [
      [all, '2026-06-01'],
      [lines, '2026-06-01'],
      [lines, '2026-12-24'],
      [lines, '2026-01-01'],
    ] as const) {
      assert.equal(quickStatus(compileCall(programme), windowOf(on(date))), callStatus(programme, on(date)).status)
    }
    assert.equal(status(all, on('2026-06-01')), 'exhausted')
  })
})
