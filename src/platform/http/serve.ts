import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type, type TObject, type TSchema } from 'typebox'
import { auditIfChanged, type AuditEntry } from '../audit.ts'
import type { Clock } from '../clock.ts'
import type { Context } from '../context.ts'
import type { Database } from '../db/db.ts'
import { isAway } from '../db/errors.ts'
import type { Log } from '../log.ts'
import { invalidBody, Problem, type Fault } from '../problem.ts'
import type { Sealer } from '../sealing.ts'
import { inSpan } from '../tracing.ts'
import type { Principal } from './authenticate.ts'
import type { Body } from './body.ts'
import { preconditionsOf } from './etag.ts'
import { checkKey, claim, fingerprintOf, settle, type KeyedCall, type WireAnswer } from './idempotency.ts'
import type { IdempotencyStore } from './idempotency-store.ts'
import type { Wanted } from './language.ts'
import { pageFor, type Mac, type Page } from './page.ts'
import { parametersReader, queryPairs } from './query.ts'
import type { RecentTexts } from './recent.ts'
import { problemBody, problemType, asProblem } from './refusal.ts'
import { bodyMayBeLeftOut, prefixOf, type Answer, type Input, type Route } from './route.ts'
import { escapePointer, readJson, unsafeTexts } from './text-safety.ts'
import { unitOfWork } from './unit-of-work.ts'
import type { Validator, Validators } from './validator.ts'
import { answerChecker, sendAnswer, wholeAnswer, wireAnswer, type SentAnswer } from './wire.ts'

export interface ServeTools {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly validators: Validators
  readonly checkAnswers: boolean
  readonly cursorMac: Mac
  /** What calls that come again have asked for. */
  readonly recent: RecentTexts<Read>
  /** Whether an `Accept-Encoding` takes gzip. */
  readonly takesGzip: (header: string | undefined) => boolean
  /** In whole milliseconds: what is kept has microseconds, and what is shown should be what is kept. */
  readonly now: () => Temporal.Instant
  readonly sealer: Sealer
  readonly idempotency: IdempotencyStore
}

/** What a route reads of a request: Fastify's has all of it, and so has a call from inside (see `route-call.ts`). */
export interface Incoming {
  readonly id: string
  /** Path and query. */
  readonly url: string
  readonly params: unknown
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
  readonly principal: Principal | null
  readonly wanted: Wanted | null
  readonly ended: AbortSignal | null
}

/** What a route answers, before it is sent. @throws Problem, and what is a fault of ours */
export type AnswerRoute = (incoming: Incoming) => Promise<SentAnswer>

/** What an address says, of whichever call: not to be changed. */
export interface Read {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly page: Page
}

const nothing: TObject = Type.Object({})

/** Every route understands `lang`. */
export const langQuery = {
  lang: Type.Optional(
    Type.Enum(['el', 'en'], { description: 'Language of texts in the answer; wins over Accept-Language.' }),
  ),
}

/** Reads and validates the input and runs the handler. */
export function answerRoute(route: Route, tools: ServeTools): AnswerRoute {
  const name = `${route.method} ${prefixOf(route)}${route.path}`
  const attributes = { 'http.request.method': route.method, 'http.route': `${prefixOf(route)}${route.path}` }
  const answer = answerTo(route, tools)
  return (incoming) => {
    const parent = incoming.headers['traceparent']
    const part = { name, kind: 'server', parent: typeof parent === 'string' ? parent : null, attributes } as const
    return inSpan(part, async (span) => {
      span.setAttribute('request_id', incoming.id)
      try {
        const given = await answer(incoming)
        span.setAttribute('http.response.status_code', given.status)
        return given
      } catch (error) {
        span.setAttribute('http.response.status_code', error instanceof Problem ? error.status : 500)
        throw error
      }
    })
  }
}

function answerTo(route: Route, tools: ServeTools): AnswerRoute {
  const readInput = inputReader(route, tools)
  const check = tools.checkAnswers ? answerChecker(route, tools.validators) : undefined
  return async (incoming) => {
    const input = readInput(incoming)
    const base = contextOf(incoming, tools)
    const answer = async (ctx: Context): Promise<SentAnswer> => {
      const given: Answer = await route.handle(ctx, input)
      check?.(given)
      const gzip = route.method === 'GET' && tools.takesGzip(incoming.headers['accept-encoding'])
      return wireAnswer(route, given, { url: incoming.url, language: ctx.language, gzip })
    }
    if (route.method === 'GET') return answer(base)
    return change(route, incoming, base, tools, input, async (ctx) => wholeAnswer(await answer(ctx)))
  }
}

/** The Fastify handler of a route: asks for its answer and sends it. */
export function serveRoute(
  route: Route,
  answer: AnswerRoute,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined> {
  return async (request, reply) => {
    const given = await answer(request).catch((error: unknown) => {
      // Broken off when its time was up, of which the caller has been told, or when the caller was gone.
      if (error !== request.ended?.reason) throw error
      return undefined
    })
    return given === undefined ? undefined : sendAnswer(route, request, reply, given)
  }
}

/** A request that may change something: audited, and repeatable under its Idempotency-Key. */
async function change(
  route: Route,
  request: Incoming,
  ctx: Context,
  tools: ServeTools,
  input: Input<TObject, TObject, TSchema>,
  answer: (ctx: Context) => Promise<WireAnswer>,
): Promise<WireAnswer> {
  const key = route.method === 'POST' ? request.headers['idempotency-key'] : undefined
  const entry = auditEntryOf(route, request, ctx)
  if (typeof key !== 'string') {
    return answer({ ...ctx, db: unitOfWork(ctx.db, (tx) => auditIfChanged(tx, entry)).db })
  }
  const call: KeyedCall = {
    accountId: ctx.accountId,
    route: `${route.method} ${route.id}`,
    key: checkKey(key),
    claim: randomUUID(),
    fingerprint: fingerprintOf(request.url, input.body, input.raw?.pieces),
    now: ctx.now,
    secret: route.secret === true,
  }
  let first: WireAnswer | undefined
  try {
    first = await claim(tools.idempotency, tools.sealer, call)
  } catch (error) {
    // The key may have been claimed though nobody said so: then it is free again when the database is back.
    if (isAway(error)) void settleKey(call, tools, refusalOf(error, ctx), false)
    throw error
  }
  if (first !== undefined) return first
  return runKeyed(call, ctx, tools, entry, answer)
}

async function runKeyed(
  call: KeyedCall,
  ctx: Context,
  tools: ServeTools,
  entry: AuditEntry,
  answer: (ctx: Context) => Promise<WireAnswer>,
): Promise<WireAnswer> {
  const unit = unitOfWork(ctx.db, async (tx) => {
    const changed = await auditIfChanged(tx, entry)
    if (changed) await tools.idempotency.markEffect(tx, call)
    return changed
  })
  try {
    const given = await answer({ ...ctx, db: unit.db })
    // What happened is told even where its answer cannot be kept at the moment.
    await settleKey(call, tools, given, unit.tookEffect())
    return given
  } catch (error) {
    // A refusal after an effect is this call's answer for good; a refusal without one frees the key.
    await settleKey(call, tools, refusalOf(error, ctx), unit.tookEffect())
    throw error
  }
}

/** Seconds after which the key is settled again while the database is away; then its lease of 90 s is nearly over. */
const settleAgain = [0.5, 1, 2, 4, 8, 16, 32]

/** Keeps the answer under the key or frees it; where the database is away, as soon as it is back. Never throws. */
async function settleKey(call: KeyedCall, tools: ServeTools, given: WireAnswer, tookEffect: boolean): Promise<void> {
  const settled = async (): Promise<boolean> => {
    try {
      await settle(tools.idempotency, tools.sealer, call, given, tookEffect)
      return true
    } catch (error) {
      if (isAway(error)) return false
      tools.log.error({ err: error, route: call.route }, 'an Idempotency-Key could not be settled')
      return true
    }
  }
  if (await settled()) return
  void (async () => {
    // Nobody waits for it: a process that ends meanwhile leaves the key to its lease.
    for (const seconds of settleAgain) {
      await sleep(seconds * 1000, undefined, { ref: false })
      if (await settled()) return
    }
  })()
}

function refusalOf(error: unknown, ctx: Context): WireAnswer {
  const problem = asProblem(error)
  return {
    status: problem.status,
    headers: { 'content-type': problemType, 'content-language': ctx.language },
    body: JSON.stringify(problemBody(problem, ctx.language, ctx.requestId)),
  }
}

function auditEntryOf(route: Route, request: Incoming, ctx: Context): AuditEntry {
  return {
    accountId: ctx.accountId,
    at: ctx.now,
    action: route.id,
    subject: request.url.split('?', 1)[0] ?? request.url,
    caller: ctx.caller,
    requestId: ctx.requestId,
  }
}

function contextOf(request: Incoming, tools: ServeTools): Context {
  const { principal, wanted, ended } = request
  if (principal === null || ended === null) throw new Error('a route was reached without authentication')
  return {
    accountId: principal.accountId,
    caller: principal.caller,
    language: wanted?.texts ?? 'el',
    now: tools.now(),
    requestId: request.id,
    db: tools.db,
    signal: ended,
  }
}

function inputReader(route: Route, tools: ServeTools): (request: Incoming) => Input<TObject, TObject, TSchema> {
  const params = route.params ?? nothing
  const query = Type.Object({ ...route.query?.properties, ...langQuery })
  const paramsOf = parametersReader(params, tools.validators.compile(params), 'path')
  const queryOf = parametersReader(query, tools.validators.compile(query), 'query')
  const checkBody = route.body === undefined ? undefined : tools.validators.compile(route.body)
  const mayBeLeftOut = bodyMayBeLeftOut(route)
  const basePath = `${prefixOf(route)}${route.path}`
  const { alsoWrong: beyond } = route
  const alsoWrong = (sound: Record<string, unknown>): readonly Fault[] => beyond?.(sound, tools.clock.now()) ?? []
  const read = (request: Incoming): Read => {
    const pairs = queryPairs(request.url)
    const inPath = Object.entries(request.params as Readonly<Record<string, string>>)
    const inQuery = queryOf(pairs)
    // What is kept outlives the request, and must not hold it.
    const owner = request.principal?.accountId ?? ''
    const [address = basePath] = request.url.split('?', 1)
    let page: Page | undefined
    return {
      params: Object.freeze(paramsOf(inPath)),
      query: Object.freeze(inQuery),
      get page() {
        const { cursor } = inQuery
        return (page ??= pageFor(
          tools.cursorMac,
          `${owner} ${route.id} ${inPath.map(([, value]) => value).join('/')}`,
          address,
          pairs,
          Number(inQuery['limit'] ?? 20),
          typeof cursor === 'string' ? cursor : undefined,
        ))
      },
    }
  }
  const readAgain = (request: Incoming): Read => {
    if (route.method !== 'GET') return read(request)
    const key = `${request.principal?.accountId ?? ''} ${route.id} ${request.url}`
    return tools.recent.find(key) ?? tools.recent.keep(key, read(request))
  }
  return (request) => {
    const known = readAgain(request)
    const arrived = request.body as Body | undefined
    // Many clients name the type whether or not they send anything.
    const sent = arrived?.length === 0 && (checkBody === undefined || mayBeLeftOut) ? undefined : arrived
    const raw = sent !== undefined && sent.type !== 'application/json' ? sent : undefined
    return {
      params: known.params,
      query: known.query,
      body: raw === undefined ? readBody(sent, checkBody, mayBeLeftOut, alsoWrong, route.bodyTypes) : undefined,
      raw,
      preconditions: preconditionsOf(
        request.headers['if-match'],
        request.headers['if-none-match'],
        route.preconditionRequired === true,
      ),
      get page() {
        return known.page
      },
    }
  }
}

function readBody(
  sent: Body | undefined,
  check: Validator | undefined,
  mayBeLeftOut: boolean,
  alsoWrong: (sound: Record<string, unknown>) => readonly Fault[],
  types: readonly string[] | undefined,
): unknown {
  if (check === undefined) {
    if (sent === undefined || isEmptyObject(readJson(sent.bytes))) return undefined
    const detail =
      types === undefined
        ? {
            en: 'this operation takes no body; leave it out, or send {}',
            el: 'η ενέργεια δεν δέχεται σώμα· παραλείψτε το ή στείλτε {}',
          }
        : {
            en: `this operation takes no JSON; send the file itself, with its Content-Type: ${types.join(', ')}`,
            el: `η ενέργεια δεν δέχεται JSON· στείλτε το ίδιο το αρχείο, με το Content-Type του: ${types.join(', ')}`,
          }
    throw invalidBody([{ pointer: '', code: 'unexpected_body', detail }])
  }
  if (sent === undefined && mayBeLeftOut) return {}
  if (sent === undefined) {
    throw new Problem('invalid_json', {
      en: 'The body is missing; send a JSON object with Content-Type: application/json.',
      el: 'Λείπει το σώμα· στείλτε ένα αντικείμενο JSON με Content-Type: application/json.',
    })
  }
  const value = readJson(sent.bytes)
  const unsafe = unsafeTexts(value)
  const faults = unsafe.length > 0 ? unsafe : check(value)
  if (faults.length > 0) throw invalidBody([...faults, ...alsoWrong(soundOf(value, faults, check))])
  return value
}

/** The members of a body whose form is right; not all faults are told of one that has many, or whose texts are not safe. */
function soundOf(body: unknown, faults: readonly Fault[], check: Validator): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {}
  let sound = withoutFaulty({ ...body }, faults)
  for (;;) {
    const next = withoutFaulty(sound, check(sound))
    if (Object.keys(next).length === Object.keys(sound).length) return sound
    sound = next
  }
}

function withoutFaulty(body: Record<string, unknown>, faults: readonly Fault[]): Record<string, unknown> {
  const faulty = new Set(faults.map(({ pointer }) => pointer.split('/')[1]))
  return Object.fromEntries(Object.entries(body).filter(([name]) => !faulty.has(escapePointer(name))))
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
}
