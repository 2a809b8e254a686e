// Generated from openapi.json by `npm run sdk`. Change scripts/sdk instead.

import { path } from '../../core/address.ts'
import type { APIPromise } from '../../core/answers.ts'
import type { ReadOptions, RequestOptions } from '../../core/options.ts'
import { Resource } from '../../core/resource.ts'
import type { Job } from '../schemas.ts'

/** Long work under way. */
export class JobsResource extends Resource {
  /**
   * How long work is going.
   *
   * While it is queued or running, `Retry-After` says when to ask again.
   *
   * Every key and session may call it.
   *
   * @param id Id that starts with `job_`.
   * @throws NotFoundError
   */
  get(id: string, options?: ReadOptions<Job>): APIPromise<Job> {
    return this.transport.json('GET', path`/api/v1/jobs/${id}`, { options })
  }

  /**
   * Cancel long work.
   *
   * At once when it has not started; else it is told to stop, and ends as cancelled a moment later. A finished job
   * stays as it is.
   *
   * Every key and session may call it.
   *
   * @param id Id that starts with `job_`.
   * @throws NotFoundError, UnprocessableEntityError
   */
  cancel(id: string, options?: RequestOptions): APIPromise<Job> {
    return this.transport.json('DELETE', path`/api/v1/jobs/${id}`, { options })
  }
}
