import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { afterAttempt, healthy, patience, switched, type EndpointHealth } from './endpoint.ts'
import { judge, type Sent, type Verdict } from './outcome.ts'
import { readRetryAfter } from './retry-after.ts'
import { attemptsOfSeries, longestHint, waitAfter, waits } from './schedule.ts'
import { signatureHeader, signedContent } from './signed-content.ts'

const now = Date.parse('2026-03-02T09:00:00Z')
const answer = (status: number, retryAfter?: string): Sent => ({ status, error: null, retryAfter })
const series = (attempts: number) => ({ attempts, most: attemptsOfSeries })

describe('the schedule of attempts', () => {
  it('has ten attempts over 75 h 35 min 5 s', () => {
    assert.equal(attemptsOfSeries, 10)
    assert.equal(
      waits.reduce((sum, wait) => sum + wait, 0),
      (75 * 3600 + 35 * 60 + 5) * 1000,
    )
    assert.equal(waitAfter(10, 0.5), null)
  })

  it('moves each wait by at most a fifth, and uses the whole width', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, chance) => {
        const wait = waits[attempts - 1] ?? 0
        const found = waitAfter(attempts, chance) ?? 0
        assert.ok(found >= wait * 0.8 - 1 && found <= wait * 1.2 + 1)
      }),
    )
    assert.equal(waitAfter(1, 0), 4000)
    assert.equal(waitAfter(1, 1), 6000)
  })

  it('waits as long as the receiver asks when that is later, and 24 h at most', () => {
    assert.equal(waitAfter(1, 0.5, 60_000), 60_000)
    assert.equal(waitAfter(9, 0.5, 60_000), waits[8])
    assert.equal(waitAfter(1, 0.5, longestHint * 30), longestHint)
  })
})

describe('Retry-After', () => {
  it('is read as seconds and as each of the three forms of a date', () => {
    assert.equal(readRetryAfter('120', now), 120_000)
    for (const date of ['Mon, 02 Mar 2026 09:02:00 GMT', 'Monday, 02-Mar-26 09:02:00 GMT', 'Mon Mar  2 09:02:00 2026'])
      assert.equal(readRetryAfter(date, now), 120_000, date)
    assert.equal(readRetryAfter('Mon, 02 Mar 2020 09:02:00 GMT', now), 0)
  })

  it('says nothing when it is anything else', () => {
    for (const text of [undefined, '', 'soon', '-5', '1.5', '2026-03-02T09:02:00Z', '1e3'])
      assert.equal(readRetryAfter(text, now), null, String(text))
  })
})

describe('an answer', () => {
  it('of 200 to 299 is a success and nothing else is', () => {
    for (let status = 100; status < 600; status += 1)
      assert.equal(
        judge(answer(status), series(1), now, 0.5).kind === 'succeeded',
        status >= 200 && status < 300,
        String(status),
      )
    assert.equal(judge({ status: 200, error: 'timeout' }, series(1), now, 0.5).kind, 'retry')
  })

  it('of 410 says that the endpoint is gone', () => {
    assert.deepEqual(judge(answer(410), series(1), now, 0.5), { kind: 'gone' })
  })

  it('may ask for patience with 429 and 503 only', () => {
    for (const [status, waitMs] of [
      [429, 3_600_000],
      [503, 3_600_000],
      [500, 5000],
      [301, 5000],
    ] as const)
      assert.deepEqual(judge(answer(status, '3600'), series(1), now, 0.5), { kind: 'retry', waitMs })
  })

  it('that fails the last time ends the series', () => {
    assert.deepEqual(judge(answer(500), series(10), now, 0.5), { kind: 'exhausted' })
    assert.deepEqual(judge(answer(500), { attempts: 1, most: 1 }, now, 0.5), { kind: 'exhausted' })
  })
})

describe('an endpoint', () => {
  const failed: Verdict = { kind: 'retry', waitMs: 1 }
  const fail = (health: EndpointHealth, at: number, verdict: Verdict = failed) => afterAttempt(health, verdict, at)

  it('is failing after ten failures in a row, and told once', () => {
    let health = healthy
    const notices = []
    for (let n = 0; n < 12; n += 1) {
      const after = fail(health, now + n)
      health = after.health
      if (after.notice !== null) notices.push([n, after.notice.kind])
      assert.equal(health.status, n < 9 ? 'active' : 'failing')
    }
    assert.deepEqual(notices, [[9, 'failing']])
  })

  it('is failing at once when a series is exhausted', () => {
    assert.equal(fail(healthy, now, { kind: 'exhausted' }).health.status, 'failing')
  })

  it('is as new after one success, and remembers when it last broke', () => {
    const broken = fail(healthy, now, { kind: 'exhausted' }).health
    assert.deepEqual(afterAttempt(broken, { kind: 'succeeded' }, now + 5).health, { ...healthy, brokeAt: now })
  })

  it('is disabled by 410 and after five days of failures, with warnings at half, three quarters and nine tenths', () => {
    assert.deepEqual(fail(healthy, now, { kind: 'gone' }).notice, { kind: 'disabled', reason: 'gone', since: now })
    let health = fail(healthy, now, { kind: 'exhausted' }).health
    const told: (number | string)[] = []
    for (let hours = 1; hours <= 121; hours += 1) {
      const after = fail(health, now + hours * 3_600_000)
      health = after.health
      if (after.notice !== null) told.push(after.notice.kind === 'failing' ? after.notice.percent : after.notice.reason)
    }
    assert.deepEqual(told, [50, 75, 90, 'failed_for_days'])
    assert.equal(health.status, 'disabled')
  })

  it('stays disabled whatever a late answer says', () => {
    const off = switched(healthy, false)
    assert.deepEqual(afterAttempt(off, { kind: 'succeeded' }, now).health, off)
    assert.equal(off.reason, 'by_owner')
    assert.equal(switched({ ...off, brokeAt: now - patience }, true).status, 'active')
  })
})

describe('what is signed', () => {
  it('is id, timestamp and body joined by full stops', () => {
    assert.equal(signedContent('evt_1', 7, '{}'), 'evt_1.7.{}')
    assert.throws(() => signedContent('evt.1', 7, '{}'), TypeError)
    assert.equal(signatureHeader(['a', 'b']), 'v1,a v1,b')
  })
})
