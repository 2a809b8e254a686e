/** Sentences as JSON writes them, kept for the next match that says the same: a page of fifty has a thousand of them. */
import type { Language } from '../core/facts/text.ts'
import type { Reason, ReasonValue } from '../core/matching/result.ts'
import { variablesOf } from './message.ts'
import { catalogue, say, type Names } from './wording.ts'

/** Of a message at most: what differs without end are amounts and days. */
const most = 500
/** Characters: texts of a profile may be much longer, and are said anew. */
const longestKept = 500
/** Longer lists are shown in part; taking them down would cost more than saying them. */
const longest = 8

/** What was said of a message, by the values that it uses. */
interface Said {
  readonly variables: readonly string[]
  readonly texts: Map<string, string>
}

type BySentence = Map<string, Said>

interface Kept {
  readonly revision: number | undefined
  readonly said: BySentence
  readonly lasting: WeakMap<Reason, string>
}

/** Says reasons as JSON strings. */
export interface JsonSayer {
  /** `JSON.stringify(say(reason, language, names))`. */
  say(reason: Reason): string
  /** The same for a reason that is a part of a programme: found again by itself. */
  sayLasting(reason: Reason): string
}

const kept = new WeakMap<Names, Partial<Record<Language, Kept>>>()

export function jsonSayer(language: Language, names: Names): JsonSayer {
  const { said, lasting } = keptOf(language, names)
  const sayOnce = (reason: Reason): string => {
    const { variables, texts } = said.get(reason.key) ?? open(said, reason.key, language)
    const values = variables.length === 0 ? '' : textOf(reason.values, variables)
    let text = values === undefined ? undefined : texts.get(values)
    if (text !== undefined) return text
    text = JSON.stringify(say(reason, language, names))
    if (values !== undefined && values.length <= longestKept) {
      if (texts.size >= most) texts.clear()
      texts.set(values, text)
    }
    return text
  }
  return {
    say: sayOnce,
    sayLasting(reason) {
      let text = lasting.get(reason)
      if (text === undefined) lasting.set(reason, (text = sayOnce(reason)))
      return text
    },
  }
}

/** Names may change: what was said with others is let go. */
function keptOf(language: Language, names: Names): Kept {
  const revision = names.revision?.()
  const known = kept.get(names) ?? {}
  kept.set(names, known)
  if (known[language]?.revision !== revision) delete known[language]
  return (known[language] ??= { revision, said: new Map(), lasting: new WeakMap() })
}

function open(bySentence: BySentence, key: string, language: Language): Said {
  const message = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
  const said = {
    variables: message === undefined ? [] : variablesOf(message[language]),
    texts: new Map<string, string>(),
  }
  bySentence.set(key, said)
  return said
}

/** All that a sentence is made from, in one text; undefined: it is not kept. */
function textOf(values: Reason['values'], variables: readonly string[]): string | undefined {
  let text: string | undefined
  for (const name of variables) {
    const value = values[name]
    const part = value === undefined ? undefined : partOf(value)
    if (part === undefined) return undefined
    text = text === undefined ? part : `${text}|${part}`
  }
  return text
}

function partOf(value: ReasonValue): string | undefined {
  if (typeof value !== 'object') return typeof value === 'number' ? `#${value}` : JSON.stringify(value)
  switch (value.type) {
    case 'money':
      return `${value.value.currency}${value.value.amount}`
    case 'date':
      return `@${value.value}`
    case 'percent':
      return `%${value.value}`
    case 'moment':
      return `@${value.at} ${value.time_zone}`
    case 'terms':
      return listOf(value.vocabulary, value.values)
    case 'regions':
      return listOf('regions', value.values)
    case 'codes':
      return listOf(value.scheme, value.values)
    case 'phrase':
      return undefined
    case 'list':
      return value.values.length > longest ? undefined : JSON.stringify(value)
    default:
      return JSON.stringify(value)
  }
}

/** Each with its length before it: a value may hold whatever stands between two of them. */
function listOf(of: string, values: readonly string[]): string | undefined {
  if (values.length > longest) return undefined
  let text = of
  for (const value of values) text += ` ${value.length} ${value}`
  return text
}
