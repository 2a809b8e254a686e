import type { HandledJob } from './platform/jobs/jobs.ts'
import { cleaningUp } from './platform/upkeep.ts'

/** The table of jobs: which there are, and who does each. `doneBy(recompute, recomputeMatches)` makes a line. */
export const jobs: readonly HandledJob[] = [cleaningUp]
