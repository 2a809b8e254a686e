// Generated from openapi.json by `npm run sdk`. Change scripts/sdk instead.

import { path } from '../../core/address.ts'
import type { APIPromise } from '../../core/answers.ts'
import type { PostOptions } from '../../core/options.ts'
import { Resource } from '../../core/resource.ts'
import type { CalendarToken, CalendarTokenCreateParams } from '../schemas.ts'

/** Addresses of calendar feeds with the deadlines of an account. */
export class CalendarTokensResource extends Resource {
  /**
   * Make the address of a calendar feed.
   *
   * The feed (iCalendar) holds the deadlines and openings of the programmes that fit, with alarms at the lead times.
   * The same name again gives it a new address and the old one stops working.
   *
   * Needs the scope `alerts:write`.
   *
   * @throws ConflictError, UnprocessableEntityError
   */
  create(body?: CalendarTokenCreateParams, options?: PostOptions): APIPromise<CalendarToken> {
    return this.transport.json('POST', path`/api/v1/calendar-tokens`, { body, keyed: true, options })
  }
}
