import type { Citation } from '../../core/citing/citation.ts'
import { citeDerived } from '../../core/citing/quote.ts'
import type { Reason, ReasonValue } from '../../core/matching/result.ts'
import type { Warning } from '../../core/matching/warnings.ts'
import { actInWords } from '../../wording/acts.ts'
import type { DeclarationKey } from '../../wording/drafts/prompts.ts'
import { fieldName } from '../../wording/terms.ts'
import { reservedTold } from './aid-received.ts'
import { carried } from './carrying.ts'
import type { Subject } from './subject.ts'
import { withoutLimit } from './uncounted.ts'
import { plain } from './values.ts'
import type { Cited, Draftling, Writer } from './writer.ts'

/**
 * What the match warns of, in sentences short enough for a form, each with the rule that it follows from and, where the call has
 * several legal bases, the one that it holds for.
 */
export function warningsTold(writer: Writer, subject: Subject): Draftling[] {
  return subject.input.match.warnings.flatMap((warning) => {
    const { basis, isOther, reason } = reasonOf(warning)
    const slots = slotsOf(warning)
    const [rule] = warning.references
    const cited = rule && { value: actInWords(rule, writer.language), by: [subject.reference(rule)] as const }
    return [
      ...('end' in slots ? [writer.fact(isOver(reason) ? 'risk.basis_ended' : 'risk.basis_ends', slots)] : []),
      warned(writer, warning),
      ...('points' in slots ? [pointsTold(writer, subject, warning, slots['points'])] : []),
      ...(basis === undefined ? [] : [basisTold(writer, subject, warning, { basis, isOther })]),
      ...(cited === undefined ? [] : [writer.fact('risk.rule', { rule: cited })]),
    ]
  })
}

/** The words for a warning: of a basis that has ended already, and of aid that is too low whatever is earned, others. */
function riskOf(kind: Warning['kind'], reason: Reason) {
  if (kind === 'legal_basis_ended' && isOver(reason)) return 'risk.legal_basis_over'
  if (kind === 'below_minimum_subsidy' && 'maximum' in reason.values) return 'risk.below_minimum_subsidy_at_most'
  if (isToCome(reason)) return 'risk.in_difficulty_by_award'
  return `risk.${kind}` as const
}

/** The warning in one sentence. */
const warned = (writer: Writer, warning: Warning): Draftling =>
  writer.fact(riskOf(warning.kind, reasonOf(warning).reason), slotsOf(warning), [evaluation(warning)])

function slotsOf(warning: Warning): Record<string, Cited> {
  const by = [evaluation(warning)] as const
  return Object.fromEntries(
    Object.entries(reasonOf(warning).reason.values).map(([name, value]) => [name, { value, by }]),
  )
}

/** Which of the points of difficulty it is about: one of them has a share, which is the law's. */
function pointsTold(writer: Writer, subject: Subject, warning: Warning, points: Cited | undefined): Draftling {
  const value = points?.value ?? ''
  const laws = warning.references.map((each) => [evaluation(warning), subject.reference(each)] as const)
  return carried(writer, subject, [[evaluation(warning)], ...laws, [evaluation(warning)]], (by) =>
    writer.fact('risk.points', { points: { value, by } }),
  )
}

/** Of what time brings only until the award. */
const isToCome = ({ key }: Reason): boolean => key === 'warning.in_difficulty_by_award'

/** Of a legal basis that has ended already. */
const isOver = ({ key }: Reason): boolean => key.endsWith('_over')

interface Told {
  readonly reason: Reason
  /** The legal basis that a warning is about, of several. */
  readonly basis?: ReasonValue
  /** Whether it does not hold for another one. */
  readonly isOther?: boolean
}

function basisTold(
  writer: Writer,
  subject: Subject,
  warning: Warning,
  { basis, isOther }: { basis: ReasonValue; isOther: boolean | undefined },
): Draftling {
  const words = subject.spans(warning.anchors).map((each) => [each] as const)
  return carried(writer, subject, [...words, [evaluation(warning)]], (by) =>
    writer.fact(isOther === true ? 'risk.basis' : 'risk.basis_of', { basis: { value: basis, by } }),
  )
}

/** The warning itself, and the legal basis where it is about one of several. */
function reasonOf({ reason }: Warning): Told {
  const { basis, warning } = reason.values
  if (basis === undefined || typeof warning !== 'object' || warning.type !== 'phrase') return { reason }
  const isOther = reason.key === 'warning.depends_on_basis'
  return { reason: { key: warning.key, values: warning.values }, basis, isOther }
}

function evaluation(warning: Warning): Citation {
  const { kind, spoils, found } = warning
  const { reason, basis } = reasonOf(warning)
  const inputs = {
    kind,
    ...Object.fromEntries(found.map(({ path, value }) => [path, value])),
    ...Object.fromEntries(Object.entries(reason.values).map(([name, value]) => [name, plain(value)])),
    ...(basis === undefined ? {} : { basis: plain(basis) }),
  }
  return citeDerived({ formula: 'warning', inputs, result: spoils })
}

/**
 * Declarations that the facts given speak against, by what the match warns of. The same expenses in another application do so
 * only where the call excludes all other aid: where it permits some, they do not tell that more is asked for.
 */
const against: Partial<Record<Warning['kind'], DeclarationKey>> = {
  works_started: 'not_started',
  starts_before_application: 'not_started',
  completed_before_application: 'not_started',
  same_expense: 'no_other',
}

/** Each declaration that is refuted with what refutes it: facts by their names, or another application by its title. */
export function refutedBy(
  writer: Writer,
  subject: Subject,
): ReadonlyMap<DeclarationKey, { readonly facts: Cited } | { readonly title: Cited }> {
  return new Map(
    subject.input.match.warnings.flatMap((warning) => {
      const key = against[warning.kind]
      if (key === undefined) return []
      const by = [evaluation(warning)] as const
      const { title } = warning.reason.values
      const values = [...new Set(warning.found.map(({ path }) => fieldName(path, writer.language)))]
      const refuting =
        title === undefined
          ? { facts: { value: { type: 'list' as const, values }, by } }
          : { title: { value: title, by } }
      return [[key, refuting] as const]
    }),
  )
}

/** What has happened already, by which the aid is lost under every basis; the rest may still be mended. */
const done: ReadonlySet<Warning['kind']> = new Set<Warning['kind']>([
  'works_started',
  'completed_before_application',
  'in_difficulty',
  'recovery_order',
])

/** What spoils the whole aid, which no finding and no amount is told without. */
export function spoiledTold(writer: Writer, subject: Subject): Draftling[] {
  const spoiling = subject.input.match.warnings.filter(({ spoils }) => spoils === 'project')
  return spoiling.flatMap((warning) => {
    const { basis, reason } = reasonOf(warning)
    const isLost = done.has(warning.kind) && basis === undefined && !isToCome(reason)
    return [writer.fact(isLost ? 'plan.lost' : 'plan.endangered', {}, [evaluation(warning)]), warned(writer, warning)]
  })
}

/** Beside a grant: what spoils it, what may be lost of it, and what other applications would leave. */
export function besideGrant(writer: Writer, subject: Subject): Draftling[] {
  return [
    ...spoiledTold(writer, subject),
    ...earlyExpenses(writer, subject),
    ...withoutLimit(writer, subject),
    ...withoutVat(writer, subject),
    ...reservedTold(writer, subject),
  ]
}

/** Limits that the aid reaches whatever counts. */
const wholeLimits: ReadonlySet<string> = new Set(['call_maximum', 'fixed_amount', 'de_minimis_headroom'])

/** That VAT which the call may accept is not in the amount. */
function withoutVat(writer: Writer, subject: Subject): Draftling[] {
  const { binding = '' } = subject.input.plan.grant
  const mayCount = subject.isCounted && subject.bearsVat && !wholeLimits.has(binding)
  return mayCount ? [writer.lead('plan.vat_may_count')] : []
}

/** Expenses that the call does not accept yet, which may be among the costs of the plan or beside them. */
function earlyExpenses(writer: Writer, subject: Subject): Draftling[] {
  return subject.input.match.warnings.flatMap((warning) => {
    const { amount } = warning.reason.values
    if (warning.kind !== 'expense_too_early' || amount === undefined) return []
    return [writer.fact('plan.early_expenses', { amount: { value: amount, by: [evaluation(warning)] } })]
  })
}
