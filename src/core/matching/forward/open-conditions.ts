/**
 * The open conditions of a question, row by row. Verdicts do not need them: they are counted when something is scored.
 * How many are open in a row, up to 15, is a binary number for each row, its digits kept in four sets of bits.
 */
import type { Aimed } from '../score-compile.ts'
import type { Bits } from './bits.ts'

export const mostCounted = 15

/** One open condition in each of the rows. */
export interface Open {
  readonly rows: Bits
  /** For a person to decide, not for a fact. */
  readonly review: boolean
  /** What the condition aims the call at; nothing where it must not hold. */
  readonly aimed: Aimed | undefined
}

export class OpenConditions {
  readonly #list: Open[] = []
  readonly #words: number
  #info: readonly Bits[] | undefined
  #review: readonly Bits[] | undefined
  readonly #aims: Partial<Record<Aimed, Bits>> = {}

  /** Rows beyond `words` words are not counted. */
  constructor(words: number) {
    this.#words = words
  }

  add(open: Open): void {
    this.#list.push(open)
  }

  /** Open conditions of a row that a fact of the profile would decide. */
  info(row: number): number {
    return numberAt((this.#info ??= this.#count(false)), row)
  }

  /** Open conditions of a row that a person would decide. */
  review(row: number): number {
    return numberAt((this.#review ??= this.#count(true)), row)
  }

  /** Rows with an open condition that aims the call at it. */
  aimedAt(aim: Aimed): Bits {
    let found = this.#aims[aim]
    if (found !== undefined) return found
    this.#aims[aim] = found = new Uint32Array(this.#words)
    for (const { rows, aimed } of this.#list) if (aimed === aim) uniteFirst(found, rows)
    return found
  }

  #count(review: boolean): readonly Bits[] {
    const [ones, twos, fours, eights] = [0, 1, 2, 3].map(() => new Uint32Array(this.#words)) as [Bits, Bits, Bits, Bits]
    for (const open of this.#list) {
      if (open.review !== review) continue
      const { rows } = open
      for (let i = 0; i < ones.length; i += 1) {
        const one = ones[i] as number
        const two = twos[i] as number
        const four = fours[i] as number
        const carried = one & (rows[i] as number)
        ones[i] = one ^ (rows[i] as number)
        twos[i] = two ^ carried
        fours[i] = four ^ (two & carried)
        eights[i] = (eights[i] as number) ^ (four & two & carried)
      }
    }
    return [ones, twos, fours, eights]
  }
}

/** `rows` may go on beyond the words that are counted. */
function uniteFirst(into: Bits, rows: Bits): void {
  for (let i = 0; i < into.length; i += 1) into[i] = (into[i] as number) | (rows[i] as number)
}

function numberAt(digits: readonly Bits[], row: number): number {
  const word = row >>> 5
  const at = row & 31
  let count = 0
  for (let d = 0; d < digits.length; d += 1) count += ((((digits[d] as Bits)[word] as number) >>> at) & 1) << d
  return count
}
