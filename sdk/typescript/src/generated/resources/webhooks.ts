// Generated from openapi.json by `npm run sdk`. Change scripts/sdk instead.

import { path } from '../../core/address.ts'
import type { APIPromise } from '../../core/answers.ts'
import type { ChangeOptions, PostOptions, ReadOptions, RequestOptions } from '../../core/options.ts'
import type { PagePromise } from '../../core/pages.ts'
import { Resource } from '../../core/resource.ts'
import type {
  Webhook,
  WebhookCreateParams,
  WebhookDeliveriesQuery,
  WebhookDelivery,
  WebhookListQuery,
  WebhookReplay,
  WebhookReplayParams,
  WebhookRotateSecretParams,
  WebhookUpdateParams,
  WebhookWithSecret,
} from '../schemas.ts'

/** Addresses of yours that events are pushed to. */
export class WebhooksResource extends Resource {
  /**
   * Register a webhook.
   *
   * Events of these types are sent to the address from now on, signed as Standard Webhooks 1.0.0 says. The answer is
   * the only place where the secret can be read.
   *
   * Needs the scope `webhooks:write`.
   *
   * @throws ConflictError, UnprocessableEntityError
   */
  create(body: WebhookCreateParams, options?: PostOptions): APIPromise<WebhookWithSecret> {
    return this.transport.json('POST', path`/api/v1/webhooks/register`, { body, keyed: true, options })
  }

  /**
   * List webhooks, newest first.
   *
   * Needs the scope `webhooks:read`.
   */
  list(query?: WebhookListQuery, options?: RequestOptions): PagePromise<Webhook> {
    return this.transport.page('GET', path`/api/v1/webhooks`, { query, options })
  }

  /**
   * Get a webhook.
   *
   * Needs the scope `webhooks:read`.
   *
   * @param id Webhook id, `whk_…`.
   * @throws NotFoundError
   */
  get(id: string, options?: ReadOptions<Webhook>): APIPromise<Webhook> {
    return this.transport.json('GET', path`/api/v1/webhooks/${id}`, { options })
  }

  /**
   * Change a webhook, or switch it on or off.
   *
   * JSON merge patch (RFC 7396). Switched off, what waits for it is given up; it can be replayed. Switched on, its
   * failures are forgotten.
   *
   * Needs the scope `webhooks:write`.
   *
   * @param id Webhook id, `whk_…`.
   * @throws NotFoundError, ConflictError, PreconditionFailedError, UnprocessableEntityError
   */
  update(id: string, body: WebhookUpdateParams, options?: ChangeOptions): APIPromise<Webhook> {
    return this.transport.json('PATCH', path`/api/v1/webhooks/${id}`, {
      body,
      bodyType: 'application/merge-patch+json',
      options,
    })
  }

  /**
   * Delete a webhook.
   *
   * With its queue and its delivery log.
   *
   * Needs the scope `webhooks:write`.
   *
   * @param id Webhook id, `whk_…`.
   * @throws NotFoundError, PreconditionFailedError, UnprocessableEntityError
   */
  delete(id: string, options?: ChangeOptions): APIPromise<void> {
    return this.transport.nothing('DELETE', path`/api/v1/webhooks/${id}`, { options })
  }

  /**
   * Send a trial event.
   *
   * A signed `webhook.test` is sent once and at once, also while the webhook is disabled. It is not retried and does
   * not count as a failure.
   *
   * Needs the scope `webhooks:write`.
   *
   * @param id Webhook id, `whk_…`.
   * @throws NotFoundError, ConflictError, UnprocessableEntityError
   */
  test(id: string, options?: PostOptions): APIPromise<WebhookDelivery> {
    return this.transport.json('POST', path`/api/v1/webhooks/${id}/test`, { keyed: true, options })
  }

  /**
   * Replace the secret of a webhook.
   *
   * Until the overlap ends every call carries two signatures, one of each secret, so that receivers can change at
   * their own time. Replaced again before that, the oldest secret ends at once.
   *
   * Needs the scope `webhooks:write`.
   *
   * @param id Webhook id, `whk_…`.
   * @throws NotFoundError, ConflictError, UnprocessableEntityError
   */
  rotateSecret(id: string, body?: WebhookRotateSecretParams, options?: PostOptions): APIPromise<WebhookWithSecret> {
    return this.transport.json('POST', path`/api/v1/webhooks/${id}/rotate-secret`, { body, keyed: true, options })
  }

  /**
   * Deliveries of a webhook with their attempts, newest event first.
   *
   * Needs the scope `webhooks:read`.
   *
   * @param id Webhook id, `whk_…`.
   * @throws NotFoundError
   */
  deliveries(id: string, query?: WebhookDeliveriesQuery, options?: RequestOptions): PagePromise<WebhookDelivery> {
    return this.transport.page('GET', path`/api/v1/webhooks/${id}/deliveries`, { query, options })
  }

  /**
   * Send events again.
   *
   * Give `ids`, or `since` (and `until`), or `since_broken`. The same id and bytes are sent as before, with a fresh
   * timestamp, 100 events a second at most. `dry_run` only counts.
   *
   * Needs the scope `webhooks:write`.
   *
   * The work goes on afterwards: `jobs.wait` waits for it.
   *
   * @param id Webhook id, `whk_…`.
   * @throws NotFoundError, ConflictError, UnprocessableEntityError
   */
  replay(id: string, body?: WebhookReplayParams, options?: PostOptions): APIPromise<WebhookReplay> {
    return this.transport.json('POST', path`/api/v1/webhooks/${id}/replay`, { body, keyed: true, options })
  }
}
