import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from './db.ts'
import { DatabaseError } from './errors.ts'

/** The database cannot be brought to this version's tables; the message is one line fit for the terminal. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

const wrongLocale =
  "The database's locale does not know Greek letters. Create it with: create database … template template0 encoding 'UTF8' locale 'C.UTF-8'"

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** Any number that no other use of the database takes; processes that start together migrate in turn. */
const lock = 6_017_430_291

const folder = join(import.meta.dirname, '../../../migrations')

/**
 * Applies the migrations that the database lacks, in order, each in a transaction of its own together
 * with the note that it was applied. Forward only.
 * @returns the names of those applied now
 * @throws MigrationError when an applied one was changed since, is not known here, or when one fails
 */
export async function migrate(db: Database): Promise<readonly string[]> {
  const known = await readMigrations(folder)
  await checkLetters(db)
  const applied: string[] = []
  for (;;) {
    const name = await applyNext(db, known)
    if (name === undefined) break
    applied.push(name)
  }
  await checkTrigrams(db)
  return applied
}

/**
 * Whether the database has all migrations of this version; for readiness. It may have more: while a new version takes
 * the place of this one, both answer, and this one must not be taken out before the other is there.
 */
export async function hasMigrations(db: Database): Promise<boolean> {
  const known = await namesIn(folder)
  const { rows } = await db.raw.query('owner', 'select name from schema_migrations', [])
  const applied = new Set(rows.map((row) => row['name']))
  return known.every((name) => applied.has(name))
}

/** What the server is and how its tables compare with this version's. */
export interface DatabaseState {
  /** As the server calls itself, such as `18.1`. */
  readonly version: string
  /** Migrations that the database lacks. */
  readonly missing: readonly string[]
  /** Migrations that it has and this version does not know. */
  readonly unknown: readonly string[]
}

/** Looks at the database and changes nothing; one without any table is answered, too. */
export async function inspectDatabase(db: Database): Promise<DatabaseState> {
  const known = await namesIn(folder)
  const { rows } = await db.raw.query(
    'owner',
    "select current_setting('server_version') as version, to_regclass('schema_migrations') is not null as migrated",
    [],
  )
  const version = String(rows[0]?.['version'])
  if (rows[0]?.['migrated'] !== true) return { version, missing: known, unknown: [] }
  const names = await db.raw.query('owner', 'select name from schema_migrations', [])
  const applied = new Set(names.rows.map((row) => String(row['name'])))
  return {
    version,
    missing: known.filter((name) => !applied.has(name)),
    unknown: [...applied].filter((name) => !known.includes(name)),
  }
}

/** Checks what the service needs of the database itself. @throws MigrationError when letters, encoding or version are wrong */
export async function checkLocale(db: Database): Promise<void> {
  await checkLetters(db)
  await checkTrigrams(db)
}

async function namesIn(from: string): Promise<readonly string[]> {
  return (await readdir(from)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).toSorted()
}

async function readMigrations(from: string): Promise<readonly Migration[]> {
  return Promise.all(
    (await namesIn(from)).map(async (name) => {
      const sql = await readFile(join(from, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** One transaction: takes the lock, looks what is missing, applies the first of it. */
async function applyNext(db: Database, known: readonly Migration[]): Promise<string | undefined> {
  const tx = await db.raw.begin(
    'owner',
    `set local lock_timeout = 0; select pg_advisory_xact_lock(${lock});
     create table if not exists schema_migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    false,
  )
  try {
    const { rows } = await tx.query('select name, checksum from schema_migrations order by name', [])
    const next = nextOf(known, rows as unknown as readonly Omit<Migration, 'sql'>[])
    if (next !== undefined) {
      await tx.script(next.sql)
      await tx.query('insert into schema_migrations (name, checksum) values ($1, $2)', [next.name, next.checksum])
    }
    await tx.commit()
    return next?.name
  } catch (error) {
    await tx.rollback().catch(() => {})
    throw error
  }
}

function nextOf(known: readonly Migration[], applied: readonly Omit<Migration, 'sql'>[]): Migration | undefined {
  const byName = new Map(known.map((migration) => [migration.name, migration]))
  for (const { name, checksum } of applied) {
    const here = byName.get(name)
    if (here === undefined) {
      throw new MigrationError(
        `The database has migration ${name}, which this version does not know: start a newer version.`,
      )
    }
    if (here.checksum !== checksum) {
      throw new MigrationError(`Migration ${name} was changed after it was applied: put it back and write a new one.`)
    }
  }
  const done = new Set(applied.map(({ name }) => name))
  const next = known.find(({ name }) => !done.has(name))
  const last = applied.at(-1)?.name ?? ''
  if (next !== undefined && next.name < last) {
    throw new MigrationError(
      `Migration ${next.name} comes before ${last}, which is applied already: give it a higher number.`,
    )
  }
  return next
}

/** A database in the plain C locale cannot fold Greek, and its trigrams and search find nothing. */
async function checkLetters(db: Database): Promise<void> {
  const { rows } = await db.raw.query(
    'owner',
    "select lower('Ά') = 'ά' as letters, current_setting('server_encoding') as encoding, current_setting('server_version_num')::int as version",
    [],
  )
  const [found] = rows
  if (found?.['letters'] !== true || found['encoding'] !== 'UTF8') {
    throw new MigrationError(wrongLocale)
  }
  if (Number(found['version']) < 150_000) throw new MigrationError('PostgreSQL 15 or newer is needed.')
}

/** Trigrams tell letters from other signs by LC_CTYPE of the C library, whatever the locale provider is. */
async function checkTrigrams(db: Database): Promise<void> {
  const { rows } = await db.raw.query('owner', "select similarity('επιχείρηση', 'επιχειρηση') > 0 as similar", [])
  if (rows[0]?.['similar'] !== true) throw new MigrationError(wrongLocale)
}

/** The one line for the operator when a migration failed. */
export function explainMigration(error: unknown): string {
  if (error instanceof DatabaseError && error.code === '42501') {
    return `The database user lacks a right: ${error.message}. It needs to own the database, and CREATEROLE once (or the roles subsidy_app and subsidy_service granted to it, with their rights: not NOINHERIT).`
  }
  return error instanceof Error ? error.message : String(error)
}
