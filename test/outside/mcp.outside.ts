import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { startService, type RunningService } from '../support/process.ts'

const root = join(import.meta.dirname, '../..')
/** Fetched when it is run: it brings a browser's interface with it that nothing else here needs. */
const inspector = '@modelcontextprotocol/inspector@2.12.0'

/** Runs the official inspector in its command-line mode; answers what it printed as JSON. */
async function inspect(env: Record<string, string>, ...args: string[]): Promise<unknown> {
  const child = spawn('npm', ['exec', '--yes', `--package=${inspector}`, '--', 'mcp-inspector', '--cli', ...args], {
    cwd: root,
    // npm finds its registry in its own settings, which may stand in the environment.
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, complaint] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  assert.equal(code, 0, `${out}\n${complaint}`)
  return JSON.parse(out)
}

describe('the official inspector of the Model Context Protocol', () => {
  let folder: string
  let service: RunningService
  let key = ''
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'subsidy-mcp-'))
    service = await startService({ DATA_DIR: folder })
    for (let tries = 0; key === '' && tries < 600; tries += 1) {
      key = /export KEY=(\S+)/.exec(service.output())?.[1] ?? ''
      await new Promise((done) => setTimeout(done, 50))
    }
    assert.match(key, /^smk_live_/)
  })
  after(async () => {
    await service.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  })

  it('lists and calls the tools over HTTP and over standard input and output', async () => {
    const http = [
      '--server-url',
      `${service.address}/mcp`,
      '--transport',
      'http',
      '--header',
      `Authorization: Bearer ${key}`,
    ]
    const env = { SUBSIDY_BASE_URL: service.address, SUBSIDY_API_KEY: key }
    const stdio = [
      process.execPath,
      'src/edge/mcp.ts',
      '-e',
      `SUBSIDY_BASE_URL=${service.address}`,
      '-e',
      `SUBSIDY_API_KEY=${key}`,
    ]
    for (const server of [http, stdio]) {
      const { tools } = (await inspect(env, ...server, '--method', 'tools/list')) as { tools: { name: string }[] }
      assert.ok(tools.some(({ name }) => name === 'explain_match'))
      const found = (await inspect(
        env,
        ...server,
        '--method',
        'tools/call',
        '--tool-name',
        'search_programmes',
        '--tool-arg',
        'query=ψηφιακος',
      )) as { structuredContent?: { programmes: { slug: string }[] } }
      assert.ok((found.structuredContent?.programmes ?? []).some(({ slug }) => slug.startsWith('sample-digital-')))
    }
  })
})
