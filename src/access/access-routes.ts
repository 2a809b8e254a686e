import { Type } from 'typebox'
import { readAudit } from '../platform/audit.ts'
import { exportAccount, exportedLines } from '../platform/export.ts'
import type { RateLimiter } from '../platform/http/rate-limit.ts'
import { pageOf, pageQuery } from '../platform/http/page.ts'
import { route, type Route } from '../platform/http/route.ts'
import { idInPath, idOf, instant, nullable } from '../platform/http/schemas.ts'
import { scopes } from '../platform/scopes.ts'
import { createKey, listKeys, readAccount, revokeKey, rotateKey, type ApiKey, type NewApiKey } from './access.ts'

const scopeSchema = Type.Enum([...scopes], { 'x-component': 'Scope' })

const keyFields = {
  id: idOf('key'),
  name: Type.String({ maxLength: 200 }),
  environment: Type.Enum(['live', 'test']),
  hint: Type.String({ maxLength: 40, description: 'The visible part of the key, to tell keys apart.' }),
  scopes: Type.Array(scopeSchema, { maxItems: scopes.length }),
  status: Type.Enum(['active', 'expired', 'revoked']),
  created_at: instant(),
  expires_at: nullable(instant()),
  revoked_at: nullable(instant()),
  last_used_at: nullable(instant('Exact to five minutes.')),
  replaces: nullable(idOf('key', 'The key this one was rotated from.')),
}
const keySchema = Type.Object(keyFields, { 'x-component': 'ApiKey' })
const newKeySchema = Type.Object(
  {
    ...keyFields,
    secret: Type.String({ maxLength: 100, description: 'The whole key. It is shown here and never again.' }),
  },
  { 'x-component': 'NewApiKey' },
)

const accountSchema = Type.Object(
  {
    id: idOf('acc'),
    name: Type.String({ maxLength: 200 }),
    tier: Type.Enum(['free', 'pro', 'agency']),
    publisher: Type.Boolean({ description: 'Whether the account may publish programmes for everybody.' }),
    created_at: instant(),
    limits: Type.Object({ calls_per_minute: Type.Integer({ minimum: 1 }) }),
    usage: Type.Object({
      calls: Type.Integer({ minimum: 0, description: 'Calls of the present window, this one included.' }),
      calls_remaining: Type.Integer({ minimum: 0 }),
      window_ends_at: nullable(instant()),
      api_keys: Type.Integer({ minimum: 0, description: 'Keys that work at present.' }),
    }),
    caller: Type.Object({
      kind: Type.Enum(['api_key', 'session', 'system']),
      id: Type.String({ maxLength: 300 }),
      scopes: Type.Array(scopeSchema, { maxItems: scopes.length }),
    }),
  },
  { 'x-component': 'Account' },
)

const auditSchema = Type.Object(
  {
    id: Type.String({ maxLength: 20 }),
    at: instant(),
    action: Type.String({
      maxLength: 100,
      description: 'The operationId of the call, or the command of the operator.',
    }),
    subject: Type.String({ maxLength: 8192, description: 'The address it was done at.' }),
    caller: Type.Object({ kind: Type.Enum(['api_key', 'session', 'system']), id: Type.String({ maxLength: 300 }) }),
    request_id: Type.String({ maxLength: 128 }),
  },
  { 'x-component': 'AuditEntry' },
)

const tag = 'Account'

export function accessRoutes(deps: { readonly limiter: RateLimiter }): Route[] {
  return [accountRoute(deps.limiter), exportRoute, auditRoute, listRoute, createRoute, rotateRoute, revokeRoute]
}

function accountRoute(limiter: RateLimiter): Route {
  return route({
    method: 'GET',
    path: '/account',
    id: 'getAccount',
    tag,
    summary: { en: 'The account: tier, limits, usage', el: 'Ο λογαριασμός: πακέτο, όρια, χρήση' },
    scope: null,
    tier: 'any',
    answers: { 200: { description: 'The account that the key or session belongs to.', schema: accountSchema } },
    async handle(ctx) {
      const { account, liveKeys } = await readAccount(ctx)
      const window = await limiter.peek(account.id, account.callsPerMinute)
      const remaining = window?.remaining ?? account.callsPerMinute
      return {
        status: 200,
        body: {
          id: account.id,
          name: account.name,
          tier: account.tier,
          publisher: account.publisher,
          created_at: account.createdAt.toString(),
          limits: { calls_per_minute: account.callsPerMinute },
          usage: {
            calls: account.callsPerMinute - remaining,
            calls_remaining: remaining,
            window_ends_at:
              window === undefined ? null : Temporal.Instant.fromEpochMilliseconds(window.resetAt * 1000).toString(),
            api_keys: liveKeys,
          },
          caller: { kind: ctx.caller.kind, id: ctx.caller.id, scopes: [...ctx.caller.scopes] },
        },
      }
    },
  })
}

const exportRoute = route({
  method: 'GET',
  path: '/account/export',
  id: 'exportAccount',
  tag,
  summary: { en: 'Everything the account holds', el: 'Όλα όσα τηρεί ο λογαριασμός' },
  description: {
    en: 'One JSON object a line, `{ "table", "row" }`, of every table with rows of the account; secrets, hashes and tokens are left out. Answers kept for Idempotency-Key (24 hours) are not in it.',
    el: 'Ένα αντικείμενο JSON ανά γραμμή, `{ "table", "row" }`, από κάθε πίνακα με εγγραφές του λογαριασμού· χωρίς μυστικά, κατακερματισμούς και διακριτικά. Δεν περιλαμβάνονται οι απαντήσεις που φυλάσσονται για το Idempotency-Key (24 ώρες).',
  },
  scope: 'keys:admin',
  // A million pairs are read in a minute.
  seconds: 600,
  answers: {
    200: { description: 'Newline-delimited JSON.', type: 'application/x-ndjson' },
  },
  async handle(ctx) {
    const pieces = await ctx.db.inAccount(ctx.accountId, (tx) => exportAccount(tx, ctx.accountId))
    return {
      status: 200,
      body: exportedLines(pieces),
      headers: { 'content-disposition': `attachment; filename="${ctx.accountId}.ndjson"` },
    }
  },
})

const auditRoute = route({
  method: 'GET',
  path: '/account/audit',
  id: 'listAuditEntries',
  tag,
  summary: { en: 'Who changed what, newest first', el: 'Ποιος άλλαξε τι, από το νεότερο' },
  scope: 'keys:admin',
  query: Type.Object({ ...pageQuery }),
  answers: { 200: { description: 'A page of the audit log.', schema: pageOf(auditSchema) } },
  async handle(ctx, { page }) {
    const before = page.after?.[0]
    const entries = await ctx.db.inAccount(ctx.accountId, (tx) =>
      readAudit(tx, ctx.accountId, typeof before === 'number' ? before : null, page.limit + 1),
    )
    return page.answer(
      entries,
      (entry) => ({
        id: String(entry.number),
        at: entry.at.toString(),
        action: entry.action,
        subject: entry.subject,
        caller: entry.caller,
        request_id: entry.requestId,
      }),
      (entry) => [entry.number],
    )
  },
})

const listRoute = route({
  method: 'GET',
  path: '/api-keys',
  id: 'listApiKeys',
  tag,
  summary: { en: 'API keys, newest first', el: 'Κλειδιά API, από το νεότερο' },
  scope: 'keys:admin',
  query: Type.Object({ ...pageQuery }),
  answers: { 200: { description: 'A page of keys, without their secrets.', schema: pageOf(keySchema) } },
  async handle(ctx, { page }) {
    const before = page.after?.[0]
    const keys = await listKeys(ctx, { before: typeof before === 'string' ? before : null, limit: page.limit })
    return page.answer(keys, keyView, (key) => [key.id])
  },
})

const createRoute = route({
  method: 'POST',
  path: '/api-keys',
  id: 'createApiKey',
  tag,
  summary: { en: 'Make an API key', el: 'Δημιουργία κλειδιού API' },
  description: {
    en: 'The answer is the only place where the key can be read. Nobody can grant a scope they lack.',
    el: 'Το κλειδί εμφανίζεται μόνο σε αυτή την απάντηση. Κανείς δεν χορηγεί δικαίωμα που δεν έχει.',
  },
  scope: 'keys:admin',
  body: Type.Object({
    name: Type.String({ minLength: 1, maxLength: 200 }),
    scopes: Type.Array(scopeSchema, { minItems: 1, maxItems: scopes.length, uniqueItems: true }),
    environment: Type.Optional(
      Type.Enum(['live', 'test'], { description: "Only a mark in the key's text; `live` unless given." }),
    ),
    expires_at: Type.Optional(instant('Never, unless given.')),
  }),
  bodyExample: { name: 'Nightly export', scopes: ['profiles:read', 'matches:read'] },
  answers: { 201: { description: 'The new key.', schema: newKeySchema } },
  refusals: ['conflict'],
  secret: true,
  async handle(ctx, { body }) {
    const key = await createKey(ctx, {
      name: body.name,
      scopes: body.scopes,
      ...(body.environment === undefined ? {} : { environment: body.environment }),
      ...(body.expires_at === undefined ? {} : { expiresAt: Temporal.Instant.from(body.expires_at) }),
    })
    return { status: 201, body: newKeyView(key) }
  },
})

const rotateRoute = route({
  method: 'POST',
  path: '/api-keys/{id}/rotate',
  id: 'rotateApiKey',
  tag,
  summary: { en: 'Replace an API key', el: 'Ανανέωση κλειδιού API' },
  description: {
    en: 'Makes a successor with the same name and scopes. Both work until the overlap ends.',
    el: 'Δημιουργεί διάδοχο με το ίδιο όνομα και τα ίδια δικαιώματα. Λειτουργούν και τα δύο έως το τέλος της επικάλυψης.',
  },
  scope: 'keys:admin',
  params: Type.Object({ id: idInPath('key') }),
  body: Type.Object({
    overlap_hours: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 168, description: 'How long the old key goes on; 24 unless given.' }),
    ),
  }),
  bodyExample: { overlap_hours: 24 },
  answers: { 201: { description: 'The successor.', schema: newKeySchema } },
  refusals: ['conflict'],
  secret: true,
  async handle(ctx, { params, body }) {
    return { status: 201, body: newKeyView(await rotateKey(ctx, params.id, body.overlap_hours ?? 24)) }
  },
})

const revokeRoute = route({
  method: 'DELETE',
  path: '/api-keys/{id}',
  id: 'revokeApiKey',
  tag,
  summary: { en: 'Revoke an API key', el: 'Ανάκληση κλειδιού API' },
  description: {
    en: 'It is refused from now on, everywhere. It stays in the list, marked as revoked.',
    el: 'Από τώρα δεν γίνεται δεκτό πουθενά. Παραμένει στη λίστα με την ένδειξη ότι ανακλήθηκε.',
  },
  scope: 'keys:admin',
  params: Type.Object({ id: idInPath('key') }),
  answers: { 204: { description: 'It is revoked.' } },
  async handle(ctx, { params }) {
    await revokeKey(ctx, params.id)
    return { status: 204 }
  },
})

function keyView(key: ApiKey) {
  return {
    id: key.id,
    name: key.name,
    environment: key.environment,
    hint: key.hint,
    scopes: [...key.scopes],
    status: key.status,
    created_at: key.createdAt.toString(),
    expires_at: key.expiresAt?.toString() ?? null,
    revoked_at: key.revokedAt?.toString() ?? null,
    last_used_at: key.lastUsedAt?.toString() ?? null,
    replaces: key.replaces,
  }
}

function newKeyView(key: NewApiKey) {
  return { ...keyView(key), secret: key.secret }
}
