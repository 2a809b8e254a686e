import { countedParts } from '../drafting/plan/shares.ts'
import type { Cap } from '../drafting/plan/shares.ts'
import { toCents } from '../facts/money.ts'
import type { CostCategory } from '../facts/programme.ts'
import type { PlannedInvestment } from '../facts/profile.ts'

/** A part of the plan; `category` undefined: the part for which no category is told. Cents. */
export interface CostPart {
  category: string | undefined
  /** As planned. */
  planned: number
  /** What its category lets count. */
  within: number
  /** What counts, where the call's largest budget has cut the whole, too. */
  eligible: number
  /** What the call says of the category, if anything. */
  rule: CostCategory | undefined
}

/** A plan by its categories, as planned. Cents. */
export type Parts = readonly Pick<CostPart, 'category' | 'planned'>[]

export interface EligibleCost {
  parts: CostPart[]
  /** Sum of what counts. */
  total: number
  /** Sum of what is planned. */
  planned: number
  /** Parts in no category of the call's list: they do not count. */
  excluded: CostPart[]
  /** Parts that a limit of their category cut. */
  capped: CostPart[]
  /** The whole was cut to the call's maximum. */
  overMaximum: boolean
}

/** The plan in parts; undefined where neither a total nor the amounts of all its categories are told, or currencies differ. */
export function partsOf(plan: PlannedInvestment | undefined, currency: string): Parts | undefined {
  if (plan === undefined) return undefined
  const { amount, categories = [] } = plan
  if (amount !== undefined && amount.currency !== currency) return undefined
  const told = categories.flatMap((entry) =>
    entry.amount === undefined ? [] : [{ category: entry.category, money: entry.amount }],
  )
  if (told.some(({ money }) => money.currency !== currency)) return undefined
  if (amount === undefined && (told.length === 0 || told.length < categories.length)) return undefined
  const byName = new Map<string, number>()
  for (const { category, money } of told) byName.set(category, (byName.get(category) ?? 0) + toCents(money))
  const parts: Pick<CostPart, 'category' | 'planned'>[] = [...byName].map(([category, planned]) => ({
    category,
    planned,
  }))
  const sum = parts.reduce((total, part) => total + part.planned, 0)
  // Categories that add up to more than the total win over it: they are the more exact statement.
  const rest = amount === undefined ? 0 : toCents(amount) - sum
  if (rest > 0) parts.push({ category: undefined, planned: rest })
  return parts
}

/**
 * What is planned beside the categories that were told may belong to any of the call's. The plan as it is then, for each category
 * that the call limits: what counts is least in one of them.
 */
export function placesOfRest(
  parts: Parts,
  rules: readonly CostCategory[] | undefined = [],
): { rest: number; ways: Parts[] } {
  const rest = parts.find(({ category }) => category === undefined)
  if (rest === undefined || parts.length === 1) return { rest: 0, ways: [] }
  const others = parts.filter((part) => part !== rest)
  const isLimited = ({ max_amount: most, max_percent_of_total: share }: CostCategory): boolean =>
    most !== undefined || share !== undefined
  const ways = rules.filter(isLimited).map(({ category }): Parts => {
    if (others.every((part) => part.category !== category)) return [...others, { ...rest, category }]
    return others.map((part) => (part.category === category ? { ...part, planned: part.planned + rest.planned } : part))
  })
  return { rest: rest.planned, ways }
}

/** Of shares in ten-thousandths of a percent. */
const whole = 1_000_000

/**
 * The greatest sum E = Σ min(limit, share × E) in fractions of a cent: from the uncapped sum down, solving for the parts that
 * are capped there; each step caps more parts, so there are at most as many steps as parts.
 */
function startOf(parts: readonly CostPart[], limit: (part: CostPart) => number): number {
  let sum = parts.reduce((total, part) => total + limit(part), 0)
  for (let round = 0; round <= parts.length; round += 1) {
    let fixed = 0
    let shares = 0
    for (const part of parts) {
      const share = Math.round((part.rule?.max_percent_of_total ?? Number.POSITIVE_INFINITY) * 10_000)
      if ((share / whole) * sum < limit(part)) shares += share
      else fixed += limit(part)
    }
    // Shares of the whole or more bind nothing: this sum satisfies them all. As whole numbers 49 %, 41 % and 10 % are all of it.
    if (shares >= whole) break
    const next = fixed / (1 - shares / whole)
    if (next >= sum) break
    sum = next
  }
  // A cent more than the exact solution at most: it is a bound from above.
  return Math.floor(sum) + 1
}

/** Shares of the total as caps of one part each. */
const sharesOf = (parts: readonly CostPart[]): Cap[] =>
  parts.flatMap(({ rule }, i): Cap[] =>
    rule?.max_percent_of_total === undefined ? [] : [{ members: [i], percent: rule.max_percent_of_total }],
  )

/**
 * What of the plan counts: parts of categories the call lists, each within its amount and its share of the total. A share of
 * the total that it is itself a part of is a circle, of which the greatest solution counts, rounded down to whole cents.
 */
export function eligibleCost(
  planned: Parts,
  rules: readonly CostCategory[] | undefined,
  maximum: number | undefined,
): EligibleCost {
  const [only] = planned
  // All of it counts: nothing has to be shared out.
  if (only !== undefined && planned.length === 1 && (rules === undefined || rules.length === 0)) {
    const total = Math.min(only.planned, maximum ?? only.planned)
    const parts = [
      { category: only.category, planned: only.planned, within: only.planned, eligible: total, rule: undefined },
    ]
    return { parts, total, planned: only.planned, excluded: [], capped: [], overMaximum: total < only.planned }
  }
  const ruleOf = (category: string | undefined): CostCategory | undefined =>
    rules?.find((rule) => rule.category === category)
  const counts = (category: string | undefined): boolean =>
    rules === undefined || rules.length === 0 || category === undefined || ruleOf(category) !== undefined
  const parts: CostPart[] = planned
    .filter((part) => counts(part.category))
    .map((part) => ({ ...part, within: part.planned, eligible: part.planned, rule: ruleOf(part.category) }))
  const limit = (part: CostPart): number =>
    Math.min(part.planned, part.rule?.max_amount === undefined ? part.planned : toCents(part.rule.max_amount))
  const shares = sharesOf(parts)
  const limits = parts.map(limit)
  const counted = shares.length === 0 ? limits : countedParts(limits, shares, startOf(parts, limit))
  for (const [i, part] of parts.entries()) part.within = part.eligible = counted[i] ?? 0
  let total = sumOf(parts)
  const capped = parts.filter((part) => part.eligible < part.planned)
  const overMaximum = maximum !== undefined && total > maximum
  if (overMaximum) total = scaleTo(parts, total, maximum)
  return {
    parts,
    total,
    planned: planned.reduce((sum, part) => sum + part.planned, 0),
    excluded: planned
      .filter((part) => !counts(part.category))
      .map((part) => ({ ...part, within: 0, eligible: 0, rule: undefined })),
    capped,
    overMaximum,
  }
}

const sumOf = (parts: readonly CostPart[]): number => parts.reduce((sum, part) => sum + part.eligible, 0)

/** Cuts all parts in proportion; cents that rounding leaves over go to parts without a share of the total to keep. */
function scaleTo(parts: readonly CostPart[], total: number, maximum: number): number {
  const [only] = parts
  if (only !== undefined && parts.length === 1) return (only.eligible = maximum)
  const before = parts.map((part) => part.eligible)
  for (const part of parts) part.eligible = Number((BigInt(part.eligible) * BigInt(maximum)) / BigInt(total))
  let left = maximum - sumOf(parts)
  for (const [i, part] of parts.entries()) {
    if (left === 0 || part.rule?.max_percent_of_total !== undefined) continue
    const room = Math.min(left, (before[i] ?? 0) - part.eligible)
    part.eligible += room
    left -= room
  }
  return sumOf(parts)
}
