import type { RegionReference } from '../core/facts/region-reference.ts'
import type { Names } from './wording.ts'

/** Names as the reference knows them; a gap in the catalogue of sentences is shown as `…`, never a failed answer. */
export function namesOf(
  regions: RegionReference,
  titles?: Required<Pick<Names, 'activityTitle'>> & Pick<Names, 'revision'>,
): Names {
  return {
    region: (code, language) =>
      (language === 'en' ? regions.latinNames.get(code) : undefined) ?? regions.units.get(code)?.name,
    ...(titles === undefined ? {} : { activityTitle: titles.activityTitle }),
    ...(titles?.revision === undefined ? {} : { revision: titles.revision }),
    onGap: () => {},
  }
}
