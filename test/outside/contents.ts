import { sectionsOf } from '../../src/core/drafting/document.ts'
import type { DraftDocument } from '../../src/core/drafting/document.ts'

/** An entry of the table of contents: the page it tells, and the page its heading stands on; 0 where it is not found. */
interface ContentsEntry {
  readonly title: string
  readonly told: number
  readonly real: number
}

const tight = (text: string): string => text.replace(/\s+/gu, '')
/** More lines than these no heading takes. */
const mostLines = 4

/** The headings of a draft, as its contents list them. */
const headingsOf = (document: DraftDocument): string[] => [
  ...[...sectionsOf(document)].map(({ number, title }) => `${number} ${title}`.trim()),
  ...(document.open_questions.length === 0 ? [] : [document.labels.questions]),
]

/** Every heading with the page that the contents tell and the one it stands on, from the text of the pages as they are laid out. */
export function contentsOf(laidOut: readonly string[], document: DraftDocument): ContentsEntry[] {
  // Typst joins the number to its dots by a sign that is not seen.
  const pages = laidOut.map((page) => page.replaceAll('\u2060', ''))
  const leader = /^(.*?)[.\s]{4,}(\d+)$/u
  const last = pages.findLastIndex((page) => page.split('\n').some((line) => /(?:\.\s*){8,}\d+\s*$/u.test(line)))
  const lines = pages.map((page) => page.split('\n').map((line) => line.trim()))
  const told = new Map<string, number>()
  const listed = lines.slice(0, last + 1).flat()
  for (const [at, line] of listed.entries()) {
    const [, end, number] = leader.exec(line) ?? []
    if (end === undefined) continue
    for (let from = at; from > at - mostLines && from >= 0; from -= 1) {
      const title = tight([...listed.slice(from, at), end].join(''))
      if (!told.has(title)) told.set(title, Number(number))
    }
  }
  let cursor = last + 1
  return headingsOf(document).map((title) => {
    const words = tight(title)
    const found = lines.findIndex((page, i) => i >= cursor && stands(page, words))
    if (found >= 0) cursor = found
    return { title, told: told.get(words) ?? 0, real: found + 1 }
  })
}

/** Whether a heading stands on a page: lines of its own that make its words. */
function stands(lines: readonly string[], words: string): boolean {
  return lines.some((line, at) => {
    if (line === '' || !words.startsWith(tight(line))) return false
    const heading = lines.slice(at, at + mostLines * 2).filter((each) => each !== '')
    return heading.some((_each, n) => tight(heading.slice(0, n + 1).join('')) === words)
  })
}
