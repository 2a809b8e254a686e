import type { Database, Tx } from '../platform/db/db.ts'
import { newId, newUuid } from '../platform/ids.ts'
import type { Language } from '../platform/language.ts'
import { askAddress, takeAddressesToAsk, type Address } from './address-store.ts'
import { insertMessages } from './notice-store.ts'

/** Hours before an address is asked again. */
const pause = 24
const perTransaction = 100

/** When an address may be asked again at the earliest. */
export const mayAskAt = ({ askedAt }: Pick<Address, 'askedAt'>): Temporal.Instant => askedAt.add({ hours: pause })

/** Asks addresses whether they want to be written to: each gets a mail with a link. */
export async function ask(
  tx: Tx,
  asked: readonly { readonly accountId: string; readonly address: string; readonly language: Language }[],
  now: Temporal.Instant,
): Promise<void> {
  const messages = []
  for (const each of asked) {
    const { id } = await askAddress(tx, { id: newUuid(now), ...each }, now)
    const { accountId } = each
    messages.push({ id: newId('msg', now), accountId, alertId: null, kind: 'confirmation' as const, channel: id })
  }
  await insertMessages(tx, messages, now)
}

/** Asks the addresses that had to wait for the end of their pause, at most a batch. @returns how many there were */
export async function askWaiting(db: Database, now: Temporal.Instant): Promise<number> {
  return db.asService('schedule alerts', async (tx) => {
    const due = await takeAddressesToAsk(tx, now, perTransaction)
    await ask(
      tx,
      due.map(({ accountId, address, language }) => ({ accountId, address, language })),
      now,
    )
    return due.length
  })
}
