import { readFacts } from '../../src/core/matching/facts.ts'
import { quickMatch } from '../../src/core/matching/evaluate.ts'
import type { FrenchSet } from './load.ts'
import { profileOf } from './load.ts'

/** The two profiles whose results upstream publishes, and what its questionnaire says of them. */
const published = [
  {
    id: 1,
    region: 'Île-de-France',
    naf_section: 'J',
    size_class: 'TPE',
    headcount: 15,
    programmes: 42,
    notChosen: 'energy',
  },
  {
    id: 4,
    region: "Provence-Alpes-Côte d'Azur",
    naf_section: 'M',
    size_class: 'ME',
    headcount: 150,
    programmes: 54,
    notChosen: 'environmental',
  },
] as const

const day = '2024-06-01'
const open: ReadonlySet<string> = new Set(['open', 'unknown', 'paused'])

export interface FrozenReport {
  id: number
  programmes: number
  expected: number
  /** After taking out those none of whose objectives the profile chose. */
  filtered: number
  published: number
  missing: string[]
  unexpected: string[]
}

/** The frozen programmes as on 2024-06-01. Objectives are a filter of this check: no criterion knows them. */
export function checkFrozen(set: FrenchSet, expected: readonly { id: number; values: string[] }[]): FrozenReport[] {
  return published.map(({ id, programmes, notChosen, ...grid }) => {
    // The published profiles own their premises; whether they are micro-entrepreneurs was not asked then.
    const known = profileOf({ ...grid, date: day }, set.reference)
    const facts = readFacts({ ...known, attributes: { owns_premises: true } }, set.reference, new Map())
    const found = [...set.compiled.values()].filter((compiled) => {
      const match = quickMatch(compiled, facts, { kind: 'date', date: day })
      return match.verdict !== 'not_eligible' && open.has(match.status)
    })
    const chosen = found.filter(({ programme }) =>
      (programme.objectives ?? []).some((objective) => objective !== notChosen),
    )
    const names = new Set(chosen.map(({ programme }) => programme.title['fr'] ?? ''))
    const wanted = new Set((expected.find((each) => each.id === id)?.values ?? []).map((name) => name.trim()))
    return {
      id,
      programmes: found.length,
      expected: programmes,
      filtered: names.size,
      published: wanted.size,
      missing: [...wanted].filter((name) => !names.has(name)),
      unexpected: [...names].filter((name) => !wanted.has(name)),
    }
  })
}
