import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/db.ts'
import { DatabaseAway } from '../db/errors.ts'
import { isId } from '../ids.ts'

/** Every limit is per this many seconds. */
export const windowSeconds = 60

/** The state of an account's window after a call was counted. */
export interface Taken {
  readonly allowed: boolean
  readonly limit: number
  readonly remaining: number
  /** When the window ends, in seconds since 1970, rounded up. */
  readonly resetAt: number
  /** Whole seconds until then, at least 1. */
  readonly resetIn: number
}

/**
 * Counts the calls of an account in a fixed window of 60 s that starts at its first call.
 * Exactly `limit` calls pass in a window, whatever number of processes and of calls at a time.
 */
export interface RateLimiter {
  take(accountId: string, limit: number): Promise<Taken>
  /** The state without counting a call; `undefined` while no window is open. */
  peek(accountId: string, limit: number): Promise<Taken | undefined>
}

interface Window {
  startedAt: number
  used: number
}

/** For one process alone: the embedded database belongs to one, so that its memory is the whole truth. */
export function memoryLimiter(clock: Clock): RateLimiter {
  const windows = new Map<string, Window>()
  const current = (accountId: string, now: number): Window | undefined => {
    const window = windows.get(accountId)
    return window !== undefined && now - window.startedAt < windowSeconds * 1000 ? window : undefined
  }
  return {
    take: async (accountId, limit) => {
      const now = clock.ms()
      const window = current(accountId, now) ?? { startedAt: now, used: 0 }
      window.used += 1
      windows.delete(accountId)
      windows.set(accountId, window)
      forgetOld(windows, now)
      return taken(window, window.used, limit, now)
    },
    peek: async (accountId, limit) => {
      const now = clock.ms()
      const window = current(accountId, now)
      return window === undefined ? undefined : taken(window, window.used, limit, now)
    },
  }
}

/** The oldest entries are first, since `take` moves its entry to the end. */
function forgetOld(windows: Map<string, Window>, now: number): void {
  for (const [accountId, window] of windows) {
    if (now - window.startedAt < windowSeconds * 1000) return
    windows.delete(accountId)
  }
}

function taken(window: Window, position: number, limit: number, now: number): Taken {
  const end = window.startedAt + windowSeconds * 1000
  return {
    allowed: position <= limit,
    limit,
    remaining: Math.max(0, limit - position),
    resetAt: Math.ceil(end / 1000),
    resetIn: Math.max(1, Math.ceil((end - now) / 1000)),
  }
}

/**
 * One statement counts the calls of all waiting requests of this process; each gets its own place in the window.
 * Time is the database's, since the clocks of several machines differ. Accounts are taken in order: two processes
 * never wait for each other in a circle. `least` keeps a hammered counter inside its type.
 * Sent as one script, so that the role, the statement and its commit cost one round trip; ids are checked by `isId`.
 */
function countCalls(calls: ReadonlyMap<string, number>): string {
  const values = [...calls.keys()].toSorted().map((accountId) => {
    if (!isId('acc', accountId)) throw new TypeError('counting needs account ids')
    return `('${accountId}', ${calls.get(accountId) ?? 0})`
  })
  const over = `w.starts_at <= excluded.starts_at - interval '${windowSeconds} seconds'`
  return `
select set_config('role', 'subsidy_service', true), set_config('application_name', 'subsidy: count calls', true);
insert into platform_call_windows as w (account_id, starts_at, calls)
select waiting.account_id, clock_timestamp(), waiting.calls from (values ${values.join(', ')}) as waiting (account_id, calls)
on conflict (account_id) do update set
  starts_at = case when ${over} then excluded.starts_at else w.starts_at end,
  calls = case when ${over} then excluded.calls else least(w.calls + excluded.calls, 2000000000) end
returning w.account_id, w.calls,
  (extract(epoch from w.starts_at) * 1000)::float8 as started_ms, (extract(epoch from clock_timestamp()) * 1000)::float8 as now_ms`
}

const readWindow = (accountId: string) => sql<{ calls: number; started_ms: number; now_ms: number }>`
  select w.calls, (extract(epoch from w.starts_at) * 1000)::float8 as started_ms, (extract(epoch from clock_timestamp()) * 1000)::float8 as now_ms
  from platform_call_windows as w where w.account_id = ${accountId}`

interface Waiting {
  accountId: string
  limit: number
  done: (taken: Taken) => void
  failed: (error: unknown) => void
}

/**
 * For several processes on one PostgreSQL. Own SQL rather than `rate-limiter-flexible`: that one spends a round trip per call,
 * and its limit belongs to the limiter while ours belongs to the account. One statement at a time is under way per process;
 * calls that arrive meanwhile share the next one, so that no call waits for more than two round trips.
 */
export function sharedLimiter(db: Pick<Database, 'raw' | 'inAccount'>): RateLimiter {
  let queue: Waiting[] = []
  let running = false

  const run = async (): Promise<void> => {
    running = true
    while (queue.length > 0) {
      const batch = queue
      queue = []
      try {
        const windows = await count(db, batch)
        for (const waiting of batch) {
          const window = windows.get(waiting.accountId)
          if (window === undefined) throw new Error('the window of an account was not returned')
          window.position += 1
          waiting.done(taken(window, window.position, waiting.limit, window.now))
        }
      } catch (error) {
        for (const waiting of batch) waiting.failed(error)
        // Those that came meanwhile have waited as long already: another try would take them beyond 5 s.
        if (error instanceof DatabaseAway) for (const waiting of queue.splice(0)) waiting.failed(error)
      }
    }
    running = false
  }

  return {
    take: (accountId, limit) =>
      new Promise((done, failed) => {
        queue.push({ accountId, limit, done, failed })
        if (!running) void run()
      }),
    peek: async (accountId, limit) => {
      const { rows } = await db.inAccount(accountId, (tx) => readWindow(accountId).execute(tx))
      const row = rows[0]
      if (row === undefined) return undefined
      const window = { startedAt: row.started_ms, used: row.calls }
      return row.now_ms - window.startedAt >= windowSeconds * 1000
        ? undefined
        : taken(window, window.used, limit, row.now_ms)
    },
  }
}

interface Counted extends Window {
  position: number
  now: number
}

async function count(db: Pick<Database, 'raw'>, batch: readonly Waiting[]): Promise<Map<string, Counted>> {
  const calls = new Map<string, number>()
  for (const { accountId } of batch) calls.set(accountId, (calls.get(accountId) ?? 0) + 1)
  const { rows } = await db.raw.script(countCalls(calls))
  return new Map(
    rows
      .filter((row) => 'account_id' in row)
      .map((row) => {
        const accountId = String(row['account_id'])
        const used = Number(row['calls'])
        return [
          accountId,
          {
            startedAt: Number(row['started_ms']),
            used,
            position: used - (calls.get(accountId) ?? 0),
            now: Number(row['now_ms']),
          },
        ]
      }),
  )
}

/** The headers of every answer to an authenticated call: ours, and the IETF's (draft-ietf-httpapi-ratelimit-headers-10). */
export function countedHeaders({ counted: state }: { readonly counted?: Taken | null }): Record<string, string> {
  if (state == null) return {}
  return {
    'x-ratelimit-limit': String(state.limit),
    'x-ratelimit-remaining': String(state.remaining),
    'x-ratelimit-reset': String(state.resetAt),
    'ratelimit-policy': `"default";q=${state.limit};w=${windowSeconds}`,
    ratelimit: `"default";r=${state.remaining};t=${state.resetIn}`,
  }
}

/**
 * Counts per minute what nobody authenticates: failures by client address, readings by link. In memory, since it only
 * protects this process's look-ups.
 */
export interface Tally {
  /** Seconds until this address or name may come again; `undefined` when it may now. */
  blockedFor(name: string): number | undefined
  count(name: string): void
}

export function openTally(clock: Clock, perMinute = 60, most = 10_000): Tally {
  const windows = new Map<string, Window>()
  return {
    blockedFor(name) {
      const window = windows.get(network(name))
      const now = clock.ms()
      if (window === undefined || now - window.startedAt >= windowSeconds * 1000 || window.used < perMinute)
        return undefined
      return Math.max(1, Math.ceil((window.startedAt + windowSeconds * 1000 - now) / 1000))
    },
    count(name) {
      const key = network(name)
      const now = clock.ms()
      const before = windows.get(key)
      if (before !== undefined && now - before.startedAt < windowSeconds * 1000) {
        before.used += 1
        return
      }
      windows.delete(key)
      windows.set(key, { startedAt: now, used: 1 })
      forgetOld(windows, now)
      const oldest = windows.keys().next().value
      if (windows.size > most && oldest !== undefined) windows.delete(oldest)
    },
  }
}

/** An IPv6 customer holds a /64 at least: all its addresses count as one. */
function network(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address
  const [head = '', tail] = address.split('::', 2)
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return groups.slice(0, 4).join(':')
}
