import { mentioned, refusedSize } from './condition-sentence.ts'
import { isOf } from '../draft/draft.ts'
import type { Of } from '../draft/draft.ts'
import { askedOf } from '../reading.ts'
import type { Reading } from '../reading.ts'

/** "SMEs (fewer than 250 people) and large enterprises": the figure says what an SME is, and bounds nobody where large ones may apply too. */

/** The staff below which an enterprise can be an SME (Recommendation 2003/361/EC). */
const staffOfSmes = 250

const namesLarge = ({ value: { criterion }, confidence }: Of<'criterion'>): boolean =>
  'kind' in criterion &&
  criterion.kind === 'size' &&
  criterion.include.includes('large') &&
  confidence !== refusedSize &&
  confidence !== mentioned

const isBoundOfSmes = ({ value: { criterion } }: Of<'criterion'>): boolean =>
  'kind' in criterion &&
  criterion.kind === 'headcount' &&
  Object.keys(criterion.range).length === 1 &&
  (criterion.range.max_exclusive === staffOfSmes || criterion.range.max === staffOfSmes - 1)

/** The readings, with a bound that no large enterprise meets as a question where large ones are among those who may apply. */
export function besideLarge(readings: readonly Reading[]): readonly Reading[] {
  const criteria = readings.filter(isOf('criterion'))
  if (!criteria.some(namesLarge)) return readings
  const bounds = new Set<Reading>(criteria.filter(isBoundOfSmes))
  return readings.map((each) => (bounds.has(each) ? askedOf(each.quote, each.confidence) : each))
}

/** How sure a size is that a section on who may apply states. */
const statedThere = 0.9

/**
 * "Programme for SMEs" and "fewer than 500 employees may apply": who has 300 may, whatever the name of the programme says. Sizes that are not
 * stated where it says who may apply give way to such a bound.
 */
export function beyondSmes(readings: readonly Reading[]): readonly Reading[] {
  const isBeyond = readings.filter(isOf('criterion')).some(({ value: { criterion: each } }) => {
    if (!('kind' in each) || each.kind !== 'headcount') return false
    const { min, min_exclusive: above, max, max_exclusive: below } = each.range
    return Math.max(max ?? 0, below ?? 0) > staffOfSmes && (min ?? above ?? 0) < staffOfSmes
  })
  if (!isBeyond) return readings
  return readings.filter(
    (each) =>
      !isOf('criterion')(each) ||
      !('kind' in each.value.criterion) ||
      each.value.criterion.kind !== 'size' ||
      each.value.criterion.include.some((size) => size === 'large' || size === 'small_mid_cap') ||
      each.confidence >= statedThere,
  )
}
