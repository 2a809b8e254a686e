import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describedApi } from './openapi/describe.ts'

/** Writes `openapi.json` at the root of the project. A test fails when the committed file differs. */
const file = join(import.meta.dirname, '../openapi.json')
await writeFile(file, await describedApi())
console.log(`wrote ${file}`)
