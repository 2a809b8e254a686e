import type { Finding } from '../claim.ts'
import type { Reading } from './reading.ts'
import { Names, said, type Said } from './relations.ts'

/** "Equity to balance sheet total: 46.3%" is 46.3% of the total; where it is said of equity, the two have changed places. */
export function ratioFindings(composed: Reading, proposed: Reading): Finding[] {
  const names = new Names()
  const theirs = composed.items.filter(said)
  const figure = theirs.find((item) => item.kind === 'figure' && item.quantity.kind === 'percent')
  const to = theirs.findIndex(({ lead }) => lead === 'to')
  const colon = composed.folded.indexOf(':')
  if (figure === undefined || to < 1 || colon < 0 || (theirs[to] as Said).start > colon || figure.start < colon)
    return []
  const part = new Set(theirs.slice(0, to).map((item) => names.numberOf(item)))
  const ours = proposed.items.filter(said)
  const whole = ours.filter(({ lead }, at) => lead === 'to' || (lead === 'of' && ours[at - 1]?.kind === 'figure'))
  const wrong = whole.find((item) => part.has(names.numberOf(item)))
  return wrong === undefined ? [] : [{ code: 'role', at: wrong.text }]
}
