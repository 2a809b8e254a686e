/**
 * Sentences as JSON writes them, put together from parts that were written once: the words between the values, and the
 * values that come again. A page of fifty matches has a thousand sentences.
 */
import type { Language } from '../core/facts/text.ts'
import { isLasting } from '../core/matching/lasting.ts'
import type { Reason, ReasonValue } from '../core/matching/result.ts'
import { piecesOf, withFirstDays } from './message.ts'
import { countOf, renderValue } from './render.ts'
import { catalogue, raised, say, type Names } from './wording.ts'

/** Words, written; a value; or one of two words by a number. */
type Part = string | { readonly name: string; readonly one?: string; readonly other?: string }

interface Kept {
  readonly revision: number | undefined
  /** By key; undefined: there is no such message. */
  readonly messages: Map<string, readonly Part[] | undefined>
  /** Of reasons that are made once. */
  readonly lasting: WeakMap<Reason, string>
  readonly around: WeakMap<object, Uint8Array>
}

/** Says reasons as JSON strings. */
export interface JsonSayer {
  /** `JSON.stringify(say(reason, language, names))`. */
  say(reason: Reason): string
  /** For whoever writes what has a sentence and is said again and again: its bytes. */
  readonly around: WeakMap<object, Uint8Array>
}

const kept = new WeakMap<Names, Partial<Record<Language, Kept>>>()

export function jsonSayer(language: Language, names: Names): JsonSayer {
  const { messages, lasting, around } = keptOf(language, names)
  const sentenceOf = (reason: Reason): string => {
    const { key, values } = reason
    let parts = messages.get(key)
    if (parts === undefined) messages.set(key, (parts = partsOf(key, language)))
    const text = parts && fill(parts, values, language, names)
    return text === undefined ? JSON.stringify(say(reason, language, names)) : `"${text}"`
  }
  return {
    around,
    say(reason) {
      const known = lasting.get(reason)
      if (known !== undefined) return known
      const sentence = sentenceOf(reason)
      if (isLasting(reason)) lasting.set(reason, sentence)
      return sentence
    },
  }
}

/** Names may change: what was said with others is let go. */
function keptOf(language: Language, names: Names): Kept {
  const revision = names.revision?.()
  const known = kept.get(names) ?? {}
  kept.set(names, known)
  if (known[language]?.revision !== revision) delete known[language]
  return (known[language] ??= { revision, messages: new Map(), lasting: new WeakMap(), around: new WeakMap() })
}

function partsOf(key: string, language: Language): readonly Part[] | undefined {
  const message = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
  return message && piecesOf(message[language]).map((piece, i) => partOf(piece, i === 0))
}

function partOf(piece: Part, isFirst: boolean): Part {
  if (typeof piece === 'string') return escaped(isFirst ? raised(piece) : piece)
  const { name, one, other } = piece
  return one === undefined ? { name } : { name, one: escaped(one), other: escaped(other ?? '') }
}

/** Undefined where a value is missing: that is told of as elsewhere. */
function fill(parts: readonly Part[], values: Reason['values'], language: Language, names: Names): string | undefined {
  let text = ''
  for (const part of parts) {
    if (typeof part === 'string') {
      text += part
      continue
    }
    const value = values[part.name]
    if (value === undefined) return undefined
    if (part.one === undefined) text += written(value, language, names)
    else text += countOf(value) === 1 ? part.one : (part.other ?? '')
  }
  // A value may open the sentence.
  const said = withFirstDays(text)
  return typeof parts[0] === 'string' ? said : raised(said)
}

const escaped = (text: string): string => JSON.stringify(text).slice(1, -1)

/** Kinds of values in whose words there is nothing to escape. */
const bare: ReadonlySet<string> = new Set(['money', 'date', 'month', 'percent'])

/** Of bounds that a programme asks for, their words: they are the same object each time. */
const ranges = { el: new WeakMap<ReasonValue & object, string>(), en: new WeakMap<ReasonValue & object, string>() }

function written(value: ReasonValue, language: Language, names: Names): string {
  if (typeof value !== 'object') return typeof value === 'string' ? escaped(value) : renderValue(value, language, names)
  if (bare.has(value.type)) return renderValue(value, language, names)
  if (value.type !== 'range') return escaped(renderValue(value, language, names))
  let text = ranges[language].get(value)
  if (text === undefined) ranges[language].set(value, (text = escaped(renderValue(value, language, names))))
  return text
}
