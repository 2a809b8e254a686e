import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '..')

test('every risk of the OWASP list has a line in docs/security.md, with tests that exist under these words', async () => {
  const page = await readFile(join(root, 'docs/security.md'), 'utf8')
  const lines = page.split('\n').filter((line) => /^\| API\d+/.test(line))
  assert.deepEqual(
    lines.map((line) => /^\| (API\d+)/.exec(line)?.[1]),
    Array.from({ length: 10 }, (_, index) => `API${index + 1}`),
  )
  for (const line of page.split('\n')) {
    const named = [...line.matchAll(/`([\w/-]+\.test\.ts)`: “([^”]+)”/g)]
    if (lines.includes(line)) assert.ok(named.length > 0, line)
    for (const [, file = '', title = ''] of named) {
      const text = await readFile(join(root, file), 'utf8')
      assert.ok(text.includes(title), `${file} has no test “${title}”`)
    }
  }
})
