import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../../src/platform/db/db.ts'

const migrations = join(import.meta.dirname, '../../migrations')

/** Everything that a database of one version held, table by table in an order that foreign keys allow. */
export interface Kept {
  /** The last migration that it had. */
  readonly level: string
  /** A key of the account, and what was made in it. */
  readonly key: string
  readonly made: {
    readonly profile: string
    readonly programme: string
    readonly match: string
    readonly alert: string
    readonly webhook: string
    readonly draft: string
  }
  readonly tables: readonly {
    readonly name: string
    readonly columns: readonly string[]
    readonly rows: readonly unknown[]
  }[]
}

/** Reads all rows of all tables; as the owner of an embedded database, who sees everything. */
export async function dump(db: Database): Promise<Pick<Kept, 'level' | 'tables'>> {
  const ask = async (text: string, values: unknown[] = []) => (await db.raw.query('owner', text, values)).rows
  const names = await ask(
    `with recursive links as (
       select conrelid as child, confrelid as parent from pg_constraint where contype = 'f' and conrelid <> confrelid
     ), depths (oid, depth) as (
       select oid, 0 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       union all
       select links.child, depths.depth + 1 from links join depths on depths.oid = links.parent
     )
     select c.relname as name from pg_class c join depths on depths.oid = c.oid
     where c.relname not in ('schema_migrations', 'platform_call_windows', 'platform_secret_key') group by c.relname order by max(depths.depth), c.relname`,
  )
  const tables = []
  for (const name of names.map((row) => String(row['name']))) {
    const columns = await ask(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
      [name],
    )
    const [row] = await ask(`select coalesce(jsonb_agg(to_jsonb(t)), '[]') as rows from ${name} as t`)
    const rows = row?.['rows'] as unknown[]
    if (rows.length > 0) tables.push({ name, columns: columns.map((column) => String(column['name'])), rows })
  }
  const [last] = await ask('select max(name) as name from schema_migrations')
  return { level: String(last?.['name']), tables }
}

/** Applies the migrations up to and with this one, as the version of that time did. */
export async function migrateTo(db: Database, level: string): Promise<void> {
  const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql') && name <= level).toSorted()
  await db.raw.script(
    'create table schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
  for (const name of names) {
    const text = await readFile(join(migrations, name), 'utf8')
    await db.raw.script(text)
    const checksum = createHash('sha256').update(text).digest('hex')
    await db.raw.query('owner', 'insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
  }
}

/** Puts the rows back into a database of the same level. */
export async function load(db: Database, kept: Kept): Promise<void> {
  await db.asService('operate accounts', async (tx) => {
    // Some rows come with the migrations.
    for (const { name } of kept.tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(tx)
    for (const { name, columns, rows } of kept.tables) {
      const list = sql.join(columns.map((column) => sql.ref(column)))
      await sql`insert into ${sql.table(name)} (${list}) overriding system value
        select ${list} from jsonb_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)}::jsonb)`.execute(
        tx,
      )
    }
  })
  const { rows } = await db.raw.query(
    'owner',
    `select c.oid::regclass::text as sequence, coalesce(t.relname, 'platform_events') as name, coalesce(a.attname, 'sequence') as column
     from pg_class c left join pg_depend d on d.objid = c.oid and d.deptype = 'i'
     left join pg_class t on t.oid = d.refobjid left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
     where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace`,
    [],
  )
  for (const row of rows) {
    const { rows: found } = await db.asService('operate accounts', (tx) =>
      sql<{ last: number }>`
        select coalesce(max(${sql.ref(String(row['column']))}), 0) + 1 as last from ${sql.table(String(row['name']))}`.execute(
        tx,
      ),
    )
    await db.raw.query('owner', 'select setval($1::regclass, $2, false)', [row['sequence'], found[0]?.last])
  }
}
