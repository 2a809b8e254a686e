import assert from 'node:assert/strict'
import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { after, before, test } from 'node:test'
import { exportJWK, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import Provider from 'oidc-provider'
import { anApi, type Api } from '../../test/support/api.ts'
import { fixedClock } from '../platform/clock.ts'
import { Problem } from '../platform/problem.ts'
import { scopes } from '../platform/scopes.ts'
import { openSessions } from './session.ts'

/**
 * Session tokens against a real OpenID Connect provider on loopback: it issues the good ones (client credentials with a
 * resource, RFC 8707, gives JWT access tokens); the bad ones are made with its own key, or another.
 */

const audience = 'https://api.example.org'
const signing = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })

let api: Api
let account: string
let issuer: string
let provider: Server

async function startProvider(
  port: number,
  claims: () => Record<string, unknown>,
  { key, kid } = { key: signing.privateKey, kid: 'ec-1' },
): Promise<{ server: Server; issuer: string }> {
  const jwks = {
    keys: [
      { ...(await exportJWK(key)), kid, alg: 'ES256', use: 'sig' },
      { ...(await exportJWK(rsa.privateKey)), kid: 'rsa-1', alg: 'RS256', use: 'sig' },
    ],
  }
  const address = `http://127.0.0.1:${port}`
  const oidc = new Provider(address, {
    jwks,
    clients: [
      {
        client_id: 'dashboard',
        client_secret: 'a-secret-of-the-test',
        grant_types: ['client_credentials'],
        redirect_uris: [],
        response_types: [],
      },
    ],
    scopes: ['openid', ...scopes],
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        getResourceServerInfo: () => ({
          scope: scopes.join(' '),
          audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: 600,
          jwt: { sign: { alg: 'ES256' } },
        }),
      },
    },
    extraTokenClaims: () => claims(),
  })
  const server = oidc.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { server, issuer: address }
}

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net')
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  assert.ok(typeof address === 'object' && address !== null)
  return address.port
}

before(async () => {
  const started = await startProvider(await freePort(), () => ({ account_id: account }))
  provider = started.server
  issuer = started.issuer
  api = await anApi({ oidc: { issuer, audience, accountClaim: 'account_id' } })
  account = await api.house.newAccount()
  // The provider's tokens are of the machine's present.
  api.house.clock.set(Temporal.Now.instant())
})
after(async () => {
  await api[Symbol.asyncDispose]()
  provider.closeAllConnections()
  provider.close()
})

async function issued(scope?: string): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', ...(scope === undefined ? {} : { scope }) })
  const response = await fetch(`${issuer}/token`, {
    method: 'POST',
    body,
    headers: { authorization: `Basic ${btoa('dashboard:a-secret-of-the-test')}` },
  })
  const answer = (await response.json()) as { access_token?: string }
  assert.ok(answer.access_token !== undefined, JSON.stringify(answer))
  return answer.access_token
}

interface Bad {
  readonly claims?: JWTPayload
  readonly without?: string
  readonly header?: Record<string, unknown>
  readonly key?: KeyObject
  readonly alg?: string
}

async function made({
  claims = {},
  without,
  header = {},
  key = signing.privateKey,
  alg = 'ES256',
}: Bad = {}): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  const payload: JWTPayload = {
    iss: issuer,
    aud: audience,
    sub: 'user-1',
    iat: now,
    exp: now + 300,
    account_id: account,
    ...claims,
  }
  if (without !== undefined) delete payload[without]
  return new SignJWT(payload).setProtectedHeader({ alg, kid: 'ec-1', ...header }).sign(key)
}

const as = (token: string) => api.send({ url: '/api/v1/account', headers: { authorization: `Bearer ${token}` } })
interface Shown {
  id: string
  caller: { kind: string; id: string; scopes: string[] }
}

test('a token of the provider is accepted, with the scopes it says', async () => {
  const response = await as(await issued('profiles:read matches:read'))
  assert.equal(response.statusCode, 200, response.body)
  const { id, caller } = response.json<Shown>()
  assert.equal(id, account)
  assert.deepEqual([caller.kind, caller.id, caller.scopes], ['session', 'dashboard', ['profiles:read', 'matches:read']])
})

test('a token that says no scopes may do all but administer keys and write the catalogue', async () => {
  const { caller } = (await as(await made())).json<Shown>()
  assert.deepEqual(
    caller.scopes,
    scopes.filter((scope) => scope !== 'keys:admin' && scope !== 'catalogue:write'),
  )
})

test('scopes that the service does not know give nothing', async () => {
  const { caller } = (await as(await made({ claims: { scope: 'openid profile admin drafts:read' } }))).json<Shown>()
  assert.deepEqual(caller.scopes, ['drafts:read'])
})

test('a token signed by RSA or RSA-PSS with the provider’s key is accepted', async () => {
  assert.equal((await as(await made({ key: rsa.privateKey, alg: 'RS256', header: { kid: 'rsa-1' } }))).statusCode, 200)
})

test('every token that is not the provider’s, not for us, or not for now is refused', async () => {
  const now = Math.floor(Date.now() / 1000)
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const publicPem = rsa.publicKey.export({ type: 'spki', format: 'pem' })
  const good = await made()
  const [head = '', body = '', signature = ''] = good.split('.')
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT', kid: 'rsa-1' })}.${body}`
  const bad: Readonly<Record<string, string>> = {
    'another audience': await made({ claims: { aud: 'https://other.example.org' } }),
    'no audience': await made({ without: 'aud' }),
    'another issuer': await made({ claims: { iss: 'https://issuer.example.org' } }),
    'not yet valid': await made({ claims: { nbf: now + 3600 } }),
    'no expiry': await made({ without: 'exp' }),
    'no subject': await made({ without: 'sub' }),
    'alg none': new UnsecuredJWT({
      iss: issuer,
      aud: audience,
      sub: 'x',
      exp: now + 300,
      account_id: account,
    }).encode(),
    'HS256 with the public key as its secret': `${unsigned}.${createHmac('sha256', publicPem).update(unsigned).digest('base64url')}`,
    'an unknown signing key': await made({ header: { kid: 'other-1' } }),
    'a key of somebody else under a known name': await made({ key: stranger.privateKey }),
    'a changed body': `${head}.${encode({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: 'admin' })}.${signature}`,
    'a changed signature': `${head}.${body}.${signature.slice(0, -4)}AAAA`,
    'no signature': `${head}.${body}.`,
    'not JSON inside': `${head}.${Buffer.from('x').toString('base64url')}.${signature}`,
  }
  for (const [what, token] of Object.entries(bad)) {
    const response = await as(token)
    assert.equal(response.statusCode, 401, `${what}: ${response.body}`)
    assert.equal(response.json<{ code: string }>().code, 'invalid_token', what)
    assert.match(String(response.headers['www-authenticate']), /error="invalid_token"/, what)
  }
  const expired = await as(await made({ claims: { iat: now - 900, exp: now - 300 } }))
  assert.deepEqual([expired.statusCode, expired.json<{ code: string }>().code], [401, 'expired_token'])
  assert.equal((await as(good)).statusCode, 200, 'the good one still passes')
})

test('a token that was accepted is refused once it has expired', async () => {
  const token = await made({ claims: { exp: Math.floor(api.house.clock.now().epochMilliseconds / 1000) + 60 } })
  assert.equal((await as(token)).statusCode, 200)
  api.house.clock.advance({ seconds: 120 })
  assert.equal((await as(token)).json<{ code: string }>().code, 'expired_token')
  api.house.clock.advance({ seconds: -120 })
})

test('a valid token for an account that does not exist is a 403, not a 401', async () => {
  for (const claims of [
    { account_id: 'acc_01h455vb4pex5vsknk084sn02q' },
    { account_id: 'nonsense' },
    { account_id: 5 },
  ]) {
    const response = await as(await made({ claims }))
    assert.deepEqual([response.statusCode, response.json<{ code: string }>().code], [403, 'account_unknown'])
  }
})

test('a session has the account’s rights only: no catalogue without the publisher mark', async () => {
  const { caller } = (await as(await made({ claims: { scope: 'catalogue:write profiles:read' } }))).json<Shown>()
  assert.deepEqual(caller.scopes, ['profiles:read'])
})

test('while the provider is away, its known keys go on; a service that never reached it says 503', async () => {
  const port = await freePort()
  const own = await startProvider(port, () => ({}))
  const clock = fixedClock(Temporal.Now.instant())
  const config = { issuer: own.issuer, audience, accountClaim: 'account_id' }
  const sessions = openSessions(config, clock)
  const token = await made({ claims: { iss: own.issuer } })
  assert.equal((await sessions.verify(token)).accountId, account)
  own.server.closeAllConnections()
  own.server.close()
  assert.equal((await sessions.verify(token)).accountId, account)
  await assert.rejects(
    openSessions(config, clock).verify(token),
    (error) =>
      error instanceof Problem &&
      error.code === 'identity_provider_unavailable' &&
      error.status === 503 &&
      error.headers['retry-after'] !== undefined,
  )
})

test('after the provider has changed its keys, the new one is believed within seconds and the old one no more', async (context) => {
  const port = await freePort()
  const first = await startProvider(port, () => ({}))
  const sessions = openSessions(
    { issuer: first.issuer, audience, accountClaim: 'account_id' },
    fixedClock(Temporal.Now.instant()),
  )
  const old = await made({ claims: { iss: first.issuer } })
  assert.equal((await sessions.verify(old)).accountId, account)
  first.server.closeAllConnections()
  first.server.close()
  const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const second = await startProvider(port, () => ({}), { key, kid: 'ec-2' })
  const young = await made({ claims: { iss: first.issuer }, header: { kid: 'ec-2' }, key })
  // The library measures by `Date` how long ago it asked.
  context.mock.timers.enable({ apis: ['Date'], now: Date.now() + 6000 })
  assert.equal((await sessions.verify(young)).accountId, account)
  await assert.rejects(sessions.verify(old), { code: 'invalid_token' })
  context.mock.timers.reset()
  second.server.closeAllConnections()
  second.server.close()
})

test('a provider that fails is asked for made-up keys once in five seconds, and known keys go on', async (context) => {
  const port = await freePort()
  const own = await startProvider(port, () => ({}))
  const config = { issuer: own.issuer, audience, accountClaim: 'account_id' }
  const sessions = openSessions(config, fixedClock(Temporal.Now.instant()))
  const sound = await made({ claims: { iss: own.issuer } })
  assert.equal((await sessions.verify(sound)).accountId, account)
  own.server.closeAllConnections()
  own.server.close()
  let asked = 0
  const failing = createServer((_request, response) => {
    asked += 1
    response.writeHead(500).end()
  })
  await once(failing.listen(port, '127.0.0.1'), 'listening')
  context.mock.timers.enable({ apis: ['Date'], now: Date.now() + 6000 })
  for (const kid of ['x-1', 'x-2', 'x-3']) {
    const token = await made({ claims: { iss: own.issuer }, header: { kid } })
    await assert.rejects(sessions.verify(token), { code: 'identity_provider_unavailable' })
  }
  assert.equal(asked, 1)
  assert.equal((await sessions.verify(sound)).accountId, account)
  context.mock.timers.reset()
  failing.closeAllConnections()
  failing.close()
})

test('clocks may differ by five seconds, no more', async () => {
  const present = Math.floor(api.house.clock.now().epochMilliseconds / 1000)
  const statusOf = async (claims: JWTPayload) => (await as(await made({ claims }))).statusCode
  assert.equal(await statusOf({ nbf: present + 4 }), 200)
  assert.equal(await statusOf({ nbf: present + 30 }), 401)
  assert.equal(await statusOf({ exp: present - 3 }), 200)
  assert.equal(await statusOf({ exp: present - 30 }), 401)
})

test('a discovery document of another issuer is not believed', async () => {
  const sessions = openSessions(
    { issuer: `${issuer}/`, audience, accountClaim: 'account_id' },
    fixedClock(Temporal.Now.instant()),
  )
  await assert.rejects(
    sessions.verify(await made()),
    (error) => error instanceof Problem && error.code === 'identity_provider_unavailable',
  )
})
