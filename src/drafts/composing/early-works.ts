import type { Citation } from '../../core/citing/citation.ts'
import { valueAt } from '../../core/drafting/pointer.ts'
import type { InvestmentAct } from '../../core/facts/profile.ts'
import type { CriterionResult } from '../../core/matching/result.ts'
import { storedValue } from '../../wording/stored-value.ts'
import { fieldName } from '../../wording/terms.ts'
import { criteriaOf } from './criteria-of.ts'
import type { Subject } from './subject.ts'
import { date } from './values.ts'
import type { Cited, Draftling, Writer } from './writer.ts'

const ofWorks =
  /παραγγελ|έναρξη (?:\p{L}+ )?(?:εργασι|κατασκευ|επένδυσ|έργ)|κινήτρου|incentive effect|works? start|start(?:ed)? (?:of )?works?|before (?:the )?(?:application|submission)/iu
const before = /πριν|πρότερ|before|prior|earlier than/iu

/** What the call says of orders and works before the application, beside its legal basis and among its conditions. */
export function wordsOnEarlyWorks(subject: Subject): Citation[] {
  const { legal_basis: bases = [] } = subject.programme
  const said = bases
    .flatMap(({ citations }) => subject.spans(citations))
    .filter(({ quote }) => ofWorks.test(quote?.exact ?? ''))
  return [...said, ...conditionsOnEarlyWorks(subject).flatMap(({ anchors }) => subject.spans(anchors))]
}

/** Conditions that only a person can confirm, by whose words nothing may have begun before the application. */
export function conditionsOnEarlyWorks(subject: Subject): CriterionResult[] {
  const known = criteriaOf(subject.programme.eligibility)
  return subject.input.match.criteria.filter(({ criterion_id: id, anchors }) => {
    const isManual = known.get(id)?.kind === 'manual'
    const words = subject.spans(anchors).map(({ quote }) => quote?.exact ?? '')
    return isManual && words.some((each) => ofWorks.test(each) && before.test(each))
  })
}

/** What was told of orders and works before the day of the application, each with its day. */
export function earlyWorks(writer: Writer, subject: Subject): { readonly what: Cited; readonly day: Cited }[] {
  const plan = subject.profile.planned_investment
  const acts = (plan?.acts ?? []).flatMap(({ kind, on }, at) =>
    starts.has(kind)
      ? [{ on, path: `/planned_investment/acts/${at}/on`, kind: `/planned_investment/acts/${at}/kind` }]
      : [],
  )
  const path = '/planned_investment/works_started_on'
  const told = plan?.works_started_on === undefined ? acts : [{ on: plan.works_started_on, path, kind: path }, ...acts]
  return told
    .filter(({ on }) => on < subject.input.submission)
    .flatMap(({ on, path: place, kind }) => {
      const day = subject.field(place, date(on))
      const name = kind === path ? fieldName(path, writer.language) : nameOf(writer, subject, kind)
      const what = subject.field(kind, name)
      return day === undefined || what === undefined ? [] : [{ what, day }]
    })
}

const starts: ReadonlySet<InvestmentAct['kind']> = new Set<InvestmentAct['kind']>(['binding_order', 'construction'])

const nameOf = (writer: Writer, { profile }: Subject, kind: string): string =>
  storedValue(valueAt(profile, kind), kind, writer.language)

/** Beside a condition that forbids them: each of the works that were told, with its day. */
export const earlyWorksTold = (writer: Writer, subject: Subject): Draftling[] =>
  conditionsOnEarlyWorks(subject).length === 0
    ? []
    : earlyWorks(writer, subject).map((slots) => writer.fact('condition.early_works', slots))
