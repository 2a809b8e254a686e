import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the authorities' data, or undefined with the reason printed; missing is a failure in CI. */
export function sharedData(): string | undefined {
  const folder = process.env['SHARED_DATA'] ?? join(import.meta.dirname, '../../../shared/data')
  if (existsSync(folder)) return folder
  if (process.env['CI'] === 'true') throw new Error(`the data folder ${folder} is missing; set SHARED_DATA`)
  return undefined
}

/** Option of a test that needs the data: skipped with a message when it is not there. */
export function needsSharedData(): { skip: string | false } {
  return { skip: sharedData() === undefined ? 'the data folder is not here; set SHARED_DATA' : false }
}
