import type { Programme } from '../../core/facts/programme.ts'
import { businessPlan } from './business-plan.ts'
import { developmentLaw } from './development-law.ts'
import { espa } from './espa.ts'
import { euInnovation } from './eu-innovation.ts'
import type { Pack } from './pack.ts'

/** Every template pack, the most special first: the first that fits is what a draft gets unless another is asked for. */
export const packs: readonly Pack[] = [developmentLaw, espa, euInnovation, businessPlan]

export const packIds: readonly string[] = packs.map(({ id }) => id)

export function packOf(id: string): Pack | undefined {
  return packs.find((pack) => pack.id === id)
}

/** The packs that a call is for, the most special first. */
export function packsFor(programme: Programme): Pack[] {
  return packs.filter(({ fits }) => {
    const acts = (programme.legal_basis ?? []).map(({ reference }) => reference ?? '').join(' ')
    const names = (list: readonly string[]): boolean => list.some((act) => acts.includes(act))
    return (
      (fits.countries === undefined || fits.countries.includes(programme.country ?? '')) &&
      (fits.instruments === undefined || fits.instruments.some((one) => programme.funding.instruments.includes(one))) &&
      (fits.acts === undefined || names(fits.acts)) &&
      (fits.notActs === undefined || !names(fits.notActs))
    )
  })
}
