import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/db.ts'
import { tooManyFailures } from '../platform/http/failures.ts'
import { openTally, type Tally } from '../platform/http/rate-limit.ts'
import type { Language } from '../platform/language.ts'
import { Problem } from '../platform/problem.ts'
import { addressOfLink, confirmAddress, unsubscribe, type AlertsKit, type LinkPurpose } from './alerts.ts'
import { readFeed } from './feed.ts'
import { deadLinkPage, linkPage } from './mail-text.ts'

interface LinkDeps {
  readonly db: Database
  readonly clock: Clock
  readonly kit: AlertsKit
  /** The same that counts failed authentications: a token that leads nowhere is one. */
  readonly failures: Tally
}

/** A program that shows calendars asks some times an hour; so many reach for a whole office (calls a minute for each). */
const readsPerMinute = 60

interface WithToken {
  Params: { token: string }
}

/** Forms, and the body of a one-click request (RFC 8058, section 3.2), which says nothing that the address does not. */
const forms = { config: { bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'] } }

/**
 * Links in mails, and calendar feeds. Whoever has the token may; addresses are logged by route only. A link shows a page that
 * asks: programs that look at mail follow links, but press no buttons.
 * Nobody authenticates here, so that each costs what an unknown key may: an address that guesses has to wait, and a calendar
 * is made so many times a minute only.
 */
export function mountLinks(app: FastifyInstance, { db, clock, kit, failures }: LinkDeps): void {
  const deps = () => ({ db, now: clock.now() })
  const reads = openTally(clock, readsPerMinute)
  const guarded =
    <T>(find: (token: string) => Promise<T>) =>
    async ({ ip, params: { token } }: FastifyRequest<WithToken>): Promise<T> => {
      const wait = failures.blockedFor(ip)
      if (wait !== undefined) throw tooManyFailures(wait)
      try {
        return await find(token)
      } catch (error) {
        if (error instanceof Problem && error.status === 404) failures.count(ip)
        throw error
      }
    }
  const feed = guarded((token) => readFeed(deps(), kit, token.replace(/\.ics$/, '')))
  const answer = (
    purpose: LinkPurpose,
    state: 'ask' | 'done',
    look: (token: string) => Promise<{ address: string }>,
  ) => {
    const find = guarded(look)
    return async (request: FastifyRequest<WithToken>, reply: FastifyReply) => {
      const language = languageOf(request)
      let html: string
      try {
        html = linkPage(purpose, state, (await find(request)).address, language)
      } catch (error) {
        if (!(error instanceof Problem) || !/\btext\/html\b/.test(request.headers.accept ?? '')) throw error
        html = deadLinkPage(error.detail[language], language)
        void reply.code(error.status)
      }
      return page(reply, html)
    }
  }
  const ask = (purpose: LinkPurpose) => answer(purpose, 'ask', (token) => addressOfLink(deps(), kit, token, purpose))
  app.get<WithToken>('/confirm/:token', ask('confirm'))
  app.get<WithToken>('/unsubscribe/:token', ask('unsubscribe'))
  app.post<WithToken>(
    '/confirm/:token',
    forms,
    answer('confirm', 'done', (token) => confirmAddress(deps(), kit, token)),
  )
  app.post<WithToken>(
    '/unsubscribe/:token',
    forms,
    answer('unsubscribe', 'done', (token) => unsubscribe(deps(), kit, token)),
  )
  app.get<WithToken>('/calendar/:token', async (request, reply) => {
    const name = request.params.token.replace(/\.ics$/, '')
    const wait = reads.blockedFor(name)
    if (wait !== undefined) throw tooOftenRead(wait)
    reads.count(name)
    const text = await feed(request)
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    reply.headers({ etag, 'cache-control': 'private, max-age=300', 'referrer-policy': 'no-referrer' })
    if (request.headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) === true)
      return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').send(text)
  })
}

function tooOftenRead(wait: number): Problem {
  return new Problem(
    'rate_limited',
    {
      en: `This calendar is read more than ${readsPerMinute} times a minute. Ask again in ${wait} s.`,
      el: `Το ημερολόγιο διαβάζεται πάνω από ${readsPerMinute} φορές το λεπτό. Ζητήστε το ξανά σε ${wait} δευτ.`,
    },
    { headers: { 'retry-after': String(wait) } },
  )
}

const languageOf = (request: FastifyRequest): Language => request.wanted?.texts ?? 'el'

function page(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
    })
    .send(html)
}
