import type { FigurePeriod, TestTime } from '../../criteria/criterion.ts'

/** Years that a condition names for its figure: "turnover of the financial year 2025". Folded text. */

const year = String.raw`(?<![\d./-])20\d\d(?!\d|[.,/-]\d)`
/**
 * "Της χρήσης 2025", "των ετών 2023, 2024 και 2025", "κατά το 2025", "το 2025", "financial year 2025", "in 2025", and the last day of a
 * year; not "since 2025".
 */
const named = new RegExp(
  String.raw`(?<!\p{L}|(?:μετα|πριν|απο|μεχρι|εωσ|before|after|since|from|until) (?:το |τη |την |the )?(?:\p{L}+ )?)(?:χρησ(?:η|ησ|εωσ|εισ|εων)|ετ(?:οσ|ουσ|η|ων)|ετι(?:α|ασ)|χρονια|σ?το|του|εντοσ|(?:financial |fiscal |calendar )?years?|fy|in|during|for|throughout)(?: των| τα)? (${year}(?:(?:, | και |, και | and |, and | εωσ | η | or |-)${year})*)`,
  'gu',
)

/** "On 31 December 2025": the end of a year. */
const lastDay = new RegExp(
  String.raw`(?<=(?:την?|στισ|κατα(?: την)?|on|as (?:at|of)|at) )(?:31[./-]12[./-]|31η? δεκεμβριου |31(?:st)? december |december 31(?:st)?,? )(20\d\d)(?!\d)`,
  'gu',
)

const yearsIn = (folded: string): Set<number> =>
  new Set(
    [...folded.matchAll(named), ...folded.matchAll(lastDay)]
      .flatMap(([, list = '']) => list.match(/20\d\d/gu) ?? [])
      .map(Number),
  )

/** Whether a condition names years of which no test says what it does: "in 2023 or in 2024". */
export const namesOtherYears = (folded: string, period: FigurePeriod | undefined): boolean =>
  yearsTogether.test(folded) && yearsIn(folded).size > 1 && afterNamedYears(folded, period) === undefined
const yearsTogether = /20\d\d,? (?:η|ειτε|και|or|and) (?:(?:κατα )?το |του |in |for )?20\d\d/u

/**
 * When a figure of a named year, or of the three years of an average or a highest one, is tested: on the New Year that follows
 * the last of them, when they are the last closed ones. Undefined where no year is named, or others than the period has.
 */
export function afterNamedYears(
  folded: string,
  period: FigurePeriod | undefined,
): Extract<TestTime, { event: 'fixed' }> | undefined {
  const all = yearsIn(folded)
  const last = Math.max(...all)
  const wanted = period === 'average_last_3_closed_fy' || period === 'highest_last_3_closed_fy' ? 3 : 1
  if (all.size !== wanted || last - Math.min(...all) !== wanted - 1) return undefined
  return { event: 'fixed', date: `${last + 1}-01-01` }
}
