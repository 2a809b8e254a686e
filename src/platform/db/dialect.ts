import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { Answer } from './engine.ts'

type Run = (sql: string, parameters: readonly unknown[]) => Promise<Answer>

/** A Kysely whose statements all go through `run`: one connection, one transaction, or the whole engine. */
export function kyselyOver<T>(run: Run): Kysely<T> {
  return new Kysely<T>({ dialect: new RunDialect(run) })
}

class RunDialect implements Dialect {
  readonly #run: Run
  constructor(run: Run) {
    this.#run = run
  }
  createAdapter = () => new PostgresAdapter()
  createDriver = () => new RunDriver(this.#run)
  createIntrospector = (db: Kysely<unknown>) => new PostgresIntrospector(db)
  createQueryCompiler = () => new PostgresQueryCompiler()
}

/** Transactions are opened by `inAccount` and `asService`, which know as whom; Kysely's own are refused. */
class RunDriver implements Driver {
  readonly #connection: DatabaseConnection
  constructor(run: Run) {
    this.#connection = new RunConnection(run)
  }
  init = async () => {}
  acquireConnection = async () => this.#connection
  releaseConnection = async () => {}
  destroy = async () => {}
  beginTransaction = refuse
  commitTransaction = refuse
  rollbackTransaction = refuse
}

async function refuse(): Promise<never> {
  throw new Error('open a transaction with inAccount or asService')
}

class RunConnection implements DatabaseConnection {
  readonly #run: Run
  constructor(run: Run) {
    this.#run = run
  }
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.#run(query.sql, query.parameters)
    // Kysely cannot know the row type of a compiled statement; it trusts its driver.
    return { rows: rows as R[], numAffectedRows: BigInt(affectedRows) }
  }
  // eslint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not offered: page with a keyset')
  }
}
