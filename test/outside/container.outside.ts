import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../support/postgres.ts'
import { Folder, run, without } from './programs.ts'

const root = join(import.meta.dirname, '../..')
const dockerfile = join(root, 'Dockerfile')

/** The instructions of the container file that make its last stage, in their order. */
function instructions(): { name: string; rest: string }[] {
  return readFileSync(dockerfile, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const found = /^([A-Z]+) (.*)$/.exec(line)
      return found === null ? [] : [{ name: found[1] ?? '', rest: found[2] ?? '' }]
    })
}

describe('the container file', () => {
  test('has nothing that hadolint finds', { skip: without('hadolint') }, () => {
    assert.equal(run('hadolint', dockerfile), '')
  })

  // No engine runs here: its steps do, with the packages that it would have and nothing but what it copies.
  test('makes a service that starts, answers its own health check and ends', async () => {
    using folder = new Folder()
    const app = join(folder.path, 'app')
    const copies = instructions().flatMap(({ name, rest }) =>
      name === 'COPY' && !rest.startsWith('--from') ? [rest.split(' ').slice(0, -1)] : [],
    )
    for (const path of copies.flat()) {
      mkdirSync(dirname(join(app, path)), { recursive: true })
      cpSync(join(root, path), join(app, path), {
        recursive: true,
        filter: (source) => !source.endsWith('.test.ts'),
      })
    }
    const install = instructions().find(({ name, rest }) => name === 'RUN' && rest.startsWith('npm ci'))?.rest ?? ''
    const installed = spawnSync('sh', ['-c', install], { cwd: app, encoding: 'utf8', env: { ...process.env, CI: '' } })
    assert.equal(installed.status, 0, installed.stderr)

    const defaults = instructions().flatMap(({ name, rest }) => (name === 'ENV' ? rest.split(' ') : []))
    const port = String(await freePort())
    const env = {
      PATH: process.env['PATH'] ?? '',
      ...Object.fromEntries(defaults.map((each) => each.split('=') as [string, string])),
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: join(folder.path, 'data'),
    }
    const list = (name: string): string[] => {
      const { rest } = instructions().findLast((each) => each.name === name) ?? { rest: '' }
      return JSON.parse(/\[.*\]$/.exec(rest)?.[0] ?? '[]') as string[]
    }
    const [program = '', ...args] = list('CMD')
    assert.equal(program, 'node')
    const service = spawn(process.execPath, args, { cwd: app, env, stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    service.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const ended = once(service, 'exit')
    try {
      for (let tries = 0; !said.includes('"msg":"ready"'); tries += 1) {
        assert.ok(tries < 600 && service.exitCode === null, said)
        await sleep(100)
      }
      const [, ...check] = list('HEALTHCHECK')
      assert.equal(spawnSync(process.execPath, check, { env }).status, 0)
      service.kill('SIGTERM')
      assert.deepEqual(await ended, [0, null])
      assert.equal(spawnSync(process.execPath, check, { env }).status, 1, 'one that is gone is not well')
    } finally {
      service.kill('SIGKILL')
      await ended
    }
  })
})
