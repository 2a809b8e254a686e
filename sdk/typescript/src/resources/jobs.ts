import { pause } from '../core/attempt.ts'
import { JobFailedError, WaitTimeoutError, retryAfterOf } from '../core/errors.ts'
import type { RequestOptions } from '../core/options.ts'
import { JobsResource } from '../generated/resources/jobs.ts'
import type { Job } from '../generated/schemas.ts'

export interface WaitOptions extends RequestOptions {
  /** Milliseconds between looks; unless given, what the service says, which is a second. */
  readonly pollInterval?: number | undefined
  /** Milliseconds to wait at most, then a `WaitTimeoutError`; unless given, until it ends. */
  readonly maxWait?: number | undefined
  /** Told of each look: `job.progress` is how much is done. */
  readonly onProgress?: ((job: Job) => void) | undefined
}

/** Something that started long work, by itself or its id. */
export type Started = string | { readonly job_id: string } | Job

export class Jobs extends JobsResource {
  /**
   * Waits until long work has ended.
   * @param started what started it (`profiles.importFile`, `match.recompute`…), the job, or its id
   * @returns the job, with its `result`
   * @throws JobFailedError when it failed or was cancelled; WaitTimeoutError after `maxWait`; AbortError by `signal`
   */
  async wait(started: Started, options: WaitOptions = {}): Promise<Job> {
    const { pollInterval, maxWait = Infinity, onProgress, ...request } = options
    const id = typeof started === 'string' ? started : 'job_id' in started ? started.job_id : started.id
    const begun = Date.now()
    for (;;) {
      const { data: job, response } = await this.get(id, request).withResponse()
      onProgress?.(job)
      if (job.status === 'succeeded') return job
      if (job.status === 'failed' || job.status === 'cancelled') throw new JobFailedError(job)
      const left = begun + maxWait - Date.now()
      if (left <= 0) throw new WaitTimeoutError(job, maxWait)
      const wait = pollInterval ?? (retryAfterOf(response.headers) ?? 1) * 1000
      await pause(Math.min(wait, left), request.signal)
    }
  }
}
