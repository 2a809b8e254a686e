import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, describe, test } from 'node:test'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'suite-'))
after(() => rmSync(folder, { recursive: true }))

function put(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
for (const path of ['scripts/test.ts', 'src/platform/step-back.ts'])
  cpSync(join(root, path), join(folder, path), { recursive: true })
put('package.json', '{ "type": "module" }')
const house = 'test/support/house.ts'
put(house, '')
const testOf = (name: string, body: string, imports = '') =>
  `import { test } from 'node:test'\n${imports}\ntest('${name}', () => { ${body} })\n`

/** The suite of a repository with these two test files, one of which stands on the database. */
function suite(onDatabase: string, without: string): { status: number | null; said: string } {
  put('src/stored.test.ts', testOf('stored', onDatabase, `import '../${house}'`))
  put('src/pure.test.ts', testOf('pure', without))
  const env = { ...process.env }
  delete env['NODE_TEST_CONTEXT']
  delete env['TEST_ENGINE']
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.ts'], { cwd: folder, env })
  return { status, said: `${String(stdout)}${String(stderr)}` }
}

describe('npm test tells of all its parts', () => {
  const fails = "if (process.env.TEST_ENGINE === 'pglite') throw new Error('wrong')"
  const dies = "if (process.env.TEST_ENGINE === 'postgres') process.kill(process.pid, 'SIGKILL')"
  const [embedded, postgres, pure] = ['on pglite', 'on postgres', 'without a database']
  const cases: readonly (readonly [string, string, string, number, readonly string[]])[] = [
    ['the first fails', fails, '', 1, ['FAILED', 'passed', 'passed']],
    ['one dies in the middle', dies, '', 1, ['passed', 'were ended by SIGKILL', 'passed']],
    ['the last fails', '', "throw new Error('wrong')", 1, ['passed', 'passed', 'FAILED']],
    ['one fails and one dies', `${fails}; ${dies}`, '', 1, ['FAILED', 'were ended by SIGKILL', 'passed']],
  ]
  test('all pass: the last line is the summary of the last one', () => {
    const run = suite('', '')
    assert.equal(run.status, 0, run.said)
    assert.equal(run.said.match(/✔/gu)?.length, 3, run.said)
    assert.match(run.said.trimEnd().split('\n').at(-1) ?? '', /^ℹ duration_ms/u)
  })
  for (const [title, onDatabase, without, status, fates] of cases)
    test(title, () => {
      const run = suite(onDatabase, without)
      assert.equal(run.status, status, run.said)
      assert.deepEqual(
        run.said.trimEnd().split('\n').slice(-3),
        [embedded, postgres, pure].map((part, n) => `# 1 test files ${part}: ${fates[n]}`),
      )
      assert.match(run.said, /✔ pure|✖ pure/u)
    })
})
