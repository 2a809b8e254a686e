import type { Database, Tx } from '../db/db.ts'

/** Written at the end of every transaction of a request, before it commits; says whether the transaction changed anything. */
export type Finish = (tx: Tx) => Promise<boolean>

/** A database whose transactions also do the `finish`. */
export interface UnitOfWork {
  readonly db: Database
  /** Whether a transaction that changed something was committed. */
  tookEffect(): boolean
}

/**
 * Wraps a request's database so that what belongs to a change commits with it: the audit entry and the mark
 * "this Idempotency-Key took effect". Verbs do not see it.
 */
export function unitOfWork(db: Database, finish: Finish): UnitOfWork {
  let effect = false
  const finishing =
    <T>(work: (tx: Tx) => Promise<T>) =>
    async (tx: Tx): Promise<{ result: T; changed: boolean }> => {
      const result = await work(tx)
      return { result, changed: await finish(tx) }
    }
  const note = <T>(done: { result: T; changed: boolean }): T => {
    effect ||= done.changed
    return done.result
  }
  return {
    db: {
      ...db,
      inAccount: async (accountId, work) => note(await db.inAccount(accountId, finishing(work))),
      asService: async (statement, work) => note(await db.asService(statement, finishing(work))),
      [Symbol.asyncDispose]: () => db[Symbol.asyncDispose](),
    },
    tookEffect: () => effect,
  }
}
