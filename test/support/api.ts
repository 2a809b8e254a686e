import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { changeAccount, issueKey, type Tier } from '../../src/access/access.ts'
import { openAuthenticator } from '../../src/access/authenticator.ts'
import type { OidcConfig } from '../../src/access/session.ts'
import { Changes } from '../../src/platform/db/changes.ts'
import { hasMigrations } from '../../src/platform/db/migrate.ts'
import type { Patience } from '../../src/platform/http/deps.ts'
import { buildHttp } from '../../src/platform/http/http.ts'
import { openTally, memoryLimiter, sharedLimiter } from '../../src/platform/http/rate-limit.ts'
import type { Route } from '../../src/platform/http/route.ts'
import { openLog } from '../../src/platform/log.ts'
import type { Scope } from '../../src/platform/scopes.ts'
import type { MatchingKit } from '../../src/matching/matching.ts'
import { knownProfileIdsIn } from '../../src/profiles/profiles.ts'
import { IndexedProfiles, MatchMemory } from '../../src/matching/matching.ts'
import { openProgrammes, openProgrammeTitles } from '../../src/programmes/programmes.ts'
import { loadReference } from '../../src/reference/reference.ts'
import { openRenderer } from '../../src/drafts/rendering/renderer.ts'
import { mcpMessages } from '../../src/edge/mcp/mcp-messages.ts'
import { apiRoutes } from '../../src/routes.ts'
import { namesOf } from '../../src/wording/names.ts'
import { mountLinks } from '../../src/alerts/link-routes.ts'
import { mailWarnings, openAlerts, type AlertsKit, type AlertsOptions } from '../../src/alerts/alerts.ts'
import { openWebhooks, type WebhooksKit } from '../../src/webhooks/webhooks.ts'
import { aHouse, type House } from './house.ts'

export interface ApiOptions {
  /** Further routes, for tests of the platform itself. */
  readonly routes?: readonly Route[]
  readonly oidc?: OidcConfig
  readonly house?: House
  readonly failuresPerMinute?: number
  readonly patience?: Patience
  /** Another way out for webhooks; unless given, they may go to this machine by http. */
  readonly webhooks?: WebhooksKit
  /** Ways out of alerts; none unless given, but for webhooks. */
  readonly alerts?: Pick<AlertsOptions, 'mail' | 'messaging' | 'metrics'>
}

/** One account's way to call the API. */
export interface CallerOf {
  readonly accountId: string
  readonly token: string
  /** Sends a request with this caller's key; a body that is not text is sent as JSON. */
  call(
    method: Method,
    url: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse>
}

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'

export interface Api extends AsyncDisposable {
  readonly app: FastifyInstance
  readonly house: House
  readonly stop: AbortController
  readonly alerts: AlertsKit
  readonly matching: MatchingKit
  /** A fresh account with a key of these scopes (all it may have, unless given). */
  newCaller(scopes?: readonly Scope[]): Promise<CallerOf>
  /** A fresh account that may publish programmes. */
  newPublisher(): Promise<CallerOf>
  /** A caller with another key of an existing account. */
  callerOf(accountId: string, scopes?: readonly Scope[]): Promise<CallerOf>
  setTier(accountId: string, tier: Tier): Promise<void>
  /** Sends a request as it is, without a key. */
  send(options: InjectOptions): Promise<LightMyRequestResponse>
}

/** The whole HTTP application over a house's database, as `compose` builds it, with answers checked against their schemas. */
export async function anApi(options: ApiOptions = {}): Promise<Api> {
  const house = options.house ?? (await aHouse())
  const { db, clock } = house
  const log = openLog('silent')
  const stop = new AbortController()
  const authenticator = await openAuthenticator({
    db,
    clock,
    log,
    ...(options.oidc === undefined ? {} : { oidc: options.oidc }),
  })
  const limiter = house.engine === 'postgres' ? sharedLimiter(db) : memoryLimiter(clock)
  const reference = await loadReference()
  // An index from the first programme on, so that tests see what a large catalogue sees.
  const changes = await Changes.open(db)
  const programmes = openProgrammes(reference, { alone: 0, changes })
  const secretKey = new Uint8Array(32).fill(7)
  const warnings = mailWarnings(options.alerts?.mail !== undefined)
  const allowed = { allowPrivate: ['127.0.0.0/8'], allowHttp: true }
  const local = { secretKey, knownProfiles: knownProfileIdsIn, warnings, ...allowed }
  const webhooks = options.webhooks ?? openWebhooks(local)
  const { catalogue } = programmes
  const profiles = new IndexedProfiles({ db, clock, reference, memory: 16 })
  const matching = { reference, catalogue, profiles, memory: new MatchMemory(changes) }
  const alerts = openAlerts({
    secretKey,
    catalogue,
    reference,
    webhooks,
    publicUrl: 'https://subsidies.example.org',
    ...options.alerts,
  })
  const failures = openTally(clock, options.failuresPerMinute ?? 1_000_000)
  const app = await buildHttp({
    db,
    clock,
    log,
    secretKey,
    version: '0.0.0',
    routes: [
      ...apiRoutes({
        limiter,
        reference,
        programmes,
        matching,
        names: namesOf(reference.regions, { programmes: openProgrammeTitles(catalogue) }),
        webhooks,
        alerts,
        renderer: openRenderer(),
      }),
      ...(options.routes ?? []),
    ],
    authenticate: authenticator.authenticate,
    limiter,
    failures,
    metrics: new Registry(),
    ready: async () => ({ database: db.engine, missing: (await hasMigrations(db)) ? [] : ['migrations'] }),
    stopping: stop.signal,
    trustProxy: [],
    checkAnswers: true,
    ...(options.patience === undefined ? {} : { patience: options.patience }),
    messages: mcpMessages({
      version: '0.0.0',
      clock,
      log,
      publicUrl: 'https://subsidies.example.org',
      ...(options.oidc === undefined ? {} : { oidc: options.oidc }),
    }),
    outside: (outer) => mountLinks(outer, { db, clock, kit: alerts, failures }),
  })
  const callerOf = async (accountId: string, scopes?: readonly Scope[]): Promise<CallerOf> => {
    const { secret: token } = await issueKey({ db, now: clock.now(), command: 'test' }, accountId, {
      name: 'test',
      ...(scopes === undefined ? {} : { scopes }),
    })
    return {
      accountId,
      token,
      call: (method, url, body, headers) => app.inject(requestOf(token, method, url, body, headers)),
    }
  }
  return {
    app,
    house,
    stop,
    alerts,
    matching,
    callerOf,
    newCaller: async (scopes) => callerOf(await house.newAccount(), scopes),
    newPublisher: async () => {
      const accountId = await house.newAccount()
      await db.asService('operate accounts', (tx) =>
        sql`update accounts set publisher = true where id = ${accountId}`.execute(tx),
      )
      return callerOf(accountId)
    },
    setTier: async (accountId, tier) => {
      await changeAccount({ db, now: clock.now(), command: 'test' }, accountId, { tier })
    },
    send: (request) => app.inject(request),
    async [Symbol.asyncDispose]() {
      await app.close()
      await changes[Symbol.asyncDispose]()
      await alerts[Symbol.asyncDispose]()
      await authenticator[Symbol.asyncDispose]()
    },
  }
}

function requestOf(
  token: string,
  method: Method,
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): InjectOptions {
  const all = {
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  }
  return {
    method,
    url,
    headers: all,
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  }
}
