/**
 * One worker of the soak: the outbox, the deliverer and a generator of events, as a process that can be killed.
 * Each event is told to the parent once its transaction has committed: what is told must arrive.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { systemClock } from '../../src/platform/clock.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openDatabase } from '../../src/platform/db/db.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { handOutEvents } from '../../src/platform/events/hand-out.ts'
import { record } from '../../src/platform/events/events.ts'
import { openLog } from '../../src/platform/log.ts'
import { Deliverer } from '../../src/webhooks/deliver.ts'
import { onPublicEvent } from '../../src/webhooks/webhook-jobs.ts'
import { openWebhooks } from '../../src/webhooks/webhooks.ts'

const config = readConfig(process.env)
const account = process.env['SOAK_ACCOUNT'] ?? ''
const generating = process.env['SOAK_GENERATE'] === 'true'
const holder = process.env['SOAK_HOLDER'] ?? randomUUID()
const db = await openDatabase(config)
if (config.databaseUrl === undefined) await migrate(db)
const log = openLog('warn')
const kit = openWebhooks({ secretKey: config.secretKey ?? new Uint8Array(32), ...config.webhooks, timeoutMs: 2000 })
const stop = new AbortController()

/** What the one before held when it was killed. */
const { rows } = await db.asService('deliver webhooks', (tx) =>
  sql<{ held: number }>`select count(*) as held from webhooks_deliveries where leased_by is not null`.execute(tx),
)
process.send?.({ kind: 'ready', held: rows[0]?.held ?? 0 })
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
    process.send?.({ kind: 'recorded', ids })
  } catch {
    // Not committed as far as we know: nobody was told.
  }
  await sleep(60)
}
await Promise.all([outbox, deliveries])
await kit[Symbol.asyncDispose]()
await db[Symbol.asyncDispose]()
// The channel to the parent would keep this process alive.
process.disconnect?.()
