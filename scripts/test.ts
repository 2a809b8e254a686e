/**
 * `npm test`: the whole suite in one process for each engine, embedded and PostgreSQL side by side; what is said of the second
 * follows what is said of the first. Files that use no database run once. `npm test -- src/platform` runs a part,
 * `TEST_ENGINE=postgres npm test` one engine. It ends with the first engine that fails, so that what failed is what is read last.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const root = join(import.meta.dirname, '..')
const house = join(root, 'test/support/house.ts')
const wanted = process.argv.slice(2)
const one = process.env['TEST_ENGINE']
const engines = one === undefined ? ['pglite', 'postgres'] : [one]

const files = globSync('{src,test,scripts}/**/*.test.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('test/crimes/'))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.startsWith(part)))
  .toSorted()
/** Whether a file imports the house of the tests, which alone opens a database of the engine, itself or through others. */
const reaches = (file: string, seen: Set<string>): boolean => {
  if (file === house) return true
  if (seen.has(file) || !existsSync(file)) return false
  seen.add(file)
  const imported = [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)]
  return imported.some(([, path = '']) => reaches(resolve(dirname(file), path), seen))
}
const onDatabase = files.filter((file) => reaches(join(root, file), new Set()))

/** A process for each engine, both at once: one after the other they took more than half an hour of two cores. */
const runs = engines.flatMap((engine, index) => {
  const chosen = index === 0 ? files : onDatabase
  if (chosen.length === 0) return []
  const args = ['--test', '--test-isolation=none', '--test-reporter=spec', ...chosen]
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, TEST_ENGINE: engine },
    stdio: ['ignore', index === 0 ? 'inherit' : 'pipe', index === 0 ? 'inherit' : 'pipe'],
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part))
  return [{ engine, files: chosen.length, said, ended: once(child, 'close') }]
})
for (const [index, run] of runs.entries()) {
  if (index === 0) console.log(`\n# ${run.files} test files on ${run.engine}`)
  const [status, signal] = (await run.ended) as [number | null, NodeJS.Signals | null]
  if (index > 0) {
    console.log(`\n# ${run.files} test files on ${run.engine}`)
    process.stdout.write(Buffer.concat(run.said))
  }
  if (status === 0) continue
  if (signal !== null) console.error(`The tests on ${run.engine} were ended by ${signal}.`)
  process.exitCode = 1
  // The other one puts away its database.
  await Promise.all(runs.map(({ ended }) => ended))
  break
}
