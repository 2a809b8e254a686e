import type { DisabledReason, Notice } from '../core/delivery/endpoint.ts'
import type { DomainEvent } from '../platform/events/events.ts'

interface Subject extends Record<string, string> {
  webhook_id: string
}

/** An endpoint keeps failing; told when it begins, and at half, three quarters and nine tenths of the way to being disabled. */
export interface WebhookFailing extends DomainEvent {
  readonly type: 'webhook.failing'
  readonly subject: Subject
  readonly data: {
    readonly failing_since: string
    readonly disabled_at: string
    readonly percent: number
    readonly url: string
  }
}

export interface WebhookDisabled extends DomainEvent {
  readonly type: 'webhook.disabled'
  readonly subject: Subject
  readonly data: { readonly reason: DisabledReason; readonly failing_since: string | null; readonly url: string }
}

/** A trial: sent by the one who asks for it, so that nobody reacts. */
export interface WebhookTest extends DomainEvent {
  readonly type: 'webhook.test'
  readonly subject: Subject
  readonly data: { readonly url: string }
}

export type WebhookEvent = WebhookFailing | WebhookDisabled | WebhookTest

const urlOf = (id: string) => `/api/v1/webhooks/${id}`
const instantOf = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toString()

/** What the owner of an endpoint is told of it. */
export function noticeEvent(
  accountId: string,
  id: string,
  notice: Notice,
  occurredAt: Temporal.Instant,
): WebhookFailing | WebhookDisabled {
  const base = { accountId, occurredAt, subject: { webhook_id: id } }
  if (notice.kind === 'disabled') {
    const since = notice.since === null ? null : instantOf(notice.since)
    return { ...base, type: 'webhook.disabled', data: { reason: notice.reason, failing_since: since, url: urlOf(id) } }
  }
  return {
    ...base,
    type: 'webhook.failing',
    data: {
      failing_since: instantOf(notice.since),
      disabled_at: instantOf(notice.disabledAt),
      percent: notice.percent,
      url: urlOf(id),
    },
  }
}

export function testEvent(accountId: string, id: string, occurredAt: Temporal.Instant): WebhookTest {
  return { type: 'webhook.test', accountId, occurredAt, subject: { webhook_id: id }, data: { url: urlOf(id) } }
}
