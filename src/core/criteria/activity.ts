import { lastClosedOf, yearEndOf } from '../facts/accounts.ts'
import type { ActivityFact, Held } from '../facts/activities-held.ts'
import { compactCode, formatCode } from '../facts/activity-code.ts'
import { isCanonicalCode } from '../facts/activity-parse.ts'
import { explainActivity, judgeActivity } from '../facts/activity-membership.ts'
import type { CompiledCodeSet } from '../facts/activity-membership.ts'
import { isScheme } from '../facts/activity-reference.ts'
import { dayInYear, isPlainDate, nextDay } from '../facts/day.ts'
import type { PlainDate } from '../facts/profile.ts'
import { schemes, type Scheme } from '../facts/scheme.ts'
import type { CoreReference, Facts } from '../matching/facts.ts'
import type { ReasonValue } from '../matching/result.ts'
import { allOf, anyOf } from '../verdict.ts'
import type { Outcome } from '../verdict.ts'
import { largestCandidates, mainCandidates, noteRevenue, revenueOf, revenueYear } from './activity-basis.ts'
import type { Candidates } from './activity-basis.ts'
import { activityExamples } from './activity.examples.ts'
import type { ActivityCriterion } from './criterion.ts'
import { fault } from './kind.ts'
import type { CompileContext, CriterionFault, Judge, Kind, Note } from './kind.ts'

const roles: ReadonlySet<string> = new Set(['existing', 'investment'])
const bases: ReadonlySet<string> = new Set(['main', 'largest_revenue', 'main_or_largest_revenue', 'any', 'all'])
const moments: ReadonlySet<string> = new Set(['submission', 'award', 'first_payment', 'completion', 'fixed'])

function check(criterion: ActivityCriterion, pointer: string, reference: CoreReference): CriterionFault[] {
  const faults: CriterionFault[] = []
  if (!roles.has(criterion.role))
    faults.push(fault(`${pointer}/role`, 'unknown_term', { value: String(criterion.role) }))
  if (!bases.has(criterion.basis))
    faults.push(fault(`${pointer}/basis`, 'unknown_term', { value: String(criterion.basis) }))
  const { held_by: heldBy, revenue_share_min: share } = criterion
  if (heldBy !== undefined && (!moments.has(heldBy.event) || (heldBy.event === 'fixed' && !isPlainDate(heldBy.date))))
    faults.push(fault(`${pointer}/held_by`, 'held_by'))
  if (share !== undefined && !(share > 0 && share <= 1)) faults.push(fault(`${pointer}/revenue_share_min`, 'share'))
  return [...faults, ...checkCodes(criterion.codes, `${pointer}/codes`, reference)]
}

function checkCodes(codes: ActivityCriterion['codes'], pointer: string, reference: CoreReference): CriterionFault[] {
  const { scheme } = codes
  if (!isScheme(scheme)) return [fault(`${pointer}/scheme`, 'unknown_term', { value: String(scheme) })]
  if (codes.include === undefined && codes.exclude === undefined) return [fault(pointer, 'needs_include_or_exclude')]
  const faults: CriterionFault[] = []
  for (const side of ['include', 'exclude'] as const) {
    const entries = codes[side]
    if (entries === undefined) continue
    if ((entries.exact?.length ?? 0) + (entries.subtree?.length ?? 0) === 0)
      faults.push(fault(`${pointer}/${side}`, 'empty_list'))
    for (const form of ['exact', 'subtree'] as const) {
      entries[form]?.forEach((code, i) => {
        const wrong = codeFault(scheme, code, form, reference)
        if (wrong !== undefined)
          faults.push(
            fault(`${pointer}/${side}/${form}/${i}`, wrong, { value: String(code), scheme: schemeTerm(scheme) }),
          )
      })
    }
  }
  return faults
}

const schemeTerm = (scheme: Scheme): ReasonValue => ({ type: 'terms', vocabulary: 'scheme', values: [scheme] })

function codeFault(
  scheme: Scheme,
  code: string,
  form: 'exact' | 'subtree',
  reference: CoreReference,
): string | undefined {
  const compact = compactCode(code)
  const finest = reference.activities.index[scheme].ids.has(compact)
  if (finest && formatCode(compact) === code) return undefined
  if (!isCanonicalCode({ scheme, code }, reference.activities)) return 'unknown_code'
  return form === 'exact' ? 'code_too_coarse' : undefined
}

/** All the parts of one compiled activity criterion. */
interface Test {
  readonly basis: ActivityCriterion['basis']
  /** Of the revenue, at least. */
  readonly share: number | undefined
  /** Revenue by activity counts, so that another year may say something else. */
  readonly byRevenue: boolean
  readonly set: CompiledCodeSet
  /** The list's classification, as a number. */
  readonly scheme: number
  /** The moment by which the code must be registered. */
  readonly heldBy: NonNullable<ActivityCriterion['held_by']>['event']
  /** The day by which the code must be registered, where it is an earlier one than the test day's. */
  readonly heldOn: PlainDate | undefined
  /** A missing `since` leaves open whether the code was held: the question is of an earlier day. */
  readonly past: boolean
  /** The code may still be registered after applying. */
  readonly later: boolean
  /** The call says until when the code may be registered, and that is not before the test day: a plan for it will do. */
  readonly addable: boolean
  readonly closesOn: PlainDate | undefined
}

function compile(criterion: ActivityCriterion, context: CompileContext): Judge {
  const { role, basis, held_by: heldBy, revenue_share_min: share } = criterion
  const event = criterion.at?.event ?? 'submission'
  const test: Test = {
    basis,
    share,
    byRevenue: share !== undefined || basis.endsWith('largest_revenue'),
    set: context.codeSet(criterion.codes),
    scheme: schemes.indexOf(criterion.codes.scheme),
    heldBy: heldBy?.event ?? 'submission',
    heldOn: heldBy?.event === 'fixed' ? heldBy.date : undefined,
    past: event === 'publication' || event === 'fixed',
    later: heldBy !== undefined && heldBy.event !== 'submission' && heldBy.event !== 'fixed',
    addable: heldBy?.event === 'submission' && event === 'submission',
    closesOn: context.closesOn,
  }
  return (facts, day, note) => {
    const fixed = test.heldOn !== undefined && test.heldOn < day ? test.heldOn : undefined
    if (note !== undefined) noteChanges(test, facts, day, note)
    if (role === 'investment') return judgeInvestment(test, facts, fixed ?? day, fixed !== undefined, note)
    const outcome = judgeExisting(test, facts, fixed ?? day, test.past || fixed !== undefined, note)
    // A code that the call lets be registered until a later moment is not missing yet.
    const open = test.addable || test.later || (test.heldOn !== undefined && fixed === undefined)
    return outcome === 'not_met' && open ? judgeAdded(test, facts, day, note) : outcome
  }
}

const codesOf = (activities: readonly ActivityFact[]): ReasonValue => ({
  type: 'codes',
  scheme: activities[0]?.scheme ?? '',
  values: activities.map((activity) => activity.code),
})

/** Whether the list has a code: no note, no allocation. */
function member(activity: ActivityFact, test: Test): Outcome {
  return judgeActivity(activity.in(test.set.scheme), test.set)
}

/** The same, with its route noted: correspondences used, candidates of a split. */
function memberNoted(activity: ActivityFact, test: Test, facts: Facts, note: Note | undefined): Outcome {
  const resolved = activity.in(test.set.scheme)
  const outcome = judgeActivity(resolved, test.set)
  if (note !== undefined) {
    note.found(activity.pointer)
    const explained = explainActivity(resolved, test.set, facts.reference.activities)
    if (explained.translation !== undefined) {
      note.derived({
        formula: 'activity_correspondence',
        inputs: { scheme: activity.scheme, code: activity.code, to: test.set.scheme },
        result: { in: explained.candidates.in, out: explained.candidates.out },
      })
      note.reference({ name: `${activity.scheme}>${test.set.scheme}`, locator: activity.code })
    }
    if (outcome === 'unknown') note.missing(`${activity.pointer}/code`)
  }
  return outcome
}

function judgeExisting(test: Test, facts: Facts, day: PlainDate, past: boolean, note: Note | undefined): Outcome {
  if (facts.activities === undefined) {
    note?.missing('/activities')
    note?.reason('activity.unknown')
    return 'unknown'
  }
  const held = facts.held(day, past)
  const { sure, perhaps } = held
  const { basis, share } = test
  // Codes that had to be held on an earlier day are told as of that day.
  if (note !== undefined && share === undefined && test.heldOn === undefined) {
    const how = metBy(held, test)
    if (how !== undefined && note.again(held, how, true)) return 'met'
  }
  const based =
    basis === 'any' ? judgeAny(test, facts, sure, perhaps, note) : judgeBasis(test, facts, sure, perhaps, day, note)
  if (share === undefined || based === 'not_met') return based
  const all = [...sure, ...perhaps]
  const shared = judgeShare(test, facts, all, day, share, note)
  if (note !== undefined && based === 'met' && all.every((activity) => member(activity, test) === 'met')) {
    const percent: ReasonValue = { type: 'percent', value: Math.round(share * 1000) / 10 }
    note.reason('activity.share_all_met', { codes: codesOf(all), share: percent })
  }
  return allOf([based, shared])
}

/**
 * By what the condition is met, where that says it all beside the codes held: the place of the first that is in the list, or
 * that all that may be the main one are in it; and the list's classification.
 */
function metBy({ sure, perhaps }: Held, test: Test): number | undefined {
  const { basis } = test
  if (basis === 'any') {
    const first = sure.findIndex((activity) => member(activity, test) === 'met')
    return first < 0 ? undefined : (first + 1) * mostSchemes + test.scheme
  }
  if (basis !== 'main' || perhaps.length > 0) return undefined
  const { activities } = mainCandidates(sure)
  const all = activities.length > 0 && activities.every((activity) => member(activity, test) === 'met')
  return all ? test.scheme : undefined
}

/** More than there are classifications. */
const mostSchemes = 64

/** One registered code in the list is enough. */
function judgeAny(
  test: Test,
  facts: Facts,
  sure: readonly ActivityFact[],
  perhaps: readonly ActivityFact[],
  note: Note | undefined,
): Outcome {
  let outcome: Outcome = 'not_met'
  for (let i = 0; i < sure.length && outcome !== 'met'; i += 1) {
    const one = member(sure[i] as ActivityFact, test)
    if (one !== 'not_met') outcome = one
  }
  for (let i = 0; i < perhaps.length && outcome === 'not_met'; i += 1) {
    if (member(perhaps[i] as ActivityFact, test) !== 'not_met') outcome = 'unknown'
  }
  if (note !== undefined) {
    noteAny(
      test,
      facts,
      {
        all: [...sure, ...perhaps],
        fits: sure.find((activity) => member(activity, test) === 'met'),
        open: sure.filter((activity) => member(activity, test) === 'unknown'),
        undated: perhaps.filter((activity) => member(activity, test) !== 'not_met'),
      },
      note,
    )
  }
  return outcome
}

interface AnyFound {
  all: readonly ActivityFact[]
  fits: ActivityFact | undefined
  open: readonly ActivityFact[]
  undated: readonly ActivityFact[]
}

function noteAny(test: Test, facts: Facts, { all, fits, open, undated }: AnyFound, note: Note): void {
  if (fits !== undefined) {
    memberNoted(fits, test, facts, note)
    note.reason(fits.scheme === test.set.scheme ? 'activity.met' : 'activity.met_translated', {
      codes: codesOf([fits]),
      to: codesAfter(fits, test, facts),
      ...schemesOf(fits, test),
    })
    return
  }
  for (const activity of all) memberNoted(activity, test, facts, note)
  for (const activity of undated) note.missing(`${activity.pointer}/since`)
  const [first] = open
  if (first !== undefined) noteOpen(first, test, facts, note)
  else if (undated.length > 0) note.reason('activity.since_unknown', { codes: codesOf(undated) })
  else {
    if (all.length === 0) note.reason('activity.none')
    else note.reason('activity.not_met', { codes: codesOf(all), count: test.set.size })
    nearAdd(test, note)
  }
}

/** The classifications of the code and of the list, by name. */
function schemesOf(activity: ActivityFact, test: Test): Record<string, ReasonValue> {
  return { from_scheme: schemeTerm(activity.scheme), to_scheme: schemeTerm(test.set.scheme) }
}

/** What the code is in the list's scheme, for the sentence. */
function codesAfter(activity: ActivityFact, test: Test, facts: Facts): ReasonValue {
  const { candidates } = explainActivity(activity.in(test.set.scheme), test.set, facts.reference.activities)
  return { type: 'codes', scheme: test.set.scheme, values: [...candidates.in] }
}

function noteOpen(activity: ActivityFact, test: Test, facts: Facts, note: Note): void {
  const { via, candidates } = explainActivity(activity.in(test.set.scheme), test.set, facts.reference.activities)
  const values: Record<string, ReasonValue> = {
    codes: codesOf([activity]),
    ...schemesOf(activity, test),
    in: { type: 'codes', scheme: test.set.scheme, values: [...candidates.in] },
    out: { type: 'codes', scheme: test.set.scheme, values: [...candidates.out] },
  }
  if (via === 'none') note.reason('activity.no_correspondence', values)
  else note.reason(via === 'coarse' ? 'activity.coarse' : 'activity.split', values)
}

/** `main`, `largest_revenue`, either of them, or every code. */
function judgeBasis(
  test: Test,
  facts: Facts,
  sure: readonly ActivityFact[],
  perhaps: readonly ActivityFact[],
  day: PlainDate,
  note: Note | undefined,
): Outcome {
  const { basis } = test
  const all = perhaps.length === 0 ? sure : [...sure, ...perhaps]
  for (const activity of perhaps) note?.missing(`${activity.pointer}/since`)
  if (all.length === 0) {
    note?.reason('activity.none')
    return 'not_met'
  }
  if (basis === 'all') return judgeAll(test, facts, sure, perhaps, note)
  if (note !== undefined && basis !== 'main') noteRevenue(all, lastClosedOf(facts.profile, day), note)
  const main = basis === 'largest_revenue' ? 'not_met' : one(mainCandidates(all), test, facts, 'main', note)
  if (basis === 'main' || main === 'met') return settled(main, perhaps.length > 0, note)
  const largest = one(largestCandidates(all, lastClosedOf(facts.profile, day)), test, facts, 'largest', note)
  const either = basis === 'largest_revenue' ? largest : anyOf([main, largest])
  if (basis === 'main_or_largest_revenue' && note !== undefined) {
    if (either === 'not_met') note.reason('activity.neither', { codes: codesOf(all) })
    if (either === 'unknown') note.reason('activity.either_unknown', { codes: codesOf(all) })
  }
  return settled(either, perhaps.length > 0, note)
}

/** While it is not known which codes were held, no answer about one of them is certain. */
function settled(outcome: Outcome, undated: boolean, note: Note | undefined): Outcome {
  if (!undated) return outcome
  note?.reason('activity.dates_unknown')
  return 'unknown'
}

function judgeAll(
  test: Test,
  facts: Facts,
  sure: readonly ActivityFact[],
  perhaps: readonly ActivityFact[],
  note: Note | undefined,
): Outcome {
  const outcomes = sure.map((activity) => memberNoted(activity, test, facts, note))
  const outcome = allOf(outcomes)
  if (outcome !== 'not_met' && perhaps.length > 0) return settled(outcome, true, note)
  if (note !== undefined) {
    const outside = sure.filter((_, i) => outcomes[i] === 'not_met')
    const open = sure.find((_, i) => outcomes[i] === 'unknown')
    if (outside.length > 0) note.reason('activity.all_not_met', { codes: codesOf(outside) })
    else if (open !== undefined) noteOpen(open, test, facts, note)
    else note.reason('activity.all_met', { codes: codesOf(sure) })
  }
  return outcome
}

/** The one activity that counts, or the several of which it is one: they decide only where they agree. */
function one(
  candidates: Candidates,
  test: Test,
  facts: Facts,
  which: 'main' | 'largest',
  note: Note | undefined,
): Outcome {
  const { activities, ask } = candidates
  const [first] = activities
  if (first === undefined) {
    for (const pointer of ask()) note?.missing(pointer)
    note?.reason(`activity.${which}_unknown`)
    return 'unknown'
  }
  let outcome = memberNoted(first, test, facts, note)
  let agree = true
  for (let i = 1; i < activities.length; i += 1) {
    const other = activities[i]
    if (other !== undefined && memberNoted(other, test, facts, note) !== outcome) agree = false
  }
  if (!agree) {
    outcome = 'unknown'
    for (const pointer of ask()) note?.missing(pointer)
    note?.reason(`activity.${which}_unknown`)
  } else if (outcome === 'unknown') {
    if (note !== undefined) noteOpen(first, test, facts, note)
  } else {
    note?.reason(`activity.${which}_${outcome}`, { codes: codesOf(activities) })
  }
  return outcome
}

/** The share of the last year's revenue that listed activities made: between the sure part and the part that may be. */
function judgeShare(
  test: Test,
  facts: Facts,
  all: readonly ActivityFact[],
  day: PlainDate,
  share: number,
  note: Note | undefined,
): Outcome {
  const outcomes = all.map((activity) => member(activity, test))
  const percent: ReasonValue = { type: 'percent', value: Math.round(share * 1000) / 10 }
  if (outcomes.every((outcome) => outcome === 'met')) return 'met'
  const year = revenueYear(all, lastClosedOf(facts.profile, day))
  const figures = year === undefined ? [] : all.map((activity) => revenueOf(activity, year))
  const currencies = new Set(figures.flatMap((figure) => figure?.currency ?? []))
  if (year === undefined || currencies.size !== 1 || figures.includes(undefined)) {
    for (const [i, activity] of all.entries())
      if (figures[i] === undefined || currencies.size !== 1) note?.missing(`${activity.pointer}/revenue`)
    note?.reason('activity.share_unknown', { share: percent })
    return 'unknown'
  }
  const total = figures.reduce((sum, figure) => sum + (figure?.cents ?? 0), 0)
  const part = (wanted: Outcome): number =>
    figures.reduce((sum, figure, i) => (outcomes[i] === wanted ? sum + (figure?.cents ?? 0) : sum), 0)
  const sure = part('met')
  const most = sure + part('unknown')
  // 0.55 × 100 is a little more than 55 in binary fractions: a billionth is no share of anything.
  const needed = (share - 1e-9) * total
  const outcome: Outcome = total <= 0 ? 'not_met' : sure >= needed ? 'met' : most < needed ? 'not_met' : 'unknown'
  if (note !== undefined) noteShare({ outcome, sure, total, year, percent, all, outcomes }, note)
  return outcome
}

interface ShareFound {
  outcome: Outcome
  sure: number
  total: number
  year: number
  percent: ReasonValue
  all: readonly ActivityFact[]
  outcomes: readonly Outcome[]
}

function noteShare({ outcome, sure, total, year, percent, all, outcomes }: ShareFound, note: Note): void {
  const found: ReasonValue = { type: 'percent', value: total > 0 ? Math.floor((sure / total) * 1000) / 10 : 0 }
  note.derived({
    formula: 'revenue_share',
    inputs: { year, listed_cents: sure, total_cents: total },
    result: total > 0 ? sure / total : 0,
  })
  if (outcome === 'unknown') {
    all.forEach((activity, i) => {
      if (outcomes[i] === 'unknown') note.missing(`${activity.pointer}/code`)
    })
    note.reason('activity.share_unknown', { share: percent })
  } else note.reason(`activity.share_${outcome}`, { share: percent, found, year: String(year) })
}

/** The investment's activity: what is planned decides; without a plan, a held code in the list fits. */
function judgeInvestment(test: Test, facts: Facts, day: PlainDate, past: boolean, note: Note | undefined): Outcome {
  const planned = facts.plannedActivities
  if (planned === undefined || planned.length === 0) return judgeUnplanned(test, facts, day, past, note)
  const outcomes = planned.map((activity) => memberNoted(activity, test, facts, note))
  const outcome = test.basis === 'all' ? allOf(outcomes) : anyOf(outcomes)
  if (past && outcome !== 'not_met') return allOf([outcome, heldPlanned(test, facts, day, note)])
  if (note === undefined) return outcome
  const open = planned.find((_, i) => outcomes[i] === 'unknown')
  if (outcome === 'met') {
    notePlanned(
      planned.filter((_, i) => outcomes[i] === 'met'),
      test,
      facts,
      day,
      note,
    )
  } else if (outcome === 'unknown' && open !== undefined) noteOpen(open, test, facts, note)
  else {
    note.reason('activity.planned_not_met', { codes: codesOf(planned.filter((_, i) => outcomes[i] === 'not_met')) })
    if (!past) note.nearMiss({ key: 'activity.near_plan', values: {} }, until(test))
  }
  return outcome
}

/** The registered codes are a planned one, or codes under it. */
function isRegistered(plan: ActivityFact, held: readonly ActivityFact[], { set: { scheme } }: Test): boolean {
  const { ids } = plan.in(scheme)
  return held.some((activity) => {
    if (activity.scheme === plan.scheme && activity.code === plan.code) return true
    const own = activity.in(scheme).ids
    return own.length > 0 && own.every((id) => ids.includes(id))
  })
}

/** A plan that fits; codes that are not registered yet have to be, by the moment that the call names. */
function notePlanned(fits: readonly ActivityFact[], test: Test, facts: Facts, day: PlainDate, note: Note): void {
  const held = facts.activities === undefined ? [] : facts.held(day, false).sure
  const lacking = fits.filter((plan) => !isRegistered(plan, held, test))
  // Of any of several, one that is registered is enough.
  if (lacking.length === 0 || (test.basis !== 'all' && lacking.length < fits.length)) {
    note.reason('activity.planned_met', { codes: codesOf(fits.filter((plan) => !lacking.includes(plan))) })
    return
  }
  const event = test.heldBy
  const last = until(test).possible_until
  const key = `activity.register_${event}${event === 'submission' && last !== undefined ? '_until' : ''}`
  const values: Record<string, ReasonValue> = {
    codes: codesOf(lacking),
    ...(last === undefined ? {} : { on: { type: 'date', value: last } }),
  }
  const step: ReasonValue = { type: 'phrase', key, values }
  note.reason('activity.planned_met_unregistered', { codes: codesOf(fits), step })
  note.condition({ key, values }, last)
}

/** A code that had to be registered by a day that is past: plans no longer help. */
function heldPlanned(test: Test, facts: Facts, day: PlainDate, note: Note | undefined): Outcome {
  if (facts.activities === undefined) {
    note?.missing('/activities')
    note?.reason('activity.unknown')
    return 'unknown'
  }
  const { sure, perhaps } = facts.held(day, true)
  return judgeAny(test, facts, sure, perhaps, note)
}

function judgeUnplanned(test: Test, facts: Facts, day: PlainDate, past: boolean, note: Note | undefined): Outcome {
  if (past) return heldPlanned(test, facts, day, note)
  const { sure } = facts.held(day, false)
  const fits = sure.find((activity) => member(activity, test) === 'met')
  if (fits !== undefined) {
    if (note !== undefined) {
      memberNoted(fits, test, facts, note)
      note.reason('activity.investment_held', { codes: codesOf([fits]) })
    }
    return 'met'
  }
  note?.missing('/planned_investment/activities')
  note?.reason('activity.investment_unknown')
  note?.nearMiss({ key: test.later ? 'activity.near_add_later' : 'activity.near_add', values: {} }, until(test))
  return 'unknown'
}

/**
 * Not registered now, and the call lets it be registered until a later moment: a plan for a listed code will do. No plan
 * makes up for a share of last year's revenue.
 */
function judgeAdded(test: Test, facts: Facts, day: PlainDate, note: Note | undefined): Outcome {
  if (test.share !== undefined) return 'not_met'
  const outcome = judgeInvestment(test, facts, day, false, note)
  if (outcome !== 'not_met' || note === undefined) return outcome
  // The condition is of what the business has: that is said, and the step is to register a listed code.
  judgeExisting(test, facts, day, test.past, note)
  note.nearMiss({ key: test.later ? 'activity.near_add_later' : 'activity.near_add', values: {} }, until(test))
  return outcome
}

function until(test: Test): { possible_until?: PlainDate } {
  const { heldOn: fixed, closesOn, later } = test
  const last = fixed ?? (later ? undefined : closesOn)
  return last === undefined ? {} : { possible_until: last }
}

/** The one step: register a listed code, while the call still takes applications. */
function nearAdd(test: Test, note: Note): void {
  if (test.past || test.heldOn !== undefined) return
  note.nearMiss({ key: 'activity.near_add', values: {} }, until(test))
}

/**
 * Codes that begin or end on a later day, while it is that day's that count; the day by which they have to be registered; and
 * the end of a financial year whose revenue counts from then on.
 */
function noteChanges({ heldOn, byRevenue }: Test, facts: Facts, day: PlainDate, note: Note): void {
  const { activities = [], profile } = facts
  const isPast = heldOn !== undefined && heldOn < day
  if (heldOn !== undefined && !isPast) note.changesOn(nextDay(heldOn))
  for (const { entry } of activities) {
    if (!isPast && entry.since !== undefined && entry.since > day) note.changesOn(entry.since)
    if (!isPast && entry.until !== undefined && entry.until >= day) note.changesOn(nextDay(entry.until))
    if (!byRevenue || isPast) continue
    for (const { year } of entry.revenue ?? [])
      if (year > lastClosedOf(profile, day)) note.changesOn(dayInYear(year, yearEndOf(profile)))
  }
}

/** Codes of activity, of the business or of its investment. Statuses (00.xx) are never members of a list. */
export const activity: Kind<ActivityCriterion> = {
  kind: 'activity',
  dated: true,
  check,
  compile,
  examples: activityExamples,
}
