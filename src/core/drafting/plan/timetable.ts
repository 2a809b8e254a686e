import type { PlainDate } from '../../facts/profile.ts'
import type { LocalizedText } from '../../facts/text.ts'
import { nameOf } from './costs.ts'
import type { CostLine } from './costs.ts'
import type { Figure, Figures, Given, MoneyFigure, NumberFigure } from './figure.ts'
import { remark, type Remark } from './remark.ts'

/** A work package, in months of the project counted from 1; both ends are inside it. */
export interface PhaseInput {
  id: string
  title?: LocalizedText
  from_month: Given<number>
  to_month: Given<number>
  milestone?: LocalizedText
  /** Ids of the cost lines it spends. */
  costs?: readonly string[]
}

export interface TimetableInput {
  /** First day of month 1. */
  starts_on?: Given<PlainDate>
  phases: readonly PhaseInput[]
}

export interface TimetableRules {
  /** Costs count from this day. */
  earliest_start?: Given<PlainDate>
}

export interface Phase {
  id: string
  title?: LocalizedText
  milestone?: LocalizedText
  from_month: NumberFigure
  to_month: NumberFigure
  months: NumberFigure
  starts_on?: Figure<PlainDate>
  ends_on?: Figure<PlainDate>
  cost?: MoneyFigure
}

export interface Timetable {
  phases: readonly Phase[]
  /** The last month in which a phase ends; absent without phases. */
  months?: NumberFigure
  starts_on?: Figure<PlainDate>
  ends_on?: Figure<PlainDate>
}

/** The timetable, and whether it starts before costs count. */
export function timetableOf(
  input: TimetableInput,
  rules: TimetableRules,
  lines: readonly CostLine[],
  figures: Figures,
  faults: Remark[],
): Timetable {
  const start = input.starts_on === undefined ? undefined : figures.given('timetable/starts_on', input.starts_on)
  const phases = input.phases.map((phase, i) => phaseOf(phase, i, { start, lines }, figures, faults))
  const ends = phases.map((phase) => phase.to_month)
  const months = ends.length === 0 ? undefined : figures.number('timetable/months', 'max(ends)', { ends })
  const end =
    start === undefined || months === undefined
      ? undefined
      : figures.day('timetable/ends_on', 'day_before(add_months(starts_on, months))', { starts_on: start, months })
  const { earliest_start: earliest } = rules
  if (start !== undefined && earliest !== undefined && start.value < earliest.value) {
    const day = figures.given('timetable/earliest_start', earliest)
    faults.push(remark('plan.starts_early', { day: start, earliest: day }))
  }
  return {
    phases,
    ...(months === undefined ? {} : { months }),
    ...(start === undefined ? {} : { starts_on: start }),
    ...(end === undefined ? {} : { ends_on: end }),
  }
}

function phaseOf(
  phase: PhaseInput,
  i: number,
  { start, lines }: { start: Figure<PlainDate> | undefined; lines: readonly CostLine[] },
  figures: Figures,
  faults: Remark[],
): Phase {
  const id = `timetable/phases/${i}`
  const from = figures.given(`${id}/from_month`, phase.from_month)
  const to = figures.given(`${id}/to_month`, phase.to_month)
  if (from.value < 1 || to.value < from.value)
    faults.push(remark('plan.phase_months', { from, to }, { phase: nameOf(phase) }))
  const spent = lines.filter((line) => phase.costs?.includes(line.id) === true).map((line) => line.net)
  return {
    id: phase.id,
    ...(phase.title === undefined ? {} : { title: phase.title }),
    ...(phase.milestone === undefined ? {} : { milestone: phase.milestone }),
    from_month: from,
    to_month: to,
    months: figures.number(`${id}/months`, 'to_month − from_month + 1', { to_month: to, from_month: from }),
    ...(start === undefined
      ? {}
      : {
          starts_on: figures.day(`${id}/starts_on`, 'add_months(starts_on, from_month − 1)', {
            starts_on: start,
            from_month: from,
          }),
          ends_on: figures.day(`${id}/ends_on`, 'day_before(add_months(starts_on, to_month))', {
            starts_on: start,
            to_month: to,
          }),
        }),
    ...(spent.length === 0 ? {} : { cost: figures.money(`${id}/cost`, 'sum(lines)', { lines: spent }) }),
  }
}
