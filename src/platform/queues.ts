import { waitingBacklog } from './events/event-store.ts'
import { waitingJobs } from './jobs/job-store.ts'
import type { Queue } from './queue-metrics.ts'

/** The queues that every room shares. */
export const platformQueues: readonly Queue[] = [
  { name: 'events', statement: 'hand out events', backlog: waitingBacklog },
  { name: 'jobs', statement: 'run jobs', backlog: waitingJobs },
]
