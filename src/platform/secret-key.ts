import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

/**
 * The key that encrypts stored secrets: the configured one, else the one kept in the data folder, made
 * there at the first start. Whoever copies the database must copy the key, too.
 */
export async function loadSecretKey(config: Pick<Config, 'secretKey' | 'dataDir'>): Promise<Uint8Array> {
  if (config.secretKey !== undefined) return config.secretKey
  if (config.dataDir === 'memory') return new Uint8Array(randomBytes(32))
  const file = join(config.dataDir, 'secret-key')
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  try {
    await writeFile(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
    // A link is made whole or not at all, and never replaces a key that is there.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
  const key = new Uint8Array(Buffer.from(await readFile(file, 'utf8'), 'base64'))
  if (key.length !== 32) throw new Error(`${file} does not hold 32 bytes in base64: restore it from your backup`)
  return key
}
