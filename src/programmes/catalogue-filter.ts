import type { CriterionKind } from '../core/criteria/criterion.ts'
import { toCents } from '../core/facts/money.ts'
import type { Money } from '../core/facts/money.ts'
import { beginningOf, quickStatus, windowOf } from '../core/facts/call-status.ts'
import type { AsOfWindow } from '../core/facts/call-status.ts'
import { nextDay } from '../core/facts/day.ts'
import type { CallStatus, Instrument, Programme } from '../core/facts/programme.ts'
import type { PlainDate, Profile, SizeClass } from '../core/facts/profile.ts'
import type { ActivityCode } from '../core/facts/activity-code.ts'
import type { AsOf } from '../core/matching/as-of.ts'
import type { Bits } from '../core/matching/forward/bits.ts'
import { quickMatch, submissionDay } from '../core/matching/evaluate.ts'
import { readFacts } from '../core/matching/facts.ts'
import type { CoreReference, Facts } from '../core/matching/facts.ts'
import type { CatalogueEntry } from './catalogue.ts'
import type { CatalogueJudge } from './catalogue-index.ts'
import { deadlinePoint, statusOf } from './programme-status.ts'
import type { ProgrammeStatus } from './programme-status.ts'

/** What a list is narrowed by; absent members narrow nothing. */
export interface CatalogueFilter {
  kad?: ActivityCode
  region?: string
  businessSize?: SizeClass
  /** Integer cents of euros. */
  subsidyMin?: number
  subsidyMax?: number
  statuses: ReadonlySet<CallStatus>
  instruments?: ReadonlySet<Instrument>
  countries?: ReadonlySet<string>
  objectives?: ReadonlySet<string>
  /** Days, compared with the deadline's day in its own zone; both exclusive. */
  closingBefore?: PlainDate
  closingAfter?: PlainDate
  updatedSince?: Temporal.Instant
  /** Whether programmes are listed of which a filter cannot tell; absent: they are. */
  includeUnknown?: boolean
}

export type FilterName = 'kad' | 'region' | 'business_size' | 'subsidy' | 'closing'

/** A programme that passes. What only the shown rows need is worked out when it is asked for. */
export interface Listed {
  readonly entry: CatalogueEntry
  readonly callStatus: CallStatus
  /** The moment of its deadline, as `status.deadline` has it. */
  readonly deadlineMs: number | undefined
  readonly status: ProgrammeStatus
  /** The filters that what is known of it cannot decide. */
  readonly uncertain: readonly FilterName[]
}

/**
 * The programmes that a filter leaves. "Open to this activity code, region, size" is asked of the eligibility itself: the
 * filter's facts are a business of which nothing else is known, and a programme is left out when that business, whatever
 * the rest, is not eligible. `judge` is over a snapshot that has all the entries; without one each is judged by itself,
 * which costs no build but more than a call has time for. No more than `most` are looked for.
 */
export function filterCatalogue(
  entries: Iterable<CatalogueEntry>,
  filter: CatalogueFilter,
  asOf: AsOf,
  reference: CoreReference,
  judge?: CatalogueJudge,
  most = Number.POSITIVE_INFINITY,
): Listed[] {
  const open = openFilter(filter, asOf, reference, judge)
  const listed: Listed[] = []
  for (const entry of entries) {
    const status = open.statusOf(entry)
    if (open.passes(entry, status) && listed.push(open.listed(entry, status)) >= most) break
  }
  return listed
}

/** The filter as a question to ask of one programme at a time. */
export interface OpenFilter {
  statusOf(entry: CatalogueEntry): CallStatus
  /**
   * Whether a programme with this status passes; nothing is made for it, since a search asks this of 100,000.
   * `number`: of the programme in the judge's index, where it is known; what is ruled out by it is not looked at.
   */
  passes(entry: CatalogueEntry, status: CallStatus, number?: number): boolean
  /** The part of it that is about the business: activity, place and size together. */
  fits(entry: CatalogueEntry, status: CallStatus, number?: number): boolean
  /** How many of those with these numbers in the judge's index fit, where what is unknown of them does not matter. */
  countFitting(numbers: Bits): number
  /** Whether every programme with one of the statuses passes. */
  readonly asksNothingElse: boolean
  /** The row of a programme that passes. */
  listed(entry: CatalogueEntry, status: CallStatus): Listed
}

export function openFilter(
  filter: CatalogueFilter,
  asOf: AsOf,
  reference: CoreReference,
  judge?: CatalogueJudge,
): OpenFilter {
  const questions = questionsOf(filter, reference)
  const business =
    questions.length === 0
      ? undefined
      : readFacts(Object.assign({}, ...questions.map(({ facts }) => facts.profile)) as Profile, reference, new Map())
  const judgements = business === undefined ? undefined : judge?.judge({ facts: business, asOf })
  const isOut = (entry: CatalogueEntry, number: number): boolean => {
    if (business === undefined) return false
    if (judgements !== undefined && number >= 0) return judgements.isRuledOut(number)
    return (judgements?.verdictOf(entry) ?? quickMatch(entry.compiled(), business, asOf).verdict) === 'not_eligible'
  }
  const window = windowOf(asOf)
  const closing = closingOf(filter, window)
  const uncertainOf = (entry: CatalogueEntry, status: CallStatus): FilterName[] => [
    ...questions.filter((question) => isOpen(entry, question, asOf)).map(({ name }) => name),
    ...(subsidyOf(entry.programme, filter) === 'unknown' ? (['subsidy'] as const) : []),
    ...(closing(entry, status) === 'unknown' ? (['closing'] as const) : []),
  ]
  const asksOfProgramme = [
    filter.instruments,
    filter.countries,
    filter.objectives,
    filter.updatedSince,
    filter.subsidyMin,
    filter.subsidyMax,
    filter.closingBefore,
    filter.closingAfter,
  ].some((asked) => asked !== undefined)
  const asksOfBusiness = business !== undefined
  const wantsKnown = filter.includeUnknown === false && (asksOfProgramme || asksOfBusiness)
  const isKnown = (entry: CatalogueEntry, status: CallStatus): boolean =>
    !wantsKnown || uncertainOf(entry, status).length === 0
  // The bits first: the memory of the programmes is far apart.
  const passes = (entry: CatalogueEntry, status: CallStatus, number = -1): boolean =>
    filter.statuses.has(status) &&
    !isOut(entry, number) &&
    (!asksOfProgramme ||
      (hasOneOf(entry, filter) &&
        passesPlain(entry, filter) &&
        subsidyOf(entry.programme, filter) !== 'no' &&
        closing(entry, status) !== 'no')) &&
    isKnown(entry, status)
  return {
    statusOf: (entry) => quickStatus(entry.call(), window),
    passes,
    fits: (entry, status, number = -1) => !isOut(entry, number) && isKnown(entry, status),
    countFitting: (numbers) => judgements?.countPossible(numbers) ?? 0,
    asksNothingElse: !asksOfProgramme && !asksOfBusiness,
    listed: (entry, status) => lazily(entry, window, status, () => uncertainOf(entry, status)),
  }
}

function lazily(entry: CatalogueEntry, window: AsOfWindow, status: CallStatus, uncertain: () => FilterName[]): Listed {
  return {
    entry,
    callStatus: status,
    get deadlineMs() {
      return deadlinePoint(entry.call(), window, status)?.ms
    },
    get status() {
      return statusOf(entry.programme, window, entry.call())
    },
    get uncertain() {
      return uncertain()
    },
  }
}

interface Question {
  name: FilterName
  facts: Facts
  kinds: ReadonlySet<CriterionKind>
}

function questionsOf({ kad, region, businessSize }: CatalogueFilter, reference: CoreReference): Question[] {
  const facts = (known: Partial<Profile>): Facts =>
    readFacts({ kind: 'business', name: '', ...known }, reference, new Map())
  const questions: Question[] = []
  const site = {
    ...(kad === undefined ? {} : { activities: [kad] }),
    ...(region === undefined ? {} : { site: { region } }),
  }
  const planned_investment = { planned_investment: site }
  if (kad !== undefined)
    questions.push({
      name: 'kad',
      kinds: new Set(['activity']),
      facts: facts({ activities: [{ ...kad, rank: 'main' }], ...planned_investment }),
    })
  if (region !== undefined)
    questions.push({
      name: 'region',
      kinds: new Set(['region', 'zone']),
      facts: facts({ establishments: [{ region, role: 'headquarters' }], ...planned_investment }),
    })
  if (businessSize !== undefined)
    questions.push({
      name: 'business_size',
      kinds: new Set(['size']),
      facts: facts({ self_declared_size: businessSize }),
    })
  return questions
}

/** Whether a criterion that the question is about stays open for this business. */
function isOpen(entry: CatalogueEntry, { facts, kinds }: Question, asOf: AsOf): boolean {
  const compiled = entry.compiled()
  const day = submissionDay(compiled, asOf)
  return compiled.leaves.some((leaf) => {
    const { criterion } = leaf
    const kind = criterion.kind === 'manual' ? criterion.about : criterion.kind
    if (leaf.obligation || kind === undefined || (kind !== 'everything' && !kinds.has(kind))) return false
    const judged = leaf.judge(facts, leaf.day ?? day)
    return judged === 'unknown' || judged === 'review'
  })
}

/** Whether it has one of each that is asked for; what a programme does not name, it does not have. */
function hasOneOf({ programme }: CatalogueEntry, { instruments, countries, objectives }: CatalogueFilter): boolean {
  const { funding, country, objectives: named = [] } = programme
  return (
    (instruments === undefined || funding.instruments.some((instrument) => instruments.has(instrument))) &&
    (countries === undefined || (country !== undefined && countries.has(country))) &&
    (objectives === undefined || named.some((objective) => objectives.has(objective)))
  )
}

function passesPlain({ publishedAt }: CatalogueEntry, { updatedSince }: CatalogueFilter): boolean {
  return updatedSince === undefined || Temporal.Instant.compare(publishedAt, updatedSince) >= 0
}

type Answer = 'yes' | 'no' | 'unknown'

/** Whether the programme's aid to one beneficiary overlaps the range asked for. */
function subsidyOf(programme: Programme, { subsidyMin, subsidyMax }: CatalogueFilter): Answer {
  if (subsidyMin === undefined && subsidyMax === undefined) return 'yes'
  const { min, max } = subsidyRange(programme)
  if (min === undefined && max === undefined) return 'unknown'
  if (max !== undefined && subsidyMin !== undefined && max < subsidyMin) return 'no'
  if (min !== undefined && subsidyMax !== undefined && min > subsidyMax) return 'no'
  return max === undefined && subsidyMin !== undefined ? 'unknown' : 'yes'
}

/** Least and greatest aid in cents of euros, as stated or by the brackets; amounts of other currencies are unknown. */
export function subsidyRange({ funding }: Programme): { min: number | undefined; max: number | undefined } {
  const cents = (money: Money | undefined): number | undefined =>
    money?.currency === 'EUR' ? toCents(money) : undefined
  const steps = (funding.steps?.brackets ?? []).flatMap(({ amount }) => cents(amount) ?? [])
  return {
    min: cents(funding.min_subsidy) ?? (steps.length > 0 ? Math.min(...steps) : undefined),
    max: cents(funding.max_subsidy) ?? (steps.length > 0 ? Math.max(...steps) : undefined),
  }
}

/** Whether a call ends between the days asked for, each told in the zone of its deadline; one at midnight ends the day before. */
function closingOf(
  { closingBefore, closingAfter }: CatalogueFilter,
  window: AsOfWindow,
): (entry: CatalogueEntry, status: CallStatus) => Answer {
  if (closingBefore === undefined && closingAfter === undefined) return () => 'yes'
  const before = closingBefore === undefined ? undefined : beginningOf(closingBefore)
  const after = closingAfter === undefined ? undefined : beginningOf(nextDay(closingAfter))
  return (entry, status) => {
    const deadline = deadlinePoint(entry.call(), window, status)
    if (deadline === undefined) return before !== undefined && neverCloses(entry) ? 'no' : 'unknown'
    const { ms, zone } = deadline
    return (before === undefined || ms <= before(zone)) && (after === undefined || ms > after(zone)) ? 'yes' : 'no'
  }
}

/** A call that takes applications at any time closes before no day; until its budget is exhausted, or without a word, nobody knows. */
const neverCloses = (entry: CatalogueEntry): boolean =>
  entry.call().lines.every(({ endless }) => endless?.basis === 'rolling')
