import type { Context } from '../platform/context.ts'
import { newId } from '../platform/ids.ts'
import { listWebhooks, testWebhook } from '../webhooks/webhooks.ts'
import { sayAlert } from '../wording/alerts.ts'
import { findAddresses, type Address } from './address-store.ts'
import { addressesOf, channelKey, type Alert, type Channel } from './alert.ts'
import { notes } from './alert-faults.ts'
import { getAlert } from './alerts.ts'
import type { AlertsKit } from './kit.ts'
import { sendBy } from './transport.ts'

/** What came of a test on one channel. */
export interface Trial {
  readonly channel: string
  readonly status: 'sent' | 'failed' | 'suppressed'
  readonly detail: string
}

/** Webhooks that one test calls at most. */
const mostWebhooks = 10

/** Sends a test through every channel of an alert, once and at once, whatever its schedule says. @throws Problem 404 */
export async function testAlert(ctx: Context, kit: AlertsKit, id: string): Promise<Trial[]> {
  const { alert } = await getAlert(ctx, id)
  const wanted = alert.channels.flatMap(addressesOf)
  const addresses = await ctx.db.inAccount(ctx.accountId, (tx) => findAddresses(tx, [ctx.accountId], wanted))
  const results = await Promise.all(
    alert.channels.map((channel) =>
      channel.type === 'webhook' ? testWebhooks(ctx, kit, channel) : testChannel(ctx, kit, alert, channel, addresses),
    ),
  )
  return results.flat()
}

async function testChannel(
  ctx: Context,
  kit: AlertsKit,
  alert: Alert,
  channel: Exclude<Channel, { type: 'webhook' }>,
  addresses: readonly Address[],
): Promise<Trial[]> {
  const key = channelKey(channel)
  const [to] = addressesOf(channel)
  const recipients = addressesOf(channel).flatMap(
    (address) => addresses.find((row) => row.address === address && row.state === 'confirmed') ?? [],
  )
  if (to !== undefined && recipients[0]?.address !== to) {
    const isStopped = addresses.some(({ address, state }) => address === to && state === 'unsubscribed')
    const note = isStopped ? notes.stopped(to) : notes.unconfirmed(to)
    return [{ channel: key, status: 'suppressed', detail: note.detail[ctx.language] }]
  }
  const { language } = alert
  const name = alert.name ?? sayAlert('alert.unnamed', language)
  const { outcome, answer } = await sendBy(kit, channel, {
    messageId: newId('msg', ctx.now),
    alertName: alert.name,
    language,
    content: {
      subject: sayAlert('alert.subject_test', language),
      items: [
        {
          head: sayAlert('alert.subject_test', language),
          lines: [sayAlert('alert.test_body', language, { name })],
          url: undefined,
        },
      ],
      more: undefined,
    },
    recipients,
    calendar: undefined,
  })
  return [{ channel: key, status: outcome === 'sent' ? 'sent' : 'failed', detail: answer.slice(0, 500) }]
}

/** A signed `webhook.test` to the webhook that is named, or to all that subscribe. */
async function testWebhooks(
  ctx: Context,
  kit: AlertsKit,
  { webhook_id: only }: Extract<Channel, { type: 'webhook' }>,
): Promise<Trial[]> {
  const all = await listWebhooks(ctx, null, 100)
  const wanted = all.filter(({ id, eventTypes, health }) =>
    only === undefined ? health.status !== 'disabled' && eventTypes.includes('deadline.approaching') : id === only,
  )
  if (wanted.length === 0)
    return [{ channel: `webhook:${only ?? '*'}`, status: 'suppressed', detail: notes.noWebhook.detail[ctx.language] }]
  return Promise.all(
    wanted.slice(0, mostWebhooks).map(async ({ id }): Promise<Trial> => {
      const { status, attempts } = await testWebhook(ctx, kit.webhooks, id)
      const attempt = attempts[0]
      const detail =
        attempt === undefined ? status : `${attempt.status ?? attempt.error ?? ''} ${attempt.excerpt}`.trim()
      return {
        channel: `webhook:${id}`,
        status: status === 'succeeded' ? 'sent' : 'failed',
        detail: detail.slice(0, 500),
      }
    }),
  )
}
