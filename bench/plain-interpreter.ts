import type { CodeSet, Criterion, Expression } from '../src/core/criteria/criterion.ts'
import { toCents } from '../src/core/facts/money.ts'
import type { Profile, SizeClass } from '../src/core/facts/profile.ts'
import type { Programme } from '../src/core/facts/programme.ts'

/**
 * The same verdicts by walking the documents as they are: what a straightforward service does. It shares no code with
 * the engine, knows only the kinds that `generate.ts` makes, and is the measure that the engine is compared with.
 */
type Truth = true | false | undefined
interface Answer {
  truth: Truth
  info: boolean
}

const yes: Answer = { truth: true, info: false }
const no: Answer = { truth: false, info: false }
const ask: Answer = { truth: undefined, info: true }
const review: Answer = { truth: undefined, info: false }
const of = (truth: boolean): Answer => (truth ? yes : no)

const sets = new WeakMap<CodeSet, (code: string) => boolean>()

function inCodes(codes: CodeSet, code: string): boolean {
  let test = sets.get(codes)
  if (test === undefined) {
    const exact = new Set(codes.include?.exact)
    const prefixes = codes.include?.subtree ?? []
    test = (one) => exact.has(one) || prefixes.some((prefix) => one.startsWith(prefix))
    sets.set(codes, test)
  }
  return test(code)
}

function sizeOf({ headcount, turnover, balance_sheet_total: balance }: Profile): SizeClass | undefined {
  if (headcount === undefined || turnover === undefined || balance === undefined) return undefined
  const [t, b] = [toCents(turnover) / 1e8, toCents(balance) / 1e8]
  if (headcount < 10 && (t <= 2 || b <= 2)) return 'micro'
  if (headcount < 50 && (t <= 10 || b <= 10)) return 'small'
  return headcount < 250 && (t <= 50 || b <= 43) ? 'medium' : 'large'
}

function closedYears(start: string, day: string): number {
  const firstFull = Number(start.slice(0, 4)) + (start.slice(5) === '01-01' ? 0 : 1)
  return Math.max(0, Number(day.slice(0, 4)) - firstFull)
}

function judge(c: Criterion, profile: Profile, day: string): Answer {
  switch (c.kind) {
    case 'activity': {
      const list = (profile.activities ?? []).filter((one) => c.basis === 'any' || one.rank === 'main')
      return of(list.some((one) => inCodes(c.codes, one.code)))
    }
    case 'region': {
      const places = profile.establishments ?? []
      const inside = places.filter((place) => c.include?.some((code) => place.region?.startsWith(code)) === true)
      if (c.of === 'any_establishment') return of(inside.length > 0)
      return inside.length === places.length ? yes : ask
    }
    case 'size': {
      const size = sizeOf(profile)
      if (size !== undefined) return of(c.include.includes(size))
      return c.include.length === 4 ? yes : ask
    }
    case 'investment_amount': {
      const amount = profile.planned_investment?.amount
      if (amount === undefined) return c.unplanned === 'met' ? yes : ask
      const { min, max } = c.range
      return of(
        (min === undefined || toCents(amount) >= toCents(min)) &&
          (max === undefined || toCents(amount) <= toCents(max)),
      )
    }
    case 'age': {
      if (c.test.measure !== 'closed_full_fiscal_years') throw new RangeError(c.test.measure)
      const start = profile.activity_started_on
      if (start === undefined) return ask
      return of(closedYears(start, day) >= (c.test.range.min ?? 0))
    }
    case 'legal_form':
      return profile.legal_form === undefined ? ask : of(c.exclude?.includes(profile.legal_form) !== true)
    case 'lifecycle':
      return profile.lifecycle === undefined ? ask : of(c.include.includes(profile.lifecycle))
    case 'attribute': {
      const value = profile.attributes?.[c.name]
      return value === undefined ? ask : of('equals' in c.test && value === c.test.equals)
    }
    case 'manual':
      return review
    default:
      throw new RangeError(c.kind)
  }
}

function walk(expression: Expression, profile: Profile, day: string): Answer {
  if ('kind' in expression) return judge(expression, profile, day)
  if ('not' in expression) {
    const { truth, info } = walk(expression.not, profile, day)
    return { truth: truth === undefined ? undefined : !truth, info }
  }
  const list = 'all' in expression ? expression.all : 'any' in expression ? expression.any : expression.at_least.of
  const k = 'all' in expression ? list.length : 'any' in expression ? 1 : expression.at_least.k
  const below = list.map((child) => walk(child, profile, day))
  const met = below.filter((one) => one.truth === true).length
  const open = below.filter((one) => one.truth === undefined)
  if (met >= k) return yes
  return met + open.length < k ? no : { truth: undefined, info: open.some((one) => one.info) }
}

function hasMinimum(expression: Expression): boolean {
  if ('kind' in expression) return expression.kind === 'investment_amount' && expression.range.min !== undefined
  if ('not' in expression) return hasMinimum(expression.not)
  const list = 'all' in expression ? expression.all : 'any' in expression ? expression.any : expression.at_least.of
  return list.some(hasMinimum)
}

/**
 * What a programme asks: its conditions, and its minimum of eligible cost where no condition has a minimum. A plan under
 * it is refused; without a plan it is met. For the engines of the comparison it is written out as one more condition.
 */
export function conditionsOf({ eligibility, funding: { min_eligible_cost: min } }: Programme): Expression {
  if (min === undefined || hasMinimum(eligibility)) return eligibility
  const minimum: Criterion = { id: 'minimum', kind: 'investment_amount', range: { min }, unplanned: 'met' }
  return { all: 'all' in eligibility ? [...eligibility.all, minimum] : [eligibility, minimum] }
}

export function plainVerdict(expression: Expression, profile: Profile, day: string): string {
  const { truth, info } = walk(expression, profile, day)
  if (truth === undefined) return info ? 'needs_info' : 'needs_review'
  return truth ? 'eligible' : 'not_eligible'
}
