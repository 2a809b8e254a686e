import { Type } from 'typebox'
import { defineJob } from '../platform/jobs/jobs.ts'

/**
 * Makes a draft. Attempts are many, since each death of a worker takes one: a fault of the input ends the job at once.
 * Two at a time leave a processor of the usual two for requests.
 */
export const generateJob = defineJob('drafts.generate', Type.Object({ draft_id: Type.String() }), {
  retries: 40,
  timeout: 300,
  concurrency: 2,
})
