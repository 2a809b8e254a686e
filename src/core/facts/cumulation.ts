import { percentOf } from './money.ts'

/** How one aid stands to others for the same costs. */
export interface AidForCosts {
  basis: 'exempted' | 'de_minimis' | 'other'
  /** The most that all aid for these costs may be, percent: its intensity, or what its call says. */
  maxPercent: number | undefined
  /** The call forbids other aid for the same costs. */
  exclusive: boolean
  unionFund: boolean
}

/** Why two aids for the same costs limit each other. */
export type CumulationRule = 'call_forbids' | 'declared_once' | 'highest_intensity' | 'public_support'

/**
 * What two aids for the same costs may be together: nothing beside each other where a call forbids it or both come from Union
 * funds (Reg. 2021/1060 art. 63(9)); else the highest intensity that applies (Reg. 651/2014 art. 8(3)(b), (5); 2023/2831
 * art. 5(3)); for de minimis aids, which have none of their own, what the calls say, at most the whole.
 */
export function togetherAtMost(
  a: AidForCosts,
  b: AidForCosts,
  sharedCents: number,
): { exclusive: boolean; cents: number; rule: CumulationRule } {
  if (a.exclusive || b.exclusive) return { exclusive: true, cents: 0, rule: 'call_forbids' }
  if (a.unionFund && b.unionFund) return { exclusive: true, cents: 0, rule: 'declared_once' }
  const exempted = [a, b].filter(({ basis }) => basis !== 'de_minimis')
  const percents = (exempted.length > 0 ? exempted : [a, b]).flatMap(({ maxPercent }) => maxPercent ?? [])
  if (exempted.length > 0 && percents.length > 0)
    return { exclusive: false, cents: percentOf(sharedCents, Math.max(...percents)), rule: 'highest_intensity' }
  return { exclusive: false, cents: percentOf(sharedCents, Math.min(100, ...percents)), rule: 'public_support' }
}
