import assert from 'node:assert/strict'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { newId } from '../../src/platform/ids.ts'
import type { Api, CallerOf } from './api.ts'

/** How to make one of what a path parameter names, for the test of two accounts. */
export interface Resource {
  readonly parameter: string
  /** The beginning of the paths it is about; the first fitting line counts. */
  readonly under: string
  /** Makes one for the caller and tells its id. */
  make(caller: CallerOf, api: Api): Promise<string>
  /** An id of the right form that nobody has. */
  readonly missing: string
  /** Everybody's, such as a published programme: another account may see it. */
  readonly shared?: boolean
}

const suffix = '01h455vb4pex5vsknk084sn02q'

/** The id in the answer that made something. */
function madeBy(response: LightMyRequestResponse): string {
  assert.equal(response.statusCode, 201, response.body)
  return response.json<{ id: string }>().id
}

export const resources: readonly Resource[] = [
  {
    parameter: 'id',
    under: '/api/v1/profiles/',
    missing: `prf_${suffix}`,
    make: async (caller) =>
      madeBy(await caller.call('POST', '/api/v1/profiles', { kind: 'client', name: 'Μυστικό της Α' })),
  },
  {
    parameter: 'id',
    under: '/api/v1/api-keys/',
    missing: `key_${suffix}`,
    make: async (caller) =>
      madeBy(await caller.call('POST', '/api/v1/api-keys', { name: 'of the owner', scopes: ['profiles:read'] })),
  },
  {
    parameter: 'id',
    under: '/api/v1/jobs/',
    missing: `job_${suffix}`,
    make: async (caller, { house }) => {
      const id = newId('job', house.clock.now())
      await house.db.inAccount(caller.accountId, (tx) =>
        sql`insert into platform_jobs (id, account_id, name, payload, created_at) values (${id}, ${caller.accountId}, 'test.nothing', '{}', ${house.clock.now()})`.execute(
          tx,
        ),
      )
      return id
    },
  },
  {
    parameter: 'id',
    under: '/api/v1/alerts/',
    missing: `alr_${suffix}`,
    make: async (caller) =>
      madeBy(
        await caller.call('POST', '/api/v1/alerts', {
          name: 'Μυστικό της Α',
          trigger: { on: 'deadline', lead_times: ['P7D'] },
          channels: [{ type: 'webhook' }],
        }),
      ),
  },
  {
    parameter: 'id',
    under: '/api/v1/webhooks/',
    missing: `whk_${suffix}`,
    make: async (caller) =>
      madeBy(
        await caller.call('POST', '/api/v1/webhooks/register', {
          url: 'http://127.0.0.1:9999/',
          event_types: ['match.scored'],
        }),
      ),
  },
  {
    parameter: 'id',
    under: '/api/v1/events/',
    missing: `evt_${suffix}`,
    make: async (caller, { house }) => {
      const id = newId('evt', house.clock.now())
      await house.db.inAccount(caller.accountId, (tx) =>
        sql`insert into platform_events (id, account_id, type, subject, data, occurred_at, handed_out_at, sequence)
          values (${id}, ${caller.accountId}, 'match.scored', '{}', '{}', ${house.clock.now()}, ${house.clock.now()}, nextval('platform_events_sequence'))`.execute(
          tx,
        ),
      )
      return id
    },
  },
  {
    parameter: 'id',
    under: '/api/v1/drafts/',
    missing: `drf_${suffix}`,
    make: async (caller, api) => {
      const match_id = await madeMatch(caller, api)
      const asked = await caller.call('POST', '/api/v1/drafts/generate', { match_id })
      assert.equal(asked.statusCode, 202, asked.body)
      return asked.json<{ id: string }>().id
    },
  },
  {
    parameter: 'profile_id',
    under: '/api/v1/match/',
    missing: `prf_${suffix}`,
    make: async (caller) =>
      madeBy(await caller.call('POST', '/api/v1/profiles', { kind: 'client', name: 'Μυστικό της Α' })),
  },
  {
    parameter: 'match_id',
    under: '/api/v1/match/',
    missing: `mat_${suffix}${suffix}`,
    make: madeMatch,
  },
  {
    parameter: 'criterion_id',
    under: '/api/v1/match/',
    missing: 'certificate',
    shared: true,
    make: async () => 'certificate',
  },
  {
    parameter: 'oppId',
    under: '/common-grants/opportunities/',
    missing: '00000000-0000-7000-8000-000000000000',
    shared: true,
    make: async (caller, api) => {
      const slug = await publishedProgramme(api)
      return (await caller.call('GET', `/api/v1/programmes/${slug}`)).json<{ id: string }>().id
    },
  },
  {
    parameter: 'slug',
    under: '/api/v1/programmes/',
    missing: 'no-such-programme',
    shared: true,
    make: async (_caller, api) => publishedProgramme(api),
  },
  {
    parameter: 'id',
    under: '/api/v1/programmes/',
    missing: 'doc_00000000000000000000000000',
    shared: true,
    make: async () => 'doc_00000000000000000000000000',
  },
]

/** A match of the caller's that is not ineligible. */
async function madeMatch(caller: CallerOf, api: Api): Promise<string> {
  const slug = await publishedProgramme(api)
  const profile = madeBy(await caller.call('POST', '/api/v1/profiles', { kind: 'client', name: 'Μυστικό της Α' }))
  const matches = (await caller.call('GET', `/api/v1/programmes/${slug}/matches?limit=100`)).json<{
    data: { id: string; profile_id: string }[]
  }>()
  const match = matches.data.find((each) => each.profile_id === profile)
  assert.ok(match !== undefined)
  return match.id
}

let published = 0

/** A programme that fits every profile once a person has confirmed one thing. */
async function publishedProgramme(api: Api): Promise<string> {
  const publisher = await api.newPublisher()
  published += 1
  const slug = `resource-${process.pid}-${published}`
  const body = {
    title: { el: 'Δοκιμαστικό', en: 'Trial' },
    country: 'GR',
    call: { deadlines: [] },
    documents: [
      { key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text: 'Απαιτείται πιστοποιητικό.' },
    ],
    funding: { instruments: ['grant'] },
    eligibility: {
      all: [
        {
          kind: 'manual',
          id: 'certificate',
          question: { el: 'Υπάρχει;', en: 'Is there one?' },
          citations: [{ document: 'call', exact: 'Απαιτείται πιστοποιητικό.' }],
        },
      ],
    },
  }
  const put = await publisher.call('PUT', `/api/v1/programmes/${slug}`, body)
  assert.equal(put.statusCode, 201, put.body)
  const answer = await publisher.call('POST', `/api/v1/programmes/${slug}/publish`)
  assert.equal(answer.statusCode, 200, answer.body)
  return slug
}
