import type { Verdict } from '../verdict.ts'

const numbers = { eligible: 1, needs_info: 2, needs_review: 3, not_eligible: 4 } as const satisfies Record<
  Verdict,
  number
>

/** The last step of MurmurHash3: each bit of the result depends on each bit of what is given. */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/**
 * Programmes with a verdict and a base score each as one short text, the same in whatever order they come: each becomes 64 bits,
 * which are added up. Of two different sets the texts are the same by chance only, one in 2^64.
 */
export class PairsDigest {
  readonly #sums = new Uint32Array(2)
  #count = 0

  add(id: string, verdict: Verdict, base: number): void {
    const [high, low] = [0x9e3779b9, 0x243f6a88]
    let [a, b] = [high ^ (numbers[verdict] * 1024 + base), low]
    for (let at = 0; at < id.length; at += 1) {
      const code = id.charCodeAt(at)
      a = Math.imul(a ^ code, 0x9e3779b1)
      b = Math.imul(b ^ code, 0x5f356495)
    }
    this.#sums[0] = (this.#sums[0] as number) + mix(a ^ (b >>> 16))
    this.#sums[1] = (this.#sums[1] as number) + mix(b ^ mix(a))
    this.#count += 1
  }

  toString(): string {
    return [this.#count, ...this.#sums].map((one) => one.toString(36)).join('.')
  }
}
