import type { Target } from '../core/alerts/targets.ts'
import type { CallStatus } from '../core/facts/programme.ts'
import type { LocalizedText } from '../core/facts/text.ts'
import type { Language } from '../platform/language.ts'
import { sayAlert, type AlertMessage } from '../wording/alerts.ts'
import { sayDeadline, sayMoment } from '../wording/render.ts'
import type { TriggerKind } from './alert.ts'
import type { NoticeDetail } from './notice-store.ts'

/** One thing that a message tells: a programme, a moment of it, and whom it concerns. */
export interface Item {
  readonly kind: TriggerKind
  readonly programmeId: string
  readonly slug: string
  readonly title: LocalizedText
  readonly sourceUrl: string | undefined
  readonly status: CallStatus
  readonly target: Target | undefined
  /** News of a call that goes on: its next deadline. */
  readonly next: Target | undefined
  readonly movedFrom: Temporal.Instant | undefined
  readonly marks: readonly string[]
  readonly detail: NoticeDetail | null
  /** Names of profiles, the first few, and how many there are. */
  readonly names: readonly string[]
  readonly profileCount: number
}

/** A message as lines of text; how they are laid out is the channel's matter. */
export interface Content {
  readonly subject: string
  readonly items: readonly {
    readonly head: string
    readonly lines: readonly string[]
    readonly url: string | undefined
  }[]
  readonly more: string | undefined
}

/** Items that one message shows. */
const mostItems = 30

export function titleIn(title: LocalizedText, language: Language): string {
  const text = title[language] ?? title['el'] ?? title['en'] ?? Object.values(title)[0] ?? ''
  // One line: it stands in subjects and calendar entries.
  return text.replaceAll(/\s+/gu, ' ').trim()
}

/** Days until a moment, as calendars count them in its zone; a deadline at midnight is of the day that ends, as its lead times are. */
function daysUntil(now: Temporal.Instant, { at, timeZone, date }: Target, kind: 'deadline' | 'call_opens'): number {
  const dayOf = (moment: Temporal.Instant) => moment.toZonedDateTimeISO(timeZone).toPlainDate()
  return dayOf(now).until(kind === 'deadline' ? date : dayOf(at), { largestUnit: 'day' }).days
}

function whatOf(item: Item, now: Temporal.Instant, language: Language): string {
  const { kind, target, detail } = item
  if (target !== undefined && (kind === 'deadline' || kind === 'call_opens')) {
    if (Temporal.Instant.compare(target.at, now) <= 0) return sayAlert('alert.opened', language)
    const days = daysUntil(now, target, kind)
    const [inDays, today]: readonly [AlertMessage, AlertMessage] =
      kind === 'deadline'
        ? ['alert.deadline_in_days', 'alert.deadline_today']
        : ['alert.opens_in_days', 'alert.opens_today']
    return days <= 0 ? sayAlert(today, language) : sayAlert(inDays, language, { days })
  }
  if (kind === 'new_match') return sayAlert('alert.new_match', language)
  if (detail?.budget_line !== undefined) {
    const { budget_line: line } = detail
    return sayAlert('alert.line_exhausted', language, {
      line: typeof line === 'string' ? line : titleIn(line, language),
    })
  }
  if (detail?.cause !== undefined) return sayAlert(`alert.${detail.cause}`, language)
  return sayAlert('alert.programme_changed', language)
}

const fields = [
  'call',
  'eligibility',
  'funding',
  'budget_lines',
  'documents',
  'eligible_costs',
  'required_documents',
] as const

/** The parts of a programme that changed, in words, by their JSON pointers. */
function sayChanged(pointers: readonly string[], language: Language): string {
  const parts = new Set(pointers.map((pointer) => pointer.split('/')[1] ?? ''))
  const known = fields.filter((field) => parts.has(field)).map((field) => sayAlert(`field.${field}`, language))
  const others = [...parts].some((part) => !fields.some((field) => field === part))
  return [...known, ...(others ? [sayAlert('field.other', language)] : [])].join(', ')
}

function linesOf(item: Item, language: Language): string[] {
  const { target, detail } = item
  const lines: string[] = []
  if (target !== undefined) {
    const [key, sayAt] =
      item.kind === 'call_opens'
        ? (['alert.opens_at', sayMoment] as const)
        : (['alert.deadline_at', sayDeadline] as const)
    lines.push(sayAlert(key, language, { at: sayAt(target.at.toString(), target.timeZone, language) }))
    if (target.stage === 'pre_proposal' || target.stage === 'application')
      lines.push(sayAlert('alert.stage', language, { stage: sayAlert(`stage.${target.stage}`, language) }))
    if (target.round !== undefined) lines.push(sayAlert('alert.round', language, { round: target.round }))
    if (target.budgetLine !== undefined) lines.push(sayAlert('alert.line', language, { line: target.budgetLine }))
    const from = item.movedFrom ?? target.movedFrom
    if (from !== undefined)
      lines.push(sayAlert('alert.moved_from', language, { at: sayAt(from.toString(), target.timeZone, language) }))
  } else if (item.next !== undefined) {
    const { at, timeZone } = item.next
    lines.push(sayAlert('alert.next_deadline', language, { at: sayDeadline(at.toString(), timeZone, language) }))
  }
  if (detail?.changed !== undefined && detail.changed.length > 0)
    lines.push(sayAlert('alert.changed', language, { fields: sayChanged(detail.changed, language) }))
  if (item.status === 'paused') lines.push(sayAlert('alert.paused', language))
  if (item.names.length > 0) {
    const names = item.names.join(', ')
    const more = item.profileCount - item.names.length
    lines.push(
      more > 0
        ? sayAlert('alert.profiles_more', language, { names, more })
        : sayAlert('alert.profiles', language, { names }),
    )
  }
  if (item.marks.includes('late')) lines.push(sayAlert('alert.late', language))
  if (item.marks.includes('out_of_hours')) lines.push(sayAlert('alert.out_of_hours', language))
  return lines
}

/** What a message says, nearest deadline first. */
export function contentOf(items: readonly Item[], now: Temporal.Instant, language: Language): Content {
  const sorted = items.toSorted(
    (a, b) =>
      ((a.target ?? a.next)?.untilMs ?? Number.MAX_SAFE_INTEGER) -
      ((b.target ?? b.next)?.untilMs ?? Number.MAX_SAFE_INTEGER),
  )
  const [first] = sorted
  const subject =
    first !== undefined && sorted.length === 1
      ? sayAlert('alert.subject_one', language, {
          what: whatOf(first, now, language),
          title: titleIn(first.title, language),
        })
      : sayAlert('alert.subject_many', language, { count: sorted.length })
  const shown = sorted.slice(0, mostItems).map((item) => ({
    head: `${titleIn(item.title, language)} – ${whatOf(item, now, language)}`,
    lines: linesOf(item, language),
    url: item.sourceUrl,
  }))
  const left = sorted.length - shown.length
  return { subject, items: shown, more: left > 0 ? sayAlert('alert.more', language, { count: left }) : undefined }
}

/** As lines of plain text, for mail and chats. */
export function plainText(content: Content, language: Language): string {
  const blocks = content.items.map(({ head, lines, url }) =>
    [head, ...lines, ...(url === undefined ? [] : [sayAlert('alert.source', language, { url })])].join('\n'),
  )
  return [...blocks, ...(content.more === undefined ? [] : [content.more])].join('\n\n')
}

/** All of it in one line: templates of WhatsApp bear neither line ends nor runs of spaces. */
export function oneLine(content: Content): string {
  return [...content.items.map(({ head, lines }) => [head, lines[0] ?? ''].join('. ')), content.more ?? '']
    .filter((part) => part !== '')
    .join(' · ')
    .replaceAll(/\s+/gu, ' ')
}
