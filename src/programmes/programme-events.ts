import type { Programme } from '../core/facts/programme.ts'
import type { LocalizedText } from '../core/facts/text.ts'
import type { DomainEvent } from '../platform/events/events.ts'

interface Subject extends Record<string, string> {
  programme_id: string
  slug: string
}

/** What an event about a programme carries: the essential fields, and where to read the rest. */
export interface ProgrammeEventData {
  id: string
  slug: string
  version: number
  title: LocalizedText
  url: string
}

/** Published for the first time. */
export interface ProgrammeCreated extends DomainEvent {
  readonly type: 'programme.created'
  readonly accountId: null
  readonly subject: Subject
  readonly data: ProgrammeEventData
}

/** A new version; `changed` are JSON pointers. */
export interface ProgrammeUpdated extends DomainEvent {
  readonly type: 'programme.updated'
  readonly accountId: null
  readonly subject: Subject
  readonly data: ProgrammeEventData & { changed: string[] }
}

/** Its call was closed, exhausted or withdrawn by the publisher; a deadline or a stop told before that passes is no event. */
export interface ProgrammeClosed extends DomainEvent {
  readonly type: 'programme.closed'
  readonly accountId: null
  readonly subject: Subject
  readonly data: ProgrammeEventData & { cause: 'closed' | 'exhausted' | 'withdrawn'; reason?: LocalizedText }
}

/** Programmes were published without telling the accounts (a first import): matches follow, webhooks do not. */
export interface CatalogueImported extends DomainEvent {
  readonly type: 'catalogue.imported'
  readonly accountId: null
  readonly data: { slugs: string[] }
}

export type ProgrammeEvent = ProgrammeCreated | ProgrammeUpdated | ProgrammeClosed | CatalogueImported

/** A published change of a programme. */
export interface Publication {
  id: string
  version: number
  before: Programme | undefined
  after: Programme
  changed: string[]
}

/** The one event of a publication: created, closed when the publisher newly stopped the call by now, else updated. */
export function eventOf(
  { id, version, before, after, changed }: Publication,
  occurredAt: Temporal.Instant,
): ProgrammeEvent {
  const base = { accountId: null, occurredAt, subject: { programme_id: id, slug: after.slug } } as const
  const data = dataOf(id, version, after)
  if (before === undefined) return { ...base, type: 'programme.created', data }
  const { suspended } = after.call
  const stopped = stopAt(after, occurredAt)
  if (stopped === undefined || stopAt(before, occurredAt) === stopped)
    return { ...base, type: 'programme.updated', data: { ...data, changed } }
  return {
    ...base,
    type: 'programme.closed',
    data: { ...data, cause: stopped, ...(suspended?.reason === undefined ? {} : { reason: suspended.reason }) },
  }
}

/** How the publisher has ended the call by then; a stop that is still to come is told like a deadline, which is no end yet. */
function stopAt({ call: { suspended } }: Programme, now: Temporal.Instant): 'closed' | 'exhausted' | undefined {
  if (suspended === undefined || suspended.status === 'paused') return undefined
  return Temporal.Instant.compare(Temporal.Instant.from(suspended.since), now) <= 0 ? suspended.status : undefined
}

export function withdrawnEvent(
  id: string,
  version: number,
  programme: Programme,
  reason: LocalizedText,
  occurredAt: Temporal.Instant,
): ProgrammeClosed {
  return {
    type: 'programme.closed',
    accountId: null,
    occurredAt,
    subject: { programme_id: id, slug: programme.slug },
    data: { ...dataOf(id, version, programme), cause: 'withdrawn', reason },
  }
}

function dataOf(id: string, version: number, { slug, title }: Programme): ProgrammeEventData {
  return { id, slug, version, title, url: `/api/v1/programmes/${slug}` }
}
