import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { before, describe, it } from 'node:test'
import { join } from 'node:path'
import { aHouse, type House } from './support/house.ts'

const root = join(import.meta.dirname, '..')

/** Table → column → type, as a store declares it with `columnsOf`. */
type Declared = Readonly<Record<string, Readonly<Record<string, string>>>>
interface Store {
  readonly file: string
  readonly declared: Declared
}

/** Every `…Columns` that a store exports. */
async function readStores(): Promise<readonly Store[]> {
  const files = globSync(['src/**/*-store.ts', 'src/platform/db/tables.ts'], { cwd: root }).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const module = (await import(join(root, file))) as Record<string, unknown>
      const found = Object.entries(module).filter(([name]) => name.endsWith('Columns'))
      return { file, declared: Object.assign({}, ...found.map(([, columns]) => columns)) as Declared }
    }),
  )
}

/** The table where SQL or Kysely names one; not the word in a comment. */
const named = (table: string) =>
  new RegExp(String.raw`(\b(from|join|into|update|delete from)\s+|(From|Into|Table|Join)\(')${table}\b`, 'i')

describe('the tables that the stores declare', () => {
  let house: House
  let stores: readonly Store[]
  before(async () => {
    house = await aHouse()
    stores = await readStores()
  })

  it('are those of the migrations, column by column', async () => {
    const { rows } = await house.db.raw.query(
      'owner',
      `select c.relname as table, a.attname as column,
         replace(format_type(a.atttypid, a.atttypmod), 'timestamp with time zone', 'timestamptz')
           || case when a.attnotnull then '' else '?' end as type
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
         and c.relname <> 'schema_migrations'
       order by 1, 2`,
      [],
    )
    const actual: Record<string, Record<string, unknown>> = {}
    for (const row of rows) (actual[String(row['table'])] ??= {})[String(row['column'])] = row['type']
    assert.deepEqual(Object.assign({}, ...stores.map(({ declared }) => declared)), actual)
  })

  it('belong to one store each', () => {
    const names = stores.flatMap(({ declared }) => Object.keys(declared))
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) !== index),
      [],
    )
  })

  it('are touched by no store of another room', async () => {
    const roomOf = (file: string) => file.split('/')[1] ?? ''
    const owners = new Map(
      stores.flatMap(({ file, declared }) => Object.keys(declared).map((table) => [table, roomOf(file)] as const)),
    )
    const trespasses: string[] = []
    for (const { file } of stores) {
      const text = await readFile(join(root, file), 'utf8')
      for (const [table, owner] of owners) {
        if (owner !== roomOf(file) && named(table).test(text)) trespasses.push(`${file} names ${table} of ${owner}`)
      }
    }
    assert.deepEqual(trespasses, [])
  })
})
