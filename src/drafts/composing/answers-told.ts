import { citeDerived } from '../../core/citing/quote.ts'
import { lineOf } from '../../core/drafting/line.ts'
import type { CriterionResult } from '../../core/matching/result.ts'
import { whatCarries } from './carrying.ts'
import type { Subject } from './subject.ts'
import { date, mostWords } from './values.ts'
import type { Cited, Draftling, Writer } from './writer.ts'

/** What a person said of a condition that only a person can confirm. */
interface Answer {
  readonly outcome: 'met' | 'not_met'
  readonly on: string
  readonly note?: string
  readonly evidence?: string
  readonly by: Cited['by']
}

function answerOf({ programme: { call } }: Subject, result: CriterionResult): Answer | undefined {
  const { answered, criterion_id: criterion, outcome } = result
  if (answered === undefined || (outcome !== 'met' && outcome !== 'not_met')) return undefined
  const zone = call.opens_at?.time_zone ?? call.deadlines[0]?.time_zone ?? 'Europe/Athens'
  const on = Temporal.Instant.from(answered.at).toZonedDateTimeISO(zone).toPlainDate().toString()
  const said = Object.fromEntries(
    (['note', 'evidence'] as const).flatMap((name) => {
      const text = lineOf(answered[name] ?? '')
      return text === '' ? [] : [[name, text] as const]
    }),
  )
  const by = [
    citeDerived({ formula: 'answer', inputs: { criterion, confirmed_on: on, ...said }, result: outcome }),
  ] as const
  return { outcome, on, ...said, by }
}

/** What a person answered and when, with note and evidence where they fit in a sentence. `isTurned`: of what is not wanted. */
export function answerTold(
  writer: Writer,
  subject: Subject,
  result: CriterionResult,
  isTurned: boolean,
): Draftling | undefined {
  const answer = answerOf(subject, result)
  if (answer === undefined) return undefined
  const { on, outcome, by } = answer
  const day = { value: date(on), by }
  const key = `condition.answered.${isTurned ? (outcome === 'met' ? 'applies_not' : 'applies') : outcome}` as const
  const note = [answer.note, answer.evidence].filter((each) => each !== undefined).join(' · ')
  if (note === '') return writer.fact(key, { day })
  const whole = writer.fact(`${key}.noted`, { day, note: { value: note.replace(/[\s.]+$/u, ''), by } })
  const fits = whole.text.split(/\s+/u).length <= mostWords
  return fits && whatCarries(writer, subject, whole.text, by) !== undefined ? whole : writer.fact(key, { day })
}

/** Notes that fit in no sentence, in full: the longest are those that matter most. */
export function notesTold(
  writer: Writer,
  subject: Subject,
  results: readonly CriterionResult[],
  { nameOf, isTurned }: { nameOf: (result: CriterionResult) => string; isTurned: (result: CriterionResult) => boolean },
): void {
  writer.table(
    'caption.notes',
    [
      { title: writer.label('column.condition'), align: 'start' },
      { title: writer.label('column.note'), align: 'start', weight: 2 },
      { title: writer.label('column.evidence'), align: 'start' },
    ],
    results.flatMap((result) => {
      const { note, evidence, by } = answerOf(subject, result) ?? {}
      const told = answerTold(writer, subject, result, isTurned(result))?.text ?? ''
      const isToldBy = (said: string | undefined): boolean =>
        said === undefined || told.includes(said.replace(/[\s.]+$/u, ''))
      if (by === undefined || (isToldBy(note) && isToldBy(evidence))) return []
      const cellOf = (said: string | undefined): Draftling =>
        said === undefined ? writer.empty() : writer.value({ value: said, by })
      return [{ cells: [writer.text(nameOf(result)), cellOf(note), cellOf(evidence)] }]
    }),
  )
}
