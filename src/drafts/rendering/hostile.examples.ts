import { statementsOf } from '../../core/drafting/document.ts'
import type { DraftDocument } from '../../core/drafting/document.ts'
import { exampleDocument } from '../../core/drafting/document.examples.ts'

/** Texts that would be something else in one format or another: markup, controls, endless words, turned directions. */
export const hostileTexts: readonly string[] = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>&amp;&lt;',
  '"><a href="javascript:alert(1)">x</a>\' onmouseover=\'x',
  '**b** _i_ `c` ~~s~~ [l](https://evil.example) ![i](x) [^1] | a | b | $x$ <b>',
  '# h',
  '- item',
  '1. item',
  '> quote',
  '+ plus',
  '=====',
  '    code',
  'http://evil.example www.evil.example a@evil.example',
  '#panic() $a$ @ref <lab> // c /* d */ \\u{41} #link("x")[y] *b*',
  ']]><w:p/><!-- --> &#0; {{x}} {% y %} ${z} =HYPERLINK("x")',
  'καμπάνα\u0007 μηδέν\u0000 \u000b\u000c \ufffe\uffff \ufdd0 \u{1fffe} μισό\ud83d \udc00',
  'γραμμή\nγραμμή\r\nγραμμή\u2028γραμμή\u2029γραμμή\u0085γραμμή\tστηλοθέτης',
  '\u202eανάποδα \u2066μέσα',
  'שלום עולם مرحبا 12.5 abc',
  '👩‍👩‍👧‍👦 🇬🇷 ☐ ⚠ e\u0301 ﬁ \u00ad \u200b \ufeff',
  `ΛΕΞΗ${'ψ'.repeat(10_000)}`,
  '漢字 ไทย अनुच्छेद',
  'Z͑͗̍a̴l̵g̶o̷ \u0301\u0301\u0301',
]

/** The example with one hostile text in every place that comes from outside, its quotes too. */
export function hostileDocument(text: string): DraftDocument {
  const document = structuredClone(exampleDocument('el'))
  if (text.length > 1000) return withEndlessWord(document, text)
  const everywhere = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, each] of Object.entries(value)) {
      if (typeof each !== 'string') everywhere(each)
      else if (['title', 'text', 'caption', 'label', 'question', 'name', 'exact', 'value'].includes(key))
        (value as Record<string, unknown>)[key] = key === 'question' && 'kind' in value ? each : text
    }
  }
  everywhere({ ...document, labels: {}, schema: '' })
  document.title = text
  document.subtitle = document.subtitle.map(() => text)
  document.notice = document.notice.map(() => text)
  for (const { citation } of document.citations) {
    if (citation.source !== undefined) citation.source.url = text
    if (citation.link !== undefined) citation.link = `https://example.org/?q=${text}`
  }
  return document
}

/** A word of many pages: once as a name and once as a sentence. */
function withEndlessWord(document: DraftDocument, text: string): DraftDocument {
  document.subtitle = document.subtitle.map((line, i) => (i === 0 ? text : line))
  const [first] = statementsOf(document)
  if (first !== undefined) first.statement.text = text
  return document
}
