import type { Anchor } from '../citing/citation.ts'
import { fromCents, toCents } from '../facts/money.ts'
import type { Money } from '../facts/money.ts'
import type {
  BudgetLine,
  Deadline,
  Funding,
  IntensityBonus,
  Moment,
  ProgrammeInput,
  Suspension,
} from '../facts/programme.ts'
import { isWithin } from '../facts/region.ts'
import type { RegionReference } from '../facts/region-reference.ts'
import { foldText } from '../facts/text-fold.ts'
import { moneyIn, percentsIn } from './amounts.ts'
import type { AmendmentReading, ChangedFigure, Stop } from './amendment.ts'
import type { Contradiction, ExtractedField } from './extract.ts'

/** One change that a decision makes: tried on a programme, it gives the changed one and where; nothing where it has no place in it. */
export interface AmendmentStep {
  readonly field: string
  readonly value: unknown
  readonly confidence: number
  readonly citations: readonly Anchor[]
  readonly change: (programme: ProgrammeInput) => Changed | undefined
}

export interface Changed {
  readonly programme: ProgrammeInput
  /** Into the changed programme. */
  readonly pointer: string
}

export interface Amendment {
  readonly steps: readonly AmendmentStep[]
  /** Where the decision takes for what held what the programme says otherwise. */
  readonly contradictions: readonly Contradiction[]
}

export interface AmendmentOptions {
  /** ISO 639-1 of the decision. */
  readonly language: string
  /** Of hours, where the programme tells none. */
  readonly timeZone: string
  /** Of stops of which the decision tells no day, and which has none itself. */
  readonly now: string
  readonly regions: RegionReference
}

/**
 * What a decision changes in a programme. Figures are recognised by what they were before, then by their name; parts of the budget
 * by their regions, category or title. What has no place, and every condition, is left to a person.
 */
export function amendmentOf(base: ProgrammeInput, reading: AmendmentReading, options: AmendmentOptions): Amendment {
  const contradictions: Contradiction[] = [...reading.extraction.contradictions]
  const steps = [
    ...deadlineSteps(base, reading, contradictions),
    ...openingSteps(reading),
    ...reading.figures.map((figure) => figureStep(figure, contradictions, base)),
    ...amountSteps(reading, contradictions),
    ...reading.stops.map((stop) => stopStep(stop, reading, options)),
    ...restSteps(reading),
  ]
  return { steps, contradictions }
}

/** Places of one value that are kept; the oldest make room. */
const mostCited = 50
const added = (known: readonly Anchor[] | undefined, more: readonly Anchor[]): Anchor[] =>
  [...(known ?? []), ...more].slice(-mostCited)

/** Words beside a value that takes the place of another: those on what it was before hold no longer. */
const replacing = (
  known: readonly Anchor[] | undefined,
  isFormer: (folded: string) => boolean,
  more: readonly Anchor[],
): Anchor[] =>
  added(
    known?.filter(({ exact }) => !isFormer(foldText(exact).folded)),
    more,
  )
const saysMoney =
  (money: Money | undefined) =>
  (folded: string): boolean =>
    money !== undefined && moneyIn(folded).some(({ values }) => values.includes(toCents(money)))
const saysPercent =
  (hundredths: number) =>
  (folded: string): boolean =>
    percentsIn(folded).some(({ values }) => values.includes(hundredths))

const same = (a: Money | undefined, b: Money): boolean => a?.amount === b.amount && a.currency === b.currency

interface ReadMoment {
  at: string
  time_zone: string
}

/** The deadlines that the decision sets: each takes the place of the one it moves. */
function deadlineSteps(
  base: ProgrammeInput,
  { extraction, decidedOn, reference }: AmendmentReading,
  contradictions: Contradiction[],
): AmendmentStep[] {
  const told = extraction.fields.filter(({ field }) => field === 'closes_at')
  const read = extraction.programme.call.deadlines
  return told.map(({ pointer, ...field }): AmendmentStep => {
    const { at, time_zone } = field.value as ReadMoment
    const formerly = read[Number(pointer?.split('/').at(-1))]?.moved?.at(-1)?.from
    const moved = (old: Deadline): Deadline => ({
      ...old,
      at,
      time_zone,
      basis: old.basis === 'recurring' ? 'recurring' : 'fixed',
      ...(old.at === undefined || old.at === at
        ? {}
        : {
            moved: [
              ...(old.moved ?? []),
              {
                from: old.at,
                to: at,
                ...(decidedOn === undefined ? {} : { decided_on: decidedOn }),
                ...(reference === undefined ? {} : { reference }),
              },
            ],
          }),
      citations: added(old.citations, field.citations),
    })
    const which = deadlineMeant(base.call.deadlines, formerly, told.length)
    const old = which === undefined ? undefined : base.call.deadlines[which]
    if (old?.at !== undefined && formerly !== undefined && dayOf(old.at, time_zone) !== dayOf(formerly, time_zone))
      contradictions.push({
        field: field.field,
        values: [
          { value: { at: old.at, time_zone: old.time_zone }, citations: old.citations ?? [] },
          { value: { at: formerly, time_zone }, citations: field.citations },
        ],
      })
    return {
      ...field,
      change: (programme) => {
        const { deadlines } = programme.call
        if (which === undefined) {
          if (told.length > 1 || deadlines.some((each) => each.at !== undefined)) return undefined
          const main: Deadline = {
            id: freeId('main', deadlines),
            at,
            time_zone,
            basis: 'fixed',
            citations: [...field.citations],
          }
          return withDeadlines(programme, [...deadlines, main], deadlines.length)
        }
        if (deadlines[which]?.at === at) return undefined
        return withDeadlines(
          programme,
          deadlines.map((each, index) => (index === which ? moved(each) : each)),
          which,
        )
      },
    }
  })
}

const withDeadlines = (programme: ProgrammeInput, deadlines: Deadline[], index: number): Changed => ({
  programme: { ...programme, call: { ...programme.call, deadlines } },
  pointer: `/call/deadlines/${index}`,
})

/** The one that was on that day; else the only one with a date. */
function deadlineMeant(deadlines: readonly Deadline[], formerly: string | undefined, told: number): number | undefined {
  const dated = [...deadlines.entries()].filter(([, { at }]) => at !== undefined)
  const [one] = dated
  if (formerly !== undefined) {
    const found = dated.find(([, { at = '', time_zone }]) => dayOf(at, time_zone) === dayOf(formerly, time_zone))
    if (found !== undefined) return found[0]
  }
  return dated.length === 1 && told === 1 ? one?.[0] : undefined
}

const dayOf = (at: string, zone: string): string =>
  Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDate().toString()

function freeId(wanted: string, taken: readonly { id: string }[]): string {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? wanted : `${wanted}-${number}`
    if (!taken.some((each) => each.id === id)) return id
  }
}

function openingSteps({ extraction }: AmendmentReading): AmendmentStep[] {
  return extraction.fields
    .filter(({ field }) => field === 'opens_at')
    .map(({ pointer: _pointer, ...field }) => ({
      ...field,
      change: (programme) => {
        const opens = field.value as Moment
        if (programme.call.opens_at?.at === opens.at) return undefined
        return { programme: { ...programme, call: { ...programme.call, opens_at: opens } }, pointer: '/call/opens_at' }
      },
    }))
}

const amounts = ['total_budget', 'min_eligible_cost', 'max_eligible_cost', 'min_subsidy', 'max_subsidy'] as const
type Amount = (typeof amounts)[number]

function withAmount(programme: ProgrammeInput, field: Amount, money: Money, cited: readonly Anchor[]): Changed {
  const { funding } = programme
  const former = saysMoney(funding[field])
  // Words that state another amount, which goes on, stay for that.
  const going = amounts.filter((other) => other !== field).map((other) => saysMoney(funding[other]))
  const isFormer = (folded: string): boolean => former(folded) && !going.some((says) => says(folded))
  return {
    programme: {
      ...programme,
      funding: { ...funding, [field]: money, citations: replacing(funding.citations, isFormer, cited) },
    },
    pointer: `/funding/${field}`,
  }
}

/** A figure put in the place of another. */
function figureStep(figure: ChangedFigure, contradictions: Contradiction[], base: ProgrammeInput): AmendmentStep {
  const { kind, citations } = figure
  if (kind === 'percent') return rateStep(figure)
  const meant = moneyMeant(base, figure)
  const old = meant === undefined ? undefined : 'line' in meant ? meant.line.amount : base.funding[meant.field]
  const currency = figure.currency ?? old?.currency ?? 'EUR'
  const cents =
    figure.now ??
    (figure.by === undefined || (figure.was === undefined && old === undefined)
      ? undefined
      : (figure.was ?? toCents(old ?? fromCents(0, currency))) + figure.by)
  const money = cents === undefined || cents < 0 ? undefined : fromCents(cents, currency)
  const field = meant === undefined ? (named(figure) ?? 'amount') : 'line' in meant ? 'budget_line' : meant.field
  if (old !== undefined && figure.was !== undefined && toCents(old) !== figure.was)
    contradictions.push({
      field,
      values: [
        { value: old, citations: [] },
        { value: fromCents(figure.was, currency), citations },
      ],
    })
  return {
    field,
    value: money ?? null,
    confidence: old === undefined || (figure.was !== undefined && toCents(old) !== figure.was) ? 0.7 : 0.9,
    citations,
    change: (programme) => {
      if (money === undefined || meant === undefined) return undefined
      if ('line' in meant)
        return withLine(programme, meant.line.id, (line) =>
          same(line.amount, money)
            ? undefined
            : { ...line, amount: money, citations: replacing(line.citations, saysMoney(line.amount), citations) },
        )
      return same(programme.funding[meant.field], money)
        ? undefined
        : withAmount(programme, meant.field, money, citations)
    },
  }
}

/** The amount or the budget line that a figure was or is named as. */
function moneyMeant(base: ProgrammeInput, figure: ChangedFigure): { field: Amount } | { line: BudgetLine } | undefined {
  const lines = base.budget_lines ?? []
  if (figure.regions.length + figure.categories.length > 0) {
    const [line, other] = lines.filter((each) => isNamed(each, figure))
    return line === undefined || other !== undefined ? undefined : { line }
  }
  const titled = lines.filter((line) => hasTitleIn(line, figure.words))
  if (titled.length === 1 && titled[0] !== undefined) return { line: titled[0] }
  const by = named(figure)
  const was = amounts.filter((field) => {
    const money = base.funding[field]
    return money !== undefined && toCents(money) === figure.was
  })
  const [only] = was
  if (by !== undefined && was.includes(by)) return { field: by }
  if (was.length === 1 && only !== undefined) return { field: only }
  return by === undefined ? undefined : { field: by }
}

function named({ names, end, words }: ChangedFigure): Amount | undefined {
  if (names === 'total_budget') return 'total_budget'
  if (names === 'eligible_cost') return end === 'min' ? 'min_eligible_cost' : 'max_eligible_cost'
  if (names === 'subsidy') return end === 'min' ? 'min_subsidy' : 'max_subsidy'
  if (names !== 'budget') return undefined
  if (/(?<!\p{L})(?:εργ(?:ο|ου|ων)(?!\p{L})|επενδυσ|προτασ|πραξ|αιτησ|projects?|applications?|investment)/u.test(words))
    return end === 'min' ? 'min_eligible_cost' : 'max_eligible_cost'
  return 'total_budget'
}

/** Rates are known by what they were. */
function rateStep(figure: ChangedFigure): AmendmentStep {
  const { was, now, by, citations } = figure
  const percent = now ?? (was === undefined || by === undefined ? undefined : was + by)
  return {
    field: 'intensity',
    value: percent === undefined ? null : percent / 100,
    confidence: 0.85,
    citations,
    change: (programme) => {
      if (was === undefined || percent === undefined) return undefined
      const { funding } = programme
      const rows = [...(funding.intensity ?? []).entries()].filter(([, row]) => row.percent === was / 100)
      const [row, other] = rows
      const put = (changed: Partial<Funding>, pointer: string): Changed => ({
        programme: { ...programme, funding: { ...funding, ...changed } },
        pointer,
      })
      if (row !== undefined && other === undefined) {
        const intensity = (funding.intensity ?? []).map((each, index) =>
          index === row[0]
            ? { ...each, percent: percent / 100, citations: replacing(each.citations, saysPercent(was), citations) }
            : each,
        )
        const bonuses = funding.bonuses?.map((bonus) => overAnother(bonus, was / 100, percent / 100))
        return put({ intensity, ...(bonuses === undefined ? {} : { bonuses }) }, `/funding/intensity/${row[0]}`)
      }
      if (row === undefined && funding.max_intensity_percent === was / 100)
        return put(
          {
            max_intensity_percent: percent / 100,
            citations: replacing(funding.citations, saysPercent(was), citations),
          },
          '/funding/max_intensity_percent',
        )
      return undefined
    },
  }
}

/** A bonus that its words tell as a rate of its own, "for islands 60 %", keeps that rate over another basic one. */
function overAnother(bonus: IntensityBonus, was: number, now: number): IntensityBonus {
  const told = (bonus.citations ?? []).flatMap(({ exact }) =>
    percentsIn(foldText(exact).folded).flatMap(({ values }) => values.map((value) => value / 100)),
  )
  const asRate = told.includes(was + bonus.percent) && !told.includes(bonus.percent)
  return asRate ? { ...bonus, percent: Math.max(0, was + bonus.percent - now) } : bonus
}

/** Amounts that the decision tells without what they were. */
function amountSteps({ extraction }: AmendmentReading, contradictions: readonly Contradiction[]): AmendmentStep[] {
  return extraction.fields.flatMap(({ pointer: _pointer, ...field }): AmendmentStep[] => {
    const amount = amounts.find((each) => each === field.field)
    if (amount !== undefined)
      return [
        {
          ...field,
          change: (programme) => {
            const money = field.value as Money
            // Two values of one decision are a question, not a change.
            if (contradictions.some((each) => each.field === amount)) return undefined
            return same(programme.funding[amount], money)
              ? undefined
              : withAmount(programme, amount, money, field.citations)
          },
        },
      ]
    if (field.field !== 'budget_line') return []
    const {
      amount: money,
      region_category: category,
      regions,
    } = field.value as {
      amount: Money
      region_category: string | null
      regions: string[]
    }
    return [
      {
        ...field,
        change: (programme) => {
          const named = { regions, categories: category === null ? [] : [category] }
          const [line, other] = (programme.budget_lines ?? []).filter((each) => isNamed(each, named))
          if (line === undefined || other !== undefined || same(line.amount, money)) return undefined
          return withLine(programme, line.id, (each) => ({
            ...each,
            amount: money,
            citations: replacing(each.citations, saysMoney(each.amount), field.citations),
          }))
        },
      },
    ]
  })
}

function withLine(
  programme: ProgrammeInput,
  id: string,
  change: (line: BudgetLine) => BudgetLine | undefined,
): Changed | undefined {
  const lines = programme.budget_lines ?? []
  const at = lines.findIndex((line) => line.id === id)
  const line = lines[at]
  const changed = line === undefined ? undefined : change(line)
  if (changed === undefined) return undefined
  return {
    programme: { ...programme, budget_lines: lines.map((each, index) => (index === at ? changed : each)) },
    pointer: `/budget_lines/${at}`,
  }
}

/** Whether a line is for one of the categories named, or for regions that are all among those named. */
function isNamed(
  { regions, region_category }: BudgetLine,
  named: { readonly regions: readonly string[]; readonly categories: readonly string[] },
  reference?: RegionReference,
): boolean {
  if (region_category !== undefined && named.categories.includes(region_category)) return true
  return (
    regions !== undefined &&
    regions.length > 0 &&
    regions.every((code) =>
      named.regions.some((wide) => (reference === undefined ? code === wide : isWithin(code, wide, reference))),
    )
  )
}

/** Titles are known by all of their longer words. */
function hasTitleIn({ title }: BudgetLine, words: string): boolean {
  return Object.values(title ?? {}).some((text) => {
    const own = foldText(text)
      .folded.split(/[^\p{L}\d]+/u)
      .filter((word) => word.length > 3 || /\d/u.test(word))
      .map((word) => (word.length > 6 ? word.slice(0, -2) : word))
    return own.length > 0 && own.every((word) => words.includes(word))
  })
}

/** A stop of the call, or of the parts of its budget that are named. */
function stopStep(stop: Stop, reading: AmendmentReading, options: AmendmentOptions): AmendmentStep {
  const { status, regions, categories, citations } = stop
  const [quoted] = citations
  return {
    field: status === 'resumed' ? 'resumed' : 'suspended',
    value: { status, regions, region_categories: categories },
    confidence: stop.since === undefined && reading.decidedOn === undefined ? 0.75 : 0.9,
    citations,
    change: (programme) => {
      const zone = programme.call.deadlines[0]?.time_zone ?? programme.call.opens_at?.time_zone ?? options.timeZone
      const suspended: Suspension | undefined =
        status === 'resumed'
          ? undefined
          : {
              status,
              since: sinceOf(stop, reading, zone) ?? options.now,
              ...(quoted === undefined ? {} : { reason: { [options.language]: reasonOf(quoted.exact) } }),
              citations: [...citations],
            }
      const isParts = regions.length + categories.length > 0
      const lines = programme.budget_lines ?? []
      const meant = lines.filter(
        (line) => (isParts && isNamed(line, stop, options.regions)) || (!isParts && hasTitleIn(line, stop.words)),
      )
      if (meant.length > 0) return stopLines(programme, meant, suspended)
      if (isParts)
        return lines.length === 0 && suspended !== undefined ? splitOff(programme, stop, suspended, options) : undefined
      if (stop.ofParts) return undefined
      const { suspended: before, ...call } = programme.call
      if (before?.status === suspended?.status) return undefined
      return {
        programme: { ...programme, call: suspended === undefined ? call : { ...call, suspended } },
        pointer: '/call/suspended',
      }
    },
  }
}

function sinceOf({ since }: Stop, { decidedOn }: AmendmentReading, zone: string): string | undefined {
  const date = since?.date ?? decidedOn
  if (date === undefined) return undefined
  const day = Temporal.PlainDate.from(date)
  const time = since?.time === undefined || since.time === '24:00' ? undefined : Temporal.PlainTime.from(since.time)
  return (time === undefined ? day.toZonedDateTime(zone) : day.toZonedDateTime({ timeZone: zone, plainTime: time }))
    .toInstant()
    .toString()
}

const reasonOf = (quote: string): string => {
  const line = quote.replaceAll(/\s+/gu, ' ').trim()
  return line.length <= 1000 ? line : `${line.slice(0, 999)}…`
}

function stopLines(
  programme: ProgrammeInput,
  meant: readonly BudgetLine[],
  suspended: Suspension | undefined,
): Changed | undefined {
  const lines = programme.budget_lines ?? []
  const changing = meant.filter((line) => line.suspended?.status !== suspended?.status)
  const [first] = changing
  if (first === undefined) return undefined
  const one = changing.length === 1
  return {
    programme: {
      ...programme,
      budget_lines: lines.map((line) => {
        if (!changing.includes(line)) return line
        const { suspended: _before, ...rest } = line
        return suspended === undefined ? rest : { ...rest, suspended }
      }),
    },
    pointer: one ? `/budget_lines/${lines.indexOf(first)}` : '/budget_lines',
  }
}

/** A budget that was not told by regions is told so now: the named ones are stopped, the others of the country are not. */
function splitOff(
  programme: ProgrammeInput,
  { regions, categories }: Stop,
  suspended: Suspension,
  { regions: reference }: AmendmentOptions,
): Changed | undefined {
  const country = programme.country === 'GR' ? 'EL' : programme.country
  if (categories.length > 0 || country === undefined || country === 'EU') return undefined
  const others = [...reference.units.values()]
    .filter(({ code, level }) => level === 2 && code.startsWith(country))
    .map(({ code }) => code)
    .filter((code) => !code.endsWith('ZZ') && !regions.some((named) => isWithin(code, named, reference)))
  // A part of a region parts no region from the others.
  if (others.some((code) => regions.some((named) => isWithin(named, code, reference)))) return undefined
  const parts: BudgetLine[] = [
    ...regions.map((code) => ({ id: code.toLowerCase(), regions: [code], suspended })),
    ...(others.length === 0 ? [] : [{ id: 'other-regions', regions: others.toSorted() }]),
  ]
  return { programme: { ...programme, budget_lines: parts }, pointer: '/budget_lines' }
}

/** Told beside the changes, and left to a person. */
function restSteps({ extraction }: AmendmentReading): AmendmentStep[] {
  const taken = new Set<string>(['closes_at', 'opens_at', 'budget_line', 'external_id', 'published_on', ...amounts])
  return [...extraction.fields.filter(({ field }) => !taken.has(field)), ...extraction.doubted].map(
    ({ pointer: _pointer, ...field }: ExtractedField) => ({ ...field, change: () => undefined }),
  )
}
