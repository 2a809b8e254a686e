import { foldText } from '../facts/text-fold.ts'

/** How one written word is looked up. */
export interface Word {
  /** Folded words and numbers that it is found by; the first is the word itself. */
  readonly forms: readonly string[]
  /** Codes, laws and other identifiers in it, found only as a whole. */
  readonly codes: readonly string[]
}

/** A written word in its text, in UTF-16 units. */
export interface Written {
  readonly word: Word
  readonly start: number
  readonly end: number
}

/** Letters, marks, digits and invisible characters inside words; joined by what stands inside codes and compounds. */
const written =
  /[\p{L}\p{M}\p{N}\u00ad\u200b-\u200d\u2060]+(?:[./\-_\u2010-\u2013\u2212][\p{L}\p{M}\p{N}\u00ad\u200b-\u200d\u2060]+)*/gu
const joint = /[./\-_]/u
const acronym = /^(?:\p{L}\.)+\p{L}{1,2}$/u
const codeInside = /\d+(?:[./-]\d+)+/gu
/** `Ν4887`, `ν4887`: a law by its number, without the full stop. */
const gluedLaw = /^[νn](\d{4})$/u
/** `Ν4887/2022`, glued as well. */
const gluedLawOfYear = /^[νn]((\d{3,5})\/(?:\d{4}|\d{2}))$/u
/** Latin capitals that look like Greek ones. */
const lookAlikes = /^[ABEZHIKMNOPTYX]{4,}$/u

/** Words are few and texts are many: a folded word is kept, up to this many. */
const mostKept = 200_000

/** Reads texts into words. Keeps what it has read, so that a word is folded once. */
export interface Reader {
  read(text: string): Iterable<Written>
  word(raw: string): Word
}

export function openReader(): Reader {
  const kept = new Map<string, Word>()
  const word = (raw: string): Word => {
    const known = kept.get(raw)
    if (known !== undefined) return known
    const made = wordOf(raw)
    if (kept.size >= mostKept) kept.clear()
    kept.set(raw, made)
    return made
  }
  return {
    word,
    *read(text) {
      for (const { 0: raw, index } of text.matchAll(written))
        yield { word: word(raw), start: index, end: index + raw.length }
    },
  }
}

function wordOf(raw: string): Word {
  const { folded } = foldText(raw)
  if (!joint.test(folded)) return simple(raw, folded)
  const [, law, number] = gluedLawOfYear.exec(folded) ?? []
  if (law !== undefined && number !== undefined) return { forms: [], codes: [law, number, folded] }
  if (acronym.test(folded)) return simple(raw, folded.replaceAll('.', ''))
  const inside = folded.match(codeInside) ?? []
  const parts = folded.split(joint)
  const hasLetters = /\p{L}/u.test(folded)
  const hasDigits = /\p{N}/u.test(folded)
  // `covid-19` and `Ω4ΞΛ7-ΠΡ2` are names as a whole; `ν.4887/2022` is a law with an abbreviation before it.
  const codes =
    hasLetters && hasDigits && !(inside.length > 0 && /^\p{L}{1,3}\.\d/u.test(folded)) ? [folded, ...inside] : inside
  const named = parts.filter((part) => part.length > 1 && !/\p{N}/u.test(part))
  const numbered = parts.filter((part) => part.length > 2 && /\p{N}/u.test(part))
  const joined = hasDigits || !folded.includes('-') ? [] : [parts.join('')]
  const forms = [...joined, ...named].filter((form) => !isCommon(form))
  return { forms, codes: [...new Set([...codes, ...numbered])] }
}

function simple(raw: string, folded: string): Word {
  if (folded.length < 2 || isCommon(folded)) return nothing
  const law = gluedLaw.exec(folded)?.[1]
  if (law !== undefined) return { forms: [], codes: [law, folded] }
  if (/\p{N}/u.test(folded)) return { forms: [], codes: [folded] }
  return { forms: lookAlikes.test(raw) ? [folded, asGreek(raw)] : [folded], codes: [] }
}

const nothing: Word = { forms: [], codes: [] }

/** A word in Latin capitals as if they were the Greek ones they look like. */
export function asGreek(raw: string): string {
  return foldText(`${raw}Δ`).folded.slice(0, -1)
}

/** Whether every text has the word. */
export function isCommon(form: string): boolean {
  return commonWords.has(form)
}

/** Articles, pronouns, prepositions and conjunctions of Greek, English, French and Italian, folded. */
const commonWords: ReadonlySet<string> = new Set(
  (
    'ο η το οι τα του τησ των τον την τουσ τισ στο στη στην στον στα στουσ στισ σε και κι με για απο προσ κατα ανα που πωσ να θα δεν μη μην ωσ' +
    ' ειναι ηταν εχει εχουν οπωσ οταν αν ειτε αλλα μετα πριν υπο επι περι δια εωσ μεχρι ενα μια ενοσ μιασ αυτο αυτη αυτα αυτου οποια οποιο οποιεσ οποιοι τι' +
    ' the an of in on for to and or with by from at as is are be this that which it its' +
    ' le la les de des du un une et en au aux pour par sur dans il lo gli di del della dei per con che nel'
  ).split(' '),
)
