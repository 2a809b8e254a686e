import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { Log } from '../log.ts'
import { isAnswered } from './early-answer.ts'
import { asProblem, problemBody, problemType } from './refusal.ts'

/**
 * Answers what never became a request: too many header bytes (431), a request that took too long (408), lines that are
 * not HTTP (400). Then the connection is closed, since nobody knows where the next request would begin.
 */
export function closeSocketsCleanly(log: Log): (error: Error & { code?: string }, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswered(socket)) {
      socket.destroy()
      return
    }
    const code =
      error.code !== undefined && error.code.startsWith('HPE_') && error.code !== 'HPE_HEADER_OVERFLOW'
        ? 'FST_ERR_CTP_INVALID_CONTENT_LENGTH'
        : error.code
    const problem = asProblem(Object.assign(new Error(error.message), { code }))
    const requestId = randomUUID()
    log.info({ request_id: requestId, code: error.code, status: problem.status }, 'not a request')
    const body = JSON.stringify(problemBody(problem, 'en', requestId))
    const head = [
      `HTTP/1.1 ${problem.status} ${reasons[problem.status] ?? 'Error'}`,
      `Content-Type: ${problemType}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
      'Content-Language: en',
      'Connection: close',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
}

const reasons: Readonly<Record<number, string | undefined>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
}
