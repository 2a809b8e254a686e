import { toCents } from '../facts/money.ts'
import type { Money } from '../facts/money.ts'
import type { Outcome } from '../verdict.ts'
import { compareValues, escapePointer, isMoney, shown } from './compare-values.ts'
import type { AttributeCriterion, MoneyRange, NumberRange } from './criterion.ts'
import { fault } from './kind.ts'
import type { CriterionFault, Judge, Kind } from './kind.ts'
import { rangeValue } from './range-check.ts'
import type { ReasonValue } from '../matching/result.ts'

type Test = AttributeCriterion['test']

function check(criterion: AttributeCriterion, pointer: string): CriterionFault[] {
  const faults: CriterionFault[] = []
  if (typeof criterion.name !== 'string' || criterion.name === '')
    faults.push(fault(`${pointer}/name`, 'attribute_name'))
  const { test } = criterion
  if ('in' in test) return test.in.length > 0 ? faults : [...faults, fault(`${pointer}/test/in`, 'empty_list')]
  if ('range' in test) return [...faults, ...checkBounds(test.range, `${pointer}/test/range`)]
  if ('money_range' in test) return [...faults, ...checkMoneyBounds(test.money_range, `${pointer}/test/money_range`)]
  return 'equals' in test ? faults : [...faults, fault(`${pointer}/test`, 'attribute_test')]
}

function checkBounds(range: NumberRange, pointer: string): CriterionFault[] {
  const { min, max, min_exclusive: above, max_exclusive: below } = range
  const given = [min, max, above, below].filter((bound) => bound !== undefined)
  if (given.length === 0 || given.some((bound) => !Number.isFinite(bound))) return [fault(pointer, 'attribute_range')]
  if ((min !== undefined && above !== undefined) || (max !== undefined && below !== undefined))
    return [fault(pointer, 'attribute_range')]
  const lower = min ?? above
  const upper = max ?? below
  const closed = min !== undefined && max !== undefined
  const ordered = lower === undefined || upper === undefined || lower < upper || (closed && lower === upper)
  return ordered ? [] : [fault(pointer, 'attribute_range')]
}

function checkMoneyBounds(range: MoneyRange, pointer: string): CriterionFault[] {
  const bounds = Object.values(range) as unknown[]
  if (bounds.length === 0 || !bounds.every(isMoney)) return [fault(pointer, 'attribute_range')]
  if (new Set(bounds.map(({ currency }) => currency)).size > 1) return [fault(pointer, 'attribute_range')]
  return checkBounds(inCents(range), pointer)
}

function inCents(range: MoneyRange): NumberRange {
  return Object.fromEntries(Object.entries(range).map(([bound, money]: [string, Money]) => [bound, toCents(money)]))
}

function inRange(value: number, range: NumberRange): Outcome {
  if (range.min !== undefined && !(value >= range.min)) return 'not_met'
  if (range.max !== undefined && !(value <= range.max)) return 'not_met'
  if (range.min_exclusive !== undefined && !(value > range.min_exclusive)) return 'not_met'
  return range.max_exclusive !== undefined && !(value < range.max_exclusive) ? 'not_met' : 'met'
}

/** A test of one value; a value of another type is unknown. */
function tester(test: Test): (found: unknown) => Outcome {
  if ('equals' in test) return (found) => compareValues(found, 'eq', test.equals)
  if ('in' in test) return (found) => compareValues(found, 'in', test.in)
  if ('range' in test) return (found) => (typeof found === 'number' ? inRange(found, test.range) : 'unknown')
  const cents = inCents(test.money_range)
  const currency = Object.values(test.money_range as Record<string, Money>)[0]?.currency
  return (found) => (isMoney(found) && found.currency === currency ? inRange(toCents(found), cents) : 'unknown')
}

/** A fact of the profile's own `attributes`. Missing is unknown, and so is a value of another type. */
function compile(criterion: AttributeCriterion): Judge {
  const { name } = criterion
  const pointer = `/attributes/${escapePointer(name)}`
  const test = tester(criterion.test)
  const term = { type: 'terms' as const, vocabulary: 'attribute' as const, values: [name] }
  const required = attributeAsks(criterion)
  // That "yes" is asked for goes without saying.
  const asked = 'equals' in criterion.test && typeof criterion.test.equals === 'boolean' ? '' : '_asked'
  return (facts, _day, note) => {
    const { attributes } = facts.profile
    const found = attributes !== undefined && Object.hasOwn(attributes, name) ? attributes[name] : undefined
    const outcome = test(found)
    if (note === undefined) return outcome
    if (found !== undefined) note.found(pointer)
    if (outcome === 'unknown') note.missing(pointer)
    if (found === undefined) note.reason(`attribute.unknown${asked}`, { attribute: term, required })
    else
      note.reason(outcome === 'unknown' ? `attribute.unclear${asked}` : `attribute.${outcome}${asked}`, {
        attribute: term,
        found: valueOf(name, found),
        required,
      })
    return outcome
  }
}

/** Attributes whose name ends so are percentages. */
const isPercent = (name: string): boolean => name.endsWith('_percent')

/** Attributes whose values are terms of their own. */
const isVocabulary = (name: string): name is 'energy_class' | 'aid_regime_choice' =>
  name === 'energy_class' || name === 'aid_regime_choice'

function valueOf(name: string, value: unknown): ReasonValue {
  if (isVocabulary(name) && typeof value === 'string') return { type: 'terms', vocabulary: name, values: [value] }
  return typeof value === 'number' && isPercent(name) ? { type: 'percent', value } : shown(value)
}

/** What the call asks of the value, in words. */
export function attributeAsks({ name, test }: AttributeCriterion): ReasonValue {
  if ('equals' in test) return valueOf(name, test.equals)
  if ('in' in test && isVocabulary(name))
    return {
      type: 'phrase',
      key: 'condition.any_of',
      values: { values: { type: 'terms', vocabulary: name, values: test.in.map(String) } },
    }
  if ('in' in test) {
    const values = test.in.map((one) => valueOf(name, one))
    return { type: 'phrase', key: 'condition.any_of', values: { values: { type: 'list', values } } }
  }
  return 'range' in test
    ? rangeValue(test.range, isPercent(name) ? 'percent' : undefined)
    : rangeValue(test.money_range)
}

const women: AttributeCriterion = { id: 'women', kind: 'attribute', name: 'women_led', test: { equals: true } }
const beds: AttributeCriterion = { id: 'beds', kind: 'attribute', name: 'beds', test: { range: { max: 200 } } }

export const attribute: Kind<AttributeCriterion> = {
  kind: 'attribute',
  dated: false,
  check,
  compile,
  reads: {
    topic: ({ name }) => name,
    of: ({ profile: { attributes } }, _day, name) => {
      const value = attributes !== undefined && Object.hasOwn(attributes, name) ? attributes[name] : undefined
      // Most are: they need not be put into words.
      if (typeof value === 'boolean') return value ? 'true' : 'false'
      return value === undefined ? '' : JSON.stringify(value)
    },
  },
  examples: [
    {
      says: 'a fact that is as the call wants it fits',
      criterion: women,
      profile: { attributes: { women_led: true } },
      outcome: 'met',
      reason: 'attribute.met',
    },
    {
      says: 'a fact that is not does not',
      criterion: women,
      profile: { attributes: { women_led: false } },
      outcome: 'not_met',
      reason: 'attribute.not_met',
    },
    {
      says: 'a fact that is not given is asked for, never taken as false',
      criterion: women,
      profile: { attributes: {} },
      outcome: 'unknown',
      missing: ['/attributes/women_led'],
      reason: 'attribute.unknown',
    },
    {
      says: 'the text "true" is not the truth value',
      criterion: women,
      profile: { attributes: { women_led: 'true' } },
      outcome: 'unknown',
      missing: ['/attributes/women_led'],
      reason: 'attribute.unclear',
    },
    {
      says: 'two hundred beds are within "at most 200"',
      criterion: beds,
      profile: { attributes: { beds: 200 } },
      outcome: 'met',
    },
    {
      says: 'two hundred and one are not',
      criterion: beds,
      profile: { attributes: { beds: 201 } },
      outcome: 'not_met',
    },
    {
      says: 'one of several values is enough where the profile has a list',
      criterion: { id: 'lic', kind: 'attribute', name: 'licences', test: { in: ['hotel', 'camping'] } },
      profile: { attributes: { licences: ['bar', 'hotel'] } },
      outcome: 'met',
    },
    {
      says: 'amounts in different currencies are not compared',
      criterion: {
        id: 'rent',
        kind: 'attribute',
        name: 'rent',
        test: { money_range: { max: { amount: '1000.00', currency: 'EUR' } } },
      },
      profile: { attributes: { rent: { amount: '500.00', currency: 'USD' } } },
      outcome: 'unknown',
      missing: ['/attributes/rent'],
    },
    {
      says: 'a name that every object has is not a fact',
      criterion: { id: 'odd', kind: 'attribute', name: 'constructor', test: { equals: true } },
      profile: { attributes: {} },
      outcome: 'unknown',
      missing: ['/attributes/constructor'],
    },
  ],
}
