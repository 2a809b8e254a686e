import { TextBuilder } from './canonical-document.ts'
import type { CanonicalDocument } from './canonical-document.ts'

/** Decodes bytes by their mark, as UTF-8, or as the Greek code page of Windows where they are not. */
export function decodeText(bytes: Uint8Array): string {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1253').decode(bytes)
  }
}

/** Plain text: its lines as they are; a form feed begins a page. */
export function readText(text: string): CanonicalDocument {
  const out = new TextBuilder()
  const pages = text.replaceAll(/\r\n?/g, '\n').split('\f')
  for (const page of pages) {
    if (pages.length > 1) out.beginPage()
    for (const line of page.split('\n')) {
      if (line.trim() === '') out.gap()
      else if (line.includes('\t')) out.row(line.split('\t'))
      else out.line(line)
    }
    if (pages.length > 1) out.gap()
  }
  return out.finish()
}
