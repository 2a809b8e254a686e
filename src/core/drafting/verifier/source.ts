import type { Citation } from '../../citing/citation.ts'
import { codePoints } from '../../citing/canonical.ts'
import { foldText } from '../../facts/text-fold.ts'
import { countryWords } from './lexicon.ts'
import { polarityOf, type Polarity } from './meaning.ts'
import { readQuantities, type Quantity } from './quantities.ts'
import type { Finding, Library } from './verify.ts'
import { wordsOf, type Word } from './words.ts'

/** A citation, read: what it can carry. */
export interface Source {
  readonly citation: Citation
  /** Words of a document; else a value. */
  readonly span: boolean
  /** Its bounds are those of its place (a maximum of the record): a claim may say them. */
  readonly loose: boolean
  readonly quantities: readonly Quantity[]
  readonly words: readonly Word[]
  /** The words of a document, folded; of others empty. */
  readonly folded: string
  readonly polarity: Polarity
  /** A value that says no: false, zero, none. */
  readonly negative: boolean
  readonly fault?: Finding
}

export function sourceOf(citation: Citation, library: Library): Source {
  const { field, derivation, reference } = citation
  const label = library.label?.(citation) ?? ''
  if (citation.quote !== undefined) return ofSpan(citation, library, label)
  if (field !== undefined) return ofValue(citation, field.value, [field.path, label])
  if (derivation !== undefined) {
    const again = library.recompute?.(derivation)
    const source = ofValue(citation, { result: derivation.result, inputs: derivation.inputs }, [
      derivation.formula,
      ...Object.keys(derivation.inputs),
      ...operationsOf(derivation.formula),
      label,
    ])
    return again === false ? { ...source, fault: { code: 'derivation', at: citation.id } } : source
  }
  if (reference === undefined) return ofValue(citation, undefined, [label])
  const record = library.record?.(citation)
  const named = readText([reference.name, reference.locator ?? '', label].join(' '))
  if (record === undefined)
    return {
      citation,
      span: false,
      loose: true,
      ...named,
      folded: '',
      polarity: { negative: 0, double: 0 },
      negative: false,
    }
  const value = ofValue(citation, record, [reference.locator ?? '', label])
  return { ...value, loose: true, quantities: [...value.quantities, ...named.quantities] }
}

/** What the signs of a formula are called. */
function operationsOf(formula: string): string[] {
  return [
    ...(/[-−]/u.test(formula) ? ['μειώνει reduces υπόλοιπο remaining διαφορά difference λείπουν'] : []),
    ...(formula.includes('+') ? ['σύνολο total sum άθροισμα'] : []),
    ...(formula.includes('/ 2') ? ['μέσος average half μισό'] : []),
  ]
}

function ofSpan(citation: Citation, library: Library, label: string): Source {
  const exact = citation.quote?.exact ?? ''
  const read = readText(exact)
  const { folded } = foldText(exact)
  const polarity = polarityOf(read.words)
  const words = [...read.words, ...wordsOf(foldText(label).folded)]
  const source: Source = {
    citation,
    span: true,
    loose: false,
    quantities: read.quantities,
    words,
    folded,
    polarity,
    negative: false,
  }
  const text = citation.source === undefined ? undefined : library.text?.(citation.source.document_id)
  if (library.text === undefined) return source
  const { start = -1, end = -1 } = citation.position ?? {}
  const resolves = text !== undefined && start >= 0 && codePoints(text).slice(start, end) === exact
  return resolves ? source : { ...source, fault: { code: 'unresolved', at: citation.id } }
}

function readText(text: string): { quantities: Quantity[]; words: Word[] } {
  const { folded } = foldText(text)
  return { quantities: readQuantities(folded, true), words: wordsOf(folded) }
}

function ofValue(citation: Citation, value: unknown, names: readonly string[]): Source {
  const { numbers, texts, negative } = flat(value)
  const spoken = readText(texts.join(' · '))
  const countries = texts
    .flatMap((text) => countryWords(text.toLowerCase()))
    .map((text) => ({ text, start: 0, end: 0 }))
  const named = wordsOf(foldText(names.join(' ').replace(/[/_#~-]/gu, ' ')).folded)
  return {
    citation,
    span: false,
    loose: false,
    quantities: [...numbers, ...spoken.quantities],
    words: [...spoken.words, ...named, ...countries],
    folded: '',
    polarity: typeof value === 'string' ? polarityOf(spoken.words) : { negative: 0, double: 0 },
    negative,
  }
}

interface Flat {
  readonly numbers: Quantity[]
  readonly texts: string[]
  negative: boolean
}

/** Numbers, amounts, moments and texts of a JSON value. A number of a value has no place: its start is negative. */
function flat(value: unknown, into: Flat = { numbers: [], texts: [], negative: false }): Flat {
  const number = (kind: Quantity['kind'], amount: number): void => {
    into.numbers.push({ kind, value: amount, key: String(amount), bound: 'none', start: -1, end: -1 })
  }
  if (value === false || value === 0 || value === null) into.negative = true
  if (typeof value === 'number') {
    number('number', value)
    // A share of one is said in percent.
    if (value > 0 && value <= 1) number('percent', Math.round(value * 1e6) / 1e4)
  } else if (typeof value === 'string') {
    // `general_2023_2831` names the act 2023/2831.
    into.texts.push(value.replace(/(?<!\d)(\d{3,4})_(\d{4})(?!\d)/gu, '$1/$2'))
    if (/^-?\d+(\.\d+)?$/u.test(value)) number('number', Math.abs(Number(value)))
    if (/^\d{2}-\d{2}$/u.test(value))
      into.numbers.push({ kind: 'date', value: 0, key: `--${value}`, bound: 'none', start: -1, end: -1 })
  } else if (Array.isArray(value)) {
    if (value.length === 0) into.negative = true
    for (const each of value) flat(each, into)
    number('number', value.length)
  } else if (typeof value === 'object' && value !== null) ofObject(value as Record<string, unknown>, into, number)
  return into
}

function ofObject(
  value: Record<string, unknown>,
  into: Flat,
  number: (kind: Quantity['kind'], amount: number) => void,
): void {
  const { amount, currency, at, time_zone: zone } = value
  if (typeof amount === 'string' && typeof currency === 'string') {
    number('money', Math.abs(Number(amount)))
    return
  }
  if (typeof at === 'string' && typeof zone === 'string') {
    const local = Temporal.Instant.from(at).toZonedDateTimeISO(zone)
    const moment = { value: 0, bound: 'none' as const, start: -1, end: -1 }
    into.numbers.push({ ...moment, kind: 'date', key: local.toPlainDate().toString() })
    into.numbers.push({ ...moment, kind: 'time', key: local.toPlainTime().toString({ smallestUnit: 'minute' }) })
  }
  for (const [name, inner] of Object.entries(value)) {
    into.texts.push(name.replaceAll('_', ' '))
    flat(inner, into)
  }
}
