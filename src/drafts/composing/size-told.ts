import { citeDerived } from '../../core/citing/quote.ts'
import { shownTotal, type Interval, type SizeStep } from '../../core/facts/size.ts'
import { law } from '../../core/facts/state-aid-data.ts'
import { fromCents } from '../../core/facts/money.ts'
import type { Citation } from '../../core/citing/citation.ts'
import { actInWords } from '../../wording/acts.ts'
import type { SentenceKey } from '../../wording/drafts/sentences.ts'
import type { Subject } from './subject.ts'
import { money, plain, terms } from './values.ts'
import type { Cited, Draftling, Writer } from './writer.ts'

/** The class of the business with what it follows from; where the figures leave several, which, and the question. */
export function sizeTold(writer: Writer, subject: Subject): Draftling[] {
  const { size } = subject.input
  const classed = sizeClass(subject)
  if (classed !== undefined)
    return [
      writer.fact('business.size', { size: classed }),
      ...size.steps.flatMap((step) => stepTold(writer, subject, step)),
      ...totalsTold(writer, subject),
    ]
  const possible = { value: terms('size', size.classes), by: [evaluation(subject)] as const }
  const isNarrowed = size.classes.length < mostClasses
  return [...(isNarrowed ? [writer.fact('business.size_possible', { sizes: possible })] : []), writer.gap('size')]
}

/** Micro, small, medium, and what is no SME. */
const mostClasses = 4

/** The one class on the day of the application, as the figures give it or the business declared it; undefined where several are possible. */
export function sizeClass(subject: Subject): Cited | undefined {
  const { decided, basis } = subject.input.size
  if (decided === undefined) return undefined
  const value = terms('size', [decided])
  return basis === 'self_declared'
    ? subject.field('/self_declared_size', value)
    : { value, by: [evaluation(subject), subject.reference(law.smeCeilings)] }
}

function evaluation({ input: { size } }: Subject, step?: SizeStep): Citation {
  const { figures, year, classes } = size
  const inputs = {
    ...shownTotal(figures),
    ...(year === undefined ? {} : { year }),
    ...Object.fromEntries(Object.entries(step?.reason.values ?? {}).map(([name, value]) => [name, plain(value)])),
  }
  return citeDerived({ formula: 'size class (Rec. 2003/361/EC)', inputs, result: classes })
}

/** Steps on the way to the class: whose figures count with those of the business, and what else decides than they. */
const told: Readonly<Record<string, SentenceKey>> = {
  'size.step.linked': 'business.size_linked',
  'size.step.partner': 'business.size_partner',
  'size.step.public_body': 'business.size_public',
  'size.step.two_periods': 'business.size_kept',
}

function stepTold(writer: Writer, subject: Subject, step: SizeStep): Draftling[] {
  const key = told[step.reason.key]
  if (key === undefined || step.reference === undefined) return []
  const by = [evaluation(subject, step)] as const
  const slots = Object.entries(step.reason.values).map(([name, value]) => [name, { value, by }] as const)
  const rule = { value: actInWords(step.reference, writer.language), by: [subject.reference(step.reference)] as const }
  return [writer.fact(key, { ...Object.fromEntries(slots), rule })]
}

/** The figures of the business with those of others, where all are known. */
function totalsTold(writer: Writer, subject: Subject): Draftling[] {
  const { figures, members, basis } = subject.input.size
  const known = ({ lo, hi }: Interval): boolean => lo === hi
  if (members.length < 2 || basis === 'self_declared' || !Object.values(figures).every(known)) return []
  const by = [evaluation(subject)] as const
  return [
    writer.fact('business.size_totals', {
      headcount: { value: figures.headcount.lo, by },
      turnover: { value: money(fromCents(figures.turnover.lo)), by },
      total: { value: money(fromCents(figures.balanceSheetTotal.lo)), by },
    }),
  ]
}
