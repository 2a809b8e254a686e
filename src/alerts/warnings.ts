/** Warnings about endpoints of webhooks, by mail: the only mails that are about no alert. */
import type { Tx } from '../platform/db/db.ts'
import type { Reaction } from '../platform/events/events.ts'
import { newId } from '../platform/ids.ts'
import { findWebhook, type MailWarnings, type WebhookDisabled, type WebhookFailing } from '../webhooks/webhooks.ts'
import { findAddresses } from './address-store.ts'
import { faults } from './alert-faults.ts'
import { askWhoMayBeAsked } from './asking.ts'
import { insertMessages } from './notice-store.ts'
import { isMailbox } from './read-alert.ts'

/** What webhooks are handed to warn by mail; nobody can be named where no mail server is configured. */
export const mailWarnings = (mailConfigured: boolean): MailWarnings => ({
  fault: (address) =>
    mailConfigured ? (isMailbox(address) ? undefined : faults.address('')) : faults.mailNotOffered(''),
  ask: (tx, accountId, address, language, now) =>
    askWhoMayBeAsked(tx, { accountId, language, addresses: [address.toLowerCase()], before: [] }, now),
})

/** An endpoint keeps failing or was disabled: whoever is named for it and has agreed is told. What its owner does, they know. */
export const onWebhookInTrouble: Reaction<WebhookFailing | WebhookDisabled> = async (tx, event) => {
  const { accountId, occurredAt: now, subject, data } = event
  if (accountId === null || ('reason' in data && data.reason === 'by_owner')) return
  const address = await warnedFor(tx, accountId, subject.webhook_id)
  if (address === undefined) return
  await insertMessages(
    tx,
    [
      {
        id: newId('msg', now),
        accountId,
        alertId: null,
        kind: 'webhook_warning',
        channel: address.id,
        detail: {
          webhook_id: subject.webhook_id,
          url: address.url,
          failing_since: data.failing_since,
          disabled_at: 'disabled_at' in data ? data.disabled_at : null,
          reason: 'reason' in data ? data.reason : null,
        },
      },
    ],
    now,
  )
}

async function warnedFor(tx: Tx, accountId: string, id: string): Promise<{ id: string; url: string } | undefined> {
  const endpoint = await findWebhook(tx, accountId, id)
  if (endpoint === undefined || endpoint.warnEmail === null) return undefined
  const [address] = await findAddresses(tx, [accountId], [endpoint.warnEmail.toLowerCase()])
  return address?.state === 'confirmed' ? { id: address.id, url: endpoint.url } : undefined
}
