import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { describe, it } from 'node:test'
import { engine } from '../support/house.ts'
import { startService, type RunningService } from '../support/process.ts'

const many = 10_000

/** Files that a process may open; Node raises its own limit to this. */
const files = (): number => {
  if (process.platform === 'win32') return Infinity
  const text = execFileSync('/bin/sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim()
  return text === 'unlimited' ? Infinity : Number(text)
}

/** MiB that a process holds; undefined where the system does not say. */
function memoryOf(pid: number | undefined): number | undefined {
  if (process.platform !== 'linux') return undefined
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** What the process has taken of a processor: how long calls wait depends on what else the machine does. */
async function processorSeconds({ address }: RunningService): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1])
}

const skip =
  engine !== 'pglite'
    ? 'the same on both engines'
    : files() < many + 500
      ? `the system allows ${files()} open files`
      : false

describe('ten thousand idle connections', { skip }, () => {
  it('are held, while calls beside them are answered', async () => {
    await using service = await startService({ DATA_DIR: 'memory', LOG_LEVEL: 'info' })
    const { hostname, port } = new URL(service.address)
    const before = memoryOf(service.child.pid)
    const sockets: Socket[] = []
    const idle = async (): Promise<void> => {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => {})
      sockets.push(socket)
      await once(socket, 'connect')
      // Idle between two requests, as a pool of connections is.
      socket.write('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n')
      await once(socket, 'data')
    }
    try {
      for (let made = 0; made < many; made += 200) await Promise.all(Array.from({ length: 200 }, idle))
      const calls = 20
      const begun = await processorSeconds(service)
      for (let call = 0; call < calls; call += 1) {
        const answer = await fetch(`${service.address}/readyz`)
        assert.equal(answer.status, 200)
        await answer.body?.cancel()
      }
      assert.equal(sockets.filter((socket) => socket.closed).length, 0, 'none was cut off')
      const each = ((await processorSeconds(service)) - begun) / calls
      assert.ok(each < 0.25, `a call took ${each} s of a processor`)
      const now = memoryOf(service.child.pid)
      if (before !== undefined && now !== undefined)
        assert.ok(now - before < 400, `they take ${Math.round(now - before)} MiB`)
    } finally {
      for (const socket of sockets) socket.destroy()
    }
    const after = await fetch(`${service.address}/livez`)
    assert.equal(after.status, 200)
    await after.body?.cancel()
    assert.equal(await service.end('SIGTERM'), 0)
  })
})
