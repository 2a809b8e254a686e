import { foldText } from '../../facts/text-fold.ts'
import { isOf } from '../draft/draft.ts'
import type { Reading } from '../reading.ts'

/** The row of a table that a reading stands in, where that is no name of an amount. */
const rowOf = ({ value }: Reading): string | undefined =>
  value.field === 'budget_line' ? value.title : 'of' in value ? value.of : undefined

/**
 * A table with a row for each topic of a work programme: the row of the document's own topic, the first that it names, says what this
 * call gives; the other rows are of other calls.
 */
export function ofOwnTopic(readings: readonly Reading[]): Reading[] {
  const [first] = readings.filter(isOf('external_id')).toSorted((a, b) => a.figure.start - b.figure.start)
  const own = foldText(first?.value.id ?? '').folded
  const rows = new Set(readings.map(rowOf))
  if (own === '' || !rows.has(own)) return [...readings]
  const topics = new Set([...rows].map((row) => row?.split(' ', 1)[0]))
  const kind = own.slice(0, own.indexOf('-') + 1)
  return readings.flatMap((each): Reading[] => {
    const { value } = each
    if (value.field === 'external_id') {
      const id = foldText(value.id).folded
      return id !== own && topics.has(id) ? [] : [each]
    }
    const row = rowOf(each)
    if (row === undefined || kind === '' || !row.startsWith(kind)) return [each]
    if (row !== own) return []
    if (value.field === 'budget_line')
      return [{ ...each, value: { field: 'total_budget', cents: value.cents, currency: value.currency } }]
    if (!('of' in value)) return [each]
    const { of: _own, ...rest } = value
    return [{ ...each, value: rest }]
  })
}
