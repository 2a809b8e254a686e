import { existedIn, lastClosedOf, nextYearEnd } from '../facts/accounts.ts'
import { addMonths, completedMonths, earliest, isPlainDate, nextDay } from '../facts/day.ts'
import type { PlainDate, Profile } from '../facts/profile.ts'
import type { Facts } from '../matching/facts.ts'
import { compareValues, escapePointer } from './compare-values.ts'
import type { FieldCondition, QuantifierCriterion } from './criterion.ts'

/** One item of a list of the profile. */
export interface Item {
  readonly pointer: string
  readonly value: Readonly<Record<string, unknown>>
  /** It must exist, but stands nowhere in the list: what is not known of it is asked of the list. */
  readonly unlisted?: true
}

export const listPointers = {
  people: '/people',
  establishments: '/establishments',
  activities: '/activities',
  cost_categories: '/planned_investment/categories',
  financial_years: '/financial_years',
  aid_history: '/aid_history',
} as const satisfies Record<QuantifierCriterion['over'], string>

/**
 * The items counted on a day, or undefined where the list is not given. Financial years count once they are closed, places and
 * codes of activity while the business has them.
 */
export function itemsOf(over: QuantifierCriterion['over'], facts: Facts, day: PlainDate): readonly Item[] | undefined {
  if (over === 'establishments' || over === 'activities')
    return facts.derive(readers[over])?.filter(({ value: { since, until } }) => {
      return !(isPlainDate(since) && since > day) && !(isPlainDate(until) && until < day)
    })
  if (over !== 'financial_years') return facts.derive(readers[over])
  const closed = lastClosedOf(facts.profile, day)
  const listed = facts.derive(readers[over])?.filter((item) => Number(item.value['year']) <= closed)
  return listed?.concat(unlistedYears(facts.profile, closed))
}

/** The next day on which other items count. */
export function itemsChangeOn(
  over: QuantifierCriterion['over'],
  { profile }: Facts,
  day: PlainDate,
): PlainDate | undefined {
  if (over === 'financial_years') return profile.financial_years === undefined ? undefined : nextYearEnd(profile, day)
  if (over !== 'establishments' && over !== 'activities') return undefined
  const items: readonly { since?: PlainDate; until?: PlainDate }[] = profile[over] ?? []
  return items
    .flatMap(({ since, until }) => [since, until === undefined ? undefined : nextDay(until)])
    .reduce<PlainDate | undefined>((first, change) => {
      return change !== undefined && change > day ? earliest(first, change) : first
    }, undefined)
}

/** Calls look back at most this many closed years. */
const yearsLookedAt = 3

/** The last closed years that the business had but did not list: nothing but the year is known of them. */
function unlistedYears(profile: Profile, closed: number): Item[] {
  const years = profile.financial_years ?? []
  if (profile.lifecycle === 'to_be_established') return []
  const items: Item[] = []
  for (let year = closed - yearsLookedAt + 1; year <= closed; year++) {
    if (existedIn(profile, year) && !years.some((entry) => entry.year === year))
      items.push({ pointer: listPointers.financial_years, unlisted: true, value: { year } })
  }
  return items
}

function reader(
  over: QuantifierCriterion['over'],
  list: (facts: Facts) => readonly object[] | undefined,
): (facts: Facts) => readonly Item[] | undefined {
  return (facts) =>
    list(facts)?.map((value, i) => ({ pointer: `${listPointers[over]}/${i}`, value: value as Record<string, unknown> }))
}

const readers: Readonly<Record<QuantifierCriterion['over'], (facts: Facts) => readonly Item[] | undefined>> = {
  people: reader('people', ({ profile }) => profile.people),
  establishments: reader('establishments', ({ profile }) => profile.establishments),
  activities: reader('activities', ({ profile }) => profile.activities),
  cost_categories: reader('cost_categories', ({ profile }) => profile.planned_investment?.categories),
  financial_years: reader('financial_years', ({ profile }) => profile.financial_years),
  aid_history: reader('aid_history', ({ profile }) => profile.aid_history),
}

/** A member of an item and where it stands. `age` is a person's in completed years at the test day. */
export interface Member {
  readonly pointer: string
  readonly value: unknown
}

export function memberOf(item: Item, field: string, day: PlainDate): Member {
  if (field === 'age') return ageOf(item, day)
  let value: unknown = item.value
  let { pointer } = item
  for (const name of field.split('.')) {
    if (item.unlisted !== true) pointer = `${pointer}/${escapePointer(name)}`
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? (value as Record<string, unknown>)[name]
        : undefined
  }
  return { pointer, value }
}

function ageOf(item: Item, day: PlainDate): Member {
  const pointer = `${item.pointer}/born_on`
  const born = item.value['born_on']
  return { pointer, value: isPlainDate(born) ? yearsOf(born, day) : undefined }
}

const yearsOf = (born: PlainDate, day: PlainDate): number => Math.floor(completedMonths(born, day) / 12)

/** The next birthday on which a condition on the age holds otherwise than it does on the day. */
export function birthdayThatTurns(
  { value: { born_on: born } }: Item,
  { operator, value }: FieldCondition,
  day: PlainDate,
): PlainDate | undefined {
  if (!isPlainDate(born)) return undefined
  const age = yearsOf(born, day)
  const now = compareValues(age, operator, value)
  const bounds = [value].flat().filter((each) => typeof each === 'number')
  const turn = bounds
    .flatMap((bound) => [Math.ceil(bound), Math.floor(bound) + 1])
    .filter((later) => later > age && compareValues(later, operator, value) !== now)
    .toSorted((a, b) => a - b)
    .at(0)
  return turn === undefined ? undefined : addMonths(born, turn * 12)
}
