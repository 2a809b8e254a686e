import type { ResolvedAnchor } from '../citing/citation.ts'
import { difficultyAt } from '../criteria/digest.ts'
import { latinArticle } from '../facts/article.ts'
import { givesFixedAmounts, paysCosts } from '../facts/costs-named.ts'
import { addMonths } from '../facts/day.ts'
import { fromCents, toCents } from '../facts/money.ts'
import { foldName } from '../facts/text-fold.ts'
import type { Money } from '../facts/money.ts'
import type { InvestmentAct, PlainDate } from '../facts/profile.ts'
import type { LegalBasis, Programme } from '../facts/programme.ts'
import { law, regimeValidity } from '../facts/state-aid-data.ts'
import type { Verdict } from '../verdict.ts'
import type { CompiledProgramme } from './compile.ts'
import { resolved } from './estimate-work.ts'
import { selfId, type Facts } from './facts.ts'
import type { Estimate, FoundFact, Reason, ReasonValue, ReferenceFact } from './result.ts'

export const warningKinds = [
  'works_started',
  'starts_before_application',
  'expense_too_early',
  'completed_before_application',
  'in_difficulty',
  'difficulty_open',
  'recovery_order',
  'adjustment_period',
  'legal_basis_ended',
  'award_day_unknown',
  'same_expense',
  'exclusive_group',
  'below_minimum_cost',
  'below_minimum_subsidy',
] as const
export type WarningKind = (typeof warningKinds)[number]

/** Something that would spoil the aid, or a part of it, though the conditions of the call are met. */
export interface Warning {
  kind: WarningKind
  /** What is at stake: the whole project, single costs; or it only has to be confirmed. */
  spoils: 'project' | 'cost' | 'confirm'
  reason: Reason
  /** Costs that are lost. */
  amount?: Money
  found: FoundFact[]
  references: ReferenceFact[]
  anchors: readonly ResolvedAnchor[]
}

/** How far an application has come that is not over. */
export type ApplicationStage = 'preparing' | 'submitted' | 'objection' | 'approved' | 'contracted' | 'completed'

/** Another application of the same applicant: an application record of the account. */
export interface OtherApplication {
  profileId: string
  programme: Programme
  submittedOn: PlainDate | undefined
  /** How far it has come, under which number and for how much, as it was recorded. */
  stage?: ApplicationStage
  number?: string
  amount?: Money
  /** People who take part in that applicant, folded names. */
  people: readonly string[]
}

const starts: ReadonlySet<InvestmentAct['kind']> = new Set<InvestmentAct['kind']>(['binding_order', 'construction'])
/** Regimes that ask for an incentive effect (Reg. 651/2014 art. 6; guidelines for notified aid). */
const incentive: ReadonlySet<LegalBasis['regime']> = new Set<LegalBasis['regime']>(['gber_651_2014', 'notified'])
/**
 * Articles of Reg. 651/2014 whose aid needs no application before the works (art. 6(5)): operating and urban development aid,
 * local development and operational groups, territorial cooperation, access to finance, projects with a seal of excellence or
 * co-funded by the Union, wage subsidies, tax reductions, disasters, social transport, culture, financial products of InvestEU.
 */
const deemed: ReadonlySet<string> = new Set([
  '15',
  '16',
  '19a',
  '19b',
  '20',
  '20a',
  '21',
  '21a',
  '22',
  '25a',
  '25b',
  '25c',
  '25d',
  '32',
  '33',
  '34',
  '35',
  '44',
  '44a',
  '50',
  '51',
  '53',
  '56d',
  '56e',
  '56f',
])

/**
 * Of a basis that names several articles each has to be one of them; paragraphs in brackets are no articles. An article with a
 * letter is another one: 25a, in Greek 25α, is not 25.
 */
function isDeemed({ article = '' }: LegalBasis): boolean {
  const text = article.toLowerCase().replaceAll(/\([^)]*\)|651\/2014|(?:παρ|par)\D*\d+/gu, '')
  const named = text.match(/\d+(?:(?:στ|[a-zα-ω])(?!\p{L}))?/gu) ?? []
  return named.length > 0 && named.every((number) => deemed.has(latinArticle(number)))
}

/** A basis that asks for something; `sure`: so do all others that the aid may be granted under. */
interface Asking {
  basis: LegalBasis
  sure: boolean
}

/**
 * The first basis that asks for something. One that ends before the award counts too: what follows it takes its rules over, as a
 * rule, and that it ends is a warning of its own.
 */
function asking({ legal_basis: bases = [] }: Programme, test: (basis: LegalBasis) => boolean): Asking | undefined {
  const basis = bases.find(test)
  return basis && { basis, sure: bases.every(test) }
}

/** The reason, and where another basis does not ask for it, that it depends on the basis. */
const under = ({ basis, sure }: Asking, warning: Reason): Reason =>
  sure ? warning : { ...of(basis, warning), key: 'warning.depends_on_basis' }

/** The reason with the basis that it is about, of several. */
const of = ({ regime }: LegalBasis, warning: Reason): Reason => ({
  key: 'warning.of_basis',
  values: {
    basis: { type: 'phrase', key: `basis.${regime}`, values: {} },
    warning: { type: 'phrase', ...warning },
  },
})

/**
 * What would spoil aid of a call on the day of application: works and expenses before it, difficulty and recovery orders where
 * the legal basis excludes them, a legal basis that ends before the award, and other applications of the same applicant.
 */
export function warningsOf(compiled: CompiledProgramme, facts: Facts, day: PlainDate): Warning[] {
  const { programme } = compiled
  const { legal_basis: bases = [] } = programme
  const planned = facts.profile.planned_investment !== undefined
  const applied = facts.applications.length > 0
  // Most calls and businesses give no occasion: nothing is put together for them.
  if (bases.length === 0 && !planned && !applied) return []
  const appliedOn = (applied ? ownApplication(compiled, facts)?.submittedOn : undefined) ?? day
  const warnings: Warning[] = []
  if (bases.length > 0) warnings.push(...worksWarnings(programme, facts, appliedOn))
  if (planned) warnings.push(...expenseWarnings(programme, facts, appliedOn))
  if (bases.length > 0) warnings.push(...difficultyWarnings(compiled, facts, day), ...basisWarnings(programme, day))
  if (applied) warnings.push(...applicationWarnings(programme, facts))
  return warnings
}

/** The record of the business's own application to this call. */
const ownApplication = ({ programme }: CompiledProgramme, facts: Facts): OtherApplication | undefined =>
  facts.applications.find((each) => each.programme.slug === programme.slug && each.profileId === selfId(facts))

/** The same where it was submitted: one that is being prepared can still be. */
export function appliedTo(compiled: CompiledProgramme, facts: Facts): OtherApplication | undefined {
  if (facts.applications.length === 0) return undefined
  const own = ownApplication(compiled, facts)
  return own?.stage === 'preparing' ? undefined : own
}

/** The same with what the estimate warns of, where the business is not refused. */
export function warningsWith(
  estimated: Estimate,
  { compiled, facts, day, verdict }: { compiled: CompiledProgramme; facts: Facts; day: PlainDate; verdict: Verdict },
): Warning[] {
  const warnings = warningsOf(compiled, facts, day)
  return verdict === 'not_eligible' ? warnings : [...minimumWarning(estimated), ...warnings]
}

const minima: Readonly<Record<string, WarningKind>> = {
  'estimate.below_minimum_cost': 'below_minimum_cost',
  'estimate.below_minimum': 'below_minimum_subsidy',
  'estimate.below_minimum_at_most': 'below_minimum_subsidy',
}

/** What counts of the plan, or the aid for it, is under the call's minimum, where no condition of the call says so. */
function minimumWarning({ steps }: Estimate): Warning[] {
  return steps.flatMap(({ reason, anchors, references }): Warning[] => {
    const kind = minima[reason.key]
    return kind === undefined ? [] : [{ kind, spoils: 'project', reason, found: [], references, anchors }]
  })
}

const date = (value: PlainDate): ReasonValue => ({ type: 'date', value })
const money = (cents: number): ReasonValue => ({ type: 'money', value: fromCents(cents) })

interface Act extends InvestmentAct {
  path: string
}

function actsOf({ profile: { planned_investment: plan } }: Facts): Act[] {
  const acts = (plan?.acts ?? []).map((act, i): Act => ({ ...act, path: `/planned_investment/acts/${i}` }))
  const path = '/planned_investment/works_started_on'
  return plan?.works_started_on === undefined
    ? acts
    : [...acts, { kind: 'binding_order', on: plan.works_started_on, path }]
}

/** Incentive effect: the first binding order or construction after the written application (Reg. 651/2014 art. 2(23), 6(2)). */
function worksWarnings(programme: Programme, facts: Facts, appliedOn: PlainDate): Warning[] {
  const asks = asking(programme, (basis) => incentive.has(basis.regime) && !isDeemed(basis))
  if (asks === undefined) return []
  const common: Pick<Warning, 'spoils' | 'references' | 'anchors'> = {
    spoils: 'project',
    references: [law.incentiveEffect, law.startOfWorks],
    anchors: resolved(asks.basis.citations),
  }
  const first = actsOf(facts)
    .filter(({ kind, on }) => starts.has(kind) && on < appliedOn)
    .toSorted((a, b) => (a.on < b.on ? -1 : 1))[0]
  if (first !== undefined) {
    const reason = { key: 'warning.works_started', values: { on: date(first.on), applied: date(appliedOn) } }
    return [
      { kind: 'works_started', reason: under(asks, reason), found: [{ path: first.path, value: first.on }], ...common },
    ]
  }
  const planned = facts.profile.planned_investment?.starts_on
  if (planned === undefined || planned >= appliedOn) return []
  const reason = { key: 'warning.starts_before_application', values: { on: date(planned), applied: date(appliedOn) } }
  const found = [{ path: '/planned_investment/starts_on', value: planned }]
  return [{ kind: 'starts_before_application', reason: under(asks, reason), found, ...common }]
}

/** The call's own day from which costs count, and an operation that is over before it is applied for (Reg. 2021/1060 art. 63(6)). */
function expenseWarnings(programme: Programme, facts: Facts, appliedOn: PlainDate): Warning[] {
  const out: Warning[] = []
  const from = programme.expenses_eligible_from
  const early = from === undefined ? [] : actsOf(facts).filter(({ on, amount }) => on < from && amount !== undefined)
  if (from !== undefined && early.length > 0) {
    const cents = early.reduce((sum, { amount }) => sum + (amount?.currency === 'EUR' ? toCents(amount) : 0), 0)
    out.push({
      kind: 'expense_too_early',
      spoils: 'cost',
      reason: { key: 'warning.expense_too_early', values: { from: date(from), amount: money(cents) } },
      amount: fromCents(cents),
      found: early.map(({ path, on }) => ({ path, value: on })),
      references: [],
      anchors: [],
    })
  }
  const completed = facts.profile.planned_investment?.completed_on
  if (completed !== undefined && completed < appliedOn && programme.union_fund !== false) {
    out.push({
      kind: 'completed_before_application',
      spoils: 'project',
      reason: {
        key: 'warning.completed_before_application',
        values: { on: date(completed), applied: date(appliedOn) },
      },
      found: [{ path: '/planned_investment/completed_on', value: completed }],
      references: [law.completedOperation],
      anchors: [],
    })
  }
  return out
}

/** Exclusions of the block exemption that a call may leave unsaid (Reg. 651/2014 art. 1(4)). */
function difficultyWarnings({ programme, leaves }: CompiledProgramme, facts: Facts, day: PlainDate): Warning[] {
  const asks = asking(programme, ({ regime }) => regime === 'gber_651_2014')
  if (asks === undefined) return []
  const anchors = resolved(asks.basis.citations)
  const out: Warning[] = []
  if (facts.profile.attributes?.['recovery_order_outstanding'] === true) {
    const found = [{ path: '/attributes/recovery_order_outstanding', value: true }]
    const reason = under(asks, { key: 'warning.recovery_order', values: {} })
    out.push({ kind: 'recovery_order', spoils: 'project', reason, found, references: [law.recoveryOrder], anchors })
  }
  // A call that has the condition says what is open about it itself.
  const asked = leaves.some(({ criterion }) => criterion.kind === 'not_in_difficulty')
  const state = difficultyAt(facts, day)
  const references = [law.difficulty, law.difficultyExcluded]
  const points: ReasonValue = {
    type: 'terms',
    vocabulary: 'difficulty',
    values: state.points.filter(({ inDifficulty }) => inDifficulty === state.inDifficulty).map(({ point }) => point),
  }
  const found = state.points.flatMap((point) => (point.inDifficulty === 'met' ? point.found : []))
  if (state.inDifficulty !== 'met') out.push(...difficultyByAward(asks, facts, day, programme.expected_award_on))
  if (state.inDifficulty === 'met')
    out.push({
      kind: 'in_difficulty',
      spoils: 'project',
      reason: under(asks, { key: 'warning.in_difficulty', values: { points } }),
      found,
      references,
      anchors,
    })
  else if (state.inDifficulty === 'unknown' && !asked)
    out.push({
      kind: 'difficulty_open',
      spoils: 'confirm',
      reason: under(asks, { key: 'warning.difficulty_open', values: { points } }),
      found: [],
      references,
      anchors,
    })
  return out
}

/**
 * Difficulty that time alone brings before the award, such as that of a young business that grows too old to be exempt: aid is
 * excluded when it is granted.
 */
function difficultyByAward(asks: Asking, facts: Facts, day: PlainDate, award: PlainDate | undefined): Warning[] {
  if (award === undefined || award <= day) return []
  const then = difficultyAt(facts, award)
  if (then.inDifficulty !== 'met') return []
  let from = difficultyAt(facts, day).changesOn
  while (from !== undefined && from < award && difficultyAt(facts, from).inDifficulty !== 'met')
    from = difficultyAt(facts, from).changesOn
  if (from === undefined || from > award) return []
  const grounds = then.points.filter(({ inDifficulty }) => inDifficulty === 'met')
  const points: ReasonValue = { type: 'terms', vocabulary: 'difficulty', values: grounds.map(({ point }) => point) }
  const values = { points, from: date(from), award: date(award) }
  const warning: Warning = {
    kind: 'in_difficulty',
    spoils: 'project',
    reason: under(asks, { key: 'warning.in_difficulty_by_award', values }),
    found: grounds.flatMap((point) => point.found),
    references: [law.difficulty, law.difficultyExcluded],
    anchors: resolved(asks.basis.citations),
  }
  return [warning]
}

/** An award has to fall within the validity of its legal basis, or the adjustment period after it. */
function basisWarnings(programme: Programme, day: PlainDate): Warning[] {
  const { legal_basis: bases = [], expected_award_on: award } = programme
  const found = bases.flatMap((basis) => {
    const warning = basisWarning(basis, award, day)
    return warning === undefined ? [] : [{ basis, warning }]
  })
  // Several articles of one act end alike: that is told once.
  const alike = ({ basis, warning }: (typeof found)[number]): string =>
    [basis.regime, warning.reason.key, JSON.stringify(warning.reason.values)].join(' ')
  const each = found.filter((one, at) => found.findIndex((other) => alike(other) === alike(one)) === at)
  const [only, ...others] = each
  const everyOne = found.length === bases.length
  if (only !== undefined && everyOne && others.length === 0) return [only.warning]
  // Where the call may be used under another basis that holds, one that ends is no obstacle, but has to be seen to.
  const isLost = everyOne && each.every(({ warning }) => warning.spoils === 'project')
  return each.map(({ basis, warning }) => ({
    ...warning,
    spoils: isLost ? 'project' : 'confirm',
    reason: everyOne ? of(basis, warning.reason) : under({ basis, sure: false }, warning.reason),
  }))
}

function basisWarning(basis: LegalBasis, award: PlainDate | undefined, day: PlainDate): Warning | undefined {
  const known = regimeValidity[basis.regime]
  const end = basis.valid_to ?? known?.to
  if (end === undefined) return undefined
  const until = addMonths(end, known?.adjustmentMonths ?? 0)
  const references = known === undefined ? [] : [known.reference]
  const warning = (kind: WarningKind, spoils: Warning['spoils'], values: Record<string, PlainDate>): Warning => {
    // What has ended is told as such.
    const key = day > end ? `warning.${kind}_over` : `warning.${kind}`
    const days = Object.entries(values).map(([name, value]) => [name, date(value)] as const)
    const reason = { key, values: Object.fromEntries(days) }
    return { kind, spoils, reason, found: [], references, anchors: resolved(basis.citations) }
  }
  if (day > until) return warning('legal_basis_ended', 'project', { until })
  if (award === undefined || award < day) {
    // An award follows its application within a year, as a rule.
    if (addMonths(day, 12) <= end) return undefined
    return warning('award_day_unknown', 'confirm', day > end ? { end, until } : { end })
  }
  if (award <= end) return undefined
  return award <= until
    ? warning('adjustment_period', 'confirm', { end, award, until })
    : warning('legal_basis_ended', 'project', { end, award, until })
}

/** Other application records: the same expense twice, and groups of calls of which one applicant may use one. */
function applicationWarnings(programme: Programme, facts: Facts): Warning[] {
  const self = selfId(facts)
  const out: Warning[] = []
  for (const other of facts.applications) {
    if (other.programme.slug === programme.slug && other.profileId === self) continue
    const title: ReasonValue = { type: 'text', value: { ...other.programme.title } }
    const group = sharedGroup(programme, other, facts, self)
    if (group !== undefined) {
      const anchors = resolved(group.citations)
      const reason = { key: `warning.exclusive_group_${group.per}`, values: { title } }
      out.push({ kind: 'exclusive_group', spoils: 'project', reason, found: [], references: [], anchors })
    } else if (other.profileId === self && other.programme.slug !== programme.slug) {
      const shared = sharedCategories(programme, other.programme, facts)
      if (shared.length === 0) continue
      const what: ReasonValue = { type: 'terms', vocabulary: 'cost_category', values: shared }
      const reason = { key: 'warning.same_expense', values: { title, what } }
      const references = cumulationRules(programme, other.programme)
      out.push({ kind: 'same_expense', spoils: 'cost', reason, found: [], references, anchors: [] })
    }
  }
  return out
}

/** The rules on aid for the same costs, of the legal bases that the calls have. */
function cumulationRules(...calls: readonly Programme[]): ReferenceFact[] {
  const regimes = calls.flatMap(({ legal_basis: bases = [] }) => bases.map(({ regime }) => regime))
  return [
    ...(regimes.some((each) => incentive.has(each)) ? [law.cumulation] : []),
    ...(regimes.includes('de_minimis_2023_2831') ? [law.deMinimisCumulation] : []),
  ]
}

/** The group that both calls name, where the other applicant counts as this one. */
function sharedGroup(programme: Programme, other: OtherApplication, facts: Facts, self: string | undefined) {
  const people = new Set((facts.profile.people ?? []).flatMap(({ name }) => (name === undefined ? [] : foldName(name))))
  return programme.exclusive?.find(({ group, per }) => {
    if (other.programme.exclusive?.some((theirs) => theirs.group === group) !== true) return false
    if (other.profileId === self) return true
    const same = facts.related.get(other.profileId)
    if (per === 'tax_id') return same?.tax_id !== undefined && same.tax_id === facts.profile.tax_id
    return per === 'single_undertaking' ? same !== undefined : other.people.some((name) => people.has(name))
  })
}

/**
 * Categories of the plan that both calls pay for: one that lists none pays for all, but where it gives amounts that no cost decides,
 * or in a form that pays none, such as a guarantee.
 */
export function sharedCategories(a: Programme, b: Programme, facts: Facts): string[] {
  if (givesFixedAmounts(a) || givesFixedAmounts(b)) return []
  const counts = (call: Programme, category: string, costs = call.eligible_costs ?? []): boolean =>
    costs.length === 0 ? paysCosts(call) : costs.some((cost) => cost.category === category)
  const planned = (facts.profile.planned_investment?.categories ?? []).map(({ category }) => category)
  return planned.filter((category) => counts(a, category) && counts(b, category))
}
