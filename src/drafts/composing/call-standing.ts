import type { Citation } from '../../core/citing/citation.ts'
import { citeDerived } from '../../core/citing/quote.ts'
import type { PlainDate } from '../../core/facts/profile.ts'
import type { Suspension } from '../../core/facts/programme.ts'
import type { ReasonValue } from '../../core/matching/result.ts'
import { carried } from './carrying.ts'
import type { Subject } from './subject.ts'
import { date, lineName } from './values.ts'
import type { Cited, Draftling, Writer } from './writer.ts'

/**
 * Why nobody can apply now, or why it is not known: what the publisher decided of the call or of its line of the budget, by the
 * words of the decision, or a deadline that is over; of a call that is open, the lines of the budget that are stopped.
 */
export function standingTold(writer: Writer, subject: Subject): Draftling[] {
  return [...callStanding(writer, subject), ...linesStanding(writer, subject)]
}

function callStanding(writer: Writer, subject: Subject): Draftling[] {
  const { status, since, basis } = subject.input.call
  if (status === 'open' || status === 'forecasted') return []
  const { deadlines } = subject.programme.call
  if (status === 'unknown') {
    // Where no day is recorded at all, that is said in place of the deadline.
    if (deadlines.every(({ at }) => at === undefined)) return []
    return [writer.fact('call.stands.unknown', {}, [subject.recordCitation('/call/deadlines')])]
  }
  if (basis === 'publisher') return stopTold(writer, subject)
  const index = deadlines.findIndex(({ at }) => at === since)
  const last = deadlines[index]
  if (last?.at === undefined) return []
  const at: ReasonValue = { type: 'deadline', at: last.at, time_zone: last.time_zone }
  return [writer.fact('call.stands.over', { at: subject.record(`/call/deadlines/${index}`, at) })]
}

/** The day of an instant in a zone, and what tells it; `of` adds what else is told of the instant. */
function dayIn(zone: string, instant: string, of: Record<string, unknown> = {}): [PlainDate, Citation] {
  const result = Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate().toString()
  return [result, citeDerived({ formula: 'since', inputs: { instant, time_zone: zone, ...of }, result })]
}

/** What the publisher decided of the call or of a line of its budget. */
export interface Stop {
  readonly set: Suspension
  /** Where it stands in the record. */
  readonly path: string
  /** The line of the budget with what it is called; absent for the whole call. */
  readonly line?: { readonly id: string; readonly name: ReasonValue }
}

/** What was decided of the whole call, and of these lines of the budget; of all of them where none is named. */
function stopsOf({ programme: { call, budget_lines: all = [] } }: Subject, lines: readonly string[]): Stop[] {
  const whole: Stop[] = call.suspended === undefined ? [] : [{ set: call.suspended, path: '/call/suspended' }]
  const ofLines = all.flatMap((each, index): Stop[] => {
    const { id, suspended } = each
    if (suspended === undefined || (lines.length > 0 && !lines.includes(id))) return []
    return [{ set: suspended, path: `/budget_lines/${index}`, line: { id, name: lineName(each, all) } }]
  })
  return [...whole, ...ofLines]
}

/** What was decided for a later time of the call or of the lines of the budget that the business can choose, the first first. */
export function stopsToCome(subject: Subject): Stop[] {
  const { choices } = subject
  const { call } = subject.input
  if (call.status === 'closed' || call.status === 'exhausted') return []
  const ms = ({ set }: Stop): number => Temporal.Instant.from(set.since).epochMilliseconds
  return stopsOf(
    subject,
    choices.flatMap(({ budget_line: line }) => line ?? []),
  )
    .filter((stop) => ms(stop) > subject.beginning(zoneOf(subject)))
    .toSorted((a, b) => ms(a) - ms(b))
}

/** Until when one can still apply, where a later stop is decided already, by the words of the decision and with its reason. */
export function stopsToComeTold(writer: Writer, subject: Subject): Draftling[] {
  return stopsToCome(subject).flatMap(({ set, path, line }) => {
    const at: ReasonValue = { type: 'deadline', at: set.since, time_zone: zoneOf(subject) }
    const until = { at: set.since, time_zone: zoneOf(subject), basis: 'publisher' }
    const [, local] = dayIn(zoneOf(subject), set.since, { until })
    const words = subject.spans(set.citations).map((each) => [each, local] as const)
    const ways = withLine(subject, [...waysTo(subject, set, path), ...words, [local]], path, line)
    return [
      carried(writer, subject, ways, (by) =>
        line === undefined
          ? writer.fact(`call.to_come.${set.status}`, { at: { value: at, by } })
          : writer.fact(`call.to_come.${set.status}_line`, {
              at: { value: at, by },
              line: { value: line.name, by },
            }),
      ),
      ...reasonTold(writer, subject, set, `${path}${line === undefined ? '' : '/suspended'}/reason`),
    ]
  })
}

const zoneOf = ({ programme: { call } }: Subject): string =>
  call.opens_at?.time_zone ?? call.deadlines[0]?.time_zone ?? 'UTC'

/** By the words of the decision, beside the record where they do not say all of it, else by the record. */
function waysTo(subject: Subject, set: Suspension, path: string): [...Cited['by'][], Cited['by']] {
  const record = subject.recordCitation(path)
  const words = subject.spans(set.citations)
  return [...words.map((each) => [each] as const), ...words.map((each) => [each, record] as const), [record]]
}

type Ways = readonly [...Cited['by'][], Cited['by']]

/** Of a line of the budget also with its record, whose regions it may be called by. */
function withLine(subject: Subject, ways: Ways, path: string, line: Stop['line']): Ways {
  if (line === undefined) return ways
  const record = subject.recordCitation(path)
  const both = ways.filter((by) => !by.includes(record)).map(([first, ...rest]) => [first, ...rest, record] as const)
  const [last = ways[0], ...others] = both.toReversed()
  return [...ways, ...others.toReversed(), last]
}

function stopTold(writer: Writer, subject: Subject): Draftling[] {
  const { budget_line: here, status, since } = subject.input.call
  const stops = stopsOf(subject, here === undefined ? [] : [here])
  return heldTold(
    writer,
    subject,
    stops.find(({ set }) => set.status === status && set.since === since),
  )
}

/** Lines that are stopped while another one is not, which the business could choose otherwise. */
function linesStanding(writer: Writer, subject: Subject): Draftling[] {
  const { call, lines } = subject.input
  return lines.flatMap(({ budget_line: id, basis, status, since }) => {
    if (id === undefined || id === call.budget_line || basis !== 'publisher') return []
    const stop = stopsOf(subject, [id]).find(({ set }) => set.status === status && set.since === since)
    return stop?.line === undefined ? [] : heldTold(writer, subject, stop)
  })
}

/** A stop that holds, by the words of the decision and with its reason. */
function heldTold(writer: Writer, subject: Subject, stop: Stop | undefined): Draftling[] {
  if (stop === undefined) return []
  const { set, path, line } = stop
  const { call } = subject.programme
  const zone = call.opens_at?.time_zone ?? call.deadlines[0]?.time_zone
  // The record has the instant, which may be written with the day of another zone than the call's.
  const [day, local] =
    zone === undefined ? [set.since.slice(0, 10), subject.recordCitation(path)] : dayIn(zone, set.since)
  return [
    carried(writer, subject, withLine(subject, [...waysTo(subject, set, path), [local]], path, line), (by) =>
      line === undefined
        ? writer.fact(`call.stands.${set.status}`, { day: { value: date(day), by } })
        : writer.fact(`call.stands.${set.status}_line`, {
            day: { value: date(day), by },
            line: { value: line.name, by },
          }),
    ),
    ...reasonTold(writer, subject, set, `${path}${line === undefined ? '' : '/suspended'}/reason`),
  ]
}

function reasonTold(writer: Writer, subject: Subject, { reason }: Suspension, path: string): Draftling[] {
  if (reason === undefined) return []
  const told = writer.say({ type: 'text', value: { ...reason } }).replace(/[.\s]+$/u, '')
  // Words of another language stand apart.
  const said =
    told === '' || reason[writer.language] !== undefined ? told : writer.language === 'el' ? `«${told}»` : `“${told}”`
  return said === '' ? [] : [writer.fact('call.stands.reason', { reason: subject.record(path, said) })]
}
