import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { aHouse } from '../../test/support/house.ts'
import { alertQueues } from '../alerts/alerts.ts'
import { webhookQueues } from '../webhooks/webhooks.ts'
import { newId } from './ids.ts'
import { openLog } from './log.ts'
import { openQueueMetrics } from './queue-metrics.ts'
import { platformQueues } from './queues.ts'

describe('the gauges of queues', () => {
  it('tell what is due and how long the first of it has waited, whatever is planned for later', async () => {
    const { db, clock, newAccount } = await aHouse()
    const metrics = new Registry()
    const queues = [...platformQueues, ...webhookQueues, ...alertQueues]
    const look = openQueueMetrics({ db, clock, log: openLog('silent'), metrics, queues })
    const gauge = async (name: string, queue: string): Promise<number> => {
      const { values } = (await metrics.getMetricsAsJSON()).find((each) => each.name === name) ?? { values: [] }
      return values.find(({ labels }) => labels['queue'] === queue)?.value ?? Number.NaN
    }
    await look()
    for (const { name } of queues) assert.ok((await gauge('queue_waiting', name)) >= 0, name)
    const before = await gauge('queue_waiting', 'jobs')

    const accountId = await newAccount()
    const now = clock.now()
    const enqueue = (created: Temporal.Instant, notBefore: Temporal.Instant | null) =>
      db.inAccount(accountId, (tx) =>
        sql`insert into platform_jobs (id, account_id, name, payload, created_at, not_before)
          values (${newId('job', created)}, ${accountId}, 'test.nothing', '{}', ${created}, ${notBefore})`.execute(tx),
      )
    // Older than whatever other tests have left behind.
    await enqueue(Temporal.Instant.from('2020-01-01T00:00:00Z'), null)
    await enqueue(now, now.add({ hours: 1 }))
    await look()
    assert.equal((await gauge('queue_waiting', 'jobs')) - before, 1)
    const years = now.since(Temporal.Instant.from('2020-01-01T00:00:00Z')).total('seconds')
    assert.equal(await gauge('queue_oldest_seconds', 'jobs'), years)

    await db.asService('run jobs', (tx) =>
      sql`update platform_jobs set status = 'cancelled', finished_at = now() where account_id = ${accountId}`.execute(
        tx,
      ),
    )
    await look()
    assert.equal((await gauge('queue_waiting', 'jobs')) - before, 0)
  })
})
