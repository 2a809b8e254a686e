import type { HandledJob } from './platform/jobs/jobs.ts'
import { doneBy } from './platform/jobs/jobs.ts'
import {
  recompute, recomputeJob, rescoreByDate, rescoreByDateJob, rescoreChangedProfile, rescoreChangedProgrammes, rescoreProfileJob, rescoreProgrammesJob,
} from './matching/matching-jobs.ts'
import type { MatchingKit } from './matching/matching.ts'
import { cleaningUp } from './platform/upkeep.ts'

/** The table of jobs: which there are, and who does each. */
export function jobsOf(matching: MatchingKit): readonly HandledJob[] {
  return [
    cleaningUp,
    doneBy(recomputeJob, recompute(matching)),
    doneBy(rescoreProfileJob, rescoreChangedProfile(matching)),
    doneBy(rescoreProgrammesJob, rescoreChangedProgrammes(matching)),
    doneBy(rescoreByDateJob, rescoreByDate(matching)),
  ]
}
