import type { SizeClass } from '../facts/profile.ts'
import type { Figure } from './amounts.ts'
import type { Sentence } from './clauses.ts'
import type { Places } from './places.ts'
import { sizesIn } from './sizes.ts'
import type { Block } from './source-text.ts'

/**
 * Rates in a row, each with its own holder: "large 35 %, medium 45 %", "50 % in Attica and 60 % in the other regions". The holders
 * stand all before their rates or all behind them; words between them may be any.
 */

/** For whom a rate of such a row is. */
export interface Holder extends Places {
  readonly sizes: readonly SizeClass[]
  /** For all that no other rate of the row is for. */
  readonly rest: boolean
}

/** Shares of other things than costs: such a row is no row of rates. */
const ofOthers =
  /αιτησε|βαθμ|κριτηρι|μετοχ|ψηφ|εγγυησ|επιτοκ|προκαταβολ|τζιρ|απορροφ|κατανομ|κατανεμ|προυπολογισμου τησ|ανεργ|προσαυξ|επιπλεον|προσθετ|αντιστοιχ|ποντ(?:οι|ουσ)|μοναδ|προμηθει|δοσ(?:η|εισ)|μειωσ|εξοικονομ|ιδι(?:α|ων) (?:συμμετ|κεφαλ)|applications|score|criteri|shares|voting|guarantee|interest|advance|turnover|allocat|unemploy|bonus|uplift|points|respectively|saving|own contribution/u
const restWords =
  /(?<!\p{L})(?:υπ?ολοιπ|λοιπ)\p{L}+|(?<!\p{L})αλλ(?:εσ|ουσ|α|ων) (?:\p{L}+ )?(?:περιφερει|περιοχ|νομου|επιχειρ|μερ)|(?:all |the )?(?:other|remaining) (?:regions|areas|companies|enterprises|applicants)|(?:the )?rest(?!\p{L})|elsewhere|αλλου(?!\p{L})/u
/** The rest of a region that is named: "in the rest of Crete". */
const restOf = /(?:υπ?ολοιπ|λοιπ)\p{L}+ (?!περιφερει|περιοχ|χωρα|ελλαδα|επιχειρ|\d)|rest of (?!the country|greece)/u

const saysRate = /ενταση|ενισχυ|επιχορηγ|επιδοτ|δαπαν|κοστ|intensity|grant|(?<!\p{L})aid(?!\p{L})|costs|support/u
/** Letters between two rates of a row at the most. */
const longestName = 140
/** Hundredths of a percent: smaller shares are rarely rates of aid. */
const leastRate = 1000

/** The holder of each rate of a sentence; empty where the sentence is no such row. */
export function holdersIn(
  block: Block,
  sentence: Sentence,
  all: readonly Figure[],
  placesIn: (sentence: Sentence) => Places,
): ReadonlyMap<Figure, Holder> {
  const { folded } = block.folded
  const row = all.filter((each) => each.start >= sentence.start && each.end <= sentence.end)
  const none = new Map<Figure, Holder>()
  const words = folded.slice(sentence.start, sentence.end)
  if (
    block.kind === 'heading' ||
    row.length < 2 ||
    row.some(({ values: [value = 0], values }) => values.length !== 1 || value < leastRate) ||
    ofOthers.test(words)
  )
    return none
  const gaps = [sentence.start, ...row.map(({ end }) => end)].map((start, at) => ({
    start,
    end: row[at]?.start ?? sentence.end,
  }))
  // "Attica 22 %, the others 78 %" parts a budget.
  if (row.reduce((sum, { values: [value = 0] }) => sum + value, 0) === 10_000 && !saysRate.test(words)) return none
  if (gaps.slice(1, -1).some(({ start, end }) => end - start > longestName)) return none
  const holders = gaps.map((gap) => holderOf(folded, gap, placesIn))
  const leading = holders.slice(0, -1)
  const trailing = holders.slice(1)
  const stops = row.slice(0, -1).every(({ end }) => /^\s*[,;·)/]|^\s*(?:και|ενω|and|while) /u.test(folded.slice(end)))
  // "Software: up to 30 % for large and 75 % for small ones" bounds a category of costs.
  const bounded = /:[^:]*(?:εωσ|μεχρι|up to|max)\.?\s*$/u.test(folded.slice(sentence.start, row[0]?.start))
  const side =
    isRow(leading) && (stops || !isRow(trailing))
      ? leading
      : isRow(trailing) && !stopsAll(folded, row) && !bounded
        ? trailing
        : undefined
  if (side === undefined) return none
  return new Map(row.map((figure, at) => [figure, side[at] ?? { regions: [], categories: [], sizes: [], rest: true }]))
}

/** "35 %, …, 45 %, …": behind a comma begins the next holder. */
const stopsAll = (folded: string, row: readonly Figure[]): boolean =>
  row.every(({ end }) => /^\s*[,·]/u.test(folded.slice(end)))

const isRow = (holders: readonly (Holder | undefined)[]): boolean =>
  holders.every((each) => each !== undefined) &&
  new Set(holders.map((each) => JSON.stringify(each))).size === holders.length

function holderOf(folded: string, gap: Sentence, placesIn: (sentence: Sentence) => Places): Holder | undefined {
  if (gap.start >= gap.end) return undefined
  const words = folded.slice(gap.start, gap.end)
  const sizes = sizesIn(words)
  const { regions, categories } = placesIn(gap)
  const rest = restWords.test(words) && !(regions.length > 0 && restOf.test(words))
  if (sizes.length + regions.length + categories.length === 0 && !rest) return undefined
  return { sizes, regions, categories, rest }
}
