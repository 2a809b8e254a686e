import { after } from 'node:test'
import { sql } from 'kysely'
import { compose, type House as Composed, type Overrides } from '../../src/compose.ts'
import { fixedClock, type FixedClock } from '../../src/platform/clock.ts'
import { readConfig, type Config } from '../../src/platform/config.ts'
import { openDatabase, type Database } from '../../src/platform/db/db.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { newId, type Id } from '../../src/platform/ids.ts'
import { aDatabase, aPostgres } from './postgres.ts'

export type EngineName = 'pglite' | 'postgres'

/** The engine that this run of the suite is about; `npm test` runs the suite once with each. */
export const engine: EngineName = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'pglite'

/**
 * For tests of which nothing depends on the engine, since others send the same statements to both: shown once, on PostgreSQL,
 * which takes half the time.
 */
export const onOneEngine =
  engine === 'postgres' ? {} : { skip: 'shown on PostgreSQL: nothing of it depends on the engine' }

/** A migrated database of the process, a clock that stands still, and accounts as needed. */
export interface House {
  readonly db: Database
  readonly config: Config
  readonly clock: FixedClock
  readonly engine: EngineName
  /** As the superuser; on PostgreSQL only. */
  readonly adminUrl?: string
  /** A fresh account of the Agency tier, which sees nothing of any other test. */
  newAccount(): Promise<Id<'acc'>>
  /** The database as another process has it: the embedded one belongs to one process, and is the same. */
  elsewhere(): Promise<Database>
  /** The service itself on this database and clock; nothing listens or works until `start`. */
  compose(overrides?: Overrides): Promise<Composed>
}

interface Opened {
  readonly db: Database
  readonly config: Config
  readonly adminUrl?: string
}

/** One database for the process and engine, migrated once, and those with a name: opening one costs seconds, an account nothing. */
const opened = new Map<string, Promise<Opened>>()
const resources = new AsyncDisposableStack()
after(() => resources.disposeAsync())

/**
 * A house to test in. The database is shared by all tests of the process, so a test makes its own account
 * and never counts on a table being empty. One of its `own` is for tests that let months pass, which works for everybody;
 * those that give it the same name share it.
 */
export async function aHouse(options: { engine?: EngineName; now?: string; own?: true | string } = {}): Promise<House> {
  const name = options.engine ?? engine
  const key = typeof options.own === 'string' ? `${name} ${options.own}` : name
  const shared = options.own === true ? undefined : opened.get(key)
  const opening = shared ?? (options.own === undefined ? open(name) : openAnother(name))
  if (options.own !== true) opened.set(key, opening)
  const house = await opening
  const clock = fixedClock(options.now ?? '2026-03-02T09:00:00Z')
  return {
    ...house,
    clock,
    engine: name,
    newAccount: () => newAccount(house.db, clock),
    elsewhere: async () =>
      name === 'postgres' ? openDatabase(house.config) : { ...house.db, [Symbol.asyncDispose]: async () => {} },
    compose: async (overrides = {}) =>
      resources.use(await compose(house.config, { db: house.db, clock, ...overrides })),
  }
}

/** A database of its own; on PostgreSQL beside the one that is shared, on its server. */
async function openAnother(name: EngineName): Promise<Opened> {
  const server = await opened.get(name)
  return open(name, server?.adminUrl)
}

async function open(name: EngineName, server?: string): Promise<Opened> {
  const postgres =
    name === 'postgres' ? resources.use(await (server === undefined ? aPostgres() : aDatabase(server))) : undefined
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: 'memory',
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    ...(postgres === undefined ? {} : { DATABASE_URL: postgres.url }),
  })
  const db = resources.use(await openDatabase(config))
  await migrate(db)
  return { db, config, ...(postgres === undefined ? {} : { adminUrl: postgres.adminUrl }) }
}

async function newAccount(db: Database, clock: FixedClock): Promise<Id<'acc'>> {
  const id = newId('acc', clock.now())
  await db.asService('operate accounts', async (tx) => {
    await sql`insert into accounts (id, name, tier, created_at) values (${id}, 'Δοκιμή ΑΕ', 'agency', ${clock.now()})`.execute(
      tx,
    )
  })
  return id
}
