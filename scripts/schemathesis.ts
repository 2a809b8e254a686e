/**
 * `npm run test:schemathesis`: the whole service over an embedded database in memory, called by Schemathesis (a Python program,
 * `pip install schemathesis`; another path by SCHEMATHESIS) with all its checks. Further arguments are passed on.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createAccount, issueKey } from '../src/access/access.ts'
import { compose } from '../src/compose.ts'
import { systemClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'

const config = readConfig({
  DATA_DIR: 'memory',
  PORT: '0',
  LOG_LEVEL: 'error',
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
})
await using house = await compose(config)
const operator = { db: house.db, now: systemClock.now(), command: 'schemathesis' }
const account = await createAccount(operator, {
  name: 'Schemathesis',
  tier: 'agency',
  publisher: true,
  callsPerMinute: 1_000_000,
})
const { secret } = await issueKey(operator, account.id, { name: 'schemathesis' })
const address = (await house.start()) ?? ''

const child = spawn(
  process.env['SCHEMATHESIS'] ?? 'schemathesis',
  [
    'run',
    `${address}/openapi.json`,
    '--url',
    address,
    '-H',
    `Authorization: Bearer ${secret}`,
    '--generation-database',
    'none',
    ...process.argv.slice(2),
  ],
  { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' },
)
const [code] = (await once(child, 'exit')) as [number | null]
process.exitCode = code ?? 1
