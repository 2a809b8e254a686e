import type { Language } from '../facts/text.ts'
import { memoSections, type Memo } from './memo.ts'

/** A memo with as many items of this text in each section, and the text everywhere else. */
export function filledMemo(language: Language, text: string, items: number): Memo {
  const item = {
    text,
    quote: { text, language },
    sources: [{ label: text, link: 'https://example.org/call#page=3' }, { label: text }],
  }
  return {
    language,
    day: '2026-11-28',
    date: '28 November 2026',
    mark: 'Memo',
    title: text,
    lines: [text, text],
    notices: [text],
    verdict: { tone: 'open', label: 'Needs information', sentence: text },
    facts: [1, 2, 3, 4].map((n) => ({ label: `Fact ${n}`, value: text })),
    sections: memoSections.map((id) => ({ id, title: id, items: Array.from({ length: items }, () => item) })),
    foot: ['Versions', 'Disclaimer'],
    labels: { more: 'and {count} more', shortened: 'Shortened.' },
  }
}
