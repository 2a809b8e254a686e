import { stoppedAt, type Target } from '../core/alerts/targets.ts'
import type { Language } from '../platform/language.ts'
import type { CatalogueEntry } from '../programmes/programmes.ts'
import { sayAlert } from '../wording/alerts.ts'
import type { Entry } from './calendar.ts'
import { titleIn } from './content.ts'

/** A moment of a programme as calendars show it. */
export function entryOf(
  entry: CatalogueEntry,
  target: Target,
  kind: Entry['kind'],
  language: Language,
  now: Temporal.Instant,
): Entry {
  const { programme } = entry
  const url = programme.source?.url
  const paused = programme.call.suspended?.status === 'paused'
  return {
    programmeId: entry.id,
    kind,
    title: titleIn(programme.title, language),
    target,
    url,
    description: [
      ...(target.round === undefined ? [] : [sayAlert('alert.round', language, { round: target.round })]),
      ...(target.budgetLine === undefined ? [] : [sayAlert('alert.line', language, { line: target.budgetLine })]),
      ...(paused ? [sayAlert('alert.paused', language)] : []),
      ...(url === undefined ? [] : [sayAlert('alert.source', language, { url })]),
    ].join('\n'),
    sequence: entry.version,
    publishedAt: entry.publishedAt,
    state: stoppedAt(entry.call(), target, now) === undefined ? (paused ? 'paused' : 'confirmed') : 'cancelled',
  }
}
