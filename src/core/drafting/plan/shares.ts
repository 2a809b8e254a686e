/** A limit on what counts of some parts together: an amount, or a percent of the total or of all other parts. */
export interface Cap {
  /** Indices of parts. Caps over several parts are nested or apart: no two overlap otherwise. */
  readonly members: readonly number[]
  /** Cents. */
  readonly amount?: number
  /** Percent, at most four decimals. */
  readonly percent?: number
  readonly of?: 'total' | 'others'
}

/** A part that is a percent of what counts of other parts: it has no cost of its own. */
export interface FlatPart {
  readonly percent: number
  /** Indices of parts with costs. */
  readonly of: readonly number[]
}

/** A percent in ten-thousandths: 1,000,000 is the whole. */
const millionths = (percent: number): bigint => BigInt(Math.round(percent * 10_000))
const whole = 1_000_000n
const add = (a: bigint, b: bigint): bigint => a + b
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/**
 * What counts of each part in cents, flat parts last, where a cap may be a percent of the total that the part is itself in:
 * the greatest whole cents that keep all caps together. From everything that is claimed the total is taken down to what the
 * caps leave at it, until it leaves itself; the map is monotone, so the first total that does is the greatest.
 * A cap over several parts is filled in their order. With shares that sum up to S it takes about ln(total) / (1 − S) rounds;
 * `start`: cents that the total cannot pass, where a closer bound than everything is known.
 */
export function countedParts(
  claimed: readonly number[],
  flats: readonly FlatPart[],
  caps: readonly Cap[],
  start?: number,
): number[] {
  let total = [...claimed.map(BigInt), ...flats.map((flat) => flatOf(flat, claimed.map(BigInt)))].reduce(add, 0n)
  if (start !== undefined) total = least(total, BigInt(start))
  for (;;) {
    const counted = countedAt(total, claimed, flats, caps)
    const next = counted.reduce(add, 0n)
    if (next >= total) return counted.map(Number)
    total = next
  }
}

const flatOf = ({ percent, of }: FlatPart, counted: readonly bigint[]): bigint =>
  (of.map((i) => counted[i] ?? 0n).reduce(add, 0n) * millionths(percent)) / whole

/** What the caps leave of each part if the total were this one. */
function countedAt(
  total: bigint,
  claimed: readonly number[],
  flats: readonly FlatPart[],
  caps: readonly Cap[],
): bigint[] {
  const left = caps.map((cap) => ceiling(cap, total))
  const counted: bigint[] = []
  const count = (limit: bigint): void => {
    const i = counted.length
    const over = caps.flatMap((cap, k) => (cap.members.includes(i) ? [k] : []))
    const taken = over.reduce((most, k) => least(most, left[k] ?? 0n), limit)
    for (const k of over) left[k] = (left[k] ?? 0n) - taken
    counted.push(taken)
  }
  for (const part of claimed) count(BigInt(part))
  for (const flat of flats) count(flatOf(flat, counted))
  return counted
}

/** A percent p of all others is p ÷ (1 + p) of the total. */
function ceiling({ amount, percent, of }: Cap, total: bigint): bigint {
  if (percent === undefined) return amount === undefined ? total : BigInt(amount)
  const share = millionths(percent)
  return (share * total) / (of === 'others' ? whole + share : whole)
}
