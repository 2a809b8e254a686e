import type { FastifyInstance } from 'fastify'
import { tookTooLong } from './refusal.ts'

/** Seconds until an answer is with its caller, unless its route says otherwise. */
const usualSeconds = 30

/**
 * Ends the wait for an answer whose time is up, counted from when its body is here: the caller is told, and who works on it hears of
 * it, as when the caller is gone (`request.ended`). Fastify's own limit and signal would end as soon as a body has been read.
 */
export function limitTime(app: FastifyInstance): void {
  app.decorateRequest('ended', null)
  app.addHook('preHandler', (request, reply, done) => {
    const { raw } = reply
    const ended = new AbortController()
    request.ended = ended.signal
    const seconds = request.routeOptions.config.declared?.seconds ?? usualSeconds
    const limit = setTimeout(() => {
      if (raw.writableEnded) return
      const late = tookTooLong()
      ended.abort(late)
      // What has begun can only be cut off.
      if (raw.headersSent) raw.destroy()
      else void reply.send(late)
    }, seconds * 1000)
    raw.once('close', () => {
      clearTimeout(limit)
      if (!raw.writableFinished) ended.abort()
    })
    done()
  })
}
