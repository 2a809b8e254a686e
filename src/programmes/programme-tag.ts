import { shownDraft, shownPublished } from './reading.ts'
import type { ShownProgramme } from './reading.ts'
import type { StoredProgramme } from './programme-store.ts'
import { asOfNow, statusOf } from './programme-status.ts'

/** The ETag's version: changes with a publication, with the draft, and, behind `~`, with what time changes. */
export function tagOf(shown: ShownProgramme, now: Temporal.Instant): string {
  const { status, state, lines } = statusOf(shown.body, asOfNow(now))
  const next = shown.body.call.deadlines.findIndex(({ id }) => id === state.next_deadline?.id)
  return `${shown.tag}-${shown.version ?? 0}~${[letters([status]), next + 1, letters(lines.values())].join('-')}`
}

/** The tag that a change starts from: the draft's where there is one, else the published version's. */
export function currentTag(found: StoredProgramme, now: Temporal.Instant): string | null {
  if (found.draft !== null) return tagOf(shownDraft(found), now)
  return found.published === null ? null : tagOf(shownPublished(found), now)
}

const letters = (statuses: Iterable<string>): string =>
  [...statuses]
    .map((status) => status.slice(0, 1))
    .join('')
    .slice(0, 120) || '0'
