import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { anApi } from '../../../test/support/api.ts'
import { aHouse } from '../../../test/support/house.ts'
import { changeAccount } from '../../access/access.ts'
import { openTally, memoryLimiter, sharedLimiter, type RateLimiter } from './rate-limit.ts'

const house = await aHouse()
const limiterOf = (): RateLimiter =>
  house.engine === 'postgres' ? sharedLimiter(house.db) : memoryLimiter(house.clock)

/** Lets the account's window end: by the clock, or on PostgreSQL, whose own time counts, by moving its start. */
async function endWindow(accountId: string): Promise<void> {
  house.clock.advance({ seconds: 60 })
  await house.db.inAccount(accountId, (tx) =>
    sql`update platform_call_windows set starts_at = starts_at - interval '60 seconds'`.execute(tx),
  )
}

test('exactly the limit passes in a window, however many come at once', async () => {
  const account = await house.newAccount()
  const limiter = limiterOf()
  const taken = await Promise.all(Array.from({ length: 1000 }, () => limiter.take(account, 600)))
  assert.equal(taken.filter(({ allowed }) => allowed).length, 600)
  assert.deepEqual(
    taken
      .map(({ remaining }) => remaining)
      .toSorted((a, b) => a - b)
      .slice(0, 402),
    [...Array<number>(401).fill(0), 1],
  )
})

test('a window starts at the first call and lasts a minute; then all calls are there again', async () => {
  const account = await house.newAccount()
  const limiter = limiterOf()
  const first = await limiter.take(account, 2)
  assert.deepEqual([first.remaining, first.resetIn], [1, 60])
  await limiter.take(account, 2)
  assert.equal((await limiter.take(account, 2)).allowed, false)
  await endWindow(account)
  assert.deepEqual((await limiter.take(account, 2)).remaining, 1)
})

test('one account never uses the calls of another', async () => {
  const [one, two] = [await house.newAccount(), await house.newAccount()]
  const limiter = limiterOf()
  await Promise.all(Array.from({ length: 50 }, () => limiter.take(one, 10)))
  const taken = await Promise.all(
    Array.from({ length: 20 }, (_, index) => limiter.take(index % 2 === 0 ? one : two, 10)),
  )
  assert.equal(taken.filter(({ allowed }) => allowed).length, 10)
})

test('looking at the window counts nothing', async () => {
  const account = await house.newAccount()
  const limiter = limiterOf()
  assert.equal(await limiter.peek(account, 10), undefined)
  await limiter.take(account, 10)
  assert.equal((await limiter.peek(account, 10))?.remaining, 9)
  assert.equal((await limiter.peek(account, 10))?.remaining, 9)
})

test('every answer to an authenticated call tells the state of the window, the refused ones too', async () => {
  const api = await anApi({ house })
  const caller = await api.newCaller()
  await changeAccount({ db: house.db, now: house.clock.now(), command: 'test' }, caller.accountId, {
    callsPerMinute: 3,
  })
  const answers = []
  for (const url of ['/api/v1/account', '/api/v1/nothing', '/api/v1/account?x=1', '/api/v1/account', '/api/v1/nothing'])
    answers.push(await caller.call('GET', url))
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [200, 404, 400, 429, 429],
  )
  assert.deepEqual(
    answers.map(({ headers }) => headers['x-ratelimit-remaining']),
    ['2', '1', '0', '0', '0'],
  )
  for (const { headers } of answers) {
    assert.equal(headers['x-ratelimit-limit'], '3')
    assert.match(String(headers['x-ratelimit-reset']), /^\d{10}$/)
    assert.equal(headers['ratelimit-policy'], '"default";q=3;w=60')
    assert.match(String(headers['ratelimit']), /^"default";r=\d+;t=([1-9]|[1-5]\d|60)$/)
  }
  const refused = answers.at(-1)
  assert.equal(refused?.json<{ code: string }>().code, 'rate_limited')
  assert.match(String(refused?.headers['retry-after']), /^([1-9]|[1-5]\d|60)$/)
  assert.equal((await api.send({ url: '/api/v1/account' })).headers['x-ratelimit-limit'], undefined)
  await api[Symbol.asyncDispose]()
})

test('failed attempts are counted per address, an IPv6 network counting as one', () => {
  const failures = openTally(house.clock, 3, 100)
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:2:0:0:0:3']) failures.count(address)
  assert.equal(failures.blockedFor('2001:db8:1:2::9'), 60)
  assert.equal(failures.blockedFor('2001:db8:1:3::9'), undefined)
  assert.equal(failures.blockedFor('192.0.2.1'), undefined)
  for (let address = 0; address < 1000; address++) failures.count(`192.0.2.${address}`)
  assert.equal(failures.blockedFor('2001:db8:1:2::9'), undefined, 'memory is bounded: the oldest is forgotten')
})
