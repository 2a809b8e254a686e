/**
 * One profile against all programmes. Which programmes are ruled out, and which are certain, comes from the segment's bits;
 * only what is shown is judged and scored one by one. Programmes that have come since the segment was built are few and
 * are judged as they are; those that have gone are left out. The answers are those of `quickMatch`, pair by pair.
 */
import { beginningOf } from '../../facts/call-status.ts'
import type { PlainDate } from '../../facts/profile.ts'
import type { CallStatus } from '../../facts/programme.ts'
import type { Verdict } from '../../verdict.ts'
import { dayOf, type AsOf } from '../as-of.ts'
import { stepNow, todayNumber } from '../call-now.ts'
import type { CallStep } from '../call-steps.ts'
import type { CompiledProgramme } from '../compile.ts'
import { estimate } from '../estimate.ts'
import { aimedAlone, quickMatch, quickMatchAt, submissionDay, verdictAlone, type Answers } from '../evaluate.ts'
import type { Facts } from '../facts.ts'
import type { QuickMatch } from '../result.ts'
import { bitsIn, clearBit, countBits, eachBit, hasBit, lowest, setBit, type Bits } from './bits.ts'
import { mostPoints, type CallsAt } from './calls-at.ts'
import type { OpenConditions } from './open-conditions.ts'
import type { Entry, Segment, Sifted } from './segment.ts'
import { comparePlaces, Top, type Place } from './top.ts'

/** What is asked of all programmes. */
export interface Question {
  readonly facts: Facts
  readonly asOf: AsOf
  /** A person's answers, by programme. */
  readonly answers?: ReadonlyMap<string, Answers>
}

/** Which programmes are wanted, and in which order. */
export interface Wish<E> {
  readonly verdicts: ReadonlySet<Verdict>
  readonly statuses: ReadonlySet<CallStatus>
  readonly minScore?: number
  /** Next deadline on a day before this one, told in the deadline's own zone. */
  readonly closesBefore?: PlainDate
  /** Only these. */
  readonly among?: Iterable<E>
  readonly sort: 'score' | 'deadline' | 'amount'
  readonly after: Place | null
  readonly count: number
}

export interface Found<E> extends Place {
  readonly entry: E
}

export class ForwardIndex<E extends Entry> {
  /** Judged one by one: they came after the segment, or there is none. */
  readonly fresh: readonly E[]
  /** The numbers of those that are not, the same object as long as the segment is; who asks of many keeps their numbers. */
  readonly numbers: ReadonlyMap<E, number>
  readonly #segment: Segment<E> | undefined
  readonly #alive: Bits

  /** The programmes of now; the segment may have been built from some of them, and from others that are gone. */
  constructor(segment: Segment<E> | undefined, entries: Iterable<E>) {
    const fresh: E[] = []
    const alive = new Uint32Array(segment?.words ?? 0)
    for (const entry of entries) {
      const number = segment?.numbers.get(entry)
      if (number === undefined) fresh.push(entry)
      else setBit(alive, number)
    }
    this.fresh = fresh
    this.numbers = segment?.numbers ?? new Map()
    this.#segment = segment
    this.#alive = alive
  }

  /** A set of numbers, without any yet. */
  noNumbers(): Bits {
    return new Uint32Array(this.#alive.length)
  }

  judge(question: Question): Judgements<E> {
    return new Judgements(this.#segment, this.#alive, this.fresh, question)
  }
}

/** All verdicts of one question. */
export class Judgements<E extends Entry> {
  readonly #segment: Segment<E> | undefined
  readonly #alive: Bits
  readonly #fresh: readonly E[]
  readonly #question: Question
  readonly #sifted: Sifted | undefined
  readonly #calls: CallsAt | undefined
  /** Judged one by one; made when the first is. */
  #judged: Map<E, QuickMatch> | undefined
  /** Programmes of the segment for which the judges' word counts instead of the bits'. */
  #overridden: Bits | undefined
  #lasting: Bits | undefined
  #open: OpenConditions | undefined
  #plainScore: ((number: number) => number | undefined) | undefined
  #lost: ((number: number, forFacts: boolean) => number) | undefined

  constructor(segment: Segment<E> | undefined, alive: Bits, fresh: readonly E[], question: Question) {
    this.#segment = segment
    this.#alive = alive
    this.#fresh = fresh
    this.#question = question
    if (segment === undefined) return
    const { facts, asOf, answers } = question
    this.#calls = segment.callsAt(asOf)
    this.#sifted = segment.sift(facts, asOf)
    for (const number of segment.unindexed) this.#override(number)
    for (const id of answers?.keys() ?? []) {
      const number = segment.numberOf(id)
      if (number !== undefined) this.#override(number)
    }
  }

  #override(number: number): void {
    const { possible, certain } = this.#sifted as Sifted
    const { verdict } = this.#judge(number)
    if (verdict === 'not_eligible') clearBit(possible, number)
    else setBit(possible, number)
    if (verdict === 'eligible') setBit(certain, number)
    else clearBit(certain, number)
    setBit((this.#overridden ??= new Uint32Array(this.#alive.length)), number)
  }

  #isOverridden(number: number): boolean {
    return this.#overridden !== undefined && hasBit(this.#overridden, number)
  }

  #entry(number: number): E {
    return this.#segment?.entries[number] as E
  }

  #step(number: number): CallStep {
    const known = this.#calls?.steps[number]
    if (known !== undefined) return known
    return this.#stepOf(this.#entry(number))
  }

  #stepOf(entry: E): CallStep {
    const { call, steps } = entry.compiled()
    return stepNow(call, steps, this.#question.facts, this.#question.asOf)
  }

  /** `certain`: the bits say that all of its conditions are met, so that only its score is asked for. */
  #judge(number: number, certain = false): QuickMatch {
    const entry = this.#entry(number)
    const known = (this.#judged ??= new Map<E, QuickMatch>())
    let found = known.get(entry)
    if (found === undefined) {
      const { facts, asOf, answers } = this.#question
      const answered = { answers: answers?.get(entry.id), certain }
      found = quickMatchAt(entry.compiled(), facts, asOf, this.#step(number), answered)
      known.set(entry, found)
    }
    return found
  }

  #judgeFresh(entry: E): QuickMatch {
    const known = (this.#judged ??= new Map<E, QuickMatch>())
    let found = known.get(entry)
    if (found === undefined) {
      const { facts, asOf, answers } = this.#question
      found = quickMatch(entry.compiled(), facts, asOf, answers?.get(entry.id))
      known.set(entry, found)
    }
    return found
  }

  #verdict(number: number): Verdict {
    const { possible, certain, someInfo, someReview } = this.#sifted as Sifted
    if (!hasBit(possible, number)) return 'not_eligible'
    if (hasBit(certain, number)) return 'eligible'
    if (this.#isOverridden(number)) return this.#judge(number).verdict
    if (!hasBit(someInfo, number)) return 'needs_review'
    // Of several alternatives the one with the open fact may not matter, since what it stands for is met by another.
    const sure = number < (this.#segment as Segment<E>).plain || !hasBit(someReview, number)
    if (sure) return 'needs_info'
    const { facts, asOf } = this.#question
    return verdictAlone(this.#entry(number).compiled(), facts, asOf)
  }

  /** The verdict of a programme of the index. @throws RangeError for another */
  verdictOf(entry: E): Verdict {
    const number = this.#segment?.numbers.get(entry)
    if (number !== undefined) return this.#verdict(number)
    if (!this.#fresh.includes(entry)) throw new RangeError(`${entry.id} is not in the index`)
    return this.#judgeFresh(entry).verdict
  }

  /** Whether the programme with this number in the index is ruled out. */
  isRuledOut(number: number): boolean {
    return !hasBit((this.#sifted as Sifted).possible, number)
  }

  /** How many of the programmes with these numbers in the index are not. */
  countPossible(numbers: Bits): number {
    if (this.#sifted === undefined) return 0
    const { possible } = this.#sifted
    let count = 0
    for (let i = 0; i < numbers.length; i += 1) count += bitsIn((numbers[i] as number) & (possible[i] as number))
    return count
  }

  /** Whether it is ruled out on this day and on all days to come, as long as profile and programme are what they are. */
  isSettled(entry: E): boolean {
    const segment = this.#segment
    const number = segment?.numbers.get(entry)
    if (segment === undefined || number === undefined || segment.unindexed.includes(number)) return false
    const { facts, asOf } = this.#question
    return !hasBit((this.#lasting ??= segment.lasting(facts, asOf)), number)
  }

  /** Moments of this day between which no call changes, in milliseconds of the epoch. */
  steady(): { from: number; until: number } {
    const { asOf } = this.#question
    let { from, until } = this.#calls ?? { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }
    if (asOf.kind === 'date') return { from, until }
    for (const entry of this.#fresh)
      for (const line of entry.compiled().steps) {
        const stretch = line.at(asOf.epoch_ms)
        from = Math.max(from, stretch.from)
        until = Math.min(until, stretch.until)
      }
    return { from, until }
  }

  /** How many programmes have each verdict. */
  counts(): Record<Verdict, number> {
    const counts = { eligible: 0, not_eligible: 0, needs_info: 0, needs_review: 0 }
    for (const entry of this.#fresh) counts[this.#judgeFresh(entry).verdict] += 1
    if (this.#sifted === undefined) return counts
    const { possible, certain, someInfo, someReview } = this.#sifted
    const { plainWords } = this.#segment as Segment<E>
    for (let i = 0; i < this.#alive.length; i += 1) {
      const alive = this.#alive[i] as number
      const left = (possible[i] as number) & alive
      counts.not_eligible += bitsIn(alive & ~left)
      if (left === 0) continue
      const sure = left & (certain[i] as number)
      const info = left & ~sure & (someInfo[i] as number)
      const overridden = this.#overridden?.[i] ?? 0
      let doubtful = left & ~sure & (overridden | (i < plainWords ? 0 : info & (someReview[i] as number)))
      counts.eligible += bitsIn(sure)
      counts.needs_info += bitsIn(info & ~doubtful)
      counts.needs_review += bitsIn(left & ~sure & ~info & ~doubtful)
      for (; doubtful !== 0; doubtful &= doubtful - 1) counts[this.#verdict(i * 32 + lowest(doubtful))] += 1
    }
    return counts
  }

  /** Visits the programmes that are not ruled out, in no order, with verdict and base score as `quickMatch` tells them. */
  eachPossible(visit: (entry: E, verdict: Verdict, base: number) => void): void {
    for (const entry of this.#fresh) {
      const { verdict, base } = this.#judgeFresh(entry)
      if (verdict !== 'not_eligible') visit(entry, verdict, base)
    }
    if (this.#sifted === undefined) return
    const { possible } = this.#sifted
    for (let i = 0; i < possible.length; i += 1)
      for (let word = (possible[i] as number) & (this.#alive[i] as number); word !== 0; word &= word - 1) {
        const number = i * 32 + lowest(word)
        const verdict = this.#verdict(number)
        const base = this.#base(number) ?? this.#judge(number, verdict === 'eligible').base
        visit(this.#entry(number), verdict, base)
      }
  }

  /** Base score of a programme that is not ruled out; undefined where its judges have to be asked. */
  #base(number: number): number | undefined {
    const segment = this.#segment as Segment<E>
    if (number >= segment.plain || this.#isOverridden(number)) return undefined
    const { facts, asOf } = this.#question
    this.#plainScore ??= segment.scores.reader(facts, this.#opens(), (one) => {
      const compiled = this.#entry(one).compiled()
      const later = compiled.opensDay > todayNumber(facts, asOf)
      return { compiled, day: later ? submissionDay(compiled, asOf) : dayOf(asOf) }
    })
    return this.#plainScore(number)
  }

  /**
   * The wanted programmes that come first after `after`, at most `count`, in order; ties by id. `total` is how many are
   * wanted in all, `minScore` left aside.
   */
  select(wish: Wish<E>): { rows: Found<E>[]; total: number } {
    const fresh = this.#selectFresh(wish)
    const indexed = this.#selectIndexed(wish)
    const rows =
      fresh.rows.length === 0
        ? indexed.rows
        : [...indexed.rows, ...fresh.rows].toSorted(comparePlaces).slice(0, wish.count)
    return { rows, total: fresh.total + indexed.total }
  }

  #selectFresh(wish: Wish<E>): { rows: Found<E>[]; total: number } {
    const { verdicts, statuses, after, minScore = 0 } = wish
    const closes = closesBefore(wish)
    const among = wish.among === undefined ? undefined : new Set(wish.among)
    const rows: Found<E>[] = []
    let total = 0
    for (const entry of this.#fresh) {
      if (among !== undefined && !among.has(entry)) continue
      const { verdict, status, base, time, closes_at: closesAt } = this.#judgeFresh(entry)
      if (!verdicts.has(verdict) || !statuses.has(status)) continue
      if (closes !== undefined && !closes(this.#stepOf(entry))) continue
      total += 1
      if (base + time < minScore) continue
      const row = { entry, id: entry.id, value: this.#valueOf(wish, entry.compiled(), base + time, closesAt) }
      if (after === null || comparePlaces(row, after) > 0) rows.push(row)
    }
    return { rows, total }
  }

  #selectIndexed(wish: Wish<E>): { rows: Found<E>[]; total: number } {
    if (this.#segment === undefined) return { rows: [], total: 0 }
    const top = new Top(this.#segment.ranks, wish.count, wish.after)
    const total = wish.sort === 'score' ? this.#selectByScore(wish, top) : this.#selectByValue(wish, top)
    const rows: Found<E>[] = []
    top.each((number, value) => {
      const entry = this.#entry(number)
      rows.push({ entry, id: entry.id, value })
    })
    return { rows, total }
  }

  #selectByValue(wish: Wish<E>, top: Top): number {
    const { minScore = 0 } = wish
    const wanted = this.#wanted(wish)
    eachBit(wanted, (number) => {
      if (minScore > 0 && this.#scoreOf(number) < minScore) return
      top.offer(this.#valueOf(wish, this.#entry(number).compiled(), 0, this.#step(number).closesAt), number)
    })
    return countBits(wanted)
  }

  /**
   * From the most points there are downwards, those that can have so many, until the page is full of better ones: the rest need
   * not be looked at. At each number of points first those of which that is what they have, then those that numbers score, and
   * those that only their judges can score only when fewer of them can still have so many.
   */
  #selectByScore(wish: Wish<E>, top: Top): number {
    const { minScore = 0 } = wish
    const { possible, certain } = this.#sifted as Sifted
    const { scores, plain, links } = this.#segment as Segment<E>
    const most = scores.bound(this.#question.facts)
    const { time, steps, order } = this.#calls as CallsAt
    const wanted = this.#wanted(wish)
    const exact = new Stacks(links)
    const counted = new Stacks(links)
    const judged = new Stacks(links)
    const open = new Stacks(links)
    const aimed = new Stacks(links)
    const place = (number: number): void => {
      if (!hasBit(possible, number)) return exact.push(0, number)
      const base = most(number)
      const points = Math.abs(base) + (time[number] as number)
      const sure = hasBit(certain, number)
      if (sure && base < 0 && steps[number] !== undefined) return exact.push(points, number)
      // What is open costs a point at least.
      ;(number < plain ? counted : judged).push(sure ? points : Math.max(0, points - 1), number)
    }
    const take = (number: number, points: number): void => top.offer(-points, number)
    const score = (number: number, bound: number): void => {
      if (!top.couldTake(-bound)) return
      const points = this.#scoreOf(number)
      if (points >= minScore) top.offer(-points, number)
    }
    const lose = (number: number, bound: number): void => open.push(Math.max(0, bound - this.#loss(number)), number)
    const miss = (number: number, bound: number): void => aimed.push(Math.max(0, bound - this.#missed(number)), number)
    for (let bound = mostPoints; bound >= minScore && top.couldTake(-bound); bound -= 1) {
      order.each(bound, wanted, place)
      exact.each(bound, take)
      counted.each(bound, score)
      judged.each(bound, lose)
      open.each(bound, miss)
      aimed.each(bound, score)
    }
    return countBits(wanted)
  }

  /** Points that a programme loses at least by what is open, beyond the first. */
  #loss(number: number): number {
    const { certain, someInfo, someReview } = this.#sifted as Sifted
    if (hasBit(certain, number)) return 0
    this.#lost ??= (this.#segment as Segment<E>).scores.loss(this.#opens())
    return this.#lost(number, hasBit(someInfo, number) && !hasBit(someReview, number)) - 1
  }

  /** Points that it loses by not being aimed at the business: of what not everybody has to meet only judges tell. */
  #missed(number: number): number {
    const { scores } = this.#segment as Segment<E>
    const { facts, asOf } = this.#question
    let points = 0
    for (const aim of scores.optional(number))
      points += scores.points(aim, number) - aimedAlone(aim, this.#entry(number).compiled(), facts, asOf)
    return points
  }

  #opens(): OpenConditions {
    const { facts, asOf } = this.#question
    return (this.#open ??= (this.#segment as Segment<E>).opens(facts, asOf))
  }

  #wanted(wish: Wish<E>): Bits {
    const { verdicts, statuses } = wish
    const closes = closesBefore(wish)
    const wanted = this.#candidates(wish)
    const { certain, possible } = this.#sifted as Sifted
    const { steps, bySite } = this.#calls as CallsAt
    const anyOpen = verdicts.has('needs_info') === verdicts.has('needs_review')
    const isWanted = (number: number): boolean => {
      const open = !anyOpen && hasBit(possible, number) && !hasBit(certain, number)
      if (open && !verdicts.has(this.#verdict(number))) return false
      // The status of the others has been looked at in bits.
      if (steps[number] === undefined && !statuses.has(this.#step(number).status)) return false
      return closes === undefined || closes(this.#step(number))
    }
    for (let i = 0; i < wanted.length; i += 1) {
      const open = anyOpen ? 0 : (possible[i] as number) & ~(certain[i] as number)
      let word = (wanted[i] as number) & (closes === undefined ? open | (bySite[i] as number) : -1)
      for (; word !== 0; word &= word - 1) {
        const number = i * 32 + lowest(word)
        if (!isWanted(number)) clearBit(wanted, number)
      }
    }
    return wanted
  }

  /** Base and time together; a programme that is ruled out has none. */
  #scoreOf(number: number): number {
    const { possible, certain } = this.#sifted as Sifted
    if (!hasBit(possible, number)) return 0
    const { steps, time } = this.#calls as CallsAt
    const base = steps[number] === undefined ? undefined : this.#base(number)
    if (base !== undefined) return base + (time[number] as number)
    const judged = this.#judge(number, hasBit(certain, number))
    return judged.base + judged.time
  }

  #valueOf({ sort }: Wish<E>, compiled: CompiledProgramme, score: number, closesAt: number | undefined): number {
    if (sort === 'score') return -score
    if (sort === 'deadline') return closesAt ?? Number.MAX_SAFE_INTEGER
    const { facts, asOf } = this.#question
    const { amount, max } = estimate(compiled, facts, submissionDay(compiled, asOf))
    const expected = amount ?? max
    return expected === undefined ? 1 : -Number(expected.amount)
  }

  /** By verdict and status, as far as bits tell. */
  #candidates({ verdicts, statuses, among }: Wish<E>): Bits {
    const { possible, certain } = this.#sifted as Sifted
    const { byStatus } = this.#calls as CallsAt
    const wanted = among === undefined ? this.#alive : this.#numbersOf(among)
    const out = new Uint32Array(wanted.length)
    const inStatus = [...statuses].map((status) => byStatus[status])
    const [eligible, ruledOut] = [verdicts.has('eligible') ? -1 : 0, verdicts.has('not_eligible') ? -1 : 0]
    const open = verdicts.has('needs_info') || verdicts.has('needs_review') ? -1 : 0
    for (let i = 0; i < out.length; i += 1) {
      const [may, does] = [possible[i] as number, certain[i] as number]
      let status = 0
      for (const bits of inStatus) status |= bits[i] as number
      out[i] = (wanted[i] as number) & status & ((does & eligible) | (may & ~does & open) | (~may & ruledOut))
    }
    return out
  }

  #numbersOf(entries: Iterable<E>): Bits {
    const bits = new Uint32Array(this.#alive.length)
    for (const entry of entries) {
      const number = this.#segment?.numbers.get(entry)
      if (number !== undefined && hasBit(this.#alive, number)) setBit(bits, number)
    }
    return bits
  }
}

/** Numbers by points. A number stands in one of them at a time: `links` has the one that it was put onto. */
class Stacks {
  readonly #last = new Int32Array(mostPoints + 1).fill(-1)
  readonly #links: Int32Array

  constructor(links: Int32Array) {
    this.#links = links
  }

  push(points: number, number: number): void {
    this.#links[number] = this.#last[points] as number
    this.#last[points] = number
  }

  /** Takes out those of these points. */
  each(points: number, visit: (number: number, points: number) => void): void {
    let number = this.#last[points] as number
    this.#last[points] = -1
    while (number >= 0) {
      // It may be put onto another one.
      const next = this.#links[number] as number
      visit(number, points)
      number = next
    }
  }
}

/** Whether a call's next deadline is on a day before the one wished for; undefined where any will do. */
function closesBefore({
  closesBefore: day,
}: Pick<Wish<never>, 'closesBefore'>): ((step: CallStep) => boolean) | undefined {
  if (day === undefined) return undefined
  const begins = beginningOf(day)
  return ({ closesAt, zone }) => closesAt !== undefined && zone !== undefined && closesAt <= begins(zone)
}
