import type { Language } from '../facts/text.ts'
import type { PlainDate } from '../facts/profile.ts'

/**
 * A match on one page for the client: all there is to say, in words of one language, before it is fitted to the page. Sections
 * in reading order, of each the items that matter most first.
 */
export interface Memo {
  language: Language
  /** The day it is written on: the only date a renderer may write into a file. */
  day: PlainDate
  /** The same in words. */
  date: string
  /** Above the title: `Memo for the client`. */
  mark: string
  title: string
  /** Under the title: client, authority. */
  lines: string[]
  /** A sample, a forecast: said before the verdict. */
  notices: string[]
  verdict: { tone: 'good' | 'open' | 'bad'; label: string; sentence: string }
  facts: MemoFact[]
  sections: MemoSection[]
  foot: string[]
  labels: MemoLabels
}

export interface MemoFact {
  label: string
  value: string
}

export const memoSections = ['why', 'aid', 'warnings', 'missing', 'documents', 'steps'] as const
export type MemoSectionId = (typeof memoSections)[number]

export interface MemoSection {
  id: MemoSectionId
  title: string
  items: MemoItem[]
}

export interface MemoItem {
  text: string
  /** The words of the call that decide it. */
  quote?: { text: string; language: string }
  /** Where they stand, and what else it rests on. */
  sources: { label: string; link?: string }[]
}

export interface MemoLabels {
  /** `and {count} more` */
  more: string
  /** Said at the foot where something was left out or cut. */
  shortened: string
}

/** A memo that fits: `dropped` counts what a section leaves out. */
export interface FittedMemo extends Omit<Memo, 'sections' | 'labels'> {
  sections: (MemoSection & { dropped?: string })[]
}

/** How much a memo may say: items by section, and signs of each text. */
export interface MemoRoom {
  readonly items: Readonly<Record<MemoSectionId, number>>
  readonly quote: number
  readonly text: number
  readonly label: number
  readonly title: number
}

/** Signs of a line of the foot, in every room. */
const footLine = 110
/** Of one with an address, which means nothing when it is cut. */
const addressLine = 240

const room = (items: readonly number[], signs: Omit<MemoRoom, 'items'>): MemoRoom => ({
  items: Object.fromEntries(memoSections.map((id, i) => [id, items[i] ?? 1])) as Record<MemoSectionId, number>,
  ...signs,
})

/** From all that a page may bear to what fits whatever the texts are; the first that fits is taken. */
export const memoRooms: readonly MemoRoom[] = [
  room([6, 3, 6, 8, 10, 5], { quote: 600, text: 500, label: 220, title: 300 }),
  room([6, 3, 4, 6, 8, 4], { quote: 400, text: 350, label: 200, title: 260 }),
  room([5, 2, 4, 6, 6, 4], { quote: 300, text: 300, label: 180, title: 220 }),
  room([5, 2, 3, 5, 5, 3], { quote: 220, text: 260, label: 160, title: 200 }),
  room([4, 2, 3, 4, 4, 3], { quote: 180, text: 220, label: 140, title: 180 }),
  room([3, 1, 2, 3, 3, 3], { quote: 150, text: 200, label: 120, title: 160 }),
  room([3, 1, 2, 2, 2, 2], { quote: 110, text: 160, label: 100, title: 140 }),
  room([3, 1, 1, 1, 1, 1], { quote: 70, text: 110, label: 70, title: 100 }),
  room([1, 1, 1, 1, 1, 1], { quote: 40, text: 70, label: 40, title: 60 }),
]

/**
 * The memo within a room. What is left out is counted, what is cut ends in `…`, and the foot says so.
 * `widthOf` is how many signs a renderer shows for a code point (1, unless a font lacks it).
 */
export function memoWithin(memo: Memo, room: MemoRoom, widthOf: (codePoint: number) => number): FittedMemo {
  let shortened = false
  const cut = (text: string, most: number): string => {
    const short = within(text, most, widthOf)
    if (short !== text) shortened = true
    return short
  }
  const item = ({ text, quote, sources }: MemoItem): MemoItem => ({
    text: cut(text, room.text),
    ...(quote === undefined ? {} : { quote: { ...quote, text: cut(quote.text, room.quote) } }),
    sources: sources.map(({ label, ...link }) => ({ label: cut(label, room.label), ...link })),
  })
  const { labels, ...rest } = memo
  const sections = memo.sections.map((section) => {
    const items = section.items.slice(0, room.items[section.id]).map(item)
    const left = section.items.length - items.length
    if (left > 0) shortened = true
    return { ...section, items, ...(left > 0 ? { dropped: labels.more.replace('{count}', String(left)) } : {}) }
  })
  const fitted = {
    ...rest,
    title: cut(memo.title, room.title),
    lines: memo.lines.map((line) => cut(line, room.title)),
    notices: memo.notices.map((notice) => cut(notice, room.text)),
    verdict: { ...memo.verdict, sentence: cut(memo.verdict.sentence, room.text) },
    facts: memo.facts.map(({ label, value }) => ({ label, value: cut(value, room.label) })),
    sections,
  }
  const foot = memo.foot.map((line) => cut(line, line.includes('://') ? addressLine : footLine))
  return { ...fitted, foot: shortened ? [labels.shortened, ...foot] : foot }
}

/** The beginning of a text, ended at a word where one ends near. */
function within(text: string, most: number, widthOf: (codePoint: number) => number): string {
  const signs = [...text]
  let used = 0
  const fits = signs.findIndex((sign) => (used += widthOf(sign.codePointAt(0) ?? 0)) > most)
  if (fits < 0) return text
  const kept = signs.slice(0, Math.max(fits - 1, 0)).join('')
  const end = kept.lastIndexOf(' ')
  return `${(end > kept.length * 0.7 ? kept.slice(0, end) : kept).trimEnd()}…`
}
