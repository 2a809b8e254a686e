import { setImmediate } from 'node:timers/promises'
import { isRecord } from '../core/criteria/record.ts'
import { readGreekTaxId } from '../core/facts/tax-id.ts'
import type { Profile } from '../core/facts/profile.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/db/db.ts'
import { refusalsOf } from '../platform/db/refused-rows.ts'
import { csvRecords } from '../platform/files/csv.ts'
import { decoded } from '../platform/files/encoding.ts'
import type { Encoding } from '../platform/files/encoding.ts'
import { csvType, tableOf, xlsxType } from '../platform/files/table.ts'
import { linesOf } from '../platform/files/lines.ts'
import { NotedRows } from '../platform/files/noted-rows.ts'
import { unreadableFile } from '../platform/files/unreadable.ts'
import { xlsxRecords } from '../platform/files/xlsx.ts'
import { Problem } from '../platform/problem.ts'
import type { Fault } from '../platform/problem.ts'
import { isCompany, readCompany } from './gemi.ts'
import { isProfileTable, readTableRow, oddColumns } from './profile-table.ts'
import type { ReadRow, RowNote } from './profile-table.ts'
import { KnownProfiles, Rehearsal } from './known-profiles.ts'
import { insertFreshIn, putProfileIn, understand } from './profiles.ts'
import type { Understood } from './profiles.ts'
import type { ProfileReference } from './read-profile.ts'

export const ndjsonType = 'application/x-ndjson'
export const profileImportTypes = [csvType, xlsxType, ndjsonType] as const

/** The report of an import of profiles: the result of its job. */
export interface ProfileImportReport {
  dry_run: boolean
  rows: number
  created: number
  updated: number
  unchanged: number
  refused: number
  /** Rows with something to tell, at most a thousand; refused ones first where there are more. */
  noted: NotedProfile[]
}

export interface NotedProfile {
  row: number
  profile_id: string | null
  outcome: 'created' | 'updated' | 'unchanged' | 'refused'
  notes: RowNote[]
}

export interface ProfileImportProgress {
  readonly done: number
  readonly report: ProfileImportReport
}

export interface ProfileImportHooks {
  /** Where an import that was broken off goes on. */
  readonly from?: ProfileImportProgress | undefined
  /** Keeps how far it has come in the transaction that writes a portion: either both are there, or neither. */
  readonly keep?: (tx: Tx, progress: ProfileImportProgress) => Promise<void>
  /** Told after each portion; its profiles are written. */
  readonly after?: (progress: ProfileImportProgress) => Promise<void>
}

/** A file in pieces that can be read again from the start. */
export interface ProfileFile {
  readonly media: string
  readonly encoding: Encoding
  readonly pieces: AsyncIterable<Uint8Array>
}

export interface ProfileImportKit {
  readonly reference: ProfileReference
  readonly formFaults: (json: unknown) => Fault[]
}

/** Rows for each transaction: it is over in some 100 ms, so that others are not kept waiting. */
const portion = 50
/** A workbook is read as a whole: its directory stands at its end. */
const largestWorkbook = 64 * 1024 * 1024
/** External ids and tax numbers of the file that are kept to tell of one that comes twice. */
const mostRemembered = 200_000
/** A company's answer of the registry is one JSON value. */
const largestJson = 20 * 1024 * 1024

/**
 * Reads profiles row by row and writes them, a portion at a time. A row that is wrong is refused with its faults and loses
 * no other. A row whose external id, or else tax number, one profile of the account has changes that profile: what the row
 * says replaces, what it does not say stays.
 */
export async function importProfiles(
  ctx: Context,
  kit: ProfileImportKit,
  file: ProfileFile,
  dryRun: boolean,
  { from: stopped, keep, after }: ProfileImportHooks = {},
): Promise<ProfileImportReport> {
  const rehearsal = dryRun ? new Rehearsal() : undefined
  // What a dry run would have written is kept in memory only: one that was broken off begins again.
  const from = dryRun ? undefined : stopped
  const report = from?.report ?? {
    dry_run: dryRun,
    rows: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    refused: 0,
    noted: [],
  }
  const noted = new NotedRows(report.noted)
  const waiting: ReadRow[] = []
  const firstRows = new Map<string, number>()
  let done = 0
  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return
    // Rows that were done before ask nothing of the database, and would hold up everything else that this process does.
    await setImmediate()
    ctx.signal.throwIfAborted()
    const rows = waiting.splice(0).map((row) => withTwin(row, firstRows))
    done += rows.length
    if (from !== undefined && done <= from.done) return
    const ready = rows.map((row) => readyRow(ctx, kit, row))
    const write = async (all: readonly (ReadyRow | NotedProfile)[]): Promise<void> => {
      const known = await ctx.db.inAccount(ctx.accountId, async (tx) => {
        const written = await writeRows(tx, ctx, kit.reference, all, rehearsal)
        for (const row of written.became) note(report, noted, row)
        await keep?.(tx, { done, report })
        return written.known
      })
      rehearsal?.take(known)
    }
    await write(ready).catch(async (error: unknown) => {
      const refusals = await refusalsOf(ctx, ready, error, (tx, row) =>
        writeRows(tx, ctx, kit.reference, [row], rehearsal),
      )
      await write(ready.map((row, n) => (refusals[n] === undefined ? row : refused(row, [refusals[n]]))))
    })
    await after?.({ done, report })
  }
  for await (const row of rowsOf(file, kit.reference)) {
    waiting.push(row)
    if (waiting.length === portion) await flush()
  }
  await flush()
  return report
}

/**
 * A row that changes what an earlier one of the same file has made says so: it may be a slip, and another business. A row
 * without an external id is known by its tax number; the first that has neither says what comes of it.
 */
function withTwin(read: ReadRow, firstRows: Map<string, number>): ReadRow {
  const { row, document } = read
  if (!isRecord(document)) return read
  const [id, taxId] = [document['external_id'], taxIdOf(document)]
  const keys = [...(typeof id === 'string' ? [`id ${id}`] : []), ...(taxId === undefined ? [] : [`tax ${taxId}`])]
  const [key] = keys
  if (key === undefined) {
    if (firstRows.has(nameless)) return read
    firstRows.set(nameless, row)
    return { ...read, notes: [...read.notes, madeAnew] }
  }
  const first = firstRows.get(key)
  for (const each of keys) if (firstRows.size < mostRemembered && !firstRows.has(each)) firstRows.set(each, row)
  if (first === undefined) return read
  return { ...read, twin: typeof id === 'string' ? twinById(first) : twinByTaxId(first) }
}

/** Key of the first row that is known by nothing. */
const nameless = 'none'
const madeAnew: RowNote = {
  pointer: '/external_id',
  detail: {
    en: 'rows with neither an external id nor a tax number, as this one, make new profiles each time the file is sent; give each an external_id',
    el: 'γραμμές χωρίς external_id και χωρίς ΑΦΜ, όπως αυτή, δημιουργούν νέα προφίλ κάθε φορά που στέλνεται το αρχείο· δώστε σε καθεμία external_id',
  },
}

function taxIdOf(document: Record<string, unknown>): string | undefined {
  const given = document['tax_id']
  if (typeof given !== 'string') return undefined
  const read = readGreekTaxId(given)
  return read.ok ? read.tax_id : given
}

const twinById = (first: number): RowNote => ({
  pointer: '/external_id',
  detail: {
    en: `row ${first} of this file has the same external id, and this row changes its profile; give each business one of its own`,
    el: `η γραμμή ${first} του ίδιου αρχείου έχει το ίδιο external_id και αυτή η γραμμή αλλάζει το προφίλ της· δώστε σε κάθε επιχείρηση δικό της`,
  },
})
const twinByTaxId = (first: number): RowNote => ({
  pointer: '/tax_id',
  detail: {
    en: `row ${first} of this file has the same tax number, and rows without an external id that have one tax number write one profile; where they are to be two, give each an external_id, and send a business with branches as one row`,
    el: `η γραμμή ${first} του ίδιου αρχείου έχει τον ίδιο ΑΦΜ, και γραμμές χωρίς external_id με έναν ΑΦΜ γράφουν ένα προφίλ· αν πρέπει να είναι δύο, δώστε στην καθεμία external_id, και στείλτε μια επιχείρηση με υποκαταστήματα ως μία γραμμή`,
  },
})

async function* rowsOf(file: ProfileFile, reference: ProfileReference): AsyncGenerator<ReadRow> {
  if (file.media === 'application/json') return yield* companies(await whole(file, largestJson), reference)
  if (file.media === ndjsonType) return yield* documents(file, reference)
  const records =
    file.media === xlsxType
      ? xlsxRecords(await whole(file, largestWorkbook))
      : csvRecords(decoded(file.pieces, file.encoding))
  const { header, rows } = await tableOf(records, file.media === xlsxType ? 'workbook' : 'separated')
  if (!isProfileTable(header))
    throw unreadableFile('no_profiles', {
      en: 'its first row has neither a column name nor tax_id',
      el: 'η πρώτη γραμμή δεν έχει στήλη name (επωνυμία) ούτε tax_id (ΑΦΜ)',
    })
  const odd = oddColumns(header)
  for await (const row of rows) {
    const read = readTableRow(row)
    yield row.row === 1 ? { ...read, notes: [...odd, ...read.notes] } : read
  }
}

async function whole(file: ProfileFile, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const piece of file.pieces) {
    parts.push(piece)
    length += piece.length
    if (length > most)
      throw unreadableFile('too_large', {
        en: `it is larger than ${most} bytes; send it as CSV or NDJSON`,
        el: `είναι μεγαλύτερο από ${most} bytes· στείλτε το ως CSV ή NDJSON`,
      })
  }
  return Buffer.concat(parts)
}

/** Answers of the registry: a company, a list of them, or a page of a search. */
async function* companies(bytes: Uint8Array, reference: ProfileReference): AsyncGenerator<ReadRow> {
  const json = JSON.parse(new TextDecoder().decode(bytes)) as unknown
  const list: readonly unknown[] = Array.isArray(json)
    ? json
    : isRecord(json) && Array.isArray(json['searchResults'])
      ? json['searchResults']
      : [json]
  for (const [index, each] of list.entries()) yield readJson(each, index + 1, reference)
}

/** A profile or a company of the registry on each line. */
async function* documents(file: ProfileFile, reference: ProfileReference): AsyncGenerator<ReadRow> {
  let row = 0
  for await (const line of linesOf(decoded(file.pieces, file.encoding))) {
    if (line.trim() === '') continue
    row += 1
    try {
      yield readJson(JSON.parse(line), row, reference)
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      yield { row, notes: [{ pointer: '', detail: { en: 'the line is no JSON', el: 'η γραμμή δεν είναι JSON' } }] }
    }
  }
}

function readJson(json: unknown, row: number, reference: ProfileReference): ReadRow {
  return isCompany(json) ? readCompany(json, row, reference.regions) : { row, document: json, notes: [] }
}

/** A row that can be written, with its document as it came and as it was understood. */
interface ReadyRow {
  readonly row: number
  readonly notes: readonly RowNote[]
  readonly twin?: RowNote | undefined
  readonly document: Profile
  readonly read: Understood
}

function readyRow(
  ctx: Context,
  kit: ProfileImportKit,
  { row, document, notes, twin }: ReadRow,
): ReadyRow | NotedProfile {
  if (document === undefined) return refused({ row, notes }, [])
  const faults = kit.formFaults(document)
  if (faults.length > 0) return refused({ row, notes }, faults)
  const profile = document as Profile
  try {
    return { row, notes, twin, document: profile, read: understand(profile, kit.reference, ctx.now) }
  } catch (error) {
    return refusedBy(error, { row, notes })
  }
}

/** What became of each, in their order; with a rehearsal, what would. */
async function writeRows(
  tx: Tx,
  ctx: Context,
  reference: ProfileReference,
  rows: readonly (ReadyRow | NotedProfile)[],
  rehearsal: Rehearsal | undefined,
): Promise<{ became: NotedProfile[]; known: KnownProfiles }> {
  const known = await KnownProfiles.of(
    tx,
    ctx.accountId,
    rows.flatMap((row) => ('read' in row ? row.read.profile : [])),
    rehearsal,
  )
  const became: NotedProfile[] = []
  const dryRun = rehearsal !== undefined
  for (const row of rows) became.push('read' in row ? await writeRow(tx, ctx, reference, row, known, dryRun) : row)
  await insertFreshIn(tx, ctx, known)
  return { became, known }
}

async function writeRow(
  tx: Tx,
  ctx: Context,
  reference: ProfileReference,
  ready: ReadyRow,
  known: KnownProfiles,
  dryRun: boolean,
): Promise<NotedProfile> {
  try {
    const written = await putProfileIn(tx, ctx, reference, ready, known, dryRun)
    return {
      row: ready.row,
      profile_id: written.id,
      outcome: written.outcome,
      notes: [
        ...ready.notes,
        ...(ready.twin === undefined || written.outcome === 'unchanged' ? [] : [ready.twin]),
        ...written.notes,
      ],
    }
  } catch (error) {
    return refusedBy(error, ready)
  }
}

type Row = Pick<ReadRow, 'row' | 'notes'>

/** @throws what is no fault of the row */
function refusedBy(error: unknown, row: Row): NotedProfile {
  if (!(error instanceof Problem)) throw error
  return refused(row, error.errors.length > 0 ? error.errors : [{ pointer: '', detail: error.detail }])
}

const refused = ({ row, notes }: Row, faults: readonly RowNote[]): NotedProfile => ({
  row,
  profile_id: null,
  outcome: 'refused',
  notes: [...notes, ...faults.map(({ pointer, detail }) => ({ pointer, detail }))],
})

function note(report: ProfileImportReport, noted: NotedRows<NotedProfile>, row: NotedProfile): void {
  report.rows += 1
  report[row.outcome] += 1
  if (row.notes.length > 0 || row.outcome === 'refused') noted.add(row)
}
