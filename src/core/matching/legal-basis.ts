import type { DeMinimisRegulation } from '../facts/profile.ts'
import type { LegalBasis, Programme } from '../facts/programme.ts'

const regulationOf: Partial<Record<LegalBasis['regime'], DeMinimisRegulation>> = {
  de_minimis_2023_2831: 'general_2023_2831',
  sgei_2023_2832: 'sgei_2023_2832',
  agriculture_1408_2013: 'agriculture_1408_2013',
  fishery_717_2014: 'fishery_717_2014',
}

/** The regulation whose ceiling limits the aid: only where the call has no other legal basis to fall back on. */
export function deMinimisBasis({
  legal_basis: bases = [],
}: Pick<Programme, 'legal_basis'>): { regulation: DeMinimisRegulation; basis: LegalBasis } | undefined {
  const [basis] = bases
  if (basis === undefined || bases.some((other) => regulationOf[other.regime] === undefined)) return undefined
  const regulation = regulationOf[basis.regime]
  return regulation === undefined ? undefined : { regulation, basis }
}

/** The regulation of the first legal basis that has a ceiling of de minimis aid, be there others or not. */
export function deMinimisRegulation({ legal_basis: bases = [] }: Pick<Programme, 'legal_basis'>) {
  return bases.map(({ regime }) => regulationOf[regime]).find((found) => found !== undefined)
}

/** The Member State that grants; undefined for the Union's own programmes, which are no State aid. */
export function grantingState({ country }: Programme): string | undefined {
  return country === 'EU' ? undefined : (country ?? 'GR')
}
