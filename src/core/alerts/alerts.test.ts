import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { greekHolidays } from '../../alerts/holidays.ts'
import { compileCall } from '../facts/call-status.ts'
import { deadlineTold } from '../facts/deadline-told.ts'
import { parseLeadTime, type LeadTime } from './lead-time.ts'
import { mayReturn, plan, type Line, type Told } from './plan.ts'
import { dueAt, dueForNews, isAllowed, isOpenDay, nextAllowed, timingOf, type Schedule } from './schedule.ts'
import { settledBy, settlingOf, type Settling } from './settle.ts'
import { openingOfCall, type Stopped, type Target } from './targets.ts'

const instant = (text: string) => Temporal.Instant.from(text)
const compare = Temporal.Instant.compare
const isHoliday = await greekHolidays()

const usual: Schedule = {
  timeZone: 'Europe/Athens',
  at: '09:00',
  days: [1, 2, 3, 4, 5, 6, 7],
  businessDaysOnly: false,
  quiet: undefined,
  digest: 'immediate',
}
const lead = (text: string): LeadTime => {
  const read = parseLeadTime(text, true)
  assert.ok(read.ok, text)
  return read.lead
}
const deadline = (at: string, timeZone = 'Europe/Athens'): Target => ({
  id: 'd',
  at: instant(at),
  timeZone,
  until: instant(at),
  untilMs: instant(at).epochMilliseconds,
  date: deadlineTold(at, timeZone).day,
  movedFrom: undefined,
  stage: undefined,
  round: undefined,
  budgetLine: undefined,
  regionCategory: undefined,
})
const due = (schedule: Partial<Schedule>, at: string, time: string) =>
  dueAt({ ...usual, ...schedule }, deadline(at), lead(time), isHoliday)?.toString()

describe('lead times', () => {
  it('are whole days or exact, never months, never more than a year', () => {
    assert.equal(lead('P2W').days, 14)
    assert.equal(lead('PT1H30M').ms, 5_400_000)
    const fault = (text: string) => {
      const read = parseLeadTime(text, false)
      return read.ok ? undefined : read.fault
    }
    assert.equal(fault('P1M'), 'months_or_years')
    assert.equal(fault('P1Y'), 'months_or_years')
    assert.equal(fault('P367D'), 'too_long')
    assert.equal(fault('PT8785H'), 'too_long')
    assert.equal(fault('PT0H'), 'zero')
    for (const text of ['-P7D', 'P', 'PT', 'P7', '7D', 'P1.5D', 'P7DT1H', 'PT1S', ''])
      assert.equal(fault(text), 'not_a_duration')
  })
})

describe('when a notice is due', () => {
  it('whole days: at nine on the date so many days before, across both changes of the clock', () => {
    assert.equal(due({}, '2026-04-02T12:00:00Z', 'P7D'), '2026-03-26T07:00:00Z')
    assert.equal(due({}, '2026-10-27T13:00:00Z', 'P7D'), '2026-10-20T06:00:00Z')
  })

  it('an exact time is exact, whatever the clock does', () => {
    assert.equal(due({}, '2026-03-29T12:00:00Z', 'PT24H'), '2026-03-28T12:00:00Z')
  })

  it('a deadline at midnight belongs to the day that ends', () => {
    assert.equal(due({}, '2026-06-30T21:00:00Z', 'P1D'), '2026-06-29T06:00:00Z')
  })

  it('an opening at midnight is on the day that begins', () => {
    const opens_at = { at: '2026-04-15T00:00:00+03:00', time_zone: 'Europe/Athens' }
    const [opening] = openingOfCall(compileCall({ call: { opens_at, deadlines: [] } }))
    assert.ok(opening)
    assert.equal(dueAt(usual, opening, lead('P7D'), isHoliday)?.toString(), '2026-04-08T06:00:00Z')
  })

  it('the date is that of the zone of the deadline, the time that of the schedule', () => {
    const anchor = deadline('2026-06-30T22:30:00Z', 'Atlantic/Azores')
    assert.equal(dueAt(usual, anchor, lead('P1D'), isHoliday)?.toString(), '2026-06-29T06:00:00Z')
  })

  it('on business days: before Orthodox Easter, not on a day of it', () => {
    // Good Friday 10 April 2026, Easter Monday 13 April: three days before Thursday 16 April is Easter Monday.
    assert.equal(due({ businessDaysOnly: true }, '2026-04-16T12:00:00Z', 'P3D'), '2026-04-09T06:00:00Z')
    // 1 May 2024 fell into Holy Week and was moved to 7 May.
    assert.equal(due({ businessDaysOnly: true }, '2024-05-08T12:00:00Z', 'P1D'), '2024-05-02T06:00:00Z')
    assert.equal(
      isOpenDay({ ...usual, businessDaysOnly: true }, Temporal.PlainDate.from('2024-05-01'), isHoliday),
      true,
    )
  })

  it('in quiet hours: shortly before they begin, also over midnight', () => {
    const quiet = { from: '21:00', to: '08:00' }
    assert.equal(due({ quiet }, '2026-06-02T01:00:00Z', 'PT24H'), '2026-05-31T17:55:00Z')
    assert.equal(
      due({ quiet: { from: '13:00', to: '15:00' } }, '2026-06-02T11:00:00Z', 'PT24H'),
      '2026-06-01T09:55:00Z',
    )
  })

  it('a local time that does not exist is an hour later, one that comes twice is the first', () => {
    assert.equal(due({ at: '03:30' }, '2026-03-30T09:00:00Z', 'P1D'), '2026-03-29T01:30:00Z')
    assert.equal(due({ at: '03:30' }, '2026-10-26T09:00:00Z', 'P1D'), '2026-10-25T00:30:00Z')
  })

  it('on the day itself, but never after the deadline', () => {
    assert.equal(due({}, '2026-06-30T12:00:00Z', 'P0D'), '2026-06-30T06:00:00Z')
    assert.equal(due({}, '2026-06-30T05:00:00Z', 'P0D'), '2026-06-30T04:55:00Z')
  })

  it('a digest goes out before the lead time, the weekly one on the first open day of the week', () => {
    assert.equal(due({ digest: 'daily' }, '2026-06-30T12:00:00Z', 'PT24H'), '2026-06-29T06:00:00Z')
    assert.equal(due({ digest: 'weekly' }, '2026-06-30T12:00:00Z', 'P1D'), '2026-06-29T06:00:00Z')
    assert.equal(due({ digest: 'weekly' }, '2026-06-28T12:00:00Z', 'P1D'), '2026-06-22T06:00:00Z')
    // Monday 1 June 2026 is a holiday (Agiou Pnevmatos): the week begins on Tuesday.
    assert.equal(
      due({ digest: 'weekly', businessDaysOnly: true }, '2026-06-05T12:00:00Z', 'P1D'),
      '2026-06-02T06:00:00Z',
    )
  })

  it('news go out at the next allowed moment, or in the next digest unless that is too late', () => {
    const quiet = { from: '21:00', to: '08:00' }
    const news = (schedule: Partial<Schedule>, until?: string) =>
      dueForNews(
        { ...usual, ...schedule },
        instant('2026-06-01T20:00:00Z'),
        until === undefined ? undefined : instant(until),
        isHoliday,
      ).toString()
    assert.equal(news({}), '2026-06-01T20:00:00Z')
    assert.equal(news({ quiet }), '2026-06-02T05:00:00Z')
    assert.equal(news({ digest: 'daily' }), '2026-06-02T06:00:00Z')
    assert.equal(news({ digest: 'weekly' }, '2026-06-03T12:00:00Z'), '2026-06-01T20:00:00Z')
    assert.equal(news({ quiet }, '2026-06-02T04:00:00Z'), '2026-06-01T20:00:00Z')
    // Whit Monday is a holiday: Tuesday begins at nine, at midnight only where nine is too late.
    const working = { businessDaysOnly: true }
    assert.equal(news(working), '2026-06-02T06:00:00Z')
    assert.equal(news(working, '2026-06-02T05:00:00Z'), '2026-06-01T21:00:00Z')
    assert.equal(news({ ...working, quiet }), '2026-06-02T05:00:00Z')
    const timing = (until: string) =>
      timingOf(
        { ...usual, ...working },
        instant('2026-05-20T06:00:00Z'),
        instant(until),
        instant('2026-05-31T09:00:00Z'),
        isHoliday,
      )
    assert.deepEqual(timing('2026-06-09T05:00:00Z'), { kind: 'wait', at: instant('2026-06-02T06:00:00Z') })
    assert.deepEqual(timing('2026-06-02T05:00:00Z'), { kind: 'wait', at: instant('2026-06-01T21:00:00Z') })
  })
})

/** A scheduler over a store with the unique key of the table, as the service has them. */
class Simulation {
  readonly rows = new Map<string, Told & { line: Line; at: Temporal.Instant }>()
  readonly sent: { line: Line; at: Temporal.Instant; target: Target; message: string }[] = []
  lookedAt: Temporal.Instant | undefined

  readonly schedule: Schedule
  readonly leads: readonly LeadTime[]
  readonly #dues = new Map<string, Temporal.Instant | undefined>()

  constructor(schedule: Schedule, leads: readonly LeadTime[]) {
    this.schedule = schedule
    this.leads = leads
  }

  told = (): Told[] => [...this.rows.values()]

  #due(target: Target, time: LeadTime): Temporal.Instant | undefined {
    const key = `${target.at.toString()} ${time.text}`
    if (!this.#dues.has(key)) this.#dues.set(key, dueAt(this.schedule, target, time, isHoliday))
    return this.#dues.get(key)
  }

  look(
    target: Target,
    now: Temporal.Instant,
    {
      stopped,
      told = this.told(),
      profiles = ['a', 'b'],
    }: { stopped?: Stopped | undefined; told?: Told[]; profiles?: string[] } = {},
  ) {
    const wanted = {
      schedule: this.schedule,
      leads: this.leads,
      channels: [{ key: 'mail' }],
      lookedAt: this.lookedAt,
    }
    const planned = plan(
      wanted,
      { target, stopped, profiles, told },
      now,
      (each, time) => this.#due(each, time),
      isHoliday,
    )
    for (const line of planned.lines) {
      const key = [line.profile, line.generation, line.lead, line.channel].join()
      const before = this.rows.get(key)
      if (before !== undefined && !(before.status === 'suppressed' && mayReturn(before.reason))) continue
      const status = line.reason === null ? 'sent' : 'suppressed'
      this.rows.set(key, { ...line, targetAt: target.at, status, line, at: now })
      if (line.reason === null) this.sent.push({ line, at: now, target, message: now.toString() })
    }
    return planned.next
  }
}

const time = fc.integer({ min: 0, max: 1439 }).map((minute) => {
  const text = Temporal.PlainTime.from({ hour: Math.floor(minute / 60), minute: minute % 60 }).toString()
  return text.slice(0, 5)
})
const minuteOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
const schedules: fc.Arbitrary<Schedule> = fc
  .record({
    timeZone: fc.constantFrom('Europe/Athens', 'Europe/Brussels', 'America/New_York', 'UTC'),
    at: time,
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }).map((days) => days.toSorted()),
    businessDaysOnly: fc.boolean(),
    quiet: fc.option(fc.record({ from: time, to: time }), { nil: undefined }),
    digest: fc.constantFrom('immediate' as const, 'daily' as const, 'weekly' as const),
  })
  .filter(({ at, quiet, days, businessDaysOnly }) => {
    if (businessDaysOnly && days.every((day) => day > 5)) return false
    if (quiet === undefined) return true
    const [from, to, minute] = [minuteOf(quiet.from), minuteOf(quiet.to), minuteOf(at)]
    if (from === to) return false
    return !(from < to ? minute >= from && minute < to : minute >= from || minute < to)
  })
const leadTimes = fc.uniqueArray(
  fc.constantFrom('P60D', 'P30D', 'P2W', 'P7D', 'P3D', 'P1D', 'P0D', 'PT72H', 'PT24H', 'PT6H', 'PT90M').map(lead),
  { minLength: 1, maxLength: 4, selector: ({ ms, days }) => `${ms} ${days === undefined}` },
)
const start = instant('2026-01-01T00:00:00Z')
const moments = fc.integer({ min: 0, max: 2 * 366 * 24 * 60 }).map((minutes) => start.add({ minutes }))
const zones = fc.constantFrom('Europe/Athens', 'Europe/Brussels', 'Atlantic/Azores')

const lives = fc.record({
  schedule: schedules,
  leads: leadTimes,
  at: moments,
  zone: zones,
  /** Hours before the deadline at which the alert is made. */
  made: fc.integer({ min: 1, max: 100 * 24 }),
  /** Hours before the deadline at which it is moved, and by how much. */
  move: fc.option(
    fc.record({ before: fc.integer({ min: 1, max: 40 * 24 }), by: fc.integer({ min: -20 * 24, max: 60 * 24 }) }),
    {
      nil: undefined,
    },
  ),
  stop: fc.option(fc.integer({ min: 1, max: 40 * 24 }), { nil: undefined }),
  /** Hours before the deadline at which the scheduler is down for three days. */
  down: fc.option(fc.integer({ min: 1, max: 60 * 24 }), { nil: undefined }),
  /** By how many minutes the clock is off at each look, and whether a second scheduler looks with what the first has read. */
  jumps: fc.array(fc.record({ minutes: fc.constantFrom(0, 0, 0, -60, 60), second: fc.boolean() }), {
    minLength: 8,
    maxLength: 8,
  }),
})

interface Life {
  readonly simulation: Simulation
  readonly looks: readonly Temporal.Instant[]
  readonly target: Target
  readonly first: Target
}

/** The whole life of an alert and a deadline: looked at when the plan says so, and every day in any case. */
function live(life: LifeOf): Life {
  const simulation = new Simulation(life.schedule, life.leads)
  const first = deadline(life.at.toString(), life.zone)
  const ago = (hours: number) => life.at.subtract({ hours })
  const made = ago(life.made)
  const movedTo = life.move === undefined ? undefined : life.at.add({ hours: life.move.by })
  const second = movedTo === undefined ? first : deadline(movedTo.toString(), life.zone)
  const end = (compare(second.at, first.at) > 0 ? second.at : first.at).add({ hours: 24 })
  const looks: Temporal.Instant[] = []
  let target = first
  let now = made
  for (let n = 0; compare(now, end) < 0; n += 1) {
    const down = life.down === undefined ? undefined : ago(life.down)
    if (down !== undefined && compare(now, down) >= 0 && compare(now, down.add({ hours: 72 })) < 0)
      now = down.add({ hours: 72 })
    const jump = life.jumps[n % life.jumps.length]
    const seen = now.add({ minutes: jump?.minutes ?? 0 })
    target = life.move !== undefined && compare(now, ago(life.move.before)) >= 0 ? second : first
    const stopped = life.stop !== undefined && compare(now, ago(life.stop)) >= 0 ? 'call_closed' : undefined
    const before = simulation.told()
    const next = simulation.look(target, seen, { stopped })
    if (jump?.second === true) simulation.look(target, seen, { stopped, told: before })
    simulation.lookedAt = seen
    looks.push(seen)
    const heal = now.add({ hours: 24 })
    const soon = next === undefined || compare(next, heal) > 0 ? heal : next
    const least = now.add({ seconds: 10 })
    now = compare(soon, least) < 0 ? least : soon
  }
  return { simulation, looks, target, first }
}

const runs = { numRuns: 500, seed: 20261128 }

describe('500 alerts over two years, with both changes of the clock, Orthodox Easter, downtime, jumps and two schedulers', () => {
  it('a notice is due at a moment that the schedule allows, no later than its lead time', () => {
    fc.assert(
      fc.property(schedules, leadTimes, moments, zones, (schedule, leads, at, zone) => {
        for (const each of leads) {
          const target = deadline(at.toString(), zone)
          const found = dueAt(schedule, target, each, isHoliday)
          assert.ok(found !== undefined)
          assert.ok(isAllowed(schedule, found, isHoliday), `${found.toString()} is not allowed`)
          assert.ok(compare(found, target.until) < 0)
          if (each.days === undefined) assert.ok(compare(found, at.subtract({ milliseconds: each.ms })) <= 0)
        }
      }),
      runs,
    )
  })

  it('nothing after the deadline, nothing twice, nothing out of hours while hours are left; what is due is sent or suppressed with a reason', () => {
    const seen = { sent: 0, moved: 0, outOfHours: 0, stopped: 0, passed: 0 }
    fc.assert(
      fc.property(lives, (life) => {
        const { simulation, looks, target } = live(life)
        checkSent(life, simulation)
        checkComplete(life, simulation, looks, target)
        if (life.stop !== undefined) {
          const stoppedAt = life.at.subtract({ hours: life.stop }).add({ minutes: 61 })
          for (const { at } of simulation.sent) assert.ok(compare(at, stoppedAt) <= 0, 'after the call was stopped')
        }
        for (const { line } of simulation.sent) {
          seen.sent += 1
          if (line.marks.includes('moved')) seen.moved += 1
          if (line.marks.includes('out_of_hours')) seen.outOfHours += 1
        }
        const reasons = simulation.told().map(({ reason }) => reason)
        if (reasons.includes('call_closed')) seen.stopped += 1
        if (reasons.includes('deadline_passed')) seen.passed += 1
      }),
      runs,
    )
    // Each case did occur.
    assert.ok(seen.sent > 500 && Object.values(seen).every((count) => count > 0), JSON.stringify(seen))
  })
})

type LifeOf = typeof lives extends fc.Arbitrary<infer T> ? T : never

function checkSent(life: LifeOf, simulation: Simulation): void {
  const keys = new Set<string>()
  const together = new Set<string>()
  for (const { line, at, target } of simulation.sent) {
    assert.ok(compare(at, target.until) < 0, 'after the deadline')
    assert.ok(compare(at, line.due) >= 0, 'before it is due')
    const key = [line.profile, line.generation, line.lead].join()
    assert.ok(!keys.has(key), `${key} twice`)
    keys.add(key)
    // What downtime left behind is one notice.
    assert.ok(!together.has(`${line.profile} ${at.toString()}`), 'two notices at once')
    together.add(`${line.profile} ${at.toString()}`)
    if (isAllowed(life.schedule, at, isHoliday)) continue
    assert.ok(line.marks.includes('out_of_hours'), 'out of hours')
    const next = nextAllowed(life.schedule, at, isHoliday)
    assert.ok(next === undefined || compare(next, target.until) >= 0, 'an allowed moment was left')
  }
}

function checkComplete(life: LifeOf, simulation: Simulation, looks: readonly Temporal.Instant[], target: Target): void {
  const ofTarget = simulation.told().filter((row) => compare(row.targetAt, target.at) === 0)
  // Moved to a moment that had passed: nobody could be told in time, and the alert was not there for it.
  const movedAt = life.move === undefined ? undefined : life.at.subtract({ hours: life.move.before })
  if (movedAt !== undefined && compare(target.until, movedAt.add({ hours: 2 })) <= 0) return
  const since = looks[0]
  for (const each of life.leads) {
    const at = dueAt(life.schedule, target, each, isHoliday)
    if (at === undefined || since === undefined || compare(target.until, since) <= 0) continue
    if (!looks.some((look) => compare(look, at) >= 0)) continue
    for (const profile of ['a', 'b']) {
      const row = ofTarget.find((told) => told.profile === profile && told.lead === each.text)
      assert.ok(row !== undefined, `${each.text} of ${profile} is neither sent nor suppressed`)
      assert.ok(row.status === 'sent' || row.reason !== null)
    }
  }
}

describe('an alert to which pairs keep coming', () => {
  const start = Temporal.Instant.from('2026-03-02T09:00:00Z')
  const after = (seconds: number) => start.add({ seconds })
  /** Something comes every so many seconds, for so long; when it settles. */
  const settlesAfter = (every: number, length: number): number => {
    let settling: Settling | undefined
    for (let at = 0; ; at += every) {
      const before = settling
      settling = settlingOf(settling, at <= length, after(at))
      if (settling === undefined) return at
      if (at > length) assert.deepEqual(settling, before)
    }
  }

  it('settles a minute after the last, ten minutes after the first at most', () => {
    assert.equal(settlesAfter(5, 0), 60)
    assert.equal(settlesAfter(5, 100), 160)
    assert.equal(settlesAfter(5, 10_000), 600)
    assert.equal(settlingOf(undefined, false, start), undefined)
  })

  it('begins anew long after it has settled, and never waits beyond a minute before the deadline', () => {
    const old = { since: start, at: after(60) }
    assert.deepEqual(settlingOf(old, true, after(3600)), { since: after(3600), at: after(3660) })
    assert.equal(settledBy(old, after(90))?.toString(), after(30).toString())
    assert.equal(settledBy(old, undefined)?.toString(), after(60).toString())
    assert.equal(settledBy(undefined, after(90)), undefined)
  })
})

describe('a plan', () => {
  const leads = ['P30D', 'P7D', 'PT24H'].map(lead)
  const look = (simulation: Simulation, target: Target, now: string, stopped?: Stopped) =>
    simulation.look(target, instant(now), { stopped, profiles: ['a'] })
  const sentOf = (simulation: Simulation) => simulation.sent.map(({ line }) => [line.lead, [...line.marks]])

  it('made inside a lead time fires once, at once', () => {
    const simulation = new Simulation(usual, leads)
    const target = deadline('2026-06-30T12:00:00Z')
    look(simulation, target, '2026-06-27T10:00:00Z')
    look(simulation, target, '2026-06-27T10:01:00Z')
    assert.deepEqual(sentOf(simulation), [['P7D', ['late']]])
    assert.deepEqual(
      [...simulation.rows.values()].map(({ reason }) => reason),
      [null, 'merged'],
    )
  })

  it('of an extended deadline begins anew and says that it moved; also when it moves back', () => {
    const simulation = new Simulation(usual, leads)
    const june = deadline('2026-06-30T12:00:00Z')
    const july = deadline('2026-07-31T12:00:00Z')
    look(simulation, june, '2026-06-23T06:00:00Z')
    look(simulation, july, '2026-06-25T06:00:00Z')
    look(simulation, july, '2026-07-01T06:00:00Z')
    assert.deepEqual(sentOf(simulation), [
      ['P7D', []],
      ['P30D', ['moved']],
    ])
    assert.equal(simulation.sent[1]?.line.movedFrom?.toString(), '2026-06-30T12:00:00Z')
    look(simulation, june, '2026-06-29T06:00:00Z')
    look(simulation, june, '2026-06-29T12:00:00Z')
    assert.equal(simulation.sent.at(-1)?.line.generation, 2)
  })

  it('is resumed when a call that was stopped goes on', () => {
    const simulation = new Simulation(usual, leads)
    const target = deadline('2026-06-30T12:00:00Z')
    look(simulation, target, '2026-06-23T06:00:00Z', 'call_exhausted')
    look(simulation, target, '2026-06-24T06:00:00Z', 'call_exhausted')
    assert.deepEqual(
      [...simulation.rows.values()].map(({ reason }) => reason),
      ['call_exhausted', 'call_exhausted'],
    )
    look(simulation, target, '2026-06-25T06:00:00Z')
    assert.deepEqual(sentOf(simulation), [['P7D', ['late']]])
  })

  it('says out of hours when no allowed moment is left', () => {
    const simulation = new Simulation({ ...usual, quiet: { from: '20:00', to: '08:00' } }, leads)
    look(simulation, deadline('2026-06-30T04:00:00Z'), '2026-06-30T01:00:00Z')
    assert.deepEqual(sentOf(simulation), [['PT24H', ['late', 'out_of_hours']]])
  })
})
