import { readPlaces } from '../../core/citing/stated-place.ts'
import type { QuantityReader } from '../../core/citing/stated-range.ts'
import type { Expression } from '../../core/criteria/criterion.ts'
import type { RegionReference } from '../../core/facts/region-reference.ts'
import type { FrenchText } from './french-document.ts'
import { isFrenchPlace, wholeFrance } from './french-places.ts'
import type { LoweredRules } from './french-rules.ts'
import { askedOf } from './row-text.ts'

/**
 * What the lines about territory say where no rule does: one that names the whole country is a condition, which French cases
 * cannot tell from none; every other one is a question for a person.
 */
export function territoryOfText(
  text: FrenchText,
  { coded, criteria }: Pick<LoweredRules, 'coded' | 'criteria'>,
  regions: RegionReference,
  { lexicon, read }: QuantityReader,
): Expression[] {
  const ruled = criteria.some((each) => 'id' in each && each.id === 'territory' && !('exclude' in each))
  if (coded.places !== undefined || ruled) return []
  const lines = text.lines('secteur géographique').map((line) => {
    const { everywhere, places } = readPlaces(line.exact, regions, isFrenchPlace, lexicon)
    return { line, everywhere, whole: everywhere && places.length === 0 && !read(line.exact).says(lexicon.soft) }
  })
  const country = lines.flatMap(({ line, everywhere }) => (everywhere ? [line] : []))
  const others = lines.flatMap(({ line, whole }) => (whole ? [] : [line]))
  return [
    ...(country.length === 0
      ? []
      : [
          {
            id: 'country',
            kind: 'region' as const,
            of: 'any_establishment' as const,
            include: [...wholeFrance],
            citations: country,
          },
        ]),
    ...askedOf(others, 'region'),
  ]
}
