import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { keyOf, newSecret, signedHeaders } from '../../src/webhooks/signing.ts'
import { engine } from '../support/house.ts'
import { aPostgres } from '../support/postgres.ts'
import { runService, startService, type RunningService } from '../support/process.ts'
import { aReceiver, type Receiver } from '../support/receiver.ts'

/**
 * Every fenced snippet of README.md and docs/ is run, in the order of its page: shell in one shell a page, against a service
 * of its own with the samples; TypeScript and Python as programs; JSON is read. Ids and the key are written with `…` in the
 * texts and get real ones here; `not-run` behind the language marks what cannot be run, and why is said beside it here.
 */

const root = join(import.meta.dirname, '../..')

/** What is marked `not-run`, by a part of it, with the reason. */
const notRun: Readonly<Record<string, string>> = {
  'npm ci && npm start': 'test/journeys/first-start.test.ts does it',
  'npm run cli -- --help': 'a list of commands, of which the long ones have tests of their own',
  'create role subsidy': 'makes a role and a database; test/support/postgres.ts does the same',
  'export DATABASE_URL': 'names a host; src/edge/cli/cli.test.ts does it on PostgreSQL',
  'PUBLIC_URL=https': 'settings, not commands',
  'tar czf': 'the folder of a running test; test/journeys/backup.test.ts does it',
  scrape_configs: 'settings of Prometheus',
  'docker compose': 'needs a container runtime; test/container.test.ts holds the files',
  'npx @modelcontextprotocol/inspector': 'fetches a package; test/outside/mcp.outside.ts does it',
}

interface Snippet {
  readonly page: string
  readonly line: number
  readonly language: string
  readonly marked: boolean
  readonly text: string
}

const pages = [
  'README.md',
  ...globSync('docs/**/*.md', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted(),
]
const snippets: readonly Snippet[] = pages.flatMap((page) => {
  const text = readFileSync(join(root, page), 'utf8')
  return [...text.matchAll(/^```(\w*)( not-run)?\n([\s\S]*?)^```$/gm)].map((found) => ({
    page,
    line: text.slice(0, found.index).split('\n').length,
    language: found[1] ?? '',
    marked: found[2] !== undefined,
    text: found[3] ?? '',
  }))
})
const run = snippets.filter(({ marked }) => !marked)
const placeOf = ({ page, line }: Snippet): string => `${page}:${line}`

/** Each command opens the database, which takes an embedded one seconds: this page is run on PostgreSQL. */
const commandLine = 'docs/guides/command-line.md'
const skip = engine === 'pglite' ? false : 'the pages are the same on both engines'

describe('the snippets of the documentation', { skip }, () => {
  let folder = ''
  let service: RunningService
  let receiver: Receiver
  let real: (text: string) => string

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'subsidy-snippets-'))
    receiver = await aReceiver()
    service = await startService({
      DATA_DIR: join(folder, 'service'),
      WEBHOOK_ALLOW_HTTP: 'true',
      WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
    })
    const told = await greeted(service)
    const key = /export KEY=(\S+)/.exec(told)?.[1] ?? ''
    const id = (prefix: string): string => new RegExp(`${prefix}_[0-9a-z]+`).exec(told)?.[0] ?? ''
    const match = await theMatch(service.address, key, id('prf'))
    const made = new Map([
      ['smk_live', key],
      ['prf', id('prf')],
      ['mat', match],
      ['drf', await aDraft(service.address, key, match)],
      ['whk', await aWebhook(service.address, key, receiver.url)],
    ])
    for (const [prefix, value] of made) assert.ok(value.startsWith(`${prefix}_`), prefix)
    real = (text) =>
      text
        .replaceAll(/\b(smk_live|prf|mat|drf|whk)_…/g, (_whole, prefix: string) => made.get(prefix) ?? '')
        .replaceAll('localhost:3000', new URL(service.address).host)
        .replaceAll('http://127.0.0.1:3000', service.address)
        .replaceAll('https://crm.example.org/hooks', receiver.url)
  })
  after(async () => {
    await service.end('SIGTERM')
    await receiver[Symbol.asyncDispose]()
    await rm(folder, { recursive: true, force: true })
  })

  const environment = (): Record<string, string> => {
    const { PATH = '', HOME = '' } = process.env
    const key = real('smk_live_…')
    return {
      PATH,
      HOME,
      KEY: key,
      SUBSIDY_API_KEY: key,
      SUBSIDY_BASE_URL: service.address,
      WEBHOOK_SECRET: newSecret(),
    }
  }

  it('are all in a language that is run, or marked with a reason that is known', (t) => {
    const languages = new Set(run.map(({ language }) => language))
    assert.deepEqual([...languages].toSorted(), ['json', 'python', 'sh', 'text', 'ts'])
    const marked = snippets.filter((each) => each.marked)
    for (const each of marked)
      assert.ok(
        Object.keys(notRun).some((part) => each.text.includes(part)),
        `${placeOf(each)}: say here why it is not run`,
      )
    for (const part of Object.keys(notRun))
      assert.ok(
        marked.some(({ text }) => text.includes(part)),
        part,
      )
    const drawings = run.filter(({ language }) => language === 'text').length
    t.diagnostic(`${run.length - drawings} snippets run, ${marked.length} not run, ${drawings} drawings`)
  })

  for (const page of pages) {
    const shell = shellOf(page)
    if (shell.length === 0 || page === commandLine) continue
    it(`${page}: ${shell.length} in the shell`, async () => {
      const { code, output } = await inShell(shell, real, environment(), folder)
      assert.equal(code, 0, output.slice(-3000))
    })
  }

  it('in JSON are JSON', () => {
    for (const each of run.filter(({ language }) => language === 'json'))
      assert.doesNotThrow(() => JSON.parse(each.text) as unknown, placeOf(each))
  })

  it('in TypeScript run', async () => {
    const cache = join(root, '.cache/snippets')
    await mkdir(cache, { recursive: true })
    for (const each of run.filter(({ language }) => language === 'ts')) {
      const file = join(cache, `${process.pid}-${each.line}.ts`)
      const server = /\.listen\((\d+)\)/.exec(each.text)
      const port = await aFreePort()
      const text = real(each.text)
        .replace(/\.listen\(\d+\)/, `.listen(${port}, '127.0.0.1')`)
        .replace("'@subsidy-matching/sdk'", JSON.stringify(join(root, 'sdk/typescript/src/node.ts')))
      await writeFile(file, text)
      try {
        if (server === null) {
          const { code, output } = await ended(process.execPath, [file], environment(), root)
          assert.equal(code, 0, `${placeOf(each)}\n${output}`)
          assert.notEqual(output.trim(), '', placeOf(each))
        } else await receives(file, port)
      } finally {
        await rm(file, { force: true })
      }
    }
  })

  /** Starts a receiver of the guide and sends it an event of ours, and one that is not. */
  async function receives(file: string, port: number): Promise<void> {
    const env = environment()
    const child = spawn(process.execPath, [file], { cwd: root, env, stdio: 'ignore' })
    try {
      const body = '{"type":"match.scored"}'
      const send = async (secret: string) => {
        const headers = signedHeaders([keyOf(secret)], 'evt_1', Math.floor(Date.now() / 1000), body)
        return fetch(`http://127.0.0.1:${port}/hooks`, { method: 'POST', headers: { ...headers }, body })
      }
      let answer: Response | undefined
      for (let tries = 0; answer === undefined && tries < 400; tries += 1)
        answer = await send(env['WEBHOOK_SECRET'] ?? '').catch(() => sleep(25, undefined))
      assert.equal(answer?.status, 204)
      assert.equal((await send(newSecret())).status, 400)
    } finally {
      child.kill('SIGKILL')
      await once(child, 'close')
    }
  }

  const python = spawnable('python3')
  it('in Python run', { skip: python || process.env['CI'] === 'true' ? false : 'there is no python3' }, async () => {
    for (const each of run.filter(({ language }) => language === 'python')) {
      const { code, output } = await ended('python3', ['-c', real(each.text)], environment(), folder)
      assert.equal(code, 0, `${placeOf(each)}\n${output}`)
    }
  })
})

describe('the snippets about the command line', { skip: engine === 'postgres' ? false : 'on PostgreSQL only' }, () => {
  it(`${commandLine}: ${shellOf(commandLine).length} in the shell`, async () => {
    await using database = await aPostgres()
    const folder = await mkdtemp(join(tmpdir(), 'subsidy-snippets-'))
    try {
      const { PATH = '', HOME = '' } = process.env
      const SECRET_KEY = Buffer.alloc(32, 7).toString('base64')
      const environment = { PATH, HOME, DATABASE_URL: database.url, SECRET_KEY }
      const migrated = await runService(environment, 'migrate')
      assert.equal(migrated.code, 0, migrated.output)
      const { code, output } = await inShell(shellOf(commandLine), (text) => text, environment, folder)
      assert.equal(code, 0, output.slice(-3000))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})

function shellOf(page: string): readonly Snippet[] {
  return run.filter((each) => each.page === page && each.language === 'sh')
}

/** Runs a page's snippets in one shell, in a folder of its own. */
async function inShell(
  shell: readonly Snippet[],
  real: (text: string) => string,
  environment: Record<string, string>,
  folder: string,
): Promise<{ code: number | null; output: string }> {
  // A refusal of the service fails its line, and so the page.
  const head = `set -euo pipefail\ncurl() { command curl --fail-with-body --silent --show-error "$@"; }\n`
  // What `npm run cli` runs, in this folder instead of the project's.
  const cli = `${JSON.stringify(process.execPath)} ${JSON.stringify(join(root, 'src/edge/cli.ts'))}`
  const npm = `npm() { [ "$1 $2 $3 $4" = "run --silent cli --" ] || return 64; shift 4; ${cli} "$@"; }\n`
  const script = shell.map((each) => `echo "@@ ${placeOf(each)}"\n${real(each.text)}`).join('\n')
  return ended('bash', ['-c', `${head}${npm}${script}`], environment, await mkdtemp(join(folder, 'page-')))
}

/** Until the whole greeting is there. */
async function greeted(service: RunningService): Promise<string> {
  for (let tries = 0; !service.output().includes('Everything else:'); tries += 1) {
    assert.ok(tries < 2400, `no greeting: ${service.output()}`)
    await sleep(25)
  }
  return service.output()
}

async function posted<T>(address: string, key: string, path: string, body: unknown): Promise<T> {
  const answer = await fetch(`${address}/api/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  assert.ok(answer.ok, text)
  return JSON.parse(text) as T
}

/** Of the profile with the call that the pages are about. */
async function theMatch(address: string, key: string, profile: string): Promise<string> {
  const answer = await fetch(`${address}/api/v1/programmes/sample-digital-advanced/matches?limit=100`, {
    headers: { authorization: `Bearer ${key}` },
  })
  const { data } = (await answer.json()) as { data: { id: string; profile_id: string }[] }
  return data.find((each) => each.profile_id === profile)?.id ?? ''
}

async function aDraft(address: string, key: string, match_id: string): Promise<string> {
  const { id } = await posted<{ id: string }>(address, key, '/drafts/generate', { match_id })
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${address}/api/v1/drafts/${id}`, { headers: { authorization: `Bearer ${key}` } })
    const { status } = (await answer.json()) as { status: string }
    if (status === 'completed') return id
    await sleep(100)
  }
  throw new Error('the draft was not made')
}

async function aWebhook(address: string, key: string, url: string): Promise<string> {
  return (await posted<{ id: string }>(address, key, '/webhooks/register', { url, event_types: ['match.scored'] })).id
}

async function aFreePort(): Promise<number> {
  await using nobody = await aReceiver()
  return Number(new URL(nobody.url).port)
}

function spawnable(program: string): boolean {
  return (process.env['PATH'] ?? '').split(':').some((folder) => globSync(join(folder, program)).length > 0)
}

async function ended(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
  cwd: string,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: 180_000 })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}
