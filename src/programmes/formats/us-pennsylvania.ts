import type { Anchor } from '../../core/citing/citation.ts'
import { toCents } from '../../core/facts/money.ts'
import type { Money } from '../../core/facts/money.ts'
import type { Instrument } from '../../core/facts/programme.ts'
import { readWrittenAmount } from '../../core/facts/written-number.ts'
import type { Reason } from '../../core/matching/result.ts'
import { isRow } from './row.ts'
import type { Row } from './row.ts'
import type { ImportFormat, ImportRow, ImportSource } from './import-format.ts'
import { writeFields } from './row-fields.ts'
import { fieldNote, refusedRow } from './row-report.ts'
import {
  askedOf,
  dayIn,
  distinct,
  endOf,
  isAddress,
  noEnd,
  openRowText,
  plainText,
  slugOf,
  startOf,
  withLoanBounds,
} from './row-text.ts'

const zone = 'America/New_York'
const kinds: readonly (readonly [RegExp, Instrument])[] = [
  [/grant|reimbursement|allocation/iu, 'grant'],
  [/loan/iu, 'loan'],
  [/equity/iu, 'equity'],
  [/tax credit/iu, 'tax_credit'],
  [/tax-exempt/iu, 'tax_exemption'],
]

/** The grants of Pennsylvania, as the state publishes them for CommonGrants. */
export const pennsylvaniaFormat: ImportFormat = {
  name: 'us-pennsylvania',
  rowsWhole: true,
  says: 'grants of the Commonwealth of Pennsylvania (JSON)',
  fits: ({ json }) => isRow(json) && Array.isArray(json['grants']),
  read: ({ json }, source) =>
    (isRow(json) && Array.isArray(json['grants']) ? json['grants'] : []).map((row, index) =>
      readRow(row, index + 1, source),
    ),
}

/** What the document calls the fields that say most, in their order; the others follow under their own names. */
const labels: Readonly<Record<string, string>> = {
  title: 'Title',
  issuingAgency: 'Issuing agency',
  overview: 'Overview',
  status: 'Status',
  openDate: 'Open date',
  closeDate: 'Close date',
  grantCycle: 'Grant cycle',
  fundingType: 'Funding type',
  minimumAward: 'Minimum award',
  maximumAward: 'Maximum award',
  totalFundsToBeAwarded: 'Total funds to be awarded',
  matchingFundsRequirements: 'Matching funds',
  applicantCategory: 'Applicant category',
  applicantType: 'Applicant type',
  populationServedGeography: 'Geography',
  eligibility: 'Eligibility',
}

function readRow(json: unknown, row: number, { retrievedAt }: ImportSource): ImportRow {
  if (!isRow(json)) return refusedRow(row, { key: 'import_row.not_an_object', values: {} })
  const slug = slugOf('us-pa', String(json['slug'] ?? ''))
  if (slug === undefined) return refusedRow(row, fieldNote('field_missing', 'slug'))
  const title = plainText(json['title'])
  if (title === undefined) return { ...refusedRow(row, fieldNote('field_missing', 'title')), slug }
  const notes: Reason[] = []
  const text = openRowText()
  const cited = writeFields(text, json, { labels, unsaid: ['last_modified'] })
  const of = (...names: string[]): Anchor[] => names.flatMap((name) => cited(name))
  const [status] = of('status')
  const money = of('fundingType', 'minimumAward', 'maximumAward', 'totalFundsToBeAwarded', 'matchingFundsRequirements')
  const who = of('applicantCategory', 'applicantType')
  const where = of('populationServedGeography')
  const conditions = of('eligibility')
  const url = isAddress(json['linkToApply']) ? json['linkToApply'] : undefined
  return {
    row,
    slug,
    notes,
    programme: {
      title: { en: title.slice(0, 500) },
      ...summaryOf(json),
      ...authorityOf(json),
      country: 'US',
      source: { url: url ?? 'https://www.pa.gov/grants', retrieved_at: retrievedAt },
      call: callOf(json, status?.exact, retrievedAt, notes),
      documents: [text.document({ title, language: 'en', ...(url === undefined ? {} : { url }), retrievedAt })],
      external_ids: [{ scheme: 'us-pennsylvania', value: String(json['slug']) }],
      funding: withLoanBounds({
        instruments: instrumentsOf(json, notes),
        ...amount(json, 'minimumAward', 'min_subsidy', notes),
        ...amount(json, 'maximumAward', 'max_subsidy', notes),
        ...amount(json, 'totalFundsToBeAwarded', 'total_budget', notes),
        ...(money.length > 0 ? { citations: money } : {}),
      }),
      eligibility: { all: distinct([...askedOf(who), ...askedOf(where, 'region'), ...askedOf(conditions)]) },
      ...(plainText(json['category']) === undefined
        ? {}
        : { objectives: [slugOf('us', String(json['category'])) ?? 'other'] }),
    },
  }
}

function summaryOf(json: Row) {
  const summary = plainText(json['overview']) ?? plainText(json['shortDescription'])
  return summary === undefined ? {} : { summary: { en: summary.slice(0, 2000) } }
}

function authorityOf(json: Row) {
  const name = plainText(json['issuingAgency'])
  if (name === undefined) return {}
  const url = json['issuingAgencyUrl']
  return { authority: { name: { en: name.slice(0, 300) }, ...(isAddress(url) ? { url } : {}) } }
}

/** Noon without an offset stands for the day; days are inclusive. A closed grant without a past date is closed by its agency. */
function callOf(json: Row, status: string | undefined, retrievedAt: string, notes: Reason[]) {
  const opens = day(json, 'openDate', notes)
  const closes = day(json, 'closeDate', notes)
  if (opens !== undefined && closes !== undefined && closes < opens)
    notes.push(fieldNote('end_before_start', 'closeDate'))
  const over = closes !== undefined && closes < retrievedAt.slice(0, 10)
  const closed = /^closed$/iu.test(status ?? '')
  if (!closed && over) notes.push(fieldNote('fields_differ', 'closeDate', `${status ?? ''} / ${closes}`))
  return {
    ...(opens === undefined ? {} : { opens_at: { at: startOf(opens, zone), time_zone: zone } }),
    deadlines:
      closes !== undefined && closes < noEnd
        ? [{ id: 'end', at: endOf(closes, zone), time_zone: zone, basis: 'fixed' as const }]
        : opens === undefined && !/always|continuous|year round/iu.test(String(json['grantCycle'] ?? ''))
          ? []
          : [
              {
                id: 'end',
                time_zone: zone,
                basis: /always|continuous|year round/iu.test(String(json['grantCycle'] ?? ''))
                  ? ('rolling' as const)
                  : ('unknown' as const),
              },
            ],
    ...(closed && !over
      ? {
          suspended: {
            status: 'closed' as const,
            since: retrievedAt,
            reason: { en: 'Closed by its agency', el: 'Έκλεισε από τον φορέα της' },
          },
        }
      : {}),
  }
}

function day(json: Row, name: string, notes: Reason[]): string | undefined {
  const given = json[name]
  if (given === '' || given === undefined || given === null) return undefined
  const read = dayIn(given)
  if (read === undefined) notes.push(fieldNote('field_unreadable', name, String(given)))
  return read
}

function instrumentsOf(json: Row, notes: Reason[]): Instrument[] {
  const given = plainText(json['fundingType']) ?? ''
  const found = kinds.flatMap(([words, instrument]) => (words.test(given) ? [instrument] : []))
  if (found.length === 0 && given !== '') notes.push(fieldNote('field_unreadable', 'fundingType', given))
  return found.length > 0 ? found : ['other']
}

/** An amount only where the whole field is one; a sentence about amounts stays a sentence. */
function amount(
  json: Row,
  name: string,
  member: 'min_subsidy' | 'max_subsidy' | 'total_budget',
  notes: Reason[],
): { [name in 'min_subsidy' | 'max_subsidy' | 'total_budget']?: Money } {
  const given = plainText(json[name]) ?? ''
  const money = readWrittenAmount(given, 'USD', '.')
  if (money === undefined && given !== '' && !/^pending$/iu.test(given))
    notes.push(fieldNote('field_unreadable', name, given))
  return money === undefined || toCents(money) === 0 ? {} : { [member]: money }
}
