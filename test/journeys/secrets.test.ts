import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { engine } from '../support/house.ts'
import { aMailServer } from '../support/mail-server.ts'
import { runService, startService } from '../support/process.ts'
import { aReceiver } from '../support/receiver.ts'

const aSecret = (name: string): string => `${name}-${randomBytes(12).toString('hex')}`

describe('the log at its most talkative', { skip: engine === 'pglite' ? false : 'the same on both engines' }, () => {
  it('holds no secret and nothing personal, whatever succeeds and whatever fails', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'subsidy-secrets-'))
    const { privateKey, publicKey } = await generateKeyPair('ES256')
    const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }
    // Whoever is called repeats in a refusal all that it was told.
    await using others = await aReceiver((call, response) => {
      const [status, body]: [number, unknown] =
        call.path === '/.well-known/openid-configuration'
          ? [200, { issuer: others.url, jwks_uri: `${others.url}jwks` }]
          : call.path === '/jwks'
            ? [200, { keys: [jwk] }]
            : [500, call]
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
    await using post = await aMailServer({
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username }, _session, done) => done(null, { user: username ?? '' }),
    })
    const configured = {
      SECRET_KEY: randomBytes(32).toString('base64'),
      'password of SMTP_URL': aSecret('smtp'),
      TELEGRAM_BOT_TOKEN: aSecret('telegram'),
      VIBER_AUTH_TOKEN: aSecret('viber'),
      WHATSAPP_TOKEN: aSecret('whatsapp'),
      DRAFTS_MODEL_KEY: aSecret('model'),
    }
    const { 'password of SMTP_URL': password, ...settings } = configured
    const secrets = new Map<string, string>(Object.entries(configured))
    const at = others.url.replace(/\/$/, '')
    await using service = await startService({
      ...settings,
      LOG_LEVEL: 'trace',
      DATA_DIR: folder,
      SMTP_URL: `smtp://alerts:${password}@127.0.0.1:${post.options.port}`,
      MAIL_FROM: 'alerts@subsidies.example.org',
      SMTP_ALLOW_PLAIN: 'true',
      TELEGRAM_API_URL: at,
      VIBER_API_URL: at,
      SLACK_API_URL: at,
      WHATSAPP_API_URL: at,
      WHATSAPP_PHONE_NUMBER_ID: '10001',
      WHATSAPP_TEMPLATE: 'notice',
      DRAFTS_MODEL: 'a-model',
      DRAFTS_MODEL_URL: `${at}/v1`,
      OIDC_ISSUER: others.url,
      OIDC_AUDIENCE: 'subsidies',
      WEBHOOK_ALLOW_HTTP: 'true',
      WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
    })
    while (!service.output().includes('/docs')) await sleep(25)
    const key = /export KEY=(\S+)/.exec(service.output())?.[1] ?? ''
    const secretOf = (name: string, value: string | undefined): string => {
      assert.ok(value !== undefined && value.length >= 9, `no ${name}`)
      secrets.set(name, value)
      return value
    }
    secretOf('first key', key)
    const call = async (method: string, path: string, body?: unknown, more: Record<string, string> = {}) => {
      const answer = await fetch(`${service.address}${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...more },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const text = await answer.text()
      return { status: answer.status, text, json: (): unknown => JSON.parse(text) }
    }
    const made = async <T extends { id: string }>(path: string, body: unknown): Promise<T> => {
      const answer = await call('POST', `/api/v1${path}`, body, { 'idempotency-key': aSecret('once') })
      assert.equal(answer.status, 201, `${path}: ${answer.text}`)
      return answer.json() as T
    }

    // Keys and sessions: made, used, mistyped, in the wrong place.
    const made2 = await made<{ id: string; secret: string }>('/api-keys', { name: 'x', scopes: ['profiles:read'] })
    const second = secretOf('second key', made2.secret)
    const rotated = await call('POST', `/api/v1/api-keys/${made2.id}/rotate`, {})
    secretOf('successor of the key', (rotated.json() as { secret: string }).secret)
    assert.equal((await call('GET', '/api/v1/profiles', undefined, { authorization: `Bearer ${second}` })).status, 200)
    assert.equal((await call('POST', '/api/v1/api-keys', {}, { authorization: `Bearer ${second}` })).status, 403)
    assert.equal((await call('GET', '/api/v1/account', undefined, { authorization: `Bearer ${key}x` })).status, 401)
    assert.equal((await call('GET', '/api/v1/account', undefined, { authorization: `Basic ${key}` })).status, 401)
    assert.equal((await call('GET', `/api/v1/account?api_key=${key}`)).status, 400)
    assert.equal((await call('GET', `/api/v1/profiles/${key}`)).status, 404)
    assert.equal((await call('GET', `/${key}`)).status, 404)
    const { id: accountId } = (await call('GET', '/api/v1/account')).json() as { id: string }
    const session = (ends: string) =>
      new SignJWT({ account_id: accountId })
        .setProtectedHeader({ alg: 'ES256', kid: 'one' })
        .setIssuer(others.url)
        .setAudience('subsidies')
        .setSubject('a-person')
        .setIssuedAt()
        .setExpirationTime(ends)
        .sign(privateKey)
    for (const [ends, status] of [
      ['5m', 200],
      ['-5m', 401],
    ] as const) {
      const token = secretOf(`session of ${ends}`, await session(ends))
      const answer = await call('GET', '/api/v1/account', undefined, { authorization: `Bearer ${token}` })
      assert.equal(answer.status, status, answer.text)
    }

    // Facts of a client: kept, refused, and sent as something that is not JSON.
    const name = secretOf('name of a client', 'Ανώνυμη Εταιρία Μυστικών 94857')
    const taxNumber = secretOf('tax number', '094014201')
    const profile = await made('/profiles', { name, tax_id: taxNumber, activities: [{ code: '62.10.11' }] })
    for (const body of [{ name, tax_id: taxNumber, employees: name }, `{"name":"${name}"`, `"${name}`])
      assert.ok((await call('POST', '/api/v1/profiles', body)).status >= 400)
    assert.equal((await call('GET', `/api/v1/profiles?q=${encodeURIComponent(name)}`)).status, 200)

    // Webhooks whose receiver fails.
    const hookToken = secretOf('token in the address of a webhook', aSecret('hook'))
    const hook = await made<{ id: string; secret: string }>('/webhooks/register', {
      url: `${others.url}hook?token=${hookToken}`,
      event_types: ['match.scored'],
    })
    secretOf('secret of a webhook', hook.secret)
    const turned = await call('POST', `/api/v1/webhooks/${hook.id}/rotate-secret`, {})
    secretOf('second secret of a webhook', (turned.json() as { secret: string }).secret)
    assert.equal((await call('POST', `/api/v1/webhooks/${hook.id}/test`, {})).status, 200)

    // Alerts by every channel, each of which fails or succeeds, with the links that its mails hold.
    const to = secretOf('mail address', 'maria.mystiki@example.org')
    const slack = secretOf('address of Slack', `${others.url}services/T0/B0/${aSecret('slack')}`)
    const chat = secretOf('chat', '-1009988776655')
    for (const channel of [
      { type: 'messaging', provider: 'telegram', chat_id: chat },
      { type: 'messaging', provider: 'viber', receiver: secretOf('receiver of Viber', '98765432109A+b/C=') },
      { type: 'messaging', provider: 'whatsapp', to: secretOf('telephone', '+306912345678') },
      { type: 'messaging', provider: 'slack', url: slack },
      { type: 'email', to },
    ]) {
      const alert = await made('/alerts', { trigger: { on: 'deadline', lead_times: ['P7D'] }, channels: [channel] })
      const tried = await call('POST', `/api/v1/alerts/${alert.id}/test`, {})
      assert.ok(tried.status < 500, tried.text)
    }
    for (let waits = 0; post.mails.length === 0; waits += 1) {
      assert.ok(waits < 600, 'no mail comes')
      await sleep(25)
    }
    const link = /\/confirm\/([\w-]+)/.exec(post.mails[0]?.parsed.text ?? '')?.[1]
    const confirm = secretOf('link of a mail', link)
    assert.equal((await call('GET', `/confirm/${confirm}`)).status, 200)
    assert.equal((await call('POST', `/confirm/${confirm}`, '', { 'content-type': 'text/plain' })).status, 200)
    assert.equal((await call('GET', `/unsubscribe/${confirm}`)).status, 404)
    const calendar = await made<{ id: string; url: string }>('/calendar-tokens', {})
    const feed = secretOf('token of a calendar', /calendar\/([\w-]+)\.ics/.exec(calendar.url)?.[1])
    assert.equal((await call('GET', `/calendar/${feed}.ics`)).status, 200)
    assert.equal((await call('GET', `/calendar/${feed}x.ics`)).status, 404)

    // A draft by a model that fails.
    const matches = await call('GET', `/api/v1/match/${profile.id}?limit=1`)
    const match = (matches.json() as { data: { id: string }[] }).data[0]
    const asked = await call('POST', '/api/v1/drafts/generate', { match_id: match?.id })
    assert.equal(asked.status, 202, asked.text)
    const { id: draftId } = asked.json() as { id: string }
    const askedModel = () => others.calls.some(({ path }) => path.startsWith('/v1/'))
    for (let waits = 0; ; waits += 1) {
      const draft = await call('GET', `/api/v1/drafts/${draftId}`)
      if ((draft.json() as { status: string }).status === 'completed') break
      assert.ok(waits < 600, draft.text)
      await sleep(50)
    }
    assert.ok(askedModel(), 'the model is asked')

    // What is no request at all.
    const socket = connect(Number(new URL(service.address).port), '127.0.0.1')
    socket.on('error', () => {}).resume()
    socket.write(`Authorization: Bearer ${key}\r\n\r\n`)
    await once(socket, 'close')

    assert.equal(await service.end('SIGTERM'), 0)
    await rm(folder, { recursive: true, force: true })
    assert.ok(
      others.calls.some(({ path }) => path.includes(configured.TELEGRAM_BOT_TOKEN)),
      'Telegram was called',
    )
    assert.ok(
      others.calls.some(({ path }) => path.includes(hookToken)),
      'the webhook was called',
    )

    // The greeting shows the first key once, on purpose; it is no line of the log.
    const lines = service.output().split('\n')
    const log = lines.filter((line) => line.startsWith('{')).join('\n')
    const rest = lines.filter((line) => !line.startsWith('{')).join('\n')
    assert.ok(log.split('\n').length > 50, log)
    assert.match(log, /"route":"\/confirm\/:token"/)
    for (const [what, value] of secrets) {
      const forms = [value, encodeURIComponent(value), Buffer.from(value).toString('base64')]
      for (const form of forms) {
        const line = log.split('\n').find((each) => each.includes(form))
        assert.equal(line, undefined, `the log holds the ${what}`)
        if (what !== 'first key') assert.ok(!rest.includes(form), `the output holds the ${what}`)
      }
    }
  })

  it('tells no password of a database that does not answer', async () => {
    const password = aSecret('database')
    const secretKey = randomBytes(32).toString('base64')
    const { code, output } = await runService({
      DATABASE_URL: `postgres://subsidy:${password}@127.0.0.1:1/subsidy`,
      SECRET_KEY: secretKey,
      LOG_LEVEL: 'trace',
    })
    assert.equal(code, 1)
    assert.match(output, /database/i)
    assert.ok(!output.includes(password) && !output.includes(secretKey), output)
  })
})
