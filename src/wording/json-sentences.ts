/**
 * Sentences as JSON writes them, put together from parts that were written once: the words between the values, and the
 * values that come again. A page of fifty matches has a thousand sentences.
 */
import type { Language } from '../core/facts/text.ts'
import { isLasting } from '../core/matching/lasting.ts'
import type { Reason, ReasonValue } from '../core/matching/result.ts'
import { byteText, jsonText, type ByteText } from '../platform/json-bytes.ts'
import { piecesOf, turningWords, type Piece } from './message.ts'
import { countOf, renderValue } from './render.ts'
import { catalogue, raised, say, type Names } from './wording.ts'

/** Words, written; a value; or one of two words by a number. */
type Part = ByteText | { readonly name: string; readonly one?: ByteText; readonly other?: ByteText }

interface Kept {
  readonly revision: number | undefined
  /** By key; undefined: there is no such message. */
  readonly messages: Map<string, readonly Part[] | undefined>
  /** Of reasons that are made once. */
  readonly lasting: WeakMap<Reason, ByteText>
  readonly words: Words
}

/** Says reasons as JSON strings: `JSON.stringify(say(reason, language, names))`. */
export type JsonSayer = (reason: Reason) => ByteText

const kept = new WeakMap<Names, Partial<Record<Language, Kept>>>()

export function jsonSayer(language: Language, names: Names): JsonSayer {
  const { messages, lasting, words } = keptOf(language, names)
  const sentenceOf = (reason: Reason): ByteText => {
    const { key, values } = reason
    let parts = messages.get(key)
    if (parts === undefined) messages.set(key, (parts = partsOf(key, language)))
    const sentence = parts && joined(parts, values, words)
    return sentence === undefined ? jsonText(say(reason, language, names)) : `"${sentence}"`
  }
  return (reason) => {
    const known = lasting.get(reason)
    if (known !== undefined) return known
    const sentence = sentenceOf(reason)
    if (isLasting(reason)) lasting.set(reason, sentence)
    return sentence
  }
}

/** Names may change: what was said with others is let go. */
function keptOf(language: Language, names: Names): Kept {
  const revision = names.revision?.()
  const known = kept.get(names) ?? {}
  kept.set(names, known)
  if (known[language]?.revision !== revision) delete known[language]
  return (known[language] ??= {
    revision,
    messages: new Map(),
    lasting: new WeakMap(),
    words: new Words(language, names),
  })
}

function partsOf(key: string, language: Language): readonly Part[] | undefined {
  const message = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
  return message && piecesOf(message[language]).map((piece, i) => partOf(piece, i === 0))
}

function partOf(piece: Piece, isFirst: boolean): Part {
  const written = (words: string): ByteText => escaped(isFirst ? raised(words) : words)
  if (typeof piece === 'string') return written(piece)
  const { name, one, other } = piece
  return one === undefined ? { name } : { name, one: written(one), other: written(other ?? '') }
}

/** Undefined where a value is missing, opens the sentence with a word, or changes the words around it: that is told of as elsewhere. */
function joined(parts: readonly Part[], values: Reason['values'], words: Words): ByteText | undefined {
  let text = ''
  let turns = false
  for (let i = 0; i < parts.length; i += 1) {
    const part = parts[i] as Part
    if (typeof part === 'string') {
      text += part
      continue
    }
    const value = values[part.name]
    if (value === undefined) return undefined
    if (part.one === undefined) {
      const said = words.of(value)
      if (i === 0 && !opensWithDigit(said)) return undefined
      text += said
      turns ||= mayTurn(value, said)
    } else text += countOf(value) === 1 ? part.one : (part.other ?? '')
  }
  // A title may end with the stop that the sentence has, too.
  return text.includes('..') || (turns && turning.some((words) => text.includes(words))) ? undefined : text
}

const opensWithDigit = (said: ByteText): boolean => said >= '0' && said < ':'

const turning = turningWords.map(byteText)
const figures: ReadonlySet<string> = new Set(['money', 'percent', 'range', 'codes', 'regions', 'terms'])

/** Whether it may hold the first day of a month, which Greek says in other words than all others. */
const mayTurn = (value: ReasonValue, said: ByteText): boolean =>
  typeof value === 'string' ||
  (typeof value === 'object' && !figures.has(value.type) && (value.type !== 'date' || said.startsWith('1 ')))

/** Of one kind of values at most. */
const mostWords = 5000
/** Longer lists hardly come again. */
const mostListed = 8

/** Values in words, those that come again kept. */
class Words {
  readonly #language: Language
  readonly #names: Names
  /** Bounds that a programme asks for are the same object each time. */
  readonly #ranges = new WeakMap<object, ByteText>()
  readonly #dates = new Map<string, ByteText>()
  readonly #regions = new Map<string, ByteText>()
  /** By currency, classification and vocabulary. */
  readonly #amounts = new Map<string, Map<string, ByteText>>()
  readonly #codes = new Map<string, Map<string, ByteText>>()
  readonly #terms = new Map<string, Map<string, ByteText>>()

  constructor(language: Language, names: Names) {
    this.#language = language
    this.#names = names
  }

  of(value: ReasonValue): ByteText {
    if (typeof value !== 'object') return this.#write(value)
    switch (value.type) {
      case 'range':
        return this.#ofRange(value)
      case 'money':
        return this.#again(within(this.#amounts, value.value.currency), value.value.amount, value)
      case 'date':
        return this.#again(this.#dates, value.value, value)
      case 'codes':
        return this.#listed(within(this.#codes, value.scheme), value)
      case 'regions':
        return this.#listed(this.#regions, value)
      case 'terms':
        return this.#listed(within(this.#terms, value.vocabulary), value)
      default:
        return this.#write(value)
    }
  }

  #write(value: ReasonValue): ByteText {
    return escaped(renderValue(value, this.#language, this.#names))
  }

  #ofRange(value: ReasonValue & object): ByteText {
    let text = this.#ranges.get(value)
    if (text === undefined) this.#ranges.set(value, (text = this.#write(value)))
    return text
  }

  #listed(known: Map<string, ByteText>, value: Extract<ReasonValue, { values: readonly string[] }>): ByteText {
    const { values } = value
    return values.length > mostListed ? this.#write(value) : this.#again(known, values.join('\0'), value)
  }

  #again(known: Map<string, ByteText>, name: string, value: ReasonValue): ByteText {
    let text = known.get(name)
    if (text === undefined) {
      if (known.size >= mostWords) known.clear()
      known.set(name, (text = this.#write(value)))
    }
    return text
  }
}

function within(known: Map<string, Map<string, ByteText>>, what: string): Map<string, ByteText> {
  let found = known.get(what)
  if (found === undefined) known.set(what, (found = new Map()))
  return found
}

const escaped = (text: string): ByteText => byteText(JSON.stringify(text).slice(1, -1))
