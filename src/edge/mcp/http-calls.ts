import { addressOf, type CallRoute } from '../../platform/http/route-call.ts'
import { sayProtocol } from '../../wording/protocol.ts'
import { Refused } from './tool.ts'

/** Milliseconds; the service itself answers within 30 s. */
const longest = 35_000

/**
 * Calls of the service by HTTP, with an API key.
 * @throws Refused `service_unreachable` where nothing, or something else, answers
 */
export function callsByHttp({ url, key }: { url: string; key: string }): CallRoute {
  const base = url.replace(/\/$/, '')
  return async (call) => {
    const { language } = call
    let answer: Response
    try {
      answer = await fetch(`${base}${addressOf(call)}`, {
        method: call.method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        signal: AbortSignal.timeout(longest),
        redirect: 'error',
      })
    } catch {
      throw unreachable(sayProtocol('unreachable.service', language, { url: base }))
    }
    const type = answer.headers.get('content-type') ?? ''
    if (!/^application\/(problem\+)?json\b/.test(type))
      throw unreachable(sayProtocol('unreachable.answer', language, { url: base, status: answer.status }))
    return { status: answer.status, type, text: await answer.text() }
  }
}

const unreachable = (detail: string): Refused => new Refused({ code: 'service_unreachable', detail })
