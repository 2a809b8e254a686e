// Generated from openapi.json by `npm run sdk`. Change scripts/sdk instead.

import { path } from '../../core/address.ts'
import type { APIPromise } from '../../core/answers.ts'
import type { ChangeOptions, PostOptions, ReadOptions, RequestOptions } from '../../core/options.ts'
import type { PagePromise } from '../../core/pages.ts'
import { Resource } from '../../core/resource.ts'
import type {
  Alert,
  AlertCreateParams,
  AlertListQuery,
  AlertNotification,
  AlertNotificationsQuery,
  AlertPreview,
  AlertPreviewParams,
  AlertReplaceParams,
  AlertTest,
} from '../schemas.ts'

/** Deadline alerts and their notifications. */
export class AlertsResource extends Resource {
  /**
   * List alerts, newest first.
   *
   * Needs the scope `alerts:read`.
   */
  list(query?: AlertListQuery, options?: RequestOptions): PagePromise<Alert> {
    return this.transport.page('GET', path`/api/v1/alerts`, { query, options })
  }

  /**
   * Create an alert.
   *
   * Lead times that have passed already are told once, at once. Addresses of mail that have not agreed yet are asked
   * first.
   *
   * Needs the scope `alerts:write`.
   *
   * @throws ConflictError, UnprocessableEntityError
   */
  create(body: AlertCreateParams, options?: PostOptions): APIPromise<Alert> {
    return this.transport.json('POST', path`/api/v1/alerts`, { body, keyed: true, options })
  }

  /**
   * Which notices an alert would send, and when.
   *
   * Nothing is stored or sent. It holds if nothing changes meanwhile.
   *
   * Needs the scope `alerts:read`.
   *
   * @throws ConflictError, UnprocessableEntityError
   */
  preview(body: AlertPreviewParams, options?: PostOptions): APIPromise<AlertPreview> {
    return this.transport.json('POST', path`/api/v1/alerts/preview`, { body, keyed: true, options })
  }

  /**
   * Get an alert.
   *
   * Needs the scope `alerts:read`.
   *
   * @param id Alert id, `alr_…`.
   * @throws NotFoundError
   */
  get(id: string, options?: ReadOptions<Alert>): APIPromise<Alert> {
    return this.transport.json('GET', path`/api/v1/alerts/${id}`, { options })
  }

  /**
   * Replace an alert.
   *
   * What it has told stays told: only what the change makes due goes out. A Slack address that is sent back as shown
   * stays as it is.
   *
   * Needs the scope `alerts:write`.
   *
   * @param id Alert id, `alr_…`.
   * @throws NotFoundError, ConflictError, PreconditionFailedError, UnprocessableEntityError
   */
  replace(id: string, body: AlertReplaceParams, options?: ChangeOptions): APIPromise<Alert> {
    return this.transport.json('PUT', path`/api/v1/alerts/${id}`, { body, options })
  }

  /**
   * Delete an alert.
   *
   * With its history. What waits to be sent is not sent.
   *
   * Needs the scope `alerts:write`.
   *
   * @param id Alert id, `alr_…`.
   * @throws NotFoundError, PreconditionFailedError, UnprocessableEntityError
   */
  delete(id: string, options?: ChangeOptions): APIPromise<void> {
    return this.transport.nothing('DELETE', path`/api/v1/alerts/${id}`, { options })
  }

  /**
   * What an alert has told, newest first: sent, failed, waiting, or suppressed with the reason.
   *
   * Needs the scope `alerts:read`.
   *
   * @param id Alert id, `alr_…`.
   * @throws NotFoundError
   */
  notifications(id: string, query?: AlertNotificationsQuery, options?: RequestOptions): PagePromise<AlertNotification> {
    return this.transport.page('GET', path`/api/v1/alerts/${id}/notifications`, { query, options })
  }

  /**
   * Send a test through every channel.
   *
   * Once and at once, whatever the schedule says. Nothing goes to an address that has not agreed. Webhooks get a
   * signed `webhook.test`.
   *
   * Needs the scope `alerts:write`.
   *
   * @param id Alert id, `alr_…`.
   * @throws NotFoundError, ConflictError, UnprocessableEntityError
   */
  test(id: string, options?: PostOptions): APIPromise<AlertTest> {
    return this.transport.json('POST', path`/api/v1/alerts/${id}/test`, { keyed: true, options })
  }
}
