import type { Finding } from './claim.ts'
import type { Quantity } from './quantities.ts'
import { equal } from './same-quantity.ts'
import type { Source } from './source.ts'
import { wordsOf } from './words.ts'

/** Words of measures of time, by what they measure. */
const periods: readonly (readonly [string, RegExp])[] = [
  [
    'year',
    /^(?:years?|yearly|annual|annually|annum|ετοσ|ετη|ετων|ετουσ|ετησι\p{L}+|χρονια|χρονων|ετησιωσ|χρησ(?:η|ησ|εισ|εων|εωσ)|aged|age|ηλικι\p{L}+|\p{L}*ετι(?:α|ασ|εσ|ων)|\p{L}{3,}ετ(?:ησ|εσ|ουσ|ων))$/u,
  ],
  ['half-year', /^(?:εξαμην\p{L}+|biannual\p{L}*|semester\p{L}*)$/u],
  ['quarter', /^(?:quarterly|τριμην\p{L}+)$/u],
  ['month', /^(?:months?|monthly|μηνα|μηνασ|μηνεσ|μηνων|μηνοσ|μηνιαι\p{L}+)$/u],
  ['week', /^(?:weeks?|weekly|εβδομαδ\p{L}+)$/u],
  ['day', /^(?:days?|daily|ημερα|ημερασ|ημερεσ|ημερων|ημερησι\p{L}+|καθημεριν\p{L}+|μερεσ|μερα)$/u],
  ['hour', /^(?:hours?|hourly|ωρα|ωρασ|ωρεσ|ωρων|ωριαι\p{L}+)$/u],
  ['minute', /^(?:minutes?|λεπτα|λεπτων)$/u],
]
const periodOf = (word: string): string | undefined => periods.find(([, pattern]) => pattern.test(word))?.[0]

/** Half a year is six months, a quarter three: written either way. */
const alike: readonly (readonly [string, string])[] = [
  ['half-year', 'month'],
  ['half-year', 'year'],
  ['quarter', 'month'],
  ['quarter', 'year'],
]

/** A measure of time that nothing cited speaks of: "monthly" for «ετησίως». */
export function periodFindings(folded: string, quantities: readonly Quantity[], sources: readonly Source[]): Finding[] {
  const theirs = new Set(
    sources.flatMap((source) => [
      ...source.words.flatMap(({ text }) => periodOf(text) ?? []),
      ...source.quantities.flatMap(({ kind, key, unit, per }) => [
        ...(unit === undefined ? [] : [unit === 'working day' ? 'day' : unit]),
        ...(per === undefined ? [] : [per]),
        ...(kind === 'date' ? ['day', 'year'] : kind === 'time' ? ['hour'] : []),
        ...(/^20\d\d$/u.test(key) ? ['year'] : []),
      ]),
      ...(source.span ? [] : ['year']),
    ]),
  )
  const held = (start: number, end: number): boolean =>
    quantities.some(
      (quantity) =>
        quantity.start <= start &&
        (quantity.end >= end || start - quantity.end < 20) &&
        sources.some((source) => source.quantities.some((each) => each.unit !== undefined && equal(quantity, each))),
    )
  const all = wordsOf(folded)
  return all.flatMap(({ text, start, end }, index): Finding[] => {
    if (/^(?:aged?|ηλικι\p{L}+|χρησ\p{L}+)$/u.test(text)) return []
    const named = periodOf(text)
    const period = named === 'year' && /^(?:half|semi)$/u.test(all[index - 1]?.text ?? '') ? 'half-year' : named
    if (period === undefined || theirs.has(period) || held(start, end)) return []
    if (alike.some(([a, b]) => (a === period && theirs.has(b)) || (b === period && theirs.has(a)))) {
      if (period === 'half-year' || period === 'quarter') return []
    }
    return [{ code: 'number', at: text }]
  })
}
