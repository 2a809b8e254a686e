import Type from 'typebox'
import { forgetOldEvents } from './events/hand-out.ts'
import { forgetKeptAnswers } from './http/idempotency-store.ts'
import { defineJob, doneBy } from './jobs/jobs.ts'
import { forgetJobs } from './jobs/job-store.ts'

/** Every night, when nobody in Greece works: what has passed its retention period is deleted. */
const cleanUp = defineJob('platform.clean_up', Type.Object({}), { cron: '17 1 * * *', retries: 5, retryAfter: 60 })

/** Finished jobs are kept this long. */
const jobRetention = { hours: 30 * 24 } as const

export const cleaningUp = doneBy(cleanUp, async ({ db, clock }) => {
  const now = clock.now()
  const events = await forgetOldEvents(db, clock)
  const jobs = await db.asService('clean up', (tx) => forgetJobs(tx, now.subtract(jobRetention)))
  const answers = await db.asService('clean up', (tx) => forgetKeptAnswers(tx, now))
  return { events, jobs, answers }
})
