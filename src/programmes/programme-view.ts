import type { Programme } from '../core/facts/programme.ts'
import type { DocumentMeta } from '../core/facts/programme.ts'
import type { Listed } from './catalogue-filter.ts'
import type { StoredDocument } from './documents.ts'
import type { DraftChange, HistoryEntry } from './programme-store.ts'
import { asOfNow, statusOf } from './programme-status.ts'
import type { Reason } from '../core/matching/result.ts'
import type { Comparison, ShownProgramme } from './reading.ts'
import type { Found } from './searching.ts'

const text = (instant: Temporal.Instant | null): string | null => instant?.round('millisecond').toString() ?? null
const addressOf = (slug: string): string => `/api/v1/programmes/${slug}`

/** A programme as the wire shows it: the document, its state in the catalogue, and its status at this moment. */
export function viewProgramme(shown: ShownProgramme, now: Temporal.Instant) {
  const { slug: _slug, budget_lines, ...members } = shown.body
  const status = statusOf(shown.body, asOfNow(now))
  return {
    id: shown.id,
    slug: shown.slug,
    state: shown.state,
    version: shown.version,
    first_published_at: text(shown.firstPublishedAt),
    published_at: text(shown.publishedAt),
    draft_updated_at: text(shown.draftUpdatedAt),
    withdrawn: shown.withdrawn === null ? null : { at: text(shown.withdrawn.at) ?? '', reason: shown.withdrawn.reason },
    status: status.status,
    call_state: status.state,
    ...members,
    ...(budget_lines === undefined
      ? {}
      : {
          budget_lines: budget_lines.map((line) => ({ ...line, status: status.lines.get(line.id) ?? status.status })),
        }),
  }
}

export function viewSummary({ entry, status, uncertain }: Listed) {
  const { programme } = entry
  const { title, summary, authority, country, sample, provisional, objectives, published_on, budget_lines } = programme
  return {
    id: entry.id,
    slug: entry.slug,
    version: entry.version,
    title,
    ...present({ summary, authority, country, sample, provisional, objectives, published_on }),
    status: status.status,
    call_state: status.state,
    funding: fundingOf(programme),
    ...(budget_lines === undefined
      ? {}
      : {
          budget_lines: budget_lines.map((line) => ({
            id: line.id,
            ...present({ title: line.title }),
            status: status.lines.get(line.id) ?? status.status,
          })),
        }),
    first_published_at: text(entry.firstPublishedAt) ?? '',
    published_at: text(entry.publishedAt) ?? '',
    uncertain: [...uncertain],
    url: addressOf(entry.slug),
  }
}

export function viewHit(found: Found) {
  return { ...viewSummary(found.listed), rank: found.rank, highlights: found.highlights }
}

function fundingOf({ funding }: Programme) {
  const { instruments, total_budget, min_subsidy, max_subsidy, max_intensity_percent } = funding
  return { instruments, ...present({ total_budget, min_subsidy, max_subsidy, max_intensity_percent }) }
}

export function viewHistory(slug: string, { version, changed, publishedAt }: HistoryEntry) {
  return { version, published_at: text(publishedAt) ?? '', changed, url: `${addressOf(slug)}?version=${version}` }
}

export function viewDraftChange({ revision, at, caller, publishedVersion, changes }: DraftChange) {
  return { revision, at: text(at) ?? '', caller, published_version: publishedVersion, changes: [...changes] }
}

export function viewComparison({ from, to, differences }: Comparison, say: (reason: Reason) => string) {
  return {
    from,
    to,
    changes: differences.map(({ pointer, kind, says, before, after }) => ({
      pointer,
      kind,
      text: say(says),
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    })),
  }
}

export function viewDocument({
  meta,
  document,
  version,
}: {
  meta: DocumentMeta
  document: StoredDocument
  version: number | null
}) {
  const { id, sha256, length, ...more } = meta
  return { id, sha256, length, text: document.text, ...more, programme_version: version }
}

/** The members that are there: an absent one stays absent. */
function present<T extends object>(members: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}
