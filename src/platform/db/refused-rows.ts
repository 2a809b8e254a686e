import type { Context } from '../context.ts'
import type { Fault } from '../problem.ts'
import type { Tx } from './db.ts'
import { isDatabaseError } from './errors.ts'

class TakenBack extends Error {}

/**
 * Rows of a file are written many at a time, and one that the database does not take fails them all. Then each is tried by
 * itself, in a transaction that is taken back.
 * @param failed what the rows failed with together
 * @param write writes one row
 * @returns of each row why the database refuses it, or undefined
 * @throws `failed` where it is no row's fault
 */
export async function refusalsOf<Row>(
  ctx: Context,
  rows: readonly Row[],
  failed: unknown,
  write: (tx: Tx, row: Row) => Promise<unknown>,
): Promise<(Fault | undefined)[]> {
  if (!isDatabaseError(failed)) throw failed
  const found: (Fault | undefined)[] = []
  for (const row of rows) {
    ctx.signal.throwIfAborted()
    found.push(await refusalOf(ctx, (tx) => write(tx, row)))
  }
  if (found.every((fault) => fault === undefined)) throw failed
  return found
}

async function refusalOf(ctx: Context, write: (tx: Tx) => Promise<unknown>): Promise<Fault | undefined> {
  try {
    return await ctx.db.inAccount(ctx.accountId, async (tx) => {
      await write(tx)
      throw new TakenBack()
    })
  } catch (error) {
    if (error instanceof TakenBack) return undefined
    if (!isDatabaseError(error)) throw error
    return {
      pointer: '',
      code: 'not_stored',
      detail: {
        en: `the database does not take this row: ${error.message}`,
        el: `η βάση δεδομένων δεν δέχεται αυτή τη γραμμή: ${error.message}`,
      },
    }
  }
}
