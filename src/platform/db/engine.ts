/**
 * What both engines offer: the embedded one and PostgreSQL. Everything above (Kysely, pg-boss,
 * migrations) goes through this, so that a difference between the engines shows here or nowhere.
 */

/** What a statement answered; `rows` is read by `values.ts`, or by pg's own rules where asked for. */
export interface Answer {
  readonly rows: Record<string, unknown>[]
  readonly affectedRows: number
}

/** How columns are read: `house` as in `values.ts`, `pg` as node-postgres does, for libraries built on it. */
export type Reading = 'house' | 'pg'

/** An open transaction. After `commit` or `rollback` it answers nothing any more. */
export interface OpenTransaction {
  query(sql: string, parameters: readonly unknown[], reading?: Reading): Promise<Answer>
  /** Several statements without parameters. */
  script(sql: string): Promise<Answer>
  commit(): Promise<void>
  rollback(): Promise<void>
}

/** Connections that are shared: how many are open, how many of them nobody uses, and who waits for one. */
export interface Pool {
  readonly name: string
  readonly open: number
  readonly idle: number
  readonly waiting: number
}

/** As whom: `app` cannot see a tenant's rows before an account is set; `owner` is the login itself. */
export type Who = 'app' | 'owner'

export interface Engine {
  readonly name: 'pglite' | 'postgres'
  /** One statement in its own transaction. */
  query(who: Who, sql: string, parameters: readonly unknown[], reading?: Reading): Promise<Answer>
  /** Several statements without parameters, as the owner; their rows in order. May hold its own BEGIN … COMMIT. */
  script(sql: string, reading?: Reading): Promise<Answer>
  /**
   * Opens a transaction and runs `setup` (statements without parameters) in the same round trip. `background`:
   * nobody waits for it, so that the embedded database, which has one session, serves callers first.
   */
  begin(who: Who, setup: string, background: boolean): Promise<OpenTransaction>
  /** Calls `heard` for each notification; with null after a gap, when something may have been missed. */
  listen(channel: string, heard: (payload: string | null) => void): Promise<AsyncDisposable>
  /**
   * Whether every notification has been heard whose transaction was acknowledged before this; false where nobody can tell.
   * @throws DatabaseAway when the database does not answer
   */
  caughtUp(): Promise<boolean>
  /** Its connections as they are now. */
  pools(): readonly Pool[]
  /** Resolves when the database is gone for good, so that the process has to end; PostgreSQL comes back by itself. */
  readonly lost: Promise<Error>
  close(): Promise<void>
}
