/**
 * Runs the whole suite in one process for each engine: first embedded, then PostgreSQL.
 * `npm test -- src/platform` runs a part; `TEST_ENGINE=pglite npm test` runs one engine only.
 */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'

const root = new URL('..', import.meta.url).pathname
const wanted = process.argv.slice(2)
const files = globSync(['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'], { cwd: root })
  .filter((file) => !file.startsWith('test/crimes/'))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.startsWith(part)))
  .toSorted()
const engines = process.env['TEST_ENGINE'] === undefined ? ['pglite', 'postgres'] : [process.env['TEST_ENGINE']]

for (const engine of engines) {
  console.log(`\n# ${files.length} test files on ${engine}`)
  const args = [
    '--test',
    '--test-isolation=none',
    '--test-reporter=dot',
    '--test-reporter-destination=stdout',
    ...files,
  ]
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_ENGINE: engine },
  })
  if (status !== 0) process.exitCode = 1
}
