import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { sql } from 'kysely'
import { anApi } from '../../test/support/api.ts'
import { openLog } from '../platform/log.ts'
import { rescoreChangedProgrammes } from './matching-jobs.ts'

const api = await anApi()
after(() => api[Symbol.asyncDispose]())

it('a first import tells nothing of profiles that were there, and all of one that came meanwhile', async () => {
  const { clock, db } = api.house
  const publisher = await api.newPublisher()
  const caller = await api.newCaller()
  const slug = `quiet-${process.pid}`
  const text = 'Δείγμα: δεν είναι πραγματική πρόσκληση. Δικαιούχοι είναι επιχειρήσεις με έδρα στην Αττική.'
  const put = await publisher.call('PUT', `/api/v1/programmes/${slug}`, {
    title: { el: 'Δείγμα' },
    country: 'GR',
    sample: true,
    call: { deadlines: [{ id: 'end', at: '2026-06-30T12:00:00Z', time_zone: 'Europe/Athens', basis: 'fixed' }] },
    funding: { instruments: ['grant'] },
    documents: [
      { key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text, url: 'https://example.org/' },
    ],
    eligibility: {
      all: [
        {
          kind: 'region',
          id: 'region',
          of: 'headquarters',
          include: ['EL30'],
          citations: [{ document: 'call', exact: 'με έδρα στην Αττική' }],
        },
      ],
    },
  })
  assert.equal(put.statusCode, 201, put.body)
  assert.equal((await publisher.call('POST', `/api/v1/programmes/${slug}/publish`)).statusCode, 200)
  const aProfile = async (): Promise<string> => {
    const body = { kind: 'client', name: 'Δοκιμή', establishments: [{ region: 'Αττική', role: 'headquarters' }] }
    return (await caller.call('POST', '/api/v1/profiles', body)).json().id as string
  }
  await aProfile()
  clock.advance({ hours: 1 })
  const imported = clock.now()
  const meanwhile = await aProfile()
  await rescoreChangedProgrammes(api.matching)(
    {
      id: 'job',
      accountId: null,
      db,
      clock,
      log: openLog('silent'),
      signal: new AbortController().signal,
      progress: async () => {},
    },
    { slugs: [slug], quiet_before: imported.toString() },
  )
  const { rows } = await db.inAccount(caller.accountId, (tx) =>
    sql<{ subject: Record<string, string> }>`
      select subject from platform_events where type = 'match.scored' and account_id = ${caller.accountId}
    `.execute(tx),
  )
  assert.deepEqual(
    rows.map(({ subject }) => [subject['profile_id'], subject['programme_slug']]),
    [[meanwhile, slug]],
  )
})
