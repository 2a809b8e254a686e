import type { Anchor } from '../../citing/citation.ts'
import { isRecord } from '../../criteria/record.ts'
import type { PlainDate } from '../../facts/profile.ts'
import { fromCents, toCents } from '../../facts/money.ts'
import type { Money } from '../../facts/money.ts'
import type { ProgrammeInput } from '../../facts/programme.ts'
import { foldText } from '../../facts/text-fold.ts'
import type { Reason, ReasonValue } from '../../matching/result.ts'
import { moneyIn, percentsIn } from './amounts.ts'
import { dayAhead, dayBefore } from '../days/date-words.ts'
import { datesIn } from './dates.ts'

/** Amounts in cents, percentages in hundredths, days: what can be compared of a value and of a sentence. */
interface Values {
  readonly money: Set<number>
  readonly percent: Set<number>
  readonly date: Set<PlainDate>
}

/** What a sentence says, and what its amounts come to. */
interface Said extends Values {
  readonly total: number
}

const kinds = ['money', 'percent', 'date'] as const

/**
 * Dates, amounts and percentages of a programme that cite a sentence which says others: by its pointer each sentence that names
 * values of the kind that stands beside it, and none of them, where no other sentence beside it says them. A sentence that says
 * something else than values is left alone.
 */
export function valuesAgainstText({
  call,
  funding,
  budget_lines: lines,
}: Pick<ProgrammeInput, 'call' | 'funding' | 'budget_lines'>): { pointer: string; reason: Reason }[] {
  return [...cited({ call, funding, budget_lines: lines ?? [] }, '')].flatMap(({ owner, anchors, pointer }) => {
    const has = valuesOf(owner)
    // "50 %, and 55 % for …": of a bonus the sentence says what the rate comes to.
    if (pointer.startsWith('/funding/bonuses/')) {
      const points = [...has.percent]
      for (const { percent } of funding.intensity ?? [])
        for (const more of points) has.percent.add(more + Math.round(percent * 100))
    }
    const said = anchors.map(({ exact }) => valuesSaid(exact))
    return anchors.flatMap(({ exact }, at) => {
      const says = said[at] as Said
      if (kinds.some((kind) => [...says[kind]].some((value) => has[kind].has(value as never)))) return []
      const kind = kinds.find((each) => says[each].size > 0 && unsaid(each, has, said).size > 0)
      if (kind === undefined) return []
      const values = { text: shown(kind, says[kind]), value: shown(kind, unsaid(kind, has, said)), quote: exact }
      return [{ pointer: `${pointer}/citations/${at}`, reason: { key: 'rule_text.value_not_said', values } }]
    })
  })
}

/** The values of a kind that no sentence says. Of days and percentages one that is said will do: they may have been told in two ways. */
function unsaid(kind: (typeof kinds)[number], has: Values, said: readonly Said[]): ReadonlySet<number | string> {
  const isSaid = (value: number | string): boolean => said.some((says) => says[kind].has(value as never))
  const left = [...has[kind]].filter((value) => !isSaid(value))
  if (kind !== 'money') return new Set(left.length < has[kind].size ? [] : left)
  // "In three instalments: 4,000, 7,000 and 6,500 euros": the value is what they come to.
  return new Set(left.filter((value) => said.every(({ total }) => total !== value)))
}

/** All that is cited below, with its citations. */
function* cited(
  node: unknown,
  pointer: string,
): Generator<{ owner: object; anchors: readonly Anchor[]; pointer: string }> {
  if (typeof node !== 'object' || node === null) return
  for (const [name, member] of Object.entries(node)) {
    if (name !== 'citations') yield* cited(member, `${pointer}/${name}`)
    else yield { owner: node, anchors: member as Anchor[], pointer }
  }
}

function valuesSaid(exact: string): Said {
  const { folded } = foldText(exact)
  const amounts = moneyIn(folded)
  return {
    total: amounts.flatMap(({ values }) => values).reduce((sum, each) => sum + each, 0),
    money: new Set(amounts.flatMap(({ values, inWords }) => [...values, ...(inWords ? [inWords.value] : [])])),
    percent: new Set(percentsIn(folded).flatMap(({ values }) => values)),
    date: new Set(
      datesIn(folded).map(({ date, start }) => (dayAhead.test(folded.slice(0, start)) ? dayBefore(date) : date)),
    ),
  }
}

/** What stands in an object and below it. */
function valuesOf(owner: object): Values {
  const found = { money: new Set<number>(), percent: new Set<number>(), date: new Set<PlainDate>() }
  const zoneOf = (node: object): string => String('time_zone' in node ? node.time_zone : 'Europe/Athens')
  const read = (node: unknown, name: string, zone: string): void => {
    if (typeof node === 'number' && name.includes('percent')) found.percent.add(Math.round(node * 100))
    if (typeof node === 'string') for (const day of daysOf(node, zone)) found.date.add(day)
    if (typeof node !== 'object' || node === null) return
    if (isRecord(node) && 'amount' in node && 'currency' in node) found.money.add(toCents(node as unknown as Money))
    for (const [key, member] of Object.entries(node))
      if (key !== 'citations') read(member, Array.isArray(node) ? name : key, 'time_zone' in node ? zoneOf(node) : zone)
  }
  read(owner, '', zoneOf(owner))
  return found
}

/** The day of an instant or of a day; of an instant at midnight the day that ends then, too. */
function daysOf(text: string, zone: string): PlainDate[] {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return [text]
  if (!/^\d{4}-\d\d-\d\dT/.test(text)) return []
  const there = Temporal.Instant.from(text).toZonedDateTimeISO(zone)
  const days = there.hour + there.minute + there.second === 0 ? [there, there.subtract({ days: 1 })] : [there]
  return days.map((day) => day.toPlainDate().toString())
}

/** A few of them, as they are said. */
function shown(kind: (typeof kinds)[number], values: ReadonlySet<number | string>): ReasonValue {
  const few = [...values].slice(0, 5).map((value): ReasonValue => {
    if (typeof value === 'string') return { type: 'date', value }
    return kind === 'money'
      ? { type: 'money', value: fromCents(value, 'EUR') }
      : { type: 'percent', value: value / 100 }
  })
  return { type: 'list', values: few }
}
