import type { Language } from '../language.ts'
import type { Log } from '../log.ts'
import { mayCall } from './api.ts'
import type { Principal } from './authenticate.ts'
import { bodyOf } from './body.ts'
import type { Body } from './body.ts'
import { asProblem, problemBody, problemType } from './refusal.ts'
import { prefixOf, type Method, type Route } from './route.ts'
import type { AnswerRoute } from './serve.ts'
import { wholeAnswer } from './wire.ts'

/** A call of a route by another protocol: by HTTP from outside, or from inside the process, with the same result. */
export interface RouteCall {
  readonly method: Method
  /** As it is declared, below `/api/v1`: `/match/{profile_id}`. */
  readonly path: `/${string}`
  readonly params?: Readonly<Record<string, string>>
  /** Undefined ones are left out; several values are joined by commas. */
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>
  readonly body?: unknown
  readonly language: Language
}

/** What came of it, refusals included: their body is a problem document. */
export interface RouteAnswer {
  readonly status: number
  readonly type: string
  readonly text: string
}

export type CallRoute = (call: RouteCall) => Promise<RouteAnswer>

/** The address of a call with its query, the language among it. */
export function addressOf({ path, params = {}, query = {}, language }: RouteCall): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams({ lang: language })
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, typeof value === 'object' ? value.join(',') : String(value))
  }
  return `/api/v1${filled}?${search.toString()}`
}

/** On whose behalf calls are made from inside, already authenticated and counted. */
export interface Behalf {
  readonly principal: Principal
  readonly requestId: string
  readonly signal: AbortSignal
}

/** Calls routes from inside: tier, scope, validation, audit and refusals are those of a call by HTTP. */
export function callsFromInside(routes: ReadonlyMap<Route, AnswerRoute>, log: Log): (behalf: Behalf) => CallRoute {
  const byName = new Map(
    [...routes]
      .filter(([route]) => prefixOf(route) === '/api/v1')
      .map((each) => [`${each[0].method} ${each[0].path}`, each]),
  )
  return (behalf) => async (call) => {
    const found = byName.get(`${call.method} ${call.path}`)
    if (found === undefined) throw new TypeError(`there is no route ${call.method} ${call.path}`)
    const [route, answer] = found
    const { language } = call
    try {
      mayCall(behalf.principal, route)
      const wire = await wholeAnswer(
        await answer({
          id: behalf.requestId,
          url: addressOf(call),
          params: call.params ?? {},
          headers: {},
          body: call.body === undefined ? undefined : jsonBody(call.body),
          principal: behalf.principal,
          wanted: { problems: language, texts: language },
          ended: behalf.signal,
        }),
      )
      return { status: wire.status, type: wire.headers['content-type'] ?? '', text: textOf(wire.body) }
    } catch (error) {
      const problem = asProblem(error)
      if (problem.status >= 500)
        log.error({ err: error, code: problem.code, request_id: behalf.requestId }, 'call failed')
      const body = problemBody(problem, language, behalf.requestId)
      return { status: problem.status, type: problemType, text: JSON.stringify(body) }
    }
  }
}

const jsonBody = (value: unknown): Body => bodyOf('application/json', [new TextEncoder().encode(JSON.stringify(value))])

const textOf = (body: string | Uint8Array | null): string =>
  body === null ? '' : typeof body === 'string' ? body : new TextDecoder().decode(body)
