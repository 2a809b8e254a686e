import type { Reason, ReasonValue } from '../matching/result.ts'
import { conditionDifferences } from './condition-difference.ts'
import { changed, same, saysSame } from './difference.ts'
import type { Difference } from './difference.ts'
import type { BudgetLine, Deadline, IntensityRow, Programme, Suspension } from './programme.ts'
import type { Money } from './money.ts'

/** What a later version says otherwise, in the order of the document: deadlines, budget, amounts, criteria, documents, the rest. */
export function programmeDifferences(before: Programme, after: Programme): Difference[] {
  return [
    ...opening(before, after),
    ...byId(before.call.deadlines, after.call.deadlines, '/call/deadlines', deadlineSays, saysSame),
    ...suspension(before.call.suspended, after.call.suspended, '/call/suspended', undefined, zoneOf(after)),
    ...budgetLines(before.budget_lines ?? [], after.budget_lines ?? [], zoneOf(after)),
    ...amounts(before, after),
    ...conditionDifferences(before, after),
    ...byId(withKeys(before), withKeys(after), '/documents', documentSays),
    ...rest(before, after),
  ]
}

const moment = (at: string, time_zone: string): ReasonValue => ({ type: 'moment', at, time_zone })

function opening({ call: { opens_at: old } }: Programme, { call: { opens_at: now } }: Programme): Difference[] {
  if (same(old, now)) return []
  const values: Record<string, ReasonValue> = {
    ...(old === undefined ? {} : { before: moment(old.at, old.time_zone) }),
    ...(now === undefined ? {} : { after: moment(now.at, now.time_zone) }),
  }
  const key =
    old === undefined ? 'change.opening_set' : now === undefined ? 'change.opening_gone' : 'change.opening_moved'
  return [changed('/call/opens_at', old, now, { key, values })]
}

/** Items with an id, one by one; `unchanged` tells whether two of the same id are no difference. */
function byId<T extends { readonly id: string }>(
  before: readonly T[],
  after: readonly T[],
  pointer: string,
  says: (before: T | undefined, after: T | undefined) => Reason,
  unchanged: (a: unknown, b: unknown) => boolean = same,
): Difference[] {
  const [old, now] = [new Map(before.map((each) => [each.id, each])), new Map(after.map((each) => [each.id, each]))]
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((id) => {
    const [a, b] = [old.get(id), now.get(id)]
    return unchanged(a, b) ? [] : [changed(`${pointer}/${id}`, a, b, says(a, b))]
  })
}

function deadlineSays(before: Deadline | undefined, after: Deadline | undefined): Reason {
  const when = (deadline: Deadline | undefined): ReasonValue | undefined =>
    deadline?.at === undefined ? undefined : { type: 'deadline', at: deadline.at, time_zone: deadline.time_zone }
  const [from, to] = [when(before), when(after)]
  const values = { ...(from === undefined ? {} : { before: from }), ...(to === undefined ? {} : { after: to }) }
  if (after === undefined)
    return { key: from === undefined ? 'change.deadline_gone_undated' : 'change.deadline_gone', values }
  if (before === undefined)
    return { key: to === undefined ? 'change.deadline_set_undated' : 'change.deadline_set', values }
  if (from === undefined && to === undefined) return { key: 'change.deadline_otherwise', values: {} }
  if (from === undefined) return { key: 'change.deadline_set', values }
  if (to === undefined) return { key: 'change.deadline_gone', values }
  if (before.at === after.at) return { key: 'change.deadline_otherwise', values: {} }
  return {
    key: (before.at ?? '') < (after.at ?? '') ? 'change.deadline_extended' : 'change.deadline_brought_forward',
    values,
  }
}

/** A stop of the whole call, or of a line of its budget, and from when: decisions speak of later days, too. */
function suspension(
  before: Suspension | undefined,
  after: Suspension | undefined,
  pointer: string,
  line: ReasonValue | undefined,
  zone: string | undefined,
): Difference[] {
  if (before?.status === after?.status && before?.since === after?.since) return []
  const scope = line === undefined ? 'call' : 'line'
  const values: Record<string, ReasonValue> = line === undefined ? {} : { line }
  if (after === undefined) return [changed(pointer, before, after, { key: `change.${scope}_resumed`, values })]
  const key = `change.${scope}_${after.status}`
  const says =
    zone === undefined
      ? { key, values }
      : { key: `${key}_from`, values: { ...values, since: moment(after.since, zone) } }
  return [changed(pointer, before, after, says)]
}

/** The zone in which the call speaks, where one of its days names it. */
const zoneOf = ({ call }: Programme): string | undefined => (call.deadlines[0] ?? call.opens_at)?.time_zone

function budgetLines(
  before: readonly BudgetLine[],
  after: readonly BudgetLine[],
  zone: string | undefined,
): Difference[] {
  const old = new Map(before.map((line) => [line.id, line]))
  const gone = before.filter((line) => !after.some(({ id }) => id === line.id))
  return [
    ...after.flatMap((line) => {
      const was = old.get(line.id)
      const pointer = `/budget_lines/${line.id}`
      const name = nameOf(line)
      if (was === undefined)
        return [changed(pointer, undefined, line, { key: 'change.line_added', values: { line: name } })]
      return [
        ...lineTurned(was, line, pointer, name),
        ...suspension(was.suspended, line.suspended, `${pointer}/suspended`, name, zone),
        ...money(`${pointer}/amount`, 'line_amount', was.amount, line.amount, name),
        ...money(`${pointer}/absorbed`, 'line_absorbed', was.absorbed, line.absorbed, name),
      ]
    }),
    ...gone.map((line) =>
      changed(`/budget_lines/${line.id}`, line, undefined, { key: 'change.line_gone', values: { line: nameOf(line) } }),
    ),
  ]
}

/** Whom or what a line is for. */
function lineTurned(was: BudgetLine, line: BudgetLine, pointer: string, name: ReasonValue): Difference[] {
  const about = ({ title, regions, region_category }: BudgetLine) => ({ title, regions, region_category })
  return same(about(was), about(line))
    ? []
    : [changed(pointer, was, line, { key: 'change.line_otherwise', values: { line: name } })]
}

/** By its title, else by its regions. */
function nameOf({ id, title, regions }: BudgetLine): ReasonValue {
  if (title !== undefined) return { type: 'text', value: title }
  return regions === undefined || regions.length === 0 ? id : { type: 'regions', values: regions }
}

function money(
  pointer: string,
  name: string,
  before: Money | undefined,
  after: Money | undefined,
  line?: ReasonValue,
): Difference[] {
  if (same(before, after)) return []
  const said: Record<string, ReasonValue> = {
    ...(line === undefined ? {} : { line }),
    ...(before === undefined ? {} : { before: { type: 'money', value: before } }),
    ...(after === undefined ? {} : { after: { type: 'money', value: after } }),
  }
  const how = before === undefined ? 'set' : after === undefined ? 'gone' : 'changed'
  return [changed(pointer, before, after, { key: `change.${name}_${how}`, values: said })]
}

function amounts({ funding: old }: Programme, { funding: now }: Programme): Difference[] {
  const names = ['total_budget', 'min_subsidy', 'max_subsidy', 'min_eligible_cost', 'max_eligible_cost'] as const
  return [
    ...names.flatMap((name) => money(`/funding/${name}`, name, old[name], now[name])),
    ...ceiling(old.max_intensity_percent, now.max_intensity_percent),
    ...(saysSame(old.intensity, now.intensity)
      ? []
      : [changed('/funding/intensity', old.intensity, now.intensity, intensitySays(old.intensity, now.intensity))]),
  ]
}

/** The greatest intensity there is, in percent. */
function ceiling(before: number | undefined, after: number | undefined): Difference[] {
  if (before === after) return []
  const values: Record<string, ReasonValue> = {
    ...(before === undefined ? {} : { before: { type: 'percent', value: before } }),
    ...(after === undefined ? {} : { after: { type: 'percent', value: after } }),
  }
  const how = before === undefined ? 'set' : after === undefined ? 'gone' : 'changed'
  return [changed('/funding/max_intensity_percent', before, after, { key: `change.max_intensity_${how}`, values })]
}

/** The rates that each says, where these differ; else it is for whom they hold, or until when. */
function intensitySays(before: readonly IntensityRow[] = [], after: readonly IntensityRow[] = []): Reason {
  const rates = (rows: readonly IntensityRow[]): ReasonValue => ({
    type: 'list',
    values: [...new Set(rows.map(({ percent }) => percent))]
      .toSorted((a, b) => a - b)
      .map((value) => ({ type: 'percent', value })),
  })
  const [from, to] = [rates(before), rates(after)]
  if (before.length === 0) return { key: 'change.intensity_set', values: { after: to } }
  if (after.length === 0) return { key: 'change.intensity_gone', values: { before: from } }
  if (same(from, to)) return { key: 'change.intensity_rows', values: {} }
  const key = [...before, ...after].some(isScoped) ? 'change.intensity_rates_scoped' : 'change.intensity_rates'
  return { key, values: { before: from, after: to } }
}

/** A rate that does not hold for all and always. */
const isScoped = ({ percent: _percent, citations: _citations, regional_map: _map, ...scope }: IntensityRow): boolean =>
  Object.values(scope).some((value) => value !== undefined)

interface Keyed {
  readonly id: string
  readonly title: string
  readonly sha256: string
}

/** Documents by their key; when one was fetched is no change. */
function withKeys({ documents }: Programme): Keyed[] {
  return documents.map(({ key, title, sha256 }) => ({ id: key, title, sha256 }))
}

function documentSays(before: Keyed | undefined, after: Keyed | undefined): Reason {
  const key =
    before === undefined
      ? 'change.document_added'
      : after === undefined
        ? 'change.document_gone'
        : 'change.document_replaced'
  return { key, values: { document: after?.title ?? before?.title ?? '' } }
}

/** Members that are told by their name only. */
const told = new Set(['slug', 'call', 'budget_lines', 'eligibility', 'documents', 'source'])
const amountsTold = new Set([
  'total_budget',
  'min_subsidy',
  'max_subsidy',
  'min_eligible_cost',
  'max_eligible_cost',
  'max_intensity_percent',
  'intensity',
  // Where the amounts stand is no difference of its own.
  'citations',
])

function rest(before: Programme, after: Programme): Difference[] {
  const members = (programme: Programme): Record<string, unknown> => {
    const { funding, ...others } = programme
    const { opens_at: _opens, deadlines: _deadlines, suspended: _suspended, ...call } = programme.call
    const more = Object.entries(funding).filter(([name]) => !amountsTold.has(name))
    return Object.fromEntries([
      ...Object.entries(others).filter(([name]) => !told.has(name)),
      ...more.map(([name, value]) => [`funding/${name}`, value] as const),
      ...Object.entries(call).map(([name, value]) => [`call/${name}`, value] as const),
    ])
  }
  const [old, now] = [members(before), members(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name) => {
    if (saysSame(old[name], now[name])) return []
    const [was, is] = [itemsOf(old[name]), itemsOf(now[name])]
    if (was !== undefined && is !== undefined) {
      const items = byId(was, is, `/${name}`, (a, b) => itemSays(name, a, b), saysSame)
      // Another order alone is told of the whole.
      if (items.length > 0) return items
    }
    return [
      changed(`/${name}`, old[name], now[name], {
        key:
          old[name] === undefined
            ? 'change.member_set'
            : now[name] === undefined
              ? 'change.member_gone'
              : 'change.member',
        values: { member: memberNamed(name) },
      }),
    ]
  })
}

const memberNamed = (name: string): ReasonValue => ({ type: 'terms', vocabulary: 'programme_member', values: [name] })

interface Item {
  readonly id: string
  readonly title?: Record<string, string>
}

/** The items of a list that are known by an id, or costs by their category; undefined for other lists and values. */
function itemsOf(value: unknown): Item[] | undefined {
  if (!Array.isArray(value)) return undefined
  const items = (value as Record<string, unknown>[]).map((item): Item => {
    const id = item['id'] ?? item['category']
    return { ...item, id: typeof id === 'string' ? id : '' }
  })
  return items.every(({ id }) => id !== '') && new Set(items.map(({ id }) => id)).size === items.length
    ? items
    : undefined
}

function itemSays(name: string, before: Item | undefined, after: Item | undefined): Reason {
  const how = before === undefined ? 'added' : after === undefined ? 'gone' : 'changed'
  const { id, title } = after ?? before ?? { id: '' }
  const item: ReasonValue = title === undefined ? id : { type: 'text', value: title }
  return { key: `change.item_${how}`, values: { member: memberNamed(name), item } }
}
