import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/db.ts'
import { addressOfLink, confirmAddress, unsubscribe, type AlertsKit, type LinkPurpose } from './alerts.ts'
import { readFeed } from './feed.ts'
import { linkPage } from './mail-text.ts'

interface LinkDeps {
  readonly db: Database
  readonly clock: Clock
  readonly kit: AlertsKit
}

interface WithToken {
  Params: { token: string }
}

/** Forms, and the body of a one-click request (RFC 8058, section 3.2), which says nothing that the address does not. */
const forms = { config: { bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'] } }

/**
 * Links in mails, and calendar feeds. Whoever has the token may; addresses are logged by route only. A link shows a page that
 * asks: programs that look at mail follow links, but press no buttons.
 */
export function mountLinks(app: FastifyInstance, { db, clock, kit }: LinkDeps): void {
  const deps = () => ({ db, now: clock.now() })
  const ask = (purpose: LinkPurpose) => async (request: FastifyRequest<WithToken>, reply: FastifyReply) => {
    const { address } = await addressOfLink(deps(), kit, request.params.token, purpose)
    return page(request, reply, purpose, 'ask', address)
  }
  app.get<WithToken>('/confirm/:token', ask('confirm'))
  app.get<WithToken>('/unsubscribe/:token', ask('unsubscribe'))
  app.post<WithToken>('/confirm/:token', forms, async (request, reply) => {
    const { address } = await confirmAddress(deps(), kit, request.params.token)
    return page(request, reply, 'confirm', 'done', address)
  })
  app.post<WithToken>('/unsubscribe/:token', forms, async (request, reply) => {
    const { address } = await unsubscribe(deps(), kit, request.params.token)
    return page(request, reply, 'unsubscribe', 'done', address)
  })
  app.get<WithToken>('/calendar/:token', async (request, reply) => {
    const text = await readFeed(deps(), kit, request.params.token.replace(/\.ics$/, ''))
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    reply.headers({ etag, 'cache-control': 'private, max-age=300', 'referrer-policy': 'no-referrer' })
    if (request.headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) === true)
      return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').send(text)
  })
}

function page(
  request: FastifyRequest,
  reply: FastifyReply,
  purpose: LinkPurpose,
  state: 'ask' | 'done',
  address: string,
): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
    })
    .send(linkPage(purpose, state, address, request.wanted?.texts ?? 'el'))
}
