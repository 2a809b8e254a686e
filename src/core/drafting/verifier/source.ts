import type { Citation } from '../../citing/citation.ts'
import { codePoints } from '../../citing/canonical.ts'
import { deadlineTold, type DeadlineTold } from '../../facts/deadline-told.ts'
import { foldText } from '../../facts/text-fold.ts'
import { countryWords } from './lexicon.ts'
import { polarityOf, type Polarity } from './meaning.ts'
import { latin, readQuantities, type Quantity } from './quantities.ts'
import type { Finding, Library } from './claim.ts'
import { rateOf, unitOf } from './number-words.ts'
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
  /** Sentences, folded: of a document, a law or a field; else empty. */
  readonly prose: string
  readonly polarity: Polarity
  /** Words of a value's name, and those of its last part: they may bound it. */
  readonly names: { readonly all: readonly string[]; readonly last: readonly string[] }
  /** Of a computed value: its inputs, each with its name, and its result. */
  readonly parts?: readonly { readonly words: readonly Word[]; readonly quantities: readonly Quantity[] }[]
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
    const source = ofDerivation(citation, derivation, label)
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
      prose: '',
      polarity: { negative: 0, double: 0 },
      names: { all: [], last: [] },
      negative: false,
    }
  const value = ofValue(citation, record, [reference.locator ?? '', label])
  return {
    ...value,
    // The words of a law have bounds of their own.
    loose: value.prose === '',
    words: [...value.words, ...named.words],
    quantities: [
      ...value.quantities,
      ...named.quantities.map((each): Quantity => ({
        ...each,
        ...(each.kind === 'number' && each.unit === undefined ? { unit: 'label' } : {}),
        start: -1,
        end: -1,
      })),
    ],
  }
}

/** Each input by its name, and the result, which is measured as its inputs are where they are summed up. */
function ofDerivation(citation: Citation, derivation: NonNullable<Citation['derivation']>, label: string): Source {
  const { formula, inputs, result } = derivation
  const whole = ofValue(citation, { result, inputs }, [
    formula,
    ...Object.keys(inputs),
    ...operationsOf(formula),
    label,
  ])
  const parts = Object.entries(inputs).map(([name, value]) => {
    const read = ofValue(citation, value, [name])
    return {
      words: read.words,
      quantities: read.quantities.filter(({ key }) => !name.includes(key) || key === String(value)),
    }
  })
  const units = [...new Set(parts.flatMap(({ quantities }) => quantities.map(({ unit }) => unit ?? '')))]
  const pers = [...new Set(parts.flatMap(({ quantities }) => quantities.map(({ per }) => per ?? '')))]
  const days = Object.values(inputs).every((value) => /^\d{4}-\d{2}-\d{2}$/u.test(String(value)))
  const summed = /^[\w ]+(?: [-+−] [\w ]+)*$/u.test(formula)
  const unit = days ? 'day' : summed && units.length === 1 && units[0] !== '' ? units[0] : undefined
  const per = summed && pers.length === 1 && pers[0] !== '' ? pers[0] : undefined
  const cents = summed && Object.keys(inputs).every((name) => /(?:^|_)cents?$/u.test(name))
  const results = ofValue(citation, result, cents ? ['cents'] : []).quantities.map((each) => ({
    ...each,
    ...(unit === undefined || each.kind !== 'number' ? {} : { unit }),
    ...(per === undefined ? {} : { per }),
  }))
  return {
    ...whole,
    quantities: [
      ...results,
      ...parts.flatMap(({ quantities }) => quantities),
      ...whole.quantities.filter(({ key }) => key.startsWith('#')),
      ...numbersIn([formula]),
      ...constantsIn(formula),
    ],
    parts: [...parts, { words: [], quantities: results }],
  }
}

/** Numbers that a formula has by itself: "+ 24 months", "* 0.2". */
function constantsIn(formula: string): Quantity[] {
  return readQuantities(formula.replaceAll(/\w*_\w*/gu, ' '))
    .filter(({ kind }) => kind === 'number')
    .flatMap((each): Quantity[] => {
      const constant: Quantity = { ...each, bound: 'none', start: -1, end: -1 }
      const share = Math.round(each.value * 1e6) / 1e4
      return each.value > 0 && each.value <= 1
        ? [constant, { ...constant, kind: 'percent', value: share, key: String(share) }]
        : [constant]
    })
}

/** What the signs of a formula are called. */
function operationsOf(formula: string): string[] {
  const [, first = '', second = ''] = /^(\w+) [-−] (\w+)$/u.exec(formula) ?? []
  const later = /after|end|new|target|planned|final/u
  const earlier = /before|start|old|baseline|initial|current/u
  const year = (name: string): number => Number(/20\d\d/u.exec(name)?.[0] ?? 0)
  const up = (later.test(first) && earlier.test(second)) || year(first) > year(second)
  const down = (earlier.test(first) && later.test(second)) || year(first) < year(second)
  return [
    ...(/[-−]/u.test(formula) ? ['υπόλοιπο remaining left διαφορά difference λείπουν excess υπέρβαση exceeds'] : []),
    ...(/[-−]/u.test(formula) && !down ? ['αύξηση increase rise growth'] : []),
    ...(/[-−]/u.test(formula) && !up ? ['μείωση reduction εξοικονόμηση saving'] : []),
    ...(formula.includes('+') ? ['σύνολο total sum άθροισμα plus'] : []),
    ...(formula.includes('/') ? ['μέσος average half μισό ανά per ποσοστό share rate αναλογία'] : []),
  ]
}

function ofSpan(citation: Citation, library: Library, label: string): Source {
  const exact = citation.quote?.exact ?? ''
  // Lines are statements of their own.
  const read = readText(exact.replaceAll(/\s*\n\s*/gu, ' · '))
  const { folded } = read
  const polarity = polarityOf(read.words)
  const words = [...read.words, ...wordsOf(foldText(label).folded), ...abbreviations(folded)]
  // "Two proposals? No": the figures of such a question are none of the answer.
  const denied = [...folded.matchAll(/[^.·;?]*[;?] (?=(?:no|οχι)[.,·])/gu)].map(({ 0: text, index }) => ({
    from: index,
    to: index + text.length,
  }))
  const source: Source = {
    citation,
    span: true,
    loose: false,
    quantities: read.quantities.filter(({ start }) => !denied.some(({ from, to }) => start >= from && start < to)),
    words,
    folded,
    prose: folded,
    polarity,
    names: { all: [], last: [] },
    negative: false,
  }
  const text = citation.source === undefined ? undefined : library.text?.(citation.source.document_id)
  if (library.text === undefined) return source
  const { start = -1, end = -1 } = citation.position ?? {}
  const resolves = text !== undefined && start >= 0 && codePoints(text).slice(start, end) === exact
  return resolves ? source : { ...source, fault: { code: 'unresolved', at: citation.id } }
}

/** «Ε.Ε.» is the word that «ΕΕ» is. */
const abbreviations = (folded: string): Word[] =>
  [...folded.matchAll(/(?<!\p{L})(?:\p{L}\.){2,}/gu)].map(({ 0: text }) => ({
    text: text.replaceAll('.', ''),
    start: -1,
    end: -1,
  }))

/** Abbreviations in names, by the words they stand for. */
const spelled: Readonly<Record<string, string>> = {
  fte: 'full time equivalents',
  awu: 'annual work units',
  hq: 'headquarters',
  qty: 'quantity',
  pct: 'percent',
  sqm: 'square metres',
  vat: 'value added tax φπα',
  hr: 'staff personnel',
  rd: 'research development',
  ict: 'digital computer',
  pv: 'photovoltaic',
  ev: 'electric vehicle',
}

/** The unit that a value's name says: `area_m2`, `duration_months`, `staff/engineers`. */
function measured(quantity: Quantity, names: readonly Word[]): Quantity {
  if (quantity.kind === 'number' && /^cents?$/u.test(names.at(-1)?.text ?? ''))
    return { ...quantity, kind: 'money', value: quantity.value / 100, key: String(quantity.value / 100) }
  if (quantity.kind !== 'number' || quantity.unit !== undefined) return quantity
  if (names.some(({ text }) => /^(?:gbp|usd|chf|sek|pounds?|dollars?)$/u.test(text)))
    return { ...quantity, unit: 'foreign' }
  const last = names.slice(-4).map(({ text }) => text)
  if (/work units?$|time equivalents?/u.test(names.map(({ text }) => text).join(' ')))
    return { ...quantity, unit: 'awu' }
  const at = last.findIndex((text) => text === 'per')
  const per = at < 0 ? undefined : rateOf(last[at + 1] ?? '')
  const end = at < 0 ? last.length : at
  const unit = unitOf(`${last[end - 2] ?? ''} ${last[end - 1] ?? ''}`) ?? unitOf(last[end - 1] ?? '')
  const measure = unit !== undefined && !['person', 'point', 'application', 'time', 'awu'].includes(unit)
  return { ...quantity, ...(measure ? { unit } : {}), ...(per === undefined ? {} : { per }) }
}

/** Years and other numbers in names: `/financials/2025/turnover`, `near_natura_2000`. */
function numbersIn(names: readonly string[]): Quantity[] {
  const codes = readQuantities(foldText(names.join(' ').replaceAll('_', ' ')).folded, true)
    .filter(({ kind, key }) => kind === 'code' || key.startsWith('#'))
    .map((each): Quantity => ({ ...each, start: -1, end: -1 }))
  const numbers = [...names.join(' ').matchAll(/(?<!\d)\d{3,4}(?!\d)/gu)].map(([key]): Quantity => ({
    kind: 'number',
    value: Number(key),
    key,
    bound: 'none',
    start: -1,
    end: -1,
  }))
  const places = [...names.join(' ').matchAll(/\/(\d)(?=\/)/gu)].map(([, place = '']): Quantity => ({
    kind: 'number',
    value: Number(place) + 1,
    key: `#${Number(place) + 1}`,
    bound: 'none',
    start: -1,
    end: -1,
  }))
  return [...codes, ...numbers, ...places]
}

function readText(text: string): { quantities: Quantity[]; words: Word[]; folded: string } {
  const { folded } = foldText(text)
  return { quantities: readQuantities(folded, true), words: wordsOf(folded), folded }
}

function ofValue(citation: Citation, value: unknown, names: readonly string[]): Source {
  const { numbers, texts, negative } = flat(value)
  const spoken = readText(texts.join(' · '))
  const countries = texts
    .flatMap((text) => countryWords(text.toLowerCase()))
    .map((text) => ({ text, start: 0, end: 0 }))
  const plain = wordsOf(foldText(names.join(' ').replace(/[/_#~-]/gu, ' ')).folded)
  const named = [...plain, ...wordsOf(plain.map(({ text }) => spelled[text] ?? '').join(' '))]
  return {
    citation,
    span: false,
    loose: false,
    quantities: [...numbers.map((each) => measured(each, plain)), ...spoken.quantities, ...numbersIn(names)],
    words: [...spoken.words, ...named, ...countries],
    folded: '',
    prose: typeof value === 'string' && /\p{L}+ \p{L}+/u.test(value) ? spoken.folded : '',
    polarity:
      typeof value === 'string'
        ? polarityOf(spoken.words)
        : named.some(({ text }) => /^(?:non|outside|without|not|no|un)$/u.test(text))
          ? { negative: 1, double: 0 }
          : { negative: 0, double: 0 },
    names: {
      all: named.map(({ text }) => text),
      last: wordsOf(foldText((names[0] ?? '').replace(/^.*\//u, '').replaceAll('_', ' ')).folded).map(
        ({ text }) => text,
      ),
    },
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
  const number: PutNumber = (kind, amount, { minus = false, foreign = false } = {}) => {
    const more = { ...(minus ? { minus: true as const } : {}), ...(foreign ? { unit: 'foreign' as const } : {}) }
    into.numbers.push({ kind, value: amount, key: String(amount), bound: 'none', start: -1, end: -1, ...more })
  }
  if (value === false || value === 0 || value === null) into.negative = true
  if (typeof value === 'number') {
    number('number', Math.abs(value), { minus: value < 0 })
    // A share of one is said in percent.
    if (value > 0 && value <= 1) number('percent', Math.round(value * 1e6) / 1e4)
  } else if (typeof value === 'string') {
    // `general_2023_2831` names the act 2023/2831.
    // A plain number has been read; four digits with a point may be an activity code.
    if (!/^-?\d+(?:\.\d+)?$/u.test(value) || /^\d{2}\.\d{2}$/u.test(value))
      into.texts.push(value.replace(/(?<!\d)(\d{3,4})_(\d{4})(?!\d)/gu, '$1/$2'))
    if (/^-?\d+(\.\d+)?$/u.test(value)) number('number', Math.abs(Number(value)), { minus: value.startsWith('-') })
    // A class: "B", "Δ+".
    if (/^\p{Lu}{1,2}\+*$/u.test(value)) {
      const key = latin(foldText(value.replaceAll('+', '')).folded)
      into.numbers.push({ kind: 'code', value: 0, key, bound: 'none', start: -1, end: -1 })
    }
    if (/^0\.\d+$/u.test(value)) number('percent', Math.round(Number(value) * 1e6) / 1e4)
    if (/^\d{2}-\d{2}$/u.test(value))
      into.numbers.push({ kind: 'date', value: 0, key: `--${value}`, bound: 'none', start: -1, end: -1 })
  } else if (Array.isArray(value)) {
    if (value.length === 0) into.negative = true
    for (const each of value) flat(each, into)
    number('number', value.length)
  } else if (typeof value === 'object' && value !== null) ofObject(value as Record<string, unknown>, into, number)
  return into
}

type PutNumber = (
  kind: Quantity['kind'],
  amount: number,
  how?: { readonly minus?: boolean; readonly foreign?: boolean },
) => void

function ofObject(value: Record<string, unknown>, into: Flat, number: PutNumber): void {
  const { amount, currency, at, time_zone: zone } = value
  if (typeof amount === 'string' && typeof currency === 'string') {
    number('money', Math.abs(Number(amount)), { minus: amount.startsWith('-'), foreign: currency !== 'EUR' })
    return
  }
  const isMoment = typeof at === 'string' && typeof zone === 'string'
  if (isMoment) {
    const { day, time } = 'basis' in value ? deadlineTold(at, zone) : localMoment(at, zone)
    const moment = { value: 0, bound: 'none' as const, start: -1, end: -1 }
    into.numbers.push({ ...moment, kind: 'date', key: day.toString() })
    into.numbers.push({ ...moment, kind: 'time', key: time })
  }
  for (const [name, inner] of Object.entries(value)) {
    into.texts.push(name.replaceAll('_', ' '))
    // A moment is read in its own zone alone: the day that it is written with may be another.
    if (!isMoment || name !== 'at') flat(inner, into)
  }
}

function localMoment(at: string, zone: string): DeadlineTold {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(zone)
  return { day: local.toPlainDate(), time: local.toPlainTime().toString({ smallestUnit: 'minute' }) }
}
