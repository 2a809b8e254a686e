import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mailWarnings, openAlerts } from '../../src/alerts/alerts.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { describeApi } from '../../src/platform/http/openapi.ts'
import { memoryLimiter } from '../../src/platform/http/rate-limit.ts'
import type { Route } from '../../src/platform/http/route.ts'
import { openProgrammes } from '../../src/programmes/programmes.ts'
import { knownProfileIdsIn } from '../../src/profiles/profiles.ts'
import { loadReference } from '../../src/reference/reference.ts'
import { openRenderer } from '../../src/drafts/rendering/renderer.ts'
import { apiRoutes } from '../../src/routes.ts'
import { namesOf } from '../../src/wording/names.ts'
import { openWebhooks, pushedEvents } from '../../src/webhooks/webhooks.ts'

/** The routes as the description needs them: nothing is opened, nothing is called. */
export async function describedRoutes(): Promise<readonly Route[]> {
  const reference = await loadReference()
  const programmes = openProgrammes(reference)
  const secretKey = new Uint8Array(32)
  const webhooks = openWebhooks({
    secretKey,
    knownProfiles: knownProfileIdsIn,
    warnings: mailWarnings(false),
    allowPrivate: [],
    allowHttp: false,
  })
  const { catalogue } = programmes
  const alerts = openAlerts({ secretKey, catalogue, reference, webhooks, publicUrl: 'http://localhost' })
  return apiRoutes({
    limiter: memoryLimiter(systemClock),
    reference,
    programmes,
    matching: { reference, catalogue: programmes.catalogue },
    names: namesOf(reference.regions),
    webhooks,
    alerts,
    renderer: openRenderer(),
  })
}

/** The text of `openapi.json` as the code describes itself now. */
export async function describedApi(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string
  }
  return `${JSON.stringify(describeApi(await describedRoutes(), { version, events: pushedEvents }), null, 2)}\n`
}
