import type { Expression } from '../../core/criteria/criterion.ts'
import type { Programme } from '../../core/facts/programme.ts'
import type { LostColumns } from './import-format.ts'
import { unreadDay } from './unread-days.ts'

/** The columns of the template, in its order. Only `slug` and a title have to be filled. */
export const templateColumns = [
  'slug',
  'title_el',
  'title_en',
  'summary_el',
  'summary_en',
  'authority_el',
  'authority_en',
  'country',
  'url',
  'opens_at',
  'closes_at',
  'time_zone',
  'until_exhausted',
  'instruments',
  'min_subsidy',
  'max_subsidy',
  'min_cost',
  'max_cost',
  'total_budget',
  'intensity_percent',
  'regions',
  'kad',
  'sizes',
  'conditions',
  'objectives',
] as const
export type Column = (typeof templateColumns)[number]
export type Cells = ReadonlyMap<string, string>

/** `Title EL` is `title_el`: what a spreadsheet or a person makes of a name is the same column. */
export const columnOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, '_')
export const isColumn = (name: string): name is Column => templateColumns.includes(name as Column)

export function byColumn(cells: ReadonlyMap<string, string>): Cells {
  const found = new Map<string, string>()
  for (const [name, cell] of cells) if (!found.has(columnOf(name))) found.set(columnOf(name), cell)
  return found
}

/** Which of the columns a programme that came from a row has something from: its conditions, and the rest. */
const holds: readonly (readonly [Column, (programme: Programme) => unknown])[] = [
  ['summary_el', ({ summary }) => summary?.['el']],
  ['summary_en', ({ summary }) => summary?.['en']],
  ['authority_el', ({ authority }) => authority?.name['el']],
  ['authority_en', ({ authority }) => authority?.name['en']],
  ['country', ({ country }) => country],
  ['url', ({ source }) => source],
  ['opens_at', ({ call }) => call.opens_at],
  ['closes_at', ({ call }) => call.deadlines.find(({ at, basis }) => at !== undefined || basis === 'rolling')],
  ['until_exhausted', ({ call }) => call.deadlines.find(({ basis }) => basis === 'until_exhausted')],
  ['instruments', ({ funding }) => funding.instruments.find((each) => each !== 'other')],
  ['min_subsidy', ({ funding }) => funding.min_subsidy ?? funding.loan?.min],
  ['max_subsidy', ({ funding }) => funding.max_subsidy ?? funding.loan?.max],
  ['min_cost', ({ funding }) => funding.min_eligible_cost],
  ['max_cost', ({ funding }) => funding.max_eligible_cost],
  ['total_budget', ({ funding }) => funding.total_budget],
  ['intensity_percent', ({ funding }) => funding.intensity],
  ['objectives', ({ objectives }) => objectives],
]

const unreadDays: ReadonlySet<string> = new Set([unreadDay('opens_at'), unreadDay('closes_at')])

type Leaf = Extract<Expression, { kind: string }>
const asks: readonly (readonly [Column, (criterion: Leaf) => boolean])[] = [
  ['regions', (each) => each.kind === 'region' || (each.kind === 'manual' && each.about === 'region')],
  ['kad', (each) => each.kind === 'activity' || (each.kind === 'manual' && each.about === 'activity')],
  ['sizes', (each) => each.kind === 'size' || (each.kind === 'manual' && each.about === 'size')],
  ['conditions', (each) => each.kind === 'manual' && each.about === undefined && !unreadDays.has(each.id)],
]

/** Who may apply, and when. */
export const decisiveColumns: ReadonlySet<string> = new Set<Column>([
  ...asks.map(([column]) => column),
  'opens_at',
  'closes_at',
])

/** What a table with this header takes away from a published programme by saying nothing of it. */
export function lostBy(header: readonly string[]): (published: Programme) => LostColumns {
  const there = new Set(header.map(columnOf))
  return (published) => {
    const leaves =
      'all' in published.eligibility ? published.eligibility.all.flatMap((each) => ('kind' in each ? each : [])) : []
    return {
      conditions: asks.flatMap(([column, is]) => (!there.has(column) && leaves.some(is) ? column : [])),
      others: holds.flatMap(([column, of]) => (!there.has(column) && of(published) !== undefined ? column : [])),
    }
  }
}
