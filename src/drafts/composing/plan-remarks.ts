/** What does not fit in a plan, and what it lacks, by the figures that tell it. */
import type { Remark } from '../../core/drafting/plan/remark.ts'
import { carried } from './carrying.ts'
import { some, type Subject } from './subject.ts'
import type { Draftling, Writer } from './writer.ts'

/** Own funds under what the call requires, for certain or without a loan: a risk to the application. */
export function ownFundsTold(writer: Writer, subject: Subject): Draftling[] {
  const { faults, notes } = subject.input.plan
  return [...faults, ...notes]
    .filter(({ key }) => key === 'plan.own_below_minimum' || key === 'plan.own_open')
    .map((told) => remark(writer, subject, told))
}

/** What does not fit, as the plan found it, by the figures that it tells; a name in it may have figures of its own. */
export function remark(writer: Writer, subject: Subject, told: Remark): Draftling {
  const figures = Object.entries(told.figures).flatMap(([name, figure]) => {
    const value = told.values[name]
    return value === undefined ? [] : (subject.figure(figure, value)?.by ?? [])
  })
  const by = some(figures)
  if (by === undefined) throw new RangeError(`${told.key} tells figures without sources`)
  const [title] = figures.flatMap(({ field }) => (field && subject.field(field.path.replace(/[^/]+$/u, 'title'))) ?? [])
  return carried(writer, subject, title === undefined ? [by] : [by, [...by, ...title.by]], (ways) => ({
    kind: 'factual',
    text: writer.reason(told),
    citations: writer.cite(ways),
  }))
}
