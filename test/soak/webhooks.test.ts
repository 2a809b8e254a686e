import assert from 'node:assert/strict'
import { it } from 'node:test'
import { engine } from '../support/house.ts'
import { soakWebhooks } from './webhooks.ts'

it('no webhook is lost when workers are killed, and only what was in flight comes twice, with the same id and bytes', async () => {
  const result = await soakWebhooks(engine, 2)
  assert.ok(result.events > 0)
  const { lost, changed, unexplained } = result
  assert.deepEqual({ lost, changed, unexplained }, { lost: 0, changed: 0, unexplained: 0 })
  assert.ok(result.duplicates <= result.inFlight, `${result.duplicates} came twice, ${result.inFlight} were in flight`)
})
