import type { RegionReference } from '../core/facts/region-reference.ts'
import type { Language, LocalizedText } from '../core/facts/text.ts'
import type { Names } from './wording.ts'

/** Where names come from that are kept elsewhere, and may be others tomorrow. */
export interface NameSources {
  /** Official titles of activity codes. */
  readonly titles?: Required<Pick<Names, 'activityTitle'>> & Pick<Names, 'revision'>
  /** Titles of programmes by their slugs. */
  readonly programmes?: { titleOf(slug: string): LocalizedText | undefined; revision(): number }
}

/** A municipality or community of Greece by its LAU code. */
function localName(regions: RegionReference, code: string, language: Language): string | undefined {
  const unit = regions.local().codes.get(code)
  if (unit === undefined) return undefined
  const [el = ''] = unit.names
  const isCommunity = unit.kind === 'community'
  if (language === 'el') return `${isCommunity ? 'Κοινότητα' : 'Δήμος'} ${el}`
  return `${isCommunity ? 'Community' : 'Municipality'} of ${unit.latin ?? el}`
}

/** Names as the reference knows them; a gap in the catalogue of sentences is shown as `…`, never a failed answer. */
export function namesOf(regions: RegionReference, { titles, programmes }: NameSources = {}): Names {
  return {
    region: (code, language) =>
      (language === 'en' ? regions.latinNames.get(code) : undefined) ??
      regions.units.get(code)?.name ??
      localName(regions, code, language),
    ...(titles === undefined ? {} : { activityTitle: titles.activityTitle }),
    ...(programmes === undefined ? {} : { programmeTitle: programmes.titleOf }),
    // Each only grows: the sum is another one whenever one of them is.
    revision: () => (titles?.revision?.() ?? 0) + (programmes?.revision() ?? 0),
    onGap: () => {},
  }
}
