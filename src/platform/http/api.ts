import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import type { Scope } from '../scopes.ts'
import type { Authenticate, Principal } from './authenticate.ts'
import { checkMediaType } from './body.ts'
import { defaultBodyLimit, type HttpDeps } from './deps.ts'
import { tooManyFailures } from './failures.ts'
import { refuseUnknown, type MethodsTable } from './methods.ts'
import type { Tally } from './rate-limit.ts'
import type { Route } from './route.ts'
import { serveRoute, type AnswerRoute } from './serve.ts'

/**
 * Mounts the routes of `/api/v1`, or of another protocol's prefix. Authentication, the rate limit and the scope are hooks of this scope itself,
 * so that no spelling of an address can slip past them.
 */
export function mountApi(
  api: FastifyInstance,
  routes: ReadonlyMap<Route, AnswerRoute>,
  deps: Gate,
  methods: MethodsTable,
): void {
  api.addHook('onRequest', async (request, reply) => admit(request, reply, deps, methods))
  api.setNotFoundHandler((request, reply) => refuseUnknown(methods, request, reply))
  for (const [route, answer] of routes) {
    api.route({
      method: route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: route.bodyLimit ?? defaultBodyLimit,
      config: { bodyTypes: route.bodyTypes ?? [], declared: route },
      handler: serveRoute(route, answer),
    })
  }
}

/** What stands before every call: who calls, and how often they may. */
export type Gate = Pick<HttpDeps, 'authenticate' | 'failures' | 'limiter'>

/** Who calls, whether they may call now, and whether they may call this. In this order, before a body is read. */
async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Gate,
  methods: MethodsTable,
): Promise<FastifyReply | undefined> {
  if (request.method === 'OPTIONS') return refuseUnknown(methods, request, reply)
  const principal = await admitCaller(request, deps)
  const route = request.routeOptions.config.declared
  if (route === undefined) return refuseUnknown(methods, request, reply)
  // `GET …/search` is not the item named "search" of a list whose search takes POST.
  if (route.params !== undefined && methods.refuses(request.method, request.url))
    return refuseUnknown(methods, request, reply)
  mayCall(principal, route)
  checkMediaType(request, route.bodyTypes ?? [])
  return undefined
}

/** Who calls, if they may call now; the call is counted, and its answer says so. @throws Problem 401, 403 `account_unknown`, 429, 503 */
export async function admitCaller(request: FastifyRequest, deps: Gate): Promise<Principal> {
  const principal = await identify(request, deps.authenticate, deps.failures)
  request.principal = principal
  const state = await deps.limiter.take(principal.accountId, principal.callLimit)
  request.counted = state
  if (!state.allowed) {
    throw new Problem(
      'rate_limited',
      {
        en: `The account has made its ${state.limit} calls of this minute. Call again in ${state.resetIn} s, when the window ends.`,
        el: `Ο λογαριασμός έκανε τις ${state.limit} κλήσεις αυτού του λεπτού. Καλέστε ξανά σε ${state.resetIn} δευτ., όταν λήξει το παράθυρο.`,
      },
      { headers: { 'retry-after': String(state.resetIn) } },
    )
  }
  return principal
}

async function identify(request: FastifyRequest, authenticate: Authenticate, failures: Tally): Promise<Principal> {
  const wait = failures.blockedFor(request.ip)
  try {
    return await authenticate(request.headers.authorization, { knownOnly: wait !== undefined })
  } catch (error) {
    // A call without credentials guesses nothing and costs nothing: it is told so, and not counted.
    if (!(error instanceof Problem) || error.status !== 401 || error.code === 'authentication_required') throw error
    if (wait !== undefined) throw tooManyFailures(wait, error)
    failures.count(request.ip)
    throw error
  }
}

/** @throws Problem 403 `tier_required` or `insufficient_scope` (RFC 6750 §3.1) */
export function mayCall(principal: Principal, route: Pick<Route, 'scope' | 'tier'>): void {
  if ((route.tier ?? 'agency') === 'agency' && principal.tier !== 'agency') {
    throw new Problem('tier_required', {
      en: `The REST API belongs to the Agency tier; this account has the tier "${principal.tier}". Upgrade it, or use GET /api/v1/account to see what it has.`,
      el: `Το REST API ανήκει στο πακέτο Agency· ο λογαριασμός έχει το πακέτο «${principal.tier}». Αναβαθμίστε τον ή δείτε με GET /api/v1/account τι περιλαμβάνει.`,
    })
  }
  if (route.scope !== null && !principal.caller.scopes.has(route.scope)) throw insufficientScope(route.scope)
}

export function insufficientScope(scope: Scope): Problem {
  return new Problem(
    'insufficient_scope',
    {
      en: `This needs the scope "${scope}", which this key or session does not have. Use one that has it.`,
      el: `Απαιτείται το δικαίωμα «${scope}», που δεν έχει αυτό το κλειδί ή η συνεδρία. Χρησιμοποιήστε ένα που το έχει.`,
    },
    {
      headers: { 'www-authenticate': `Bearer realm="subsidy-matching", error="insufficient_scope", scope="${scope}"` },
    },
  )
}
