import type { Instrument } from '../../core/facts/programme.ts'
import type { PromptKey } from '../../wording/drafts/prompts.ts'
import type { Message } from '../../wording/message.ts'

/** What a section is filled with; each is a function of `composing/parts.ts`. */
export const partNames = [
  'call_identity',
  'call_terms',
  'verdict',
  'applicant_identity',
  'applicant_facts',
  'activities',
  'establishments',
  'size',
  'people',
  'aid_basis',
  'aid_received',
  'investment',
  'cost_categories',
  'costs',
  'financing',
  'financing_split',
  'equity_need',
  'phases',
  'indicators',
  'indicators_told',
  'accounts',
  'ratios',
  'staff',
  'readiness',
  'conditions',
  'obligations',
  'risks',
  'documents',
  'declarations',
] as const
export type PartName = (typeof partNames)[number]

/** A part, or a gap that only the business can fill. */
export type Content = PartName | { readonly ask: readonly PromptKey[] }

export interface PackSection {
  readonly id: string
  readonly title: Message
  /** In the draft of a body that nobody owns. */
  readonly unowned_title?: Message
  readonly content: readonly Content[]
  readonly limits?: { readonly max_words?: number; readonly max_characters?: number; readonly max_pages?: number }
  readonly sections?: readonly PackSection[]
}

/** A form of application: its sections in order, and the calls it is for. Data; who fills it is the composer. */
export interface Pack {
  readonly id: string
  readonly title: Message
  readonly fits: Fits
  readonly sections: readonly PackSection[]
}

/** Which calls a pack is for. Absent: whatever it is. */
export interface Fits {
  /** `GR`, `EU`: who grants. */
  readonly countries?: readonly string[]
  /** One of them is offered. */
  readonly instruments?: readonly Instrument[]
  /** A legal basis that names one of these acts. */
  readonly acts?: readonly string[]
  /** No legal basis names one of these acts. */
  readonly notActs?: readonly string[]
}
