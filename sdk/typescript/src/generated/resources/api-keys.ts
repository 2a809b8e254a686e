// Generated from openapi.json by `npm run sdk`. Change scripts/sdk instead.

import { path } from '../../core/address.ts'
import type { APIPromise } from '../../core/answers.ts'
import type { PostOptions, RequestOptions } from '../../core/options.ts'
import type { PagePromise } from '../../core/pages.ts'
import { Resource } from '../../core/resource.ts'
import type { ApiKey, ApiKeyCreateParams, ApiKeyListQuery, ApiKeyRotateParams, NewApiKey } from '../schemas.ts'

/** API keys of the account. */
export class ApiKeysResource extends Resource {
  /**
   * API keys, newest first.
   *
   * Needs the scope `keys:admin`.
   */
  list(query?: ApiKeyListQuery, options?: RequestOptions): PagePromise<ApiKey> {
    return this.transport.page('GET', path`/api/v1/api-keys`, { query, options })
  }

  /**
   * Make an API key.
   *
   * The answer is the only place where the key can be read. Nobody can grant a scope they lack.
   *
   * Needs the scope `keys:admin`.
   *
   * @throws ConflictError, UnprocessableEntityError
   */
  create(body: ApiKeyCreateParams, options?: PostOptions): APIPromise<NewApiKey> {
    return this.transport.json('POST', path`/api/v1/api-keys`, { body, keyed: true, options })
  }

  /**
   * Replace an API key.
   *
   * Makes a successor with the same name and scopes. Both work until the overlap ends.
   *
   * Needs the scope `keys:admin`.
   *
   * @param id Id that starts with `key_`.
   * @throws NotFoundError, ConflictError, UnprocessableEntityError
   */
  rotate(id: string, body?: ApiKeyRotateParams, options?: PostOptions): APIPromise<NewApiKey> {
    return this.transport.json('POST', path`/api/v1/api-keys/${id}/rotate`, { body, keyed: true, options })
  }

  /**
   * Revoke an API key.
   *
   * It is refused from now on, everywhere. It stays in the list, marked as revoked.
   *
   * Needs the scope `keys:admin`.
   *
   * @param id Id that starts with `key_`.
   * @throws NotFoundError, UnprocessableEntityError
   */
  revoke(id: string, options?: RequestOptions): APIPromise<void> {
    return this.transport.nothing('DELETE', path`/api/v1/api-keys/${id}`, { options })
  }
}
