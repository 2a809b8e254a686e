// Controls, separators of lines and paragraphs, noncharacters.
const unwanted = /[\p{Cc}\u2028\u2029\ufdd0-\ufdef\ufffe\uffff]/gu

/**
 * A text as one line that every format can hold: white space runs become one space, other control characters and
 * noncharacters the replacement character, which a reader sees.
 */
export function lineOf(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\u2028\u2029]+/gu, ' ')
    .replace(unwanted, '\ufffd')
    .trim()
}
