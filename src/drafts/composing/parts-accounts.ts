import type { FinancialYear } from '../../core/facts/profile.ts'
import type { Subject } from './subject.ts'
import { capital } from './condition-title.ts'
import { money, percent, terms } from './values.ts'
import type { Draftling, Writer } from './writer.ts'

const figures = [
  'turnover',
  'ebitda',
  'profit',
  'balance_sheet_total',
  'capital',
  'equity',
  'debt',
  'interest',
] as const

/** Closed years side by side, newest first. */
export function accounts(writer: Writer, subject: Subject): void {
  const years = (subject.profile.financial_years ?? []).map((year, index) => ({ year, index }))
  if (years.length === 0) return writer.paragraph([writer.gap('financial_years')])
  const newest = years.toSorted((a, b) => b.year.year - a.year.year).slice(0, 3)
  writer.paragraph([writer.lead('lead.accounts')])
  const rows = figures.flatMap((figure) => {
    const cells = newest.map(({ year, index }) => amount(writer, subject, year, figure, index))
    if (cells.every(({ kind }) => kind === 'placeholder')) return []
    return [{ cells: [writer.text(capital(writer.say(terms('figure', [figure])))), ...cells] }]
  })
  writer.table(
    'caption.accounts',
    [
      { title: writer.label('field'), align: 'start', weight: 2 },
      ...newest.map(({ year }) => ({ title: String(year.year), align: 'end' as const })),
    ],
    rows,
  )
  writer.paragraph(
    newest.flatMap(({ year, index }) => {
      const turnover = year.turnover
      if (turnover === undefined) return []
      const cited = subject.field(`/financial_years/${index}/turnover`, money(turnover))
      const when = subject.field(`/financial_years/${index}/year`, String(year.year))
      return cited === undefined || when === undefined
        ? []
        : [writer.fact('accounts.turnover', { year: when, amount: cited })]
    }),
  )
}

function amount(
  writer: Writer,
  subject: Subject,
  year: FinancialYear,
  figure: (typeof figures)[number],
  index: number,
): Draftling {
  const value = year[figure]
  const cited = value === undefined ? undefined : subject.field(`/financial_years/${index}/${figure}`, money(value))
  return cited === undefined ? writer.gap('year_figure') : writer.value(cited)
}

/** Work units of the SME definition, salaried ones by period, and the jobs that the project creates. */
export function staff(writer: Writer, subject: Subject): void {
  const count = subject.field('/headcount')
  const rows = [
    {
      cells: [
        writer.text(writer.label('row.headcount')),
        writer.empty(),
        count === undefined ? writer.gap('headcount') : writer.value(count),
      ],
    },
    ...salaried(writer, subject),
  ]
  writer.table(
    'caption.staff',
    [
      { title: writer.label('field'), align: 'start', weight: 2 },
      { title: writer.label('column.period'), align: 'start' },
      { title: writer.label('value'), align: 'end' },
    ],
    rows,
  )
  const jobs = subject.field('/attributes/planned_jobs')
  const told = jobs !== undefined && typeof jobs.value === 'number' ? jobs : undefined
  writer.paragraph([told === undefined ? writer.gap('planned_jobs') : writer.fact('plan.jobs', { count: told })])
}

function salaried(writer: Writer, subject: Subject): { cells: Draftling[] }[] {
  const list = subject.profile.salaried_awu
  const label = writer.text(writer.label('row.salaried'))
  if (list === undefined) return [{ cells: [label, writer.empty(), writer.gap('salaried_awu')] }]
  return list.flatMap((_, index) => {
    const period = subject.field(`/salaried_awu/${index}/period`)
    const value = subject.field(`/salaried_awu/${index}/value`)
    return period === undefined || value === undefined
      ? []
      : [{ cells: [label, writer.value(period), writer.value(value)] }]
  })
}

const told = ['turnover_growth', 'ebitda_margin', 'profit_margin', 'equity_ratio'] as const

/** What follows from the last closed year, in percent, each worked out from its own figures. */
export function ratios(writer: Writer, subject: Subject): void {
  const last = subject.input.plan.years.filter(({ forecast }) => !forecast).at(-1)
  if (last === undefined) return
  const index = (subject.profile.financial_years ?? []).findIndex(({ year }) => year === last.year)
  const when = subject.field(`/financial_years/${index}/year`, String(last.year))
  if (when === undefined) return
  writer.paragraph(
    told.flatMap((name) => {
      const figure = last.ratios[name]
      const cited = figure === undefined ? undefined : subject.figure(figure, percent(figure.value))
      return cited === undefined ? [] : [writer.fact(`accounts.${name}`, { year: when, percent: cited })]
    }),
  )
}
