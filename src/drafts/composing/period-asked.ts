import { fieldName } from '../../wording/terms.ts'
import { closedYearsIn, lastClosedOf, salariedMonthsIn, yearEndOf } from '../../core/facts/accounts.ts'
import { addDays, addMonths, dayInYear } from '../../core/facts/day.ts'
import type { FigurePeriod } from '../../core/criteria/criterion.ts'
import { capital } from './condition-title.ts'
import type { Subject } from './subject.ts'
import { date, terms } from './values.ts'
import type { Writer } from './writer.ts'

/** What is asked of a figure of a period: which figure, and of which years or months. */
export interface PeriodAsked {
  readonly about: string
  readonly question: string
}

/** Lists of the profile whose items have names. */
const namedLists = { relations: 'column.business', people: 'row.person' } as const

/** What is missing of another enterprise or of a person by whose it is, its accounts also by their year; undefined for anything else. */
export function askedOfItem(
  writer: Writer,
  { profile, input }: Pick<Subject, 'profile' | 'input'>,
  pointer: string,
): PeriodAsked | undefined {
  const [, list = '', at = '', field] = pointer.split('/')
  if (list !== 'relations' && list !== 'people') return undefined
  const item = profile[list]?.[Number(at)]
  if (item === undefined || field === undefined) return undefined
  const name = item.name ?? `${writer.label(namedLists[list])} ${Number(at) + 1}`
  const year = field === 'financial_years' ? lastClosedOf(profile, input.submission) : undefined
  const period = year === undefined ? [] : [`${writer.label('period.year')} ${year}`]
  const about = [`${capital(fieldName(pointer, writer.language))} (${writer.say(name)})`, ...period].join(', ')
  return { about, question: writer.asking('told', about) }
}

interface Figure {
  readonly name: string
  readonly period: FigurePeriod | undefined
}

/**
 * The figure that is missing at a pointer with the years or months that are meant on the day of the application; undefined for
 * what is no figure of a period. `asker`: a condition or a rule of the call, with the figures and periods that it looks at.
 */
export function askedOfPeriod(
  writer: Writer,
  subject: Subject,
  asker: unknown,
  pointer: string,
): PeriodAsked | undefined {
  const { profile, input } = subject
  // Before it is established a business has no past years: its own estimate is asked for instead.
  if (profile.lifecycle === 'to_be_established') return undefined
  const [, list = '', at, figure] = pointer.split('/')
  const read = figuresIn(asker)
  const told = (names: readonly string[], periods: readonly Period[]): PeriodAsked | undefined => {
    const about = writer.say(terms('figure', [...new Set(names)]))
    const said = [...new Set(periods.map((period) => saidOf(writer, period, input.day)))].join(', ')
    if (about === '' || said === '') return undefined
    return {
      about: `${capital(about)}, ${said}`,
      question: writer.asking('of_period', capital(about), said),
    }
  }
  const year = (number: number): Period => ({
    name: String(number),
    key: 'period.year',
    ends: dayInYear(number, yearEndOf(profile)),
  })
  if (list === 'salaried_awu') {
    const ofStaff = read.filter(({ name }) => name === list)
    const months = ofStaff.flatMap(({ period }) => salariedMonthsIn(profile, period, input.submission))
    return told(
      ofStaff.map(({ name }) => name),
      months.map((month) => monthsUntil(writer, month)),
    )
  }
  if (list !== 'financial_years') return undefined
  const entry = profile.financial_years?.[Number(at)]
  if (entry !== undefined && figure !== undefined) return told([figure], [year(entry.year)])
  const open = read.flatMap(({ name, period }) => {
    const years = period === undefined ? [] : closedYearsIn(profile, period, input.submission)
    const missing = years.filter(
      (each) => !profile.financial_years?.some((known) => known.year === each && name in known),
    )
    return missing.length === 0 ? [] : [{ name, years: missing }]
  })
  return told(
    open.map(({ name }) => name),
    open.flatMap(({ years }) => years.map(year)),
  )
}

interface Period {
  readonly name: string
  readonly key: 'period.year' | 'period.calendar' | 'period.months'
  readonly ends: string
}

/** Twelve months by the last of them: those of a calendar year by its number. */
function monthsUntil(writer: Writer, month: string): Period {
  const ends = addDays(addMonths(`${month}-01`, 1), -1)
  if (month.endsWith('-12')) return { name: month.slice(0, 4), key: 'period.calendar', ends }
  return { name: writer.say({ type: 'month', value: month }), key: 'period.months', ends }
}

/** A period by its name; one that is not over yet with its last day. */
function saidOf(writer: Writer, { name, key, ends }: Period, today: string): string {
  const named = `${writer.label(key)} ${name}`
  return ends < today ? named : `${named} (${writer.label('period.ends')} ${writer.say(date(ends))})`
}

/** The figures with a period in a condition, however deep. */
function figuresIn(asker: unknown): Figure[] {
  if (typeof asker !== 'object' || asker === null) return []
  const { figure, measure, period } = asker as { figure?: string; measure?: string; period?: FigurePeriod }
  const name = figure ?? measure
  if (typeof name === 'string') return [{ name, period }]
  return Object.values(asker).flatMap(figuresIn)
}
