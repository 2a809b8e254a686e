import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

/** A body that arrived: its media type and its bytes, unread. */
export interface Body {
  readonly type: string
  readonly bytes: Uint8Array
}

const json = /^application\/json(?: ?; ?charset="?utf-8"?)?$/i
/** RFC 7396 §4: what a PATCH is may be said by its type. */
export const mergePatch = 'application/merge-patch+json'

/**
 * One parser for every body: the Content-Type must be exactly `application/json` (with or without `charset=utf-8`) or one the
 * route names. Tabs and odd spacing are refused rather than read leniently (Fastify's CVE-2025-32442 and CVE-2026-25223 came from there).
 */
export function readBodies(app: FastifyInstance, typesOf: (request: FastifyRequest) => readonly string[]): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    try {
      done(null, { type: mediaTypeOf(request, typesOf(request)), bytes } satisfies Body)
    } catch (error) {
      done(error as Error)
    }
  })
}

/**
 * Refuses a wrong media type before the body is read. A request without a body needs no type.
 * @throws Problem 415
 */
export function checkMediaType(request: FastifyRequest, types: readonly string[]): void {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  if (!hasBody) return
  mediaTypeOf(request, types)
  const encoding = request.headers['content-encoding']
  if (encoding === undefined || encoding.toLowerCase() === 'identity') return
  // RFC 9110 §8.4 and §12.5.3: 415, and what would be read.
  throw new Problem(
    'unsupported_media_type',
    {
      en: `The body is sent with Content-Encoding ${JSON.stringify(encoding.slice(0, 100))}; bodies are read as they are. Send it uncompressed.`,
      el: `Το σώμα στάλθηκε με Content-Encoding ${JSON.stringify(encoding.slice(0, 100))}· τα σώματα διαβάζονται όπως είναι. Στείλτε το ασυμπίεστο.`,
    },
    { headers: { 'accept-encoding': 'identity' } },
  )
}

function mediaTypeOf(request: FastifyRequest, types: readonly string[]): string {
  const header = request.headers['content-type']
  if (header !== undefined && json.test(header)) return 'application/json'
  const bare = header?.split(';', 1)[0]?.toLowerCase()
  if (request.method === 'PATCH' && bare === mergePatch) return 'application/json'
  const other = types.find((type) => type === bare)
  if (other !== undefined) return other
  const accepted = ['application/json', ...(request.method === 'PATCH' ? [mergePatch] : []), ...types].join(', ')
  const got =
    header === undefined
      ? { en: 'There is no Content-Type', el: 'Λείπει το Content-Type' }
      : {
          en: `The Content-Type is ${JSON.stringify(header.slice(0, 100))}`,
          el: `Το Content-Type είναι ${JSON.stringify(header.slice(0, 100))}`,
        }
  throw new Problem(
    'unsupported_media_type',
    { en: `${got.en}; accepted here: ${accepted}.`, el: `${got.el}· εδώ γίνονται δεκτά: ${accepted}.` },
    { headers: { 'accept-post': accepted } },
  )
}
