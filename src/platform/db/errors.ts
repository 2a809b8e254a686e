import { Problem } from '../problem.ts'

/** What the server said about a failed statement. Holds no parameter values: they may be personal data. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  /** SQLSTATE, https://www.postgresql.org/docs/18/errcodes-appendix.html */
  readonly code: string
  readonly table?: string
  readonly column?: string
  readonly constraint?: string

  constructor(from: ServerComplaint, options?: ErrorOptions) {
    super(from.message, options)
    this.code = from.code
    if (from.table !== undefined) this.table = from.table
    if (from.column !== undefined) this.column = from.column
    if (from.constraint !== undefined) this.constraint = from.constraint
  }
}

export interface ServerComplaint {
  readonly message: string
  readonly code: string
  readonly table?: string | undefined
  readonly column?: string | undefined
  readonly constraint?: string | undefined
}

/** The database cannot be reached, or is too busy to answer in time. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}

/** There is too little room for the embedded database to go on. The message is one line fit for the terminal. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull'
}

/** Seconds after which a client should try again when the database was away. */
const retryAfter = '2'

/** SQLSTATE classes and codes that say "not now" and nothing about the statement. */
const passing = /^(08|53|57P|58)|^(55P03|57014|40001|40P01|25P03)$/

/** Whether the error is the server's, with this SQLSTATE where one is given (23505: unique, 23503: foreign key). */
export function isDatabaseError(error: unknown, code?: string): error is DatabaseError {
  return error instanceof DatabaseError && (code === undefined || error.code === code)
}

/** Whether trying again later may help: the connection is lost, or a limit of time or memory was met. */
export function isPassing(error: unknown): boolean {
  return error instanceof DatabaseAway || (error instanceof DatabaseError && passing.test(error.code))
}

/** The same, of whatever was thrown: the refusal that stands for such an error as well. */
export function isAway(error: unknown): boolean {
  return isPassing(error) || (error instanceof Problem && error.code === 'database_unavailable')
}

/** The refusal that stands for a database which cannot answer now; other errors come back as they are. */
export function asProblem(error: unknown): unknown {
  if (!isPassing(error)) return error
  const detail = {
    en: `The database cannot answer at the moment. Try again in ${retryAfter} seconds.`,
    el: `Η βάση δεδομένων δεν μπορεί να απαντήσει αυτή τη στιγμή. Δοκιμάστε ξανά σε ${retryAfter} δευτερόλεπτα.`,
  }
  return new Problem('database_unavailable', detail, { headers: { 'Retry-After': retryAfter }, cause: error })
}
