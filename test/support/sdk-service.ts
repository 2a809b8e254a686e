/**
 * The service as the SDKs meet it: all of it on an embedded database in memory, with the samples, accounts and keys. Prints
 * one line of JSON when it listens, and ends with its standard input.
 */
import { once } from 'node:events'
import { changeAccount, createAccount, issueKey, type Operator } from '../../src/access/access.ts'
import { compose } from '../../src/compose.ts'
import { firstStart } from '../../src/edge/first-start.ts'
import { readConfig } from '../../src/platform/config.ts'
import { systemClock } from '../../src/platform/clock.ts'

const config = readConfig({
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  DATA_DIR: 'memory',
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
  WEBHOOK_ALLOW_HTTP: 'true',
})
await using house = await compose(config)
const operator: Operator = { db: house.db, now: systemClock.now(), command: 'test' }
const made = await firstStart(house.db, house.programmes, systemClock.now(), () => {})
if (made === undefined) throw new Error('the house is not empty')
await changeAccount(operator, made.accountId, { callsPerMinute: 100_000 })
const keyOf = async (
  account: Parameters<typeof createAccount>[1],
  scopes?: Parameters<typeof issueKey>[2]['scopes'],
) => {
  const { id } = await createAccount(operator, account)
  const { secret } = await issueKey(operator, id, { name: 'test', ...(scopes === undefined ? {} : { scopes }) })
  return secret
}
const keys = {
  all: made.key,
  other: await keyOf({ name: 'Another agency', tier: 'agency' }),
  reader: await keyOf({ name: 'Only reads', tier: 'agency' }, ['profiles:read']),
  free: await keyOf({ name: 'Pays nothing', tier: 'free' }),
  limited: await keyOf({ name: 'Calls rarely', tier: 'agency', callsPerMinute: 3 }),
}
const address = await house.start()
console.log(JSON.stringify({ address, keys }))
process.stdin.resume()
await once(process.stdin, 'end')
