import type { Static } from 'typebox'
import { deadlineTold } from '../../core/facts/deadline-told.ts'
import type { Deadline, Programme } from '../../core/facts/programme.ts'
import type { Language } from '../../core/facts/text.ts'
import { textIn } from '../../matching/matching.ts'
import { asOfNow, statusOf } from '../../programmes/programmes.ts'
import type { CatalogueEntry } from '../../programmes/programmes.ts'
import type { opportunity } from './common-grants-schemas.ts'

export type Opportunity = Static<typeof opportunity>
type Event = NonNullable<NonNullable<Opportunity['keyDates']>['closeDate']>

/** What the protocol has a word for; the others are `custom` with ours. */
const known: ReadonlySet<string> = new Set(['forecasted', 'open', 'closed'])

const says = {
  opens: { el: 'Έναρξη υποβολής', en: 'Applications open' },
  published: { el: 'Δημοσίευση', en: 'Published' },
  closes: { el: 'Λήξη υποβολής', en: 'Applications close' },
  exhausted: { el: 'Έως την εξάντληση του προϋπολογισμού', en: 'Until the budget is exhausted' },
  rolling: { el: 'Χωρίς καταληκτική ημερομηνία', en: 'No closing date' },
} as const

/** A published programme as an opportunity, in a language, as of an instant. */
export function opportunityOf(entry: CatalogueEntry, language: Language, now: Temporal.Instant): Opportunity {
  const { programme } = entry
  const { status, deadline } = statusOf(programme, asOfNow(now), entry.call())
  const title = textIn(programme.title, language)
  const types = applicantTypes(programme)
  const funding = fundingOf(programme)
  const keyDates = keyDatesOf(programme, deadline, language)
  const source = programme.source?.url
  return {
    id: entry.id,
    title,
    status: known.has(status) ? { value: status as 'open' } : { value: 'custom', customValue: status },
    description: programme.summary === undefined ? title : textIn(programme.summary, language),
    ...(funding === undefined ? {} : { funding }),
    ...(keyDates === undefined ? {} : { keyDates }),
    ...(types === undefined ? {} : { acceptedApplicantTypes: types }),
    ...(source === undefined ? {} : { source }),
    customFields: customFields(entry, language),
    createdAt: entry.firstPublishedAt.toString(),
    lastModifiedAt: entry.publishedAt.toString(),
  }
}

function fundingOf({ funding }: Programme): Opportunity['funding'] {
  const { total_budget, min_subsidy, max_subsidy } = funding
  if (total_budget === undefined && min_subsidy === undefined && max_subsidy === undefined) return undefined
  return {
    ...(total_budget === undefined ? {} : { totalAmountAvailable: total_budget }),
    ...(min_subsidy === undefined ? {} : { minAwardAmount: min_subsidy }),
    ...(max_subsidy === undefined ? {} : { maxAwardAmount: max_subsidy }),
  }
}

function keyDatesOf(
  { call, published_on }: Programme,
  deadline: Pick<Deadline, 'id' | 'at' | 'time_zone' | 'basis'> | undefined,
  language: Language,
): Opportunity['keyDates'] {
  const opens = call.opens_at
  const posted: Event | undefined =
    published_on === undefined
      ? undefined
      : { name: says.published[language], eventType: 'singleDate', date: published_on }
  const others = Object.fromEntries([
    ...(opens === undefined ? [] : [['opens', moment(says.opens[language], opens.at, opens.time_zone)]]),
    ...call.deadlines
      .filter(({ id, at }) => at !== undefined && id !== deadline?.id)
      .map(({ id, at, time_zone, round }) => [id, deadlineEvent(round ?? says.closes[language], at ?? '', time_zone)]),
  ]) as Record<string, Event>
  const close = deadline === undefined ? undefined : closingOf(deadline, language)
  const more = Object.keys(others).length > 0
  if (posted === undefined && close === undefined && !more) return undefined
  return {
    ...(posted === undefined ? {} : { postDate: posted }),
    ...(close === undefined ? {} : { closeDate: close }),
    ...(more ? { otherDates: others } : {}),
  }
}

function closingOf({ at, time_zone, basis }: Pick<Deadline, 'at' | 'time_zone' | 'basis'>, language: Language): Event {
  if (at !== undefined) return deadlineEvent(says.closes[language], at, time_zone)
  const details = basis === 'until_exhausted' ? says.exhausted[language] : says.rolling[language]
  return { name: says.closes[language], eventType: 'other', details }
}

/** A day with its wall-clock time and offset, as the call tells it. */
function moment(name: string, at: string, zone: string): Event {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(zone)
  const time = `${local.toPlainTime().toString({ smallestUnit: 'second' })}${local.offset}`
  return { name, eventType: 'singleDate', date: local.toPlainDate().toString(), time }
}

/** As `moment`; one at midnight is the day that ends, without an hour, since the protocol knows no 24:00. */
function deadlineEvent(name: string, at: string, zone: string): Event {
  const { day, time } = deadlineTold(at, zone)
  return time === '24:00' ? { name, eventType: 'singleDate', date: day.toString() } : moment(name, at, zone)
}

/** Said only where the call has a rule about size: what is not known is left out. */
function applicantTypes({ eligibility }: Programme): Opportunity['acceptedApplicantTypes'] {
  const parts = 'all' in eligibility ? eligibility.all : [eligibility]
  const size = parts.find((part) => 'kind' in part && part.kind === 'size' && part.effect !== 'obligation')
  if (size === undefined || !('kind' in size) || size.kind !== 'size') return undefined
  const small = size.include.some((each) => each === 'micro' || each === 'small' || each === 'medium')
  const large = size.include.some((each) => each === 'large' || each === 'small_mid_cap')
  return [
    ...(small ? [{ value: 'for_profit_small_business' as const }] : []),
    ...(large ? [{ value: 'for_profit_not_small_business' as const }] : []),
  ]
}

/** What the protocol has no place for: an import of it reads the same programme's dates and amounts again. */
function customFields(
  { slug, version, programme }: CatalogueEntry,
  language: Language,
): NonNullable<Opportunity['customFields']> {
  const { call, funding, budget_lines: lines, authority, legal_basis: basis } = programme
  const { instruments, total_budget: _total, min_subsidy: _min, max_subsidy: _max, ...more } = funding
  const fields = {
    slug: ['string', slug],
    version: ['integer', version],
    instruments: ['array', instruments],
    country: ['string', programme.country],
    authority: ['string', authority === undefined ? undefined : textIn(authority.name, language)],
    legalBasis: ['array', basis?.map(({ regime }) => regime)],
    sample: ['boolean', programme.sample],
    provisional: ['boolean', programme.provisional],
    timeZone: ['string', call.opens_at?.time_zone ?? call.deadlines[0]?.time_zone],
    call: ['object', withoutCitations(call)],
    budgetLines: ['array', lines === undefined ? undefined : withoutCitations(lines)],
    funding: ['object', withoutCitations(more)],
  } as const
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, [fieldType, value]]) =>
      value === undefined ? [] : [[name, { name, fieldType, value }]],
    ),
  )
}

/** Without the places in documents that are not handed out here. */
function withoutCitations(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutCitations)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (name === 'citations' ? [] : [[name, withoutCitations(each)]])),
  )
}
