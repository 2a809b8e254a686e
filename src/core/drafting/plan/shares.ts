/** A limit on what counts of some parts together: an amount, or a percent of the total. */
export interface Cap {
  /** Indices of parts. Caps over several parts are nested or apart: no two overlap otherwise. */
  readonly members: readonly number[]
  /** Cents. */
  readonly amount?: number
  /** Percent, at most four decimals. */
  readonly percent?: number
}

/** A percent in ten-thousandths: 1,000,000 is the whole. */
const millionths = (percent: number): bigint => BigInt(Math.round(percent * 10_000))
const whole = 1_000_000n
const add = (a: bigint, b: bigint): bigint => a + b
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/**
 * What counts of each part in cents, where a cap may be a percent of the total that the part is itself in:
 * the greatest whole cents that keep all caps together. From everything that is claimed the total is taken down to what the
 * caps leave at it, until it leaves itself; the map is monotone, so the first total that does is the greatest.
 * A cap over several parts is filled in their order. With shares that sum up to S it takes about ln(total) / (1 − S) rounds;
 * `start`: cents that the total cannot pass, where a closer bound than everything is known.
 */
export function countedParts(claimed: readonly number[], caps: readonly Cap[], start?: number): number[] {
  let total = claimed.map(BigInt).reduce(add, 0n)
  if (start !== undefined) total = least(total, BigInt(start))
  for (;;) {
    const counted = countedAt(total, claimed, caps)
    const next = counted.reduce(add, 0n)
    if (next >= total) return counted.map(Number)
    total = next
  }
}

/** What the caps leave of each part if the total were this one. */
function countedAt(total: bigint, claimed: readonly number[], caps: readonly Cap[]): bigint[] {
  const left = caps.map((cap) => ceiling(cap, total))
  return claimed.map((part, i) => {
    const over = caps.flatMap((cap, k) => (cap.members.includes(i) ? [k] : []))
    const taken = over.reduce((most, k) => least(most, left[k] ?? 0n), BigInt(part))
    for (const k of over) left[k] = (left[k] ?? 0n) - taken
    return taken
  })
}

function ceiling({ amount, percent }: Cap, total: bigint): bigint {
  if (percent === undefined) return amount === undefined ? total : BigInt(amount)
  return (millionths(percent) * total) / whole
}
