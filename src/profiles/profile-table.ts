import { foldName } from '../core/facts/text-fold.ts'
import type { Lifecycle, Profile, ProfileActivity } from '../core/facts/profile.ts'
import { sizeNamed } from '../core/facts/size-names.ts'
import { readWrittenDay } from '../core/facts/written-day.ts'
import { readWrittenAmount, readWrittenNumber, whyUnread } from '../core/facts/written-number.ts'
import type { TableRow } from '../platform/files/table.ts'
import type { Text } from '../platform/language.ts'
import { restoredTaxId, schemeOfVersion } from './registry-values.ts'
import { legalFormOf } from './legal-form-names.ts'

/** The columns of a table of profiles, each with the Greek names it may have. */
export const profileColumns = {
  external_id: ['κωδικός', 'κωδικός πελάτη'],
  name: ['επωνυμία', 'όνομα', 'πελάτης'],
  kind: ['είδος'],
  tax_id: ['αφμ', 'α.φ.μ.'],
  country: ['χώρα'],
  legal_form: ['νομική μορφή'],
  lifecycle: ['κατάσταση'],
  registered_on: ['ημερομηνία σύστασης', 'σύσταση'],
  activity_started_on: ['ημερομηνία έναρξης', 'έναρξη'],
  main_kad: ['κύριος καδ', 'κύρια δραστηριότητα'],
  kad: ['καδ', 'δευτερεύοντες καδ', 'δραστηριότητες'],
  kad_version: ['έκδοση καδ'],
  region: ['περιφέρεια', 'περιφερειακή ενότητα', 'νομός'],
  municipality: ['δήμος'],
  postal_code: ['τκ', 'ταχυδρομικός κώδικας'],
  headcount: ['απασχολούμενοι', 'εμε', 'προσωπικό'],
  turnover: ['κύκλος εργασιών', 'τζίρος'],
  balance_sheet_total: ['σύνολο ενεργητικού', 'ενεργητικό'],
  size: ['μέγεθος'],
  tags: ['ετικέτες'],
  language: ['γλώσσα'],
} as const
type Column = keyof typeof profileColumns

const columnOf = new Map<string, Column>(
  (Object.entries(profileColumns) as [Column, readonly string[]][]).flatMap(([column, names]) =>
    [column.replaceAll('_', ' '), ...names].map((name): [string, Column] => [foldName(name), column]),
  ),
)

/** Something odd about a row; what it is about is not used. */
export interface RowNote {
  readonly pointer: string
  readonly detail: Text
}

/** A row as a profile, to be checked like one that came as a body. */
export interface ReadRow {
  readonly row: number
  readonly document?: unknown
  readonly notes: readonly RowNote[]
  /** Told where the row changes what an earlier one of the file has written. */
  readonly twin?: RowNote
}

/** Whether the header is one of profiles: it has a name or a tax number. */
export function isProfileTable(header: readonly string[]): boolean {
  const columns = header.map((name) => columnOf.get(foldName(name)))
  return columns.includes('name') || columns.includes('tax_id')
}

/** Columns that are not known, and two that are the same, told with the first row. */
export function oddColumns(header: readonly string[]): RowNote[] {
  const seen = new Map<Column, string>()
  return header.flatMap((name) => {
    if (name === '') return []
    const column = columnOf.get(foldName(name))
    const first = column === undefined ? undefined : seen.get(column)
    if (column !== undefined && first === undefined) {
      seen.set(column, name)
      return []
    }
    const detail =
      first === undefined
        ? {
            en: `the column "${name}" is not known and not used`,
            el: `η στήλη «${name}» δεν είναι γνωστή και δεν χρησιμοποιείται`,
          }
        : {
            en: `the columns "${first}" and "${name}" are one; the first that is filled counts`,
            el: `οι στήλες «${first}» και «${name}» είναι μία· ισχύει η πρώτη που είναι συμπληρωμένη`,
          }
    return [{ pointer: '', detail }]
  })
}

const movedCells = (surplus: number): RowNote => ({
  pointer: '',
  detail: {
    en: `the row has more cells than there are columns (${surplus}): a separator probably stands in a text without quotation marks, and what follows has moved; put the text in quotation marks`,
    el: `η γραμμή έχει περισσότερα κελιά από τις στήλες (${surplus}): μάλλον ένα διαχωριστικό βρίσκεται σε κείμενο χωρίς εισαγωγικά και όσα ακολουθούν μετατοπίστηκαν· βάλτε το κείμενο σε εισαγωγικά`,
  },
})

const besideTable = (surplus: number): RowNote => ({
  pointer: '',
  detail: {
    en: `cells to the right of the last column are not used: ${surplus}`,
    el: `κελιά δεξιά από την τελευταία στήλη δεν χρησιμοποιούνται: ${surplus}`,
  },
})

/** Reads a row; one whose cells have moved is no profile. Cells that cannot be read are told with their column and left out. */
export function readTableRow({ row, cells, surplus, moved, broken }: TableRow): ReadRow {
  if (moved) return { row, notes: [movedCells(surplus)] }
  const given = new Map<Column, string>()
  for (const [name, cell] of cells) {
    const column = columnOf.get(foldName(name))
    if (column !== undefined && !given.has(column)) given.set(column, cell)
  }
  const notes: RowNote[] = surplus > 0 ? [besideTable(surplus)] : []
  const unread = (column: Column, cell: string): undefined => {
    notes.push({
      pointer: `/${column}`,
      detail: (numbers.has(column) ? unreadNumber(cell) : undefined) ?? {
        en: `"${cell}" cannot be read and is not used`,
        el: `το «${cell}» δεν διαβάζεται και δεν χρησιμοποιείται`,
      },
    })
  }
  for (const [name, error] of broken) {
    const column = columnOf.get(foldName(name))
    if (column !== undefined) unread(column, error)
  }
  const read = <T>(column: Column, reader: (cell: string) => T | undefined): T | undefined => {
    const cell = given.get(column)
    return cell === undefined ? undefined : (reader(cell) ?? unread(column, cell))
  }
  const day = (column: Column) => read(column, (cell) => readWrittenDay(cell)?.day)
  const number = (column: Column) => read(column, (cell) => numberOf(cell))
  const money = (column: Column) => read(column, (cell) => readWrittenAmount(cell, 'EUR'))
  const country = given.get('country') ?? 'GR'
  const document = present({
    kind: given.get('kind') ?? 'client',
    name: given.get('name') ?? given.get('tax_id'),
    external_id: given.get('external_id'),
    tax_id: read('tax_id', (cell) => (/^(?:GR|EL)$/iu.test(country) ? restoredTaxId(cell, notes) : cell)),
    country,
    legal_form: read('legal_form', legalFormOf),
    lifecycle: read('lifecycle', lifecycleOf),
    registered_on: day('registered_on'),
    activity_started_on: day('activity_started_on'),
    activities: activitiesOf(given),
    establishments: establishmentsOf(given),
    headcount: number('headcount'),
    turnover: money('turnover'),
    balance_sheet_total: money('balance_sheet_total'),
    self_declared_size: read('size', sizeNamed),
    tags: listed(given.get('tags')),
    language: given.get('language'),
  } satisfies { [name in keyof Profile]?: unknown })
  return { row, document, notes }
}

const numbers: ReadonlySet<Column> = new Set<Column>(['headcount', 'turnover', 'balance_sheet_total'])

function unreadNumber(cell: string): Text | undefined {
  const because = whyUnread(cell)
  if (because?.why === 'other_currency')
    return {
      en: `"${cell}" is not in euros and is not used; give the amount in euros`,
      el: `το «${cell}» δεν είναι σε ευρώ και δεν χρησιμοποιείται· δώστε το ποσό σε ευρώ`,
    }
  if (because === undefined) return undefined
  const { whole, decimal } = because
  return {
    en: `"${cell}" could be two numbers, ${whole} or ${decimal}, and is not used; write ${whole} without a sign, or its decimals too`,
    el: `το «${cell}» μπορεί να είναι δύο αριθμοί, ${whole} ή ${inGreek(decimal)}, και δεν χρησιμοποιείται· γράψτε ${whole} χωρίς διαχωριστικό ή προσθέστε τα δεκαδικά`,
  }
}
const inGreek = (value: number): string => String(value).replace('.', ',')

const stages: ReadonlyMap<string, Lifecycle> = new Map(
  (
    [
      ['to_be_established', 'υπό σύσταση', 'υπό ίδρυση'],
      ['active', 'ενεργή', 'ενεργός', 'σε λειτουργία'],
      ['suspended', 'σε αναστολή', 'ανενεργή'],
      ['liquidation', 'σε εκκαθάριση', 'υπό εκκαθάριση'],
    ] as const
  ).flatMap(([stage, ...names]) => [stage, ...names].map((name) => [foldName(name), stage] as const)),
)
const lifecycleOf = (cell: string): Lifecycle | undefined => stages.get(foldName(cell))

function numberOf(cell: string): number | undefined {
  const value = readWrittenNumber(cell)
  return value !== undefined && value >= 0 ? value : undefined
}

function listed(cell: string | undefined): string[] | undefined {
  const list = (cell ?? '')
    .split(/[|;]/u)
    .map((each) => each.trim())
    .filter((each) => each !== '')
  return list.length === 0 ? undefined : [...new Set(list)]
}

/** The main code, and the others that are not it. */
function activitiesOf(given: ReadonlyMap<Column, string>): Partial<ProfileActivity>[] | undefined {
  const scheme = schemeOfVersion(given.get('kad_version'))
  const main = given.get('main_kad')
  const others = (listed(given.get('kad')) ?? []).filter((code) => code !== main)
  const all = [
    ...(main === undefined ? [] : [{ scheme, code: main, rank: 'main' as const }]),
    ...others.map((code) => ({ scheme, code, rank: 'secondary' as const })),
  ]
  return all.length === 0 ? undefined : all
}

function establishmentsOf(given: ReadonlyMap<Column, string>) {
  const place = present({
    region: given.get('region'),
    municipality: given.get('municipality'),
    postal_code: given.get('postal_code'),
  })
  return Object.keys(place).length === 0 ? undefined : [{ ...place, role: 'headquarters' as const }]
}

export function present<T extends object>(members: T): Partial<T> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Partial<T>
}
