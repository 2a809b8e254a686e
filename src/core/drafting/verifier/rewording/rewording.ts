import type { Citation } from '../../../citing/citation.ts'
import type { Language } from '../../../facts/text.ts'
import type { Finding, Library } from '../claim.ts'
import { verify } from '../verify.ts'
import { arrangementOf, type Arrangement } from './arrangement.ts'
import { isApart, wordsOf, type Token } from './tokens.ts'

/** A composed sentence, what it cites, and what is proposed in its place. */
export interface Reworded {
  readonly composed: string
  readonly text: string
  readonly language: Language
  readonly citations: readonly Citation[]
}

/**
 * Everything for which a proposal may not stand in the place of a composed sentence; empty where it may. The composed
 * sentence is true, so that the proposal has to say the same; its citations are resolved once more.
 */
export function verifyRewording({ composed, text, language, citations }: Reworded, library: Library = {}): Finding[] {
  const cited = (said: string): Finding[] =>
    verify({ text: said, language, citations, licensed: [composed] }, library).filter(({ code }) =>
      ofCitations.has(code),
    )
  // What the composed sentence itself is told says nothing of its rewording.
  const known = new Set(cited(composed).map(({ code }) => code))
  return [...rewordingFindings(composed, text), ...cited(text).filter(({ code }) => !known.has(code))]
}

/** What is told of citations. Figures and codes of a rewording are the composed sentence's, letter for letter. */
const ofCitations: ReadonlySet<Finding['code']> = new Set(['uncited', 'unresolved', 'derivation'])

/**
 * Where a rewording is not made of the parts of the composed sentence; empty where it is: every part once, word for word or
 * with what may stand for a word, the parts of one group in any order, and no other word.
 */
export function rewordingFindings(composed: string, text: string): Finding[] {
  const arrangement = arrangementOf(composed)
  const sign = text.match(noWord)?.find((each) => !composed.includes(each))
  if (sign !== undefined) return [{ code: 'word', at: sign }]
  const moved =
    setApart(composed).find((each) => !text.includes(each)) ?? setApart(text).find((each) => !composed.includes(each))
  if (moved !== undefined) return [{ code: 'word', at: moved }]
  const words = wordsOf(text).filter((token) => !isApart(token))
  const reach = new Reach(words, arrangement)
  return reach.isWhole ? [] : [{ code: 'word', at: reach.stop }]
}

/** Signs that are read as no word and still say something: "~5%", "It is paid?". */
const noWord = /[^\p{L}\p{M}\p{N}\s€$£%‰§&+=<>≤≥±×*/:;·\u0387,.()«»“”"„'’΄–−-]/gu

/** What stands in quotation marks, letter for letter: they may not close around anything else. */
const setApart = (text: string): readonly string[] => text.match(/“[^”]*”|«[^»]*»|"[^"]*"/gu) ?? []

/** How far a proposal can be read as the parts of the composed sentence. */
class Reach {
  readonly isWhole: boolean
  #far = 0
  readonly #words: readonly string[]
  readonly #articles: RegExp | undefined
  /** An English article says nothing of its noun's place. */
  readonly #anywhere: boolean

  constructor(text: readonly Token[], { groups, named, language }: Arrangement) {
    this.#words = text.map(({ word }) => word)
    this.#articles = named ? articles[language] : undefined
    this.#anywhere = language === 'en'
    this.isWhole = this.#groups(groups, 0)
  }

  /** The first word that fits nowhere. */
  get stop(): string {
    return this.#words[this.#far] ?? ''
  }

  #groups(groups: Arrangement['groups'], at: number): boolean {
    const [group, ...rest] = groups
    if (group === undefined) return at === this.#words.length
    if (group.kind === 'parts') return this.#parts(group.parts, at, (end) => this.#groups(rest, end))
    // "The state of the business is: to be established".
    const others = group.others.flatMap((each) =>
      group.token.word === ':' && each !== '' ? [each, `${each}:`] : [each],
    )
    return [group.token.word, ...others].some((each) =>
      this.#sequence(
        wordsOf(each).map(({ word }) => [[word]]),
        at,
        (end) => this.#groups(rest, end),
      ),
    )
  }

  /** Parts in any order. */
  #parts(parts: readonly (readonly Token[])[], at: number, then: (end: number) => boolean): boolean {
    if (parts.length === 0) return then(at)
    return parts.some((part, index) => {
      const others = parts.filter((_, place) => place !== index)
      const choices = part.filter((token) => !isApart(token)).map(choicesOf)
      const on = (end: number): boolean => this.#parts(others, end, then)
      return this.#sequence(choices, at, on, true)
    })
  }

  /** Words in order, each or what may stand for it. */
  #sequence(choices: readonly Choices[], at: number, then: (end: number) => boolean, begins = false): boolean {
    this.#far = Math.max(this.#far, at)
    const [choice, ...rest] = choices
    if (choice === undefined) return then(at)
    const said = choice.some(
      (words) =>
        words.every((word, place) => this.#words[at + place] === word) && this.#sequence(rest, at + words.length, then),
    )
    const article = this.#articles?.test(this.#words[at] ?? '') === true && (begins || this.#anywhere)
    return said || (article && this.#sequence(choices, at + 1, then))
  }
}

type Choices = readonly (readonly string[])[]

const choicesOf = ({ word, row }: Token): Choices =>
  (row?.words ?? [word]).map((each) => (row === undefined ? [each] : wordsOf(each).map((token) => token.word)))

const articles = { en: /^(?:the|a|an)$/u, el: /^(?:ο|η|το|οι|τα)$/u } as const
