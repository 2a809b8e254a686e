import { Type } from 'typebox'
import { defineJob } from '../platform/jobs/jobs.ts'

/**
 * Makes a draft. A fault of the input ends the job at once.
 * One at a time, resting as long as it works: a queue of drafts must not be felt by requests on the same machine.
 */
export const generateJob = defineJob('drafts.generate', Type.Object({ draft_id: Type.String() }), {
  retries: 5,
  timeout: 300,
  concurrency: 1,
})
