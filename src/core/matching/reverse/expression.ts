/**
 * An expression over sets of profiles: each node has the profiles of which it is possible and those of which it is certain,
 * and Kleene's connectives are set operations on the two.
 */
import type { Node } from '../compile.ts'
import { bitsIn, unite, type Bits } from '../forward/bits.ts'
import type { BitsRoom } from './bits-room.ts'
import { conditionOf, type Asking, type Condition } from './conditions.ts'
import { answerOfFew, type Answer } from './flags.ts'
import type { Partition } from './partition.ts'

/** An expression made ready to be asked of many partitions. */
export interface Question {
  readonly op: Node['op']
  readonly k: number
  readonly children: readonly Question[]
  readonly condition: Condition | undefined
}

export function questionOf({ op, k, children, leaf }: Node, asking: Asking): Question {
  const asked = op === 'all' ? children.toSorted((a, b) => rank(a) - rank(b)) : children
  return {
    op,
    k,
    children: asked.map((child) => questionOf(child, asking)),
    condition: leaf === undefined ? undefined : conditionOf(leaf, asking),
  }
}

/** What rules out most comes first, so that the rest is asked of few. */
function rank({ leaf }: Node): number {
  const kind = leaf?.criterion.kind
  return kind === 'activity' ? 0 : kind === 'region' ? 1 : 2
}

/** What came out, down to the conditions that were asked. */
export interface Outcome extends Answer {
  readonly children: readonly Outcome[]
}

const some = (bits: Bits): boolean => {
  for (let i = 0; i < bits.length; i += 1) if (bits[i] !== 0) return true
  return false
}

/** Asks of the profiles in `among`; of others the outcome says nothing. */
export function ask(question: Question, partition: Partition, among: Bits, room: BitsRoom): Outcome {
  const { op, condition } = question
  if (condition !== undefined) return { ...condition.ask(partition, room), children: [] }
  if (op === 'all') return allOf(question, partition, among, room)
  if (op === 'any') return anyOf(question, partition, among, room)
  if (op === 'not') return notOf(question, partition, among, room)
  return atLeastOf(question, partition, among, room)
}

const node = (possible: Bits, certain: Bits, children: readonly Outcome[]): Outcome => ({
  possible,
  certain,
  open: possible === certain ? undefined : possible,
  review: undefined,
  doubt: undefined,
  children,
})

/** So many profiles are asked one by one sooner than all 65,536 together: some nanoseconds each. */
const few = 2048

/** What one condition rules out is not asked of the next ones. */
function allOf({ children }: Question, partition: Partition, among: Bits, room: BitsRoom): Outcome {
  const possible = room.copy(among)
  let certain = possible
  let left = partition.count
  const asked: Outcome[] = []
  for (const child of children) {
    const one = left > few ? ask(child, partition, possible, room) : askFew(child, partition, possible, room)
    asked.push(one)
    if (certain === possible && one.certain !== one.possible) certain = room.copy(possible)
    left = certain === possible ? narrow(possible, one.possible) : narrowBoth({ possible, certain }, one)
    if (left === 0) break
  }
  return node(possible, certain, asked)
}

function askFew(question: Question, partition: Partition, among: Bits, room: BitsRoom): Outcome {
  const at = question.condition?.at
  if (at === undefined) return ask(question, partition, among, room)
  return { ...answerOfFew(among, room, (place) => at(partition, place)), children: [] }
}

/** Of every so many words the members are counted: all of them would take longer than what is done with them. */
const countEvery = 8

/** Takes out what is not in the other set; says about how many are left, and 0 only where none is. */
function narrow(set: Bits, other: Bits): number {
  let [any, count] = [0, 0]
  for (let i = 0; i < set.length; i += 1) {
    const word = (set[i] as number) & (other[i] as number)
    set[i] = word
    any |= word
    if (i % countEvery === 0) count += bitsIn(word)
  }
  return any === 0 ? 0 : Math.max(1, count * countEvery)
}

function narrowBoth(sets: { possible: Bits; certain: Bits }, other: { possible: Bits; certain: Bits }): number {
  const { certain } = sets
  for (let i = 0; i < certain.length; i += 1) certain[i] = (certain[i] as number) & (other.certain[i] as number)
  return narrow(sets.possible, other.possible)
}

/** Of whom one condition is certain the next ones are not asked. */
function anyOf({ children }: Question, partition: Partition, among: Bits, room: BitsRoom): Outcome {
  const possible = room.copy(room.none)
  const certain = room.copy(room.none)
  const left = room.copy(among)
  const asked: Outcome[] = []
  for (const child of children) {
    if (!some(left)) break
    const one = ask(child, partition, left, room)
    asked.push(one)
    unite(possible, one.possible)
    unite(certain, one.certain)
    for (let i = 0; i < left.length; i += 1) left[i] = (left[i] as number) & ~(certain[i] as number)
  }
  return node(possible, certain, asked)
}

function notOf({ children }: Question, partition: Partition, among: Bits, room: BitsRoom): Outcome {
  const child = ask(children[0] as Question, partition, among, room)
  const [possible, certain] = [room.take(), room.take()]
  for (let i = 0; i < possible.length; i += 1) {
    possible[i] = ~(child.certain[i] as number)
    certain[i] = ~(child.possible[i] as number)
  }
  return node(possible, certain, [child])
}

function atLeastOf({ children, k }: Question, partition: Partition, among: Bits, room: BitsRoom): Outcome {
  const asked = children.map((child) => ask(child, partition, among, room))
  const possible = reached(
    asked.map((one) => one.possible),
    k,
    room,
  )
  const certain = reached(
    asked.map((one) => one.certain),
    k,
    room,
  )
  return node(possible, certain, asked)
}

/** The profiles that are in at least `k` of the sets. */
function reached(sets: readonly Bits[], k: number, room: BitsRoom): Bits {
  // In at least so many of those looked at.
  const counts = Array.from({ length: k + 1 }, (_, count) => room.copy(count === 0 ? room.all : room.none))
  for (const set of sets)
    for (let count = k; count > 0; count -= 1) {
      const [into, before] = [counts[count] as Bits, counts[count - 1] as Bits]
      for (let i = 0; i < into.length; i += 1)
        into[i] = (into[i] as number) | ((before[i] as number) & (set[i] as number))
    }
  return counts[k] as Bits
}

/**
 * The profiles of which a condition is open that can still change the whole, since all above it is open, too: one that a fact
 * would decide (`info`), and one that has to be judged (`doubt`).
 */
export function noteOpen(outcome: Outcome, among: Bits, into: { info: Bits; doubt: Bits }, room: BitsRoom): void {
  const { possible, certain, open, review, doubt, children } = outcome
  if (open === undefined) return
  if (children.length === 0 && review === undefined && doubt === undefined) {
    const { info } = into
    for (let i = 0; i < info.length; i += 1)
      info[i] = (info[i] as number) | ((among[i] as number) & (open[i] as number) & ~(certain[i] as number))
    return
  }
  const here = room.take()
  let any = 0
  for (let i = 0; i < here.length; i += 1) {
    const word = (among[i] as number) & (possible[i] as number) & ~(certain[i] as number)
    here[i] = word
    any |= word
  }
  if (any === 0) return
  if (children.length > 0) {
    for (const child of children) noteOpen(child, here, into, room)
    return
  }
  const [reviewed, doubted] = [review ?? room.none, doubt ?? room.none]
  for (let i = 0; i < here.length; i += 1) {
    into.info[i] = (into.info[i] as number) | ((here[i] as number) & ~(reviewed[i] as number))
    into.doubt[i] = (into.doubt[i] as number) | ((here[i] as number) & (doubted[i] as number))
  }
}
