import { readFile } from 'node:fs/promises'
import { UsageError } from './command.ts'

/** The bytes of a file that the operator named. @throws UsageError when it cannot be read */
export async function readGiven(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new UsageError(`There is no file ${path}.`)
    if (code === 'EISDIR') throw new UsageError(`${path} is a folder; a file is needed.`)
    if (code === 'EACCES') throw new UsageError(`${path} may not be read by this user.`)
    throw error
  }
}

/** The text of a UTF-8 file. @throws UsageError when it is in another encoding */
export function textOf(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    throw new UsageError(`${path} is not UTF-8. Save it as UTF-8 and try again.`)
  }
}
