import { moneyIn } from './amounts.ts'
import type { Figure } from './amounts.ts'
import { clauseOf } from './clauses.ts'
import type { Sentence } from './clauses.ts'
import type { MoneyName, Near } from './labels.ts'
import type { Places } from './places.ts'
import type { ReadValue } from './reading.ts'
import type { Block } from './source-text.ts'

/** A part of the budget for some regions: the budget's sentence or a line under it, with their names. */
export function budgetLine(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  near: Near<MoneyName> | undefined,
  placesIn: (sentence: Sentence) => Places,
): ReadValue | undefined {
  if (figure.values.length !== 1 || (near !== undefined && near.names !== 'total_budget' && near.names !== 'budget'))
    return undefined
  const { folded } = block.folded
  const { regions, categories } = placesIn(clauseOf(block, sentence, figure))
  const [category, second] = categories
  const divided = splitWords.test(block.announcedBy)
  const parts =
    /(?:απο το (?:συνολικο )?(?:ποσο|προυπολογισμο)|of the total|of which|εκ των οποιων|απο τα οποια|απο αυτα|of this|of these)/u.exec(
      folded.slice(sentence.start, figure.start),
    )
  if (second !== undefined) return undefined
  if (category === undefined && regions.length === 0) {
    const title = titledLine(block, sentence, figure, near, parts !== null)
    return title === undefined
      ? undefined
      : { field: 'budget_line', cents: figure.values[0] ?? 0, currency: figure.currency ?? 'EUR', regions: [], title }
  }
  const listed = block.kind === 'item' || block.kind === 'cell'
  if (near === undefined && parts === null && !(listed || divided || /^\s*\d/u.test(folded))) return undefined
  const total = moneyIn(folded.slice(sentence.start, figure.start)).length > 0
  if (
    near?.where === 'sentence' &&
    !total &&
    !/(?:για|εκ των οποιων|απο τα οποια|for|of which|κατανεμ|κατανομ|allocat)/u.test(block.folded.folded)
  )
    return undefined
  return {
    field: 'budget_line',
    cents: figure.values[0] ?? 0,
    currency: figure.currency ?? 'EUR',
    ...(category === undefined ? {} : { category }),
    regions,
  }
}

const splitWords = /κατανομ|κατανεμ|επιμερι|allocat|breakdown|distribut|(?:ανα|κατα) περιφερει|(?:by|per) region/u

/** A part of the budget for something that is no region: "EUR 220 million for the open part", a row of a table of actions. */
function titledLine(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  near: Near<MoneyName> | undefined,
  parts: boolean,
): string | undefined {
  if (parts) {
    const after =
      /^\s*(?:€|ευρω)?\s*(?:(?:προοριζ|διατιθ|δεσμευ|αφορ|κατευθυν|κατανεμ)\p{L}+ |(?:is|are) (?:reserved|earmarked|set aside) )?(?:για|σε|for)\s+(?:(?:τη[ν]?|το[ν]?|τα|τισ|τουσ|the)\s+)?([^,.;()]{3,80}?)(?=\s*(?:[,.;()]|$|και \d|and (?:eur|€|\d)))/u.exec(
        block.folded.folded.slice(figure.end, sentence.end),
      )
    return after?.[1]
  }
  if (near?.where !== 'table' || near.names !== 'total_budget' || block.labels.length < 2) return undefined
  const row = block.labels.at(-1) ?? ''
  return /συνολ|αθροισμα|total|^sum$/u.test(row) || lastOf(row) ? undefined : row
}

/** The row itself says what the figure is of. */
const lastOf = (row: string): boolean => /προυπολογισμ|δαπαν|budget|funding/u.test(row)
