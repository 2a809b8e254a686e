import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder with those above it, for this user alone. Of its own, since `mkdir` with `recursive` never ends where
 * the system says of a folder in one that exists that there is none, as /proc does.
 * @throws the system's error: a file in the way, a missing right, a disk that is read-only
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return
    const above = dirname(folder)
    if (code !== 'ENOENT' || above === folder || (await isFolder(above))) throw error
    await makeFolder(above)
    await makeFolder(folder)
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
