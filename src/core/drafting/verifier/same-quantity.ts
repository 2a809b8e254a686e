import type { Quantity } from './quantities.ts'

/** Whether a figure of the claim is the source's. */
export function equal(claim: Quantity, source: Quantity): boolean {
  if (source.unit === 'label' && (claim.unit !== undefined || claim.kind === 'money' || claim.kind === 'percent'))
    return false
  if (claim.per !== undefined && source.per !== undefined && claim.per !== source.per) return false
  if (claim.kind === 'date' && source.kind === 'date') {
    if (/^--\d\d$/u.test(claim.key)) return claim.key.slice(2) === source.key.replace(/^-?\d*-/u, '').slice(0, 2)
    if (claim.key.startsWith('--')) return source.key.endsWith(claim.key.slice(1)) || source.key === claim.key
    return source.key === claim.key || source.key.startsWith(`${claim.key}-`)
  }
  // A year alone stands in any date of that year.
  if (claim.kind === 'number' && source.kind === 'date')
    return claim.unit === undefined && source.key.startsWith(`${claim.key}-`)
  if (claim.kind === 'percent' && source.kind === 'percent' && claim.unit !== source.unit) return false
  // "Rises by 10 points": of percent.
  if (claim.unit === 'point' && source.kind === 'percent') return claim.value === source.value
  if (claim.kind !== source.kind) return sameValueOtherKind(claim, source)
  // "The fourth month" is month 4.
  if (claim.kind === 'number' && claim.key.startsWith('#') !== source.key.startsWith('#'))
    return claim.value === source.value && claim.unit !== undefined && claim.unit === source.unit
  if (claim.kind === 'time' || claim.kind === 'code' || claim.key.startsWith('#') || source.key.startsWith('#'))
    return (
      claim.key === source.key && (claim.unit === undefined || source.unit === undefined || claim.unit === source.unit)
    )
  if (claim.kind === 'money' && claim.unit !== source.unit) return false
  if (claim.unit !== undefined && source.unit !== undefined && claim.unit !== source.unit)
    return inMonths(claim) !== undefined && inMonths(claim) === inMonths(source)
  return same(claim, source)
}

/** A figure of many decimals may be said with two. */
const same = (claim: Quantity, source: Quantity): boolean =>
  claim.value === source.value || (claim.value !== 0 && claim.value === inHundredths(source))
const inHundredths = ({ value }: Quantity): number => Math.round(value * 100) / 100

/** A bare number of a record or a field may be an amount or a percentage; never one for the other. */
function sameValueOtherKind(claim: Quantity, source: Quantity): boolean {
  // Article 4 of "Article 4(5)".
  if (source.kind === 'code' && source.key.includes('('))
    return claim.unit === undefined && source.key.split(/[()]/u).includes(claim.key)
  // 33.33 alone looks like a code of an activity.
  if (claim.kind === 'code' && source.kind === 'number' && source.start < 0 && /^\d\d\.\d\d$/u.test(claim.key))
    return Number(claim.key) === inHundredths(source)
  if (claim.kind === 'code' || source.kind === 'code') return claim.key === source.key
  // "4 million" of an amount whose currency was just said.
  if (claim.kind === 'number' && source.kind === 'money')
    return claim.unit === undefined && claim.value >= 1000 && claim.value === source.value
  // A number of months is no amount.
  if (source.kind !== 'number' || source.start >= 0 || (source.unit !== undefined && source.unit !== 'foreign'))
    return false
  if ((claim.kind !== 'money' && claim.kind !== 'percent') || !same(claim, source)) return false
  // Bonuses are recorded in points, without their unit.
  if (claim.unit === 'percentage point') return source.unit === undefined
  return claim.unit === (source.unit === 'foreign' ? 'foreign' : undefined)
}

function inMonths({ value, unit }: Quantity): number | undefined {
  return unit === 'year' ? value * 12 : unit === 'month' ? value : undefined
}
