/**
 * `npm test`: the whole suite in one process for each engine, first embedded, then PostgreSQL. Files that
 * use no database run once. `npm test -- src/platform` runs a part, `TEST_ENGINE=postgres npm test` one engine.
 * It ends with the first engine that fails, so that what failed is what is read last.
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const wanted = process.argv.slice(2)
const one = process.env['TEST_ENGINE']
const engines = one === undefined ? ['pglite', 'postgres'] : [one]

const files = globSync('{src,test,scripts}/**/*.test.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('test/crimes/'))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.startsWith(part)))
  .toSorted()
/** Tests reach a database through `test/support/`, whatever the file there. */
const onDatabase = files.filter((file) => readFileSync(join(root, file), 'utf8').includes('support/'))

for (const [index, engine] of engines.entries()) {
  const chosen = index === 0 ? files : onDatabase
  if (chosen.length === 0) continue
  console.log(`\n# ${chosen.length} test files on ${engine}`)
  const args = ['--test', '--test-isolation=none', '--test-reporter=spec', ...chosen]
  const env = { ...process.env, TEST_ENGINE: engine }
  const { status, signal } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env })
  if (status === 0) continue
  if (signal !== null) console.error(`The tests on ${engine} were ended by ${signal}.`)
  process.exitCode = 1
  break
}
