// Generated from openapi.json by `npm run sdk`. Change scripts/sdk instead.

import { path } from '../../core/address.ts'
import type { APIPromise } from '../../core/answers.ts'
import type { Download } from '../../core/download.ts'
import type { RequestOptions } from '../../core/options.ts'
import type { PagePromise } from '../../core/pages.ts'
import { Resource } from '../../core/resource.ts'
import type { Account, AccountAuditQuery, AuditEntry } from '../schemas.ts'

/** The account, its usage and its audit log. */
export class AccountResource extends Resource {
  /**
   * The account: tier, limits, usage.
   *
   * Every key and session may call it.
   */
  get(options?: RequestOptions): APIPromise<Account> {
    return this.transport.json('GET', path`/api/v1/account`, { options })
  }

  /**
   * Everything the account holds.
   *
   * One JSON object a line, `{ "table", "row" }`, of every table with rows of the account; secrets, hashes and
   * tokens are left out. Answers kept for Idempotency-Key (24 hours) are not in it.
   *
   * Needs the scope `keys:admin`.
   */
  export(options?: RequestOptions): APIPromise<Download> {
    return this.transport.file('GET', path`/api/v1/account/export`, {
      accept: 'application/x-ndjson, application/problem+json',
      options,
    })
  }

  /**
   * Who changed what, newest first.
   *
   * Needs the scope `keys:admin`.
   */
  audit(query?: AccountAuditQuery, options?: RequestOptions): PagePromise<AuditEntry> {
    return this.transport.page('GET', path`/api/v1/account/audit`, { query, options })
  }
}
