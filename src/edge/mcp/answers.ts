import type { Citation } from '../../core/citing/citation.ts'
import type { Money } from '../../core/facts/money.ts'
import type { LocalizedText } from '../../core/facts/text.ts'
import type { Verdict } from '../../core/verdict.ts'
import type { CallStatus } from '../../core/facts/programme.ts'
import type { Language } from '../../platform/language.ts'

/** What is read of the answers of the interface; they have more. */

export interface Page<T> {
  readonly data: readonly T[]
  readonly next_cursor?: string | null
}

export interface Deadline {
  readonly at?: string
  readonly time_zone: string
  readonly basis: string
}

export interface Listed {
  readonly slug: string
  readonly version: number
  readonly title: LocalizedText
  readonly summary?: LocalizedText
  readonly authority?: { readonly name: LocalizedText }
  readonly country?: string
  readonly sample?: boolean
  readonly status: CallStatus
  readonly call_state: {
    readonly next_deadline?: Deadline
    readonly opens_at?: { readonly at: string; readonly time_zone: string }
  }
  readonly funding: {
    readonly instruments: readonly string[]
    readonly min_subsidy?: Money
    readonly max_subsidy?: Money
    readonly max_intensity_percent?: number
  }
  readonly uncertain: readonly string[]
  readonly highlights?: readonly { readonly field: string; readonly text: string }[]
}

export interface Criterion {
  readonly id: string
  readonly kind: string
  readonly title?: string
  readonly effect: 'eligibility' | 'obligation'
  readonly outcome: 'met' | 'not_met' | 'unknown'
  readonly sentence: string
  readonly missing: readonly string[]
  readonly question?: string
  readonly near_miss?: { readonly sentence: string }
  readonly citations: readonly string[]
}

export interface Match {
  readonly id: string
  readonly programme: {
    readonly slug: string
    readonly title: string
    readonly version: number
    readonly sample: boolean
    readonly status: CallStatus
    readonly deadline?: Deadline
  }
  readonly eligibility: Verdict
  readonly score: {
    readonly total: number
    readonly breakdown: readonly { readonly points: number; readonly max: number; readonly sentence: string }[]
  }
  readonly estimate: {
    readonly amount?: Money
    readonly min?: Money
    readonly max?: Money
    readonly steps: readonly {
      readonly sentence: string
      readonly result: Money
      readonly citations: readonly string[]
    }[]
  }
  readonly summary: readonly string[]
  readonly criteria: readonly Criterion[]
  readonly near_miss?: { readonly steps: readonly { readonly sentence: string }[] }
  readonly warnings: readonly { readonly sentence: string; readonly citations: readonly string[] }[]
  readonly missing: readonly { readonly pointer: string; readonly label: string }[]
  readonly citations: readonly Citation[]
}

export interface Reasoning extends Match {
  readonly readiness: readonly {
    readonly id: string
    readonly title: string
    readonly state: string
    readonly needed_by?: string
    readonly citations: readonly string[]
  }[]
}

/** A text in this language, else in Greek, English, or whatever there is. */
export function inLanguage(text: LocalizedText | undefined, language: Language): string {
  const has = (text ?? {}) as Readonly<Record<string, string | undefined>>
  return has[language] ?? has['el'] ?? has['en'] ?? Object.values(has)[0] ?? ''
}
