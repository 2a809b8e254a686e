import type { DomainEvent } from '../platform/events/events.ts'

/** A profile was made or changed, or one that its group figures depend on: its matches may differ now. */
export interface ProfileChanged extends DomainEvent {
  readonly type: 'profile.changed'
  readonly subject: { readonly profile_id: string }
  readonly data: { readonly version: number }
}

/** A profile and everything derived from it was erased. */
export interface ProfileDeleted extends DomainEvent {
  readonly type: 'profile.deleted'
  readonly subject: { readonly profile_id: string }
  readonly data: Record<string, never>
}

export type ProfileEvent = ProfileChanged | ProfileDeleted
