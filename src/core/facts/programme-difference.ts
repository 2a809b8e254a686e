import { canonicalJson } from '../citing/stable-hash.ts'
import type { Reason, ReasonValue } from '../matching/result.ts'
import type { BudgetLine, Deadline, Programme, Suspension } from './programme.ts'
import type { Money } from './money.ts'

/** One thing that is otherwise in a later version of a programme. */
export interface Difference {
  /** Into the later version; into the earlier one for what is gone. Items with an id or a key are named by it. */
  readonly pointer: string
  readonly kind: 'added' | 'removed' | 'changed'
  readonly before?: unknown
  readonly after?: unknown
  readonly says: Reason
}

/** What a later version says otherwise, in the order of the document: deadlines, budget, amounts, criteria, documents, the rest. */
export function programmeDifferences(before: Programme, after: Programme): Difference[] {
  return [
    ...opening(before, after),
    ...byId(before.call.deadlines, after.call.deadlines, '/call/deadlines', deadlineSays),
    ...suspension(before.call.suspended, after.call.suspended, '/call/suspended', undefined),
    ...budgetLines(before.budget_lines ?? [], after.budget_lines ?? []),
    ...amounts(before, after),
    ...byId(criteriaOf(before), criteriaOf(after), '/eligibility', criterionSays),
    ...rearranged(before, after),
    ...byId(withKeys(before), withKeys(after), '/documents', documentSays),
    ...rest(before, after),
  ]
}

const same = (a: unknown, b: unknown): boolean => canonicalJson(a ?? null) === canonicalJson(b ?? null)

function changed(pointer: string, before: unknown, after: unknown, says: Reason): Difference {
  return {
    pointer,
    kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    says,
  }
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

/** Items with an id, one by one. */
function byId<T extends { readonly id: string }>(
  before: readonly T[],
  after: readonly T[],
  pointer: string,
  says: (before: T | undefined, after: T | undefined) => Reason,
): Difference[] {
  const [old, now] = [new Map(before.map((each) => [each.id, each])), new Map(after.map((each) => [each.id, each]))]
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((id) => {
    const [a, b] = [old.get(id), now.get(id)]
    return same(a, b) ? [] : [changed(`${pointer}/${id}`, a, b, says(a, b))]
  })
}

function deadlineSays(before: Deadline | undefined, after: Deadline | undefined): Reason {
  const when = (deadline: Deadline | undefined): ReasonValue | undefined =>
    deadline?.at === undefined ? undefined : moment(deadline.at, deadline.time_zone)
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

/** A stop of the whole call, or of a line of its budget. */
function suspension(
  before: Suspension | undefined,
  after: Suspension | undefined,
  pointer: string,
  line: string | undefined,
): Difference[] {
  if (before?.status === after?.status) return []
  const scope = line === undefined ? 'call' : 'line'
  const values: Record<string, ReasonValue> = line === undefined ? {} : { line }
  const key = after === undefined ? `change.${scope}_resumed` : `change.${scope}_${after.status}`
  return [changed(pointer, before, after, { key, values })]
}

function budgetLines(before: readonly BudgetLine[], after: readonly BudgetLine[]): Difference[] {
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
        ...suspension(was.suspended, line.suspended, `${pointer}/suspended`, name),
        ...money(`${pointer}/amount`, 'line_amount', was.amount, line.amount, name),
        ...money(`${pointer}/absorbed`, 'line_absorbed', was.absorbed, line.absorbed, name),
      ]
    }),
    ...gone.map((line) =>
      changed(`/budget_lines/${line.id}`, line, undefined, { key: 'change.line_gone', values: { line: nameOf(line) } }),
    ),
  ]
}

const nameOf = ({ id, title }: BudgetLine): string => title?.['el'] ?? title?.['en'] ?? id

function money(
  pointer: string,
  name: string,
  before: Money | undefined,
  after: Money | undefined,
  line?: string,
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
  const [was, is] = [old.max_intensity_percent, now.max_intensity_percent]
  return [
    ...names.flatMap((name) => money(`/funding/${name}`, name, old[name], now[name])),
    ...(was === is || was === undefined || is === undefined
      ? []
      : [
          changed('/funding/max_intensity_percent', was, is, {
            key: 'change.intensity',
            values: { before: { type: 'percent', value: was }, after: { type: 'percent', value: is } },
          }),
        ]),
    ...(same(old.intensity, now.intensity)
      ? []
      : [changed('/funding/intensity', old.intensity, now.intensity, { key: 'change.intensity_rows', values: {} })]),
  ]
}

interface Named {
  readonly id: string
  readonly kind: string
  readonly title?: Readonly<Record<string, string>>
}

/** The criteria of an expression, wherever they stand. */
function criteriaOf({ eligibility }: Programme): Named[] {
  const found: Named[] = []
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) walk(each)
    else if (typeof node === 'object' && node !== null) {
      if ('kind' in node && 'id' in node && typeof node.id === 'string') found.push(node as Named)
      else for (const inner of Object.values(node)) walk(inner)
    }
  }
  walk(eligibility)
  return found
}

function criterionSays(before: Named | undefined, after: Named | undefined): Reason {
  const named = after ?? before
  const name = named?.title?.['el'] ?? named?.title?.['en'] ?? named?.id ?? ''
  const key =
    before === undefined
      ? 'change.criterion_added'
      : after === undefined
        ? 'change.criterion_gone'
        : 'change.criterion_changed'
  return { key, values: { criterion: name } }
}

/** The same criteria, joined otherwise (all, any, not). */
function rearranged(before: Programme, after: Programme): Difference[] {
  if (same(before.eligibility, after.eligibility)) return []
  if (!same(byName(before), byName(after))) return []
  return [
    changed('/eligibility', before.eligibility, after.eligibility, {
      key: 'change.eligibility_rearranged',
      values: {},
    }),
  ]
}

const byName = (programme: Programme): Named[] => criteriaOf(programme).toSorted((a, b) => (a.id < b.id ? -1 : 1))

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
    const more = Object.entries(funding).filter(([name]) => !amountsTold.has(name))
    return Object.fromEntries([
      ...Object.entries(others).filter(([name]) => !told.has(name)),
      ...more.map(([name, value]) => [`funding/${name}`, value] as const),
    ])
  }
  const [old, now] = [members(before), members(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name) =>
    same(old[name], now[name])
      ? []
      : [changed(`/${name}`, old[name], now[name], { key: 'change.member', values: { member: name } })],
  )
}
