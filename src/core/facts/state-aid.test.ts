import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { DeMinimisAid, Profile, Relation } from './profile.ts'
import { readGraph, linkedWith, smeWeights } from './group.ts'
import { sizeOf } from './size.ts'
import { say } from '../../wording/wording.ts'
import { deMinimisState, freesUpAt, grossGrantEquivalent } from './state-aid.ts'

const aid = (on: string, amount: string, more: Partial<DeMinimisAid> = {}): DeMinimisAid => ({
  granted_on: on,
  amount: { amount, currency: 'EUR' },
  regulation: 'general_2023_2831',
  member_state: 'GR',
  status: 'granted',
  ...more,
})
const profile = (more: Partial<Profile>): Profile => ({ kind: 'business', name: 'Us', relations: [], ...more })
const query = { regulation: 'general_2023_2831', memberState: 'EL', awardOn: '2026-06-01' } as const

describe('de minimis headroom', () => {
  test('room is named for the first day on which enough of the old aid has run out', () => {
    const us = profile({ de_minimis_aid: [aid('2024-01-10', '100000.00'), aid('2025-02-01', '150000.00')] })
    assert.equal(freesUpAt(us, query, 5_000_000), '2026-06-01', 'fits today')
    assert.equal(freesUpAt(us, query, 15_000_000), '2027-01-11')
    assert.equal(freesUpAt(us, query, 30_000_000), '2028-02-02')
    assert.equal(freesUpAt(us, query, 30_000_001), undefined, 'more than the ceiling never fits')
  })

  test('a sister whose aid nobody told leaves the headroom open, and is named', () => {
    const us = profile({ de_minimis_aid: [], relations: [{ name: 'Sister', direction: 'downstream', control: true }] })
    const state = deMinimisState(us, query)
    assert.deepEqual(state.headroom, { lo: 0, hi: 30_000_000 })
    assert.deepEqual(state.missing, ['/relations/0/de_minimis_aid'])
  })

  test('enterprises joined through a person are left out, and shown to be confirmed', () => {
    const owner: Relation = {
      name: 'Owner',
      direction: 'upstream',
      control: true,
      investor_type: 'natural_person',
      relations: [
        { name: 'Sister', direction: 'downstream', control: true, de_minimis_aid: [aid('2025-01-01', '200000.00')] },
      ],
    }
    const us = profile({ de_minimis_aid: [], relations: [owner] })
    assert.equal(deMinimisState(us, query).headroom.hi, 30_000_000)
    assert.deepEqual(
      deMinimisState(us, query).throughPersons.map((member) => member.name),
      ['Sister'],
    )
    assert.equal(deMinimisState(us, { ...query, countPersons: true }).headroom.hi, 10_000_000)
  })

  test('each regulation has its own ceiling', () => {
    const us = profile({ de_minimis_aid: [] })
    const ceiling = (regulation: Parameters<typeof deMinimisState>[1]['regulation']) =>
      deMinimisState(us, { ...query, regulation }).headroom.hi
    assert.equal(ceiling('agriculture_1408_2013'), 5_000_000)
    assert.equal(ceiling('fishery_717_2014'), 3_000_000)
    assert.equal(ceiling('sgei_2023_2832'), 75_000_000)
  })

  test('fishery aid is counted by financial years', () => {
    const us = profile({ de_minimis_aid: [aid('2024-02-01', '30000.00', { regulation: 'fishery_717_2014' })] })
    const room = (awardOn: string) =>
      deMinimisState(us, { ...query, regulation: 'fishery_717_2014', awardOn }).headroom.hi
    assert.equal(room('2026-12-31'), 0)
    assert.equal(room('2027-01-01'), 3_000_000)
  })

  test('aid in another currency leaves the headroom open', () => {
    const us = profile({
      de_minimis_aid: [aid('2025-01-01', '100000.00', { amount: { amount: '100000.00', currency: 'BGN' } })],
    })
    assert.deepEqual(deMinimisState(us, query).missing, ['/de_minimis_aid/0/amount'])
    assert.equal(deMinimisState(us, query).headroom.lo, 0)
  })

  test('the whole ceiling is a loan of 1.5 M€ over five years or of 0.75 M€ over ten', () => {
    assert.equal(grossGrantEquivalent('loan', 150_000_000, 5, 30_000_000), 30_000_000)
    assert.equal(grossGrantEquivalent('loan', 75_000_000, 10, 30_000_000), 30_000_000)
    assert.equal(grossGrantEquivalent('loan', 75_000_000, 5, 30_000_000), 15_000_000)
    assert.equal(grossGrantEquivalent('guarantee', 225_000_000, 5, 30_000_000), 30_000_000)
    assert.equal(grossGrantEquivalent('loan', 75_000_001, 10, 30_000_000), undefined)
  })
})

describe('groups', () => {
  test('a circle of holdings ends, and every enterprise counts once', () => {
    const back: Relation = { name: 'Us', direction: 'upstream', control: true }
    const loop: Relation = {
      name: 'A',
      direction: 'downstream',
      control: true,
      headcount: 4,
      relations: [
        back,
        {
          name: 'B',
          direction: 'downstream',
          control: true,
          headcount: 5,
          relations: [{ name: 'A', direction: 'downstream', control: true }],
        },
      ],
    }
    const size = sizeOf(
      profile({ headcount: 3, turnover: { amount: '1.00', currency: 'EUR' }, relations: [loop] }),
      '2026-06-01',
    )
    assert.deepEqual(size.figures.headcount, { lo: 12, hi: 12 })
    const steps = size.steps.map((step) => say(step.reason, 'en', { region: () => undefined }))
    assert.ok(steps.includes('Linked enterprise, added in full (100%): B.'), steps.join(' '))
  })

  test('profiles that point to each other end, too, and bring their own figures', () => {
    const other: Profile = profile({
      name: 'Other',
      headcount: 8,
      turnover: { amount: '1.00', currency: 'EUR' },
      relations: [{ profile_id: 'prf_other', direction: 'upstream', control: true }],
    })
    const related = new Map([['prf_other', other]])
    const us = profile({
      headcount: 3,
      turnover: { amount: '1.00', currency: 'EUR' },
      relations: [{ profile_id: 'prf_other', direction: 'downstream', capital_share: 1 }],
    })
    assert.deepEqual(sizeOf(us, '2026-06-01', related).figures.headcount, { lo: 11, hi: 11 })
    assert.ok(sizeOf(us, '2026-06-01').missing.includes('/relations/0'), 'a profile that was not given is asked for')
  })

  test('a holding of unknown size may be anything from nothing to the whole', () => {
    const graph = readGraph(profile({ relations: [{ name: 'A', direction: 'upstream', headcount: 100 }] }), new Map())
    assert.equal(smeWeights(graph, 'least').get(1), undefined)
    assert.equal(smeWeights(graph, 'most').get(1), 1)
    assert.equal(linkedWith(graph, 0, 'most', 'never').size, 2)
  })
})
