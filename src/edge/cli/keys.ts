import { issueKey, listKeys, revokeKey, rotateKey } from '../../access/access.ts'
import type { ApiKey, NewApiKey } from '../../access/access.ts'
import type { Context } from '../../platform/context.ts'
import { isScope, scopes as allScopes, type Scope } from '../../platform/scopes.ts'
import { operatorContext } from '../operator.ts'
import { accountOf, operatorAt } from './accounts.ts'
import { lines, moment, table, UsageError } from './command.ts'
import type { Command, Desk, Given, Option } from './command.ts'

const account: Option = {
  type: 'string',
  value: '<account>',
  says: 'Whose key; not needed where there is one account only.',
}
const once = 'Keep it now: it is not stored and cannot be shown again.'

const json = (key: ApiKey) => ({
  id: key.id,
  name: key.name,
  environment: key.environment,
  hint: key.hint,
  scopes: key.scopes,
  status: key.status,
  created_at: key.createdAt.toString(),
  expires_at: key.expiresAt?.toString() ?? null,
  revoked_at: key.revokedAt?.toString() ?? null,
  last_used_at: key.lastUsedAt?.toString() ?? null,
  replaces: key.replaces,
})

const shown = (key: NewApiKey) => ({
  text: `${lines({ id: key.id, name: key.name, scopes: key.scopes.join(' '), expires: key.expiresAt === null ? 'never' : moment(key.expiresAt) })}\n\n${key.secret}\n\n${once}`,
  json: { ...json(key), secret: key.secret },
})

async function contextFor(desk: Desk, given: Given, command: string): Promise<Context> {
  const { id } = await accountOf(desk, given)
  return operatorContext(await desk.db(), id, desk.now, command)
}

function scopesOf(text: string | undefined): Scope[] | undefined {
  const words = text?.split(/[\s,]+/).filter((word) => word !== '')
  const wrong = words?.filter((word) => !isScope(word)) ?? []
  if (wrong.length > 0)
    throw new UsageError(`--scopes has ${wrong.join(', ')}, but there are only ${allScopes.join(', ')}.`)
  return words?.filter(isScope)
}

/** `90d`, a calendar day (its end in UTC), or an instant. */
function expiry(text: string | undefined, now: Temporal.Instant): Temporal.Instant | undefined {
  if (text === undefined) return undefined
  const days = /^(\d{1,4})d$/.exec(text)?.[1]
  if (days !== undefined) return now.add({ hours: 24 * Number(days) })
  try {
    return Temporal.Instant.from(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T23:59:59Z` : text)
  } catch {
    throw new UsageError(`--expires is "${text}", but must be like 90d, 2027-12-31 or 2027-12-31T12:00:00Z.`)
  }
}

const create: Command = {
  name: 'keys create',
  says: 'Makes an API key and prints it, once.',
  options: {
    account,
    name: { type: 'string', value: '<name>', says: 'What it is for; "Command line" unless given.' },
    scopes: { type: 'string', value: '<a,b>', says: 'What it may do; all that the account may unless given.' },
    expires: { type: 'string', value: '<when>', says: 'Days (90d), a day or an instant; never unless given.' },
    test: { type: 'boolean', says: 'Marks the key as one for tests: smk_test_…' },
  },
  examples: [
    'keys create',
    'keys create --account acc_01… --name CRM --scopes profiles:read,matches:read --expires 90d',
  ],
  instead: 'POST /api/v1/api-keys with a key that has keys:admin',
  async run(desk, given) {
    const scopes = scopesOf(given.text('scopes'))
    const expiresAt = expiry(given.text('expires'), desk.now)
    const name = given.text('name') ?? 'Command line'
    const { id } = await accountOf(desk, given)
    const key = await issueKey(await operatorAt(desk, 'keys create'), id, {
      name,
      environment: given.flag('test') === true ? 'test' : 'live',
      ...(scopes === undefined ? {} : { scopes }),
      ...(expiresAt === undefined ? {} : { expiresAt }),
    })
    return shown(key)
  },
}

const list: Command = {
  name: 'keys list',
  says: 'Lists the keys of an account, newest first; never their secrets.',
  options: { account },
  examples: ['keys list', 'keys list --account acc_01… --json'],
  instead: 'GET /api/v1/api-keys',
  async run(desk, given) {
    const keys = await listKeys(await contextFor(desk, given, 'keys list'), { before: null, limit: 1000 })
    const rows = keys.map((key) => [
      key.id,
      key.hint,
      key.status,
      moment(key.lastUsedAt),
      moment(key.expiresAt),
      key.name,
    ])
    return {
      text: keys.length === 0 ? 'No keys.' : table(['id', 'hint', 'status', 'last used', 'expires', 'name'], rows),
      json: keys.map(json),
    }
  },
}

const revoke: Command = {
  name: 'keys revoke',
  says: 'Ends a key at once, in every process.',
  takes: ['key'],
  options: { account },
  examples: ['keys revoke key_01…'],
  instead: 'DELETE /api/v1/api-keys/{id}',
  async run(desk, given) {
    const id = given.the('key')
    await revokeKey(await contextFor(desk, given, 'keys revoke'), id)
    return { text: `Revoked ${id}.`, json: { revoked: id } }
  },
}

const rotate: Command = {
  name: 'keys rotate',
  says: 'Makes a successor with the same name and scopes, and prints it, once. Both work until the overlap ends.',
  takes: ['key'],
  options: {
    account,
    overlap: { type: 'string', value: '<hours>', says: 'How long the old key goes on, 0 to 168; 24 unless given.' },
  },
  examples: ['keys rotate key_01…', 'keys rotate key_01… --overlap 0'],
  instead: 'POST /api/v1/api-keys/{id}/rotate',
  async run(desk, given) {
    const overlap = given.wholeNumber('overlap', 0, 168) ?? 24
    return shown(await rotateKey(await contextFor(desk, given, 'keys rotate'), given.the('key'), overlap))
  },
}

export const keyCommands: readonly Command[] = [create, list, revoke, rotate]
