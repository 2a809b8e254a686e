import { sql } from 'kysely'
import type { Database, Tx } from '../platform/db/db.ts'
import { columnsOf } from '../platform/db/tables.ts'
import type { Timestamp } from '../platform/db/values.ts'
import type { Generated } from 'kysely'

interface FirstStartTables {
  edge_first_start: { id: Generated<boolean>; started_on: string; finished_at: Timestamp | null }
}

export const firstStartColumns = columnsOf<FirstStartTables>()({
  edge_first_start: { id: 'boolean', started_on: 'date', finished_at: 'timestamptz?' },
})

/** The first start: the day the samples' dates count from, and whether all of them were made. */
export interface FirstStartRow {
  readonly started_on: string
  readonly finished_at: Temporal.Instant | null
}

export async function findFirstStart(db: Database): Promise<FirstStartRow | undefined> {
  const { rows } = await sql<FirstStartRow>`
    select f.started_on, f.finished_at from edge_first_start as f`.execute(db.kysely)
  return rows[0]
}

export async function beginFirstStart(tx: Tx, startedOn: string): Promise<void> {
  await sql`insert into edge_first_start (started_on) values (${startedOn}::date)`.execute(tx)
}

export async function endFirstStart(tx: Tx, at: Temporal.Instant): Promise<void> {
  await sql`update edge_first_start set finished_at = ${at}`.execute(tx)
}
