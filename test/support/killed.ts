import type { Database } from '../../src/platform/db/db.ts'

/** The database of a process that is killed when so many transactions of accounts are done. */
export function killedAfter(db: Database, transactions: number): Database {
  let left = transactions
  const inAccount: Database['inAccount'] = (account, work) => {
    left -= 1
    return left < 0 ? Promise.reject(new Error('killed')) : db.inAccount(account, work)
  }
  return { ...db, inAccount }
}
