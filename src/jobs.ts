import type { HandledJob } from './platform/jobs/jobs.ts'

/** The table of jobs: which there are, and who does each. `doneBy(recompute, recomputeMatches)` makes a line. */
export const jobs: readonly HandledJob[] = []
