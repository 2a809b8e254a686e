import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError, type Config } from './config.ts'
import { makeFolder } from './files/folder.ts'

/**
 * The key that encrypts stored secrets: the configured one, else the one kept in the data folder, made
 * there at the first start. Whoever copies the database must copy the key, too.
 * @throws ConfigError when the file holds something else
 */
export async function loadSecretKey(config: Pick<Config, 'secretKey' | 'dataDir'>): Promise<Uint8Array> {
  if (config.secretKey !== undefined) return config.secretKey
  if (config.dataDir === 'memory') return new Uint8Array(randomBytes(32))
  const file = fileIn(config.dataDir)
  await makeFolder(config.dataDir)
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
  return keyIn(file, await readFile(file, 'utf8'))
}

/** The key that is there; undefined where the first start would make one. Changes nothing. @throws ConfigError as above */
export async function findSecretKey(config: Pick<Config, 'secretKey' | 'dataDir'>): Promise<Uint8Array | undefined> {
  if (config.secretKey !== undefined) return config.secretKey
  const file = fileIn(config.dataDir)
  try {
    return keyIn(file, await readFile(file, 'utf8'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    if (code === 'ENOENT') return undefined
    throw new ConfigError(file, `cannot be read (${code}).`)
  }
}

function keyIn(file: string, text: string): Uint8Array {
  const key = new Uint8Array(Buffer.from(text, 'base64'))
  if (key.length !== 32) throw new ConfigError(file, 'does not hold 32 bytes in base64: restore it from your backup.')
  return key
}

/** Where the key comes from, as a line for the operator names it. */
export function secretKeyName(config: Pick<Config, 'secretKey' | 'dataDir'>): string {
  return config.secretKey === undefined ? fileIn(config.dataDir) : 'SECRET_KEY'
}

const fileIn = (dataDir: string): string => join(dataDir, 'secret-key')
