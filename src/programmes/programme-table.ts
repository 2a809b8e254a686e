import { deadlineTold } from '../core/facts/deadline-told.ts'
import { toCents } from '../core/facts/money.ts'
import { instruments } from '../core/facts/programme.ts'
import type { Instrument, Programme } from '../core/facts/programme.ts'
import type { LocalizedText } from '../core/facts/text.ts'
import type { Language } from '../platform/language.ts'
import type { Cell, Table } from '../platform/tables/table.ts'
import { terms } from '../wording/terms.ts'
import type { Listed } from './catalogue-filter.ts'
import { viewSummary } from './programme-view.ts'

const heads = {
  title: { el: 'Πρόγραμμα', en: 'Programme', width: 60 },
  slug: { el: 'Slug', en: 'Slug', width: 30 },
  authority: { el: 'Φορέας', en: 'Authority', width: 40 },
  country: { el: 'Χώρα', en: 'Country', width: 8 },
  status: { el: 'Κατάσταση', en: 'Status', width: 14 },
  opens: { el: 'Έναρξη', en: 'Opening', width: 12 },
  deadline: { el: 'Λήξη', en: 'Deadline', width: 12 },
  hour: { el: 'Ώρα λήξης', en: 'Hour', width: 10 },
  forms: { el: 'Μορφή ενίσχυσης', en: 'Form of aid', width: 24 },
  least: { el: 'Ενίσχυση από', en: 'Aid from', width: 16 },
  most: { el: 'Ενίσχυση έως', en: 'Aid up to', width: 16 },
  percent: { el: 'Ένταση έως %', en: 'Intensity up to %', width: 12 },
  budget: { el: 'Συνολικός προϋπολογισμός', en: 'Total budget', width: 18 },
  currency: { el: 'Νόμισμα', en: 'Currency', width: 10 },
  summary: { el: 'Περιγραφή', en: 'Summary', width: 80 },
  version: { el: 'Έκδοση', en: 'Version', width: 9 },
  published: { el: 'Δημοσίευση', en: 'Published', width: 12 },
  sample: { el: 'Δείγμα', en: 'Sample', width: 9 },
  address: { el: 'Διεύθυνση', en: 'Address', width: 40 },
} as const

/** Programmes as a spreadsheet, headed in the language; their addresses begin with `publicUrl`, since a spreadsheet leaves the house. */
export function programmeTable(found: readonly Listed[], language: Language, publicUrl: string): Table {
  return {
    name: { el: 'Προγράμματα', en: 'Programmes' }[language],
    columns: Object.values(heads).map((head) => ({ head: head[language], width: head.width })),
    rows: rowsOf(found, language, publicUrl),
  }
}

/** A row is worked out when it is written. */
function* rowsOf(found: readonly Listed[], language: Language, publicUrl: string): Generator<Cell[]> {
  for (const listed of found) yield rowOf(listed, language, publicUrl)
}

function rowOf(listed: Listed, language: Language, publicUrl: string): Cell[] {
  const shown = viewSummary(listed)
  const { opens_at: opens, next_deadline: next } = shown.call_state
  const closes = next?.at === undefined ? undefined : deadlineTold(next.at, next.time_zone)
  const { funding } = shown
  const { max_subsidy, min_subsidy, total_budget } = funding
  const currency = (max_subsidy ?? min_subsidy ?? total_budget)?.currency
  // One column says the currency of all: what is in another is left to the programme itself.
  const amount = (each: typeof max_subsidy): number | null =>
    each === undefined || each.currency !== currency ? null : toCents(each) / 100
  return [
    told(shown.title, language),
    shown.slug,
    told(shown.authority?.name, language),
    shown.country ?? null,
    terms.status[shown.status][language],
    opens === undefined ? null : zoned(opens.at, opens.time_zone).toPlainDate(),
    closes?.day ?? null,
    closes?.time ?? null,
    formsOf(funding.instruments, language),
    amount(min_subsidy),
    amount(max_subsidy),
    highestRate(listed.entry.programme),
    amount(total_budget),
    currency ?? null,
    told(shown.summary, language),
    shown.version,
    Temporal.PlainDate.from(shown.published_at.slice(0, 10)),
    shown.sample === true ? { el: 'ναι', en: 'yes' }[language] : null,
    `${publicUrl}${shown.url}`,
  ]
}

/** The ceiling that the call names, else the highest of its rates; bonuses come on top of a rate. */
function highestRate({ funding: { max_intensity_percent: most, intensity = [] } }: Programme): number | null {
  if (most !== undefined) return most
  return intensity.length === 0 ? null : Math.max(...intensity.map(({ percent }) => percent))
}

const zoned = (at: string, zone: string): Temporal.ZonedDateTime => Temporal.Instant.from(at).toZonedDateTimeISO(zone)

/** In the order in which they are listed everywhere, so that equal rows look equal. */
const formsOf = (used: readonly Instrument[], language: Language): string =>
  instruments
    .filter((each) => used.includes(each))
    .map((each) => terms.instrument[each][language])
    .join(', ')

function told(text: LocalizedText | undefined, language: Language): string | null {
  if (text === undefined) return null
  return text[language] ?? text['el'] ?? text['en'] ?? Object.values(text)[0] ?? null
}
