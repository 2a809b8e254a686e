import { awardDayOf } from '../facts/award-day.ts'
import { deMinimisRegulations } from '../facts/profile.ts'
import type { DeMinimisAid, PlainDate } from '../facts/profile.ts'
import { nextDay } from '../facts/day.ts'
import { fromCents, toCents } from '../facts/money.ts'
import { freesUpAt } from '../facts/state-aid.ts'
import type { DeMinimisState } from '../facts/state-aid.ts'
import { law } from '../facts/state-aid-data.ts'
import type { Facts } from '../matching/facts.ts'
import type { ReasonValue } from '../matching/result.ts'
import type { DeMinimisCriterion } from './criterion.ts'
import { deMinimisAt } from './digest.ts'
import { fault } from './kind.ts'
import type { CompileContext, CriterionFault, Judge, Judgement, Kind, Note } from './kind.ts'
import { isMoney } from './compare-values.ts'
import { plannedOf } from './investment-amount.ts'

const regulations: ReadonlySet<string> = new Set(deMinimisRegulations)
const onExcess: ReadonlySet<string> = new Set(['reduce', 'reject', 'unknown'])

function check(criterion: DeMinimisCriterion, pointer: string): CriterionFault[] {
  const state: unknown = criterion.member_state
  return [
    ...(regulations.has(criterion.regulation)
      ? []
      : [fault(`${pointer}/regulation`, 'unknown_term', { value: String(criterion.regulation) })]),
    ...(onExcess.has(criterion.on_excess)
      ? []
      : [fault(`${pointer}/on_excess`, 'unknown_term', { value: String(criterion.on_excess) })]),
    ...(typeof state === 'string' && /^[A-Z]{2}$/u.test(state)
      ? []
      : [fault(`${pointer}/member_state`, 'country_expected')]),
    ...(criterion.needed === undefined || (isMoney(criterion.needed) && criterion.needed.currency === 'EUR')
      ? []
      : [fault(`${pointer}/needed`, 'euros_expected')]),
  ]
}

const money = (cents: number): ReasonValue => ({ type: 'money', value: fromCents(cents) })

/** What must be left, in cents, at least and at most, and the facts that would tell it exactly. */
interface Needed {
  lo: number
  hi: number
  missing: readonly string[]
}

const anything: Needed = { lo: 1, hi: 1, missing: [] }

/** The aid needed where the call refuses what does not fit: as the call states it, else as it follows from the plan. */
function needed(
  criterion: DeMinimisCriterion,
  context: CompileContext,
): (facts: Facts, day: PlainDate, room: number) => Needed {
  if (criterion.on_excess === 'reduce') return () => anything
  if (criterion.needed !== undefined) {
    const cents = toCents(criterion.needed)
    return () => ({ lo: cents, hi: cents, missing: [] })
  }
  const { max_subsidy: most, bonuses = [] } = context.programme.funding
  const maxima = [most, ...bonuses.map((bonus) => bonus.max_subsidy)].flatMap((each) =>
    each === undefined ? [] : [toCents(each)],
  )
  const highest = most === undefined ? Number.POSITIVE_INFINITY : Math.max(...maxima)
  // Room for the call's maximum is room for whatever it gives: most businesses need no estimate here.
  return (facts, day, room) => (room >= highest ? anything : (context.expectedAid?.(facts, day) ?? anything))
}

/** Where the call does not say what becomes of an excess, room for a part of the aid decides nothing. */
function answer(state: DeMinimisState, need: Needed, isOpen: boolean): Judgement {
  const { lo, hi } = state.headroom
  if (hi <= 0) return 'not_met'
  if (lo >= need.hi) return 'met'
  if (hi >= need.lo) return state.missing.length > 0 || need.missing.length > 0 ? 'unknown' : 'review'
  return isOpen ? 'review' : 'not_met'
}

/**
 * Room under the de minimis ceiling of the single undertaking on the expected day of award (Reg. 2023/2831 art. 3(2), (7)),
 * which is the call's, or the test day where that is later.
 */
function compile(criterion: DeMinimisCriterion, context: CompileContext): Judge {
  const { regulation, member_state: memberState } = criterion
  const scheme = `${regulation} ${memberState}`
  const need = needed(criterion, context)
  const isOpen = criterion.on_excess === 'unknown'
  const { programme } = context
  const { funding } = programme
  // The aid is a share of a plan, and the call refuses what does not fit.
  const byPlan = criterion.on_excess !== 'reduce' && criterion.needed === undefined && funding.intensity !== undefined
  return (facts, day, note) => {
    const awardOn = awardDayOf(programme, day)
    const state = deMinimisAt(facts, scheme, regulation, memberState, awardOn)
    const least = need(facts, day, state.headroom.lo)
    const outcome = answer(state, least, isOpen)
    if (note === undefined) return outcome
    const most = funding.max_subsidy === undefined ? Number.POSITIVE_INFINITY : toCents(funding.max_subsidy)
    const isUnplanned =
      byPlan && least === anything && state.headroom.hi < most && facts.derive(plannedOf) === undefined
    explain(criterion, facts, state, { awardOn, day, isUnplanned }, outcome, least, note)
    if (criterion.on_excess !== 'reduce' && criterion.needed === undefined) {
      const on = context.expectedAidChangesOn?.(facts, day)
      if (on !== undefined) note.changesOn(on)
    }
    return outcome
  }
}

/** What the day of the headroom is: the expected award where the call names a later one, else the test day itself. */
export function awardDay(awardOn: PlainDate, day: PlainDate): ReasonValue {
  const key = awardOn === day ? 'de_minimis.at_day' : 'de_minimis.at_award'
  return { type: 'phrase', key, values: { on: { type: 'date', value: awardOn } } }
}

function explain(
  criterion: DeMinimisCriterion,
  facts: Facts,
  state: DeMinimisState,
  { awardOn, day, isUnplanned }: { awardOn: PlainDate; day: PlainDate; isUnplanned: boolean },
  outcome: Judgement,
  need: Needed,
  note: Note,
): void {
  const least = need.lo
  noteState(state, awardOn, note)
  if (outcome === 'unknown') for (const path of [...state.missing, ...need.missing]) note.missing(path)
  const values: Record<string, ReasonValue> = {
    headroom: money(state.headroom.hi),
    used: money(state.used),
    ceiling: money(state.ceiling),
    when: awardDay(awardOn, day),
    regulation: { type: 'terms', vocabulary: 'regulation', values: [criterion.regulation] },
    needed: money(least),
  }
  const isShort = outcome === 'not_met' && state.headroom.hi > 0
  const planned = outcome === 'met' && isUnplanned ? '_unplanned' : ''
  const alone = outcome === 'met' && state.assumesNoRelations ? '_alone' : ''
  note.reason(isShort ? 'de_minimis.short' : `de_minimis.${outcome}${planned}${alone}`, values)
  if (planned !== '') note.condition({ key: 'de_minimis.to_fit', values: { headroom: values['headroom'] ?? '' } })
  if (state.nextRelease !== undefined && state.nextRelease >= awardOn) note.changesOn(nextDay(state.nextRelease))
  if (outcome !== 'not_met') return
  const query = { regulation: criterion.regulation, memberState: criterion.member_state, awardOn }
  const on = freesUpAt(facts.profile, query, least, facts.related)
  if (on === undefined) return
  const open = state.missing.length > 0 ? '_open' : ''
  note.nearMiss(
    least > 1
      ? { key: `de_minimis.near${open}`, values: { on: { type: 'date', value: on }, amount: money(least) } }
      : { key: `de_minimis.near_any${open}`, values: { on: { type: 'date', value: on } } },
    { possible_from: on },
  )
}

/** The aid that counts, the enterprises it was summed over, and where the rule stands. */
export function noteState(state: DeMinimisState, awardOn: PlainDate, note: Note): void {
  for (const { path } of state.counted) note.found(path)
  note.derived({
    formula: 'ceiling − aid granted in the window',
    inputs: {
      ceiling: fromCents(state.ceiling),
      used: fromCents(state.used),
      award_on: awardOn,
      undertaking: state.undertaking.map((member) => member.path),
    },
    result: fromCents(state.headroom.hi),
  })
  if (state.reserved > 0)
    note.derived({ formula: 'reserved by pending applications', inputs: {}, result: fromCents(state.reserved) })
  if (state.throughPersons.length > 0) {
    note.derived({
      formula: 'joined only through a person: not counted, to be confirmed',
      inputs: {},
      result: state.throughPersons.map((member) => member.path),
    })
  }
  note.reference(state.binding.reference)
  note.reference(law.singleUndertaking)
}

const granted = (on: PlainDate, amount: string): DeMinimisAid => ({
  granted_on: on,
  amount: { amount, currency: 'EUR' },
  regulation: 'general_2023_2831',
  member_state: 'GR',
  status: 'granted',
})
const room: DeMinimisCriterion = {
  id: 'room',
  kind: 'de_minimis',
  regulation: 'general_2023_2831',
  member_state: 'GR',
  on_excess: 'reject',
  needed: { amount: '100000.00', currency: 'EUR' },
}

export const deMinimis: Kind<DeMinimisCriterion> = {
  kind: 'de_minimis',
  dated: true,
  check,
  compile,
  examples: [
    {
      says: 'aid of the last three years leaves enough room',
      criterion: room,
      profile: { relations: [], de_minimis_aid: [granted('2025-03-01', '200000.00')] },
      outcome: 'met',
      reason: 'de_minimis.met',
      changes_on: '2028-03-02',
    },
    {
      says: 'aid granted exactly three years before the award still counts',
      criterion: { ...room, needed: { amount: '250000.00', currency: 'EUR' } },
      profile: {
        relations: [],
        de_minimis_aid: [{ ...granted('2023-06-01', '60000.00'), regulation: 'general_1407_2013' }],
      },
      outcome: 'not_met',
      reason: 'de_minimis.short',
      near_miss: 'de_minimis.near',
      changes_on: '2026-06-02',
    },
    {
      says: 'a call that reduces what does not fit needs only some room',
      criterion: { ...room, on_excess: 'reduce' },
      profile: { relations: [], de_minimis_aid: [granted('2025-03-01', '290000.00')] },
      outcome: 'met',
    },
    {
      says: 'without a plan there is room on the condition that the aid fits into it, where the call refuses what does not',
      criterion: {
        id: 'room',
        kind: 'de_minimis',
        regulation: 'general_2023_2831',
        member_state: 'GR',
        on_excess: 'reject',
      },
      profile: { relations: [], de_minimis_aid: [granted('2025-03-01', '290000.00')] },
      programme: {
        funding: {
          instruments: ['grant'],
          intensity: [{ percent: 50 }],
          max_subsidy: { amount: '200000.00', currency: 'EUR' },
        },
      },
      outcome: 'met',
      reason: 'de_minimis.met_unplanned',
      condition: 'de_minimis.to_fit',
    },
    {
      says: 'and without one where all that the call can give fits',
      criterion: {
        id: 'room',
        kind: 'de_minimis',
        regulation: 'general_2023_2831',
        member_state: 'GR',
        on_excess: 'reject',
      },
      profile: { relations: [], de_minimis_aid: [] },
      programme: {
        funding: {
          instruments: ['grant'],
          intensity: [{ percent: 50 }],
          max_subsidy: { amount: '200000.00', currency: 'EUR' },
        },
      },
      outcome: 'met',
      reason: 'de_minimis.met',
      condition: null,
    },
    {
      says: 'a call that does not say what becomes of an excess is for a person to read',
      criterion: { ...room, on_excess: 'unknown' },
      profile: { relations: [], de_minimis_aid: [granted('2025-03-01', '290000.00')] },
      outcome: 'review',
      reason: 'de_minimis.review',
    },
    {
      says: 'the sister of a foreign parent fills the same ceiling',
      criterion: room,
      profile: {
        de_minimis_aid: [],
        relations: [
          {
            name: 'Parent',
            direction: 'upstream',
            control: true,
            country: 'DE',
            de_minimis_aid: [],
            relations: [
              {
                name: 'Sister',
                direction: 'downstream',
                control: true,
                de_minimis_aid: [granted('2025-05-01', '300000.00')],
              },
            ],
          },
        ],
      },
      outcome: 'not_met',
      reason: 'de_minimis.not_met',
    },
    {
      says: 'what was never told is asked for, not taken as nothing',
      criterion: room,
      profile: { relations: [] },
      outcome: 'unknown',
      missing: ['/de_minimis_aid'],
    },
    {
      says: 'a full ceiling becomes free no earlier than the known aid expires, where other aid is not told',
      criterion: room,
      profile: {
        de_minimis_aid: [granted('2025-03-01', '300000.00')],
        relations: [{ name: 'Parent', direction: 'upstream', control: true }],
      },
      outcome: 'not_met',
      near_miss: 'de_minimis.near_open',
    },
    {
      says: 'the room is that of the expected day of award',
      criterion: room,
      profile: { relations: [], de_minimis_aid: [granted('2024-01-10', '300000.00')] },
      programme: { expected_award_on: '2027-01-11' },
      outcome: 'met',
    },
  ],
}
