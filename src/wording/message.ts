import type { Language } from '../core/facts/text.ts'

/**
 * A sentence in both languages. `{name}` is a value; `{name|one|other}` is one of two words by the number `name`
 * (one for exactly 1). Both languages use the same values.
 */
export type Message = Readonly<Record<Language, string>>
export type Catalogue = Readonly<Record<string, Message>>

/** Between parts that have commas of their own: in Greek a semicolon asks. */
export const semicolon: Message = { el: '· ', en: '; ' }

const slot = /\{([a-z_0-9]+)(?:\|([^|{}]*)\|([^|{}]*))?\}/gu

/** The names of the values a sentence uses, without repetition, sorted. */
export function variablesOf(template: string): string[] {
  return [...new Set([...template.matchAll(slot)].map((match) => match[1] ?? ''))].toSorted()
}

/** A sentence's own words, a value, or one of two words by a number. */
export type Piece = string | { readonly name: string; readonly one?: string; readonly other?: string }

/** Of each template that was used: a page of matches has a thousand sentences. */
const taken = new Map<string, readonly Piece[]>()

/** A template in pieces, in order; none is empty. */
export function piecesOf(template: string): readonly Piece[] {
  const known = taken.get(template)
  if (known !== undefined) return known
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: whole, 1: name = '', 2: one, 3: other, index } of template.matchAll(slot)) {
    if (index > from) pieces.push(template.slice(from, index))
    pieces.push(one === undefined || other === undefined ? { name } : { name, one, other })
    from = index + whole.length
  }
  if (from < template.length) pieces.push(template.slice(from))
  taken.set(template, pieces)
  return pieces
}

/** Puts values into a sentence; `render` gives a value's words, `count` its number for a choice of words. */
export function fill(template: string, render: (name: string) => string, count: (name: string) => number): string {
  let text = ''
  for (const piece of piecesOf(template)) {
    if (typeof piece === 'string') text += piece
    else if (piece.one === undefined) text += render(piece.name)
    else text += count(piece.name) === 1 ? piece.one : (piece.other ?? '')
  }
  return text
}

const months =
  'Ιανουαρίου|Φεβρουαρίου|Μαρτίου|Απριλίου|Μαΐου|Ιουνίου|Ιουλίου|Αυγούστου|Σεπτεμβρίου|Οκτωβρίου|Νοεμβρίου|Δεκεμβρίου'
const first = new RegExp(`(?<!\\p{L})(?:([Σσ]?)τις|([Αα]πό|[Έέ]ως)) 1 (?=${months})`, 'gu')

/** Ends of the words that change before the first day of a month, with it. */
export const turningWords: readonly string[] = ['τις 1 ', 'πό 1 ', 'ως 1 ']

/** Greek says every day of a month in the plural but the first: «στις 2 Μαΐου», «την 1η Μαΐου», «από την 1η Μαΐου». */
export function withFirstDays(text: string): string {
  if (!text.includes(' 1 ')) return text
  return text.replace(first, (_found, on: string | undefined, since: string | undefined) =>
    since === undefined ? `${on === 'Σ' ? 'Τ' : 'τ'}ην 1η ` : `${since} την 1η `,
  )
}

/** Quotation marks within those of the same kind, and what stands for them there. */
const nested: readonly (readonly [open: string, close: string, openWithin: string, closeWithin: string])[] = [
  ['«', '»', '“', '”'],
  ['“', '”', '‘', '’'],
]

/** A name that has quotation marks of its own, within those of the sentence: «Ο όρος “Χωρίς οφειλές”». */
export function withNestedMarks(text: string): string {
  return nested.reduce((told, [open, close, openWithin, closeWithin]) => {
    if (!new RegExp(`${open}[^${close}]*${open}`, 'u').test(told)) return told
    let depth = 0
    return told.replaceAll(new RegExp(`[${open}${close}]`, 'gu'), (mark) => {
      if (mark === open) return (depth += 1) > 1 ? openWithin : open
      depth = Math.max(0, depth - 1)
      return depth > 0 ? closeWithin : close
    })
  }, text)
}
