import { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { errorCodes } from 'fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { giveBack } from '../give-back.ts'
import { Problem } from '../problem.ts'
import { defaultBodyLimit } from './deps.ts'
import { inTurns } from './early-answer.ts'

/** A body that arrived: its media type and its bytes, unread. */
export interface Body {
  readonly type: string
  readonly length: number
  /** As they came: several where the route takes them so. */
  readonly pieces: readonly Uint8Array[]
  /** The pieces joined, when first asked for. */
  readonly bytes: Uint8Array
}

export function bodyOf(type: string, pieces: readonly Uint8Array[]): Body {
  let whole = pieces.length === 1 ? pieces[0] : undefined
  return {
    type,
    length: pieces.reduce((sum, piece) => sum + piece.length, 0),
    pieces,
    get bytes() {
      return (whole ??= Buffer.concat(pieces))
    },
  }
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
  app.addContentTypeParser(
    '*',
    (request: FastifyRequest, payload: Readable, done: (error: Error | null, body?: Body) => void) => {
      take(request, payload, (error, pieces) => {
        if (pieces === undefined) {
          done(error)
          return
        }
        try {
          done(null, bodyOf(mediaTypeOf(request, typesOf(request)), pieces))
        } catch (refused) {
          done(refused as Error)
        }
      })
    },
  )
}

/**
 * Takes a body in. One whose length is told is put where it will stay as it comes: to join 30 MB at their end holds up everybody
 * else meanwhile. A route that only hands it on takes it in pieces.
 */
function take(
  request: FastifyRequest,
  payload: Readable,
  done: (error: Error | null, pieces?: readonly Uint8Array[]) => void,
) {
  const limit = request.routeOptions.bodyLimit
  const inPieces = request.routeOptions.config.declared?.bodyInPieces === true
  const told = request.headers['content-length']
  const length = told === undefined ? undefined : Number(told)
  if (length !== undefined && length > limit) {
    done(tooLarge(limit))
    return
  }
  const pieces: Buffer[] = []
  /** Those of this turn: a piece of one byte takes two hundred, and 32 MB in such pieces would fill the memory. */
  let recent: Buffer[] = []
  let whole: Buffer | undefined
  let taken = 0
  const rest = inTurns(payload)
  const end = (error: Error | null, all?: readonly Uint8Array[]): void => {
    payload.off('data', put)
    payload.off('end', last)
    payload.off('error', fail)
    done(error, all)
  }
  // What the socket gave is nobody else's.
  const drop = (piece: Buffer): void => {
    if (payload instanceof IncomingMessage) giveBack(piece)
  }
  const join = (): void => {
    pieces.push(Buffer.concat(recent))
    for (const piece of recent) drop(piece)
    recent = []
  }
  const put = (piece: Buffer): void => {
    if (taken + piece.length > limit) {
      end(tooLarge(limit))
      return
    }
    if (length === undefined || inPieces) recent.push(piece)
    else piece.copy((whole ??= Buffer.allocUnsafeSlow(length)), taken)
    taken += piece.length
    const isTurn = rest(piece)
    if (whole !== undefined) drop(piece)
    else if (isTurn) join()
  }
  const last = (): void => {
    if (recent.length > 0) join()
    if (length !== undefined && length !== taken) end(new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH())
    else end(null, whole === undefined ? pieces : [whole])
  }
  const fail = (error: Error): void => end(Object.assign(error, { statusCode: 400 }))
  payload.on('data', put)
  payload.on('end', last)
  payload.on('error', fail)
}

/** Bytes as people say them: 256 KiB, 20 MiB. */
export const sizeSaid = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${bytes / 1024} KiB` : `${bytes / 1024 / 1024} MiB`

/** To import is a way out only where a single thing was sent, in a body as small as most. */
function tooLarge(limit: number): Problem {
  const [en, el] =
    limit > defaultBodyLimit
      ? ['Send it in parts.', 'Στείλτε το τμηματικά.']
      : ['Send it in parts, or use an import.', 'Στείλτε το τμηματικά ή χρησιμοποιήστε εισαγωγή.']
  return new Problem('body_too_large', {
    en: `The body is larger than the ${sizeSaid(limit)} that this operation accepts. ${en}`,
    el: `Το σώμα είναι μεγαλύτερο από τα ${sizeSaid(limit)} που δέχεται η ενέργεια. ${el}`,
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
