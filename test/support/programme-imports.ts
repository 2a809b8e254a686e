import assert from 'node:assert/strict'
import type { JobContext } from '../../src/platform/jobs/jobs.ts'
import { openLog } from '../../src/platform/log.ts'
import { runImport } from '../../src/programmes/import-jobs.ts'
import { openProgrammes } from '../../src/programmes/programmes-kit.ts'
import { loadReference } from '../../src/reference/reference.ts'
import { anApi } from './api.ts'
import type { Api, ApiOptions, CallerOf } from './api.ts'

interface Report {
  created: number
  updated: number
  unchanged: number
  refused: number
  vanished: { slugs: string[] }
  noted: { row: number; slug?: string; outcome: string; notes: { detail: { en: string } }[] }[]
}

interface Programme {
  country?: string
  objectives?: string[]
  title: { el: string }
  call: { deadlines: { at?: string; basis: string }[] }
  funding: { max_subsidy: { amount: string }; loan?: { max?: { amount: string } }; intensity?: { percent: number }[] }
  eligibility: {
    all: {
      kind: string
      question?: { el: string }
      include?: string[]
      codes?: { include: unknown }
      citations: { exact: string }[]
    }[]
  }
}

/** One for all files of tests that ask for nothing else of it. */
let service: Promise<Api> | undefined

/** A publisher who sends files of programmes: what a worker makes of them, and how they read afterwards. */
export async function importsOfProgrammes(options?: ApiOptions) {
  const api = await (options === undefined ? (service ??= anApi()) : anApi(options))
  const publisher = await api.newPublisher()
  const kit = openProgrammes(await loadReference())
  const work = async (id: string, over: Partial<JobContext> = {}): Promise<Report> => {
    const { payload } = await api.house.db.inAccount(publisher.accountId, (tx) =>
      tx.selectFrom('platform_jobs').select('payload').where('id', '=', id).executeTakeFirstOrThrow(),
    )
    const job = {
      id,
      accountId: publisher.accountId,
      db: api.house.db,
      clock: api.house.clock,
      log: openLog('silent'),
      signal: new AbortController().signal,
      progress: async () => {},
      ...over,
    }
    return (await runImport(kit)(job, payload as { import_id: string })) as Report
  }
  const send = async (body: Uint8Array | string, type: string, query = ''): Promise<string> => {
    const answer = await api.send({
      method: 'POST',
      url: `/api/v1/programmes/import?notify=false${query}`,
      headers: { authorization: `Bearer ${publisher.token}`, 'content-type': type },
      payload: Buffer.from(body),
    })
    assert.equal(answer.statusCode, 202, answer.body)
    return answer.json<{ job_id: string }>().job_id
  }
  const read = async (slug: string) => (await publisher.call('GET', `/api/v1/programmes/${slug}`)).json<Programme>()
  return { api, publisher: publisher as CallerOf, send, work, read }
}
