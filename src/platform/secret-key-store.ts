import { ConfigError, type Config } from './config.ts'
import type { Database } from './db/db.ts'
import { columnsOf } from './db/tables.ts'
import { keyFor } from './sealing.ts'
import { findSecretKey, loadSecretKey, secretKeyName } from './secret-key.ts'

interface SecretKeyTables {
  platform_secret_key: { id: boolean; fingerprint: string; noted_at: Temporal.Instant }
}

export const secretKeyColumns = columnsOf<SecretKeyTables>()({
  platform_secret_key: { id: 'boolean', fingerprint: 'text', noted_at: 'timestamptz' },
})

const fingerprintOf = (secretKey: Uint8Array): string =>
  Buffer.from(keyFor(secretKey, 'fingerprint')).subarray(0, 16).toString('hex')

/**
 * The key that this database's secrets are sealed with. The first start makes one where none is given, and notes which it
 * is; every later start is held to it.
 * @throws ConfigError when the key is another one, or is gone
 */
export async function openSecretKey(db: Database, config: Pick<Config, 'secretKey' | 'dataDir'>): Promise<Uint8Array> {
  const given = await findSecretKey(config)
  // Looked at before a key is made: it would lie where the right one belongs.
  if (await isSecretKeyOf(db, given)) {
    const key = given ?? (await loadSecretKey(config))
    await db.raw.query(
      'owner',
      'insert into platform_secret_key (fingerprint) values ($1) on conflict (id) do nothing',
      [fingerprintOf(key)],
    )
    if (await isSecretKeyOf(db, key)) return key
  }
  throw new ConfigError(
    secretKeyName(config),
    `${given === undefined ? 'is missing, though this database was begun with a key' : 'is not the key that this database was begun with'}: what is sealed in it could not be read. Start with that key; where it is lost: npm run cli -- secret-key accept`,
  )
}

/** From now on the database is held to this key, and what was sealed with the one before is lost. */
export async function acceptSecretKey(db: Database, secretKey: Uint8Array): Promise<void> {
  await db.raw.query(
    'owner',
    'insert into platform_secret_key (fingerprint) values ($1) on conflict (id) do update set fingerprint = excluded.fingerprint, noted_at = now()',
    [fingerprintOf(secretKey)],
  )
}

/** Whether the database was begun with this key, or has not been begun. Changes nothing. */
export async function isSecretKeyOf(db: Database, secretKey: Uint8Array | undefined): Promise<boolean> {
  const { rows } = await db.raw.query('owner', 'select fingerprint from platform_secret_key', [])
  if (rows.length === 0) return true
  return secretKey !== undefined && rows[0]?.['fingerprint'] === fingerprintOf(secretKey)
}
