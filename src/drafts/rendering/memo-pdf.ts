import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { memoRooms, memoWithin } from '../../core/drafting/memo.ts'
import type { FittedMemo, Memo } from '../../core/drafting/memo.ts'
import { breakable, cleanLine, cleanLink } from './clean.ts'
import { languageTag } from './notes.ts'
import { semicolon } from '../../wording/message.ts'

/** What the page is laid out with: the compiler and its fonts are those of drafts. */
export interface MemoPress {
  readonly compiler: NodeCompiler
  readonly workspace: string
  /** A text as the fonts can show it. */
  readonly shown: (text: string) => string
}

/** A memo that was fitted to one page, and that page as PDF. */
export interface MemoPage {
  readonly memo: FittedMemo
  readonly pdf: () => Uint8Array
}

/**
 * Fits a memo to one page by laying it out: as much as there is room for, whatever the texts are. PDF/UA-1, as drafts.
 * @throws Error where even the least does not fit, or the page cannot be laid out
 */
export function memoPage(memo: Memo, { compiler, workspace, shown }: MemoPress): MemoPage {
  const template = readFileSync(join(import.meta.dirname, 'memo.typ'), 'utf8')
  const widthOf = (codePoint: number): number => [...shown(String.fromCodePoint(codePoint))].length
  for (const room of memoRooms) {
    const fitted = memoWithin(memo, room, widthOf)
    compiler.mapShadow(join(workspace, 'memo.json'), Buffer.from(JSON.stringify(dataOf(fitted, shown))))
    const compiled = compiler.compile({ mainFileContent: template, resetRead: true })
    const { result } = compiled
    if (result === null)
      throw new Error(`the memo could not be laid out: ${JSON.stringify(compiled.takeError()?.shortDiagnostics ?? [])}`)
    if (result.numOfPages > 1) continue
    const pdf = (): Uint8Array => {
      const file = compiler.pdf(result, {
        pdfStandard: 'ua-1',
        creationTimestamp: Math.floor(Date.parse(`${memo.day}T00:00:00Z`) / 1000),
      })
      compiler.evictCache(4)
      return file
    }
    return { memo: fitted, pdf }
  }
  throw new Error('the memo does not fit one page')
}

function dataOf(memo: FittedMemo, shown: (text: string) => string): object {
  const line = (text: string): string => breakable(shown(cleanLine(text)), 20, 50)
  const [year, month, day] = memo.day.split('-').map(Number)
  return {
    title: line(memo.title),
    author: shown(cleanLine(memo.lines[0] ?? '')),
    description: shown(cleanLine(memo.verdict.sentence)),
    language: memo.language,
    between: semicolon[memo.language],
    at: [year, month, day],
    date: line(memo.date),
    mark: line(memo.mark),
    lines: memo.lines.map(line),
    notices: memo.notices.map(line),
    verdict: { tone: memo.verdict.tone, label: line(memo.verdict.label), sentence: line(memo.verdict.sentence) },
    facts: memo.facts.map(({ label, value }) => ({ label: line(label), value: line(value) })),
    sections: memo.sections.map(({ title, items, dropped }) => ({
      title: line(title),
      items: items.map(({ text, quote, sources }) => ({
        text: line(text),
        ...(quote === undefined
          ? {}
          : { quote: { text: line(quote.text), language: languageTag(quote.language).split('-')[0] ?? 'und' } }),
        sources: sources.map(({ label, link }) => {
          const clean = cleanLink(link)
          return { label: line(label), ...(clean === undefined ? {} : { link: clean }) }
        }),
      })),
      ...(dropped === undefined ? {} : { dropped: line(dropped) }),
    })),
    // An address that is broken is none; the longest of ours fits the line.
    // An address is copied whole: nothing invisible may stand in it.
    foot: memo.foot.map((text) => breakable(shown(cleanLine(text)), 40, 160)),
  }
}
