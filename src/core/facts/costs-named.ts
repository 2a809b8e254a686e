import type { Instrument, Programme } from './programme.ts'

/** Forms of aid that are no money for the costs. */
const unpaid: ReadonlySet<Instrument> = new Set<Instrument>([
  'tax_exemption',
  'tax_credit',
  'interest_subsidy',
  'guarantee',
])

/** Whether a call gives money for costs in some form. */
export const paysCosts = ({ funding }: Pick<Programme, 'funding'>): boolean =>
  funding.instruments.some((form) => !unpaid.has(form))

/** Whether a call says anything of costs: one that gives fixed amounts alone has none that are eligible or not. */
export function namesCosts({
  eligible_costs: listed = [],
  funding,
}: Pick<Programme, 'eligible_costs' | 'funding'>): boolean {
  const { intensity = [], own_contribution_min_percent: own, turnover_limit: turnover } = funding
  const { min_eligible_cost: least, max_eligible_cost: most, max_intensity_percent: rate } = funding
  return listed.length + intensity.length > 0 || [own, turnover, least, most, rate].some((each) => each !== undefined)
}

/** Whether a call gives amounts that no cost decides: by staff, or the same for everybody. */
export function givesFixedAmounts(programme: Pick<Programme, 'eligible_costs' | 'funding'>): boolean {
  const { steps, min_subsidy: least, max_subsidy: most } = programme.funding
  const isOne = least !== undefined && least.amount === most?.amount && least.currency === most.currency
  return (steps !== undefined || isOne) && !namesCosts(programme)
}
