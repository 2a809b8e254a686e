/**
 * `npm run test:schemathesis`: the whole service over an embedded database in memory, with the samples in it, called by Schemathesis (a Python program,
 * `pip install schemathesis`; another path by SCHEMATHESIS) with all its checks. Further arguments are passed on. It calls with
 * a session token: a key it would find in the list of keys, and revoke, and all its calls after that would be refused.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { createAccount } from '../src/access/access.ts'
import { compose } from '../src/compose.ts'
import { loadSamples } from '../src/edge/load-samples.ts'
import { operatorContext } from '../src/edge/operator.ts'
import { systemClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { scopes } from '../src/platform/scopes.ts'
import { todayOf } from '../src/profiles/profiles.ts'
import { without } from '../test/outside/programs.ts'

const program = process.env['SCHEMATHESIS'] ?? 'schemathesis'
const missing = without(program)
if (missing !== false) throw new Error(`${missing}; it is installed with: pip install schemathesis`)

const { publicKey, privateKey } = await generateKeyPair('ES256')
const keys = [{ ...(await exportJWK(publicKey)), kid: 'schemathesis', alg: 'ES256' }]
const provider = createServer((request, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(request.url === '/jwks' ? { keys } : { issuer, jwks_uri: `${issuer}/jwks` }))
}).listen(0, '127.0.0.1')
await once(provider, 'listening')
const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`

const config = readConfig({
  DATA_DIR: 'memory',
  PORT: '0',
  LOG_LEVEL: 'error',
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  OIDC_ISSUER: issuer,
  OIDC_AUDIENCE: 'schemathesis',
})
await using house = await compose(config)
const operator = { db: house.db, now: systemClock.now(), command: 'schemathesis' }
const account = await createAccount(operator, {
  name: 'Schemathesis',
  tier: 'agency',
  publisher: true,
  callsPerMinute: 1_000_000,
})
await loadSamples(
  operatorContext(house.db, account.id, operator.now, operator.command),
  house.programmes,
  todayOf(operator.now),
)
const token = await new SignJWT({ [config.oidc?.accountClaim ?? '']: account.id, scope: scopes.join(' ') })
  .setProtectedHeader({ alg: 'ES256', kid: 'schemathesis' })
  .setIssuer(issuer)
  .setAudience('schemathesis')
  .setSubject('schemathesis')
  .setExpirationTime('2h')
  .sign(privateKey)
const address = (await house.start()) ?? ''

const child = spawn(
  program,
  [
    'run',
    `${address}/openapi.json`,
    '--url',
    address,
    '-H',
    `Authorization: Bearer ${token}`,
    '--generation-database',
    'none',
    ...process.argv.slice(2),
  ],
  { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' },
)
const [code] = (await once(child, 'exit')) as [number | null]
provider.close()
provider.closeAllConnections()
process.exitCode = code ?? 1
