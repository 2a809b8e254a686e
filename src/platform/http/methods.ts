import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

/** Which methods each address answers to, for 405 and OPTIONS. */
export interface MethodsTable {
  add(methods: string | readonly string[], url: string): void
  /** Whether the address is a route's own, without parameters, and the route does not answer to this method. */
  refuses(method: string, url: string): boolean
  /** The methods of the address, `undefined` when no route has it. */
  allowed(url: string): string[] | undefined
}

export function methodsTable(): MethodsTable {
  const table = new Map<string, { pattern: RegExp; methods: Set<string> }>()
  return {
    add(methods, url) {
      const entry = table.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() }
      for (const method of [methods].flat()) entry.methods.add(method)
      table.set(url, entry)
    },
    refuses(method, url) {
      const entry = table.get(url.split('?', 1)[0] ?? '')
      return entry !== undefined && !entry.methods.has(method)
    },
    allowed(url) {
      const path = url.split('?', 1)[0] ?? ''
      const found = [...table].filter(([, entry]) => entry.pattern.test(path))
      if (found.length === 0) return undefined
      // The concrete address stands before the one with parameters, as it does for the router.
      const fewest = Math.min(...found.map(([url]) => parametersOf(url)))
      const methods = found.filter(([url]) => parametersOf(url) === fewest).flatMap(([, entry]) => [...entry.methods])
      return [...new Set(methods)].concat('OPTIONS').toSorted()
    },
  }
}

const parametersOf = (url: string): number => url.split(':').length - 1

function patternOf(url: string): RegExp {
  const escaped = url.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replaceAll(/:[\w]+/g, '[^/]+').replaceAll(String.raw`\*`, '.*')}$`)
}

/** What no route takes: OPTIONS (204 with Allow), a wrong method (405 with Allow), an unknown address (404). */
export function refuseUnknown(methods: MethodsTable, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allowed = methods.allowed(request.url)
  if (allowed === undefined) {
    throw new Problem('route_not_found', {
      en: `There is no ${request.url.split('?', 1)[0]?.slice(0, 200)} here. /openapi.json lists every address.`,
      el: `Δεν υπάρχει εδώ το ${request.url.split('?', 1)[0]?.slice(0, 200)}. Το /openapi.json απαριθμεί όλες τις διευθύνσεις.`,
    })
  }
  const allow = allowed.join(', ')
  if (request.method === 'OPTIONS') return reply.code(204).header('allow', allow).send()
  throw new Problem(
    'method_not_allowed',
    {
      en: `${request.method} is not offered here; offered are ${allow}.`,
      el: `Η μέθοδος ${request.method} δεν προσφέρεται εδώ· προσφέρονται: ${allow}.`,
    },
    { headers: { allow } },
  )
}
