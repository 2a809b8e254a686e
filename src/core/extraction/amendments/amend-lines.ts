import type { BudgetLine, ProgrammeInput } from '../../facts/programme.ts'
import { isWithin } from '../../facts/region.ts'
import type { RegionReference } from '../../facts/region-reference.ts'
import { foldText } from '../../facts/text-fold.ts'
import type { Changed } from './amend-step.ts'

/** Parts of the budget, as a decision names them. */

export function withLine(
  programme: ProgrammeInput,
  id: string,
  change: (line: BudgetLine) => BudgetLine | undefined,
): Changed | undefined {
  const lines = programme.budget_lines ?? []
  const at = lines.findIndex((line) => line.id === id)
  const line = lines[at]
  const changed = line === undefined ? undefined : change(line)
  if (changed === undefined) return undefined
  return {
    programme: { ...programme, budget_lines: lines.map((each, index) => (index === at ? changed : each)) },
    pointer: `/budget_lines/${at}`,
  }
}

/** Whether a line is for one of the categories named, or for regions that are all among those named. */
export function isNamed(
  { regions, region_category }: BudgetLine,
  named: { readonly regions: readonly string[]; readonly categories: readonly string[] },
  reference?: RegionReference,
): boolean {
  if (region_category !== undefined && named.categories.includes(region_category)) return true
  return (
    regions !== undefined &&
    regions.length > 0 &&
    regions.every((code) =>
      named.regions.some((wide) => (reference === undefined ? code === wide : isWithin(code, wide, reference))),
    )
  )
}

/** Titles are known by all of their longer words. */
export function hasTitleIn({ title }: BudgetLine, words: string): boolean {
  return Object.values(title ?? {}).some((text) => {
    const own = foldText(text)
      .folded.split(/[^\p{L}\d]+/u)
      .filter((word) => word.length > 3 || /\d/u.test(word))
      .map((word) => (word.length > 6 ? word.slice(0, -2) : word))
    return own.length > 0 && own.every((word) => words.includes(word))
  })
}
