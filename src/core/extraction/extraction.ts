import type { Anchor } from '../citing/citation.ts'
import type { ActivityReference } from '../facts/activity-reference.ts'
import type { ProgrammeInput } from '../facts/programme.ts'
import type { RegionReference } from '../facts/region-reference.ts'
import type { ActivityLists } from './activities/activity-lists.ts'
import type { StatedValue } from './reading.ts'
import type { SourceSection } from './text/source-text.ts'

/** A document of a call as it is to be read. */
export interface ExtractionInput {
  /** Canonical text. */
  readonly text: string
  readonly sections: readonly SourceSection[]
  /** ISO 639-1. */
  readonly language: string
  /** ISO 3166-1 alpha-2 of the Member State, or EU. */
  readonly country: string
  /** Of hours that the text tells. */
  readonly timeZone: string
  /** Key of the document in the programme that is made. */
  readonly document: string
}

export interface ExtractionReference {
  readonly activities: ActivityReference
  readonly regions: RegionReference
}

/** A value as it stands in the draft, or one that another place contradicts. */
export interface ExtractedField {
  /** What it is: `max_eligible_cost`, `closes_at`, `criterion:headcount`, … */
  readonly field: string
  /** Where it stands in the draft; null where it is not in it. */
  readonly pointer: string | null
  readonly value: unknown
  /** 0 to 1: of a figure by what was learned of such figures, of everything else by how near its name stands. */
  readonly confidence: number
  readonly citations: readonly Anchor[]
}

export interface Contradiction {
  readonly field: string
  readonly values: readonly { readonly value: unknown; readonly citations: readonly Anchor[] }[]
}

/** Everything that was read, and the programme made of it: without slug, documents and what no text says. */
export interface Extraction {
  readonly programme: Omit<ProgrammeInput, 'documents' | 'title'>
  readonly fields: readonly ExtractedField[]
  /** What figures were read as and most likely are not; it is not in the draft. */
  readonly doubted: readonly ExtractedField[]
  readonly contradictions: readonly Contradiction[]
  /** Every amount, percentage and date of the text, understood or not. */
  readonly stated: readonly { readonly kind: StatedValue['kind']; readonly value: unknown; readonly citation: Anchor }[]
  /** What nothing of the draft, nor of what is told beside it, cites. */
  readonly unread: readonly Anchor[]
  readonly activities?: Pick<ActivityLists, 'scheme' | 'schemeAssumed' | 'refused'>
}
