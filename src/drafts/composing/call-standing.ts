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
 * words of the decision, or a deadline that is over. Empty for a call that is open or still to open.
 */
export function standingTold(writer: Writer, subject: Subject): Draftling[] {
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

/** The day of an instant in a zone, and what tells it. */
function dayIn(zone: string, instant: string): [PlainDate, Citation] {
  const result = Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate().toString()
  return [result, citeDerived({ formula: 'since', inputs: { instant, time_zone: zone }, result })]
}

interface Stop {
  readonly set: Suspension
  /** Where it stands in the record. */
  readonly path: string
  /** What the line of the budget is called; absent for the whole call. */
  readonly line?: ReasonValue
}

function stopTold(writer: Writer, subject: Subject): Draftling[] {
  const { budget_line: here, status, since } = subject.input.call
  const { call, budget_lines: lines = [] } = subject.programme
  const whole: Stop[] = call.suspended === undefined ? [] : [{ set: call.suspended, path: '/call/suspended' }]
  const ofLines = lines.flatMap((each, index): Stop[] => {
    const { id, suspended } = each
    if (suspended === undefined || (here !== undefined && here !== id)) return []
    return [{ set: suspended, path: `/budget_lines/${index}`, line: lineName(each) }]
  })
  const stop = [...whole, ...ofLines].find(({ set }) => set.status === status && set.since === since)
  if (stop === undefined) return []
  const { set, path, line } = stop
  const zone = call.opens_at?.time_zone ?? call.deadlines[0]?.time_zone
  const record = subject.recordCitation(path)
  // The record has the instant, which may be written with the day of another zone than the call's.
  const [day, local] = zone === undefined ? [set.since.slice(0, 10), record] : dayIn(zone, set.since)
  const words = subject.spans(set.citations)
  const ways: Cited['by'][] = [...words.map((each) => [each] as const), ...words.map((each) => [each, record] as const)]
  return [
    carried(writer, subject, [...ways, [record], [local]], (by) =>
      line === undefined
        ? writer.fact(`call.stands.${set.status}`, { day: { value: date(day), by } })
        : writer.fact(`call.stands.${set.status}_line`, { day: { value: date(day), by }, line: { value: line, by } }),
    ),
    ...reasonTold(writer, subject, set, `${path}${line === undefined ? '' : '/suspended'}/reason`),
  ]
}

function reasonTold(writer: Writer, subject: Subject, { reason }: Suspension, path: string): Draftling[] {
  if (reason === undefined) return []
  const said = writer.say({ type: 'text', value: { ...reason } }).replace(/[.\s]+$/u, '')
  return said === '' ? [] : [writer.fact('call.stands.reason', { reason: subject.record(path, said) })]
}
