import { awardDay } from '../criteria/de-minimis.ts'
import { deMinimisAt } from '../criteria/digest.ts'
import type { DeMinimisCriterion } from '../criteria/criterion.ts'
import type { Anchor } from '../citing/citation.ts'
import { awardDayOf } from '../facts/award-day.ts'
import { nextDay } from '../facts/day.ts'
import { readLedger } from '../facts/ledger.ts'
import { toCents } from '../facts/money.ts'
import type { DeMinimisRegulation, PlainDate } from '../facts/profile.ts'
import { law } from '../facts/state-aid-data.ts'
import { lack, money, step, type Work } from './estimate-work.ts'
import type { CompiledProgramme } from './compile.ts'
import { reservedBeside, type Facts } from './facts.ts'
import { deMinimisBasis, grantingState } from './legal-basis.ts'
import type { Estimate, ReferenceFact } from './result.ts'

/**
 * De minimis headroom (Reg. 2023/2831 art. 3(7)): it cuts the aid only where the call says that it reduces what does not fit.
 * One that refuses it gives nothing, and one that does not say what happens leaves the amount to a person.
 */
export function limitByHeadroom(work: Work): Estimate | undefined {
  const scheme = schemeOf(work.compiled)
  if (scheme === undefined || work.currency !== 'EUR') return undefined
  const { regulation, basis, deMinimis, state } = scheme
  const awardOn = awardDayOf(work.compiled.programme, work.day)
  const ledger = deMinimisAt(work.facts, `${regulation} ${state}`, regulation, state, awardOn)
  const references: ReferenceFact[] = [ledger.binding.reference, law.singleUndertaking]
  const room = Math.max(ledger.headroom.hi - loanEquivalent(work), 0)
  const sure = Math.max(ledger.headroom.lo - loanEquivalent(work), 0)
  const values = { headroom: money(work, room), when: awardDay(awardOn, work.day) }
  if (sure < Math.min(room, work.hi)) {
    for (const path of ledger.missing) lack(work, path)
    step(work, 'estimate.headroom_open', values, Math.min(room, work.hi), basis.citations, references)
  }
  if (work.hi > room && (deMinimis?.on_excess ?? 'unknown') === 'reduce') {
    work.hi = room
    work.lo = Math.min(work.lo, room)
    work.binding = 'de_minimis_headroom'
    step(work, 'estimate.headroom', values, room, basis.citations, [...references, law.deMinimisExcess])
  } else if (work.hi > room) {
    const isRefused = deMinimis?.on_excess === 'reject'
    const key = isRefused ? 'estimate.headroom_exceeded' : 'estimate.headroom_exceeded_open'
    step(work, key, values, work.hi, basis.citations, [...references, law.deMinimisExcess])
    if (work.lo > room) {
      const status = isRefused ? 'not_applicable' : 'unknown'
      return { status, binding: 'de_minimis_headroom', missing: [], steps: work.steps }
    }
    work.hi = room
    work.binding = 'de_minimis_headroom'
  }
  // Aid that nobody told may fill the room: less than fits then cuts the aid or, where the call does not reduce it, leaves none.
  if (sure < work.lo) work.lo = deMinimis?.on_excess === 'reduce' ? sure : 0
  if (ledger.reserved > 0 || work.facts.reservations.length > 0)
    limitByReservations(work, { regulation, state, awardOn, references, citations: basis.citations })
  return undefined
}

/** By which regulation and of which State the headroom counts; undefined for a call without de minimis aid. */
function schemeOf({ programme, leaves }: CompiledProgramme) {
  const found = deMinimisBasis(programme)
  if (found === undefined) return undefined
  // The call's own condition on de minimis aid says what becomes of an excess.
  const deMinimis = leaves
    .map((leaf) => leaf.criterion)
    .find((one): one is DeMinimisCriterion => one.kind === 'de_minimis')
  const state = deMinimis?.member_state ?? grantingState(programme)
  return state === undefined ? undefined : { ...found, deMinimis, state }
}

/** De minimis headroom in cents for an application of a day, and the next day on which there is more, because earlier aid leaves the window. */
export function headroomAt(
  compiled: CompiledProgramme,
  facts: Facts,
  day: PlainDate,
): { cents: number; changesOn: PlainDate | undefined } | undefined {
  const scheme = schemeOf(compiled)
  if (scheme === undefined) return undefined
  const { regulation, state } = scheme
  const awardOn = awardDayOf(compiled.programme, day)
  const ledger = deMinimisAt(facts, `${regulation} ${state}`, regulation, state, awardOn)
  const { nextRelease: last } = ledger
  return { cents: ledger.headroom.hi, changesOn: last !== undefined && last >= awardOn ? nextDay(last) : undefined }
}

/** Cents of aid in a loan of the plan's: both are aid of one undertaking (Regulation (EU) 2023/2831 art. 4(3)). */
function loanEquivalent({ facts }: Work): number {
  const told = facts.profile.planned_investment?.financing?.loan_grant_equivalent
  return told?.currency === 'EUR' ? toCents(told) : 0
}

/** Applications hold room but are no aid yet: what they would leave is told, and cuts nothing. */
function limitByReservations(
  work: Work,
  {
    regulation,
    state,
    awardOn,
    references,
    citations,
  }: {
    regulation: DeMinimisRegulation
    state: string
    awardOn: PlainDate
    references: ReferenceFact[]
    citations: readonly Anchor[] | undefined
  },
): void {
  const { profile, related } = work.facts
  const others = reservedBeside(work.facts, work.compiled.programme.slug)
  const asked = { memberState: state, awardOn, regulations: [regulation] }
  const [account] = readLedger(profile, asked, related, others).accounts
  if (account === undefined || account.reserved === 0 || work.hi <= account.available.hi) return
  const values = { reserved: money(work, account.reserved), available: money(work, account.available.hi) }
  step(work, 'estimate.reserved', values, work.hi, citations, references)
}
