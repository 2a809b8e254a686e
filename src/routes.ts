import { alertRoutes } from './alerts/alert-routes.ts'
import type { AlertsKit } from './alerts/alerts.ts'
import { accessRoutes } from './access/access-routes.ts'
import { aidRoutes } from './aid/aid-routes.ts'
import { draftRoutes } from './drafts/draft-routes.ts'
import { memoRoute } from './drafts/memo-routes.ts'
import { commonGrantsRoutes } from './edge/common-grants/common-grants-routes.ts'
import type { DraftRenderer } from './drafts/rendering/renderer.ts'
import type { RateLimiter } from './platform/http/rate-limit.ts'
import type { Route } from './platform/http/route.ts'
import { jobRoutes } from './platform/jobs/job-routes.ts'
import { profileRoutes } from './profiles/profile-routes.ts'
import type { MatchingKit } from './matching/matching.ts'
import { matchRoutes } from './matching/match-routes.ts'
import { questionRoutes } from './matching/question-routes.ts'
import type { Reference } from './reference/reference.ts'
import type { Names } from './wording/wording.ts'
import { publishingRoutes, readingRoutes } from './programmes/programme-routes.ts'
import { DocumentReader } from './programmes/extraction/extract-document.ts'
import { extractionRoute } from './programmes/extraction/extract-routes.ts'
import type { ProgrammesKit } from './programmes/programmes.ts'
import { webhookRoutes } from './webhooks/webhook-routes.ts'
import type { WebhooksKit } from './webhooks/webhooks.ts'

/** What some routes need beside their context. */
export interface RouteDeps {
  readonly limiter: RateLimiter
  readonly reference: Reference
  readonly programmes: ProgrammesKit
  readonly matching: MatchingKit
  readonly names: Names
  readonly webhooks: WebhooksKit
  readonly alerts: AlertsKit
  readonly renderer: DraftRenderer
}

/** Every route of `/api/v1`, in the order of the description. A room adds its line here. */
export function apiRoutes(deps: RouteDeps): readonly Route[] {
  const { names } = deps
  const { publicUrl } = deps.alerts
  return [
    ...profileRoutes(deps.reference),
    ...readingRoutes(deps.programmes, publicUrl),
    ...publishingRoutes(deps.programmes),
    extractionRoute(deps.programmes, new DocumentReader()),
    ...matchRoutes(deps.matching, names, publicUrl),
    ...questionRoutes(deps.matching, names),
    memoRoute({ matching: deps.matching, names }, deps.renderer),
    ...aidRoutes(deps.matching, names),
    ...alertRoutes(deps.alerts),
    ...draftRoutes({ matching: deps.matching, names }, deps.renderer),
    ...webhookRoutes(deps.webhooks),
    ...accessRoutes(deps),
    ...jobRoutes,
    ...commonGrantsRoutes(deps.programmes),
  ]
}
