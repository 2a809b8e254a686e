import type { Finding } from './claim.ts'
import { isNegation, like } from './meaning.ts'
import type { Source } from './source.ts'
import { isJoining, wordsOf, type Word } from './words.ts'

/** How much of a thing is meant. */
const classes: readonly (readonly [string, RegExp])[] = [
  [
    'all',
    /^(?:all|every|each|both|whole|entire|καθε|ολ(?:οι|εσ|α|ων|ουσ|η|ο|οσ|ησ|ου|οκληρ\p{L}+)|συνολο|αμφοτερ\p{L}+)$/u,
  ],
  ['part', /^(?:some|part|several|most|μεροσ|μερουσ|μερικ\p{L}+|ορισμεν\p{L}+|καποι\p{L}+)$/u],
  ['half', /^(?:half|μισο|μισα|μισοι|μισεσ|μισου|ημισυ)$/u],
  ['one', /^(?:one|single)$/u],
  ['same', /^(?:same|ιδι(?:εσ|οι|ων|ουσ))$/u],
]
const classOf = (word: string): string | undefined => classes.find(([, pattern]) => pattern.test(word))?.[0]
/** What must not stand for what. */
const contrary: readonly (readonly [string, string])[] = [
  ['part', 'all'],
  ['all', 'part'],
  ['part', 'half'],
  ['all', 'half'],
  ['one', 'all'],
]

interface Said {
  readonly quantifier: string
  readonly text: string
  readonly noun: string
}

function saidIn(words: readonly Word[]): Said[] {
  return words.flatMap(({ text }, at): Said[] => {
    const quantifier = classOf(text)
    const noun = words
      .slice(at + 1, at + 5)
      .find((word) => word.text.length > 2 && !isJoining(word.text) && classOf(word.text) === undefined)
    return quantifier === undefined || noun === undefined ? [] : [{ quantifier, text, noun: noun.text }]
  })
}

/** "One assessor" for "each assessor", "part of their income" for "half of their income". */
export function quantifierFindings(folded: string, sources: readonly Source[]): Finding[] {
  const theirs = sources.flatMap(({ prose }) => saidIn(wordsOf(prose)))
  const own = saidIn(wordsOf(folded))
  return own.flatMap(({ quantifier, text, noun }): Finding[] => {
    const same = theirs.filter((each) => like(each.noun, noun))
    const wrong =
      same.length > 0 &&
      same.every((each) => contrary.some(([a, b]) => a === quantifier && b === each.quantifier)) &&
      !theirs.some((each) => each.quantifier === quantifier)
    return wrong ? [{ code: 'bound', at: text }] : []
  })
}

/** "Any costs" for "the same costs". */
export function anyFindings(folded: string, sources: readonly Source[]): Finding[] {
  const words = wordsOf(folded)
  const theirs = sources.flatMap(({ prose }) => saidIn(wordsOf(prose)))
  return words.flatMap(({ text }, at): Finding[] => {
    if (
      !/^(?:any|οποι\p{L}*δηποτε)$/u.test(text) ||
      words.slice(Math.max(0, at - 3), at).some((word) => isNegation(word.text))
    )
      return []
    const noun = words.slice(at + 1, at + 4).find((word) => !isJoining(word.text))?.text ?? ''
    return theirs.some((each) => each.quantifier === 'same' && like(each.noun, noun))
      ? [{ code: 'bound', at: text }]
      : []
  })
}
