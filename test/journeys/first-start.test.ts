import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { engine } from '../support/house.ts'
import { beginService, runService, startService, type RunningService } from '../support/process.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

interface Page {
  readonly data: readonly { readonly id: string; readonly external_id?: string; readonly slug?: string }[]
}

/** The indented lines that were printed are the commands. */
const commandsIn = (output: string): string[] =>
  output.split('\n').flatMap((line) => (line.startsWith('  ') ? [line] : []))

const keyIn = (output: string): string => /export KEY=(\S+)/.exec(output)?.[1] ?? ''

/** Until the whole greeting is there: it is printed after the log says that the service is ready. */
async function greeted(service: RunningService): Promise<string> {
  for (let tries = 0; !service.output().includes('/docs'); tries += 1) {
    assert.ok(tries < 400, `no greeting: ${service.output()}`)
    await sleep(25)
  }
  return service.output()
}

async function get<T>(service: RunningService, key: string, path: string): Promise<T> {
  const answer = await fetch(`${service.address}/api/v1${path}`, { headers: { authorization: `Bearer ${key}` } })
  assert.equal(answer.status, 200, path)
  return (await answer.json()) as T
}

describe(
  'the first start of an embedded service',
  { skip: engine === 'pglite' ? false : 'about the embedded database' },
  () => {
    let folder: string
    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'subsidy-first-start-'))
    })
    after(() => rm(folder, { recursive: true, force: true }))

    const cli = async (...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> => {
      const { PATH = '' } = process.env
      const options = { cwd: root, env: { PATH, DATA_DIR: folder } }
      try {
        return { code: 0, ...(await run(process.execPath, ['src/edge/cli.ts', ...args], options)) }
      } catch (error) {
        return error as { code: number; stdout: string; stderr: string }
      }
    }

    it('is taken up again when it was killed while it made the samples, and nothing is made twice', async () => {
      for (const milliseconds of [0, 400]) {
        const killed = await killAfter(folder, /the samples/, milliseconds)
        assert.doesNotMatch(killed, /export KEY/, 'it was too late to kill it')
      }

      await using service = await startService({ DATA_DIR: folder })
      const output = await greeted(service)
      const key = keyIn(output)
      assert.match(key, /^smk_live_/)
      const profiles = await get<Page>(service, key, '/profiles?limit=100')
      assert.equal(profiles.data.length, 8)
      assert.equal(new Set(profiles.data.map((each) => each.external_id)).size, 8)
      const account = await get<Page>(service, key, '/api-keys')
      assert.equal(account.data.filter((each) => 'status' in each && each.status === 'active').length, 1)

      await commandsWork(output)
      assert.equal(await service.end('SIGTERM'), 0)
    })

    it('leaves a healthy house, in which the command line makes a key, and which keeps everything', async () => {
      const doctor = await cli('doctor')
      assert.equal(doctor.code, 0, doctor.stdout)
      assert.match(doctor.stdout, /ok +secret key[^]*ok +migrations[^]*ok +locale/)
      const made = JSON.parse((await cli('keys', 'create', '--json')).stdout) as { secret: string }

      await using service = await startService({ DATA_DIR: folder })
      const output = await greeted(service)
      assert.doesNotMatch(output, /smk_live_/, 'the key is shown once')
      assert.match(output, /npm run cli -- keys create/)
      const found = await get<Page>(service, made.secret, '/programmes/search?q=ψηφιακο')
      assert.ok(found.data.length > 0)

      const busy = await cli('keys', 'list')
      assert.equal(busy.code, 3)
      assert.match(
        busy.stderr,
        /^The data folder [^\n]* is in use by process \d+ on [^\n]*While it runs, GET \/api\/v1\/api-keys does the same\.\n$/,
      )
      const other = await runService({ DATA_DIR: folder, PORT: '0' })
      assert.equal(other.code, 1)
      assert.match(other.output, /^The data folder [^\n]* is in use by process \d+ on [^\n]*\n$/)
      assert.equal(await service.end('SIGTERM'), 0)
    })
  },
)

/** Starts the service and kills it so long after it has said the words; what it had written by then. */
async function killAfter(folder: string, words: RegExp, milliseconds: number): Promise<string> {
  const { child, output } = beginService({ DATA_DIR: folder, PORT: '0' })
  while (!words.test(output())) {
    assert.equal(child.exitCode, null, output())
    await sleep(5)
  }
  await sleep(milliseconds)
  child.kill('SIGKILL')
  await once(child, 'close')
  return output()
}

/** Pastes each printed command into a shell, as a reader would, and looks at what it answers. */
async function commandsWork(output: string): Promise<void> {
  const [exported = '', ...calls] = commandsIn(output)
  assert.match(exported, /^ {2}export KEY=/)
  assert.equal(calls.length, 3)
  const answers = await Promise.all(
    calls.map(async (call) => {
      const script = `${exported}\n${call} --write-out '\\n%{http_code}'`
      const { stdout } = await run('bash', ['-c', script])
      const at = stdout.lastIndexOf('\n')
      assert.equal(stdout.slice(at + 1), '200', `${call}\n${stdout}`)
      return stdout.slice(0, at)
    }),
  )
  const [matches = '', reasoning = '', search = ''] = answers
  assert.match(matches, /"eligibility":"eligible"/)
  assert.match(matches, /[α-ωά-ώ]{3} [α-ωά-ώ]{3}/)
  assert.match(reasoning, /"exact":"[^"]*[α-ωά-ώ]/)
  assert.match(reasoning, /[Tt]he (code|call|business|programme)/)
  assert.match(search, /"slug":"sample-digital-/)
}
