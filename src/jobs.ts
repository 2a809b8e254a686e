import { alertJobs } from './alerts/alert-jobs.ts'
import type { AlertsKit } from './alerts/alerts.ts'
import { generateJob } from './drafts/draft-job.ts'
import type { DraftsKit } from './drafts/drafts.ts'
import { generate, giveUp } from './drafts/generate.ts'
import type { HandledJob } from './platform/jobs/jobs.ts'
import { doneBy } from './platform/jobs/jobs.ts'
import {
  recompute,
  recomputeJob,
  rescoreByDate,
  rescoreByDateJob,
  rescoreChangedProfile,
  rescoreChangedProgrammes,
  rescoreProfileJob,
  rescoreProgrammesJob,
} from './matching/matching-jobs.ts'
import type { MatchingKit } from './matching/matching.ts'
import { recomputeEverything, recomputeEverythingJob } from './matching/recompute-everything.ts'
import { importProfilesJob, runProfileImport } from './profiles/import-jobs.ts'
import { importJob, readTexts, readTextsJob, runImport } from './programmes/programmes.ts'
import type { ProgrammesKit } from './programmes/programmes.ts'
import { cleaningUp } from './platform/upkeep.ts'
import { fanningOut, forgettingDeliveries, replaying } from './webhooks/webhook-jobs.ts'

/** The table of jobs: which there are, and who does each. */
export function jobsOf(
  matching: MatchingKit,
  programmes: ProgrammesKit,
  alerts: AlertsKit,
  drafts: DraftsKit,
): readonly HandledJob[] {
  return [
    cleaningUp,
    doneBy(importJob, runImport(programmes)),
    doneBy(readTextsJob, readTexts),
    doneBy(importProfilesJob, runProfileImport(programmes.reference)),
    doneBy(recomputeJob, recompute(matching)),
    doneBy(recomputeEverythingJob, recomputeEverything),
    doneBy(rescoreProfileJob, rescoreChangedProfile(matching)),
    doneBy(rescoreProgrammesJob, rescoreChangedProgrammes(matching)),
    doneBy(rescoreByDateJob, rescoreByDate(matching)),
    doneBy(generateJob, generate(drafts), giveUp),
    fanningOut,
    replaying,
    forgettingDeliveries,
    ...alertJobs(alerts),
  ]
}
