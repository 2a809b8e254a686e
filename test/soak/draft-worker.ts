/** One worker of the soak of drafts: it makes them until it is told to stop, or killed. */
import { setPriority } from 'node:os'
import { systemClock } from '../../src/platform/clock.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openDatabase } from '../../src/platform/db/db.ts'
import { doneBy } from '../../src/platform/jobs/jobs.ts'
import { runJobs } from '../../src/platform/jobs/run-jobs.ts'
import { openLog } from '../../src/platform/log.ts'
import { generateJob } from '../../src/drafts/draft-job.ts'
import { generate, giveUp } from '../../src/drafts/generate.ts'
import { openProgrammes } from '../../src/programmes/programmes.ts'
import { loadReference } from '../../src/reference/reference.ts'
import { namesOf } from '../../src/wording/names.ts'

// As a worker of the service does.
setPriority(5)
const db = await openDatabase(readConfig(process.env))
const reference = await loadReference()
const { catalogue } = openProgrammes(reference)
const kit = { matching: { reference, catalogue }, names: namesOf(reference.regions) }
const log = openLog('error')
const worker = await runJobs({ db, clock: systemClock, log, jobs: [doneBy(generateJob, generate(kit), giveUp)] })
const stop = Promise.withResolvers<void>()
process.on('message', () => stop.resolve())
process.on('disconnect', () => stop.resolve())
process.send?.('ready')
await stop.promise
await worker[Symbol.asyncDispose]()
await db[Symbol.asyncDispose]()
// The channel to the parent would keep this process alive.
if (process.connected) process.disconnect?.()
