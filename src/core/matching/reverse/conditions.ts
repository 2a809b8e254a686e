/**
 * A condition asked of all profiles of a partition at once. What its judge says of each kept value is worked out once for a
 * question (`flags.ts`); each answer is that of the judge in `criteria/`, which is asked itself wherever it can be.
 */
import type {
  ActivityCriterion,
  AttributeCriterion,
  InvestmentAmountCriterion,
  RegionCriterion,
} from '../../criteria/criterion.ts'
import type { Judgement } from '../../criteria/kind.ts'
import { kindOf } from '../../criteria/kinds.ts'
import type { ActivityFact } from '../../facts/activities-held.ts'
import { hasLeaf, judgeActivity } from '../../facts/activity-membership.ts'
import type { PlainDate } from '../../facts/profile.ts'
import { compileRegions, judgeLeaves } from '../../facts/region.ts'
import { isDayUnknown, type CompiledProgramme, type Leaf } from '../compile.ts'
import type { CoreReference } from '../facts.ts'
import { activityFamily, type ActivityFamily } from '../forward/activity-column.ts'
import { amountBounds } from '../forward/amount-column.ts'
import { intersect, unite, type Bits } from '../forward/bits.ts'
import { judge } from '../forward/shared-tests.ts'
import type { BitsRoom } from './bits-room.ts'
import type { Stale, ValueColumn } from './columns.ts'
import {
  answer,
  certain,
  constant,
  doubt,
  Flags,
  flagsOf,
  flagsOfAll,
  open,
  possible,
  united,
  unkept,
  type Answer,
} from './flags.ts'
import {
  keptCurrency,
  readKinds,
  type Plan,
  type Read,
  type ReadKind,
  type Standing,
  type Values,
} from './kept-values.ts'
import type { Partition } from './partition.ts'
import { nowhere, type Readings } from './readings.ts'

export interface Condition {
  /** Answers for a partition; sets that it takes are of `room`. */
  ask(partition: Partition, room: BitsRoom): Answer
  /** Flags of one profile, for conditions that are quickly asked of one. */
  readonly at?: (partition: Partition, place: number) => number
}

export interface Asking {
  readonly compiled: CompiledProgramme
  /** The day of submission. */
  readonly submission: PlainDate
  /** Asked of this day and all later ones together: possible on one of them, certain on all. */
  readonly lasting: boolean
  readonly values: Values
  readonly readings: Readings
  readonly reference: CoreReference
}

/** How a condition is asked; what the index has no column for is left in doubt. */
export function conditionOf(leaf: Leaf, asking: Asking): Condition {
  const { criterion } = leaf
  if (leaf.obligation) return always('met')
  const dated = kindOf(criterion.kind)?.dated === true
  // It says the same of every business.
  const same = leaf.manual || (dated && isDayUnknown(leaf))
  if (same) return always(judge(leaf, asking.readings.nobody, asking.submission))
  const day = leaf.day ?? asking.submission
  // Places, too, are kept as they are from the floor on.
  const early = (dated || criterion.kind === 'region') && day < asking.values.floor
  const known = early ? undefined : ofColumn(leaf, day, asking)
  return known ?? always('doubt')
}

const always = (judged: Judgement | 'doubt'): Condition => ({ ask: (_, room) => constant(judged, room) })

function ofColumn(leaf: Leaf, day: PlainDate, asking: Asking): Condition | undefined {
  const { criterion } = leaf
  if (criterion.kind === 'activity') return ofActivities(criterion, leaf, day, asking)
  if (criterion.kind === 'region') return isDayUnknown(leaf) ? undefined : ofPlaces(criterion, leaf, day, asking)
  if (criterion.kind === 'investment_amount') return ofAmount(criterion, asking)
  if (criterion.kind === 'attribute') return ofAttribute(criterion, leaf, day, asking)
  const kind = readKinds.find((one) => one === criterion.kind)
  return kind && ofReading(kind, leaf, day, asking)
}

/** Days after the test day on which the facts may be others; none where the call fixes the day. */
const laterDays = (leaf: Leaf, day: PlainDate, { lasting }: Asking, changes: readonly PlainDate[]): PlainDate[] =>
  lasting && leaf.day === undefined ? changes.filter((change) => change > day) : []

function ofReading(kind: ReadKind, leaf: Leaf, day: PlainDate, asking: Asking): Condition | undefined {
  const { values, readings, lasting } = asking
  const reads = kindOf(kind)?.reads
  if (reads === undefined) return undefined
  // What it reads may be another on every day.
  const fleeting = kindOf(kind)?.dated === true && reads.changes === undefined
  if (lasting && fleeting && leaf.day === undefined) return undefined
  const { texts, samples } = readings.on(kind, reads.topic(leaf.criterion), day)
  const judged = samples.map((facts) => judge(leaf, facts, day))
  const { values: kept } = values.reads[kind]
  const flags = new Flags(kept.length, unkept, (number) => {
    const { part, changes } = kept[number] as Read
    const now = judged[texts[number] as number] as Judgement
    const later = laterDays(leaf, day, asking, changes)
    if (later.length === 0) return flagsOf(now)
    const facts = readings.sample(part)
    return flagsOfAll([now, ...later.map((one) => judge(leaf, facts, one))])
  })
  return ofValues(flags, (partition) => partition.reads[kind])
}

function ofValues(flags: Flags, columnOf: (partition: Partition) => ValueColumn): Condition {
  return {
    ask: (partition, room) => answerOf(flags, columnOf(partition), partition.stale, room),
    at: (partition, place) => columnOf(partition).flagsAt(place, flags),
  }
}

/** The answer where each profile has one value. */
function answerOf(flags: Flags, column: ValueColumn, stale: Stale, room: BitsRoom): Answer {
  return answer(column.flags(flags), room, (flag, into) => column.read(flags, flag, stale, into))
}

/** Of the values of the attribute that is asked about. */
const named = 32

function ofAttribute(
  { name }: AttributeCriterion,
  leaf: Leaf,
  day: PlainDate,
  { values, readings }: Asking,
): Condition {
  const { values: kept } = values.attributes
  const flags = new Flags(kept.length, named | unkept, (number) => {
    const value = kept[number] as { name: string; read: Read }
    return value.name === name ? named | flagsOf(judge(leaf, readings.sample(value.read.part), day)) : 0
  })
  const without = flagsOf(judge(leaf, readings.nobody, day))
  return {
    ask: ({ attributes, stale }, room) =>
      answer(attributes.flags(flags) | without, room, (flag, into) => {
        attributes.read(flags, flag, stale, into)
        if ((without & flag) === 0) return
        const have = room.take()
        attributes.read(flags, named, stale, have)
        for (let i = 0; i < into.length; i += 1) into[i] = (into[i] as number) | ~(have[i] as number)
      }),
    at({ attributes }, place) {
      const found = attributes.flagsAt(place, flags)
      return (found & named) === 0 ? found | without : found
    },
  }
}

function ofPlaces({ of, include, exclude }: RegionCriterion, leaf: Leaf, day: PlainDate, asking: Asking): Condition {
  const { reference, values } = asking
  const { situations } = values
  const territory = compileRegions(include, exclude, reference.regions)
  const outcome = situations.outcomes(of, ({ lo, hi }) => judgeLeaves(lo, hi, territory))
  const flags = new Flags(situations.size, unkept, (number) => {
    const later = laterDays(leaf, day, asking, situations.changes(number))
    if (later.length === 0) return flagsOf(outcome(number, day))
    return flagsOfAll([day, ...later].map((one) => outcome(number, one)))
  })
  return ofValues(flags, (partition) => partition.situation)
}

/** Plans of which the amount that is kept decides. */
const byAmount = 32

function ofAmount(criterion: InvestmentAmountCriterion, { compiled, values }: Asking): Condition {
  const { bounds, currency } = amountBounds(criterion)
  const selective = (compiled.programme.eligible_costs ?? []).length > 0
  const { values: kept } = values.plans
  const flags = new Flags(kept.length, unkept, (number) => {
    const plan = kept[number] as Plan
    if (plan.currency === undefined) return flagsOf(criterion.unplanned === 'met' ? 'met' : 'unknown')
    if (plan.currency !== currency) return flagsOf('review')
    return currency !== keptCurrency || (selective && plan.itemised) ? unkept : byAmount
  })
  return {
    ask(partition, room) {
      const { plan, amount, stale } = partition
      const occurring = plan.flags(flags)
      if ((occurring & byAmount) === 0) return answerOf(flags, plan, stale, room)
      const within = room.take()
      amount.read(bounds, stale, within)
      const counts = room.take()
      plan.read(flags, byAmount, stale, counts)
      intersect(within, counts)
      return answer(occurring | certain, room, (flag, into) => {
        plan.read(flags, flag, stale, into)
        if (flag === certain) unite(into, within)
      })
    },
    at({ plan, amount }, place) {
      const found = plan.flagsAt(place, flags)
      if ((found & byAmount) === 0) return found
      return amount.isWithin(place, bounds) ? possible | certain : 0
    },
  }
}

/** Flags of codes besides those of `flags.ts`: what `all` asks for. */
const notPossible = 32
const notCertain = 64

/** Flags of standings. */
const some = 1
const nothing = 2
const unknown = 4
const perhaps = 8
const judged = 16

/** How codes count that are held on the day, as `ActivityChoice` tells it of one profile. */
function ofActivities(criterion: ActivityCriterion, leaf: Leaf, day: PlainDate, asking: Asking): Condition | undefined {
  const family = activityFamily(leaf)
  if (family === undefined) return undefined
  const { values, readings, compiled } = asking
  const event = criterion.at?.event
  const past = leaf.day !== undefined && (event === 'publication' || event === 'fixed')
  const set = compiled.context.codeSet(criterion.codes)
  const leaves = readings.leavesIn(family.scheme)
  const [inside, outside] = [possible | certain, notPossible | notCertain]
  const codes = new Flags(leaves.length, unkept | notCertain, (number) => {
    const leafId = leaves[number] as number
    if (leafId >= 0) return hasLeaf(set, leafId) ? inside : outside
    if (leafId === nowhere) return outside
    const outcome = judgeActivity((values.activities.values[number] as ActivityFact).in(family.scheme), set)
    return outcome === 'met' ? inside : outcome === 'not_met' ? outside : flagsOf(outcome) | notCertain
  })
  const standings = new Flags(values.standings.size, judged, (number) =>
    standingOn(values.standings.values[number] as Standing, family, day, past),
  )
  const mains = mainly(family.basis) ? mainFlags(values, codes) : undefined
  return { ask: (partition, room) => readActivities({ family, codes, mains, standings }, partition, room) }
}

/** What is known of the codes of a profile with this standing. */
function standingOn(
  standing: Standing,
  { role, basis, plansDo }: ActivityFamily,
  day: PlainDate,
  past: boolean,
): number {
  const { from, known, undated, revenue, planned } = standing
  if (day < from || (planned && (plansDo || role === 'investment'))) return judged
  if (role === 'investment') return known === 'some' ? some : nothing
  if (known !== 'some') return known === 'none' ? nothing : unknown
  if (past && undated) return basis === 'any' ? perhaps : judged
  const byRevenue = basis === 'largest_revenue' || basis === 'main_or_largest_revenue'
  return byRevenue && revenue ? judged : some
}

const mainly = (basis: ActivityCriterion['basis']): boolean => basis === 'main' || basis === 'main_or_largest_revenue'

/** Several that may be the main code count together: all have to be in the list; where none could be it, nothing is known. */
function mainFlags({ mains, onlyMain }: Values, codes: Flags): Flags {
  return new Flags(mains.size, unkept, (number) => {
    const only = onlyMain[number] as number
    if (only !== 0) return codes.at(only) & (possible | certain | open)
    const candidates = mains.values[number] as readonly number[]
    if (candidates.length === 0) return flagsOf('unknown')
    if (candidates.includes(0)) return unkept
    if (candidates.every((code) => codes.has(code, certain))) return possible | certain
    return candidates.some((code) => codes.has(code, possible)) ? possible | open : 0
  })
}

interface ActivityFlags {
  readonly family: ActivityFamily
  readonly codes: Flags
  /** Where the main code counts. */
  readonly mains: Flags | undefined
  readonly standings: Flags
}

function readActivities(
  { family, codes, mains, standings }: ActivityFlags,
  partition: Partition,
  room: BitsRoom,
): Answer {
  const { activities, standing, main, stale } = partition
  const { role, basis, plansDo } = family
  const occurring = standing.flags(standings)
  const held = activities.flags(codes)
  const those = (flag: number): Bits => {
    const bits = room.take()
    activities.read(codes, flag, stale, bits)
    return bits
  }
  const not = (bits: Bits): Bits => {
    for (let i = 0; i < bits.length; i += 1) bits[i] = ~(bits[i] as number)
    return bits
  }
  const standingIs = (flag: number): Bits => {
    const bits = room.take()
    standing.read(standings, flag, stale, bits)
    return bits
  }
  const isExact = (held & open) === 0
  const someMay = those(possible)
  const someDoes = isExact ? someMay : those(certain)
  const base = { possible: someMay, certain: someDoes, doubt: undefined as Bits | undefined }
  if (role === 'existing' && basis === 'all') {
    base.possible = not(those(notPossible))
    base.certain = isExact ? base.possible : not(those(notCertain))
  } else if (role === 'existing' && basis !== 'any') {
    // Any of several may make the largest revenue: certain where all are in the list.
    const together = basis === 'main' ? undefined : not(those(notCertain))
    if (together !== undefined) intersect(together, someDoes)
    if (mains === undefined) base.certain = together ?? someDoes
    else {
      const by = answerOf(mains, main, stale, room)
      base.doubt = by.doubt
      base.possible = together === undefined ? by.possible : united(by.possible, someMay, room)
      base.certain = together === undefined ? by.certain : united(by.certain, together, room)
    }
  }
  if ((held & doubt) !== 0) {
    const unkeptCodes = those(doubt)
    if (base.doubt !== undefined) unite(unkeptCodes, base.doubt)
    base.doubt = unkeptCodes
  }
  if (role === 'existing' && !plansDo && occurring === some)
    return { ...base, open: base.possible === base.certain ? undefined : base.possible, review: undefined }
  return withStandings({ base, someDoes, everything: role === 'investment' || plansDo }, standingIs, room)
}

/** The codes decide for those who hold some; others have none, or it is not known which. */
function withStandings(
  {
    base,
    someDoes,
    everything,
  }: { base: { possible: Bits; certain: Bits; doubt: Bits | undefined }; someDoes: Bits; everything: boolean },
  standingIs: (flag: number) => Bits,
  room: BitsRoom,
): Answer {
  const [holds, mayHold, unclear, other] = [some, perhaps, unknown, judged].map(standingIs) as [Bits, Bits, Bits, Bits]
  const may = room.copy(base.possible)
  const does = room.copy(base.certain)
  const doubtful = room.copy(base.doubt ?? room.none)
  for (let i = 0; i < may.length; i += 1) {
    const [held, perhapsHeld] = [holds[i] as number, mayHold[i] as number]
    const undecided = (unclear[i] as number) | (other[i] as number)
    const counted = (may[i] as number) & (held | perhapsHeld)
    doubtful[i] = ((doubtful[i] as number) & (held | perhapsHeld)) | (counted & perhapsHeld) | (other[i] as number)
    // Without a plan a code that is held answers for it, and nothing else does.
    does[i] = (does[i] as number) & held
    if (everything) does[i] = (does[i] as number) | ((someDoes[i] as number) & ~counted & held)
    may[i] = everything ? -1 : counted | undecided
  }
  return { possible: may, certain: does, open: may, review: undefined, doubt: doubtful }
}
