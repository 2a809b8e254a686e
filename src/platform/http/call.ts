import type { Wanted } from './language.ts'
import type { Principal } from './authenticate.ts'
import type { Taken } from './rate-limit.ts'
import type { Route } from './route.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Media types of the body besides JSON. */
    bodyTypes?: readonly string[]
    /** The declared route behind this address; absent outside `/api/v1`. */
    declared?: Route
  }

  interface FastifyRequest {
    /** The language asked for; set before anything else can fail. */
    wanted: Wanted | null
    /** Who calls; set after authentication. */
    principal: Principal | null
    /** The account's window after this call was counted; set after authentication. */
    counted: Taken | null
    /** Aborts when nobody waits for the answer any more; set when the body is here. */
    ended: AbortSignal | null
    /** Monotonic milliseconds at arrival. */
    arrivedAt: number
  }
}

export type { Wanted, Principal }
