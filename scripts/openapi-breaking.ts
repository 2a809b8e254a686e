import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { breakingChanges } from './openapi/breaking.ts'

/**
 * Compares `openapi.json` with the description of the last release, `docs/openapi-released.json`, which a release replaces.
 * Before the first release there is nothing to break.
 */
const root = join(import.meta.dirname, '..')
const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(root, name), 'utf8'))

const released = await read('docs/openapi-released.json').catch((error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return undefined
  throw error
})
if (released === undefined) console.log('no released description: nothing to compare with')
else {
  const found = breakingChanges(released, await read('openapi.json'))
  for (const change of found) console.error(change)
  console.log(found.length === 0 ? 'additions only' : `${found.length} breaking changes`)
  if (found.length > 0) process.exitCode = 1
}
