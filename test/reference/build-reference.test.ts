import { test } from 'node:test'
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildReference } from '../../scripts/build-reference.ts'
import { needsSharedData, sharedData } from './shared-data.ts'

test(
  'the committed reference facts are what the script makes of the authorities’ files, byte for byte',
  needsSharedData(),
  async () => {
    const files = await buildReference(sharedData() ?? '')
    assert.equal(files.size, 9)
    for (const [name, text] of files) {
      const committed = await readFile(join(import.meta.dirname, '../../src/reference/data', name), 'utf8')
      assert.ok(committed === text, `${name} differs from what scripts/build-reference.ts makes`)
    }
  },
)
