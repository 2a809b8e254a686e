/** Writes docs/errors.md from the tables in the code. `--check` only says whether it is up to date. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeProblems } from '../src/platform/describe-problems.ts'

const file = join(import.meta.dirname, '../docs/errors.md')
const wanted = describeProblems()
if (process.argv.includes('--check')) {
  if ((await readFile(file, 'utf8').catch(() => '')) !== wanted) {
    console.error('docs/errors.md differs from the code: run node scripts/errors.ts')
    process.exitCode = 1
  }
} else {
  await writeFile(file, wanted)
}
