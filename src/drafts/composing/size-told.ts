import { citeDerived } from '../../core/citing/quote.ts'
import { shownTotal, type Interval, type SizeStep } from '../../core/facts/size.ts'
import { law } from '../../core/facts/state-aid-data.ts'
import { fromCents } from '../../core/facts/money.ts'
import type { Citation } from '../../core/citing/citation.ts'
import { actInWords } from '../../wording/acts.ts'
import type { SentenceKey } from '../../wording/drafts/sentences.ts'
import { fieldName } from '../../wording/terms.ts'
import { capital } from './condition-title.ts'
import { criteriaOf } from './criteria-of.ts'
import { askedOfItem } from './period-asked.ts'
import type { Subject } from './subject.ts'
import { money, plain, terms } from './values.ts'
import type { Cited, Draftling, Writer } from './writer.ts'

/** The class of the business with what it follows from; where the figures leave several, which, and the question. */
export function sizeTold(writer: Writer, subject: Subject): Draftling[] {
  const { size } = subject.input
  const classed = sizeClass(subject)
  if (subject.isUnowned && !dependsOnSize(subject)) return []
  if (classed !== undefined)
    return [
      writer.fact(size.basis === 'self_declared' ? 'business.size_declared' : 'business.size', { size: classed }),
      ...midCapTold(writer, subject),
      ...lackingTold(writer, subject),
      ...size.steps.flatMap((step) => stepTold(writer, subject, step)),
      ...totalsTold(writer, subject),
    ]
  const possible = { value: terms('size', size.classes), by: [evaluation(subject)] as const }
  const isNarrowed = size.classes.length < mostClasses
  return [...(isNarrowed ? [writer.fact('business.size_possible', { sizes: possible })] : []), writer.gap('size')]
}

/** The facts that would give the size by the figures in place of a declaration, each asked for: whose of them and of which year. */
function lackingTold(writer: Writer, subject: Subject): Draftling[] {
  if (subject.input.size.basis !== 'self_declared') return []
  const lacking = subject.input.size.missing.filter((pointer) => pointer !== '/self_declared_size')
  return lacking.map((pointer) => {
    const asked = askedOfItem(writer, subject, pointer)
    const about = asked?.about ?? capital(fieldName(pointer, writer.language))
    const question = asked?.question ?? writer.askingForFact(pointer, about)
    return writer.gapAsking('condition', { id: `size${pointer}`, about, question, pointer })
  })
}

/** That the size rests on what the business declares, where a condition or a rate looks at it. */
export function sizeRisk(writer: Writer, subject: Subject): Draftling[] {
  const { basis, missing } = subject.input.size
  const classed = sizeClass(subject)
  const isOpen = basis === 'self_declared' && missing.some((pointer) => pointer.startsWith('/relations/'))
  if (classed === undefined || !isOpen || !dependsOnSize(subject)) return []
  return [writer.fact('risk.size_declared', { size: classed })]
}

/** That a large enterprise is a small mid-cap, as conditions and rates may call it. */
function midCapTold(writer: Writer, subject: Subject): Draftling[] {
  const size = midCap(subject)
  return size === undefined ? [] : [writer.fact('business.size_mid_cap', { size })]
}

/** The class of small mid-caps, where a large enterprise is one. */
export function midCap({ input: { size } }: Subject): Cited | undefined {
  if (size.decided !== 'large' || size.smallMidCap !== 'met') return undefined
  const inputs = { ...shownTotal(size.figures), classes: size.classes }
  const by = [citeDerived({ formula: 'size class (Rec. 2003/361/EC)', inputs, result: 'small_mid_cap' })] as const
  return { value: terms('size', ['small_mid_cap']), by }
}

/** Whether a condition or a rate of the call looks at the size: otherwise a body that is no enterprise is not asked for one. */
function dependsOnSize({ programme }: Subject): boolean {
  const { eligibility, funding, legal_basis: bases = [] } = programme
  const kinds = new Set([...criteriaOf(eligibility).values()].map(({ kind }) => kind))
  const bySize = (funding.intensity ?? []).some(({ sizes, regional_map: map }) => sizes !== undefined || map === true)
  return bySize || kinds.has('size') || bases.some(({ regime }) => regime === 'gber_651_2014' || regime === 'notified')
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
  // Beside the name of another enterprise the totals of all would read as its own.
  const isOfOther = step !== undefined && 'name' in step.reason.values
  const inputs = {
    ...(isOfOther ? {} : shownTotal(figures)),
    ...(isOfOther || year === undefined ? {} : { year }),
    ...Object.fromEntries(Object.entries(step?.reason.values ?? {}).map(([name, value]) => [name, plain(value)])),
  }
  return citeDerived({ formula: 'size class (Rec. 2003/361/EC)', inputs, result: classes })
}

/** Steps on the way to the class: whose figures count with those of the business, and what else decides than they. */
const told: Readonly<Record<string, SentenceKey>> = {
  'size.step.linked': 'business.size_linked',
  'size.step.partner': 'business.size_partner',
  'size.step.linked_untold': 'business.size_linked_untold',
  'size.step.partner_untold': 'business.size_partner_untold',
  'size.step.public_body': 'business.size_public',
  'size.step.two_periods': 'business.size_kept',
}

function stepTold(writer: Writer, subject: Subject, step: SizeStep): Draftling[] {
  const key = told[step.reason.key]
  if (key === undefined || step.reference === undefined) return []
  const by = [evaluation(subject, step)] as const
  const slots = Object.entries(step.reason.values).map(([name, value]) => [name, { value, by }] as const)
  const rule = { value: actInWords(step.reference, writer.language), by: [subject.reference(step.reference)] as const }
  return [writer.fact(key, { ...Object.fromEntries(slots), rule }), ...addedTold(writer, subject, step.path)]
}

/** The own figures of a related enterprise whose figures are added, as the profile has them; nothing where they are not all there. */
function addedTold(writer: Writer, subject: Subject, path: string | undefined): Draftling[] {
  const relation = subject.profile.relations?.find((each, index) => `/relations/${index}` === path)
  if (path === undefined || relation === undefined) return []
  const { year: last = Number.POSITIVE_INFINITY } = subject.input.size
  const years = (relation.financial_years ?? []).map((each, at) => ({ ...each, at })).filter(({ year }) => year <= last)
  const latest = years.toSorted((a, b) => b.year - a.year)[0]
  const told = (figure: 'headcount' | 'turnover' | 'balance_sheet_total'): Cited | undefined => {
    const ofYear = latest?.[figure]
    const [value, at] =
      ofYear === undefined ? [relation[figure], path] : [ofYear, `${path}/financial_years/${latest?.at}`]
    if (value === undefined) return undefined
    return subject.field(`${at}/${figure}`, typeof value === 'number' ? value : money(value))
  }
  const [headcount, turnover, total] = [told('headcount'), told('turnover'), told('balance_sheet_total')]
  if (headcount === undefined || turnover === undefined || total === undefined) return []
  return [writer.fact('business.size_added', { headcount, turnover, total })]
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
