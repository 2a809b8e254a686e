import { foldText } from '../../../facts/text-fold.ts'
import { compoundOf, isOne } from '../number-words.ts'
import { readQuantities, type Quantity } from '../quantities.ts'
import { isEmpty, marked, markOf, neutral, type Mark } from './little-words.ts'

/** A part of a sentence that says something, in order. */
export type Item =
  | (Placed & {
      readonly kind: 'word'
      readonly text: string
      readonly case?: Case
      readonly lead: string
      readonly empty: boolean
      readonly verb?: boolean
    })
  | (Placed & { readonly kind: 'figure'; readonly text: string; readonly quantity: Quantity; readonly lead: string })
  | (Placed & { readonly kind: 'mark'; readonly text: string; readonly mark: Mark })

export type Case = 'nominative' | 'accusative' | 'genitive'

interface Placed {
  /** Place in the folded text. */
  readonly start: number
  /** The clause it stands in, counted. */
  readonly clause: number
  /** The piece between commas, conjunctions and clauses, counted. */
  readonly piece: number
  /** Words that stand together without a preposition, verb or article of another case between them. */
  readonly phrase: number
  /** Little words between it and what stands before it. */
  readonly before: readonly string[]
}

export type WordItem = Extract<Item, { kind: 'word' }>
export type FigureItem = Extract<Item, { kind: 'figure' }>
export type MarkItem = Extract<Item, { kind: 'mark' }>

export interface Reading {
  readonly folded: string
  readonly greek: boolean
  readonly items: readonly Item[]
  readonly quantities: readonly Quantity[]
  /** Each "one" that counts nothing by itself. */
  readonly ones: number
  /** Little words, folded. */
  readonly little: readonly string[]
}

/** Prepositions and articles that say what a word is to its sentence. */
const leads: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['in', 'σε στο στη στην στον στα στουσ στισ in at on into onto upon'],
    ['by', 'απο by from αφ απ εκ εξ through via μεσω'],
    ['for', 'για for'],
    ['with', 'με with'],
    ['to', 'προσ to towards toward'],
    ['of', 'of'],
    ['as', 'ωσ as'],
    ['during', 'κατα during throughout'],
    [
      'under',
      'υπο under επι περι against among between μεταξυ about regarding concerning βασει συμφωνα according pursuant αναμεσα amongst',
    ],
  ].flatMap(([lead = '', words = '']) => words.split(' ').map((word) => [word, lead])),
)

const articles: Readonly<Record<string, Case>> = Object.fromEntries(
  [
    ['nominative', 'ο η οι ενασ οποιοσ αυτοσ αυτοι'],
    ['accusative', 'τον την τη τουσ τισ εναν στον στη στην στουσ στισ οποιον αυτον αυτουσ'],
    ['genitive', 'του τησ των ενοσ μιασ αυτου αυτησ αυτων'],
  ].flatMap(([name = '', words = '']) => words.split(' ').map((word) => [word, name as Case])),
)

/** What begins a clause of its own. */
const opener =
  /^(?:που|οποι\p{L}{1,3}|οπου|οτι|οσοι|οσεσ|οσα|οσουσ|οσων|which|who|whose|whom|that|where|while|although|though|whereas|but|αλλα|ενω|ωστοσο|ομωσ|however|παροτι|μολονοτι|since|ωστε|αφου)$/u
const relative = /^(?:που|οποι\p{L}{1,3}|οσοι|οσεσ|οσα|which|who|that)$/u
const openingMarks: ReadonlySet<string> = new Set(['if', 'when', 'unless', 'cause', 'result'])
const neuterNominative = /(?:οσ)$/u
const genitiveEnding = /(?:ου|ων|εωσ|ματοσ|ντοσ|σσονοσ|ζονοσ)$/u

type Token = { readonly at: number; readonly text: string } & (
  | { readonly quantity: Quantity; readonly mark?: undefined }
  | { readonly quantity?: undefined; readonly mark?: Mark | 'neutral' }
)

/** A sentence as what it says, in order, with the little words between that say how. */
export function readSentence(text: string): Reading {
  const { folded, map } = foldText(text)
  const letters = Array.from(text)
  const reader = new Reader((at) => letters[map[at] ?? 0] ?? '')
  const quantities = readQuantities(folded, true).filter(
    ({ key, bound, start, end }) => key !== '1' || bound !== 'none' || !isOne(folded.slice(start, end)),
  )
  const tokens = tokensOf(folded, quantities)
  for (const [index, token] of tokens.entries()) reader.take(token, tokens.slice(index + 1, index + 9))
  const { items, ones, little } = reader
  return {
    folded,
    greek: isGreek(folded) && !/[a-z]{4}.*[a-z]{4}.*[a-z]{4}/u.test(folded),
    items,
    quantities,
    ones,
    little,
  }
}

function tokensOf(folded: string, quantities: readonly Quantity[]): Token[] {
  const outside = (start: number, found: string): boolean =>
    !quantities.some((each) => start < each.end && start + found.length > each.start)
  const marks = [...folded.matchAll(marked)].filter(({ index, 0: found }) => outside(index, found))
  const inMark = (start: number): boolean =>
    marks.some(({ index, 0: found }) => start >= index && start < index + found.length)
  return [
    ...quantities.map((quantity): Token => ({
      at: quantity.start,
      quantity,
      text: folded.slice(quantity.start, quantity.end),
    })),
    ...marks.map((match): Token => ({ at: match.index, text: match[0], mark: markOf(match.slice(1)) })),
    ...[...folded.matchAll(/[\p{L}\p{N}]+|[,;:·.()"–—!?]| - /gu)]
      .filter(({ index, 0: found }) => outside(index, found) && !inMark(index))
      .map(({ index, 0: found }): Token => ({ at: index, text: found })),
  ].toSorted((x, y) => x.at - y.at)
}

class Reader {
  readonly items: Item[] = []
  readonly little: string[] = []
  ones = 0
  readonly #original: (at: number) => string
  #clause = 0
  #piece = 0
  #phrase = 0
  #lead = ''
  #article: Case | undefined
  /** Whether something has been said since the preposition or article. */
  #used = false
  #before: string[] = []
  /** Whether the clause has its verb. */
  #verb = false
  /** The clause that goes on after a relative clause in it, which still wants its verb. */
  #outer: number | undefined
  #clauses = 0
  /** Whether the relative clause has its verb and what the verb says. */
  #done = false

  constructor(original: (at: number) => string) {
    this.#original = original
  }

  take({ at: start, text, quantity, mark }: Token, following: readonly Token[]): void {
    if (quantity !== undefined) this.#figure(start, text, quantity)
    else if (mark !== undefined) this.#mark(start, text, mark)
    else if (/^[^\p{L}\p{N}]+$/u.test(text)) {
      // "Own funds (€84,000)": the figure belongs to what stands before it.
      if (text !== '(' || following[0]?.quantity === undefined) this.#comma(text, following)
    } else if (/^(?:or|ειτε|either)$/u.test(text) || (text === 'η' && /^[ήΉ]$/u.test(this.#original(start))))
      this.#or(start, text, following)
    else {
      const letter = text.length === 1 && start > 0 && /\p{Lu}/u.test(this.#original(start)) && text !== 'i'
      if (!letter && neutral.has(text)) this.#little(text, following)
      else this.#word(start, text, letter)
    }
  }

  /** «Σε πτώχευση, εκκαθάριση ή διαχείριση»: what a list goes on with stands under the preposition of the first. */
  #comma(text: string, following: readonly Token[]): void {
    const last = this.items.at(-1)
    const stop = following.findIndex((token) => isFiniteToken(token) || /^[^\p{L}\p{N},]+$/u.test(token.text))
    const rest = stop < 0 ? following : following.slice(0, stop)
    const listed =
      text === ',' &&
      last?.kind === 'word' &&
      last.verb !== true &&
      last.lead !== 'of' &&
      rest.some((token) => /^(?:και|or|and|η|ειτε)$/u.test(token.text)) &&
      !rest.slice(0, 2).some((token) => leads[token.text] !== undefined || articles[token.text] !== undefined)
    if (text === ',' && this.#outer !== undefined && this.#done && isFiniteToken(following[0])) return this.#back()
    this.#turn(/[;:·.]/u.test(text) || (text === ',' && this.#verb && isFiniteToken(following[0])), ',')
    if (listed) this.#lead = last.lead
  }

  #turn(hard: boolean, by = '&'): void {
    if (hard) {
      this.#clauses += 1
      this.#clause = this.#clauses
      this.#verb = false
      this.#outer = undefined
      this.#done = false
    }
    this.#piece += 1
    this.#part()
    this.#before.push(by)
  }

  /** "Proposals that do not reach 50 points | are rejected": the second verb is of the clause around. */
  #back(): void {
    if (this.#outer === undefined || !this.#done) return
    this.#clause = this.#outer
    this.#outer = undefined
    this.#done = false
    this.#verb = false
    this.#piece += 1
    this.#part()
  }

  #part(lead = ''): void {
    this.#phrase += 1
    this.#lead = lead
    this.#article = undefined
    this.#used = false
  }

  #place(start: number): Placed {
    const before = this.#before
    this.#before = []
    return { start, clause: this.#clause, piece: this.#piece, phrase: this.#phrase, before }
  }

  #figure(start: number, text: string, quantity: Quantity): void {
    const lead = this.#article === 'genitive' ? 'of' : this.#lead
    this.items.push({ kind: 'figure', text, quantity, lead, ...this.#place(start) })
    this.#used = true
    const unit = unitIn(text)
    if (unit !== undefined) this.items.push({ kind: 'word', text: unit, lead: '', empty: false, ...this.#place(start) })
  }

  #mark(start: number, text: string, mark: Mark | 'neutral'): void {
    if (mark === 'neutral') return
    if (openingMarks.has(mark)) this.#turn(true)
    else if (/^(?:not|must|may|should|future|past)$/u.test(mark)) this.#back()
    this.items.push({ kind: 'mark', text, mark, ...this.#place(start) })
    if (text === 'cannot') this.items.push({ kind: 'mark', text: 'can', mark: 'may', ...this.#place(start) })
    if (text === 'ineligible') this.#word(start, 'eligible', false)
    this.#part(/^(?:before|after|until|except|instead|within|regardless)$/u.test(mark) ? mark : '')
    // "Need confirmation", "require a bond": what follows is no verb.
    this.#before.push(mark === 'must' && takesNoun.test(text) ? 'need' : mark)
  }

  #or(start: number, text: string, following: readonly Token[]): void {
    if (text === 'either') return
    this.items.push({ kind: 'mark', text, mark: 'or', ...this.#place(start) })
    this.#join(following)
  }

  #little(word: string, following: readonly Token[]): void {
    this.little.push(word)
    if (/^(?:και|κι|and)$/u.test(word)) return this.#join(following)
    if (opener.test(word)) {
      const outer = relative.test(word) && !this.#verb ? this.#clause : undefined
      this.#turn(true)
      this.#outer = outer
    } else if (finite.test(word)) this.#back()
    if (isOne(word) || word === 'once') this.ones += 1
    if (finite.test(word)) this.#verb = true
    const lead = leads[word]
    if (lead !== undefined) this.#part(lead)
    const article = articles[word]
    if (article !== undefined || determiner.test(word)) {
      if (this.#used) this.#part()
      this.#article = article
      // «Στη», «στον»: both.
      if (lead !== undefined) this.#lead = lead
    }
    this.#before.push(word)
  }

  /** Of two things that "and" joins, the second stands under the preposition of the first. */
  #join(following: readonly Token[]): void {
    const last = this.items.at(-1)
    const lead = last?.kind === 'word' && last.verb !== true ? last.lead : ''
    const next = following[0]?.text ?? ''
    const stop = following.findIndex(({ text }) => /^[^\p{L}\p{N}]+$/u.test(text) || opener.test(text))
    const own =
      isFiniteToken(following[0]) ||
      (this.#verb && (stop < 0 ? following : following.slice(0, stop)).some(isFiniteToken))
    const outer = this.#outer
    this.#turn(own)
    this.#outer = outer
    if (!own && lead !== 'of' && leads[next] === undefined) this.#lead = lead
  }

  #word(start: number, text: string, letter: boolean): void {
    const verb = isVerb(text, this.#before)
    // «Που ιδρύονται πριν υπογραφεί»: the second verb is of the clause in the first.
    const within = this.#before.some((word) => (isGreek(text) ? /^(?:before|after|να|αφου)$/u : helping).test(word))
    if (verb && !within) this.#back()
    if (verb) this.#part()
    const shown = verb ? undefined : caseOf(text, this.#article, this.#lead)
    const last = this.items.at(-1)
    // A genitive without an article is a phrase of its own.
    if (
      shown === 'genitive' &&
      last?.kind === 'word' &&
      last.case !== 'genitive' &&
      last.phrase === this.#phrase &&
      this.#article !== 'genitive'
    )
      this.#part()
    this.items.push({
      kind: 'word',
      text,
      lead: shown === 'genitive' ? 'of' : this.#lead,
      empty: !letter && isEmpty(text),
      verb,
      ...this.#place(start),
      ...(shown === undefined ? {} : { case: shown }),
    })
    this.#used = true
    this.#done ||= this.#outer !== undefined && (verb || this.#verb)
    if (!verb) return
    this.#verb = true
    this.#part()
  }
}

/** «Τριετία» is a number and "years". */
function unitIn(word: string): string | undefined {
  const unit = compoundOf(word)?.unit
  return unit === 'year' || unit === 'month'
    ? isGreek(word)
      ? { year: 'ετη', month: 'μηνεσ' }[unit]
      : unit
    : undefined
}
const isGreek = (text: string): boolean => /\p{Script=Greek}/u.test(text)

/** The case that an article or an ending shows; undefined where several are possible. */
function caseOf(word: string, article: Case | undefined, lead: string): Case | undefined {
  if (lead === 'of') return undefined
  if (article === 'genitive' && !/(?:ει|ουν|εται|ονται)$/u.test(word)) return 'genitive'
  if (genitiveEnding.test(word)) return 'genitive'
  if (lead !== '') return 'accusative'
  if (article !== undefined) return article
  if (/(?:ησ|ασ)$/u.test(word)) return 'genitive'
  if (/ουσ$/u.test(word)) return 'accusative'
  if (
    neuterNominative.test(word) &&
    !/(?:μεγεθοσ|κρατοσ|ετοσ|υψοσ|τελοσ|οφελοσ|μεροσ|κοστοσ|μηκοσ|βαροσ|εδαφοσ|δασοσ|πληθοσ)$/u.test(word)
  )
    return 'nominative'
  return undefined
}

const finite =
  /^(?:.{3,}(?:ει|ουν|εται|ονται|ειται|ουνται|αται|ωνται|ηκε|ηκαν|ουσε|ουσαν|οταν|ονταν|ουνταν|σαν|ξαν|ψαν)|ειναι|εχει|εχουν|ηταν|θα|δεν|is|are|was|were|has|have|had|does|do|may|must|can|cannot|will|shall|should|not)$/u
const isFinite = (word: string): boolean => finite.test(word) || (!isGreek(word) && verbs.test(word))
export const isGreekVerb = (word: string): boolean => isGreek(word) && finite.test(word) && !/^(?:δεν|θα)$/u.test(word)

const isFiniteToken = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.quantity === undefined &&
  (isFinite(token.text) || token.mark === 'may' || token.mark === 'must')

const determiner = /^(?:το|τα|the|a|an|its|their|his|her|your|our|this|these|those|it|they)$/u

/** English verbs that are no nouns as well. */
const verbs =
  /^(?:accept|meet|receive|submit|employ|cover|keep|hold|own|operate|reduce|include|start|begin|pay|repay|provide|assess|approve|reject|decide|appoint|inform|notify|suppl(?:y|ie)|sell|buy|lend|borrow|hire|train|finance|control|inspect|verif(?:y|ie)|certif(?:y|ie)|sign|issue|select|evaluate|appl(?:y|ie)|replace|maintain|retain|install|produce|invest|contribute|participate|demonstrate|prove|declare|record|describe|compl(?:y|ie)|affect|depend|follow|precede|serve|represent|manage|recover|reimburse|award|give|take|allow|contain|concern|relate|remain|stay|become|run|grow|bear|deduct|monitor|publish|announce|define|determine|calculate|compute|accompan(?:y|ie)|consult|guarantee|secure|insure|pass|send|ask|belong|last|live|reside|exempt|correspond|rest|work|export|make|range|lead|build|engage|carr(?:y|ie)|store|check|confirm|state|list|show|need|want|call|sets?|appear|end|close|open|lapse|expire|cease|stop)(?:s|es|d|ed|t)?$|^(?:met|kept|held|owned|began|begun|paid|repaid|sold|bought|lent|gave|given|took|taken|became|ran|grew|grown|bore|sent|made|led|built|ends?|fell|rose)$/u
const participle =
  /(?:ed|en)$|^(?:met|kept|held|begun|paid|repaid|sold|bought|lent|sent|made|led|built|set|borne|put|shown|lost|left|spent|let)$/u
const be = /^(?:is|are|was|were|be|been|being|past)$/u
const have = /^(?:has|have|had|having)$/u
/** Said of a duty, with a noun after it. */
const takesNoun = /^(?:need|needs|needed|requir(?:e|es|ed|ing))$/u
const helping =
  /^(?:is|are|was|were|be|been|being|has|have|had|having|do|does|did|may|must|can|will|should|not|future|past|to)$/u

/** Whether a word is the verb of its clause, by its ending and what stands before it. */
function isVerb(word: string, before: readonly string[]): boolean {
  if (isGreek(word)) return isGreekVerb(word)
  const last = before.filter((each) => !/^(?:only|also|already|yet|then|so)$/u.test(each)).at(-1)
  if (last !== undefined && be.test(last)) return participle.test(word)
  if (last !== undefined && have.test(last)) return participle.test(word)
  if (last !== undefined && helping.test(last)) return verbs.test(word) || participle.test(word) || last !== 'to'
  return verbs.test(word) && !(last !== undefined && (determiner.test(last) || leads[last] !== undefined))
}

/** Verbs in the form of the passive that act all the same. */
const deponent =
  /^(?:δεχ|ερχ|προερχ|εργαζ|εξαρτ|βρισκ|κυμαιν|γιν|προμηθευ|εκμεταλλευ|επεξεργαζ|ασχολ|συνεργαζ|χειριζ|χρειαζ|αφιστ|υφιστ|δανειζ|εκπροσωπ_)/u

/** Whether the subject of a verb is what it is done to. */
export const isPassive = ({ text, before }: WordItem): boolean =>
  isGreek(text)
    ? /(?:ται|νται|θηκε|θηκαν|θει|θουν|οταν|ονταν|ουνταν|στει|στουν|χτει|τηκε|τηκαν)$/u.test(text) &&
      !deponent.test(text)
    : participle.test(text) && before.some((word) => be.test(word))
