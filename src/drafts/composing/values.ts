import type { Money } from '../../core/facts/money.ts'
import type { BudgetLine } from '../../core/facts/programme.ts'
import { labels } from '../../wording/drafts/labels.ts'
import type { ReasonValue } from '../../core/matching/result.ts'

/** The longest sentence of a draft, in words. */
export const mostWords = 22

type Vocabulary = Extract<ReasonValue, { type: 'terms' }>['vocabulary']

export const money = (value: Money): ReasonValue => ({ type: 'money', value })
export const percent = (value: number): ReasonValue => ({ type: 'percent', value })
export const date = (value: string): ReasonValue => ({ type: 'date', value })
export const regions = (...values: string[]): ReasonValue => ({ type: 'regions', values })
export const terms = (vocabulary: Vocabulary, values: readonly string[]): ReasonValue => ({
  type: 'terms',
  vocabulary,
  values: [...values],
})

/** Whether a country, or none where a call is of the Union or nothing is told, is Greece or may be. */
export const isGreek = (country: string | undefined): boolean =>
  country === undefined || country === 'GR' || country === 'EL'

/** A category of regions of the programming period that has a name. */
export const isCategory = (name: string): name is 'less_developed' | 'transition' | 'more_developed' =>
  ['less_developed', 'transition', 'more_developed'].includes(name)

/** More regions than these make a sentence too long to be read. */
const mostPlaces = 3

/** Whether a line of the budget goes by the category of its regions: they are many, and no other line is for that category. */
const goesByCategory = ({ id, region_category: kind, regions: places = [] }: BudgetLine, all: readonly BudgetLine[]) =>
  kind !== undefined &&
  isCategory(kind) &&
  (places.length === 0 || places.length > mostPlaces) &&
  all.every((other) => other.id === id || other.region_category !== kind)

/** The field that a line of the budget goes by: its title, its category of regions or the regions that it is for. */
export function lineNamed(
  line: BudgetLine,
  all: readonly BudgetLine[],
): 'title' | 'region_category' | 'regions' | 'id' {
  if (line.title !== undefined) return 'title'
  if (goesByCategory(line, all)) return 'region_category'
  return (line.regions ?? []).length > 0 ? 'regions' : 'id'
}

/** What a line of the budget is called. */
export function lineName(line: BudgetLine, all: readonly BudgetLine[]): ReasonValue {
  const { id, title, region_category: kind = '', regions: places = [] } = line
  const named = lineNamed(line, all)
  if (named === 'title') return { type: 'text', value: { ...title } }
  if (named === 'region_category' && isCategory(kind))
    return { type: 'text', value: { ...labels[`region_category.${kind}`] } }
  if (named === 'id') return id
  if (places.length <= mostPlaces) return regions(...places)
  return { type: 'phrase', key: 'regions.among', values: { regions: regions(...places.slice(0, 2)) } }
}

/** A value as an input of a derivation has it. */
export const plain = (value: ReasonValue): unknown => {
  if (typeof value !== 'object') return value
  if (value.type === 'phrase') return value.key
  return 'value' in value ? value.value : 'values' in value ? value.values : value
}
