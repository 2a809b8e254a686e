import { citeDerived } from '../../core/citing/quote.ts'
import type { Reason } from '../../core/matching/result.ts'
import { refusing } from '../../core/matching/estimate.ts'
import { fieldName } from '../../wording/terms.ts'
import { excessTold, stepTold } from './estimate-told.ts'
import { finerThan, type Subject } from './subject.ts'
import { money, percent } from './values.ts'
import type { Draftling, Writer } from './writer.ts'

/**
 * What a finding, and the risks, say of aid without an amount: that none follows and why, that neither a rate nor an amount of the
 * call is recorded, that it is above the de minimis headroom, or which facts it depends on. Nothing where there is an amount.
 */
export function aidOpenTold(writer: Writer, subject: Subject): Draftling[] {
  const { match, plan } = subject.input
  const { estimate, warnings } = match
  const why = refusing(estimate)
  if (why !== undefined) {
    const isWarned = warnings.some(({ reason }) => isSame(reason, why.reason))
    return [noAid(writer, subject), ...(isWarned ? [] : [stepTold(writer, subject, why)])]
  }
  if (!subject.isRecorded) return [unrecordedTold(writer, subject)]
  if (estimate.status !== 'unknown') return []
  if (plan.grant.excess !== undefined) return excessTold(writer, subject)
  const names = [...new Set(estimate.missing.map((pointer) => fieldName(finerThan(subject, pointer), writer.language)))]
  if (names.length === 0) return []
  const inputs = { missing: names }
  const by = [citeDerived({ formula: 'estimate', inputs, result: estimate.status })] as const
  return [writer.fact('plan.amount_open', { what: { value: { type: 'list', values: names }, by } })]
}

const isSame = (one: Reason, other: Reason): boolean => one.key === other.key

/** That the match expects no aid: by the instruments of the call, or by what refuses this plan. */
export function noAid(writer: Writer, { programme, input, isGrant }: Subject): Draftling {
  const { instruments } = programme.funding
  const { refused } = input.plan.grant
  const inputs = { instruments, ...(refused === undefined ? {} : { refused }) }
  const result = citeDerived({ formula: 'estimate', inputs, result: input.match.estimate.status })
  return writer.fact(isGrant ? 'plan.no_grant' : 'plan.no_aid', {}, [result])
}

/** That the catalogue has neither a rate nor an amount of the aid, or the highest rate or amount alone. */
export function unrecordedTold(writer: Writer, subject: Subject): Draftling {
  const { max_intensity_percent: most } = subject.programme.funding
  const { max_subsidy: amount } = subject.programme.funding
  if (most === undefined && amount !== undefined)
    return writer.fact('plan.unrecorded_amount', { amount: subject.record('/funding/max_subsidy', money(amount)) })
  if (most === undefined) return writer.fact('plan.unrecorded', {}, [subject.recordCitation('/funding')])
  const path = '/funding/max_intensity_percent'
  return writer.fact('plan.unrecorded_most', { percent: subject.record(path, percent(most)) })
}
