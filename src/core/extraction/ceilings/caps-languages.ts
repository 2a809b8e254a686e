import { isOf } from '../draft/draft.ts'
import type { Reading } from '../reading.ts'
import type { SourceText } from '../text/source-text.ts'

/**
 * "Subcontracting up to 30 % / Υπεργολαβίες έως 30 %": a ceiling that a document tells in Greek and in English is one. Of those that
 * a Greek name has too the English ones are left out; what stands in English only is kept.
 */
export function inOneLanguage(readings: readonly Reading[], { points }: SourceText): Reading[] {
  const isGreek = (reading: Reading): boolean =>
    reading.value.field === 'cap' &&
    /\p{Script=Greek}/u.test(points.slice(reading.value.name.start, reading.value.name.end))
  const ceilingOf = ({ value }: Reading): string =>
    value.field === 'cap' ? `${value.percent ?? ''} ${value.cents ?? ''}` : ''
  const caps = readings.filter(isOf('cap'))
  const inGreek = caps.filter(isGreek).map(ceilingOf)
  const twice = new Set<Reading>()
  for (const cap of caps) {
    const at = isGreek(cap) ? -1 : inGreek.indexOf(ceilingOf(cap))
    if (at < 0) continue
    inGreek.splice(at, 1)
    twice.add(cap)
  }
  return readings.filter((each) => !twice.has(each))
}
