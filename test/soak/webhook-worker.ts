/**
 * One worker of the soak: the outbox, the deliverer and a generator of events, as a process that can be killed.
 * Each event is told to the parent once its transaction has committed: what is told must arrive.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '../../src/platform/clock.ts'
import { mailWarnings } from '../../src/alerts/alerts.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openDatabase } from '../../src/platform/db/db.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { handOutEvents } from '../../src/platform/events/hand-out.ts'
import { record } from '../../src/platform/events/events.ts'
import { openLog } from '../../src/platform/log.ts'
import { knownProfileIdsIn } from '../../src/profiles/profiles.ts'
import { Deliverer } from '../../src/webhooks/deliver.ts'
import { onPublicEvent } from '../../src/webhooks/webhook-jobs.ts'
import { openWebhooks, type WebhooksKit } from '../../src/webhooks/webhooks.ts'
import { heldDeliveries, type WorkerMessage } from './webhooks.ts'

const config = readConfig(process.env)
const account = process.env['SOAK_ACCOUNT'] ?? ''
const generating = process.env['SOAK_GENERATE'] === 'true'
const holder = process.env['SOAK_HOLDER'] ?? randomUUID()
const db = await openDatabase(config)
if (config.databaseUrl === undefined) await migrate(db)
const log = openLog('warn')
const stop = new AbortController()

/** The parent has it before this resolves: a kill at any later moment does not take it back. */
const tell = (message: WorkerMessage): Promise<void> =>
  new Promise((resolve) => {
    if (process.send === undefined) resolve()
    else process.send(message, () => resolve())
  })

await using opened = openWebhooks({
  secretKey: config.secretKey ?? new Uint8Array(32),
  knownProfiles: knownProfileIdsIn,
  warnings: mailWarnings(false),
  ...config.webhooks,
  timeoutMs: 2000,
})
const kit: WebhooksKit = {
  ...opened,
  sender: {
    send: async (outgoing) => {
      const delivery = `${outgoing.headers['webhook-id']} ${new URL(outgoing.url).pathname}`
      await tell({ kind: 'begun', delivery })
      const result = await opened.sender.send(outgoing)
      await tell({ kind: 'answered', delivery })
      return result
    },
    [Symbol.asyncDispose]: () => opened.sender[Symbol.asyncDispose](),
  },
}

// What a killed worker held: the embedded database can only be asked by the next one.
await tell({ kind: 'ready', held: config.databaseUrl === undefined ? await heldDeliveries(db) : [] })
const outbox = handOutEvents(
  { db, clock: systemClock, log, reactions: { 'match.scored': [onPublicEvent] } },
  stop.signal,
)
const deliveries = new Deliverer({ db, clock: systemClock, log, kit, holder, leaseSeconds: 5 }).run(stop.signal)

process.on('message', () => stop.abort())
process.on('disconnect', () => stop.abort())
for (let n = 0; generating && !stop.signal.aborted; n += 1) {
  try {
    const ids = await db.inAccount(account, async (tx) => {
      const event = {
        type: 'match.scored',
        accountId: account,
        occurredAt: systemClock.now(),
        subject: { profile_id: 'prf_x' },
        data: { n },
      }
      return [await record(tx, event), await record(tx, event), await record(tx, event)]
    })
    await tell({ kind: 'recorded', ids })
  } catch {
    // Not committed as far as we know: nobody was told.
  }
  await sleep(60)
}
await Promise.all([outbox, deliveries])
await db[Symbol.asyncDispose]()
// The channel to the parent would keep this process alive.
process.disconnect?.()
