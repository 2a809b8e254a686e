import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DraftDocument } from '../../src/core/drafting/document.ts'
import { generateJob } from '../../src/drafts/draft-job.ts'
import type { DraftsKit } from '../../src/drafts/drafts.ts'
import { generate, giveUp } from '../../src/drafts/generate.ts'
import { sampleCatalogue, sampleProfiles } from '../../src/edge/samples.ts'
import { doneBy } from '../../src/platform/jobs/jobs.ts'
import { runJobs, type Worker } from '../../src/platform/jobs/run-jobs.ts'
import { openLog } from '../../src/platform/log.ts'
import { openProgrammes, openProgrammeTitles } from '../../src/programmes/programmes.ts'
import { loadReference } from '../../src/reference/reference.ts'
import { namesOf } from '../../src/wording/names.ts'
import { anApi, type Api, type CallerOf } from './api.ts'
import { aHouse } from './house.ts'

export interface Draft {
  id: string
  job_id: string
  status: string
  error: { code: string; detail: string } | null
  edited_sections: string[]
  differences?: {
    citations: { anchor: string; before?: unknown; after?: unknown }[]
    sections: string[]
    blocked?: string
  }
  document: DraftDocument | null
}

interface JobShown {
  status: string
  progress: { done: number; total: number }
  result: { unverified: string[] }
}

/** An API with one published sample programme, a sample client, and a worker that makes drafts. */
export interface DraftsWorld extends AsyncDisposable {
  readonly api: Api
  readonly kit: DraftsKit
  /** Of the programme. */
  readonly slug: string
  readonly programme: Readonly<Record<string, unknown>>
  readonly profile: Readonly<Record<string, unknown>>
  readonly publisher: CallerOf
  /** Another worker, with other settings of its job or another kit. */
  working(options?: Partial<typeof generateJob>, other?: Partial<DraftsKit>): Promise<Worker>
  /** The world's own worker ends. */
  rest(): Promise<void>
  /** And begins again. */
  work(): Promise<void>
  publish(body: Readonly<Record<string, unknown>>, name?: string): Promise<void>
  /** A caller with the sample client, and its match with the programme. */
  aMatch(
    changes?: Record<string, unknown>,
    name?: string,
  ): Promise<{ caller: CallerOf; profileId: string; match: string }>
  asked(caller: CallerOf, body: Record<string, unknown>): Promise<Draft>
  read(caller: CallerOf, id: string): Promise<{ draft: Draft; etag: string }>
  completed(caller: CallerOf, id: string): Promise<{ draft: Draft; etag: string }>
  /** The job of a draft, which ends a moment after the draft is complete. */
  ended(caller: CallerOf, id: string): Promise<JobShown>
  events(caller: CallerOf, type: string): Promise<unknown[]>
}

const day = '2026-11-28'

/** `name` tells the programmes of one file of tests from those of others in the same database. */
export async function aDraftsWorld(name: string): Promise<DraftsWorld> {
  await using opening = new AsyncDisposableStack()
  const house = await aHouse({ now: `${day}T09:00:00Z` })
  const api = opening.use(await anApi({ house }))
  const publisher = await api.newPublisher()
  const reference = await loadReference()
  const sample = (await sampleCatalogue(day, reference.activities)).find(
    (each) => each.slug === 'sample-digital-advanced',
  )
  const client = (await sampleProfiles(day)).find((each) => each.name === 'software-athens')
  assert.ok(sample !== undefined && client !== undefined)
  const slug = `${name}-${process.pid}`
  const programme = sample.programme as unknown as Record<string, unknown>
  const profile = client.profile as unknown as Record<string, unknown>
  const { catalogue } = openProgrammes(reference)
  const names = namesOf(reference.regions, { programmes: openProgrammeTitles(catalogue) })
  const kit = { matching: { reference, catalogue }, names }

  const working: DraftsWorld['working'] = async (options = {}, other = {}) => {
    const { db, clock } = house
    const made = generate({ ...kit, ...other })
    const jobs = [doneBy({ ...generateJob, ...options }, made, giveUp)]
    return runJobs({ db, clock, log: openLog('silent'), jobs })
  }

  const publish: DraftsWorld['publish'] = async (body, own = slug) => {
    const put = await publisher.call('PUT', `/api/v1/programmes/${own}`, body)
    assert.ok(put.statusCode < 300, put.body)
    const published = await publisher.call('POST', `/api/v1/programmes/${own}/publish`)
    assert.equal(published.statusCode, 200, published.body)
  }

  const read: DraftsWorld['read'] = async (caller, id) => {
    const answer = await caller.call('GET', `/api/v1/drafts/${id}`)
    assert.equal(answer.statusCode, 200, answer.body)
    return { draft: answer.json<Draft>(), etag: String(answer.headers.etag) }
  }

  await publish(programme)
  let worker = await working()
  opening.defer(() => worker[Symbol.asyncDispose]())
  const resources = opening.move()
  return {
    api,
    kit,
    slug,
    programme,
    profile,
    publisher,
    working,
    async rest() {
      await worker[Symbol.asyncDispose]()
    },
    async work() {
      worker = await working()
    },
    publish,
    async aMatch(changes = {}, own = slug) {
      const caller = await api.newCaller()
      const { external_id: _id, ...rest } = profile
      const made = await caller.call('POST', '/api/v1/profiles', { ...rest, ...changes })
      assert.equal(made.statusCode, 201, made.body)
      const profileId = made.json<{ id: string }>().id
      const verdicts = 'eligibility=eligible&eligibility=needs_info&eligibility=needs_review&eligibility=not_eligible'
      const found = await caller.call('GET', `/api/v1/programmes/${own}/matches?${verdicts}`)
      const match = found
        .json<{ data: { id: string; profile_id: string }[] }>()
        .data.find((each) => each.profile_id === profileId)
      assert.ok(match, found.body)
      return { caller, profileId, match: match.id }
    },
    async asked(caller, body) {
      const answer = await caller.call('POST', '/api/v1/drafts/generate', body)
      assert.equal(answer.statusCode, 202, answer.body)
      const draft = answer.json<Draft>()
      assert.equal(answer.headers.location, `/api/v1/jobs/${draft.job_id}`)
      return draft
    },
    read,
    async completed(caller, id) {
      for (let waited = 0; waited < 90_000; waited += 50) {
        const found = await read(caller, id)
        if (found.draft.status !== 'queued' && found.draft.status !== 'generating') return found
        await sleep(50)
      }
      throw new Error('the draft was not made in time')
    },
    async ended(caller, id) {
      for (let waited = 0; waited < 10_000; waited += 20) {
        const job = (await caller.call('GET', `/api/v1/jobs/${id}`)).json<JobShown>()
        if (job.status !== 'queued' && job.status !== 'running') return job
        await sleep(20)
      }
      throw new Error('the job did not end in time')
    },
    async events(caller, type) {
      const { rows } = await house.db.raw.query(
        'owner',
        'select data from platform_events where account_id = $1 and type = $2',
        [caller.accountId, type],
      )
      return rows
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}
