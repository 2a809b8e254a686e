import { cents, type Figure, type NumberFigure } from '../../core/drafting/plan/figure.ts'
import type { Phase } from '../../core/drafting/plan/timetable.ts'
import type { PlainDate } from '../../core/facts/profile.ts'
import { cell } from './parts-business.ts'
import type { Subject } from './subject.ts'
import { date, percent } from './values.ts'
import type { Draftling, Writer } from './writer.ts'

const root = '/planned_investment'

/** The phases of the project with their months, and the days they fall on where the start is told. */
export function phases(writer: Writer, subject: Subject): void {
  const { timetable } = subject.input.plan
  if (timetable.phases.length === 0) return writer.paragraph([writer.gap('phases')])
  const dated = timetable.starts_on !== undefined
  writer.table(
    'caption.phases',
    [
      { title: writer.label('column.phase'), align: 'start', weight: 2 },
      { title: writer.label('column.from_month'), align: 'end' },
      { title: writer.label('column.to_month'), align: 'end' },
      ...(dated
        ? [
            { title: writer.label('column.starts'), align: 'start' as const },
            { title: writer.label('column.ends'), align: 'start' as const },
          ]
        : []),
      { title: writer.label('column.milestone'), align: 'start', weight: 2 },
    ],
    timetable.phases.map((phase, i) => ({ cells: phaseCells(writer, subject, phase, i, dated) })),
  )
  const said: Draftling[] = []
  const { months, ends_on: ends } = timetable
  const length = months === undefined ? undefined : subject.figure(months, months.value)
  if (length !== undefined) said.push(writer.fact('plan.months', { months: length }))
  const last = ends === undefined ? undefined : subject.figure(ends, date(ends.value))
  if (last !== undefined) said.push(writer.fact('plan.ends', { day: last }))
  writer.paragraph(said)
}

function phaseCells(writer: Writer, subject: Subject, phase: Phase, i: number, dated: boolean): Draftling[] {
  const path = `${root}/phases/${i}`
  const number = (figure: NumberFigure): Draftling => cell(writer, subject.figure(figure, figure.value))
  const day = (figure: Figure<PlainDate> | undefined): Draftling =>
    cell(writer, figure === undefined ? undefined : subject.figure(figure, date(figure.value)))
  return [
    cell(writer, subject.field(`${path}/title`)),
    number(phase.from_month),
    number(phase.to_month),
    ...(dated ? [day(phase.starts_on), day(phase.ends_on)] : []),
    cell(writer, subject.field(`${path}/milestone`)),
  ]
}

/** What the plan is measured by, in a form that does not ask for it. */
export function indicatorsTold(writer: Writer, subject: Subject): void {
  if (subject.input.plan.indicators.length > 0) indicators(writer, subject)
}

/** What the plan is measured by, from where to where; an indicator without one of the two is asked for. */
export function indicators(writer: Writer, subject: Subject): void {
  const told = subject.input.plan.indicators
  if (told.length === 0) return writer.paragraph([writer.gap('indicators')])
  writer.table(
    'caption.indicators',
    [
      { title: writer.label('column.indicator'), align: 'start', weight: 2 },
      { title: writer.label('column.unit'), align: 'start' },
      { title: writer.label('column.baseline'), align: 'end' },
      { title: writer.label('column.target'), align: 'end' },
      { title: writer.label('column.change'), align: 'end' },
      { title: writer.label('column.target_year'), align: 'end' },
    ],
    told.map(({ baseline, target, change_percent: change, year }, i) => ({
      cells: [
        cell(writer, subject.field(`${root}/indicators/${i}/title`)),
        cell(writer, subject.field(`${root}/indicators/${i}/unit`)),
        baseline === undefined ? writer.gap('indicators') : cell(writer, subject.figure(baseline, baseline.value)),
        target === undefined ? writer.gap('indicators') : cell(writer, subject.figure(target, target.value)),
        change === undefined ? writer.empty() : cell(writer, subject.figure(change, percent(change.value))),
        year === undefined ? writer.empty() : cell(writer, subject.figure(year, String(year.value))),
      ],
    })),
  )
}

/** How what is not granted is covered: a question while the plan does not tell all of it. */
export function financingSplit(writer: Writer, subject: Subject): void {
  const { financing, grant } = subject.input.plan
  const told = subject.profile.planned_investment?.financing
  // Of a range it is not known how much has to be covered: what was told of it stands beside it.
  if (financing === undefined && grant.amount === undefined && (told?.own_funds ?? told?.loan) !== undefined) return
  // Where the aid covers all of the costs nothing else has to.
  if (financing !== undefined && cents(financing.private) === 0) return
  const { own, loan, gap } = financing ?? {}
  const open = own === undefined || (gap !== undefined && cents(gap) > 0)
  if (loan === undefined && open) writer.paragraph([writer.gap('financing_split')])
}

/** How much equity is sought: asked where it is among what the call gives. */
export function equityNeed(writer: Writer, subject: Subject): void {
  if (subject.programme.funding.instruments.includes('equity')) writer.paragraph([writer.gap('equity_need')])
}

/** The readiness level of the technology, and by which test; the level is asked for where it is not told. */
export function readiness(writer: Writer, subject: Subject): void {
  const level = subject.field('/attributes/technology_readiness_level')
  writer.paragraph(
    level === undefined
      ? [writer.gap('readiness')]
      : [writer.fact('plan.readiness', { level }), writer.gap('readiness_test')],
  )
}
