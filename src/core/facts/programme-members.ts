import { isRecord } from '../criteria/record.ts'
import { rangeValue } from '../criteria/range-check.ts'
import type { NumberRange } from '../criteria/criterion.ts'
import type { ReasonValue } from '../matching/result.ts'
import { changed, saysSame } from './difference.ts'
import type { Difference } from './difference.ts'
import type { Money } from './money.ts'

/** Where a member stands, what a sentence calls it, and its own name. */
export interface Place {
  readonly pointer: string
  readonly what: ReasonValue
  readonly name: string
}

export const memberPlace = (path: string): Place => ({
  pointer: `/${path}`,
  what: { type: 'terms', vocabulary: 'programme_member', values: [path] },
  name: path.slice(path.lastIndexOf('/') + 1),
})

export const partOf = ({ pointer, what }: Place, name: string): Place => ({
  pointer: `${pointer}/${name}`,
  what: {
    type: 'phrase',
    key: 'part.of',
    values: { whole: what, part: { type: 'terms', vocabulary: 'programme_part', values: [name] } },
  },
  name,
})

export const itemOf = ({ pointer, what, name }: Place, id: string, item: ReasonValue): Place => ({
  pointer: `${pointer}/${id}`,
  what: { type: 'phrase', key: 'part.item', values: { whole: what, item } },
  name,
})

/**
 * What changed of a member of a programme: of lists whose items are known by a name, item by item; of what has parts, part by part;
 * with the values where a sentence can say them. The places of the text are no change.
 */
export function memberDifferencesAt(place: Place, before: unknown, after: unknown): Difference[] {
  if (saysSame(before, after)) return []
  const items = itemDifferences(place, before, after)
  // Another order alone is told of the whole.
  if (items.length > 0) return items
  if (hasParts(place.name, before) || hasParts(place.name, after))
    return partDifferences(place, isRecord(before) ? before : {}, isRecord(after) ? after : {})
  return [leafDifference(place, before, after)]
}

/** Parts of a whole, those left out excepted. */
export function partDifferences(
  place: Place,
  before: object,
  after: object,
  but: readonly string[] = [],
): Difference[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => name !== 'id' && name !== 'citations' && !but.includes(name))
    .flatMap((name) => memberDifferencesAt(partOf(place, name), old.get(name), now.get(name)))
}

/** Values that are told as a whole though they are objects. */
const whole = new Set(['when', 'range'])

const hasParts = (name: string, value: unknown): boolean =>
  isRecord(value) && !whole.has(name) && !isMoney(value) && !isText(value)

const isMoney = (value: unknown): value is Money => isRecord(value) && 'amount' in value && 'currency' in value
const isText = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.keys(value).every((key) => /^[a-z]{2}$/u.test(key))

function leafDifference({ pointer, what, name }: Place, before: unknown, after: unknown): Difference {
  const [was, is] = [sayable(name, before), sayable(name, after)]
  const member =
    isText(before) && isText(after) && !differEverywhere(before, after) ? inLanguages(what, before, after) : what
  const isSaid =
    member === what && (before === undefined || was !== undefined) && (after === undefined || is !== undefined)
  const how = before === undefined ? 'change.member_set' : after === undefined ? 'change.member_gone' : 'change.member'
  if (!isSaid) return changed(pointer, before, after, { key: how, values: { member } })
  const values: Record<string, ReasonValue> = { member }
  if (was !== undefined) values['before'] = was
  if (is !== undefined) values['after'] = is
  const key = how === 'change.member' ? 'change.member_changed' : `${how}_to`
  return changed(pointer, before, after, { key, values })
}

const shownIn = (text: Record<string, string>, language: string): string | undefined =>
  text[language] ?? text['en'] ?? text['el'] ?? Object.values(text)[0]

/** Whether readers of either language see another text. */
const differEverywhere = (before: Record<string, string>, after: Record<string, string>): boolean =>
  ['el', 'en'].every((language) => shownIn(before, language) !== shownIn(after, language))

function inLanguages(what: ReasonValue, before: Record<string, string>, after: Record<string, string>): ReasonValue {
  const languages = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const values = languages.filter((language) => before[language] !== after[language])
  return { type: 'phrase', key: 'part.languages', values: { whole: what, languages: { type: 'list', values } } }
}

/** One of several that a sentence names by what it is. */
export const oneOf = (path: string, word: string): Place => ({
  ...memberPlace(path),
  what: { type: 'terms', vocabulary: 'programme_part', values: [word] },
})

/** A longer text is not told within a sentence. */
const longest = 300

/** Names of values that are words of a closed vocabulary. */
const vocabularies = {
  instruments: 'instrument',
  sizes: 'size',
  cost_categories: 'cost_category',
  measure: 'figure',
  period: 'period',
  regime: 'regime',
  basis: 'programme_value',
  stage: 'programme_value',
  selection: 'programme_value',
  same_costs: 'programme_value',
  per: 'programme_value',
  role: 'programme_value',
} as const

/** A value as a sentence can say it; undefined where it is absent, too long or of many parts. */
export function sayable(name: string, value: unknown): ReasonValue | undefined {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return name.includes('percent') ? { type: 'percent', value } : value
  if (typeof value === 'string') return textValue(name, value)
  if (isMoney(value)) return { type: 'money', value }
  if (isText(value)) return quoted(value)
  if (name === 'range' && isRecord(value)) return rangeValue(value as NumberRange)
  return Array.isArray(value) ? listValue(name, value) : undefined
}

const quoted = (value: Record<string, string>): ReasonValue | undefined =>
  Object.values(value).some(({ length }) => length > longest)
    ? undefined
    : { type: 'phrase', key: 'part.quoted', values: { text: { type: 'text', value } } }

function textValue(name: string, value: string): ReasonValue | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/u.test(value)) return { type: 'date', value }
  if (Object.hasOwn(vocabularies, name)) return words(name as keyof typeof vocabularies, [value])
  return value.length > longest ? undefined : value
}

const words = (name: keyof typeof vocabularies, values: string[]): ReasonValue => ({
  type: 'terms',
  vocabulary: vocabularies[name],
  values,
})

function listValue(name: string, value: readonly unknown[]): ReasonValue | undefined {
  if (name === 'brackets') return { type: 'list', values: value.flatMap((bracket) => bracketValue(bracket) ?? []) }
  if (!value.every((each) => typeof each === 'string')) return undefined
  if (name === 'regions') return { type: 'regions', values: [...value] }
  if (Object.hasOwn(vocabularies, name)) return words(name as keyof typeof vocabularies, [...value])
  return { type: 'list', values: [...value] }
}

function bracketValue(bracket: unknown): ReasonValue | undefined {
  if (!isRecord(bracket) || !isMoney(bracket['amount'])) return undefined
  const range = rangeValue(bracket['range'] as NumberRange)
  return { type: 'phrase', key: 'part.bracket', values: { range, amount: { type: 'money', value: bracket['amount'] } } }
}

interface Item {
  readonly key: string
  readonly name: ReasonValue
  readonly value: Record<string, unknown>
}

function itemDifferences(place: Place, before: unknown, after: unknown): Difference[] {
  const [old, now] = [itemsOf(before), itemsOf(after)]
  if (old === undefined || now === undefined) return []
  const [was, is] = [new Map(old.map((item) => [item.key, item])), new Map(now.map((item) => [item.key, item]))]
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((key) => {
    const [a, b] = [was.get(key), is.get(key)]
    if (a !== undefined && b !== undefined) return partDifferences(itemOf(place, key, b.name), a.value, b.value)
    const how = a === undefined ? 'added' : 'gone'
    const values = { member: place.what, item: (b ?? a)?.name ?? key }
    return [changed(`${place.pointer}/${key}`, a?.value, b?.value, { key: `change.item_${how}`, values })]
  })
}

/** The items of a list that are known by a name of their own; none of what is not there; undefined for other lists and values. */
function itemsOf(value: unknown): Item[] | undefined {
  if (value === undefined) return []
  if (!Array.isArray(value) || !value.every(isRecord)) return undefined
  for (const keys of [['id'], ['category'], ['group'], ['regime'], ['regime', 'article'], ['scheme', 'value']]) {
    const items = value.map((item) => ({ key: keys.map((key) => String(item[key] ?? '')).join(' '), item }))
    if (
      value.every((item) => item[keys[0] ?? ''] !== undefined) &&
      new Set(items.map(({ key }) => key)).size === value.length
    )
      return items.map(({ key, item }) => ({ key, name: nameOfItem(item, key), value: item }))
  }
  return undefined
}

function nameOfItem(item: Record<string, unknown>, key: string): ReasonValue {
  const { title, regime } = item
  if (isText(title)) return { type: 'text', value: title }
  return typeof regime === 'string' ? words('regime', [regime]) : key
}
