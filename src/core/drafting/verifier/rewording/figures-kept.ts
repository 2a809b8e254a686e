import type { Finding } from '../claim.ts'
import type { Bound } from '../bounds.ts'
import type { Quantity } from '../quantities.ts'
import type { Item, Reading } from './reading.ts'

/** Every figure of one sentence stands in the other, as often, with the same bound. */
export function figureFindings(composed: Reading, proposed: Reading): Finding[] {
  const theirs = bounded(composed)
  const ours = bounded(proposed)
  const left = [...theirs]
  const findings: Finding[] = []
  for (const quantity of ours) {
    const same = left.filter(
      (each) =>
        sameFigure(each, quantity) ||
        (each.key === quantity.key && (isShort(each, quantity, theirs) || isShort(quantity, each, ours))),
    )
    const agree = (each: Quantity): boolean =>
      boundsAgree(each, quantity) ||
      (limits(each, quantity) && [composed, proposed].every(({ folded }) => /limited|restrict|περιορ/u.test(folded)))
    const found = same.find(agree) ?? same[0]
    if (found === undefined) {
      if (quantity.key === '1' && composed.ones > 0) continue
      findings.push(findingOf(quantity, proposed.folded))
      continue
    }
    left.splice(left.indexOf(found), 1)
    if (!agree(found)) findings.push({ code: 'bound', at: proposed.folded.slice(quantity.start, quantity.end) })
  }
  const lost = left.filter(({ key }) => key !== '1' || proposed.ones === 0)
  return [...findings, ...lost.map((quantity) => findingOf(quantity, composed.folded))]
}

/** "Until 15:00 on 18 March": the day, too. */
const withHours = (quantities: readonly Quantity[]): Quantity[] =>
  quantities.map((each, at) => {
    const hour = [quantities[at - 1], quantities[at + 1]].find(
      (other) => other?.kind === 'time' && other.bound !== 'none',
    )
    return each.kind === 'date' && each.bound === 'none' && hour !== undefined ? { ...each, bound: hour.bound } : each
  })

/** "By 10 percentage points for one and by 20 for the other": what the second is of is said once. */
const isShort = (short: Quantity, long: Quantity, all: readonly Quantity[]): boolean =>
  short.kind === 'number' &&
  short.unit === undefined &&
  (long.kind === 'money' || long.kind === 'percent') &&
  all.some(({ kind }) => kind === long.kind)

const marksOf: Partial<Record<string, Bound>> = {
  most: 'max',
  least: 'min',
  more: 'min_exclusive',
  less: 'max_exclusive',
}

/** The figures with the bounds that their clause gives them, where nothing stands directly beside them. */
export function bounded(reading: Reading): Quantity[] {
  const { items } = reading
  return once(reading).map((quantity) => {
    if (quantity.kind === 'code') return quantity
    const at = items.findIndex((item) => item.kind === 'figure' && item.start === quantity.start)
    const item = items[at]
    if (item === undefined) return quantity
    const figures = items.filter((each) => each.kind === 'figure' && each.quantity.kind !== 'code')
    const last = items.slice(0, at).findLast((each) => each.kind === 'figure' && each.quantity.kind !== 'code')
    const before = items
      .slice(0, at)
      .filter(({ start, clause }) => clause === item.clause && start > (last?.start ?? -1))
    const mark = [
      ...before.slice(-2),
      ...before.filter(exceeds),
      ...(figures.length === 1 || isExceeded(item, items) ? items.filter(exceeds) : []),
    ].findLast((each) => each.kind === 'mark' && marksOf[each.mark] !== undefined)
    const turned = mark?.kind === 'mark' && mark.mark === 'most' && quantity.bound === 'min_exclusive'
    if (!turned && (quantity.bound !== 'none' || quantity.inherited !== undefined)) return quantity
    const bound = mark?.kind === 'mark' ? marksOf[mark.mark] : undefined
    return bound === undefined ? quantity : { ...quantity, bound }
  })
}

const exceeds = ({ text }: Item): boolean => /υπερβ|υπερεβ|ξεπερ|exceed/u.test(text)

/** «Το διπλάσιο (2 φορές) των τριών χρήσεων δεν το υπερβαίνει»: the first figure of a clause that ends so. */
function isExceeded(item: Item, items: readonly Item[]): boolean {
  const clause = items.filter(({ clause: each }) => each === item.clause)
  const verb = clause.find(exceeds)
  const counting = clause.filter((each) => each.kind === 'figure' && each.quantity.kind !== 'code')
  return verb !== undefined && counting[0] === item && counting.every(({ start }) => start < verb.start)
}

function findingOf({ kind, start, end }: Quantity, folded: string): Finding {
  const code = kind === 'date' || kind === 'time' ? 'date' : kind === 'code' ? 'code' : 'number'
  return { code, at: folded.slice(start, end) }
}

/** «τρεις (3)» is one figure. */
const once = ({ quantities: all, folded }: Reading): Quantity[] => {
  const quantities = withYears(all, folded)
  return withHours(quantities).filter((quantity, at) => {
    const before = quantities[at - 1]
    return !(
      before?.value === quantity.value &&
      /^ ?\($/u.test(folded.slice(before.end, quantity.start)) &&
      before.kind !== 'code'
    )
  })
}

/** "From 1.2 million in 2023 to 0.9 million": the year is no amount, nor the lower end of a range. */
const withYears = (all: readonly Quantity[], folded: string): Quantity[] =>
  all.map((each, at): Quantity => {
    const isYear = ({ kind, key, ranged, start, end }: Quantity): boolean =>
      (kind === 'money' ||
        (kind === 'number' && ranged === true && /(?<!\p{L})(?:in|το) $/u.test(folded.slice(0, start)))) &&
      /^(?:19|20)\d\d$/u.test(key) &&
      /^\d{4}$/u.test(folded.slice(start, end))
    const before = all[at - 1]
    if (isYear(each)) return { ...each, kind: 'number', bound: 'none' }
    return before !== undefined && isYear(before) && each.ranged === true ? { ...each, bound: 'none' } : each
  })

function sameFigure(a: Quantity, b: Quantity): boolean {
  if (a.per !== undefined && b.per !== undefined && a.per !== b.per) return false
  if (a.kind !== b.kind) return a.kind !== 'date' && b.kind !== 'date' && a.key === b.key && isBare(a) && isBare(b)
  if (a.key !== b.key) return false
  if ((a.unit === 'foreign') !== (b.unit === 'foreign')) return false
  return a.kind !== 'percent' || a.unit === b.unit
}
const isBare = ({ kind, unit }: Quantity): boolean => kind === 'number' && unit === undefined

/** "Limited to the headroom, 25,000" and "limited to 25,000, the headroom". */
const limits = (a: Quantity, b: Quantity): boolean =>
  [a.bound, b.bound].every((bound) => bound === 'none' || bound === 'max')

const kinds: Readonly<Record<Bound, string>> = {
  limit: 'max',
  none: 'none',
  min: 'min',
  max: 'max',
  min_exclusive: 'min_exclusive',
  max_exclusive: 'max_exclusive',
  from: 'from',
  approx: 'approx',
  before: 'before',
  after: 'after',
}

function boundsAgree(a: Quantity, b: Quantity): boolean {
  // The hour of a day is bounded with the day.
  if (a.kind === 'time') return true
  const boundsOf = ({ bound, inherited }: Quantity): string[] =>
    [bound, ...(inherited === undefined ? [] : [inherited])].map((each) => kinds[each])
  const [x, y] = [boundsOf(a), boundsOf(b)]
  if (x.some((each) => y.includes(each))) return true
  const open = (list: readonly string[]): boolean => list.some((each) => each === 'from')
  // "From 6 November" and "opens on 6 November", "three years from" and "three years after".
  if (open(x)) return y.some((each) => ['none', 'min', 'after'].includes(each))
  if (open(y)) return x.some((each) => ['none', 'min', 'after'].includes(each))
  return false
}
