import { createAccount, issueKey, listAccounts, listKeys, revokeKey, type Operator } from '../access/access.ts'
import type { Database } from '../platform/db/db.ts'
import { todayOf } from '../profiles/profiles.ts'
import type { ProgrammesKit } from '../programmes/programmes.ts'
import { beginFirstStart, endFirstStart, findFirstStart } from './first-start-store.ts'
import { loadSamples, type LoadedSamples } from './load-samples.ts'
import { operatorContext } from './operator.ts'

/** What the first start made. */
export interface FirstStart extends LoadedSamples {
  readonly accountId: string
  /** The text of the account's key. It is not stored. */
  readonly key: string
  /** Notes that the operator has seen the key: until then, the next start makes another one. */
  end(): Promise<void>
}

const accountName = 'Sample agency'
const keyName = 'First start'
const command = 'first start'

/**
 * Fills an empty house: an account, a key, the sample catalogue and clients. Undefined where there is nothing to do.
 * Each step looks first at what is there, so that a start which was killed anywhere is taken up by the next one.
 */
export async function firstStart(
  db: Database,
  kit: ProgrammesKit,
  now: Temporal.Instant,
  tell: (line: string) => void,
): Promise<FirstStart | undefined> {
  const operator: Operator = { db, now, command }
  const accounts = await listAccounts(operator)
  const begun = await findFirstStart(db)
  if (begun?.finished_at != null || (begun === undefined && accounts.length > 0)) return undefined
  tell(begun === undefined ? 'First start: making the samples.' : 'Going on with the samples of the first start.')
  const startedOn = begun?.started_on ?? todayOf(now)
  if (begun === undefined) await db.asService('operate accounts', (tx) => beginFirstStart(tx, startedOn))
  const account =
    accounts.find(({ name }) => name === accountName) ??
    (await createAccount(operator, { name: accountName, tier: 'agency', publisher: true }))
  const ctx = operatorContext(db, account.id, now, command)
  const loaded = await loadSamples(ctx, kit, startedOn)
  // Of a start that was cut off: its text was never seen, or is lost with the terminal.
  for (const key of await listKeys(ctx, { before: null, limit: 100 })) {
    if (key.name === keyName && key.status === 'active') await revokeKey(ctx, key.id)
  }
  const key = await issueKey(operator, account.id, { name: keyName })
  return {
    ...loaded,
    accountId: account.id,
    key: key.secret,
    end: () => db.asService('operate accounts', (tx) => endFirstStart(tx, now)),
  }
}
