import pg from 'pg'
import type { Answer, Engine, OpenTransaction, Reading, Who } from './engine.ts'
import { DatabaseAway, DatabaseError } from './errors.ts'
import { Listener } from './postgres-listener.ts'
import { Sessions } from './postgres-session.ts'
import { Watch } from './postgres-watch.ts'
import { encodeValue, parserFor } from './values.ts'

export interface PostgresOptions {
  readonly url: string
  readonly poolSize: number
  /** Milliseconds a statement may run for a request; jobs set their own limit in `asService`. */
  readonly statementTimeout?: number
  /** Aborts when the process has no more time to wait: every connection is cut, and whoever asks is refused at once. */
  readonly abandon?: AbortSignal
}

/** Milliseconds to get a connection: with the answer's own work, under the 5 s after which a call is refused. */
const connectTimeout = 3000
const houseTypes = { getTypeParser: (oid: number) => parserFor(oid) }
const pgTypes: pg.CustomTypesConfig = pg.types

/**
 * Opens PostgreSQL: one pool whose sessions start as the role that sees no tenant, and a small one as
 * the login itself (migrations, job queue). Connections are made when needed and made anew when lost.
 */
export function openPostgres(options: PostgresOptions): Engine {
  const shared = {
    connectionString: options.url,
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 30_000,
  }
  const pools = {
    app: new pg.Pool({
      ...shared,
      max: options.poolSize,
      application_name: 'subsidy-matching',
      options: '-c role=subsidy_app -c TimeZone=UTC',
      statement_timeout: options.statementTimeout ?? 15_000,
    }),
    owner: new pg.Pool({ ...shared, max: 3, application_name: 'subsidy-matching-owner', options: '-c TimeZone=UTC' }),
  }
  const sessions = new Sessions()
  for (const pool of Object.values(pools)) {
    // An idle connection that breaks is dropped by the pool; the next query makes another.
    pool.on('error', () => {})
    pool.on('connect', (client) => sessions.add(client))
  }
  const { abandon } = options
  const watch = new Watch(options.url)
  const listener = new Listener(options.url, connectTimeout, watch)
  abandon?.addEventListener('abort', () => {
    sessions.cut()
    listener.cut()
  })
  const onSession = async <T>(who: Who, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await connect(pools[who], watch, abandon)
    let broken = true
    try {
      const done = await work(client)
      broken = false
      return done
    } catch (error) {
      broken = !(error instanceof DatabaseError)
      throw error
    } finally {
      client.release(broken)
    }
  }
  return {
    name: 'postgres',
    query: (who, sql, parameters, reading) => onSession(who, (client) => run(watch, client, sql, parameters, reading)),
    script: (sql, reading) =>
      onSession('owner', async (client) => {
        try {
          return await run(watch, client, sql, undefined, reading)
        } catch (error) {
          // A connection that is lost has nothing to roll back, and is not given back.
          if (error instanceof DatabaseError) await run(watch, client, 'rollback')
          throw error
        }
      }),
    begin: async (who, setup) => begin(watch, await connect(pools[who], watch, abandon), setup),
    listen: (channel, heard) => listener.listen(channel, heard),
    caughtUp: async () => {
      refuseWhenAway(watch, abandon)
      return listener.caughtUp()
    },
    pools: () =>
      Object.entries(pools).map(([name, { totalCount, idleCount, waitingCount }]) => ({
        name,
        open: totalCount,
        idle: idleCount,
        waiting: waitingCount,
      })),
    lost: new Promise(() => {}),
    close: async () => {
      await listener.close()
      // Whoever still waits for a server that has gone silent is refused by the watch.
      await Promise.all(Object.values(pools).map(async (pool) => pool.end()))
      watch.stop()
      await sessions.ended()
    },
  }
}

function refuseWhenAway(watch: Watch, abandon: AbortSignal | undefined): void {
  if (abandon?.aborted === true) throw new DatabaseAway('the process ends and waits for the database no longer')
  if (watch.silent) throw new DatabaseAway('the database gives no sign of life')
}

async function connect(pool: pg.Pool, watch: Watch, abandon: AbortSignal | undefined): Promise<pg.PoolClient> {
  refuseWhenAway(watch, abandon)
  let client: pg.PoolClient
  try {
    client = await pool.connect()
  } catch (error) {
    throw complain(error, 'no connection to the database')
  }
  try {
    refuseWhenAway(watch, abandon)
  } catch (error) {
    client.release(true)
    throw error
  }
  return client
}

async function begin(watch: Watch, client: pg.PoolClient, setup: string): Promise<OpenTransaction> {
  let open = true
  const end = async (sql: string): Promise<void> => {
    if (!open) return
    open = false
    let broken = true
    try {
      await run(watch, client, sql)
      broken = false
    } finally {
      client.release(broken)
    }
  }
  try {
    await run(watch, client, `begin; ${setup}`)
  } catch (error) {
    await end('rollback').catch(() => {})
    throw error
  }
  // One statement at a time: those that are asked for together wait here, in their order.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work)
    last = turn
    return turn
  }
  // Asked when its turn has come: before it may be the end, after which the connection is somebody else's.
  const ask = async (sql: string, parameters?: readonly unknown[], reading?: Reading): Promise<Answer> => {
    if (!open) throw new Error('the transaction is over')
    return run(watch, client, sql, parameters, reading)
  }
  return {
    query: (sql, parameters, reading) => inTurn(() => ask(sql, parameters, reading)),
    script: (sql) => inTurn(() => ask(sql)),
    commit: () => inTurn(() => end('commit')),
    rollback: () => inTurn(() => end('rollback')),
  }
}

async function run(
  watch: Watch,
  client: pg.ClientBase,
  sql: string,
  parameters?: readonly unknown[],
  reading: Reading = 'house',
): Promise<Answer> {
  const types = reading === 'house' ? houseTypes : pgTypes
  try {
    // Without parameters the simple protocol is used, which takes several statements at once.
    const query =
      parameters === undefined || parameters.length === 0
        ? { text: sql, types }
        : { text: sql, types, values: parameters.map(encodeValue) }
    const result: pg.QueryResult | pg.QueryResult[] = await watch.over(client, async () => client.query(query))
    const results = Array.isArray(result) ? result : [result]
    const last = results.at(-1)
    const changed = last !== undefined && /^(INSERT|UPDATE|DELETE|MERGE|COPY)$/.test(last.command)
    return { rows: results.flatMap((each) => each.rows), affectedRows: changed ? (last.rowCount ?? 0) : 0 }
  } catch (error) {
    throw complain(error, 'the connection to the database was lost')
  }
}

/** Our own error for whatever pg throws: the server's complaint, a lost connection, or a fault of ours. */
function complain(error: unknown, lost: string): unknown {
  if (error instanceof pg.DatabaseError) {
    const { message, code = 'XX000', table, column, constraint } = error
    return new DatabaseError({ message, code, table, column, constraint })
  }
  const ours = error instanceof RangeError || error instanceof TypeError || error instanceof SyntaxError
  return ours ? error : new DatabaseAway(lost, { cause: error })
}
