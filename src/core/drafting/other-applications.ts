import type { Money } from '../facts/money.ts'
import type { PlainDate } from '../facts/profile.ts'
import type { LocalizedText } from '../facts/text.ts'
import { selfId, type Facts } from '../matching/facts.ts'
import type { ApplicationStage } from '../matching/warnings.ts'

/** An application of the business to another call, by the records of the account. */
export interface OtherCall {
  readonly slug: string
  readonly title: LocalizedText
  readonly submittedOn?: PlainDate
  readonly stage?: ApplicationStage
  readonly number?: string
  readonly amount?: Money
}

/** What the business has applied to beside a call. */
export function otherApplications(facts: Facts, slug: string): OtherCall[] {
  const self = selfId(facts)
  return facts.applications
    .filter(({ profileId, programme }) => profileId === self && programme.slug !== slug)
    .map(({ programme, submittedOn, stage, number, amount }) => ({
      slug: programme.slug,
      title: programme.title,
      ...(submittedOn === undefined ? {} : { submittedOn }),
      ...(stage === undefined ? {} : { stage }),
      ...(number === undefined ? {} : { number }),
      ...(amount === undefined ? {} : { amount }),
    }))
}
