import { ConfigError } from './config.ts'
import { DatabaseAway, DatabaseError, DiskFull } from './db/errors.ts'
import { FolderInUse, FolderUnusable } from './db/folder-lock.ts'
import { explainMigration, MigrationError } from './db/migrate.ts'
import { Problem } from './problem.ts'

/**
 * The one line for the terminal where an operator can act on the error; undefined for a fault of ours, which
 * keeps its stack.
 */
export function oneLine(error: unknown): string | undefined {
  // What ended the process is told, not what could not be closed because of it.
  if (error instanceof SuppressedError) return oneLine(error.suppressed)
  if (error instanceof Problem) return error.detail.en
  for (const plain of [ConfigError, FolderInUse, FolderUnusable, MigrationError, DiskFull])
    if (error instanceof plain) return error.message
  if (error instanceof DatabaseError && isOfAddress(error.code))
    return `DATABASE_URL is refused by its server: ${error.message}.`
  if (error instanceof DatabaseError && error.code.startsWith('57P'))
    return `The database is not available: ${error.message}.`
  if (error instanceof DatabaseError) return explainMigration(error)
  if (error instanceof DatabaseAway) return `The database is not available: ${error.message}${reasonOf(error.cause)}.`
  return undefined
}

/** The login, its password or the database's name: SQLSTATE class 28, and 3D000. */
const isOfAddress = (sqlState: string): boolean => sqlState.startsWith('28') || sqlState === '3D000'

/** ` (ECONNREFUSED)`, without addresses or passwords. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return ''
  // pg gives this one no code.
  if (/does not support SSL/.test(cause.message))
    return ' (the server takes no TLS connections, but sslmode asks for one)'
  const { code } = cause as NodeJS.ErrnoException
  return code === undefined ? '' : ` (${code})`
}
