/** A quote longer than this is linked by its first and last words. */
const longQuote = 120
/** A quote shorter than this is linked with its neighbouring words: it may stand elsewhere on the page, too. */
const shortQuote = 24
const edgeWords = 4

/**
 * A link that opens the source and highlights the quotation (WICG URL Fragment Text Directives:
 * `#:~:text=[prefix-,]start[,end][,-suffix]`). Where a browser or a format does not know them, the page just opens.
 */
export function textFragmentLink(url: string, quote: { exact: string; prefix: string; suffix: string }): string {
  const exact = quote.exact.trim()
  const words = exact.split(/\s+/u)
  const whole = exact.length <= longQuote && !exact.includes('\n')
  const short = exact.length < shortQuote
  const directive = [
    short ? edge(wholeWordsBefore(quote.prefix), '', '-') : '',
    encode(whole || words.length <= 2 * edgeWords ? words.join(' ') : words.slice(0, edgeWords).join(' ')),
    whole || words.length <= 2 * edgeWords ? '' : encode(words.slice(-edgeWords).join(' ')),
    short ? edge(wholeWordsAfter(quote.suffix), '-', '') : '',
  ].filter((part) => part !== '')
  return `${url}${url.includes('#') ? '' : '#'}:~:text=${directive.join(',')}`
}

function edge(words: string, before: string, after: string): string {
  return words === '' ? '' : `${before}${encode(words)}${after}`
}

/** Directives match whole words within one block: the cut-off word and what lies beyond a line end are left out. */
function wholeWordsBefore(prefix: string): string {
  const line = prefix.slice(prefix.lastIndexOf('\n') + 1)
  return (line === prefix ? line.replace(/^\S+/u, '') : line).trim()
}

function wholeWordsAfter(suffix: string): string {
  const line = suffix.split('\n', 1)[0] ?? ''
  return (line === suffix ? line.replace(/\S+$/u, '') : line).trim()
}

/** `-`, `,` and `&` have a meaning in a directive. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('-', '%2D').replaceAll(',', '%2C').replaceAll('&', '%26')
}
