/**
 * A draft's texts come from profiles, calls and people: they are shown as they are, never read as markup. What no format
 * can hold is replaced here, visibly, once for all renderers.
 */

/** Controls but tab and line feed, noncharacters and halves of surrogate pairs: XML 1.0 and PDF/UA forbid them. */
const forbidden = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\ufeff]/gu

/** Several lines, as in a quote: line feeds and tabs stay. */
export function cleanText(text: string): string {
  return closed(
    text.replaceAll('\r\n', '\n').replace(forbidden, (found) => (found === '\n' || found === '\t' ? found : '\ufffd')),
  )
}

/** One line: what breaks lines becomes a space. */
export function cleanLine(text: string): string {
  return closed(text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/gu, ' ').replace(forbidden, '\ufffd'))
}

/**
 * Closes what is left open of embeddings, overrides and isolates (Unicode Bidirectional Algorithm, X1–X7), so that a name
 * cannot turn the text after it around.
 */
export function closed(text: string): string {
  const open: string[] = []
  for (const [sign] of text.matchAll(/[\u202a-\u202e\u2066-\u2069]/gu)) {
    if (sign === '\u202c') {
      if (open.at(-1) === '\u202c') open.pop()
    } else if (sign === '\u2069') {
      const at = open.lastIndexOf('\u2069')
      if (at >= 0) open.length = at
    } else open.push(sign >= '\u2066' ? '\u2069' : '\u202c')
  }
  return open.length === 0 ? text : text + open.toReversed().join('')
}

/** Zero-width spaces in words longer than `least`, where they may break. */
export function breakable(text: string, every = 40, least = 120): string {
  return text.replace(/[^\s\u200b]+/gu, (word) => {
    const signs = [...word]
    if (signs.length <= least) return word
    return signs.map((sign, i) => (i > 0 && i % every === 0 ? `\u200b${sign}` : sign)).join('')
  })
}

/** A link that can be written into a document: absolute, http or https, in ASCII; undefined for anything else. */
export function cleanLink(link: string | undefined): string | undefined {
  if (link === undefined || !URL.canParse(link)) return undefined
  const url = new URL(link)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  if (url.username !== '' || url.password !== '') return undefined
  const whole = ascii(url.href)
  if (whole.length <= longestLink) return whole
  url.hash = ''
  return url.href.length <= longestLink ? ascii(url.href) : undefined
}

/** Word opens no link of more characters. */
const longestLink = 2079

/** What URL leaves as it is and attributes, XML or Markdown would read: quotes, brackets, backslashes. */
const ascii = (href: string): string =>
  href.replace(/[^\x21-\x7e]|["'<>\\^`{|}()[\]*]/gu, (sign) =>
    [...new TextEncoder().encode(sign)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  )
