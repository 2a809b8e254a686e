import type { FoundFact } from '../matching/result.ts'
import { anyOf } from '../verdict.ts'
import type { Outcome } from '../verdict.ts'
import { existedIn, lastClosedOf, nextYearEnd } from './accounts.ts'
import { monthsSinceStart } from './age.ts'
import { addMonths, earliest } from './day.ts'
import { linkedWith, readGraph } from './group.ts'
import type { Holder } from './group.ts'
import { toCents } from './money.ts'
import type { Money } from './money.ts'
import type { FinancialYear, LegalForm, PlainDate, Profile } from './profile.ts'
import type { SizeResult } from './size.ts'
import { difficultyRule, inForce } from './state-aid-data.ts'

/** The points of Regulation (EU) No 651/2014 art. 2(18), (a) and (b) together: both ask for half of the capital. */
export type DifficultyPoint = 'capital' | 'insolvency' | 'rescue_aid' | 'ratios'

export interface PointResult {
  point: DifficultyPoint
  /** `met`: in difficulty by this point. */
  inDifficulty: Outcome
  /** Why the point needs no figures. */
  because?: 'young_sme' | 'no_capital' | 'sme' | 'group_differs' | 'group' | 'not_founded'
  found: FoundFact[]
  /** JSON pointers that would decide; empty for an unknown that only a person can settle. */
  missing: string[]
}

export interface DifficultyState {
  inDifficulty: Outcome
  points: PointResult[]
  /** The next day on which it may be another: the business grows too old to be exempt, changes its size, or closes a year that counts. */
  changesOn: PlainDate | undefined
}

/** Businesses without a subscribed capital. */
const withoutCapital: ReadonlySet<LegalForm | undefined> = new Set<LegalForm>([
  'sole_trader',
  'professional',
  'micro_entrepreneur_fr',
])

const euroCents = (money: Money | undefined): number | undefined =>
  money?.currency === 'EUR' ? toCents(money) : undefined

/**
 * Whether a business is an undertaking in difficulty (GBER art. 2(18)) on a day, from its last closed accounts. A group is
 * tested as one: where linked enterprises would change the answer on capital, a person has to look at the consolidated accounts.
 * Insolvency and rescue aid are the attributes `collective_insolvency` and `rescue_aid_outstanding`; missing is unknown.
 */
export function difficultyOf(
  profile: Profile,
  day: PlainDate,
  size: SizeResult,
  related: ReadonlyMap<string, Profile> = new Map(),
): DifficultyState {
  const isSme: Outcome = !size.classes.includes('large') ? 'met' : size.classes.length === 1 ? 'not_met' : 'unknown'
  const rule = inForce(difficultyRule, day).value
  const start = profile.registered_on ?? profile.activity_started_on
  const points = [
    capitalPoint(profile, day, isSme, start, related),
    flag(profile, 'insolvency', 'collective_insolvency'),
    flag(profile, 'rescue_aid', 'rescue_aid_outstanding'),
    ratiosPoint(profile, day, isSme, size.missing),
  ]
  const until = start === undefined ? undefined : addMonths(start, rule.youngSmeYears * 12)
  return {
    inDifficulty: anyOf(points.map((point) => point.inDifficulty)),
    points,
    changesOn: earliest(
      until !== undefined && until > day ? until : undefined,
      earliest(size.changesOn, points.some(readsYears) ? nextYearEnd(profile, day) : undefined),
    ),
  }
}

/** Points of the accounts, unless age or size exempts the business from them, or no year of it can close yet. */
const readsYears = ({ point, because }: PointResult): boolean =>
  (point === 'capital' || point === 'ratios') &&
  because !== 'young_sme' &&
  because !== 'sme' &&
  because !== 'not_founded'

/** A business that is still to be founded has lost nothing, is in no proceedings and has had no aid. */
const isNotFounded = ({ lifecycle }: Profile): boolean => lifecycle === 'to_be_established'
const notFounded = { inDifficulty: 'not_met', because: 'not_founded', found: [], missing: [] } as const

function flag(profile: Profile, point: DifficultyPoint, attribute: string): PointResult {
  const path = `/attributes/${attribute}`
  const value = profile.attributes?.[attribute]
  if (value === undefined && isNotFounded(profile)) return { point, ...notFounded, found: [], missing: [] }
  if (typeof value !== 'boolean') return { point, inDifficulty: 'unknown', found: [], missing: [path] }
  return { point, inDifficulty: value ? 'met' : 'not_met', found: [{ path, value }], missing: [] }
}

/** Under three years of existence; the exemption is for SMEs alone. */
function isYoung(start: PlainDate | undefined, day: PlainDate): Outcome {
  if (start === undefined) return 'unknown'
  return monthsSinceStart(start, day) < inForce(difficultyRule, day).value.youngSmeYears * 12 ? 'met' : 'not_met'
}

/** The last closed year that is listed, at most one older than the last one closed. */
function lastYear(holder: Holder, last: number): { at: number; year: FinancialYear } | undefined {
  const years = (holder.financial_years ?? []).map((year, at) => ({ at, year }))
  const closed = years.filter(({ year }) => year.year <= last && year.year >= last - 1)
  return closed.toSorted((a, b) => b.year.year - a.year.year)[0]
}

interface Own {
  capital: number
  equity: number
  found: FoundFact[]
}

function ownCapital(holder: Holder, path: string, last: number): Own | string[] {
  const entry = lastYear(holder, last)
  if (entry === undefined) return [`${path}/financial_years`]
  const { at, year } = entry
  const capital = euroCents(year.capital)
  const equity = euroCents(year.equity)
  const base = `${path}/financial_years/${at}`
  if (capital === undefined || equity === undefined) {
    return [...(capital === undefined ? [`${base}/capital`] : []), ...(equity === undefined ? [`${base}/equity`] : [])]
  }
  return {
    capital,
    equity,
    found: [
      { path: `${base}/capital`, value: year.capital },
      { path: `${base}/equity`, value: year.equity },
    ],
  }
}

/** More than half of the capital is gone: what is left of it in own funds is less than half. */
function isLost(capital: number, equity: number, share: number): boolean {
  return capital - equity > capital * share
}

function capitalPoint(
  profile: Profile,
  day: PlainDate,
  isSme: Outcome,
  start: PlainDate | undefined,
  related: ReadonlyMap<string, Profile>,
): PointResult {
  const young = isYoung(start, day)
  const share = inForce(difficultyRule, day).value.capitalLost
  if (isSme === 'met' && young === 'met')
    return { point: 'capital', inDifficulty: 'not_met', because: 'young_sme', found: [], missing: [] }
  const last = lastClosedOf(profile, day)
  const own = ownCapital(profile, '', last)
  if (isNotFounded(profile) && linkedWith(readGraph(profile, related), 0, 'most', 'same_market').size === 1)
    return { point: 'capital', ...notFounded, found: [], missing: [] }
  const unlisted = Array.isArray(own)
  if (unlisted && withoutCapital.has(profile.legal_form))
    return { point: 'capital', inDifficulty: 'not_met', because: 'no_capital', found: [], missing: [] }
  if (unlisted) return { point: 'capital', inDifficulty: 'unknown', found: [], missing: own }
  const consolidated = groupAccounts(profile, last)
  const lost = isLost(consolidated?.capital ?? own.capital, consolidated?.equity ?? own.equity, share)
  if (consolidated !== undefined && !lost)
    return { point: 'capital', inDifficulty: 'not_met', because: 'group', found: consolidated.found, missing: [] }
  const group = consolidated !== undefined ? alone : groupCapital(profile, last, related)
  if (group.missing.length > 0)
    return { point: 'capital', inDifficulty: 'unknown', found: own.found, missing: group.missing }
  if (group.size > 1 && isLost(group.capital, group.equity, share) !== lost) {
    return { point: 'capital', inDifficulty: 'unknown', because: 'group_differs', found: own.found, missing: [] }
  }
  if (!lost) return { point: 'capital', inDifficulty: 'not_met', found: own.found, missing: [] }
  const couldBeExempt = isSme !== 'not_met' && young !== 'not_met'
  if (!couldBeExempt) return { point: 'capital', inDifficulty: 'met', found: own.found, missing: [] }
  const missing = [...(start === undefined ? ['/registered_on'] : []), ...(isSme === 'unknown' ? ['/headcount'] : [])]
  return { point: 'capital', inDifficulty: 'unknown', found: own.found, missing }
}

const alone = { size: 1, capital: 0, equity: 0, missing: [] as string[] }

/** The undertaking is the economic unit: its consolidated accounts decide where they are told. */
function groupAccounts(profile: Profile, last: number): Own | undefined {
  const entry = lastYear(profile, last)
  const group = entry?.year.consolidated
  const [capital, equity] = [euroCents(group?.capital), euroCents(group?.equity)]
  if (entry === undefined || capital === undefined || equity === undefined) return undefined
  return { capital, equity, found: [{ path: `/financial_years/${entry.at}/consolidated`, value: group }] }
}

function groupCapital(
  profile: Profile,
  last: number,
  related: ReadonlyMap<string, Profile>,
): { size: number; capital: number; equity: number; missing: string[] } {
  const graph = readGraph(profile, related)
  const sum = { size: 0, capital: 0, equity: 0, missing: [] as string[] }
  for (const i of linkedWith(graph, 0, 'least', 'same_market')) {
    const node = graph.nodes[i]
    if (node === undefined) continue
    const found = node.holder === undefined ? [node.path] : ownCapital(node.holder, node.path, last)
    sum.size += 1
    if (Array.isArray(found)) sum.missing.push(...found)
    else {
      sum.capital += found.capital
      sum.equity += found.equity
    }
  }
  return sum
}

/** Point (e), for non-SMEs: debt over 7.5 times equity and interest covered less than once, in both of the last two years. */
function ratiosPoint(profile: Profile, day: PlainDate, isSme: Outcome, sizeMissing: readonly string[]): PointResult {
  if (isSme === 'met') return { point: 'ratios', inDifficulty: 'not_met', because: 'sme', found: [], missing: [] }
  const { debtToEquity, interestCover } = inForce(difficultyRule, day).value
  const last = lastClosedOf(profile, day)
  const found: FoundFact[] = []
  const missing: string[] = []
  let open = false
  for (const wanted of [last, last - 1]) {
    const at = (profile.financial_years ?? []).findIndex((year) => year.year === wanted)
    const year = profile.financial_years?.[at]
    if (year === undefined) {
      if (isNotFounded(profile)) return { point: 'ratios', ...notFounded, found, missing: [] }
      // A year that it did not have was not a bad one.
      if (!existedIn(profile, wanted)) return { point: 'ratios', inDifficulty: 'not_met', found, missing: [] }
      missing.push('/financial_years')
      open = true
      continue
    }
    const outcome = bothBad(year, debtToEquity, interestCover)
    for (const figure of ['debt', 'equity', 'ebitda', 'interest'] as const) {
      const value = year[figure]
      if (value !== undefined) found.push({ path: `/financial_years/${at}/${figure}`, value })
      else missing.push(`/financial_years/${at}/${figure}`)
    }
    if (outcome === 'not_met') return { point: 'ratios', inDifficulty: 'not_met', found, missing: [] }
    if (outcome === 'unknown') open = true
  }
  if (open)
    return {
      point: 'ratios',
      inDifficulty: 'unknown',
      found,
      missing: isSme === 'unknown' ? [...sizeMissing, ...missing] : missing,
    }
  return isSme === 'unknown'
    ? { point: 'ratios', inDifficulty: 'unknown', found, missing: [...sizeMissing] }
    : { point: 'ratios', inDifficulty: 'met', found, missing: [] }
}

function bothBad(year: FinancialYear, debtToEquity: number, interestCover: number): Outcome {
  const [debt, equity, ebitda, interest] = [
    euroCents(year.debt),
    euroCents(year.equity),
    euroCents(year.ebitda),
    euroCents(year.interest),
  ]
  // Own funds of zero or less against any debt are beyond every ratio.
  const leverage: Outcome =
    debt === undefined || equity === undefined
      ? 'unknown'
      : debt > 0 && debt > debtToEquity * equity
        ? 'met'
        : 'not_met'
  const cover: Outcome =
    ebitda === undefined || interest === undefined
      ? 'unknown'
      : interest > 0 && ebitda < interestCover * interest
        ? 'met'
        : 'not_met'
  if (leverage === 'not_met' || cover === 'not_met') return 'not_met'
  return leverage === 'met' && cover === 'met' ? 'met' : 'unknown'
}
