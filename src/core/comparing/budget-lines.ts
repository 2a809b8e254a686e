import type { BudgetLine, Programme, Suspension } from '../facts/programme.ts'
import type { ReasonValue } from '../matching/result.ts'
import { changed, same, sameInstant } from './difference.ts'
import type { Difference } from './difference.ts'
import { among, date, memberDifferences, money, one, quoted, regions, tell, term, texts, told } from './forms.ts'
import type { Subject } from './forms.ts'

const forms = {
  title: texts,
  regions,
  region_category: among('region_category'),
  amount: money,
  absorbed: money,
  as_of: date,
}

/** Parts of the budget by their ids, and a stop of each. */
export function budgetLineDifferences(before: Programme, after: Programme): Difference[] {
  const [old, now] = [before.budget_lines ?? [], after.budget_lines ?? []]
  const zone = zoneOf(after)
  return [
    ...now.flatMap((line) => {
      const was = old.find(({ id }) => id === line.id)
      const pointer = `/budget_lines/${line.id}`
      const name = lineName(line)
      if (was === undefined) return [changed(pointer, undefined, line, lineSays('added', line))]
      return [
        ...stopDifferences(was.suspended, line.suspended, { pointer: `${pointer}/suspended`, line: name, zone }),
        ...memberDifferences(was, line, forms, {
          pointer,
          family: 'line',
          vocabulary: 'item_member',
          values: { line: name },
        }),
      ]
    }),
    ...old
      .filter(({ id }) => !now.some((line) => line.id === id))
      .map((line) => changed(`/budget_lines/${line.id}`, line, undefined, lineSays('dropped', line))),
  ]
}

function lineSays(how: 'added' | 'dropped', line: BudgetLine) {
  const name = quoted(lineName(line))
  const amount = line.amount === undefined ? name : told('entry', { name, more: { type: 'money', value: line.amount } })
  return { key: `change.line_${how}`, values: { line: amount } }
}

/** By its title, else by its regions. */
export function lineName({ id, title, regions: where, region_category: category }: BudgetLine): ReasonValue {
  if (title !== undefined) return { type: 'text', value: title }
  if (where !== undefined && where.length > 0) return { type: 'regions', values: where }
  return category === undefined ? id : term('region_category', category)
}

/** The zone in which the call speaks, where one of its days names it. */
const zoneOf = ({ call }: Programme): string | undefined => (call.deadlines[0] ?? call.opens_at)?.time_zone

interface Stopped {
  readonly pointer: string
  /** Absent: the whole call. */
  readonly line?: ReasonValue
  readonly zone: string | undefined
}

export const callStopDifferences = (before: Programme, after: Programme): Difference[] =>
  stopDifferences(before.call.suspended, after.call.suspended, { pointer: '/call/suspended', zone: zoneOf(after) })

/** A stop of the whole call, or of a line of its budget, and from when: decisions speak of later days, too. */
function stopDifferences(
  before: Suspension | undefined,
  after: Suspension | undefined,
  { pointer, line, zone }: Stopped,
): Difference[] {
  const scope = line === undefined ? 'call' : 'line'
  const values: Record<string, ReasonValue> = line === undefined ? {} : { line }
  if (after === undefined)
    return before === undefined ? [] : [changed(pointer, before, after, { key: `change.${scope}_resumed`, values })]
  const since = (at: string): ReasonValue => ({ type: 'moment', at, time_zone: zone ?? 'UTC' })
  if (before === undefined) {
    const key = `change.${scope}_${after.status}`
    const says =
      zone === undefined ? { key, values } : { key: `${key}_from`, values: { ...values, since: since(after.since) } }
    return [changed(pointer, before, after, says)]
  }
  const words = ({ status, since: at }: Suspension): ReasonValue =>
    told('stopped', { status: term('stop', status), since: since(at) })
  const subject: Subject =
    line === undefined
      ? { pointer: '', family: 'member', vocabulary: 'programme_member', values }
      : { pointer: pointer.replace(/\/suspended$/u, ''), family: 'line', vocabulary: 'item_member', values }
  const path = line === undefined ? 'call/suspended' : 'suspended'
  const isSame = before.status === after.status && sameInstant(before.since, after.since)
  return [
    ...(isSame ? [] : tell(one(words)(before, after), { path, old: before, now: after }, subject)),
    ...(same(before.reason, after.reason)
      ? []
      : tell(
          texts(before.reason, after.reason),
          { path: `${path}/reason`, old: before.reason, now: after.reason },
          subject,
        )),
  ]
}
