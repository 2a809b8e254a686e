import type { Tx } from '../db/db.ts'
import { newId, type Id } from '../ids.ts'
import { insertEvent, insertEvents } from './event-store.ts'

/**
 * Something that happened. Rooms narrow it to their own types, such as
 * `interface ProfileChanged extends DomainEvent { type: 'profile.changed'; subject: { profile_id: string } }`.
 */
export interface DomainEvent {
  /** `noun.verb`, such as `profile.changed`. */
  readonly type: string
  /** Whose it is; null: every account's (the catalogue). */
  readonly accountId: string | null
  readonly occurredAt: Temporal.Instant
  /** Ids of what it is about, by name: `{ profile_id: 'prf_…' }`. */
  readonly subject: Readonly<Record<string, string>>
  /** JSON. Ids and the essential fields, no personal data: events outlive what they are about. */
  readonly data: unknown
}

/** An event as the reader hands it out. */
export interface RecordedEvent extends DomainEvent {
  readonly id: string
  readonly position: number
  readonly failures: number
  /** What caused it (`traceparent`); null: it is not traced. */
  readonly trace: string | null
}

/**
 * Tells the world: writes the event into the outbox of the transaction that causes it, so that neither
 * exists without the other. Reactions run later, in a worker.
 * @returns the event's id, `evt_…`
 */
export async function record(tx: Tx, event: DomainEvent): Promise<Id<'evt'>> {
  const id = newId('evt', event.occurredAt)
  await insertEvent(tx, id, event)
  return id
}

/** Tells of many things at once, each with an id made before: one statement where each would be a round trip. */
export async function recordAll(tx: Tx, events: readonly (DomainEvent & { readonly id: Id<'evt'> })[]): Promise<void> {
  await insertEvents(tx, events)
}

/**
 * What a room does when something happened. It runs in the transaction that notes the event as handed
 * out, narrowed to the event's account: its effects in the database happen exactly once. No network in
 * it; long work is a job to enqueue.
 */
export interface Reaction<E extends DomainEvent = DomainEvent> {
  (tx: Tx, event: E & Pick<RecordedEvent, 'id'>): Promise<void>
  /** The same to several events of one type and account, in their order: a publication fits thousands of profiles at once. */
  readonly together?: (tx: Tx, events: readonly (E & Pick<RecordedEvent, 'id'>)[]) => Promise<void>
}

/** A reaction that has a quicker way for several events. */
export function reacting<E extends DomainEvent>(
  alone: (tx: Tx, event: E & Pick<RecordedEvent, 'id'>) => Promise<void>,
  together: (tx: Tx, events: readonly (E & Pick<RecordedEvent, 'id'>)[]) => Promise<void>,
): Reaction<E> {
  return Object.assign((tx: Tx, event: E & Pick<RecordedEvent, 'id'>) => alone(tx, event), { together })
}

/** What happened → who reacts, in order. */
export type Reactions = Readonly<Record<string, readonly Reaction<never>[]>>

/** The table of reactions, which must name every type of `E`, if only with an empty list. */
export type ReactionsTo<E extends DomainEvent> = {
  readonly [T in E['type']]: readonly Reaction<Extract<E, { type: T }>>[]
}
