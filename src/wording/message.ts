import type { Language } from '../core/facts/text.ts'

/**
 * A sentence in both languages. `{name}` is a value; `{name|one|other}` is one of two words by the number `name`
 * (one for exactly 1). Both languages use the same values.
 */
export type Message = Readonly<Record<Language, string>>
export type Catalogue = Readonly<Record<string, Message>>

const slot = /\{([a-z_0-9]+)(?:\|([^|{}]*)\|([^|{}]*))?\}/gu

/** The names of the values a sentence uses, without repetition, sorted. */
export function variablesOf(template: string): string[] {
  return [...new Set([...template.matchAll(slot)].map((match) => match[1] ?? ''))].toSorted()
}

/** Puts values into a sentence; `render` gives a value's words, `count` its number for a choice of words. */
export function fill(template: string, render: (name: string) => string, count: (name: string) => number): string {
  return template.replace(slot, (_whole, name: string, one: string | undefined, other: string | undefined) =>
    one === undefined || other === undefined ? render(name) : count(name) === 1 ? one : other,
  )
}
