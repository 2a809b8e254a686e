import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { ConfigError, describeConfiguration, readConfig, variables } from './config.ts'

const key = Buffer.alloc(32, 1).toString('base64')
const database = { DATABASE_URL: 'postgres://u:p@db:5432/subsidy', SECRET_KEY: key }

/** The environment and the variable that the one line must name. */
const wrong: readonly [string, Record<string, string>, string][] = [
  ['a port that is no number', { PORT: '80x' }, 'PORT'],
  ['a port out of range', { PORT: '70000' }, 'PORT'],
  ['an unknown role', { ROLE: 'both' }, 'ROLE'],
  ['a role that needs a shared database', { ROLE: 'worker' }, 'ROLE'],
  ['an empty address of the database', { DATABASE_URL: '' }, 'DATABASE_URL'],
  ['another kind of database', { ...database, DATABASE_URL: 'mysql://db/x' }, 'DATABASE_URL'],
  ['a server without a database', { ...database, DATABASE_URL: 'postgres://db:5432' }, 'DATABASE_URL'],
  ['a database without a key', { DATABASE_URL: database.DATABASE_URL }, 'SECRET_KEY'],
  ['a short key', { SECRET_KEY: 'c2hvcnQ=' }, 'SECRET_KEY'],
  ['an issuer without an audience', { OIDC_ISSUER: 'https://id.example.org' }, 'OIDC_AUDIENCE'],
  ['an audience without an issuer', { OIDC_AUDIENCE: 'subsidies' }, 'OIDC_ISSUER'],
  ['a claim without an issuer', { OIDC_ACCOUNT_CLAIM: 'acc' }, 'OIDC_ACCOUNT_CLAIM'],
  ['an issuer that is no address', { OIDC_ISSUER: 'id', OIDC_AUDIENCE: 'x' }, 'OIDC_ISSUER'],
  ['an issuer with a password', { OIDC_ISSUER: 'https://u:p@id.example.org', OIDC_AUDIENCE: 'x' }, 'OIDC_ISSUER'],
  ['a public address with a password', { PUBLIC_URL: 'https://u:p@api.example.org' }, 'PUBLIC_URL'],
  [
    'a password of mail that is half encoded',
    { SMTP_URL: 'smtps://u:100%zz@mail.example.org', MAIL_FROM: 'a@example.org' },
    'SMTP_URL',
  ],
  ['a proxy that is no address', { TRUST_PROXY: '10.0.0.0/8, proxy' }, 'TRUST_PROXY'],
  ['a proxy range too wide', { TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
  ['an unknown log level', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  ['no memory for the index over profiles', { PROFILE_INDEX_MB: '0' }, 'PROFILE_INDEX_MB'],
  ['an empty pool', { DATABASE_POOL_SIZE: '0' }, 'DATABASE_POOL_SIZE'],
]

describe('the configuration', () => {
  it('needs nothing: embedded, on the loopback address, in ./data', () => {
    const config = readConfig({})
    assert.deepEqual(
      { host: config.host, port: config.port, role: config.role, database: config.databaseUrl, key: config.secretKey },
      { host: '127.0.0.1', port: 3000, role: 'all', database: undefined, key: undefined },
    )
    assert.match(config.dataDir, /[/\\]data$/)
  })

  it('takes a worker beside a database', () => {
    const config = readConfig({ ...database, ROLE: 'worker', TRUST_PROXY: '10.0.0.0/8, ::1' })
    assert.deepEqual([config.role, config.trustProxy, config.secretKey?.length], ['worker', ['10.0.0.0/8', '::1'], 32])
  })

  for (const [what, env, variable] of wrong) {
    it(`refuses ${what} in one line that names ${variable}`, () => {
      assert.throws(
        () => readConfig(env),
        (error) =>
          error instanceof ConfigError && error.message.startsWith(`${variable} `) && !error.message.includes('\n'),
      )
    })
  }

  it('never repeats a secret in its complaint', () => {
    assert.throws(
      () => readConfig({ SECRET_KEY: 'my-very-own-secret' }),
      (error: Error) => !error.message.includes('very-own'),
    )
    assert.throws(
      () => readConfig({ DATABASE_URL: 'mysql://u:hidden@db/x' }),
      (error: Error) => !error.message.includes('hidden'),
    )
    assert.throws(
      () => readConfig({ PUBLIC_URL: 'https://u:hidden@api.example.org' }),
      (error: Error) => !error.message.includes('hidden'),
    )
  })

  it('is documented as it is', async () => {
    const page = await readFile(join(import.meta.dirname, '../../docs/configuration.md'), 'utf8')
    assert.equal(page, describeConfiguration(), 'run node scripts/configuration.ts')
  })

  it('names every variable once', () => {
    const names = variables.map(({ name }) => name)
    assert.equal(new Set(names).size, names.length)
  })
})
