import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { sql } from 'kysely'
import { anApi } from '../../test/support/api.ts'
import { newId } from '../platform/ids.ts'
import { openLog } from '../platform/log.ts'
import { recompute, rescoreChangedProgrammes } from './matching-jobs.ts'
import { asOfNow, IndexedProfiles, type MatchingKit } from './matching.ts'
import { recomputeEverything } from './recompute-everything.ts'

const api = await anApi()
after(() => api[Symbol.asyncDispose]())

const text = 'Δείγμα: δεν είναι πραγματική πρόσκληση. Δικαιούχοι είναι επιχειρήσεις με έδρα στην Αττική.'
const cited = { citations: [{ document: 'call', exact: 'με έδρα στην Αττική' }] }
let count = 0

/** A published programme for businesses with their seat in a region, and of some size. */
async function aProgramme(region: string, sizes?: readonly string[]): Promise<string> {
  const slug = `changed-${process.pid}-${(count += 1)}`
  const size = sizes === undefined ? [] : [{ kind: 'size', id: 'size', include: sizes, ...cited }]
  const publisher = await api.newPublisher()
  const put = await publisher.call('PUT', `/api/v1/programmes/${slug}`, {
    title: { el: 'Δείγμα' },
    country: 'GR',
    sample: true,
    call: { deadlines: [{ id: 'end', at: '2026-06-30T12:00:00Z', time_zone: 'Europe/Athens', basis: 'fixed' }] },
    funding: { instruments: ['grant'] },
    documents: [
      { key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text, url: 'https://example.org/' },
    ],
    eligibility: { all: [{ kind: 'region', id: 'region', of: 'headquarters', include: [region], ...cited }, ...size] },
  })
  assert.equal(put.statusCode, 201, put.body)
  assert.equal((await publisher.call('POST', `/api/v1/programmes/${slug}/publish`)).statusCode, 200)
  return slug
}

const seat = (region: string) => ({
  kind: 'client',
  name: 'Δοκιμή',
  establishments: [{ region, role: 'headquarters' }],
})

type Caller = Awaited<ReturnType<typeof api.newCaller>>

async function aProfile(caller: Caller, body: object): Promise<string> {
  const made = await caller.call('POST', '/api/v1/profiles', body)
  assert.equal(made.statusCode, 201, made.body)
  return made.json().id as string
}

/** Scores what changed; tells which of the caller's profiles it concerned. */
async function score(slug: string, caller: Caller, kit: MatchingKit = api.matching): Promise<string[]> {
  const { clock, db } = api.house
  const job = { id: 'job', accountId: null, db, clock, log: openLog('silent'), progress: async () => {} }
  await rescoreChangedProgrammes(kit)({ ...job, signal: new AbortController().signal }, { slugs: [slug] })
  const entry = await db.asService('read the catalogue', async (tx) =>
    (await kit.catalogue.current(tx)).bySlug.get(slug),
  )
  assert.ok(entry)
  const found = (await kit.profiles?.concerned([entry.compiled()], asOfNow(clock.now()))) ?? []
  return found.flatMap(({ accountId, profileId }) => (accountId === caller.accountId ? [profileId] : []))
}

const statesOf = (caller: Caller) =>
  api.house.db.inAccount(caller.accountId, async (tx) => {
    const { rows } = await sql<{ id: string; verdict: string }>`
      select s.profile_id as id, s.verdict from matching_pairs as s join programmes as p on p.id = s.programme_id
      where s.account_id = ${caller.accountId} and p.slug like ${`changed-${process.pid}-%`} order by 1`.execute(tx)
    return Object.fromEntries(rows.map(({ id, verdict }) => [id, verdict]))
  })

describe('a changed programme', () => {
  it('is scored for the profiles it may fit, of all accounts, and for no other', async () => {
    const [one, other] = [await api.newCaller(), await api.newCaller()]
    const fits = await aProfile(one, seat('EL303'))
    await aProfile(one, seat('EL522'))
    const open = await aProfile(other, { kind: 'client', name: 'Άγνωστη έδρα', country: 'GR' })
    const slug = await aProgramme('EL303')
    assert.deepEqual(await score(slug, one), [fits])
    assert.deepEqual(await score(slug, other), [open])
    assert.deepEqual(await statesOf(one), { [fits]: 'eligible' })
    assert.deepEqual(await statesOf(other), { [open]: 'needs_info' })
  })

  it('is asked of profiles as they are: made, changed and erased', async () => {
    const caller = await api.newCaller()
    const [moved, erased] = [await aProfile(caller, seat('EL411')), await aProfile(caller, seat('EL411'))]
    const first = await aProgramme('EL411')
    assert.deepEqual((await score(first, caller)).toSorted(), [moved, erased].toSorted())
    const patch = { establishments: [{ region: 'EL412', role: 'headquarters' }] }
    assert.equal((await caller.call('PATCH', `/api/v1/profiles/${moved}`, patch)).statusCode, 200)
    assert.equal((await caller.call('DELETE', `/api/v1/profiles/${erased}`)).statusCode, 204)
    const made = await aProfile(caller, seat('EL411'))
    const second = await aProgramme('EL411')
    assert.deepEqual(await score(second, caller), [made])
    assert.equal((await statesOf(caller))[made], 'eligible')
    // The one that moved had a state with the first call, which does not fit it any more.
    assert.equal((await statesOf(caller))[moved], 'eligible')
    await score(first, caller)
    assert.deepEqual(await statesOf(caller), { [moved]: 'not_eligible', [made]: 'eligible' })
  })

  it('is scored for profiles for which the index has no room', async () => {
    const { clock, db } = api.house
    const caller = await api.newCaller()
    await aProfile(caller, seat('EL421'))
    await db.raw.query('owner', "select setval(pg_get_serial_sequence('profiles', 'number'), 70000)", [])
    const far = await aProfile(caller, seat('EL422'))
    const profiles = new IndexedProfiles({ db, clock, reference: api.matching.reference, memory: 1 })
    await profiles.update()
    assert.ok(profiles.size >= 1)
    const slug = await aProgramme('EL422')
    const kit = { ...api.matching, profiles }
    assert.deepEqual(await score(slug, caller, kit), [far])
    assert.deepEqual(await statesOf(caller), { [far]: 'eligible' })
  })

  it('leaves open what follows from the figures of a group', async () => {
    const caller = await api.newCaller()
    const small = { headcount: 3, turnover: { amount: '100000.00', currency: 'EUR' } }
    const owned = await aProfile(caller, { ...seat('EL431'), ...small })
    const alone = await aProfile(caller, { ...seat('EL431'), ...small, balance_sheet_total: small.turnover })
    const holder = { direction: 'downstream', profile_id: owned, voting_share: 0.9 }
    await aProfile(caller, { ...seat('EL522'), relations: [holder], headcount: 400 })
    const slug = await aProgramme('EL431', ['large'])
    assert.deepEqual(await score(slug, caller), [owned])
    assert.notEqual(alone, owned)
  })
})

describe('a profile that another one names after the index has read it', () => {
  it('is of a group from then on: what follows from its figures is left open', async () => {
    const caller = await api.newCaller()
    const small = { headcount: 3, turnover: { amount: '100000.00', currency: 'EUR' } }
    const owned = await aProfile(caller, { ...seat('EL632'), ...small, balance_sheet_total: small.turnover })
    assert.deepEqual(await score(await aProgramme('EL632', ['large']), caller), [])
    const holder = { direction: 'downstream', profile_id: owned, voting_share: 0.9 }
    await aProfile(caller, { ...seat('EL522'), relations: [holder], headcount: 400 })
    assert.deepEqual(await score(await aProgramme('EL632', ['large']), caller), [owned])
  })
})

describe('scoring everything again', () => {
  /** Splits everything into parts, as a worker would. */
  const split = async (
    id: string = newId('job', api.house.clock.now()),
  ): Promise<{ profiles: number; parts: number }> => {
    const { clock, db } = api.house
    const { signal } = new AbortController()
    const context = { id, accountId: null, db, clock, log: openLog('silent'), signal, progress: async () => {} }
    return (await recomputeEverything(context, {})) as { profiles: number; parts: number }
  }
  /** Does the jobs that wait, as a worker would; answers what each came to. */
  const work = async (caller: Caller): Promise<{ profiles: number; changed: number }[]> => {
    const { clock, db } = api.house
    const jobs = await db.asService('run jobs', async (tx) => {
      const { rows } = await sql<{ id: string; payload: { after: string; until: string } }>`
        delete from platform_jobs where name = 'matching.recompute' and account_id = ${caller.accountId}
        returning id, payload`.execute(tx)
      return rows
    })
    const done = []
    for (const { id, payload } of jobs) {
      const job = { id, accountId: caller.accountId, db, clock, log: openLog('silent'), progress: async () => {} }
      const result = await recompute(api.matching)({ ...job, signal: new AbortController().signal }, payload)
      done.push(result as { profiles: number; changed: number })
    }
    return done
  }
  const digestsOf = (caller: Caller) =>
    api.house.db.inAccount(caller.accountId, async (tx) => {
      const { rows } = await sql<{ id: string }>`
        select profile_id as id from matching_digests where digest <> 'p.' order by 1`.execute(tx)
      return rows.map(({ id }) => id)
    })

  it('takes each profile once, in parts, and tells nothing where nothing has changed', async () => {
    const caller = await api.newCaller()
    await aProgramme('EL541')
    const ids = [await aProfile(caller, seat('EL541')), await aProfile(caller, seat('EL541'))].toSorted()
    assert.ok((await split()).profiles >= 2)
    const [first, ...more] = await work(caller)
    assert.deepEqual(more, [])
    assert.equal(first?.profiles, 2)
    assert.ok(first.changed >= 2)
    assert.deepEqual(await digestsOf(caller), ids)
    await split()
    assert.deepEqual(await work(caller), [{ profiles: 2, changed: 0 }])
  })

  it('makes each part once, though splitting is cut off and begun again', async () => {
    const caller = await api.newCaller()
    await aProfile(caller, seat('EL541'))
    const id = newId('job', api.house.clock.now())
    const made = await split(id)
    assert.deepEqual(await split(id), made)
    assert.equal((await work(caller)).length, 1)
  })

  it('looks again at a profile that was scored against some programmes since, and at one that has changed', async () => {
    const caller = await api.newCaller()
    const [one, other] = [await aProfile(caller, seat('EL542')), await aProfile(caller, seat('EL543'))]
    await split()
    await work(caller)
    assert.deepEqual(await score(await aProgramme('EL542'), caller), [one])
    assert.deepEqual(await digestsOf(caller), [other])
    const patch = { establishments: [{ region: 'EL542', role: 'headquarters' }] }
    assert.equal((await caller.call('PATCH', `/api/v1/profiles/${other}`, patch)).statusCode, 200)
    await split()
    const [again] = await work(caller)
    assert.ok((again?.changed ?? 0) >= 1)
    assert.deepEqual(await digestsOf(caller), [one, other].toSorted())
    await split()
    assert.deepEqual(await work(caller), [{ profiles: 2, changed: 0 }])
  })
})
