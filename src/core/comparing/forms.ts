import { canonicalJson } from '../citing/stable-hash.ts'
import type { Money } from '../facts/money.ts'
import type { LocalizedText } from '../facts/text.ts'
import type { ReasonValue } from '../matching/result.ts'
import { bare, changed, saysSame } from './difference.ts'
import type { Difference } from './difference.ts'
import { cutText, cutTexts } from './text-pair.ts'

/** What is said of a member: that it is `set`, is `gone`, has `changed`, or what has come to it (`more`) and gone from it (`less`). */
interface Said {
  readonly how: 'set' | 'gone' | 'changed' | 'more' | 'less'
  readonly before?: ReasonValue
  readonly after?: ReasonValue
}

/** How the two values of a member are told; of what differs in nothing that matters, nothing. Undefined: it was or is not there. */
export type Form = (before: unknown, after: unknown) => readonly Said[]

export type Vocabulary = Extract<ReasonValue, { type: 'terms' }>['vocabulary']

export const term = (vocabulary: Vocabulary, ...values: readonly string[]): ReasonValue => ({
  type: 'terms',
  vocabulary,
  values: [...values],
})

/** A part of a sentence of its own wording (`told.…`). */
export const told = (key: string, values: Readonly<Record<string, ReasonValue>> = {}): ReasonValue => ({
  type: 'phrase',
  key: `told.${key}`,
  values: { ...values },
})

/** A name with what more there is to say of it, in brackets. */
export const withMore = (name: ReasonValue, more: readonly ReasonValue[]): ReasonValue =>
  more.length === 0 ? name : told('entry', { name, more: { type: 'list', values: [...more] } })

/** One value, told by its words before and after. */
export const one =
  <T>(words: (value: T) => ReasonValue): Form =>
  (before, after) => {
    if (before === undefined) return [{ how: 'set', after: words(after as T) }]
    if (after === undefined) return [{ how: 'gone', before: words(before as T) }]
    return [{ how: 'changed', before: words(before as T), after: words(after as T) }]
  }

/** What holds where the member is absent is told as its value. */
export const usually =
  (value: unknown, form: Form): Form =>
  (before, after) =>
    saysSame(before ?? value, after ?? value) ? [] : form(before ?? value, after ?? value)

/** Lists of at most so many entries are told whole, before and after: a sentence shows no more. */
const shown = 5

/** A list without order: one of at most `whole` entries is told before and after, of a longer one what came and went. */
export const listed =
  <T>(words: (values: readonly T[]) => ReasonValue, whole: number = shown): Form =>
  (before, after) => {
    if (before === undefined || after === undefined) return one(words)(before, after)
    const [old, now] = [before as readonly T[], after as readonly T[]]
    const [gone, come] = [without(old, now), without(now, old)]
    if (gone.length + come.length === 0) return []
    const isShort = old.length <= whole && now.length <= whole
    if (isShort && old.length > 0 && now.length > 0) return one(words)(old, now)
    return [
      ...(come.length > 0 ? [{ how: 'more', after: words(come) } as const] : []),
      ...(gone.length > 0 ? [{ how: 'less', before: words(gone) } as const] : []),
    ]
  }

/** Entries that another list does not have. */
export function without<T>(values: readonly T[], others: readonly T[]): T[] {
  const known = new Set(others.map((other) => canonicalJson(bare(other))))
  return values.filter((value) => !known.has(canonicalJson(bare(value))))
}

/** What somebody wrote, set apart from the words of the sentence. */
export const quoted = (words: ReasonValue): ReasonValue => told('words', { words })

/** A text by language: those in which it differs, before and after; those that are new, and those that are gone. */
export const texts: Form = (before, after) => {
  if (before === undefined || after === undefined) return one<LocalizedText>(wordsIn)(before, after)
  const [old, now] = [before as LocalizedText, after as LocalizedText]
  const pairs = Object.keys(now).flatMap((language) => {
    const [was, is] = [old[language], now[language]]
    return was === undefined || is === undefined || was === is ? [] : [[language, cutTexts(was, is)] as const]
  })
  const side = (at: 0 | 1): ReasonValue =>
    quoted({ type: 'text', value: Object.fromEntries(pairs.map(([language, pair]) => [language, pair[at]])) })
  const [come, gone] = [onlyIn(now, old), onlyIn(old, now)]
  return [
    ...(pairs.length > 0 ? [{ how: 'changed', before: side(0), after: side(1) } as const] : []),
    ...(come === undefined ? [] : [{ how: 'more', after: wordsIn(come) } as const]),
    ...(gone === undefined ? [] : [{ how: 'less', before: wordsIn(gone) } as const]),
  ]
}

const wordsIn = (text: LocalizedText): ReasonValue =>
  quoted({
    type: 'text',
    value: Object.fromEntries(Object.entries(text).map(([language, words]) => [language, cutText(words)])),
  })

function onlyIn(text: LocalizedText, other: LocalizedText): LocalizedText | undefined {
  const rest = Object.entries(text).filter(([language]) => other[language] === undefined)
  return rest.length === 0 ? undefined : Object.fromEntries(rest)
}

/** A text that is in no certain language. */
export const words: Form = (before, after) => {
  if (typeof before !== 'string' || typeof after !== 'string')
    return one<string>((text) => quoted(cutText(text)))(before, after)
  const [old, now] = cutTexts(before, after)
  return [{ how: 'changed', before: quoted(old), after: quoted(now) }]
}

export const dateOf = (value: string): ReasonValue => ({ type: 'date', value })
export const moneyOf = (value: Money): ReasonValue => ({ type: 'money', value })
export const percentOf = (value: number): ReasonValue => ({ type: 'percent', value })
export const plain = one<string | number>((value) => value)
export const date = one(dateOf)
export const money = one(moneyOf)
export const percent = one(percentOf)
export const among = (vocabulary: Vocabulary): Form => one<string>((value) => term(vocabulary, value))
export const severalOf = (vocabulary: Vocabulary): Form => listed<string>((values) => term(vocabulary, ...values))
export const regions = listed<string>((values) => ({ type: 'regions', values: [...values] }))
export const strings = listed<string>((values) => ({ type: 'list', values: [...values] }))

/** Whose members are compared, and how a sentence names it and them. */
export interface Subject {
  readonly pointer: string
  /** Of the sentences: `change.<family>_set`, `_gone`, … */
  readonly family: 'member' | 'item' | 'line' | 'deadline' | 'condition' | 'exclusion'
  readonly vocabulary: Extract<Vocabulary, `${string}_member`>
  readonly values: Readonly<Record<string, ReasonValue>>
}

/** What two things say otherwise, member by member; members are named by their path in it. */
export function memberDifferences(
  before: object,
  after: object,
  forms: Readonly<Record<string, Form>>,
  subject: Subject,
): Difference[] {
  return Object.entries(forms).flatMap(([path, form]) => {
    const [old, now] = [valueAt(before, path), valueAt(after, path)]
    return saysSame(old, now) ? [] : tell(form(old, now), { path, old, now }, subject)
  })
}

export function tell(
  said: readonly Said[],
  { path, old, now }: { readonly path: string; readonly old: unknown; readonly now: unknown },
  { pointer, family, vocabulary, values }: Subject,
): Difference[] {
  return said.map(({ how, before, after }) =>
    changed(`${pointer}/${path}`, old, now, {
      key: `change.${family}_${how}`,
      values: {
        ...values,
        member: term(vocabulary, path),
        ...(before === undefined ? {} : { before }),
        ...(after === undefined ? {} : { after }),
      },
    }),
  )
}

/** The value at a path of members. An empty list says as much as none. */
function valueAt(whole: object, path: string): unknown {
  const found = path.split('/').reduce<unknown>((value, name) => {
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
  }, whole)
  return Array.isArray(found) && found.length === 0 ? undefined : found
}
