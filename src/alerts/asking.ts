import type { Database, Tx } from '../platform/db/db.ts'
import { newId, newUuid } from '../platform/ids.ts'
import type { Language } from '../platform/language.ts'
import { Problem } from '../platform/problem.ts'
import { warnedBy } from '../webhooks/webhooks.ts'
import {
  askAddress,
  askAddressAt,
  countAsked,
  findAddresses,
  takeAddressesToAsk,
  type Address,
} from './address-store.ts'
import { insertMessages } from './notice-store.ts'

/** Hours before an address is asked again. */
const pause = 24
const perTransaction = 100
/** Questions of a day that nobody has answered, for each account: this service is no cannon of mails to strangers. */
const mostUnanswered = 500

/** When an address may be asked again at the earliest. */
export const mayAskAt = ({ askedAt }: Pick<Address, 'askedAt'>): Temporal.Instant => askedAt.add({ hours: pause })

/** Asks addresses whether they want to be written to: each gets a mail with a link. */
async function ask(
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

/** Addresses that somebody names; `before` are those they named already. */
export interface Named {
  readonly accountId: string
  readonly language: Language
  readonly addresses: readonly string[]
  readonly before: readonly string[]
}

/**
 * Addresses that are new to the account, have not answered for a day, or were unsubscribed and are named anew, are asked; the
 * last not before a day has passed since they were asked.
 * @throws Problem 409 when the account has asked too many strangers within a day
 */
export async function askWhoMayBeAsked(tx: Tx, named: Named, now: Temporal.Instant): Promise<void> {
  const { accountId, language, addresses, before } = named
  const known = new Map((await findAddresses(tx, [accountId], addresses)).map((row) => [row.address, row]))
  const asked: string[] = []
  for (const address of addresses) {
    const row = known.get(address)
    if (row === undefined) asked.push(address)
    else if (row.state !== 'confirmed' && (row.state === 'pending' || !before.includes(address))) {
      if (Temporal.Instant.compare(mayAskAt(row), now) <= 0) asked.push(address)
      else if (row.state === 'unsubscribed') await askAddressAt(tx, row.id, mayAskAt(row), language)
    }
  }
  if (asked.length > 0) await refuseTooMany(tx, accountId, asked.length, now)
  await ask(
    tx,
    asked.map((address) => ({ accountId, address, language })),
    now,
  )
}

async function refuseTooMany(tx: Tx, accountId: string, more: number, now: Temporal.Instant): Promise<void> {
  if ((await countAsked(tx, accountId, now.subtract({ hours: pause }))) + more <= mostUnanswered) return
  throw new Problem('conflict', {
    en: `${mostUnanswered} addresses of the account have been asked within a day and have not answered, which is the most. Wait for their answers, or for the day to pass.`,
    el: `${mostUnanswered} διευθύνσεις του λογαριασμού ρωτήθηκαν μέσα σε μία ημέρα και δεν απάντησαν, που είναι το ανώτατο όριο. Περιμένετε τις απαντήσεις τους ή να περάσει η ημέρα.`,
  })
}

/** Asks the addresses that had to wait for the end of their pause, at most a batch. @returns how many there were */
export async function askWaiting(db: Database, now: Temporal.Instant): Promise<number> {
  return db.asService('schedule alerts', async (tx) => {
    const due = await takeAddressesToAsk(tx, now, perTransaction)
    const accounts = due.flatMap(({ address, named }) => (named ? [] : [address.accountId]))
    const warned = new Set(
      (await warnedBy(tx, [...new Set(accounts)])).map((row) => `${row.accountId} ${row.address.toLowerCase()}`),
    )
    const asked = due.flatMap(({ address: { accountId, address, language }, named }) =>
      named || warned.has(`${accountId} ${address}`) ? [{ accountId, address, language }] : [],
    )
    await ask(tx, asked, now)
    return due.length
  })
}
