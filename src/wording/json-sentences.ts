/**
 * Sentences as JSON writes them, put together from parts that were written once: the words between the values, and the
 * values that come again. A page of fifty matches has a thousand sentences.
 */
import type { Money } from '../core/facts/money.ts'
import type { Language } from '../core/facts/text.ts'
import { isLasting } from '../core/matching/lasting.ts'
import type { Reason, ReasonValue } from '../core/matching/result.ts'
import { byteText, jsonText, type ByteText } from '../platform/json-bytes.ts'
import { piecesOf } from './message.ts'
import { countOf, renderValue } from './render.ts'
import { catalogue, finished, raised, say, type Names } from './wording.ts'

/** Words, written; a value; or one of two words by a number. */
type Part = string | { readonly name: string; readonly one?: string; readonly other?: string }

/** A message in its parts, as texts and as bytes. */
interface Parts {
  readonly texts: readonly Part[]
  readonly bytes: readonly Part[]
}

interface Kept {
  readonly revision: number | undefined
  /** By key; undefined: there is no such message. */
  readonly messages: Map<string, Parts | undefined>
  /** Of reasons that are made once. */
  readonly lasting: WeakMap<Reason, ByteText>
}

/** Says reasons as JSON strings: `JSON.stringify(say(reason, language, names))`. */
export type JsonSayer = (reason: Reason) => ByteText

const kept = new WeakMap<Names, Partial<Record<Language, Kept>>>()

export function jsonSayer(language: Language, names: Names): JsonSayer {
  const { messages, lasting } = keptOf(language, names)
  const sentenceOf = (reason: Reason): ByteText => {
    const { key, values } = reason
    let parts = messages.get(key)
    if (parts === undefined) messages.set(key, (parts = partsOf(key, language)))
    const sentence =
      parts && (withFigures(parts, values, language, names) ?? withValues(parts, values, language, names))
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
  return (known[language] ??= { revision, messages: new Map(), lasting: new WeakMap() })
}

function partsOf(key: string, language: Language): Parts | undefined {
  const message = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
  if (message === undefined) return undefined
  const texts = piecesOf(message[language]).map((piece, i) => partOf(piece, i === 0))
  return { texts, bytes: texts.map(asBytes) }
}

function partOf(piece: Part, isFirst: boolean): Part {
  if (typeof piece === 'string') return escaped(isFirst ? raised(piece) : piece)
  const { name, one, other } = piece
  return one === undefined ? { name } : { name, one: escaped(one), other: escaped(other ?? '') }
}

function asBytes(part: Part): Part {
  if (typeof part === 'string') return byteText(part)
  const { name, one, other } = part
  return one === undefined ? { name } : { name, one: byteText(one), other: byteText(other ?? '') }
}

/**
 * A sentence about figures alone, which change nothing in the words around them: it is joined from bytes. Undefined where it
 * has other values, or opens with one.
 */
function withFigures(
  { bytes }: Parts,
  values: Reason['values'],
  language: Language,
  names: Names,
): ByteText | undefined {
  if (typeof bytes[0] !== 'string') return undefined
  let text = ''
  for (const part of bytes) {
    if (typeof part === 'string') {
      text += part
      continue
    }
    const value = values[part.name]
    if (value === undefined || !isFigure(value)) return undefined
    if (part.one === undefined) text += figureOf(value, language, names)
    else text += countOf(value) === 1 ? part.one : (part.other ?? '')
  }
  return text
}

const figures: ReadonlySet<string> = new Set(['money', 'percent', 'range'])
const isFigure = (value: ReasonValue): boolean =>
  typeof value === 'number' || (typeof value === 'object' && figures.has(value.type))

/** Of bounds that a programme asks for, their words: they are the same object each time. */
const ranges = { el: new WeakMap<object, ByteText>(), en: new WeakMap<object, ByteText>() }
/** Of amounts: those of a profile come in every sentence about its plan. */
const amounts = { el: new Map<string, ByteText>(), en: new Map<string, ByteText>() }
const mostAmounts = 5000

function figureOf(value: ReasonValue, language: Language, names: Names): ByteText {
  if (typeof value !== 'object' || !(value.type === 'range' || value.type === 'money'))
    return byteText(renderValue(value, language, names))
  const known = value.type === 'range' ? ranges[language].get(value) : amounts[language].get(nameOf(value.value))
  if (known !== undefined) return known
  const text = byteText(renderValue(value, language, names))
  if (value.type === 'range') ranges[language].set(value, text)
  else {
    if (amounts[language].size >= mostAmounts) amounts[language].clear()
    amounts[language].set(nameOf(value.value), text)
  }
  return text
}

const nameOf = ({ amount, currency }: Money): string => (currency === 'EUR' ? amount : `${amount} ${currency}`)

/** Undefined where a value is missing: that is told of as elsewhere. */
function withValues(
  { texts }: Parts,
  values: Reason['values'],
  language: Language,
  names: Names,
): ByteText | undefined {
  let text = ''
  for (const part of texts) {
    if (typeof part === 'string') {
      text += part
      continue
    }
    const value = values[part.name]
    if (value === undefined) return undefined
    if (part.one === undefined) text += escaped(renderValue(value, language, names))
    else text += countOf(value) === 1 ? part.one : (part.other ?? '')
  }
  return byteText(finished(text))
}

const escaped = (text: string): string => JSON.stringify(text).slice(1, -1)
