import { meaningsOf } from './lexicon.ts'
import { sameWord, type Word } from './words.ts'

/** Words that turn a statement round. Bounds such as «δεν υπερβαίνει» are bounds, not negations. */
const negating =
  /^(δεν|δε|μη|μην|οχι|ουτε|μητε|χωρισ|διχωσ|κανενα|κανενασ|καμια|καμιασ|κανεναν|ποτε|τιποτα|τιποτε|not|no|never|without|nor|neither|none|nobody|cannot|non|isn|aren|doesn|don|unless)$/u
const bounding = /^(υπερβαιν\p{L}*|υπερβει|ξεπερν\p{L}*|ξεπερασ\p{L}*|exceed\p{L}*)$/u
const boundingNext =
  /^(more|less|fewer|later|earlier|below|above|περισσοτερ\p{L}*|λιγοτερ\p{L}*|πανω|κατω|παραπανω|only|μονο|αργοτερα|νωριτερα)$/u
/** What leaves something out without a negation. */
const excluding =
  /^(εξαιρ\p{L}*|αποκλει\p{L}*|απορρι\p{L}*|απαγορευ\p{L}*|εκτοσ|exclu\p{L}*|except|reject\p{L}*|prohibit\p{L}*|forbid\p{L}*|outside|ineligible)$/u

export const isNegation = (word: string): boolean => negating.test(word)

/** How often a clause says no: negations and exclusions, one that negates the other not counted. */
export interface Polarity {
  readonly negative: number
  /** Negations of exclusions, which say yes. */
  readonly double: number
}

export function polarityOf(words: readonly Word[]): Polarity {
  let negative = 0
  let double = 0
  for (let at = 0; at < words.length; at += 1) {
    const text = words[at]?.text ?? ''
    if (excluding.test(text)) negative += 1
    if (!negating.test(text)) continue
    const next = words.slice(at + 1, at + 4).map((word) => word.text)
    if (boundingNext.test(next[0] ?? '') || next.some((word) => bounding.test(word))) continue
    if (contrasts(words, at)) continue
    if (next.slice(0, 2).some((word) => excluding.test(word))) {
      double += 1
      negative -= 1
    } else negative += 1
  }
  return { negative, double }
}

/** How often a text says that something exceeds something, and that it does not. */
export function exceedingIn(words: readonly Word[]): { does: number; not: number } {
  const found = { does: 0, not: 0 }
  for (const [at, { text }] of words.entries()) {
    if (!bounding.test(text)) continue
    found[words.slice(Math.max(0, at - 4), at).some((word) => negating.test(word.text)) ? 'not' : 'does'] += 1
  }
  return found
}

/** "Three, not five": sets two things against each other and negates no statement. */
function contrasts(words: readonly Word[], at: number): boolean {
  if (!/^(οχι|not)$/u.test(words[at]?.text ?? '')) return false
  const before = words[at - 1]
  const here = words[at]
  return (
    /^(και|αλλα|and|but)$/u.test(before?.text ?? '') ||
    (before !== undefined && here !== undefined && here.start - before.end > 1)
  )
}

/** Pairs that mean the opposite: one must not stand for the other. Stems, folded. */
const opposites: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['επιλεξιμ', 'eligib'],
    ['εξαιρ', 'αποκλει', 'exclu'],
  ],
  [
    ['αυξησ', 'αυξαν', 'increas', 'raise', 'rise'],
    ['μειωσ', 'μειων', 'decreas', 'reduc', 'drop'],
  ],
  [
    ['πριν', 'before', 'prior', 'precede'],
    ['μετα', 'υστερα', 'επειτα', 'after', 'follow'],
  ],
  [
    ['υποχρεωτικ', 'mandatory', 'compulsory', 'obligatory'],
    ['προαιρετικ', 'optional', 'voluntary'],
  ],
  [
    ['επιτρεπ', 'allow', 'permit'],
    ['απαγορευ', 'prohibit', 'forbid', 'bann'],
  ],
  [
    ['εντοσ', 'μεσα', 'inside', 'within'],
    ['εκτοσ', 'εξω', 'outside', 'beyond'],
  ],
  [
    ['εγκρι', 'approv'],
    ['απορρι', 'reject', 'refus'],
  ],
  [
    ['αρχη', 'αρχι', 'εναρξ', 'ανοιγ', 'start', 'begin', 'open'],
    ['ληγ', 'ληξ', 'κλειν', 'end', 'clos', 'expir'],
  ],
  [
    ['εμπροσ', 'forward'],
    ['πισω', 'back'],
  ],
  [
    ['υψηλοτερ', 'μεγαλυτερ', 'highest', 'largest'],
    ['χαμηλοτερ', 'μικροτερ', 'lowest', 'smallest'],
  ],
]

/** The opposite of a word, where it has one in the list. */
export function oppositesOf(word: string): readonly string[] {
  return opposites.flatMap(([a, b]) => {
    if (a.some((stem) => word.startsWith(stem))) return b
    return b.some((stem) => word.startsWith(stem)) ? a : []
  })
}

/** Whether one word may stand for the other: forms of one word, or one meaning of the lexicon. */
export function like(a: string, b: string): boolean {
  if (sameWord(a, b)) return true
  const meanings = meaningsOf(a)
  return meanings.length > 0 && meaningsOf(b).some((meaning) => meanings.includes(meaning))
}
