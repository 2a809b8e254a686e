import type { Anchor } from '../../core/citing/citation.ts'
import type { Expression } from '../../core/criteria/criterion.ts'
import { parseActivityCode } from '../../core/facts/activity-parse.ts'
import type { Money } from '../../core/facts/money.ts'
import { instruments } from '../../core/facts/programme.ts'
import type { Instrument } from '../../core/facts/programme.ts'
import { sizeNamed } from '../../core/facts/size-names.ts'
import { foldName } from '../../core/facts/text-fold.ts'
import { parseRegion } from '../../core/facts/region-parse.ts'
import { readWrittenDay } from '../../core/facts/written-day.ts'
import { readWrittenAmount, readWrittenPercent } from '../../core/facts/written-number.ts'
import type { Reason } from '../../core/matching/result.ts'
import type { ImportFormat, ImportRow, ImportSource } from './import-format.ts'
import { besideNote, brokenNotes, decisiveNotes, fieldNote, numberNote, refusedRow, surplusNote } from './row-report.ts'
import { byColumn, columnOf, decisiveColumns, isColumn, lostBy, templateColumns } from './template-columns.ts'
import type { Cells, Column } from './template-columns.ts'
import { askedOf, distinct, endOf, isAddress, noEnd, openRowText, startOf, withLoanBounds } from './row-text.ts'
import { askedDay } from './unread-days.ts'
import type { DayField } from './unread-days.ts'

/** A table with a row for each programme, by the columns above; what has several values has them between bars. */
export const templateFormat: ImportFormat = {
  name: 'template',
  keepsStops: () => true,
  rowsWhole: true,
  losesOf: ({ table }) => lostBy(table?.header ?? []),
  says: `a table with the columns ${templateColumns.join(', ')} (CSV or XLSX)`,
  fits: ({ table }) => {
    const columns = new Set(table?.header.map(columnOf))
    return columns.has('slug') && (columns.has('title_el') || columns.has('title_en'))
  },
  async *read({ table }, source) {
    if (table === undefined) return
    const names = table.header.filter((name) => name !== '')
    const known = names.map(columnOf).filter((name) => isColumn(name))
    const first = [
      ...names.filter((name) => !isColumn(columnOf(name))).map((name) => fieldNote('field_unused', name)),
      ...templateColumns
        .filter((name) => known.indexOf(name) !== known.lastIndexOf(name))
        .map((name) => fieldNote('field_repeated', name)),
    ]
    for await (const { row, cells, surplus, moved, broken } of table.rows) {
      const lost = decisiveNotes(broken, (name) => decisiveColumns.has(columnOf(name)))
      const notes = [...(row === 1 ? first : []), ...(lost.length > 0 ? lost : brokenNotes(broken))]
      if (moved || lost.length > 0) {
        const slug = byColumn(cells).get('slug')
        const refused = refusedRow(row, ...notes, ...(moved ? [surplusNote(surplus)] : []))
        yield { ...refused, ...(slug === undefined ? {} : { slug }) }
      } else yield readRow(row, byColumn(cells), [...notes, ...besideNote(surplus)], source)
    }
  },
}

function readRow(row: number, cells: Cells, first: readonly Reason[], source: ImportSource): ImportRow {
  const slug = cells.get('slug')
  if (slug === undefined) return refusedRow(row, ...first, fieldNote('field_missing', 'slug'))
  const title = localized(cells, 'title')
  if (title === undefined) return { ...refusedRow(row, ...first, fieldNote('field_missing', 'title_el')), slug }
  const notes: Reason[] = [...first]
  const text = openRowText()
  const cited = new Map<string, Anchor[]>()
  for (const name of templateColumns)
    cited.set(name, text.field(name, name === 'conditions' ? listed(cells, name).join('\n') : cells.get(name)))
  const url = cells.get('url')
  const address = isAddress(url) ? url : undefined
  if (url !== undefined && address === undefined) notes.push(fieldNote('field_unreadable', 'url', url))
  const summary = localized(cells, 'summary')
  const authority = localized(cells, 'authority')
  const country = countryOf(cells.get('country'))
  const percent = percentOf(cells, notes)
  const objectives = objectivesOf(cells, notes)
  const { retrievedAt } = source
  const { call, unread } = callOf(cells, notes)
  const heading = title.el ?? title.en ?? slug
  return {
    row,
    slug,
    notes,
    programme: {
      title,
      ...(summary === undefined ? {} : { summary }),
      ...(authority === undefined ? {} : { authority: { name: authority } }),
      ...(country === undefined ? {} : { country }),
      ...(address === undefined ? {} : { source: { url: address, retrieved_at: retrievedAt } }),
      call,
      documents: [
        text.document({
          title: heading,
          language: 'el',
          ...(address === undefined ? {} : { url: address }),
          retrievedAt,
        }),
      ],
      funding: withLoanBounds({
        instruments: chosen<Instrument>(cells, 'instruments', instruments, notes, 'other'),
        ...some('min_subsidy', amountOf(cells, 'min_subsidy', notes)),
        ...some('max_subsidy', amountOf(cells, 'max_subsidy', notes)),
        ...some('min_eligible_cost', amountOf(cells, 'min_cost', notes)),
        ...some('max_eligible_cost', amountOf(cells, 'max_cost', notes)),
        ...some('total_budget', amountOf(cells, 'total_budget', notes)),
        ...(percent === undefined ? {} : { intensity: [{ percent, citations: cited.get('intensity_percent') ?? [] }] }),
      }),
      eligibility: {
        all: distinct([
          ...criteriaOf(cells, cited, source, notes),
          ...unread.flatMap((name) => askedDay(name, cited.get(name) ?? [])),
        ]),
      },
      ...(objectives.length === 0 ? {} : { objectives }),
    },
  }
}

function localized(cells: Cells, name: string): { el?: string; en?: string } | undefined {
  const [el, en] = [cells.get(`${name}_el`), cells.get(`${name}_en`)]
  if (el === undefined && en === undefined) return undefined
  return { ...(el === undefined ? {} : { el }), ...(en === undefined ? {} : { en }) }
}

function some<K extends string>(name: K, money: Money | undefined): { [name in K]?: Money } {
  return money === undefined ? {} : ({ [name]: money } as { [name in K]: Money })
}

/** Documents of the Union call Greece EL. */
const countryOf = (given: string | undefined): string | undefined =>
  given?.toUpperCase() === 'EL' ? 'GR' : given?.toUpperCase()

/** Identifiers (`digital`, `circular-economy`): what cannot be one is told and loses no row. */
function objectivesOf(cells: Cells, notes: Reason[]): string[] {
  const found = listed(cells, 'objectives').flatMap((given) => {
    const id = given.toLowerCase().replaceAll(/\s+/gu, '-')
    if (/^[a-z0-9][a-z0-9_-]{0,63}$/u.test(id)) return id
    notes.push(fieldNote('field_unreadable', 'objectives', given))
    return []
  })
  return [...new Set(found)]
}

const listed = (cells: Cells, name: Column): string[] =>
  (cells.get(name) ?? '')
    .split('|')
    // A line that was broken within its cell is one value.
    .map((each) => each.trim().replaceAll(/\s*[\r\n]+\s*/gu, ' '))
    .filter((each) => each !== '')

/** What a cell holds, as a reader has it; what the reader cannot read is told and not used. */
function valueOf<T>(
  cells: Cells,
  name: Column,
  notes: Reason[],
  reader: (given: string) => T | undefined,
  note: (name: Column, given: string) => Reason = (field, given) => fieldNote('field_unreadable', field, given),
): T | undefined {
  const given = cells.get(name)
  const read = given === undefined ? undefined : reader(given)
  if (given !== undefined && read === undefined) notes.push(note(name, given))
  return read
}

/** Below one it could be a share as well (0.5 for 50 %): it is not used. */
const percentOf = (cells: Cells, notes: Reason[]): number | undefined =>
  valueOf(cells, 'intensity_percent', notes, (given) => {
    const percent = readWrittenPercent(given)
    return percent === undefined || percent === 0 || percent >= 1 || given.includes('%') ? percent : undefined
  })

const amountOf = (cells: Cells, name: Column, notes: Reason[]): Money | undefined =>
  valueOf(cells, name, notes, (given) => readWrittenAmount(given, 'EUR'), numberNote)

function chosen<T extends string>(
  cells: Cells,
  name: Column,
  known: readonly T[],
  notes: Reason[],
  otherwise?: T,
): T[] {
  const found = listed(cells, name).flatMap((given) => {
    const value = known.find((each) => each === given.toLowerCase())
    if (value === undefined) notes.push(fieldNote('field_unreadable', name, given))
    return value ?? []
  })
  return found.length === 0 && otherwise !== undefined ? [otherwise] : [...new Set(found)]
}

/**
 * Days are inclusive; an hour is of the call's own zone. 31/12/2099 and later say that there is no end. A day that cannot be
 * read (`unread`) is asked of a person: a call whose last day nobody read would look open for ever.
 */
function callOf(cells: Cells, notes: Reason[]) {
  const zone = zoneOf(cells, notes)
  const unread: DayField[] = []
  const day = (name: DayField) => {
    const given = cells.get(name)
    const read = given === undefined ? undefined : readWrittenDay(given)
    if (given === undefined || read !== undefined) return read
    notes.push(fieldNote('field_asked', name, given))
    unread.push(name)
    return undefined
  }
  const [opens, closes] = [day('opens_at'), day('closes_at')]
  if (opens !== undefined && closes !== undefined && closes.day < opens.day)
    notes.push(fieldNote('end_before_start', 'closes_at'))
  const exhaustible = flagOf(cells, 'until_exhausted', notes)
  const at = (
    name: DayField,
    { day: date, time }: { day: string; time?: string },
    otherwise: (day: string, zone: string) => string,
  ): string => {
    if (time === undefined) return otherwise(date, zone)
    const moment = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone, plainTime: time })
    if (!moment.toPlainTime().equals(time)) notes.push(fieldNote('hour_skipped', name, cells.get(name)))
    return moment.toInstant().toString()
  }
  const hasEnd = closes !== undefined && closes.day < noEnd
  const basis = closes === undefined ? ('unknown' as const) : hasEnd ? ('fixed' as const) : ('rolling' as const)
  return {
    unread,
    call: {
      ...(opens === undefined ? {} : { opens_at: { at: at('opens_at', opens, startOf), time_zone: zone } }),
      deadlines: [
        {
          id: 'end',
          ...(hasEnd ? { at: at('closes_at', closes, endOf) } : {}),
          time_zone: zone,
          basis: exhaustible ? ('until_exhausted' as const) : basis,
        },
      ],
    },
  }
}

/** Folded; spreadsheets write ΑΛΗΘΗΣ and ΨΕΥΔΗΣ, without accents. */
const said = {
  yes: new Set(['true', 'yes', '1', 'ναι', 'αληθησ', 'αληθεσ']),
  no: new Set(['false', 'no', '0', 'οχι', 'ψευδησ', 'ψευδεσ']),
}

function flagOf(cells: Cells, name: Column, notes: Reason[]): boolean {
  const given = cells.get(name)
  if (given === undefined) return false
  const folded = foldName(given)
  if (said.yes.has(folded)) return true
  if (!said.no.has(folded)) notes.push(fieldNote('field_unreadable', name, given))
  return false
}

function zoneOf(cells: Cells, notes: Reason[]): string {
  const given = cells.get('time_zone')
  if (given === undefined) return 'Europe/Athens'
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(given).timeZoneId
  } catch {
    notes.push(fieldNote('field_unreadable', 'time_zone', given))
    return 'Europe/Athens'
  }
}

/** What cannot be read becomes a question that quotes the cell: a condition is never dropped. */
function criteriaOf(
  cells: Cells,
  cited: ReadonlyMap<string, Anchor[]>,
  { reference }: ImportSource,
  notes: Reason[],
): Expression[] {
  const citations = (name: Column): Anchor[] => (cited.get(name) ?? []).slice(0, 50)
  const sizes = listed(cells, 'sizes').map((given) => {
    const size = sizeNamed(given)
    return { given, size, parsed: { ok: size !== undefined } }
  })
  const regions = listed(cells, 'regions').map((given) => ({ given, parsed: parseRegion(given, reference.regions) }))
  const codes = listed(cells, 'kad').map((given) => ({
    given,
    parsed: parseActivityCode(given, 'kad_2025', reference.activities),
  }))
  const unread = (name: Column, list: readonly { given: string; parsed: { ok: boolean } }[]): boolean => {
    const wrong = list.filter(({ parsed }) => !parsed.ok)
    for (const { given } of wrong) notes.push(fieldNote('field_asked', name, given))
    return wrong.length > 0
  }
  const include = [...new Set(regions.flatMap(({ parsed }) => (parsed.ok ? [parsed.code] : [])))]
  const allOf = (coarse: boolean): string[] => [
    ...new Set(codes.flatMap(({ parsed }) => (parsed.ok && parsed.coarse === coarse ? [parsed.code.code] : []))),
  ]
  const [exact, subtree] = [allOf(false), allOf(true)]
  const criteria: Expression[] = []
  if (unread('sizes', sizes)) criteria.push(...askedOf(citations('sizes'), 'size'))
  else if (sizes.length > 0)
    criteria.push({
      id: 'size',
      kind: 'size',
      include: [...new Set(sizes.flatMap(({ size }) => size ?? []))],
      citations: citations('sizes'),
    })
  if (unread('regions', regions)) criteria.push(...askedOf(citations('regions'), 'region'))
  else if (include.length > 0) {
    const smaller = regions.filter(({ parsed }) => parsed.ok && parsed.precision === 'inside')
    for (const { given } of smaller) notes.push(fieldNote('place_asked', 'regions', given))
    criteria.push(
      { id: 'region', kind: 'region', of: 'any_establishment', include, citations: citations('regions') },
      ...(smaller.length > 0 ? askedOf(citations('regions'), 'region') : []),
    )
  }
  if (unread('kad', codes)) criteria.push(...askedOf(citations('kad'), 'activity'))
  else if (codes.length > 0)
    criteria.push({
      id: 'kad',
      kind: 'activity',
      role: 'existing',
      basis: 'any',
      codes: {
        scheme: 'kad_2025',
        include: { ...(exact.length > 0 ? { exact } : {}), ...(subtree.length > 0 ? { subtree } : {}) },
      },
      citations: citations('kad'),
    })
  return [...criteria, ...(cited.get('conditions') ?? []).flatMap((line) => askedOf([line]))]
}
