import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import type { Config } from '../config.ts'
import { isId } from '../ids.ts'
import { kyselyOver } from './dialect.ts'
import type { Engine, OpenTransaction } from './engine.ts'
import { asProblem, isDatabaseError } from './errors.ts'
import { lockFolder } from './folder-lock.ts'
import { openPglite } from './pglite-engine.ts'
import { openPostgres } from './postgres-engine.ts'
import { awaited, type ServiceStatement } from './service-statements.ts'
import type { PlatformTables } from './tables.ts'

declare const open: unique symbol

/**
 * An open transaction, as a value: whoever has one may read and write within it. It is branded, so that
 * `Database.kysely`, which is not inside a transaction, cannot be passed for one.
 *
 * Its own type knows the platform's tables only, since the platform knows no room. A room declares its
 * tables in its store and asks for them: `tables<ProfileTables>(tx).selectFrom('profiles')`.
 */
export type Tx = Kysely<PlatformTables> & { readonly [open]: true }

/** The transaction, with a room's own tables in its type. */
export function tables<T>(tx: Tx): Kysely<T> {
  return tx as unknown as Kysely<T>
}

export interface Database extends AsyncDisposable {
  readonly engine: 'pglite' | 'postgres'
  /** Statements outside transactions. They see the catalogue-wide tables, and no tenant's rows at all. */
  readonly kysely: Kysely<PlatformTables>
  /**
   * Runs `work` in one transaction that sees the rows of this account only (row-level security).
   * Commits when `work` returns, rolls back when it throws. No network inside: it holds a connection.
   * @throws Problem `database_unavailable` when the database cannot be reached or does not answer in time
   */
  inAccount<T>(accountId: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs `work` in one transaction that sees every account's rows; only for the named statements. */
  asService<T>(statement: ServiceStatement, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Calls `heard` for each notification on the channel; with null when some may have been missed. */
  listen(channel: string, heard: (payload: string | null) => void): Promise<AsyncDisposable>
  /**
   * Whether every notification has been heard whose transaction was acknowledged before this; false where nobody can tell.
   * @throws Problem `database_unavailable` when the database does not answer in time
   */
  caughtUp(): Promise<boolean>
  /** Sends a notification when the transaction commits. At most 8000 bytes: send ids, not data. */
  notify(tx: Tx, channel: string, payload: string): Promise<void>
  /** Whether the database answers; throws like a statement does. */
  ping(): Promise<void>
  /** The engine underneath, for migrations and the job queue. */
  readonly raw: Engine
}

/**
 * Opens the configured database: PostgreSQL by DATABASE_URL, otherwise the embedded one, whose folder
 * is locked for this process. Tables are the migrations' matter (`migrate`).
 * @param abandon when it aborts, nobody waits for PostgreSQL any more: what is under way is cut, what comes is refused
 * @throws FolderInUse when a live process has the folder
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'dataDir'>,
  abandon?: AbortSignal,
): Promise<Database> {
  if (config.databaseUrl !== undefined) {
    const own = { url: config.databaseUrl, poolSize: config.databasePoolSize }
    return databaseOver(openPostgres({ ...own, ...(abandon === undefined ? {} : { abandon }) }))
  }
  if (config.dataDir === 'memory') return databaseOver(await openPglite('memory://'))
  await using lock = new AsyncDisposableStack()
  lock.use(await lockFolder(config.dataDir))
  const engine = await openPglite(join(config.dataDir, 'database'))
  const held = lock.move()
  return databaseOver({
    ...engine,
    close: async () => {
      await engine.close()
      await held.disposeAsync()
    },
  })
}

/** The same database for work that nobody waits for: where there is one session only, callers come first. */
export function inBackground(db: Database): Database {
  return databaseOver(db.raw, true)
}

function databaseOver(engine: Engine, background = false): Database {
  return {
    engine: engine.name,
    raw: engine,
    kysely: kyselyOver((sql, parameters) => engine.query('app', sql, parameters)),
    inAccount: (accountId, work) => {
      // The id is written into the statement, so that opening costs one round trip: it must be an id.
      if (!isId('acc', accountId)) throw new TypeError('inAccount needs an account id')
      return transact(engine, settings({ role: 'subsidy_app', 'app.account_id': accountId }), background, work)
    },
    asService: (statement, work) => {
      const names = { role: 'subsidy_service', application_name: `subsidy: ${statement}`, statement_timeout: '300s' }
      return transact(engine, settings(names), !awaited.has(statement), work)
    },
    listen: (channel, heard) => engine.listen(channel, heard),
    caughtUp: () => refusing(engine.caughtUp()),
    notify: async (tx, channel, payload) => {
      await sql`select pg_notify(${channel}, ${payload})`.execute(tx)
    },
    ping: async () => {
      await refusing(engine.query('owner', 'select 1', []))
    },
    [Symbol.asyncDispose]: () => engine.close(),
  }
}

/** Settings that end with the transaction. Values are ours, never a caller's text. */
function settings(values: Readonly<Record<string, string>>): string {
  return `select ${Object.entries(values)
    .map(([name, value]) => `set_config('${name}', '${value}', true)`)
    .join(', ')}`
}

async function transact<T>(
  engine: Engine,
  setup: string,
  background: boolean,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const transaction = await refusing(engine.begin('app', setup, background))
  const state = { failed: undefined as unknown }
  try {
    const result = await work(txOver(transaction, state))
    // PostgreSQL answers COMMIT of a failed transaction with a rollback and no error.
    if (state.failed !== undefined) throw state.failed
    await transaction.commit()
    return result
  } catch (error) {
    await transaction.rollback().catch(() => {})
    throw asProblem(error)
  }
}

function txOver(transaction: OpenTransaction, state: { failed: unknown }): Tx {
  const kysely = kyselyOver<PlatformTables>(async (sql, parameters) => {
    try {
      return await transaction.query(sql, parameters)
    } catch (error) {
      if (isDatabaseError(error)) state.failed = error
      throw error
    }
  })
  return kysely as Tx
}

async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw asProblem(error)
  }
}
