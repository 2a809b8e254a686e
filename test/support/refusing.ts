import type { Database } from '../../src/platform/db/db.ts'

/** Rows of the table for which this holds are refused by the database until it is disposed of, as too large ones are. */
export async function refusing(db: Database, table: string, when: string): Promise<AsyncDisposable> {
  const name = `refuse_${table}_${process.pid}`
  const run = (sql: string) => db.raw.query('owner', sql, [])
  await run(`create function ${name}() returns trigger language plpgsql as $$
    begin raise exception 'it is too large' using errcode = '54000'; end $$`)
  await run(
    `create trigger ${name} before insert or update on ${table} for each row when (${when}) execute function ${name}()`,
  )
  return {
    async [Symbol.asyncDispose]() {
      await run(`drop trigger ${name} on ${table}`)
      await run(`drop function ${name}()`)
    },
  }
}
