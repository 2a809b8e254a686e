import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { alertJobs } from '../../src/alerts/alert-jobs.ts'
import { AlertsWorker } from '../../src/alerts/worker.ts'
import { handOutOnce } from '../../src/platform/events/hand-out.ts'
import type { HandledJob } from '../../src/platform/jobs/jobs.ts'
import { openLog } from '../../src/platform/log.ts'
import { jobsOf } from '../../src/jobs.ts'
import { namesOf } from '../../src/wording/names.ts'
import { openProgrammes } from '../../src/programmes/programmes.ts'
import { reactions } from '../../src/reactions.ts'
import { loadReference } from '../../src/reference/reference.ts'
import { anApi, type Api, type ApiOptions, type CallerOf } from './api.ts'
import { aHouse } from './house.ts'

export interface Notification {
  readonly status: string
  readonly reason: string | null
  readonly lead_time: string | null
  readonly channel: string
  readonly profile_id: string | null
  readonly programme_slug: string
  readonly deadline_at: string | null
  readonly marks: readonly string[]
  readonly event_id: string | null
  readonly moved_from: string | null
  readonly attempts: readonly { readonly outcome: string; readonly answer: string }[]
}

/** An API with programmes, profiles and the alerts' worker, on a clock that is moved by hand. */
export interface AlertWorld extends AsyncDisposable {
  readonly api: Api
  readonly worker: AlertsWorker
  /** What happened is handed out, jobs are done, alerts are looked at and messages are sent. */
  settle(): Promise<void>
  /** Moves the clock and settles. */
  at(moment: string): Promise<void>
  /** Publishes a programme that fits everybody; `more` is laid over it. */
  publish(deadlines: readonly string[], more?: Record<string, unknown>, slug?: string): Promise<string>
  close(slug: string, status: 'closed' | 'exhausted' | 'paused'): Promise<void>
  withdraw(slug: string): Promise<void>
  profile(caller: CallerOf, name?: string): Promise<string>
  create(caller: CallerOf, body: Record<string, unknown>): Promise<string>
  notifications(caller: CallerOf, id: string): Promise<Notification[]>
  /** Accounts that look at nobody else's programmes: every test publishes its own and names them. */
  newCaller(): Promise<CallerOf>
}

let published = 0

/**
 * All of them have one database: in that of other tests each publication would be scored for the profiles of all, and what they
 * left to be handed out would come first.
 */
export async function anAlertWorld(options: ApiOptions = {}): Promise<AlertWorld> {
  const api = await anApi({ house: await aHouse({ own: 'alerts' }), ...options })
  const { db, clock } = api.house
  const log = openLog('silent')
  const worker = new AlertsWorker({ db, clock, log, kit: api.alerts, holder: 'test' })
  const publisher = await api.newPublisher()
  const programmes = openProgrammes(await loadReference())
  const drafts = { matching: api.matching, names: namesOf(api.matching.reference.regions) }
  const jobs = new Map(
    jobsOf(api.matching, programmes, api.alerts, drafts).map((handled) => [handled.job.name, handled]),
  )
  assert.ok(alertJobs(api.alerts).every(({ job }) => jobs.has(job.name)))

  /** Jobs that are waiting, one after the other; the queue itself is tested elsewhere. */
  const work = async (): Promise<number> => {
    const { rows } = await db.asService('run jobs', (tx) =>
      sql<{ id: string; name: string; payload: unknown; account_id: string | null }>`
        update platform_jobs set status = 'running', queued_at = now()
        where queued_at is null and (name like 'alerts.%' or name like 'matching.%') returning id, name, payload, account_id`.execute(
        tx,
      ),
    )
    for (const row of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const handled: HandledJob | undefined = jobs.get(row.name)
      assert.ok(handled !== undefined, row.name)
      const context = {
        id: row.id,
        accountId: row.account_id,
        db,
        clock,
        log,
        signal: AbortSignal.timeout(60_000),
        progress: async () => {},
      }
      await handled.handle(context, row.payload)
    }
    return rows.length
  }
  const settle = async () => {
    for (;;) {
      const handed = await handOutOnce({ db, clock, log, reactions })
      if (handed + (await work()) === 0) break
    }
    await worker.once()
    while ((await handOutOnce({ db, clock, log, reactions })) > 0) {}
  }
  return {
    api,
    worker,
    settle,
    at: async (moment) => {
      clock.set(moment)
      await settle()
    },
    publish: async (deadlines, more = {}, slug = `alert-${process.pid}-${(published += 1)}`) => {
      const body = {
        title: { el: 'Ψηφιακός μετασχηματισμός', en: 'Digital transformation' },
        country: 'GR',
        source: { url: 'https://call.example.org/' },
        call: {
          deadlines: deadlines.map((at, n) => ({ id: `d${n}`, at, time_zone: 'Europe/Athens', basis: 'fixed' })),
        },
        documents: [{ key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text: 'Όλοι.' }],
        funding: { instruments: ['grant'] },
        eligibility: { all: [] },
        ...more,
      }
      const put = await publisher.call('PUT', `/api/v1/programmes/${slug}`, body)
      assert.ok(put.statusCode === 201 || put.statusCode === 200, put.body)
      const answer = await publisher.call('POST', `/api/v1/programmes/${slug}/publish`)
      assert.equal(answer.statusCode, 200, answer.body)
      return slug
    },
    close: async (slug, status) => {
      const answer = await publisher.call('POST', `/api/v1/programmes/${slug}/close`, { status })
      assert.equal(answer.statusCode, 200, answer.body)
    },
    withdraw: async (slug) => {
      const reason = { el: 'Ακυρώθηκε.', en: 'Cancelled.' }
      const answer = await publisher.call('POST', `/api/v1/programmes/${slug}/withdraw`, { reason })
      assert.equal(answer.statusCode, 200, answer.body)
    },
    profile: async (caller, name = 'Πελάτης ΑΕ') => {
      const made = await caller.call('POST', '/api/v1/profiles', { kind: 'client', name })
      assert.equal(made.statusCode, 201, made.body)
      return made.json<{ id: string }>().id
    },
    create: async (caller, body) => {
      const made = await caller.call('POST', '/api/v1/alerts', body)
      assert.equal(made.statusCode, 201, made.body)
      return made.json<{ id: string }>().id
    },
    notifications: async (caller, id) => {
      const answer = await caller.call('GET', `/api/v1/alerts/${id}/notifications?limit=100`)
      assert.equal(answer.statusCode, 200, answer.body)
      return answer.json<{ data: Notification[] }>().data
    },
    newCaller: () => api.newCaller(),
    [Symbol.asyncDispose]: () => api[Symbol.asyncDispose](),
  }
}
