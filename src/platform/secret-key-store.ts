import { ConfigError } from './config.ts'
import type { Database } from './db/db.ts'
import { columnsOf } from './db/tables.ts'
import { keyFor } from './sealing.ts'

interface SecretKeyTables {
  platform_secret_key: { id: boolean; fingerprint: string; noted_at: Temporal.Instant }
}

export const secretKeyColumns = columnsOf<SecretKeyTables>()({
  platform_secret_key: { id: 'boolean', fingerprint: 'text', noted_at: 'timestamptz' },
})

const fingerprintOf = (secretKey: Uint8Array): string =>
  Buffer.from(keyFor(secretKey, 'fingerprint')).subarray(0, 16).toString('hex')

/**
 * Notes at the first start which key this database's secrets are sealed with, and holds every later start to it.
 * @param name what holds the key, for the complaint: a variable or a file
 * @throws ConfigError when the database was begun with another key
 */
export async function holdSecretKey(db: Database, secretKey: Uint8Array, name: string): Promise<void> {
  await db.raw.query('owner', 'insert into platform_secret_key (fingerprint) values ($1) on conflict (id) do nothing', [
    fingerprintOf(secretKey),
  ])
  if (await isSecretKeyOf(db, secretKey)) return
  throw new ConfigError(
    name,
    'is not the key that this database was begun with: what is sealed in it could not be read. Start with that key; where it is lost, see "Backup and restore" in docs/guides/production.md.',
  )
}

/** Whether the database was begun with this key, or has not been begun. Changes nothing. */
export async function isSecretKeyOf(db: Database, secretKey: Uint8Array | undefined): Promise<boolean> {
  const { rows } = await db.raw.query('owner', 'select fingerprint from platform_secret_key', [])
  if (rows.length === 0) return true
  return secretKey !== undefined && rows[0]?.['fingerprint'] === fingerprintOf(secretKey)
}
