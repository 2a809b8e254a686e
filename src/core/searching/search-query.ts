import { stemsOf } from './search-index.ts'
import { soundsOf } from './sound.ts'
import { asGreek, isCommon } from './words.ts'
import type { Reader } from './words.ts'

/** One thing that is looked for: a word in any form, or a code as it is. */
export interface SearchTerm {
  /** Folded; the first is the word, the others are parts of a compound. */
  readonly forms: readonly string[]
  readonly codes: readonly string[]
  /** Whether the other forms are readings of the same word. */
  readonly equal: boolean
}

const mostTerms = 12
/** `e3wstrefeia`, `8alassa`: digits in the place of Greek letters that they look like. */
const digitsForLetters = /^(?=(?:.*[a-z]){4})[a-z]*[3489][a-z3489]*$/u

/** What a search asks for. Words that every text has are left out. */
export function readSearch(q: string, reader: Reader): SearchTerm[] {
  const terms = new Map<string, SearchTerm>()
  const add = (term: SearchTerm): void => {
    terms.set([...term.codes, ...term.forms].join(' '), term)
  }
  for (const { word, start, end } of reader.read(q)) {
    const raw = q.slice(start, end)
    const [code] = word.codes
    if (code !== undefined) {
      // A law with its abbreviation is found by its number; words joined to a code are looked for, too.
      add({ forms: digitsForLetters.test(code) ? [code] : [], codes: spellingsOf(code), equal: false })
      if (!/\p{L}/u.test(code)) for (const form of word.forms.filter((each) => each.length > 3)) add(plain([form]))
    } else if (word.forms.length > 0) {
      const visual = /^[A-Za-z]+$/u.test(raw) ? asGreek(raw) : undefined
      const greek =
        visual !== undefined && /^\p{Script=Greek}+$/u.test(visual) && !isCommon(visual) ? visual : undefined
      add(
        greek === undefined ? plain(word.forms) : { forms: [...word.forms.slice(0, 1), greek], codes: [], equal: true },
      )
    }
  }
  return [...terms.values()].slice(0, mostTerms)
}

/** A number of the Greek register of acts (ΑΔΑ): letters and digits, a hyphen before the last three, which may be left out. */
const registered = /^(?=.*\p{L})(?=.*\d)[\p{L}\d]{5,}-?[\p{L}\d]{3}$/u

/** The same code as it may be written: an activity code with and without its dots, a law by its year or the end of it. */
function spellingsOf(code: string): string[] {
  if (/^\d{8}$/u.test(code)) return [code, code.replace(/(\d\d)(?=\d)/gu, '$1.')]
  if (/^\d\d(?:\.\d\d){3}$/u.test(code)) return [code, code.replaceAll('.', '')]
  if (registered.test(code)) {
    const plain = code.replace('-', '')
    return [code, code === plain ? `${code.slice(0, -3)}-${code.slice(-3)}` : plain]
  }
  const [, of, end] = /^(\d{3,5})\/(?:19|20)(\d\d)$/u.exec(code) ?? []
  if (of !== undefined && end !== undefined) return [code, `${of}/${end}`]
  const [, number, year] = /^(\d{3,5})\/(\d\d)$/u.exec(code) ?? []
  return number === undefined || year === undefined
    ? [code]
    : [code, `${number}/${Number(year) < 50 ? '20' : '19'}${year}`]
}

const plain = (forms: readonly string[]): SearchTerm => ({ forms, codes: [], equal: false })

/** In UTF-16 units: PostgreSQL takes lexemes of 2,046 bytes. No word is longer; what was glued together is found by its beginning. */
const longestSign = 250

/**
 * The signs by which a text is found in the database: codes as they are, roots of words, and their sounds. A word in Latin
 * letters has several sounds that it may mean.
 */
export function signsOf({ forms, codes }: Pick<SearchTerm, 'forms' | 'codes'>, all: boolean): string[] {
  const signs = new Set(codes.map(cut))
  for (const form of forms) {
    signs.add(cut(stemsOf(form).root))
    for (const sound of soundsOf(cut(form)).slice(0, all ? undefined : 1)) signs.add(cut(`~${sound}`))
  }
  return [...signs]
}

const cut = (sign: string): string => (sign.length > longestSign ? sign.slice(0, longestSign).toWellFormed() : sign)
