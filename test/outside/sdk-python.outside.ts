import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { before, after, describe, test } from 'node:test'
import { Folder } from './programs.ts'

const sdk = join(import.meta.dirname, '../../sdk/python')

/** A Python of 3.11 or newer that can make environments. */
const python = ['python3', 'python3.13', 'python3.12', 'python3.11'].find((name) => {
  const asks = 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))'
  return spawnSync(name, ['-c', asks]).status === 0
})

/** Runs a program to its end, in the SDK's folder. Fails with what it printed. */
async function run(program: string, ...args: readonly string[]): Promise<string> {
  const env = { ...process.env, NODE: process.execPath, PYTHONDONTWRITEBYTECODE: '1' }
  const child = spawn(program, args, { cwd: sdk, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  assert.equal(code, 0, `${program} ${args.join(' ')}\n${output}`)
  return output
}

// Where tests are to be complete, a missing Python is a failure.
const there = python !== undefined || process.env['CI'] === 'true'

describe('the Python SDK', { skip: there ? false : 'not installed: python3 (3.11 or newer) with venv' }, () => {
  let folder: Folder
  const dist = () => join(folder.path, 'dist')
  const tools = (name: string) => join(folder.path, 'tools/bin', name)
  const fresh = (name: string) => join(folder.path, 'fresh/bin', name)

  before(async () => {
    folder = new Folder()
    await run(python ?? '', '-m', 'venv', join(folder.path, 'tools'))
    await run(tools('pip'), 'install', '--quiet', '--requirement', 'requirements-dev.txt')
  })
  after(() => folder[Symbol.dispose]())

  test('is packed: the wheel has the types and their mark, and nothing of the tests', async () => {
    await run(tools('python'), '-m', 'build', '--no-isolation', '--outdir', dist(), '.')
    const wheel = readdirSync(dist()).find((name) => name.endsWith('.whl')) ?? ''
    const listed = await run(tools('python'), '-m', 'zipfile', '--list', join(dist(), wheel))
    for (const name of ['subsidy_matching/py.typed', 'subsidy_matching/_generated/types.py', '/licenses/LICENSE'])
      assert.ok(listed.includes(name), name)
    assert.doesNotMatch(listed, /tests\/|conftest|__pycache__/)
  })

  test('is installed from the wheel into a fresh environment, with httpx alone', async () => {
    await run(python ?? '', '-m', 'venv', join(folder.path, 'fresh'))
    const wheel = readdirSync(dist()).find((name) => name.endsWith('.whl')) ?? ''
    await run(fresh('pip'), 'install', '--quiet', join(dist(), wheel))
    const asked = `import importlib.metadata as m
print(m.requires("subsidy-matching"), m.version("subsidy-matching"))
import subsidy_matching as s; print(s.__file__, s.SubsidyMatching("key"))`
    const said = await run(fresh('python'), '-c', asked)
    assert.match(said, /^\['httpx[^']*'\] \d/)
    assert.ok(said.includes(join(folder.path, 'fresh')), said)
    await run(fresh('pip'), 'check')
  })

  test('is clean for ruff and mypy --strict', async () => {
    await run(tools('ruff'), 'check', '--no-cache', '.')
    await run(tools('ruff'), 'format', '--no-cache', '--check', '.')
    await run(
      tools('pip'),
      'install',
      '--quiet',
      join(dist(), readdirSync(dist()).find((name) => name.endsWith('.whl')) ?? ''),
    )
    await run(tools('mypy'), '--cache-dir', join(folder.path, 'mypy'), '--package', 'subsidy_matching')
    await run(tools('mypy'), '--cache-dir', join(folder.path, 'mypy'), 'tests', '--exclude', 'typing_cases')
  })

  test('tells its story against the service, and its failures', async (t) => {
    await run(fresh('pip'), 'install', '--quiet', '--requirement', 'requirements-dev.txt')
    const printed = await run(fresh('pytest'), '-p', 'no:cacheprovider')
    t.diagnostic(printed.trim().split('\n').at(-1) ?? '')
    assert.ok(existsSync(dist()))
  })
})
