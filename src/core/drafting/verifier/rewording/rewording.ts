import type { Citation } from '../../../citing/citation.ts'
import type { Language } from '../../../facts/text.ts'
import type { Finding, Library } from '../claim.ts'
import { verify } from '../verify.ts'
import { arrangementOf, type Arrangement, type Part } from './arrangement.ts'
import { isCased } from './capitals.ts'
import { mayStand } from './commas.ts'
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
  const reach = new Reach({ composed, text }, arrangement)
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
  readonly #texts: Texts
  readonly #tokens: readonly Token[]
  readonly #words: readonly string[]
  /** Places of words with a comma before them. */
  readonly #commas: ReadonlySet<number>
  readonly #articles: RegExp | undefined
  /** An English article says nothing of its noun's place. */
  readonly #anywhere: boolean

  constructor(texts: Texts, { groups, named, language }: Arrangement) {
    const all = wordsOf(texts.text)
    this.#texts = texts
    this.#tokens = all.filter((token) => !isApart(token))
    this.#words = this.#tokens.map(({ word }) => word)
    this.#commas = placesAfter(all, ({ word }) => word === ',')
    this.#articles = named ? articles[language] : undefined
    this.#anywhere = language === 'en'
    this.isWhole = this.#groups(groups, 0)
  }

  /** The first word that fits nowhere. */
  get stop(): string {
    return this.#words[this.#far] ?? ''
  }

  #groups(groups: Arrangement['groups'], at: number, after = ''): boolean {
    const [group, ...rest] = groups
    if (group === undefined) return at === this.#words.length
    if (group.kind === 'parts') {
      const on = (end: number): boolean => this.#groups(rest, end)
      return this.#parts({ all: group.parts, left: group.parts, last: undefined, named: after === ':' }, at, on)
    }
    // "The state of the business is: to be established".
    const others = group.others.flatMap((each) =>
      group.token.word === ':' && each !== '' ? [each, `${each}:`] : [each],
    )
    return [group.token.word, ...others].some((each) =>
      this.#sequence(
        wordsOf(each).map(({ word }): Place => ({ choices: [[word]], mayPause: true })),
        at,
        (end) => this.#groups(rest, end, group.token.word),
      ),
    )
  }

  /** Parts in any order. */
  #parts({ all, left, last, named }: Open, at: number, then: (end: number) => boolean): boolean {
    if (left.length === 0) return then(at)
    return left.some((part) => {
      if (last !== undefined && this.#commas.has(at) && !mayStand(all, last, part)) return false
      const open = { all, left: left.filter((each) => each !== part), last: part, named }
      const on = (end: number): boolean => this.#parts(open, end, then)
      return this.#sequence(placesOf(part, named && last === undefined), at, on, true)
    })
  }

  /** Words in order, each or what may stand for it, with the capital that its place wants and commas where they were. */
  #sequence(places: readonly Place[], at: number, then: (end: number) => boolean, begins = false): boolean {
    this.#far = Math.max(this.#far, at)
    const [place, ...rest] = places
    if (place === undefined) return then(at)
    const said =
      (begins || place.mayPause || !this.#commas.has(at)) &&
      place.choices.some(
        (words) =>
          words.every((word, step) => this.#words[at + step] === word) &&
          this.#isCased(place, at) &&
          this.#sequence(rest, at + words.length, then),
      )
    const article = this.#articles?.test(this.#words[at] ?? '') === true && (begins || this.#anywhere)
    return said || (article && this.#sequence(places, at + 1, then))
  }

  #isCased({ token, free = false }: Place, at: number): boolean {
    const said = this.#tokens[at]
    return token === undefined || said === undefined || isCased(this.#texts, { token, said, first: at === 0, free })
  }
}

interface Texts {
  readonly composed: string
  readonly text: string
}

/** Parts of a group, some of them said. */
interface Open {
  readonly all: readonly Part[]
  readonly left: readonly Part[]
  /** The part said last; undefined before the first. */
  readonly last: Part | undefined
  /** What something is called stands before it: its capital is the writer's. */
  readonly named: boolean
}

/** A word of the composed sentence, what may stand for it, and whether a sign that sets apart may stand before it. */
interface Place {
  readonly choices: readonly (readonly string[])[]
  readonly mayPause: boolean
  readonly token?: Token
  readonly free?: boolean
}

function placesOf({ tokens }: Part, free: boolean): Place[] {
  const pauses = placesAfter(tokens, isApart)
  return tokens
    .filter((token) => !isApart(token))
    .map((token, at) => ({
      choices: choicesOf(token),
      // "2 April 2026, 09:00".
      mayPause: pauses.has(at) || /^\d{1,2}:\d\d$/u.test(token.word),
      token,
      free: free && at === 0,
    }))
}

/** Places among the words before which a sign of that sort stands. */
function placesAfter(tokens: readonly Token[], sort: (token: Token) => boolean): Set<number> {
  const places = new Set<number>()
  let at = 0
  for (const token of tokens) {
    if (sort(token)) places.add(at)
    if (!isApart(token)) at += 1
  }
  return places
}

const choicesOf = ({ word, row }: Token): Place['choices'] =>
  (row?.words ?? [word]).map((each) => (row === undefined ? [each] : wordsOf(each).map((token) => token.word)))

const articles = { en: /^(?:the|a|an)$/u, el: /^(?:ο|η|το|οι|τα)$/u } as const
