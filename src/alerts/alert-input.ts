import type { Instrument } from '../core/facts/programme.ts'
import type { Scheme } from '../core/facts/scheme.ts'
import type { Language } from '../platform/language.ts'
import type { Provider, TriggerKind } from './alert.ts'

/** An alert as somebody writes it: everything but the trigger and the channels may be left out. */
export interface AlertInput {
  readonly name?: string | null
  readonly status?: 'active' | 'paused'
  readonly language?: Language
  readonly trigger: {
    readonly on: TriggerKind
    readonly lead_times?: readonly string[]
    readonly filter?: FilterInput
  }
  readonly channels: readonly ChannelInput[]
  readonly schedule?: ScheduleInput
}

export interface FilterInput {
  readonly profile_ids?: string[]
  readonly programme_slugs?: string[]
  readonly min_score?: number
  readonly eligibility?: ('eligible' | 'needs_info' | 'needs_review')[]
  readonly kad?: string
  readonly scheme?: Scheme
  readonly region?: string
  readonly instrument?: Instrument[]
}

export interface ChannelInput {
  readonly type: 'email' | 'messaging' | 'webhook'
  readonly to?: string
  readonly cc?: string[]
  readonly provider?: Provider
  readonly chat_id?: string
  readonly receiver?: string
  readonly url?: string
  readonly webhook_id?: string
}

export interface ScheduleInput {
  readonly time_zone?: string
  readonly at?: string
  readonly days?: readonly ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[]
  readonly business_days_only?: boolean
  readonly quiet_hours?: { readonly from: string; readonly to: string } | null
  readonly digest?: 'immediate' | 'daily' | 'weekly'
}

/** What a calendar feed shows, as somebody asks for it. */
export interface CalendarInput {
  readonly name?: string
  readonly language?: Language
  readonly lead_times?: readonly string[]
  readonly filter?: FilterInput
}
