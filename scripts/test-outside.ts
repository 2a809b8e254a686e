/**
 * `npm run test:outside`: checks that need other programs, each skipped where its program is missing. Debian has them as
 * libreoffice-writer, fonts-crosextra-carlito, poppler-utils, qpdf, python3-docx, python3-venv, postgresql, golang and prometheus; `openxml-audit` is on PyPI.
 */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const files = globSync('test/outside/*.outside.ts', { cwd: root }).toSorted()
const { status } = spawnSync(process.execPath, ['--test', '--test-reporter=spec', ...files], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
