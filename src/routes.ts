import { accessRoutes } from './access/access-routes.ts'
import type { RateLimiter } from './platform/http/rate-limit.ts'
import type { Route } from './platform/http/route.ts'
import { jobRoutes } from './platform/jobs/job-routes.ts'
import { profileRoutes } from './profiles/profile-routes.ts'
import type { Reference } from './reference/reference.ts'
import { publishingRoutes, readingRoutes } from './programmes/programme-routes.ts'
import type { ProgrammesKit } from './programmes/programmes.ts'

/** What some routes need beside their context. */
export interface RouteDeps {
  readonly limiter: RateLimiter
  readonly reference: Reference
  readonly programmes: ProgrammesKit
}

/** Every route of `/api/v1`, in the order of the description. A room adds its line here. */
export function apiRoutes(deps: RouteDeps): readonly Route[] {
  return [
    ...profileRoutes(deps.reference),
    ...readingRoutes(deps.programmes),
    ...publishingRoutes(deps.programmes),
    ...accessRoutes(deps),
    ...jobRoutes,
  ]
}
