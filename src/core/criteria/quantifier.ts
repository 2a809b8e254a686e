import type { PlainDate } from '../facts/profile.ts'
import { toCents } from '../facts/money.ts'
import type { ReasonValue } from '../matching/result.ts'
import { allOf, negate } from '../verdict.ts'
import type { Outcome } from '../verdict.ts'
import { comparePlaces, compareValues, isMoney, operatorNames } from './compare-values.ts'
import type { FieldCondition, QuantifierCriterion } from './criterion.ts'
import { conditionWords, fieldTerm } from './condition-words.ts'
import { fault } from './kind.ts'
import type { CriterionFault, Judge, Kind, Note } from './kind.ts'
import { fieldFaults, isWeight } from './quantifier-fields.ts'
import { quantifierExamples } from './quantifier.examples.ts'
import { birthdayThatTurns, itemsChangeOn, itemsOf, listPointers, memberOf } from './quantifier-items.ts'
import type { Item } from './quantifier-items.ts'

type Test = QuantifierCriterion['test']

const operators: ReadonlySet<unknown> = new Set(operatorNames)

function check(criterion: QuantifierCriterion, pointer: string): CriterionFault[] {
  const faults: CriterionFault[] = []
  if (!Object.hasOwn(listPointers, criterion.over))
    return [fault(`${pointer}/over`, 'unknown_term', { value: String(criterion.over) })]
  faults.push(...checkTest(criterion, `${pointer}/test`))
  criterion.where.forEach((condition, i) => {
    const at = `${pointer}/where/${i}`
    const wrong: CriterionFault[] = []
    if (!operators.has(condition.operator))
      wrong.push(fault(`${at}/operator`, 'unknown_term', { value: String(condition.operator) }))
    if (typeof condition.field !== 'string' || condition.field === '')
      wrong.push(fault(`${at}/field`, 'attribute_name'))
    if (condition.operator === 'in' && !Array.isArray(condition.value)) wrong.push(fault(`${at}/value`, 'needs_list'))
    faults.push(...(wrong.length > 0 ? wrong : fieldFaults(criterion.over, condition, at)))
  })
  return faults
}

function checkTest({ over, test }: QuantifierCriterion, pointer: string): CriterionFault[] {
  const whole = (n: number, least: number): boolean => Number.isInteger(n) && n >= least
  if ('at_least' in test) return whole(test.at_least, 1) ? [] : [fault(`${pointer}/at_least`, 'count')]
  if ('at_most' in test) return whole(test.at_most, 0) ? [] : [fault(`${pointer}/at_most`, 'count')]
  if ('share_at_least' in test) {
    const sound = test.share_at_least > 0 && test.share_at_least <= 1 && typeof test.weight === 'string'
    if (!sound) return [fault(`${pointer}/share_at_least`, 'share')]
    return isWeight(over, test.weight) ? [] : [fault(`${pointer}/weight`, 'no_weight', { value: test.weight })]
  }
  return 'all' in test || 'any' in test || 'none' in test ? [] : [fault(pointer, 'quantifier_test')]
}

/** Counts of the items by what the conditions say of them. */
interface Count {
  met: number
  open: number
  total: number
}

function compile(criterion: QuantifierCriterion): Judge {
  const { over, test } = criterion
  const list: ReasonValue = { type: 'terms', vocabulary: 'field', values: [listPointers[over]] }
  const said = { list, condition: conditionWords(over, criterion.where) }
  return (facts, day, note) => {
    const items = itemsOf(over, facts, day)
    if (items === undefined) {
      note?.missing(listPointers[over])
      note?.reason('quantifier.unknown', said)
      return 'unknown'
    }
    const changes = note === undefined ? undefined : itemsChangeOn(over, facts, day)
    if (changes !== undefined) note?.changesOn(changes)
    const outcomes = items.map((item) => judgeItem(item, criterion.where, day, note))
    if ('share_at_least' in test) return judgeShare(items, outcomes, test, criterion, day, note)
    const count: Count = { met: 0, open: 0, total: items.length }
    for (const outcome of outcomes) {
      if (outcome === 'met') count.met += 1
      else if (outcome === 'unknown') count.open += 1
    }
    const outcome = judgeCount(test, count)
    if (note !== undefined) noteCount(test, count, outcome, said, note)
    return outcome
  }
}

function judgeItem(item: Item, where: readonly FieldCondition[], day: PlainDate, note: Note | undefined): Outcome {
  const outcomes = where.map((condition) => {
    const member = memberOf(item, condition.field, day)
    const compare = condition.field === 'region' ? comparePlaces : compareValues
    const outcome = compare(member.value, condition.operator, condition.value)
    if (note !== undefined) {
      if (member.value !== undefined && item.unlisted !== true) note.found(member.pointer)
      if (outcome === 'unknown') note.missing(member.pointer)
    }
    return outcome
  })
  if (note !== undefined) noteBirthdays(item, where, outcomes, day, note)
  return allOf(outcomes)
}

/** Birthdays on which a person may begin or cease to fit; none turns what another condition settles. */
function noteBirthdays(
  item: Item,
  where: readonly FieldCondition[],
  outcomes: readonly Outcome[],
  day: PlainDate,
  note: Note,
): void {
  const settled = where.some(({ field }, i) => field !== 'age' && outcomes[i] === 'not_met')
  if (settled) return
  for (const condition of where) {
    const turns = condition.field === 'age' ? birthdayThatTurns(item, condition, day) : undefined
    if (turns !== undefined) note.changesOn(turns)
  }
}

/** Kleene counting: met when enough are, not met when no longer enough can be. */
function countAtLeast(k: number, { met, open }: Count): Outcome {
  if (met >= k) return 'met'
  return met + open >= k ? 'unknown' : 'not_met'
}

function judgeCount(test: Test, count: Count): Outcome {
  if ('all' in test) return countAtLeast(count.total, count)
  if ('any' in test) return countAtLeast(1, count)
  if ('none' in test) return negate(countAtLeast(1, count))
  if ('at_least' in test) return countAtLeast(test.at_least, count)
  return 'at_most' in test ? negate(countAtLeast(test.at_most + 1, count)) : 'unknown'
}

/** How many there are, and how many there have to be or may be; that none is given is said where it decides. */
function noteCount(
  test: Test,
  { met, open, total }: Count,
  outcome: Outcome,
  said: Readonly<Record<string, ReasonValue>>,
  note: Note,
): void {
  const most = 'none' in test ? 0 : 'at_most' in test ? test.at_most : undefined
  const counted = { ...said, met, open, total }
  if (total === 0) {
    const needed = 'at_least' in test ? test.at_least : 1
    note.reason(`quantifier.none_given_${outcome}`, { ...said, needed })
  } else if (most === 0) note.reason(`quantifier.no_${outcome}`, counted)
  else if (most !== undefined) note.reason(`quantifier.few_${outcome}`, { ...counted, most })
  else if ('all' in test) note.reason(`quantifier.all_${outcome}`, counted)
  else note.reason(`quantifier.enough_${outcome}`, { ...counted, needed: 'at_least' in test ? test.at_least : 1 })
}

type ShareTest = Extract<Test, { share_at_least: number }>

/** Shares of the whole enterprise: what is not listed belongs to somebody not listed. */
const fractions: ReadonlySet<string> = new Set(['capital_share', 'voting_share'])

/**
 * The weight of the items that fit, of the whole. Shares of capital and votes are of 1: an unlisted rest may fit or not.
 * Other weights are of the listed sum; an item without its weight leaves it open.
 */
function judgeShare(
  items: readonly Item[],
  outcomes: readonly Outcome[],
  test: ShareTest,
  criterion: QuantifierCriterion,
  day: PlainDate,
  note: Note | undefined,
): Outcome {
  let sure = 0
  let perhaps = 0
  let sum = 0
  let complete = true
  const units = new Set<string>()
  items.forEach((item, i) => {
    const { pointer, value } = memberOf(item, test.weight, day)
    const weight = isMoney(value) ? toCents(value) : typeof value === 'number' ? value : undefined
    // Amounts in different currencies are no sum, and neither are amounts and plain numbers.
    if (weight !== undefined) units.add(isMoney(value) ? value.currency : '')
    if (weight === undefined || weight < 0 || units.size > 1) {
      complete = false
      note?.missing(pointer)
      return
    }
    note?.found(pointer)
    sum += weight
    if (outcomes[i] === 'met') sure += weight
    else if (outcomes[i] === 'unknown') perhaps += weight
  })
  const ofOne = fractions.has(test.weight)
  // Floating sums of shares such as 0.1 + 0.2: a billionth is no share of anything.
  const share = test.share_at_least - 1e-9
  const whole = ofOne ? 1 : sum
  const rest = ofOne ? Math.max(0, 1 - sum) : 0
  const open = complete && whole > 0
  // Even where weights are missing, shares of one already known to be enough are enough.
  const outcome: Outcome =
    ofOne && sure >= share
      ? 'met'
      : !open
        ? 'unknown'
        : sure >= share * whole
          ? 'met'
          : sure + perhaps + rest < share * whole
            ? 'not_met'
            : 'unknown'
  if (note !== undefined) noteShare({ outcome, sure, whole, rest, test, criterion }, note)
  return outcome
}

interface ShareFound {
  outcome: Outcome
  sure: number
  whole: number
  rest: number
  test: ShareTest
  criterion: QuantifierCriterion
}

function noteShare({ outcome, sure, whole, rest, test, criterion }: ShareFound, note: Note): void {
  const list = listPointers[criterion.over]
  // The unlisted rest is the only question where every listed item is decided.
  if (outcome === 'unknown' && (rest > 0 || whole <= 0)) note.missing(list)
  note.derived({
    formula: 'share_of_items',
    inputs: { weight: test.weight, fitting: sure, whole },
    result: whole > 0 ? sure / whole : null,
  })
  const wanted: ReasonValue = { type: 'percent', value: Math.round(test.share_at_least * 1000) / 10 }
  const found: ReasonValue = { type: 'percent', value: whole > 0 ? Math.floor((sure / whole) * 1000 + 1e-6) / 10 : 0 }
  note.reason(`quantifier.share_${outcome}`, {
    list: { type: 'terms', vocabulary: 'field', values: [list] },
    condition: conditionWords(criterion.over, criterion.where),
    weight: fieldTerm(criterion.over, test.weight),
    wanted,
    found,
  })
}

/** How many of the people, places, years … fit. Missing members leave an item open, not out. */
export const quantifier: Kind<QuantifierCriterion> = {
  kind: 'quantifier',
  dated: true,
  check,
  compile,
  examples: quantifierExamples,
}
