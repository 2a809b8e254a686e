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
]
