import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { aCollector } from '../support/collector.ts'
import { engine } from '../support/house.ts'
import { startService } from '../support/process.ts'
import { aReceiver } from '../support/receiver.ts'
import { assertTraced, traceACall, traced } from '../support/traced.ts'

describe('traces', { skip: engine === 'pglite' ? false : 'the same on both engines' }, () => {
  it('follow a call through its event and its job to the delivery of a webhook, under the id the caller gave', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'subsidy-traces-'))
    await using collector = await aCollector()
    await using receiver = await aReceiver()
    await using service = await startService({ DATA_DIR: folder, ...traced(collector.endpoint) })
    const key = await traceACall(service, receiver)
    await rm(folder, { recursive: true, force: true })
    assertTraced(collector.spans, key)
  })
})
