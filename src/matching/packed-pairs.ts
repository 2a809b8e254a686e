/**
 * What was last scored of a profile, packed: a block has 1,024 numbers of layouts (a programme with the ids of its criteria), a
 * bit for each that says whether the profile has a pair with it, and of each pair 32 bits and its outcomes, two bits each.
 * `migrations/0160-packed-pairs.sql` has the form, bit by bit, and reads it in SQL.
 */
import type { Outcome, Verdict } from '../core/verdict.ts'

/** The state of a pair, as last scored. */
export interface MatchState {
  readonly programmeId: string
  readonly verdict: Verdict
  readonly base: number
  readonly outcomes: Readonly<Record<string, Outcome>>
  readonly changesOn: string | null
}

/** What a number stands for. */
export interface Layout {
  readonly number: number
  readonly programmeId: string
  /** Ids as `criteriaOf` writes them. */
  readonly criteria: string
}

/** A pair without its number. */
export interface PackedPair {
  readonly head: number
  readonly outcomes: Uint8Array
}

/** A block of one profile, as it is stored. */
export interface PackedBlock {
  readonly block: number
  readonly fits: boolean
  /** '0' and '1'. */
  readonly members: string
  readonly heads: Uint8Array
  readonly outcomes: Uint8Array
}

const blockSize = 1024
const verdicts = ['eligible', 'needs_info', 'needs_review', 'not_eligible'] as const satisfies readonly Verdict[]
const outcomeOf = [undefined, 'met', 'not_met', 'unknown'] as const satisfies readonly (Outcome | undefined)[]
const codes = { met: 1, not_met: 2, unknown: 3 } as const satisfies Record<Outcome, number>
const dayZero = Temporal.PlainDate.from('2019-12-31')
/** In 2064; a later day is kept as this one. */
const lastDay = 16_383

/** The block that a layout's number is in. */
export const blockOf = (number: number): number => Math.floor(number / blockSize)

/** The ids of a pair's criteria as its layout has them. */
export const criteriaOf = ({ outcomes }: Pick<MatchState, 'outcomes'>): string =>
  Object.keys(outcomes).toSorted().join(' ')

const idsOf = (criteria: string): string[] => (criteria === '' ? [] : criteria.split(' '))

function numberOfDay(day: string | null): number {
  if (day === null) return 0
  return Math.min(Math.max(dayZero.until(day, { largestUnit: 'day' }).days, 1), lastDay)
}

const dayOfNumber = (number: number): string | null => (number === 0 ? null : dayZero.add({ days: number }).toString())

const verdictIn = (head: number): Verdict => verdicts[(head >>> 21) & 3] ?? 'not_eligible'
const baseIn = (head: number): number => (head >>> 14) & 127
const dayIn = (head: number): number => head & lastDay

/** @throws RangeError for a base score that is no whole number from 0 to 127, or more than 2,044 criteria */
export function packPair(state: MatchState): PackedPair {
  const ids = idsOf(criteriaOf(state))
  const length = Math.ceil(ids.length / 4)
  if (!Number.isInteger(state.base) || state.base < 0 || state.base > 127 || length > 511)
    throw new RangeError(`base score ${state.base} with ${ids.length} criteria cannot be kept`)
  const outcomes = new Uint8Array(length)
  for (const [at, id] of ids.entries()) {
    const code = codes[state.outcomes[id] ?? 'unknown']
    outcomes[at >> 2] = (outcomes[at >> 2] ?? 0) | (code << (2 * (at & 3)))
  }
  const verdict = verdicts.indexOf(state.verdict)
  const head = ((length << 23) | (verdict << 21) | (state.base << 14) | numberOfDay(state.changesOn)) >>> 0
  return { head, outcomes }
}

/** What was scored, of the four bytes alone. */
export function scoredIn(bytes: Uint8Array): { verdict: Verdict; base: number } {
  const head = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  return { verdict: verdictIn(head), base: baseIn(head) }
}

export function unpackPair({ head, outcomes }: PackedPair, { programmeId, criteria }: Layout): MatchState {
  const found: Record<string, Outcome> = {}
  for (const [at, id] of idsOf(criteria).entries()) {
    const outcome = outcomeOf[((outcomes[at >> 2] ?? 0) >> (2 * (at & 3))) & 3]
    if (outcome !== undefined) found[id] = outcome
  }
  const [verdict, changesOn] = [verdictIn(head), dayOfNumber(dayIn(head))]
  return { programmeId, verdict, base: baseIn(head), outcomes: found, changesOn }
}

/** Whether both would be kept as the same. */
export function isSameState(one: MatchState, other: MatchState): boolean {
  const ids = Object.keys(one.outcomes)
  return (
    one.verdict === other.verdict &&
    one.base === other.base &&
    (one.changesOn === other.changesOn || numberOfDay(one.changesOn) === numberOfDay(other.changesOn)) &&
    ids.length === Object.keys(other.outcomes).length &&
    ids.every((id) => one.outcomes[id] === other.outcomes[id])
  )
}

/** The pairs of a block by the numbers of their layouts. */
export function unpackBlock({ block, members, heads, outcomes }: PackedBlock): [number, PackedPair][] {
  const view = new DataView(heads.buffer, heads.byteOffset, heads.byteLength)
  const pairs: [number, PackedPair][] = []
  let [at, from] = [0, 0]
  for (let slot = members.indexOf('1'); slot >= 0; slot = members.indexOf('1', slot + 1)) {
    const head = view.getUint32(at)
    const until = from + (head >>> 23)
    pairs.push([block * blockSize + slot, { head, outcomes: outcomes.subarray(from, until) }])
    at += 4
    from = until
  }
  return pairs
}

/** A block with the first day on which one of its verdicts may change. */
export type DatedBlock = PackedBlock & { readonly changesOn: string | null }

/** The blocks that these pairs of one profile make. */
export function packBlocks(pairs: ReadonlyMap<number, PackedPair>): DatedBlock[] {
  const ascending = [...pairs].sort(([a], [b]) => a - b)
  const blocks: DatedBlock[] = []
  for (let from = 0; from < ascending.length;) {
    const block = blockOf(ascending[from]?.[0] ?? 0)
    let until = from
    while (until < ascending.length && blockOf(ascending[until]?.[0] ?? 0) === block) until += 1
    const inBlock = ascending.slice(from, until)
    for (const fits of [true, false]) {
      const own = inBlock.filter(([, { head }]) => (verdictIn(head) !== 'not_eligible') === fits)
      if (own.length > 0) blocks.push(packBlock(block, fits, own))
    }
    from = until
  }
  return blocks
}

/** Once for each profile of a publication: bytes are set in their place, nothing is joined. */
function packBlock(block: number, fits: boolean, pairs: readonly (readonly [number, PackedPair])[]): DatedBlock {
  const members = Buffer.alloc(blockSize, '0')
  const heads = new DataView(new ArrayBuffer(pairs.length * 4))
  const outcomes = new Uint8Array(pairs.reduce((bytes, [, pair]) => bytes + pair.outcomes.length, 0))
  let [at, day] = [0, 0]
  for (const [n, [number, pair]] of pairs.entries()) {
    members[number % blockSize] = 0x31
    heads.setUint32(n * 4, pair.head)
    outcomes.set(pair.outcomes, at)
    at += pair.outcomes.length
    const own = dayIn(pair.head)
    if (own > 0 && (day === 0 || own < day)) day = own
  }
  return {
    block,
    fits,
    members: members.toString('latin1'),
    heads: new Uint8Array(heads.buffer),
    outcomes,
    changesOn: dayOfNumber(day),
  }
}
