// Generated from openapi.json by `npm run sdk`. Change scripts/sdk instead.

import { path } from '../../core/address.ts'
import type { APIPromise } from '../../core/answers.ts'
import type { ReadOptions, RequestOptions } from '../../core/options.ts'
import type { PagePromise } from '../../core/pages.ts'
import { Resource } from '../../core/resource.ts'
import type { Event, EventListQuery } from '../schemas.ts'

/** Events of the account and of the catalogue, polled instead of pushed. */
export class EventsResource extends Resource {
  /**
   * Events of the account and of the catalogue, oldest first.
   *
   * The same envelopes that are pushed, in an order that never changes. To poll, send the id of the last event you
   * have read as `after`: nothing is missed or told twice. Events are kept 30 days.
   *
   * Needs the scope `webhooks:read`.
   */
  list(query?: EventListQuery, options?: RequestOptions): PagePromise<Event> {
    return this.transport.page('GET', path`/api/v1/events`, { query, options })
  }

  /**
   * Get an event.
   *
   * Needs the scope `webhooks:read`.
   *
   * @param id Event id, `evt_…`.
   * @throws NotFoundError
   */
  get(id: string, options?: ReadOptions<Event>): APIPromise<Event> {
    return this.transport.json('GET', path`/api/v1/events/${id}`, { options })
  }
}
