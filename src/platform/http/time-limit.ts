import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem.ts'
import { tookTooLong } from './refusal.ts'

/** Seconds until an answer is with its caller, unless its route says otherwise. */
const usualSeconds = 30

export interface Stopping {
  /** Aborted when the process begins to stop. */
  readonly signal: AbortSignal
  /** Milliseconds that answers under way have from then on. */
  readonly patience: number
}

/**
 * Ends the wait for an answer whose time is up, counted from when its body is here, or from when the process began to stop: the
 * caller is told, and who works on it hears of it, as when the caller is gone (`request.ended`). Fastify's own limit and signal
 * would end as soon as a body has been read.
 */
export function limitTime(app: FastifyInstance, stopping: Stopping): void {
  const underWay = new Set<(why: Problem) => void>()
  stopping.signal.addEventListener('abort', () => {
    const endAll = (): void => {
      for (const end of underWay) end(stopped())
    }
    setTimeout(endAll, stopping.patience).unref()
  })
  app.decorateRequest('ended', null)
  app.addHook('preHandler', (request, reply, done) => {
    const { raw } = reply
    const ended = new AbortController()
    request.ended = ended.signal
    const seconds = request.routeOptions.config.declared?.seconds ?? usualSeconds
    const end = (why: Problem): void => {
      if (raw.writableEnded) return
      ended.abort(why)
      // What has begun can only be cut off.
      if (raw.headersSent) raw.destroy()
      else void reply.send(why)
    }
    const limit = setTimeout(() => end(tookTooLong()), seconds * 1000)
    underWay.add(end)
    raw.once('close', () => {
      underWay.delete(end)
      clearTimeout(limit)
      if (!raw.writableFinished) ended.abort()
    })
    done()
  })
}

const stopped = (): Problem =>
  new Problem(
    'shutting_down',
    {
      en: 'This process is shutting down, and the answer was not ready in time. Send the call again: another process answers.',
      el: 'Η διεργασία τερματίζεται και η απάντηση δεν πρόλαβε να ετοιμαστεί. Στείλτε ξανά την κλήση: απαντά άλλη διεργασία.',
    },
    { headers: { 'retry-after': '1' } },
  )
