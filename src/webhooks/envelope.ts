import type { DomainEvent } from '../platform/events/events.ts'

/** An event as it leaves the service. */
export interface Envelope {
  readonly type: string
  readonly timestamp: string
  readonly id: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Receivers are promised at most this many bytes ("usually smaller than 20kb", Standard Webhooks 1.0.0). */
const most = 20_000

/** The same event is the same envelope, pushed or polled: ids of its subject, its own fields, and a url. */
export function envelopeOf(event: DomainEvent & { readonly id: string }): Envelope {
  const own = isRecord(event.data) ? event.data : {}
  const envelope = {
    type: event.type,
    timestamp: event.occurredAt.toString(),
    id: event.id,
    data: { ...event.subject, ...own },
  }
  if (Buffer.byteLength(JSON.stringify(envelope)) <= most) return envelope
  const short = Object.entries(own).filter(([, value]) => JSON.stringify(value).length <= 1000)
  return { ...envelope, data: { ...event.subject, ...Object.fromEntries(short), shortened: true } }
}

/** Profiles that an event is about; an endpoint may ask for those of some profiles only. */
export function profilesOf(event: DomainEvent): string[] {
  const listed = isRecord(event.data) ? event.data['profiles'] : undefined
  const several = Array.isArray(listed)
    ? listed.flatMap((one) => (isRecord(one) && typeof one['profile_id'] === 'string' ? [one['profile_id']] : []))
    : []
  const one = event.subject['profile_id']
  return [...new Set([...(one === undefined ? [] : [one]), ...several])]
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
