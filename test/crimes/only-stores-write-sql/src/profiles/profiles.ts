import { sql } from 'kysely'

export const profiles = sql`select 1`
