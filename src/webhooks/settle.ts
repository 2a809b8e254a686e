import { afterAttempt, type EndpointHealth, type EndpointStatus, type Notice } from '../core/delivery/endpoint.ts'
import { judge, type Verdict } from '../core/delivery/outcome.ts'
import type { Database, Tx } from '../platform/db/db.ts'
import { currentTrace, inSpan } from '../platform/tracing.ts'
import { record } from '../platform/events/events.ts'
import { discardWaiting, settleDeliveries, type Claimed, type Settled } from './delivery-store.ts'
import type { WebhooksKit } from './kit.ts'
import type { SendResult } from './sender.ts'
import { signedHeaders } from './signing.ts'
import { noticeEvent } from './webhook-events.ts'
import { lockForHealth, noteSuccess, saveHealth, type Endpoint } from './webhook-store.ts'

/** An attempt that was made, and what it means. */
export interface Attempted {
  readonly claimed: Claimed
  readonly at: Temporal.Instant
  readonly result: SendResult
  readonly verdict: Verdict
}

/** Signs and sends one delivery, once. The timestamp is the attempt's; id and bytes are the event's. */
export async function attemptDelivery(
  kit: WebhooksKit,
  claimed: Claimed,
  body: string,
  now: () => Temporal.Instant,
): Promise<Attempted> {
  const at = now()
  const sealed = [claimed.secret, ...(claimed.previous_secret === null ? [] : [claimed.previous_secret])]
  const keys = sealed.map((each) => kit.secrets.key(claimed.endpoint_id, each))
  const headers = signedHeaders(keys, claimed.event_id, Math.floor(at.epochMilliseconds / 1000), body)
  const attributes = { 'http.request.method': 'POST', event_id: claimed.event_id, webhook_id: claimed.endpoint_id }
  const part = { name: 'webhook delivery', kind: 'client', parent: claimed.trace, attributes } as const
  const result = await inSpan(part, async (span) => {
    const own = currentTrace()
    const sent = await kit.sender.send({
      url: claimed.url,
      headers: own === null ? headers : { ...headers, traceparent: own },
      body,
    })
    if (sent.status !== null) span.setAttribute('http.response.status_code', sent.status)
    if (sent.error !== null) span.setAttribute('error.type', sent.error)
    return sent
  })
  const verdict = judge(
    result,
    { attempts: claimed.series + 1, most: claimed.most },
    now().epochMilliseconds,
    kit.chance(),
  )
  kit.metrics.attempted(verdict.kind, result.latencyMs / 1000)
  return { claimed, at, result, verdict }
}

/** An attempt that could not even be made; it is tried again like any other. */
export function failedAttempt(kit: WebhooksKit, claimed: Claimed, at: Temporal.Instant): Attempted {
  const result: SendResult = { status: null, error: 'internal', latencyMs: 0, excerpt: '' }
  const verdict = judge(
    result,
    { attempts: claimed.series + 1, most: claimed.most },
    at.epochMilliseconds,
    kit.chance(),
  )
  return { claimed, at, result, verdict }
}

/** A minute: how old the time of the last success of a healthy endpoint may be. */
const successEvery = 60_000

/**
 * Writes down a batch of attempts: each with what follows for its delivery, and what all of them mean for
 * their endpoints. One transaction; when all went well with healthy endpoints, one statement.
 */
export class Book {
  readonly #db: Database
  readonly #kit: WebhooksKit
  readonly #holder: string
  readonly #successSeen = new Map<string, number>()

  constructor(db: Database, kit: WebhooksKit, holder: string) {
    this.#db = db
    this.#kit = kit
    this.#holder = holder
  }

  async write(attempts: readonly Attempted[], now: Temporal.Instant): Promise<void> {
    const lines = attempts.map(lineOf)
    const notices = await this.#db.asService('deliver webhooks', async (tx) => {
      const told = await this.#noteHealth(tx, attempts, lines, now)
      this.#kit.metrics.settled(await settleDeliveries(tx, this.#holder, lines, now))
      return told
    })
    for (const notice of notices) if (notice.kind === 'disabled') this.#kit.metrics.disabled(notice.reason)
  }

  /** Trials say nothing of an endpoint's health, since they are made while it is being set up; nor do our own faults. */
  async #noteHealth(
    tx: Tx,
    attempts: readonly Attempted[],
    lines: Settled[],
    now: Temporal.Instant,
  ): Promise<Notice[]> {
    const counted = attempts
      .map((attempt, index) => ({ attempt, index }))
      .filter(({ attempt }) => attempt.claimed.most > 1 && attempt.result.error !== 'internal')
    const byEndpoint = Map.groupBy(counted, ({ attempt }) => attempt.claimed.endpoint_id)
    const eventful = [...byEndpoint].filter(([, group]) =>
      group.some(({ attempt }) => attempt.verdict.kind !== 'succeeded' || attempt.claimed.shaky),
    )
    const locked = await lockForHealth(
      tx,
      eventful.map(([id]) => id),
    )
    const notices: Notice[] = []
    const disabled: string[] = []
    for (const [id, group] of eventful) {
      const endpoint = locked.get(id)
      if (endpoint === undefined) continue
      const after = await this.#change(tx, endpoint, group, now)
      notices.push(...after.notices)
      if (after.status === 'disabled') {
        disabled.push(id)
        for (const { index } of group) discard(lines, index)
      }
    }
    await discardWaiting(tx, disabled, now)
    await this.#noteSuccesses(tx, byEndpoint, locked, now)
    return notices
  }

  async #change(
    tx: Tx,
    endpoint: Endpoint,
    group: readonly { readonly attempt: Attempted }[],
    now: Temporal.Instant,
  ): Promise<{ status: EndpointStatus; notices: Notice[] }> {
    let health: EndpointHealth = endpoint.health
    const notices: Notice[] = []
    let success: Temporal.Instant | null = null
    let failure: Temporal.Instant | null = null
    for (const { attempt } of group) {
      const after = afterAttempt(health, attempt.verdict, now.epochMilliseconds)
      health = after.health
      if (after.notice !== null) notices.push(after.notice)
      if (attempt.verdict.kind === 'succeeded') success = attempt.at
      else failure = attempt.at
    }
    await saveHealth(tx, endpoint.id, health, { success, failure }, shown(health) !== shown(endpoint.health))
    for (const notice of notices) await record(tx, noticeEvent(endpoint.accountId, endpoint.id, notice, now))
    return { status: health.status, notices }
  }

  async #noteSuccesses(
    tx: Tx,
    groups: ReadonlyMap<string, unknown>,
    locked: ReadonlyMap<string, unknown>,
    now: Temporal.Instant,
  ): Promise<void> {
    const ms = now.epochMilliseconds
    const due = [...groups.keys()].filter(
      (id) => !locked.has(id) && ms - (this.#successSeen.get(id) ?? -Infinity) >= successEvery,
    )
    if (due.length === 0) return
    if (this.#successSeen.size > 10_000) this.#successSeen.clear()
    for (const id of due) this.#successSeen.set(id, ms)
    await noteSuccess(tx, due, now)
  }
}

/** What the owner sees of it: when that changes, its version does. */
const shown = ({ status, reason, failingSince, brokeAt }: EndpointHealth): string =>
  [status, reason, failingSince, brokeAt].join()

function lineOf({ claimed, at, result, verdict }: Attempted): Settled {
  const nextAt = verdict.kind === 'retry' ? at.add({ milliseconds: result.latencyMs + verdict.waitMs }) : null
  const status = verdict.kind === 'retry' ? 'retrying' : verdict.kind === 'gone' ? 'discarded' : verdict.kind
  return {
    id: claimed.id,
    status,
    nextAt,
    at,
    answer: result.status,
    error: result.error,
    latencyMs: result.latencyMs,
    excerpt: result.excerpt,
  }
}

/** Nothing more is sent to a disabled endpoint; its events can be replayed. */
function discard(lines: Settled[], index: number): void {
  const line = lines[index]
  if (line !== undefined && line.status === 'retrying') lines[index] = { ...line, status: 'discarded', nextAt: null }
}
