import type { DraftDocument } from '../core/drafting/document.ts'
import { renderDocx } from './rendering/docx.ts'
import { renderHtml } from './rendering/html.ts'
import { renderJson } from './rendering/json.ts'
import { renderMarkdown } from './rendering/markdown.ts'

/** A way to write a document into a file: its media type, and the bytes or text. */
export interface Format {
  readonly type: string
  render(document: DraftDocument): Promise<Uint8Array> | Uint8Array | string
}

/** Every format a draft can be exported in, by the name that the query has. */
export const formats = {
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', render: renderDocx },
  html: { type: 'text/html; charset=utf-8', render: renderHtml },
  md: { type: 'text/markdown; charset=utf-8', render: renderMarkdown },
  json: { type: 'application/json; charset=utf-8', render: renderJson },
} as const satisfies Readonly<Record<string, Format>>

export type FormatName = keyof typeof formats

export const formatNames = Object.keys(formats) as FormatName[]
