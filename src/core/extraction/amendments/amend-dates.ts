import type { Anchor } from '../../citing/citation.ts'
import { foldText } from '../../facts/text-fold.ts'
import type { Deadline, Moment, ProgrammeInput } from '../../facts/programme.ts'
import { countsOnLastDay } from '../applicants/ages-at-deadline.ts'
import { isKept, isWhole, replacing, sentencesOfValue } from './amend-step.ts'
import type { AmendmentOptions, AmendmentStep, Changed } from './amend-step.ts'
import type { AmendmentReading } from './amendment.ts'
import type { ChangedDay, ToldDay } from './changed-dates.ts'
import { datesIn } from '../figures/dates.ts'
import type { Contradiction, ExtractedField } from '../extraction.ts'

/** What a decision changes in when applications are taken. */

/** The deadlines that the decision sets: each takes the place of the one it moves. */
export function deadlineSteps(
  base: ProgrammeInput,
  reading: AmendmentReading,
  { timeZone }: AmendmentOptions,
  contradictions: Contradiction[],
): AmendmentStep[] {
  const told = reading.extraction.fields.filter(({ field }) => field === 'closes_at')
  const read = reading.extraction.programme.call.deadlines
  return told.map(({ pointer, ...field }): AmendmentStep => {
    const { at: toldAt, time_zone } = field.value as Moment
    const formerly = read[Number(pointer?.split('/').at(-1))]?.moved?.at(-1)?.from
    const which = deadlineMeant(base.call.deadlines, formerly, told.length)
    const old = which === undefined ? undefined : base.call.deadlines[which]
    // Another day without an hour keeps the hour.
    const hour =
      old?.at !== undefined && isWholeDay(toldAt, time_zone) && !field.citations.some(tellsHour)
        ? { at: old.at, time_zone: old.time_zone }
        : undefined
    const asTold = { at: toldAt, time_zone }
    const { at } = hour === undefined ? asTold : atHourOf(asTold, hour)
    const kept = isKept(reading, field)
    // The day on which it closes already, told without an hour: the hour holds.
    const sameDay = hour !== undefined && dayOf(hour.at, time_zone) === dayOf(at, time_zone)
    const otherwise = kept && old?.at !== at && !sameDay ? at : formerly
    if (old?.at !== undefined && otherwise !== undefined && dayOf(old.at, time_zone) !== dayOf(otherwise, time_zone))
      contradictions.push(saidOtherwise(field, old, { at: otherwise, time_zone }))
    const applies = !kept && !sameDay && isForAll(base, reading, field)
    return {
      ...field,
      value: sameDay ? hour : { at, time_zone },
      change: (programme) => {
        if (!applies) return undefined
        const { deadlines } = programme.call
        if (which === undefined) {
          if (told.length > 1 || deadlines.some((each) => each.at !== undefined)) return undefined
          const main: Deadline = {
            id: freeId('main', deadlines),
            at,
            time_zone: time_zone ?? timeZone,
            basis: 'fixed',
            citations: [...field.citations],
          }
          return withDeadlines(programme, [...deadlines, main], deadlines.length)
        }
        return moveDeadline(programme, which, { at, time_zone }, reading, field.citations)
      },
    }
  })
}

const saidOtherwise = (
  field: Pick<ExtractedField, 'field' | 'citations'>,
  old: Deadline,
  told: Moment,
): Contradiction => ({
  field: field.field,
  values: [
    { value: { at: old.at, time_zone: old.time_zone }, citations: old.citations ?? [] },
    { value: told, citations: field.citations },
  ],
})

/** Whether a value holds for everybody whom the call is for. */
function isForAll(base: ProgrammeInput, reading: AmendmentReading, field: Pick<ExtractedField, 'citations'>): boolean {
  return sentencesOfValue(reading, field).every(
    (sentence) => sentence.ofSome !== true && isWhole(base, { ...sentence.where, sizes: [] }),
  )
}

/** Moved to another moment, with what it was before and the words that say so; nothing where it is that already. */
function moveDeadline(
  programme: ProgrammeInput,
  which: number,
  { at, time_zone }: Moment,
  { decidedOn, reference }: AmendmentReading,
  cited: ExtractedField['citations'],
): Changed | undefined {
  const old = programme.call.deadlines[which]
  if (old === undefined || old.at === at) return undefined
  const from = old.at
  const saysFormer = (exact: string): boolean => from !== undefined && saysDay(exact, dayOf(from, time_zone))
  const moved: Deadline = {
    ...old,
    at,
    time_zone,
    basis: old.basis === 'recurring' ? 'recurring' : 'fixed',
    ...(from === undefined
      ? {}
      : {
          moved: [
            ...(old.moved ?? []),
            {
              from,
              to: at,
              ...(decidedOn === undefined ? {} : { decided_on: decidedOn }),
              ...(reference === undefined ? {} : { reference }),
            },
          ],
        }),
    citations: replacing(old.citations, saysFormer, cited),
  }
  return withDeadlines(
    from === undefined ? programme : withAgesOn(programme, dayOf(from, old.time_zone), dayOf(at, time_zone)),
    programme.call.deadlines.map((each, index) => (index === which ? moved : each)),
    which,
  )
}

/** Ages that are counted on the last day are counted on the one that takes its place. */
function withAgesOn(programme: ProgrammeInput, was: string, now: string): ProgrammeInput {
  const { eligibility } = programme
  if (!('all' in eligibility)) return programme
  const all = eligibility.all.map((each) => {
    if (!('kind' in each) || each.kind !== 'age' || each.at?.event !== 'fixed' || each.at.date !== was) return each
    const isOfLastDay = (each.citations ?? []).some(({ exact }) => countsOnLastDay(foldText(exact).folded))
    return isOfLastDay ? { ...each, at: { event: 'fixed' as const, date: now } } : each
  })
  return { ...programme, eligibility: { ...eligibility, all } }
}

const saysDay = (exact: string, day: string): boolean =>
  datesIn(foldText(exact).folded).some(({ date }) => date === day)

const withDeadlines = (programme: ProgrammeInput, deadlines: Deadline[], index: number): Changed => ({
  programme: { ...programme, call: { ...programme.call, deadlines } },
  pointer: `/call/deadlines/${index}`,
})

/** The one that was on that day; else the only one with a date. */
function deadlineMeant(deadlines: readonly Deadline[], formerly: string | undefined, told: number): number | undefined {
  const dated = [...deadlines.entries()].filter(([, { at }]) => at !== undefined)
  const [one] = dated
  if (formerly !== undefined) {
    const found = dated.find(([, { at = '', time_zone }]) => dayOf(at, time_zone) === dayOf(formerly, time_zone))
    if (found !== undefined) return found[0]
  }
  return dated.length === 1 && told === 1 ? one?.[0] : undefined
}

const inZone = (at: string, zone: string): Temporal.ZonedDateTime => Temporal.Instant.from(at).toZonedDateTimeISO(zone)
const dayOf = (at: string, zone: string): string => inZone(at, zone).toPlainDate().toString()

/** The end of a day of which no hour was told. */
const isWholeDay = (at: string, zone: string): boolean =>
  inZone(at, zone).toPlainTime().toString({ smallestUnit: 'second' }) === '23:59:59'

/** "Until midnight", "24:00": the end of the day is told as its hour. */
const tellsHour = ({ exact }: Anchor): boolean =>
  /(?<!\d)(?:24[:.]00|23[:.]59)|μεσανυχτ|midnight|(?:τελοσ|ληξη) τησ ημερασ|end of (?:the )?day/u.test(
    foldText(exact).folded,
  )

function freeId(wanted: string, taken: readonly { id: string }[]): string {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? wanted : `${wanted}-${number}`
    if (!taken.some((each) => each.id === id)) return id
  }
}

const isMidnight = ({ at, time_zone }: Moment): boolean => {
  const { hour, minute } = inZone(at, time_zone)
  return hour === 0 && minute === 0
}
const atHourOf = ({ at, time_zone }: Moment, old: Moment): Moment => ({
  at: inZone(at, time_zone)
    .toPlainDate()
    .toZonedDateTime({ timeZone: time_zone, plainTime: inZone(old.at, old.time_zone).toPlainTime() })
    .toInstant()
    .toString(),
  time_zone,
})

export function openingSteps(
  base: ProgrammeInput,
  reading: AmendmentReading,
  contradictions: Contradiction[],
): AmendmentStep[] {
  const old = base.call.opens_at
  return reading.extraction.fields
    .filter(({ field }) => field === 'opens_at')
    .map(({ pointer: _pointer, ...field }) => {
      const told = field.value as Moment
      // Another day without an hour keeps the hour.
      const opens = isMidnight(told) && old !== undefined ? atHourOf(told, old) : told
      const kept = isKept(reading, field)
      const sameDay =
        old !== undefined && isMidnight(told) && dayOf(old.at, opens.time_zone) === dayOf(opens.at, opens.time_zone)
      if (kept && old !== undefined && !sameDay && old.at !== opens.at)
        contradictions.push({
          field: field.field,
          values: [
            { value: old, citations: [] },
            { value: opens, citations: field.citations },
          ],
        })
      const applies = !kept && !sameDay && isForAll(base, reading, field)
      return {
        ...field,
        value: opens,
        change: (programme) => {
          if (!applies || programme.call.opens_at?.at === opens.at) return undefined
          return {
            programme: { ...programme, call: { ...programme.call, opens_at: opens } },
            pointer: '/call/opens_at',
          }
        },
      }
    })
}

/** Where a programme has a day. */
type PlaceOfDay = 'opens_at' | { readonly deadline: number }

/** Days that a correction puts in the place of others: applied where exactly one place has the old one. */
export function daySteps(
  base: ProgrammeInput,
  reading: AmendmentReading,
  { timeZone }: AmendmentOptions,
  contradictions: Contradiction[],
): AmendmentStep[] {
  return reading.days.map((day): AmendmentStep => {
    const [place, other] = placesOfDay(base, day.was)
    const only = other === undefined ? place : undefined
    const old =
      only === undefined ? undefined : only === 'opens_at' ? base.call.opens_at : base.call.deadlines[only.deadline]
    const zone = old?.time_zone ?? base.call.deadlines[0]?.time_zone ?? timeZone
    const field = only === 'opens_at' ? 'opens_at' : 'closes_at'
    const moment = momentOf(day, old?.at, zone, field === 'closes_at')
    const [one, more] = base.call.deadlines.filter((each) => each.at !== undefined)
    if (place === undefined && one !== undefined && more === undefined && dayOf(one.at ?? '', zone) !== day.now.date)
      contradictions.push(
        saidOtherwise(
          { field, citations: day.citations },
          one,
          momentOf({ ...day, now: day.was }, undefined, zone, true),
        ),
      )
    const applies = only !== undefined && !isKept(reading, day) && isForAll(base, reading, day)
    return {
      field,
      value: moment,
      confidence: applies ? 0.9 : 0.6,
      citations: day.citations,
      change: (programme) => {
        if (!applies) return undefined
        if (only !== 'opens_at') return moveDeadline(programme, only.deadline, moment, reading, day.citations)
        if (programme.call.opens_at?.at === moment.at) return undefined
        return { programme: { ...programme, call: { ...programme.call, opens_at: moment } }, pointer: '/call/opens_at' }
      },
    }
  })
}

function placesOfDay({ call }: ProgrammeInput, was: ToldDay): PlaceOfDay[] {
  const isThen = (at: string | undefined, zone: string): boolean => at !== undefined && dayOf(at, zone) === was.date
  return [
    ...(call.opens_at !== undefined && isThen(call.opens_at.at, call.opens_at.time_zone)
      ? (['opens_at'] as const)
      : []),
    ...[...call.deadlines.entries()]
      .filter(([, { at, time_zone }]) => isThen(at, time_zone))
      .map(([deadline]) => ({ deadline })),
  ]
}

/** Another day keeps the hour: only what a correction names is corrected. */
function momentOf({ now }: Pick<ChangedDay, 'now'>, old: string | undefined, zone: string, end: boolean): Moment {
  const day = Temporal.PlainDate.from(now.date)
  const last = Temporal.PlainTime.from('23:59:59')
  const time =
    now.time === undefined
      ? old === undefined
        ? end
          ? last
          : Temporal.PlainTime.from('00:00')
        : inZone(old, zone).toPlainTime()
      : now.time === '24:00'
        ? last
        : Temporal.PlainTime.from(now.time)
  return { at: day.toZonedDateTime({ timeZone: zone, plainTime: time }).toInstant().toString(), time_zone: zone }
}
