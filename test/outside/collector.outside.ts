import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { spansOf, type TraceRequest } from '../support/collector.ts'
import { freePort } from '../support/postgres.ts'
import { startService } from '../support/process.ts'
import { aReceiver } from '../support/receiver.ts'
import { assertTraced, traceACall, traced } from '../support/traced.ts'
import { Folder, without } from './programs.ts'

const source = join(import.meta.dirname, 'collector')
/** Kept between runs: it takes minutes to compile. */
const program = join(import.meta.dirname, '../../.cache/collector/collector')

/** Compiles it with Go from Go's module proxy; why not, where that fails. */
function compiled(): string | undefined {
  mkdirSync(join(program, '..'), { recursive: true })
  const { status, stderr } = spawnSync('go', ['build', '-o', program, '.'], { cwd: source, encoding: 'utf8' })
  return status === 0 ? undefined : `does not compile here: ${stderr.trim().split('\n').at(-1)}`
}

describe('the OpenTelemetry Collector', { skip: without('go') }, () => {
  test('receives a call, its event, its job and its delivery as one trace', async (t) => {
    const missing = compiled()
    if (missing !== undefined) return t.skip(missing)
    using folder = new Folder()
    const port = await freePort()
    const received = join(folder.path, 'traces.json')
    const settings = {
      receivers: { otlp: { protocols: { http: { endpoint: `127.0.0.1:${port}` } } } },
      exporters: { file: { path: received, flush_interval: '100ms' } },
      service: {
        telemetry: { metrics: { level: 'none' } },
        pipelines: { traces: { receivers: ['otlp'], exporters: ['file'] } },
      },
    }
    const config = folder.file('collector.yaml', Buffer.from(JSON.stringify(settings)))
    const collector = spawn(program, ['--config', config], { stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    collector.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const ended = once(collector, 'exit')
    try {
      for (let tries = 0; !said.includes('Everything is ready'); tries += 1) {
        assert.ok(tries < 200, `it does not start: ${said}`)
        await sleep(50)
      }
      await using receiver = await aReceiver()
      const endpoint = `http://127.0.0.1:${port}`
      await using service = await startService({ DATA_DIR: join(folder.path, 'data'), ...traced(endpoint) })
      const key = await traceACall(service, receiver)
      collector.kill('SIGTERM')
      await ended
      const requests = readFileSync(received, 'utf8').trim().split('\n')
      assertTraced(
        requests.flatMap((line) => spansOf(JSON.parse(line) as TraceRequest)),
        key,
      )
    } finally {
      collector.kill('SIGKILL')
      await ended
    }
  })
})
