import type { Quantity } from './quantities.ts'
import { equal } from './same-quantity.ts'
import type { Source } from './source.ts'
import type { Finding } from './claim.ts'

/** A figure that no source has, or has with another bound. Sources that have it are marked as needed. */
export function figureFinding(
  quantity: Quantity,
  folded: string,
  sources: readonly Source[],
  carried: Set<Source>,
): Finding[] {
  const at = folded.slice(quantity.start, quantity.end)
  const matches = sources.flatMap((source) =>
    source.quantities
      .filter((each) => equal(quantity, each) || dayOfYear(quantity, each, source))
      .map((each) => ({ source, each })),
  )
  if (matches.length === 0) {
    const { kind } = quantity
    return [{ code: kind === 'date' || kind === 'time' ? 'date' : kind === 'code' ? 'code' : 'number', at }]
  }
  for (const { source } of matches) carried.add(source)
  // The first, the second: nothing bounds them.
  if (quantity.key.startsWith('#')) return []
  const agree = matches.some(
    ({ source, each }) =>
      (source.loose && (each.bound === 'none' || each.start < 0)) ||
      [quantity.bound, ...(quantity.inherited === undefined ? [] : [quantity.inherited])].some((bound) =>
        [each.bound, ...(each.inherited === undefined ? [] : [each.inherited])].some((theirs) =>
          boundsAgree(bound, theirs, source, quantity),
        ),
      ),
  )
  return agree ? [] : [{ code: 'bound', at }]
}

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
  { span, names, citation }: Source,
  { kind, ranged }: Quantity,
): boolean {
  const date = kind === 'date'
  if (claim === 'limit') return true
  if (ranged === true && ['none', 'min', 'max', 'from'].includes(source)) return true
  if (!span && source === 'none') {
    if (claim === 'none' || ranged === true) return true
    if ((claim === 'after' || claim === 'from') && !date) return true
    if (citation.derivation !== undefined && ['from', 'after', 'before'].includes(claim)) return true
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
