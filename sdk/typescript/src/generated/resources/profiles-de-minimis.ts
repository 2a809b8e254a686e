// Generated from openapi.json by `npm run sdk`. Change scripts/sdk instead.

import { path } from '../../core/address.ts'
import type { APIPromise } from '../../core/answers.ts'
import type { ChangeOptions, ReadOptions } from '../../core/options.ts'
import { Resource } from '../../core/resource.ts'
import type { DeMinimisGetQuery, DeMinimisLedger, DeMinimisLedgerBody } from '../schemas.ts'

/** De minimis aid of the single undertaking that a profile belongs to. */
export class ProfilesDeMinimisResource extends Resource {
  /**
   * De minimis ledger of the single undertaking.
   *
   * What was granted to the enterprises under one control, what applications hold, what is left on the expected day
   * of award, and when more comes back.
   *
   * Needs the scope `profiles:read`.
   *
   * @param id Id that starts with `prf_`.
   * @throws NotFoundError
   */
  get(id: string, query?: DeMinimisGetQuery, options?: ReadOptions<DeMinimisLedger>): APIPromise<DeMinimisLedger> {
    return this.transport.json('GET', path`/api/v1/profiles/${id}/de-minimis`, { query, options })
  }

  /**
   * Replace a profile’s de minimis entries.
   *
   * The profile’s own entries; those of other enterprises stand in their profiles or relations. `If-Match` takes the
   * version of the profile.
   *
   * Needs the scope `profiles:write`.
   *
   * @param id Id that starts with `prf_`.
   * @throws NotFoundError, PreconditionFailedError, UnprocessableEntityError
   */
  replace(id: string, body: DeMinimisLedgerBody, options?: ChangeOptions): APIPromise<DeMinimisLedger> {
    return this.transport.json('PUT', path`/api/v1/profiles/${id}/de-minimis`, { body, options })
  }
}
