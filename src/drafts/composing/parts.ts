import type { PartName } from '../packs/pack.ts'
import { accounts, ratios, staff } from './parts-accounts.ts'
import { aidReceived } from './aid-received.ts'
import { aidBasis } from './parts-aid.ts'
import { callIdentity, callTerms, verdict } from './parts-call.ts'
import { conditions, obligations } from './parts-conditions.ts'
import { risks } from './parts-risks.ts'
import { activities, applicantFacts, applicantIdentity, establishments, people, size } from './parts-business.ts'
import { declarationList, documents } from './parts-documents.ts'
import { costCategories, costs, financing, investment } from './parts-investment.ts'
import { equityNeed, financingSplit, indicators, indicatorsTold, phases, readiness } from './parts-plan.ts'
import type { Subject } from './subject.ts'
import type { Writer } from './writer.ts'

/** Fills a part of a section from what is known; what is not known becomes a gap. */
export type Part = (writer: Writer, subject: Subject) => void

export const parts: Readonly<Record<PartName, Part>> = {
  call_identity: callIdentity,
  call_terms: callTerms,
  verdict,
  applicant_identity: applicantIdentity,
  applicant_facts: applicantFacts,
  activities,
  establishments,
  size,
  people,
  aid_basis: aidBasis,
  aid_received: aidReceived,
  investment,
  cost_categories: costCategories,
  costs,
  financing,
  financing_split: financingSplit,
  equity_need: equityNeed,
  phases,
  indicators,
  indicators_told: indicatorsTold,
  accounts,
  ratios,
  staff,
  readiness,
  conditions,
  obligations,
  risks,
  documents,
  declarations: declarationList,
}
