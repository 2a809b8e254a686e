/** Writes docs/configuration.md from the table in the code. `--check` only says whether it is up to date. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeConfiguration } from '../src/platform/config.ts'

const file = join(import.meta.dirname, '../docs/configuration.md')
const wanted = describeConfiguration()
if (process.argv.includes('--check')) {
  if ((await readFile(file, 'utf8').catch(() => '')) !== wanted) {
    console.error('docs/configuration.md differs from the code: run node scripts/configuration.ts')
    process.exitCode = 1
  }
} else {
  await writeFile(file, wanted)
}
