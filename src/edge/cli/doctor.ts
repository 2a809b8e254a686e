import { access, constants, readFile, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { listAccounts } from '../../access/access.ts'
import { ConfigError, type Config } from '../../platform/config.ts'
import { openDatabase, type Database } from '../../platform/db/db.ts'
import { FolderInUse } from '../../platform/db/folder-lock.ts'
import { checkLocale, inspectDatabase } from '../../platform/db/migrate.ts'
import { oneLine } from '../../platform/one-line.ts'
import { findSecretKey, secretKeyName } from '../../platform/secret-key.ts'
import { isSecretKeyOf } from '../../platform/secret-key-store.ts'
import manifest from '../../../package.json' with { type: 'json' }
import { openTitles } from '../../reference/reference.ts'
import type { Command, Desk } from './command.ts'

interface Check {
  readonly name: string
  readonly status: 'ok' | 'note' | 'wrong'
  readonly says: string
}

const ok = (name: string, says: string): Check => ({ name, status: 'ok', says })
const note = (name: string, says: string): Check => ({ name, status: 'note', says })
const wrong = (name: string, says: string): Check => ({ name, status: 'wrong', says })

/** Bytes of free disk below which the service is in danger, and below which to think about it. */
const tight = 200 * 2 ** 20
const low = 2 * 2 ** 30

/** The least Node that has all the service uses: type stripping without a flag and Temporal. */
const leastNode = 26

export const doctorCommands: readonly Command[] = [
  {
    name: 'doctor',
    says: 'Checks what the service needs and says what is wrong. Changes nothing. Exit code 1 when something is wrong.',
    examples: ['doctor', 'doctor --json'],
    async run(desk) {
      const checks = [...versions(), ...(await configured(desk))]
      const failed = checks.some(({ status }) => status === 'wrong')
      const width = Math.max(...checks.map(({ name }) => name.length))
      const rows = checks.map((check) => `${check.status.padEnd(5)}  ${check.name.padEnd(width)}  ${check.says}`)
      return {
        text: [...rows, '', failed ? 'Something is wrong.' : verdictOf(checks)].join('\n'),
        json: { healthy: !failed, checks },
        failed,
      }
    },
  },
]

/** Nothing is called well that was not looked at. */
function verdictOf(checks: readonly Check[]): string {
  const open = checks.filter(({ status }) => status === 'note').map(({ name }) => name)
  return open.length === 0 ? 'All is well.' : `Nothing is wrong; see the notes on: ${open.join(', ')}.`
}

function versions(): Check[] {
  const node = process.versions.node
  const fit = Number(node.split('.')[0]) >= leastNode
  return [
    ok('service', `version ${manifest.version}, ${process.platform} ${process.arch}`),
    fit
      ? ok('node', node)
      : wrong('node', `${node}, but ${leastNode} is needed: start it by npm, which brings its own.`),
  ]
}

async function configured(desk: Desk): Promise<Check[]> {
  let config: Config
  try {
    config = desk.config()
  } catch (error) {
    if (error instanceof ConfigError) return [wrong('configuration', error.message)]
    throw error
  }
  const embedded = config.databaseUrl === undefined
  const where = embedded ? `embedded database in ${config.dataDir}` : 'PostgreSQL by DATABASE_URL'
  return [
    ok('configuration', `${where}, role ${config.role}`),
    ...(embedded && config.dataDir !== 'memory' ? await folder(config.dataDir) : []),
    ...(await secretKey(config)),
    ...(await database(config, desk)),
    ...(await identityProvider(config)),
  ]
}

async function folder(path: string): Promise<Check[]> {
  if (!(await exists(path))) return [note('data folder', 'is not there yet; the first start makes it.')]
  const writable = await access(path, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  if (!writable) return [wrong('data folder', `${path} cannot be read and written by this user.`)]
  const disk = await statfs(path)
  const free = disk.bavail * disk.bsize
  const says = `${(free / 2 ** 30).toFixed(1)} GiB free`
  return [
    ok('data folder', path),
    free < tight ? wrong('disk', says) : free < low ? note('disk', says) : ok('disk', says),
  ]
}

async function secretKey(config: Config): Promise<Check[]> {
  if (config.secretKey !== undefined) return [ok('secret key', 'from SECRET_KEY')]
  const file = join(config.dataDir, 'secret-key')
  if (config.dataDir === 'memory' || !(await exists(file)))
    return [note('secret key', 'is not there yet; the first start makes it.')]
  const bytes = Buffer.from(await readFile(file, 'utf8').catch(() => ''), 'base64')
  if (bytes.length !== 32)
    return [wrong('secret key', `${file} does not hold 32 bytes in base64: restore it from your backup.`)]
  const open = process.platform !== 'win32' && ((await stat(file)).mode & 0o077) !== 0
  return [open ? note('secret key', `${file} can be read by other users: chmod 600`) : ok('secret key', file)]
}

async function database(config: Config, desk: Desk): Promise<Check[]> {
  if (config.databaseUrl === undefined && !(await exists(join(config.dataDir, 'database')))) {
    return [note('database', 'is not there yet; the first start makes it.')]
  }
  try {
    await using db = await openDatabase(config)
    return [...(config.databaseUrl === undefined ? [ok('lock', 'free')] : []), ...(await inside(db, config, desk))]
  } catch (error) {
    if (error instanceof FolderInUse) return [note('lock', `${error.message} Until then the database is not checked.`)]
    const line = oneLine(error)
    if (line === undefined) throw error
    return [wrong('database', line)]
  }
}

async function inside(db: Database, config: Config, desk: Desk): Promise<Check[]> {
  const start = performance.now()
  const { version, missing, unknown } = await inspectDatabase(db)
  const reached = ok('database', `${db.engine} ${version}, answers in ${(performance.now() - start).toFixed(0)} ms`)
  if (unknown.length > 0)
    return [reached, wrong('migrations', `${unknown.join(', ')} came with a newer version: start that one.`)]
  if (missing.length > 0) {
    const says = `${missing.length} are missing: npm run migrate${db.engine === 'pglite' ? ', or the next start, applies them' : ''}.`
    return [reached, db.engine === 'pglite' ? note('migrations', says) : wrong('migrations', says)]
  }
  const locale = await checkLocale(db).then(
    () => ok('locale', 'knows Greek letters'),
    (error: unknown) => wrong('locale', oneLine(error) ?? String(error)),
  )
  await using titles = await openTitles(db, () => {})
  const accounts = await listAccounts({ db, now: desk.now, command: 'doctor' })
  const regions = (await desk.reference()).activities.index.kad_2025.leaves.length
  return [
    reached,
    ok('migrations', 'current'),
    ...(await keyOfDatabase(db, config)),
    locale,
    accounts.length === 0
      ? note('accounts', 'none yet: npm run cli -- accounts create <name>')
      : ok('accounts', String(accounts.length)),
    ok('reference', `${regions} codes of kad_2025`),
    titles.count === 0
      ? note('titles', 'none loaded: npm run cli -- reference import <file>')
      : ok('titles', `${titles.count} loaded`),
  ]
}

async function keyOfDatabase(db: Database, config: Config): Promise<Check[]> {
  const key = await findSecretKey(config).catch(() => undefined)
  if (config.dataDir === 'memory' && key === undefined) return []
  const name = secretKeyName(config)
  return [
    (await isSecretKeyOf(db, key))
      ? ok('sealed', 'what is sealed in the database can be read')
      : wrong(
          'sealed',
          `the database was begun with another key than ${name} holds: start with that one; where it is lost: npm run cli -- secret-key accept`,
        ),
  ]
}

async function identityProvider({ oidc }: Config): Promise<Check[]> {
  if (oidc === undefined) return [note('sessions', 'are refused: OIDC_ISSUER is not set. API keys work.')]
  const address = `${oidc.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) })
    if (!answer.ok) return [wrong('sessions', `${address} answers ${answer.status}.`)]
    return [ok('sessions', `${oidc.issuer} answers`)]
  } catch {
    return [wrong('sessions', `${address} cannot be reached.`)]
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
