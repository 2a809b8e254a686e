import { cuesIn } from '../text/mentions.ts'
import type { Mention } from '../text/mentions.ts'
import type { Reading, ReadValue } from '../reading.ts'
import { roleChances } from './roles.ts'
import type { Role } from './roles.ts'
import type { Block } from '../text/source-text.ts'

/** Of one document: one with more is a list of prices or a ledger. */
const mostMentions = 5000

/** In a call for loans the amounts of one applicant become those of the loan. */
const leastLoan = ['loan.min', 'range.loan']
const mostLoan = ['loan.max', 'range.loan']
/** The roles under which what the rules read of a figure was learned. */
const rolesOf: Partial<Record<ReadValue['field'], readonly Role[]>> = {
  total_budget: ['total_budget'],
  budget_line: ['budget_lines'],
  min_eligible_cost: ['min_eligible_cost', 'range.eligible_cost', ...leastLoan],
  max_eligible_cost: ['max_eligible_cost', 'range.eligible_cost', ...mostLoan],
  min_subsidy: ['min_subsidy', 'range.subsidy', ...leastLoan],
  max_subsidy: ['max_subsidy', 'range.subsidy', ...mostLoan],
  min_loan: leastLoan,
  max_loan: mostLoan,
  step: ['steps'],
  intensity: ['intensity', 'other'],
  bonus: ['bonuses'],
  own_contribution: ['own_contribution_min_percent'],
  cap: ['caps'],
  opens_at: ['opens'],
  closes_at: ['closes'],
  moved_from: ['moved'],
  published_on: ['published_on'],
  expenses_eligible_from: ['expenses_eligible_from'],
}

/**
 * Tells of each reading of a figure how likely it is, by what was learned from annotated calls (`scripts/train-roles.ts`): which
 * words stand around figures of its kind. The rules that read know nothing of it.
 */
export function withChances(
  readings: readonly Reading[],
  mentions: readonly Mention[],
  blocks: readonly Block[],
): Reading[] {
  if (mentions.length > mostMentions) return [...readings]
  const cuesOf = cuesIn(mentions, blocks)
  const ordered = mentions.toSorted((a, b) => a.place.start - b.place.start)
  return readings.map((reading) => {
    const wanted = rolesOf[reading.value.field]
    const mention = wanted === undefined ? undefined : mentionOf(reading, ordered)
    if (wanted === undefined || mention === undefined) return reading
    const { roles, chances } = roleChances(mention.kind, cuesOf(mention))
    const chance = wanted.reduce((sum, role) => sum + (chances[roles.indexOf(role)] ?? 0), 0)
    return { ...reading, chance: Math.round(chance * 100) / 100 }
  })
}

/** Code points by which a reading may be longer than its figure: a currency, a bracket. */
const reach = 8

/** The mention that a reading was made of. */
function mentionOf({ figure }: Reading, ordered: readonly Mention[]): Mention | undefined {
  let from = 0
  for (let to = ordered.length; from < to;) {
    const middle = (from + to) >> 1
    if ((ordered[middle]?.place.end ?? Infinity) <= figure.start) from = middle + 1
    else to = middle
  }
  const found = ordered[from]
  return found !== undefined &&
    found.place.start < figure.end &&
    figure.end - figure.start <= found.place.end - found.place.start + reach
    ? found
    : undefined
}
