import type { Reason, ReasonValue } from '../matching/result.ts'
import { conditionDifferences } from './condition-difference.ts'
import { changed, same, saysSame } from './difference.ts'
import type { Difference } from './difference.ts'
import { itemOf, memberDifferencesAt, memberPlace, oneOf, partDifferences, partOf } from './programme-members.ts'
import type { Place } from './programme-members.ts'
import type { BudgetLine, Deadline, DocumentMeta, IntensityRow, Programme, Suspension } from './programme.ts'
import type { Money } from './money.ts'

/** What a later version says otherwise, in the order of the document: deadlines, budget, amounts, criteria, documents, the rest. */
export function programmeDifferences(before: Programme, after: Programme): Difference[] {
  return [
    ...opening(before, after),
    ...pairs(before.call.deadlines, after.call.deadlines).flatMap(deadlineDifferences),
    ...suspension(before.call.suspended, after.call.suspended, memberPlace('call/suspended'), undefined, zoneOf(after)),
    ...budgetLines(before.budget_lines ?? [], after.budget_lines ?? [], zoneOf(after)),
    ...amounts(before, after),
    ...conditionDifferences(before, after),
    ...pairs(withKeys(before), withKeys(after)).flatMap(documentDifferences),
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

/** An item as it was and as it is; at least one of them is there. */
interface Pair<T> {
  readonly id: string
  readonly before: T | undefined
  readonly after: T | undefined
}

/** Items with an id, one by one. */
function pairs<T extends { readonly id: string }>(before: readonly T[], after: readonly T[]): Pair<T>[] {
  const [old, now] = [new Map(before.map((each) => [each.id, each])), new Map(after.map((each) => [each.id, each]))]
  return [...new Set([...now.keys(), ...old.keys()])].map((id) => ({ id, before: old.get(id), after: now.get(id) }))
}

/** Its day, and then what else of it is otherwise; days that it had before go with the day. */
function deadlineDifferences({ id, before, after }: Pair<Deadline>): Difference[] {
  const when = (deadline: Deadline | undefined): ReasonValue | undefined =>
    deadline?.at === undefined ? undefined : { type: 'deadline', at: deadline.at, time_zone: deadline.time_zone }
  const [from, to] = [when(before), when(after)]
  const values = { ...(from === undefined ? {} : { before: from }), ...(to === undefined ? {} : { after: to }) }
  const place = memberPlace('call/deadlines')
  const told = (key: string): Difference => changed(`${place.pointer}/${id}`, before, after, { key, values })
  if (after === undefined) return [told(from === undefined ? 'change.deadline_gone_undated' : 'change.deadline_gone')]
  if (before === undefined) return [told(to === undefined ? 'change.deadline_set_undated' : 'change.deadline_set')]
  const moved = before.at !== after.at
  const rest = partDifferences(itemOf(place, id, to ?? from ?? id), before, after, moved ? ['at', 'moved'] : ['at'])
  return moved ? [told(movedKey(before.at, after.at)), ...rest] : rest
}

function movedKey(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return 'change.deadline_set'
  if (after === undefined) return 'change.deadline_gone'
  return before < after ? 'change.deadline_extended' : 'change.deadline_brought_forward'
}

/** A stop of the whole call, or of a line of its budget, and from when: decisions speak of later days, too. */
function suspension(
  before: Suspension | undefined,
  after: Suspension | undefined,
  place: Place,
  line: ReasonValue | undefined,
  zone: string | undefined,
): Difference[] {
  const { pointer } = place
  if (before?.status === after?.status && before?.since === after?.since)
    return memberDifferencesAt(partOf(place, 'reason'), before?.reason, after?.reason)
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
      const name = nameOf(line)
      const place = itemOf(oneOf('budget_lines', 'budget_line'), line.id, name)
      const { pointer } = place
      if (was === undefined)
        return [changed(pointer, undefined, line, { key: 'change.line_added', values: { line: name } })]
      return [
        ...partDifferences(place, was, line, ['suspended', 'amount', 'absorbed']),
        ...suspension(was.suspended, line.suspended, partOf(place, 'suspended'), name, zone),
        ...money(`${pointer}/amount`, 'line_amount', was.amount, line.amount, name),
        ...money(`${pointer}/absorbed`, 'line_absorbed', was.absorbed, line.absorbed, name),
      ]
    }),
    ...gone.map((line) =>
      changed(`/budget_lines/${line.id}`, line, undefined, { key: 'change.line_gone', values: { line: nameOf(line) } }),
    ),
  ]
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

type Keyed = Omit<DocumentMeta, 'key' | 'length' | 'retrieved_at'>

/** Documents by their key; when one was fetched is no change. */
function withKeys({ documents }: Programme): Keyed[] {
  return documents.map(({ key, length: _length, retrieved_at: _retrieved, ...document }) => ({ ...document, id: key }))
}

/** Of another text the pages and sections are others, too. */
function documentDifferences({ id, before, after }: Pair<Keyed>): Difference[] {
  const told = (how: 'added' | 'gone' | 'replaced'): Difference => {
    const values = { document: after?.title ?? before?.title ?? '' }
    return changed(`/documents/${id}`, before, after, { key: `change.document_${how}`, values })
  }
  if (before === undefined) return [told('added')]
  if (after === undefined) return [told('gone')]
  const place = itemOf(oneOf('documents', 'document'), id, after.title)
  return before.sha256 === after.sha256
    ? partDifferences(place, before, after, ['sha256'])
    : [told('replaced'), ...partDifferences(place, before, after, ['sha256', 'pages', 'sections'])]
}

/** Members that are told above, or never change. */
const told = new Set(['slug', 'call', 'budget_lines', 'eligibility', 'documents'])
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
    const { funding, source, ...others } = programme
    const { retrieved_at: _retrieved, ...from } = source ?? {}
    const { opens_at: _opens, deadlines: _deadlines, suspended: _suspended, ...call } = programme.call
    const more = Object.entries(funding).filter(([name]) => !amountsTold.has(name))
    return Object.fromEntries([
      ...Object.entries(others).filter(([name]) => !told.has(name)),
      ...(source === undefined ? [] : [['source', from] as const]),
      ...more.map(([name, value]) => [`funding/${name}`, value] as const),
      ...Object.entries(call).map(([name, value]) => [`call/${name}`, value] as const),
    ])
  }
  const [old, now] = [members(before), members(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name) =>
    memberDifferencesAt(memberPlace(name), old[name], now[name]),
  )
}
