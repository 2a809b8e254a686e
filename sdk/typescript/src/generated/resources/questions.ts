// Generated from openapi.json by `npm run sdk`. Change scripts/sdk instead.

import { path } from '../../core/address.ts'
import type { APIPromise } from '../../core/answers.ts'
import type { RequestOptions } from '../../core/options.ts'
import { Resource } from '../../core/resource.ts'
import type { AccountQuestions, QuestionsListQuery } from '../schemas.ts'

/** Missing facts that would decide most, over all profiles. */
export class QuestionsResource extends Resource {
  /**
   * Which missing fact, over all profiles, would decide most.
   *
   * Needs the scope `matches:read`.
   */
  list(query?: QuestionsListQuery, options?: RequestOptions): APIPromise<AccountQuestions> {
    return this.transport.json('GET', path`/api/v1/questions`, { query, options })
  }
}
