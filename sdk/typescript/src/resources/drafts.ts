import { DraftFailedError, JobFailedError } from '../core/errors.ts'
import type { PostOptions } from '../core/options.ts'
import type { Transport } from '../core/transport.ts'
import { DraftsResource } from '../generated/resources/drafts.ts'
import type { Draft, DraftSummary, GenerateDraftBody } from '../generated/schemas.ts'
import { Jobs, type WaitOptions } from './jobs.ts'

export class Drafts extends DraftsResource {
  readonly #jobs: Jobs

  constructor(transport: Transport) {
    super(transport)
    this.#jobs = new Jobs(transport)
  }

  /**
   * Waits until a draft is made.
   * @returns the draft with its document
   * @throws DraftFailedError when it could not be made or was cancelled; WaitTimeoutError after `maxWait`; AbortError by `signal`
   */
  async wait(draft: string | Draft | DraftSummary, options: WaitOptions = {}): Promise<Draft> {
    const { pollInterval: _interval, maxWait: _most, onProgress: _told, ...request } = options
    const { id, status, job_id: job } = typeof draft === 'string' ? await this.get(draft, request) : draft
    let failure: unknown
    if (status === 'queued' || status === 'generating') {
      try {
        await this.#jobs.wait(job, options)
      } catch (error) {
        if (!(error instanceof JobFailedError)) throw error
        failure = error
      }
    }
    const made = await this.get(id, request)
    if (failure !== undefined || made.status === 'failed' || made.status === 'cancelled')
      throw new DraftFailedError(made, failure)
    return made
  }

  /** Makes a draft and waits until it is there. @throws as `create` and `wait` */
  async createAndWait(body: GenerateDraftBody, options: WaitOptions & PostOptions = {}): Promise<Draft> {
    const { pollInterval: _interval, maxWait: _most, onProgress: _told, ...request } = options
    return this.wait(await this.create(body, request), options)
  }
}
