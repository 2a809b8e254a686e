import type { Quantity } from './quantities.ts'

/** Whether a figure of the claim is the source's. */
export function equal(claim: Quantity, source: Quantity): boolean {
  if (claim.kind === 'date' && source.kind === 'date') {
    if (claim.key.startsWith('--')) return source.key.endsWith(claim.key.slice(1)) || source.key === claim.key
    return source.key === claim.key || source.key.startsWith(`${claim.key}-`)
  }
  // A year alone stands in any date of that year.
  if (claim.kind === 'number' && source.kind === 'date')
    return claim.unit === undefined && source.key.startsWith(`${claim.key}-`)
  if (claim.kind !== source.kind) return sameValueOtherKind(claim, source)
  if (claim.kind === 'time' || claim.kind === 'code' || claim.key.startsWith('#') || source.key.startsWith('#'))
    return claim.key === source.key
  if (claim.kind === 'money' && claim.unit !== source.unit) return false
  if (claim.unit !== undefined && source.unit !== undefined && claim.unit !== source.unit)
    return inMonths(claim) !== undefined && inMonths(claim) === inMonths(source)
  return claim.value === source.value
}

/** A bare number of a record or a field may be an amount or a percentage; never one for the other. */
function sameValueOtherKind(claim: Quantity, source: Quantity): boolean {
  if (claim.kind === 'code' || source.kind === 'code') return claim.key === source.key
  if (source.kind !== 'number' || source.start >= 0) return false
  return (
    (claim.kind === 'money' || claim.kind === 'percent') && claim.value === source.value && claim.unit === undefined
  )
}

function inMonths({ value, unit }: Quantity): number | undefined {
  return unit === 'year' ? value * 12 : unit === 'month' ? value : undefined
}
