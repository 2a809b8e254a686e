/**
 * `npm run check`: everything that needs no database. Each step is a command that can be run by itself;
 * all are run, so that one look shows everything that is wrong.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

const steps: readonly { readonly name: string; readonly command: readonly string[] }[] = [
  { name: 'types', command: ['tsc', '--project', '.'] },
  { name: 'types of the core, which knows no Node', command: ['tsc', '--project', 'src/core'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'architecture', command: ['node', '--test', '--test-reporter=dot', 'test/architecture.test.ts'] },
  { name: 'what nobody uses', command: ['knip'] },
  { name: 'licences of the packages', command: ['node', 'scripts/licences.ts'] },
  { name: 'description of the API', command: ['redocly', 'lint', 'openapi.json'] },
  { name: 'description of the API by Spectral', command: ['node', 'scripts/openapi-lint.ts'] },
  { name: 'description of the API against the last release', command: ['node', 'scripts/openapi-breaking.ts'] },
  { name: 'SDKs against the description of the API', command: ['node', 'scripts/sdk.ts', '--check'] },
  { name: 'types of the TypeScript SDK', command: ['tsc', '--project', 'sdk/typescript'] },
]

/** The file that a package runs as a command: found by its manifest, since `.bin` is a shell script on Windows. */
function commandFile(name: string): string {
  const packages: Readonly<Record<string, string>> = { tsc: '@typescript/native', redocly: '@redocly/cli' }
  const folder = join(root, 'node_modules', packages[name] ?? name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  return join(folder, typeof bin === 'string' ? bin : (bin[name] ?? ''))
}

for (const { name, command } of steps) {
  const [program = '', ...args] = command
  const started = performance.now()
  const file = program === 'node' ? [] : [commandFile(program)]
  const child = spawn(process.execPath, [...file, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (code !== 0) {
    console.log(output.trimEnd())
    process.exitCode = 1
  }
}
