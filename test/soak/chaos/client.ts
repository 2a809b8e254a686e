import { setTimeout as sleep } from 'node:timers/promises'
import type { Journal } from './journal.ts'

export interface Answer {
  readonly status: number
  readonly code: string
  // Whatever the route answers with.
  // eslint-disable-next-line typescript/no-explicit-any
  readonly body: any
  readonly etag: string | undefined
  /** Milliseconds after which to call again. */
  readonly wait: number
}

/** A process that answers calls, and when it was stopped. */
export interface Target {
  readonly address: string | undefined
  readonly pausedSince: number | undefined
  readonly pausedUntil: number
}

export interface Tenant {
  readonly account: string
  readonly secret: string
}

/** No answer may take longer, but from a process that was stopped for 20 s meanwhile. */
const longest = 31_000

/** Calls one of the processes as a load balancer would; undefined when the connection ended before an answer. */
export async function call(
  journal: Journal,
  apis: readonly Target[],
  tenant: Tenant,
  method: string,
  path: string,
  options: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Answer | undefined> {
  const member = apis[Math.floor(Math.random() * apis.length)]
  if (member?.address === undefined) throw new Error('there is no process to call')
  journal.calls += 1
  const started = performance.now()
  const what = `${method} ${path.replaceAll(/(_|chaos-)[0-9a-z-]{10,}/g, '_…')}`
  try {
    const response = await fetch(member.address + path, {
      method,
      headers: {
        authorization: `Bearer ${tenant.secret}`,
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      signal: AbortSignal.timeout(60_000),
    })
    const text = await response.text()
    const ms = performance.now() - started
    const paused = member.pausedSince !== undefined || member.pausedUntil > started
    if (ms > longest && !paused) journal.violation(`${what} took more than ${longest / 1000} s`)
    if (!paused) journal.times.push(ms)
    if (!paused && ms > journal.longest.ms)
      journal.longest = { ms: Math.round(ms), what: `${what}: ${response.status}` }
    return check(journal, what, response, text)
  } catch (error) {
    journal.lost += 1
    if (error instanceof Error && error.name === 'TimeoutError' && member.pausedUntil < started)
      journal.violation(`${what} was not answered in 60 s`)
    else if (!(error instanceof TypeError)) throw error
    return undefined
  }
}

function check(journal: Journal, what: string, response: Response, text: string): Answer {
  const { status, headers } = response
  let body: unknown
  try {
    body = text === '' ? undefined : JSON.parse(text)
  } catch {
    journal.violation(`${what}: the answer is no JSON (${status})`)
  }
  const code = status < 400 ? '' : String((body as { code?: unknown } | undefined)?.code)
  journal.count(status < 400 ? String(status) : `${status} ${code}`)
  const after = headers.get('retry-after')
  if (status >= 500 && status !== 503) journal.violation(`${what}: ${status} ${text.slice(0, 300)}`)
  if (status === 503 || status === 429) {
    if (headers.get('content-type')?.startsWith('application/problem+json') !== true)
      journal.violation(`${what}: ${status} is no problem`)
    if (after === null || !/^[1-9]\d*$/.test(after)) journal.violation(`${what}: ${status} ${code} without Retry-After`)
    if (status === 503 && Number(after) > 5) journal.violation(`${what}: 503 with Retry-After ${after}`)
  }
  return { status, code, body, etag: headers.get('etag') ?? undefined, wait: Number(after ?? 1) * 1000 }
}

/** Whether the answer says only that it is not the time: nothing of the call has happened, or it is known what did. */
export function notNow(answer: Answer): boolean {
  return answer.status === 503 || answer.status === 429 || answer.code === 'idempotency_conflict'
}

/**
 * Calls again under the same Idempotency-Key until the service says what came of it.
 * @returns the answer, `done` when it took effect and only its answer was lost, undefined when nothing was learned in two minutes
 */
export async function insist(
  journal: Journal,
  apis: readonly Target[],
  tenant: Tenant,
  path: string,
  body: unknown,
): Promise<Answer | 'done' | undefined> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const once = () => call(journal, apis, tenant, 'POST', path, { body, headers })
  const until = performance.now() + 120_000
  while (performance.now() < until) {
    // Now and then the same call twice at a time, as an impatient client sends it.
    const answers = Math.random() < 0.1 ? await Promise.all([once(), once()]) : [await once()]
    const final = answers.filter((answer) => answer !== undefined).filter((answer) => !notNow(answer))
    const [first, second] = final
    if (first?.code === 'idempotency_answer_lost') {
      journal.answersLost += 1
      return 'done'
    }
    if (second !== undefined && first !== undefined && first.status < 300 && first.body?.id !== second.body?.id)
      journal.violation(`POST ${path}: one key, two answers`)
    if (first !== undefined) return first
    await sleep(Math.max(100, ...answers.map((answer) => Math.min(answer?.wait ?? 200, 10_000))))
  }
  return undefined
}
