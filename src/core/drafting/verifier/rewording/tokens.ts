import type { Language } from '../../../facts/text.ts'
import { exchangeable, type Row } from './exchangeable.ts'

/** A word, figure or sign of a sentence; an expression that others may stand for is one. */
export interface Token {
  /** In small letters, each of several words that spell one thing alike. */
  readonly word: string
  readonly row?: Row
  /** Half-open, in UTF-16 units of the sentence. */
  readonly start: number
  readonly end: number
}

/** Greek where most letters are: a draft in English cites Greek calls. */
export function languageOf(text: string): Language {
  const greek = text.match(/\p{Script=Greek}/gu)?.length ?? 0
  return greek * 2 > (text.match(/\p{L}/gu)?.length ?? 0) ? 'el' : 'en'
}

/** Signs that only set apart: they may come and go. */
export const isApart = ({ word }: Token): boolean => /^[,.()«»“”"„]$/u.test(word)
export const isFigure = ({ word }: Token): boolean => /^\d/u.test(word)

const pattern =
  /[-−](?=\d)|[\p{L}\p{M}\p{N}]+(?:(?:[.,:/'’+&–-]+[\p{L}\p{M}\p{N}]+)|['’΄](?=\s))*|[€$£%‰§&+=<>≤≥±×*/:;·\u0387,.()«»“”"„]/gu

/** Spellings of one word that the word beside it, or the writer, decides. */
const spellings: Readonly<Record<string, string>> = {
  '−': '-',
  την: 'τη',
  στην: 'στη',
  δεν: 'δε',
  μην: 'μη',
  ευρώ: '€',
  euro: '€',
  euros: '€',
  eur: '€',
  percent: '%',
  '·': '·',
}

const wordOf = (found: string): string => {
  const small = found.normalize('NFC').toLowerCase().replaceAll(/['΄]/gu, '’').replaceAll('–', '-')
  return spellings[small] ?? small
}

/** The words, figures and signs of a sentence in order; quotation marks, commas and brackets too. */
export function wordsOf(text: string): Token[] {
  const plain = [...text.matchAll(pattern)].map(({ 0: found, index }): Token => ({
    word: wordOf(found),
    start: index,
    end: index + found.length,
  }))
  return plain.map((token, at) => {
    // "€5,000" is "5,000 €", "5,000 euro".
    const [before, after] = [plain[at - 1], plain[at + 1]]
    if (isMoney(token) && after?.start === token.end && isFigure(after)) return { ...token, word: after.word }
    if (before?.end === token.start && isMoney(before) && isFigure(token)) return { ...token, word: before.word }
    return token
  })
}

const isMoney = ({ word }: Token): boolean => /^[€$£]$/u.test(word)

const rowsOf = Object.fromEntries(
  (['en', 'el'] as const).map((language) => [
    language,
    exchangeable[language].flatMap((row) =>
      row.words.map((expression) => ({ row, words: wordsOf(expression).map(({ word }) => word) })),
    ),
  ]),
)

/** The same with each expression that others may stand for as one. */
export function tokensOf(text: string, language: Language): Token[] {
  const tokens = wordsOf(text)
  const out: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const found = (rowsOf[language] ?? [])
      .filter(({ words }) => words.every((word, place) => tokens[at + place]?.word === word))
      .filter(({ row, words }) => holds(row, tokens, at, words.length))
      .toSorted((a, b) => b.words.length - a.words.length)[0]
    const token = tokens[at] as Token
    const last = tokens[at + (found?.words.length ?? 1) - 1] as Token
    out.push(
      found === undefined ? token : { word: found.words.join(' '), row: found.row, start: token.start, end: last.end },
    )
    at += found?.words.length ?? 1
  }
  return out
}

const denial = /^(?:δε|μη|not|never|no|neither|nor|ούτε|χωρίς)$/u

function holds({ where, sort }: Row, tokens: readonly Token[], at: number, length: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + length]]
  // "27 May 2027".
  if (sort === 'verb' && before !== undefined && isFigure(before) && after !== undefined && isFigure(after))
    return false
  switch (where) {
    case 'figure':
      return after !== undefined && (isFigure(after) || /^(?:the|a|one|two|three|half)$/u.test(after.word))
    case 'affirmed':
      return ![tokens[at - 2], before, after].some((each) => each !== undefined && denial.test(each.word))
    case 'clause':
      return before === undefined || /^[,;·:]$/u.test(before.word)
    default:
      return true
  }
}
