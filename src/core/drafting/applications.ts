import type { Money } from '../facts/money.ts'
import type { PlainDate } from '../facts/profile.ts'
import type { LocalizedText } from '../facts/text.ts'
import { selfId, type Facts } from '../matching/facts.ts'
import type { ApplicationStage } from '../matching/warnings.ts'

/** An application of the business to a call, by the records of the account. */
export interface AppliedCall {
  readonly slug: string
  readonly title: LocalizedText
  readonly submittedOn?: PlainDate
  readonly stage?: ApplicationStage
  readonly number?: string
  readonly amount?: Money
}

/** What the business has applied to by the records of the account: other calls, and this one. */
export function applicationsOf(facts: Facts, slug: string): { applications: AppliedCall[]; own?: AppliedCall } {
  const self = selfId(facts)
  const all = facts.applications
    .filter(({ profileId }) => profileId === self)
    .map(({ programme, submittedOn, stage, number, amount }) => ({
      slug: programme.slug,
      title: programme.title,
      ...(submittedOn === undefined ? {} : { submittedOn }),
      ...(stage === undefined ? {} : { stage }),
      ...(number === undefined ? {} : { number }),
      ...(amount === undefined ? {} : { amount }),
    }))
  const own = all.find((each) => each.slug === slug)
  return { applications: all.filter((each) => each !== own), ...(own === undefined ? {} : { own }) }
}
