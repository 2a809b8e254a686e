import { addMonths } from '../../core/facts/day.ts'
import { citeDerived } from '../../core/citing/quote.ts'
import type { CriterionResult } from '../../core/matching/result.ts'
import { reservedTold, throughPersons } from './aid-received.ts'
import { aidOpenTold } from './aid-open.ts'
import { lineRisks } from './budget-lines.ts'
import { standingTold, stopsToComeTold } from './call-standing.ts'
import { carried, named } from './carrying.ts'
import { titleWithin } from './condition-title.ts'
import { earlyWorksTold } from './early-works.ts'
import { waysNotNeeded } from './other-ways.ts'
import { loanTold, ownFundsTold, supportedLoanTold } from './plan-remarks.ts'
import {
  brokenObligations,
  conditionCited,
  conditionsIn,
  outcomeCitation,
  stepTold,
  titleOf,
} from './parts-conditions.ts'
import { sizeRisk } from './size-told.ts'
import type { Subject } from './subject.ts'
import { date, money } from './values.ts'
import { warningsTold } from './warnings.ts'
import type { Draftling, Writer } from './writer.ts'

/**
 * What may still go wrong: how the call stands, what the match warns of, obligations that are not kept, and of the conditions what
 * is open, pending, or may change for the worse before the application is decided. Ways that are not needed, because another is met, are none. Nothing is said twice.
 */
export function risks(writer: Writer, subject: Subject): void {
  const known = conditionsIn(subject)
  const { tree, criteria } = subject.input.match
  const met = waysNotNeeded(tree)
  const lasting = waysNotNeeded(tree, new Set(criteria.filter(mayGetWorse).map(({ criterion_id: id }) => id)))
  const ofConditions = criteria.flatMap((result): Draftling[] => {
    // Beside a way that is met the others are no risk, though it may change: that is told of it.
    if (met.has(result.criterion_id) || lasting.has(result.criterion_id)) return []
    const title = titleOf(writer, result, known, titleWithin)
    if (result.effect === 'obligation') return []
    const evaluation = outcomeCitation(result)
    const words = subject.spans(result.anchors).map((each) => [each] as const)
    const record = subject.recordCitation(`/eligibility#${result.criterion_id}`)
    const condition = conditionCited(writer, subject, result, known)
    if (result.outcome === 'unknown') {
      if (result.alternative !== true) return [writer.fact('risk.open', { title: condition })]
      // Told as one of several ways it rests on the evaluation; on the call's words only as far as its name has figures.
      const ways = [[evaluation] as const, ...words.map(([each]) => [evaluation, each] as const)]
      return [
        carried(writer, subject, [...ways, [evaluation, record]], (by) =>
          writer.fact('risk.open_way', { title: { value: title, by } }),
        ),
      ]
    }
    if (result.condition !== undefined) {
      const step = stepTold(writer, subject, result, 'risk.step')
      return [writer.fact('risk.pending', { title: condition }), ...(step === undefined ? [] : [step])]
    }
    if (result.changes_on === undefined || !mayGetWorse(result)) return []
    const decided = decidedBy(subject, result.kind)
    if (result.kind === 'size' && keepsSize(subject, result.changes_on, decided)) return []
    if (decided !== undefined && result.changes_on > decided) return []
    const day = subject.derived(
      { formula: 'changes on', inputs: { criterion: result.criterion_id }, result: result.changes_on },
      date(result.changes_on),
    )
    return [writer.fact('risk.changes', { title: named(writer, subject, title, [day.by, [record]]), day })]
  })
  const said = [
    ...standingTold(writer, subject),
    ...stopsToComeTold(writer, subject),
    ...lineRisks(writer, subject),
    ...aidOpenTold(writer, subject),
    ...warningsTold(writer, subject),
    ...earlyWorksTold(writer, subject),
    ...reservedTold(writer, subject),
    ...throughPersons(writer, subject).map(({ told }) => told),
    ...turnoverLimits(writer, subject),
    ...sizeRisk(writer, subject),
    ...ownFundsTold(writer, subject),
    ...supportedLoanTold(writer, subject),
    ...loanTold(writer, subject),
    ...brokenObligations(writer, subject).map((title) => writer.fact('risk.obligation_broken', { title })),
    ...ofConditions,
  ]
  const once = said.filter(({ text }, index) => said.findIndex((other) => other.text === text) === index)
  if (once.length > 0) {
    writer.paragraph([writer.lead('lead.risks'), ...once])
    return writer.paragraph([writer.gap('risk_measures')])
  }
  // A heading with nothing under it would read as forgotten.
  const inputs = Object.fromEntries(criteria.map(({ criterion_id: id, outcome }) => [id, outcome]))
  const found = citeDerived({ formula: 'verdict', inputs, result: subject.input.match.verdict })
  writer.paragraph([writer.fact('risk.none', {}, [found])])
}

/** Where the turnover decides how much of the budget is aided. */
function turnoverLimits(writer: Writer, subject: Subject): Draftling[] {
  const { costs, grant } = subject.input.plan
  const eligible =
    grant.binding === 'turnover_limit' ? subject.figure(costs.eligible, money(costs.eligible.value)) : undefined
  return eligible === undefined ? [] : [writer.fact('risk.turnover_limit', { amount: eligible })]
}

/**
 * Whether a year that closes leaves the size as it is until the call decides: the class that the last year has, too, changes only with
 * two years in a row (Recommendation 2003/361/EC, article 4(2)).
 */
function keepsSize({ input: { size } }: Subject, changesOn: string, decided: string | undefined): boolean {
  const { classes: ofLast = [], year } = size.periods.at(-1) ?? {}
  const isSteady = year !== undefined && size.basis === 'figures' && ofLast.length === 1 && ofLast[0] === size.decided
  return isSteady && (decided === undefined || decided < addMonths(changesOn, 12))
}

/** What is met and may be otherwise later. De minimis aid that leaves the window only leaves more room. */
const mayGetWorse = ({ kind, excludes, outcome, changes_on: day }: CriterionResult): boolean =>
  outcome === 'met' && day !== undefined && (kind !== 'de_minimis' || excludes === true)

/** Conditions on figures of a period, which is the one before the application, whenever it is decided. */
const ofApplication: ReadonlySet<CriterionResult['kind']> = new Set(['accounts', 'compare', 'headcount'])

/** The last day that a condition is looked at: the expected award or the deadline; undefined where neither is known. */
function decidedBy({ programme, input }: Subject, kind: CriterionResult['kind']): string | undefined {
  const { at, time_zone: zone } = input.match.next_deadline ?? {}
  const closes =
    at === undefined || zone === undefined
      ? undefined
      : Temporal.Instant.from(at).subtract({ seconds: 1 }).toZonedDateTimeISO(zone).toPlainDate().toString()
  if (closes !== undefined && ofApplication.has(kind)) return closes
  return [closes, programme.expected_award_on]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)
}
