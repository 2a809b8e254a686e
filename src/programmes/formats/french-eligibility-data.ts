import { foldName } from '../../core/facts/text-fold.ts'
import { listOf } from './french-document.ts'
import { isRow } from './row.ts'
import type { Row } from './row.ts'
import { lowerCondition } from './french-rules.ts'
import type { LoweredRules, RuleContext } from './french-rules.ts'
import type { Condition } from './publicodes.ts'

/** The source's objectives: its words in the rules, and its codes in the structured data. */
const objectiveCodes: Readonly<Record<string, string>> = {
  'est mon impact environnemental': 'environmental',
  'est ma performance énergétique': 'energy',
  "est diminuer ma consommation d'eau": 'water',
  'est rénover mon bâtiment': 'building',
  'est la mobilité durable': 'mobility',
  'est la gestion des déchets': 'waste',
  "est l'écoconception": 'eco-design',
  'est former ou recruter': 'rh',
  'est préserver la biodiversité': 'biodiversite',
}

/** What a programme is for, from the structured data or else from the rules. */
export function objectivesOf(row: Row, fromRules: readonly string[]): string[] {
  const data = row['eligibilityData']
  const listed = isRow(data) ? listOf(data, 'priorityObjectives') : []
  return [...new Set(listed.length > 0 ? listed : fromRules.map((name) => objectiveCodes[name] ?? codeOf(name)))]
}

/** An objective that is new at the source, as a code of the same form. */
function codeOf(name: string): string {
  return foldName(name).replaceAll(' ', '-').slice(0, 64)
}

/** The structured data of a row as the same kind of condition that its rules are: used where a row has no rules. */
export function conditionOf(row: Row): Condition {
  const data = row['eligibilityData']
  const company = isRow(data) && isRow(data['company']) ? data['company'] : {}
  const sections = listOf(company, 'allowedNafSections')
  const places = listOf(company, 'allowedRegion')
  const validity = isRow(data) && isRow(data['validity']) ? data['validity'] : {}
  const parts: Condition[] = [
    ...bound(company['minEmployees'], '>='),
    ...bound(company['maxEmployees'], '<='),
    ...(company['excludeMicroentrepreneur'] === true
      ? [{ op: 'not', of: { op: 'input', name: 'entreprise . microentrepreneur' } } as const]
      : []),
    ...(places.length > 0 ? [{ op: 'any', of: places.map(place) } as const] : []),
    ...(sections.length > 0
      ? [
          {
            op: 'any',
            of: sections.map((letter): Condition => ({
              op: 'input',
              name: `entreprise . code NAF niveau 1 . est ${letter}`,
            })),
          } as const,
        ]
      : []),
    ...(validity['start'] === undefined ? [] : [validityRule('dispositif . début de validité', '<=')]),
    ...(validity['end'] === undefined ? [] : [validityRule('dispositif . fin de validité', '>=')]),
  ]
  return { op: 'all', of: parts }
}

const place = (name: string): Condition => ({
  op: 'compare',
  left: { input: 'région' },
  operator: '=',
  right: { literal: { type: 'text', value: name } },
})

const validityRule = (input: string, operator: '<=' | '>='): Condition => ({
  op: 'compare',
  left: { input },
  operator,
  right: { input: 'date du jour' },
})

function bound(value: unknown, operator: '<=' | '>='): Condition[] {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' && /^\d+$/u.test(value) ? Number(value) : undefined
  return number === undefined
    ? []
    : [
        {
          op: 'compare',
          left: { input: 'entreprise . effectif' },
          operator,
          right: { literal: { type: 'number', value: number } },
        },
      ]
}

/** The fields in which the structured data and the rules differ. Rows without structured data differ in none. */
export function rulesDiffer(structured: Condition, lowered: LoweredRules, context: RuleContext): string[] {
  if (structured.op !== 'all' || structured.of.length === 0) return []
  const other = lowerCondition(structured, context)
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
  const sorted = (list: readonly string[] | undefined): string[] | undefined =>
    list === undefined ? undefined : list.toSorted()
  return [
    ...(same(lowered.coded.headcount, other.coded.headcount) ? [] : ['headcount']),
    ...(same(sorted(lowered.coded.places), sorted(other.coded.places)) ? [] : ['territory']),
    ...(lowered.coded.sections === undefined || same(sorted(lowered.coded.sections), sorted(other.coded.sections))
      ? []
      : ['sector']),
    ...(same(lowered.coded.micro, other.coded.micro) ? [] : ['micro_entrepreneur']),
  ]
}
