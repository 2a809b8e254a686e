import { mentioned, refusedSize } from './condition-sentence.ts'
import { isOf } from './draft.ts'
import type { Of } from './draft.ts'
import { askedOf } from './reading.ts'
import type { Reading } from './reading.ts'

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
