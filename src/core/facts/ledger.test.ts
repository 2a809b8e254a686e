import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { addDays, addMonths } from './day.ts'
import { readLedger } from './ledger.ts'
import type { DeMinimisAid, Profile, Relation } from './profile.ts'
import { fromCents } from './money.ts'
import { sizeOf } from './size.ts'
import { countsUntil, deMinimisState } from './state-aid.ts'

const regulations = ['general_2023_2831', 'sgei_2023_2832', 'agriculture_1408_2013', 'fishery_717_2014'] as const
const day = fc.integer({ min: 0, max: 2400 }).map((n) => addDays('2022-01-01', n))
const entry: fc.Arbitrary<DeMinimisAid> = fc.record({
  granted_on: day,
  amount: fc.integer({ min: 1, max: 30_000_000 }).map((cents) => fromCents(cents)),
  regulation: fc.constantFrom(...regulations, 'general_1407_2013' as const),
  member_state: fc.constantFrom('GR', 'GR', 'BG'),
  status: fc.constantFrom('granted' as const, 'granted' as const, 'pending' as const, 'repaid' as const),
})
const entries = fc.array(entry, { maxLength: 12 })
const business = (list: DeMinimisAid[], relations: Relation[] = []): Profile => ({
  kind: 'business',
  name: 'Us',
  de_minimis_aid: list,
  relations,
})
const regulation = fc.constantFrom(...regulations)

describe('the ledger, for any aid', () => {
  test('headroom is never negative, and what was used and what is left make the ceiling', () => {
    fc.assert(
      fc.property(entries, regulation, day, (list, rule, awardOn) => {
        const ledger = readLedger(business(list), { memberState: 'GR', awardOn, regulations: [rule] })
        for (const { state, available } of ledger.accounts) {
          assert.ok(state.headroom.lo >= 0 && available.lo >= 0 && available.hi >= 0)
          assert.equal(state.headroom.hi, Math.max(0, state.ceiling - state.used))
          assert.ok(available.hi <= state.headroom.hi)
          assert.equal(
            state.used,
            state.counted.reduce((sum, { cents }) => sum + cents, 0),
          )
        }
      }),
    )
  })

  test('the entries that count are those that were used', () => {
    // Of services of general economic interest the ceiling takes in the aid of every regulation.
    fc.assert(
      fc.property(entries, day, fc.constantFrom('12-31', '09-30'), (list, awardOn, fiscalYearEnd) => {
        const profile = { ...business(list), fiscal_year_end: fiscalYearEnd }
        const query = { memberState: 'GR', awardOn, regulations: ['sgei_2023_2832'] } as const
        const { entries: told, accounts } = readLedger(profile, query)
        const counted = told.filter(({ counts }) => counts === 'counted')
        assert.equal(
          counted.reduce((sum, { cents = 0 }) => sum + cents, 0),
          accounts[0]?.state.used,
        )
      }),
    )
  })

  test('adding aid never raises it', () => {
    fc.assert(
      fc.property(entries, entry, regulation, day, (list, more, rule, awardOn) => {
        const query = { regulation: rule, memberState: 'GR', awardOn } as const
        const before = deMinimisState(business(list), query).headroom.hi
        assert.ok(deMinimisState(business([...list, more]), query).headroom.hi <= before)
        const ask = { memberState: 'GR', awardOn, regulations: [rule] }
        const [one] = readLedger(business(list), ask).accounts
        const [other] = readLedger(business([...list, more]), ask).accounts
        assert.ok((other?.available.hi ?? 0) <= (one?.available.hi ?? 0))
      }),
    )
  })

  test('taking all that is available passes no ceiling in any three years that were within it before', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 8 }), day, (drawn, awardOn) => {
        const list = drawn
          .filter(({ status }) => status !== 'repaid')
          .map((each) => ({
            ...each,
            status: 'granted' as const,
            member_state: 'GR',
            regulation: 'general_2023_2831' as const,
            amount: fromCents(Math.ceil(Number(each.amount.amount.replace('.', '')) / 4)),
          }))
        const [account] = readLedger(business(list), {
          memberState: 'GR',
          awardOn,
          regulations: ['general_2023_2831'],
        }).accounts
        const room = account?.available.hi ?? 0
        if (room === 0) return
        const all = [
          ...list,
          {
            ...list[0],
            granted_on: awardOn,
            amount: fromCents(room),
            regulation: 'general_2023_2831' as const,
            member_state: 'GR',
            status: 'granted' as const,
          },
        ]
        for (const { granted_on: on } of all.filter(
          (each) => each.granted_on >= awardOn && each.granted_on <= addMonths(awardOn, 36),
        )) {
          const used = all
            .filter((each) => each.granted_on <= on && countsUntil(each.granted_on, 'rolling', '12-31') >= on)
            .reduce((sum, each) => sum + Number(each.amount.amount.replace('.', '')), 0)
          const ceiling = on < '2024-01-01' ? undefined : 30_000_000
          if (ceiling !== undefined && awardOn >= '2024-01-01') assert.ok(used <= ceiling, `${used} on ${on}`)
        }
      }),
    )
  })

  test('the day on which an amount fits is the first one', () => {
    fc.assert(
      fc.property(entries, day, fc.integer({ min: 1, max: 30_000_000 }), (drawn, awardOn, needed) => {
        const list = drawn.filter(({ status }) => status === 'granted')
        const ask = (on: string) =>
          readLedger(business(list), { memberState: 'GR', awardOn: on, regulations: ['general_2023_2831'], needed })
            .accounts[0]
        const first = ask(awardOn)?.freesUpAt
        if (first === undefined || first === awardOn) return
        assert.ok((ask(addDays(first, -1))?.available.hi ?? 0) < needed)
      }),
      { numRuns: 60 },
    )
  })

  test('the parts of a split add up to the whole aid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000_000 }), fc.integer({ min: 1, max: 99 }), (cents, percent) => {
        const part = (share: number): number => {
          const predecessor = {
            kind: 'split' as const,
            on: '2025-06-01',
            equity: { own: fromCents(share), others: [fromCents(10_000 - share)] },
            de_minimis_aid: [{ ...base, amount: fromCents(cents) }],
          }
          const heir: Profile = { ...business([]), predecessors: [predecessor] }
          return deMinimisState(heir, { regulation: 'general_2023_2831', memberState: 'GR', awardOn: '2026-01-01' })
            .used
        }
        const sum = part(percent * 100) + part(10_000 - percent * 100)
        // Two equal parts each take the odd cent: neither knows which of them is first.
        assert.ok(sum === cents || (percent === 50 && sum === cents + 1), `${sum} of ${cents}`)
      }),
    )
  })
})

const base: DeMinimisAid = {
  granted_on: '2025-01-10',
  amount: fromCents(1),
  regulation: 'general_2023_2831',
  member_state: 'GR',
  status: 'granted',
}

/** A few profiles with relations between them that go one way only, so that they make no circle. */
const group = fc
  .record({
    size: fc.integer({ min: 2, max: 7 }),
    edges: fc.array(
      fc.record({
        a: fc.nat(6),
        b: fc.nat(6),
        share: fc.constantFrom(0.1, 0.25, 0.3, 0.5, 0.51, 1),
        up: fc.boolean(),
        person: fc.boolean(),
      }),
      { maxLength: 8 },
    ),
    staff: fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 7, maxLength: 7 }),
    aid: fc.array(fc.integer({ min: 1, max: 9_000_000 }), { minLength: 7, maxLength: 7 }),
  })
  .map(({ size, edges, staff, aid }) =>
    Array.from({ length: size }, (_, i): [string, Profile] => [
      `prf_${i}`,
      {
        kind: 'business',
        name: `P${i}`,
        headcount: staff[i] ?? 0,
        turnover: fromCents((staff[i] ?? 0) * 10_000_000),
        balance_sheet_total: fromCents((staff[i] ?? 0) * 8_000_000),
        de_minimis_aid: [{ ...base, amount: fromCents(aid[i] ?? 1) }],
        relations: edges
          .filter(({ a, b }) => a % size === i && b % size > i)
          .map(({ b, share, up, person }) => ({
            profile_id: `prf_${b % size}`,
            direction: up ? ('upstream' as const) : ('downstream' as const),
            capital_share: share,
            voting_share: share,
            ...(person ? { via_natural_person: true, same_market: true } : {}),
          })),
      },
    ]),
  )

describe('groups, for any relations', () => {
  test('size and undertaking do not depend on the order in which profiles and relations are told', () => {
    fc.assert(
      fc.property(group, fc.integer(), (profiles, seed) => {
        const turned = profiles
          .map(([id, profile]): [string, Profile] => [
            id,
            { ...profile, relations: (profile.relations ?? []).toReversed() },
          ])
          .toSorted(([a], [b]) => ((a + b + seed).length % 2 === 0 ? 1 : -1))
        for (const [id] of profiles) {
          const [one, other] = [profiles, turned].map((list) => {
            const map = new Map(list)
            const self = map.get(id)
            assert.ok(self !== undefined)
            const size = sizeOf(self, '2026-06-01', map)
            const state = deMinimisState(
              self,
              { regulation: 'general_2023_2831', memberState: 'GR', awardOn: '2026-06-01' },
              map,
            )
            return {
              classes: size.classes,
              headcount: size.figures.headcount,
              headroom: state.headroom,
              used: state.used,
              undertaking: state.undertaking.map(({ name }) => name).toSorted(),
            }
          })
          assert.deepEqual(one, other)
        }
      }),
    )
  })

  test('every member of an undertaking sees the same undertaking and the same room', () => {
    fc.assert(
      fc.property(group, (profiles) => {
        const map = new Map(profiles)
        const seen = new Map<string, string>()
        for (const [, self] of profiles) {
          const state = deMinimisState(
            self,
            { regulation: 'general_2023_2831', memberState: 'GR', awardOn: '2026-06-01' },
            map,
          )
          const members = state.undertaking.map(({ name }) => name ?? '').toSorted()
          const answer = `${members.join()} ${state.used}`
          for (const name of members) assert.equal(seen.get(name) ?? answer, answer)
          for (const name of members) seen.set(name, answer)
        }
      }),
    )
  })
})
