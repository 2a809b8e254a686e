/**
 * `npm test`: the whole suite in three processes side by side: the files that use a database on the embedded engine, the same
 * files on PostgreSQL, and those that use none; what is said of the second and third follows what is said of the first.
 * `npm test -- src/platform` runs a part, `TEST_ENGINE=postgres npm test` one engine. All three end; where one
 * fails, what became of each is what is read last, else the last one's own summary.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { stepBack } from '../src/platform/step-back.ts'

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
const onDatabase = new Set(files.filter((file) => reaches(join(root, file), new Set())))

// The processes that read documents and lay out drafts stand behind the service: on two cores that three of these runs keep busy
// they would hardly have a turn. So all of these stand where those do.
stepBack(10)
/** All at once: one after the other they take more than half an hour, and each waits half of its time for others. */
const runs = [
  ...engines.map((engine) => ({ on: `on ${engine}`, engine, files: files.filter((file) => onDatabase.has(file)) })),
  { on: 'without a database', engine: 'pglite', files: files.filter((file) => !onDatabase.has(file)) },
]
  .filter((run) => run.files.length > 0)
  .map(({ on, engine, files }, index) => {
    const args = ['--test', '--test-isolation=none', '--test-reporter=spec', ...files]
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, TEST_ENGINE: engine },
      stdio: ['ignore', index === 0 ? 'inherit' : 'pipe', index === 0 ? 'inherit' : 'pipe'],
    })
    const said: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part))
    return { title: `${files.length} test files ${on}`, said, ended: once(child, 'close') }
  })
const fates: string[] = []
for (const [index, run] of runs.entries()) {
  if (index === 0) console.log(`\n# ${run.title}`)
  const [status, signal] = (await run.ended) as [number | null, NodeJS.Signals | null]
  if (index > 0) {
    console.log(`\n# ${run.title}`)
    process.stdout.write(Buffer.concat(run.said))
  }
  if (status !== 0) process.exitCode = 1
  const fate = status === 0 ? 'passed' : signal === null ? 'FAILED' : `were ended by ${signal}`
  fates.push(`# ${run.title}: ${fate}`)
}
if (process.exitCode === 1) console.log(`\n${fates.join('\n')}`)
