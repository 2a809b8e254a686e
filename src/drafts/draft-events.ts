import type { DomainEvent } from '../platform/events/events.ts'

interface Subject extends Record<string, string> {
  draft_id: string
  match_id: string
  profile_id: string
}

/** A draft is complete; told once for each time it is made. */
export interface DraftCompleted extends DomainEvent {
  readonly type: 'draft.completed'
  readonly subject: Subject
  readonly data: { readonly status: 'completed'; readonly url: string }
}

/** A draft could not be made. */
export interface DraftFailed extends DomainEvent {
  readonly type: 'draft.failed'
  readonly subject: Subject
  readonly data: { readonly status: 'failed'; readonly url: string }
}

export type DraftEvent = DraftCompleted | DraftFailed

export function draftEvent(
  status: 'completed' | 'failed',
  { accountId, id, matchId, profileId }: { accountId: string; id: string; matchId: string; profileId: string },
  occurredAt: Temporal.Instant,
): DraftEvent {
  const base = { accountId, occurredAt, subject: { draft_id: id, match_id: matchId, profile_id: profileId } }
  const url = `/api/v1/drafts/${id}`
  return status === 'completed'
    ? { ...base, type: 'draft.completed', data: { status, url } }
    : { ...base, type: 'draft.failed', data: { status, url } }
}
