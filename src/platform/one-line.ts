import { ConfigError } from './config.ts'
import { DatabaseAway, DatabaseError, DiskFull } from './db/errors.ts'
import { FolderInUse } from './db/folder-lock.ts'
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
  for (const plain of [ConfigError, FolderInUse, MigrationError, DiskFull])
    if (error instanceof plain) return error.message
  if (error instanceof DatabaseError) return explainMigration(error)
  if (error instanceof DatabaseAway) return `The database is not available: ${error.message}${reasonOf(error.cause)}.`
  const cause = error as NodeJS.ErrnoException
  if (cause.code === 'EADDRINUSE') return 'PORT is in use by another program. Stop it, or choose another PORT.'
  return undefined
}

/** ` (ECONNREFUSED)`, without addresses or passwords. */
function reasonOf(cause: unknown): string {
  const code = (cause as NodeJS.ErrnoException | undefined)?.code
  return code === undefined ? '' : ` (${code})`
}
