import assert from 'node:assert/strict'
import { it } from 'node:test'
import { engine } from '../support/house.ts'
import { soakWebhooks } from './webhooks.ts'

it('no webhook is lost when workers are killed, and only what was held comes twice, with the same id and bytes', async () => {
  const { lost, duplicates, held, changed, events } = await soakWebhooks(engine, 2)
  assert.ok(events > 0)
  assert.deepEqual({ lost, changed }, { lost: 0, changed: 0 })
  assert.ok(duplicates <= held, `${duplicates} came twice, ${held} were held`)
})
