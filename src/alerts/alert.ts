import { parseLeadTime, type LeadTime } from '../core/alerts/lead-time.ts'
import type { Schedule } from '../core/alerts/schedule.ts'
import type { Settling } from '../core/alerts/settle.ts'
import type { ActivityCode } from '../core/facts/activity-code.ts'
import type { Instrument } from '../core/facts/programme.ts'
import type { Verdict } from '../core/verdict.ts'
import type { Id } from '../platform/ids.ts'
import type { Language } from '../platform/language.ts'

export const triggerKinds = [
  'deadline',
  'call_opens',
  'new_match',
  'programme_changed',
  'budget_line_exhausted',
] as const
export type TriggerKind = (typeof triggerKinds)[number]

export const providers = ['telegram', 'viber', 'whatsapp', 'slack'] as const
export type Provider = (typeof providers)[number]

/** Which programmes and profiles an alert is about; absent members narrow nothing. */
export interface AlertFilter {
  readonly profile_ids?: readonly string[]
  readonly programme_slugs?: readonly string[]
  readonly min_score?: number
  readonly eligibility?: readonly Exclude<Verdict, 'not_eligible'>[]
  /** Read, with its scheme. */
  readonly kad?: ActivityCode
  /** NUTS code. */
  readonly region?: string
  readonly instrument?: readonly Instrument[]
}

export type Channel =
  | { readonly type: 'email'; readonly to: string; readonly cc?: readonly string[] }
  | { readonly type: 'messaging'; readonly provider: 'telegram'; readonly chat_id: string }
  | { readonly type: 'messaging'; readonly provider: 'viber'; readonly receiver: string }
  | { readonly type: 'messaging'; readonly provider: 'whatsapp'; readonly to: string }
  /** The address is a secret: sealed, base64, with a digest to know it by. */
  | { readonly type: 'messaging'; readonly provider: 'slack'; readonly sealed: string; readonly digest: string }
  | { readonly type: 'webhook'; readonly webhook_id?: string }

/** What an alert says, as kept. */
export interface AlertDefinition {
  readonly trigger: {
    readonly on: TriggerKind
    readonly lead_times: readonly string[]
    readonly filter: AlertFilter
  }
  readonly channels: readonly Channel[]
  readonly schedule: Schedule
}

export interface AlertSettings extends AlertDefinition {
  readonly name: string | null
  readonly status: 'active' | 'paused'
  readonly language: Language
}

export interface Alert extends AlertSettings {
  readonly id: Id<'alr'>
  readonly accountId: string
  readonly version: number
  readonly lookedAt: Temporal.Instant | null
  /** Something came since it was last looked at. */
  readonly stirred: boolean
  /** Until when it gathers what comes late. */
  readonly settling: Settling | undefined
  readonly createdAt: Temporal.Instant
  readonly updatedAt: Temporal.Instant
}

/** What a channel is known by in the record: two with one key would tell the same person twice. */
export function channelKey(channel: Channel): string {
  if (channel.type === 'email') return `email:${channel.to.toLowerCase()}`
  if (channel.type === 'webhook') return `webhook:${channel.webhook_id ?? '*'}`
  switch (channel.provider) {
    case 'telegram':
      return `telegram:${channel.chat_id}`
    case 'viber':
      return `viber:${channel.receiver}`
    case 'whatsapp':
      return `whatsapp:${channel.to}`
    case 'slack':
      return `slack:${channel.digest}`
  }
}

/** Addresses of mail that a channel writes to, in lower case. */
export function addressesOf(channel: Channel): string[] {
  return channel.type === 'email' ? [channel.to, ...(channel.cc ?? [])].map((address) => address.toLowerCase()) : []
}

export function leadsOf({ trigger }: AlertDefinition): LeadTime[] {
  return trigger.lead_times.flatMap((text) => {
    const read = parseLeadTime(text, true)
    return read.ok ? [read.lead] : []
  })
}

/** Whether it is told before a moment that is known, or after something happened. */
export const isScheduled = (kind: TriggerKind): boolean => kind === 'deadline' || kind === 'call_opens'

/**
 * A filter that names programmes only (by slug, activity code, region or instrument) watches them whether or not a profile
 * fits; any other is about the profiles that fit.
 */
export function isByProfile({
  trigger: { on, filter },
}: {
  readonly trigger: Pick<AlertDefinition['trigger'], 'on' | 'filter'>
}): boolean {
  if (on === 'new_match') return true
  const ofProfiles = filter.profile_ids ?? filter.min_score ?? filter.eligibility
  const ofProgrammes = filter.programme_slugs ?? filter.kad ?? filter.region ?? filter.instrument
  return ofProfiles !== undefined || ofProgrammes === undefined
}
