import type { Quantity } from './quantities.ts'
import { rateOf, unitOf } from './number-words.ts'
import { equal } from './same-quantity.ts'
import type { Source } from './source.ts'
import type { Finding } from './claim.ts'

/** Words by which a figure is below zero without a sign. */
const belowZero =
  /(?<!\p{L})(?:ζημι\p{L}+|loss|losses|minus|μειον|αρνητικ\p{L}+|negative|deficit|ελλειμ\p{L}+|below|υπο|κατω|πτωση|μειωθ\p{L}+|fell|falls?|drop\p{L}*|decreas\p{L}+)(?!\p{L})/u

/** A figure that no source has, or has with another bound. Sources that have it are marked as needed. */
export function figureFinding(
  quantity: Quantity,
  folded: string,
  sources: readonly Source[],
  carried: Set<Source>,
): Finding[] {
  const at = folded.slice(quantity.start, quantity.end)
  const all = sources.flatMap((source) =>
    source.quantities
      .filter((each) => equal(quantity, each) || dayOfYear(quantity, each, source))
      .map((each) => ({ source, each })),
  )
  // A constant of a formula says nothing of bounds where a text has the figure.
  const told = all.filter(({ source }) => source.citation.derivation === undefined)
  const matches = told.some(({ source }) => source.span) ? told : all
  // "One of them" for "one weekend day".
  if (
    matches.length === 0 &&
    quantity.key === '1' &&
    sources.some(({ words }) => words.some(({ text }) => /^(?:one|single|once|απαξ)$/u.test(text)))
  )
    return []
  if (matches.length === 0) {
    const { kind } = quantity
    return [{ code: kind === 'date' || kind === 'time' ? 'date' : kind === 'code' ? 'code' : 'number', at }]
  }
  for (const { source } of all) carried.add(source)
  // "A year" of an amount whose name says no period.
  const { per } = quantity
  if (
    per !== undefined &&
    quantity.kind === 'money' &&
    !/^(?: \p{L}+){0,3} (?:19|20)\d\d/u.test(folded.slice(quantity.end)) &&
    matches.every(
      ({ source, each }) =>
        source.citation.derivation !== undefined &&
        each.start < 0 &&
        each.per === undefined &&
        !source.names.all.some(
          (name) => rateOf(name) === per || /^(?:(?:19|20)\d\d|annual|yearly|\p{L}+ly)$/u.test(name),
        ),
    )
  )
    return [{ code: 'number', at }]
  const minus = /(?:^|[ (])[-−–] ?(?:€ ?|eur )?$/u.test(folded.slice(Math.max(0, quantity.start - 6), quantity.start))
  const below = minus || belowZero.test(folded)
  const values = matches.every(({ source, each }) => !source.span && each.start < 0)
  if (
    values &&
    (matches.every(({ each }) => each.minus === true)
      ? !below
      : minus && matches.every(({ each }) => each.minus !== true))
  )
    return [{ code: 'number', at }]
  // The first, the second: nothing bounds them.
  if (quantity.key.startsWith('#') && matches.some(({ each }) => each.bound === 'none' || quantity.bound === 'none'))
    return []
  const agree = matches.some(
    ({ source, each }) =>
      (source.loose && (each.bound === 'none' || each.start < 0)) ||
      [quantity.bound, ...(quantity.inherited === undefined ? [] : [quantity.inherited])].some((bound) =>
        (bound === 'from' && each.inherited !== undefined
          ? [each.inherited]
          : [each.bound, ...(each.inherited === undefined ? [] : [each.inherited])]
        ).some((theirs) => boundsAgree(bound, theirs, source, quantity)),
      ) ||
      // "Over four months": in the course of them.
      (quantity.bound === 'max' && each.bound === 'min_exclusive' && each.inherited === 'none') ||
      (quantity.bound === 'max' &&
        isComputedDay(quantity, source) &&
        sources.some(
          ({ span, quantities: said }) => span && said.some((other) => /^(?:min|max|before)/u.test(other.bound)),
        )),
  )
  // "The six months end on 5 April": counted out to the day, they are that many.
  const counted = quantity.bound === 'none' && all.some(({ source, each }) => each.start < 0 && isCountedOut(source))
  return agree || counted ? [] : [{ code: 'bound', at }]
}

/** A day computed by a number of days or months. */
const isCountedOut = ({ citation: { derivation } }: Source): boolean =>
  derivation !== undefined &&
  /^\d{4}-\d{2}-\d{2}$/u.test(String(derivation.result)) &&
  /[-+] \d+ \w+$/u.test(derivation.formula)

/** A day that is computed from another one: a cited bound of days or months makes it the last one. */
const isComputedDay = ({ kind, key }: Quantity, { citation: { derivation } }: Source): boolean =>
  kind === 'date' && derivation !== undefined && key === String(derivation.result)

/** "8 January 2027" where the source says the year once: "dates in 2027: 8 January, 12 May". */
function dayOfYear(claim: Quantity, source: Quantity, { quantities }: Source): boolean {
  if (claim.kind !== 'date' || source.kind !== 'date' || !source.key.startsWith('--')) return false
  const [year = '', ...day] = claim.key.split('-')
  return source.key === `--${day.join('-')}` && quantities.some(({ kind, key }) => kind === 'number' && key === year)
}

const until = /^(?:until|till|deadline|expires?|expiry|closing|close|closes|end|ends|latest)$/u
const most = /^(?:max|maximum|ceiling|cap|limit|threshold|duration|term|up|target|μεγιστο|οριο|ανωτατο)$/u
const least = /^(?:min|minimum|floor|least|ελαχιστο)$/u

/** Values that are no words of a call have no bound of their own: a claim must not give them one. */
function boundsAgree(
  claim: Quantity['bound'],
  source: Quantity['bound'],
  { span, names, citation, parts = [] }: Source,
  { kind, key, ranged }: Quantity,
): boolean {
  const date = kind === 'date'
  if (claim === 'limit') return true
  if (ranged === true && ['none', 'min', 'max', 'from'].includes(source)) return true
  if (!span && source === 'none') {
    if (claim === 'none' || ranged === true) return true
    if (claim === 'from' && !date) return true
    const isLast = parts.some(
      ({ words, quantities }) =>
        words.some(({ text }) => until.test(text)) && quantities.some((each) => each.key === key),
    )
    if (date && claim === 'from' && isLast) return false
    // A computed day is that day; what it is computed from may be said to come before or after it.
    if (citation.derivation !== undefined && ['from', 'after', 'before'].includes(claim))
      return claim === 'from' || !date || key !== String(citation.derivation.result)
    if (claim === 'from') return !date || !names.last.some((word) => until.test(word))
    return (
      (claim === 'max' && names.all.some((word) => until.test(word) || most.test(word))) ||
      (claim === 'min' && names.all.some((word) => least.test(word)))
    )
  }
  if (claim === 'from' || source === 'from')
    return ['none', 'from', 'min', 'after'].includes(claim === 'from' ? source : claim)
  return claim === source
}

const measures =
  /^(?:metre|kilometre|square metre|cubic metre|litre|hectolitre|kilogram|gram|tonne|hectare|stremma|acre|kilowatt|kilowatt hour|megawatt|megawatt hour|foot|mile|in .+)$/u

/** Measured otherwise than all that is cited: in kilograms what is given in tonnes. */
export function measureFindings(
  quantities: readonly Quantity[],
  sources: readonly Source[],
  folded: string,
): Finding[] {
  const theirs = new Set(
    sources.flatMap((source) => [
      ...source.quantities.flatMap(({ unit }) => unit ?? []),
      ...source.words.flatMap(({ text }) => unitOf(text) ?? []),
    ]),
  )
  const known = [...theirs].some((unit) => measures.test(unit))
  return quantities.flatMap(({ unit, start, end }): Finding[] =>
    unit !== undefined && measures.test(unit) && known && !theirs.has(unit)
      ? [{ code: 'number', at: folded.slice(start, end) }]
      : [],
  )
}

/** A number said twice that is cited once, while another of its kind is not said: "three partners from three states". */
export function repeatedFindings(
  quantities: readonly Quantity[],
  sources: readonly Source[],
  folded: string,
): Finding[] {
  if (sources.some(({ span }) => !span)) return []
  const theirs = sources.flatMap((source) => source.quantities)
  return quantities.flatMap((quantity, at): Finding[] => {
    const { kind, key, start, end } = quantity
    if (kind !== 'number' || key.startsWith('#') || /^(?:0|1|(?:19|20)\d\d)$/u.test(key)) return []
    const before = quantities.slice(0, at).filter((each) => each.kind === kind && each.key === key)
    const last = before.at(-1)
    if (last === undefined || /^ ?\($/u.test(folded.slice(last.end, start))) return []
    const cited = theirs.filter((each) => equal(quantity, each)).length
    const unsaid = theirs.some(
      (each) =>
        each.kind === kind &&
        !each.key.startsWith('#') &&
        each.value < 1000 &&
        !quantities.some((other) => equal(other, each)),
    )
    return cited <= before.length && unsaid ? [{ code: 'number', at: folded.slice(start, end) }] : []
  })
}
