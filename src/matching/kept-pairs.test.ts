import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { anApi } from '../../test/support/api.ts'
import type { Outcome, Verdict } from '../core/verdict.ts'
import type { Database } from '../platform/db/db.ts'
import { newUuid } from '../platform/ids.ts'
import { openLog } from '../platform/log.ts'
import {
  accountsFitting,
  duePairs,
  fittingPairs,
  fittingProgrammes,
  keepStates,
  profilesWithStates,
  statesOf,
} from './pair-store.ts'
import { beginRecompute, cancelRecompute } from './matching.ts'
import { recompute, rescoreByDate, rescoreChangedProfile, rescoreChangedProgrammes } from './matching-jobs.ts'
import type { MatchState } from './packed-pairs.ts'

const api = await anApi()
after(() => api[Symbol.asyncDispose]())
const { db, clock } = api.house
type Caller = Awaited<ReturnType<typeof api.newCaller>>

const text = 'Δείγμα: δεν είναι πραγματική πρόσκληση. Δικαιούχοι είναι νέες επιχειρήσεις με έδρα στην Αττική.'
const cited = { citations: [{ document: 'call', exact: 'νέες επιχειρήσεις με έδρα στην Αττική' }] }
const region = (id: string, include: string) => ({
  kind: 'region',
  id,
  of: 'headquarters',
  include: [include],
  ...cited,
})
let count = 0

/** Publishes these conditions, as another version where the programme is there. */
async function publish(all: readonly object[], slug = `kept-${process.pid}-${(count += 1)}`): Promise<string> {
  const publisher = await api.newPublisher()
  const put = await publisher.call('PUT', `/api/v1/programmes/${slug}`, {
    title: { el: 'Δείγμα' },
    country: 'GR',
    sample: true,
    call: { deadlines: [{ id: 'end', time_zone: 'Europe/Athens', basis: 'rolling' }] },
    funding: { instruments: ['grant'] },
    documents: [
      { key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text, url: 'https://example.org/' },
    ],
    eligibility: { all },
  })
  assert.ok(put.statusCode < 300, put.body)
  assert.equal((await publisher.call('POST', `/api/v1/programmes/${slug}/publish`)).statusCode, 200)
  return slug
}

async function aProfile(caller: Caller, body: object): Promise<string> {
  const made = await caller.call('POST', '/api/v1/profiles', { kind: 'client', name: 'Δοκιμή', ...body })
  assert.equal(made.statusCode, 201, made.body)
  return made.json().id as string
}
const seat = (code: string) => ({ establishments: [{ region: code, role: 'headquarters' }] })

const job = (accountId: string | null, over: Database = db) => ({
  id: 'job',
  accountId,
  db: over,
  clock,
  log: openLog('silent'),
  signal: new AbortController().signal,
  progress: async () => {},
})
const score = (slug: string) => rescoreChangedProgrammes(api.matching)(job(null), { slugs: [slug] })

interface Told {
  readonly from: Verdict | null
  readonly to: Verdict
  readonly changed: string[]
  readonly cause: string
}

/** What was told of the account's pairs with this programme. */
const told = (caller: Caller, slug: string): Promise<Told[]> =>
  db.inAccount(caller.accountId, async (tx) => {
    const { rows } = await sql<{ data: Record<string, unknown> }>`
      select e.data from platform_events as e
      where e.account_id = ${caller.accountId} and e.type = 'match.scored' and e.subject ->> 'programme_slug' = ${slug}
      order by e.position`.execute(tx)
    return rows.map(({ data }) => ({
      from: data['previous_eligibility'] as Verdict | null,
      to: data['eligibility'] as Verdict,
      changed: (data['changed_criteria'] as string[]).toSorted(),
      cause: String(data['cause']),
    }))
  })

/** What is kept of the account's pairs with this programme. */
const kept = (caller: Caller, slug: string) =>
  db.inAccount(caller.accountId, async (tx) => {
    const { rows } = await sql<{ outcomes: unknown; verdict: Verdict }>`
      select s.outcomes, s.verdict from matching_pairs as s join programmes as p on p.id = s.programme_id
      where s.account_id = ${caller.accountId} and p.slug = ${slug}`.execute(tx)
    return rows
  })

describe('what was last scored', () => {
  it('holds when the criteria of a programme become others: only what changed is told', async () => {
    const caller = await api.newCaller()
    await aProfile(caller, seat('EL303'))
    const slug = await publish([region('seat', 'EL303')])
    await score(slug)
    await publish([region('seat', 'EL303'), { kind: 'size', id: 'size', include: ['micro'], ...cited }], slug)
    await score(slug)
    assert.deepEqual(await told(caller, slug), [
      { from: null, to: 'eligible', changed: ['seat'], cause: 'programme' },
      { from: 'eligible', to: 'needs_info', changed: ['size'], cause: 'programme' },
    ])
    assert.deepEqual(await kept(caller, slug), [{ outcomes: { seat: 'met', size: 'unknown' }, verdict: 'needs_info' }])
    await score(slug)
    assert.equal((await told(caller, slug)).length, 2)
    await publish([region('seat', 'EL522')], slug)
    await score(slug)
    assert.deepEqual((await told(caller, slug)).at(-1), {
      from: 'needs_info',
      to: 'not_eligible',
      changed: ['seat', 'size'],
      cause: 'programme',
    })
    const back = { from: 'not_eligible', to: 'eligible', changed: ['seat'], cause: 'programme' }
    await publish([region('seat', 'EL303')], slug)
    await score(slug)
    assert.deepEqual((await told(caller, slug)).at(-1), back)
    assert.deepEqual(await kept(caller, slug), [{ outcomes: { seat: 'met' }, verdict: 'eligible' }])
  })

  it('is gone when a programme is withdrawn', async () => {
    const caller = await api.newCaller()
    await aProfile(caller, seat('EL303'))
    const slug = await publish([region('seat', 'EL303')])
    await score(slug)
    assert.equal((await kept(caller, slug)).length, 1)
    const { rows } = await db.asService('score by date', (tx) =>
      sql<{ id: string }>`select id from programmes where slug = ${slug}`.execute(tx),
    )
    const publisher = await api.newPublisher()
    const reason = { reason: { el: 'Ανακλήθηκε', en: 'Withdrawn' } }
    const withdrawn = await publisher.call('POST', `/api/v1/programmes/${slug}/withdraw`, reason)
    assert.ok(withdrawn.statusCode < 300, withdrawn.body)
    await rescoreChangedProgrammes(api.matching)(job(null), { programme_ids: rows.map(({ id }) => id) })
    assert.deepEqual(await kept(caller, slug), [])
  })

  it('is scored again on the day on which a verdict changes by itself, and told of then', async () => {
    const caller = await api.newCaller()
    const start = clock.now().toZonedDateTimeISO('Europe/Athens').toPlainDate().subtract({ months: 11 })
    await aProfile(caller, { ...seat('EL303'), activity_started_on: start.toString() })
    const young = { kind: 'age', id: 'age', test: { measure: 'months_since_start', range: { min: 12 } }, ...cited }
    const slug = await publish([region('seat', 'EL303'), young])
    await score(slug)
    assert.deepEqual(await told(caller, slug), [])
    assert.deepEqual(await kept(caller, slug), [{ outcomes: { seat: 'met', age: 'not_met' }, verdict: 'not_eligible' }])
    clock.advance({ hours: 24 * 20 })
    await rescoreByDate(api.matching)(job(null), {})
    assert.deepEqual(await told(caller, slug), [])
    clock.advance({ hours: 24 * 20 })
    await rescoreByDate(api.matching)(job(null), {})
    await rescoreByDate(api.matching)(job(null), {})
    assert.deepEqual(await told(caller, slug), [
      { from: 'not_eligible', to: 'eligible', changed: ['age'], cause: 'date' },
    ])
  })

  it('tells what changed, also where everything is scored again before the change itself', async () => {
    const caller = await api.newCaller()
    const id = await aProfile(caller, seat('EL303'))
    const recomputed = () => recompute(api.matching)(job(caller.accountId), {})
    const slug = await publish([region('seat', 'EL303')])
    const lastCause = async () => (await told(caller, slug)).at(-1)?.cause
    const change = async (body: object) => {
      const path = `/api/v1/profiles/${id}`
      const { etag } = (await caller.call('GET', path)).headers
      const changed = await caller.call('PATCH', path, body, { 'if-match': String(etag) })
      assert.equal(changed.statusCode, 200, changed.body)
    }
    const scoreProfile = () => rescoreChangedProfile(api.matching)(job(caller.accountId), { profile_id: id })
    await scoreProfile()
    await score(slug)
    await publish([region('seat', 'EL522')], slug)
    await recomputed()
    assert.deepEqual([(await told(caller, slug)).length, await lastCause()], [2, 'programme'])
    await score(slug)
    await change(seat('EL522'))
    await recomputed()
    assert.deepEqual([(await told(caller, slug)).length, await lastCause()], [3, 'profile'])
    await scoreProfile()
    await change(seat('EL303'))
    await score(slug)
    assert.deepEqual([(await told(caller, slug)).length, await lastCause()], [4, 'profile'])
    await scoreProfile()
    const start = clock.now().toZonedDateTimeISO('Europe/Athens').toPlainDate().subtract({ months: 11 })
    await change({ activity_started_on: start.toString() })
    const young = { kind: 'age', id: 'age', test: { measure: 'months_since_start', range: { max: 11 } }, ...cited }
    await publish([region('seat', 'EL303'), young], slug)
    await scoreProfile()
    await score(slug)
    clock.advance({ hours: 24 * 40 })
    await recomputed()
    assert.deepEqual([(await told(caller, slug)).at(-1)?.changed, await lastCause()], [['age'], 'date'])
    // As if other rules had scored it.
    await db.inAccount(caller.accountId, async (tx) => {
      await sql`update matching_digests set digest = 'p.other' where profile_id = ${id}`.execute(tx)
      const states = [...((await statesOf(tx, caller.accountId, [id])).get(id)?.values() ?? [])]
      const save = states.map((state) => ({ profileId: id, state: { ...state, verdict: 'needs_info' as const } }))
      await keepStates(tx, caller.accountId, { save, drop: [] })
    })
    await recomputed()
    assert.deepEqual((await told(caller, slug)).at(-1), {
      from: 'needs_info',
      to: 'not_eligible',
      changed: [],
      cause: 'rules',
    })
  })

  it('is kept once where several score the same new programmes at the same time', async () => {
    const slugs = await Promise.all([1, 2, 3].map(() => publish([region('seat', 'EL611')])))
    const callers = await Promise.all([1, 2, 3, 4].map(() => api.newCaller()))
    for (const caller of callers) await aProfile(caller, seat('EL611'))
    await using elsewhere = await api.house.elsewhere()
    await Promise.all(
      callers.map((caller, n) => recompute(api.matching)(job(caller.accountId, n % 2 === 0 ? db : elsewhere), {})),
    )
    for (const caller of callers)
      for (const slug of slugs) {
        assert.equal((await told(caller, slug)).length, 1)
        assert.equal((await kept(caller, slug)).length, 1)
      }
  })

  it('is scored again as one job, though two operators begin it at the same moment', async () => {
    await using elsewhere = await api.house.elsewhere()
    for (let times = 0; times < 5; times += 1) {
      const ids = await Promise.all([db, elsewhere, db, elsewhere].map((one) => beginRecompute(one)))
      assert.equal(new Set(ids).size, 1)
      await cancelRecompute(db)
    }
  })
})

describe('pairs that are kept', () => {
  const verdicts: Verdict[] = ['eligible', 'not_eligible', 'needs_info', 'needs_review']
  const outcomes: Outcome[] = ['met', 'not_met', 'unknown']
  /** So many that the pairs are in three blocks or four. */
  const programmes = Array.from({ length: 2600 }, () => newUuid(clock.now()))
  const change = fc.record({
    profile: fc.nat(2),
    from: fc.nat(programmes.length - 1),
    step: fc.integer({ min: 1, max: 200 }),
    drop: fc.boolean(),
    seed: fc.nat(1000),
  })

  const stateOf = (programmeId: string, seed: number): MatchState => ({
    programmeId,
    verdict: verdicts[seed % 4] ?? 'eligible',
    base: seed % 101,
    outcomes: Object.fromEntries(
      Array.from({ length: seed % 7 }, (_, i) => [`c${i + (seed % 2)}`, outcomes[(seed + i) % 3] ?? 'met']),
    ),
    changesOn: seed % 5 === 0 ? `2026-0${1 + (seed % 9)}-11` : null,
  })

  it('are found as in a plain map, whatever was kept and dropped before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        const caller = await api.newCaller()
        const { accountId } = caller
        const ids = [await aProfile(caller, {}), await aProfile(caller, {}), await aProfile(caller, {})].toSorted()
        const model = new Map(ids.map((id) => [id, new Map<string, MatchState>()]))
        for (const { profile, from, step, drop, seed } of changes) {
          const profileId = ids[profile] ?? ''
          const some = programmes.filter((_, at) => at >= from && (at - from) % step === 0)
          const save = drop ? [] : some.map((id, n) => ({ profileId, state: stateOf(id, seed + n) }))
          const gone = drop ? some.map((programmeId) => ({ profileId, programmeId })) : []
          await db.inAccount(accountId, (tx) => keepStates(tx, accountId, { save, drop: gone }))
          for (const { state } of save) model.get(profileId)?.set(state.programmeId, state)
          for (const { programmeId } of gone) model.get(profileId)?.delete(programmeId)
        }
        const all = ids.flatMap((profileId) =>
          [...(model.get(profileId)?.values() ?? [])].map((state) => ({ profileId, state })),
        )
        const fits = all.filter(({ state }) => state.verdict !== 'not_eligible')
        const asked = programmes.filter((_, at) => at % 97 === 0)
        const one = asked[0] ?? ''
        await db.inAccount(accountId, async (tx) => {
          assert.deepEqual(flat(await statesOf(tx, accountId, ids)), flat(model))
          const among = (id: string) => asked.includes(id)
          assert.deepEqual(
            flat(await statesOf(tx, accountId, ids, asked)).filter(([, { programmeId }]) => among(programmeId)),
            flat(model).filter(([, { programmeId }]) => among(programmeId)),
          )
          assert.deepEqual(
            sorted(await fittingPairs(tx, [accountId], asked)),
            sorted(
              fits
                .filter(({ state }) => among(state.programmeId))
                .map(({ profileId, state: { programmeId, verdict, base } }) => ({
                  accountId,
                  profileId,
                  programmeId,
                  verdict,
                  base,
                })),
            ),
          )
          assert.deepEqual(
            sorted(await fittingProgrammes(tx, [accountId], ids.slice(0, 1))),
            sorted([
              ...[...new Set(fits.map(({ state }) => state.programmeId))].map((programmeId) => ({
                accountId,
                profileId: null,
                programmeId,
              })),
              ...fits
                .filter(({ profileId }) => profileId === ids[0])
                .map(({ profileId, state: { programmeId } }) => ({ accountId, profileId, programmeId })),
            ]),
          )
        })
        await db.asService('score by date', async (tx) => {
          const own = (found: readonly { accountId: string }[]) =>
            sorted(found.filter((each) => each.accountId === accountId))
          assert.equal(
            (await accountsFitting(tx, one)).includes(accountId),
            fits.some(({ state }) => state.programmeId === one),
          )
          assert.deepEqual(
            own(await profilesWithStates(tx, [one])),
            sorted(
              all.filter(({ state }) => state.programmeId === one).map(({ profileId }) => ({ accountId, profileId })),
            ),
          )
          const due = (await duePairs(tx, '2026-05-11', undefined, 100_000)).flatMap(
            ({ accountId: account, profileId, programmeIds }) =>
              programmeIds.map((programmeId) => ({ accountId: account, profileId, programmeId })),
          )
          assert.deepEqual(
            own(due),
            sorted(
              all
                .filter(({ state: { changesOn } }) => changesOn !== null && changesOn <= '2026-05-11')
                .map(({ profileId, state: { programmeId } }) => ({ accountId, profileId, programmeId })),
            ),
          )
        })
      }),
      { numRuns: 8 },
    )
  })

  const sorted = (list: readonly object[]): string[] => list.map((each) => JSON.stringify(each)).toSorted()
  const flat = (states: ReadonlyMap<string, ReadonlyMap<string, MatchState>>): (readonly [string, MatchState])[] =>
    [...states]
      .flatMap(([profileId, own]) => [...own.values()].map((state) => [profileId, state] as const))
      .toSorted(([a, { programmeId: x }], [b, { programmeId: y }]) => (`${a} ${x}` < `${b} ${y}` ? -1 : 1))
})
